//! How strong people are, computed from the results of rated tables.
//!
//! The one thing to know: there is a rating for every account, game and speed. Games for two are rated by Glicko-2; games that three or
//! more can play, by Weng and Lin's Bayesian system, on the same scale (everybody starts at 1500). A result counts once: the new ratings
//! and the mark on the table are stored together.
//!
//! Ratings would be worth nothing if they could be made up. So a result counts only between accounts, only after a few moves, and less and
//! less the more often the same players have met within a day.

use crate::explorer::Explorer;
use crate::leavers;
use crate::store::{Kind, Rated, Rating, Store, StoreError, TableRow, ToRate};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use trilynx_games::GameId;
use trilynx_play::agreement::is_telling;
use trilynx_protocol::log::Event;
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, PersonId, TableId};

/// How fast a game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TimeClass {
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

/// The number of turns a player that is assumed when the duration of a game is estimated.
const TURNS: u64 = 40;

impl TimeClass {
    /// All of them, fast to slow.
    pub const ALL: [TimeClass; 5] =
        [TimeClass::Bullet, TimeClass::Blitz, TimeClass::Rapid, TimeClass::Classical, TimeClass::Correspondence];

    /// The class of a clock, by the time it gives a player for a game of 40 turns: main time, and what comes with every turn (a byo-yomi
    /// period is taken as an increment). Without a clock there is none, and nothing is rated.
    pub fn of(clock: ClockRule) -> Option<TimeClass> {
        let seconds = match clock {
            ClockRule::None => return None,
            ClockRule::Correspondence { .. } => return Some(TimeClass::Correspondence),
            ClockRule::Fischer { initial_s, increment_s } => u64::from(initial_s) + TURNS * u64::from(increment_s),
            ClockRule::Byoyomi { main_s, periods: 0, .. } => u64::from(main_s),
            ClockRule::Byoyomi { main_s, period_s, .. } => u64::from(main_s) + TURNS * u64::from(period_s),
        };
        Some(match seconds {
            0..180 => TimeClass::Bullet,
            180..600 => TimeClass::Blitz,
            600..1800 => TimeClass::Rapid,
            _ => TimeClass::Classical,
        })
    }

