//! Playing on by the network for a few decisions, and asking it what the position reached is worth.
//!
//! The one thing to know: the network has learned how games end, so a playout need not be played to its end: a little way is enough to see what a
//! move does in this determinization, and far less depends on luck.

use super::aim::Aim;
use super::ending::{immediate_win, proved};
use super::heuristic::{RuleOfThumb, scores};
use super::network::{CardNetwork, Forecast};
use super::playouts::{Playout, Worth, as_it_stands};
use crate::bot::{Bot, Limits, Line, Report, Thought, Value};
use arrayvec::ArrayVec;
use trilynx_games::linko::{Move, Phase, State, View};
use trilynx_games::{Game, Seat, Status, Viewer};

/// More moves of a decision are not judged: of a huge hand, only the first.
pub const MOST_JUDGED: usize = 128;

/// No game goes on for longer; what is not over by then is counted as it stands.
const MOST_MOVES: usize = 1_000;

/// The moves worth a thought.
pub fn moves(view: &View) -> ArrayVec<Move, MOST_JUDGED> {
    let mut found = ArrayVec::new();
    scores(view, &RuleOfThumb::TUNED, |chosen, _| {
        // What does not fit is not judged.
        let _ = found.try_push(chosen);
    });
    found
}

/// The best move by the network's judgement, and that.
pub fn best(network: &CardNetwork, view: &View) -> (Move, Forecast) {
    best_by(network, view, Forecast::utility)
}

fn best_by(network: &CardNetwork, view: &View, good: fn(&Forecast) -> f32) -> (Move, Forecast) {
    let moves = moves(view);
    let mut best: Option<(Move, Forecast)> = None;
    network.judge(view, &moves, |n, judgement| {
        if best.is_none_or(|(_, known)| good(&judgement) > good(&known)) {
            best = Some((moves[n], judgement));
        }
    });
    best.unwrap_or_else(|| unreachable!("the seat that decides has a move"))
}

/// How far a move is looked after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foresight {
    /// Who says how it goes on, and what it is worth.
    pub network: &'static CardNetwork,
    /// How far with two players.
    pub with_two: Reach,
    /// How far with more.
    pub with_more: Reach,
}

/// How far is far enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reach {
    /// When the seat has to lay for this many times, it stops and asks what that is worth.
    pub turns: u32,
    /// How many determinizations the first judgement of a move counts for.
    pub trust: f64,
    /// What the network misjudges in one determinization it misjudges in all of them: however many are tried, they count for less than this.
    pub enough: f64,
    /// How many moves are tried.
    pub breadth: usize,
}

impl Foresight {
    /// As far as has proved best.
    pub const fn of(network: &'static CardNetwork) -> Foresight {
        let with_more = Reach { turns: 1, trust: 10.0, enough: f64::INFINITY, breadth: 4 };
        Foresight { network, with_two: Reach { turns: 2, enough: 30.0, ..with_more }, with_more }
    }

    /// How far at a table of this size.
    pub const fn reach(&self, players: usize) -> &Reach {
        if players == 2 { &self.with_two } else { &self.with_more }
    }

    /// Plays on from `state` and says what that is worth to `seat`. In a match, where the scores of all count, it
    /// stops after one turn, and the rest is played by the rule of thumb.
    pub fn run(&self, mut state: State, seat: Seat, aim: &Aim, rest: &Playout) -> Worth {
        let mut turns = 0;
        for _ in 0..MOST_MOVES {
            let player = match state.status() {
                Status::Over(outcome) => return Worth::of(&outcome, seat, aim),
                Status::ToMove(player) => player,
            };
            let view = state.view(Viewer::Seat(player));
            turns += u32::from(player == seat && view.phase() == Phase::Lay);
            let most = if *aim == Aim::Game { self.reach(view.options().players()).turns.max(1) } else { 1 };
            let is_far_enough = turns == most;
            if is_far_enough && *aim != Aim::Game {
                return rest.run(state, seat, aim);
            }
            let (chosen, judgement) = best(self.network, &view);
            if is_far_enough {
                return Worth { share: judgement.share.into(), points: judgement.points.into(), lead: judgement.lead.into() };
            }
            state.play_unchecked(chosen);
        }
        as_it_stands(&state, seat, aim)
    }
}

/// Plays the move that the network judges best, without looking ahead.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// Who judges.
    pub network: &'static CardNetwork,
    /// Whether the move most to its taste is played instead.
    pub by_taste: bool,
}

impl Bot<State> for Policy {
    fn choose(&mut self, view: &View, _: u64, limits: &Limits<'_>, _: Report<'_, Move>) -> Thought<Move> {
        let start = limits.clock.now();
        let thought = |chosen, value| {
            let lines = vec![Line { moves: vec![chosen], value }];
            Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
        };
        let (seat, aim) = (view.status().to_move().unwrap_or(Seat(0)), Aim::of(limits.standing));
        if let Some((chosen, worth)) = immediate_win(view, seat, &aim) {
            return thought(chosen, proved(worth, 1, &aim));
        }
        let good = if self.by_taste { |judgement: &Forecast| judgement.taste } else { Forecast::utility };
        let (chosen, judgement) = best_by(self.network, view, good);
        thought(chosen, Value { points: Some(judgement.points), ..Value::estimate(judgement.share) })
    }
}
