//! Reports of people.

use crate::id::{PersonId, TableId};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most bytes of what somebody writes with a report.
pub const MAX_REPORT_BYTES: usize = 1_000;

/// The category of a report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportCategory {
    /// Somebody or something else chooses the moves.
    Cheating,
    /// Insults, threats, hate.
    Insults,
    /// The same again and again, or advertising.
    Spam,
    /// An offensive name.
    Name,
    /// Games are left or stalled.
    LeavingGames,
    /// Something else, which the text says.
    Other,
}

/// A report about a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The reported person's id.
    pub person: PersonId,
    /// What for.
    pub category: ReportCategory,
    /// The table where it happened. What the person said there is kept with the report.
    #[serde(default)]
    pub table: Option<TableId>,
    /// The number of a private message that the person has written to you. It is kept with the report; moderators see no other message.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub message: Option<u64>,
    /// What happened, in your own words: one paragraph of at most 1,000 bytes. Needed if the category is `other`.
    #[serde(default)]
    pub text: String,
}

/// The outcome of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportState {
    /// Nobody has decided yet.
    Open,
    /// A moderator has done something about it.
    Acted,
    /// A moderator has found nothing to act on.
    Nothing,
}

/// A report as the person sees it who made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OwnReport {
    /// The reported person's id.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// The outcome.
    pub state: ReportState,
    /// What was reported, oldest first: the first time, and each time more was added while it was open.
    pub parts: Vec<ReportPart>,
}

/// One entry of a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReportPart {
    /// What for.
    pub category: ReportCategory,
    /// The table where it happened, if one was named.
    pub table: Option<TableId>,
    /// What they wrote; may be empty.
    pub text: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}

/// A line of chat that is kept with a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReportedLine {
    /// What the reported person said.
    pub text: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}
