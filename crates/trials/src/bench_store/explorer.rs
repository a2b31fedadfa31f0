//! The explorer's table as a million games leave it, and how long a look-up takes.
//!
//! The first three moves lead through real positions of one game, so that whole look-ups can be asked for, and are as uneven as people's
//! openings. Every later move of a game is a row of its own: these are made by the engine itself, in the order of their keys.

use super::{Asking, Engine, table, trouble, unfolded};
use crate::client::Trouble;
use fastrand::Rng;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _};
use std::collections::HashMap;
use trilynx_games::{Game, GameId, with_game};
use trilynx_play::explorer::{Choices, PositionKey};
use trilynx_protocol::TableId;
use trilynx_protocol::http::{Pace, PlayerKind};
use trilynx_server::store::{ExplorerFilter, RatingBand, Store};

/// What a look-up may take, in milliseconds.
const AIM_MS: f64 = 20.0;
/// How many moves lead through real positions.
const REAL: usize = 3;
/// Rows written by one statement.
const CHUNK: usize = 20_000;
/// The most games that an answer names.
const LATEST: u32 = 8;

/// A position of the opening, with the moves that lead on.
struct Opening<G> {
    state: G,
    choices: Choices,
    /// The next positions, by the place of the move.
    next: Vec<Option<usize>>,
}

/// What a row counts.
#[derive(Clone, Copy, Default)]
struct Count {
    won: u32,
    drawn: u32,
    lost: u32,
    last: usize,
}

/// Fills the table, measures look-ups, and says how large it is.
pub async fn run(url: &str, store: &Store, games: usize, asking: &mut Asking) -> Result<(), Trouble> {
    with_game!(GameId::ALL[0], G => fill_and_ask::<G>(url, store, games, asking).await)
}

async fn fill_and_ask<G: Game>(url: &str, store: &Store, games: usize, asking: &mut Asking) -> Result<(), Trouble> {
    let mut random = Rng::with_seed(games as u64);
    let mut openings: Vec<Opening<G>> = Vec::new();
    let mut rows: HashMap<(PositionKey, PositionKey, [u8; 3]), Count> = HashMap::new();
    let options = G::ID.options_text(G::VARIANTS[0], 2, trilynx_games::Seat(0));
    let options: G::Options = trilynx_games::header::read_alone(&options).map_err(trouble)?;
    let mut chance = trilynx_games::chance::Generator::new(&trilynx_games::chance::Seed([1; 64]), &[]);
    openings.push(opening(G::new(&G::deal(&options, &mut chance)))?);
    let mut visits: HashMap<usize, usize> = HashMap::new();
    for n in 0..games {
        let kind = [random.u8(..2), random.u8(..6), (random.f64().powi(2) * 7.0) as u8];
        let won = random.u8(..20);
        let mut at = 0;
        for _ in 0..REAL {
            *visits.entry(at).or_default() += 1;
            let children = openings[at].choices.children();
            let chosen = (children.len() as f64 * random.f64().powi(2)) as usize;
            let (child, text) = (children[chosen].0, children[chosen].1[0].clone());
            let count = rows.entry((openings[at].choices.position, child, kind)).or_default();
            match won {
                0..10 => count.won += 1,
                10 => count.drawn += 1,
                _ => count.lost += 1,
            }
            count.last = n;
            at = match openings[at].next[chosen] {
                Some(next) => next,
                None => {
                    let mut state = openings[at].state.clone();
                    state.play_unchecked(text.parse().map_err(trouble)?);
                    openings.push(opening(state)?);
                    let next = openings.len() - 1;
                    openings[at].next[chosen] = Some(next);
                    next
                }
            };
        }
    }
    let mut busiest: Vec<(usize, usize)> = visits.into_iter().map(|(at, games)| (games, at)).collect();
    busiest.sort_unstable_by(|one, other| other.cmp(one));
    let size = write(url, games, trilynx_play::explorer::most_decisions::<G>() - REAL, rows).await?;
    println!("the explorer's table takes {} MB: {} bytes a game", size / 1_000_000, size / games as u64);
    asking.aim_ms = AIM_MS;
    let any = ExplorerFilter::default();
    let strong = ExplorerFilter { players: Some(PlayerKind::People), pace: Some(Pace::Blitz), least: RatingBand::of(Some(1600.0)) };
    for (what, filter) in [("", any), (", filtered", strong)] {
        let state = openings[0].state.clone();
        asking.times(&format!("explorer: the start{what}"), |_| look_up(store, state.clone(), filter)).await?;
        asking
            .times(&format!("explorer: the busiest positions{what}"), |random| {
                let (_, at) = busiest[random.usize(..busiest.len().min(12))];
                look_up(store, openings[at].state.clone(), filter)
            })
            .await?;
        asking
            .times(&format!("explorer: any early position{what}"), |random| {
                look_up(store, openings[random.usize(..openings.len())].state.clone(), filter)
            })
            .await?;
        asking
            .times(&format!("explorer: a position of one game{what}"), |random| rows_of(store, tail(random.usize(..games)), filter))
            .await?;
    }
    Ok(())
}

fn opening<G: Game>(state: G) -> Result<Opening<G>, Trouble> {
    let choices = Choices::of(&state).ok_or_else(|| trouble("a position is hidden"))?;
    let next = vec![None; choices.children().len()];
    Ok(Opening { state, choices, next })
}

