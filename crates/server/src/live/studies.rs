//! Studies that are looked at: each is in memory once, so that changes have one order, and all viewers receive them.
//!
//! The one thing to know: a change is stored before anybody, its author included, is informed of it ([`Studies::change`]). A study
//! stays in memory as long as somebody looks at it.

use super::notices::{self, Notice};
use super::outbox::{Outbox, text};
use super::table::ConnectionId;
use crate::bus::Bus;
use crate::directory::Directory;
use crate::store::{KEPT_ENTRIES, Store, StoreError};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::study::{StudyChange, StudyEntry, StudyPerson, StudyRole};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{PersonId, StudyId};
use trilynx_studies::Study;

/// How many changes there are between two snapshots.
const SNAPSHOT_EVERY: u32 = 128;
/// The most people who look at one study at once.
pub const MOST_VIEWERS: usize = 200;
/// The most people who are named as looking at it.
const MOST_NAMED: usize = 30;
/// The most changes in one frame; longer tails are read as a whole study.
const MOST_TAIL: u32 = 256;
/// The most bytes of changes in one frame.
const MAX_TAIL_BYTES: usize = 200 * 1024;

/// Who looks at a study at another node is there for this long after that node said so.
const HEARD_WITHIN: Duration = Duration::from_secs(600);
/// How often a change is tried again when another node was quicker.
const ATTEMPTS: usize = 5;

/// All of them. Cheap to clone.
#[derive(Clone)]
pub struct Studies {
    store: Store,
    directory: Directory,
    bus: Bus,
    open: Arc<Mutex<HashMap<StudyId, Arc<tokio::sync::Mutex<Open>>>>>,
}

/// A study in memory.
#[derive(Default)]
struct Open {
    /// Nothing until it was read, and after it may have become outdated.
    loaded: Option<Loaded>,
    viewers: Vec<StudyViewer>,
    /// Who looks at it at other nodes, and when they last said so.
    elsewhere: HashMap<Arc<str>, (Instant, Vec<PersonId>)>,
    /// It is no longer the one that others find.
    closed: bool,
}

struct Loaded {
    study: Study,
    /// The last changes, for those who were away.
    tail: VecDeque<StudyEntry>,
    snapshot_version: u32,
}

/// A connection that looks at a study.
pub struct StudyViewer {
    /// Which connection.
    pub connection: ConnectionId,
    /// The person who looks.
    pub person: PersonId,
    /// Where its frames go.
    pub outbox: Outbox,
}

impl Loaded {
    /// Whether somebody may read it; to others it does not exist.
    fn readable(&self, person: Option<PersonId>) -> Result<&Study, Error> {
        if self.study.may_read(person) { Ok(&self.study) } else { Err(Error::NotFound) }
    }
}

impl Studies {
    /// None is in memory yet.
    pub fn new(store: Store, directory: Directory, bus: Bus) -> Studies {
        Studies { store, directory, bus, open: Arc::default() }
    }

