//! Tables and people as lists show them.

use super::Stage;
use crate::id::TableId;
use crate::options::{Occupant, Options, SeatOffer};
use crate::result::GameResult;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A person as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PersonView {
    /// The name.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// Whether a program plays for them.
    pub bot: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TableLine {
    /// Its id.
    pub id: TableId,
    /// What is agreed on. A position to start from is left out: lists stay short.
    pub options: Options,
    /// Whether the game starts from a position instead of a deal.
    pub from_position: bool,
    /// Where it stands.
    pub stage: Stage,
    /// What the opener wants for each seat.
    pub offers: Vec<SeatOffer>,
    /// Who plays.
    pub seats: Vec<SeatLine>,
    /// How many moves have been played.
    pub moves: u32,
    /// How it ended: the last game's result.
    pub result: Option<GameResult>,
    /// When it was opened, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub opened_unix_ms: u64,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeatLine {
    /// The person or the bot.
    pub occupant: Option<Occupant>,
    /// The person's name, or the bot's.
    pub name: Option<String>,
    /// The rating at the time, if there is one.
    pub rating: Option<i32>,
}
