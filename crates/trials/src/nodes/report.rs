//! What was seen in a trial.

use super::{ClusterFault, Violations};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// For how long each group of players got no acknowledgement, at the tables that a fault was about and at the others: the longest time
/// between two acknowledgements from the moment when the fault began until everybody was served again. So it counts from the last one before
/// the fault, and has in it that others find out and take over, that players leave a node which fails them, and that they think (0.12 s at
/// most).
#[derive(Clone, Debug, Default)]
pub struct Pauses {
    /// Those whose owner it happened to; all, if it happened to everybody.
    pub of_its_tables: Vec<Duration>,
    /// The rest.
    pub of_others: Vec<Duration>,
}

/// What a move costs while nothing happens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Calm {
    /// Moves that were acknowledged.
    pub moves: usize,
    /// In how much time.
    pub took: Duration,
    /// The processor time of all nodes, in seconds.
    pub processor: f64,
}

/// What was seen in a trial.
#[derive(Debug, Default)]
pub struct ClusterReport {
    /// How many nodes served.
    pub nodes: usize,
    /// What happened, and the pauses it led to.
    pub suffered: BTreeMap<ClusterFault, (u32, Pauses)>,
    /// What could not happen on this system, and why.
    pub left_out: BTreeMap<ClusterFault, &'static str>,
    /// Whether the time was up before all faults had happened.
    pub ended_early: bool,
    /// Acknowledgements held against the store.
    pub granted: usize,
    /// Commands sent again because no answer came.
    pub repeated: u64,
    /// Connections made.
    pub connections: u64,
    /// Different views held against the logs: by table, version and viewer.
    pub views: usize,
    /// Tables looked at.
    pub tables: usize,
    /// Nodes that ended by themselves because of a lost tenure, and were started again.
    pub restarted: u32,
    /// What was measured before the first fault.
    pub calm: Calm,
    /// What is wrong.
    pub violations: Violations,
    /// How long the trial took.
    pub took: Duration,
}

impl ClusterReport {
    /// Whether everything is as it must be.
    pub fn is_sound(&self) -> bool {
        self.violations.first().is_none()
    }

    /// How many faults have happened.
    pub fn faults(&self) -> u32 {
        self.suffered.values().map(|(times, _)| times).sum()
    }

    pub(super) fn add(&mut self, fault: ClusterFault, pauses: Pauses) {
        let (times, all) = self.suffered.entry(fault).or_default();
        *times += 1;
        all.of_its_tables.extend(pauses.of_its_tables);
        all.of_others.extend(pauses.of_others);
    }

    /// Adds what was seen in another trial at the same time.
    pub fn join(&mut self, other: ClusterReport) {
        for (fault, (times, pauses)) in other.suffered {
            let (all_times, all) = self.suffered.entry(fault).or_default();
            *all_times += times;
            all.of_its_tables.extend(pauses.of_its_tables);
            all.of_others.extend(pauses.of_others);
        }
        self.left_out.extend(other.left_out);
        self.ended_early |= other.ended_early;
        self.granted += other.granted;
        self.repeated += other.repeated;
        self.connections += other.connections;
        self.views += other.views;
        self.tables += other.tables;
        self.restarted += other.restarted;
        self.calm.moves += other.calm.moves;
        self.calm.processor += other.calm.processor;
        self.violations.join(other.violations);
        self.took = self.took.max(other.took);
    }

    /// The pauses after which others had taken over, or after any of some faults.
    pub fn pauses(&self, of: impl Fn(ClusterFault) -> bool) -> Vec<Duration> {
        let all = self.suffered.iter().filter(|(fault, _)| of(**fault));
        all.flat_map(|(_, (_, pauses))| pauses.of_its_tables.iter().copied()).collect()
    }
}

/// Median, 99th percentile and maximum in seconds.
pub(super) fn percentiles(mut pauses: Vec<Duration>) -> String {
    pauses.sort_unstable();
    let at = |quantile: f64| pauses.get((pauses.len() as f64 * quantile) as usize).or(pauses.last());
    let shown = [0.5, 0.99, 1.0].map(|quantile| at(quantile).map_or("-".to_owned(), |pause| format!("{:.2}", pause.as_secs_f64())));
    format!("{} s (50 / 99 / 100 % of {})", shown.join(" / "), pauses.len())
}

impl fmt::Display for ClusterReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violations { stored, owners, views, flagged, unexpected } = &self.violations;
        writeln!(
            f,
            "{} nodes, {} faults{}: {} acknowledgements ({} asked again) at {} tables, {} views, {} connections, {} nodes restarted; {:.0} s",
            self.nodes,
            self.faults(),
            if self.ended_early { " (then the time was up)" } else { "" },
            self.granted,
            self.repeated,
            self.tables,
            self.views,
            self.connections,
            self.restarted,
            self.took.as_secs_f64()
        )?;
        writeln!(
            f,
            "  lost {}, doubled {}, otherwise wrong {}, by two owners {}, views beside the log {}, lost on time {}, unexpected {}",
            stored.lost.len(),
            stored.doubled.len(),
            stored.other.len(),
            owners.len(),
            views.len(),
            flagged.len(),
            unexpected.len()
        )?;
        if self.calm.moves > 0 {
            let Calm { moves, took, processor } = self.calm;
            writeln!(
                f,
                "  before the faults: {:.0} moves/s, {:.2} ms of processor time a move in all nodes",
                moves as f64 / took.as_secs_f64(),
                1000.0 * processor / moves as f64
            )?;
        }
        let is_take_over = |fault: ClusterFault| fault.is_death() || fault.is_absence();
        writeln!(f, "  take-over: {}", percentiles(self.pauses(is_take_over)))?;
        writeln!(f, "  take-over from the dead: {}", percentiles(self.pauses(ClusterFault::is_death)))?;
        writeln!(f, "  take-over from the absent: {}", percentiles(self.pauses(ClusterFault::is_absence)))?;
        writeln!(f, "  hand-over: {}", percentiles(self.pauses(ClusterFault::is_hand_over)))?;
        for (fault, (times, pauses)) in &self.suffered {
            let (its, others) = (percentiles(pauses.of_its_tables.clone()), percentiles(pauses.of_others.clone()));
            writeln!(f, "  {times} x {fault}: its tables {its}; others {others}")?;
        }
        for (fault, why) in &self.left_out {
            writeln!(f, "  left out: {fault}. {why}")?;
        }
        let sentences = [&stored.lost, &stored.doubled, &stored.other, owners, views, flagged, unexpected];
        sentences.into_iter().flat_map(|all| all.iter().take(3)).try_for_each(|sentence| writeln!(f, "  wrong: {sentence}"))
    }
}
