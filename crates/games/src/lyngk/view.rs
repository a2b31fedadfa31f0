//! What a viewer may know: everything. LYNGK hides nothing, so a view is the state and the ways to look at it.

use super::board::{Board, Point, Points};
use super::moves::{Moves, Way};
use super::pieces::{Colour, Stack};
use super::state::{Phase, State, Variant};
use crate::game::{GameView, Seat, Status, Viewer};
use arrayvec::ArrayVec;

/// What `viewer` sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    state: State,
    viewer: Viewer,
}

impl View {
    pub(super) fn new(state: State, viewer: Viewer) -> View {
        View { state, viewer }
    }

    /// The whole state, of which nothing is hidden.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Which rules are played.
    pub fn variant(&self) -> Variant {
        self.state.variant()
    }

    /// Whose decision it is and what kind.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// What stands where.
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    /// What stands on a point.
    pub fn stack(&self, at: Point) -> Stack {
        self.state.stack(at)
    }

    /// The colours a seat has claimed, in order.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.state.claims(seat)
    }

    /// Who has claimed a colour; nobody while it is neutral.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.state.owner(colour)
    }

    /// LYNGK E9: the five-stacks a seat has taken, always there for the opponent to see.
    pub fn taken(&self, seat: Seat) -> &[Stack] {
        self.state.taken(seat)
    }

    /// LYNGK F2: a seat's networks: for each claimed colour the groups of stacks that can be moved towards each other.
    pub fn networks(&self, seat: Seat) -> ArrayVec<(Colour, Points), 16> {
        self.state.networks(seat)
    }

    /// A shortest way for the stack at `from` to reach `to`: `from`, the LYNGK-points between, `to`. Empty if there is none.
    pub fn way(&self, from: Point, to: Point) -> Way {
        self.state.way(from, to)
    }
}

impl GameView for View {
    type Moves = Moves;

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        self.state.status()
    }

    fn decision(&self) -> &'static str {
        match self.phase() {
            // LYNGK D3: who has claimed two colours only moves.
            Phase::Turn { by } if self.claims(by).count() < 2 => "claim_or_move",
            Phase::Turn { .. } | Phase::Claimed { .. } | Phase::Over | Phase::Won { .. } => "move",
        }
    }

    fn is_for(&self, _seat: Seat) -> bool {
        true
    }

    fn legal_moves(&self, moves: &mut Moves) {
        self.state.legal_moves(moves);
    }
}
