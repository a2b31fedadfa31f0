//! How long it takes to pair a round, and to compute standings: `cargo bench -p trilynx-tournaments`.

use std::hint::black_box;
use std::time::{Duration, Instant};
use trilynx_games::chance::{Generator, Seed};
use trilynx_tournaments::pairing::{SeatHistory, arena, swiss, tables};

fn main() {
    let mut chance = Generator::new(&Seed([1; 64]), &[]);
    println!("Swiss rounds, after eight others, and the slowest of 20 (milliseconds)");
    for players in [50, 100, 200, 400] {
        let times = swiss_rounds(players, 20, &mut chance);
        println!("{players:>6} players: {}", shown(&times));
    }
    println!("Swiss rounds whose players are all equal, the most ties there can be");
    for players in [200, 400] {
        let equal = || (0..players).map(|number| swiss::Candidate { number, ..swiss::Candidate::default() }).collect();
        let times: Vec<Duration> = (0..20).map(|_| timed(|| swiss::pair(equal(), true))).collect();
        println!("{players:>6} players: {}", shown(&times));
    }
    println!("Seatings at tables, after four others");
    for players in [50, 200, 400] {
        let times = table_rounds(players, &mut chance);
        println!("{players:>6} players: {}", shown(&times));
    }
    println!("Arena, so many free at once");
    for players in [200, 5_000] {
        let waiting = |number: u16| arena::Waiting {
            number,
            points: u32::from(number) % 97 * 60,
            rating: 1_500,
            waited_ms: 0,
            last: Some(number ^ 1),
            seats: SeatHistory::new([0, 1, (number % 2) as u8]),
        };
        let times: Vec<Duration> = (0..20).map(|_| timed(|| arena::pair((0..players).map(waiting).collect(), 0, || true))).collect();
        println!("{players:>6} players: {}", shown(&times));
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn shown(times: &[Duration]) -> String {
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    let most = times.iter().max().copied().unwrap_or_default();
    format!("mean {:8.2}, most {:8.2}", mean.as_secs_f64() * 1e3, most.as_secs_f64() * 1e3)
}

/// The ninth round of tournaments whose results are drawn by lot, with ratings that say something.
fn swiss_rounds(players: u16, tournaments: usize, chance: &mut Generator) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..tournaments {
        let new = |number: u16| swiss::Candidate { number, rating: 1_000 + number, ..swiss::Candidate::default() };
        let mut all: Vec<swiss::Candidate> = (0..players).map(new).collect();
        let mut seats = vec![Vec::new(); usize::from(players)];
        for round in 0..9 {
            let candidates = all.clone();
            let mut games = Vec::new();
            let time = timed(|| games = swiss::pair(candidates, true).0);
            if round == 8 {
                times.push(time);
            }
            for game in games {
                let (first, second) = (game.players[0], game.players[1]);
                for (player, other, seat) in [(first, second, 0_u8), (second, first, 1)] {
                    *all[usize::from(player)].met.entry(other).or_default() += 1;
                    seats[usize::from(player)].push(seat);
                    all[usize::from(player)].seats = SeatHistory::new(seats[usize::from(player)].iter().copied());
                }
                match chance.below(5) {
                    0 => [first, second].iter().for_each(|player| all[usize::from(*player)].points += 30),
                    n => all[usize::from(if n % 2 == 0 { first } else { second })].points += 60,
                }
            }
        }
    }
    times
}

fn table_rounds(players: u16, chance: &mut Generator) -> Vec<Duration> {
    let mut all: Vec<tables::Guest> = (0..players).map(|number| tables::Guest { number, ..tables::Guest::default() }).collect();
    let mut times = Vec::new();
    for _ in 0..5 {
        let guests = all.clone();
        let mut games = Vec::new();
        times.push(timed(|| games = tables::seat(guests, chance)));
        for game in games {
            for (seat, player) in game.players.iter().enumerate() {
                let guest = &mut all[usize::from(*player)];
                guest.seats[seat] += 1;
                guest.points += [300, 180, 120, 60, 0][seat];
                guest.met.extend(game.players.iter().filter(|other| *other != player));
            }
        }
    }
    times
}
