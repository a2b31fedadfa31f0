//! The search: tries every move in many determinizations, plays each out by the rule of thumb or asks a network,
//! and drops the worse half again and again.
//!
//! The one thing to know: all candidates are tried in the same determinizations (their differences matter, not the luck of the cards), and after each
//! round of this *sequential halving* the better half of them goes on, so most of the work goes into telling the best apart.
//!
//! One playout is one node. Threads are not used.

use super::aim::Aim;
use super::determinizations::{Determinizations, only_determinization};
use super::ending;
use super::foresight::{self, Foresight};
use super::heuristic::{RuleOfThumb, scores};
use super::inference::Suspicion;
use super::network::network;
use super::playouts::{Playout, Worth};
use crate::bot::{Bot, Limits, Line, Report, Thought, Value};
use crate::order;
use std::time::Duration;
use trilynx_games::linko::{Move, State, View};
use trilynx_games::{Game, Seat};

/// The bot that searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How games are played out.
    pub playout: Playout,
    /// How much a point of the lead counts beside the win, in ten-thousandths of a win.
    pub lead_weight: i32,
    /// How the hands of the others are guessed from what they laid, if they are.
    pub suspicion: Option<Suspicion>,
    /// How many standard errors better than the rule of thumb's favourite a move must be to be played instead.
    pub caution: f64,
    /// How many playouts there are where no limit is given.
    pub playouts: u64,
    /// What is asked of a network instead of playing games out, if there is one.
    pub foresight: Option<Foresight>,
}

impl Search {
    /// As strong as we know how without a network. It does not change any more: what has learned is measured against it.
    ///
    /// It goes on like the tuned rule of thumb itself and takes the others to play like the frozen one. A player who plays quite differently is
    /// guessed wrongly.
    pub const PLAYOUTS: Search = Search {
        playout: Playout { own: RuleOfThumb::TUNED, others: RuleOfThumb::FROZEN },
        lead_weight: 20,
        suspicion: Some(Suspicion { taste: RuleOfThumb::FROZEN, temperature: 20.0, whim: 0.02, fading: 0.2 }),
        caution: 1.0,
        playouts: 2_000,
        foresight: None,
    };

    /// As strong as we know how: with the network.
    pub fn strongest() -> Search {
        Search { foresight: Some(Foresight::of(network())), ..Search::PLAYOUTS }
    }
}

impl Bot<State> for Search {
    fn choose(&mut self, view: &View, seed: u64, limits: &Limits<'_>, report: Report<'_, Move>) -> Thought<Move> {
        let budget = Budget::new(limits, self.playouts);
        let seat = view.status().to_move().unwrap_or(Seat(0));
        let aim = Aim::of(limits.standing);
        if let Some(thought) = self.exact(view, seat, &aim, &budget) {
            return thought;
        }
        let candidates = match &self.foresight {
            Some(foresight) => judged(view, foresight, &aim, limits.lines),
            None => candidates(view, &self.playout.own),
        };
        let left = candidates.len();
        let mut run = Run { search: self, view, seat, aim, budget, nodes: 0, candidates, left };
        run.halve(seed, report);
        run.thought()
    }
}

impl Search {
    /// What is certain needs no playouts.
    fn exact(&self, view: &View, seat: Seat, aim: &Aim, budget: &Budget<'_>) -> Option<Thought<Move>> {
        let thought = |chosen, value, nodes| {
            let lines = vec![Line { moves: vec![chosen], value }];
            Thought { lines, nodes, depth: 0, elapsed: budget.elapsed() }
        };
        if let Some((chosen, worth)) = ending::immediate_win(view, seat, aim) {
            return Some(thought(chosen, ending::proved(worth, 1, aim), 1));
        }
        let determinization = only_determinization(view).filter(|_| view.options().players() == 2)?;
        let most = budget.nodes.min(ending::MOST_NODES);
        let solved = ending::solve(&determinization, seat, aim, most, &mut || budget.is_over())?;
        Some(thought(solved.chosen, ending::proved(solved.worth, solved.moves, aim), solved.nodes))
    }

    /// A single number to compare moves by.
    fn utility(&self, worth: Worth) -> f64 {
        worth.share + f64::from(self.lead_weight) * 1e-4 * worth.lead.clamp(-20.0, 20.0)
    }
}

/// When to stop.
struct Budget<'a> {
    limits: &'a Limits<'a>,
    start: Duration,
    nodes: u64,
}

impl<'a> Budget<'a> {
    fn new(limits: &'a Limits<'a>, otherwise: u64) -> Budget<'a> {
        let unlimited = if limits.time.is_some() { u64::MAX } else { otherwise };
        Budget { limits, start: limits.clock.now(), nodes: limits.nodes.unwrap_or(unlimited) }
    }

    fn elapsed(&self) -> Duration {
        self.limits.clock.now().saturating_sub(self.start)
    }

    fn is_over(&self) -> bool {
        self.limits.is_stopped() || self.limits.time.is_some_and(|time| self.elapsed() >= time)
    }

    /// The part that is used up, 0 to 1; all of it when told to stop.
    fn used(&self, nodes: u64) -> f64 {
        if self.limits.is_stopped() {
            return 1.0;
        }
        let time = self.limits.time.map_or(0.0, |time| self.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9));
        (nodes as f64 / self.nodes.max(1) as f64).max(time)
    }
}

