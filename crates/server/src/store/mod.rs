//! What outlives the process: tables with their logs, people, sessions, ratings, and how far the service clock has run.
//!
//! The one thing to know: there is one [`Store`] type over two engines. What happens at tables goes through one writer that commits
//! whatever has queued up (`append`); everything else is a plain query whose text is the same for SQLite and PostgreSQL.

mod acts;
mod agreements;
mod append;
mod beside;
mod blocks;
mod challenges;
mod club_rules;
mod club_talk;
mod clubs;
mod error;
mod examine;
mod explorer;
mod files;
mod finished;
mod follows;
mod history;
mod hosts;
mod lease;
mod leavers;
mod lessons;
mod lists;
mod mail;
mod messages;
mod migrations;
mod networks;
mod nodes;
mod notifications;
mod passkeys;
mod people;
mod planned_moves;
#[cfg(test)]
mod plans;
mod postgres;
mod proof;
mod push;
mod puzzle_checks;
mod puzzles;
mod ratings;
mod recovery;
mod reports;
mod sanctions;
mod sessions;
#[cfg(test)]
mod simulator;
mod sqlite;
mod studies;
mod tables;
mod tenure;
mod tournaments;
mod vacations;
mod validate;
mod webhooks;
mod writer;

pub use acts::{ActKind, ActRow, Actor, Warrant};
pub use agreements::{AgreementRow, ComparedGame, MOST_WAITING};
pub use append::{Append, AppendError, CommandKey, Granted};
pub use blocks::{BlockRow, Blocking, MOST_BLOCKED, MOST_BLOCKED_IDS};
pub use challenges::{ChallengeRow, MOST_CHALLENGES, MayChallenge};
pub use club_rules::ClubRefused;
pub use club_talk::{ClubMessageRow, MOST_CLUB_MESSAGES, MOST_CLUB_SEASONS, MOST_SEASON_TOURNAMENTS, SeasonTournament};
pub use clubs::{
    ClubDeed, ClubMemberRow, ClubRow, ClubTerms, MOST_CLUB_ACTS, MOST_CLUB_MEMBERS, MOST_CLUB_REQUESTS, MOST_CLUBS_JOINED,
    MOST_CLUBS_LISTED, MOST_CLUBS_OWNED,
};
pub use error::StoreError;
pub use examine::{DatabaseReport, examine};
pub use explorer::{ExploredGame, ExplorerFilter, ExplorerRow, GameKind, RatingBand};
pub use files::make_folder;
pub use finished::{FinishedGame, MOST_CALLS};
pub use follows::{FollowRow, Following, MOST_FOLLOWED};
pub use history::{HistoryCursor, PastGame};
pub use hosts::{AccountCounts, AccountsFilter, BanRow, Role};
pub use lease::DEAD_AFTER;
pub use leavers::JudgedPlayer;
pub use lists::{Cursor, GamesFilter};
pub use mail::{CodeUse, Confirmed, DIGEST_EVERY_MS, DueMail, MOST_ACCOUNTS_OF_ADDRESS, MailKind, MailRow};
pub use messages::{ConversationRow, MESSAGES_AT_ONCE, MOST_CONVERSATIONS, MOST_MESSAGES};
pub use networks::{MOST_NETWORKS, NETWORKS_KEPT_MS, NetworkBanRow, NetworkHash};
pub use nodes::{NodeRow, drain_on, nodes_on};
pub use notifications::{MOST_NOTIFICATIONS, NewNotification, NotificationRow, Notify};
pub use passkeys::{PasskeyAdded, PasskeyRow, PasskeyUse};
pub use people::{Account, Kind, Merged, PersonRow, Swept};
pub use push::{DuePush, MOST_SUBSCRIPTIONS, PushSubscription};
pub use puzzle_checks::{PuzzleReportRow, PuzzleVerdict, ReportedPuzzle, reported_puzzles};
pub use puzzles::{PuzzleCount, PuzzlePerson, PuzzleSaidRow, PuzzleTryRow};
pub use ratings::{LEAST_GAMES, MOST_DEVIATION, RankedPerson, Rated, Rating, RatingPoint, ToRate};
pub use reports::{
    EvidenceLine, MOST_OPEN_REPORTS, MOST_OPEN_REPORTS_OF_GUEST, MOST_REPORT_PARTS, ReportRow, ReportToAdd, ReportedRow, Reporting,
};
pub use sanctions::{AppealRow, SanctionRow};
pub use sessions::{MOST_SESSIONS, SecretHash, SessionRow, TokenRow};
pub use sqlite::{backup, restore};
pub use studies::{KEPT_ENTRIES, MOST_LISTED as MOST_STUDIES_LISTED, StoredStudy, StudyCursor};
pub use tables::{Owned, TableRow, ToMove};
pub use tenure::Lease;
pub use tournaments::{MOST_PLACES, MOST_TOURNAMENTS_LISTED, TournamentCursor, TournamentRow};
pub use vacations::{TakingVacation, VacationRow, longest_vacation, vacation_days_left};
pub use webhooks::WebhookRow;

use lease::Company;
use std::path::Path;
use std::sync::Arc;
use tenure::Tenure;
use trilynx_protocol::PersonId;

