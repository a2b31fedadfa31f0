//! The bot that plays LYNGK: the solver where the ending looks small enough, the search everywhere else.

use super::LyngkPosition;
use super::solve::{Allowance, Solver};
use crate::bot::{Bot, Limits, Line, Proof, Report, Thought, Value};
use crate::order;
use crate::search::{Position, SearchBot};
use trilynx_games::Game;
use trilynx_games::lyngk::{Move, Moves, State, View};

/// With more stacks than this on the board the solver is not asked.
const MOST_STACKS: usize = 17;

/// What the solver may spend where nothing is limited.
const NODES_WITHOUT_LIMIT: u64 = 20_000_000;

/// The solver may spend this part of the limits: one in four.
const SHARE: u32 = 4;

/// The solver remembers about two to the power of this many positions, unless a limit on nodes needs less.
const MOST_BITS: u32 = 20;

/// Searches by the evaluation of `P`, and solves endings.
pub struct LyngkBot<P: Position = LyngkPosition> {
    search: SearchBot<P>,
    /// Made when first needed: most of a game does without.
    solver: Option<Solver>,
}

impl<P: Position<Game = State>> LyngkBot<P> {
    /// Full strength.
    pub fn new() -> LyngkBot<P> {
        LyngkBot { search: SearchBot::new(), solver: None }
    }

    /// What is certain about the position, if the solver finds it out with its share.
    fn solve(&mut self, position: &LyngkPosition, limits: &Limits<'_>) -> (Option<Solved>, u64) {
        // A limit on depth asks for a short horizon.
        if limits.depth.is_some() || position.state().board().occupied().len() > MOST_STACKS {
            return (None, 0);
        }
        let start = limits.clock.now();
        let without_limit = if limits.time.is_some() { u64::MAX } else { NODES_WITHOUT_LIMIT };
        let mut left = limits.nodes.map_or(without_limit, |nodes| nodes / u64::from(SHARE));
        let until = limits.time.map(|time| start + time / SHARE);
        let bits = limits.nodes.map_or(MOST_BITS, |nodes| (nodes.max(256).ilog2()).min(MOST_BITS));
        let mut known = self.solver.take().filter(|solver| limits.nodes.is_none() || solver.bits() == bits);
        if let Some(solver) = known.as_mut().filter(|_| limits.nodes.is_some()) {
            // The same choice again is promised, so nothing may be left from earlier.
            solver.forget();
        }
        let solver = self.solver.insert(known.unwrap_or_else(|| Solver::new(bits)));
        let mut nodes = 0;
        let mut lines = vec![];
        let mut is_exact = true;
        for first in first_moves(position, limits.lines) {
            let allowance = Allowance { nodes: left, until, limits };
            let Some((line, exact)) = solve_line(solver, position, first, &allowance) else {
                return (None, nodes + solver.nodes());
            };
            nodes += solver.nodes();
            left = left.saturating_sub(solver.nodes());
            is_exact &= exact;
            lines.push(line);
        }
        order::largest_first(&mut lines, rank);
        lines.truncate(limits.lines.max(1));
        (Some(Solved { lines, is_exact }), nodes)
    }
}

impl<P: Position<Game = State>> Default for LyngkBot<P> {
    fn default() -> LyngkBot<P> {
        LyngkBot::new()
    }
}

impl<P: Position<Game = State>> Bot<State> for LyngkBot<P> {
    fn choose(&mut self, view: &View, seed: u64, limits: &Limits<'_>, report: Report<'_, Move>) -> Thought<Move> {
        self.think(view, limits, report, |search, left, report| search.choose(view, seed, left, report))
    }

    fn resumes(&self) -> bool {
        Bot::<State>::resumes(&self.search)
    }

    fn resume(&mut self, view: &View, seed: u64, limits: &Limits<'_>, report: Report<'_, Move>) -> Thought<Move> {
        self.think(view, limits, report, |search, left, report| search.resume(view, seed, left, report))
    }
}

