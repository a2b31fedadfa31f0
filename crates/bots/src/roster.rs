//! The bots of each game, by name, and what else a game has to do with bots.

use crate::bot::{Bot, Determinize};
use crate::network::{Augmented, LoadError};

/// A game that has bots.
pub trait Roster: Determinize {
    /// Each name with a line that says what it is, from weak to strong; the last is the strongest.
    const BOTS: &'static [(&'static str, &'static str)];

    /// How many positions a review searches for each one it judges, where nobody says how many: a few seconds a game.
    const REVIEW_NODES: u64 = 50_000;

    /// Whether the bot of this name cannot be made yet, because it needs a network and none was built in or loaded.
    fn lacks_network(_name: &str) -> bool {
        false
    }

    /// The bot of this name, ready to play one game. Not for one that [lacks its network](Roster::lacks_network).
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Plays with this network from now on, instead of the one that is built in. To be called before the first game. A game without a
    /// network knows none as its own.
    fn load_network(_bytes: &[u8]) -> Result<(), LoadError> {
        Err(LoadError::OtherGame)
    }

    /// Does something with the position that the game's network judges, where that is trained from samples of positions.
    fn with_position<W: WithPosition<Self>>(_work: W) -> Option<W::Output> {
        None
    }
}

/// Something to be done with the position that a game's network judges.
pub trait WithPosition<G> {
    /// Its result.
    type Output;
    /// Does it, with the type of the position.
    fn run<P: Augmented<Game = G>>(self) -> Self::Output;
}