    fn map(&self) -> MutexGuard<'_, HashMap<StudyId, Arc<tokio::sync::Mutex<Open>>>> {
        self.open.lock().expect("nobody panics while holding it")
    }

    /// Does something with a study, alone, and lets it go if nobody looks at it.
    async fn with<T>(&self, id: StudyId, work: impl AsyncFnOnce(&mut Open, &Studies) -> Result<T, Error>) -> Result<T, Error> {
        loop {
            let shared = self.map().entry(id).or_default().clone();
            let mut open = shared.lock().await;
            if open.closed {
                continue;
            }
            let done = match self.load(id, &mut open).await {
                Ok(()) => work(&mut open, self).await,
                Err(error) => Err(error),
            };
            open.viewers.retain(|viewer| viewer.outbox.is_open());
            if open.viewers.is_empty() {
                open.closed = true;
                self.map().remove(&id);
            }
            return done;
        }
    }

    async fn load(&self, id: StudyId, open: &mut Open) -> Result<(), Error> {
        if open.loaded.is_some() {
            return Ok(());
        }
        let stored = self.store.study(id).await.map_err(unavailable)?.ok_or(Error::NotFound)?;
        let mut study = Study::restore(&stored.snapshot).map_err(|error| damaged(id, &error))?;
        let snapshot_version = study.version;
        for entry in stored.entries.iter().filter(|entry| entry.version > snapshot_version) {
            if entry.version != study.version + 1 {
                return Err(damaged(id, &Error::NotFound));
            }
            study.fold(&entry.change);
        }
        study.members = stored.members;
        open.loaded = Some(Loaded { study, tail: stored.entries.into(), snapshot_version });
        Ok(())
    }

    /// A study as somebody may see it.
    pub async fn read(&self, id: StudyId, person: Option<PersonId>) -> Result<Study, Error> {
        self.with(id, async |open, _| open.loaded.as_ref().ok_or(Error::Internal)?.readable(person).cloned()).await
    }

    /// Changes a study. Returns the version it led to. The same key of the same person changes it once.
    pub async fn change(&self, id: StudyId, by: PersonId, key: String, change: &StudyChange, now_unix_ms: u64) -> Result<u32, Error> {
        self.with(id, async |open, studies| {
            for _ in 0..ATTEMPTS {
                match studies.change_once(id, open, by, &key, change, now_unix_ms).await? {
                    Some(version) => return Ok(version),
                    None => studies.catch_up(id, open).await?,
                }
            }
            Err(Error::Unavailable)
        })
        .await
    }

    /// The version a change led to; nothing if another node has changed the study since it was read.
    async fn change_once(
        &self,
        id: StudyId,
        open: &mut Open,
        by: PersonId,
        key: &str,
        change: &StudyChange,
        now_unix_ms: u64,
    ) -> Result<Option<u32>, Error> {
        let loaded = open.loaded.as_mut().ok_or(Error::Internal)?;
        loaded.readable(Some(by))?;
        if let Some(known) = loaded.tail.iter().find(|entry| entry.by == by && entry.key == key) {
            return Ok(Some(known.version));
        }
        let Some(change) = loaded.study.decide(by, change)? else { return Ok(Some(loaded.study.version)) };
        let entry = StudyEntry { version: loaded.study.version + 1, by, key: key.to_owned(), change };
        match self.store.append_study(id, &entry, now_unix_ms).await {
            Ok(()) => {}
            Err(StoreError::Missing | StoreError::Taken) => return Ok(None),
            Err(error) => {
                // It may have been stored nevertheless: it is read again.
                open.loaded = None;
                return Err(unavailable(error));
            }
        }
        loaded.study.fold(&entry.change);
        loaded.tail.push_back(entry.clone());
        while loaded.tail.len() > KEPT_ENTRIES as usize {
            loaded.tail.pop_front();
        }
        if loaded.study.version >= loaded.snapshot_version + SNAPSHOT_EVERY {
            match self.store.snapshot_study(&loaded.study.saved()).await {
                Ok(()) => loaded.snapshot_version = loaded.study.version,
                Err(error) => tracing::warn!(%error, "a study has no new snapshot for now"),
            }
        }
        let version = entry.version;
        let frame = text(&ToClient::StudyChanged { study: id, from: version - 1, entries: vec![entry] });
        for viewer in &open.viewers {
            viewer.outbox.send_text(frame.clone());
        }
        open.dismiss(id);
        notices::tell(&self.bus, || Notice::Study(id));
        Ok(Some(version))
    }

    /// Reads a study again that another node has changed, and tells those who look at it what they have missed.
    async fn catch_up(&self, id: StudyId, open: &mut Open) -> Result<(), Error> {
        let known = open.loaded.take().map(|loaded| loaded.study.version);
        self.load(id, open).await?;
        if let (Some(known), Some(loaded)) = (known, &open.loaded)
            && loaded.study.version != known
        {
            let frame = tail(id, loaded, known);
            open.viewers.iter().for_each(|viewer| viewer.outbox.send_text(frame.clone()));
        }
        open.dismiss(id);
        Ok(())
    }

    /// Subscribes a person to a study: they get what changed since their version, and who is there.
    pub async fn watch(&self, id: StudyId, version: u32, viewer: StudyViewer) -> Result<(), Error> {
        self.with(id, async |open, studies| {
            let loaded = open.loaded.as_ref().ok_or(Error::Internal)?;
            loaded.readable(Some(viewer.person))?;
            let is_known = open.viewers.iter().any(|known| known.connection == viewer.connection);
            open.viewers.retain(|known| known.connection != viewer.connection && known.outbox.is_open());
            if open.viewers.len() >= MOST_VIEWERS {
                return Err(Error::TooLarge { what: "viewers".to_owned(), limit: MOST_VIEWERS as u32 });
            }
            viewer.outbox.send_text(tail(id, loaded, version));
            open.viewers.push(viewer);
            // A connection that asks again wants to know whether it missed something.
            if !is_known {
                studies.announce(id, open).await;
            }
            Ok(())
        })
        .await
    }

    /// A connection looks at it no more.
    pub async fn unwatch(&self, id: StudyId, connection: ConnectionId) {
        let shared = self.map().get(&id).cloned();
        let Some(shared) = shared else { return };
        let mut open = shared.lock().await;
        open.viewers.retain(|viewer| viewer.connection != connection);
        if open.viewers.is_empty() {
            self.tell_who_is_here(id, &open);
            open.closed = true;
            self.map().remove(&id);
        } else {
            self.announce(id, &open).await;
        }
    }

    /// Another node has changed a study, or deleted it: its viewers here hear of it.
    pub(super) async fn changed_elsewhere(&self, id: StudyId) {
        let shared = self.map().get(&id).cloned();
        let Some(shared) = shared else { return };
        let mut open = shared.lock().await;
        // Otherwise it is read again with the next request.
        if let Err(Error::NotFound) = self.catch_up(id, &mut open).await {
            open.send_away(id);
        }
    }

    /// Another node says who looks at a study there.
    pub(super) async fn people_elsewhere(&self, id: StudyId, node: Arc<str>, people: Vec<PersonId>) {
        let shared = self.map().get(&id).cloned();
        let Some(shared) = shared else { return };
        let mut open = shared.lock().await;
        let is_news = !open.elsewhere.contains_key(&node);
        open.elsewhere.insert(node, (Instant::now(), people));
        self.announce_here(id, &open).await;
        if is_news {
            // They do not know us either.
            self.tell_who_is_here(id, &open);
        }
    }

    /// Tells all who look at a study who they are.
    async fn announce(&self, id: StudyId, open: &Open) {
        self.announce_here(id, open).await;
        self.tell_who_is_here(id, open);
    }

    fn tell_who_is_here(&self, id: StudyId, open: &Open) {
        let mut people: Vec<PersonId> = open.viewers.iter().map(|viewer| viewer.person).collect();
        people.truncate(MOST_NAMED);
        notices::tell(&self.bus, || Notice::StudyPeople(id, people));
    }

    async fn announce_here(&self, id: StudyId, open: &Open) {
        let elsewhere = open.elsewhere.values().filter(|(heard, _)| heard.elapsed() < HEARD_WITHIN).flat_map(|(_, people)| people);
        let mut present: Vec<PersonId> = open.viewers.iter().map(|viewer| viewer.person).chain(elsewhere.copied()).collect();
        present.sort_unstable();
        present.dedup();
        present.truncate(MOST_NAMED);
        let Ok(views) = self.directory.views(present).await else { return };
        let people = views.into_iter().map(|(person, shown)| StudyPerson { person, shown }).collect();
        let frame = text(&ToClient::StudyPresence { study: id, people });
        for viewer in &open.viewers {
            viewer.outbox.send_text(frame.clone());
        }
    }

    /// Deletes a study; only its owner may.
    pub async fn delete(&self, id: StudyId, by: PersonId) -> Result<(), Error> {
        self.with(id, async |open, studies| {
            let study = open.loaded.as_ref().ok_or(Error::Internal)?.readable(Some(by))?;
            if study.role_of(by) != Some(StudyRole::Owner) {
                return Err(Error::Forbidden);
            }
            studies.store.delete_study(id).await.map_err(unavailable)?;
            open.send_away(id);
            notices::tell(&studies.bus, || Notice::Study(id));
            Ok(())
        })
        .await
    }

    /// Who belongs to studies may have changed: all of them are read again.
    pub async fn reload(&self) {
        let all: Vec<_> = self.map().values().cloned().collect();
        for shared in all {
            shared.lock().await.loaded = None;
        }
    }
}

