//! The course of a game: where it starts, the moves it took, how it ended; and going through it, position by position.
//!
//! The one thing to know: a course is whole, hidden cards included, so it cannot be serialised. What leaves it is a [`Studied`], made of
//! what a viewer may know: anything where the cards may be shown, else what one viewer saw at each step and nothing that was not played.

use crate::fold::CorruptLog;
use crate::game::{self, AnyGame};
use crate::state::{Current, Table};
use trilynx_games::chance::Seed;
use trilynx_games::game::Outcome;
use trilynx_games::record::{self, Record};
use trilynx_games::{Expected, Game, GameId, Header, ParseError, Seat, Start, Viewer, with_game};
use trilynx_protocol::http::{
    MOST_STUDIED_MOVES, MOST_STUDIED_POSITIONS, Studied, StudiedDecision, StudiedMove, StudiedPosition, StudiedSeries, StudyRefused,
};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::options::{GameName, Options, Order};
use trilynx_protocol::wire::SeatLine;
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, PersonId, Refused, TableId};

/// The longest line a course may be read from, in bytes.
const MAX_LINE_BYTES: usize = 16 * 1024;

/// The course of a game, of any kind.
pub struct Replay {
    start: String,
    moves: Vec<Made>,
    result: Option<GameResult>,
    /// Nothing where it is no game of a table.
    series: Option<StudiedSeries>,
    seats: Vec<SeatLine>,
    /// Who plays which seat; nobody where it is no game of a table.
    people: Vec<Option<PersonId>>,
    /// It is being played at a table.
    goes_on: bool,
    /// It is being played at a table, and cards are hidden.
    is_secret: bool,
}

/// A move of a course.
struct Made {
    text: String,
    took_ms: Option<u32>,
}

/// What is to be shown of a course.
pub struct Wanted<'a> {
    /// How many of its own moves are played first; all if not said.
    pub keep: Option<u32>,
    /// What is played after those.
    pub moves: &'a [String],
    /// The first position to be shown; the last one alone if not said.
    pub from: Option<u32>,
    /// Whose cards are seen.
    pub viewer: Option<u8>,
    /// Who asks.
    pub person: Option<PersonId>,
}

/// How a table's players are called.
pub type Called<'a> = &'a dyn Fn(&Occupant) -> Option<String>;

impl Replay {
    /// The beginning of a new game, dealt from this seed.
    pub fn dealt(game: GameId, variant: Option<&str>, players: Option<u8>, seed: &Seed) -> Result<Replay, Refused> {
        let options = Options {
            game: GameName(game),
            variant: variant.unwrap_or(game.variants()[0]).to_string(),
            players: players.unwrap_or(2),
            start: None,
            order: Order::Fixed,
            clock: ClockRule::None,
            rated: false,
            rounds: 1,
            private: true,
        };
        game::check_options(&options)?;
        Ok(Replay::from_start(game::deal(&options, Seat(0), seed, &[])?, usize::from(options.players)))
    }

    /// A deal or position with the moves that follow it on the same line; of this game, if one is expected.
    pub fn from_line(game: GameId, variant: Option<&str>, players: Option<u8>, line: &str) -> Result<Replay, Refused> {
        if line.len() > MAX_LINE_BYTES || line.chars().any(char::is_control) {
            return Err(Refused::unreadable(&ParseError::new(line, Expected::Shorter { most: MAX_LINE_BYTES })));
        }
        let (header, words) = Header::split(line).map_err(|unreadable| Refused::unreadable(&unreadable))?;
        if header.game != game || variant.is_some_and(|variant| variant != header.variant) {
            let wanted = variant.unwrap_or(game.variants()[0]);
            return Err(Refused::Options {
                field: "position".to_string(),
                message: format!("the position is of {}/{}, not of {game}/{wanted}", header.game, header.variant),
            });
        }
        let moves: Vec<Made> = words.take(MOST_STUDIED_MOVES).map(|word| Made { text: word.to_string(), took_ms: None }).collect();
        let board = game::begin_with(header)?;
        if let Some(players) = players.filter(|players| usize::from(*players) != board.seats()) {
            let message = format!("{} play in this position, not {players}", board.seats());
            return Err(Refused::Options { field: "players".to_string(), message });
        }
        Ok(Replay { moves, ..Replay::from_start(board.start(), board.seats()) })
    }

    /// A record: number `n`, counted from 0, of those in the text, in any format that is read.
    pub fn from_record(text: &str, n: usize) -> Result<Replay, Refused> {
        let found = record::find_records(text).map_err(|error| Refused::in_record(&error))?;
        let Some(found) = found.get(n) else {
            return Err(Refused::unreadable(&ParseError::new(&(n + 1).to_string(), Expected::OneOf { count: found.len() })));
        };
        with_game!(found.game, G => Record::<G>::read(&found.text).map(|record| Replay::recorded(&record)).map_err(|mut error| {
            error.line += found.lines_before;
            Refused::in_record(&error)
        }))
    }

