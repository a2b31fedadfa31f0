//! Requests as they would be sent to a server, answered with the same bodies.

use crate::lines::{Answered, Method, Numbered, RequestLine, body};
use crate::local::Local;
use serde::Serialize;
use trilynx_games::chance::Seed;
use trilynx_play::studies::{self, ReplayError, TableLog};
use trilynx_play::turns;
use trilynx_protocol::http::{Ask, Granted, HintSeat, Opening, ReviewRequest, ReviewSince, SeenTable, Studied, Study, StudyStart};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{Occupant, TableId};
use trilynx_table::{Replay, Table, Wanted, joined};

impl Local {
    /// Answers a request, or begins to.
    pub(crate) fn request(&mut self, line: &str) {
        let asked = serde_json::from_str::<RequestLine>(line);
        match asked {
            Ok(asked) => {
                let number = asked.request;
                if let Err(error) = self.route(asked, line) {
                    self.fail(number, &error);
                }
            }
            Err(error) => {
                let number = serde_json::from_str(line).map_or(0, |numbered: Numbered| numbered.request.unwrap_or(0));
                self.fail(number, &Error::Malformed { message: error.to_string() });
            }
        }
    }

    fn route(&mut self, asked: RequestLine, line: &str) -> Result<(), Error> {
        let number = asked.request;
        let (path, query) = asked.path.split_once('?').unwrap_or((&asked.path, ""));
        let parts: Vec<&str> = path.split('/').skip(1).take(6).collect();
        match (asked.method, parts.as_slice()) {
            (Method::Get, ["bots"]) => self.succeed(number, 200, &turns::bots()),
            (Method::Post, ["tables"]) => {
                let opened = self.open(body::<Opening>(line)?)?;
                self.succeed(number, 201, &opened);
            }
            (Method::Get, ["tables", table]) => {
                let seen = self.seen(table_id(table)?)?;
                self.succeed(number, 200, &seen);
            }
            (Method::Post, ["tables", table, "ask"]) => {
                let Ask { key, seat, command } = body(line)?;
                let version = self.ask(table_id(table)?, &key, seat, command)?;
                self.succeed(number, 200, &Granted { version });
            }
            (Method::Post, ["tables", table, "hint"]) => self.begin_hint(number, table_id(table)?, body::<HintSeat>(line)?)?,
            (Method::Get, ["games", table, "record"]) => {
                let records = self.records(table_id(table)?)?;
                self.succeed(number, 200, &records);
            }
            (Method::Post, ["positions"]) => {
                let studied = self.study(&body::<Study>(line)?)?;
                self.succeed(number, 200, &studied);
            }
            (Method::Post, ["reviews"]) => {
                let begun = self.begin_review(&body::<ReviewRequest>(line)?)?;
                self.succeed(number, 201, &begun);
            }
            (Method::Get, ["reviews", review]) => self.review_news(number, review, &since(query)?)?,
            (Method::Delete, ["reviews", review]) => {
                self.stop_review(review)?;
                self.succeed(number, 204, &());
            }
            _ => return Err(Error::NotFound),
        }
        Ok(())
    }

    /// The answer to a request that was done.
    pub(crate) fn succeed<T: Serialize>(&mut self, request: u64, status: u16, body: &T) {
        self.say(&Answered { request, status, body });
    }

    /// The answer to a request that was not.
    pub(crate) fn fail(&mut self, request: u64, error: &Error) {
        self.say(&Answered { request, status: error.status(), body: error });
    }

    fn seen(&self, id: TableId) -> Result<SeenTable, Error> {
        let table = &self.tables.get(&id).ok_or(Error::NotFound)?.table;
        let viewer = table.viewer(self.person(), None).map_err(|reason| Error::Refused { reason })?;
        Ok(SeenTable { view: table.view(viewer), people: self.people() })
    }

    /// The records of a table's games, one after the other. A game that hides cards has one when it is over.
    fn records(&self, id: TableId) -> Result<String, Error> {
        let log = &self.tables.get(&id).ok_or(Error::NotFound)?.log;
        let name = |occupant: &Occupant| self.name_of(occupant).unwrap_or_default();
        let records = Table::records(id, log, &name).map_err(|_| Error::Internal)?;
        if records.is_empty() { Err(Error::NotFound) } else { Ok(joined(&records)) }
    }

    fn study(&mut self, study: &Study) -> Result<Studied, Error> {
        let person = Some(self.person());
        let replay = self.replay(&study.start, &study.moves)?;
        let wanted = Wanted { keep: study.keep, moves: &study.moves, from: study.from, viewer: study.viewer, person };
        replay.study(&wanted).map_err(|reason| Error::Refused { reason })
    }

    /// The game that a study or a review is about.
    pub(crate) fn replay(&mut self, start: &StudyStart, moves: &[String]) -> Result<Replay, Error> {
        studies::check_moves(moves)?;
        let seed = Seed(self.random());
        let called = |occupant: &Occupant| self.name_of(occupant);
        let log = match start {
            StudyStart::Table { table, .. } => self.tables.get(table).map(|kept| TableLog { entries: &kept.log, called: &called }),
            _ => None,
        };
        studies::replay(start, log, &seed).map_err(|error| match error {
            ReplayError::Refused(reason) => Error::Refused { reason },
            ReplayError::NotFound => Error::NotFound,
            ReplayError::CorruptLog(_) => Error::Internal,
        })
    }
}

fn table_id(text: &str) -> Result<TableId, Error> {
    text.parse().map_err(|_| Error::NotFound)
}

/// `after=N&wait=S`.
fn since(query: &str) -> Result<ReviewSince, Error> {
    let mut since = ReviewSince { after: None, wait: None };
    for field in query.split('&').filter(|field| !field.is_empty()) {
        let read = match field.split_once('=') {
            Some(("after", value)) => value.parse().map(|value| since.after = Some(value)).is_ok(),
            Some(("wait", value)) => value.parse().map(|value| since.wait = Some(value)).is_ok(),
            _ => false,
        };
        if !read {
            return Err(Error::Malformed { message: "expected after=NUMBER&wait=SECONDS".to_owned() });
        }
    }
    Ok(since)
}
