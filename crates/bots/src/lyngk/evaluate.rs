//! How good a position looks without searching on: features of both seats, weighted by how full the board still is.
//!
//! The one thing to know: a claim comes before a move in the same turn, so a colour that a seat may still claim threatens what a claimed
//! one does. The weights were fitted to the results of games (`examples/lyngk_tune.rs`), so a score is a logarithm of odds,
//! scaled to about a hundred a five-stack.

use super::weights::{self, Weights};
use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Board, Colour, ColourSet, Point, Points, Stack, State};

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

/// Scores are so many times the logarithm of the odds.
pub(super) const SCALE: f32 = weights::SCALE;

/// The probability of winning that a score stands for.
pub(super) fn win_probability(score: i32) -> f32 {
    1.0 / (1.0 + (-(score as f32) / SCALE).exp())
}

/// The score for the seat that decides.
#[inline]
pub(super) fn evaluate(state: &State) -> i32 {
    weighted(state, &features(state))
}

/// The score that features add up to.
#[inline]
pub(super) fn weighted(state: &State, features: &[i32; FEATURES]) -> i32 {
    let weights = &BLENDED[state.variant() as usize][state.board().occupied().len()];
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>() / weights::DIVISOR
}

/// The weights of each variant, for each number of stacks.
static BLENDED: [[[i32; FEATURES]; weights::FULL as usize + 1]; 2] = [blended(&weights::STANDARD), blended(&weights::SIX)];

const fn blended(weights: &Weights) -> [[i32; FEATURES]; weights::FULL as usize + 1] {
    let mut blended = [[0; FEATURES]; weights::FULL as usize + 1];
    let mut stacks = 0;
    while stacks <= weights::FULL {
        let mut at = 0;
        while at < FEATURES {
            blended[stacks as usize][at] = weights.full[at] * stacks + weights.empty[at] * (weights::FULL - stacks);
            at += 1;
        }
        stacks += 1;
    }
    blended
}

/// The logarithm of the odds that the evaluation gives to the seat that decides.
pub fn logit(state: &State) -> f64 {
    f64::from(evaluate(state)) / f64::from(SCALE)
}

/// What a colour can do for its owner, or for whoever claims it now.
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
    claims_left: i32,
    power: Power,
}

/// What all stacks of a board can be asked at once.
pub(super) struct Shapes<'a> {
    board: &'a Board,
    max: usize,
    at_most: [Points; 7],
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
        let any_complete = (1..=max / 2).any(|height| !board.of_height(height).is_empty() && !board.of_height(max - height).is_empty());
        let [a, b, c, d, e] = Colour::ALL.map(|colour| board.holding(colour));
        let none = Points::EMPTY;
        let holding_first = [none, a, b, a | b, c, a | c, b | c, a | b | c];
        Shapes { board, max, at_most, any_complete, holding_first, holding_last: [none, d, e, d | e] }
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
        let links = self.board.topped(colour);
        let (mut network, mut reach) = (Points::only(first), Points::EMPTY);
        let mut todo = network;
        while let Some(at) = todo.next() {
            let seen = self.board.in_reach(at);
            reach |= seen;
            let more = seen & (links - network);
            network |= more;
            todo |= more;
        }
        (network, reach - self.board.holding(colour))
    }

    /// LYNGK E8: goes through the networks of a colour as its owner would use them.
    #[inline]
    fn power(&self, colour: Colour) -> Power {
        let mut power = Power::default();
        let mut completed = Points::EMPTY;
        let mut left = self.board.topped(colour);
        while let Some(first) = left.first() {
            let (network, reach) = self.network(colour, first);
            left -= network;
            for from in network {
                let stack = self.board.stack(from);
                let room = self.max - stack.height();
                let landings = (reach & self.at_most[room]) - self.sharing(stack);
                power.landings += landings.len() as i32;
                power.movable += i32::from(!landings.is_empty());
                completed |= landings & self.board.of_height(room);
            }
        }
        power.completes = completed.len() as i32;
        power
    }

    /// Whether the owner of a colour could complete a stack by one move, or whoever claims it now.
    pub(super) fn can_complete(&self, colour: Colour) -> bool {
        // Wherever they stand, there must be two stacks that together are complete.
        let fits = |from: Point| self.board.of_height(self.max - self.board.stack(from).height()) - self.sharing(self.board.stack(from));
        let mut left =
            self.board.topped(colour).filter(|from| !fits(*from).is_empty()).fold(Points::EMPTY, |set, from| set | Points::only(from));
        while let Some(first) = left.first() {
            let (network, reach) = self.network(colour, first);
            if (left & network).any(|from| !(reach & fits(from)).is_empty()) {
                return true;
            }
            left -= network;
        }
        false
    }
}

