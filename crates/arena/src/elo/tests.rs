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
