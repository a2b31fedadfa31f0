//! Looks for puzzles in games between unequal players: the weaker one errs, and somebody can punish it.
//!
//! The one thing to know: everything about a game follows from its number and the seed, so a run that was stopped goes on as if nothing had
//! happened, and any number of processes may look at different numbers.

use crate::file::id_of;
use crate::judge::think;
use crate::puzzle::{Class, Goal, Moment, Puzzle, Puzzled};
use crate::turns::{Turn, after_all, goes_on};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{Game, Seat, Status};

/// Random moves at the start of a game.
const OPENING: usize = 4;
/// How often each level tries a puzzle for its first rating.
const TRIES: u64 = 3;
/// The levels that try.
pub const LEVELS: std::ops::RangeInclusive<u16> = 1..=10;

/// Plays the game of this number and returns the puzzles in it, or only those that are proved.
pub fn game<G: Puzzled>(seed: u64, number: u64, only_proofs: bool) -> Vec<Puzzle<G>> {
    let mut found: Vec<Puzzle<G>> = Vec::new();
    moments(seed, number, &mut |moment, before, last| {
        let moment = Moment { only_proofs, ..*moment };
        let puzzle = look(&moment, before, last, &found);
        found.extend(puzzle);
    });
    found
}

/// What is done with a position before a turn: the position in which the turn before it began, and that turn.
pub type Look<'a, G> = dyn FnMut(&Moment<'_, G>, &G, &[<G as Game>::Move]) + 'a;

/// Plays the game of this number and shows every position before a turn, once the opening is over.
pub fn moments<G: Puzzled>(seed: u64, number: u64, look: &mut Look<'_, G>) {
    let mut random = fastrand::Rng::with_seed(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut bytes = [0; 64];
    bytes.fill_with(|| random.u8(..));
    let deal = G::deal(&G::options(number), &mut Generator::new(&Seed(bytes), &[]));
    let mut state = G::new(&deal);
    let mut bots: Vec<_> = (0..state.seats()).filter_map(|_| G::bot(&format!("level{}", random.usize(G::LEVELS)))).collect();
    let (mut before_turn, mut turn, mut mover): (G, Turn<G>, Option<Seat>) = (state.clone(), Vec::new(), None);
    for ply in 0..G::MAX_MOVES_IN_GAME {
        let Status::ToMove(seat) = state.status() else { break };
        let is_fresh = !goes_on(&state, seat) || mover != Some(seat);
        if is_fresh && mover.is_some_and(|mover| mover != seat) && ply > OPENING {
            let moment = Moment { state: &state, seat, seed: random.u64(..), only_proofs: false };
            look(&moment, &before_turn, &turn);
        }
        if mover != Some(seat) {
            (before_turn, turn, mover) = (state.clone(), Vec::new(), Some(seat));
        }
        let chosen = match ply < OPENING {
            true => {
                let moves = crate::turns::moves_of(&state);
                moves[random.usize(..moves.len())]
            }
            false => choose(&mut *bots[seat.index()], &state, seat, random.u64(..)),
        };
        turn.push(chosen);
        state.play_unchecked(chosen);
    }
}

fn choose<G: Puzzled>(bot: &mut dyn trilynx_bots::Bot<G>, state: &G, seat: Seat, seed: u64) -> G::Move {
    let stop = std::sync::atomic::AtomicBool::new(false);
    let limits = trilynx_bots::Limits::unlimited(&stop, &crate::judge::NoClock);
    bot.choose(&state.view(trilynx_games::Viewer::Seat(seat)), seed, &limits, &mut |_| {}).best()
}

/// What makes two puzzles of one game too much alike: the goal and the seat.
fn kind<G: Game>(puzzle: &Puzzle<G>) -> (u8, Seat) {
    let goal = match puzzle.goal {
        Goal::Win { turns } => turns.min(3),
        Goal::Defend => 10,
        Goal::Best => 11,
    };
    (goal, puzzle.seat())
}

/// The puzzle in a position, if it has one, and one that is not like those before.
fn look<G: Puzzled>(moment: &Moment<'_, G>, before: &G, last: &[G::Move], known: &[Puzzle<G>]) -> Option<Puzzle<G>> {
    let found = G::find(moment)?;
    let (id, start) = (id_of(before, last), before.clone());
    let (class, goal, line) = (found.class, found.goal, found.line);
    let mut puzzle = Puzzle { id, rating: 0, class, goal, themes: vec![], start, last: last.to_vec(), line };
    // Forced lines of one game lead through positions that are much alike; one of each kind is enough.
    let is_like = |other: &Puzzle<G>| kind(other) == kind(&puzzle);
    if class == Class::Proved && !G::HIDES_CARDS && known.iter().any(is_like) {
        return None;
    }
    puzzle.themes = G::themes(&puzzle).into_iter().map(str::to_owned).collect();
    puzzle.rating = first_rating(&puzzle);
    Some(puzzle)
}

/// How hard a puzzle is taken to be: by the weakest level that solves it two times in three, by the length of its line, and by how often the others fail.
pub fn first_rating<G: Puzzled>(puzzle: &Puzzle<G>) -> u16 {
    const EASIEST: u16 = 600;
    const LEVEL: u16 = 130;
    const TURN: u16 = 90;
    const FAILURE: u16 = 6;
    let solved: Vec<u64> =
        LEVELS.map(|level| (0..TRIES).filter(|seed| is_solved(puzzle, &format!("level{level}"), *seed, None)).count() as u64).collect();
    // The weakest from which on most solve it.
    let weakest = (0..solved.len()).find(|&n| {
        let stronger = &solved[n..];
        stronger[0] * 3 >= TRIES * 2 && stronger.iter().sum::<u64>() * 3 >= stronger.len() as u64 * TRIES * 2
    });
    let failures: u64 = solved.iter().map(|solved| TRIES - solved).sum();
    let weakest = weakest.unwrap_or(solved.len()) as u16;
    EASIEST + LEVEL * weakest + TURN * (puzzle.line.len() as u16 - 1) + FAILURE * failures as u16
}

/// Whether a bot finds the first turn, with at most so many nodes a decision.
pub fn is_solved<G: Puzzled>(puzzle: &Puzzle<G>, bot: &str, seed: u64, nodes: Option<u64>) -> bool {
    let mut state = puzzle.position();
    let seat = puzzle.seat();
    let mut turn: Turn<G> = Vec::new();
    loop {
        let Some(thought) = think(bot, &state, seat, seed, nodes, 1) else { return false };
        turn.push(thought.best());
        state = after_all(&state, &[thought.best()]);
        if !goes_on(&state, seat) {
            return puzzle.is_solved_by(&turn);
        }
    }
}
