//! How much sooner the search reaches a depth with more threads:
//! `cargo run --release -p trilynx-bots --example threads -- GAME DEPTH POSITIONS THREADS...`
//!
//! Nothing is asserted: machines are shared, so compare the numbers of one run. Positions are from games of `level6`, the same in every run.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Limits, Roster, SystemClock};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{GameId, Header, Viewer, with_game};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [game, depth, positions, threads @ ..] = given.as_slice() else {
        return eprintln!("threads GAME DEPTH POSITIONS THREADS...");
    };
    let game = GameId::from_name(game).expect("a game");
    let number = |text: &String| text.parse::<u32>().expect("a number");
    let threads: Vec<u16> = threads.iter().map(|text| text.parse().expect("a number of threads")).collect();
    with_game!(game, G => measure::<G>(number(depth), number(positions), &threads));
}

fn measure<G: Roster>(depth: u32, positions: u32, threads: &[u16]) {
    let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for n in 0..positions {
        // After a fifth to a half of a game.
        let plies = G::COMMON_MOVES + 8 + 2 * (n as usize % 6);
        let Some(state) = position::<G>(n as u8 + 1, plies) else { continue };
        let mut first = None;
        for &count in threads {
            let mut bot = G::bot("search").expect("it is listed");
            let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
            let limits = Limits { depth: Some(depth), threads: count.into(), ..Limits::unlimited(&stop, &clock) };
            let seat = state.status().to_move().expect("a game that goes on");
            let thought = bot.choose(&state.view(Viewer::Seat(seat)), 1, &limits, &mut |_| {});
            let (took, rate) = (
                thought.elapsed.as_secs_f64().max(1e-6),
                thought.nodes as f64 / thought.elapsed.max(Duration::from_micros(1)).as_secs_f64(),
            );
            let (alone, alone_rate) = *first.get_or_insert((took, rate));
            let sum = sums.entry(count.into()).or_insert((0.0, 0.0));
            sum.0 += (alone / took).ln();
            sum.1 += (rate / alone_rate).ln();
            println!(
                "{n:>2} {count:>2} threads: {:>8.1} ms, {:>5.2} M nodes/s, {} {:.4}",
                1e3 * took,
                rate / 1e6,
                thought.best(),
                thought.value().win
            );
        }
    }
    for (count, (sooner, faster)) in sums {
        let mean = |sum: f64| (sum / f64::from(positions)).exp();
        println!("{count} threads: {:.2} times sooner, {:.2} times the positions a second", mean(sooner), mean(faster));
    }
}

fn position<G: Roster>(seed: u8, plies: usize) -> Option<G> {
    let line = G::ID.every_options().next()?;
    let (mut header, _) = Header::split(&line).ok()?;
    let options = G::Options::read(&mut header).ok()?;
    let mut state = G::new(&G::deal(&options, &mut Generator::new(&Seed([seed; 64]), &[])));
    let mut bot = G::bot("level6")?;
    for ply in 0..plies {
        let seat = state.status().to_move()?;
        let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
        let limits = Limits { nodes: Some(500), ..Limits::unlimited(&stop, &clock) };
        let thought = bot.choose(&state.view(Viewer::Seat(seat)), u64::from(seed) << 32 | ply as u64, &limits, &mut |_| {});
        state.play_unchecked(thought.best());
    }
    state.status().to_move().map(|_| state)
}
