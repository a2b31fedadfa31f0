//! The pieces, their colours, and the stacks they form.

use crate::reason::{ToValue, Value, Word};
use core::fmt;

/// One of the five colours that can be claimed. The joker is none of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `i`
    Ivory,
    /// `b`
    Blue,
    /// `r`
    Red,
    /// `g`
    Green,
    /// `k`
    Black,
}

impl Colour {
    /// Every colour, in the order in which a deal is shuffled.
    pub const ALL: [Colour; 5] = [Colour::Ivory, Colour::Blue, Colour::Red, Colour::Green, Colour::Black];

    /// The name in claims.
    pub const fn name(self) -> &'static str {
        ["ivory", "blue", "red", "green", "black"][self as usize]
    }

    /// The letter in layouts and positions.
    pub const fn letter(self) -> char {
        ['i', 'b', 'r', 'g', 'k'][self as usize]
    }
}

impl ToValue for Colour {
    fn to_value(&self) -> Value {
        Value::Colour(Word { name: self.name(), english: self.name() })
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourSet(u8);

impl ColourSet {
    /// No colour.
    pub const EMPTY: ColourSet = ColourSet(0);
    /// All five.
    pub const ALL: ColourSet = ColourSet(0b1_1111);

    /// Just this one.
    pub const fn only(colour: Colour) -> ColourSet {
        ColourSet(1 << colour as u8)
    }

    /// One bit a colour, the first colour lowest: for tables of sets. Below 32.
    pub const fn bits(self) -> usize {
        self.0 as usize
    }

    /// Whether `colour` is one of them.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of [`Colour::ALL`].
    #[inline]
    pub fn iter(self) -> ColoursIter {
        ColoursIter(self)
    }
}

impl IntoIterator for ColourSet {
    type Item = Colour;
    type IntoIter = ColoursIter;

    #[inline]
    fn into_iter(self) -> ColoursIter {
        self.iter()
    }
}

/// The colours of a set in order; holds those still to come.
#[derive(Clone, Debug)]
pub struct ColoursIter(ColourSet);

impl Iterator for ColoursIter {
    type Item = Colour;

    #[inline]
    fn next(&mut self) -> Option<Colour> {
        let rest = &mut self.0.0;
        let colour = *Colour::ALL.get(rest.trailing_zeros() as usize)?;
        *rest &= *rest - 1;
        Some(colour)
    }
}

/// What both kinds of sets can do: union `|`, intersection `&`, difference `-`.
macro_rules! set_operations {
    ($set:ident) => {
        impl core::ops::BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl core::ops::Sub for $set {
            type Output = $set;
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl core::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }

        impl core::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use set_operations;

set_operations!(ColourSet);

/// A piece: one of the five colours, or a joker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A piece that can be moved on its own, unless the opponent has claimed its colour.
    Colour(Colour),
    /// White mottled: stands for any colour that its stack lacks, and is never moved on its own.
    Joker,
}

impl Piece {
    /// Every kind of piece, in the order in which a deal is shuffled.
    pub const ALL: [Piece; 6] = [
        Piece::Colour(Colour::Ivory),
        Piece::Colour(Colour::Blue),
        Piece::Colour(Colour::Red),
        Piece::Colour(Colour::Green),
        Piece::Colour(Colour::Black),
        Piece::Joker,
    ];

    /// LYNGK C1: how many of them lie on the board at the start.
    pub const fn count(self) -> usize {
        match self {
            Piece::Colour(_) => 8,
            Piece::Joker => 3,
        }
    }

    /// The letter in layouts and positions.
    pub const fn letter(self) -> char {
        match self {
            Piece::Colour(colour) => colour.letter(),
            Piece::Joker => 'w',
        }
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }
}

impl ToValue for Piece {
    fn to_value(&self) -> Value {
        match self {
            Piece::Colour(colour) => colour.to_value(),
            Piece::Joker => Value::Piece(Word { name: "joker", english: "joker" }),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Colour(colour) => colour.fmt(f),
            Piece::Joker => f.pad("joker"),
        }
    }
}

/// A single piece or a stack of up to six, or nothing at all.
///
/// Packed: six times three bits for the pieces, the lowest piece in the lowest bits, each its place in [`Piece::ALL`] plus
/// one; then five bits for the colours it holds, then three for its height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stack(u32);

const PIECE_BITS: u32 = 3;
const PIECES_MASK: u32 = (1 << 18) - 1;
const COLOURS_SHIFT: u32 = 18;
const COLOURS_MASK: u32 = 0b1_1111 << COLOURS_SHIFT;
const HEIGHT_SHIFT: u32 = 23;
const HEIGHT_MASK: u32 = 0b111 << HEIGHT_SHIFT;

impl Stack {
    /// No piece.
    pub const EMPTY: Stack = Stack(0);
    /// No stack of any variant is higher.
    pub const MAX_HEIGHT: usize = 6;

    /// One piece.
    pub const fn single(piece: Piece) -> Stack {
        let (code, colours) = match piece {
            Piece::Colour(colour) => (colour as u32 + 1, 1 << colour as u32),
            Piece::Joker => (6, 0),
        };
        Stack(code | colours << COLOURS_SHIFT | 1 << HEIGHT_SHIFT)
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces it has.
    pub const fn height(self) -> usize {
        ((self.0 & HEIGHT_MASK) >> HEIGHT_SHIFT) as usize
    }

    /// The colours of its pieces. Jokers have none.
    pub const fn colours(self) -> ColourSet {
        ColourSet(((self.0 & COLOURS_MASK) >> COLOURS_SHIFT) as u8)
    }

    /// Its pieces, bottom first.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> {
        (0..self.height()).filter_map(move |n| self.piece(n))
    }

    /// The piece on top.
    pub fn top(self) -> Option<Piece> {
        self.piece(self.height().wrapping_sub(1))
    }

    /// The colour on top; none for a joker and for nothing.
    pub fn top_colour(self) -> Option<Colour> {
        match self.top()? {
            Piece::Colour(colour) => Some(colour),
            Piece::Joker => None,
        }
    }

    /// Whether it is a joker on its own. No other stack has one on top.
    pub fn is_joker(self) -> bool {
        self.top() == Some(Piece::Joker)
    }

    /// This stack put on top of `lower`.
    #[must_use]
    pub const fn onto(self, lower: Stack) -> Stack {
        let pieces = (lower.0 & PIECES_MASK) | ((self.0 & PIECES_MASK) << (PIECE_BITS * lower.height() as u32)) & PIECES_MASK;
        let colours = (self.0 | lower.0) & COLOURS_MASK;
        let height = ((self.0 & HEIGHT_MASK) + (lower.0 & HEIGHT_MASK)) & HEIGHT_MASK;
        Stack(pieces | colours | height)
    }

    fn piece(self, n: usize) -> Option<Piece> {
        if n >= Stack::MAX_HEIGHT {
            return None;
        }
        let code = (self.0 & PIECES_MASK) >> (PIECE_BITS * n as u32) & 0b111;
        Piece::ALL.get((code as usize).wrapping_sub(1)).copied()
    }
}

impl FromIterator<Piece> for Stack {
    /// Bottom first.
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Stack {
        pieces.into_iter().fold(Stack::EMPTY, |lower, piece| Stack::single(piece).onto(lower))
    }
}

impl fmt::Display for Stack {
    /// The letters of its pieces, bottom first; nothing is `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        if self.is_empty() {
            return f.write_char('-');
        }
        self.pieces().try_for_each(|piece| f.write_char(piece.letter()))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}
