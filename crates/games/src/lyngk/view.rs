//! What a viewer may know: everything. LYNGK hides nothing, so a view is the state and the ways to look at it.

use super::board::{Board, CENTRE, Point, Points};
use super::moves::{Moves, Way};
use super::pieces::{Colour, Piece, Stack};
use super::state::{Phase, State, Variant, opponent};
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

    /// No rule distinguishes the five colours, so they are numbered in the order in which they are met.
    fn canonical(&self) -> Option<Vec<u8>> {
        let own = self.phase().to_act().unwrap_or(Seat(0));
        let is_claimed = u8::from(matches!(self.phase(), Phase::Claimed { .. }));
        let from = |symmetry: Symmetry| -> Vec<u8> {
            let (mut numbers, mut bytes) = (Numbers::default(), vec![self.variant() as u8, is_claimed]);
            for image in Point::all().filter_map(|point| Point::at(symmetry.apply(point.place(), CENTRE))) {
                bytes.extend(self.stack(image).pieces().map(|piece| numbers.of(piece)));
                bytes.push(END);
            }
            for seat in [own, opponent(own)] {
                let mut claims: ArrayVec<u8, 2> = self.claims(seat).map(|colour| numbers.of(Piece::Colour(colour))).collect();
                claims.sort_unstable();
                bytes.extend(claims);
                bytes.extend([END, self.taken(seat).len() as u8]);
            }
            bytes
        };
        Symmetry::all().map(from).min()
    }

    /// How many moves of stacks have been made, and how many colours each has claimed: whether to claim or to wait is a question that
    /// games with different layouts share.
    fn outline(&self) -> Option<Vec<u8>> {
        let own = self.phase().to_act().unwrap_or(Seat(0));
        let taken = self.taken(Seat(0)).len() + self.taken(Seat(1)).len();
        let occupied = Point::all().filter(|point| !self.stack(*point).is_empty()).count();
        // Each move of a stack empties a point, and a five-stack that is taken empties another.
        let moves = (Point::COUNT - occupied - taken) as u8;
        let claims = |seat| self.claims(seat).count() as u8;
        let is_claimed = u8::from(matches!(self.phase(), Phase::Claimed { .. }));
        Some(vec![self.variant() as u8, is_claimed, moves, claims(own), claims(opponent(own))])
    }
}

/// Stands behind the pieces of a stack, and behind a seat's colours.
const END: u8 = 0;

/// Colours by the order in which they were met; the joker is the last number.
#[derive(Default)]
struct Numbers(ArrayVec<Colour, { Colour::ALL.len() }>);

impl Numbers {
    fn of(&mut self, piece: Piece) -> u8 {
        let Piece::Colour(colour) = piece else { return Colour::ALL.len() as u8 + 1 };
        let met = self.0.iter().position(|met| *met == colour).unwrap_or_else(|| {
            self.0.push(colour);
            self.0.len() - 1
        });
        met as u8 + 1
    }
}
