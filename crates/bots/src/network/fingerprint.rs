//! What a network says about many positions in one number: two builds that agree on it compute the same.

use super::{NetworkPosition, Networked};
use crate::search::Position;
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};

/// The scores of all positions of some random games, added up with changing weights. It is the same on every machine.
pub fn fingerprint<P: Networked>(options: &<P::Game as Game>::Options, games: u64) -> i64 {
    let mut moves = <P::Game as Game>::Moves::default();
    let (mut sum, mut n) = (0_i64, 0);
    for number in 0..games {
        let mut seed = [0; 64];
        seed[..8].copy_from_slice(&number.to_be_bytes());
        let mut position = NetworkPosition::<P>::new(&P::Game::new(&P::Game::deal(options, &mut Generator::new(&Seed(seed), &[]))));
        let mut random = fastrand::Rng::with_seed(number);
        while position.to_move().is_some() {
            n += 1;
            sum = sum.wrapping_add(n * i64::from(position.evaluate()));
            position.state().legal_moves(&mut moves);
            // Of 32 bits: a wider choice would draw other numbers where words are narrower.
            position.play(moves[random.u32(..moves.len() as u32) as usize]);
        }
    }
    sum
}
