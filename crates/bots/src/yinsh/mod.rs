//! The bots of YINSH.

mod evaluate;
mod order;
mod position;
#[cfg(test)]
mod tests;

pub use position::YinshPosition;

use crate::bot::{Bot, Imagine};
use crate::random::Random;
use crate::roster::Roster;
use crate::search::SearchBot;
use crate::tree::Tree;
use trilynx_games::yinsh::{State, View};

impl Imagine for State {
    /// Nothing is hidden.
    fn imagine(view: &View, _: &mut fastrand::Rng) -> State {
        view.state().clone()
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] = &[
        ("random", "any legal move"),
        ("greedy", "looks one move ahead"),
        ("tree", "Monte-Carlo tree search with random playouts"),
        ("search", "full strength"),
    ];

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "search" => Some(Box::new(SearchBot::<YinshPosition>::new())),
            "greedy" => Some(Box::new(SearchBot::<YinshPosition>::with_depth(1))),
            "random" => Some(Box::new(Random)),
            "tree" => Some(Box::new(Tree::default())),
            _ => None,
        }
    }
}
