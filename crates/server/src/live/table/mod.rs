//! One table being played: the task that owns it, and what it does with wishes and with time.
//!
//! Everybody else has a [`Handle`]; who watches, and what they hear, is in `viewers`.
//!
//! The one thing to know: the task applies a wish to its table, stores what came of it, and only then answers and tells the viewers.
//! When storing fails, what it has in memory is worth nothing any more: it takes the table over from the store again.

mod handle;
mod viewers;

pub use handle::{Asked, ConnectionId, Failed, Handle, Watch};
pub use viewers::MAX_WATCHERS;

use super::hub::Hub;
use super::outbox::{Outbox, text};
use crate::store::{Append, AppendError, TableRow};
use handle::Message;
use std::collections::VecDeque;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;
use trilynx_games::Seat;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Stage, ToClient};
use trilynx_protocol::{Command, PersonId, TableId};
use trilynx_table::{By, Table, Wish};
use viewers::{Presence, Told, Watcher, place, viewer_at};

/// A table without viewers is put away after so long; the store has it all.
const IDLE: Duration = Duration::from_secs(60);
/// So long may a connection be lost before its player counts as away.
const GRACE: Duration = Duration::from_secs(8);
/// Granted wishes remembered here; older ones are looked up in the store.
const KEYS_KEPT: usize = 32;
/// A table that could not be read although somebody watches it is tried again after so long.
const RETRY: Duration = Duration::from_secs(1);
/// A full snapshot is stored after so many events, so that taking a table over never reads more.
const SNAPSHOT_EVERY: u32 = 256;

/// The table itself and the right to write its log.
struct Owned {
    table: Table,
    epoch: u32,
    snapshot_at: u32,
}

/// The task that owns a table.
struct Task {
    hub: Hub,
    handle: Handle,
    messages: mpsc::Receiver<Message>,
    owned: Option<Box<Owned>>,
    watchers: Vec<Watcher>,
    keys: VecDeque<(PersonId, String, u32)>,
    /// Since when a seat has had no connection.
    lonely: [Option<Instant>; MAX_SEATS],
    /// The last version the viewers were told.
    told_at: u32,
    /// The version that brought the position about.
    position_at: u32,
    /// The position for which a bot was asked.
    bot_asked: Option<u32>,
    /// Since when nobody has watched or wished.
    idle_since: Instant,
    presence: Presence,
    /// What those hear who write when the task has ended.
    farewell: Failed,
}

/// Whether the task goes on after a message.
enum Next {
    Go,
    Stop,
}

impl Task {
    fn new(hub: Hub, handle: Handle, messages: mpsc::Receiver<Message>) -> Task {
        Task {
            hub,
            handle,
            messages,
            owned: None,
            watchers: Vec::new(),
            keys: VecDeque::new(),
            lonely: [Some(Instant::now()); MAX_SEATS],
            told_at: 0,
            position_at: 0,
            bot_asked: None,
            idle_since: Instant::now(),
            presence: Presence::default(),
            farewell: Failed::Unavailable,
        }
    }

