//! Clocks: what is agreed on, and what they show.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// When something happens. The table takes it as an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Time {
    /// Milliseconds of service: runs while the server runs and stands still while it is down, so clocks do too.
    pub service_ms: u64,
    /// Milliseconds since 1970 (Unix time), for people to read.
    pub unix_ms: u64,
}

/// How much time each player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// No time limit.
    #[default]
    #[serde(deserialize_with = "crate::exact::no_fields")]
    None,
    /// A time for the whole game, and an increment for every turn.
    Fischer {
        /// At the start, in seconds.
        initial_s: u32,
        /// Added after each turn, in seconds.
        increment_s: u32,
    },
    /// Main time for the whole game, then this many periods; a turn that ends within a period does not use it up.
    Byoyomi {
        /// At the start, in seconds.
        main_s: u32,
        /// How many periods.
        periods: u8,
        /// The length of each, in seconds.
        period_s: u32,
    },
    /// This many days for every turn.
    Correspondence {
        /// Days a turn.
        days: u8,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeatClock {
    /// What is left of the main time, of the current period or of the days, in milliseconds.
    pub remaining_ms: u32,
    /// Byo-yomi: the periods left, the current one included. Equal to the number agreed on while main time runs.
    pub periods: u8,
    /// Byo-yomi: main time is used up.
    pub in_period: bool,
}

/// The clocks of a table when they last changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Clocks {
    /// One a seat.
    pub seats: Vec<SeatClock>,
    /// The seat whose clock runs, if one does.
    pub running: Option<u8>,
    /// The time of service at which `seats` was right; the running one has lost what has passed since.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_ms: u64,
}
