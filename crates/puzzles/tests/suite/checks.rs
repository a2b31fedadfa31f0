//! Checking again: what is wrong is found, and what cannot be found out is said to be unknown.

use crate::some;
use std::cell::Cell;
use trilynx_games::{lyngk, yinsh};
use trilynx_puzzles::check::check;
use trilynx_puzzles::turns::all;
use trilynx_puzzles::{CheckEffort, Class, Fault, Goal, Puzzle, Puzzled};

/// A proved win in so many turns.
fn win<G: Puzzled>(wanted: u8) -> Puzzle<G> {
    let is_wanted = |puzzle: &Puzzle<G>| puzzle.class == Class::Proved && puzzle.goal == Goal::Win { turns: wanted };
    some::<G>(1).into_iter().map(|(_, puzzle)| puzzle).find(is_wanted).expect("such a puzzle")
}

#[test]
fn a_solution_that_does_nothing_is_found() {
    fn spoil<G: Puzzled>() {
        let puzzle = win::<G>(1);
        assert_eq!(check(&puzzle, CheckEffort::times(1)), Ok(()));
        let wrong = all(&puzzle.position()).into_iter().find(|(turn, _)| !puzzle.is_solved_by(turn)).expect("a wrong turn");
        let mut spoilt = puzzle.clone();
        spoilt.line[0].accepted = vec![wrong.0];
        spoilt.themes = G::themes(&spoilt).into_iter().map(str::to_owned).collect();
        let Err(Fault::Wrong(reason)) = check(&spoilt, CheckEffort::times(1)) else { panic!("{} holds with another solution", puzzle.id) };
        assert!(reason.contains("do"), "{reason}");
        let renamed = Puzzle { themes: vec!["nonsense".to_owned()], ..puzzle };
        assert!(matches!(check(&renamed, CheckEffort::times(1)), Err(Fault::Wrong(_))), "another theme");
    }
    spoil::<yinsh::State>();
    spoil::<lyngk::State>();
}

#[test]
fn without_effort_nothing_is_found_out_and_with_it_there_are_pauses() {
    let puzzle = win::<yinsh::State>(2);
    assert_eq!(check(&puzzle, CheckEffort::times(0)), Err(Fault::Unknown { positions: 0 }));
    let pauses = Cell::new(0);
    assert_eq!(check(&puzzle, CheckEffort { times: 10, pause: &|| pauses.set(pauses.get() + 1) }), Ok(()));
    assert!(pauses.get() > 0);
}
