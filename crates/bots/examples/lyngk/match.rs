//! A short match between two settings of LYNGK's search, for trying things out: pairs of games from the same random openings.
//!
//! `cargo run --release -p trilynx-bots --example lyngk_match -- VARIANT PAIRS BOT:NODES BOT:NODES`

use std::sync::atomic::AtomicBool;
use trilynx_bots::{Limits, Roster, SystemClock};
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::{Seat, Status, Viewer};
use trilynx_games::lyngk::{Moves, Options, State, Variant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, pairs, one, other] = &arguments[..] else { panic!("VARIANT PAIRS BOT:NODES BOT:NODES") };
    let variant = Variant::ALL.into_iter().find(|known| known.name() == variant).expect("a variant");
    let [mut wins, mut draws, mut losses] = [0; 3];
    for number in 0..pairs.parse().expect("a number") {
        for swapped in [false, true] {
            let players = if swapped { [other, one] } else { [one, other] };
            match play(variant, number, players) * if swapped { -1 } else { 1 } {
                1 => wins += 1,
                0 => draws += 1,
                _ => losses += 1,
            }
        }
        if (number + 1) % 10 == 0 {
            println!("{one} against {other}: +{wins} ={draws} -{losses}");
        }
    }
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(wins + draws + losses);
    println!("{one} against {other}: +{wins} ={draws} -{losses}, {:.1} %, Elo {:+.0}", 100.0 * share, -400.0 * (1.0 / share - 1.0).log10());
}

/// +1, 0 or −1 for the first player.
fn play(variant: Variant, number: u64, players: [&String; 2]) -> i32 {
    let mut seed = [3; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let mut state = State::new(&State::deal(&Options { variant }, &mut Generator::new(&Seed(seed), &[])));
    let mut random = fastrand::Rng::with_seed(number);
    let mut moves = Moves::default();
    for _ in 0..4 {
        state.legal_moves(&mut moves);
        state.play_unchecked(moves[random.usize(..moves.len())]);
    }
    let split = players.map(|text| text.split_once(':').expect("BOT:NODES"));
    let mut bots = split.map(|(name, _)| State::bot(name).expect("a bot"));
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    loop {
        let seat = match state.status() {
            Status::ToMove(seat) => seat,
            Status::Over(outcome) => {
                return i32::from(outcome.winners.contains(Seat(0))) - i32::from(outcome.winners.contains(Seat(1)));
            }
        };
        let nodes = split[seat.index()].1.parse().expect("a number of nodes");
        let limits = Limits { nodes: Some(nodes), ..Limits::unlimited(&stop, &clock) };
        let thought = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), number, &limits, &mut |_| {});
        state.play(thought.best()).expect("a legal move");
    }
}
