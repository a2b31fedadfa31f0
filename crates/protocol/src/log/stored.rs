//! How the log writes what a client is shown in another form: options, seats, clocks, results, offers and chat.
//!
//! The one thing to know: a field or variant here is never renamed or removed, and one that is added has a default, because logs are kept for
//! ever. Types of the same fields are converted by [`convert`], which does not compile when one of the two has a field more; where they part
//! ways, a conversion is written out.

#![allow(missing_docs, reason = "the fields mean what those of the types they are converted to mean")]

use crate::clock::{ClockRule, Clocks, SeatClock};
use crate::id::PersonId;
use crate::options::{GameName, Occupant, Options, Order, SeatOffer};
use crate::result::{EndedBy, GameResult};
use crate::wire::{ChatLine, Offers, Played, Room, Stage, Takeback};
use serde::{Deserialize, Serialize};

/// Converts between a stored type and another one of the same fields or variants, both ways.
macro_rules! convert {
    (struct $stored:ident, $other:ident { $($field:ident),* $(,)? }) => {
        convert!(@struct $stored, $other { $($field),* });
        convert!(@struct $other, $stored { $($field),* });
    };
    (enum $stored:ident, $other:ident { $($variant:ident $({ $($field:ident),* })? $(($inner:ident))?),* $(,)? }) => {
        convert!(@enum $stored, $other { $($variant $({ $($field),* })? $(($inner))?),* });
        convert!(@enum $other, $stored { $($variant $({ $($field),* })? $(($inner))?),* });
    };
    (@struct $from:ident, $to:ident { $($field:ident),* }) => {
        impl From<$from> for $to {
            fn from(from: $from) -> $to {
                let $from { $($field),* } = from;
                $to { $($field: $field.into()),* }
            }
        }
    };
    (@enum $from:ident, $to:ident { $($variant:ident $({ $($field:ident),* })? $(($inner:ident))?),* }) => {
        impl From<$from> for $to {
            fn from(from: $from) -> $to {
                match from {
                    $($from::$variant $({ $($field),* })? $(($inner))? => $to::$variant $({ $($field),* })? $(($inner))?),*
                }
            }
        }
    };
}
pub(super) use convert;

/// [`Options`]: fields that a later release has dropped may stand in an old log, and are skipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredOptions {
    pub game: GameName,
    pub variant: String,
    pub players: u8,
    #[serde(default)]
    pub start: Option<String>,
    #[serde(default)]
    pub order: StoredOrder,
    #[serde(default)]
    pub clock: StoredClockRule,
    #[serde(default)]
    pub rated: bool,
    #[serde(default = "one_round")]
    pub rounds: u16,
    #[serde(default)]
    pub private: bool,
}

fn one_round() -> u16 {
    1
}

convert!(struct StoredOptions, Options { game, variant, players, start, order, clock, rated, rounds, private });

/// [`Order`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredOrder {
    Fixed,
    #[default]
    Random,
}

convert!(enum StoredOrder, Order { Fixed, Random });

/// [`ClockRule`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StoredClockRule {
    #[default]
    None,
    Fischer {
        initial_s: u32,
        increment_s: u32,
    },
    Byoyomi {
        main_s: u32,
        periods: u8,
        period_s: u32,
    },
    Correspondence {
        days: u8,
    },
}

convert!(enum StoredClockRule, ClockRule {
    None,
    Fischer { initial_s, increment_s },
    Byoyomi { main_s, periods, period_s },
    Correspondence { days },
});

/// [`SeatOffer`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredSeatOffer {
    Me,
    Open,
    Bot(String),
    For(PersonId),
}

convert!(enum StoredSeatOffer, SeatOffer { Me, Open, Bot(name), For(person) });

/// [`Occupant`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredOccupant {
    Person(PersonId),
    Bot(String),
}

convert!(enum StoredOccupant, Occupant { Person(person), Bot(name) });

/// [`Stage`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredStage {
    Waiting,
    Playing,
    Between,
    Over,
    Closed,
}

convert!(enum StoredStage, Stage { Waiting, Playing, Between, Over, Closed });

/// [`Clocks`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredClocks {
    pub seats: Vec<StoredSeatClock>,
    pub running: Option<u8>,
    pub since_ms: u64,
}

impl From<Clocks> for StoredClocks {
    fn from(clocks: Clocks) -> StoredClocks {
        let Clocks { seats, running, since_ms } = clocks;
        StoredClocks { seats: seats.into_iter().map(Into::into).collect(), running, since_ms }
    }
}

impl From<StoredClocks> for Clocks {
    fn from(clocks: StoredClocks) -> Clocks {
        let StoredClocks { seats, running, since_ms } = clocks;
        Clocks { seats: seats.into_iter().map(Into::into).collect(), running, since_ms }
    }
}

/// [`SeatClock`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredSeatClock {
    pub remaining_ms: u32,
    pub periods: u8,
    pub in_period: bool,
}

convert!(struct StoredSeatClock, SeatClock { remaining_ms, periods, in_period });

/// [`GameResult`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredResult {
    pub winners: Vec<u8>,
    pub scores: Vec<i16>,
    pub by: StoredEndedBy,
    pub left: Vec<u8>,
}

convert!(struct StoredResult, GameResult { winners, scores, by, left });

/// [`EndedBy`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredEndedBy {
    Rules,
    Resignation,
    Time,
    Agreement,
    Absence,
    Abort,
}

convert!(enum StoredEndedBy, EndedBy { Rules, Resignation, Time, Agreement, Absence, Abort });

/// [`Played`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredMove {
    pub seat: u8,
    #[serde(rename = "move")]
    pub text: String,
    pub took_ms: u32,
}

convert!(struct StoredMove, Played { seat, text, took_ms });

/// [`Offers`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredOffers {
    pub draw: Option<u8>,
    pub takeback: Option<StoredTakeback>,
    pub rematch: Vec<u8>,
}

impl From<Offers> for StoredOffers {
    fn from(offers: Offers) -> StoredOffers {
        let Offers { draw, takeback, rematch } = offers;
        StoredOffers { draw, takeback: takeback.map(Into::into), rematch }
    }
}

impl From<StoredOffers> for Offers {
    fn from(offers: StoredOffers) -> Offers {
        let StoredOffers { draw, takeback, rematch } = offers;
        Offers { draw, takeback: takeback.map(Into::into), rematch }
    }
}

/// [`Takeback`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredTakeback {
    pub by: u8,
    pub to: u32,
    pub agreed: Vec<u8>,
}

convert!(struct StoredTakeback, Takeback { by, to, agreed });

/// [`ChatLine`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredLine {
    pub by: PersonId,
    pub room: StoredRoom,
    pub text: String,
    pub unix_ms: u64,
}

convert!(struct StoredLine, ChatLine { by, room, text, unix_ms });

/// [`Room`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredRoom {
    Players,
    Spectators,
    All,
}

convert!(enum StoredRoom, Room { Players, Spectators, All });
