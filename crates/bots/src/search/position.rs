//! What the search needs of a two-player game without hidden cards.

use trilynx_games::Game;

/// A state with what is kept up to date along with it: key, evaluation.
///
/// A score is in hundredths of a point, positive for the seat that must decide. The search negates it only when that seat
/// changes: a seat may decide several times in a row.
pub trait Position: Clone + Send + Sync {
    /// The game.
    type Game: Game;

    /// The dense index of a move is below this: for history tables.
    const MOVE_INDEXES: usize;

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

    /// How good the position is for the seat that must decide. Not asked when the game is over.
    fn evaluate(&self) -> i32;

    /// What a score means: the probability of winning, from 0 to 1, fitted to played games.
    fn win_probability(score: i32) -> f32;

    /// How promising each legal move looks before any is tried; larger is tried sooner.
    fn order(&self, moves: &[<Self::Game as Game>::Move], promise: &mut [i32]);

    /// Whether a move costs a ply of depth. Removals and claims cost none: they only finish or begin a turn.
    fn costs_depth(&self, chosen: <Self::Game as Game>::Move) -> bool;

    /// Whether a move is so forcing that it is not reduced (completes a row, a stack, blocks one).
    fn is_forcing(&self, chosen: <Self::Game as Game>::Move) -> bool;

    /// An index below [`Position::MOVE_INDEXES`], different for different moves.
    fn move_index(chosen: <Self::Game as Game>::Move) -> usize;

    /// A 16-bit code of a move for the transposition table, never 0, and back.
    fn pack(chosen: <Self::Game as Game>::Move) -> u16;

    /// The move of a code that [`Position::pack`] gave.
    fn unpack(code: u16) -> Option<<Self::Game as Game>::Move>;
}
