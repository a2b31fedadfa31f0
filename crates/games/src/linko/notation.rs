//! All text of Linko!, in and out. Reading accepts exactly what printing writes.
//!
//! ```text
//! move     = cards | "take" | "leave" | "reclaim" | "discard" | "pile" | "row:" card
//! card     = "1" | "2" | … | "13" | "X"
//! cards    = card { "+" card }                     numbered cards rising, then jokers; at most 15 of each
//!
//! options  = "linko/standard" " players=" number " first=" seat          reading: 2 and 0 where missing
//! deal     = "linko/standard" " players=" number " first=" seat " deck=" order      reading: first is 0 where missing
//! setup    = "linko/standard" " players=" number " first=" seat " turn=" seat " phase=" phase
//!            " hands=" heaps " known=" heaps " table=" stacks " row=" heap " pile=" order " discard=" heap
//!            reading: first is 0, known and discard are empty where missing
//! view     = "linko/standard" " players=" number " first=" seat " view=" viewer " turn=" seat " phase=" phase
//!            " hand=" heap " sizes=" sizes " known=" heaps " table=" stacks " row=" heap " pile=" size " discard=" heap
//!            reading: as for a setup
//! viewer   = seat | "-"                            "-" for a spectator, whose hand is "-" too
//! sizes    = size { ";" size }                     how many cards each seat has in hand
//! size     = "0" | … | "109"                       without leading zero
//! phase    = "lay" | "attack:" seat | "answer:" seat | "draw:" seat ":" number | "over"
//! heaps    = heap { ";" heap }                     one for each seat
//! heap     = "-" | cards                           without order
//! order    = "-" | card { "," card }               first dealt or drawn first
//! stacks   = stack { ";" stack }                   one for each seat
//! stack    = "-" | cards { "/" cards }             its sets, bottom first
//! seat     = number
//! number   = "0" | … | "99"                        without leading zero
//! ```
//!
//! In `attack:1` the player on turn takes or leaves the top set of seat 1; in `answer:1` seat 1 takes it back or discards
//! it; in `draw:1:2` seat 1 has two cards to draw. A view has a `view` field, which no set-up has; its `pile` is only a number.

use super::board::Table;
use super::moves::Move;
use super::pieces::{Card, Cards, DECK, MAX_PLAYERS, Set};
use super::setup::{Setup, SetupError, miscounted};
use super::state::{Deal, Options, Phase};
use super::view::{Seen, View};
use crate::GameId;
use crate::expected::phrases;
use crate::game::{HeadText, Seat, Viewer};
use crate::header::{Field, Header, ParseError, StartError};
use crate::reason::{ToValue, Value};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use core::{fmt, str::FromStr};

const VARIANT: &str = "linko/standard";
/// More seats than can play may be written down, so that the referee can say so; but not endlessly many.
const MAX_LISTED: usize = 9;
/// The most cards that may be written in an order: more than there are.
const MAX_ORDER: usize = 255;

phrases! {
    /// What may stand where this notation cannot be read.
    pub enum ExpectedNotation {
        /// One decision.
        Move as "LinkoMove" => "a set such as 7+7+X, take, leave, reclaim, discard, pile, or a card of the row such as row:7",
        /// A single card.
        Card => "a card: 1 to 13, or X",
        /// Cards are written in one order.
        CardOrder { cards: String } => "{cards}: numbered cards rising, then jokers",
        /// Parts of a view that do not belong together.
        Fitting { about: String } => "{about}",
    }
}

impl ToValue for Card {
    fn to_value(&self) -> Value {
        Value::Text(self.to_string())
    }
}

impl ToValue for Cards {
    fn to_value(&self) -> Value {
        Value::Text(self.to_string())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => number.fmt(f),
            None => f.write_str("X"),
        }
    }
}

