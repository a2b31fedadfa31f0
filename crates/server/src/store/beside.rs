//! A store that a server may be serving, opened by a tool that works beside it.

use super::{Db, Engine, Store, StoreError, StoreOptions, migrations, node, postgres, sqlite};

const STEP: &str = "SELECT MAX(version) FROM _sqlx_migrations";

impl Store {
    /// Opens a store beside the server that may be serving it, for what a server reads again by itself: people, sessions, roles, bans, and what
    /// is old. Nothing may be appended to a table. The store must be as this release makes it: it is not migrated.
    pub async fn open_beside(url: &str, options: StoreOptions) -> Result<Store, StoreError> {
        let node = node()?;
        let (db, known) = match Engine::of(url)? {
            Engine::Sqlite => (Db::Sqlite(sqlite::Sqlite::open_beside(url, &options).await?), migrations::sqlite()),
            Engine::Postgres => {
                let place = postgres::Endpoint::read(url, &node, &options)?;
                (Db::Postgres(place.open(None).await?), migrations::postgres())
            }
        };
        let store = Store::over(db, node, &options, None);
        let known = known.iter().map(|step| step.version).max().unwrap_or_default();
        let checked = store.check_step(known).await;
        if checked.is_err() {
            store.close().await;
        }
        checked.map(|()| store)
    }

    async fn check_step(&self, known: i64) -> Result<(), StoreError> {
        let step: Result<Option<i64>, sqlx::Error> = super::reading!(self, pool => sqlx::query_scalar(STEP).fetch_one(pool).await);
        match step {
            Ok(Some(step)) if step == known => Ok(()),
            Ok(Some(step)) if step > known => Err(StoreError::Newer(step)),
            // An earlier release, or a database without our tables.
            Ok(_) | Err(sqlx::Error::Database(_)) => Err(StoreError::Older),
            Err(cause) => Err(cause.into()),
        }
    }
}
