//! Who plays in a match, as typed: a bot with its limits, or a command that starts an engine.
//!
//! ```text
//! contender = name [ ":" setting { "," setting } ]           search:nodes=5000,threads=2
//!           | { setting "," } "engine=" command              time=200,memory=512,engine=./other --quiet
//! setting   = key "=" number | "option." name "=" value      option.Bot=search sets an option of an engine
//!           | "name=" text                                  name=other is how an engine is called
//! ```
//!
//! The one thing to know: the text, or the name that is given in it, is the contender's identity. It names the rung of the ladder, stands in every record, and two runs
//! continue the same match only if it is the same.

#[cfg(test)]
mod tests;

use serde::{Serialize, Serializer};
use std::{error::Error, fmt, path::PathBuf, time::Duration};
use trilynx_bots::{Clock, Limits, Roster};

/// How long anybody thinks who was given no limit at all, so that every match ends.
pub const DEFAULT_TIME: Duration = Duration::from_secs(1);
/// The address space of an engine, in MiB, unless its text says otherwise.
const DEFAULT_MEMORY_MIB: u64 = 4096;
/// What an engine with a time limit may take on top before it is given up.
const PATIENCE_BEYOND_TIME: Duration = Duration::from_secs(5);
/// What an engine without a time limit may take for a move before it is given up.
const PATIENCE_ALONE: Duration = Duration::from_secs(60);
/// More threads than any machine this is for.
const MAX_THREADS: u64 = 1024;
/// A day: longer is no limit.
const MAX_MS: u64 = 24 * 60 * 60 * 1000;

/// Somebody who plays in a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Contender {
    /// As typed, or as `name=` says, with a number behind where the same was given twice.
    pub name: String,
    /// What chooses the moves.
    pub player: Player,
    /// How long it may think.
    pub thinking: Thinking,
}

/// What chooses the moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Player {
    /// One of ours, by its name in the roster.
    Bot(String),
    /// A program that speaks the engine protocol.
    Engine(EngineCommand),
}

/// How to start an engine, and what it is allowed.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineCommand {
    /// A command line for the shell.
    pub command: String,
    /// Options of its own to set, name and value.
    pub options: Vec<(String, String)>,
    /// The most address space, in MiB.
    pub memory_mib: u64,
    /// How long a move may take before the game is lost by it.
    pub patience: Duration,
    /// Whether a process may play several games, if the engine says that it can.
    pub is_reused: bool,
    /// A file to which all that it says on standard error is added.
    pub log: Option<PathBuf>,
}

/// The limits of every move, and what is mixed into the seeds.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Thinking {
    /// Time a move, if it was given.
    pub time: Option<Duration>,
    /// Positions a move.
    pub nodes: Option<u64>,
    /// Depth in moves.
    pub depth: Option<u32>,
    /// Threads; 0 stands for 1.
    threads: u32,
    /// Another number makes another player of the same strength.
    pub seed: u64,
}

impl Thinking {
    /// How many threads it may use, at least 1.
    pub fn threads(&self) -> usize {
        self.threads.max(1) as usize
    }

    /// The time limit as given, or [`DEFAULT_TIME`] where nothing was given at all.
    pub fn time_or_default(&self) -> Option<Duration> {
        let is_endless = self.time.is_none() && self.nodes.is_none() && self.depth.is_none();
        if is_endless { Some(DEFAULT_TIME) } else { self.time }
    }

    /// The limits as a bot takes them.
    pub fn limits<'a>(&self, stop: &'a std::sync::atomic::AtomicBool, clock: &'a dyn Clock) -> Limits<'a> {
        Limits {
            time: self.time_or_default(),
            nodes: self.nodes,
            depth: self.depth,
            threads: self.threads(),
            ..Limits::unlimited(stop, clock)
        }
    }
}

/// Why a text names no contender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadContender {
    /// No bot of this game has the name.
    Unknown {
        /// As typed.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// A setting is not `key=number`, has an unknown key or a number out of range, or stands there twice.
    Setting {
        /// As typed.
        setting: String,
        /// What may stand there.
        expected: String,
    },
    /// `engine=` without a command.
    NoCommand,
    /// Longer than a header of a record should be, or with control characters.
    Text,
}

impl fmt::Display for BadContender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadContender::Unknown { name, known } => write!(f, "no bot is called \"{name}\"; there are {}", known.join(", ")),
            BadContender::Setting { setting, expected } => write!(f, "cannot read \"{setting}\": expected {expected}"),
            BadContender::NoCommand => f.write_str("engine= needs a command that starts an engine"),
            BadContender::Text => write!(f, "a contender is at most {MAX_TEXT} bytes on one line, without control characters"),
        }
    }
}

impl Error for BadContender {}

/// The longest text of a contender: a command whose paths are long fits, and it is a small part of a record.
const MAX_TEXT: usize = 4000;

impl Contender {
    /// Reads a contender of the game `G`.
    pub fn read<G: Roster>(text: &str) -> Result<Contender, BadContender> {
        if text.len() > MAX_TEXT || text.contains(char::is_control) || text.trim() != text {
            return Err(BadContender::Text);
        }
        match split_engine(text) {
            Some((settings, command)) => Contender::read_engine(text, settings, command),
            None => Contender::read_bot::<G>(text),
        }
    }

