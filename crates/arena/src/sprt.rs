//! May the match stop? The sequential probability ratio test.
//!
//! Two hypotheses, H0: the difference is `elo0`, H1: it is `elo1`. After every unit the log-likelihood ratio LLR is compared with
//!
//! ```text
//! lower = ln(β/(1 − α))   at or below it, accept H0
//! upper = ln((1 − β)/α)   at or above it, accept H1
//! ```
//!
//! α is the chance to accept H1 when H0 is true, β the reverse; A. Wald, *Sequential Analysis* (1947).
//!
//! The share of each result is unknown beyond the hypothesis, so the generalised ratio is taken: with p̂ᵢ the observed share of the
//! score xᵢ, each hypothesis is given the shares of the greatest likelihood among those that obey it,
//!
//! ```text
//! LLR = n · Σ p̂ᵢ · ln(p¹ᵢ/p⁰ᵢ),   pᵢ = p̂ᵢ/(1 + θ·bᵢ),   θ such that Σ p̂ᵢ·bᵢ/(1 + θ·bᵢ) = 0
//! logistic Elo:    bᵢ = xᵢ − s,                              s the expected score
//! normalised Elo:  bᵢ = xᵢ − ½ − t·σ·(1 + ((xᵢ − μ)/σ)²)/2,  t = (μ − ½)/σ, iterated in μ and σ of p
//! ```
//!
//! M. Van den Bergh, <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf> (proposition 1.1) and
//! <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf> (4.1; 4.2 is the closed form used where the iteration does not settle).
//! Like fishtest, an empty cell counts as 1/1000 of a unit, so that no result is taken to be impossible.

#[cfg(test)]
mod tests;

use crate::elo::{NORMALISED_ELO_A_DEVIATION, Tally, score_of_elo};
use std::{error::Error, fmt};

/// What an empty cell counts.
const EMPTY_CELL: f64 = 1e-3;

/// The largest bound that is accepted, in Elo. Beyond it a score is 1 for all that f64 can tell.
const MOST_ELO: f64 = 3_000.0;

/// The two hypotheses, each as an Elo difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bounds {
    /// Elo, by the logistic curve.
    Logistic {
        /// The difference under H0.
        elo0: f64,
        /// The difference under H1, larger than `elo0`.
        elo1: f64,
    },
    /// Normalised Elo: the same effort for the same difference, however drawish the game.
    Normalised {
        /// The difference under H0.
        elo0: f64,
        /// The difference under H1, larger than `elo0`.
        elo1: f64,
    },
}

/// A sequential test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    bounds: Bounds,
    lower: f64,
    upper: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Neither bound is reached: play on.
    Continue,
    /// The difference is `elo0` rather than `elo1`.
    AcceptH0,
    /// The difference is `elo1` rather than `elo0`.
    AcceptH1,
}

/// Why no test can be made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BadTest {
    /// `elo0` must be below `elo1`, and both within ± 3,000.
    Elo {
        /// As given.
        elo0: f64,
        /// As given.
        elo1: f64,
    },
    /// Both error rates must be above 0 and their sum below 1.
    ErrorRates {
        /// As given.
        alpha: f64,
        /// As given.
        beta: f64,
    },
}

impl fmt::Display for BadTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTest::Elo { elo0, elo1 } => {
                write!(f, "no test of {elo0} against {elo1} Elo: the first must be smaller, both within ±{MOST_ELO}")
            }
            BadTest::ErrorRates { alpha, beta } => {
                write!(f, "no test with error rates {alpha} and {beta}: both must be above 0 and their sum below 1")
            }
        }
    }
}

impl Error for BadTest {}

impl Sprt {
    /// A test that accepts H1 wrongly with probability `alpha` and H0 wrongly with probability `beta`.
    pub fn new(bounds: Bounds, alpha: f64, beta: f64) -> Result<Sprt, BadTest> {
        let (Bounds::Logistic { elo0, elo1 } | Bounds::Normalised { elo0, elo1 }) = bounds;
        if !(elo0 < elo1 && elo0.abs() <= MOST_ELO && elo1.abs() <= MOST_ELO) {
            return Err(BadTest::Elo { elo0, elo1 });
        }
        if !(alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0) {
            return Err(BadTest::ErrorRates { alpha, beta });
        }
        Ok(Sprt { bounds, lower: (beta / (1.0 - alpha)).ln(), upper: ((1.0 - beta) / alpha).ln() })
    }

