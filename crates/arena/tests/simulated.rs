//! Matches with known truth, played by dice.
//!
//! The unit tests compare with published figures; here the intervals must cover the truth as often as they say, the tests must err as
//! rarely as they promise, and no counts whatever may bring about a panic or a NaN. All dice are seeded; a failure prints what was rolled.

use std::num::NonZeroU32;
use trilynx_arena::{
    Advantage, Anchor, Bounds, Deal, EloEstimate, Estimate, Field, GameScore, Interval, LadderError, PairCounts, Pairing, Prior, Sprt,
    Tally, Verdict, Win, WinDrawLoss,
    elo::{NORMALISED_ELO_A_DEVIATION, elo_of_score, score_of_elo},
    fit, svg, wilson,
};

/// SplitMix64: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn game(&mut self, [_, draw, win]: [f64; 3]) -> GameScore {
        let u = self.unit();
        if u < win {
            GameScore::Win
        } else if u < win + draw {
            GameScore::Draw
        } else {
            GameScore::Loss
        }
    }
}

/// The chances of loss, draw and win at a strength, with this share of the uncertain games drawn.
fn chances(elo: f64, drawish: f64) -> [f64; 3] {
    let s = score_of_elo(elo);
    let draw = drawish * 2.0 * s.min(1.0 - s);
    [1.0 - s - draw / 2.0, draw, s - draw / 2.0]
}

/// The chances of a pair: the opening favours either side by `bias`, and each player has it once.
fn pair_chances(elo: f64, drawish: f64, bias: f64) -> [[f64; 3]; 2] {
    [chances(elo + bias, drawish), chances(elo - bias, drawish)]
}

/// How often `covered` says yes in 2,000 matches must be near 95 %.
fn check_coverage(what: &str, mut covered: impl FnMut(&mut Dice) -> bool) {
    let mut dice = Dice(2026);
    let hits = (0..2_000).filter(|_| covered(&mut dice)).count();
    let share = hits as f64 / 2_000.0;
    assert!((0.92..=0.98).contains(&share), "{what}: covered {share}");
}

#[test]
fn intervals_from_games_cover() {
    for (elo, drawish, games) in [(0.0, 0.0, 200), (0.0, 0.6, 200), (60.0, 0.3, 300), (250.0, 0.3, 300), (-400.0, 0.2, 600)] {
        let shares = chances(elo, drawish);
        let variance = shares[2] + shares[1] / 4.0 - score_of_elo(elo).powi(2);
        let normalised = (score_of_elo(elo) - 0.5) / variance.sqrt() * NORMALISED_ELO_A_DEVIATION;
        let play = |dice: &mut Dice| {
            let mut tally = WinDrawLoss::default();
            (0..games).for_each(|_| tally.add(dice.game(shares)));
            EloEstimate::of(&tally).unwrap()
        };
        check_coverage(&format!("Elo {elo}, {drawish} drawn"), |dice| play(dice).elo.interval.contains(elo));
        check_coverage(&format!("nElo {elo}, {drawish} drawn"), |dice| play(dice).normalised.unwrap().interval.contains(normalised));
    }
}

#[test]
fn intervals_from_pairs_cover() {
    // Lopsided openings: the two games of a pair are far from independent of the opening, the pairs are.
    for (elo, drawish, bias) in [(0.0, 0.0, 0.0), (0.0, 0.3, 250.0), (80.0, 0.0, 150.0), (200.0, 0.3, 100.0)] {
        let games = pair_chances(elo, drawish, bias);
        let [s0, s1] = games.map(|[_, draw, win]| win + draw / 2.0);
        let [v0, v1] = games.map(|[_, draw, win]| win + draw / 4.0 - (win + draw / 2.0).powi(2));
        let (score, variance) = ((s0 + s1) / 2.0, (v0 + v1) / 4.0);
        let normalised = (score - 0.5) / (2.0 * variance).sqrt() * NORMALISED_ELO_A_DEVIATION;
        let play = |dice: &mut Dice| {
            let mut tally = PairCounts::default();
            (0..150).for_each(|_| tally.add(dice.game(games[0]), dice.game(games[1])));
            EloEstimate::of(&tally).unwrap()
        };
        check_coverage(&format!("Elo {elo}, bias {bias}"), |dice| play(dice).elo.interval.contains(elo_of_score(score)));
        check_coverage(&format!("nElo {elo}, bias {bias}"), |dice| play(dice).normalised.unwrap().interval.contains(normalised));
    }
}

