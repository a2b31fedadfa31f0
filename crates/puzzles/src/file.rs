//! Puzzles as text, one file a game. The format is described in docs/formats.md.
//!
//! The one thing to know: a [`Collection`] reads what a choice needs (name, rating, class, goal, themes) and leaves the rest as text until a puzzle is
//! wanted. [`Collection::check`] reads everything.

use crate::puzzle::{Class, Goal, Puzzle, Solution};
use std::fmt::{self, Write as _};
use std::sync::{LazyLock, OnceLock};
use trilynx_games::{Game, GameId, Header, Start, with_names};

/// What a file begins with, before the name of its game.
pub const MAGIC: &str = "trilynx-puzzles 1 ";
/// The largest file.
pub const MAX_BYTES: usize = 4 << 20;
/// The longest line of a solution, in turns of one's own.
const MAX_TURNS: usize = 16;

/// Where a file of puzzles cannot be read, and why. Lines and columns count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPuzzles {
    /// The line.
    pub line: usize,
    /// The column, in bytes.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for BadPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for BadPuzzles {}

/// What is known of a puzzle before it is wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its name in addresses.
    pub id: String,
    /// How hard it was taken to be when it was made.
    pub rating: u16,
    /// How certain it is.
    pub class: Class,
    /// What is to be done.
    pub goal: Goal,
    /// The names of its themes.
    pub themes: Vec<String>,
    /// The number of its line, from 1.
    line: usize,
    /// The line.
    text: String,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Collection {
    /// Which game.
    pub game: GameId,
    /// In the order of the file.
    pub entries: Vec<Entry>,
}

/// A part of a line, and at which column it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    line: usize,
    column: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    fn bad(self, message: impl Into<String>) -> BadPuzzles {
        BadPuzzles { line: self.line, column: self.column, message: message.into() }
    }

    /// The parts between separators, without the blanks around them.
    fn split(self, separator: &'a str) -> impl Iterator<Item = Part<'a>> {
        let mut at = 0;
        self.text.split(separator).map(move |piece| {
            let start = at + (piece.len() - piece.trim_start().len());
            at += piece.len() + separator.len();
            Part { line: self.line, column: self.column + start, text: piece.trim() }
        })
    }

    fn words(self) -> impl Iterator<Item = Part<'a>> {
        self.split(" ").filter(|part| !part.text.is_empty())
    }
}

impl Collection {
    /// Reads a file, but not the positions and moves in it.
    pub fn read(text: &str) -> Result<Collection, BadPuzzles> {
        let bad = |message: &str| BadPuzzles { line: 1, column: 1, message: message.to_owned() };
        if text.len() > MAX_BYTES {
            return Err(bad(&format!("a file has at most {MAX_BYTES} bytes")));
        }
        let mut lines = text.lines().zip(1..);
        let game = lines.next().and_then(|(first, _)| first.strip_prefix(MAGIC)).and_then(GameId::from_name);
        let game = game.ok_or_else(|| bad(&format!("expected {MAGIC:?} and the name of a game")))?;
        let mut entries: Vec<Entry> = Vec::new();
        for (text, line) in lines {
            let entry = read_entry(Part { line, column: 1, text })?;
            entries.push(entry);
        }
        let mut names: Vec<(&str, usize)> = entries.iter().map(|entry| (entry.id.as_str(), entry.line)).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(BadPuzzles { line: twice[1].1, column: 1, message: format!("{} is in line {} too", twice[1].0, twice[0].1) });
        }
        Ok(Collection { game, entries })
    }

    /// The puzzle of this name.
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Reads everything.
    pub fn check<G: Game>(&self) -> Result<Vec<Puzzle<G>>, BadPuzzles> {
        self.entries.iter().map(Entry::puzzle).collect()
    }
}

