//! The viewers of a table: from which seat they watch, the events they receive, and presence.
//!
//! The one thing to know: presence is not part of the versions. It is sent when it changes, at a limited rate.

use super::Task;
use super::handle::{ConnectionId, Previewed, RequestError, Watch};
use crate::live::fair::Client;
use crate::live::outbox::{Outbox, text};
use crate::metrics;
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::Entry;
use trilynx_protocol::wire::{Error, PersonView, TableView, ToClient, ViewEvent};
use trilynx_protocol::{Occupant, PersonId, SeatOffer};
use trilynx_table::Input;

/// Spectators one table may have. Players always get in.
pub const MAX_SPECTATORS: usize = 2_000;
/// Connections from which one player watches at the same time; the oldest goes when there are more.
const MAX_BY_PLAYER: usize = 8;
/// The shortest time between two presence updates.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// The latest frames are kept for each kind of viewer, up to this many bytes: enough for a client that missed a move or two. One that is further
/// behind gets the whole view.
const RECENT_BYTES: usize = 8 * 1024;
/// A spectator's view is made once for all who come within this time.
const VIEW_KEPT: Duration = Duration::from_secs(1);

/// A viewer of this table.
pub(super) struct Watcher {
    pub(super) connection: ConnectionId,
    pub(super) person: PersonId,
    pub(super) viewer: Viewer,
    pub(super) way: Way,
    _counted: metrics::Counted,
}

/// Somebody who may watch.
pub(super) struct Admitted {
    connection: ConnectionId,
    /// The id under which they are known here.
    person: PersonId,
    pub(super) viewer: Viewer,
    is_new: bool,
}

/// How a viewer is connected to the table.
pub(super) enum Way {
    /// By a connection to this node, for which this was asked.
    Here(Box<Watch>),
    /// By a connection to another node, which was last seen at this time.
    Elsewhere(Instant),
}

impl Watcher {
    /// Where frames for this viewer alone go, if they can be sent from here.
    pub(super) fn outbox(&self) -> Option<&Outbox> {
        match &self.way {
            Way::Here(watch) => Some(&watch.outbox),
            Way::Elsewhere(_) => None,
        }
    }
}

/// Who is there: seats with a connection, and the number of spectators.
#[derive(Default)]
pub(super) struct TablePresence {
    pub(super) now: (Vec<u8>, u32),
    pub(super) told: Option<((Vec<u8>, u32), Instant)>,
}

impl TablePresence {
    /// When it is to be sent, if it has changed.
    pub(super) fn due(&self) -> Option<Instant> {
        match &self.told {
            None => Some(Instant::now()),
            Some((told, at)) => (*told != self.now).then(|| *at + PRESENCE_EVERY),
        }
    }
}

/// The last frames for each kind of viewer, and the view of a spectator: so that those who come and go cost the table next to nothing.
#[derive(Default)]
pub(super) struct Recent {
    frames: [VecDeque<Frame>; MAX_SEATS + 1],
    spectator: Option<(u32, Instant, Utf8Bytes)>,
}

/// What led from one version to another.
struct Frame {
    from: u32,
    to: u32,
    text: Utf8Bytes,
}

impl Recent {
    fn keep(&mut self, place: usize, from: u32, to: u32, text: Utf8Bytes) {
        let frames = &mut self.frames[place];
        frames.push_back(Frame { from, to, text });
        let mut bytes: usize = frames.iter().map(|frame| frame.text.len()).sum();
        while bytes > RECENT_BYTES {
            bytes -= frames.pop_front().map_or(bytes, |frame| frame.text.len());
        }
    }

    /// The frames that lead from one version to the present one, if all of them are here.
    fn tail(&self, place: usize, after: u32, current: u32) -> Option<Vec<Utf8Bytes>> {
        let mut version = after;
        let mut tail = Vec::new();
        for frame in self.frames[place].iter().skip_while(|frame| frame.from != after) {
            if frame.from != version {
                return None;
            }
            version = frame.to;
            tail.push(frame.text.clone());
        }
        (version == current).then_some(tail)
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.frames.iter_mut().for_each(VecDeque::clear);
        self.spectator = None;
    }
}

/// What to tell each kind of viewer: seats first, spectators last.
pub(super) type Told = [Option<Vec<ViewEvent>>; MAX_SEATS + 1];

pub(super) fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
        Viewer::Spectator => MAX_SEATS,
    }
}

pub(super) fn viewer_at(place: usize) -> Viewer {
    if place < MAX_SEATS { Viewer::Seat(Seat(place as u8)) } else { Viewer::Spectator }
}

