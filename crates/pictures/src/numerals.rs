//! The figures on cards as strokes, in a box 10 wide and 16 high.

use crate::canvas::{Canvas, Colour, path};

const DIGITS: [&str; 10] = [
    "M 5 0 C 8 0 10 3 10 8 C 10 13 8 16 5 16 C 2 16 0 13 0 8 C 0 3 2 0 5 0 Z",
    "M 2 3 L 5.5 0 L 5.5 16",
    "M 0.5 4 C 0.5 -1.3 9.5 -1.3 9.5 4.3 C 9.5 8 3 11 0.5 16 L 10 16",
    "M 0.5 2.5 C 2.5 -1 9 -0.8 9 3.8 C 9 6.6 6.5 7.6 4 7.6 C 7 7.6 10 8.8 10 12 C 10 17.4 1.5 17.4 0 13",
    "M 7.5 16 L 7.5 0 L 0 11 L 10 11",
    "M 9 0 L 2 0 L 1 7 C 4 5 10 6 10 11 C 10 17 2 17.3 0 13.5",
    "M 8.5 0.8 C 4 0 0 5 0 10.5 C 0 17.8 10 17.8 10 11 C 10 4.8 1.5 5 0.3 11",
    "M 0 0 L 10 0 L 4 16",
    "M 5 7.4 C 1.6 7.4 0.8 5.4 0.8 3.8 C 0.8 -1.3 9.2 -1.3 9.2 3.8 C 9.2 5.4 8.4 7.4 5 7.4 C 1.6 7.4 0 9.6 0 11.8 C 0 17.4 10 17.4 10 11.8 C 10 9.6 8.4 7.4 5 7.4 Z",
    "M 1.5 15.2 C 6 16 10 11 10 5.5 C 10 -1.8 0 -1.8 0 5 C 0 11.2 8.5 11 9.7 5",
];

/// Draws a number round a middle, this high.
pub fn number(canvas: &mut Canvas, text: &str, (x, y): (f32, f32), height: f32, weight: f32, colour: Colour) {
    let scale = height / 16.0;
    let digits: Vec<usize> = text.bytes().filter(u8::is_ascii_digit).map(|digit| usize::from(digit - b'0')).collect();
    let width = digits.len() as f32 * 14.0 - 4.0;
    for (n, digit) in digits.into_iter().enumerate() {
        let left = n as f32 * 14.0 - width / 2.0;
        let drawn = path(DIGITS[digit])
            .transform(tiny_skia::Transform::from_row(scale, 0.0, 0.0, scale, x + left * scale, y - height / 2.0))
            .expect("a figure stays finite");
        canvas.stroke(&drawn, weight * scale, colour, 1.0);
    }
}
