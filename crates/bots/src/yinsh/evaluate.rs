//! What a YINSH position is worth, judged by its windows: every five points in line, where a row may come to lie.

use super::position::{BITS, MARKER, RING};
use std::ops::{Add, Sub};
use trilynx_games::yinsh::{Colour, State};

/// What windows add up to: a score for White, and how many windows of each colour are four markers and a ring of it. Such a
/// window is a row as soon as its ring leaves it sideways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineValue(i32);

/// Two counts of so many bits lie below the score.
const COUNT_BITS: u32 = 6;
const COUNT: i32 = (1 << COUNT_BITS) - 1;

impl LineValue {
    pub const ZERO: LineValue = LineValue(0);

    const fn new(score: i32, threats: [i32; 2]) -> LineValue {
        LineValue(score << (2 * COUNT_BITS) | threats[1] << COUNT_BITS | threats[0])
    }

    /// The score for White.
    pub const fn score(self) -> i32 {
        self.0 >> (2 * COUNT_BITS)
    }

    /// The windows of each colour that lack only the departure of a ring.
    pub const fn threats(self) -> [i32; 2] {
        [self.0 & COUNT, self.0 >> COUNT_BITS & COUNT]
    }
}

impl Add for LineValue {
    type Output = LineValue;
    fn add(self, other: LineValue) -> LineValue {
        LineValue(self.0 + other.0)
    }
}

impl Sub for LineValue {
    type Output = LineValue;
    fn sub(self, other: LineValue) -> LineValue {
        LineValue(self.0 - other.0)
    }
}

/// What a line is worth: its windows together.
#[inline]
pub(super) fn line(mut word: u32, length: u8) -> LineValue {
    let mut value = LineValue::ZERO;
    for _ in 4..length {
        value = value + WINDOWS[word as usize % WINDOW_WORDS];
        word >>= BITS;
    }
    value
}

/// How many words of five points there are.
const WINDOW_WORDS: usize = 1 << (5 * BITS);

static WINDOWS: [LineValue; WINDOW_WORDS] = {
    let mut windows = [LineValue::ZERO; WINDOW_WORDS];
    let mut word = 0;
    while word < WINDOW_WORDS {
        let Counts { markers, rings } = Counts::of(word as u32);
        let [white, black] = markers;
        let score = side(white, black, rings[0], rings[1]) - side(black, white, rings[1], rings[0]);
        windows[word] = LineValue::new(score, [(white == 4 && rings[0] == 1) as i32, (black == 4 && rings[1] == 1) as i32]);
        word += 1;
    }
    windows
};

/// What lies in a window, for White and Black.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub markers: [usize; 2],
    pub rings: [usize; 2],
}

impl Counts {
    pub const fn of(word: u32) -> Counts {
        let mut counts = Counts { markers: [0; 2], rings: [0; 2] };
        let mut at = 0;
        while at < 5 {
            let piece = word >> (at * BITS) & ((1 << BITS) - 1);
            let mut colour = 0;
            while colour < 2 {
                counts.markers[colour] += (piece == MARKER[colour]) as usize;
                counts.rings[colour] += (piece == RING[colour]) as usize;
                colour += 1;
            }
            at += 1;
        }
        counts
    }
}

/// What a window is worth to one side.
const fn side(own: usize, other: usize, own_rings: usize, other_rings: usize) -> i32 {
    const MARKERS: [i32; 6] = [0, 2, 6, 14, 40, 40];
    if own + other + own_rings + other_rings > 5 {
        return 0;
    }
    let mut value = MARKERS[own];
    if other > 0 {
        value /= 1 + other as i32;
    }
    if other_rings > 0 {
        value /= 3;
    } else if own_rings > 0 {
        value += value / 2;
    }
    value + 2 * (own_rings > 0) as i32
}

/// What a position is worth to the player on turn.
pub(super) fn evaluate(state: &State, total: LineValue) -> i32 {
    let turn = state.turn();
    let sign = if turn == Colour::White { 1 } else { -1 };
    let needed = Colour::BOTH.map(|colour| state.variant().rings_to_win().saturating_sub(state.removed(colour)) as usize);
    let (own, other) = (turn.index(), turn.other().index());
    const RING_OFF: [i32; 4] = [3000, 500, 220, 0];
    let threats = total.threats();
    let mut score = sign * total.score() + RING_OFF[needed[own] & 3] - RING_OFF[needed[other] & 3];
    if threats[own] > 0 {
        score += if needed[own] == 1 { 3000 } else { 150 };
    }
    if threats[other] > 1 {
        score -= 100;
    }
    score
}

/// Fitted to played games.
pub(super) fn win_probability(score: i32) -> f32 {
    1.0 / (1.0 + (-score as f32 / 200.0).exp())
}
