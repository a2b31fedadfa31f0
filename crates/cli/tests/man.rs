//! Manual pages are written where one says, and are read by the programs that are there without a complaint.

#![cfg(feature = "terminal")]

use std::path::{Path, PathBuf};
use std::process::Command;

fn write_pages(folder: &Path) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_trilynx")).arg("man").arg(folder).output().expect("it runs")
}

#[test]
fn manual_pages_are_read_without_a_complaint() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(write_pages(folder.path()).status.success());
    let pages: Vec<PathBuf> = std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    for name in ["trilynx.1", "trilynx-serve.1", "trilynx-cluster-status.1", "trilynx-man.1"] {
        assert!(pages.contains(&folder.path().join(name)), "{name}: {pages:?}");
    }
    for page in &pages {
        // Pages without a date are meant; everything else that it says is a mistake of ours.
        let Ok(lint) = Command::new("mandoc").args(["-T", "lint", "-W", "warning"]).arg(page).output() else { return };
        let report = String::from_utf8_lossy(&lint.stdout);
        let complaints: Vec<&str> = report.lines().filter(|line| !line.contains("missing date")).collect();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}

#[test]
fn a_folder_that_does_not_exist_is_named() {
    let output = write_pages(Path::new("/nowhere/at/all"));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/at/all"));
}
