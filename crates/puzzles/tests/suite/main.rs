//! Everything about puzzles that is tested from outside: the shipped ones, the file, proofs, checks, choices, ratings, and which bots solve them.

mod checks;
mod choices;
mod files;
mod mined;
mod proofs;
mod ratings;
mod shipped;
mod tactics;
mod walks;

use trilynx_puzzles::{Entry, Puzzle, Puzzled, collection};

/// Every `every`th puzzle of a game that is built in, with its entry.
fn some<G: Puzzled>(every: usize) -> Vec<(&'static Entry, Puzzle<G>)> {
    let all = collection(G::ID).expect("puzzles are built in");
    let read = |entry: &'static Entry| (entry, entry.puzzle().unwrap_or_else(|error| panic!("{error}")));
    all.entries.iter().step_by(every).map(read).collect()
}
