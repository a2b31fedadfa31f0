//! Time and absence: flags that fall, players who go away and come back, claims, bots that fail.

use crate::clock::{self, MAX_LAG_MS};
use crate::decider::Decider;
use crate::state::{SeatState, Table};
use trilynx_games::Seat;
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::Event;
use trilynx_protocol::tournament::{Ruling, no_show_ms};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, EndedBy, Refused};

const DAY_MS: u64 = 86_400_000;
/// Where a turn may take longer than this, a player may be elsewhere meanwhile.
const LONG_TURN_MS: u64 = 3_600_000;
/// How much longer than a tournament waits for a player its table waits for a first turn.
const AFTER_NO_SHOW_MS: u64 = 15_000;

impl Table {
    /// The time of service at which the server must call [`Table::apply`] with a tick: a flag falls, a first turn is overdue, the next
    /// game of a match starts, or nobody came.
    ///
    /// A person's flag falls a little after the clock shows nothing, because a move may be on its way that is in time: as much later as the
    /// seat's lag budget allows.
    pub fn deadline(&self) -> Option<u64> {
        match self.stage {
            Stage::Waiting => {
                let days = if matches!(self.options.clock, ClockRule::Correspondence { .. }) { 30 } else { 1 };
                Some(self.opened.service_ms.saturating_add(days * DAY_MS))
            }
            Stage::Playing => self.flag_falls(),
            Stage::Between => self.game.as_ref().map(|game| game.ended_ms.saturating_add(crate::PAUSE_MS)),
            Stage::Over | Stage::Closed => None,
        }
    }

    fn flag_falls(&self) -> Option<u64> {
        let game = self.game.as_ref()?;
        let seat = game.board.to_move()?;
        let place = self.seats.get(seat.index()).filter(|place| place.replaced_by.is_none())?;
        if game.board.turns(seat) == 0
            && let Some(limit) = clock::first_turn_ms(&self.options.clock)
        {
            // The tournament says first who has not come.
            let limit = self.tournament.map_or(limit, |_| limit.max(no_show_ms(&self.options.clock)).saturating_add(AFTER_NO_SHOW_MS));
            return Some(game.since_ms.saturating_add(limit));
        }
        let left = self.time_left(seat, game.since_ms)?;
        let lag = if place.person().is_some() { game.lag_budgets[seat.index()].min(MAX_LAG_MS) } else { 0 };
        Some(game.since_ms.saturating_add(left).saturating_add(u64::from(lag)))
    }

    /// The time of service at which four fifths of the time for a turn are gone, where there is more than an hour for it.
    pub fn time_short_at(&self) -> Option<u64> {
        let (seat, game) = (self.to_move()?, self.game.as_ref()?);
        let left = self.time_left(seat, game.since_ms)?;
        let whole = match self.options.clock {
            // A turn may have several decisions; the days are for all of them.
            ClockRule::Correspondence { days } => u64::from(days) * DAY_MS,
            _ => left,
        };
        (whole > LONG_TURN_MS).then(|| game.since_ms.saturating_add(left).saturating_sub(whole / 5))
    }

    /// Whether the game can be broken off: not everybody has made a first turn. In a match only the first game can, else who is behind
    /// would, and in a tournament none. Where cards are hidden, a player who dislikes the hand must not spoil a rated game or one of several players.
    pub(crate) fn may_abort(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.result.is_none()) else { return false };
        let has_seen_cards = game.board.hides_cards() && (self.rated || self.seats.len() > 2);
        self.tournament.is_none()
            && !has_seen_cards
            && self.results.is_empty()
            && (0..self.seats.len() as u8).any(|seat| game.board.turns(Seat(seat)) == 0)
    }

    /// Whether clocks stand still while their players are on vacation: where turns take days. Whether a tournament allows it, the server knows.
    pub fn minds_vacations(&self) -> bool {
        self.stage == Stage::Playing && matches!(self.options.clock, ClockRule::Correspondence { .. })
    }

    /// Whether it matters that a player has no connection. In correspondence nobody is expected to be there.
    pub fn minds_absence(&self) -> bool {
        self.stage == Stage::Playing && clock::away_ms(&self.options.clock).is_some()
    }
}

