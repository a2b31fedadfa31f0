//! Games, bots, tables, lessons, reviews and studies for a browser, without a server: lines go in, lines come out.
//!
//! [`Local`] is what a server is for one person on one device: it answers the same frames and requests with the same bodies, and the line
//! protocol of the engine besides. `abi` is the door for JavaScript, four functions. What the lines are is in docs/wasm.md.
//!
//! The one thing to know: nothing runs by itself. What takes long is done in [`Local::step`], a slice at a time, so that whatever arrives
//! meanwhile is heard between two slices. Time comes from a [`Clock`](trilynx_bots::Clock), chance from a seed that the page gives.

#![deny(unsafe_code)]
#![warn(missing_docs)]

#[cfg(target_arch = "wasm32")]
mod abi;
mod jobs;
mod lines;
mod local;
mod requests;
mod reviews;
mod tables;
mod thinking;

pub use local::{Local, MAX_INPUT_BYTES};
