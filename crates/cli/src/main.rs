//! The `trilynx` program. One file a command; this one says what there is and turns errors into exit codes.

mod analyse;
mod arena;
mod backup;
mod convert;
mod dataset;
mod deal;
mod draw;
mod engine;
mod input;
mod language;
mod legal;
mod network;
mod perft;
mod play;
mod progress;
mod replay;
mod restore;
mod selfplay;
mod serve;
mod show;
mod verify;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use trilynx_locales::{Catalogue, Language};

/// What a command returns: nothing, or a sentence for the user.
type Outcome = Result<(), Failure>;

/// Why a command could not do what was asked.
enum Failure {
    /// A sentence for the user; the exit code is 2.
    Said(String),
    /// The same for what was being done and had to be given up, so that another start is worth it; the exit code is 3.
    Stopped(String),
    /// Whoever read our output has gone away: nothing to say, and nobody to say it to.
    ReaderGone,
}

impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure::Said(sentence)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Said(format!("cannot read or write: {error}")),
        }
    }
}

const EXAMPLES: &str = "\
Try these:
  trilynx                                     hosts live games on http://127.0.0.1:8770
  trilynx show yinsh                          the empty board and what White may do
  trilynx show yinsh d5 e7 f4 g6 h8           the same after five rings
  trilynx deal linko players=4 > game.txt     a fresh deal, with the proof that it is fair
  trilynx verify game.txt                     deals it again and checks every move
  echo 'yinsh/standard e5 e5' | trilynx legal why is that not allowed?
  trilynx arena yinsh random random           who is stronger, and how sure is it?
  trilynx play linko --against level5         a game in the terminal
  trilynx analyse game.txt                    where was it won and lost?
  trilynx perft yinsh/standard 3              counts 592620 ways to place three rings

A line that describes a position is a game, its fields, then moves:
  yinsh/standard d5 e7 f4 …                   also yinsh/blitz
  lyngk/standard layout=rgbk… claim:red c3-e5 also lyngk/six; layout: 43 letters of i b r g k w
  linko/standard players=3 first=0 deck=7,X,… 7+7 take pile …
  yinsh/standard board=… turn=w …             any position (see locales/en/rules and docs/formats.md)

Colours are used on a terminal; NO_COLOR=1 turns them off, CLICOLOR_FORCE=1 on.

YINSH and LYNGK are games by Kris Burm, Linko! is one by Wolfgang Kramer and Michael Kiesling.
Trilynx is independent of them and of their publishers.";

