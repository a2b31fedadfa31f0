//! The writer: what happens at tables, committed in groups.
//!
//! One task takes whatever has queued up, judges each list of appends against what is stored and against those before it in the group,
//! writes what it accepts in one transaction with a handful of statements, and answers when that is durable. So an fsync is shared by all
//! who wait, and a list that is refused costs its neighbours nothing.

use super::tables::{Columns, Opening, TableRow};
use super::{Db, StoreError};
use crate::metrics;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::{PersonId, TableId};

/// So many appends at most share a transaction, or a little more if the last list is long.
const GROUP: usize = 512;

/// What is to be added to a table's log, and what follows from it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table. Its first append begins with version 1 and makes it.
    pub table: TableId,
    /// The epoch in which the table is owned; 1 for a new table.
    pub epoch: u32,
    /// What happened, at least one, versions consecutive.
    pub entries: Vec<Entry>,
    /// The command it was, if it was somebody's.
    pub key: Option<CommandKey>,
    /// The table's line in lists after it.
    pub line: TableRow,
    /// The table's state after it, if it is worth keeping.
    pub snapshot: Option<String>,
}

/// A command, as the person who gave it names it. The same name for another command is a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandKey {
    /// Whose command it is.
    pub person: PersonId,
    /// Their name for it.
    pub name: String,
    /// Tells what was asked for.
    pub digest: i64,
}

/// What a command came to that was granted before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Granted {
    /// The last version of that command.
    pub version: u32,
    /// What was asked for. Release 0.1.0 did not store it.
    pub digest: Option<i64>,
}

/// Why nothing was appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendError {
    /// The versions do not follow what is stored or each other, or the table is owned by a later epoch: take it over again with [`super::Store::own`].
    Conflict,
    /// A command with this name has been granted before.
    Repeated(Granted),
    /// It could not be stored. As a rule it is not, but a connection may have been lost in the very moment. The tables take no more appends
    /// (they are in conflict) until they are taken over again, which tells what is stored.
    Unavailable,
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict => f.write_str("somebody else has written to this table"),
            AppendError::Repeated(granted) => write!(f, "already done, at version {}", granted.version),
            AppendError::Unavailable => f.write_str("the store is unavailable"),
        }
    }
}

impl std::error::Error for AppendError {}

