//! All text of the game, in and out.
//!
//! ```text
//! move    = claim | stack-move ;
//! claim   = "claim:" ( "ivory" | "blue" | "red" | "green" | "black" ) ;
//! stack-move = point "-" point ;                          (* start and landing, whatever the way: c3-e5 *)
//! point   = "a3" | "b2" … "b5" | "c1" … "c7" | "d2" … "d7" | "e2" … "e8" | "f3" … "f8" | "g3" … "g9" | "h5" … "h8" | "i7" ;
//!
//! options = "lyngk/" ( "standard" | "six" ) ;
//! deal    = options " layout=" 43 * piece ;               (* in the order of the points above *)
//! set-up  = options " board=" board " turn=" turn " claims=" claims ";" claims " taken=" taken ";" taken ;
//! board   = column 8 * ( "/" column ) ;                   (* a to i *)
//! column  = point-of-it { "," point-of-it } ;             (* lowest row first, every point of the column *)
//! point-of-it = "-" | stack ;                             (* nothing there, or what stands there *)
//! stack   = piece { piece } ;                             (* bottom first: wgr is red on green on a joker *)
//! colour  = "i" | "b" | "r" | "g" | "k" ;                 (* ivory, blue, red, green, black *)
//! piece   = colour | "w" ;                                (* w: joker *)
//! turn    = seat                                          (* this seat moves, and may claim before that *)
//!         | seat ":claimed"                               (* this seat has claimed a colour this turn, and moves *)
//!         | "over"                                        (* nobody can do anything any more *)
//!         | seat ":won" ;                                 (* this seat has made a six-stack under its own colour *)
//! seat    = "0" | "1" ;
//! claims  = colour "," colour { "," colour } | colour ",-" | "-,-" ;    (* of seat 0; of seat 1; in the order claimed *)
//! taken   = "-" | stack { "+" stack } ;                   (* of seat 0; of seat 1; in the order taken *)
//! ```
//!
//! In a set-up `claims` and `taken` may be left out where there are none.

use super::board::Point;
use super::moves::Move;
use super::pieces::{Colour, Piece};
use super::setup::{MAX_WRITTEN, Setup, SetupError, WrittenStack};
use super::state::{Deal, Options, Phase, State, Variant};
use super::view::View;
use crate::expected::phrases;
use crate::game::{Game, HeadText, Seat, Viewer};
use crate::header::{Field, Header, ParseError, StartError};
use crate::{GameId, hex};
use alloc::string::String;
use arrayvec::ArrayVec;
use core::{fmt, fmt::Write as _, str::FromStr};

/// What the fields of a head hold, and how that looks.
const LAYOUT: Field = Field::new("layout", "43 letters of i b r g k w", "wribgkribgkribgkribgwkribgkribgkribgkribgwk");
const BOARD: Field =
    Field::new("board", "nine columns, a to i, separated by /", "i/-,rgk,kb,-/-,-,-,br,-,-,-/-,-,-,-,-,-/wbik,-,-,-,-,-,kgr/…");
const TURN: Field = Field::new("turn", "0, 1, 0:claimed, 1:claimed, over, 0:won or 1:won", "1:claimed");
const CLAIMS: Field =
    Field::new("claims", "the colours claimed by seat 0 and, after a ;, by seat 1, in order: -,- or r,- or r,k", "r,-;g,k");
const TAKEN: Field = Field::new("taken", "the stacks taken by seat 0 and, after a ;, by seat 1, such as bwkgr+ibgrk;-", "bwkgr+ibgrk;-");

