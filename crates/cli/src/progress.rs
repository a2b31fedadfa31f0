//! How far a long command is, told on standard error.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Where nobody watches a bar, a line tells now and then how far it is.
const LINE_EVERY: Duration = Duration::from_secs(30);

/// A bar on a terminal, a line now and then elsewhere.
pub struct Progress {
    bar: Option<ProgressBar>,
    done: u64,
    all: u64,
    last_line: Instant,
}

impl Progress {
    pub fn start(all: u64, missing: u64) -> Progress {
        let is_watched = std::io::stderr().is_terminal() && missing > 0;
        let bar = is_watched.then(|| {
            let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{bar:30} {pos}/{len}, {elapsed} of about {duration}, {msg}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            // Games of an earlier run must not make this one look faster than it is.
            bar.set_position(all - missing);
            bar.reset_eta();
            bar.enable_steady_tick(Duration::from_secs(1));
            bar
        });
        Progress { bar, done: all - missing, all, last_line: Instant::now() }
    }

    /// One more game; `message` says how it stands.
    pub fn step(&mut self, message: impl Fn() -> String) {
        self.done += 1;
        if let Some(bar) = &self.bar {
            bar.set_message(message());
            bar.inc(1);
        } else if self.last_line.elapsed() >= LINE_EVERY {
            self.last_line = Instant::now();
            anstream::eprintln!("{} of {} games: {}", self.done, self.all, message());
        }
    }

    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
