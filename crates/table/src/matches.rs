//! A match of several games: who begins the next one, and when.

use crate::decider::Decider;
use crate::state::{SeatState, Table};
use trilynx_games::Seat;
use trilynx_games::series::Series;
use trilynx_protocol::log::Event;
use trilynx_protocol::options::Order;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{GameResult, Refused};

/// The longest pause between two games of a match, in milliseconds.
pub const PAUSE_MS: u64 = 30_000;

impl Table {
    /// The match so far. A game without scores was the last one, and counts nothing.
    pub(crate) fn series(&self) -> Option<Series> {
        let mut series = Series::new(self.seats.len(), Seat(0), self.options.rounds).ok()?;
        self.results.iter().filter(|result| !result.scores.is_empty()).try_for_each(|result| series.add(&result.scores)).ok()?;
        Some(series)
    }

    /// Whether another game is to be played after one that ended like this.
    pub(crate) fn games_left_after(&self, result: &GameResult) -> bool {
        if self.options.rounds < 2 {
            return false;
        }
        self.series().is_some_and(|mut series| series.add(&result.scores).is_ok() && !series.is_over())
    }
}

impl Decider<'_> {
    pub(crate) fn ready(&mut self, seat: Seat) -> Result<(), Refused> {
        match self.table.stage {
            Stage::Between => {}
            Stage::Waiting => return Err(Refused::NotStarted),
            Stage::Playing => return Err(Refused::NotOver),
            Stage::Over | Stage::Closed => return Err(Refused::Over),
        }
        if self.table.seats[seat.index()].ready {
            return Err(Refused::OfferedAlready);
        }
        self.emit(Event::BecameReady { seat: seat.0 });
        let waits_for = |place: &SeatState| place.person().is_some() && !place.ready;
        if !self.table.seats.iter().any(waits_for) {
            self.start_next();
        }
        Ok(())
    }

    /// Everybody stays where they are, and the next seat starts.
    pub(crate) fn start_next(&mut self) {
        let first = self.table.series().and_then(|series| series.starter()).unwrap_or(Seat(0));
        self.start(first, Order::Fixed);
    }
}
