//! Records: one text format for all games. A record holds everything needed to replay a game for ever.
//!
//! ```text
//! record   = { header newline } newline { line newline } ;
//! header   = key ": " value ;                 the first is "Trilynx-Record: 1"
//! line     = number "." { " " move } ;        ten moves a line; the number is that of the line's first move
//! ```
//!
//! Headers with a meaning: `Start` (a deal or set-up, see [`crate::header`]), `Rules` (version), `Result`, and for a deal that
//! can be verified `Commitment`, `Seed` and the players' `Word-0`, `Word-1` …. All others (`Seat-0`, `Date` …) are kept in
//! their order. `Result` is one of
//!
//! ```text
//! *                               the game goes on, or was broken off
//! winners=0 scores=3,1            it ended by its rules; `-` for nobody or nothing
//! winners=1 by=resignation        or: time, agreement, absence
//! ```
//!
//! The one thing to know: a [`Record`] that was read has been replayed. A damaged one is an error with line and move.

mod boardspace;
mod official;
#[cfg(test)]
mod tests;

pub use boardspace::read_boardspace;
pub use official::{read_official, write_official};

use crate::chance::{Commitment, Generator, Seed};
use crate::expected::{Expected, Flaw};
use crate::game::{Game, HeadText, MAX_SEATS, Outcome, Seat, Seats};
use crate::header::{Header, ParseError, Start};
use crate::reason::{Clause, Fields, Reason};
use crate::{GameId, Status};
use alloc::{borrow::Cow, boxed::Box, format, string::String, string::ToString, vec::Vec};
use arrayvec::ArrayVec;
use core::fmt;

/// The version of the format that is written.
const FORMAT: &str = "1";
/// The first line of every record.
const FIRST_KEY: &str = "Trilynx-Record";
/// No record is longer than this, however it was made.
pub const MAX_BYTES: usize = 256 * 1024;
const TOO_LONG: Fault = Fault::Flaw(Flaw::TooLong { most: MAX_BYTES });
const MAX_HEADERS: usize = 100;
const MOVES_A_LINE: usize = 10;

/// A game that was played, wholly or in part, and can be replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Where it started.
    pub start: Start<G>,
    /// The version of the game's rules it was played by.
    pub rules: u32,
    /// What makes the deal verifiable.
    pub chance: Chance,
    /// Everything else that was noted, in order: names, dates, places.
    pub headers: Vec<(String, String)>,
    /// The decisions, first to last. Legal, each in its turn.
    pub moves: Vec<G::Move>,
    /// How it ended.
    pub ending: Ending,
}

/// The parts of commit and reveal that a record has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chance {
    /// Published before the deal.
    pub commitment: Option<Commitment>,
    /// Revealed after the game.
    pub seed: Option<Seed>,
    /// What the players added, by seat; a seat that added nothing has an empty word. Single lines.
    pub words: Vec<String>,
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It goes on, or was broken off.
    Open,
    /// By the rules of the game.
    ByRules(Outcome),
    /// By something that happened outside the rules.
    Otherwise {
        /// Who won by it; nobody for a draw.
        winners: Seats,
        /// What happened.
        by: EndedBy,
    },
}

/// What ends a game before its rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// A player gave up.
    Resignation,
    /// A clock ran out.
    Time,
    /// The players agreed on the result.
    Agreement,
    /// A player stayed away.
    Absence,
}