    fn recorded<G: Game>(record: &Record<G>) -> Replay {
        let seats = record.start.state().seats();
        let name = |seat: usize| record.header(&format!("Seat-{seat}")).map(ToString::to_string);
        Replay {
            moves: record.moves.iter().map(|chosen| Made { text: chosen.to_string(), took_ms: None }).collect(),
            result: result_of(&record.ending),
            seats: (0..seats).map(|seat| SeatLine { occupant: None, name: name(seat), rating: None }).collect(),
            ..Replay::from_start(record.start.to_string(), seats)
        }
    }

    /// Game `n` of a table, counted from 0, or the last one begun; nothing if there is no such game.
    pub fn of_table(id: TableId, entries: &[Entry], n: Option<usize>, called: Called<'_>) -> Result<Option<Replay>, CorruptLog> {
        let mut course = None;
        let table = Table::replay(id, entries, &mut |table, entry| {
            if matches!(entry.event, Event::Ended { .. }) && n.is_none_or(|n| n + 1 == table.results.len()) {
                course = table.game.as_ref().map(|game| table.course_of(game, called));
            }
        })?;
        if let Some(game) = table.game.as_ref().filter(|game| game.result.is_none() && n.is_none_or(|n| n == table.results.len())) {
            course = Some(table.course_of(game, called));
        }
        let begun = table.games_begun();
        Ok(course.map(|course| Replay { series: course.series.map(|series| StudiedSeries { begun, ..series }), ..course }))
    }

    fn from_start(start: String, seats: usize) -> Replay {
        let nobody = SeatLine { occupant: None, name: None, rating: None };
        Replay {
            start,
            moves: Vec::new(),
            result: None,
            series: None,
            seats: vec![nobody; seats],
            people: vec![None; seats],
            goes_on: false,
            is_secret: false,
        }
    }

    /// Its start and its moves with others added, if all of them can be played, for somebody to judge. A game that is still being played
    /// at a table is judged by nobody.
    pub fn line<G: Game>(&self, keep: Option<u32>, added: &[String]) -> Result<(G, Vec<G::Move>), Refused> {
        if self.goes_on {
            return Err(Refused::NotOver);
        }
        let mut board = self.board();
        let kept = keep.map_or(self.moves.len(), |keep| (keep as usize).min(self.moves.len()));
        let texts = self.moves[..kept].iter().map(|made| made.text.as_str()).chain(added.iter().map(String::as_str));
        let mut moves = Vec::new();
        for text in texts {
            board.play(text, 0)?;
            moves.push(text.parse().map_err(|unreadable| Refused::unreadable(&unreadable))?);
        }
        let (header, _) = Header::split(&self.start).map_err(|unreadable| Refused::unreadable(&unreadable))?;
        if header.game != G::ID {
            return Err(Refused::unreadable(&ParseError::new(&self.start, Expected::RecordOf { game: G::ID.name() })));
        }
        let (_, state) = Start::<G>::read(header).map_err(game::why_not)?;
        Ok((state, moves))
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        self.board().game()
    }

    /// Whether it is a game of a table that is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Steps through it. Asking for another seat's hand while cards are hidden is refused; an unplayable move is reported.
    pub fn study(&self, wanted: &Wanted<'_>) -> Result<Studied, Refused> {
        let sight = self.sight(wanted)?;
        let mut board = self.board();
        let kept = wanted.keep.map_or(self.moves.len(), |keep| (keep as usize).min(self.moves.len()));
        let own = self.moves[..kept].iter().map(|made| (made.text.as_str(), made.took_ms, false));
        let added = wanted.moves.iter().take(MOST_STUDIED_MOVES).map(|text| (text.as_str(), None, self.is_secret));
        let is_wanted = |number: usize| wanted.from.is_some_and(|from| from as usize <= number);
        let (mut shown, mut took, mut refused) = (Vec::new(), Vec::new(), None);
        if is_wanted(0) {
            shown.push(sight.look(&*board));
        }
        for (text, took_ms, is_hidden) in own.chain(added) {
            // What a move would do that was not played could show a card.
            let played = if is_hidden { Err(Refused::Hidden) } else { board.play(text, took_ms.unwrap_or(0)) };
            if let Err(reason) = played {
                refused = Some(StudyRefused { number: took.len() as u32, text: text.chars().take(100).collect(), reason });
                break;
            }
            took.push(took_ms);
            if is_wanted(took.len()) && shown.len() < MOST_STUDIED_POSITIONS {
                shown.push(sight.look(&*board));
            }
        }
        if shown.is_empty() {
            shown.push(sight.look(&*board));
        }
        Ok(self.studied(&*board, &sight, shown, took, refused))
    }

