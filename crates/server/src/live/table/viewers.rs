//! Who watches a table: from which seat, what they hear of what happens, and what everybody is told about who is there.
//!
//! The one thing to know: presence is not part of the versions. It is told when it changes, but not more often than once in a while.

use super::Task;
use super::handle::{ConnectionId, Failed, Previewed, Watch};
use crate::live::outbox::{Outbox, text};
use axum::extract::ws::Utf8Bytes;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Error, PersonView, Seen, TableView, ToClient};
use trilynx_protocol::{Occupant, PersonId, Refused, SeatOffer};
use trilynx_table::{Table, Wish};

/// Viewers one table may have.
pub const MAX_WATCHERS: usize = 2_000;
/// Who is there is told no more often.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// A reader that is further behind gets the whole view instead of the tail.
const LONGEST_TAIL: u32 = 200;

/// A viewer of this table.
pub(super) struct Watcher {
    pub(super) connection: ConnectionId,
    pub(super) person: PersonId,
    pub(super) viewer: Viewer,
    pub(super) outbox: Outbox,
}

/// Who is there: seats with a connection, and the number of spectators.
#[derive(Default)]
pub(super) struct Presence {
    pub(super) now: (Vec<u8>, u32),
    pub(super) told: Option<((Vec<u8>, u32), Instant)>,
}

impl Presence {
    /// When it is to be told, if it has changed.
    pub(super) fn due(&self) -> Option<Instant> {
        match &self.told {
            None => Some(Instant::now()),
            Some((told, at)) => (*told != self.now).then(|| *at + PRESENCE_EVERY),
        }
    }
}

/// What to tell each kind of viewer: seats first, spectators last.
pub(super) type Told = [Option<Vec<Seen>>; MAX_SEATS + 1];

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

    pub(super) async fn watch(&mut self, watch: Watch) {
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

    pub(super) async fn send_view(&self, viewer: Viewer, outbox: &Outbox) {
        let Some(owned) = &self.owned else { return };
        let view = Box::new(owned.table.view(viewer));
        let people = self.people_in(&view).await;
        outbox.send(&ToClient::Table { view, people, service_ms: self.hub.sources().now().service_ms });
    }

    pub(super) async fn people_in(&self, view: &TableView) -> BTreeMap<PersonId, PersonView> {
        let seated = view.seats.iter().filter_map(|seat| match seat.occupant {
            Some(Occupant::Person(person)) => Some(person),
            _ => seat.kept_for,
        });
        let talking = view.chat.iter().map(|line| line.by);
        self.hub.people().views(seated.chain(talking).chain([view.opener])).await.unwrap_or_default()
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
    pub(super) fn tell_presence(&mut self) {
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

    pub(super) async fn view(&self, person: PersonId, seat: Option<u8>) -> Result<(TableView, BTreeMap<PersonId, PersonView>), Failed> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(Failed::Unavailable) };
        let view = owned.table.view(viewer);
        let people = self.people_in(&view).await;
        Ok((view, people))
    }

    pub(super) async fn preview(&self, person: PersonId, seat: Option<u8>, text: &str) -> Result<Previewed, Failed> {
        let person = self.known_as(person, seat).await;
        let viewer = self.viewer(person, seat)?;
        let Some(owned) = &self.owned else { return Err(Failed::Unavailable) };
        owned.table.preview(viewer, text).map_err(Failed::Refused)
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
