//! The database as the nodes know it: a model of what `postgres` and `lease` ask of PostgreSQL, around the real judgement of the writer.

use super::Mutant;
use crate::store::append::{AppendError, CommandKey, EventRow, Granted, PreparedAppend};
use crate::store::notifications::Notify;
use crate::store::tables::{Columns, Opening, TableRow, ToMove};
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

/// How long a node that is not renewed trusts itself at most.
const TRUSTS_MS: u64 = 2_500;
/// The most time that is credited for one change of owners.
const MOST_CREDITED_MS: u64 = 10_000;

/// A command, as its client names it, or a credit.
pub type Command = u64;

/// What is no command of a client: the time that nobody served a table, credited to its clocks.
const CREDIT: Command = 1 << 63;

pub fn credit(unserved_ms: u64) -> Command {
    CREDIT | unserved_ms
}

/// The time that something in a log credits, if it does.
pub fn credited(command: Command) -> Option<u64> {
    (command & CREDIT != 0).then_some(command & !CREDIT)
}

/// What a node asks for in one transaction.
#[derive(Clone, Debug)]
pub enum Request {
    Join,
    Renew,
    Own {
        table: usize,
    },
    Append {
        table: usize,
        epoch: u32,
        first: u32,
        command: Command,
    },
    /// Sent at this time, from which on the node does not serve the table.
    Release {
        table: usize,
        epoch: u32,
        at: u64,
    },
}

/// What it is answered.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Whether the node is alive.
    Seen(bool),
    /// With the log and the time to credit, where the table was taken over.
    Owned(Done, Vec<Command>, u64),
    Released,
    Appended(Result<(), AppendError>),
}

