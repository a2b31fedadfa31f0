//! `trilynx replay`: the board after each move of a record, on a full screen step by step.

use crate::draw::{Draw, Page, caption};
use crate::input::{RecordText, read_records};
#[cfg(feature = "terminal")]
use crate::screen::{self, Recorded};
use crate::width::fitted;
use crate::{Failure, Outcome};
use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use trilynx_games::record::{Ending, Record};
use trilynx_games::{Seat, Viewer, with_game};
use trilynx_locales::Catalogue;

pub fn run(paths: &[PathBuf], after: Option<usize>, seat: Option<u8>, plain: bool, catalogue: &'static Catalogue) -> Outcome {
    let mut records = Vec::new();
    for path in paths {
        records.extend(read_records(path)?.into_iter().map(|record| (path, record)));
    }
    let is_terminal = cfg!(feature = "terminal") && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    // Several records are read one after the other, and one position is no game to step through.
    if let ([(path, record)], None, false, true) = (records.as_slice(), after, plain, is_terminal) {
        return with_game!(record.game, G => {
            let record: Record<G> = record.read(path)?;
            let viewer = viewer(&record.start.state(), seat)?;
            step_through(&record, viewer, catalogue)
        });
    }
    for (path, record) in records {
        with_game!(record.game, G => replay::<G>(&record, path, after, seat, catalogue))?;
    }
    Ok(())
}

#[cfg(feature = "terminal")]
fn step_through<G: Draw>(record: &Record<G>, viewer: Option<Viewer>, catalogue: &'static Catalogue) -> Outcome {
    screen::play(Recorded::new(record, viewer, catalogue, screen::signs(false)), catalogue)
}

#[cfg(not(feature = "terminal"))]
fn step_through<G: Draw>(_: &Record<G>, _: Option<Viewer>, _: &'static Catalogue) -> Outcome {
    unreachable!("there is no full screen in this program")
}

/// The viewer that `--seat` names; nobody in particular without it.
pub fn viewer(state: &impl Draw, seat: Option<u8>) -> Result<Option<Viewer>, Failure> {
    match seat {
        Some(seat) if usize::from(seat) >= state.seats() => {
            Err(format!("there is no seat {seat}: the seats are 0 to {}", state.seats() - 1).into())
        }
        seat => Ok(seat.map(|seat| Viewer::Seat(Seat(seat)))),
    }
}

fn replay<G: Draw>(text: &RecordText, path: &Path, after: Option<usize>, seat: Option<u8>, catalogue: &Catalogue) -> Outcome {
    let record: Record<G> = text.read(path)?;
    if let Some(after) = after.filter(|after| *after > record.moves.len()) {
        return Err(format!("the record has {} moves, not {after}", record.moves.len()).into());
    }
    let drawn = |state: &G, viewer| format!("{}\n{}", fitted(&state.draw(viewer, Page::here(catalogue))), caption(state, catalogue));
    let mut out = anstream::stdout().lock();
    for (key, value) in &record.headers {
        writeln!(out, "{key}: {value}")?;
    }
    let mut state = record.start.state();
    let viewer = viewer(&state, seat)?;
    let is_wanted = |played| after.is_none_or(|after| after == played);
    if is_wanted(0) {
        writeln!(out, "{}\n", drawn(&state, viewer))?;
    }
    for (number, chosen) in (1_u32..).zip(&record.moves) {
        let player = state.status().to_move().map_or(String::new(), |seat| G::player(seat, catalogue));
        state.play_unchecked(*chosen);
        if is_wanted(number as usize) {
            let values = [("number", number.into()), ("player", player.into()), ("move", chosen.to_string().into())];
            writeln!(out, "{}\n{}\n", catalogue.text("terminal-line-move", values), drawn(&state, viewer))?;
        }
    }
    if let Ending::Otherwise { .. } = record.ending {
        writeln!(out, "Result: {}", record.ending)?;
    }
    Ok(())
}
