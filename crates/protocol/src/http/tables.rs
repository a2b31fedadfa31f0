//! Opening a table, and acting there without a WebSocket.

use crate::command::Command;
use crate::id::{PersonId, TableId};
use crate::options::{Options, SeatOffer};
use crate::wire::{PersonView, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::{IntoParams, ToSchema};

/// A request for a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What is agreed on.
    pub options: Options,
    /// What is wanted for each seat.
    pub seats: Vec<SeatOffer>,
    /// Asked again with the same key, the same table is meant.
    #[serde(default)]
    pub key: Option<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OpenedTable {
    /// Its id: also the link to it.
    pub table: TableId,
}

/// A table as the asker sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeenTable {
    /// The view.
    pub view: TableView,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A request at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The client's own name for this request. Asked again with the same key, it is granted once.
    pub key: String,
    /// The seat it is for, if you play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The command.
    pub command: Command,
}

/// A request that was granted, and is stored for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Granted {
    /// The version it led to.
    pub version: u32,
}

/// A request for a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HintSeat {
    /// The seat it is for, if you play several.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// A good move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Hint {
    /// How many moves had been played: the hint is about that position.
    pub number: u32,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// The most lines that somebody may have planned at a table.
pub const MOST_PLANNED_LINES: usize = 20;
/// The most moves of a planned line, those of the opponent included.
pub const MOST_PLANNED_MOVES: usize = 24;

/// Moves to be planned ahead: they replace what was planned before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovesToPlan {
    /// How many moves have been played: the lines begin there.
    pub number: u32,
    /// Lines of play, 20 at most, each of 24 moves at most: moves of the opponent and my answers, as the rules let them follow each other.
    /// Each ends with a whole turn of mine, and no two answer the same moves differently. None: nothing is planned any more.
    pub lines: Vec<Vec<String>>,
}

/// What I have planned at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlannedMoves {
    /// How many moves have been played: the lines begin there.
    pub number: u32,
    /// The lines that are still possible.
    pub lines: Vec<Vec<PlannedMove>>,
}

/// A move of a planned line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlannedMove {
    /// Who decides.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// The moves that a person has planned at one of their tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedPlan {
    /// The table.
    pub table: TableId,
    /// How many moves had been played when they planned it.
    pub after: u32,
    /// The lines.
    pub lines: Vec<Vec<String>>,
}

/// What somebody has heard already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The last version the client has; 0 for the whole view.
    pub after: u32,
    /// How many seconds to wait for something to happen, 25 at most.
    #[serde(default)]
    pub wait: Option<u8>,
    /// From which of your seats; by default the first.
    #[serde(default)]
    pub seat: Option<u8>,
}
