//! Reads the game files of boardspace.net (SGF) for LYNGK.
//!
//! The one thing to know: a file does not hold the layout but the number that the site deals it from: `SU[Lyngk 2 12345 100]` names the game,
//! the players, the number and a revision. A person's move is `Pickb C 3 0`, `Dropb D 4` and `Done`, a program's `Move C 3 D 4` and `Done`;
//! a claim is `Pick R` and `Drop F` (`S` for the second player), or `Claim R F`. `Start` and `Pass` are the site's own. Whatever else a node
//! holds is an error, not a guess.
//!
//! Written after the sources that the site publishes, which read and write these files. The site's rules differ in two points: it takes a neutral
//! five-stack off the board when its colour is claimed, and ends a game while a claim could still make a move possible. A game that meets the
//! first of them is an error at the next move that depends on it.

use crate::Seats;
use crate::game::{Game, Seat};
use crate::header::{ParseError, Start, read_alone};
use crate::lyngk::{Colour, Deal, ExpectedNotation, Move, Options, State, Variant};
use crate::record::boardspace::{action, header, setup};
use crate::record::{EndedBy, Ending, Fault, MAX_BYTES, Record, RecordError, TOO_LONG, play_word};
use alloc::{format, string::String, vec::Vec};

/// Points count from 1 in each column there; so much more is our number.
const OFFSETS: [i32; 9] = [2, 1, 0, 1, 1, 2, 2, 4, 6];

/// The rules that the site calls so.
pub(super) fn variant(game: &str) -> Option<Variant> {
    let known = [("lyngk", Variant::Standard), ("lyngk-6", Variant::Six)];
    known.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(game)).map(|(_, variant)| variant)
}

/// What somebody has in hand: a stack from a point, or a colour that may be claimed.
enum Held {
    Stack(String),
    Colour(String),
}

/// A game as far as it was read.
struct Reading {
    state: State,
    moves: Vec<Move>,
    held: Option<Held>,
    /// Where a stack was taken from and put, and whose `Done` is awaited.
    laid: Option<(Seat, String, String)>,
}

/// Reads one game.
pub fn read_boardspace(text: &str) -> Result<Record<State>, RecordError> {
    let nowhere = |fault| RecordError { line: 1, at_move: None, fault };
    let parse = |found: &str, expected| Fault::Parse(ParseError::new(found, expected));
    if text.len() > MAX_BYTES {
        return Err(nowhere(TOO_LONG));
    }
    let said = setup(text).unwrap_or_default();
    let deal =
        deal(said).ok_or_else(|| nowhere(parse(said, sgf("the game, 2 players and the number of the deal", "SU[Lyngk 2 12345 100]"))))?;
    let mut reading = Reading { state: State::new(&deal), moves: Vec::new(), held: None, laid: None };
    let mut headers: Vec<(String, String)> = Vec::new();
    let mut resigned = None;
    for (line_index, line) in text.lines().enumerate() {
        let Some(node) = line.trim().strip_prefix(';') else {
            // What stands first counts, so that no file can hold more than a record may.
            headers.extend(header(line).filter(|(key, _)| !headers.iter().any(|(known, _)| known == key)));
            continue;
        };
        if node.trim().is_empty() {
            // The last node holds only the clocks.
            break;
        }
        let at_move = Some(reading.moves.len() + 1);
        let error = |fault| RecordError { line: line_index + 1, at_move, fault };
        let unreadable = |about| error(parse(node.trim(), sgf(about, "P0[12 Move C 3 D 4]")));
        let (seat, action) = action(node).ok_or_else(|| unreadable("a node such as P0[12 Move C 3 D 4]"))?;
        match reading.take(seat, &action.to_ascii_lowercase()) {
            Ok(is_resigned) => resigned = resigned.or(is_resigned.then_some(seat)),
            Err(Problem::Unknown(about)) => return Err(unreadable(about)),
            Err(Problem::OtherPlayer) => return Err(error(parse(node.trim(), ExpectedNotation::OtherPlayer))),
            Err(Problem::Move(fault)) => return Err(error(fault)),
        }
    }
    if reading.moves.is_empty() {
        return Err(nowhere(parse(text.lines().next().unwrap_or(""), ExpectedNotation::SgfMoves)));
    }
    let mut record = Record::new(Start::Deal(deal), reading.moves).unwrap_or_else(|_| unreachable!("the moves were just played"));
    if let (Ending::Open, Some(loser)) = (&record.ending, resigned) {
        record.ending = Ending::Otherwise { winners: Seats::only(Seat(1 - loser.0)), by: EndedBy::Resignation };
    }
    record.headers = headers;
    Ok(record)
}

fn sgf(about: &'static str, example: &'static str) -> ExpectedNotation {
    ExpectedNotation::Sgf { about, example }
}

