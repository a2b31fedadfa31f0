//! The ten levels of YINSH, and what one can like about a move there.
//!
//! Measured with 95 % intervals, each level against the one below: `trilynx arena yinsh level2 level1 --games 200 --seed 5` and so on, and the
//! same with 100 games of `yinsh/blitz`:
//!
//! | level | against | Elo | Elo in `yinsh/blitz` |
//! |---|---|---|---|
//! | level1 | random | 182 [139, 231] | 295 [225, 392] |
//! | level2 | level1 | 220 [172, 276] | 191 [112, 293] |
//! | level3 | level2 | 298 [239, 375] | 131 [57, 219] |
//! | level4 | level3 | 210 [159, 271] | 220 [148, 314] |
//! | level5 | level4 | 205 [155, 265] | 315 [234, 441] |
//! | level6 | level5 | 222 [170, 285] | 115 [46, 194] |
//! | level7 | level6 | 238 [185, 303] | 252 [180, 348] |
//! | level8 | level7 | 233 [178, 301] | 119 [53, 195] |
//! | level9 | level8 | 235 [183, 300] | 156 [101, 218] |
//! | level10 | level9 | 225 [174, 287] | 139 [66, 226] |

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
    Habits::shallow(Eyes::AllWins, 0.05, 0.18, 0.14),
    Habits::deeper(2, 3_000, 8, 0.08, 0.39, 0.29),
    Habits::deeper(2, 4_000, 6, 0.02, 0.11, 0.11),
    Habits::deeper(3, 4_000, 4, 0.05, 0.23, 0.11),
    Habits::deeper(4, 5_000, 3, 0.02, 0.17, 0.09),
    Habits::deeper(5, 6_000, 2, 0.0, 0.09, 0.05),
    Habits::deeper(u32::MAX, 8_000, 1, 0.0, 0.0, 0.0),
];
