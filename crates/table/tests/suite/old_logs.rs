//! Logs and snapshots that earlier releases have stored: they must be readable for ever.
//!
//! `tests/logs/VERSION` holds what that release wrote: every kind of event, a snapshot from the middle of each log, and the table as a
//! spectator saw it at the end. Nothing in an old folder is ever changed. `TRILYNX_WRITE_LOGS=VERSION cargo test -p trilynx-table old_logs`
//! writes the folder of a new release.

use crate::scene::{Scene, VICTORY, options, table_id};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::log::{Entry, Event, Snapshot};
use trilynx_protocol::{ClockRule, Command, Options, SeatOffer};
use trilynx_table::{Input, Table};

/// Every kind of event. The match has no wildcard: a new kind must be named here, and is then missing until a release has written it.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::Opened { .. } => "opened",
        Event::Sat { .. } => "sat",
        Event::Stood { .. } => "stood",
        Event::Closed => "closed",
        Event::Started { .. } => "started",
        Event::Moved { .. } => "moved",
        Event::TurnReset { .. } => "turn_reset",
        Event::TakebackAsked { .. } => "takeback_asked",
        Event::TakebackAgreed { .. } => "takeback_agreed",
        Event::TakebackDeclined { .. } => "takeback_declined",
        Event::TakenBack { .. } => "taken_back",
        Event::DrawOffered { .. } => "draw_offered",
        Event::DrawDeclined { .. } => "draw_declined",
        Event::WentAway { .. } => "went_away",
        Event::CameBack { .. } => "came_back",
        Event::Resumed { .. } => "resumed",
        Event::Replaced { .. } => "replaced",
        Event::Ended { .. } => "ended",
        Event::BecameReady { .. } => "became_ready",
        Event::RematchOffered { .. } => "rematch_offered",
        Event::RematchDeclined { .. } => "rematch_declined",
        Event::RematchAgreed { .. } => "rematch_agreed",
        Event::VacationBegan { .. } => "vacation_began",
        Event::VacationEnded { .. } => "vacation_ended",
        Event::Said { .. } => "said",
    }
}

const KINDS: usize = 25;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs")
}

#[test]
fn logs_and_snapshots_of_every_release_are_readable() {
    if let Ok(version) = std::env::var("TRILYNX_WRITE_LOGS") {
        write(&folder().join(version));
    }
    let mut kinds = BTreeSet::new();
    let mut logs = 0;
    for release in std::fs::read_dir(folder()).unwrap() {
        for file in std::fs::read_dir(release.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let stored: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
            kinds.extend(check(&path, &stored));
            logs += 1;
        }
    }
    assert!(logs >= 7, "{logs} logs");
    assert_eq!(kinds.len(), KINDS, "some kind of event was never stored: {kinds:?}");
}

/// Reads a log, whole and from its snapshot on.
fn check(path: &Path, stored: &Value) -> BTreeSet<&'static str> {
    let name = path.display();
    let log: Vec<Entry> = serde_json::from_value(stored["log"].clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let table = Table::replay(table_id(1), &log, &mut |_, _| {}).unwrap_or_else(|damaged| panic!("{name}: {damaged}"));
    let view = serde_json::to_value(table.view(Viewer::Spectator)).unwrap();
    contains(&view, &stored["spectator"], &name.to_string());

    let snapshot: Snapshot = serde_json::from_value(stored["snapshot"].clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut restored = Table::restore(table_id(1), snapshot).unwrap_or_else(|damaged| panic!("{name}: {damaged}"));
    let later = restored.version() as usize;
    restored.go_on(&log[later..], &mut |_, _| {}).unwrap_or_else(|damaged| panic!("{name}: {damaged}"));
    let view = serde_json::to_value(restored.view(Viewer::Spectator)).unwrap();
    contains(&view, &stored["spectator"], &format!("{name} from its snapshot"));
    log.iter().map(|entry| kind(&entry.event)).collect()
}

/// Whether all of `old` is in `new`; what later releases have added may be there besides.
fn contains(new: &Value, old: &Value, at: &str) {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            for (key, old) in old {
                let new = new.get(key).unwrap_or_else(|| panic!("{at}.{key} is gone"));
                contains(new, old, &format!("{at}.{key}"));
            }
        }
        (Value::Array(new), Value::Array(old)) if new.len() == old.len() => {
            new.iter().zip(old).enumerate().for_each(|(n, (new, old))| contains(new, old, &format!("{at}[{n}]")));
        }
        _ => assert_eq!(new, old, "{at}"),
    }
}

/// Writes what this release stores.
fn write(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    for (name, story) in stories() {
        let mut scene = (story.first)();
        let middle = serde_json::to_value(scene.table.snapshot()).unwrap();
        (story.rest)(&mut scene);
        let spectator = scene.seen();
        let stored = json!({ "log": scene.log, "snapshot": middle, "spectator": spectator });
        std::fs::write(folder.join(format!("{name}.json")), format!("{stored}\n")).unwrap();
    }
}

/// A table until the moment of its snapshot, and from there to its end.
struct Story {
    first: fn() -> Scene,
    rest: fn(&mut Scene),
}

fn moves(scene: &mut Scene, number: usize, pace_ms: u64) {
    for n in 0..number {
        if scene.table.to_move().is_none() {
            return;
        }
        scene.now += pace_ms;
        let legal = scene.legal();
        scene.plays(&legal[(n * 7 + 3) % legal.len()]);
    }
}

fn clocked(game: GameId, players: u8) -> Options {
    Options { clock: ClockRule::Fischer { initial_s: 600, increment_s: 5 }, ..options(game, players) }
}

