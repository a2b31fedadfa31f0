//! Who wins games of more than two players.
//!
//! A win that k players share counts 1/k for each, so the shares of a game add up to 1 and the fair share of n players is 1/n.
//!
//! A deal is played in every seat, and once more with the bots' places exchanged (the reverse field). Those games share their cards and
//! are far from independent, so the unit is the deal: with mᵢ seats played by the bot in deal i, yᵢ what it got there in all, and G deals,
//!
//! ```text
//! mean      r = Σyᵢ/Σmᵢ
//! variance  G/(G − 1) · Σ(yᵢ − r·mᵢ)²/(Σmᵢ)²
//! interval  r ± t·√variance, t the 97.5 % quantile of Student's distribution with G − 1 degrees of freedom
//! ```
//!
//! That is the ratio estimator of cluster sampling (W. G. Cochran, *Sampling Techniques*, 1977, 9A.1 with 6.13) and the cluster-robust
//! variance of a mean (K.-Y. Liang, S. L. Zeger, Biometrika 73, 1986, with the usual correction for few clusters).
//!
//! One deal alone says nothing about the variance: its interval is [0, 1], or unbounded for points. If all of several deals gave the same
//! share, the interval is Wilson's for that many deals.

use crate::{
    interval::{Estimate, Interval, wilson_at},
    normal::student95,
};
use std::num::NonZeroU32;

/// What a seat got out of the win of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// Another seat won.
    No,
    /// One of this many winners; alone, one of one.
    OneOf(NonZeroU32),
}

impl Win {
    /// A win that is not shared.
    pub const ALONE: Win = Win::OneOf(NonZeroU32::MIN);

    /// The part of the win: 0, or 1/k of k winners.
    pub fn share(self) -> f64 {
        match self {
            Win::No => 0.0,
            Win::OneOf(winners) => 1.0 / f64::from(winners.get()),
        }
    }
}

/// What a bot got in the games of one deal.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Deal {
    seats: f64,
    wins: f64,
    points: f64,
}

impl Deal {
    /// Adds one seat of one game: its part of the win and its points. A bot that sits in several seats of a game adds each.
    pub fn add(&mut self, win: Win, points: i32) {
        self.seats += 1.0;
        self.wins += win.share();
        self.points += f64::from(points);
    }
}

/// How a bot did over many deals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Field {
    /// Deals with at least one game.
    pub deals: usize,
    /// Seats played over all games.
    pub seats: f64,
    /// Wins a game, 0 to 1.
    pub win_share: Estimate,
    /// Wins a game as a multiple of the fair share 1/n: 1 is no better than the field.
    pub fair_shares: Estimate,
    /// Points a game.
    pub points: Estimate,
}

impl Field {
    /// Sums up the deals of games with this many players. `None` when nothing was played.
    pub fn of(deals: &[Deal], players: NonZeroU32) -> Option<Field> {
        let clusters = |of: fn(&Deal) -> f64| deals.iter().map(move |deal| (of(deal), deal.seats));
        let (wins, played, seats) = ratio(clusters(|deal| deal.wins))?;
        let (points, ..) = ratio(clusters(|deal| deal.points))?;
        let win_share = wins.share(played);
        Some(Field { deals: played, seats, win_share, fair_shares: win_share.scaled(f64::from(players.get())), points: points.unbounded() })
    }
}

/// What two bots got from the same deals: the wins and the points a game of the first less those of the second.
///
/// Luck of the deal falls out of the difference, which is what the reverse field is played for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advantage {
    /// Deals that both played.
    pub deals: usize,
    /// Wins a game more, −1 to 1.
    pub win_share: Estimate,
    /// Points a game more.
    pub points: Estimate,
}

impl Advantage {
    /// Compares two bots deal by deal. Pairs of deals that either did not play are left out; `None` when no pair is left.
    ///
    /// Every deal counts the same, whatever the number of games it was played in.
    pub fn of(deals: &[(Deal, Deal)]) -> Option<Advantage> {
        let both = || deals.iter().filter(|(first, second)| first.seats > 0.0 && second.seats > 0.0);
        let difference =
            |of: fn(&Deal) -> f64| both().map(move |(first, second)| (of(first) / first.seats - of(second) / second.seats, 1.0));
        let (wins, played, _) = ratio(difference(|deal| deal.wins))?;
        let (points, ..) = ratio(difference(|deal| deal.points))?;
        // A difference d in −1..=1 is the proportion (1 + d)/2.
        let halved = Ratio { mean: (1.0 + wins.mean) / 2.0, error: wins.error / 2.0, quantile: wins.quantile }.share(played);
        let interval = halved.interval.map(|end| 2.0 * end - 1.0);
        Some(Advantage { deals: played, win_share: Estimate { value: wins.mean, interval }, points: points.unbounded() })
    }
}

/// A ratio of sums over clusters, its standard error, and how many of these make 95 %.
struct Ratio {
    mean: f64,
    error: f64,
    quantile: f64,
}

impl Ratio {
    fn unbounded(&self) -> Estimate {
        let interval =
            if self.quantile.is_finite() { Interval::around(self.mean, self.quantile * self.error) } else { Interval::WHOLE_LINE };
        Estimate { value: self.mean, interval }
    }

    fn share(&self, clusters: usize) -> Estimate {
        let value = self.mean.clamp(0.0, 1.0);
        // What is left of equal shares after rounding is no variance either.
        let interval = if clusters > 1 && self.error < 1e-12 { wilson_at(value, clusters as f64) } else { self.unbounded().interval };
        Estimate { value, interval: interval.within(0.0, 1.0) }
    }
}

