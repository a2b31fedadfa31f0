//! Draws a model, and says where on the screen what can be clicked.

use super::model::{Key, Model, Sure, Target};
use crate::draw::{Span, Spot};
use anstyle::{AnsiColor, Effects};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::{Color, Modifier, Style};
use trilynx_locales::Catalogue;

/// Smaller than this nothing can be shown.
pub const LEAST: (u16, u16) = (60, 20);

/// The rows below the board: status, what is typed or a note, more of it, keys.
const BELOW: u16 = 4;

/// Narrower than this, chat is only seen as it comes.
const CHAT_WIDTH: u16 = 20;

/// How things look.
#[derive(Clone, Copy)]
pub struct Look {
    pub has_colours: bool,
    pub catalogue: &'static Catalogue,
}

/// What can be clicked, and where.
pub type Places = Vec<(Rect, Target)>;

/// Draws everything.
pub fn render(model: &Model, look: Look, buffer: &mut Buffer) -> Places {
    let area = buffer.area;
    let mut places = Places::new();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let values = [("columns", u32::from(LEAST.0).into()), ("rows", u32::from(LEAST.1).into())];
        wrapped(buffer, area, &look.catalogue.text("terminal-too-small", values), Style::new());
        return places;
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    put(buffer, Rect { height: 1, ..area }, &cut(&model.picture.title, area.width), bold);
    let side = (area.width / 4).clamp(15, 34);
    let main = Rect { y: area.y + 1, width: area.width - side - 1, height: area.height - 1 - BELOW, ..area };
    let beside = Rect { x: area.x + area.width - side, width: side, ..main };
    if model.helps {
        // All but the title and the keys.
        let whole = Rect { width: area.width, height: area.height - 2, ..main };
        let mut help = look.catalogue.text("terminal-help", []);
        if model.picture.is_live {
            help = format!("{}\n{help}", look.catalogue.text("terminal-live-help", []));
        }
        wrapped(buffer, whole, &help, Style::new());
    } else {
        draw_scene(model, look, buffer, main, &mut places);
        draw_side(model, look, buffer, beside, &mut places);
        draw_below(model, look, buffer, Rect { y: main.y + main.height, height: BELOW - 1, ..area });
    }
    draw_keys(model, look, buffer, Rect { y: area.y + area.height - 1, height: 1, ..area }, &mut places);
    places
}

/// The board or the cards of a picture as lines of text, without colours.
pub fn scene_rows(picture: &super::model::Picture, catalogue: &'static Catalogue, columns: usize) -> Vec<String> {
    let width = u16::try_from(columns).unwrap_or(u16::MAX).clamp(40, 78);
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width, height: 26 });
    let model = Model { picture: picture.clone(), ..Model::default() };
    let area = buffer.area;
    draw_scene(&model, Look { has_colours: false, catalogue }, &mut buffer, area, &mut Places::new());
    let row = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    let rows: Vec<String> = (0..area.height).map(row).collect();
    let first = rows.iter().position(|row| !row.is_empty()).unwrap_or(rows.len());
    let end = rows.iter().rposition(|row| !row.is_empty()).map_or(first, |last| last + 1);
    rows[first..end].to_vec()
}

/// The board, and the lines below or without it.
fn draw_scene(model: &Model, look: Look, buffer: &mut Buffer, area: Rect, places: &mut Places) {
    let scene = &model.picture.scene;
    let lines = scene.lines.len() as u16;
    let mut y = area.y;
    if !scene.spots.is_empty() {
        let board = Rect { height: area.height.saturating_sub(lines.min(3)), ..area };
        y = draw_board(model, look, buffer, board, places);
    }
    for line in &scene.lines {
        if y >= area.y + area.height {
            return;
        }
        let mut x = area.x;
        for span in line {
            let width = chars(&span.text);
            if x > area.x && x + width > area.x + area.width && y + 1 < area.y + area.height {
                (x, y) = (area.x + 3, y + 1);
            }
            let room = (area.x + area.width).saturating_sub(x);
            put(buffer, Rect { x, y, width: room.min(width), height: 1 }, &span.text, style(span, look));
            x += width.min(room);
        }
        y += 1;
    }
}

