//! The weights of the evaluation, as `examples/lyngk/tune.rs` prints them.

use super::evaluate::FEATURES;

/// How many stacks are on a full board.
pub(super) const FULL: i32 = 43;

/// Weights are hundredths of a score, blended over [`FULL`] steps.
pub(super) const DIVISOR: i32 = 100 * FULL;

/// How many scores the odds take to grow by a factor of e.
pub(super) const SCALE: f32 = 60.0;

/// The weights with a full board and with an empty one, between which the evaluation blends.
pub(super) struct BlendedWeights {
    pub(super) full: [i32; FEATURES],
    pub(super) empty: [i32; FEATURES],
}

/// Fitted to 15,000 games, third round.
pub(super) const STANDARD: BlendedWeights = BlendedWeights {
    full: [-298, -5086, 2981, 2736, 2165, 259, 0, -1627, -2054, -2190, 830, 2026, 1226, -130, 18270, 255, 1478, -194, 2049, 792, -416, 789],
    empty: [2834, 24425, 178, 399, 1535, 5257, 0, 8978, 3892, 7885, -3758, -3776, -3400, 311, 7011, 344, -1487, 13, 1027, 1630, 3004, 116],
};

/// Fitted to 15,000 games, third round.
pub(super) const SIX: BlendedWeights = BlendedWeights {
    full: [-666, 0, 268, 200, 99, 552, -2362, 25162, 5956, 24989, 1241, -2673, -2934, 2, 8961, -100, 722, -760, 276, 2242, 682, 1096],
    empty: [
        5010, 0, 224, 455, 1702, 3151, 11446, 22296, 5015, 15544, -5335, -5661, -3440, 151, 8204, 349, -1, 1238, 338, -1130, 2352, -481,
    ],
};
