//! SQLite: one file beside the program, for one server.
//!
//! The one thing to know: a commit is an fsync of the write-ahead log (`synchronous = FULL`). When one fails, the connection is thrown
//! away and a new one reads what is really stored.

mod transaction;

pub(super) use self::transaction::Transaction;
use self::transaction::written;
use super::files::{self, Opened, beside};
use super::validate::{Group, Known, Lookup, RawGranted, RawTableHead, granted, table_head, unreadable, validate};
use super::writer::{Failure, Job, Memory, Verdict};
use super::{StoreError, StoreOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlitePool};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinSet;

/// The size of a page in a new file. A move changes three pages far from each other, and each goes into the log as a whole: with pages of
/// 4096 bytes a move makes half as much again to write. Smaller ones than this would not hold a table's row.
const PAGE_BYTES: u32 = 2048;

#[derive(Clone)]
pub(super) struct Sqlite {
    pub read: SqlitePool,
    /// One connection: the writer's, between its groups everybody's.
    pub write: SqlitePool,
    committed: Arc<Notify>,
    /// One task, which ends with us.
    checkpoints: Arc<Mutex<JoinSet<()>>>,
    lock: Arc<Mutex<Option<SqliteConnection>>>,
    opened: Arc<Opened>,
}

impl Sqlite {
    pub async fn open(url: &str, options: &StoreOptions) -> Result<Sqlite, StoreError> {
        Sqlite::open_as(url, options, true).await
    }

    /// Beside the server that may be serving the file. Nothing is migrated.
    pub async fn open_beside(url: &str, options: &StoreOptions) -> Result<Sqlite, StoreError> {
        Sqlite::open_as(url, options, false).await
    }

    async fn open_as(url: &str, options: &StoreOptions, alone: bool) -> Result<Sqlite, StoreError> {
        let connect = SqliteConnectOptions::from_str(url)
            .map_err(|_| StoreError::Address(url.to_owned()))?
            // A connection that is opened later must not make an empty database where somebody has removed ours.
            .create_if_missing(false)
            .page_size(PAGE_BYTES)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(options.patience)
            // [`keep_log_short`] does it earlier; this is for when it is kept from it.
            .pragma("wal_autocheckpoint", (u64::from(options.checkpoint_pages) * 8).to_string())
            // Cut to that size if it was ever longer.
            .pragma("journal_size_limit", (u64::from(options.checkpoint_pages) * u64::from(PAGE_BYTES)).to_string())
            .pragma("cache_size", "-16384")
            .disable_statement_logging();
        let path = connect.get_filename().to_owned();
        let lock = if alone { Some(lock(&path).await?) } else { None };
        if alone {
            files::make_private(&path).map_err(sqlx::Error::Io)?;
        }
        // SQLite makes these with the rights of the database.
        for suffix in ["wal", "shm"] {
            files::tighten(&beside(&path, suffix));
        }
        let write = pool(options, 1).connect_with(connect.clone()).await?;
        if alone {
            super::migrations::sqlite().run(&write).await?;
        }
        let read = pool(options, options.readers.max(1)).connect_with(connect.clone().pragma("query_only", "1")).await?;
        let opened = Arc::new(Opened::of(&path).map_err(sqlx::Error::Io)?);
        let committed = Arc::new(Notify::new());
        let mut checkpoints = JoinSet::new();
        checkpoints.spawn(keep_log_short(connect, write.clone(), committed.clone(), options.checkpoint_pages.into()));
        let (checkpoints, lock) = (Arc::new(Mutex::new(checkpoints)), Arc::new(Mutex::new(lock)));
        Ok(Sqlite { read, write, committed, checkpoints, lock, opened })
    }

    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
        self.committed.notify_one();
        // It sees that the pool is closed, and closes its own connection. If it panicked, there is nothing to wait for.
        let _ = self.checkpoints.lock().await.join_next().await;
        if let Some(lock) = self.lock.lock().await.take() {
            // Dropping it would do; closing waits until the lock is gone.
            let _ = lock.close().await;
        }
    }

    /// The connection that may write, as long as what it writes can be found again.
    pub fn writable(&self) -> Result<&SqlitePool, sqlx::Error> {
        self.opened.check().map_err(sqlx::Error::Io)?;
        Ok(&self.write)
    }

    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let mut connection = self.read.acquire().await?;
        sqlx::query("PRAGMA query_only = 0").execute(&mut *connection).await?;
        let copied = copy(&mut connection, to).await;
        sqlx::query("PRAGMA query_only = 1").execute(&mut *connection).await?;
        copied
    }

    pub async fn commit(&self, node: &str, jobs: &[Job], memory: &mut Memory) -> Result<Vec<Verdict>, Failure> {
        let mut connection = self.writable()?.acquire().await?;
        let committed = commit(&mut connection, node, jobs, memory).await;
        // Checked once more before it is reported.
        let outcome = committed.and_then(|verdicts| self.writable().map(|_| verdicts).map_err(Failure::from));
        match &outcome {
            Ok(_) => memory.careful = false,
            Err(failure) => {
                memory.tables.clear();
                memory.careful = true;
                if !matches!(failure, Failure::Raced) {
                    // What this connection believes may be wrong after a failed write; a new one looks at the files.
                    connection.close_on_drop();
                }
            }
        }
        self.committed.notify_one();
        outcome
    }
}

