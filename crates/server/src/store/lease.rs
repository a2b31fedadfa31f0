//! Who of several servers on one PostgreSQL database serves its tables: one alone, while others stand by, or several together.
//!
//! The one thing to know: a server that serves has a row in `nodes` with the time when it was last seen, by the database's clock, and stops
//! before anybody can have taken over (`tenure`). What it might still write is refused by the database: each of the writer's transactions
//! requires the term of the lease of a server that serves alone ([`Tenure::term`]), and the owner and epoch of each table in any case.
//!
//! Servers that serve together hold the lease under one name, which each of them renews beside its own row. So one that wants to serve alone
//! stands by as long as any of them is there, and the other way round.

use super::StoreError;
use super::tenure::{ANSWERS_WITHIN, LOCK, Lease, PAUSE, Tenure, in_time, keep};
use crate::uptime::since_boot;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How often a server that stands by looks at the lease.
const STANDING_BY: Duration = Duration::from_millis(200);
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

/// The name under which servers hold the lease together. Those of single servers are longer.
macro_rules! together {
    () => {
        "cluster"
    };
}

/// Whether the node `n` is alive for those who serve beside it. A renewal fails some time before (see [`RENEW_TOGETHER`]), and is not
/// trusted some time before that, so the dead stay dead.
macro_rules! alive {
    () => {
        "n.seen > statement_timestamp() - INTERVAL '5 seconds'"
    };
}
pub(super) use alive;

/// How long that is, for those who wait for it. Only the database says who is dead.
pub const DEAD_AFTER: Duration = Duration::from_secs(5);

/// Renews a node and the name that it shares. Each of them was seen so recently that [`dead`] can have been said of neither, else nothing is
/// renewed: who was once taken for dead has been, for good.
pub(super) const RENEW_TOGETHER: &str = concat!(
    "UPDATE nodes SET seen = clock_timestamp() WHERE id IN ($1, '",
    together!(),
    "') AND seen > clock_timestamp() - INTERVAL '3.5 seconds'"
);
/// The same before a node has a row.
const RENEW_OTHERS: &str = concat!(
    "UPDATE nodes SET seen = clock_timestamp() WHERE id = '",
    together!(),
    "' AND seen > clock_timestamp() - INTERVAL '3.5 seconds'"
);
const HELD_TOGETHER: &str = concat!("SELECT 1 FROM leases WHERE name = 'tables' AND node = '", together!(), "' FOR SHARE");

const LOCKED: &str = concat!("SELECT EXISTS (", locking!(), ")");
const LOOK: &str = concat!(
    "SELECT l.node, l.term, COALESCE(n.seen <= ",
    dead!(),
    ", TRUE) FROM leases AS l LEFT JOIN nodes AS n ON n.id = l.node WHERE l.name = 'tables'"
);
const ARRIVE: &str = "INSERT INTO nodes (id, seen) VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
/// The first lease there is.
const TAKE_FIRST: &str = "INSERT INTO leases (name, node, term) VALUES ('tables', $1, 1) ON CONFLICT (name) DO NOTHING RETURNING term";
/// The lease of a term whose holder is dead. A dead holder never comes back, so the observation may be a while old.
const TAKE: &str = "UPDATE leases SET node = $1, term = term + 1 WHERE name = 'tables' AND term = $2 RETURNING term";
/// Whether the former holder is dead, asked once more when nobody else can take the lease or join those who hold it: who has just joined
/// them is seen now.
const STILL_DEAD: &str = concat!("SELECT NOT EXISTS (SELECT 1 FROM nodes AS n WHERE n.id = $1 AND n.seen > ", dead!(), ")");
/// Those who were there before the lease was taken. All of them are dead: nodes that serve together are never seen later than the name that
/// they share.
const LEAVE_OTHERS: &str = "DELETE FROM nodes WHERE id NOT IN ($1, $2)";
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

/// Whether a server lets others serve beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Company {
    Alone,
    Together,
}

