//! All tables being played, and what they share: the store, the bots, the lobby, the timer of tables that are put away.

use super::bots::Bots;
use super::connected::Connections;
use super::fair::Origin;
use super::fair_play::FairPlay;
use super::lobby::Lobby;
use super::pairing::Pairing;
use super::people::People;
use super::table::{ConnectionId, Handle, MAX_OPEN_TABLES, RequestError, row};
use crate::env::Env;
use crate::ratings::rate_finished;
use crate::store::{Append, AppendError, Store, StoreError, TableRow};
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use trilynx_bots::Roster as _;
use trilynx_games::chance::Seed;
use trilynx_games::{GameId, with_game};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{PersonId, TableId, Time};
use trilynx_table::{CorruptLog, Entropy, Opening, Table};

/// Tables that may be in memory at once.
const MAX_TABLES: usize = 200_000;
/// How often the time of service is written down.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// All tables. Cheap to copy.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    env: Env,
    people: People,
    bots: Bots,
    lobby: Lobby,
    pairing: Pairing,
    connected: Connections,
    fair_play: FairPlay,
    tables: Mutex<HashMap<TableId, Handle>>,
    timer: Timer,
    /// A rated game has ended.
    rating: Notify,
    connections: AtomicU64,
    stopping: watch::Sender<bool>,
}

/// When tables that are put away have something due: one entry a table.
#[derive(Default)]
struct Timer {
    due: Mutex<Due>,
    sooner: Notify,
}

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

    fn first(&self) -> Option<u64> {
        self.by_time.first().map(|(at, _)| *at)
    }

    fn pop(&mut self) -> Option<TableId> {
        let (_, table) = self.by_time.pop_first()?;
        self.by_table.remove(&table);
        Some(table)
    }
}

/// How a hub is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveConfig {
    /// Threads that think for bots.
    pub bot_threads: usize,
    /// The shortest time in which a bot answers; if nothing is said, about as long as a person would take.
    pub bot_pause: Option<Duration>,
}

impl Hub {
    /// Reads what is due and what is listed, and starts the timers.
    pub async fn start(store: Store, env: Env, settings: &LiveConfig) -> Result<Hub, StoreError> {
        let mut due = Due::default();
        store.deadlines(MAX_TABLES as u32).await?.into_iter().for_each(|(table, at)| due.set(table, at));
        let people = People::new(store.clone());
        let hub = Hub(Arc::new(Inner {
            lobby: Lobby::load(&store, &people).await?,
            people,
            bots: Bots::start(settings),
            pairing: Pairing::default(),
            connected: Connections::default(),
            fair_play: FairPlay::default(),
            tables: Mutex::default(),
            rating: Notify::new(),
            timer: Timer { due: Mutex::new(due), sooner: Notify::new() },
            connections: AtomicU64::new(0),
            stopping: watch::Sender::new(false),
            store,
            env,
        }));
        hub.env().store_works();
        hub.spawn(Hub::run_the_clock);
        hub.spawn(Hub::watch_the_clock);
        hub.spawn(Hub::keep_time);
        hub.spawn(Hub::tell_the_lobby);
        hub.spawn(Hub::pair);
        hub.spawn(Hub::rate);
        Ok(hub)
    }

