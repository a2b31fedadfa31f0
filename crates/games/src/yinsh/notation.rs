//! Everything YINSH reads and writes as text.
//!
//! ```text
//! options  = "yinsh/" variant
//! deal     = options                                    (chance gives nothing)
//! variant  = "standard" | "blitz"
//!
//! setup    = options " board=" board " turn=" colour " phase=" phase " removed=" count "," count
//! board    = column { "/" column }                      eleven of them, a to k
//! column   = { piece | empty }                          from its lowest row upward, as many points as the column has
//! piece    = "R" | "r" | "M" | "m"                      ring, marker; capitals are White's
//! empty    = "1" … "10"                                 that number of empty points, never followed by another number
//! colour   = "w" | "b"
//! phase    = "place" | "move" | "row:" colour | "ring:" colour | "over"
//! count    = "0" … "99"                                 rings taken off by White and by Black
//!
//! move     = point                                      place a ring
//!          | point "-" point                            move a ring
//!          | "x" point "-" point                        take off a row: its ends, the smaller point first
//!          | "x" point                                  take off a ring
//! point    = column letter, row number                  a2 … k10; a point is smaller by column, then by row
//! ```
//!
//! `turn` is who has to decide. In `row` and `ring` somebody takes off a row or the ring for it, and the colour there is the
//! player whose ring move completed the row: after both players' rows, that player's opponent moves. When the game is
//! over, `turn` is who made the last decision, so it is the winner if a ring taken off won.
//!
//! The fields of a set-up may be read in any order; they are written in this one.

use super::board::{COLUMNS, Point};
use super::moves::Move;
use super::pieces::{Colour, Piece, Row};
use super::setup::{Setup, SetupError};
use super::state::{Options, Phase, State, Variant};
use super::view::View;
use crate::expected::phrases;
use crate::game::{Game, HeadText, Viewer};
use crate::header::Field;
use crate::hex::Place;
use crate::{GameId, Header, ParseError, StartError};
use core::fmt::{self, Write as _};
use core::str::FromStr;

/// What the fields of a set-up hold, and how that looks.
const BOARD: Field = Field::new(
    "board",
    "the columns a to k from below, separated by \"/\", with 4, 7, 8, 9, 10, 9, 10, 9, 8, 7 and 4 points: \
    R r rings, M m markers, numbers for empty points",
    "4/1R5/3m1M2/2mM5/2mMMMMR2/1mr1M4/3m2r3/2mMR3r/1M1m4/r2M2R/2r1",
);
const TURN: Field = Field::new("turn", "w or b", "w");
const PHASE: Field = Field::new("phase", "place, move, row:w, row:b, ring:w, ring:b or over", "row:b");
const REMOVED: Field = Field::new("removed", "the rings taken off by White and by Black, such as 2,1", "2,1");

phrases! {
    /// What may stand where this notation cannot be read.
    pub enum ExpectedNotation {
        /// One decision.
        Move as "YinshMove" => "a move: place a ring f6, move a ring e5-e9, take off a row xe5-e9, take off a ring xe5",
        /// A point of the board.
        Point as "YinshPoint" => "points of the board: a2 to a5, b1 to b7, c1 to c8, d1 to d9, e1 to e10, f2 to f10, g2 to g11, \
            h3 to h11, i4 to i11, j5 to j11, k7 to k10",
        /// A row is written in one way.
        RowOrder => "the ends of a row with the smaller point first, by column and then by row",
        /// A line of a file of boardspace.net.
        Sgf { about: &'static str, example: &'static str } => "{about}",
        /// A move of the player who is not on turn.
        OtherPlayer => "a move of the other player",
        /// A file of boardspace.net in which nobody moves.
        SgfMoves => "an SGF file of boardspace.net with at least one move",
        /// A turn in the official notation.
        NumberedTurn => "a numbered turn such as 11.h7-g7;xf3-f7;xi9",
        /// … and its number.
        Turn { number: u32 } => "turn {number}",
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(at) => write!(f, "{at}"),
            Move::Ring { from, to } => write!(f, "{from}-{to}"),
            Move::TakeRow(row) => write!(f, "x{}-{}", row.first(), row.last()),
            Move::TakeRing(at) => write!(f, "x{at}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let (taken, points) = match text.strip_prefix('x') {
            Some(points) => (true, points),
            None => (false, text),
        };
        let point = |name: &str| {
            let place = Place::read(name).ok_or_else(|| ParseError::new(text, ExpectedNotation::Move))?;
            Point::at(place).ok_or_else(|| ParseError::new(text, ExpectedNotation::Point))
        };
        Ok(match (taken, points.split_once('-')) {
            (false, None) => Move::Place(point(points)?),
            (false, Some((from, to))) => Move::Ring { from: point(from)?, to: point(to)? },
            (true, None) => Move::TakeRing(point(points)?),
            (true, Some((first, last))) => {
                let (first, last) = (point(first)?, point(last)?);
                if first > last {
                    return Err(ParseError::new(text, ExpectedNotation::RowOrder));
                }
                Move::TakeRow(Row::between(first, last))
            }
        })
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", Options::GAME, self.variant.name())
    }
}

