//! Puzzles: what there is, one to solve, and a try at it.
//!
//! There are no words in them. The name of a theme is the end of the id of its text.

use crate::lesson::LessonMove;
use crate::options::GameName;
use crate::position::Position;
use crate::refused::Refused;
use crate::wire::Decision;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most puzzles that a [`PuzzleRequest`] may name in one list.
pub const MOST_NAMED_PUZZLES: usize = 1000;
/// The most decisions of a [`PuzzleTry`].
pub const MOST_PUZZLE_MOVES: usize = 40;
/// The most failed puzzles that a [`PuzzleStanding`] names.
pub const MOST_FAILED_PUZZLES: usize = 200;

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Puzzles {
    /// Which game.
    pub game: GameName,
    /// How many puzzles there are.
    pub puzzles: u32,
    /// The rating of the easiest.
    pub least: u16,
    /// The rating of the hardest.
    pub most: u16,
    /// The themes that have puzzles.
    pub themes: Vec<PuzzleTheme>,
}

/// A theme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleTheme {
    /// Its name: the end of the id of its text, with `_` instead of `-`.
    pub name: String,
    /// How many puzzles have it.
    pub puzzles: u32,
}

/// What a puzzle is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleMode {
    /// Near one's rating.
    Training,
    /// Near one's rating, with a theme. Counts half, because the theme is a hint.
    Theme,
    /// The same for everybody on one day.
    Daily,
    /// One after the other, harder and harder, until the first mistake. Counts for no rating.
    Streak,
    /// One that was failed before. Counts for no rating.
    Again,
}

/// Which puzzle is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// What the puzzle is wanted for; it decides which one is chosen and whether it is rated.
    pub mode: PuzzleMode,
    /// The theme, in the mode of that name.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub theme: Option<String>,
    /// The solver's rating; by default the one stored on the server, or a beginner's.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rating: Option<f64>,
    /// In a streak: how many are solved.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub solved: Option<u16>,
    /// The day of the daily one in UTC, `2026-11-18`; today if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub date: Option<String>,
    /// Puzzles that are not wanted, 1000 at most; if not said, those that the server knows to have been tried.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seen: Option<Vec<String>>,
    /// The failed ones of which one is wanted again, 1000 at most; if not said, those that the server knows of.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub failed: Option<Vec<String>>,
}

/// A puzzle, without its solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Puzzle {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: GameName,
    /// Which variant of it.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// Where the solver sits.
    pub seat: u8,
    /// What is to be done.
    pub goal: PuzzleGoal,
    /// How certain it is that there is one solution.
    pub proof: PuzzleProof,
    /// How many turns the solver has to find.
    pub turns: u8,
    /// Its themes.
    pub themes: Vec<String>,
    /// How hard it is.
    pub rating: u16,
    /// The position before the opponent's last turn, to start a study from. Nothing where cards are hidden.
    pub start: Option<String>,
    /// The opponent's last turn, one text a decision. It leads to the position to be solved.
    pub last: Vec<String>,
    /// What the solver saw before the opponent's last turn.
    pub before: Position,
}

/// What is to be done in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum PuzzleGoal {
    /// To win by force.
    Win {
        /// In at most this many of the solver's turns.
        turns: u8,
    },
    /// Not to lose: every other turn does.
    Defend,
    /// To find the turn that is clearly the best.
    Best,
}

/// How certain it is that a puzzle has one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleProof {
    /// Every defence was tried, and every other turn.
    Proved,
    /// The search, or a sample of hidden cards, says so by a wide margin.
    Judged,
}

/// What the solver has decided so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The solver's own decisions, first to last, 40 at most; the replies follow from them.
    pub moves: Vec<String>,
    /// What help is wanted.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub help: Option<PuzzleHelp>,
}

/// Help with a puzzle, from little to much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleHelp {
    /// Which piece or card it is.
    Piece,
    /// The next decision.
    Move,
    /// All that is left.
    Solution,
}

