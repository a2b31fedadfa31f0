//! The tournaments that one connection follows.

use super::Tournaments;
use crate::live::outbox::Outbox;
use crate::live::table::ConnectionId;
use trilynx_protocol::TournamentId;
use trilynx_protocol::wire::{Error, ToClient};

/// Tournaments one connection may hear of.
pub const MAX_TOURNAMENTS: usize = 8;

pub struct TournamentDesk {
    tournaments: Tournaments,
    connection: ConnectionId,
    outbox: Outbox,
    watched: Vec<TournamentId>,
}

impl TournamentDesk {
    /// None yet.
    pub fn new(tournaments: Tournaments, connection: ConnectionId, outbox: Outbox) -> TournamentDesk {
        TournamentDesk { tournaments, connection, outbox, watched: Vec::new() }
    }

    /// The connection wants to hear of a tournament.
    pub fn watch(&mut self, tournament: TournamentId) {
        if !self.watched.contains(&tournament) {
            if self.watched.len() >= MAX_TOURNAMENTS {
                let error = Error::TooLarge { what: "tournaments".to_owned(), limit: MAX_TOURNAMENTS as u32 };
                return self.outbox.send(&ToClient::Error { error, table: None, key: None });
            }
            self.watched.push(tournament);
        }
        let (tournaments, connection, outbox) = (self.tournaments.clone(), self.connection, self.outbox.clone());
        tokio::spawn(async move {
            if let Err(error) = tournaments.watch(tournament, connection, outbox.clone()).await {
                outbox.send(&ToClient::Error { error, table: None, key: None });
            }
        });
    }

    /// It does not any more.
    pub fn unwatch(&mut self, tournament: TournamentId) {
        self.watched.retain(|known| *known != tournament);
        let (tournaments, connection) = (self.tournaments.clone(), self.connection);
        tokio::spawn(async move { tournaments.unwatch(tournament, connection).await });
    }

    /// The connection is gone.
    pub async fn leave(&self) {
        for tournament in &self.watched {
            self.tournaments.unwatch(*tournament, self.connection).await;
        }
    }
}
