//! The referee: whether a move is legal, and the reason why not.
//!
//! The one thing to know: this walks the board from point to point and never asks `legal_moves`, so that the tests can hold one against the
//! other.

use super::board::Point;
use super::moves::Move;
use super::pieces::{Colour, Piece, ROW, Row};
use super::state::{Phase, State, Variant};
use crate::hex::DIRECTIONS;
use core::iter::once;

crate::reasons! {
    /// Why a move is refused.
    pub enum IllegalMove of "YINSH" {
        /// Nothing follows a win.
        "H1" Won { winner: Colour } => "the game is over: {winner} has won by removing a third ring",
        /// Nothing follows a win.
        "J" WonInBlitz { winner: Colour } => "the game is over: {winner} has won the blitz game by removing a ring",
        /// The pool is empty, or no ring can move.
        "H3" NoMoreMoves => "the game is over: no ring can move any more",
        /// Placing comes before everything else.
        "D3" RingsToPlace { by: Colour } => "not all rings have been placed yet: {by} must place one now",
        /// Placing is done.
        "D3" AllRingsPlaced => "all rings have been placed: from now on they move",
        /// Two things on one point.
        "D2" PlacedOnPiece { at: Point, piece: Piece } => "a ring goes on an empty space, and there is {piece} on {at}",
        /// Nothing or a marker.
        "E2" NoRingThere { by: Colour, from: Point } => "{by} must move a ring, and there is none on {from}",
        /// The opponent's ring.
        "E2" MovesForeignRing { by: Colour, owner: Colour, from: Point } => "the ring on {from} belongs to {owner}, and it is {by}’s turn",
        /// It must leave its point.
        "E3" RingStays { from: Point } => "the ring on {from} must move to another space",
        /// Neither along a column nor a number nor a diagonal.
        "E3" NotStraight { from: Point, to: Point } => "a ring moves in a straight line, and {from} and {to} are not in line",
        /// Two things on one point.
        "E3" LandsOnPiece { to: Point, piece: Piece } => "a ring must stop on an empty space, and there is {piece} on {to}",
        /// Only markers are jumped.
        "E3" JumpsRing { over: Point } => "a ring can jump over markers but not over rings, and there is a ring on {over}",
        /// The first empty point is the last.
        "E3" GoesOnAfterMarkers { to: Point, stop: Point } =>
            "after jumping over markers, a ring must stop on the first empty space: {stop}, not {to}",
        /// Taking a row is compulsory.
        "G2" RowFirst { by: Colour } => "{by} has a row and must remove it now",
        /// Taking a ring for it is compulsory, too.
        "G3" RingFirst { by: Colour } => "{by} has removed a row and must remove a ring now",
        /// No row on the board.
        "G2" NoRowToTake => "markers come off the board only as a row of five, and there is none",
        /// No row was taken.
        "G3" NoRingToTake => "a ring is removed only after a row",
        /// The ends are not in line.
        "G1" RowNotStraight { first: Point, last: Point } => "a row is straight, and {first} and {last} are not in line",
        /// Too short or too long.
        "G4" RowNotFive { first: Point, last: Point, points: usize } =>
            "a row has exactly five markers, and {first} to {last} spans {points}",
        /// Each player takes their own.
        "G7" ForeignRow { by: Colour, owner: Colour } => "that row belongs to {owner}: {by} removes one of their own rows first",
        /// A ring, or a marker of the other colour.
        "G1" PieceInRow { by: Colour, at: Point, piece: Piece } => "a row of {by} has only {by}’s markers, and there is {piece} on {at}",
        /// Five without a gap.
        "G1" GapInRow { at: Point } => "the five markers of a row stand side by side, and {at} is empty",
        /// Nothing or a marker.
        "G3" TakesNoRing { by: Colour, at: Point } => "{by} must remove a ring, and there is none on {at}",
        /// The opponent's ring.
        "G3" TakesForeignRing { by: Colour, owner: Colour, at: Point } =>
            "the ring on {at} belongs to {owner}, and {by} must remove one of their own",
    }
}

