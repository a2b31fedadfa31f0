//! Ratings by Glicko-2, and what a puzzle is taken to be before anybody has tried it.

use trilynx_puzzles::mine::{LEVELS, TRIES, rating_by};
use trilynx_puzzles::rating::{BEGINNER, Rating, Weight, rate};

#[test]
fn solving_raises_failing_lowers_and_the_puzzle_goes_the_other_way() {
    let puzzle = Rating::of_new_puzzle(1500);
    for solved in [true, false] {
        let (person, after) = rate(&BEGINNER, &puzzle, solved, Weight::Full);
        assert_eq!(person.rating > BEGINNER.rating, solved);
        assert_eq!(after.rating < puzzle.rating, solved);
        assert!(person.deviation < BEGINNER.deviation && after.deviation < puzzle.deviation);
    }
}

#[test]
fn a_known_theme_counts_half_and_a_streak_nothing() {
    let puzzle = Rating::of_new_puzzle(1700);
    let gain = |weight| rate(&BEGINNER, &puzzle, true, weight).0.rating - BEGINNER.rating;
    assert!((gain(Weight::Full) - 2.0 * gain(Weight::Half)).abs() < 1e-9);
    assert_eq!(rate(&BEGINNER, &puzzle, true, Weight::Nothing), (BEGINNER, puzzle));
}

#[test]
fn who_solves_what_is_hard_gains_more_and_ratings_settle() {
    let gain = |rating| rate(&BEGINNER, &Rating::of_new_puzzle(rating), true, Weight::Full).0.rating;
    assert!(gain(1000) < gain(1500) && gain(1500) < gain(2000));
    // Half of puzzles of one rating solved: the rating goes there.
    let mut person = BEGINNER;
    for n in 0..400 {
        person = rate(&person, &Rating { deviation: 60.0, ..Rating::of_new_puzzle(1900) }, n % 2 == 0, Weight::Full).0;
        assert!(person.is_possible(), "{person:?}");
    }
    assert!((person.rating - 1900.0).abs() < 60.0, "{person:?}");
}

#[test]
fn numbers_of_strangers_are_looked_at() {
    assert!(BEGINNER.is_possible());
    for rating in [f64::NAN, f64::INFINITY, -1.0, 9999.0] {
        assert!(!Rating { rating, ..BEGINNER }.is_possible(), "{rating}");
    }
    assert!(!Rating { deviation: 0.0, ..BEGINNER }.is_possible());
    assert!(!Rating { volatility: 5.0, ..BEGINNER }.is_possible());
}

/// Tries solved of 8 by the ten levels, the turns of the line, and the rating: 600 for the easiest, 130 for each level that does not solve it two
/// times in three, 90 for each turn beyond the first, 18 for each level that never does.
#[test]
fn a_first_rating_follows_from_the_levels_that_solve_it_and_from_its_length() {
    assert_eq!((TRIES, LEVELS.count()), (8, 10));
    for (solved, turns, rating) in [
        ([8; 10], 1, 600),
        ([8; 10], 3, 780),
        // Nobody ever: 600 + 10 · 130 + 10 · 18.
        ([0; 10], 1, 2080),
        ([0; 10], 3, 2260),
        // Six of eight are two in three, five are not: 600 + 18 · 20 / 8, and 130 more with 18 · 21 / 8.
        ([6; 10], 1, 645),
        ([5, 6, 6, 6, 6, 6, 6, 6, 6, 6], 1, 777),
        // From level 4 on: 600 + 3 · 130 + 3 · 18.
        ([0, 0, 0, 8, 8, 8, 8, 8, 8, 8], 1, 1044),
        ([0, 0, 0, 8, 8, 8, 8, 8, 8, 8], 2, 1134),
        // A level that is lucky while stronger ones fail is not the one that counts: 600 + 8 · 130 + 7 · 18.
        ([8, 0, 0, 0, 0, 0, 0, 0, 8, 8], 1, 1766),
        // The strongest alone.
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 6], 1, 1936),
    ] {
        assert_eq!(rating_by(&solved, turns), rating, "{solved:?}, {turns} turns");
    }
}
