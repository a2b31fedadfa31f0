//! Collects tactical positions from games between levels and writes them with all their solutions, one a line:
//! `kind | best moves | position`. The kinds: `win`, a win in this turn; `block`, a win of the opponent in the next turn that few moves
//! stop; `two`, a win by force with the next turn.
//!
//! `cargo run --release -p trilynx-bots --example tactics` writes `tests/tactics/GAME.txt` for the games that hide nothing.
//!
//! The one thing to know: no search is trusted here. Every solution is proved by trying all moves, and so is every other move refuted.

use std::sync::atomic::AtomicBool;
use trilynx_bots::network::Augmented;
use trilynx_bots::search::Position;
use trilynx_bots::{Limits, Roster, SystemClock, WithPosition};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameId, Status, Viewer, with_game};

/// How many positions of each kind and variant are wanted.
const WANTED: usize = 10;
/// The most games that are played, even if something is still wanted.
const MOST_GAMES: u64 = 2_000;
/// A position with fewer legal moves is no riddle, nor one with more solutions.
const FEWEST_MOVES: usize = 8;
const MOST_SOLUTIONS: usize = 4;
/// Random moves at the start of a game.
const OPENING: usize = 8;

type MoveOf<P> = <<P as Position>::Game as Game>::Move;

#[derive(Clone, Copy)]
enum Kind {
    Win,
    Block,
    Two,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Win, Kind::Block, Kind::Two];

    const fn name(self) -> &'static str {
        ["win", "block", "two"][self as usize]
    }

    /// All the moves that solve a position, or nothing if there are none or too many.
    fn solutions<P: Position>(self, position: &P) -> Option<Vec<MoveOf<P>>> {
        let seat = position.to_move()?;
        let moves = position.legal_moves();
        let is_won_now = |turns| moves.iter().any(|&chosen| wins(position, chosen, seat, turns));
        if moves.len() < FEWEST_MOVES || !matches!(self, Kind::Win) && is_won_now(1) {
            return None;
        }
        let solves = |chosen| match self {
            Kind::Win => wins(position, chosen, seat, 1),
            Kind::Block => !forces_win(&position.after(chosen), 1 - seat, 1),
            Kind::Two => wins(position, chosen, seat, 2),
        };
        let found: Vec<_> = moves.iter().copied().filter(|&chosen| solves(chosen)).take(MOST_SOLUTIONS + 1).collect();
        (1..=MOST_SOLUTIONS).contains(&found.len()).then_some(found)
    }
}

/// Whether a move wins by force with this many turns of the seat, this one included.
fn wins<P: Position>(position: &P, chosen: MoveOf<P>, seat: u8, turns: u32) -> bool {
    forces_win(&position.after(chosen), seat, turns - u32::from(position.costs_depth(chosen)))
}

/// Whether a seat wins with this many more moves that cost depth, whatever the other does.
fn forces_win<P: Position>(position: &P, seat: u8, turns: u32) -> bool {
    let moves = || position.legal_moves();
    match position.to_move() {
        None => position.result() == if seat == 0 { 1 } else { -1 },
        Some(to_move) if to_move == seat => {
            moves().iter().any(|&chosen| (turns > 0 || !position.costs_depth(chosen)) && wins(position, chosen, seat, turns))
        }
        Some(_) => turns > 0 && moves().iter().all(|&chosen| forces_win(&position.after(chosen), seat, turns)),
    }
}

/// Plays a game between two levels that err now and then, and shows every position after the opening.
fn play<P: Position<Game: Roster>>(variant: &str, number: u64, mut visit: impl FnMut(&P)) {
    let mut random = fastrand::Rng::with_seed(number);
    let mut seed = [5; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let options = read_alone(variant).unwrap_or_else(|_| panic!("no variant: {variant}"));
    let mut position = P::new(&P::Game::new(&P::Game::deal(&options, &mut Generator::new(&Seed(seed), &[]))));
    let mut bots = [0, 1].map(|_| P::Game::bot(&format!("level{}", random.usize(3..=7))).expect("a level"));
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits::unlimited(&stop, &clock);
    for ply in 0.. {
        let Status::ToMove(seat) = position.state().status() else { return };
        let chosen = if ply < OPENING {
            let moves = position.legal_moves();
            moves[random.usize(..moves.len())]
        } else {
            visit(&position);
            bots[seat.index()].choose(&position.state().view(Viewer::Seat(seat)), random.u64(..), &limits, &mut |_| {}).best()
        };
        position.play(chosen);
    }
}

/// The suite of a game, a line for each position, at most one of a kind from each game.
fn suite<P: Position<Game: Roster>>() -> Vec<String> {
    let mut lines = vec![];
    for variant in P::Game::VARIANTS {
        let mut found = Kind::ALL.map(|_| vec![]);
        for number in 0..MOST_GAMES {
            if found.iter().all(|lines| lines.len() == WANTED) {
                break;
            }
            let before: Vec<usize> = found.iter().map(Vec::len).collect();
            play(&format!("{}/{variant}", P::Game::ID), number, |position: &P| {
                for kind in Kind::ALL {
                    let lines = &mut found[kind as usize];
                    if lines.len() == before[kind as usize]
                        && lines.len() < WANTED
                        && let Some(solutions) = kind.solutions(position)
                    {
                        let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
                        lines.push(format!("{} | {} | {}", kind.name(), solutions.join(","), position.state().setup()));
                    }
                }
            });
        }
        eprintln!("{}/{variant}: {:?}", P::Game::ID, found.each_ref().map(Vec::len));
        lines.extend(found.into_iter().flatten());
    }
    lines
}

struct Suite;

impl<G: Roster> WithPosition<G> for Suite {
    type Output = Vec<String>;

    fn run<P: Augmented<Game = G>>(self) -> Vec<String> {
        suite::<P>()
    }
}

fn main() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tactics");
    std::fs::create_dir_all(folder)?;
    for &game in GameId::ALL {
        if let Some(lines) = with_game!(game, G => <G as Roster>::with_position(Suite)) {
            std::fs::write(format!("{folder}/{game}.txt"), lines.join("\n") + "\n")?;
        }
    }
    Ok(())
}