impl Entry {
    /// Reads the puzzle, and plays its line by the rules.
    pub fn puzzle<G: Game>(&self) -> Result<Puzzle<G>, BadPuzzles> {
        let whole = Part { line: self.line, column: 1, text: &self.text };
        let parts: Vec<Part<'_>> = whole.split("|").collect();
        let [_, start, last, line] = parts[..] else { return Err(whole.bad("expected four parts between |")) };
        let (header, mut rest) = Header::split(start.text).map_err(|error| start.bad(error.to_string()))?;
        if header.game != G::ID || rest.next().is_some() {
            return Err(start.bad(format!("expected a position of {}", G::ID)));
        }
        let (_, start) = Start::<G>::read(header).map_err(|error| start.bad(error.to_string()))?;
        let mut state = start.clone();
        let last = played(&mut state, last)?;
        let seat = state.status().to_move().ok_or_else(|| whole.bad("the game is over"))?;
        let mut steps: Vec<Solution<G>> = Vec::new();
        for (n, part) in line.split(">").enumerate() {
            if n >= 2 * MAX_TURNS {
                return Err(part.bad(format!("a line has at most {MAX_TURNS} turns")));
            }
            if n % 2 == 1 {
                let reply = if part.text == "-" { Vec::new() } else { played(&mut state, part)? };
                steps.last_mut().ok_or_else(|| part.bad("a reply to nothing"))?.reply = reply;
                continue;
            }
            if state.status().to_move() != Some(seat) {
                return Err(part.bad("it is not the solver's turn"));
            }
            let before = state.clone();
            let mut accepted = Vec::new();
            for turn in part.split("=") {
                let mut next = before.clone();
                let moves = played(&mut next, turn)?;
                if moves.is_empty() {
                    return Err(turn.bad("expected a turn"));
                }
                if accepted.is_empty() {
                    state = next;
                }
                accepted.push(moves);
            }
            steps.push(Solution { accepted, reply: Vec::new() });
        }
        let (id, themes) = (self.id.clone(), self.themes.clone());
        Ok(Puzzle { id, rating: self.rating, class: self.class, goal: self.goal, themes, start, last, line: steps })
    }
}

/// Plays the moves of a part.
fn played<G: Game>(state: &mut G, part: Part<'_>) -> Result<Vec<G::Move>, BadPuzzles> {
    let mut moves = Vec::new();
    for word in part.words() {
        let chosen: G::Move = word.text.parse().map_err(|error| word.bad(format!("{error}")))?;
        state.play(chosen).map_err(|refusal| word.bad(format!("{}: {refusal}", word.text)))?;
        moves.push(chosen);
    }
    Ok(moves)
}

fn read_entry(whole: Part<'_>) -> Result<Entry, BadPuzzles> {
    let head = whole.split("|").next().unwrap_or(whole);
    let fields: Vec<Part<'_>> = head.words().collect();
    let [id, rating, class, goal, themes] = fields[..] else { return Err(head.bad("expected: name rating class goal themes")) };
    if !is_id(id.text) {
        return Err(id.bad("a name has eight letters or digits"));
    }
    let read_rating = rating.text.parse().map_err(|_| rating.bad("expected a rating, such as 1500"))?;
    let read_class = match class.text.split(':').collect::<Vec<_>>()[..] {
        ["proved"] => Class::Proved,
        ["judged", best, second] => match (best.parse(), second.parse()) {
            (Ok(best @ 0..=1000), Ok(second @ 0..=1000)) => Class::Judged { best, second },
            _ => return Err(class.bad("expected thousandths, such as judged:820:310")),
        },
        _ => return Err(class.bad("expected proved or judged:BEST:SECOND")),
    };
    let read_goal = match goal.text.split_once(':') {
        None if goal.text == "defend" => Goal::Defend,
        None if goal.text == "best" => Goal::Best,
        Some(("win", turns)) => Goal::Win { turns: turns.parse().map_err(|_| goal.bad("expected a number of turns, such as win:2"))? },
        _ => return Err(goal.bad("expected win:TURNS, defend or best")),
    };
    let names = if themes.text == "-" { Vec::new() } else { themes.text.split(',').map(str::to_owned).collect() };
    let (id, text) = (id.text.to_owned(), whole.text.to_owned());
    Ok(Entry { id, rating: read_rating, class: read_class, goal: read_goal, themes: names, line: whole.line, text })
}

