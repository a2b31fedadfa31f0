//! One node of the search: principal-variation search over single decisions.
//!
//! The one thing to know: a score belongs to the seat that must decide, and is negated only when that seat changes. A move that
//! costs no depth (a removal, a claim) is searched as deeply as the position before it.

use super::order::{Frame, History};
use super::score::{BEST_EVALUATION, CERTAIN, WIN, from_table, is_certain, to_table};
use super::table::{Bound, Entry};
use super::threads::{Counter, MANY, Shared, Tried};
use super::{MoveOf, Position};
use trilynx_games::Game;

/// Whether the search prunes and reduces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Unlikely moves are searched to a smaller depth or not at all. Proved results stay proved.
    Selective,
    /// Every move is searched to the full depth: for tests.
    FullWidth,
}

/// One thread's search.
pub(super) struct Worker<'a, P: Position> {
    pub shared: &'a Shared<'a>,
    pub counter: Counter,
    pub pruning: Pruning,
    /// The best line from each ply on.
    pub lines: Vec<Vec<MoveOf<P>>>,
    frames: Vec<Option<Box<Frame<P>>>>,
    history: History,
}

/// What a search has learned about the order of moves, and the memory it works in.
pub(super) struct Experience<P: Position> {
    lines: Vec<Vec<MoveOf<P>>>,
    frames: Vec<Option<Box<Frame<P>>>>,
    history: History,
}

impl<P: Position> Experience<P> {
    /// None yet.
    pub fn none() -> Experience<P> {
        // No game is longer than this, so no line is.
        let plies = P::Game::MAX_MOVES_IN_GAME + 2;
        Experience {
            lines: (0..plies).map(|_| Vec::with_capacity(plies)).collect(),
            frames: (0..plies).map(|_| Some(Box::new(Frame::new()))).collect(),
            history: History::new(P::MOVE_INDEXES, plies),
        }
    }
}

/// The alpha-beta window.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

/// Where a node is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Decisions since the root.
    pub ply: usize,
    /// The index of the move that led here.
    pub previous: u16,
}

/// How a move is searched.
#[derive(Clone, Copy)]
pub(super) struct Try {
    /// How many were searched before it.
    pub n: usize,
    /// The depth left after it.
    pub depth: i32,
    /// How much shallower it is searched at first (late-move reduction).
    pub reduction: i32,
}

