use super::*;
use crate::elo::{PairCounts, WinDrawLoss};
use std::f64::consts::SQRT_2;

fn logistic(elo0: f64, elo1: f64) -> Sprt {
    Sprt::new(Bounds::Logistic { elo0, elo1 }, 0.05, 0.05).unwrap()
}

fn normalised(elo0: f64, elo1: f64) -> Sprt {
    Sprt::new(Bounds::Normalised { elo0, elo1 }, 0.05, 0.05).unwrap()
}

fn check(test: Sprt, tally: &impl Tally, expected: f64) {
    check_within(test, tally, expected, 0.0051);
}

fn check_within(test: Sprt, tally: &impl Tally, expected: f64, tolerance: f64) {
    let llr = test.llr(tally);
    assert!((llr - expected).abs() <= tolerance, "{:?}: {llr}, published {expected}", test.bounds());
}

#[test]
fn bounds_as_published() {
    // Everybody's (−2.94, 2.94) at 5 % and 5 %; OpenBench's (−2.25, 2.89) at α = 0.05, β = 0.10, in any of its results.
    let test = logistic(0.0, 5.0);
    assert!((test.lower() + 2.944).abs() < 5e-4 && (test.upper() - 2.944).abs() < 5e-4);
    let test = Sprt::new(Bounds::Logistic { elo0: 0.0, elo1: 3.0 }, 0.05, 0.10).unwrap();
    assert!((test.lower() + 2.25).abs() < 5e-3 && (test.upper() - 2.89).abs() < 5e-3);
}

#[test]
fn games_as_published() {
    // fastchess, app/tests/sprt_test.cpp, "trinomial"; its cells are wins, losses, draws. It allows 1 % of the figure.
    let wdl = |wins, losses, draws| WinDrawLoss { wins, draws, losses };
    check(normalised(0.0, 2.0), &wdl(36433, 36027, 68692), 0.92);
    check(normalised(-1.75, 0.25), &wdl(10871, 10650, 20431), 2.30);
    check(logistic(0.5, 2.5), &wdl(21404, 21184, 40708), -1.57);
    check(logistic(0.0, 2.0), &wdl(57433, 57030, 106593), -2.59);
    // cutechess issue 543: "llr 2.95" at [0, 5]; it uses a normal approximation.
    check_within(logistic(0.0, 5.0), &wdl(880, 759, 1863), 2.95, 0.02);
}

#[test]
fn pairs_as_published() {
    // fastchess, app/tests/sprt_test.cpp, "pentanomial"; its cells are LL, LD, WL, DD, WD, WW.
    check(normalised(0.0, 2.0), &PairCounts([365, 16618, 36029 + 200, 16974, 390]), 2.25);
    check(normalised(-1.75, 0.25), &PairCounts([127, 4883, 10311 + 401, 5150, 104]), 3.01);
    check(logistic(0.5, 2.5), &PairCounts([223, 9863, 20279 + 1000, 10037, 246]), -3.07);
    check(logistic(0.0, 2.0), &PairCounts([871, 26175, 55003 + 980, 26678, 821]), -4.98);
}

#[test]
fn one_sided_results_as_worked_out_by_hand() {
    // Nothing but draws, against t = 5/347.4: the likeliest shares with that t put t² on the wins, so n·ln(1 − t²) is lost. fastchess,
    // which stops its iteration early, expects 2.97 here, evidence for the stronger hypothesis.
    let t = 5.0 / NORMALISED_ELO_A_DEVIATION;
    check_within(normalised(0.0, 5.0), &WinDrawLoss { wins: 0, draws: 16_700, losses: 0 }, 16_700.0 * (-t * t).ln_1p(), 0.01);
    // Nothing but double wins: the rest goes to double losses, the winning share w has (w − ½)/√(w(1 − w)) = t·√2, against ½ under H0.
    let half = 0.5 * SQRT_2 * t / (1.0 + 2.0 * t * t).sqrt();
    check_within(normalised(0.0, 5.0), &PairCounts([0, 0, 0, 0, 104]), 104.0 * (2.0 * half).ln_1p(), 0.01);
    // The same in logistic Elo: the winning share is the expected score.
    let share = score_of_elo(20.0);
    check_within(logistic(0.0, 20.0), &PairCounts([0, 0, 0, 0, 100]), 100.0 * (2.0 * share).ln(), 0.01);
}

