//! A solver's decisions so far, what the others replied, and how the puzzle stands.

use crate::puzzle::{Goal, Puzzle, Puzzled};
use crate::turns::{self, Turn, after_all, canonical, goes_on};
use std::ops::ControlFlow;
use trilynx_games::walk::{Made, Stop, Walked};
use trilynx_games::{Game, Seat, Seats, Status};

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Right so far.
    GoingOn,
    /// That was it.
    Solved,
    /// Not one of the solutions.
    Wrong,
}

/// A puzzle as far as somebody has got.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The position now.
    pub state: G,
    /// The move that led to it.
    pub last: Option<G::Move>,
    /// The solver's latest decision and the replies to it; the opponent's last turn before the first decision.
    pub latest: Vec<Made<G>>,
    /// How it stands.
    pub verdict: Verdict,
    /// Which turn of the line is to be found.
    step: usize,
    /// The position in which that turn began, and its decisions so far.
    began: G,
    turn: Turn<G>,
}

impl<G: Puzzled> Puzzle<G> {
    /// Makes the solver's decisions as far as they can be made.
    pub fn walk<T: AsRef<str>>(&self, decisions: &[T]) -> Walked<Walk<G>, G> {
        let (state, latest) = (self.position(), Made::all(&self.start, &self.last));
        let last = self.last.last().copied();
        let mut walk = Walk { began: state.clone(), state, last, latest, verdict: Verdict::GoingOn, step: 0, turn: Vec::new() };
        for (at, text) in decisions.iter().enumerate() {
            if let Err(stop) = self.decide(&mut walk, text.as_ref()) {
                return (walk, Some((at, stop)));
            }
        }
        (walk, None)
    }

    fn decide(&self, walk: &mut Walk<G>, text: &str) -> Result<(), Stop<G::IllegalMove>> {
        let Some(seat) = walk.state.status().to_move().filter(|_| walk.verdict == Verdict::GoingOn) else { return Err(Stop::Finished) };
        let chosen: G::Move = text.parse().map_err(Stop::Parse)?;
        walk.state.check(chosen).map_err(Stop::Refused)?;
        walk.latest = Made::all(&walk.state, &[chosen]);
        walk.state.play_unchecked(chosen);
        walk.last = Some(chosen);
        walk.turn.push(chosen);
        if goes_on(&walk.state, seat) {
            walk.verdict = if self.can_become_right(walk) { Verdict::GoingOn } else { Verdict::Wrong };
        } else if self.is_right(walk, &walk.turn, &walk.state) {
            self.reply(walk);
        } else {
            walk.verdict = Verdict::Wrong;
        }
        Ok(())
    }

    /// Whether a whole turn is one of the solutions.
    fn is_right(&self, walk: &Walk<G>, turn: &[G::Move], state: &G) -> bool {
        let solution = &self.line[walk.step];
        let seen = || canonical(state);
        let is_last = walk.step + 1 == self.line.len() && matches!(self.goal, Goal::Win { .. });
        solution.accepted.iter().any(|accepted| accepted == turn)
            || is_last && is_won(state, self.seat())
            || seen().is_some_and(|seen| {
                solution.accepted.iter().any(|accepted| canonical(&after_all(&walk.began, accepted)).as_ref() == Some(&seen))
            })
    }

    /// Whether a turn that goes on can still be finished rightly.
    fn can_become_right(&self, walk: &Walk<G>) -> bool {
        let begins = |accepted: &Turn<G>| accepted.starts_with(&walk.turn);
        self.line[walk.step].accepted.iter().any(begins) || {
            turns::each(&walk.state, &mut |rest, state| {
                let turn: Turn<G> = walk.turn.iter().chain(rest).copied().collect();
                if self.is_right(walk, &turn, state) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
            .is_break()
        }
    }

    /// After a right turn: the reply, if the line goes on from here.
    fn reply(&self, walk: &mut Walk<G>) {
        let solution = &self.line[walk.step];
        let main = after_all(&walk.began, &solution.accepted[0]);
        // Who finishes the turn in another way that is as good has found what was to be found.
        if walk.step + 1 == self.line.len() || walk.state != main {
            walk.verdict = Verdict::Solved;
            return;
        }
        let state = after_all(&walk.state, &solution.reply);
        walk.latest.extend(Made::all(&walk.state, &solution.reply));
        walk.last = solution.reply.last().copied().or(walk.last);
        walk.began = state.clone();
        walk.state = state;
        walk.turn.clear();
        walk.step += 1;
    }

    /// The decisions that lead on from a walk, the next one first. After a wrong one, from the position in which its turn began.
    pub fn rest(&self, walk: &Walk<G>) -> (G, Vec<G::Move>) {
        let Some(solution) = self.line.get(walk.step).filter(|_| walk.verdict != Verdict::Solved) else {
            return (walk.state.clone(), Vec::new());
        };
        let on_the_way = solution.accepted.iter().find(|accepted| walk.verdict == Verdict::GoingOn && accepted.starts_with(&walk.turn));
        let (from, turn) = match on_the_way {
            Some(turn) => (walk.state.clone(), &turn[walk.turn.len()..]),
            None => (walk.began.clone(), &solution.accepted[0][..]),
        };
        let mut rest = turn.to_vec();
        // The line goes on after the main turn only.
        let is_main = on_the_way.is_none_or(|turn| *turn == solution.accepted[0]);
        if is_main {
            rest.extend(&solution.reply);
            for later in &self.line[walk.step + 1..] {
                rest.extend(&later.accepted[0]);
                rest.extend(&later.reply);
            }
        }
        (from, rest)
    }

    /// Whether a turn from the position of the puzzle is right.
    pub fn is_solved_by(&self, turn: &[G::Move]) -> bool {
        let (walk, _) = self.walk::<&str>(&[]);
        self.is_right(&walk, turn, &after_all(&walk.state, turn))
    }
}

/// Whether the game is over, and this seat alone has won it.
pub fn is_won<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.status(), Status::Over(outcome) if outcome.winners == Seats::only(seat))
}