impl<'a, P: Position> Worker<'a, P> {
    pub fn new(shared: &'a Shared<'a>, pruning: Pruning, experience: Experience<P>) -> Worker<'a, P> {
        let Experience { lines, frames, history } = experience;
        Worker { shared, counter: Counter::new(shared), pruning, lines, frames, history }
    }

    /// What the next one begins with.
    pub fn into_experience(self) -> Experience<P> {
        Experience { lines: self.lines, frames: self.frames, history: self.history }
    }

    /// What the evaluation says, kept off the scores of certain results.
    pub fn evaluate(position: &P) -> i32 {
        position.evaluate().clamp(-BEST_EVALUATION, BEST_EVALUATION)
    }

    /// What `child`, made at `place` by a move of `seat`, is worth to that seat. The result of a finished game counts its distance.
    #[inline]
    pub fn value(&mut self, child: &P, seat: u8, depth: i32, window: Window, place: Place) -> i32 {
        match child.to_move() {
            Some(next) if next == seat => self.search(child, depth, window, place),
            Some(_) => -self.search(child, depth, Window { alpha: -window.beta, beta: -window.alpha }, place),
            None => {
                self.lines[place.ply].clear();
                let sign = if seat == 0 { 1 } else { -1 };
                sign * child.result() * (WIN - place.ply as i32)
            }
        }
    }

    /// What a position is worth to the seat that must decide.
    fn search(&mut self, position: &P, depth: i32, mut window: Window, place: Place) -> i32 {
        let ply = place.ply;
        self.lines[ply].clear();
        if depth <= 0 && position.is_settled() || ply + 2 >= self.lines.len() {
            return Self::evaluate(position);
        }
        // Mate-distance pruning: no line from here wins or loses sooner than at the next decision.
        window.alpha = window.alpha.max(ply as i32 - WIN);
        window.beta = window.beta.min(WIN - ply as i32 - 1);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let is_pv = window.beta - window.alpha > 1;
        let known = self.shared.table.find(position.key());
        if let Some(score) = known.filter(|_| !is_pv).and_then(|entry| self.cut_by_table(entry, depth, window, ply)) {
            return score;
        }
        let evaluation = known.map_or_else(|| Self::evaluate(position), |entry| i32::from(entry.evaluation));
        let selective = self.pruning == Pruning::Selective && !is_pv && position.is_settled() && !is_certain(window.beta);
        // Reverse futility pruning: so far ahead that the opponent would need several good moves in a row.
        if selective && depth <= 5 && evaluation - P::MARGIN * depth >= window.beta {
            return evaluation;
        }
        let mut frame = self.frames[ply].take().unwrap_or_else(|| Box::new(Frame::new()));
        let score = self.search_moves(position, &mut frame, Node { depth, window, place, known, evaluation });
        self.frames[ply] = Some(frame);
        score
    }

    /// The score of a table entry that decides this window.
    fn cut_by_table(&self, entry: Entry, depth: i32, window: Window, ply: usize) -> Option<i32> {
        let deep_enough = match self.pruning {
            Pruning::Selective => i32::from(entry.depth) >= depth,
            Pruning::FullWidth => i32::from(entry.depth) == depth,
        };
        let score = from_table(entry.score, ply);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        (deep_enough && enough).then_some(score)
    }

    fn search_moves(&mut self, position: &P, frame: &mut Frame<P>, node: Node) -> i32 {
        let Node { mut depth, window: Window { mut alpha, beta }, place: Place { ply, previous }, known, evaluation } = node;
        let Some(seat) = position.to_move() else { return 0 };
        let is_pv = beta - alpha > 1;
        let selective = self.pruning == Pruning::Selective;
        let tt_move = known.and_then(|entry| entry.best);
        if selective && tt_move.is_none() && depth >= 4 {
            // Internal iterative reduction: without a move from the table, a shallower search finds one for the next time.
            depth -= 1;
        }
        frame.fill(position, tt_move, self.history.killers(ply, previous), self.history.of(seat));
        let (mut best, mut best_move, mut bound) = (i32::MIN, None, Bound::Upper);
        let (mut picked, mut resumed) = (0, 0);
        loop {
            // Late-move pruning. While the best result is a proved loss every move is searched, or it would not be proved.
            let is_late = selective && !is_pv && best > -CERTAIN && picked >= Self::late_move_limit(depth);
            let next = if is_late { None } else { frame.pick(picked) };
            let (n, chosen) = match next {
                Some(chosen) => {
                    picked += 1;
                    (picked - 1, chosen)
                }
                None => match frame.deferred.get(resumed).filter(|_| MANY) {
                    Some(deferred) => {
                        resumed += 1;
                        *deferred
                    }
                    None => break,
                },
            };
            let index = P::move_index(chosen) as u16;
            let depth_after = depth - i32::from(position.costs_depth(chosen));
            let tried = self.name_of_try(position, index, depth_after);
            if n > 0 && next.is_some() && self.is_tried(tried) {
                frame.deferred.push((n, chosen));
                continue;
            }
            let mut child = position.clone();
            child.play_from(position, chosen, |key| {
                // What is evaluated at once is not looked up.
                if depth_after > 0 {
                    self.shared.table.prepare(key);
                }
            });
            self.counter.count(self.shared);
            if self.counter.stopped {
                return 0;
            }
            let reduction = if selective && n >= 2 && depth_after >= 1 && depth_after < depth && !position.is_forcing(chosen, &child) {
                reduction(depth, n, is_pv).min(depth_after)
            } else {
                0
            };
            let next = Place { ply: ply + 1, previous: index };
            self.begin_try(tried);
            let score = self.value_after_others(&child, seat, Try { n, depth: depth_after, reduction }, Window { alpha, beta }, next);
            self.end_try(tried);
            if self.counter.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    (alpha, best_move, bound) = (score, Some(index), Bound::Exact);
                    if is_pv {
                        self.extend_line(ply, chosen);
                    }
                }
                if score >= beta {
                    bound = Bound::Lower;
                    self.history.cut(seat, ply, previous, index, &frame.tried, depth);
                    break;
                }
            }
            frame.tried.push(index);
        }
        let entry =
            Entry { best: best_move, score: to_table(best, ply), evaluation: evaluation as i16, depth: depth.clamp(0, 255) as u8, bound };
        self.shared.table.store(position.key(), entry);
        best
    }

    /// What a try is called among threads; nothing where there is but one.
    pub fn name_of_try(&self, position: &P, index: u16, depth: i32) -> Option<u64> {
        if MANY && self.shared.tried.is_some() { Tried::name(position.key(), index, depth) } else { None }
    }

    /// Whether another thread is at it.
    pub fn is_tried(&self, name: Option<u64>) -> bool {
        name.zip(self.shared.tried.as_ref()).is_some_and(|(name, tried)| tried.is_tried(name))
    }

    /// This thread begins it.
    pub fn begin_try(&self, name: Option<u64>) {
        if let Some((name, tried)) = name.zip(self.shared.tried.as_ref()) {
            tried.begin(name);
        }
    }

    /// This thread has done it.
    pub fn end_try(&self, name: Option<u64>) {
        if let Some((name, tried)) = name.zip(self.shared.tried.as_ref()) {
            tried.end(name);
        }
    }

    /// Late-move pruning: near the leaves, outside of the principal variation, moves from this number on are not searched.
    fn late_move_limit(depth: i32) -> usize {
        match depth {
            1 => 8,
            2 => 14,
            _ => usize::MAX,
        }
    }

    /// The first move gets the whole window. Later ones get a null window, at first with reduced depth (late-move reduction), and are
    /// searched again where they turn out better.
    pub fn value_after_others(&mut self, child: &P, seat: u8, Try { n, depth, reduction }: Try, window: Window, next: Place) -> i32 {
        let Window { alpha, beta } = window;
        if n == 0 {
            return self.value(child, seat, depth, window, next);
        }
        let narrow = Window { alpha, beta: alpha + 1 };
        let mut score = self.value(child, seat, depth - reduction, narrow, next);
        if reduction > 0 && score > alpha && !self.counter.stopped {
            score = self.value(child, seat, depth, narrow, next);
        }
        if score > alpha && beta - alpha > 1 && !self.counter.stopped {
            score = self.value(child, seat, depth, window, next);
        }
        score
    }

    /// The best line from `ply` on is `chosen` and the best line after it.
    pub fn extend_line(&mut self, ply: usize, chosen: MoveOf<P>) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(chosen);
        before[ply].extend_from_slice(&after[0]);
    }
}

/// What is known of a node before its moves are searched.
struct Node {
    depth: i32,
    window: Window,
    place: Place,
    known: Option<Entry>,
    evaluation: i32,
}

/// Late-move reduction: how much shallower the n-th move is searched, counted from 0.
pub(super) fn reduction(depth: i32, n: usize, is_pv: bool) -> i32 {
    // Whole-number logarithms: the same on every machine.
    let product = (16 - (depth as u16).leading_zeros()) * (32 - (n as u32).leading_zeros());
    (product as i32 / 5 - i32::from(is_pv)).max(0)
}
