//! A bot that plays any legal move, all equally likely. A bot that loses to it has a fault.

use crate::bot::{Bot, Determinize, Limits, Line, Thought, Value};

/// Plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Determinize> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seed: u64, limits: &Limits<'_>, _: &mut dyn FnMut(&Thought<G::Move>)) -> Thought<G::Move> {
        let start = limits.clock.now();
        let mut random = fastrand::Rng::with_seed(seed);
        let mut moves = G::Moves::default();
        // The seat's own moves are the same in every determinization.
        G::determinize(view, &mut random).legal_moves(&mut moves);
        let chosen = moves[random.usize(..moves.len())];
        let lines = vec![Line { moves: vec![chosen], value: Value::estimate(0.5) }];
        Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
    }
}
