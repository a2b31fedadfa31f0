//! One table being played: a handle for everybody else, and the task that owns it.
//!
//! The one thing to know: the task applies a wish to its table, stores what came of it, and only then answers and tells the viewers.
//! When storing fails, what it has in memory is worth nothing any more: it takes the table over from the store again.

use super::hub::Hub;
use super::outbox::{Outbox, text};
use crate::store::{Append, AppendError, TableRow};
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::wire::{Error, PersonView, Seen, Stage, TableView, ToClient};
use trilynx_protocol::{Command, Occupant, PersonId, Refused, SeatOffer, TableId};
use trilynx_table::{By, Table, Wish};

/// Wishes that may wait at one table.
const QUEUE: usize = 64;
/// Viewers one table may have.
pub const MAX_WATCHERS: usize = 2_000;
/// A table without viewers is put away after so long; the store has it all.
const IDLE: Duration = Duration::from_secs(60);
/// So long may a connection be lost before its player counts as away.
const GRACE: Duration = Duration::from_secs(8);
/// Who is there is told no more often.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// A reader that is further behind gets the whole view instead of the tail.
const LONGEST_TAIL: u32 = 200;
/// Granted wishes remembered here; older ones are looked up in the store.
const KEYS_KEPT: usize = 32;
/// A table that could not be read although somebody watches it is tried again after so long.
const RETRY: Duration = Duration::from_secs(1);
/// A full snapshot is stored after so many events, so that taking a table over never reads more.
const SNAPSHOT_EVERY: u32 = 256;

/// A connection, for as long as the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// The way to a table.
#[derive(Clone)]
pub struct Handle {
    id: TableId,
    queue: mpsc::Sender<Message>,
}

/// Why a wish came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failed {
    /// There is no such table.
    NotFound,
    /// The table says no.
    Refused(Refused),
    /// It could not be stored, or the table is too busy. Nothing was done as far as anybody knows: ask again with the same key.
    Unavailable,
}

impl From<Failed> for Error {
    fn from(failed: Failed) -> Error {
        match failed {
            Failed::NotFound => Error::NotFound,
            Failed::Refused(reason) => Error::Refused { reason },
            Failed::Unavailable => Error::Unavailable,
        }
    }
}

/// What somebody wants.
pub struct Asked {
    /// Who.
    pub person: PersonId,
    /// From which seat.
    pub seat: Option<u8>,
    /// How long a message takes there and back, as measured.
    pub lag_ms: u32,
    /// Their name for it.
    pub key: String,
    /// What.
    pub command: Command,
}

/// Who wants to watch, and from where.
pub struct Watch {
    /// Which connection.
    pub connection: ConnectionId,
    /// Who.
    pub person: PersonId,
    /// From which seat; the first one they have if not said.
    pub seat: Option<u8>,
    /// The version they have.
    pub version: Option<u32>,
    /// Where their frames go.
    pub outbox: Outbox,
}

/// The position after a move, where nothing is hidden, and what else the move does.
type Previewed = (Option<Position>, Effects);
type Reply<T> = oneshot::Sender<Result<T, Failed>>;

/// What the task is told.
enum Message {
    Ask(Box<Asked>, Outbox),
    AskAndWait(Box<Asked>, Reply<u32>),
    Watch(Box<Watch>),
    Unwatch(ConnectionId),
    View(PersonId, Option<u8>, Reply<Box<(TableView, BTreeMap<PersonId, PersonView>)>>),
    Preview(PersonId, Option<u8>, String, Reply<Previewed>),
    BotChose { seat: Seat, version: u32, text: Option<String> },
    Wake,
}

impl Handle {
    /// Starts the task of a table that is in the store.
    pub fn start(hub: &Hub, id: TableId) -> Handle {
        let (queue, messages) = mpsc::channel(QUEUE);
        let handle = Handle { id, queue };
        let task = Task::new(hub.clone(), handle.clone(), messages);
        tokio::spawn(task.run());
        handle
    }

    /// Whether the task still takes messages.
    pub fn is_open(&self) -> bool {
        !self.queue.is_closed()
    }

