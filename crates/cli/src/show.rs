//! `trilynx show`: a position, drawn and explained.

use crate::draw::Draw;
use crate::input::{fresh_seed, play_line};
use crate::play::choices::{list, sorted};
use crate::replay::viewer;
use crate::{Failure, Outcome};
use std::io::Write;
use trilynx_games::{Header, Viewer, with_game};
use trilynx_locales::Catalogue;

pub fn run(game: &str, line: &[String], seat: Option<u8>, catalogue: &Catalogue) -> Outcome {
    let line = format!("{game} {}", line.join(" "));
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    with_game!(header.game, G => show::<G>(&line, seat, catalogue))
}

fn show<G: Draw>(line: &str, seat: Option<u8>, catalogue: &Catalogue) -> Outcome {
    let state = play_line::<G>(line, Some(&fresh_seed()?), catalogue)?;
    let viewer = viewer(&state, seat)?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}\n{}", state.draw(viewer), state.caption())?;
    let choices = sorted(state.legal_texts());
    // What another player may lay would give that player's hand away.
    let decides = state.status().to_move().map(Viewer::Seat);
    if !choices.is_empty() && (viewer.is_none() || viewer == decides) {
        let all: Vec<&String> = choices.iter().collect();
        writeln!(out, "{} choices:\n{}", choices.len(), list(&all))?;
    }
    // A position line holds everything; who looks through one player's eyes must not get it.
    if viewer.is_none() {
        writeln!(out, "Position: {}", state.setup())?;
    }
    Ok(())
}