    async fn run(mut self) {
        loop {
            let wake_at = self.wake_at();
            let next = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.hear(message).await,
                    None => Next::Stop,
                },
                () = tokio::time::sleep_until(wake_at) => self.due().await,
            };
            if let Next::Stop = next {
                break;
            }
        }
        self.put_away();
    }

    /// The last thing a task does: nobody can reach it any more, and its clock is watched by the hub.
    fn put_away(mut self) {
        self.messages.close();
        let deadline = self.owned.as_ref().and_then(|owned| owned.table.deadline());
        self.hub.put_away(self.handle.id, deadline);
        // Whoever wrote in the last moment is told to come again, or that there is no such table.
        while let Ok(message) = self.messages.try_recv() {
            self.fail(message, &self.farewell);
        }
    }

    fn wake_at(&self) -> Instant {
        let now = Instant::now();
        let mut wake = if self.watchers.is_empty() { self.idle_since + IDLE } else { now + Duration::from_secs(3600) };
        if !self.watchers.is_empty()
            && let Some(due) = self.presence.due()
        {
            wake = wake.min(due);
        }
        if let Some(owned) = &self.owned {
            if let Some(deadline) = owned.table.deadline() {
                let left = deadline.saturating_sub(self.hub.sources().now().service_ms);
                wake = wake.min(now + Duration::from_millis(left));
            }
            for seat in self.seats_to_miss(&owned.table) {
                wake = wake.min(self.lonely[seat.index()].unwrap_or(now) + GRACE);
            }
        } else if !self.watchers.is_empty() {
            wake = now + RETRY;
        }
        wake
    }

    /// Seats whose player has no connection, but is not known to be away.
    fn seats_to_miss(&self, table: &Table) -> Vec<Seat> {
        if table.stage() != Stage::Playing {
            return Vec::new();
        }
        table.present().filter(|seat| self.lonely[seat.index()].is_some()).collect()
    }

    /// What a task does that cannot get at its table: it stays for those who watch, and tries again.
    fn without_table(&self) -> Next {
        if self.watchers.is_empty() { Next::Stop } else { Next::Go }
    }

    async fn due(&mut self) -> Next {
        self.tell_presence();
        if self.load().await.is_err() {
            return self.without_table();
        }
        let Some(owned) = &self.owned else { return self.without_table() };
        let now = self.hub.sources().now();
        if owned.table.deadline().is_some_and(|deadline| deadline <= now.service_ms) && self.server(Wish::Tick).await.is_err() {
            return self.without_table();
        }
        let Some(owned) = &self.owned else { return self.without_table() };
        let missed = self.seats_to_miss(&owned.table);
        for seat in missed {
            if self.lonely[seat.index()].is_some_and(|since| since.elapsed() >= GRACE) && self.server(Wish::WentAway(seat)).await.is_err() {
                return self.without_table();
            }
        }
        self.ask_bot();
        if self.watchers.is_empty() && self.idle_since.elapsed() >= IDLE { Next::Stop } else { Next::Go }
    }

    async fn hear(&mut self, message: Message) -> Next {
        self.idle_since = Instant::now();
        if let Err(failed) = self.load().await {
            if let Message::Unwatch(connection) = message {
                self.watchers.retain(|watcher| watcher.connection != connection);
            }
            self.fail(message, &failed);
            self.farewell = failed;
            return self.without_table();
        }
        match message {
            Message::Ask(asked, outbox) => {
                let key = asked.key.clone();
                let answer = self.ask(*asked).await;
                self.answer(&outbox, key, answer);
            }
            // Who does not wait for the answer any more does not need it.
            Message::AskAndWait(asked, reply) => drop(reply.send(self.ask(*asked).await)),
            Message::Watch(watch) => self.watch(*watch).await,
            Message::Unwatch(connection) => self.unwatch(connection),
            Message::View(person, seat, reply) => drop(reply.send(self.view(person, seat).await.map(Box::new))),
            Message::Preview(person, seat, text, reply) => drop(reply.send(self.preview(person, seat, &text).await)),
            Message::BotChose { seat, version, text } => self.bot_chose(seat, version, text).await,
            Message::Wake => return self.due().await,
        }
        // A task that lost its table starts anew with the next message.
        self.ask_bot();
        Next::Go
    }

    /// Answers a message that cannot be heard.
    fn fail(&self, message: Message, failed: &Failed) {
        let error = |table, key| ToClient::Error { error: failed.clone().into(), table: Some(table), key };
        match message {
            Message::Ask(asked, outbox) => outbox.send(&error(self.handle.id, Some(asked.key))),
            Message::Watch(watch) => watch.outbox.send(&error(self.handle.id, None)),
            // The asker may be gone already.
            Message::AskAndWait(_, reply) => drop(reply.send(Err(failed.clone()))),
            Message::View(_, _, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Preview(_, _, _, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Unwatch(_) | Message::BotChose { .. } | Message::Wake => {}
        }
    }

    /// Takes the table over from the store, unless it is here.
    async fn load(&mut self) -> Result<(), Failed> {
        if self.owned.is_some() {
            return Ok(());
        }
        let id = self.handle.id;
        let stored = self.hub.store().own(id).await.map_err(|error| {
            tracing::warn!(table = %id, %error, "a table cannot be read");
            Failed::Unavailable
        })?;
        let stored = stored.ok_or(Failed::NotFound)?;
        let (snapshot_at, table) = match stored.snapshot {
            Some((version, snapshot)) => (version, self.hub.restore(id, &snapshot, &stored.entries)),
            None => (0, self.hub.replay(id, &stored.entries)),
        };
        let table = table.map_err(|damage| {
            tracing::error!(table = %id, %damage, "a stored table is damaged");
            Failed::Unavailable
        })?;
        let version = table.version();
        self.position_at = version;
        self.owned = Some(Box::new(Owned { table, epoch: stored.epoch, snapshot_at }));
        self.bot_asked = None;
        // Something was stored after all that could not be told at the time. Seats may have been drawn.
        if std::mem::replace(&mut self.told_at, version) != version {
            self.seat_watchers();
            for watcher in &self.watchers {
                self.send_view(watcher.viewer, &watcher.outbox).await;
            }
        }
        Ok(())
    }

    async fn ask(&mut self, asked: Asked) -> Result<u32, Failed> {
        let Asked { person, seat, lag_ms, key, command } = asked;
        let person = self.known_as(person, seat).await;
        if let Some((_, _, version)) = self.keys.iter().find(|(by, known, _)| *by == person && *known == key) {
            return Ok(*version);
        }
        let by = By::Person { id: person, seat: seat.map(Seat), lag_ms };
        let outcome = self.apply(by, Wish::Asked(command), Some((person, key.clone()))).await;
        // A wish that was granted before a restart may be impossible now.
        if let Err(Failed::Refused(_)) = outcome
            && let Ok(Some(version)) = self.hub.store().granted(self.handle.id, person, &key).await
        {
            return Ok(version);
        }
        if let Ok(version) = outcome {
            self.keys.push_back((person, key, version));
            if self.keys.len() > KEYS_KEPT {
                self.keys.pop_front();
            }
        }
        outcome
    }

    async fn server(&mut self, wish: Wish) -> Result<u32, Failed> {
        match self.apply(By::Server, wish, None).await {
            // What the server notices may have become pointless in the meantime.
            Err(Failed::Refused(_)) => Ok(0),
            outcome => outcome,
        }
    }

    /// The only way anything happens: apply, store, tell.
    async fn apply(&mut self, by: By, wish: Wish, key: Option<(PersonId, String)>) -> Result<u32, Failed> {
        let Some(owned) = &mut self.owned else { return Err(Failed::Unavailable) };
        let mut told: Told = Default::default();
        for watcher in &self.watchers {
            told[place(watcher.viewer)].get_or_insert_default();
        }
        let mut entries: Vec<Entry> = Vec::new();
        let position_at = &mut self.position_at;
        let mut hear = |table: &Table, entry: &Entry| {
            for (place, told) in told.iter_mut().enumerate() {
                if let Some(told) = told {
                    told.push(table.seen(entry, viewer_at(place)));
                }
            }
            if changes_position(&entry.event) {
                *position_at = entry.version;
            }
            entries.push(entry.clone());
        };
        let from = owned.table.version();
        let (now, given) = (self.hub.sources().now(), self.hub.given());
        owned.table.apply(now, &given, by, wish, &mut hear).map_err(Failed::Refused)?;
        if entries.is_empty() {
            return Ok(from);
        }
        let version = owned.table.version();
        let mut appends = vec![owned.append(&self.handle, &entries, key)];
        appends.extend(self.hub.rematch(&owned.table, &entries, now));
        // A move changes nothing that a list shows.
        let listed = !entries.iter().all(|entry| matches!(entry.event, Event::Moved { .. }));
        let rows: Vec<(TableId, TableRow)> = appends.iter().filter(|_| listed).map(|append| (append.table, append.line.clone())).collect();
        if let Err(error) = self.hub.store().append(appends).await {
            return self.lost(error).await;
        }
        self.tell(from, &entries, told, now.service_ms).await;
        self.hub.listed(rows).await;
        Ok(version)
    }

    /// What is in memory is not what is stored.
    async fn lost(&mut self, error: AppendError) -> Result<u32, Failed> {
        self.owned = None;
        match error {
            AppendError::Repeated { version } => {
                // A clock may be running: if it cannot be read at once, it is tried again soon.
                drop(self.load().await);
                Ok(version)
            }
            AppendError::Conflict => {
                tracing::warn!(table = %self.handle.id, "another server owns this table");
                Err(Failed::Unavailable)
            }
            AppendError::Unavailable => Err(Failed::Unavailable),
        }
    }

    fn answer(&self, outbox: &Outbox, key: String, answer: Result<u32, Failed>) {
        let table = self.handle.id;
        outbox.send(&match answer {
            Ok(version) => ToClient::Granted { table, key, version },
            Err(Failed::Refused(reason)) => ToClient::Refused { table, key, reason },
            Err(failed) => ToClient::Error { error: failed.into(), table: Some(table), key: Some(key) },
        });
    }

    /// Asks a bot to think if it is a bot's decision, once for each position.
    fn ask_bot(&mut self) {
        let Some(owned) = &self.owned else { return };
        let version = self.position_at;
        if self.bot_asked == Some(version) {
            return;
        }
        if let Some((seat, bot)) = owned.table.bot_to_move() {
            self.bot_asked = Some(version);
            self.hub.bots().think(&owned.table, seat, bot, version, self.handle.clone(), self.hub.sources());
        }
    }

    async fn bot_chose(&mut self, seat: Seat, version: u32, text: Option<String>) {
        let Some(owned) = &self.owned else { return };
        // Somebody went back or gave up in the meantime: then the bot was asked anew, or is needed no more.
        if self.position_at != version || owned.table.bot_to_move().is_none_or(|(deciding, _)| deciding != seat) {
            return;
        }
        let number = owned.table.moves_played();
        let outcome = match text {
            Some(text) => self.apply(By::Bot(seat), Wish::Asked(Command::Play { text, number }), None).await,
            None => self.server(Wish::BotFailed(seat)).await,
        };
        if let Err(Failed::Refused(refused)) = outcome {
            tracing::error!(table = %self.handle.id, ?refused, "a bot chose an impossible move");
            // Not stored, not failed: it will be asked again.
            drop(self.server(Wish::BotFailed(seat)).await);
        }
    }
}

impl Owned {
    fn append(&mut self, handle: &Handle, entries: &[Entry], key: Option<(PersonId, String)>) -> Append {
        let version = self.table.version();
        let snapshot = (version - self.snapshot_at >= SNAPSHOT_EVERY).then(|| {
            self.snapshot_at = version;
            text(&self.table.snapshot()).to_string()
        });
        Append { table: handle.id, epoch: self.epoch, entries: entries.to_vec(), key, line: row(&self.table, entries), snapshot }
    }
}

/// Whether a bot that thinks about the position before thinks in vain.
fn changes_position(event: &Event) -> bool {
    matches!(
        event,
        Event::Started { .. }
            | Event::Moved { .. }
            | Event::TurnReset { .. }
            | Event::TakenBack { .. }
            | Event::Replaced { .. }
            | Event::Ended { .. }
    )
}

/// The line of a table in the store, after these events.
pub fn row(table: &Table, entries: &[Entry]) -> TableRow {
    TableRow {
        options: table.options().clone(),
        opener: table.opener(),
        offers: table.offers(),
        rematch_of: table.rematch_of(),
        opened_unix_ms: table.opened().unix_ms,
        stage: table.stage(),
        rated: table.rated(),
        occupants: table.occupants(),
        moves: table.moves_played(),
        result: table.result().cloned(),
        changed_unix_ms: entries.last().map_or(table.opened().unix_ms, |entry| entry.at.unix_ms),
        deadline_service_ms: table.deadline(),
    }
}
