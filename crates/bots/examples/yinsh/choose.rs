//! The strongest bot plays a game of YINSH against itself, with 2,000 positions a move.

use std::sync::atomic::AtomicBool;
use trilynx_bots::{Limits, Roster as _, SystemClock};
use trilynx_games::header::read_alone;
use trilynx_games::yinsh::State;
use trilynx_games::{Game as _, Viewer};

fn main() {
    let mut state = State::new(&read_alone("yinsh/blitz").expect("a deal"));
    let mut bot = State::bot("search").expect("it is on the list State::BOTS");
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(2_000), ..Limits::unlimited(&stop, &clock) };
    while let Some(seat) = state.status().to_move() {
        let thought = bot.choose(&state.view(Viewer::Seat(seat)), 1, &limits, &mut |_| {});
        println!("{}: {} ({:.0} %)", State::seat_name(seat), thought.best(), thought.value().win * 100.0);
        state.play(thought.best()).expect("bots choose legal moves");
    }
    println!("{:?}", state.status());
}
