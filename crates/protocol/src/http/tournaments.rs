//! Tournaments over HTTP: lists, the page of one, what became of everybody, and what people ask for.

use crate::clock::ClockRule;
use crate::id::{ClubId, PersonId, TableId, TournamentId};
use crate::options::{GameName, Occupant};
use crate::tournament::{
    CrossRow, Format, GameNumber, GameOutcome, PairedBye, PairingReason, PlayerNumber, Standing, TieBreak, TournamentCommand,
    TournamentSettings, WaitingReason,
};
use crate::wire::PersonView;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Where a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentState {
    /// People enter.
    #[default]
    Announced,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
}

/// A tournament in a list. Stored: a field that is added has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentLine {
    /// Its id.
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// Who meets whom.
    pub format: Format,
    /// Which game.
    pub game: GameName,
    /// Which variant.
    pub variant: String,
    /// The clock.
    pub clock: ClockRule,
    /// Whether its games are rated.
    pub rated: bool,
    /// Whether only its own players and organisers see it in lists.
    pub private: bool,
    /// Whether only those enter who are invited.
    pub invited_only: bool,
    /// When it starts or started, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub starts_unix_ms: u64,
    /// Where it stands.
    pub state: TournamentState,
    /// How many play.
    pub players: u32,
    /// Who created it.
    pub owner: PersonId,
    /// Who won, where it is over: the first place, alone or shared.
    #[serde(default)]
    pub winners: Vec<Occupant>,
}

/// Which tournaments are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct TournamentsQuery {
    /// In which stage; by default `announced`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub state: TournamentState,
    /// Of which game; by default of all.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(value_type = Option<String>))]
    pub game: Option<GameName>,
    /// Those that you play in or organise, in any stage.
    #[serde(default)]
    pub mine: bool,
    /// The `next` of the page before.
    #[serde(default)]
    pub before: Option<String>,
}

/// A page of a list of tournaments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentList {
    /// The tournaments.
    pub tournaments: Vec<TournamentLine>,
    /// What to give as `before` for the next page; nothing where there is no more.
    pub next: Option<String>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A tournament to be announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// What is agreed on.
    pub settings: TournamentSettings,
    /// The club it is for: its organisers may announce one, and only its members may enter.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub club: Option<ClubId>,
}

/// A tournament that was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MadeTournament {
    /// Which one.
    pub tournament: TournamentId,
}

/// A request to a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TournamentAsk {
    /// What they ask for.
    pub command: TournamentCommand,
    /// The code in the invitation link, for those who enter with one.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub invitation: Option<String>,
}

/// What it led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentVersion {
    /// The version of the tournament.
    pub version: u32,
}

/// A player as the page shows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentPlayer {
    /// The person or the bot that plays under this number.
    pub who: Occupant,
    /// The rating when they entered.
    pub rating: u16,
    /// Whether they are paired.
    pub status: TournamentPlayerStatus,
}

/// Whether a player is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPlayerStatus {
    /// Entered, but has not checked in yet.
    Entered,
    /// Is paired.
    Active,
    /// Does not play on, but may come back.
    Withdrawn,
    /// Does not play on, and may not come back.
    Excluded,
}

/// What happens next by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentNext {
    /// Players can check in.
    CheckIn,
    /// It starts.
    Start,
    /// The next round is paired.
    Round,
    /// Nobody is paired any more.
    End,
}

/// The next change that comes by itself, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentStep {
    /// What it is.
    pub what: TournamentNext,
    /// In how many milliseconds from now.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub in_ms: u64,
}

/// A tournament as it is now. The standings and those who play are the first hundred; the rest is read page by page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentView {
    /// Its id.
    pub id: TournamentId,
    /// How many events there have been.
    pub version: u32,
    /// What is agreed on.
    pub settings: TournamentSettings,
    /// Who created it.
    pub owner: PersonId,
    /// Where it stands.
    pub state: TournamentState,
    /// Whether it is paused.
    pub paused: bool,
    /// How many have entered.
    pub players: u32,
    /// How many rounds are paired.
    pub rounds: u16,
    /// How many rounds there are in all; in an arena 1.
    pub rounds_in_all: u16,
    /// What happens next by itself.
    pub next: Option<TournamentStep>,
    /// What decides between players with equal points, in this order.
    pub tie_breaks: Vec<TieBreak>,
    /// The first hundred of the standings.
    pub standings: Vec<Standing>,
    /// Players who are in the standings and games here, by their numbers.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, TournamentPlayer>"), schema(value_type = BTreeMap<String, TournamentPlayer>))]
    pub entries: BTreeMap<PlayerNumber, TournamentPlayer>,
    /// Games that are being played, a hundred at most: those of the best first.
    pub boards: Vec<TournamentGame>,
    /// How many games are being played.
    pub playing: u32,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
    /// You, if you play in it.
    pub you: Option<TournamentYou>,
    /// Whether you may act as an organiser.
    pub organiser: bool,
    /// For organisers: the code in the invitation link.
    pub invitation: Option<String>,
    /// Whether only members of a club may enter.
    pub members_only: bool,
    /// The club it belongs to, if you may know.
    pub club: Option<TournamentClub>,
}

