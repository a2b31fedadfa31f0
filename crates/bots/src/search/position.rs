//! What the search needs of a two-player game without hidden cards.

use trilynx_games::Game;

/// The move of a position's game.
pub(crate) type MoveOf<P> = <<P as Position>::Game as Game>::Move;

/// What a seat sees of a position's game.
pub(crate) type ViewOf<P> = <<P as Position>::Game as Game>::View;

/// A state with what is kept up to date along with it: key, evaluation.
///
/// A score is in hundredths of a point, at most 20,000, positive for the seat that must decide. The search negates it only when
/// that seat changes: a seat may decide several times in a row.
pub trait Position: Clone + Send + Sync {
    /// The game.
    type Game: Game<Move: Send, Moves: Send>;

    /// The dense index of a move is below this, which is at most 65,535.
    const MOVE_INDEXES: usize;

    /// What a quiet move usually changes the score by: the unit of futility margins and aspiration windows.
    const MARGIN: i32;

    /// The parts of a game in which a score means different things, in words.
    const PHASES: &'static [&'static str];

    /// Everything computed from scratch.
    fn new(state: &Self::Game) -> Self;

    /// The state itself.
    fn state(&self) -> &Self::Game;

    /// The seat that must decide, 0 or 1; nothing when the game is over.
    fn to_move(&self) -> Option<u8>;

    /// +1, 0 or −1 for seat 0 when the game is over.
    fn result(&self) -> i32;

    /// A Zobrist key of all that matters for what can follow, who decides included. Kept up to date by `play`.
    fn key(&self) -> u64;

    /// Plays a legal move, and keeps everything up to date.
    fn play(&mut self, chosen: <Self::Game as Game>::Move);

    /// Plays a legal move in a position that is equal to `before`. `early` gets the key as soon as it is known, while the rest is still
    /// to be computed.
    fn play_from(&mut self, _before: &Self, chosen: <Self::Game as Game>::Move, early: impl FnOnce(u64)) {
        self.play(chosen);
        early(self.key());
    }

    /// The position after a legal move.
    fn after(&self, chosen: <Self::Game as Game>::Move) -> Self {
        let mut next = self.clone();
        next.play_from(self, chosen, |_| {});
        next
    }

    /// The legal moves of the seat that must decide.
    fn legal_moves(&self) -> <Self::Game as Game>::Moves {
        let mut moves = <Self::Game as Game>::Moves::default();
        self.state().legal_moves(&mut moves);
        moves
    }

    /// How good the position is for the seat that must decide. Not asked when the game is over.
    fn evaluate(&self) -> i32;

    /// In which of [`Position::PHASES`] the game is.
    fn phase(&self) -> usize;

    /// The score that stands for odds of e to 1 in this phase, fitted to played games; positive.
    fn unit(&self) -> f32;

    /// What a score at the end of a search from here means: the probability of winning, from 0 to 1.
    fn win_probability(&self, score: i32) -> f32 {
        1.0 / (1.0 + (-(score as f32) / self.unit()).exp())
    }

    /// The score that means this probability, the inverse of [`Position::win_probability`]. Certainty is no score, but infinite.
    fn score_of(&self, win_probability: f32) -> f32 {
        self.unit() * (win_probability / (1.0 - win_probability)).ln()
    }

    /// Move ordering: a score for each legal move before any is searched; larger is searched sooner.
    fn order(&self, moves: &[<Self::Game as Game>::Move], scores: &mut [i32]);

    /// Whether a move costs a ply of depth. Removals and claims cost none: they only finish or begin a turn.
    fn costs_depth(&self, chosen: <Self::Game as Game>::Move) -> bool;

    /// Whether a move is so forcing (completes a row or a stack, blocks one) that the search never looks at it less deeply than
    /// at others. `after` is the position after it.
    fn is_forcing(&self, chosen: <Self::Game as Game>::Move, after: &Self) -> bool;

    /// Whether the evaluation can be trusted here. Where it cannot, because a removal is pending, the search goes on below its
    /// depth; every move of such a position must then be one that costs no depth.
    fn is_settled(&self) -> bool {
        true
    }

    /// An index below [`Position::MOVE_INDEXES`], different for different legal moves of one position: for history tables and
    /// for the transposition table, which finds a move again by it.
    fn move_index(chosen: <Self::Game as Game>::Move) -> usize;
}
