//! Exact play where it is possible: moves that end the game, and endings of two players in which nothing is hidden any more.

use super::aim::Aim;
use super::heuristic::{RuleOfThumb, scores};
use super::playouts::Worth;
use crate::bot::{Proof, Value};
use crate::order;
use trilynx_games::linko::{Move, Phase, State, View};
use trilynx_games::{Game, Seat, Status, Viewer};

/// No ending is searched further than this: about as long as a hundred playouts take.
pub const MOST_NODES: u64 = 5_000;

/// Nor an ending that may last longer: players who snatch and lay again can go on for long.
const MOST_MOVES: u32 = 40;

/// The move that ends the game at once with `seat` alone on top, of the game or of its match, if there is one, and what it is worth.
pub fn immediate_win(view: &View, seat: Seat, aim: &Aim) -> Option<(Move, Worth)> {
    let chosen = match view.phase() {
        Phase::Lay => Move::Lay(view.hand()?),
        // LINKO 8: the last card of row and pile ends it.
        Phase::Draw { .. } if view.row().len() == 1 && view.pile_size() == 0 => Move::Row(view.row().lowest()?),
        _ => return None,
    };
    view.check(chosen).ok()?;
    // The ending move is the same in every determinization, and so are the scores: they count cards, whichever they are.
    let mut state = view.determinize(&view.unseen().iter().collect::<Vec<_>>())?;
    state.play_unchecked(chosen);
    let worth = Worth::of(&state.status().outcome()?, seat, aim);
    (worth.share == 1.0).then_some((chosen, worth))
}

/// The value of what is certain after this many moves. While a match goes on, the points are certain, but not who will win it.
pub fn proved(worth: Worth, moves: u32, aim: &Aim) -> Value {
    let goes_on = matches!(aim, Aim::Match(standing) if standing.games_left() > 0);
    let proof = if worth.share == 1.0 {
        Proof::Win { moves }
    } else if worth.share > 0.0 {
        Proof::Draw
    } else {
        Proof::Loss { moves }
    };
    let value = if goes_on { Value::estimate(worth.share as f32) } else { Value::proved(proof) };
    Value { points: Some(worth.points as f32), ..value }
}

/// The best move of an ending, and what it leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solved {
    /// The move.
    pub chosen: Move,
    /// What it is worth with best play of both.
    pub worth: Worth,
    /// How many moves the game goes on.
    pub moves: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Solves a game of two players in which both see everything. Nothing if that takes more than `most_nodes`.
///
/// Both play for the win, then for the lead. In the middle of a match that is the lead alone.
pub fn solve(state: &State, seat: Seat, aim: &Aim, most_nodes: u64, is_over: &mut dyn FnMut() -> bool) -> Option<Solved> {
    let mut solver = Solver { seat, aim, nodes: 0, most_nodes, is_over };
    let (worth, moves, chosen) = solver.best(state, MOST_MOVES, f64::NEG_INFINITY, f64::INFINITY)?;
    Some(Solved { chosen: chosen?, worth, moves, nodes: solver.nodes })
}

struct Solver<'a> {
    seat: Seat,
    aim: &'a Aim,
    nodes: u64,
    most_nodes: u64,
    is_over: &'a mut dyn FnMut() -> bool,
}

/// A win counts more than any lead.
fn order(worth: Worth) -> f64 {
    worth.share * 1_000.0 + worth.lead
}

impl Solver<'_> {
    /// Alpha-beta: the worth for [`Solver::seat`] if it lies between the bounds, how long it takes, and the first move.
    fn best(&mut self, state: &State, depth: u32, mut low: f64, mut high: f64) -> Option<(Worth, u32, Option<Move>)> {
        let player = match state.status() {
            Status::Over(outcome) => return Some((Worth::of(&outcome, self.seat, self.aim), 0, None)),
            Status::ToMove(player) => player,
        };
        self.nodes += 1;
        if depth == 0 || self.nodes > self.most_nodes || (self.nodes.is_multiple_of(64) && (self.is_over)()) {
            return None;
        }
        let mut moves: Vec<(Move, i32)> = Vec::new();
        scores(&state.view(Viewer::Seat(player)), &RuleOfThumb::TUNED, |chosen, score| moves.push((chosen, score)));
        order::largest_first(&mut moves, |&(_, score)| i64::from(score));
        let mine = player == self.seat;
        let mut best: Option<(Worth, u32, Option<Move>)> = None;
        for (chosen, _) in moves {
            let mut next = state.clone();
            next.play_unchecked(chosen);
            let (worth, after, _) = self.best(&next, depth - 1, low, high)?;
            let better = best.is_none_or(|(known, ..)| if mine { order(worth) > order(known) } else { order(worth) < order(known) });
            if better {
                best = Some((worth, after + 1, Some(chosen)));
            }
            if mine {
                low = low.max(order(worth));
            } else {
                high = high.min(order(worth));
            }
            if low >= high {
                break;
            }
        }
        best
    }
}
