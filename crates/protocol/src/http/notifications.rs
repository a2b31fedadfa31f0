//! Notifications: whose turn it is, which time is short, who challenges whom, who has written.

use super::push::QuietHours;
use crate::id::{PersonId, TableId, TournamentId};
use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What a person is notified of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    /// It is their turn, in a game without a clock or with days for each turn. Gone when it is not any more.
    YourTurn,
    /// Four fifths of the time for a turn are gone, where that is more than an hour. Gone with the turn.
    TimeShort,
    /// Somebody challenges them. Gone with the challenge.
    Challenge,
    /// A round of a tournament has begun, and their table waits. Gone with the game.
    RoundStarts,
    /// A game has ended while they were away.
    GameOver,
    /// A friend has written to them. One for each friend, gone when the messages have been read.
    Message,
}

impl NotificationKind {
    /// All of them.
    pub const ALL: [NotificationKind; 6] = [
        NotificationKind::YourTurn,
        NotificationKind::TimeShort,
        NotificationKind::Challenge,
        NotificationKind::RoundStarts,
        NotificationKind::GameOver,
        NotificationKind::Message,
    ];

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            NotificationKind::YourTurn => "your_turn",
            NotificationKind::TimeShort => "time_short",
            NotificationKind::Challenge => "challenge",
            NotificationKind::RoundStarts => "round_starts",
            NotificationKind::GameOver => "game_over",
            NotificationKind::Message => "message",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<NotificationKind> {
        NotificationKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A notification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct NotificationLine {
    /// Of what.
    pub kind: NotificationKind,
    /// The table as it is now; nothing for a message.
    pub table: Option<TableLine>,
    /// Who has written, for a message.
    pub from: Option<NotifiedPerson>,
    /// The tournament, if a round has begun.
    pub tournament: Option<NotifiedRound>,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// Whether it has been seen.
    pub seen: bool,
}

/// Somebody who has written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct NotifiedPerson {
    /// The person's id.
    pub person: PersonId,
    /// Their name.
    pub name: String,
}

/// A round that has begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct NotifiedRound {
    /// Which tournament.
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// The round, counted from 1.
    pub round: u16,
}

/// What a person is notified of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Notifications {
    /// The latest 100, latest first.
    pub lines: Vec<NotificationLine>,
    /// The kinds that they do not want.
    pub off: Vec<NotificationKind>,
    /// When they want no push messages.
    pub quiet: Option<QuietHours>,
}

/// What has been seen: all notifications up to a time, or the one that is named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeenNotifications {
    /// The time of the latest one.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub until_unix_ms: u64,
    /// Only those about this table.
    #[serde(default)]
    pub table: Option<TableId>,
}

/// What a person wants to be notified of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NotificationChoice {
    /// The kinds that they do not want.
    pub off: Vec<NotificationKind>,
    /// When they want no push messages; at no time if nothing is said.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
}
