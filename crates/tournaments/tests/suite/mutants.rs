//! The checks themselves: a log in which one thing is wrong must be caught, and so must standings with one number changed.

use crate::checks::check;
use crate::plain::agree;
use crate::random::{Kind, Scene, duel, settings, whole};
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Bye, Format, PairedGame};

/// A tournament of eight, five rounds, without incidents.
fn quiet(format: Format, players: u64) -> Scene {
    let mut scene = Scene::started(settings(format), players, 3);
    let mut n = 0;
    while let Some(game) = scene.open_games().first().copied() {
        n += 1;
        scene.wait(30_000);
        scene.play(game, duel([Some(0), None, Some(1), Some(0)][n % 4]));
    }
    scene
}

fn paired(log: &mut [TournamentEntry], round: usize) -> &mut Vec<PairedGame> {
    let rounds = log.iter_mut().filter_map(|entry| match &mut entry.event {
        Event::Paired { games, .. } => Some(games),
        _ => None,
    });
    rounds.into_iter().nth(round).expect("so many rounds")
}

#[test]
fn pairings_that_break_a_promise_are_caught() {
    let good = quiet(Format::Swiss { rounds: 4 }, 8).log;
    check(&good).unwrap();
    let caught = |what: &str, change: &dyn Fn(&mut Vec<TournamentEntry>)| {
        let mut log = good.clone();
        change(&mut log);
        assert!(check(&log).is_err(), "{what}");
    };
    caught("the first round once more", &|log| {
        let first = paired(log, 0).clone();
        *paired(log, 1) = first;
    });
    caught("somebody left out", &|log| drop(paired(log, 2).pop()));
    caught("somebody twice", &|log| {
        let games = paired(log, 2);
        games[0].players[0] = games[1].players[0];
    });
    caught("the first seat always to the same", &|log| {
        for round in 0..4 {
            paired(log, round).iter_mut().for_each(|game| game.players.sort_unstable());
        }
    });
    let odd = quiet(Format::Swiss { rounds: 4 }, 7).log;
    check(&odd).unwrap();
    let mut log = odd.clone();
    let byes: Vec<usize> = (0..log.len()).filter(|at| matches!(log[*at].event, Event::Paired { .. })).collect();
    let Event::Paired { byes: first, .. } = log[byes[0]].event.clone() else { unreachable!() };
    if let Event::Paired { games, byes, .. } = &mut log[byes[1]].event {
        let (had, has) = (first[0].player, byes[0].player);
        games.iter_mut().flat_map(|game| &mut game.players).filter(|player| **player == had).for_each(|player| *player = has);
        byes[0].player = had;
    }
    assert!(check(&log).is_err(), "a second bye");
}

#[test]
fn an_arena_that_lets_people_wait_or_meet_again_is_caught() {
    let good = quiet(Format::Arena { minutes: 20 }, 9).log;
    check(&good).unwrap();
    let mut log = good.clone();
    paired(&mut log, 0).pop();
    assert!(check(&log).is_err(), "two wait");
    let rounds = good.iter().filter(|entry| matches!(entry.event, Event::Paired { .. })).count();
    let again = (1..rounds).filter(|round| {
        let mut log = good.clone();
        let before: Vec<Vec<u16>> =
            (0..*round).flat_map(|n| paired(&mut log, n).iter().map(|game| game.players.clone()).collect::<Vec<_>>()).collect();
        let games = paired(&mut log, *round);
        let Some(game) = games.first_mut() else { return false };
        // Against the last opponent, who may not even be free.
        let one = game.players[0];
        let Some(last) = before.iter().rev().find(|players| players.contains(&one)) else { return false };
        game.players[1] = if last[0] == one { last[1] } else { last[0] };
        assert!(check(&log).is_err(), "round {round}");
        true
    });
    assert!(again.count() > 10);
}

#[test]
fn tables_of_wrong_sizes_or_with_needless_repetitions_are_caught() {
    let scene = (0..)
        .map(|number| whole(Kind::Tables, number))
        .find(|scene| scene.tournament.players().len() >= 16 && scene.tournament.rounds().len() >= 3);
    let good = scene.expect("one of them").log;
    check(&good).unwrap();
    let mut log = good.clone();
    let moved = paired(&mut log, 0)[0].players.pop().expect("a player");
    paired(&mut log, 0)[1].players.push(moved);
    assert!(check(&log).is_err(), "three and five instead of four and four");
    let mut log = good.clone();
    let games = paired(&mut log, 0);
    games[0].players.swap(0, 1);
    assert!(check(&good).is_ok());
    let first = games.clone();
    let people = |games: &[PairedGame]| {
        let mut all: Vec<u16> = games.iter().flat_map(|game| game.players.clone()).collect();
        all.sort_unstable();
        all
    };
    if people(&first) == people(paired(&mut log, 1)) {
        *paired(&mut log, 1) = first;
        assert!(check(&log).is_err(), "the same tables again");
    }
}

#[test]
fn a_round_robin_that_repeats_or_forgets_is_caught() {
    let good = quiet(Format::RoundRobin { cycles: 2 }, 6).log;
    check(&good).unwrap();
    let mut log = good.clone();
    let first = paired(&mut log, 0).clone();
    *paired(&mut log, 5) = first;
    assert!(check(&log).is_err(), "not exchanged");
    let last = good.iter().rposition(|entry| matches!(entry.event, Event::Paired { .. })).expect("rounds");
    assert!(check(&good[..last]).is_err(), "a round too few");
}

#[test]
fn standings_with_one_number_changed_are_caught() {
    for kind in [Kind::RoundRobin, Kind::Swiss, Kind::Arena, Kind::Tables] {
        let scene = (0..).map(|number| whole(kind, number)).find(|scene| (5..40).contains(&scene.tournament.players().len())).expect("one");
        let tie_breaks = scene.tournament.tie_breaks();
        let good = scene.tournament.standings();
        agree(&scene.log, tie_breaks, &good).unwrap();
        for at in 0..good.len() {
            let mut points = good.clone();
            points[at].points += 1;
            let mut place = good.clone();
            place[at].place += 1;
            assert!(agree(&scene.log, tie_breaks, &points).is_err() && agree(&scene.log, tie_breaks, &place).is_err());
            for n in 0..tie_breaks.len() {
                let mut tie_break = good.clone();
                tie_break[at].tie_breaks[n] += 1;
                assert!(agree(&scene.log, tie_breaks, &tie_break).is_err(), "{:?}", tie_breaks[n]);
            }
        }
        assert!(agree(&scene.log, tie_breaks, &good[1..]).is_err());
    }
    // What a bye counts is part of it.
    let mut scene = quiet(Format::Swiss { rounds: 3 }, 5);
    for entry in &mut scene.log {
        if let Event::Paired { byes, .. } = &mut entry.event {
            byes.iter_mut().for_each(|bye| bye.bye = Bye::Half);
        }
    }
    assert!(agree(&scene.log, scene.tournament.tie_breaks(), &scene.tournament.standings()).is_err());
}
