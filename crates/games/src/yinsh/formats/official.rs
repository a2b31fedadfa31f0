//! The notation of YINSH's author: numbered turns, odd ones White's, the parts of a turn joined by semicolons.
//!
//! ```text
//! game = turn { whitespace turn } ;
//! turn = number "." part { ";" part } ;        11.h7-g7;xf3-f7;xi9
//! part = placement | ring move | row | ring ;  as in our own notation
//! ```
//!
//! A row that an opponent's move completed is removed at the beginning of its owner's turn: `12.xb2-b6;xa3;e7-f8`. The
//! short form leaves out a row where only one can be removed (`11.h7-g7;xi9`); it is read, and written out in full.
//! A turn that is passed has no text, and its number is skipped. Letters are read whatever their case (`11.H7-G7;XI9`).

use crate::game::{Game, Seat};
use crate::header::{ParseError, Start};
use crate::record::{Fault, MAX_BYTES, Record, RecordError, TOO_LONG, play_word};
use crate::yinsh::ExpectedNotation;
use crate::yinsh::{Deal, State};
use alloc::{string::String, string::ToString, vec::Vec};
use core::fmt::Write;

/// Reads a standard game (or one of another variant: the notation does not say which).
pub fn read_official(text: &str, deal: Deal) -> Result<Record<State>, RecordError> {
    let mut state = State::new(&deal);
    let mut moves = Vec::new();
    let mut last_turn = 0;
    for (line_index, line) in text.lines().enumerate() {
        let error = |at_move, fault| RecordError { line: line_index + 1, at_move, fault };
        if text.len() > MAX_BYTES {
            return Err(error(None, TOO_LONG));
        }
        for word in line.split_ascii_whitespace() {
            let at_move = Some(moves.len() + 1);
            let (number, parts) =
                turn(word).ok_or_else(|| error(at_move, Fault::Parse(ParseError::new(word, ExpectedNotation::NumberedTurn))))?;
            let seat = state.status().to_move().unwrap_or(Seat(0));
            let expected = next_turn(last_turn, seat);
            if number != expected {
                return Err(error(at_move, Fault::Parse(ParseError::new(word, ExpectedNotation::Turn { number: expected }))));
            }
            last_turn = number;
            for part in parts.to_ascii_lowercase().split(';') {
                let at_move = Some(moves.len() + 1);
                if let Some(row) = implied_row(&state, part) {
                    moves.push(play_word(&mut state, &row).map_err(|fault| error(at_move, fault))?);
                }
                moves.push(play_word(&mut state, part).map_err(|fault| error(at_move, fault))?);
            }
        }
    }
    Ok(Record::new(Start::Deal(deal), moves).unwrap_or_else(|_| unreachable!("the moves were just played")))
}

/// Writes the moves in the complete form, White's and Black's turns side by side. Nothing for a game from a set-up.
pub fn write_official(record: &Record<State>) -> Option<String> {
    let Start::Deal(deal) = &record.start else { return None };
    let mut state = State::new(deal);
    let mut text = String::new();
    let (mut turn, mut turn_seat, mut turn_has_moved) = (0, None, false);
    for chosen in &record.moves {
        let seat = state.status().to_move()?;
        let part = chosen.to_string();
        let moves_a_ring_or_places = !part.starts_with('x');
        if turn_seat != Some(seat) || (turn_has_moved && moves_a_ring_or_places) {
            turn = next_turn(turn, seat);
            (turn_seat, turn_has_moved) = (Some(seat), false);
            let gap = if text.is_empty() {
                ""
            } else if seat == Seat(0) {
                "\n"
            } else {
                " "
            };
            write!(text, "{gap}{turn}.{part}").ok()?;
        } else {
            write!(text, ";{part}").ok()?;
        }
        turn_has_moved |= moves_a_ring_or_places;
        state.play_unchecked(*chosen);
    }
    text.push('\n');
    Some(text)
}

/// `11.h7-g7;xi9` taken apart.
fn turn(word: &str) -> Option<(u32, &str)> {
    let (number, parts) = word.split_once('.')?;
    Some((number.parse().ok()?, parts))
}

/// Odd turns are White's. A number is skipped where the other player passed.
fn next_turn(last: u32, seat: Seat) -> u32 {
    let is_odd = |turn: u32| turn % 2 == 1;
    if is_odd(last + 1) == (seat == Seat(0)) { last + 1 } else { last + 2 }
}

/// The row to be removed before `part`, where `part` removes a ring and only one row can be meant.
fn implied_row(state: &State, part: &str) -> Option<String> {
    let removes_ring = part.starts_with('x') && !part.contains('-');
    match state.legal_texts().as_slice() {
        [only] if removes_ring && only.starts_with('x') && only.contains('-') => Some(only.clone()),
        _ => None,
    }
}