/// How often the length of the write-ahead log is looked at, while there is writing.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// So often at most is copied what came in while copying …
const ROUNDS: usize = 6;
/// … until so few pages are left for the writer.
const FEW: i64 = 128;

/// Copies the write-ahead log back into the file when it has grown long, as long as the writer's pool is open.
///
/// Nearly all of the copying, and the wait for the disk, happens on a connection of its own while the writer goes on. What has come in
/// meanwhile is then copied in the writer's place: a few pages, after which the log starts over. A commit that did all of it would keep
/// everybody waiting.
async fn keep_log_short(connect: SqliteConnectOptions, write: SqlitePool, committed: Arc<Notify>, pages: i64) {
    let mut own: Option<SqliteConnection> = None;
    while !write.is_closed() {
        committed.notified().await;
        // The log grows by a small part of its length in that time, and looking after every commit would cost as much as a commit.
        if tokio::time::timeout(LOOK_EVERY, write.close_event()).await.is_ok() {
            break;
        }
        let outcome = async {
            let connection = match &mut own {
                Some(connection) => connection,
                empty => empty.insert(connect.connect().await?),
            };
            let (_, length, copied) = checkpoint(connection, "PRAGMA wal_checkpoint(NOOP)").await?;
            if length - copied < pages {
                return Ok(());
            }
            for _ in 0..ROUNDS {
                let (_, length, copied) = checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)").await?;
                let (_, now, _) = checkpoint(connection, "PRAGMA wal_checkpoint(NOOP)").await?;
                if copied < length || now - copied < FEW {
                    break;
                }
            }
            checkpoint(&mut *write.acquire().await?, "PRAGMA wal_checkpoint(PASSIVE)").await.map(drop)
        };
        if let Err(error) = outcome.await
            && !write.is_closed()
        {
            // Nothing is lost; the log grows until it works again.
            tracing::warn!(%error, "the write-ahead log was not copied back");
            own = None;
        }
    }
    if let Some(connection) = own {
        // The last one to close would copy what is left; if it cannot, the next to open does.
        let _ = connection.close().await;
    }
}

/// Whether it was kept from it, how many pages the log has, and how many of them have been copied back.
async fn checkpoint(connection: &mut SqliteConnection, sql: &'static str) -> Result<(i64, i64, i64), sqlx::Error> {
    sqlx::query_as(sql).fetch_one(connection).await
}

fn pool(options: &StoreOptions, connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(options.patience)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// A second file, locked as long as the server lives, keeps a second server away. The kernel lets go of it when the process ends.
async fn lock(database: &Path) -> Result<SqliteConnection, StoreError> {
    let path = beside(database, "lock");
    files::make_private(&path).map_err(sqlx::Error::Io)?;
    let options = SqliteConnectOptions::new().filename(&path).busy_timeout(Duration::ZERO).disable_statement_logging();
    let mut connection = options.connect().await?;
    match sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await {
        Ok(_) => Ok(connection),
        Err(sqlx::Error::Database(_)) => Err(StoreError::InUse(database.display().to_string())),
        Err(error) => Err(error.into()),
    }
}

/// Writes a copy of a store to a new file, also while a server in another process works on it.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(StoreOptions::default().patience).disable_statement_logging();
    let mut connection = options.connect().await?;
    let copied = copy(&mut connection, to).await;
    connection.close().await?;
    copied
}

/// A connection that only reads a file which a server may be serving.
pub(super) async fn reader(url: &str) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::from_str(url).map_err(|_| StoreError::Address(url.to_owned()))?;
    let patience = StoreOptions::default().patience;
    Ok(options.create_if_missing(false).busy_timeout(patience).pragma("query_only", "1").disable_statement_logging().connect().await?)
}

async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Address(to.display().to_string()))?;
    // SQLite fills an empty file, which nobody else can read from the beginning.
    match files::private().create_new(true).open(to) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => return Err(StoreError::Taken),
        made => drop(made.map_err(sqlx::Error::Io)?),
    }
    let copied = async {
        sqlx::query("VACUUM INTO $1").bind(name).execute(connection).await?;
        // The copy is worth nothing until it is on the disk, with its name.
        let path = to.to_owned();
        blocking(move || files::sync(&path)).await
    };
    let outcome = copied.await;
    if outcome.is_err() {
        // Half a copy helps nobody; if it cannot be removed, the error is still returned.
        let _ = tokio::fs::remove_file(to).await;
    }
    outcome
}

