//! The head of a line or record: `game/variant key=value …`, then the moves.
//!
//! A head with a `turn` field is a set-up (any position); one without is a deal (the start of a game).

use crate::GameId;
use crate::expected::{Expected, Phrase};
use crate::game::{Game, HeadText};
use crate::reason::{Clause, Reason};
use alloc::{format, string::String, string::ToString, vec::Vec};
use core::fmt;

/// The most fields a head may have; no game needs more than a dozen.
const MAX_FIELDS: usize = 32;

/// Text that cannot be read. Never used for a move that can be read but breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What stood there, cut to a length one can print.
    pub found: String,
    /// What may stand there.
    pub expected: Phrase,
}

impl ParseError {
    /// `found` is whatever a stranger sent: it is cut as [`excerpt`] does.
    pub fn new(found: &str, expected: impl Into<Phrase>) -> ParseError {
        ParseError { found: excerpt(found), expected: expected.into() }
    }
}

/// What a stranger sent, to be printed: cut to 40 characters, and control characters escaped.
pub fn excerpt(text: &str) -> String {
    let mut shown: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().nth(40).is_some() {
        shown.push('…');
    }
    shown
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.expected.fields.iter().find(|(name, _)| self.expected.kind == "NoSuchField" && *name == "game");
        match (game, self.found.split_once('=')) {
            (Some((_, game)), Some((field, _))) => write!(f, "{game} has no field `{field}`"),
            _ => write!(f, "cannot read \"{}\": expected {}", self.found, self.expected),
        }
    }
}

impl core::error::Error for ParseError {}

/// Why a game cannot start from a head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError<P> {
    /// The text is no head of this game.
    Parse(ParseError),
    /// It can be read, but no game ever looks like this. Every reason, at least one.
    Impossible(Vec<P>),
}

impl<P> From<ParseError> for StartError<P> {
    fn from(unreadable: ParseError) -> Self {
        StartError::Parse(unreadable)
    }
}

impl<P: Reason> StartError<P> {
    /// The clause of the first reason, if rules are the reason at all.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            StartError::Parse(_) => None,
            StartError::Impossible(problems) => problems.first().map(Reason::clause),
        }
    }
}

impl<P: Reason> core::error::Error for StartError<P> {}

impl<P: Reason> fmt::Display for StartError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Parse(unreadable) => unreadable.fmt(f),
            StartError::Impossible(problems) => {
                for (n, problem) in problems.iter().enumerate() {
                    write!(f, "{}{problem} [{}]", if n == 0 { "" } else { "; " }, problem.clause())?;
                }
                Ok(())
            }
        }
    }
}

/// A head taken apart, with the fields nobody has taken yet.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// The game before the slash.
    pub game: GameId,
    /// The name after the slash; the game's [`HeadText::read`] checks it.
    pub variant: &'a str,
    fields: Vec<(&'a str, &'a str)>,
}

/// A field that a head may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it holds, in English.
    pub about: &'static str,
    /// How that looks.
    pub example: &'static str,
}

impl Field {
    /// Name, what it holds, and how that looks.
    pub const fn new(name: &'static str, about: &'static str, example: &'static str) -> Field {
        Field { name, about, example }
    }

    /// That it holds something else than it should.
    pub fn unreadable(self, found: &str) -> ParseError {
        ParseError::new(found, Expected::FieldValue { field: self.name, about: self.about, example: self.example })
    }
}

