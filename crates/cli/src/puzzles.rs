//! `trilynx puzzles`: looks for puzzles, checks them, lets the levels try them, rates them, and lists what people have reported.

use crate::input::{read_file, read_records};
use crate::progress::Progress;
use crate::serve::Kept;
use crate::{Failure, Outcome};
use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use trilynx_games::{Game, Header, with_game};
use trilynx_puzzles::{CheckEffort, Class, Collection, Puzzle, Puzzled, check, file, mine};
use trilynx_server::config::Database;
use trilynx_server::store::{PuzzleVerdict, ReportedPuzzle, reported_puzzles};

const MAX_GAMES: u64 = 100_000_000;

#[derive(clap::Subcommand)]
pub enum PuzzlesCommand {
    /// Plays games between unequal levels, or looks through games that were played, and keeps the puzzles in them. A run that was stopped
    /// continues where it was.
    Mine(MineArgs),
    /// Proves or judges every puzzle of a file again, by other means than it was found, and lists those that do not hold.
    Check(CheckArgs),
    /// Counts how many puzzles of a file each level of the bots solves.
    Levels(LevelsArgs),
    /// Gives every puzzle of a file its first rating again, after a change of the levels. Nothing else in the file changes.
    Rate(RateArgs),
    /// Lists the puzzles that people have reported to a server, and what came of checking them again. The server may be running.
    Reports {
        #[command(flatten)]
        kept: Kept,
    },
}

#[derive(clap::Args)]
pub struct MineArgs {
    #[arg(help = crate::help::GAME)]
    game: String,
    /// The file for the puzzles. FILE.next beside it says how far the run has come.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of games that are looked through.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Looks through the games of this game in a file of records, in any format that `trilynx replay` reads, and plays none.
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    records: Option<PathBuf>,
    /// Starts no game after this many seconds, however many games are left.
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// The seed of every game. Runs with other seeds look through other games, each into a file of its own.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Looks only for puzzles that can be proved.
    #[arg(long)]
    proved: bool,
    /// How many games are looked through at the same time [default: one on each core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(clap::Args)]
pub struct CheckArgs {
    /// Files of puzzles.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many times the effort of the miner is spent.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    times: u32,
    /// Writes the puzzles that hold into this file; for one file at a time.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many puzzles are checked at the same time [default: one on each core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(clap::Args)]
pub struct LevelsArgs {
    /// Files of puzzles.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Tries one puzzle in so many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    every: u32,
    /// How often each level tries a puzzle, each time with other draws.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tries: u32,
    /// The seed of the first try; the others follow it.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many puzzles are tried at the same time [default: one on each core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(clap::Args)]
pub struct RateArgs {
    /// Files of puzzles. Each is replaced as a whole when all of its puzzles are rated.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many puzzles are rated at the same time [default: one on each core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

pub fn run(command: PuzzlesCommand) -> Outcome {
    match command {
        PuzzlesCommand::Reports { kept } => reports(kept),
        PuzzlesCommand::Levels(arguments) => {
            for path in &arguments.files {
                let collection = read(path)?;
                with_game!(collection.game, G => try_levels::<G>(path, &collection, &arguments)?);
            }
            Ok(())
        }
        PuzzlesCommand::Rate(arguments) => {
            for path in &arguments.files {
                let collection = read(path)?;
                with_game!(collection.game, G => rate::<G>(path, &collection, arguments.threads)?);
            }
            Ok(())
        }
        PuzzlesCommand::Mine(arguments) => {
            let (header, _) = Header::split(&arguments.game).map_err(|error| Failure::Said(error.to_string()))?;
            with_game!(header.game, G => look::<G>(&arguments))
        }
        PuzzlesCommand::Check(arguments) => {
            if arguments.out.is_some() && arguments.files.len() > 1 {
                return Err("--out takes the puzzles of one file".to_owned().into());
            }
            let mut wrong = 0;
            for path in &arguments.files {
                let collection = read(path)?;
                wrong += with_game!(collection.game, G => verify::<G>(path, &collection, &arguments)?);
            }
            if wrong == 0 { Ok(()) } else { Err(format!("{wrong} puzzles do not hold").into()) }
        }
    }
}

fn read(path: &Path) -> Result<Collection, Failure> {
    Collection::read(&read_file(path)?).map_err(|error| Failure::Said(format!("{}, {error}", path.display())))
}

fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get)).clamp(1, 256)
}

/// What a run has found so far, in the order of its games.
struct Run {
    file: std::fs::File,
    next_path: PathBuf,
    seed: u64,
    /// What the file of records is known by, where there is one.
    records: Option<u64>,
    /// The first game whose puzzles are not in the file.
    next: u64,
    /// What later games have found.
    early: BTreeMap<u64, Vec<(String, String)>>,
    known: HashSet<String>,
}

impl Run {
    fn open<G: Puzzled>(arguments: &MineArgs, records: Option<u64>) -> Result<Run, Failure> {
        let path = &arguments.out;
        let mut name = path.clone().into_os_string();
        name.push(".next");
        let next_path = PathBuf::from(name);
        let cannot = |error: std::io::Error| Failure::Said(format!("cannot write {}: {error}", path.display()));
        let (mut known, mut next) = (HashSet::new(), 0);
        if path.exists() {
            mend(path).map_err(cannot)?;
            let collection = read(path)?;
            if collection.game != G::ID {
                return Err(format!("{} has puzzles of {}", path.display(), collection.game).into());
            }
            known.extend(collection.entries.into_iter().map(|entry| entry.id));
            // A run that was killed before its first game was complete has not said how far it is.
            next = if next_path.exists() { position(&next_path, arguments.seed, records)? } else { 0 };
        } else {
            std::fs::write(path, file::write::<G>(&[])).map_err(cannot)?;
        }
        let file = std::fs::File::options().append(true).open(path).map_err(cannot)?;
        Ok(Run { file, next_path, seed: arguments.seed, records, next, early: BTreeMap::new(), known })
    }

