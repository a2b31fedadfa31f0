//! Games as numbers, for programs that learn.
//!
//! A position is an array of bytes as the seat that decides may know it, a move is a number below [`Encoded::ACTIONS`]. [`batch()`] steps many games at once
//! and writes what happened into arrays that somebody else owns. Each game has a file with its encoding.
//!
//! The one thing to know: an encoding is made from a [`Game::View`], never from a state, so no hidden card can be learned from. What the numbers mean is
//! part of the interface: a network that was trained with them must understand them for ever, so a change is a new encoding with a new name.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod batch;
mod linko;
mod lyngk;
mod yinsh;

pub use batch::{Arrays, Batch, Games, MAX_GAMES, batch};

use trilynx_games::{Game, Outcome, Seat, Viewer};

/// A game with an encoding.
pub trait Encoded: Game {
    /// The dimensions of an observation, bytes all of them.
    const SHAPE: &'static [usize];
    /// How many actions there are; every move of every position is one of them.
    const ACTIONS: usize;
    /// An upper bound on the decisions of any ordinary game, for programs that need one.
    const MOST_DECISIONS: usize;

    /// What each index of the first dimension holds, for people.
    fn features() -> Vec<String>;
    /// The number of a move.
    fn action(chosen: Self::Move) -> usize;
    /// The move of a number; nothing where no move has it.
    fn chosen(action: usize) -> Option<Self::Move>;
    /// Writes what `view`, which is that of `seat`, shows: own things first. All of `into` is overwritten; it has as many bytes as [`Encoded::SHAPE`] says.
    fn observe(view: &Self::View, seat: Seat, into: &mut [u8]);

    /// How many bytes an observation has.
    fn observation_bytes() -> usize {
        Self::SHAPE.iter().product()
    }

    /// What the seat that decides sees; nothing but zeros once the game is over.
    fn observe_decider(&self, into: &mut [u8]) {
        match self.status().to_move() {
            Some(seat) => Self::observe(&self.view(Viewer::Seat(seat)), seat, into),
            None => into.fill(0),
        }
    }
}

/// What an outcome is worth to a seat: 1 for winning alone, in sum 0 over all seats. A win that is shared is worth less, a draw nothing.
pub fn reward(outcome: &Outcome, seats: usize, seat: Seat) -> f32 {
    let (winners, seats) = (outcome.winners.len(), seats as f32);
    match winners {
        0 => 0.0,
        _ if outcome.winners.contains(seat) => (seats / winners as f32 - 1.0) / (seats - 1.0),
        _ => -1.0 / (seats - 1.0),
    }
}

/// Planes of bytes, one after the other.
struct Planes<'a> {
    cells: &'a mut [u8],
    size: usize,
}

impl Planes<'_> {
    /// Writes a value into one cell of a plane.
    fn set(&mut self, plane: usize, cell: usize, value: u8) {
        self.cells[plane * self.size + cell] = value;
    }

    /// Writes a value into every cell of a plane.
    fn fill(&mut self, plane: usize, value: u8) {
        self.cells[plane * self.size..][..self.size].fill(value);
    }
}
