//! Iterative deepening at the root: depth after depth, line after line, until a limit is reached.

use super::node::{Experience, Place, Pruning, Try, Window, Worker, reduction};
use super::score::{INFINITE, WIN, is_certain, value};
use super::threads::Shared;
use super::{MoveOf, Position};
use crate::bot::{Line, Report, Thought};
use crate::order;
use crate::random::shuffle;
use trilynx_games::Game;

/// No search is deeper: no game is as long.
const DEEPEST: u32 = 127;

/// A legal move at the root, with what is known of it.
#[derive(Clone)]
struct RootMove<M> {
    chosen: M,
    /// Nothing as long as it was never the best.
    score: Option<i32>,
    line: Vec<M>,
}

/// The root of one thread's search.
pub(super) struct Root<'a, P: Position> {
    worker: Worker<'a, P>,
    position: &'a P,
    seat: u8,
    /// The best first, as far as known.
    moves: Vec<RootMove<MoveOf<P>>>,
    deepest: u32,
    stopped_at: StoppedAt<MoveOf<P>>,
}

/// Where a search was stopped. To begin with, nowhere.
struct StoppedAt<M> {
    depth: u32,
    /// Which of several lines.
    first: usize,
    moves: Option<HalfDone>,
    /// What was found at the last depth that was finished.
    finished: Option<Thought<M>>,
}

/// The moves of the root, of which some have been searched.
#[derive(Clone, Copy)]
struct HalfDone {
    /// The aspiration window, and by how much it is widened.
    window: Window,
    margin: i32,
    /// The next move, and what those before it came to.
    n: usize,
    best: i32,
    alpha: i32,
}

/// A search that was stopped and can go on.
pub(super) struct Paused<P: Position> {
    /// The key of the position, the seed and the number of lines: another question needs another search.
    question: (u64, u64, usize),
    moves: Vec<RootMove<MoveOf<P>>>,
    stopped_at: StoppedAt<MoveOf<P>>,
    experience: Experience<P>,
}

impl<P: Position> Paused<P> {
    /// Whether it can go on with this question.
    pub fn is_about(&self, position: &P, seed: u64, lines: usize) -> bool {
        self.question == (position.key(), seed, lines)
    }
}

