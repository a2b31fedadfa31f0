//! A match of several games: scores are added, and the start passes on clockwise.
//!
//! The one thing to know: a match may only end when everybody has begun equally often, so it is a number of rounds of as
//! many games as there are players.

use crate::game::{MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use core::fmt;

/// The most rounds one can agree on.
pub const MAX_ROUNDS: u16 = 1000;

/// A match: what was agreed on, and the scores so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    first: Seat,
    rounds: u16,
    games_played: u16,
    totals: ArrayVec<i32, MAX_SEATS>,
}

/// Why a match or a result is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesError {
    /// Fewer than two players, or more than any game seats.
    Players(usize),
    /// Nobody sits there to begin.
    First(Seat),
    /// No round at all, or more than [`MAX_ROUNDS`].
    Rounds(u16),
    /// A result with another number of scores than players.
    Scores(usize),
    /// The match is over.
    Over,
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesError::Players(players) => write!(f, "a match has 2 to {MAX_SEATS} players, not {players}"),
            SeriesError::First(seat) => write!(f, "seat {seat} cannot begin the first game: nobody sits there"),
            SeriesError::Rounds(rounds) => write!(f, "a match has 1 to {MAX_ROUNDS} rounds, not {rounds}"),
            SeriesError::Scores(scores) => write!(f, "a result has one score a player, not {scores}"),
            SeriesError::Over => f.write_str("the match is over: everybody has begun as often as agreed"),
        }
    }
}

impl core::error::Error for SeriesError {}

impl Series {
    /// A match in which each of `players` begins `rounds` games, `first` the first of them.
    pub fn new(players: usize, first: Seat, rounds: u16) -> Result<Series, SeriesError> {
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(SeriesError::Players(players));
        }
        if first.index() >= players {
            return Err(SeriesError::First(first));
        }
        if !(1..=MAX_ROUNDS).contains(&rounds) {
            return Err(SeriesError::Rounds(rounds));
        }
        Ok(Series { first, rounds, games_played: 0, totals: core::iter::repeat_n(0, players).collect() })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.totals.len()
    }

    /// How many games have been counted.
    pub fn games_played(&self) -> usize {
        usize::from(self.games_played)
    }

    /// How many games were agreed on.
    pub fn games_agreed(&self) -> usize {
        usize::from(self.rounds) * self.players()
    }

    /// The scores so far, one a seat.
    pub fn totals(&self) -> &[i32] {
        &self.totals
    }

    /// Who begins the next game, if there is one: the start passes on clockwise.
    pub fn starter(&self) -> Option<Seat> {
        let next = (self.first.index() + self.games_played()) % self.players();
        (!self.is_over()).then_some(Seat(next as u8))
    }

    /// Adds the scores of the next game, one a seat; they may be negative.
    pub fn add(&mut self, scores: &[i16]) -> Result<(), SeriesError> {
        if self.is_over() {
            return Err(SeriesError::Over);
        }
        if scores.len() != self.players() {
            return Err(SeriesError::Scores(scores.len()));
        }
        self.totals.iter_mut().zip(scores).for_each(|(total, score)| *total += i32::from(*score));
        self.games_played += 1;
        Ok(())
    }

    /// Whether everybody has begun equally often, so that the players may agree to stop here.
    pub fn may_end(&self) -> bool {
        self.games_played > 0 && self.games_played().is_multiple_of(self.players())
    }

    /// Whether all games agreed on have been played.
    pub fn is_over(&self) -> bool {
        self.games_played() >= self.games_agreed()
    }

    /// Who wins if the match ends here, which it [may](Series::may_end) only where everybody has begun equally often: the
    /// highest total; equal totals share the win.
    pub fn winners(&self) -> Option<Seats> {
        let most = self.totals.iter().max()?;
        let leaders = (0..).map(Seat).zip(&self.totals).filter(|(_, total)| *total == most).map(|(seat, _)| seat);
        self.may_end().then(|| leaders.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn the_start_passes_on_and_everybody_begins_equally_often() {
        let mut series = Series::new(3, Seat(2), 2).unwrap();
        let mut starters = Vec::new();
        while let Some(starter) = series.starter() {
            assert_eq!(series.may_end(), starters.len() == 3);
            assert_eq!(series.winners().is_some(), series.may_end());
            starters.push(starter.0);
            series.add(&[5, -3, 4]).unwrap();
        }
        assert_eq!(starters, [2, 0, 1, 2, 0, 1]);
        assert_eq!(series.totals(), [30, -18, 24]);
        assert_eq!(series.winners(), Some(Seats::only(Seat(0))));
        assert_eq!(series.add(&[0, 0, 0]), Err(SeriesError::Over));
    }

    #[test]
    fn equal_totals_share_the_win() {
        let mut series = Series::new(2, Seat(0), 1).unwrap();
        series.add(&[-4, 2]).unwrap();
        assert_eq!(series.winners(), None);
        series.add(&[7, 1]).unwrap();
        assert_eq!(series.winners(), Some([Seat(0), Seat(1)].into_iter().collect()));
    }

    #[test]
    fn every_error_has_its_sentence() {
        let mut series = Series::new(2, Seat(0), 1).unwrap();
        let check = |result: Result<(), SeriesError>, sentence: &str| assert_eq!(alloc::format!("{}", result.unwrap_err()), sentence);
        check(Series::new(1, Seat(0), 1).map(drop), "a match has 2 to 5 players, not 1");
        check(Series::new(6, Seat(0), 1).map(drop), "a match has 2 to 5 players, not 6");
        check(Series::new(2, Seat(2), 1).map(drop), "seat 2 cannot begin the first game: nobody sits there");
        check(Series::new(2, Seat(0), 0).map(drop), "a match has 1 to 1000 rounds, not 0");
        check(Series::new(2, Seat(0), 1001).map(drop), "a match has 1 to 1000 rounds, not 1001");
        check(series.add(&[1]), "a result has one score a player, not 1");
        series.add(&[1, 2]).unwrap();
        series.add(&[1, 2]).unwrap();
        check(series.add(&[1, 2]), "the match is over: everybody has begun as often as agreed");
    }

    #[test]
    fn the_longest_match_fits() {
        let mut series = Series::new(MAX_SEATS, Seat(0), MAX_ROUNDS).unwrap();
        while !series.is_over() {
            series.add(&[i16::MIN; MAX_SEATS]).unwrap();
        }
        assert_eq!(series.games_played(), 5000);
        assert_eq!(series.totals()[4], 5000 * i32::from(i16::MIN));
    }
}
