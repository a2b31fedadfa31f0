//! What a table is: the agreement, the seats, the game being played, its clocks and offers.
//!
//! The one thing to know: only `fold` changes any of it.

use crate::clock;
use crate::game::{self, AnyGame};
use std::collections::VecDeque;
use std::fmt;
use trilynx_games::chance::Seed;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::{ChatLine, Offers, Stage};
use trilynx_protocol::{Clocks, GameResult, Occupant, Options, PersonId, Refused, SeatOffer, TableId, Time, TournamentId};

/// One table: seats, the game being played, clocks, offers, chat. The whole of it, hidden cards included, so it cannot be serialised.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) version: u32,
    /// The time of service of the last event.
    pub(crate) last_ms: u64,
    pub(crate) opened: Time,
    pub(crate) options: Options,
    pub(crate) opener: PersonId,
    pub(crate) rematch_of: Option<TableId>,
    pub(crate) tournament: Option<TournamentId>,
    pub(crate) rated: bool,
    pub(crate) stage: Stage,
    pub(crate) seats: Vec<SeatState>,
    /// Seats gone for good, first to last.
    pub(crate) left: Vec<u8>,
    pub(crate) next_seed: Option<Seed>,
    pub(crate) results: Vec<GameResult>,
    pub(crate) game: Option<Current>,
    pub(crate) offers: Offers,
    pub(crate) rematch: Option<TableId>,
    pub(crate) chat: VecDeque<ChatLine>,
    /// How many lines players have said, forgotten ones included.
    pub(crate) said: u32,
    /// How many lines spectators have said.
    pub(crate) said_watching: u32,
}

/// A seat and who plays it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeatState {
    pub offer: SeatOffer,
    pub occupant: Option<Occupant>,
    pub word: String,
    pub replaced_by: Option<String>,
    pub away_since_ms: Option<u64>,
    pub ready: bool,
    pub draw_offered_at: Option<u32>,
    /// After how many moves its last request to take back was declined or withdrawn: it is not repeated in the same position.
    pub takeback_declined_at: Option<u32>,
    /// How many requests it has made in this game.
    pub requests: u16,
    /// Until when its player is on vacation, by the calendar: as long as it is there, no clock runs for this seat.
    pub vacation_until_unix_ms: Option<u64>,
}

impl SeatState {
    pub(crate) fn new(offer: SeatOffer) -> SeatState {
        SeatState {
            offer,
            occupant: None,
            word: String::new(),
            replaced_by: None,
            away_since_ms: None,
            ready: false,
            draw_offered_at: None,
            takeback_declined_at: None,
            requests: 0,
            vacation_until_unix_ms: None,
        }
    }

    /// The same player when a game starts. Who was away before is away from now on: nobody is charged with the time without a game.
    pub(crate) fn at_start(&self, at: u64) -> SeatState {
        let away_since_ms = self.away_since_ms.map(|_| at);
        SeatState {
            ready: false,
            away_since_ms,
            draw_offered_at: None,
            takeback_declined_at: None,
            requests: 0,
            vacation_until_unix_ms: None,
            ..self.clone()
        }
    }

    /// The person who plays here, unless gone for good.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.occupant {
            Some(Occupant::Person(id)) if self.replaced_by.is_none() => Some(id),
            _ => None,
        }
    }

    /// The bot that plays here, by itself or for somebody gone for good.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.replaced_by, &self.occupant) {
            (Some(bot), _) | (None, Some(Occupant::Bot(bot))) => Some(bot),
            _ => None,
        }
    }
}

/// The game being played or just over.
pub(crate) struct Current {
    pub board: Box<dyn AnyGame>,
    pub rules: u32,
    pub started_unix_ms: u64,
    pub seed: Option<Seed>,
    /// The time of service at which the present decision came up; `clocks` were right then.
    pub since_ms: u64,
    pub clocks: Option<Clocks>,
    pub result: Option<GameResult>,
    pub ended_ms: u64,
    /// How many moves have been made, those taken back included.
    pub made: u32,
    /// What may still be forgiven each seat for its connection, in milliseconds.
    pub lag_budgets: [u32; MAX_SEATS],
}