/// Why a node is none.
enum Problem {
    Unknown(&'static str),
    OtherPlayer,
    Move(Fault),
}

impl Reading {
    /// Does what a node says; whether somebody has resigned.
    fn take(&mut self, seat: Seat, action: &str) -> Result<bool, Problem> {
        let words: Vec<&str> = action.split_ascii_whitespace().collect();
        // The other one goes on: it was confirmed, whether the file says so or not.
        if self.laid.as_ref().is_some_and(|(by, ..)| *by != seat) {
            self.confirm()?;
        }
        match words.as_slice() {
            ["start", ..] => {}
            ["done" | "pass"] => self.confirm()?,
            ["resign"] => return Ok(true),
            ["pickb", column, row, ..] => {
                let from = point(column, row)?;
                // Who takes up again what was put down moves it on from where it came.
                self.held = Some(Held::Stack(match self.laid.take() {
                    Some((_, start, to)) if to == from => start,
                    _ => from,
                }));
            }
            ["dropb", column, row] => {
                let to = point(column, row)?;
                let Some(Held::Stack(from)) = self.held.take() else {
                    return Err(Problem::Unknown("a stack picked up before it is dropped"));
                };
                self.laid = (from != to).then_some((seat, from, to));
            }
            ["move", column, row, to_column, to_row] => self.laid = Some((seat, point(column, row)?, point(to_column, to_row)?)),
            ["pick", colour] => self.held = Some(Held::Colour((*colour).into())),
            ["drop", place] => match self.held.take() {
                Some(Held::Colour(colour)) if colour == *place => {}
                Some(Held::Colour(colour)) => self.claim(seat, &colour, place)?,
                _ => return Err(Problem::Unknown("a colour picked up before it is claimed")),
            },
            ["claim", colour, place] => self.claim(seat, colour, place)?,
            _ => return Err(Problem::Unknown("Pickb, Dropb, Move, Pick, Drop, Claim, Done, Pass, Resign or Start")),
        }
        Ok(false)
    }

    fn confirm(&mut self) -> Result<(), Problem> {
        match self.laid.take() {
            Some((seat, from, to)) => self.play(seat, &format!("{from}-{to}")),
            None => Ok(()),
        }
    }

    fn claim(&mut self, seat: Seat, colour: &str, place: &str) -> Result<(), Problem> {
        let own = if seat == Seat(0) { "f" } else { "s" };
        if place != own {
            return Err(Problem::OtherPlayer);
        }
        // The site writes black as N, noir.
        let letter = if colour == "n" { "k" } else { colour };
        let known = Colour::ALL.into_iter().find(|known| colour != "k" && letter.chars().eq([known.letter()]));
        let colour = known.ok_or(Problem::Unknown("a colour: N, R, B, G or I"))?;
        self.play(seat, &format!("claim:{colour}"))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Problem> {
        if self.state.status().to_move().is_some_and(|to_move| to_move != seat) {
            return Err(Problem::OtherPlayer);
        }
        self.moves.push(play_word(&mut self.state, text).map_err(Problem::Move)?);
        Ok(())
    }
}

/// `C 3` as we write it. A point that is none on our board is refused when it is played.
fn point(column: &str, row: &str) -> Result<String, Problem> {
    let offset = match column.as_bytes() {
        [letter @ b'a'..=b'i'] => OFFSETS.get(usize::from(letter - b'a')),
        _ => None,
    };
    let row = row.parse::<u8>().ok().filter(|row| (1..=9).contains(row));
    let (offset, row) = offset.zip(row).ok_or(Problem::Unknown("a point such as C 3"))?;
    Ok(format!("{column}{}", i32::from(row) + offset))
}

/// The deal that a file names: `Lyngk 2 12345 100`.
fn deal(setup: &str) -> Option<Deal> {
    let mut words = setup.split_ascii_whitespace();
    let variant = variant(words.next()?)?;
    if words.next()? != "2" {
        return None;
    }
    let number = words.next()?.parse().ok()?;
    read_alone(&format!("{} layout={}", Options { variant }, layout(number))).ok()
}

/// The layout that the site deals from a number: three jokers and then, eight times, a piece of each colour are shuffled.
pub(super) fn layout(number: i64) -> String {
    let mut pieces: Vec<char> = "www".chars().chain("krgbi".repeat(8).chars()).collect();
    let mut chance = JavaRandom::new(number);
    for _ in 0..4 {
        for at in 0..pieces.len() {
            let other = chance.below(pieces.len() as u32);
            pieces.swap(at, other as usize);
        }
    }
    pieces.into_iter().collect()
}

/// The generator that `java.util.Random` is specified to be, which the site has kept a copy of.
struct JavaRandom(u64);

impl JavaRandom {
    const MULTIPLIER: u64 = 0x5_DEEC_E66D;
    const MASK: u64 = (1 << 48) - 1;

    fn new(seed: i64) -> JavaRandom {
        JavaRandom((seed as u64 ^ Self::MULTIPLIER) & Self::MASK)
    }

    /// A number below a limit that is no power of two.
    fn below(&mut self, limit: u32) -> u32 {
        loop {
            self.0 = self.0.wrapping_mul(Self::MULTIPLIER).wrapping_add(0xB) & Self::MASK;
            let bits = (self.0 >> 17) as u32;
            let number = bits % limit;
            // The last numbers, of which there are fewer than the limit, are drawn again.
            if bits - number + (limit - 1) < 1 << 31 {
                return number;
            }
        }
    }
}
