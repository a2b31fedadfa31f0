//! `cargo xtask test`: everything that has to pass before a change lands.

use crate::{Outcome, audit, browser, cargo, deploy, dist, install, no_std, package, python, tidy, wasm, web};

/// What the tests need and a server does not: schemas and types from the handlers. The same for every command, so that nothing is built twice.
pub const FEATURES: &str = "trilynx-server/schema,trilynx/terminal";

fn run_all(steps: &[(&str, &dyn Fn() -> Outcome)]) -> Outcome {
    for (name, step) in steps {
        println!("\n== {name}");
        step()?;
    }
    println!("\nAll of {} steps passed.", steps.len());
    Ok(())
}

pub fn run() -> Outcome {
    run_all(&[
        ("format", &|| run_cargo(&["fmt", "--all", "--check"])),
        ("tidiness", &tidy::run),
        ("dependencies", &audit::run_audit),
        ("the files for hosting", &deploy::run_checks),
        ("the web client", &web::test),
        ("lints", &lints),
        ("PostgreSQL for the tests", &install::postgresql),
        ("NATS for the tests", &install::nats),
        ("nginx for the tests", &install::nginx),
        ("tests and doc tests", &|| run_cargo(&["test", "--workspace", "--features", FEATURES, "--locked"])),
        ("the module for browsers", &wasm::run_quick),
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
