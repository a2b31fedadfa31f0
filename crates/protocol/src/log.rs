//! What happened at a table, whole: the durable log. For the store alone; it holds seeds and dealt cards.
//!
//! The one thing to know: nothing here is ever sent. What a viewer hears of an event is a [`crate::wire::ViewEvent`].

use crate::clock::{Clocks, Time};
use crate::id::{PersonId, TableId};
use crate::options::{Occupant, Options, SeatOffer};
use crate::result::GameResult;
use crate::wire::{ChatLine, Offers, Played, Stage};
use serde::{Deserialize, Serialize};

/// One line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Counted from 1, without gaps: the table's version after this event.
    pub version: u32,
    /// When.
    pub at: Time,
    /// What.
    pub event: Event,
}

/// A seed as text. Its `Debug` shows nothing, so that it stays out of logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened. Always the first.
    Opened {
        /// What is agreed on.
        #[serde(deserialize_with = "stored_options")]
        options: Options,
        /// Who opened it.
        by: PersonId,
        /// What the opener wants for each seat.
        offers: Vec<SeatOffer>,
        /// The seed of the first game, 128 hexadecimal digits. Its commitment is public from here on.
        seed: Secret,
        /// The table this is a rematch of.
        rematch_of: Option<TableId>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        occupant: Occupant,
        /// What they add to the seed.
        word: Option<String>,
    },
    /// Somebody stood up again.
    Stood {
        /// Where.
        seat: u8,
    },
    /// The table was given up before a game was played.
    Closed,
    /// A game began.
    Started {
        /// Who plays which seat, drawn or as they sat.
        occupants: Vec<Occupant>,
        /// The deal or position it starts from, complete, as one line of text.
        start: Secret,
        /// The version of the game's rules.
        rules: u32,
    },
    /// A move was played.
    Moved {
        /// Who decided.
        seat: u8,
        /// The move.
        text: String,
        /// How much of the time since the last event is forgiven the seat for its connection, in milliseconds. Taken from its lag budget.
        lag_ms: u32,
        /// How long the server had the move before it came to decide on it, in milliseconds. Not charged either, and no budget pays for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        held_ms: u32,
    },
    /// An unfinished turn was restarted.
    TurnReset {
        /// Whose.
        seat: u8,
        /// How many moves remain.
        to: u32,
    },
    /// Somebody asks to go back.
    TakebackAsked {
        /// Who.
        seat: u8,
        /// How many moves shall remain.
        to: u32,
    },
    /// Somebody agrees to go back, but others have still to answer.
    TakebackAgreed {
        /// Who.
        seat: u8,
    },
    /// Somebody does not agree, or the asker thought better of it.
    TakebackDeclined {
        /// Who.
        seat: u8,
    },
    /// Everybody agreed, and the moves were taken back. The game no longer counts.
    TakenBack {
        /// How many moves remain.
        to: u32,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: u8,
    },
    /// The offer was declined.
    DrawDeclined {
        /// By whom.
        seat: u8,
    },
    /// A player is not there any more.
    WentAway {
        /// Who.
        seat: u8,
    },
    /// A player is there again.
    CameBack {
        /// Who.
        seat: u8,
    },
    /// A player is gone for good, and a bot plays on.
    Replaced {
        /// Whose seat.
        seat: u8,
        /// The bot's name.
        bot: String,
    },
    /// The game is over.
    Ended {
        /// How.
        result: GameResult,
        /// The seed of the next game of the match, if there is one.
        next_seed: Option<Secret>,
    },
    /// Somebody is ready for the next game of the match.
    BecameReady {
        /// Who.
        seat: u8,
    },
    /// Somebody wants another game.
    RematchOffered {
        /// Who.
        seat: u8,
    },
    /// Somebody does not.
    RematchDeclined {
        /// Who.
        seat: u8,
    },
    /// Everybody wants another game: it is played at another table.
    RematchAgreed {
        /// Which.
        table: TableId,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: PersonId,
        /// To whom.
        room: crate::wire::Room,
        /// What.
        text: String,
    },
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A table after this many events, so that the log before it need not be read. It holds seeds and cards like the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many events there have been.
    pub version: u32,
    /// The time of service of the last event.
    pub last_ms: u64,
    /// When the table was opened.
    pub opened: Time,
    /// What is agreed on.
    #[serde(deserialize_with = "stored_options")]
    pub options: Options,
    /// Who opened it.
    pub opener: PersonId,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Whether the result still counts.
    pub rated: bool,
    /// Where the table stands.
    pub stage: Stage,
    /// The seats.
    pub seats: Vec<SeatSnapshot>,
    /// Seats gone for good, first to last.
    pub left: Vec<u8>,
    /// The seed of the next game.
    pub next_seed: Option<Secret>,
    /// The results of the games finished.
    pub results: Vec<GameResult>,
    /// The game being played or just over.
    pub game: Option<GameSnapshot>,
    /// What is offered and asked.
    pub offers: Offers,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The lines of chat that somebody still hears.
    pub chat: Vec<ChatLine>,
    /// How many lines players have said.
    pub said: u32,
    /// How many lines spectators have said.
    #[serde(default)]
    pub said_watching: u32,
}

/// A seat in a [`Snapshot`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSnapshot {
    /// What the opener wants for it.
    pub offer: SeatOffer,
    /// Who plays it.
    pub occupant: Option<Occupant>,
    /// What they add to the seed.
    pub word: String,
    /// The bot that plays on.
    pub replaced_by: Option<String>,
    /// Since when its player is away.
    pub away_since_ms: Option<u64>,
    /// Ready for the next game.
    pub ready: bool,
    /// After how many moves it last offered a draw.
    pub draw_offered_at: Option<u32>,
    /// After how many moves its last request to take back was declined or withdrawn.
    pub takeback_declined_at: Option<u32>,
    /// How many requests it has made in this game: draws, takebacks and rematches.
    #[serde(default)]
    pub requests: u16,
}

/// The game in a [`Snapshot`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSnapshot {
    /// The deal or position it started from.
    pub start: Secret,
    /// The version of the rules.
    pub rules: u32,
    /// When it started, by the calendar.
    pub started_unix_ms: u64,
    /// Its seed.
    pub seed: Option<Secret>,
    /// The moves.
    pub moves: Vec<Played>,
    /// The time of service at which the present decision came up.
    pub since_ms: u64,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// How it ended.
    pub result: Option<GameResult>,
    /// When it ended, by the time of service.
    pub ended_ms: u64,
    /// How many moves have been made in all, those taken back included.
    #[serde(default)]
    pub made: u32,
    /// What is left of each seat's lag budget, in milliseconds; full where nothing is stored.
    #[serde(default)]
    pub lag_budgets: Vec<u32>,
}

/// Options as they are stored. Requests with unknown fields are refused, but a log may hold fields that a later release dropped.
fn stored_options<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    #[derive(Deserialize)]
    struct Stored {
        game: crate::options::GameName,
        variant: String,
        players: u8,
        #[serde(default)]
        start: Option<String>,
        #[serde(default)]
        order: crate::options::Order,
        #[serde(default)]
        clock: crate::clock::ClockRule,
        #[serde(default)]
        rated: bool,
        #[serde(default = "crate::options::one_round")]
        rounds: u16,
        #[serde(default)]
        private: bool,
    }
    let Stored { game, variant, players, start, order, clock, rated, rounds, private } = Stored::deserialize(deserializer)?;
    Ok(Options { game, variant, players, start, order, clock, rated, rounds, private })
}
