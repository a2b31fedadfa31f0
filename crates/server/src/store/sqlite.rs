//! SQLite: one file beside the program, for one server.
//!
//! The one thing to know: a commit is an fsync of the write-ahead log (`synchronous = FULL`). When one fails, the connection is thrown
//! away and a new one reads what is really stored.

use super::files::{self, Opened, beside};
use super::validate::{Group, Known, Lookup, RawGranted, RawTableHead, Touched, granted, table_head, unreadable, validate};
use super::writer::{Failure, Job, Memory, Verdict};
use super::{StoreError, StoreOptions, notifications};
use futures_util::StreamExt as _;
use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Arguments as _, AssertSqlSafe, ConnectOptions, Connection, Either, Executor as _, SqlitePool};
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
        // Asked once more before anybody hears of it.
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

/// A transaction that is sent to the engine's thread as one piece: to wait for an answer after each statement would cost as much as the work.
pub(super) struct Transaction {
    sql: String,
    arguments: SqliteArguments,
    /// How many rows each statement writes, where it is known.
    rows: Vec<Option<usize>>,
}

impl Transaction {
    fn new() -> Transaction {
        Transaction { sql: "BEGIN IMMEDIATE; ".to_owned(), arguments: SqliteArguments::default(), rows: Vec::new() }
    }

    /// A statement over rows, if there are any. It takes them as one JSON array, so that a group of any size is a handful of statements that
    /// are prepared once, and writes one row for each.
    fn over(&mut self, sql: &str, rows: &[impl Serialize]) {
        self.add(sql, rows, Some(rows.len()));
    }

    /// The same, where it is not known how many rows are `written`.
    pub(super) fn add(&mut self, sql: &str, rows: &[impl Serialize], written: Option<usize>) {
        if rows.is_empty() {
            return;
        }
        self.sql.extend([sql, "; "]);
        self.arguments.add(super::to_json(rows)).expect("any text can be handed over");
        self.rows.push(written);
    }

    /// All of it or nothing, and durable when this returns.
    async fn run(mut self, connection: &mut SqliteConnection) -> Result<(), Failure> {
        self.sql.push_str("COMMIT");
        let mut results = connection.fetch_many(sqlx::query_with(AssertSqlSafe(self.sql), self.arguments));
        let mut wrote = Vec::new();
        while let Some(result) = results.next().await {
            match result {
                Ok(Either::Left(done)) => wrote.push(done.rows_affected() as usize),
                Ok(Either::Right(_)) => {}
                Err(error) => {
                    drop(results);
                    // When there is nothing to roll back, the connection failed, and is not used again.
                    let _ = sqlx::query("ROLLBACK").execute(connection).await;
                    return Err(error.into());
                }
            }
        }
        // The first is for the beginning, the last for the commit: their numbers say nothing.
        let fits = |(wrote, rows): (&usize, &Option<usize>)| rows.is_none_or(|rows| *wrote == rows);
        match wrote.as_slice() {
            [_, wrote @ .., _] if wrote.len() == self.rows.len() && wrote.iter().zip(&self.rows).all(fits) => Ok(()),
            _ => Err(Failure::Engine(sqlx::Error::Protocol(format!("{wrote:?} rows written, not {:?}", self.rows)))),
        }
    }
}

