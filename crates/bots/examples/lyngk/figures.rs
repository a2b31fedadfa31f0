//! LYNGK's figures on one core: how fast positions are made and evaluated, and how many nodes the solver needs from late positions.
//!
//! `cargo run --release -p trilynx-bots --example lyngk_figures -- [GAMES [MOST-NODES [PLY…]]]`

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::lyngk::solve::{Allowance, Solver};
use trilynx_bots::search::Position;
use trilynx_bots::{Limits, SystemClock};
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::lyngk::{Moves, Options, State, Variant};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(100);
    let most_nodes = arguments.next().unwrap_or(10_000_000);
    let plies: Vec<u64> = arguments.collect();
    let plies = if plies.is_empty() { vec![24, 22, 20, 18] } else { plies };
    for variant in Variant::ALL {
        print_speed(variant);
        if games == 0 {
            continue;
        }
        for (name, is_greedy) in [("random", false), ("greedy", true)] {
            let lines: Vec<Vec<LyngkPosition>> = (0..games).map(|number| game(variant, number, is_greedy)).collect();
            for ply in &plies {
                print_solver(variant, name, *ply as usize, &lines, most_nodes);
            }
        }
    }
}

/// The positions of a game: random moves, or after six of them the move after which the evaluation is best.
fn game(variant: Variant, number: u64, is_greedy: bool) -> Vec<LyngkPosition> {
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let seed = Seed(seed);
    let mut position = LyngkPosition::new(&State::new(&State::deal(&Options { variant }, &mut Generator::new(&seed, &[]))));
    let mut chance = Generator::new(&seed, &[b"moves"]);
    let (mut positions, mut moves) = (vec![], Moves::default());
    while let Some(mover) = position.to_move() {
        positions.push(position);
        position.state().legal_moves(&mut moves);
        let mut chosen = moves[chance.below(moves.len() as u64) as usize];
        if is_greedy && positions.len() > 6 {
            let worth = |chosen| {
                let mut next = position;
                next.play(chosen);
                match next.to_move() {
                    None => next.result() * if mover == 0 { 100_000 } else { -100_000 },
                    Some(to_move) if to_move == mover => next.evaluate(),
                    Some(_) => -next.evaluate(),
                }
            };
            chosen = moves.iter().copied().max_by_key(|chosen| worth(*chosen)).unwrap_or(chosen);
        }
        position.play(chosen);
    }
    positions
}

/// Makes and evaluates every position two moves after those of some random games, as a search would at its leaves.
fn print_speed(variant: Variant) {
    let positions: Vec<LyngkPosition> = (0..20).flat_map(|number| game(variant, number, false)).step_by(7).collect();
    let (mut nodes, mut sum) = (0u64, 0i64);
    let start = Instant::now();
    for position in &positions {
        each_next(position, |next| {
            nodes += 1;
            each_next(&next, |leaf| {
                nodes += 1;
                sum += i64::from(leaf.evaluate());
            });
        });
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(sum);
    println!("{variant}: {nodes} nodes made and evaluated, {:.2} million a second", nodes as f64 / seconds / 1e6);
}

fn each_next(position: &LyngkPosition, mut look: impl FnMut(LyngkPosition)) {
    let mut moves = Moves::default();
    position.state().legal_moves(&mut moves);
    for &chosen in moves.iter() {
        let mut next = *position;
        next.play(chosen);
        if next.to_move().is_some() {
            look(next);
        }
    }
}

fn print_solver(variant: Variant, name: &str, ply: usize, lines: &[Vec<LyngkPosition>], most_nodes: u64) {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits::unlimited(&stop, &clock);
    let mut solver = Solver::new(22);
    let (mut nodes, mut exact) = (vec![], 0);
    let start = Instant::now();
    for position in lines.iter().filter_map(|line| line.get(ply)) {
        solver.forget();
        let solution = solver.solve(position, &Allowance { nodes: most_nodes, until: None, limits: &limits });
        exact += usize::from(solution.as_ref().is_some_and(|solution| solution.is_exact));
        nodes.push(solution.map_or(u64::MAX, |solution| solution.nodes_to_result));
    }
    nodes.sort_unstable();
    let at = |share: f64| {
        nodes
            .get((nodes.len() as f64 * share) as usize)
            .map_or("-".into(), |nodes| if *nodes == u64::MAX { "unsolved".into() } else { nodes.to_string() })
    };
    let solved = nodes.iter().filter(|nodes| **nodes < u64::MAX).count();
    println!(
        "{variant} {name} ply {ply}: {solved} of {} solved, {exact} with the distance; nodes to the result: median {}, nine in ten {}; {:.1} s",
        nodes.len(),
        at(0.5),
        at(0.9),
        start.elapsed().as_secs_f64()
    );
}