/// What the fields of a head hold, and how that looks.
const PLAYERS: Field = Field::new("players", "2 to 5", "2");
const ORDER: Field = Field::new("deck", "the 109 cards in the order of dealing, such as 7,X,12,…", "7,X,12,…");
const HANDS: Field = Field::new("hands", "the hand of each seat, such as 1+2+X;3+3", "1+2+X;3+3");
const TURN: Field = Field::new("turn", "the seat on turn", "0");
const PHASE: Field = Field::new("phase", "lay, attack:SEAT, answer:SEAT, draw:SEAT:CARDS or over", "draw:1:2");
const TABLE: Field = Field::new("table", "the sets in front of each seat, such as 7+7+X/3;-", "7+7+X/3;-");
const ROW: Field = Field::new("row", "the cards face up, such as 1+2+X", "1+2+X");
const PILE: Field = Field::new("pile", "the pile, top first, such as 7,X,12", "7,X,12");
/// … and in a view.
const VIEW: Field = Field::new("view", "the seat that looks on, or - for a spectator", "0");
const SIZES: Field = Field::new("sizes", "how many cards each seat has in hand, such as 13;12", "13;12");
const HAND: Field = Field::new("hand", "the viewer's own hand, such as 1+2+X", "1+2+X");
const PILE_SIZE: Field = Field::new("pile", "how many cards the pile has", "40");

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let wrong = || ParseError::new(text, ExpectedNotation::Card);
        if text == "X" {
            return Ok(Card::JOKER);
        }
        number(text).and_then(Card::numbered).ok_or_else(wrong)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, "+", self.iter())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = ParseError;

    /// Reads one or more cards.
    fn from_str(text: &str) -> Result<Cards, ParseError> {
        let mut cards = Cards::EMPTY;
        let mut is_rising = true;
        let mut last = None;
        for card in text.split('+') {
            let card: Card = card.parse()?;
            if cards.count(card) == Cards::MOST_OF_A_FACE {
                return Err(ParseError::new(
                    text,
                    crate::Expected::AtMost { most: Cards::MOST_OF_A_FACE.into(), what: format!("cards {card}") },
                ));
            }
            cards = cards.plus(Cards::of(card, 1));
            is_rising &= last <= Some(card);
            last = Some(card);
        }
        if is_rising { Ok(cards) } else { Err(ParseError::new(text, ExpectedNotation::CardOrder { cards: cards.to_string() })) }
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({self})")
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..MAX_PLAYERS as u8).map(|seat| self.of(Seat(seat)).collect::<Vec<_>>())).finish()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(cards) => cards.fmt(f),
            Move::Take => f.write_str("take"),
            Move::Leave => f.write_str("leave"),
            Move::Reclaim => f.write_str("reclaim"),
            Move::Discard => f.write_str("discard"),
            Move::Pile => f.write_str("pile"),
            Move::Row(card) => write!(f, "row:{card}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        match text {
            "take" => Ok(Move::Take),
            "leave" => Ok(Move::Leave),
            "reclaim" => Ok(Move::Reclaim),
            "discard" => Ok(Move::Discard),
            "pile" => Ok(Move::Pile),
            _ => match text.strip_prefix("row:") {
                Some(card) => card.parse().map(Move::Row),
                // Where it starts like a card, it is a lay with a mistake in it, and what is wrong with the cards helps more.
                None if text.starts_with(|first: char| first.is_ascii_digit() || first == 'X') => text.parse().map(Move::Lay),
                None => Err(ParseError::new(text, ExpectedNotation::Move)),
            },
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Lay => f.write_str("lay"),
            Phase::Attack { owner } => write!(f, "attack:{owner}"),
            Phase::Answer { owner } => write!(f, "answer:{owner}"),
            Phase::Draw { owner, owed } => write!(f, "draw:{owner}:{owed}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

impl FromStr for Phase {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Phase, ParseError> {
        let wrong = || PHASE.unreadable(text);
        let seat = |text| number(text).map(Seat).ok_or_else(wrong);
        match text.split_once(':') {
            None if text == "lay" => Ok(Phase::Lay),
            None if text == "over" => Ok(Phase::Over),
            Some(("attack", owner)) => Ok(Phase::Attack { owner: seat(owner)? }),
            Some(("answer", owner)) => Ok(Phase::Answer { owner: seat(owner)? }),
            Some(("draw", rest)) => {
                let (owner, owed) = rest.split_once(':').ok_or_else(wrong)?;
                Ok(Phase::Draw { owner: seat(owner)?, owed: number(owed).ok_or_else(wrong)? })
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VARIANT} players={} first={}", self.players(), self.first())
    }
}

impl HeadText for Options {
    const GAME: GameId = GameId::Linko;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Options, StartError<SetupError>> {
        let players = header.take("players").map_or(Ok(2), |text| read_number("players", text))?;
        let first = read_first(header)?;
        Options::new(players, first).map_err(StartError::Impossible)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} deck=", self.options())?;
        joined(f, ",", self.deck().iter())
    }
}

impl HeadText for Deal {
    const GAME: GameId = GameId::Linko;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Deal, StartError<SetupError>> {
        let players = read_number("players", header.require(PLAYERS)?)?;
        let first = read_first(header)?;
        let deck = read_order(header.require(ORDER)?)?;
        let deal = match Options::new(players, first) {
            Ok(options) => Deal::new(options, &deck),
            Err(mut problems) => {
                problems.extend(miscounted(deck.iter().copied()));
                Err(problems)
            }
        };
        deal.map_err(StartError::Impossible)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { players, first, turn, phase, row, discard, .. } = self;
        write!(f, "{VARIANT} players={players} first={first} turn={turn} phase={phase} hands=")?;
        joined(f, ";", self.hands.iter())?;
        f.write_str(" known=")?;
        joined(f, ";", self.known.iter())?;
        f.write_str(" table=")?;
        joined(f, ";", self.table.iter().map(|sets| Stack(sets)))?;
        write!(f, " row={row} pile=")?;
        joined(f, ",", self.pile.iter())?;
        write!(f, " discard={discard}")
    }
}

struct Stack<'a>(&'a [Cards]);

impl fmt::Display for Stack<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, "/", self.0.iter())
    }
}

