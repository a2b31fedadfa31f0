//! Plays YINSH between two searches that differ in their number of nodes, and prints what the difference is worth.
//!
//! `cargo run --release -p trilynx-bots --example budgets -- PAIRS NODES NODES [SEED]`: each pair is one random opening played
//! twice with colours swapped. The first number of nodes belongs to the first player. Meant for quick checks; the arena plays the matches that count.

use std::sync::atomic::AtomicBool;
use trilynx_bots::search::{Position, SearchBot};
use trilynx_bots::yinsh::YinshPosition;
use trilynx_bots::{Limits, SystemClock};
use trilynx_games::yinsh::{Options, State, Variant};
use trilynx_games::{Game, Status};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [pairs, first, second, ref rest @ ..] = numbers[..] else {
        eprintln!("usage: budgets PAIRS NODES NODES [SEED]");
        return;
    };
    let seed = rest.first().copied().unwrap_or(1);
    // Twice the points of the first player in each pair: 0 to 4.
    let mut pair_scores = Vec::new();
    for pair in 0..pairs {
        let opening = opening(seed.wrapping_mul(1 << 32) + pair);
        let score = 2 + play(opening.clone(), [first, second]) - play(opening, [second, first]);
        pair_scores.push(f64::from(score) / 4.0);
    }
    let count = pair_scores.len() as f64;
    let mean = pair_scores.iter().sum::<f64>() / count;
    let deviation = (pair_scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0) / count).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let (low, high) = (elo(mean - 1.96 * deviation), elo(mean + 1.96 * deviation));
    println!("{first} against {second} nodes: {:.1} % of {} games, Elo {:+.0} [{low:+.0}, {high:+.0}]", 100.0 * mean, 2 * pairs, elo(mean));
}

/// Ten random moves: the placements.
fn opening(seed: u64) -> State {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = State::new(&Options { variant: Variant::Standard });
    let mut moves = Default::default();
    for _ in 0..10 {
        state.legal_moves(&mut moves);
        state.play_unchecked(moves[random.usize(..moves.len())]);
    }
    state
}

/// +1 when White wins, −1 when Black does.
fn play(mut state: State, nodes: [u64; 2]) -> i32 {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let mut bots = [SearchBot::<YinshPosition>::new(), SearchBot::new()];
    while let Status::ToMove(seat) = state.status() {
        let position = YinshPosition::new(&state);
        let limits = Limits { nodes: Some(nodes[seat.index()]), ..Limits::unlimited(&stop, &clock) };
        let thought = bots[seat.index()].think(&position, 1, &limits, &mut |_| {});
        state.play_unchecked(thought.best());
    }
    YinshPosition::new(&state).result()
}
