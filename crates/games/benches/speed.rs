//! How fast the rules are, on one core: `cargo bench -p trilynx-games -- [GAME…]`.
//!
//! Perft makes the move of every leaf. Random games choose uniformly among all legal moves of every decision, from fresh
//! deals, to the end. Everything is measured several times: the best round was disturbed the least, the median tells how noisy
//! the machine is. Nothing here is asserted; compare ratios within one run.

use std::hint::black_box;
use std::time::{Duration, Instant};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{Game, GameId, Header, perft, with_game};

const ROUNDS: usize = 9;
const ROUND: Duration = Duration::from_millis(400);

/// What is counted: depth, then a line as in `trilynx legal`. What chance decides is dealt from the fixed seed.
const PERFT: &str = include_str!("perft.txt");

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_wanted = |line: &str| wanted.is_empty() || wanted.iter().any(|game| line.starts_with(game.as_str()));
    println!("{:<12} {:>10} {:>10} {:>10}", "size, bytes", "state", "move", "move list");
    for game in GameId::ALL.iter().filter(|game| is_wanted(game.name())) {
        with_game!(*game, G => print_sizes::<G>());
    }
    for (depth, line) in PERFT.lines().filter_map(|line| line.split_once(' ')).filter(|(_, line)| is_wanted(line)) {
        let (header, _) = Header::split(line).expect("our own line");
        let depth = depth.parse().expect("our own depth");
        with_game!(header.game, G => measure_perft::<G>(depth, line));
    }
    // Options only: the deal is drawn.
    for &game in GameId::ALL.iter().filter(|game| is_wanted(game.name())) {
        for line in game.every_options() {
            with_game!(game, G => measure_random_games::<G>(&line));
        }
    }
}

fn deal<G: Game>(line: &str, number: u64) -> G {
    let (mut header, _) = Header::split(line).expect("our own line");
    let options = G::Options::read(&mut header).unwrap_or_else(|error| panic!("{line}: {error}"));
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    G::new(&G::deal(&options, &mut Generator::new(&Seed(seed), &[])))
}

fn print_sizes<G: Game>() {
    println!("{:<12} {:>10} {:>10} {:>10}", G::ID.name(), size_of::<G>(), size_of::<G::Move>(), size_of::<G::Moves>());
}

fn measure_perft<G: Game>(depth: u32, line: &str) {
    let (_, moves) = Header::split(line).expect("our own line");
    let mut state: G = deal(line, 1);
    for text in moves {
        let chosen = text.parse().expect("our own move");
        state.play(chosen).expect("our own move");
    }
    let mut leaves = 0;
    let (best, median) = best_and_median(|| {
        let start = Instant::now();
        leaves = 0;
        let mut counted = 0;
        while counted == 0 || start.elapsed() < ROUND {
            leaves = perft(&state, depth);
            counted += leaves;
        }
        counted as f64 / start.elapsed().as_secs_f64() / 1e6
    });
    println!("perft {depth} {line:<54} {leaves:>9} leaves {best:>7.2} M/s (median {median:.2})");
}

/// Of several rounds, each giving a rate.
fn best_and_median(mut round: impl FnMut() -> f64) -> (f64, f64) {
    let mut rates: Vec<f64> = (0..ROUNDS).map(|_| round()).collect();
    rates.sort_by(f64::total_cmp);
    (rates[ROUNDS - 1], rates[ROUNDS / 2])
}

fn measure_random_games<G: Game>(line: &str) {
    let deals: Vec<G> = (0..256).map(|number| deal(line, number)).collect();
    let mut moves = G::Moves::default();
    let (mut games, mut decisions, mut choices) = (0u64, 0u64, 0u64);
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let (best, median) = best_and_median(|| {
        let (start, games_before) = (Instant::now(), games);
        while start.elapsed() < ROUND {
            for deal in &deals {
                let mut state = deal.clone();
                let mut choose = |count| {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    choices += count as u64;
                    decisions += 1;
                    ((u128::from(random) * count as u128) >> 64) as usize
                };
                while let Some(chosen) = state.choose_legal(&mut moves, &mut choose) {
                    state.play_unchecked(chosen);
                }
                black_box(state.status());
                games += 1;
            }
        }
        (games - games_before) as f64 / start.elapsed().as_secs_f64()
    });
    println!(
        "random {line:<34} {best:>8.0} games/s (median {median:.0}) {:>6.1} decisions/game {:>5.1} choices/decision {:>4.0} ns/decision",
        decisions as f64 / games as f64,
        choices as f64 / decisions as f64,
        1e9 * games as f64 / best / decisions as f64
    );
}
