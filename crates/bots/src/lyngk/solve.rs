//! Endings solved exactly: who wins with best play, and after how many moves.
//!
//! The one thing to know: no position comes back, so what is found out about one is true for ever, whatever the depth, and every
//! question is asked with a window of no width: is it worth at least so much? First who wins, then how soon.
//!
//! Inside, a win after n moves is worth `WIN - n`, a loss after n moves the opposite, a draw nothing: the winner hurries, the loser
//! delays. Each is counted from the position it belongs to.

use super::{LyngkPosition, bounds};

use crate::bot::{Limits, Proof};
use crate::search::Position;
use std::time::Duration;
use trilynx_games::Game;
use trilynx_games::lyngk::{Move, Moves};

/// Worth more than any game is long, and small enough for a byte.
const WIN: i32 = 100;

/// The worth of a position that has a move left is never beyond this.
const BEST: i32 = WIN - 1;

/// No position has more moves.
const MOST_MOVES: usize = LyngkPosition::MOVE_INDEXES;

/// A yes is rarer than a no and says more.
const HISTORY_GAIN: i32 = 4;
/// What one answer changes.
const HISTORY_UNIT: i32 = 16;
/// After this many answers the first ones are forgotten.
const HISTORY_LENGTH: i32 = 64;

/// With this many stacks left it pays to evaluate the positions after all moves, to try the best first.
const EVALUATED_FROM: usize = 12;
/// What a hundredth of a point in the evaluation is worth against the other reasons to try a move early.
const EVALUATION_UNIT: i32 = 8;
/// What is known comes first or last.
const KNOWN: i32 = 1 << 28;

/// How much may be spent.
#[derive(Clone, Copy)]
pub struct Allowance<'a> {
    /// Positions looked at.
    pub nodes: u64,
    /// The moment at which to give up, on the clock of the limits.
    pub until: Option<Duration>,
    /// The clock and the stop flag.
    pub limits: &'a Limits<'a>,
}

/// What is certain about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The result with best play. Where the distance is not exact, it is the most that a win or loss can take.
    pub proof: Proof,
    /// Whether nobody can do better by playing for a shorter win or a longer loss.
    pub is_exact: bool,
    /// A move that reaches this, and what then follows as far as it was found out.
    pub line: Vec<Move>,
    /// Positions looked at until it was known who wins; the rest went into the distance.
    pub nodes_to_result: u64,
}

/// Solves endings, and remembers what it found.
pub struct Solver {
    table: Table,
    nodes: u64,
    moves: Moves,
    scores: Vec<i32>,
    /// The moves not yet tried of all positions on the way, with their scores.
    queue: Vec<(i32, Move)>,
    /// For each seat and move, how often it answered a question by yes, and how often it did not.
    history: [Vec<i32>; 2],
    /// The move with which the last question about the first position was answered by yes.
    first_move: Option<Move>,
}

/// The allowance is spent.
struct Spent;

impl Solver {
    /// A solver that remembers about `1 << bits` positions, of 16 bytes each.
    pub fn new(bits: u32) -> Solver {
        Solver {
            table: Table::new(bits),
            nodes: 0,
            moves: Moves::default(),
            scores: vec![0; MOST_MOVES],
            queue: Vec::new(),
            history: [vec![0; MOST_MOVES], vec![0; MOST_MOVES]],
            first_move: None,
        }
    }

    /// Positions looked at by the last call.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions it remembers, as a power of two.
    pub fn bits(&self) -> u32 {
        self.table.slots.len().ilog2()
    }

    /// Forgets everything, so that the next answer depends on nothing before it.
    pub fn forget(&mut self) {
        self.table.forget();
        self.queue.clear();
        self.history.iter_mut().for_each(|history| history.fill(0));
    }

    /// Who wins and after how many moves, if the allowance is enough to find out who; nothing where the game is over.
    pub fn solve(&mut self, position: &LyngkPosition, allowance: &Allowance<'_>) -> Option<Solution> {
        self.nodes = 0;
        self.first_move = None;
        position.to_move()?;
        let mut known = Known { least: -BEST, most: BEST };
        // Who is likely to win is asked about first: a yes spares the other question.
        let questions = if position.evaluate() >= 0 { [1, 0] } else { [0, 1] };
        let mut question = questions.into_iter();
        while known.sign().is_none() {
            let least = question.find(|least| known.least < *least && *least <= known.most)?;
            self.ask(position, least, &mut known, allowance).ok()?;
        }
        let nodes_to_result = self.nodes;
        let mut line = Vec::new();
        let mut is_exact = false;
        if self.narrow(position, &mut known, allowance).is_ok() {
            is_exact = true;
            line = self.line(position, known.least, allowance);
        }
        if line.is_empty() {
            // A lost position whose every move may be the shortest way: any will do.
            line.extend(self.first_move.or_else(|| first_legal(position)));
        }
        Some(Solution { proof: known.proof(), is_exact, line, nodes_to_result })
    }

