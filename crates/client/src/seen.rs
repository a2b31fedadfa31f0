//! What a client knows: its connection, a table it watches, the lobby.

use crate::ClientError;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use trilynx_protocol::wire::{PersonView, Stage, TableLine, TableView, ToClient};
use trilynx_protocol::{PersonId, SeatClock, TableId};

/// How the connection is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// There was none yet.
    Opening,
    /// It is there.
    Up {
        /// Who we are.
        person: PersonId,
    },
    /// It is lost, and will be opened again.
    Down {
        /// The cause, as a sentence for logs.
        why: String,
    },
    /// It is lost for good.
    Ended(ClientError),
}

/// A table that is watched.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The table, once it was heard of.
    pub view: Option<TableView>,
    /// Who the people there are.
    pub people: BTreeMap<PersonId, PersonView>,
    /// Seats whose players have a connection.
    pub present: Vec<u8>,
    /// Why it cannot be watched.
    pub failed: Option<ClientError>,
    service_ms: u64,
    heard: Instant,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { view: None, people: BTreeMap::new(), present: Vec::new(), failed: None, service_ms: 0, heard: Instant::now() }
    }
}

impl Seen {
    /// What the clock of a seat shows now; nothing where there is none.
    pub fn clock(&self, seat: u8) -> Option<SeatClock> {
        let clocks = self.view.as_ref()?.game.as_ref()?.clocks.as_ref()?;
        let mut shown = *clocks.seats.get(usize::from(seat))?;
        if clocks.running == Some(seat) {
            let now_ms = self.service_ms.saturating_add(u64::try_from(self.heard.elapsed().as_millis()).unwrap_or(u64::MAX));
            let spent = u32::try_from(now_ms.saturating_sub(clocks.since_ms)).unwrap_or(u32::MAX);
            shown.remaining_ms = shown.remaining_ms.saturating_sub(spent);
        }
        Some(shown)
    }

    /// Takes in a frame about this table. Whether something before it is missing: then it must be watched again.
    pub(crate) fn on_frame(&mut self, frame: ToClient) -> bool {
        match frame {
            ToClient::Table { view, people, service_ms } => {
                self.set_time(service_ms);
                self.people = people;
                self.view = Some(*view);
                self.failed = None;
            }
            ToClient::Events { from, events, people, service_ms, .. } => {
                let Some(view) = &mut self.view else { return true };
                // What we have already may come again: fold in the rest.
                let Some(known) = view.version.checked_sub(from) else { return true };
                events.iter().skip(known as usize).for_each(|seen| view.fold(seen));
                self.people.extend(people);
                self.set_time(service_ms);
            }
            ToClient::Presence { seats, .. } => self.present = seats,
            _ => {}
        }
        false
    }

    fn set_time(&mut self, service_ms: u64) {
        (self.service_ms, self.heard) = (service_ms, Instant::now());
    }

    /// What a person is called here.
    pub fn name(&self, person: PersonId) -> String {
        self.people.get(&person).map_or_else(|| person.to_string(), |known| known.name.clone())
    }

    /// Since when this was heard.
    pub fn age(&self) -> Duration {
        self.heard.elapsed()
    }
}

/// The tables of the lobby that wait for players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenTables(pub BTreeMap<TableId, TableLine>);

impl OpenTables {
    /// Takes in a frame of the lobby.
    pub(crate) fn on_frame(&mut self, frame: ToClient) {
        let mut list = |lines: Vec<TableLine>| {
            for line in lines {
                if line.stage == Stage::Waiting {
                    self.0.insert(line.id, line);
                } else {
                    self.0.remove(&line.id);
                }
            }
        };
        match frame {
            ToClient::Lobby { open, .. } => {
                self.0.clear();
                self.0.extend(open.into_iter().map(|line| (line.id, line)));
            }
            ToClient::LobbyChanges { lines, gone, .. } => {
                list(lines);
                gone.iter().for_each(|id| drop(self.0.remove(id)));
            }
            _ => {}
        }
    }
}