impl<'a, P: Position> Root<'a, P> {
    /// Where nobody is to decide there is nothing to search.
    pub fn new(position: &'a P, shared: &'a Shared<'a>, pruning: Pruning, seed: u64) -> Option<Root<'a, P>> {
        let seat = position.to_move()?;
        let mut legal = <P::Game as Game>::Moves::default();
        position.state().legal_moves(&mut legal);
        let mut legal: Vec<MoveOf<P>> = legal.to_vec();
        // Among equals chance decides.
        shuffle(&mut legal, &mut fastrand::Rng::with_seed(seed));
        let mut scores = vec![0; legal.len()];
        position.order(&legal, &mut scores);
        let mut moves: Vec<_> = legal.into_iter().zip(scores).collect();
        order::largest_first(&mut moves, |&(_, score)| i64::from(score));
        let moves = moves.into_iter().map(|(chosen, _)| RootMove { chosen, score: None, line: vec![chosen] }).collect();
        let stopped_at = StoppedAt { depth: 0, first: 0, moves: None, finished: None };
        let worker = Worker::new(shared, pruning, Experience::none());
        Some(Root { worker, position, seat, moves, deepest: deepest(shared), stopped_at })
    }

    /// Goes on with a search of the same question.
    pub fn resumed(position: &'a P, shared: &'a Shared<'a>, pruning: Pruning, paused: Paused<P>) -> Option<Root<'a, P>> {
        let Paused { moves, stopped_at, experience, .. } = paused;
        let worker = Worker::new(shared, pruning, experience);
        Some(Root { worker, position, seat: position.to_move()?, moves, deepest: deepest(shared), stopped_at })
    }

    /// Puts the search away until it goes on.
    pub fn pause(self, seed: u64) -> Paused<P> {
        let question = (self.position.key(), seed, self.worker.shared.limits.lines);
        Paused { question, moves: self.moves, stopped_at: self.stopped_at, experience: self.worker.into_experience() }
    }

    /// Searches until a limit is reached, beginning at a depth, and calls `report` after every depth.
    pub fn deepen(&mut self, first_depth: u32, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        let lines = self.worker.shared.limits.lines.clamp(1, self.moves.len());
        let mut thought = self.stopped_at.finished.take();
        for depth in first_depth.max(self.stopped_at.depth).min(self.deepest)..=self.deepest {
            for first in std::mem::take(&mut self.stopped_at.first)..lines {
                self.search_line(depth as i32, first);
                if self.worker.counter.stopped {
                    (self.stopped_at.depth, self.stopped_at.first) = (depth, first);
                    self.stopped_at.finished.clone_from(&thought);
                    return self.stopped_thought(thought, depth - 1);
                }
            }
            order::largest_first(&mut self.moves[..lines], |root| i64::from(root.score.unwrap_or(-INFINITE)));
            self.worker.counter.look_up(self.worker.shared);
            let found = self.thought(lines, depth);
            report(&found);
            // `report` may stop the search, and a depth that the table already knows takes fewer nodes than there are between two checks.
            self.worker.counter.look_up(self.worker.shared);
            let settled = self.moves[..lines]
                .iter()
                .all(|root| root.score.is_some_and(|score| is_certain(score) && WIN - score.abs() <= depth as i32));
            thought = Some(found);
            if settled || self.worker.counter.stopped {
                break;
            }
        }
        thought.unwrap_or_else(|| self.thought(1, 0))
    }

    /// Finds the best of the moves from `first` on, in an aspiration window around its last score that widens until it holds.
    fn search_line(&mut self, depth: i32, first: usize) {
        let last = self.moves[first].score;
        let (mut alpha, mut beta, mut margin) = (-INFINITE, INFINITE, P::MARGIN / 2);
        if let Some(score) = last.filter(|&score| depth >= 4 && !is_certain(score)) {
            (alpha, beta) = (score - margin, score + margin);
        }
        let mut half_done = self.stopped_at.moves.take();
        if let Some(HalfDone { window, margin: wide, .. }) = half_done {
            (alpha, beta, margin) = (window.alpha, window.beta, wide);
        }
        loop {
            let window = Window { alpha, beta };
            let begin = HalfDone { window, margin, n: first, best: -INFINITE, alpha };
            let best = self.search_moves(depth, first, half_done.take().unwrap_or(begin));
            if self.worker.counter.stopped {
                return;
            }
            margin *= 3;
            if best <= alpha {
                alpha = if margin > 20 * P::MARGIN { -INFINITE } else { best - margin };
            } else if best >= beta {
                beta = if margin > 20 * P::MARGIN { INFINITE } else { best + margin };
            } else {
                return;
            }
        }
    }

    /// Looks at the moves from `first` on, as far as that has not been done. Whichever is better than all before moves to that place.
    fn search_moves(&mut self, depth: i32, first: usize, half_done: HalfDone) -> i32 {
        let HalfDone { window: Window { beta, .. }, mut best, mut alpha, .. } = half_done;
        let mut deferred = Vec::new();
        let (mut picked, mut resumed) = (half_done.n, 0);
        loop {
            // The number of a move says how it is searched, also where it is searched after others.
            let (number, n) = if picked < self.moves.len() {
                picked += 1;
                (picked - 1, picked - 1)
            } else if let Some(&(number, chosen)) = deferred.get(resumed) {
                resumed += 1;
                (number, self.moves.iter().position(|root| root.chosen == chosen).unwrap_or(number))
            } else {
                break;
            };
            let chosen = self.moves[n].chosen;
            let depth_after = depth - i32::from(self.position.costs_depth(chosen));
            let tried = self.worker.name_of_try(self.position, P::move_index(chosen) as u16, depth_after);
            if number > first && resumed == 0 && self.worker.is_tried(tried) {
                deferred.push((number, chosen));
                continue;
            }
            let mut child = self.position.clone();
            child.play(chosen);
            self.worker.counter.count(self.worker.shared);
            if self.worker.counter.stopped {
                self.stopped_at.moves = Some(HalfDone { n, best, alpha, ..half_done });
                return best;
            }
            let selective = self.worker.pruning == Pruning::Selective && number >= first + 3 && depth_after >= 1 && depth_after < depth;
            let reduction = if selective && !self.position.is_forcing(chosen, &child) {
                reduction(depth, number - first, true).min(depth_after)
            } else {
                0
            };
            let next = Place { ply: 1, previous: P::move_index(chosen) as u16 };
            self.worker.begin_try(tried);
            let try_of_it = Try { n: number - first, depth: depth_after, reduction };
            let score = self.worker.value_after_others(&child, self.seat, try_of_it, Window { alpha, beta }, next);
            self.worker.end_try(tried);
            if self.worker.counter.stopped {
                self.stopped_at.moves = Some(HalfDone { n, best, alpha, ..half_done });
                return best;
            }
            if score > best {
                best = score;
                if score > alpha || number == first {
                    alpha = alpha.max(score);
                    self.worker.extend_line(0, chosen);
                    let mut root = self.moves.remove(n);
                    root.score = Some(score);
                    root.line.clone_from(&self.worker.lines[0]);
                    self.moves.insert(first, root);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// What to answer when a depth could not be finished.
    fn stopped_thought(&mut self, finished: Option<Thought<MoveOf<P>>>, depth: u32) -> Thought<MoveOf<P>> {
        match finished {
            // Several lines must be comparable; a single one may as well be the best of the unfinished depth.
            Some(thought) if thought.lines.len() > 1 => {
                Thought { nodes: self.worker.shared.nodes(), elapsed: self.worker.shared.elapsed(), ..thought }
            }
            _ => self.thought(1, depth),
        }
    }

    fn thought(&self, lines: usize, depth: u32) -> Thought<MoveOf<P>> {
        let line = |root: &RootMove<MoveOf<P>>| {
            let score = root.score.unwrap_or_else(|| Worker::evaluate(self.position));
            Line { moves: root.line.clone(), value: value(self.position, score) }
        };
        let lines = self.moves[..lines].iter().map(line).collect();
        Thought { lines, nodes: self.worker.shared.nodes(), depth, elapsed: self.worker.shared.elapsed() }
    }
}

fn deepest(shared: &Shared<'_>) -> u32 {
    shared.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST)
}
