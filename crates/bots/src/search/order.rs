//! Move ordering: the move of the transposition table, the score the game gives, killers, replies and history.

use super::Position;
use trilynx_games::Game;

/// What history adds to or takes from the score of a move, at most.
pub(super) const MOST_HISTORY: i32 = 4_096;
/// The move of the transposition table comes before all others.
const TT_MOVE: i32 = 1 << 28;
/// Killer moves, which caused a cutoff in a sibling, come before moves to which the game gives the same score.
const KILLER: i32 = 3 * MOST_HISTORY;

/// Scores are kept in blocks of this size, each with its greatest, so that the best move is found without a look at all of them.
const BLOCK: usize = 16;
/// A place without a move, or whose move was picked.
const GONE: i32 = i32::MIN;

/// What a node needs and keeps between nodes of the same ply, so that no node allocates.
pub(super) struct Frame<P: Position> {
    /// The legal moves.
    pub moves: <P::Game as Game>::Moves,
    /// For each move its index: see [`Position::move_index`].
    indexes: Vec<u16>,
    /// For each move not yet picked its score, in whole blocks.
    scores: Vec<[i32; BLOCK]>,
    /// The greatest score of each block.
    greatest: Vec<i32>,
    /// For each score, where its move is in `moves`.
    places: Vec<u16>,
    /// The moves tried so far, by index.
    pub tried: Vec<u16>,
    /// Moves that other threads are trying, with their numbers: they are tried after all others.
    pub deferred: Vec<(usize, <P::Game as Game>::Move)>,
}

impl<P: Position> Frame<P> {
    pub fn new() -> Frame<P> {
        Frame {
            moves: Default::default(),
            indexes: Vec::new(),
            scores: Vec::new(),
            greatest: Vec::new(),
            places: Vec::new(),
            tried: Vec::new(),
            deferred: Vec::new(),
        }
    }

    /// Lists the legal moves with their scores.
    pub fn fill(&mut self, position: &P, tt_move: Option<u16>, [one, two, three]: [Option<u16>; 3], history: &[i16]) {
        position.state().legal_moves(&mut self.moves);
        let count = self.moves.len();
        self.tried.clear();
        self.deferred.clear();
        self.places.clear();
        self.places.extend(0..count as u16);
        self.indexes.clear();
        self.indexes.extend(self.moves.iter().map(|chosen| P::move_index(*chosen) as u16));
        self.scores.clear();
        self.scores.resize(count.div_ceil(BLOCK), [0; BLOCK]);
        let (scores, beyond) = self.scores.as_flattened_mut().split_at_mut(count);
        beyond.fill(GONE);
        position.order(&self.moves, scores);
        for (score, index) in scores.iter_mut().zip(&self.indexes) {
            *score += i32::from(history[usize::from(*index)]);
        }
        let three = three.filter(|_| three != one && three != two);
        for (special, more) in [(one, KILLER), (two, KILLER), (three, KILLER), (tt_move, TT_MOVE)] {
            if let Some(place) = special.and_then(|index| first_of(&self.indexes, index)) {
                scores[place] += more;
            }
        }
        self.greatest.clear();
        self.greatest.extend(self.scores.iter().map(greatest));
    }

    /// The n-th best move, where those before it were picked already.
    #[inline]
    pub fn pick(&mut self, n: usize) -> Option<<P::Game as Game>::Move> {
        let place = *self.places.get(n)?;
        let blocks = self.greatest.iter().enumerate().skip(n / BLOCK);
        let (block, most) = blocks.fold((0, GONE), |best, (block, most)| if *most > best.1 { (block, *most) } else { best });
        let best = block * BLOCK + place_of(&self.scores[block], most);
        // The move that was n-th so far takes the place of the best one.
        let passed = std::mem::replace(&mut self.scores[n / BLOCK][n % BLOCK], GONE);
        if best != n {
            self.scores[block][best % BLOCK] = passed;
            self.greatest[block] = greatest(&self.scores[block]);
        }
        self.greatest[n / BLOCK] = greatest(&self.scores[n / BLOCK]);
        let picked = std::mem::replace(&mut self.places[best], place);
        Some(self.moves[usize::from(picked)])
    }
}

#[inline]
fn greatest(block: &[i32; BLOCK]) -> i32 {
    block.iter().copied().fold(GONE, i32::max)
}

/// The first place of a score that is there; all are compared at once.
#[inline]
fn place_of(block: &[i32; BLOCK], wanted: i32) -> usize {
    let found = block.iter().enumerate().fold(0_u32, |found, (at, score)| found | if *score == wanted { 1 << at } else { 0 });
    found.trailing_zeros() as usize % BLOCK
}

/// Where an index is met first.
#[inline]
fn first_of(indexes: &[u16], wanted: u16) -> Option<usize> {
    const AT_ONCE: usize = 16;
    let (chunks, _) = indexes.as_chunks::<AT_ONCE>();
    let is_there = |chunk: &&[u16; AT_ONCE]| chunk.iter().fold(false, |found, index| found | (*index == wanted));
    let skipped = AT_ONCE * chunks.iter().take_while(|chunk| !is_there(chunk)).count();
    indexes[skipped..].iter().position(|index| *index == wanted).map(|at| skipped + at)
}

/// What caused cutoffs so far in this search.
pub(super) struct History {
    /// For each seat and move.
    moves: [Vec<i16>; 2],
    /// For each move, what refuted it.
    replies: Vec<Option<u16>>,
    /// For each ply, the last two moves that caused a cutoff.
    killers: Vec<[Option<u16>; 2]>,
}

impl History {
    pub fn new(moves: usize, plies: usize) -> History {
        History { moves: [vec![0; moves], vec![0; moves]], replies: vec![None; moves], killers: vec![[None; 2]; plies] }
    }

    /// What is known of the moves of a seat.
    pub fn of(&self, seat: u8) -> &[i16] {
        &self.moves[usize::from(seat & 1)]
    }

    /// The killer moves of this ply, and the reply that refuted the same previous move.
    pub fn killers(&self, ply: usize, previous: u16) -> [Option<u16>; 3] {
        let [one, two] = self.killers[ply];
        [one, two, self.replies[usize::from(previous)]]
    }

    /// Learns from a beta cutoff: a bonus for the move that caused it, a malus for those `tried` before.
    pub fn cut(&mut self, seat: u8, ply: usize, previous: u16, index: u16, tried: &[u16], depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(index) {
            *killers = [Some(index), killers[0]];
        }
        self.replies[usize::from(previous)] = Some(index);
        let moves = &mut self.moves[usize::from(seat & 1)];
        let bonus = (32 * depth * depth.max(0)).clamp(16, 1_024);
        nudge(&mut moves[usize::from(index)], bonus);
        for &earlier in tried {
            nudge(&mut moves[usize::from(earlier)], -bonus);
        }
    }
}

/// History gravity: an entry moves towards its limit the more slowly the nearer it is.
fn nudge(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
}
