//! The nodes, those who ask them, and what befalls them.

use super::Mutant;
use super::database::{Answer, Command, Request, SimulatedDatabase, credited};
use crate::store::tenure::Tenure;
use fastrand::Rng;
use std::collections::{BTreeMap, VecDeque};

pub const NODES: usize = 4;
const TABLES: usize = 3;
const CLIENTS: usize = 6;
const VIEWERS: usize = 4;
/// After this long a client asks again, with the same key.
const ASKS_AGAIN: u64 = 3_000;
/// How often a viewer asks for what it may have missed.
const LOOKS_EVERY: u64 = 2_000;
/// How long everything may take when nothing goes wrong any more.
const CALM: u64 = 90_000;
/// Calendars are up to so much ahead.
const HOUR: u64 = 3_600_000;

/// A command on its way: whose it is, and the node that waits for the answer if it was passed on.
#[derive(Clone, Copy, Debug)]
pub struct PendingCommand {
    pub command: Command,
    pub client: usize,
    pub edge: Option<usize>,
}

/// What happens.
#[derive(Clone, Debug)]
pub enum Event {
    /// At the database.
    Requested {
        node: usize,
        life: u32,
        operation: u64,
        /// When the node asked.
        sent: u64,
        request: Request,
    },
    /// At a node.
    Answered {
        node: usize,
        life: u32,
        operation: u64,
        request: Request,
        answer: Answer,
    },
    TimedOut {
        node: usize,
        life: u32,
        operation: u64,
        table: usize,
    },
    Beat {
        node: usize,
        life: u32,
    },
    Ask {
        node: usize,
        table: usize,
        asked: PendingCommand,
    },
    Acknowledge {
        node: usize,
        asked: PendingCommand,
        version: u32,
    },
    Tail {
        node: usize,
        viewer: usize,
        after: usize,
    },
    /// At a client.
    Acknowledged {
        client: usize,
        command: Command,
        version: u32,
    },
    AskAgain {
        client: usize,
        command: Command,
    },
    Next {
        client: usize,
    },
    /// At a viewer.
    Told {
        viewer: usize,
        by: usize,
        from: usize,
        commands: Vec<Command>,
    },
    Look {
        viewer: usize,
    },
    /// To somebody.
    Fault,
    Start {
        node: usize,
    },
}

pub struct Node {
    /// How often it has started again.
    pub life: u32,
    pub tenure: Option<Tenure>,
    /// What its clock since boot is ahead of the time of the world, and its calendar.
    pub boot: u64,
    pub calendar: u64,
    pub paused_until: u64,
    pub without_database_until: u64,
    pub without_bus_until: u64,
    pub tables: BTreeMap<usize, Task>,
}

/// A table as a node has it, owned or not.
#[derive(Default)]
pub struct Task {
    pub owned: Option<OwnedLog>,
    /// The transaction that is waited for, and the command that it is for.
    pub doing: Option<(u64, PendingCommand)>,
    pub waiting: VecDeque<PendingCommand>,
}

pub struct OwnedLog {
    pub epoch: u32,
    pub log: Vec<Command>,
    /// The time that is to be credited before anything else.
    pub unserved: u64,
}

struct Client {
    table: usize,
    command: Option<Command>,
}

struct Viewer {
    table: usize,
    edge: usize,
    heard: Vec<Command>,
}

pub struct World {
    pub(super) now: u64,
    pub(super) random: Rng,
    queue: BTreeMap<(u64, u64), Event>,
    pub(super) number: u64,
    pub(super) database: SimulatedDatabase,
    pub(super) database_away_until: u64,
    pub(super) nodes: Vec<Node>,
    clients: Vec<Client>,
    viewers: Vec<Viewer>,
    /// What was acknowledged at each table: the command and its version.
    acknowledged: Vec<BTreeMap<u32, Command>>,
    pub(super) calm: bool,
    mutant: Option<Mutant>,
}

pub fn name(node: usize, life: u32) -> String {
    format!("{node}-{life}")
}

impl World {
    pub fn new(seed: u64, mutant: Option<Mutant>) -> World {
        let mut random = Rng::with_seed(seed);
        let node = |random: &mut Rng| Node {
            life: 0,
            tenure: None,
            boot: random.u64(..HOUR),
            calendar: if random.bool() { random.u64(..HOUR) } else { 0 },
            paused_until: 0,
            without_database_until: 0,
            without_bus_until: 0,
            tables: BTreeMap::new(),
        };
        let nodes = (0..NODES).map(|_| node(&mut random)).collect();
        let clients = (0..CLIENTS).map(|n| Client { table: n % TABLES, command: None }).collect();
        let viewers = (0..VIEWERS).map(|n| Viewer { table: n % TABLES, edge: n % NODES, heard: Vec::new() }).collect();
        let mut world = World {
            now: 10_000,
            random,
            queue: BTreeMap::new(),
            number: 0,
            database: SimulatedDatabase::new(TABLES, mutant),
            database_away_until: 0,
            nodes,
            clients,
            viewers,
            acknowledged: vec![BTreeMap::new(); TABLES],
            calm: false,
            mutant,
        };
        (0..NODES).for_each(|node| world.after(0, Event::Start { node }));
        (0..CLIENTS).for_each(|client| world.after(500, Event::Next { client }));
        (0..VIEWERS).for_each(|viewer| world.after(LOOKS_EVERY, Event::Look { viewer }));
        world.after(2_000, Event::Fault);
        world
    }

