//! What was kept in a browser, taken into an account: games, and lessons that are done.

use crate::id::{PersonId, TableId};
use crate::log::Entry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A table that was kept in a browser, and is over. Only ever sent to a server, which keeps it: a log holds hidden cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptTable {
    /// Its id there.
    pub table: TableId,
    /// Who played, as its log calls them.
    pub person: PersonId,
    /// Its log, as the engine wrote it.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>), ts(type = "readonly unknown[]"))]
    pub entries: Vec<Entry>,
}

/// The outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct KeptGame {
    /// The table at the server.
    pub table: TableId,
    /// Whether it was there already: then nothing has changed.
    pub known: bool,
}

/// Lessons that somebody has done.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonsDone {
    /// The names of lessons, by game.
    pub done: BTreeMap<String, Vec<String>>,
}
