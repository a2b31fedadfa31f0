//! One table being played: the task that owns it, and what it does with wishes and with time.
//!
//! Everybody else has a [`Handle`]; who watches, and what they hear, is in `viewers`.
//!
//! The one thing to know: the task applies a wish to its table, stores what came of it, and only then answers and tells the viewers.
//! When storing fails, what it has in memory is worth nothing any more: it takes the table over from the store again.

mod handle;
mod viewers;

pub use handle::{CommandRequest, ConnectionId, Handle, MAX_OPEN_TABLES, RequestError, Watch};
pub use viewers::MAX_SPECTATORS;

use super::bots::Thinking;
use super::fair::{Client, Origin};
use super::hub::Hub;
use super::outbox::{Outbox, text};
use crate::metrics::{self, Author};
use crate::store::{Append, AppendError, CommandKey, Granted, TableRow};
use handle::{Envelope, Inbox, Message};
use sha2::Digest as _;
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::Instant;
use trilynx_games::Seat;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{Command, Occupant, TableId, Time};
use trilynx_table::{By, Input, Table};
use viewers::{Presence, Recent, Told, Watcher, place, viewer_at};

/// A table without viewers is unloaded after this long; the store has everything.
const IDLE: Duration = Duration::from_secs(60);
/// How long a connection may be lost before its player counts as away.
const GRACE: Duration = Duration::from_secs(8);
/// Granted wishes remembered here; older ones are looked up in the store.
const KEYS_KEPT: usize = 32;
/// A watched table that could not be loaded is retried after this long.
const RETRY: Duration = Duration::from_secs(1);
/// A full snapshot is stored after this many events, so that taking a table over never reads more.
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
    inbox: Inbox,
    owned: Option<Box<Owned>>,
    /// When something is due as far as is known, also while the table cannot be read.
    deadline: Option<u64>,
    watchers: Vec<Watcher>,
    /// The last frames that were sent, for those who missed a few.
    recent: Recent,
    done: VecDeque<Done>,
    /// Since when a seat has had no connection.
    disconnected_since: [Option<Instant>; MAX_SEATS],
    /// The last version the viewers were told.
    told_at: u32,
    /// The version that brought the position about.
    position_at: u32,
    /// The bot that thinks about the position; it stops when this is dropped.
    thinking: Option<Thinking>,
    /// The person who last played or watched from a seat: bots think in their share.
    client: Option<Client>,
    /// Since when nobody has watched or wished.
    idle_since: Instant,
    presence: Presence,
    /// What those hear who write when the task has ended.
    farewell: RequestError,
}

/// A command that was granted, and the version it led to.
struct Done {
    key: CommandKey,
    version: u32,
}

/// The answer to a command whose name was used before: the same again, unless it was the name of another command.
fn same_again(granted: Granted, digest: i64) -> Result<u32, RequestError> {
    if granted.digest.is_none_or(|known| known == digest) { Ok(granted.version) } else { Err(RequestError::KeyUsed) }
}

/// Tells commands apart that come under the same key.
fn digest(command: &Command) -> i64 {
    let text = serde_json::to_string(command).expect("commands can be written as JSON");
    let digest = sha2::Sha256::digest(text);
    i64::from_be_bytes(digest[..8].try_into().expect("a digest is longer"))
}

/// Whether the task goes on after a message.
enum Next {
    Go,
    Stop,
}

impl Task {
    /// Starts the task. If it panics, the table is put away and read again: one mistake does not stop a clock for ever.
    fn spawn(hub: Hub, handle: Handle, inbox: Inbox) {
        tokio::spawn(async move {
            let id = handle.id;
            if tokio::spawn(Task::new(hub.clone(), handle, inbox).run()).await.is_err() {
                tracing::error!(table = %id, "the task of a table panicked; the table will be read again");
                let soon = hub.env().now().service_ms + RETRY.as_millis() as u64;
                hub.put_away(id, Some(soon));
            }
        });
    }

    fn new(hub: Hub, handle: Handle, inbox: Inbox) -> Task {
        Task {
            hub,
            handle,
            inbox,
            owned: None,
            deadline: None,
            watchers: Vec::new(),
            recent: Recent::default(),
            done: VecDeque::new(),
            disconnected_since: [Some(Instant::now()); MAX_SEATS],
            told_at: 0,
            position_at: 0,
            thinking: None,
            client: None,
            idle_since: Instant::now(),
            presence: Presence::default(),
            farewell: RequestError::Unavailable,
        }
    }

