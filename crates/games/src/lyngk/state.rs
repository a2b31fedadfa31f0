//! Options, deal, state and phase.
//!
//! The one thing to know: a state in which a seat is to act is one in which that seat can do something. A seat that can do
//! nothing is passed over when the turn goes on [LYNGK E12], so a pass is never a decision.

use super::board::{Board, Point, Points};
use super::pieces::{Colour, ColourSet, Piece, Stack};
use super::setup::{SetupError, wrong_counts};
use crate::chance::Generator;
use crate::game::{Outcome, Seat, Seats, Status};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::fmt;

/// Which rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Five-stacks under one's own colour leave the board and are worth a point.
    Standard,
    /// LYNGK H: five-stacks stay, and six pieces under one's own colour win at once.
    Six,
}

impl Variant {
    /// Both, the usual one first.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Six];

    /// The name after the slash.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Six => "six",
        }
    }

    /// LYNGK E5, H3: no stack is higher than this.
    pub const fn max_height(self) -> usize {
        match self {
            Variant::Standard => 5,
            Variant::Six => 6,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the players agree on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which rules are played.
    pub variant: Variant,
}

/// The layout a game starts from. Always the right number of each piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    variant: Variant,
    layout: [Piece; Point::COUNT],
}

impl Deal {
    /// LYNGK C1: a layout has eight pieces of each colour and three jokers; anything else is no deal.
    pub fn new(variant: Variant, layout: [Piece; Point::COUNT]) -> Result<Deal, Vec<SetupError>> {
        let problems: Vec<_> = wrong_counts(layout).collect();
        if problems.is_empty() { Ok(Deal { variant, layout }) } else { Err(problems) }
    }

    /// Which rules are played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The piece of each point, in the order of the points.
    pub fn layout(&self) -> &[Piece; Point::COUNT] {
        &self.layout
    }
}

/// Whose decision it is and what kind, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// `by` moves, and may claim a colour before that.
    Turn {
        /// Who decides.
        by: Seat,
    },
    /// LYNGK D4, D5: `by` has claimed a colour this turn and now moves.
    Claimed {
        /// Who decides.
        by: Seat,
    },
    /// LYNGK G1: nobody can do anything any more.
    Over,
    /// LYNGK H4: `by` has made a six-stack under their own colour.
    Won {
        /// Who has won.
        by: Seat,
    },
}

impl Phase {
    /// Who decides, if anybody does.
    pub const fn to_act(self) -> Option<Seat> {
        match self {
            Phase::Turn { by } | Phase::Claimed { by } => Some(by),
            Phase::Over | Phase::Won { .. } => None,
        }
    }
}

/// A seat's claimed colours, in order. The second is there only after the first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Claims([Option<Colour>; 2]);

impl Claims {
    pub(super) fn iter(self) -> impl Iterator<Item = Colour> {
        self.0.into_iter().flatten()
    }

    #[inline]
    pub(super) fn set(self) -> ColourSet {
        self.0.into_iter().flatten().fold(ColourSet::EMPTY, |set, colour| set | ColourSet::only(colour))
    }

    /// LYNGK D3: whether both are used up.
    #[inline]
    pub(super) const fn is_full(self) -> bool {
        self.0[1].is_some()
    }

    pub(super) fn push(&mut self, colour: Colour) {
        if let Some(free) = self.0.iter_mut().find(|claim| claim.is_none()) {
            *free = Some(colour);
        }
    }
}

/// More five-stacks than this do not fit into 43 pieces.
pub(super) const MAX_TAKEN: usize = 8;

/// The stacks a seat has taken, in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Taken {
    stacks: [Stack; MAX_TAKEN],
    count: u8,
}

impl Taken {
    pub(super) fn as_slice(&self) -> &[Stack] {
        &self.stacks[..usize::from(self.count)]
    }

