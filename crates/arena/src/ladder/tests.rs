use super::*;
use crate::elo::elo_of_score;

fn pairing<'a>(a: &'a str, b: &'a str, score_a: f64, games: u64) -> Pairing<'a> {
    Pairing { a, b, score_a, games }
}

fn anchor(name: &str) -> Anchor<'_> {
    Anchor { name, elo: 0.0 }
}

fn rung<'a>(ladder: &'a Ladder, name: &str) -> &'a Rung {
    ladder.rungs.iter().find(|rung| rung.name == name).unwrap()
}

#[test]
fn journals_as_published() {
    // Citations between four journals: S. Stigler, Statistical Science 9 (1994), in A. Agresti, *Categorical Data Analysis* (2002), p. 448.
    // The abilities and standard errors, in natural units, are those of the R package BradleyTerry2, tests/BTabilities.Rout.save.
    let citations = [
        pairing("Biometrika", "Comm Statist", 730.0, 763),
        pairing("Biometrika", "JASA", 498.0, 818),
        pairing("Biometrika", "JRSS-B", 221.0, 505),
        pairing("Comm Statist", "JASA", 68.0, 881),
        pairing("Comm Statist", "JRSS-B", 17.0, 293),
        pairing("JASA", "JRSS-B", 142.0, 467),
    ];
    let check = |fixed: &str, expected: &[(&str, f64, f64)]| {
        let ladder = fit(&citations, anchor(fixed), Prior::None).unwrap();
        for (name, ability, error) in expected {
            let found = rung(&ladder, name).elo;
            assert!((found.value / ELO - ability).abs() < 1e-6, "{name}: {}", found.value / ELO);
            let found = found.interval.margin() / Z95 / ELO;
            assert!((found - error).abs() < 1e-6, "{name}: s.e. {found}");
        }
    };
    check(
        "Biometrika",
        &[
            ("Biometrika", 0.0, 0.0),
            ("Comm Statist", -2.949_072_5, 0.102_545_34),
            ("JASA", -0.479_569_8, 0.060_588_73),
            ("JRSS-B", 0.268_954_1, 0.070_829_97),
        ],
    );
    check(
        "JASA",
        &[("Biometrika", 0.479_569_8, 0.060_588_73), ("Comm Statist", -2.469_502_7, 0.098_170_49), ("JRSS-B", 0.748_523_8, 0.072_943_56)],
    );
}

#[test]
fn two_players_are_as_far_apart_as_their_score() {
    let ladder = fit(&[pairing("new", "old", 65.5, 100)], Anchor { name: "old", elo: 1500.0 }, Prior::None).unwrap();
    assert!((rung(&ladder, "new").elo.value - 1500.0 - elo_of_score(0.655)).abs() < 1e-8);
    assert_eq!(rung(&ladder, "old").elo, Estimate { value: 1500.0, interval: Interval { low: 1500.0, high: 1500.0 } });
    assert_eq!((ladder.rungs[0].name.as_str(), ladder.rungs[0].games, ladder.rungs[0].score), ("new", 100, 65.5));
    // The prior: two draws more.
    let ladder = fit(&[pairing("new", "old", 65.5, 100)], anchor("old"), Prior::VirtualDraws(2.0)).unwrap();
    assert!((rung(&ladder, "new").elo.value - elo_of_score(66.5 / 102.0)).abs() < 1e-8);
}

#[test]
fn repeated_pairings_add_up() {
    let once = [pairing("a", "b", 12.0, 20), pairing("b", "c", 9.5, 20), pairing("c", "a", 7.0, 20)];
    let split = [
        pairing("a", "b", 5.0, 8),
        pairing("b", "a", 5.0, 12),
        pairing("b", "c", 9.5, 20),
        pairing("c", "a", 7.0, 20),
        pairing("a", "c", 0.0, 0),
    ];
    let [one, other] = [&once[..], &split].map(|pairings| fit(pairings, anchor("b"), Prior::None).unwrap());
    for rung_of_one in &one.rungs {
        let found = rung(&other, &rung_of_one.name);
        assert!((found.elo.value - rung_of_one.elo.value).abs() < 1e-9);
        assert_eq!((found.games, found.score), (rung_of_one.games, rung_of_one.score));
    }
}

#[test]
fn a_perfect_score_needs_a_prior_and_says_so() {
    let results = [pairing("champion", "a", 10.0, 10), pairing("a", "b", 6.0, 10), pairing("b", "hopeless", 20.0, 20)];
    assert_eq!(
        fit(&results, anchor("a"), Prior::None),
        Err(LadderError::Unbounded { players: vec!["champion".to_owned(), "hopeless".to_owned()] })
    );
    let ladder = fit(&results, anchor("a"), Prior::VirtualDraws(1.0)).unwrap();
    let held: Vec<_> = ladder.rungs.iter().map(|rung| (rung.name.as_str(), rung.held_by_prior)).collect();
    assert_eq!(held, [("champion", true), ("a", false), ("b", false), ("hopeless", true)]);
    assert!(ladder.rungs.iter().all(|rung| rung.elo.value.is_finite() && rung.elo.interval.margin().is_finite()));
}

#[test]
fn strangers_are_named() {
    let results = [pairing("a", "b", 1.0, 2), pairing("x", "y", 1.0, 2), pairing("a", "z", 0.0, 0)];
    let strangers = ["x", "y", "z"].map(str::to_owned).to_vec();
    let error = fit(&results, anchor("b"), Prior::VirtualDraws(1.0)).unwrap_err();
    assert_eq!(error, LadderError::NotConnected { players: strangers });
    assert_eq!(error.to_string(), "no chain of games leads to the anchor from x, y, z");
    assert_eq!(fit(&results, anchor("nobody"), Prior::None), Err(LadderError::NoAnchor { name: "nobody".to_owned() }));
}

#[test]
fn impossible_results_are_refused() {
    for (a, b, score, games) in [("a", "b", 3.0, 2), ("a", "b", -1.0, 2), ("a", "b", f64::NAN, 2), ("a", "a", 1.0, 2)] {
        let expected = LadderError::BadPairing { a: a.to_owned(), b: b.to_owned() };
        assert_eq!(fit(&[pairing(a, b, score, games)], anchor("a"), Prior::None), Err(expected));
    }
    let fine = [pairing("a", "b", 1.0, 2)];
    for (elo, draws) in [(f64::NAN, 1.0), (f64::INFINITY, 1.0), (0.0, -1.0), (0.0, f64::NAN)] {
        let found = fit(&fine, Anchor { name: "a", elo }, Prior::VirtualDraws(draws));
        assert!(matches!(found, Err(LadderError::BadSetting { .. })), "{elo} {draws}");
    }
}

#[test]
fn a_long_thin_ladder_converges() {
    // Forty bots, each of which takes 199 games of 200 from the next: some 37,000 Elo from top to bottom.
    let names: Vec<String> = (0..41).map(|i| format!("bot {i}")).collect();
    let results: Vec<_> = names.windows(2).map(|pair| pairing(&pair[0], &pair[1], 199.0, 200)).collect();
    let ladder = fit(&results, anchor("bot 40"), Prior::None).unwrap();
    assert!((ladder.rungs[0].elo.value - 40.0 * elo_of_score(0.995)).abs() < 1e-4);
}
