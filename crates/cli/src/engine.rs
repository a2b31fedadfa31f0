//! `trilynx engine`: a line protocol by which any program can ask our bots, and we any program's.
//!
//! The whole grammar is in docs/engine-protocol.md. The one thing to know: commands are read on this thread while a bot thinks on
//! another, so `stop` and `ping` are answered at once; whatever else arrives meanwhile is refused and changes nothing.

mod asked;
pub mod batch;

pub use asked::{Asked, STRONGEST, occasion};

use crate::Outcome;
use crate::input::{Line, MAX_LINE_BYTES, cannot_read, read_line};
use asked::{BotPlayer, Request, Thinker};
use std::fmt::Write as _;
use std::io::{BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use trilynx_bots::{Pace, Proof, Roster, Standing, Thought};
use trilynx_games::game::MAX_SEATS;
use trilynx_games::series::MAX_ROUNDS;
use trilynx_games::{GameId, Header, with_game};

/// Goes up when a program that speaks the old protocol would no longer be understood.
const PROTOCOL: u32 = 1;
const MAX_LINES: u64 = 256;
const MAX_THREADS: u64 = 1024;
const MAX_DEPTH: u64 = 1_000;
/// As many games as a match can have.
const MAX_GAMES: u64 = MAX_ROUNDS as u64 * MAX_SEATS as u64;
/// No match gives as many points, and no sum of them runs over.
const MAX_TOTAL: u32 = 1_000_000;
/// A week: nobody waits longer, and no sum of times runs over.
const MAX_TIME_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// What went wrong, for the line `error …`.
type Answer = Result<(), String>;

pub fn run(input: impl Read) -> Outcome {
    let mut input = BufReader::new(input);
    let mut engine = Engine::default();
    loop {
        let answer = match read_line(&mut input)? {
            Line::End => break,
            Line::Text(line) if line.trim() == "quit" => {
                engine.stop();
                break;
            }
            Line::Text(line) => engine.obey(line.trim()),
            Line::TooLong => Err(format!("a line has at most {MAX_LINE_BYTES} bytes")),
            Line::NotUtf8 => Err("the line is not UTF-8 text".to_string()),
        };
        if let Err(message) = answer {
            say(&format!("error {message}\n"))?;
        }
    }
    // A script that ends after `go nodes 1000` wants the answer; nobody is left to end an infinite search.
    if engine.thinking.as_ref().is_some_and(|thinking| thinking.is_infinite) {
        engine.stop();
    }
    engine.rejoin();
    Ok(())
}

/// What has been set, and who thinks about what.
#[derive(Default)]
struct Engine {
    settings: Request,
    /// One for each game that was asked about, so that a bot keeps its memory from move to move.
    players: Vec<(GameId, Box<dyn Thinker>)>,
    /// The game of the last position.
    current: Option<GameId>,
    thinking: Option<Thinking>,
    /// How often a bot was asked, so that not every answer takes equally long.
    questions: u64,
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

impl Engine {
    fn obey(&mut self, line: &str) -> Answer {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.is_answered.load(Ordering::Acquire)) {
            self.rejoin();
        }
        let (command, rest) = line.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((line, ""));
        match (command, rest.trim()) {
            ("", _) => Ok(()),
            ("hello", "") => said(&introduction()),
            ("ping", "") => said("pong\n"),
            ("ping", text) => said(&format!("pong {text}\n")),
            ("stop", "") => {
                self.stop();
                Ok(())
            }
            ("hello" | "stop", rest) => Err(cannot_read(rest, &format!("nothing after {command}"))),
            ("option" | "newgame" | "position" | "show" | "go", _) if self.thinking.is_some() => {
                Err(format!("a bot is thinking: {command} has to wait for its move; stop ends the thinking"))
            }
            ("option", rest) => self.set(rest),
            ("newgame", "") => {
                self.players.clear();
                self.current = None;
                Ok(())
            }
            ("position", line) => self.set_position(line),
            ("show", "") => said(&format!("position {}\n", self.players[self.current_player()?].1.line())),
            ("go", rest) => self.go(rest),
            _ => Err(cannot_read(line, "hello, option, newgame, position, show, go, stop, ping or quit")),
        }
    }

    fn set(&mut self, rest: &str) -> Answer {
        let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let value = value.trim();
        match name {
            "Bot" => {
                let is_known = |game: &GameId| with_game!(*game, G => G::bot(value).is_some());
                if value != STRONGEST && !GameId::ALL.iter().any(is_known) {
                    return Err(cannot_read(value, &format!("a bot that hello names, or {STRONGEST}")));
                }
                self.settings.bot = value.to_string();
            }
            "Threads" => self.settings.threads = number(value, 1, MAX_THREADS)? as usize,
            "Lines" => self.settings.lines = number(value, 1, MAX_LINES)? as usize,
            "Seed" => self.settings.seed = number(value, 0, u64::MAX)?,
            "Pace" => self.settings.pace = value.parse()?,
            "Match" => self.settings.standing = read_standing(value)?,
            _ => return Err(cannot_read(name, "an option: Bot, Threads, Lines, Seed, Pace or Match")),
        }
        Ok(())
    }

    fn set_position(&mut self, line: &str) -> Answer {
        let (header, _) = Header::split(line).map_err(|error| error.to_string())?;
        match self.players.iter_mut().find(|(game, _)| *game == header.game) {
            Some((_, player)) => player.set_position(line)?,
            None => {
                let mut player: Box<dyn Thinker> = with_game!(header.game, G => Box::new(BotPlayer::<G>::default()));
                player.set_position(line)?;
                self.players.push((header.game, player));
            }
        }
        self.current = Some(header.game);
        Ok(())
    }

    /// The place of the player whose game the last position is of.
    fn current_player(&self) -> Result<usize, String> {
        let place = self.players.iter().position(|(game, _)| Some(*game) == self.current);
        place.ok_or_else(|| "there is no position yet".to_string())
    }

    fn go(&mut self, rest: &str) -> Answer {
        let Request { time, nodes, depth, .. } = read_limits(rest)?;
        let request = Request { time, nodes, depth, ..self.settings.clone() };
        let at = self.current_player()?;
        self.players[at].1.prepare(&request)?;
        let (game, player) = self.players.swap_remove(at);
        let (stop, is_answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let is_infinite = request.is_infinite();
        self.questions += 1;
        let thread = std::thread::spawn({
            let (stop, is_answered) = (stop.clone(), is_answered.clone());
            let chance = request.seed ^ self.questions.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            move || think(player, &request, chance, &stop, &is_answered)
        });
        self.thinking = Some(Thinking { game, is_infinite, stop, is_answered, thread });
        Ok(())
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
            self.players.push((thinking.game, player));
        }
    }
}

/// The whole life of the thread of a search. `chance` is for the pace alone.
fn think(mut player: Box<dyn Thinker>, request: &Request, chance: u64, stop: &AtomicBool, is_answered: &AtomicBool) -> Box<dyn Thinker> {
    let mut report = |thought: &Thought<String>| {
        // Nobody listens any more: no need to think further.
        if say(&info(thought)).is_err() {
            stop.store(true, Ordering::Release);
        }
    };
    let thought = catch_unwind(AssertUnwindSafe(|| player.think(request, stop, &mut report))).unwrap_or_else(|_| {
        // What went wrong stands on standard error. A program that waits for a move must not wait for ever.
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
    let _nobody_listens = say(&format!("{}bestmove {}\n", info(&thought), thought.lines[0].moves[0]));
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

/// `go`'s limits; everything else as set by options.
fn read_limits(rest: &str) -> Result<Request, String> {
    let mut request = Request::default();
    let mut words = rest.split_ascii_whitespace();
    let expected = "movetime MS, nodes N, depth N, each at most once, or infinite alone";
    if rest == "infinite" {
        return Ok(request);
    }
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or("");
        let is_new = match word {
            "movetime" => request.time.replace(Duration::from_millis(number(value, 1, MAX_TIME_MS)?)).is_none(),
            "nodes" => request.nodes.replace(number(value, 1, u64::MAX)?).is_none(),
            "depth" => request.depth.replace(number(value, 1, MAX_DEPTH)? as u32).is_none(),
            _ => false,
        };
        if !is_new {
            return Err(cannot_read(word, expected));
        }
    }
    if request.is_infinite() { Err(cannot_read(rest, expected)) } else { Ok(request) }
}

/// Where a match stands: `left=1 totals=12;-3`, or `none`.
fn read_standing(text: &str) -> Result<Option<Standing>, String> {
    if text == "none" {
        return Ok(None);
    }
    let unreadable = || cannot_read(text, "none, or left=GAMES totals=SCORE;SCORE… such as left=1 totals=12;-3");
    let (left, totals) = text.split_once(' ').ok_or_else(unreadable)?;
    let left = left.strip_prefix("left=").ok_or_else(unreadable)?;
    let totals = totals.trim().strip_prefix("totals=").ok_or_else(unreadable)?;
    let totals: Option<Vec<i32>> = totals.split(';').take(MAX_SEATS + 1).map(|total| total.parse().ok()).collect();
    let totals = totals.filter(|totals| (2..=MAX_SEATS).contains(&totals.len())).ok_or_else(unreadable)?;
    if totals.iter().any(|total| total.unsigned_abs() > MAX_TOTAL) {
        return Err(cannot_read(text, &format!("totals from -{MAX_TOTAL} to {MAX_TOTAL}")));
    }
    Ok(Some(Standing::new(&totals, number(left, 0, MAX_GAMES)? as u16)))
}

/// A whole number in plain digits.
fn number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let value = Some(text).filter(|text| text.bytes().all(|b| b.is_ascii_digit())).and_then(|text| text.parse().ok());
    let value = value.filter(|value| (least..=most).contains(value));
    value.ok_or_else(|| cannot_read(text, &format!("a number from {least} to {most}")))
}

fn introduction() -> String {
    let mut text = format!("name trilynx\nversion {}\nprotocol {PROTOCOL}\n", env!("CARGO_PKG_VERSION"));
    for game in GameId::ALL {
        let bots = with_game!(*game, G => names::<G>());
        let _infallible = writeln!(text, "game {game} variants {} bots {bots}", game.variants().join(" "));
    }
    let _infallible = write!(
        text,
        "option Bot name default {STRONGEST}\n\
         option Threads number default 1 min 1 max {MAX_THREADS}\n\
         option Lines number default 1 min 1 max {MAX_LINES}\n\
         option Seed number default 0 min 0 max {}\n\
         option Pace name default {}\n\
         option Match name default none\n\
         ready\n",
        u64::MAX,
        Pace::AtOnce
    );
    text
}

fn names<G: Asked>() -> String {
    G::BOTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

/// One line for each of the best lines.
fn info(thought: &Thought<String>) -> String {
    let Thought { nodes, depth, elapsed, .. } = thought;
    let rate = (*nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let mut text = String::new();
    for (n, line) in thought.lines.iter().enumerate() {
        let _infallible =
            write!(text, "info depth {depth} nodes {nodes} nps {rate} time {} win {:.4}", elapsed.as_millis(), line.value.win);
        if let Some(points) = line.value.points {
            let _infallible = write!(text, " points {points:.2}");
        }
        let _infallible = match line.value.proof {
            None => Ok(()),
            Some(Proof::Win { moves }) => write!(text, " proof win {moves}"),
            Some(Proof::Draw) => write!(text, " proof draw"),
            Some(Proof::Loss { moves }) => write!(text, " proof loss {moves}"),
        };
        let _infallible = writeln!(text, " line {} moves {}", n + 1, line.moves.join(" "));
    }
    text
}

/// Writes whole lines at once, so that two threads never share one.
fn say(lines: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(lines.as_bytes())?;
    out.flush()
}

/// As [`say`]. If nobody listens, the end of the input is near, and nothing is left to say about it.
fn said(lines: &str) -> Answer {
    say(lines).map_err(|error| error.to_string())
}
