//! Three nodes, PostgreSQL and NATS as processes, and a handful of faults: a short form of the trial that `cargo xtask cluster` runs.

use std::path::Path;
use std::time::Duration;
use trilynx_trials::nodes::{self, ClusterFault, ClusterPlan, UpgradePlan};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

/// Long enough for players on a machine with little time for them. The trial itself gives them less.
const TURN: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn what_three_nodes_acknowledge_is_stored_once_and_seen_alike_through_faults() {
    let folder = tempfile::tempdir().expect("a folder");
    let faults = vec![
        ClusterFault::CommitAnswerLost,
        ClusterFault::Kill,
        ClusterFault::DrainByCommand,
        ClusterFault::Pause,
        ClusterFault::TwoClaims,
        ClusterFault::PostgresStalled,
        ClusterFault::Drain,
        ClusterFault::NatsRestart,
        ClusterFault::PostgresBlip,
        ClusterFault::PostgresFailOver,
        ClusterFault::NatsHalfOpen,
    ];
    let happened = faults.len() as u32;
    let plan = ClusterPlan { nodes: 3, faults, tables: 6, turn: TURN, seed: 7, calm: Duration::ZERO, at_most: Duration::from_secs(600) };
    let report = nodes::run(Path::new(PROGRAM), folder.path(), &plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(report.violations.first(), None, "{report}");
    // A trial in which nothing happened shows nothing.
    assert!(report.faults() == happened && report.granted > 50 && report.repeated > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_are_replaced_one_by_one_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = UpgradePlan { nodes: 3, tables: 3, turn: TURN, seed: 3, alone: false };
    let report =
        nodes::upgrade(Path::new(PROGRAM), Path::new(PROGRAM), folder.path(), plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(report.violations.first(), None, "{report}");
    assert!(report.faults() == 3 && report.granted > 20, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_take_the_place_of_a_server_that_serves_alone_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = UpgradePlan { nodes: 2, tables: 3, turn: TURN, seed: 4, alone: true };
    let report =
        nodes::upgrade(Path::new(PROGRAM), Path::new(PROGRAM), folder.path(), plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(report.violations.first(), None, "{report}");
    assert!(report.faults() == 1 && report.granted > 20, "{report}");
}
