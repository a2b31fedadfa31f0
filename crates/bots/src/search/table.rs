//! The transposition table: what is known of positions met before, shared by all threads without a lock.
//!
//! The one thing to know: an entry is two words, written and read separately. The first is the key combined with the second,
//! so that an entry of which another thread has written one half meanwhile fits no key and is simply not found.

use crate::network::vector::prefetch;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// How a stored score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// It is the true score.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The index of the best move, if any was better than the others.
    pub best: Option<u16>,
    /// Relative to this position; see `score`.
    pub score: i16,
    /// What the evaluation says.
    pub evaluation: i16,
    /// How deeply it was searched.
    pub depth: u8,
    /// What the score means.
    pub bound: Bound,
}

impl Entry {
    #[inline]
    fn to_word(self, age: u64) -> u64 {
        let best = self.best.map_or(0, |index| u64::from(index) + 1);
        let bound = match self.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        best | u64::from(self.score as u16) << 16
            | u64::from(self.evaluation as u16) << 32
            | u64::from(self.depth) << 48
            | bound << 56
            | age << 58
    }

    /// A word of zeros is no entry.
    #[inline]
    fn from_word(word: u64) -> Option<Entry> {
        let bound = match word >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = (word as u16).checked_sub(1);
        Some(Entry { best, score: (word >> 16) as i16, evaluation: (word >> 32) as i16, depth: (word >> 48) as u8, bound })
    }
}

/// One cache line of entries that compete for the same place.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([(AtomicU64, AtomicU64); 4]);

/// The entries of one game or search.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many of the buckets are in use, less one. A power of two less one, so that it masks a key.
    mask: usize,
    /// Counts the searches; entries of earlier ones give way first.
    age: u64,
    /// Combined with the keys, so that changing it forgets everything at no cost.
    salt: u64,
}

/// Six bits of an entry hold its age.
const AGES: u64 = 64;

impl Table {
    /// Room for about this many entries, at least one bucket.
    pub fn with_entries(entries: usize) -> Table {
        let buckets = (entries / 4).next_power_of_two();
        Table { buckets: (0..buckets).map(|_| Bucket::default()).collect(), mask: buckets - 1, age: 0, salt: 0 }
    }

    /// How many entries fit.
    #[cfg(test)]
    fn entries(&self) -> usize {
        (self.mask + 1) * 4
    }

    /// Makes room for about this many entries. Another size forgets everything, and so is no different from a new table; memory is only
    /// asked for where there was never as much.
    pub fn resize(&mut self, entries: usize) {
        let buckets = (entries / 4).next_power_of_two();
        if buckets > self.buckets.len() {
            *self = Table::with_entries(entries);
        } else if buckets != self.mask + 1 {
            self.mask = buckets - 1;
            self.forget();
        }
    }

    /// Nothing that was stored is found again.
    fn forget(&mut self) {
        self.salt = self.salt.wrapping_add(0x9e37_79b9_7f4a_7c15);
    }

    /// A new search begins that may use what earlier ones found.
    pub fn begin(&mut self) {
        self.age += 1;
        if self.age == AGES {
            // Ages start again, and entries of that age would pass for new ones.
            self.age = 1;
            self.buckets.fill_with(Bucket::default);
        }
    }

    /// A new search begins that must not see, in any way, what earlier ones found.
    pub fn begin_afresh(&mut self) {
        self.begin();
        self.forget();
    }

    /// Has the memory ready for a key that is soon looked up.
    #[inline]
    pub fn prepare(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|(check, word)| {
            let word = word.load(Ordering::Relaxed);
            (check.load(Ordering::Relaxed) ^ word == key ^ self.salt).then(|| Entry::from_word(word)).flatten()
        })
    }

    /// Remembers what was found out, in place of what is known of the same position or else of the least worth.
    pub fn store(&self, key: u64, mut entry: Entry) {
        let mut place = &self.bucket(key).0[0];
        let mut least = i64::MAX;
        for slot in &self.bucket(key).0 {
            let word = slot.1.load(Ordering::Relaxed);
            if slot.0.load(Ordering::Relaxed) ^ word == key ^ self.salt {
                // A bound without a best move leaves the old one to be tried first.
                entry.best = entry.best.or((word as u16).checked_sub(1));
                place = slot;
                break;
            }
            // All entries of earlier searches are worth the same, or an invisible past would show in the choice.
            let worth = if word >> 58 == self.age { (word >> 48 & 0xff) as i64 } else { -1 };
            if worth < least {
                (least, place) = (worth, slot);
            }
        }
        let word = entry.to_word(self.age);
        place.0.store(key ^ self.salt ^ word, Ordering::Relaxed);
        place.1.store(word, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[key as usize & self.mask]
    }
}

/// Tables of bots that are gone, for whichever thread needs one next.
///
/// The one thing to know: a table that is taken is as good as new, so it does not matter whose it was, or how large it is.
pub(super) struct Spares(Mutex<Vec<Table>>);

