//! `cargo xtask crash`, `cluster`, `load`, `arena-load`, `attack` and `bench-store`: trials of the server as it is shipped, on a disk of this machine.
//! `cargo xtask tournaments`: a trial of the rules of tournaments, without one.

use crate::{Outcome, cargo, root, run};
use std::process::Command;

/// Lets faults happen to a server again and again while people play, on SQLite and on PostgreSQL, and checks what it kept.
pub fn crash(arguments: &[&str]) -> Outcome {
    let kills = match arguments {
        [] => "1000",
        [kills] => kills,
        _ => return Err("cargo xtask crash [KILLS]".to_owned()),
    };
    crate::install::postgresql()?;
    build()?;
    // One engine's trouble does not keep the other from being tried.
    let outcomes = [trial("sqlite", &["crash", "--kills", kills]), trial("postgres", &["crash", "--kills", kills, "--postgres"])];
    outcomes.into_iter().collect()
}

/// Lets faults happen to three nodes that serve together while people play, or replaces an old program by this one, and checks what
/// everybody saw.
pub fn cluster(arguments: &[&str]) -> Outcome {
    crate::install::postgresql()?;
    crate::install::nats()?;
    build()?;
    if let ["upgrade", rest @ ..] = arguments {
        return trial("upgrade", &[&["upgrade"], rest].concat());
    }
    if let ["cost", rest @ ..] = arguments {
        return trial("cost", &[&["cost"], rest].concat());
    }
    if !crate::install::faketime() {
        println!("faketime is not available here, so no node gets another time of day.");
    }
    trial("cluster", &[&["cluster"], arguments].concat())
}

/// How much a server bears.
pub fn load(arguments: &[&str]) -> Outcome {
    let scale = match arguments {
        [] => "1",
        [scale] => scale,
        _ => return Err("cargo xtask load [PART OF FULL SIZE]".to_owned()),
    };
    build()?;
    trial("load", &["load", "--scale", scale])
}

/// How an arena with thousands of people goes.
pub fn arena_load(arguments: &[&str]) -> Outcome {
    let people = match arguments {
        [] => "5000",
        [people] => people,
        _ => return Err("cargo xtask arena-load [PEOPLE]".to_owned()),
    };
    build()?;
    trial("arena", &["arena-load", "--people", people])
}

/// Attacks a server, and says what honest people notice.
pub fn attack(scenarios: &[&str]) -> Outcome {
    crate::install::postgresql()?;
    build()?;
    trial("attack", &[&["attack"], scenarios].concat())
}

/// How long a store takes that holds many games.
pub fn bench_store(arguments: &[&str]) -> Outcome {
    let (games, postgres) = match arguments {
        [] => ("1000000", false),
        ["postgres"] => ("1000000", true),
        [games] => (*games, false),
        [games, "postgres"] => (*games, true),
        _ => return Err("cargo xtask bench-store [GAMES] [postgres]".to_owned()),
    };
    run(cargo().args(["build", "--release", "--locked", "--package", "trilynx-trials"]))?;
    if postgres {
        crate::install::postgresql()?;
        return trial("bench-store", &["bench-store", "--games", games, "--postgres"]);
    }
    trial("bench-store", &["bench-store", "--games", games])
}

fn build() -> Outcome {
    run(cargo().args(["build", "--release", "--locked", "--package", "trilynx", "--package", "trilynx-trials"]))
}

/// Runs a trial in an empty folder of its own, which stays if it fails.
fn trial(name: &str, arguments: &[&str]) -> Outcome {
    let target = root().join("target");
    let folder = target.join("trials").join(format!("{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut command = Command::new(target.join("release/trilynx-trials"));
    command.arg("--program").arg(target.join("release/trilynx")).arg("--folder").arg(&folder).args(arguments);
    run(&mut command).map_err(|failure| format!("{failure}; see {}", folder.display()))?;
    std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Plays many random tournaments of each kind.
pub fn tournaments(many: &str) -> Outcome {
    many.parse::<u64>().map_err(|_| format!("cargo xtask tournaments [N]: {many} is no number"))?;
    let tests = ["test", "--package", "trilynx-tournaments", "--test", "suite", "play::", "--", "--nocapture"];
    run(cargo().args(tests).env("TRILYNX_TOURNAMENTS", many))
}
