//! Somebody else's program as a contender: the arena's side of the engine protocol (`docs/engine-protocol.md`).
//!
//! The one thing to know: nothing the program does or fails to do hurts more than its own game. Every answer has a deadline, every line a
//! greatest length, the process a greatest size, and processes left running at the end of the game are killed, those that the engine has
//! started included.

#[cfg(all(test, unix))]
mod tests;

use crate::contender::{EngineCommand, Thinking};
use crate::results::{Trouble, TroubleKind};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line an engine may print.
const MAX_LINE_BYTES: usize = 64 * 1024;
/// Lines that are kept until somebody asks for them; an engine that prints more has to wait.
const MAX_LINES_AHEAD: usize = 64;
/// How long an engine may take to start.
const START_PATIENCE: Duration = Duration::from_secs(10);
/// How long an engine may take to leave after `quit`.
const QUIT_PATIENCE: Duration = Duration::from_millis(200);

/// Where a log of what an engine says on standard error ends.
const MAX_LOG_BYTES: u64 = 64 << 20;
/// Of what an engine says on standard error, this much is remembered.
const MAX_COMPLAINT_BYTES: usize = 2 * 1024;

/// A running engine.
#[derive(Debug)]
pub struct Engine {
    process: Child,
    stdin: ChildStdin,
    lines: Receiver<Heard>,
    complaints: Arc<Mutex<Vec<u8>>>,
    /// Nothing is ever sent: it is disconnected when standard error has been read to its end.
    all_complained: Receiver<()>,
    patience: Duration,
    introduced: Introduction,
}

/// What an engine says about itself, as far as it matters here.
#[derive(Default, Debug)]
struct Introduction {
    options: Vec<String>,
    takes_clock: bool,
    plays_many: bool,
}

/// What comes out of an engine.
#[derive(Debug)]
enum Heard {
    Line(String),
    TooLong,
    End,
}

impl Engine {
    /// Starts the program and waits until it is ready.
    pub fn start(engine: &EngineCommand, thinking: &Thinking) -> Result<Engine, Trouble> {
        let EngineCommand { options, patience, log, .. } = engine;
        let patience = *patience;
        let cannot = |error: std::io::Error| Trouble::new(TroubleKind::Crash, &format!("cannot start: {error}"));
        let log = log.as_deref().map(Log::open).transpose().map_err(cannot)?;
        let mut process = limited(engine)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What it complains of would run through the progress bar; the end of it is shown when there is trouble.
            .stderr(Stdio::piped())
            .spawn()
            .map_err(cannot)?;
        let stdin = process.stdin.take().expect("piped");
        let stdout = process.stdout.take().expect("piped");
        let stderr = process.stderr.take().expect("piped");
        let (sender, lines) = sync_channel(MAX_LINES_AHEAD);
        thread::spawn(move || listen(stdout, &sender));
        let complaints = Arc::new(Mutex::new(Vec::new()));
        let (complaining, all_complained) = sync_channel(0);
        thread::spawn({
            let complaints = complaints.clone();
            move || remember(stderr, &complaints, log, complaining)
        });
        let mut engine = Engine { process, stdin, lines, complaints, all_complained, patience, introduced: Introduction::default() };
        engine.introduced = engine.introduce()?;
        if thinking.threads() > 1 {
            engine.set("Threads", &thinking.threads().to_string())?;
        }
        for (name, value) in options {
            engine.set(name, value)?;
        }
        if thinking.threads() > 1 || !options.is_empty() {
            // An error about an option comes before the second greeting, so it is noticed here and not in a game.
            engine.introduce()?;
        }
        Ok(engine)
    }

