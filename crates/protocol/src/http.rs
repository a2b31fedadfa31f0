//! The bodies of plain HTTP requests and answers. What goes wrong is a [`crate::wire::Error`], as on the WebSocket.

use crate::command::Command;
use crate::id::{PersonId, TableId};
use crate::options::{GameName, Options, SeatOffer};
use crate::wire::{PersonView, TableLine, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Nobody before the first game, the first `POST /api/guest` or a sign-in.
    pub person: Option<MyPerson>,
    /// The program's version.
    pub version: String,
}

/// A person, as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyPerson {
    /// For ever the same, also when a guest becomes the owner of an account.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether there is no password yet: this browser alone knows who it is.
    pub guest: bool,
    /// Whether the account was declared to be played by a program.
    pub bot: bool,
    /// Since when, by the calendar.
    #[ts(type = "number")]
    pub since_unix_ms: u64,
}

/// A name and a password: to make an account, and to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
    /// 8 to 128 bytes.
    pub password: String,
}

/// Another name for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
}

/// Another password for an account. Every other session of it ends.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub password: String,
    /// The new one, 8 to 128 bytes.
    pub new: String,
}

/// The password again, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The account's password.
    pub password: String,
}

/// Says whether an account is played by a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedByProgram {
    /// Yes or no.
    pub bot: bool,
}

/// A wish for an API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for: one line, 1 to 60 characters.
    pub label: String,
}

/// A token that was just made. This is the only time it is told.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MadeToken {
    /// Send it as `Authorization: Bearer trilynx_…`.
    pub token: String,
    /// What is remembered of it.
    #[serde(flatten)]
    pub line: TokenLine,
}

/// What is remembered of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenLine {
    /// Its number, to revoke it.
    #[ts(type = "number")]
    pub id: u64,
    /// What it is for.
    pub label: String,
    /// When it was made, by the calendar.
    #[ts(type = "number")]
    pub made_unix_ms: u64,
    /// When it was last used, to the hour.
    #[ts(type = "number | null")]
    pub used_unix_ms: Option<u64>,
}

/// A person as everybody sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The person.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Since when, by the calendar.
    #[ts(type = "number")]
    pub since_unix_ms: u64,
    /// How strong, by game and time class. Only classes with at least one rated game.
    pub ratings: Vec<RatingLine>,
}

/// How strong somebody is at one game in one time class.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingLine {
    /// Which game.
    pub game: GameName,
    /// Which time class.
    pub class: String,
    /// The rating, as it is shown.
    pub rating: i32,
    /// How unsure it is: the true strength is within twice this with 95 %.
    pub deviation: i32,
    /// How many rated games.
    pub games: u32,
}

/// A page of the list of games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Games {
    /// The tables.
    pub games: Vec<TableLine>,
    /// Give it as `before` to get the next page; nothing if this was the last.
    pub next: Option<String>,
}

/// The bots of one game, from weak to strong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameBots {
    /// Which game.
    pub game: GameName,
    /// Its bots.
    pub bots: Vec<BotLine>,
}

/// One bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotLine {
    /// Its name.
    pub name: String,
    /// What it is, in one English line.
    pub description: String,
}

/// All that is stored about a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Export {
    /// The person.
    pub person: MyPerson,
    /// The ratings.
    pub ratings: Vec<RatingLine>,
    /// The tokens, without their secrets.
    pub tokens: Vec<TokenLine>,
    /// Every table they sat at, newest first.
    pub games: Vec<ExportedGame>,
}

/// A table somebody sat at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedGame {
    /// The table.
    pub table: TableId,
    /// What the list of games says of it.
    pub line: TableLine,
    /// The records of its games that may be shown, first to last.
    pub records: Vec<String>,
}

/// A wish for a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedTable {
    /// Its id: also the link to it.
    pub table: TableId,
}

/// A table as the asker sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeenTable {
    /// The view.
    pub view: TableView,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A wish at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The client's own name for this wish. Asked again with the same key, it is granted once.
    pub key: String,
    /// For which of one's seats; the only one if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What.
    pub command: Command,
}

/// A wish that was granted, and is stored for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Granted {
    /// The version it led to.
    pub version: u32,
}

/// What somebody has heard already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The last version they have; 0 for the whole view.
    pub after: u32,
    /// How many seconds to wait for something to happen, 25 at most.
    #[serde(default)]
    pub wait: Option<u8>,
    /// From which of their seats; the first if not said.
    #[serde(default)]
    pub seat: Option<u8>,
}
