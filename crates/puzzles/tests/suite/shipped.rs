//! The puzzles that are built in.

use crate::some;
use trilynx_games::{Game, linko, lyngk, yinsh};
use trilynx_puzzles::{Class, Puzzled, collection};

fn check<G: Puzzled>(at_least: usize) {
    let puzzles = some::<G>(1);
    assert!(puzzles.len() >= at_least, "{} of {}", puzzles.len(), G::ID);
    let ratings = || puzzles.iter().map(|(entry, _)| entry.rating);
    let (least, most) = (ratings().min().expect("some"), ratings().max().expect("some"));
    assert!(most - least >= 1000, "{}: {least} to {most}", G::ID);
    for (_, puzzle) in &puzzles {
        let themes: Vec<String> = G::themes(puzzle).into_iter().map(str::to_owned).collect();
        assert_eq!(puzzle.themes, themes, "{}", puzzle.id);
        assert!(themes.iter().all(|theme| G::THEMES.contains(&theme.as_str())), "{}", puzzle.id);
        assert!(!themes.is_empty(), "{}: it can be found by no theme", puzzle.id);
        assert_eq!(puzzle.id, trilynx_puzzles::file::id_of(&puzzle.start, &puzzle.last));
        if let Class::Judged { best, second } = puzzle.class {
            assert!(best > second, "{}", puzzle.id);
        }
    }
}

#[test]
fn there_are_enough_and_they_are_easy_and_hard() {
    check::<yinsh::State>(600);
    check::<lyngk::State>(600);
    check::<linko::State>(300);
}

#[test]
fn every_theme_that_can_be_asked_for_has_puzzles() {
    fn check<G: Puzzled>() {
        let all = collection(G::ID).expect("puzzles are built in");
        let met = |theme: &&str| all.entries.iter().any(|entry| entry.themes.iter().any(|name| name == *theme));
        let missing: Vec<_> = G::THEMES.iter().filter(|theme| !met(theme)).collect();
        assert!(missing.is_empty(), "{}: no puzzle has {missing:?}", <G as Game>::ID);
    }
    check::<yinsh::State>();
    check::<lyngk::State>();
    check::<linko::State>();
}
