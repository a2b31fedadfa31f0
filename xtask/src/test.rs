//! `cargo xtask test`: everything that has to pass before a change lands.

use crate::{Outcome, audit, browser, cargo, deploy, install, no_std, tidy, web};

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
        ("lints", &|| {
            run_cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--features",
                "trilynx-server/schema",
                "--locked",
                "--",
                "--deny",
                "warnings",
            ])
        }),
        ("PostgreSQL for the tests", &install::postgresql),
        ("nginx for the tests", &install::nginx),
        ("tests and doc tests", &|| run_cargo(&["test", "--workspace", "--features", "trilynx-server/schema", "--locked"])),
        ("the web app in a browser", &|| browser::test(&[])),
        ("documentation", &|| {
            crate::run(cargo().args(["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "--deny warnings"))
        }),
        ("the rules without std", &no_std::run),
    ])
}

fn run_cargo(arguments: &[&str]) -> Outcome {
    crate::run(cargo().args(arguments))
}
