//! How an event changes a table.
//!
//! The one thing to know: [`Table::fold`] is the only place where a table changes, live and in a replay.

use crate::clock;
use crate::game::LegalMove;
use crate::start;
use crate::state::{Current, SeatState, Table};
use std::collections::VecDeque;
use trilynx_games::Seat;
use trilynx_games::chance::Seed;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::log::{CorruptLog, Entry, Event, Secret};
use trilynx_protocol::wire::{CHAT_KEPT, ChatLine, Offers, Room, Stage, Takeback};
use trilynx_protocol::{ClockRule, Clocks, GameResult, Occupant, Options, SeatClock, SeatOffer, TableId, Time};

/// What is wrong with an event.
type Wrong = String;

/// Adds one line of chat, and forgets those that nobody hears any more: everybody hears the last [`CHAT_KEPT`] said to them.
fn keep_line(chat: &mut VecDeque<ChatLine>, line: ChatLine) {
    chat.push_back(line);
    if chat.len() <= CHAT_KEPT {
        return;
    }
    let (mut to_players, mut to_spectators) = (0, 0);
    let mut keep: Vec<bool> = Vec::with_capacity(chat.len());
    for line in chat.iter().rev() {
        let players = line.room != Room::Spectators && to_players < CHAT_KEPT;
        let spectators = line.room != Room::Players && to_spectators < CHAT_KEPT;
        to_players += usize::from(line.room != Room::Spectators);
        to_spectators += usize::from(line.room != Room::Players);
        keep.push(players || spectators);
    }
    chat.retain(|_| keep.pop().unwrap_or(true));
}

/// Which seat each of the new seats was before: the first with this occupant that is not taken yet.
pub(crate) fn seats_before(before: &[SeatState], occupants: &[Occupant]) -> Option<Vec<usize>> {
    let mut free: Vec<usize> = (0..before.len()).collect();
    let from = |occupant: &Occupant| {
        let at = free.iter().position(|seat| before[*seat].occupant.as_ref() == Some(occupant))?;
        Some(free.remove(at))
    };
    occupants.iter().map(from).collect()
}

fn read_seed(secret: &Secret) -> Result<Seed, Wrong> {
    // What is wrong with a seed is not said, because the message may be logged.
    secret.0.parse().map_err(|_| "the seed cannot be read".to_string())
}

impl Table {
    /// Builds a table from its whole log.
    ///
    /// `on_entry` is called after each event has been folded in, to make what a viewer heard of it again.
    pub fn replay(id: TableId, entries: &[Entry], on_entry: &mut dyn FnMut(&Table, &Entry)) -> Result<Table, CorruptLog> {
        let (first, later) = entries.split_first().ok_or(CorruptLog { version: 1, what: "there is none".into() })?;
        let mut table = Table::opened_by(id, first)?;
        on_entry(&table, first);
        table.go_on(later, on_entry)?;
        Ok(table)
    }

    /// Folds in what happened later. Stops at the first event that cannot have happened; then the table is of no use any more.
    pub fn go_on(&mut self, entries: &[Entry], on_entry: &mut dyn FnMut(&Table, &Entry)) -> Result<(), CorruptLog> {
        for entry in entries {
            self.fold(entry, None)?;
            on_entry(self, entry);
        }
        Ok(())
    }

