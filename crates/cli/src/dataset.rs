//! `trilynx dataset`: games of self-play become samples for training.

use crate::{Failure, Outcome};
use clap::Args;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use trilynx_arena::dataset::{Dataset, Filter, plot};
use trilynx_arena::selfplay::file::{read, read_settings};
use trilynx_bots::network::Augmented;
use trilynx_bots::{Roster, WithPosition};
use trilynx_games::{Header, with_game};

/// How many bytes of samples are collected before they are written.
const BUFFER: usize = 1 << 20;

#[derive(Args)]
pub struct DatasetArgs {
    /// Files of `trilynx selfplay`, all of one game.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Where the samples go.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// A picture of where in the game the samples come from, and whether what was foreseen came true (SVG).
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Leaves out positions whose result the bot had proved.
    #[arg(long)]
    skip_proved: bool,
    /// The bot judged by the network that is built in, in the units of each phase: tells what it thought in the unit of training.
    #[arg(long)]
    calibrated: bool,
}

pub fn run(arguments: &DatasetArgs) -> Outcome {
    let first = std::fs::read(&arguments.games[0]).map_err(|error| format!("{}: {error}", arguments.games[0].display()))?;
    let settings = read_settings(&first).map_err(|error| format!("{}: {error}", arguments.games[0].display()))?;
    let (header, _) = Header::split(&settings.game).map_err(|error| Failure::Said(error.to_string()))?;
    let work = Expand { arguments, game: &settings.game };
    with_game!(header.game, G => <G as Roster>::with_position(work))
        .unwrap_or_else(|| Err(format!("{}'s network learns while it plays, not from samples", header.game.title()).into()))
}

/// What is done with the position of the game.
struct Expand<'a> {
    arguments: &'a DatasetArgs,
    game: &'a str,
}

impl<G> WithPosition<G> for Expand<'_> {
    type Output = Outcome;

    fn run<P: Augmented<Game = G>>(self) -> Outcome {
        expand::<P>(self.arguments, self.game)
    }
}

fn expand<P: Augmented>(arguments: &DatasetArgs, game: &str) -> Outcome {
    let out = File::create(&arguments.out).map_err(|error| format!("{}: {error}", arguments.out.display()))?;
    let filter = Filter { skip_proved: arguments.skip_proved, calibrated: arguments.calibrated };
    let mut dataset = Dataset::<P, _>::begin(BufWriter::with_capacity(BUFFER, out), filter)?;
    for path in &arguments.games {
        let said = |what: &dyn std::fmt::Display| Failure::Said(format!("{}: {what}", path.display()));
        let bytes = std::fs::read(path).map_err(|error| said(&error))?;
        let (settings, games) = read::<P::Game>(&bytes).map_err(|error| said(&error))?;
        if settings.game != game {
            return Err(said(&format!("games of {}, but the first file has {game}", settings.game)));
        }
        for played in games {
            dataset.add(&played.map_err(|error| said(&error))?)?;
        }
    }
    let summary = dataset.finish()?;
    if let Some(path) = &arguments.plot {
        std::fs::write(path, plot(&format!("Samples of {game}"), &summary)).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    write!(std::io::stdout().lock(), "{summary}")?;
    Ok(())
}
