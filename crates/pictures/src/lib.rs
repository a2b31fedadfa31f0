//! Pictures of positions: what a chat or a social network shows of a link to a table.
//!
//! The one thing to know: a picture is made from a [`Position`], which holds nothing that its viewer may not know. There is no text in it: names and
//! results stand beside it, in the reader's language.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod canvas;
mod hex;
mod linko;
mod lyngk;
mod numerals;
mod png;
mod yinsh;

#[cfg(test)]
mod tests;

use canvas::Canvas;
use trilynx_protocol::position::Position;

/// How wide a picture is, in pixels: the size that networks ask for.
pub const WIDTH: u32 = 1200;
/// How high it is.
pub const HEIGHT: u32 = 630;

/// A picture of a position as a PNG file.
pub fn picture(position: &Position) -> Vec<u8> {
    let mut canvas = Canvas::table(WIDTH, HEIGHT);
    match position {
        Position::Yinsh(position) => yinsh::draw(&mut canvas, position),
        Position::Lyngk(position) => lyngk::draw(&mut canvas, position),
        Position::Linko(position) => linko::draw(&mut canvas, position),
    }
    canvas.into_png()
}