/// The durable state of a server. Cheap to clone; the engine is closed with [`Store::close`].
#[derive(Clone)]
pub struct Store {
    db: Db,
    writer: writer::Writer,
    /// For how long, where several servers share a database.
    tenure: Option<Arc<Tenure>>,
    proof: Arc<std::sync::Mutex<Option<proof::WriteProof>>>,
}

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// The most connections that read at the same time.
    pub readers: u32,
    /// The most lists of appends that wait for the writer; more of them wait until there is room.
    pub queue: usize,
    /// How long a connection may take until the store counts as unavailable.
    pub patience: std::time::Duration,
    /// SQLite: the number of pages (of 2 KiB) in its write-ahead log at which they are copied back into the file.
    pub checkpoint_pages: u32,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { readers: 4, queue: 4096, patience: std::time::Duration::from_secs(5), checkpoint_pages: 8192 }
    }
}

/// How busy a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// Jobs that wait for the writer.
    pub queued: usize,
    /// How many may.
    pub queue: usize,
    /// Connections for reading that are in use.
    pub readers_busy: usize,
    /// How many there may be.
    pub readers: usize,
}

/// The engine. Each has one connection that commits the tables' events, and others.
#[derive(Clone)]
enum Db {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

/// Runs one piece of code on a pool that reads, whichever engine it belongs to.
macro_rules! reading {
    ($store:expr, $pool:ident => $body:expr) => {
        match $store.engine()? {
            $crate::store::Db::Sqlite(db) => {
                let $pool = &db.read;
                $body
            }
            $crate::store::Db::Postgres(db) => {
                let $pool = &db.pool;
                $body
            }
        }
    };
}

/// Runs one piece of code on a pool that may write. SQLite's has one connection, shared with the writer: SQLite has one writer at a time.
macro_rules! writing {
    ($store:expr, $pool:ident => $body:expr) => {
        match $store.engine()? {
            $crate::store::Db::Sqlite(db) => {
                let $pool = db.writable()?;
                $body
            }
            $crate::store::Db::Postgres(db) => {
                let $pool = &db.pool;
                $body
            }
        }
    };
}
/// Runs one statement with these values on a pool that may write; [`StoreError::Missing`] if it changes nothing.
macro_rules! changing {
    ($store:expr, $sql:expr, $($value:expr),+) => {{
        let changed = $crate::store::writing!($store, pool => {
            sqlx::query($sql)$(.bind($value))+.execute(pool).await.map(|done| done.rows_affected())
        })?;
        $crate::store::there(changed)
    }};
}
use {changing, reading, writing};

/// Something was changed, or there was nothing to change.
fn there(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

impl Store {
    /// Opens `sqlite:PATH` (made if it is not there) or `postgres://…`, and brings its tables up to date. This is for tools that work on a
    /// store that no server serves, or only reads: see [`Store::open_to_serve`].
    pub async fn open(url: &str, options: StoreOptions) -> Result<Store, StoreError> {
        let node = node()?;
        match Engine::of(url)? {
            Engine::Sqlite => Ok(Store::over(Db::Sqlite(sqlite::Sqlite::open(url, &options).await?), node, &options, None)),
            Engine::Postgres => {
                let place = postgres::Endpoint::read(url, &node, &options)?;
                place.migrate().await?;
                Ok(Store::over(Db::Postgres(place.open(None).await?), node, &options, None))
            }
        }
    }

    /// Waits until it is this server's turn to serve the tables, and opens the store for it. Nothing is read or changed before.
    ///
    /// The store refuses everything as soon as the [`Lease`] is lost, or might be.
    pub async fn open_to_serve(url: &str, options: StoreOptions) -> Result<(Store, Lease), StoreError> {
        let node = node()?;
        match Engine::of(url)? {
            Engine::Sqlite => {
                let db = Db::Sqlite(sqlite::Sqlite::open(url, &options).await?);
                let store = Store::over(db, node.clone(), &options, None);
                store.merge_clocks(&node).await?;
                Ok((store, Lease::of_a_file()))
            }
            Engine::Postgres => Store::serve(url, node, &options, Company::Alone).await,
        }
    }

    /// Opens the store to serve its tables beside other servers that do the same: each table is served by the one that has taken it over
    /// ([`Store::own`]) as long as that one is alive. Waits while a server serves it alone.
    ///
    /// `node` is what this one is called: nobody else is or ever was.
    pub async fn join(url: &str, options: StoreOptions, node: Arc<str>) -> Result<(Store, Lease), StoreError> {
        match Engine::of(url)? {
            Engine::Sqlite => Err(StoreError::NotHere("several servers share a PostgreSQL database, not a file")),
            Engine::Postgres => Store::serve(url, node, &options, Company::Together).await,
        }
    }

    async fn serve(url: &str, node: Arc<str>, options: &StoreOptions, company: Company) -> Result<(Store, Lease), StoreError> {
        let place = postgres::Endpoint::read(url, &node, options)?;
        let (tenure, lease) = lease::acquire(&place.connect, &node, company, options.patience).await?;
        place.migrate().await?;
        let db = Db::Postgres(place.open(Some(tenure.clone())).await?);
        let store = Store::over(db, node.clone(), options, Some(tenure));
        store.merge_clocks(&node).await?;
        Ok((store, lease))
    }

    fn over(db: Db, node: Arc<str>, options: &StoreOptions, tenure: Option<Arc<Tenure>>) -> Store {
        let writer = writer::Writer::start(db.clone(), node, options.queue);
        Store { db, writer, tenure, proof: Arc::default() }
    }

    /// The servers that served before leave one row between them: the latest, as this one's. Those that serve beside it keep theirs.
    async fn merge_clocks(&self, node: &str) -> Result<(), StoreError> {
        let forget = match &self.db {
            Db::Sqlite(_) => "DELETE FROM service_clock WHERE node <> $1",
            Db::Postgres(_) => "DELETE FROM service_clock WHERE node <> $1 AND node NOT IN (SELECT id FROM nodes)",
        };
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in [
                "INSERT INTO service_clock (node, service_ms) SELECT $1, MAX(service_ms) FROM service_clock HAVING COUNT(*) > 0",
                forget,
            ] {
                sqlx::query(sql).bind(node).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Whether what this server has in memory is still what is stored: false as soon as another one may have taken over.
    pub fn may_serve(&self) -> bool {
        self.tenure.as_ref().is_none_or(|tenure| tenure.lasts())
    }

    fn engine(&self) -> Result<&Db, StoreError> {
        if self.may_serve() { Ok(&self.db) } else { Err(StoreError::Superseded) }
    }

    /// Lets what has been queued be written, then closes every connection. Later calls fail.
    pub async fn close(&self) {
        self.writer.stop().await;
        match &self.db {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
        }
    }

    /// How far the service clock has run, as far as is stored.
    pub async fn service_clock(&self) -> Result<u64, StoreError> {
        let sql = "SELECT MAX(service_ms) FROM service_clock";
        let shown: Option<i64> = reading!(self, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?;
        Ok(shown.map_or(0, unsigned))
    }

    /// Stores that the service clock has run this far, and says what it shows: later, if another node is ahead. Never goes back.
    pub async fn heartbeat(&self, service_ms: u64) -> Result<u64, StoreError> {
        self.writer.heartbeat(service_ms).await?;
        self.service_clock().await
    }

    /// Writes a copy of everything to a new file, while the store is in use. The copy can be opened as a store or handed to [`restore`].
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(db) => db.backup(to).await,
            Db::Postgres(_) => Err(StoreError::NotHere("PostgreSQL is backed up with its own pg_dump")),
        }
    }

    /// How long ago the lease was renewed; nothing where there is none, because nobody else can open the file.
    pub fn lease_age(&self) -> Option<std::time::Duration> {
        self.tenure.as_ref().map(|tenure| tenure.age())
    }

    /// How busy it is at the moment.
    pub fn load(&self) -> Load {
        let (queued, queue) = self.writer.queued();
        let (open, idle, most) = match &self.db {
            Db::Sqlite(db) => (db.read.size(), db.read.num_idle(), db.read.options().get_max_connections()),
            Db::Postgres(db) => (db.pool.size(), db.pool.num_idle(), db.pool.options().get_max_connections()),
        };
        // A connection may be taken between the two looks.
        Load { queued, queue, readers_busy: (open as usize).saturating_sub(idle), readers: most as usize }
    }

    /// How long a query would have to wait for a connection now.
    pub async fn wait_for_reader(&self) -> Result<std::time::Duration, StoreError> {
        let began = std::time::Instant::now();
        reading!(self, pool => pool.acquire().await.map(drop))?;
        Ok(began.elapsed())
    }

    /// Whether the engine answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let _: i64 = reading!(self, pool => sqlx::query_scalar("SELECT CAST(1 AS BIGINT)").fetch_one(pool).await)?;
        Ok(())
    }
}

/// Which engine an address is for.
enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    fn of(url: &str) -> Result<Engine, StoreError> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Engine::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(Engine::Postgres),
            _ => Err(StoreError::Address(url.to_owned())),
        }
    }
}

/// A name for this server among those that share a database.
fn node() -> Result<Arc<str>, StoreError> {
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).map_err(|error| StoreError::Unavailable(sqlx::Error::Io(std::io::Error::other(error.to_string()))))?;
    Ok(PersonId::from_random(chance).as_str().into())
}

/// Counts and times are 64-bit signed in both engines. Ours are far from the end of that.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// What [`signed`] wrote.
fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// A count or version; those that do not fit were not written by us.
fn small(number: i64, what: &str) -> Result<u32, StoreError> {
    u32::try_from(number).map_err(|_| StoreError::Corrupt(format!("{what} {number}")))
}

/// An id from its column.
fn id<T: std::str::FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("{text:?} is no id")))
}

/// A value from a column of JSON. The error names the column, not the content: that may be a deal.
fn from_json<T: serde::de::DeserializeOwned>(text: &str, column: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt(format!("{column}, line {} column {}", error.line(), error.column())))
}

/// JSON for a column.
fn to_json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("our own types have only string keys")
}
