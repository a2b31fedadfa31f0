//! `cargo xtask bench`: figures to compare within one run. Nothing is asserted.

use crate::{Outcome, cargo};

pub fn run(games: &[&str]) -> Outcome {
    for package in ["trilynx-games", "trilynx-bots"] {
        crate::run(cargo().args(["bench", "--package", package, "--bench", "speed", "--"]).args(games))?;
    }
    Ok(())
}
