//! How long a server may serve: as long as it renews its lease in time.
//!
//! The one thing to know: a server renews its row in `nodes` every second, and trusts a renewal for half as long as everybody else does, by
//! a clock of its own that nothing stops. So a server that was paused or cut off knows that it must not answer from memory before anybody
//! can have taken its tables over.

use super::StoreError;
use super::lease::RENEW_TOGETHER;
use crate::uptime::since_boot;
use futures_util::FutureExt as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

/// How often the holder says that it is there.
const RENEW_EVERY: Duration = Duration::from_secs(1);
/// How long it trusts that, counted from before it was sent. For the others it lasts longer.
const TRUSTED: Duration = Duration::from_millis(2500);
/// How long the database may take to answer about it.
pub(super) const ANSWERS_WITHIN: Duration = Duration::from_secs(1);
/// The pause before the database is asked again when it did not answer.
pub(super) const PAUSE: Duration = Duration::from_millis(200);

/// The lock by which servers up to 0.1.0 know that another one serves: `trilynx` in ASCII.
pub(super) const LOCK: i64 = 0x0074_7269_6c79_6e78;

const LEAVE: &str = "DELETE FROM nodes WHERE id = $1";
const RENEW: &str = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1";

/// The time in which a server may serve.
pub(super) struct Tenure {
    /// The term of the lease, which fences its writes; nothing where others serve beside it, and each table is fenced by itself.
    pub term: Option<i64>,
    node: Arc<str>,
    /// The last time a renewal that succeeded was sent, in milliseconds since boot.
    renewed_ms: AtomicU64,
    lost: CancellationToken,
}

impl Tenure {
    /// One that begins with what was sent at this time since boot.
    pub fn new(term: Option<i64>, node: Arc<str>, sent: Duration) -> Tenure {
        Tenure { term, node, renewed_ms: AtomicU64::new(milliseconds(sent)), lost: CancellationToken::new() }
    }

    /// Whether nobody else can have taken over yet.
    pub fn lasts(&self) -> bool {
        self.lasts_at(since_boot())
    }

    /// The same at a time since boot.
    pub fn lasts_at(&self, now: Duration) -> bool {
        !self.lost.is_cancelled() && now.saturating_sub(Duration::from_millis(self.renewed_ms.load(Ordering::Acquire))) < TRUSTED
    }

    /// Somebody else has taken over: for good.
    pub fn lose(&self) {
        self.lost.cancel();
    }

    /// How long ago it was renewed.
    pub fn age(&self) -> Duration {
        since_boot().saturating_sub(Duration::from_millis(self.renewed_ms.load(Ordering::Acquire)))
    }

    /// A renewal has succeeded that was sent at this time since boot.
    pub fn renewed(&self, sent: Duration) {
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
        self.by.as_ref().is_some_and(|keeper| keeper.tenure.lost.is_cancelled())
    }

    /// Done when it is lost: another server has taken over, or may have. Never if it is released.
    pub fn lost(&self) -> impl Future<Output = ()> + Send + use<> {
        let lost = self.by.as_ref().map(|keeper| keeper.tenure.lost.clone());
        async move {
            match lost {
                Some(lost) => lost.cancelled().await,
                None => std::future::pending().await,
            }
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

/// Starts to renew a tenure that has just begun, on a session that may be used already.
pub(super) fn keep(connect: PgConnectOptions, tenure: Tenure, session: Option<PgConnection>) -> (Arc<Tenure>, Lease) {
    let (tenure, release) = (Arc::new(tenure), Arc::new(Notify::new()));
    // A renewal that a crash of the database forgets does no harm, and a slow disk must not cost the lease.
    let connect = connect.options([("synchronous_commit", "off")]);
    let keeping = Keeping { connect, tenure: tenure.clone(), session, locked: false, troubled: false };
    let (holder, run) = (tenure.clone(), keeping.run(release.clone()));
    let task = tokio::spawn(async move {
        // A tenure that nobody renews is lost, however it came about.
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
        let (renew, rows) = if self.tenure.term.is_some() { (RENEW, 1) } else { (RENEW_TOGETHER, 2) };
        let renewed = sqlx::query(renew).bind(&*self.tenure.node).execute(session).await?;
        Ok(renewed.rows_affected() == rows)
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

pub(super) async fn in_time<T>(limit: Duration, asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(limit, asked).await.unwrap_or_else(|_| Err(no_answer().into()))
}

/// The database took longer than it may.
pub(super) fn no_answer() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer in time"))
}