    /// Runs until the hub stops.
    fn spawn<F: Future<Output = ()> + Send + 'static>(&self, work: impl FnOnce(Hub) -> F + Send + 'static) -> JoinHandle<()> {
        let (hub, mut stopping) = (self.clone(), self.stopping());
        tokio::spawn(async move {
            tokio::select! {
                () = work(hub) => {}
                // The sender lives in the hub, and the hub in the work.
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
        })
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Time and chance.
    pub fn env(&self) -> &Env {
        &self.0.env
    }

    /// Names.
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// The bots.
    pub fn bots(&self) -> &Bots {
        &self.0.bots
    }

    /// Open and running tables.
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// People who look for opponents.
    pub fn pairing(&self) -> &Pairing {
        &self.0.pairing
    }

    /// Who is connected by what.
    pub fn connected(&self) -> &Connections {
        &self.0.connected
    }

    /// The rated games that are being played.
    pub fn fair_play(&self) -> &FairPlay {
        &self.0.fair_play
    }

    /// Becomes true when the server is about to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Tells every connection that the server is about to stop.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.bots.stop();
    }

    /// Waits until the last connection has said goodbye.
    pub async fn all_gone(&self) {
        while self.lobby().connected() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A number for a new connection.
    pub fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.0.connections.fetch_add(1, Ordering::Relaxed))
    }

    /// What a table needs and cannot make itself.
    pub fn given(&self) -> Entropy {
        Entropy { seed: Seed(self.env().bytes()), table: self.env().table_id(), bots }
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// How full the fullest queue of a table is, from 0 to 1.
    pub fn saturation(&self) -> f64 {
        self.tables().values().map(Handle::saturation).fold(0.0, f64::max)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.tables.lock().expect("nobody panics while holding it")
    }

    /// The way to a table, whether there is one or not: the table itself answers that it does not exist.
    pub fn table(&self, id: TableId) -> Result<Handle, RequestError> {
        let mut tables = self.tables();
        if let Some(handle) = tables.get(&id).filter(|handle| handle.is_open()) {
            return Ok(handle.clone());
        }
        if tables.len() >= MAX_TABLES || *self.0.stopping.borrow() {
            return Err(RequestError::Unavailable);
        }
        let handle = Handle::start(self, id);
        tables.insert(id, handle.clone());
        Ok(handle)
    }

    /// A table's task has ended. From now on its clock is watched here.
    pub fn put_away(&self, id: TableId, deadline: Option<u64>) {
        let mut tables = self.tables();
        // Another task may have been started for it meanwhile.
        if tables.get(&id).is_some_and(|handle| !handle.is_open()) {
            tables.remove(&id);
        }
        drop(tables);
        if let Some(deadline) = deadline {
            self.0.timer.due.lock().expect("nobody panics while holding it").set(id, deadline);
            self.0.timer.sooner.notify_one();
        }
    }

    /// Opens a table for somebody who connects from there, stores it, and lists it.
    pub async fn open(&self, id: TableId, opening: Opening, origin: Origin) -> Result<(), RequestError> {
        if !opening.options.private && self.lobby().open_tables_of(opening.by) >= MAX_OPEN_TABLES as usize {
            return Err(RequestError::TooManyTables);
        }
        let now = self.env().now();
        let append = self.opened(id, opening, now)?;
        let line = append.line.clone();
        match self.store().append(vec![append]).await {
            Ok(()) => {}
            // The same person with the same key: the table is there already.
            Err(AppendError::Conflict | AppendError::Repeated(_)) => return Ok(()),
            Err(AppendError::Unavailable) => return Err(RequestError::Unavailable),
        }
        self.lobby().update(id, &line, Some(origin), self.people()).await;
        // A bot may have the first move, and a clock may be running.
        self.table(id).map(|handle| handle.wake())
    }

    fn opened(&self, id: TableId, opening: Opening, now: Time) -> Result<Append, RequestError> {
        let mut entries = Vec::new();
        let table =
            Table::open(id, now, opening, &self.given(), &mut |_, entry| entries.push(entry.clone())).map_err(RequestError::Refused)?;
        Ok(Append { table: id, epoch: 0, key: None, line: row(&table, &entries), entries, snapshot: None })
    }

    /// The first events of the rematch, if one was just agreed on: stored together with the agreement, or not at all.
    pub fn rematch(&self, table: &Table, entries: &[Entry], now: Time) -> Option<Append> {
        let id = entries.iter().find_map(|entry| match entry.event {
            Event::RematchAgreed { table } => Some(table),
            _ => None,
        })?;
        self.opened(id, table.rematch_opening(), now).inspect_err(|failed| tracing::error!(?failed, "a rematch cannot be opened")).ok()
    }

    /// Tables whose lines in the lobby may have changed.
    pub async fn listed(&self, rows: Vec<(TableId, TableRow)>) {
        for (id, row) in rows {
            if row.rated && row.stage == Stage::Over {
                self.0.rating.notify_one();
            }
            self.lobby().update(id, &row, None, self.people()).await;
        }
    }

    /// A table from its log.
    pub fn replay(&self, id: TableId, entries: &[Entry]) -> Result<Table, CorruptLog> {
        Table::replay(id, entries, &mut |_, _| {})
    }

    /// A table from a snapshot and what came after it.
    pub fn restore(&self, id: TableId, snapshot: &str, entries: &[Entry]) -> Result<Table, CorruptLog> {
        // The text is not shown: it holds cards.
        let unreadable =
            |error: serde_json::Error| CorruptLog { version: 0, what: format!("the snapshot cannot be read at {}", error.column()) };
        let mut table = Table::restore(id, serde_json::from_str(snapshot).map_err(unreadable)?)?;
        table.go_on(entries, &mut |_, _| {})?;
        Ok(table)
    }

    /// Wakes tables that were put away when something is due there.
    async fn watch_the_clock(self) {
        loop {
            let now = self.env().now().service_ms;
            let next = self.0.timer.due.lock().expect("nobody panics while holding it").first();
            match next {
                Some(at) if at <= now => {
                    let due = self.0.timer.due.lock().expect("nobody panics while holding it").pop();
                    if let Some(table) = due
                        && let Ok(handle) = self.table(table)
                    {
                        handle.wake();
                    }
                    // Ten thousand due at once are read one after the other, not all together.
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                next => {
                    let wait = next.map_or(Duration::from_secs(3600), |at| Duration::from_millis(at - now));
                    tokio::select! {
                        () = tokio::time::sleep(wait) => {}
                        () = self.0.timer.sooner.notified() => {}
                    }
                }
            }
        }
    }

    /// Looks at the service clock so often that it notices when the process stood still.
    async fn run_the_clock(self) {
        let mut every = tokio::time::interval(crate::env::TICK);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            self.env().now();
        }
    }

    /// Writes the time of service down, so that it goes on from there after the worst. As long as that cannot be done the clock stands still.
    async fn keep_time(self) {
        let mut every = tokio::time::interval(HEARTBEAT);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            match self.store().heartbeat(self.env().now().service_ms).await {
                Ok(_) => self.env().store_works(),
                Err(error) => {
                    self.env().store_fails();
                    tracing::warn!(%error, "the time of service cannot be stored; clocks stand still");
                }
            }
        }
    }

    /// Somebody's name, account or existence has changed: what is remembered of them is looked up again.
    pub async fn person_changed(&self, person: PersonId) {
        self.people().forget(person);
        self.lobby().refresh(person, self.store(), self.people()).await;
    }

    async fn tell_the_lobby(self) {
        self.lobby().tell_followers().await;
    }

    /// Counts results when games end, and now and then what was left over.
    async fn rate(self) {
        loop {
            if let Err(error) = rate_finished(self.store()).await {
                tracing::warn!(%error, "results wait to be counted");
            }
            // Whether something has ended or an hour has: either is a reason to look.
            drop(tokio::time::timeout(Duration::from_secs(3600), self.0.rating.notified()).await);
        }
    }

    async fn pair(self) {
        self.pairing().run(&self).await;
    }
}

/// The bots of each game, from weak to strong.
pub fn bots(game: GameId) -> &'static [(&'static str, &'static str)] {
    with_game!(game, G => G::BOTS)
}
