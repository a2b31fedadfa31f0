//! An estimate and how far it may be off.
//!
//! Wilson's interval for a proportion p̂ of n trials, with z the normal quantile:
//!
//! ```text
//! (p̂ + z²/2n ± z·√(p̂(1 − p̂)/n + z²/4n²)) / (1 + z²/n)
//! ```
//!
//! E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927). It needs no estimate of the
//! variance, so the other files use it too where every result was the same and the sample says nothing about the variance.

use crate::normal::Z95;

/// A closed interval. Its ends may be infinite; neither is ever NaN, and `low <= high`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// What is known when nothing is known.
    pub const WHOLE_LINE: Interval = Interval { low: f64::NEG_INFINITY, high: f64::INFINITY };

    /// The interval `centre ± margin`.
    pub(crate) fn around(centre: f64, margin: f64) -> Interval {
        Interval { low: centre - margin, high: centre + margin }
    }

    /// The part of it that lies within `low..=high`. An interval outside is moved to the nearer end.
    pub(crate) fn within(self, low: f64, high: f64) -> Interval {
        Interval { low: self.low.clamp(low, high), high: self.high.clamp(low, high) }
    }

    /// Both ends through an increasing function.
    pub(crate) fn map(self, increasing: impl Fn(f64) -> f64) -> Interval {
        Interval { low: increasing(self.low), high: increasing(self.high) }
    }

    /// Whether `value` lies in it, ends included.
    pub fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// Half its width: the figure after the ±. Infinite when an end is.
    pub fn margin(self) -> f64 {
        if self.low.is_finite() && self.high.is_finite() { (self.high - self.low) / 2.0 } else { f64::INFINITY }
    }
}

/// A value and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The 95 % interval.
    pub interval: Interval,
}

impl Estimate {
    /// The same estimate in other units.
    pub(crate) fn scaled(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, interval: self.interval.map(|end| end * factor) }
    }
}

/// Wilson's 95 % interval for a plain proportion. `None` without trials; more successes than trials count as all of them.
pub fn wilson(successes: u64, trials: u64) -> Option<Estimate> {
    if trials == 0 {
        return None;
    }
    let proportion = successes.min(trials) as f64 / trials as f64;
    Some(Estimate { value: proportion, interval: wilson_at(proportion, trials as f64) })
}

/// Wilson's interval around a mean in 0..=1 of `n` units: exact as above for yes and no, wider than needed for anything between.
pub(crate) fn wilson_at(mean: f64, n: f64) -> Interval {
    let z2 = Z95 * Z95;
    let centre = mean + z2 / (2.0 * n);
    let reach = Z95 * (mean * (1.0 - mean) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    let interval = Interval { low: (centre - reach) / (1.0 + z2 / n), high: (centre + reach) / (1.0 + z2 / n) };
    // Rounding may leave 1e-17 where the formula gives exactly 0 or 1.
    let low = if mean <= 0.0 { 0.0 } else { interval.low };
    let high = if mean >= 1.0 { 1.0 } else { interval.high };
    Interval { low, high }.within(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_as_published() {
        let check = |successes, trials, low: f64, high: f64, tolerance: f64| {
            let Interval { low: l, high: h } = wilson(successes, trials).unwrap().interval;
            assert!((l - low).abs() <= tolerance && (h - high).abs() <= tolerance, "{successes}/{trials}: {l} to {h}");
        };
        // R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven methods", Statistics in
        // Medicine 17 (1998), table I, method 3.
        check(81, 263, 0.2553, 0.3662, 5e-5);
        check(15, 148, 0.0624, 0.1605, 5e-5);
        check(0, 20, 0.0, 0.1611, 5e-5);
        check(1, 29, 0.0061, 0.1718, 5e-5);
        // The README of github.com/msn0/wilson-score-interval (which takes z = 1.96).
        check(430, 474, 0.87767, 0.93012, 1e-5);
        check(10, 14, 0.45350, 0.88279, 1e-5);
    }

    #[test]
    fn wilson_at_the_edges() {
        assert_eq!(wilson(0, 0), None);
        assert_eq!(wilson(3, 3).unwrap().interval.high, 1.0);
        assert_eq!(wilson(0, 3).unwrap().interval.low, 0.0);
        assert_eq!(wilson(9, 3), wilson(3, 3));
        assert!(wilson(u64::MAX, u64::MAX).unwrap().interval.contains(1.0));
    }
}
