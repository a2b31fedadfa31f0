//! Games worth watching: those being played, and those that are over. docs/featured.md says by which rule.

use crate::live::lobby::Lobby;
use crate::ratings::least_moves;
use crate::service::Service;
use crate::store::{StoreError, TableRow};
use crate::table_lines::Players;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use trilynx_protocol::http::{FeaturedFor, FeaturedGame, FeaturedGames};
use trilynx_protocol::wire::TableLine;
use trilynx_protocol::{ClockRule, EndedBy, Occupant, PersonId, TableId};

/// The most games being played that are featured.
const MOST_LIVE: usize = 6;
/// The most games that are over.
const MOST_FINISHED: usize = 8;
/// The last games of each kind are candidates.
const CANDIDATES: u32 = 60;
/// In how many finished games one person is featured.
const MOST_OF_ONE: usize = 2;
/// How long a selection is good for.
const KEPT: Duration = Duration::from_secs(20);
const DAY_MS: u64 = 24 * 3600 * 1000;

/// The last selection of finished games. It is the same for everybody.
#[derive(Default)]
pub struct Featured(Mutex<Option<(Instant, Vec<FeaturedGame>)>>);

/// The games worth watching now.
pub async fn featured(service: &Service) -> Result<FeaturedGames, StoreError> {
    let kept = service.featured.0.lock().expect("nobody panics while holding it").clone();
    let finished = match kept.filter(|(since, _)| since.elapsed() < KEPT) {
        Some((_, finished)) => finished,
        None => {
            let candidates = service.store.last_finished(CANDIDATES).await?;
            let rows: Vec<(TableId, TableRow)> = candidates.into_iter().map(|game| (game.table, game.row)).collect();
            let players = Players::find(&service.store, &service.live.directory, &rows).await?;
            let now = service.now_unix_ms();
            let games = rows.iter().map(|(table, row)| (players.line(*table, row), now.saturating_sub(row.changed_unix_ms) / DAY_MS));
            let finished = finished(games.collect());
            *service.featured.0.lock().expect("nobody panics while holding it") = Some((Instant::now(), finished.clone()));
            finished
        }
    };
    Ok(FeaturedGames { live: live(&service.live.lobby), finished })
}

/// The games being played that are most worth watching.
fn live(lobby: &Lobby) -> Vec<TableLine> {
    most_watchable(lobby.running())
}

fn most_watchable(mut lines: Vec<TableLine>) -> Vec<TableLine> {
    let is_live = |line: &TableLine| !matches!(line.options.clock, ClockRule::None | ClockRule::Correspondence { .. });
    lines.sort_by_key(|line| Reverse((!has_bots(line), is_live(line), average(line), line.opened_unix_ms, line.id)));
    lines.truncate(MOST_LIVE);
    lines
}

fn has_bots(line: &TableLine) -> bool {
    line.seats.iter().any(|seat| matches!(seat.occupant, Some(Occupant::Bot(_))))
}

/// The average rating of those who have one.
fn average(line: &TableLine) -> Option<i32> {
    let ratings: Vec<i32> = line.seats.iter().filter_map(|seat| seat.rating).collect();
    (!ratings.is_empty()).then(|| ratings.iter().sum::<i32>() / ratings.len() as i32)
}

/// The finished games most worth watching, of these with their ages in days.
fn finished(games: Vec<(TableLine, u64)>) -> Vec<FeaturedGame> {
    let mut judged: Vec<(i32, FeaturedGame)> = games.into_iter().filter_map(|(line, days)| judge(line, days)).collect();
    judged.sort_by_key(|(points, game)| Reverse((*points, game.line.opened_unix_ms, game.line.id)));
    let mut shown_of: HashMap<PersonId, usize> = HashMap::new();
    let mut featured = Vec::new();
    for (_, game) in judged {
        let people: Vec<PersonId> = game.line.seats.iter().filter_map(|seat| person(seat.occupant.as_ref())).collect();
        if people.iter().any(|person| shown_of.get(person).is_some_and(|shown| *shown >= MOST_OF_ONE)) {
            continue;
        }
        people.into_iter().for_each(|person| *shown_of.entry(person).or_default() += 1);
        featured.push(game);
        if featured.len() == MOST_FINISHED {
            break;
        }
    }
    featured
}

fn person(occupant: Option<&Occupant>) -> Option<PersonId> {
    match occupant {
        Some(Occupant::Person(person)) => Some(*person),
        _ => None,
    }
}

/// How much a finished game is worth watching, and why; nothing if it is not worth it at all.
fn judge(line: TableLine, days: u64) -> Option<(i32, FeaturedGame)> {
    let result = line.result.as_ref().filter(|result| result.by != EndedBy::Abort)?;
    if line.moves < least_moves(line.options.game.0, line.seats.len()) * 2 {
        return None;
    }
    let average = average(&line).filter(|_| !has_bots(&line));
    let strong = average.map_or(0, |average| ((average - 1500) / 40).clamp(0, 15));
    let gap = match (result.winners.as_slice(), line.seats.as_slice()) {
        ([winner], [_, _]) => {
            let rating = |seat: u8| line.seats.get(usize::from(seat)).and_then(|seat| seat.rating);
            rating(1 - winner.min(&1)).zip(rating(*winner)).map_or(0, |(loser, winner)| loser - winner)
        }
        _ => 0,
    };
    let upset = if gap >= 100 { (gap / 25).min(12) } else { 0 };
    let close = if is_close(&result.scores) { 6 } else { 0 };
    let played_out = if result.by == EndedBy::Rules { 3 } else { 0 };
    let against_bots = if has_bots(&line) { 12 } else { 0 };
    let old = i32::try_from(days).unwrap_or(i32::MAX).min(60);
    let points = strong + upset + close + played_out - against_bots - old;
    let why = match strong.max(upset).max(close) {
        0 => FeaturedFor::Recent,
        most if most == upset => FeaturedFor::Upset,
        most if most == close => FeaturedFor::Close,
        _ => FeaturedFor::Strong,
    };
    Some((points, FeaturedGame { line, why }))
}

/// Whether the best two scores are one apart at most.
fn is_close(scores: &[i16]) -> bool {
    let mut scores = scores.to_vec();
    scores.sort_unstable_by_key(|score| Reverse(*score));
    matches!(scores.as_slice(), [first, second, ..] if first - second <= 1)
}
