//! What somebody at a table may ask for.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The longest line of chat, in bytes.
pub const MAX_CHAT_BYTES: usize = 400;
/// The longest text of a move, in bytes.
pub const MAX_MOVE_BYTES: usize = 96;

/// The longest name of a command, in bytes.
pub const MAX_KEY_BYTES: usize = 64;

/// Whether this can be the name of a command: short, visible or not, but without control characters, which not every store keeps.
pub fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() <= MAX_KEY_BYTES && !key.chars().any(char::is_control)
}

/// A request of a person to a table, which grants or refuses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat.
    Sit {
        /// Which one; by default the first open one.
        #[serde(default)]
        seat: Option<u8>,
        /// What the player adds to the seed of the deal.
        #[serde(default)]
        word: Option<String>,
    },
    /// Give the seat up before the game starts.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Stand,
    /// The opener puts a bot on an open seat before the game starts.
    SeatBot {
        /// Which seat; by default the first open one.
        #[serde(default)]
        seat: Option<u8>,
        /// The bot's name.
        bot: String,
    },
    /// The opener gives the table up before the game starts.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Close,
    /// Play a move.
    Play {
        /// The move, in our notation.
        #[serde(rename = "move")]
        text: String,
        /// How many moves of this game the player has seen; another number makes the move stale.
        number: u32,
    },
    /// Go back to the start of one's own unfinished turn.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    ResetTurn,
    /// Give up. In a game of more than two, a bot plays on.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Resign,
    /// Break off before everybody has made a first move.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Abort,
    /// Offer a draw (two players).
    #[serde(deserialize_with = "crate::exact::no_fields")]
    OfferDraw,
    /// Answer the other's offer.
    AnswerDraw {
        /// Yes or no.
        accept: bool,
    },
    /// Ask to go back to an earlier point of this game.
    AskTakeback {
        /// How many moves remain.
        to: u32,
    },
    /// Answer another player's request.
    AnswerTakeback {
        /// Yes or no. One no is enough.
        accept: bool,
    },
    /// Claim the game after the other's absence. In a game of more than two, a bot takes the absent seat over.
    Claim {
        /// What is claimed.
        what: Claim,
    },
    /// Ready for the next game of the match.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Ready,
    /// Ask for another game with the same people, or agree to one.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    OfferRematch,
    /// Decline another game, or withdraw the wish for one.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    DeclineRematch,
    /// Send a chat message.
    Say {
        /// One line.
        text: String,
    },
}

/// What can be claimed after an absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The win.
    Victory,
    /// A draw, out of kindness.
    Draw,
}
