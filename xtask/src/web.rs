//! The web client's own checks: packages as locked, types, tests. That it builds, the build of `trilynx-web` shows.

use crate::{Outcome, root, run};
use std::process::Command;

pub fn test() -> Outcome {
    run(npm().args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "test"]))?;
    run(crate::cargo().args(["test", "--locked", "--package", "trilynx-web"]).env_remove("SKIP_WEB").env_remove("WEB_DIST_DIR"))
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web"));
    command
}