    /// Asks whether the position is worth at least `least`, and narrows what is known.
    fn ask(&mut self, position: &LyngkPosition, least: i32, known: &mut Known, allowance: &Allowance<'_>) -> Result<(), Spent> {
        self.queue.clear();
        let worth = self.search(position, least, 0, allowance)?;
        if worth >= least {
            known.least = known.least.max(worth);
        } else {
            known.most = known.most.min(worth);
        }
        Ok(())
    }

    /// Finds the exact distance of what is already known to be won, drawn or lost.
    fn narrow(&mut self, position: &LyngkPosition, known: &mut Known, allowance: &Allowance<'_>) -> Result<(), Spent> {
        while known.least < known.most {
            // A win is made shorter, a loss shown to be no longer, one answer at a time: each answer names a distance that occurs.
            let least = if known.least > 0 { known.least + 1 } else { known.most };
            self.ask(position, least, known, allowance)?;
        }
        Ok(())
    }

    /// Best play from a position of this worth, as far as the allowance reaches.
    fn line(&mut self, position: &LyngkPosition, worth: i32, allowance: &Allowance<'_>) -> Vec<Move> {
        let mut line = Vec::new();
        let (mut at, mut worth) = (*position, worth);
        while let Some(mover) = at.to_move() {
            self.first_move = None;
            self.queue.clear();
            if self.search(&at, worth, 0, allowance).is_err() {
                break;
            }
            let Some(chosen) = self.first_move else { break };
            line.push(chosen);
            at.play(chosen);
            worth += worth.signum();
            if at.to_move().is_some_and(|next| next != mover) {
                worth = -worth;
            }
        }
        line
    }

    /// Whether a position is worth at least `least`. The answer is a bound: from below where it is at least that, else from above.
    fn search(&mut self, position: &LyngkPosition, least: i32, ply: usize, allowance: &Allowance<'_>) -> Result<i32, Spent> {
        self.count(allowance)?;
        // Never asked about a game that is over: no seat decides then.
        let Some(mover) = position.to_move() else { return Ok(WIN * position.result()) };
        let nodes_before = self.nodes;
        let mut entry = self.table.get(position.key()).unwrap_or(Entry { least: -BEST as i8, most: BEST as i8, best: 0 });
        // The first position must name a move, so it is not answered without one.
        if ply > 0 {
            if i32::from(entry.least) >= least || entry.least == entry.most {
                return Ok(entry.least.into());
            }
            if i32::from(entry.most) < least {
                return Ok(entry.most.into());
            }
            if let Some(certain) = bounds::certain(position.state(), mover, WIN)
                && (certain >= least) == (certain > 0)
            {
                return Ok(certain);
            }
        }
        let start = self.fill_queue(position, mover, least, entry.best);
        let (mut best, mut best_move) = (-WIN, None);
        while let Some(chosen) = self.next_in_queue(start) {
            let mut next = *position;
            next.play(chosen);
            let worth = closer(match next.to_move() {
                None => WIN * next.result() * if mover == 0 { 1 } else { -1 },
                Some(to_move) if to_move == mover => self.search(&next, further(least), ply + 1, allowance)?,
                Some(_) => -self.search(&next, 1 - further(least), ply + 1, allowance)?,
            });
            if worth > best {
                (best, best_move) = (worth, Some(chosen));
                if best >= least {
                    break;
                }
            }
            self.learn(mover, chosen, -1);
        }
        self.queue.truncate(start);
        if best >= least {
            if let Some(chosen) = best_move {
                self.learn(mover, chosen, HISTORY_GAIN);
            }
            entry.least = best as i8;
            entry.best = best_move.map_or(0, |chosen| LyngkPosition::move_index(chosen) as u16 + 1);
            if ply == 0 {
                self.first_move = best_move;
            }
        } else {
            entry.most = best as i8;
        }
        self.table.put(position.key(), entry, self.nodes - nodes_before);
        Ok(best)
    }

    /// Puts the legal moves into the queue and returns where they begin.
    fn fill_queue(&mut self, position: &LyngkPosition, mover: u8, least: i32, expected: u16) -> usize {
        let start = self.queue.len();
        position.state().legal_moves(&mut self.moves);
        let scores = &mut self.scores[..self.moves.len()];
        position.order(&self.moves, scores);
        let is_deep = position.state().board().occupied().len() >= EVALUATED_FROM;
        for (&chosen, &score) in self.moves.iter().zip(&*scores) {
            let index = LyngkPosition::move_index(chosen);
            let mut score = score + self.history[usize::from(mover)][index];
            if index as u16 + 1 == expected {
                score = i32::MAX;
            } else if is_deep {
                score += Solver::look_ahead(&self.table, position, mover, least, chosen);
            }
            self.queue.push((score, chosen));
        }
        start
    }

