//! What is agreed on before a tournament.

use crate::clock::ClockRule;
use crate::id::{PersonId, SeriesId};
use crate::options::Options;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most rounds of a Swiss tournament or of one at tables.
pub const MOST_ROUNDS: u8 = 30;
/// The most bots that fill in.
pub const MOST_FILL_INS: u8 = 20;
/// The longest description, in bytes.
pub const MAX_DESCRIPTION_BYTES: usize = 1_000;
/// The most people who organise a tournament beside the one who created it.
pub const MOST_ORGANISERS: usize = 8;

/// Who meets whom, and what a game counts. Stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Format {
    /// Everybody meets everybody, by the Berger tables. A win counts 1 point, a draw half a point.
    RoundRobin {
        /// 1, or 2 for a second game with the seats exchanged.
        cycles: u8,
    },
    /// Players with equal scores meet, nobody twice. A win or a bye counts 1 point, a draw half a point.
    Swiss {
        /// How many rounds.
        rounds: u8,
    },
    /// Players who are free are paired until time is up. A win counts 2 points, a draw 1, and both double after two wins in a row.
    Arena {
        /// For how long players are paired.
        minutes: u16,
    },
    /// Rounds at tables of four, else of three or five. Places count 5, 3, 2, 1 and 0 points, and equal places share.
    Tables {
        /// How many rounds.
        rounds: u8,
    },
}

impl Format {
    /// The fewest players it makes sense with.
    pub const fn fewest_players(self) -> usize {
        if matches!(self, Format::Tables { .. }) { 3 } else { 2 }
    }

    /// The most players. Pairings of a Swiss round take time that grows with the cube of their number, a round robin has a game for each two.
    pub const fn most_players(self) -> usize {
        match self {
            Format::RoundRobin { .. } => 200,
            Format::Swiss { .. } | Format::Tables { .. } => 400,
            Format::Arena { .. } => 10_000,
        }
    }
}

/// Who may enter. Stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Admission {
    /// No invitation is needed.
    #[default]
    Open,
    /// Those whom an organiser has invited.
    Invited,
}

/// What is agreed on. Untrusted until a tournament has been created with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TournamentSettings {
    /// What it is called.
    pub name: String,
    /// Who meets whom.
    pub format: Format,
    /// What is played at each table. The number of players is that of a table, and the seats are those of the pairing.
    pub table: Options,
    /// When it starts, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub starts_unix_ms: u64,
    /// Whether players must say that they are there, in the last five minutes before it starts.
    #[serde(default)]
    pub check_in: bool,
    /// Who may enter.
    #[serde(default)]
    pub admission: Admission,
    /// How long people rest between rounds, in seconds.
    #[serde(default)]
    pub break_s: u16,
    /// The series it belongs to.
    #[serde(default)]
    pub series: Option<SeriesId>,
    /// Who organises it beside the one who created it.
    #[serde(default)]
    pub organisers: Vec<PersonId>,
    /// The description, for people who consider entering.
    #[serde(default)]
    pub description: String,
    /// Not listed: only people with the link find it.
    #[serde(default)]
    pub private: bool,
    /// Bots that play where somebody has no opponent: in an arena.
    #[serde(default)]
    pub bots: Option<FillIns>,
    /// Whether the clocks of players on vacation stand still, where turns take days. Rounds may then take longer.
    #[serde(default)]
    pub vacations: bool,
}

/// Bots that fill in. Stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct FillIns {
    /// The name of the bot in the roster of the game.
    pub bot: String,
    /// The most of them that play at the same time.
    pub most: u8,
}

impl TournamentSettings {
    /// How long before the start players can check in, in milliseconds.
    pub const CHECK_IN_MS: u64 = 5 * 60 * 1000;

    /// How long a table waits for a player who has not come, in milliseconds: a tenth of the clock. Half a minute at least, because a page
    /// takes a while to load.
    pub fn no_show_ms(&self) -> u64 {
        no_show_ms(&self.table.clock)
    }
}

/// How long a table of a tournament waits for a player who has not come, in milliseconds, by the clock of the game.
pub fn no_show_ms(clock: &ClockRule) -> u64 {
    let tenth_ms = match *clock {
        ClockRule::None => 5 * 60 * 1000,
        ClockRule::Fischer { initial_s, .. } => u64::from(initial_s) * 100,
        ClockRule::Byoyomi { main_s, periods, period_s } => (u64::from(main_s) + u64::from(periods) * u64::from(period_s)) * 100,
        ClockRule::Correspondence { days } => u64::from(days) * 24 * 60 * 60 * 100,
    };
    tenth_ms.max(30_000)
}
