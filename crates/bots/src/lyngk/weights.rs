//! The weights of the evaluation, as `examples/lyngk_tune.rs` prints them.

use super::evaluate::FEATURES;

/// So many stacks are on a full board.
pub(super) const FULL: i32 = 43;

/// Weights are hundredths of a score, blended over [`FULL`] steps.
pub(super) const DIVISOR: i32 = 100 * FULL;

/// How many scores the odds take to grow by a factor of e.
pub(super) const SCALE: f32 = 80.0;

/// The weights with a full board and with an empty one, between which the evaluation blends.
pub(super) struct Weights {
    pub(super) full: [i32; FEATURES],
    pub(super) empty: [i32; FEATURES],
}

pub(super) const STANDARD: Weights = Weights {
    full: [0, 10000, 100, 400, 1000, 2000, 0, 7000, 1000, 5000, -3000, -1500, -1500, 20, 1500, 0, 500, 300, 500, 300, 0, 300],
    empty: [0, 10000, 100, 400, 1000, 3000, 0, 7000, 1000, 5000, -3000, -1500, -1500, 20, 0, 0, 500, 300, 500, 300, 0, 300],
};

pub(super) const SIX: Weights = Weights {
    full: [0, 0, 100, 400, 1000, 2000, 5000, 50000, 0, 40000, -9000, -1500, -1500, 20, 1500, 0, 500, 300, 500, 300, 0, 300],
    empty: [0, 0, 100, 400, 1000, 3000, 9000, 50000, 0, 40000, -9000, -1500, -1500, 20, 0, 0, 500, 300, 500, 300, 0, 300],
};
