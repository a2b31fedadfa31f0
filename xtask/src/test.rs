//! `cargo xtask test`: everything that has to pass before a change lands.

use crate::{Outcome, audit, browser, cargo, deploy, dist, install, no_std, package, python, root, tidy, wasm, web};
use std::path::PathBuf;
use std::time::Instant;

/// What the tests need and a server does not: schemas and types from the handlers. The same for every command, so that nothing is built twice.
pub const FEATURES: &str = "trilynx-server/schema,trilynx/terminal,trilynx/mail";

fn run_all(steps: &[(&str, &dyn Fn() -> Outcome)]) -> Outcome {
    let mut times = Vec::new();
    for (name, step) in steps {
        println!("\n== {name}");
        let begun = Instant::now();
        step()?;
        times.push((begun.elapsed().as_secs(), name));
    }
    println!("\nAll of {} steps passed.", steps.len());
    for (seconds, name) in times {
        println!("{:>4} min {:02} s  {name}", seconds / 60, seconds % 60);
    }
    Ok(())
}

/// Builds whatever the tests, the lints and the browser tests need, once for all of them: fewer targets would have other features.
pub fn build() -> Outcome {
    let mut command = cargo();
    command.args(["build", "--locked", "--workspace", "--all-targets", "--features", FEATURES]);
    crate::run(command.env_remove("SKIP_WEB").env_remove("WEB_DIST_DIR"))
}

/// The newest web client that this has built: `web`, and the modules in `wasm` and `engine` where anything compiles for WebAssembly.
pub fn built_client() -> Result<PathBuf, String> {
    let builds = root().join("target/debug/build");
    let entries = std::fs::read_dir(&builds).map_err(|error| format!("{}: {error}", builds.display()))?.flatten();
    let bundles = entries.map(|entry| entry.path().join("out")).filter(|out| out.join("web/index.html").exists());
    let newest = bundles.max_by_key(|out| std::fs::metadata(out.join("web/index.html")).and_then(|found| found.modified()).ok());
    newest.ok_or_else(|| "there is no web client yet: run `cargo build --workspace --all-targets`".to_owned())
}

pub fn run() -> Outcome {
    run_all(&[
        ("format", &|| run_cargo(&["fmt", "--all", "--check"])),
        ("tidiness", &tidy::run),
        ("dependencies", &audit::run_audit),
        ("the files for hosting", &deploy::run_checks),
        ("the web client", &web::check_all),
        ("lints", &lints),
        ("PostgreSQL for the tests", &install::postgresql),
        ("NATS for the tests", &install::nats),
        ("nginx for the tests", &install::nginx),
        ("a mail server for the tests", &install::mail_server),
        ("tests and doc tests", &|| {
            let mut test = cargo();
            test.args(["test", "--workspace", "--features", FEATURES, "--locked"]);
            crate::run(test.env_remove("SKIP_WEB").env_remove("WEB_DIST_DIR"))
        }),
        ("the module for browsers", &wasm::run_quick),
        ("what a browser keeps", &browser::kept),
        ("a program without the module", &wasm::run_without_target),
        ("the packages", &dist::check),
        ("the Python package", &python::check),
        ("the web app in a browser", &|| browser::test(&[])),
        ("documentation", &|| {
            crate::run(
                cargo()
                    .args(["doc", "--workspace", "--features", FEATURES, "--no-deps", "--locked"])
                    .env("RUSTDOCFLAGS", "--deny warnings"),
            )
        }),
        ("the rules without std", &no_std::run),
        ("the crates for others", &package::check),
    ])
}

/// The part of it that answers while one is working: no server, no browser.
pub fn run_quick() -> Outcome {
    run_all(&[
        ("format", &|| run_cargo(&["fmt", "--all", "--check"])),
        ("tidiness", &tidy::run),
        ("the web client", &web::check),
        ("lints", &lints),
        ("the rules and the table", &|| run_cargo(&["test", "--locked", "--package", "trilynx-games", "--package", "trilynx-table"])),
    ])
}

fn lints() -> Outcome {
    run_cargo(&["clippy", "--workspace", "--all-targets", "--features", FEATURES, "--locked", "--", "--deny", "warnings"])
}

fn run_cargo(arguments: &[&str]) -> Outcome {
    crate::run(cargo().args(arguments))
}
