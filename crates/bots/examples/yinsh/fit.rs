//! Fits the weights of the YINSH evaluation to games that the search plays against itself: logistic regression on who won.
//!
//! `cargo run --release -p trilynx-bots --example fit_yinsh -- GAMES NODES` plays, fits, and prints the weights in the units of
//! the evaluation, in which a score of 200 is odds of e to 1. Before that it prints the scale that suits the present evaluation best: where it is far from
//! 200, the probabilities that bots report are off. One game in eight is held out to show what the fit is worth.
//!
//! Tried on 62,000 positions and left out, because games held out were not predicted better: mobility of rings, the order of the pieces in
//! a window (815 patterns), weights by the number of rings taken off.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use trilynx_bots::search::{Position, SearchBot};
use trilynx_bots::yinsh::YinshPosition;
use trilynx_bots::{Limits, SystemClock};
use trilynx_games::hex::AXES;
use trilynx_games::yinsh::{Colour, Options, Phase, Piece, Point, State, Variant};
use trilynx_games::{Game, Status};

/// The unit of the evaluation: so much is odds of e to 1.
const SCALE: f32 = 200.0;
const EPOCHS: usize = 24;
/// Weights of what is rarely seen stay near 0.
const DECAY: f32 = 1e-4;

/// A position, for the player on turn.
struct Sample {
    /// What is seen, and how often; what is the opponent's counts negative.
    features: Vec<(usize, f32)>,
    /// What the present evaluation says.
    score: f32,
    /// 1, ½ or 0.
    won: f32,
    held_out: bool,
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [games, nodes] = numbers[..] else {
        eprintln!("usage: fit_yinsh GAMES NODES");
        return;
    };
    let (mut names, mut samples, windows) = (Names::default(), Vec::new(), windows());
    for game in 0..games {
        let (states, white) = play(game, nodes);
        for state in states {
            let features = see(&state, &windows).into_iter().filter(|seen| seen.1 != 0.0);
            let features = features.map(|(name, times)| (names.number(name), times)).collect();
            let won = if state.turn() == Colour::White { white } else { 1.0 - white };
            samples.push(Sample { features, score: YinshPosition::new(&state).evaluate() as f32, won, held_out: game % 8 == 0 });
        }
    }
    println!("# {} positions, {} features", samples.len(), names.names.len());
    let present = |scale: f32| mean_loss(&samples, |sample| sigmoid(sample.score / scale));
    let scale = (4..60).map(|tens| 10.0 * tens as f32).min_by(|&one, &other| present(one).total_cmp(&present(other))).unwrap_or(SCALE);
    println!("# present evaluation: loss {:.4} with the best scale, {scale}; {:.4} with {SCALE}", present(scale), present(SCALE));
    let weights = fit(&samples, names.names.len());
    let (held_out, fitted): (Vec<Sample>, Vec<Sample>) = samples.into_iter().partition(|sample| sample.held_out);
    let loss = |samples: &[Sample]| mean_loss(samples, |sample| predict(&weights, sample));
    println!("# fitted: loss {:.4}, held out {:.4}", loss(&fitted), loss(&held_out));
    let mut lines: Vec<String> = names.names.iter().zip(&weights).map(|(name, weight)| format!("{name} {:.1}", SCALE * weight)).collect();
    lines.sort();
    println!("{}", lines.join("\n"));
}

/// Numbers for what has been seen, in the order of its appearance.
#[derive(Default)]
struct Names {
    numbers: HashMap<String, usize>,
    names: Vec<String>,
}

impl Names {
    fn number(&mut self, name: String) -> usize {
        *self.numbers.entry(name).or_insert_with_key(|name| {
            self.names.push(name.clone());
            self.names.len() - 1
        })
    }
}

