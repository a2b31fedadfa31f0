//! How everybody stands, as it is shown.

use super::{Bye, GameNumber, OutcomeBy, PlayerNumber};
use crate::id::{PersonId, TournamentId};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What decides between players with equal points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The points of all opponents. A round without a game counts as one against somebody with one's own points.
    Buchholz,
    /// The points of each opponent, times what was scored against them. A round without a game counts as above.
    SonnebornBerger,
    /// The points scored among those who are equal, if each of them has played each other.
    DirectEncounter,
    /// Games won at the board.
    Wins,
    /// One's share of all that was scored at one's tables, added up, in millionths. What is below 0 counts as 0.
    ScoreShare,
    /// The points of all who sat at one's tables.
    OpponentsPoints,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Standing {
    /// The player's number in the tournament.
    pub player: PlayerNumber,
    /// The place, counted from 1; equal for those whom nothing decides between.
    pub place: u16,
    /// Points, in sixtieths.
    pub points: u32,
    /// What each tie-break of the format counts, in sixtieths where it counts points.
    pub tie_breaks: Vec<u32>,
    /// How many games have a result.
    pub games: u16,
    /// How many of them were won at the board.
    pub wins: u16,
    /// How many wins in a row, up to now.
    pub streak: u16,
    /// Whether the player plays on.
    pub active: bool,
}

/// A line of the crosstable: the results of a player, round by round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct CrossRow {
    /// The player's number in the tournament.
    pub player: PlayerNumber,
    /// One cell a game or bye, in order. Rounds that the player missed have none.
    pub cells: Vec<CrossCell>,
}

/// A cell of the crosstable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct CrossCell {
    /// The round, counted from 1.
    pub round: u16,
    /// Points, in sixtieths; nothing while the game is played.
    pub points: Option<u32>,
    /// What it was.
    #[serde(rename = "what")]
    pub kind: CrossKind,
}

/// What a cell stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum CrossKind {
    /// A game.
    Game {
        /// Which one.
        game: GameNumber,
        /// The player's seat.
        seat: u8,
        /// The others, by seats.
        opponents: Vec<PlayerNumber>,
        /// What decided; nothing while it is played.
        by: Option<OutcomeBy>,
        /// Whether the player was absent.
        absent: bool,
    },
    /// No game.
    Bye {
        /// What it counts.
        bye: Bye,
    },
}

/// Why somebody in an arena waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WaitingReason {
    /// Everybody else is playing, or nobody else is there.
    NobodyFree {
        /// How many games are being played: the next one that ends frees somebody.
        games: u32,
    },
    /// Those who are free just met this player.
    JustMet {
        /// The last one.
        player: PlayerNumber,
    },
    /// Those who are free had the same seat too often, as this player had.
    SameSeat,
    /// The tournament is paused.
    Paused,
    /// Time is nearly up, and nobody is paired any more.
    Ending,
}

/// What the places of a tournament count in the table of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeasonRule {
    /// Points of the first place, the second, and so on; nothing behind the last.
    pub places: Vec<u16>,
    /// How many of a player's best tournaments count; by default all.
    pub best: Option<u8>,
}

/// A line of the table of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeasonRow {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// The place, counted from 1; equal for those whom nothing decides between.
    pub place: u16,
    /// Points of the tournaments that count, in sixtieths.
    pub points: u32,
    /// How many tournaments were won.
    pub wins: u16,
    /// The result of each tournament.
    pub results: Vec<SeasonPlace>,
}

/// A player's result in a tournament of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeasonPlace {
    /// Which tournament.
    pub tournament: TournamentId,
    /// The place in it.
    pub place: u16,
    /// Its points, in sixtieths.
    pub points: u32,
    /// Whether the points count, because it is one of the player's best tournaments.
    pub counts: bool,
}