impl State {
    pub(super) fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        let by = self.turn;
        match (self.phase, chosen) {
            (Phase::Over, _) => Err(self.why_over()),
            (Phase::Place, Move::Place(at)) => self.check_placement(at),
            (Phase::Place, _) => Err(IllegalMove::RingsToPlace { by }),
            (Phase::Move, Move::Ring { from, to }) => self.check_ring_move(from, to),
            (Phase::Move, Move::Place(_)) => Err(IllegalMove::AllRingsPlaced),
            (Phase::Move, Move::TakeRow(_)) => Err(IllegalMove::NoRowToTake),
            (Phase::Move, Move::TakeRing(_)) => Err(IllegalMove::NoRingToTake),
            (Phase::TakeRow { .. }, Move::TakeRow(row)) => self.check_row(row),
            (Phase::TakeRow { .. }, _) => Err(IllegalMove::RowFirst { by }),
            (Phase::TakeRing { .. }, Move::TakeRing(at)) => self.check_ring_taken(at),
            (Phase::TakeRing { .. }, _) => Err(IllegalMove::RingFirst { by }),
        }
    }

    fn why_over(&self) -> IllegalMove {
        match (self.winner_by_rings(), self.variant) {
            (Some(winner), Variant::Standard) => IllegalMove::Won { winner },
            (Some(winner), Variant::Blitz) => IllegalMove::WonInBlitz { winner },
            (None, _) => IllegalMove::NoMoreMoves,
        }
    }

    fn check_placement(&self, at: Point) -> Result<(), IllegalMove> {
        match self.at(at) {
            None => Ok(()),
            Some(piece) => Err(IllegalMove::PlacedOnPiece { at, piece }),
        }
    }

    fn check_ring_move(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        let by = self.turn;
        match self.at(from) {
            Some(Piece::Ring(owner)) if owner == by => {}
            Some(Piece::Ring(owner)) => return Err(IllegalMove::MovesForeignRing { by, owner, from }),
            _ => return Err(IllegalMove::NoRingThere { by, from }),
        }
        if from == to {
            return Err(IllegalMove::RingStays { from });
        }
        let Some(way) = straight_way(from, to) else {
            return Err(IllegalMove::NotStraight { from, to });
        };
        if let Some(piece) = self.at(to) {
            return Err(IllegalMove::LandsOnPiece { to, piece });
        }
        let mut jumped = false;
        for point in way {
            match self.at(point) {
                Some(Piece::Ring(_)) => return Err(IllegalMove::JumpsRing { over: point }),
                Some(Piece::Marker(_)) => jumped = true,
                None if jumped => return Err(IllegalMove::GoesOnAfterMarkers { to, stop: point }),
                None => {}
            }
        }
        Ok(())
    }

    fn check_row(&self, row: Row) -> Result<(), IllegalMove> {
        let (first, last, by) = (row.first(), row.last(), self.turn);
        let Some(between) = straight_way(first, last) else {
            return Err(IllegalMove::RowNotStraight { first, last });
        };
        let ends = if first == last { 1 } else { 2 };
        let points = between.clone().count() + ends;
        if points != usize::from(ROW) {
            return Err(IllegalMove::RowNotFive { first, last, points });
        }
        let mut row = once(first).chain(between).chain([last]);
        if row.clone().all(|point| self.at(point) == Some(Piece::Marker(by.other()))) {
            return Err(IllegalMove::ForeignRow { by, owner: by.other() });
        }
        row.try_for_each(|at| match self.at(at) {
            Some(Piece::Marker(owner)) if owner == by => Ok(()),
            Some(piece) => Err(IllegalMove::PieceInRow { by, at, piece }),
            None => Err(IllegalMove::GapInRow { at }),
        })
    }

    fn check_ring_taken(&self, at: Point) -> Result<(), IllegalMove> {
        let by = self.turn;
        match self.at(at) {
            Some(Piece::Ring(owner)) if owner == by => Ok(()),
            Some(Piece::Ring(owner)) => Err(IllegalMove::TakesForeignRing { by, owner, at }),
            _ => Err(IllegalMove::TakesNoRing { by, at }),
        }
    }
}

/// The points strictly between `from` and `to`, or nothing where the two are not in line. A point is in line with itself.
fn straight_way(from: Point, to: Point) -> Option<impl Iterator<Item = Point> + Clone> {
    let walk = |direction| core::iter::successors(Some(from), move |point: &Point| point.step(direction));
    let direction = DIRECTIONS.into_iter().find(|&direction| walk(direction).any(|point| point == to))?;
    Some(walk(direction).skip(1).take_while(move |&point| point != to && from != to))
}
