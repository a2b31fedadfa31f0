//! Moves: which are legal, and what they do.

use super::board::{Point, Points, Reach, any_row, way};
use super::pieces::{Colour, MARKERS, RINGS_EACH, ROW, Row};
use super::state::{Phase, State};
use core::ops::Deref;

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
    list: [Move; MAX_LEGAL_MOVES + AT_ONCE],
}

const MAX_LEGAL_MOVES: usize = RINGS_EACH as usize * 27;
/// Ring moves are written in groups of this size, wanted or not: that is quicker than asking after each whether it was the last one.
const AT_ONCE: usize = 9;
const _: () = assert!(MAX_LEGAL_MOVES >= Point::COUNT && MAX_LEGAL_MOVES >= 123);

impl Default for Moves {
    fn default() -> Moves {
        Moves { count: 0, list: [Move::Place(Point::FIRST); MAX_LEGAL_MOVES + AT_ONCE] }
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
    /// Replaces the contents.
    fn fill(&mut self, legal: impl Iterator<Item = Move>) {
        let mut count = 0;
        legal.for_each(|legal| {
            // There is always room; asking costs what the check of the index would.
            if let Some(free) = self.list.get_mut(count) {
                *free = legal;
                count += 1;
            }
        });
        self.count = count;
    }

    /// Adds the moves of one ring to the `count` moves that are there. How many there are then.
    fn add(&mut self, count: usize, from: Point, mut reach: Reach) -> usize {
        let mut at = count;
        let sum = count + reach.len();
        while !reach.is_empty() {
            let Some(group) = self.list.get_mut(at..).and_then(|free| free.first_chunk_mut::<AT_ONCE>()) else { return count };
            for place in group {
                *place = Move::Ring { from, to: reach.first_or_any() };
                reach.drop_first();
            }
            at += AT_ONCE;
        }
        sum
    }
}

impl State {
    pub(super) fn legal_moves(&self, moves: &mut Moves) {
        let rings = self.rings(self.turn).iter();
        match self.phase {
            Phase::Place => moves.fill(self.empty_points().iter().map(Move::Place)),
            Phase::Move => moves.count = rings.fold(0, |count, from| moves.add(count, from, self.lines.reach(from))),
            Phase::TakeRow { .. } => moves.fill(self.rows(self.turn).map(Move::TakeRow)),
            Phase::TakeRing { .. } => moves.fill(rings.map(Move::TakeRing)),
            Phase::Over => moves.count = 0,
        }
    }

    /// Of ring moves and placements only the chosen one is looked up.
    #[inline]
    pub(super) fn choose_legal(&self, moves: &mut Moves, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        match self.phase {
            Phase::Place => {
                let free = self.empty_points();
                free.iter().nth(choose(free.len())).map(Move::Place)
            }
            Phase::Move => {
                let mut reaches = [Reach::NONE; RINGS_EACH as usize];
                let rings = reaches.iter_mut().zip(self.rings(self.turn).iter());
                let count = rings
                    .map(|(reach, from)| {
                        *reach = self.lines.reach(from);
                        reach.len()
                    })
                    .sum();
                let mut index = choose(count);
                let reach = reaches.iter().find(|reach| {
                    let before = index;
                    index = index.wrapping_sub(reach.len());
                    if before < reach.len() {
                        index = before;
                        true
                    } else {
                        false
                    }
                })?;
                Some(Move::Ring { from: reach.from, to: reach.nth_or_any(index) })
            }
            Phase::TakeRow { .. } | Phase::TakeRing { .. } | Phase::Over => {
                self.legal_moves(moves);
                (!moves.is_empty()).then(|| choose(moves.len())).and_then(|index| moves.get(index).copied())
            }
        }
    }

    pub(super) fn play_unchecked(&mut self, chosen: Move) {
        let mover = match (chosen, self.phase) {
            (Move::Ring { from, to }, _) => self.move_ring(from, to),
            (Move::Place(at), _) => return self.place(at),
            (Move::TakeRow(row), Phase::TakeRow { mover }) => return self.take_row(row, mover),
            (Move::TakeRing(at), Phase::TakeRing { mover }) => {
                if self.take_ring(at) {
                    return;
                }
                mover
            }
            // No legal move comes here; what an illegal one does is nobody's concern.
            (Move::TakeRow(_) | Move::TakeRing(_), _) => return,
        };
        self.settle_rows(mover);
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
    #[inline]
    fn move_ring(&mut self, from: Point, to: Point) -> Colour {
        let mover = self.turn;
        let flipped = self.jumped(from, to);
        self.markers[0] ^= flipped;
        self.markers[1] ^= flipped;
        self.markers[mover.index()] |= Points::only(from);
        self.rings[mover.index()] ^= Points::only(from) | Points::only(to);
        self.lines.toggle_ring_and_marker(from);
        self.lines.toggle_ring(to);
        self.pool = self.pool.wrapping_sub(1);
        mover
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

    /// YINSH G3, H1, H2, J: a ring off the board. Whether it wins on the spot.
    fn take_ring(&mut self, at: Point) -> bool {
        self.rings[self.turn.index()] ^= Points::only(at);
        self.lines.toggle_ring(at);
        let removed = &mut self.removed[self.turn.index()];
        *removed = removed.wrapping_add(1);
        let wins = *removed >= self.variant.rings_to_win();
        if wins {
            self.phase = Phase::Over;
        }
        wins
    }

    /// YINSH G5–G7: the mover's rows first, then the opponent's, then the opponent's own move.
    #[inline(always)]
    fn settle_rows(&mut self, mover: Colour) {
        let opponent = mover.other();
        // Five markers must lie on the board before they can lie in line.
        if self.pool > MARKERS - ROW || !any_row(self.markers) {
            if self.pool > 0 && self.first_ring_has_room(opponent) {
                (self.turn, self.phase) = (opponent, Phase::Move);
            } else {
                self.begin_turn(opponent);
            }
        } else if self.markers(mover).has_row() {
            (self.turn, self.phase) = (mover, Phase::TakeRow { mover });
        } else {
            (self.turn, self.phase) = (opponent, Phase::TakeRow { mover });
        }
    }

    /// YINSH H3 and our rulings: without a marker the game is over; a player who cannot move passes; if neither can, it is over too.
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
}
