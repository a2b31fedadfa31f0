//! Which tables of the lobby an engine sits down at.

use crate::Failure;
use trilynx_games::GameId;
use trilynx_protocol::wire::{Stage, TableLine};
use trilynx_protocol::{ClockRule, Occupant, PersonId, SeatOffer};

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
        let options = &line.options;
        let is_game = |(game, variant): &(GameId, Option<String>)| {
            options.game.0 == *game && variant.as_ref().is_none_or(|variant| *variant == options.variant)
        };
        let is_clock = self.clocks.is_empty() || self.clocks.contains(&kind(options.clock));
        let is_rated = match self.rated {
            Ratedness::Any => true,
            Ratedness::Only => options.rated,
            Ratedness::Never => !options.rated,
        };
        line.stage == Stage::Waiting
            && (self.games.is_empty() || self.games.iter().any(is_game))
            && is_clock
            && is_rated
            && self.has_seat(line, me)
            && self.likes_company(line, me)
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
        let names = line.seats.iter().filter(|seat| is_other(&seat.occupant)).filter_map(|seat| Some(seat.name.as_ref()?.to_lowercase()));
        let names: Vec<String> = names.collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn me() -> PersonId {
        PersonId::from_random([7; 16])
    }

    /// A table of Ann with a second seat that is offered like this.
    fn table(options: &str, offer: &SeatOffer) -> TableLine {
        let ann = PersonId::from_random([1; 16]);
        let line = serde_json::json!({
            "id": "aaaaaaaaaaaa", "from_position": false, "stage": "waiting", "moves": 0, "result": null, "opened_unix_ms": 0,
            "options": serde_json::from_str::<serde_json::Value>(options).expect("JSON"),
            "offers": ["me", offer],
            "seats": [{ "occupant": { "person": ann }, "name": "Ann", "rating": null }, { "occupant": null, "name": null, "rating": null }],
        });
        serde_json::from_value(line).expect("a line")
    }

    #[test]
    fn every_rule_is_asked() {
        let text = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let rules = |games: &[&str], clocks: &[ClockKind], rated, open, with: &[&str], without: &[&str]| {
            Rules::new(&text(games), clocks, rated, open, &text(with), &text(without)).unwrap_or_else(|_| panic!("{games:?}"))
        };
        let blitz = r#"{"game":"yinsh","variant":"blitz","players":2,"clock":{"kind":"fischer","initial_s":60,"increment_s":1}}"#;
        let challenge = table(blitz, &SeatOffer::For(me()));
        for (rules, is_wanted) in [
            (rules(&[], &[], Ratedness::Any, false, &[], &[]), true),
            (rules(&["yinsh"], &[ClockKind::Fischer], Ratedness::Never, false, &["ANN"], &["Bob"]), true),
            (rules(&["lyngk", "yinsh/blitz"], &[], Ratedness::Any, false, &[], &[]), true),
            (rules(&["lyngk"], &[], Ratedness::Any, false, &[], &[]), false),
            (rules(&["yinsh/standard"], &[], Ratedness::Any, false, &[], &[]), false),
            (rules(&[], &[ClockKind::None, ClockKind::Byoyomi], Ratedness::Any, false, &[], &[]), false),
            (rules(&[], &[], Ratedness::Only, false, &[], &[]), false),
            (rules(&[], &[], Ratedness::Any, false, &["Bob"], &[]), false),
            (rules(&[], &[], Ratedness::Any, false, &[], &["ann"]), false),
        ] {
            assert_eq!(rules.wants(&challenge, me()), is_wanted, "{rules:?}");
        }
        let open = table(blitz, &SeatOffer::Open);
        assert!(!rules(&[], &[], Ratedness::Any, false, &[], &[]).wants(&open, me()));
        let takes_all = rules(&[], &[], Ratedness::Any, true, &[], &[]);
        assert!(takes_all.wants(&open, me()));
        assert!(!takes_all.wants(&table(blitz, &SeatOffer::For(PersonId::from_random([9; 16]))), me()));
        assert!(!takes_all.wants(&open, PersonId::from_random([1; 16])), "nobody plays against themselves");
        assert!(!takes_all.wants(&TableLine { stage: Stage::Playing, ..open }, me()));
        assert!(Rules::new(&text(&["chess"]), &[], Ratedness::Any, true, &[], &[]).is_err());
        assert!(Rules::new(&text(&["yinsh/fast"]), &[], Ratedness::Any, true, &[], &[]).is_err());
    }
}