impl EndedBy {
    const ALL: [(EndedBy, &'static str); 4] =
        [(EndedBy::Resignation, "resignation"), (EndedBy::Time, "time"), (EndedBy::Agreement, "agreement"), (EndedBy::Absence, "absence")];
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The move, counted from 1, if a move is at fault.
    pub at_move: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Something stands where something else is expected.
    Unreadable(ParseError),
    /// A move breaks a rule.
    Rule {
        /// The move.
        text: String,
        /// Why it is refused.
        why: Box<Why>,
    },
    /// No game ever looks like the start.
    Impossible {
        /// The first reason.
        first: Box<Why>,
        /// Sentences with all reasons and their clauses.
        message: String,
    },
    /// Each part is right, but not the whole.
    Flaw(Flaw),
}

/// A reason of whatever game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The clause that says so.
    pub clause: Clause,
    /// Its name, for translations.
    pub kind: &'static str,
    /// Its data, for translations.
    pub fields: Fields,
    /// A sentence about it.
    pub message: String,
}

impl Why {
    fn of(reason: &impl Reason) -> Box<Why> {
        Box::new(Why { clause: reason.clause(), kind: reason.kind(), fields: reason.fields(), message: reason.to_string() })
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(at_move) = self.at_move {
            write!(f, ", move {at_move}")?;
        }
        f.write_str(": ")?;
        match &self.fault {
            Fault::Unreadable(unreadable) => unreadable.fmt(f),
            Fault::Rule { text, why } => write!(f, "{text}: {} [{}]", why.message, why.clause),
            Fault::Impossible { message, .. } => write!(f, "Start: {message}"),
            Fault::Flaw(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for RecordError {}

/// What stands wrong in the deal of a record whose moves are right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealFault {
    /// The revealed seed is not the one that was promised.
    Commitment {
        /// What the seed commits to.
        seed_gives: Commitment,
    },
    /// Seed and words give another deal.
    Deal {
        /// The deal they give.
        seed_gives: String,
    },
    /// A seed belongs to a deal, but the record starts from a set-up.
    NotADeal,
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealFault::Commitment { seed_gives } => write!(f, "the seed is not the promised one: its commitment is {seed_gives}"),
            DealFault::Deal { seed_gives } => write!(f, "the seed and the players' words give another deal: {seed_gives}"),
            DealFault::NotADeal => f.write_str("a game from a set-up has no deal that a seed could give"),
        }
    }
}

/// How far the deal of a record could be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealProof {
    /// Seed and words give this deal, and the seed was promised before.
    Committed,
    /// Seed and words give this deal, but no promise is on record.
    Seeded,
    /// There is no seed on record.
    Unproven,
}

impl<G: Game> Record<G> {
    /// A record of `moves` that were just played from `start`; its ending is what they lead to.
    pub fn new(start: Start<G>, moves: Vec<G::Move>) -> Result<Record<G>, (usize, G::IllegalMove)> {
        let mut state = start.state();
        for (n, chosen) in moves.iter().enumerate() {
            state.play(*chosen).map_err(|refusal| (n, refusal))?;
        }
        let ending = state.status().outcome().map_or(Ending::Open, Ending::ByRules);
        Ok(Record { start, rules: G::RULES_VERSION, chance: Chance::default(), headers: Vec::new(), moves, ending })
    }

    /// The first header of this key.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The position after all moves.
    pub fn end(&self) -> G {
        let mut state = self.start.state();
        self.moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        state
    }

    /// Deals the game again from seed and words, and compares with the promise.
    pub fn verify_deal(&self) -> Result<DealProof, DealFault> {
        let Some(seed) = &self.chance.seed else { return Ok(DealProof::Unproven) };
        if self.chance.commitment.is_some_and(|promised| promised != seed.commitment()) {
            return Err(DealFault::Commitment { seed_gives: seed.commitment() });
        }
        let Start::Deal(recorded) = &self.start else { return Err(DealFault::NotADeal) };
        let words: Vec<&[u8]> = self.chance.words.iter().map(String::as_bytes).collect();
        let dealt = G::deal(&options_of::<G>(recorded), &mut Generator::new(seed, &words));
        if dealt != *recorded {
            return Err(DealFault::Deal { seed_gives: dealt.to_string() });
        }
        Ok(if self.chance.commitment.is_some() { DealProof::Committed } else { DealProof::Seeded })
    }

    /// Reads one record and replays it.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let sheet = Sheet::read(text)?;
        let (start, state) = sheet.start::<G>()?;
        let rules = sheet.rules(G::RULES_VERSION)?;
        let moves = sheet.moves(state.clone())?;
        let ending = sheet.ending(&start, &moves)?;
        let mut record = Record { start, rules, chance: sheet.chance()?, headers: Vec::new(), moves, ending };
        record.headers = sheet.other_headers().collect();
        Ok(record)
    }
}

