//! Proved puzzles, tried by a search that shares nothing with those that found and checked them.
//!
//! Every turn that a solver has to find is enumerated with all its alternatives, and the result must agree with what is accepted.

use crate::some;
use std::collections::HashMap;
use trilynx_bots::Determinize;
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::search::Position;
use trilynx_bots::yinsh::YinshPosition;
use trilynx_games::{Game, Seat, Seats, Status, Viewer, linko, lyngk, yinsh};
use trilynx_puzzles::prove::full_width::{Aim, FullWidth};
use trilynx_puzzles::prove::proof_numbers::Prover;
use trilynx_puzzles::turns::{Turn, after, after_all, all, canonical, moves_of};
use trilynx_puzzles::{Class, Goal, Puzzle, Puzzled, Verdict};

/// All of them together may take so many positions, which is more than they do: what takes longer shall not ship.
const MOST_POSITIONS: u64 = 300_000_000;

/// Positions that were looked at.
#[derive(Default)]
struct Looked(u64);

impl Looked {
    fn at_one_more(&mut self) {
        self.0 += 1;
        assert!(self.0 <= MOST_POSITIONS, "more than {MOST_POSITIONS} positions");
    }
}

/// Whether a seat is the only winner whatever the other does, with at most `left` more turns.
fn wins<G: Game>(state: &G, seat: Seat, left: u8, looked: &mut Looked) -> bool {
    looked.at_one_more();
    let to_move = match state.status() {
        Status::Over(outcome) => return outcome.winners == Seats::only(seat),
        Status::ToMove(to_move) => to_move,
    };
    let is_mine = to_move == seat;
    let cost = u8::from(is_mine && !state.mid_turn());
    if left < cost || !is_mine && left == 0 {
        return false;
    }
    let moves = moves_of(state);
    let mut each = moves.iter().map(|chosen| wins(&after(state, *chosen), seat, left - cost, looked));
    if is_mine { each.any(|wins| wins) } else { each.all(|wins| wins) }
}

fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A turn of a line that is to be found.
struct Step<'a, G: Game> {
    puzzle: &'a Puzzle<G>,
    number: usize,
    /// What was decided on the way to it.
    before: Vec<String>,
    state: G,
    /// How many turns of the goal are left after it.
    left: u8,
}

impl<G: Puzzled> Step<'_, G> {
    /// Every turn, where it leads, and whether it is accepted.
    fn turns(&self) -> impl Iterator<Item = (Turn<G>, G, bool)> {
        all(&self.state).into_iter().map(|(turn, next)| {
            let decisions: Vec<String> = self.before.iter().cloned().chain(turn.iter().map(ToString::to_string)).collect();
            let (walk, _) = self.puzzle.walk(&decisions);
            (turn, next, walk.verdict != Verdict::Wrong)
        })
    }

    fn says(&self, turn: &[G::Move]) -> String {
        let words: Vec<String> = turn.iter().map(ToString::to_string).collect();
        format!("{}, turn {} of {}: {}", self.puzzle.id, self.number + 1, self.puzzle.line.len(), words.join(" "))
    }
}

/// The turns of a line that the solver has to find, one after another.
fn steps<G: Puzzled>(puzzle: &Puzzle<G>) -> Vec<Step<'_, G>> {
    let (mut state, mut before) = (puzzle.position(), Vec::new());
    let mut left = match puzzle.goal {
        Goal::Win { turns } => turns,
        Goal::Defend | Goal::Best => 1,
    };
    let each = puzzle.line.iter().enumerate().map(|(number, solution)| {
        left -= u8::from(!state.mid_turn());
        let main = &solution.accepted[0];
        let step = Step { puzzle, number, before: before.clone(), state: state.clone(), left };
        before.extend(main.iter().map(ToString::to_string));
        state = after_all(&after_all(&state, main), &solution.reply);
        step
    });
    each.collect()
}

