//! Options, deal, state and phase.

use super::board::{Lines, Point, Points, neighbours};
use super::pieces::{Colour, MARKERS, Piece, Row};
use crate::{Outcome, Seats, Status};
use core::fmt;

/// Which game of YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The third ring wins.
    Standard,
    /// YINSH J: the first ring wins.
    Blitz,
}

impl Variant {
    /// The usual one first.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Blitz];

    /// The name after the slash.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
        }
    }

    /// YINSH H1, J: the number of rings that wins when they are taken off.
    pub const fn rings_to_win(self) -> u8 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }
}

/// What the players agree on: nothing but the variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Standard or blitz.
    pub variant: Variant,
}

/// Chance gives nothing in YINSH, so a deal is the options.
pub type Deal = Options;

/// What has to be decided. Who decides it is [`State::turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// YINSH D2: where to place a ring.
    Place,
    /// YINSH E2, E3: which ring to move, and where to.
    Move,
    /// YINSH G2, G4, G5: which row to take off.
    TakeRow {
        /// Whose ring move completed it. That player's rows come first, and the opponent moves when all rows are off.
        mover: Colour,
    },
    /// YINSH G3: which ring to take off for the row just taken.
    TakeRing {
        /// Whose ring move completed the row.
        mover: Colour,
    },
    /// YINSH H: nothing; the game is over.
    Over,
}

/// A possible position.
///
/// Searching copies it for every move, which is a tenth faster from one cache line to another.
#[derive(Clone, PartialEq, Eq)]
#[repr(align(64))]
pub struct State {
    pub(super) lines: Lines,
    pub(super) rings: [Points; 2],
    pub(super) markers: [Points; 2],
    pub(super) variant: Variant,
    pub(super) turn: Colour,
    pub(super) phase: Phase,
    pub(super) pool: u8,
    pub(super) removed: [u8; 2],
}

impl State {
    pub(super) const fn start(variant: Variant) -> State {
        State {
            lines: Lines::EMPTY,
            rings: [Points::EMPTY; 2],
            markers: [Points::EMPTY; 2],
            variant,
            turn: Colour::White,
            phase: Phase::Place,
            pool: MARKERS,
            removed: [0; 2],
        }
    }

    /// Standard or blitz.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Who decides; in a game that is over, who made the last decision.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// What is to be decided.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The rings of a colour on the board.
    pub const fn rings(&self, colour: Colour) -> Points {
        self.rings[colour.index()]
    }

    /// The markers that show this colour.
    pub const fn markers(&self, colour: Colour) -> Points {
        self.markers[colour.index()]
    }

    /// The markers beside the board.
    pub const fn pool(&self) -> u8 {
        self.pool
    }

    /// The rings that a player has taken off.
    pub const fn removed(&self, colour: Colour) -> u8 {
        self.removed[colour.index()]
    }

    /// What lies on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        let there = |sets: &[Points; 2]| Colour::ALL.into_iter().find(|colour| sets[colour.index()].contains(point));
        there(&self.rings).map(Piece::Ring).or_else(|| there(&self.markers).map(Piece::Marker))
    }

    /// The points where nothing lies.
    pub fn empty_points(&self) -> Points {
        Points::ALL - (self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1])
    }

    /// The rows of a colour; each run of five in a longer line is one.
    pub fn rows(&self, colour: Colour) -> impl Iterator<Item = Row> {
        self.markers(colour).rows()
    }

    /// Whether a player could move a ring if there is a marker for it.
    pub(super) fn can_move_a_ring(&self, colour: Colour) -> bool {
        self.rings(colour).iter().any(|ring| !self.lines.reach(ring).is_empty())
    }

    /// Whether an empty point lies beside the first ring of a colour: asked first of all, for nearly always there is one.
    #[inline]
    pub(super) fn first_ring_has_room(&self, colour: Colour) -> bool {
        self.rings(colour).iter().next().is_some_and(|ring| !(neighbours(ring) & self.empty_points()).is_empty())
    }

    /// The player who has taken off as many rings as win.
    pub(super) fn winner_by_rings(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.removed(colour) >= self.variant.rings_to_win())
    }

    pub(super) fn status(&self) -> Status {
        if self.phase != Phase::Over {
            return Status::ToMove(self.turn.seat());
        }
        // YINSH H3: the most rings win; the winner by H1 or J has taken off the most as well.
        let [white, black] = self.removed;
        let winners = match white.cmp(&black) {
            core::cmp::Ordering::Greater => Seats::only(Colour::White.seat()),
            core::cmp::Ordering::Less => Seats::only(Colour::Black.seat()),
            core::cmp::Ordering::Equal => Seats::EMPTY,
        };
        Status::Over(Outcome { winners, scores: self.removed.into_iter().map(i16::from).collect() })
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({})", self.setup())
    }
}
