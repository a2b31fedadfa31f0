//! A table written down whole, so that the log before it need not be read.

use super::Secret;
use super::stored::{
    StoredClocks, StoredLine, StoredMove, StoredOccupant, StoredOffers, StoredOptions, StoredResult, StoredSeatOffer, StoredStage,
};
use crate::clock::Time;
use crate::id::{PersonId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

/// A table after this many events, so that the log before it need not be read. It holds seeds and cards like the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many events there have been.
    pub version: u32,
    /// The time of service of the last event.
    pub last_ms: u64,
    /// When the table was opened.
    pub opened: Time,
    /// What is agreed on.
    pub options: StoredOptions,
    /// Who opened it.
    pub opener: PersonId,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The tournament it is played for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// Whether the result still counts.
    pub rated: bool,
    /// Where the table stands.
    pub stage: StoredStage,
    /// The seats.
    pub seats: Vec<SeatSnapshot>,
    /// Seats gone for good, first to last.
    pub left: Vec<u8>,
    /// The seed of the next game.
    pub next_seed: Option<Secret>,
    /// The results of the games finished.
    pub results: Vec<StoredResult>,
    /// The game being played or just over.
    pub game: Option<GameSnapshot>,
    /// What is offered and asked.
    pub offers: StoredOffers,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The lines of chat that somebody still hears.
    pub chat: Vec<StoredLine>,
    /// How many lines players have said.
    pub said: u32,
    /// How many lines spectators have said.
    #[serde(default)]
    pub said_watching: u32,
}

/// A seat in a [`Snapshot`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSnapshot {
    /// What the opener wants for it.
    pub offer: StoredSeatOffer,
    /// Who plays it.
    pub occupant: Option<StoredOccupant>,
    /// What they add to the seed.
    pub word: String,
    /// The bot that plays on.
    pub replaced_by: Option<String>,
    /// Since when its player is away.
    pub away_since_ms: Option<u64>,
    /// Ready for the next game.
    pub ready: bool,
    /// After how many moves it last offered a draw.
    pub draw_offered_at: Option<u32>,
    /// After how many moves its last request to take back was declined or withdrawn.
    pub takeback_declined_at: Option<u32>,
    /// How many requests it has made in this game: draws, takebacks and rematches.
    #[serde(default)]
    pub requests: u16,
    /// Until when its player is on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vacation_until_unix_ms: Option<u64>,
}

/// The game in a [`Snapshot`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSnapshot {
    /// The deal or position it started from.
    pub start: Secret,
    /// The version of the rules.
    pub rules: u32,
    /// When it started, as a Unix time in milliseconds.
    pub started_unix_ms: u64,
    /// Its seed.
    pub seed: Option<Secret>,
    /// The moves.
    pub moves: Vec<StoredMove>,
    /// The time of service at which the present decision came up.
    pub since_ms: u64,
    /// The clocks.
    pub clocks: Option<StoredClocks>,
    /// How it ended.
    pub result: Option<StoredResult>,
    /// When it ended, by the time of service.
    pub ended_ms: u64,
    /// How many moves have been made in all, those taken back included.
    #[serde(default)]
    pub made: u32,
    /// What is left of each seat's lag budget, in milliseconds; full where nothing is stored.
    #[serde(default)]
    pub lag_budgets: Vec<u32>,
}
