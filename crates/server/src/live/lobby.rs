//! The lobby: tables that wait for players, and games to watch. A list in memory, told to its followers twice a second at most.

use super::outbox::{Outbox, text};
use super::people::People;
use super::table::ConnectionId;
use crate::store::{Store, StoreError, TableRow};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use trilynx_protocol::wire::{SeatLine, Stage, TableLine, ToClient};
use trilynx_protocol::{Occupant, TableId};

/// Open tables in the list.
const MAX_OPEN: usize = 500;
/// Running games in the list.
const MAX_RUNNING: usize = 200;
/// How often followers hear of changes.
const EVERY: Duration = Duration::from_millis(500);

/// The lists and who follows them.
pub struct Lobby {
    lists: Mutex<Lists>,
    followers: Mutex<HashMap<ConnectionId, Outbox>>,
    connected: AtomicU32,
}

#[derive(Default)]
struct Lists {
    lines: BTreeMap<TableId, TableLine>,
    open: usize,
    running: usize,
    changed: HashSet<TableId>,
}

impl Lobby {
    /// What the store knows.
    pub async fn load(store: &Store, people: &People) -> Result<Lobby, StoreError> {
        let lobby = Lobby { lists: Mutex::default(), followers: Mutex::default(), connected: AtomicU32::new(0) };
        let open = store.open_tables(MAX_OPEN as u32).await?;
        let running = store.running_tables(MAX_RUNNING as u32).await?;
        for (id, row) in open.into_iter().chain(running) {
            lobby.update(id, &row, people).await;
        }
        Ok(lobby)
    }

    /// A table is as `row` says now.
    pub async fn update(&self, id: TableId, row: &TableRow, people: &People) {
        if row.options.private || !matches!(row.stage, Stage::Waiting | Stage::Playing | Stage::Between) {
            self.lists.lock().expect("nobody panics while holding it").remove(id);
            return;
        }
        // Between two moves nothing changes that the list shows.
        let same = |line: &TableLine| line.stage == row.stage && line.seats.iter().map(|seat| &seat.occupant).eq(&row.occupants);
        if self.lists.lock().expect("nobody panics while holding it").lines.get(&id).is_some_and(same) {
            return;
        }
        let line = line(id, row, people).await;
        self.lists.lock().expect("nobody panics while holding it").insert(line);
    }

    /// Tells a connection everything, then changes, until it says otherwise.
    pub fn follow(&self, connection: ConnectionId, outbox: Outbox) {
        let lists = self.lists.lock().expect("nobody panics while holding it");
        let of = |stages: &[Stage]| lists.lines.values().filter(|line| stages.contains(&line.stage)).cloned().collect();
        let everything = ToClient::Lobby {
            open: of(&[Stage::Waiting]),
            running: of(&[Stage::Playing, Stage::Between]),
            people: self.connected.load(Ordering::Relaxed),
        };
        self.followers.lock().expect("nobody panics while holding it").insert(connection, outbox.clone());
        drop(lists);
        outbox.send(&everything);
    }

    /// Tells it nothing more.
    pub fn unfollow(&self, connection: ConnectionId) {
        self.followers.lock().expect("nobody panics while holding it").remove(&connection);
    }

    /// A connection came.
    pub fn came(&self) {
        self.connected.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection went.
    pub fn went(&self) {
        self.connected.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many connections there are.
    pub fn connected(&self) -> u32 {
        self.connected.load(Ordering::Relaxed)
    }

    /// Collects changes and tells them, for ever.
    pub async fn tell_followers(&self) {
        let mut every = tokio::time::interval(EVERY);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            let Some(frame) = self.changes() else { continue };
            let frame = text(&frame);
            for outbox in self.followers.lock().expect("nobody panics while holding it").values() {
                outbox.send_text(frame.clone());
            }
        }
    }

    fn changes(&self) -> Option<ToClient> {
        let mut lists = self.lists.lock().expect("nobody panics while holding it");
        if lists.changed.is_empty() {
            return None;
        }
        let (mut lines, mut gone) = (Vec::new(), Vec::new());
        for id in std::mem::take(&mut lists.changed) {
            match lists.lines.get(&id) {
                Some(line) => lines.push(line.clone()),
                None => gone.push(id),
            }
        }
        Some(ToClient::LobbyChanges { lines, gone, people: self.connected.load(Ordering::Relaxed) })
    }
}

impl Lists {
    fn insert(&mut self, line: TableLine) {
        self.remove(line.id);
        let (count, most) = if line.stage == Stage::Waiting { (&mut self.open, MAX_OPEN) } else { (&mut self.running, MAX_RUNNING) };
        // A full list stays as it is: there is enough to choose from.
        if *count < most {
            *count += 1;
            self.changed.insert(line.id);
            self.lines.insert(line.id, line);
        }
    }

    fn remove(&mut self, id: TableId) {
        if let Some(line) = self.lines.remove(&id) {
            let count = if line.stage == Stage::Waiting { &mut self.open } else { &mut self.running };
            *count -= 1;
            self.changed.insert(id);
        }
    }
}

/// A row as a list shows it.
pub async fn line(id: TableId, row: &TableRow, people: &People) -> TableLine {
    let persons = row.occupants.iter().filter_map(|occupant| match occupant {
        Some(Occupant::Person(person)) => Some(*person),
        _ => None,
    });
    let views = people.views(persons).await.unwrap_or_default();
    let mut seats = Vec::new();
    for occupant in &row.occupants {
        let (name, rating) = match occupant {
            Some(Occupant::Person(person)) => {
                let rating = people.rating(*person, row.options.game.0, row.options.clock).await;
                (views.get(person).map(|view| view.name.clone()), rating.map(|rating| rating.round() as i32))
            }
            Some(Occupant::Bot(bot)) => (Some(bot.clone()), None),
            None => (None, None),
        };
        seats.push(SeatLine { occupant: occupant.clone(), name, rating });
    }
    TableLine {
        id,
        options: row.options.clone(),
        stage: row.stage,
        offers: row.offers.clone(),
        seats,
        moves: row.moves,
        result: row.result.clone(),
        opened_unix_ms: row.opened_unix_ms,
    }
}
