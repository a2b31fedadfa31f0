//! Stores that were filled before the server starts: what takes an attacker days is there at once.

use crate::client::Trouble;
use std::path::Path;
use trilynx_games::chance::Seed;
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::Entry;
use trilynx_protocol::{Command, Occupant, PersonId, SeatOffer, TableId, Time};
use trilynx_server::live::table::row;
use trilynx_server::store::{Append, Notify, Store};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// When all of this happened, by the calendar.
const LONG_AGO_MS: u64 = 1_700_000_000_000;
/// Appends that are stored together.
const TOGETHER: usize = 500;
/// The number of events after which a table that never refuses is left alone.
const ENOUGH_EVENTS: usize = 18_000;

async fn open(database: &Path) -> Result<Store, Trouble> {
    let url = format!("sqlite:{}", database.display());
    Store::open(&url, Default::default()).await.map_err(|error| Trouble(format!("the store cannot be filled: {error}")))
}

fn person(n: u8) -> PersonId {
    PersonId::from_random([n; 16])
}

fn time(n: u64) -> Time {
    Time { service_ms: 1, unix_ms: LONG_AGO_MS + n }
}

fn given() -> Entropy {
    Entropy { seed: Seed([7; 64]), table: TableId::from_random([9; 16]), bots: |_: GameId| &[] }
}

/// A table of two people whose seats are taken or not, and its log.
fn table(occupants: Vec<Option<Occupant>>) -> Result<(Table, Vec<Entry>), Trouble> {
    let options = crate::games::duel(serde_json::json!({}));
    let options = serde_json::from_value(options).map_err(|error| Trouble(error.to_string()))?;
    let offers = vec![SeatOffer::Me, SeatOffer::Open];
    let opening = Opening { options, by: person(1), offers, occupants, rematch_of: None, guest: false };
    let mut log = Vec::new();
    let table = Table::open(TableId::from_random([3; 16]), time(0), opening, &given(), &mut |_, entry| log.push(entry.clone()));
    Ok((table.map_err(|refused| Trouble(format!("{refused:?}")))?, log))
}

/// Fills a store with this many tables that were opened and closed again.
pub async fn closed_tables(database: &Path, count: usize) -> Result<(), Trouble> {
    let store = open(database).await?;
    let (mut table, mut log) = table(Vec::new())?;
    let by = By::Person { id: person(1), seat: None, lag_ms: 0, held_ms: 0, guest: false };
    let closed = table.apply(time(1), &given(), by, Input::Asked(Command::Close), &mut |_, entry| log.push(entry.clone()));
    closed.map_err(|refused| Trouble(format!("{refused:?}")))?;
    let line = row(&table, &log);
    for group in (0..count as u64).collect::<Vec<_>>().chunks(TOGETHER) {
        let appends = group.iter().map(|n| {
            let line = trilynx_server::store::TableRow { opened_unix_ms: LONG_AGO_MS + n, ..line.clone() };
            let table = TableId::from_random((u128::from(*n) << 64 | 5).to_be_bytes());
            Append { table, epoch: 1, entries: log.clone(), key: None, line, snapshot: None, notify: Notify::default() }
        });
        store.append(appends.collect()).await.map_err(|error| Trouble(format!("the store cannot be filled: {error}")))?;
    }
    store.close().await;
    Ok(())
}

/// A game in which one player asks to go back and thinks better of it, again and again: as long a log as a table writes.
pub async fn long_game(database: &Path) -> Result<(TableId, usize), Trouble> {
    let store = open(database).await?;
    let (mut table, mut log) = table([1, 2].map(|n| Some(Occupant::Person(person(n)))).to_vec())?;
    let mut ask = |table: &mut Table, n: u8, command: Command| {
        let by = By::Person { id: person(n), seat: Some(Seat(n - 1)), lag_ms: 0, held_ms: 0, guest: false };
        table.apply(time(log.len() as u64), &given(), by, Input::Asked(command), &mut |_, entry| log.push(entry.clone())).is_ok()
            && log.len() < ENOUGH_EVENTS
    };
    ask(&mut table, 1, Command::Play { text: "a2".to_owned(), number: 0 });
    while ask(&mut table, 1, Command::AskTakeback { to: 0 }) && ask(&mut table, 1, Command::AnswerTakeback { accept: false }) {}
    let mut line = 0;
    while ask(&mut table, 2, Command::Say { text: format!("line {line}") }) {
        line += 1;
    }
    let id = table.id();
    for (n, entries) in log.chunks(TOGETHER).enumerate() {
        let append = Append {
            table: id,
            epoch: 1,
            entries: entries.to_vec(),
            key: None,
            line: row(&table, entries),
            snapshot: None,
            notify: Notify::default(),
        };
        store.append(vec![append]).await.map_err(|error| Trouble(format!("the log cannot be stored (part {n}): {error}")))?;
    }
    store.close().await;
    Ok((id, log.len()))
}
