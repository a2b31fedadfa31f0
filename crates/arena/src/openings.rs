//! Where games start: a deal and some random moves, the same for all games of a round.
//!
//! Random moves make the games of a match differ although the players are deterministic. Whom they favour does not matter, as each
//! opening is played with the seats exchanged.

use crate::schedule::{Purpose, draw};
use std::{error::Error, fmt};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{Game, Status};

/// After this many openings that ended the game there is none worth waiting for.
const MOST_ATTEMPTS: u64 = 1000;

/// A deal and the moves that are played before anybody thinks.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening<G: Game> {
    /// Gives the deal, with no player's word added.
    pub seed: Seed,
    /// What was dealt.
    pub deal: G::Deal,
    /// The random moves.
    pub moves: Vec<G::Move>,
}

/// Every opening of this length ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOpening {
    /// The length asked for.
    pub plies: usize,
}

impl fmt::Display for NoOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no opening of {} moves leaves anything to play: {MOST_ATTEMPTS} were tried", self.plies)
    }
}

impl Error for NoOpening {}

impl<G: Game> Opening<G> {
    /// The opening of a round. One that ends the game is skipped, and the next one of the same round taken.
    pub fn of_round(options: &G::Options, match_seed: u64, round: u64, plies: usize) -> Result<Opening<G>, NoOpening> {
        let round_seed = draw(match_seed, Purpose::Opening, round);
        (0..MOST_ATTEMPTS).find_map(|attempt| Opening::attempt(options, round_seed, attempt, plies)).ok_or(NoOpening { plies })
    }

    fn attempt(options: &G::Options, round_seed: u64, attempt: u64, plies: usize) -> Option<Opening<G>> {
        let seed = seed_of(draw(round_seed, Purpose::Opening, attempt));
        let deal = G::deal(options, &mut Generator::new(&seed, &[]));
        // The word keeps the moves apart from the deal, which draws from the same seed.
        let mut chance = Generator::new(&seed, &[b"opening moves"]);
        let mut state = G::new(&deal);
        let mut moves = Vec::with_capacity(plies);
        let mut legal = G::Moves::default();
        for _ in 0..plies {
            if matches!(state.status(), Status::Over(_)) {
                return None;
            }
            state.legal_moves(&mut legal);
            let chosen = legal[chance.below(legal.len() as u64) as usize];
            state.play_unchecked(chosen);
            moves.push(chosen);
        }
        state.status().to_move().map(|_| Opening { seed, deal, moves })
    }
}

/// 64 bytes from 8: no secret, but a seed that anybody can deal from again.
fn seed_of(number: u64) -> Seed {
    let mut bytes = [0; 64];
    for (n, part) in bytes.chunks_exact_mut(8).enumerate() {
        part.copy_from_slice(&draw(number, Purpose::Opening, n as u64).to_be_bytes());
    }
    Seed(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_games::{Start, header::read_alone, linko, lyngk, record::Record, yinsh};

    fn check<G: Game>(options: &str, plies: usize) {
        let options: G::Options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
        let of = |seed, round| Opening::<G>::of_round(&options, seed, round, plies).unwrap();
        for round in 0..20 {
            let opening = of(1, round);
            assert_eq!(opening, of(1, round), "round {round}");
            assert_eq!(opening.moves.len(), plies);
            let record = Record::<G>::new(Start::Deal(opening.deal.clone()), opening.moves.clone()).unwrap_or_else(|_| panic!("legal"));
            assert!(record.end().status().to_move().is_some());
            for other in [of(1, round + 1), of(2, round)] {
                assert_ne!(opening, other, "round {round}");
            }
        }
    }

    #[test]
    fn openings_are_legal_and_repeat_by_number() {
        check::<yinsh::State>("yinsh/standard", 8);
        check::<yinsh::State>("yinsh/blitz", 12);
        check::<lyngk::State>("lyngk/standard", 8);
        check::<linko::State>("linko/standard players=3", 0);
    }

    /// Most games of random moves are over by then, and some go on.
    #[test]
    fn openings_that_end_the_game_are_skipped() {
        check::<lyngk::State>("lyngk/standard", 30);
        let options: lyngk::Options = read_alone("lyngk/standard").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(Opening::<lyngk::State>::of_round(&options, 1, 0, 500), Err(NoOpening { plies: 500 }));
    }
}
