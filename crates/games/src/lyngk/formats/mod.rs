//! Records of this game in formats of others: boardspace.net's SGF.

mod boardspace;
#[cfg(test)]
mod tests;

pub use boardspace::read_boardspace;

use super::State;
use crate::record::boardspace::setup;
use crate::record::{Record, RecordError};

/// Reads a record in this format, told by the game that it names.
pub(super) fn read(text: &str) -> Option<Result<Record<State>, RecordError>> {
    let game = setup(text)?.split_ascii_whitespace().next()?;
    boardspace::variant(game).is_some().then(|| read_boardspace(text))
}
