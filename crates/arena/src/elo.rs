//! How much stronger one player is than another, from the results between them.
//!
//! A match is a tally of *units*: single games with scores 0, ½, 1, or colour-swapped pairs from one opening with mean scores 0, ¼, ½,
//! ¾, 1. Pairs are the better unit wherever they exist: the two games share an opening, so they are not independent, and a lopsided
//! opening costs nothing. With n units, mean score s and variance v = Σ(x − s)²/n:
//!
//! ```text
//! Elo      E(s) = −400 · log₁₀(1/s − 1)
//! interval E(s ± 1.96·√(v/n)); a bound beyond 0 or 1 is infinite
//! LOS      Φ((s − ½)/√(v/n)), the likelihood that the first player is the stronger
//! nElo     (s − ½)/σ · 800/ln 10, with σ the deviation of one game: √v of games, √(2v) of pairs
//! ```
//!
//! - A. E. Elo, *The Rating of Chessplayers* (1978).
//! - R. Coulom, "Whole-History Rating" (2008) and <https://www.chessprogramming.org/Match_Statistics> for the likelihood of superiority.
//! - M. Van den Bergh, "Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo.pdf>; the interval of nElo by the delta method,
//!   with the skewness γ and excess kurtosis κ of the units: t = (s − ½)/√v has variance (1 − tγ + t²(κ + 2)/4)/n.
//!
//! When every unit came out the same, v = 0 says nothing about the variance. The interval is then Wilson's for n units, the likelihood
//! of superiority takes the second moment about ½ for the variance, which is Coulom's (W − L)/√(W + L), and nElo is `None`.

use crate::{
    interval::{Estimate, Interval, wilson_at},
    normal::{self, Z95},
};
use std::f64::consts::LN_10;

/// What one player got out of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameScore {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// One point.
    Win,
}

/// The results of single games, seen by the first player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WinDrawLoss {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl WinDrawLoss {
    /// Counts one more game.
    pub fn add(&mut self, score: GameScore) {
        let count = match score {
            GameScore::Loss => &mut self.losses,
            GameScore::Draw => &mut self.draws,
            GameScore::Win => &mut self.wins,
        };
        *count = count.saturating_add(1);
    }
}

/// The results of colour-swapped pairs, seen by the first player: how many pairs gave 0, ½, 1, 1½ and 2 points.
///
/// In the customary notation `[LL, LD, DD + WL, WD, WW]`, the "Ptnml(0-2)" of chess testers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PairCounts(pub [u64; 5]);

impl PairCounts {
    /// Counts one more pair, by the scores of its two games.
    pub fn add(&mut self, first: GameScore, second: GameScore) {
        let count = &mut self.0[first as usize + second as usize];
        *count = count.saturating_add(1);
    }
}

/// Counts of units whose scores are evenly spaced from 0 to 1, the lowest first.
pub trait Tally {
    /// How many games make a unit.
    const GAMES_A_UNIT: u32;

    /// How many units had each score.
    fn counts(&self) -> impl ExactSizeIterator<Item = u64> + Clone;
}

impl Tally for WinDrawLoss {
    const GAMES_A_UNIT: u32 = 1;

    fn counts(&self) -> impl ExactSizeIterator<Item = u64> + Clone {
        [self.losses, self.draws, self.wins].into_iter()
    }
}

impl Tally for PairCounts {
    const GAMES_A_UNIT: u32 = 2;

    fn counts(&self) -> impl ExactSizeIterator<Item = u64> + Clone {
        self.0.into_iter()
    }
}

/// What a tally says about the strength of the first player against the second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EloEstimate {
    /// Games played.
    pub games: f64,
    /// Points a game, 0 to 1.
    pub score: Estimate,
    /// The variance of the score of a unit: of a game, or of the mean of a pair.
    pub variance: f64,
    /// The difference in Elo; infinite when every game was won or every game lost.
    pub elo: Estimate,
    /// The difference in normalised Elo, which does not depend on how drawish or paired the games are; `None` when all units were alike.
    pub normalised: Option<Estimate>,
    /// The likelihood that the first player is the stronger, 0 to 1.
    pub superiority: f64,
}

impl EloEstimate {
    /// Reads a tally. `None` when there are no games.
    pub fn of(tally: &impl Tally) -> Option<EloEstimate> {
        let moments = Moments::of(tally)?;
        let score = Estimate { value: moments.mean, interval: moments.score_interval() };
        Some(EloEstimate {
            games: moments.units * moments.games_a_unit,
            score,
            variance: moments.variance,
            elo: Estimate { value: elo_of_score(score.value), interval: score.interval.map(elo_of_score) },
            normalised: moments.normalised(),
            superiority: moments.superiority(),
        })
    }
}

/// Elo that a score of 0..=1 stands for; infinite at the ends, and beyond them like at them.
pub fn elo_of_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 / LN_10 * (score / (1.0 - score)).ln()
    }
}

/// The score to expect from an Elo difference.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo * LN_10 / 400.0).exp())
}

/// Normalised Elo in one standard deviation of a game.
pub const NORMALISED_ELO_A_DEVIATION: f64 = 800.0 / LN_10;