/// Whether a text can be the name of a puzzle.
pub fn is_id(text: &str) -> bool {
    text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// The name of the puzzle that begins with this position and these moves: the same for ever.
pub fn id_of<G: Game>(start: &G, last: &[G::Move]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let text = format!("{} {}", start.setup(), joined(last));
    // FNV-1a.
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
    let mixed = hash ^ (hash >> 29);
    (0..8).map(|n| char::from(LETTERS[(mixed >> (5 * n)) as usize % 32])).collect()
}

fn joined<M: fmt::Display>(moves: &[M]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl<G: Game> fmt::Display for Puzzle<G> {
    /// The line of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.id, self.rating)?;
        match self.class {
            Class::Proved => f.write_str("proved")?,
            Class::Judged { best, second } => write!(f, "judged:{best}:{second}")?,
        }
        match self.goal {
            Goal::Win { turns } => write!(f, " win:{turns} ")?,
            Goal::Defend => f.write_str(" defend ")?,
            Goal::Best => f.write_str(" best ")?,
        }
        f.write_str(&if self.themes.is_empty() { "-".to_owned() } else { self.themes.join(",") })?;
        write!(f, " | {} | {} | ", self.start.setup(), joined(&self.last))?;
        for (n, solution) in self.line.iter().enumerate() {
            if n > 0 {
                let reply = joined(&self.line[n - 1].reply);
                write!(f, " > {} > ", if reply.is_empty() { "-" } else { &reply })?;
            }
            let turns: Vec<String> = solution.accepted.iter().map(|turn| joined(turn)).collect();
            f.write_str(&turns.join(" = "))?;
        }
        Ok(())
    }
}

/// A file with these puzzles, in the order of their names.
pub fn write<G: Game>(puzzles: &[Puzzle<G>]) -> String {
    let mut lines: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    lines.sort_unstable();
    lines.dedup();
    let mut text = format!("{MAGIC}{}\n", G::ID);
    for line in lines {
        // Writing to a string cannot fail.
        let _written = writeln!(text, "{line}");
    }
    text
}

/// The puzzles of each game: built in, or handed over.
struct Choice {
    built_in: LazyLock<Option<Collection>>,
    loaded: OnceLock<Collection>,
}

macro_rules! chosen {
    ($game:expr; $($name:ident)*) => {
        match $game.name() {
            $(stringify!($name) => {
                static CHOICE: Choice = Choice { built_in: LazyLock::new(|| embedded(EMBEDDED)), loaded: OnceLock::new() };
                #[cfg(feature = "collections")]
                const EMBEDDED: Option<&str> = Some(include_str!(concat!("../data/", stringify!($name), ".txt")));
                #[cfg(not(feature = "collections"))]
                const EMBEDDED: Option<&str> = None;
                &CHOICE
            })*
            name => unreachable!("{name} is not in the list of games"),
        }
    };
}

fn choice(game: GameId) -> &'static Choice {
    with_names!(chosen!(game))
}

fn embedded(text: Option<&str>) -> Option<Collection> {
    text.map(|text| Collection::read(text).unwrap_or_else(|error| panic!("the built-in puzzles: {error}")))
}

/// The puzzles of a game: those that were handed over, or else those that are built in, if any are.
pub fn collection(game: GameId) -> Option<&'static Collection> {
    let choice = choice(game);
    choice.loaded.get().or(choice.built_in.as_ref())
}

/// Takes a file of puzzles over, and says of which game. The first of each game counts.
pub fn load(text: &str) -> Result<GameId, BadPuzzles> {
    let read = Collection::read(text)?;
    let game = read.game;
    let _is_first = choice(game).loaded.set(read);
    Ok(game)
}
