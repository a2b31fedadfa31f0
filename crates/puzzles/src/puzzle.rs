//! What a puzzle is, and what a game must say about its puzzles.

use crate::turns::{Turn, after_all, canonical};
use trilynx_bots::Roster;
use trilynx_games::{Game, Seat};

/// How certain it is that a puzzle has one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Every defence and every other turn was tried to the end.
    Proved,
    /// The solution is better by a wide margin: probabilities of winning in thousandths.
    Judged {
        /// After the solution.
        best: u16,
        /// After the next best turn.
        second: u16,
    },
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To win by force, in at most this many turns of one's own.
    Win {
        /// How many.
        turns: u8,
    },
    /// Not to lose: after every other turn the opponent wins by force.
    Defend,
    /// To find the turn that is clearly the best.
    Best,
}

/// A turn to be found, and the reply to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<G: Game> {
    /// The turns that are right, the main one first. Others differ in what does not matter, such as which ring is taken off.
    pub accepted: Vec<Turn<G>>,
    /// What the others do after the main one; nothing at the end of the line.
    pub reply: Vec<G::Move>,
}

/// A puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<G: Game> {
    /// Its name in addresses.
    pub id: String,
    /// How hard it was taken to be when it was made.
    pub rating: u16,
    /// How certain it is.
    pub class: Class,
    /// What is to be done.
    pub goal: Goal,
    /// The names of its themes.
    pub themes: Vec<String>,
    /// The position before the opponent's last turn.
    pub start: G,
    /// The opponent's last turn.
    pub last: Vec<G::Move>,
    /// What is to be found, turn by turn; at least one.
    pub line: Vec<Solution<G>>,
}

impl<G: Game> Puzzle<G> {
    /// The position to be solved.
    pub fn position(&self) -> G {
        after_all(&self.start, &self.last)
    }

    /// Where the solver sits.
    ///
    /// # Panics
    /// If nobody has to decide in the position, which no puzzle that was read or found allows.
    pub fn seat(&self) -> Seat {
        self.position().status().to_move().expect("somebody has to decide in a puzzle")
    }

    /// The main turn of the first solution.
    pub fn first_turn(&self) -> &[G::Move] {
        &self.line[0].accepted[0]
    }
}

/// What was found in a position: a puzzle without its name, history, rating and themes.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<G: Game> {
    /// How certain it is.
    pub class: Class,
    /// What is to be done.
    pub goal: Goal,
    /// What is to be found.
    pub line: Vec<Solution<G>>,
}

/// A position of a game in which a puzzle is looked for.
pub struct Moment<'a, G: Game> {
    /// The position.
    pub state: &'a G,
    /// Who has to decide.
    pub seat: Seat,
    /// Everything that is left to chance follows from it.
    pub seed: u64,
    /// Whether only what can be proved is looked for, which takes less time.
    pub only_proofs: bool,
}

/// Why it could not be shown that a puzzle is what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not, for this reason.
    Wrong(String),
    /// It was not found out within so many positions.
    Unknown {
        /// How many were looked at.
        positions: u64,
    },
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Wrong(reason) => f.write_str(reason),
            Fault::Unknown { positions } => write!(f, "not found out within {positions} positions"),
        }
    }
}

/// How much is spent on a check.
#[derive(Clone, Copy)]
pub struct CheckEffort<'a> {
    /// How many times the effort of the miner, where that can be chosen.
    pub times: u32,
    /// Called every few milliseconds of work. It may wait, so that other work comes first.
    pub pause: &'a dyn Fn(),
}

impl CheckEffort<'_> {
    /// So many times the effort of the miner, without a pause.
    pub fn times(times: u32) -> CheckEffort<'static> {
        CheckEffort { times, pause: &|| () }
    }
}

/// A game that has puzzles.
pub trait Puzzled: Roster {
    /// The names of its themes.
    const THEMES: &'static [&'static str];

    /// The bot that shows why a turn is wrong. It needs no network.
    const REFUTES: &'static str;

    /// The levels of the players in whose games puzzles are looked for.
    const LEVELS: std::ops::RangeInclusive<usize> = 3..=9;

    /// The options that the game of this number is played with.
    fn options(number: u64) -> Self::Options;

    /// Which of [`Puzzled::THEMES`] a puzzle has.
    fn themes(puzzle: &Puzzle<Self>) -> Vec<&'static str>;

    /// How many decisions of a turn are its idea. Turns with the same idea are one solution, however they are finished.
    fn idea(turn: &[Self::Move]) -> usize {
        turn.len()
    }

    /// The point of the piece, or the card, that a move uses.
    fn piece(chosen: Self::Move) -> Option<String>;

    /// Looks for puzzles in a position.
    fn find(moment: &Moment<'_, Self>) -> Option<Found<Self>>;

    /// Tries to show by other means, and with more effort than they were found with, that a puzzle is what it says.
    fn verify(puzzle: &Puzzle<Self>, effort: CheckEffort<'_>) -> Result<(), Fault>;
}

/// Whether two turns from a position are one solution: their ideas lead to positions that are the same from some side of the board.
pub fn is_same_idea<G: Puzzled>(state: &G, one: &[G::Move], other: &[G::Move]) -> bool {
    let ideas = [one, other].map(|turn| &turn[..G::idea(turn)]);
    ideas[0] == ideas[1] || {
        let [one, other] = ideas.map(|idea| canonical(&after_all(state, idea)));
        one.is_some() && one == other
    }
}
