//! Tournaments: each is in memory once at a node, so that events have one order, and all viewers receive them.
//!
//! The one thing to know: what happens is stored at the version after the last one before anybody receives it (`Tournaments::decide`). Any
//! node may decide something; of two that do so at the same version one is refused by the store, reads what the other has stored, and
//! decides again. What happens by itself is the business of one node, and of one task for each tournament (`runner`).

mod desk;
mod open;
mod runner;
mod shown;

pub(super) use desk::TournamentDesk;
pub use open::SeenTournament;
pub(super) use runner::{carry_out_rulings, wake_due};
pub use shown::{PAGE, TournamentAsker};

use super::notices::{self, Notice};
use super::outbox::Outbox;
use super::table::ConnectionId;
use crate::bus::Bus;
use crate::directory::Directory;
use crate::env::Env;
use crate::store::{MOST_PLACES, Store, StoreError, TournamentRow};
use open::{Open, OpenTournament};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{Notify, mpsc};
use trilynx_games::chance::Seed;
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Ruling, Standing, TournamentSettings};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{ClubId, Occupant, PersonId, TableId, TournamentId};
use trilynx_tournaments::{Input, Tournament, TournamentStage};

/// How often something is decided again when another node was quicker.
const ATTEMPTS: usize = 8;
/// What tables may have said about one tournament before it is heard.
const MOST_NEWS: usize = 100_000;
/// The most people who look at one tournament at once, at one node.
pub const MOST_TOURNAMENT_VIEWERS: usize = 20_000;

/// All of them. Cheap to clone.
#[derive(Clone)]
pub struct Tournaments(Arc<Registry>);

struct Registry {
    store: Store,
    directory: Directory,
    bus: Bus,
    env: Env,
    open: Mutex<HashMap<TournamentId, OpenTournament>>,
    desks: Mutex<HashMap<TournamentId, Arc<Desk>>>,
    people: Mutex<Crowd>,
    /// Something may have to be done by itself.
    wake: Notify,
    rulings: mpsc::UnboundedSender<(TableId, Ruling)>,
    ruled: tokio::sync::Mutex<mpsc::UnboundedReceiver<(TableId, Ruling)>>,
}

/// What waits for the task of a tournament.
#[derive(Default)]
struct Desk {
    news: Mutex<Vec<TableNews>>,
    changed: Notify,
}

/// What a table of a tournament has to say.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum TableNews {
    /// The player of a seat has come.
    Arrived(TableId, u8),
    /// The game is over.
    Over(TableId),
    /// All tables have to be asked.
    Anything,
}

/// A table that waits for a player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ReadyTable {
    tournament: TournamentId,
    name: String,
    round: u16,
    table: TableId,
}

impl ReadyTable {
    fn frame(&self) -> ToClient {
        ToClient::TournamentTable { tournament: self.tournament, name: self.name.clone(), round: self.round, table: self.table }
    }
}

/// The connections of everybody, and the tables that wait for them.
#[derive(Default)]
struct Crowd {
    connections: HashMap<PersonId, Vec<(ConnectionId, Outbox)>>,
    ready: HashMap<PersonId, Vec<ReadyTable>>,
}

/// A subscription of a connection to its person's tables, until this is dropped.
pub struct TournamentListener {
    tournaments: Tournaments,
    person: PersonId,
    connection: ConnectionId,
}

impl Drop for TournamentListener {
    fn drop(&mut self) {
        let mut people = self.tournaments.crowd();
        if let Some(own) = people.connections.get_mut(&self.person) {
            own.retain(|(connection, _)| *connection != self.connection);
            if own.is_empty() {
                people.connections.remove(&self.person);
            }
        }
    }
}

impl Tournaments {
    /// None is in memory yet.
    pub fn new(store: Store, directory: Directory, bus: Bus, env: Env) -> Tournaments {
        let (rulings, ruled) = mpsc::unbounded_channel();
        Tournaments(Arc::new(Registry {
            store,
            directory,
            bus,
            env,
            open: Mutex::default(),
            desks: Mutex::default(),
            people: Mutex::default(),
            wake: Notify::new(),
            rulings,
            ruled: tokio::sync::Mutex::new(ruled),
        }))
    }

