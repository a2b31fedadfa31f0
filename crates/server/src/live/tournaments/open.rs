//! A tournament in memory, and who looks at it.

use super::{MOST_TOURNAMENT_VIEWERS, Tournaments, unavailable};
use crate::live::outbox::{Outbox, text};
use crate::live::table::ConnectionId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::tournament::{GameNumber, Standing, TournamentSettings};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{PersonId, TournamentId};
use trilynx_tournaments::{Tournament, TournamentStage};

/// How often those who look are notified that something has changed.
const TELL_EVERY: Duration = Duration::from_secs(1);
/// A tournament that nobody looks at and in which nothing happens is put away after this long.
const IDLE: Duration = Duration::from_secs(120);

pub(super) type OpenTournament = Arc<Shared>;

/// A tournament in memory, and how it was when something was last stored or read: who only looks waits for nobody who decides.
pub(super) struct Shared {
    pub work: tokio::sync::Mutex<Open>,
    seen: Arc<Mutex<Option<SeenTournament>>>,
}

/// A tournament in memory.
pub(super) struct Open {
    /// Nothing until it was read, and after it may have become outdated.
    pub tournament: Option<Arc<Tournament>>,
    seen: Arc<Mutex<Option<SeenTournament>>>,
    viewers: HashMap<ConnectionId, Outbox>,
    /// When the viewers were last notified, and whether they have to be notified again.
    told: Option<Instant>,
    is_news: bool,
    used: Instant,
    /// It is no longer the one that others find.
    closed: bool,
}

impl Default for Shared {
    fn default() -> Shared {
        let seen: Arc<Mutex<Option<SeenTournament>>> = Arc::default();
        let (viewers, used) = (HashMap::new(), Instant::now());
        let open = Open { tournament: None, seen: seen.clone(), viewers, told: None, is_news: false, used, closed: false };
        Shared { work: tokio::sync::Mutex::new(open), seen }
    }
}

impl Shared {
    fn seen(&self) -> Option<SeenTournament> {
        self.seen.lock().expect("nobody panics while holding it").clone()
    }
}

impl Open {
    pub fn set(&mut self, tournament: Arc<Tournament>) {
        let seen = SeenTournament { tournament: tournament.clone(), standings: Arc::default(), open_games: Arc::default() };
        *self.seen.lock().expect("nobody panics while holding it") = Some(seen);
        self.tournament = Some(tournament);
    }

    /// Tells those who look that something has changed, now or a little later.
    pub fn tell_viewers(&mut self) {
        if self.told.is_some_and(|told| told.elapsed() < TELL_EVERY) {
            self.is_news = true;
            return;
        }
        let Some(tournament) = &self.tournament else { return };
        self.is_news = false;
        self.told = Some(Instant::now());
        self.viewers.retain(|_, outbox| outbox.is_open());
        let frame = text(&ToClient::TournamentMoved { tournament: tournament.id(), version: tournament.version() });
        self.viewers.values().for_each(|outbox| outbox.send_text(frame.clone()));
    }
}

/// A tournament as it is at a version.
#[derive(Clone)]
pub struct SeenTournament {
    pub(super) tournament: Arc<Tournament>,
    standings: Arc<OnceLock<Vec<Standing>>>,
    open_games: Arc<OnceLock<Vec<GameNumber>>>,
}

impl SeenTournament {
    /// What is agreed on.
    pub fn settings(&self) -> &TournamentSettings {
        self.tournament.settings()
    }

    /// Who created it.
    pub fn owner(&self) -> PersonId {
        self.tournament.owner()
    }

    /// What the link holds by which people are invited.
    pub fn invitation(&self) -> String {
        self.tournament.invitation()
    }

    pub(super) fn standings(&self) -> &[Standing] {
        self.standings.get_or_init(|| self.tournament.standings())
    }

    /// Games in progress, those of the best players first. Games that continue after an organiser has ended the tournament no longer count.
    pub(super) fn open_games(&self) -> &[GameNumber] {
        self.open_games.get_or_init(|| {
            if self.tournament.stage() == TournamentStage::Finished {
                return Vec::new();
            }
            let mut places = vec![None; self.tournament.players().len()];
            self.standings().iter().for_each(|line| places[usize::from(line.player)] = Some(line.place));
            let best = |game: &GameNumber| {
                let players = &self.tournament.games()[*game as usize].players;
                (players.iter().filter_map(|player| places[usize::from(*player)]).min(), *game)
            };
            let mut open: Vec<GameNumber> = self.tournament.open_games().collect();
            open.sort_by_cached_key(best);
            open
        })
    }
}

