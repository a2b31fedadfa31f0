//! Whatever was acknowledged survives `kill -9`: the trial that `cargo xtask crash` runs at length.

use std::path::Path;
use trilynx_trials::cluster;
use trilynx_trials::crash::{self, Plan};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

async fn survives(database: &str, folder: &Path) {
    let plan = Plan { kills: 6, tables: 6, seed: 7 };
    let report = crash::run(Path::new(PROGRAM), database, folder, &plan).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    // A trial in which nothing happened shows nothing.
    assert!(report.granted > 50 && report.repeated > 0, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survives(&folder.path().join("crash.db").to_string_lossy(), folder.path()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_postgresql() {
    let folder = tempfile::tempdir().unwrap();
    survives(&cluster::database().await, folder.path()).await;
}