    /// The hypotheses.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The ratio at or below which H0 is accepted.
    pub fn lower(&self) -> f64 {
        self.lower
    }

    /// The ratio at or above which H1 is accepted.
    pub fn upper(&self) -> f64 {
        self.upper
    }

    /// The log-likelihood ratio; 0 without games.
    pub fn llr(&self, tally: &impl Tally) -> f64 {
        let Some(sample) = Sample::of(tally) else { return 0.0 };
        match self.bounds {
            Bounds::Logistic { elo0, elo1 } => {
                let fit = |elo| sample.with_mean(score_of_elo(elo));
                sample.ratio(fit(elo0), fit(elo1)).unwrap_or(0.0)
            }
            Bounds::Normalised { elo0, elo1 } => {
                let [t0, t1] = [elo0, elo1].map(|elo| elo / NORMALISED_ELO_A_DEVIATION * sample.games_a_unit.sqrt());
                let exact = sample.with_t(t0).zip(sample.with_t(t1)).and_then(|(h0, h1)| sample.ratio(Some(h0), Some(h1)));
                exact.unwrap_or_else(|| sample.approximate_ratio_of_t(t0, t1))
            }
        }
    }

    /// What the results so far decide.
    pub fn verdict(&self, tally: &impl Tally) -> Verdict {
        let llr = self.llr(tally);
        if llr >= self.upper {
            Verdict::AcceptH1
        } else if llr <= self.lower {
            Verdict::AcceptH0
        } else {
            Verdict::Continue
        }
    }

    /// How far the test is on its way: −1 where H0 is accepted, 0 at the start, 1 where H1 is. A bar shows the absolute value.
    pub fn progress(&self, tally: &impl Tally) -> f64 {
        let llr = self.llr(tally);
        if llr >= 0.0 { (llr / self.upper).min(1.0) } else { -(llr / self.lower).min(1.0) }
    }

    /// About how many units the whole test takes if a unit has this mean score and variance.
    ///
    /// Wald's formula for a Brownian motion of drift d and variance r per unit: the bound hit divided by d, and −lower·upper/r when the
    /// drift is 0. Near the hypotheses it is good to a few per cent, as single steps are small then. `None` without a variance.
    pub fn expected_units<T: Tally>(&self, mean: f64, variance: f64) -> Option<f64> {
        if !(variance > 0.0 && variance.is_finite() && mean.is_finite()) {
            return None;
        }
        let [s0, s1] = match self.bounds {
            Bounds::Logistic { elo0, elo1 } => [elo0, elo1].map(score_of_elo),
            Bounds::Normalised { elo0, elo1 } => {
                let deviation = (variance * f64::from(T::GAMES_A_UNIT)).sqrt();
                [elo0, elo1].map(|elo| 0.5 + elo / NORMALISED_ELO_A_DEVIATION * deviation)
            }
        };
        let drift = (mean - 0.5 * (s0 + s1)) * (s1 - s0) / variance;
        let spread = (s1 - s0) * (s1 - s0) / variance;
        let slope = 2.0 * drift / spread;
        if slope.abs() < 1e-6 {
            return Some(-self.lower * self.upper / spread);
        }
        // The chance to reach the upper bound first; the exponents are negative either way, so that nothing overflows.
        let width = self.upper - self.lower;
        let upper_first = if slope > 0.0 {
            (slope * self.lower).exp_m1() / (-slope * width).exp_m1()
        } else {
            1.0 - (slope * self.upper).exp_m1() / (slope * width).exp_m1()
        };
        Some((upper_first * self.upper + (1.0 - upper_first) * self.lower) / drift)
    }
}

/// At most five cells, each with its score and its share of the units; no share is 0.
struct Sample {
    cells: Vec<(f64, f64)>,
    units: f64,
    games_a_unit: f64,
}

