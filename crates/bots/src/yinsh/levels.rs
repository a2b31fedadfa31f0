//! The ten levels of YINSH, and what one can like about a move there.
//!
//! Measured with 95 % intervals, each level against the one below: `trilynx arena yinsh level2 level1 --games 160` and so on, and the
//! same with 60 games of `yinsh/blitz`:
//!
//! | level | against | Elo | Elo in `yinsh/blitz` |
//! |---|---|---|---|
//! | level1 | random | 179 [134, 231] | 366 [251, 629] |
//! | level2 | level1 | 160 [109, 220] | 83 [−8, 186] |
//! | level3 | level2 | 215 [154, 290] | 191 [116, 287] |
//! | level4 | level3 | 234 [177, 305] | 241 [158, 359] |
//! | level5 | level4 | 269 [207, 352] | 458 [334, 892] |
//! | level6 | level5 | 241 [183, 313] | 140 [52, 250] |
//! | level7 | level6 | 262 [191, 358] | 241 [140, 400] |
//! | level8 | level7 | 231 [172, 304] | 191 [116, 287] |
//! | level9 | level8 | 221 [159, 299] | 108 [31, 195] |
//! | level10 | level9 | 241 [179, 320] | 161 [75, 272] |

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
