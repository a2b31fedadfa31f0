//! The normal distribution, and Student's for small samples.
//!
//! - erf(x) = 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·…·(2n+1)), all terms of one sign: Abramowitz and Stegun 7.1.6.
//! - erfc(x) = e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 3/2/(x + …)))) in the tail: 7.1.14.
//! - The quantile starts from the rational approximation 26.2.23 and is refined by Halley's method on the two above.
//! - Student's distribution for a whole number of degrees of freedom is a finite sum: 26.7.3 and 26.7.4; beyond [`MANY`] degrees its
//!   quantile is the expansion 26.7.5.
//!
//! M. Abramowitz, I. A. Stegun, *Handbook of Mathematical Functions* (1964).

use std::f64::consts::{FRAC_2_SQRT_PI, PI, SQRT_2};

/// The 97.5 % quantile of the normal distribution: ± this many standard errors make a 95 % interval.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Degrees of freedom beyond which Student's quantile is taken from its expansion, then exact to 1e-12.
pub const MANY: u64 = 1_000;

/// Below this the series for erf converges fast, above it the continued fraction for erfc does.
const TAIL: f64 = 2.5;

/// The error function, exact to about 1e-15.
pub fn erf(x: f64) -> f64 {
    if x.is_nan() || x == 0.0 {
        x
    } else if x.abs() < TAIL {
        erf_series(x)
    } else {
        x.signum() * (1.0 - erfc_fraction(x.abs()))
    }
}

/// 1 − erf(x), exact to about 1e-13 of its own size however small it gets.
pub fn erfc(x: f64) -> f64 {
    if x >= TAIL {
        erfc_fraction(x)
    } else if x <= -TAIL {
        2.0 - erfc_fraction(-x)
    } else {
        1.0 - erf_series(x)
    }
}

/// The probability that a standard normal variable is below `x`.
pub fn cdf(x: f64) -> f64 {
    0.5 * erfc(-x / SQRT_2)
}

/// The density of the standard normal distribution.
pub fn density(x: f64) -> f64 {
    (-0.5 * x * x).exp() * FRAC_2_SQRT_PI / (2.0 * SQRT_2)
}

/// The value that a standard normal variable is below with probability `p`: infinite at 0 and 1, `None` outside.
pub fn quantile(p: f64) -> Option<f64> {
    if !(0.0..=1.0).contains(&p) {
        None
    } else if p == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if p == 1.0 {
        Some(f64::INFINITY)
    } else if p > 0.5 {
        // 1 − p is exact here.
        Some(-lower_quantile(1.0 - p))
    } else {
        Some(lower_quantile(p))
    }
}

/// The value that |Student's t| stays below with probability 95 %. With no degree of freedom nothing is known: infinite.
pub fn student95(degrees: u64) -> f64 {
    match degrees {
        0 => f64::INFINITY,
        1..=MANY => bisect_student(degrees, 0.95),
        _ => student_expansion(degrees as f64),
    }
}

fn erf_series(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    let mut n = 0.0;
    while term.abs() > 1e-17 * sum.abs() {
        n += 1.0;
        term *= 2.0 * x * x / (2.0 * n + 1.0);
        sum += term;
    }
    FRAC_2_SQRT_PI * (-x * x).exp() * sum
}

fn erfc_fraction(x: f64) -> f64 {
    // From the inside out; 120 levels are more than enough at TAIL and beyond.
    let fraction = (1..=120).rev().fold(x, |inner, k| x + 0.5 * f64::from(k) / inner);
    (-x * x).exp() / PI.sqrt() / fraction
}

fn lower_quantile(p: f64) -> f64 {
    let t = (-2.0 * p.ln()).sqrt();
    let mut x = -(t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1.0 + t * (1.432788 + t * (0.189269 + t * 0.001308))));
    for _ in 0..4 {
        let step = (cdf(x) - p) / density(x);
        let halley = step / (1.0 + 0.5 * x * step);
        // Far out, where the density underflows, the approximation is as good as the arguments.
        if !halley.is_finite() {
            break;
        }
        x -= halley;
    }
    x
}

