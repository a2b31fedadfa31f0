//! What a host wants to know of a database before or while a server serves it. Nothing is written.

use super::sqlite::reader;
use super::{Engine, StoreError, migrations, unsigned};
use sqlx::Connection as _;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DatabaseReport {
    /// What the engine calls its version.
    pub engine: String,
    /// The last step of its schema; nothing for a database that no server has used yet.
    pub step: Option<u64>,
    /// The last step that this program knows.
    pub known_step: u64,
    /// What is damaged, as the engine says it.
    pub damage: Option<String>,
    /// How many tables there are.
    pub tables: u64,
    /// When something was changed last, by the calendar.
    pub changed_unix_ms: Option<u64>,
    /// The time by the clock of the database, where that is another machine's.
    pub clock_unix_ms: Option<u64>,
}

const STEP: &str = "SELECT MAX(version) FROM _sqlx_migrations";
const TABLES: &str = "SELECT COUNT(*), MAX(changed_unix_ms) FROM tables";

/// Looks at a database.
pub async fn examine(url: &str) -> Result<DatabaseReport, StoreError> {
    match Engine::of(url)? {
        Engine::Sqlite => {
            let mut connection = reader(url).await?;
            let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await?;
            let checked: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
            let used: i64 =
                sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'").fetch_one(&mut connection).await?;
            let (step, (tables, changed)) = match used {
                0 => (None, (0, None)),
                _ => (sqlx::query_scalar(STEP).fetch_one(&mut connection).await?, sqlx::query_as(TABLES).fetch_one(&mut connection).await?),
            };
            connection.close().await?;
            let damage = (checked != "ok").then_some(checked);
            Ok(report(format!("SQLite {version}"), &migrations::sqlite(), step, (tables, changed), damage, None))
        }
        Engine::Postgres => {
            let mut connection = sqlx::PgConnection::connect(url).await?;
            let version: String = sqlx::query_scalar("SHOW server_version").fetch_one(&mut connection).await?;
            let clock: i64 =
                sqlx::query_scalar("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT").fetch_one(&mut connection).await?;
            let used: Option<String> =
                sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations')::TEXT").fetch_one(&mut connection).await?;
            let (step, (tables, changed)) = match used {
                None => (None, (0, None)),
                Some(_) => {
                    (sqlx::query_scalar(STEP).fetch_one(&mut connection).await?, sqlx::query_as(TABLES).fetch_one(&mut connection).await?)
                }
            };
            connection.close().await?;
            Ok(report(format!("PostgreSQL {version}"), &migrations::postgres(), step, (tables, changed), None, Some(unsigned(clock))))
        }
    }
}

fn report(
    engine: String,
    known: &sqlx::migrate::Migrator,
    step: Option<i64>,
    (tables, changed): (i64, Option<i64>),
    damage: Option<String>,
    clock_unix_ms: Option<u64>,
) -> DatabaseReport {
    let known_step = known.iter().map(|step| step.version).max().unwrap_or_default();
    DatabaseReport {
        engine,
        step: step.map(unsigned),
        known_step: unsigned(known_step),
        damage,
        tables: unsigned(tables),
        changed_unix_ms: changed.map(unsigned),
        clock_unix_ms,
    }
}
