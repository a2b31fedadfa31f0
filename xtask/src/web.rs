//! The web client's own checks: packages as locked, types, tests. That it builds, the tests of `trilynx-web` show.

use crate::{Outcome, root, run};
use std::process::Command;

/// All of it alone.
pub fn test() -> Outcome {
    check_all()?;
    run(crate::cargo().args(["test", "--locked", "--package", "trilynx-web"]).env_remove("SKIP_WEB").env_remove("WEB_DIST_DIR"))
}

/// What cargo does not test: packages as the lock file says, types and unit tests.
pub fn check_all() -> Outcome {
    install()?;
    check()
}

/// Types and unit tests.
pub fn check() -> Outcome {
    packages()?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "test"]))
}

/// Installs the packages, unless those of the lock file are there.
pub fn packages() -> Outcome {
    let changed = |path: &str| std::fs::metadata(root().join("web").join(path)).and_then(|found| found.modified()).ok();
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Some(wanted), Some(installed)) if wanted <= installed => Ok(()),
        _ => install(),
    }
}

fn install() -> Outcome {
    run(npm().args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web"));
    command
}
