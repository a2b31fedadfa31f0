//! Live play: tables, the connections that watch them, the lobby, and the bots.
//!
//! [`hub`] holds all of it together. [`table`] is one table and the task that owns it; [`connection`] is one WebSocket.

pub mod bots;
pub mod connected;
pub mod connection;
pub mod fair;
pub mod fair_play;
pub mod hub;
pub mod lobby;
pub mod outbox;
pub mod pairing;
pub mod people;
pub mod table;

pub use hub::{Hub, LiveConfig};
