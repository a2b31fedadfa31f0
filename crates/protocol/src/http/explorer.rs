//! What was played from a position, and how it went.

use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What is known about a position from the games that went through it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Explored {
    /// The moves that were played here, in the public games of this server, the most frequent first.
    pub moves: Vec<ExploredMove>,
    /// The same for games from other deals that are as far advanced, with the same claims.
    pub outline: Vec<ExploredMove>,
    /// The moves of a book that the strongest bot made by playing against itself. Nobody else has played these games.
    pub book: Vec<ExploredMove>,
    /// The same for similar positions of the book that started from another deal.
    pub book_outline: Vec<ExploredMove>,
    /// The last of the games that are counted in `moves`, newest first.
    pub latest: Vec<TableLine>,
}

/// A move, and how the games went in which it was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExploredMove {
    /// The move; further ones if they lead to the same position, seen from another side.
    pub moves: Vec<String>,
    /// Games that the player who made it won.
    pub won: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Games that the player who made it lost.
    pub lost: u32,
    /// The average rating of those who made it, where any of them had one.
    pub rating: Option<u16>,
}

/// What a browser asks its own engine, which has no games of others: a position, and the book as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookRequest {
    /// A deal or position as a line, with the moves that follow it.
    pub position: String,
    /// The file.
    pub book: String,
}

/// Who played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// People alone.
    People,
    /// At least one bot of the server.
    Bots,
}

/// How fast a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Without a clock.
    Untimed,
    /// Under 3 minutes a player.
    Bullet,
    /// Under 10 minutes a player.
    Blitz,
    /// Under 30 minutes a player.
    Rapid,
    /// 30 minutes a player or more.
    Classical,
    /// Days for every turn.
    Correspondence,
}
