//! The database as the nodes know it: a model of what `postgres` and `lease` ask of PostgreSQL, around the real judgement of the writer.

use super::Mutant;
use crate::store::append::{AppendError, CommandKey, EventRow, Granted, PreparedAppend};
use crate::store::tables::{Columns, Opening, TableRow};
use crate::store::validate::{Known, TableHead, validate};
use crate::store::writer::{Done, Job, Verdict};
use std::collections::{HashMap, HashSet};
use tokio::sync::oneshot;
use trilynx_games::GameId;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Options, PersonId, TableId};

/// A node that was not seen for so long is dead …
const DEAD_MS: u64 = 5_000;
/// … and is not renewed from this time on.
const RENEWED_WITHIN_MS: u64 = 3_500;

/// A command, as its client names it.
pub type Command = u64;

/// What a node asks for in one transaction.
#[derive(Clone, Debug)]
pub enum Request {
    Join,
    Renew,
    Own { table: usize },
    Append { table: usize, epoch: u32, first: u32, command: Command },
}

/// What it is answered.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Whether the node is alive.
    Seen(bool),
    /// With the log, where the table was taken over.
    Owned(Done, Vec<Command>),
    Appended(Result<(), AppendError>),
}

pub struct SimulatedDatabase {
    pub seen: HashMap<String, u64>,
    heads: HashMap<TableId, TableHead>,
    pub logs: Vec<Vec<Command>>,
    keys: HashMap<(TableId, PersonId, String), Granted>,
    /// Who took each table last, and in which epoch. Not part of the model: what it is held against.
    pub takers: Vec<(Option<String>, u32)>,
    row: TableRow,
    mutant: Option<Mutant>,
}

fn table_id(n: usize) -> TableId {
    TableId::from_random([n as u8 + 1; 16])
}

/// One person gives all commands: keys differ.
fn person() -> PersonId {
    PersonId::from_random([7; 16])
}

fn key(command: Command) -> CommandKey {
    CommandKey { person: person(), name: command.to_string(), digest: 0 }
}

impl SimulatedDatabase {
    /// Tables at version 1 that nobody serves.
    pub fn new(tables: usize, mutant: Option<Mutant>) -> SimulatedDatabase {
        let head = |n| {
            let standing = TableHead { epoch: 0, version: 1, stage: "playing", occupants: "[]".to_owned(), opened_unix_ms: 1, owner: None };
            (table_id(n), standing)
        };
        let options = Options {
            game: GameName(GameId::ALL[0]),
            variant: "standard".to_owned(),
            players: 2,
            start: None,
            order: Order::Fixed,
            clock: ClockRule::None,
            rated: false,
            rounds: 1,
            private: false,
        };
        let row = TableRow {
            options,
            opener: person(),
            offers: Vec::new(),
            rematch_of: None,
            opened_unix_ms: 1,
            stage: Stage::Playing,
            rated: false,
            occupants: Vec::new(),
            moves: 0,
            result: None,
            changed_unix_ms: 1,
            deadline_service_ms: None,
        };
        SimulatedDatabase {
            seen: HashMap::new(),
            heads: (0..tables).map(head).collect(),
            logs: vec![vec![0]; tables],
            keys: HashMap::new(),
            takers: vec![(None, 0); tables],
            row,
            mutant,
        }
    }

    fn is_mutant(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }

    /// One transaction. `calendar` is what the machine of the node takes for the time.
    pub fn answer(&mut self, node: &str, request: &Request, now: u64, calendar: u64) -> Result<Answer, String> {
        Ok(match request {
            Request::Join => {
                self.seen.insert(node.to_owned(), now);
                Answer::Seen(true)
            }
            Request::Renew => {
                let late = |seen: &u64| seen + RENEWED_WITHIN_MS <= now;
                if !self.is_mutant(Mutant::ComesBackFromTheDead) && self.seen.get(node).is_none_or(late) {
                    return Ok(Answer::Seen(false));
                }
                self.seen.insert(node.to_owned(), now);
                Answer::Seen(true)
            }
            Request::Own { table } => {
                let (answer, _waits) = oneshot::channel();
                let done = self.commit(node, Job::Own { table: table_id(*table), service_ms: 0, answer }, now, calendar)?;
                let done = done.map_err(|error| format!("a table cannot be taken over: {error}"))?;
                if let Done::Owned(epoch) = done {
                    self.takers[*table] = (Some(node.to_owned()), epoch);
                }
                Answer::Owned(done, self.logs[*table].clone())
            }
            Request::Append { table, epoch, first, command } => {
                let (answer, _waits) = oneshot::channel();
                let append = self.prepared(*table, *epoch, *first, *command);
                let verdict = self.commit(node, Job::Append { appends: vec![append], answer }, now, calendar)?;
                if verdict.is_ok() {
                    let (taker, taken) = &self.takers[*table];
                    if taker.as_deref() != Some(node) || taken != epoch {
                        return Err(format!("{node} wrote to table {table} in epoch {epoch}, which {taker:?} took in epoch {taken}"));
                    }
                    if *first as usize != self.logs[*table].len() + 1 {
                        return Err(format!("version {first} follows {} at table {table}", self.logs[*table].len()));
                    }
                    self.logs[*table].push(*command);
                }
                Answer::Appended(verdict.map(drop))
            }
        })
    }

