//! A plain Monte-Carlo tree search over the contract of a game: a reference for every other bot, and a player for any new game.
//!
//! The one thing to know: a node is a sequence of moves, not a position. Each playout draws a determinization, a state that looks to
//! the viewer like the real one, walks down the tree by the moves that are legal in it, adds one node, and plays on at random to the
//! end. Where cards are hidden this is information-set search with one tree (single-observer ISMCTS); where nothing is hidden all
//! determinizations are the same, and it is plain UCT.
//!
//! Each node counts the win share of the seat that chose its move, so any number of seats can play (max^n).

#[cfg(test)]
mod tests;

use crate::bot::{Bot, Determinize, Limits, Line, Report, Thought, Value};
use crate::order;
use crate::random::below;
use std::time::Duration;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::{Game, Seat};

/// How much a rarely tried move is favoured: a move is worth its win share plus this times √(ln available / tried), where
/// `available` counts the playouts that could have tried it. √2 is the constant of the theory for results from 0 to 1. With a
/// thousand playouts for dozens of moves that is too much: 0.7 won 16 of 20 games of a board game against √2, and 0.4 won 14 of 20
/// against 0.7 in both of them; in the card game 0.4 and 0.7 are equals.
const EXPLORATION: f32 = 0.4;

/// The nodes of a tree unless somebody says otherwise: about 100 MB in the game with the largest moves.
const DEFAULT_NODES: usize = 1 << 21;

/// A tree has no depth to limit. Where a depth is the only limit, each move of it counts for this many playouts.
const PLAYOUTS_A_PLY: u64 = 1_000;

/// A move without alternative is played after this many playouts, which are enough to say what it is worth.
const FORCED_PLAYOUTS: u64 = 1_000;

/// A line goes on as long as its moves were tried this often; beyond that it is noise.
const LINE_VISITS: u32 = 16;

/// Progress is reported after this many playouts and whenever they have doubled, but at least every [`LAST_REPORTS`].
const FIRST_REPORT: u64 = 256;
const LAST_REPORTS: u64 = 1 << 16;

/// A whole win. Shares are counted in sixtieths, so that those of two to five winners are whole numbers.
const WHOLE: u64 = 60;

const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// The tree. It is kept only to use its memory again: every choice starts a new one.
#[derive(Clone, Debug)]
pub struct Mcts<M> {
    nodes: Vec<Node<M>>,
    most_nodes: usize,
}

#[derive(Clone, Copy, Debug)]
struct Node<M> {
    /// The move that leads here. That of the root means nothing.
    chosen: M,
    /// Who chose it.
    by: Seat,
    visits: u32,
    /// How often its parent was visited in a determinization in which the move was legal.
    available: u32,
    /// The first of its children, which are in the order of their moves.
    child: u32,
    /// The next child of its parent.
    sibling: u32,
    /// The win share of `by` over all visits, in sixtieths.
    share: u64,
}

impl<M> Node<M> {
    fn new(chosen: M, by: Seat, available: u32, sibling: u32) -> Node<M> {
        Node { chosen, by, visits: 0, available, child: NONE, sibling, share: 0 }
    }

    fn win(&self) -> f32 {
        self.share as f32 / (WHOLE as f32 * self.visits.max(1) as f32)
    }
}

/// What a playout does at a node.
enum Step<M> {
    /// Follows a move that was tried before.
    Known(u32),
    /// Tries a new move, whose node comes after this sibling.
    New(M, u32),
    /// Leaves the tree: there is no room for what could be tried.
    Out,
}

impl<M> Default for Mcts<M> {
    fn default() -> Mcts<M> {
        Mcts::with_nodes(DEFAULT_NODES)
    }
}

impl<M> Mcts<M> {
    /// A tree that stops growing at this many nodes, but still counts its playouts.
    pub fn with_nodes(most_nodes: usize) -> Mcts<M> {
        Mcts { nodes: Vec::new(), most_nodes: most_nodes.clamp(2, NONE as usize) }
    }
}