/// The club that a tournament belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentClub {
    /// Its id.
    pub club: ClubId,
    /// What it is called.
    pub name: String,
    /// Whether you are a member.
    pub member: bool,
}

/// You in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentYou {
    /// Your number.
    pub player: PlayerNumber,
    /// Whether you are paired.
    pub status: TournamentPlayerStatus,
    /// Your line of the standings.
    pub standing: Option<Standing>,
    /// The game you play now.
    pub game: Option<GameNumber>,
    /// Its table, as soon as it is there.
    pub table: Option<TableId>,
    /// Why you wait, in an arena.
    pub waiting: Option<WaitingReason>,
}

/// A game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentGame {
    /// Its number.
    pub game: GameNumber,
    /// The round, counted from 1.
    pub round: u16,
    /// Who plays, by seats.
    pub players: Vec<PlayerNumber>,
    /// Where it is played.
    pub table: Option<TableId>,
    /// How it ended.
    pub outcome: Option<GameOutcome>,
    /// Why they meet.
    pub why: PairingReason,
}

/// From which place on, and how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct TournamentPage {
    /// How many to leave out.
    #[serde(default)]
    pub skip: u32,
}

/// A page of the standings: a hundred at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentStandings {
    /// How many lines there are in all.
    pub all: u32,
    /// The lines.
    pub standings: Vec<Standing>,
    /// The players in them, by their numbers.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, TournamentPlayer>"), schema(value_type = BTreeMap<String, TournamentPlayer>))]
    pub entries: BTreeMap<PlayerNumber, TournamentPlayer>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A page of the crosstable: a hundred lines at most, in the order of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentCrosstable {
    /// How many lines there are in all.
    pub all: u32,
    /// The lines.
    pub rows: Vec<CrossRow>,
    /// The players in them, by their numbers.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, TournamentPlayer>"), schema(value_type = BTreeMap<String, TournamentPlayer>))]
    pub entries: BTreeMap<PlayerNumber, TournamentPlayer>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A round: who meets whom and why. A hundred games at most; in an arena the latest come first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentRound {
    /// The round, counted from 1.
    pub round: u16,
    /// How many games it has.
    pub all: u32,
    /// The games.
    pub games: Vec<TournamentGame>,
    /// Who sits out.
    pub byes: Vec<PairedBye>,
    /// The players in it, by their numbers.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, TournamentPlayer>"), schema(value_type = BTreeMap<String, TournamentPlayer>))]
    pub entries: BTreeMap<PlayerNumber, TournamentPlayer>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// What happened in a tournament, the latest first: a hundred at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentHistory {
    /// What happened.
    pub happened: Vec<TournamentHappening>,
    /// Whether there is more before it.
    pub more: bool,
    /// The players in it, by their numbers.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, TournamentPlayer>"), schema(value_type = BTreeMap<String, TournamentPlayer>))]
    pub entries: BTreeMap<PlayerNumber, TournamentPlayer>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A line of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TournamentHappening {
    /// The version after it.
    pub version: u32,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// The organiser who did it.
    pub by: Option<PersonId>,
    /// Whether an organiser can undo it now.
    pub can_undo: bool,
    /// What was done.
    pub what: TournamentDeed,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TournamentDeed {
    /// It was announced.
    Created,
    /// The settings were changed.
    Changed,
    /// A person was invited.
    Invited {
        /// The person's id: it stays when the name changes.
        person: PersonId,
    },
    /// A player entered.
    Entered {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A player checked in.
    CheckedIn {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A player withdrew.
    Withdrew {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// A player came back.
    CameBack {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// It began.
    Started,
    /// A round was paired.
    Paired {
        /// Which one.
        round: u16,
        /// How many games.
        games: u32,
    },
    /// Players did not come in time.
    NoShow {
        /// Which game.
        game: GameNumber,
        /// The players who did not come.
        players: Vec<PlayerNumber>,
    },
    /// A game ended.
    Ended {
        /// Which one.
        game: GameNumber,
        /// Who played it, by seats.
        players: Vec<PlayerNumber>,
        /// The result, and what it counts.
        outcome: GameOutcome,
    },
    /// An organiser decided how a game counts.
    Adjudicated {
        /// Which one.
        game: GameNumber,
        /// Who played it, by seats.
        players: Vec<PlayerNumber>,
        /// How it counts.
        outcome: GameOutcome,
    },
    /// An organiser excluded a player.
    Excluded {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// An organiser readmitted a player.
    Readmitted {
        /// The player's number in the tournament.
        player: PlayerNumber,
    },
    /// It was paused.
    Paused,
    /// It goes on.
    Resumed,
    /// It is over.
    Finished,
    /// An act was undone.
    Undone {
        /// The version after the act.
        act: u32,
    },
}

/// Up to which version of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct TournamentHistoryQuery {
    /// What happened before this version; all if nothing is said.
    #[serde(default)]
    pub before: Option<u32>,
}
