//! `trilynx convert`: from any format we read to any we write.

use crate::input::read_records;
use crate::{Failure, Outcome};
use std::io::Write;
use std::path::Path;
use trilynx_games::record::Record;
use trilynx_games::{Game, GameId, with_game};

#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Format {
    /// Our own, for all games.
    Record,
    /// The notation of the game's author, where there is one.
    Official,
}

pub fn run(path: &Path, to: Format) -> Outcome {
    let mut out = std::io::stdout().lock();
    for text in read_records(path)? {
        match to {
            Format::Record => with_game!(text.game, G => write!(out, "{}", text.read::<G>(path)?))?,
            Format::Official => with_game!(text.game, G => write!(out, "{}", official::<G>(&text.read(path)?)?))?,
        }
    }
    Ok(())
}

fn official<G: Game>(record: &Record<G>) -> Result<String, Failure> {
    let Some(write) = G::WRITE_OFFICIAL else {
        let others = GameId::ALL.iter().filter(|game| game.has_official_notation()).map(|game| game.title());
        let others: Vec<&str> = others.collect();
        return Err(format!("{} has no official notation; only {} has", G::ID, others.join(", ")).into());
    };
    write(record).ok_or_else(|| "the official notation has no way to write a set-up".to_string().into())
}
