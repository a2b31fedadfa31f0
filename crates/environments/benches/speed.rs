//! Random steps a second of a batch, observations and masks included, on one thread.

use std::time::Instant;
use trilynx_environments::{Arrays, batch};
use trilynx_games::GameId;

const GAMES: usize = 256;

fn main() {
    for options in GameId::ALL.iter().flat_map(|game| game.every_options()) {
        let mut games = batch(&options, GAMES, 1).expect("every game can be learned");
        let mut planes = vec![0; GAMES * games.observation_bytes()];
        let mut mask = vec![false; GAMES * games.actions()];
        let mut reward = vec![0.0; GAMES * games.seats()];
        let (mut done, mut seat, mut actions) = (vec![false; GAMES], vec![0; GAMES], vec![0; GAMES]);
        macro_rules! arrays {
            () => {
                Arrays { planes: &mut planes, mask: &mut mask, reward: &mut reward, done: &mut done, seat: &mut seat }
            };
        }
        games.reset(1, arrays!());
        let (start, mut steps) = (Instant::now(), 0);
        while start.elapsed().as_secs_f64() < 1.0 {
            for _ in 0..20 {
                games.sample(&mut actions);
                games.step(&actions, arrays!(), 1).expect("samples are legal");
                steps += GAMES;
            }
        }
        println!("batch {options:<40} {:.2} M steps/s", steps as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
}
