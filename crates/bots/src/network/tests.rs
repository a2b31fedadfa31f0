//! What is kept up to date held against what is computed from scratch, vectors against plain loops, files against damage.

use super::{
    Architecture, Augmented, BadNetwork, LOGIT, MOST_WIDTH, Network, NetworkPosition, Networked, ONE, WIDTH_STEP, Weights, fingerprint,
    vector,
};
use crate::lyngk::LyngkPosition;
use crate::search::Position;
use crate::yinsh::YinshPosition;
use std::collections::BTreeSet;
use trilynx_games::Game;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::hex::Symmetry;
use trilynx_games::{lyngk, yinsh};

/// Any network.
fn random_network(architecture: Architecture, width: usize, seed: u64) -> Network {
    let mut random = fastrand::Rng::with_seed(seed);
    let Architecture { inputs, knowledge, buckets, .. } = architecture;
    let mut small = |count: usize, most: i16| (0..count).map(|_| random.i16(-most..=most)).collect::<Vec<_>>();
    let (bias, rows, output) = (small(width, 200), small(inputs * width, 90), small(buckets * 2 * width, 127));
    let mut large = |count: usize, most: i32| (0..count).map(|_| random.i32(-most..=most)).collect::<Vec<_>>();
    let (knowledge, output_bias) = (large(buckets * knowledge, 40_000), large(buckets, 20_000));
    Network::new(architecture, Weights { width, bias, rows, output, knowledge, output_bias }).expect("it fits")
}

/// Plays random games and shows every position that somebody decides.
fn random_games<P: Position>(first: impl Fn(u64) -> P, games: u64, mut visit: impl FnMut(u64, &P)) {
    let mut moves = <P::Game as Game>::Moves::default();
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = first(seed);
        while position.to_move().is_some() {
            visit(seed, &position);
            position.state().legal_moves(&mut moves);
            position.play(moves[random.usize(..moves.len())]);
        }
    }
}

fn start<G: Game>(options: &str, number: u64) -> G {
    let options: G::Options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    G::new(&G::deal(&options, &mut Generator::new(&Seed(seed), &[])))
}

fn check_up_to_date<P: Networked>(options: &str, games: u64) {
    for width in [WIDTH_STEP, 4 * WIDTH_STEP] {
        let network: &'static Network = Box::leak(Box::new(random_network(P::ARCHITECTURE, width, 7)));
        let mut seen = 0;
        let first = |seed| NetworkPosition::<P>::with_network(&start(options, seed), Some(network));
        random_games(first, games, |seed, position| {
            seen += 1;
            assert!(position.is_up_to_date(), "seed {seed}, width {width}: {:?}", position.state());
            assert!(position.plain().bucket() < P::ARCHITECTURE.buckets);
            assert_eq!(position.plain().knowledge().as_ref().len(), P::ARCHITECTURE.knowledge);
            let inputs = position.plain().inputs();
            assert!(inputs.len() <= P::ARCHITECTURE.most_active);
            assert!(inputs.as_flattened().iter().all(|&input| usize::from(input) < P::ARCHITECTURE.inputs));
        });
        assert!(seen > 20 * games);
    }
}

#[test]
fn playing_keeps_accumulators_up_to_date() {
    check_up_to_date::<YinshPosition>("yinsh/standard", 40);
    check_up_to_date::<LyngkPosition>("lyngk/standard", 80);
}

/// The score as the definition says, without vectors and without anything kept.
fn plain_score<P: Networked>(network: &Network, position: &P) -> i32 {
    let Weights { width, bias, rows, output, knowledge, output_bias } = &network.weights;
    let seat = usize::from(position.to_move().expect("somebody decides"));
    let (inputs, bucket) = (position.inputs(), position.bucket());
    let mut hidden = 0;
    for (side, seat) in [seat, 1 - seat].into_iter().enumerate() {
        for n in 0..*width {
            let sum = i64::from(bias[n]) + inputs.iter().map(|input| i64::from(rows[usize::from(input[seat]) * width + n])).sum::<i64>();
            let clipped = sum.clamp(0, i64::from(ONE));
            hidden += clipped * clipped * i64::from(output[(2 * bucket + side) * width + n]);
        }
    }
    let known = position.knowledge();
    let known = known.as_ref();
    let weighted: i64 =
        known.iter().zip(&knowledge[bucket * known.len()..]).map(|(&known, &weight)| i64::from(known) * i64::from(weight)).sum();
    let logit = hidden / i64::from(ONE) + weighted / 256 + i64::from(output_bias[bucket]);
    (logit * i64::from(P::ARCHITECTURE.scale) / LOGIT) as i32
}