    fn prepared(&self, table: usize, epoch: u32, first: u32, command: Command) -> PreparedAppend {
        PreparedAppend {
            table: table_id(table),
            epoch,
            first,
            events: vec![EventRow { version: first, service_ms: 1, unix_ms: 1, event: String::new() }],
            spoken: Vec::new(),
            key: Some(key(command)),
            opening: (first == 1).then(|| Opening::of(&self.row)),
            columns: Columns::of(&self.row),
            snapshot: None,
        }
    }

    /// Looks up, judges and writes, as the writer does.
    fn commit(&mut self, node: &str, job: Job, now: u64, calendar: u64) -> Result<Verdict, String> {
        let mut known = self.look_up(&job, now, calendar);
        self.mutate(&mut known, &job, node);
        let (jobs, indeterminate) = ([job], HashSet::new());
        let mut group = validate(&jobs, known, &indeterminate, Some(node));
        for (table, who, name, version, digest) in &group.keys {
            let granted = Granted { version: *version, digest: Some(*digest) };
            let earlier = self.keys.insert((**table, **who, (*name).to_owned()), granted);
            if earlier.is_some() && !self.is_mutant(Mutant::ForgetsKeys) {
                return Err(format!("{name} was granted twice"));
            }
        }
        let verdict = group.verdicts.remove(0);
        if verdict.is_ok() {
            self.heads.extend(group.after);
        }
        Ok(verdict)
    }

    fn look_up(&self, job: &Job, now: u64, calendar: u64) -> Known {
        let now = if self.is_mutant(Mutant::UsesItsOwnCalendar) { calendar } else { now };
        let (table, keys) = match job {
            Job::Append { appends, .. } => {
                let named = appends[0].key.iter().map(|key| (appends[0].table, key.person, key.name.clone()));
                let granted = named.filter_map(|named| Some((named.clone(), *self.keys.get(&named)?)));
                (appends[0].table, granted.collect())
            }
            Job::Own { table, .. } => (*table, HashMap::new()),
            Job::Heartbeat { .. } | Job::Prove { .. } => unreachable!("nobody asks for it here"),
        };
        let head = self.heads[&table].clone();
        let dead_after = if self.is_mutant(Mutant::TakenForDeadTooSoon) { 2_000 } else { DEAD_MS };
        let alive = |owner: &&String| self.seen.get(*owner).is_some_and(|seen| seen + dead_after > now);
        let living = head.owner.iter().filter(alive).cloned().collect();
        Known { tables: HashMap::from([(table, head)]), keys: Some(keys), living }
    }

    /// Lets the judge know something else than what is stored.
    fn mutate(&self, known: &mut Known, job: &Job, node: &str) {
        if self.is_mutant(Mutant::TakesFromTheLiving) {
            known.living.clear();
        }
        if self.is_mutant(Mutant::ForgetsKeys) {
            known.keys = Some(HashMap::new());
        }
        let Job::Append { appends, .. } = job else { return };
        for append in appends {
            let Some(head) = known.tables.get_mut(&append.table) else { continue };
            if self.is_mutant(Mutant::WritesWithoutFence) {
                (head.owner, head.epoch) = (Some(node.to_owned()), append.epoch);
            }
            if self.is_mutant(Mutant::DoesNotCompareTheOwner) {
                head.owner = Some(node.to_owned());
            }
            if self.is_mutant(Mutant::DoesNotCompareTheVersion) {
                head.version = append.first - 1;
            }
        }
    }
}
