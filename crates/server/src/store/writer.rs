//! The writer: what happens at tables, committed in groups.
//!
//! One task takes whatever has queued up, judges each list of appends against what is stored and against those before it in the group,
//! writes what it accepts in one transaction with a handful of statements, and answers when that is durable. So an fsync is shared by all
//! who wait, and a list that is refused costs its neighbours nothing.

use super::append::{Append, AppendError, PreparedAppend};
use super::validate::TableHead;
use super::{Db, StoreError};
use crate::metrics;
use futures_util::FutureExt as _;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use trilynx_protocol::TableId;

/// The most appends in one transaction, or a few more if the last list is long.
const GROUP: usize = 512;

/// Something for the writer to do.
pub(super) enum Job {
    Append {
        appends: Vec<PreparedAppend>,
        answer: oneshot::Sender<Result<(), AppendError>>,
    },
    Own {
        table: TableId,
        /// The time of service of who takes it over.
        service_ms: u64,
        answer: oneshot::Sender<Verdict>,
    },
    Heartbeat {
        service_ms: u64,
        answer: oneshot::Sender<Result<(), AppendError>>,
    },
    /// Changes a row of its own, to show that it becomes durable.
    Prove {
        answer: oneshot::Sender<Result<(), AppendError>>,
    },
}

/// The way to the writer's task.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
    stop: Arc<tokio::sync::Notify>,
}

impl Writer {
    pub fn start(db: Db, node: Arc<str>, queue: usize) -> Writer {
        let (jobs, queued) = mpsc::channel(queue.max(1));
        let stop = Arc::new(tokio::sync::Notify::new());
        let task = tokio::spawn(run(db, node, queued, stop.clone()));
        Writer { jobs, task: Arc::new(Mutex::new(Some(task))), stop }
    }

    pub async fn stop(&self) {
        self.stop.notify_one();
        if let Some(task) = self.task.lock().await.take() {
            // A writer that panicked has already said so, and its queue answers nobody.
            let _ = task.await;
        }
    }

    /// How many jobs wait, and how many may.
    pub fn queued(&self) -> (usize, usize) {
        (self.jobs.max_capacity() - self.jobs.capacity(), self.jobs.max_capacity())
    }

    pub async fn heartbeat(&self, service_ms: u64) -> Result<(), StoreError> {
        self.ask(|answer| Job::Heartbeat { service_ms, answer }).await.map_err(|_| unavailable())
    }

    pub async fn prove(&self) -> Result<(), AppendError> {
        self.ask(|answer| Job::Prove { answer }).await
    }

    /// The new epoch, or nothing if there is no such table.
    pub async fn own(&self, table: TableId, service_ms: u64) -> Result<Option<u32>, StoreError> {
        match self.ask(|answer| Job::Own { table, service_ms, answer }).await.map_err(|_| unavailable())? {
            Done::Owned(epoch) => Ok(Some(epoch)),
            Done::ServedBy(node) => Err(StoreError::ServedBy(node)),
            Done::NoSuchTable | Done::Stored => Ok(None),
        }
    }

    pub async fn append(&self, appends: Vec<PreparedAppend>) -> Result<(), AppendError> {
        self.ask(|answer| Job::Append { appends, answer }).await
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<Result<T, AppendError>>) -> Job) -> Result<T, AppendError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| AppendError::Unavailable)?;
        answered.await.unwrap_or(Err(AppendError::Unavailable))
    }
}

pub(super) fn unavailable() -> StoreError {
    StoreError::Unavailable(sqlx::Error::Io(std::io::Error::other("the writer could not commit")))
}

impl super::Store {
    /// Adds to the logs of one or several tables: all of it or nothing, and durable when this returns. The caller is free to stop
    /// waiting; it is written nevertheless.
    pub async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let ready = appends.into_iter().map(PreparedAppend::made_of).collect::<Option<Vec<_>>>();
        self.writer.append(ready.ok_or(AppendError::Conflict)?).await
    }
}

