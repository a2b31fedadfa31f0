//! Choosing moves. A bot is given what its seat may know, never a state, so it has nothing to peek at.
//!
//! [`bot`] holds the contract, [`roster`] the names. [`search`] is one search for the games that hide nothing,
//! [`network`] judges positions for it, [`levels`] makes weaker players of it for people, [`pace`] lets them take their time, and a
//! [`review`] lets them judge a game that was played. Each game has a folder with its evaluation and its bots.
//!
//! Nothing here reads a clock or a source of randomness by itself: both come in with the [limits](bot::Limits) and the seed.
//!
//! # Example
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use trilynx_bots::{Limits, Roster, SystemClock};
//! use trilynx_games::header::read_alone;
//! use trilynx_games::yinsh::State;
//! use trilynx_games::{Game, Seat, Viewer};
//!
//! let state = State::new(&read_alone("yinsh/standard")?);
//! let mut bot = State::bot("level5").ok_or("State::BOTS lists them")?;
//! let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
//! let limits = Limits { nodes: Some(1_000), ..Limits::unlimited(&stop, &clock) };
//! let thought = bot.choose(&state.view(Viewer::Seat(Seat(0))), 1, &limits, &mut |_| {});
//! assert!(state.check(thought.best()).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! Both are on by default. `networks` makes the networks a part of the program; without it they are handed over with
//! [`Roster::load_network`]. `tree` adds the plain tree search by which others are measured.

#![deny(unsafe_code)]
#![warn(missing_docs)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;

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

pub use bot::{Bot, Clock, Determinize, Limits, Line, Proof, Report, Standing, SystemClock, Thought, Value};
pub use pace::{Occasion, Pace};
pub use roster::{Roster, WithPosition};
