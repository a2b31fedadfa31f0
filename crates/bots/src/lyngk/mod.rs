//! The bots of LYNGK.

mod bounds;
pub mod evaluate;
mod order;
mod position;
pub mod solve;
mod weights;

pub use position::LyngkPosition;

use crate::bot::{Bot, Imagine};
use crate::random::Random;
use crate::roster::Roster;
use crate::tree::Tree;
use trilynx_games::lyngk::{State, View};

impl Imagine for State {
    /// Nothing is hidden.
    fn imagine(view: &View, _: &mut fastrand::Rng) -> State {
        *view.state()
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] =
        &[("random", "any legal move"), ("tree", "Monte-Carlo tree search with random playouts")];

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "tree" => Some(Box::new(Tree::default())),
            _ => None,
        }
    }
}
