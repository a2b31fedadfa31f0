//! What is certain about the result without looking ahead: a lead that can no longer be caught up.

use trilynx_games::game::Seat;
use trilynx_games::lyngk::{Board, Colour, ColourSet, Point, Points, State, Variant};

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
    if most_completed(state, Seat(leader.0 ^ 1), lead) >= lead {
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

/// At least as many as a seat can still take, group by group: stacks that are not connected by straight lines never meet, because a stack
/// that leaves connects only what it was connected with.
fn most_completed(state: &State, seat: Seat, enough: usize) -> usize {
    let board = state.board();
    let own = state.claims(seat).fold(ColourSet::EMPTY, |set, colour| set | ColourSet::only(colour));
    let colours = if own.len() < 2 { own | state.neutral() } else { own };
    let live = board.at_most(4);
    let (mut left, mut most) = (board.topped_by(colours) & live, 0);
    while let Some(first) = left.first() {
        let group = group_of(board, first);
        most += most_completed_in(board, group & live, left & group);
        if most >= enough {
            break;
        }
        left -= group;
    }
    most
}

/// All stacks connected with one, directly or by others.
fn group_of(board: &Board, first: Point) -> Points {
    let mut group = Points::only(first);
    let mut todo = group;
    while let Some(at) = todo.first() {
        todo -= Points::only(at);
        let more = board.in_reach(at) - group;
        group |= more;
        todo |= more;
    }
    group
}

/// Each five-stack needs a top of its own, one that finds enough pieces of other colours; five pieces; and each colour or a
/// joker for it.
fn most_completed_in(board: &Board, group: Points, tops: Points) -> usize {
    let pieces_of = |set: Points, most: usize| (1..=most).map(|height| height * (board.of_height(height) & set).len()).sum::<usize>();
    let pieces = pieces_of(group, 4);
    if pieces < 5 {
        return 0;
    }
    let is_useful = |at: &Point| {
        let stack = board.stack(*at);
        let room = 5 - stack.height();
        let others = stack.colours().iter().fold(group, |others, colour| others - board.holding(colour));
        pieces_of(others, room) >= room
    };
    let tops = tops.iter().filter(is_useful).count();
    let of_colour = Colour::ALL.map(|colour| (board.holding(colour) & group).len());
    let jokers = pieces - of_colour.iter().sum::<usize>();
    let lacking = |count: usize| of_colour.iter().map(|of| count.saturating_sub(*of)).sum::<usize>();
    (1..=tops.min(pieces / 5)).take_while(|count| lacking(*count) <= jokers).last().unwrap_or(0)
}
