//! What is done for players wherever a table is kept, by a server or by a browser: the answers to what a client asks besides playing.
//!
//! [`turns`] lets bots decide at tables and for hints, [`reviews`] judges games, [`lessons`] walks through a step, [`puzzles`] hands out and
//! rates puzzles, [`studies`] finds the game that somebody wants to go through, [`saved_studies`] checks, reads and writes studies that are
//! kept, [`explorer`] names positions so that games that went through them can be counted. All speak in the types of `trilynx-protocol`.
//!
//! The one thing to know: nothing here stores, sends or waits. Clocks, seeds and logs are arguments, and the caller decides when and on
//! which thread the work is done.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod agreement;
pub mod explorer;
pub mod lessons;
pub mod puzzles;
pub mod reviews;
pub mod saved_studies;
pub mod studies;
pub mod turns;
mod walks;
