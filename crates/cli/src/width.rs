//! How wide the terminal is, and text that fits it.

use std::io::IsTerminal as _;

/// Where nobody knows, lists are broken here.
const USUAL: usize = 96;
/// Nobody reads anything narrower.
const LEAST: usize = 20;

/// How many columns there are: as the variable `COLUMNS` says, otherwise as the terminal does. Nothing through a pipe.
pub fn known() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).filter(|columns| *columns > 0);
    said.or_else(of_terminal).map(|columns| columns.max(LEAST))
}

#[cfg(unix)]
fn of_terminal() -> Option<usize> {
    let out = std::io::stdout();
    let size = if out.is_terminal() { rustix::termios::tcgetwinsize(out).ok() } else { None };
    size.map(|size| usize::from(size.ws_col)).filter(|columns| *columns > 0)
}

#[cfg(not(unix))]
fn of_terminal() -> Option<usize> {
    std::io::stdout().is_terminal().then_some(80)
}

/// The same, or a usual number of columns.
pub fn columns() -> usize {
    known().unwrap_or(USUAL)
}

/// Text as it is printed: broken between words where the width is known.
pub fn fitted(text: &str) -> String {
    known().map_or_else(|| text.to_owned(), |columns| wrapped(text, columns))
}

/// Lines that are too long are broken between words and go on below, a little to the right of where they begin. What has no blank is left
/// whole: somebody may want to copy it.
pub fn wrapped(text: &str, columns: usize) -> String {
    text.split('\n').map(|line| broken(line, columns)).collect::<Vec<_>>().join("\n")
}

fn broken(line: &str, columns: usize) -> String {
    if seen(line) <= columns {
        return line.to_owned();
    }
    let begin = line.len() - line.trim_start_matches(' ').len();
    let indent = " ".repeat((begin + 2).min(columns / 3));
    let mut text = line[..begin].to_owned();
    let (mut at, mut is_first) = (begin, true);
    for word in line[begin..].split(' ') {
        let width = seen(word);
        if !is_first && at + 1 + width > columns {
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
            text.push_str(&indent);
            (at, is_first) = (indent.len(), true);
        }
        if is_first && word.is_empty() {
            continue;
        }
        if !is_first {
            text.push(' ');
            at += 1;
        }
        text.push_str(word);
        (at, is_first) = (at + width, false);
    }
    text
}

/// How many columns a text takes: codes for colours take none.
fn seen(text: &str) -> usize {
    let mut is_code = false;
    let is_seen = |sign: &char| {
        let was_code = is_code;
        is_code = if is_code { *sign != 'm' } else { *sign == '\u{1b}' };
        !was_code && !is_code
    };
    text.chars().filter(is_seen).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_go_on_below() {
        for (text, columns, expected) in [
            ("as it is", 20, "as it is"),
            ("one two three four five", 13, "one two three\n  four five"),
            ("    one two three four", 16, "    one two\n     three four"),
            ("a\n\n  b c\nlonger than this", 11, "a\n\n  b c\nlonger than\n  this"),
            ("see https://play.example.org/table/abc now", 12, "see\n  https://play.example.org/table/abc\n  now"),
            ("\u{1b}[1mone\u{1b}[0m \u{1b}[1mtwo\u{1b}[0m", 7, "\u{1b}[1mone\u{1b}[0m \u{1b}[1mtwo\u{1b}[0m"),
            ("für über öfter", 8, "für über\n  öfter"),
        ] {
            assert_eq!(wrapped(text, columns), expected, "{text:?} in {columns} columns");
        }
    }
}
