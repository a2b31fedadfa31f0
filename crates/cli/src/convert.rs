//! `trilynx convert`: from any format we read to any we write.

use crate::input::{name_of, read_records};
use crate::{Failure, Outcome};
use std::io::Write;
use std::path::PathBuf;
use trilynx_games::record::{Ending, Record};
use trilynx_games::{Game, GameId, with_game};

#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Format {
    /// Our own, for all games.
    Record,
    /// The notation of the game's author, where there is one.
    Official,
    /// As boardspace.net writes games (SGF), where we read that.
    Sgf,
    /// One JSON object a record: headers, start, moves with their seats, result. Nothing is lost but comments.
    Json,
}

pub fn run(paths: &[PathBuf], to: Format) -> Outcome {
    let mut out = std::io::stdout().lock();
    for path in paths {
        for (n, text) in read_records(path)?.into_iter().enumerate() {
            let told = |(written, lost): (String, Vec<String>)| {
                if !lost.is_empty() {
                    anstream::eprintln!("{}, record {}: not in this format: {}", name_of(path), n + 1, lost.join(", "));
                }
                written
            };
            match to {
                Format::Record => with_game!(text.game, G => write!(out, "{}", text.read::<G>(path)?))?,
                Format::Official => with_game!(text.game, G => write!(out, "{}", told(official::<G>(&text.read(path)?)?)))?,
                Format::Sgf => with_game!(text.game, G => write!(out, "{}", told(sgf::<G>(&text.read(path)?)?)))?,
                Format::Json => with_game!(text.game, G => writeln!(out, "{}", as_json::<G>(&text.read(path)?)))?,
            }
        }
    }
    Ok(())
}

fn as_json<G: Game>(record: &Record<G>) -> serde_json::Value {
    let mut state = record.start.state();
    let mut moves = Vec::new();
    for chosen in &record.moves {
        let seat = state.status().to_move().map(|seat| seat.0);
        moves.push(serde_json::json!({ "seat": seat, "move": chosen.to_string() }));
        state.play_unchecked(*chosen);
    }
    let headers: serde_json::Map<String, serde_json::Value> =
        record.headers.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
    let scores = state.status().outcome().map(|outcome| outcome.scores.to_vec()).unwrap_or_default();
    serde_json::json!({
        "game": G::ID.name(),
        "rules": record.rules,
        "headers": headers,
        "start": record.start.to_string(),
        "moves": moves,
        "result": record.ending.to_string(),
        "scores": scores,
    })
}

/// The text, and what of the record it does not have.
type Written = (String, Vec<String>);

fn official<G: Game>(record: &Record<G>) -> Result<Written, Failure> {
    let Some(write) = G::WRITE_OFFICIAL else {
        let others = GameId::ALL.iter().filter(|game| game.has_official_notation()).map(|game| game.title());
        let others: Vec<&str> = others.collect();
        return Err(format!("{} has no official notation; only {} has", G::ID, others.join(", ")).into());
    };
    let text = write(record).ok_or_else(|| "the official notation has no way to write a set-up".to_string())?;
    let lost = lost(record, &text);
    Ok((text, lost))
}

fn sgf<G: Game>(record: &Record<G>) -> Result<Written, Failure> {
    let Some(write) = G::WRITE_SGF else {
        let others: Vec<&str> = GameId::ALL.iter().filter(|game| game.has_sgf()).map(|game| game.title()).collect();
        return Err(format!("{} is not written as SGF; only {} is", G::ID, others.join(", ")).into());
    };
    let text = write(record).ok_or_else(|| format!("SGF has no way to write {}", record.start))?;
    let lost = lost(record, &text);
    Ok((text, lost))
}

/// What is not there any more when the text is read again.
fn lost<G: Game>(record: &Record<G>, text: &str) -> Vec<String> {
    let Some(Ok(back)) = G::read_foreign(text) else { return Vec::new() };
    let mut lost = Vec::new();
    let headers: Vec<&str> = record.headers.iter().filter(|header| !back.headers.contains(header)).map(|(key, _)| key.as_str()).collect();
    if !headers.is_empty() {
        lost.push(format!("the headers {}", headers.join(" ")));
    }
    if record.start.to_string() != back.start.to_string() {
        lost.push(format!("the start {}", record.start));
    }
    if record.chance != back.chance {
        lost.push("the proof of a fair deal".to_owned());
    }
    if record.ending != back.ending && record.ending != Ending::Open {
        lost.push(format!("the result {}", record.ending));
    }
    lost
}
