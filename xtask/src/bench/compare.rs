//! `cargo xtask bench compare REV [GAME…]`: builds the benchmarks of another revision and of this tree, and runs both by turns.
//!
//! The one thing to know: machines are shared and noisy, so only figures that were measured side by side are compared. Each round runs both
//! programs, and every other round the other one first.

use super::{PACKAGES, figures};
use crate::{Outcome, cargo, root};
use std::path::{Path, PathBuf};
use std::process::Command;

const ROUNDS: usize = 5;

pub fn run(revision: &str, games: &[&str]) -> Outcome {
    let commit = git(&["rev-parse", "--verify", "--quiet", &format!("{revision}^{{commit}}")])
        .map_err(|_| format!("there is no revision {revision}"))?;
    let folder = root().join("target/compare");
    let tree = folder.join("tree");
    // What an interrupted run has left.
    remove(&tree);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    git(&["worktree", "add", "--quiet", "--force", "--detach", &tree.to_string_lossy(), &commit])?;
    let compared = compare(&tree, &folder.join("built"), games);
    remove(&tree);
    let table = compared?;
    println!("\nold: {revision} ({}), new: this tree; {ROUNDS} rounds\n\n{table}", &commit[..commit.len().min(12)]);
    Ok(())
}

fn compare(tree: &Path, built: &Path, games: &[&str]) -> Result<String, String> {
    let mut tables = Vec::new();
    for package in PACKAGES {
        let old = build(package, tree, Some(built))?;
        let new = build(package, root(), None)?;
        let mut rounds = Vec::new();
        for number in 1..=ROUNDS {
            println!("{package}: round {number} of {ROUNDS}");
            let (old_figures, new_figures);
            if number % 2 == 1 {
                old_figures = measure(&old, games)?;
                new_figures = measure(&new, games)?;
            } else {
                new_figures = measure(&new, games)?;
                old_figures = measure(&old, games)?;
            }
            rounds.push(figures::Round { old: old_figures, new: new_figures });
        }
        tables.push(figures::table(&rounds));
    }
    Ok(tables.join("\n\n"))
}

/// Builds a package's benchmark and returns the program.
fn build(package: &str, tree: &Path, target: Option<&Path>) -> Result<PathBuf, String> {
    println!("\n> cargo bench --no-run --package {package} in {}", tree.display());
    let mut command = cargo();
    command.current_dir(tree).args(["bench", "--no-run", "--locked", "--package", package, "--bench", "speed"]);
    command.arg("--message-format=json-render-diagnostics").stderr(std::process::Stdio::inherit());
    if let Some(target) = target {
        command.env("CARGO_TARGET_DIR", target);
    }
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the benchmark of {package} in {} cannot be built", tree.display()));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let programs = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let program = programs
        .filter(|message| message["target"]["name"] == "speed")
        .filter_map(|message| Some(message["executable"].as_str()?.into()))
        .next_back();
    program.ok_or_else(|| format!("cargo does not say where the benchmark of {package} is"))
}

fn measure(program: &Path, games: &[&str]) -> Result<Vec<figures::Figure>, String> {
    let output = Command::new(program)
        .args(games)
        .arg("--bench")
        .output()
        .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
    if !output.status.success() {
        return Err(format!("{}: {}\n{}", program.display(), output.status, String::from_utf8_lossy(&output.stderr)));
    }
    Ok(figures::read(&String::from_utf8_lossy(&output.stdout)))
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output().map_err(|error| format!("cannot start git: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
        false => Err(format!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim())),
    }
}

/// The other revision's tree goes, and git forgets it. Where there was none, nothing is wrong.
fn remove(tree: &Path) {
    let _ = git(&["worktree", "remove", "--force", &tree.to_string_lossy()]);
    let _ = git(&["worktree", "prune"]);
}
