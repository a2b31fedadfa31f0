//! What the threads of one search share: the table, the limits, and the word to stop.

use super::table::Table;
use crate::bot::Limits;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Nodes between two looks at the clock: a fraction of a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 256;

/// Shared by all threads of a search.
pub(super) struct Shared<'a> {
    /// What is known of positions.
    pub table: &'a Table,
    /// What was asked for.
    pub limits: &'a Limits<'a>,
    /// When the search began.
    pub start: Duration,
    /// The positions looked at by all threads, as far as reported.
    nodes: AtomicU64,
    /// The search is over.
    done: AtomicBool,
}

impl<'a> Shared<'a> {
    pub fn new(table: &'a Table, limits: &'a Limits<'a>, start: Duration) -> Shared<'a> {
        Shared { table, limits, start, nodes: AtomicU64::new(0), done: AtomicBool::new(false) }
    }

    /// Time spent so far.
    pub fn elapsed(&self) -> Duration {
        self.limits.clock.now().saturating_sub(self.start)
    }

    /// Ends the search of every thread.
    pub fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// All positions reported so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// One thread's own count of positions, which knows when to look up.
pub(super) struct Counter {
    /// Not yet reported.
    fresh: u64,
    /// Look up when this many are not reported.
    due: u64,
    /// Whether the thread must stop.
    pub stopped: bool,
}

impl Counter {
    pub fn new(shared: &Shared<'_>) -> Counter {
        let mut counter = Counter { fresh: 0, due: 0, stopped: false };
        counter.look_up(shared);
        // Whatever the limits, something is looked at.
        counter.stopped = false;
        counter
    }

    /// One more position.
    #[inline]
    pub fn count(&mut self, shared: &Shared<'_>) {
        self.fresh += 1;
        if self.fresh >= self.due {
            self.look_up(shared);
        }
    }

    /// Reports the count, and sees whether a limit is reached.
    pub fn look_up(&mut self, shared: &Shared<'_>) {
        let nodes = shared.nodes.fetch_add(self.fresh, Ordering::Relaxed) + self.fresh;
        let left = shared.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
        (self.fresh, self.due) = (0, left.min(NODES_BETWEEN_CHECKS));
        self.stopped |= left == 0
            || shared.done.load(Ordering::Relaxed)
            || shared.limits.is_stopped()
            || shared.limits.time.is_some_and(|time| shared.elapsed() >= time);
    }
}
