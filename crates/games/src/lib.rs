//! The rules of YINSH, LYNGK and Linko!
//!
//! Everything here is a function of its arguments: no clock, no files, no source of randomness, no serialisation. A game
//! starts from a [deal](Game::Deal) or a [set-up](Game::Setup), moves are single decisions, and a move that is refused
//! names the clause of the rulebook that forbids it.
//!
//! [`game`] holds the contract; each game is a folder with the same files. The list of games is at the end of this page.
//!
//! # Example
//!
//! ```
//! use trilynx_games::header::read_alone;
//! use trilynx_games::yinsh::State;
//! use trilynx_games::{Game, Reason};
//!
//! let mut state = State::new(&read_alone("yinsh/standard")?);
//! state.play("e5".parse()?)?;
//! let refused = state.check("e5".parse()?).unwrap_err();
//! assert_eq!(refused.clause().to_string(), "YINSH D2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game that is known only at run time:
//!
//! ```
//! use trilynx_games::{Game, Header, Start, perft, with_game};
//!
//! let (header, _) = Header::split("yinsh/blitz")?;
//! let count = with_game!(header.game, G => perft(&Start::<G>::read(header)?.1, 2));
//! assert_eq!(count, 85 * 84);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;

pub mod chance;
#[cfg(test)]
mod citations;
pub mod expected;
pub mod game;
pub mod header;
pub mod hex;
pub mod linko;
pub mod lyngk;
pub mod reason;
pub mod record;
pub mod series;
pub mod walk;
pub mod yinsh;

pub use expected::Expected;
pub use game::{Game, GameView, Outcome, Player, Seat, Seats, Status, Viewer, perft};
pub use header::{Header, ParseError, Start, StartError};
pub use reason::{Clause, Reason};

/// Declares the games. A fourth is a new folder, its `mod` above (where rustfmt finds it) and one more line here; the compiler and the
/// conformance tests name the rest.
///
/// The `$` at the start lets this macro write another one.
macro_rules! games {
    ($dollar:tt $($id:ident => $module:ident),* $(,)?) => {
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

            /// What it is called on its box.
            pub const fn title(self) -> &'static str {
                match self { $(GameId::$id => <$module::State as Game>::TITLE),* }
            }

            /// How many can play.
            pub const fn players(self) -> core::ops::RangeInclusive<usize> {
                match self { $(GameId::$id => <$module::State as Game>::PLAYERS),* }
            }

            /// Whether a player knows something that another must not see.
            pub const fn hides_cards(self) -> bool {
                match self { $(GameId::$id => <$module::State as Game>::HIDES_CARDS),* }
            }

            /// Whether several games can be a [match](series), their scores added.
            pub const fn has_matches(self) -> bool {
                match self { $(GameId::$id => <$module::State as Game>::HAS_MATCHES),* }
            }

            /// How many moves of each player belong to the opening: a game given up within them was hardly played.
            pub const fn opening_moves(self) -> u32 {
                match self { $(GameId::$id => <$module::State as Game>::OPENING_MOVES),* }
            }

            /// What the kinds of its decisions are called, in lower case with underscores.
            pub const fn decisions(self) -> &'static [&'static str] {
                match self { $(GameId::$id => <$module::State as Game>::DECISIONS),* }
            }

            /// What the player of a seat is called in English.
            pub fn seat_name(self, seat: Seat) -> alloc::string::String {
                match self { $(GameId::$id => <$module::State as Game>::seat_name(seat)),* }
            }

            /// Reads one record in a format that only this game has, and writes it in ours.
            pub(crate) fn read_foreign(self, text: &str) -> Option<Result<alloc::string::String, record::RecordError>> {
                use alloc::string::ToString;
                match self { $(GameId::$id => <$module::State as Game>::read_foreign(text).map(|read| read.map(|record| record.to_string()))),* }
            }

            /// Whether its author has a notation that we write.
            pub fn has_official_notation(self) -> bool {
                match self { $(GameId::$id => <$module::State as Game>::WRITE_OFFICIAL.is_some()),* }
            }

            /// Whether it is written as boardspace.net does.
            pub fn has_sgf(self) -> bool {
                match self { $(GameId::$id => <$module::State as Game>::WRITE_SGF.is_some()),* }
            }

            /// The names of its variants, the usual one first.
            pub const fn variants(self) -> &'static [&'static str] {
                match self { $(GameId::$id => <$module::State as Game>::VARIANTS),* }
            }
        }

        /// Hands the names of all games to another macro: `with_names!(list!(…))` becomes `list!(…; first second …)`.
        #[macro_export]
        macro_rules! with_names {
            ($dollar callback:ident!($dollar($dollar before:tt)*)) => { $dollar callback!($dollar($dollar before)*; $($module)*) };
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

    /// Whether it is for two players and no more.
    pub fn is_duel(self) -> bool {
        *self.players().end() == 2
    }

    /// Its options as text. Who plays and who begins is said only where the game leaves it open.
    pub fn options_text(self, variant: &str, players: usize, first: Seat) -> alloc::string::String {
        if self.players().count() == 1 {
            alloc::format!("{self}/{variant}")
        } else {
            alloc::format!("{self}/{variant} players={players} first={first}")
        }
    }

    /// The options of every variant and number of players, as text.
    pub fn every_options(self) -> impl Iterator<Item = alloc::string::String> {
        let of_variant = move |variant: &&'static str| {
            let variant = *variant;
            self.players().map(move |players| self.options_text(variant, players, Seat(0)))
        };
        self.variants().iter().flat_map(of_variant)
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
