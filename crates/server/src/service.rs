//! What every request and connection shares.

use crate::accounts::networks::Arrivals;
use crate::accounts::passwords::Passwords;
use crate::accounts::secret::ServerSecret;
use crate::bus::Bus;
use crate::config::{Config, Database};
use crate::env::Env;
use crate::featured::Featured;
use crate::http::Pictures;
use crate::limits::Limits;
use crate::live::Context;
use crate::push::VapidKey;
use crate::records::Records;
use crate::shares::Shares;
use crate::store::{Cursor, GamesFilter, Lease, Store, StoreError, StoreOptions, make_folder};
use crate::supervisor::{Stopping, Supervisor};
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use trilynx_protocol::wire::Stage;

/// How often expired sessions are removed …
const SWEEP_SESSIONS_EVERY: Duration = Duration::from_secs(3600);
/// … and how many at a time.
const SWEEP_SESSIONS: u32 = 500;
/// How long a notification is kept.
const KEEP_NOTIFICATIONS: Duration = Duration::from_secs(60 * 86_400);
/// How long the keys of granted commands are kept after the last thing that happened at a finished table. A client repeats a command
/// within seconds, or when it finds its connection again.
const KEEP_KEYS: Duration = Duration::from_secs(86_400);
/// How often finished tables are looked at for them …
const PRUNE_KEYS_EVERY: Duration = Duration::from_secs(60);
/// … and how many at a time: some thousand keys, which nobody notices.
const PRUNE_KEYS: u32 = 50;
/// The pause between two times when there is more to do.
const BETWEEN_BATCHES: Duration = Duration::from_secs(1);
/// How often some people are looked at, whether they are guests to be forgotten …
const SWEEP_GUESTS_EVERY: Duration = Duration::from_secs(60);
/// … and how many at a time: a million within a day, and nobody waits for it.
const SWEEP_GUESTS: u32 = 1000;

/// How long the store may take to close. A database that is out of reach keeps nobody longer.
const CLOSE_WITHIN: Duration = Duration::from_secs(10);

/// The running service. Cheap to clone.
#[derive(Clone)]
pub struct Service(Arc<Parts>);

/// What it is made of.
pub struct Parts {
    /// Its settings at the start.
    pub config: Config,
    /// What outlives it.
    pub store: Store,
    /// How much a stranger may ask for.
    pub limits: Limits,
    /// Who has come from where today.
    pub arrivals: Arrivals,
    /// What checks passwords.
    pub passwords: Passwords,
    /// What it signs with.
    pub secret: ServerSecret,
    /// What push services know it by.
    pub vapid: VapidKey,
    /// Live play.
    pub live: Context,
    /// Whose turn it is to have a table replayed.
    pub shares: Shares,
    /// Records that were made.
    pub records: Records,
    /// Pictures that were drawn.
    pub pictures: Pictures,
    /// Finished games worth watching.
    pub featured: Featured,
    /// Whether it is about to stop.
    pub stopping: Stopping,
    /// The right to serve the store, until that is closed.
    lease: Mutex<Option<Lease>>,
}

impl Deref for Service {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// The time by the calendar, in milliseconds since 1970: what people, sessions and sanctions are dated by.
pub fn calendar_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

impl Service {
    /// Opens the store and starts what runs beside the requests.
    pub async fn start(config: Config) -> Result<Service, StoreError> {
        Service::start_with(config, Bus::alone(), Env::system).await
    }