    fn crowd(&self) -> MutexGuard<'_, Crowd> {
        self.0.people.lock().expect("nobody panics while holding it")
    }

    fn desk(&self, id: TournamentId) -> Arc<Desk> {
        self.0.desks.lock().expect("nobody panics while holding it").entry(id).or_default().clone()
    }

    fn forget_desk(&self, id: TournamentId) {
        self.0.desks.lock().expect("nobody panics while holding it").remove(&id);
    }

    /// Announces a tournament, and stores it.
    pub async fn create(&self, by: PersonId, settings: TournamentSettings, club: Option<ClubId>) -> Result<TournamentId, Error> {
        let (id, now) = (TournamentId::from_random(self.0.env.bytes()), self.0.env.now());
        let created = Tournament::create(id, now, by, settings, &Seed(self.0.env.bytes()));
        let (tournament, entry) = created.map_err(|reason| Error::Tournament { reason })?;
        self.0.store.append_tournament_of(club, &row(&tournament), 0, &[entry]).await.map_err(unavailable)?;
        self.0.wake.notify_one();
        Ok(id)
    }

    /// Decides these inputs one after the other, and stores the resulting events. Returns the version, or why the last one was refused.
    pub async fn decide(&self, id: TournamentId, inputs: Vec<Input>) -> Result<u32, Error> {
        let inputs: Arc<[Input]> = inputs.into();
        self.with(id, async |open, this| {
            for _ in 0..ATTEMPTS {
                if let Some(decided) = this.decide_once(open, &inputs).await? {
                    return decided;
                }
                this.catch_up(id, open).await?;
            }
            Err(Error::Unavailable)
        })
        .await
    }

    /// Nothing if another node has stored something since the tournament was read.
    async fn decide_once(&self, open: &mut Open, inputs: &Arc<[Input]>) -> Result<Option<Result<u32, Error>>, Error> {
        let shared = open.tournament.take().ok_or(Error::Internal)?;
        let (now, inputs) = (self.0.env.now(), inputs.clone());
        // Pairing a round may take a while.
        let decided = tokio::task::spawn_blocking(move || {
            let mut tournament = Arc::try_unwrap(shared).unwrap_or_else(|shared| (*shared).clone());
            let before: Vec<Option<TableId>> = tournament.open_games().map(|game| tournament.games()[game as usize].table).collect();
            let (from, mut entries, mut last) = (tournament.version(), Vec::new(), Ok(()));
            for input in inputs.iter() {
                last = tournament.apply(now, input, &mut |_, entry| entries.push(entry.clone()));
            }
            let known: HashSet<TableId> = tournament.games().iter().filter_map(|game| game.table).collect();
            let dropped: Vec<TableId> = before.into_iter().flatten().filter(|table| !known.contains(table)).collect();
            (tournament, from, entries, last, dropped)
        });
        let (tournament, from, entries, last, dropped) = decided.await.map_err(|error| {
            tracing::error!(%error, "a tournament cannot be gone on with");
            Error::Internal
        })?;
        let version = tournament.version();
        let answer = last.map(|()| version).map_err(|reason| Error::Tournament { reason });
        if !entries.is_empty() {
            match self.0.store.append_tournament(&row(&tournament), from, &entries).await {
                Ok(()) => {}
                // What is in memory is not what is stored.
                Err(StoreError::Taken) => return Ok(None),
                Err(error) => return Err(unavailable(error)),
            }
        }
        let tournament = Arc::new(tournament);
        open.set(tournament.clone());
        if !entries.is_empty() {
            open.tell_viewers();
            self.tell_others(&tournament, &entries).await;
            for table in dropped {
                self.rule(table, Ruling::CalledOff);
            }
        }
        Ok(Some(answer))
    }

    /// What follows from what was stored: tables, players and other nodes are notified.
    async fn tell_others(&self, tournament: &Tournament, entries: &[TournamentEntry]) {
        let id = tournament.id();
        let mut is_over = false;
        for entry in entries {
            match &entry.event {
                Event::TableOpened { game, table } => self.call_players(tournament, *game, *table).await,
                Event::Ended { game, .. } | Event::Adjudicated { game, .. } => self.table_done(tournament, *game),
                Event::NoShow { game, seats } => {
                    if let Some(table) = tournament.games().get(*game as usize).and_then(|game| game.table) {
                        self.rule(table, Ruling::StayedAway(seats.clone()));
                    }
                }
                Event::Undone { .. } => {
                    self.on_table_news_here(id, TableNews::Anything);
                    self.0.wake.notify_one();
                }
                Event::Started { .. } => self.0.wake.notify_one(),
                Event::Finished { .. } => is_over = true,
                _ => {}
            }
        }
        if is_over {
            let mut people = self.crowd();
            people.ready.values_mut().for_each(|tables| tables.retain(|ready| ready.tournament != id));
            people.ready.retain(|_, tables| !tables.is_empty());
        }
        self.desk(id).changed.notify_one();
        notices::tell(&self.0.bus, || Notice::Tournament(id));
    }

    fn rule(&self, table: TableId, ruling: Ruling) {
        // The task that carries them out runs as long as the server.
        drop(self.0.rulings.send((table, ruling)));
    }

    /// Leads players to their table.
    async fn call_players(&self, tournament: &Tournament, game: u32, table: TableId) {
        let Some(known) = tournament.games().get(game as usize) else { return };
        let seated = known.players.iter().filter_map(|player| match &tournament.players()[usize::from(*player)].who {
            Occupant::Person(person) => Some(*person),
            Occupant::Bot(_) => None,
        });
        let seated: Vec<PersonId> = seated.collect();
        let owners = match self.0.directory.find(seated.iter().copied()).await {
            Ok(people) => seated.iter().map(|person| people.owner(*person).map_or(*person, |row| row.id)).collect(),
            Err(_) => seated,
        };
        let ready = ReadyTable { tournament: tournament.id(), name: tournament.settings().name.clone(), round: known.round, table };
        self.call_here(&ready, &owners);
        notices::tell(&self.0.bus, || Notice::TournamentTable(ready, owners));
    }

    /// Leads those players to their table who are connected here, or will be.
    pub(super) fn call_here(&self, ready: &ReadyTable, players: &[PersonId]) {
        let mut people = self.crowd();
        let frame = ready.frame();
        for person in players {
            let tables = people.ready.entry(*person).or_default();
            tables.retain(|other| other.tournament != ready.tournament);
            tables.push(ready.clone());
            for (_, outbox) in people.connections.get(person).into_iter().flatten() {
                outbox.send(&frame);
            }
        }
    }

    fn table_done(&self, tournament: &Tournament, game: u32) {
        let Some(table) = tournament.games().get(game as usize).and_then(|game| game.table) else { return };
        let mut people = self.crowd();
        people.ready.retain(|_, tables| {
            tables.retain(|ready| ready.table != table);
            !tables.is_empty()
        });
    }

    /// Subscribes a connection to its person's tables, including those that wait already.
    pub fn listen(&self, person: PersonId, connection: ConnectionId, outbox: &Outbox) -> TournamentListener {
        let mut people = self.crowd();
        people.connections.entry(person).or_default().push((connection, outbox.clone()));
        for ready in people.ready.get(&person).into_iter().flatten() {
            outbox.send(&ready.frame());
        }
        TournamentListener { tournaments: self.clone(), person, connection }
    }

    /// A table has something to say. Where another node looks after the tournament, that one is notified.
    pub fn on_table_news(&self, id: TournamentId, news: TableNews) {
        self.on_table_news_here(id, news);
        notices::tell(&self.0.bus, || Notice::TournamentNews(id, news));
    }

    pub(super) fn on_table_news_here(&self, id: TournamentId, news: TableNews) {
        let desk = self.desk(id);
        let mut waiting = desk.news.lock().expect("nobody panics while holding it");
        if !waiting.contains(&news) && waiting.len() < MOST_NEWS {
            waiting.push(news);
        }
        drop(waiting);
        desk.changed.notify_one();
    }
}

