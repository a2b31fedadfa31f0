//! Challenges: somebody wants to play with somebody.

use crate::id::{PersonId, TableId};
use crate::options::{Options, SeatOffer};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A request to play with a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// With whom.
    pub person: PersonId,
    /// What is proposed. The table is private, and for two.
    pub options: Options,
    /// Who sits where: `me` and one seat for the other one, `{"for": …}`. By default your own first.
    #[serde(default)]
    pub seats: Option<Vec<SeatOffer>>,
}

/// A challenge that waits for an answer. To take it, sit down at its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Challenge {
    /// The table that waits.
    pub table: TableId,
    /// Who wants to play.
    pub challenger: PersonId,
    /// Their name.
    pub challenger_name: String,
    /// With whom.
    pub challenged: PersonId,
    /// Their name.
    pub challenged_name: String,
    /// What is proposed.
    pub options: Options,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// Until when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub expires_unix_ms: u64,
}

/// The challenges that wait for an answer, 20 of each kind at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Challenges {
    /// Those of others.
    pub incoming: Vec<Challenge>,
    /// Your own.
    pub outgoing: Vec<Challenge>,
}
