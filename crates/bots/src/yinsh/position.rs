//! A YINSH position as the search sees it: the state, its key, and the lines in the form that the evaluation reads.
//!
//! The one thing to know: a ring move changes few lines. What each line is worth is kept, and only changed lines are evaluated again.

use super::evaluate::{self, LineValue};
use crate::search::Position;
use trilynx_games::Game;
use trilynx_games::hex::Place;
use trilynx_games::yinsh::{Colour, Move, Phase, Piece, Point, Points, State, Variant};

/// Eleven lines along each axis.
pub(super) const LINES: usize = 33;
/// How many bits of a line's word a point takes.
pub(super) const BITS: u32 = 3;

/// What the bits of a point say. A marker turned over is the same bits combined with [`FLIP`].
pub(super) const MARKER: [u32; 2] = [1, 2];
/// See [`MARKER`].
pub(super) const RING: [u32; 2] = [4, 5];
const FLIP: u32 = MARKER[0] ^ MARKER[1];

/// A state with its key and its lines.
#[derive(Clone, Debug)]
pub struct YinshPosition {
    state: State,
    key: u64,
    /// What lies on each line, the lowest point in the lowest bits.
    lines: [u32; LINES],
    /// What each line is worth to White.
    values: [LineValue; LINES],
    /// The values added up.
    total: LineValue,
    /// The lines that the last move evaluated again, as a bit set.
    changed: u64,
}

impl Position for YinshPosition {
    type Game = State;

    const MOVE_INDEXES: usize = TAKE_ROW + 3 * Point::COUNT;
    const MARGIN: i32 = 60;
    const PHASES: &'static [&'static str] = &["placing rings", "no ring taken", "one ring taken", "two rings taken", "three or more taken"];

    fn new(state: &State) -> YinshPosition {
        let (values, total) = ([LineValue::ZERO; LINES], LineValue::ZERO);
        let mut position = YinshPosition { state: state.clone(), key: 0, lines: [0; LINES], values, total, changed: 0 };
        for point in Point::all() {
            match state.at(point) {
                None => {}
                Some(Piece::Marker(colour)) => position.toggle(point, MARKER[colour.index()]),
                Some(Piece::Ring(colour)) => position.toggle(point, RING[colour.index()]),
            }
        }
        position.key ^= situation_key(state);
        position.revalue((1 << LINES) - 1);
        position
    }

    #[inline]
    fn state(&self) -> &State {
        &self.state
    }

    #[inline]
    fn to_move(&self) -> Option<u8> {
        (self.state.phase() != Phase::Over).then_some(self.state.turn() as u8)
    }

    fn result(&self) -> i32 {
        (self.state.removed(Colour::White) as i32 - self.state.removed(Colour::Black) as i32).signum()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn play(&mut self, chosen: Move) {
        let mover = self.state.turn();
        let (white, black) = (self.state.markers(Colour::White), self.state.markers(Colour::Black));
        self.key ^= situation_key(&self.state);
        self.state.play_unchecked(chosen);
        self.key ^= situation_key(&self.state);
        let ring = RING[mover.index()];
        match chosen {
            Move::Place(at) | Move::TakeRing(at) => {
                self.toggle(at, ring);
                self.revalue(lines_through(at));
            }
            Move::Ring { from, to } => {
                self.toggle(from, ring);
                self.toggle(from, MARKER[mover.index()]);
                self.toggle(to, ring);
                let mut changed = lines_through(from) | lines_through(to);
                // The new marker was nobody's before; all others that changed were turned over.
                ((self.state.markers(Colour::White) ^ white) & (white | black)).iter().for_each(|point| {
                    self.flip(point);
                    changed |= lines_through(point);
                });
                self.revalue(changed);
            }
            Move::TakeRow(row) => {
                let mut changed = 0;
                row.points().iter().for_each(|point| {
                    self.toggle(point, MARKER[mover.index()]);
                    changed |= lines_through(point);
                });
                self.revalue(changed);
            }
        }
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        evaluate::evaluate(&self.state, self.total)
    }

    fn phase(&self) -> usize {
        if self.state.phase() == Phase::Place {
            return 0;
        }
        let taken = self.state.removed(Colour::White) + self.state.removed(Colour::Black);
        1 + usize::from(taken.min(3))
    }

    fn unit(&self) -> f32 {
        evaluate::UNITS[self.phase()]
    }

    fn order(&self, moves: &[Move], scores: &mut [i32]) {
        match self.state.phase() {
            Phase::Move => super::order::ring_moves(self, moves, scores),
            _ => super::order::others(self, moves, scores),
        }
    }

    #[inline]
    fn costs_depth(&self, chosen: Move) -> bool {
        matches!(chosen, Move::Ring { .. } | Move::Place(_))
    }

    #[inline]
    fn is_forcing(&self, _: Move, after: &YinshPosition) -> bool {
        let seat = self.state.turn();
        let (before, now) = (self.total.threats(), after.total.threats());
        !after.is_settled() || now[seat.index()] > before[seat.index()] || now[seat.other().index()] < before[seat.other().index()]
    }

    #[inline]
    fn is_settled(&self) -> bool {
        matches!(self.state.phase(), Phase::Move | Phase::Place)
    }

    #[inline]
    fn move_index(chosen: Move) -> usize {
        match chosen {
            Move::Ring { from, to } => from.index() * Point::COUNT + to.index(),
            Move::Place(at) => PLACE + at.index(),
            Move::TakeRing(at) => TAKE_RING + at.index(),
            Move::TakeRow(row) => {
                let (first, last) = (row.first().place(), row.last().place());
                let axis = if first.column == last.column { 0 } else { 1 + usize::from(first.row != last.row) };
                TAKE_ROW + 3 * row.first().index() + axis
            }
        }
    }
}