/// A move with what it has brought in so far.
#[derive(Clone, Copy)]
struct Candidate {
    chosen: Move,
    total: Worth,
    determinizations: u32,
    /// How much more useful than the favourite it was, in all determinizations together, and the squares of that.
    gain: f64,
    gain_squared: f64,
    /// The same before anything was tried, and how many determinizations that counts for.
    foreseen: f64,
    trust: f64,
    /// However many determinizations it is tried in, they count for less than this.
    enough: f64,
}

/// More are not tried: of a huge hand, only the most promising sets.
const MOST_CANDIDATES: usize = 64;

/// Added to the variance of the gain, so that a few equal playouts do not pass for certainty.
const DOUBT: f64 = 0.05;

impl Candidate {
    fn untried(chosen: Move) -> Candidate {
        Candidate {
            chosen,
            total: Worth::default(),
            determinizations: 0,
            gain: 0.0,
            gain_squared: 0.0,
            foreseen: 0.0,
            trust: 0.0,
            enough: f64::INFINITY,
        }
    }

    fn add(&mut self, worth: Worth, gain: f64) {
        self.total.add(worth);
        self.determinizations += 1;
        self.gain += gain;
        self.gain_squared += gain * gain;
    }

    fn mean(&self) -> Worth {
        let Worth { share, points, lead } = self.total;
        let determinizations = f64::from(self.determinizations.max(1));
        Worth { share: share / determinizations, points: points / determinizations, lead: lead / determinizations }
    }

    /// How many determinizations those that it was tried in count for: the first for nearly one each, later ones for less and less.
    fn counted(&self) -> f64 {
        let determinizations = f64::from(self.determinizations);
        determinizations / (1.0 + determinizations / self.enough)
    }

    fn mean_gain(&self) -> f64 {
        let (determinizations, counted) = (f64::from(self.determinizations).max(1.0), self.counted());
        (self.gain * (counted / determinizations) + self.foreseen * self.trust) / (counted + self.trust).max(1.0)
    }

    /// The mean gain less this many standard errors: what can be counted on.
    fn sure_gain(&self, errors: f64) -> f64 {
        if self.determinizations == 0 {
            return f64::NEG_INFINITY;
        }
        let (determinizations, mean) = (f64::from(self.determinizations), self.gain / f64::from(self.determinizations));
        let squares = (self.gain_squared - determinizations * mean * mean).max(0.0) + DOUBT;
        self.mean_gain() - errors * (squares / (determinizations - 1.0).max(1.0) / (self.counted() + self.trust)).sqrt()
    }
}

/// The moves worth a thought, the most promising first: that is the favourite.
fn candidates(view: &View, taste: &RuleOfThumb) -> Vec<Candidate> {
    let mut found: Vec<(Move, i32)> = Vec::with_capacity(64);
    scores(view, taste, |chosen, score| found.push((chosen, score)));
    order::largest_first(&mut found, |&(_, score)| i64::from(score));
    found.truncate(MOST_CANDIDATES);
    found.iter().map(|&(chosen, _)| Candidate::untried(chosen)).collect()
}

/// The moves that the network judges best, the best first: that is the favourite. There are as many as lines are wanted, or more.
fn judged(view: &View, foresight: &Foresight, aim: &Aim, lines: usize) -> Vec<Candidate> {
    let moves = foresight::moves(view);
    let mut found: Vec<(Move, f32)> = Vec::with_capacity(moves.len());
    foresight.network.judge(view, &moves, |n, judgement| found.push((moves[n], judgement.utility())));
    order::largest_first(&mut found, |&(_, utility)| order::total(f64::from(utility)));
    let favourite = found[0].1;
    // The network judges a game on its own: what is good for a match may be anywhere among its moves.
    let reach = foresight.reach(view.options().players());
    let (trust, enough, breadth) = match aim {
        Aim::Game => (reach.trust, reach.enough, reach.breadth.max(lines)),
        Aim::Match(_) => (0.0, f64::INFINITY, MOST_CANDIDATES),
    };
    found.truncate(breadth.clamp(1, MOST_CANDIDATES));
    let foreseen = |utility: f32| f64::from(utility - favourite);
    found.iter().map(|&(chosen, utility)| Candidate { foreseen: foreseen(utility), trust, enough, ..Candidate::untried(chosen) }).collect()
}