fn check_scores<P: Networked>(options: &str) {
    let network: &'static Network = Box::leak(Box::new(random_network(P::ARCHITECTURE, 2 * WIDTH_STEP, 8)));
    let mut scores = BTreeSet::new();
    let first = |seed| NetworkPosition::<P>::with_network(&start(options, seed), Some(network));
    random_games(first, 10, |seed, position| {
        assert_eq!(position.evaluate(), plain_score(network, position.plain()), "seed {seed}: {:?}", position.state());
        scores.insert(position.evaluate());
    });
    assert!(scores.len() > 100, "{} different scores", scores.len());
}

#[test]
fn scores_are_what_the_definition_says() {
    check_scores::<YinshPosition>("yinsh/standard");
    check_scores::<LyngkPosition>("lyngk/standard");
}

#[test]
fn without_a_network_the_hand_written_evaluation_judges() {
    let first = |seed| NetworkPosition::<YinshPosition>::with_network(&start("yinsh/blitz", seed), None);
    random_games(first, 10, |_, position| assert_eq!(position.evaluate(), position.plain().evaluate()));
    assert!(YinshPosition::new(&start("yinsh/standard", 0)).network().is_some());
    assert!(LyngkPosition::new(&start("lyngk/standard", 0)).network().is_some());
    assert!(YinshPosition::new(&start("yinsh/blitz", 0)).network().is_none());
    assert!(LyngkPosition::new(&start("lyngk/six", 0)).network().is_none());
}

/// Where the processor has no AVX2 this compares a function with itself.
#[test]
fn vectors_agree_bit_for_bit() {
    let mut random = fastrand::Rng::with_seed(9);
    for round in 0..200 {
        let width = WIDTH_STEP * random.usize(1..=4);
        let mut any = |count: usize| (0..count).map(|_| random.i16(..)).collect::<Vec<_>>();
        let (mut one, rows) = (any(width), any(40 * width));
        let mut other = one.clone();
        let mut some = || (0..random.usize(..30)).map(|_| [random.u16(..40), random.u16(..40)]).collect::<Vec<_>>();
        let (added, removed) = (some(), some());
        vector::update(&mut one, &rows, round & 1, &added, &removed);
        vector::update_anywhere(&mut other, &rows, round & 1, &added, &removed);
        assert_eq!(one, other, "round {round}");
        let weights: Vec<i16> = (0..width).map(|_| random.i16(-127..=127)).collect();
        let near: Vec<i16> = (0..width).map(|_| random.i16(-300..=300)).collect();
        for numbers in [&one, &near] {
            let expected: i64 = numbers.iter().zip(&weights).map(|(&n, &w)| i64::from(n.clamp(0, 255)).pow(2) * i64::from(w)).sum();
            assert_eq!(i64::from(vector::output(numbers, &weights)), expected, "round {round}");
            assert_eq!(i64::from(vector::output_anywhere(numbers, &weights)), expected, "round {round}");
        }
    }
}

/// Linko!'s layers: the same bits by AVX2 and by plain loops, and what the sums should be.
#[test]
fn layers_of_linko_are_the_same_on_every_path() {
    use vector::{HIDDEN, WIDTH};
    let mut random = fastrand::Rng::with_seed(3);
    let rows: Vec<i16> = (0..50 * WIDTH).map(|_| random.i16(-178..=178)).collect();
    let weights: Vec<f32> = (0..WIDTH * HIDDEN).map(|_| random.f32() - 0.5).collect();
    for round in 0..200 {
        let inputs: Vec<u16> = (0..random.usize(..90)).map(|_| random.u16(..50)).collect();
        let [mut one, mut other] = [[0; WIDTH]; 2];
        vector::add_rows(&mut one, &rows, &inputs);
        vector::add_rows_anywhere(&mut other, &rows, &inputs);
        assert_eq!(one, other, "round {round}");
        let expected = |place: usize| inputs.iter().map(|&input| i32::from(rows[usize::from(input) * WIDTH + place])).sum::<i32>();
        assert!((0..WIDTH).all(|place| i32::from(one[place]) == expected(place)), "round {round}");
        let more = &[random.u16(..50), random.u16(..50)];
        let [mut one, mut other] = [[0.25; HIDDEN]; 2];
        let sum = {
            let mut sum = [0; WIDTH];
            vector::add_rows(&mut sum, &rows, &inputs);
            sum
        };
        vector::hidden(&mut one, &sum, &rows, more, &weights, 1.0 / 256.0);
        vector::hidden_anywhere(&mut other, &sum, &rows, more, &weights, 1.0 / 256.0);
        assert_eq!(one.map(f32::to_bits), other.map(f32::to_bits), "round {round}");
        let mut all = sum;
        vector::add_rows(&mut all, &rows, more);
        let exactly =
            |to: usize| (0..WIDTH).map(|from| f64::from(all[from].max(0)) / 256.0 * f64::from(weights[from * HIDDEN + to])).sum::<f64>();
        assert!((0..HIDDEN).all(|to| (f64::from(one[to]) - 0.25 - exactly(to)).abs() < 1e-3), "round {round}");
    }
}

