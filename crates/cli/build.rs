//! Tells the program from which commit it is built: `TRILYNX_COMMIT` if that is set, else what git says.
//!
//! Git is asked for optimised builds only. A program for development need not be linked again after every commit.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=TRILYNX_COMMIT");
    println!("cargo::rerun-if-changed=build.rs");
    let optimised = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = std::env::var("TRILYNX_COMMIT").ok();
    let commit = given.or_else(|| optimised.then(header).flatten()).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=TRILYNX_COMMIT={commit}");
}

/// The commit that is checked out, if this is a checkout.
fn header() -> Option<String> {
    // The log of HEAD grows with every commit and checkout, HEAD itself only with the latter.
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    let line = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!line.is_empty()).then_some(line)
}
