//! The bots of YINSH.

mod evaluate;
mod levels;
pub mod network;
mod order;
mod position;
#[cfg(test)]
mod tests;

pub use position::YinshPosition;

use crate::bot::{Bot, Determinize};
use crate::levels::{Habits, Level};
use crate::mcts::Mcts;
use crate::network::{LoadError, Network, NetworkPosition, Networked};
use crate::random::Random;
use crate::roster::{Roster, WithPosition};
use crate::search::SearchBot;
use trilynx_games::yinsh::{State, View};

impl Determinize for State {
    /// Nothing is hidden.
    fn determinize(view: &View, _: &mut fastrand::Rng) -> State {
        view.state().clone()
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] = &[
        ("random", "any legal move"),
        ("level1", "for people: follows a whim"),
        ("level2", "for people: sees a win that is there"),
        ("level3", "for people: has heard what is good"),
        ("level4", "for people: sees a win of the opponent that is there"),
        ("level5", "for people: has a feeling for the game"),
        ("level6", "for people: looks ahead a little, and overlooks little"),
        ("level7", "for people: looks ahead"),
        ("level8", "for people: looks ahead further"),
        ("level9", "for people: plans"),
        ("level10", "for people: plans, and follows no whims"),
        ("greedy", "looks one move ahead"),
        ("tree", "Monte-Carlo tree search with random playouts"),
        ("hand", "the search with the hand-written evaluation"),
        ("search", "full strength: the search with a network"),
    ];

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "search" => Some(Box::new(SearchBot::<NetworkPosition<YinshPosition>>::new())),
            "hand" => Some(Box::new(SearchBot::<YinshPosition>::new())),
            "greedy" => Some(Box::new(SearchBot::<YinshPosition>::with_depth(1))),
            "random" => Some(Box::new(Random)),
            "tree" => Some(Box::new(Mcts::default())),
            _ => Some(Box::new(Level::<YinshPosition>::new(Habits::named(name, &levels::LEVELS)?))),
        }
    }

    fn load_network(bytes: &[u8]) -> Result<(), LoadError> {
        network::load(Network::read(&YinshPosition::ARCHITECTURE, bytes)?);
        Ok(())
    }

    fn with_position<W: WithPosition<State>>(work: W) -> Option<W::Output> {
        Some(work.run::<YinshPosition>())
    }
}
