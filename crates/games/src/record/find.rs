//! The records of a text, in whatever format, and the games they are of.

use super::sheet::Sheet;
use super::{FIRST_KEY, Fault, RecordError};
use crate::GameId;
use crate::header::Header;
use alloc::{borrow::Cow, vec::Vec};

/// The game a record is of, to choose the right [`Record::read`](super::Record::read).
pub fn game_of(text: &str) -> Result<GameId, RecordError> {
    let sheet = Sheet::read(text)?;
    let (line, start) = sheet.require("Start")?;
    let (header, _) = Header::split(start).map_err(|unreadable| RecordError { line, at_move: None, fault: Fault::Parse(unreadable) })?;
    Ok(header.game)
}

/// Cuts a file of several records (a match, a collection) into single ones, each with the number of lines before it.
pub fn split_records(text: &str) -> Vec<(usize, &str)> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if starts.is_empty() || line.strip_prefix(FIRST_KEY).is_some_and(|rest| rest.starts_with(':')) {
            starts.push((number, at));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(lines, start), end)| (lines, &text[start..end])).collect()
}

/// A record found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<'a> {
    /// The game it is of.
    pub game: GameId,
    /// The record in our own format: as it is, or converted.
    pub text: Cow<'a, str>,
    /// How many lines of the text come before it.
    pub lines_before: usize,
}

/// Finds the records of a text, in any format we read: ours, one after the other, or one game in a format of its own.
///
/// A byte order mark before the first record, which some editors write, means nothing.
pub fn find_records(text: &str) -> Result<Vec<Found<'_>>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for &game in GameId::ALL {
        if let Some(record) = game.read_foreign(text) {
            return Ok(Vec::from([Found { game, text: Cow::Owned(record?), lines_before: 0 }]));
        }
    }
    let found = split_records(text).into_iter().map(|(lines_before, text)| match game_of(text) {
        Ok(game) => Ok(Found { game, text: Cow::Borrowed(text), lines_before }),
        Err(error) => Err(RecordError { line: error.line + lines_before, ..error }),
    });
    found.collect()
}
