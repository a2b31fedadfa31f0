//! People who play through faults: they come back, and ask again what was not answered.

use super::ledger::{Ledger, Wanted};
use crate::client::{Guest, Socket, Trouble};
use serde_json::json;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use trilynx_protocol::wire::{Stage, TableView, ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// What a turn has at the tables with a clock. Players decide at once, so a loss on time means that a fault was charged to a player.
pub(crate) const TURN: Duration = Duration::from_secs(5);
/// How long a player waits who was told that nothing can be stored at the moment.
const AGAIN_AFTER: Duration = Duration::from_millis(50);

pub(super) type Playing = tokio::task::JoinHandle<Result<(), Trouble>>;

/// Two people at a new table.
pub(super) async fn seat(
    address: &str,
    n: usize,
    mut random: fastrand::Rng,
    ledger: &Arc<Mutex<Ledger>>,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Playing>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let (one, other) = (Guest::arrive(&http, address).await?, Guest::arrive(&http, address).await?);
    let (game, variant) = crate::games::EVERY_KIND[n % 3];
    let clock = match n % 2 {
        0 => json!({ "kind": "none" }),
        _ => json!({ "kind": "byoyomi", "main_s": 0, "periods": 1, "period_s": TURN.as_secs() }),
    };
    let options = json!({ "game": game, "variant": variant, "players": 2, "clock": clock });
    let table = one.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let play = |guest: Guest, random: fastrand::Rng| {
        let player = Player { guest, table, ledger: ledger.clone(), stop: stop.clone(), random, requests: 0, pending: None };
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
    requests: u64,
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
        socket.say(&ToServer::Watch { table: self.table, seat: None, version, pace: None }).await?;
        if let Some((table, key, command)) = self.pending.clone() {
            self.ledger.lock().expect("nobody panics while holding it").repeated += 1;
            socket.say(&ToServer::Ask { table, key, seat: None, command }).await?;
        }
        loop {
            if self.is_done() {
                return Ok(());
            }
            self.request(socket).await?;
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
                tokio::time::sleep(AGAIN_AFTER).await;
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
            // A connection watches a few tables at most.
            socket.say(&ToServer::Unwatch { table: std::mem::replace(&mut self.table, next) }).await?;
            self.pending = None;
            socket.say(&ToServer::Watch { table: next, seat: None, version: None, pace: None }).await?;
        }
        Ok(())
    }

    /// Asks for the next thing, if nothing is pending.
    async fn request(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        if self.pending.is_some() || self.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(command) = self.next_command(socket) else { return Ok(()) };
        self.requests += 1;
        let key = format!("w{}", self.requests);
        let request = (self.table, self.guest.id, key.clone());
        self.ledger.lock().expect("nobody panics while holding it").asked.insert(request, Wanted::by(&command));
        self.pending = Some((self.table, key.clone(), command.clone()));
        socket.say(&ToServer::Ask { table: self.table, key, seat: None, command }).await
    }

    fn next_command(&mut self, socket: &Socket) -> Option<Command> {
        next_command(socket, self.table, self.requests, &mut self.random)
    }
}

/// What somebody wants next who plays whatever is legal, says something now and then, and wants a rematch after every game.
pub(crate) fn next_command(socket: &Socket, table: TableId, requests: u64, random: &mut fastrand::Rng) -> Option<Command> {
    let view = socket.views.get(&table)?;
    match view.stage {
        Stage::Waiting => view.viewer.is_none().then_some(Command::Sit { seat: None, word: None }),
        Stage::Over => {
            let offered = view.viewer.is_some_and(|seat| view.offers.rematch.contains(&seat));
            (!offered).then_some(Command::OfferRematch)
        }
        Stage::Playing => {
            if random.u32(..50) == 0 {
                return Some(Command::Say { text: format!("{requests} here") });
            }
            let legal = socket.legal(table);
            let text = legal.get(random.usize(..legal.len().max(1)))?.clone();
            Some(Command::Play { text, number: socket.moves(table) })
        }
        Stage::Between | Stage::Closed => None,
    }
}