    fn studied(
        &self,
        board: &dyn AnyGame,
        sight: &Sight,
        shown: Vec<StudiedPosition>,
        took: Vec<Option<u32>>,
        refused: Option<StudyRefused>,
    ) -> Studied {
        let moves = board.played().into_iter().zip(took);
        let decides = board.to_move().map(|seat| seat.0);
        let knows_choice = match sight {
            Sight::Whole(_) => true,
            Sight::Only(viewer) => *viewer == decides.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
        };
        Studied {
            game: GameName(board.game()),
            variant: board.variant(),
            players: board.seats() as u8,
            seats: self.seats.clone(),
            start: (!self.is_secret).then(|| self.start.clone()),
            series: self.series,
            own: self.moves.len() as u32,
            result: self.result.clone(),
            moves: moves.map(|(played, took_ms)| StudiedMove { seat: played.seat, text: played.text, took_ms }).collect(),
            positions: shown,
            legal: if knows_choice { board.legal() } else { Vec::new() },
            refused,
        }
    }

    fn board(&self) -> Box<dyn AnyGame> {
        game::begin(&self.start).unwrap_or_else(|_| unreachable!("a course holds only starts that were read"))
    }

    fn sight(&self, wanted: &Wanted<'_>) -> Result<Sight, Refused> {
        if wanted.viewer.is_some_and(|seat| usize::from(seat) >= self.seats.len()) {
            return Err(Refused::WhichSeat);
        }
        if !self.is_secret {
            return Ok(Sight::Whole(wanted.viewer.map(Seat)));
        }
        let mut own = (0..).zip(&self.people).filter(|(_, person)| person.is_some() && **person == wanted.person).map(|(seat, _)| seat);
        match wanted.viewer {
            Some(seat) if own.any(|mine| mine == seat) => Ok(Sight::Only(Viewer::Seat(Seat(seat)))),
            Some(_) => Err(Refused::WhichSeat),
            None => Ok(Sight::Only(own.next().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))))),
        }
    }
}

/// How much may be seen.
enum Sight {
    /// Everything: each position as this seat sees it, or the one that decides.
    Whole(Option<Seat>),
    /// What this viewer saw.
    Only(Viewer),
}

impl Sight {
    fn look(&self, board: &dyn AnyGame) -> StudiedPosition {
        let viewer = match self {
            Sight::Only(viewer) => *viewer,
            Sight::Whole(None) if !board.hides_cards() => Viewer::Spectator,
            Sight::Whole(seat) => seat.or(board.to_move()).map_or(Viewer::Spectator, Viewer::Seat),
        };
        let is_whole = matches!(self, Sight::Whole(_));
        StudiedPosition {
            number: board.moves_played() as u32,
            position: board.position(viewer),
            effects: board.effects().clone(),
            viewer: if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None },
            decision: board.decision(viewer).map(|decision| StudiedDecision { seat: decision.seat, kind: decision.kind }),
            text: is_whole.then(|| board.written()),
            result: board.outcome().map(|outcome| by_rules(&outcome)),
            hands: if is_whole { hands(board) } else { Vec::new() },
        }
    }
}

/// Every hand, as its own player sees it.
fn hands(board: &dyn AnyGame) -> Vec<Vec<String>> {
    let hand = |seat: usize| board.position(Viewer::Seat(Seat(seat as u8))).into_hand();
    (0..board.seats()).filter(|_| board.hides_cards()).filter_map(hand).collect()
}

fn by_rules(outcome: &Outcome) -> GameResult {
    let winners = outcome.winners.iter().map(|seat| seat.0).collect();
    GameResult { winners, scores: outcome.scores.to_vec(), by: EndedBy::Rules, left: Vec::new() }
}

fn result_of(ending: &record::Ending) -> Option<GameResult> {
    match ending {
        record::Ending::Open => None,
        record::Ending::ByRules(outcome) => Some(by_rules(outcome)),
        record::Ending::Otherwise { winners, by } => {
            let by = match by {
                record::EndedBy::Resignation => EndedBy::Resignation,
                record::EndedBy::Time => EndedBy::Time,
                record::EndedBy::Agreement => EndedBy::Agreement,
                record::EndedBy::Absence => EndedBy::Absence,
            };
            Some(GameResult { winners: winners.iter().map(|seat| seat.0).collect(), scores: Vec::new(), by, left: Vec::new() })
        }
    }
}

impl Table {
    /// A game that is over stays until the next one begins.
    fn games_begun(&self) -> u16 {
        (self.results.len() + usize::from(self.game.as_ref().is_some_and(|game| game.result.is_none()))) as u16
    }

    fn course_of(&self, game: &Current, called: Called<'_>) -> Replay {
        let line = |occupant: Option<Occupant>| SeatLine { name: occupant.as_ref().and_then(called), rating: None, occupant };
        Replay {
            start: game.board.start(),
            moves: game.board.played().into_iter().map(|played| Made { text: played.text, took_ms: Some(played.took_ms) }).collect(),
            result: game.result.clone(),
            series: Some(StudiedSeries { game: self.games_begun() - 1, begun: self.games_begun() }),
            seats: self.seats.iter().map(|place| line(place.occupant.clone())).collect(),
            people: self.seats.iter().map(|place| place.person()).collect(),
            goes_on: game.result.is_none(),
            is_secret: game.board.hides_cards() && game.result.is_none(),
        }
    }
}