    async fn run(mut self) {
        loop {
            let wake_at = self.wake_at();
            let next = tokio::select! {
                // The players first, then time, then everybody else.
                biased;
                envelope = self.inbox.players.recv() => match envelope {
                    Some(envelope) => self.hear(envelope).await,
                    None => Next::Stop,
                },
                () = tokio::time::sleep_until(wake_at) => self.due().await,
                envelope = self.inbox.spectators.recv() => match envelope {
                    Some(envelope) => self.hear(envelope).await,
                    None => Next::Stop,
                },
            };
            if let Next::Stop = next {
                break;
            }
        }
        self.put_away();
    }

    /// The last thing a task does: nobody can reach it any more, and its clock is watched by the hub.
    fn put_away(mut self) {
        self.inbox.players.close();
        self.inbox.spectators.close();
        // A table that cannot be read now is tried again later: its clock may be running.
        let soon = || self.hub.env().now().service_ms + RETRY.as_millis() as u64;
        let deadline = match &self.owned {
            Some(owned) => owned.table.deadline(),
            None => self.deadline.map(|deadline| deadline.max(soon())),
        };
        self.hub.put_away(self.handle.id, deadline);
        // Messages of the last moment are answered: try again, or there is no such table.
        while let Ok(envelope) = self.inbox.players.try_recv().or_else(|_| self.inbox.spectators.try_recv()) {
            self.fail(envelope.message, &self.farewell);
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
                let left = deadline.saturating_sub(self.hub.env().now().service_ms);
                wake = wake.min(now + Duration::from_millis(left));
            }
            for seat in self.seats_to_miss(&owned.table) {
                wake = wake.min(self.disconnected_since[seat.index()].unwrap_or(now) + GRACE);
            }
        } else if !self.watchers.is_empty() {
            wake = now + RETRY;
        }
        wake
    }

    /// Seats whose player has no connection, but is not known to be away.
    fn seats_to_miss(&self, table: &Table) -> Vec<Seat> {
        if !table.minds_absence() {
            return Vec::new();
        }
        table.present().filter(|seat| self.disconnected_since[seat.index()].is_some()).collect()
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
        // A move that was received in time and waits is played before a flag falls.
        while let Ok(envelope) = self.inbox.players.try_recv() {
            if !matches!(envelope.message, Message::Wake)
                && let Next::Stop = Box::pin(self.hear(envelope)).await
            {
                return Next::Stop;
            }
        }
        let Some(owned) = &self.owned else { return self.without_table() };
        let now = self.hub.env().now();
        if owned.table.deadline().is_some_and(|deadline| deadline <= now.service_ms) && self.server(Input::Tick).await.is_err() {
            return self.without_table();
        }
        let Some(owned) = &self.owned else { return self.without_table() };
        let missed = self.seats_to_miss(&owned.table);
        for seat in missed {
            if self.disconnected_since[seat.index()].is_some_and(|since| since.elapsed() >= GRACE)
                && self.server(Input::WentAway(seat)).await.is_err()
            {
                return self.without_table();
            }
        }
        self.ask_bot();
        if self.watchers.is_empty() && self.idle_since.elapsed() >= IDLE { Next::Stop } else { Next::Go }
    }

    async fn hear(&mut self, envelope: Envelope) -> Next {
        let Envelope { message, queued, pass: _held } = envelope;
        if matches!(message, Message::Ask(..) | Message::AskAndWait(..)) {
            metrics::stage(metrics::Stage::Queue, queued.elapsed());
        }
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
                let answer = self.ask(*asked, queued).await;
                self.answer(&outbox, key, answer);
            }
            // Who does not wait for the answer any more does not need it.
            Message::AskAndWait(asked, reply) => drop(reply.send(self.ask(*asked, queued).await)),
            Message::Watch(watch) => self.watch(*watch).await,
            Message::Unwatch(connection) => self.unwatch(connection),
            Message::View(person, seat, reply) => drop(reply.send(self.view(person, seat).await.map(Box::new))),
            Message::Preview(person, seat, text, reply) => drop(reply.send(self.preview(person, seat, &text).await)),
            Message::BotChose { seat, version, text } => self.bot_chose(seat, version, text).await,
            Message::Wake => return self.due().await,
        }
        // A task that lost its table loads it again with the next message.
        self.ask_bot();
        Next::Go
    }

    /// Answers a message that cannot be heard.
    fn fail(&self, message: Message, failed: &RequestError) {
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
    async fn load(&mut self) -> Result<(), RequestError> {
        if self.owned.is_some() {
            return Ok(());
        }
        let id = self.handle.id;
        let stored = self.hub.store().own(id).await.map_err(|error| {
            tracing::warn!(table = %id, %error, "a table cannot be read");
            RequestError::Unavailable
        })?;
        let stored = stored.ok_or(RequestError::NotFound)?;
        let (snapshot_at, table) = match stored.snapshot {
            Some((version, snapshot)) => (version, self.hub.restore(id, &snapshot, &stored.entries)),
            None => (0, self.hub.replay(id, &stored.entries)),
        };
        let table = table.map_err(|damage| {
            tracing::error!(table = %id, %damage, "a stored table is damaged");
            RequestError::Unavailable
        })?;
        self.hub.fair_play().update(&table);
        let version = table.version();
        self.position_at = version;
        self.deadline = table.deadline();
        self.owned = Some(Box::new(Owned { table, epoch: stored.epoch, snapshot_at }));
        self.thinking = None;
        self.admit_players();
        // Something was stored after all that could not be told at the time. Seats may have been drawn.
        if std::mem::replace(&mut self.told_at, version) != version {
            self.recent.clear();
            self.seat_watchers();
            let all: Vec<_> = self.watchers.iter().map(|watcher| (watcher.viewer, watcher.outbox.clone())).collect();
            for (viewer, outbox) in all {
                self.send_view(viewer, &outbox).await;
            }
        }
        Ok(())
    }

    async fn ask(&mut self, asked: CommandRequest, queued: std::time::Instant) -> Result<u32, RequestError> {
        let command = metrics::command_name(&asked.command);
        let outcome = self.decide(asked).await;
        metrics::command(Author::Person, command, outcome_of(&outcome), queued.elapsed());
        outcome
    }

    async fn decide(&mut self, asked: CommandRequest) -> Result<u32, RequestError> {
        let client = asked.client();
        let CommandRequest { person, guest, seat, lag_ms, received, key, command, .. } = asked;
        let person = self.known_as(person, seat).await;
        let key = CommandKey { person, name: key, digest: digest(&command) };
        if let Some(done) = self.done.iter().find(|done| done.key.person == person && done.key.name == key.name) {
            return same_again(Granted { version: done.version, digest: Some(done.key.digest) }, key.digest);
        }
        if self.owned.as_ref().is_some_and(|owned| owned.table.seat_of(person).next().is_some()) {
            self.client = Some(client);
        }
        let held_ms = self.held_since(received);
        let by = By::Person { id: person, seat: seat.map(Seat), lag_ms, held_ms, guest };
        let outcome = self.apply(by, Input::Asked(command), Some(key.clone())).await;
        // A wish that was granted before a restart may be impossible now.
        if let Err(RequestError::Refused(_)) = outcome
            && let Ok(Some(granted)) = self.hub.store().granted(self.handle.id, person, &key.name).await
        {
            return same_again(granted, key.digest);
        }
        if let Ok(version) = outcome {
            self.done.push_back(Done { key, version });
            if self.done.len() > KEYS_KEPT {
                self.done.pop_front();
            }
        }
        outcome
    }

    /// How long ago something was received, by the time of service.
    fn held_since(&self, received: Time) -> u32 {
        let held = self.hub.env().now().service_ms.saturating_sub(received.service_ms);
        u32::try_from(held).unwrap_or(u32::MAX)
    }

    /// Lets the players use their own queue.
    fn admit_players(&self) {
        let Some(owned) = &self.owned else { return };
        let occupants = owned.table.occupants();
        let players = occupants.iter().flatten().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(*person),
            Occupant::Bot(_) => None,
        });
        self.handle.admission.seat(players.collect());
    }

    async fn server(&mut self, wish: Input) -> Result<u32, RequestError> {
        match self.apply(By::Server, wish, None).await {
            // What the server notices may have become pointless in the meantime.
            Err(RequestError::Refused(_)) => Ok(0),
            outcome => outcome,
        }
    }

    /// The only way anything happens: apply, store, tell.
    async fn apply(&mut self, by: By, wish: Input, key: Option<CommandKey>) -> Result<u32, RequestError> {
        let Some(owned) = &mut self.owned else { return Err(RequestError::Unavailable) };
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
        let (now, given) = (self.hub.env().now(), self.hub.given());
        let mut watch = metrics::Stopwatch::start();
        let decided = owned.table.apply(now, &given, by, wish, &mut hear);
        watch.lap(metrics::Stage::Decide);
        decided.map_err(RequestError::Refused)?;
        if entries.is_empty() {
            return Ok(from);
        }
        let version = owned.table.version();
        let digest = key.as_ref().map(|key| key.digest);
        let mut appends = vec![owned.append(&self.handle, &entries, key)];
        appends.extend(self.hub.rematch(&owned.table, &entries, now));
        // A move changes nothing that a list shows.
        let listed = !entries.iter().all(|entry| matches!(entry.event, Event::Moved { .. }));
        let rows: Vec<(TableId, TableRow)> = appends.iter().filter(|_| listed).map(|append| (append.table, append.line.clone())).collect();
        let stored = self.hub.store().append(appends).await;
        watch.lap(metrics::Stage::Commit);
        if let Err(error) = stored {
            return self.lost(error, digest).await;
        }
        self.deadline = self.owned.as_ref().and_then(|owned| owned.table.deadline());
        if let Some(owned) = &self.owned {
            self.hub.fair_play().update(&owned.table);
        }
        self.tell(from, &entries, told, now.service_ms).await;
        watch.lap(metrics::Stage::Tell);
        if entries.iter().any(|entry| changes_seats(&entry.event)) {
            self.admit_players();
            // Frames depend on who sits where: a client that missed one before this gets the whole view.
            self.recent.clear();
        }
        self.hub.listed(rows).await;
        Ok(version)
    }

    /// What is in memory is not what is stored.
    async fn lost(&mut self, error: AppendError, digest: Option<i64>) -> Result<u32, RequestError> {
        self.owned = None;
        match error {
            AppendError::Repeated(granted) => {
                // A clock may be running: if it cannot be read at once, it is tried again soon.
                drop(self.load().await);
                digest.map_or(Ok(granted.version), |digest| same_again(granted, digest))
            }
            AppendError::Conflict => {
                tracing::warn!(table = %self.handle.id, "another server owns this table");
                Err(RequestError::Unavailable)
            }
            AppendError::Unavailable => {
                // Nobody's clock runs while nothing can be stored.
                self.hub.env().store_fails();
                Err(RequestError::Unavailable)
            }
        }
    }

    fn answer(&self, outbox: &Outbox, key: String, answer: Result<u32, RequestError>) {
        let table = self.handle.id;
        outbox.send(&match answer {
            Ok(version) => ToClient::Granted { table, key, version },
            Err(RequestError::Refused(reason)) => ToClient::Refused { table, key, reason },
            Err(failed) => ToClient::Error { error: failed.into(), table: Some(table), key: Some(key) },
        });
    }

    /// Asks a bot to think if it is a bot's decision, once for each position. What it thought about before is dropped. Bots that play among
    /// themselves rest while nobody watches.
    fn ask_bot(&mut self) {
        let version = self.position_at;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version() == version) {
            return;
        }
        self.thinking = None;
        let Some(owned) = &self.owned else { return };
        let Some((seat, bot)) = owned.table.bot_to_move() else { return };
        if !owned.table.has_people() && self.watchers.is_empty() {
            return;
        }
        let nobody = || Client { origin: Origin::LOCAL, person: owned.table.opener() };
        let client = self.client.unwrap_or_else(nobody);
        self.thinking = Some(self.hub.bots().think(&owned.table, seat, bot, version, client, self.handle.clone(), self.hub.env()));
    }

    async fn bot_chose(&mut self, seat: Seat, version: u32, text: Option<String>) {
        let Some(owned) = &self.owned else { return };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version() == version) {
            self.thinking = None;
        }
        // A takeback or resignation came first: the bot was asked again, or is no longer needed.
        if self.position_at != version || owned.table.bot_to_move().is_none_or(|(deciding, _)| deciding != seat) {
            return;
        }
        let number = owned.table.moves_played();
        let asked = std::time::Instant::now();
        let outcome = match text {
            Some(text) => self.apply(By::Bot(seat), Input::Asked(Command::Play { text, number }), None).await,
            None => self.server(Input::BotFailed(seat)).await,
        };
        metrics::command(Author::Bot, "play", outcome_of(&outcome), asked.elapsed());
        if let Err(RequestError::Refused(refused)) = outcome {
            tracing::error!(table = %self.handle.id, ?refused, "a bot chose an impossible move");
            // Not stored, not failed: it will be asked again.
            drop(self.server(Input::BotFailed(seat)).await);
        }
    }
}

impl Owned {
    fn append(&mut self, handle: &Handle, entries: &[Entry], key: Option<CommandKey>) -> Append {
        let version = self.table.version();
        let snapshot = (version - self.snapshot_at >= SNAPSHOT_EVERY).then(|| {
            self.snapshot_at = version;
            text(&self.table.snapshot()).to_string()
        });
        Append { table: handle.id, epoch: self.epoch, entries: entries.to_vec(), key, line: row(&self.table, entries), snapshot }
    }
}

/// How a request ended, as it is counted.
fn outcome_of(answer: &Result<u32, RequestError>) -> metrics::Outcome {
    match answer {
        Ok(_) => metrics::Outcome::Granted,
        Err(RequestError::Refused(_) | RequestError::NotFound | RequestError::KeyUsed | RequestError::TooManyTables) => {
            metrics::Outcome::Refused
        }
        Err(RequestError::Unavailable) => metrics::Outcome::Error,
    }
}

/// Whether somebody may sit elsewhere after it.
fn changes_seats(event: &Event) -> bool {
    matches!(event, Event::Sat { .. } | Event::Stood { .. } | Event::Started { .. } | Event::Replaced { .. })
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
