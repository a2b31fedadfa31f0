//! The module of the engine: tables, bots, reviews and analysis, by the functions of `interface`.
//!
//! The one thing to know: the optimiser treats the whole module as this crate's profile says, and each function as that of its own crate does.
//! So this crate is optimised for speed, and `trilynx-wasm`, where most of the reading and writing of JSON is compiled, for size.

#![cfg(target_arch = "wasm32")]
#![warn(missing_docs)]

pub mod interface;

use trilynx_wasm::Local as Served;
