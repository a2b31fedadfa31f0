//! What people ask of a tournament, and why it is refused.

use super::{GameNumber, PlayerNumber, TournamentSettings};
use crate::id::PersonId;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentCommand {
    /// Play in it, or again after having withdrawn.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Enter,
    /// Check in, in the last minutes before it starts.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    CheckIn,
    /// Withdraw, for good or for now.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Withdraw,
    /// Change the settings, before it starts. Only organisers may request this and everything that follows.
    Change {
        /// From now on.
        settings: TournamentSettings,
    },
    /// Invite a person.
    Invite {
        /// The person's id: it stays when the name changes.
        person: PersonId,
    },
    /// Start now.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Start,
    /// Pair the next round now, without the rest of the break.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    NextRound,
    /// Stop: nobody is paired and nobody loses for being late.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Pause,
    /// Go on.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Resume,
    /// Say how a game counts, whatever was played.
    Adjudicate {
        /// Which one.
        game: GameNumber,
        /// The place of each seat, counted from 1; equal places are a draw.
        places: Vec<u8>,
    },
    /// Let players lose a game they did not play.
    Forfeit {
        /// Which one.
        game: GameNumber,
        /// Their seats.
        seats: Vec<u8>,
    },
    /// Exclude a player.
    Exclude {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// Readmit a player.
    Readmit {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// End it before its time. Games without a result do not count.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Finish,
    /// Undo an act of an organiser, or the pairing of the last round.
    Undo {
        /// The version of the tournament after the act.
        version: u32,
    },
}

/// Why it cannot be. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TournamentRefused {
    /// Only organisers may.
    NotOrganiser,
    /// Only those who are invited may enter.
    NotInvited,
    /// Only members of its club may enter.
    NotMember,
    /// An organiser has excluded the player.
    Excluded,
    /// The caller does not play in it.
    NotAPlayer,
    /// It is already so.
    AlreadySo,
    /// There are as many as there can be.
    Full {
        /// How many.
        most: u32,
    },
    /// It is too early or too late for this.
    NotNow,
    /// Games of the round are still being played.
    RoundUnfinished {
        /// How many.
        games: u32,
    },
    /// All rounds are paired.
    LastRound,
    /// Not enough players.
    TooFew {
        /// How many there must be.
        fewest: u32,
    },
    /// There is no such game, player or act.
    NotFound,
    /// A setting that is not possible.
    Unsuitable {
        /// What is unsuitable, as a name of a field.
        what: String,
    },
    /// It can be undone only while the tournament is paused.
    NotPaused,
    /// Later acts depend on it: undo those first.
    RestsOnIt,
}
