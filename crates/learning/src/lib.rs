//! The module for learning: lessons, puzzles, the texts of studies and the book of the explorer, by the functions of `interface`.
//!
//! The one thing to know: it is a module of its own so that a table needs less. A browser fetches it for the screens that ask it.

#![cfg(target_arch = "wasm32")]
#![warn(missing_docs)]

#[path = "../../module/src/interface.rs"]
pub mod interface;

use trilynx_wasm::Learning as Served;
