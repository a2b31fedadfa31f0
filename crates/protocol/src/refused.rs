//! Why a request is not granted: a code for programs and translations, and the clause where a rule forbids it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use trilynx_games::reason::Fields;
use trilynx_games::record::{Fault, RecordError, Why};
use trilynx_games::{ParseError, Reason};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Why a command was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refused {
    /// A rule of the game forbids the move.
    Rule {
        /// The clause: the rulebook and its number.
        clause: String,
        /// The name of the reason, for translations.
        kind: String,
        /// Its data, for translations: points, colours, numbers.
        fields: BTreeMap<String, String>,
        /// An English sentence.
        message: String,
    },
    /// A move, position or record cannot be read.
    Unreadable {
        /// The name of what is expected, or of what is wrong, for translations.
        kind: String,
        /// Its data, for translations.
        fields: BTreeMap<String, String>,
        /// What stands where something else is expected, cut to a length one can print. Nothing where the whole is wrong.
        found: Option<String>,
        /// An English sentence that says what is expected.
        message: String,
    },
    /// A record cannot be replayed.
    Record {
        /// The line, counted from 1.
        line: u32,
        /// The move, counted from 1, if a move is at fault.
        at_move: Option<u32>,
        /// That move, if it can be read.
        text: Option<String>,
        /// What is wrong there: `unreadable`, `rule` or `impossible`.
        #[cfg_attr(feature = "schema", schema(no_recursion))]
        reason: Box<Refused>,
        /// English: all of this in a sentence.
        message: String,
    },
    /// The text of a study cannot be read.
    StudyText {
        /// The line, counted from 1.
        line: u32,
        /// The character in it, counted from 1.
        column: u32,
        /// What stands there, cut to a length one can print.
        found: String,
        /// An English sentence that says what is expected.
        message: String,
    },
    /// No game ever looks like this position.
    Impossible {
        /// The clause of the first reason.
        clause: String,
        /// The name of that reason, for translations.
        kind: String,
        /// Its data, for translations.
        fields: BTreeMap<String, String>,
        /// English: every reason there is.
        message: String,
    },
    /// What was agreed on cannot be played.
    Options {
        /// The field that is wrong.
        field: String,
        /// An English sentence.
        message: String,
    },
    /// Only players of this table may do this.
    NotSeated,
    /// The person has several seats and did not say which one is meant, or named one that is not theirs.
    WhichSeat,
    /// Only the opener may do this.
    NotOpener,
    /// It is another seat's decision.
    NotYourTurn,
    /// The position has changed since; this many moves have been played.
    Stale {
        /// The number of moves played.
        number: u32,
    },
    /// This is not possible before the game has started.
    NotStarted,
    /// This is not possible once the game has started.
    Started,
    /// The game is over.
    Over,
    /// This is possible only after the game is over.
    NotOver,
    /// The seat is taken, or not for this person.
    SeatTaken,
    /// This person already sits here.
    AlreadySeated,
    /// No bot has this name in this game.
    NoSuchBot,
    /// Too late: everybody has made a first move.
    TooLateToAbort,
    /// Nothing was offered or asked that could be answered.
    NothingOffered,
    /// Already offered or asked; or not again so soon.
    OfferedAlready,
    /// Draws are for two players.
    NotForMorePlayers,
    /// There is no such earlier point.
    NoSuchPoint,
    /// The turn has not been begun, or cannot be taken back because it made something public.
    NothingToReset,
    /// No opponent has been away long enough. If one is away, it is possible after this many milliseconds.
    NobodyAway {
        /// How long still.
        wait_ms: Option<u32>,
    },
    /// The time is up; the result follows.
    TimeUp,
    /// Cards are hidden in this game, and the answer could show one.
    Hidden,
    /// No evaluations of positions of a rated game in progress, and none for players of one with a running clock.
    FairPlay,
    /// A text is too long, empty or not a single line.
    Text,
    /// The table cannot store further events.
    TableFull,
    /// This seat has used up its offers, requests and restarted turns in this game.
    TooOften,
    /// Rated games are played by people with an account.
    NeedsAccount,
    /// You have left rated games, and play no others for this many milliseconds. Casual games and tournaments are open to you.
    LeftGames {
        /// How long still.
        wait_ms: u32,
    },
    /// Moves are planned in games with days per turn, while another person has to move.
    NothingToPlan,
    /// A planned line does not end with a whole turn of the seat that plans it.
    PlanUnfinished,
    /// Two planned lines answer the same moves differently.
    PlanAmbiguous,
}

impl Refused {
    /// What a rule says against a move.
    pub fn by_rule(reason: &impl Reason) -> Refused {
        Refused::Rule {
            clause: reason.clause().to_string(),
            kind: reason.kind().to_owned(),
            fields: named(reason.fields()),
            message: reason.to_string(),
        }
    }

    /// A position that breaks a clause, with sentences about all that is wrong with it.
    pub fn impossible(first: &impl Reason, message: String) -> Refused {
        let (clause, kind) = (first.clause().to_string(), first.kind().to_owned());
        Refused::Impossible { clause, kind, fields: named(first.fields()), message }
    }

    /// What cannot be read.
    pub fn unreadable(unreadable: &ParseError) -> Refused {
        Refused::Unreadable {
            kind: unreadable.expected.kind().to_owned(),
            fields: named(unreadable.expected.fields()),
            found: Some(unreadable.found.clone()),
            message: unreadable.to_string(),
        }
    }

    /// What is wrong with a record, and where.
    pub fn in_record(error: &RecordError) -> Refused {
        let mut text = None;
        let parts = |why: &Why| (why.clause.to_string(), why.kind.to_owned(), named(why.fields.clone()));
        let reason = match &error.fault {
            Fault::Parse(unreadable) => Refused::unreadable(unreadable),
            Fault::Rule { text: played, why } => {
                text = Some(played.clone());
                let (clause, kind, fields) = parts(why);
                Refused::Rule { clause, kind, fields, message: why.message.clone() }
            }
            Fault::Impossible { first, message } => {
                let (clause, kind, fields) = parts(first);
                Refused::Impossible { clause, kind, fields, message: message.clone() }
            }
            Fault::Flaw(flaw) => {
                Refused::Unreadable { kind: flaw.kind().to_owned(), fields: named(flaw.fields()), found: None, message: flaw.to_string() }
            }
        };
        let counted = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (line, at_move) = (counted(error.line), error.at_move.map(counted));
        Refused::Record { line, at_move, text, reason: Box::new(reason), message: error.to_string() }
    }
}

fn named(fields: Fields) -> BTreeMap<String, String> {
    by_name(&mut fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_string())))
}

/// Texts by their names. `collect` would sort them first, which takes kilobytes of code in the module for browsers.
pub(crate) fn by_name(texts: &mut dyn Iterator<Item = (String, String)>) -> BTreeMap<String, String> {
    let mut named = BTreeMap::new();
    named.extend(texts);
    named
}
