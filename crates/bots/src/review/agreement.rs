//! Agreement: how many of a player's turns a bot would have chosen as well, looking at few, more and many positions.
//!
//! The one thing to know: only a few turns of each player are compared, and nobody can know beforehand which. Where cards are hidden this
//! would say little, so no such game is compared.

use super::{Step, is_duel, steps};
use crate::bot::{Clock, Limits};
use crate::roster::Roster;
use std::sync::atomic::{AtomicBool, Ordering};
use trilynx_games::{GameId, Seat, Status, Viewer};

/// How many positions the bot looks at for each of its choices.
pub const LOOKS: [u64; 3] = [100, 2_000, 20_000];

/// Whether comparing turns with those of bots says anything about a player of this game.
pub fn is_telling(game: GameId) -> bool {
    is_duel(game)
}

/// A turn that was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparedTurn {
    /// Who took it.
    pub seat: Seat,
    /// Whether the bot would have chosen it at each of the [`LOOKS`].
    pub agrees: [bool; 3],
}

/// A game whose turns are compared one by one.
pub struct Comparison<G: Roster> {
    steps: Vec<Step<G>>,
    done: usize,
}

impl<G: Roster> Comparison<G> {
    /// These moves from this position, which must be legal: at most so many turns of each player, drawn with this seed. The first moves are
    /// everybody's, and a turn without a choice says nothing.
    pub fn new(start: &G, moves: &[G::Move], most: usize, seed: u64) -> Comparison<G> {
        if !is_telling(G::ID) {
            return Comparison { steps: Vec::new(), done: 0 };
        }
        let opening = G::OPENING_MOVES as usize * start.seats();
        let mut steps = steps(start, moves, 0);
        steps.retain(|step| step.first >= opening && has_choice(&step.state));
        let mut number = seed;
        // Drawn by turning the order around a few times: which turns, is all that matters.
        for last in (1..steps.len()).rev() {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            steps.swap(last, (number >> 33) as usize % (last + 1));
        }
        let mut taken = vec![0; start.seats()];
        steps.retain(|step| {
            taken[step.seat.index()] += 1;
            taken[step.seat.index()] <= most
        });
        Comparison { steps, done: 0 }
    }

    /// How many turns there are to compare.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is nothing to compare.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Compares the next turn; nothing after the last one, and when told to stop.
    pub fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<ComparedTurn> {
        let Step { seat, state, moves, .. } = self.steps.get(self.done)?;
        let (name, _) = G::BOTS.last()?;
        let mut agrees = [false; 3];
        for (agrees, nodes) in agrees.iter_mut().zip(LOOKS) {
            // A new one each time: what it found out before would make another of the same number of positions.
            let mut bot = G::bot(name)?;
            let limits = Limits { nodes: Some(nodes), ..Limits::unlimited(stop, clock) };
            let thought = bot.choose(&state.view(Viewer::Seat(*seat)), 0, &limits, &mut |_| {});
            *agrees = thought.lines[0].moves.first() == moves.first();
            if stop.load(Ordering::Relaxed) {
                return None;
            }
        }
        self.done += 1;
        Some(ComparedTurn { seat: *seat, agrees })
    }
}

fn has_choice<G: Roster>(state: &G) -> bool {
    matches!(state.status(), Status::ToMove(_)) && state.legal_texts().len() > 1
}

#[cfg(test)]
mod tests;
