//! A random game of YINSH, and why a move is refused.

use trilynx_games::header::read_alone;
use trilynx_games::yinsh::State;
use trilynx_games::{Game as _, Reason as _};

fn main() {
    let mut state = State::new(&read_alone("yinsh/standard").expect("a deal"));
    let mut number = 1_usize;
    while state.status().to_move().is_some() {
        let moves = state.legal_texts();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1) >> 1;
        let chosen = moves[number % moves.len()].parse().expect("legal moves can be read");
        state.play(chosen).expect("legal moves can be played");
    }
    println!("{}\n{:?}", state.setup(), state.status());

    let empty = State::new(&read_alone("yinsh/standard").expect("a deal"));
    let refused = empty.check("e5-e6".parse().expect("a move")).expect_err("rings are placed first");
    println!("{}: {refused}", refused.clause());
}
