//! `trilynx selfplay`: a bot plays against itself, for networks to learn from.

use crate::progress::Progress;
use crate::{Failure, Outcome, network};
use clap::Args;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use trilynx_arena::contender::{Contender, Player};
use trilynx_arena::selfplay::{BadGames, GamesFile, SelfPlay, SelfPlaySettings};
use trilynx_bots::Roster;
use trilynx_games::{Header, header::read_alone, with_game};

const MAX_GAMES: u64 = 100_000_000;
const MAX_OPENING_PLIES: usize = 500;

#[derive(Args)]
pub struct Arguments {
    #[arg(help = crate::help::GAME)]
    game: String,
    /// The file for the games. It belongs to one run with one seed; run as many at the same time as there are cores.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The bot that plays every seat, with its limits.
    #[arg(long, value_name = "BOT", default_value = "search:nodes=5000")]
    bot: String,
    /// The number of games in the file when it is complete.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Starts no game after this many seconds, however many games are left.
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// The seed of every game in the file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Random moves at the start of each game: minimum and maximum.
    #[arg(long, value_name = "A-B", default_value = "8-12")]
    openings: String,
    /// A network to play with instead of the one that is built in.
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    #[arg(long, value_name = "N", help = crate::help::PLAYERS)]
    players: Option<u8>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let players = arguments.players.map_or(String::new(), |players| format!(" players={players}"));
    let line = format!("{}{players}", arguments.game);
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    with_game!(header.game, G => play::<G>(arguments, &line))
}

impl From<BadGames> for Failure {
    fn from(error: BadGames) -> Failure {
        Failure::Said(error.to_string())
    }
}

fn play<G: Roster>(arguments: &Arguments, line: &str) -> Outcome {
    let run = read_run::<G>(arguments, line)?;
    let network = arguments.network.as_deref().map(network::load).transpose()?;
    let mut file = GamesFile::open(&arguments.out, &SelfPlaySettings::of(&run, network))?;
    if file.games() > 0 {
        anstream::eprintln!("{}: {} games were played before", arguments.out.display(), file.games());
    }
    let start = Instant::now();
    let mut progress = Progress::start(arguments.games, arguments.games.saturating_sub(file.games()));
    let mut decisions = 0;
    while file.games() < arguments.games && arguments.time.is_none_or(|seconds| start.elapsed() < Duration::from_secs(seconds)) {
        let game = run.play(file.games())?;
        file.add(&game)?;
        decisions += game.judgements.len();
        progress.step(|| format!("{:.0} positions/s", decisions as f64 / start.elapsed().as_secs_f64()));
    }
    progress.end();
    Ok(())
}

fn read_run<G: Roster>(arguments: &Arguments, line: &str) -> Result<SelfPlay<G>, Failure> {
    let options: G::Options = read_alone(line).map_err(|error| Failure::Said(error.to_string()))?;
    let player = Contender::read::<G>(&arguments.bot).map_err(|error| Failure::Said(error.to_string()))?;
    if !matches!(player.player, Player::Bot(_)) {
        return Err(format!("{}: only bots of ours play against themselves", arguments.bot).into());
    }
    if !(1..=MAX_GAMES).contains(&arguments.games) {
        return Err(format!("{} games: expected 1 to {MAX_GAMES}", arguments.games).into());
    }
    let openings = read_openings(&arguments.openings).ok_or_else(|| {
        format!("cannot read the openings \"{}\": expected two numbers such as 8-12, at most {MAX_OPENING_PLIES}", arguments.openings)
    })?;
    Ok(SelfPlay { options, player, openings, seed: arguments.seed })
}

fn read_openings(text: &str) -> Option<RangeInclusive<usize>> {
    let (least, most) = text.split_once('-')?;
    let (least, most): (usize, usize) = (least.parse().ok()?, most.parse().ok()?);
    (least <= most && most <= MAX_OPENING_PLIES).then_some(least..=most)
}
