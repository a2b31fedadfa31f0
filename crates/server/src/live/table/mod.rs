//! One table being played: the task that owns it, and what it does with messages and with time.
//!
//! Everybody else has a [`Handle`]; `commands` decides and stores, `viewers` sends, `bot_turns` lets bots think. Where another node owns the
//! table, `relay` passes on what is said here; `called` is the owner's side of it, and `call` what the two say.
//!
//! The one thing to know: the task applies a command to its table, stores the resulting events, and only then answers and notifies the viewers.
//! When storing fails, what it has in memory is worth nothing any more: it takes the table over from the store again.

mod bot_turns;
mod call;
mod called;
mod commands;
mod handle;
mod notify;
mod planned;
mod relay;
mod vacations;
mod viewers;

pub(crate) use call::TableCall;
pub(super) use call::ask_owner;
pub use commands::row;
pub use handle::{CommandRequest, ConnectionId, Handle, HintRequest, MAX_OPEN_TABLES, RequestError, Watch};
pub(super) use notify::{Turn, changes, round_starts};
pub use planned::PlanRequest;
pub(super) use planned::wake_unanswered;
pub use viewers::MAX_SPECTATORS;

use super::bots::Thinking;
use super::context::Context;
use super::fair::Client;
use super::nodes::Living;
use crate::bus::{Bus, Parcel};
use crate::env::Env;
use crate::metrics;
use crate::store::StoreError;
use call::Declined;
use commands::Done;
use handle::{Envelope, Inbox, Message, Question};
use planned::ToLookUp;
use relay::Relay;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;
use trilynx_games::Seat;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::log::Entry;
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{BotPace, Occupant, PersonId, TableId};
use trilynx_table::{CorruptLog, Input, Table};
use viewers::{MAX_SPECTATORS as MAX_WAITING, Recent, TablePresence, Watcher, Way};

/// A table without viewers is unloaded after this long; the store has everything.
const IDLE: Duration = Duration::from_secs(60);
/// How long a connection may be lost before its player counts as away.
const GRACE: Duration = Duration::from_secs(8);
/// A watched table that could not be loaded is retried after this long.
const RETRY: Duration = Duration::from_secs(1);

/// The table itself and the right to write its log.
struct OwnedTable {
    table: Table,
    epoch: u32,
    snapshot_at: u32,
}

/// The task that owns a table.
struct Task {
    context: Context,
    handle: Handle,
    inbox: Inbox,
    owned: Option<Box<OwnedTable>>,
    /// The way to the node that owns it, where that is another one.
    relay: Option<Box<Relay>>,
    /// Who wants to watch as soon as it is known who owns it.
    waiting: Vec<Watch>,
    /// How often the seats have changed since the table was taken over.
    seating: u32,
    /// Who else serves.
    living: watch::Receiver<Living>,
    /// Whether the table is given up although somebody may watch it.
    hands_over: bool,
    /// When it was last tried to take the table over.
    tried_at: Instant,
    /// When something is due as far as is known, also while the table cannot be read.
    deadline: Option<u64>,
    watchers: Vec<Watcher>,
    /// The last frames that were sent, for those who missed a few.
    recent: Recent,
    done: VecDeque<Done>,
    /// Since when a seat has had no connection.
    disconnected_since: [Option<Instant>; MAX_SEATS],
    /// The last version that was sent to the viewers.
    told_at: u32,
    /// The version that brought the position about.
    position_at: u32,
    /// The bot that thinks about the position; it stops when this is dropped.
    thinking: Option<Thinking>,
    /// The person who last played or watched from a seat: bots think in their share.
    client: Option<Client>,
    /// How soon bots answer that person.
    pace: BotPace,
    /// Since when nobody has watched or asked.
    idle_since: Instant,
    presence: TablePresence,
    /// When the tournament was last notified that the player of a seat is here.
    noted: [Option<Instant>; MAX_SEATS],
    /// Whose turn began while they watched, and when: if their connection is lost soon after, they may not have seen it.
    turn_began: Option<(PersonId, Instant)>,
    /// What the store may know that the table does not.
    to_look_up: ToLookUp,
    /// What those hear who write when the task has ended.
    farewell: RequestError,
}

/// Whether the task goes on after a message.
enum Next {
    Go,
    Stop,
}

