//! Turns compared with those of bots, where the game is known at run time only.

use trilynx_bots::review::Comparison;
use trilynx_bots::{Clock, Roster};

use std::sync::atomic::AtomicBool;
pub use trilynx_bots::review::{ComparedTurn, LOOKS, is_telling};

/// A game whose turns are compared one by one.
pub trait Compares: Send {
    /// Compares the next turn; nothing after the last one.
    fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<ComparedTurn>;
}

impl<G: Roster> Compares for Comparison<G>
where
    Comparison<G>: Send,
{
    fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<ComparedTurn> {
        Comparison::next(self, stop, clock)
    }
}

/// These moves from this position: at most so many turns of each player. Nothing where there is nothing to compare.
pub fn comparison<G: Roster>(start: &G, moves: &[G::Move], most: usize, seed: u64) -> Option<Box<dyn Compares>>
where
    Comparison<G>: Send + 'static,
{
    let comparison = Comparison::new(start, moves, most, seed);
    (!comparison.is_empty()).then(|| Box::new(comparison) as Box<dyn Compares>)
}
