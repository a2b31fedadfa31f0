//! Somebody else's program as a contender: the arena's side of the engine protocol (`docs/engine-protocol.md`).
//!
//! The one thing to know: nothing the program does or fails to do hurts more than its own game. Every answer has a deadline, every line a
//! greatest length, the process a greatest size, and a process left running at the end of the game is killed.

#[cfg(all(test, unix))]
mod tests;

use crate::contender::{EngineCommand, Thinking};
use crate::results::{Trouble, TroubleKind};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
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

/// A running engine.
#[derive(Debug)]
pub struct Engine {
    process: Child,
    stdin: ChildStdin,
    lines: Receiver<Heard>,
    patience: Duration,
    takes_seed: bool,
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
        let EngineCommand { options, patience, .. } = engine;
        let patience = *patience;
        let cannot = |error: std::io::Error| Trouble::new(TroubleKind::Crash, &format!("cannot start: {error}"));
        let mut process = limited(engine)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What it complains of would run through the progress bar.
            .stderr(Stdio::null())
            .spawn()
            .map_err(cannot)?;
        let stdin = process.stdin.take().expect("piped");
        let stdout = process.stdout.take().expect("piped");
        let (sender, lines) = sync_channel(MAX_LINES_AHEAD);
        thread::spawn(move || listen(stdout, &sender));
        let mut engine = Engine { process, stdin, lines, patience, takes_seed: false };
        let has = engine.introduce()?;
        engine.takes_seed = has.iter().any(|option| option == "Seed");
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

    /// Waits until the engine is ready; the names of the options it has.
    fn introduce(&mut self) -> Result<Vec<String>, Trouble> {
        self.say("hello")?;
        let mut options = Vec::new();
        self.wait_for(START_PATIENCE.max(self.patience), |line| {
            let mut words = line.split_ascii_whitespace();
            if let (Some("option"), Some(name)) = (words.next(), words.next()) {
                // As with everything a stranger sends, there is a limit.
                if options.len() < MAX_LINES_AHEAD {
                    options.push(name.to_owned());
                }
            }
            (first_word(line) == "ready").then_some(())
        })?;
        Ok(options)
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), Trouble> {
        self.say(&format!("option {option} {value}"))
    }

    /// Asks for a move in the position of `line`.
    pub fn choose(&mut self, line: &str, seed: u64, thinking: &Thinking) -> Result<String, Trouble> {
        if self.takes_seed {
            self.set("Seed", &seed.to_string())?;
        }
        self.say(&format!("position {line}"))?;
        self.say(&go(thinking))?;
        self.wait_for(self.patience, |line| line.strip_prefix("bestmove ").map(|chosen| first_word(chosen).to_owned()))
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
                        return Err(Trouble::new(TroubleKind::Protocol, line.trim()));
                    }
                }
                Ok(Heard::TooLong) => {
                    return Err(Trouble::new(TroubleKind::Protocol, &format!("a line of more than {MAX_LINE_BYTES} bytes")));
                }
                Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Trouble::new(TroubleKind::Timeout, &format!("no answer within {} ms", patience.as_millis())));
                }
            }
            if Instant::now() >= deadline {
                return Err(Trouble::new(TroubleKind::Timeout, &format!("no answer within {} ms", patience.as_millis())));
            }
        }
    }

    fn ended(&mut self) -> Trouble {
        let how = match self.wait(QUIT_PATIENCE) {
            Some(status) => format!("the engine ended ({status})"),
            None => "the engine stopped talking".to_owned(),
        };
        Trouble::new(TroubleKind::Crash, &how)
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
        if !left_by_itself {
            // It may have ended just now; then there is nothing to kill, and nothing else to do about it either.
            let _gone = self.process.kill();
            let _status = self.process.wait();
        }
    }
}

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
    command
}

fn go(thinking: &Thinking) -> String {
    let mut line = "go".to_owned();
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
