//! How good a position looks without searching on: features of both seats, weighted by how full the board still is.
//!
//! The one thing to know: a claim comes before a move in the same turn, so a colour that a seat may still claim threatens what a claimed
//! one does. The weights were fitted to the results of games (`examples/lyngk/tune.rs`), so a score is a logarithm of odds,
//! scaled to about a hundred a five-stack.

use super::weights::{self, BlendedWeights};
use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Board, Colour, ColourSet, Piece, Point, Points, Stack, State};

/// How many features there are.
pub const FEATURES: usize = 22;

/// The name of each feature, in order. “Ours” is the seat that decides.
pub const NAMES: [&str; FEATURES] = [
    "to decide",
    "five-stacks taken",
    "own singles",
    "own stacks of 2",
    "own stacks of 3",
    "own stacks of 4",
    "own stacks of 5 (six)",
    "we complete",
    "we complete more",
    "we complete by a claim",
    "they complete",
    "they complete more",
    "they complete by a claim",
    "landings",
    "claims left",
    "neutral stacks by claims left",
    "singles for fours",
    "twos for threes",
    "safe fours",
    "safe threes",
    "stacks that can move",
    "neutral fours by claims left",
];

/// For each phase the score that stands for odds of e to 1, fitted to 738,000 positions of 33,765 games of 2,500 nodes a move
/// (docs/bots/lyngk.md); the last phase, which is always solved, is taken to be like the one before. The levels are tuned to this:
/// a change means measuring them again.
pub(super) const UNITS: [f32; 5] = [31.0, 37.5, 40.0, 36.5, 36.5];

/// The score for the seat that decides.
#[inline]
pub(super) fn evaluate(state: &State, heights: &Heights) -> i32 {
    weighted(state, heights, &features_with(state, heights))
}

/// The score that features add up to.
#[inline]
pub(super) fn weighted(state: &State, heights: &Heights, features: &[i32; FEATURES]) -> i32 {
    let BlendedWeights { full, empty } = &VARIANTS[state.variant() as usize];
    let stacks = (heights.stacks() as i32).min(weights::FULL);
    let total = |weights: &[i32; FEATURES]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>();
    (total(full) * stacks + total(empty) * (weights::FULL - stacks)) / weights::DIVISOR
}

/// The weights of each variant.
static VARIANTS: [BlendedWeights; 2] = [weights::STANDARD, weights::SIX];

/// The logarithm of the odds that the evaluation gives to the seat that decides, in the unit in which its weights are fitted.
pub fn logit(state: &State) -> f64 {
    f64::from(evaluate(state, &Heights::of(state.board()))) / f64::from(weights::SCALE)
}

/// How many stacks of each height each kind of piece has on top. Kept up to date along with a state, because counting is slow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heights([Counts; Piece::ALL.len()]);

/// A byte for each height, the lowest for none.
type Counts = u64;

impl Heights {
    /// Counted from nothing but the board.
    pub(super) fn of(board: &Board) -> Heights {
        let mut heights = Heights([0; Piece::ALL.len()]);
        board.occupied().iter().for_each(|at| heights.add(board.stack(at)));
        heights
    }

    /// A stack appears, or nothing.
    #[inline]
    pub(super) fn add(&mut self, stack: Stack) {
        if let Some(top) = stack.top() {
            *self.under(top) += 1 << (8 * stack.height());
        }
    }

    /// A stack disappears.
    #[inline]
    pub(super) fn remove(&mut self, stack: Stack) {
        if let Some(top) = stack.top() {
            *self.under(top) -= 1 << (8 * stack.height());
        }
    }

    #[inline]
    fn under(&mut self, top: Piece) -> &mut Counts {
        match top {
            Piece::Colour(colour) => &mut self.0[colour as usize],
            Piece::Joker => &mut self.0[Piece::ALL.len() - 1],
        }
    }

