//! A book: what the strongest bot played against itself, by position, small enough to be shipped.
//!
//! A file is text: a line that says where it comes from, then one line a position, `KEY CHILD:WON,DRAWN,LOST …`, the keys in hexadecimal
//! digits. Of the keys that the moves lead to, the first eight digits tell them apart.

use super::{Choices, PositionKey, Tally};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use trilynx_protocol::http::ExploredMove;

/// How every file begins.
const MAGIC: &str = "trilynx book 1 ";

/// A book that was read, or is being made.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Book {
    /// Where it comes from: game, bot, number of games.
    pub about: String,
    entries: BTreeMap<PositionKey, BTreeMap<u32, Tally>>,
}

/// Why a file is no book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBook {
    /// The line that cannot be read, counted from 1.
    pub line: usize,
}

impl fmt::Display for BadBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: this is no book, or it is damaged", self.line)
    }
}

impl std::error::Error for BadBook {}

/// What tells apart the positions that the moves of one position lead to.
fn short(child: PositionKey) -> u32 {
    (child.0 as u64 >> 32) as u32
}

impl Book {
    /// An empty one.
    pub fn new(about: String) -> Book {
        Book { about, entries: BTreeMap::new() }
    }

    /// Adds a game, or several alike.
    pub fn add(&mut self, position: PositionKey, child: PositionKey, tally: &Tally) {
        self.entries.entry(position).or_default().entry(short(child)).or_default().add(tally);
    }

    /// Leaves out moves that fewer games than this have.
    pub fn prune(&mut self, least: u32) {
        for moves in self.entries.values_mut() {
            moves.retain(|_, tally| tally.games() >= least);
        }
        self.entries.retain(|_, moves| !moves.is_empty());
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What it knows of the moves of a position, the most frequent first.
    pub fn explored(&self, choices: &Choices) -> Vec<ExploredMove> {
        let Some(moves) = self.entries.get(&choices.position) else { return Vec::new() };
        let known = choices.children.iter().filter_map(|(child, _)| Some((*child, *moves.get(&short(*child))?)));
        choices.explored(&known.collect::<HashMap<_, _>>())
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut text = format!("{MAGIC}{}\n", self.about);
        for (position, moves) in &self.entries {
            text += &format!("{:016x}", position.0);
            for (child, Tally { won, drawn, lost, .. }) in moves {
                text += &format!(" {child:08x}:{won},{drawn},{lost}");
            }
            text.push('\n');
        }
        text
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Book, BadBook> {
        let mut lines = text.lines();
        let about = lines.next().and_then(|line| line.strip_prefix(MAGIC)).ok_or(BadBook { line: 1 })?.to_owned();
        let mut entries = BTreeMap::new();
        for (n, line) in lines.enumerate() {
            let (position, moves) = read_entry(line).ok_or(BadBook { line: n + 2 })?;
            if entries.insert(position, moves).is_some() {
                return Err(BadBook { line: n + 2 });
            }
        }
        Ok(Book { about, entries })
    }
}

fn read_entry(line: &str) -> Option<(PositionKey, BTreeMap<u32, Tally>)> {
    let (position, moves) = line.split_once(' ')?;
    let position = u64::from_str_radix(position, 16).ok()?;
    let read_move = |text: &str| {
        let (child, results) = text.split_once(':')?;
        let mut numbers = results.split(',').map(|number| number.parse::<u32>().ok());
        let (won, drawn, lost) = (numbers.next()??, numbers.next()??, numbers.next()??);
        let tally = Tally { won, drawn, lost, ..Tally::default() };
        numbers.next().is_none().then_some((u32::from_str_radix(child, 16).ok()?, tally))
    };
    Some((PositionKey(position as i64), moves.split(' ').map(read_move).collect::<Option<_>>()?))
}
