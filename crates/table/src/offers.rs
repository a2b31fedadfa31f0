//! What players offer, ask and answer: draws, going back, another game.

use crate::decider::Decider;
use trilynx_games::Seat;
use trilynx_protocol::log::Event;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{EndedBy, PersonId, Refused};

/// The number of moves before a seat may offer a draw again.
pub const MOVES_BETWEEN_DRAW_OFFERS: u32 = 10;

impl Decider<'_> {
    pub(crate) fn offer_draw(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        if self.table.seats.len() != 2 {
            return Err(Refused::NotForMorePlayers);
        }
        match self.table.offers.draw {
            Some(by) if by == seat.0 => return Err(Refused::OfferedAlready),
            Some(_) => return self.answer_draw(seat, true),
            None => {}
        }
        let last = self.table.seats[seat.index()].draw_offered_at;
        if last.is_some_and(|last| self.table.moves_played() < last.saturating_add(MOVES_BETWEEN_DRAW_OFFERS)) {
            return Err(Refused::OfferedAlready);
        }
        self.may_request(seat)?;
        self.emit(Event::DrawOffered { seat: seat.0 });
        let other = 1 - seat.0;
        if self.table.seats[usize::from(other)].bot().is_some() {
            self.emit(Event::DrawDeclined { seat: other });
        }
        Ok(())
    }

    pub(crate) fn answer_draw(&mut self, seat: Seat, accept: bool) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.table.offers.draw {
            Some(by) if accept && by != seat.0 => self.end(Vec::new(), EndedBy::Agreement),
            // Who offered thinks better of it, or the other declines.
            Some(_) if !accept => self.emit(Event::DrawDeclined { seat: seat.0 }),
            _ => return Err(Refused::NothingOffered),
        }
        Ok(())
    }

    pub(crate) fn ask_takeback(&mut self, seat: Seat, to: u32) -> Result<(), Refused> {
        self.must_be_playing()?;
        let moves = self.table.moves_played();
        if to >= moves {
            return Err(Refused::NoSuchPoint);
        }
        if self.table.offers.takeback.is_some() || self.table.seats[seat.index()].takeback_declined_at == Some(moves) {
            return Err(Refused::OfferedAlready);
        }
        self.may_request(seat)?;
        if self.people_asked(seat).next().is_some() {
            self.emit(Event::TakebackAsked { seat: seat.0, to });
            return Ok(());
        }
        self.take_back(to)
    }

    pub(crate) fn answer_takeback(&mut self, seat: Seat, accept: bool) -> Result<(), Refused> {
        self.must_be_playing()?;
        let Some(takeback) = self.table.offers.takeback.clone() else { return Err(Refused::NothingOffered) };
        if !accept {
            self.emit(Event::TakebackDeclined { seat: seat.0 });
            return Ok(());
        }
        let asker = Seat(takeback.by);
        let person = self.table.seats[seat.index()].person();
        if !self.people_asked(asker).any(|asked| Some(asked) == person) {
            return Err(Refused::NothingOffered);
        }
        let mut agreed: Vec<Option<PersonId>> = takeback.agreed.iter().map(|seat| self.table.seats[usize::from(*seat)].person()).collect();
        if agreed.contains(&person) {
            return Err(Refused::OfferedAlready);
        }
        agreed.push(person);
        if self.people_asked(asker).all(|asked| agreed.contains(&Some(asked))) {
            return self.take_back(takeback.to);
        }
        self.emit(Event::TakebackAgreed { seat: seat.0 });
        Ok(())
    }

    fn take_back(&mut self, to: u32) -> Result<(), Refused> {
        if self.time_is_up(0) {
            return Err(Refused::TimeUp);
        }
        self.emit(Event::TakenBack { to });
        Ok(())
    }

    /// The people who have to agree: all who still play, but for the one who asks. Bots always agree.
    fn people_asked(&self, asker: Seat) -> impl Iterator<Item = PersonId> {
        let own = self.table.seats[asker.index()].person();
        self.table.seats.iter().filter_map(|place| place.person()).filter(move |person| Some(*person) != own)
    }

    pub(crate) fn offer_rematch(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_over()?;
        if self.table.rematch.is_some() || self.table.offers.rematch.contains(&seat.0) {
            return Err(Refused::OfferedAlready);
        }
        self.may_request(seat)?;
        self.emit(Event::RematchOffered { seat: seat.0 });
        let table = &self.table;
        let wants = |person: PersonId| table.offers.rematch.iter().any(|seat| table.seats[usize::from(*seat)].person() == Some(person));
        if table.seats.iter().filter_map(|place| place.person()).all(wants) {
            self.emit(Event::RematchAgreed { table: self.given.table });
        }
        Ok(())
    }

    pub(crate) fn decline_rematch(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_over()?;
        if self.table.rematch.is_some() || self.table.offers.rematch.is_empty() {
            return Err(Refused::NothingOffered);
        }
        self.emit(Event::RematchDeclined { seat: seat.0 });
        Ok(())
    }

    fn must_be_over(&self) -> Result<(), Refused> {
        match self.table.stage {
            Stage::Over => Ok(()),
            Stage::Waiting | Stage::Playing | Stage::Between | Stage::Closed => Err(Refused::NotOver),
        }
    }
}
