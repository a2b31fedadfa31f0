//! Tournaments: what is agreed on, what people ask for, who meets whom and why, and how everybody stands.
//!
//! A tournament hides nothing from somebody who may see it, so what is [stored](crate::log::TournamentEvent) is made of types that are sent
//! too. Those are marked as stored: a field or variant of them is never renamed or removed, and one that is added has a default.

mod command;
mod pairing;
mod settings;
mod standing;

pub use command::{TournamentCommand, TournamentRefused};
pub use pairing::{Bye, ByeReason, GameOutcome, OutcomeBy, PairedBye, PairedGame, PairingReason, Ruling, SeatReason};
pub use settings::{
    Admission, FillIns, Format, MAX_DESCRIPTION_BYTES, MOST_FILL_INS, MOST_ORGANISERS, MOST_ROUNDS, TournamentSettings, no_show_ms,
};
pub use standing::{CrossCell, CrossKind, CrossRow, SeasonPlace, SeasonRow, SeasonRule, Standing, TieBreak, WaitingReason};

/// A player of a tournament: the number of the entry, counted from 0.
pub type PlayerNumber = u16;

/// A game of a tournament, counted from 0.
pub type GameNumber = u32;

/// How many parts a point has, so that halves, and places shared by up to five, are whole numbers.
pub const POINT: u32 = 60;
