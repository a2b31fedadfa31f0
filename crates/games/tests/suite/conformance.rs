//! What every game promises, checked for each of them alike.

use crate::{deal, for_all_games, random_game};
use std::collections::HashSet;
use trilynx_games::game::HeadText;
use trilynx_games::header::read_alone;
use trilynx_games::record::{Chance, EndedBy, Ending, Fault, Record, game_of, split_records};
use trilynx_games::{Game, GameId, GameView, Reason, Seat, Seats, Start, Status, Viewer};

const GAMES_EACH: u8 = 30;

/// Legal moves are there exactly while the game goes on, each once, each with a text of its own, sorted as text.
#[test]
fn legal_moves_are_unique_and_readable() {
    fn check<G: Game>(options: &str) {
        for number in 0..GAMES_EACH {
            let (end, _) = random_game::<G>(&deal(options, number), number, |state, legal, _| {
                let seat = state.status().to_move().expect("moves are left");
                assert!(seat.index() < state.seats());
                let texts: HashSet<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(texts.len(), legal.len(), "two moves with one text in {}", state.setup());
                for chosen in legal {
                    assert_eq!(chosen.to_string().parse().as_ref(), Ok(chosen));
                    assert!(state.check(*chosen).is_ok(), "{chosen} in {}", state.setup());
                }
                let sorted = state.legal_texts();
                assert!(sorted.is_sorted() && sorted.len() == legal.len() && sorted.iter().all(|text| texts.contains(text)));
            });
            assert!(matches!(end.status(), Status::Over(_)), "{options} {number}");
        }
    }
    for_all_games!(check);
}

/// A move of another position is accepted exactly if it is legal here too; refused, it changes nothing.
#[test]
fn a_refused_move_changes_nothing() {
    fn check<G: Game>(options: &str) {
        for number in 0..GAMES_EACH {
            let mut seen: Vec<G::Move> = Vec::new();
            random_game::<G>(&deal(options, number), number, |state, legal, chosen| {
                for tried in seen.iter().rev().take(60) {
                    let mut after = state.clone();
                    let played = after.play(*tried);
                    assert_eq!(played.is_ok(), legal.contains(tried), "{tried} in {}: {played:?}", state.setup());
                    if let Err(refusal) = played {
                        assert_eq!(after, *state);
                        assert!(!refusal.to_string().is_empty());
                        assert_eq!(refusal.clause().book.to_lowercase(), G::ID.name());
                    }
                }
                let (mut checked, mut unchecked) = (state.clone(), state.clone());
                checked.play(chosen).expect("it is legal");
                unchecked.play_unchecked(chosen);
                assert_eq!(checked, unchecked);
                seen.extend(legal.iter().step_by(3));
            });
        }
    }
    for_all_games!(check);
}

/// A chosen move is the one with its number among the legal moves.
#[test]
fn a_chosen_move_is_the_one_of_that_number() {
    fn check<G: Game>(options: &str) {
        for number in 0..GAMES_EACH / 3 {
            let (end, _) = random_game::<G>(&deal(options, number), number, |state, legal, _| {
                let mut moves = G::Moves::default();
                for (index, expected) in legal.iter().enumerate() {
                    let mut told = None;
                    let chosen = state.choose_legal(&mut moves, |count| {
                        told = Some(count);
                        index
                    });
                    assert_eq!((chosen, told), (Some(*expected), Some(legal.len())), "{:?}", state.setup());
                }
            });
            assert_eq!(end.choose_legal(&mut G::Moves::default(), |_| unreachable!("there is none")), None);
        }
    }
    for_all_games!(check);
}

/// The view of the seat that decides answers as the state does, and can be written down and read back.
#[test]
fn views_answer_as_states_do() {
    fn check<G: Game>(options: &str) {
        for number in 0..GAMES_EACH / 3 {
            random_game::<G>(&deal(options, number), number, |state, legal, _| {
                let seat = state.status().to_move().expect("moves are left");
                let view = state.view(Viewer::Seat(seat));
                assert!(view.is_for(seat) && view.status() == state.status() && view.seats() == state.seats());
                let mut moves = G::Moves::default();
                view.legal_moves(&mut moves);
                assert_eq!(*moves, *legal, "{view}");
                assert!(G::DECISIONS.contains(&view.decision()), "{view}");
                let again: G::View = read_alone(&view.to_string()).unwrap_or_else(|error| panic!("{view}: {error}"));
                assert_eq!(again.to_string(), view.to_string());
                let other = (0..state.seats() as u8).map(Seat).find(|other| *other != seat).expect("nobody plays alone");
                assert_eq!(view.is_for(other), !G::HIDES_CARDS);
            });
        }
    }
    for_all_games!(check);
}

/// The options that a game lists can be played, by as many as they say.
#[test]
fn every_option_can_be_played() {
    fn check<G: Game>(options: &str) {
        let start = deal::<G>(options, 1);
        assert!(G::PLAYERS.contains(&start.state().seats()), "{options}");
        assert_eq!(start.to_string().strip_prefix(options).map(|rest| rest.is_empty() || rest.starts_with(' ')), Some(true), "{start}");
    }
    for &game in GameId::ALL {
        assert_eq!(game.every_options().count(), game.variants().len() * game.players().count());
        game.every_options().for_each(|options| trilynx_games::with_game!(game, G => check::<G>(&options)));
    }
}

