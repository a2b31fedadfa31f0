//! Numbers stand for moves and back, and a batch plays by the rules.

use std::collections::BTreeSet;
use trilynx_environments::{Arrays, Encoded, Games, batch, reward};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameId, Seat, Status, Viewer, with_game};

/// A batch with its arrays.
struct Played {
    games: Box<dyn Games>,
    planes: Vec<u8>,
    mask: Vec<bool>,
    reward: Vec<f32>,
    done: Vec<bool>,
    seat: Vec<u8>,
}

impl Played {
    fn new(options: &str, count: usize, seed: u64) -> Played {
        let games = batch(options, count, seed).expect("a batch");
        let mut played = Played {
            planes: vec![7; count * games.observation_bytes()],
            mask: vec![true; count * games.actions()],
            reward: vec![9.0; count * games.seats()],
            done: vec![true; count],
            seat: vec![9; count],
            games,
        };
        let Played { games, planes, mask, reward, done, seat } = &mut played;
        games.reset(seed, Arrays { planes, mask, reward, done, seat });
        played
    }

    fn step(&mut self, actions: &[i64], threads: usize) -> Result<(), String> {
        let Played { games, planes, mask, reward, done, seat } = self;
        games.step(actions, Arrays { planes, mask, reward, done, seat }, threads)
    }

    fn sample(&mut self) -> Vec<i64> {
        let mut actions = vec![0; self.games.len()];
        self.games.sample(&mut actions);
        actions
    }
}

fn every_options() -> impl Iterator<Item = String> {
    GameId::ALL.iter().flat_map(|game| game.every_options())
}

fn deal<G: Game>(options: &str, seed: u8) -> G {
    let options = read_alone::<G::Options>(options).unwrap_or_else(|_| panic!("{options}"));
    G::new(&G::deal(&options, &mut Generator::new(&Seed([seed; 64]), &[])))
}

#[test]
fn every_action_is_one_move() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            for action in 0..G::ACTIONS {
                let chosen = G::chosen(action).unwrap_or_else(|| panic!("{game}: no move has the number {action}"));
                assert_eq!(G::action(chosen), action, "{game} {chosen}");
            }
            assert_eq!(G::chosen(G::ACTIONS), None, "{game}");
            let names = G::features();
            assert_eq!(names.len(), G::SHAPE[0], "{game}");
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{game}: {names:?}");
        });
    }
}

#[test]
fn legal_moves_are_actions_and_observations_follow_from_views() {
    fn play<G: Encoded>(options: &str, seed: u8) {
        let mut state: G = deal(options, seed);
        let mut random = u64::from(seed) + 1;
        let mut planes = vec![1; G::observation_bytes()];
        while let Status::ToMove(seat) = state.status() {
            let mut moves = G::Moves::default();
            state.legal_moves(&mut moves);
            let actions: BTreeSet<usize> = moves.iter().map(|chosen| G::action(*chosen)).collect();
            assert_eq!(actions.len(), moves.len(), "{options}: two moves with one number");
            assert!(moves.iter().all(|chosen| G::chosen(G::action(*chosen)) == Some(*chosen)), "{options}");
            state.observe_decider(&mut planes);
            // Somebody else's view shows the same board, so it has the same number of things on it, but not from the same side.
            let mut again = vec![2; planes.len()];
            G::observe(&state.view(Viewer::Seat(seat)), seat, &mut again);
            assert_eq!(planes, again, "{options}");
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let chosen = moves[(random >> 33) as usize % moves.len()];
            state.play_unchecked(chosen);
        }
        state.observe_decider(&mut planes);
        assert!(planes.iter().all(|byte| *byte == 0), "{options}: nobody decides any more");
    }
    for options in every_options() {
        let (header, _) = trilynx_games::Header::split(&options).expect("options");
        with_game!(header.game, G => (0..4).for_each(|seed| play::<G>(&options, seed)));
    }
}