    pub(crate) fn opened_by(id: TableId, entry: &Entry) -> Result<Table, CorruptLog> {
        let damaged = |what: String| CorruptLog { version: entry.version, what };
        let Event::Opened { options, by, offers, seed, rematch_of, tournament } = &entry.event else {
            return Err(damaged("a table is opened first".into()));
        };
        let options = Options::from(options.clone());
        let offers: Vec<SeatOffer> = offers.iter().cloned().map(Into::into).collect();
        if entry.version != 1 || offers.len() != usize::from(options.players) {
            return Err(damaged("it is not the first, or speaks of another number of seats".into()));
        }
        start::check_options(&options).map_err(|refused| damaged(format!("{refused:?}")))?;
        Ok(Table {
            id,
            version: 1,
            last_ms: entry.at.service_ms,
            opened: entry.at,
            opener: *by,
            rematch_of: *rematch_of,
            tournament: *tournament,
            rated: options.rated && options.start.is_none() && options.clock != ClockRule::None && can_count(&offers),
            options,
            stage: Stage::Waiting,
            seats: offers.into_iter().map(SeatState::new).collect(),
            left: Vec::new(),
            next_seed: Some(read_seed(seed).map_err(damaged)?),
            results: Vec::new(),
            game: None,
            offers: Offers::default(),
            rematch: None,
            chat: VecDeque::new(),
            said: 0,
            said_watching: 0,
        })
    }

    /// Takes in what happened. `legal` is the move of the event, if it has been checked already: live it has, in a replay it has not.
    pub(crate) fn fold(&mut self, entry: &Entry, legal: Option<LegalMove>) -> Result<(), CorruptLog> {
        let damaged = |what: String| CorruptLog { version: entry.version, what };
        if entry.version != self.version + 1 {
            return Err(damaged(format!("it follows event {}", self.version)));
        }
        if entry.at.service_ms < self.last_ms {
            return Err(damaged("it is older than the one before".into()));
        }
        self.take_in(&entry.event, entry.at, legal).map_err(damaged)?;
        self.version = entry.version;
        self.last_ms = entry.at.service_ms;
        Ok(())
    }

    fn take_in(&mut self, event: &Event, at: Time, legal: Option<LegalMove>) -> Result<(), Wrong> {
        if !happens_in(event, self.stage) {
            return Err(format!("it does not happen at a table that is {:?}", self.stage));
        }
        match event {
            Event::Sat { seat, occupant, word } => {
                let place = self.place(*seat)?;
                place.occupant = Some(occupant.clone().into());
                place.word = word.clone().unwrap_or_default();
            }
            Event::Stood { seat } => {
                let place = self.place(*seat)?;
                *place = SeatState::new(place.offer.clone());
            }
            Event::Closed => self.stage = Stage::Closed,
            Event::Started { occupants, start, rules } => {
                let occupants: Vec<Occupant> = occupants.iter().cloned().map(Into::into).collect();
                self.begin(&occupants, start, *rules, at)?;
            }
            Event::Moved { seat, text, lag_ms, held_ms } => {
                let seat = Seat(*seat);
                let took = self.charge_move(seat, u64::from(*lag_ms) + u64::from(*held_ms), at.service_ms)?;
                let game = self.current()?;
                let legal = legal.map_or_else(|| game.board.check(text), Ok).map_err(|_| "the move is not legal")?;
                game.board.play(legal, took);
                self.moved(seat, *lag_ms, at.service_ms)?;
            }
            Event::TurnReset { to, .. } => {
                let game = self.current()?;
                game.board.go_back(*to as usize);
                self.offers = Offers::default();
            }
            Event::TakenBack { to } => self.took_back(*to as usize, at.service_ms)?,
            Event::Ended { result, next_seed } => self.ended(result.clone().into(), next_seed.as_ref(), at)?,
            Event::Replaced { seat, bot } => self.replaced(*seat, bot, at.service_ms)?,
            Event::WentAway { seat } => self.place(*seat)?.away_since_ms = Some(at.service_ms),
            Event::CameBack { seat } => self.place(*seat)?.away_since_ms = None,
            Event::Resumed { unserved_ms } => self.resumed(*unserved_ms, at.service_ms)?,
            Event::VacationBegan { seat, until_unix_ms } => self.vacation(*seat, Some(*until_unix_ms), at.service_ms)?,
            Event::VacationEnded { seat } => self.vacation(*seat, None, at.service_ms)?,
            Event::BecameReady { seat } => self.place(*seat)?.ready = true,
            Event::Said { by, room, text } => {
                let plays = self.seat_of(*by).next().is_some();
                *(if plays { &mut self.said } else { &mut self.said_watching }) += 1;
                keep_line(&mut self.chat, ChatLine { by: *by, room: (*room).into(), text: text.clone(), unix_ms: at.unix_ms });
            }
            offered => self.offered(offered)?,
        }
        Ok(())
    }