impl HeadText for Setup {
    const GAME: GameId = GameId::Linko;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<Setup, StartError<SetupError>> {
        let players = read_number("players", header.require(PLAYERS)?)?;
        let hands = read_each_seat(header.require(HANDS)?, read_heap)?;
        let nothing_known = || Ok(vec![Cards::EMPTY; hands.len()]);
        Ok(Setup {
            players,
            first: read_first(header)?,
            turn: Seat(read_number("turn", header.require(TURN)?)?),
            phase: header.require(PHASE)?.parse()?,
            known: header.take("known").map_or_else(nothing_known, |text| read_each_seat(text, read_heap))?,
            table: read_each_seat(header.require(TABLE)?, read_stack)?,
            row: read_heap(header.require(ROW)?)?,
            pile: read_order(header.require(PILE)?)?,
            discard: header.take("discard").map_or(Ok(Cards::EMPTY), read_heap)?,
            hands,
        })
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = || self.options().seats();
        write!(f, "{} view=", self.options())?;
        match self.viewer() {
            Viewer::Seat(seat) => seat.fmt(f)?,
            Viewer::Spectator => f.write_str("-")?,
        }
        write!(f, " turn={} phase={} hand={} sizes=", self.turn(), self.phase(), self.hand().unwrap_or_default())?;
        joined(f, ";", seats().map(|seat| self.hand_size(seat)))?;
        f.write_str(" known=")?;
        joined(f, ";", seats().map(|seat| self.known(seat)))?;
        f.write_str(" table=")?;
        joined(f, ";", seats().map(|seat| Stack(&self.sets(seat).into_iter().map(Set::cards).collect::<Vec<_>>()).to_string()))?;
        write!(f, " row={} pile={} discard={}", self.row(), self.pile_size(), self.discard())
    }
}

