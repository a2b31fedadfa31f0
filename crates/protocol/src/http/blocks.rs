//! People whom a person does not want to meet.

use crate::id::PersonId;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A request to block a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    /// The person's id.
    pub person: PersonId,
}

/// A blocked person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BlockedPerson {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}
