//! `cargo xtask gen`: writes the committed files that are made from other sources. The tests that make them fail when they are stale.

use crate::{Outcome, cargo};

pub fn run() -> Outcome {
    let mut tests = cargo();
    tests.args([
        "test",
        "--workspace",
        "--features",
        crate::test::FEATURES,
        "--lib",
        "--test",
        "suite",
        "--",
        "typescript",
        "description_of_the_api",
        "facts_of_the_client",
    ]);
    crate::run(tests.env("TRILYNX_GEN", "1"))
}
