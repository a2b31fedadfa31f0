//! `cargo xtask bench`: figures to compare within one run. Nothing is asserted.

use crate::{Outcome, cargo};

pub fn run(games: &[&str]) -> Outcome {
    crate::run(cargo().args(["bench", "--package", "trilynx-games", "--bench", "speed", "--"]).args(games))
}
