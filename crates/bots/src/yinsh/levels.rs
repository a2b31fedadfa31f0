//! The ten levels of YINSH, and what one can like about a move there.
//!
//! Measured with 95 % intervals, each level against the one below: `trilynx arena yinsh level2 level1 --games 1000 --seed 5` and so on, and the
//! same with `yinsh/blitz`. Levels 4 to 7 with `--seed 6`: the habits of 4 to 6 were chosen on the games of seed 5.
//!
//! | level | against | Elo | Elo in `yinsh/blitz` |
//! |---|---|---|---|
//! | level1 | random | 155 [136, 174] | 308 [281, 337] |
//! | level2 | level1 | 205 [182, 228] | 149 [126, 173] |
//! | level3 | level2 | 268 [242, 297] | 132 [109, 157] |
//! | level4 | level3 | 271 [243, 303] | 250 [224, 278] |
//! | level5 | level4 | 284 [257, 315] | 250 [223, 279] |
//! | level6 | level5 | 212 [187, 239] | 158 [135, 182] |
//! | level7 | level6 | 169 [147, 193] | 194 [170, 219] |
//! | level8 | level7 | 255 [229, 284] | 148 [126, 171] |
//! | level9 | level8 | 227 [202, 254] | 158 [136, 182] |
//! | level10 | level9 | 223 [197, 251] | 194 [169, 220] |
//!
//! Levels 4 to 6 are chosen so that of the shipped puzzles, too, each solves clearly more than the one below (docs/puzzles.md).

use super::YinshPosition;
use crate::levels::{Eyes, FLAVOURS, Habits, Taste};
use crate::search::Position;
use trilynx_games::yinsh::board::CENTRE;
use trilynx_games::yinsh::{Move, Point};

impl Taste for YinshPosition {
    /// The centre, leaving the centre, own markers won, foreign markers turned over.
    fn flavours(&self, chosen: Move, after: &YinshPosition) -> [f32; FLAVOURS] {
        let seat = self.state().turn();
        let gained = |colour| (after.state().markers(colour).len() as f32 - self.state().markers(colour).len() as f32) / 3.0;
        match chosen {
            Move::Place(at) | Move::TakeRing(at) => [centrality(at), 0.0, 0.0, 0.0],
            Move::Ring { from, to } => [centrality(to), -centrality(from), gained(seat), -gained(seat.other())],
            Move::TakeRow(row) => [centrality(row.first()), centrality(row.last()), 0.0, 0.0],
        }
    }
}

/// 1 in the centre, −1 at the edge.
fn centrality(at: Point) -> f32 {
    1.0 - f32::from(at.place().distance(CENTRE)) / 2.5
}

/// The levels 1 to 10, weakest first.
pub const LEVELS: [Habits; 10] = [
    Habits::shallow(Eyes::Closed, 0.4, 1.49, 0.57),
    Habits::shallow(Eyes::OwnWins, 0.18, 0.67, 0.4),
    Habits::shallow(Eyes::OwnWins, 0.08, 0.3, 0.21),
    Habits::shallow(Eyes::AllWins, 0.3, 0.12, 0.1),
    Habits::deeper(2, 3_000, 8, 0.05, 0.25, 0.2),
    Habits::deeper(2, 4_000, 6, 0.0, 0.06, 0.06),
    Habits::deeper(3, 4_000, 4, 0.05, 0.23, 0.11),
    Habits::deeper(4, 5_000, 3, 0.02, 0.17, 0.09),
    Habits::deeper(5, 6_000, 2, 0.0, 0.09, 0.05),
    Habits::deeper(u32::MAX, 8_000, 1, 0.0, 0.0, 0.0),
];
