//! Turns that are compared with those of a bot.

use super::*;
use crate::SystemClock;
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::yinsh::{Options, State, Variant};

/// The first legal move again and again.
fn plain_game(moves: usize) -> (State, Vec<<State as Game>::Move>) {
    let start = State::new(&State::deal(&Options { variant: Variant::Standard }, &mut Generator::new(&Seed([1; 64]), &[])));
    let (mut state, mut played) = (start.clone(), Vec::new());
    for _ in 0..moves {
        let mut legal = <State as Game>::Moves::default();
        state.legal_moves(&mut legal);
        let Some(chosen) = legal.first().copied() else { break };
        state.play_unchecked(chosen);
        played.push(chosen);
    }
    (start, played)
}

#[test]
fn a_few_turns_of_each_player_are_compared_and_the_same_again() {
    let (start, moves) = plain_game(40);
    let compare = |seed| {
        let mut comparison = Comparison::new(&start, &moves, 2, seed);
        assert_eq!(comparison.len(), 4);
        let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
        std::iter::from_fn(move || comparison.next(&stop, &clock)).collect::<Vec<_>>()
    };
    let compared = compare(1);
    assert_eq!(compared, compare(1));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(compared.iter().filter(|turn| turn.seat == seat).count(), 2);
    }
    let opening = State::OPENING_MOVES as usize * 2;
    assert!(Comparison::new(&start, &moves[..opening], 2, 1).is_empty(), "the first moves are everybody's");
}

#[test]
fn a_bot_agrees_with_itself() {
    let (start, mut moves) = plain_game(State::OPENING_MOVES as usize * 2);
    let mut state = start.clone();
    moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(LOOKS[2]), ..Limits::unlimited(&stop, &clock) };
    let (name, _) = State::BOTS.last().unwrap();
    let Status::ToMove(seat) = state.status() else { panic!("it is over") };
    moves.push(State::bot(name).unwrap().choose(&state.view(Viewer::Seat(seat)), 0, &limits, &mut |_| {}).best());
    let mut comparison = Comparison::new(&start, &moves, 9, 1);
    assert!(comparison.next(&stop, &clock).unwrap().agrees[2]);
    assert_eq!(comparison.next(&stop, &clock), None);
}