/// Something for the writer to do.
pub(super) enum Job {
    Append {
        appends: Vec<PreparedAppend>,
        answer: oneshot::Sender<Result<(), AppendError>>,
    },
    /// Answers with the new epoch, or nothing if there is no such table.
    Own {
        table: TableId,
        answer: oneshot::Sender<Result<Option<u32>, AppendError>>,
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

/// An append as it goes into columns, made by the caller's task so that the writer has less to do.
pub(super) struct PreparedAppend {
    pub table: TableId,
    pub epoch: u32,
    pub first: u32,
    pub events: Vec<EventRow>,
    /// Who says something in them, and in which version.
    pub spoken: Vec<(PersonId, u32)>,
    pub key: Option<CommandKey>,
    /// What never changes, with the first append of a table.
    pub opening: Option<Opening>,
    pub columns: Columns,
    pub snapshot: Option<String>,
}

/// A line of the log as it is stored.
pub(super) struct EventRow {
    pub version: u32,
    pub service_ms: u64,
    pub unix_ms: u64,
    pub event: String,
}

impl PreparedAppend {
    /// Nothing if the entries are not consecutive.
    fn made_of(append: Append) -> Option<PreparedAppend> {
        let first = append.entries.first()?.version;
        let row = |entry: &Entry| EventRow {
            version: entry.version,
            service_ms: entry.at.service_ms,
            unix_ms: entry.at.unix_ms,
            event: super::to_json(&entry.event),
        };
        let spoken = append.entries.iter().filter_map(|entry| match &entry.event {
            Event::Said { by, .. } => Some((*by, entry.version)),
            _ => None,
        });
        let consecutive = append.entries.iter().zip(first..).all(|(entry, version)| entry.version == version);
        consecutive.then(|| PreparedAppend {
            table: append.table,
            epoch: append.epoch,
            first,
            events: append.entries.iter().map(row).collect(),
            spoken: spoken.collect(),
            key: append.key.map(|key| CommandKey { name: stored_key(key.name), ..key }),
            opening: (first == 1).then(|| Opening::of(&append.line)),
            columns: Columns::of(&append.line),
            snapshot: append.snapshot,
        })
    }
}

/// A key as it is stored. PostgreSQL keeps any text but one with a zero in it, so that is written in another way, and what could be taken
/// for that way too. All other keys, so nearly all, are stored as they are.
pub(super) fn stored_key(key: String) -> String {
    if key.contains(['\0', ESCAPE]) { key.replace(ESCAPE, "\u{1b}1").replace('\0', "\u{1b}0") } else { key }
}

const ESCAPE: char = '\u{1b}';

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

    pub async fn own(&self, table: TableId) -> Result<Option<u32>, StoreError> {
        self.ask(|answer| Job::Own { table, answer }).await.map_err(|_| unavailable())
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
    /// Adds to the logs of one or several tables: all of it or nothing, and durable when this returns. Whoever waits is free to stop
    /// waiting; it is written all the same.
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
                // Nobody gets in any more; who is in is still served.
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
        // One of them cannot be stored. The others shall not suffer for it.
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
    match db {
        Db::Sqlite(db) => db.commit(node, jobs, memory).await,
        Db::Postgres(db) => db.commit(node, jobs, &memory.indeterminate).await,
    }
}

fn conclude(indeterminate: &mut HashSet<TableId>, jobs: Vec<Job>, outcome: Result<Vec<Verdict>, Failure>) {
    match outcome {
        Ok(verdicts) => {
            for (job, verdict) in jobs.into_iter().zip(verdicts) {
                if let Job::Own { table, .. } = &job {
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
        }
    }
}

/// What a job is answered once its group is durable: the epoch for who takes a table over, and nothing for the others.
pub(super) type Verdict = Result<Option<u32>, AppendError>;

/// The receiver may have stopped waiting, which changes nothing.
fn answer(job: Job, verdict: Verdict) {
    match job {
        Job::Append { answer, .. } | Job::Heartbeat { answer, .. } | Job::Prove { answer } => drop(answer.send(verdict.map(|_| ()))),
        Job::Own { answer, .. } => drop(answer.send(verdict)),
    }
}

/// A table as far as the writer has to know it.
#[derive(Clone)]
pub(super) struct TableHead {
    pub epoch: u32,
    pub version: u32,
    pub stage: &'static str,
    pub occupants: String,
    pub opened_unix_ms: i64,
}

/// What a group of jobs needs to know before it can be judged.
pub(super) struct Lookup<'a> {
    pub tables: Vec<TableId>,
    pub keys: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Lookup<'a> {
    pub fn by(jobs: &'a [Job]) -> Lookup<'a> {
        let mut tables = Vec::new();
        let mut keys = Vec::new();
        for job in jobs {
            match job {
                Job::Append { appends, .. } => {
                    for append in appends {
                        tables.push(append.table);
                        if let Some(CommandKey { person, name, .. }) = &append.key {
                            keys.push((append.table.as_str(), person.as_str(), name.as_str()));
                        }
                    }
                }
                Job::Own { table, .. } => tables.push(*table),
                Job::Heartbeat { .. } | Job::Prove { .. } => {}
            }
        }
        // In one order everywhere, so that two nodes that lock the same rows cannot wait for each other.
        tables.sort_unstable();
        tables.dedup();
        Lookup { tables, keys }
    }
}

/// What is stored already: the tables of a group, and those of its keys that were granted.
pub(super) struct Known {
    pub tables: HashMap<TableId, TableHead>,
    /// Nothing if they were not looked up: then the engine finds out when one is written twice.
    pub keys: Option<HashMap<(TableId, PersonId, String), Granted>>,
}

/// What a group comes to: one verdict a job, and what to write for those accepted.
#[derive(Default)]
pub(super) struct Group<'a> {
    pub verdicts: Vec<Verdict>,
    pub events: Vec<(&'a TableId, &'a EventRow)>,
    pub keys: Vec<(&'a TableId, &'a PersonId, &'a str, u32, i64)>,
    pub snapshots: BTreeMap<&'a TableId, (u32, &'a str)>,
    pub opened: Vec<Touched<'a>>,
    pub changed: Vec<Touched<'a>>,
    /// Tables that only change hands, with their new epochs.
    pub owned: Vec<(TableId, u32)>,
    /// Who sits down at which table, and who is no longer there, with the time of the table's opening.
    pub seated: Vec<(PersonId, i64, TableId)>,
    pub unseated: Vec<(PersonId, i64, TableId)>,
    /// Who stays at a table whose stage has changed, and that stage.
    pub restaged: Vec<(PersonId, i64, TableId, &'static str)>,
    /// Who has said something at which table, and the version of the last of it.
    pub spoken: BTreeMap<(PersonId, TableId), u32>,
    pub service_ms: Option<u64>,
    /// Somebody wants to see a write become durable.
    pub proved: bool,
    /// How the tables stand after the group.
    pub after: HashMap<TableId, TableHead>,
    /// Something was refused that may have been granted before, which nobody has looked up: judge again with the keys.
    pub needs_keys: bool,
}

/// A table's row after the group.
pub(super) struct Touched<'a> {
    pub id: TableId,
    pub epoch: u32,
    pub version: u32,
    /// For a new table.
    pub opening: Option<&'a Opening>,
    pub columns: &'a Columns,
    /// As it was read: an engine with other writers holds the row against it once more.
    pub before: Option<(u32, u32)>,
}

impl Group<'_> {
    /// Nothing to write, so nothing to commit.
    pub fn is_idle(&self) -> bool {
        self.events.is_empty() && self.owned.is_empty() && self.service_ms.is_none() && !self.proved
    }
}

/// Judges each job against what is known and against those before it.
pub(super) fn judge<'a>(jobs: &'a [Job], known: Known, indeterminate: &'a HashSet<TableId>) -> Group<'a> {
    let before = known.tables.clone();
    let keys_known = known.keys.is_some();
    let mut now = Projection {
        tables: known.tables,
        keys: known.keys.unwrap_or_default(),
        openings: HashMap::new(),
        columns: BTreeMap::new(),
        indeterminate,
        taken_over: HashSet::new(),
    };
    let mut group = Group::default();
    for job in jobs {
        let verdict = match job {
            Job::Append { appends, .. } => now.accept(appends).map(|()| {
                appends.iter().for_each(|append| group.write(append));
                None
            }),
            Job::Own { table, .. } => Ok(now.own(table)),
            Job::Heartbeat { service_ms, .. } => {
                group.service_ms = group.service_ms.max(Some(*service_ms));
                Ok(None)
            }
            Job::Prove { .. } => {
                group.proved = true;
                Ok(None)
            }
        };
        group.needs_keys |= !keys_known && verdict == Err(AppendError::Conflict);
        group.verdicts.push(verdict);
    }
    group.touch(&before, &now);
    group.after = now.tables;
    group
}

/// How things stand after the jobs judged so far.
struct Projection<'a> {
    tables: HashMap<TableId, TableHead>,
    keys: HashMap<(TableId, PersonId, String), Granted>,
    openings: HashMap<TableId, &'a Opening>,
    /// The last line of each table that was appended to.
    columns: BTreeMap<TableId, &'a Columns>,
    indeterminate: &'a HashSet<TableId>,
    /// Those of the unsure that were taken over in this group.
    taken_over: HashSet<TableId>,
}

impl<'a> Projection<'a> {
    /// All of the appends or none.
    fn accept(&mut self, appends: &'a [PreparedAppend]) -> Result<(), AppendError> {
        let mut tried: HashMap<TableId, TableHead> = HashMap::new();
        let mut keys = HashSet::new();
        for append in appends {
            if let Some(CommandKey { person, name, .. }) = &append.key
                && let Some(&granted) = self.keys.get(&(append.table, *person, name.clone()))
            {
                return Err(AppendError::Repeated(granted));
            }
            let standing = tried.get(&append.table).or_else(|| self.tables.get(&append.table));
            let follows = match standing {
                Some(standing) => append.epoch == standing.epoch && Some(append.first) == standing.version.checked_add(1),
                None => append.first == 1,
            };
            let key_comes_twice = append.key.as_ref().is_some_and(|key| !keys.insert((append.table, key.person, &key.name)));
            if !follows || key_comes_twice || self.is_indeterminate(&append.table) {
                return Err(AppendError::Conflict);
            }
            let next = TableHead {
                epoch: append.epoch,
                version: append.last(),
                stage: append.columns.stage,
                occupants: append.columns.occupants.clone(),
                opened_unix_ms: match (standing, &append.opening) {
                    (Some(standing), _) => standing.opened_unix_ms,
                    (None, Some(opening)) => opening.opened_unix_ms,
                    (None, None) => return Err(AppendError::Conflict),
                },
            };
            tried.insert(append.table, next);
        }
        self.tables.extend(tried);
        for append in appends {
            self.columns.insert(append.table, &append.columns);
            if let Some(opening) = &append.opening {
                self.openings.insert(append.table, opening);
            }
            if let Some(CommandKey { person, name, digest }) = &append.key {
                let granted = Granted { version: append.last(), digest: Some(*digest) };
                self.keys.insert((append.table, *person, name.clone()), granted);
            }
        }
        Ok(())
    }

