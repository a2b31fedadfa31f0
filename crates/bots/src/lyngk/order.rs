//! Which moves look promising, before any is tried.

use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Colour, ColourSet, Move, State, Variant};

/// What a hundredth of a point of hope is worth against the history of a move, which is at most 4,096.
const UNIT: i32 = 8;

/// What is known of a colour from the mover's side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Own,
    Theirs,
    Neutral,
}

/// Each colour's side, for the seat that must decide.
fn sides(state: &State) -> [Side; 5] {
    let mover = state.phase().to_act().unwrap_or(Seat(0));
    let mut sides = [Side::Neutral; 5];
    for seat in [Seat(0), Seat(1)] {
        let side = if seat == mover { Side::Own } else { Side::Theirs };
        state.claims(seat).for_each(|colour| sides[colour as usize] = side);
    }
    sides
}

/// Larger is tried sooner.
pub(super) fn order(state: &State, moves: &[Move], promise: &mut [i32]) {
    let sides = sides(state);
    let gains = claim_gains(state, moves);
    for (chosen, promise) in moves.iter().zip(promise) {
        *promise = match *chosen {
            Move::Claim(colour) => UNIT * gains[colour as usize],
            Move::Stack { .. } => UNIT * stack_promise(state, &sides, *chosen),
        };
    }
}

fn stack_promise(state: &State, sides: &[Side; 5], chosen: Move) -> i32 {
    let Move::Stack { from, to } = chosen else { return 0 };
    let (upper, lower) = (state.stack(from), state.stack(to));
    let height = upper.height() + lower.height();
    let top = upper.top_colour().map_or(Side::Neutral, |colour| sides[colour as usize]);
    let below = lower.top_colour().map_or(Side::Neutral, |colour| sides[colour as usize]);
    let max = state.variant().max_height();
    let made = match (top, height) {
        (Side::Own, _) if height == max => 4000,
        (_, _) if height == max => 40,
        (Side::Own, 5) => 900,
        (Side::Own, 4) => 160,
        (Side::Own, 3) => 60,
        (Side::Own, _) => 10,
        // A neutral stack that is nearly complete helps whoever moves next.
        (_, 4) => -150,
        (_, 3) => -20,
        _ => 0,
    };
    let covered = match below {
        Side::Theirs => 60 * lower.height() as i32,
        Side::Neutral => 5 * lower.height() as i32,
        Side::Own => -40 * lower.height() as i32,
    };
    made + covered - if top == Side::Own { 10 * upper.height() as i32 } else { 0 }
}

/// What each claim is worth trying for: a colour with which something can be completed at once comes first, others come last, those
/// with more high stacks sooner.
fn claim_gains(state: &State, moves: &[Move]) -> [i32; 5] {
    let mut gains = [0; 5];
    if !moves.iter().rev().take(5).any(|chosen| matches!(chosen, Move::Claim(_))) {
        return gains;
    }
    let board = state.board();
    for colour in Colour::ALL {
        let topped = board.topped(colour);
        let high = (2..5).map(|height| (board.of_height(height) & topped).len() as i32 * height as i32).sum::<i32>();
        let completes = super::evaluate::completions(state, colour);
        gains[colour as usize] = if completes > 0 { 3000 } else { -300 + 10 * high };
    }
    gains
}

/// Whether a move completes a stack for its maker, or ends what the opponent could complete.
pub(super) fn is_forcing(state: &State, chosen: Move) -> bool {
    let Move::Stack { from, to } = chosen else { return false };
    let Some(by) = state.phase().to_act() else { return false };
    let (upper, lower) = (state.stack(from), state.stack(to));
    let own = state.claims(by).fold(ColourSet::NONE, |set, colour| set | ColourSet::only(colour));
    let height = upper.height() + lower.height();
    let completes = match state.variant() {
        Variant::Standard => height == 5,
        Variant::Six => height >= 5,
    };
    let takes = lower.height() >= 3 && lower.top_colour().is_some_and(|colour| state.owner(colour).is_some_and(|owner| owner != by));
    completes && upper.top_colour().is_some_and(|colour| own.contains(colour)) || takes
}
