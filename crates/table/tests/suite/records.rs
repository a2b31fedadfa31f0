//! Records: read by the rules' own reader, and their deals verified.

use crate::scene::{Scene, options, person, table_id};
use trilynx_games::record::{DealProof, EndedBy, Ending, Record};
use trilynx_games::{Game, GameId, with_game};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Command, Occupant, Options, SeatOffer};
use trilynx_table::Table;

fn name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person(id) if *id == person(0) => "Ann\nResult: winners=0".into(),
        Occupant::Person(_) => "Ben".into(),
        Occupant::Bot(bot) => format!("Bot {bot}"),
    }
}

/// Two people with words, who play so many moves, if the game lasts so long.
fn played(options: Options, moves: usize) -> Scene {
    let mut scene = Scene::open(options, vec![SeatOffer::Open, SeatOffer::Open]).unwrap();
    for (n, word) in ["a word", "ein Wort: äöü"].into_iter().enumerate() {
        scene.ask(n as u8, Command::Sit { seat: None, word: Some(word.into()) }).unwrap();
    }
    for n in 0..moves {
        if scene.table.stage() != Stage::Playing {
            break;
        }
        let legal = scene.legal();
        scene.plays(&legal[n * 5 % legal.len()]);
    }
    scene
}

#[test]
fn a_finished_game_is_a_record_whose_deal_anybody_can_verify() {
    for game in GameId::ALL {
        let scene = played(options(*game, 2), 5_000);
        assert_eq!(scene.table.stage(), Stage::Over);
        let text = scene.table.record(0, &name).unwrap();
        assert_eq!(scene.table.record(1, &name), None);
        with_game!(*game, G => {
            let record = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
            assert_eq!(record.verify_deal(), Ok(DealProof::Committed));
            assert_eq!(record.chance.words, ["a word", "ein Wort: äöü"]);
            assert_eq!(record.moves.len(), scene.table.moves_played() as usize);
            assert_eq!(record.rules, G::RULES_VERSION);
            assert!(matches!(record.ending, Ending::ByRules(_)));
            assert_eq!(record.header("Seat-0"), Some("Ann Result: winners=0"), "a name cannot break a record");
            assert_eq!(record.header("Seat-1"), Some("Ben"));
            assert_eq!(record.header("Date"), Some("2026-09-21"));
            assert_eq!(record.to_string(), text);
        });
        let view = scene.seen().game.unwrap();
        assert!(text.contains(&format!("Seed: {}", view.seed.unwrap())), "what everybody sees is on record");
    }
}

#[test]
fn a_game_that_goes_on_has_a_record_unless_cards_are_hidden() {
    for game in GameId::ALL {
        let scene = played(options(*game, 2), 6);
        let record = scene.table.record(0, &name);
        if *game == GameId::Linko {
            assert_eq!(record, None);
            continue;
        }
        let record = record.unwrap();
        assert!(record.contains("Result: *") && record.contains("Commitment: ") && !record.contains("Seed: ") && !record.contains("Word-"));
        with_game!(*game, G => assert_eq!(Record::<G>::read(&record).unwrap().moves.len(), 6));
    }
    let waiting = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    assert_eq!(waiting.table.record(0, &name), None);
}

#[test]
fn every_ending_is_on_record() {
    let ending = |scene: &Scene| {
        let text = scene.table.record(0, &name).unwrap();
        Record::<trilynx_games::yinsh::State>::read(&text).unwrap().ending
    };
    let mut resigned = played(options(GameId::Yinsh, 2), 4);
    resigned.ask(0, Command::Resign).unwrap();
    assert!(matches!(ending(&resigned), Ending::Otherwise { by: EndedBy::Resignation, winners } if winners.len() == 1));
    let mut agreed = played(options(GameId::Yinsh, 2), 4);
    agreed.ask(0, Command::OfferDraw).unwrap();
    agreed.ask(1, Command::OfferDraw).unwrap();
    assert!(matches!(ending(&agreed), Ending::Otherwise { by: EndedBy::Agreement, winners } if winners.is_empty()));
    let mut aborted = played(options(GameId::Yinsh, 2), 1);
    aborted.ask(0, Command::Abort).unwrap();
    assert_eq!(ending(&aborted), Ending::Open);
}

#[test]
fn who_was_replaced_is_on_record() {
    let offers = vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Open];
    let mut scene = Scene::open(options(GameId::Linko, 3), offers).unwrap();
    (1..3).for_each(|n| scene.ask(n, Command::Sit { seat: None, word: None }).unwrap());
    scene.ask(1, Command::Resign).unwrap();
    while scene.table.stage() == Stage::Playing {
        let legal = scene.legal();
        scene.plays(&legal[legal.len() - 1]);
    }
    let record = Record::<trilynx_games::linko::State>::read(&scene.table.record(0, &name).unwrap()).unwrap();
    let replaced: Vec<_> = (0..3).map(|seat| record.header(&format!("Replaced-{seat}"))).collect();
    assert_eq!((replaced, record.header("Seat-1")), (vec![None, Some("strong"), None], Some("Ben")));
}

#[test]
fn a_set_up_has_no_deal_to_verify() {
    let start = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
    let mut scene = played(Options { start: Some(start.into()), ..options(GameId::Yinsh, 2) }, 3);
    scene.ask(0, Command::Resign).unwrap();
    let text = scene.table.record(0, &name).unwrap();
    let record = Record::<trilynx_games::yinsh::State>::read(&text).unwrap();
    assert_eq!(record.verify_deal(), Ok(DealProof::Unproven));
    assert_eq!((scene.seen().game.unwrap().commitment, scene.seen().commitment), (None, None));
}

#[test]
fn all_games_of_a_match_are_recorded_from_the_log() {
    let mut scene = played(Options { rounds: 2, ..options(GameId::Linko, 2) }, 5_000);
    let mut games = 1;
    while scene.table.stage() == Stage::Between {
        assert!(scene.table.record(games - 1, &name).is_some());
        scene.pass(30_000);
        assert_eq!(scene.table.record(games, &name), None, "cards are hidden again");
        while scene.table.stage() == Stage::Playing {
            let legal = scene.legal();
            scene.plays(&legal[legal.len() / 2]);
        }
        games += 1;
    }
    let records = Table::records(table_id(1), &scene.log, &name).unwrap();
    assert_eq!((games, records.len()), (4, 4));
    let mut seeds = Vec::new();
    for text in &records {
        let record = Record::<trilynx_games::linko::State>::read(text).unwrap();
        assert_eq!(record.verify_deal(), Ok(DealProof::Committed));
        seeds.push(record.chance.seed.unwrap().to_string());
    }
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 4, "every game has its own seed");
}