impl Task {
    pub(super) async fn tell(&mut self, from: u32, entries: &[Entry], told: Told, service_ms: u64) {
        self.told_at = entries.last().map_or(from, |entry| entry.version);
        let people = self.context.directory.views(entries.iter().flat_map(|entry| entry.event.people())).await.unwrap_or_default();
        let frames = told.map(|events| {
            let events = events?;
            Some(text(&ToClient::Events { table: self.handle.id, from, events, people: people.clone(), service_ms }))
        });
        for (place, frame) in frames.iter().enumerate() {
            if let Some(frame) = frame {
                self.recent.keep(place, from, self.told_at, frame.clone());
            }
        }
        self.publish_events(from, entries, &frames);
        // Seats may have been taken, given up or drawn. Who sits elsewhere now must not get what was meant for the seat they had: they
        // get the whole view from where they are.
        let moved = self.seat_watchers();
        for watcher in self.watchers.iter().filter(|watcher| !moved.contains(&watcher.connection)) {
            if let (Some(frame), Some(outbox)) = (&frames[place(watcher.viewer)], watcher.outbox()) {
                outbox.send_text(frame.clone());
            }
        }
        let moved_to: Vec<(Viewer, Outbox)> = self
            .watchers
            .iter()
            .filter(|watcher| moved.contains(&watcher.connection))
            .filter_map(|watcher| Some((watcher.viewer, watcher.outbox()?.clone())))
            .collect();
        for (viewer, outbox) in moved_to {
            self.send_view(viewer, &outbox).await;
        }
        if !moved.is_empty() {
            self.notice_presence();
        }
    }

