//! What the clients of a trial saw, written down outside the servers.

use crate::crash::ledger::{Ledger, Wanted};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap};
use std::hash::{Hash as _, Hasher as _};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::wire::TableView;
use trilynx_protocol::{Command, PersonId, TableId};

/// Everything that was asked, acknowledged and seen.
#[derive(Default)]
pub(super) struct History {
    /// What was asked and acknowledged.
    pub ledger: Ledger,
    /// Every view that anybody had of a table.
    pub seen: HashMap<TableId, SeenViews>,
    /// Who owned a table in an epoch, whenever somebody looked: one node, if all is well.
    pub owners: BTreeMap<(TableId, i64), Vec<String>>,
    /// What no client should ever hear, in sentences.
    pub unexpected: Vec<String>,
    /// The table at which each group of players is now, and how regularly it gets on.
    pub groups: Vec<Group>,
    /// Connections that were made.
    pub connections: u64,
    /// Moves that were acknowledged.
    pub moves: usize,
}

/// The digests of the views that were seen of a table, by version and viewer: one each, if all is well.
pub(super) type SeenViews = BTreeMap<(u32, Option<u8>), Vec<u64>>;

/// Players who play one game after another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub table: TableId,
    /// When they last got an acknowledgement.
    pub last: Instant,
    /// The longest time without one since the last fault began.
    pub longest: Duration,
}

impl History {
    pub fn asks(&mut self, table: TableId, person: PersonId, key: &str, command: &Command) {
        self.ledger.asked.insert((table, person, key.to_owned()), Wanted::by(command));
    }

    pub fn is_granted(&mut self, group: usize, table: TableId, person: PersonId, key: &str, version: u32) {
        let command = (table, person, key.to_owned());
        self.moves += usize::from(matches!(self.ledger.asked.get(&command), Some(Wanted::Move(..))));
        self.ledger.granted.push((table, person, command.2, version));
        if let Some(group) = self.groups.get_mut(group) {
            group.longest = group.longest.max(group.last.elapsed());
            group.last = Instant::now();
        }
    }

    /// A client has this view now, and had this version of the table before.
    pub fn sees(&mut self, view: &TableView, before: Option<u32>) {
        if let Some(before) = before.filter(|before| view.version < *before) {
            self.unexpected.push(format!("table {}: a client that had version {before} was sent version {}", view.id, view.version));
        }
        let digests = self.seen.entry(view.id).or_default().entry((view.version, view.viewer)).or_default();
        let digest = digest(view);
        if !digests.contains(&digest) {
            digests.push(digest);
        }
    }

    pub fn owns(&mut self, table: TableId, epoch: i64, node: String) {
        let owners = self.owners.entry((table, epoch)).or_default();
        if !owners.contains(&node) {
            owners.push(node);
        }
    }

    /// A fault begins: what was late before is not its doing.
    pub fn begins(&mut self) {
        self.groups.iter_mut().for_each(|group| group.longest = Duration::ZERO);
    }

    pub fn acknowledgements(&self) -> usize {
        self.ledger.granted.len()
    }
}

/// The history of all clients, one at a time.
pub(super) fn open(history: &Mutex<History>) -> MutexGuard<'_, History> {
    history.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells views apart: all that a client was sent of a table goes into it.
pub(super) fn digest(view: &TableView) -> u64 {
    let mut hasher = DefaultHasher::new();
    // A view has no maps with other keys than texts, so it can be written.
    serde_json::to_string(view).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// The viewer with this number in a view.
pub(super) fn viewer(number: Option<u8>) -> Viewer {
    number.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}
