//! Tactical positions, made by `examples/tactics.rs`, each with all its solutions: how many are solved, and by whom.

use std::sync::atomic::AtomicBool;
use trilynx_bots::{Limits, Roster, SystemClock};
use trilynx_games::header::read_alone;
use trilynx_games::{Viewer, lyngk, yinsh};

const YINSH: &str = include_str!("tactics/yinsh.txt");
const LYNGK: &str = include_str!("tactics/lyngk.txt");

/// What the full bot may look at.
const NODES: u64 = 5_000;

/// A position to be solved.
struct Riddle<G> {
    kind: &'static str,
    solutions: Vec<&'static str>,
    state: G,
}

fn read<G: Roster>(text: &'static str) -> Vec<Riddle<G>> {
    let riddle = |line: &'static str| {
        let [kind, solutions, position] = line.splitn(3, " | ").collect::<Vec<_>>()[..] else { panic!("not three fields: {line}") };
        let setup = read_alone(position).unwrap_or_else(|_| panic!("no position: {position}"));
        let state = G::from_setup(&setup).unwrap_or_else(|_| panic!("impossible: {position}"));
        let legal = state.legal_texts();
        let solutions: Vec<_> = solutions.split(',').collect();
        assert!(solutions.iter().all(|solution| legal.iter().any(|text| text == solution)), "{line}");
        Riddle { kind, solutions, state }
    };
    text.lines().map(riddle).collect()
}

fn is_solved<G: Roster>(riddle: &Riddle<G>, name: &str, seed: u64) -> bool {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(NODES), ..Limits::unlimited(&stop, &clock) };
    let seat = riddle.state.status().to_move().expect("a decision");
    let thought = G::bot(name).expect("a bot").choose(&riddle.state.view(Viewer::Seat(seat)), seed, &limits, &mut |_| {});
    riddle.solutions.contains(&&*thought.best().to_string())
}

/// How many of the riddles are solved.
fn solved<G: Roster>(riddles: &[Riddle<G>], name: &str, seed: u64) -> usize {
    riddles.iter().filter(|riddle| is_solved(riddle, name, seed)).count()
}

fn check_search<G: Roster>(text: &'static str, at_least: usize) {
    let riddles = read::<G>(text);
    let solved = solved(&riddles, "search", 1);
    assert!(solved >= at_least, "{solved} of {}", riddles.len());
}

#[test]
fn full_strength_solves_nearly_all() {
    check_search::<yinsh::State>(YINSH, 56);
    check_search::<lyngk::State>(LYNGK, 53);
}

fn check_levels<G: Roster>(text: &'static str) {
    let riddles = read::<G>(text);
    let [weak, middle, strong] =
        ["level1", "level5", "level10"].map(|name| (1..=3).map(|seed| solved(&riddles, name, seed)).sum::<usize>());
    assert!(weak < middle && middle < strong, "{weak}, {middle}, {strong} of {}", 3 * riddles.len());
}

#[test]
fn higher_levels_solve_more() {
    check_levels::<yinsh::State>(YINSH);
    check_levels::<lyngk::State>(LYNGK);
}

fn check_wins<G: Roster>(text: &'static str) {
    let riddles = read::<G>(text);
    let wins: Vec<_> = riddles.iter().filter(|riddle| riddle.kind == "win").collect();
    assert!(wins.len() >= 10, "{}", wins.len());
    for (riddle, level) in wins.iter().flat_map(|riddle| (2..=10).map(move |level| (riddle, level))) {
        assert!(is_solved(riddle, &format!("level{level}"), 1), "level {level}: {}", riddle.state.setup());
    }
}

#[test]
fn no_level_but_the_first_misses_a_win() {
    check_wins::<yinsh::State>(YINSH);
    check_wins::<lyngk::State>(LYNGK);
}
