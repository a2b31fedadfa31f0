//! What a viewer may know: everything, for YINSH hides nothing.

use super::board::{CENTRE, Point, Points};
use super::moves::Moves;
use super::pieces::{Colour, Piece, Row};
use super::state::{Phase, State, Variant};
use crate::game::{GameView, Seat, Status};
use crate::hex::Symmetry;
use alloc::vec::Vec;

/// A position as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(pub(super) State);

/// What moving a ring would do, to be shown before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The markers that would be turned over.
    pub flipped: Points,
    /// White's and Black's markers as they would lie then; [`Points::rows`] finds the rows among them.
    pub markers: [Points; 2],
}

impl View {
    /// The whole position. Nobody learns more from it than from the board.
    pub const fn state(&self) -> &State {
        &self.0
    }

    /// What lies on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        self.0.at(point)
    }

    /// Standard or blitz.
    pub const fn variant(&self) -> Variant {
        self.0.variant()
    }

    /// Who decides; in a game that is over, who made the last decision.
    pub const fn turn(&self) -> Colour {
        self.0.turn()
    }

    /// What is to be decided.
    pub const fn phase(&self) -> Phase {
        self.0.phase()
    }

    /// The rings of a colour on the board.
    pub const fn rings(&self, colour: Colour) -> Points {
        self.0.rings(colour)
    }

    /// The markers that show this colour.
    pub const fn markers(&self, colour: Colour) -> Points {
        self.0.markers(colour)
    }

    /// The markers beside the board.
    pub const fn pool(&self) -> u8 {
        self.0.pool()
    }

    /// The rings that a player has taken off.
    pub const fn removed(&self, colour: Colour) -> u8 {
        self.0.removed(colour)
    }

    /// The rows of a colour; each run of five in a longer line is one.
    pub fn rows(&self, colour: Colour) -> impl Iterator<Item = Row> {
        self.0.rows(colour)
    }

    /// What the player on turn would do by moving a ring, which must be a legal move.
    pub fn preview(&self, from: Point, to: Point) -> Preview {
        self.0.preview(from, to)
    }
}

impl State {
    /// What the player on turn would do by moving a ring, which must be a legal move.
    pub fn preview(&self, from: Point, to: Point) -> Preview {
        let flipped = self.jumped(from, to);
        let mut markers = self.markers.map(|markers| markers ^ flipped);
        markers[self.turn.index()] |= Points::only(from);
        Preview { flipped, markers }
    }
}

impl GameView for View {
    type Moves = Moves;

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn decision(&self) -> &'static str {
        match self.phase() {
            Phase::Place => "place",
            Phase::Move | Phase::Over => "move",
            Phase::TakeRow { .. } => "row",
            Phase::TakeRing { .. } => "ring",
        }
    }

    fn is_for(&self, _seat: Seat) -> bool {
        true
    }

    fn legal_moves(&self, moves: &mut Moves) {
        self.0.legal_moves(moves);
    }

    fn canonical(&self) -> Option<Vec<u8>> {
        let own = self.turn();
        let piece = |point| match self.at(point) {
            None => 0,
            Some(Piece::Ring(colour)) => 1 + u8::from(colour == own),
            Some(Piece::Marker(colour)) => 3 + u8::from(colour == own),
        };
        let phase = match self.phase() {
            Phase::Place => 0,
            Phase::Move => 1,
            Phase::TakeRow { mover } => 2 + u8::from(mover == own),
            Phase::TakeRing { mover } => 4 + u8::from(mover == own),
            Phase::Over => 6,
        };
        let beside = [self.variant() as u8, phase, self.removed(own), self.removed(own.other())];
        let from = |symmetry: Symmetry| -> Vec<u8> {
            let image = |point: Point| Point::at(symmetry.apply(point.place(), CENTRE));
            let points = Point::all().map(|point| image(point).map_or(0, piece));
            beside.into_iter().chain(points).collect()
        };
        Symmetry::all().map(from).min()
    }
}