impl HeadText for View {
    const GAME: GameId = GameId::Linko;
    type SetupError = SetupError;

    fn read(header: &mut Header<'_>) -> Result<View, StartError<SetupError>> {
        let players = read_number("players", header.require(PLAYERS)?)?;
        let seat = match header.require(VIEW)? {
            "-" => None,
            text => Some(Seat(read_number("view", text)?)),
        };
        let sizes = read_each_seat(header.require(SIZES)?, |text| read_size("sizes", text))?;
        let nothing_known = || Ok(vec![Cards::EMPTY; sizes.len()]);
        let seen = Seen {
            players,
            first: read_first(header)?,
            seat,
            turn: Seat(read_number("turn", header.require(TURN)?)?),
            phase: header.require(PHASE)?.parse()?,
            hand: read_heap(header.require(HAND)?)?,
            known: header.take("known").map_or_else(nothing_known, |text| read_each_seat(text, read_heap))?,
            table: read_each_seat(header.require(TABLE)?, read_stack)?,
            row: read_heap(header.require(ROW)?)?,
            pile_size: read_size("pile", header.require(PILE_SIZE)?)?,
            discard: header.take("discard").map_or(Ok(Cards::EMPTY), read_heap)?,
            sizes,
        };
        seen.check()
    }
}

/// Writes `-` for nothing.
fn joined<T: fmt::Display>(f: &mut fmt::Formatter<'_>, separator: &str, items: impl Iterator<Item = T>) -> fmt::Result {
    let mut is_first = true;
    for item in items {
        if !core::mem::take(&mut is_first) {
            f.write_str(separator)?;
        }
        write!(f, "{item}")?;
    }
    if is_first { f.write_str("-") } else { Ok(()) }
}

/// A number up to 99 as we print it: plain digits without leading zero.
fn number(text: &str) -> Option<u8> {
    let is_plain = matches!(text.len(), 1 | 2) && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if is_plain { text.parse().ok() } else { None }
}

fn read_number(field: &'static str, text: &str) -> Result<u8, ParseError> {
    number(text).ok_or_else(|| ParseError::new(text, crate::Expected::Number { field, most: 99 }))
}

/// How many cards there are somewhere, as we print it.
fn read_size(field: &'static str, text: &str) -> Result<u8, ParseError> {
    let size = text.parse().ok().filter(|size: &u8| usize::from(*size) <= DECK && size.to_string() == text);
    size.ok_or_else(|| ParseError::new(text, crate::Expected::Number { field, most: DECK }))
}

fn read_first(header: &mut Header<'_>) -> Result<Seat, ParseError> {
    header.take("first").map_or(Ok(0), |text| read_number("first", text)).map(Seat)
}

fn read_heap(text: &str) -> Result<Cards, ParseError> {
    if text == "-" { Ok(Cards::EMPTY) } else { text.parse() }
}

fn read_stack(text: &str) -> Result<Vec<Cards>, ParseError> {
    if text == "-" { Ok(Vec::new()) } else { read_list(text, '/', DECK, str::parse) }
}

fn read_order(text: &str) -> Result<Vec<Card>, ParseError> {
    if text == "-" { Ok(Vec::new()) } else { read_list(text, ',', MAX_ORDER, str::parse) }
}

fn read_each_seat<T>(text: &str, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<Vec<T>, ParseError> {
    read_list(text, ';', MAX_LISTED, read)
}

fn read_list<T>(text: &str, separator: char, most: usize, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<Vec<T>, ParseError> {
    if text.split(separator).nth(most).is_some() {
        return Err(ParseError::new(text, crate::Expected::AtMost { most, what: format!("entries with '{separator}' between them") }));
    }
    text.split(separator).map(read).collect()
}
