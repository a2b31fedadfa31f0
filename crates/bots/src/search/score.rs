//! Scores: hundredths of a point, and above all of them the wins, the nearer the better.
//!
//! The one thing to know: within a search a win counts its distance from the root, in the table from the position itself.

use super::Position;
use crate::bot::{Proof, Value};

/// No score is as good as this, or as bad as its negative.
pub(super) const INFINITE: i32 = 32_000;
/// A win on the spot. One that comes after n decisions is worth n less.
pub(super) const WIN: i32 = 31_000;
/// From here on a score is a certain win, below the negative a certain loss.
pub(super) const CERTAIN: i32 = WIN - 512;
/// No evaluation exceeds this.
pub(super) const BEST_EVALUATION: i32 = 20_000;

/// Whether a score stands for a certain win or loss.
pub(super) const fn is_certain(score: i32) -> bool {
    score.abs() >= CERTAIN
}

/// As the table keeps it: a distance from the position `ply` decisions below the root.
pub(super) const fn to_table(score: i32, ply: usize) -> i16 {
    (if score >= CERTAIN {
        score + ply as i32
    } else if score <= -CERTAIN {
        score - ply as i32
    } else {
        score
    }) as i16
}

/// As the search counts it: the inverse of [`to_table`].
pub(super) const fn from_table(score: i16, ply: usize) -> i32 {
    let score = score as i32;
    if score >= CERTAIN {
        score - ply as i32
    } else if score <= -CERTAIN {
        score + ply as i32
    } else {
        score
    }
}

/// What a score at the root means to people.
pub(super) fn value(root: &impl Position, score: i32) -> Value {
    let moves = WIN.abs_diff(score.abs());
    if !is_certain(score) {
        Value::estimate(root.win_probability(score))
    } else if score > 0 {
        Value::proved(Proof::Win { moves })
    } else {
        Value::proved(Proof::Loss { moves })
    }
}
