//! Matches of several games.

use crate::scene::{Scene, options};
use trilynx_games::GameId;
use trilynx_protocol::position::Position;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, Options, Refused};
use trilynx_table::PAUSE_MS;

fn a_match(players: u8, rounds: u16) -> Options {
    Options { rounds, ..options(GameId::Linko, players) }
}

fn to_the_end_of_the_game(scene: &mut Scene) {
    while scene.table.stage() == Stage::Playing {
        let legal = scene.legal();
        scene.plays(&legal[legal.len() - 1]);
    }
}

fn who_is_on_turn(scene: &Scene) -> u8 {
    match scene.seen().game.unwrap().position {
        Position::Linko(position) => position.turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn everybody_begins_equally_often_and_scores_add_up() {
    let mut scene = Scene::started(a_match(3, 2));
    let mut totals = [0; 3];
    for game in 0..6 {
        assert_eq!((scene.table.stage(), who_is_on_turn(&scene)), (Stage::Playing, game % 3));
        assert_eq!(scene.seen().commitment, None, "the deal is made");
        to_the_end_of_the_game(&mut scene);
        let view = scene.seen();
        let result = scene.table.result().unwrap();
        totals.iter_mut().zip(&result.scores).for_each(|(total, score)| *total += i32::from(*score));
        assert_eq!((view.series.played, &view.series.totals[..]), (u16::from(game) + 1, &totals[..]));
        if game == 5 {
            break;
        }
        assert_eq!(view.stage, Stage::Between);
        assert_ne!(view.commitment, view.game.unwrap().commitment, "the next deal is promised");
        assert_eq!(scene.ask(0, Command::Resign), Err(Refused::NotStarted));
        scene.ask(0, Command::Ready).unwrap();
        assert_eq!(scene.ask(0, Command::Ready), Err(Refused::OfferedAlready));
        scene.ask(1, Command::Ready).unwrap();
        assert_eq!((scene.seen().series.ready, scene.table.stage()), (vec![0, 1], Stage::Between));
        if game % 2 == 0 {
            scene.ask(2, Command::Ready).unwrap();
        } else {
            scene.pass(PAUSE_MS - 1);
            assert_eq!(scene.table.stage(), Stage::Between);
            scene.pass(1);
        }
    }
    assert_eq!(scene.table.stage(), Stage::Over);
    assert_eq!(scene.ask(0, Command::Ready), Err(Refused::Over));
}

#[test]
fn a_single_game_has_no_totals_and_no_pause() {
    let mut scene = Scene::started(a_match(2, 1));
    assert_eq!(scene.ask(0, Command::Ready), Err(Refused::NotOver));
    to_the_end_of_the_game(&mut scene);
    assert_eq!((scene.table.stage(), scene.seen().series.totals.len()), (Stage::Over, 0));
}

#[test]
fn who_is_gone_stays_gone_in_the_next_game_and_is_not_waited_for() {
    let mut scene = Scene::started(a_match(3, 2));
    scene.ask(2, Command::Resign).unwrap();
    to_the_end_of_the_game(&mut scene);
    scene.ask(0, Command::Ready).unwrap();
    assert_eq!(scene.ask(2, Command::Ready), Err(Refused::NotSeated));
    scene.ask(1, Command::Ready).unwrap();
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert_eq!(scene.seen().seats[2].replaced_by.as_deref(), Some("strong"));
    to_the_end_of_the_game(&mut scene);
    assert_eq!(scene.table.result().unwrap().left, [2]);
}

#[test]
fn offers_of_one_game_do_not_bind_in_the_next() {
    let mut scene = Scene::started(a_match(2, 2));
    scene.ask(0, Command::OfferDraw).unwrap();
    scene.ask(1, Command::AnswerDraw { accept: false }).unwrap();
    let play = |scene: &mut Scene| {
        let text = scene.legal()[0].clone();
        scene.plays(&text);
    };
    play(&mut scene);
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: false }).unwrap();
    assert_eq!(scene.ask(0, Command::OfferDraw), Err(Refused::OfferedAlready));
    assert_eq!(scene.ask(0, Command::AskTakeback { to: 0 }), Err(Refused::OfferedAlready));
    to_the_end_of_the_game(&mut scene);
    scene.pass(PAUSE_MS);
    scene.ask(0, Command::OfferDraw).unwrap();
    scene.ask(1, Command::AnswerDraw { accept: false }).unwrap();
    play(&mut scene);
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
}

#[test]
fn a_match_counts_though_somebody_left_it() {
    let mut scene = Scene::started(Options { rated: true, clock: ClockRule::Correspondence { days: 1 }, ..a_match(3, 2) });
    scene.ask(2, Command::Resign).unwrap();
    for played in 1..4 {
        to_the_end_of_the_game(&mut scene);
        assert_eq!((scene.table.stage(), scene.table.results().len()), (Stage::Between, played));
        assert!(scene.table.rated() && scene.seen().rated, "else one could leave to be spared");
        scene.pass(PAUSE_MS);
    }
}

#[test]
fn a_game_that_does_not_end_by_its_rules_ends_the_match() {
    let mut scene = Scene::started(a_match(2, 5));
    scene.ask(1, Command::Resign).unwrap();
    assert_eq!((scene.table.stage(), scene.seen().series.totals), (Stage::Over, vec![0, 0]));
}

#[test]
fn only_the_first_game_of_a_match_can_be_broken_off() {
    let clock = ClockRule::Fischer { initial_s: 600, increment_s: 0 };
    let mut scene = Scene::started(Options { clock, ..a_match(2, 2) });
    to_the_end_of_the_game(&mut scene);
    scene.pass(PAUSE_MS);
    assert_eq!(scene.ask(0, Command::Abort), Err(Refused::TooLateToAbort));
    let deadline = scene.table.deadline().unwrap();
    scene.pass(deadline - scene.now);
    let result = scene.table.result().unwrap();
    assert_eq!((&result.winners[..], result.by), (&[0][..], EndedBy::Time), "seat 1 began, and did not come");
}
