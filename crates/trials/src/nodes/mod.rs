//! Several nodes, a PostgreSQL and a NATS under load and faults, and a check of what every client saw.
//!
//! The one thing to know: the players know nothing of nodes. They connect anywhere, leave a node that fails them, and ask again what was
//! not answered. What they were sent is written down, and at the end all of it must be explained by the stored logs (`checker`).

mod checker;
mod clients;
mod cost;
mod deployment;
mod faults;
mod history;
mod report;
#[cfg(test)]
mod tests;
mod upgrade;

pub use checker::Violations;
pub use cost::{Cost, CostPlan, Shape, cost};
pub use faults::ClusterFault;
pub use report::{Calm, ClusterReport, Pauses};
pub use upgrade::{UpgradePlan, upgrade};

use crate::client::Trouble;
use clients::{Clients, Running};
use deployment::Deployment;
use faults::Happening;
use history::open;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use trilynx_protocol::TableId;

/// A group of players that gets no acknowledgement for this long after a fault is not served any more, however busy the machine is.
const RECOVERS_WITHIN: Duration = Duration::from_secs(90);
/// The pause before players who could not be seated are seated again.
const SEATED_AGAIN_AFTER: Duration = Duration::from_millis(200);
/// The most acknowledgements to wait for between two faults.
const BETWEEN_FAULTS: usize = 40;

/// After how many faults a trial says how far it is.
const TOLD_EVERY: u32 = 25;

/// What a trial is.
#[derive(Clone, Debug)]
pub struct ClusterPlan {
    /// How many nodes serve.
    pub nodes: usize,
    /// What happens, in this order; to which node is left to chance.
    pub faults: Vec<ClusterFault>,
    /// Tables at once, each with two players and a spectator.
    pub tables: usize,
    /// How long a player has for a turn. Nobody needs a second, and time without service is credited; but where processors are scarce, the
    /// players themselves may be late.
    pub turn: Duration,
    /// Chooses moves, nodes and moments.
    pub seed: u64,
    /// How long everything is calm at first, while the cost of a move is measured.
    pub calm: Duration,
    /// No fault begins later than this.
    pub at_most: Duration,
}

impl ClusterPlan {
    /// This many faults: all kinds, round after round, each round in another order.
    pub fn rounds(faults: usize, seed: u64) -> Vec<ClusterFault> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut chosen = Vec::new();
        while chosen.len() < faults {
            let mut round = ClusterFault::ROUND;
            random.shuffle(&mut round);
            chosen.extend(round);
        }
        chosen.truncate(faults);
        chosen
    }
}

/// The same as [`run`], its faults shared out to this many trials that run at the same time, each with nodes and databases of its own.
pub async fn run_at_once(program: &Path, folder: &Path, plan: &ClusterPlan, trials: usize) -> Result<ClusterReport, Trouble> {
    let mut running = tokio::task::JoinSet::new();
    for n in 0..trials {
        let faults = plan.faults.iter().copied().skip(n).step_by(trials).collect();
        let plan = ClusterPlan { faults, seed: plan.seed + n as u64, ..plan.clone() };
        let (program, folder) = (program.to_owned(), folder.join(n.to_string()));
        std::fs::create_dir_all(&folder).map_err(|error| Trouble(format!("{}: {error}", folder.display())))?;
        running.spawn(async move { run(&program, &folder, &plan).await });
    }
    let (mut report, mut troubles): (Option<ClusterReport>, Vec<Trouble>) = Default::default();
    while let Some(ended) = running.join_next().await {
        match (ended.unwrap_or_else(|error| Err(Trouble(error.to_string()))), &mut report) {
            (Ok(another), Some(report)) => report.join(another),
            (Ok(another), none) => *none = Some(another),
            // The others go on: what they see counts as well.
            (Err(trouble), _) => troubles.push(trouble),
        }
    }
    let Some(mut report) = report else {
        return Err(troubles.into_iter().next().unwrap_or_else(|| Trouble("no trial was asked for".to_owned())));
    };
    report.violations.unexpected.extend(troubles.into_iter().map(|trouble| format!("a trial was given up: {trouble}")));
    Ok(report)
}

