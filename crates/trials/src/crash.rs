//! Kills a server again and again while people play on it, and holds what it acknowledged against what it kept.
//!
//! The one thing to know: every acknowledgement anybody ever received is written down here, outside the server. At the end each of them
//! must be in the log of its table exactly once, at its version; nothing may be in a log that nobody asked for; and what a client has
//! folded together over all crashes must equal what the server says.

use crate::client::{Guest, Socket, Trouble};
use crate::server::Start;
use serde_json::json;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use trilynx_protocol::wire::{Stage, TableView, ToClient, ToServer};
use trilynx_protocol::{Command, PersonId, TableId};

/// What a trial is.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How often the server is killed.
    pub kills: u32,
    /// Tables at once.
    pub tables: usize,
    /// Chooses moves and moments.
    pub seed: u64,
}

/// What clients know for sure, and what they asked for.
#[derive(Default)]
struct Ledger {
    /// Every acknowledgement: table, person, key, version.
    granted: Vec<(TableId, PersonId, String, u32)>,
    /// Every wish: its move and number, if it was one.
    asked: HashMap<(TableId, PersonId, String), Option<(u32, String)>>,
    /// The last view each client folded together.
    views: HashMap<(TableId, PersonId), TableView>,
    /// Wishes that were repeated because no answer came.
    repeated: u64,
}

/// What was seen in a trial.
#[derive(Debug)]
pub struct Report {
    /// How often the server was killed.
    pub kills: u32,
    /// Acknowledgements held against the store.
    pub granted: usize,
    /// Wishes asked again after a crash.
    pub repeated: u64,
    /// Games played to an end.
    pub ended: usize,
    /// Tables looked at.
    pub tables: usize,
}

