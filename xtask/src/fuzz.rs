//! `cargo xtask fuzz`: looks for inputs that break a law, each target for a given time.

use crate::{Outcome, root};
use std::process::Command;

const DEFAULT_SECONDS: &str = "60";

pub fn run(arguments: &[&str]) -> Outcome {
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
        // Fuzzing needs flags that only a nightly compiler takes; this lets the stable one take them too.
        crate::run(
            Command::new("cargo")
                .current_dir(root())
                .env("RUSTC_BOOTSTRAP", "1")
                .args(["fuzz", "run", "--features", "libfuzzer", law, "--"])
                .args([&format!("-max_total_time={seconds}"), "-max_len=4096", "-timeout=10", "-rss_limit_mb=2048"]),
        )?;
    }
    Ok(())
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
