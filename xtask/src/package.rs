//! `cargo xtask package`: the crates that others can depend on hold what they should and nothing else, and build from what is packed.

use crate::{Outcome, cargo, run};

/// The crates, each with what it may contain besides its sources.
const CRATES: [(&str, &[&str]); 2] = [("trilynx-games", &["examples/"]), ("trilynx-bots", &["networks/", "examples/"])];

/// What cargo packs with every crate, and we with each of ours.
const ALWAYS: [&str; 7] =
    [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml", "Cargo.toml.orig", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

pub fn check() -> Outcome {
    for (name, besides) in CRATES {
        let output = cargo().args(["package", "--list", "--allow-dirty", "--offline", "--locked", "--package", name]).output();
        let output = output.map_err(|error| format!("cannot start cargo package: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo package --list: {}", String::from_utf8_lossy(&output.stderr)));
        }
        judge(name, besides, &String::from_utf8_lossy(&output.stdout))?;
    }
    // Both at once: the bots are built with the packed rules, which no registry has.
    run(cargo().args(["package", "--allow-dirty", "--locked", "--package", "trilynx-games", "--package", "trilynx-bots"]))
}

/// Everything that has to be there is, and there is no surprise.
fn judge(name: &str, besides: &[&str], list: &str) -> Outcome {
    let is_source = |file: &str| file.starts_with("src/") && file.ends_with(".rs") && !file.ends_with("/tests.rs");
    let is_besides = |file: &str| besides.iter().any(|known| file == *known || known.ends_with('/') && file.starts_with(known));
    let surprise = list.lines().find(|file| !ALWAYS.contains(file) && !is_source(file) && !is_besides(file));
    if let Some(file) = surprise {
        return Err(format!("{name} would be published with {file}"));
    }
    let is_there = |wanted: &str| list.lines().any(|file| file == wanted || wanted.ends_with('/') && file.starts_with(wanted));
    let wanted = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "src/lib.rs"].into_iter().chain(besides.iter().copied());
    match wanted.into_iter().find(|wanted| !is_there(wanted)) {
        Some(missing) => Err(format!("{name} would be published without {missing}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surprises_and_gaps_are_named() {
        let whole = "Cargo.toml\nLICENSE-APACHE\nLICENSE-MIT\nREADME.md\nexamples/a.rs\nsrc/lib.rs";
        let judged = |list: &str| judge("a-crate", &["examples/"], list);
        assert_eq!(judged(whole), Ok(()));
        assert_eq!(judged(&format!("{whole}\nsrc/tests.rs")), Err("a-crate would be published with src/tests.rs".to_owned()));
        assert_eq!(judged(&format!("{whole}\nnotes.txt")), Err("a-crate would be published with notes.txt".to_owned()));
        assert_eq!(judged(&whole.replace("README.md\n", "")), Err("a-crate would be published without README.md".to_owned()));
        assert_eq!(judged(&whole.replace("examples/a.rs\n", "")), Err("a-crate would be published without examples/".to_owned()));
    }
}