impl Sample {
    fn of<T: Tally>(tally: &T) -> Option<Sample> {
        let counts = tally.counts();
        if counts.clone().all(|count| count == 0) {
            return None;
        }
        let top = (counts.len() - 1) as f64;
        let filled = counts.map(|count| if count == 0 { EMPTY_CELL } else { count as f64 });
        let units: f64 = filled.clone().sum();
        let cells = filled.enumerate().map(|(i, count)| (i as f64 / top, count / units)).collect();
        Some(Sample { cells, units, games_a_unit: f64::from(T::GAMES_A_UNIT) })
    }

    /// The likeliest shares with expected score `s`.
    fn with_mean(&self, s: f64) -> Option<Vec<f64>> {
        self.tilted(&self.cells.iter().map(|(x, _)| x - s).collect::<Vec<_>>())
    }

    /// The likeliest shares whose score is `t` standard deviations above ½.
    fn with_t(&self, t: f64) -> Option<Vec<f64>> {
        let mut shares = vec![1.0 / self.cells.len() as f64; self.cells.len()];
        for _ in 0..100 {
            let (mean, variance) = self.moments(&shares);
            let deviation = variance.sqrt();
            let conditions = |(x, _): &(f64, f64)| x - 0.5 - t * deviation * (1.0 + ((mean - x) / deviation).powi(2)) / 2.0;
            let next = self.tilted(&self.cells.iter().map(conditions).collect::<Vec<_>>())?;
            let moved = shares.iter().zip(&next).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            shares = next;
            if moved < 1e-11 {
                let (mean, variance) = self.moments(&shares);
                return ((mean - 0.5) / variance.sqrt() - t).abs().lt(&1e-5).then_some(shares);
            }
        }
        None
    }

    /// The shares p̂/(1 + θb) with Σ p̂b/(1 + θb) = 0. The sum falls from +∞ to −∞ while all shares stay positive; Newton's method finds
    /// the zero, bisection where a step would leave the bracket.
    fn tilted(&self, conditions: &[f64]) -> Option<Vec<f64>> {
        let least = conditions.iter().copied().fold(f64::INFINITY, f64::min);
        let most = conditions.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if !(least < 0.0 && most > 0.0) {
            return None;
        }
        let (mut low, mut high) = (-1.0 / most, -1.0 / least);
        let mut theta = 0.0;
        for _ in 0..200 {
            let (mut sum, mut fall) = (0.0, 0.0);
            for ((_, share), b) in self.cells.iter().zip(conditions) {
                let part = b / (1.0 + theta * b);
                sum += share * part;
                fall += share * part * part;
            }
            *(if sum > 0.0 { &mut low } else { &mut high }) = theta;
            let newton = theta + sum / fall;
            let next = if low < newton && newton < high { newton } else { 0.5 * (low + high) };
            if (next - theta).abs() <= 1e-15 * theta.abs().max(1e-3) {
                break;
            }
            theta = next;
        }
        let shares: Vec<f64> = self.cells.iter().zip(conditions).map(|((_, share), b)| share / (1.0 + theta * b)).collect();
        shares.iter().all(|share| share.is_finite() && *share > 0.0).then_some(shares)
    }

    fn moments(&self, shares: &[f64]) -> (f64, f64) {
        let mean: f64 = self.cells.iter().zip(shares).map(|((x, _), share)| share * x).sum();
        let variance = self.cells.iter().zip(shares).map(|((x, _), share)| share * (x - mean).powi(2)).sum();
        (mean, variance)
    }

    fn ratio(&self, h0: Option<Vec<f64>>, h1: Option<Vec<f64>>) -> Option<f64> {
        let (h0, h1) = h0.zip(h1)?;
        let a_unit: f64 = self.cells.iter().zip(h0.iter().zip(&h1)).map(|((_, share), (p0, p1))| share * (p1 / p0).ln()).sum();
        let ratio = self.units * a_unit;
        ratio.is_finite().then_some(ratio)
    }

    fn approximate_ratio_of_t(&self, t0: f64, t1: f64) -> f64 {
        let observed: Vec<f64> = self.cells.iter().map(|(_, share)| *share).collect();
        let (mean, variance) = self.moments(&observed);
        let t = (mean - 0.5) / variance.sqrt();
        0.5 * self.units * ((1.0 + (t - t0).powi(2)) / (1.0 + (t - t1).powi(2))).ln()
    }
}
