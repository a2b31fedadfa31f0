//! `trilynx legal`: one line in, one line of JSON out, so that thousands of positions go through one process.

use crate::help;
use crate::input::{Line, read_line, start_fault};
use crate::{Failure, Outcome};
use serde::Serialize;
use std::io::{BufReader, BufWriter, Read, Write};
use trilynx_engine::MAX_LINE_BYTES;
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameView, Header, Reason, Start, Status, with_game};
use trilynx_locales::Catalogue;

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Position { to_move: Option<u8>, legal: Vec<String>, result: Option<GameResult> },
    Error { error: Refused },
}

#[derive(Serialize)]
struct GameResult {
    winners: Vec<u8>,
    scores: Vec<i16>,
}

#[derive(Serialize)]
struct Refused {
    at: Option<usize>,
    #[serde(rename = "move")]
    text: Option<String>,
    rule: Option<String>,
    message: String,
}

pub fn run(input: impl Read, output: impl Write, catalogue: &Catalogue) -> Outcome {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = BufWriter::new(output);
    let mut lines = 0;
    loop {
        let answer = match read_line(&mut input).map_err(crate::Failure::of_input)? {
            Line::End => break,
            Line::Text(line) => answer(&line, catalogue),
            Line::TooLong => fault_in_head(format!("a line has at most {MAX_LINE_BYTES} bytes"), None),
            Line::NotUtf8 => fault_in_head("the line is not UTF-8 text".to_string(), None),
        };
        serde_json::to_writer(&mut output, &answer).map_err(std::io::Error::from)?;
        output.write_all(b"\n")?;
        lines += 1;
        // Somebody who waits for each answer before the next question must get it.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    output.flush()?;
    if lines == 0 {
        return Err(Failure::Said(format!("standard input is empty: expected lines such as \"{}\"", help::LINE)));
    }
    Ok(())
}

fn answer(line: &str, catalogue: &Catalogue) -> Answer {
    match Header::split(line) {
        Ok((header, _)) if header.game.hides_cards() && header.has("view") => {
            with_game!(header.game, G => answer_for_view::<G>(line, catalogue))
        }
        Ok((header, moves)) => with_game!(header.game, G => answer_for::<G>(header, moves, catalogue)),
        Err(unreadable) => fault_in_head(catalogue.unreadable(&unreadable), None),
    }
}

/// The input of an engine where cards are hidden: a view, with no moves after it.
fn answer_for_view<G: Game>(line: &str, catalogue: &Catalogue) -> Answer {
    match read_alone::<G::View>(line) {
        Err(error) => fault_in_head(start_fault(&error, catalogue), error.clause().map(|clause| clause.to_string())),
        Ok(view) => {
            let mut moves = G::Moves::default();
            view.legal_moves(&mut moves);
            let mut legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
            legal.sort_unstable();
            standing(view.status(), legal)
        }
    }
}

fn answer_for<'a, G: Game>(header: Header<'a>, moves: impl Iterator<Item = &'a str>, catalogue: &Catalogue) -> Answer {
    let mut state: G = match Start::read(header) {
        Ok((_, state)) => state,
        Err(error) => return fault_in_head(start_fault(&error, catalogue), error.clause().map(|clause| clause.to_string())),
    };
    for (at, text) in moves.enumerate() {
        let refused = |rule, message| Answer::Error { error: Refused { at: Some(at), text: Some(text.to_string()), rule, message } };
        match text.parse::<G::Move>() {
            Err(unreadable) => return refused(None, catalogue.unreadable(&unreadable)),
            Ok(chosen) => {
                if let Err(refusal) = state.play(chosen) {
                    return refused(Some(refusal.clause().to_string()), catalogue.refusal(&refusal));
                }
            }
        }
    }
    standing(state.status(), state.legal_texts())
}

fn standing(status: Status, legal: Vec<String>) -> Answer {
    match status {
        Status::ToMove(seat) => Answer::Position { to_move: Some(seat.0), legal, result: None },
        Status::Over(outcome) => {
            let result = GameResult { winners: outcome.winners.iter().map(|seat| seat.0).collect(), scores: outcome.scores.to_vec() };
            Answer::Position { to_move: None, legal: Vec::new(), result: Some(result) }
        }
    }
}

fn fault_in_head(message: String, rule: Option<String>) -> Answer {
    Answer::Error { error: Refused { at: None, text: None, rule, message } }
}
