//! Logs of tables that somebody else has kept: whether all of it would have been decided so here.
//!
//! The one thing to know: [`Table::replay`] believes a log, because nobody but the store could have changed it. Here nothing is believed. Every
//! event is asked for again by the input that it must have come from, is decided by the rules, and what comes of it must be what is written.
//! Only which legal move somebody chose is taken from the log.

use crate::decider::{By, Entropy, Input};
use crate::opening::{Bots, Opening};
use crate::state::Table;
use trilynx_games::Seat;
use trilynx_games::chance::Seed;
use trilynx_protocol::log::{CorruptLog, Entry, Event, Secret, StoredEndedBy};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Command, Occupant, PersonId, SeatOffer, TableId};

/// Holds what happens against what is written.
struct Comparison<'a> {
    entries: &'a [Entry],
    /// How many events have happened again.
    heard: usize,
    /// The first that was another.
    other: Option<u32>,
}

impl Comparison<'_> {
    fn on_entry(&mut self, entry: &Entry) {
        if self.other.is_none() && self.entries.get(self.heard) != Some(entry) {
            self.other = Some(entry.version);
        }
        self.heard += 1;
    }

    fn damage(&self, what: &str) -> CorruptLog {
        CorruptLog { version: self.other.unwrap_or(self.heard as u32 + 1), what: what.to_owned() }
    }
}

impl Table {
    /// Checks the log of a table at which one person has played, alone against bots or on all seats, until it is over. Returns how many of the
    /// events that took: what came after the last game may follow them, and is not looked at.
    pub fn verify_alone(id: TableId, entries: &[Entry], person: PersonId, bots: Bots) -> Result<usize, CorruptLog> {
        let damage = |what: &str| CorruptLog { version: 1, what: what.to_owned() };
        let first = entries.first().ok_or_else(|| damage("there is none"))?;
        let (opening, seed) =
            opening(&first.event, person).ok_or_else(|| damage("it is not opened by one person for bots and themselves"))?;
        let mut said = Comparison { entries, heard: 0, other: None };
        let given = Entropy { seed, table: id, bots };
        let opened = Table::open(id, first.at, opening, &given, &mut |_, entry| said.on_entry(entry));
        let mut table = opened.map_err(|refused| damage(&format!("{refused:?}")))?;
        while table.stage != Stage::Over {
            if said.other.is_some() {
                return Err(said.damage("something else would have happened"));
            }
            let entry = entries.get(said.heard).ok_or_else(|| said.damage("the table is not over"))?;
            let given = Entropy { seed: next_seed(&entries[said.heard..]), table: id, bots };
            let before = said.heard;
            for (by, input) in inputs(&table, &entry.event, person) {
                // An input that is refused changes nothing, and another may have been meant.
                let _refused = table.apply(entry.at, &given, by, input, &mut |_, entry| said.on_entry(entry));
                if said.heard > before {
                    break;
                }
            }
            if said.heard == before {
                return Err(said.damage("nobody could have brought it about"));
            }
        }
        if said.other.is_some() { Err(said.damage("something else would have happened")) } else { Ok(said.heard) }
    }
}

/// How the table was opened, and by which chance; nothing if somebody else is needed.
fn opening(event: &Event, person: PersonId) -> Option<(Opening, Seed)> {
    let Event::Opened { options, by, offers, seed, rematch_of, tournament: None } = event else { return None };
    let offers: Vec<SeatOffer> = offers.iter().cloned().map(Into::into).collect();
    let occupants: Option<Vec<Option<Occupant>>> = offers
        .iter()
        .map(|offer| match offer {
            SeatOffer::Me => Some(Some(Occupant::Person(person))),
            SeatOffer::For(other) if *other == person => Some(Some(Occupant::Person(person))),
            SeatOffer::Bot(bot) => Some(Some(Occupant::Bot(bot.clone()))),
            SeatOffer::Open | SeatOffer::For(_) => None,
        })
        .collect();
    let alone = *by == person && !options.rated && offers.iter().any(|offer| !matches!(offer, SeatOffer::Bot(_)));
    let (occupants, seed) = (occupants.filter(|_| alone)?, seed.0.parse().ok()?);
    // A guest's table never counts.
    Some((Opening { options: options.clone().into(), by: person, offers, occupants, rematch_of: *rematch_of, guest: true }, seed))
}