/// A board of the triangular grid with its numbered lines as rows. Gives the row below it.
fn draw_board(model: &Model, look: Look, buffer: &mut Buffer, area: Rect, places: &mut Places) -> u16 {
    let spots = &model.picture.scene.spots;
    let along = |spot: &Spot| 2 * i32::from(spot.place.column) - i32::from(spot.place.row);
    let rows = spots.iter().map(|spot| i32::from(spot.place.row));
    let (top, bottom) = (rows.clone().max().unwrap_or(0), rows.min().unwrap_or(0));
    let (left, right) = (spots.iter().map(along).min().unwrap_or(0), spots.iter().map(along).max().unwrap_or(0));
    // Two units of the grid are one cell; on each side there is room for a number and a letter.
    let fits = |half: i32| (right - left) * half + 2 * half + 6 <= i32::from(area.width);
    let is_wide = fits(3) && model.picture.scene.has_stacks;
    let step = if 2 * (top - bottom + 2) <= i32::from(area.height) { 2 } else { 1 };
    // Where there is a line between the rows, points that are further apart look less crowded too.
    let is_spread = is_wide || step == 2;
    let half = [4, 3].into_iter().find(|half| is_spread && fits(*half)).unwrap_or(2);
    let width = (right - left) * half + 2 * half + 4;
    let margin = i32::from(area.x) + 3 + (i32::from(area.width) - width).max(0) / 2;
    // The middle of a cell.
    let at = |column: i32, row: i32| {
        let x = margin + (2 * column - row - left) * half + half - 1;
        let y = i32::from(area.y) + (top - row) * step;
        (u16::try_from(x).unwrap_or(0), u16::try_from(y).unwrap_or(0))
    };
    let faint = Style::new().add_modifier(Modifier::DIM);
    let (marked, last) = (model.marked_points(), model.last_points());
    let edges = spots.iter().map(|spot| (i32::from(spot.place.column), i32::from(spot.place.row)));
    let mut numbers = Vec::new();
    for row in bottom..=top {
        if let Some(column) = edges.clone().filter(|(_, other)| *other == row).map(|(column, _)| column).min() {
            let (x, y) = at(column, row);
            let label = row.to_string();
            // Beside the piece, which takes up to three columns or five, with a blank between them.
            let x = x.saturating_sub(if is_wide { 3 } else { 2 } + chars(&label));
            put(buffer, Rect { x, y, width: 2, height: 1 }, &label, faint);
            numbers.push((x, y));
        }
    }
    let mut columns: Vec<i32> = edges.clone().map(|(column, _)| column).collect();
    columns.sort_unstable();
    columns.dedup();
    for column in columns {
        if let Some(row) = edges.clone().filter(|(other, _)| *other == column).map(|(_, row)| row).min() {
            let (x, y) = at(column, row - 1);
            let letter = char::from(b'a' + (column - 1).clamp(0, 25) as u8);
            if y < area.y + area.height {
                // In brackets, because pieces can be letters too; and apart from the number of a row that begins there.
                let x = x.saturating_sub(1);
                let beside = numbers.iter().find(|(number, row)| *row == y && (x..=x + 3).contains(number));
                let x = beside.map_or(x, |(number, _)| number.saturating_sub(4));
                put(buffer, Rect { x, y, width: 3, height: 1 }, &format!("[{letter}]"), faint);
            }
        }
    }
    for spot in spots {
        let (x, y) = at(spot.place.column.into(), spot.place.row.into());
        if y >= area.y + area.height {
            continue;
        }
        let spans = if is_wide { &spot.wide } else { &spot.narrow };
        let width: u16 = spans.iter().map(|span| chars(&span.text)).sum();
        let mut start = x.saturating_sub(width / 2);
        let is_marked = marked.contains(&spot.name) || model.points.contains(&spot.name);
        for span in spans {
            let mut style = style(span, look);
            if is_marked {
                style = style.add_modifier(Modifier::REVERSED);
            } else if last.contains(&spot.name) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            put(buffer, Rect { x: start, y, width: chars(&span.text), height: 1 }, &span.text, style);
            start += chars(&span.text);
        }
        let cell = Rect { x: x.saturating_sub(1), y, width: 3, height: 1 };
        places.push((cell, Target::Point(spot.name.clone())));
    }
    let below = i32::from(area.y) + (top - bottom + 1) * step + 1;
    u16::try_from(below).unwrap_or(u16::MAX).min(area.y + area.height)
}