impl<'a> Header<'a> {
    /// Reads the head from a line and returns the rest, which are moves: words without `=`.
    pub fn split(line: &'a str) -> Result<(Header<'a>, impl Iterator<Item = &'a str> + Clone), ParseError> {
        let mut words = line.split_ascii_whitespace().peekable();
        let name = words.next().ok_or_else(|| ParseError::new("", Expected::Game { games: GameId::list() }))?;
        let (game, variant) = name.split_once('/').unwrap_or((name, ""));
        let game = GameId::from_name(game).ok_or_else(|| ParseError::new(name, Expected::Game { games: GameId::list() }))?;
        let variant = if name.contains('/') { variant } else { game.variants()[0] };
        if !game.variants().contains(&variant) {
            return Err(ParseError::new(name, Expected::Variant { variants: game.variant_list() }));
        }
        let mut fields: Vec<(&str, &str)> = Vec::new();
        while let Some(field) = words.next_if(|word| word.contains('=')) {
            let (key, value) = field.split_once('=').expect("a field has a '='");
            if fields.iter().any(|(known, _)| *known == key) {
                return Err(ParseError::new(field, Expected::Once { what: "field", name: excerpt(key) }));
            }
            if fields.len() == MAX_FIELDS {
                return Err(ParseError::new(field, Expected::AtMost { most: MAX_FIELDS, what: "fields".to_string() }));
            }
            fields.push((key, value));
        }
        Ok((Header { game, variant, fields }, words))
    }

    /// Whether the field is there and not yet taken.
    pub fn has(&self, key: &str) -> bool {
        self.fields.iter().any(|(name, _)| *name == key)
    }

    /// Takes the value of a field.
    pub fn take(&mut self, key: &str) -> Option<&'a str> {
        let at = self.fields.iter().position(|(name, _)| *name == key)?;
        Some(self.fields.remove(at).1)
    }

    /// Takes the value of a field that must be there.
    pub fn require(&mut self, Field { name: field, about, example }: Field) -> Result<&'a str, ParseError> {
        let found = self.take(field);
        found.ok_or_else(|| ParseError::new(&format!("{}/{}", self.game, self.variant), Expected::MissingField { field, about, example }))
    }

    /// Complains of the first field that nobody took.
    pub fn finish(self) -> Result<(), ParseError> {
        match self.fields.first() {
            None => Ok(()),
            Some((key, value)) => {
                Err(ParseError::new(&format!("{key}={value}"), Expected::NoSuchField { game: format!("{}/{}", self.game, self.variant) }))
            }
        }
    }
}

/// Where a game starts: from a deal, or from a position that somebody set up.
#[derive(Clone, PartialEq, Debug)]
pub enum Start<G: Game> {
    /// The start of a whole game.
    Deal(G::Deal),
    /// A position, already shown to be possible.
    Setup(G::Setup),
}

impl<G: Game> Start<G> {
    /// Reads all of `header`, and the state it describes.
    pub fn read(mut header: Header<'_>) -> Result<(Start<G>, G), StartError<G::SetupError>> {
        assert_eq!(header.game, G::ID, "the caller has looked which game it is");
        let (start, state) = if header.has("turn") {
            let setup = G::Setup::read(&mut header)?;
            let state = G::from_setup(&setup).map_err(StartError::Impossible)?;
            (Start::Setup(setup), state)
        } else {
            let deal = G::Deal::read(&mut header)?;
            let state = G::new(&deal);
            (Start::Deal(deal), state)
        };
        header.finish()?;
        Ok((start, state))
    }

    /// The position it describes.
    pub fn state(&self) -> G {
        match self {
            Start::Deal(deal) => G::new(deal),
            Start::Setup(setup) => G::from_setup(setup).unwrap_or_else(|_| unreachable!("a start holds only possible set-ups")),
        }
    }
}

impl<G: Game> fmt::Display for Start<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Deal(deal) => deal.fmt(f),
            Start::Setup(setup) => setup.fmt(f),
        }
    }
}

/// Reads a whole line that holds a head and nothing else.
pub fn read_alone<T: HeadText>(line: &str) -> Result<T, StartError<T::SetupError>> {
    let (mut header, mut rest) = Header::split(line)?;
    if header.game != T::GAME {
        return Err(ParseError::new(line, Expected::Variant { variants: T::GAME.variant_list() }).into());
    }
    let value = T::read(&mut header)?;
    header.finish()?;
    match rest.next() {
        None => Ok(value),
        Some(word) => Err(ParseError::new(word, Expected::NothingMore).into()),
    }
}
