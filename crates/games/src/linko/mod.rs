//! Linko!, by Wolfgang Kramer and Michael Kiesling: lay sets of equal cards, and snatch those of the others.
//!
//! The player on turn lays one set: cards of one value, jokers among them or alone. Then every opponent in turn whose top
//! set has as many cards and a lower value is attacked. The attacker takes that set into hand, and its owner draws as many
//! cards; or leaves it, and the owner takes it back or discards it and draws. A hand laid to the last card ends the game,
//! and so does the last card of row and pile. A card in front of a player is a point, a card in hand a point less.
//!
//! ```text
//!    ┌────────────── nobody (else) is attacked: the next player's turn ─────────────┐
//!    ▼                                                                              │
//! [ Lay ]── a set ──▶ ( look at the next opponent clockwise ) ──────────────────────┘
//!    │                    │ attacked              ▲     ▲
//!    │                    ▼                       │     └───── reclaim ─────┐
//!    │                [ Attack ]───── leave ──────┼───────────────────▶ [ Answer ]
//!    │                    │ take                  │                         │ discard
//!    │ the last card      ▼                       │ all drawn:              │
//!    │ of the hand    [ Draw ] ◀──────────────────┼─────────────────────────┘
//!    │                  │ │ ▲                     │ the row is refilled
//!    │                  │ ├─┘ one more owed       │
//!    │                  │ └───────────────────────┘
//!    ▼                  ▼ row and pile both empty
//! ( Over ) ◀────────────┘
//! ```
//!
//! The player on turn decides in `Lay` and `Attack`, the owner of the attacked set in `Answer` and `Draw`.
//!
//! The rules in our words are in `locales/en/rules/linko.md`; `LINKO 5` cites them. A match of several games [LINKO 10] is a
//! [`series`](crate::series).

mod board;
mod check;
mod moves;
mod notation;
mod pieces;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use board::Table;
pub use check::IllegalMove;
pub use moves::{MAX_CHOICES, Move, Moves};
pub use notation::ExpectedNotation;
pub use pieces::{Card, Cards, DECK, HAND, MAX_PILE, MAX_PLAYERS, MIN_PLAYERS, ROW, Set, pile_dealt};
pub use setup::{Setup, SetupError};
pub use state::{Deal, Options, Phase, State};
pub use view::View;

use crate::GameId;
use crate::chance::Generator;
use crate::expected::Kinds;
use crate::game::{Game, Seat, Status, Viewer, game_parts};
use alloc::{format, string::String, vec::Vec};
use core::ops::RangeInclusive;

impl Game for State {
    const ID: GameId = GameId::Linko;
    const TITLE: &'static str = "Linko!";
    const PLAYERS: RangeInclusive<usize> = MIN_PLAYERS..=MAX_PLAYERS;
    const HIDES_CARDS: bool = true;
    const HAS_MATCHES: bool = true;
    const OPENING_MOVES: u32 = 2;
    /// Every game has its own deal.
    const COMMON_MOVES: usize = 0;
    const DECISIONS: &'static [&'static str] = &["lay", "attack", "answer", "draw"];
    const EXPECTED: Kinds = ExpectedNotation::ALL;
    const VARIANTS: &'static [&'static str] = &["standard"];
    const RULES_VERSION: u32 = 1;

    /// A practical limit. Every game ends, but the proof allows more than anybody will ever play:
    ///
    /// Only lays can go on, because cards drawn never come back to row and pile. With p players, let a set of value 1 weigh
    /// 1, and each higher value p − 1 times the one below, plus 1. A lay adds a set and removes at most p − 1 of lower value,
    /// one from each opponent [LINKO 5], whatever then becomes of them. So it always makes the sets on the table heavier. All
    /// cards laid one by one weigh 798 (p = 2), 212 867 (3), 21 523 300 (4) or 686 001 681 (5), and there are no more lays.
    ///
    /// Two players, with at most one attack a lay, therefore need at most 3 · 798 + 77 moves. Random games of any number of
    /// players have up to about 400 moves, and players who always leave and take back, laying low cards to make it last, 2 000.
    const MAX_MOVES_IN_GAME: usize = 10_000;

    game_parts!();

    fn deal(options: &Options, chance: &mut Generator) -> Deal {
        Deal::shuffle(*options, chance)
    }

    fn new(deal: &Deal) -> State {
        State::start(deal)
    }

    fn seat_name(seat: Seat) -> String {
        format!("Player {}", seat.0 + 1)
    }

    fn seats(&self) -> usize {
        self.public.options.players()
    }

    #[inline]
    fn choose_legal(&self, _: &mut Moves, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.chooser().choose(choose)
    }

    /// Laying a set shows cards, and drawing them gives some: a turn cannot be restarted.
    fn mid_turn(&self) -> bool {
        false
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn open_view(&self, seat: Seat) -> View {
        self.open_view(seat)
    }
}
