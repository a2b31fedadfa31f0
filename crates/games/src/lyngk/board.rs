//! The points of the board, and what stands on them.
//!
//! [`Board`] keeps, beside the stacks themselves, what move generation asks for all the time: which stacks are in reach of
//! which, and sets of points by top colour, by colours held and by height. Each change of a stack keeps all of it right.

use super::pieces::{Colour, ColourSet, Stack, set_operations};
use crate::hex::{DIRECTIONS, Place, written_as_place};

/// How many points the board has.
const POINTS: usize = 43;

/// The middle of the star, which every symmetry of the board keeps.
pub const CENTRE: Place = Point::E5.place();

macro_rules! points {
    ($($name:ident ($column:literal $row:literal))*) => {
        /// A point of the board, in the order of layouts: by column, then by row.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Point {
            $(#[doc = concat!("The point ", stringify!($name), ".")] $name),*
        }

        impl Point {
            /// Every point, in order.
            pub const ALL: [Point; POINTS] = [$(Point::$name),*];
        }

        const PLACES: [Place; POINTS] = [$(Place::new($column, $row)),*];
    };
}

points! {
    A3(1 3)
    B2(2 2) B3(2 3) B4(2 4) B5(2 5)
    C1(3 1) C2(3 2) C3(3 3) C4(3 4) C5(3 5) C6(3 6) C7(3 7)
    D2(4 2) D3(4 3) D4(4 4) D5(4 5) D6(4 6) D7(4 7)
    E2(5 2) E3(5 3) E4(5 4) E5(5 5) E6(5 6) E7(5 7) E8(5 8)
    F3(6 3) F4(6 4) F5(6 5) F6(6 6) F7(6 7) F8(6 8)
    G3(7 3) G4(7 4) G5(7 5) G6(7 6) G7(7 7) G8(7 8) G9(7 9)
    H5(8 5) H6(8 6) H7(8 7) H8(8 8)
    I7(9 7)
}

/// Columns and rows are at most 9.
const SIDE: usize = 10;

/// The point at each (column, row), if there is one.
static AT: [[Option<Point>; SIDE]; SIDE] = {
    let mut at = [[None; SIDE]; SIDE];
    let mut n = 0;
    while n < POINTS {
        at[PLACES[n].column as usize][PLACES[n].row as usize] = Some(Point::ALL[n]);
        n += 1;
    }
    at
};

/// The next point in each of the six directions.
static STEPS: [[Option<Point>; 6]; POINTS] = {
    let mut steps = [[None; 6]; POINTS];
    let mut n = 0;
    while n < POINTS {
        let mut direction = 0;
        while direction < 6 {
            steps[n][direction] = point_at(PLACES[n].step(DIRECTIONS[direction]));
            direction += 1;
        }
        n += 1;
    }
    steps
};

/// All points in each of the six directions.
static RAYS: [[Points; 6]; POINTS] = {
    let mut rays = [[Points::EMPTY; 6]; POINTS];
    let mut n = 0;
    while n < POINTS {
        let mut direction = 0;
        while direction < 6 {
            let mut place = PLACES[n].step(DIRECTIONS[direction]);
            while let Some(point) = point_at(place) {
                rays[n][direction].0 |= 1 << point as u8;
                place = place.step(DIRECTIONS[direction]);
            }
            direction += 1;
        }
        n += 1;
    }
    rays
};

/// The point of each bit of a [`Points`]. One more entry than a number has bits spares a check; the last 22 mean nothing.
static BY_BIT: [Point; 65] = {
    let mut points = [Point::A3; 65];
    let mut n = 0;
    while n < POINTS {
        points[n] = Point::ALL[n];
        n += 1;
    }
    points
};

/// For the tables themselves, which are computed before there are tables.
const fn point_at(place: Place) -> Option<Point> {
    let mut n = 0;
    while n < POINTS {
        if PLACES[n].column == place.column && PLACES[n].row == place.row {
            return Some(Point::ALL[n]);
        }
        n += 1;
    }
    None
}

impl Point {
    /// How many points there are.
    pub const COUNT: usize = POINTS;

    /// Every point, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Point> + Clone {
        Point::ALL.into_iter()
    }

    /// For indexing an array with one entry a point.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where it lies on the grid.
    pub const fn place(self) -> Place {
        PLACES[self as usize]
    }

    /// The point that lies there, if the board has one.
    pub fn at(place: Place) -> Option<Point> {
        let (column, row) = (usize::try_from(place.column).ok()?, usize::try_from(place.row).ok()?);
        *AT.get(column)?.get(row)?
    }

    /// The next point in one of [the six directions](DIRECTIONS), occupied or not.
    pub fn step(self, direction: usize) -> Option<Point> {
        STEPS[self as usize][direction]
    }
}

written_as_place!(Point);

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(u64);

impl Points {
    /// No point.
    pub const EMPTY: Points = Points(0);

    /// Just this one.
    pub const fn only(point: Point) -> Points {
        Points(1 << point as u8)
    }

    /// Whether `point` is one of them.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In rising order.
    #[inline]
    pub fn iter(self) -> PointsIter {
        PointsIter(self)
    }

    /// The smallest one.
    pub fn first(self) -> Option<Point> {
        (!self.is_empty()).then(|| self.first_or_any())
    }

    /// The smallest one; any point where there is none.
    #[inline]
    pub(super) fn first_or_any(self) -> Point {
        BY_BIT[self.0.trailing_zeros() as usize]
    }

    /// All but the smallest one.
    #[inline]
    pub(super) const fn without_first(self) -> Points {
        Points(self.0 & self.0.wrapping_sub(1))
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = PointsIter;

    #[inline]
    fn into_iter(self) -> PointsIter {
        self.iter()
    }
}

/// The points of a set in rising order; holds those still to come.
#[derive(Clone, Debug)]
pub struct PointsIter(Points);

impl Iterator for PointsIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0 = self.0.without_first();
        Some(first)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::EMPTY, |set, point| set | Points::only(point))
    }
}