/// The line of a tournament in the store.
fn row(tournament: &Tournament) -> TournamentRow {
    let settings = tournament.settings();
    let is_over = tournament.stage() == TournamentStage::Finished;
    let standings = if is_over { tournament.standings() } else { Vec::new() };
    let first = standings.iter().take_while(|line| line.place == 1 && line.games > 0).take(shown::MOST_WINNERS);
    let line = trilynx_protocol::http::TournamentLine {
        id: tournament.id(),
        name: settings.name.clone(),
        format: settings.format,
        game: settings.table.game,
        variant: settings.table.variant.clone(),
        clock: settings.table.clock,
        rated: settings.table.rated,
        private: settings.private,
        invited_only: settings.admission == trilynx_protocol::tournament::Admission::Invited,
        starts_unix_ms: settings.starts_unix_ms,
        state: shown::state(tournament.stage()),
        players: tournament.players().len() as u32,
        owner: tournament.owner(),
        winners: first.map(|line| tournament.players()[usize::from(line.player)].who.clone()).collect(),
    };
    let organisers = settings.organisers.iter().copied().chain([tournament.owner()]).collect();
    let place = |line: &Standing| match tournament.players()[usize::from(line.player)].who {
        Occupant::Person(person) => Some((person, line.place)),
        Occupant::Bot(_) => None,
    };
    let places = standings.iter().filter(|line| line.games > 0).filter_map(place).take(MOST_PLACES).collect();
    TournamentRow { line, organisers, places }
}

fn unavailable(error: StoreError) -> Error {
    tracing::warn!(%error, "a tournament cannot be stored or read");
    Error::Unavailable
}
