//! How fast the search is, on one core: `cargo bench -p trilynx-bots -- [GAME…]`.
//!
//! Every position is searched afresh to a fixed depth, so the number of nodes is the same on every machine and changes only with the search
//! or the evaluation: it is the bench number that commits quote. A game whose search has no depth is searched with a fixed number of playouts. The
//! rate depends on the machine; compare ratios within one run. Then: how late an answer comes after its time, and after being told to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use trilynx_bots::network::{Augmented, NetworkPosition};
use trilynx_bots::search::{Position, SearchBot};
use trilynx_bots::{Bot, Determinize, Limits, Roster, SystemClock, WithPosition};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{Game, Viewer, with_game};
use trilynx_games::{GameId, Header};

/// Random moves before each search.
const OPENINGS: [usize; 8] = [2, 10, 14, 20, 26, 32, 40, 48];

/// Each set of positions is searched so often.
const ROUNDS: usize = 5;
const ANSWER_ROUNDS: usize = 4;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_wanted = |game: GameId| wanted.is_empty() || wanted.iter().any(|name| game.name() == name);
    for &game in GameId::ALL.iter().filter(|game| is_wanted(**game)) {
        with_game!(game, G => measure_search::<G>());
    }
    for game in GameId::ALL.iter().filter(|game| is_wanted(**game)) {
        with_game!(*game, G => measure_answers::<G>());
    }
}

/// The search with the network and without it; where there is no such search, playouts at a table of four.
fn measure_search<G: Roster>() {
    struct Both<'a>(&'a str);
    impl<G: Determinize> WithPosition<G> for Both<'_> {
        type Output = ();

        fn run<P: Augmented<Game = G>>(self) {
            measure::<NetworkPosition<P>>(self.0, "", P::BENCH_DEPTH);
            measure::<P>(self.0, " hand-written", P::BENCH_DEPTH);
        }
    }
    let usual = G::VARIANTS[0];
    if G::with_position(Both(&format!("{}/{usual}", G::ID))).is_none() {
        measure_playouts::<G>(&format!("{}/{usual} players=4", G::ID), 2_000);
    }
}

fn measure_playouts<G: Roster>(line: &str, playouts: u64) {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { nodes: Some(playouts), ..Limits::unlimited(&stop, &clock) };
    let (mut nodes, mut best) = (0, 0.0_f64);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        nodes = views::<G>(line).map(|view| strongest::<G>().choose(&view, 1, &limits, &mut |_| {}).nodes).sum();
        best = best.max(nodes as f64 / start.elapsed().as_secs_f64());
    }
    println!("bench {line} {nodes} nodes with {playouts} playouts a decision {:.3} M nodes/s", best / 1e6);
}

/// How many milliseconds late the strongest bot answers: after 100 ms that were its limit, and after being told to stop.
fn measure_answers<G: Roster<View: Send>>() {
    const ASKED: Duration = Duration::from_millis(100);
    let clock = SystemClock::start();
    let (mut after_time, mut after_stop) = (Vec::new(), Vec::new());
    for view in (0..ANSWER_ROUNDS).flat_map(|_| views::<G>(G::ID.name())) {
        let stop = AtomicBool::new(false);
        let limits = Limits { time: Some(ASKED), ..Limits::unlimited(&stop, &clock) };
        let mut bot = strongest::<G>();
        let start = Instant::now();
        bot.choose(&view, 1, &limits, &mut |_| {});
        after_time.push(start.elapsed().saturating_sub(ASKED));

        let limits = Limits::unlimited(&stop, &clock);
        let told = std::thread::scope(|threads| {
            let teller = threads.spawn(|| {
                std::thread::sleep(Duration::from_millis(30));
                stop.store(true, Ordering::Relaxed);
                Instant::now()
            });
            bot.choose(&view, 1, &limits, &mut |_| {});
            let answered = Instant::now();
            answered.saturating_duration_since(teller.join().expect("it only sleeps"))
        });
        after_stop.push(told);
    }
    for (name, mut late) in [("its time", after_time), ("being stopped", after_stop)] {
        late.sort();
        let ms = |share: f64| late[((late.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!("answers {} {} after {name}: median {:.2} ms late, 99 % within {:.2} ms", late.len(), G::ID, ms(0.5), ms(0.99));
    }
}

fn strongest<G: Roster>() -> Box<dyn Bot<G>> {
    let (name, _) = G::BOTS.last().expect("every game has bots");
    G::bot(name).expect("it is on the roster")
}

/// What the seats that must decide see in the opening positions.
fn views<G: Game>(line: &str) -> impl Iterator<Item = G::View> {
    (0..)
        .zip(OPENINGS)
        .map(|(number, plies)| opening::<G>(line, number, plies))
        .filter_map(|state| Some(state.view(Viewer::Seat(state.status().to_move()?))))
}

fn measure<P: Position<Game: Determinize>>(line: &str, how: &str, depth: u32) {
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    // A limit on nodes that is never reached, because it also promises that nothing is kept from search to search.
    let limits = Limits { depth: Some(depth), nodes: Some(1 << 40), ..Limits::unlimited(&stop, &clock) };
    let mut bot = SearchBot::<P>::new();
    let positions: Vec<P> = (0..).zip(OPENINGS).map(|(number, plies)| P::new(&opening(line, number, plies))).collect();
    let (mut nodes, mut best) = (0, 0.0_f64);
    // The first round also allocates; the best one was disturbed the least.
    for _ in 0..ROUNDS {
        let start = Instant::now();
        nodes = positions.iter().filter(|p| p.to_move().is_some()).map(|p| bot.think(p, 1, &limits, &mut |_| {}).nodes).sum();
        best = best.max(nodes as f64 / start.elapsed().as_secs_f64());
    }
    println!("bench {line}{how:<8} {nodes:>10} nodes to depth {depth} {:>8.2} M nodes/s", best / 1e6);
}

/// A position after random moves, the same for ever.
fn opening<G: Game>(line: &str, number: u64, plies: usize) -> G {
    let (mut header, _) = Header::split(line).expect("our own line");
    let options = G::Options::read(&mut header).unwrap_or_else(|error| panic!("{line}: {error}"));
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let mut state = G::new(&G::deal(&options, &mut Generator::new(&Seed(seed), &[])));
    let mut random = 0x9e37_79b9_7f4a_7c15 ^ number;
    let mut moves = G::Moves::default();
    for _ in 0..plies {
        state.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        state.play_unchecked(moves[(random % moves.len() as u64) as usize]);
    }
    state
}
