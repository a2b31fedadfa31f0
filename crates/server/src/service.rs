//! What every request and connection shares.

use crate::accounts::passwords::Passwords;
use crate::accounts::secret::ServerSecret;
use crate::config::{Config, Database};
use crate::limits::Limits;
use crate::live::Hub;
use crate::records::Records;
use crate::reviews::Reviews;
use crate::shares::Shares;
use crate::sources::Sources;
use crate::store::{Cursor, GamesFilter, Lease, Store, StoreError, StoreOptions};
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use trilynx_protocol::wire::Stage;

/// How often expired sessions are removed.
const SWEEP_SESSIONS_EVERY: Duration = Duration::from_secs(3600);
/// How often some people are looked at, whether they are guests to be forgotten …
const SWEEP_GUESTS_EVERY: Duration = Duration::from_secs(60);
/// … and how many at a time: a million within a day, and nobody waits for it.
const SWEEP_GUESTS: u32 = 1000;

/// The running service. Cheap to clone.
#[derive(Clone)]
pub struct Service(Arc<Parts>);

/// What it is made of.
pub struct Parts {
    /// What it was told at its start.
    pub config: Config,
    /// What outlives it.
    pub store: Store,
    /// How much a stranger may ask for.
    pub limits: Limits,
    /// What checks passwords.
    pub passwords: Passwords,
    /// What it signs with.
    pub secret: ServerSecret,
    /// The tables.
    pub live: Hub,
    /// The reviews of games.
    pub reviews: Reviews,
    /// Whose turn it is to have a table replayed.
    pub shares: Shares,
    /// Records that were made.
    pub records: Records,
    /// Whether it is about to stop.
    pub stopping: Stopping,
    /// Keeps the lease of the store until that is closed.
    lease_kept: Mutex<Option<JoinHandle<()>>>,
}

impl Deref for Service {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl Service {
    /// Opens the store and starts what runs beside the requests.
    pub async fn start(config: Config) -> Result<Service, StoreError> {
        Service::start_with(config, Sources::system).await
    }

    /// The same with another clock and other dice, made from the time of service that is stored.
    pub async fn start_with(config: Config, sources: impl FnOnce(u64) -> Sources) -> Result<Service, StoreError> {
        if let Database::Sqlite(path) = &config.database {
            make_folder(path)?;
        }
        let store = Store::open(&config.database.url(), StoreOptions::default()).await?;
        // Whoever stands by knows nothing yet: what is stored is read when it is this server's turn.
        let lease = store.lease().await?;
        let limits = Limits::new(config.limits.clone(), config.max_connections);
        tokio::spawn(limits.clone().sweep());
        let passwords = Passwords::new(config.password_cost);
        let secret = ServerSecret::load(&store).await?;
        let live = Hub::start(store.clone(), sources(store.service_clock().await?), &config.live).await?;
        let reviews = Reviews::new(live.bots().clone());
        let (shares, records) = (Shares::for_this_machine(), Records::default());
        let (stopping, lease_kept) = (Stopping::default(), Mutex::new(None));
        let service =
            Service(Arc::new(Parts { config, store, limits, passwords, secret, live, reviews, shares, records, stopping, lease_kept }));
        *service.lease_kept.lock().await = Some(tokio::spawn(keep_lease(lease, service.stopping.clone())));
        tokio::spawn(sweep_sessions(service.clone()));
        tokio::spawn(remember_rated_games(service.clone()));
        tokio::spawn(sweep_guests(service.clone()));
        Ok(service)
    }

    /// The time by the calendar.
    pub fn now_unix_ms(&self) -> u64 {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// Lets what is under way be stored, then closes the store. Called when the last request has been answered.
    pub async fn close(&self) {
        self.stopping.begin();
        self.live.stop();
        self.store.close().await;
        if let Some(lease) = self.lease_kept.lock().await.take() {
            lease.abort();
            // It ends by being ended.
            let _ = lease.await;
        }
    }
}

/// Two servers that take tables away from each other are worse than one: who has lost the lease stops, and can stand by when started again.
async fn keep_lease(lease: Lease, stopping: Stopping) {
    lease.lost().await;
    tracing::error!("another server has taken this database over; this one stops");
    stopping.begin();
}

fn make_folder(file: &Path) -> Result<(), StoreError> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| StoreError::Folder(folder.to_owned(), error))
}

async fn sweep_sessions(service: Service) {
    while !service.stopping.within(SWEEP_SESSIONS_EVERY).await {
        if let Err(cause) = service.store.sweep_sessions(service.now_unix_ms()).await {
            tracing::warn!(%cause, "expired sessions stay for now");
        }
    }
}

/// Rated games that went on before this server started: a correspondence game may not come into memory for days.
async fn remember_rated_games(service: Service) {
    let mut filter = GamesFilter { stage: Some(Stage::Playing), private: true, limit: 100, ..GamesFilter::default() };
    while !service.stopping.has_begun() {
        let rows = match service.store.games(filter.clone()).await {
            Ok(rows) => rows,
            Err(cause) => return tracing::warn!(%cause, "some rated games are not known until somebody plays on"),
        };
        let Some((last, row)) = rows.last() else { return };
        filter.before = Some(Cursor { opened_unix_ms: row.opened_unix_ms, table: *last });
        for (table, _) in rows.iter().filter(|(_, row)| row.rated) {
            let Ok(entries) = service.store.log(*table, 0, u32::MAX).await else { continue };
            let (table, fair_play) = (*table, service.live.fair_play().clone());
            let replayed = tokio::task::spawn_blocking(move || fair_play.replay(table, &entries));
            if let Ok(Err(damaged)) = replayed.await {
                tracing::error!(%table, %damaged, "a stored table is damaged");
            }
            // It may have ended while we looked at its past.
            if !service.store.row(table).await.is_ok_and(|row| row.is_some_and(|row| row.stage == Stage::Playing)) {
                service.live.fair_play().forget(table);
            }
        }
    }
}

async fn sweep_guests(service: Service) {
    let mut after = None;
    while !service.stopping.within(SWEEP_GUESTS_EVERY).await {
        let before = service.now_unix_ms().saturating_sub(service.config.keep_guests.as_millis() as u64);
        match service.store.sweep_guests(after, before, SWEEP_GUESTS).await {
            Ok(swept) => after = swept.next,
            Err(cause) => tracing::warn!(%cause, "guests who do not come back stay for now"),
        }
    }
}

/// Says that the service is about to stop, once and for all who wait for it.
#[derive(Clone)]
pub struct Stopping(Arc<watch::Sender<bool>>);

impl Default for Stopping {
    fn default() -> Stopping {
        Stopping(Arc::new(watch::Sender::new(false)))
    }
}

impl Stopping {
    /// It stops from now on.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Whether it does.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it does.
    pub async fn begun(&self) {
        let mut told = self.0.subscribe();
        // The sender lives as long as we do, so waiting cannot fail.
        let _begun = told.wait_for(|stopping| *stopping).await;
    }

    /// Waits so long at most, and says whether it has begun by then.
    pub async fn within(&self, wait: Duration) -> bool {
        tokio::time::timeout(wait, self.begun()).await.is_ok()
    }
}
