//! The second class: a turn that the search judges better than every other by a wide margin, and still does with ten times the nodes.

use crate::puzzle::{CheckEffort, Class, Fault, Found, Goal, Moment, Puzzle, Puzzled, Solution};
use crate::turns::{after, canonical, goes_on};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Clock, Limits, Thought};
use trilynx_games::{Seat, Viewer};

/// How much better the solution must be than the next best turn, as a probability of winning.
pub const GAP: f32 = 0.35;
/// At the first look a little less is enough to look again.
const FIRST_GAP: f32 = 0.25;
/// Nodes of the first look; the judgement itself takes ten times as many.
const FIRST_NODES: u64 = 4_000;
/// Nodes of the judgement. Another with ten times as many must agree.
pub const NODES: u64 = 40_000;
/// The bot that judges.
const JUDGE: &str = "search";
/// A solution that promises less than this is no fun to find.
const LEAST_CHANCE: f32 = 0.5;

/// A clock that stands still: only nodes count.
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// What a bot thinks with a limit on nodes.
pub fn think<G: Puzzled>(bot: &str, state: &G, seat: Seat, seed: u64, nodes: Option<u64>, lines: usize) -> Option<Thought<G::Move>> {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, lines, ..Limits::unlimited(&stop, &NoClock) };
    let mut bot = G::bot(bot)?;
    Some(bot.choose(&state.view(Viewer::Seat(seat)), seed, &limits, &mut |_| {}))
}

/// The best move and the chances of it and of the next best, if they are apart by `gap`.
fn gap<G: Puzzled>(state: &G, seat: Seat, seed: u64, nodes: u64, gap: f32) -> Option<(G::Move, f32, f32)> {
    let thought = think(JUDGE, state, seat, seed, Some(nodes), 2)?;
    let [best, second] = &thought.lines[..] else { return None };
    // What is proved is not a matter of judgement.
    let (high, low) = (best.value.win, second.value.win);
    let is_clear = best.value.proof.is_none() && high - low >= gap && high >= LEAST_CHANCE;
    is_clear.then_some((best.moves[0], high, low))
}

/// The turn that is clearly the best. Only turns of one decision are judged, so that nothing but that decision is right or wrong.
pub fn find_best<G: Puzzled>(moment: &Moment<'_, G>) -> Option<Found<G>> {
    let (state, seat) = (moment.state, moment.seat);
    gap(state, seat, moment.seed, FIRST_NODES, FIRST_GAP)?;
    let (chosen, ..) = gap(state, seat, moment.seed, NODES, GAP)?;
    let (again, best, second) = gap(state, seat, moment.seed, 10 * NODES, GAP)?;
    let next = after(state, chosen);
    let is_alone =
        !crate::turns::moves_of(state).iter().any(|&other| other != chosen && canonical(&after(state, other)) == canonical(&next));
    if again != chosen || goes_on(&next, seat) || !is_alone {
        return None;
    }
    let thousandths = |chance: f32| (chance * 1000.0).round() as u16;
    let class = Class::Judged { best: thousandths(best), second: thousandths(second) };
    Some(Found { class, goal: Goal::Best, line: vec![Solution { accepted: vec![vec![chosen]], reply: vec![] }] })
}

/// Judges again, with so many times the nodes of the judgement that must have agreed, and another seed.
pub fn verify<G: Puzzled>(puzzle: &Puzzle<G>, effort: CheckEffort<'_>) -> Result<(), Fault> {
    let (state, seat) = (puzzle.position(), puzzle.seat());
    let nodes = NODES * 10 * u64::from(effort.times);
    let thought = think(JUDGE, &state, seat, 1, Some(nodes), 2).ok_or_else(|| Fault::Wrong("there is no bot to judge".to_owned()))?;
    let [best, second] = &thought.lines[..] else { return Err(Fault::Wrong("there is only one move".to_owned())) };
    let (found, expected) = (best.moves[0], puzzle.first_turn()[0]);
    let (high, low) = (best.value.win, second.value.win);
    // It was a puzzle with a gap of [`GAP`]: now it is one as long as the solution is best by more than what noise could do.
    match found == expected && high - low >= GAP / 2.0 {
        true => Ok(()),
        false => Err(Fault::Wrong(format!("{found} promises {high:.2}, the next best {low:.2}; the solution was {expected}"))),
    }
}
