//! The line protocol by which any program can ask our bots: what a line means, and how an answer is written.
//!
//! The whole grammar is in docs/engine-protocol.md. The one thing to know: an [`Engine`] reads commands and never thinks. What it wants
//! to have thought about is a [`Question`], which the caller answers wherever it likes (on a thread, or a little at a time) and
//! whose bot it gives back.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod clock;
mod player;
mod words;

pub use clock::Countdown;
pub use player::{BotPlayer, EngineGame, Hands, Request, STRONGEST, Thinker, occasion};
pub use words::{answer, cannot_read, info};

use std::time::Duration;
use trilynx_bots::Roster;
use trilynx_games::{GameId, Header, with_game};
use words::{introduction, number, read_standing};

/// Goes up when a program that speaks the old protocol would no longer be understood.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes; the longest a game can need is a few kilobytes.
pub const MAX_LINE_BYTES: usize = 1 << 20;
/// The most lines a bot is asked for.
pub const MAX_LINES: u64 = 256;
/// The most threads a bot may use.
pub const MAX_THREADS: u64 = 1024;
/// The largest limit on depth.
pub const MAX_DEPTH: u64 = 1_000;
/// A week: nobody waits longer, and no sum of times runs over.
pub const MAX_TIME_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// What is to be done about a command.
pub enum Reaction {
    /// Nothing more.
    Nothing,
    /// Say these lines, each with its line feed.
    Say(String),
    /// End the thinking, if there is any.
    Stop,
    /// Answer this question.
    Think(Question),
}

/// Something for a bot to think about.
pub struct Question {
    /// Which game it is about.
    pub game: GameId,
    /// The bot, ready to think. It belongs to the engine: see [`Engine::give_back`].
    pub player: Box<dyn Thinker>,
    /// For how long, and what for.
    pub request: Request,
    /// For the pace alone, so that not every answer takes equally long.
    pub chance: u64,
}

/// What has been set, and who knows about what.
#[derive(Default)]
pub struct Engine {
    settings: Request,
    /// Of the positions to come.
    hands: Hands,
    /// One for each game that was asked about, so that a bot keeps its memory from move to move.
    players: Vec<(GameId, Box<dyn Thinker>)>,
    /// The game of the last position.
    current: Option<GameId>,
    /// How often a bot was asked.
    questions: u64,
}

impl Engine {
    /// Obeys a line, or says in a sentence why not; then nothing has changed. While a bot is thinking, most commands have to wait.
    pub fn obey(&mut self, line: &str, is_thinking: bool) -> Result<Reaction, String> {
        let line = line.trim();
        let (command, rest) = line.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((line, ""));
        match (command, rest.trim()) {
            ("", _) => {}
            ("hello", "") => return Ok(Reaction::Say(introduction())),
            ("ping", "") => return Ok(Reaction::Say("pong\n".to_string())),
            ("ping", text) => return Ok(Reaction::Say(format!("pong {text}\n"))),
            ("stop" | "quit", "") => return Ok(Reaction::Stop),
            ("hello" | "stop" | "quit", rest) => return Err(cannot_read(rest, &format!("nothing after {command}"))),
            ("option" | "newgame" | "position" | "show" | "go", _) if is_thinking => {
                return Err(format!("a bot is thinking: {command} has to wait for its move; stop ends the thinking"));
            }
            ("option", rest) => self.set(rest)?,
            ("newgame", "") => {
                self.players.clear();
                self.current = None;
            }
            ("position", line) => self.set_position(line)?,
            ("show", "") => return Ok(Reaction::Say(format!("position {}\n", self.players[self.current_player()?].1.line()))),
            ("go", rest) => return self.go(rest).map(Reaction::Think),
            _ => return Err(cannot_read(line, "hello, option, newgame, position, show, go, stop, ping or quit")),
        }
        Ok(Reaction::Nothing)
    }

