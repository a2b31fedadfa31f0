//! The bodies of requests for lessons: what there is to learn, and a step as far as it was walked.
//!
//! There are no words in them: a client has the texts of a lesson, by its name.

use crate::options::GameName;
use crate::position::{Effects, Position};
use crate::refused::Refused;
use crate::wire::Decision;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The lessons of a game, in the order they are best taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Lessons {
    /// Which game.
    pub game: GameName,
    /// Its lessons.
    pub lessons: Vec<LessonLine>,
}

/// One lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonLine {
    /// Its name: in addresses, and in the ids of its texts.
    pub name: String,
    /// The clause of the rules it is about: rulebook and number.
    pub clause: String,
    /// How many steps it has; none if it is a whole game.
    pub steps: u8,
    /// The game to play instead of steps.
    pub game: Option<LessonGame>,
}

/// A whole game against a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonGame {
    /// The name of the bot.
    pub bot: String,
    /// The variants to choose from, the one to begin with first.
    pub variants: Vec<String>,
}

/// What the learner has decided so far in a step.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    /// The learner's own decisions, first to last; the replies follow from them.
    pub moves: Vec<String>,
}

/// A step of a lesson after the moves made so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonStep {
    /// Where the learner sits, and whose view this is.
    pub seat: u8,
    /// How many seats there are.
    pub seats: u8,
    /// The position.
    pub position: Position,
    /// What is to be decided; nothing once the step is done or missed, or the game is over.
    pub decision: Option<Decision>,
    /// The move that led here.
    pub last: Option<String>,
    /// The learner's latest decision and the replies to it, with the position after each.
    pub latest: Vec<LessonMove>,
    /// How the task stands.
    pub outcome: LessonOutcome,
    /// Why the last of the moves cannot be played. Everything else is as it was before it.
    pub refused: Option<Refused>,
    /// A move that leads on, as long as the way of the hint was not left.
    pub hint: Option<String>,
}

/// A decision in a step, and where it led.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonMove {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// The position after it, as the learner sees it.
    pub position: Position,
    /// What else it does: its way, rows, attacks.
    pub effects: Effects,
}

/// How the task of a step stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum LessonOutcome {
    /// There is more to do.
    GoingOn,
    /// The task is done.
    Done,
    /// Legal, but not what was asked.
    Missed {
        /// The end of the id of the text that says why.
        answer: String,
    },
}
