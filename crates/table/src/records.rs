//! Records of the games played at a table, in the text format of all games.

use crate::game::Notes;
use crate::state::{Current, Table};
use trilynx_games::record;
use trilynx_protocol::log::{CorruptLog, Entry, Event};
use trilynx_protocol::{Occupant, TableId};

/// How a player is called in a record.
pub type Names<'a> = &'a dyn Fn(&Occupant) -> String;

impl Table {
    /// The record of game `n`, counted from 0, if it is the one being played or the last one played and may be shown: a game that
    /// hides cards only when it is over.
    ///
    /// Earlier games of a match are in the log alone: see [`Table::records`].
    pub fn record(&self, n: usize, names: Names<'_>) -> Option<String> {
        let game = self.game.as_ref()?;
        let number = if game.result.is_some() { self.results.len().checked_sub(1)? } else { self.results.len() };
        (n == number).then(|| self.record_of(game, names)).flatten()
    }

    /// The records of all games of a log, first to last, as far as they may be shown.
    pub fn records(id: TableId, entries: &[Entry], names: Names<'_>) -> Result<Vec<String>, CorruptLog> {
        let mut records = Vec::new();
        let table = Table::replay(id, entries, &mut |table, entry| {
            if matches!(entry.event, Event::Ended { .. }) {
                records.extend(table.game.as_ref().and_then(|game| table.record_of(game, names)));
            }
        })?;
        let going_on = table.game.as_ref().filter(|game| game.result.is_none());
        records.extend(going_on.and_then(|game| table.record_of(game, names)));
        Ok(records)
    }

    fn record_of(&self, game: &Current, names: Names<'_>) -> Option<String> {
        let over = game.result.is_some();
        if game.board.hides_cards() && !over {
            return None;
        }
        let chance = record::Chance {
            commitment: game.seed.as_ref().map(|seed| seed.commitment()),
            seed: game.seed.clone().filter(|_| over),
            words: self.seats.iter().filter(|_| over && game.seed.is_some()).map(|place| place.word.clone()).collect(),
        };
        let mut headers = Vec::new();
        for (seat, place) in self.seats.iter().enumerate() {
            headers.extend(place.occupant.as_ref().map(|occupant| (format!("Seat-{seat}"), names(occupant))));
            headers.extend(place.replaced_by.as_ref().map(|bot| (format!("Replaced-{seat}"), bot.clone())));
        }
        headers.push(("Date".into(), record::date_of(game.started_unix_ms)));
        headers.push(("Table".into(), self.id.to_string()));
        Some(game.board.record(Notes { rules: game.rules, chance, headers, result: game.result.clone() }))
    }
}

/// A file of several records: one after the other, with an empty line between.
pub fn joined(records: &[String]) -> String {
    records.iter().map(|record| format!("{}\n\n", record.trim_end())).collect()
}
