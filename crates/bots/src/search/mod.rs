//! One search for the games that hide nothing: principal-variation search with iterative deepening on all cores.
//!
//! [`Position`] is what a game must offer. [`SearchBot`] is the bot. Inside: `deepen` is the root, `node` everything below it,
//! `order` is move ordering, `table` the transposition table, `threads` what threads share, `score` what scores mean.

mod deepen;
mod node;
mod order;
mod position;
mod score;
mod table;
#[cfg(test)]
mod tests;
mod threads;

pub use node::Pruning;
pub use position::Position;
pub(crate) use position::{MoveOf, ViewOf};

use crate::bot::{Bot, Determinize, Limits, Report, Thought};
use deepen::{Paused, Root};
use table::KeptTable;
use threads::Shared;

/// Entries of the table: 32 MiB, unless the limit on nodes needs less. In a browser 8 MiB, which a phone has; up to 262,144 nodes that is no
/// other table, and so no other choice.
const MOST_ENTRIES: usize = if cfg!(target_arch = "wasm32") { 1 << 19 } else { 1 << 21 };
const FEWEST_ENTRIES: usize = 1 << 12;

/// Searches with the evaluation of `P`.
pub struct SearchBot<P: Position> {
    deepest: Option<u32>,
    pruning: Pruning,
    table: KeptTable,
    /// What was stopped and may go on.
    paused: Option<Paused<P>>,
}

impl<P: Position<Game: Determinize>> SearchBot<P> {
    /// Full strength.
    pub fn new() -> SearchBot<P> {
        SearchBot { deepest: None, pruning: Pruning::Selective, table: KeptTable::default(), paused: None }
    }

    /// Never deeper than this, whatever the limits.
    pub fn with_depth(depth: u32) -> SearchBot<P> {
        SearchBot { deepest: Some(depth), ..SearchBot::new() }
    }

    /// With or without pruning and reductions.
    pub fn with_pruning(self, pruning: Pruning) -> SearchBot<P> {
        SearchBot { pruning, ..self }
    }

    /// Thinks about a position of which nothing is hidden, and in which somebody must decide.
    pub fn think(&mut self, position: &P, seed: u64, limits: &Limits<'_>, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        let start = limits.clock.now();
        let depth = limits.depth.into_iter().chain(self.deepest).min();
        let limits = &Limits { depth, ..*limits };
        self.paused = None;
        self.prepare_table(limits);
        let shared = &Shared::new(self.table.get(), limits, start);
        let pruning = self.pruning;
        let root = || Root::new(position, shared, pruning, seed).unwrap_or_else(|| panic!("the game is over: {:?}", position.state()));
        if limits.threads <= 1 {
            return root().deepen(1, report);
        }
        std::thread::scope(|scope| {
            for helper in 1..limits.threads {
                // Every second helper begins a depth ahead: they help by filling the table with what the others need soon.
                scope.spawn(move || {
                    if let Some(mut root) = Root::new(position, shared, pruning, seed) {
                        root.deepen(1 + helper as u32 % 2, &mut |_| {});
                    }
                });
            }
            let thought = root().deepen(1, report);
            shared.finish();
            thought
        })
    }

    /// Goes on with the position that it was stopped at, or starts with another.
    fn think_on(&mut self, position: &P, seed: u64, limits: &Limits<'_>, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        if limits.nodes.is_some() || limits.threads > 1 {
            return self.think(position, seed, limits, report);
        }
        let start = limits.clock.now();
        let depth = limits.depth.into_iter().chain(self.deepest).min();
        let limits = &Limits { depth, ..*limits };
        let paused = self.paused.take().filter(|paused| paused.is_about(position, seed, limits.lines));
        if paused.is_none() {
            self.prepare_table(limits);
        }
        let shared = &Shared::new(self.table.get(), limits, start);
        let resumed = paused.and_then(|paused| Root::resumed(position, shared, self.pruning, paused));
        let root = resumed.or_else(|| Root::new(position, shared, self.pruning, seed));
        let mut root = root.unwrap_or_else(|| panic!("the game is over: {:?}", position.state()));
        let thought = root.deepen(1, report);
        let paused = root.pause(seed);
        self.paused = Some(paused);
        thought
    }

    /// A limit on nodes promises the same choice again, so nothing may be left from earlier searches; otherwise all is kept.
    fn prepare_table(&mut self, limits: &Limits<'_>) {
        let most = limits.nodes.map_or(MOST_ENTRIES, |nodes| nodes.min(MOST_ENTRIES as u64 / 2) as usize * 2);
        let entries = most.next_power_of_two().max(FEWEST_ENTRIES);
        let table = self.table.get();
        table.resize(entries);
        if limits.nodes.is_some() { table.begin_afresh() } else { table.begin() }
    }
}

impl<P: Position<Game: Determinize>> Default for SearchBot<P> {
    fn default() -> SearchBot<P> {
        SearchBot::new()
    }
}

impl<P: Position<Game: Determinize>> Bot<P::Game> for SearchBot<P> {
    fn choose(&mut self, view: &ViewOf<P>, seed: u64, limits: &Limits<'_>, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        self.think(&position(view, seed), seed, limits, report)
    }

    fn resumes(&self) -> bool {
        true
    }

    fn resume(&mut self, view: &ViewOf<P>, seed: u64, limits: &Limits<'_>, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        self.think_on(&position(view, seed), seed, limits, report)
    }
}

/// The position that a view shows. Nothing is hidden, so there is only one determinization.
fn position<P: Position<Game: Determinize>>(view: &ViewOf<P>, seed: u64) -> P {
    P::new(&P::Game::determinize(view, &mut fastrand::Rng::with_seed(seed)))
}