/// Plays, kills, and checks.
pub async fn run(program: &Path, database: &str, folder: &Path, plan: &Plan) -> Result<Report, Trouble> {
    let mut start = Start::new(program, database, folder)?;
    start.flags = ["--limits", "off", "--log", "warn"].map(str::to_owned).to_vec();
    let mut server = start.run().await?;
    let ledger = Arc::new(Mutex::new(Ledger::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut random = fastrand::Rng::with_seed(plan.seed);
    let mut players = Vec::new();
    for n in 0..plan.tables {
        players.extend(seat(&start.address, n, &mut random, &ledger, &stop).await?);
    }
    for _ in 0..plan.kills {
        tokio::time::sleep(Duration::from_millis(random.u64(30..600))).await;
        server.kill().await?;
        server = start.run().await?;
    }
    // Whoever waits for an answer gets it now.
    tokio::time::sleep(Duration::from_millis(500)).await;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.map_err(|error| Trouble(error.to_string()))??;
    }
    let report = check(&start.address, &ledger, plan.kills).await?;
    server.stop().await?;
    check_store(database, &ledger).await?;
    Ok(report)
}

type Playing = tokio::task::JoinHandle<Result<(), Trouble>>;

/// Two people at a new table.
async fn seat(
    address: &str,
    n: usize,
    random: &mut fastrand::Rng,
    ledger: &Arc<Mutex<Ledger>>,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Playing>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let (one, other) = (Guest::arrive(&http, address).await?, Guest::arrive(&http, address).await?);
    let (game, variant) = [("yinsh", "blitz"), ("lyngk", "standard"), ("linko", "standard")][n % 3];
    let options = json!({ "game": game, "variant": variant, "players": 2 });
    let table = one.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let play = |guest: Guest, random: fastrand::Rng| {
        let player = Player { guest, table, ledger: ledger.clone(), stop: stop.clone(), random, wishes: 0, pending: None };
        tokio::spawn(player.play())
    };
    Ok(vec![play(one, random.fork()), play(other, random.fork())])
}

/// Somebody who plays whatever is legal, comes back after every crash, and asks again what was not answered.
struct Player {
    guest: Guest,
    table: TableId,
    ledger: Arc<Mutex<Ledger>>,
    stop: Arc<AtomicBool>,
    random: fastrand::Rng,
    wishes: u64,
    pending: Option<(TableId, String, Command)>,
}

impl Player {
    async fn play(mut self) -> Result<(), Trouble> {
        let mut views = HashMap::new();
        while !self.is_done() {
            let Ok(mut socket) = self.guest.connect().await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            socket.views = std::mem::take(&mut views);
            // A lost connection is what this trial is about; anything the server says in error is not.
            if let Err(trouble) = self.sit_here(&mut socket).await
                && trouble.0.starts_with("wrong:")
            {
                return Err(trouble);
            }
            views = std::mem::take(&mut socket.views);
            self.remember(&views);
        }
        Ok(())
    }

    /// Everything asked has been answered, and no more is wanted.
    fn is_done(&self) -> bool {
        self.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    fn remember(&self, views: &HashMap<TableId, TableView>) {
        let mut ledger = self.ledger.lock().expect("nobody panics while holding it");
        for (table, view) in views {
            ledger.views.insert((*table, self.guest.id), view.clone());
        }
    }

    async fn sit_here(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let version = socket.views.get(&self.table).map(|view| view.version);
        socket.say(&ToServer::Watch { table: self.table, seat: None, version }).await?;
        if let Some((table, key, command)) = self.pending.clone() {
            self.ledger.lock().expect("nobody panics while holding it").repeated += 1;
            socket.say(&ToServer::Ask { table, key, seat: None, command }).await?;
        }
        loop {
            if self.is_done() {
                return Ok(());
            }
            self.wish(socket).await?;
            match tokio::time::timeout(Duration::from_millis(200), socket.hear()).await {
                Err(_) => {}
                Ok(heard) => match heard? {
                    None => return Ok(()),
                    Some(heard) => self.take_in(socket, heard).await?,
                },
            }
        }
    }

    async fn take_in(&mut self, socket: &mut Socket, heard: ToClient) -> Result<(), Trouble> {
        let wrong = |what: &dyn std::fmt::Debug| Err(Trouble(format!("wrong: {what:?}")));
        match heard {
            ToClient::Granted { table, key, version } => {
                self.ledger.lock().expect("nobody panics while holding it").granted.push((table, self.guest.id, key.clone(), version));
                self.pending.take_if(|(_, pending, _)| *pending == key);
            }
            // The other was faster, or it was granted in between: the view says what is possible now.
            ToClient::Refused { key, .. } => drop(self.pending.take_if(|(_, pending, _)| *pending == key)),
            ToClient::Error { error: trilynx_protocol::wire::Error::Unavailable, .. } => {
                // Nothing was done as far as anybody knows. Come again, with the same key.
                return Err(Trouble("unavailable".to_owned()));
            }
            ToClient::Error { error, .. } => return wrong(&error),
            // The tail was asked for, so nothing can be missing.
            ToClient::Events { table, from, .. } if socket.views.get(&table).is_some_and(|view| view.version < from) => {
                return wrong(&("a gap", from));
            }
            _ => {}
        }
        if let Some(next) = socket.views.get(&self.table).and_then(|view| view.rematch) {
            self.table = next;
            self.pending = None;
            socket.say(&ToServer::Watch { table: next, seat: None, version: None }).await?;
        }
        Ok(())
    }

    /// Asks for the next thing, if nothing is pending.
    async fn wish(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        if self.pending.is_some() || self.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(command) = self.next_command(socket) else { return Ok(()) };
        self.wishes += 1;
        let key = format!("w{}", self.wishes);
        let of_a_move = match &command {
            Command::Play { text, number } => Some((*number, text.clone())),
            _ => None,
        };
        self.ledger.lock().expect("nobody panics while holding it").asked.insert((self.table, self.guest.id, key.clone()), of_a_move);
        self.pending = Some((self.table, key.clone(), command.clone()));
        socket.say(&ToServer::Ask { table: self.table, key, seat: None, command }).await
    }

    fn next_command(&mut self, socket: &Socket) -> Option<Command> {
        let view = socket.views.get(&self.table)?;
        match view.stage {
            Stage::Waiting => view.viewer.is_none().then_some(Command::Sit { seat: None, word: None }),
            Stage::Over => {
                let offered = view.viewer.is_some_and(|seat| view.offers.rematch.contains(&seat));
                (!offered).then_some(Command::OfferRematch)
            }
            Stage::Playing => {
                if self.random.u32(..50) == 0 {
                    return Some(Command::Say { text: format!("{} here", self.wishes) });
                }
                let legal = socket.legal(self.table);
                let text = legal.get(self.random.usize(..legal.len().max(1)))?.clone();
                Some(Command::Play { text, number: socket.moves(self.table) })
            }
            Stage::Between | Stage::Closed => None,
        }
    }
}

/// Asks the server for every table as everybody sees it, and compares with what they have.
async fn check(address: &str, ledger: &Mutex<Ledger>, kills: u32) -> Result<Report, Trouble> {
    let (granted, asked, views, repeated) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.asked.clone(), ledger.views.clone(), ledger.repeated)
    };
    let http = reqwest::Client::builder().no_proxy().build()?;
    let stranger = Guest::arrive(&http, address).await?;
    let mut socket = stranger.connect().await?;
    let mut fresh: BTreeMap<TableId, TableView> = BTreeMap::new();
    for (table, _) in views.keys() {
        if !fresh.contains_key(table) {
            socket.watch(*table).await?;
            fresh.insert(*table, socket.views[table].clone());
            socket.say(&ToServer::Unwatch { table: *table }).await?;
        }
    }
    for ((table, person, key), of_a_move) in &asked {
        let acknowledged = granted.iter().any(|(at, by, known, _)| (at, by, known) == (table, person, key));
        let (Some((number, text)), true) = (of_a_move, acknowledged) else { continue };
        let game = fresh.get(table).and_then(|view| view.game.as_ref());
        let kept = game.and_then(|game| game.moves.get(*number as usize)).map(|played| &played.text);
        if kept != Some(text) {
            return Err(Trouble(format!("table {table}: move {number} {text} was acknowledged, but the table has {kept:?}")));
        }
    }
    for ((table, person), folded) in &views {
        let now = &fresh[table];
        let mine =
            |view: &TableView| (view.stage, view.game.as_ref().map(|game| (game.moves.clone(), game.result.clone())), view.chat.len());
        // A client that has not heard the very last events is behind, never beside.
        if folded.version == now.version && mine(folded).1 != mine(now).1 {
            return Err(Trouble(format!("table {table}: {person} has folded something else together")));
        }
        if folded.version > now.version {
            return Err(Trouble(format!(
                "table {table}: {person} heard of version {}, but the table is at {}",
                folded.version, now.version
            )));
        }
    }
    let ended = fresh.values().filter(|view| view.stage == Stage::Over).count();
    Ok(Report { kills, granted: granted.len(), repeated, ended, tables: fresh.len() })
}