set_operations!(Points);

/// What stands on each point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    stacks: [Stack; POINTS],
    /// LYNGK E3: for each occupied point the nearest occupied ones in the six directions. Nothing for an empty point.
    in_reach: [Points; POINTS],
    /// For each colour, the stacks with it on top.
    topped: [Points; 5],
    /// For each colour, the stacks that hold it anywhere.
    holding: [Points; 5],
    /// For each height, the stacks that have it. The first set is not kept.
    of_height: [Points; 8],
}

impl Board {
    /// The board with these stacks.
    pub fn new(stacks: &[Stack; POINTS]) -> Board {
        let mut board = Board {
            stacks: *stacks,
            in_reach: [Points::EMPTY; POINTS],
            topped: [Points::EMPTY; 5],
            holding: [Points::EMPTY; 5],
            of_height: [Points::EMPTY; 8],
        };
        for at in Point::all().filter(|at| !stacks[at.index()].is_empty()) {
            board.in_reach[at.index()] = (0..6).filter_map(|direction| board.nearest(at, direction)).collect();
            board.enter(at, stacks[at.index()]);
        }
        board
    }

    /// What stands there.
    #[inline]
    pub const fn stack(&self, at: Point) -> Stack {
        self.stacks[at as usize]
    }

    /// The points where something stands.
    pub fn occupied(&self) -> Points {
        self.at_most(Stack::MAX_HEIGHT)
    }

    /// The stacks with this colour on top.
    #[inline]
    pub const fn topped(&self, colour: Colour) -> Points {
        self.topped[colour as usize]
    }

    /// The stacks of this height. There are none of height 0.
    #[inline]
    pub fn of_height(&self, height: usize) -> Points {
        self.of_height.get(height).copied().unwrap_or_default()
    }

    /// The stacks that are at most this high.
    pub fn at_most(&self, height: usize) -> Points {
        (1..=height).fold(Points::EMPTY, |set, height| set | self.of_height(height))
    }

    /// The stacks with any of these colours on top.
    #[inline]
    pub fn topped_by(&self, colours: ColourSet) -> Points {
        colours.iter().fold(Points::EMPTY, |set, colour| set | self.topped(colour))
    }

    /// The stacks that hold this colour anywhere.
    #[inline]
    pub const fn holding(&self, colour: Colour) -> Points {
        self.holding[colour as usize]
    }

    /// LYNGK E3: the stacks in reach of the one at `at` by a single straight line.
    #[inline]
    pub const fn in_reach(&self, at: Point) -> Points {
        self.in_reach[at as usize]
    }

    /// LYNGK F2: the stacks topped by `colour` that are connected with `first`, and all stacks in reach of any of them.
    ///
    /// All of these stacks can land on the same ones. That a stack leaves its own point does not matter: what could then be reached
    /// across that point can also be reached from it.
    #[inline]
    pub fn network(&self, colour: Colour, first: Point) -> (Points, Points) {
        let links = self.topped(colour);
        let (mut network, mut in_reach) = (Points::only(first), Points::EMPTY);
        let mut todo = network;
        // A set of points is looked up by its lowest bit, without the detour of a point: this loop is the hottest of all bots.
        while let Some(seen) = self.in_reach.get(todo.0.trailing_zeros() as usize) {
            todo = todo.without_first();
            in_reach |= *seen;
            let more = *seen & (links - network);
            network |= more;
            todo |= more;
        }
        (network, in_reach)
    }

    /// The first stack one meets going from `from` in a direction, found by walking there.
    pub fn nearest(&self, from: Point, direction: usize) -> Option<Point> {
        let mut at = from.step(direction)?;
        while self.stack(at).is_empty() {
            at = at.step(direction)?;
        }
        Some(at)
    }

    /// Puts the stack at `from` on top of the one at `to`, and returns what then stands there.
    pub(super) fn carry(&mut self, from: Point, to: Point) -> Stack {
        let upper = self.lift(from);
        let lower = self.stack(to);
        self.leave(to, lower);
        let stack = upper.onto(lower);
        self.stacks[to.index()] = stack;
        self.enter(to, stack);
        stack
    }

    /// Takes the stack at `at` off the board.
    pub(super) fn lift(&mut self, at: Point) -> Stack {
        let stack = core::mem::take(&mut self.stacks[at.index()]);
        self.leave(at, stack);
        let seen = core::mem::take(&mut self.in_reach[at.index()]);
        // Those that saw this point from opposite sides now see each other.
        for axis in 0..3 {
            let (one, other) = (seen & RAYS[at.index()][axis], seen & RAYS[at.index()][axis + 3]);
            for (near, far) in [(one, other), (other, one)] {
                if let Some(near) = near.first() {
                    let sees = &mut self.in_reach[near.index()];
                    *sees = (*sees - Points::only(at)) | far;
                }
            }
        }
        stack
    }

    #[inline]
    fn enter(&mut self, at: Point, stack: Stack) {
        let here = Points::only(at);
        if let Some(colour) = stack.top_colour() {
            self.topped[colour as usize] |= here;
        }
        for colour in stack.colours() {
            self.holding[colour as usize] |= here;
        }
        self.of_height[stack.height()] |= here;
    }

    #[inline]
    fn leave(&mut self, at: Point, stack: Stack) {
        let here = Points::only(at);
        if let Some(colour) = stack.top_colour() {
            self.topped[colour as usize] -= here;
        }
        for colour in stack.colours() {
            self.holding[colour as usize] -= here;
        }
        self.of_height[stack.height()] -= here;
    }
}
