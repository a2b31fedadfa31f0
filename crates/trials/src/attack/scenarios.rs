//! The attacks, by name. The names are those of the findings they come from, or say what is misused.

use super::cheating::{borrowed_engine, farmed_rating, guessed_password, guessed_table, late_pongs, two_hands};
use super::flooding::{
    busy_bots, compressed_records, crowded_lobby, full_house, long_records, padded_lobby, scanning_query, spectators_against_a_clock,
};
use super::misuse::{
    aborted_games, flooded_challenges, flooded_chat, flooded_reports, look_alike_names, thrown_games, unwanted_messages,
    ways_around_a_block, ways_around_a_network_ban,
};
use super::takeover::{owner_cut_off, owner_stopped};
use super::{Ground, PEACE as LENGTH_OF_PEACE, Verdict};
use crate::client::Trouble;
use crate::games;
use serde_json::{Value, json};
use std::pin::Pin;
use std::time::Duration;

type Attack = fn(Ground) -> Pin<Box<dyn Future<Output = Result<Verdict, Trouble>> + Send>>;

/// An attack.
pub struct Scenario {
    /// Its name, as in the list of findings.
    pub name: &'static str,
    /// What is tried, in one line.
    pub tried: &'static str,
    /// What is done.
    pub attack: Attack,
}

macro_rules! scenario {
    ($name:literal, $attack:ident, $tried:literal) => {
        Scenario { name: $name, tried: $tried, attack: |ground| Box::pin($attack(ground)) }
    };
}

/// No attack at all: what is usual on this machine.
pub const PEACE: Scenario = scenario!("peace", peace, "nobody attacks: what is usual here");

/// Every attack.
pub const ALL: &[Scenario] = &[
    scenario!("H1", padded_lobby, "300 public tables whose start is padded to 4,096 bytes; the server is restarted afterwards"),
    scenario!(
        "H2",
        spectators_against_a_clock,
        "an opponent offers and withdraws takebacks, forty spectators ask for the tail all the time"
    ),
    scenario!("H3", busy_bots, "one guest plays and takes back by turns against `search`, another lets bots play each other at 28 tables"),
    scenario!("H4", farmed_rating, "25 throw-away guests resign at an account's rated tables before the first move"),
    scenario!("H5", compressed_records, "browsers download records in compressed form"),
    scenario!("H6a", owner_cut_off, "PostgreSQL, two servers: the way of the one that serves to the database is stalled and opened again"),
    scenario!("H6b", owner_stopped, "PostgreSQL, two servers: the one that serves is stopped (SIGSTOP) and continued"),
    scenario!("H7", scanning_query, "sixteen strangers list closed games of one kind on a store full of other games"),
    scenario!("M1", long_records, "24 strangers download the record of the longest game a table can have"),
    scenario!("M2", late_pongs, "a player answers pings late and then thinks half a second for each move on a clock of three seconds"),
    scenario!("M3", full_house, "2,100 spectators come to the table of a player whose connection was lost"),
    scenario!("M4", crowded_lobby, "600 plain tables are opened before an honest one"),
    scenario!("M5", guessed_password, "strangers from 200 networks guess the password of an account"),
    scenario!("M6", two_hands, "a guest at a table with hidden cards signs in as the owner of another seat"),
    scenario!("M7", borrowed_engine, "a player of a running rated game asks the server's own engine about it"),
    scenario!("M8", guessed_table, "a stranger works out the id of a private table from the person's id and the key"),
    scenario!("farming", thrown_games, "an account throws twenty rated games to a friend"),
    scenario!("aborting", aborted_games, "an account begins 25 rated games and aborts each of them"),
    scenario!("challenges", flooded_challenges, "sixty accounts challenge one person twelve times each"),
    scenario!("chat", flooded_chat, "forty newcomers say thirty lines each at one table, links among them"),
    scenario!("reports", flooded_reports, "sixty guests report one person ten times each"),
    scenario!("names", look_alike_names, "strangers take names that look like those of a person, a club and the hosts"),
    scenario!(
        "messages",
        unwanted_messages,
        "forty strangers and a false friend write to one person, and a stranger reads what others write"
    ),
    scenario!("blocked", ways_around_a_block, "somebody who is blocked tries every way to reach the one who blocked them"),
    scenario!("networks", ways_around_a_network_ban, "somebody who is banned with their networks comes back in every way"),
];

/// The scenarios with these names, or all.
pub fn chosen(names: &[String]) -> Result<Vec<&'static Scenario>, Trouble> {
    if names.is_empty() {
        return Ok(ALL.iter().collect());
    }
    let find = |name: &String| {
        let known = || ALL.iter().map(|scenario| scenario.name).collect::<Vec<_>>().join(", ");
        ALL.iter().find(|scenario| scenario.name == name).ok_or_else(|| Trouble(format!("no scenario {name}; there are {}", known())))
    };
    names.iter().map(find).collect()
}

/// How long an attack goes on once everybody is in place.
pub(super) const ATTACK: Duration = Duration::from_secs(8);
/// A person may send fifty messages a second for long; this is a little less.
pub(super) const ALLOWED_PACE: Duration = Duration::from_millis(25);

async fn peace(ground: Ground) -> Result<Verdict, Trouble> {
    let site = ground.open().await?;
    tokio::time::sleep(LENGTH_OF_PEACE).await;
    site.close().await
}

/// A public table that waits for a player.
pub(super) fn waiting_table() -> Value {
    json!({ "options": games::duel(json!({ "order": "random" })), "seats": ["me", "open"] })
}
