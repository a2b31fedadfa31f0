//! What is asked about lessons, puzzles, the texts of studies and the book of the explorer: a second module, for the screens that need it.
//!
//! The one thing to know: it knows no tables and keeps nothing but the puzzles it was given, so it can be thrown away at any time.

use crate::lines::{Answered, Begin, Method, Numbered, PuzzlesLoaded, PuzzlesWanted, RequestLine, Welcome, body};
use serde::Serialize;
use std::time::Duration;
use trilynx_bots::Clock;
use trilynx_games::GameId;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::record::date_of;
use trilynx_play::explorer::{Book, explore_book};
use trilynx_play::puzzles::{self, Known, Tried};
use trilynx_play::{lessons, saved_studies};
use trilynx_protocol::ChapterId;
use trilynx_protocol::http::{BookRequest, NewStudy, PuzzleDone, PuzzleRequest, PuzzleTry, StudyText};
use trilynx_protocol::lesson::LessonTry;
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::Error;
use trilynx_puzzles::Entry;

/// Lessons, puzzles, the texts of studies and the book of the explorer, for one person on one device.
pub struct Learning {
    clock: Box<dyn Clock>,
    /// Nothing before the first line.
    chance: Option<Generator>,
    lines: String,
}

impl Learning {
    /// Nobody has begun yet.
    pub fn new(clock: Box<dyn Clock>) -> Learning {
        Learning { clock, chance: None, lines: String::new() }
    }

    /// Reads lines and answers them.
    pub fn read_lines(&mut self, input: &[u8]) {
        for line in input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
            let Numbered { request } = serde_json::from_slice(line).unwrap_or_default();
            let answered = match (std::str::from_utf8(line), &self.chance) {
                (Err(_), _) => Err(malformed("the line is not UTF-8 text")),
                (Ok(line), None) => self.begin(line),
                (Ok(line), Some(_)) => self.route(line),
            };
            if let Err(error) = answered {
                self.say(&Answered { request: request.unwrap_or(0), status: error.status(), body: &error });
            }
        }
    }

    /// Takes the puzzles of a game over. The first of each game count.
    pub fn load_file(&mut self, bytes: &[u8]) {
        let loaded = std::str::from_utf8(bytes).map_err(|_| "not a file of puzzles".to_owned());
        let loaded = loaded.and_then(|text| trilynx_puzzles::load(text).map_err(|error| error.to_string()));
        let (game, error) = (loaded.as_ref().ok().copied(), loaded.err());
        self.say(&PuzzlesLoaded { puzzles: game.map(GameName), error });
    }

    /// There is never work left: everything is answered at once.
    pub fn step(&mut self) -> Option<Duration> {
        None
    }

    /// The output since the last call, each line with its line feed.
    pub fn take_lines(&mut self) -> String {
        std::mem::take(&mut self.lines)
    }

    fn begin(&mut self, line: &str) -> Result<(), Error> {
        let Begin { begin } = serde_json::from_str(line).map_err(|error| malformed(&error.to_string()))?;
        let seed = begin.seed.parse::<Seed>().map_err(|_| malformed("a seed has 128 hexadecimal digits"))?;
        self.chance = Some(Generator::new(&seed, &[]));
        self.say(&Welcome::new(begin.person));
        Ok(())
    }

    fn route(&mut self, line: &str) -> Result<(), Error> {
        let RequestLine { request, method, path } = serde_json::from_str(line).map_err(|error| malformed(&error.to_string()))?;
        let parts: Vec<&str> = path.split('/').skip(1).take(6).collect();
        match (method, parts.as_slice()) {
            (Method::Post, ["explorer"]) => {
                let BookRequest { position, book } = body(line)?;
                let book = Book::read(&book).map_err(|error| malformed(&error.to_string()))?;
                let explored = explore_book(&position, &book).map_err(|reason| Error::Refused { reason })?;
                self.succeed(request, &explored);
            }
            (Method::Get, ["lessons", game]) => self.succeed(request, &lessons::list(game)?),
            (Method::Post, ["lessons", game, lesson, step]) => {
                let LessonTry { moves } = body(line)?;
                let walked = lessons::Walked::new(game, (*lesson).to_owned(), step, moves)?.walk()?;
                self.succeed(request, &walked);
            }
            (method, ["puzzles", game, rest @ ..]) => self.puzzles(request, method, game, rest, line)?,
            (Method::Post, ["studies", "read"]) => {
                let StudyText { text } = body(line)?;
                let read = saved_studies::read_text(&text, &mut self.chapter_ids())?;
                self.succeed(request, &read);
            }
            (Method::Post, ["studies", "write"]) => {
                let written = saved_studies::write_text(&body::<NewStudy>(line)?)?;
                self.succeed(request, &written);
            }
            _ => return Err(Error::NotFound),
        }
        Ok(())
    }

    /// Puzzles: all that needs no server. The file of a game's puzzles is asked for when it is first needed, as a network is.
    fn puzzles(&mut self, request: u64, method: Method, game: &str, rest: &[&str], line: &str) -> Result<(), Error> {
        let id = GameId::from_name(game).ok_or(Error::NotFound)?;
        if trilynx_puzzles::collection(id).is_none() {
            self.say(&PuzzlesWanted { wants_puzzles: GameName(id) });
        }
        let first_rating = |entry: &Entry| f64::from(entry.rating);
        match (method, rest) {
            (Method::Get, []) => self.succeed(request, &puzzles::list(game)?),
            (Method::Post, ["next"]) => {
                let (today, chance) = (date_of(self.clock.now().as_millis() as u64), self.word());
                let entry = puzzles::next(game, &body::<PuzzleRequest>(line)?, &Known::default(), &[], &first_rating, &today, chance)?;
                self.succeed(request, &puzzles::described(id, entry, first_rating(entry))?);
            }
            (Method::Get, [puzzle]) => {
                let (_, entry) = puzzles::find(game, puzzle)?;
                self.succeed(request, &puzzles::described(id, entry, first_rating(entry))?);
            }
            (Method::Post, [puzzle]) => {
                let step = Tried::new(game, puzzle, body::<PuzzleTry>(line)?)?.step()?;
                self.succeed(request, &step);
            }
            (Method::Post, [puzzle, "result"]) => {
                let done = body::<PuzzleDone>(line)?;
                let rated = puzzles::rated(&puzzles::result(game, puzzle, &done)?, done.mine)?;
                self.succeed(request, &rated);
            }
            _ => return Err(Error::NotFound),
        }
        Ok(())
    }

    /// Ids for the chapters of a text, each another one.
    fn chapter_ids(&mut self) -> impl FnMut() -> ChapterId + use<> {
        let mut next = u128::from(self.word()) << 64 | u128::from(self.word());
        move || {
            next = next.wrapping_add(1);
            ChapterId::from_random(next.to_be_bytes())
        }
    }

    fn word(&mut self) -> u64 {
        self.chance.as_mut().map_or(0, Generator::word)
    }

    fn succeed<T: Serialize>(&mut self, request: u64, body: &T) {
        self.say(&Answered { request, status: 200, body });
    }

    fn say<T: Serialize>(&mut self, line: &T) {
        // These types have nothing that JSON cannot write.
        self.lines.push_str(&serde_json::to_string(line).unwrap_or_default());
        self.lines.push('\n');
    }
}

fn malformed(message: &str) -> Error {
    Error::Malformed { message: message.to_owned() }
}