/// Serves, plays, lets the faults happen, and checks.
pub async fn run(program: &Path, folder: &Path, plan: &ClusterPlan) -> Result<ClusterReport, Trouble> {
    let began = Instant::now();
    let mut deployment = Deployment::prepare(program, folder, plan.nodes).await?;
    deployment.run().await?;
    if plan.faults.contains(&ClusterFault::PostgresFailOver) {
        deployment.add_standby().await;
    }
    let mut trial = Trial::begin(deployment, plan.tables, plan.turn, plan.seed).await?;
    let mut report = ClusterReport { nodes: plan.nodes, ..ClusterReport::default() };
    trial.measure(plan.calm, &mut report).await?;
    for fault in &plan.faults {
        if began.elapsed() > plan.at_most {
            report.ended_early = true;
            break;
        }
        if let Some(why) = fault.is_left_out() {
            report.left_out.insert(*fault, why);
            continue;
        }
        let more = trial.random.usize(1..=BETWEEN_FAULTS);
        trial.acknowledged(more).await.map_err(|trouble| Trouble(format!("before {fault}: {trouble}")))?;
        // The tables are served, but a node that had ended may still be starting.
        trial.deployment.ready().await?;
        let node = trial.victim().await?;
        let pauses = trial
            .suffers(*fault, node)
            .await
            .map_err(|trouble| Trouble(format!("node{node} {fault}, after {} faults: {trouble}", report.faults())))?;
        report.add(*fault, pauses);
        if report.faults().is_multiple_of(TOLD_EVERY) {
            println!("{} faults, {} acknowledgements, {:.0} s", report.faults(), trial.acknowledgements(), began.elapsed().as_secs_f64());
        }
    }
    trial.end(&mut report).await?;
    report.took = began.elapsed();
    Ok(report)
}

/// Whether this is an id of that node: it has another one each time it starts, which begins with its name.
fn is_run_of(name: &str, id: &str) -> bool {
    id.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'))
}

/// Nodes that serve, and those who play on them.
struct Trial {
    deployment: Deployment,
    clients: Arc<Clients>,
    running: Vec<Running>,
    random: fastrand::Rng,
    /// Whether a server that serves alone has every table. It has another name in each release.
    one_has_all: bool,
}

impl Trial {
    async fn begin(mut deployment: Deployment, tables: usize, turn: Duration, seed: u64) -> Result<Trial, Trouble> {
        let clients = Clients::of(deployment.addresses(), turn)?;
        let mut random = fastrand::Rng::with_seed(seed);
        let mut running = Vec::new();
        for n in 0..tables {
            // On a busy machine a node may lose its tenure before the first fault, or answer too late.
            let seating = Instant::now();
            running.extend(loop {
                match deployment.while_looked_after(clients.seat(n, &mut random)).await {
                    Ok(seated) => break seated,
                    Err(trouble) if seating.elapsed() > RECOVERS_WITHIN => return Err(trouble),
                    Err(_) => deployment.wait(SEATED_AGAIN_AFTER).await?,
                }
            });
        }
        let one_has_all = deployment.nodes.len() == 1;
        Ok(Trial { deployment, clients, running, random, one_has_all })
    }

    fn acknowledgements(&self) -> usize {
        open(&self.clients.history).acknowledgements()
    }

    /// Waits for this many more acknowledgements.
    async fn acknowledged(&mut self, more: usize) -> Result<(), Trouble> {
        let (goal, began) = (self.acknowledgements() + more, Instant::now());
        while self.acknowledgements() < goal {
            if began.elapsed() > RECOVERS_WITHIN {
                return Err(Trouble(format!("less than {more} requests were acknowledged within {RECOVERS_WITHIN:?}")));
            }
            self.deployment.wait(Duration::from_millis(10)).await?;
        }
        Ok(())
    }

    /// What a move costs while nothing happens.
    async fn measure(&mut self, how_long: Duration, report: &mut ClusterReport) -> Result<(), Trouble> {
        self.acknowledged(1).await?;
        let (began, moves, processor) = (Instant::now(), open(&self.clients.history).moves, self.deployment.processor_seconds());
        self.deployment.wait(how_long).await?;
        report.calm = Calm {
            moves: open(&self.clients.history).moves - moves,
            took: began.elapsed(),
            processor: self.deployment.processor_seconds() - processor,
        };
        Ok(())
    }

