//! YINSH: thirteen planes of 11 by 11, and 2141 actions.

use crate::{Encoded, Planes};
use std::sync::LazyLock;
use trilynx_games::yinsh::{Colour, Move, Phase, Point, Points, Row, State, Variant, View};
use trilynx_games::{Seat, hex};

const SIDE: usize = 11;
const POINTS: usize = Point::COUNT;
/// Two points in line, in order.
const RING_MOVES: usize = 1848;
/// Five points in line.
const ROWS: usize = 123;

const PLACES: usize = 0;
const FIRST_RING_MOVE: usize = PLACES + POINTS;
const FIRST_ROW: usize = FIRST_RING_MOVE + RING_MOVES;
const FIRST_RING: usize = FIRST_ROW + ROWS;

/// No action.
const NONE: u16 = u16::MAX;

struct Actions {
    moves: Vec<Move>,
    /// For each pair of points the action that moves a ring, and the one that takes a row off.
    ring_moves: Vec<u16>,
    rows: Vec<u16>,
}

/// Every move there can be, in the order of the rulebook and of the points.
static ACTIONS: LazyLock<Actions> = LazyLock::new(|| {
    let pair = |one: Point, other: Point| one.index() * POINTS + other.index();
    let in_line = |from: Point, to: Point| {
        let (from, to) = (from.place(), to.place());
        let (column, row) = (to.column - from.column, to.row - from.row);
        from != to && hex::AXES.iter().any(|axis| column * axis.1 == row * axis.0)
    };
    let ring_moves = Point::all().flat_map(|from| Point::all().filter(move |to| in_line(from, *to)).map(move |to| Move::Ring { from, to }));
    let rows: Vec<Row> = Points::ALL.rows().collect();
    let moves: Vec<Move> = Point::all()
        .map(Move::Place)
        .chain(ring_moves)
        .chain(rows.into_iter().map(Move::TakeRow))
        .chain(Point::all().map(Move::TakeRing))
        .collect();
    let mut actions = Actions { ring_moves: vec![NONE; POINTS * POINTS], rows: vec![NONE; POINTS * POINTS], moves };
    for (action, chosen) in (0..).zip(&actions.moves) {
        match chosen {
            Move::Ring { from, to } => actions.ring_moves[pair(*from, *to)] = action,
            Move::TakeRow(row) => actions.rows[pair(row.first(), row.last())] = action,
            Move::Place(_) | Move::TakeRing(_) => {}
        }
    }
    actions
});

fn cell(point: Point) -> usize {
    let place = point.place();
    (place.column as usize - 1) * SIDE + place.row as usize - 1
}

const FEATURES: [&str; 13] = [
    "own rings",
    "the opponent's rings",
    "own markers",
    "the opponent's markers",
    "points of the board",
    "a ring is to be placed",
    "a ring is to be moved",
    "a row is to be taken off",
    "a ring is to be taken off",
    "rings taken off by oneself",
    "rings taken off by the opponent",
    "markers in the pool",
    "blitz",
];

impl Encoded for State {
    const SHAPE: &'static [usize] = &[13, SIDE, SIDE];
    const ACTIONS: usize = FIRST_RING + POINTS;
    const MOST_DECISIONS: usize = 1_000;

    fn features() -> Vec<String> {
        FEATURES.map(str::to_owned).into()
    }

    fn action(chosen: Move) -> usize {
        match chosen {
            Move::Place(point) => PLACES + point.index(),
            Move::Ring { from, to } => ACTIONS.ring_moves[from.index() * POINTS + to.index()].into(),
            Move::TakeRow(row) => ACTIONS.rows[row.first().index() * POINTS + row.last().index()].into(),
            Move::TakeRing(point) => FIRST_RING + point.index(),
        }
    }

    fn chosen(action: usize) -> Option<Move> {
        ACTIONS.moves.get(action).copied()
    }

    fn observe(view: &View, seat: Seat, into: &mut [u8]) {
        into.fill(0);
        let mut planes = Planes { cells: into, size: SIDE * SIDE };
        let own = if seat == Colour::White.seat() { Colour::White } else { Colour::Black };
        let other = own.other();
        let sets = [view.rings(own), view.rings(other), view.markers(own), view.markers(other), Points::ALL];
        for (plane, points) in sets.into_iter().enumerate() {
            points.iter().for_each(|point| planes.set(plane, cell(point), 1));
        }
        let decision = match view.phase() {
            Phase::Place => Some(5),
            Phase::Move => Some(6),
            Phase::TakeRow { .. } => Some(7),
            Phase::TakeRing { .. } => Some(8),
            Phase::Over => None,
        };
        decision.into_iter().for_each(|plane| planes.fill(plane, 1));
        planes.fill(9, view.removed(own));
        planes.fill(10, view.removed(other));
        planes.fill(11, view.pool());
        planes.fill(12, (view.variant() == Variant::Blitz).into());
    }
}
