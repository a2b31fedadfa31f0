//! Rings and markers on a slab of slate.

use crate::canvas::{BLACK, Canvas, Colour, WHITE, annulus, circle, flat, linear, radial};
use crate::hex::Board;
use crate::{HEIGHT, WIDTH};
use trilynx_games::hex::Place;
use trilynx_games::yinsh::Point;
use trilynx_protocol::position::Yinsh;

/// Face and wall of what is white, then of what is black.
const SIDES: [(Colour, Colour); 2] = [(Colour(0xf1e9d8), Colour(0xab9670)), (Colour(0x1f2024), Colour(0x060607))];

pub fn draw(canvas: &mut Canvas, position: &Yinsh) {
    let board = Board::new(Point::all().filter_map(|point| Place::read(&point.to_string())), Place::new(6, 6));
    canvas.place(WIDTH as f32 / 2.0, HEIGHT as f32 / 2.0 - 3.0, 52.0);
    board.draw(canvas, 0.85);
    for (side, points) in position.markers.iter().enumerate() {
        for at in points.iter().filter_map(|point| board.find(point)) {
            marker(canvas, at, side);
        }
    }
    for (side, points) in position.rings.iter().enumerate() {
        for at in points.iter().filter_map(|point| board.find(point)) {
            ring(canvas, at, side);
        }
    }
    // The rings that each side has won stand beside the board.
    for (side, won) in position.removed.iter().enumerate() {
        for n in 0..3u8 {
            let x = if side == 0 { -9.6 } else { 9.6 };
            let at = (x, 3.6 - f32::from(n) * 1.1);
            if n < *won {
                ring(canvas, at, side);
            } else {
                canvas.stroke(&circle(at.0, at.1, 0.36), 0.05, WHITE, 0.14);
            }
        }
    }
}

fn ring(canvas: &mut Canvas, (x, y): (f32, f32), side: usize) {
    let (face, wall) = SIDES[side];
    canvas.shadow((x + 0.05, y + 0.1), 0.52);
    canvas.fill(&annulus(x, y + 0.055, 0.44, 0.27), flat(wall, 1.0));
    canvas.fill(&annulus(x, y, 0.44, 0.27), flat(face, 1.0));
    let body = [(0.6, BLACK, 0.4), (0.72, WHITE, 0.05), (0.8, WHITE, 0.28), (0.88, WHITE, 0.04), (1.0, BLACK, 0.4)];
    canvas.fill(&annulus(x, y, 0.44, 0.27), radial((x, y), 0.44, &body));
    let light = [(0.0, WHITE, 0.55), (0.4, WHITE, 0.08), (0.6, BLACK, 0.0), (1.0, BLACK, 0.4)];
    canvas.fill(&annulus(x, y, 0.44, 0.355), linear((x - 0.3, y - 0.36), (x + 0.3, y + 0.36), &light));
}

fn marker(canvas: &mut Canvas, (x, y): (f32, f32), side: usize) {
    let ((face, wall), (other, _)) = (SIDES[side], SIDES[1 - side]);
    canvas.shadow((x + 0.04, y + 0.08), 0.3);
    canvas.fill(&circle(x, y + 0.06, 0.24), flat(other, 1.0));
    canvas.fill(&circle(x, y + 0.03, 0.24), flat(wall, 1.0));
    canvas.fill(&circle(x, y, 0.24), flat(face, 1.0));
    canvas.fill(&circle(x, y, 0.24), radial((x - 0.06, y - 0.08), 0.3, &[(0.0, WHITE, 0.3), (0.5, WHITE, 0.05), (1.0, BLACK, 0.22)]));
    canvas.stroke(&circle(x, y, 0.15), 0.014, BLACK, 0.3);
    canvas.stroke(&circle(x + 0.008, y + 0.01, 0.15), 0.01, WHITE, 0.25);
}
