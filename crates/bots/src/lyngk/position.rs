//! A LYNGK state as the search sees it: with its key, and moves as numbers.
//!
//! The one thing to know: of a stack only its top, its colours and its height matter for what can follow, and of a complete one that
//! stays on the board only its top. Of the five-stacks taken only the difference matters. Positions that differ in nothing else
//! have the same key.

use super::evaluate::{self, Heights};
use super::order;
use crate::search::Position;
use trilynx_games::Game;
use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Colour, Move, Phase, Point, Stack, State, Variant};

/// A state with its key and the counts that the evaluation needs.
#[derive(Clone, Copy, Debug)]
pub struct LyngkPosition {
    state: State,
    key: u64,
    heights: Heights,
}

impl Position for LyngkPosition {
    type Game = State;

    const MOVE_INDEXES: usize = Point::COUNT * Point::COUNT + Colour::ALL.len();

    /// Measured: smaller margins win, down to here.
    const MARGIN: i32 = 10;

    const PHASES: &'static [&'static str] = &["over 34 stacks", "26 to 34 stacks", "18 to 25 stacks", "10 to 17 stacks", "below 10 stacks"];

    fn new(state: &State) -> LyngkPosition {
        LyngkPosition { state: *state, key: key_of(state), heights: Heights::of(state.board()) }
    }

    #[inline]
    fn state(&self) -> &State {
        &self.state
    }

    #[inline]
    fn to_move(&self) -> Option<u8> {
        self.state.phase().to_act().map(|seat| seat.0)
    }

    fn result(&self) -> i32 {
        match self.state.phase() {
            Phase::Won { by } => 1 - 2 * i32::from(by.0),
            _ => self.state.tally(Seat(0)).cmp(&self.state.tally(Seat(1))) as i32,
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn play(&mut self, chosen: Move) {
        let Some(by) = self.state.phase().to_act() else { return };
        self.key ^= key_of_decision(&self.state);
        match chosen {
            Move::Claim(colour) => {
                self.key ^= key_of_claim(by, colour);
                self.state.play_unchecked(chosen);
            }
            Move::Stack { from, to } => {
                let variant = self.state.variant();
                let (upper, lower) = (self.state.stack(from), self.state.stack(to));
                let taken = key_of_taken(&self.state);
                self.key ^= key_of_stack(variant, from, upper) ^ key_of_stack(variant, to, lower);
                self.state.play_unchecked(chosen);
                let made = self.state.stack(to);
                self.heights.remove(upper);
                self.heights.remove(lower);
                if made.is_empty() {
                    self.key ^= taken ^ key_of_taken(&self.state);
                } else {
                    self.key ^= key_of_stack(variant, to, made);
                    self.heights.add(made);
                }
            }
        }
        self.key ^= key_of_decision(&self.state);
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        evaluate::evaluate(&self.state, &self.heights)
    }

    fn phase(&self) -> usize {
        const FEWEST: [usize; 4] = [35, 26, 18, 10];
        FEWEST.iter().filter(|&&fewest| self.heights.stacks() < fewest).count()
    }

    fn unit(&self) -> f32 {
        evaluate::UNITS[self.phase()]
    }

    fn order(&self, moves: &[Move], scores: &mut [i32]) {
        order::order(&self.state, moves, scores);
    }

    /// A claim only begins a turn.
    #[inline]
    fn costs_depth(&self, chosen: Move) -> bool {
        matches!(chosen, Move::Stack { .. })
    }

    #[inline]
    fn is_forcing(&self, chosen: Move, _: &LyngkPosition) -> bool {
        order::is_forcing(&self.state, chosen)
    }

    #[inline]
    fn move_index(chosen: Move) -> usize {
        match chosen {
            Move::Claim(colour) => colour as usize,
            Move::Stack { from, to } => Colour::ALL.len() + from.index() * Point::COUNT + to.index(),
        }
    }
}

impl LyngkPosition {
    /// The stacks of each colour by height, kept up to date.
    pub(super) fn heights(&self) -> &Heights {
        &self.heights
    }
}

/// What a number in a key stands for. Each kind has numbers of its own.
mod kind {
    pub(super) const STACK: u64 = 1 << 32;
    pub(super) const CLAIM: u64 = 2 << 32;
    pub(super) const TAKEN: u64 = 3 << 32;
    pub(super) const DECISION: u64 = 4 << 32;
    pub(super) const VARIANT: u64 = 5 << 32;
}

/// A number that looks random, always the same for the same `of` (the last steps of the generator SplitMix64). Computing it is as
/// quick as a table that the processor must keep at hand.
#[inline]
const fn mix(of: u64) -> u64 {
    let mut number = of.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The key computed from nothing but the state.
fn key_of(state: &State) -> u64 {
    let variant = state.variant();
    let mut key = mix(kind::VARIANT | variant as u64) ^ key_of_taken(state) ^ key_of_decision(state);
    for at in Point::all() {
        key ^= key_of_stack(variant, at, state.stack(at));
    }
    for seat in [Seat(0), Seat(1)] {
        state.claims(seat).for_each(|colour| key ^= key_of_claim(seat, colour));
    }
    key
}

#[inline]
fn key_of_stack(variant: Variant, at: Point, stack: Stack) -> u64 {
    if stack.is_empty() {
        return 0;
    }
    let top = stack.top_colour().map_or(0, |colour| colour as u64 + 1);
    let height = stack.height();
    // LYNGK E10, H5: what is complete neither moves nor is landed on, so that what lies below its top is forgotten.
    let colours = if height == variant.max_height() { 0 } else { stack.colours().bits() as u64 };
    mix(kind::STACK | at.index() as u64 | top << 6 | (height as u64) << 9 | colours << 12)
}

#[inline]
fn key_of_claim(seat: Seat, colour: Colour) -> u64 {
    mix(kind::CLAIM | u64::from(seat.0) << 3 | colour as u64)
}

/// Who wins depends on the difference only.
#[inline]
fn key_of_taken(state: &State) -> u64 {
    let difference = state.taken(Seat(0)).len() + 8 - state.taken(Seat(1)).len();
    KEYS_OF_TAKEN[difference & 15]
}

/// Who decides, and whether a claim is still possible this turn: to have claimed the second colour just now or long ago is the same.
#[inline]
fn key_of_decision(state: &State) -> u64 {
    let decision = match state.phase() {
        Phase::Over => 0,
        Phase::Won { by } => 1 + by.index(),
        Phase::Claimed { by } => 3 + by.index(),
        Phase::Turn { by } if state.claims(by).count() == 2 => 3 + by.index(),
        Phase::Turn { by } => 5 + by.index(),
    };
    KEYS_OF_DECISION[decision]
}

static KEYS_OF_TAKEN: [u64; 16] = keys_of(kind::TAKEN);
static KEYS_OF_DECISION: [u64; 8] = keys_of(kind::DECISION);

/// The numbers of one kind, where there are few of them.
const fn keys_of<const COUNT: usize>(kind: u64) -> [u64; COUNT] {
    let mut keys = [0; COUNT];
    let mut n = 0;
    while n < COUNT {
        keys[n] = mix(kind | n as u64);
        n += 1;
    }
    keys
}
