//! `cargo xtask fuzz`: looks for inputs that break a law, each target for a given time.

use crate::{Outcome, root};
use std::path::{Path, PathBuf};
use std::process::Command;

const DEFAULT_SECONDS: &str = "60";
/// What every target is run with: no input longer than this, none slower, and no more memory.
const BOUNDS: [&str; 3] = ["-max_len=4096", "-timeout=10", "-rss_limit_mb=2048"];
/// Where cargo-fuzz builds, below the root: with a sanitizer in every crate, so apart from everything else.
const BUILT: &str = "target/fuzz";

/// Runs every target found beside it, each for the time given, several at once. Stops with an error if one of them found something.
const RUN_ALL: &str = r#"#!/bin/sh
# ./run SECONDS [AT ONCE]: runs every target in this folder, each for SECONDS, AT ONCE of them in parallel (default: one a core).
cd "$(dirname "$0")" || exit 2
seconds=${1:?say how many seconds each target runs}
at_once=${2:-$(nproc)}
mkdir -p found log
ls bin | xargs -P "$at_once" -I LAW sh -c '
    mkdir -p "found/LAW"
    if "bin/LAW" -max_total_time='"$seconds"' -artifact_prefix="found/crash-LAW-" BOUNDS "found/LAW" "corpus/LAW" >"log/LAW" 2>&1
    then echo "held   LAW: $(grep -c . "log/LAW") lines, $(tail -1 "log/LAW")"
    else echo "BROKEN LAW: see log/LAW"; exit 1
    fi'
"#;

pub fn run(arguments: &[&str]) -> Outcome {
    if let ["build", rest @ ..] = arguments {
        return match rest {
            [] => build(&root().join("target/fuzzers")),
            [folder] => build(Path::new(folder)),
            _ => Err("cargo xtask fuzz build [FOLDER]".to_owned()),
        };
    }
    let (seconds, wanted) = match arguments {
        [first, rest @ ..] if first.parse::<u32>().is_ok() => (*first, rest),
        all => (DEFAULT_SECONDS, all),
    };
    let laws = laws()?;
    if let Some(unknown) = wanted.iter().find(|law| !laws.iter().any(|known| known == *law)) {
        return Err(format!("no fuzz target {unknown}; there are {}", laws.join(", ")));
    }
    install()?;
    for law in laws.iter().filter(|law| wanted.is_empty() || wanted.contains(&law.as_str())) {
        crate::run(cargo_fuzz("run").args([law, "--"]).arg(format!("-max_total_time={seconds}")).args(BOUNDS))?;
    }
    Ok(())
}

fn cargo_fuzz(command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    // Fuzzing needs flags that only a nightly compiler takes; this lets the stable one take them too.
    cargo.current_dir(root()).env("RUSTC_BOOTSTRAP", "1");
    cargo.args(["fuzz", command, "--features", "libfuzzer", "--target-dir", BUILT]);
    cargo
}

/// Builds every target and puts it with its corpus and a small runner into a folder that needs nothing else.
fn build(folder: &Path) -> Outcome {
    install()?;
    let trouble = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    for law in laws()? {
        crate::run(cargo_fuzz("build").arg(&law))?;
        let (bin, corpus) = (folder.join("bin"), folder.join("corpus").join(&law));
        std::fs::create_dir_all(&bin).map_err(|error| trouble(&bin, error))?;
        std::fs::create_dir_all(&corpus).map_err(|error| trouble(&corpus, error))?;
        let built = built(&law)?;
        std::fs::copy(&built, bin.join(&law)).map_err(|error| trouble(&built, error))?;
        let kept = root().join("fuzz/corpus").join(&law);
        for entry in std::fs::read_dir(&kept).map_err(|error| trouble(&kept, error))?.flatten() {
            std::fs::copy(entry.path(), corpus.join(entry.file_name())).map_err(|error| trouble(&entry.path(), error))?;
        }
    }
    let runner = folder.join("run");
    std::fs::write(&runner, RUN_ALL.replace("BOUNDS", &BOUNDS.join(" "))).map_err(|error| trouble(&runner, error))?;
    println!("\nsh {} SECONDS runs them all", runner.display());
    Ok(())
}

/// Where cargo-fuzz has put a target: below a folder named by the platform.
fn built(law: &str) -> Result<PathBuf, String> {
    let folder = root().join(BUILT);
    let platforms = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = platforms.flatten().map(|platform| platform.path().join("release").join(law));
    found.find(|program| program.is_file()).ok_or_else(|| format!("{law} is not below {}", folder.display()))
}

/// The targets, by the names of their files.
fn laws() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut laws: Vec<String> = entries.filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned())).collect();
    laws.sort();
    Ok(laws)
}

fn install() -> Outcome {
    let is_there = Command::new("cargo").args(["fuzz", "--version"]).output().is_ok_and(|output| output.status.success());
    if is_there { Ok(()) } else { crate::run(Command::new("cargo").args(["install", "--locked", "cargo-fuzz"])) }
}