    fn read_bot<G: Roster>(text: &str) -> Result<Contender, BadContender> {
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        if !G::BOTS.iter().any(|(known, _)| *known == name) {
            return Err(BadContender::Unknown { name: name.to_owned(), known: G::BOTS.iter().map(|(known, _)| *known).collect() });
        }
        let mut thinking = Thinking::default();
        read_settings(settings, "nodes, time (ms), depth, threads or seed", |key, number| thinking.set(key, number))?;
        Ok(Contender { name: text.to_owned(), player: Player::Bot(name.to_owned()), thinking })
    }

    fn read_engine(text: &str, settings: &str, command: &str) -> Result<Contender, BadContender> {
        if command.trim().is_empty() {
            return Err(BadContender::NoCommand);
        }
        let mut thinking = Thinking::default();
        let mut memory_mib = DEFAULT_MEMORY_MIB;
        let mut patience = None;
        let mut is_reused = true;
        let mut options = Vec::new();
        let is_option = |setting: &&str| setting.starts_with("option.");
        for setting in settings.split(',').filter(is_option) {
            let option = setting["option.".len()..].split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
            let wrong = || BadContender::Setting { setting: setting.to_owned(), expected: "option.NAME=VALUE".to_owned() };
            let (name, value) = option.ok_or_else(wrong)?;
            options.push((name.to_owned(), value.to_owned()));
        }
        let names: Vec<&str> = settings.split(',').filter_map(|setting| setting.strip_prefix("name=")).collect();
        let name = match names.as_slice() {
            [] => text,
            [name] if !name.trim().is_empty() => name.trim(),
            _ => {
                let expected = "name=TEXT, once".to_owned();
                return Err(BadContender::Setting { setting: format!("name={}", names.join(",name=")), expected });
            }
        };
        let is_text = |setting: &&str| is_option(setting) || setting.starts_with("name=");
        let settings = settings.split(',').filter(|setting| !is_text(setting)).collect::<Vec<_>>().join(",");
        let expected = "nodes, time (ms), depth, threads, seed, memory (MiB), patience (ms), reuse (0 or 1), name or option.NAME";
        read_settings(&settings, expected, |key, number| match key {
            "memory" if (1..=1 << 24).contains(&number) => set(&mut memory_mib, number),
            "patience" if (1..=MAX_MS).contains(&number) => set(&mut patience, Some(Duration::from_millis(number))),
            "reuse" if number <= 1 => set(&mut is_reused, number == 1),
            _ => thinking.set(key, number),
        })?;
        let patience = patience.unwrap_or_else(|| thinking.time_or_default().map_or(PATIENCE_ALONE, |time| time + PATIENCE_BEYOND_TIME));
        let player = Player::Engine(EngineCommand { command: command.to_owned(), options, memory_mib, patience, is_reused, log: None });
        Ok(Contender { name: name.to_owned(), player, thinking })
    }

    /// Reads all contenders of a match; a text given again gets a number, so that every name is used once.
    pub fn read_all<G: Roster>(texts: &[String]) -> Result<Vec<Contender>, BadContender> {
        let mut all: Vec<Contender> = Vec::new();
        for text in texts {
            let mut contender = Contender::read::<G>(text)?;
            let name = contender.name.clone();
            let mut times = 1;
            while all.iter().any(|known| known.name == contender.name) {
                times += 1;
                contender.name = format!("{name} #{times}");
            }
            all.push(contender);
        }
        Ok(all)
    }
}

impl Serialize for Contender {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

impl Thinking {
    /// Whether the key is known and the number in its range.
    fn set(&mut self, key: &str, number: u64) -> bool {
        match key {
            "time" if (1..=MAX_MS).contains(&number) => set(&mut self.time, Some(Duration::from_millis(number))),
            "nodes" if number > 0 => set(&mut self.nodes, Some(number)),
            "depth" if (1..=u64::from(u32::MAX)).contains(&number) => set(&mut self.depth, Some(number as u32)),
            "threads" if (1..=MAX_THREADS).contains(&number) => set(&mut self.threads, number as u32),
            "seed" => set(&mut self.seed, number),
            _ => false,
        }
    }
}

fn set<T>(place: &mut T, value: T) -> bool {
    *place = value;
    true
}

/// The settings before `engine=` and the command after it, if the text is that of an engine.
fn split_engine(text: &str) -> Option<(&str, &str)> {
    if let Some(command) = text.strip_prefix("engine=") {
        return Some(("", command));
    }
    text.split_once(",engine=").filter(|(settings, _)| !settings.contains(':'))
}

fn read_settings(settings: &str, keys: &str, mut take: impl FnMut(&str, u64) -> bool) -> Result<(), BadContender> {
    let mut seen: Vec<&str> = Vec::new();
    for setting in settings.split(',').filter(|_| !settings.is_empty()) {
        let wrong = |expected: String| BadContender::Setting { setting: setting.to_owned(), expected };
        let (key, number) = setting.split_once('=').ok_or_else(|| wrong(format!("key=number, with a key of {keys}")))?;
        if seen.contains(&key) {
            return Err(wrong(format!("{key} only once")));
        }
        seen.push(key);
        let number: u64 = number.parse().map_err(|_| wrong(format!("a whole number after {key}=")))?;
        if !take(key, number) {
            return Err(wrong(format!("a key of {keys}, and a number it can be")));
        }
    }
    Ok(())
}
