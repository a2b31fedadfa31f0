//! How a recorded game ended, and its text: the header `Result`.

use crate::expected::Expected;
use crate::game::{MAX_SEATS, Outcome, Seat, Seats};
use crate::header::ParseError;
use alloc::{string::String, string::ToString, vec::Vec};
use arrayvec::ArrayVec;
use core::fmt;

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
    /// A program chose a move that is none, or breaks a rule.
    Illegal,
    /// A program ended, or said what nobody could understand.
    Fault,
}

impl EndedBy {
    const ALL: [(EndedBy, &'static str); 6] = [
        (EndedBy::Resignation, "resignation"),
        (EndedBy::Time, "time"),
        (EndedBy::Agreement, "agreement"),
        (EndedBy::Absence, "absence"),
        (EndedBy::Illegal, "illegal"),
        (EndedBy::Fault, "fault"),
    ];
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
        let mut seats = Seats::EMPTY;
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
