//! One game or match being played by people: seats, clocks, offers, and a versioned log of events.
//!
//! Everything that happens at a [`Table`] happens through [`Table::apply`]: an input and a time go in, events come out, each with its
//! version. What a viewer hears of an event is [`Table::seen`], and folding what a viewer heard into an old [`Table::view`] gives the
//! fresh one, always.
//!
//! The one thing to know: inputs are *decided* (`seats`, `playing`, `offers`, `absence`, `matches`), and what was decided is *folded
//! in* (`fold`). Deciding changes nothing and may refuse; folding in decides nothing. A table that is replayed from its log goes
//! through the same fold, so it equals the one that was played.
//!
//! No clock, no chance and no list of bots in here: time comes with every call, and so does what is [`Entropy`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod absence;
mod clock;
mod decider;
mod fold;
mod game;
mod matches;
mod offers;
mod opening;
mod planned;
mod playing;
mod records;
mod replay;
mod seats;
mod seen;
mod snapshot;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod verify;

pub use clock::{AWAY_WITHOUT_CLOCK_MS, MAX_LAG_MS};
pub use decider::{By, Entropy, Input, MAX_EVENTS, MAX_LINES, MAX_MOVES, MAX_MOVES_MADE, MAX_REQUESTS};
pub use matches::PAUSE_MS;
pub use offers::MOVES_BETWEEN_DRAW_OFFERS;
pub use opening::{Bots, MAX_ROUNDS, Opening, check_options};
pub use records::{Names, joined};
pub use replay::{Called, Replay, Wanted};
pub use state::Table;
pub use trilynx_protocol::log::CorruptLog;