/// What a group writes.
fn written(node: &str, group: &Group<'_>) -> Transaction {
    let mut transaction = Transaction::new();
    let events: Vec<_> = group.events.iter().map(|(table, row)| (table, row.version, row.service_ms, row.unix_ms, &row.event)).collect();
    transaction.over(
        "INSERT INTO events (table_id, version, service_ms, unix_ms, event) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        &events,
    );
    write_tables(&mut transaction, group);
    transaction.over(
        "INSERT INTO command_keys (table_id, person, key, version, digest) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        &group.keys,
    );
    let snapshots: Vec<_> = group.snapshots.iter().map(|(table, (version, snapshot))| (table, version, snapshot)).collect();
    transaction.over(
        "INSERT INTO snapshots (table_id, version, snapshot) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE TRUE \
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot",
        &snapshots,
    );
    for line in &group.unseated {
        // One by one: a list of them would be looked for by reading all players.
        transaction.over(
            "DELETE FROM players WHERE (person, opened_unix_ms, table_id) = \
             (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))",
            std::slice::from_ref(line),
        );
    }
    transaction.over(
        "INSERT INTO players (person, opened_unix_ms, table_id, owner, private, game, stage) \
         SELECT w.value ->> 0, w.value ->> 1, t.id, COALESCE((SELECT merged_into FROM people WHERE id = w.value ->> 0), w.value ->> 0), \
         t.private, t.game, t.stage FROM json_each(?) AS w CROSS JOIN tables AS t ON t.id = w.value ->> 2",
        &group.seated,
    );
    transaction.over(
        "UPDATE players SET stage = w.value ->> 3 FROM json_each(?) AS w \
         WHERE person = w.value ->> 0 AND opened_unix_ms = w.value ->> 1 AND table_id = w.value ->> 2",
        &group.restaged,
    );
    let spoken: Vec<_> = group.spoken.iter().map(|((person, table), version)| (person, table, version)).collect();
    transaction.over(
        "INSERT INTO speakers (person, table_id, version) \
         SELECT COALESCE((SELECT merged_into FROM people WHERE id = value ->> 0), value ->> 0), value ->> 1, value ->> 2 \
         FROM json_each(?) WHERE TRUE ON CONFLICT (person, table_id) DO UPDATE SET version = MAX(version, excluded.version)",
        &spoken,
    );
    notifications::write(&mut transaction, group);
    if group.proved {
        transaction.over("UPDATE write_checks SET checked = checked + w.value FROM json_each(?) AS w WHERE write_checks.id = 1", &[1]);
    }
    if let Some(service_ms) = group.service_ms {
        transaction.over(
            "INSERT INTO service_clock (node, service_ms) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE TRUE \
             ON CONFLICT (node) DO UPDATE SET service_ms = MAX(service_ms, excluded.service_ms)",
            &[(node, service_ms)],
        );
    }
    transaction
}

fn write_tables(transaction: &mut Transaction, group: &Group<'_>) {
    let opened: Vec<_> = group.opened.iter().filter_map(|new| Some((new, new.opening?, new.columns))).collect();
    let opened: Vec<_> = opened
        .iter()
        .map(|(new, o, c)| {
            let agreed = (new.id, new.epoch, new.version, o.game, o.private, &o.options, &o.opener, &o.offers, &o.rematch_of);
            (agreed, o.opened_unix_ms, (c.stage, c.rated, &c.occupants, c.moves, &c.result, c.changed_unix_ms, c.deadline_service_ms))
        })
        .collect();
    transaction.over(
        "INSERT INTO tables (id, epoch, version, game, private, options, opener, offers, rematch_of, opened_unix_ms, stage, rated, occupants, \
         moves, result, changed_unix_ms, deadline_service_ms) \
         SELECT value ->> '$[0][0]', value ->> '$[0][1]', value ->> '$[0][2]', value ->> '$[0][3]', value ->> '$[0][4]', value ->> '$[0][5]', \
         value ->> '$[0][6]', value ->> '$[0][7]', value ->> '$[0][8]', value ->> 1, value ->> '$[2][0]', value ->> '$[2][1]', \
         value ->> '$[2][2]', value ->> '$[2][3]', value ->> '$[2][4]', value ->> '$[2][5]', value ->> '$[2][6]' FROM json_each(?)",
        &opened,
    );
    let changed: Vec<_> = group
        .changed
        .iter()
        .map(|touched| {
            let c = touched.columns;
            let Touched { id, epoch, version, .. } = touched;
            (id, epoch, version, c.stage, c.rated, &c.occupants, c.moves, &c.result, c.changed_unix_ms, c.deadline_service_ms)
        })
        .collect();
    transaction.over(
        "UPDATE tables SET epoch = c.value ->> 1, version = c.value ->> 2, stage = c.value ->> 3, rated = c.value ->> 4, \
         occupants = c.value ->> 5, moves = c.value ->> 6, result = c.value ->> 7, changed_unix_ms = c.value ->> 8, \
         deadline_service_ms = c.value ->> 9, has_keys = TRUE FROM json_each(?) AS c WHERE tables.id = c.value ->> 0",
        &changed,
    );
    transaction.over("UPDATE tables SET epoch = c.value ->> 1 FROM json_each(?) AS c WHERE tables.id = c.value ->> 0", &group.owned);
}
