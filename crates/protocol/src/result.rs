//! How a game ended.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameResult {
    /// The seats that won; none for a draw and for a game that was broken off.
    pub winners: Vec<u8>,
    /// What the game counts, one number a seat; empty where it did not come to counting.
    pub scores: Vec<i16>,
    /// What ended it.
    pub by: EndedBy,
    /// Seats that left before the end, first to last; they rank behind all others, the first to leave last.
    pub left: Vec<u8>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The rules of the game.
    Rules,
    /// A player gave up.
    Resignation,
    /// A clock ran out.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// A player stayed away, and the other claimed the game.
    Absence,
    /// It was broken off before everybody had made a first move, or when nobody was left: no result.
    Abort,
}
