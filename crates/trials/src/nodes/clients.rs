//! Players and spectators who connect to any node, and to another one when theirs fails them.

use super::history::{Group, History, open};
use crate::client::{Guest, Socket, Trouble};
use crate::crash::players::next_command;
use serde_json::json;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use trilynx_protocol::wire::{Error, TableView, ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// Who hears nothing for this long, or gets no answer, tries another node.
const SILENCE: Duration = Duration::from_millis(1_500);
/// A node that does not take a connection within this time is passed over, as nginx does (`proxy_connect_timeout` in
/// `deploy/cluster/nginx.conf`). A process that is stopped stands for a machine that is: its kernel would not take the connection either.
const CONNECTS_WITHIN: Duration = Duration::from_millis(500);
/// A node that failed somebody is avoided for this long, if there is another, as nginx does (`fail_timeout`).
const AVOIDED: Duration = Duration::from_secs(2);
/// How long a player thinks at most: short beside a turn, long enough for a machine that carries servers and players.
const THINKS: Duration = Duration::from_millis(120);
/// The pause before another attempt.
const AGAIN_AFTER: Duration = Duration::from_millis(50);
/// How often a client looks whether it is time for something.
const TICK: Duration = Duration::from_millis(20);

/// What all clients of a trial share.
pub(super) struct Clients {
    pub history: Mutex<History>,
    pub stop: AtomicBool,
    /// Where the nodes listen.
    pub nodes: Vec<String>,
    pub http: reqwest::Client,
    /// How long a player has for a turn, at every second table.
    pub turn: Duration,
}

pub(super) type Running = tokio::task::JoinHandle<()>;

impl Clients {
    pub fn of(nodes: Vec<String>, turn: Duration) -> Result<Arc<Clients>, Trouble> {
        // A connection for each request, so that none waits in one to a node that stands still.
        let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(0).timeout(SILENCE).build()?;
        Ok(Arc::new(Clients { history: Mutex::default(), stop: AtomicBool::new(false), nodes, http, turn }))
    }

    /// A guest of any node that answers.
    async fn arrives(&self, random: &mut fastrand::Rng) -> Result<Guest, Trouble> {
        let mut nodes: Vec<&String> = self.nodes.iter().collect();
        random.shuffle(&mut nodes);
        let mut last = Trouble("there is no node".to_owned());
        for node in nodes {
            match Guest::arrive(&self.http, node).await {
                Ok(guest) => return Ok(guest),
                Err(trouble) => last = trouble,
            }
        }
        Err(last)
    }

    /// Two players and a spectator at a new table, each connected to any node.
    pub async fn seat(self: &Arc<Clients>, n: usize, random: &mut fastrand::Rng) -> Result<Vec<Running>, Trouble> {
        let mut guests = Vec::new();
        for _ in 0..3 {
            guests.push(self.arrives(random).await?);
        }
        let (game, variant) = crate::games::EVERY_KIND[n % 3];
        let clock = match n % 2 {
            0 => json!({ "kind": "byoyomi", "main_s": 0, "periods": 1, "period_s": self.turn.as_secs() }),
            _ => json!({ "kind": "none" }),
        };
        let options = json!({ "game": game, "variant": variant, "players": 2, "clock": clock });
        let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
        let group = {
            let mut history = open(&self.history);
            history.groups.push(Group { table, last: Instant::now(), longest: Duration::ZERO });
            history.groups.len() - 1
        };
        let run = |(place, guest): (usize, Guest)| {
            let random = random.fork();
            let failed = vec![None; self.nodes.len()];
            let thinks_until = Instant::now();
            let client = Client {
                shared: self.clone(),
                guest,
                table,
                group,
                plays: place < 2,
                random,
                failed,
                commands: 0,
                pending: None,
                thinks_until,
            };
            tokio::spawn(client.run())
        };
        Ok(guests.into_iter().enumerate().map(run).collect())
    }
}

/// A command that has not been answered.
struct Pending {
    table: TableId,
    key: String,
    command: Command,
    asked: Instant,
}

/// Why a client leaves a node.
enum Left {
    /// It has all it wanted.
    Done,
    /// The node failed it.
    Failed,
}

/// Somebody who plays whatever is legal or only watches, and asks again what was not answered, anywhere.
struct Client {
    shared: Arc<Clients>,
    guest: Guest,
    table: TableId,
    group: usize,
    plays: bool,
    random: fastrand::Rng,
    /// When each node last failed this client.
    failed: Vec<Option<Instant>>,
    commands: u64,
    pending: Option<Pending>,
    thinks_until: Instant,
}

impl Client {
    async fn run(mut self) {
        let mut views = HashMap::new();
        while !self.is_done() {
            let node = self.chooses();
            let guest = self.guest.at(&self.shared.nodes[node]);
            let left = match tokio::time::timeout(CONNECTS_WITHIN, guest.connect()).await {
                Ok(Ok(mut socket)) => {
                    open(&self.shared.history).connections += 1;
                    socket.views = std::mem::take(&mut views);
                    let left = self.stays(&mut socket).await.unwrap_or(Left::Failed);
                    views = std::mem::take(&mut socket.views);
                    left
                }
                _ => Left::Failed,
            };
            if matches!(left, Left::Failed) {
                self.failed[node] = Some(Instant::now());
                tokio::time::sleep(AGAIN_AFTER).await;
            }
        }
    }

    /// Everything asked has been answered, and no more is wanted.
    fn is_done(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    /// Any node that has not failed just now; any at all if every one has.
    fn chooses(&mut self) -> usize {
        let fresh = |failed: &Option<Instant>| failed.is_none_or(|at| at.elapsed() > AVOIDED);
        let good: Vec<usize> = (0..self.failed.len()).filter(|node| fresh(&self.failed[*node])).collect();
        if good.is_empty() { self.random.usize(..self.failed.len()) } else { good[self.random.usize(..good.len())] }
    }

    async fn watch(&self, socket: &mut Socket) -> Result<(), Trouble> {
        let version = socket.views.get(&self.table).map(|view| view.version);
        socket.say(&ToServer::Watch { table: self.table, seat: None, version, pace: None }).await
    }

    async fn stays(&mut self, socket: &mut Socket) -> Result<Left, Trouble> {
        self.watch(socket).await?;
        if let Some(pending) = &mut self.pending {
            open(&self.shared.history).ledger.repeated += 1;
            pending.asked = Instant::now();
            let (table, key, command) = (pending.table, pending.key.clone(), pending.command.clone());
            socket.say(&ToServer::Ask { table, key, seat: None, command }).await?;
        }
        let mut heard_at = Instant::now();
        loop {
            if self.is_done() {
                return Ok(Left::Done);
            }
            let unanswered = self.pending.as_ref().is_some_and(|pending| pending.asked.elapsed() > SILENCE);
            if unanswered || heard_at.elapsed() > SILENCE {
                return Ok(Left::Failed);
            }
            self.send_command(socket).await?;
            let before = socket.views.get(&self.table).map(|view| view.version);
            match tokio::time::timeout(TICK, socket.hear()).await {
                Err(_) => {}
                Ok(heard) => {
                    let Some(heard) = heard? else { return Ok(Left::Failed) };
                    heard_at = Instant::now();
                    if let Some(left) = self.take_in(socket, heard, before).await? {
                        return Ok(left);
                    }
                }
            }
        }
    }

    async fn take_in(&mut self, socket: &mut Socket, heard: ToClient, before: Option<u32>) -> Result<Option<Left>, Trouble> {
        match heard {
            ToClient::Granted { table, key, version } => {
                open(&self.shared.history).is_granted(self.group, table, self.guest.id, &key, version);
                self.pending.take_if(|pending| pending.key == key);
            }
            // The other was faster, or it was granted in between: the view says what is possible now.
            ToClient::Refused { key, .. } => drop(self.pending.take_if(|pending| pending.key == key)),
            // Nothing was done as far as anybody knows. Asked again with the same key, somewhere else.
            ToClient::Error { error: Error::Unavailable, .. } | ToClient::GoingDown => return Ok(Some(Left::Failed)),
            ToClient::Error { error, .. } => {
                let who = if self.plays { "a player" } else { "a spectator" };
                open(&self.shared.history).unexpected.push(format!("table {}: {who} was told {error:?}", self.table));
                return Ok(Some(Left::Failed));
            }
            // Something was missed: the tail is asked for.
            ToClient::Events { table, from, .. } if table == self.table && before.is_some_and(|before| before < from) => {
                self.watch(socket).await?;
            }
            ToClient::Table { .. } | ToClient::Events { .. } => self.remember(socket.views.get(&self.table), before),
            _ => {}
        }
        if let Some(next) = socket.views.get(&self.table).and_then(|view| view.rematch) {
            self.moves_on(socket, next).await?;
        }
        Ok(None)
    }

    fn remember(&mut self, view: Option<&TableView>, before: Option<u32>) {
        let Some(view) = view.filter(|view| Some(view.version) != before) else { return };
        open(&self.shared.history).sees(view, before);
        self.thinks_until = Instant::now() + THINKS.mul_f64(self.random.f64());
    }

    /// Leaves a table for that of its rematch.
    async fn moves_on(&mut self, socket: &mut Socket, next: TableId) -> Result<(), Trouble> {
        socket.say(&ToServer::Unwatch { table: self.table }).await?;
        socket.views.remove(&self.table);
        self.table = next;
        self.pending = None;
        if let Some(group) = open(&self.shared.history).groups.get_mut(self.group) {
            group.table = next;
        }
        self.watch(socket).await
    }

    /// Asks for the next thing, if nothing is pending.
    async fn send_command(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let waits = !self.plays || self.pending.is_some() || self.shared.stop.load(Ordering::Relaxed) || Instant::now() < self.thinks_until;
        if waits {
            return Ok(());
        }
        let Some(command) = next_command(socket, self.table, self.commands, &mut self.random) else { return Ok(()) };
        self.commands += 1;
        let key = format!("w{}", self.commands);
        open(&self.shared.history).asks(self.table, self.guest.id, &key, &command);
        self.pending = Some(Pending { table: self.table, key: key.clone(), command: command.clone(), asked: Instant::now() });
        socket.say(&ToServer::Ask { table: self.table, key, seat: None, command }).await
    }
}
