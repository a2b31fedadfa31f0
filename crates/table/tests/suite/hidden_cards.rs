//! The law of hidden cards: tables that differ only in what a viewer cannot know are the same to that viewer, byte for byte.
//!
//! Two logs are made of one: in the second, a card that a seat was dealt and has never shown is swapped with one that still lies in the
//! pile. Everybody but that seat must hear and see the same along the whole play.

use crate::scene::{Scene, given, options, person, table_id, viewers};
use trilynx_games::linko::HAND;
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::log::{Entry, Event, Secret};
use trilynx_protocol::position::Position;
use trilynx_protocol::wire::Played;
use trilynx_protocol::{Command, Refused, Time};
use trilynx_table::{By, Input, Table};

/// A game of Linko! in which so many moves are made, some taken back, and something said; it is not over.
fn a_game(players: u8, moves: usize, chance: &mut fastrand::Rng) -> Option<Scene> {
    let mut scene = Scene::started(options(GameId::Linko, players));
    for n in 0..moves {
        let legal = scene.legal();
        scene.plays(&legal[chance.usize(0..legal.len())]);
        scene.table.to_move()?;
        if n % 10 == 7 {
            scene.ask(0, Command::AskTakeback { to: scene.table.moves_played() - 2 }).unwrap();
            (1..players).for_each(|seat| scene.ask(seat, Command::AnswerTakeback { accept: true }).unwrap());
            scene.ask(chance.u8(0..players), Command::Say { text: "oh".into() }).unwrap();
        }
    }
    Some(scene)
}

/// The log with another deck.
fn with_deck(log: &[Entry], swap: (usize, usize)) -> Vec<Entry> {
    let mut log = log.to_vec();
    for entry in &mut log {
        if let Event::Started { start: Secret(start), .. } = &mut entry.event {
            let (header, deck) = start.split_once("deck=").unwrap();
            let mut cards: Vec<&str> = deck.split(',').collect();
            cards.swap(swap.0, swap.1);
            *start = format!("{header}deck={}", cards.join(","));
        }
    }
    log
}

/// All cards, in the order of dealing.
fn deck(log: &[Entry]) -> Vec<String> {
    let start = log.iter().find_map(|entry| if let Event::Started { start, .. } = &entry.event { Some(&start.0) } else { None });
    start.unwrap().split_once("deck=").unwrap().1.split(',').map(str::to_string).collect()
}

/// Every move ever made, those taken back included.
fn moves_of(log: &[Entry], of: Seat) -> Vec<Played> {
    let moved = |entry: &Entry| match &entry.event {
        Event::Moved { seat, text, .. } if *seat == of.0 => Some(Played { seat: *seat, text: text.clone(), took_ms: 0 }),
        _ => None,
    };
    log.iter().filter_map(moved).collect()
}

/// The places in the deck of two different cards: one that `owner` was dealt and has never laid a card like, and one that has always
/// lain in the pile. Nobody but the owner can know either.
fn unknown(scene: &Scene, owner: Seat, lowest_pile: usize, chance: &mut fastrand::Rng) -> Option<(usize, usize)> {
    let cards = deck(&scene.log);
    let moves = moves_of(&scene.log, owner);
    let shown = |card: &String| moves.iter().any(|played| played.text.split('+').any(|laid| laid == card));
    let mut hand: Vec<usize> = (owner.index() * HAND..(owner.index() + 1) * HAND).filter(|place| !shown(&cards[*place])).collect();
    chance.shuffle(&mut hand);
    let never_drawn = cards.len() - lowest_pile..cards.len();
    hand.into_iter().find_map(|place| never_drawn.clone().find(|other| cards[*other] != cards[place]).map(|other| (place, other)))
}

fn heard(log: &[Entry], viewer: Viewer) -> (Table, Vec<String>) {
    let mut heard = Vec::new();
    let table = Table::replay(table_id(1), log, &mut |table, entry| {
        heard.push(serde_json::to_string(&table.seen(entry, viewer)).unwrap());
        heard.push(serde_json::to_string(&table.view(viewer)).unwrap());
    });
    (table.unwrap(), heard)
}

/// What a viewer's own nonsense is answered with.
fn answers(table: &mut Table, viewer: Viewer) -> Vec<Result<(), Refused>> {
    let id = if let Viewer::Seat(seat) = viewer { person(seat.0) } else { person(9) };
    let number = table.moves_played();
    let tries = ["1", "13+13", "X", "take", "row:7", "pile", "7+8", "nonsense", ""];
    let by = By::Person { id, seat: None, lag_ms: 0, held_ms: 0, guest: false };
    let mut ask = |text: &str| {
        let input = Input::Asked(Command::Play { text: text.into(), number });
        table.apply(Time { service_ms: 1 << 50, unix_ms: 0 }, &given(1), by, input, &mut |_, _| {})
    };
    // What is granted would change the table: the first that is ends it.
    let mut answers = Vec::new();
    for text in tries {
        answers.push(ask(text));
        if answers.last() == Some(&Ok(())) {
            break;
        }
    }
    answers
}

#[test]
fn what_a_viewer_cannot_know_changes_not_one_byte() {
    let mut compared = 0;
    for seed in 0..30 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let players = chance.u8(2..=5);
        let moves = chance.usize(1..40);
        let Some(scene) = a_game(players, moves, &mut chance) else { continue };
        // The pile was never smaller than this, though moves were taken back.
        let mut lowest_pile = usize::MAX;
        Table::replay(table_id(1), &scene.log, &mut |table, _| {
            if let Some(Position::Linko(position)) = table.view(Viewer::Spectator).game.map(|game| game.position) {
                lowest_pile = lowest_pile.min(usize::from(position.pile));
            }
        })
        .unwrap();
        for owner in (0..players).map(Seat) {
            let Some(swap) = unknown(&scene, owner, lowest_pile, &mut chance) else { continue };
            let other = with_deck(&scene.log, swap);
            for viewer in viewers(usize::from(players)) {
                let ((mut one, heard_one), (mut two, heard_two)) = (heard(&scene.log, viewer), heard(&other, viewer));
                if viewer == Viewer::Seat(owner) {
                    assert_ne!(heard_one, heard_two, "seed {seed}: the owner holds another card");
                    continue;
                }
                assert_eq!(heard_one, heard_two, "seed {seed}: seat {owner}'s card shows to {viewer:?}");
                assert_eq!(one.record(0, &|_| String::new()), None);
                assert_eq!(format!("{one:?}"), format!("{two:?}"), "seed {seed}: a table printed into a log");
                assert_eq!(answers(&mut one, viewer), answers(&mut two, viewer), "seed {seed}: an answer to {viewer:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} pairs of tables were compared");
}

#[test]
fn seeds_and_decks_stay_out_of_what_is_printed() {
    let scene = Scene::started(options(GameId::Linko, 2));
    let printed = format!("{:?} {:?} {:?}", scene.log, scene.table, scene.table.snapshot());
    let seed = given(0).seed.to_string();
    assert!(!printed.contains(&seed) && !printed.contains("deck="), "{printed}");
    // The same text holds them where it goes to the store.
    let stored = serde_json::to_string(&scene.log).unwrap();
    assert!(stored.contains(&seed) && stored.contains("deck="));
}
