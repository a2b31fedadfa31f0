//! The program itself: one file that needs no library, for every Linux of a processor.

use super::{Release, output};
use crate::{Outcome, cargo, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The features of what we ship.
pub const FEATURES: &str = "terminal,mail";

/// What is built for: the processor of this machine.
pub struct Target {
    pub triple: &'static str,
    /// As archives name it.
    pub architecture: &'static str,
    /// As Debian names it.
    pub debian: &'static str,
}

pub fn target() -> Result<Target, String> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Ok(Target { triple: "x86_64-unknown-linux-musl", architecture: "x86_64", debian: "amd64" }),
        ("linux", "aarch64") => Ok(Target { triple: "aarch64-unknown-linux-musl", architecture: "aarch64", debian: "arm64" }),
        (system, processor) => Err(format!("packages are built on Linux for x86_64 and aarch64, not on {system} for {processor}")),
    }
}

/// As we ship it.
pub fn build_static(target: &Target, release: &Release) -> Result<PathBuf, String> {
    let mut command = build_for(target, &["--profile", "dist"]);
    if let Some(commit) = &release.commit {
        command.env("TRILYNX_COMMIT", commit);
    }
    command.env("SOURCE_DATE_EPOCH", release.epoch.to_string());
    crate::run(&mut command)?;
    Ok(root().join("target").join(target.triple).join("dist/trilynx"))
}

/// The same crates and C libraries as quickly as they compile, with the web client that is in the program of the tests.
pub fn build_static_quickly(target: &Target, client: &Path) -> Result<PathBuf, String> {
    let mut command = build_for(target, &["--config", "profile.dev.opt-level=0", "--config", "profile.dev.debug=false"]);
    // What else the profile of the tests optimises.
    for package in ["arena", "bots", "games", "puzzles", "tournaments"] {
        command.arg("--config").arg(format!("profile.dev.package.trilynx-{package}.opt-level=0"));
    }
    command.env("SKIP_WEB", "1").env("WEB_DIST_DIR", client);
    crate::run(&mut command)?;
    Ok(root().join("target").join(target.triple).join("debug/trilynx"))
}

/// No path of this machine is in the program.
fn build_for(target: &Target, arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.args(["build", "--locked", "--package", "trilynx", "--features", FEATURES, "--target", target.triple]).args(arguments);
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let mut flags = format!("--remap-path-prefix={}=/trilynx", root().display());
    if let Some(home) = home {
        flags.push_str(&format!(" --remap-path-prefix={}=/cargo", home.display()));
    }
    let variable = format!("CARGO_TARGET_{}_RUSTFLAGS", target.triple.to_uppercase().replace('-', "_"));
    command.env(variable, flags).env_remove("RUSTFLAGS");
    command
}

/// A program that needs a loader names it; one that needs libraries names them.
pub fn is_static(program: &Path) -> Outcome {
    let headers = output(Command::new("readelf").args(["--program-headers", "--dynamic", "--wide"]).arg(program).env("LC_ALL", "C"))?;
    let headers = String::from_utf8_lossy(&headers);
    let needs = headers.lines().find(|line| line.contains("INTERP") || line.contains("(NEEDED)"));
    needs.map_or(Ok(()), |line| Err(format!("{} is not static: {}", program.display(), line.trim())))
}
