//! Whole turns: all decisions that a seat makes before another decides, or before it begins another turn.

use std::ops::ControlFlow;
use trilynx_games::{Game, GameView, Seat, Viewer};

/// The decisions of one turn.
pub type Turn<G> = Vec<<G as Game>::Move>;

/// What is done with each turn and the position after it.
pub type Visit<'a, G> = dyn FnMut(&[<G as Game>::Move], &G) -> ControlFlow<()> + 'a;

/// Whether the turn of a seat goes on in this position.
pub fn goes_on<G: Game>(state: &G, seat: Seat) -> bool {
    state.mid_turn() && state.status().to_move() == Some(seat)
}

/// The legal moves.
pub fn moves_of<G: Game>(state: &G) -> G::Moves {
    let mut moves = G::Moves::default();
    state.legal_moves(&mut moves);
    moves
}

/// The position after a legal move.
pub fn after<G: Game>(state: &G, chosen: G::Move) -> G {
    let mut next = state.clone();
    next.play_unchecked(chosen);
    next
}

/// The position after legal moves.
pub fn after_all<G: Game>(state: &G, moves: &[G::Move]) -> G {
    let mut next = state.clone();
    moves.iter().for_each(|chosen| next.play_unchecked(*chosen));
    next
}

/// Shows every way to finish the turn of the seat that decides, with the position after it, until told to stop.
pub fn each<G: Game>(state: &G, visit: &mut Visit<'_, G>) -> ControlFlow<()> {
    let Some(seat) = state.status().to_move() else { return ControlFlow::Continue(()) };
    descend(state, seat, &mut Vec::new(), visit)
}

fn descend<G: Game>(state: &G, seat: Seat, turn: &mut Turn<G>, visit: &mut Visit<'_, G>) -> ControlFlow<()> {
    for &chosen in moves_of(state).iter() {
        let next = after(state, chosen);
        turn.push(chosen);
        if goes_on(&next, seat) {
            descend(&next, seat, turn, visit)?;
        } else {
            visit(turn, &next)?;
        }
        turn.pop();
    }
    ControlFlow::Continue(())
}

/// Every way to finish the turn of the seat that decides, with the position after it.
pub fn all<G: Game>(state: &G) -> Vec<(Turn<G>, G)> {
    let mut found = Vec::new();
    let _all = each(state, &mut |turn, next| {
        found.push((turn.to_vec(), next.clone()));
        ControlFlow::Continue(())
    });
    found
}

/// The position as bytes, the same from every side of the board; nothing where cards are hidden.
pub fn canonical<G: Game>(state: &G) -> Option<Vec<u8>> {
    state.view(Viewer::Spectator).canonical()
}
