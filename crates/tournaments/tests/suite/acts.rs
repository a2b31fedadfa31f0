//! What organisers do, and that undoing it leaves the tournament as if it had not happened.

use crate::random::{Kind, ORGANISER, Scene, duel, id, numbers, person, settings, whole};
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Format, TournamentCommand as Command, TournamentRefused as Refused, TournamentSettings};
use trilynx_tournaments::{Tournament, TournamentStage};

/// Does something and undoes it: whether that was possible. Then everything is as before.
fn undone(scene: &Scene, command: &Command) -> bool {
    let mut trial = scene.clone();
    if trial.act(command.clone()).is_err() {
        return false;
    }
    let act = trial.log[scene.log.len()].version;
    // What the tournament does next by itself is not undone with it: an arena pairs at once.
    if trial.log.len() > scene.log.len() + 1 {
        return false;
    }
    let is_undone = trial.act(Command::Undo { version: act }).is_ok() && trial.log.len() == scene.log.len() + 2;
    if is_undone {
        assert!(trial.tournament.is_like(&scene.tournament), "{command:?} in\n{:?}\nis\n{:?}", scene.tournament, trial.tournament);
        assert_eq!(trial.act(Command::Undo { version: act }), Err(Refused::NotFound), "once");
    }
    is_undone
}

