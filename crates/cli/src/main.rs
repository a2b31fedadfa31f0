//! The `trilynx` program. One file a command; this one says what there is and turns errors into exit codes.

// What only full-screen games use.
#![cfg_attr(not(feature = "terminal"), allow(dead_code, unused_imports))]

mod admin;
mod analyse;
mod arena;
mod backup;
mod cluster;
#[cfg(feature = "terminal")]
mod connect;
mod convert;
mod dataset;
mod deal;
mod doctor;
mod draw;
mod engine;
mod explorer;
mod health;
mod help;
mod input;
mod language;
mod legal;
#[cfg(feature = "terminal")]
mod man;
mod network;
mod perft;
mod play;
mod progress;
mod puzzle;
mod puzzles;
mod replay;
mod restore;
#[cfg(feature = "terminal")]
mod screen;
mod selfplay;
mod serve;
mod setup;
mod show;
mod verify;
mod width;

use clap::{CommandFactory as _, Parser, Subcommand};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use trilynx_locales::{Catalogue, Language};

/// musl's own allocator takes one lock for all threads.
#[cfg(target_env = "musl")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What a command returns: nothing, or a sentence for the user.
type Outcome = Result<(), Failure>;

/// Why a command could not do what was asked.
enum Failure {
    /// A sentence for the user; the exit code is 2.
    Said(String),
    /// What was to be checked is wrong, and standard output says how; the exit code is 1.
    Wrong,
    /// The same for what was being done and had to be given up, so that another start is worth it; the exit code is 3.
    Stopped(String),
    /// The reader of our output has gone away: there is nobody to tell.
    ReaderGone,
}

impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure::Said(sentence)
    }
}

impl Failure {
    /// The operating system does not give what a command needs.
    fn of_system(error: std::io::Error) -> Failure {
        Failure::Said(format!("the operating system refuses: {error}"))
    }

    /// What is typed or piped in cannot be read.
    fn of_input(error: std::io::Error) -> Failure {
        Failure::Said(format!("cannot read standard input: {error}"))
    }
}

/// All that a command writes by itself goes to standard output.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Said(format!("cannot write to standard output: {error}")),
        }
    }
}

