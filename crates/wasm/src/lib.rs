//! Games, bots, tables, lessons, reviews and studies for a browser, without a server: lines of text in, lines of text out.
//!
//! [`Local`] is what a server is for one person on one device: it answers the same frames and requests with the same bodies, and the line
//! protocol of the engine besides. [`Learning`] answers requests about lessons, puzzles and saved studies, which many visits do without.
//! `trilynx-module` and `trilynx-learning` export them to JavaScript. docs/wasm.md describes the lines.
//!
//! The one thing to know: nothing runs by itself. Long work is done in [`Local::step`], a slice at a time, so that input is read between two
//! slices. Time comes from a [`Clock`](trilynx_bots::Clock), randomness from a seed that the page gives.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod jobs;
mod learning;
mod lines;
mod local;
mod requests;
mod reviews;
mod tables;
mod thinking;

pub use learning::Learning;
pub use local::{Local, MAX_INPUT_BYTES};
