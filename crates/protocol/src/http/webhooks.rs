//! Webhooks: where an account's programs want to be notified that a game is over, and what is sent to them.

use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A request for a webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Where to, 500 bytes at most: `https://…`, at an address of the internet unless the host allows others.
    pub url: String,
}

/// A webhook, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct WebhookLine {
    /// Its number, by which it is deleted.
    pub id: u64,
    /// Where to.
    pub url: String,
    /// When it was made, as a Unix time in milliseconds.
    pub made_unix_ms: u64,
    /// Failures in a row.
    pub failures: u32,
    /// The status of the last answer; 0 if none came, nothing before the first call.
    pub last_status: Option<u32>,
    /// Whether it has failed too often and is not called any more. Delete it and make another.
    pub stopped: bool,
}

/// A webhook that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct MadeWebhook {
    /// What signs the calls. It is shown only once.
    pub secret: String,
    /// The rest.
    #[serde(flatten)]
    pub line: WebhookLine,
}

/// The event that a webhook reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WebhookEvent {
    /// A game or match at which the account had a seat is over.
    GameOver,
}

/// The body of a call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct WebhookCall {
    /// Which webhook it is.
    pub webhook: u64,
    /// What happened.
    pub event: WebhookEvent,
    /// The number of the game among all finished ones. A call that is repeated has the same one.
    pub number: u64,
    /// The table. Its record is at `/api/games/{id}/record`.
    pub line: TableLine,
}