/// The features of a position, the seat that decides counted positive where both have one.
pub fn features(state: &State) -> [i32; FEATURES] {
    let us = state.phase().to_act().unwrap_or(Seat(0));
    let them = Seat(us.0 ^ 1);
    let shapes = Shapes::new(state);
    let neutral = state.neutral();
    let [ours, theirs] = [us, them].map(|seat| side(state, &shapes, seat));
    let hopes = |side: &Side| side.claims_left > 0 && side.power.completes == 0;
    let claim_completes =
        shapes.any_complete && (hopes(&ours) || hopes(&theirs)) && neutral.into_iter().any(|colour| shapes.can_complete(colour));
    let of_height = |height: usize| {
        let stacks = shapes.board.of_height(height);
        (ours.stacks & stacks).len() as i32 - (theirs.stacks & stacks).len() as i32
    };
    let claims = ours.claims_left - theirs.claims_left;
    let neutral_stacks = shapes.board.topped_by(neutral);
    let neutral_of = |height: usize| (shapes.board.of_height(height) & neutral_stacks).len() as i32;
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
        meeting(&shapes, &ours, 4, 1) - meeting(&shapes, &theirs, 4, 1),
        meeting(&shapes, &ours, 3, 2) - meeting(&shapes, &theirs, 3, 2),
        safe(&shapes, &ours, &theirs, neutral, 4) - safe(&shapes, &theirs, &ours, neutral, 4),
        safe(&shapes, &ours, &theirs, neutral, 3) - safe(&shapes, &theirs, &ours, neutral, 3),
        ours.power.movable - theirs.power.movable,
        claims * neutral_of(4),
    ]
}

fn side(state: &State, shapes: &Shapes<'_>, seat: Seat) -> Side {
    let own = state.claims(seat).fold(ColourSet::NONE, |set, colour| set | ColourSet::only(colour));
    let mut power = Power::default();
    for colour in own {
        let more = shapes.power(colour);
        power.completes += more.completes;
        power.landings += more.landings;
        power.movable += more.movable;
    }
    Side { own, stacks: shapes.board.topped_by(own), claims_left: 2 - own.len() as i32, power }
}

/// How many stacks of height `lower` lack one of the side's colours of which it has a stack of height `upper`, wherever it stands.
#[inline]
fn meeting(shapes: &Shapes<'_>, side: &Side, lower: usize, upper: usize) -> i32 {
    let (lower, upper) = (shapes.board.of_height(lower), shapes.board.of_height(upper) & side.stacks);
    if lower.is_empty() || upper.is_empty() {
        return 0;
    }
    side.own.map(|colour| (lower - shapes.board.holding(colour)).len().min((upper & shapes.board.topped(colour)).len()) as i32).sum()
}

/// How many stacks of a height the other side can never put one of its colours on, those it can still claim included.
#[inline]
fn safe(shapes: &Shapes<'_>, side: &Side, other: &Side, neutral: ColourSet, height: usize) -> i32 {
    let stacks = side.stacks & shapes.board.of_height(height);
    if stacks.is_empty() {
        return 0;
    }
    let hostile = if other.claims_left > 0 { other.own | neutral } else { other.own };
    hostile.fold(stacks, |safe, colour| safe & shapes.board.holding(colour)).len() as i32
}
