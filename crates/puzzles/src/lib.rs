//! Puzzles: positions in which one turn is right, and all that is known about them.
//!
//! A [`Puzzle`] is a position, the opponent's last turn, and a line of turns with the replies to them. [`Puzzle::walk`] tries a solver's decisions;
//! [`mod@file`] keeps puzzles as text, one file a game; [`choose`] picks one for somebody; [`rating`] is what a try does to ratings.
//! [`mine`] finds puzzles in games between unequal players, and [`check`] proves or judges them again by other means.
//!
//! The one thing to know: a turn is a whole turn, and there are two classes. A proved puzzle was searched to the end: its solution does what the goal says
//! against every defence, and no other turn does. A judged one is right by a wide margin in the eyes of a search or of a sample of hidden cards, and says so.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod check;
pub mod choose;
pub mod file;
pub mod judge;
mod linko;
mod lyngk;
pub mod mine;
pub mod prove;
mod puzzle;
pub mod rating;
pub mod turns;
mod walk;
mod yinsh;

pub use file::{BadPuzzles, Collection, Entry, collection, load};
pub use puzzle::{CheckEffort, Class, Fault, Found, Goal, Moment, Puzzle, Puzzled, Solution};
pub use walk::{Verdict, Walk};
