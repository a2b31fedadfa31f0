//! The tables in memory, and when those that were put away have something due.

use super::context::Context;
use super::table::{Handle, RequestError};
use crate::bus::Bus;
use crate::env::Env;
use crate::store::{Store, StoreError};
use crate::supervisor::Stopping;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::Notify;
use trilynx_protocol::TableId;

/// Tables that may be in memory at once.
const MAX_TABLES: usize = 200_000;
/// Tables that are due at the same moment are read this far apart.
const BETWEEN_WAKES: Duration = Duration::from_millis(1);

/// The registry of tables. Cheap to clone.
#[derive(Clone)]
pub struct Tables(Arc<TableRegistry>);

struct TableRegistry {
    handles: Mutex<HashMap<TableId, Handle>>,
    /// Of tables that were put away.
    due: Mutex<Due>,
    sooner: Notify,
    stopping: Stopping,
}

/// When something is due: one entry a table.
#[derive(Default)]
struct Due {
    by_time: BTreeSet<(u64, TableId)>,
    by_table: HashMap<TableId, u64>,
}

impl Due {
    fn set(&mut self, table: TableId, at: u64) {
        if let Some(earlier) = self.by_table.insert(table, at) {
            self.by_time.remove(&(earlier, table));
        }
        self.by_time.insert((at, table));
    }

    /// The first table if its time has come, or else the time to wait.
    fn pop(&mut self, now: u64) -> Result<TableId, Duration> {
        match self.by_time.first().copied() {
            Some((at, table)) if at <= now => {
                self.by_time.remove(&(at, table));
                self.by_table.remove(&table);
                Ok(table)
            }
            Some((at, _)) => Err(Duration::from_millis(at - now)),
            None => Err(Duration::from_secs(3600)),
        }
    }
}

impl Tables {
    /// None in memory. When they are due, the store knows. Nodes that serve together share those that nobody serves (`nodes`).
    pub async fn load(store: &Store, bus: &Bus, stopping: Stopping) -> Result<Tables, StoreError> {
        let mut due = Due::default();
        if !bus.is_shared() {
            store.deadlines(MAX_TABLES as u32).await?.into_iter().for_each(|(table, at)| due.set(table, at));
        }
        Ok(Tables(Arc::new(TableRegistry { handles: Mutex::default(), due: Mutex::new(due), sooner: Notify::new(), stopping })))
    }

    /// The way to a table in memory, or to the one that `start` brings there.
    pub fn find_or_start(&self, id: TableId, start: impl FnOnce() -> Handle) -> Result<Handle, RequestError> {
        let mut handles = self.handles();
        if let Some(handle) = handles.get(&id).filter(|handle| handle.is_open()) {
            return Ok(handle.clone());
        }
        if handles.len() >= MAX_TABLES || self.0.stopping.has_begun() {
            return Err(RequestError::Unavailable);
        }
        let handle = start();
        handles.insert(id, handle.clone());
        Ok(handle)
    }

    /// A table's task has ended. From now on its clock is watched here.
    pub fn put_away(&self, id: TableId, deadline: Option<u64>) {
        let mut handles = self.handles();
        // Another task may have been started for it meanwhile.
        if handles.get(&id).is_some_and(|handle| !handle.is_open()) {
            handles.remove(&id);
        }
        drop(handles);
        if let Some(deadline) = deadline {
            self.due().set(id, deadline);
            self.0.sooner.notify_one();
        }
    }

    /// All in memory.
    pub fn all(&self) -> Vec<Handle> {
        self.handles().values().cloned().collect()
    }

    /// How many of them other nodes own.
    pub fn relayed(&self) -> usize {
        self.handles().values().filter(|handle| handle.is_relayed()).count()
    }

    /// How many are in memory.
    pub fn in_memory(&self) -> usize {
        self.handles().len()
    }

    /// How full the fullest queue of a table is, from 0 to 1.
    pub fn saturation(&self) -> f64 {
        self.handles().values().map(Handle::saturation).fold(0.0, f64::max)
    }

    /// Waits until something is due at a table that was put away.
    async fn next_due(&self, env: &Env) -> TableId {
        loop {
            let next = self.due().pop(env.now().service_ms);
            match next {
                Ok(table) => return table,
                Err(wait) => tokio::select! {
                    () = tokio::time::sleep(wait) => {}
                    () = self.0.sooner.notified() => {}
                },
            }
        }
    }

    fn handles(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.handles.lock().expect("nobody panics while holding it")
    }

    fn due(&self) -> MutexGuard<'_, Due> {
        self.0.due.lock().expect("nobody panics while holding it")
    }
}

/// Wakes tables that were put away when something is due there. Never returns.
pub(super) async fn wake_due(context: Context) {
    loop {
        let table = context.tables.next_due(&context.env).await;
        if let Ok(handle) = context.table(table) {
            handle.wake();
        }
        // Ten thousand due at once are read one after the other, not all together.
        tokio::time::sleep(BETWEEN_WAKES).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_due_once_at_the_time_that_was_set_last() {
        let [one, two] = [1, 2].map(|n| TableId::from_random([n; 16]));
        let mut due = Due::default();
        due.set(one, 50);
        due.set(two, 30);
        due.set(one, 20);
        assert_eq!(due.pop(10), Err(Duration::from_millis(10)));
        assert_eq!([due.pop(60), due.pop(60)], [Ok(one), Ok(two)]);
        assert!(due.pop(60).is_err() && due.by_table.is_empty());
    }
}