/// A deal's text begins with the text of its options.
fn options_of<G: Game>(deal: &G::Deal) -> G::Options {
    let text = deal.to_string();
    let (mut header, _) = Header::split(&text).unwrap_or_else(|error| unreachable!("a deal prints a head: {error}"));
    G::Options::read(&mut header).unwrap_or_else(|error| unreachable!("a deal prints its options: {error}"))
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_KEY}: {FORMAT}\nStart: {}\nRules: {}", self.start, self.rules)?;
        if let Some(commitment) = &self.chance.commitment {
            writeln!(f, "Commitment: {commitment}")?;
        }
        if let Some(seed) = &self.chance.seed {
            writeln!(f, "Seed: {seed}")?;
        }
        for (seat, word) in self.chance.words.iter().enumerate() {
            writeln!(f, "Word-{seat}: {}", one_line(word))?;
        }
        for (key, value) in &self.headers {
            writeln!(f, "{key}: {}", one_line(value))?;
        }
        writeln!(f, "Result: {}\n", self.ending)?;
        for (n, moves) in self.moves.chunks(MOVES_A_LINE).enumerate() {
            write!(f, "{}.", n * MOVES_A_LINE + 1)?;
            moves.iter().try_for_each(|chosen| write!(f, " {chosen}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Headers are single lines. Whoever puts text of a stranger into one cannot break the record with it.
fn one_line(value: &str) -> String {
    value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_string()
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: fmt::Display>(items: impl Iterator<Item = T>) -> String {
            let texts: Vec<String> = items.map(|item| item.to_string()).collect();
            if texts.is_empty() { "-".to_string() } else { texts.join(",") }
        }
        match self {
            Ending::Open => f.write_str("*"),
            Ending::ByRules(Outcome { winners, scores }) => write!(f, "winners={} scores={}", list(winners.iter()), list(scores.iter())),
            Ending::Otherwise { winners, by } => {
                let (_, by) = EndedBy::ALL.iter().find(|(known, _)| known == by).expect("all are listed");
                write!(f, "winners={} by={by}", list(winners.iter()))
            }
        }
    }
}

impl core::str::FromStr for Ending {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ending, ParseError> {
        let wrong = || ParseError::new(text, Expected::Result);
        if text == "*" {
            return Ok(Ending::Open);
        }
        let (winners, rest) = text.strip_prefix("winners=").and_then(|rest| rest.split_once(' ')).ok_or_else(wrong)?;
        let mut seats = Seats::NONE;
        for seat in winners.split(',').filter(|_| winners != "-") {
            let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < MAX_SEATS).ok_or_else(wrong)?;
            seats.insert(Seat(seat));
        }
        let ending = if let Some(scores) = rest.strip_prefix("scores=") {
            let scores: Result<Vec<i16>, _> = scores.split(',').filter(|_| scores != "-").map(str::parse).collect();
            let scores = ArrayVec::try_from(scores.map_err(|_| wrong())?.as_slice()).map_err(|_| wrong())?;
            Ending::ByRules(Outcome { winners: seats, scores })
        } else {
            let by = rest.strip_prefix("by=").ok_or_else(wrong)?;
            let (by, _) = EndedBy::ALL.iter().find(|(_, name)| *name == by).ok_or_else(wrong)?;
            Ending::Otherwise { winners: seats, by: *by }
        };
        // `winners=1,0` and the like say the same in another way: only one way is ours.
        if ending.to_string() == text { Ok(ending) } else { Err(wrong()) }
    }
}

/// The game a record is of, to choose the right [`Record::read`].
pub fn game_of(text: &str) -> Result<GameId, RecordError> {
    let sheet = Sheet::read(text)?;
    let (line, start) = sheet.require("Start")?;
    let (header, _) =
        Header::split(start).map_err(|unreadable| RecordError { line, at_move: None, fault: Fault::Unreadable(unreadable) })?;
    Ok(header.game)
}

/// Cuts a file of several records (a match, a collection) into single ones, each with the number of lines before it.
pub fn split_records(text: &str) -> Vec<(usize, &str)> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if starts.is_empty() || line.strip_prefix(FIRST_KEY).is_some_and(|rest| rest.starts_with(':')) {
            starts.push((number, at));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(lines, start), end)| (lines, &text[start..end])).collect()
}

/// A record found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<'a> {
    /// The game it is of.
    pub game: GameId,
    /// The record in our own format: as it stands, or written anew.
    pub text: Cow<'a, str>,
    /// How many lines of the text come before it.
    pub lines_before: usize,
}

