//! `cargo xtask gen`: writes the committed files that are made from other sources. The tests that make them fail when they are stale.

use crate::{Outcome, cargo};

pub fn run() -> Outcome {
    crate::run(cargo().args(["test", "--package", "trilynx-protocol", "--lib", "typescript"]).env("TRILYNX_GEN", "1"))
}
