//! How far a long command is, shown on standard error.

use std::io::{IsTerminal, Write as _};
use std::time::{Duration, Instant};

/// On a terminal, one line is written over again …
const REDRAW_EVERY: Duration = Duration::from_secs(1);
/// … and elsewhere a new one now and then.
const LINE_EVERY: Duration = Duration::from_secs(30);
/// Longer lines would be broken, and a broken line cannot be written over.
const WIDTH: usize = 79;

pub struct Progress {
    is_watched: bool,
    /// What is counted.
    what: &'static str,
    done: u64,
    all: u64,
    /// How many were done at the start: games of an earlier run must not make this one look faster than it is.
    before: u64,
    began: Instant,
    last_line: Instant,
}

impl Progress {
    pub fn start(all: u64, missing: u64) -> Progress {
        Progress::of("games", all, missing)
    }

    pub fn of(what: &'static str, all: u64, missing: u64) -> Progress {
        let (now, before) = (Instant::now(), all - missing);
        Progress { is_watched: std::io::stderr().is_terminal(), what, done: before, all, before, began: now, last_line: now }
    }

    /// One more; `message` says how it stands.
    pub fn step(&mut self, message: impl Fn() -> String) {
        self.done += 1;
        if self.last_line.elapsed() < if self.is_watched { REDRAW_EVERY } else { LINE_EVERY } {
            return;
        }
        self.last_line = Instant::now();
        let line = format!("{} of {} {}, {} left: {}", self.done, self.all, self.what, minutes(self.left()), message());
        if self.is_watched {
            let line: String = line.chars().take(WIDTH).collect();
            anstream::eprint!("\r{line}\x1b[K");
            let _closed = anstream::stderr().flush();
        } else {
            anstream::eprintln!("{line}");
        }
    }

    /// At the speed so far.
    fn left(&self) -> Duration {
        let played = (self.done - self.before).max(1);
        self.began.elapsed().mul_f64((self.all - self.done) as f64 / played as f64)
    }

    pub fn end(&self) {
        if self.is_watched {
            anstream::eprint!("\r\x1b[K");
        }
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
