//! How often a move is read on its way through this crate.

use crate::{By, Entropy, Input, Opening, Replay, Table};
use serde_json::json;
use std::cell::Cell;
use trilynx_games::chance::Seed;
use trilynx_games::{GameId, Seat, yinsh};
use trilynx_protocol::log::Entry;
use trilynx_protocol::{Command, Occupant, PersonId, Refused, SeatOffer, TableId, Time};

thread_local! {
    /// How many texts have been read as moves.
    pub(crate) static READ: Cell<usize> = const { Cell::new(0) };
}

/// How many texts a function reads as moves.
fn reads<T>(call: impl FnOnce() -> T) -> (usize, T) {
    let before = READ.get();
    let value = call();
    (READ.get() - before, value)
}

const MOVES: [&str; 4] = ["d5", "e7", "f4", "g6"];

/// A game of four moves that was given up: the table's id and its log.
fn played() -> (TableId, Vec<Entry>) {
    let (id, by, now) = (TableId::from_random([1; 16]), PersonId::from_random([1; 16]), Time::default());
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let options = serde_json::from_value(options).expect("options");
    let offers = vec![SeatOffer::Me, SeatOffer::Me];
    let opening = Opening { options, by, offers, occupants: Vec::new(), rematch_of: None, guest: false };
    let given = Entropy { seed: Seed([7; 64]), table: TableId::from_random([2; 16]), bots: |_| &[] };
    let mut log = Vec::new();
    let mut hear = |_: &Table, entry: &Entry| log.push(entry.clone());
    let mut table = Table::open(id, now, opening, &given, &mut hear).expect("a table");
    for (number, text) in MOVES.iter().enumerate() {
        let seat = table.to_move();
        let command = Command::Play { text: text.to_string(), number: number as u32 };
        let by = By::Person { id: by, seat, lag_ms: 0, held_ms: 0, guest: false };
        let (read, granted) = reads(|| table.apply(now, &given, by, Input::Asked(command), &mut hear));
        assert_eq!((read, granted), (1, Ok(())), "a live move is read and checked once");
    }
    let by = By::Person { id: by, seat: Some(Seat(0)), lag_ms: 0, held_ms: 0, guest: false };
    table.apply(now, &given, by, Input::Asked(Command::Resign), &mut hear).expect("resigned");
    (id, log)
}

#[test]
fn a_move_is_read_and_checked_once_on_its_way_to_the_board_and_to_a_review() {
    let (id, log) = played();
    let (read, replay) = reads(|| Replay::of_table(id, &log, None, &|_| None).expect("a log").expect("a game"));
    assert_eq!(read, MOVES.len(), "by the replay of the table");
    let (read, line) = reads(|| replay.line::<yinsh::State>(None, &["e5".to_string()]).expect("a line").1.len());
    assert_eq!((read, line), (1, MOVES.len() + 1), "the added one alone");

    let names = |_: &Occupant| String::new();
    let record = Table::records(id, &log, &names).expect("a log").remove(0);
    let (read, line) = reads(|| {
        let replay = Replay::from_record(&record, 0).expect("a record");
        replay.line::<yinsh::State>(None, &[]).expect("a line").1.len()
    });
    assert_eq!((read, line), (0, MOVES.len()), "a record that was read has been replayed");

    let line = format!("yinsh/standard {} d5", MOVES.join(" "));
    let (read, replay) = reads(|| Replay::from_line(GameId::Yinsh, None, None, &line).expect("a position"));
    assert_eq!(read, MOVES.len() + 1);
    let (read, lines) = reads(|| (replay.line::<yinsh::State>(None, &[]), replay.line::<yinsh::State>(Some(4), &[])));
    assert!(read == 0 && matches!(lines.0, Err(Refused::Rule { .. })) && lines.1.is_ok_and(|(_, moves)| moves.len() == 4));
}
