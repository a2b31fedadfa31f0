//! Leaning stacks on a board of round hollows.

use crate::canvas::{BLACK, Canvas, Colour, WHITE, circle, flat, linear, path, radial};
use crate::hex::{Board, hollow};
use crate::{HEIGHT, WIDTH};
use trilynx_games::hex::Place;
use trilynx_games::lyngk::Point;
use trilynx_protocol::position::Lyngk;

const RADIUS: f32 = 0.4;
/// How far a piece stands from the one below it.
const LEAN: (f32, f32) = (0.034, -0.124);

pub fn draw(canvas: &mut Canvas, position: &Lyngk) {
    let board = Board::new(Point::all().filter_map(|point| Place::read(&point.to_string())), Place::new(5, 5));
    canvas.place(WIDTH as f32 / 2.0, HEIGHT as f32 / 2.0 + 6.0, 66.0);
    board.draw(canvas, 0.75);
    for at in board.places() {
        hollow(canvas, at, RADIUS + 0.02);
    }
    let mut stacks: Vec<((f32, f32), &str)> =
        position.stacks.iter().filter_map(|(point, pieces)| Some((board.find(point)?, pieces.as_str()))).collect();
    // From far to near.
    stacks.sort_by(|one, other| one.0.1.total_cmp(&other.0.1));
    for (at, pieces) in stacks {
        stack(canvas, at, pieces);
    }
    for (seat, taken) in position.taken.iter().enumerate() {
        for (n, pieces) in taken.iter().enumerate().take(6) {
            stack(canvas, (if seat == 0 { -7.4 } else { 7.4 }, 3.4 - n as f32 * 1.25), pieces);
        }
    }
}

fn stack(canvas: &mut Canvas, (x, y): (f32, f32), pieces: &str) {
    let height = pieces.len() as f32;
    canvas.shadow((x + 0.07 + height * 0.022, y + 0.1 + height * 0.014), RADIUS * 1.2);
    for (n, letter) in pieces.chars().enumerate() {
        let n = n as f32;
        piece(canvas, (x + LEAN.0 * n, y - 0.07 + LEAN.1 * n), letter);
    }
}

fn piece(canvas: &mut Canvas, (x, y): (f32, f32), letter: char) {
    let (face, wall) = colours(letter);
    canvas.fill(&circle(x, y + 0.12, RADIUS), flat(wall, 1.0));
    canvas.fill(&circle(x, y + 0.06, RADIUS), flat(wall, 1.0));
    canvas.fill(
        &circle(x, y + 0.09, RADIUS),
        linear((x - RADIUS, y), (x + RADIUS, y), &[(0.0, WHITE, 0.14), (0.5, WHITE, 0.0), (1.0, BLACK, 0.3)]),
    );
    canvas.fill(&circle(x, y, RADIUS), flat(face, 1.0));
    canvas.fill(&circle(x, y, RADIUS), radial((x - 0.09, y - 0.12), 0.5, &[(0.0, WHITE, 0.3), (0.5, WHITE, 0.05), (1.0, BLACK, 0.22)]));
    canvas.stroke(&circle(x, y, RADIUS * 0.8), 0.014, BLACK, 0.26);
    canvas.stroke(&circle(x + 0.009, y + 0.011, RADIUS * 0.8), 0.011, WHITE, 0.3);
    if letter == 'w' {
        petals(canvas, (x, y));
    }
}

/// A joker shows all five colours.
fn petals(canvas: &mut Canvas, (x, y): (f32, f32)) {
    for (n, letter) in "ibrgk".chars().enumerate() {
        let angle = n as f32 * core::f32::consts::TAU / 5.0;
        let turn = |dx: f32, dy: f32| (x + dx * angle.cos() - dy * angle.sin(), y + dx * angle.sin() + dy * angle.cos());
        let points = [(0.0, -0.05), (0.08, -0.11), (0.095, -0.19), (0.0, -0.27), (-0.095, -0.19), (-0.08, -0.11), (0.0, -0.05)]
            .map(|(dx, dy)| turn(dx, dy));
        let [a, b, c, d, e, f, g] = points.map(|(x, y)| format!("{x} {y}"));
        canvas.fill(&path(&format!("M {a} C {b} {c} {d} C {e} {f} {g} Z")), flat(colours(letter).0, 1.0));
    }
}

/// Face and wall.
fn colours(letter: char) -> (Colour, Colour) {
    match letter {
        'i' => (Colour(0xf2e7cd), Colour(0xd3c196)),
        'b' => (Colour(0x5a92d2), Colour(0x3a6fae)),
        'r' => (Colour(0x9c2724), Colour(0x791816)),
        'g' => (Colour(0x97c985), Colour(0x6ba15b)),
        'k' => (Colour(0x26272b), Colour(0x17181b)),
        _ => (Colour(0xded9d6), Colour(0xb4adab)),
    }
}
