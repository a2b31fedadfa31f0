//! The lessons of LYNGK. Their positions are games from the deal on, so all of them can come up at a table.

mod basics;
mod strategy;

use crate::lesson::{Body, Lesson, Taught, Tried, Verdict};
use std::sync::LazyLock;
use trilynx_games::lyngk::{Move, Moves, Stack, State};
use trilynx_games::{Game, Seat};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

impl Taught for State {
    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            vec![
                strategy::aim(),
                basics::moving(),
                basics::stacks(),
                basics::joker(),
                basics::claim(),
                basics::tall(),
                basics::five(),
                basics::lyngk(),
                basics::block(),
                basics::end(),
                strategy::choose(),
                strategy::four(),
                strategy::wild(),
                strategy::cut(),
                strategy::forced(),
                strategy::six(),
                Lesson { name: "game", clause: "G1", body: Body::Game { bot: "level1", variants: &["standard"] } },
            ]
        });
        &LESSONS
    }
}

/// A layout, and the moves that led from it to the position of a step.
fn played(layout: &str, moves: &str) -> String {
    format!("lyngk/standard layout={layout} {moves}")
}

/// The stack that moved and the one it landed on, unless a colour was claimed.
fn moved(tried: &Tried<'_, State>) -> Option<[Stack; 2]> {
    match tried.chosen {
        Move::Stack { from, to } => Some([tried.before.stack(from), tried.before.stack(to)]),
        Move::Claim(_) => None,
    }
}

/// A task about a single move: a claim is another matter.
fn by_move(tried: &Tried<'_, State>, is_done: impl Fn([Stack; 2]) -> bool) -> Verdict {
    moved(tried).map_or(Verdict::Missed("claim"), |stacks| Verdict::done_if(is_done(stacks)))
}

/// How many LYNGK-points the move went by.
fn lyngk_points(tried: &Tried<'_, State>) -> usize {
    match tried.chosen {
        Move::Stack { from, to } => tried.before.way(from, to).len().saturating_sub(2),
        Move::Claim(_) => 0,
    }
}

/// Whether the learner has taken a stack of five with this move.
fn has_taken(tried: &Tried<'_, State>) -> bool {
    tried.after.taken(tried.seat).len() > tried.before.taken(tried.seat).len()
}

fn legal(state: &State) -> Moves {
    let mut moves = Moves::default();
    state.legal_moves(&mut moves);
    moves
}

/// Whether the seat that decides can take a stack of five now, perhaps after a claim.
fn can_take(state: &State) -> bool {
    let Some(seat) = state.phase().to_act() else { return false };
    legal(state).iter().any(|chosen| {
        let mut next = *state;
        next.play_unchecked(*chosen);
        match chosen {
            Move::Claim(_) => can_take(&next),
            Move::Stack { .. } => next.taken(seat).len() > state.taken(seat).len(),
        }
    })
}

/// Whether a move that follows ends the game with a win.
fn can_win(state: &State, seat: Seat) -> bool {
    legal(state).iter().any(|chosen| {
        let mut next = *state;
        next.play_unchecked(*chosen);
        next.status().outcome().is_some_and(|outcome| outcome.winners.contains(seat))
    })
}
