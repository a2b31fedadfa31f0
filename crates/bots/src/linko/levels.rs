//! Levels for people: weaker players who err by taste, by trying little, and by forgetting which cards went where.
//!
//! The one thing to know: a level never peeks and never throws dice between perfect moves. The lower ones follow the rule of thumb and
//! like the second-best move sometimes; the upper ones search, the higher the more. From level 2 on none misses a move that wins the
//! game at once.

use super::aim::Aim;
use super::ending::immediate_win;
use super::heuristic::{Taste, scores};
use super::search::Search;
use super::worlds::forget;
use crate::bot::{Bot, Limits, Line, Thought, Value};
use trilynx_games::Seat;
use trilynx_games::linko::{Move, State, View};

/// One of the ten levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// The probability with which each card known to be in another's hand is forgotten, anew for every decision.
    forgets: f64,
    /// Whether it sees a move that wins at once, whatever it thinks of it otherwise.
    sees_wins: bool,
    thinks: Thinks,
}

/// How a level comes to a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Thinks {
    /// By the rule of thumb: a score that is lower by this many hundredths of a card is chosen e times more rarely.
    ByTaste { taste: &'static Taste, temperature: f64 },
    /// By so many playouts.
    BySearch { playouts: u64 },
}

impl Level {
    /// The levels 1 to 10, weakest first.
    pub const ALL: [Level; 10] = [
        Level::by_taste(&Taste::FROZEN, 400.0, 1.0, false),
        Level::by_taste(&Taste::FROZEN, 200.0, 1.0, true),
        Level::by_taste(&Taste::FROZEN, 110.0, 0.8, true),
        Level::by_taste(&Taste::FROZEN, 60.0, 0.6, true),
        Level::by_taste(&Taste::FROZEN, 20.0, 0.4, true),
        Level::by_taste(&Taste::TUNED, 200.0, 0.4, true),
        Level::by_taste(&Taste::TUNED, 120.0, 0.3, true),
        Level::by_taste(&Taste::TUNED, 20.0, 0.2, true),
        Level::by_search(200, 0.1),
        Level::by_search(2_000, 0.0),
    ];

    const fn by_taste(taste: &'static Taste, temperature: f64, forgets: f64, sees_wins: bool) -> Level {
        Level { forgets, sees_wins, thinks: Thinks::ByTaste { taste, temperature } }
    }

    const fn by_search(playouts: u64, forgets: f64) -> Level {
        Level { forgets, sees_wins: true, thinks: Thinks::BySearch { playouts } }
    }

    /// The level of this name, `level1` to `level10`.
    pub fn named(name: &str) -> Option<Level> {
        let number = name.strip_prefix("level").filter(|number| !number.starts_with(['0', '+']))?;
        Level::ALL.get(number.parse::<usize>().ok()?.checked_sub(1)?).copied()
    }
}

impl Bot<State> for Level {
    fn choose(&mut self, view: &View, seed: u64, limits: &Limits<'_>, report: &mut dyn FnMut(&Thought<Move>)) -> Thought<Move> {
        let start = limits.clock.now();
        let mut random = fastrand::Rng::with_seed(seed);
        let remembered = forget(view, self.forgets, &mut random);
        let by_itself = |chosen, value| {
            let lines = vec![Line { moves: vec![chosen], value }];
            Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
        };
        match self.thinks {
            Thinks::BySearch { playouts } => {
                let nodes = Some(limits.nodes.map_or(playouts, |nodes| nodes.min(playouts)));
                { Search::STRONGEST }.choose(&remembered, random.u64(..), &Limits { nodes, ..*limits }, report)
            }
            Thinks::ByTaste { taste, temperature } => {
                let seat = view.status().to_move().unwrap_or(Seat(0));
                let aim = Aim::of(limits.standing);
                if self.sees_wins
                    && let Some((chosen, worth)) = immediate_win(view, seat, &aim)
                {
                    return by_itself(chosen, super::ending::proved(worth, 1, &aim));
                }
                let share = 1.0 / view.options().players() as f32;
                by_itself(by_taste(&remembered, taste, temperature, &mut random), Value::estimate(share))
            }
        }
    }
}

/// A move by the rule of thumb, the likelier the better its score.
fn by_taste(view: &View, taste: &Taste, temperature: f64, random: &mut fastrand::Rng) -> Move {
    let mut best = (Move::Pile, f64::NEG_INFINITY);
    // Gumbel's trick: the largest of the scores with this noise added is a draw from their softmax.
    scores(view, taste, |chosen, score| {
        let uniform = random.f64().max(f64::MIN_POSITIVE);
        let score = f64::from(score) / temperature - (-uniform.ln()).ln();
        if score > best.1 {
            best = (chosen, score);
        }
    });
    best.0
}
