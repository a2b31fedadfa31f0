//! What a node does: it renews its heartbeat, takes tables over, decides commands, and passes on those for tables of others.

use super::Mutant;
use super::database::{Answer, Command, Request, credit, credited};
use super::world::{Event, NODES, OwnedLog, PendingCommand, Task, World, name};
use crate::store::append::AppendError;
use crate::store::tenure::Tenure;
use crate::store::writer::Done;
use std::collections::VecDeque;
use std::time::Duration;

/// How often a node renews its heartbeat.
const RENEW_EVERY: u64 = 1_000;
/// How long the database may take for a transaction.
const PATIENCE: u64 = 5_000;

impl World {
    /// Whether a node may answer from memory.
    pub(super) fn trusts(&self, node: usize) -> bool {
        let node = &self.nodes[node];
        let Some(tenure) = &node.tenure else { return false };
        let kept = if self.is_mutant(Mutant::TrustsTooLong) { 3_500 } else { 0 };
        self.is_mutant(Mutant::AnswersWithoutTrust) || tenure.lasts_at(Duration::from_millis(self.now + node.boot - kept))
    }

    /// Begins a life: it is not there before the database has answered.
    pub(super) fn start(&mut self, node: usize) {
        let keeps = self.is_mutant(Mutant::KeepsMemoryThroughDeath);
        let started = &mut self.nodes[node];
        started.life += 1;
        started.tenure = None;
        if keeps {
            started.tables.values_mut().for_each(|task| (task.doing, task.waiting) = (None, VecDeque::new()));
        } else {
            started.tables.clear();
        }
        self.request(node, Request::Join);
        let life = self.nodes[node].life;
        self.after(RENEW_EVERY, Event::Beat { node, life });
    }

    pub(super) fn beat(&mut self, node: usize) {
        let life = self.nodes[node].life;
        if self.nodes[node].tenure.is_none() {
            self.request(node, Request::Join);
        } else if self.trusts(node) || self.is_mutant(Mutant::ComesBackFromTheDead) {
            self.request(node, Request::Renew);
        } else {
            return self.after(100, Event::Start { node });
        }
        self.after(RENEW_EVERY, Event::Beat { node, life });
    }

    fn request(&mut self, node: usize, request: Request) -> u64 {
        let (life, wait) = (self.nodes[node].life, self.delay());
        self.number += 1;
        let operation = self.number;
        // When it was sent travels in the number of a heartbeat.
        let operation = if matches!(request, Request::Renew | Request::Join) { self.now } else { operation };
        self.after(wait, Event::Requested { node, life, operation, sent: self.now, request });
        operation
    }

    fn reaches_database(&self, node: usize) -> bool {
        self.nodes[node].without_database_until <= self.now && self.database_away_until <= self.now
    }

    pub(super) fn requested(&mut self, node: usize, life: u32, operation: u64, sent: u64, request: Request) -> Result<(), String> {
        if !self.reaches_database(node) {
            return Ok(());
        }
        // The name of the life in which it was sent: the node may have begun another one.
        let former = match &request {
            Request::Own { table } => self.database.takers[*table].0.clone(),
            _ => None,
        };
        let calendar = self.now + self.nodes[node].calendar;
        let answer = self.database.answer(&name(node, life), &request, [self.now, sent], calendar)?;
        if let (Answer::Owned(Done::Owned(_), ..), Some(former)) = (&answer, former) {
            self.check_taken(&former, &name(node, life))?;
        }
        let wait = self.delay();
        if self.random.u32(..200) != 0 || self.calm {
            self.after(wait, Event::Answered { node, life, operation, request, answer });
        }
        Ok(())
    }

    /// A table was taken from a node: it must not trust itself any more.
    fn check_taken(&self, former: &str, taker: &str) -> Result<(), String> {
        let trusting = (0..NODES).find(|node| name(*node, self.nodes[*node].life) == former && self.trusts(*node));
        match trusting {
            Some(_) if former != taker => Err(format!("{taker} took a table from {former}, which is alive")),
            _ => Ok(()),
        }
    }

    pub(super) fn answered(&mut self, node: usize, operation: u64, request: Request, answer: Answer) -> Result<(), String> {
        if !self.reaches_database(node) {
            return Ok(());
        }
        match (request, answer) {
            (Request::Join, Answer::Seen(_)) => {
                let sent = Duration::from_millis(operation + self.nodes[node].boot);
                if self.nodes[node].tenure.is_none() {
                    self.nodes[node].tenure = Some(Tenure::new(None, "node".into(), sent));
                }
            }
            (Request::Renew, Answer::Seen(alive)) => {
                if alive && (self.trusts(node) || self.is_mutant(Mutant::ComesBackFromTheDead)) {
                    let sent = Duration::from_millis(operation + self.nodes[node].boot);
                    self.nodes[node].tenure.as_ref().ok_or("a heartbeat of nobody")?.renewed(sent);
                } else if !alive {
                    self.start(node);
                }
            }
            (Request::Own { table }, Answer::Owned(done, log, unserved)) => self.owned(node, operation, table, done, (log, unserved)),
            (Request::Release { .. }, Answer::Released) => {}
            (Request::Append { table, command, .. }, Answer::Appended(outcome)) => {
                self.appended(node, operation, table, command, outcome);
            }
            (request, answer) => return Err(format!("{request:?} is answered with {answer:?}")),
        }
        Ok(())
    }

    fn task(&mut self, node: usize, table: usize) -> &mut Task {
        self.nodes[node].tables.entry(table).or_default()
    }

