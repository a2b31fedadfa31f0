//! LYNGK's bots from outside: keys, evaluation and the solver, along games played at random.

use std::sync::atomic::AtomicBool;
use trilynx_bots::lyngk::solve::{Allowance, Solution, Solver};
use trilynx_bots::lyngk::{LyngkPosition, evaluate};
use trilynx_bots::search::Position;
use trilynx_bots::{Bot, Limits, Proof, Roster, SystemClock, Thought};
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::{Seat, Viewer};
use trilynx_games::lyngk::{Move, Moves, Options, Phase, Piece, Setup, State, Variant};

/// The states of a random game, first to last, and the moves between them.
fn random_game(variant: Variant, number: u8) -> (Vec<State>, Vec<Move>) {
    let seed = Seed([number; 64]);
    let mut state = State::new(&State::deal(&Options { variant }, &mut Generator::new(&seed, &[])));
    let mut chance = Generator::new(&seed, &[b"moves"]);
    let (mut states, mut played, mut moves) = (vec![state], vec![], Moves::default());
    loop {
        state.legal_moves(&mut moves);
        if moves.is_empty() {
            return (states, played);
        }
        let chosen = moves[chance.below(moves.len() as u64) as usize];
        state.play_unchecked(chosen);
        states.push(state);
        played.push(chosen);
    }
}

#[test]
fn what_is_kept_up_to_date_equals_what_is_computed_afresh() {
    for variant in Variant::ALL {
        for number in 0..100 {
            let (states, played) = random_game(variant, number);
            let mut position = LyngkPosition::new(&states[0]);
            for (state, chosen) in states[1..].iter().zip(played) {
                position.play(chosen);
                let afresh = LyngkPosition::new(state);
                assert_eq!(position.key(), afresh.key(), "{variant} {number}: {chosen}");
                assert_eq!(position.evaluate(), afresh.evaluate(), "{variant} {number}: {chosen}");
                assert_eq!(position.state(), state);
            }
        }
    }
}

/// How each written stack may be changed, and whether the position then has another key.
#[test]
fn keys_tell_apart_what_the_rules_tell_apart() {
    let by_top_only = |stack: &mut [Piece]| {
        if let [below @ .., _] = stack {
            below.reverse();
        }
    };
    let mut checked = [0; 3];
    for variant in Variant::ALL {
        for number in 0..60 {
            for state in random_game(variant, number).0 {
                let setup = state.setup();
                let key = LyngkPosition::new(&state).key();
                let same = |changed: &Setup| State::from_setup(changed).ok().map(|state| LyngkPosition::new(&state).key() == key);
                let mut changed = setup.clone();
                changed.board.iter_mut().for_each(|stack| by_top_only(stack));
                assert_eq!(same(&changed), Some(true), "below the top the order does not matter: {setup}");
                checked[0] += usize::from(changed != setup);
                let mut changed = setup.clone();
                changed.claims.iter_mut().for_each(|claims| claims.reverse());
                assert_eq!(same(&changed), Some(true), "the order of claims does not matter: {setup}");
                checked[1] += usize::from(changed != setup);
                for point in 0..setup.board.len() - 1 {
                    let mut changed = setup.clone();
                    changed.board.swap(point, point + 1);
                    if changed.board[point].last() != setup.board[point].last() {
                        assert_ne!(same(&changed), Some(true), "where a stack stands matters: {setup}");
                        checked[2] += 1;
                    }
                }
            }
        }
    }
    assert!(checked.iter().all(|count| *count > 500), "{checked:?}");
}

#[test]
fn moves_have_indexes_of_their_own() {
    let mut seen = vec![None; LyngkPosition::MOVE_INDEXES];
    for variant in Variant::ALL {
        for number in 0..40 {
            for state in random_game(variant, number).0 {
                let mut moves = Moves::default();
                state.legal_moves(&mut moves);
                for chosen in moves.iter() {
                    let before = seen[LyngkPosition::move_index(*chosen)].replace(*chosen);
                    assert!(before.is_none_or(|before| before == *chosen), "{before:?} and {chosen} share an index");
                }
            }
        }
    }
}

/// The seats exchanged: the one who was first is second.
fn exchanged(state: &State) -> Option<State> {
    let mut setup = state.setup();
    setup.claims.swap(0, 1);
    setup.taken.swap(0, 1);
    let other = |seat: Seat| Seat(seat.0 ^ 1);
    setup.phase = match setup.phase {
        Phase::Turn { by } => Phase::Turn { by: other(by) },
        Phase::Claimed { by } => Phase::Claimed { by: other(by) },
        Phase::Won { by } => Phase::Won { by: other(by) },
        Phase::Over => Phase::Over,
    };
    State::from_setup(&setup).ok()
}

