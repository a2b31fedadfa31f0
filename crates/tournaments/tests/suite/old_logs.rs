//! What a release has stored is readable for ever, and damaged logs are refused with the version at fault.
//!
//! `tests/logs/VERSION` holds what that release wrote: every kind of event, and the standings at the end. Nothing in an old folder is ever
//! changed. `TRILYNX_WRITE_LOGS=VERSION cargo test -p trilynx-tournaments old_logs` writes a new one.

use crate::random::{Kind, Scene, duel, id, person, settings, whole};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Format, Standing, TournamentCommand as Command, TournamentSettings};
use trilynx_tournaments::Tournament;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs")
}

/// One with every act of organisers.
fn acts() -> Scene {
    let format = Format::Swiss { rounds: 3 };
    let mut scene = Scene::new(TournamentSettings { check_in: true, break_s: 60, ..settings(format) }, 1);
    scene
        .act(Command::Change { settings: TournamentSettings { name: "Another".to_owned(), ..scene.tournament.settings().clone() } })
        .unwrap();
    scene.act(Command::Invite { person: person(3) }).unwrap();
    (0..5).for_each(|player| scene.ask(player, Command::Enter).unwrap());
    scene.wait(900_000);
    (0..5).for_each(|player| scene.ask(player, Command::CheckIn).unwrap());
    scene.act(Command::Start).unwrap();
    scene.ask(6, Command::Enter).unwrap();
    scene.ask(6, Command::Withdraw).unwrap();
    scene.ask(6, Command::Enter).unwrap();
    scene.act(Command::Pause).unwrap();
    scene.act(Command::Resume).unwrap();
    scene.act(Command::Adjudicate { game: 0, places: vec![1, 1] }).unwrap();
    let version = scene.tournament.version();
    scene.act(Command::Undo { version }).unwrap();
    scene.open(1, |seat| seat == 0);
    scene.play(0, duel(Some(0)));
    scene.wait(60_000);
    scene.tick();
    scene.act(Command::NextRound).unwrap();
    scene.act(Command::Exclude { player: 0 }).unwrap();
    scene.act(Command::Readmit { player: 0 }).unwrap();
    scene.act(Command::Finish).unwrap();
    scene
}

fn kind_of(event: &Event) -> String {
    serde_json::to_value(event).expect("plain data")["event"].as_str().expect("a tag").to_owned()
}

#[test]
fn what_was_stored_is_readable() {
    let small =
        |kind| (0..).map(|number| whole(kind, number)).find(|scene| (5..12).contains(&scene.tournament.players().len())).expect("one");
    if let Ok(version) = std::env::var("TRILYNX_WRITE_LOGS") {
        let scenes = [
            ("acts", acts()),
            ("swiss", small(Kind::Swiss)),
            ("round_robin", small(Kind::RoundRobin)),
            ("arena", small(Kind::Arena)),
            ("tables", small(Kind::Tables)),
        ];
        std::fs::create_dir_all(folder().join(&version)).expect("a folder");
        for (name, scene) in scenes {
            let lines = scene.log.iter().map(|entry| serde_json::to_string(entry).expect("plain data") + "\n").collect::<String>();
            std::fs::write(folder().join(&version).join(name).with_extension("jsonl"), lines).expect("a file");
            let standings = serde_json::to_string(&scene.tournament.standings()).expect("plain data") + "\n";
            std::fs::write(folder().join(&version).join(name).with_extension("standings.json"), standings).expect("a file");
        }
    }
    let mut read = 0;
    for version in std::fs::read_dir(folder()).expect("the folder of logs") {
        let mut kinds = BTreeSet::new();
        for path in std::fs::read_dir(version.expect("an entry").path()).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.extension().is_none_or(|extension| extension != "jsonl") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a file");
            let entry =
                |line: &str| serde_json::from_str::<TournamentEntry>(line).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let log: Vec<TournamentEntry> = text.lines().map(entry).collect();
            kinds.extend(log.iter().map(|entry| kind_of(&entry.event)));
            let tournament = Tournament::replay(id(), &log).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
            let expected = std::fs::read_to_string(path.with_extension("standings.json")).expect("its standings");
            assert_eq!(tournament.standings(), serde_json::from_str::<Vec<Standing>>(&expected).expect("standings"), "{}", path.display());
            read += 1;
        }
        assert_eq!(kinds.len(), 21, "every kind of event: {kinds:?}");
    }
    assert!(read > 0);
}

#[test]
fn a_log_with_a_gap_a_repetition_or_another_order_is_refused() {
    let log = acts().log;
    assert!(Tournament::replay(id(), &log).is_ok());
    assert_eq!(Tournament::replay(id(), &[]).unwrap_err().version, 1);
    assert_eq!(Tournament::replay(id(), &log[1..]).unwrap_err().version, 1);
    for at in 1..log.len() - 1 {
        let mut missing = log.clone();
        missing.remove(at);
        assert_eq!(Tournament::replay(id(), &missing).unwrap_err().version, at as u32 + 2);
        let mut late = log.clone();
        late[at].at.service_ms = 0;
        assert_eq!(Tournament::replay(id(), &late).unwrap_err().version, at as u32 + 1);
    }
}

#[test]
fn events_that_cannot_have_happened_are_refused_and_never_a_panic() {
    let log = acts().log;
    let wrong = [
        r#"{"event":"withdrew","player":99}"#,
        r#"{"event":"table_opened","game":99,"table":"abcdefghijkl"}"#,
        r#"{"event":"arrived","game":0,"seat":7}"#,
        r#"{"event":"no_show","game":0,"seats":[2]}"#,
        r#"{"event":"ended","game":0,"outcome":{"places":[1],"by":"play"}}"#,
        r#"{"event":"ended","game":0,"outcome":{"places":[2,2],"by":"play"}}"#,
        r#"{"event":"ended","game":0,"outcome":{"places":[1,2],"absent":[9],"by":"play"}}"#,
        r#"{"event":"ended","game":99,"outcome":{"places":[1,2],"by":"play"}}"#,
        r#"{"event":"paired","by":null,"round":9,"games":[],"byes":[]}"#,
        r#"{"event":"paired","by":null,"round":3,"games":[{"players":[0,99],"why":{"kind":"schedule","row":1,"exchanged":false}}],"byes":[]}"#,
        r#"{"event":"paired","by":null,"round":3,"games":[{"players":[0,1,2,3,4,5,1,2,3],"why":{"kind":"schedule","row":1,"exchanged":false}}],"byes":[]}"#,
        r#"{"event":"bye_given","round":0,"bye":{"player":0,"bye":"half","why":{"kind":"late"}}}"#,
        r#"{"event":"started","by":null,"lots":[99]}"#,
        r#"{"event":"undone","by":"abcdefghijkl","act":1}"#,
        r#"{"event":"excluded","by":"abcdefghijkl","player":99}"#,
    ];
    for text in wrong {
        let event: Event = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut log = log.clone();
        let last = log.last().expect("events").clone();
        log.push(TournamentEntry { version: last.version + 1, event, ..last });
        assert_eq!(Tournament::replay(id(), &log).err().map(|wrong| wrong.version), Some(log.len() as u32), "{text}");
    }
}