/// Adam, in batches, with a falling rate.
fn fit(samples: &[Sample], features: usize) -> Vec<f32> {
    let (mut weights, mut gradient) = (vec![0.0_f32; features], vec![0.0_f32; features]);
    let mut moments = vec![(0.0_f32, 0.0_f32); features];
    let mut order: Vec<&Sample> = samples.iter().filter(|sample| !sample.held_out).collect();
    let mut random = fastrand::Rng::with_seed(3);
    let mut steps = 0;
    for epoch in 0..EPOCHS {
        random.shuffle(&mut order);
        let rate = 0.01 * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in order.chunks(256) {
            gradient.fill(0.0);
            for sample in batch {
                let error = (predict(&weights, sample) - sample.won) / batch.len() as f32;
                sample.features.iter().for_each(|&(feature, times)| gradient[feature] += error * times);
            }
            steps += 1;
            let warm = [1.0 - 0.9_f32.powi(steps), 1.0 - 0.999_f32.powi(steps)];
            for ((weight, &slope), (first, second)) in weights.iter_mut().zip(&gradient).zip(&mut moments) {
                let slope = slope + DECAY * *weight;
                *first = 0.9 * *first + 0.1 * slope;
                *second = 0.999 * *second + 0.001 * slope * slope;
                *weight -= rate * (*first / warm[0]) / ((*second / warm[1]).sqrt() + 1e-6);
            }
        }
    }
    weights
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn predict(weights: &[f32], sample: &Sample) -> f32 {
    sigmoid(sample.features.iter().map(|&(feature, times)| weights[feature] * times).sum())
}

fn mean_loss(samples: &[Sample], predict: impl Fn(&Sample) -> f32) -> f32 {
    let loss = |sample: &Sample| {
        let p = predict(sample).clamp(1e-6, 1.0 - 1e-6);
        sample.won * p.ln() + (1.0 - sample.won) * (1.0 - p).ln()
    };
    -samples.iter().map(loss).sum::<f32>() / samples.len() as f32
}

/// Plays a game with a random opening and a few random moves later; gives the positions with a ring to move and White's points.
fn play(game: u64, nodes: u64) -> (Vec<State>, f32) {
    let mut random = fastrand::Rng::with_seed(game);
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(nodes), ..Limits::unlimited(&stop, &clock) };
    let mut bot = SearchBot::<YinshPosition>::new();
    let mut state = State::new(&Options { variant: Variant::Standard });
    let (mut seen, mut moves) = (Vec::new(), Default::default());
    for ply in 0.. {
        let Status::ToMove(_) = state.status() else { break };
        if ply > 12 && state.phase() == Phase::Move {
            seen.push(state.clone());
        }
        if ply < 12 || (ply < 30 && random.u8(..20) == 0) {
            state.legal_moves(&mut moves);
            state.play_unchecked(moves[random.usize(..moves.len())]);
        } else {
            state.play_unchecked(bot.think(&YinshPosition::new(&state), ply, &limits, &mut |_| {}).best());
        }
    }
    (seen, (1.0 + YinshPosition::new(&state).result() as f32) / 2.0)
}

/// Every five points in line.
fn windows() -> Vec<[Point; 5]> {
    let window = |first: Point, axis| {
        let places = std::iter::successors(Some(first.place()), move |place| Some(place.step(axis)));
        places.take(5).map(Point::at).collect::<Option<Vec<Point>>>()?.try_into().ok()
    };
    Point::all().flat_map(|first| AXES.into_iter().filter_map(move |axis| window(first, axis))).collect()
}

/// What the evaluation looks at, by name.
fn see(state: &State, windows: &[[Point; 5]]) -> HashMap<String, f32> {
    let mut seen = HashMap::new();
    let mut add = |name: String, times: f32| *seen.entry(name).or_default() += times;
    let turn = state.turn();
    let (own, other) = (state.removed(turn), state.removed(turn.other()));
    add("on turn".into(), 1.0);
    if own != other {
        add(format!("ahead {} {}", own.max(other), own.min(other)), if own > other { 1.0 } else { -1.0 });
    }
    let mut threats = [false; 2];
    for window in windows {
        let count = |piece| window.iter().filter(|&&point| state.at(point) == Some(piece)).count();
        let [one, two] = [turn, turn.other()].map(|colour| [count(Piece::Marker(colour)), count(Piece::Ring(colour))]);
        threats[0] |= one == [4, 1];
        threats[1] |= two == [4, 1];
        let (counts, swapped) = ([one[0], two[0], one[1], two[1]], [two[0], one[0], two[1], one[1]]);
        if counts != swapped {
            add(format!("window {:?}", counts.max(swapped)), if counts > swapped { 1.0 } else { -1.0 });
        }
    }
    if threats[0] {
        add(format!("can complete {own}"), 1.0);
    }
    if threats[1] {
        add(format!("must answer {other}"), 1.0);
    }
    seen
}