/// Enumerates all turns of a puzzle of YINSH. Returns how many were right and how many wrong.
fn enumerate(puzzle: &Puzzle<yinsh::State>, looked: &mut Looked) -> [usize; 2] {
    let (seat, mut counts) = (puzzle.seat(), [0; 2]);
    for step in steps(puzzle) {
        let accepted = &puzzle.line[step.number].accepted;
        assert!(accepted.iter().all(|turn| step.turns().any(|(other, _, is_right)| is_right && other == *turn)), "{}", puzzle.id);
        let idea = |turn: &Turn<yinsh::State>| canonical(&after(&step.state, turn[0]));
        for (turn, next, is_right) in step.turns() {
            let does = match puzzle.goal {
                Goal::Win { .. } => wins(&next, seat, step.left, looked),
                _ => !wins(&next, opponent(seat), 2, looked),
            };
            assert_eq!(does, is_right, "{}", step.says(&turn));
            counts[usize::from(!is_right)] += 1;
            // Nor does another idea do it one turn later.
            if matches!(puzzle.goal, Goal::Win { turns: 1 | 2 }) && step.number == 0 && !is_right && idea(&turn) != idea(&accepted[0]) {
                assert!(!wins(&next, seat, step.left + 1, looked), "{}: one turn later", step.says(&turn));
            }
        }
    }
    counts
}

#[test]
fn in_yinsh_every_turn_of_the_solution_does_it_and_nothing_else_does() {
    let mut puzzles: Vec<Puzzle<yinsh::State>> = some::<yinsh::State>(1).into_iter().map(|(_, puzzle)| puzzle).collect();
    puzzles.retain(|puzzle| puzzle.class == Class::Proved);
    let (mut looked, mut turns, mut tried) = (Looked::default(), [0; 2], [0; 4]);
    for puzzle in &puzzles {
        let counts = enumerate(puzzle, &mut looked);
        turns = [0, 1].map(|n| turns[n] + counts[n]);
        tried[match puzzle.goal {
            Goal::Win { turns } => usize::from(turns),
            Goal::Defend | Goal::Best => 0,
        }] += 1;
    }
    println!("YINSH: {} defences, wins in 1, 2, 3 turns: {:?}; {} positions", tried[0], &tried[1..], looked.0);
    println!("{} turns were right, {} wrong", turns[0], turns[1]);
    assert!(tried[0] >= 200 && tried[1] >= 60 && tried[2] >= 150 && tried[3] >= 200, "{tried:?}");
    assert!(turns[0] > 5000 && turns[1] > 20_000, "{turns:?}");
}

/// What is known of positions of LYNGK.
#[derive(Default)]
struct Known {
    values: HashMap<u64, i32>,
    wins: HashMap<(u64, u8), bool>,
}

impl Known {
    /// +1, 0 or −1 for a seat, with best play to the end.
    fn worth(&mut self, state: &lyngk::State, seat: Seat, looked: &mut Looked) -> i32 {
        let to_move = match state.status() {
            Status::Over(outcome) if outcome.winners.is_empty() => return 0,
            Status::Over(outcome) => return if outcome.winners.contains(seat) { 1 } else { -1 },
            Status::ToMove(to_move) => to_move,
        };
        let sign = if to_move == seat { 1 } else { -1 };
        let key = LyngkPosition::new(state).key();
        if let Some(value) = self.values.get(&key) {
            return value * sign;
        }
        looked.at_one_more();
        let mut best = -1;
        for chosen in moves_of(state).iter() {
            best = best.max(self.worth(&after(state, *chosen), to_move, looked));
            if best == 1 {
                break;
            }
        }
        self.values.insert(key, best);
        best * sign
    }

    /// Whether a seat wins whatever the other does, with at most `left` more turns.
    fn wins(&mut self, state: &lyngk::State, seat: Seat, left: u8, looked: &mut Looked) -> bool {
        let to_move = match state.status() {
            Status::Over(outcome) => return outcome.winners == Seats::only(seat),
            Status::ToMove(to_move) => to_move,
        };
        let is_mine = to_move == seat;
        let cost = u8::from(is_mine && !state.mid_turn());
        if left < cost || !is_mine && left == 0 {
            return false;
        }
        let key = (LyngkPosition::new(state).key(), left);
        if let Some(known) = self.wins.get(&key) {
            return *known;
        }
        looked.at_one_more();
        let moves = moves_of(state);
        let mut each = moves.iter().map(|chosen| self.wins(&after(state, *chosen), seat, left - cost, looked));
        let answer = if is_mine { each.any(|wins| wins) } else { each.all(|wins| wins) };
        self.wins.insert(key, answer);
        answer
    }
}

