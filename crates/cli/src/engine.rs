//! `trilynx engine`: the line protocol on standard input and output.
//!
//! What the lines mean is in `trilynx-engine`, the whole grammar in docs/engine-protocol.md. The one thing to know: commands are read on
//! this thread while a bot thinks on another, so `stop` and `ping` are answered at once; whatever else arrives meanwhile is refused and
//! changes nothing.

pub mod batch;

use crate::Outcome;
use crate::input::{Line, read_line};
use std::io::{BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use trilynx_bots::{SystemClock, Thought};
use trilynx_engine::{Engine, MAX_LINE_BYTES, Question, Reaction, STRONGEST, Thinker, answer, info};
use trilynx_games::GameId;

pub fn run(input: impl Read) -> Outcome {
    let mut input = BufReader::new(input);
    let mut session = Session::default();
    loop {
        let reaction = match read_line(&mut input).map_err(crate::Failure::of_input)? {
            Line::End => break,
            Line::Text(line) if line.trim() == "quit" => {
                session.stop();
                break;
            }
            Line::Text(line) => {
                if line.trim() == "hello" {
                    load_networks();
                }
                session.obey(&line)
            }
            Line::TooLong => Err(format!("a line has at most {MAX_LINE_BYTES} bytes")),
            Line::NotUtf8 => Err("the line is not UTF-8 text".to_string()),
        };
        match reaction {
            Ok(Reaction::Nothing) => {}
            // If nobody listens, the end of the input is near, and nothing is left to say about it.
            Ok(Reaction::Say(lines)) => say(&lines)?,
            Ok(Reaction::Stop) => session.stop(),
            Ok(Reaction::Think(question)) => session.think(question),
            Err(message) => say(&format!("error {message}\n"))?,
        }
    }
    // A script that ends after `go nodes 1000` wants the answer; nobody is left to end an infinite search.
    if session.thinking.as_ref().is_some_and(|thinking| thinking.is_infinite) {
        session.stop();
    }
    session.rejoin();
    Ok(())
}

/// Decompresses the built-in networks. Who waits for `ready` has no clock running yet; without this, the first move would be late by it.
fn load_networks() {
    for &game in GameId::ALL {
        // Asking whether there is one loads it.
        let _is_missing = trilynx_play::turns::lacks_network(game, STRONGEST);
    }
}

/// The engine, and the thread that thinks for it.
#[derive(Default)]
struct Session {
    engine: Engine,
    thinking: Option<Thinking>,
}

/// A search on its own thread.
struct Thinking {
    game: GameId,
    is_infinite: bool,
    stop: Arc<AtomicBool>,
    /// Set before the answer is written: its reader may go on at once.
    is_answered: Arc<AtomicBool>,
    thread: JoinHandle<Box<dyn Thinker>>,
}

impl Session {
    fn obey(&mut self, line: &str) -> Result<Reaction, String> {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.is_answered.load(Ordering::Acquire)) {
            self.rejoin();
        }
        self.engine.obey(line, self.thinking.is_some())
    }

    fn think(&mut self, question: Question) {
        let (game, is_infinite) = (question.game, question.request.is_infinite());
        let (stop, is_answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let thread = std::thread::spawn({
            let (stop, is_answered) = (stop.clone(), is_answered.clone());
            move || think(question, &stop, &is_answered)
        });
        self.thinking = Some(Thinking { game, is_infinite, stop, is_answered, thread });
    }

    /// Ends the thinking, if there is any; its answer follows within milliseconds.
    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Release);
            thinking.thread.thread().unpark();
        }
    }

    /// Waits for the end of the thinking.
    fn rejoin(&mut self) {
        if let Some(thinking) = self.thinking.take()
            && let Ok(player) = thinking.thread.join()
        {
            self.engine.give_back(thinking.game, player);
        }
    }
}

/// The whole life of the thread of a search.
fn think(question: Question, stop: &AtomicBool, is_answered: &AtomicBool) -> Box<dyn Thinker> {
    let Question { mut player, request, chance, .. } = question;
    let mut report = |thought: &Thought<String>| {
        // Nobody listens any more: no need to think further.
        if say(&info(thought)).is_err() {
            stop.store(true, Ordering::Release);
        }
    };
    let clock = SystemClock::start();
    let thought = catch_unwind(AssertUnwindSafe(|| player.think(&request, stop, &clock, &mut report))).unwrap_or_else(|_| {
        // What went wrong stands on standard error. A program that waits for a move must not wait in vain.
        let _nobody_listens = say("error the bot has failed\n");
        std::process::exit(101);
    });
    // A bot that has nothing left to find still waits for the word, as it was asked to.
    while request.is_infinite() && !stop.load(Ordering::Acquire) {
        std::thread::park();
    }
    let wait = request.pace.wait(player.occasion(), &thought, chance);
    // Never beyond the time that was allowed.
    hold_back(wait.min(request.time.map_or(wait, |time| time.saturating_sub(thought.elapsed))), stop);
    is_answered.store(true, Ordering::Release);
    let _nobody_listens = say(&answer(&thought));
    player
}

/// Waits, but not beyond the word to stop.
fn hold_back(wait: Duration, stop: &AtomicBool) {
    let start = Instant::now();
    while !stop.load(Ordering::Acquire) {
        let left = wait.saturating_sub(start.elapsed());
        if left.is_zero() {
            break;
        }
        std::thread::park_timeout(left);
    }
}

/// Writes whole lines at once, so that two threads never share one.
fn say(lines: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(lines.as_bytes())?;
    out.flush()
}
