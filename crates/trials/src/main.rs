//! `trials crash`, `cluster`, `cost`, `upgrade`, `load`, `arena-load`, `attack` and `bench-store`: see the commands of `cargo xtask` of these names. `trials stage`: see `cargo xtask browser`.

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use trilynx_trials::arena_load::{self, ArenaLoadPlan};
use trilynx_trials::client::Trouble;
use trilynx_trials::crash::{Fault, Place, Skipped};
use trilynx_trials::nodes::{self, ClusterPlan, CostPlan, Shape, UpgradePlan};
use trilynx_trials::{attack, bench_store, crash, load, stage};

/// How long players of several nodes have for a turn: less than it takes until another node replaces one that is gone, so that it shows if
/// that time is not credited.
const TURN: Duration = Duration::from_secs(5);

/// Trials of a server on this machine.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    trial: Trial,
    /// The program `trilynx`.
    #[arg(long, global = true, default_value = "target/release/trilynx")]
    program: PathBuf,
    /// A PostgreSQL database instead of a new SQLite file.
    #[arg(long, global = true)]
    database: Option<String>,
    /// A folder on the disk to be tried; it must be empty.
    #[arg(long)]
    folder: PathBuf,
}

#[derive(Subcommand)]
enum Trial {
    /// Lets faults happen to the server again and again while people play.
    Crash {
        /// How often it is killed.
        #[arg(long, default_value_t = 1000)]
        kills: u32,
        /// Tables at once.
        #[arg(long, default_value_t = 24)]
        tables: usize,
        /// Chooses moves and moments.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// On a PostgreSQL cluster of its own.
        #[arg(long)]
        postgres: bool,
    },
    /// How much the server bears.
    Load {
        /// A part of the full size, for a quick look.
        #[arg(long, default_value_t = 1.0)]
        scale: f64,
        /// Only the moves a second, or only the many connections.
        #[arg(long, value_enum)]
        part: Option<load::Part>,
    },
    /// How an arena with many people goes.
    ArenaLoad {
        /// How many.
        #[arg(long, default_value_t = 5000)]
        people: usize,
        /// How many of them read the page of the tournament whenever it has changed.
        #[arg(long, default_value_t = 250)]
        readers: usize,
        /// How long it is measured.
        #[arg(long, default_value_t = 180)]
        seconds: u64,
        /// How many seconds a move takes on average.
        #[arg(long, default_value_t = 2.0)]
        think: f64,
        /// After about so many moves of their own people resign.
        #[arg(long, default_value_t = 15)]
        moves: u32,
        /// Chooses moves and times.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Attacks a server in every way that was once successful, and says what honest people notice.
    Attack {
        /// Only these scenarios.
        scenarios: Vec<String>,
        /// A tenth of the full size.
        #[arg(long)]
        small: bool,
    },
    /// Lets faults happen to several nodes that serve together, while people play on all of them.
    Cluster {
        /// How many faults.
        #[arg(long, default_value_t = 1000)]
        faults: usize,
        /// Only these kinds: words of their names, such as `kill` or `nats`.
        #[arg(long)]
        only: Vec<String>,
        /// Tables at once, each with two players and a spectator.
        #[arg(long, default_value_t = 9)]
        tables: usize,
        /// How many nodes.
        #[arg(long, default_value_t = 3)]
        nodes: usize,
        /// Chooses faults, nodes, moves and moments.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// No fault begins later.
        #[arg(long, default_value_t = 120)]
        minutes: u64,
        /// Trials at the same time that share the faults, for machines with many processors.
        #[arg(long, default_value_t = 1)]
        trials: usize,
    },
    /// How many moves one node and three of them carry, and what a move costs.
    Cost {
        /// Games that are open.
        #[arg(long, default_value_t = 600)]
        games: usize,
        /// Games that are played at the same time.
        #[arg(long, default_value_t = 100)]
        at_once: usize,
        /// The moves a second at which delays are measured.
        #[arg(long, default_value_t = 500)]
        rate: u32,
        /// For how many seconds each is measured.
        #[arg(long, default_value_t = 8)]
        seconds: u64,
        /// Processors of each node, the first ones of the machine. Without it all share all.
        #[arg(long)]
        processors: Option<usize>,
    },
    /// Replaces three nodes of an old program by those of the new one, one by one, while people play.
    Upgrade {
        /// The old program.
        old: PathBuf,
        /// The old program serves alone, and the nodes take its place.
        #[arg(long)]
        alone: bool,
        /// Tables at once, each with two players and a spectator.
        #[arg(long, default_value_t = 9)]
        tables: usize,
        /// Chooses moves and nodes.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// How long a store takes for what people ask of it when it holds many games.
    BenchStore {
        /// How many.
        #[arg(long, default_value_t = 1_000_000)]
        games: usize,
        /// On a PostgreSQL cluster of its own.
        #[arg(long)]
        postgres: bool,
    },
    /// Serves games that are always dealt the same.
    Stage {
        /// What decides deals and bots.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("trials: {trouble}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> Result<(), Trouble> {
    let Arguments { trial, program, database, folder } = arguments;
    std::fs::create_dir_all(&folder).map_err(|error| Trouble(format!("{}: {error}", folder.display())))?;
    match trial {
        Trial::Crash { kills, tables, seed, postgres } => crashes(&program, database, &folder, kills, tables, seed, postgres).await,
        Trial::Load { scale, part } => load::run(&program, database, &folder, scale, part).await,
        Trial::ArenaLoad { people, readers, seconds, think, moves, seed } => {
            let (how_long, think) = (Duration::from_secs(seconds), Duration::from_secs_f64(think.clamp(0.0, 60.0)));
            arena_load::run(&program, database, &folder, ArenaLoadPlan { people, readers, how_long, think, moves, seed }).await
        }
        Trial::Attack { scenarios, small } => {
            let size = if small { attack::Size::Small } else { attack::Size::Full };
            attack::run(&program, &folder, &attack::AttackPlan { names: scenarios, size }).await
        }
        Trial::Cluster { faults, only, tables, nodes, seed, minutes, trials } => {
            let all = ClusterPlan::rounds(if only.is_empty() { faults } else { 1000 * faults }, seed);
            let wanted =
                |fault: &nodes::ClusterFault| only.is_empty() || only.iter().any(|word| format!("{fault:?}").to_lowercase().contains(word));
            let faults = all.into_iter().filter(wanted).take(faults).collect();
            let (calm, at_most) = (Duration::from_secs(10), Duration::from_secs(60 * minutes));
            let plan = ClusterPlan { nodes, faults, tables, turn: TURN, seed, calm, at_most };
            judged(&nodes::run_at_once(&program, &folder, &plan, trials).await?)
        }
        Trial::Cost { games, at_once, rate, seconds, processors } => {
            costs(&program, &folder, CostPlan { games, at_once, rate, how_long: Duration::from_secs(seconds), processors }).await
        }
        Trial::Upgrade { old, alone, tables, seed } => {
            let plan = UpgradePlan { nodes: 3, tables, turn: TURN, seed, alone };
            judged(&nodes::upgrade(&old, &program, &folder, plan).await?)
        }
        Trial::BenchStore { games, postgres } => {
            let url = match database {
                Some(database) => database,
                None if postgres => trilynx_trials::cluster::database().await,
                None => format!("sqlite:{}", folder.join("games.db").display()),
            };
            bench_store::run(&url, games).await
        }
        Trial::Stage { seed } => stage::run(&folder, seed).await,
    }
}

/// Prints what each way to serve costs, and what three nodes carry compared with one.
async fn costs(program: &Path, folder: &Path, plan: CostPlan) -> Result<(), Trouble> {
    let mut one = None;
    for (n, shape) in Shape::ALL.into_iter().enumerate() {
        let folder = folder.join(n.to_string());
        std::fs::create_dir_all(&folder).map_err(|error| Trouble(format!("{}: {error}", folder.display())))?;
        let cost = nodes::cost(program, &folder, shape, plan).await.map_err(|trouble| Trouble(format!("{shape}: {trouble}")))?;
        print!("{cost}");
        match (shape, one) {
            (Shape::Database, _) => one = Some(cost.moves_a_second()),
            (Shape::ThreeNodes, Some(one)) => {
                println!("three nodes carry {:.2} times the moves of one server", cost.moves_a_second() / one);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Prints what was seen, which must be as it must be.
fn judged(report: &nodes::ClusterReport) -> Result<(), Trouble> {
    print!("{report}");
    if report.is_sound() { Ok(()) } else { Err(Trouble("the nodes did harm".to_owned())) }
}

/// Every fault that can happen to this engine, one after the other; a line for each.
async fn crashes(
    program: &Path,
    database: Option<String>,
    folder: &Path,
    kills: u32,
    tables: usize,
    seed: u64,
    postgres: bool,
) -> Result<(), Trouble> {
    let postgres = postgres || database.is_some();
    let (engine, mut faults) = match postgres {
        false => ("SQLite", vec![(Fault::Kill, kills), (Fault::Pause, 3), (Fault::FullDisk, 5), (Fault::ReadOnlyDisk, 5)]),
        true => ("PostgreSQL", vec![(Fault::Kill, kills), (Fault::Pause, 3), (Fault::FastRestart, 5), (Fault::ImmediateRestart, 3)]),
    };
    if database.is_some() {
        println!("{engine}: this database is not ours to restart, so its faults are left out");
        faults.truncate(2);
    }
    let mut unsound = 0;
    for (n, (fault, times)) in faults.into_iter().enumerate() {
        let folder = folder.join(n.to_string());
        std::fs::create_dir_all(&folder).map_err(|error| Trouble(format!("{}: {error}", folder.display())))?;
        let place = match &database {
            Some(url) => Ok(Place::Database(url.clone())),
            None => Place::for_fault(fault, &folder, postgres).await,
        };
        let mut place = match place {
            Ok(place) => place,
            Err(Skipped(why)) => {
                println!("{engine}, {fault}: left out. {why}");
                continue;
            }
        };
        match crash::run(program, &mut place, &folder, &crash::CrashPlan { fault, times, tables, seed }).await {
            Ok(report) => {
                println!("{engine}, {report}");
                unsound += u32::from(!report.is_sound());
            }
            Err(trouble) => {
                println!("{engine}, {fault}: {trouble}");
                unsound += 1;
            }
        }
    }
    if unsound == 0 { Ok(()) } else { Err(Trouble(format!("{engine}: {unsound} kinds of faults did harm"))) }
}
