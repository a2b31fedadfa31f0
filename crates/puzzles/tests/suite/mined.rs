//! Looking for puzzles in games that were played.

use crate::some;
use trilynx_games::{lyngk, yinsh};
use trilynx_puzzles::{Class, Puzzled, mine};

/// What was found in self-play is found again where the position comes up in a game that was played, and nothing where it does not.
fn find_again<G: Puzzled>(every: usize) {
    let mut tried = 0;
    for (_, puzzle) in some::<G>(every).into_iter().filter(|(_, puzzle)| puzzle.class == Class::Proved) {
        let solved: Vec<G::Move> = puzzle.last.iter().chain(&puzzle.first_turn()[..1]).copied().collect();
        assert_eq!(mine::recorded(&puzzle.start, &solved, 1, 0, true), std::slice::from_ref(&puzzle));
        // The game broke off before: nobody had to find it.
        assert!(mine::recorded(&puzzle.start, &puzzle.last, 1, 0, true).is_empty(), "{}", puzzle.id);
        tried += 1;
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn a_position_of_a_game_that_was_played_is_the_same_puzzle() {
    find_again::<yinsh::State>(40);
    find_again::<lyngk::State>(40);
}
