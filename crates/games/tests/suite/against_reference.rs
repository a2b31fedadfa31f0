//! Holds every game against a second, plain implementation: thousands of games, every decision of each.
//!
//! `TRILYNX_SEED` is where the seeds begin (game n of a run has the seed n further on, so a failure is played again by its
//! own seed and one game); `TRILYNX_GAMES` is how many games each test plays. Rare things are counted; a run of the usual
//! length must have seen each of them.

use crate::reference::lean::{Lean, Rng};
use crate::reference::{linko::Linko, lyngk::Lyngk, yinsh::Yinsh};
use std::collections::BTreeMap;
use std::fmt::Debug;
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameId, Seat, Status};

const USUAL_SEED: u64 = 2_003;
const MOST_SEATS: usize = 5;

#[test]
fn yinsh() {
    hold::<trilynx_games::yinsh::State, Yinsh>(3_000);
}

#[test]
fn lyngk() {
    hold::<trilynx_games::lyngk::State, Lyngk>(4_000);
}

#[test]
fn linko() {
    hold::<trilynx_games::linko::State, Linko>(4_000);
}

#[test]
fn every_game_has_a_reference() {
    for game in GameId::ALL {
        assert!(["yinsh", "lyngk", "linko"].contains(&game.name()), "{game} is held against nothing");
    }
}

/// Plays a game against its reference, and counts the rare things both have met.
fn hold<G: Game, P: Lean>(usual_games: u64) {
    let first_seed = from_environment("TRILYNX_SEED").unwrap_or(USUAL_SEED);
    let games = from_environment("TRILYNX_GAMES").unwrap_or(usual_games);
    crate::tell(&format!("{}: {games} games against the reference, TRILYNX_SEED={first_seed}", G::ID));
    let notation = P::notation();
    let mut seen: BTreeMap<&str, u64> = P::RARE.iter().map(|name| (*name, 0)).collect();
    assert_eq!(seen.len(), P::RARE.len(), "two rare things of {} have one name", G::ID);
    let known = P::LINES.iter().map(|(header, moves)| replay::<G, P>(header, moves));
    let played = (0..games).map(|n| play::<G, P>(first_seed.wrapping_add(n), &notation));
    for rarities in known.chain(played) {
        for name in rarities {
            *seen.get_mut(name).expect("a name on the list of rarities") += 1;
        }
    }
    println!("{} rarities in {} known lines and {games} games from seed {first_seed}:", G::ID, P::LINES.len());
    for (name, times) in &seen {
        println!("{times:>8}  {name}");
    }
    let unseen: Vec<_> = seen.iter().filter(|(_, times)| **times == 0).map(|(name, _)| name).collect();
    assert!(games < usual_games || unseen.is_empty(), "{games} games of {} from seed {first_seed} never saw {unseen:?}", G::ID);
}

fn from_environment(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is no number: {text}")))
}

/// Plays one game to its end, leaning some way, and returns the rare things seen.
fn play<G: Game, P: Lean>(seed: u64, notation: &[String]) -> Vec<&'static str> {
    let mut rng = Rng::new(seed);
    let (header, opening) = P::deal(&mut rng);
    let styles: [P::Style; MOST_SEATS] =
        if rng.chance(40) { std::array::from_fn(|_| *rng.pick(P::STYLES)) } else { [*rng.pick(P::STYLES); MOST_SEATS] };
    let mut game = Both::<G, P>::start(&header, Some(seed));
    for text in opening {
        game.compare();
        game.play(&text);
    }
    while let Some(legal) = game.compare() {
        if rng.below(400) == 0 {
            notation.iter().for_each(|text| game.compare_check(text, &legal));
        }
        for _ in 0..4 {
            game.compare_check(&notation[rng.below(notation.len())], &legal);
        }
        let garbled = garble(&legal[rng.below(legal.len())], &mut rng);
        game.compare_check(&garbled, &legal);
        let seat = game.plain.to_move().expect("there are legal moves");
        let chosen = game.plain.choose(styles[seat as usize], &legal, &mut rng);
        game.play(chosen);
    }
    game.plain.rarities()
}

