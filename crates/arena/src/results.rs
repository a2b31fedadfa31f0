//! What was played, kept so that a match can be stopped at any moment and goes on where it was.
//!
//! `results.jsonl` is the one source of truth: its first line holds the settings, every other line a finished game with its record. A line
//! is written in one piece when its game ends, so a killed match loses only the games in flight. The last line may be torn; it is dropped,
//! and its game played again. All other files are made from this one.

#[cfg(test)]
mod tests;

use crate::schedule::Schedule;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::{error::Error, fmt};

/// The version of the file.
const FORMAT: u32 = 1;
/// Settings and finished games, one line each.
pub const RESULTS: &str = "results.jsonl";
/// The records of all games.
pub const GAMES: &str = "games.txt";

/// What decides every game of a match. Two runs continue each other only if all of it is the same.
///
/// How many games are wanted is not part of it: a match may be prolonged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The version of the file.
    pub format: u32,
    /// Game, variant and options, such as `GAME/standard players=4 first=0`.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The names of the contenders, in order.
    pub contenders: Vec<String>,
    /// How many random moves begin a game.
    pub opening_plies: usize,
    /// The seed of the match.
    pub seed: u64,
}

impl Settings {
    /// Settings in the format of today.
    pub fn new(game: String, rules: u32, contenders: Vec<String>, opening_plies: usize, seed: u64) -> Settings {
        Settings { format: FORMAT, game, rules, contenders, opening_plies, seed }
    }

    /// Each difference as `what old, now new`.
    fn differences(&self, now: &Settings) -> Vec<String> {
        let mut found = Vec::new();
        let mut compare = |what: &str, old: String, new: String| {
            if old != new {
                found.push(format!("{what} {old}, now {new}"));
            }
        };
        compare("format", self.format.to_string(), now.format.to_string());
        compare("game", self.game.clone(), now.game.clone());
        compare("rules", self.rules.to_string(), now.rules.to_string());
        compare("contenders", self.contenders.join(" "), now.contenders.join(" "));
        compare("opening moves", self.opening_plies.to_string(), now.opening_plies.to_string());
        compare("seed", self.seed.to_string(), now.seed.to_string());
        found
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the schedule.
    pub game: u64,
    /// The contender in each seat.
    pub seating: Vec<usize>,
    /// Every seat that won; none for a draw.
    pub winners: Vec<u8>,
    /// What the game counts for each seat; empty where it did not come to that.
    pub scores: Vec<i16>,
    /// Moves played, the opening included.
    pub plies: usize,
    /// Who lost by a fault instead of by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// Microseconds of every move by seat, where the contender in it has a time limit. Left out where nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub micros: Vec<Vec<u64>>,
    /// The game as a record.
    pub record: String,
}

/// What cost a seat the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// Whose fault.
    pub seat: u8,
    /// What happened.
    #[serde(flatten)]
    pub trouble: Trouble,
}

/// What may happen instead of a legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trouble {
    /// In one word.
    pub kind: TroubleKind,
    /// In a sentence.
    pub what: String,
}

impl Trouble {
    /// `what` may hold text of a stranger: control characters are replaced and it is cut to a length one can print.
    pub fn new(kind: TroubleKind, what: &str) -> Trouble {
        Trouble { kind, what: what.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect() }
    }
}

/// A trouble in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TroubleKind {
    /// The move is none, or breaks a rule.
    Illegal,
    /// It ended, could not be started, or panicked.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// It said something that is not in the protocol.
    Protocol,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            TroubleKind::Illegal => "illegal move",
            TroubleKind::Crash => "crash",
            TroubleKind::Timeout => "timeout",
            TroubleKind::Protocol => "protocol",
        };
        write!(f, "{kind}: {}", self.what)
    }
}

/// Why results cannot be read or kept.
#[derive(Debug)]
pub enum StoreError {
    /// The operating system refuses.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Its reason.
        error: io::Error,
    },
    /// The folder holds another match.
    OtherSettings {
        /// The file.
        path: PathBuf,
        /// What differs.
        differences: Vec<String>,
    },
    /// A line that is not the last cannot be understood.
    Corrupt {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Io { path, error } => write!(f, "{}: {error}", path.display()),
            StoreError::OtherSettings { path, differences } => {
                write!(f, "{} holds a match with other settings ({}): choose another folder", path.display(), differences.join("; "))
            }
            StoreError::Corrupt { path, line, reason } => write!(f, "{}, line {line}: {reason}", path.display()),
        }
    }
}

impl Error for StoreError {}

/// The first line of the file.
#[derive(Serialize, Deserialize)]
struct FirstLine {
    settings: Settings,
}

/// The folder of a match.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    results: File,
    games: File,
}

