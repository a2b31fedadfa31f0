//! The bots of Linko!
//!
//! [`heuristic`] is the frozen rule of thumb that others are measured against. [`search`] tries every move in many [`determinizations`], likely ones
//! by what the others laid ([`inference`]), plays each out by the rule of thumb ([`playouts`]) or lets a [`network`] play on and judge ([`foresight`]; [`inputs`] is what that sees), and plays
//! exactly where the end is certain ([`ending`]). [`aim`] is what it plays for. [`levels`] are weaker players for people.

pub mod aim;
pub mod determinizations;
pub mod ending;
pub mod foresight;
pub mod heuristic;
pub mod inference;
pub mod inputs;
pub mod levels;
pub mod network;
pub mod playouts;
pub mod search;

use crate::bot::{Bot, Determinize};
#[cfg(feature = "tree")]
use crate::mcts::Mcts;
use crate::network::LoadError;
use crate::random::{Random, shuffle};
use crate::roster::Roster;
use foresight::Policy;
use heuristic::{Heuristic, RuleOfThumb};
use levels::CardLevel;
use search::Search;
use trilynx_games::linko::{Card, State, View};

impl Determinize for State {
    /// The cards whose place the viewer does not know, in any order, all equally likely.
    fn determinize(view: &View, random: &mut fastrand::Rng) -> State {
        let mut unseen: Vec<Card> = view.unseen().iter().collect();
        shuffle(&mut unseen, random);
        view.determinize(&unseen).unwrap_or_else(|| unreachable!("these are the unseen cards"))
    }
}

impl Roster for State {
    const BOTS: &'static [(&'static str, &'static str)] = &[
        ("random", "any legal move"),
        ("level1", "for people: follows a whim"),
        ("level2", "for people: sees a win that is there"),
        ("level3", "for people: has heard of the rule of thumb"),
        ("level4", "for people: often follows the rule of thumb"),
        ("level5", "for people: has a feeling for the game"),
        ("level6", "for people: has experience"),
        ("level7", "for people: has a lot of it, and remembers most cards"),
        ("level8", "for people: has learned by playing against itself, with a mind of its own"),
        ("level9", "for people: has learned by playing against itself, and hardly forgets a card"),
        ("level10", "for people: looks ahead and forgets nothing"),
        ("heuristic", "a rule of thumb, frozen: what others are measured against"),
        #[cfg(feature = "tree")]
        ("tree", "Monte-Carlo tree search with random playouts"),
        ("tuned", "the rule of thumb, tuned by playing against itself"),
        ("playouts", "playouts by the rule of thumb over determinizations, sequential halving; frozen"),
        ("policy", "the network's first choice, without looking ahead"),
        ("search", "full strength: the network, tried over determinizations"),
    ];

    /// Each is a game played out.
    const REVIEW_NODES: u64 = 2_000;

    fn bot(name: &str) -> Option<Box<dyn Bot<State>>> {
        match name {
            "random" => Some(Box::new(Random)),
            #[cfg(feature = "tree")]
            "tree" => Some(Box::new(Mcts::default())),
            "heuristic" => Some(Box::new(Heuristic(RuleOfThumb::FROZEN))),
            "tuned" => Some(Box::new(Heuristic(RuleOfThumb::TUNED))),
            "playouts" => Some(Box::new(Search::PLAYOUTS)),
            "policy" => Some(Box::new(Policy { network: network::network(), by_taste: false })),
            "search" => Some(Box::new(Search::strongest())),
            _ => Some(Box::new(CardLevel::named(name)?)),
        }
    }

    fn lacks_network(name: &str) -> bool {
        let needs_one = matches!(name, "policy" | "search") || CardLevel::named(name).is_some_and(|level| level.needs_network());
        needs_one && !network::is_there()
    }

    fn load_network(bytes: &[u8]) -> Result<(), LoadError> {
        if !bytes.starts_with(network::MAGIC) {
            return Err(LoadError::OtherGame);
        }
        let read = network::CardNetwork::read(bytes).map_err(|error| LoadError::Bad(error.to_string()))?;
        network::load(read);
        Ok(())
    }
}
