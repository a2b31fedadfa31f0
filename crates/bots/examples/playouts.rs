//! How many playouts a second the tree search makes on one core: `cargo run --release -p trilynx-bots --example playouts`.
//!
//! Nothing is asserted: machines are shared, so compare the games of one run.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Bot, Determinize, Limits, SystemClock, mcts::Mcts};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{GameId, Header, Viewer, with_game};

fn main() {
    for &game in GameId::ALL {
        for line in game.every_options() {
            with_game!(game, G => measure::<G>(&line));
        }
    }
}

fn measure<G: Determinize>(line: &str)
where
    G::Move: Send,
{
    let (mut header, _) = Header::split(line).expect("our own line");
    let options = G::Options::read(&mut header).unwrap_or_else(|error| panic!("{line}: {error}"));
    let state = G::new(&G::deal(&options, &mut Generator::new(&Seed([1; 64]), &[])));
    let seat = state.status().to_move().expect("a game has a first move");
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { time: Some(Duration::from_secs(2)), ..Limits::unlimited(&stop, &clock) };
    let thought = Bot::<G>::choose(&mut Mcts::default(), &state.view(Viewer::Seat(seat)), 1, &limits, &mut |_| {});
    let rate = thought.nodes as f64 / thought.elapsed.as_secs_f64();
    println!("{line:<34} {rate:>9.0} playouts/s   best {} at {:.3}", thought.best(), thought.value().win);
}