    fn offered(&mut self, event: &Event) -> Result<(), Wrong> {
        let moves = self.moves_played();
        match event {
            Event::TakebackAsked { seat, to } => {
                self.count_request(*seat)?;
                self.offers.takeback = Some(Takeback { by: *seat, to: *to, agreed: Vec::new() });
            }
            Event::TakebackAgreed { seat } => {
                self.place(*seat)?;
                let takeback = self.offers.takeback.as_mut().ok_or("nobody has asked to go back")?;
                takeback.agreed.push(*seat);
            }
            Event::TakebackDeclined { seat } => {
                self.place(*seat)?;
                let takeback = self.offers.takeback.take().ok_or("nobody has asked to go back")?;
                self.place(takeback.by)?.takeback_declined_at = Some(moves);
            }
            Event::DrawOffered { seat } => {
                self.count_request(*seat)?.draw_offered_at = Some(moves);
                self.offers.draw = Some(*seat);
            }
            Event::DrawDeclined { .. } => self.offers.draw = None,
            Event::RematchOffered { seat } => {
                self.count_request(*seat)?;
                self.offers.rematch.push(*seat);
            }
            Event::RematchDeclined { .. } => self.offers.rematch.clear(),
            Event::RematchAgreed { table } => self.rematch = Some(*table),
            other => return Err(format!("{other:?} is no offer")),
        }
        Ok(())
    }