/// A puzzle after the moves made so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleStep {
    /// Where the solver sits, and whose view this is.
    pub seat: u8,
    /// How many seats there are.
    pub seats: u8,
    /// The position.
    pub position: Position,
    /// What is to be decided; nothing once the puzzle is solved or a turn was wrong.
    pub decision: Option<Decision>,
    /// The move that led here.
    pub last: Option<String>,
    /// The solver's latest decision and the replies to it, with the position after each; the opponent's last turn before the first decision.
    pub latest: Vec<LessonMove>,
    /// How it stands.
    pub outcome: PuzzleOutcome,
    /// Why the last of the moves cannot be played. Everything else is as it was before it.
    pub refused: Option<Refused>,
    /// The help that was wanted.
    pub help: Option<PuzzleHelped>,
}

/// How a puzzle stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum PuzzleOutcome {
    /// Right so far.
    GoingOn,
    /// The puzzle is solved.
    Solved,
    /// Not one of the solutions.
    Wrong {
        /// How play might go on, from the position after the wrong decision.
        refutation: Vec<LessonMove>,
        /// Where the puzzle was judged, what its solution and the next best turn promise.
        chances: Option<PuzzleChances>,
    },
}

/// What a judged puzzle was judged by: probabilities of winning.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleChances {
    /// After the solution.
    pub best: f32,
    /// After the next best turn.
    pub second: f32,
}

/// Help with a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleHelped {
    /// The point of the piece, or the card, to be used; nothing where the decision has none.
    pub piece: Option<String>,
    /// The next decision, where that was asked for.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// The rest of the solution, replies included, where that was asked for.
    pub solution: Vec<LessonMove>,
}

/// An attempt at a puzzle: the decisions are replayed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleDone {
    /// Why it was wanted.
    pub mode: PuzzleMode,
    /// The solver's own decisions up to the end or the first wrong one, 40 at most.
    pub moves: Vec<String>,
    /// Whether there was any help, which counts as a failure.
    pub helped: bool,
    /// The rating before, for those whose rating is not kept here; a beginner's if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub mine: Option<PuzzleRating>,
}

/// A rating by Glicko-2.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleRating {
    /// The rating itself.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
}

/// How a puzzle changed a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleRated {
    /// Whether it was solved, without help.
    pub solved: bool,
    /// Whether it counted: the first time, in a mode that counts.
    pub counted: bool,
    /// The rating before.
    pub before: PuzzleRating,
    /// The rating after.
    pub after: PuzzleRating,
    /// How hard the puzzle is now.
    pub puzzle: u16,
}

/// A person's results in puzzles.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleStanding {
    /// Game by game, where there are any results.
    pub games: Vec<PuzzleRecord>,
}

/// A person's results in the puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleRecord {
    /// Which game.
    pub game: GameName,
    /// The rating.
    pub rating: PuzzleRating,
    /// How many were solved at the first try.
    pub solved: u32,
    /// How many were not.
    pub failed: u32,
    /// The failed ones that were not solved since, the latest first, 200 at most.
    pub again: Vec<String>,
}

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleReport {
    /// In one word.
    pub reason: PuzzleFault,
    /// The decisions that should have been right, 40 at most.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// What can be wrong with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleFault {
    /// Another turn does it as well.
    SecondSolution,
    /// The solution does not do it.
    NotWinning,
    /// It cannot be understood.
    Unclear,
}

/// Everything stored about a person's puzzles.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedPuzzles {
    /// Ratings and counts, game by game.
    pub games: Vec<PuzzleRecord>,
    /// Every puzzle they have tried, oldest first.
    pub tried: Vec<ExportedTry>,
    /// What they have reported, oldest first.
    pub reported: Vec<ExportedReport>,
}

/// A puzzle that a person has tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedTry {
    /// Which game.
    pub game: String,
    /// Which puzzle.
    pub puzzle: String,
    /// When, as a Unix time in milliseconds.
    pub unix_ms: u64,
    /// Whether it has been solved, then or since.
    pub solved: bool,
}

/// A person's report about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedReport {
    /// Which game.
    pub game: String,
    /// Which puzzle.
    pub puzzle: String,
    /// When, as a Unix time in milliseconds.
    pub unix_ms: u64,
    /// What is wrong with it, in one word.
    pub reason: String,
    /// The decisions that should have been right.
    pub moves: String,
}
