//! `cargo xtask bench`: figures to compare within one run. Nothing is asserted.

mod compare;
mod figures;

use crate::{Outcome, cargo};

/// Whose speed is measured.
const PACKAGES: [&str; 2] = ["trilynx-games", "trilynx-bots"];

pub fn run(words: &[&str]) -> Outcome {
    if let ["compare", rest @ ..] = words {
        return match rest {
            [revision, games @ ..] => compare::run(revision, games),
            [] => Err("compare with which revision? `cargo xtask bench compare REV [GAME…]`".to_owned()),
        };
    }
    for package in PACKAGES {
        crate::run(cargo().args(["bench", "--package", package, "--bench", "speed", "--"]).args(words))?;
    }
    Ok(())
}
