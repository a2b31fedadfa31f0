//! Reading our own format, line by line.

use super::{Chance, Ending, FIRST_KEY, FORMAT, Fault, MAX_BYTES, MAX_HEADERS, RecordError, TOO_LONG, Why, one_line, play_word};
use crate::Status;
use crate::expected::{Expected, Flaw};
use crate::game::{Game, MAX_SEATS};
use crate::header::{Header, ParseError, Start};
use alloc::{format, string::String, string::ToString, vec::Vec};

/// A record cut into lines, each with its number, before any of it is understood.
pub(super) struct Sheet<'a> {
    headers: Vec<(usize, &'a str, &'a str)>,
    body: Vec<(usize, &'a str)>,
    last_line: usize,
}

impl<'a> Sheet<'a> {
    pub(super) fn read(text: &'a str) -> Result<Sheet<'a>, RecordError> {
        let error = |line, fault| Err(RecordError { line, at_move: None, fault });
        if text.len() > MAX_BYTES {
            return error(1, TOO_LONG);
        }
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        let mut sheet = Sheet { headers: Vec::new(), body: Vec::new(), last_line: text.lines().count().max(1) };
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let Some((key, value)) = line.split_once(": ").or_else(|| line.strip_suffix(':').map(|key| (key, ""))) else {
                return error(number, Fault::Parse(ParseError::new(line, Expected::Header)));
            };
            if number == 1 && (key, value) != (FIRST_KEY, FORMAT) {
                break;
            }
            if sheet.headers.len() == MAX_HEADERS {
                return error(
                    number,
                    Fault::Parse(ParseError::new(line, Expected::AtMost { most: MAX_HEADERS, what: "headers".to_string() })),
                );
            }
            if is_ours(key) && sheet.headers.iter().any(|(_, known, _)| *known == key) {
                return error(number, Fault::Parse(ParseError::new(line, Expected::Once { what: "header", name: key.to_string() })));
            }
            sheet.headers.push((number, key, value));
        }
        if sheet.headers.is_empty() {
            let first = text.lines().next().unwrap_or("");
            let line = format!("{FIRST_KEY}: {FORMAT}");
            return error(1, Fault::Parse(ParseError::new(first, Expected::FirstLine { line })));
        }
        sheet.body = lines.filter(|(_, line)| !line.trim().is_empty()).collect();
        Ok(sheet)
    }

    fn get(&self, key: &str) -> Option<(usize, &'a str)> {
        self.headers.iter().find(|(_, known, _)| *known == key).map(|(line, _, value)| (*line, *value))
    }

    pub(super) fn require(&self, key: &'static str) -> Result<(usize, &'a str), RecordError> {
        let missing = RecordError { line: self.headers.len(), at_move: None, fault: Fault::Flaw(Flaw::Missing { key }) };
        self.get(key).ok_or(missing)
    }

    pub(super) fn other_headers(&self) -> impl Iterator<Item = (String, String)> {
        self.headers.iter().filter(|(_, key, _)| !is_ours(key)).map(|(_, key, value)| (key.to_string(), one_line(value)))
    }

    pub(super) fn start<G: Game>(&self) -> Result<(Start<G>, G), RecordError> {
        let (line, text) = self.require("Start")?;
        let error = |fault| RecordError { line, at_move: None, fault };
        let (header, mut rest) = Header::split(text).map_err(|unreadable| error(Fault::Parse(unreadable)))?;
        if header.game != G::ID {
            return Err(error(Fault::Parse(ParseError::new(text, Expected::RecordOf { game: G::ID.name() }))));
        }
        if let Some(word) = rest.next() {
            return Err(error(Fault::Parse(ParseError::new(word, Expected::NothingMore))));
        }
        Start::read(header).map_err(|problem| match problem {
            crate::StartError::Parse(unreadable) => error(Fault::Parse(unreadable)),
            crate::StartError::Impossible(ref problems) => {
                let first = Why::of(problems.first().unwrap_or_else(|| unreachable!("there is at least one reason")));
                error(Fault::Impossible { first, message: problem.to_string() })
            }
        })
    }

    pub(super) fn rules(&self, known: u32) -> Result<u32, RecordError> {
        let (line, text) = self.require("Rules")?;
        let error = |fault| Err(RecordError { line, at_move: None, fault });
        match text.parse::<u32>() {
            Ok(version) if version > known => error(Fault::Flaw(Flaw::LaterRules { version, known })),
            Ok(version) if version == known && version.to_string() == text => Ok(version),
            _ => error(Fault::Parse(ParseError::new(text, Expected::RulesVersion))),
        }
    }

    pub(super) fn moves<G: Game>(&self, mut state: G) -> Result<Vec<G::Move>, RecordError> {
        let mut moves = Vec::new();
        for &(line, text) in &self.body {
            let mut words = text.split_ascii_whitespace();
            let number = words.next().expect("an empty line is no line of the body");
            let expected = moves.len() + 1;
            if number.strip_suffix('.') != Some(expected.to_string().as_str()) {
                let fault = Fault::Parse(ParseError::new(number, Expected::MoveNumber { number: expected }));
                return Err(RecordError { line, at_move: Some(expected), fault });
            }
            for word in words {
                moves.push(play_word(&mut state, word).map_err(|fault| RecordError { line, at_move: Some(moves.len() + 1), fault })?);
            }
        }
        Ok(moves)
    }

    pub(super) fn ending<G: Game>(&self, start: &Start<G>, moves: &[G::Move]) -> Result<Ending, RecordError> {
        let (line, text) = self.require("Result")?;
        let error = |line, fault| Err(RecordError { line, at_move: None, fault });
        let recorded: Ending = match text.parse() {
            Ok(ending) => ending,
            Err(unreadable) => return error(line, Fault::Parse(unreadable)),
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

    pub(super) fn chance(&self) -> Result<Chance, RecordError> {
        fn parse<T: core::str::FromStr<Err = ParseError>>(field: Option<(usize, &str)>) -> Result<Option<T>, RecordError> {
            let Some((line, text)) = field else { return Ok(None) };
            text.parse().map(Some).map_err(|unreadable| RecordError { line, at_move: None, fault: Fault::Parse(unreadable) })
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
