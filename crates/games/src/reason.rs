//! Why something is not allowed: an enum with data for each game, each reason tied to a clause of its rulebook.
//!
//! [`reasons!`](crate::reasons) writes such an enum. The English sentence stands here; the kind and the data are what a
//! translation needs.

use crate::game::{Player, Seat};
use crate::hex::Place;
use alloc::{string::String, string::ToString, vec::Vec};
use core::fmt;

/// The names and values of a reason's data.
pub type Fields = Vec<(&'static str, Value)>;

/// A value of a reason's data. Its type says how a translation treats it; `Display` writes it as it stands in an English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which decides about plurals.
    Number(u64),
    /// A seat, counted from 0 as in notation.
    Seat(Seat),
    /// The player of a seat, counted from 1 as people do.
    Player(Player),
    /// A point of a board: the same in every language.
    Point(Place),
    /// A colour of the game.
    Colour(Word),
    /// A piece of the game.
    Piece(Word),
    /// Several words about something of the game, with data of their own.
    Phrase {
        /// Its name among the texts of the game.
        name: &'static str,
        /// What it is in English.
        english: String,
        /// Its data.
        fields: Fields,
    },
    /// Notation: the same in every language.
    Text(String),
}

/// A word of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// Its name among the texts of the game: `white-ring`.
    pub name: &'static str,
    /// What it is in English: `a white ring`.
    pub english: &'static str,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Seat(seat) => seat.fmt(f),
            Value::Player(player) => player.fmt(f),
            Value::Point(place) => place.fmt(f),
            Value::Colour(word) | Value::Piece(word) => f.pad(word.english),
            Value::Phrase { english, .. } => f.pad(english),
            Value::Text(text) => f.pad(text),
        }
    }
}

/// Something that can stand in a reason.
pub trait ToValue {
    /// As a value with its type.
    fn to_value(&self) -> Value;
}

macro_rules! to_value {
    ($($type:ty => |$it:ident| $value:expr),* $(,)?) => {
        $(impl ToValue for $type {
            fn to_value(&self) -> Value {
                let $it = self;
                $value
            }
        })*
    };
}

to_value! {
    u8 => |it| Value::Number(u64::from(*it)),
    u32 => |it| Value::Number(u64::from(*it)),
    usize => |it| Value::Number(*it as u64),
    Seat => |it| Value::Seat(*it),
    Player => |it| Value::Player(*it),
    char => |it| Value::Text(it.to_string()),
    &'static str => |it| Value::Text((*it).to_string()),
    String => |it| Value::Text(it.clone()),
}

/// A numbered clause of a rulebook, such as `CHESS 3.7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause {
    /// The rulebook, in capitals.
    pub book: &'static str,
    /// The rulebook's own letter or number: `3.7`.
    pub label: &'static str,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.label)
    }
}

/// What every reason can tell: the clause, a stable name for translations and, by `Display`, an English sentence.
pub trait Reason: Clone + PartialEq + core::error::Error {
    /// Every kind there is with its clause, for tests that must cover all of them.
    const ALL: &'static [(&'static str, Clause)];
    /// Every kind with its English sentence, the names of its data in braces: what a catalogue of texts is held against.
    const SENTENCES: &'static [(&'static str, &'static str)];
    /// The name of the variant.
    fn kind(&self) -> &'static str;
    /// The clause that says so.
    fn clause(&self) -> Clause;
    /// The names and values of its data, for translations.
    fn fields(&self) -> Fields;
}

/// Writes an enum of reasons: clause, variant with named data, English sentence with the data's names in braces.
///
/// ```
/// use trilynx_games::reason::{Reason, Value};
/// trilynx_games::reasons! {
///     /// Why a move is refused.
///     pub enum Refusal of "CHESS" {
///         /// Two pieces on one point.
///         "3.1" PointOccupied { at: char } => "{at} is occupied",
///     }
/// }
/// let refusal = Refusal::PointOccupied { at: 'e' };
/// assert_eq!(refusal.clause().to_string(), "CHESS 3.1");
/// assert_eq!(refusal.to_string(), "e is occupied");
/// assert_eq!(refusal.fields(), [("at", Value::Text("e".to_string()))]);
/// assert_eq!(Refusal::SENTENCES, [("PointOccupied", "{at} is occupied")]);
/// ```
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        pub enum $name:ident of $book:literal {
            $( $(#[$doc:meta])* $label:literal $kind:ident $({ $($field:ident : $type:ty),* $(,)? })? => $text:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$doc])* $kind $({ $(#[allow(missing_docs)] $field: $type),* })? ),*
        }

        impl core::error::Error for $name {}

        impl $crate::reason::Reason for $name {
            const ALL: &'static [(&'static str, $crate::reason::Clause)] =
                &[$((stringify!($kind), $crate::reason::Clause { book: $book, label: $label })),*];
            const SENTENCES: &'static [(&'static str, &'static str)] = &[$((stringify!($kind), $text)),*];

            fn kind(&self) -> &'static str {
                match self { $( Self::$kind { .. } => stringify!($kind) ),* }
            }

            fn clause(&self) -> $crate::reason::Clause {
                match self { $( Self::$kind { .. } => $crate::reason::Clause { book: $book, label: $label } ),* }
            }

            fn fields(&self) -> $crate::reason::Fields {
                match self {
                    $( Self::$kind $({ $($field),* })? => $crate::reason::Fields::from([$($((stringify!($field), $crate::reason::ToValue::to_value($field))),*)?]) ),*
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self { $( Self::$kind $({ $($field),* })? => write!(f, $text) ),* }
            }
        }
    };
}