/// The ratio of clusters given as (total, size), how many were not empty, and the sum of the sizes.
fn ratio(clusters: impl Iterator<Item = (f64, f64)> + Clone) -> Option<(Ratio, usize, f64)> {
    let (total, size, count) =
        clusters.clone().fold((0.0, 0.0, 0), |(total, size, count), (y, m)| (total + y, size + m, count + usize::from(m > 0.0)));
    if count == 0 {
        return None;
    }
    let mean = total / size;
    let squares: f64 = clusters.map(|(y, m)| (y - mean * m).powi(2)).sum();
    let error = if count > 1 { (count as f64 / (count - 1) as f64 * squares).sqrt() / size } else { 0.0 };
    Some((Ratio { mean, error, quantile: student95(count as u64 - 1) }, count, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(n: u32) -> NonZeroU32 {
        NonZeroU32::new(n).unwrap()
    }

    fn deal(games: &[(Win, i32)]) -> Deal {
        let mut deal = Deal::default();
        for &(win, points) in games {
            deal.add(win, points);
        }
        deal
    }

    #[test]
    fn unequal_clusters_as_published() {
        // R. L. Scheaffer, W. Mendenhall, L. Ott, *Elementary Survey Sampling*, table 8.1 and example 8.2: residents and income of 25 of
        // 415 blocks; the mean is 8,801 and two standard errors are 1,617, with the correction 1 − 25/415 for the finite city.
        let residents = [8, 12, 4, 5, 6, 6, 7, 5, 8, 3, 2, 6, 5, 10, 9, 3, 6, 5, 5, 4, 6, 8, 7, 3, 8];
        let thousands = [96, 121, 42, 65, 52, 40, 75, 65, 45, 50, 85, 43, 54, 49, 53, 50, 32, 22, 45, 37, 51, 30, 39, 47, 41];
        let blocks = residents.iter().zip(thousands).map(|(&m, y)| (1_000.0 * f64::from(y), f64::from(m)));
        let (found, clusters, size) = ratio(blocks).unwrap();
        assert_eq!((clusters, size), (25, 151.0));
        assert!((found.mean - 8_801.0).abs() < 0.5, "{}", found.mean);
        let bound = 2.0 * found.error * (1.0f64 - 25.0 / 415.0).sqrt();
        assert!((bound - 1_617.0).abs() < 1.0, "{bound}");
    }

    #[test]
    fn equal_clusters_as_published() {
        // S. L. Lohr, *Sampling: Design and Analysis*, example 6.6: five classes of five students, the hours they studied; the estimated
        // total for all 647 students is 1,617.5 with standard error 233.28. Hours in halves, to have whole points.
        let halves = [[4, 6, 5, 6, 3], [5, 4, 6, 0, 1], [6, 1, 3, 4, 6], [2, 5, 6, 10, 5], [8, 9, 6, 4, 10]];
        let classes = halves.map(|class| deal(&class.map(|half_hours| (Win::No, half_hours))));
        let found = Field::of(&classes, players(2)).unwrap().points.scaled(0.5 * 647.0);
        assert!((found.value - 1_617.5).abs() < 1e-9);
        // Four degrees of freedom.
        assert!((found.interval.margin() / 2.776_445 - 233.28).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn shared_wins_count_their_part() {
        let three = Win::OneOf(players(3));
        let found = Field::of(&[deal(&[(Win::ALONE, 5), (Win::No, -2)]), deal(&[(three, 1), (Win::No, 0)])], players(4)).unwrap();
        assert!((found.win_share.value - (1.0 + 1.0 / 3.0) / 4.0).abs() < 1e-15);
        assert!((found.fair_shares.value - 4.0 / 3.0).abs() < 1e-15);
        assert_eq!((found.points.value, found.deals, found.seats), (1.0, 2, 4.0));
    }

    #[test]
    fn little_played_says_little() {
        assert_eq!(Field::of(&[], players(4)), None);
        assert_eq!(Field::of(&[Deal::default(); 3], players(4)), None);
        let once = Field::of(&[deal(&[(Win::ALONE, 9)]), Deal::default()], players(4)).unwrap();
        assert_eq!(once.deals, 1);
        assert_eq!((once.win_share.value, once.win_share.interval), (1.0, Interval { low: 0.0, high: 1.0 }));
        assert_eq!(once.points.interval, Interval::WHOLE_LINE);
        let sweep = Field::of(&[deal(&[(Win::ALONE, 9)]); 20], players(4)).unwrap();
        // Newcombe's 0/20 turned round, as in `interval`.
        assert!((sweep.win_share.interval.low - 0.8389).abs() < 5e-5 && sweep.win_share.interval.high == 1.0);
    }

    #[test]
    fn the_luck_of_the_deal_falls_out_of_a_comparison() {
        // Good cards win for either bot; the first wins one game in four more.
        let good = (deal(&[(Win::ALONE, 4); 4]), deal(&[(Win::ALONE, 4), (Win::ALONE, 4), (Win::ALONE, 4), (Win::No, 0)]));
        let bad = (deal(&[(Win::ALONE, 4), (Win::No, 0), (Win::No, 0), (Win::No, 0)]), deal(&[(Win::No, 0); 4]));
        let deals: Vec<_> = [good, bad].into_iter().cycle().take(20).collect();
        let found = Advantage::of(&deals).unwrap();
        assert_eq!(
            (found.deals, found.win_share.value, found.points),
            (20, 0.25, Estimate { value: 1.0, interval: Interval { low: 1.0, high: 1.0 } })
        );
        assert!(found.win_share.interval.contains(0.25));
        let level = Advantage::of(&[(good.0, good.0), (bad.0, Deal::default())]).unwrap();
        assert_eq!((level.deals, level.win_share.value, level.win_share.interval), (1, 0.0, Interval { low: -1.0, high: 1.0 }));
        assert_eq!(Advantage::of(&[]), None);
    }
}
