//! The shipped puzzles as tactical positions for bots: how many are solved, and by whom.

use crate::some;
use trilynx_games::{Game, GameId, linko, lyngk, with_game, yinsh};
use trilynx_puzzles::mine::is_solved;
use trilynx_puzzles::{Class, Goal, Puzzle, Puzzled};

/// What the full bot may look at for a decision.
const NODES: u64 = 5_000;

/// How many of the puzzles are solved.
fn solved<G: Puzzled>(puzzles: &[Puzzle<G>], bot: &str, nodes: Option<u64>) -> usize {
    puzzles.iter().filter(|puzzle| is_solved(puzzle, bot, 9, nodes)).count()
}

/// Every `every`th proved puzzle that is short: a win at once, an only defence, a win in two turns.
fn short<G: Puzzled>(every: usize) -> Vec<Puzzle<G>> {
    let is_short = |puzzle: &Puzzle<G>| puzzle.class == Class::Proved && !matches!(puzzle.goal, Goal::Win { turns: 3.. } | Goal::Best);
    some::<G>(1).into_iter().map(|(_, puzzle)| puzzle).filter(is_short).step_by(every).collect()
}

#[test]
fn full_strength_solves_nearly_all() {
    fn check<G: Puzzled>(every: usize) {
        let puzzles = short::<G>(every);
        let solved = solved(&puzzles, "search", Some(NODES));
        assert!(puzzles.len() >= 50 && solved * 100 >= puzzles.len() * 90, "{}: {solved} of {}", G::ID, puzzles.len());
    }
    check::<yinsh::State>(8);
    check::<lyngk::State>(2);
}

#[test]
fn higher_levels_solve_more() {
    for game in GameId::ALL {
        with_game!(*game, G => {
            let puzzles: Vec<Puzzle<G>> = some::<G>(5).into_iter().map(|(_, puzzle)| puzzle).collect();
            let [weak, middle, strong] = ["level1", "level5", "level10"].map(|level| solved(&puzzles, level, None));
            assert!(weak < middle && middle < strong, "{game}: {weak}, {middle}, {strong} of {}", puzzles.len());
        });
    }
}

#[test]
fn no_level_but_the_first_misses_a_win() {
    fn check<G: Puzzled>(at_least: usize) {
        let wins: Vec<Puzzle<G>> = short::<G>(1).into_iter().filter(|puzzle| puzzle.goal == Goal::Win { turns: 1 }).take(15).collect();
        assert!(wins.len() >= at_least, "{}", wins.len());
        for (puzzle, level) in wins.iter().flat_map(|puzzle| (2..=10).map(move |level| (puzzle, level))) {
            assert!(is_solved(puzzle, &format!("level{level}"), 1, None), "level {level}: {}", puzzle.id);
        }
    }
    check::<yinsh::State>(15);
    // A win at once is rarely the only one.
    check::<lyngk::State>(4);
}

#[test]
fn what_is_proved_without_seeing_the_cards_was_counted() {
    let counted: Vec<Puzzle<linko::State>> =
        some::<linko::State>(1).into_iter().map(|(_, puzzle)| puzzle).filter(|puzzle| puzzle.class == Class::Proved).collect();
    assert!(!counted.is_empty(), "there is no proved puzzle of {}", linko::State::ID);
    for puzzle in &counted {
        assert!(puzzle.themes.iter().any(|theme| theme == "count"), "{}", puzzle.id);
    }
}
