//! Playing a game out by the rule of thumb, to see what a decision is worth.

use super::aim::Aim;
use super::heuristic::{RuleOfThumb, best};
use trilynx_games::linko::State;
use trilynx_games::{Game, Outcome, Seat, Status, Viewer};

/// What the end of a game is worth to a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Worth {
    /// The share of the win that is played for: see [`Aim::share`].
    pub share: f64,
    /// The points.
    pub points: f64,
    /// The points less the most that another has.
    pub lead: f64,
}

impl Worth {
    /// What this outcome is worth to `seat`.
    pub fn of(outcome: &Outcome, seat: Seat, aim: &Aim) -> Worth {
        let share = aim.share(outcome, seat);
        let points = f64::from(outcome.scores[seat.index()]);
        let others = outcome.scores.iter().enumerate().filter(|&(n, _)| n != seat.index());
        let most = others.map(|(_, &score)| score).max().unwrap_or(0);
        Worth { share, points, lead: points - f64::from(most) }
    }

    /// Adds up, for averages.
    pub fn add(&mut self, more: Worth) {
        self.share += more.share;
        self.points += more.points;
        self.lead += more.lead;
    }
}

/// How playouts are played: always the move with the best score. Noise in the scores made the search far weaker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playout {
    /// How the seat itself is taken to play on.
    pub own: RuleOfThumb,
    /// How the others are taken to play.
    pub others: RuleOfThumb,
}

/// No game by the rule of thumb is nearly as long. What is not over by then is counted as it stands.
const MOST_MOVES: usize = 1_000;

impl Playout {
    /// Plays `state` to its end and says what that is worth to `seat`.
    pub fn run(&self, mut state: State, seat: Seat, aim: &Aim) -> Worth {
        for _ in 0..MOST_MOVES {
            match state.status() {
                Status::Over(outcome) => return Worth::of(&outcome, seat, aim),
                Status::ToMove(player) => {
                    let view = state.view(Viewer::Seat(player));
                    let taste = if player == seat { &self.own } else { &self.others };
                    state.play_unchecked(best(&view, taste));
                }
            }
        }
        as_it_stands(&state, seat, aim)
    }
}

/// The worth if the game ended here.
pub(super) fn as_it_stands(state: &State, seat: Seat, aim: &Aim) -> Worth {
    let view = state.view(Viewer::Spectator);
    let score = |seat: Seat| view.cards_in_front(seat) as i16 - view.hand_size(seat) as i16;
    let seats = || view.options().seats();
    let most = seats().map(score).max();
    let winners = seats().filter(|&seat| Some(score(seat)) == most).collect();
    Worth::of(&Outcome { winners, scores: seats().map(score).collect() }, seat, aim)
}
