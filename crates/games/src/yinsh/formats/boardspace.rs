//! Reads and writes the game files of boardspace.net (SGF) for YINSH.
//!
//! Each node is `; P0[12 move E 7 E 9]TM[…]`: player, a running number, what was done. A ring move is either `move` or
//! `place w` (the marker into its ring) with `drop board`; `remove w` with two points is a row, `remove wr` a ring;
//! `Done` and `Start` are the site's own clicks. Whatever else a node holds is an error, not a guess.

use crate::Seats;
use crate::game::{Game, Seat};
use crate::header::{ParseError, Start};
use crate::record::boardspace::{PROPERTIES, action, header};
use crate::record::{EndedBy, Ending, Fault, MAX_BYTES, Record, RecordError, TOO_LONG, play_word};
use crate::yinsh::ExpectedNotation;
use crate::yinsh::{Deal, Move, Point, State, Variant};
use alloc::{format, string::String, string::ToString, vec::Vec};

/// Reads one game, standard rules.
pub fn read_boardspace(text: &str, deal: Deal) -> Result<Record<State>, RecordError> {
    let mut state = State::new(&deal);
    let mut moves = Vec::new();
    let mut headers: Vec<(String, String)> = Vec::new();
    let mut resigned = None;
    let mut marker_in_ring: Option<String> = None;
    for (line_index, line) in text.lines().enumerate() {
        let error = |at_move, fault| RecordError { line: line_index + 1, at_move, fault };
        if text.len() > MAX_BYTES {
            return Err(error(None, TOO_LONG));
        }
        let Some(node) = line.trim().strip_prefix(';') else {
            // A file says each of these once. What stands first counts, so that no file can hold more than a record may.
            headers.extend(header(line).filter(|(key, _)| !headers.iter().any(|(known, _)| known == key)));
            continue;
        };
        if node.trim().is_empty() {
            // The last node holds only the clocks.
            break;
        }
        let at_move = Some(moves.len() + 1);
        let unreadable = |expected| error(at_move, Fault::Parse(ParseError::new(node.trim(), expected)));
        let sgf = |about| unreadable(ExpectedNotation::Sgf { about, example: "P0[12 move E 7 E 9]" });
        let (seat, action) = action(node).ok_or_else(|| sgf("a node such as P0[12 move E 7 E 9]"))?;
        let words: Vec<&str> = action.split_ascii_whitespace().collect();
        let our_move = match words.as_slice() {
            ["Start", ..] | ["Done"] => continue,
            ["Resign"] => {
                resigned = Some(seat);
                continue;
            }
            ["place", "wr" | "br", column, row] => point(column, row),
            ["place", "w" | "b", column, row] => {
                marker_in_ring = Some(point(column, row));
                continue;
            }
            ["drop", "board", column, row] => {
                let from = marker_in_ring.take().ok_or_else(|| sgf("a marker placed in a ring before the ring is dropped"))?;
                format!("{from}-{}", point(column, row))
            }
            ["move", c1, r1, c2, r2] => format!("{}-{}", point(c1, r1), point(c2, r2)),
            ["remove", "w" | "b", c1, r1, c2, r2] => row(&point(c1, r1), &point(c2, r2)),
            ["remove", "wr" | "br", column, row] => format!("x{}", point(column, row)),
            _ => return Err(sgf("place, move, drop board, remove, Done, Resign or Start")),
        };
        if state.status().to_move().is_some_and(|to_move| to_move != seat) {
            return Err(unreadable(ExpectedNotation::OtherPlayer));
        }
        moves.push(play_word(&mut state, &our_move).map_err(|fault| error(at_move, fault))?);
    }
    if moves.is_empty() {
        let fault = Fault::Parse(ParseError::new(text.lines().next().unwrap_or(""), ExpectedNotation::SgfMoves));
        return Err(RecordError { line: 1, at_move: None, fault });
    }
    let mut record = Record::new(Start::Deal(deal), moves).unwrap_or_else(|_| unreachable!("the moves were just played"));
    if let (Ending::Open, Some(loser)) = (&record.ending, resigned) {
        record.ending = Ending::Otherwise { winners: Seats::only(Seat(1 - loser.0)), by: EndedBy::Resignation };
    }
    record.headers = headers;
    Ok(record)
}

/// The site writes `E 7`.
fn point(column: &str, row: &str) -> String {
    format!("{}{row}", column.to_ascii_lowercase())
}

/// The site writes the ends of a row in either order.
fn row(one: &str, other: &str) -> String {
    let key = |text: &str| (text.chars().next(), text.get(1..).and_then(|number| number.parse::<u32>().ok()));
    let (first, last) = if key(one) <= key(other) { (one, other) } else { (other, one) };
    format!("x{first}-{last}")
}

/// Writes a game of the standard rules. Nothing for a game from a set-up, or of another variant, which a reader would take for the standard
/// one. Headers that the site does not know are left out, and so is an end by a clock or an agreement.
pub fn write_boardspace(record: &Record<State>) -> Option<String> {
    let Start::Deal(Deal { variant: Variant::Standard }) = &record.start else { return None };
    let mut text = String::from("(;\nGM[24]VV[2]\nSU[Yinsh]\n");
    for (key, start, end) in PROPERTIES {
        if let Some(value) = record.header(key) {
            text += &format!("{start}{value}{end}\n");
        }
    }
    let mut number = 0;
    let mut node = |seat: Seat, action: &str| {
        let line = format!("; P{seat}[{number} {action}]\n");
        number += 1;
        line
    };
    text += &node(Seat(0), "Start White");
    let mut state = record.start.state();
    for chosen in &record.moves {
        let seat = state.status().to_move()?;
        let colour = if seat == Seat(0) { "w" } else { "b" };
        let action = match chosen {
            Move::Place(point) => format!("place {colour}r {}", site_point(*point)),
            Move::Ring { from, to } => format!("move {} {}", site_point(*from), site_point(*to)),
            Move::TakeRow(row) => format!("remove {colour} {} {}", site_point(row.first()), site_point(row.last())),
            Move::TakeRing(point) => format!("remove {colour}r {}", site_point(*point)),
        };
        text += &node(seat, &action);
        state.play_unchecked(*chosen);
        if state.status().to_move() != Some(seat) {
            text += &node(seat, "Done");
        }
    }
    if let Ending::Otherwise { winners, by: EndedBy::Resignation } = record.ending {
        let loser = [Seat(0), Seat(1)].into_iter().find(|seat| !winners.contains(*seat))?;
        text += &node(loser, "Resign");
    }
    Some(text + ";\n)\n")
}

/// As the site writes a point: `E 7`.
fn site_point(point: Point) -> String {
    let text = point.to_string();
    format!("{} {}", text[..1].to_ascii_uppercase(), &text[1..])
}