struct Moments {
    units: f64,
    games_a_unit: f64,
    mean: f64,
    variance: f64,
    about_half: f64,
    third: f64,
    fourth: f64,
}

impl Moments {
    fn of<T: Tally>(tally: &T) -> Option<Moments> {
        let counts = tally.counts();
        let top = (counts.len() - 1) as f64;
        let units: f64 = counts.clone().map(|count| count as f64).sum();
        if units == 0.0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| -> f64 {
            counts.clone().enumerate().map(|(i, count)| count as f64 * of(i as f64 / top)).sum::<f64>() / units
        };
        let mean = average(&|x| x).clamp(0.0, 1.0);
        // Counts that are all in one cell must give exactly 0, whatever the mean rounds to.
        let alike = counts.clone().filter(|&count| count > 0).count() == 1;
        let power = |k| if alike { 0.0 } else { average(&|x| (x - mean).powi(k)) };
        Some(Moments {
            units,
            games_a_unit: f64::from(T::GAMES_A_UNIT),
            mean,
            variance: power(2),
            about_half: average(&|x| (x - 0.5).powi(2)),
            third: power(3),
            fourth: power(4),
        })
    }

    fn score_interval(&self) -> Interval {
        if self.variance > 0.0 {
            Interval::around(self.mean, Z95 * (self.variance / self.units).sqrt()).within(0.0, 1.0)
        } else {
            wilson_at(self.mean, self.units)
        }
    }

    fn normalised(&self) -> Option<Estimate> {
        if self.variance <= 0.0 {
            return None;
        }
        let scale = NORMALISED_ELO_A_DEVIATION / self.games_a_unit.sqrt();
        let t = (self.mean - 0.5) / self.variance.sqrt();
        let skewness = self.third / self.variance.powf(1.5);
        let excess = self.fourth / (self.variance * self.variance) - 3.0;
        let spread = (1.0 - t * skewness + 0.25 * t * t * (excess + 2.0)).max(0.0);
        Some(Estimate { value: t, interval: Interval::around(t, Z95 * (spread / self.units).sqrt()) }.scaled(scale))
    }

