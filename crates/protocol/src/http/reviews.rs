//! Reviews of games by the strongest bot.

use super::positions::StudyStart;
use crate::options::GameName;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::{IntoParams, ToSchema};

/// A request for a review: a bot judges every turn of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// Where the game starts. One that is still being played at a table is not judged.
    pub start: StudyStart,
    /// How many of the start's own moves are kept; all of them if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub keep: Option<u32>,
    /// What is played after those: 1000 moves at most.
    #[serde(default)]
    pub moves: Vec<String>,
    /// This many moves are only played; the moves after them are reviewed. By default all are.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u32>,
    /// How many positions are looked at for each one judged, within limits; the usual number if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub nodes: Option<u32>,
    /// How many better lines are reported where a turn lost much: 1 to 3, 1 if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub lines: Option<u8>,
}

/// A review that was begun, or one of the same game that there is already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewBegun {
    /// Its id.
    pub review: String,
}

/// What somebody knows of a review already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ReviewSince {
    /// How many turns the client has; 0 for all.
    #[serde(default)]
    pub after: Option<u32>,
    /// How many seconds to wait for another, 25 at most.
    #[serde(default)]
    pub wait: Option<u8>,
}

/// How far a review has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewNews {
    /// Which game.
    pub game: GameName,
    /// Who judges, by its name in the roster.
    pub bot: String,
    /// How many positions are looked at for each one judged.
    pub nodes: u32,
    /// Whether it goes on.
    pub stage: ReviewStage,
    /// How many turns there are to judge.
    pub all: u32,
    /// The number of the first turn in this answer, counted from 0.
    pub from: u32,
    /// The turns judged since then.
    pub turns: Vec<ReviewedTurn>,
    /// What each player's turns so far add up to, by seat.
    pub players: Vec<ReviewedPlayer>,
}

/// Where a review stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Others come first.
    Waiting,
    /// Turns are being judged.
    Running,
    /// Every turn has been judged.
    Done,
    /// It was stopped before.
    Stopped,
}

/// A turn that was judged. Probabilities are those of the seat that took it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewedTurn {
    /// How many moves were played before it.
    pub first: u32,
    /// Who took it.
    pub seat: u8,
    /// Its moves.
    pub moves: Vec<String>,
    /// The best chances before it, from 0 to 1.
    pub win_before: f64,
    /// The chances after it.
    pub win_after: f64,
    /// What it lost, in percentage points.
    pub loss: f64,
    /// From 0 to 100.
    pub accuracy: f64,
    /// What it is called, if it lost much.
    pub judgement: Option<Judgement>,
    /// Whether the worth of the position after it is certain.
    pub solved: bool,
    /// What would have been better, best first; only where it lost much.
    pub better: Vec<BetterTurn>,
}

/// What a turn that lost much is called: an inaccuracy from 2.5 percentage points on, a mistake from 6, a blunder from 14.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// The mildest of the three.
    Inaccuracy,
    /// Graver than an inaccuracy.
    Mistake,
    /// The gravest of the three.
    Blunder,
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BetterTurn {
    /// The decision or the whole turn.
    pub moves: Vec<String>,
    /// How many moves of the turn as it was played come before.
    pub after: u32,
    /// What is expected: these moves and what follows.
    pub line: Vec<String>,
    /// The chances it would have given.
    pub win: f64,
}

/// All turns of one player together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewedPlayer {
    /// The mean of the turns' accuracies; nothing where no turn was taken.
    pub accuracy: Option<f64>,
    /// How many turns.
    pub turns: u32,
    /// How many of them were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
}
