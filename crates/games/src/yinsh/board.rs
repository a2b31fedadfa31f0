//! The board: its points, sets of them, and the lines on which rings move.
//!
//! The one thing to know: the 85 points are cells of an 11 × 11 grid, numbered column by column, so that a step along an
//! axis always adds the same number (1, 11 or 12) and no line runs from one edge of the grid onto a point at the other.
//! A set of points is therefore one number with a bit for each cell, and five in line are found by shifting it.

use super::pieces::{ROW, Row};
use crate::hex::{AXES, Place, written_as_place};
use core::{fmt, ops};

/// The point in the middle of the board, which every symmetry of the board keeps.
pub const CENTRE: Place = Place::new(6, 6);
/// The lowest and highest row of the columns a to k.
pub(super) const COLUMNS: [(i8, i8); SIDE] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];
/// The length of a side of the grid.
const SIDE: usize = 11;
/// The cells of the grid and a few more: tables of this size are indexed by seven bits, which needs no bounds check.
const CELLS: usize = 128;

/// One of the 85 points. They are ordered by column, then by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points the board has.
    pub const COUNT: usize = 85;

    /// The point at `place`, if the board has one there.
    pub const fn at(place: Place) -> Option<Point> {
        if place.column < 1 || place.column > SIDE as i8 {
            return None;
        }
        let (lowest, highest) = COLUMNS[place.column as usize - 1];
        if place.row < lowest || place.row > highest {
            return None;
        }
        Some(Point((place.column - 1) as u8 * SIDE as u8 + (place.row - 1) as u8))
    }

    /// The first of them all, a2.
    pub(super) const FIRST: Point = Point(1);

    /// Where it lies on the grid.
    pub const fn place(self) -> Place {
        Place::new((self.0 / SIDE as u8) as i8 + 1, (self.0 % SIDE as u8) as i8 + 1)
    }

    /// All points in order: a2, a3 … k10.
    pub fn all() -> impl Iterator<Item = Point> + Clone {
        Points::ALL.iter()
    }

    /// Its number in that order, from 0 to 84.
    pub const fn index(self) -> usize {
        NUMBERS[self.cell()] as usize
    }

    /// The neighbour in this direction, one of [`crate::hex::DIRECTIONS`].
    pub(super) const fn step(self, direction: (i8, i8)) -> Option<Point> {
        Point::at(self.place().step(direction))
    }

    /// For indexing a table of [`CELLS`] entries.
    const fn cell(self) -> usize {
        self.0 as usize % CELLS
    }
}

written_as_place!(Point);

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place().fmt(f)
    }
}

static NUMBERS: [u8; CELLS] = {
    let mut numbers = [0; CELLS];
    let mut rest = Points::ALL.0;
    let mut number = 0;
    while rest != 0 {
        numbers[rest.trailing_zeros() as usize] = number;
        rest &= rest - 1;
        number += 1;
    }
    numbers
};

/// A set of points: bit n stands for the point with cell number n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(u128);

impl Points {
    /// No point.
    pub const EMPTY: Points = Points(0);

    /// The whole board.
    pub const ALL: Points = {
        let mut all = 0;
        let mut column = 0;
        while column < SIDE {
            let (lowest, highest) = COLUMNS[column];
            let mut row = lowest;
            while row <= highest {
                all |= 1 << (column * SIDE + row as usize - 1);
                row += 1;
            }
            column += 1;
        }
        Points(all)
    };

    /// Just this one. From a table, because shifting 128 bits by a variable number is slow in WebAssembly.
    pub const fn only(point: Point) -> Points {
        SINGLE[point.cell()]
    }

