//! Tournaments: round robin, Swiss, arena, and rounds at tables of three to five.
//!
//! Everything that happens in a [`Tournament`] happens through [`Tournament::apply`]: an input and a time go in, events come out, each with its
//! version. As at a table, inputs are *decided* (`decider`, `acts`, `progress`; may be refused, change nothing), and what was decided is
//! *folded in* (`fold`; decides nothing). A tournament that is replayed from its log equals the one that was played.
//!
//! The one thing to know: a pairing is an event with its reasons. It is computed once ([`pairing`]), by a seed that is part of the log, and
//! never again.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod acts;
mod decider;
mod fold;
pub mod pairing;
mod progress;
mod scoring;
mod season;
mod standings;
mod state;
pub mod trf;
mod undo;

pub use decider::{Input, MOST_ACTS, MOST_CHANGES};
pub use scoring::outcome_of;
pub use season::{SeasonResult, season_table};
pub use state::{Game, Player, PlayerStatus, Round, Tournament, TournamentStage};
pub use trilynx_protocol::log::CorruptLog;
