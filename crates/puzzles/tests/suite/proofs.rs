//! Proved puzzles, tried by a search that shares nothing with those that found and checked them.

use crate::some;
use std::collections::HashMap;
use trilynx_bots::Determinize;
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::search::Position;
use trilynx_bots::yinsh::YinshPosition;
use trilynx_games::{Game, Seat, Seats, Status, Viewer, linko, lyngk, yinsh};
use trilynx_puzzles::prove::full_width::{Aim, FullWidth};
use trilynx_puzzles::prove::proof_numbers::Prover;
use trilynx_puzzles::turns::{after, all, moves_of};
use trilynx_puzzles::{Class, Goal, Puzzle};

/// Whether a seat is the only winner whatever the other does, with at most `left` more turns.
fn wins<G: Game>(state: &G, seat: Seat, left: u8) -> bool {
    match state.status() {
        Status::Over(outcome) => outcome.winners == Seats::only(seat),
        Status::ToMove(to_move) if to_move == seat => {
            let cost = u8::from(!state.mid_turn());
            left >= cost && moves_of(state).iter().any(|chosen| wins(&after(state, *chosen), seat, left - cost))
        }
        Status::ToMove(_) => left > 0 && moves_of(state).iter().all(|chosen| wins(&after(state, *chosen), seat, left)),
    }
}

fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[test]
fn in_yinsh_the_solution_does_it_and_nothing_else_does() {
    let mut tried = [0; 2];
    for (_, puzzle) in some::<yinsh::State>(2) {
        let (state, seat) = (puzzle.position(), puzzle.seat());
        let does_it = |next: &yinsh::State| match puzzle.goal {
            Goal::Win { turns } => wins(next, seat, turns - 1),
            _ => !wins(next, opponent(seat), 2),
        };
        match puzzle.goal {
            Goal::Win { turns: 1 | 2 } => tried[0] += 1,
            Goal::Defend => tried[1] += 1,
            _ => continue,
        }
        let idea = &puzzle.first_turn()[..1];
        for (turn, next) in all(&state) {
            let is_right = puzzle.line[0].accepted.contains(&turn);
            let does = does_it(&next);
            assert!(does || !is_right, "{}: {turn:?} does not do it", puzzle.id);
            // Other rows and rings after the same move of a ring are not a second solution, nor is the mirror image of it.
            let is_image = puzzle.is_solved_by(&turn);
            assert!(!does || is_right || is_image || turn[..1] == *idea, "{}: {turn:?} does it too", puzzle.id);
        }
    }
    assert!(tried.iter().all(|tried| *tried >= 20), "{tried:?}");
}

/// +1, 0 or −1 for the seat that decides, with best play to the end.
fn value(state: &lyngk::State, known: &mut HashMap<u64, i32>) -> i32 {
    let key = LyngkPosition::new(state).key();
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let Status::ToMove(seat) = state.status() else { unreachable!("somebody decides") };
    let of = |chosen: &lyngk::Move, known: &mut HashMap<u64, i32>| worth(&after(state, *chosen), seat, known);
    let best = moves_of(state).iter().map(|chosen| of(chosen, known)).max().expect("a move");
    known.insert(key, best);
    best
}

fn worth(state: &lyngk::State, seat: Seat, known: &mut HashMap<u64, i32>) -> i32 {
    match state.status() {
        Status::Over(outcome) if outcome.winners.is_empty() => 0,
        Status::Over(outcome) => {
            if outcome.winners.contains(seat) {
                1
            } else {
                -1
            }
        }
        Status::ToMove(to_move) => value(state, known) * if to_move == seat { 1 } else { -1 },
    }
}

#[test]
fn in_lyngk_the_solution_does_it_and_nothing_else_does() {
    let mut tried = 0;
    let is_small = |puzzle: &Puzzle<lyngk::State>| puzzle.class == Class::Proved && puzzle.position().board().occupied().len() <= 10;
    for (_, puzzle) in some::<lyngk::State>(1).into_iter().filter(|(_, puzzle)| is_small(puzzle)).take(60) {
        let (state, seat, mut known) = (puzzle.position(), puzzle.seat(), HashMap::new());
        tried += 1;
        let wanted = if puzzle.goal == Goal::Defend { 0 } else { 1 };
        for (turn, next) in all(&state) {
            let does = worth(&next, seat, &mut known) >= wanted;
            assert_eq!(does, puzzle.is_solved_by(&turn), "{}: {turn:?}", puzzle.id);
        }
    }
    assert!(tried >= 20, "{tried}");
}

/// Whether a seat of Linko! wins alone whatever the others do, every card being known.
fn wins_open(state: &linko::State, seat: Seat, known: &mut HashMap<String, bool>) -> bool {
    let player = match state.status() {
        Status::Over(outcome) => return outcome.winners == Seats::only(seat),
        Status::ToMove(player) => player,
    };
    let key = state.setup().to_string();
    if let Some(wins) = known.get(&key) {
        return *wins;
    }
    let moves = moves_of(state);
    let mut each = moves.iter().map(|chosen| wins_open(&after(state, *chosen), seat, known));
    let wins = if player == seat { each.any(|wins| wins) } else { each.all(|wins| wins) };
    known.insert(key, wins);
    wins
}

#[test]
fn in_linko_what_is_proved_can_be_counted_and_only_the_solution_does_it() {
    let mut tried = 0;
    for (_, puzzle) in some::<linko::State>(1).into_iter().filter(|(_, puzzle)| puzzle.class == Class::Proved) {
        let (state, seat, mut known) = (puzzle.position(), puzzle.seat(), HashMap::new());
        // Whatever is dealt to agree with what the solver sees, it is this.
        let view = state.view(Viewer::Seat(seat));
        for seed in 0..100 {
            let dealt = linko::State::determinize(&view, &mut fastrand::Rng::with_seed(seed));
            assert_eq!(dealt.setup(), state.setup(), "{}: other cards are possible", puzzle.id);
        }
        for (turn, next) in all(&state) {
            assert_eq!(wins_open(&next, seat, &mut known), puzzle.is_solved_by(&turn), "{}: {turn:?}", puzzle.id);
        }
        tried += 1;
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn both_provers_say_the_same() {
    let mut answers = [0; 2];
    for (_, puzzle) in some::<yinsh::State>(12) {
        let (state, seat) = (puzzle.position(), puzzle.seat());
        for (turn, next) in all(&state).into_iter().step_by(3) {
            let clever = Prover::new(seat.0, 1_000_000).wins(&YinshPosition::new(&next), 1);
            let plain = FullWidth::new(seat, Aim::Win, 10_000_000, None).reaches(&next, 1);
            assert_eq!(clever, plain, "{}: {turn:?}", puzzle.id);
            answers[usize::from(clever == Some(true))] += 1;
        }
    }
    assert!(answers.iter().all(|count| *count > 0), "{answers:?}");
}