/// Those of the process.
static SPARES: Spares = Spares::new();

impl Spares {
    const fn new() -> Spares {
        Spares(Mutex::new(Vec::new()))
    }

    /// The largest there is, without what it knows.
    fn take(&self) -> Table {
        let mut spares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let largest = (0..spares.len()).max_by_key(|at| spares[*at].buckets.len());
        let mut table = largest.map_or_else(|| Table::with_entries(0), |at| spares.swap_remove(at));
        table.forget();
        table
    }

    /// Keeps a table. Of more than there can be bots that think at the same time, the smallest is given up.
    fn give(&self, table: Table) {
        let most = std::thread::available_parallelism().map_or(1, usize::from);
        let mut spares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        spares.push(table);
        if spares.len() > most
            && let Some(smallest) = (0..spares.len()).min_by_key(|at| spares[*at].buckets.len())
        {
            let surplus = spares.swap_remove(smallest);
            // Giving memory back takes time, and others wait for the lock.
            drop(spares);
            drop(surplus);
        }
    }
}

/// A table that is taken from the spare ones when it is first needed and left to them in the end: a server makes a bot for every move, an
/// engine a thread for every move and a bot for every game, and clearing 32 MiB each time would cost more than many a search.
pub(super) struct KeptTable {
    table: Option<Table>,
    spares: &'static Spares,
}

impl Default for KeptTable {
    fn default() -> KeptTable {
        KeptTable { table: None, spares: &SPARES }
    }
}

impl KeptTable {
    /// The table, as good as new when it is taken.
    pub fn get(&mut self) -> &mut Table {
        self.table.get_or_insert_with(|| self.spares.take())
    }
}

impl Drop for KeptTable {
    fn drop(&mut self) {
        if let Some(table) = self.table.take() {
            self.spares.give(table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_as_they_were_stored_until_forgotten() {
        let mut table = Table::with_entries(1 << 10);
        table.begin();
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..10_000 {
            let entry = Entry {
                best: random.bool().then(|| random.u16(..u16::MAX)),
                score: random.i16(..),
                evaluation: random.i16(..),
                depth: random.u8(..),
                bound: [Bound::Upper, Bound::Lower, Bound::Exact][random.usize(..3)],
            };
            let key = random.u64(..);
            table.store(key, entry);
            assert_eq!(table.find(key), Some(entry));
            assert_eq!(table.find(!key), None);
        }
        let key = 7;
        let entry = Entry { best: Some(3), score: -5, evaluation: 9, depth: 4, bound: Bound::Lower };
        table.store(key, entry);
        table.begin();
        assert_eq!(table.find(key), Some(entry), "a later search of the same game");
        table.store(key, Entry { best: None, ..entry });
        assert_eq!(table.find(key), Some(entry), "the best move is kept");
        table.begin_afresh();
        assert_eq!(table.find(key), None, "another game");
        for _ in 0..2 * AGES {
            table.store(key, entry);
            table.begin();
        }
        assert_eq!(table.entries(), 1 << 10);
    }

    /// A table of these spares, which are no other test's.
    fn kept(spares: &'static Spares) -> KeptTable {
        KeptTable { table: None, spares }
    }

    #[test]
    fn a_table_is_left_to_the_next_bot_of_any_thread_without_what_it_knows() {
        static OWN: Spares = Spares::new();
        let entry = Entry { best: Some(3), score: -5, evaluation: 9, depth: 4, bound: Bound::Lower };
        // As an engine does it: every search has a thread of its own, and the bot is dropped by yet another one.
        let mut first = kept(&OWN);
        let (first, memory) = std::thread::spawn(move || {
            first.get().resize(1 << 12);
            first.get().begin();
            first.get().store(7, entry);
            let memory = first.get().buckets.as_ptr() as usize;
            (first, memory)
        })
        .join()
        .expect("it does not panic");
        drop(first);
        let mut second = kept(&OWN);
        let found = std::thread::spawn(move || {
            second.get().resize(1 << 10);
            second.get().begin();
            (second.get().buckets.as_ptr() as usize, second.get().entries(), second.get().find(7))
        });
        assert_eq!(found.join().expect("it does not panic"), (memory, 1 << 10, None));
    }

    #[test]
    fn no_more_tables_are_kept_than_can_be_in_use() {
        static OWN: Spares = Spares::new();
        let most = std::thread::available_parallelism().map_or(1, usize::from);
        let mut tables: Vec<KeptTable> = (0..most + 3).map(|_| kept(&OWN)).collect();
        for (n, table) in tables.iter_mut().enumerate() {
            table.get().resize(4 << n.min(10));
        }
        drop(tables);
        assert_eq!(OWN.0.lock().expect("nobody panicked").len(), most);
        // The largest is taken first.
        assert_eq!(kept(&OWN).get().buckets.len(), 1 << (most + 2).min(10));
    }
}
