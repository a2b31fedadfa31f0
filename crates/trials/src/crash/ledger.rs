//! What the players of a trial know for sure, written down outside the server.

use std::collections::HashMap;
use trilynx_protocol::wire::TableView;
use trilynx_protocol::{Command, PersonId, TableId};

/// What clients know for sure, and what they asked for.
#[derive(Default)]
pub(crate) struct Ledger {
    /// Every acknowledgement: table, person, key, version.
    pub granted: Vec<(TableId, PersonId, String, u32)>,
    /// Every request.
    pub asked: HashMap<(TableId, PersonId, String), Wanted>,
    /// The last view each client folded together.
    pub views: HashMap<(TableId, PersonId), TableView>,
    /// Requests that were repeated because no answer came.
    pub repeated: u64,
}

/// What a request was for, as far as a log shows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Wanted {
    /// This move, as this one of its game.
    Move(u32, String),
    /// To say this, which nobody says twice.
    Say(String),
    Other,
}

impl Wanted {
    pub fn by(command: &Command) -> Wanted {
        match command {
            Command::Play { text, number } => Wanted::Move(*number, text.clone()),
            Command::Say { text } => Wanted::Say(text.clone()),
            _ => Wanted::Other,
        }
    }
}
