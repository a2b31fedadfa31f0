//! Records that were made from the logs of tables, kept to be handed out again.
//!
//! The one thing to know: replaying a long table costs a tenth of a second, and anybody may ask for its record. So it is replayed for one at a
//! time, and those who waited get the same.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::OwnedMutexGuard;
use trilynx_protocol::TableId;
use trilynx_protocol::wire::Stage;

/// The most bytes of records in the cache.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// When records are still right: nothing has happened at the table since, and everybody is called as they were.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// When something last happened.
    pub changed_unix_ms: u64,
    /// How many moves had been played.
    pub moves: u32,
    /// Where the table stood.
    pub stage: Stage,
    /// What the players are called, by seat.
    pub names: Vec<Option<String>>,
}

/// The records that are kept. Cheap to clone.
#[derive(Clone)]
pub struct Records(Arc<RecordState>);

struct RecordState {
    shelf: Mutex<RecordCache>,
    /// Tables that are being replayed, or for which somebody waits.
    under_way: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    made: AtomicU64,
    most_bytes: usize,
}

#[derive(Default)]
struct RecordCache {
    kept: HashMap<TableId, Kept>,
    /// From the one that was wanted longest ago to the last.
    order: BTreeMap<u64, TableId>,
    wanted: u64,
    bytes: usize,
}

struct Kept {
    stamp: Stamp,
    records: Arc<[String]>,
    bytes: usize,
    wanted: u64,
}

impl Default for Records {
    fn default() -> Records {
        Records::keeping(MOST_BYTES)
    }
}

impl Records {
    fn keeping(most_bytes: usize) -> Records {
        Records(Arc::new(RecordState { shelf: Mutex::default(), under_way: Mutex::default(), made: AtomicU64::new(0), most_bytes }))
    }

    /// The records of a table, if they are kept and still right.
    pub fn find(&self, table: TableId, stamp: &Stamp) -> Option<Arc<[String]>> {
        let mut shelf = self.shelf();
        let records = shelf.kept.get(&table).filter(|kept| kept.stamp == *stamp)?.records.clone();
        shelf.touch(table);
        Some(records)
    }

    /// Keeps records that were made.
    pub fn keep(&self, table: TableId, stamp: Stamp, records: Vec<String>) -> Arc<[String]> {
        self.0.made.fetch_add(1, Ordering::Relaxed);
        let records: Arc<[String]> = records.into();
        let bytes = records.iter().map(|record| record.len() + size_of::<String>()).sum::<usize>() + size_of::<Kept>();
        let mut shelf = self.shelf();
        shelf.remove(table);
        // One that would push out much of the rest is not worth it.
        if bytes <= self.0.most_bytes / 8 {
            shelf.bytes += bytes;
            shelf.kept.insert(table, Kept { stamp, records: records.clone(), bytes, wanted: 0 });
            shelf.touch(table);
            while shelf.bytes > self.0.most_bytes
                && let Some((_, oldest)) = shelf.order.first_key_value().map(|(wanted, table)| (*wanted, *table))
            {
                shelf.remove(oldest);
            }
        }
        records
    }

    /// Waits until nobody else replays this table.
    pub async fn alone(&self, table: TableId) -> Alone {
        let lock = {
            let mut under_way = self.0.under_way.lock().expect("nobody panics while holding it");
            under_way.entry(table).or_default().clone()
        };
        // Created before waiting, so that a cancelled caller cleans up too.
        let mut alone = Alone { records: self.clone(), table, lock: lock.clone(), guard: None };
        alone.guard = Some(lock.lock_owned().await);
        alone
    }

    /// How often records have been made.
    pub fn made(&self) -> u64 {
        self.0.made.load(Ordering::Relaxed)
    }

    fn shelf(&self) -> MutexGuard<'_, RecordCache> {
        self.0.shelf.lock().expect("nobody panics while holding it")
    }
}

impl RecordCache {
    fn touch(&mut self, table: TableId) {
        let Some(kept) = self.kept.get_mut(&table) else { return };
        self.order.remove(&kept.wanted);
        self.wanted += 1;
        kept.wanted = self.wanted;
        self.order.insert(self.wanted, table);
    }

    fn remove(&mut self, table: TableId) {
        if let Some(kept) = self.kept.remove(&table) {
            self.order.remove(&kept.wanted);
            self.bytes -= kept.bytes;
        }
    }
}

/// Nobody else replays a table as long as this lives.
pub struct Alone {
    records: Records,
    table: TableId,
    lock: Arc<tokio::sync::Mutex<()>>,
    guard: Option<OwnedMutexGuard<()>>,
}

impl Drop for Alone {
    fn drop(&mut self) {
        self.guard.take();
        let mut under_way = self.records.0.under_way.lock().expect("nobody panics while holding it");
        // Two are left if nobody else waits: the one that is listed, and ours.
        if Arc::strong_count(&self.lock) == 2 {
            under_way.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(n: u8) -> TableId {
        TableId::from_random([n; 16])
    }

    fn stamp(moves: u32) -> Stamp {
        Stamp { changed_unix_ms: 1, moves, stage: Stage::Over, names: vec![Some("Ada".to_owned()), None] }
    }

    #[test]
    fn records_are_kept_as_long_as_they_are_right() {
        let records = Records::default();
        records.keep(table(1), stamp(3), vec!["a record".to_owned()]);
        assert_eq!(records.find(table(1), &stamp(3)).as_deref(), Some(&["a record".to_owned()][..]));
        assert_eq!(records.find(table(2), &stamp(3)), None);
        assert_eq!(records.find(table(1), &stamp(4)), None);
        let renamed = Stamp { names: vec![Some("Eve".to_owned()), None], ..stamp(3) };
        assert_eq!(records.find(table(1), &renamed), None);
        records.keep(table(1), renamed.clone(), vec!["another".to_owned()]);
        assert_eq!((records.find(table(1), &stamp(3)), records.find(table(1), &renamed).is_some()), (None, true));
    }

    #[test]
    fn those_wanted_longest_ago_make_room() {
        let records = Records::keeping(10_000);
        for n in 1..=20 {
            records.keep(table(n), stamp(0), vec!["x".repeat(800)]);
            assert!(records.find(table(1), &stamp(0)).is_some(), "it is wanted all the time");
        }
        assert!(records.find(table(2), &stamp(0)).is_none() && records.find(table(20), &stamp(0)).is_some());
        let (bytes, kept, ordered) = {
            let shelf = records.shelf();
            (shelf.bytes, shelf.kept.len(), shelf.order.len())
        };
        assert!(bytes <= 10_000 && kept == ordered, "{bytes} {kept} {ordered}");
        records.keep(table(50), stamp(0), vec!["x".repeat(5_000)]);
        assert!(records.find(table(50), &stamp(0)).is_none(), "too large to be kept");
    }

    #[tokio::test]
    async fn a_table_is_replayed_for_one_at_a_time() {
        let records = Records::default();
        let first = records.alone(table(1)).await;
        let second = records.alone(table(1));
        tokio::pin!(second);
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        assert!(second.as_mut().poll(&mut context).is_pending());
        drop(records.alone(table(2)).await);
        drop(first);
        drop(second.await);
        assert!(records.0.under_way.lock().expect("whole").is_empty());
    }
}