impl<G: Determinize> Bot<G> for Mcts<G::Move>
where
    G::Move: Send,
{
    fn choose(&mut self, view: &G::View, seed: u64, limits: &Limits<'_>, report: Report<'_, G::Move>) -> Thought<G::Move> {
        let start = limits.clock.now();
        let elapsed = || limits.clock.now().saturating_sub(start);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut moves = G::Moves::default();
        G::determinize(view, &mut random).legal_moves(&mut moves);
        let most = most_playouts(limits, moves.len());
        self.clear(moves[0], most);

        // The scratch space of all playouts: only the tree grows, into memory that is already there.
        let mut playout = Playout::<G> { moves, legal: Vec::with_capacity(256), path: Vec::with_capacity(256) };
        let mut next_report = FIRST_REPORT;
        let mut playouts = 0;
        // One playout is always made: an answer needs a move.
        while playouts == 0 || playouts < most && !limits.is_stopped() && limits.time.is_none_or(|time| elapsed() < time) {
            playout.run(self, G::determinize(view, &mut random), &mut random);
            playouts += 1;
            if playouts == next_report {
                report(&self.thought(limits.lines, playouts, elapsed()));
                next_report += next_report.min(LAST_REPORTS);
            }
        }
        self.thought(limits.lines, playouts, elapsed())
    }
}

/// How many playouts the limits allow.
fn most_playouts(limits: &Limits<'_>, choices: usize) -> u64 {
    let by_depth = limits.depth.filter(|_| limits.nodes.is_none() && limits.time.is_none());
    let by_depth = by_depth.map(|depth| u64::from(depth) * PLAYOUTS_A_PLY);
    let forced = (choices == 1).then_some(FORCED_PLAYOUTS);
    // Visits are counted in 32 bits.
    [limits.nodes, by_depth, forced].into_iter().flatten().fold(u64::from(u32::MAX), u64::min)
}

/// One walk from the root to the end of the game, with the memory it needs.
struct Playout<G: Game> {
    moves: G::Moves,
    /// The legal moves in order.
    legal: Vec<G::Move>,
    /// The nodes it went through, the root excepted.
    path: Vec<u32>,
}

impl<G: Game> Playout<G> {
    fn run(&mut self, tree: &mut Mcts<G::Move>, mut state: G, random: &mut fastrand::Rng) {
        self.walk(tree, &mut state, random);
        while let Some(chosen) = state.choose_legal(&mut self.moves, |count| below(count, random)) {
            state.play_unchecked(chosen);
        }
        let shares = shares(&state);
        tree.nodes[ROOT as usize].visits += 1;
        for &at in &self.path {
            let node = &mut tree.nodes[at as usize];
            node.visits += 1;
            node.share += shares[node.by.index()];
        }
    }

    /// Down the tree, as far as it goes and one node further.
    fn walk(&mut self, tree: &mut Mcts<G::Move>, state: &mut G, random: &mut fastrand::Rng) {
        self.path.clear();
        let mut at = ROOT;
        while let Some(seat) = state.status().to_move() {
            state.legal_moves(&mut self.moves);
            self.legal.clear();
            self.legal.extend_from_slice(&self.moves);
            order::smallest_first(&mut self.legal);
            let step = tree.step(at, seat, &self.legal, random);
            at = match step {
                Step::Known(child) => child,
                Step::New(chosen, after) => tree.insert(at, seat, chosen, after),
                Step::Out => return,
            };
            self.path.push(at);
            state.play_unchecked(tree.nodes[at as usize].chosen);
            if matches!(step, Step::New(..)) {
                return;
            }
        }
    }
}

/// What each seat wins, in sixtieths: the win is shared by the winners, a draw by all.
fn shares<G: Game>(state: &G) -> [u64; MAX_SEATS] {
    let mut shares = [0; MAX_SEATS];
    let Some(outcome) = state.status().outcome() else { return shares };
    if outcome.winners.is_empty() {
        let seats = state.seats();
        shares[..seats].fill(WHOLE / seats as u64);
    } else {
        let share = WHOLE / outcome.winners.len() as u64;
        outcome.winners.iter().for_each(|seat| shares[seat.index()] = share);
    }
    shares
}

