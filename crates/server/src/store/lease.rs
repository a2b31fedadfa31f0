//! Who of several servers on one PostgreSQL database serves its tables: one at a time, the others stand by.
//!
//! The one thing to know: a server that serves has a row in `nodes` with the time when it was last seen, by the database's clock. It
//! renews that every second, and trusts a renewal for half as long as everybody else does, by a clock of its own that nothing stops. So a
//! server that was paused or cut off knows that it must not serve before anybody can have taken over. What it might still write is refused
//! by the database, because each of the writer's transactions requires the term of the lease ([`Tenure::term`]).

use super::StoreError;
use crate::uptime::since_boot;
use futures_util::FutureExt as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// How often the holder says that it is there.
const RENEW_EVERY: Duration = Duration::from_secs(1);
/// How long the holder trusts that, counted from before it was sent. For the others it lasts longer: see [`dead`].
const TRUSTED: Duration = Duration::from_millis(2500);
/// How often a server that stands by looks at the lease.
const STANDING_BY: Duration = Duration::from_millis(200);
/// How long the database may take to answer about the lease.
const ANSWERS_WITHIN: Duration = Duration::from_secs(1);
/// The pause before the database is asked again when it did not answer.
const PAUSE: Duration = Duration::from_millis(200);
/// How often a server that stands by says that the database does not answer.
const COMPLAIN_EVERY: Duration = Duration::from_secs(30);

/// Who is there, and who holds what. `tables` is the right to serve all tables; later there may be others. The time when a node was seen
/// is not in the row of its lease, so that the writer, who keeps that row from changing until its commit, does not keep the node from
/// being seen.
///
/// This is not a migration: a server that migrates already holds the lease. Servers up to 0.1.0 do not know these tables, and are not disturbed.
const CREATE: [&str; 2] = [
    r#"CREATE TABLE IF NOT EXISTS nodes (
    id   TEXT COLLATE "C" PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
)"#,
    r#"CREATE TABLE IF NOT EXISTS leases (
    name TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL, -- who holds it; nobody, if there is no such node
    term BIGINT NOT NULL            -- one more each time it is taken
)"#,
];

