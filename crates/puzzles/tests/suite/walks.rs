//! Trying a puzzle.

use crate::some;
use trilynx_games::walk::Stop;
use trilynx_games::{Game, GameId, with_game, yinsh};
use trilynx_puzzles::turns::{all, goes_on};
use trilynx_puzzles::{Puzzled, Verdict};

fn texts<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// Follows the help from the beginning to the end.
fn follow<G: Puzzled>() {
    for (_, puzzle) in some::<G>(3) {
        let mut decisions: Vec<String> = Vec::new();
        loop {
            let (walk, stopped) = puzzle.walk(&decisions);
            assert!(stopped.is_none(), "{}: {stopped:?}", puzzle.id);
            if walk.verdict == Verdict::Solved {
                break;
            }
            assert_eq!(walk.verdict, Verdict::GoingOn, "{}: {decisions:?}", puzzle.id);
            let (from, rest) = puzzle.rest(&walk);
            assert!(from == walk.state, "{}", puzzle.id);
            decisions.push(rest.first().expect("something to do").to_string());
        }
        assert!(!decisions.is_empty());
        let (_, stopped) = puzzle.walk(&[&decisions[..], &["e5".to_owned()]].concat());
        assert!(matches!(stopped, Some((_, Stop::Finished))), "{}", puzzle.id);
    }
}

#[test]
fn the_help_solves_every_puzzle() {
    for game in GameId::ALL {
        with_game!(*game, G => follow::<G>());
    }
}

#[test]
fn every_accepted_turn_is_right_and_others_are_wrong() {
    let mut wrong = 0;
    for (_, puzzle) in some::<yinsh::State>(20) {
        for (turn, _) in all(&puzzle.position()) {
            let (walk, _) = puzzle.walk(&texts(&turn));
            let stays = walk.verdict != Verdict::Wrong;
            if puzzle.line[0].accepted.contains(&turn) {
                assert!(stays, "{}: {turn:?}", puzzle.id);
            }
            wrong += usize::from(!stays);
        }
    }
    assert!(wrong > 100, "{wrong}");
}

#[test]
fn a_wrong_beginning_of_a_turn_is_wrong_at_once_and_the_help_begins_the_turn_again() {
    let mut met = 0;
    for (_, puzzle) in some::<yinsh::State>(1) {
        let state = puzzle.position();
        let seat = puzzle.seat();
        for text in state.legal_texts() {
            let (walk, _) = puzzle.walk(&[&text]);
            if walk.verdict == Verdict::Wrong && goes_on(&walk.state, seat) {
                let (from, rest) = puzzle.rest(&walk);
                assert!(from == state && rest.starts_with(puzzle.first_turn()), "{}", puzzle.id);
                met += 1;
            }
        }
    }
    assert!(met > 0);
}

#[test]
fn what_breaks_a_rule_changes_nothing() {
    let (_, puzzle) = some::<yinsh::State>(1).swap_remove(0);
    let (walk, stopped) = puzzle.walk(&["a1-z9"]);
    assert!(matches!(stopped, Some((0, Stop::Parse(_)))) && walk.state == puzzle.position());
    let (walk, stopped) = puzzle.walk(&["e5-e5"]);
    assert!(stopped.is_some() && walk.verdict == Verdict::GoingOn && walk.state == puzzle.position());
    assert_eq!(walk.latest.len(), puzzle.last.len());
    assert!(walk.state.status().to_move().is_some());
}