impl Tournaments {
    fn map(&self) -> MutexGuard<'_, HashMap<TournamentId, OpenTournament>> {
        self.0.open.lock().expect("nobody panics while holding it")
    }

    /// Does something with a tournament, alone.
    pub(super) async fn with<T>(
        &self,
        id: TournamentId,
        work: impl AsyncFnOnce(&mut Open, &Tournaments) -> Result<T, Error>,
    ) -> Result<T, Error> {
        loop {
            let shared = self.map().entry(id).or_default().clone();
            let mut open = shared.work.lock().await;
            if open.closed {
                continue;
            }
            open.used = Instant::now();
            let done = match self.load(id, &mut open).await {
                Ok(()) => work(&mut open, self).await,
                Err(error) => Err(error),
            };
            if open.tournament.is_none() && open.viewers.is_empty() {
                open.closed = true;
                self.map().remove(&id);
            }
            return done;
        }
    }

    async fn load(&self, id: TournamentId, open: &mut Open) -> Result<(), Error> {
        if open.tournament.is_some() {
            return Ok(());
        }
        let entries = self.0.store.tournament_log(id, 0).await.map_err(unavailable)?;
        if entries.is_empty() {
            return Err(Error::NotFound);
        }
        let replayed = tokio::task::spawn_blocking(move || Tournament::replay(id, &entries)).await;
        match replayed {
            Ok(Ok(tournament)) => {
                open.set(Arc::new(tournament));
                Ok(())
            }
            Ok(Err(damage)) => {
                tracing::error!(tournament = %id, %damage, "a stored tournament is damaged");
                Err(Error::Internal)
            }
            Err(_) => Err(Error::Internal),
        }
    }

    /// Reads what other nodes have stored.
    pub(super) async fn catch_up(&self, id: TournamentId, open: &mut Open) -> Result<(), Error> {
        let Some(shared) = open.tournament.take() else { return self.load(id, open).await };
        let entries = self.0.store.tournament_log(id, shared.version()).await.map_err(unavailable)?;
        if entries.is_empty() {
            open.tournament = Some(shared);
            return Ok(());
        }
        let mut tournament = Arc::try_unwrap(shared).unwrap_or_else(|shared| (*shared).clone());
        if entries.iter().all(|entry| tournament.fold(entry).is_ok()) {
            open.set(Arc::new(tournament));
            open.tell_viewers();
            return Ok(());
        }
        self.load(id, open).await
    }

    /// Another node has stored something.
    pub(in crate::live) async fn changed_elsewhere(&self, id: TournamentId) {
        let shared = self.map().get(&id).cloned();
        let Some(shared) = shared else { return };
        let mut open = shared.work.lock().await;
        // If it cannot be read now, it is read again with the next input.
        drop(self.catch_up(id, &mut open).await);
    }

    /// A tournament as it was stored last.
    pub async fn read(&self, id: TournamentId) -> Result<SeenTournament, Error> {
        let shared = self.map().get(&id).cloned();
        if let Some(seen) = shared.and_then(|shared| shared.seen()) {
            return Ok(seen);
        }
        self.with(id, async |open, _| open.seen.lock().expect("nobody panics while holding it").clone().ok_or(Error::Internal)).await
    }

    /// Subscribes a connection to changes of a tournament.
    pub async fn watch(&self, id: TournamentId, connection: ConnectionId, outbox: Outbox) -> Result<(), Error> {
        self.with(id, async |open, _| {
            open.viewers.retain(|_, outbox| outbox.is_open());
            if open.viewers.len() >= MOST_TOURNAMENT_VIEWERS {
                return Err(Error::TooLarge { what: "watchers".to_owned(), limit: MOST_TOURNAMENT_VIEWERS as u32 });
            }
            // What they have read may be older.
            let version = open.tournament.as_ref().map_or(0, |tournament| tournament.version());
            outbox.send(&ToClient::TournamentMoved { tournament: id, version });
            open.viewers.insert(connection, outbox);
            Ok(())
        })
        .await
    }

    /// A connection does not look at a tournament any more.
    pub async fn unwatch(&self, id: TournamentId, connection: ConnectionId) {
        let shared = self.map().get(&id).cloned();
        if let Some(shared) = shared {
            shared.work.lock().await.viewers.remove(&connection);
        }
    }

    /// Sends viewers the changes they have not received yet, and drops what nobody needs.
    pub(super) async fn tend(&self) {
        let all: Vec<(TournamentId, OpenTournament)> = self.map().iter().map(|(id, open)| (*id, open.clone())).collect();
        for (id, shared) in all {
            let Ok(mut open) = shared.work.try_lock() else { continue };
            if open.is_news {
                open.tell_viewers();
            }
            open.viewers.retain(|_, outbox| outbox.is_open());
            if open.viewers.is_empty() && open.used.elapsed() >= IDLE {
                open.closed = true;
                self.map().remove(&id);
            }
        }
    }
}