/// The seed of the next game of a match, which the end of a game brings: right here, or after the move that ended it.
fn next_seed(entries: &[Entry]) -> Seed {
    let seed = entries.iter().take(2).find_map(|entry| match &entry.event {
        Event::Ended { next_seed: Some(Secret(seed)), .. } => seed.parse().ok(),
        _ => None,
    });
    seed.unwrap_or(Seed([0; 64]))
}

/// What may have been asked when this happened first, the likeliest first. What happens without an input follows another event.
fn inputs(table: &Table, event: &Event, person: PersonId) -> Vec<(By, Input)> {
    let asks_with = |seat: u8, lag_ms: u32, held_ms: u32, command: Command| {
        (By::Person { id: person, seat: Some(Seat(seat)), lag_ms, held_ms, guest: true }, Input::Asked(command))
    };
    let asks = |seat: u8, command: Command| asks_with(seat, 0, 0, command);
    let bot_at = |seat: u8| table.seats.get(usize::from(seat)).is_some_and(|place| place.bot().is_some());
    let tick = (By::Server, Input::Tick);
    let fails = |seat: u8| (By::Server, Input::BotFailed(Seat(seat)));
    let own = table.seat_of(person).next().map_or(0, |seat| seat.0);
    let all = || 0..table.seats.len() as u8;
    match event {
        Event::Moved { seat, text, lag_ms, held_ms } => {
            let play = Command::Play { text: text.clone(), number: table.moves_played() };
            vec![if bot_at(*seat) { (By::Bot(Seat(*seat)), Input::Asked(play)) } else { asks_with(*seat, *lag_ms, *held_ms, play) }]
        }
        Event::TurnReset { seat, .. } => vec![asks(*seat, Command::ResetTurn)],
        // Bots always agree, and nobody else is there.
        Event::TakenBack { to } => vec![asks(own, Command::AskTakeback { to: *to })],
        Event::DrawOffered { seat } => vec![asks(*seat, Command::OfferDraw)],
        Event::DrawDeclined { seat } => vec![asks(*seat, Command::AnswerDraw { accept: false })],
        Event::Replaced { seat, .. } if bot_at(*seat) => vec![fails(*seat), tick],
        Event::Replaced { seat, .. } => vec![asks(*seat, Command::Resign), tick],
        Event::BecameReady { seat } => vec![asks(*seat, Command::Ready)],
        // The pause between two games is over.
        Event::Started { .. } => vec![tick],
        Event::Said { text, .. } => vec![asks(own, Command::Say { text: text.clone() })],
        Event::Ended { result, .. } => match result.by {
            StoredEndedBy::Rules => Vec::new(),
            StoredEndedBy::Time => vec![tick],
            StoredEndedBy::Agreement => all().map(|seat| asks(seat, Command::AnswerDraw { accept: true })).collect(),
            StoredEndedBy::Resignation => {
                all().filter(|seat| !result.winners.contains(seat)).map(|seat| asks(seat, Command::Resign)).collect()
            }
            StoredEndedBy::Abort => [asks(own, Command::Abort), tick].into_iter().chain(all().map(fails)).collect(),
            StoredEndedBy::Absence => all().filter(|seat| !result.winners.contains(seat)).map(fails).collect(),
        },
        Event::Opened { .. }
        | Event::Sat { .. }
        | Event::Stood { .. }
        | Event::Closed
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::WentAway { .. }
        | Event::CameBack { .. }
        | Event::Resumed { .. }
        | Event::VacationBegan { .. }
        | Event::VacationEnded { .. }
        | Event::RematchOffered { .. }
        | Event::RematchDeclined { .. }
        | Event::RematchAgreed { .. } => Vec::new(),
    }
}
