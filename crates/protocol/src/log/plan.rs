//! Moves planned ahead, as they are stored beside the log.

use serde::{Deserialize, Serialize};

/// What a seat answers to which moves of others. It is held against what was played since; of itself it changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredPlan {
    /// How many games of the table had ended when it was made.
    pub game: u16,
    /// How many moves of the game had been played.
    pub after: u32,
    /// The lines of play from there, each a list of moves of the seats that decide.
    pub lines: Vec<Vec<String>>,
}