    /// So many steps in which anything may go wrong, then a time in which nothing does.
    pub fn run(mut self, steps: u64) -> Result<(), String> {
        for _ in 0..steps {
            self.step()?;
        }
        self.calm = true;
        let end = self.now + CALM;
        while self.now < end {
            self.step()?;
        }
        self.check_end()
    }

    pub(super) fn is_mutant(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }

    pub(super) fn after(&mut self, wait: u64, event: Event) {
        self.number += 1;
        self.queue.insert((self.now + wait, self.number), event);
    }

    /// How long a message is on its way: mostly short, at times very long.
    pub(super) fn delay(&mut self) -> u64 {
        match self.random.u32(..100) {
            0 | 1 if !self.calm => self.random.u64(100..8_000),
            2..=5 => self.random.u64(20..400),
            _ => self.random.u64(1..20),
        }
    }

    fn step(&mut self) -> Result<(), String> {
        let Some(((at, _), event)) = self.queue.pop_first() else { return Err("nothing happens any more".to_owned()) };
        self.now = at;
        let node = match &event {
            Event::Answered { node, .. }
            | Event::TimedOut { node, .. }
            | Event::Beat { node, .. }
            | Event::Ask { node, .. }
            | Event::Acknowledge { node, .. }
            | Event::Tail { node, .. } => Some(*node),
            _ => None,
        };
        // What comes to a node that is paused waits for it.
        if let Some(node) = node
            && self.nodes[node].paused_until > self.now
        {
            let wait = self.nodes[node].paused_until - self.now;
            self.after(wait, event);
            return Ok(());
        }
        self.happen(event)?;
        let any = self.random.usize(..NODES);
        node.into_iter().chain([any]).try_for_each(|node| self.check_memory(node))
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Requested { node, life, operation, sent, request } => self.requested(node, life, operation, sent, request)?,
            Event::Answered { node, life, operation, request, answer } if self.nodes[node].life == life => {
                self.answered(node, operation, request, answer)?;
            }
            Event::TimedOut { node, life, operation, table } if self.nodes[node].life == life => self.timed_out(node, operation, table),
            Event::Beat { node, life } if self.nodes[node].life == life => self.beat(node),
            Event::Answered { .. } | Event::TimedOut { .. } | Event::Beat { .. } => {}
            Event::Ask { node, table, asked } => {
                if self.nodes[node].tenure.is_some() {
                    self.nodes[node].tables.entry(table).or_default().waiting.push_back(asked);
                    self.work(node, table);
                }
            }
            Event::Acknowledge { node, asked, version } => {
                if self.trusts(node) {
                    self.after(1, Event::Acknowledged { client: asked.client, command: asked.command, version });
                }
            }
            Event::Tail { node, viewer, after } => self.tail(node, viewer, after),
            Event::Acknowledged { client, command, version } => self.acknowledged(client, command, version)?,
            Event::AskAgain { client, command } => {
                if self.clients[client].command == Some(command) {
                    self.ask(client, command);
                }
            }
            Event::Next { client } => {
                self.number += 1;
                let command = self.number;
                self.clients[client].command = Some(command);
                self.ask(client, command);
            }
            Event::Told { viewer, by, from, commands } => self.told(viewer, by, from, &commands)?,
            Event::Look { viewer } => {
                let (node, after) = (self.random.usize(..NODES), self.viewers[viewer].heard.len());
                self.by_bus(self.viewers[viewer].edge, node, Event::Tail { node, viewer, after });
                self.after(LOOKS_EVERY, Event::Look { viewer });
            }
            Event::Fault => self.fault(),
            Event::Start { node } => self.start(node),
        }
        Ok(())
    }

    // The clients.

    fn ask(&mut self, client: usize, command: Command) {
        let (node, table, wait) = (self.random.usize(..NODES), self.clients[client].table, self.delay());
        self.after(wait, Event::Ask { node, table, asked: PendingCommand { command, client, edge: None } });
        self.after(ASKS_AGAIN, Event::AskAgain { client, command });
    }

    fn acknowledged(&mut self, client: usize, command: Command, version: u32) -> Result<(), String> {
        let table = self.clients[client].table;
        if let Some(other) = self.acknowledged[table].insert(version, command)
            && other != command
        {
            return Err(format!("version {version} of table {table} was acknowledged for {other} and for {command}"));
        }
        if self.clients[client].command == Some(command) {
            self.clients[client].command = None;
            let wait = self.random.u64(10..300);
            self.after(wait, Event::Next { client });
        }
        Ok(())
    }

    // The bus.

    /// Sends something from node to node, which may not arrive.
    pub(super) fn by_bus(&mut self, from: usize, to: usize, event: Event) {
        let cut = [from, to].into_iter().any(|node| self.nodes[node].without_bus_until > self.now);
        if from != to && (cut || (!self.calm && self.random.u32(..100) == 0)) {
            return;
        }
        let wait = self.delay();
        self.after(wait, event);
    }

    pub(super) fn publish(&mut self, node: usize, table: usize, from: usize, command: Command) {
        for viewer in (0..VIEWERS).filter(|viewer| self.viewers[*viewer].table == table).collect::<Vec<_>>() {
            let edge = self.viewers[viewer].edge;
            self.by_bus(node, edge, Event::Told { viewer, by: node, from, commands: vec![command] });
        }
    }

    fn tail(&mut self, node: usize, viewer: usize, after: usize) {
        let (table, edge) = (self.viewers[viewer].table, self.viewers[viewer].edge);
        let owned = self.nodes[node].tables.get(&table).and_then(|task| task.owned.as_ref());
        if let Some(commands) = owned.and_then(|owned| owned.log.get(after..)).map(<[Command]>::to_vec)
            && self.trusts(node)
        {
            self.by_bus(node, edge, Event::Told { viewer, by: node, from: after, commands });
        }
    }

    fn told(&mut self, viewer: usize, by: usize, from: usize, commands: &[Command]) -> Result<(), String> {
        let watching = &mut self.viewers[viewer];
        let (table, edge, after) = (watching.table, watching.edge, watching.heard.len());
        if from > after && self.mutant != Some(Mutant::IgnoresGaps) {
            self.by_bus(edge, by, Event::Tail { node: by, viewer, after });
            return Ok(());
        }
        let news = commands.get(after.saturating_sub(from)..).unwrap_or_default();
        watching.heard.extend(news);
        if self.database.logs[table].starts_with(&watching.heard) {
            return Ok(());
        }
        Err(format!("viewer {viewer} heard {news:?} after version {after}, which is not the log of table {table}"))
    }

    // What goes wrong.

    fn fault(&mut self) {
        let wait = self.random.u64(200..4_000);
        self.after(wait, Event::Fault);
        if self.calm {
            return;
        }
        let (node, until) = (self.random.usize(..NODES), self.now + self.random.u64(300..12_000));
        match self.random.u32(..14) {
            0..=2 => {
                self.nodes[node].life += 1;
                self.nodes[node].tenure = None;
                self.after(until - self.now, Event::Start { node });
            }
            3..=6 => self.nodes[node].paused_until = until,
            7 | 8 => self.nodes[node].without_database_until = until,
            9 | 10 => self.nodes[node].without_bus_until = until,
            11 | 12 if self.nodes[node].paused_until <= self.now => self.hand_over(node),
            _ => self.database_away_until = self.now + self.random.u64(100..8_000),
        }
    }

    // What must be true.

    fn check_memory(&self, node: usize) -> Result<(), String> {
        if self.nodes[node].paused_until > self.now || !self.trusts(node) {
            return Ok(());
        }
        for (table, task) in &self.nodes[node].tables {
            let Some(owned) = &task.owned else { continue };
            let acknowledged = self.acknowledged[*table].last_key_value().map_or(0, |(version, _)| *version as usize);
            if owned.log.len() < acknowledged {
                return Err(format!("node {node} has version {} of table {table}, but {acknowledged} is acknowledged", owned.log.len()));
            }
            let stored = &self.database.logs[*table];
            if stored.get(owned.log.len() - 1) != owned.log.last() {
                return Err(format!("node {node} has something else than is stored at version {} of table {table}", owned.log.len()));
            }
        }
        Ok(())
    }

    fn check_end(&self) -> Result<(), String> {
        for (table, log) in self.database.logs.iter().enumerate() {
            for (version, command) in &self.acknowledged[table] {
                if log.get(*version as usize - 1) != Some(command) {
                    return Err(format!("{command} was acknowledged as version {version} of table {table}, but is not stored there"));
                }
            }
            self.database.check_credits(table)?;
            let mut once: Vec<Command> = log.iter().copied().filter(|command| credited(*command).is_none()).collect();
            let commands = once.len();
            once.sort_unstable();
            once.dedup();
            if once.len() < commands {
                return Err(format!("a command is stored twice at table {table}"));
            }
            if self.acknowledged[table].len() < 20 {
                return Err(format!("only {} commands were acknowledged at table {table}", self.acknowledged[table].len()));
            }
        }
        if let Some(viewer) = self.viewers.iter().find(|viewer| viewer.heard.len() + 50 < self.database.logs[viewer.table].len()) {
            return Err(format!("a viewer of table {} is stuck at version {}", viewer.table, viewer.heard.len()));
        }
        Ok(())
    }
}
