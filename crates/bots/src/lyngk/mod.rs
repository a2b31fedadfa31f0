//! The bots of LYNGK.

mod bounds;
pub mod evaluate;
mod order;
mod player;
mod position;
pub mod solve;
mod weights;

pub use player::LyngkBot;
pub use position::LyngkPosition;

use crate::bot::{Bot, Imagine};
use crate::random::Random;
use crate::roster::Roster;
use crate::search::SearchBot;
use crate::tree::Tree;
use trilynx_games::lyngk::{State, View};

impl Imagine for State {
    /// Nothing is hidden.
    fn imagine(view: &View, _: &mut fastrand::Rng) -> State {
        *view.state()
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] = &[
        ("random", "any legal move"),
        ("greedy", "the move after which the evaluation is best"),
        ("tree", "Monte-Carlo tree search with random playouts"),
        ("search", "full strength: principal-variation search, endings solved"),
    ];

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "search" => Some(Box::new(LyngkBot::new())),
            "greedy" => Some(Box::new(SearchBot::<LyngkPosition>::with_depth(1))),
            "random" => Some(Box::new(Random)),
            "tree" => Some(Box::new(Tree::default())),
            _ => None,
        }
    }
}
