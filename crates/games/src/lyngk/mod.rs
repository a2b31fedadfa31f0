//! LYNGK, by Kris Burm: 43 pieces in five colours and three jokers, a board full of them, and stacks to be built.
//!
//! All colours are neutral at first: both players move them. On a turn one may claim a colour, twice a game, and from
//! then on nobody else moves what has it on top. A piece or stack moves in a straight line onto the nearest other; no
//! stack ever holds a colour twice; a stack with a neutral top never lands on a higher one. Claimed colours may land
//! anywhere and travel by LYNGK-points, which are other stacks with the same top. Five pieces under one's own colour leave
//! the board as a point; five under a neutral top stay and block. In the variant `six` five-stacks stay and can grow, and six pieces under
//! one's own colour win at once.
//!
//! One thing to know: a claim is a move of its own. A turn is therefore one decision or two.
//!
//! ```text
//!               claim
//!   Turn{by} ───────────▶ Claimed{by}
//!      │                      │
//!      └──────── move ────────┤
//!                             ├──▶ Won{by}         six pieces under one's own colour, in the variant `six`
//!                             ├──▶ Turn{opponent}  who can do something
//!                             ├──▶ Turn{by}        who still can, while the opponent cannot
//!                             └──▶ Over            nobody can
//! ```

pub mod board;
mod check;
mod formats;
mod moves;
mod notation;
mod pieces;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use board::{Board, Point, Points};
pub use check::IllegalMove;
pub use formats::read_boardspace;
pub use moves::{Move, Moves, Way};
pub use notation::ExpectedNotation;
pub use pieces::{Colour, ColourSet, Piece, Stack};
pub use setup::{Setup, SetupError, StackOf, WrittenStack};
pub use state::{Deal, Options, Phase, State, Variant};
pub use view::View;

use crate::chance::Generator;
use crate::expected::Kinds;
use crate::game::game_parts;
use crate::record::{Record, RecordError};
use crate::{Game, GameId, Seat, Status, Viewer};
use alloc::{format, string::String, vec::Vec};
use core::ops::RangeInclusive;

impl Game for State {
    const ID: GameId = GameId::Lyngk;
    const TITLE: &'static str = "LYNGK";
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const HIDES_CARDS: bool = false;
    const HAS_MATCHES: bool = false;
    const OPENING_MOVES: u32 = 3;
    /// Every game has its own random layout.
    const COMMON_MOVES: usize = 0;
    const DECISIONS: &'static [&'static str] = &["claim_or_move", "move"];
    const EXPECTED: Kinds = ExpectedNotation::ALL;
    const VARIANTS: &'static [&'static str] = &["standard", "six"];
    const RULES_VERSION: u32 = 1;
    /// Each move of a stack empties a point and one point stays occupied, so 42 of them; and two claims each.
    const MAX_MOVES_IN_GAME: usize = 42 + 4;

    game_parts!();

    fn deal(options: &Options, chance: &mut Generator) -> Deal {
        Deal::shuffle(options, chance)
    }

    fn new(deal: &Deal) -> State {
        State::start(deal)
    }

    fn seat_name(seat: Seat) -> String {
        format!("Player {}", seat.0 + 1)
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn choose_legal(&self, _: &mut Moves, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.choose_legal(choose)
    }

    fn mid_turn(&self) -> bool {
        matches!(self.phase(), Phase::Claimed { .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(*self, viewer)
    }

    fn read_foreign(text: &str) -> Option<Result<Record<State>, RecordError>> {
        formats::read(text)
    }
}