    /// Whether `point` is one of them.
    pub const fn contains(self, point: Point) -> bool {
        self.0 & Points::only(point).0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In rising order.
    pub fn iter(self) -> PointsIter {
        PointsIter([self.0 as u64, (self.0 >> 64) as u64])
    }

    /// The points where five of these in line begin, counted in the rising direction of the axis.
    fn starts_of_rows(self, axis: usize) -> Points {
        // The shifts are written out for each axis because shifting by a constant is what makes this fast.
        fn starts<const STEP: usize>(one: u128) -> u128 {
            let two = one & one >> STEP;
            let four = two & two >> (2 * STEP);
            four & one >> (4 * STEP)
        }
        Points([starts::<{ STEPS[0] }>, starts::<{ STEPS[1] }>, starts::<{ STEPS[2] }>][axis](self.0))
    }

    /// Whether five of these are in line.
    pub(super) fn has_row(self) -> bool {
        self.starts_of_rows(0).0 | self.starts_of_rows(1).0 | self.starts_of_rows(2).0 != 0
    }

    /// Every five in line among these. In a longer line each run of five is one of its own.
    pub fn rows(self) -> impl Iterator<Item = Row> {
        (0..3).flat_map(move |axis| {
            let length = (STEPS[axis] * (ROW as usize - 1)) as u8;
            self.starts_of_rows(axis).iter().map(move |first| Row::between(first, Point(first.0 + length)))
        })
    }
}

/// Whether five markers of one colour are in line: the question after every ring move, so both colours are looked at together.
#[inline]
pub(super) fn any_row([white, black]: [Points; 2]) -> bool {
    // Five alike are four pairs of neighbours in line that are alike, and a pair of white ones never overlaps with a pair of black ones.
    fn rows<const STEP: usize>(white: u128, black: u128) -> u128 {
        let alike = white & white >> STEP | black & black >> STEP;
        let three = alike & alike >> STEP;
        three & three >> (2 * STEP)
    }
    let (white, black) = (white.0, black.0);
    rows::<{ STEPS[0] }>(white, black) | rows::<{ STEPS[1] }>(white, black) | rows::<{ STEPS[2] }>(white, black) != 0
}

/// What a step along each axis adds to the number of a cell.
const STEPS: [usize; 3] = [1, SIDE, SIDE + 1];

static SINGLE: [Points; CELLS] = {
    let mut single = [Points::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        single[cell] = Points(1 << cell);
        cell += 1;
    }
    single
};

static NEIGHBOURS: [Points; CELLS] = {
    let mut neighbours = [Points::EMPTY; CELLS];
    let mut cell = 0;
    while cell < SIDE * SIDE {
        let one = Points::ALL.0 & 1 << cell;
        let [next, above, across] = STEPS;
        let all = one << next | one >> next | one << above | one >> above | one << across | one >> across;
        neighbours[cell] = Points(all & Points::ALL.0);
        cell += 1;
    }
    neighbours
};

/// The points beside this one.
#[inline]
pub(super) fn neighbours(point: Point) -> Points {
    NEIGHBOURS[point.cell()]
}

macro_rules! operations {
    ($($trait:ident $name:ident $operator:tt),*; $($assign:ident $assign_name:ident $assign_operator:tt),*) => {
        $(impl ops::$trait for Points {
            type Output = Points;
            fn $name(self, other: Points) -> Points {
                Points(self.0 $operator other.0)
            }
        })*
        $(impl ops::$assign for Points {
            fn $assign_name(&mut self, other: Points) {
                self.0 $assign_operator other.0;
            }
        })*
    };
}

operations!(BitOr bitor |, BitAnd bitand &, BitXor bitxor ^; BitOrAssign bitor_assign |=, BitXorAssign bitxor_assign ^=);

impl ops::Sub for Points {
    type Output = Points;
    /// Those of `self` that are not in `other`.
    fn sub(self, other: Points) -> Points {
        Points(self.0 & !other.0)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::EMPTY, |all, point| all | Points::only(point))
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The points of a set in rising order; holds those still to come, in two words that are quick everywhere.
#[derive(Clone, Debug)]
pub struct PointsIter([u64; 2]);

impl Iterator for PointsIter {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let [low, high] = &mut self.0;
        let (word, offset) = if *low != 0 { (low, 0) } else { (high, 64) };
        if *word == 0 {
            return None;
        }
        let point = Point(offset + word.trailing_zeros() as u8);
        *word &= *word - 1;
        Some(point)
    }

