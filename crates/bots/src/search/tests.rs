//! The search, held against a plain one that prunes nothing and remembers nothing, on positions from random games.

use super::node::Worker;
use super::score::{CERTAIN, WIN, value};
use super::threads::Tried;
use super::{Position, Pruning, SearchBot};
use crate::bot::{Bot, Clock, Limits, Proof, Thought};
use crate::yinsh::YinshPosition;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use trilynx_games::yinsh::{Colour, Move, Options, Phase, State, Variant};
use trilynx_games::{Game, Status, Viewer};

/// A clock that goes on by a microsecond whenever somebody looks.
#[derive(Default)]
struct Ticks(std::sync::atomic::AtomicU64);

impl Clock for Ticks {
    fn now(&self) -> Duration {
        Duration::from_micros(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

static GO: AtomicBool = AtomicBool::new(false);

fn limits(clock: &Ticks) -> Limits<'_> {
    // Far more nodes than these searches need, but a sign for the table to be small.
    Limits { nodes: Some(1 << 17), ..Limits::unlimited(&GO, clock) }
}

/// Shows every position of random games, each with the seed that leads there.
fn random_positions(variant: Variant, seeds: std::ops::Range<u64>, mut visit: impl FnMut(u64, &State)) {
    for seed in seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut state = State::new(&Options { variant });
        let mut moves = Default::default();
        while let Status::ToMove(_) = state.status() {
            visit(seed, &state);
            state.legal_moves(&mut moves);
            state.play_unchecked(moves[random.usize(..moves.len())]);
        }
    }
}

/// The score by looking at everything.
fn plain<P: Position>(position: &P, depth: i32, ply: i32) -> i32 {
    let Some(seat) = position.to_move() else { unreachable!("asked only of games that go on") };
    if depth <= 0 && position.is_settled() {
        return Worker::evaluate(position);
    }
    legal(position).map(|(chosen, after)| after_move(position, seat, chosen, &after, depth, ply)).max().expect("a legal move")
}

fn after_move<P: Position>(before: &P, seat: u8, chosen: <P::Game as Game>::Move, after: &P, depth: i32, ply: i32) -> i32 {
    let depth = depth - i32::from(before.costs_depth(chosen));
    match after.to_move() {
        None if seat == 0 => after.result() * (WIN - ply - 1),
        None => -after.result() * (WIN - ply - 1),
        Some(next) if next == seat => plain(after, depth, ply + 1),
        Some(_) => -plain(after, depth, ply + 1),
    }
}

fn legal<P: Position>(position: &P) -> impl Iterator<Item = (<P::Game as Game>::Move, P)> {
    let mut moves = <P::Game as Game>::Moves::default();
    position.state().legal_moves(&mut moves);
    let moves = moves.to_vec();
    moves.into_iter().map(move |chosen| {
        let mut after = position.clone();
        after.play(chosen);
        (chosen, after)
    })
}

fn think(state: &State, pruning: Pruning, limits: &Limits<'_>) -> Thought<Move> {
    SearchBot::<YinshPosition>::new().with_pruning(pruning).think(&YinshPosition::new(state), 1, limits, &mut |_| {})
}

/// Pruning that is only about speed, the table and the windows change nothing.
#[test]
fn full_width_search_equals_looking_at_everything() {
    let mut compared = 0;
    for (variant, depth, every) in
        [(Variant::Standard, 1, 3), (Variant::Blitz, 2, 19), (Variant::Standard, 2, 23), (Variant::Standard, 3, 193)]
    {
        let mut number = 0;
        random_positions(variant, 0..8, |seed, state| {
            number += 1;
            if number % every != 0 || state.phase() == Phase::Place && depth > 2 {
                return;
            }
            compared += 1;
            let position = YinshPosition::new(state);
            let clock = Ticks::default();
            let found = think(state, Pruning::FullWidth, &Limits { depth: Some(depth), ..limits(&clock) });
            let expected = value(&position, plain(&position, depth as i32, 0));
            assert_eq!(found.value(), expected, "seed {seed}, depth {depth}: {state:?}");
        });
    }
    assert!(compared > 100, "only {compared}");
}

/// Wins on the spot, and moves after which the opponent has one, both found by looking at everything.
#[test]
fn wins_are_taken_and_losses_avoided() {
    let (mut wins, mut escapes) = (0, 0);
    for (variant, seeds) in [(Variant::Blitz, 0..60), (Variant::Standard, 0..60)] {
        random_positions(variant, seeds, |seed, state| {
            let removed = Colour::ALL.map(|colour| state.removed(colour));
            if state.phase() != Phase::Move || *removed.iter().max().unwrap() + 1 < variant.rings_to_win() {
                return;
            }
            let position = YinshPosition::new(state);
            let clock = Ticks::default();
            let now = plain(&position, 1, 0);
            if now >= CERTAIN {
                wins += 1;
                for depth in 1..=3 {
                    let found = think(state, Pruning::Selective, &Limits { depth: Some(depth), ..limits(&clock) });
                    // With more depth, a shorter win by the last marker may be found.
                    let Some(Proof::Win { moves }) = found.value().proof else { panic!("seed {seed}, depth {depth}: {state:?}") };
                    assert!(moves as i32 <= WIN - now, "seed {seed}, depth {depth}: {state:?}");
                }
            } else if position.total().threats()[state.turn().other().index()] > 0 && wins % 3 == 0 {
                let seat = state.turn() as u8;
                let loses = |chosen, after: &YinshPosition| after_move(&position, seat, chosen, after, 2, 0) <= -CERTAIN;
                if legal(&position).all(|(chosen, after)| loses(chosen, &after)) {
                    return;
                }
                escapes += 1;
                let found = think(state, Pruning::Selective, &Limits { depth: Some(2), ..limits(&clock) });
                let (chosen, after) = legal(&position).find(|(chosen, _)| *chosen == found.best()).expect("legal");
                assert!(!loses(chosen, &after), "seed {seed}: {chosen} loses at once: {state:?}");
            }
        });
    }
    assert!(wins > 100 && escapes > 30, "only {wins} wins and {escapes} escapes");
}

/// The same question gets the same answer, whatever the bot was asked before.
#[test]
fn a_node_limit_makes_the_choice_repeatable() {
    let mut bot = SearchBot::<YinshPosition>::new();
    let mut answers = Vec::new();
    for round in 0..2 {
        let mut number = 0;
        random_positions(Variant::Standard, 0..3, |seed, state| {
            let clock = Ticks::default();
            let limits = Limits { nodes: Some(700), ..limits(&clock) };
            let mut thought = bot.choose(&state.view(Viewer::Spectator), seed, &limits, &mut |_| {});
            thought.elapsed = Duration::ZERO;
            assert!(thought.nodes <= 700, "{}", thought.nodes);
            if round == 0 {
                answers.push(thought);
            } else {
                assert_eq!(answers[number], thought, "seed {seed}: {state:?}");
            }
            number += 1;
        });
        // Something else in between, which must leave no trace.
        let clock = Ticks::default();
        bot.choose(
            &State::new(&Options { variant: Variant::Blitz }).view(Viewer::Spectator),
            9,
            &Limits { depth: Some(3), ..limits(&clock) },
            &mut |_| {},
        );
    }
}

/// Whatever the limits, the answer is a legal line; the limit that comes first counts.
#[test]
fn limits_are_kept() {
    let clock = Ticks::default();
    let stopped = AtomicBool::new(true);
    let unlimited = limits(&clock);
    for (name, limits) in [
        ("nodes", Limits { nodes: Some(1), ..unlimited }),
        ("nodes, threads", Limits { nodes: Some(5_000), threads: 3, ..unlimited }),
        ("time", Limits { time: Some(Duration::from_micros(100)), ..unlimited }),
        ("time, lines", Limits { time: Some(Duration::from_micros(100)), lines: 4, ..unlimited }),
        ("time, threads", Limits { time: Some(Duration::from_micros(100)), threads: 3, ..unlimited }),
        ("depth", Limits { depth: Some(2), ..unlimited }),
        ("depth, threads", Limits { depth: Some(2), threads: 2, ..unlimited }),
        ("stopped before", Limits { stop: &stopped, ..unlimited }),
        ("stopped before, lines", Limits { stop: &stopped, lines: 3, ..unlimited }),
    ] {
        random_positions(Variant::Standard, 0..1, |_, state| {
            let thought = think(state, Pruning::Selective, &limits);
            assert!(thought.depth <= limits.depth.unwrap_or(u32::MAX), "{name}");
            for line in &thought.lines {
                let mut state = state.clone();
                for &chosen in &line.moves {
                    assert_eq!(state.play(chosen), Ok(()), "{name}: {:?}", line.moves);
                }
            }
        });
    }
}

/// Where nothing is pruned the value of a position does not depend on who searches what first.
#[test]
fn several_threads_find_what_one_finds() {
    let clock = Ticks::default();
    random_positions(Variant::Blitz, 0..2, |seed, state| {
        let mut moves = Default::default();
        state.legal_moves(&mut moves);
        if moves.len() > 30 {
            return;
        }
        let value = |threads| {
            let limits = Limits { depth: Some(4), nodes: Some(1 << 22), threads, ..limits(&clock) };
            let thought = think(state, Pruning::FullWidth, &limits);
            (thought.depth, thought.value().win)
        };
        let alone = value(1);
        for threads in [2, 5] {
            assert_eq!(value(threads), alone, "seed {seed}, {threads} threads: {state:?}");
        }
    });
}

/// A try is known to all threads from its beginning to its end, and shallow ones are not worth a name.
#[test]
fn tries_are_known_while_they_last() {
    let tried = Tried::new();
    assert_eq!(Tried::name(1, 2, 2), None);
    let names: Vec<u64> = (0..3).filter_map(|index| Tried::name(0x1234_5678_9abc_def0, index, 3)).collect();
    for name in &names {
        assert!(!tried.is_tried(*name));
        tried.begin(*name);
        assert!(tried.is_tried(*name));
    }
    tried.end(names[1]);
    assert_eq!(names.iter().map(|name| tried.is_tried(*name)).collect::<Vec<_>>(), [true, false, true]);
    // However many are begun, there is room for the latest.
    for key in 0..100_000_u64 {
        let name = Tried::name(key.wrapping_mul(0x2545_f491_4f6c_dd1d), 7, 9).expect("deep enough");
        tried.begin(name);
        assert!(tried.is_tried(name));
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let (clock, stop) = (Ticks::default(), AtomicBool::new(false));
    let state = State::new(&Options { variant: Variant::Standard });
    for threads in [1, 2] {
        stop.store(false, Ordering::Relaxed);
        let mut depths = Vec::new();
        let thought = SearchBot::<YinshPosition>::new().think(
            &YinshPosition::new(&state),
            1,
            &Limits { threads, ..Limits::unlimited(&stop, &clock) },
            &mut |thought| {
                depths.push(thought.depth);
                stop.store(thought.depth >= 2, Ordering::Relaxed);
            },
        );
        assert_eq!(depths, [1, 2]);
        assert_eq!(thought.depth, 2);
    }
}

#[test]
fn lines_are_different_and_the_best_comes_first() {
    random_positions(Variant::Standard, 0..2, |seed, state| {
        let clock = Ticks::default();
        let mut moves = Default::default();
        state.legal_moves(&mut moves);
        let thought = think(state, Pruning::Selective, &Limits { depth: Some(2), lines: 5, ..limits(&clock) });
        assert_eq!(thought.lines.len(), moves.len().min(5), "seed {seed}");
        for pair in thought.lines.windows(2) {
            assert!(pair[0].value.win >= pair[1].value.win, "seed {seed}: {thought:?}");
            assert!(pair[0].moves[0] != pair[1].moves[0], "seed {seed}: {thought:?}");
        }
    });
}

/// Cut into slices, a search comes as deep as at a stretch for little more than the same work: what it was at is not started over.
#[test]
fn a_search_goes_on_where_it_was_stopped() {
    let clock = Ticks::default();
    let mut state = State::new(&Options { variant: Variant::Standard });
    for text in ["d5", "e7", "f4"] {
        state.play(text.parse().expect("a move")).expect("a legal move");
    }
    let (view, depth) = (state.view(Viewer::Spectator), 7);
    let whole = Limits { depth: Some(depth), ..Limits::unlimited(&GO, &clock) };
    let at_a_stretch = SearchBot::<YinshPosition>::new().choose(&view, 3, &whole, &mut |_| {});
    assert_eq!(at_a_stretch.depth, depth);
    let mut bot = SearchBot::<YinshPosition>::new();
    let (mut nodes, mut slices) = (0, 0);
    loop {
        // The clock ticks at each look, which is every 256 nodes. To find the way back to where it was costs hundreds of nodes.
        let slice = Limits { time: Some(Duration::from_micros(16)), ..whole };
        let found = bot.resume(&view, 3, &slice, &mut |_| {});
        (nodes, slices) = (nodes + found.nodes, slices + 1);
        assert!(slices < 1_000, "it does not come to an end");
        if found.depth == depth {
            break;
        }
    }
    let told = format!("{nodes} nodes in {slices} slices, {} at a stretch", at_a_stretch.nodes);
    assert!(slices > 3 && nodes < 3 * at_a_stretch.nodes, "{told}");
    println!("{told}");
    // Another position is another question.
    state.play("g5".parse().expect("a move")).expect("a legal move");
    let other = bot.resume(&state.view(Viewer::Spectator), 3, &Limits { depth: Some(2), ..whole }, &mut |_| {});
    assert_eq!(other.depth, 2);
}
