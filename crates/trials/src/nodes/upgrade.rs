//! Nodes of one program are replaced by those of another, one by one, while people play.

use super::deployment::Deployment;
use super::{ClusterFault, ClusterReport, Trial};
use crate::client::Trouble;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// What an upgrade is.
#[derive(Clone, Copy, Debug)]
pub struct UpgradePlan {
    /// How many nodes serve.
    pub nodes: usize,
    /// Tables at once, each with two players and a spectator.
    pub tables: usize,
    /// How long a player has for a turn.
    pub turn: Duration,
    /// Chooses moves and nodes.
    pub seed: u64,
    /// Whether the old program serves alone, and nodes take its place.
    pub alone: bool,
}

/// How long people play before, between and after.
const PLAYS: Duration = Duration::from_secs(3);

/// Replaces the old program by the new one, node by node. One that serves alone, also because it cannot do otherwise, is stopped when the new
/// nodes are there and wait for it.
pub async fn upgrade(old: &Path, new: &Path, folder: &Path, plan: UpgradePlan) -> Result<ClusterReport, Trouble> {
    let began = Instant::now();
    let knows_nodes = serves_beside_others(old)?;
    let together = knows_nodes && !plan.alone;
    let mut deployment = Deployment::prepare(new, folder, plan.nodes).await?;
    let olds = if together { plan.nodes } else { 1 };
    for node in &mut deployment.nodes[..olds] {
        let mut start = node.start.clone();
        start.program = old.to_owned();
        if !together {
            start.flags.truncate(ALONE);
        }
        node.server = Some(start.begin()?);
    }
    deployment.ready().await?;
    let mut trial = Trial::begin(deployment, plan.tables, plan.turn, plan.seed).await?;
    trial.one_has_all = !together;
    let mut report = ClusterReport { nodes: plan.nodes, ..ClusterReport::default() };
    trial.measure(PLAYS, &mut report).await?;
    // Programs that do not know nodes do not expect any on their database either.
    if knows_nodes && !together {
        for node in &mut trial.deployment.nodes[olds..] {
            node.server = Some(node.start.begin()?);
        }
        trial.deployment.wait(PLAYS).await?;
    }
    for node in 0..olds {
        // A drain starts the node again, or all that do not run yet, by what its start says: the new program.
        let pauses =
            trial.suffers(ClusterFault::Drain, node).await.map_err(|trouble| Trouble(format!("node{node} replaced: {trouble}")))?;
        report.add(ClusterFault::Drain, pauses);
        trial.deployment.wait(PLAYS).await?;
    }
    trial.end(&mut report).await?;
    report.took = began.elapsed();
    Ok(report)
}

/// The flags of a node that every program knows come first (`deployment.rs`).
const ALONE: usize = 4;

fn serves_beside_others(program: &Path) -> Result<bool, Trouble> {
    let help = Command::new(program).args(["serve", "--help"]).output();
    let help = help.map_err(|error| Trouble(format!("cannot start {}: {error}", program.display())))?;
    Ok(String::from_utf8_lossy(&help.stdout).contains("--nats"))
}
