//! What may stand where something cannot be read, and what else can be wrong with a record: kinds with data, as reasons are.
//!
//! The English phrase stands here; the kind and the data are what a translation needs. The one thing to know: `about` is English and says
//! more than a translation does, which shows an `example` in our notation instead.

use crate::reason::Fields;
use alloc::string::String;
use core::fmt;

/// Every kind of an enum of phrases: its name, its English phrase, and the names of its data.
pub type Kinds = &'static [(&'static str, &'static str, &'static [&'static str])];

/// A phrase of whatever enum: what a catalogue needs, and the English words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The name of the kind, for translations.
    pub kind: &'static str,
    /// The names and values of its data, for translations.
    pub fields: Fields,
    /// In English.
    pub english: String,
}

impl Phrase {
    /// The name of the kind, for translations.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The names and values of its data, for translations.
    pub fn fields(&self) -> Fields {
        self.fields.clone()
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.english)
    }
}

/// Writes an enum of phrases: variant with named data, English phrase with the data's names in braces. `as "…"` gives a kind another name
/// among the texts than its variant has.
macro_rules! phrases {
    (@name $kind:ident) => { stringify!($kind) };
    (@name $kind:ident $name:literal) => { $name };
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $(#[$doc:meta])* $kind:ident $(as $name_of_kind:literal)? $({ $($field:ident : $type:ty),* $(,)? })? => $text:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$doc])* $kind $({ $(#[allow(missing_docs)] $field: $type),* })? ),*
        }

        impl $name {
            /// Every kind there is, for tests that must cover all of them.
            pub const ALL: $crate::expected::Kinds = &[$((phrases!(@name $kind $($name_of_kind)?), $text, &[$($(stringify!($field)),*)?])),*];

            /// The name of the variant.
            pub fn kind(&self) -> &'static str {
                match self { $( Self::$kind { .. } => phrases!(@name $kind $($name_of_kind)?) ),* }
            }

            /// The names and values of its data, for translations.
            pub fn fields(&self) -> $crate::reason::Fields {
                match self {
                    $( Self::$kind $({ $($field),* })? => $crate::reason::Fields::from([$($((stringify!($field), $crate::reason::ToValue::to_value($field))),*)?]) ),*
                }
            }
        }

        impl From<$name> for $crate::expected::Phrase {
            fn from(phrase: $name) -> $crate::expected::Phrase {
                $crate::expected::Phrase {
                    kind: phrase.kind(),
                    fields: phrase.fields(),
                    english: alloc::string::ToString::to_string(&phrase),
                }
            }
        }

        impl core::fmt::Display for $name {
            #[allow(unused_variables)] // An example is for translations alone.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self { $( Self::$kind $({ $($field),* })? => write!(f, $text) ),* }
            }
        }
    };
}

pub(crate) use phrases;

phrases! {
    /// What may stand somewhere, whatever the game. Each game has kinds of its own beside its notation.
    pub enum Expected {
        /// A head begins with a game.
        Game { games: String } => "a game: {games}",
        /// … and goes on with one of its variants.
        Variant { variants: String } => "a variant: {variants}",
        /// A field or header that is there twice.
        Once { what: &'static str, name: String } => "the {what} {name} only once",
        /// More of something than anybody needs.
        AtMost { most: usize, what: String } => "at most {most} {what}",
        /// A field that must be there.
        MissingField { field: &'static str, about: &'static str, example: &'static str } => "a field {field}={about}",
        /// A field that nobody knows.
        NoSuchField { game: String } => "no such field in {game}",
        /// Words after the last field.
        NothingMore => "nothing after the fields",
        /// What a field holds.
        FieldValue { field: &'static str, about: &'static str, example: &'static str } => "{about}",
        /// A field that holds a number.
        Number { field: &'static str, most: usize } => "a number from 0 to {most} in the field {field}",
        /// A text that is longer than what it should be can be.
        Shorter { most: usize } => "one line of at most {most} bytes",

        /// How a record begins.
        FirstLine { line: String } => "the first line of a record, \"{line}\"",
        /// A line before the moves.
        Header => "a header such as \"Seat-0: Ann\", or an empty line before the moves",
        /// A record of another game.
        RecordOf { game: &'static str } => "a record of {game}",
        /// No record has the number asked for.
        OneOf { count: usize } => "one of {count} records",
        /// The header `Rules`.
        RulesVersion => "the version of the rules, a number from 1",
        /// How a line of moves begins.
        MoveNumber { number: usize } => "{number}., the number of the line's first move",
        /// The header `Result`.
        Result => "a result: *, winners=0 scores=3,1 or winners=1 by=resignation (time, agreement, absence, illegal, fault)",
        /// The headers `Seed` and `Commitment`.
        Hexadecimal { about: &'static str, digits: usize } => "{about}: {digits} hexadecimal digits, lower case",
    }
}

phrases! {
    /// What is wrong with a record whose every line can be read, and whose moves are legal.
    pub enum Flaw {
        /// Longer than [`MAX_BYTES`](crate::record::MAX_BYTES).
        TooLong { most: usize } => "a record has at most {most} bytes",
        /// A header that must be there is not.
        Missing { key: &'static str } => "the header {key} is missing",
        /// The record is of a later version of the rules than this program knows.
        LaterRules { version: u32, known: u32 } => "played by version {version} of the rules, but this program knows only up to {known}",
        /// The moves lead to another result.
        OtherResult { recorded: String, played: String } => "the result is given as \"{recorded}\", but the moves lead to \"{played}\"",
    }
}