    /// A wish. The answer goes to the outbox.
    pub fn ask(&self, asked: Asked, outbox: &Outbox) {
        let key = asked.key.clone();
        if self.queue.try_send(Message::Ask(Box::new(asked), outbox.clone())).is_err() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: Some(key) });
        }
    }

    /// A wish, whose answer is waited for.
    pub async fn ask_and_wait(&self, asked: Asked) -> Result<u32, Failed> {
        self.request(|reply| Message::AskAndWait(Box::new(asked), reply)).await
    }

    /// From now on the outbox gets what happens, after the tail or the whole view.
    pub fn watch(&self, watch: Watch) {
        let outbox = watch.outbox.clone();
        if self.queue.try_send(Message::Watch(Box::new(watch))).is_err() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: None });
        }
    }

    /// No more. Waits its turn, because a table must not believe that somebody is there who is gone.
    pub async fn unwatch(&self, connection: ConnectionId) {
        // A table that is put away has no viewers to forget.
        drop(self.queue.send(Message::Unwatch(connection)).await);
    }

    /// The table as somebody sees it now.
    pub async fn view(&self, person: PersonId, seat: Option<u8>) -> Result<Box<(TableView, BTreeMap<PersonId, PersonView>)>, Failed> {
        self.request(|reply| Message::View(person, seat, reply)).await
    }

    /// What a move would do.
    pub async fn preview(&self, person: PersonId, seat: Option<u8>, text: String) -> Result<Previewed, Failed> {
        self.request(|reply| Message::Preview(person, seat, text, reply)).await
    }

    /// A bot has chosen, or failed to.
    pub async fn bot_chose(&self, seat: Seat, version: u32, text: Option<String>) {
        // A table that is put away asks its bot again when it comes back.
        drop(self.queue.send(Message::BotChose { seat, version, text }).await);
    }

    /// Something is due.
    pub fn wake(&self) {
        // A full queue wakes it as well.
        drop(self.queue.try_send(Message::Wake));
    }

    async fn request<T>(&self, message: impl FnOnce(Reply<T>) -> Message) -> Result<T, Failed> {
        let (reply, answer) = oneshot::channel();
        self.queue.try_send(message(reply)).map_err(|_| Failed::Unavailable)?;
        answer.await.unwrap_or(Err(Failed::Unavailable))
    }
}

/// A viewer of this table.
struct Watcher {
    connection: ConnectionId,
    person: PersonId,
    viewer: Viewer,
    outbox: Outbox,
}

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

/// Who is there: seats with a connection, and the number of spectators.
#[derive(Default)]
struct Presence {
    now: (Vec<u8>, u32),
    told: Option<((Vec<u8>, u32), Instant)>,
}

impl Presence {
    /// When it is to be told, if it has changed.
    fn due(&self) -> Option<Instant> {
        match &self.told {
            None => Some(Instant::now()),
            Some((told, at)) => (*told != self.now).then(|| *at + PRESENCE_EVERY),
        }
    }
}

/// What to tell each kind of viewer: seats first, spectators last.
type Told = [Option<Vec<Seen>>; MAX_SEATS + 1];

fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
        Viewer::Spectator => MAX_SEATS,
    }
}

