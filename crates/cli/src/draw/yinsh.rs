//! YINSH: a disc is a marker, a disc in brackets is a ring.

use super::{Cell, Draw, FAINT, ending, hexagonal_board, ink, styled};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use trilynx_games::yinsh::{Colour, Phase, Piece, Point, State};
use trilynx_games::{Game, Viewer};

impl Draw for State {
    fn draw(&self, _: Option<Viewer>) -> String {
        let view = self.view(Viewer::Spectator);
        let mut drawing = hexagonal_board(4, Point::all().map(|point| (point.place(), cell(view.at(point)))));
        for colour in Colour::ALL {
            let (ring, marker) = (sign(Piece::Ring(colour)), sign(Piece::Marker(colour)));
            let removed = usize::from(view.removed(colour));
            writeln!(
                drawing,
                "{:<6} {} ring  {} marker   rings taken off: {}",
                colour.to_string(),
                styled(style(colour), ring),
                styled(style(colour), marker),
                styled(style(colour), &format!("{}{}", ring.repeat(removed), "  _".repeat(3usize.saturating_sub(removed))))
            )
            .expect("writing to a string");
        }
        let pool = view.pool();
        writeln!(drawing, "Pool   {pool} {}", if pool == 1 { "marker" } else { "markers" }).expect("writing to a string");
        drawing
    }

    fn caption(&self) -> String {
        if let Some(ended) = ending(self, |seat| Colour::ALL[seat].to_string()) {
            return ended;
        }
        let view = self.view(Viewer::Spectator);
        let what = match view.phase() {
            Phase::Place => "places a ring",
            Phase::Move => "moves a ring",
            Phase::TakeRow { .. } => "takes off a row of five markers",
            Phase::TakeRing { .. } => "takes off a ring for the row",
            Phase::Over => "has nothing to decide",
        };
        format!("{} {what}.", view.turn())
    }
}

fn cell(piece: Option<Piece>) -> Cell {
    match piece {
        None => Cell::new(FAINT, "·"),
        Some(piece @ (Piece::Ring(colour) | Piece::Marker(colour))) => Cell::new(style(colour), sign(piece)),
    }
}

fn sign(piece: Piece) -> &'static str {
    match piece {
        Piece::Ring(Colour::White) => "(○)",
        Piece::Ring(Colour::Black) => "(●)",
        Piece::Marker(Colour::White) => "○",
        Piece::Marker(Colour::Black) => "●",
    }
}

fn style(colour: Colour) -> Style {
    match colour {
        Colour::White => ink(AnsiColor::BrightYellow),
        Colour::Black => ink(AnsiColor::BrightBlue),
    }
}