    fn place(&mut self, seat: u8) -> Result<&mut SeatState, Wrong> {
        self.seats.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn count_request(&mut self, seat: u8) -> Result<&mut SeatState, Wrong> {
        let place = self.place(seat)?;
        place.requests = place.requests.saturating_add(1);
        Ok(place)
    }

    fn current(&mut self) -> Result<&mut Current, Wrong> {
        self.game.as_mut().filter(|game| game.result.is_none()).ok_or_else(|| "no game is being played".to_string())
    }

    fn begin(&mut self, occupants: &[Occupant], start: &Secret, rules: u32, at: Time) -> Result<(), Wrong> {
        let before = seats_before(&self.seats, occupants).filter(|seats| seats.len() == self.seats.len());
        let before = before.ok_or("somebody plays who did not sit down")?;
        // What is wrong with a deal is not said, because the message may be logged.
        let board = start::begin_by_rules(rules, &start.0).map_err(|error| error.public().to_string())?;
        if board.game() != self.options.game.0 || board.seats() != self.seats.len() {
            return Err("the start is that of another game".into());
        }
        let old = std::mem::take(&mut self.seats);
        self.seats = before.into_iter().map(|seat| old[seat].at_start(at.service_ms)).collect();
        if self.results.is_empty() {
            self.rated = self.rated && self.all_are_different_people();
        }
        let clock = clock::fresh(&self.options.clock);
        let clocks = clock.map(|clock| Clocks { seats: vec![clock; self.seats.len()], running: None, since_ms: at.service_ms });
        let seed = self.next_seed.take().filter(|_| board.is_dealt() && self.options.start.is_none());
        self.game = Some(Current {
            board,
            rules,
            started_unix_ms: at.unix_ms,
            seed,
            since_ms: at.service_ms,
            clocks,
            result: None,
            ended_ms: 0,
            made: 0,
            lag_budgets: [clock::fresh_lag_budget_ms(&self.options.clock); MAX_SEATS],
        });
        self.stage = Stage::Playing;
        self.offers = Offers::default();
        self.start_clock(at.service_ms);
        Ok(())
    }

    fn all_are_different_people(&self) -> bool {
        let mut people: Vec<_> = self.seats.iter().filter_map(SeatState::person).collect();
        people.sort();
        people.dedup();
        people.len() == self.seats.len()
    }

    /// From `at` on the clock of the seat that decides runs: but not in its first turn where players sit at the board at the same
    /// time, and not for a bot that plays on for somebody.
    fn start_clock(&mut self, at: u64) {
        let rule = self.options.clock;
        let Some(game) = &mut self.game else { return };
        game.since_ms = at;
        let Some(clocks) = &mut game.clocks else { return };
        clocks.since_ms = at;
        let seats = &self.seats;
        let runs = |seat: &Seat| {
            let stands = |place: &SeatState| place.replaced_by.is_some() || place.vacation_until_unix_ms.is_some();
            !seats.get(seat.index()).is_some_and(stands) && (!clock::is_live(&rule) || game.board.turns(*seat) > 0)
        };
        clocks.running = game.board.to_move().filter(runs).filter(|_| game.result.is_none()).map(|seat| seat.0);
    }

    /// Charges the clock that runs for what has passed until `at`, less what is forgiven; wrong if its flag has fallen.
    fn charge(&mut self, until: u64, forgiven_ms: u64) -> Result<u32, Wrong> {
        let rule = self.options.clock;
        let game = self.current()?;
        let took = until.saturating_sub(game.since_ms).saturating_sub(forgiven_ms);
        if let Some(clocks) = &mut game.clocks
            && let Some(seat) = clocks.running
        {
            let clock = &mut clocks.seats[usize::from(seat)];
            *clock = clock::charge(&rule, *clock, took).ok_or_else(|| format!("the time of seat {seat} is up"))?;
        }
        Ok(u32::try_from(took).unwrap_or(u32::MAX))
    }

    /// Charges the clock that runs at last: it shows nothing if its flag has fallen.
    fn stop_clock(&mut self, at: u64) {
        let rule = self.options.clock;
        let Some(game) = &mut self.game else { return };
        let spent = at.saturating_sub(game.since_ms);
        let Some(clocks) = &mut game.clocks else { return };
        if let Some(clock) = clocks.running.take().and_then(|seat| clocks.seats.get_mut(usize::from(seat))) {
            *clock = clock::charge(&rule, *clock, spent).unwrap_or(SeatClock { remaining_ms: 0, periods: 0, in_period: clock.in_period });
            clocks.since_ms = at;
        }
    }

    /// Charges the seat that decides for its move.
    fn charge_move(&mut self, seat: Seat, forgiven_ms: u64, at: u64) -> Result<u32, Wrong> {
        if self.current()?.board.to_move() != Some(seat) {
            return Err(format!("it is not the decision of seat {seat}"));
        }
        self.charge(at, forgiven_ms)
    }

    /// What a move that was played changes besides the position: budgets, clocks, offers.
    fn moved(&mut self, seat: Seat, lag_ms: u32, at: u64) -> Result<(), Wrong> {
        let rule = self.options.clock;
        let is_on_vacation = self.place(seat.0)?.vacation_until_unix_ms.is_some();
        let game = self.current()?;
        game.made = game.made.saturating_add(1);
        let turn_is_over = game.board.to_move() != Some(seat) || game.board.begins_turn();
        let budget = &mut game.lag_budgets[seat.index()];
        *budget = budget.saturating_sub(lag_ms);
        if turn_is_over {
            *budget = clock::refill_lag_budget_ms(&rule, *budget);
        }
        if let Some(clocks) = &mut game.clocks
            && turn_is_over
            && (clocks.running == Some(seat.0) || is_on_vacation)
        {
            let clock = &mut clocks.seats[seat.index()];
            *clock = clock::grant(&rule, *clock);
        }
        self.offers = Offers::default();
        self.start_clock(at);
        Ok(())
    }

    /// Spent time is not given back, but the period and the days start over.
    fn took_back(&mut self, to: usize, at: u64) -> Result<(), Wrong> {
        let rule = self.options.clock;
        self.charge(at, 0)?;
        let game = self.current()?;
        game.board.go_back(to);
        if let Some(clocks) = &mut game.clocks {
            clocks.seats.iter_mut().for_each(|clock| *clock = clock::renew(&rule, *clock));
        }
        self.rated = false;
        self.offers = Offers::default();
        self.start_clock(at);
        Ok(())
    }

    fn replaced(&mut self, seat: u8, bot: &str, at: u64) -> Result<(), Wrong> {
        let place = self.place(seat)?;
        let was_person = place.person().is_some();
        place.replaced_by = Some(bot.to_string());
        place.vacation_until_unix_ms = None;
        if was_person {
            self.left.push(seat);
        }
        self.offers = Offers::default();
        let game = self.current()?;
        // Only the clock of this seat stops; that of another goes on as it was.
        if game.board.to_move() == Some(Seat(seat)) {
            self.stop_clock(at);
            self.start_clock(at);
        }
        Ok(())
    }

    /// The clock of a seat stands still, or goes on. What has run until then is charged; the clocks of others go on as they were.
    fn vacation(&mut self, seat: u8, until_unix_ms: Option<u64>, at: u64) -> Result<(), Wrong> {
        let decides = self.current()?.board.to_move() == Some(Seat(seat));
        if decides {
            self.charge(at, 0)?;
        }
        self.place(seat)?.vacation_until_unix_ms = until_unix_ms;
        if decides {
            self.start_clock(at);
        }
        Ok(())
    }

    /// The clock that runs began later by the time in which nobody served the table.
    fn resumed(&mut self, unserved_ms: u64, at: u64) -> Result<(), Wrong> {
        self.offers = Offers::default();
        let game = self.current()?;
        let later = |since: u64| since.saturating_add(unserved_ms).min(at);
        game.since_ms = later(game.since_ms);
        if let Some(clocks) = &mut game.clocks {
            clocks.since_ms = later(clocks.since_ms);
        }
        Ok(())
    }

    fn ended(&mut self, result: GameResult, next_seed: Option<&Secret>, at: Time) -> Result<(), Wrong> {
        self.stop_clock(at.service_ms);
        let game = self.current()?;
        game.result = Some(result.clone());
        game.ended_ms = at.service_ms;
        self.next_seed = next_seed.map(read_seed).transpose()?;
        self.results.push(result);
        self.offers = Offers::default();
        self.stage = if self.next_seed.is_some() { Stage::Between } else { Stage::Over };
        Ok(())
    }
}

/// Whether an event of this kind can happen at this stage of a table.
fn happens_in(event: &Event, stage: Stage) -> bool {
    match event {
        Event::Opened { .. } => false,
        Event::Sat { .. } | Event::Stood { .. } | Event::Closed => stage == Stage::Waiting,
        Event::Started { .. } => matches!(stage, Stage::Waiting | Stage::Between),
        Event::BecameReady { .. } => stage == Stage::Between,
        Event::RematchOffered { .. } | Event::RematchDeclined { .. } | Event::RematchAgreed { .. } => stage == Stage::Over,
        Event::WentAway { .. } | Event::CameBack { .. } | Event::Said { .. } => true,
        Event::Moved { .. }
        | Event::TurnReset { .. }
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::TakenBack { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::Replaced { .. }
        | Event::Resumed { .. }
        | Event::VacationBegan { .. }
        | Event::VacationEnded { .. }
        | Event::Ended { .. } => stage == Stage::Playing,
    }
}

/// A game against bots or oneself does not count.
fn can_count(offers: &[SeatOffer]) -> bool {
    let own = offers.iter().filter(|offer| **offer == SeatOffer::Me).count();
    own <= 1 && !offers.iter().any(|offer| matches!(offer, SeatOffer::Bot(_)))
}
