//! Lets a server go through faults while people play on it, and holds what it acknowledged against what it kept.
//!
//! The one thing to know: every acknowledgement anybody ever received is written down here, outside the server. At the end each of them
//! must be in the log of its table exactly once, at its version; nothing may be in a log that nobody asked for; what a client has
//! folded together over all faults must equal what the server says; and nobody may have lost on time.

pub(crate) mod checks;
mod explorer;
mod faults;
pub(crate) mod ledger;
pub(crate) mod players;
#[cfg(test)]
pub(crate) mod tests;

pub use faults::{Fault, Place, Skipped};

use crate::client::Trouble;
use crate::server::Start;
use checks::{check, check_store};
use ledger::Ledger;
use players::seat;
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A server that acknowledges nothing for this long after a fault has not recovered from it.
const RECOVERS_WITHIN: Duration = Duration::from_secs(20);

/// What a trial is.
#[derive(Clone, Debug)]
pub struct CrashPlan {
    /// What happens to the server.
    pub fault: Fault,
    /// How often.
    pub times: u32,
    /// Tables at once.
    pub tables: usize,
    /// Chooses moves and moments.
    pub seed: u64,
}

/// What was seen in a trial.
#[derive(Debug)]
pub struct Report {
    /// What happened, and how often.
    pub fault: (Fault, u32),
    /// Acknowledgements held against the store.
    pub granted: usize,
    /// Requests asked again because no answer came.
    pub repeated: u64,
    /// Games played to an end.
    pub ended: usize,
    /// Tables looked at.
    pub tables: usize,
    /// Games lost on time.
    pub flagged: usize,
    /// What is wrong with the store.
    pub wrong: Wrong,
    /// How long the trial took.
    pub took: Duration,
}

impl Report {
    /// Whether everything is as it must be.
    pub fn is_sound(&self) -> bool {
        self.flagged == 0 && self.wrong.first().is_none() && (self.repeated > 0 || !self.fault.0.is_noticed())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (fault, times) = self.fault;
        write!(
            f,
            "{fault} {times} times: {} acknowledgements ({} asked again) at {} tables, {} games ended; lost {}, doubled {}, otherwise wrong {}, lost on time {}; {:.0} s",
            self.granted,
            self.repeated,
            self.tables,
            self.ended,
            self.wrong.lost.len(),
            self.wrong.doubled.len(),
            self.wrong.other.len(),
            self.flagged,
            self.took.as_secs_f64()
        )?;
        self.wrong.first().map_or(Ok(()), |first| write!(f, "\n  first: {first}"))
    }
}

/// What is wrong with a store, in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wrong {
    /// What was acknowledged and is not there.
    pub lost: Vec<String>,
    /// What is there twice, or nobody asked for.
    pub doubled: Vec<String>,
    /// What cannot be read, or is there in part.
    pub other: Vec<String>,
}

impl Wrong {
    /// One of them, if there is any.
    pub fn first(&self) -> Option<&String> {
        self.lost.iter().chain(&self.doubled).chain(&self.other).next()
    }
}

/// Plays, lets the fault happen again and again, and checks.
pub async fn run(program: &Path, place: &mut Place, folder: &Path, plan: &CrashPlan) -> Result<Report, Trouble> {
    let began = Instant::now();
    let database = place.database().to_owned();
    let mut start = Start::new(program, &database, folder)?;
    start.flags = ["--limits", "off", "--log", "error"].map(str::to_owned).to_vec();
    let mut server = start.run().await?;
    let ledger = Arc::new(Mutex::new(Ledger::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut random = fastrand::Rng::with_seed(plan.seed);
    let mut players = Vec::new();
    let seats = (0..plan.tables).map(|n| seat(&start.address, n, random.fork(), &ledger, &stop));
    for seated in futures_util::future::join_all(seats).await {
        players.extend(seated?);
    }
    for _ in 0..plan.times {
        // Each life of the server must have acknowledged something, and ends in the middle of the next thing.
        let wanted = random.usize(1..=plan.fault.acknowledgements_between());
        acknowledged(&ledger, wanted).await.map_err(|trouble| Trouble(format!("before {}: {trouble}", plan.fault)))?;
        server = plan.fault.inject(server, &start, place, &mut random).await?;
    }
    acknowledged(&ledger, 1).await.map_err(|trouble| Trouble(format!("after {}: {trouble}", plan.fault)))?;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.map_err(|error| Trouble(error.to_string()))??;
    }
    let mut report = check(&start.address, &ledger, plan).await?;
    server.stop().await?;
    report.wrong = check_store(&database, &ledger).await?;
    report.took = began.elapsed();
    Ok(report)
}

/// Waits for this many more acknowledgements.
async fn acknowledged(ledger: &Mutex<Ledger>, more: usize) -> Result<(), Trouble> {
    let count = || ledger.lock().expect("nobody panics while holding it").granted.len();
    let (goal, began) = (count() + more, Instant::now());
    while count() < goal {
        if began.elapsed() > RECOVERS_WITHIN {
            return Err(Trouble(format!("the server acknowledged less than {more} requests within {RECOVERS_WITHIN:?}")));
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    Ok(())
}
