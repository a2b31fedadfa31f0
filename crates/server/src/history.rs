//! Finished games in the history of their players, added when games end.
//!
//! The one thing to know: a game is remembered once. Its rows and the mark on its table are stored together, and whatever is left without a
//! mark, by a crash or because it ended before there was a history, is found and added later.

use crate::explorer::pace;
use crate::store::{PastGame, Store, StoreError, TableRow};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use trilynx_protocol::http::Outcome;
use trilynx_protocol::{EndedBy, Occupant, PersonId, TableId};

/// What was left over is looked for this often.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The most tables between two pauses.
const BATCH: u32 = 16;
/// The pause after a batch.
const BETWEEN_BATCHES: Duration = Duration::from_millis(50);

/// The task that remembers games. Cheap to clone.
#[derive(Clone)]
pub struct History {
    store: Store,
    ended: Arc<Notify>,
}

impl History {
    /// Of the people in this store.
    pub fn new(store: Store) -> History {
        History { store, ended: Arc::default() }
    }

    /// A game has ended.
    pub fn game_ended(&self) {
        self.ended.notify_one();
    }

    /// Remembers games when they end, and now and then what was left over. Never returns.
    pub async fn run(self) {
        loop {
            match remember_batch(&self.store).await {
                // Many may be left over. Moves that wait to be stored come first.
                Ok(Some(_)) => tokio::time::sleep(BETWEEN_BATCHES).await,
                // Whether something has ended or it is time to look: each is a reason.
                Ok(None) => drop(tokio::time::timeout(LOOK_EVERY, self.ended.notified()).await),
                Err(error) => {
                    tracing::warn!(%error, "games wait to be remembered");
                    tokio::time::sleep(LOOK_EVERY).await;
                }
            }
        }
    }
}

/// Adds a finished game to the histories at once, so that the next request sees it. If that fails, the background task adds it later.
pub async fn remember_now(store: &Store, table: TableId) {
    let remember = async {
        let row = store.row(table).await?;
        if let Some(row) = row {
            store.remember(table, &past_games(table, &row)).await?;
        }
        Ok::<(), StoreError>(())
    };
    if let Err(error) = remember.await {
        tracing::warn!(%error, %table, "a game waits to be remembered");
    }
}

/// Remembers every finished game that is in no history yet, and says how many that were. Several may run at once, or one be broken off at
/// any point: what it leaves is found by the next.
pub async fn remember_finished(store: &Store) -> Result<usize, StoreError> {
    let mut remembered = 0;
    while let Some(some) = remember_batch(store).await? {
        remembered += some;
    }
    Ok(remembered)
}

/// Remembers some of them; nothing if there are none.
async fn remember_batch(store: &Store) -> Result<Option<usize>, StoreError> {
    let tables = store.games_to_remember(BATCH).await?;
    if tables.is_empty() {
        return Ok(None);
    }
    let mut remembered = 0;
    for (table, row) in &tables {
        // One transaction each: whoever signs in meanwhile waits for no more than that.
        remembered += usize::from(store.remember(*table, &past_games(*table, row)).await?);
    }
    Ok(Some(remembered))
}

/// A finished table as each of its players sees it, once each.
pub fn past_games(table: TableId, row: &TableRow) -> Vec<(PersonId, PastGame)> {
    let mut found: Vec<(PersonId, PastGame)> = Vec::new();
    let has_bots = row.occupants.iter().flatten().any(|occupant| matches!(occupant, Occupant::Bot(_)));
    for (seat, occupant) in (0..).zip(&row.occupants) {
        let Some(Occupant::Person(person)) = occupant else { continue };
        if found.iter().any(|(other, _)| other == person) {
            continue;
        }
        let mut opponents: Vec<Occupant> = Vec::new();
        for other in row.occupants.iter().flatten() {
            if other != &Occupant::Person(*person) && !opponents.contains(other) {
                opponents.push(other.clone());
            }
        }
        let game = PastGame {
            table,
            // The table tells nobody later than its last event, which is its end unless somebody chats before it is remembered.
            ended_unix_ms: row.changed_unix_ms,
            private: row.options.private,
            game: row.options.game.0,
            variant: row.options.variant.clone(),
            pace: pace(row.options.clock),
            rated: row.rated,
            has_bots,
            seat,
            outcome: outcome(row, *person, seat),
            ended_by: row.result.as_ref().map_or(EndedBy::Abort, |result| result.by),
            opponents,
        };
        found.push((*person, game));
    }
    found
}

fn outcome(row: &TableRow, person: PersonId, seat: u8) -> Outcome {
    let seats = row.occupants.iter().flatten().filter(|occupant| **occupant == Occupant::Person(person)).count();
    match &row.result {
        Some(result) if result.by != EndedBy::Abort && seats == 1 => match result.winners.as_slice() {
            [] => Outcome::Drawn,
            winners if winners.contains(&seat) => Outcome::Won,
            _ => Outcome::Lost,
        },
        _ => Outcome::None,
    }
}
