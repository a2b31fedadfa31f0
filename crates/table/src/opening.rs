//! Opening a table: what a stranger wants is checked once, here.

use crate::clock;
use crate::decider::{Decider, Entropy};
use crate::start;
use crate::state::Table;
use trilynx_games::GameId;
use trilynx_protocol::log::{Entry, Event, Secret};
use trilynx_protocol::options::Order;
use trilynx_protocol::{Occupant, Options, PersonId, Refused, SeatOffer, TableId, Time, TournamentId};

/// The most rounds of a match: fifty games with five players, whose moves together are fewer than the events a table hears.
pub const MAX_ROUNDS: u16 = 10;

/// The bots of each game: names with a line about each, from weak to strong. A function, so that a table knows the bots without
/// depending on them.
///
/// The strongest plays on for a person who is gone for good, the weakest, which always answers, for a bot that failed.
pub type Bots = fn(GameId) -> &'static [(&'static str, &'static str)];

/// What a table is opened with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// What is agreed on. Not trusted.
    pub options: Options,
    /// Who opens it.
    pub by: PersonId,
    /// What the opener wants for each seat, as many as play.
    pub offers: Vec<SeatOffer>,
    /// Who is seated at once, after a pairing or a rematch. Either one a seat or none at all.
    pub occupants: Vec<Option<Occupant>>,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Whether the opener has no account. Guests play no rated games.
    pub guest: bool,
}

fn wrong(field: &str, message: impl Into<String>) -> Refused {
    Refused::Options { field: field.into(), message: message.into() }
}

impl Opening {
    fn check(&self, bots: Bots) -> Result<(), Refused> {
        let Opening { options, offers, occupants, .. } = self;
        let game = options.game.0;
        start::check_options(options)?;
        clock::check(&options.clock)?;
        if options.rated && self.guest {
            return Err(Refused::NeedsAccount);
        }
        if !(1..=MAX_ROUNDS).contains(&options.rounds) {
            return Err(wrong("rounds", format!("{} rounds, but there must be 1 to {MAX_ROUNDS}", options.rounds)));
        }
        if options.rounds > 1 && !game.has_matches() {
            let with_matches: Vec<&str> = GameId::ALL.iter().filter(|game| game.has_matches()).map(|game| game.name()).collect();
            return Err(wrong("rounds", format!("matches are for {}, not for {game}", with_matches.join(", "))));
        }
        let players = usize::from(options.players);
        if offers.len() != players || !(occupants.is_empty() || occupants.len() == players) {
            return Err(wrong("offers", format!("{players} play, so there must be {players} seats")));
        }
        let offered = offers.iter().filter_map(|offer| if let SeatOffer::Bot(bot) = offer { Some(bot) } else { None });
        let seated = occupants.iter().flatten().filter_map(|who| if let Occupant::Bot(bot) = who { Some(bot) } else { None });
        offered.chain(seated).try_for_each(|bot| must_exist(bots, game, bot))
    }
}

pub(crate) fn must_exist(bots: Bots, game: GameId, bot: &str) -> Result<(), Refused> {
    if bots(game).iter().any(|(name, _)| *name == bot) { Ok(()) } else { Err(Refused::NoSuchBot) }
}

/// Whether a table could be opened with these options, for anybody.
pub fn check_options(options: &Options) -> Result<(), Refused> {
    start::check_options(options)?;
    clock::check(&options.clock)
}

impl Table {
    /// Opens a table. The opener and the bots that were asked for sit down, and if no seat is left open the game starts.
    pub fn open(
        id: TableId,
        now: Time,
        opening: Opening,
        given: &Entropy,
        on_entry: &mut dyn FnMut(&Table, &Entry),
    ) -> Result<Table, Refused> {
        Table::open_for(None, id, now, opening, given, on_entry)
    }

    /// Opens a table for a tournament: its game is not broken off by those who play, and who is late for a first turn loses.
    pub fn open_for(
        tournament: Option<TournamentId>,
        id: TableId,
        now: Time,
        opening: Opening,
        given: &Entropy,
        on_entry: &mut dyn FnMut(&Table, &Entry),
    ) -> Result<Table, Refused> {
        opening.check(given.bots)?;
        let Opening { mut options, by, offers, mut occupants, rematch_of, guest: _ } = opening;
        // As we write it ourselves: whatever a stranger put around it takes no room anywhere.
        options.start = options.start.map(|line| start::begin(&line).map_or(line, |board| board.start()));
        occupants.resize(offers.len(), None);
        let sitting = offers.iter().zip(occupants).map(|(offer, occupant)| match (occupant, offer) {
            (Some(occupant), _) => Some(occupant),
            (None, SeatOffer::Me) => Some(Occupant::Person(by)),
            (None, SeatOffer::Bot(bot)) => Some(Occupant::Bot(bot.clone())),
            (None, SeatOffer::Open | SeatOffer::For(_)) => None,
        });
        let sitting: Vec<_> = sitting.collect();
        let offers = offers.into_iter().map(Into::into).collect();
        let event = Event::Opened { options: options.into(), by, offers, seed: Secret(given.seed.to_string()), rematch_of, tournament };
        let entry = Entry { version: 1, at: now, event };
        let mut table = Table::opened_by(id, &entry).unwrap_or_else(|damaged| unreachable!("the opening was checked: {damaged}"));
        on_entry(&table, &entry);
        let mut decider = Decider { table: &mut table, now, given, on_entry };
        for (seat, occupant) in sitting.into_iter().enumerate() {
            if let Some(occupant) = occupant {
                decider.emit(Event::Sat { seat: seat as u8, occupant: occupant.into(), word: None });
            }
        }
        decider.start_if_complete();
        Ok(table)
    }

    /// How to open the table of a rematch: the same people and bots, everybody one seat further, so that another one begins. Seats that were
    /// drawn once are not drawn again: who had the worse end of the draw has the better one now.
    pub fn rematch_opening(&self) -> Opening {
        let mut players: Vec<Option<Occupant>> = self
            .seats
            .iter()
            .map(|place| place.bot().map(|bot| Occupant::Bot(bot.to_string())).or_else(|| place.occupant.clone()))
            .collect();
        players.rotate_left(1);
        let offer = |player: &Option<Occupant>| match player {
            Some(Occupant::Person(id)) => SeatOffer::For(*id),
            Some(Occupant::Bot(bot)) => SeatOffer::Bot(bot.clone()),
            None => SeatOffer::Open,
        };
        let offers = players.iter().map(offer).collect();
        let options = Options { order: Order::Fixed, ..self.options.clone() };
        Opening { options, by: self.opener, offers, occupants: players, rematch_of: Some(self.id), guest: false }
    }
}
