//! The game that somebody wants to go through or have judged: of a table, of a record, or one that is only thought of.

use trilynx_games::chance::Seed;
use trilynx_protocol::Refused;
use trilynx_protocol::http::{MOST_STUDIED_MOVES, StudyStart};
use trilynx_protocol::log::Entry;
use trilynx_protocol::wire::Error;
use trilynx_table::{Called, Replay};

/// Why there is no replay of a game.
pub enum ReplayError {
    /// What was asked for cannot be.
    Refused(Refused),
    /// There is no such game.
    NotFound,
    /// The log of the table is damaged: somebody else's mistake.
    CorruptLog(String),
}

impl From<Refused> for ReplayError {
    fn from(refused: Refused) -> ReplayError {
        ReplayError::Refused(refused)
    }
}

/// The log of the table that a study starts from, and how its players are called.
#[derive(Clone, Copy)]
pub struct TableLog<'a> {
    /// Everything that happened.
    pub entries: &'a [Entry],
    /// The names of its players.
    pub called: Called<'a>,
}

/// Refuses more moves than can be added to a game.
pub fn check_moves(moves: &[String]) -> Result<(), Error> {
    let limit = MOST_STUDIED_MOVES;
    if moves.len() > limit { Err(Error::TooLarge { what: "moves".to_owned(), limit: limit as u32 }) } else { Ok(()) }
}

/// The replay of the game that a study starts from. `log` is needed where that is a table's; a new game is dealt from the seed.
pub fn replay(start: &StudyStart, log: Option<TableLog<'_>>, seed: &Seed) -> Result<Replay, ReplayError> {
    match start {
        StudyStart::Game { game, variant, players, position: Some(line) } => {
            Ok(Replay::from_line(game.0, variant.as_deref(), *players, line)?)
        }
        StudyStart::Game { game, variant, players, position: None } => Ok(Replay::dealt(game.0, variant.as_deref(), *players, seed)?),
        StudyStart::Record { record, game } => Ok(Replay::from_record(record, game.unwrap_or(0).into())?),
        StudyStart::Table { table, game } => {
            let Some(TableLog { entries, called }) = log else { return Err(ReplayError::NotFound) };
            let replay = Replay::of_table(*table, entries, game.map(usize::from), called);
            replay.map_err(|damaged| ReplayError::CorruptLog(format!("table {table}: {damaged}")))?.ok_or(ReplayError::NotFound)
        }
    }
}