/// P(|t| < x) for a whole number of degrees of freedom, as a finite sum in the angle whose tangent is x/√degrees.
fn student_within(degrees: u64, x: f64) -> f64 {
    let angle = (x / (degrees as f64).sqrt()).atan();
    let (sin, cos) = angle.sin_cos();
    let odd = degrees % 2 == 1;
    let (mut term, mut sum, mut k) = if odd { (cos, if degrees == 1 { 0.0 } else { cos }, 3) } else { (1.0, 1.0, 2) };
    while k < degrees {
        term *= (k - 1) as f64 / k as f64 * cos * cos;
        sum += term;
        k += 2;
    }
    if odd { 2.0 / PI * (angle + sin * sum) } else { sin * sum }
}

fn bisect_student(degrees: u64, within: f64) -> f64 {
    // One degree of freedom, the widest, needs 12.7.
    let (mut low, mut high) = (1.0, 16.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if student_within(degrees, middle) < within {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

fn student_expansion(degrees: f64) -> f64 {
    let z = Z95;
    let z2 = z * z;
    let g1 = z * (z2 + 1.0) / 4.0;
    let g2 = z * ((5.0 * z2 + 16.0) * z2 + 3.0) / 96.0;
    let g3 = z * (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / 384.0;
    z + (g1 + (g2 + g3 / degrees) / degrees) / degrees
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn erf_as_tabulated() {
        // Abramowitz and Stegun, table 7.1 (ten places) and 7.3; more digits from the Digital Library of Mathematical Functions, 7.
        for (x, expected) in [
            (0.0, 0.0),
            (0.1, 0.112_462_916_018_284_9),
            (0.5, 0.520_499_877_813_046_5),
            (1.0, 0.842_700_792_949_714_9),
            (1.5, 0.966_105_146_475_310_8),
            (2.0, 0.995_322_265_018_952_7),
            (2.5, 0.999_593_047_982_555),
            (3.0, 0.999_977_909_503_001_4),
        ] {
            assert!((erf(x) - expected).abs() < 4e-16, "erf({x}) = {:.17}", erf(x));
            assert_eq!(erf(-x), -erf(x));
        }
        for (x, expected) in [(3.0, 2.209_049_699_858_544e-5), (5.0, 1.537_459_794_428_035e-12), (10.0, 2.088_487_583_762_545e-45)] {
            assert!((erfc(x) / expected - 1.0).abs() < 1e-13, "erfc({x}) = {:e}", erfc(x));
        }
        assert_eq!((erf(f64::INFINITY), erfc(f64::INFINITY), erfc(f64::NEG_INFINITY)), (1.0, 0.0, 2.0));
    }

    #[test]
    fn the_two_forms_of_erf_meet() {
        for x in [2.4, 2.5, 2.6, 3.0] {
            assert!((erf_series(x) + erfc_fraction(x) - 1.0).abs() < 1e-15, "at {x}");
        }
    }

    #[test]
    fn quantiles_as_tabulated() {
        // M. J. Wichura, algorithm AS 241, Applied Statistics 37 (1988): the three check values; the rest are in every table.
        for (p, expected) in [
            (0.25, -0.674_489_750_196_081_7),
            (0.001, -3.090_232_306_167_814),
            (1e-20, -9.262_340_089_798_408),
            (0.5, 0.0),
            (0.95, 1.644_853_626_951_472_7),
            (0.975, Z95),
            (0.995, 2.575_829_303_548_901),
        ] {
            let x = quantile(p).unwrap();
            assert!((x - expected).abs() < 2e-14, "quantile({p}) = {x:.17}");
        }
    }

    #[test]
    fn quantile_undoes_cdf() {
        for i in 1..2_000 {
            let p = f64::from(i) / 2_000.0;
            assert!((cdf(quantile(p).unwrap()) - p).abs() < 1e-15);
        }
        assert_eq!(quantile(0.0), Some(f64::NEG_INFINITY));
        assert_eq!(quantile(1.0), Some(f64::INFINITY));
        assert_eq!((quantile(-0.1), quantile(1.1), quantile(f64::NAN)), (None, None, None));
        assert!(quantile(f64::from_bits(1)).unwrap() < -38.0);
    }

    #[test]
    fn student_as_tabulated() {
        // Abramowitz and Stegun, table 26.10, column 0.95.
        for (degrees, expected) in
            [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (10, 2.228), (30, 2.042), (60, 2.000), (120, 1.980)]
        {
            assert!((student95(degrees) - expected).abs() < 6e-4, "{degrees}: {}", student95(degrees));
        }
        assert!((student_expansion(MANY as f64) - student95(MANY)).abs() < 1e-11);
        assert_eq!(student95(0), f64::INFINITY);
        assert!((student95(u64::MAX) - Z95).abs() < 1e-15);
    }
}
