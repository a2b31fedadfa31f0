//! `trilynx show`: a position, drawn and explained.

use crate::draw::{Draw, Page, caption};
use crate::input::{fresh_seed, play_line};
use crate::play::choices::{list, sorted};
use crate::replay::viewer;
use crate::width::fitted;
use crate::{Failure, Outcome};
use serde_json::{Value, json};
use std::io::Write;
use trilynx_games::{GameView as _, Header, Viewer, with_game};
use trilynx_locales::Catalogue;

pub fn run(game: &str, line: &[String], seat: Option<u8>, json: bool, catalogue: &Catalogue) -> Outcome {
    let line = format!("{game} {}", line.join(" "));
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(catalogue.unreadable(&error)))?;
    with_game!(header.game, G => show::<G>(&line, seat, json, catalogue))
}

fn show<G: Draw>(line: &str, seat: Option<u8>, json: bool, catalogue: &Catalogue) -> Outcome {
    let state = play_line::<G>(line, Some(&fresh_seed()?), catalogue)?;
    let viewer = viewer(&state, seat)?;
    let mut out = anstream::stdout().lock();
    if json {
        writeln!(out, "{}", as_json(&state, viewer))?;
        return Ok(());
    }
    writeln!(out, "{}\n{}", fitted(&state.draw(viewer, Page::here(catalogue))), caption(&state, catalogue))?;
    let choices = sorted(state.legal_texts());
    // What another player may lay would give that player's hand away.
    let decides = state.status().to_move().map(Viewer::Seat);
    if !choices.is_empty() && (viewer.is_none() || viewer == decides) {
        let all: Vec<&String> = choices.iter().collect();
        let count = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        writeln!(out, "{}\n{}", catalogue.text("terminal-choices", [("count", count.into())]), list(&all))?;
    }
    // A position line holds everything: a view of one player must not show it.
    if viewer.is_none() {
        writeln!(out, "Position: {}", state.setup())?;
    }
    Ok(())
}

/// What `legal` answers, with the position as this viewer may know it.
fn as_json<G: Draw>(state: &G, viewer: Option<Viewer>) -> Value {
    let decides = state.status().to_move().map(Viewer::Seat);
    let is_told = viewer.is_none() || viewer == decides;
    let seen = state.view(viewer.or(decides).unwrap_or(Viewer::Spectator));
    let result = state.status().outcome().map(|outcome| {
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        json!({ "winners": winners, "scores": outcome.scores.to_vec() })
    });
    json!({
        "game": G::ID.name(),
        "position": if viewer.is_none() { state.setup().to_string() } else { seen.to_string() },
        "to_move": state.status().to_move().map(|seat| seat.0),
        "decision": decides.map(|_| seen.decision()),
        "legal": is_told.then(|| sorted(state.legal_texts())),
        "result": result,
    })
}