/// Every position of every game can be written down and read back, the last one included.
#[test]
fn positions_survive_being_written_down() {
    fn check<G: Game>(options: &str) {
        let round_trip = |state: &G| {
            let text = state.setup().to_string();
            let setup: G::Setup = read_alone(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(setup, state.setup());
            assert_eq!(setup.to_string(), text);
            match G::from_setup(&setup) {
                Ok(again) => assert_eq!(again, *state, "{text}"),
                Err(problems) => panic!("{text}: {problems:?}"),
            }
        };
        for number in 0..GAMES_EACH {
            let (end, _) = random_game::<G>(&deal(options, number), number, |state, _, _| round_trip(state));
            round_trip(&end);
        }
    }
    for_all_games!(check);
}

/// Options and deals are read as they print, and the same seed gives the same deal.
#[test]
fn deals_are_reproducible() {
    fn check<G: Game>(options: &str) {
        let read: G::Options = read_alone(options).expect("our own line");
        assert_eq!(read.to_string(), options, "options print in full");
        assert_eq!(<G::Options as HeadText>::GAME, G::ID);
        let Start::Deal(dealt) = deal::<G>(options, 1) else { unreachable!("it was dealt") };
        assert_eq!(deal::<G>(options, 1), Start::Deal(dealt.clone()));
        assert_eq!(read_alone::<G::Deal>(&dealt.to_string()).as_ref(), Ok(&dealt));
        let start = Start::<G>::Deal(dealt);
        assert_eq!(start.state().setup(), G::from_setup(&start.state().setup()).expect("a start is possible").setup());
    }
    for_all_games!(check);
}

/// A record is read as it prints, whatever was noted in it and wherever the game broke off.
#[test]
fn records_survive_being_written_down() {
    fn check<G: Game>(options: &str) {
        for number in 0..GAMES_EACH {
            let (_, moves) = random_game::<G>(&deal(options, number), number, |_, _, _| {});
            let cut = moves.len() * usize::from(number) / usize::from(GAMES_EACH - 1);
            let mut record = Record::<G>::new(deal(options, number), moves[..cut].to_vec()).expect("legal moves");
            assert_eq!(matches!(record.ending, Ending::ByRules(_)), cut == moves.len());
            if cut < moves.len() && number % 2 == 0 {
                record.ending = Ending::Otherwise { winners: Seats::only(Seat(1)), by: EndedBy::Time };
            }
            record.headers =
                vec![("Seat-0".into(), "Zoë: the first".into()), ("Event".into(), String::new()), ("Seat-0".into(), "twice".into())];
            let seed = trilynx_games::chance::Seed([number; 64]);
            record.chance = Chance { commitment: Some(seed.commitment()), seed: Some(seed), words: vec![] };
            let text = record.to_string();
            assert_eq!(Record::<G>::read(&text).as_ref(), Ok(&record), "{text}");
            assert_eq!(record.verify_deal(), Ok(trilynx_games::record::DealProof::Committed));
            assert_eq!(game_of(&text), Ok(G::ID));
            let two = format!("{text}\n{text}");
            let parts = split_records(&two);
            assert_eq!(parts.len(), 2);
            assert!(parts.iter().all(|(_, part)| Record::<G>::read(part).as_ref() == Ok(&record)));
            // Windows line ends are no damage.
            assert_eq!(Record::<G>::read(&text.replace('\n', "\r\n")).as_ref(), Ok(&record));
        }
    }
    for_all_games!(check);
}

/// Whichever move of a record is damaged, the error names its line and number; a lost line is noticed too.
#[test]
fn a_damaged_record_names_line_and_move() {
    fn check<G: Game>(options: &str) {
        let (_, moves) = random_game::<G>(&deal(options, 7), 7, |_, _, _| {});
        let text = Record::<G>::new(deal(options, 7), moves.clone()).expect("legal moves").to_string();
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| line.starts_with("1. ")).expect("moves");
        for (n, chosen) in moves.iter().enumerate() {
            let mut damaged: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let mut words: Vec<String> = damaged[first + n / 10].split(' ').map(ToString::to_string).collect();
            words[n % 10 + 1] = format!("{chosen}?");
            damaged[first + n / 10] = words.join(" ");
            let error = Record::<G>::read(&damaged.join("\n")).expect_err("it is damaged");
            assert_eq!((error.line, error.at_move), (first + n / 10 + 1, Some(n + 1)), "{error}");
            assert!(matches!(error.fault, Fault::Parse(_)));
        }
        for lost in first..lines.len() {
            let mut damaged = lines.clone();
            damaged.remove(lost);
            let error = Record::<G>::read(&damaged.join("\n")).expect_err("a line is missing");
            assert!(error.line >= lost, "{error}");
        }
    }
    for_all_games!(check);
}

/// Looking changes nothing, and every viewer can look at every position.
#[test]
fn everybody_has_a_view() {
    fn check<G: Game>(options: &str) {
        random_game::<G>(&deal(options, 3), 3, |state, _, _| {
            for viewer in (0..state.seats()).map(|seat| Viewer::Seat(Seat(seat as u8))).chain([Viewer::Spectator]) {
                assert_eq!(state.view(viewer), state.clone().view(viewer));
            }
        });
    }
    for_all_games!(check);
}

/// The list of games is the list of rulebooks: each has its rules in our words, and all options above are covered.
#[test]
fn every_game_and_variant_is_covered_here() {
    for game in GameId::ALL {
        for variant in game.variants() {
            let name = format!("{game}/{variant}");
            assert!(crate::OPTIONS.iter().any(|options| options.split(' ').next() == Some(name.as_str())), "{name} is not tested");
        }
        let rules = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/rules").join(format!("{game}.md"));
        assert!(rules.is_file(), "{} is missing", rules.display());
    }
}
