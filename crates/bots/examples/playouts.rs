//! How many playouts a second the tree search makes on one core: `cargo run --release -p trilynx-bots --example playouts`.
//!
//! Nothing is asserted: machines are shared, so compare the games of one run.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Bot, Imagine, Limits, SystemClock, tree::Tree};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{Header, Viewer, with_game};

const GAMES: &[&str] = &[
    "yinsh/standard",
    "yinsh/blitz",
    "lyngk/standard",
    "lyngk/six",
    "linko/standard players=2",
    "linko/standard players=3",
    "linko/standard players=4",
    "linko/standard players=5",
];

fn main() {
    for line in GAMES {
        let (header, _) = Header::split(line).expect("our own line");
        with_game!(header.game, G => measure::<G>(line));
    }
}

fn measure<G: Imagine>(line: &str)
where
    G::Move: Send,
{
    let (mut header, _) = Header::split(line).expect("our own line");
    let options = G::Options::read(&mut header).unwrap_or_else(|error| panic!("{line}: {error}"));
    let state = G::new(&G::deal(&options, &mut Generator::new(&Seed([1; 64]), &[])));
    let seat = state.status().to_move().expect("a game has a first move");
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { time: Some(Duration::from_secs(2)), ..Limits::unlimited(&stop, &clock) };
    let thought = Bot::<G>::choose(&mut Tree::default(), &state.view(Viewer::Seat(seat)), 1, &limits, &mut |_| {});
    let rate = thought.nodes as f64 / thought.elapsed.as_secs_f64();
    println!("{line:<26} {rate:>9.0} playouts/s   best {} at {:.3}", thought.best(), thought.value().win);
}
