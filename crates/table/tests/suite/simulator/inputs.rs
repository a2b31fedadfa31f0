//! What the people and the server of a random table ask for.

use super::{Mood, PEOPLE, Simulation};
use crate::scene::person;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::command::Claim;
use trilynx_protocol::wire::{Offers, Stage};
use trilynx_protocol::{Command, Occupant, PersonId};
use trilynx_table::{By, Input};

impl Simulation<'_> {
    pub(super) fn input(&mut self) -> (By, Input) {
        let playing = self.table.stage() == Stage::Playing;
        if self.table.minds_vacations() && self.mood != Mood::Chatty && self.chance.u8(0..10) == 0 {
            let until = Some(self.chance.u64(1..3)).filter(|_| self.chance.bool());
            return (By::Server, Input::Vacation(Seat(self.chance.u8(0..3)), until));
        }
        let likely = match self.mood {
            Mood::Orderly => 95,
            Mood::Unruly => 55,
            Mood::Chatty => 1,
        };
        if playing && self.chance.u8(0..100) < likely {
            return self.legal_move();
        }
        if playing && self.mood == Mood::Unruly && self.chance.u8(0..3) == 0 {
            return self.second_thoughts();
        }
        let seat = Seat(self.chance.u8(0..6));
        match (self.mood, self.chance.u8(0..40)) {
            (_, 0..=2) => (By::Server, Input::Tick),
            (Mood::Unruly, 3 | 4) => (By::Server, Input::WentAway(seat)),
            (Mood::Unruly, 5) => (By::Server, Input::CameBack(seat)),
            (Mood::Unruly, 6) if self.chance.u8(0..6) == 0 => (By::Server, Input::BotFailed(seat)),
            (Mood::Unruly, 9) => (By::Server, Input::Resumed(self.chance.u64(0..5_000))),
            (Mood::Unruly, 7) => (By::Bot(seat), Input::Asked(self.command(person(9)))),
            (Mood::Unruly, 8) => (By::Person { id: person(0), seat: None, lag_ms: 0, held_ms: 0, guest: false }, Input::Tick),
            _ => {
                let id = self.somebody();
                let seat = if self.chance.u8(0..4) == 0 { Some(seat) } else { self.table.seat_of(id).last() };
                let command = self.command(id);
                (
                    By::Person { id, seat, lag_ms: self.chance.u32(0..2_000), held_ms: self.chance.u32(0..300), guest: id == person(5) },
                    Input::Asked(command),
                )
            }
        }
    }

    /// The one who decides begins the turn again, answers what is offered, or would rather not have begun.
    fn second_thoughts(&mut self) -> (By, Input) {
        let seat = self.table.to_move().expect("a game is on");
        let view = self.table.view(Viewer::Seat(seat));
        let (accept, played) = (self.chance.u8(0..3) == 0, self.table.moves_played() > 8);
        let command = match view.offers {
            _ if view.game.is_some_and(|game| game.may_reset) => Command::ResetTurn,
            Offers { draw: Some(_), .. } => Command::AnswerDraw { accept },
            Offers { takeback: Some(_), .. } => Command::AnswerTakeback { accept },
            _ if played && self.chance.bool() => Command::Abort,
            _ => Command::OfferDraw,
        };
        let person = |n: &u8| self.table.seat_of(person(*n)).any(|own| own == seat);
        let id = crate::scene::person((0..PEOPLE).find(person).unwrap_or(0));
        (By::Person { id, seat: Some(seat), lag_ms: 0, held_ms: 0, guest: false }, Input::Asked(command))
    }

    /// Mostly somebody who plays.
    fn somebody(&mut self) -> PersonId {
        let occupants = self.table.occupants();
        match &occupants[self.chance.usize(0..occupants.len())] {
            Some(Occupant::Person(id)) if self.chance.u8(0..4) > 0 => *id,
            _ => person(self.chance.u8(0..PEOPLE)),
        }
    }

    /// The one who decides plays some legal move.
    fn legal_move(&mut self) -> (By, Input) {
        let seat = self.table.to_move().expect("a game is on");
        let view = self.table.view(Viewer::Seat(seat));
        let legal = view.game.unwrap().decision.unwrap().legal.unwrap();
        let text = legal[self.chance.usize(0..legal.len())].clone();
        let input = Input::Asked(Command::Play { text, number: self.table.moves_played() });
        let place = &view.seats[seat.index()];
        match (&place.occupant, &place.replaced_by) {
            (Some(Occupant::Person(id)), None) => (
                By::Person { id: *id, seat: Some(seat), lag_ms: self.chance.u32(0..2_000), held_ms: self.chance.u32(0..300), guest: false },
                input,
            ),
            _ => (By::Bot(seat), input),
        }
    }

    fn command(&mut self, id: PersonId) -> Command {
        if self.mood == Mood::Chatty {
            return Command::Say { text: format!("line {}", self.step) };
        }
        let accept = self.chance.u8(0..3) > 0;
        // A request is made once in a position, so it is often answered.
        if self.faithful.last().is_some_and(|view| view.offers.takeback.is_some()) && self.chance.u8(0..3) == 0 {
            return Command::AnswerTakeback { accept };
        }
        let moves = self.table.moves_played();
        let kind = match self.table.stage() {
            Stage::Waiting => self.chance.u8(0..24) % 12,
            // Who gives up or breaks off ends the game, so it is done seldom.
            Stage::Playing if self.chance.u8(0..20) > 0 => self.chance.u8(5..17),
            Stage::Over | Stage::Between => self.chance.u8(10..24),
            _ => self.chance.u8(0..24),
        };
        match kind {
            0..=3 => Command::Sit { seat: Some(self.chance.u8(0..5)).filter(|_| self.chance.bool()), word: self.word() },
            4 => Command::Stand,
            5 => Command::SeatBot { seat: None, bot: ["weak", "none"][self.chance.usize(0..2)].into() },
            6 => Command::Play { text: self.nonsense(), number: moves },
            7 => Command::Play { text: self.nonsense(), number: moves.wrapping_sub(1) },
            8 => Command::ResetTurn,
            9 => Command::OfferDraw,
            10 => Command::AnswerDraw { accept: accept && self.chance.u8(0..4) == 0 },
            11 | 12 => Command::AskTakeback { to: self.chance.u32(0..moves + 2) },
            13 | 14 => Command::AnswerTakeback { accept },
            15 => Command::Say { text: format!("{} says: {}", id, self.nonsense()) },
            16 => Command::Claim { what: if accept { Claim::Victory } else { Claim::Draw } },
            17 | 18 => Command::Ready,
            19 | 20 => Command::OfferRematch,
            21 => Command::DeclineRematch,
            22 if self.chance.bool() => Command::Close,
            22 => Command::Abort,
            _ => Command::Resign,
        }
    }

    fn word(&mut self) -> Option<String> {
        match self.chance.u8(0..4) {
            0 => None,
            1 => Some(self.nonsense()),
            _ => Some(format!("word {}", self.chance.u8(..))),
        }
    }

    pub(super) fn nonsense(&mut self) -> String {
        let known = ["", "a1", "e5-e9", "claim:red", "7+8", "take", "row:7", "X", " x ", "two\nlines", "zzz", "xe5", "d5", "13+13"];
        match self.chance.usize(0..known.len() + 1) {
            n if n < known.len() => known[n].into(),
            _ => "long".repeat(self.chance.usize(1..120)),
        }
    }
}
