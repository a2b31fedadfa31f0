//! Fits the weights of LYNGK's evaluation to the results of games that it plays against itself, and prints them for `weights.rs`.
//!
//! `cargo run --release -p trilynx-bots --example lyngk_tune -- VARIANT ROUNDS GAMES`
//!
//! Each round plays games with the weights of the round before: random openings, then the move after which the evaluation is best,
//! with a little noise. Then it fits the probability of winning as a logistic function of the features.

use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::lyngk::evaluate::{FEATURES, NAMES, features, logit};
use trilynx_bots::search::Position;
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::lyngk::{Moves, Options, Phase, State, Variant};

/// A weight with a full board and one with an empty one, for each feature.
type Weights = [f64; 2 * FEATURES];

/// What the features of a position say, blended, and how the game ended for the seat that decided: 1, ½ or 0.
struct Sample {
    inputs: [f32; 2 * FEATURES],
    result: f32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, rounds, games] = &arguments[..] else { panic!("VARIANT ROUNDS GAMES") };
    let variant = Variant::ALL.into_iter().find(|known| known.name() == variant).expect("a variant");
    let (rounds, games): (u64, u64) = (rounds.parse().expect("a number"), games.parse().expect("a number"));
    let mut weights = None;
    for round in 0..rounds {
        let mut samples = vec![];
        for number in 0..games {
            play(variant, round * games + number, weights.as_ref(), &mut samples);
        }
        let (fitted, loss) = fit(&samples);
        println!("round {round}: {} samples, loss {loss:.4}", samples.len());
        weights = Some(fitted);
    }
    print(&weights.expect("at least one round"));
}

fn inputs(state: &State) -> [f32; 2 * FEATURES] {
    let full = state.board().occupied().len() as f32 / 43.0;
    let features = features(state);
    core::array::from_fn(|n| if n < FEATURES { features[n] as f32 * full } else { features[n - FEATURES] as f32 * (1.0 - full) })
}

/// The logarithm of the odds for the seat that decides.
fn odds(state: &State, weights: Option<&Weights>) -> f64 {
    match weights {
        None => logit(state),
        Some(weights) => inputs(state).iter().zip(weights).map(|(input, weight)| f64::from(*input) * weight).sum(),
    }
}

fn play(variant: Variant, number: u64, weights: Option<&Weights>, samples: &mut Vec<Sample>) {
    let mut seed = [7; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let mut position = LyngkPosition::new(&State::new(&State::deal(&Options { variant }, &mut Generator::new(&Seed(seed), &[]))));
    let mut random = fastrand::Rng::with_seed(number);
    let opening = random.usize(2..12);
    let (mut moves, mut ply) = (Moves::default(), 0);
    let first = samples.len();
    let mut movers = vec![];
    while let Some(mover) = position.to_move() {
        if ply >= opening && matches!(position.state().phase(), Phase::Turn { .. }) {
            samples.push(Sample { inputs: inputs(position.state()), result: 0.0 });
            movers.push(mover);
        }
        position.state().legal_moves(&mut moves);
        let noise = if ply < opening { 1000.0 } else { 0.25 };
        let mut best = (f64::MIN, moves[0]);
        for &chosen in moves.iter() {
            let mut next = position;
            next.play(chosen);
            let worth = match next.to_move() {
                _ if ply < opening => 0.0,
                None => 20.0 * f64::from(next.result()) * if mover == 0 { 1.0 } else { -1.0 },
                Some(to_move) if to_move == mover => odds(next.state(), weights),
                Some(_) => -odds(next.state(), weights),
            };
            // Gumbel noise: the choice is then a softmax of what the moves are worth.
            let worth = worth - noise * (-(random.f64() + 1e-12).ln()).ln();
            if worth > best.0 {
                best = (worth, chosen);
            }
        }
        position.play(best.1);
        ply += 1;
    }
    let result = position.result() as f32;
    for (sample, mover) in samples[first..].iter_mut().zip(movers) {
        sample.result = (1.0 + if mover == 0 { result } else { -result }) / 2.0;
    }
}

/// Gradient descent with Adam, and a light pull towards nothing.
fn fit(samples: &[Sample]) -> (Weights, f64) {
    const STEPS: usize = 12;
    const BATCH: usize = 512;
    let (mut weights, mut mean, mut square) = ([0.0; 2 * FEATURES], [0.0; 2 * FEATURES], [0.0f64; 2 * FEATURES]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut random = fastrand::Rng::with_seed(1);
    let (mut loss, mut time) = (0.0, 0);
    for step in 0..STEPS {
        random.shuffle(&mut order);
        loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut gradient = weights.map(|weight: f64| 1e-4 * weight);
            for &index in batch {
                let Sample { inputs, result } = &samples[index];
                let sum: f64 = inputs.iter().zip(&weights).map(|(input, weight)| f64::from(*input) * weight).sum();
                let (expected, result) = (1.0 / (1.0 + (-sum).exp()), f64::from(*result));
                loss -= result * (expected + 1e-9).ln() + (1.0 - result) * (1.0 - expected + 1e-9).ln();
                gradient
                    .iter_mut()
                    .zip(inputs)
                    .for_each(|(slope, input)| *slope += (expected - result) * f64::from(*input) / batch.len() as f64);
            }
            time += 1;
            let rate = 0.03 * (1.0 - step as f64 / STEPS as f64);
            for n in 0..weights.len() {
                mean[n] = 0.9 * mean[n] + 0.1 * gradient[n];
                square[n] = 0.999 * square[n] + 0.001 * gradient[n] * gradient[n];
                let (mean, square) = (mean[n] / (1.0 - 0.9f64.powi(time)), square[n] / (1.0 - 0.999f64.powi(time)));
                weights[n] -= rate * mean / (square.sqrt() + 1e-8);
            }
        }
        loss /= samples.len() as f64;
    }
    (weights, loss)
}

/// In hundredths of a score, 60 scores to a factor of e.
fn print(weights: &Weights) {
    let scaled = weights.map(|weight| (weight * 6000.0).round() as i32);
    println!("    full: {:?},\n    empty: {:?},", &scaled[..FEATURES], &scaled[FEATURES..]);
    for (n, name) in NAMES.iter().enumerate() {
        println!("{name:<30} {:>8} {:>8}", scaled[n], scaled[n + FEATURES]);
    }
}
