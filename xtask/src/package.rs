//! `cargo xtask package`: the crates that others can depend on hold what they should and nothing else, and build from what is packed.

use crate::{Outcome, cargo, project_files, root, run};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

/// The crates, each with what it may contain besides its sources.
const CRATES: [(&str, &[&str]); 2] = [("trilynx-games", &["examples/"]), ("trilynx-bots", &["networks/", "examples/"])];

/// What cargo packs with every crate, and we with each of ours.
const ALWAYS: [&str; 7] =
    [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml", "Cargo.toml.orig", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

pub fn check() -> Outcome {
    let metadata = metadata()?;
    for (name, besides) in CRATES {
        judge_dependencies(name, &metadata)?;
        let output = cargo().args(["package", "--list", "--allow-dirty", "--offline", "--locked", "--package", name]).output();
        let output = output.map_err(|error| format!("cannot start cargo package: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo package --list: {}", String::from_utf8_lossy(&output.stderr)));
        }
        judge(name, besides, &String::from_utf8_lossy(&output.stdout))?;
    }
    // Both at once: the bots are built with the packed rules, which no registry has. What was unpacked from a folder is kept for ever under the
    // name of the folder and the version, so other sources need another folder.
    let folder = root().join("target/package-check").join(fingerprint()?);
    let package = ["package", "--allow-dirty", "--locked", "--package", "trilynx-games", "--package", "trilynx-bots", "--target-dir"];
    let packed = run(cargo().args(package).arg(&folder));
    std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    packed
}

/// Another one for other sources of the crates.
fn fingerprint() -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for path in project_files()?.iter().filter(|path| CRATES.iter().any(|(name, _)| path.starts_with(folder_of(name)))) {
        path.hash(&mut hasher);
        std::fs::read(root().join(path)).map_err(|error| format!("{}: {error}", path.display()))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Where a crate lies.
fn folder_of(name: &str) -> String {
    format!("crates/{}", name.trim_start_matches("trilynx-"))
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

/// What cargo knows of the packages here.
fn metadata() -> Result<Value, String> {
    let output = cargo().args(["metadata", "--format-version", "1", "--no-deps", "--offline", "--locked"]).output();
    let output = output.map_err(|error| format!("cannot start cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// Whoever uses a crate compiles what its README says, and nothing else.
fn judge_dependencies(name: &str, metadata: &Value) -> Outcome {
    let packages = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let package = packages.iter().find(|package| package["name"] == name).ok_or_else(|| format!("cargo metadata does not know {name}"))?;
    let manifest = package["manifest_path"].as_str().ok_or_else(|| format!("cargo metadata does not say where {name} is"))?;
    let readme = Path::new(manifest).with_file_name("README.md");
    let readme = std::fs::read_to_string(&readme).map_err(|error| format!("{}: {error}", readme.display()))?;
    // Those of tests and benchmarks are not compiled by others.
    let dependencies = package["dependencies"].as_array().into_iter().flatten().filter(|dependency| dependency["kind"] != "dev");
    let mut found: Vec<&str> = dependencies.filter_map(|dependency| dependency["name"].as_str()).collect();
    found.sort_unstable();
    let said = said_dependencies(&readme).ok_or_else(|| format!("the README of {name} does not say \"The dependencies are …\""))?;
    if said == found { Ok(()) } else { Err(format!("{name} depends on {}, and its README says {}", found.join(", "), said.join(", "))) }
}

/// The names in the sentence that begins so, sorted. A feature that is named there brings no dependency of its own.
fn said_dependencies(readme: &str) -> Option<Vec<&str>> {
    let (_, rest) = readme.split_once("The dependencies are ")?;
    let sentence = rest.split_once('.').map_or(rest, |(sentence, _)| sentence);
    let mut names: Vec<&str> = sentence.split(" for `").next()?.split('`').skip(1).step_by(2).collect();
    names.sort_unstable();
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn dependencies_are_read_from_a_sentence() {
        let said = |readme| said_dependencies(readme);
        assert_eq!(said("Much.\nThe dependencies are `b`, `a-c`, and `d` for `networks`. More `code`."), Some(vec!["a-c", "b", "d"]));
        assert_eq!(said("The dependencies are `one` and `two`, both without their default features."), Some(vec!["one", "two"]));
        assert_eq!(said("There are none."), None);
    }

    #[test]
    fn a_dependency_that_is_not_said_is_a_fault() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates").join("games");
        let metadata = |name: &str| {
            let dependencies = [("arrayvec", Value::Null), ("sha2", Value::Null), ("criterion", "dev".into()), (name, Value::Null)];
            let dependencies: Vec<Value> = dependencies.into_iter().map(|(name, kind)| json!({ "name": name, "kind": kind })).collect();
            json!({ "packages": [{ "name": "trilynx-games", "manifest_path": root.join("Cargo.toml"), "dependencies": dependencies[..3 + usize::from(!name.is_empty())] }] })
        };
        assert_eq!(judge_dependencies("trilynx-games", &metadata("")), Ok(()));
        let said = judge_dependencies("trilynx-games", &metadata("rand"));
        assert_eq!(said, Err("trilynx-games depends on arrayvec, rand, sha2, and its README says arrayvec, sha2".to_owned()));
    }

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
