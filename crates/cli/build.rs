//! Tells the program from which commit it is built: `TRILYNX_COMMIT` if that is set, else what git says. Asks the linker for small relocations
//! where the C library can read them.
//!
//! Git is asked for optimised builds only. A program for development need not be linked again after every commit.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=TRILYNX_COMMIT");
    println!("cargo::rerun-if-changed=build.rs");
    let optimised = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = std::env::var("TRILYNX_COMMIT").ok();
    let commit = given.or_else(|| optimised.then(header).flatten()).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=TRILYNX_COMMIT={commit}");
    if optimised && reads_packed_relocations() {
        // 1.3 MB less. A linker that does not know the option says so and goes on without it.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Whether the program is for this machine, and its C library is glibc 2.36 or later.
fn reads_packed_relocations() -> bool {
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    if variable("HOST") != variable("TARGET") || variable("CARGO_CFG_TARGET_ENV") != "gnu" || variable("CARGO_CFG_TARGET_OS") != "linux" {
        return false;
    }
    let version = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let number = version.as_deref().and_then(|version| version.trim().strip_prefix("glibc 2."));
    number.and_then(|number| number.parse::<u32>().ok()).is_some_and(|minor| minor >= 36)
}

/// The commit that is checked out, if this is a checkout.
fn header() -> Option<String> {
    // The log of HEAD grows with every commit and checkout, HEAD itself only with the latter.
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    let line = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!line.is_empty()).then_some(line)
}