    /// The command that a transaction is for, unless nobody waits for it any more.
    fn done(&mut self, node: usize, table: usize, operation: u64) -> Option<PendingCommand> {
        let (_, asked) = self.task(node, table).doing.take_if(|(waited, _)| *waited == operation)?;
        Some(asked)
    }

    /// Goes on with the next command at a table.
    pub(super) fn work(&mut self, node: usize, table: usize) {
        if self.task(node, table).doing.is_some() {
            return;
        }
        let Some(asked) = self.task(node, table).waiting.pop_front() else { return };
        self.decide(node, table, asked);
    }

    /// Decides a command at a table that is owned, or takes the table over first.
    fn decide(&mut self, node: usize, table: usize, asked: PendingCommand) {
        // The store refuses everything as soon as another node may have taken over.
        if !self.trusts(node) {
            return self.task(node, table).owned = None;
        }
        let Some(owned) = &self.task(node, table).owned else {
            let operation = self.request(node, Request::Own { table });
            return self.wait_for(node, table, operation, asked);
        };
        let (epoch, first, unserved) = (owned.epoch, owned.log.len() as u32 + 1, owned.unserved);
        if let Some(at) = owned.log.iter().position(|known| *known == asked.command)
            && !self.is_mutant(Mutant::ForgetsKeys)
        {
            self.acknowledge(node, asked, at as u32 + 1);
            return self.work(node, table);
        }
        if unserved > 0 && !self.is_mutant(Mutant::PlaysWithoutCredit) {
            let operation = self.request(node, Request::Append { table, epoch, first, command: credit(unserved) });
            return self.wait_for(node, table, operation, asked);
        }
        let operation = self.request(node, Request::Append { table, epoch, first, command: asked.command });
        if self.is_mutant(Mutant::AcknowledgesBeforeTheCommit) {
            self.acknowledge(node, asked, first);
        }
        self.wait_for(node, table, operation, asked);
    }

    fn wait_for(&mut self, node: usize, table: usize, operation: u64, asked: PendingCommand) {
        self.task(node, table).doing = Some((operation, asked));
        let life = self.nodes[node].life;
        self.after(PATIENCE, Event::TimedOut { node, life, operation, table });
    }

    /// It is not known what is stored: the table is taken over again before anything else.
    pub(super) fn timed_out(&mut self, node: usize, operation: u64, table: usize) {
        if self.done(node, table, operation).is_some() {
            self.doubt(node, table);
            self.work(node, table);
        }
    }

    fn owned(&mut self, node: usize, operation: u64, table: usize, done: Done, (log, unserved): (Vec<Command>, u64)) {
        let Some(asked) = self.done(node, table, operation) else { return };
        match done {
            Done::Owned(epoch) => {
                self.task(node, table).owned = Some(OwnedLog { epoch, log, unserved });
                return self.decide(node, table, asked);
            }
            // Passed on once. If the owner has changed meanwhile, the client asks again.
            Done::ServedBy(owner) if asked.edge.is_none() => {
                let to = (0..NODES).find(|other| name(*other, self.nodes[*other].life) == *owner);
                if let Some(to) = to {
                    self.by_bus(node, to, Event::Ask { node: to, table, asked: PendingCommand { edge: Some(node), ..asked } });
                }
            }
            Done::ServedBy(_) | Done::NoSuchTable | Done::Stored => {}
        }
        self.work(node, table);
    }

    fn appended(&mut self, node: usize, operation: u64, table: usize, command: Command, outcome: Result<(), AppendError>) {
        let Some(asked) = self.done(node, table, operation) else { return };
        match outcome {
            Ok(()) => {
                let Some(owned) = &mut self.task(node, table).owned else { return };
                owned.log.push(command);
                owned.unserved = 0;
                let version = owned.log.len() as u32;
                self.publish(node, table, version as usize - 1, command);
                if credited(command).is_some() {
                    return self.decide(node, table, asked);
                }
                self.acknowledge(node, asked, version);
            }
            Err(AppendError::Repeated(granted)) => {
                self.doubt(node, table);
                self.acknowledge(node, asked, granted.version);
            }
            Err(AppendError::Conflict | AppendError::Unavailable) => self.doubt(node, table),
        }
        self.work(node, table);
    }

    /// Gives up the tables at which nothing is under way, so that others can take them over at once.
    pub(super) fn hand_over(&mut self, node: usize) {
        let idle = |(table, task): (&usize, &Task)| Some((*table, task.owned.as_ref().filter(|_| task.doing.is_none())?.epoch));
        let owned: Vec<(usize, u32)> = self.nodes[node].tables.iter().filter_map(idle).collect();
        for (table, epoch) in owned {
            if !self.is_mutant(Mutant::KeepsMemoryAfterRelease) {
                self.task(node, table).owned = None;
            }
            let at = self.now;
            self.request(node, Request::Release { table, epoch, at });
        }
    }

    /// What is in memory may not be what is stored.
    fn doubt(&mut self, node: usize, table: usize) {
        if !self.is_mutant(Mutant::KeepsMemoryInDoubt) {
            self.task(node, table).owned = None;
        }
    }

    fn acknowledge(&mut self, node: usize, asked: PendingCommand, version: u32) {
        match asked.edge {
            Some(edge) => self.by_bus(node, edge, Event::Acknowledge { node: edge, asked, version }),
            None => self.after(0, Event::Acknowledge { node, asked, version }),
        }
    }
}
