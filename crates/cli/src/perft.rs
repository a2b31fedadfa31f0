//! `trilynx perft`: how many move sequences there are. The first line printed is the number alone.

use crate::input::play_line;
use crate::language::english;
use crate::{Failure, Outcome};
use std::io::{IsTerminal, Write};
use std::time::Instant;
use trilynx_games::{Game, Header, perft, with_game};

pub fn run(game: &str, depth: u32, line: &[String], divide: bool) -> Outcome {
    let line = format!("{game} {}", line.join(" "));
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    with_game!(header.game, G => count::<G>(&line, depth, divide))
}

fn count<G: Game>(line: &str, depth: u32, divide: bool) -> Outcome {
    let state = play_line::<G>(line, None, english())?;
    let start = Instant::now();
    let mut leaves = 0;
    let mut parts: Vec<(String, u64)> = Vec::new();
    if depth == 0 {
        leaves = 1;
    } else {
        let mut moves = G::Moves::default();
        state.legal_moves(&mut moves);
        let shows_progress = std::io::stderr().is_terminal();
        for (n, chosen) in moves.iter().enumerate() {
            let mut next = state.clone();
            next.play_unchecked(*chosen);
            let below = perft(&next, depth - 1);
            leaves += below;
            if divide {
                parts.push((chosen.to_string(), below));
            }
            if shows_progress && start.elapsed().as_secs() >= 1 {
                anstream::eprint!("\r{} of {} first moves, {leaves} so far", n + 1, moves.len());
            }
        }
        if shows_progress && start.elapsed().as_secs() >= 1 {
            anstream::eprintln!();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{leaves}")?;
    parts.sort();
    for (chosen, below) in parts {
        writeln!(out, "{chosen} {below}")?;
    }
    writeln!(out, "{:.2} million/s ({seconds:.3} s)", leaves as f64 / seconds.max(1e-9) / 1e6)?;
    Ok(())
}
