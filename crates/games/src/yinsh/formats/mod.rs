//! Records of this game in formats of others: boardspace.net's SGF, and the notation of the game's author.

mod boardspace;
mod official;
#[cfg(test)]
mod tests;

pub use boardspace::{read_boardspace, write_boardspace};
pub use official::{read_official, write_official};

use super::{Deal, State, Variant};
use crate::record::boardspace::setup;
use crate::record::{Record, RecordError};

/// Reads a record in one of these formats, told by how it begins. Neither says which variant was played: it is taken to be the usual one.
pub(super) fn read(text: &str) -> Option<Result<Record<State>, RecordError>> {
    let start = text.trim_start();
    // The site's files of other games begin so too, and say which one it is.
    let is_ours = setup(text).is_none_or(|setup| setup.get(..5).is_some_and(|name| name.eq_ignore_ascii_case("yinsh")));
    if start.starts_with("(;") && is_ours {
        Some(read_boardspace(text, standard()))
    } else if start.starts_with(|c: char| c.is_ascii_digit()) {
        Some(read_official(text, standard()))
    } else {
        None
    }
}

fn standard() -> Deal {
    Deal { variant: Variant::Standard }
}
