//! The JSON of the log, byte for byte: what is written is never written differently, and what was written stays readable.
//!
//! A line is added to the fixtures for a new kind of event or a new field; no line is ever changed.

use super::{Event, Snapshot};
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeSet;
use std::fmt::Debug;

const EVENTS: &str = include_str!("../../tests/logs/events.jsonl");
const SNAPSHOTS: &str = include_str!("../../tests/logs/snapshots.jsonl");

/// Every kind of event: without a wildcard, so that a new kind must be named, and then needs a line.
macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        const KINDS: &[&str] = &[$(stringify!($kind)),*];

        fn kind(event: &Event) -> &'static str {
            match event {
                $(Event::$kind { .. } => stringify!($kind)),*
            }
        }
    };
}

kinds! {
    Opened, Sat, Stood, Closed, Started, Moved, TurnReset, TakebackAsked, TakebackAgreed, TakebackDeclined, TakenBack, DrawOffered,
    DrawDeclined, WentAway, CameBack, Replaced, Ended, BecameReady, RematchOffered, RematchDeclined, RematchAgreed, Resumed,
    VacationBegan, VacationEnded, Said,
}

/// What a line holds, which is written as the same line again.
fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(line: &str) -> T {
    let value: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(serde_json::to_string(&value).expect("writable"), line);
    value
}

#[test]
fn every_kind_of_event_has_a_line_and_is_written_as_it_reads() {
    let found: BTreeSet<&str> = EVENTS.lines().map(|line| kind(&read(line))).collect();
    let missing: Vec<_> = KINDS.iter().filter(|kind| !found.contains(*kind)).collect();
    assert!(missing.is_empty(), "no line for {missing:?}");
}

#[test]
fn snapshots_of_every_stage_are_written_as_they_read() {
    let stages: BTreeSet<String> = SNAPSHOTS.lines().map(|line| format!("{:?}", read::<Snapshot>(line).stage)).collect();
    assert_eq!(stages.into_iter().collect::<Vec<_>>(), ["Between", "Closed", "Over", "Playing", "Waiting"]);
}

#[test]
fn a_field_that_a_later_release_dropped_is_skipped() {
    let line = EVENTS.lines().next().expect("a line");
    let older = line.replace(r#""rated":"#, r#""dropped":1,"rated":"#).replace(r#""kind":"none""#, r#""kind":"none","dropped":1"#);
    assert_ne!(older, line);
    assert_eq!(serde_json::from_str::<Event>(&older).expect("readable"), read(line));
}