    /// Half the time of calling `next`, because no step asks again which word it is in.
    #[inline]
    fn fold<B, F: FnMut(B, Point) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (mut word, offset) in self.0.into_iter().zip([0, 64]) {
            while word != 0 {
                folded = f(folded, Point(offset + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        folded
    }
}

/// All points from `first` to `last`, the larger one, or none where the two are not in line.
pub(super) fn between(first: Point, last: Point) -> Points {
    let in_line = BEAMS[axis_between(first, last)][first.cell()].contains(last);
    if in_line { way(first, last) | Points::only(last) } else { Points::EMPTY }
}

/// The points between `from` and `to`, which are in line, and one of these two. Without a branch: it is asked at every ring move.
pub(super) fn way(from: Point, to: Point) -> Points {
    let beams = &BEAMS[axis_between(from, to)];
    beams[from.cell()] ^ beams[to.cell()]
}

/// The axis along which two points lie in line, if they do.
fn axis_between(one: Point, other: Point) -> usize {
    usize::from(AXIS_BETWEEN[usize::from(one.0.abs_diff(other.0)) % CELLS]) % 4
}

/// That axis by the difference of the cells, which is a multiple of only one step on the board.
static AXIS_BETWEEN: [u8; CELLS] = {
    let mut axes = [0; CELLS];
    let mut steps = 1;
    while steps < SIDE {
        (axes[steps * STEPS[1]], axes[steps * STEPS[2]]) = (1, 2);
        steps += 1;
    }
    axes
};

/// For each axis and point, that point and all above it on the same line. A fourth axis, which there is not, spares a check.
static BEAMS: [[Points; CELLS]; 4] = {
    let mut beams = [[Points::EMPTY; CELLS]; 4];
    let mut axis = 0;
    while axis < 3 {
        let mut cell = SIDE * SIDE;
        while cell > 0 {
            cell -= 1;
            if Points::ALL.0 >> cell & 1 == 1 {
                let next = cell + STEPS[axis];
                let above = if next < CELLS { beams[axis][next].0 } else { 0 };
                beams[axis][cell] = Points(1 << cell | above);
            }
        }
        axis += 1;
    }
    beams
};

/// The empty points and the markers along each of the 33 lines: what decides where rings can go.
///
/// A line is a word of two lanes of [`LANE`] bits, one for each direction along it. A lane holds every point of the line
/// except the one it starts from, which no ring can reach in that direction, and a last bit that is always 0. So the six
/// directions from a point fit into 64 bits, and one addition carries a ring along all six at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lines {
    empty: [u32; LINES],
    markers: [u32; LINES],
}

/// Eleven lines along each axis.
const LINES: usize = 3 * SIDE;
/// The longest line has ten points.
const LANE: usize = 10;

impl Lines {
    /// The lines of the empty board.
    pub(super) const EMPTY: Lines = {
        let mut empty = [0; LINES];
        let mut rest = Points::ALL.0;
        while rest != 0 {
            let Crossing { lines, bits, .. } = &CROSSINGS[rest.trailing_zeros() as usize];
            let mut axis = 0;
            while axis < 3 {
                empty[lines[axis] as usize] |= bits[axis];
                axis += 1;
            }
            rest &= rest - 1;
        }
        Lines { empty, markers: [0; LINES] }
    };

    /// A ring is put on an empty point, or taken off.
    pub(super) fn toggle_ring(&mut self, at: Point) {
        let Crossing { lines, bits, .. } = &CROSSINGS[at.cell()];
        for (line, bit) in lines.iter().zip(bits) {
            self.empty[*line as usize] ^= bit;
        }
    }

    /// A marker takes the place of a ring, or the other way round.
    pub(super) fn toggle_ring_and_marker(&mut self, at: Point) {
        let Crossing { lines, bits, .. } = &CROSSINGS[at.cell()];
        for (line, bit) in lines.iter().zip(bits) {
            self.markers[*line as usize] ^= bit;
        }
    }

    /// YINSH E3: where the ring on `from` can go.
    #[inline(always)]
    pub(super) fn reach(&self, from: Point) -> Reach {
        let Crossing { lines, starts, .. } = &CROSSINGS[from.cell()];
        let join = |words: &[u32; LINES]| {
            let [one, two, three] = lines.map(|line| u64::from(words[line as usize]));
            one | two << (2 * LANE) | three << (4 * LANE)
        };
        let (empty, markers) = (join(&self.empty), join(&self.markers));
        // Adding 1 to a run of empty points clears it and sets the first bit after it: there the ring meets something.
        let carried = empty + starts;
        let slides = empty & !carried;
        let met = carried & !empty;
        // In the same way over the run of markers that it met, if it met one. Behind it there must be an empty point.
        let behind = (markers + (met & markers)) & !markers;
        Reach { from, lanes: slides | behind & empty }
    }
}

/// Where a ring can go, in the lanes of [`Lines`].
#[derive(Clone)]
pub(super) struct Reach {
    pub(super) from: Point,
    lanes: u64,
}

impl Reach {
    /// No ring, or one that can go nowhere.
    pub(super) const NONE: Reach = Reach { from: Point::FIRST, lanes: 0 };

    /// Whether it can go nowhere.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.lanes == 0
    }

    /// To how many points it can go.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.lanes.count_ones() as usize
    }

