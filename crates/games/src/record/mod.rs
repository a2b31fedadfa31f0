//! Records: one text format for all games. A record holds everything needed to replay a game for ever.
//!
//! ```text
//! record   = { header newline } newline { line newline } ;
//! header   = key ": " value ;                 the first is "Trilynx-Record: 1"
//! line     = number "." { " " move } ;        ten moves a line; the number is that of the line's first move
//! ```
//!
//! Headers with a meaning: `Start` (a deal or set-up, see [`crate::header`]), `Rules` (version), `Result`, and for a deal that
//! can be verified `Commitment`, `Seed` and the players' `Word-0`, `Word-1` …. All others (`Seat-0`, `Date` …) are kept in
//! their order. `Result` is one of
//!
//! ```text
//! *                               the game goes on, or was broken off
//! winners=0 scores=3,1            it ended by its rules; `-` for nobody or nothing
//! winners=1 by=resignation        or: time, agreement, absence, illegal, fault
//! ```
//!
//! The one thing to know: a [`Record`] that was read has been replayed. A damaged one is an error with line and move.

pub(crate) mod boardspace;
mod ending;
mod error;
mod find;
mod proof;
mod sheet;
#[cfg(test)]
mod tests;

pub use ending::{EndedBy, Ending};
pub(crate) use error::TOO_LONG;
pub use error::{Fault, RecordError, Why};
pub use find::{Found, find_records, game_of, split_records};
pub use proof::{DealFault, DealProof};

use crate::chance::{Commitment, Seed};
use crate::game::Game;
use crate::header::Start;
use alloc::{string::String, string::ToString, vec::Vec};
use core::fmt;
use sheet::Sheet;

/// The version of the format that is written.
const FORMAT: &str = "1";
/// The first line of every record.
const FIRST_KEY: &str = "Trilynx-Record";
/// No record is longer than this, however it was made.
pub const MAX_BYTES: usize = 256 * 1024;
const MAX_HEADERS: usize = 100;
const MOVES_A_LINE: usize = 10;

/// A game that was played, wholly or in part, and can be replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Where it started.
    pub start: Start<G>,
    /// The version of the game's rules it was played by.
    pub rules: u32,
    /// What makes the deal verifiable.
    pub chance: Chance,
    /// Everything else that was noted, in order: names, dates, places.
    pub headers: Vec<(String, String)>,
    /// The decisions, first to last. Legal, each in its turn.
    pub moves: Vec<G::Move>,
    /// How it ended.
    pub ending: Ending,
}

/// The parts of commit and reveal that a record has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chance {
    /// Published before the deal.
    pub commitment: Option<Commitment>,
    /// Revealed after the game.
    pub seed: Option<Seed>,
    /// What the players added, by seat; a seat that added nothing has an empty word. Single lines.
    pub words: Vec<String>,
}

impl<G: Game> Record<G> {
    /// A record of `moves` that were just played from `start`; its ending is what they lead to.
    pub fn new(start: Start<G>, moves: Vec<G::Move>) -> Result<Record<G>, (usize, G::IllegalMove)> {
        let mut state = start.state();
        for (n, chosen) in moves.iter().enumerate() {
            state.play(*chosen).map_err(|refusal| (n, refusal))?;
        }
        let ending = state.status().outcome().map_or(Ending::Open, Ending::ByRules);
        Ok(Record { start, rules: G::RULES_VERSION, chance: Chance::default(), headers: Vec::new(), moves, ending })
    }

    /// The first header of this key.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The position after all moves.
    pub fn end(&self) -> G {
        let mut state = self.start.state();
        self.moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        state
    }

    /// Reads one record and replays it.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let sheet = Sheet::read(text)?;
        let (start, state) = sheet.start::<G>()?;
        let rules = sheet.rules(G::RULES_VERSION)?;
        let moves = sheet.moves(state.clone())?;
        let ending = sheet.ending(&start, &moves)?;
        let mut record = Record { start, rules, chance: sheet.chance()?, headers: Vec::new(), moves, ending };
        record.headers = sheet.other_headers().collect();
        Ok(record)
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_KEY}: {FORMAT}\nStart: {}\nRules: {}", self.start, self.rules)?;
        if let Some(commitment) = &self.chance.commitment {
            writeln!(f, "Commitment: {commitment}")?;
        }
        if let Some(seed) = &self.chance.seed {
            writeln!(f, "Seed: {seed}")?;
        }
        for (seat, word) in self.chance.words.iter().enumerate() {
            writeln!(f, "Word-{seat}: {}", one_line(word))?;
        }
        for (key, value) in &self.headers {
            writeln!(f, "{key}: {}", one_line(value))?;
        }
        writeln!(f, "Result: {}\n", self.ending)?;
        for (n, moves) in self.moves.chunks(MOVES_A_LINE).enumerate() {
            write!(f, "{}.", n * MOVES_A_LINE + 1)?;
            moves.iter().try_for_each(|chosen| write!(f, " {chosen}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The day of a time by the calendar, in UTC: `2026-02-28`.
pub fn date_of(unix_ms: u64) -> String {
    // Years are counted from the first of March, so that the leap day is the last of its year: 146 097 days are 400 years.
    let days = unix_ms / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    alloc::format!("{year:04}-{month:02}-{day:02}")
}

/// Headers are single lines. Text of a stranger in one cannot break the record.
pub(crate) fn one_line(value: &str) -> String {
    value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_string()
}

/// Reads a word as a move and plays it.
pub(crate) fn play_word<G: Game>(state: &mut G, word: &str) -> Result<G::Move, Fault> {
    let chosen: G::Move = word.parse().map_err(Fault::Parse)?;
    state.play(chosen).map_err(|refusal| Fault::Rule { text: word.to_string(), why: Why::of(&refusal) })?;
    Ok(chosen)
}