fn stories() -> Vec<(&'static str, Story)> {
    let story = |first, rest| Story { first, rest };
    vec![
        ("closed", story(waiting, |scene| scene.ask(0, Command::Close).unwrap())),
        ("yinsh-offers", story(with_offers, after_offers)),
        ("yinsh-blitz-played-out", story(|| played_out(GameId::Yinsh, "blitz"), |scene| moves(scene, 400, 900))),
        ("lyngk-played-out", story(|| played_out(GameId::Lyngk, "standard"), |scene| moves(scene, 400, 900))),
        ("lyngk-absence", story(absent, |scene| scene.ask(0, VICTORY).unwrap())),
        ("linko-match", story(a_match, end_of_match)),
        ("linko-replaced", story(replaced, |scene| moves(scene, 3, 1_100))),
        ("vacation", story(on_vacation, back_from_vacation)),
        ("byoyomi", story(byoyomi, |scene| moves(scene, 5, 8_000))),
    ]
}

fn waiting() -> Scene {
    let mut scene = Scene::open(options(GameId::Linko, 3), vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Bot("weak".into())]).unwrap();
    scene.ask(0, Command::Stand).unwrap();
    scene
}

fn with_offers() -> Scene {
    let mut scene = Scene::open(clocked(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    scene.ask(1, Command::Sit { seat: None, word: Some("first word".into()) }).unwrap();
    scene.ask(5, Command::Say { text: "from a spectator".into() }).unwrap();
    moves(&mut scene, 6, 1_500);
    scene.ask(0, Command::OfferDraw).unwrap();
    scene.ask(1, Command::AnswerDraw { accept: false }).unwrap();
    scene.ask(1, Command::AskTakeback { to: 4 }).unwrap();
    scene.ask(0, Command::AnswerTakeback { accept: false }).unwrap();
    moves(&mut scene, 1, 700);
    scene.ask(1, Command::AskTakeback { to: 4 }).unwrap();
    scene
}

fn after_offers(scene: &mut Scene) {
    scene.ask(0, Command::AnswerTakeback { accept: true }).unwrap();
    scene.ask(0, Command::Say { text: "well played".into() }).unwrap();
    scene.server(Input::WentAway(Seat(1)));
    scene.now += 4_000;
    scene.server(Input::CameBack(Seat(1)));
    scene.server(Input::Resumed(3_000));
    scene.ask(1, Command::Resign).unwrap();
    scene.ask(0, Command::OfferRematch).unwrap();
    scene.ask(1, Command::DeclineRematch).unwrap();
    scene.ask(1, Command::OfferRematch).unwrap();
    scene.ask(0, Command::OfferRematch).unwrap();
}

/// A game in the middle. Half-made turns are begun again where the game has them.
fn played_out(game: GameId, variant: &str) -> Scene {
    let mut scene = Scene::started(Options { variant: variant.to_owned(), ..clocked(game, 2) });
    let mut resets = 0;
    for _ in 0..60 {
        moves(&mut scene, 1, 1_000);
        let may_reset = scene.seen().game.is_some_and(|game| game.may_reset);
        if may_reset && resets < 2 {
            let seat = scene.table.to_move().unwrap();
            scene.ask(seat.0, Command::ResetTurn).unwrap();
            resets += 1;
        }
        if scene.table.to_move().is_none() {
            break;
        }
    }
    scene
}

fn absent() -> Scene {
    let mut scene = Scene::started(clocked(GameId::Lyngk, 2));
    moves(&mut scene, 5, 2_000);
    scene.server(Input::WentAway(Seat(1)));
    scene.now += 61_000;
    scene
}

fn a_match() -> Scene {
    let mut scene = Scene::started(Options { rounds: 2, ..options(GameId::Linko, 2) });
    moves(&mut scene, 10, 400);
    scene
}

fn end_of_match(scene: &mut Scene) {
    moves(scene, 2_000, 400);
    assert!(scene.table.result().is_some(), "the game ends");
    scene.ask(0, Command::Ready).unwrap();
    scene.ask(1, Command::Ready).unwrap();
    moves(scene, 5, 400);
}

fn replaced() -> Scene {
    let mut scene = Scene::started(clocked(GameId::Linko, 3));
    moves(&mut scene, 9, 1_000);
    scene.ask(0, Command::AskTakeback { to: 7 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    scene.ask(2, Command::AnswerTakeback { accept: true }).unwrap();
    scene.ask(1, Command::Resign).unwrap();
    scene
}

fn on_vacation() -> Scene {
    let mut scene = Scene::started(Options { clock: ClockRule::Correspondence { days: 2 }, ..options(GameId::Yinsh, 2) });
    moves(&mut scene, 5, 40_000_000);
    scene.server(Input::Vacation(Seat(0), Some(1_790_500_000_000)));
    scene.now += 20_000_000;
    scene.server(Input::Vacation(Seat(1), Some(1_790_600_000_000)));
    scene
}

fn back_from_vacation(scene: &mut Scene) {
    scene.now += 400_000_000;
    scene.server(Input::Vacation(Seat(1), None));
    moves(scene, 2, 50_000_000);
    scene.server(Input::Vacation(Seat(0), None));
    moves(scene, 1, 60_000_000);
}

fn byoyomi() -> Scene {
    let clock = ClockRule::Byoyomi { main_s: 5, periods: 3, period_s: 10 };
    let mut scene = Scene::started(Options { clock, ..options(GameId::Yinsh, 2) });
    moves(&mut scene, 6, 4_000);
    scene
}