/// What a request does: the moves of a position, what the store knows of each, and the last games.
async fn look_up<G: Game>(store: &Store, state: G, filter: ExplorerFilter) -> Result<usize, Trouble> {
    let choices = Choices::of(&state).ok_or_else(|| trouble("a position is hidden"))?;
    let tallies = store.explored(choices.position, filter).await.map_err(trouble)?;
    let latest = store.latest_explored(choices.position, filter, LATEST).await.map_err(trouble)?;
    Ok(choices.explored(&tallies).len() + store.rows(&latest).await.map_err(trouble)?.len())
}

async fn rows_of(store: &Store, position: PositionKey, filter: ExplorerFilter) -> Result<usize, Trouble> {
    let tallies = store.explored(position, filter).await.map_err(trouble)?;
    let latest = store.latest_explored(position, filter, LATEST).await.map_err(trouble)?;
    Ok(tallies.len() + store.rows(&latest).await.map_err(trouble)?.len())
}

/// The distance between two keys of positions that belong to one game.
const STEP: i64 = 200_000_000_000;

fn tail(n: usize) -> PositionKey {
    PositionKey(i64::MIN + STEP * n as i64)
}

fn name(n: usize) -> String {
    let table: TableId = table(n);
    format!("{:08x}{table}", 1_600_000_000 + n / 50)
}

/// Writes the rows, and says how many bytes they take.
async fn write(url: &str, games: usize, later: usize, rows: HashMap<(PositionKey, PositionKey, [u8; 3]), Count>) -> Result<u64, Trouble> {
    let mut rows: Vec<_> = rows.into_iter().collect();
    rows.sort_unstable_by_key(|(key, _)| *key);
    let engine = if url.starts_with("sqlite:") { Engine::Sqlite } else { Engine::Postgres };
    let columns = "position, child, kind, pace, band, won, drawn, lost, rated, ratings, latest";
    let picked = unfolded(
        engine,
        &["BIGINT", "BIGINT", "SMALLINT", "SMALLINT", "SMALLINT", "INTEGER", "INTEGER", "INTEGER", "INTEGER", "BIGINT", "TEXT"],
    );
    let real = format!("INSERT INTO explorer ({columns}) {picked}");
    let made = "SELECT $1 + n * $2, n, 0, 2, 3, 1, 0, 0, 1, 1500, $5";
    let later_rows = match engine {
        Engine::Sqlite => format!(
            "INSERT INTO explorer ({columns}) WITH RECURSIVE made (n) AS (SELECT $3 UNION ALL SELECT n + 1 FROM made WHERE n < $4) {made} FROM made"
        ),
        Engine::Postgres => format!(
            "INSERT INTO explorer ({columns}) {} FROM generate_series(CAST($3 AS BIGINT), CAST($4 AS BIGINT)) AS made (n)",
            made.replace("$1", "CAST($1 AS BIGINT)").replace("$2", "CAST($2 AS BIGINT)").replace("$5", "CAST($5 AS TEXT)")
        ),
    };
    let named = |(key, count): &((PositionKey, PositionKey, [u8; 3]), Count)| {
        let (position, child, [kind, pace, band]) = key;
        let Count { won, drawn, lost, last } = count;
        let all = won + drawn + lost;
        json!([position.0, child.0, kind, pace, band, won, drawn, lost, all, u64::from(all) * 1500, name(*last)])
    };
    macro_rules! insert {
        ($connection:expr, $settings:expr, $end:expr, $size:expr) => {{
            let mut connection = $connection.await.map_err(trouble)?;
            sqlx::raw_sql($settings).execute(&mut connection).await.map_err(trouble)?;
            let before: i64 = sqlx::query_scalar($size).fetch_one(&mut connection).await.map_err(trouble)?;
            for from in (0..games * later).step_by(CHUNK * 10) {
                let to = (from + CHUNK * 10).min(games * later) - 1;
                let query = sqlx::query(AssertSqlSafe(later_rows.clone())).bind(i64::MIN).bind(STEP).bind(from as i64).bind(to as i64);
                query.bind(name(from / later)).execute(&mut connection).await.map_err(trouble)?;
            }
            for some in rows.chunks(CHUNK) {
                let some = serde_json::Value::Array(some.iter().map(named).collect()).to_string();
                sqlx::query(AssertSqlSafe(real.clone())).bind(some).execute(&mut connection).await.map_err(trouble)?;
            }
            sqlx::raw_sql($end).execute(&mut connection).await.map_err(trouble)?;
            let size: i64 = sqlx::query_scalar($size).fetch_one(&mut connection).await.map_err(trouble)?;
            connection.close().await.map_err(trouble)?;
            Ok((size - before).unsigned_abs())
        }};
    }
    match engine {
        Engine::Sqlite => {
            let settings = "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA wal_autocheckpoint = 100000";
            let size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
            insert!(sqlx::SqliteConnection::connect(url), settings, "PRAGMA wal_checkpoint(TRUNCATE)", size)
        }
        Engine::Postgres => {
            let size = "SELECT pg_total_relation_size('explorer')";
            insert!(sqlx::PgConnection::connect(url), "SET synchronous_commit = off", "VACUUM ANALYZE explorer", size)
        }
    }
}