/// Enumerates all turns of a puzzle of LYNGK, to the end of the game. Returns how many were right and how many wrong.
fn enumerate_ending(puzzle: &Puzzle<lyngk::State>, looked: &mut Looked) -> [usize; 2] {
    let (seat, mut known, mut counts) = (puzzle.seat(), Known::default(), [0; 2]);
    let wanted = if puzzle.goal == Goal::Defend { 0 } else { 1 };
    for step in steps(puzzle) {
        for (turn, next, is_right) in step.turns() {
            let does = known.worth(&next, seat, looked) >= wanted;
            assert_eq!(does, is_right, "{}", step.says(&turn));
            counts[usize::from(!is_right)] += 1;
            if wanted == 1 && puzzle.line[step.number].accepted.contains(&turn) {
                assert!(known.wins(&next, seat, step.left, looked), "{}: not in time", step.says(&turn));
            }
        }
    }
    counts
}

#[test]
fn in_lyngk_every_turn_of_the_solution_does_it_and_nothing_else_does() {
    let (mut looked, mut turns, mut tried, mut later) = (Looked::default(), [0; 2], 0, 0);
    for (_, puzzle) in some::<lyngk::State>(1).iter().filter(|(_, puzzle)| puzzle.class == Class::Proved) {
        let counts = enumerate_ending(puzzle, &mut looked);
        turns = [0, 1].map(|n| turns[n] + counts[n]);
        tried += 1;
        later += puzzle.line.len() - 1;
    }
    println!("LYNGK: {tried} puzzles, {later} turns after the first; {} positions", looked.0);
    println!("{} turns were right, {} wrong", turns[0], turns[1]);
    assert!(tried >= 600 && later >= 250 && turns[0] > 900 && turns[1] > 6000, "{tried} {later} {turns:?}");
}

/// Whether a seat of Linko! wins alone whatever the others do, every card being known.
fn wins_open(state: &linko::State, seat: Seat, known: &mut HashMap<String, bool>) -> bool {
    let player = match state.status() {
        Status::Over(outcome) => return outcome.winners == Seats::only(seat),
        Status::ToMove(player) => player,
    };
    let key = state.setup().to_string();
    if let Some(wins) = known.get(&key) {
        return *wins;
    }
    let moves = moves_of(state);
    let mut each = moves.iter().map(|chosen| wins_open(&after(state, *chosen), seat, known));
    let wins = if player == seat { each.any(|wins| wins) } else { each.all(|wins| wins) };
    known.insert(key, wins);
    wins
}

#[test]
fn in_linko_what_is_proved_can_be_counted_and_only_the_solution_does_it() {
    let mut tried = 0;
    for (_, puzzle) in some::<linko::State>(1).into_iter().filter(|(_, puzzle)| puzzle.class == Class::Proved) {
        let (state, seat, mut known) = (puzzle.position(), puzzle.seat(), HashMap::new());
        // Whatever is dealt to agree with what the solver sees, it is this.
        let view = state.view(Viewer::Seat(seat));
        for seed in 0..100 {
            let dealt = linko::State::determinize(&view, &mut fastrand::Rng::with_seed(seed));
            assert_eq!(dealt.setup(), state.setup(), "{}: other cards are possible", puzzle.id);
        }
        for step in steps(&puzzle) {
            for (turn, next, is_right) in step.turns() {
                assert_eq!(wins_open(&next, seat, &mut known), is_right, "{}", step.says(&turn));
            }
        }
        tried += 1;
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn both_provers_say_the_same() {
    let mut answers = [0; 2];
    for (_, puzzle) in some::<yinsh::State>(12) {
        let (state, seat) = (puzzle.position(), puzzle.seat());
        for (turn, next) in all(&state).into_iter().step_by(3) {
            let clever = Prover::new(seat.0, 1_000_000).wins(&YinshPosition::new(&next), 1);
            let plain = FullWidth::new(seat, Aim::Win, 10_000_000, None).reaches(&next, 1);
            assert_eq!(clever, plain, "{}: {turn:?}", puzzle.id);
            answers[usize::from(clever == Some(true))] += 1;
        }
    }
    assert!(answers.iter().all(|count| *count > 0), "{answers:?}");
}
