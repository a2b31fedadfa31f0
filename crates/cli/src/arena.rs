//! `trilynx arena`: plays bots against each other and says who is stronger.
//!
//! Progress goes to standard error, the result to standard output. The match itself is in `trilynx-arena`; this is its command line.

use crate::progress::Progress;
use crate::{Failure, Outcome, network};
use clap::Args;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use trilynx_arena::contender::{Contender, Player, Thinking};
use trilynx_arena::openings::NoOpening;
use trilynx_arena::play::{Match, Next};
use trilynx_arena::report::{Standing, Summary};
use trilynx_arena::results::{Played, Store, StoreError};
use trilynx_arena::schedule::Schedule;
use trilynx_arena::{Bounds, Sprt, Verdict};
use trilynx_bots::Roster;
use trilynx_engine::EngineGame;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{Header, header::read_alone, with_game};
use trilynx_server::serve::asked_to_stop;

/// More games than anybody waits for.
const MAX_GAMES: u64 = 100_000_000;
const MAX_CONTENDERS: usize = 64;
const MAX_OPENING_PLIES: usize = 500;
/// The error rates of a sequential test.
const ALPHA: f64 = 0.05;
/// The files that are made from the results are at most this old while a match goes on.
const REPORT_EVERY: Duration = Duration::from_secs(60);

#[derive(Args)]
pub struct ArenaArgs {
    #[arg(help = crate::help::GAME)]
    game: String,
    /// Two or more, such as random, search:nodes=5000 or time=200,engine=./other.
    ///
    /// Keys: nodes, time (ms a move), depth, threads, seed; for an engine also name, memory (MiB), patience (ms), reuse (0: a new process for each game) and option.NAME.
    #[arg(required = true, num_args = 2..)]
    contenders: Vec<String>,
    /// Games for each pairing, rounded up to whole pairs or deals.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "N", help = crate::help::PLAYERS)]
    players: Option<u8>,
    /// Random moves at the start of each game [default: 8; 0 where cards are hidden].
    #[arg(long, value_name = "N")]
    openings_plies: Option<usize>,
    /// The seed of all openings, deals and random choices of bots.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games played at the same time [default: as many as there are cores].
    #[arg(long, value_name = "N")]
    concurrency: Option<usize>,
    /// Stops as soon as the results decide between these two differences, with 5 % error either way.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// The contender whose rating is 0 [default: the first].
    #[arg(long, value_name = "CONTENDER")]
    anchor: Option<String>,
    /// Records every game in this folder, and continues a match that was stopped.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// A network for `search` to play with instead of the one that is built in.
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
}

pub fn run(arguments: &ArenaArgs) -> Outcome {
    arguments.network.as_deref().map(network::load).transpose()?;
    let players = arguments.players.map_or(String::new(), |players| format!(" players={players}"));
    let line = format!("{}{players}", arguments.game);
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    with_game!(header.game, G => hold::<G>(arguments, &line))
}

impl From<NoOpening> for Failure {
    fn from(error: NoOpening) -> Failure {
        Failure::Said(error.to_string())
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Said(error.to_string())
    }
}

fn hold<G: EngineGame<Options: Sync>>(arguments: &ArenaArgs, line: &str) -> Outcome {
    let mut of = read_match::<G>(arguments, line)?;
    let sprt = read_sprt(arguments, &of.schedule)?;
    let anchor = read_anchor(arguments, &of.contenders)?;
    of.try_engines().map_err(|(contender, trouble)| Failure::Said(format!("{} does not work: {trouble}", contender.name)))?;

    let (mut store, mut played) = match &arguments.out {
        Some(folder) => open(folder, &of)?,
        None => (None, BTreeMap::new()),
    };
    if let Some(folder) = &arguments.out {
        keep_logs(folder, &mut of.contenders);
    }
    let mut standing = Standing::new(of.schedule.clone(), sprt);
    played.values().for_each(|played| standing.add(played));
    let done: BTreeSet<u64> = played.range(..of.schedule.games()).map(|(game, _)| *game).collect();
    let missing = if standing.verdict() == Verdict::Continue { of.schedule.games() - done.len() as u64 } else { 0 };
    let mut progress = Progress::start(of.schedule.games(), missing);
    let threads = arguments.concurrency.unwrap_or_else(|| cores(&of.contenders)).min(usize::try_from(missing).unwrap_or(usize::MAX));
    let summary_of = |played: &_| Summary::of(of.settings(), &of.schedule, &of.contenders, played, sprt, &anchor);
    let mut last_report = Instant::now();
    let interrupted = when_interrupted()?;
    // Without anything missing nobody need look for it.
    let games = (0..of.schedule.games()).filter(|game| missing > 0 && !done.contains(game));
    of.play_all(games, threads, |finished| -> Result<Next, Failure> {
        if let Some(store) = &mut store {
            store.add(&finished)?;
        }
        standing.add(&finished);
        progress.step(|| standing.line(&of.contenders));
        played.insert(finished.game, finished);
        if let Some(store) = store.as_ref().filter(|_| last_report.elapsed() >= REPORT_EVERY) {
            keep(store, &summary_of(&played))?;
            last_report = Instant::now();
        }
        let goes_on = standing.verdict() == Verdict::Continue && !interrupted.load(Ordering::Acquire);
        Ok(if goes_on { Next::Continue } else { Next::Stop })
    })?;
    progress.end();

    let summary = summary_of(&played);
    if let Some(store) = &mut store {
        store.sort_games(&played)?;
        keep(store, &summary)?;
    }
    write!(std::io::stdout().lock(), "{summary}")?;
    Ok(())
}

