//! What a viewer hears and sees of a table, and the frames of the WebSocket.
//!
//! The one thing to know: a [`TableView`] with all that was [`ViewEvent`] since folded into it equals a fresh one, always. So a client keeps
//! one, folds, and when it has missed something asks for the tail from the version it knows.

mod error;
mod frames;
mod lists;
mod table_view;

pub use error::Error;
pub use frames::{ToClient, ToServer};
pub use lists::{PersonView, SeatLine, TableLine};
pub use table_view::*;