#[test]
fn superiority_is_as_likely_as_it_says() {
    // Equal players: the likelihood of superiority is then uniform, so that it is above 95 % in 5 % of the matches.
    check_coverage("LOS below 95 %", |dice| {
        let mut tally = WinDrawLoss::default();
        (0..400).for_each(|_| tally.add(dice.game(chances(0.0, 0.4))));
        EloEstimate::of(&tally).unwrap().superiority < 0.95
    });
}

#[test]
fn wilson_covers() {
    for (p, trials) in [(0.5, 20), (0.25, 60), (0.1, 60), (0.9, 200)] {
        check_coverage(&format!("{p} of {trials}"), |dice| {
            let successes = (0..trials).filter(|_| dice.unit() < p).count() as u64;
            wilson(successes, trials).unwrap().interval.contains(p)
        });
    }
}

/// Deals with luck in them: in each, all seats' games of the bot are won with the same chance, which itself is drawn by lot.
fn lucky_deal(dice: &mut Dice, skill: f64) -> Deal {
    let luck = dice.unit();
    let mut deal = Deal::default();
    for _ in 0..4 {
        let won = dice.unit() < (luck * 0.5 + skill).clamp(0.0, 1.0);
        let shared = won && dice.unit() < 0.2;
        let win = if shared { Win::OneOf(NonZeroU32::new(2).unwrap()) } else { Win::ALONE };
        deal.add(if won { win } else { Win::No }, if won { 10 } else { (luck * 8.0) as i32 });
    }
    deal
}

#[test]
fn win_shares_cover_by_deals() {
    let four = NonZeroU32::new(4).unwrap();
    for (skill, deals) in [(0.0, 8), (0.0, 40), (0.2, 100)] {
        // The luck is ½ on average, and one win in five is shared by two.
        let truth = (0.25 + skill) * 0.9;
        check_coverage(&format!("share at {skill}, {deals} deals"), |dice| {
            let played: Vec<Deal> = (0..deals).map(|_| lucky_deal(dice, skill)).collect();
            let found = Field::of(&played, four).unwrap();
            assert_eq!(found.win_share.interval.contains(truth), found.fair_shares.interval.contains(truth * 4.0));
            found.win_share.interval.contains(truth)
        });
        check_coverage(&format!("advantage at {skill}, {deals} deals"), |dice| {
            let played: Vec<(Deal, Deal)> = (0..deals).map(|_| (lucky_deal(dice, skill), lucky_deal(dice, 0.0))).collect();
            Advantage::of(&played).unwrap().win_share.interval.contains(skill * 0.9)
        });
    }
}

/// Plays a test to its end: the verdict and the number of pairs.
fn run(test: &Sprt, dice: &mut Dice, games: [[f64; 3]; 2]) -> (Verdict, u64) {
    let mut tally = PairCounts::default();
    for pairs in 1..200_000 {
        tally.add(dice.game(games[0]), dice.game(games[1]));
        let verdict = test.verdict(&tally);
        if verdict != Verdict::Continue {
            assert_eq!(test.progress(&tally).abs(), 1.0);
            return (verdict, pairs);
        }
    }
    panic!("{test:?} does not end");
}

/// The share of tests that accepted H1, and the games they took on average.
fn run_many(bounds: Bounds, games: [[f64; 3]; 2], runs: u32) -> (f64, f64) {
    let test = Sprt::new(bounds, 0.05, 0.05).unwrap();
    let mut dice = Dice(7);
    let (mut accepted, mut pairs) = (0, 0);
    for _ in 0..runs {
        let (verdict, length) = run(&test, &mut dice, games);
        accepted += u32::from(verdict == Verdict::AcceptH1);
        pairs += length;
    }
    (f64::from(accepted) / f64::from(runs), 2.0 * pairs as f64 / f64::from(runs))
}

