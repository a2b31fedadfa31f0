//! What happened in a tournament: its durable log. It holds the seed of the lots, so it is never sent.
//!
//! The one thing to know: pairings stand in it as they were decided, with their reasons. A later release may pair in another way, and an old
//! log still reads as it was.

use super::stored::convert;
use super::{Secret, StoredOccupant, StoredOptions};
use crate::clock::Time;
use crate::id::{PersonId, SeriesId, TableId};
use crate::tournament::{Admission, FillIns, Format, GameNumber, GameOutcome, PairedBye, PairedGame, PlayerNumber, TournamentSettings};
use serde::{Deserialize, Serialize};

/// One line of a tournament's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TournamentEntry {
    /// Counted from 1, without gaps: the tournament's version after this event.
    pub version: u32,
    /// The time at which it was decided.
    pub at: Time,
    /// What happened.
    pub event: TournamentEvent,
}

/// [`TournamentSettings`] as they are stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields mean what those of TournamentSettings mean")]
pub struct StoredTournament {
    pub name: String,
    pub format: Format,
    pub table: StoredOptions,
    pub starts_unix_ms: u64,
    #[serde(default)]
    pub check_in: bool,
    #[serde(default)]
    pub admission: Admission,
    #[serde(default)]
    pub break_s: u16,
    #[serde(default)]
    pub series: Option<SeriesId>,
    #[serde(default)]
    pub organisers: Vec<PersonId>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    #[serde(default)]
    pub private: bool,
    #[serde(default)]
    pub bots: Option<FillIns>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub vacations: bool,
}

convert!(struct StoredTournament, TournamentSettings {
    name,
    format,
    table,
    starts_unix_ms,
    check_in,
    admission,
    break_s,
    series,
    organisers,
    description,
    private,
    bots,
    vacations,
});

/// Something that happened. `by` is the organiser who did it; nobody, where the tournament went on by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum TournamentEvent {
    /// The tournament was announced. Always the first.
    Created {
        /// Who organises it.
        by: PersonId,
        /// What is agreed on.
        settings: StoredTournament,
        /// The seed of all lots, 128 hexadecimal digits.
        seed: Secret,
    },
    /// Something else is agreed on.
    Changed {
        /// By whom.
        by: PersonId,
        /// From now on.
        settings: StoredTournament,
    },
    /// Somebody may enter.
    Invited {
        /// By whom.
        by: PersonId,
        /// The person's id: it stays when the name changes.
        person: PersonId,
    },
    /// Somebody entered, and has the next number.
    Entered {
        /// The person or the bot that plays under this number.
        who: StoredOccupant,
        /// Their rating at that time.
        rating: u16,
    },
    /// A player is there before the start.
    CheckedIn {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A player does not play on.
    Withdrew {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A player plays again.
    CameBack {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A round without a game for a player who came after it was paired.
    ByeGiven {
        /// In which round, counted from 1.
        round: u16,
        /// Who, what and why.
        bye: PairedBye,
    },
    /// The tournament began.
    Started {
        /// By whom.
        by: Option<PersonId>,
        /// The players who are there, in the order of their lots.
        lots: Vec<PlayerNumber>,
    },
    /// Games were paired: a whole round, or in an arena those that begin now.
    Paired {
        /// By whom.
        by: Option<PersonId>,
        /// The round, counted from 1.
        round: u16,
        /// The games; they have the next numbers.
        games: Vec<PairedGame>,
        /// Those who sit out.
        byes: Vec<PairedBye>,
    },
    /// A game has a table.
    TableOpened {
        /// Which game.
        game: GameNumber,
        /// Its table.
        table: TableId,
    },
    /// A player has come to the table.
    Arrived {
        /// Which game.
        game: GameNumber,
        /// Whose seat.
        seat: u8,
    },
    /// Players did not come in time.
    NoShow {
        /// Which game.
        game: GameNumber,
        /// Their seats.
        seats: Vec<u8>,
    },
    /// A game ended.
    Ended {
        /// Which one.
        game: GameNumber,
        /// The result, and what it counts.
        outcome: GameOutcome,
    },
    /// An organiser decided how a game counts.
    Adjudicated {
        /// By whom.
        by: PersonId,
        /// Which one.
        game: GameNumber,
        /// How it counts.
        outcome: GameOutcome,
    },
    /// An organiser lets a player play no more.
    Excluded {
        /// By whom.
        by: PersonId,
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// An organiser lets a player play again.
    Readmitted {
        /// By whom.
        by: PersonId,
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// The tournament was stopped for a while.
    Paused {
        /// By whom.
        by: PersonId,
    },
    /// It goes on.
    Resumed {
        /// By whom.
        by: PersonId,
    },
    /// It is over.
    Finished {
        /// By whom.
        by: Option<PersonId>,
    },
    /// An act was undone, as if it had not happened.
    Undone {
        /// By whom.
        by: PersonId,
        /// The version after the act.
        act: u32,
    },
}
