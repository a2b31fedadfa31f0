//! What a YINSH position is worth, judged by its windows: every five points in line, where a row may come to lie.

use super::position::{BITS, MARKER, RING};
use std::ops::{Add, Sub};
use trilynx_games::hex::Place;
use trilynx_games::yinsh::board::CENTRE;
use trilynx_games::yinsh::{Colour, Phase, Points, State};

/// What windows add up to: a score for White, and how many windows of each colour are four markers and a ring of it. Such a
/// window is a row as soon as its ring leaves it sideways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineValue(i32);

/// Two counts of this many bits lie below the score.
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
    let scores = scores_by_counts();
    let mut windows = [LineValue::ZERO; WINDOW_WORDS];
    let mut word = 0;
    while word < WINDOW_WORDS {
        let Counts { markers, rings } = Counts::of(word as u32);
        let score = scores[index_of_counts([markers[0], markers[1], rings[0], rings[1]])];
        let threats = [(markers[0] == 4 && rings[0] == 1) as i32, (markers[1] == 4 && rings[1] == 1) as i32];
        windows[word] = LineValue::new(score, threats);
        word += 1;
    }
    windows
};

/// [`WEIGHTS`] for White, and with the opposite sign for Black.
const fn scores_by_counts() -> [i32; 6 * 6 * 6 * 6] {
    let mut scores = [0; 6 * 6 * 6 * 6];
    let mut at = 0;
    while at < WEIGHTS.len() {
        let ([own, other, own_rings, other_rings], weight) = WEIGHTS[at];
        scores[index_of_counts([own, other, own_rings, other_rings])] = weight;
        scores[index_of_counts([other, own, other_rings, own_rings])] = -weight;
        at += 1;
    }
    scores
}

const fn index_of_counts([one, two, three, four]: [usize; 4]) -> usize {
    ((one * 6 + two) * 6 + three) * 6 + four
}

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

/// What a window is worth, by own and foreign markers, own and foreign rings in it. What is not listed is worth nothing.
const WEIGHTS: [([usize; 4], i32); 41] = [
    ([0, 0, 1, 0], -2),
    ([0, 0, 2, 0], -2),
    ([0, 0, 2, 1], 5),
    ([1, 0, 0, 2], -9),
    ([1, 0, 1, 0], 1),
    ([1, 0, 1, 1], 2),
    ([1, 0, 2, 0], 2),
    ([1, 0, 2, 1], 2),
    ([1, 0, 2, 2], 2),
    ([1, 1, 1, 0], 4),
    ([1, 1, 2, 0], 10),
    ([1, 1, 2, 1], -1),
    ([2, 0, 0, 0], 1),
    ([2, 0, 0, 1], -8),
    ([2, 0, 0, 2], -9),
    ([2, 0, 1, 0], 6),
    ([2, 0, 1, 1], 2),
    ([2, 0, 1, 2], 7),
    ([2, 0, 2, 0], 23),
    ([2, 0, 2, 1], -6),
    ([2, 1, 0, 0], -1),
    ([2, 1, 0, 1], -11),
    ([2, 1, 0, 2], -21),
    ([2, 1, 1, 0], 11),
    ([2, 1, 1, 1], 4),
    ([2, 1, 2, 0], 28),
    ([2, 2, 1, 0], 14),
    ([3, 0, 0, 0], 4),
    ([3, 0, 0, 1], -15),
    ([3, 0, 0, 2], 6),
    ([3, 0, 1, 0], 19),
    ([3, 0, 1, 1], 10),
    ([3, 0, 2, 0], 56),
    ([3, 1, 0, 0], 2),
    ([3, 1, 0, 1], -11),
    ([3, 1, 1, 0], 30),
    ([3, 2, 0, 0], 9),
    ([4, 0, 0, 0], 5),
    ([4, 0, 0, 1], -13),
    ([4, 0, 1, 0], 62),
    ([4, 1, 0, 0], 29),
];

/// What it is worth to complete a row now, by how many more rings one needs.
const CAN_COMPLETE: [i32; 4] = [0, 600, 98, 24];
/// What it costs that the opponent could complete one now, by how many more rings the opponent needs.
const MUST_ANSWER: [i32; 4] = [0, 103, 33, 14];
/// What rings taken off are worth, by one's own and the opponent's.
const AHEAD: [[i32; 3]; 3] = [[0, 0, 0], [229, 0, 0], [624, 382, 0]];
/// What it is worth to be on turn.
const ON_TURN: i32 = 27;

/// What a step towards the centre is worth to a ring being placed.
const NEAR_CENTRE: i32 = 10;

/// What a position is worth to the player on turn.
pub(super) fn evaluate(state: &State, total: LineValue) -> i32 {
    let (own, other) = (state.turn(), state.turn().other());
    let needed = |colour| usize::from(state.variant().rings_to_win().saturating_sub(state.removed(colour)) & 3);
    let removed = |colour| usize::from(state.removed(colour).min(2));
    if state.phase() == Phase::Place {
        return placement(state.rings(own)) - placement(state.rings(other));
    }
    let threats = total.threats();
    let mut score = ON_TURN + AHEAD[removed(own)][removed(other)] - AHEAD[removed(other)][removed(own)];
    score += if own == Colour::White { total.score() } else { -total.score() };
    if threats[own.index()] > 0 {
        score += CAN_COMPLETE[needed(own)];
    }
    if threats[other.index()] > 0 {
        score -= MUST_ANSWER[needed(other)];
    }
    score
}

/// What rings are worth while they are placed: the nearer to the centre, the better.
fn placement(rings: Points) -> i32 {
    rings.iter().map(|ring| NEAR_CENTRE * (5 - distance(ring.place(), CENTRE))).sum()
}

/// Steps between two places.
pub(super) fn distance(one: Place, other: Place) -> i32 {
    let (columns, rows) = (i32::from(one.column - other.column), i32::from(one.row - other.row));
    columns.abs().max(rows.abs()).max((columns - rows).abs())
}

/// For each phase the score that stands for odds of e to 1, fitted to 852,000 positions of 17,000 games of 2,500 nodes a move
/// (docs/bots/yinsh.md). While rings are placed a score says little. The levels are tuned to this: a change means measuring them again.
pub(super) const UNITS: [f32; 5] = [496.0, 199.0, 176.0, 154.0, 133.0];