#[test]
fn a_batch_plays_whole_games_by_the_rules() {
    for options in every_options() {
        let mut played = Played::new(&options, 8, 5);
        let (bytes, count, seats) = (played.games.observation_bytes(), played.games.actions(), played.games.seats());
        let (header, _) = trilynx_games::Header::split(&options).expect("options");
        let mut ended = 0;
        for _ in 0..3000 {
            // What the arrays say is what a state says that is read from the text.
            with_game!(header.game, G => {
                let text = played.games.text(3).expect("a game");
                let setup = read_alone::<<G as Game>::Setup>(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let state = G::from_setup(&setup).unwrap_or_else(|_| panic!("{text}"));
                let mut moves = <G as Game>::Moves::default();
                state.legal_moves(&mut moves);
                let legal: BTreeSet<usize> = moves.iter().map(|chosen| G::action(*chosen)).collect();
                let mask = &played.mask[3 * count..][..count];
                assert_eq!(legal, (0..count).filter(|action| mask[*action]).collect(), "{text}");
                let mut planes = vec![0; bytes];
                state.observe_decider(&mut planes);
                assert_eq!(planes, played.planes[3 * bytes..][..bytes], "{text}");
                assert_eq!(state.status().to_move(), Some(Seat(played.seat[3])), "{text}");
            });
            let actions = played.sample();
            played.step(&actions, 1).expect("samples are legal");
            for (game, done) in played.done.iter().enumerate() {
                let rewards = &played.reward[game * seats..][..seats];
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "{options}: {rewards:?}");
                assert!(*done || rewards.iter().all(|reward| *reward == 0.0), "{options}: {rewards:?}");
                ended += usize::from(*done);
            }
        }
        assert!(ended >= 8, "{options}: {ended} games ended");
    }
}

#[test]
fn threads_and_seeds_decide_nothing_else() {
    let run = |threads: usize, seed: u64| {
        let mut played = Played::new("lyngk", 7, seed);
        for _ in 0..200 {
            let actions = played.sample();
            played.step(&actions, threads).expect("legal");
        }
        (played.planes, played.mask, played.seat)
    };
    assert_eq!(run(1, 1), run(3, 1));
    assert_eq!(run(1, 1), run(100, 1));
    assert_ne!(run(1, 1).0, run(1, 2).0);
}

#[test]
fn an_illegal_action_is_named_and_nothing_is_played() {
    let mut played = Played::new("yinsh", 3, 1);
    let before = (played.planes.clone(), played.mask.clone());
    let legal = played.sample();
    for (wrong, named) in
        [(-1, "game 1: action -1 is not legal"), (2140, "game 1: action 2140, xk10, is not legal"), (i64::MAX, "is not legal")]
    {
        let error = played.step(&[legal[0], wrong, legal[2]], 1).expect_err("refused");
        assert!(error.contains(named), "{error}");
        assert_eq!((&played.planes, &played.mask), (&before.0, &before.1));
    }
    assert_eq!(played.step(&legal[..2], 1).expect_err("refused"), "2 actions for 3 games");
    for (options, games) in [("chess", 1), ("yinsh/huge", 1), ("linko players=6", 1), ("yinsh", 0), ("yinsh", 1 << 21)] {
        assert!(batch(options, games, 0).is_err(), "{options} {games}");
    }
}

#[test]
fn rewards_are_a_zero_sum() {
    let outcome =
        |winners: &[u8]| trilynx_games::Outcome { winners: winners.iter().map(|seat| Seat(*seat)).collect(), scores: Default::default() };
    assert_eq!([0, 1].map(|seat| reward(&outcome(&[0]), 2, Seat(seat))), [1.0, -1.0]);
    assert_eq!([0, 1].map(|seat| reward(&outcome(&[]), 2, Seat(seat))), [0.0, 0.0]);
    assert_eq!([0, 1, 2].map(|seat| reward(&outcome(&[1]), 3, Seat(seat))), [-0.5, 1.0, -0.5]);
    assert_eq!([0, 1, 2].map(|seat| reward(&outcome(&[0, 1]), 3, Seat(seat))), [0.25, 0.25, -0.5]);
}