/// Plays a known line to its end and returns the rare things seen.
fn replay<G: Game, P: Lean>(header: &str, moves: &str) -> Vec<&'static str> {
    let mut game = Both::<G, P>::start(header, None);
    for text in moves.split(' ') {
        game.compare();
        game.play(text);
    }
    game.compare();
    game.plain.rarities()
}

/// One letter put in, left out or changed.
fn garble(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.below(letters.len());
    let letter = *rng.pick(&['-', '+', ':', ' ', 'a', 'e', 'k', 'l', 'x', 'X', 'E', '0', '1', '5', '9', 'é']);
    match rng.below(3) {
        0 => letters.insert(at, letter),
        1 => letters[at] = letter,
        _ => drop(letters.remove(at)),
    }
    String::from_iter(letters)
}

/// The same game twice.
struct Both<G, P> {
    /// Of the game, unless it is a known line.
    seed: Option<u64>,
    /// The head and the moves so far.
    line: String,
    moves: usize,
    fast: G,
    plain: P,
}

impl<G: Game, P: Lean> Both<G, P> {
    fn start(header: &str, seed: Option<u64>) -> Both<G, P> {
        let deal: G::Deal = read_alone(header).unwrap_or_else(|error| panic!("{header}: {error}"));
        Both { seed, line: header.to_string(), moves: 0, fast: G::new(&deal), plain: P::start(header) }
    }

    /// Compares all that can be asked of a position, and returns the legal moves unless the game is over.
    fn compare(&self) -> Option<Vec<String>> {
        let (to_move, result) = match self.fast.status() {
            Status::ToMove(Seat(seat)) => (Some(seat), None),
            Status::Over(outcome) => {
                let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
                let scores: Vec<i32> = outcome.scores.iter().map(|&score| score.into()).collect();
                (None, Some((winners, scores)))
            }
        };
        self.same("to move", to_move, self.plain.to_move());
        self.same("result", result, self.plain.result());
        let legal = self.plain.legal();
        let listed = self.fast.legal_texts();
        if listed != legal {
            let missing: Vec<_> = legal.iter().filter(|text| !listed.contains(text)).collect();
            let added: Vec<_> = listed.iter().filter(|text| !legal.contains(text)).collect();
            self.fail(&format!("legal moves (missing {missing:?}, added {added:?})"), listed, legal);
        }
        self.same("somebody to move and something to do", to_move.is_some(), !legal.is_empty());
        self.same("within the most moves of a game", self.moves <= G::MAX_MOVES_IN_GAME, true);
        to_move.map(|_| legal)
    }

    /// A text is read and allowed if and only if it is on the list, and written as it was read.
    fn compare_check(&self, text: &str, legal: &[String]) {
        let read: Option<G::Move> = text.parse().ok();
        if let Some(chosen) = read {
            self.same("the text of a move", chosen.to_string().as_str(), text);
        }
        let allowed = read.is_some_and(|chosen| self.fast.check(chosen).is_ok());
        let listed = legal.binary_search_by(|known| known.as_str().cmp(text)).is_ok();
        if allowed != listed {
            self.same(&format!("whether {text} is legal"), allowed, listed);
        }
    }

    fn play(&mut self, text: &str) {
        let chosen: G::Move = text.parse().unwrap_or_else(|error| self.fail(&format!("reading {text}"), error, "a legal move"));
        if let Err(refusal) = self.fast.play(chosen) {
            self.fail(&format!("playing {text}"), refusal, "a legal move");
        }
        self.plain.play(text);
        self.line.push(' ');
        self.line.push_str(text);
        self.moves += 1;
    }

    fn same<T: PartialEq + Debug>(&self, what: &str, fast: T, plain: T) {
        if fast != plain {
            self.fail(what, fast, plain);
        }
    }

    fn fail(&self, what: &str, fast: impl Debug, plain: impl Debug) -> ! {
        let seed = self.seed.map_or("a known line".to_string(), |seed| format!("TRILYNX_SEED={seed} TRILYNX_GAMES=1"));
        panic!("{what} differ\n{seed}\n{}\n     fast: {fast:?}\nreference: {plain:?}\n", self.line);
    }
}
