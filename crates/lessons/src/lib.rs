//! Interactive lessons for every game, from the first rule to the first tactic.
//!
//! A [`Lesson`] is one idea in a few [`Step`]s. A step is a position, a task, and a goal that the real rules check: a predicate over what
//! the learner did and where it led. Replies of the opponent are part of the step, so a step plays the same way for everybody, and
//! a client needs to remember nothing but the moves made so far: [`Step::walk`] replays them.
//!
//! The one thing to know: there are no words here. The texts are Fluent messages in `locales/LANGUAGE/lessons/GAME.ftl`, and their ids
//! follow from the names here: `jump` and `jump-idea` for a lesson, `jump-2` for the task of its second step, `jump-2-done` when it is
//! reached, and `jump-2-miss` (or another name of a [`Verdict::Missed`]) for a legal move that is not what was asked.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod lesson;
mod linko;
mod lyngk;
mod walk;
mod yinsh;

pub use lesson::{Body, Lesson, Step, Taught, Tried, Verdict};
pub use walk::{MAX_DECISIONS, Walk};
