//! LYNGK: a stack is written as in the notation, bottom first, with its top underlined.

use super::{Draw, FAINT, Page, Scene, Signs, Span, Spot, board, capital, ink, lines, styled};
use anstyle::{AnsiColor, Style};
use trilynx_games::lyngk::{Colour, Piece, Point, Stack, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

/// What a board with whole stacks takes; on a narrower page there are their tops and heights, and a list.
const WIDE: usize = 72;

impl Draw for State {
    fn draw(&self, _: Option<Viewer>, page: Page<'_>) -> String {
        let view = self.view(Viewer::Spectator);
        let scene = Self::scene(&view, Signs::Unicode, page.catalogue);
        if page.columns >= WIDE {
            return board(&scene, 7, |spot| &spot.wide) + &lines(&scene);
        }
        let drawing = board(&scene, 5, |spot| &spot.narrow) + &lines(&scene);
        let is_high = |spot: &&Spot| spot.wide != spot.narrow;
        let whole = |spot: &Spot| spot.wide.iter().map(|span| styled(span.style, &span.text)).collect::<String>();
        let stacks: Vec<String> = scene.spots.iter().filter(is_high).map(|spot| format!("{} {}", spot.name, whole(spot))).collect();
        match stacks.is_empty() {
            true => drawing,
            false => drawing + &page.catalogue.text("terminal-lyngk-stacks", [("stacks", stacks.join("  ").into())]) + "\n",
        }
    }

    fn scene(view: &View, signs: Signs, catalogue: &Catalogue) -> Scene {
        let spot = |point: Point| {
            let (wide, narrow) = spans(view.stack(point), signs);
            Spot { place: point.place(), name: point.to_string(), wide, narrow }
        };
        let named = |colour: Colour| {
            let name = catalogue.text(&format!("lyngk-colour-{}", colour.name()), []);
            Span::new(style(Piece::Colour(colour)), format!(" {} {name}", Piece::Colour(colour).letter()))
        };
        let joker = format!(" {} {}", Piece::Joker.letter(), catalogue.text("lyngk-piece-joker", []));
        let mut lines: Vec<Vec<Span>> = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let values = [("player", Self::player(seat, catalogue).into()), ("count", (view.taken(seat).len() as u32).into())];
            let heading = Span::plain(capital(&catalogue.text("terminal-lyngk-player", values)));
            lines.push(std::iter::once(heading).chain(view.claims(seat).map(named)).collect());
        }
        let neutral = Colour::ALL.iter().filter(|colour| view.owner(**colour).is_none()).map(|colour| named(*colour));
        let heading = Span::plain(catalogue.text("terminal-lyngk-neutral", []));
        lines.push(std::iter::once(heading).chain(neutral).chain([Span::new(style(Piece::Joker), joker)]).collect());
        Scene { spots: Point::all().map(spot).collect(), has_stacks: true, lines }
    }

    fn player(seat: Seat, catalogue: &Catalogue) -> String {
        catalogue.text("lyngk-player-number", [("number", (u32::from(seat.0) + 1).into())])
    }
}

/// A stack in full, and as its top and height.
fn spans(stack: Stack, signs: Signs) -> (Vec<Span>, Vec<Span>) {
    let height = stack.height();
    let letter = |(n, piece): (usize, Piece)| {
        let style = if n + 1 == height { style(piece).underline() } else { style(piece) };
        Span::new(style, piece.letter().to_string())
    };
    let letters: Vec<Span> = stack.pieces().enumerate().map(letter).collect();
    match letters.as_slice() {
        [] => {
            let empty = vec![Span::new(FAINT, signs.pick("·", "."))];
            (empty.clone(), empty)
        }
        [only] => (vec![only.clone()], vec![only.clone()]),
        [.., top] => {
            let narrow = vec![top.clone(), Span::new(FAINT, height.to_string())];
            (letters, narrow)
        }
    }
}

fn style(piece: Piece) -> Style {
    ink(match piece {
        Piece::Colour(Colour::Ivory) => AnsiColor::BrightYellow,
        Piece::Colour(Colour::Blue) => AnsiColor::BrightBlue,
        Piece::Colour(Colour::Red) => AnsiColor::BrightRed,
        Piece::Colour(Colour::Green) => AnsiColor::BrightGreen,
        Piece::Colour(Colour::Black) => AnsiColor::BrightMagenta,
        Piece::Joker => AnsiColor::BrightWhite,
    })
}