    /// How many stacks there are.
    #[inline]
    pub(super) fn stacks(&self) -> usize {
        // The multiplication adds up all bytes in the highest.
        (self.0.iter().sum::<Counts>().wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }
}

#[inline]
const fn count(counts: Counts, height: usize) -> i32 {
    (counts >> (8 * height) & 0xff) as i32
}

/// What a colour can do for its owner, or for a player who claims it now.
#[derive(Clone, Copy, Default)]
struct Power {
    /// The stacks that can be completed.
    completes: i32,
    /// Pairs of a stack and where it can land.
    landings: i32,
    /// The stacks that can move.
    movable: i32,
}

/// What a seat has.
#[derive(Clone, Copy)]
struct Side {
    own: ColourSet,
    stacks: Points,
    counts: Counts,
    claims_left: i32,
    power: Power,
    /// See [`meeting`]: singles for fours, twos for threes.
    meeting: [i32; 2],
}

/// What all stacks of a board can be asked at once.
pub(super) struct Shapes<'a> {
    board: &'a Board,
    max: usize,
    /// LYNGK E8: for each height, the stacks that leave room for that many pieces.
    roomy: [Points; 8],
    /// For each height, the stacks that such a stack would complete.
    partners: [Points; 8],
    /// Whether two stacks could add up to a complete one.
    any_complete: bool,
    /// For each set of the first three colours, the stacks that hold any of them.
    holding_first: [Points; 8],
    /// For each set of the last two.
    holding_last: [Points; 4],
}

