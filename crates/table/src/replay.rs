//! The replay of a game: where it starts, the moves it took, how it ended; and going through it, position by position.
//!
//! The one thing to know: a replay is whole, hidden cards included, so it cannot be serialised. What leaves it is a [`Studied`], made of
//! what a viewer may know: anything where the cards may be shown, else what one viewer saw at each step and nothing that was not played.

use crate::game::{self, AnyGame, GameRun, LegalMove};
use crate::start;
use crate::state::{Current, Table};
use trilynx_games::chance::Seed;
use trilynx_games::game::Outcome;
use trilynx_games::record::{self, Record};
use trilynx_games::{Expected, GameId, Header, ParseError, Seat, Viewer, with_game};
use trilynx_protocol::http::{
    MOST_STUDIED_MOVES, MOST_STUDIED_POSITIONS, Studied, StudiedDecision, StudiedMove, StudiedPosition, StudiedSeries, StudyRefused,
};
use trilynx_protocol::log::{CorruptLog, Entry, Event};
use trilynx_protocol::options::{GameName, Options, Order};
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::{Played, SeatLine};
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, PersonId, Refused, TableId};

/// The longest line a replay may be read from, in bytes.
const MAX_LINE_BYTES: usize = 16 * 1024;

/// The replay of a game, of any kind.
pub struct Replay {
    /// The game after all of its moves that can be played.
    game: Box<dyn AnyGame>,
    /// How many moves it has, those that cannot be played included.
    own: usize,
    /// The first move that cannot be played, and why.
    unplayable: Option<(String, Refused)>,
    /// It is known how long each move took.
    is_timed: bool,
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

/// What is to be shown of a replay.
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
        start::check_options(&options)?;
        let start = start::deal(&options, Seat(0), seed, &[])?;
        Ok(Replay::of(start::begin(&start).unwrap_or_else(|_| unreachable!("what was dealt can be played"))))
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
        let mut board = start::begin_with(header)?;
        if let Some(players) = players.filter(|players| usize::from(*players) != board.seats()) {
            let message = format!("{} play in this position, not {players}", board.seats());
            return Err(Refused::Options { field: "players".to_string(), message });
        }
        let (mut own, mut unplayable) = (0, None);
        for word in words.take(MOST_STUDIED_MOVES) {
            own += 1;
            if unplayable.is_none() {
                match board.check(word) {
                    Ok(legal) => board.play(legal, 0),
                    Err(reason) => unplayable = Some((word.to_string(), reason)),
                }
            }
        }
        Ok(Replay { own, unplayable, ..Replay::of(board) })
    }

    /// A record: number `n`, counted from 0, of those in the text, in any format that is read.
    pub fn from_record(text: &str, n: usize) -> Result<Replay, Refused> {
        let found = record::find_records(text).map_err(|error| Refused::in_record(&error))?;
        let Some(found) = found.get(n) else {
            return Err(Refused::unreadable(&ParseError::new(&(n + 1).to_string(), Expected::OneOf { count: found.len() })));
        };
        with_game!(found.game, G => Record::<G>::read(&found.text).map(Replay::recorded).map_err(|mut error| {
            error.line += found.lines_before;
            Refused::in_record(&error)
        }))
    }

    fn recorded<G: Shown + 'static>(record: Record<G>) -> Replay
    where
        GameRun<G>: AnyGame,
    {
        let seats = record.start.state().seats();
        let name = |seat: usize| record.header(&format!("Seat-{seat}")).map(ToString::to_string);
        Replay {
            result: result_of(&record.ending),
            seats: (0..seats).map(|seat| SeatLine { occupant: None, name: name(seat), rating: None }).collect(),
            ..Replay::of(Box::new(GameRun::recorded(record)))
        }
    }

    /// Game `n` of a table, counted from 0, or the last one begun; nothing if there is no such game.
    pub fn of_table(id: TableId, entries: &[Entry], n: Option<usize>, called: Called<'_>) -> Result<Option<Replay>, CorruptLog> {
        let mut replay = None;
        let table = Table::replay(id, entries, &mut |table, entry| {
            if matches!(entry.event, Event::Ended { .. }) && n.is_none_or(|n| n + 1 == table.results.len()) {
                replay = table.game.as_ref().map(|game| table.replay_of(game, called));
            }
        })?;
        if let Some(game) = table.game.as_ref().filter(|game| game.result.is_none() && n.is_none_or(|n| n == table.results.len())) {
            replay = Some(table.replay_of(game, called));
        }
        let begun = table.games_begun();
        Ok(replay.map(|replay| Replay { series: replay.series.map(|series| StudiedSeries { begun, ..series }), ..replay }))
    }

    /// The moves of a game that is no game of a table.
    fn of(game: Box<dyn AnyGame>) -> Replay {
        let nobody = SeatLine { occupant: None, name: None, rating: None };
        let seats = game.seats();
        Replay {
            own: game.moves_played(),
            game,
            unplayable: None,
            is_timed: false,
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
    pub fn line<G: Shown + 'static>(&self, keep: Option<u32>, added: &[String]) -> Result<(G, Vec<G::Move>), Refused> {
        if self.goes_on {
            return Err(Refused::NotOver);
        }
        let kept = self.kept(keep);
        match &self.unplayable {
            Some((_, reason)) if kept > self.game.moves_played() => return Err(reason.clone()),
            _ => {}
        }
        match game::run_of::<G>(&*self.game) {
            Some(run) => run.line(kept, added),
            None => Err(Refused::unreadable(&ParseError::new(&self.game.start(), Expected::RecordOf { game: G::ID.name() }))),
        }
    }

    /// How many of its own moves are played first.
    fn kept(&self, keep: Option<u32>) -> usize {
        keep.map_or(self.own, |keep| (keep as usize).min(self.own))
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        self.game.game()
    }

    /// How it ended, if it was played to an end.
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Whether it is a game of a table that is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Steps through it. Asking for another seat's hand while cards are hidden is refused; an unplayable move is reported.
    pub fn study(&self, wanted: &Wanted<'_>) -> Result<Studied, Refused> {
        let sight = self.sight(wanted)?;
        let mut board = self.game.copied();
        board.go_back(0);
        let kept = self.kept(wanted.keep);
        let added = &wanted.moves[..wanted.moves.len().min(MOST_STUDIED_MOVES)];
        let is_wanted = |number: usize| wanted.from.is_some_and(|from| from as usize <= number);
        let (mut shown, mut refused) = (Vec::new(), None);
        if is_wanted(0) {
            shown.push(sight.look(&*board));
        }
        for number in 0..kept + added.len() {
            let next = match number.checked_sub(kept) {
                None => self.own_move(number),
                Some(n) => self.added_move(&*board, &added[n]),
            };
            match next {
                Ok((legal, took_ms)) => board.play(legal, took_ms),
                Err((text, reason)) => {
                    refused = Some(StudyRefused { number: number as u32, text: text.chars().take(100).collect(), reason });
                    break;
                }
            }
            if is_wanted(number + 1) && shown.len() < MOST_STUDIED_POSITIONS {
                shown.push(sight.look(&*board));
            }
        }
        if shown.is_empty() {
            shown.push(sight.look(&*board));
        }
        let timed = if self.is_timed { kept } else { 0 };
        Ok(self.studied(&*board, &sight, shown, timed, refused))
    }

    fn own_move(&self, number: usize) -> Result<(LegalMove, u32), (&str, Refused)> {
        self.game.made(number).ok_or_else(|| match &self.unplayable {
            Some((text, reason)) => (text.as_str(), reason.clone()),
            None => unreachable!("a game without moves that cannot be played has all of its own"),
        })
    }

    /// What a move would do that was not played could show a card.
    fn added_move<'a>(&self, board: &dyn AnyGame, text: &'a str) -> Result<(LegalMove, u32), (&'a str, Refused)> {
        let legal = if self.is_secret { Err(Refused::Hidden) } else { board.check(text) };
        legal.map(|legal| (legal, 0)).map_err(|reason| (text, reason))
    }

    /// It is known of the first `timed` moves how long they took.
    fn studied(
        &self,
        board: &dyn AnyGame,
        sight: &Sight,
        shown: Vec<StudiedPosition>,
        timed: usize,
        refused: Option<StudyRefused>,
    ) -> Studied {
        let studied_move = |(n, played): (usize, Played)| {
            let took_ms = (n < timed).then_some(played.took_ms);
            StudiedMove { seat: played.seat, text: played.text, took_ms }
        };
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
            start: (!self.is_secret).then(|| board.start()),
            series: self.series,
            own: self.own as u32,
            result: self.result.clone(),
            moves: board.played().into_iter().enumerate().map(studied_move).collect(),
            positions: shown,
            legal: if knows_choice { board.legal() } else { Vec::new() },
            refused,
        }
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
                // A table has no programs that break rules. Of what it knows, not going on is the nearest to it.
                record::EndedBy::Absence | record::EndedBy::Illegal | record::EndedBy::Fault => EndedBy::Absence,
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

    fn replay_of(&self, game: &Current, called: Called<'_>) -> Replay {
        let line = |occupant: Option<Occupant>| SeatLine { name: occupant.as_ref().and_then(called), rating: None, occupant };
        Replay {
            is_timed: true,
            result: game.result.clone(),
            series: Some(StudiedSeries { game: self.games_begun() - 1, begun: self.games_begun() }),
            seats: self.seats.iter().map(|place| line(place.occupant.clone())).collect(),
            people: self.seats.iter().map(|place| place.person()).collect(),
            goes_on: game.result.is_none(),
            is_secret: game.board.hides_cards() && game.result.is_none(),
            ..Replay::of(game.board.copied())
        }
    }
}
