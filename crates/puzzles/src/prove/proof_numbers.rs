//! Depth-first proof-number search (df-pn): goes where the fewest positions are left to be proved or disproved.
//!
//! The one thing to know: a position is known by its key together with the number of turns left, and neither game that is searched here has
//! repetitions. So the graph has no cycles, and what the table says is true.

use std::collections::HashMap;
use trilynx_bots::search::Position;
use trilynx_games::Game;

/// Proved, or as good as impossible to prove.
const INFINITE: u32 = 1 << 30;
/// Spreads the number of turns left over the bits of a key.
const TURN_KEY: u64 = 0x9E37_79B9_7F4A_7C15;

/// The searcher for one seat.
pub struct Prover {
    seat: u8,
    table: HashMap<u64, Numbers>,
    nodes: u64,
    most_nodes: u64,
}

/// How many positions must at least be proved for a win, and disproved for none.
#[derive(Clone, Copy)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const UNKNOWN: Numbers = Numbers { proof: 1, disproof: 1 };

    const fn known(wins: bool) -> Numbers {
        if wins { Numbers { proof: 0, disproof: INFINITE } } else { Numbers { proof: INFINITE, disproof: 0 } }
    }

    const fn is_known(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// A position below another, and how many turns are left there.
struct Child<P> {
    position: P,
    left: u8,
    key: u64,
}

impl Prover {
    /// Proves wins of this seat, and gives up after so many positions.
    pub fn new(seat: u8, most_nodes: u64) -> Prover {
        Prover { seat, table: HashMap::new(), nodes: 0, most_nodes }
    }

    /// Positions looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the seat wins by force with at most `left` more turns of its own; nothing if it takes too long to find out.
    pub fn wins<P: Position>(&mut self, position: &P, left: u8) -> Option<bool> {
        if let Some(known) = self.over(position, left) {
            return Some(known);
        }
        let numbers = self.search(position, left, INFINITE, INFINITE)?;
        numbers.is_known().then_some(numbers.proof == 0)
    }

    /// What needs no search.
    fn over<P: Position>(&self, position: &P, left: u8) -> Option<bool> {
        match position.to_move() {
            None => Some(position.result() == if self.seat == 0 { 1 } else { -1 }),
            // Without a turn of one's own left, the opponent would have to lose by a move of its own: that counts for no win by force in time.
            Some(seat) if left == 0 && (seat != self.seat || !position.state().mid_turn()) => Some(false),
            Some(_) => None,
        }
    }

    /// Searches until one of the numbers reaches its threshold.
    fn search<P: Position>(&mut self, position: &P, left: u8, most_proof: u32, most_disproof: u32) -> Option<Numbers> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        let mine = position.to_move() == Some(self.seat);
        // A turn costs when it begins: what only finishes it is free.
        let left_after = if mine && !position.state().mid_turn() { left.saturating_sub(u8::from(left != super::TO_THE_END)) } else { left };
        let children: Vec<Child<P>> = position
            .legal_moves()
            .iter()
            .map(|&chosen| {
                let next = position.after(chosen);
                let key = next.key() ^ TURN_KEY.wrapping_mul(u64::from(left_after) + 1);
                Child { position: next, left: left_after, key }
            })
            .collect();
        loop {
            let (mut best, mut second) = (None::<(usize, u32)>, INFINITE);
            let (mut sum, mut least) = (0u32, INFINITE);
            for (n, child) in children.iter().enumerate() {
                let numbers = self.numbers(child);
                let (to_choose, to_add) = if mine { (numbers.proof, numbers.disproof) } else { (numbers.disproof, numbers.proof) };
                sum = sum.saturating_add(to_add).min(INFINITE);
                if to_choose < least {
                    second = least;
                    least = to_choose;
                    best = Some((n, to_add));
                } else {
                    second = second.min(to_choose);
                }
            }
            let found = if mine { Numbers { proof: least, disproof: sum } } else { Numbers { proof: sum, disproof: least } };
            let key = position.key() ^ TURN_KEY.wrapping_mul(u64::from(left) + 1);
            self.table.insert(key, found);
            if found.proof >= most_proof || found.disproof >= most_disproof || found.is_known() {
                return Some(found);
            }
            let (n, added) = best?;
            let (most_chosen, most_added) = if mine { (most_proof, most_disproof) } else { (most_disproof, most_proof) };
            let chosen_below = most_chosen.min(second.saturating_add(1));
            let added_below = most_added.saturating_sub(sum).saturating_add(added).min(INFINITE);
            let (proof, disproof) = if mine { (chosen_below, added_below) } else { (added_below, chosen_below) };
            let child = &children[n];
            self.search(&child.position, child.left, proof, disproof)?;
        }
    }

    fn numbers<P: Position>(&self, child: &Child<P>) -> Numbers {
        if let Some(wins) = self.over(&child.position, child.left) {
            return Numbers::known(wins);
        }
        self.table.get(&child.key).copied().unwrap_or(Numbers::UNKNOWN)
    }
}