impl<P: Position<Game = State>> LyngkBot<P> {
    /// Solves the position, or lets the search think with what is left of the limits.
    fn think(
        &mut self,
        view: &View,
        limits: &Limits<'_>,
        report: Report<'_, Move>,
        search: impl FnOnce(&mut SearchBot<P>, &Limits<'_>, Report<'_, Move>) -> Thought<Move>,
    ) -> Thought<Move> {
        let start = limits.clock.now();
        let position = LyngkPosition::new(view.state());
        let (solved, nodes) = self.solve(&position, limits);
        let elapsed = limits.clock.now().saturating_sub(start);
        if let Some(Solved { lines, is_exact }) = &solved
            && (*is_exact || !matches!(lines[0].value.proof, Some(Proof::Loss { .. })))
        {
            let depth = lines[0].moves.len() as u32;
            let thought = Thought { lines: lines.clone(), nodes, depth, elapsed };
            report(&thought);
            return thought;
        }
        let left = Limits {
            time: limits.time.map(|time| time.saturating_sub(elapsed)),
            nodes: limits.nodes.map(|most| most.saturating_sub(nodes).max(1)),
            ..*limits
        };
        // Whatever the search says, what is lost is lost: but it finds the move that makes it hardest.
        let lost = solved.map(|solved| solved.lines[0].value);
        let finish = |mut thought: Thought<Move>| {
            thought.nodes += nodes;
            thought.elapsed += elapsed;
            if let Some(lost) = lost {
                thought.lines.iter_mut().for_each(|line| line.value = lost);
            }
            thought
        };
        finish(search(&mut self.search, &left, &mut |thought| report(&finish(thought.clone()))))
    }
}

/// What the solver found.
struct Solved {
    lines: Vec<Line<Move>>,
    /// Whether all distances are exact.
    is_exact: bool,
}

/// Which moves must be solved one by one: none where only the best line is wanted, else all.
fn first_moves(position: &LyngkPosition, lines: usize) -> Vec<Option<Move>> {
    if lines <= 1 {
        return vec![None];
    }
    let mut moves = Moves::default();
    position.state().legal_moves(&mut moves);
    moves.iter().copied().map(Some).collect()
}

/// The best line that begins with `first`, or of all, and whether its distance is exact.
fn solve_line(solver: &mut Solver, position: &LyngkPosition, first: Option<Move>, allowance: &Allowance<'_>) -> Option<(Line<Move>, bool)> {
    let Some(first) = first else {
        let solution = solver.solve(position, allowance)?;
        return Some((Line { moves: solution.line, value: Value::proved(solution.proof) }, solution.is_exact));
    };
    let mover = position.to_move()?;
    let mut next = *position;
    next.play(first);
    let mut moves = vec![first];
    let (proof, is_exact) = match next.to_move() {
        None => (over(next.result() * if mover == 0 { 1 } else { -1 }), true),
        Some(to_move) => {
            let solution = solver.solve(&next, allowance)?;
            moves.extend(solution.line);
            (one_move_earlier(solution.proof, to_move == mover), solution.is_exact)
        }
    };
    Some((Line { moves, value: Value::proved(proof) }, is_exact))
}

/// The proof of a game that a move has ended.
const fn over(result: i32) -> Proof {
    match result {
        1.. => Proof::Win { moves: 1 },
        0 => Proof::Draw,
        _ => Proof::Loss { moves: 1 },
    }
}

/// What is proved after a move, as the seat that made it sees it.
const fn one_move_earlier(proof: Proof, is_same_seat: bool) -> Proof {
    match (proof, is_same_seat) {
        (Proof::Draw, _) => Proof::Draw,
        (Proof::Win { moves }, true) | (Proof::Loss { moves }, false) => Proof::Win { moves: moves + 1 },
        (Proof::Loss { moves }, true) | (Proof::Win { moves }, false) => Proof::Loss { moves: moves + 1 },
    }
}

/// Larger is better: wins before draws before losses, short wins and long losses first.
fn rank(line: &Line<Move>) -> i64 {
    match line.value.proof {
        Some(Proof::Win { moves }) => 1000 - i64::from(moves),
        Some(Proof::Loss { moves }) => i64::from(moves) - 1000,
        Some(Proof::Draw) | None => 0,
    }
}
