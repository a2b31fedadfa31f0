//! The bots of each game, by name.

use crate::bot::{Bot, Determinize};

/// A game that has bots.
pub trait Roster: Determinize {
    /// Each name with a line that says what it is, from weak to strong; the last is the strongest.
    const BOTS: &'static [(&'static str, &'static str)];

    /// The bot of this name, ready to play one game.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}