/// The sessions that hold the lock by which servers up to 0.1.0 know that another one serves: the number is `trilynx` in ASCII. Today's
/// holder has it too. PostgreSQL gives it up when the session ends, so it also tells that a holder's process has ended.
macro_rules! locking {
    () => {
        "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 7631465 AND objid = 1819897464 AND objsubid = 1 AND granted \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    };
}

/// A node that was last seen before this time is dead. If its session has ended too, that takes less time, but still more than the node
/// itself trusts a renewal, and a second for what a database may forget of the last renewals when it crashes.
macro_rules! dead {
    () => {
        concat!("clock_timestamp() - CASE WHEN EXISTS (", locking!(), ") THEN INTERVAL '5 seconds' ELSE INTERVAL '3.5 seconds' END")
    };
}

/// The lock of [`locking`] as one number.
const LOCK: i64 = 0x0074_7269_6c79_6e78;

const LOCKED: &str = concat!("SELECT EXISTS (", locking!(), ")");
const LOOK: &str = concat!(
    "SELECT l.node, l.term, COALESCE(n.seen <= ",
    dead!(),
    ", TRUE) FROM leases AS l LEFT JOIN nodes AS n ON n.id = l.node WHERE l.name = 'tables'"
);
const ARRIVE: &str = "INSERT INTO nodes (id, seen) VALUES ($1, clock_timestamp())";
/// The first lease there is.
const TAKE_FIRST: &str = "INSERT INTO leases (name, node, term) VALUES ('tables', $1, 1) ON CONFLICT (name) DO NOTHING RETURNING term";
/// The lease of a term whose holder is dead. A dead holder never comes back, so the observation may be a while old.
const TAKE: &str = "UPDATE leases SET node = $1, term = term + 1 WHERE name = 'tables' AND term = $2 RETURNING term";
const LEAVE: &str = "DELETE FROM nodes WHERE id = $1";
const RENEW: &str = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1";
/// Ends the sessions of the server that held the lease before, and of one of release 0.1.0 that has not noticed.
const END_FORMER: &str = concat!(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() \
     AND (application_name = $1 OR pid IN (",
    locking!(),
    "))"
);

/// What a server's sessions are called in PostgreSQL.
pub(super) fn session_name(node: &str) -> String {
    format!("trilynx {node}")
}

/// The time in which a server may serve.
pub(super) struct Tenure {
    /// What fences its writes.
    pub term: i64,
    node: Arc<str>,
    /// The last time a renewal that succeeded was sent, in milliseconds since boot.
    renewed_ms: AtomicU64,
    lost: watch::Sender<bool>,
}

impl Tenure {
    /// Whether nobody else can have taken over yet.
    pub fn lasts(&self) -> bool {
        !*self.lost.borrow() && self.age() < TRUSTED
    }

    /// Somebody else has taken over: for good.
    pub fn lose(&self) {
        self.lost.send_replace(true);
    }

    /// How long ago it was renewed.
    pub fn age(&self) -> Duration {
        since_boot().saturating_sub(Duration::from_millis(self.renewed_ms.load(Ordering::Acquire)))
    }

    fn renewed(&self, sent: Duration) {
        self.renewed_ms.store(milliseconds(sent), Ordering::Release);
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The right to serve the tables of a store. It is kept until it is released or lost.
pub struct Lease {
    /// SQLite's file is locked already.
    by: Option<Keeper>,
}

struct Keeper {
    tenure: Arc<Tenure>,
    release: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Lease {
    /// For a store that only one process can open.
    pub(super) fn of_a_file() -> Lease {
        Lease { by: None }
    }

    /// Whether it has been lost.
    pub fn is_lost(&self) -> bool {
        self.by.as_ref().is_some_and(|keeper| *keeper.tenure.lost.borrow())
    }

    /// Done when it is lost: another server has taken over, or may have. Never if it is released.
    pub fn lost(&self) -> impl Future<Output = ()> + Send + use<> {
        let lost = self.by.as_ref().map(|keeper| keeper.tenure.lost.subscribe());
        async move {
            if let Some(mut lost) = lost
                && lost.wait_for(|lost| *lost).await.is_ok()
            {
                return;
            }
            std::future::pending::<()>().await;
        }
    }

    /// Gives it back, so that another server need not wait until it expires. To be called when nothing is written any more.
    pub async fn release(mut self) {
        if let Some(keeper) = &mut self.by {
            keeper.release.notify_one();
            // It gives up soon when the database does not answer; a keeper that panicked has said so.
            let _ = (&mut keeper.task).await;
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(keeper) = &self.by {
            keeper.task.abort();
        }
    }
}

/// Waits until no other server has the lease, and takes it.
///
/// A database that cannot be used at all is an error. Once it has been seen to work, its troubles are waited out: a server that stands by
/// is there for the time after them.
pub(super) async fn acquire(connect: &PgConnectOptions, node: &Arc<str>, patience: Duration) -> Result<(Arc<Tenure>, Lease), StoreError> {
    let started = Instant::now();
    let mut session: Option<PgConnection> = None;
    let (mut seen_to_work, mut waits, mut complained) = (false, false, None::<Instant>);
    loop {
        match step(connect, node, &mut session).await {
            Ok(Step::Taken { term, sent, former }) => {
                let tenure =
                    Tenure { term, node: node.clone(), renewed_ms: AtomicU64::new(milliseconds(sent)), lost: watch::Sender::new(false) };
                match &former {
                    Some(former) => tracing::info!(term, former, "this server takes over"),
                    None => tracing::info!(term, "this server is the first on its database"),
                }
                let session = session.take();
                return Ok(keep(connect.clone(), tenure, session, former).await);
            }
            Ok(Step::Held { by }) => {
                if complained.take().is_some() {
                    tracing::info!("the database answers again");
                }
                if !std::mem::replace(&mut waits, true) {
                    tracing::info!(holder = by, "another server works on this database; this one stands by");
                }
                seen_to_work = true;
                sleep(STANDING_BY).await;
            }
            Err(cause) => {
                session = None;
                if !seen_to_work && started.elapsed() >= patience {
                    return Err(cause);
                }
                if seen_to_work && complained.is_none_or(|at| at.elapsed() >= COMPLAIN_EVERY) {
                    complained = Some(Instant::now());
                    tracing::warn!(%cause, "the database does not answer; this server goes on standing by");
                }
                sleep(PAUSE).await;
            }
        }
    }
}

/// What came of an attempt.
enum Step {
    Taken {
        term: i64,
        /// When the database was asked, since boot.
        sent: Duration,
        former: Option<String>,
    },
    Held {
        /// The node, or nothing where a server of release 0.1.0 serves.
        by: Option<String>,
    },
}

async fn step(connect: &PgConnectOptions, node: &str, session: &mut Option<PgConnection>) -> Result<Step, StoreError> {
    let session = match session {
        Some(session) => session,
        // A session takes longer than a statement, at first on a database that has just been started.
        none => none.insert(in_time(ANSWERS_WITHIN * 5, async { Ok(connect.connect().await?) }).await?),
    };
    in_time(ANSWERS_WITHIN * 5, try_to_take(session, node)).await
}

async fn try_to_take(session: &mut PgConnection, node: &str) -> Result<Step, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT to_regclass('leases') IS NOT NULL").fetch_one(&mut *session).await?;
    let row: Option<(String, i64, bool)> = if there { sqlx::query_as(LOOK).fetch_optional(&mut *session).await? } else { None };
    let former = match row {
        Some((holder, _, false)) => return Ok(Step::Held { by: Some(holder) }),
        Some((holder, term, true)) => Some((holder, term)),
        None => {
            // Nobody has ever had the lease, but a server of release 0.1.0 may be serving.
            if sqlx::query_scalar(LOCKED).fetch_one(&mut *session).await? {
                return Ok(Step::Held { by: None });
            }
            None
        }
    };
    if !there {
        create(session).await?;
    }
    let sent = since_boot();
    let mut transaction = session.begin().await?;
    sqlx::query(ARRIVE).bind(node).execute(&mut *transaction).await?;
    let term: Option<i64> = match &former {
        Some((holder, term)) => {
            let taken = sqlx::query_scalar(TAKE).bind(node).bind(term).fetch_optional(&mut *transaction).await?;
            sqlx::query(LEAVE).bind(holder).execute(&mut *transaction).await?;
            taken
        }
        None => sqlx::query_scalar(TAKE_FIRST).bind(node).fetch_optional(&mut *transaction).await?,
    };
    let former = former.map(|(holder, _)| holder);
    match term {
        Some(term) => {
            transaction.commit().await?;
            Ok(Step::Taken { term, sent, former })
        }
        // Another one was faster.
        None => {
            transaction.rollback().await?;
            Ok(Step::Held { by: former })
        }
    }
}

/// Two new servers may come to this point at once: `IF NOT EXISTS` alone would let one of them fail.
async fn create(session: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = session.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK + 1).execute(&mut *transaction).await?;
    for sql in CREATE {
        sqlx::query(sql).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Starts to renew a lease that was just taken, and keeps its former holder out.
async fn keep(connect: PgConnectOptions, tenure: Tenure, session: Option<PgConnection>, former: Option<String>) -> (Arc<Tenure>, Lease) {
    let (tenure, release) = (Arc::new(tenure), Arc::new(Notify::new()));
    // A renewal that a crash of the database forgets does no harm, and a slow disk must not cost the lease.
    let connect = connect.options([("synchronous_commit", "off")]);
    let mut keeping = Keeping { connect, tenure: tenure.clone(), session, locked: false, troubled: false };
    keeping.end_former(former.as_deref()).await;
    let (holder, run) = (tenure.clone(), keeping.run(release.clone()));
    let task = tokio::spawn(async move {
        // A lease that nobody renews is lost, however it came about.
        if AssertUnwindSafe(run).catch_unwind().await.is_err() {
            holder.lose();
        }
    });
    (tenure.clone(), Lease { by: Some(Keeper { tenure, release, task }) })
}

/// The task that renews.
struct Keeping {
    connect: PgConnectOptions,
    tenure: Arc<Tenure>,
    /// Nothing after it broke.
    session: Option<PgConnection>,
    /// Whether that session has the lock of [`LOCK`].
    locked: bool,
    /// The database did not answer when it was last asked.
    troubled: bool,
}

impl Keeping {
    /// A paused server holds sessions that may be in the middle of something. When they are ended, nothing comes of it.
    async fn end_former(&mut self, former: Option<&str>) {
        let Some(session) = &mut self.session else { return };
        let ended = async {
            // A name that no session has where nobody went before.
            let name = former.map(session_name).unwrap_or_default();
            sqlx::query(END_FORMER).bind(name).execute(session).await?;
            Ok(())
        };
        if let Err(cause) = in_time(ANSWERS_WITHIN, ended).await {
            // What they could write about tables is fenced in any case.
            tracing::warn!(%cause, "the sessions of the server that served before could not be ended");
            self.session = None;
        }
    }

    async fn run(mut self, release: Arc<Notify>) {
        while self.renew().await {
            tokio::select! {
                () = sleep(RENEW_EVERY) => {}
                () = release.notified() => return self.release().await,
            }
        }
        self.tenure.lose();
    }

    /// Tries until it is renewed or lost. A lease that was not trusted any more, were it for a moment, is lost.
    async fn renew(&mut self) -> bool {
        while self.tenure.lasts() {
            let left = TRUSTED.saturating_sub(self.tenure.age());
            let sent = since_boot();
            match in_time(ANSWERS_WITHIN.min(left), self.renew_once()).await {
                Ok(true) => {
                    if std::mem::take(&mut self.troubled) {
                        tracing::info!("the database answers again");
                    }
                    if self.tenure.lasts() {
                        self.tenure.renewed(sent);
                        return true;
                    }
                }
                Ok(false) => {
                    tracing::error!("another server has taken over; this one stops");
                    return false;
                }
                Err(cause) => {
                    self.session = None;
                    if !std::mem::replace(&mut self.troubled, true) {
                        tracing::warn!(%cause, "the database does not answer");
                    }
                    sleep(PAUSE.min(left)).await;
                }
            }
        }
        tracing::error!("the lease was not renewed in time; another server may have taken over, and this one stops");
        false
    }

    async fn renew_once(&mut self) -> Result<bool, StoreError> {
        let session = match &mut self.session {
            Some(session) => session,
            none => {
                self.locked = false;
                none.insert(self.connect.connect().await?)
            }
        };
        if !self.locked {
            // Nobody waits for it: it only shows servers of release 0.1.0, and standbys, that this session is there.
            let sql = "SELECT pg_try_advisory_lock($1)";
            self.locked = sqlx::query_scalar(sql).bind(LOCK).fetch_one(&mut *session).await?;
        }
        let renewed = sqlx::query(RENEW).bind(&*self.tenure.node).execute(session).await?;
        Ok(renewed.rows_affected() == 1)
    }

    async fn release(mut self) {
        let Some(mut session) = self.session.take() else { return };
        let released = async {
            sqlx::query(LEAVE).bind(&*self.tenure.node).execute(&mut session).await?;
            session.close().await?;
            Ok(())
        };
        match in_time(ANSWERS_WITHIN, released).await {
            Ok(()) => tracing::info!("the lease is given back"),
            Err(cause) => tracing::warn!(%cause, "the lease was not given back; it expires by itself"),
        }
    }
}

async fn in_time<T>(limit: Duration, asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(limit, asked).await.unwrap_or_else(|_| Err(no_answer().into()))
}

/// The database took longer than it may.
pub(super) fn no_answer() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer in time"))
}
