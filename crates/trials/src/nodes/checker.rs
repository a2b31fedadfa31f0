//! Holds what clients saw against what is stored: the events that were acknowledged at a table form one sequence without gaps, which is the
//! stored log; every view is a prefix of it; no version was acknowledged twice, by two owners or for two commands.

use super::history::{History, SeenViews, digest, viewer};
use crate::client::Trouble;
use crate::crash::Wrong;
use crate::crash::checks::Kept;
use std::collections::HashMap;
use trilynx_protocol::log::Entry;
use trilynx_protocol::{EndedBy, PersonId, TableId};
use trilynx_server::store::{Store, StoreError};
use trilynx_table::Table;

/// What is wrong, in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Violations {
    /// What is lost, doubled or there in part.
    pub stored: Wrong,
    /// Versions that were acknowledged twice, and epochs with two owners.
    pub owners: Vec<String>,
    /// Views that differ from the log.
    pub views: Vec<String>,
    /// Games that were lost on time although everybody decided at once.
    pub flagged: Vec<String>,
    /// Errors, gaps and steps back that no client should see.
    pub unexpected: Vec<String>,
}

impl Violations {
    /// Adds those of another trial.
    pub(super) fn join(&mut self, other: Violations) {
        let Wrong { lost, doubled, other: more } = other.stored;
        self.stored.lost.extend(lost);
        self.stored.doubled.extend(doubled);
        self.stored.other.extend(more);
        self.owners.extend(other.owners);
        self.views.extend(other.views);
        self.flagged.extend(other.flagged);
        self.unexpected.extend(other.unexpected);
    }

    /// One of them, if there is any.
    pub fn first(&self) -> Option<&String> {
        let others = [&self.owners, &self.views, &self.flagged, &self.unexpected].into_iter().flatten();
        self.stored.first().into_iter().chain(others).next()
    }
}

/// Opens the store that nobody serves any more, and judges.
pub(super) async fn check(database: &str, history: &History) -> Result<(Violations, usize), Trouble> {
    let trouble = |error: StoreError| Trouble(format!("the store: {error}"));
    let store = Store::open(database, Default::default()).await.map_err(trouble)?;
    let kept = Kept::read(&store, history.seen.keys().copied(), history.ledger.granted.clone()).await.map_err(trouble)?;
    store.close().await;
    Ok((judge(&kept, history), kept.logs.len()))
}

/// What of the history does not fit what is kept.
pub(super) fn judge(kept: &Kept, history: &History) -> Violations {
    let mut violations =
        Violations { stored: kept.hold_against(&history.ledger), unexpected: history.unexpected.clone(), ..Violations::default() };
    acknowledged_once(history, &mut violations.owners);
    for ((table, epoch), owners) in history.owners.iter().filter(|(_, owners)| owners.len() > 1) {
        violations.owners.push(format!("table {table}: in epoch {epoch} it belonged to {}", owners.join(" and to ")));
    }
    for (table, seen) in &history.seen {
        compare(*table, seen, kept.logs.get(table).map_or(&[], Vec::as_slice), &mut violations);
    }
    violations
}

/// A command that was granted twice has one version, and a version has one command.
fn acknowledged_once(history: &History, wrong: &mut Vec<String>) {
    let mut commands: HashMap<(TableId, u32), (PersonId, &str)> = HashMap::new();
    let mut versions: HashMap<(TableId, PersonId, &str), u32> = HashMap::new();
    for (table, person, key, version) in &history.ledger.granted {
        let first = commands.entry((*table, *version)).or_insert((*person, key));
        if *first != (*person, key) {
            wrong.push(format!(
                "table {table}: version {version} was acknowledged for {} of {} and for {key} of {person}",
                first.1, first.0
            ));
        }
        let first = versions.entry((*table, *person, key)).or_insert(*version);
        if first != version {
            wrong.push(format!("table {table}: {key} of {person} was acknowledged at version {first} and at {version}"));
        }
    }
}

/// Plays a log through, and looks at it from where somebody did at each version.
fn compare(id: TableId, seen: &SeenViews, log: &[Entry], violations: &mut Violations) {
    let who = |seat: Option<u8>| seat.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
    let views = &mut violations.views;
    for ((version, seat), digests) in seen {
        if digests.len() > 1 {
            views.push(format!("table {id}: there are {} different views of version {version} for {}", digests.len(), who(*seat)));
        }
        if *version as usize > log.len() {
            views.push(format!("table {id}: {} saw version {version}, its log ends at {}", who(*seat), log.len()));
        }
    }
    let replayed = Table::replay(id, log, &mut |table, _| {
        for ((version, seat), digests) in seen.range((table.version(), None)..=(table.version(), Some(u8::MAX))) {
            if !digests.contains(&digest(&table.view(viewer(*seat)))) {
                views.push(format!("table {id}: what {} saw at version {version} is not what the log says", who(*seat)));
            }
        }
    });
    // A log that cannot be played through is found by what looks at the store alone.
    let Ok(table) = replayed else { return };
    let result = table.view(viewer(None)).game.and_then(|game| game.result);
    if result.is_some_and(|result| result.by == EndedBy::Time) {
        violations.flagged.push(format!("table {id}: a game was lost on time, at version {}", table.version()));
    }
}
