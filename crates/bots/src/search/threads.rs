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
    /// What threads are searching; nothing where there is one thread.
    pub tried: Option<Tried>,
}

impl<'a> Shared<'a> {
    pub fn new(table: &'a Table, limits: &'a Limits<'a>, start: Duration) -> Shared<'a> {
        let tried = (MANY && limits.threads > 1).then(Tried::new);
        Shared { table, limits, start, nodes: AtomicU64::new(0), done: AtomicBool::new(false), tried }
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

/// Moves that threads are trying at this moment, so that others try different ones first and find the results in the table afterwards.
///
/// The one thing to know: it is only a hint. Entries get lost when threads write to the same place, and then a move is searched by two.
pub(super) struct Tried(Vec<[AtomicU64; WAYS]>);

/// Whether there can be several threads. A browser has one.
pub(super) const MANY: bool = !cfg!(target_arch = "wasm32");
/// Moves with less depth than this are searched sooner than looked up.
const LEAST_DEPTH: i32 = 3;
const SETS: usize = 1 << 12;
const WAYS: usize = 4;

impl Tried {
    pub fn new() -> Tried {
        Tried((0..SETS).map(|_| [const { AtomicU64::new(0) }; WAYS]).collect())
    }

    /// What stands for a move in a position, searched to a depth; nothing where that is not worth it.
    pub fn name(key: u64, index: u16, depth: i32) -> Option<u64> {
        (depth >= LEAST_DEPTH).then(|| key ^ (u64::from(index) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Whether a thread is searching this.
    pub fn is_tried(&self, name: u64) -> bool {
        self.set(name).iter().any(|slot| slot.load(Ordering::Relaxed) == name)
    }

    /// A thread begins to search this.
    pub fn begin(&self, name: u64) {
        let set = self.set(name);
        let free = set.iter().find(|slot| slot.load(Ordering::Relaxed) == 0).unwrap_or(&set[(name >> 60) as usize % WAYS]);
        free.store(name, Ordering::Relaxed);
    }

    /// It has searched it.
    pub fn end(&self, name: u64) {
        for slot in self.set(name) {
            if slot.load(Ordering::Relaxed) == name {
                slot.store(0, Ordering::Relaxed);
            }
        }
    }

    fn set(&self, name: u64) -> &[AtomicU64; WAYS] {
        &self.0[(name >> 32) as usize % SETS]
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