impl Store {
    /// Opens the folder, or makes it, and returns what was played before, by number.
    pub fn open(folder: &Path, settings: &Settings, schedule: &Schedule) -> Result<(Store, BTreeMap<u64, Played>), StoreError> {
        std::fs::create_dir_all(folder).map_err(at(folder))?;
        let path = folder.join(RESULTS);
        let text = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(at(&path)(error)),
        };
        let (played, good_bytes) = read_results(&text, settings, schedule, &path)?;
        let mut results = OpenOptions::new().create(true).append(true).open(&path).map_err(at(&path))?;
        results.set_len(good_bytes as u64).map_err(at(&path))?;
        if good_bytes == 0 {
            write_line(&mut results, &FirstLine { settings: settings.clone() }).map_err(at(&path))?;
        }
        // A record whose result was lost would stand here twice.
        write_games(folder, &played)?;
        let games_path = folder.join(GAMES);
        let games = OpenOptions::new().append(true).open(&games_path).map_err(at(&games_path))?;
        Ok((Store { folder: folder.to_owned(), results, games }, played))
    }

    /// Keeps a finished game.
    pub fn add(&mut self, played: &Played) -> Result<(), StoreError> {
        write_line(&mut self.results, played).map_err(at(&self.folder.join(RESULTS)))?;
        self.games.write_all(separated(&played.record).as_bytes()).map_err(at(&self.folder.join(GAMES)))
    }

    /// Replaces a file of the folder as a whole.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        replace(&self.folder, name, text)
    }

    /// Puts the records of all games in the order of their numbers.
    pub fn sort_games(&mut self, played: &BTreeMap<u64, Played>) -> Result<(), StoreError> {
        write_games(&self.folder, played)?;
        let path = self.folder.join(GAMES);
        self.games = OpenOptions::new().append(true).open(&path).map_err(at(&path))?;
        Ok(())
    }
}

fn at(path: &Path) -> impl Fn(io::Error) -> StoreError + '_ {
    move |error| StoreError::Io { path: path.to_owned(), error }
}

/// In one call, so that a line is torn by nothing less than the end of the machine.
fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(value).map_err(io::Error::other)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

/// Records follow each other with an empty line between.
fn separated(record: &str) -> String {
    format!("{record}\n")
}

fn write_games(folder: &Path, played: &BTreeMap<u64, Played>) -> Result<(), StoreError> {
    let all: String = played.values().map(|played| separated(&played.record)).collect();
    replace(folder, GAMES, &all)
}

/// Nobody ever sees half of it.
fn replace(folder: &Path, name: &str, text: &str) -> Result<(), StoreError> {
    let unfinished = folder.join(format!("{name}.new"));
    std::fs::write(&unfinished, text).map_err(at(&unfinished))?;
    let path = folder.join(name);
    std::fs::rename(&unfinished, &path).map_err(at(&path))
}

/// The games of a file and how many of its bytes hold them.
fn read_results(bytes: &[u8], settings: &Settings, schedule: &Schedule, path: &Path) -> Result<(BTreeMap<u64, Played>, usize), StoreError> {
    let mut played = BTreeMap::new();
    let mut good_bytes = 0;
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    for (n, line) in lines.iter().enumerate() {
        let is_last = n + 1 == lines.len();
        let read = if n == 0 { read_settings(line, settings, path)? } else { read_game(line, schedule).map(Some) };
        match read {
            // Even if it can be read: the next line would be glued to it.
            Ok(_) if is_last && !line.ends_with(b"\n") => break,
            Ok(game) => {
                good_bytes += line.len();
                if let Some(game) = game {
                    played.entry(game.game).or_insert(game);
                }
            }
            Err(_) if is_last => break,
            Err(reason) => return Err(StoreError::Corrupt { path: path.to_owned(), line: n + 1, reason }),
        }
    }
    Ok((played, good_bytes))
}

fn read_settings(line: &[u8], settings: &Settings, path: &Path) -> Result<Result<Option<Played>, String>, StoreError> {
    match serde_json::from_slice::<FirstLine>(line) {
        Ok(first) if first.settings == *settings => Ok(Ok(None)),
        Ok(first) => Err(StoreError::OtherSettings { path: path.to_owned(), differences: first.settings.differences(settings) }),
        Err(error) => Ok(Err(format!("no settings of a match: {error}"))),
    }
}

fn read_game(line: &[u8], schedule: &Schedule) -> Result<Played, String> {
    let played: Played = serde_json::from_slice(line).map_err(|error| format!("no finished game: {error}"))?;
    let seats = schedule.seats();
    let is_seat = |seat: &u8| usize::from(*seat) < seats;
    let fits = played.seating == schedule.slot(played.game).seating
        && played.winners.iter().all(is_seat)
        && (played.scores.is_empty() || played.scores.len() == seats)
        && (played.micros.is_empty() || played.micros.len() == seats)
        && played.fault.as_ref().is_none_or(|fault| is_seat(&fault.seat));
    if fits {
        Ok(played)
    } else {
        Err(format!("game {} has another seating than its number gives, or seats that do not exist", played.game))
    }
}
