//! What was acknowledged survives `kill -9`, a pause and a database that is away: short forms of the trials that `cargo xtask crash` runs.

use std::path::Path;
use trilynx_trials::cluster;
use trilynx_trials::crash::{self, CrashPlan, Fault, Place, Report};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

async fn survives(place: Place, folder: &Path) {
    let report = suffers(Fault::Kill, 6, place, folder).await;
    // A trial in which nothing happened shows nothing.
    assert!(report.granted > 50 && report.repeated > 0, "{report}");
}

async fn suffers(fault: Fault, times: u32, mut place: Place, folder: &Path) -> Report {
    let plan = CrashPlan { fault, times, tables: 6, seed: 7 };
    let report = crash::run(Path::new(PROGRAM), &mut place, folder, &plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(report.wrong.first(), None, "{report}");
    report
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survives(Place::File(folder.path().join("crash.db")), folder.path()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_postgresql() {
    let folder = tempfile::tempdir().unwrap();
    survives(Place::Database(cluster::database().await), folder.path()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stood_still_for_longer_than_its_lease_is_started_again_and_has_lost_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let report = suffers(Fault::Pause, 1, Place::Database(cluster::database().await), folder.path()).await;
    assert!(report.granted > 50, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_database_is_away_for_longer_than_a_lease() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::for_fault(Fault::ImmediateRestart, folder.path(), true).await.unwrap_or_else(|skipped| panic!("{skipped:?}"));
    let report = suffers(Fault::ImmediateRestart, 1, place, folder.path()).await;
    assert!(report.granted > 50, "{report}");
}