    /// Takes back the bot that has answered, with what it remembers.
    pub fn give_back(&mut self, game: GameId, player: Box<dyn Thinker>) {
        self.players.push((game, player));
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let value = value.trim();
        match name {
            "Bot" => {
                let is_known = |game: &GameId| with_game!(*game, G => G::BOTS.iter().any(|(name, _)| *name == value));
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
            "Hands" => self.hands = Hands::read(value)?,
            _ => return Err(cannot_read(name, "an option: Bot, Threads, Lines, Seed, Pace, Match or Hands")),
        }
        Ok(())
    }

    fn set_position(&mut self, line: &str) -> Result<(), String> {
        let (header, _) = Header::split(line).map_err(|error| error.to_string())?;
        match self.players.iter_mut().find(|(game, _)| *game == header.game) {
            Some((_, player)) => player.set_position(line, self.hands)?,
            None => {
                let mut player: Box<dyn Thinker> = with_game!(header.game, G => Box::new(BotPlayer::<G>::default()));
                player.set_position(line, self.hands)?;
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

    fn go(&mut self, rest: &str) -> Result<Question, String> {
        let Request { time, nodes, depth, .. } = read_limits(rest)?;
        let request = Request { time, nodes, depth, ..self.settings.clone() };
        let at = self.current_player()?;
        self.players[at].1.prepare(&request)?;
        let (game, player) = self.players.swap_remove(at);
        self.questions += 1;
        let chance = request.seed ^ self.questions.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Ok(Question { game, player, request, chance })
    }
}

/// `go`'s limits; everything else as set by options.
fn read_limits(rest: &str) -> Result<Request, String> {
    let mut request = Request::default();
    let (mut left, mut increment, mut periods, mut period) = (None, None, None, None);
    let mut words = rest.split_ascii_whitespace();
    let expected = "movetime MS, nodes N, depth N, clock MS, increment MS, periods N, period MS, each at most once, or infinite alone";
    if rest == "infinite" {
        return Ok(request);
    }
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or("");
        if matches!(word, "movetime" | "nodes" | "depth" | "clock" | "period") && value == "0" {
            return Err(format!("{word} must be at least 1"));
        }
        let ms = |least| number(value, least, MAX_TIME_MS).map(Duration::from_millis);
        let is_new = match word {
            "movetime" => request.time.replace(ms(1)?).is_none(),
            "nodes" => request.nodes.replace(number(value, 1, u64::MAX)?).is_none(),
            "depth" => request.depth.replace(number(value, 1, MAX_DEPTH)? as u32).is_none(),
            "clock" => left.replace(ms(1)?).is_none(),
            "increment" => increment.replace(ms(0)?).is_none(),
            "periods" => periods.replace(number(value, 0, u64::from(u8::MAX))? as u8).is_none(),
            "period" => period.replace(ms(1)?).is_none(),
            _ => false,
        };
        if !is_new {
            return Err(cannot_read(word, expected));
        }
    }
    match left {
        Some(left) => {
            let zero = Duration::ZERO;
            let (increment, periods, period) = (increment.unwrap_or(zero), periods.unwrap_or(0), period.unwrap_or(zero));
            let share = Countdown { left, increment, periods, period }.share();
            request.time = Some(request.time.map_or(share, |time| time.min(share)));
        }
        None if increment.is_some() || periods.is_some() || period.is_some() => {
            return Err(cannot_read(rest, "clock MS with increment, periods and period"));
        }
        None => {}
    }
    if request.is_infinite() { Err(cannot_read(rest, expected)) } else { Ok(request) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_a_limit_of_time() {
        let time = |limits: &str| read_limits(limits).map(|request| request.time.map(|time| time.as_millis()));
        assert_eq!(time("clock 300000"), Ok(Some(10_000)));
        assert_eq!(time("clock 300000 increment 4000"), Ok(Some(13_000)));
        assert_eq!(time("clock 60000 periods 3 period 30000"), Ok(Some(21_000)));
        assert_eq!(time("clock 300000 movetime 50"), Ok(Some(50)));
        assert_eq!(time("movetime 90000 clock 300000"), Ok(Some(10_000)));
        for wrong in ["clock", "clock 0", "clock 1 clock 1", "increment 5", "periods 3 period 3000", "clock 1 period 0", "clock -1"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
    }
}
