//! YINSH: a disc is a marker, a disc in brackets is a ring.

use super::{Cell, Draw, FAINT, Scene, Signs, Span, Spot, ending, hexagonal_board, ink, styled};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use trilynx_games::yinsh::{Colour, Phase, Piece, Point, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

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

    fn scene(view: &View, signs: Signs, catalogue: &Catalogue) -> Scene {
        let spot = |point: Point| {
            let span = match view.at(point) {
                None => Span::new(FAINT, signs.pick("·", ".")),
                Some(piece @ (Piece::Ring(colour) | Piece::Marker(colour))) => Span::new(style(colour), screen_sign(piece, signs)),
            };
            Spot { place: point.place(), name: point.to_string(), wide: vec![span.clone()], narrow: vec![span] }
        };
        let player = |colour: Colour| {
            let values = [("player", Self::player(seat(colour), catalogue).into()), ("count", u32::from(view.removed(colour)).into())];
            let signs = [Piece::Ring(colour), Piece::Marker(colour)].map(|piece| screen_sign(piece, signs)).join(" ");
            vec![Span::new(style(colour), signs), Span::plain(format!("  {}", catalogue.text("terminal-yinsh-removed", values)))]
        };
        let pool = catalogue.text("terminal-yinsh-pool", [("count", u32::from(view.pool()).into())]);
        let lines = Colour::ALL.map(player).into_iter().chain([vec![Span::plain(pool)]]).collect();
        Scene { spots: Point::all().map(spot).collect(), lines }
    }

    fn player(seat: Seat, catalogue: &Catalogue) -> String {
        let colour = Colour::ALL[seat.index()].to_string().to_lowercase();
        catalogue.text(&format!("yinsh-colour-{colour}"), [])
    }
}

fn seat(colour: Colour) -> Seat {
    Seat(Colour::ALL.iter().position(|known| *known == colour).unwrap_or(0) as u8)
}

fn screen_sign(piece: Piece, signs: Signs) -> &'static str {
    let ascii = match piece {
        Piece::Ring(Colour::White) => "(o)",
        Piece::Ring(Colour::Black) => "(x)",
        Piece::Marker(Colour::White) => "o",
        Piece::Marker(Colour::Black) => "x",
    };
    signs.pick(sign(piece), ascii)
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
