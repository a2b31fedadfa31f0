//! E-mail: the address of an account, and what is sent there.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The address of an account, and what it is used for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MailState {
    /// Whether this server sends mail at all.
    pub offered: bool,
    /// The address; nothing where none was given.
    pub address: Option<String>,
    /// Whether its owner has confirmed it. Before, nothing but the link to confirm it is sent there.
    pub confirmed: bool,
    /// Whether unread notifications are sent there, once a day at most.
    pub digest: bool,
}

/// An address for an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMailAddress {
    /// The address.
    pub address: String,
    /// The language of what is sent there, such as `de`.
    pub language: String,
    /// The password of the account.
    pub password: String,
}

/// The code of a link that was sent to an address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MailCode {
    /// As it stands in the link.
    pub code: String,
}

/// Whether unread notifications are sent by mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DigestChoice {
    /// Whether they are.
    pub on: bool,
}

/// A request for a link by mail, from a person who has forgotten their password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoveryByMail {
    /// The name of the account.
    pub name: String,
}

/// The address of an account, as its export has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MailLine {
    /// The address.
    pub address: String,
    /// The language of what is sent there.
    pub language: String,
    /// Whether its owner has confirmed it.
    pub confirmed: bool,
    /// Whether unread notifications are sent there.
    pub digest: bool,
    /// Since when the account has it, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
}
