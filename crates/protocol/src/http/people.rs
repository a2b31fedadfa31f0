//! Accounts, tokens and profiles.

use crate::id::{PersonId, TableId};
use crate::options::GameName;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Me {
    /// Null before the first game, the first `POST /api/guest` or a sign-in.
    pub person: Option<MyPerson>,
    /// The program's version.
    pub version: String,
}

/// A person, as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyPerson {
    /// It never changes, also when a guest becomes the owner of an account.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether there is no password yet: this browser alone knows who it is.
    pub guest: bool,
    /// Whether the account was declared to be played by a program.
    pub bot: bool,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// A name and a password: to make an account, and to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
    /// 8 to 128 bytes.
    pub password: String,
}

/// Another name for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
}

/// The name a guest is shown by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// 2 to 20 characters: Latin letters, digits, spaces, and `- _ . '`.
    pub name: String,
}

/// Another password for an account. Every other session of it ends, and every token is revoked.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub password: String,
    /// The new one, 8 to 128 bytes.
    pub new: String,
}

/// The password again, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The account's password.
    pub password: String,
}

/// Says whether an account is played by a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayedByProgram {
    /// Yes or no.
    pub bot: bool,
}

/// A request for an API token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for: one line, 1 to 60 characters.
    pub label: String,
    /// The account's password: a token opens as much as it does.
    pub password: String,
}

/// A new token. It is shown only once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MadeToken {
    /// Send it as `Authorization: Bearer trilynx_…`.
    pub token: String,
    /// What is remembered of it.
    #[serde(flatten)]
    pub line: TokenLine,
}

/// What is remembered of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TokenLine {
    /// Its number, to revoke it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub id: u64,
    /// What it is for.
    pub label: String,
    /// When it was made, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
    /// When it was last used, to the hour.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub used_unix_ms: Option<u64>,
}

/// A person as everybody sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Profile {
    /// The person.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
    /// How strong, by game and time class. Only classes with at least one rated game.
    pub ratings: Vec<RatingLine>,
    /// Until when they are on vacation, as a Unix time in milliseconds: clocks of their games with days per turn stand still on their turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub vacation_until_unix_ms: Option<u64>,
}

/// A person's rating at one game in one time class.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
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

/// The history of a person's ratings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingHistory {
    /// One for each game and time class with at least one rated game.
    pub curves: Vec<RatingCurve>,
}

/// The history of one rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingCurve {
    /// Which game.
    pub game: GameName,
    /// Which time class.
    pub class: String,
    /// The last steps, 400 at most, oldest first.
    pub steps: Vec<RatingStep>,
}

/// A rating after one result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingStep {
    /// Where it was played; nothing if that table is in no list.
    pub table: Option<TableId>,
    /// When that ended, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// The rating after it, as it is shown.
    pub rating: i32,
    /// How unsure it was then.
    pub deviation: i32,
}

/// A browser in which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SessionLine {
    /// By which it can be ended.
    pub id: String,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
    /// Last used, to the day.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seen_unix_ms: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}
