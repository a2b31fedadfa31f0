//! What is added to the logs of tables, and as which columns it goes into the database.

use super::notifications::Notify;
use super::tables::{Columns, Opening, TableRow};
use std::fmt;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::{PersonId, TableId};

/// What is to be added to a table's log, and what follows from it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table. Its first append begins with version 1 and makes it.
    pub table: TableId,
    /// The epoch in which the table is owned; 1 for a new table.
    pub epoch: u32,
    /// What happened, at least one, versions consecutive.
    pub entries: Vec<Entry>,
    /// The command it was, if it was somebody's.
    pub key: Option<CommandKey>,
    /// The table's line in lists after it.
    pub line: TableRow,
    /// The table's state after it, if it is worth keeping.
    pub snapshot: Option<String>,
    /// Who is notified of it, in the same transaction.
    pub notify: Notify,
}

/// A command, as the person who gave it names it. The same name for another command is a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandKey {
    /// Whose command it is.
    pub person: PersonId,
    /// Their name for it.
    pub name: String,
    /// Tells what was asked for.
    pub digest: i64,
}

/// What a command came to that was granted before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Granted {
    /// The last version of that command.
    pub version: u32,
    /// What was asked for. Release 0.1.0 did not store it.
    pub digest: Option<i64>,
}

/// Why nothing was appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendError {
    /// The versions do not follow what is stored or each other, or the table is owned by a later epoch: take it over again with [`super::Store::own`].
    Conflict,
    /// A command with this name has been granted before.
    Repeated(Granted),
    /// It could not be stored. As a rule it is not, but a connection may have been lost in the very moment. The tables take no more appends
    /// (they are in conflict) until they are taken over again, which tells what is stored.
    Unavailable,
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict => f.write_str("somebody else has written to this table"),
            AppendError::Repeated(granted) => write!(f, "already done, at version {}", granted.version),
            AppendError::Unavailable => f.write_str("the store is unavailable"),
        }
    }
}

impl std::error::Error for AppendError {}

/// An append as it goes into columns, made by the caller's task so that the writer has less to do.
pub(super) struct PreparedAppend {
    pub table: TableId,
    pub epoch: u32,
    pub first: u32,
    pub events: Vec<EventRow>,
    /// Who says something in them, and in which version.
    pub spoken: Vec<(PersonId, u32)>,
    pub key: Option<CommandKey>,
    /// What never changes, with the first append of a table.
    pub opening: Option<Opening>,
    pub columns: Columns,
    pub snapshot: Option<String>,
    pub notify: Notify,
}

/// A line of the log as it is stored.
pub(super) struct EventRow {
    pub version: u32,
    pub service_ms: u64,
    pub unix_ms: u64,
    pub event: String,
}

impl PreparedAppend {
    /// Nothing if the entries are not consecutive.
    pub fn made_of(append: Append) -> Option<PreparedAppend> {
        let first = append.entries.first()?.version;
        let row = |entry: &Entry| EventRow {
            version: entry.version,
            service_ms: entry.at.service_ms,
            unix_ms: entry.at.unix_ms,
            event: super::to_json(&entry.event),
        };
        let spoken = append.entries.iter().filter_map(|entry| match &entry.event {
            Event::Said { by, .. } => Some((*by, entry.version)),
            _ => None,
        });
        let consecutive = append.entries.iter().zip(first..).all(|(entry, version)| entry.version == version);
        consecutive.then(|| PreparedAppend {
            table: append.table,
            epoch: append.epoch,
            first,
            events: append.entries.iter().map(row).collect(),
            spoken: spoken.collect(),
            key: append.key.map(|key| CommandKey { name: stored_key(key.name), ..key }),
            opening: (first == 1).then(|| Opening::of(&append.line)),
            columns: Columns::of(&append.line),
            snapshot: append.snapshot,
            notify: append.notify,
        })
    }
}

/// A key as it is stored. PostgreSQL keeps any text but one with a zero in it, so that is written in another way, and what could be taken
/// for that way too. All other keys, so nearly all, are stored as they are.
pub(super) fn stored_key(key: String) -> String {
    if key.contains(['\0', ESCAPE]) { key.replace(ESCAPE, "\u{1b}1").replace('\0', "\u{1b}0") } else { key }
}

const ESCAPE: char = '\u{1b}';