#[test]
fn sequential_tests_err_as_rarely_as_promised_and_end_as_planned() {
    // Without draws and from level openings: 6,400, 1,600 and 400 games on average when one of the two hypotheses is true.
    for (elo1, planned, runs) in [(40.0, 400.0, 1_000), (20.0, 1_600.0, 400), (10.0, 6_400.0, 100)] {
        let bounds = Bounds::Logistic { elo0: 0.0, elo1 };
        // Three standard deviations of the count of errors.
        let noise = 3.0 * (0.05 * 0.95 / f64::from(runs)).sqrt();
        for (elo, right) in [(0.0, 0.0), (elo1, 1.0)] {
            let (accepted, games) = run_many(bounds, pair_chances(elo, 0.0, 0.0), runs);
            let errors = (accepted - right).abs();
            assert!(errors <= 0.05 + noise, "[0, {elo1}] at {elo}: {errors} wrong");
            assert!((0.8..=1.25).contains(&(games / planned)), "[0, {elo1}] at {elo}: {games} games");
        }
        // Half way between the two it takes longest, and either verdict is as good.
        if elo1 > 10.0 {
            let (accepted, games) = run_many(bounds, pair_chances(elo1 / 2.0, 0.0, 0.0), runs);
            assert!((0.4..=0.6).contains(&accepted), "[0, {elo1}] half way: {accepted} accepted");
            assert!((1.3..=2.1).contains(&(games / planned)), "[0, {elo1}] half way: {games} games");
        }
    }
}

#[test]
fn normalised_tests_take_the_same_effort_for_any_game() {
    // A drawish game from lopsided openings and one without draws: the same normalised difference takes about as many games.
    let bounds = Bounds::Normalised { elo0: 0.0, elo1: 40.0 };
    for (drawish, bias) in [(0.0, 0.0), (0.5, 200.0)] {
        let (accepted, games) = run_many(bounds, pair_chances(0.0, drawish, bias), 600);
        assert!(accepted <= 0.05 + 0.027, "{drawish} drawn: {accepted} wrong");
        assert!((340.0..=480.0).contains(&games), "{drawish} drawn: {games} games");
    }
}

#[test]
fn ladders_find_known_ratings() {
    let truth = [("a", 0.0), ("b", 120.0), ("c", 250.0), ("d", 430.0), ("e", 600.0)];
    let mut dice = Dice(99);
    let (mut covered, mut of, mut errors) = (0, 0, [0.0; 5]);
    for _ in 0..400 {
        let mut pairings = Vec::new();
        for (i, (a, elo_a)) in truth.iter().enumerate() {
            for (b, elo_b) in &truth[i + 1..] {
                let wins = (0..100).filter(|_| dice.unit() < score_of_elo(elo_a - elo_b)).count();
                pairings.push(Pairing { a, b, score_a: wins as f64, games: 100 });
            }
        }
        let ladder = fit(&pairings, Anchor { name: "c", elo: 250.0 }, Prior::None).unwrap();
        for (player, (name, elo)) in truth.iter().enumerate() {
            let rung = ladder.rungs.iter().find(|rung| rung.name == *name).unwrap();
            errors[player] += (rung.elo.value - elo) / 400.0;
            if *name != "c" {
                covered += u32::from(rung.elo.interval.contains(*elo));
                of += 1;
            }
        }
    }
    let share = f64::from(covered) / f64::from(of);
    assert!((0.92..=0.98).contains(&share), "covered {share}");
    assert!(errors.iter().all(|error| error.abs() < 5.0), "mean errors {errors:?}");
}

fn check_estimate(what: &str, estimate: Estimate) {
    let Interval { low, high } = estimate.interval;
    assert!(!estimate.value.is_nan() && low <= high, "{what}: {estimate:?}");
    assert!(low <= estimate.value && estimate.value <= high, "{what}: {estimate:?}");
    assert!(estimate.interval.margin() >= 0.0, "{what}: {estimate:?}");
}

fn check_tally<T: Tally + std::fmt::Debug>(tally: &T, tests: &[Sprt]) {
    let what = format!("{tally:?}");
    if let Some(found) = EloEstimate::of(tally) {
        check_estimate(&what, found.elo);
        check_estimate(&what, found.score);
        found.normalised.into_iter().for_each(|normalised| check_estimate(&what, normalised));
        assert!((0.0..=1.0).contains(&found.superiority) && found.variance >= 0.0, "{what}: {found:?}");
    }
    for test in tests {
        let (llr, progress) = (test.llr(tally), test.progress(tally));
        assert!(llr.is_finite() && (-1.0..=1.0).contains(&progress), "{what}: {test:?} gives {llr}, {progress}");
        let _: Verdict = test.verdict(tally);
    }
}

