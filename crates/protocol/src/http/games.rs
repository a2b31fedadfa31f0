//! Lists of games and bots, and everything that is stored about a person.

use super::blocks::BlockedPerson;
use super::challenges::Challenges;
use super::clubs::ExportedClubs;
use super::history::Statistics;
use super::kept::LessonsDone;
use super::mail::MailLine;
use super::messages::ExportedConversation;
use super::moderation::Conduct;
use super::notifications::Notifications;
use super::passkeys::PasskeyLine;
use super::people::{MyPerson, RatingHistory, RatingLine, SessionLine, TokenLine};
use super::players::Follows;
use super::push::PushLine;
use super::puzzles::ExportedPuzzles;
use super::studies::ExportedStudy;
use super::tables::ExportedPlan;
use super::vacation::ExportedVacation;
use crate::id::TableId;
use crate::options::GameName;
use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A page of the list of games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Games {
    /// The tables.
    pub games: Vec<TableLine>,
    /// Give it as `before` to get the next page; nothing if this was the last.
    pub next: Option<String>,
}

/// A line of the dump: a finished public game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct DumpedGame {
    /// Its number among all finished games. Numbers grow; those of private games are left out.
    pub number: u64,
    /// What the list of games says of it.
    pub line: TableLine,
    /// The records of its games, first to last.
    pub records: Vec<String>,
}

/// The bots of one game, from weak to strong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameBots {
    /// Which game.
    pub game: GameName,
    /// Its bots.
    pub bots: Vec<BotLine>,
}

/// One bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BotLine {
    /// Its name.
    pub name: String,
    /// What it is, in one English line.
    pub description: String,
}

/// Everything stored about a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Export {
    /// The person.
    pub person: MyPerson,
    /// The ratings.
    pub ratings: Vec<RatingLine>,
    /// The history of the ratings.
    pub history: RatingHistory,
    /// The tokens, without their secrets.
    pub tokens: Vec<TokenLine>,
    /// The browsers in which they are signed in.
    pub sessions: Vec<SessionLine>,
    /// When the account was last used from each of its networks in the last 14 days. Which ones they are is not stored.
    #[cfg_attr(feature = "schema", ts(type = "number[]"))]
    pub networks: Vec<u64>,
    /// The people they have blocked.
    pub blocks: Vec<BlockedPerson>,
    /// Those they follow and those who follow them.
    pub follows: Follows,
    /// The challenges that wait for an answer.
    pub challenges: Challenges,
    /// The moves they have planned ahead.
    pub planned: Vec<ExportedPlan>,
    /// The vacations they have taken.
    pub vacations: Vec<ExportedVacation>,
    /// What they are notified of, and what they do not want to be.
    pub notifications: Notifications,
    /// Statistics of their last games.
    pub statistics: Statistics,
    /// How many recovery codes they have not used.
    pub recovery_codes: u32,
    /// Their passkeys.
    pub passkeys: Vec<PasskeyLine>,
    /// Their e-mail address, and what they want to be sent there; nothing where they gave none.
    pub mail: Option<MailLine>,
    /// The clubs they are in, have asked to join, and what they said there.
    pub clubs: ExportedClubs,
    /// Their browsers that get push messages.
    pub push: Vec<PushLine>,
    /// The reports they made, and warnings, mutes and bans with their appeals.
    pub conduct: Conduct,
    /// The lessons they have done.
    pub lessons: LessonsDone,
    /// Their results in puzzles, and what they have tried and reported.
    pub puzzles: ExportedPuzzles,
    /// Every table they sat at, newest first.
    pub games: Vec<ExportedGame>,
    /// What they said at other tables.
    pub spoken: Vec<ExportedTalk>,
    /// Private messages, sent and received.
    pub messages: Vec<ExportedConversation>,
    /// The studies they own.
    pub studies: Vec<ExportedStudy>,
}

/// A table at which a person had a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedGame {
    /// The table.
    pub table: TableId,
    /// What the list of games says of it.
    pub line: TableLine,
    /// The records of its games that may be shown, first to last.
    pub records: Vec<String>,
    /// What they said there, first to last.
    pub said: Vec<String>,
}

/// A table at which a person only chatted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedTalk {
    /// The table.
    pub table: TableId,
    /// What they said there, first to last.
    pub said: Vec<String>,
}
