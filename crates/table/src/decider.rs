//! Deciding what becomes of an input: who asks, what is asked, and the way from a decision to an event.

use crate::game::LegalMove;
use crate::opening::Bots;
use crate::state::Table;
use trilynx_games::Seat;
use trilynx_games::chance::Seed;
use trilynx_protocol::command::MAX_CHAT_BYTES;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::tournament::Ruling;
use trilynx_protocol::wire::{Room, Stage};
use trilynx_protocol::{Command, PersonId, Refused, TableId, Time};

/// No log is longer than this. A game that gets near it ends without a result.
pub const MAX_EVENTS: u32 = 20_000;
/// The last events of a log are kept for what brings a game to its end.
const RESERVED_EVENTS: u32 = 200;
/// The most moves of one game, so that a view of it stays small. A game that reaches it ends without a result; no game comes near it.
pub const MAX_MOVES: u32 = 1_000;
/// The most moves made in one game, those taken back included. A game that reaches it ends without a result.
pub const MAX_MOVES_MADE: u32 = 4_000;
/// The most requests of one seat in one game: draws offered, takebacks asked for, rematches offered.
pub const MAX_REQUESTS: u16 = 100;
/// The most lines of chat by players, and again by spectators.
pub const MAX_LINES: u32 = 1_000;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person, at the table or watching.
    Person {
        /// The person's id.
        id: PersonId,
        /// For which of their seats; the only one if not said.
        seat: Option<Seat>,
        /// How long a message takes to the server, as measured by it.
        lag_ms: u32,
        /// How long the server has had the message: nobody is charged for that.
        held_ms: u32,
        /// Whether they have no account. Guests play no rated games.
        guest: bool,
    },
    /// The bot that plays this seat.
    Bot(Seat),
    /// The server.
    Server,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// What a person or a bot asks for.
    Asked(Command),
    /// Time has passed. By the server, at [`Table::deadline`]; at any other time nothing happens.
    Tick,
    /// The player of a seat has no connection any more. By the server.
    WentAway(Seat),
    /// The player of a seat is there again. By the server.
    CameBack(Seat),
    /// The bot of a seat does not answer. By the server.
    BotFailed(Seat),
    /// Nobody has served the table for this many milliseconds. By the server, before anything else is decided.
    Resumed(u64),
    /// Until when, by the calendar, the player of a seat is on vacation; nothing if they are not. By the server.
    Vacation(Seat, Option<u64>),
    /// What its tournament has decided. By the server; at a table of no tournament nothing happens.
    Ruled(Ruling),
}

/// What a table needs and cannot make itself.
#[derive(Clone, Debug)]
pub struct Entropy {
    /// Fresh chance for every call: the seed of the next game, and the order of the seats.
    pub seed: Seed,
    /// An id nobody has yet, for the table of a rematch.
    pub table: TableId,
    /// The bots there are.
    pub bots: Bots,
}

/// Why a message comes later than it was sent.
#[derive(Clone, Copy, Default)]
pub(crate) struct Delay {
    /// On its way to the server. Forgiven from the seat's lag budget.
    pub lag_ms: u32,
    /// At the server. Never charged.
    pub held_ms: u32,
}

/// An input being decided.
///
/// The one thing to know: all reasons to refuse are looked for before the first event happens.
pub(crate) struct Decider<'a> {
    pub table: &'a mut Table,
    pub now: Time,
    pub given: &'a Entropy,
    pub on_entry: &'a mut dyn FnMut(&Table, &Entry),
}

impl Table {
    /// Grants or refuses an input. `on_entry` is called after each event has been folded in; if it is never called, nothing has happened,
    /// and an input that is refused never changes anything.
    pub fn apply(
        &mut self,
        now: Time,
        given: &Entropy,
        by: By,
        input: Input,
        on_entry: &mut dyn FnMut(&Table, &Entry),
    ) -> Result<(), Refused> {
        // A clock that was set back does not bring time back.
        let now = Time { service_ms: now.service_ms.max(self.last_ms), ..now };
        let mut decider = Decider { table: self, now, given, on_entry };
        match (by, input) {
            (By::Server, Input::Tick) => decider.tick(),
            (By::Server, Input::WentAway(seat)) => decider.went_away(seat),
            (By::Server, Input::CameBack(seat)) => decider.came_back(seat),
            (By::Server, Input::BotFailed(seat)) => decider.bot_failed(seat),
            (By::Server, Input::Resumed(unserved_ms)) => decider.resumed(unserved_ms),
            (By::Server, Input::Vacation(seat, until_unix_ms)) => decider.vacation(seat, until_unix_ms),
            (By::Server, Input::Ruled(ruling)) => decider.ruled(&ruling),
            (By::Bot(seat), Input::Asked(Command::Play { text, number })) => decider.bot_plays(seat, &text, number)?,
            (By::Person { id, seat, lag_ms, held_ms, guest }, Input::Asked(command)) => {
                decider.ask(id, seat, Delay { lag_ms, held_ms }, guest, command)?;
            }
            (By::Server | By::Bot(_), Input::Asked(_)) => return Err(Refused::NotSeated),
            (By::Person { .. } | By::Bot(_), _) => return Err(Refused::NotSeated),
        }
        Ok(())
    }
}

