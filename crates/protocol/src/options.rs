//! What is agreed on before a game.

use crate::clock::ClockRule;
use crate::id::PersonId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use trilynx_games::GameId;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[cfg_attr(feature = "schema", ts(type = "\"yinsh\" | \"lyngk\" | \"linko\""))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "yinsh"))]
pub struct GameName(pub GameId);

impl Serialize for GameName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameName, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        GameId::from_name(&name).map(GameName).ok_or_else(|| D::Error::custom(format_args!("the games are {}", GameId::list())))
    }
}

/// What the players of a table agree on. Untrusted until a table has been opened with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which game.
    pub game: GameName,
    /// Which variant of it.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// A position to start from instead of a deal: `game/variant key=value …`. Such a game is never rated.
    #[serde(default)]
    pub start: Option<String>,
    /// Who gets which seat once all are taken.
    #[serde(default)]
    pub order: Order,
    /// The clock.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether the result counts. A game with a takeback never does.
    #[serde(default)]
    pub rated: bool,
    /// How many times everybody begins; more than 1 is a match.
    #[serde(default = "one_round")]
    pub rounds: u16,
    /// Not listed: only people with the link find it.
    #[serde(default)]
    pub private: bool,
}

fn one_round() -> u16 {
    1
}

/// Who gets which seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Everybody stays where they sat down; seat 0 begins.
    Fixed,
    /// Seats are drawn when the game starts.
    #[default]
    Random,
}

/// How soon bots answer a person who plays against bots alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// Sooner than a person would.
    Quick,
    /// About as soon as a person.
    #[default]
    Natural,
    /// Later, to see what happened.
    Slow,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Person(PersonId),
    /// A bot of the program, by its name in the roster.
    Bot(String),
}

/// What the opener wants for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatOffer {
    /// For the opener. Several such seats are played by one person on one device; then nothing is rated.
    Me,
    /// Open to anyone.
    Open,
    /// For this bot.
    Bot(String),
    /// For this person alone.
    For(PersonId),
}
