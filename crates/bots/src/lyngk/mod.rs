//! The bots of LYNGK.

mod bounds;
pub mod evaluate;
mod levels;
pub mod network;
mod order;
mod player;
mod position;
pub mod solve;
mod weights;

pub use player::LyngkBot;
pub use position::LyngkPosition;

use crate::bot::{Bot, Determinize};
use crate::levels::{Habits, Level, bots};
#[cfg(feature = "tree")]
use crate::mcts::Mcts;
use crate::network::{LoadError, Network, NetworkPosition, Networked};
use crate::random::Random;
use crate::roster::{Roster, WithPosition};
use crate::search::SearchBot;
use trilynx_games::lyngk::{State, View};

impl Determinize for State {
    /// Nothing is hidden.
    fn determinize(view: &View, _: &mut fastrand::Rng) -> State {
        *view.state()
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] = &bots(
        "the move after which the evaluation is best",
        "the search with the hand-written evaluation, endings solved",
        "full strength: the search with a network, endings solved",
    );

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "search" => Some(Box::new(LyngkBot::<NetworkPosition<LyngkPosition>>::new())),
            "hand" => Some(Box::new(LyngkBot::<LyngkPosition>::new())),
            "greedy" => Some(Box::new(SearchBot::<LyngkPosition>::with_depth(1))),
            "random" => Some(Box::new(Random)),
            #[cfg(feature = "tree")]
            "tree" => Some(Box::new(Mcts::default())),
            _ => Some(Box::new(Level::<LyngkPosition>::new(Habits::named(name, &levels::LEVELS)?))),
        }
    }

    fn lacks_network(name: &str) -> bool {
        name == "search" && !network::is_there()
    }

    fn load_network(bytes: &[u8]) -> Result<(), LoadError> {
        network::load(Network::read(&LyngkPosition::ARCHITECTURE, bytes)?);
        Ok(())
    }

    fn with_position<W: WithPosition<State>>(work: W) -> Option<W::Output> {
        Some(work.run::<LyngkPosition>())
    }
}
