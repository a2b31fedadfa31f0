//! Laws of what crosses a wire or is stored: whatever reads prints as text that reads as the same, and nothing panics.

use crate::text;
use serde::Serialize;
use serde::de::DeserializeOwned;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::http::{
    Ask, Credentials, NewName, NewPassword, NewToken, Opening, Password, PlayedByProgram, ReviewRequest, ReviewSince, Since, Study,
};
use trilynx_protocol::lesson::LessonTry;
use trilynx_protocol::log::{Entry, Event, Snapshot};
use trilynx_protocol::wire::{TableView, ToClient, ToServer};
use trilynx_protocol::{Command, Occupant, Options, PersonId, TableId};
use trilynx_table::{Replay, Table};

/// Reads JSON; what was read prints as JSON that reads as the same.
fn round_trip<T: DeserializeOwned + Serialize + PartialEq>(data: &[u8]) -> Option<T> {
    let value = serde_json::from_slice::<T>(data).ok()?;
    let printed = serde_json::to_string(&value).expect("what was read can be written");
    let again = serde_json::from_str::<T>(&printed).unwrap_or_else(|error| panic!("{printed} cannot be read again: {error}"));
    assert!(again == value, "{printed} is read as something else");
    let twice = serde_json::to_string(&again).expect("what was read can be written");
    assert_eq!(twice, printed);
    Some(value)
}

/// Frames of both directions, and the commands inside.
pub fn frames_read_as_they_print(data: &[u8]) {
    round_trip::<ToServer>(data);
    round_trip::<Command>(data);
    round_trip::<ToClient>(data);
    round_trip::<Options>(data);
}

/// The bodies of every HTTP request.
pub fn bodies_read_as_they_print(data: &[u8]) {
    round_trip::<Opening>(data);
    round_trip::<Ask>(data);
    round_trip::<Study>(data);
    round_trip::<ReviewRequest>(data);
    round_trip::<Credentials>(data);
    round_trip::<NewName>(data);
    round_trip::<NewPassword>(data);
    round_trip::<Password>(data);
    round_trip::<PlayedByProgram>(data);
    round_trip::<NewToken>(data);
    round_trip::<LessonTry>(data);
}

/// What follows the `?` of a request, and the ids in its path.
pub fn queries_read_as_they_print(data: &[u8]) {
    fn query<T: DeserializeOwned + Serialize + PartialEq>(line: &str) {
        let Ok(value) = serde_urlencoded::from_str::<T>(line) else { return };
        let printed = serde_urlencoded::to_string(&value).expect("what was read can be written");
        let again = serde_urlencoded::from_str::<T>(&printed).unwrap_or_else(|error| panic!("{printed} cannot be read again: {error}"));
        assert!(again == value, "{printed} is read as something else");
    }
    for line in text(data).lines() {
        query::<Since>(line);
        query::<ReviewSince>(line);
        for word in line.split(['=', '&', '-']) {
            if let Ok(id) = word.parse::<TableId>() {
                assert_eq!(id.to_string(), word);
            }
            if let Ok(id) = word.parse::<PersonId>() {
                assert_eq!(id.to_string(), word);
            }
        }
    }
}

/// A game to go through, as a stranger sends it, is gone through or refused.
pub fn studies_are_answered(data: &[u8]) {
    use trilynx_protocol::http::StudyStart;
    let Ok(study) = serde_json::from_slice::<Study>(data) else { return };
    let course = match &study.start {
        StudyStart::Game { game, variant, players, position: Some(line) } => Replay::from_line(game.0, variant.as_deref(), *players, line),
        StudyStart::Game { game, variant, players, position: None } => {
            Replay::dealt(game.0, variant.as_deref(), *players, &trilynx_games::chance::Seed([7; 64]))
        }
        StudyStart::Record { record, game } => Replay::from_record(record, game.unwrap_or(0).into()),
        StudyStart::Table { .. } => return,
    };
    let Ok(course) = course else { return };
    let wanted = trilynx_table::Wanted { keep: study.keep, moves: &study.moves, from: study.from, viewer: study.viewer, person: None };
    if let Ok(studied) = course.study(&wanted) {
        let printed = serde_json::to_string(&studied).expect("an answer can be written");
        assert!(serde_json::from_str::<trilynx_protocol::http::Studied>(&printed).is_ok(), "{printed}");
    }
}

/// A line of a log, an event or a snapshot, as the store has it.
pub fn stored_words_read_as_they_print(data: &[u8]) {
    round_trip::<Entry>(data);
    round_trip::<Event>(data);
    if let Some(snapshot) = round_trip::<Snapshot>(data)
        && let Ok(table) = Table::restore(id(), snapshot)
    {
        look_at(&table);
    }
}

/// Any log, one entry a line, gives a table or is damaged.
pub fn any_log_gives_a_table_or_is_damaged(data: &[u8]) {
    let lines: Vec<Entry> = text(data).lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    replay(&lines);
}

fn id() -> TableId {
    TableId::from_random([1; 16])
}

/// Replays a log of which nothing is known. Whatever happens, it is no panic.
pub(crate) fn replay(log: &[Entry]) {
    let mut heard = 0;
    let replayed = Table::replay(id(), log, &mut |table, entry| {
        for viewer in viewers(table) {
            let seen = table.seen(entry, viewer);
            assert!(serde_json::to_string(&seen).is_ok());
        }
        heard += 1;
    });
    let records = Table::records(id(), log, &|occupant| match occupant {
        Occupant::Person(person) => person.to_string(),
        Occupant::Bot(bot) => bot.clone(),
    });
    match replayed {
        Ok(table) => {
            assert_eq!(heard, log.len());
            look_at(&table);
            // A log that no table has written may lead to what no snapshot may hold.
            if let Ok(restored) = Table::restore(id(), table.snapshot()) {
                assert!(restored == table, "a table and its snapshot differ");
            }
        }
        Err(damaged) => assert!(!damaged.to_string().is_empty() && records.is_err()),
    }
}

fn viewers(table: &Table) -> impl Iterator<Item = Viewer> + use<> {
    (0..table.options().players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Asks a table for everything it shows.
fn look_at(table: &Table) {
    for viewer in viewers(table) {
        let view = table.view(viewer);
        let printed = serde_json::to_string(&view).expect("a view can be written");
        assert!(serde_json::from_str::<TableView>(&printed).is_ok_and(|again| again == view), "{printed}");
    }
    let _any = (table.deadline(), table.to_move(), table.bot_to_move(), table.occupants(), table.offers(), table.result());
}
