//! YINSH: a disc is a marker, a disc in brackets is a ring.

use super::{Draw, FAINT, Page, Scene, Signs, Span, Spot, board, ink, lines};
use anstyle::{AnsiColor, Style};
use trilynx_games::yinsh::{Colour, Piece, Point, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

impl Draw for State {
    fn draw(&self, _: Option<Viewer>, page: Page<'_>) -> String {
        let scene = Self::scene(&self.view(Viewer::Spectator), Signs::Unicode, page.catalogue);
        board(&scene, 4, |spot| &spot.wide) + &lines(&scene)
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
        Scene { spots: Point::all().map(spot).collect(), has_stacks: false, lines }
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