/// Opens the store itself, and holds every acknowledgement against the logs.
async fn check_store(database: &str, ledger: &Mutex<Ledger>) -> Result<(), Trouble> {
    let url = if database.contains("://") { database.to_owned() } else { format!("sqlite:{database}") };
    let trouble = |error: trilynx_server::store::StoreError| Trouble(format!("the store: {error}"));
    let store = trilynx_server::store::Store::open(&url, Default::default()).await.map_err(trouble)?;
    let (granted, views) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.views.keys().copied().collect::<HashSet<_>>())
    };
    for (table, person, key, version) in &granted {
        let kept = store.granted(*table, *person, key).await.map_err(trouble)?;
        if kept != Some(*version) {
            return Err(Trouble(format!("table {table}: {key} of {person} was acknowledged at {version}, the store has {kept:?}")));
        }
    }
    for table in views.iter().map(|(table, _)| *table).collect::<HashSet<_>>() {
        let log = store.log(table, 0, u32::MAX).await.map_err(trouble)?;
        let versions_are_whole = log.iter().map(|entry| entry.version).eq(1..=log.len() as u32);
        if !versions_are_whole {
            return Err(Trouble(format!("table {table}: its log has gaps")));
        }
        // A command that was half stored would leave a log that cannot be replayed or a game that is over without its end.
        let replayed = trilynx_table::Table::replay(table, &log, &mut |_, _| {});
        replayed.map_err(|damage| Trouble(format!("table {table}: {damage}")))?;
    }
    store.close().await;
    Ok(())
}