    /// How good the position after a move looks. Where the table already knows that the move answers the question, it comes first.
    fn look_ahead(table: &Table, position: &LyngkPosition, mover: u8, least: i32, chosen: Move) -> i32 {
        let mut next = *position;
        next.play(chosen);
        let Some(to_move) = next.to_move() else { return KNOWN * next.result() * if mover == 0 { 1 } else { -1 } };
        let is_same = to_move == mover;
        if let Some(entry) = table.get(next.key()) {
            let (lowest, highest) = if is_same { (entry.least, entry.most) } else { (-entry.most, -entry.least) };
            if closer(lowest.into()) >= least {
                return KNOWN;
            }
            if closer(highest.into()) < least {
                return -KNOWN;
            }
        }
        EVALUATION_UNIT * if is_same { next.evaluate() } else { -next.evaluate() }
    }

    /// Remembers how a move did, the older the less.
    fn learn(&mut self, mover: u8, chosen: Move, gain: i32) {
        let known = &mut self.history[usize::from(mover)][LyngkPosition::move_index(chosen)];
        *known += gain * HISTORY_UNIT - *known * gain.abs() / HISTORY_LENGTH;
    }

    /// Takes out the move with the highest score.
    fn next_in_queue(&mut self, start: usize) -> Option<Move> {
        let left = &mut self.queue[start..];
        let (index, _) = left.iter().enumerate().rev().max_by_key(|(_, (score, _))| *score)?;
        Some(self.queue.swap_remove(start + index).1)
    }

    fn count(&mut self, allowance: &Allowance<'_>) -> Result<(), Spent> {
        self.nodes += 1;
        if self.nodes > allowance.nodes {
            return Err(Spent);
        }
        if self.nodes.is_multiple_of(256) {
            let is_late = allowance.until.is_some_and(|until| allowance.limits.clock.now() >= until);
            if is_late || allowance.limits.is_stopped() {
                return Err(Spent);
            }
        }
        Ok(())
    }
}

fn first_legal(position: &LyngkPosition) -> Option<Move> {
    let mut moves = Moves::default();
    position.state().legal_moves(&mut moves);
    moves.first().copied()
}

/// What a worth becomes one move earlier.
const fn closer(worth: i32) -> i32 {
    worth - worth.signum()
}

/// The `least` for which `closer(worth) >= least` says the same one move later.
const fn further(least: i32) -> i32 {
    if least > 0 { least + 1 } else { least - 1 }
}

/// What is known of the worth of the first position.
struct Known {
    least: i32,
    most: i32,
}

impl Known {
    /// Who wins, once that is known.
    fn sign(&self) -> Option<i32> {
        if self.least > 0 || self.most < 0 || self.least == self.most { Some(self.least.signum()) } else { None }
    }

    /// The most that a win can take is what is surely reached, and so with a loss.
    fn proof(&self) -> Proof {
        if self.least > 0 {
            Proof::Win { moves: (WIN - self.least) as u32 }
        } else if self.most < 0 {
            Proof::Loss { moves: (WIN + self.most) as u32 }
        } else {
            Proof::Draw
        }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
struct Entry {
    /// It is worth at least this.
    least: i8,
    /// And at most this.
    most: i8,
    /// The index of the move that reaches `least`, plus one; 0 where none is known.
    best: u16,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    entry: Entry,
    /// Slots of earlier generations are empty.
    generation: u16,
    /// The logarithm of how many positions it took: what was dear is kept longer.
    work: u8,
}

/// A fixed number of slots in pairs: the dearer of two stays.
struct Table {
    slots: Vec<Slot>,
    generation: u16,
}

impl Table {
    fn new(bits: u32) -> Table {
        let free = Slot { key: 0, entry: Entry { least: 0, most: 0, best: 0 }, generation: 0, work: 0 };
        Table { slots: vec![free; 1 << bits.max(1)], generation: 1 }
    }

    fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.iter_mut().for_each(|slot| slot.generation = 0);
            self.generation = 1;
        }
    }

    /// The first slot of the pair for a key.
    fn pair(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 2)
    }

    fn get(&self, key: u64) -> Option<Entry> {
        let pair = self.pair(key);
        let slots = self.slots[pair..pair + 2].iter();
        slots.filter(|slot| slot.key == key && slot.generation == self.generation).map(|slot| slot.entry).next()
    }

    fn put(&mut self, key: u64, entry: Entry, work: u64) {
        let (pair, generation) = (self.pair(key), self.generation);
        let [first, second] = [0, 1].map(|n| &self.slots[pair + n]);
        let is_free = |slot: &Slot| slot.generation != generation;
        let choice = if first.key == key && !is_free(first) {
            0
        } else if second.key == key && !is_free(second) {
            1
        } else if is_free(first) || !is_free(second) && first.work <= second.work {
            0
        } else {
            1
        };
        self.slots[pair + choice] = Slot { key, entry, generation, work: work.max(1).ilog2() as u8 };
    }
}