/// YINSH, LYNGK and Linko!: exact rules, which clause forbids a move, and strong bots.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES, max_term_width = 120)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Hosts live games over HTTP and WebSocket. This is also what trilynx does without a word.
    ///
    /// Every flag can also be given by a variable, or in a file (--config). See docs/self-hosting.md.
    Serve(Box<serve::Arguments>),

    /// Copies all that a server keeps, also while it runs.
    Backup(backup::Arguments),

    /// Puts a backup in the place of what a server keeps. The server must not run.
    Restore(restore::Arguments),

    /// Answers each line of standard input with the legal moves, or the clause a move breaks, as one line of JSON.
    ///
    /// In:  GAME/VARIANT [key=value …] [move …]
    /// Out: {"to_move":0,"legal":["…"],"result":null}, or {"error":{"at":3,"move":"c3-e5","rule":"LYNGK E7","message":"…"}}
    /// with the number of the first bad move, counted from 0. The process goes on after an error.
    #[command(verbatim_doc_comment)]
    Legal {
        /// The language of messages about rules, such as de; English if nothing is said.
        #[arg(long, value_name = "CODE", value_parser = language::read)]
        language: Option<Language>,
    },

    /// Counts the sequences of exactly DEPTH moves, making every one of them.
    Perft {
        /// The game and its variant, such as yinsh/standard.
        game: String,
        /// How many moves.
        depth: u32,
        /// Fields of the start (key=value), then moves to play before counting.
        line: Vec<String>,
    },

    /// Draws a position, says whose decision it is and lists the choices.
    Show {
        /// The game and its variant, such as lyngk/six.
        game: String,
        /// Fields of the start (key=value), then moves. LYNGK and Linko! are dealt at random where no start is given.
        line: Vec<String>,
        /// Who looks on: a seat (0, 1 …), or everything if nobody is named.
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
        /// The language of refusals, such as de; that of the environment (LANG) if nothing is said.
        #[arg(long, value_name = "CODE", value_parser = language::read)]
        language: Option<Language>,
    },

    /// Draws the board after each move of a record.
    Replay {
        /// A record of ours, a boardspace.net SGF file or YINSH's official notation; - for standard input.
        record: PathBuf,
        /// Only the position after this many moves.
        #[arg(long, value_name = "MOVES")]
        after: Option<usize>,
        /// Who looks on: a seat (0, 1 …), or everything if nobody is named.
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
    },

    /// Deals a game: prints a record without moves, with seed and commitment, that `verify` can check.
    Deal {
        /// The game and its variant, such as linko/standard.
        game: String,
        /// Fields of the options, such as players=4 first=1.
        options: Vec<String>,
        /// The 512-bit seed as 128 hexadecimal digits, instead of one from the operating system.
        #[arg(long, value_name = "HEX")]
        seed: Option<String>,
        /// What a player adds to the seed, so that nobody alone decides the deal; once for each seat, in order.
        #[arg(long = "word", value_name = "TEXT")]
        words: Vec<String>,
    },

    /// Recomputes commitment, deal, every move and the result of the records in a file.
    Verify {
        /// A file with one or more records; - for standard input.
        record: PathBuf,
    },

    /// Plays a game in the terminal, against bots or with several people on one device.
    ///
    /// Type moves as they are listed, or help. See docs/terminal.md.
    Play(play::Arguments),

    /// Judges a game that was played: chances after each turn, mistakes, better moves, accuracy.
    ///
    /// See docs/terminal.md.
    Analyse(analyse::Arguments),

    /// Lets another program ask the bots, by lines such as `position yinsh/standard e5` and `go movetime 1000`.
    ///
    /// The protocol is described in docs/engine-protocol.md. It works for a person, too: begin with `hello`.
    Engine {
        /// Reads questions as lines of JSON, such as {"position":"yinsh/standard e5","nodes":1000}, and answers each with one.
        #[arg(long)]
        batch: bool,
        /// A network to play with instead of the one that is built in.
        #[arg(long, value_name = "FILE")]
        network: Option<PathBuf>,
    },

    /// Turns a record into another format.
    Convert {
        /// A record of ours, a boardspace.net SGF file or YINSH's official notation; - for standard input.
        record: PathBuf,
        /// What to write.
        #[arg(long, value_enum, default_value_t = convert::Format::Record)]
        to: convert::Format,
    },

    /// Plays bots against each other: Elo or win share with 95 % intervals, sequential tests, ladders.
    ///
    /// Two contenders play a match, more play all against all. See docs/arena.md.
    Arena(arena::Arguments),

    /// Plays games of a bot against itself into a file, for networks to learn from.
    ///
    /// A run that was stopped goes on where it was. See training/README.md.
    Selfplay(selfplay::Arguments),

    /// Turns games of self-play into samples for training, and says what they look like.
    Dataset(dataset::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Some(command) => run(command),
        // Without a word it serves. Variables and the file they name are heard as they are by `trilynx serve`.
        None => match Arguments::try_parse_from(["trilynx", "serve"]) {
            Ok(Arguments { command: Some(command) }) => run(command),
            Ok(Arguments { command: None }) => Err(Failure::Said("say what to do: trilynx --help".to_owned())),
            Err(error) => error.exit(),
        },
    };
    match outcome {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Stopped(sentence)) => {
            anstream::eprintln!("trilynx: {sentence}");
            ExitCode::from(3)
        }
        Err(Failure::Said(sentence)) => {
            anstream::eprintln!("trilynx: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Outcome {
    match command {
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Backup(arguments) => backup::run(arguments),
        Command::Restore(arguments) => restore::run(arguments),
        Command::Legal { language } => {
            legal::run(std::io::stdin().lock(), std::io::stdout().lock(), Catalogue::of(language.unwrap_or(Language::English)))
        }
        Command::Perft { game, depth, line } => perft::run(&game, depth, &line),
        Command::Show { game, line, seat, language } => show::run(&game, &line, seat, language::or_environment(language)),
        Command::Replay { record, after, seat } => replay::run(&record, after, seat),
        Command::Deal { game, options, seed, words } => deal::run(&game, &options, seed.as_deref(), words),
        Command::Play(arguments) => play::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Verify { record } => verify::run(&record),
        Command::Engine { batch, network } => {
            network.map_or(Ok(None), |file| network::load(&file).map(Some))?;
            match batch {
                true => engine::batch::run(std::io::stdin().lock(), std::io::stdout().lock()),
                false => engine::run(std::io::stdin().lock()),
            }
        }
        Command::Convert { record, to } => convert::run(&record, to),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Dataset(arguments) => dataset::run(&arguments),
    }
}
