//! Live play: tables, the connections that watch them, the lobby, and the bots.
//!
//! [`Context`] holds the services, one file each, and is handed to tasks and handlers. [`table`] is one table and the task that owns it;
//! [`connection`] is one WebSocket.

mod blocks;
pub mod bots;
pub mod challenges;
pub mod clubs;
pub mod connection;
pub mod connections;
pub mod context;
pub mod fair;
pub mod fair_play;
mod lag;
pub mod lobby;
mod messages;
pub mod node_list;
pub mod nodes;
mod notices;
mod notifications;
pub mod opening;
pub mod outbox;
pub mod pairing;
mod placement;
pub mod presence;
pub mod sanctions;
pub mod studies;
mod study_desk;
pub mod table;
pub mod tables;
mod time_of_service;
pub mod tournaments;
mod vacations;

pub use context::Context;
