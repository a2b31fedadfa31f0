//! Ratings by Glicko-2.

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
