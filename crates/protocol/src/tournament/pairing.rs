//! Who meets whom, why, and how it ended. All of it is stored.

use super::PlayerNumber;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A game that was paired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PairedGame {
    /// Who plays, by seats.
    pub players: Vec<PlayerNumber>,
    /// Seats of players who had withdrawn before: a schedule that is fixed pairs them all the same, and they lose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u8>,
    /// Why they meet.
    pub why: PairingReason,
}

/// A player who sits out a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PairedBye {
    /// The player's number in the tournament.
    pub player: PlayerNumber,
    /// What it counts.
    pub bye: Bye,
    /// The reason for sitting out.
    pub why: ByeReason,
}

/// What a round without a game counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// As much as a win.
    Full,
    /// Half of it, for a player who entered late.
    Half,
    /// Nothing: in a round robin of an odd number everybody rests once.
    Rest,
}

/// Why a player sits out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ByeReason {
    /// The schedule of a round robin of an odd number says so.
    Schedule,
    /// The number of players is odd, and one player has to.
    Odd {
        /// How many byes the player had before.
        byes: u8,
        /// How many players with a lower score play, because they had a bye or the others could not be paired without a repetition.
        passed_over: u16,
    },
    /// The player entered after the round was paired.
    Late,
}

/// Why these players meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PairingReason {
    /// The Berger table says so.
    Schedule {
        /// Its row, counted from 1.
        row: u16,
        /// Whether it is the second cycle, with seats exchanged.
        exchanged: bool,
    },
    /// The pairing of least cost for the whole round.
    Swiss {
        /// What each had scored before the round, in sixtieths of a point.
        points: [u32; 2],
        /// Their places by score and rating before the round, counted from 1.
        ranks: [u16; 2],
        /// How often they had met before: more than 0 only where nobody can be paired otherwise.
        met: u8,
        /// How often each had the first seat more than the second, before the round.
        balance: [i16; 2],
        /// What decided about the seats.
        seats: SeatReason,
    },
    /// Both waited, and did not just meet.
    Arena {
        /// What each had scored, in sixtieths of a point.
        points: [u32; 2],
        /// How long each had waited, in milliseconds.
        #[cfg_attr(feature = "schema", ts(type = "[number, number]"))]
        waited_ms: [u64; 2],
        /// Whether they just met all the same, because nobody else was there.
        again: bool,
        /// What decided about the seats.
        seats: SeatReason,
    },
    /// A table of the seating of least cost for the whole round.
    Table {
        /// What each had scored before the round, in sixtieths of a point.
        points: Vec<u32>,
        /// How many pairs of players had sat at one table before, each as often as they had.
        met: u8,
    },
}

/// What decided about seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatReason {
    /// One had the first seat more often than the other.
    Balance,
    /// Equally often: the last time they had different seats, it was the other way round.
    Alternation,
    /// Equal in both: the player with the higher rank changes seats.
    Rank,
    /// Nobody had a seat before: drawn by lot.
    Lot,
}

/// The result of a game, for the tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameOutcome {
    /// The place of each seat, counted from 1; equal places are a draw.
    pub places: Vec<u8>,
    /// What the game counts, one number a seat; empty where it did not come to counting.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i16>,
    /// Seats whose players did not play: they score nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u8>,
    /// What decided.
    pub by: OutcomeBy,
}

/// What a tournament decides about a game that is being played. Nodes say it to each other; it is not stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ruling {
    /// The players of these seats have not come: they leave.
    StayedAway(Vec<u8>),
    /// It does not count: it is broken off.
    CalledOff,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeBy {
    /// The game that was played.
    Play,
    /// Players who did not come.
    Absence,
    /// An organiser.
    Organiser,
}