    /// As it is stored and said.
    pub fn name(self) -> &'static str {
        match self {
            TimeClass::Bullet => "bullet",
            TimeClass::Blitz => "blitz",
            TimeClass::Rapid => "rapid",
            TimeClass::Classical => "classical",
            TimeClass::Correspondence => "correspondence",
        }
    }

    /// The class of this name.
    pub fn from_name(name: &str) -> Option<TimeClass> {
        TimeClass::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// What was left over is looked for this often.
const LOOK_EVERY: Duration = Duration::from_secs(3600);

/// Ratings as they are, and the task that counts results. Cheap to clone.
#[derive(Clone)]
pub struct Ratings {
    store: Store,
    /// Counts a rated game after its result.
    explorer: Explorer,
    ended: Arc<Notify>,
    /// Whether games are compared with what bots would have played.
    compares: bool,
}

impl Ratings {
    /// Of the accounts in this store.
    pub fn new(store: Store, explorer: Explorer, compares: bool) -> Ratings {
        Ratings { store, explorer, ended: Arc::default(), compares }
    }

    /// How strong somebody is at a game with this clock; nothing before the first game that counted, or where none can.
    pub async fn of(&self, person: PersonId, game: GameId, clock: ClockRule) -> Option<f64> {
        let class = TimeClass::of(clock)?;
        // Somebody without a rating can still be paired.
        self.store.rating(person, game, class.name()).await.ok().flatten().map(|rating| rating.rating)
    }

    /// A rated game has ended.
    pub fn game_ended(&self) {
        self.ended.notify_one();
    }

    /// Counts results when games end, and now and then what was left over. Never returns.
    pub async fn run(self) {
        loop {
            if let Err(error) = count_finished(&self.store, self.compares).await {
                tracing::warn!(%error, "results wait to be counted");
            }
            self.explorer.game_ended();
            // Whether something has ended or an hour has: either is a reason to look.
            drop(tokio::time::timeout(LOOK_EVERY, self.ended.notified()).await);
        }
    }
}

/// The most tables in one batch from the store.
const BATCH: u32 = 100;

/// Counts every result that has not been counted, oldest table first, and says how many tables that were. Several may run at once, or one
/// be broken off at any point: what it leaves is found by the next.
pub async fn rate_finished(store: &Store) -> Result<usize, StoreError> {
    count_finished(store, false).await
}

/// The same; those whose turns can be compared with those of bots wait for that, if it is wanted.
async fn count_finished(store: &Store, compares: bool) -> Result<usize, StoreError> {
    let mut counted = 0;
    loop {
        let tables = store.results_to_rate(BATCH).await?;
        if tables.is_empty() {
            return Ok(counted);
        }
        for ToRate { table, row } in tables {
            let judged = leavers::judge(store, table, &row).await?;
            let Some(Counts { class, players, weight }) = counts(store, table, &row).await? else {
                // Neither now nor later.
                store.pass_over(table, &judged).await?;
                continue;
            };
            let game = row.options.game.0;
            let mut before = Vec::new();
            for (person, _) in &players {
                before.push(store.rating(*person, game, class.name()).await?.unwrap_or_else(|| beginner(game)));
            }
            let ranks: Vec<usize> = players.iter().map(|(_, rank)| *rank).collect();
            let after = rate(game, &before, &ranks);
            let after = before.iter().zip(&after).map(|(before, after)| weighed(before, after, weight));
            let rated: Vec<Rated> = players.iter().zip(after).map(|((person, _), rating)| Rated { person: *person, rating }).collect();
            if store.set_ratings(table, game, class.name(), row.changed_unix_ms, &rated, &judged).await? {
                counted += 1;
                if compares && is_telling(game) {
                    // After the result: if this server dies in between, one game fewer is compared.
                    if let Err(error) = store.compare_later(table, row.changed_unix_ms).await {
                        tracing::warn!(%error, "a game will not be compared");
                    }
                }
            }
        }
    }
}

/// A result that counts.
struct Counts {
    class: TimeClass,
    /// Who played, and on which rank they ended.
    players: Vec<(PersonId, usize)>,
    /// How much of the usual change of a rating it makes.
    weight: f64,
}

/// What a result comes to; nothing if it counts for nobody.
async fn counts(store: &Store, table: TableId, row: &TableRow) -> Result<Option<Counts>, StoreError> {
    let (Some(class), Some(result)) = (TimeClass::of(row.options.clock), &row.result) else { return Ok(None) };
    let Some(ranks) = ranks(result, row.occupants.len()) else { return Ok(None) };
    if !is_a_game(store, table, row, result).await? {
        return Ok(None);
    }
    let mut players = Vec::new();
    for (occupant, rank) in row.occupants.iter().zip(ranks) {
        let Some(Occupant::Person(person)) = occupant else { return Ok(None) };
        // A guest costs nothing, so a win against one proves nothing; nor does it later, when the guest has signed in to an account.
        if store.person(*person).await?.is_none_or(|found| found.kind != Kind::Account) {
            return Ok(None);
        }
        if players.iter().any(|(other, _)| other == person) {
            // Nobody gains by playing against themselves.
            return Ok(None);
        }
        players.push((*person, rank));
    }
    if players.len() < 2 {
        return Ok(None);
    }
    let weight = weight(met(store, row, class, &players).await?);
    Ok((weight > 0.0).then_some(Counts { class, players, weight }))
}

/// Whether enough was played for the result to say something about the players. A game that ended by its rules was played to its end.
pub(crate) async fn is_a_game(store: &Store, table: TableId, row: &TableRow, result: &GameResult) -> Result<bool, StoreError> {
    let least = least_moves(row.options.game.0, row.occupants.len());
    if result.by == EndedBy::Rules || row.moves >= least {
        return Ok(true);
    }
    if row.options.rounds < 2 {
        return Ok(false);
    }
    // The row knows the moves of the last game alone. A player who resigns a match at the start of its second game has lost the match nevertheless.
    let log = store.log(table, 0, u32::MAX).await?;
    let moves = log.iter().filter(|entry| matches!(entry.event, Event::Moved { .. })).count();
    Ok(moves >= least as usize)
}

/// The fewest moves after which a game that was given up counts. A few each: enough that nobody gives up games by the dozen in a minute,
/// and too few for anybody to leave a game that goes badly without losing it.
pub fn least_moves(game: GameId, seats: usize) -> u32 {
    game.opening_moves() * seats as u32
}

/// How long a game between the same players is remembered.
const REMEMBERED_MS: u64 = 24 * 3600 * 1000;
/// The most results of a player that are considered; someone who plays more within a day has met enough others.
const LOOKED_AT: u32 = 200;

/// How many results that any two of these players share were counted in this rating within the day before: the most that two of them do.
async fn met(store: &Store, row: &TableRow, class: TimeClass, players: &[(PersonId, usize)]) -> Result<usize, StoreError> {
    let mut tables: Vec<HashSet<TableId>> = Vec::new();
    for (person, _) in players {
        let points = store.rating_history(*person, row.options.game.0, class.name(), LOOKED_AT).await?;
        let recent = points.into_iter().filter(|point| point.unix_ms + REMEMBERED_MS > row.changed_unix_ms);
        tables.push(recent.map(|point| point.table).collect());
    }
    let pairs = tables.iter().enumerate().flat_map(|(n, one)| tables[..n].iter().map(move |other| one.intersection(other).count()));
    Ok(pairs.max().unwrap_or(0))
}

/// How much a result counts between players who have `met` so often within a day: the first two wholly, each two after them half as much as
/// those before, and none after the eighth.
pub fn weight(met: usize) -> f64 {
    match met {
        0..8 => 0.5_f64.powi(met as i32 / 2),
        _ => 0.0,
    }
}

/// A part of the way from one rating to the next.
fn weighed(before: &Rating, after: &Rating, weight: f64) -> Rating {
    let part = |before: f64, after: f64| before + weight * (after - before);
    Rating {
        rating: part(before.rating, after.rating),
        deviation: part(before.deviation, after.deviation),
        volatility: part(before.volatility, after.volatility),
        games: after.games,
    }
}

/// The rank of each seat, 0 for the best; equal ranks are a draw between them. Nothing if the game has no result.
///
/// Winners are first. The others follow by what the game counts, if it came to counting. Behind all of these are those who left, the first
/// to leave last.
pub fn ranks(result: &GameResult, seats: usize) -> Option<Vec<usize>> {
    if result.by == EndedBy::Abort || seats == 0 {
        return None;
    }
    let strength = |seat: usize| {
        let is = |other: &u8| usize::from(*other) == seat;
        match result.left.iter().position(is) {
            Some(place) => (0, place as i64),
            None if result.winners.iter().any(is) => (2, 0),
            None => (1, result.scores.get(seat).map_or(0, |score| i64::from(*score))),
        }
    };
    let strengths: Vec<(u8, i64)> = (0..seats).map(strength).collect();
    Some(strengths.iter().map(|own| strengths.iter().filter(|other| *other > own).count()).collect())
}

/// Weng and Lin's usual 25, 25/3 and 25/6, sixty times as large, so that everybody starts at 1500 in every game.
const WENG_LIN_SCALE: f64 = 60.0;

/// What is known of somebody who has not played this yet.
pub fn beginner(game: GameId) -> Rating {
    let (rating, deviation, volatility) = if game.is_duel() {
        let new = Glicko2Rating::new();
        (new.rating, new.deviation, new.volatility)
    } else {
        let new = WengLinRating::new();
        (new.rating * WENG_LIN_SCALE, new.uncertainty * WENG_LIN_SCALE, 0.0)
    };
    Rating { rating, deviation, volatility, games: 0 }
}

/// The ratings after a game that ended with these ranks.
pub fn rate(game: GameId, before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    match (before, ranks) {
        ([one, two], [first, second]) if game.is_duel() => rate_two(one, two, first.cmp(second)),
        _ => rate_several(before, ranks),
    }
}

fn rate_two(one: &Rating, two: &Rating, ranks: std::cmp::Ordering) -> Vec<Rating> {
    let known = |rating: &Rating| Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility };
    let outcome = match ranks {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    // Glickman's own choice of the system constant for examples, and the library's default.
    let (new_one, new_two) = glicko2(&known(one), &known(two), &outcome, &Glicko2Config::new());
    let after = |new: Glicko2Rating, old: &Rating| Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: old.games + 1,
    };
    vec![after(new_one, one), after(new_two, two)]
}

fn rate_several(before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    let known: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|old| [WengLinRating { rating: old.rating / WENG_LIN_SCALE, uncertainty: old.deviation / WENG_LIN_SCALE }])
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        known.iter().zip(ranks).map(|(team, rank)| (team.as_slice(), MultiTeamOutcome::new(*rank))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let new = |(team, old): (Vec<WengLinRating>, &Rating)| Rating {
        rating: team[0].rating * WENG_LIN_SCALE,
        deviation: team[0].uncertainty * WENG_LIN_SCALE,
        volatility: 0.0,
        games: old.games + 1,
    };
    after.into_iter().zip(before).map(new).collect()
}

#[cfg(test)]
mod tests;