    /// The first of them; any point where there is none.
    #[inline]
    pub(super) fn first_or_any(&self) -> Point {
        CROSSINGS[self.from.cell()].points[self.lanes.trailing_zeros() as usize]
    }

    /// The one with this number, counted from 0; any point where there are not so many.
    #[inline]
    pub(super) fn nth_or_any(&self, number: usize) -> Point {
        let mut left = self.clone();
        (0..number).for_each(|_| left.drop_first());
        left.first_or_any()
    }

    #[inline]
    pub(super) fn drop_first(&mut self) {
        self.lanes &= self.lanes.wrapping_sub(1);
    }
}

/// How a point lies on the three lines that cross there.
#[derive(Clone, Copy)]
struct Crossing {
    /// Which lines they are.
    lines: [u8; 3],
    /// The point's bits in the words of these lines.
    bits: [u32; 3],
    /// With the three words joined: the next bit in each of the six directions.
    starts: u64,
    /// With the three words joined: the point that each bit stands for. One more entry than there are bits spares a check.
    points: [Point; 65],
}

static CROSSINGS: [Crossing; CELLS] = {
    let mut crossings = [Crossing { lines: [0; 3], bits: [0; 3], starts: 0, points: [Point(0); 65] }; CELLS];
    let mut rest = Points::ALL.0;
    while rest != 0 {
        let cell = rest.trailing_zeros() as usize;
        let mut axis = 0;
        while axis < 3 {
            crossings[cell] = crossings[cell].with_line(Point(cell as u8), axis);
            axis += 1;
        }
        rest &= rest - 1;
    }
    crossings
};

impl Crossing {
    /// Adds the line along `axis` through `point`.
    const fn with_line(mut self, point: Point, axis: usize) -> Crossing {
        let (up, down) = (AXES[axis], (-AXES[axis].0, -AXES[axis].1));
        let place = point.place();
        let line = match axis {
            0 => place.column - 1,
            1 => place.row - 1,
            _ => place.column - place.row + SIDE as i8 / 2,
        };
        self.lines[axis] = (axis * SIDE) as u8 + line as u8;
        let mut lane = 0;
        while lane < 2 {
            let (ahead, back) = if lane == 0 { (up, down) } else { (down, up) };
            let mut first = point;
            let mut behind = 0;
            while let Some(previous) = first.step(back) {
                first = previous;
                behind += 1;
            }
            if behind > 0 {
                self.bits[axis] |= 1 << (lane * LANE + behind - 1);
            }
            self.starts |= 1 << (axis * 2 * LANE + lane * LANE + behind);
            let mut bit = axis * 2 * LANE + lane * LANE;
            let mut next = first.step(ahead);
            while let Some(reached) = next {
                self.points[bit] = reached;
                next = reached.step(ahead);
                bit += 1;
            }
            lane += 1;
        }
        self
    }
}
