//! Move ordering: which moves are searched first.

use super::evaluate::Shapes;
use trilynx_games::game::Seat;
use trilynx_games::lyngk::{ColourSet, Move, Point, State, Variant};

/// What a hundredth of a point of hope is worth against the history of a move, which is at most 4,096.
const UNIT: i32 = 8;

/// Whose a stack is, from the mover's side.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Side {
    Neutral,
    Own,
    Theirs,
}

const SIDES: [Side; 3] = [Side::Neutral, Side::Own, Side::Theirs];

/// Larger is tried sooner.
pub(super) fn order(state: &State, moves: &[Move], scores: &mut [i32]) {
    let kinds = kinds(state);
    let gains = claim_gains(state, moves);
    let stack_scores = &STACK_SCORES[state.variant() as usize];
    for (chosen, score) in moves.iter().zip(scores) {
        *score = match *chosen {
            Move::Claim(colour) => UNIT * gains[colour as usize],
            Move::Stack { from, to } => stack_scores[usize::from(kinds[from.index()]) % KINDS][usize::from(kinds[to.index()]) % KINDS],
        };
    }
}

/// The side and height of each stack as one number below [`KINDS`].
#[inline]
fn kinds(state: &State) -> [u8; Point::COUNT] {
    let mover = state.phase().to_act().unwrap_or(Seat(0));
    let (own, theirs) = (state.owned(mover), state.owned(Seat(mover.0 ^ 1)));
    let mut kinds = Point::ALL.map(|at| state.stack(at).height() as u8);
    own.iter().for_each(|at| kinds[at.index()] += 8 * Side::Own as u8);
    theirs.iter().for_each(|at| kinds[at.index()] += 8 * Side::Theirs as u8);
    kinds
}

/// How many kinds of stacks there are: three sides, eight heights, rounded up to spare a check.
const KINDS: usize = 32;

/// The score of moving a stack, by the variant and the kinds of the upper and the lower stack.
static STACK_SCORES: [[[i32; KINDS]; KINDS]; 2] = {
    let mut table = [[[0; KINDS]; KINDS]; 2];
    let mut at = 0;
    while at < 2 * 24 * 24 {
        let (variant, upper, lower) = (at / 576, at / 24 % 24, at % 24);
        let max = [Variant::Standard, Variant::Six][variant].max_height();
        table[variant][upper][lower] = UNIT * stack_score(max, (SIDES[upper / 8], upper % 8), (SIDES[lower / 8], lower % 8));
        at += 1;
    }
    table
};

/// The score of putting an upper stack on a lower one, each with its side and height.
const fn stack_score(max: usize, (top, upper): (Side, usize), (below, lower): (Side, usize)) -> i32 {
    let height = upper + lower;
    let made = match (top, height) {
        (Side::Own, _) if height == max => 4000,
        (_, _) if height == max => 40,
        (Side::Own, 5) => 900,
        (Side::Own, 4) => 160,
        (Side::Own, 3) => 60,
        (Side::Own, _) => 10,
        // A neutral stack that is nearly complete helps the player who moves next.
        (_, 4) => -150,
        (_, 3) => -20,
        _ => 0,
    };
    let covered = match below {
        Side::Theirs => 60 * lower as i32,
        Side::Neutral => 5 * lower as i32,
        Side::Own => -40 * lower as i32,
    };
    let spent = match top {
        Side::Own => 10 * upper as i32,
        Side::Neutral | Side::Theirs => 0,
    };
    made + covered - spent
}

/// What each claim is worth trying for: a colour with which something can be completed at once comes first, others come last, those
/// with more high stacks sooner.
fn claim_gains(state: &State, moves: &[Move]) -> [i32; 5] {
    let mut gains = [0; 5];
    if !moves.iter().rev().take(5).any(|chosen| matches!(chosen, Move::Claim(_))) {
        return gains;
    }
    let (board, shapes) = (state.board(), Shapes::new(state));
    for colour in state.neutral() {
        let topped = board.topped(colour);
        let high = (2..5).map(|height| (board.of_height(height) & topped).len() as i32 * height as i32).sum::<i32>();
        gains[colour as usize] = if shapes.can_complete(colour) { 3000 } else { -300 + 10 * high };
    }
    gains
}

/// Whether a move completes a stack for its maker, or ends what the opponent could complete.
pub(super) fn is_forcing(state: &State, chosen: Move) -> bool {
    let Move::Stack { from, to } = chosen else { return false };
    let Some(by) = state.phase().to_act() else { return false };
    let (upper, lower) = (state.stack(from), state.stack(to));
    let own = state.claims(by).fold(ColourSet::EMPTY, |set, colour| set | ColourSet::only(colour));
    let height = upper.height() + lower.height();
    let completes = match state.variant() {
        Variant::Standard => height == 5,
        Variant::Six => height >= 5,
    };
    let takes = lower.height() >= 3 && lower.top_colour().is_some_and(|colour| state.owner(colour).is_some_and(|owner| owner != by));
    completes && upper.top_colour().is_some_and(|colour| own.contains(colour)) || takes
}
