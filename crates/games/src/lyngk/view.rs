//! What a viewer may know: everything. LYNGK hides nothing, so a view is the state and the ways to look at it.

use super::board::{Board, CENTRE, Point, Points};
use super::moves::{Moves, Way};
use super::pieces::{Colour, Stack};
use super::state::{Phase, State, Variant};
use crate::game::{GameView, Seat, Status, Viewer};
use crate::hex::Symmetry;
use alloc::{vec, vec::Vec};
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

    fn canonical(&self) -> Option<Vec<u8>> {
        let own = self.phase().to_act().unwrap_or(Seat(0));
        let other = Seat(1 - own.0.min(1));
        let mut beside = vec![self.variant() as u8, u8::from(matches!(self.phase(), Phase::Claimed { .. }))];
        for seat in [own, other] {
            beside.extend(self.claims(seat).map(|colour| colour.letter() as u8));
            beside.extend([b'/', self.taken(seat).len() as u8]);
        }
        let from = |symmetry: Symmetry| -> Vec<u8> {
            let image = |point: Point| Point::at(symmetry.apply(point.place(), CENTRE));
            let stack = |point| self.stack(point).pieces().map(|piece| piece.letter() as u8).chain([b'/']).collect::<Vec<u8>>();
            let stacks = Point::all().flat_map(|point| image(point).map(stack).unwrap_or_default());
            beside.iter().copied().chain(stacks).collect()
        };
        Symmetry::all().map(from).min()
    }
}
