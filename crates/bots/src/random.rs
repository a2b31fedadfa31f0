//! A bot that plays any legal move, all equally likely. A bot that loses to it has a fault. And chance as every bot uses it.

use crate::bot::{Bot, Determinize, Limits, Line, Report, Thought, Value};

/// Plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Determinize> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seed: u64, limits: &Limits<'_>, _: Report<'_, G::Move>) -> Thought<G::Move> {
        let start = limits.clock.now();
        let mut random = fastrand::Rng::with_seed(seed);
        let mut moves = G::Moves::default();
        // The seat's own moves are the same in every determinization.
        G::determinize(view, &mut random).legal_moves(&mut moves);
        let chosen = moves[below(moves.len(), &mut random)];
        let lines = vec![Line { moves: vec![chosen], value: Value::estimate(0.5) }];
        Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
    }
}

/// A number below `count`, all equally likely. Drawn from 64 bits wherever a bot runs: `Rng::usize` draws other numbers from the same seed
/// where a pointer has 32 bits, as in WebAssembly.
pub(crate) fn below(count: usize, random: &mut fastrand::Rng) -> usize {
    random.u64(..count as u64) as usize
}

/// Any order, all equally likely; the same from the same seed on every machine.
pub(crate) fn shuffle<T>(items: &mut [T], random: &mut fastrand::Rng) {
    for n in 1..items.len() {
        items.swap(n, below(n + 1, random));
    }
}

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::*;

    /// Games and seeds that were recorded mean what they meant.
    #[test]
    fn chance_is_what_it_is_on_machines_with_64_bits() {
        for seed in 0..100 {
            let (mut ours, mut theirs) = (fastrand::Rng::with_seed(seed), fastrand::Rng::with_seed(seed));
            let (mut one, mut other): (Vec<u32>, Vec<u32>) = ((0..85).collect(), (0..85).collect());
            shuffle(&mut one, &mut ours);
            theirs.shuffle(&mut other);
            assert_eq!((one, below(1_000, &mut ours)), (other, theirs.usize(..1_000)));
        }
    }
}
