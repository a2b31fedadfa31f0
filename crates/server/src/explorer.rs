//! What was played from which position, counted when games end.
//!
//! The one thing to know: a game is counted once. Its moves and the mark on its table are stored together, and whatever is left without a
//! mark, by a crash or because it ended before there was an explorer, is found and counted later.

use crate::ratings::TimeClass;
use crate::store::{ExploredGame, ExplorerRow, GameKind, RatingBand, Store, StoreError, TableRow};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use trilynx_games::with_game;
use trilynx_play::explorer::{Tally, counted_moves};
use trilynx_protocol::http::{Pace, PlayerKind};
use trilynx_protocol::log::Entry;
use trilynx_protocol::{ClockRule, EndedBy, Occupant, TableId};
use trilynx_table::{CorruptLog, Replay};

/// What was left over is looked for this often.
const LOOK_EVERY: Duration = Duration::from_secs(60);
/// The most games in one transaction: some hundred rows, for which nobody's move waits long.
const BATCH: u32 = 16;
/// The pause after a batch.
const BETWEEN_BATCHES: Duration = Duration::from_millis(50);
/// The longest log of a table.
const LONGEST_LOG: u32 = trilynx_table::MAX_EVENTS + trilynx_table::MAX_LINES;

/// The task that counts games. Cheap to clone.
#[derive(Clone)]
pub struct Explorer {
    store: Store,
    ended: Arc<Notify>,
}

impl Explorer {
    /// Of the games in this store.
    pub fn new(store: Store) -> Explorer {
        Explorer { store, ended: Arc::default() }
    }

    /// A game has ended.
    pub fn game_ended(&self) {
        self.ended.notify_one();
    }

    /// Counts games when they end, and now and then what was left over. Never returns.
    pub async fn run(self) {
        loop {
            match explore_batch(&self.store).await {
                // Many may be left over. Moves that wait to be stored come first.
                Ok(Some(_)) => tokio::time::sleep(BETWEEN_BATCHES).await,
                // Whether something has ended, a result has been counted or a minute has passed: each is a reason to look.
                Ok(None) => drop(tokio::time::timeout(LOOK_EVERY, self.ended.notified()).await),
                Err(error) => {
                    tracing::warn!(%error, "games wait to be counted in the explorer");
                    tokio::time::sleep(LOOK_EVERY).await;
                }
            }
        }
    }
}

/// Counts every game that has not been counted, and says how many tables that were. Several may run at once, or one be broken off at any
/// point: what it leaves is found by the next.
pub async fn explore_finished(store: &Store) -> Result<usize, StoreError> {
    let mut counted = 0;
    while let Some(marked) = explore_batch(store).await? {
        counted += marked;
    }
    Ok(counted)
}

/// Counts some of them; nothing if there are none.
async fn explore_batch(store: &Store) -> Result<Option<usize>, StoreError> {
    let tables = store.games_to_explore(BATCH).await?;
    if tables.is_empty() {
        return Ok(None);
    }
    let mut games = Vec::new();
    for (table, row) in &tables {
        games.push(explored_game(store, *table, row).await?);
    }
    store.explore(&games).await.map(Some)
}

/// What a finished table adds.
async fn explored_game(store: &Store, table: TableId, row: &TableRow) -> Result<ExploredGame, StoreError> {
    let after = if row.rated { store.ratings_after(table).await? } else { HashMap::new() };
    let rating = |occupant: &Option<Occupant>| match occupant {
        Some(Occupant::Person(person)) => after.get(person).copied(),
        _ => None,
    };
    let ratings: Vec<Option<f64>> = row.occupants.iter().map(rating).collect();
    let kind = kind(row, &ratings);
    let is_result = row.result.as_ref().is_some_and(|result| result.by != EndedBy::Abort);
    let rows = if is_result {
        let entries = store.log(table, 0, LONGEST_LOG).await?;
        let rounds = row.options.rounds;
        let replayed = tokio::task::spawn_blocking(move || rows(table, &entries, rounds, &ratings)).await;
        replayed.ok().and_then(Result::ok).unwrap_or_else(|| {
            // A table that cannot be replayed would otherwise be looked at again and again.
            tracing::error!(%table, "a damaged table is left out of the explorer");
            Vec::new()
        })
    } else {
        Vec::new()
    };
    Ok(ExploredGame { table, unix_ms: row.changed_unix_ms, kind, rows })
}

fn kind(row: &TableRow, ratings: &[Option<f64>]) -> GameKind {
    let has_bots = row.occupants.iter().flatten().any(|occupant| matches!(occupant, Occupant::Bot(_)));
    let known: Vec<f64> = ratings.iter().flatten().copied().collect();
    let average = (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64);
    let players = if has_bots { PlayerKind::Bots } else { PlayerKind::People };
    GameKind { players, pace: pace(row.options.clock), band: RatingBand::of(average) }
}

/// How fast a game with this clock is.
pub fn pace(clock: ClockRule) -> Pace {
    match TimeClass::of(clock) {
        None => Pace::Untimed,
        Some(TimeClass::Bullet) => Pace::Bullet,
        Some(TimeClass::Blitz) => Pace::Blitz,
        Some(TimeClass::Rapid) => Pace::Rapid,
        Some(TimeClass::Classical) => Pace::Classical,
        Some(TimeClass::Correspondence) => Pace::Correspondence,
    }
}

/// The moves of a table's games that are counted.
fn rows(table: TableId, entries: &[Entry], rounds: u16, ratings: &[Option<f64>]) -> Result<Vec<ExplorerRow>, CorruptLog> {
    let mut rows = Vec::new();
    for n in 0..usize::from(rounds.max(1)) {
        let Some(replay) = Replay::of_table(table, entries, Some(n), &|_| None)? else { break };
        let Some(result) = replay.result().filter(|result| result.by != EndedBy::Abort) else { continue };
        let counted = with_game!(replay.game(), G => {
            replay.line::<G>(None, &[]).map(|(start, moves)| counted_moves(&start, &moves)).unwrap_or_default()
        });
        let row = |counted: trilynx_play::explorer::CountedMove| {
            let rating = ratings.get(counted.seat.index()).copied().flatten();
            ExplorerRow { position: counted.position, child: counted.child, tally: Tally::of(result, counted.seat, rating) }
        };
        rows.extend(counted.into_iter().map(row));
    }
    Ok(rows)
}
