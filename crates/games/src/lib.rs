//! The rules of YINSH, LYNGK and Linko!
//!
//! Everything here is a function of its arguments: no clock, no files, no source of randomness, no serialisation. A game
//! starts from a [deal](Game::Deal) or a [set-up](Game::Setup), moves are single decisions, and a move that is refused
//! names the clause of the rulebook that forbids it.
//!
//! [`game`] holds the contract; each game is a folder with the same files. The list of games is at the end of this page.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod chance;
#[cfg(test)]
mod citations;
pub mod expected;
pub mod game;
pub mod header;
pub mod hex;
pub mod reason;
pub mod record;
pub mod series;

pub use expected::Expected;
pub use game::{Game, Outcome, Player, Seat, Seats, Status, Viewer, perft};
pub use header::{Header, ParseError, Start, StartError};
pub use reason::{Clause, Reason};

/// Declares the games. A fourth is a new folder and one more line; the compiler and the conformance tests name the rest.
///
/// The `$` at the start lets this macro write another one.
macro_rules! games {
    ($dollar:tt $($id:ident => $module:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("See [`", stringify!($module), "`].")] $id),*
        }

        impl GameId {
            /// Every game there is.
            pub const ALL: &'static [GameId] = &[$(GameId::$id),*];

            /// The name in heads, addresses and file names.
            pub const fn name(self) -> &'static str {
                match self { $(GameId::$id => stringify!($module)),* }
            }

            /// The names of its variants, the usual one first.
            pub const fn variants(self) -> &'static [&'static str] {
                match self { $(GameId::$id => <$module::State as Game>::VARIANTS),* }
            }
        }

        /// Does something with a game that is known only at run time: `with_game!(id, G => perft::<G>(…))`.
        ///
        /// The body is compiled once for each game, with its own type, so it may use traits that only some crate knows.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$id => { type $dollar game = $crate::$module::State; $dollar body })*
                }
            };
        }
    };
}

impl GameId {
    /// The game of this name, if there is one.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// All names, for a sentence.
    pub fn list() -> alloc::string::String {
        GameId::ALL.iter().map(|game| game.variant_list()).collect::<alloc::vec::Vec<_>>().join(", ")
    }

    /// All variants of this game, for a sentence.
    pub fn variant_list(self) -> alloc::string::String {
        self.variants().iter().map(|variant| alloc::format!("{self}/{variant}")).collect::<alloc::vec::Vec<_>>().join(", ")
    }
}

impl core::fmt::Display for GameId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.name())
    }
}

games! {
    $
    Yinsh => yinsh,
    Lyngk => lyngk,
    Linko => linko,
}