phrases! {
    /// What may stand where this notation cannot be read.
    pub enum ExpectedNotation {
        /// One decision.
        Move as "LyngkMove" => "two points of the board such as c3-e5, or a claim such as claim:red",
        /// A point of the board.
        Point as "LyngkPoint" => "a point of the board such as e5",
        /// A colour that can be claimed.
        Claim as "LyngkClaim" => "claim: and one of ivory, blue, red, green, black",
        /// A column of the board.
        Column as "LyngkColumn" { points: usize, column: char } => "the {points} points of column {column}, separated by commas",
        /// The pieces on a point.
        Stack as "LyngkStack" { most: usize } => "a stack: 1 to {most} letters of i b r g k w, bottom first",
        /// A line of a file of boardspace.net.
        Sgf { about: &'static str, example: &'static str } => "{about}",
        /// A move of the player who is not on turn.
        OtherPlayer => "a move of the other player",
        /// A file of boardspace.net in which nobody moves.
        SgfMoves => "an SGF file of boardspace.net with at least one move",
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Claim(colour) => write!(f, "claim:{colour}"),
            Move::Stack { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        if let Some(name) = text.strip_prefix("claim:") {
            let colour = Colour::ALL.into_iter().find(|colour| colour.name() == name);
            return colour.map(Move::Claim).ok_or_else(|| ParseError::new(text, ExpectedNotation::Claim));
        }
        let points = text.split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        let (from, to) = points.ok_or_else(|| ParseError::new(text, ExpectedNotation::Move))?;
        Ok(Move::Stack { from, to })
    }
}

impl FromStr for Point {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Point, ParseError> {
        hex::Place::read(text).and_then(Point::at).ok_or_else(|| ParseError::new(text, ExpectedNotation::Point))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", GameId::Lyngk, self.variant)
    }
}

impl HeadText for Options {
    const GAME: GameId = GameId::Lyngk;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Options, StartError<SetupError>> {
        let variant = Variant::ALL.into_iter().find(|variant| variant.name() == header.variant);
        let variant =
            variant.ok_or_else(|| ParseError::new(header.variant, crate::Expected::Variant { variants: GameId::Lyngk.variant_list() }))?;
        Ok(Options { variant })
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} layout=", Options { variant: self.variant() })?;
        self.layout().iter().try_for_each(|piece| f.write_char(piece.letter()))
    }
}

impl HeadText for Deal {
    const GAME: GameId = GameId::Lyngk;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Deal, StartError<SetupError>> {
        let Options { variant } = Options::read(header)?;
        let text = header.require(LAYOUT)?;
        let wrong = || LAYOUT.unreadable(text);
        let mut layout = ArrayVec::<Piece, { Point::COUNT }>::new();
        for letter in text.chars() {
            layout.try_push(Piece::from_letter(letter).ok_or_else(wrong)?).map_err(|_| wrong())?;
        }
        let layout = layout.into_inner().map_err(|_| wrong())?;
        Deal::new(variant, layout).map_err(StartError::Impossible)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} board=", Options { variant: self.variant })?;
        for at in Point::all() {
            let first_of_column = at.index() == 0 || Point::ALL[at.index() - 1].place().column != at.place().column;
            f.write_str(if at.index() == 0 {
                ""
            } else if first_of_column {
                "/"
            } else {
                ","
            })?;
            write_stack(f, &self.board[at.index()])?;
        }
        write!(f, " turn={} claims=", TurnText(self.phase))?;
        for (seat, claims) in self.claims.iter().enumerate() {
            f.write_str(if seat == 0 { "" } else { ";" })?;
            for n in 0..claims.len().max(2) {
                write!(f, "{}{}", if n == 0 { "" } else { "," }, claims.get(n).map_or('-', |colour| colour.letter()))?;
            }
        }
        f.write_str(" taken=")?;
        for (seat, stacks) in self.taken.iter().enumerate() {
            f.write_str(if seat == 0 { "" } else { ";" })?;
            f.write_str(if stacks.is_empty() { "-" } else { "" })?;
            for (n, stack) in stacks.iter().enumerate() {
                f.write_str(if n == 0 { "" } else { "+" })?;
                write_stack(f, stack)?;
            }
        }
        Ok(())
    }
}

fn write_stack(f: &mut fmt::Formatter<'_>, stack: &WrittenStack) -> fmt::Result {
    if stack.is_empty() {
        return f.write_char('-');
    }
    stack.iter().try_for_each(|piece| f.write_char(piece.letter()))
}

/// A phase as the field `turn` has it.
struct TurnText(Phase);

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Turn { by } => write!(f, "{by}"),
            Phase::Claimed { by } => write!(f, "{by}:claimed"),
            Phase::Over => write!(f, "over"),
            Phase::Won { by } => write!(f, "{by}:won"),
        }
    }
}