/// Finds the records of a text, in any format we read: ours, one after the other, or one YINSH game of another.
pub fn find_records(text: &str) -> Result<Vec<Found<'_>>, RecordError> {
    let standard = || crate::header::read_alone::<crate::yinsh::Deal>("yinsh/standard").unwrap_or_else(|_| unreachable!("our own line"));
    let start = text.trim_start();
    let foreign = if start.starts_with("(;") {
        Some(read_boardspace(text, standard())?)
    } else if start.starts_with(|c: char| c.is_ascii_digit()) {
        Some(read_official(text, standard())?)
    } else {
        None
    };
    if let Some(record) = foreign {
        return Ok(Vec::from([Found { game: GameId::Yinsh, text: Cow::Owned(record.to_string()), lines_before: 0 }]));
    }
    let found = split_records(text).into_iter().map(|(lines_before, text)| match game_of(text) {
        Ok(game) => Ok(Found { game, text: Cow::Borrowed(text), lines_before }),
        Err(error) => Err(RecordError { line: error.line + lines_before, ..error }),
    });
    found.collect()
}

/// A record cut into lines, each with its number, before any of it is understood.
struct Sheet<'a> {
    headers: Vec<(usize, &'a str, &'a str)>,
    body: Vec<(usize, &'a str)>,
    last_line: usize,
}

impl<'a> Sheet<'a> {
    fn read(text: &'a str) -> Result<Sheet<'a>, RecordError> {
        let error = |line, fault| Err(RecordError { line, at_move: None, fault });
        if text.len() > MAX_BYTES {
            return error(1, TOO_LONG);
        }
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        let mut sheet = Sheet { headers: Vec::new(), body: Vec::new(), last_line: text.lines().count().max(1) };
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let Some((key, value)) = line.split_once(": ").or_else(|| line.strip_suffix(':').map(|key| (key, ""))) else {
                return error(number, Fault::Unreadable(ParseError::new(line, Expected::Header)));
            };
            if number == 1 && (key, value) != (FIRST_KEY, FORMAT) {
                break;
            }
            if sheet.headers.len() == MAX_HEADERS {
                return error(
                    number,
                    Fault::Unreadable(ParseError::new(line, Expected::AtMost { most: MAX_HEADERS, what: "headers".to_string() })),
                );
            }
            if is_ours(key) && sheet.headers.iter().any(|(_, known, _)| *known == key) {
                return error(number, Fault::Unreadable(ParseError::new(line, Expected::Once { what: "header", name: key.to_string() })));
            }
            sheet.headers.push((number, key, value));
        }
        if sheet.headers.is_empty() {
            let first = text.lines().next().unwrap_or("");
            let line = format!("{FIRST_KEY}: {FORMAT}");
            return error(1, Fault::Unreadable(ParseError::new(first, Expected::FirstLine { line })));
        }
        sheet.body = lines.filter(|(_, line)| !line.trim().is_empty()).collect();
        Ok(sheet)
    }

    fn get(&self, key: &str) -> Option<(usize, &'a str)> {
        self.headers.iter().find(|(_, known, _)| *known == key).map(|(line, _, value)| (*line, *value))
    }

    fn require(&self, key: &'static str) -> Result<(usize, &'a str), RecordError> {
        let missing = RecordError { line: self.headers.len(), at_move: None, fault: Fault::Flaw(Flaw::Missing { key }) };
        self.get(key).ok_or(missing)
    }

    fn other_headers(&self) -> impl Iterator<Item = (String, String)> {
        self.headers.iter().filter(|(_, key, _)| !is_ours(key)).map(|(_, key, value)| (key.to_string(), one_line(value)))
    }

    fn start<G: Game>(&self) -> Result<(Start<G>, G), RecordError> {
        let (line, text) = self.require("Start")?;
        let error = |fault| RecordError { line, at_move: None, fault };
        let (header, mut rest) = Header::split(text).map_err(|unreadable| error(Fault::Unreadable(unreadable)))?;
        if header.game != G::ID {
            return Err(error(Fault::Unreadable(ParseError::new(text, Expected::RecordOf { game: G::ID.name() }))));
        }
        if let Some(word) = rest.next() {
            return Err(error(Fault::Unreadable(ParseError::new(word, Expected::NothingMore))));
        }
        Start::read(header).map_err(|problem| match problem {
            crate::StartError::Unreadable(unreadable) => error(Fault::Unreadable(unreadable)),
            crate::StartError::Impossible(ref problems) => {
                let first = Why::of(problems.first().unwrap_or_else(|| unreachable!("there is at least one reason")));
                error(Fault::Impossible { first, message: problem.to_string() })
            }
        })
    }

