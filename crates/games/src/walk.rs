//! Somebody's decisions in a lesson or a puzzle, one after the other: what each of them is, and why one cannot be made.

use crate::game::{Game, Seat};
use crate::header::ParseError;
use alloc::vec::Vec;
use core::fmt;

/// A decision somebody made, and where it led.
#[derive(Clone, Debug)]
pub struct Made<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// The position before it.
    pub before: G,
    /// The move.
    pub chosen: G::Move,
    /// The position after it.
    pub after: G,
}

impl<G: Game> Made<G> {
    /// Plays legal moves, and keeps every position on the way.
    pub fn all(state: &G, moves: &[G::Move]) -> Vec<Made<G>> {
        let mut state = state.clone();
        let mut made = Vec::new();
        for &chosen in moves {
            let Some(seat) = state.status().to_move() else { break };
            let before = state.clone();
            state.play_unchecked(chosen);
            made.push(Made { seat, before, chosen, after: state.clone() });
        }
        made
    }
}

/// Why a decision cannot be made.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop<R> {
    /// It cannot be read.
    Parse(ParseError),
    /// A rule forbids it.
    Refused(R),
    /// Everything was decided before it.
    Finished,
}

impl<R: fmt::Display> fmt::Display for Stop<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Parse(unreadable) => unreadable.fmt(f),
            Stop::Refused(refusal) => refusal.fmt(f),
            Stop::Finished => f.write_str("nothing is left to decide: begin again"),
        }
    }
}

/// Where decisions led, and what stopped them with the index of the decision that did.
pub type Walked<W, G> = (W, Option<(usize, Stop<<G as Game>::IllegalMove>)>);