#[test]
fn networks_are_read_as_they_are_written() {
    let network = random_network(YinshPosition::ARCHITECTURE, WIDTH_STEP, 1);
    assert_eq!(Network::read(&YinshPosition::ARCHITECTURE, &network.write()), Ok(network));
}

#[test]
fn damaged_networks_are_refused_with_the_reason() {
    let architecture = YinshPosition::ARCHITECTURE;
    let good = random_network(architecture, WIDTH_STEP, 1).write();
    let check = |what: &str, damage: &dyn Fn(&mut Vec<u8>), reason: &str| {
        let mut bytes = good.clone();
        damage(&mut bytes);
        let error = Network::read(&architecture, &bytes).expect_err(what).to_string();
        assert!(error.contains(reason), "{what}: {error}");
    };
    check("nothing", &|bytes| bytes.clear(), "does not begin with TRILYNXN");
    check("something else", &|bytes| bytes[0] = b'X', "does not begin with TRILYNXN");
    check("a later format", &|bytes| bytes[8] = 9, "format 9: this program reads format 1");
    check("only a header's beginning", &|bytes| bytes.truncate(10), "10 bytes");
    check("another architecture", &|bytes| bytes[12] ^= 1, "for something else: expected yinsh 1");
    check("an odd width", &|bytes| bytes[20] = 65, "width 65: expected a multiple of 32 up to 128");
    check("too wide", &|bytes| bytes[21] = 40, "width 10272");
    check("another width", &|bytes| bytes[20] = 128, "for something else");
    check("a torn end", &|bytes| bytes.truncate(bytes.len() - 1), "its header promises");
    check("too much", &|bytes| bytes.push(0), "its header promises");
    check("a flipped bit", &|bytes| bytes[5_000] ^= 4, "checksum is wrong");
    check("a flipped bit of the checksum", &|bytes| *bytes.last_mut().expect("it is long") ^= 1, "checksum is wrong");
    assert!(matches!(Network::read(&LyngkPosition::ARCHITECTURE, &good), Err(BadNetwork::Architecture { .. })));
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    let architecture = YinshPosition::ARCHITECTURE;
    let check = |damage: &dyn Fn(&mut Weights), reason: &str| {
        let mut weights = random_network(architecture, MOST_WIDTH, 1).weights;
        weights.rows.truncate(architecture.inputs * MOST_WIDTH);
        damage(&mut weights);
        let error = Network::new(architecture, weights).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}");
    };
    check(&|weights| weights.output[3] = -128, "output weight -128");
    check(&|weights| weights.output[0] = 128, "output weight 128");
    check(&|weights| weights.rows.truncate(9), "9 numbers of rows");
    check(&|weights| weights.knowledge.push(1), "31 numbers of knowledge");
}

fn sorted(inputs: impl IntoIterator<Item = u16>) -> Vec<u16> {
    let mut inputs: Vec<u16> = inputs.into_iter().collect();
    inputs.sort();
    inputs
}

fn check_views<P: Augmented>(options: &str) {
    random_games(
        |seed| P::new(&start(options, seed)),
        10,
        |seed, position| {
            for [first, second] in position.inputs() {
                assert_eq!(second, P::for_opponent(first), "seed {seed}: {:?}", position.state());
            }
        },
    );
    let inputs = 0..P::ARCHITECTURE.inputs as u16;
    let is_permutation = |map: &dyn Fn(u16) -> u16| sorted(inputs.clone().map(map)) == inputs.clone().collect::<Vec<_>>();
    assert!(is_permutation(&P::for_opponent));
    assert!(Symmetry::all().all(|by| is_permutation(&|input| P::turned(input, by))));
    for bucket in 0..P::ARCHITECTURE.buckets {
        let all = P::relabellings(bucket);
        assert!(inputs.clone().all(|input| all[0][usize::from(input)] == input));
        assert!(all.iter().all(|map| is_permutation(&|input| map[usize::from(input)])));
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "bucket {bucket}");
    }
}

#[test]
fn both_seats_see_the_same_position() {
    check_views::<YinshPosition>("yinsh/standard");
    check_views::<LyngkPosition>("lyngk/standard");
}