    pub(super) fn push(&mut self, stack: Stack) {
        if let Some(free) = self.stacks.get_mut(usize::from(self.count)) {
            *free = stack;
            self.count += 1;
        }
    }
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) board: Board,
    pub(super) taken: [Taken; 2],
    pub(super) claims: [Claims; 2],
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// The other seat.
pub(super) const fn opponent(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

impl State {
    /// Which rules are played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whose decision it is and what kind.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What stands where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What stands on a point.
    pub fn stack(&self, at: Point) -> Stack {
        self.board.stack(at)
    }

    /// The colours a seat has claimed, in order.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.claims[seat.index()].iter()
    }

    /// Who has claimed a colour; nobody while it is neutral.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.claims[seat.index()].set().contains(colour))
    }

    /// The colours nobody has claimed.
    pub fn neutral(&self) -> ColourSet {
        ColourSet::ALL - self.claims[0].set() - self.claims[1].set()
    }

    /// LYNGK E9: the five-stacks a seat has taken, in order.
    pub fn taken(&self, seat: Seat) -> &[Stack] {
        self.taken[seat.index()].as_slice()
    }

    /// The stacks on the board whose top colour a seat has claimed.
    pub fn owned(&self, seat: Seat) -> Points {
        self.board.topped_by(self.claims[seat.index()].set())
    }

    /// LYNGK G1, G2: what decides, in order: five-stacks, then the own stacks of 4, 3, 2 pieces and single pieces on the board.
    pub fn tally(&self, seat: Seat) -> [usize; 5] {
        let mut tally = [5, 4, 3, 2, 1].map(|height| (self.board.of_height(height) & self.owned(seat)).len());
        // LYNGK E9, E10, H6: in the standard game a five-stack on the board is nobody's.
        if self.variant == Variant::Standard {
            tally[0] = self.taken(seat).len();
        }
        tally
    }

    /// LYNGK G1, G2: how high the stacks are whose number decided the game. Nothing before the end, where both have equally many of every
    /// height, and where a six-stack won.
    pub fn deciding_height(&self) -> Option<usize> {
        let tallies = [self.tally(Seat(0)), self.tally(Seat(1))];
        let differing = (0..5).find(|n| tallies[0][*n] != tallies[1][*n])?;
        (self.phase == Phase::Over).then_some(5 - differing)
    }

    /// The outcome once nobody can do anything.
    fn counted(&self) -> Outcome {
        let tallies = [self.tally(Seat(0)), self.tally(Seat(1))];
        let winners = match tallies[0].cmp(&tallies[1]) {
            core::cmp::Ordering::Greater => Seats::only(Seat(0)),
            core::cmp::Ordering::Less => Seats::only(Seat(1)),
            core::cmp::Ordering::Equal => Seats::EMPTY,
        };
        Outcome { winners, scores: tallies.iter().map(|tally| tally[0] as i16).collect() }
    }
}

impl Deal {
    /// Shuffles the pieces, which lie in the order ivory, blue, red, green, black, jokers, onto the points in theirs.
    pub(super) fn shuffle(options: &Options, chance: &mut Generator) -> Deal {
        let mut pieces = Piece::ALL.into_iter().flat_map(|piece| core::iter::repeat_n(piece, piece.count()));
        let mut layout = core::array::from_fn(|_| pieces.next().expect("five times eight and three are 43"));
        chance.shuffle(&mut layout);
        Deal { variant: options.variant, layout }
    }
}

impl State {
    /// The position before the first move.
    pub(super) fn start(deal: &Deal) -> State {
        State {
            board: Board::new(&deal.layout.map(Stack::single)),
            taken: Default::default(),
            claims: Default::default(),
            // LYNGK C3: who begins was decided by lot, and is seat 0. With two colours on a full board something can move.
            phase: Phase::Turn { by: Seat(0) },
            variant: deal.variant,
        }
    }

    /// Whose decision it is, or how it ended.
    pub(super) fn status(&self) -> Status {
        match self.phase {
            Phase::Turn { by } | Phase::Claimed { by } => Status::ToMove(by),
            Phase::Over => Status::Over(self.counted()),
            Phase::Won { by } => Status::Over(Outcome { winners: Seats::only(by), scores: ArrayVec::new() }),
        }
    }
}