impl<'a> Shapes<'a> {
    pub(super) fn new(state: &'a State) -> Shapes<'a> {
        let (board, max) = (state.board(), state.variant().max_height());
        let mut at_most = [Points::EMPTY; 7];
        for height in 1..at_most.len() {
            at_most[height] = at_most[height - 1] | board.of_height(height);
        }
        let (mut roomy, mut partners) = ([Points::EMPTY; 8], [Points::EMPTY; 8]);
        for height in 1..max {
            (roomy[height], partners[height]) = (at_most[max - height], board.of_height(max - height));
        }
        let any_complete = (1..=max / 2).any(|height| !board.of_height(height).is_empty() && !partners[height].is_empty());
        let [a, b, c, d, e] = Colour::ALL.map(|colour| board.holding(colour));
        let none = Points::EMPTY;
        let holding_first = [none, a, b, a | b, c, a | c, b | c, a | b | c];
        Shapes { board, max, roomy, partners, any_complete, holding_first, holding_last: [none, d, e, d | e] }
    }

    /// The stacks that share a colour with this one.
    #[inline]
    fn sharing(&self, stack: Stack) -> Points {
        let bits = stack.colours().bits();
        self.holding_first[bits & 0b111] | self.holding_last[bits >> 3 & 0b11]
    }

    /// LYNGK F2: the stacks of a colour's network that `first` is in, and all stacks in reach of any of them that lack the colour. What
    /// has it on top is passed, never landed on.
    #[inline]
    fn network(&self, colour: Colour, first: Point) -> (Points, Points) {
        let (network, in_reach) = self.board.network(colour, first);
        (network, in_reach - self.board.holding(colour))
    }

    /// LYNGK E8: goes through the networks of a colour as its owner would use them.
    #[inline]
    fn add_power(&self, colour: Colour, power: &mut Power) {
        let mut completed = Points::EMPTY;
        let mut left = self.board.topped(colour);
        while let Some(first) = left.first() {
            let (network, reach) = self.network(colour, first);
            left -= network;
            // Single pieces of one colour can all land on the same stacks, and there are many of them.
            let singles = network & self.board.of_height(1);
            if !singles.is_empty() {
                let landings = reach & self.roomy[1];
                let count = singles.len() as i32;
                power.landings += count * landings.len() as i32;
                power.movable += if landings.is_empty() { 0 } else { count };
                completed |= landings & self.partners[1];
            }
            for from in network - singles {
                let stack = self.board.stack(from);
                let landings = (reach & self.roomy[stack.height()]) - self.sharing(stack);
                power.landings += landings.len() as i32;
                power.movable += i32::from(!landings.is_empty());
                completed |= landings & self.partners[stack.height()];
            }
        }
        if !completed.is_empty() {
            power.completes += completed.len() as i32;
        }
    }

    /// Whether the owner of a colour could complete a stack by one move, or a player who claims it now.
    pub(super) fn can_complete(&self, colour: Colour) -> bool {
        let (topped, holding) = (self.board.topped(colour), self.board.holding(colour));
        // Wherever they stand, there must be two stacks that together are complete.
        let mut left = (1..self.max)
            .filter(|height| !(self.partners[*height] - holding).is_empty())
            .fold(Points::EMPTY, |left, height| left | topped & self.board.of_height(height));
        while let Some(first) = left.first() {
            let (network, reach) = self.network(colour, first);
            let completes = |from: Point| {
                let stack = self.board.stack(from);
                !((reach & self.partners[stack.height()]) - self.sharing(stack)).is_empty()
            };
            if (left & network).iter().any(completes) {
                return true;
            }
            left -= network;
        }
        false
    }
}

/// The features of a position, the seat that decides counted positive where both have one.
pub fn features(state: &State) -> [i32; FEATURES] {
    features_with(state, &Heights::of(state.board()))
}

/// The same where the heights are known already.
#[inline]
pub(super) fn features_with(state: &State, heights: &Heights) -> [i32; FEATURES] {
    let us = state.phase().to_act().unwrap_or(Seat(0));
    let them = Seat(us.0 ^ 1);
    let shapes = Shapes::new(state);
    let neutral = state.neutral();
    let [ours, theirs] = [us, them].map(|seat| side(state, &shapes, heights, seat));
    let hopes = |side: &Side| side.claims_left > 0 && side.power.completes == 0;
    let claim_completes =
        shapes.any_complete && (hopes(&ours) || hopes(&theirs)) && neutral.into_iter().any(|colour| shapes.can_complete(colour));
    let of_height = |height: usize| count(ours.counts, height) - count(theirs.counts, height);
    let claims = ours.claims_left - theirs.claims_left;
    let neutral_counts = heights.0[..Colour::ALL.len()].iter().sum::<Counts>() - ours.counts - theirs.counts;
    let neutral_of = |height: usize| count(neutral_counts, height);
    let by_claim = |side: &Side| i32::from(hopes(side) && claim_completes);
    [
        1,
        state.taken(us).len() as i32 - state.taken(them).len() as i32,
        of_height(1),
        of_height(2),
        of_height(3),
        of_height(4),
        if shapes.max == 6 { of_height(5) } else { 0 },
        i32::from(ours.power.completes > 0),
        (ours.power.completes - 1).clamp(0, 3),
        by_claim(&ours),
        i32::from(theirs.power.completes > 0),
        (theirs.power.completes - 1).clamp(0, 3),
        by_claim(&theirs),
        ours.power.landings - theirs.power.landings,
        claims,
        claims * (neutral_of(2) + neutral_of(3)),
        ours.meeting[0] - theirs.meeting[0],
        ours.meeting[1] - theirs.meeting[1],
        safe(&shapes, &ours, &theirs, neutral, 4) - safe(&shapes, &theirs, &ours, neutral, 4),
        safe(&shapes, &ours, &theirs, neutral, 3) - safe(&shapes, &theirs, &ours, neutral, 3),
        ours.power.movable - theirs.power.movable,
        claims * neutral_of(4),
    ]
}

#[inline]
fn side(state: &State, shapes: &Shapes<'_>, heights: &Heights, seat: Seat) -> Side {
    let own = state.claims(seat).fold(ColourSet::EMPTY, |set, colour| set | ColourSet::only(colour));
    let mut side = Side { own, stacks: Points::EMPTY, counts: 0, claims_left: 2, power: Power::default(), meeting: [0; 2] };
    for colour in own {
        let counts = heights.0[colour as usize];
        side.stacks |= shapes.board.topped(colour);
        side.counts += counts;
        side.claims_left -= 1;
        shapes.add_power(colour, &mut side.power);
        side.meeting[0] += meeting(shapes, colour, 4, count(counts, 1));
        side.meeting[1] += meeting(shapes, colour, 3, count(counts, 2));
    }
    side
}

/// How many stacks of height `lower` lack a colour, at most as many as there are `upper` stacks to put on them, wherever they stand.
#[inline]
fn meeting(shapes: &Shapes<'_>, colour: Colour, lower: usize, upper: i32) -> i32 {
    let lower = shapes.board.of_height(lower) - shapes.board.holding(colour);
    if lower.is_empty() || upper == 0 { 0 } else { upper.min(lower.len() as i32) }
}

/// How many stacks of a height the other side can never put one of its colours on, those it can still claim included.
#[inline]
fn safe(shapes: &Shapes<'_>, side: &Side, other: &Side, neutral: ColourSet, height: usize) -> i32 {
    let stacks = side.stacks & shapes.board.of_height(height);
    if stacks.is_empty() {
        return 0;
    }
    let hostile = if other.claims_left > 0 { other.own | neutral } else { other.own };
    hostile.iter().fold(stacks, |safe, colour| safe & shapes.board.holding(colour)).len() as i32
}
