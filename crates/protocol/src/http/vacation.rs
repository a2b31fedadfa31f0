//! Vacation: clocks of games with days per turn stand still.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// How many days of vacation an account has in a calendar year (UTC).
pub const VACATION_DAYS_A_YEAR: u32 = 30;

/// My vacation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Vacation {
    /// Until when I am on vacation, as a Unix time in milliseconds; nothing if I am not.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub until_unix_ms: Option<u64>,
    /// How many days of this year are left. Days of a vacation that has begun count as taken until it is ended early.
    pub days_left: u32,
    /// The longest vacation that can begin now, in days: near the end of a year it may use days of the next one.
    pub most_days: u32,
}

/// A vacation that begins now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// How many days it lasts, at least one.
    pub days: u32,
}

/// A past or present vacation of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedVacation {
    /// When it began, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub began_unix_ms: u64,
    /// When it ended or will end.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub until_unix_ms: u64,
}
