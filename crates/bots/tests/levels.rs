//! The laws of the levels of YINSH and LYNGK: legal moves, the same move for the same view and seed, limits that bind, no win missed.

use std::sync::atomic::AtomicBool;
use trilynx_bots::levels::{loses_at_once, win_at_once};
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::search::Position;
use trilynx_bots::yinsh::YinshPosition;
use trilynx_bots::{Limits, Roster, SystemClock, Thought};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, Status, Viewer};

type MoveOf<P> = <<P as Position>::Game as Game>::Move;

/// What a level says, which is at least legal.
fn think<P: Position<Game: Roster>>(level: usize, position: &P, seed: u64, nodes: u64, is_stopped: bool) -> Thought<MoveOf<P>> {
    let (stop, clock) = (AtomicBool::new(is_stopped), SystemClock::start());
    let limits = Limits { nodes: Some(nodes), ..Limits::unlimited(&stop, &clock) };
    let state = position.state();
    let seat = state.status().to_move().expect("a decision");
    let mut bot = P::Game::bot(&format!("level{level}")).expect("a level");
    let thought = bot.choose(&state.view(Viewer::Seat(seat)), seed, &limits, &mut |_| {});
    state.check(thought.best()).unwrap_or_else(|_| panic!("level {level} plays {} in {}", thought.best(), state.setup()));
    thought
}

fn legal_moves<P: Position>(position: &P) -> Vec<MoveOf<P>> {
    let mut moves = <P::Game as Game>::Moves::default();
    position.state().legal_moves(&mut moves);
    moves.to_vec()
}

/// Every position of random games of all variants.
fn random_games<P: Position>(games: u64, mut visit: impl FnMut(&P)) {
    for (variant, number) in P::Game::VARIANTS.iter().flat_map(|variant| (0..games).map(move |number| (variant, number))) {
        let options = read_alone(&format!("{}/{variant}", P::Game::ID)).unwrap_or_else(|_| panic!("no variant: {variant}"));
        let deal = P::Game::deal(&options, &mut Generator::new(&Seed([number as u8; 64]), &[]));
        let mut position = P::new(&P::Game::new(&deal));
        let mut random = fastrand::Rng::with_seed(number);
        while let Status::ToMove(_) = position.state().status() {
            visit(&position);
            let moves = legal_moves(&position);
            position.play(moves[random.usize(..moves.len())]);
        }
    }
}

fn check_roster<P: Position<Game: Roster>>() {
    let names: Vec<&str> = P::Game::BOTS.iter().map(|(name, _)| *name).filter(|name| name.starts_with("level")).collect();
    let expected: Vec<String> = (1..=10).map(|level| format!("level{level}")).collect();
    assert_eq!(names, expected);
    assert_eq!(P::Game::BOTS.last().map(|(name, _)| *name), Some("search"));
    for wrong in ["level", "level0", "level11", "level01", "level+1", "level-1", "Level1"] {
        assert!(P::Game::bot(wrong).is_none(), "{wrong}");
    }
}

#[test]
fn there_are_ten_levels_below_full_strength() {
    check_roster::<YinshPosition>();
    check_roster::<LyngkPosition>();
}

fn check_repeatable<P: Position<Game: Roster>>() {
    let mut ply = 0;
    let mut different = 0;
    random_games(2, |position: &P| {
        ply += 1;
        let level = 1 + ply % 10;
        let chosen = think(level, position, 7, 1_000, false).best();
        assert_eq!(chosen, think(level, position, 7, 1_000, false).best(), "level {level} in {}", position.state().setup());
        different += usize::from(chosen != think(level, position, 8, 1_000, false).best());
        assert!(think(level, position, 7, 300, false).nodes <= 300, "level {level} in {}", position.state().setup());
        think(level, position, 7, u64::MAX, true);
    });
    assert!(ply > 100 && different > ply / 4, "{different} of {ply} choices depend on the seed");
}

#[test]
fn the_same_view_and_seed_give_the_same_choice_within_the_limits() {
    check_repeatable::<YinshPosition>();
    check_repeatable::<LyngkPosition>();
}

/// From level 2 on a win that is there is played to its end, decision by decision.
fn check_wins<P: Position<Game: Roster>>(at_least: usize) {
    let mut seen = 0;
    random_games(30, |position: &P| {
        let (Some(seat), Some(_)) = (position.to_move(), win_at_once(position)) else { return };
        seen += 1;
        for level in 2..=10 {
            let mut position = position.clone();
            while position.to_move() == Some(seat) {
                position.play(think(level, &position, 1, 500, false).best());
            }
            assert_eq!(position.to_move(), None, "level {level}: {}", position.state().setup());
            assert_eq!(position.result(), if seat == 0 { 1 } else { -1 }, "level {level}: {}", position.state().setup());
        }
    });
    assert!(seen >= at_least, "{seen}");
}

#[test]
fn no_level_but_the_first_misses_a_win() {
    check_wins::<YinshPosition>(10);
    check_wins::<LyngkPosition>(10);
}

/// From level 4 on nobody lets the opponent win at once who could have stopped it.
fn check_blocks<P: Position<Game: Roster>>(at_least: usize) {
    let mut seen = 0;
    random_games(6, |position: &P| {
        let moves = legal_moves(position);
        let losing = moves.iter().filter(|&&chosen| loses_at_once(position, chosen)).count();
        if losing == 0 || losing == moves.len() {
            return;
        }
        seen += 1;
        for level in 4..=10 {
            let chosen = think(level, position, 1, 500, false).best();
            assert!(!loses_at_once(position, chosen), "level {level} plays {chosen} in {}", position.state().setup());
        }
    });
    assert!(seen >= at_least, "{seen}");
}

#[test]
fn from_the_fourth_on_no_level_overlooks_a_win_of_the_opponent() {
    check_blocks::<YinshPosition>(5);
    check_blocks::<LyngkPosition>(5);
}
