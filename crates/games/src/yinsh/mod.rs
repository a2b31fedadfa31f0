//! YINSH, by Kris Burm: two players, rings that leave markers, markers that change sides.
//!
//! Each player places five rings on the 85 points of the board. From then on a turn is to put a marker into one of one's
//! rings and to move the ring away in a straight line; the markers it jumps over are turned over and change colour. Five
//! markers of one colour in line are a row: its owner takes it off, and a ring of their own with it. The third ring off
//! the board wins (the first in blitz); when all 51 markers lie on the board, the most rings do.
//!
//! ```text
//!              ten rings            no row, a marker in the pool, somebody can move
//!   ┌───────┐  placed     ┌──────┐ ◄──────────────────────────────────────┐
//!   │ Place │ ──────────► │ Move │ ───────────────────────────────────────┤
//!   └───────┘             └──────┘                                        │
//!                             │ a row, the mover's first                  │
//!                             ▼                                           │
//!                        ┌─────────┐            ┌──────────┐              │
//!                        │ TakeRow │ ─────────► │ TakeRing │ ─────────────┤
//!                        └─────────┘ ◄───────── └──────────┘              │
//!                                    another row      │                   │
//!                                                     │ the last ring     │ no row, and the pool is empty
//!                                                     ▼ one needs         ▼ or nobody can move
//!                                                 ┌───────────────────────────┐
//!                                                 │           Over            │
//!                                                 └───────────────────────────┘
//! ```
//!
//! A player who cannot move a ring passes; that is no decision and no move. The rules in our own words, clause by clause,
//! are in `locales/en/rules/yinsh.md`.

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

pub use board::{Point, Points};
pub use check::IllegalMove;
pub use formats::{read_boardspace, read_official, write_boardspace, write_official};
pub use moves::{Move, Moves};
pub use notation::ExpectedNotation;
pub use pieces::{Colour, Piece, Row};
pub use setup::{Setup, SetupError};
pub use state::{Deal, Options, Phase, State, Variant};
pub use view::{Preview, View};

use crate::chance::Generator;
use crate::expected::Kinds;
use crate::game::{WriteOfficial, game_parts};
use crate::record::{Record, RecordError};
use crate::{Game, GameId, Seat, Status, Viewer};
use alloc::{string::String, string::ToString, vec::Vec};
use core::ops::RangeInclusive;

impl Game for State {
    const ID: GameId = GameId::Yinsh;
    const TITLE: &'static str = "YINSH";
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const HIDES_CARDS: bool = false;
    const HAS_MATCHES: bool = false;
    /// All rings are placed, and one is moved.
    const OPENING_MOVES: u32 = 6;
    /// The rings are placed.
    const COMMON_MOVES: usize = 10;
    const DECISIONS: &'static [&'static str] = &["place", "move", "row", "ring"];
    const EXPECTED: Kinds = ExpectedNotation::ALL;
    const VARIANTS: &'static [&'static str] = &[Variant::Standard.name(), Variant::Blitz.name()];
    const RULES_VERSION: u32 = 1;
    /// Ten placements. Every ring move takes a marker, and only a row brings five back: with two rows of each player, after
    /// which the next one ends the game, that makes at most 51 + 4 · 5 = 71 ring moves. Those four rows and a last one are
    /// two decisions each: 10 + 71 + 10.
    const MAX_MOVES_IN_GAME: usize = 91;

    game_parts!();

    fn deal(options: &Options, _chance: &mut Generator) -> Deal {
        *options
    }

    fn new(deal: &Deal) -> State {
        State::start(deal.variant)
    }

    fn seat_name(seat: Seat) -> String {
        let colour = if seat == Seat(0) { Colour::White } else { Colour::Black };
        colour.to_string()
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn choose_legal(&self, moves: &mut Moves, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.choose_legal(moves, choose)
    }

    fn mid_turn(&self) -> bool {
        matches!(self.phase, Phase::TakeRow { .. } | Phase::TakeRing { .. })
    }

    fn view(&self, _viewer: Viewer) -> View {
        View(self.clone())
    }

    fn read_foreign(text: &str) -> Option<Result<Record<State>, RecordError>> {
        formats::read(text)
    }

    const WRITE_OFFICIAL: Option<WriteOfficial<State>> = Some(write_official);
    const WRITE_SGF: Option<WriteOfficial<State>> = Some(write_boardspace);
}
