//! The ten levels of LYNGK, and what one can like about a move there.
//!
//! Measured with 95 % intervals, each level against the one below: `trilynx arena lyngk level2 level1 --games 200 --seed 5` and so on, and the
//! same with 100 games of `lyngk/six`:
//!
//! | level | against | Elo | Elo in `lyngk/six` |
//! |---|---|---|---|
//! | level1 | random | 160 [111, 215] | 252 [167, 376] |
//! | level2 | level1 | 186 [137, 244] | 196 [119, 295] |
//! | level3 | level2 | 147 [102, 197] | 164 [94, 250] |
//! | level4 | level3 | 275 [216, 353] | 173 [101, 262] |
//! | level5 | level4 | 153 [102, 212] | 173 [98, 267] |
//! | level6 | level5 | 225 [172, 289] | 115 [43, 198] |
//! | level7 | level6 | 164 [112, 224] | 205 [136, 293] |
//! | level8 | level7 | 220 [174, 274] | 220 [157, 300] |
//! | level9 | level8 | 141 [96, 191] | 100 [43, 163] |
//! | level10 | level9 | 266 [214, 331] | 111 [58, 170] |

use super::LyngkPosition;
use crate::levels::{Eyes, FLAVOURS, Habits, Taste};
use crate::search::Position;
use trilynx_games::lyngk::board::CENTRE;
use trilynx_games::lyngk::{Move, Point, Stack};

impl Taste for LyngkPosition {
    /// To claim a colour, the centre, high stacks, stacks of one's own colour.
    fn flavours(&self, chosen: Move, _: &LyngkPosition) -> [f32; FLAVOURS] {
        let Move::Stack { from, to } = chosen else { return [1.0, 0.0, 0.0, 0.0] };
        let height = self.state().stack(from).height() + self.state().stack(to).height();
        let owner = self.state().stack(from).top_colour().and_then(|colour| self.state().owner(colour));
        [0.0, centrality(to), height as f32 / Stack::MAX_HEIGHT as f32, if owner.is_some() { 0.5 } else { -0.5 }]
    }
}

/// 1 in the centre, about −1 at the edge.
fn centrality(at: Point) -> f32 {
    1.0 - f32::from(at.place().distance(CENTRE)) / 2.0
}

/// The levels 1 to 10, weakest first.
pub const LEVELS: [Habits; 10] = [
    Habits::shallow(Eyes::Closed, 0.5, 2.4, 0.8),
    Habits::shallow(Eyes::OwnWins, 0.22, 1.2, 0.64),
    Habits::shallow(Eyes::OwnWins, 0.12, 0.74, 0.45),
    Habits::shallow(Eyes::AllWins, 0.07, 0.4, 0.24),
    Habits::deeper(2, 2_000, 8, 0.1, 0.72, 0.64),
    Habits::deeper(2, 4_000, 6, 0.05, 0.32, 0.32),
    Habits::deeper(3, 4_000, 4, 0.03, 0.26, 0.22),
    Habits::deeper(4, 6_000, 3, 0.0, 0.1, 0.1),
    Habits::deeper(6, 8_000, 2, 0.0, 0.03, 0.03),
    Habits::deeper(u32::MAX, 20_000, 1, 0.0, 0.0, 0.0),
];
