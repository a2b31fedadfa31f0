//! `cargo xtask audit`: what we depend on. Licences, sources and duplicate versions of crates need no network and always have to pass.
//! Known vulnerabilities need a database from outside; where it cannot be reached, that is said in one line and the rest goes on.
//!
//! The one thing to know: exceptions are written down with their reason, for crates in `deny.toml`, for npm in [`ACCEPTED`].

use crate::{Outcome, cargo, root, run};
use serde_json::Value;
use std::process::{Command, Stdio};

/// The version that is installed where none is. Others that are there already are fine.
const CARGO_DENY: &str = "0.20.2";

/// Advisories about npm packages that do not concern us, by their id (GHSA-…), each with the reason.
const ACCEPTED: &[(&str, &str)] = &[];

/// Checks the crates, then the packages of the web client.
pub fn run_audit() -> Outcome {
    if has_cargo_deny() || install_cargo_deny().is_ok() {
        crates()?;
        advisories()?;
    } else {
        println!("cargo-deny cannot be installed here, so the crates are not checked.");
    }
    packages()
}

fn has_cargo_deny() -> bool {
    cargo().args(["deny", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Unoptimised: it checks us within seconds, and compiles in half the time.
fn install_cargo_deny() -> Outcome {
    run(cargo().args(["install", "--locked", "--debug", "--quiet", "cargo-deny", "--version", CARGO_DENY]))
}

/// Licences, bans, duplicates and sources. An exception that is no longer needed is a warning: it goes with the next change of `deny.toml`.
fn crates() -> Outcome {
    run(cargo().args(["deny", "--locked", "check", "bans", "licenses", "sources"]))
}

fn advisories() -> Outcome {
    // Git gives up on a network that takes everything and answers nothing.
    let patience = [("GIT_HTTP_LOW_SPEED_LIMIT", "1000"), ("GIT_HTTP_LOW_SPEED_TIME", "30")];
    let fetched = cargo().args(["deny", "fetch", "db"]).envs(patience).output();
    if !fetched.is_ok_and(|output| output.status.success()) {
        println!("The RustSec advisory database cannot be reached, so advisories about crates are not checked.");
        return Ok(());
    }
    run(cargo().args(["deny", "--locked", "check", "--disable-fetch", "advisories"]))
}

fn packages() -> Outcome {
    let mut npm = Command::new("npm");
    npm.args(["audit", "--json", "--package-lock-only", "--fetch-retries=1", "--fetch-timeout=30000"]).current_dir(root().join("web"));
    let output = npm.output().map_err(|error| format!("cannot start npm: {error}"))?;
    match Report::read(&output.stdout) {
        Report::Unavailable => println!("npm's advisories cannot be reached, so the packages of the web client are not checked."),
        Report::Found(advisories) => {
            println!("npm audit: {} advisories", advisories.len());
            judge(&advisories, ACCEPTED)?;
        }
    }
    Ok(())
}

/// What `npm audit --json` says.
#[derive(PartialEq, Eq, Debug)]
enum Report {
    /// Nothing: npm could not ask.
    Unavailable,
    /// All advisories, each once.
    Found(Vec<Advisory>),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Advisory {
    id: String,
    package: String,
    title: String,
}

impl Report {
    /// A report has a version. An error of the network or the registry is JSON too, but without one.
    fn read(json: &[u8]) -> Report {
        let report: Value = serde_json::from_slice(json).unwrap_or(Value::Null);
        if report["auditReportVersion"].as_u64() != Some(2) {
            return Report::Unavailable;
        }
        let packages = report["vulnerabilities"].as_object().into_iter().flat_map(|packages| packages.values());
        // A text in `via` is another package of the list, through which this one is affected.
        let found = packages.flat_map(|package| package["via"].as_array().into_iter().flatten()).filter(|via| via.is_object());
        let text = |value: &Value| value.as_str().unwrap_or("?").to_owned();
        let mut advisories: Vec<Advisory> = found
            .map(|via| Advisory {
                id: text(&via["url"]).rsplit('/').next().unwrap_or("?").to_owned(),
                package: text(&via["name"]),
                title: text(&via["title"]),
            })
            .collect();
        advisories.sort();
        advisories.dedup();
        Report::Found(advisories)
    }
}

/// Every advisory has to be accepted, and everything accepted has to be there.
fn judge(advisories: &[Advisory], accepted: &[(&str, &str)]) -> Outcome {
    let unknown = advisories.iter().filter(|advisory| accepted.iter().all(|(id, _)| *id != advisory.id));
    let mut complaints: Vec<String> = unknown.map(|advisory| format!("{} {}: {}", advisory.package, advisory.id, advisory.title)).collect();
    let unneeded = accepted.iter().filter(|(id, _)| advisories.iter().all(|advisory| advisory.id != *id));
    complaints.extend(unneeded.map(|(id, _)| format!("{id} is accepted in xtask/src/audit.rs, but no package is affected any more")));
    if complaints.is_empty() { Ok(()) } else { Err(format!("npm audit: {}", complaints.join("\nxtask: npm audit: "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &[u8] = br#"{
        "auditReportVersion": 2,
        "vulnerabilities": {
            "braces": { "name": "braces", "severity": "high", "via": [
                { "source": 1, "name": "braces", "title": "Uncontrolled resource consumption", "url": "https://github.com/advisories/GHSA-grv7-fg5c-xmjg" }
            ] },
            "micromatch": { "name": "micromatch", "severity": "high", "via": ["braces"] }
        }
    }"#;

    fn found(json: &[u8]) -> Vec<Advisory> {
        match Report::read(json) {
            Report::Found(advisories) => advisories,
            Report::Unavailable => panic!("it is a report"),
        }
    }

    #[test]
    fn an_advisory_fails_the_audit_until_it_is_accepted_with_a_reason() {
        let advisories = found(REPORT);
        let complaint = judge(&advisories, &[]).expect_err("one is found");
        assert_eq!(complaint, "npm audit: braces GHSA-grv7-fg5c-xmjg: Uncontrolled resource consumption");
        let accepted = [("GHSA-grv7-fg5c-xmjg", "reads our own sources only")];
        assert_eq!(judge(&advisories, &accepted), Ok(()));
        assert!(judge(&[], &accepted).is_err(), "what is accepted for nothing is removed");
    }

    #[test]
    fn a_registry_that_does_not_answer_is_no_report_without_advisories() {
        let error = br#"{ "error": { "code": "ENOAUDIT", "summary": "", "detail": "" } }"#;
        assert_eq!(Report::read(error), Report::Unavailable);
        assert_eq!(Report::read(b""), Report::Unavailable);
        assert_eq!(found(br#"{ "auditReportVersion": 2, "vulnerabilities": {} }"#), []);
    }
}