    /// The same as one of those who share a bus, and with another clock and other dice, made from the time of service that is stored.
    pub async fn start_with(config: Config, bus: Bus, env: impl FnOnce(u64) -> Env) -> Result<Service, StoreError> {
        if let Database::Sqlite(path) = &config.database {
            make_folder(path)?;
        }
        // A server that stands by waits here, and knows nothing yet: what is stored is read when it is its turn.
        let (url, options) = (config.database.url(), StoreOptions::default());
        let (store, lease) = match bus.is_shared() {
            false => Store::open_to_serve(&url, options).await?,
            true => Store::join(&url, options, bus.node().clone()).await?,
        };
        let limits = Limits::new(config.limits.clone(), config.max_connections);
        let passwords = Passwords::new(config.password_cost);
        let secret = ServerSecret::load(&store).await?;
        let vapid = VapidKey::load(&store).await?;
        let supervisor = Supervisor::default();
        let stopping = supervisor.stopping().clone();
        let (env, words) = (env(store.service_clock().await?), config.words.clone());
        let live = Context::start(store.clone(), bus, env, supervisor, &config.bots, config.fair_play, words).await?;
        let (shares, records, pictures) = (Shares::for_this_machine(), Records::default(), Pictures::default());
        let featured = Featured::default();
        let lease = Mutex::new(Some(lease));
        let service = Service(Arc::new(Parts {
            config,
            store,
            limits,
            arrivals: Arrivals::default(),
            passwords,
            secret,
            vapid,
            live,
            shares,
            records,
            pictures,
            featured,
            stopping,
            lease,
        }));
        service.spawn("lease", stop_when_lost);
        service.spawn("limits", |service| service.limits.clone().sweep());
        service.spawn("shares of limits", divide_limits);
        if service.live.bus.is_shared() {
            service.spawn("reviews that other nodes ask for", crate::http::answer_review_calls);
        }
        service.spawn("acts of hosts", crate::hosts::follow);
        service.spawn("sessions", sweep_sessions);
        service.spawn("challenges of passkeys", sweep_passkey_challenges);
        service.spawn("rated games", remember_rated_games);
        service.spawn("guests", sweep_guests);
        service.spawn("keys of commands", prune_keys);
        service.spawn("old notifications", sweep_notifications);
        service.spawn("finished games", crate::webhooks::number);
        service.spawn("webhooks", crate::webhooks::deliver);
        service.spawn("push messages", crate::push::deliver);
        service.spawn("codes in mails", sweep_mail);
        service.spawn("networks", sweep_networks);
        service.spawn("lost focus", sweep_lost_focus);
        #[cfg(feature = "mail")]
        service.spawn("mails", crate::mail::deliver);
        Ok(service)
    }

    /// Runs a task as long as the service does.
    pub fn spawn<F: Future<Output = ()> + Send>(&self, name: &'static str, task: impl Fn(Service) -> F + Send + 'static) -> JoinHandle<()> {
        let service = self.clone();
        self.live.supervisor.run(name, move || task(service.clone()))
    }

    /// Tells every task and connection that the service stops, and ends all thinking.
    pub fn stop(&self) {
        self.stopping.begin();
        self.live.bots.stop();
    }

    /// The time by the calendar.
    pub fn now_unix_ms(&self) -> u64 {
        calendar_ms()
    }

    /// Lets what is under way be stored, then closes the store. Called when the last request has been answered. Says whether the store was
    /// this server's to the end.
    pub async fn close(&self) -> Closed {
        self.stop();
        self.live.bus.close();
        if tokio::time::timeout(CLOSE_WITHIN, self.store.close()).await.is_err() {
            tracing::warn!("the store did not close within {CLOSE_WITHIN:?}");
        }
        match self.lease.lock().await.take() {
            Some(lease) if lease.is_lost() => Closed::Superseded,
            Some(lease) => {
                lease.release().await;
                Closed::InOrder
            }
            None => Closed::InOrder,
        }
    }
}

/// How a service ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Closed {
    /// Because it was asked to.
    InOrder,
    /// Because another server has taken its tables over, or may have.
    Superseded,
}

/// Two servers that answer for the same tables are worse than one: a server that has lost the lease stops. Started again, it stands by.
async fn stop_when_lost(service: Service) {
    let lost = service.lease.lock().await.as_ref().map(Lease::lost);
    if let Some(lost) = lost {
        lost.await;
        service.stopping.begin();
    }
}

/// Nodes that serve together allow as much as one alone, each its share.
async fn divide_limits(service: Service) {
    let mut living = service.live.nodes.changes();
    while living.changed().await.is_ok() {
        service.limits.divide(service.live.nodes.count());
    }
}

async fn sweep_sessions(service: Service) {
    let mut wait = SWEEP_SESSIONS_EVERY;
    while !service.stopping.within(wait).await {
        wait = match service.store.sweep_sessions(service.now_unix_ms(), SWEEP_SESSIONS).await {
            Ok(swept) if swept >= u64::from(SWEEP_SESSIONS) => BETWEEN_BATCHES,
            Ok(_) => SWEEP_SESSIONS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "expired sessions stay for now");
                SWEEP_SESSIONS_EVERY
            }
        };
    }
}

