//! Why something is not allowed: an enum with data for each game, each reason tied to a clause of its rulebook.
//!
//! [`reasons!`](crate::reasons) writes such an enum. The English sentence stands here; the kind and the data are what a
//! translation needs.

use alloc::{string::String, string::ToString, vec::Vec};
use core::fmt;

/// The names and values of a reason's data.
pub type Fields = Vec<(&'static str, String)>;

/// A value as it stands in a sentence. Here for [`reasons!`](crate::reasons), which may be used where there is no `alloc` in scope.
#[doc(hidden)]
pub fn value(value: &impl fmt::Display) -> String {
    value.to_string()
}

/// A numbered clause of a rulebook, such as `YINSH G5` or `LINKO 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause {
    /// The rulebook: `YINSH`, `LYNGK` or `LINKO`.
    pub book: &'static str,
    /// The booklet's own letter and number: `G5`.
    pub label: &'static str,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.label)
    }
}

/// What every reason can tell: the clause, a stable name for translations and, by `Display`, an English sentence.
pub trait Reason: Clone + PartialEq + fmt::Debug + fmt::Display {
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
/// use trilynx_games::Reason;
/// trilynx_games::reasons! {
///     /// Why a move is refused.
///     pub enum Refusal of "YINSH" {
///         /// Two rings on one point.
///         "D2" PointOccupied { at: char } => "{at} is occupied: a ring is placed on an empty point",
///     }
/// }
/// let refusal = Refusal::PointOccupied { at: 'e' };
/// assert_eq!(refusal.clause().to_string(), "YINSH D2");
/// assert_eq!(refusal.to_string(), "e is occupied: a ring is placed on an empty point");
/// assert_eq!(refusal.fields(), [("at", "e".to_string())]);
/// assert_eq!(Refusal::SENTENCES, [("PointOccupied", "{at} is occupied: a ring is placed on an empty point")]);
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
                    $( Self::$kind $({ $($field),* })? => $crate::reason::Fields::from([$($((stringify!($field), $crate::reason::value($field))),*)?]) ),*
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