#[test]
fn a_turned_yinsh_board_has_the_turned_inputs() {
    use yinsh::{Point, State, board::CENTRE};
    random_games(
        |_| YinshPosition::new(&start("yinsh/standard", 0)),
        4,
        |seed, position| {
            for by in Symmetry::all() {
                let setup = position.state().setup();
                let mut turned = setup.clone();
                for point in Point::all() {
                    let image = Point::at(by.apply(point.place(), CENTRE)).expect("the board is symmetric");
                    turned.board[image.index()] = setup.board[point.index()];
                }
                let turned = YinshPosition::new(&State::from_setup(&turned).expect("as possible as before"));
                let seen = |position: &YinshPosition, seat: usize| position.inputs().into_iter().map(move |input| input[seat]);
                for seat in [0, 1] {
                    let expected = sorted(seen(position, seat).map(|input| YinshPosition::turned(input, by)));
                    assert_eq!(sorted(seen(&turned, seat)), expected, "seed {seed}, {by:?}");
                }
            }
        },
    );
}

/// Turns the board and gives colours of the same owner each other's names.
#[test]
fn a_turned_and_relabelled_lyngk_board_has_the_mapped_inputs() {
    use lyngk::{Point, State, board::CENTRE};
    random_games(
        |seed| LyngkPosition::new(&start("lyngk/standard", seed)),
        4,
        |seed, position| {
            let Some(seat) = position.to_move() else { return };
            for by in Symmetry::all() {
                let setup = position.state().setup();
                let mut turned = setup.clone();
                for point in Point::all() {
                    let image = Point::at(by.apply(point.place(), CENTRE)).expect("the board is symmetric");
                    turned.board[image.index()] = setup.board[point.index()].clone();
                }
                turned.claims.iter_mut().for_each(|claims| claims.reverse());
                let turned = LyngkPosition::new(&State::from_setup(&turned).expect("as possible as before"));
                let seen = |position: &LyngkPosition| position.inputs().into_iter().map(move |input| input[usize::from(seat)]);
                let expected = sorted(seen(&turned));
                let image = |map: &Vec<u16>| sorted(seen(position).map(|n| map[usize::from(LyngkPosition::turned(n, by))]));
                let maps = LyngkPosition::relabellings(position.bucket());
                assert!(maps.iter().any(|map| image(map) == expected), "seed {seed}, {by:?}: {:?}", position.state());
            }
        },
    );
}

/// In every phase: the better the score, the likelier the win; as likely as the loss with the opposite score; and back again.
fn check_calibration<P: Position>(first: impl Fn(u64) -> P, games: u64) {
    let mut seen = vec![0; P::PHASES.len()];
    random_games(first, games, |seed, position| {
        let phase = position.phase();
        seen[phase] += 1;
        if seen[phase] > 3 {
            return;
        }
        let scores: Vec<i32> = (-6..=6).map(|n| n * position.unit() as i32 / 2).collect();
        let wins: Vec<f32> = scores.iter().map(|&score| position.win_probability(score)).collect();
        assert!(wins.is_sorted_by(|one, other| one < other) && wins[0] > 0.0 && wins[12] < 1.0, "seed {seed}, phase {phase}: {wins:?}");
        for (n, (&score, &win)) in scores.iter().zip(&wins).enumerate() {
            assert!((win + wins[12 - n] - 1.0).abs() < 1e-6, "seed {seed}, phase {phase}, score {score}");
            let back = position.score_of(win);
            assert!((back - score as f32).abs() < 0.01 * position.unit(), "seed {seed}, phase {phase}: {score} became {back}");
        }
    });
    assert!(seen.iter().all(|&seen| seen > 0), "{seen:?}");
}

#[test]
fn win_probability_rises_with_the_score_in_every_phase() {
    check_calibration(|seed| YinshPosition::new(&start("yinsh/standard", seed)), 30);
    check_calibration(|seed| LyngkPosition::new(&start("lyngk/standard", seed)), 10);
    check_calibration(|seed| NetworkPosition::<YinshPosition>::new(&start("yinsh/standard", seed)), 30);
    check_calibration(|seed| NetworkPosition::<LyngkPosition>::new(&start("lyngk/standard", seed)), 10);
    assert_eq!(YinshPosition::UNITS.len(), YinshPosition::PHASES.len());
    assert_eq!(LyngkPosition::UNITS.len(), LyngkPosition::PHASES.len());
}

/// What the networks that are built in say, which `cargo xtask wasm` holds WebAssembly to as well.
const FINGERPRINTS: &str = include_str!("../../networks/fingerprints.txt");

/// A change to what the inputs or the features mean requires retraining: the built-in networks would evaluate something else.
#[test]
fn the_networks_that_are_built_in_still_see_what_they_learned_from() {
    let yinsh = read_alone("yinsh/standard").map(|options| fingerprint::<YinshPosition>(&options, 5));
    let lyngk = read_alone("lyngk/standard").map(|options| fingerprint::<LyngkPosition>(&options, 5));
    assert_eq!(FINGERPRINTS, format!("yinsh {}\nlyngk {}\n", yinsh.unwrap(), lyngk.unwrap()));
}
