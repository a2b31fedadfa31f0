//! A position as things to draw on a screen, whatever the game: points of a board, and lines of text.

use anstyle::Style;
use trilynx_games::hex::Place;

/// Which signs a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    Unicode,
    Ascii,
}

impl Signs {
    /// The first where the terminal has it, else the second.
    pub fn pick(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }
}

/// Text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub style: Style,
    pub text: String,
}

impl Span {
    pub fn new(style: Style, text: impl Into<String>) -> Span {
        Span { style, text: text.into() }
    }

    pub fn plain(text: impl Into<String>) -> Span {
        Span::new(Style::new(), text)
    }
}

/// A point of a board and what stands there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    pub place: Place,
    pub name: String,
    /// As much as can be shown in six columns.
    pub wide: Vec<Span>,
    /// The same in three.
    pub narrow: Vec<Span>,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The points of the board; none where there is no board.
    pub spots: Vec<Spot>,
    /// Whether points need room for stacks, even if there are none yet: a board that grows with its first stack would jump.
    pub has_stacks: bool,
    /// What else there is, a line each.
    pub lines: Vec<Vec<Span>>,
}
