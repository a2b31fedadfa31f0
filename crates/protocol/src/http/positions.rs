//! Going through a game or a position.

use crate::id::TableId;
use crate::options::GameName;
use crate::position::{Effects, Position};
use crate::refused::Refused;
use crate::result::GameResult;
use crate::wire::{DecisionKind, SeatLine};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most moves a [`Study`] may add to those of its start.
pub const MOST_STUDIED_MOVES: usize = 1000;
/// The most positions one answer to a [`Study`] has. Ask again `from` the next one for the rest.
pub const MOST_STUDIED_POSITIONS: usize = 250;

/// A game to step through, move by move: one that was played, or a hypothetical one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Where it starts.
    pub start: StudyStart,
    /// How many of the start's own moves are played first; all of them if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub keep: Option<u32>,
    /// What is played after those: 1000 moves at most.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The first position that is wanted, by the number of moves before it, and all that follow; the last one alone if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u32>,
    /// Whose cards are seen. Where all may be known, those of the seat that decides if not said; at a table where cards are still
    /// hidden, only one of the asker's own seats.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub viewer: Option<u8>,
}

/// Where a [`Study`] starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = r#"expected {"table":"…","game":0}, {"record":"…"} or {"game":"…","variant":"standard","players":2,"position":"…"}"#
)]
pub enum StudyStart {
    /// A game of a table.
    Table {
        /// Which table.
        table: TableId,
        /// Which of its games, counted from 0; the last one begun if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        game: Option<u16>,
    },
    /// A record in our format, or in one of the foreign formats of docs/formats.md.
    Record {
        /// Its text.
        record: String,
        /// Which, where there are several one after the other; the first if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        game: Option<u16>,
    },
    /// A position, or the beginning of a game.
    Game {
        /// Which game.
        game: GameName,
        /// Which variant of it; that of the position, or the usual one, if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        variant: Option<String>,
        /// How many play; as the position says, or two, if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        players: Option<u8>,
        /// A line `game/variant key=value …`, a deal or a position; moves may follow. If not said, a new game is dealt.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        position: Option<String>,
    },
}

/// A game, position by position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Studied {
    /// Which game.
    pub game: GameName,
    /// Which variant of it.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// The players, where known.
    pub seats: Vec<SeatLine>,
    /// The deal or position it starts from: the `position` of another study. Nothing as long as cards are hidden.
    pub start: Option<String>,
    /// Which game of its table it is; nothing where it is no game of a table.
    pub series: Option<StudiedSeries>,
    /// How many moves the start itself has: of the record, or of the table so far.
    pub own: u32,
    /// How the game of the start ended, if it did.
    pub result: Option<GameResult>,
    /// The moves that led to the last position.
    pub moves: Vec<StudiedMove>,
    /// The positions that were wanted, 250 at most.
    pub positions: Vec<StudiedPosition>,
    /// Every legal move after the last one; none where the game is over or the viewer may not know.
    pub legal: Vec<String>,
    /// The first move that could not be played. Those after it were not tried.
    pub refused: Option<StudyRefused>,
}

/// Which game of a table is stepped through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedSeries {
    /// Its number, counted from 0.
    pub game: u16,
    /// How many games of the table have begun.
    pub begun: u16,
}

/// A move of a [`Studied`] game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedMove {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// How long it took, if it was played at a table.
    pub took_ms: Option<u32>,
}

/// A position of a [`Studied`] game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedPosition {
    /// How many moves have been played.
    pub number: u32,
    /// What the viewer sees.
    pub position: Position,
    /// Who that is; nobody in particular where it makes no difference.
    pub viewer: Option<u8>,
    /// Further effects of the move that led here.
    pub effects: Effects,
    /// What is to be decided, if the game goes on by its rules.
    pub decision: Option<StudiedDecision>,
    /// The position as a line, to start another study or a table from. Nothing as long as cards are hidden.
    pub text: Option<String>,
    /// How it ended, if it ended here by its rules.
    pub result: Option<GameResult>,
    /// The hand of every seat, where all may be known; else none.
    pub hands: Vec<Vec<String>>,
}

/// What is to be decided in a [`StudiedPosition`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedDecision {
    /// Who decides.
    pub seat: u8,
    /// What kind of decision it is.
    pub kind: DecisionKind,
}

/// A move that could not be played in a [`Study`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyRefused {
    /// How many moves had been played before it.
    pub number: u32,
    /// What was to be played.
    #[serde(rename = "move")]
    pub text: String,
    /// Why not.
    pub reason: Refused,
}