pub struct SimulatedDatabase {
    pub seen: HashMap<String, u64>,
    heads: HashMap<TableId, TableHead>,
    pub logs: Vec<Vec<Command>>,
    keys: HashMap<(TableId, PersonId, String), Granted>,
    /// When each node last stored its time of service.
    clocks: HashMap<String, u64>,
    /// When each table was handed over, and for how long nobody has served it that is not credited yet.
    unserved: Vec<(Option<u64>, u64)>,
    /// All time for which nobody has served each table, and when its owner last sent something that was stored. Not part of the model.
    gaps: Vec<(u64, u64)>,
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

/// Nobody is credited with less than the time in which nobody can have served a table, or with more than since it last changed.
fn check_gap(gap: u64, most: u64, least: u64) -> Result<(), String> {
    if gap > most || gap < least.min(MOST_CREDITED_MS) {
        return Err(format!("{gap} ms are credited, which should be {least} to {most}"));
    }
    Ok(())
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
            to_move: ToMove::Nobody,
        };
        SimulatedDatabase {
            seen: HashMap::new(),
            heads: (0..tables).map(head).collect(),
            logs: vec![vec![0]; tables],
            keys: HashMap::new(),
            clocks: HashMap::new(),
            unserved: vec![(None, 0); tables],
            gaps: vec![(0, 0); tables],
            takers: vec![(None, 0); tables],
            row,
            mutant,
        }
    }

    fn is_mutant(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }

    /// One transaction, and when the node has sent it. `calendar` is what the machine of the node takes for the time.
    pub fn answer(&mut self, node: &str, request: &Request, [now, sent]: [u64; 2], calendar: u64) -> Result<Answer, String> {
        Ok(match request {
            Request::Join => {
                self.seen.insert(node.to_owned(), now);
                self.store_clock(node, sent);
                Answer::Seen(true)
            }
            Request::Renew => {
                let late = |seen: &u64| seen + RENEWED_WITHIN_MS <= now;
                if !self.is_mutant(Mutant::ComesBackFromTheDead) && self.seen.get(node).is_none_or(late) {
                    return Ok(Answer::Seen(false));
                }
                self.seen.insert(node.to_owned(), now);
                self.store_clock(node, sent);
                Answer::Seen(true)
            }
            Request::Own { table } => {
                let former = self.heads[&table_id(*table)].owner.clone();
                let (answer, _waits) = oneshot::channel();
                let done = self.commit(node, Job::Own { table: table_id(*table), service_ms: 0, answer }, now, calendar)?;
                let done = done.map_err(|error| format!("a table cannot be taken over: {error}"))?;
                if let Done::Owned(epoch) = done {
                    self.takers[*table] = (Some(node.to_owned()), epoch);
                    if former.as_deref() != Some(node) {
                        self.count_unserved(*table, former.as_deref(), sent)?;
                    }
                    self.gaps[*table].1 = sent;
                    if !self.is_mutant(Mutant::ClaimsWithoutClock) {
                        self.store_clock(node, sent);
                    }
                }
                Answer::Owned(done, self.logs[*table].clone(), self.unserved[*table].1)
            }
            Request::Release { table, epoch, at } => {
                let any_epoch = self.is_mutant(Mutant::ReleasesAnyEpoch);
                let head = self.heads.get_mut(&table_id(*table)).ok_or("no such table")?;
                if head.owner.as_deref() == Some(node) && (head.epoch == *epoch || any_epoch) {
                    head.owner = None;
                    self.unserved[*table].0 = Some(*at);
                    if self.takers[*table].1 == *epoch {
                        self.takers[*table].0 = None;
                    }
                }
                Answer::Released
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
                    self.store_clock(node, sent);
                    self.gaps[*table].1 = self.gaps[*table].1.max(sent);
                    self.credit(*table, *command)?;
                }
                Answer::Appended(verdict.map(drop))
            }
        })
    }

    /// What a node sends has its time of service, which never goes back.
    fn store_clock(&mut self, node: &str, sent: u64) {
        let clock = self.clocks.entry(node.to_owned()).or_default();
        *clock = sent.max(*clock);
    }

    /// Another node than before serves a table from this time of service on.
    fn count_unserved(&mut self, table: usize, former: Option<&str>, now: u64) -> Result<(), String> {
        let (left, unserved) = &mut self.unserved[table];
        let clock = former.and_then(|former| self.clocks.get(former).copied());
        let since = left.take();
        let gap = now.saturating_sub(since.or(clock).unwrap_or(now)).min(MOST_CREDITED_MS);
        let least = match (since, former.and_then(|former| self.seen.get(former))) {
            (Some(left), _) => now.saturating_sub(left),
            (None, Some(seen)) => now.saturating_sub(seen + TRUSTS_MS),
            (None, None) => 0,
        };
        let gap = if self.mutant == Some(Mutant::CreditsFromDeath) { gap.saturating_sub(DEAD_MS) } else { gap };
        let (all, changed) = &mut self.gaps[table];
        check_gap(gap, now.saturating_sub(*changed), least)?;
        *all += gap;
        *unserved = if self.mutant == Some(Mutant::ForgetsUnservedTime) { gap } else { *unserved + gap };
        Ok(())
    }

    /// Something was stored at a table: the time in which nobody served it is credited before anything else.
    fn credit(&mut self, table: usize, command: Command) -> Result<(), String> {
        let unserved = &mut self.unserved[table].1;
        if credited(command).unwrap_or(0) != *unserved {
            return Err(format!("{:?} is stored at table {table} while {unserved} ms are to be credited", credited(command)));
        }
        if self.mutant != Some(Mutant::CreditsTwice) {
            *unserved = 0;
        }
        Ok(())
    }

    /// All time in which nobody served a table is credited once, or will be.
    pub fn check_credits(&self, table: usize) -> Result<(), String> {
        let stored: u64 = self.logs[table].iter().filter_map(|command| credited(*command)).sum();
        let (all, due) = (self.gaps[table].0, self.unserved[table].1);
        if stored + due == all {
            Ok(())
        } else {
            Err(format!("{all} ms without an owner of table {table}, {stored} credited, {due} to come"))
        }
    }

    fn prepared(&self, table: usize, epoch: u32, first: u32, command: Command) -> PreparedAppend {
        PreparedAppend {
            table: table_id(table),
            epoch,
            first,
            events: vec![EventRow { version: first, service_ms: 1, unix_ms: 1, event: String::new() }],
            spoken: Vec::new(),
            key: credited(command).is_none().then(|| key(command)),
            opening: (first == 1).then(|| Opening::of(&self.row)),
            columns: Columns::of(&self.row),
            snapshot: None,
            notify: Notify::default(),
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