async fn sweep_passkey_challenges(service: Service) {
    let mut wait = SWEEP_SESSIONS_EVERY;
    while !service.stopping.within(wait).await {
        wait = match service.store.sweep_passkey_challenges(service.now_unix_ms(), SWEEP_SESSIONS).await {
            Ok(swept) if swept >= u64::from(SWEEP_SESSIONS) => BETWEEN_BATCHES,
            Ok(_) => SWEEP_SESSIONS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "answered challenges stay for now");
                SWEEP_SESSIONS_EVERY
            }
        };
    }
}

async fn sweep_mail(service: Service) {
    let mut wait = SWEEP_SESSIONS_EVERY;
    while !service.stopping.within(wait).await {
        let now = service.now_unix_ms();
        wait = match service.store.sweep_mail(now, (now / 86_400_000).saturating_sub(1), SWEEP_SESSIONS).await {
            Ok(swept) if swept >= u64::from(SWEEP_SESSIONS) => BETWEEN_BATCHES,
            Ok(_) => SWEEP_SESSIONS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "codes of mails stay for now");
                SWEEP_SESSIONS_EVERY
            }
        };
    }
}

async fn sweep_networks(service: Service) {
    let mut wait = SWEEP_SESSIONS_EVERY;
    while !service.stopping.within(wait).await {
        wait = match service.store.sweep_networks(service.now_unix_ms(), SWEEP_SESSIONS).await {
            Ok(swept) if swept >= u64::from(SWEEP_SESSIONS) => BETWEEN_BATCHES,
            Ok(_) => SWEEP_SESSIONS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "it is remembered for longer where accounts were used");
                SWEEP_SESSIONS_EVERY
            }
        };
    }
}

async fn sweep_lost_focus(service: Service) {
    while !service.stopping.within(SWEEP_SESSIONS_EVERY).await {
        if let Err(cause) = service.store.sweep_lost_focus(service.now_unix_ms()).await {
            tracing::warn!(%cause, "it is remembered for longer when pages lost the focus");
        }
    }
}

async fn sweep_notifications(service: Service) {
    let mut wait = SWEEP_SESSIONS_EVERY;
    while !service.stopping.within(wait).await {
        let before = service.live.env.now().unix_ms.saturating_sub(KEEP_NOTIFICATIONS.as_millis() as u64);
        wait = match service.store.sweep_notifications(before, SWEEP_SESSIONS).await {
            Ok(swept) if swept >= u64::from(SWEEP_SESSIONS) => BETWEEN_BATCHES,
            Ok(_) => SWEEP_SESSIONS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "old notifications stay for now");
                SWEEP_SESSIONS_EVERY
            }
        };
    }
}

async fn prune_keys(service: Service) {
    let mut wait = PRUNE_KEYS_EVERY;
    while !service.stopping.within(wait).await {
        let before = service.now_unix_ms().saturating_sub(KEEP_KEYS.as_millis() as u64);
        wait = match service.store.prune_keys(before, PRUNE_KEYS).await {
            Ok(PRUNE_KEYS) => BETWEEN_BATCHES,
            Ok(_) => PRUNE_KEYS_EVERY,
            Err(cause) => {
                tracing::warn!(%cause, "the keys of finished tables stay for now");
                PRUNE_KEYS_EVERY
            }
        };
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
            let (table, fair_play) = (*table, service.live.fair_play.clone());
            let replayed = tokio::task::spawn_blocking(move || fair_play.replay(table, &entries));
            if let Ok(Err(damaged)) = replayed.await {
                tracing::error!(%table, %damaged, "a stored table is damaged");
            }
            // It may have ended while we looked at its past.
            if !service.store.row(table).await.is_ok_and(|row| row.is_some_and(|row| row.stage == Stage::Playing)) {
                service.live.fair_play.forget(table);
            }
        }
    }
}

async fn sweep_guests(service: Service) {
    let mut after = None;
    while !service.stopping.within(SWEEP_GUESTS_EVERY).await {
        let before = service.now_unix_ms().saturating_sub(service.config.keep_guests.as_millis() as u64);
        match service.store.sweep_guests(after, before, SWEEP_GUESTS).await {
            Ok(swept) => {
                swept.guests.iter().for_each(|guest| service.live.directory.forget(*guest));
                after = swept.next;
            }
            Err(cause) => tracing::warn!(%cause, "guests who do not come back stay for now"),
        }
    }
}