/// Few, many or absurdly many.
fn any_count(dice: &mut Dice) -> u64 {
    match dice.below(12) {
        0..=4 => 0,
        5..=8 => dice.below(4),
        9 => dice.below(1_000),
        10 => dice.next() >> 24,
        _ => u64::MAX - dice.below(2),
    }
}

#[test]
fn no_counts_of_games_are_too_odd() {
    let make = |bounds| Sprt::new(bounds, 0.05, 0.05).unwrap();
    let tests = [(0.0, 5.0), (-2_000.0, 2_000.0), (-3.0, 1.0), (500.0, 1_000.0), (2_999.0, 3_000.0)]
        .map(|(elo0, elo1)| [make(Bounds::Logistic { elo0, elo1 }), make(Bounds::Normalised { elo0, elo1 })])
        .concat();
    let mut dice = Dice(3);
    for _ in 0..1_000 {
        let counts = [(); 5].map(|()| any_count(&mut dice));
        check_tally(&PairCounts(counts), &tests);
        check_tally(&WinDrawLoss { wins: counts[0], draws: counts[1], losses: counts[2] }, &tests);
    }
}

#[test]
fn no_deals_are_too_odd() {
    let mut dice = Dice(4);
    for _ in 0..5_000 {
        let mut deals = vec![(Deal::default(), Deal::default()); dice.below(5) as usize];
        for (first, second) in &mut deals {
            for _ in 0..dice.below(3) {
                let win = NonZeroU32::new(dice.below(4) as u32).map_or(Win::No, Win::OneOf);
                let points = [0, 7, i32::MAX, i32::MIN][dice.below(4) as usize];
                if dice.below(2) == 0 { first.add(win, points) } else { second.add(win, points) }
            }
        }
        let alone: Vec<Deal> = deals.iter().map(|(first, _)| *first).collect();
        if let Some(found) = Field::of(&alone, NonZeroU32::new(1 + dice.below(6) as u32).unwrap()) {
            [found.win_share, found.fair_shares, found.points]
                .into_iter()
                .for_each(|estimate| check_estimate(&format!("{alone:?}"), estimate));
        }
        if let Some(found) = Advantage::of(&deals) {
            [found.win_share, found.points].into_iter().for_each(|estimate| check_estimate(&format!("{deals:?}"), estimate));
        }
    }
}

#[test]
fn no_results_of_a_ladder_are_too_odd() {
    let names = ["a", "b", "c", "d", "<e>"];
    let mut dice = Dice(5);
    let (mut fitted, mut held) = (0, 0);
    for _ in 0..3_000 {
        let pairings: Vec<Pairing<'_>> = (0..dice.below(14))
            .map(|_| {
                let first = dice.below(5);
                let [a, b] = [first, (first + 1 + dice.below(4)) % 5].map(|player| names[player as usize]);
                let games = any_count(&mut dice);
                let score_a = [0.0, games as f64, games as f64 / 2.0, (games / 3) as f64][dice.below(4) as usize];
                Pairing { a, b, score_a, games }
            })
            .collect();
        let prior = [Prior::None, Prior::VirtualDraws(0.0), Prior::VirtualDraws(0.5), Prior::VirtualDraws(2.0)][dice.below(4) as usize];
        match fit(&pairings, Anchor { name: "a", elo: 100.0 }, prior) {
            Ok(ladder) => {
                fitted += 1;
                for rung in &ladder.rungs {
                    assert!(rung.elo.value.is_finite(), "{pairings:?} {prior:?}");
                    check_estimate(&format!("{pairings:?} {prior:?}"), rung.elo);
                    held += u32::from(rung.held_by_prior);
                }
                assert!(!svg::ladder("odd", &ladder).contains("NaN"));
            }
            // Only counts beyond all games ever played may be too much for the arithmetic.
            Err(LadderError::NotConverged { .. }) => {
                assert!(pairings.iter().any(|pairing| pairing.games > 1 << 30), "{pairings:?} {prior:?}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(fitted > 200 && held > 100, "{fitted} fitted, {held} held");
}
