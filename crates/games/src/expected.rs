//! What may stand where something cannot be read, and what else can be wrong with a record: kinds with data, as reasons are.
//!
//! The English phrase stands here; the kind and the data are what a translation needs. The one thing to know: `about` is English and says
//! more than a translation does, which shows an `example` in our notation instead.

use alloc::string::String;

/// Every kind of an enum of phrases: its name, its English phrase, and the names of its data.
pub type Kinds = &'static [(&'static str, &'static str, &'static [&'static str])];

/// Writes an enum of phrases: variant with named data, English phrase with the data's names in braces.
macro_rules! phrases {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $(#[$doc:meta])* $kind:ident $({ $($field:ident : $type:ty),* $(,)? })? => $text:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$doc])* $kind $({ $(#[allow(missing_docs)] $field: $type),* })? ),*
        }

        impl $name {
            /// Every kind there is, for tests that must cover all of them.
            pub const ALL: $crate::expected::Kinds = &[$((stringify!($kind), $text, &[$($(stringify!($field)),*)?])),*];

            /// The name of the variant.
            pub fn kind(&self) -> &'static str {
                match self { $( Self::$kind { .. } => stringify!($kind) ),* }
            }

            /// The names and values of its data, for translations.
            pub fn fields(&self) -> $crate::reason::Fields {
                match self {
                    $( Self::$kind $({ $($field),* })? => $crate::reason::Fields::from([$($((stringify!($field), $crate::reason::value($field))),*)?]) ),*
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

phrases! {
    /// What may stand somewhere.
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

        /// A move of YINSH.
        YinshMove => "a move: place a ring f6, move a ring e5-e9, take off a row xe5-e9, take off a ring xe5",
        /// A point of YINSH's board.
        YinshPoint => "points of the board: a2 to a5, b1 to b7, c1 to c8, d1 to d9, e1 to e10, f2 to f10, g2 to g11, \
            h3 to h11, i4 to i11, j5 to j11, k7 to k10",
        /// A row is written in one way.
        RowOrder => "the ends of a row with the smaller point first, by column and then by row",
        /// A move of LYNGK.
        LyngkMove => "two points of the board such as c3-e5, or a claim such as claim:red",
        /// A point of LYNGK's board.
        LyngkPoint => "a point of the board such as e5",
        /// A colour that can be claimed.
        LyngkClaim => "claim: and one of ivory, blue, red, green, black",
        /// A column of LYNGK's board.
        LyngkColumn { points: usize, column: char } => "the {points} points of column {column}, separated by commas",
        /// A stack of LYNGK.
        LyngkStack { most: usize } => "a stack: 1 to {most} letters of i b r g k w, bottom first",
        /// A move of Linko!
        LinkoMove => "a set such as 7+7+X, take, leave, reclaim, discard, pile, or a card of the row such as row:7",
        /// A card of Linko!
        Card => "a card: 1 to 13, or X",
        /// Cards are written in one order.
        CardOrder { cards: String } => "{cards}: numbered cards rising, then jokers",
        /// Parts of a view that do not belong together.
        Fitting { about: String } => "{about}",

        /// How a record begins.
        FirstLine { line: String } => "the first line of a record, \"{line}\"",
        /// A line before the moves.
        Header => "a header such as \"Seat-0: Ann\", or an empty line before the moves",
        /// A record of another game.
        RecordOf { game: &'static str } => "a record of {game}",
        /// Of so many records none has the number asked for.
        OneOf { count: usize } => "one of {count} records",
        /// The header `Rules`.
        RulesVersion => "the version of the rules, a number from 1",
        /// How a line of moves begins.
        MoveNumber { number: usize } => "{number}., the number of the line's first move",
        /// The header `Result`.
        Result => "a result: *, winners=0 scores=3,1 or winners=1 by=resignation (time, agreement, absence)",
        /// The headers `Seed` and `Commitment`.
        Hexadecimal { about: &'static str, digits: usize } => "{about}: {digits} hexadecimal digits, lower case",
        /// A line of a file of boardspace.net.
        Sgf { about: &'static str, example: &'static str } => "{about}",
        /// A move of whoever is not on turn.
        OtherPlayer => "a move of the other player",
        /// A file of boardspace.net in which nobody moves.
        SgfMoves => "an SGF file of boardspace.net with at least one move",
        /// A turn in YINSH's official notation.
        NumberedTurn => "a numbered turn such as 11.h7-g7;xf3-f7;xi9",
        /// … and its number.
        Turn { number: u32 } => "turn {number}",
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