    /// Waits until the engine is ready, and hears what it can do.
    fn introduce(&mut self) -> Result<Introduction, Trouble> {
        self.say("hello")?;
        let mut introduced = Introduction::default();
        self.wait_for(START_PATIENCE.max(self.patience), |line| {
            let mut words = line.split_ascii_whitespace();
            match (words.next(), words.next()) {
                // As with everything a stranger sends, there is a limit.
                (Some("option"), Some(name)) if introduced.options.len() < MAX_LINES_AHEAD => introduced.options.push(name.to_owned()),
                (Some("games"), Some("many")) => introduced.plays_many = true,
                (Some("limits"), first) => introduced.takes_clock = first.into_iter().chain(words).any(|limit| limit == "clock"),
                _ => {}
            }
            (first_word(line) == "ready").then_some(())
        })?;
        Ok(introduced)
    }

    /// Whether it has this option.
    pub fn has_option(&self, name: &str) -> bool {
        self.introduced.options.iter().any(|option| option == name)
    }

    /// Whether `go` may be given a clock.
    pub fn takes_clock(&self) -> bool {
        self.introduced.takes_clock
    }

    /// Whether after `newgame` it plays as a new process would.
    pub fn plays_many(&self) -> bool {
        self.introduced.plays_many
    }

    /// Begins another game in the same process.
    pub fn begin_again(&mut self) -> Result<(), Trouble> {
        // What it complained of before is no reason for trouble in this game.
        if let Ok(mut complaints) = self.complaints.lock() {
            complaints.clear();
        }
        self.say("newgame")?;
        // Whatever it still had to say of the last game comes before `ready`.
        self.introduced = self.introduce()?;
        Ok(())
    }

    /// Sets an option until it is set again. An error is noticed at the next question.
    pub fn set_option(&mut self, option: &str, value: &str) -> Result<(), Trouble> {
        self.set(option, value)
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), Trouble> {
        self.say(&format!("option {option} {value}"))
    }

    /// Asks for a move in the position of `line`.
    pub fn choose(&mut self, line: &str, seed: u64, thinking: &Thinking) -> Result<String, Trouble> {
        self.ask(line, seed, &limits(thinking), self.patience)
    }

    /// Asks for a move in the position of `line` with the limits of `go`, and gives up after `patience`.
    pub fn ask(&mut self, line: &str, seed: u64, limits: &str, patience: Duration) -> Result<String, Trouble> {
        if self.has_option("Seed") {
            self.set("Seed", &seed.to_string())?;
        }
        self.say(&format!("position {line}"))?;
        self.say(&format!("go{limits}"))?;
        let answer = self.wait_for(patience, |line| match line.strip_prefix("bestmove") {
            Some(chosen) if chosen.is_empty() || chosen.starts_with(' ') => Some(first_word(chosen).to_owned()),
            _ => None,
        })?;
        if answer.is_empty() { Err(self.trouble(TroubleKind::Protocol, "bestmove without a move")) } else { Ok(answer) }
    }

    /// Trouble, with the last thing that the engine said on standard error.
    fn trouble(&self, kind: TroubleKind, what: &str) -> Trouble {
        let complaints = self.complaints.lock().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        match complaints.lines().rev().find(|line| !line.trim().is_empty()) {
            Some(last) => Trouble::new(kind, &format!("{what}; it said: {}", last.trim())),
            None => Trouble::new(kind, what),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Trouble> {
        let said = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        said.map_err(|_| self.ended())
    }

    /// The first line that `wanted` understands; others are remarks, unless they report an error.
    fn wait_for<T>(&mut self, patience: Duration, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<T, Trouble> {
        let deadline = Instant::now() + patience;
        loop {
            // The time is looked at for each line, so that endless remarks do not make an endless game.
            match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Heard::Line(line)) => {
                    if let Some(found) = wanted(line.trim()) {
                        return Ok(found);
                    }
                    if first_word(&line) == "error" {
                        return Err(self.trouble(TroubleKind::Protocol, line.trim()));
                    }
                }
                Ok(Heard::TooLong) => {
                    return Err(self.trouble(TroubleKind::Protocol, &format!("a line of more than {MAX_LINE_BYTES} bytes")));
                }
                Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(self.trouble(TroubleKind::Timeout, &format!("no answer within {} ms", patience.as_millis())));
                }
            }
            if Instant::now() >= deadline {
                return Err(self.trouble(TroubleKind::Timeout, &format!("no answer within {} ms", patience.as_millis())));
            }
        }
    }