impl HeadText for Options {
    const GAME: GameId = GameId::Yinsh;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Options, StartError<SetupError>> {
        match Variant::ALL.into_iter().find(|variant| variant.name() == header.variant) {
            Some(variant) => Ok(Options { variant }),
            None => Err(ParseError::new(header.variant, crate::Expected::Variant { variants: Options::GAME.variant_list() }).into()),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} board=", Options { variant: self.variant })?;
        let mut rest = &self.board[..];
        for (n, points) in column_lengths().enumerate() {
            let (column, others) = rest.split_at(points);
            rest = others;
            if n > 0 {
                f.write_char('/')?;
            }
            write_column(column, f)?;
        }
        write!(f, " turn={} phase={} removed={},{}", self.turn.letter(), self.phase, self.removed[0], self.removed[1])
    }
}

impl HeadText for Setup {
    const GAME: GameId = GameId::Yinsh;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Setup, StartError<SetupError>> {
        let variant = Options::read(header)?.variant;
        Ok(Setup {
            variant,
            board: read_field(header, BOARD, read_board)?,
            turn: read_field(header, TURN, Colour::from_letter)?,
            phase: read_field(header, PHASE, read_phase)?,
            removed: read_field(header, REMOVED, read_removed)?,
        })
    }
}

fn read_field<T>(header: &mut Header<'_>, field: Field, read: impl Fn(&str) -> Option<T>) -> Result<T, ParseError> {
    let text = header.require(field)?;
    read(text).ok_or_else(|| field.unreadable(text))
}

fn column_lengths() -> impl Iterator<Item = usize> {
    COLUMNS.iter().map(|(lowest, highest)| (highest - lowest + 1) as usize)
}

fn write_column(points: &[Option<Piece>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for same in points.chunk_by(|one, next| one.is_none() && next.is_none()) {
        match same[0] {
            Some(piece) => f.write_char(piece.letter())?,
            None => write!(f, "{}", same.len())?,
        }
    }
    Ok(())
}

fn read_board(text: &str) -> Option<[Option<Piece>; Point::COUNT]> {
    let mut board = [None; Point::COUNT];
    let mut rest = &mut board[..];
    let mut columns = text.split('/');
    for points in column_lengths() {
        let (column, others) = rest.split_at_mut(points);
        rest = others;
        read_column(columns.next()?, column)?;
    }
    columns.next().is_none().then_some(board)
}

/// Fills `points`, which are all empty so far.
fn read_column(mut text: &str, points: &mut [Option<Piece>]) -> Option<()> {
    let mut next = 0;
    while let Some(letter) = text.chars().next() {
        if letter.is_ascii_digit() {
            let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
            let empty = read_count(&text[..digits])?;
            next += usize::from(empty);
            text = &text[digits..];
            if empty == 0 {
                return None;
            }
        } else {
            *points.get_mut(next)? = Some(Piece::from_letter(letter)?);
            next += 1;
            text = &text[letter.len_utf8()..];
        }
    }
    (next == points.len()).then_some(())
}

/// A number from 0 to 99 without leading zero.
fn read_count(digits: &str) -> Option<u8> {
    let plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
}

fn read_phase(text: &str) -> Option<Phase> {
    Some(match text.split_once(':') {
        None if text == "place" => Phase::Place,
        None if text == "move" => Phase::Move,
        None if text == "over" => Phase::Over,
        Some(("row", mover)) => Phase::TakeRow { mover: Colour::from_letter(mover)? },
        Some(("ring", mover)) => Phase::TakeRing { mover: Colour::from_letter(mover)? },
        _ => return None,
    })
}

fn read_removed(text: &str) -> Option<[u8; 2]> {
    let (white, black) = text.split_once(',')?;
    Some([read_count(white)?, read_count(black)?])
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Place => f.write_str("place"),
            Phase::Move => f.write_str("move"),
            Phase::TakeRow { mover } => write!(f, "row:{}", mover.letter()),
            Phase::TakeRing { mover } => write!(f, "ring:{}", mover.letter()),
            Phase::Over => f.write_str("over"),
        }
    }
}

/// Nothing is hidden, so a view is written as its position.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state().setup().fmt(f)
    }
}

impl HeadText for View {
    const GAME: GameId = GameId::Yinsh;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<View, StartError<SetupError>> {
        let state = State::from_setup(&Setup::read(header)?).map_err(StartError::Impossible)?;
        Ok(Game::view(&state, Viewer::Spectator))
    }
}
