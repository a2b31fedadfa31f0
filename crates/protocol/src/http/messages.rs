//! Private messages between friends.

use crate::id::PersonId;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The longest private message, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 1_000;
/// The most lines of one.
pub const MAX_MESSAGE_LINES: usize = 20;

/// A private message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PrivateMessage {
    /// Its number in the conversation.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// Who wrote it.
    pub by: PersonId,
    /// When, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// What it says, in one or more lines.
    pub text: String,
}

/// A conversation in the list of one of the two people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ConversationLine {
    /// The other person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name; empty if their account was deleted.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether the two are friends: only then can either of them write.
    pub friend: bool,
    /// Whether they are connected. Only friends see that.
    pub online: bool,
    /// How many of their messages you have not read.
    pub unread: u32,
    /// The latest message; nothing if its writer's account was deleted.
    pub last: Option<PrivateMessage>,
}

/// Your conversations, the latest 200, the one with the latest message first. Conversations with people who have blocked you, or whom you have
/// blocked, are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Conversations {
    /// The conversations.
    pub conversations: Vec<ConversationLine>,
}

/// Which messages of a conversation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ConversationQuery {
    /// Those before the message with this number; the latest if not given.
    #[serde(default)]
    pub before: Option<u64>,
}

/// A part of a conversation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Conversation {
    /// The other person's id.
    pub person: PersonId,
    /// Their name; empty if their account was deleted.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether the two are friends: only then can either of them write.
    pub friend: bool,
    /// Whether they are connected. Only friends see that.
    pub online: bool,
    /// How many of their messages you have not read.
    pub unread: u32,
    /// The messages, 50 at most, oldest first.
    pub messages: Vec<PrivateMessage>,
    /// Whether there are older ones.
    pub more: bool,
}

/// A message to be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPrivateMessage {
    /// At most 1,000 bytes in at most 20 lines.
    pub text: String,
}

/// How far a conversation has been read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadMessages {
    /// The number of the last message that has been read.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
}

/// A conversation in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedConversation {
    /// The other person's id.
    pub person: PersonId,
    /// Their name; empty if their account was deleted.
    pub name: String,
    /// All messages that are kept, oldest first.
    pub messages: Vec<PrivateMessage>,
}
