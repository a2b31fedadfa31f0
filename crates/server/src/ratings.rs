//! How strong people are, computed from the results of rated tables.
//!
//! The one thing to know: there is a rating for every account, game and speed. Games for two are rated by Glicko-2; Linko!, which three or
//! more can play, by Weng and Lin's Bayesian system, on the same scale (everybody starts at 1500). A result counts once: the new ratings
//! and the mark on the table are stored together.
//!
//! Ratings would be worth nothing if they could be made up. So a result counts only between accounts, only after a few moves, and less and
//! less the more often the same players have met within a day.

use crate::store::{Kind, Rated, Rating, Store, StoreError, TableRow, ToRate};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::collections::HashSet;
use trilynx_games::GameId;
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
    /// Longer.
    Classical,
    /// Days for every turn.
    Correspondence,
}

/// A game is taken to have so many turns a player when its duration is estimated.
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

/// So many tables are looked at between two questions to the store.
const BATCH: u32 = 100;

/// Counts every result that has not been counted, oldest table first, and says how many tables that were. Several may run at once, or one
/// be broken off at any point: what it leaves is found by the next.
pub async fn rate_finished(store: &Store) -> Result<usize, StoreError> {
    let mut counted = 0;
    loop {
        let tables = store.results_to_rate(BATCH).await?;
        if tables.is_empty() {
            return Ok(counted);
        }
        for ToRate { table, row } in tables {
            let Some(Counts { class, players, weight }) = counts(store, table, &row).await? else {
                // Neither now nor later.
                store.pass_over(table).await?;
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
            if store.set_ratings(table, game, class.name(), row.changed_unix_ms, &rated).await? {
                counted += 1;
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
async fn is_a_game(store: &Store, table: TableId, row: &TableRow, result: &GameResult) -> Result<bool, StoreError> {
    let least = least_moves(row.options.game.0, row.occupants.len());
    if result.by == EndedBy::Rules || row.moves >= least {
        return Ok(true);
    }
    if row.options.rounds < 2 {
        return Ok(false);
    }
    // The row knows the moves of the last game alone. Who gives a match up at the start of its second game has lost it all the same.
    let log = store.log(table, 0, u32::MAX).await?;
    let moves = log.iter().filter(|entry| matches!(entry.event, Event::Moved { .. })).count();
    Ok(moves >= least as usize)
}

/// The fewest moves after which a game that was given up counts. A few each: enough that nobody gives up games by the dozen in a minute,
/// and too few for anybody to leave a game that goes badly without losing it.
pub fn least_moves(game: GameId, seats: usize) -> u32 {
    let each = match game {
        // All rings are placed, and one is moved.
        GameId::Yinsh => 6,
        GameId::Lyngk => 3,
        GameId::Linko => 2,
    };
    each * seats as u32
}

/// How long a game between the same players is remembered.
const REMEMBERED_MS: u64 = 24 * 3600 * 1000;
/// So many results of a player are looked at; somebody who plays more within a day has met enough others.
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

/// Linko!'s scale: Weng and Lin's usual 25, 25/3 and 25/6, sixty times as large, so that everybody starts at 1500 in every game.
const LINKO_SCALE: f64 = 60.0;

/// What is known of somebody who has not played this yet.
pub fn beginner(game: GameId) -> Rating {
    let (rating, deviation, volatility) = match game {
        GameId::Yinsh | GameId::Lyngk => {
            let new = Glicko2Rating::new();
            (new.rating, new.deviation, new.volatility)
        }
        GameId::Linko => {
            let new = WengLinRating::new();
            (new.rating * LINKO_SCALE, new.uncertainty * LINKO_SCALE, 0.0)
        }
    };
    Rating { rating, deviation, volatility, games: 0 }
}

/// The ratings after a game that ended with these ranks.
pub fn rate(game: GameId, before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    match (game, before, ranks) {
        (GameId::Yinsh | GameId::Lyngk, [one, two], [first, second]) => rate_two(one, two, first.cmp(second)),
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
    let known: Vec<[WengLinRating; 1]> =
        before.iter().map(|old| [WengLinRating { rating: old.rating / LINKO_SCALE, uncertainty: old.deviation / LINKO_SCALE }]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        known.iter().zip(ranks).map(|(team, rank)| (team.as_slice(), MultiTeamOutcome::new(*rank))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let new = |(team, old): (Vec<WengLinRating>, &Rating)| Rating {
        rating: team[0].rating * LINKO_SCALE,
        deviation: team[0].uncertainty * LINKO_SCALE,
        volatility: 0.0,
        games: old.games + 1,
    };
    after.into_iter().zip(before).map(new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(winners: &[u8], scores: &[i16], left: &[u8]) -> GameResult {
        GameResult { winners: winners.to_vec(), scores: scores.to_vec(), by: EndedBy::Rules, left: left.to_vec() }
    }

    #[test]
    fn ranks_follow_winners_scores_and_leaving() {
        let check = |winners: &[u8], scores: &[i16], left: &[u8], expected: &[usize]| {
            assert_eq!(ranks(&result(winners, scores, left), expected.len()).as_deref(), Some(expected), "{winners:?} {scores:?} {left:?}");
        };
        check(&[0], &[3, 1], &[], &[0, 1]);
        check(&[1], &[], &[], &[1, 0]);
        check(&[], &[], &[], &[0, 0]);
        check(&[], &[5, 5], &[], &[0, 0]);
        check(&[2], &[4, -3, 9, 4], &[], &[1, 3, 0, 1]);
        check(&[0, 2], &[9, 1, 9], &[], &[0, 2, 0]);
        // Who left ranks behind the worst of those who stayed, whatever the bot that played on made of it; the first to leave is last.
        check(&[1], &[20, 5, -9, 7], &[3, 0], &[2, 0, 1, 3]);
        // A game decided by leaving alone: the others draw among themselves if nobody won.
        check(&[], &[], &[1], &[0, 2, 0]);
        let aborted = GameResult { by: EndedBy::Abort, ..result(&[0], &[1, 0], &[]) };
        assert_eq!(ranks(&aborted, 2), None);
    }

    #[test]
    fn clocks_have_classes() {
        let fischer = |initial_s, increment_s| TimeClass::of(ClockRule::Fischer { initial_s, increment_s });
        assert_eq!(fischer(60, 0), Some(TimeClass::Bullet));
        assert_eq!(fischer(60, 2), Some(TimeClass::Bullet));
        assert_eq!(fischer(60, 3), Some(TimeClass::Blitz));
        assert_eq!(fischer(180, 0), Some(TimeClass::Blitz));
        assert_eq!(fischer(300, 3), Some(TimeClass::Blitz));
        assert_eq!(fischer(600, 0), Some(TimeClass::Rapid));
        assert_eq!(fischer(900, 10), Some(TimeClass::Rapid));
        assert_eq!(fischer(1800, 0), Some(TimeClass::Classical));
        assert_eq!(fischer(u32::MAX, u32::MAX), Some(TimeClass::Classical));
        let byoyomi = |main_s, periods, period_s| TimeClass::of(ClockRule::Byoyomi { main_s, periods, period_s });
        assert_eq!(byoyomi(120, 0, 30), Some(TimeClass::Bullet));
        assert_eq!(byoyomi(300, 3, 10), Some(TimeClass::Rapid));
        assert_eq!(TimeClass::of(ClockRule::Correspondence { days: 3 }), Some(TimeClass::Correspondence));
        assert_eq!(TimeClass::of(ClockRule::None), None);
        for class in TimeClass::ALL {
            assert_eq!(TimeClass::from_name(class.name()), Some(class));
        }
    }

    /// The figures of Glickman's "Example of the Glicko-2 system" for a player of 1500 ± 200 who beats 1400 ± 30, loses to 1550 ± 100 and
    /// to 1700 ± 300 in one period. Rated one by one the numbers differ a little; so the library is asked for the period, with our constants.
    #[test]
    fn glicko_2_gives_the_published_figures() {
        let other = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let results =
            [(other(1400.0, 30.0), Outcomes::WIN), (other(1550.0, 100.0), Outcomes::LOSS), (other(1700.0, 300.0), Outcomes::LOSS)];
        let after = skillratings::glicko2::glicko2_rating_period(&other(1500.0, 200.0), &results, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
        // One game through our own door is a period of one game.
        let known = |rating, deviation| Rating { rating, deviation, volatility: 0.06, games: 7 };
        let ours = rate(GameId::Yinsh, &[known(1500.0, 200.0), known(1400.0, 30.0)], &[0, 1]);
        let period = skillratings::glicko2::glicko2_rating_period(&other(1500.0, 200.0), &results[..1], &Glicko2Config::new());
        assert!((ours[0].rating - period.rating).abs() < 1e-9 && (ours[0].deviation - period.deviation).abs() < 1e-9);
        assert!(ours[0].rating > 1500.0 && ours[1].rating < 1400.0 && ours[0].games == 8);
    }

    /// Weng and Lin's Bradley-Terry update by hand for two beginners: c² = 2·(σ² + β²), p = 1/2, so μ changes by σ²/c·p and σ² shrinks by
    /// the factor 1 − (σ/c)·(σ/c)²·p·(1 − p).
    #[test]
    fn linko_is_rated_on_the_same_scale() {
        let new = beginner(GameId::Linko);
        assert!((new.rating - 1500.0).abs() < 1e-9 && (new.deviation - 500.0).abs() < 1e-9);
        let after = rate(GameId::Linko, &[new, new], &[0, 1]);
        let c = (2.0_f64 * (500.0_f64.powi(2) + 250.0_f64.powi(2))).sqrt();
        let gain = 500.0_f64.powi(2) / c * 0.5;
        let deviation = 500.0 * (1.0 - (500.0 / c) * (500.0 / c).powi(2) * 0.25).sqrt();
        assert!((after[0].rating - (1500.0 + gain)).abs() < 1e-6, "{after:?} {gain}");
        assert!((after[1].rating - (1500.0 - gain)).abs() < 1e-6, "{after:?} {gain}");
        assert!((after[0].deviation - deviation).abs() < 1e-6, "{after:?} {deviation}");

        let four = rate(GameId::Linko, &[new; 4], &[2, 0, 1, 2]);
        assert!(four[1].rating > four[2].rating && four[2].rating > four[0].rating, "{four:?}");
        assert!((four[0].rating - four[3].rating).abs() < 1e-9, "equal ranks of equal players stay equal");
        assert!(four.iter().all(|rating| rating.deviation < 500.0 && rating.games == 1));
    }

    /// Whatever the two were rated before: a day of wins against one opponent is worth a few games, not as many as were played.
    #[test]
    fn a_day_of_wins_against_one_opponent_gains_a_bounded_amount() {
        let all: f64 = (0..1000).map(weight).sum();
        assert!((all - 3.75).abs() < 1e-9 && weight(0) == 1.0 && (0..100).all(|met| weight(met) >= weight(met + 1)), "{all}");
        let known = |rating, deviation, volatility| Rating { rating, deviation, volatility, games: 9 };
        for game in [GameId::Yinsh, GameId::Linko] {
            let new = beginner(game);
            for opponent in [new, known(900.0, 40.0, 0.06), known(2400.0, 60.0, 0.06), known(2400.0, 350.0, 0.06)] {
                let first = rate(game, &[new, opponent], &[0, 1])[0].rating - new.rating;
                let (mut winner, mut loser) = (new, opponent);
                for met in 0..25 {
                    let after = rate(game, &[winner, loser], &[0, 1]);
                    (winner, loser) = (weighed(&winner, &after[0], weight(met)), weighed(&loser, &after[1], weight(met)));
                }
                let gain = winner.rating - new.rating;
                // No step is larger than the first: the deviation shrinks, and the win is less of a surprise each time.
                assert!(gain > 0.0 && gain <= all * first, "{game} {opponent:?}: {gain} of {first}");
                assert!(winner.deviation > 0.0 && winner.deviation <= new.deviation, "{winner:?}");
            }
        }
    }

    #[test]
    fn a_draw_between_equals_changes_no_rating() {
        for game in [GameId::Yinsh, GameId::Lyngk, GameId::Linko] {
            let after = rate(game, &[beginner(game); 2], &[0, 0]);
            assert!(after.iter().all(|rating| (rating.rating - 1500.0).abs() < 1e-9), "{after:?}");
        }
    }
}
