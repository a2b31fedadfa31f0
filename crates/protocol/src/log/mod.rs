//! What happened at a table, whole: the durable log. For the store alone; it holds seeds and dealt cards.
//!
//! The one thing to know: nothing here is ever sent, and nothing here is made of types that are. What a viewer hears of an event is a
//! [`crate::wire::ViewEvent`]; what a client asks with and is shown can change without changing how an old log reads. Only ids, times and the
//! names of games are the same in both.

mod plan;
mod snapshot;
mod stored;
#[cfg(test)]
mod tests;
mod tournament;

pub use plan::StoredPlan;
pub use snapshot::{GameSnapshot, SeatSnapshot, Snapshot};
pub use stored::*;
pub use tournament::{StoredTournament, TournamentEntry, TournamentEvent};

use crate::clock::Time;
use crate::id::{PersonId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

/// One line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Counted from 1, without gaps: the table's version after this event.
    pub version: u32,
    /// The time.
    pub at: Time,
    /// The event.
    pub event: Event,
}

/// A log that no table or tournament has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorruptLog {
    /// The version of the event that cannot have happened; that of the snapshot if it is at fault.
    pub version: u32,
    /// What is wrong with it.
    pub what: String,
}

impl std::fmt::Display for CorruptLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "event {} of the log cannot have happened: {}", self.version, self.what)
    }
}

impl std::error::Error for CorruptLog {}

/// A seed as text. Its `Debug` shows nothing, so that it stays out of logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened. Always the first.
    Opened {
        /// What is agreed on.
        options: StoredOptions,
        /// Who opened it.
        by: PersonId,
        /// What the opener wants for each seat.
        offers: Vec<StoredSeatOffer>,
        /// The seed of the first game, 128 hexadecimal digits. Its commitment is public from here on.
        seed: Secret,
        /// The table this is a rematch of.
        rematch_of: Option<TableId>,
        /// The tournament it is played for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentId>,
    },
    /// Somebody sat down.
    Sat {
        /// The seat, counted from 0.
        seat: u8,
        /// The person or the bot.
        occupant: StoredOccupant,
        /// What they add to the seed.
        word: Option<String>,
    },
    /// Somebody stood up again.
    Stood {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// The table was given up before a game was played.
    Closed,
    /// A game began.
    Started {
        /// Who plays which seat, drawn or as they sat.
        occupants: Vec<StoredOccupant>,
        /// The deal or position it starts from, complete, as one line of text.
        start: Secret,
        /// The version of the game's rules.
        rules: u32,
    },
    /// A move was played.
    Moved {
        /// Who decided.
        seat: u8,
        /// The move.
        text: String,
        /// How much of the time since the last event is forgiven the seat for its connection, in milliseconds. Taken from its lag budget.
        lag_ms: u32,
        /// How long the server had the move before it came to decide on it, in milliseconds. Not charged either, and no budget pays for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        held_ms: u32,
    },
    /// An unfinished turn was restarted.
    TurnReset {
        /// The seat whose turn it was.
        seat: u8,
        /// How many moves remain.
        to: u32,
    },
    /// Somebody asks to go back.
    TakebackAsked {
        /// The seat, counted from 0.
        seat: u8,
        /// How many moves remain.
        to: u32,
    },
    /// Somebody agrees to go back, but others have still to answer.
    TakebackAgreed {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Somebody does not agree, or the asker thought better of it.
    TakebackDeclined {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Everybody agreed, and the moves were taken back. The game no longer counts.
    TakenBack {
        /// How many moves remain.
        to: u32,
    },
    /// A draw was offered.
    DrawOffered {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// The offer was declined.
    DrawDeclined {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// A player is not there any more.
    WentAway {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// A player is there again.
    CameBack {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// A player is gone for good, and a bot plays on.
    Replaced {
        /// Whose seat.
        seat: u8,
        /// The bot's name.
        bot: String,
    },
    /// The game is over.
    Ended {
        /// The result.
        result: StoredResult,
        /// The seed of the next game of the match, if there is one.
        next_seed: Option<Secret>,
    },
    /// Somebody is ready for the next game of the match.
    BecameReady {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Somebody wants another game.
    RematchOffered {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Somebody does not.
    RematchDeclined {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Everybody wants another game: it is played at another table.
    RematchAgreed {
        /// The table's id.
        table: TableId,
    },
    /// The table is served again after nobody served it for a while, which is not charged to the clock that runs. What was offered is off
    /// the table.
    Resumed {
        /// For how long nobody did, in milliseconds.
        unserved_ms: u64,
    },
    /// A player goes on vacation, or stays longer: their clock stands still on their turns.
    VacationBegan {
        /// The seat, counted from 0.
        seat: u8,
        /// Until when, as a Unix time in milliseconds, as planned.
        until_unix_ms: u64,
    },
    /// Their vacation is over: on their turn the clock goes on.
    VacationEnded {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Somebody said something.
    Said {
        /// The person who did it.
        by: PersonId,
        /// Who can read it.
        room: StoredRoom,
        /// The text.
        text: String,
    },
}

impl Event {
    /// Whether somebody may sit elsewhere after it.
    pub fn changes_seats(&self) -> bool {
        matches!(self, Event::Sat { .. } | Event::Stood { .. } | Event::Started { .. } | Event::Replaced { .. })
    }

    /// Whether a bot that thinks about the position before thinks in vain.
    pub fn changes_position(&self) -> bool {
        matches!(
            self,
            Event::Started { .. }
                | Event::Moved { .. }
                | Event::TurnReset { .. }
                | Event::TakenBack { .. }
                | Event::Replaced { .. }
                | Event::Ended { .. }
        )
    }

    /// The people it speaks of.
    pub fn people(&self) -> Vec<PersonId> {
        let person = |occupant: &StoredOccupant| match occupant {
            StoredOccupant::Person(person) => Some(*person),
            StoredOccupant::Bot(_) => None,
        };
        match self {
            Event::Sat { occupant, .. } => person(occupant).into_iter().collect(),
            Event::Started { occupants, .. } => occupants.iter().filter_map(person).collect(),
            Event::Said { by, .. } => vec![*by],
            _ => Vec::new(),
        }
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
