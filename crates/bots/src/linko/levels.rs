//! Levels for people: weaker players who err by taste, by trying little, and by forgetting which cards went where.
//!
//! The one thing to know: a level never peeks and never throws dice between perfect moves. The lower ones follow the rule of thumb, the upper
//! ones the network, and like the second-best move sometimes; the highest searches. From level 2 on none misses a move that wins the
//! game at once.

use super::aim::Aim;
use super::determinizations::forget;
use super::ending::immediate_win;
use super::foresight;
use super::heuristic::{RuleOfThumb, scores};
use super::network::{Forecast, network};
use super::search::Search;
use crate::bot::{Bot, Limits, Line, Report, Thought, Value};
use trilynx_games::Seat;
use trilynx_games::linko::{Move, State, View};

/// One of the ten levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardLevel {
    /// The probability with which each card known to be in another's hand is forgotten, drawn again for every decision.
    forgets: f64,
    /// Whether it sees a move that wins at once, whatever it thinks of it otherwise.
    sees_wins: bool,
    thinks: Thinks,
}

/// How a level comes to a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Thinks {
    /// By the rule of thumb: a score that is lower by this many hundredths of a card is chosen e times more rarely.
    RuleOfThumb { taste: &'static RuleOfThumb, temperature: f64 },
    /// By the network: a move that promises less by this much of a win is chosen e times more rarely.
    CardNetwork { temperature: f32 },
    /// By trying out so often.
    Search { tries: u64 },
}

impl CardLevel {
    /// The levels 1 to 10, weakest first.
    pub const ALL: [CardLevel; 10] = [
        CardLevel::by_taste(&RuleOfThumb::FROZEN, 400.0, 1.0, false),
        CardLevel::by_taste(&RuleOfThumb::FROZEN, 200.0, 1.0, true),
        CardLevel::by_taste(&RuleOfThumb::FROZEN, 110.0, 0.8, true),
        CardLevel::by_taste(&RuleOfThumb::FROZEN, 60.0, 0.6, true),
        CardLevel::by_taste(&RuleOfThumb::TUNED, 230.0, 0.4, true),
        CardLevel::by_taste(&RuleOfThumb::TUNED, 155.0, 0.3, true),
        CardLevel::by_network(0.027, 0.2),
        CardLevel::by_network(0.0185, 0.1),
        CardLevel::by_network(0.011, 0.05),
        CardLevel::by_search(500, 0.0),
    ];

    /// A level that follows the rule of thumb. For experiments with others than the ten.
    pub const fn by_taste(taste: &'static RuleOfThumb, temperature: f64, forgets: f64, sees_wins: bool) -> CardLevel {
        CardLevel { forgets, sees_wins, thinks: Thinks::RuleOfThumb { taste, temperature } }
    }

    /// A level that follows the network. For experiments with others than the ten.
    pub const fn by_network(temperature: f32, forgets: f64) -> CardLevel {
        CardLevel { forgets, sees_wins: true, thinks: Thinks::CardNetwork { temperature } }
    }

    const fn by_search(tries: u64, forgets: f64) -> CardLevel {
        CardLevel { forgets, sees_wins: true, thinks: Thinks::Search { tries } }
    }

    /// Whether it cannot think without a network.
    pub(super) fn needs_network(&self) -> bool {
        !matches!(self.thinks, Thinks::RuleOfThumb { .. })
    }

    /// The level of this name, `level1` to `level10`.
    pub fn named(name: &str) -> Option<CardLevel> {
        let number = name.strip_prefix("level").filter(|number| !number.starts_with(['0', '+']))?;
        CardLevel::ALL.get(number.parse::<usize>().ok()?.checked_sub(1)?).copied()
    }
}

impl Bot<State> for CardLevel {
    fn choose(&mut self, view: &View, seed: u64, limits: &Limits<'_>, report: Report<'_, Move>) -> Thought<Move> {
        let start = limits.clock.now();
        let mut random = fastrand::Rng::with_seed(seed);
        let remembered = forget(view, self.forgets, &mut random);
        let by_itself = |chosen, value| {
            let lines = vec![Line { moves: vec![chosen], value }];
            Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
        };
        if let Thinks::Search { tries } = self.thinks {
            let nodes = Some(limits.nodes.map_or(tries, |nodes| nodes.min(tries)));
            return Search::strongest().choose(&remembered, random.u64(..), &Limits { nodes, ..*limits }, report);
        }
        let seat = view.status().to_move().unwrap_or(Seat(0));
        let aim = Aim::of(limits.standing);
        if self.sees_wins
            && let Some((chosen, worth)) = immediate_win(view, seat, &aim)
        {
            return by_itself(chosen, super::ending::proved(worth, 1, &aim));
        }
        match self.thinks {
            Thinks::RuleOfThumb { taste, temperature } => {
                let share = 1.0 / view.options().players() as f32;
                by_itself(by_taste(&remembered, taste, temperature, &mut random), Value::estimate(share))
            }
            Thinks::CardNetwork { temperature } => {
                let (chosen, judgement) = by_network(&remembered, temperature, &mut random);
                by_itself(chosen, Value { points: Some(judgement.points), ..Value::estimate(judgement.share) })
            }
            Thinks::Search { .. } => unreachable!("it has answered"),
        }
    }
}

/// The largest of several scores with this noise added is a draw from their softmax.
fn gumbel(random: &mut fastrand::Rng) -> f64 {
    -(-random.f64().max(f64::MIN_POSITIVE).ln()).ln()
}

/// A move by the network, the likelier the more it promises.
fn by_network(view: &View, temperature: f32, random: &mut fastrand::Rng) -> (Move, Forecast) {
    let moves = foresight::moves(view);
    let mut best: Option<(f64, Move, Forecast)> = None;
    network().judge(view, &moves, |n, judgement| {
        let score = f64::from(judgement.utility() / temperature) + gumbel(random);
        if best.is_none_or(|(known, ..)| score > known) {
            best = Some((score, moves[n], judgement));
        }
    });
    best.map(|(_, chosen, judgement)| (chosen, judgement)).unwrap_or_else(|| unreachable!("the seat that decides has a move"))
}

/// A move by the rule of thumb, the likelier the better its score.
fn by_taste(view: &View, taste: &RuleOfThumb, temperature: f64, random: &mut fastrand::Rng) -> Move {
    let mut best = (Move::Pile, f64::NEG_INFINITY);
    scores(view, taste, |chosen, score| {
        let score = f64::from(score) / temperature + gumbel(random);
        if score > best.1 {
            best = (chosen, score);
        }
    });
    best.0
}