#[test]
fn stockfish_tests_as_published() {
    // Finished tests of fishtest as quoted in the pull requests of official-stockfish/Stockfish: <> is normalised, {} logistic Elo.
    check(normalised(0.0, 2.0), &PairCounts([320, 12431, 27275, 12858, 316]), 2.95); // 6019, STC
    check(normalised(0.5, 2.5), &PairCounts([197, 45541, 117722, 46579, 228]), 2.96); // 6019, LTC
    check(normalised(-1.75, 0.25), &PairCounts([317, 12094, 28735, 12231, 319]), 2.96); // 6255, STC
    check(normalised(-1.75, 0.25), &PairCounts([47, 9917, 26934, 10064, 45]), 2.94); // 6255, LTC
    check(normalised(-1.75, 0.25), &PairCounts([44, 11252, 34531, 10903, 50]), -2.94); // 4403, refused
    check(logistic(-0.25, 1.25), &PairCounts([253, 4282, 17604, 4431, 286]), 2.94); // 3209, STC
    check(logistic(0.25, 1.25), &PairCounts([58, 3302, 33130, 3518, 84]), 2.97); // 3209, LTC
}

#[test]
fn verdict_and_progress_follow_the_ratio() {
    let test = logistic(0.0, 20.0);
    let nothing = PairCounts::default();
    assert_eq!((test.llr(&nothing), test.verdict(&nothing), test.progress(&nothing)), (0.0, Verdict::Continue, 0.0));
    let better = PairCounts([10, 30, 100, 90, 70]);
    assert_eq!((test.verdict(&better), test.progress(&better)), (Verdict::AcceptH1, 1.0));
    let worse = PairCounts([70, 90, 100, 30, 10]);
    assert_eq!((test.verdict(&worse), test.progress(&worse)), (Verdict::AcceptH0, -1.0));
    let open = PairCounts([20, 20, 40, 25, 20]);
    assert_eq!(test.verdict(&open), Verdict::Continue);
    assert!(test.progress(&open).abs() < 1.0);
}

#[test]
fn expected_length_as_planned() {
    // Wald: without draws, the variance of a game is ¼, and a true H0 or H1 at 5 % takes about 2.65 · ½/(s1 − s0)² games; half
    // way between the two it takes 8.67 · ¼/(s1 − s0)².
    for (elo1, at_h0, half_way) in [(10.0, 6_400.0, 10_465.0), (20.0, 1_600.0, 2_616.0), (40.0, 400.0, 654.0)] {
        let test = logistic(0.0, elo1);
        for (elo, games) in [(0.0, at_h0), (elo1, at_h0), (elo1 / 2.0, half_way)] {
            let expected = test.expected_units::<WinDrawLoss>(score_of_elo(elo), 0.25).unwrap();
            assert!((expected / games - 1.0).abs() < 0.02, "[0, {elo1}] at {elo}: {expected}");
        }
    }
    let test = logistic(0.0, 10.0);
    assert_eq!(test.expected_units::<WinDrawLoss>(0.5, 0.0), None);
    for mean in [0.0, 0.2, 0.9, 1.0] {
        let units = test.expected_units::<PairCounts>(mean, 0.01).unwrap();
        assert!(units > 0.0 && units.is_finite(), "{mean}: {units}");
    }
}

#[test]
fn senseless_tests_are_refused() {
    let make = |elo0, elo1, alpha, beta| Sprt::new(Bounds::Logistic { elo0, elo1 }, alpha, beta);
    for (elo0, elo1) in [(5.0, 0.0), (1.0, 1.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
        assert!(matches!(make(elo0, elo1, 0.05, 0.05), Err(BadTest::Elo { .. })));
    }
    for (alpha, beta) in [(0.0, 0.05), (0.05, 0.0), (0.5, 0.5), (f64::NAN, 0.05), (-1.0, 0.05)] {
        assert!(matches!(make(0.0, 5.0, alpha, beta), Err(BadTest::ErrorRates { .. })));
    }
    assert_eq!(
        make(5.0, 0.0, 0.05, 0.05).unwrap_err().to_string(),
        "no test of 5 against 0 Elo: the first must be smaller, both within ±3000"
    );
}