fn viewer_at(place: usize) -> Viewer {
    if place < MAX_SEATS { Viewer::Seat(Seat(place as u8)) } else { Viewer::Spectator }
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

    async fn tell(&mut self, from: u32, entries: &[Entry], told: Told, service_ms: u64) {
        self.told_at = entries.last().map_or(from, |entry| entry.version);
        let people = self.hub.people().views(entries.iter().flat_map(|entry| mentioned(&entry.event))).await.unwrap_or_default();
        let frames = told.map(|events| {
            let events = events?;
            Some(text(&ToClient::Events { table: self.handle.id, from, events, people: people.clone(), service_ms }))
        });
        // Seats may have been taken, given up or drawn. Who sits elsewhere now must not hear what was meant for the seat they had: they
        // get the whole view from where they are.
        let moved = self.seat_watchers();
        for watcher in self.watchers.iter().filter(|watcher| !moved.contains(&watcher.connection)) {
            if let Some(frame) = &frames[place(watcher.viewer)] {
                watcher.outbox.send_text(frame.clone());
            }
        }
        for watcher in self.watchers.iter().filter(|watcher| moved.contains(&watcher.connection)) {
            self.send_view(watcher.viewer, &watcher.outbox).await;
        }
        if !moved.is_empty() {
            self.notice_presence();
        }
    }

    /// Lets everybody watch from where they sit now; says who does not sit where they sat.
    fn seat_watchers(&mut self) -> Vec<ConnectionId> {
        let Some(owned) = &self.owned else { return Vec::new() };
        let mut moved = Vec::new();
        for watcher in &mut self.watchers {
            let seats: Vec<Seat> = owned.table.seat_of(watcher.person).collect();
            let still = match watcher.viewer {
                Viewer::Seat(seat) => seats.contains(&seat),
                Viewer::Spectator => seats.is_empty(),
            };
            if !still {
                watcher.viewer = seats.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
                moved.push(watcher.connection);
            }
        }
        moved
    }

    fn answer(&self, outbox: &Outbox, key: String, answer: Result<u32, Failed>) {
        let table = self.handle.id;
        outbox.send(&match answer {
            Ok(version) => ToClient::Granted { table, key, version },
            Err(Failed::Refused(reason)) => ToClient::Refused { table, key, reason },
            Err(failed) => ToClient::Error { error: failed.into(), table: Some(table), key: Some(key) },
        });
    }

    /// The id under which somebody is known here: their own, or that of the guest they were when they came.
    async fn known_as(&self, person: PersonId, seat: Option<u8>) -> PersonId {
        let Some(owned) = &self.owned else { return person };
        let table = &owned.table;
        if table.seat_of(person).any(|own| seat.is_none_or(|wanted| own.0 == wanted)) {
            return person;
        }
        let occupants = table.occupants();
        let wanted = |n: &usize| seat.is_none_or(|seat| usize::from(seat) == *n);
        let seated = occupants.iter().enumerate().filter(|(n, _)| wanted(n)).filter_map(|(_, occupant)| match occupant {
            Some(Occupant::Person(person)) => Some(*person),
            _ => None,
        });
        if let Some(guest) = self.hub.people().formerly(person, seated).await {
            return guest;
        }
        // Who opened the table or has a seat kept for them need not sit yet.
        let kept = table.offers().into_iter().filter_map(|offer| match offer {
            SeatOffer::For(person) => Some(person),
            _ => None,
        });
        let expected: Vec<PersonId> = kept.chain([table.opener()]).collect();
        if expected.contains(&person) {
            return person;
        }
        self.hub.people().formerly(person, expected).await.unwrap_or(person)
    }

    fn viewer(&self, person: PersonId, seat: Option<u8>) -> Result<Viewer, Failed> {
        let Some(owned) = &self.owned else { return Err(Failed::Unavailable) };
        let mut seats = owned.table.seat_of(person);
        match seat {
            Some(wanted) if seats.any(|seat| seat.0 == wanted) => Ok(Viewer::Seat(Seat(wanted))),
            Some(_) => Err(Failed::Refused(Refused::WhichSeat)),
            None => Ok(seats.next().map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    async fn watch(&mut self, watch: Watch) {
        let Watch { connection, person, seat, version, outbox } = watch;
        let person = self.known_as(person, seat).await;
        let table = Some(self.handle.id);
        let viewer = match self.viewer(person, seat) {
            Ok(viewer) => viewer,
            Err(failed) => return outbox.send(&ToClient::Error { error: failed.into(), table, key: None }),
        };
        let is_new = self.watchers.iter().all(|watcher| watcher.connection != connection);
        // One view a connection: a frame does not say whose it is, and whoever has several seats looks from one at a time.
        self.watchers.retain(|watcher| watcher.connection != connection);
        if self.watchers.len() >= MAX_WATCHERS {
            let error = Error::TooLarge { what: "watchers".to_owned(), limit: MAX_WATCHERS as u32 };
            return outbox.send(&ToClient::Error { error, table, key: None });
        }
        if !self.send_tail(viewer, version, &outbox).await {
            self.send_view(viewer, &outbox).await;
        }
        if is_new {
            outbox.send_text(self.presence_frame());
        }
        self.watchers.push(Watcher { connection, person, viewer, outbox });
        for seat in self.seats_of(person) {
            self.lonely[seat.index()] = None;
            let away = self.owned.as_ref().is_some_and(|owned| owned.table.is_away(seat));
            // Not stored, not back: the next message tries again.
            if away && let Err(failed) = self.server(Wish::CameBack(seat)).await {
                tracing::warn!(table = %self.handle.id, ?failed, "a return was not stored");
            }
        }
        self.notice_presence();
    }

    /// Whether the tail was enough.
    async fn send_tail(&self, viewer: Viewer, version: Option<u32>, outbox: &Outbox) -> bool {
        let (Some(owned), Some(after)) = (&self.owned, version) else { return false };
        let (id, current) = (self.handle.id, owned.table.version());
        if after == 0 || after > current || current - after > LONGEST_TAIL {
            return false;
        }
        let mut events = Vec::new();
        let mut people = BTreeMap::new();
        if after < current {
            let Ok(log) = self.hub.store().log(id, 0, current).await else { return false };
            // Whoever has changed seats since needs the view from there.
            let seats_changed = |entry: &Entry| matches!(entry.event, Event::Sat { .. } | Event::Stood { .. } | Event::Started { .. });
            if log.iter().any(|entry| entry.version > after && seats_changed(entry)) {
                return false;
            }
            let mut hear = |table: &Table, entry: &Entry| {
                if entry.version > after {
                    events.push(table.seen(entry, viewer));
                }
            };
            if Table::replay(id, &log, &mut hear).is_err() || events.len() != (current - after) as usize {
                return false;
            }
            people = self.hub.people().views(log.iter().flat_map(|entry| mentioned(&entry.event))).await.unwrap_or_default();
        }
        outbox.send(&ToClient::Events { table: id, from: after, events, people, service_ms: self.hub.sources().now().service_ms });
        true
    }

    async fn send_view(&self, viewer: Viewer, outbox: &Outbox) {
        let Some(owned) = &self.owned else { return };
        let view = Box::new(owned.table.view(viewer));
        let people = self.people_in(&view).await;
        outbox.send(&ToClient::Table { view, people, service_ms: self.hub.sources().now().service_ms });
    }

    async fn people_in(&self, view: &TableView) -> BTreeMap<PersonId, PersonView> {
        let seated = view.seats.iter().filter_map(|seat| match seat.occupant {
            Some(Occupant::Person(person)) => Some(person),
            _ => seat.kept_for,
        });
        let talking = view.chat.iter().map(|line| line.by);
        self.hub.people().views(seated.chain(talking).chain([view.opener])).await.unwrap_or_default()
    }

    fn unwatch(&mut self, connection: ConnectionId) {
        self.watchers.retain(|watcher| watcher.connection != connection);
        self.notice_presence();
    }

    fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        self.owned.as_ref().map_or_else(Vec::new, |owned| owned.table.seat_of(person).collect())
    }

    /// Notes which seats have no connection, and who is there: on a shared device all seats of its person are.
    fn notice_presence(&mut self) {
        let mut taken = [false; MAX_SEATS];
        for watcher in &self.watchers {
            for seat in self.seats_of(watcher.person) {
                taken[seat.index()] = true;
            }
        }
        let mut seats: Vec<u8> = Vec::new();
        for (seat, there) in taken.into_iter().enumerate() {
            let lonely = &mut self.lonely[seat];
            match there {
                true => *lonely = None,
                false => *lonely = Some(lonely.unwrap_or_else(Instant::now)),
            }
            if there {
                seats.push(seat as u8);
            }
        }
        let spectators = self.watchers.iter().filter(|watcher| watcher.viewer == Viewer::Spectator).count() as u32;
        self.presence.now = (seats, spectators);
        self.tell_presence();
    }

    /// Tells everybody who is there, if that has changed, but not more often than once in a while: whoever comes and goes all the time
    /// must not keep all others busy.
    fn tell_presence(&mut self) {
        if self.presence.due().is_some_and(|due| due <= Instant::now()) {
            self.presence.told = Some((self.presence.now.clone(), Instant::now()));
            let frame = self.presence_frame();
            self.watchers.iter().for_each(|watcher| watcher.outbox.send_text(frame.clone()));
        }
    }

    fn presence_frame(&self) -> Utf8Bytes {
        let (seats, spectators) = self.presence.now.clone();
        text(&ToClient::Presence { table: self.handle.id, seats, spectators })
    }

    async fn view(&self, person: PersonId, seat: Option<u8>) -> Result<(TableView, BTreeMap<PersonId, PersonView>), Failed> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(Failed::Unavailable) };
        let view = owned.table.view(viewer);
        let people = self.people_in(&view).await;
        Ok((view, people))
    }

    async fn preview(&self, person: PersonId, seat: Option<u8>, text: &str) -> Result<Previewed, Failed> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(Failed::Unavailable) };
        owned.table.preview(viewer, text).map_err(Failed::Refused)
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

/// The people an event speaks of.
fn mentioned(event: &Event) -> Vec<PersonId> {
    let person = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Some(*person),
        Occupant::Bot(_) => None,
    };
    match event {
        Event::Sat { occupant, .. } => person(occupant).into_iter().collect(),
        Event::Started { occupants, .. } => occupants.iter().filter_map(person).collect(),
        Event::Said { by, .. } => vec![*by],
        _ => Vec::new(),
    }
}