impl<M: Copy + Ord> Mcts<M> {
    fn clear(&mut self, any: M, most_playouts: u64) {
        self.nodes.clear();
        // All memory at once, because moving a large tree takes longer than a caller who says stop will wait. The system
        // gives it page by page as it is used.
        let wanted = usize::try_from(most_playouts).unwrap_or(usize::MAX).saturating_add(1);
        self.nodes.reserve_exact(wanted.min(self.most_nodes));
        self.nodes.push(Node::new(any, Seat(0), 0, NONE));
    }

    /// Chooses among the legal moves, which are in order: any that was never tried, else the one with the best bound.
    fn step(&mut self, parent: u32, seat: Seat, legal: &[M], random: &mut fastrand::Rng) -> Step<M> {
        let (mut best, mut best_bound) = (NONE, f32::NEG_INFINITY);
        let (mut untried, mut new) = (0, None);
        let (mut last_available, mut logarithm) = (0, 0.0);
        let (mut after, mut child) = (NONE, self.nodes[parent as usize].child);
        for &chosen in legal {
            while child != NONE && (self.nodes[child as usize].chosen, self.nodes[child as usize].by) < (chosen, seat) {
                (after, child) = (child, self.nodes[child as usize].sibling);
            }
            let node = self.nodes.get_mut(child as usize).filter(|node| node.chosen == chosen && node.by == seat);
            let Some(node) = node else {
                // All that were never tried are equally likely, however many there are.
                untried += 1;
                if random.u32(..untried) == 0 {
                    new = Some((chosen, after));
                }
                continue;
            };
            node.available += 1;
            // In most games all moves are always available, so that there is one logarithm to compute.
            if node.available != last_available {
                last_available = node.available;
                logarithm = (last_available as f32).ln();
            }
            let bound = node.win() + EXPLORATION * (logarithm / node.visits.max(1) as f32).sqrt();
            if bound > best_bound {
                (best, best_bound) = (child, bound);
            }
            (after, child) = (child, node.sibling);
        }
        match new {
            Some((chosen, after)) if self.nodes.len() < self.most_nodes => Step::New(chosen, after),
            _ if best != NONE => Step::Known(best),
            _ => Step::Out,
        }
    }

    fn insert(&mut self, parent: u32, by: Seat, chosen: M, after: u32) -> u32 {
        let new = self.nodes.len() as u32;
        // It is taken to have been available at every visit so far: so it was where nothing is hidden, and elsewhere the
        // logarithm forgives it.
        let available = self.nodes[parent as usize].visits + 1;
        let link = match after {
            NONE => &mut self.nodes[parent as usize].child,
            after => &mut self.nodes[after as usize].sibling,
        };
        let sibling = std::mem::replace(link, new);
        self.nodes.push(Node::new(chosen, by, available, sibling));
        new
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = u32> + '_ {
        let known = |at: u32| Some(at).filter(|at| *at != NONE);
        std::iter::successors(known(self.nodes[parent as usize].child), move |at| known(self.nodes[*at as usize].sibling))
    }

    fn thought(&self, lines: usize, playouts: u64, elapsed: Duration) -> Thought<M> {
        let mut first: Vec<u32> = self.children(ROOT).collect();
        // The most tried move is the surest; of two, the better one. Equal ones keep their order, so the order of the moves decides the rest.
        order::largest_first(&mut first, |at| self.nodes[*at as usize].share.cast_signed());
        order::largest_first(&mut first, |at| i64::from(self.nodes[*at as usize].visits));
        let lines = first.iter().take(lines.max(1)).map(|at| self.line(*at)).collect();
        Thought { lines, nodes: playouts, depth: 0, elapsed }
    }

    /// The most tried moves after this one.
    fn line(&self, first: u32) -> Line<M> {
        let most_tried = |at: &u32| self.children(*at).max_by_key(|at| self.nodes[*at as usize].visits);
        let often = |at: &u32| self.nodes[*at as usize].visits >= LINE_VISITS;
        let rest = std::iter::successors(most_tried(&first).filter(often), |at| most_tried(at).filter(often));
        let moves = std::iter::once(first).chain(rest).map(|at| self.nodes[at as usize].chosen).collect();
        Line { moves, value: Value::estimate(self.nodes[first as usize].win()) }
    }
}