#[test]
fn what_is_undone_at_once_leaves_no_trace() {
    let mut counts = [0; 8];
    let mut rounds = 0;
    for (n, format) in
        [Format::Swiss { rounds: 4 }, Format::RoundRobin { cycles: 2 }, Format::Arena { minutes: 20 }].into_iter().enumerate()
    {
        let mut scene = Scene::started(TournamentSettings { break_s: 60, ..settings(format) }, 7, n as u64);
        for step in 0..60_u32 {
            if scene.tournament.stage() != TournamentStage::Running {
                break;
            }
            let game = step * 7 % scene.tournament.games().len().max(1) as u32;
            let player = (step % 7) as u16;
            let commands = [
                Command::Adjudicate { game, places: vec![2, 1] },
                Command::Forfeit { game, seats: vec![1] },
                Command::Forfeit { game, seats: vec![0, 1] },
                Command::Pause,
                Command::Resume,
                Command::Exclude { player },
                Command::Readmit { player },
                Command::Finish,
            ];
            for (count, command) in counts.iter_mut().zip(&commands) {
                *count += u32::from(undone(&scene, command));
            }
            let mut paused = scene.clone();
            paused.wait(777);
            if paused.act(Command::Pause).is_ok() {
                counts[4] += u32::from(undone(&paused, &Command::Resume));
                paused.wait(100);
                rounds += u32::from(undone(&paused, &Command::NextRound));
            }
            match step % 9 {
                8 => drop(scene.ask(u64::from(player), Command::Withdraw)),
                _ => match scene.open_games().first() {
                    Some(game) => scene.play(*game, duel([None, Some(0), Some(1)][step as usize % 3])),
                    None => {
                        scene.wait(60_000);
                        scene.tick();
                    }
                },
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 0) && rounds > 0, "each was done and undone: {counts:?}, {rounds} rounds");
}

#[test]
fn a_round_can_be_taken_back_until_it_has_a_result() {
    let mut scene = Scene::started(TournamentSettings { break_s: 60, ..settings(Format::Swiss { rounds: 4 }) }, 6, 1);
    for game in scene.open_games() {
        scene.play(game, duel(Some(0)));
    }
    let before = scene.clone();
    scene.act(Command::NextRound).unwrap();
    let act = scene.tournament.version();
    assert_eq!(scene.act(Command::Undo { version: act }), Err(Refused::NotPaused));
    scene.act(Command::Pause).unwrap();
    scene.ask(50, Command::Enter).unwrap();
    scene.act(Command::Undo { version: act }).unwrap();
    assert_eq!((scene.tournament.rounds().len(), scene.open_games().len()), (1, 0));
    assert_eq!(scene.tournament.players()[6].points, 0, "the newcomer plays in the round that comes");
    assert_eq!(scene.tournament.games(), before.tournament.games());
    scene.act(Command::NextRound).unwrap();
    let act = scene.tournament.version();
    let game = scene.open_games()[0];
    scene.play(game, duel(Some(0)));
    assert_eq!(scene.act(Command::Undo { version: act }), Err(Refused::RestsOnIt));
}

#[test]
fn what_others_rest_on_is_undone_last() {
    let mut scene = Scene::started(TournamentSettings { break_s: 60, ..settings(Format::Swiss { rounds: 2 }) }, 4, 1);
    scene.act(Command::Adjudicate { game: 0, places: vec![1, 2] }).unwrap();
    let first = scene.tournament.version();
    scene.act(Command::Adjudicate { game: 0, places: vec![1, 1] }).unwrap();
    let second = scene.tournament.version();
    assert_eq!(scene.act(Command::Undo { version: first }), Err(Refused::RestsOnIt));
    scene.act(Command::Undo { version: second }).unwrap();
    assert_eq!(scene.tournament.games()[0].outcome.as_ref().unwrap().places, [1, 2]);
    scene.act(Command::Undo { version: first }).unwrap();
    assert_eq!(scene.tournament.games()[0].outcome, None);
    scene.act(Command::Adjudicate { game: 0, places: vec![1, 2] }).unwrap();
    let act = scene.tournament.version();
    scene.play(1, duel(None));
    scene.act(Command::NextRound).unwrap();
    assert_eq!(scene.act(Command::Undo { version: act }), Err(Refused::RestsOnIt), "the next round was paired by it");
    scene.act(Command::Adjudicate { game: 0, places: vec![1, 1] }).unwrap();
    assert_eq!(scene.act(Command::Adjudicate { game: 0, places: vec![2, 2] }), Err(Refused::Unsuitable { what: "places".to_owned() }));
    assert_eq!(scene.act(Command::Forfeit { game: 0, seats: vec![2] }), Err(Refused::Unsuitable { what: "seats".to_owned() }));
    assert_eq!(scene.act(Command::Adjudicate { game: 99, places: vec![1, 1] }), Err(Refused::NotFound));
    assert_eq!(scene.act(Command::NextRound), Err(Refused::RoundUnfinished { games: 2 }));
    assert_eq!(scene.ask(1, Command::Pause), Err(Refused::NotOrganiser));
}

#[test]
fn an_organiser_may_correct_a_result_after_the_end_and_a_second_organiser_too() {
    let organisers = vec![person(77)];
    let mut scene = Scene::started(TournamentSettings { organisers, ..settings(Format::Swiss { rounds: 1 }) }, 2, 1);
    scene.play(0, duel(Some(0)));
    assert_eq!(scene.tournament.stage(), TournamentStage::Finished);
    scene.ask(77, Command::Adjudicate { game: 0, places: vec![1, 1] }).unwrap();
    assert!(scene.tournament.standings().iter().all(|line| line.points == 30 && line.place == 1));
    let version = scene.tournament.version();
    scene.ask(ORGANISER, Command::Undo { version }).unwrap();
    assert!(scene.tournament.standings().iter().any(|line| line.points == 60));
}

#[test]
fn who_is_excluded_cannot_come_back_until_readmitted() {
    let mut scene = Scene::started(settings(Format::Arena { minutes: 10 }), 4, 1);
    scene.act(Command::Exclude { player: 2 }).unwrap();
    assert_eq!(scene.ask(2, Command::Enter), Err(Refused::Excluded));
    assert_eq!(scene.act(Command::Exclude { player: 2 }), Err(Refused::AlreadySo));
    scene.act(Command::Readmit { player: 2 }).unwrap();
    assert_eq!(scene.ask(2, Command::Enter), Err(Refused::AlreadySo));
    assert_eq!(scene.act(Command::Readmit { player: 9 }), Err(Refused::NotFound));
}

/// The log as if what was undone had not happened, where that can be written as a log.
fn as_if_not_done(log: &[TournamentEntry]) -> Option<Vec<TournamentEntry>> {
    let mut kept = crate::plain::without_undone(log);
    for entry in log {
        let Event::Undone { by, act } = entry.event else { continue };
        let act = &log[act as usize - 1];
        let opposite = match act.event {
            // The time that went by in between is not taken back.
            Event::Paused { .. } => Event::Resumed { by },
            Event::Resumed { .. } => Event::Paused { by },
            Event::Excluded { .. } | Event::Readmitted { .. } => {
                let between = &log[act.version as usize..entry.version as usize];
                if between.iter().any(|entry| matches!(entry.event, Event::NoShow { .. })) {
                    return None;
                }
                continue;
            }
            _ => continue,
        };
        kept.push(act.clone());
        kept.push(TournamentEntry { event: opposite, ..entry.clone() });
    }
    kept.sort_by_key(|entry| entry.version);
    (1..).zip(&mut kept).for_each(|(version, entry)| entry.version = version);
    Some(kept)
}

#[test]
fn a_tournament_is_as_if_what_was_undone_had_not_happened() {
    let (mut compared, mut undone) = (0, 0);
    for number in numbers(60) {
        for kind in [Kind::Swiss, Kind::Arena] {
            let scene = whole(kind, number + 5_000);
            if scene.log.len() > 3_000 {
                continue;
            }
            let Some(log) = as_if_not_done(&scene.log) else { continue };
            undone += scene.log.iter().filter(|entry| matches!(entry.event, Event::Undone { .. })).count();
            let other = Tournament::replay(id(), &log).unwrap_or_else(|wrong| panic!("TRILYNX_SEED={number}, {kind:?}: {wrong}"));
            assert!(other.is_like(&scene.tournament), "TRILYNX_SEED={number}, {kind:?}");
            compared += 1;
        }
    }
    assert!(compared > 0);
    println!("{compared} tournaments compared, {undone} acts undone");
}
