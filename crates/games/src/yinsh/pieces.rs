//! The rings and markers, whose they are, and the rows that markers form.

use super::board::{Point, Points, between};
use crate::Seat;
use crate::reason::{ToValue, Value, Word};
use core::fmt;

/// YINSH A: the rings of each player.
pub const RINGS_EACH: u8 = 5;
/// YINSH A: the markers of both players together.
pub const MARKERS: u8 = 51;
/// YINSH G1: the markers of a row.
pub const ROW: u8 = 5;

/// The colour of a player, and of the markers that count for that player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Seat 0, who begins.
    White,
    /// Seat 1.
    Black,
}

impl Colour {
    /// White first.
    pub const ALL: [Colour; 2] = [Colour::White, Colour::Black];

    /// The opponent's colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The seat that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// For indexing an array with one entry a colour.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Colour {
    const fn word(self) -> Word {
        match self {
            Colour::White => Word { name: "white", english: "White" },
            Colour::Black => Word { name: "black", english: "Black" },
        }
    }
}

impl ToValue for Colour {
    fn to_value(&self) -> Value {
        Value::Colour(self.word())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word().english)
    }
}

/// What can lie on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A ring of this player.
    Ring(Colour),
    /// A marker that shows this colour.
    Marker(Colour),
}

impl Piece {
    const fn word(self) -> Word {
        match self {
            Piece::Ring(Colour::White) => Word { name: "white-ring", english: "a white ring" },
            Piece::Ring(Colour::Black) => Word { name: "black-ring", english: "a black ring" },
            Piece::Marker(Colour::White) => Word { name: "white-marker", english: "a white marker" },
            Piece::Marker(Colour::Black) => Word { name: "black-marker", english: "a black marker" },
        }
    }
}

impl ToValue for Piece {
    fn to_value(&self) -> Value {
        Value::Piece(self.word())
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word().english)
    }
}

impl Colour {
    /// `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
        }
    }

    pub(super) fn from_letter(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| text.chars().eq([colour.letter()]))
    }
}

impl Piece {
    /// Every kind.
    pub const ALL: [Piece; 4] =
        [Piece::Ring(Colour::White), Piece::Ring(Colour::Black), Piece::Marker(Colour::White), Piece::Marker(Colour::Black)];

    /// `R` and `r` for rings, `M` and `m` for markers; capitals are White's.
    pub const fn letter(self) -> char {
        match self {
            Piece::Ring(Colour::White) => 'R',
            Piece::Ring(Colour::Black) => 'r',
            Piece::Marker(Colour::White) => 'M',
            Piece::Marker(Colour::Black) => 'm',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }
}

/// Two ends of what may be a row, the smaller point first. Whether it is five markers long is for the referee to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row {
    first: Point,
    last: Point,
}

impl Row {
    /// The row between two points, given in any order.
    pub fn between(one: Point, other: Point) -> Row {
        Row { first: one.min(other), last: one.max(other) }
    }

    /// The smaller end.
    pub const fn first(self) -> Point {
        self.first
    }

    /// The larger end.
    pub const fn last(self) -> Point {
        self.last
    }

    /// All points from end to end, or none where the ends are not in line.
    pub fn points(self) -> Points {
        between(self.first, self.last)
    }
}
