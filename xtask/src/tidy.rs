//! What no compiler checks: the shape of the tree. Each rule here enforces an invariant of ARCHITECTURE.md.

use crate::{Outcome, cargo, project_files, root};
use std::path::{Path, PathBuf};

/// Every game is a folder with the same files.
const GAME_FILES: [&str; 10] =
    ["board.rs", "check.rs", "mod.rs", "moves.rs", "notation.rs", "pieces.rs", "setup.rs", "state.rs", "tests.rs", "view.rs"];
const GAMES: [&str; 3] = ["linko", "lyngk", "yinsh"];

/// Names that say nothing about what lives there.
const EMPTY_NAMES: [&str; 6] = ["common", "core", "helper", "helpers", "util", "utils"];

/// All that the rules may stand on.
const GAMES_MAY_USE: [&str; 10] =
    ["arrayvec", "block-buffer", "cfg-if", "cpufeatures", "crypto-common", "digest", "hybrid-array", "sha2", "trilynx-games", "typenum"];

/// In our own sources these are unfinished work.
const UNFINISHED: [&str; 5] = ["todo!(", "unimplemented!(", "#[ignore", "allow(dead_code)", "dbg!("];

pub fn run() -> Outcome {
    let files = project_files()?;
    let mut complaints = Vec::new();
    complaints.extend(games_have_the_same_files(&files));
    complaints.extend(names_say_something(&files));
    complaints.extend(sources_are_finished(&files));
    complaints.extend(rules_stand_on_little()?);
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\nxtask: ")) }
}

fn games_have_the_same_files(files: &[PathBuf]) -> Vec<String> {
    let mut complaints = Vec::new();
    for game in GAMES {
        let folder = Path::new("crates/games/src").join(game);
        let mut found: Vec<String> = files
            .iter()
            .filter(|path| path.parent() == Some(&folder))
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        found.sort();
        if found != GAME_FILES {
            complaints.push(format!("{} has the files {found:?}, a game has {GAME_FILES:?}", folder.display()));
        }
        if !files.iter().any(|path| path == &Path::new("locales/en/rules").join(format!("{game}.md"))) {
            complaints.push(format!("locales/en/rules/{game}.md is missing"));
        }
    }
    complaints
}

fn names_say_something(files: &[PathBuf]) -> Vec<String> {
    let is_empty_name = |path: &&PathBuf| {
        path.with_extension("").components().any(|part| EMPTY_NAMES.contains(&part.as_os_str().to_string_lossy().as_ref()))
    };
    files.iter().filter(is_empty_name).map(|path| format!("{}: name it after what lives there", path.display())).collect()
}

fn sources_are_finished(files: &[PathBuf]) -> Vec<String> {
    let mut complaints = Vec::new();
    // This file names what it looks for.
    let sources = files.iter().filter(|path| path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("xtask/src/tidy.rs"));
    for path in sources {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        for (n, line) in text.lines().enumerate() {
            if let Some(what) = UNFINISHED.iter().find(|what| line.contains(**what)) {
                complaints.push(format!("{}:{}: {what}", path.display(), n + 1));
            }
        }
    }
    complaints
}

fn rules_stand_on_little() -> Result<Vec<String>, String> {
    let output = cargo()
        .args(["tree", "--locked", "--package", "trilynx-games", "--edges", "normal", "--prefix", "none", "--format", "{p}", "--no-dedupe"])
        .output()
        .map_err(|error| format!("cannot start cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let tree = String::from_utf8_lossy(&output.stdout).into_owned();
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    Ok(names.filter(|name| !GAMES_MAY_USE.contains(name)).map(|name| format!("the rules must not depend on {name}")).collect())
}
