//! Finding people: by name, by strength, and those one follows.

use crate::id::PersonId;
use crate::options::GameName;
use crate::wire::TableLine;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A page of people found by a search, by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FoundPeople {
    /// The people of this page.
    pub people: Vec<FoundPerson>,
    /// Give it as `after` to get the next page; nothing if this was the last.
    pub next: Option<String>,
}

/// A person found by a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FoundPerson {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Since when they have been here, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// A page of a leaderboard, strongest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Leaderboard {
    /// Which game.
    pub game: GameName,
    /// Which time class.
    pub class: String,
    /// Who has fewer rated games is not listed.
    pub least_games: u32,
    /// Who has a rating that is less sure is not listed: one standard deviation.
    pub most_deviation: u32,
    /// The lines of this page, the best rating first.
    pub lines: Vec<LeaderboardLine>,
    /// Give it as `after` to get the next page; nothing if this was the last.
    pub next: Option<String>,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LeaderboardLine {
    /// The place, from 1.
    pub rank: u32,
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// The rating, as it is shown.
    pub rating: i32,
    /// How unsure it is: one standard deviation.
    pub deviation: i32,
    /// How many rated games.
    pub games: u32,
}

/// A request to follow a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewFollow {
    /// The person's id.
    pub person: PersonId,
}

/// The people you follow, and those who follow you.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Follows {
    /// Those you follow, by name.
    pub following: Vec<FollowedPerson>,
    /// Those who follow you, by name.
    pub followers: Vec<Follower>,
}

/// A person you follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FollowedPerson {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether they follow you too: two people who follow each other are friends.
    pub friend: bool,
    /// Whether they are connected.
    pub online: bool,
    /// The public game they play at the moment, if any.
    pub table: Option<TableLine>,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// A person who follows you.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Follower {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether you follow them too: two people who follow each other are friends.
    pub friend: bool,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}
