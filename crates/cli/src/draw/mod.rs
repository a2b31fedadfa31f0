//! Boards and cards for a terminal. Every sign differs from the others by its shape or letter; colour only helps.
//!
//! Drawings carry colour codes; `anstream` takes them out where the output is no terminal.

mod linko;
mod lyngk;
mod scene;
mod yinsh;

pub use scene::{Scene, Signs, Span, Spot};

use anstyle::{AnsiColor, Color, Style};
use std::collections::BTreeMap;
use std::fmt::Write;
use trilynx_games::hex::Place;
use trilynx_games::{Game, GameView as _, Outcome, Seat, Status, Viewer};
use trilynx_locales::Catalogue;

/// A game that can be shown in a terminal.
pub trait Draw: Game + Send {
    /// The position as `viewer` sees it, as lines of text; without a viewer, everything.
    fn draw(&self, viewer: Option<Viewer>, page: Page<'_>) -> String;
    /// What a view shows, for a screen.
    fn scene(view: &Self::View, signs: Signs, catalogue: &Catalogue) -> Scene;
    /// What the player of a seat is called in the language of the catalogue.
    fn player(seat: Seat, catalogue: &Catalogue) -> String;
    /// Whose pieces the decision is about, where they are another player's.
    fn target(&self) -> Option<Seat> {
        None
    }
}

/// What lines of text are written for.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    pub catalogue: &'a Catalogue,
    pub columns: usize,
}

impl<'a> Page<'a> {
    /// As wide as the terminal is.
    pub fn here(catalogue: &'a Catalogue) -> Page<'a> {
        Page { catalogue, columns: crate::width::columns() }
    }
}

/// A sentence, or a line, with a large letter at its beginning.
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Whose decision it is and what kind, or how the game ended, in a sentence.
pub fn caption<G: Draw>(state: &G, catalogue: &Catalogue) -> String {
    match state.status() {
        Status::Over(outcome) => {
            format!("{} {}", catalogue.text("terminal-line-over", []), outcome_text(&outcome, |seat| G::player(seat, catalogue), catalogue))
        }
        Status::ToMove(seat) => {
            let decision = state.view(Viewer::Seat(seat)).decision().replace('_', "-");
            let decision = catalogue.text(&format!("decision-{decision}"), []);
            let player = match state.target() {
                Some(other) => format!("{} → {}", G::player(seat, catalogue), G::player(other, catalogue)),
                None => G::player(seat, catalogue),
            };
            capital(&catalogue.text("terminal-decides", [("player", player.into()), ("decision", decision.into())]))
        }
    }
}

/// Who won, and the scores.
pub fn outcome_text(outcome: &Outcome, name: impl Fn(Seat) -> String, catalogue: &Catalogue) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(name).collect();
    let scores: Vec<String> = outcome.scores.iter().map(ToString::to_string).collect();
    let result = match winners.as_slice() {
        [] => catalogue.text("terminal-draw", []),
        winners => catalogue.text("terminal-won", [("players", winners.join(", ").into())]),
    };
    if scores.is_empty() { result } else { format!("{result}  {}", scores.join(" : ")) }
}

const FAINT: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

const fn ink(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color))).bold()
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A piece of a drawing that knows how wide it looks.
struct Cell {
    width: usize,
    text: String,
}

impl Cell {
    fn new(style: Style, text: &str) -> Cell {
        Cell { width: text.chars().count(), text: styled(style, text) }
    }

    /// Several cells side by side.
    fn join(cells: impl IntoIterator<Item = Cell>) -> Cell {
        cells
            .into_iter()
            .fold(Cell { width: 0, text: String::new() }, |all, cell| Cell { width: all.width + cell.width, text: all.text + &cell.text })
    }
}

/// The points of a scene as a board with cells this wide.
fn board(scene: &Scene, cell_width: usize, shown: impl Fn(&Spot) -> &[Span]) -> String {
    let cell = |spot: &Spot| Cell::join(shown(spot).iter().map(|span| Cell::new(span.style, &span.text)));
    hexagonal_board(cell_width, scene.spots.iter().map(|spot| (spot.place, cell(spot))))
}

/// What else there is to a scene, each on a line of its own.
fn lines(scene: &Scene) -> String {
    scene.lines.iter().map(|line| line.iter().map(|span| styled(span.style, &span.text)).collect::<String>() + "\n").collect()
}

/// Draws a board of the triangular grid: letters below the columns, numbers where their lines begin on the left.
///
/// Neighbours in a column lie two lines apart, and the next column is shifted by one line.
fn hexagonal_board(cell_width: usize, points: impl Iterator<Item = (Place, Cell)>) -> String {
    let line_of = |place: Place| 2 * place.row - place.column;
    // By line and column; what stands in a column is centred there.
    let mut cells: BTreeMap<(i8, i8), Cell> = BTreeMap::new();
    let (mut lowest, mut leftmost) = (BTreeMap::<i8, i8>::new(), BTreeMap::<i8, i8>::new());
    for (place, cell) in points {
        cells.insert((line_of(place), place.column), cell);
        lowest.entry(place.column).and_modify(|low| *low = place.row.min(*low)).or_insert(place.row);
        leftmost.entry(place.row).and_modify(|left| *left = place.column.min(*left)).or_insert(place.column);
    }
    let letters = lowest.iter().map(|(&column, &row)| {
        // In brackets, because pieces can be letters too.
        let letter = format!("[{}]", char::from(b'a' + column as u8 - 1));
        ((line_of(Place::new(column, row)) - 2, column), Cell::new(FAINT, &letter))
    });
    cells.extend(letters);
    let numbers: BTreeMap<(i8, i8), String> =
        leftmost.iter().map(|(&row, &column)| ((line_of(Place::new(column, row)), column), row.to_string())).collect();
    let (bottom, top) = (cells.keys().next().map_or(0, |key| key.0), cells.keys().last().map_or(0, |key| key.0));
    let mut drawing = String::new();
    for line in (bottom..=top).rev() {
        let mut at = 0;
        for (key, cell) in cells.range((line, i8::MIN)..=(line, i8::MAX)) {
            let number = numbers.get(key).map_or(String::new(), |number| format!("{number} "));
            let start = (key.1 as usize * cell_width + cell_width / 2).saturating_sub(cell.width / 2);
            let gap = " ".repeat(start.saturating_sub(at + number.len()));
            write!(drawing, "{gap}{}{}", styled(FAINT, &number), cell.text).expect("writing to a string");
            at = start + cell.width;
        }
        drawing.push('\n');
    }
    drawing
}
