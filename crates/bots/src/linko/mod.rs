//! The bots of Linko!

use crate::bot::{Bot, Imagine};
use crate::random::Random;
use crate::roster::Roster;
use crate::tree::Tree;
use trilynx_games::linko::{Card, State, View};

impl Imagine for State {
    /// The cards whose place the viewer does not know, in any order, all equally likely.
    fn imagine(view: &View, random: &mut fastrand::Rng) -> State {
        let mut unseen: Vec<Card> = view.unseen().iter().collect();
        random.shuffle(&mut unseen);
        view.imagine(&unseen).unwrap_or_else(|| unreachable!("these are the unseen cards"))
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