/// Work on files that may take a while.
async fn blocking(work: impl FnOnce() -> std::io::Result<()> + Send + 'static) -> Result<(), StoreError> {
    let done = tokio::task::spawn_blocking(work).await.map_err(std::io::Error::other).and_then(|done| done);
    done.map_err(|error| StoreError::Unavailable(error.into()))
}

/// Puts a backup in the place of a store that no server works on. The backup is read through first; the old file keeps its place until
/// the new one is whole.
pub async fn restore(backup: &Path, database: &Path) -> Result<(), StoreError> {
    let lock = lock(database).await?;
    let outcome = replace(backup, database).await;
    // Also after a failure, and before it is reported: a retry must not find it locked.
    lock.close().await?;
    outcome
}

async fn replace(backup: &Path, database: &Path) -> Result<(), StoreError> {
    let failed = |error: std::io::Error| StoreError::Unavailable(error.into());
    let fresh = beside(database, "restored");
    let (from, to) = (backup.to_owned(), fresh.clone());
    blocking(move || files::copy_private(&from, &to)).await?;
    if let Err(error) = check(&fresh, backup).await {
        // Nothing of what is no backup stays beside the store.
        tokio::fs::remove_file(&fresh).await.map_err(failed)?;
        return Err(error);
    }
    // The write-ahead log belongs to the old file and must not be read into the new one.
    for suffix in ["wal", "shm"] {
        match tokio::fs::remove_file(beside(database, suffix)).await {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    tokio::fs::rename(&fresh, database).await.map_err(failed)?;
    let path = database.to_owned();
    blocking(move || files::sync(&path)).await
}

/// Whether a file is a whole store of ours; `name` is what its owner calls it.
async fn check(file: &Path, name: &Path) -> Result<(), StoreError> {
    let damaged = |error: sqlx::Error| StoreError::Corrupt(format!("{}: {error}", name.display()));
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true).disable_statement_logging();
    let mut connection = options.connect().await.map_err(damaged)?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(damaged)?;
    let ours: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('tables', 'events', 'people')")
        .fetch_one(&mut connection)
        .await
        .map_err(damaged)?;
    connection.close().await.map_err(damaged)?;
    match (found.as_str(), ours) {
        ("ok", 3) => Ok(()),
        ("ok", _) => Err(StoreError::Corrupt(format!("{} is no store of this program", name.display()))),
        (problem, _) => Err(StoreError::Corrupt(format!("{}: {problem}", name.display()))),
    }
}

/// Nobody else writes to this file, so most groups need to look nothing up: how the tables stand is remembered, and a key that was granted
/// before is noticed when it is written again. Then, and when something is refused, the group is judged once more with all that is stored.
async fn commit(connection: &mut SqliteConnection, node: &str, jobs: &[Job], memory: &mut Memory) -> Result<Vec<Verdict>, Failure> {
    let known = look_up(connection, &Lookup::by(jobs), memory).await?;
    let group = validate(jobs, known, &memory.indeterminate, None);
    if group.needs_keys {
        return Err(Failure::Raced);
    }
    if !group.is_idle() {
        written(node, &group).run(connection).await?;
    }
    let Group { verdicts, after, .. } = group;
    memory.remember(after);
    Ok(verdicts)
}

async fn look_up(connection: &mut SqliteConnection, asked: &Lookup<'_>, memory: &Memory) -> Result<Known, Failure> {
    let mut tables = HashMap::new();
    let mut strange = Vec::new();
    for &table in &asked.tables {
        match memory.tables.get(&table) {
            Some(standing) => drop(tables.insert(table, standing.clone())),
            None => strange.push(table),
        }
    }
    if !strange.is_empty() {
        let sql = "SELECT t.id, t.epoch, t.version, t.stage, t.occupants, t.opened_unix_ms, t.owner FROM json_each($1) AS w \
                   CROSS JOIN tables AS t ON t.id = w.value";
        let rows: Vec<RawTableHead> = sqlx::query_as(sql).bind(super::to_json(&strange)).fetch_all(&mut *connection).await?;
        for row in rows {
            tables.extend([table_head(row).map_err(unreadable)?]);
        }
    }
    if !memory.careful {
        return Ok(Known { tables, keys: None, living: HashSet::new() });
    }
    let mut keys = HashMap::new();
    if !asked.keys.is_empty() {
        let sql = "SELECT k.table_id, k.person, k.key, k.version, k.digest FROM json_each($1) AS w CROSS JOIN command_keys AS k \
                   ON k.table_id = w.value ->> 0 AND k.person = w.value ->> 1 AND k.key = w.value ->> 2";
        let rows: Vec<RawGranted> = sqlx::query_as(sql).bind(super::to_json(&asked.keys)).fetch_all(connection).await?;
        keys = rows.into_iter().map(granted).collect::<Result<_, StoreError>>().map_err(unreadable)?;
    }
    Ok(Known { tables, keys: Some(keys), living: HashSet::new() })
}
