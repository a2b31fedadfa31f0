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
use crate::levels::{Habits, Level, bots};
#[cfg(feature = "tree")]
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
    const BOTS: &'static [(&'static str, &'static str)] =
        &bots("looks one move ahead", "the search with the hand-written evaluation", "full strength: the search with a network");

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "search" => Some(Box::new(SearchBot::<NetworkPosition<YinshPosition>>::new())),
            "hand" => Some(Box::new(SearchBot::<YinshPosition>::new())),
            "greedy" => Some(Box::new(SearchBot::<YinshPosition>::with_depth(1))),
            "random" => Some(Box::new(Random)),
            #[cfg(feature = "tree")]
            "tree" => Some(Box::new(Mcts::default())),
            _ => Some(Box::new(Level::<YinshPosition>::new(Habits::named(name, &levels::LEVELS)?))),
        }
    }

    fn lacks_network(name: &str) -> bool {
        name == "search" && !network::is_there()
    }

    fn load_network(bytes: &[u8]) -> Result<(), LoadError> {
        network::load(Network::read(&YinshPosition::ARCHITECTURE, bytes)?);
        Ok(())
    }

    fn with_position<W: WithPosition<State>>(work: W) -> Option<W::Output> {
        Some(work.run::<YinshPosition>())
    }
}