/// One search.
struct Run<'a> {
    search: &'a Search,
    view: &'a View,
    seat: Seat,
    aim: Aim,
    budget: Budget<'a>,
    nodes: u64,
    /// The favourite, then its rivals: first those still in the running, best first.
    candidates: Vec<Candidate>,
    /// How many are in the running, the favourite always among them.
    left: usize,
}

/// A value is wanted even where there is no choice, but no more than that.
const PLAYOUTS_WITHOUT_CHOICE: u64 = 32;

impl Run<'_> {
    fn halve(&mut self, seed: u64, report: Report<'_, Move>) {
        if self.left == 1 {
            self.budget.nodes = self.budget.nodes.min(PLAYOUTS_WITHOUT_CHOICE);
        }
        let mut determinizations = Determinizations::new(self.view, seed, self.search.suspicion.as_ref());
        let rounds = self.left.next_power_of_two().ilog2().max(1);
        for round in 1..=rounds {
            let until = f64::from(round) / f64::from(rounds);
            // The first determinization is begun whatever the limits say, so that there is an answer.
            while self.nodes == 0 || self.budget.used(self.nodes) < until {
                if !self.try_all(&mut determinizations) {
                    break;
                }
            }
            order::largest_first(&mut self.candidates[1..self.left], |candidate| order::total(candidate.mean_gain()));
            report(&self.thought());
            if self.budget.is_over() {
                return;
            }
            self.left = 1 + (self.left - 1).div_ceil(2);
        }
    }

    /// Plays every candidate out in one more determinization, unless the end comes first. One that was not tried with all of them counts for
    /// none, except that the favourite is tried at least once.
    fn try_all(&mut self, determinizations: &mut Determinizations<'_>) -> bool {
        let determinization = determinizations.draw();
        let mut found = [Worth::default(); MOST_CANDIDATES];
        for (candidate, worth) in self.candidates[..self.left].iter().zip(&mut found) {
            if self.nodes > 0 && self.budget.is_over() {
                if self.candidates[0].determinizations == 0 {
                    self.candidates[0].add(found[0], 0.0);
                }
                return false;
            }
            let mut state = determinization.clone();
            state.play_unchecked(candidate.chosen);
            *worth = match &self.search.foresight {
                Some(foresight) => foresight.run(state, self.seat, &self.aim, &self.search.playout),
                None => self.search.playout.run(state, self.seat, &self.aim),
            };
            self.nodes += 1;
        }
        let favourite = self.search.utility(found[0]);
        for (candidate, &worth) in self.candidates.iter_mut().zip(&found[..self.left]) {
            candidate.add(worth, self.search.utility(worth) - favourite);
        }
        true
    }

    /// The favourite is given up only for a gain that can be counted on: most differences between moves are smaller than what playouts can
    /// tell, and then the rule of thumb is the better judge.
    fn thought(&self) -> Thought<Move> {
        let mut tried: Vec<(f64, &Candidate)> = self
            .candidates
            .iter()
            .filter(|candidate| candidate.determinizations > 0)
            .map(|it| (it.sure_gain(self.search.caution), it))
            .collect();
        tried[0].0 = 0.0;
        order::largest_first(&mut tried, |&(gain, _)| order::total(gain));
        let lines = tried.iter().take(self.budget.limits.lines.max(1)).map(|(_, candidate)| {
            let Worth { share, points, .. } = candidate.mean();
            Line { moves: vec![candidate.chosen], value: Value { win: share as f32, proof: None, points: Some(points as f32) } }
        });
        Thought { lines: lines.collect(), nodes: self.nodes, depth: 0, elapsed: self.budget.elapsed() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(determinizations: u32, gain: f64, foreseen: f64, enough: f64) -> Candidate {
        let mut candidate = Candidate { foreseen, trust: 10.0, enough, ..Candidate::untried(Move::Pile) };
        (0..determinizations).for_each(|_| candidate.add(Worth::default(), gain));
        candidate
    }

    #[test]
    fn determinizations_count_fully_unless_there_are_enough() {
        assert_eq!(tried(700, 0.02, 0.0, f64::INFINITY).counted(), 700.0);
        let counted: Vec<f64> = [1, 30, 3_000, 300_000].map(|determinizations| tried(determinizations, 0.02, 0.0, 30.0).counted()).to_vec();
        assert!(
            counted.is_sorted() && (0.9..1.0).contains(&counted[0]) && counted[1] == 15.0 && (29.9..30.0).contains(&counted[3]),
            "{counted:?}"
        );
    }

    #[test]
    fn no_number_of_determinizations_outvotes_the_first_judgement_where_they_are_enough() {
        assert!(tried(100_000, 0.02, -0.1, f64::INFINITY).sure_gain(1.0) > 0.0);
        assert!(tried(100_000, 0.02, -0.1, 30.0).sure_gain(1.0) < 0.0);
        assert!(tried(100_000, 0.05, -0.1, 30.0).sure_gain(1.0) > 0.0, "a gain that is large is still believed");
    }
}
