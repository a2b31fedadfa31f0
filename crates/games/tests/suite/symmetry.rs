//! Both boards look the same from all twelve sides: a game turned or reflected is the same game.

use crate::{deal, random_game};
use trilynx_games::hex::{Place, Symmetry};
use trilynx_games::{Game, Start, lyngk, yinsh};

const GAMES_EACH: u8 = 12;

/// Maps every point named in a move. The ends of a row keep their order: smaller first.
fn map_move(text: &str, map: &impl Fn(Place) -> Place) -> String {
    let (mark, points) = match text.strip_prefix('x') {
        Some(points) => ("x", points),
        None => ("", text),
    };
    let Some(mut places) = points.split('-').map(|point| Place::read(point).map(map)).collect::<Option<Vec<Place>>>() else {
        // A claim names no point.
        return text.to_string();
    };
    if mark == "x" {
        places.sort();
    }
    format!("{mark}{}", places.iter().map(ToString::to_string).collect::<Vec<_>>().join("-"))
}

/// Plays a random game and its image side by side.
fn check<G: Game>(options: &str, number: u8, image_of: impl Fn(&Start<G>) -> Start<G>, map: impl Fn(Place) -> Place) {
    let start = deal::<G>(options, number);
    let mut image = image_of(&start).state();
    let (end, _) = random_game(&start, number, |state, _, chosen| {
        assert_eq!(state.status(), image.status());
        let mut mapped: Vec<String> = state.legal_texts().iter().map(|text| map_move(text, &map)).collect();
        mapped.sort();
        assert_eq!(mapped, image.legal_texts(), "{options} {number}");
        let chosen = map_move(&chosen.to_string(), &map).parse().expect("the image of a move is a move");
        image.play(chosen).expect("it is legal there too");
    });
    assert_eq!(end.status(), image.status());
}

#[test]
fn yinsh_is_the_same_from_all_twelve_sides() {
    for symmetry in Symmetry::all() {
        let map = |place| symmetry.apply(place, yinsh::board::CENTRE);
        assert!(yinsh::Point::all().all(|point| yinsh::Point::at(map(point.place())).is_some()));
        for number in 0..GAMES_EACH {
            check::<yinsh::State>("yinsh/standard", number, Clone::clone, map);
        }
    }
}

#[test]
fn lyngk_is_the_same_from_all_twelve_sides() {
    for symmetry in Symmetry::all() {
        let map = |place| symmetry.apply(place, lyngk::board::CENTRE);
        let points: Vec<Place> = lyngk::Point::all().map(lyngk::Point::place).collect();
        assert!(points.iter().all(|place| points.contains(&map(*place))));
        for options in ["lyngk/standard", "lyngk/six"] {
            let image_of = |start: &Start<lyngk::State>| {
                let text = start.to_string();
                let (header, layout) = text.split_once("layout=").expect("a deal has a layout");
                let letter_at = |image: &Place| {
                    points.iter().zip(layout.chars()).find(|(place, _)| map(**place) == *image).expect("a piece on every point").1
                };
                let image: String = points.iter().map(letter_at).collect();
                Start::Deal(trilynx_games::header::read_alone(&format!("{header}layout={image}")).expect("the same pieces"))
            };
            for number in 0..GAMES_EACH {
                check::<lyngk::State>(options, number, image_of, map);
            }
        }
    }
}
