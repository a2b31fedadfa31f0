//! `trilynx convert`: from any format we read to any we write.

use crate::Outcome;
use crate::input::read_records;
use std::io::Write;
use std::path::Path;
use trilynx_games::record::{Record, write_official};
use trilynx_games::{GameId, with_game, yinsh};

#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Format {
    /// Our own, for all games.
    Record,
    /// YINSH's official notation.
    Official,
}

pub fn run(path: &Path, to: Format) -> Outcome {
    let mut out = std::io::stdout().lock();
    for text in read_records(path)? {
        match to {
            Format::Record => with_game!(text.game, G => write!(out, "{}", text.read::<G>(path)?))?,
            Format::Official if text.game == GameId::Yinsh => {
                let record: Record<yinsh::State> = text.read(path)?;
                let official = write_official(&record).ok_or("the official notation has no way to write a set-up".to_string())?;
                write!(out, "{official}")?;
            }
            Format::Official => return Err(format!("{} has no official notation; only YINSH has", text.game).into()),
        }
    }
    Ok(())
}
