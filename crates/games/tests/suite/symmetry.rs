//! Both boards look the same from all twelve sides: a game turned or reflected is the same game.

use crate::{deal, random_game};
use std::collections::{HashMap, HashSet};
use trilynx_games::hex::{Place, Symmetry};
use trilynx_games::{Game, GameView, Start, Viewer, lyngk, yinsh};

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

fn canonical<G: Game>(state: &G) -> Vec<u8> {
    state.view(Viewer::Spectator).canonical().expect("nothing is hidden")
}

/// Plays a random game and its image side by side. Both are recognised as the same position at every step.
fn check<G: Game>(options: &str, number: u8, image_of: impl Fn(&Start<G>) -> Start<G>, map: impl Fn(Place) -> Place) {
    let start = deal::<G>(options, number);
    let mut image = image_of(&start).state();
    let (end, _) = random_game(&start, number, |state, _, chosen| {
        assert_eq!(state.status(), image.status());
        assert_eq!(canonical(state), canonical(&image), "{options} {number}: {}", state.setup());
        assert_eq!(state.view(Viewer::Spectator).outline(), image.view(Viewer::Spectator).outline());
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

/// Positions after two placements, grouped in a plain way: two are the same if one of the twelve sides shows them alike.
#[test]
fn yinsh_positions_are_one_exactly_where_a_symmetry_makes_them_one() {
    let Start::Deal(deal) = deal::<yinsh::State>("yinsh/standard", 0) else { unreachable!("a deal") };
    let places: Vec<Place> = yinsh::Point::all().map(yinsh::Point::place).collect();
    let mut groups: HashMap<Vec<u8>, HashSet<[Place; 2]>> = HashMap::new();
    for pair in places.iter().flat_map(|one| places.iter().map(move |two| [*one, *two])).filter(|[one, two]| one != two) {
        let mut state = yinsh::State::new(&deal);
        pair.iter().for_each(|place| state.play(place.to_string().parse().expect("a placement")).expect("it is legal"));
        let seen = Symmetry::all().map(|symmetry| pair.map(|place| symmetry.apply(place, yinsh::board::CENTRE)));
        groups.entry(canonical(&state)).or_default().insert(seen.min().expect("twelve sides"));
    }
    assert!(groups.values().all(|group| group.len() == 1), "two positions that no symmetry joins are taken for one");
    let distinct: HashSet<[Place; 2]> = groups.values().flatten().copied().collect();
    assert_eq!(groups.len(), distinct.len(), "a position is taken for two");
}

/// A random layout looks different from every side, so every position that it can lead to is one of its own.
#[test]
fn lyngk_positions_of_a_layout_are_all_different() {
    for number in 0..4 {
        let start = deal::<lyngk::State>("lyngk/standard", number).state();
        let (mut positions, mut recognised) = (HashSet::new(), HashSet::new());
        for one in start.legal_texts() {
            let mut once = start;
            once.play(one.parse().expect("a move")).expect("it is legal");
            for two in once.legal_texts() {
                let mut twice = once;
                twice.play(two.parse().expect("a move")).expect("it is legal");
                positions.insert(twice.setup().to_string());
                recognised.insert(canonical(&twice));
            }
        }
        assert!(positions.len() > 1000 && positions.len() == recognised.len(), "{} and {}", positions.len(), recognised.len());
    }
}

/// No rule of LYNGK tells the colours apart: a game with two of them exchanged is the same game.
#[test]
fn lyngk_is_the_same_with_colours_exchanged() {
    let exchanged = |letter: char| match letter {
        'r' => 'b',
        'b' => 'k',
        'k' => 'r',
        other => other,
    };
    for number in 0..GAMES_EACH {
        let start = deal::<lyngk::State>("lyngk/standard", number);
        let text = start.to_string();
        let (header, layout) = text.split_once("layout=").expect("a deal has a layout");
        let image: String = layout.chars().map(exchanged).collect();
        let image = trilynx_games::header::read_alone(&format!("{header}layout={image}")).expect("the same pieces");
        let mut image = lyngk::State::new(&image);
        random_game(&start, number, |state, _, chosen| {
            assert_eq!(canonical(state), canonical(&image), "{}", state.setup());
            let chosen = match chosen {
                lyngk::Move::Claim(colour) => match lyngk::Piece::from_letter(exchanged(colour.letter())) {
                    Some(lyngk::Piece::Colour(colour)) => lyngk::Move::Claim(colour),
                    other => unreachable!("{other:?} cannot be claimed"),
                },
                stack => stack,
            };
            image.play(chosen).expect("it is legal there too");
        });
    }
}
