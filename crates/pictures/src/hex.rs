//! The slab of a hexagonal board with its engraved lines.

use crate::canvas::{BLACK, Canvas, Colour, WHITE, circle, flat, line, linear, polygon};
use trilynx_games::hex::{AXES, Place};

const BOARD: Colour = Colour(0x66737e);
const BOARD_LOW: Colour = Colour(0x49545e);
const BOARD_SIDE: Colour = Colour(0x262d33);
const ENGRAVED: Colour = Colour(0xd4dde2);

/// Points, and where they lie: the distance between neighbours is 1, and (0, 0) is the middle of the board.
pub struct Board {
    points: Vec<(Place, (f32, f32))>,
    middle: Place,
}

impl Board {
    pub fn new(points: impl Iterator<Item = Place>, middle: Place) -> Board {
        Board { points: points.map(|place| (place, at(place, middle))).collect(), middle }
    }

    /// Where a point lies, by its name. Nothing for a name that is none.
    pub fn find(&self, name: &str) -> Option<(f32, f32)> {
        Place::read(name).map(|place| at(place, self.middle))
    }

    pub fn places(&self) -> impl Iterator<Item = (f32, f32)> {
        self.points.iter().map(|(_, at)| *at)
    }

    /// Draws the slab: its outline is that of the points, pushed out.
    pub fn draw(&self, canvas: &mut Canvas, margin: f32) {
        let outline = pushed_out(&hull(self.places().collect()), margin);
        let moved = |by: f32| outline.iter().map(|(x, y)| (*x, y + by)).collect::<Vec<_>>();
        for (by, strength) in [(0.5, 0.12), (0.38, 0.16), (0.28, 0.2)] {
            canvas.fill(&polygon(&moved(by), 0.9), flat(BLACK, strength));
        }
        canvas.fill(&polygon(&moved(0.14), 0.5), flat(BOARD_SIDE, 1.0));
        canvas.fill(&polygon(&outline, 0.5), linear((-3.0, -5.0), (3.0, 5.0), &[(0.0, BOARD, 1.0), (1.0, BOARD_LOW, 1.0)]));
        canvas.stroke(&polygon(&pushed_out(&outline, -0.06), 0.5), 0.05, WHITE, 0.18);
        for (from, to) in self.lines() {
            canvas.stroke(&line((from.0 - 0.012, from.1 - 0.016), (to.0 - 0.012, to.1 - 0.016)), 0.03, BLACK, 0.3);
            canvas.stroke(&line(from, to), 0.024, ENGRAVED, 0.6);
        }
    }

    /// Joins between neighbouring points.
    fn lines(&self) -> Vec<((f32, f32), (f32, f32))> {
        let has = |place: Place| self.points.iter().find(|(other, _)| *other == place).map(|(_, at)| *at);
        self.points
            .iter()
            .flat_map(|&(place, from)| AXES.into_iter().filter_map(move |axis| Some((from, has(place.step(axis))?))))
            .collect()
    }
}

fn at(place: Place, middle: Place) -> (f32, f32) {
    let (across, up) = (f32::from(place.column - middle.column), f32::from(place.row - middle.row));
    (across * 3f32.sqrt() / 2.0, across / 2.0 - up)
}

/// The corners of the smallest convex shape round all points, clockwise on the screen.
fn hull(mut points: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    points.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
    let turns_right = |a: (f32, f32), b: (f32, f32), c: (f32, f32)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) > 1e-3;
    let half = |points: &mut dyn Iterator<Item = (f32, f32)>| {
        let mut corners: Vec<(f32, f32)> = Vec::new();
        for point in points {
            while corners.len() > 1 && !turns_right(corners[corners.len() - 2], corners[corners.len() - 1], point) {
                corners.pop();
            }
            corners.push(point);
        }
        corners.pop();
        corners
    };
    let mut corners = half(&mut points.iter().copied());
    corners.extend(half(&mut points.iter().rev().copied()));
    corners
}

/// The same shape with every side moved outwards.
fn pushed_out(corners: &[(f32, f32)], by: f32) -> Vec<(f32, f32)> {
    let side = |n: usize| {
        let (from, to) = (corners[n % corners.len()], corners[(n + 1) % corners.len()]);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        ((from.0 + dy / length * by, from.1 - dx / length * by), (dx, dy))
    };
    let meet = |n: usize| {
        let ((one, (ax, ay)), (other, (bx, by))) = (side(n + corners.len() - 1), side(n));
        let along = ((other.0 - one.0) * by - (other.1 - one.1) * bx) / (ax * by - ay * bx);
        (one.0 + ax * along, one.1 + ay * along)
    };
    (0..corners.len()).map(meet).collect()
}

/// A hollow that a piece stands in.
pub fn hollow(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32) {
    canvas.fill(&circle(x, y, radius), flat(Colour(0x4c5761), 1.0));
    canvas.stroke(&circle(x, y, radius), 0.03, BLACK, 0.35);
    canvas.stroke(&circle(x + 0.01, y + 0.02, radius), 0.015, WHITE, 0.25);
}