impl Decider<'_> {
    pub(crate) fn tick(&mut self) {
        if self.table.deadline().is_none_or(|deadline| self.now.service_ms < deadline) {
            return;
        }
        match self.table.stage {
            Stage::Waiting => self.emit(Event::Closed),
            Stage::Between => self.start_next(),
            Stage::Playing => {
                let Some(seat) = self.table.to_move() else { return };
                let turns = self.table.game.as_ref().map_or(0, |game| game.board.turns(seat));
                if turns == 0 && self.table.may_abort() {
                    self.end(Vec::new(), EndedBy::Abort);
                } else {
                    self.leaves(seat, EndedBy::Time);
                }
            }
            Stage::Over | Stage::Closed => {}
        }
    }

    /// Only who plays or is about to can be away. A player who has come and gone until the log is nearly full is gone for good.
    pub(crate) fn went_away(&mut self, seat: Seat) {
        let open = matches!(self.table.stage, Stage::Waiting | Stage::Playing | Stage::Between);
        let there = |place: &&SeatState| place.person().is_some() && place.away_since_ms.is_none();
        if !open || self.table.seats.get(seat.index()).filter(there).is_none() {
            return;
        }
        match self.table.stage {
            Stage::Playing if self.is_nearly_full() => self.leaves(seat, EndedBy::Absence),
            _ if self.is_nearly_full() => {}
            _ => self.emit(Event::WentAway { seat: seat.0 }),
        }
    }

    pub(crate) fn came_back(&mut self, seat: Seat) {
        let away = |place: &&SeatState| place.person().is_some() && place.away_since_ms.is_some();
        if self.table.seats.get(seat.index()).filter(away).is_some() {
            self.emit(Event::CameBack { seat: seat.0 });
        }
    }

    /// Only where a clock runs it matters.
    pub(crate) fn resumed(&mut self, unserved_ms: u64) {
        let clocks = self.table.game.as_ref().and_then(|game| game.clocks.as_ref());
        let runs = clocks.is_some_and(|clocks| clocks.running.is_some());
        if unserved_ms > 0 && runs && self.table.stage == Stage::Playing && !self.is_nearly_full() {
            self.emit(Event::Resumed { unserved_ms });
        }
    }

    /// A clock that has run out is not stopped any more.
    pub(crate) fn vacation(&mut self, seat: Seat, until_unix_ms: Option<u64>) {
        let place = self.table.seats.get(seat.index()).filter(|place| place.person().is_some() && self.table.minds_vacations());
        let Some(before) = place.map(|place| place.vacation_until_unix_ms) else { return };
        let running = self.table.game.as_ref().and_then(|game| game.clocks.as_ref()).and_then(|clocks| clocks.running);
        let is_up = running == Some(seat.0) && self.time_is_up(0);
        match until_unix_ms {
            Some(until_unix_ms) if before != Some(until_unix_ms) && !is_up && !self.is_nearly_full() => {
                self.emit(Event::VacationBegan { seat: seat.0, until_unix_ms });
            }
            None if before.is_some() => self.emit(Event::VacationEnded { seat: seat.0 }),
            _ => {}
        }
    }

    /// What the organisers of a tournament have decided, or its clock.
    pub(crate) fn ruled(&mut self, ruling: &Ruling) {
        if self.table.tournament.is_none() || self.table.stage != Stage::Playing {
            return;
        }
        match ruling {
            Ruling::CalledOff => self.end(Vec::new(), EndedBy::Abort),
            Ruling::StayedAway(seats) if self.table.seats.len() == 2 && seats.len() > 1 => self.end(Vec::new(), EndedBy::Abort),
            Ruling::StayedAway(seats) => {
                for seat in seats {
                    let is_played = self.table.seats.get(usize::from(*seat)).is_some_and(|place| place.person().is_some());
                    if is_played && self.table.stage == Stage::Playing {
                        self.leaves(Seat(*seat), EndedBy::Absence);
                    }
                }
            }
        }
    }

    pub(crate) fn claim(&mut self, seat: Seat, what: Claim) -> Result<(), Refused> {
        self.must_be_playing()?;
        let gone = self.gone(seat)?;
        match (what, self.table.seats.len()) {
            (Claim::Draw, 2) => self.end(Vec::new(), EndedBy::Absence),
            (Claim::Victory, 2) => self.end(vec![seat.0], EndedBy::Absence),
            _ => gone.into_iter().for_each(|seat| self.leaves(seat, EndedBy::Absence)),
        }
        Ok(())
    }

    /// Who among the others has been away long enough.
    fn gone(&self, claimer: Seat) -> Result<Vec<Seat>, Refused> {
        let Some(limit) = clock::away_ms(&self.table.options.clock) else { return Err(Refused::NobodyAway { wait_ms: None }) };
        let others = (0..).map(Seat).zip(&self.table.seats).filter(|(seat, place)| *seat != claimer && place.person().is_some());
        let waits: Vec<(Seat, u64)> = others
            .filter_map(|(seat, place)| Some((seat, place.away_since_ms?.saturating_add(limit).saturating_sub(self.now.service_ms))))
            .collect();
        let gone: Vec<Seat> = waits.iter().filter(|(_, wait)| *wait == 0).map(|(seat, _)| *seat).collect();
        if gone.is_empty() {
            let wait_ms = waits.iter().map(|(_, wait)| u32::try_from(*wait).unwrap_or(u32::MAX)).min();
            return Err(Refused::NobodyAway { wait_ms });
        }
        Ok(gone)
    }

    /// A bot that fails loses like somebody absent; among more than two the weakest, which always answers, takes its place. If even
    /// that fails, the game is broken off, so that no table hangs.
    pub(crate) fn bot_failed(&mut self, seat: Seat) {
        let Some(bot) = self.table.seats.get(seat.index()).and_then(|place| place.bot()) else { return };
        if self.table.stage != Stage::Playing {
            return;
        }
        let weakest = (self.given.bots)(self.table.options.game.0).first().is_some_and(|(name, _)| *name == bot);
        if weakest && self.table.seats.len() > 2 {
            return self.end(Vec::new(), EndedBy::Abort);
        }
        self.leaves(seat, EndedBy::Absence);
    }
}

impl Table {
    /// The seats whose players are people who count as present.
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        let there = |place: &SeatState| place.person().is_some() && place.away_since_ms.is_none();
        (0..).map(Seat).zip(&self.seats).filter(move |(_, place)| there(place)).map(|(seat, _)| seat)
    }

    /// Whether a person still plays here.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|place| place.person().is_some())
    }

    /// Whether the player of a seat counts as away.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|place| place.away_since_ms.is_some())
    }
}