/// The indexes of placements follow those of ring moves, and so on.
const PLACE: usize = Point::COUNT * Point::COUNT;
const TAKE_RING: usize = PLACE + Point::COUNT;
const TAKE_ROW: usize = TAKE_RING + Point::COUNT;

impl YinshPosition {
    /// What lies on each line.
    pub(super) fn lines(&self) -> &[u32; LINES] {
        &self.lines
    }

    /// The lines that the last move changed, and perhaps some more.
    pub(super) fn changed(&self) -> u64 {
        self.changed
    }

    /// What the lines say together.
    pub(crate) fn total(&self) -> LineValue {
        self.total
    }

    /// Puts a piece on an empty point, or takes it off.
    #[inline]
    fn toggle(&mut self, at: Point, piece: u32) {
        let crossing = &CROSSINGS[at.index()];
        self.key ^= piece_key(piece, at);
        for axis in 0..3 {
            self.lines[crossing.lines[axis] as usize] ^= piece << crossing.shifts[axis];
        }
    }

    /// Turns a marker over.
    #[inline]
    fn flip(&mut self, at: Point) {
        let crossing = &CROSSINGS[at.index()];
        self.key ^= piece_key(MARKER[0], at) ^ piece_key(MARKER[1], at);
        for axis in 0..3 {
            self.lines[crossing.lines[axis] as usize] ^= FLIP << crossing.shifts[axis];
        }
    }

    /// Evaluates changed lines again, given as a bit set.
    fn revalue(&mut self, mut changed: u64) {
        self.changed = changed;
        while changed != 0 {
            let line = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let value = evaluate::line(self.lines[line], LENGTHS[line]);
            self.total = self.total - self.values[line] + value;
            self.values[line] = value;
        }
    }
}

/// The lines that cross at a point, as a set of bits.
#[inline]
fn lines_through(at: Point) -> u64 {
    CROSSINGS[at.index()].set
}

/// How a point lies on the three lines that cross there.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    lines: [u8; 3],
    shifts: [u8; 3],
    set: u64,
}

/// For each point by its number.
static CROSSINGS: [Crossing; Point::COUNT] = {
    let mut crossings = [Crossing { lines: [0; 3], shifts: [0; 3], set: 0 }; Point::COUNT];
    let mut line = 0;
    while line < LINES {
        let mut at = 0;
        while at < LENGTHS[line] as usize {
            if let Some(point) = point_of(line, at) {
                let crossing = &mut crossings[point.index()];
                crossing.lines[line / 11] = line as u8;
                crossing.shifts[line / 11] = (at as u32 * BITS) as u8;
                crossing.set |= 1 << line;
            }
            at += 1;
        }
        line += 1;
    }
    crossings
};

/// How many points each line has.
pub(super) static LENGTHS: [u8; LINES] = {
    let mut lengths = [0; LINES];
    let mut line = 0;
    while line < LINES {
        while point_of(line, lengths[line] as usize).is_some() {
            lengths[line] += 1;
        }
        line += 1;
    }
    lengths
};

/// The point of a line at a place counted from its lower end.
pub(super) const fn point_of(line: usize, at: usize) -> Option<Point> {
    let (axis, number) = (line / 11, (line % 11) as i8);
    let mut skip = at;
    let mut step = 0;
    while step < 11 {
        let place = match axis {
            0 => Place::new(number + 1, step + 1),
            1 => Place::new(step + 1, number + 1),
            _ => Place::new(step + 1, step + 6 - number),
        };
        step += 1;
        let Some(point) = Point::at(place) else { continue };
        if skip == 0 {
            return Some(point);
        }
        skip -= 1;
    }
    None
}

/// A key for each piece on each point.
#[inline]
const fn piece_key(piece: u32, at: Point) -> u64 {
    random(piece as u64 * Point::COUNT as u64 + at.index() as u64)
}

/// A key for who decides what, the rings taken off and the variant. The pool is what the markers on the board leave.
#[inline]
fn situation_key(state: &State) -> u64 {
    let phase = match state.phase() {
        Phase::Place => 0,
        Phase::Move => 1,
        Phase::TakeRow { mover } => 2 + mover as usize,
        Phase::TakeRing { mover } => 4 + mover as usize,
        Phase::Over => 6,
    };
    let removed = usize::from(state.removed(Colour::White) & 3) << 2 | usize::from(state.removed(Colour::Black) & 3);
    let blitz = usize::from(state.variant() == Variant::Blitz);
    random((1 << 20 | phase << 6 | (state.turn() as usize) << 5 | blitz << 4 | removed) as u64)
}

/// The n-th of a fixed sequence of random numbers (splitmix64).
const fn random(n: u64) -> u64 {
    let mut z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The points of a set of bits by line and place, for those who read windows.
pub(super) fn window_points(line: usize, first: usize) -> Points {
    (first..first + 5).filter_map(|at| point_of(line, at)).collect()
}