/// Moves above, choices below, and chat at the bottom where there is room to read it.
fn draw_side(model: &Model, look: Look, buffer: &mut Buffer, area: Rect, places: &mut Places) {
    let faint = Style::new().add_modifier(Modifier::DIM);
    let mut area = area;
    if !model.picture.chat.is_empty() && area.width >= CHAT_WIDTH {
        area.height -= area.height / 3;
        let below = Rect { y: area.y + area.height, height: area.height / 2, ..area };
        put(buffer, Rect { height: 1, ..below }, &look.catalogue.text("terminal-chat", []), faint);
        let lines: Vec<String> = model.picture.chat.iter().flat_map(|line| broken(line, below.width)).collect();
        let room = usize::from(below.height.saturating_sub(1));
        for (n, line) in lines.iter().skip(lines.len().saturating_sub(room)).enumerate() {
            put(buffer, Rect { y: below.y + 1 + n as u16, height: 1, ..below }, line, Style::new());
        }
    }
    let listed = model.listed();
    let half = if listed.is_empty() { area.height } else { area.height / 2 };
    put(buffer, Rect { height: 1, ..area }, &look.catalogue.text("terminal-moves", []), faint);
    let history = &model.picture.history;
    let room = usize::from(half.saturating_sub(1));
    // The move that led to the position that is shown stays in sight.
    let first = model.picture.shown.saturating_sub(room);
    for (line, (number, (who, text))) in history.iter().enumerate().skip(first).take(room).enumerate() {
        let place = Rect { y: area.y + 1 + line as u16, height: 1, ..area };
        let initial: String = who.chars().take(if area.width > 24 { 9 } else { 1 }).collect();
        let digit = who.chars().rev().find(char::is_ascii_digit).filter(|_| area.width <= 24).map_or(initial, |digit| digit.to_string());
        let style = if number + 1 == model.picture.shown { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        put(buffer, place, &format!("{:>3} {digit} {text}", number + 1), style);
        places.push((place, Target::Moves(number + 1)));
    }
    if listed.is_empty() {
        return;
    }
    let heading = look.catalogue.text("terminal-choices", [("count", (listed.len() as u32).into())]);
    put(buffer, Rect { y: area.y + half, height: 1, ..area }, &heading, faint);
    let room = usize::from((area.height - half).saturating_sub(1));
    let first = (model.marked + 1).saturating_sub(room);
    for (line, (at, text)) in listed.iter().enumerate().skip(first).take(room).enumerate() {
        let place = Rect { y: area.y + half + 1 + line as u16, height: 1, ..area };
        let style = if at == model.marked { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        put(buffer, place, &format!(" {text} "), style);
        places.push((place, Target::Choice(at)));
    }
}

/// Where the cursor of the terminal is: in what is typed.
pub fn cursor(model: &Model, area: Rect) -> Option<Position> {
    let is_shown = area.width >= LEAST.0 && area.height >= LEAST.1 && model.asks.is_none() && is_typing(model);
    let (_, column) = model.typed.visible(room_to_type(model, area.width));
    let x = usize::from(area.x) + prompt(model).chars().count() + column;
    is_shown.then(|| Position { x: u16::try_from(x).unwrap_or(u16::MAX), y: area.y + area.height - BELOW + 1 })
}

fn is_typing(model: &Model) -> bool {
    !model.typed.is_empty() || !model.points.is_empty()
}

/// What stands before what is typed: the points that were clicked.
fn prompt(model: &Model) -> String {
    let clicked = model.points.iter().map(|point| format!("{point} "));
    std::iter::once("> ".to_owned()).chain(clicked).collect()
}

fn room_to_type(model: &Model, width: u16) -> usize {
    usize::from(width).saturating_sub(prompt(model).chars().count())
}

/// Status, what is typed or asked, and a note.
fn draw_below(model: &Model, look: Look, buffer: &mut Buffer, area: Rect) {
    let line = |n: u16| Rect { y: area.y + n, height: 1, ..area };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let second = match model.asks {
        Some(Sure::Resign) => look.catalogue.text("terminal-sure-resign", []),
        Some(Sure::Quit) => look.catalogue.text("terminal-sure-quit", []),
        None if is_typing(model) => format!("{}{}", prompt(model), model.typed.visible(room_to_type(model, area.width)).0),
        None => String::new(),
    };
    // A long status, as one with a link, has the lines of the note too, unless something is typed or asked.
    let taken = if second.is_empty() { broken(&model.picture.status, area.width).len().clamp(1, 3) as u16 } else { 1 };
    wrapped(buffer, Rect { height: taken, ..line(0) }, &model.picture.status, bold);
    if !second.is_empty() {
        put(buffer, line(1), &second, bold);
    }
    let first = taken.max(if second.is_empty() { 1 } else { 2 });
    wrapped(buffer, Rect { height: 3 - first, ..line(first) }, &model.note, Style::new());
}

fn draw_keys(model: &Model, look: Look, buffer: &mut Buffer, area: Rect, places: &mut Places) {
    let keys = [
        (Key::Help, "F1", "terminal-key-help"),
        (Key::Hint, "F2", "terminal-key-hint"),
        (Key::Undo, "F3", "terminal-key-undo"),
        (Key::Resign, "F4", "terminal-key-resign"),
        (Key::Review, "F5", "terminal-key-review"),
        (Key::Draw, "F6", "terminal-key-draw"),
        (Key::Yes, "F7", "terminal-key-yes"),
        (Key::No, "F8", "terminal-key-no"),
        (Key::Quit, "F10", "terminal-key-quit"),
    ];
    let quit = format!("F10 {}", look.catalogue.text("terminal-key-quit", []));
    let mut x = area.x;
    for (key, name, id) in keys {
        let is_useless = match key {
            Key::Review => !model.picture.has_review,
            // Who is asked something sees the answers first.
            Key::Hint | Key::Undo | Key::Draw if model.picture.is_asked => true,
            Key::Hint | Key::Resign => model.picture.is_over,
            Key::Undo => model.picture.is_record,
            Key::Draw => !model.picture.is_live || model.picture.is_over,
            Key::Yes | Key::No => !model.picture.is_asked,
            _ => false,
        };
        if is_useless {
            continue;
        }
        let text = format!("{name} {}", look.catalogue.text(id, []));
        let place = Rect { x, y: area.y, width: chars(&text), height: 1 };
        // How to leave is said in any case.
        let room = if key == Key::Quit { 0 } else { 2 + chars(&quit) };
        if place.x + place.width + room > area.x + area.width {
            continue;
        }
        put(buffer, place, &text, Style::new().add_modifier(Modifier::DIM));
        places.push((place, Target::Key(key)));
        x += place.width + 2;
    }
}

fn chars(text: &str) -> u16 {
    text.chars().count() as u16
}

/// A text that shows where it does not fit.
fn cut(text: &str, width: u16) -> String {
    if chars(text) <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(usize::from(width.saturating_sub(2))).collect();
    format!("{}..", kept.trim_end())
}

/// One line of text, cut where its place ends.
fn put(buffer: &mut Buffer, place: Rect, text: &str, style: Style) {
    let place = place.intersection(buffer.area);
    if place.height > 0 && place.width > 0 {
        buffer.set_stringn(place.x, place.y, text, usize::from(place.width), style);
    }
}

/// Text in as many lines as there are, broken between words. Its end shows where it does not fit.
fn wrapped(buffer: &mut Buffer, place: Rect, text: &str, style: Style) {
    let lines = broken(text, place.width);
    let room = usize::from(place.height);
    for (n, line) in lines.iter().take(room).enumerate() {
        let place = Rect { y: place.y + n as u16, height: 1, ..place };
        match n + 1 == room && lines.len() > room {
            true => put(buffer, place, &cut(&format!("{line} .."), place.width), style),
            false => put(buffer, place, line, style),
        }
    }
}

fn broken(text: &str, width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && chars(&line) + 1 + chars(word) > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

fn style(span: &Span, look: Look) -> Style {
    let effects = span.style.get_effects();
    let mut style = Style::new();
    for (effect, modifier) in
        [(Effects::BOLD, Modifier::BOLD), (Effects::DIMMED, Modifier::DIM), (Effects::UNDERLINE, Modifier::UNDERLINED)]
    {
        if effects.contains(effect) {
            style = style.add_modifier(modifier);
        }
    }
    match span.style.get_fg_color() {
        Some(anstyle::Color::Ansi(colour)) if look.has_colours => style.fg(colour_of(colour)),
        _ => style,
    }
}

fn colour_of(colour: AnsiColor) -> Color {
    match colour {
        AnsiColor::BrightYellow => Color::LightYellow,
        AnsiColor::BrightBlue => Color::LightBlue,
        AnsiColor::BrightRed => Color::LightRed,
        AnsiColor::BrightGreen => Color::LightGreen,
        AnsiColor::BrightMagenta => Color::LightMagenta,
        _ => Color::Reset,
    }
}

#[cfg(test)]
mod tests;
