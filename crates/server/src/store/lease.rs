//! Who of several servers on one PostgreSQL database serves its tables: one at a time, the others stand by.
//!
//! The one thing to know: the lease is a lock that PostgreSQL gives up when the connection that holds it ends, however it ends. It keeps
//! servers from taking tables away from each other; that nothing is written twice is ensured by epochs and keys, lease or not.

use super::{Db, Store, StoreError};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::time::Duration;

/// A number of ours among the locks of a database: `trilynx` in ASCII.
const LOCK: i64 = 0x0074_7269_6c79_6e78;
/// How often a server that stands by asks …
const STANDING_BY: Duration = Duration::from_millis(200);
/// … and one that serves makes sure.
const SERVING: Duration = Duration::from_secs(1);

/// The right to serve the tables of a store, as long as this lives.
pub struct Lease {
    /// SQLite's file is locked already.
    by: Option<(PgConnectOptions, PgConnection)>,
}

impl Store {
    /// Waits until no other server has the lease, and takes it.
    pub async fn lease(&self) -> Result<Lease, StoreError> {
        let Db::Postgres(db) = &self.db else { return Ok(Lease { by: None }) };
        let connect = (*db.pool.connect_options()).clone();
        let mut connection = connect.connect().await?;
        let mut waited = false;
        while !take(&mut connection).await? {
            if !std::mem::replace(&mut waited, true) {
                tracing::info!("another server works on this database; this one stands by");
            }
            tokio::time::sleep(STANDING_BY).await;
        }
        Ok(Lease { by: Some((connect, connection)) })
    }
}

async fn take(connection: &mut PgConnection) -> Result<bool, StoreError> {
    Ok(sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(connection).await?)
}

impl Lease {
    /// Waits until another server has the lease, which happens only after our connection to the database was lost.
    pub async fn lost(mut self) {
        loop {
            tokio::time::sleep(SERVING).await;
            let Some((connect, connection)) = &mut self.by else { return std::future::pending().await };
            if connection.ping().await.is_ok() {
                continue;
            }
            let again = async {
                let mut fresh = connect.connect().await?;
                Ok::<_, StoreError>(take(&mut fresh).await?.then_some(fresh))
            };
            match again.await {
                Ok(Some(fresh)) => *connection = fresh,
                Ok(None) => return,
                Err(cause) => tracing::warn!(%cause, "the database does not answer"),
            }
        }
    }
}