impl HeadText for Setup {
    const GAME: GameId = GameId::Lyngk;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Setup, StartError<SetupError>> {
        let Options { variant } = Options::read(header)?;
        let board = read_board(header.require(BOARD)?)?;
        let phase = read_turn(header.require(TURN)?)?;
        let claims = header.take(CLAIMS.name).map_or(Ok(Default::default()), |text| read_for_both(CLAIMS, text, read_claims))?;
        let taken = header.take(TAKEN.name).map_or(Ok(Default::default()), |text| read_for_both(TAKEN, text, read_taken))?;
        Ok(Setup { variant, board, phase, claims, taken })
    }
}

fn read_board(text: &str) -> Result<[WrittenStack; Point::COUNT], ParseError> {
    let mut columns = text.split('/');
    let mut board = [const { WrittenStack::new_const() }; Point::COUNT];
    for column in 1..=9 {
        let name = (b'`' + column) as char;
        let points: ArrayVec<Point, 7> = Point::all().filter(|at| at.place().column == column as i8).collect();
        let wrong = |found: &str| ParseError::new(found, ExpectedNotation::Column { points: points.len(), column: name });
        let found = columns.next().ok_or_else(|| BOARD.unreadable(text))?;
        let mut entries = found.split(',');
        for at in &points {
            board[at.index()] = match entries.next().ok_or_else(|| wrong(found))? {
                "-" => WrittenStack::new(),
                stack => read_stack(stack)?,
            };
        }
        if entries.next().is_some() {
            return Err(wrong(found));
        }
    }
    if columns.next().is_some() { Err(BOARD.unreadable(text)) } else { Ok(board) }
}

fn read_stack(text: &str) -> Result<WrittenStack, ParseError> {
    let mut stack = WrittenStack::new();
    let wrong = || ParseError::new(text, ExpectedNotation::Stack { most: MAX_WRITTEN });
    for letter in text.chars() {
        stack.try_push(Piece::from_letter(letter).ok_or_else(wrong)?).map_err(|_| wrong())?;
    }
    if stack.is_empty() { Err(wrong()) } else { Ok(stack) }
}

fn read_turn(text: &str) -> Result<Phase, ParseError> {
    let both = |phase: fn(Seat) -> Phase| [phase(Seat(0)), phase(Seat(1))];
    let phases = [both(|by| Phase::Turn { by }), both(|by| Phase::Claimed { by }), both(|by| Phase::Won { by }), [Phase::Over; 2]];
    let mut shown = String::new();
    let phase = phases.into_iter().flatten().find(|phase| {
        shown.clear();
        write!(shown, "{}", TurnText(*phase)).is_ok() && shown == text
    });
    phase.ok_or_else(|| TURN.unreadable(text))
}

/// Reads what stands for seat 0 and, after a semicolon, for seat 1.
fn read_for_both<T>(field: Field, text: &str, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<[T; 2], ParseError> {
    let (first, second) = text.split_once(';').ok_or_else(|| field.unreadable(text))?;
    Ok([read(first)?, read(second)?])
}

fn read_claims(text: &str) -> Result<ArrayVec<Colour, 5>, ParseError> {
    let wrong = || CLAIMS.unreadable(text);
    let mut claims = ArrayVec::new();
    let mut entries = 0;
    for entry in text.split(',') {
        // A dash stands for one of the first two only, and nothing follows it but another.
        match Colour::ALL.into_iter().find(|colour| entry.chars().eq([colour.letter()])) {
            Some(colour) if entries == claims.len() => claims.try_push(colour).map_err(|_| wrong())?,
            None if entry == "-" && entries < 2 => {}
            _ => return Err(wrong()),
        }
        entries += 1;
    }
    if entries < 2 { Err(wrong()) } else { Ok(claims) }
}

fn read_taken<const N: usize>(text: &str) -> Result<ArrayVec<WrittenStack, N>, ParseError> {
    let mut taken = ArrayVec::new();
    if text != "-" {
        for stack in text.split('+') {
            taken
                .try_push(read_stack(stack)?)
                .map_err(|_| ParseError::new(text, crate::Expected::AtMost { most: N, what: "stacks".into() }))?;
        }
    }
    Ok(taken)
}

/// Nothing is hidden, so a view is written as its position.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state().setup().fmt(f)
    }
}

impl HeadText for View {
    const GAME: GameId = GameId::Lyngk;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<View, StartError<SetupError>> {
        let state = State::from_setup(&Setup::read(header)?).map_err(StartError::Impossible)?;
        Ok(Game::view(&state, Viewer::Spectator))
    }
}