    fn ended(&mut self) -> Trouble {
        let how = match self.wait(QUIT_PATIENCE) {
            Some(status) => {
                kill_group(&self.process);
                // Nobody is left to say anything, so the last words are here soon.
                let _disconnected = self.all_complained.recv_timeout(START_PATIENCE);
                format!("the engine ended ({status})")
            }
            None => "the engine stopped talking".to_owned(),
        };
        self.trouble(TroubleKind::Crash, &how)
    }

    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let deadline = Instant::now() + patience;
        loop {
            match self.process.try_wait() {
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let left_by_itself = self.say("quit").is_ok() && self.wait(QUIT_PATIENCE).is_some();
        // What it has started may run on, even if the engine itself has left.
        kill_group(&self.process);
        if !left_by_itself {
            // It may have ended just now; then there is nothing to kill, and nothing else to do about it either.
            let _gone = self.process.kill();
            let _status = self.process.wait();
        }
    }
}

#[cfg(unix)]
fn kill_group(process: &Child) {
    let group = i32::try_from(process.id()).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // Nobody may be left in it, which is as good.
        let _gone = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// The limit on memory is the shell's, so that we need no call that Rust considers unsafe.
fn limited(engine: &EngineCommand) -> Command {
    if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", &engine.command]);
        return command;
    }
    let mut command = Command::new("sh");
    // `exec`, so that the process we kill is the engine itself and not a shell that waits for it.
    command.args(["-c", &format!("ulimit -v {}; exec {}", engine.memory_mib * 1024, engine.command)]);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

/// The limits of `go`, each with a blank before it.
fn limits(thinking: &Thinking) -> String {
    let mut line = String::new();
    if let Some(time) = thinking.time_or_default() {
        line += &format!(" movetime {}", time.as_millis());
    }
    if let Some(nodes) = thinking.nodes {
        line += &format!(" nodes {nodes}");
    }
    if let Some(depth) = thinking.depth {
        line += &format!(" depth {depth}");
    }
    line
}

fn first_word(line: &str) -> &str {
    line.split_ascii_whitespace().next().unwrap_or("")
}

/// Passes on lines until the engine ends or nobody listens any more.
fn listen(stdout: impl Read, lines: &SyncSender<Heard>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let read = reader.by_ref().take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes);
        let heard = match read {
            Ok(0) | Err(_) => Heard::End,
            Ok(_) if bytes.len() > MAX_LINE_BYTES => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&bytes).into_owned()),
        };
        let is_over = !matches!(heard, Heard::Line(_));
        if lines.send(heard).is_err() || is_over {
            return;
        }
    }
}

/// A file that is added to.
struct Log {
    file: File,
    room: u64,
}

impl Log {
    fn open(path: &Path) -> std::io::Result<Log> {
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let room = MAX_LOG_BYTES.saturating_sub(file.metadata()?.len());
        Ok(Log { file, room })
    }

    /// As long as there is room. A full disk costs the log, not the game.
    fn add(&mut self, piece: &[u8]) {
        let Some(room) = self.room.checked_sub(piece.len() as u64) else {
            self.room = 0;
            return;
        };
        self.room = if self.file.write_all(piece).is_ok() { room } else { 0 };
    }
}

/// Keeps the end of what an engine says on standard error, and adds all of it to its log.
fn remember(mut stderr: impl Read, complaints: &Mutex<Vec<u8>>, mut log: Option<Log>, _complaining: SyncSender<()>) {
    let mut piece = [0; 512];
    while let Ok(read @ 1..) = stderr.read(&mut piece) {
        if let Some(log) = &mut log {
            log.add(&piece[..read]);
        }
        let Ok(mut kept) = complaints.lock() else { return };
        kept.extend_from_slice(&piece[..read]);
        let surplus = kept.len().saturating_sub(MAX_COMPLAINT_BYTES);
        kept.drain(..surplus);
    }
}