/// Waits until no other server has the lease, or until those have it who serve together as this one wants to, and takes it or joins them.
///
/// A database that cannot be used at all is an error. Once it has been seen to work, its troubles are waited out: a server that stands by
/// is there for the time after them.
pub(super) async fn acquire(
    connect: &PgConnectOptions,
    node: &Arc<str>,
    company: Company,
    patience: Duration,
) -> Result<(Arc<Tenure>, Lease), StoreError> {
    let started = Instant::now();
    let mut session: Option<PgConnection> = None;
    let (mut seen_to_work, mut waits, mut complained) = (false, false, None::<Instant>);
    loop {
        match step(connect, node, company, &mut session).await {
            Ok(Step::Taken { term, sent, former }) => {
                match &former {
                    Some(former) => tracing::info!(term, former, "this server takes over"),
                    None => tracing::info!(term, "this server is the first on its database"),
                }
                let tenure = Tenure::new((company == Company::Alone).then_some(term), node.clone(), sent);
                end_former(&mut session, former.as_deref()).await;
                return Ok(keep(connect.clone(), tenure, session));
            }
            Ok(Step::Joined { sent }) => {
                tracing::info!("this server serves beside others");
                return Ok(keep(connect.clone(), Tenure::new(None, node.clone(), sent), session));
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

/// The result of an attempt.
enum Step {
    Taken {
        term: i64,
        /// When the database was asked, since boot.
        sent: Duration,
        former: Option<String>,
    },
    Joined {
        sent: Duration,
    },
    Held {
        /// The node, or nothing where a server of release 0.1.0 serves.
        by: Option<String>,
    },
}

async fn step(connect: &PgConnectOptions, node: &str, company: Company, session: &mut Option<PgConnection>) -> Result<Step, StoreError> {
    let session = match session {
        Some(session) => session,
        // A session takes longer than a statement, at first on a database that has just been started.
        none => none.insert(in_time(ANSWERS_WITHIN * 5, async { Ok(connect.connect().await?) }).await?),
    };
    in_time(ANSWERS_WITHIN * 5, try_to_take(session, node, company)).await
}

async fn try_to_take(session: &mut PgConnection, node: &str, company: Company) -> Result<Step, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT to_regclass('leases') IS NOT NULL").fetch_one(&mut *session).await?;
    let row: Option<(String, i64, bool)> = if there { sqlx::query_as(LOOK).fetch_optional(&mut *session).await? } else { None };
    let former = match row {
        Some((holder, _, false)) if holder == together!() && company == Company::Together => return join(session, node).await,
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
    let holder = match company {
        Company::Alone => node,
        Company::Together => together!(),
    };
    let sent = since_boot();
    let mut transaction = session.begin().await?;
    let term: Option<i64> = match &former {
        Some((former, term)) => {
            let taken = sqlx::query_scalar(TAKE).bind(holder).bind(term).fetch_optional(&mut *transaction).await?;
            let dead: bool = sqlx::query_scalar(STILL_DEAD).bind(former).fetch_one(&mut *transaction).await?;
            taken.filter(|_| dead)
        }
        None => sqlx::query_scalar(TAKE_FIRST).bind(holder).fetch_optional(&mut *transaction).await?,
    };
    if term.is_some() {
        sqlx::query(LEAVE_OTHERS).bind(node).bind(holder).execute(&mut *transaction).await?;
        sqlx::query(ARRIVE).bind(node).execute(&mut *transaction).await?;
        if holder != node {
            sqlx::query(ARRIVE).bind(holder).execute(&mut *transaction).await?;
        }
    }
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

/// Begins to serve beside others, unless they have just stopped.
async fn join(session: &mut PgConnection, node: &str) -> Result<Step, StoreError> {
    let sent = since_boot();
    let mut transaction = session.begin().await?;
    let held = sqlx::query(HELD_TOGETHER).fetch_optional(&mut *transaction).await?.is_some();
    if held && sqlx::query(RENEW_OTHERS).execute(&mut *transaction).await?.rows_affected() == 1 {
        sqlx::query(ARRIVE).bind(node).execute(&mut *transaction).await?;
        transaction.commit().await?;
        return Ok(Step::Joined { sent });
    }
    transaction.rollback().await?;
    Ok(Step::Held { by: Some(together!().to_owned()) })
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

/// A paused server holds sessions that may be in the middle of something. When they are ended, their transactions are rolled back.
async fn end_former(session: &mut Option<PgConnection>, former: Option<&str>) {
    let Some(asked) = session else { return };
    let ended = async {
        // Where nobody went before, no session is meant: an empty name would be that of strangers, who often have none.
        let name = former.map(session_name);
        sqlx::query(END_FORMER).bind(name).execute(asked).await?;
        Ok(())
    };
    if let Err(cause) = in_time(ANSWERS_WITHIN, ended).await {
        // What they could write about tables is fenced in any case.
        tracing::warn!(%cause, "the sessions of the server that served before could not be ended");
        *session = None;
    }
}
