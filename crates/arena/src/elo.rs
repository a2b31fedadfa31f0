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

#[cfg(test)]
mod tests;

use crate::{
    interval::{Estimate, Interval, wilson_at},
    normal::{self, Z95},
};
use std::f64::consts::LN_10;

/// What one player got out of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameScore {
    /// No point.
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