impl Open {
    /// Sends everybody away: there is no such study.
    fn send_away(&mut self, id: StudyId) {
        self.loaded = None;
        let frame = text(&ToClient::StudyFault { study: id, key: None, error: Error::NotFound });
        for viewer in self.viewers.drain(..) {
            viewer.outbox.send_text(frame.clone());
        }
    }

    /// Sends those away who may not look at it any more.
    fn dismiss(&mut self, id: StudyId) {
        let Some(loaded) = &self.loaded else { return };
        let frame = text(&ToClient::StudyFault { study: id, key: None, error: Error::NotFound });
        self.viewers.retain(|viewer| {
            let may_stay = loaded.study.may_read(Some(viewer.person));
            if !may_stay {
                viewer.outbox.send_text(frame.clone());
            }
            may_stay
        });
    }
}

/// The frame with what changed since a version, or that it is too much to be sent.
fn tail(id: StudyId, loaded: &Loaded, version: u32) -> axum::extract::ws::Utf8Bytes {
    let first = loaded.tail.front().map_or(loaded.study.version, |entry| entry.version - 1);
    let known = version >= first && version <= loaded.study.version && loaded.study.version - version <= MOST_TAIL;
    let entries: Vec<StudyEntry> = loaded.tail.iter().filter(|entry| entry.version > version).cloned().collect();
    let frame = text(&ToClient::StudyChanged { study: id, from: version, entries });
    if known && frame.len() <= MAX_TAIL_BYTES { frame } else { text(&ToClient::StudyMoved { study: id }) }
}

fn unavailable(error: StoreError) -> Error {
    match error {
        StoreError::Missing => Error::NotFound,
        error => {
            tracing::warn!(%error, "a study cannot be stored or read");
            Error::Unavailable
        }
    }
}

fn damaged(id: StudyId, error: &Error) -> Error {
    tracing::error!(study = %id, ?error, "a stored study is damaged");
    Error::Internal
}
