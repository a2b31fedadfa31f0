//! Sitting down, standing up, and the start once every seat is taken.

use crate::decider::Decider;
use crate::fold::seats_before;
use crate::opening::must_exist;
use crate::start;
use trilynx_games::Seat;
use trilynx_games::chance::{Generator, MAX_WORD_BYTES};
use trilynx_protocol::log::{Event, Secret};
use trilynx_protocol::options::Order;
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::{Occupant, PersonId, Refused, SeatOffer};

/// A word is written into a record as it is: without spaces around it, which a record does not keep.
fn check_word(word: &Option<String>) -> Result<(), Refused> {
    match word {
        Some(word) if !is_plain_line(word, MAX_WORD_BYTES) || word.trim() != word => Err(Refused::Text),
        _ => Ok(()),
    }
}

impl Decider<'_> {
    pub(crate) fn sit(&mut self, id: PersonId, wanted: Option<u8>, word: Option<String>) -> Result<(), Refused> {
        self.must_be_waiting()?;
        self.must_have_room()?;
        check_word(&word)?;
        if self.table.seat_of(id).next().is_some() {
            return Err(Refused::AlreadySeated);
        }
        let opener = self.table.opener;
        let seat = self.free_seat(wanted, |offer| match offer {
            SeatOffer::Open | SeatOffer::Bot(_) => true,
            SeatOffer::For(person) => *person == id,
            SeatOffer::Me => opener == id,
        })?;
        self.emit(Event::Sat { seat, occupant: Occupant::Person(id).into(), word });
        self.start_if_complete();
        Ok(())
    }

    pub(crate) fn seat_bot(&mut self, id: PersonId, wanted: Option<u8>, bot: String) -> Result<(), Refused> {
        self.must_be_waiting()?;
        self.must_have_room()?;
        if id != self.table.opener {
            return Err(Refused::NotOpener);
        }
        must_exist(self.given.bots, self.table.options.game.0, &bot)?;
        // A seat that is kept for somebody goes to a bot only if the opener says so.
        let seat = self.free_seat(wanted, |offer| wanted.is_some() || *offer == SeatOffer::Open)?;
        self.emit(Event::Sat { seat, occupant: Occupant::Bot(bot).into(), word: None });
        self.start_if_complete();
        Ok(())
    }

    /// The seat that is wanted, or the first free one. One that is kept for somebody goes before those that are for all.
    fn free_seat(&self, wanted: Option<u8>, may: impl Fn(&SeatOffer) -> bool) -> Result<u8, Refused> {
        let free = |seat: &usize| self.table.seats.get(*seat).is_some_and(|place| place.occupant.is_none() && may(&place.offer));
        let kept = |seat: &usize| self.table.seats[*seat].offer != SeatOffer::Open;
        let all = 0..self.table.seats.len();
        let seat = match wanted {
            Some(seat) => Some(usize::from(seat)).filter(free),
            None => all.clone().filter(free).find(kept).or_else(|| all.clone().find(free)),
        };
        seat.map(|seat| seat as u8).ok_or(Refused::SeatTaken)
    }

    pub(crate) fn stand(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_waiting()?;
        self.must_have_room()?;
        self.emit(Event::Stood { seat: seat.0 });
        Ok(())
    }

    pub(crate) fn close(&mut self, id: PersonId) -> Result<(), Refused> {
        if id != self.table.opener {
            return Err(Refused::NotOpener);
        }
        self.must_be_waiting()?;
        self.emit(Event::Closed);
        Ok(())
    }

    pub(crate) fn start_if_complete(&mut self) {
        if self.table.seats.iter().all(|place| place.occupant.is_some()) {
            self.start(Seat(0), self.table.options.order);
        }
    }

    /// Starts a game from the seed that was promised and the words of the players, who are seated first.
    pub(crate) fn start(&mut self, first: Seat, order: Order) {
        let table = &*self.table;
        let mut occupants: Vec<Occupant> = table.seats.iter().filter_map(|place| place.occupant.clone()).collect();
        if order == Order::Random {
            Generator::new(&self.given.seed, &[b"seats"]).shuffle(&mut occupants);
        }
        let before = seats_before(&table.seats, &occupants).unwrap_or_else(|| unreachable!("the same people in another order"));
        let words: Vec<&str> = before.iter().map(|seat| table.seats[*seat].word.as_str()).collect();
        let start = match (&table.options.start, &table.next_seed) {
            (Some(start), _) => start.clone(),
            (None, Some(seed)) => {
                start::deal(&table.options, first, seed, &words).unwrap_or_else(|_| unreachable!("the options were checked at the opening"))
            }
            (None, None) => unreachable!("a table that waits for a game has its seed"),
        };
        let occupants = occupants.into_iter().map(Into::into).collect();
        let rules = start::rules_version(table.options.game.0);
        self.emit(Event::Started { occupants, start: Secret(start), rules });
    }
}