#[test]
fn evaluation_favours_no_seat_and_stays_in_range() {
    let mut checked = 0;
    for variant in Variant::ALL {
        for number in 0..60 {
            for state in random_game(variant, number).0 {
                let position = LyngkPosition::new(&state);
                let Some(other) = exchanged(&state) else { continue };
                if position.to_move().is_none() {
                    assert_eq!(position.result(), -LyngkPosition::new(&other).result());
                    continue;
                }
                let score = position.evaluate();
                assert_eq!(score, LyngkPosition::new(&other).evaluate(), "{}", state.setup());
                assert!(score.abs() <= 20_000, "{score}: {}", state.setup());
                checked += 1;
            }
        }
    }
    assert!(checked > 3000, "{checked}");
}

#[test]
fn every_feature_has_a_name() {
    assert_eq!(evaluate::NAMES.len(), evaluate::FEATURES);
}

/// Best play by looking at every line: +1, 0 or −1 for seat 0, and how many moves are left when the winner hurries and the
/// loser delays. Nothing when that takes too long.
fn enumerate(position: &LyngkPosition, budget: &mut u32) -> Option<(i32, u32)> {
    *budget = budget.checked_sub(1)?;
    let Some(mover) = position.to_move() else { return Some((position.result(), 0)) };
    let sign = if mover == 0 { 1 } else { -1 };
    let mut moves = Moves::default();
    position.state().legal_moves(&mut moves);
    let mut best: Option<(i32, u32)> = None;
    for chosen in moves.iter() {
        let mut next = *position;
        next.play(*chosen);
        let (result, moves) = enumerate(&next, budget)?;
        let (worth, moves) = (result * sign, moves + 1);
        let is_better =
            best.is_none_or(|(most, length)| worth > most || worth == most && (worth > 0 && moves < length || worth < 0 && moves > length));
        if is_better {
            best = Some((worth, moves));
        }
    }
    best.map(|(worth, moves)| (worth * sign, moves))
}

fn solve(solver: &mut Solver, position: &LyngkPosition, nodes: u64) -> Option<Solution> {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits::unlimited(&stop, &clock);
    solver.solve(position, &Allowance { nodes, until: None, limits: &limits })
}

/// What the enumeration says as a proof for the seat that decides.
fn proof(mover: u8, (result, moves): (i32, u32)) -> Proof {
    match result * if mover == 0 { 1 } else { -1 } {
        1 => Proof::Win { moves },
        0 => Proof::Draw,
        _ => Proof::Loss { moves },
    }
}

#[test]
fn solver_agrees_with_looking_at_every_line() {
    let mut solver = Solver::new(16);
    for variant in Variant::ALL {
        let (mut checked, mut results) = (0, [0; 3]);
        for number in 0..120 {
            solver.forget();
            let (states, _) = random_game(variant, number);
            for state in states.iter().rev().skip(1) {
                let position = LyngkPosition::new(state);
                let mover = position.to_move().expect("not the last");
                let Some(truth) = enumerate(&position, &mut 30_000) else { break };
                let solution = solve(&mut solver, &position, u64::MAX).expect("no limit");
                assert_eq!(solution.proof, proof(mover, truth), "{variant} {number}: {}", state.setup());
                assert!(solution.is_exact);
                check_line(&position, &solution);
                checked += 1;
                results[(truth.0 + 1) as usize] += 1;
            }
        }
        assert!(checked > 400 && results.iter().all(|count| *count > 0), "{variant}: {checked} {results:?}");
    }
}

/// The line is legal, as long as the proof says, and ends as it says.
fn check_line(position: &LyngkPosition, solution: &Solution) {
    let mover = position.to_move().expect("a decision");
    let mut at = *position;
    for chosen in &solution.line {
        at.state().check(*chosen).expect("a legal line");
        at.play(*chosen);
    }
    assert_eq!(at.to_move(), None, "the line goes to the end");
    let reached = proof(mover, (at.result(), solution.line.len() as u32));
    assert_eq!(reached, solution.proof);
}

