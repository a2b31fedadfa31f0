//! Moves planned ahead: what a seat answers to moves that others may play.
//!
//! The one thing to know: a plan is no part of the table. It is held against the moves that have been played since it was made, and what it
//! answers is played as any other move.

use crate::game::AnyGame;
use crate::state::{Current, Table};
use trilynx_games::Seat;
use trilynx_protocol::log::StoredPlan;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Refused};

/// A line that has been read: who decides, and what.
type Line = Vec<(Seat, String)>;

impl Table {
    /// Whether moves can be planned in the games of this table: there are days for each turn, and nothing is hidden.
    pub fn lets_plan(&self) -> bool {
        matches!(self.options.clock, ClockRule::Correspondence { .. }) && self.game.as_ref().is_some_and(|game| !game.board.hides_cards())
    }

    /// The plan of a seat, made after so many moves: every line is legal from the present position.
    pub fn plan(&self, seat: Seat, number: u32, lines: &[Vec<String>]) -> Result<StoredPlan, Refused> {
        let game = self.game_to_plan()?;
        let person = self.seats.get(seat.index()).and_then(|place| place.person()).ok_or(Refused::NotSeated)?;
        let decides = self.to_move().and_then(|decides| self.seats.get(decides.index())).and_then(|place| place.person());
        if decides.is_none_or(|other| other == person) {
            return Err(Refused::NothingToPlan);
        }
        let played = self.moves_played();
        if number != played {
            return Err(Refused::Stale { number: played });
        }
        let mut read = lines.iter().map(|line| read_line(&*game.board, seat, line)).collect::<Result<Vec<Line>, Refused>>()?;
        read.sort();
        // Of two lines one of which goes on where the other ends, the longer one says all.
        read.dedup_by(|longer, shorter| {
            let is_beginning = longer.starts_with(shorter);
            if is_beginning {
                std::mem::swap(longer, shorter);
            }
            is_beginning
        });
        for (n, line) in read.iter().enumerate() {
            if read[n + 1..].iter().any(|other| parts(line, other) == Some(seat)) {
                return Err(Refused::PlanAmbiguous);
            }
        }
        let lines = read.into_iter().map(|line| line.into_iter().map(|(_, text)| text).collect()).collect();
        Ok(StoredPlan { game: self.results.len() as u16, after: played, lines })
    }

    fn game_to_plan(&self) -> Result<&Current, Refused> {
        let game = match self.stage {
            Stage::Playing => self.game.as_ref().ok_or(Refused::NotStarted)?,
            Stage::Waiting | Stage::Between => return Err(Refused::NotStarted),
            Stage::Over | Stage::Closed => return Err(Refused::Over),
        };
        match (game.board.hides_cards(), self.options.clock) {
            (true, _) => Err(Refused::Hidden),
            (false, ClockRule::Correspondence { .. }) => Ok(game),
            (false, _) => Err(Refused::NothingToPlan),
        }
    }

    /// What is left of the lines of a plan after the moves played since, and who decides in them. No line is left where something else was
    /// played.
    pub fn planned(&self, plan: &StoredPlan) -> Vec<Vec<(Seat, String)>> {
        let Some(game) = self.game.as_ref().filter(|_| self.stage == Stage::Playing && usize::from(plan.game) == self.results.len()) else {
            return Vec::new();
        };
        if self.moves_played() < plan.after {
            return Vec::new();
        }
        let played: Vec<String> = game.board.played().into_iter().skip(plan.after as usize).map(|played| played.text).collect();
        let rest = plan.lines.iter().filter_map(|line| line.strip_prefix(played.as_slice()));
        rest.filter(|rest| !rest.is_empty()).filter_map(|rest| play_on(&*game.board, rest).ok().map(|(line, _)| line)).collect()
    }

    /// The move that a seat has planned, if it is the one to decide and its plan still fits.
    pub fn planned_answer(&self, seat: Seat, plan: &StoredPlan) -> Option<String> {
        let (decides, text) = self.planned(plan).into_iter().next()?.into_iter().next()?;
        (decides == seat).then_some(text)
    }
}

/// A line as the rules let it be played, and the position after it.
fn play_on(board: &dyn AnyGame, line: &[String]) -> Result<(Line, Box<dyn AnyGame>), Refused> {
    let mut board = board.copied();
    let mut played = Vec::with_capacity(line.len());
    for text in line {
        let decides = board.to_move().ok_or(Refused::Over)?;
        let legal = board.check(text)?;
        board.play(legal, 0);
        played.push((decides, board.last_played().map_or_else(String::new, |played| played.text)));
    }
    Ok((played, board))
}

/// A line that ends with a turn of this seat, after which another one decides or nobody does.
fn read_line(board: &dyn AnyGame, seat: Seat, line: &[String]) -> Result<Line, Refused> {
    let (read, board) = play_on(board, line)?;
    let is_whole = read.last().is_some_and(|(last, _)| *last == seat) && board.to_move() != Some(seat);
    if is_whole { Ok(read) } else { Err(Refused::PlanUnfinished) }
}

/// Who decides where two lines part; nobody if one is the beginning of the other.
fn parts(line: &Line, other: &Line) -> Option<Seat> {
    line.iter().zip(other).find(|(one, other)| one != other).map(|((seat, _), _)| *seat)
}