impl PartialEq for Current {
    fn eq(&self, other: &Current) -> bool {
        let whole = |game: &Current| (game.rules, game.started_unix_ms, game.seed.clone(), game.since_ms, game.ended_ms);
        let counted = |game: &Current| (game.made, game.lag_budgets);
        self.board.equals(&*other.board)
            && counted(self) == counted(other)
            && whole(self) == whole(other)
            && self.clocks == other.clocks
            && self.result == other.result
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        let agreed =
            |table: &Table| (table.id, table.opened, table.options.clone(), table.opener, table.rematch_of, table.tournament, table.rated);
        let stands =
            |table: &Table| (table.version, table.last_ms, table.stage, table.left.clone(), table.rematch, table.said, table.said_watching);
        agreed(self) == agreed(other)
            && stands(self) == stands(other)
            && self.seats == other.seats
            && self.next_seed == other.next_seed
            && self.results == other.results
            && self.game == other.game
            && self.offers == other.offers
            && self.chat == other.chat
    }
}

impl fmt::Debug for Table {
    /// What is public only: a table that is printed into a log gives no card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.view(Viewer::Spectator))
    }
}

/// What there is to know about a table.
impl Table {
    /// Its id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// How many events there have been.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// What is agreed on.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Who opened it.
    pub fn opener(&self) -> PersonId {
        self.opener
    }

    /// When it was opened.
    pub fn opened(&self) -> Time {
        self.opened
    }

    /// The table this is a rematch of.
    pub fn rematch_of(&self) -> Option<TableId> {
        self.rematch_of
    }

    /// The tournament it is played for.
    pub fn tournament(&self) -> Option<TournamentId> {
        self.tournament
    }

    /// The table of the rematch everybody wants.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// Where it stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the result counts, if there is one.
    pub fn rated(&self) -> bool {
        self.rated
    }

    /// What the opener wanted for each seat.
    pub fn offers(&self) -> Vec<SeatOffer> {
        self.seats.iter().map(|place| place.offer.clone()).collect()
    }

    /// Who sits on each seat, those gone for good included.
    pub fn occupants(&self) -> Vec<Option<Occupant>> {
        self.seats.iter().map(|place| place.occupant.clone()).collect()
    }

    /// The seats a person plays; not those the person left for good.
    pub fn seat_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.seats).filter(move |(_, place)| place.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// How somebody watches: from the seat they want, which must be theirs, else from their first one, or as a spectator.
    pub fn viewer(&self, person: PersonId, seat: Option<u8>) -> Result<Viewer, Refused> {
        let mut seats = self.seat_of(person);
        match seat {
            Some(wanted) if seats.any(|seat| seat.0 == wanted) => Ok(Viewer::Seat(Seat(wanted))),
            Some(_) => Err(Refused::WhichSeat),
            None => Ok(seats.next().map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// The people who play here, seat by seat; not those who left for good.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().filter_map(SeatState::person)
    }

    /// The seat that must decide, while a game is being played.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| self.stage == Stage::Playing).and_then(|game| game.board.to_move())
    }

    /// The bot that must decide, if one must.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.to_move()?;
        Some((seat, self.seats.get(seat.index())?.bot()?))
    }

    /// How many moves a seat may choose from; none if it is not to decide.
    pub fn choices(&self, seat: Seat) -> usize {
        let decision = self.game.as_ref().and_then(|game| game.board.decision(Viewer::Seat(seat)));
        decision.and_then(|decision| decision.legal).map_or(0, |legal| legal.len())
    }

    /// How many moves of the game being played or just over have been played.
    pub fn moves_played(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.board.moves_played() as u32)
    }

    /// How the last game ended.
    pub fn result(&self) -> Option<&GameResult> {
        self.results.last()
    }

    /// How the games ended, first to last.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// What a viewer may know of the game being played or just over, for a bot to choose by. Nothing if it is another game.
    pub fn game_view<G: Shown + 'static>(&self, viewer: Viewer) -> Option<G::View> {
        self.game.as_ref().and_then(|game| game::view_of::<G>(&*game.board, viewer))
    }

    /// How long a seat may still think before its flag falls, in milliseconds; nothing where no clock runs for it.
    pub fn time_left(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let game = self.game.as_ref()?;
        let clocks = game.clocks.as_ref().filter(|clocks| clocks.running == Some(seat.0))?;
        let left = clock::until_flag(&self.options.clock, clocks.seats.get(seat.index())?);
        Some(left.saturating_sub(now_ms.saturating_sub(game.since_ms)))
    }
}
