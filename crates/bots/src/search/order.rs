//! Which move to try first: what the table says, what the game says, and what cut elsewhere in this search.

use super::Position;
use trilynx_games::Game;

/// What history adds to or takes from the promise of a move, at most.
pub(super) const MOST_HISTORY: i32 = 4_096;
/// The move that the table remembers comes before all others.
const REMEMBERED: i32 = 1 << 28;
/// Moves that cut in a sibling come before other moves that the game finds equally promising.
const KILLER: i32 = 3 * MOST_HISTORY;

/// The index of no move: see [`Position::MOVE_INDEXES`].
const NO_MOVE: u16 = u16::MAX;

/// What a node needs and keeps between nodes of the same ply, so that no node allocates.
pub(super) struct Frame<P: Position> {
    /// The legal moves.
    pub moves: <P::Game as Game>::Moves,
    /// For each move its promise; sorted as far as moves were picked.
    promise: Vec<i32>,
    /// For each promise, where its move is in `moves`.
    places: Vec<u16>,
    /// The moves tried so far, by index.
    pub tried: Vec<u16>,
}

impl<P: Position> Frame<P> {
    pub fn new() -> Frame<P> {
        Frame { moves: Default::default(), promise: Vec::new(), places: Vec::new(), tried: Vec::new() }
    }

    /// Lists the legal moves with their promise.
    pub fn fill(&mut self, position: &P, remembered: Option<u16>, killers: [Option<u16>; 3], history: &[i16]) {
        position.state().legal_moves(&mut self.moves);
        self.promise.clear();
        self.promise.resize(self.moves.len(), 0);
        position.order(&self.moves, &mut self.promise);
        self.tried.clear();
        self.places.clear();
        self.places.extend(0..self.moves.len() as u16);
        let [one, two, three] = killers.map(|killer| killer.unwrap_or(NO_MOVE));
        let remembered = remembered.unwrap_or(NO_MOVE);
        for (&chosen, promise) in self.moves.iter().zip(&mut self.promise) {
            let index = P::move_index(chosen) as u16;
            *promise += i32::from(history[usize::from(index)]);
            *promise += if index == one || index == two || index == three { KILLER } else { 0 };
            *promise += if index == remembered { REMEMBERED } else { 0 };
        }
    }

    /// The n-th best move, where those before it were picked already.
    #[inline]
    pub fn pick(&mut self, n: usize) -> Option<<P::Game as Game>::Move> {
        let rest = self.promise.get(n..)?;
        // Two passes, because each of them compares several promises at a time.
        let most = rest.iter().copied().fold(i32::MIN, i32::max);
        let best = n + first_of(rest, most)?;
        self.promise.swap(n, best);
        self.places.swap(n, best);
        Some(self.moves[usize::from(self.places[n])])
    }
}

/// Where a promise is met first.
#[inline]
fn first_of(promises: &[i32], wanted: i32) -> Option<usize> {
    const AT_ONCE: usize = 8;
    let (chunks, _) = promises.as_chunks::<AT_ONCE>();
    let is_there = |chunk: &&[i32; AT_ONCE]| chunk.iter().fold(false, |found, promise| found | (*promise == wanted));
    let skipped = AT_ONCE * chunks.iter().take_while(|chunk| !is_there(chunk)).count();
    promises[skipped..].iter().position(|promise| *promise == wanted).map(|at| skipped + at)
}

/// What cut so far in this search.
pub(super) struct History {
    /// For each seat and move.
    moves: [Vec<i16>; 2],
    /// For each move, what refuted it.
    replies: Vec<Option<u16>>,
    /// For each ply, the last two that cut.
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

    /// The moves that cut nearby: at this ply, and after the same move.
    pub fn killers(&self, ply: usize, previous: u16) -> [Option<u16>; 3] {
        let [one, two] = self.killers[ply];
        [one, two, self.replies[usize::from(previous)]]
    }

    /// A move cut after others had been tried in vain.
    pub fn cut(&mut self, seat: u8, ply: usize, previous: u16, index: u16, tried: &[u16], depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(index) {
            *killers = [Some(index), killers[0]];
        }
        self.replies[usize::from(previous)] = Some(index);
        let moves = &mut self.moves[usize::from(seat & 1)];
        let bonus = (32 * depth * depth.max(0)).clamp(16, 1_024);
        nudge(&mut moves[usize::from(index)], bonus);
        for &vain in tried {
            nudge(&mut moves[usize::from(vain)], -bonus);
        }
    }
}

/// Moves towards a limit the more slowly the nearer it is.
fn nudge(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
}