impl Task {
    /// Starts the task. If it panics, the table is put away and read again: one mistake does not stop a clock permanently.
    fn spawn(context: Context, handle: Handle, inbox: Inbox) {
        let (supervisor, id) = (context.supervisor.clone(), handle.id);
        let task = Task::new(context.clone(), handle, inbox);
        supervisor.guard(task.run(), move || {
            tracing::error!(table = %id, "the task of a table panicked; the table will be read again");
            context.tables.put_away(id, Some(soon(&context.env)));
        });
    }

    fn new(context: Context, handle: Handle, inbox: Inbox) -> Task {
        let living = context.nodes.changes();
        Task {
            context,
            handle,
            inbox,
            owned: None,
            relay: None,
            waiting: Vec::new(),
            seating: 0,
            living,
            hands_over: false,
            tried_at: Instant::now(),
            deadline: None,
            watchers: Vec::new(),
            recent: Recent::default(),
            done: VecDeque::new(),
            disconnected_since: [Some(Instant::now()); MAX_SEATS],
            told_at: 0,
            position_at: 0,
            thinking: None,
            client: None,
            pace: BotPace::default(),
            idle_since: Instant::now(),
            presence: TablePresence::default(),
            noted: [None; MAX_SEATS],
            turn_began: None,
            to_look_up: ToLookUp::default(),
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
                    Some(envelope) => self.on_message(envelope).await,
                    None => Next::Stop,
                },
                news = Relay::next(&mut self.relay) => {
                    self.on_news(news);
                    Next::Go
                }
                Ok(()) = self.living.changed(), if self.owned.is_none() => match self.notice_living() {
                    true => self.due().await,
                    false => Next::Go,
                },
                () = tokio::time::sleep_until(wake_at) => self.due().await,
                envelope = self.inbox.spectators.recv() => match envelope {
                    Some(envelope) => self.on_message(envelope).await,
                    None => Next::Stop,
                },
            };
            if let Next::Stop = next {
                break;
            }
        }
        self.release().await;
        self.put_away();
    }

    /// Gives the table up where other nodes may want it. Those who watch there get a notice, and ask who owns it.
    async fn release(&mut self) {
        let Some(owned) = self.owned.as_ref().filter(|_| self.context.bus.is_shared()) else { return };
        // A table that nobody watches is put away, and its clock goes on.
        let (epoch, now) = (owned.epoch, self.hands_over.then(|| self.context.env.now().service_ms));
        match self.context.store.release(self.handle.id, self.context.bus.node(), epoch, now).await {
            Ok(()) => self.publish_standing(),
            // The next owner has to wait until this node is gone.
            Err(error) => tracing::warn!(table = %self.handle.id, %error, "a table could not be given up"),
        }
    }

    /// The last thing a task does: nobody can reach it any more, and its clock is watched by the registry.
    fn put_away(mut self) {
        self.inbox.players.close();
        self.inbox.spectators.close();
        // A table that cannot be read now is tried again later: its clock may be running.
        let deadline = match &self.owned {
            Some(owned) => owned.table.deadline(),
            None => self.deadline.map(|deadline| deadline.max(soon(&self.context.env))),
        };
        self.context.tables.put_away(self.handle.id, deadline);
        // Messages of the last moment are answered: try again, or there is no such table.
        while let Ok(envelope) = self.inbox.players.try_recv().or_else(|_| self.inbox.spectators.try_recv()) {
            self.fail(envelope.message, &self.farewell);
        }
    }

    /// Whether anybody watches, or wants to.
    fn is_watched(&self) -> bool {
        !self.watchers.is_empty() || !self.waiting.is_empty() || self.relay.as_ref().is_some_and(|relay| relay.is_watched())
    }

    fn wake_at(&self) -> Instant {
        let now = Instant::now();
        let mut wake = if self.is_watched() { now + Duration::from_secs(3600) } else { self.idle_since + IDLE };
        if let Some(silent) = self.silent_at() {
            wake = wake.min(silent);
        }
        if !self.watchers.is_empty()
            && let Some(due) = self.presence.due()
        {
            wake = wake.min(due);
        }
        if let Some(owned) = &self.owned {
            if let Some(deadline) = owned.table.deadline() {
                let left = deadline.saturating_sub(self.context.env.now().service_ms);
                wake = wake.min(now + Duration::from_millis(left));
            }
            for seat in self.seats_to_miss(&owned.table) {
                wake = wake.min(self.disconnected_since[seat.index()].unwrap_or(now) + GRACE);
            }
        } else if let Some(relay) = &self.relay {
            wake = wake.min(relay.wake_at());
        } else if self.is_watched() {
            wake = now.max(self.tried_at + RETRY);
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
        if self.is_watched() { Next::Go } else { Next::Stop }
    }

    async fn due(&mut self) -> Next {
        self.tell_presence();
        self.forget_silent();
        self.notify_who_left().await;
        if self.load().await.is_err() {
            return self.without_table();
        }
        if let Some(relay) = &mut self.relay {
            relay.due();
            return if !self.is_watched() && self.idle_since.elapsed() >= IDLE { Next::Stop } else { Next::Go };
        }
        self.to_look_up = ToLookUp::EVERYTHING;
        self.look_up().await;
        // A move that was received in time and waits is played before a flag falls.
        while let Ok(envelope) = self.inbox.players.try_recv() {
            if !matches!(envelope.message, Message::Wake)
                && let Next::Stop = Box::pin(self.on_message(envelope)).await
            {
                return Next::Stop;
            }
        }
        let Some(owned) = &self.owned else { return self.without_table() };
        let now = self.context.env.now();
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
        self.look_up().await;
        self.ask_bot();
        if !self.is_watched() && self.idle_since.elapsed() >= IDLE { Next::Stop } else { Next::Go }
    }

    async fn on_message(&mut self, envelope: Envelope) -> Next {
        let Envelope { message, queued, pass: _held } = envelope;
        if matches!(message, Message::Ask(..) | Message::AskAndWait(..)) {
            metrics::stage(metrics::Stage::Queue, queued.elapsed());
        }
        if let Message::Release = message {
            self.hands_over = true;
            return Next::Stop;
        }
        self.idle_since = Instant::now();
        if let Err(failed) = self.load().await {
            match message {
                Message::Unwatch(connection) => {
                    self.watchers.retain(|watcher| watcher.connection != connection);
                    self.waiting.retain(|watch| watch.connection != connection);
                }
                // Its owner may just have died: they hear of the table when it is known who owns it.
                Message::Watch(watch) if failed == RequestError::Unavailable && self.can_wait() => self.wait(*watch),
                message => self.fail(message, &failed),
            }
            self.farewell = failed;
            return self.without_table();
        }
        if self.relay.is_some() {
            self.pass_on(message);
            return Next::Go;
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
            Message::Unwatch(connection) => {
                self.unwatch(connection);
                self.notify_who_left().await;
            }
            Message::View(person, seat, reply) => drop(reply.send(self.view(person, seat).await.map(Box::new))),
            Message::Preview(person, seat, text, reply) => drop(reply.send(self.preview(person, seat, &text).await)),
            Message::Hint(request, reply) => self.hint(request, reply).await,
            Message::LookUpVacations(reply) => drop(reply.send(self.look_up_vacations().await)),
            Message::Plan(request, reply) => drop(reply.send(self.plan(*request).await)),
            Message::BotChose { seat, version, text } => self.bot_chose(seat, version, text).await,
            Message::Called(call, question) => self.called(*call, question, queued).await,
            Message::Release => return Next::Stop,
            Message::Ruled(ruling) => drop(self.server(Input::Ruled(ruling)).await),
            Message::Wake => return self.due().await,
        }
        self.look_up().await;
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
            // The caller may be gone already.
            Message::AskAndWait(_, reply) | Message::LookUpVacations(reply) => drop(reply.send(Err(failed.clone()))),
            Message::View(_, _, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Preview(_, _, _, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Hint(_, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Plan(_, reply) => drop(reply.send(Err(failed.clone()))),
            Message::Called(_, question) => question.answer(&Err(Declined::Elsewhere)),
            Message::Unwatch(_) | Message::BotChose { .. } | Message::Release | Message::Ruled(_) | Message::Wake => {}
        }
    }

    fn can_wait(&self) -> bool {
        self.context.bus.is_shared() && self.waiting.len() < MAX_WAITING
    }

    fn wait(&mut self, watch: Watch) {
        self.waiting.retain(|other| other.connection != watch.connection);
        self.waiting.push(watch);
    }

    /// Takes the table over from the store, unless it is here, or another node owns it: then that one is asked.
    async fn load(&mut self) -> Result<(), RequestError> {
        if self.owned.is_some() || self.relay.is_some() {
            return Ok(());
        }
        let id = self.handle.id;
        self.tried_at = Instant::now();
        if !self.context.may_own() {
            return Err(RequestError::Unavailable);
        }
        let stored = match self.context.store.own(id, self.context.env.now().service_ms).await {
            Ok(stored) => stored,
            Err(StoreError::ServedBy(node)) if self.context.bus.is_shared() => {
                self.relay_to(node);
                return Ok(());
            }
            Err(error) => {
                tracing::warn!(table = %id, %error, "a table cannot be read");
                return Err(RequestError::Unavailable);
            }
        };
        let stored = stored.ok_or(RequestError::NotFound)?;
        let (snapshot_at, table) = match stored.snapshot {
            Some((version, snapshot)) => (version, restore(id, &snapshot, &stored.entries)),
            None => (0, Table::replay(id, &stored.entries, &mut |_, _| {})),
        };
        let table = table.map_err(|damage| {
            tracing::error!(table = %id, %damage, "a stored table is damaged");
            RequestError::Unavailable
        })?;
        self.context.fair_play.update(&table);
        let version = table.version();
        self.position_at = version;
        self.deadline = table.deadline();
        let unserved_ms = stored.unserved_ms;
        self.owned = Some(Box::new(OwnedTable { table, epoch: stored.epoch, snapshot_at }));
        self.thinking = None;
        self.to_look_up = ToLookUp::EVERYTHING;
        self.admit_players();
        // An event was stored after all, but could not be sent at the time. Seats may have been drawn.
        if std::mem::replace(&mut self.told_at, version) != version {
            self.recent.clear();
            self.seat_watchers();
            self.publish_standing();
            let all: Vec<_> = self.watchers.iter().filter_map(|watcher| Some((watcher.viewer, watcher.outbox()?.clone()))).collect();
            for (viewer, outbox) in all {
                self.send_view(viewer, &outbox).await;
            }
        }
        if unserved_ms > 0 {
            // Nobody's clock ran while nobody served the table. If it cannot be stored now, the next owner knows of it.
            Box::pin(self.server(Input::Resumed(unserved_ms))).await?;
        }
        for watch in std::mem::take(&mut self.waiting) {
            Box::pin(self.watch(watch)).await;
        }
        Ok(())
    }

    /// Another node owns the table. Those who watch here hear of it through that one; those at other nodes will find it by themselves.
    fn relay_to(&mut self, owner: Arc<str>) {
        let mut relay = Box::new(Relay::new(self.handle.id, owner, self.context.bus.clone()));
        self.thinking = None;
        self.deadline = None;
        let watching = std::mem::take(&mut self.watchers).into_iter().filter_map(|watcher| match watcher.way {
            Way::Here(watch) => Some(Watch { version: Some(self.told_at), ..*watch }),
            Way::Elsewhere(_) => None,
        });
        watching.chain(std::mem::take(&mut self.waiting)).for_each(|watch| relay.watch(watch));
        self.relay = Some(relay);
        self.handle.relayed.store(true, Ordering::Relaxed);
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
}

/// Answers another node whose question did not get to a table.
pub(super) fn decline(bus: Bus, parcel: Parcel) {
    Question { bus, parcel }.answer(&Err(Declined::Elsewhere));
}

/// When a table that cannot be read now is tried again.
fn soon(env: &Env) -> u64 {
    env.now().service_ms + RETRY.as_millis() as u64
}

/// A table from a snapshot and what came after it.
fn restore(id: TableId, snapshot: &str, entries: &[Entry]) -> Result<Table, CorruptLog> {
    // The text is not shown: it holds cards.
    let unreadable =
        |error: serde_json::Error| CorruptLog { version: 0, what: format!("the snapshot cannot be read at {}", error.column()) };
    let mut table = Table::restore(id, serde_json::from_str(snapshot).map_err(unreadable)?)?;
    table.go_on(entries, &mut |_, _| {})?;
    Ok(table)
}
