//! Everything that is tested from outside, in one binary: what every game promises, and each against a plain twin.

mod against_reference;
mod allocations;
mod conformance;
mod hidden_cards;
mod perft;
mod real_records;
mod reference;
mod symmetry;

use std::io::Write;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, Header, Start};

/// Every game, variant and number of players.
const OPTIONS: [&str; 8] = [
    "yinsh/standard",
    "yinsh/blitz",
    "lyngk/standard",
    "lyngk/six",
    "linko/standard players=2 first=0",
    "linko/standard players=3 first=2",
    "linko/standard players=4 first=1",
    "linko/standard players=5 first=4",
];

/// Calls `$check::<G>(options)` for each of [`OPTIONS`].
macro_rules! for_all_games {
    ($check:ident) => {
        for options in crate::OPTIONS {
            let (header, _) = trilynx_games::Header::split(options).expect("our own line");
            trilynx_games::with_game!(header.game, G => $check::<G>(options));
        }
    };
}
use for_all_games;

/// A deal that is the same in every run.
fn deal<G: Game>(options: &str, number: u8) -> Start<G> {
    let options: G::Options = read_alone(options).unwrap_or_else(|error| panic!("{options}: {error}"));
    Start::Deal(G::deal(&options, &mut Generator::new(&Seed([number; 64]), &[])))
}

/// A random game from the start to the end: each position with its legal moves and the move chosen.
fn random_game<G: Game>(start: &Start<G>, number: u8, mut look: impl FnMut(&G, &[G::Move], G::Move)) -> (G, Vec<G::Move>) {
    let mut chance = Generator::new(&Seed([number; 64]), &[b"moves"]);
    let mut state = start.state();
    let mut legal = G::Moves::default();
    let mut played = Vec::new();
    loop {
        state.legal_moves(&mut legal);
        if legal.is_empty() {
            return (state, played);
        }
        let chosen = legal[chance.below(legal.len() as u64) as usize];
        look(&state, &legal, chosen);
        state.play_unchecked(chosen);
        played.push(chosen);
        assert!(played.len() <= G::MAX_MOVES_IN_GAME, "{start} goes on after {} moves", played.len());
    }
}

/// Says something that is seen although the test passes: what `println!` says then is kept back.
fn tell(message: &str) {
    writeln!(std::io::stderr(), "{message}").expect("somebody listens");
}

/// Plays a line as `trilynx legal` takes it.
fn play_line<G: Game>(line: &str) -> G {
    let (header, words) = Header::split(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let (_, mut state) = Start::<G>::read(header).unwrap_or_else(|error| panic!("{line}: {error}"));
    for word in words {
        let chosen: G::Move = word.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        state.play(chosen).unwrap_or_else(|refusal| panic!("{line}: {word}: {refusal}"));
    }
    state
}
