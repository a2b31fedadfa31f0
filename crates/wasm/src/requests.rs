//! Requests as they would be sent to a server, answered with the same bodies.

use crate::lines::{Answered, Asked, Body, Method, Numbered};
use crate::local::Local;
use serde::Serialize;
use serde::de::DeserializeOwned;
use trilynx_games::GameId;
use trilynx_games::chance::Seed;
use trilynx_play::explorer::{Book, explore_book};
use trilynx_play::puzzles::{Known, Tried};
use trilynx_play::studies::{self, CourseError, TableLog};
use trilynx_play::{lessons, puzzles, saved_studies, turns};
use trilynx_protocol::http::{
    Ask, BookWish, Granted, HintWish, NewStudy, Opening, PuzzleDone, PuzzleTry, PuzzleWish, ReviewSince, ReviewWish, SeenTable, Studied,
    Study, StudyStart, StudyText,
};
use trilynx_protocol::lesson::LessonTry;
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, Occupant, TableId};
use trilynx_puzzles::Entry;
use trilynx_puzzles::choose::date_of;
use trilynx_table::{Replay, Table, Wanted, joined};

impl Local {
    /// Answers a request, or begins to.
    pub(crate) fn request(&mut self, line: &str) {
        let asked = serde_json::from_str::<Asked>(line);
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

    fn route(&mut self, asked: Asked, line: &str) -> Result<(), Error> {
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
            (Method::Post, ["tables", table, "hint"]) => self.begin_hint(number, table_id(table)?, body::<HintWish>(line)?)?,
            (Method::Get, ["games", table, "record"]) => {
                let records = self.records(table_id(table)?)?;
                self.succeed(number, 200, &records);
            }
            (Method::Post, ["positions"]) => {
                let studied = self.study(&body::<Study>(line)?)?;
                self.succeed(number, 200, &studied);
            }
            (Method::Post, ["explorer"]) => {
                let BookWish { position, book } = body(line)?;
                let book = Book::read(&book).map_err(|error| Error::Malformed { message: error.to_string() })?;
                let explored = explore_book(&position, &book).map_err(|reason| Error::Refused { reason })?;
                self.succeed(number, 200, &explored);
            }
            (Method::Get, ["lessons", game]) => {
                let list = lessons::list(game)?;
                self.succeed(number, 200, &list);
            }
            (Method::Post, ["lessons", game, lesson, step]) => {
                let LessonTry { moves } = body(line)?;
                let walked = lessons::Walked::new(game, (*lesson).to_owned(), step, moves)?.walk()?;
                self.succeed(number, 200, &walked);
            }
            (method, ["puzzles", game, rest @ ..]) => self.puzzles(number, method, game, rest, line)?,
            (Method::Post, ["studies", "read"]) => {
                let StudyText { text } = body(line)?;
                let read = saved_studies::read_text(&text, &mut self.chapter_ids())?;
                self.succeed(number, 200, &read);
            }
            (Method::Post, ["studies", "write"]) => {
                let written = saved_studies::write_text(&body::<NewStudy>(line)?)?;
                self.succeed(number, 200, &written);
            }
            (Method::Post, ["reviews"]) => {
                let begun = self.begin_review(&body::<ReviewWish>(line)?)?;
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

    /// Puzzles: all that needs no server. The file of a game's puzzles is asked for when it is first needed, as a network is.
    fn puzzles(&mut self, number: u64, method: Method, game: &str, rest: &[&str], line: &str) -> Result<(), Error> {
        let id = GameId::from_name(game).ok_or(Error::NotFound)?;
        if trilynx_puzzles::collection(id).is_none() {
            self.want_puzzles(id);
        }
        let first_rating = |entry: &Entry| f64::from(entry.rating);
        match (method, rest) {
            (Method::Get, []) => self.succeed(number, 200, &puzzles::list(game)?),
            (Method::Post, ["next"]) => {
                let (today, chance) = (date_of(self.time().unix_ms), u64::from_le_bytes(self.random()));
                let entry = puzzles::next(game, &body::<PuzzleWish>(line)?, &Known::default(), &[], &first_rating, &today, chance)?;
                self.succeed(number, 200, &puzzles::described(id, entry, first_rating(entry))?);
            }
            (Method::Get, [puzzle]) => {
                let (_, entry) = puzzles::find(game, puzzle)?;
                self.succeed(number, 200, &puzzles::described(id, entry, first_rating(entry))?);
            }
            (Method::Post, [puzzle]) => {
                let step = Tried::new(game, puzzle, body::<PuzzleTry>(line)?)?.step()?;
                self.succeed(number, 200, &step);
            }
            (Method::Post, [puzzle, "result"]) => {
                let done = body::<PuzzleDone>(line)?;
                let rated = puzzles::rated(&puzzles::result(game, puzzle, &done)?, done.mine)?;
                self.succeed(number, 200, &rated);
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

    /// Ids for the chapters of a text, each another one even where nobody plays and nothing is random.
    fn chapter_ids(&mut self) -> impl FnMut() -> ChapterId + use<> {
        let mut next = u128::from_be_bytes(self.random());
        move || {
            next = next.wrapping_add(1);
            ChapterId::from_random(next.to_be_bytes())
        }
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
        let course = self.course(&study.start, &study.moves)?;
        let wanted = Wanted { keep: study.keep, moves: &study.moves, from: study.from, viewer: study.viewer, person };
        course.study(&wanted).map_err(|reason| Error::Refused { reason })
    }

    /// The game that a study or a review is about.
    pub(crate) fn course(&mut self, start: &StudyStart, moves: &[String]) -> Result<Replay, Error> {
        studies::check_moves(moves)?;
        let seed = Seed(self.random());
        let called = |occupant: &Occupant| self.name_of(occupant);
        let log = match start {
            StudyStart::Table { table, .. } => self.tables.get(table).map(|kept| TableLog { entries: &kept.log, called: &called }),
            _ => None,
        };
        studies::course(start, log, &seed).map_err(|error| match error {
            CourseError::Refused(reason) => Error::Refused { reason },
            CourseError::NotFound => Error::NotFound,
            CourseError::Damaged(_) => Error::Internal,
        })
    }
}

fn body<T: DeserializeOwned>(line: &str) -> Result<T, Error> {
    let read = serde_json::from_str::<Body<T>>(line).map_err(|error| Error::Malformed { message: error.to_string() });
    read.map(|Body { body }| body)
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
