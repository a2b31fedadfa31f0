//! Moves: which are legal, what they do, and why the others are refused.
//!
//! The one thing to know: [`State::check`] walks the board from point to point as a referee would, and shares nothing with
//! [`State::legal_moves`], which is fast. Tests hold one against the other.

use super::board::{Colour, POINTS, Piece, Point, Points, RINGS_EACH, ROW, Row, any_row, way};
use super::state::{Phase, State, Variant};
use crate::hex::DIRECTIONS;
use core::{iter::once, ops::Deref};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `f6`: a ring is placed.
    Place(Point),
    /// `e5-e9`: a ring is moved.
    Ring {
        /// Where it stands, and leaves a marker.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// `xe5-e9`: a row is taken off.
    TakeRow(Row),
    /// `xe5`: a ring is taken off.
    TakeRing(Point),
}

/// Room for the legal moves of any position.
///
/// The most are ring moves: at most five rings, and the three lines of a point hold at most 27 others. There are 85 points
/// to place a ring on, and 123 ways to put five in line.
#[derive(Clone, Debug)]
pub struct Moves {
    count: usize,
    list: [Move; MAX_LEGAL_MOVES],
}

const MAX_LEGAL_MOVES: usize = RINGS_EACH as usize * 27;
const _: () = assert!(MAX_LEGAL_MOVES >= POINTS && MAX_LEGAL_MOVES >= 123);

impl Default for Moves {
    fn default() -> Moves {
        Moves { count: 0, list: [Move::Place(Point::FIRST); MAX_LEGAL_MOVES] }
    }
}

impl Deref for Moves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.list[..self.count]
    }
}

impl Moves {
    /// Replaces the contents by what comes from all sources: for ring moves, one for each ring.
    #[inline(always)]
    fn fill<I: Iterator<Item = Move>>(&mut self, sources: impl Iterator<Item = I>) {
        let mut count = 0;
        sources.for_each(|source| {
            source.for_each(|legal| {
                // There is always room; asking costs what the check of the index would.
                if let Some(free) = self.list.get_mut(count) {
                    *free = legal;
                    count += 1;
                }
            });
        });
        self.count = count;
    }
}

impl State {
    pub(super) fn legal_moves(&self, moves: &mut Moves) {
        let rings = self.rings(self.turn).iter();
        match self.phase {
            Phase::Place => moves.fill(once(self.empty_points().iter().map(Move::Place))),
            Phase::Move => moves.fill(rings.map(|from| self.lines.reach(from).map(move |to| Move::Ring { from, to }))),
            Phase::TakeRow { .. } => moves.fill(once(self.rows(self.turn).map(Move::TakeRow))),
            Phase::TakeRing { .. } => moves.fill(once(rings.map(Move::TakeRing))),
            Phase::Over => moves.count = 0,
        }
    }

    pub(super) fn play_unchecked(&mut self, chosen: Move) {
        match (chosen, self.phase) {
            (Move::Place(at), _) => self.place(at),
            (Move::Ring { from, to }, _) => self.move_ring(from, to),
            (Move::TakeRow(row), Phase::TakeRow { mover }) => self.take_row(row, mover),
            (Move::TakeRing(at), Phase::TakeRing { mover }) => self.take_ring(at, mover),
            // No legal move comes here; what an illegal one does is nobody's concern.
            (Move::TakeRow(_) | Move::TakeRing(_), _) => {}
        }
    }

    /// YINSH D2, D3: a ring each in turn, until all are placed.
    fn place(&mut self, at: Point) {
        let opponent = self.turn.other();
        self.rings[self.turn.index()] |= Points::only(at);
        self.lines.toggle_ring(at);
        if self.turn == Colour::Black && self.rings(Colour::Black).len() >= RINGS_EACH.into() {
            self.begin_turn(opponent);
        } else {
            self.turn = opponent;
        }
    }

    /// YINSH E, F: a marker where the ring was, the ring where it goes, and every marker on the way turned over.
    fn move_ring(&mut self, from: Point, to: Point) {
        let mover = self.turn;
        let flipped = self.jumped(from, to);
        self.markers[0] ^= flipped;
        self.markers[1] ^= flipped;
        self.markers[mover.index()] |= Points::only(from);
        self.rings[mover.index()] ^= Points::only(from) | Points::only(to);
        self.lines.toggle_ring_and_marker(from);
        self.lines.toggle_ring(to);
        self.pool = self.pool.wrapping_sub(1);
        self.settle_rows(mover);
    }

    /// YINSH F2, F3: the markers that a ring jumps over. The one put into the ring is not there yet, and not on the way.
    #[inline]
    pub(super) fn jumped(&self, from: Point, to: Point) -> Points {
        way(from, to) & (self.markers[0] | self.markers[1])
    }

    /// YINSH G2: the markers go back into the pool.
    fn take_row(&mut self, row: Row, mover: Colour) {
        let markers = row.points();
        self.markers[self.turn.index()] = self.markers(self.turn) - markers;
        for point in markers.iter() {
            self.lines.toggle_ring_and_marker(point);
            self.lines.toggle_ring(point);
        }
        self.pool = self.pool.wrapping_add(ROW);
        self.phase = Phase::TakeRing { mover };
    }

    /// YINSH G3, H1, H2, J: a ring off the board, which may win on the spot.
    fn take_ring(&mut self, at: Point, mover: Colour) {
        self.rings[self.turn.index()] ^= Points::only(at);
        self.lines.toggle_ring(at);
        let removed = &mut self.removed[self.turn.index()];
        *removed = removed.wrapping_add(1);
        if *removed >= self.variant.rings_to_win() {
            self.phase = Phase::Over;
        } else {
            self.settle_rows(mover);
        }
    }

    /// YINSH G5–G7: the mover's rows first, then the opponent's, then the opponent's own move.
    fn settle_rows(&mut self, mover: Colour) {
        let opponent = mover.other();
        if !any_row(self.markers) {
            self.begin_turn(opponent);
        } else if self.markers(mover).has_row() {
            (self.turn, self.phase) = (mover, Phase::TakeRow { mover });
        } else {
            (self.turn, self.phase) = (opponent, Phase::TakeRow { mover });
        }
    }

    /// YINSH H3 and our rulings: without a marker the game is over; who cannot move passes; if nobody can, it is over too.
    fn begin_turn(&mut self, player: Colour) {
        if self.pool == 0 {
            self.phase = Phase::Over;
        } else if self.can_move_a_ring(player) {
            (self.turn, self.phase) = (player, Phase::Move);
        } else if self.can_move_a_ring(player.other()) {
            (self.turn, self.phase) = (player.other(), Phase::Move);
        } else {
            self.phase = Phase::Over;
        }
    }

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
