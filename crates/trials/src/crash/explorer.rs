//! Whether every game was counted in the explorer once, however often the server was killed while games ended.

use std::collections::{BTreeMap, HashMap, HashSet};
use trilynx_games::with_game;
use trilynx_play::explorer::{PositionKey, Tally, counted_moves};
use trilynx_protocol::TableId;
use trilynx_protocol::log::Entry;
use trilynx_server::explorer::explore_finished;
use trilynx_server::store::{ExplorerFilter, Store, StoreError};
use trilynx_table::Replay;

/// Compares what was counted with a count of all games from nothing; says where they differ.
pub(super) async fn check(store: &Store, logs: &BTreeMap<TableId, Vec<Entry>>) -> Result<Vec<String>, StoreError> {
    let positions: HashSet<PositionKey> = logs.iter().flat_map(|(table, log)| positions(*table, log)).collect();
    // What the last kill has left over.
    explore_finished(store).await?;
    let counted = tallies(store, &positions).await?;
    store.forget_explored().await?;
    explore_finished(store).await?;
    let again = tallies(store, &positions).await?;
    let differ = positions.into_iter().filter(|position| counted[position] != again[position]);
    Ok(differ.map(|position| format!("explorer: position {:016x} was not counted once a game", position.0)).collect())
}

fn positions(table: TableId, log: &[Entry]) -> Vec<PositionKey> {
    let Ok(Some(replay)) = Replay::of_table(table, log, None, &|_| None) else { return Vec::new() };
    let counted = with_game!(replay.game(), G => {
        replay.line::<G>(None, &[]).map(|(start, moves)| counted_moves(&start, &moves)).unwrap_or_default()
    });
    counted.into_iter().map(|counted| counted.position).collect()
}

async fn tallies(store: &Store, positions: &HashSet<PositionKey>) -> Result<HashMap<PositionKey, HashMap<PositionKey, Tally>>, StoreError> {
    let mut found = HashMap::new();
    for position in positions {
        found.insert(*position, store.explored(*position, ExplorerFilter::default()).await?);
    }
    Ok(found)
}
