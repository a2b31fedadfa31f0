//! Choosing moves. A bot is given what its seat may know, never a state, so it has nothing to peek at.
//!
//! [`bot`] holds the contract, [`roster`] the names. [`search`] is one search for the games that hide nothing,
//! [`network`] judges positions for it, [`levels`] makes weaker players of it for people, [`pace`] lets them take their time, and a
//! [`review`] lets them judge a game that was played. Each game has a folder with its evaluation and its bots.
//!
//! Nothing here reads a clock or a source of randomness by itself: both come in with the [limits](bot::Limits) and the seed.

#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod bot;
pub mod levels;
pub mod linko;
pub mod lyngk;
pub mod mcts;
pub mod network;
mod order;
pub mod pace;
pub mod random;
pub mod review;
pub mod roster;
pub mod search;

pub mod yinsh;

pub use bot::{Bot, Clock, Determinize, Limits, Line, Proof, Standing, SystemClock, Thought, Value};
pub use pace::{Occasion, Pace};
pub use roster::{Roster, WithPosition};
