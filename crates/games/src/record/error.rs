//! What can be wrong with a record, and where.

use super::MAX_BYTES;
use crate::expected::Flaw;
use crate::header::ParseError;
use crate::reason::{Clause, Fields, Reason};
use alloc::{boxed::Box, string::String, string::ToString};
use core::fmt;

pub(crate) const TOO_LONG: Fault = Fault::Flaw(Flaw::TooLong { most: MAX_BYTES });

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
    Parse(ParseError),
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
    pub(super) fn of(reason: &impl Reason) -> Box<Why> {
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
            Fault::Parse(unreadable) => unreadable.fmt(f),
            Fault::Rule { text, why } => write!(f, "{text}: {} [{}]", why.message, why.clause),
            Fault::Impossible { message, .. } => write!(f, "Start: {message}"),
            Fault::Flaw(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for RecordError {}
