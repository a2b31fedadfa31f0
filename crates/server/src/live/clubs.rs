//! Clubs whose pages are open: their members hear at once what is said, and that something has changed.
//!
//! The one thing to know: a connection follows a club as long as its person is a member. Whenever a club changes, at whatever node, it is
//! looked up who still is.

use super::notices::{self, Notice};
use super::outbox::{Outbox, text};
use super::table::ConnectionId;
use crate::bus::Bus;
use crate::store::Store;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use trilynx_protocol::http::ClubMessage;
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{ClubId, PersonId};

/// Clubs one connection may hear of.
pub const MAX_CLUBS: usize = 8;
/// The most connections that hear of one club, at one node.
pub const MOST_CLUB_VIEWERS: usize = 5_000;

/// All of them. Cheap to clone.
#[derive(Clone)]
pub struct Clubs(Arc<Watched>);

struct Watched {
    store: Store,
    bus: Bus,
    clubs: Mutex<HashMap<ClubId, HashMap<ConnectionId, ClubViewer>>>,
}

struct ClubViewer {
    person: PersonId,
    outbox: Outbox,
}

impl Clubs {
    /// Nobody looks at any yet.
    pub fn new(store: Store, bus: Bus) -> Clubs {
        Clubs(Arc::new(Watched { store, bus, clubs: Mutex::default() }))
    }

    fn map(&self) -> MutexGuard<'_, HashMap<ClubId, HashMap<ConnectionId, ClubViewer>>> {
        self.0.clubs.lock().expect("nobody panics while holding it")
    }

    async fn watch(&self, club: ClubId, connection: ConnectionId, person: PersonId, outbox: Outbox) -> Result<(), Error> {
        {
            let mut clubs = self.map();
            let viewers = clubs.entry(club).or_default();
            viewers.retain(|_, viewer| viewer.outbox.is_open());
            if viewers.len() >= MOST_CLUB_VIEWERS {
                return Err(Error::TooLarge { what: "watchers".to_owned(), limit: MOST_CLUB_VIEWERS as u32 });
            }
            // Before it is looked up who they are: what changes in between is looked up again.
            viewers.insert(connection, ClubViewer { person, outbox: outbox.clone() });
        }
        let is_member = match self.0.store.club_role(club, person).await {
            Ok(role) => role.is_some(),
            Err(error) => {
                self.unwatch(club, connection);
                tracing::warn!(%error, "it is not known whether somebody is a member of a club");
                return Err(Error::Unavailable);
            }
        };
        if !is_member {
            self.unwatch(club, connection);
            return Err(Error::NotFound);
        }
        // What they have read may be older.
        outbox.send(&ToClient::ClubMoved { club });
        Ok(())
    }

    fn unwatch(&self, club: ClubId, connection: ConnectionId) {
        let mut clubs = self.map();
        if let Some(viewers) = clubs.get_mut(&club) {
            viewers.remove(&connection);
            if viewers.is_empty() {
                clubs.remove(&club);
            }
        }
    }

    /// Something was said.
    pub fn said(&self, club: ClubId, message: &ClubMessage) {
        self.said_here(club, message);
        notices::tell(&self.0.bus, || Notice::ClubSaid(club, message.clone()));
    }

    pub(super) fn said_here(&self, club: ClubId, message: &ClubMessage) {
        let frame = text(&ToClient::ClubSaid { club, message: message.clone() });
        for viewer in self.map().get(&club).into_iter().flat_map(HashMap::values) {
            if !viewer.outbox.unheard().has(message.by) {
                viewer.outbox.send_text(frame.clone());
            }
        }
    }

    /// Something else about a club has changed.
    pub async fn changed(&self, club: ClubId) {
        self.changed_here(club).await;
        notices::tell(&self.0.bus, || Notice::Club(club));
    }

    pub(super) async fn changed_here(&self, club: ClubId) {
        self.dismiss_strangers(club).await;
        let frame = text(&ToClient::ClubMoved { club });
        self.map().get(&club).into_iter().flat_map(HashMap::values).for_each(|viewer| viewer.outbox.send_text(frame.clone()));
    }

    /// A former member is notified of this one change, and then of nothing.
    async fn dismiss_strangers(&self, club: ClubId) {
        if !self.map().contains_key(&club) {
            return;
        }
        let members: HashSet<PersonId> = match self.0.store.club_members(club).await {
            Ok(rows) => rows.into_iter().map(|row| row.person).collect(),
            // Nothing is sent to people who may not receive it.
            Err(_) => HashSet::new(),
        };
        let frame = text(&ToClient::ClubMoved { club });
        let mut clubs = self.map();
        let Some(viewers) = clubs.get_mut(&club) else { return };
        viewers.retain(|_, viewer| {
            let stays = members.contains(&viewer.person);
            if !stays {
                viewer.outbox.send_text(frame.clone());
            }
            stays
        });
        if viewers.is_empty() {
            clubs.remove(&club);
        }
    }

    /// Looks up again who is a member of which club: a notice may have been lost.
    pub(super) async fn look_again(&self) {
        let clubs: Vec<ClubId> = self.map().keys().copied().collect();
        for club in clubs {
            self.dismiss_strangers(club).await;
        }
    }
}

/// The clubs that one connection follows, until this is dropped.
pub struct ClubDesk {
    clubs: Clubs,
    connection: ConnectionId,
    person: PersonId,
    outbox: Outbox,
    watched: Vec<ClubId>,
}

impl ClubDesk {
    /// None yet.
    pub fn new(clubs: Clubs, connection: ConnectionId, person: PersonId, outbox: Outbox) -> ClubDesk {
        ClubDesk { clubs, connection, person, outbox, watched: Vec::new() }
    }

    /// The connection wants to hear of a club.
    pub fn watch(&mut self, club: ClubId) {
        if !self.watched.contains(&club) {
            if self.watched.len() >= MAX_CLUBS {
                let error = Error::TooLarge { what: "clubs".to_owned(), limit: MAX_CLUBS as u32 };
                return self.outbox.send(&ToClient::Error { error, table: None, key: None });
            }
            self.watched.push(club);
        }
        let (clubs, connection, person, outbox) = (self.clubs.clone(), self.connection, self.person, self.outbox.clone());
        tokio::spawn(async move {
            if let Err(error) = clubs.watch(club, connection, person, outbox.clone()).await {
                outbox.send(&ToClient::Error { error, table: None, key: None });
            }
        });
    }

    /// It does not any more.
    pub fn unwatch(&mut self, club: ClubId) {
        self.watched.retain(|known| *known != club);
        self.clubs.unwatch(club, self.connection);
    }
}

impl Drop for ClubDesk {
    fn drop(&mut self) {
        for club in std::mem::take(&mut self.watched) {
            self.clubs.unwatch(club, self.connection);
        }
    }
}
