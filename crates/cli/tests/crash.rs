//! Whatever was acknowledged survives `kill -9`: the trial that `cargo xtask crash` runs at length.

use std::path::Path;
use trilynx_trials::cluster;
use trilynx_trials::crash::{self, Fault, Place, Plan};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

async fn survives(mut place: Place, folder: &Path) {
    let plan = Plan { fault: Fault::Kill, times: 6, tables: 6, seed: 7 };
    let report = crash::run(Path::new(PROGRAM), &mut place, folder, &plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(report.wrong.first(), None, "{report}");
    // A trial in which nothing happened shows nothing.
    assert!(report.granted > 50 && report.repeated > 0, "{report}");
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