#[derive(Parser)]
#[command(version = concat!(env!("CARGO_PKG_VERSION"), " (", env!("TRILYNX_COMMIT"), ")"), about = help::ABOUT, after_help = help::EXAMPLES, max_term_width = 120)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Hosts live games over HTTP and WebSocket. The default when no command is given.
    ///
    /// Every flag can also be set by an environment variable or in a TOML file (--config). Without any, games and accounts are kept in the
    /// user's data folder and only this machine can connect. Metrics for Prometheus are at /metrics, the HTTP API is described at
    /// /api/openapi.json.
    Serve(Box<serve::ServeArgs>),

    /// Asks what a server needs to know before its first start, and writes the file of its settings.
    ///
    /// With --yes it asks nothing. Looks at what it wrote as `doctor` does, and says how to start the server.
    Setup(Box<setup::SetupArgs>),

    /// Looks at what a server depends on: settings, database, disk, clock, ports, proxy, open files. Changes nothing.
    ///
    /// Takes the settings of `serve`. Ends with exit code 1 if something keeps a server from working.
    Doctor(Box<serve::ServeArgs>),

    /// Asks a running server whether it is ready to serve, as /health/ready does.
    ///
    /// Prints `ready`, or why it is not and ends with exit code 1. For containers and scripts without an HTTP client.
    Health(health::HealthArgs),

    /// Copies the database of a server, which may be running.
    Backup(backup::BackupArgs),

    /// Restores a backup. Stop the server first.
    Restore(restore::RestoreArgs),

    /// Looks after the accounts of a server, which may be running: names, passwords, sessions, roles, bans, what is old.
    ///
    /// Works on the database of the server, as the user it belongs to. Every act is kept in a log (`trilynx admin log`).
    Admin(Box<admin::AdminArgs>),

    /// Looks after servers that serve together on one PostgreSQL database.
    #[command(subcommand)]
    Cluster(cluster::ClusterCommand),

    /// Lets an engine play on a server: takes challenges, plays several games at once, comes back when the connection is lost.
    ///
    /// The engine speaks the protocol of `trilynx engine`. Interrupted once (Ctrl-C), it begins no other games and finishes those it plays;
    /// interrupted again, it gives them up.
    #[cfg(feature = "terminal")]
    Connect(Box<connect::ConnectArgs>),

    #[command(about = help::LEGAL, long_about = help::LEGAL_LONG)]
    Legal {
        /// The language of messages about rules, such as de [default: en].
        #[arg(long, value_name = "CODE", value_parser = language::read)]
        language: Option<Language>,
    },

    /// Counts the sequences of exactly DEPTH moves, making every one of them.
    Perft {
        #[arg(help = help::GAME)]
        game: String,
        /// How many moves.
        depth: u32,
        /// Fields of the start, then moves to play before counting.
        #[arg(value_name = "FIELD=VALUE|MOVE")]
        line: Vec<String>,
        /// Also prints how many sequences begin with each move.
        #[arg(long)]
        divide: bool,
    },

    /// Draws a position, says whose decision it is and lists the choices.
    Show {
        #[arg(help = help::GAME)]
        game: String,
        #[arg(help = help::START, value_name = "FIELD=VALUE|MOVE")]
        line: Vec<String>,
        /// Shows only what this seat may know, counted from 0: 0 is White, or player 1 [default: everything].
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
        /// Prints JSON, for programs.
        #[arg(long)]
        json: bool,
        /// The language of messages about rules, such as de [default: that of the environment (LANG)].
        #[arg(long, value_name = "CODE", value_parser = language::read)]
        language: Option<Language>,
    },

    /// Steps through a record with ← and →, or draws the board after each of its moves.
    Replay {
        #[arg(help = help::RECORDS, required = true, value_name = "RECORDS")]
        records: Vec<PathBuf>,
        /// Only the position after this many moves.
        #[arg(long, value_name = "MOVES")]
        after: Option<usize>,
        /// Shows only what this seat may know, counted from 0: 0 is White, or player 1 [default: everything].
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
        /// Lines instead of a full screen. Without a terminal it is always lines.
        #[arg(long)]
        plain: bool,
        /// The language, such as de [default: that of the environment (LANG)].
        #[arg(long, value_name = "CODE", value_parser = language::read)]
        language: Option<Language>,
    },

    /// Deals a game: prints a record without moves, with seed and commitment, that `verify` can check.
    Deal {
        #[arg(help = help::GAME)]
        game: String,
        /// Fields of the options, such as players=4 first=1.
        #[arg(value_name = "FIELD=VALUE")]
        options: Vec<String>,
        /// The 512-bit seed as 128 hexadecimal digits, instead of one from the operating system.
        #[arg(long, value_name = "HEX")]
        seed: Option<String>,
        /// A word that a player adds to the seed, so that nobody alone decides the deal; once for each seat, in order.
        #[arg(long = "word", value_name = "TEXT")]
        words: Vec<String>,
    },

    /// Recomputes commitment, deal, every move and the result of the records in files.
    ///
    /// Goes on after a record that is wrong, and ends with exit code 1 if there was one.
    Verify {
        /// Files with one or more records each; - for standard input.
        #[arg(required = true, value_name = "RECORDS")]
        records: Vec<PathBuf>,
        /// Prints nothing about records that are right.
        #[arg(short, long)]
        quiet: bool,
    },

    /// Plays a game in the terminal: against bots, with several people on one device, or on a server (--server).
    ///
    /// Type a move as it is listed, or `help` for the other commands.
    Play(Box<play::PlayArgs>),

    /// Solves puzzles in the terminal: near a rating, with a theme, or the one of today.
    Puzzle(puzzle::PuzzleArgs),

    /// Looks for puzzles, checks them, lets the levels of the bots try them, and lists what people have reported.
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesCommand),

    /// Judges a game that was played: chances after each turn, mistakes, better moves, accuracy.
    Analyse(analyse::AnalyseArgs),

    #[command(about = help::ENGINE, long_about = help::ENGINE_LONG)]
    Engine {
        #[arg(long, help = help::BATCH)]
        batch: bool,
        /// A network to play with instead of the one that is built in.
        #[arg(long, value_name = "FILE")]
        network: Option<PathBuf>,
    },

    /// Turns a record into another format.
    Convert {
        #[arg(help = help::RECORDS, required = true, value_name = "RECORDS")]
        records: Vec<PathBuf>,
        /// What to write.
        #[arg(long, value_enum, default_value_t = convert::Format::Record)]
        to: convert::Format,
    },

    /// Plays bots against each other: Elo or win share with 95 % intervals, sequential tests, ladders.
    ///
    /// Two contenders play a match, more play all against all.
    Arena(arena::ArenaArgs),

    /// Plays games of a bot against itself into a file, for networks to learn from.
    ///
    /// A run that was stopped continues where it was.
    Selfplay(selfplay::SelfplayArgs),

    /// What was played from which position: makes a book of self-play, counts a server's games again.
    #[command(subcommand)]
    Explorer(explorer::ExplorerCommand),

    /// Turns games of self-play into samples for training, and says what they look like.
    Dataset(dataset::DatasetArgs),

    /// Prints what lets a shell complete commands and flags: trilynx completions bash > FILE.
    #[cfg(feature = "terminal")]
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },

    /// Writes manual pages, one for each command, into a folder.
    #[cfg(feature = "terminal")]
    Man {
        /// An existing folder, such as /usr/local/share/man/man1.
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Some(command) => run(command),
        // Without a command it serves, with the same variables and file as `trilynx serve`.
        None => match Arguments::try_parse_from(["trilynx", "serve"]) {
            Ok(Arguments { command: Some(command) }) => run(command),
            Ok(Arguments { command: None }) => Err(Failure::Said("say what to do: trilynx --help".to_owned())),
            Err(error) => error.exit(),
        },
    };
    match outcome {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Wrong) => ExitCode::from(1),
        Err(Failure::Stopped(sentence)) => {
            complain(&sentence);
            ExitCode::from(3)
        }
        Err(Failure::Said(sentence)) => {
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

/// Says on standard error what is wrong. If that cannot be written, the exit code still tells it.
fn complain(sentence: &str) {
    let _unwritten = writeln!(anstream::stderr(), "trilynx: {sentence}");
}

fn run(command: Command) -> Outcome {
    match command {
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Setup(arguments) => setup::run(*arguments),
        Command::Doctor(arguments) => doctor::run(*arguments),
        Command::Health(arguments) => health::run(arguments),
        Command::Backup(arguments) => backup::run(arguments),
        Command::Restore(arguments) => restore::run(arguments),
        Command::Admin(arguments) => admin::run(*arguments),
        Command::Cluster(command) => cluster::run(command),
        #[cfg(feature = "terminal")]
        Command::Connect(arguments) => connect::run(&arguments),
        Command::Legal { language } => {
            legal::run(std::io::stdin().lock(), std::io::stdout().lock(), Catalogue::of(language.unwrap_or(Language::English)))
        }
        Command::Perft { game, depth, line, divide } => perft::run(&game, depth, &line, divide),
        Command::Show { game, line, seat, json, language } => show::run(&game, &line, seat, json, language::or_environment(language)),
        Command::Replay { records, after, seat, plain, language } => {
            replay::run(&records, after, seat, plain, language::or_environment(language))
        }
        Command::Deal { game, options, seed, words } => deal::run(&game, &options, seed.as_deref(), words),
        Command::Play(arguments) => play::run(&arguments),
        Command::Puzzle(arguments) => puzzle::run(&arguments),
        Command::Puzzles(command) => puzzles::run(command),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Verify { records, quiet } => verify::run(&records, quiet),
        Command::Engine { batch, network } => {
            network.map_or(Ok(None), |file| network::load(&file).map(Some))?;
            match batch {
                true => engine::batch::run(std::io::stdin().lock(), std::io::stdout().lock()),
                false => engine::run(std::io::stdin().lock()),
            }
        }
        Command::Convert { records, to } => convert::run(&records, to),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Explorer(command) => explorer::run(command),
        Command::Dataset(arguments) => dataset::run(&arguments),
        #[cfg(feature = "terminal")]
        Command::Completions { shell } => {
            // Written at once: the reader of a pipe may have gone away.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "trilynx", &mut script);
            Ok(std::io::Write::write_all(&mut std::io::stdout(), &script)?)
        }
        #[cfg(feature = "terminal")]
        Command::Man { folder } => man::run(&folder),
    }
}
