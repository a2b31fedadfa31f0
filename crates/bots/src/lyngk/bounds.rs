//! What is certain about the result without looking ahead: a lead that can no longer be caught up.

use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Colour, ColourSet, State, Variant};

/// The worth to `mover` of a lead that cannot be caught up, as the solver counts: from below for a win, from above for a loss, with
/// the longest the game can still take.
pub(super) fn certain(state: &State, mover: u8, win: i32) -> Option<i32> {
    if state.variant() == Variant::Six {
        return None;
    }
    let taken = [Seat(0), Seat(1)].map(|seat| state.taken(seat).len());
    let leader = match taken[0].cmp(&taken[1]) {
        core::cmp::Ordering::Greater => Seat(0),
        core::cmp::Ordering::Less => Seat(1),
        core::cmp::Ordering::Equal => return None,
    };
    let lead = taken[0].abs_diff(taken[1]);
    if most_completed(state, Seat(leader.0 ^ 1)) >= lead {
        return None;
    }
    let worth = win - longest(state);
    Some(if leader.0 == mover { worth } else { -worth })
}

/// The most moves that can follow: each move of a stack makes one out of two, and each claim is made once.
fn longest(state: &State) -> i32 {
    let claims: usize = [Seat(0), Seat(1)].into_iter().map(|seat| 2 - state.claims(seat).count()).sum();
    (state.board().at_most(4).len() + claims) as i32 - 1
}

/// At least as many as a seat can still take: each needs a stack of its own with one of the seat's colours on top, five pieces, and each
/// colour or a joker for it.
fn most_completed(state: &State, seat: Seat) -> usize {
    let board = state.board();
    let own = state.claims(seat).fold(ColourSet::NONE, |set, colour| set | ColourSet::only(colour));
    let colours = if own.len() < 2 { own | state.neutral() } else { own };
    let live = board.at_most(4);
    let tops = (board.topped_by(colours) & live).len();
    let pieces: usize = (1..5).map(|height| height * board.of_height(height).len()).sum();
    let of_colour = Colour::ALL.map(|colour| (board.holding(colour) & live).len());
    let jokers = pieces - of_colour.iter().sum::<usize>();
    let lacking = |count: usize| of_colour.iter().map(|of| count.saturating_sub(*of)).sum::<usize>();
    (1..=tops.min(pieces / 5)).take_while(|count| lacking(*count) <= jokers).last().unwrap_or(0)
}