#[test]
fn a_solver_with_little_to_spend_says_nothing_or_the_truth() {
    let mut solver = Solver::new(18);
    let (mut silent, mut partial, mut whole) = (0, 0, 0);
    for number in 0..60 {
        let (states, _) = random_game(Variant::Standard, number);
        for state in states.iter().rev().skip(1).take(9) {
            let position = LyngkPosition::new(state);
            solver.forget();
            let Some(exact) = solve(&mut solver, &position, 20_000).filter(|solution| solution.is_exact) else { continue };
            solver.forget();
            match (solve(&mut solver, &position, 60), exact.proof) {
                (None, _) => silent += 1,
                (Some(rough), proof) if rough.is_exact => {
                    assert_eq!(rough.proof, proof);
                    whole += 1;
                }
                (Some(rough), proof) => {
                    let is_true = match (rough.proof, proof) {
                        (Proof::Win { moves: most }, Proof::Win { moves }) | (Proof::Loss { moves: most }, Proof::Loss { moves }) => {
                            moves <= most
                        }
                        (rough, exact) => rough == exact,
                    };
                    assert!(is_true, "{:?} but {proof:?}: {}", rough.proof, state.setup());
                    position.state().check(rough.line[0]).expect("legal");
                    partial += 1;
                }
            }
        }
    }
    assert!(silent > 20 && partial > 20 && whole > 20, "{silent} {partial} {whole}");
}

/// Lets a bot choose under a limit on nodes.
fn choose(bot: &mut dyn Bot<State>, state: &State, seed: u64, nodes: u64, lines: usize) -> Thought<Move> {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(nodes), lines, ..Limits::unlimited(&stop, &clock) };
    let seat = state.status().to_move().expect("a decision");
    bot.choose(&state.view(Viewer::Seat(seat)), seed, &limits, &mut |_| {})
}

#[test]
fn what_the_bot_calls_won_is_won_and_it_answers_the_same_twice() {
    let mut proved = 0;
    for variant in Variant::ALL {
        for number in 0..25 {
            let (states, _) = random_game(variant, number);
            let mut state = states[states.len() * 2 / 3];
            let mut random = fastrand::Rng::with_seed(u64::from(number));
            let (mut bot, mut twin) = (State::bot("search").expect("a bot"), State::bot("search").expect("a bot"));
            let Some(bots_seat) = state.status().to_move() else { continue };
            let mut is_won = false;
            while let Some(seat) = state.status().to_move() {
                let mut moves = Moves::default();
                state.legal_moves(&mut moves);
                let mut chosen = moves[random.usize(..moves.len())];
                if seat == bots_seat {
                    let thought = choose(&mut *bot, &state, 5, 4000, 1);
                    assert!(thought.nodes <= 4000 + 1, "{}", thought.nodes);
                    let again = choose(&mut *twin, &state, 5, 4000, 1);
                    assert_eq!((&thought.lines, thought.nodes), (&again.lines, again.nodes), "{}", state.setup());
                    is_won |= matches!(thought.value().proof, Some(Proof::Win { .. }));
                    chosen = thought.best();
                }
                state.play(chosen).expect("a legal move");
            }
            if is_won {
                proved += 1;
                let winners = state.status().outcome().expect("over").winners;
                assert!(winners.contains(bots_seat), "{variant} {number}: {}", state.setup());
            }
        }
    }
    assert!(proved > 20, "{proved}");
}

#[test]
fn several_lines_begin_with_different_moves_and_are_sorted() {
    let mut solved = 0;
    for variant in Variant::ALL {
        for number in 0..30 {
            let (states, _) = random_game(variant, number);
            let state = &states[states.len() - 6];
            let position = LyngkPosition::new(state);
            let (Some(mover), Some(truth)) = (position.to_move(), enumerate(&position, &mut 30_000)) else { continue };
            let mut bot = State::bot("search").expect("a bot");
            let lines = choose(&mut *bot, state, 1, 400_000, 3).lines;
            let mut firsts: Vec<_> = lines.iter().map(|line| line.moves[0]).collect();
            firsts.sort();
            firsts.dedup();
            assert_eq!(firsts.len(), lines.len());
            assert!(lines.is_sorted_by(|one, other| one.value.win >= other.value.win));
            assert_eq!(lines[0].value.proof, Some(proof(mover, truth)), "{}", state.setup());
            solved += 1;
        }
    }
    assert!(solved > 30, "{solved}");
}

#[test]
fn a_bot_that_is_told_to_stop_at_once_still_answers() {
    for name in ["search", "greedy", "random"] {
        for ply in [0, 10, 25] {
            let (states, _) = random_game(Variant::Standard, 3);
            let (stop, clock) = (AtomicBool::new(true), SystemClock::start());
            let limits = Limits::unlimited(&stop, &clock);
            let seat = states[ply].status().to_move().expect("a decision");
            let mut bot = State::bot(name).expect("a bot");
            let thought = bot.choose(&states[ply].view(Viewer::Seat(seat)), 1, &limits, &mut |_| {});
            states[ply].check(thought.best()).expect("a legal move");
        }
    }
}