    /// Lets everybody watch from where they sit now; says who does not sit where they sat.
    pub(super) fn seat_watchers(&mut self) -> Vec<ConnectionId> {
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

    /// The id under which somebody is known here: their own, or that of the guest they were when they came.
    pub(super) async fn known_as(&self, person: PersonId, seat: Option<u8>) -> PersonId {
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
        if let Some(guest) = self.context.directory.guest_of(person, seated).await {
            self.handle.admission.add(person);
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
        self.context.directory.guest_of(person, expected).await.unwrap_or(person)
    }

    pub(super) fn viewer(&self, person: PersonId, seat: Option<u8>) -> Result<Viewer, RequestError> {
        let Some(owned) = &self.owned else { return Err(RequestError::Unavailable) };
        owned.table.viewer(person, seat).map_err(RequestError::Refused)
    }

    pub(super) async fn watch(&mut self, watch: Watch) {
        let (outbox, version) = (watch.outbox.clone(), watch.version);
        match self.admit(&watch).await {
            Ok(admitted) => {
                self.send_first(&admitted, version, &outbox).await;
                self.enter(admitted, Way::Here(Box::new(watch))).await;
            }
            Err(error) => outbox.send(&ToClient::Error { error, table: Some(self.handle.id), key: None }),
        }
    }

    /// From where somebody may watch, if there is room.
    pub(super) async fn admit(&mut self, watch: &Watch) -> Result<Admitted, Error> {
        let Watch { connection, person, origin, seat, pace, .. } = *watch;
        let client = Client { origin, person };
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let is_new = self.watchers.iter().all(|watcher| watcher.connection != connection);
        if is_new {
            self.note_seen(client.person, viewer);
        }
        // One view a connection: a frame does not say whose it is, and a person with several seats looks from one at a time.
        self.watchers.retain(|watcher| watcher.connection != connection);
        if viewer == Viewer::Spectator {
            let spectators = self.watchers.iter().filter(|watcher| watcher.viewer == Viewer::Spectator).count();
            if spectators >= MAX_SPECTATORS {
                return Err(Error::TooLarge { what: "watchers".to_owned(), limit: MAX_SPECTATORS as u32 });
            }
            if self.client.is_none() {
                self.client = Some(client);
            }
        } else {
            self.client = Some(client);
            self.pace = pace.unwrap_or_default();
            let mut own = self.watchers.iter().filter(|watcher| watcher.person == person).map(|watcher| watcher.connection);
            if let Some(oldest) = own.next().filter(|_| own.count() + 1 >= MAX_BY_PLAYER) {
                self.watchers.retain(|watcher| watcher.connection != oldest);
            }
        }
        self.note_arrival(person);
        Ok(Admitted { connection, person, viewer, is_new })
    }

    /// What a viewer gets first: the tail or the whole view, and who is there.
    pub(super) async fn send_first(&mut self, admitted: &Admitted, version: Option<u32>, outbox: &Outbox) {
        if !self.send_tail(admitted.viewer, version, outbox) {
            self.send_view(admitted.viewer, outbox).await;
        }
        if admitted.is_new {
            outbox.send_text(self.presence_frame());
        }
    }

    /// Adds the viewer, who gets events from now on.
    pub(super) async fn enter(&mut self, admitted: Admitted, way: Way) {
        let Admitted { connection, person, viewer, .. } = admitted;
        self.watchers.push(Watcher { connection, person, viewer, way, _counted: metrics::watcher() });
        for seat in self.seats_of(person) {
            self.disconnected_since[seat.index()] = None;
            let away = self.owned.as_ref().is_some_and(|owned| owned.table.is_away(seat));
            // Not stored, not back: the next message tries again.
            if away && let Err(failed) = self.server(Input::CameBack(seat)).await {
                tracing::warn!(table = %self.handle.id, ?failed, "a return was not stored");
            }
        }
        self.notice_presence();
    }

    /// Whether the tail was enough.
    fn send_tail(&self, viewer: Viewer, version: Option<u32>, outbox: &Outbox) -> bool {
        let (Some(owned), Some(after)) = (&self.owned, version.filter(|version| *version > 0)) else { return false };
        let current = owned.table.version();
        let tail = if after == current { Some(Vec::new()) } else { self.recent.tail(place(viewer), after, current) };
        let Some(tail) = tail else { return false };
        tail.into_iter().for_each(|frame| outbox.send_text(frame));
        self.send_time(current, outbox);
        true
    }

    /// Says what time of service it is: a frame that was made before is older.
    fn send_time(&self, version: u32, outbox: &Outbox) {
        let (table, service_ms) = (self.handle.id, self.context.env.now().service_ms);
        outbox.send(&ToClient::Events { table, from: version, events: Vec::new(), people: BTreeMap::new(), service_ms });
    }

    pub(super) async fn send_view(&mut self, viewer: Viewer, outbox: &Outbox) {
        let Some(owned) = &self.owned else { return };
        let version = owned.table.version();
        if viewer == Viewer::Spectator
            && let Some((made_at, since, frame)) = &self.recent.spectator
            && *made_at == version
            && since.elapsed() < VIEW_KEPT
        {
            outbox.send_text(frame.clone());
            return self.send_time(version, outbox);
        }
        let view = Box::new(owned.table.view(viewer));
        let people = self.people_in(&view).await;
        let frame = text(&ToClient::Table { view, people, service_ms: self.context.env.now().service_ms });
        if viewer == Viewer::Spectator {
            self.recent.spectator = Some((version, Instant::now(), frame.clone()));
        }
        outbox.send_text(frame);
    }

    pub(super) async fn people_in(&self, view: &TableView) -> BTreeMap<PersonId, PersonView> {
        let seated = view.seats.iter().filter_map(|seat| match seat.occupant {
            Some(Occupant::Person(person)) => Some(person),
            _ => seat.kept_for,
        });
        let talking = view.chat.iter().map(|line| line.by);
        self.context.directory.views(seated.chain(talking).chain([view.opener])).await.unwrap_or_default()
    }

    pub(super) fn unwatch(&mut self, connection: ConnectionId) {
        self.watchers.retain(|watcher| watcher.connection != connection);
        self.notice_presence();
    }

    fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        self.owned.as_ref().map_or_else(Vec::new, |owned| owned.table.seat_of(person).collect())
    }

    /// Notes which seats have no connection, and who is there: on a shared device all seats of its person are.
    pub(super) fn notice_presence(&mut self) {
        let mut taken = [false; MAX_SEATS];
        for watcher in &self.watchers {
            for seat in self.seats_of(watcher.person) {
                taken[seat.index()] = true;
            }
        }
        let mut seats: Vec<u8> = Vec::new();
        for (seat, there) in taken.into_iter().enumerate() {
            let disconnected_since = &mut self.disconnected_since[seat];
            match there {
                true => *disconnected_since = None,
                false => *disconnected_since = Some(disconnected_since.unwrap_or_else(Instant::now)),
            }
            if there {
                seats.push(seat as u8);
            }
        }
        let spectators = self.watchers.iter().filter(|watcher| watcher.viewer == Viewer::Spectator).count() as u32;
        self.presence.now = (seats, spectators);
        self.tell_presence();
    }

    /// Sends presence to everybody if it has changed, at a limited rate: a person who comes and goes all the time
    /// must not keep all others busy.
    pub(super) fn tell_presence(&mut self) {
        if self.presence.due().is_some_and(|due| due <= Instant::now()) {
            self.presence.told = Some((self.presence.now.clone(), Instant::now()));
            let frame = self.presence_frame();
            self.watchers.iter().filter_map(Watcher::outbox).for_each(|outbox| outbox.send_text(frame.clone()));
            self.publish_to_all(&frame);
        }
    }

    fn presence_frame(&self) -> Utf8Bytes {
        let (seats, spectators) = self.presence.now.clone();
        text(&ToClient::Presence { table: self.handle.id, seats, spectators })
    }

    pub(super) async fn view(
        &self,
        person: PersonId,
        seat: Option<u8>,
    ) -> Result<(TableView, BTreeMap<PersonId, PersonView>), RequestError> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(RequestError::Unavailable) };
        let view = owned.table.view(viewer);
        let people = self.people_in(&view).await;
        Ok((view, people))
    }

    pub(super) async fn preview(&self, person: PersonId, seat: Option<u8>, text: &str) -> Result<Previewed, RequestError> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(RequestError::Unavailable) };
        owned.table.preview(viewer, text).map_err(RequestError::Refused)
    }
}