async fn run(db: Db, node: Arc<str>, mut queued: mpsc::Receiver<Job>, stop: Arc<tokio::sync::Notify>) {
    let mut memory = Memory::default();
    let mut jobs = Vec::new();
    loop {
        tokio::select! {
            job = queued.recv() => match job {
                Some(job) => jobs.push(job),
                None => return,
            },
            () = stop.notified() => {
                // No more are taken; those that wait are still served.
                queued.close();
                continue;
            }
        }
        let mut size = weight(&jobs[0]);
        while size < GROUP
            && let Ok(job) = queued.try_recv()
        {
            size += weight(&job);
            jobs.push(job);
        }
        commit_group(&db, &node, &mut memory, std::mem::take(&mut jobs)).await;
    }
}

/// As many tables as the writer remembers; then all are forgotten at once and looked up again.
const REMEMBERED: usize = 20_000;

/// What the writer knows from one group to the next.
#[derive(Default)]
pub(super) struct Memory {
    /// Tables of which it is not known what is stored: they take no appends until they are taken over.
    pub indeterminate: HashSet<TableId>,
    /// How tables stand, where nobody else writes. Right as long as every group is committed: after a failure nothing is remembered.
    pub tables: HashMap<TableId, TableHead>,
    /// The last group failed, or was refused: look everything up.
    pub careful: bool,
}

impl Memory {
    /// A group has been committed.
    pub fn remember(&mut self, tables: impl IntoIterator<Item = (TableId, TableHead)>) {
        if self.tables.len() >= REMEMBERED {
            self.tables.clear();
        }
        self.tables.extend(tables);
    }
}

fn weight(job: &Job) -> usize {
    match job {
        Job::Append { appends, .. } => appends.len().max(1),
        Job::Own { .. } | Job::Heartbeat { .. } | Job::Prove { .. } => 1,
    }
}

/// How often a group is tried again when another node was quicker at one of its tables.
const ATTEMPTS: usize = 4;

async fn commit_group(db: &Db, node: &str, memory: &mut Memory, jobs: Vec<Job>) {
    let outcome = attempt(db, node, memory, &jobs).await;
    if jobs.len() > 1 && matches!(outcome, Err(Failure::Raced | Failure::Row(_))) {
        // One of them cannot be stored. The others are not affected.
        for job in jobs {
            let outcome = attempt(db, node, memory, std::slice::from_ref(&job)).await;
            conclude(&mut memory.indeterminate, vec![job], outcome);
        }
    } else {
        conclude(&mut memory.indeterminate, jobs, outcome);
    }
}

async fn attempt(db: &Db, node: &str, memory: &mut Memory, jobs: &[Job]) -> Result<Vec<Verdict>, Failure> {
    let began = Instant::now();
    let outcome = attempt_again(db, node, memory, jobs).await;
    metrics::commit(outcome.is_ok(), jobs.iter().map(weight).sum(), began.elapsed());
    outcome
}

async fn attempt_again(db: &Db, node: &str, memory: &mut Memory, jobs: &[Job]) -> Result<Vec<Verdict>, Failure> {
    for _ in 1..ATTEMPTS {
        match once(db, node, memory, jobs).await {
            Err(Failure::Raced) => {}
            outcome => return outcome,
        }
    }
    once(db, node, memory, jobs).await
}

async fn once(db: &Db, node: &str, memory: &mut Memory, jobs: &[Job]) -> Result<Vec<Verdict>, Failure> {
    let committing = async {
        #[cfg(test)]
        tests::panic_if_asked();
        match db {
            Db::Sqlite(db) => db.commit(node, jobs, memory).await,
            Db::Postgres(db) => db.commit(node, jobs, &memory.indeterminate).await,
        }
    };
    if let Ok(outcome) = AssertUnwindSafe(committing).catch_unwind().await {
        return outcome;
    }
    // The writer goes on without this group, and with nothing that the panic may have left half done.
    memory.tables.clear();
    memory.careful = true;
    Err(Failure::Panicked)
}