    /// Takes what a game has found, and writes what is complete: first the puzzles, then how far it has come. A run that is killed in between finds
    /// the same puzzles again, and knows them.
    fn add(&mut self, number: u64, found: Vec<(String, String)>) -> std::io::Result<()> {
        self.early.insert(number, found);
        while let Some(found) = self.early.remove(&self.next) {
            let mut text = String::new();
            for (id, line) in found {
                if self.known.insert(id) {
                    text.push_str(&line);
                    text.push('\n');
                }
            }
            self.file.write_all(text.as_bytes())?;
            self.next += 1;
        }
        let records = self.records.map(|records| format!(" {records}")).unwrap_or_default();
        replace(&self.next_path, &format!("{} {}{records}\n", self.seed, self.next))
    }
}

/// Replaces a file as a whole, so that it is there as it was or as it is.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let mut name = path.to_owned().into_os_string();
    name.push(".part");
    std::fs::write(&name, text)?;
    std::fs::rename(&name, path)
}

/// Cuts off a last line that a run could not finish. Its game is looked through again.
fn mend(path: &Path) -> std::io::Result<()> {
    let bytes = std::fs::read(path)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    if whole < bytes.len() {
        std::fs::File::options().write(true).open(path)?.set_len(whole as u64)?;
    }
    Ok(())
}

/// How far the run with this seed, or through these records, has come.
fn position(path: &Path, seed: u64, records: Option<u64>) -> Result<u64, Failure> {
    let text = read_file(path)?;
    let numbers: Option<Vec<u64>> = text.split_whitespace().map(|number| number.parse().ok()).collect();
    let (found, next, of) = match numbers.as_deref() {
        Some([found, next]) => (*found, *next, None),
        Some([found, next, of]) => (*found, *next, Some(*of)),
        _ => return Err(format!("{}: expected a seed and the number of a game", path.display()).into()),
    };
    if of != records {
        return Err(format!("{} belongs to other games", path.display()).into());
    }
    if found != seed {
        return Err(format!("{} belongs to seed {found}, not {seed}", path.display()).into());
    }
    Ok(next)
}

/// Games that were played, and what their file is known by.
struct Recorded<G: Game> {
    games: Vec<(G, Vec<G::Move>)>,
    known_by: u64,
}

