//! Servers that share a database, as each of them needs to know the others: who is alive, what they say of themselves, who leads what, and
//! which tables nobody serves.

use super::lease::alive;
use super::{Db, Store, StoreError, id, signed};
use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::TableId;

/// Nodes that are listed at most.
const MOST_NODES: i64 = 1000;

/// A node, as the database knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeRow {
    /// What this run of it is called.
    pub id: Arc<str>,
    /// How long ago it was seen.
    pub seen_ms_ago: u64,
    /// Whether it serves: one that has not been seen for five seconds never does again.
    pub alive: bool,
    /// Whether it was asked to hand its tables over and stop.
    pub draining: bool,
    /// What it reports about itself, as JSON.
    pub status: Option<String>,
}

const REPORT: &str = "UPDATE nodes SET status = $2 WHERE id = $1 RETURNING draining";
const NODES: &str = concat!(
    "SELECT n.id, CAST(1000 * EXTRACT(EPOCH FROM clock_timestamp() - n.seen) AS BIGINT), ",
    alive!(),
    ", n.draining, n.status FROM nodes AS n WHERE n.id <> 'cluster' ORDER BY n.id LIMIT $1"
);
/// Rows of the dead are needed for a while: what they say of their clocks tells how long their tables were not served.
const FORGET: &str = "DELETE FROM nodes WHERE seen < clock_timestamp() - INTERVAL '1 hour'";
const DRAIN: &str = concat!("UPDATE nodes AS n SET draining = TRUE WHERE (n.id = $1 OR left(n.id, -11) = $1) AND ", alive!());
/// Taken from a holder that is dead, or for the first time.
const LEAD: &str = concat!(
    "INSERT INTO leases (name, node, term) VALUES ($1, $2, 1) ON CONFLICT (name) DO UPDATE SET node = excluded.node, term = leases.term + 1 \
     WHERE NOT EXISTS (SELECT 1 FROM nodes AS n WHERE n.id = leases.node AND ",
    alive!(),
    ")"
);
const LEADER: &str = "SELECT node FROM leases WHERE name = $1";
/// Tables whose time has come, and which no node serves that is alive.
const ORPHANS: &str = concat!(
    "SELECT t.id FROM tables AS t WHERE t.stage IN ('waiting', 'playing', 'between') AND t.deadline_service_ms <= $1 \
     AND NOT EXISTS (SELECT 1 FROM nodes AS n WHERE n.id = t.owner AND ",
    alive!(),
    ") ORDER BY t.deadline_service_ms, t.id LIMIT $2"
);
/// Nobody else has taken it over meanwhile.
const RELEASE: &str = "UPDATE tables SET owner = NULL, left_service_ms = $4 WHERE id = $1 AND owner = $2 AND epoch = $3";
/// The same algorithm by which single servers count (`limits`).
const GUESS: &str = "INSERT INTO guesses AS g (name, recovered) VALUES ($1, clock_timestamp() + make_interval(secs => $2)) \
     ON CONFLICT (name) DO UPDATE SET recovered = GREATEST(g.recovered, clock_timestamp()) + make_interval(secs => $2) \
     WHERE g.recovered <= clock_timestamp() + make_interval(secs => $3)";
const FORGET_GUESSES: &str = "DELETE FROM guesses WHERE recovered < clock_timestamp()";

type RawNode = (String, i64, bool, bool, Option<String>);

fn node((id, seen_ms_ago, alive, draining, status): RawNode) -> NodeRow {
    NodeRow { id: id.into(), seen_ms_ago: u64::try_from(seen_ms_ago).unwrap_or(0), alive, draining, status }
}

impl Store {
    /// The pool, where servers share a database.
    fn shared(&self) -> Result<&sqlx::PgPool, StoreError> {
        match self.engine()? {
            Db::Postgres(db) => Ok(&db.pool),
            Db::Sqlite(_) => Err(StoreError::NotHere("a file has one server")),
        }
    }

    /// Stores what a node reports about itself; says whether it was asked to hand its tables over.
    pub async fn report(&self, node: &str, status: &str) -> Result<bool, StoreError> {
        let draining: Option<bool> = sqlx::query_scalar(REPORT).bind(node).bind(status).fetch_optional(self.shared()?).await?;
        Ok(draining.unwrap_or(false))
    }

    /// All nodes, also those that died within the last hour.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let rows: Vec<RawNode> = sqlx::query_as(NODES).bind(MOST_NODES).fetch_all(self.shared()?).await?;
        Ok(rows.into_iter().map(node).collect())
    }

    /// Forgets nodes that are long dead, and names that have recovered from guesses.
    pub async fn forget_dead_nodes(&self) -> Result<(), StoreError> {
        for sql in [FORGET, FORGET_GUESSES] {
            sqlx::query(sql).execute(self.shared()?).await?;
        }
        Ok(())
    }

    /// Who leads something that one node does for all: this one, if nobody alive does.
    pub async fn lead(&self, what: &str, node: &str) -> Result<Option<Arc<str>>, StoreError> {
        sqlx::query(LEAD).bind(what).bind(node).execute(self.shared()?).await?;
        let leader: Option<String> = sqlx::query_scalar(LEADER).bind(what).fetch_optional(self.shared()?).await?;
        Ok(leader.map(Into::into))
    }

    /// Tables that are due by this time of service and that nobody serves, the longest overdue first.
    pub async fn orphans(&self, service_ms: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<String> =
            sqlx::query_scalar(ORPHANS).bind(signed(service_ms)).bind(i64::from(limit)).fetch_all(self.shared()?).await?;
        rows.iter().map(|table| id(table)).collect()
    }

    /// Gives a table up, so that any node may take it over at once. At this time of service, if somebody may be waiting for that: then the
    /// time until it is taken over is not charged to anybody's clock.
    pub async fn release(&self, table: TableId, node: &str, epoch: u32, service_ms: Option<u64>) -> Result<(), StoreError> {
        let query = sqlx::query(RELEASE).bind(table.as_str()).bind(node).bind(i64::from(epoch)).bind(service_ms.map(signed));
        query.execute(self.shared()?).await?;
        Ok(())
    }

    /// Counts a password that a stranger tries for a name, for all nodes together: so many at once, and one more each time that `every` has
    /// passed. False if that is too much.
    pub async fn count_guess(&self, name: i64, burst: u32, every: Duration) -> Result<bool, StoreError> {
        let every_s = every.as_secs_f64();
        let room_s = every_s * f64::from(burst.saturating_sub(1));
        let counted = sqlx::query(GUESS).bind(name).bind(every_s).bind(room_s).execute(self.shared()?).await?;
        Ok(counted.rows_affected() == 1)
    }
}

/// The nodes on a database, for those who serve nothing themselves. Nothing is changed.
pub async fn nodes_on(url: &str) -> Result<Vec<NodeRow>, StoreError> {
    let mut session = session(url).await?;
    let rows: Vec<RawNode> = sqlx::query_as(NODES).bind(MOST_NODES).fetch_all(&mut session).await?;
    Ok(rows.into_iter().map(node).collect())
}

/// Asks the nodes of this name on a database to hand their tables over and stop. Says how many there are.
pub async fn drain_on(url: &str, name: &str) -> Result<u64, StoreError> {
    Ok(sqlx::query(DRAIN).bind(name).execute(&mut session(url).await?).await?.rows_affected())
}

async fn session(url: &str) -> Result<PgConnection, StoreError> {
    Ok(PgConnection::connect(url).await?)
}
