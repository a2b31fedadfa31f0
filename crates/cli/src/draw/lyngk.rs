//! LYNGK: a stack is written as in the notation, bottom first, with its top underlined.

use super::{Cell, Draw, FAINT, Scene, Signs, Span, Spot, ending, hexagonal_board, ink, styled};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use trilynx_games::lyngk::{Colour, Phase, Piece, Point, Stack, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

impl Draw for State {
    fn draw(&self, _: Option<Viewer>) -> String {
        let view = self.view(Viewer::Spectator);
        let mut drawing = hexagonal_board(7, Point::all().map(|point| (point.place(), cell(view.stack(point)))));
        for seat in [Seat(0), Seat(1)] {
            let claims: Vec<String> = view.claims(seat).map(|colour| styled(style(Piece::Colour(colour)), colour.name())).collect();
            let taken: Vec<String> = view.taken(seat).iter().map(|stack| cell(*stack).text).collect();
            writeln!(drawing, "Player {seat}  claimed: {:<12}  taken: {}", or_none(&claims), or_none(&taken)).expect("writing to a string");
        }
        let neutral: Vec<String> = Colour::ALL
            .iter()
            .filter(|colour| view.owner(**colour).is_none())
            .map(|&c| styled(style(Piece::Colour(c)), c.name()))
            .collect();
        writeln!(drawing, "Neutral   {}", or_none(&neutral)).expect("writing to a string");
        let legend: Vec<String> = Colour::ALL.iter().map(|&colour| entry(Piece::Colour(colour), colour.name())).collect();
        writeln!(
            drawing,
            "Letters   {}  {}; a stack is written from its bottom to its top",
            legend.join("  "),
            entry(Piece::Joker, "joker")
        )
        .expect("writing to a string");
        drawing
    }

    fn caption(&self) -> String {
        match self.view(Viewer::Spectator).phase() {
            Phase::Turn { by } => {
                let choices = self.legal_texts();
                let claims = choices.iter().filter(|text| text.starts_with("claim:")).count();
                let what = if claims == 0 {
                    "moves"
                } else if claims < choices.len() {
                    "moves, or claims a colour first"
                } else {
                    "can only move after claiming a colour"
                };
                format!("Player {by} {what}.")
            }
            Phase::Claimed { by } => format!("Player {by} has claimed a colour and moves."),
            Phase::Over | Phase::Won { .. } => ending(self, |seat| format!("player {seat}")).unwrap_or_default(),
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
            let heading = Span::plain(catalogue.text("terminal-lyngk-player", values));
            lines.push(std::iter::once(heading).chain(view.claims(seat).map(named)).collect());
        }
        let neutral = Colour::ALL.iter().filter(|colour| view.owner(**colour).is_none()).map(|colour| named(*colour));
        let heading = Span::plain(catalogue.text("terminal-lyngk-neutral", []));
        lines.push(std::iter::once(heading).chain(neutral).chain([Span::new(style(Piece::Joker), joker)]).collect());
        Scene { spots: Point::all().map(spot).collect(), lines }
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

/// A letter and what it stands for.
fn entry(piece: Piece, name: &str) -> String {
    format!("{} {name}", styled(style(piece), &piece.letter().to_string()))
}

fn or_none(texts: &[String]) -> String {
    if texts.is_empty() { "none".to_string() } else { texts.join(" ") }
}

fn cell(stack: Stack) -> Cell {
    let height = stack.height();
    if height == 0 {
        return Cell::new(FAINT, "·");
    }
    Cell::join(stack.pieces().enumerate().map(|(n, piece)| {
        let style = if n + 1 == height { style(piece).underline() } else { style(piece) };
        Cell::new(style, &piece.letter().to_string())
    }))
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