impl<G: Game> Recorded<G> {
    /// The games of one game in a file of records, those that were given up included.
    fn read(path: &Path) -> Result<Recorded<G>, Failure> {
        // FNV-1a.
        let mut known_by = 0xCBF2_9CE4_8422_2325_u64;
        let mut games = Vec::new();
        for record in read_records(path)?.iter().filter(|record| record.game == G::ID) {
            known_by = record.text.bytes().fold(known_by, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
            let record = record.read::<G>(path)?;
            games.push((record.start.state(), record.moves));
        }
        if games.is_empty() {
            return Err(format!("{} has no games of {}", path.display(), G::ID).into());
        }
        Ok(Recorded { games, known_by })
    }
}

fn look<G: Puzzled<Move: Sync> + Sync>(arguments: &MineArgs) -> Outcome {
    let recorded = arguments.records.as_deref().map(Recorded::<G>::read).transpose()?;
    let run = Run::open::<G>(arguments, recorded.as_ref().map(|recorded| recorded.known_by))?;
    let began = Instant::now();
    let all = recorded.as_ref().map_or(arguments.games, |recorded| recorded.games.len() as u64);
    let puzzles_of = |number: u64| match &recorded {
        None => mine::game::<G>(arguments.seed, number, arguments.proved),
        Some(recorded) => {
            let (start, moves) = &recorded.games[number as usize];
            mine::recorded(start, moves, arguments.seed, number, arguments.proved)
        }
    };
    let progress = Progress::start(all, all.saturating_sub(run.next));
    let number = AtomicU64::new(run.next);
    let shared = Mutex::new((run, progress));
    let is_late = || arguments.time.is_some_and(|seconds| began.elapsed() >= Duration::from_secs(seconds));
    let work = || -> std::io::Result<()> {
        while !is_late() {
            let mine = number.fetch_add(1, Ordering::Relaxed);
            if mine >= all {
                break;
            }
            let found: Vec<(String, String)> = puzzles_of(mine).iter().map(|puzzle| (puzzle.id.clone(), puzzle.to_string())).collect();
            let mut shared = shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let (run, progress) = &mut *shared;
            run.add(mine, found)?;
            progress.step(|| format!("{} puzzles", run.known.len()));
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads(arguments.threads)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let (run, progress) = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    progress.end();
    writeln!(anstream::stdout(), "{}: {} puzzles from {} games", arguments.out.display(), run.known.len(), run.next)?;
    Ok(())
}

fn all_of<G: Puzzled>(path: &Path, collection: &Collection) -> Result<Vec<Puzzle<G>>, Failure> {
    collection.check().map_err(|error| Failure::Said(format!("{}, {error}", path.display())))
}

/// What is found out about each puzzle, in their order; several at a time.
fn of_each<G: Puzzled<Move: Sync> + Sync, T: Send>(
    puzzles: &[Puzzle<G>],
    asked: Option<usize>,
    find_out: impl Fn(&Puzzle<G>) -> T + Sync,
    message: impl Fn() -> String + Sync,
) -> Vec<T> {
    let (next, all) = (AtomicUsize::new(0), puzzles.len());
    let found = Mutex::new((BTreeMap::new(), Progress::of("puzzles", all as u64, all as u64)));
    std::thread::scope(|scope| {
        for _ in 0..threads(asked) {
            scope.spawn(|| {
                while let Some((n, puzzle)) = Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|n| Some((n, puzzles.get(n)?))) {
                    let one = find_out(puzzle);
                    let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    found.0.insert(n, one);
                    found.1.step(&message);
                }
            });
        }
    });
    let (found, progress) = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    progress.end();
    found.into_values().collect()
}

/// The lowest and the highest.
fn spread<G: Puzzled>(puzzles: &[Puzzle<G>]) -> String {
    let ratings = || puzzles.iter().map(|puzzle| puzzle.rating);
    format!("ratings {} to {}", ratings().min().unwrap_or(0), ratings().max().unwrap_or(0))
}

/// Checks the puzzles of a file, and says how many do not hold.
fn verify<G: Puzzled<Move: Sync> + Sync>(path: &Path, collection: &Collection, arguments: &CheckArgs) -> Result<usize, Failure> {
    let puzzles: Vec<Puzzle<G>> = all_of(path, collection)?;
    let wrong = AtomicUsize::new(0);
    let verdict = |puzzle: &Puzzle<G>| {
        check::check(puzzle, CheckEffort::times(arguments.times)).inspect_err(|_| {
            wrong.fetch_add(1, Ordering::Relaxed);
        })
    };
    let checked = of_each(&puzzles, arguments.threads, verdict, || format!("{} do not hold", wrong.load(Ordering::Relaxed)));
    let faults: BTreeMap<usize, _> = checked.into_iter().enumerate().filter_map(|(n, checked)| Some((n, checked.err()?))).collect();
    for (n, fault) in &faults {
        writeln!(anstream::stdout(), "{} {fault}", puzzles[*n].id)?;
    }
    let wrong = |class: fn(Class) -> bool| faults.keys().filter(|n| class(puzzles[**n].class)).count();
    let all = |class: fn(Class) -> bool| puzzles.iter().filter(|puzzle| class(puzzle.class)).count();
    let proved: fn(Class) -> bool = |class| class == Class::Proved;
    let judged: fn(Class) -> bool = |class| class != Class::Proved;
    writeln!(
        anstream::stdout(),
        "{}: {} proved, {} wrong; {} judged, {} wrong; {}",
        path.display(),
        all(proved),
        wrong(proved),
        all(judged),
        wrong(judged),
        spread(&puzzles)
    )?;
    if let Some(out) = &arguments.out {
        let good: Vec<Puzzle<G>> =
            puzzles.iter().enumerate().filter(|(n, _)| !faults.contains_key(n)).map(|(_, puzzle)| puzzle.clone()).collect();
        std::fs::write(out, file::write(&good)).map_err(|error| Failure::Said(format!("cannot write {}: {error}", out.display())))?;
    }
    Ok(faults.len())
}

/// Lets every level try, and says how many puzzles each solves.
fn try_levels<G: Puzzled<Move: Sync> + Sync>(path: &Path, collection: &Collection, arguments: &LevelsArgs) -> Outcome {
    let tried: Vec<Puzzle<G>> = all_of(path, collection)?.into_iter().step_by(arguments.every as usize).collect();
    let solves = |puzzle: &Puzzle<G>, level: u16| {
        let seeds = (0..u64::from(arguments.tries)).map(|n| arguments.seed.wrapping_add(n));
        seeds.filter(|seed| mine::is_solved(puzzle, &format!("level{level}"), *seed, None)).count()
    };
    let by_level = |puzzle: &Puzzle<G>| mine::LEVELS.map(|level| solves(puzzle, level)).collect::<Vec<usize>>();
    let solved = of_each(&tried, arguments.threads, by_level, || format!("{} tries of each level", arguments.tries));
    let tries = tried.len() * arguments.tries as usize;
    writeln!(anstream::stdout(), "{}: {} puzzles, {tries} tries of each level", path.display(), tried.len())?;
    for (n, level) in mine::LEVELS.enumerate() {
        let count: usize = solved.iter().map(|of_levels| of_levels[n]).sum();
        writeln!(anstream::stdout(), "level {level:>2} {count:>6} {:>5.1} %", 100.0 * count as f64 / tries.max(1) as f64)?;
    }
    Ok(())
}

/// Gives the puzzles of a file their first rating again.
fn rate<G: Puzzled<Move: Sync> + Sync>(path: &Path, collection: &Collection, threads: Option<usize>) -> Outcome {
    let mut puzzles: Vec<Puzzle<G>> = all_of(path, collection)?;
    let ratings = of_each(&puzzles, threads, mine::first_rating, || format!("rating {}", path.display()));
    let mut changed = 0;
    for (puzzle, rating) in puzzles.iter_mut().zip(ratings) {
        changed += usize::from(puzzle.rating != rating);
        puzzle.rating = rating;
    }
    replace(path, &file::write(&puzzles)).map_err(|error| Failure::Said(format!("cannot write {}: {error}", path.display())))?;
    writeln!(anstream::stdout(), "{}: {changed} of {} changed; {}", path.display(), puzzles.len(), spread(&puzzles))?;
    Ok(())
}

/// What people have reported to a server, and what came of it.
fn reports(kept: Kept) -> Outcome {
    let database = kept.database()?;
    if let Database::Sqlite(file) = &database
        && !file.exists()
    {
        return Err(Failure::Said(format!("there is no {}", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    let reported = runtime.block_on(reported_puzzles(&database.url())).map_err(|error| error.to_string())?;
    for ReportedPuzzle { game, puzzle, reports: [second, not_winning, unclear], waits, verdict } in &reported {
        let said = match verdict {
            None => "not checked yet".to_owned(),
            Some(PuzzleVerdict::Holds) => "holds".to_owned(),
            Some(PuzzleVerdict::Wrong(reason)) => format!("withdrawn: {reason}"),
            Some(PuzzleVerdict::Unknown) => "could not be decided".to_owned(),
        };
        let waits = if *waits { ", waits for a check" } else { "" };
        writeln!(
            anstream::stdout(),
            "{game} {puzzle}  second solution {second}, not winning {not_winning}, unclear {unclear}: {said}{waits}"
        )?;
    }
    let withdrawn = reported.iter().filter(|puzzle| matches!(puzzle.verdict, Some(PuzzleVerdict::Wrong(_)))).count();
    writeln!(anstream::stdout(), "{} reported, {withdrawn} withdrawn", reported.len())?;
    Ok(())
}