    fn superiority(&self) -> f64 {
        let variance = if self.variance > 0.0 { self.variance } else { self.about_half };
        if variance > 0.0 { normal::cdf((self.mean - 0.5) * (self.units / variance).sqrt()) } else { 0.5 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures as they are printed: the value, its ± and the number of digits that were given.
    struct Printed {
        elo: (f64, f64),
        normalised: Option<(f64, f64)>,
        superiority: Option<f64>,
    }

    fn check(tally: &impl Tally, expected: Printed) {
        let found = EloEstimate::of(tally).unwrap();
        let near = |what: &str, found: f64, expected: f64, tolerance: f64| {
            assert!((found - expected).abs() <= tolerance, "{what}: {found}, published {expected}");
        };
        near("Elo", found.elo.value, expected.elo.0, 0.0051);
        near("± Elo", found.elo.interval.margin(), expected.elo.1, 0.0051);
        if let Some((value, margin)) = expected.normalised {
            let normalised = found.normalised.unwrap();
            near("nElo", normalised.value, value, 0.0051);
            // fastchess takes the variance of t to be 1 (its pull request 226 says so), which is exact at nElo 0 only.
            near("± nElo", normalised.interval.margin(), margin, 0.0051 + 0.02 * value.abs());
        }
        if let Some(percent) = expected.superiority {
            near("LOS", 100.0 * found.superiority, percent, 0.0051);
        }
    }

    #[test]
    fn games_as_published() {
        // fastchess, app/tests/elo_test.cpp: wins, losses, draws = 136, 96, 111.
        check(
            &WinDrawLoss { wins: 136, draws: 111, losses: 96 },
            Printed { elo: (40.70, 30.43), normalised: Some((49.77, 36.77)), superiority: Some(99.60) },
        );
        // The same file: 76, 89, 123, of which nElo and LOS are given.
        let found = EloEstimate::of(&WinDrawLoss { wins: 76, draws: 123, losses: 89 }).unwrap();
        let normalised = found.normalised.unwrap();
        assert!((normalised.value + 20.76).abs() < 0.005, "{normalised:?}");
        assert!((normalised.interval.margin() - 40.13).abs() < 0.15, "{normalised:?}");
        assert!((found.superiority - 0.1553).abs() < 5e-5);
        // cutechess issue 543: 880 - 759 - 1863, "Elo difference: 12.0 +/- 7.9, LOS: 99.9 %".
        let found = EloEstimate::of(&WinDrawLoss { wins: 880, draws: 1863, losses: 759 }).unwrap();
        assert!((found.elo.value - 12.0).abs() < 0.05 && (found.elo.interval.margin() - 7.9).abs() < 0.05, "{found:?}");
        assert!((found.superiority - 0.999).abs() < 5e-4);
        // talkchess, "ELO error margin" (t=57969): 1534 - 1516 - 950, ± 9.66 with 700 in place of 1.96 · 800/ln 10 = 680.96.
        let found = EloEstimate::of(&WinDrawLoss { wins: 1534, draws: 950, losses: 1516 }).unwrap();
        assert!((found.elo.interval.margin() * 700.0 / 680.96 - 9.66).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn pairs_as_published() {
        // fastchess, app/tests/elo_test.cpp, where the cells are LL, LD, WL, DD, WD, WW.
        check(
            &PairCounts([34, 54, 31 + 32, 64, 75]),
            Printed { elo: (55.58, 27.65), normalised: Some((57.94, 28.28)), superiority: Some(100.00) },
        );
        check(
            &PairCounts([332, 433, 457 + 41, 333, 334]),
            Printed { elo: (-8.64, 10.33), normalised: Some((-9.17, 10.96)), superiority: Some(5.05) },
        );
        check(
            &PairCounts([7895, 8757, 5485 + 200, 568, 9999]),
            Printed { elo: (-21.04, 2.95), normalised: Some((-19.01, 2.65)), superiority: None },
        );
        // brunocodutra/cinder pull request 727, a match of 2,814 games.
        check(
            &PairCounts([50, 287, 610, 387, 73]),
            Printed { elo: (18.04, 8.23), normalised: Some((28.19, 12.84)), superiority: Some(100.00) },
        );
        // lynx-chess/Lynx pull request 1899, 11,440 games.
        check(
            &PairCounts([235, 1384, 2521, 1341, 239]),
            Printed { elo: (-1.06, 4.05), normalised: Some((-1.67, 6.37)), superiority: Some(30.33) },
        );
        // Yoshie2000/PlentyChess pull request 211 (OpenBench): "311.26 +- 33.26", far from the middle, where ± is the upper part.
        let elo = EloEstimate::of(&PairCounts([1, 3, 32, 87, 164])).unwrap().elo;
        assert!((elo.value - 311.26).abs() < 0.005 && (elo.interval.high - elo.value - 33.26).abs() < 0.005, "{elo:?}");
        // Stockfish pull request 6255 (fishtest): "Elo: 2.22 ± 1.3, LOS: 100.0%, nElo: 12.00 ± 6.8".
        let found = EloEstimate::of(&PairCounts([1, 137, 4659, 203, 0])).unwrap();
        let normalised = found.normalised.unwrap();
        assert!((found.elo.value - 2.22).abs() < 0.005 && (found.elo.interval.margin() - 1.3).abs() < 0.05);
        assert!((normalised.value - 12.00).abs() < 0.005 && (normalised.interval.margin() - 6.8).abs() < 0.05);
        assert!(found.superiority > 0.9995);
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(EloEstimate::of(&WinDrawLoss::default()), None);
        assert_eq!(EloEstimate::of(&PairCounts::default()), None);
    }

    #[test]
    fn a_clean_sweep_has_a_finite_lower_bound() {
        let found = EloEstimate::of(&WinDrawLoss { wins: 20, draws: 0, losses: 0 }).unwrap();
        assert_eq!((found.elo.value, found.elo.interval.high), (f64::INFINITY, f64::INFINITY));
        // Newcombe's 0/20 turned round: the score is at least 1 − 0.1611.
        assert!((found.score.interval.low - 0.8389).abs() < 5e-5);
        assert!((found.elo.interval.low - 286.6).abs() < 0.1, "{found:?}");
        assert_eq!(found.normalised, None);
        assert!((found.superiority - normal::cdf(20f64.sqrt())).abs() < 1e-15);

        let lost = EloEstimate::of(&PairCounts([7, 0, 0, 0, 0])).unwrap();
        assert_eq!((lost.elo.value, lost.elo.interval.low), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        assert!(lost.elo.interval.high.is_finite() && lost.elo.interval.high < 0.0);
    }

    #[test]
    fn all_draws_are_level_but_not_certain() {
        let found = EloEstimate::of(&PairCounts([0, 0, 9, 0, 0])).unwrap();
        assert_eq!((found.elo.value, found.superiority), (0.0, 0.5));
        assert!(found.elo.interval.low < -100.0 && found.elo.interval.high > 100.0);
    }

    #[test]
    fn elo_and_score_undo_each_other() {
        for elo in [-800.0, -200.0, -1.0, 0.0, 3.5, 400.0] {
            assert!((elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-9);
        }
        // Elo's own table: 200 points more make 76 %, 400 make 91 % (logistic curve).
        assert!((score_of_elo(200.0) - 0.7597).abs() < 5e-5 && (score_of_elo(400.0) - 10.0 / 11.0).abs() < 1e-15);
        assert_eq!((elo_of_score(-1.0), elo_of_score(2.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn games_fall_into_their_cells() {
        use GameScore::{Draw, Loss, Win};
        let mut pairs = PairCounts::default();
        for (first, second) in [(Loss, Loss), (Draw, Loss), (Win, Loss), (Draw, Draw), (Win, Draw), (Win, Win)] {
            pairs.add(first, second);
        }
        assert_eq!(pairs, PairCounts([1, 1, 2, 1, 1]));
        let mut games = WinDrawLoss::default();
        for score in [Win, Win, Draw, Loss] {
            games.add(score);
        }
        assert_eq!(games, WinDrawLoss { wins: 2, draws: 1, losses: 1 });
    }
}
