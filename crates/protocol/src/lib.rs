//! What crosses a wire or is stored: the words of live play.
//!
//! Two vocabularies that must never be mixed, in two modules:
//!
//! - [`log`] is what happened, whole and for the store alone: seeds and dealt cards are in it. It is never sent.
//! - [`wire`] is what a viewer hears and sees of it. There is no field in it in which a hidden card could travel.
//!
//! [`command`] is what people ask for, and [`refused`] the answer if it cannot be. [`options`] and [`clock`] are what is agreed on
//! before a game, [`position`] a game as a viewer sees it, [`study`] what is noted about games,
//! [`tournament`] how people meet in rounds, [`http`] the bodies of plain requests, [`text`] which lines of strangers can be shown to others.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod clock;
pub mod command;
mod exact;
pub mod http;
pub mod id;
pub mod lesson;
pub mod log;
pub mod options;
pub mod position;
pub mod refused;
pub mod result;
pub mod study;
pub mod text;
pub mod tournament;
#[cfg(all(test, feature = "schema"))]
mod typescript;
pub mod wire;

pub use clock::{ClockRule, Clocks, SeatClock, Time};
pub use command::Command;
pub use id::{ChapterId, ClubId, PersonId, SeriesId, StudyId, TableId, TournamentId};
pub use options::{BotPace, Occupant, Options, SeatOffer};
pub use refused::Refused;
pub use result::{EndedBy, GameResult};
