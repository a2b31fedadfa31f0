//! What the position keeps up to date, held against what is computed from scratch.

use super::YinshPosition;
use crate::search::Position;
use std::collections::HashMap;
use trilynx_games::yinsh::{Options, State, Variant};
use trilynx_games::{Game, Status};

/// Plays random games and shows every position as it was kept up to date.
fn random_games(games: u64, mut visit: impl FnMut(u64, &YinshPosition)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let variant = Variant::ALL[seed as usize % 2];
        let mut position = YinshPosition::new(&State::new(&Options { variant }));
        let mut moves = Default::default();
        while let Status::ToMove(_) = position.state().status() {
            visit(seed, &position);
            position.state().legal_moves(&mut moves);
            position.play(moves[random.usize(..moves.len())]);
        }
        visit(seed, &position);
    }
}

#[test]
fn playing_keeps_up_to_date_what_is_computed_from_scratch() {
    random_games(200, |seed, position| {
        let fresh = YinshPosition::new(position.state());
        assert_eq!(position.key(), fresh.key(), "seed {seed}: {:?}", position.state());
        assert_eq!(position.lines(), fresh.lines(), "seed {seed}: {:?}", position.state());
        assert_eq!(position.total(), fresh.total(), "seed {seed}: {:?}", position.state());
    });
}

#[test]
fn different_positions_have_different_keys() {
    let mut seen: HashMap<u64, State> = HashMap::new();
    random_games(200, |_, position| {
        let earlier = seen.entry(position.key()).or_insert_with(|| position.state().clone());
        assert_eq!(earlier, position.state());
    });
    assert!(seen.len() > 10_000);
}

#[test]
fn moves_of_a_position_have_different_indexes() {
    random_games(40, |_, position| {
        let mut moves = Default::default();
        position.state().legal_moves(&mut moves);
        let mut indexes: Vec<usize> = moves.iter().map(|&chosen| YinshPosition::move_index(chosen)).collect();
        indexes.sort();
        assert!(indexes.last().is_none_or(|&last| last < YinshPosition::MOVE_INDEXES));
        let count = indexes.len();
        indexes.dedup();
        assert_eq!(indexes.len(), count);
    });
}