    fn rules(&self, known: u32) -> Result<u32, RecordError> {
        let (line, text) = self.require("Rules")?;
        let error = |fault| Err(RecordError { line, at_move: None, fault });
        match text.parse::<u32>() {
            Ok(version) if version > known => error(Fault::Flaw(Flaw::LaterRules { version, known })),
            Ok(version) if version > 0 && version.to_string() == text => Ok(version),
            _ => error(Fault::Unreadable(ParseError::new(text, Expected::RulesVersion))),
        }
    }

    fn moves<G: Game>(&self, mut state: G) -> Result<Vec<G::Move>, RecordError> {
        let mut moves = Vec::new();
        for &(line, text) in &self.body {
            let mut words = text.split_ascii_whitespace();
            let number = words.next().expect("an empty line is no line of the body");
            let expected = moves.len() + 1;
            if number.strip_suffix('.') != Some(expected.to_string().as_str()) {
                let fault = Fault::Unreadable(ParseError::new(number, Expected::MoveNumber { number: expected }));
                return Err(RecordError { line, at_move: Some(expected), fault });
            }
            for word in words {
                moves.push(play_word(&mut state, word).map_err(|fault| RecordError { line, at_move: Some(moves.len() + 1), fault })?);
            }
        }
        Ok(moves)
    }

    fn ending<G: Game>(&self, start: &Start<G>, moves: &[G::Move]) -> Result<Ending, RecordError> {
        let (line, text) = self.require("Result")?;
        let error = |line, fault| Err(RecordError { line, at_move: None, fault });
        let recorded: Ending = match text.parse() {
            Ok(ending) => ending,
            Err(unreadable) => return error(line, Fault::Unreadable(unreadable)),
        };
        let mut state = start.state();
        moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        let fits = match (&recorded, state.status()) {
            (Ending::ByRules(recorded), Status::Over(outcome)) => *recorded == outcome,
            (Ending::Open, Status::ToMove(_)) => true,
            (Ending::Otherwise { winners, .. }, Status::ToMove(_)) => winners.iter().all(|seat| seat.index() < state.seats()),
            _ => false,
        };
        if fits {
            return Ok(recorded);
        }
        let played = state.status().outcome().map_or(Ending::Open, Ending::ByRules).to_string();
        error(
            if self.body.is_empty() { line } else { self.last_line },
            Fault::Flaw(Flaw::OtherResult { recorded: text.to_string(), played }),
        )
    }

    fn chance(&self) -> Result<Chance, RecordError> {
        fn parse<T: core::str::FromStr<Err = ParseError>>(field: Option<(usize, &str)>) -> Result<Option<T>, RecordError> {
            let Some((line, text)) = field else { return Ok(None) };
            text.parse().map(Some).map_err(|unreadable| RecordError { line, at_move: None, fault: Fault::Unreadable(unreadable) })
        }
        let words = (0..MAX_SEATS).map_while(|seat| self.get(&format!("Word-{seat}"))).map(|(_, word)| one_line(word)).collect();
        Ok(Chance { commitment: parse(self.get("Commitment"))?, seed: parse(self.get("Seed"))?, words })
    }
}

/// Whether the format itself gives the header a meaning.
fn is_ours(key: &str) -> bool {
    let is_word =
        key.strip_prefix("Word-").is_some_and(|seat| matches!(seat.as_bytes(), [digit] if (b'0'..b'0' + MAX_SEATS as u8).contains(digit)));
    is_word || [FIRST_KEY, "Start", "Rules", "Result", "Commitment", "Seed"].contains(&key)
}

/// Reads a word as a move and plays it.
fn play_word<G: Game>(state: &mut G, word: &str) -> Result<G::Move, Fault> {
    let chosen: G::Move = word.parse().map_err(Fault::Unreadable)?;
    state.play(chosen).map_err(|refusal| Fault::Rule { text: word.to_string(), why: Why::of(&refusal) })?;
    Ok(chosen)
}
