//! What somebody has played, what waits for their move, and games worth watching.

use super::Pace;
use crate::id::PersonId;
use crate::options::GameName;
use crate::result::EndedBy;
use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The tables where it is my turn: where others wait before those with bots alone, slow games before those against the clock, the least time
/// first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyMoves {
    /// The first of them.
    pub moves: Vec<MyMove>,
    /// At how many tables other people wait for my move.
    pub waiting: u32,
}

/// A table where it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyMove {
    /// The table.
    pub line: TableLine,
    /// How long I may still think, if there is a clock.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub remaining_ms: Option<u64>,
    /// Whether another person plays there.
    pub others: bool,
}

/// How a game ended for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// They won, alone or with others.
    Won,
    /// Nobody won.
    Drawn,
    /// Somebody else won.
    Lost,
    /// It was broken off, or they played several seats.
    None,
}

/// A page of a person's finished games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlayedGames {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// Give it as `before` to look further back; nothing if there are no older games. A page may be short, or empty, although there are older
    /// games: no more than 1,000 are looked at for one page.
    pub next: Option<String>,
}

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlayedGame {
    /// The table.
    pub line: TableLine,
    /// How it ended for them.
    pub outcome: Outcome,
    /// When it ended, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub ended_unix_ms: u64,
}

/// Games by how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ResultTally {
    /// Games won, alone or with others.
    pub won: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// Statistics of a person's last 2,000 games. Games that were aborted, and those in which one person played several seats, are not counted.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Statistics {
    /// All of them.
    pub all: ResultTally,
    /// Whether there are older games that are not counted.
    pub has_older: bool,
    /// By game and pace.
    pub paces: Vec<PaceTally>,
    /// Against people alone.
    pub people: ResultTally,
    /// Against each bot of the server in games for two, by game and name.
    pub bots: Vec<BotTally>,
    /// In the seat that begins, in games for two.
    pub first: ResultTally,
    /// In the other seat.
    pub second: ResultTally,
    /// By what ended them, the most frequent first.
    pub endings: Vec<EndingTally>,
    /// How many games in a row have ended as the last one did.
    pub streak: Option<Streak>,
    /// The most games in a row that were won.
    pub best_streak: u32,
    /// The people they have met most often, 10 at most.
    pub opponents: Vec<OpponentTally>,
}

/// Games of one kind and speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PaceTally {
    /// Which game.
    pub game: GameName,
    /// How fast.
    pub pace: Pace,
    /// How they ended.
    pub results: ResultTally,
}

/// Games against one bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BotTally {
    /// Which game.
    pub game: GameName,
    /// The bot's name in the roster.
    pub bot: String,
    /// How they ended.
    pub results: ResultTally,
}

/// Games that ended in one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct EndingTally {
    /// What ended them.
    pub by: EndedBy,
    /// How they ended.
    pub results: ResultTally,
}

/// Games in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Streak {
    /// How they ended.
    pub outcome: Outcome,
    /// How many.
    pub games: u32,
}

/// Games with one opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OpponentTally {
    /// The person.
    pub person: PersonId,
    /// Their name; nothing if they have left.
    pub name: Option<String>,
    /// Whether they have no account, and so no profile.
    pub guest: bool,
    /// How they ended.
    pub results: ResultTally,
}

/// How two people stand against each other. Games for two are counted, without those that were broken off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MeetingScore {
    /// The one whose games are counted: at a table, who has the first seat.
    pub person: PersonId,
    /// The other.
    pub opponent: PersonId,
    /// The last 50 games that led to this table by rematch, and its own if that is over. No games of a profile.
    pub series: ResultTally,
    /// Their last 1,000 games; nothing if one of them has no account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub all: Option<ResultTally>,
    /// When the oldest of these ended, by the calendar.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub since_unix_ms: Option<u64>,
    /// Whether there are older games that are not counted.
    pub has_older: bool,
}

/// Games worth watching: docs/featured.md has the rule. No table is named twice, and no private one at all.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FeaturedGames {
    /// Those being played, 6 at most.
    pub live: Vec<TableLine>,
    /// Those that are over, 8 at most.
    pub finished: Vec<FeaturedGame>,
}

/// A finished game worth watching.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FeaturedGame {
    /// The table.
    pub line: TableLine,
    /// Why it is worth watching.
    pub why: FeaturedFor,
}

/// Why a finished game is worth watching.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FeaturedFor {
    /// The weaker player won.
    Upset,
    /// It was close.
    Close,
    /// Strong players met.
    Strong,
    /// It is among the last ones.
    Recent,
}

/// How many recovery codes an account has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RecoveryCodes {
    /// Those that have not been used.
    pub left: u32,
}

/// New recovery codes. They are shown only once, and replace all earlier codes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct NewRecoveryCodes {
    /// The codes: four groups of four letters and digits each.
    pub codes: Vec<String>,
}

/// A new password for a person who has forgotten theirs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// One of its recovery codes, in any case, with or without dashes and spaces.
    pub code: String,
    /// The new password, 8 to 128 bytes.
    pub new: String,
}
