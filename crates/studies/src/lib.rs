//! Studies: chapters of moves with variations, comments, glyphs and drawings, changed by several people at once.
//!
//! A change is decided ([`Study::decide`], may be refused, changes nothing) and what was decided is folded in ([`Study::fold`], may not
//! refuse). The server puts changes into one order; every browser folds the same ones, so all have the same tree. [`text`] writes a study
//! down and reads it back exactly.
//!
//! The one thing to know: a node is named by the moves that lead to it, so the same move added by two people is one node.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod chapter;
mod decider;
mod fold;
mod rules;
mod state;
pub mod text;

pub use chapter::{Chapter, Node};
pub use state::Study;
