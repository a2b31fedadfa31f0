//! Plain full-width search to the end: every move in the order in which the rules list it, nothing pruned but what an answer makes needless.
//!
//! The one thing to know: it is kept as simple as can be, because it checks what cleverer code says. It remembers positions only where the caller
//! can tell them apart by a key.

use super::TO_THE_END;
use crate::turns::{after, moves_of};
use std::collections::HashMap;
use trilynx_games::{Game, Seat, Seats, Status};

/// What a seat is asked to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To be the only winner.
    Win,
    /// Not to lose.
    NotLose,
}

/// The searcher for one seat.
pub struct FullWidth<'a, G: Game> {
    seat: Seat,
    aim: Aim,
    key: Option<&'a dyn Fn(&G) -> u64>,
    known: HashMap<(u64, u8), bool>,
    nodes: u64,
    most_nodes: u64,
    /// Called every few milliseconds of work.
    pub pause: &'a dyn Fn(),
}

/// Positions between two pauses: some milliseconds.
const PAUSE_EVERY: u64 = 10_000;

impl<'a, G: Game> FullWidth<'a, G> {
    /// For this seat, giving up after so many positions.
    pub fn new(seat: Seat, aim: Aim, most_nodes: u64, key: Option<&'a dyn Fn(&G) -> u64>) -> FullWidth<'a, G> {
        FullWidth { seat, aim, key, known: HashMap::new(), nodes: 0, most_nodes, pause: &|| () }
    }

    /// Whether the seat reaches its aim whatever the others do, with at most `left` more turns of its own. Nothing if it takes too long to find out.
    pub fn reaches(&mut self, state: &G, left: u8) -> Option<bool> {
        let to_move = match state.status() {
            Status::Over(outcome) => {
                return Some(match self.aim {
                    Aim::Win => outcome.winners == Seats::only(self.seat),
                    Aim::NotLose => outcome.winners.is_empty() || outcome.winners.contains(self.seat),
                });
            }
            Status::ToMove(seat) => seat,
        };
        let begins = to_move == self.seat && !state.mid_turn();
        if left == 0 && (begins || to_move != self.seat) {
            return Some(false);
        }
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        if self.nodes.is_multiple_of(PAUSE_EVERY) {
            (self.pause)();
        }
        let key = self.key.map(|key| (key(state), left));
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return Some(*known);
        }
        let left_after = if begins && left != TO_THE_END { left - 1 } else { left };
        let mine = to_move == self.seat;
        // One move of one's own is enough, and all of the others' are needed.
        let mut answer = !mine;
        for &chosen in moves_of(state).iter() {
            if self.reaches(&after(state, chosen), left_after)? == mine {
                answer = mine;
                break;
            }
        }
        if let Some(key) = key {
            self.known.insert(key, answer);
        }
        Some(answer)
    }
}