impl Decider<'_> {
    /// Lets something happen.
    pub(crate) fn emit(&mut self, event: Event) {
        self.fold_in(event, None);
    }

    /// Lets a move happen that has been checked already.
    pub(crate) fn emit_move(&mut self, event: Event, legal: LegalMove) {
        self.fold_in(event, Some(legal));
    }

    fn fold_in(&mut self, event: Event, legal: Option<LegalMove>) {
        let entry = Entry { version: self.table.version + 1, at: self.now, event };
        self.table.fold(&entry, legal).unwrap_or_else(|damaged| unreachable!("only what can happen is decided: {damaged}"));
        (self.on_entry)(self.table, &entry);
    }

    fn ask(&mut self, id: PersonId, seat: Option<Seat>, delay: Delay, guest: bool, command: Command) -> Result<(), Refused> {
        match command {
            Command::Sit { .. } if guest && self.table.rated => Err(Refused::NeedsAccount),
            Command::Sit { seat: wanted, word } => self.sit(id, wanted, word),
            Command::SeatBot { seat: wanted, bot } => self.seat_bot(id, wanted, bot),
            Command::Close => self.close(id),
            Command::Say { text } => self.say(id, text),
            command => {
                let seat = self.seat(id, seat)?;
                self.ask_seated(seat, delay, command)
            }
        }
    }

    fn ask_seated(&mut self, seat: Seat, delay: Delay, command: Command) -> Result<(), Refused> {
        match command {
            Command::Stand => self.stand(seat),
            Command::Play { text, number } => self.play(seat, &text, number, delay),
            Command::ResetTurn => self.reset_turn(seat),
            Command::Resign => self.resign(seat),
            Command::Abort => self.abort(),
            Command::OfferDraw => self.offer_draw(seat),
            Command::AnswerDraw { accept } => self.answer_draw(seat, accept),
            Command::AskTakeback { to } => self.ask_takeback(seat, to),
            Command::AnswerTakeback { accept } => self.answer_takeback(seat, accept),
            Command::Claim { what } => self.claim(seat, what),
            Command::Ready => self.ready(seat),
            Command::OfferRematch => self.offer_rematch(seat),
            Command::DeclineRematch => self.decline_rematch(seat),
            Command::Sit { .. } | Command::SeatBot { .. } | Command::Close | Command::Say { .. } => Err(Refused::NotSeated),
        }
    }

    /// The seat a person speaks for.
    fn seat(&self, id: PersonId, said: Option<Seat>) -> Result<Seat, Refused> {
        let mut own = self.table.seat_of(id);
        let first = own.next().ok_or(Refused::NotSeated)?;
        match said {
            Some(seat) if seat == first || own.any(|other| other == seat) => Ok(seat),
            None if own.next().is_none() => Ok(first),
            _ => Err(Refused::WhichSeat),
        }
    }

    /// Says why nothing can be played, unless a game is on.
    pub(crate) fn must_be_playing(&self) -> Result<(), Refused> {
        match self.table.stage {
            Stage::Playing => Ok(()),
            Stage::Waiting | Stage::Between => Err(Refused::NotStarted),
            Stage::Over | Stage::Closed => Err(Refused::Over),
        }
    }

    /// Says why nobody can sit down or stand up, unless the table waits for players.
    pub(crate) fn must_be_waiting(&self) -> Result<(), Refused> {
        match self.table.stage {
            Stage::Waiting => Ok(()),
            Stage::Playing | Stage::Between => Err(Refused::Started),
            Stage::Over | Stage::Closed => Err(Refused::Over),
        }
    }

    /// Requests that could go on for ever are refused once the log is nearly full.
    pub(crate) fn must_have_room(&self) -> Result<(), Refused> {
        if self.is_nearly_full() { Err(Refused::TableFull) } else { Ok(()) }
    }

    /// Whether the rest of the log is kept for bringing the game to its end.
    pub(crate) fn is_nearly_full(&self) -> bool {
        self.table.version >= MAX_EVENTS - RESERVED_EVENTS
    }

    /// Counts a request of a seat against its limit for the game.
    pub(crate) fn may_request(&self, seat: Seat) -> Result<(), Refused> {
        self.must_have_room()?;
        if self.table.seats[seat.index()].requests >= MAX_REQUESTS { Err(Refused::TooOften) } else { Ok(()) }
    }

    fn say(&mut self, by: PersonId, text: String) -> Result<(), Refused> {
        if !is_plain_line(&text, MAX_CHAT_BYTES) || text.trim().is_empty() {
            return Err(Refused::Text);
        }
        self.must_have_room()?;
        let plays = self.table.seat_of(by).next().is_some();
        // Spectators cannot use up the lines of the players.
        if (if plays { self.table.said } else { self.table.said_watching }) >= MAX_LINES {
            return Err(Refused::TableFull);
        }
        let room = match self.table.stage {
            Stage::Playing | Stage::Between if plays => Room::Players,
            Stage::Playing | Stage::Between => Room::Spectators,
            Stage::Waiting | Stage::Over | Stage::Closed => Room::All,
        };
        self.emit(Event::Said { by, room: room.into(), text });
        Ok(())
    }
}
