//! Damaged logs and snapshots: refused with the version at fault, and never a panic.

use crate::scene::{Scene, options, table_id};
use trilynx_games::GameId;
use trilynx_protocol::log::{Entry, Event, Secret, Snapshot, StoredStage};
use trilynx_protocol::{ClockRule, Command, Options};
use trilynx_table::{CorruptLog, Table};

/// A game with a little of everything.
fn a_log() -> Scene {
    let clock = ClockRule::Fischer { initial_s: 600, increment_s: 1 };
    let mut scene = Scene::started(Options { clock, ..options(GameId::Linko, 3) });
    for n in 0..12 {
        scene.now += 1_000;
        let legal = scene.legal();
        scene.plays(&legal[n % legal.len()]);
    }
    scene.ask(0, Command::AskTakeback { to: 10 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    scene.ask(2, Command::AnswerTakeback { accept: true }).unwrap();
    scene.ask(1, Command::Say { text: "well".into() }).unwrap();
    scene.ask(1, Command::Resign).unwrap();
    scene
}

fn replay(log: &[Entry]) -> Result<Table, CorruptLog> {
    Table::replay(table_id(1), log, &mut |_, _| {})
}

#[test]
fn a_log_with_a_gap_a_repetition_or_another_order_is_refused() {
    let log = a_log().log;
    assert!(replay(&log).is_ok());
    assert!(replay(&[]).is_err());
    assert_eq!(replay(&log[1..]).unwrap_err().version, 2);
    for at in 1..log.len() - 1 {
        let mut missing = log.clone();
        missing.remove(at);
        assert_eq!(replay(&missing).unwrap_err().version, at as u32 + 2);
        let mut twice = log.clone();
        twice.insert(at, log[at].clone());
        assert_eq!(replay(&twice).unwrap_err().version, at as u32 + 1);
        let mut late = log.clone();
        late[at].at.service_ms = 0;
        assert_eq!(replay(&late).unwrap_err().version, at as u32 + 1);
    }
}

/// What is done to an event.
type Change = Box<dyn Fn(&mut Event)>;

#[test]
fn events_that_cannot_have_happened_are_refused() {
    let scene = a_log();
    let started = scene.log.iter().position(|entry| matches!(entry.event, Event::Started { .. })).unwrap();
    let moved = started + 1;
    let change = |at: usize, change: &dyn Fn(&mut Event)| {
        let mut log = scene.log.clone();
        change(&mut log[at].event);
        replay(&log[..=at]).map(drop)
    };
    let set = |event: Event| move |to: &mut Event| *to = event.clone();
    let move_of = |seat, text: &str| Event::Moved { seat, text: text.into(), lag_ms: 0, held_ms: 0 };
    let cases: Vec<(usize, Change)> = vec![
        (moved, Box::new(set(move_of(0, "nonsense")))),
        (moved, Box::new(set(move_of(1, "1")))),
        (moved, Box::new(set(move_of(200, "1")))),
        (moved, Box::new(set(scene.log[0].event.clone()))),
        (moved, Box::new(set(Event::WentAway { seat: 3 }))),
        (moved, Box::new(set(Event::TakebackAsked { seat: 3, to: 0 }))),
        (moved, Box::new(set(Event::TakebackAgreed { seat: 0 }))),
        (moved, Box::new(set(Event::RematchOffered { seat: 9 }))),
        (moved, Box::new(set(Event::Closed))),
        (moved, Box::new(set(Event::BecameReady { seat: 0 }))),
        (moved, Box::new(set(Event::RematchOffered { seat: 0 }))),
        (moved, Box::new(set(Event::Stood { seat: 0 }))),
        (moved, Box::new(set(scene.log[started].event.clone()))),
        (moved - 1, Box::new(set(Event::TakenBack { to: 0 }))),
        (moved - 1, Box::new(set(Event::Replaced { seat: 0, bot: "strong".into() }))),
        (
            started,
            Box::new(|event| {
                if let Event::Started { rules, .. } = event {
                    *rules += 1;
                }
            }),
        ),
        (
            started,
            Box::new(|event| {
                if let Event::Started { start, .. } = event {
                    *start = Secret("yinsh/standard".into());
                }
            }),
        ),
        (
            started,
            Box::new(|event| {
                if let Event::Started { start, .. } = event {
                    start.0.push('1');
                }
            }),
        ),
        (
            started,
            Box::new(|event| {
                if let Event::Started { occupants, .. } = event {
                    occupants.truncate(2);
                }
            }),
        ),
        (
            started,
            Box::new(|event| {
                if let Event::Started { occupants, .. } = event {
                    occupants[1] = occupants[0].clone();
                }
            }),
        ),
        (
            0,
            Box::new(|event| {
                if let Event::Opened { seed, .. } = event {
                    seed.0.push('0');
                }
            }),
        ),
        (
            0,
            Box::new(|event| {
                if let Event::Opened { options, .. } = event {
                    options.players = 9;
                }
            }),
        ),
        (
            0,
            Box::new(|event| {
                if let Event::Opened { offers, .. } = event {
                    offers.clear();
                }
            }),
        ),
    ];
    for (n, (at, wrong)) in cases.into_iter().enumerate() {
        let damaged = change(at, &*wrong).expect_err(&format!("case {n}"));
        assert_eq!(damaged.version, at as u32 + 1, "case {n}: {damaged}");
        assert!(!damaged.to_string().contains("deck="), "case {n}: a card is in {damaged}");
    }
}

#[test]
fn a_snapshot_that_contradicts_itself_is_refused() {
    let scene = a_log();
    let change = |change: fn(&mut Snapshot)| {
        let mut snapshot = scene.table.snapshot();
        change(&mut snapshot);
        Table::restore(table_id(1), snapshot).map(drop)
    };
    assert_eq!(change(|_| {}), Ok(()));
    let wrong: [fn(&mut Snapshot); 11] = [
        |snapshot| snapshot.options.players = 2,
        |snapshot| snapshot.seats.truncate(2),
        |snapshot| snapshot.game = None,
        |snapshot| snapshot.stage = StoredStage::Waiting,
        |snapshot| snapshot.stage = StoredStage::Between,
        |snapshot| (snapshot.stage, snapshot.game) = (StoredStage::Waiting, None),
        |snapshot| snapshot.offers.draw = Some(3),
        |snapshot| snapshot.left.push(3),
        |snapshot| snapshot.game.as_mut().unwrap().moves[3].text = "nonsense".into(),
        |snapshot| snapshot.game.as_mut().unwrap().moves[3].seat ^= 1,
        |snapshot| snapshot.game.as_mut().unwrap().clocks.as_mut().unwrap().seats.clear(),
    ];
    for (n, wrong) in wrong.into_iter().enumerate() {
        let damaged = change(wrong).expect_err(&format!("case {n}"));
        assert_eq!(damaged.version, scene.table.version(), "case {n}: {damaged}");
    }
}

#[test]
fn no_change_of_a_log_or_a_snapshot_is_a_panic() {
    let scene = a_log();
    let mut chance = fastrand::Rng::with_seed(1);
    let (log, snapshot) = (serde_json::to_string(&scene.log).unwrap(), serde_json::to_string(&scene.table.snapshot()).unwrap());
    let mut damage = |text: &str| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..chance.usize(1..4) {
            let at = chance.usize(0..bytes.len());
            bytes[at] = if bytes[at].is_ascii_digit() { chance.u8(b'0'..=b'9') } else { chance.u8(b' '..=b'~') };
        }
        String::from_utf8(bytes).unwrap()
    };
    let (mut read, mut refused) = (0, 0);
    for _ in 0..4_000 {
        if let Ok(log) = serde_json::from_str::<Vec<Entry>>(&damage(&log)) {
            read += 1;
            refused += u32::from(replay(&log).is_err());
        }
        if let Ok(snapshot) = serde_json::from_str::<Snapshot>(&damage(&snapshot)) {
            read += 1;
            refused += u32::from(Table::restore(table_id(1), snapshot).is_err());
        }
    }
    assert!(read > 500 && refused > 100, "{read} could be read, {refused} of them were refused");
}
