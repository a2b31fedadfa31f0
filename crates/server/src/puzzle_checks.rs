//! Checks puzzles again that people report, and withdraws those that are wrong.
//!
//! The one thing to know: nobody waits for it. One puzzle is checked at a time, on a thread of its own that rests three times as long as it works,
//! and what waits is a row in the store, so it is found again after a restart.

use crate::store::{PuzzleVerdict, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, oneshot};
use trilynx_games::{GameId, with_game};
use trilynx_play::puzzles;
use trilynx_puzzles::{CheckEffort, Fault, check};

/// How many times the effort of the miner a check takes, as it did before the puzzles were shipped.
const TIMES: u32 = 10;
/// What waits, and what other servers have withdrawn, is looked for this often.
const LOOK_EVERY: Duration = Duration::from_secs(60);
/// A thread rests this many times as long as it has worked.
const REST: u32 = 3;
/// After at least so much work.
const WORK: Duration = Duration::from_millis(5);
/// The release that checks.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// The task that checks puzzles, and what it has withdrawn. Cheap to clone.
#[derive(Clone)]
pub struct PuzzleChecks {
    store: Store,
    reported: Arc<Notify>,
    withdrawn: Arc<Mutex<HashMap<String, Arc<[String]>>>>,
}

impl PuzzleChecks {
    /// Of the reports in this store.
    pub fn new(store: Store) -> PuzzleChecks {
        PuzzleChecks { store, reported: Arc::default(), withdrawn: Arc::default() }
    }

    /// Somebody has reported a puzzle.
    pub fn reported(&self) {
        self.reported.notify_one();
    }

    /// The puzzles of a game that are not offered any more.
    pub fn withdrawn(&self, game: GameId) -> Arc<[String]> {
        self.withdrawn.lock().expect("nobody panics while holding it").get(game.name()).cloned().unwrap_or_default()
    }

    /// Checks what is reported. Never returns.
    pub async fn run(self) {
        loop {
            match self.check_waiting().await {
                Ok(()) => drop(tokio::time::timeout(LOOK_EVERY, self.reported.notified()).await),
                Err(error) => {
                    tracing::warn!(%error, "reported puzzles wait to be checked");
                    tokio::time::sleep(LOOK_EVERY).await;
                }
            }
        }
    }

    /// Checks every puzzle that waits, and learns which are withdrawn.
    pub async fn check_waiting(&self) -> Result<(), StoreError> {
        self.store.check_puzzles_again(RELEASE).await?;
        self.learn().await?;
        while let Some((game, puzzle)) = self.store.puzzle_to_check().await? {
            let verdict = checked(game.clone(), puzzle.clone()).await;
            if let PuzzleVerdict::Wrong(reason) = &verdict {
                tracing::warn!(game, puzzle, reason, "a puzzle is wrong and is not offered any more");
            }
            self.store.puzzle_checked(&game, &puzzle, RELEASE, &verdict).await?;
            self.learn().await?;
        }
        Ok(())
    }

    async fn learn(&self) -> Result<(), StoreError> {
        let mut games: HashMap<String, Vec<String>> = HashMap::new();
        for (game, puzzle) in self.store.withdrawn_puzzles().await? {
            games.entry(game).or_default().push(puzzle);
        }
        *self.withdrawn.lock().expect("nobody panics while holding it") =
            games.into_iter().map(|(game, puzzles)| (game, puzzles.into())).collect();
        Ok(())
    }
}

/// Checks a puzzle on a thread of its own. The thread is not waited for when the server stops: the puzzle is checked after the next start.
async fn checked(game: String, puzzle: String) -> PuzzleVerdict {
    let (told, verdict) = oneshot::channel();
    let work = move || drop(told.send(verdict_of(&game, &puzzle)));
    if let Err(error) = std::thread::Builder::new().name("puzzle-check".to_owned()).spawn(work) {
        tracing::warn!(%error, "a puzzle could not be checked");
    }
    // A thread that panics has found out nothing, and would panic again.
    verdict.await.unwrap_or(PuzzleVerdict::Unknown)
}

/// What a check says of the puzzle of this name. One that is not shipped any more is not offered anyway.
fn verdict_of(game: &str, puzzle: &str) -> PuzzleVerdict {
    let Ok((game, entry)) = puzzles::find(game, puzzle) else { return PuzzleVerdict::Holds };
    let gentle = Gentle::default();
    let effort = CheckEffort { times: TIMES, pause: &|| gentle.rest() };
    let outcome = with_game!(game, G => match entry.puzzle::<G>() {
        Ok(puzzle) => check::check(&puzzle, effort),
        Err(damage) => Err(Fault::Wrong(damage.to_string())),
    });
    match outcome {
        Ok(()) => PuzzleVerdict::Holds,
        Err(Fault::Wrong(reason)) => PuzzleVerdict::Wrong(reason),
        Err(Fault::Unknown { .. }) => PuzzleVerdict::Unknown,
    }
}

/// Keeps a thread from taking more than a part of one core.
struct Gentle(std::cell::Cell<Instant>);

impl Default for Gentle {
    fn default() -> Gentle {
        Gentle(std::cell::Cell::new(Instant::now()))
    }
}

impl Gentle {
    fn rest(&self) {
        let worked = self.0.get().elapsed();
        if worked >= WORK {
            std::thread::sleep(worked * REST);
            self.0.set(Instant::now());
        }
    }
}
