//! Studies as text: the headers and moves of records, with variations, comments, glyphs and drawings.
//!
//! ```text
//! study     = "Trilynx-Study: 1" newline "Name: " name newline { newline chapter } ;
//! chapter   = "Chapter: " name newline "Start: " start newline "Rules: " version newline [ newline body ] ;
//! body      = [ notes newline ] { number "." { " " move } newline } ;   ten moves of the first line a line
//! move      = notation [ glyph ] [ " " notes ] { " (" move { " " move } ")" } ;
//! notes     = "{" comment "}" | "[" shapes "]" | "{" comment "} [" shapes "]" ;
//! glyph     = "!" | "?" | "!?" | "?!" | "!!" | "??" ;
//! shapes    = shape { " " shape } ;
//! shape     = ( "g" | "r" | "b" | "y" ) ":" place [ "-" place ] ;       green, red, blue, yellow; an arrow has two places
//! ```
//!
//! A variation stands in parentheses behind the move it replaces. In a comment `\n` is the end of a line, and `\}` and `\\` are the signs
//! themselves. Notes before the first number are about the start of the chapter.
//!
//! The one thing to know: a text that was read has been played by the rules, and is printed again exactly as it was.

mod import;
mod read;
mod write;

pub use import::import;
pub use read::read;
pub use write::write;

use std::fmt;
use trilynx_games::header::excerpt;
use trilynx_protocol::Refused;

/// The first line of every study.
pub const FIRST_LINE: &str = "Trilynx-Study: 1";
/// No text is longer that is read.
pub const MAX_TEXT_BYTES: usize = 1024 * 1024;
const MOVES_A_LINE: usize = 10;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in it, counted from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What is expected, in English.
    pub expected: String,
}

impl TextError {
    fn new(line: usize, column: usize, found: &str, expected: impl Into<String>) -> TextError {
        TextError { line, column, found: excerpt(found), expected: expected.into() }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: \"{}\": {}", self.line, self.column, self.found, self.expected)
    }
}

impl std::error::Error for TextError {}

impl From<TextError> for Refused {
    fn from(error: TextError) -> Refused {
        let counted = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (line, column) = (counted(error.line), counted(error.column));
        Refused::StudyText { line, column, message: error.to_string(), found: error.found }
    }
}
