//! Installing what the tests need from outside cargo, where we may: as root on a system with apt.

use crate::{Outcome, run};
use std::path::Path;
use std::process::Command;

/// PostgreSQL, which the store's tests start by themselves.
pub fn postgresql() -> Outcome {
    if has_postgresql() {
        return Ok(());
    }
    let ask = "the store's tests need PostgreSQL (initdb and postgres): install it, for example with `apt install postgresql`";
    if !is_root() || !is_in_path("apt-get") {
        return Err(ask.to_owned());
    }
    // Debian would start a cluster of its own; nobody needs that one.
    let no_interaction = [("DEBIAN_FRONTEND", "noninteractive"), ("RUNLEVEL", "1")];
    run(Command::new("apt-get").args(["update", "--quiet"]).envs(no_interaction))?;
    run(Command::new("apt-get").args(["install", "--yes", "--quiet", "--no-install-recommends", "postgresql"]).envs(no_interaction))?;
    if has_postgresql() { Ok(()) } else { Err(ask.to_owned()) }
}

/// In the path, or where Debian puts it.
fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    (is_in_path("initdb") && is_in_path("postgres"))
        || versions.map(|version| version.path().join("bin/initdb")).any(|program| program.exists())
}

fn is_in_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| Path::new(&folder).join(program).exists())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