/// True once somebody presses Ctrl-C, or the process is asked to stop: then the games under way are finished and the score so far is printed. The
/// second time it ends at once.
fn when_interrupted() -> Result<Arc<AtomicBool>, Failure> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = interrupted.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    std::thread::spawn(move || {
        runtime.block_on(asked_to_stop_once());
        flag.store(true, Ordering::Release);
        anstream::eprintln!("\ntrilynx: finishes the games under way; interrupt again to leave at once");
        runtime.block_on(asked_to_stop_once());
        // As a shell reports a program that Ctrl-C has ended.
        std::process::exit(130);
    });
    Ok(interrupted)
}

/// Signals are listened for from the first moment that the future is waited for.
async fn asked_to_stop_once() {
    asked_to_stop().await;
}

fn read_match<G: EngineGame>(arguments: &ArenaArgs, line: &str) -> Result<Match<G>, Failure> {
    let options: G::Options = read_alone(line).map_err(|error| Failure::Said(error.to_string()))?;
    if arguments.contenders.len() > MAX_CONTENDERS {
        return Err(format!("{} contenders: expected at most {MAX_CONTENDERS}", arguments.contenders.len()).into());
    }
    let contenders = Contender::read_all::<G>(&arguments.contenders).map_err(|error| Failure::Said(error.to_string()))?;
    if !(1..=MAX_GAMES).contains(&arguments.games) {
        return Err(format!("{} games: expected 1 to {MAX_GAMES}", arguments.games).into());
    }
    let opening_plies = arguments.openings_plies.unwrap_or(if G::HIDES_CARDS { 0 } else { 8 });
    if opening_plies > MAX_OPENING_PLIES {
        return Err(format!("openings of {opening_plies} moves: expected at most {MAX_OPENING_PLIES}").into());
    }
    if arguments.concurrency == Some(0) {
        return Err("concurrency 0: at least one game has to be played at a time".to_owned().into());
    }
    // Any deal tells how many seats these options have.
    let seats = G::new(&G::deal(&options, &mut Generator::new(&Seed([0; 64]), &[]))).seats();
    let schedule = Schedule::new(contenders.len(), seats, arguments.games);
    Ok(Match { options, contenders, schedule, opening_plies, seed: arguments.seed, position: |view, _| view.to_string() })
}

fn read_sprt(arguments: &ArenaArgs, schedule: &Schedule) -> Result<Option<Sprt>, Failure> {
    let Some([elo0, elo1]) = arguments.sprt.as_deref() else { return Ok(None) };
    if schedule.pairings().len() > 1 || schedule.seats() > 2 {
        return Err("a sequential test is for two contenders and two seats".to_owned().into());
    }
    let bounds = Bounds::Logistic { elo0: *elo0, elo1: *elo1 };
    Sprt::new(bounds, ALPHA, ALPHA).map(Some).map_err(|error| error.to_string().into())
}

fn read_anchor(arguments: &ArenaArgs, contenders: &[Contender]) -> Result<String, Failure> {
    let Some(anchor) = &arguments.anchor else { return Ok(contenders[0].name.clone()) };
    if contenders.iter().any(|contender| contender.name == *anchor) {
        return Ok(anchor.clone());
    }
    let names: Vec<&str> = contenders.iter().map(|contender| contender.name.as_str()).collect();
    Err(format!("the anchor {anchor} does not play; there are {}", names.join(", ")).into())
}

type Opened = (Option<Store>, BTreeMap<u64, Played>);

fn open<G: Roster>(folder: &Path, of: &Match<G>) -> Result<Opened, Failure> {
    let (store, played) = Store::open(folder, &of.settings(), &of.schedule)?;
    if !played.is_empty() {
        anstream::eprintln!("{}: {} games were played before", folder.display(), played.len());
    }
    Ok((Some(store), played))
}

/// What engines say on standard error is kept beside their games, in a file for each.
fn keep_logs(folder: &Path, contenders: &mut [Contender]) {
    for (n, contender) in contenders.iter_mut().enumerate() {
        if let Player::Engine(engine) = &mut contender.player {
            engine.log = Some(folder.join(format!("engine-{}.log", n + 1)));
        }
    }
}

fn keep(store: &Store, summary: &Summary) -> Outcome {
    store.write("summary.json", &summary.json())?;
    store.write("ladder.csv", &summary.csv())?;
    if let Some(svg) = summary.svg() {
        store.write("ladder.svg", &svg)?;
    }
    Ok(())
}

/// As many games at a time as keep all cores busy, with room for contenders that use several threads.
fn cores(contenders: &[Contender]) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = contenders.iter().map(|contender| Thinking::threads(&contender.thinking)).max().unwrap_or(1);
    (cores / threads).max(1)
}