    /// The tables of each node, which are also written into the history.
    async fn owned(&self) -> Result<BTreeMap<String, Vec<TableId>>, Trouble> {
        let mut owned: BTreeMap<String, Vec<TableId>> = BTreeMap::new();
        let rows = self.deployment.owners().await?;
        let mut history = open(&self.clients.history);
        for (table, epoch, owner) in rows {
            history.owns(table, epoch, owner.clone());
            owned.entry(owner).or_default().push(table);
        }
        Ok(owned)
    }

    /// A node for the next fault. The owner of any table in most cases: what happens to a node without tables shows little.
    async fn victim(&mut self) -> Result<usize, Trouble> {
        let owners: Vec<String> = self.deployment.owners().await?.into_iter().map(|(_, _, owner)| owner).collect();
        if owners.is_empty() || self.random.u8(..4) == 0 {
            return Ok(self.random.usize(..self.deployment.nodes.len()));
        }
        let owner = &owners[self.random.usize(..owners.len())];
        let is_its = |node: &deployment::Node| is_run_of(&node.name, owner);
        Ok(self.deployment.nodes.iter().position(is_its).unwrap_or(0))
    }

    /// Lets a fault happen to a node, waits until everybody is served again, and says for how long the tables of that node were not.
    async fn suffers(&mut self, fault: ClusterFault, node: usize) -> Result<Pauses, Trouble> {
        let name = self.deployment.nodes[node].name.clone();
        let owned: Vec<TableId> =
            self.owned().await?.into_iter().filter(|(owner, _)| is_run_of(&name, owner)).flat_map(|(_, tables)| tables).collect();
        let all = fault.is_everybodys() || self.one_has_all;
        let groups: Vec<TableId> = {
            let mut history = open(&self.clients.history);
            history.begins();
            history.groups.iter().map(|group| group.table).collect()
        };
        let happening =
            Happening { deployment: &mut self.deployment, clients: &self.clients, random: &mut self.random, node, owned: owned.clone() };
        happening.inject(fault).await?;
        self.served_again().await?;
        self.owned().await?;
        let history = open(&self.clients.history);
        let of = |n: usize, longest: Duration| (owned.contains(&groups[n]) || all).then_some(longest);
        let mut pauses = Pauses::default();
        for (n, group) in history.groups.iter().enumerate() {
            match of(n, group.longest) {
                Some(longest) => pauses.of_its_tables.push(longest),
                None => pauses.of_others.push(group.longest),
            }
        }
        Ok(pauses)
    }

    /// Waits until every group of players has been acknowledged something from now on.
    async fn served_again(&mut self) -> Result<(), Trouble> {
        let began = Instant::now();
        loop {
            let waiting = open(&self.clients.history).groups.iter().find(|group| group.last < began).copied();
            let Some(group) = waiting else { return Ok(()) };
            if began.elapsed() > RECOVERS_WITHIN {
                let owner = self.owned().await?.into_iter().find(|(_, tables)| tables.contains(&group.table)).map(|(owner, _)| owner);
                return Err(Trouble(format!(
                    "table {} of {owner:?}: nothing was acknowledged for {:.1} s",
                    group.table,
                    group.last.elapsed().as_secs_f64()
                )));
            }
            self.deployment.wait(Duration::from_millis(20)).await?;
        }
    }

    /// Lets everybody finish, stops the nodes and checks.
    async fn end(mut self, report: &mut ClusterReport) -> Result<(), Trouble> {
        self.clients.stop.store(true, Ordering::Relaxed);
        let began = Instant::now();
        while self.running.iter().any(|running| !running.is_finished()) {
            if began.elapsed() > RECOVERS_WITHIN {
                return Err(Trouble(format!("something asked was not answered within {RECOVERS_WITHIN:?}")));
            }
            self.deployment.wait(Duration::from_millis(20)).await?;
        }
        for running in self.running.drain(..) {
            running.await.map_err(|error| Trouble(error.to_string()))?;
        }
        self.deployment.stop().await?;
        let history = std::mem::take(&mut *open(&self.clients.history));
        let (violations, tables) = checker::check(&self.deployment.database, &history).await?;
        report.violations = violations;
        report.tables = tables;
        report.granted = history.ledger.granted.len();
        report.repeated = history.ledger.repeated;
        report.connections = history.connections;
        report.views = history.seen.values().map(BTreeMap::len).sum();
        report.restarted = self.deployment.restarted;
        Ok(())
    }
}