    fn own(&mut self, table: &TableId) -> Option<u32> {
        let standing = self.tables.get_mut(table)?;
        standing.epoch = standing.epoch.saturating_add(1);
        self.taken_over.insert(*table);
        Some(standing.epoch)
    }

    fn is_indeterminate(&self, table: &TableId) -> bool {
        self.indeterminate.contains(table) && !self.taken_over.contains(table)
    }
}

impl PreparedAppend {
    fn last(&self) -> u32 {
        self.events.last().map_or(0, |event| event.version)
    }
}

impl<'a> Group<'a> {
    fn write(&mut self, append: &'a PreparedAppend) {
        self.events.extend(append.events.iter().map(|event| (&append.table, event)));
        self.spoken.extend(append.spoken.iter().map(|(person, version)| ((*person, append.table), *version)));
        if let Some(CommandKey { person, name, digest }) = &append.key {
            self.keys.push((&append.table, person, name, append.last(), *digest));
        }
        if let Some(snapshot) = &append.snapshot {
            self.snapshots.insert(&append.table, (append.last(), snapshot));
        }
        self.service_ms = self.service_ms.max(append.events.iter().map(|event| event.service_ms).max());
    }

    /// The rows of the tables as they are after the group.
    fn touch(&mut self, before: &HashMap<TableId, TableHead>, now: &Projection<'a>) {
        for (&id, &columns) in &now.columns {
            let was = before.get(&id);
            let standing = &now.tables[&id];
            let touched = Touched {
                id,
                epoch: standing.epoch,
                version: standing.version,
                opening: now.openings.get(&id).copied(),
                columns,
                before: was.map(|was| (was.epoch, was.version)),
            };
            if was.is_none() { &mut self.opened } else { &mut self.changed }.push(touched);
            if was.is_none_or(|was| was.occupants != standing.occupants || was.stage != standing.stage) {
                let old = was.map_or_else(Vec::new, |was| persons(&was.occupants));
                let new = persons(&standing.occupants);
                let line = |person: &PersonId| (*person, standing.opened_unix_ms, id);
                self.seated.extend(new.iter().filter(|person| !old.contains(person)).map(line));
                self.unseated.extend(old.iter().filter(|person| !new.contains(person)).map(line));
                if was.is_some_and(|was| was.stage != standing.stage) {
                    let staged = |person: &PersonId| (*person, standing.opened_unix_ms, id, standing.stage);
                    self.restaged.extend(new.iter().filter(|person| old.contains(person)).map(staged));
                }
            }
        }
        let handed_over = now
            .tables
            .iter()
            .filter(|(id, standing)| !now.columns.contains_key(id) && before.get(id).is_some_and(|was| was.epoch != standing.epoch));
        self.owned.extend(handed_over.map(|(id, standing)| (*id, standing.epoch)));
    }
}

/// The people among the occupants, each once.
fn persons(occupants: &str) -> Vec<PersonId> {
    use trilynx_protocol::Occupant;
    let seats: Vec<Option<Occupant>> = serde_json::from_str(occupants).unwrap_or_default();
    let mut people: Vec<PersonId> = seats
        .into_iter()
        .filter_map(|seat| match seat {
            Some(Occupant::Person(person)) => Some(person),
            Some(Occupant::Bot(_)) | None => None,
        })
        .collect();
    people.sort_unstable();
    people.dedup();
    people
}
