//! Looks for puzzles in games between unequal players: the weaker one errs, and somebody can punish it. Or in games that were played elsewhere.
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
pub const TRIES: u64 = 8;
/// The levels that try.
pub const LEVELS: std::ops::RangeInclusive<u16> = 1..=10;

/// Plays the game of this number and returns the puzzles in it, or only those that are proved.
pub fn game<G: Puzzled>(seed: u64, number: u64, only_proofs: bool) -> Vec<Puzzle<G>> {
    puzzles_in(only_proofs, |look| moments(seed, number, look))
}

/// Returns the puzzles in a game that was played: the game of this number among others.
pub fn recorded<G: Puzzled>(start: &G, moves: &[G::Move], seed: u64, number: u64, only_proofs: bool) -> Vec<Puzzle<G>> {
    puzzles_in(only_proofs, |look| {
        let mut random = random_of(seed, number);
        let mut course = Course::new(start.clone());
        for chosen in moves {
            let Status::ToMove(seat) = course.state.status() else { break };
            course.show(seat, &mut random, look);
            course.play(seat, *chosen);
        }
    })
}

fn puzzles_in<G: Puzzled>(only_proofs: bool, show: impl FnOnce(&mut Look<'_, G>)) -> Vec<Puzzle<G>> {
    let mut found: Vec<Puzzle<G>> = Vec::new();
    show(&mut |moment, before, last| {
        let moment = Moment { only_proofs, ..*moment };
        let puzzle = look(&moment, before, last, &found);
        found.extend(puzzle);
    });
    found
}

fn random_of(seed: u64, number: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// A game as far as it has come.
struct Course<G: Game> {
    state: G,
    /// Where the turn before began, and its decisions.
    before: G,
    turn: Turn<G>,
    mover: Option<Seat>,
}

impl<G: Puzzled> Course<G> {
    fn new(start: G) -> Course<G> {
        Course { before: start.clone(), state: start, turn: Vec::new(), mover: None }
    }

    /// Shows the position if a turn begins in it after one of somebody else.
    fn show(&self, seat: Seat, random: &mut fastrand::Rng, look: &mut Look<'_, G>) {
        let is_fresh = !goes_on(&self.state, seat) || self.mover != Some(seat);
        if is_fresh && self.mover.is_some_and(|mover| mover != seat) {
            let moment = Moment { state: &self.state, seat, seed: random.u64(..), only_proofs: false };
            look(&moment, &self.before, &self.turn);
        }
    }

    fn play(&mut self, seat: Seat, chosen: G::Move) {
        if self.mover != Some(seat) {
            (self.before, self.turn, self.mover) = (self.state.clone(), Vec::new(), Some(seat));
        }
        self.turn.push(chosen);
        self.state.play_unchecked(chosen);
    }
}

/// What is done with a position before a turn: the position in which the turn before it began, and that turn.
pub type Look<'a, G> = dyn FnMut(&Moment<'_, G>, &G, &[<G as Game>::Move]) + 'a;

/// Plays the game of this number and shows every position before a turn, once the opening is over.
pub fn moments<G: Puzzled>(seed: u64, number: u64, look: &mut Look<'_, G>) {
    let mut random = random_of(seed, number);
    let mut bytes = [0; 64];
    bytes.fill_with(|| random.u8(..));
    let deal = G::deal(&G::options(number), &mut Generator::new(&Seed(bytes), &[]));
    let mut course = Course::new(G::new(&deal));
    let mut bots: Vec<_> = (0..course.state.seats()).filter_map(|_| G::bot(&format!("level{}", random.usize(G::LEVELS)))).collect();
    for ply in 0..G::MAX_MOVES_IN_GAME {
        let Status::ToMove(seat) = course.state.status() else { break };
        if ply > OPENING {
            course.show(seat, &mut random, look);
        }
        let chosen = match ply < OPENING {
            true => {
                let moves = crate::turns::moves_of(&course.state);
                moves[random.usize(..moves.len())]
            }
            false => choose(&mut *bots[seat.index()], &course.state, seat, random.u64(..)),
        };
        course.play(seat, chosen);
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

/// How hard a puzzle is taken to be, by letting all levels try it.
pub fn first_rating<G: Puzzled>(puzzle: &Puzzle<G>) -> u16 {
    let solved: Vec<u64> =
        LEVELS.map(|level| (0..TRIES).filter(|seed| is_solved(puzzle, &format!("level{level}"), *seed, None)).count() as u64).collect();
    rating_by(&solved, puzzle.line.len())
}

/// How hard a puzzle is taken to be: by the weakest level that solves it two times in three, by the length of its line, and by how often all levels fail.
///
/// `solved` is how many of [`TRIES`] tries each level solved, the weakest first.
pub fn rating_by(solved: &[u64], turns: usize) -> u16 {
    const EASIEST: u16 = 600;
    const LEVEL: u16 = 130;
    const TURN: u16 = 90;
    /// For a level that never solves it.
    const FAILURE: u64 = 18;
    // The weakest from which on most solve it.
    let weakest = (0..solved.len()).find(|&n| {
        let stronger = &solved[n..];
        stronger[0] * 3 >= TRIES * 2 && stronger.iter().sum::<u64>() * 3 >= stronger.len() as u64 * TRIES * 2
    });
    let failures: u64 = solved.iter().map(|solved| TRIES - solved).sum();
    let weakest = weakest.unwrap_or(solved.len()) as u16;
    EASIEST + LEVEL * weakest + TURN * (turns as u16 - 1) + (FAILURE * failures / TRIES) as u16
}

/// Whether a bot finds the first turn, with at most so many nodes a decision.
///
/// The seed stands for other draws in each puzzle and each decision. With the same ones in all of them a level would overlook the best line either
/// everywhere or nowhere.
pub fn is_solved<G: Puzzled>(puzzle: &Puzzle<G>, bot: &str, seed: u64, nodes: Option<u64>) -> bool {
    let mut random = fastrand::Rng::with_seed(number_of(&puzzle.id) ^ seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut state = puzzle.position();
    let seat = puzzle.seat();
    let mut turn: Turn<G> = Vec::new();
    loop {
        let Some(thought) = think(bot, &state, seat, random.u64(..), nodes, 1) else { return false };
        turn.push(thought.best());
        state = after_all(&state, &[thought.best()]);
        if !goes_on(&state, seat) {
            return puzzle.is_solved_by(&turn);
        }
    }
}

/// A number for a name: FNV-1a.
fn number_of(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}
