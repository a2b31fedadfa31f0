//! Linko! hides cards: whatever a seat cannot know must not change a bit of what it is shown.
//!
//! A game is played, then played again from a deck in which two cards were swapped that one seat has never seen. Where all
//! moves are still legal, that seat's views, and its legal moves, must be the same at every step; so must a spectator's.

use crate::{OPTIONS, deal, random_game};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::linko::{Deal, Moves, State, View};
use trilynx_games::{Game, Seat, Start, Viewer};

fn linko_options() -> impl Iterator<Item = &'static str> {
    OPTIONS.into_iter().filter(|options| options.starts_with("linko"))
}

fn deck_of(start: &Start<State>) -> (String, Vec<String>) {
    let text = start.to_string();
    let (header, deck) = text.split_once("deck=").expect("a deal has a deck");
    (header.to_string(), deck.split(',').map(ToString::to_string).collect())
}

/// Which places of the deck `seat` has not seen when the game is over: not its own, not turned up, not drawn by it.
fn unseen_places(start: &Start<State>, moves: &[trilynx_games::linko::Move], seat: Option<Seat>) -> Vec<usize> {
    let mut state = start.state();
    let dealt = 13 * state.seats();
    let own = |place: usize| seat.is_some_and(|seat| place / 13 == seat.index());
    let mut unseen: Vec<usize> = (0..dealt).filter(|place| !own(*place)).collect();
    let pile_size = |state: &State| state.view(Viewer::Spectator).pile_size();
    let mut next = dealt + 6;
    for chosen in moves {
        let (by, before) = (state.status().to_move(), pile_size(&state));
        state.play_unchecked(*chosen);
        let turned = before - pile_size(&state);
        // A card drawn from the pile comes first and is seen by the drawer; the others go to the row, for all to see.
        if turned > 0 && chosen.to_string() == "pile" && by != seat {
            unseen.push(next);
        }
        next += turned;
    }
    unseen.extend(next..109);
    unseen
}

/// What the seat is shown at every step, the last excepted: at the end all hands are laid open.
fn shown(start: &Start<State>, moves: &[trilynx_games::linko::Move], viewer: Viewer) -> Option<Vec<(View, Vec<String>)>> {
    let mut state = start.state();
    let mut shown = Vec::new();
    for chosen in moves {
        let view = state.view(viewer);
        let mut choices = Moves::default();
        view.legal_moves(&mut choices);
        let own_turn = state.status().to_move().map(Viewer::Seat) == Some(viewer);
        if own_turn {
            let mut of_state = Moves::default();
            state.legal_moves(&mut of_state);
            assert_eq!(choices, of_state, "the view offers what the state allows");
        } else {
            assert!(choices.is_empty());
        }
        shown.push((view, choices.iter().map(ToString::to_string).collect()));
        state.play(*chosen).ok()?;
    }
    Some(shown)
}

#[test]
fn swapping_unseen_cards_changes_no_view() {
    let mut swaps = 0;
    for options in linko_options() {
        for number in 0..12 {
            let start = deal::<State>(options, number);
            let (_, moves) = random_game(&start, number, |_, _, _| {});
            let (header, deck) = deck_of(&start);
            let mut chance = Generator::new(&Seed([number; 64]), &[b"swap"]);
            let viewers = (0..start.state().seats() as u8).map(|seat| Some(Seat(seat))).chain([None]);
            for seat in viewers {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let before = shown(&start, &moves, viewer).expect("the moves were legal");
                let places = unseen_places(&start, &moves, seat);
                for _ in 0..20 {
                    let mut other = deck.clone();
                    let place = |chance: &mut Generator| places[chance.below(places.len() as u64) as usize];
                    other.swap(place(&mut chance), place(&mut chance));
                    if other == deck {
                        continue;
                    }
                    let other: Deal = read_alone(&format!("{header}deck={}", other.join(","))).expect("the same cards");
                    // Somebody else may have laid a card that is elsewhere now; then it is another game.
                    if let Some(after) = shown(&Start::Deal(other), &moves, viewer) {
                        assert!(after == before, "{start}: {viewer:?} was shown what it cannot know");
                        swaps += 1;
                    }
                }
            }
        }
    }
    assert!(swaps > 500, "only {swaps} swaps left the moves legal");
}

/// At every moment hands, table, row, pile and discard hold the 109 cards of the deck.
#[test]
fn no_card_is_lost_or_made() {
    for options in linko_options() {
        for number in 0..20 {
            let start = deal::<State>(options, number);
            let mut all = deck_of(&start).1;
            all.sort();
            let check = |state: &State| {
                let text = state.setup().to_string();
                let fields = ["hands=", "table=", "row=", "pile=", "discard="];
                let mut cards: Vec<String> = text
                    .split(' ')
                    .filter_map(|field| fields.iter().find_map(|name| field.strip_prefix(name)))
                    .flat_map(|value| value.split(|c: char| !c.is_ascii_alphanumeric()))
                    .filter(|card| !card.is_empty())
                    .map(ToString::to_string)
                    .collect();
                cards.sort();
                assert_eq!(cards, all, "{text}");
            };
            let (end, _) = random_game(&start, number, |state, _, _| check(state));
            check(&end);
        }
    }
}
