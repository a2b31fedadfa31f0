//! Which tables of the lobby an engine sits down at, and which challenges it takes.

#[cfg(test)]
mod tests;

use crate::Failure;
use trilynx_games::GameId;
use trilynx_protocol::http::Challenge;
use trilynx_protocol::wire::{Stage, TableLine};
use trilynx_protocol::{ClockRule, Occupant, Options, PersonId, SeatOffer};

/// Kinds of clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum ClockKind {
    None,
    Fischer,
    Byoyomi,
    Correspondence,
}

/// Whether results count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Ratedness {
    Any,
    Only,
    Never,
}

/// What is asked of a table.
#[derive(Debug)]
pub struct Rules {
    /// Game and variant; every variant where none is named. Every game if there are none.
    games: Vec<(GameId, Option<String>)>,
    clocks: Vec<ClockKind>,
    rated: Ratedness,
    open: bool,
    with: Vec<String>,
    without: Vec<String>,
}

impl Rules {
    pub fn new(
        games: &[String],
        clocks: &[ClockKind],
        rated: Ratedness,
        open: bool,
        with: &[String],
        without: &[String],
    ) -> Result<Rules, Failure> {
        let read = |text: &String| {
            let (name, variant) = text.split_once('/').map_or((text.as_str(), None), |(name, variant)| (name, Some(variant)));
            let game = GameId::from_name(name).filter(|game| variant.is_none_or(|variant| game.variants().contains(&variant)));
            let unknown = || Failure::Said(format!("there is no game \"{text}\": the games are {}", GameId::list()));
            Ok::<_, Failure>((game.ok_or_else(unknown)?, variant.map(ToOwned::to_owned)))
        };
        let games = games.iter().map(read).collect::<Result<_, _>>()?;
        let lower = |names: &[String]| names.iter().map(|name| name.to_lowercase()).collect();
        Ok(Rules { games, clocks: clocks.to_vec(), rated, open, with: lower(with), without: lower(without) })
    }

    /// Whether to sit down there.
    pub fn wants(&self, line: &TableLine, me: PersonId) -> bool {
        line.stage == Stage::Waiting && self.dislikes(&line.options).is_none() && self.has_seat(line, me) && self.likes_company(line, me)
    }

    /// Why a challenge is declined, in a word; nothing where it is taken. Its seat is kept for us, so nothing need be open to everybody.
    pub fn declines(&self, challenge: &Challenge) -> Option<&'static str> {
        let likes = self.likes(std::slice::from_ref(&challenge.challenger_name));
        self.dislikes(&challenge.options).or((!likes).then_some("the opponent"))
    }

    /// What of a game is not asked for.
    fn dislikes(&self, options: &Options) -> Option<&'static str> {
        let is_game = |(game, variant): &(GameId, Option<String>)| {
            options.game.0 == *game && variant.as_ref().is_none_or(|variant| *variant == options.variant)
        };
        let is_clock = self.clocks.is_empty() || self.clocks.contains(&kind(options.clock));
        let is_rated = match self.rated {
            Ratedness::Any => true,
            Ratedness::Only => options.rated,
            Ratedness::Never => !options.rated,
        };
        match () {
            () if !self.games.is_empty() && !self.games.iter().any(is_game) => Some("the game"),
            () if !is_clock => Some("the clock"),
            () if !is_rated => Some("whether it is rated"),
            () => None,
        }
    }

    /// Whether a seat is free and for us, and none of them is ours already.
    fn has_seat(&self, line: &TableLine, me: PersonId) -> bool {
        let sits = line.seats.iter().any(|seat| seat.occupant == Some(Occupant::Person(me)));
        let is_for_us = |offer: &SeatOffer| match offer {
            SeatOffer::For(person) => *person == me,
            SeatOffer::Open => self.open,
            SeatOffer::Me | SeatOffer::Bot(_) => false,
        };
        !sits && line.offers.iter().zip(&line.seats).any(|(offer, seat)| seat.occupant.is_none() && is_for_us(offer))
    }

    fn likes_company(&self, line: &TableLine, me: PersonId) -> bool {
        let is_other = |occupant: &Option<Occupant>| matches!(occupant, Some(Occupant::Person(person)) if *person != me);
        let names = line.seats.iter().filter(|seat| is_other(&seat.occupant)).filter_map(|seat| seat.name.clone());
        self.likes(&names.collect::<Vec<_>>())
    }

    fn likes(&self, names: &[String]) -> bool {
        let names: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
        let is_wanted = self.with.is_empty() || names.iter().any(|name| self.with.contains(name));
        is_wanted && !names.iter().any(|name| self.without.contains(name))
    }
}

fn kind(clock: ClockRule) -> ClockKind {
    match clock {
        ClockRule::None => ClockKind::None,
        ClockRule::Fischer { .. } => ClockKind::Fischer,
        ClockRule::Byoyomi { .. } => ClockKind::Byoyomi,
        ClockRule::Correspondence { .. } => ClockKind::Correspondence,
    }
}
