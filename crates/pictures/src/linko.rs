//! Cards on the felt: the row, the pile, and what lies in front of everybody. Hands are face down.

use crate::canvas::{BLACK, Canvas, Colour, WHITE, circle, flat, path, polygon};
use crate::numerals::number;
use crate::{HEIGHT, WIDTH};
use trilynx_protocol::position::Linko;

/// The ground of each card and what is written on it, from 1 to 13. Odd values are dark, even ones bright: neighbours differ without hue.
const FACES: [(Colour, Colour); 13] = [
    (Colour(0xc2272d), Colour(0xffd9d4)),
    (Colour(0xfba95b), Colour(0x552800)),
    (Colour(0x89461f), Colour(0xffddc6)),
    (Colour(0xfbd44b), Colour(0x453300)),
    (Colour(0x4f6422), Colour(0xdff0c4)),
    (Colour(0xa5e780), Colour(0x1f3f06)),
    (Colour(0x0d6848), Colour(0xc4f5dc)),
    (Colour(0x8ee6e5), Colour(0x004244)),
    (Colour(0x005c98), Colour(0xc7edff)),
    (Colour(0x9fc3f8), Colour(0x143463)),
    (Colour(0x4f36a6), Colour(0xe4e3ff)),
    (Colour(0xf2b2eb), Colour(0x4e214b)),
    (Colour(0x711c46), Colour(0xffd8ea)),
];
const JOKER: Colour = Colour(0x191d2f);
const BACK: Colour = Colour(0x222c49);
const GOLD: Colour = Colour(0xefb03e);
const FELT: Colour = Colour(0x1d4d52);
const PAPER: Colour = Colour(0xfbf7ef);

/// A card is this high if it is 1 wide.
const TALL: f32 = 1.4;

pub fn draw(canvas: &mut Canvas, position: &Linko) {
    let (width, height) = (WIDTH as f32, HEIGHT as f32);
    canvas.cover(FELT, 0.55);
    row(canvas, position, (width / 2.0, height / 2.0 - 8.0));
    let seats = position.sets.len();
    for (seat, sets) in position.sets.iter().enumerate() {
        // Seat 0 sits at the near side, the others along the far one.
        let middle = match seat {
            0 => (width / 2.0, height - 98.0),
            _ => (width * (seat as f32 - 0.5) / (seats as f32 - 1.0), 104.0),
        };
        let attacked = position.attacked == Some(seat as u8);
        in_front(canvas, sets.last().map_or(&[][..], Vec::as_slice), middle, attacked);
        let hand = position.hand_sizes.get(seat).copied().unwrap_or(0);
        backs(canvas, hand, (middle.0, if seat == 0 { middle.1 + 96.0 } else { middle.1 - 96.0 }));
    }
}

/// The pile and the cards face up.
fn row(canvas: &mut Canvas, position: &Linko, (x, y): (f32, f32)) {
    const SIZE: f32 = 92.0;
    const APART: f32 = 104.0;
    let count = position.row.len() as f32 + 1.0;
    let left = x - (count - 1.0) * APART / 2.0;
    for n in 0..position.pile.div_ceil(12) {
        canvas.place(left - f32::from(n) * 2.5, y - f32::from(n) * 2.5, SIZE);
        back(canvas);
    }
    for (n, card) in position.row.iter().enumerate() {
        canvas.place(left + (n as f32 + 1.0) * APART, y, SIZE);
        face(canvas, card);
    }
}

/// The set on top of those in front of a player, as a fan.
fn in_front(canvas: &mut Canvas, cards: &[String], (x, y): (f32, f32), attacked: bool) {
    const SIZE: f32 = 88.0;
    let half = (cards.len() as f32 - 1.0) / 2.0;
    for (n, card) in cards.iter().enumerate() {
        let n = n as f32 - half;
        canvas.place(x + n * SIZE * 0.46, y + n.abs() * 3.0, SIZE);
        canvas.turned(n * 4.0);
        if attacked {
            canvas.stroke(&shape(1.0), 0.12, GOLD, 0.9);
        }
        face(canvas, card);
    }
}

/// A hand, face down and half off the table.
fn backs(canvas: &mut Canvas, count: u8, (x, y): (f32, f32)) {
    const SIZE: f32 = 44.0;
    let count = count.min(14);
    for n in 0..count {
        let n = f32::from(n) - (f32::from(count) - 1.0) / 2.0;
        canvas.place(x + n * 17.0, y, SIZE);
        canvas.turned(n * 2.0);
        back(canvas);
    }
}

fn shape(size: f32) -> tiny_skia::Path {
    let (x, y) = (size / 2.0, size * TALL / 2.0);
    polygon(&[(-x, -y), (x, -y), (x, y), (-x, y)], 0.09)
}

fn paper(canvas: &mut Canvas, ground: Colour) {
    let moved = |by: f32| shape(1.0).transform(tiny_skia::Transform::from_translate(by / 2.0, by)).expect("a card stays finite");
    for (by, strength) in [(0.1, 0.1), (0.07, 0.14), (0.035, 0.2)] {
        canvas.fill(&moved(by), flat(BLACK, strength));
    }
    canvas.fill(&shape(1.0), flat(PAPER, 1.0));
    canvas.fill(&shape(0.94), flat(ground, 1.0));
}

fn face(canvas: &mut Canvas, card: &str) {
    let Some(&(ground, ink)) = card.parse::<usize>().ok().and_then(|value| FACES.get(value.checked_sub(1)?)) else {
        paper(canvas, JOKER);
        lynx(canvas, WHITE);
        return;
    };
    paper(canvas, ground);
    for at in [(0.2, 0.35), (-0.22, 0.1), (0.24, -0.32), (-0.1, -0.45)] {
        canvas.stroke(&circle(at.0, at.1, 0.17), 0.03, ink, 0.14);
    }
    number(canvas, card, (0.0, 0.08), if card.len() > 1 { 0.48 } else { 0.66 }, 3.4, ink);
    number(canvas, card, (-0.3, -0.5), 0.2, 3.4, ink);
}

fn back(canvas: &mut Canvas) {
    paper(canvas, BACK);
    for n in -2..=2 {
        canvas.stroke(&circle(f32::from(n as i8) * 0.16, 0.0, 0.13), 0.035, GOLD, 0.5);
    }
}

/// Three linked rings that make a lynx.
fn lynx(canvas: &mut Canvas, colour: Colour) {
    let unit = |text: &str| {
        path(text).transform(tiny_skia::Transform::from_row(0.0072, 0.0, 0.0, 0.0072, -0.36, -0.36)).expect("a lynx stays finite")
    };
    for text in [
        "M 13.5 33 C 10.6 27 10 20 11.6 11 C 20 14.6 26.6 19.4 32.4 26.4",
        "M 86.5 33 C 89.4 27 90 20 88.4 11 C 80 14.6 73.4 19.4 67.6 26.4",
    ] {
        canvas.stroke(&unit(text), 0.05, GOLD, 1.0);
    }
    for (x, y, radius) in [(28.5, 50.0, 18.0), (71.5, 50.0, 18.0), (50.0, 73.0, 21.5)] {
        canvas.stroke(&circle(x * 0.0072 - 0.36, y * 0.0072 - 0.36, radius * 0.0072), 0.052, colour, 1.0);
    }
    for x in [29.5, 70.5] {
        canvas.fill(&circle(x * 0.0072 - 0.36, 49.0 * 0.0072 - 0.36, 0.036), flat(GOLD, 1.0));
    }
    canvas.fill(&unit("M 43 71.6 L 57 71.6 L 50 80.6 Z"), flat(GOLD, 1.0));
}