fn conclude(indeterminate: &mut HashSet<TableId>, jobs: Vec<Job>, outcome: Result<Vec<Verdict>, Failure>) {
    match outcome {
        Ok(verdicts) => {
            for (job, verdict) in jobs.into_iter().zip(verdicts) {
                // A table that another node serves stays unsure: it is taken over before anything is written to it.
                if let (Job::Own { table, .. }, Ok(Done::Owned(_) | Done::NoSuchTable)) = (&job, &verdict) {
                    indeterminate.remove(table);
                }
                answer(job, verdict);
            }
        }
        Err(failure) => {
            tracing::error!(jobs = jobs.len(), %failure, "a group was not committed");
            for job in jobs {
                if let Job::Append { appends, .. } = &job {
                    indeterminate.extend(appends.iter().map(|append| append.table));
                }
                answer(job, Err(AppendError::Unavailable));
            }
        }
    }
}

/// Why a whole group was not committed.
pub(super) enum Failure {
    /// Another server has taken over. Nothing is stored, and nothing will be.
    Superseded,
    /// Another node has written to one of its tables since we looked. Nothing is stored; look again.
    Raced,
    /// The engine does not take one of its rows. Nothing is stored.
    Row(sqlx::Error),
    /// The engine cannot.
    Engine(sqlx::Error),
    /// A mistake of ours. It is not known what is stored.
    Panicked,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        let Some(cause) = error.as_database_error() else { return Failure::Engine(error) };
        match cause.kind() {
            sqlx::error::ErrorKind::UniqueViolation => Failure::Raced,
            sqlx::error::ErrorKind::Other if took_turns(&cause.code().unwrap_or_default()) => Failure::Raced,
            sqlx::error::ErrorKind::Other if !names_a_value(&cause.code().unwrap_or_default()) => Failure::Engine(error),
            _ => Failure::Row(error),
        }
    }
}

/// PostgreSQL rolled back because of somebody who wrote at the same time: a serialisation failure or a deadlock.
fn took_turns(code: &str) -> bool {
    code == "40001" || code == "40P01"
}

/// PostgreSQL's classes 22 (data exception) and 54 (a limit of the program), SQLite's TOOBIG and MISMATCH.
fn names_a_value(code: &str) -> bool {
    (code.len() == 5 && (code.starts_with("22") || code.starts_with("54"))) || code == "18" || code == "20"
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Superseded => StoreError::Superseded.fmt(f),
            Failure::Raced => f.write_str("other nodes were quicker again and again"),
            Failure::Row(error) | Failure::Engine(error) => error.fmt(f),
            Failure::Panicked => f.write_str("the writer panicked"),
        }
    }
}

/// What a job is answered once its group is durable.
pub(super) type Verdict = Result<Done, AppendError>;

/// The result of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Done {
    /// It is written.
    Stored,
    /// The table is taken over, and this is its new epoch.
    Owned(u32),
    /// There is nothing to take over.
    NoSuchTable,
    /// The table has an owner that is alive. Nothing is changed.
    ServedBy(Arc<str>),
}

/// The receiver may have stopped waiting, which changes nothing.
fn answer(job: Job, verdict: Verdict) {
    match job {
        Job::Append { answer, .. } | Job::Heartbeat { answer, .. } | Job::Prove { answer } => drop(answer.send(verdict.map(|_| ()))),
        Job::Own { answer, .. } => drop(answer.send(verdict)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Store, StoreOptions};
    use std::cell::Cell;

    thread_local! {
        static PANIC: Cell<bool> = const { Cell::new(false) };
    }

    pub(super) fn panic_if_asked() {
        assert!(!PANIC.replace(false), "a mistake in the writer");
    }

    #[tokio::test]
    async fn a_panic_costs_one_group_and_not_the_writer() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("trilynx.db").display());
        let store = Store::open(&url, StoreOptions::default()).await.unwrap();
        PANIC.set(true);
        assert!(store.heartbeat(1).await.is_err(), "it cannot be said to be stored");
        store.heartbeat(2).await.expect("the writer goes on");
    }
}
