use super::*;
use crate::sprt::Bounds;
use trilynx_games::yinsh::State;

fn contenders(count: usize) -> Vec<Contender> {
    Contender::read_all::<State>(&vec!["random".to_owned(); count]).unwrap()
}

/// A match in which `winners` says who wins each game.
fn results(schedule: &Schedule, winners: impl Fn(&[usize], u64) -> Vec<u8>) -> BTreeMap<u64, Played> {
    let played = |game| {
        let seating = schedule.slot(game).seating;
        let winners = winners(&seating, game);
        let scores = vec![0; seating.len()];
        Played { game, seating, winners, scores, plies: 10, fault: None, micros: Vec::new(), record: String::new() }
    };
    (0..schedule.games()).map(|game| (game, played(game))).collect()
}

fn summary(schedule: &Schedule, played: &BTreeMap<u64, Played>, sprt: Option<Sprt>) -> Summary {
    let contenders = contenders(1 + schedule.pairings().iter().map(|(_, b)| *b).max().unwrap_or(0));
    let names = contenders.iter().map(|contender| contender.name.clone()).collect();
    let settings = Settings::new("yinsh/standard".to_owned(), 1, names, 8, 1);
    Summary::of(settings, schedule, &contenders, played, sprt, "random")
}

fn seat_of(seating: &[usize], contender: usize) -> u8 {
    seating.iter().position(|seated| *seated == contender).unwrap_or(0) as u8
}

#[test]
fn pairs_are_counted_from_the_first_contender() {
    let schedule = Schedule::new(2, 2, 10);
    // Pairs: 2 points, 1 (seat 0 wins both), 1 (drawn both), ½, 0.
    let played = results(&schedule, |seating, game| match game {
        0 | 1 => vec![seat_of(seating, 0)],
        2 | 3 => vec![0],
        4..=6 => vec![],
        _ => vec![seat_of(seating, 1)],
    });
    let found = summary(&schedule, &played, None);
    assert_eq!(found.pairings[0].pentanomial, Some([1, 1, 2, 0, 1]));
    assert_eq!(found.pairings[0].wins_draws_losses, [3, 3, 4]);
    assert_eq!(found.pairings[0].score.and_then(|score| score.value), Some(0.45));
    assert_eq!((found.games, found.ladder.len()), (10, 2));
    assert_eq!(found.ladder.iter().map(|rung| rung.score).sum::<f64>(), 10.0);
}

#[test]
fn half_a_pair_does_not_count() {
    let schedule = Schedule::new(2, 2, 4);
    let mut played = results(&schedule, |seating, _| vec![seat_of(seating, 0)]);
    played.remove(&3);
    assert_eq!(summary(&schedule, &played, None).pairings[0].pentanomial, Some([0, 0, 0, 0, 1]));
}

/// The games are the same; only the order in which they end differs.
#[test]
fn a_sequential_test_goes_by_number() {
    let sprt = || Sprt::new(Bounds::Logistic { elo0: 0.0, elo1: 200.0 }, 0.05, 0.05).unwrap();
    let schedule = Schedule::new(2, 2, 400);
    let played = results(&schedule, |seating, game| vec![if game % 5 == 0 { 0 } else { seat_of(seating, 0) }]);
    let expected = summary(&schedule, &played, Some(sprt()));
    let test = expected.pairings[0].sprt.clone().unwrap();
    assert_eq!(test.accepted, Some("H1"));
    assert!(expected.games < 400 && test.llr >= test.upper, "{expected:?}");
    let mut backwards = Standing::new(schedule.clone(), Some(sprt()));
    played.values().rev().for_each(|played| backwards.add(played));
    assert_eq!(backwards.meetings[0].pairs.0, expected.pairings[0].pentanomial.unwrap());
    assert_eq!(backwards.verdict(), Verdict::AcceptH1);
}

/// One of four wins three games in four: nine times as strong as each of the field, by Luce's rule 382 Elo.
#[test]
fn shares_of_four_become_ratings() {
    let schedule = Schedule::new(2, 4, 400);
    let played = results(&schedule, |seating, game| {
        let strong = seat_of(seating, 0);
        let weak = seat_of(seating, 1);
        let is_alone = seating.iter().filter(|seated| **seated == 0).count() == 1;
        let strong_wins = if is_alone { game / 8 % 4 != 3 } else { game / 8 % 28 != 0 };
        vec![if strong_wins { strong } else { weak }]
    });
    let found = summary(&schedule, &played, None);
    let pairing = &found.pairings[0];
    let share = pairing.win_share.and_then(|share| share.value).unwrap();
    assert!((share - 0.75).abs() < 0.02, "{share}");
    assert!(pairing.reverse_win_share.and_then(|share| share.value).unwrap() < 0.1);
    assert_eq!(pairing.pentanomial, None);
    let elo = found.ladder.iter().find(|rung| rung.name == "random #2").and_then(|rung| rung.elo.value).unwrap();
    assert!((-430.0..-340.0).contains(&elo), "{elo}");
}

#[test]
fn overruns_are_percentiles() {
    let schedule = Schedule::new(2, 2, 2);
    let mut played = results(&schedule, |_, _| vec![0]);
    played.get_mut(&0).unwrap().micros = vec![(1..=98).map(|n| n * 1000).collect(), vec![9]];
    played.get_mut(&1).unwrap().micros = vec![vec![7], vec![150_000, 300_000]];
    let contender = Contender::read::<State>("random:time=100").unwrap();
    let found = timing(0, &contender, &played).unwrap();
    assert_eq!((found.moves, found.median_ms, found.percentile_99_ms, found.longest_ms), (100, 50.0, 150.0, 300.0));
    assert_eq!((found.over_limit, found.over_limit_by_a_fifth), (0.02, 0.02));
}

#[test]
fn nothing_played_is_a_summary_too() {
    let schedule = Schedule::new(3, 2, 10);
    let found = summary(&schedule, &BTreeMap::new(), None);
    assert!(found.ladder.is_empty() && found.svg().is_none() && found.json().contains("\"games\": 0"));
    assert!(!found.to_string().contains("NaN"), "{found}");
}
