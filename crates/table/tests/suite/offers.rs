//! Draws, going back, and another game.

use crate::scene::{Scene, given, options, person, table_id};
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::Event;
use trilynx_protocol::options::Order;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, Options, Refused, SeatOffer};
use trilynx_table::{Input, MOVES_BETWEEN_DRAW_OFFERS, Table};

const ACCEPT_DRAW: Command = Command::AnswerDraw { accept: true };
const DECLINE_DRAW: Command = Command::AnswerDraw { accept: false };
const AGREE: Command = Command::AnswerTakeback { accept: true };
const DISAGREE: Command = Command::AnswerTakeback { accept: false };

fn rated() -> Options {
    Options { rated: true, clock: ClockRule::Correspondence { days: 1 }, ..options(GameId::Yinsh, 2) }
}

#[test]
fn a_draw_is_offered_accepted_declined_and_withdrawn() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    assert_eq!(scene.ask(1, ACCEPT_DRAW), Err(Refused::NothingOffered));
    scene.ask(0, Command::OfferDraw).unwrap();
    assert_eq!(scene.seen().offers.draw, Some(0));
    assert_eq!(scene.ask(0, Command::OfferDraw), Err(Refused::OfferedAlready));
    assert_eq!(scene.ask(0, ACCEPT_DRAW), Err(Refused::NothingOffered), "not one's own");
    scene.ask(1, DECLINE_DRAW).unwrap();
    assert_eq!(scene.seen().offers.draw, None);
    scene.ask(1, Command::OfferDraw).unwrap();
    scene.ask(1, DECLINE_DRAW).unwrap();
    assert_eq!(scene.ask(0, ACCEPT_DRAW), Err(Refused::NothingOffered), "withdrawn");
    for n in 0..MOVES_BETWEEN_DRAW_OFFERS {
        assert_eq!(scene.ask(0, Command::OfferDraw), Err(Refused::OfferedAlready), "after {n} moves");
        let text = scene.legal()[0].clone();
        scene.plays(&text);
    }
    scene.ask(0, Command::OfferDraw).unwrap();
    scene.ask(1, ACCEPT_DRAW).unwrap();
    let result = scene.table.result().unwrap();
    assert_eq!((result.winners.len(), result.by, scene.table.stage()), (0, EndedBy::Agreement, Stage::Over));
}

#[test]
fn a_move_takes_offers_off_the_table_and_two_offers_agree() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.ask(1, Command::OfferDraw).unwrap();
    scene.plays("d5");
    assert_eq!(scene.seen().offers.draw, None);
    scene.ask(0, Command::OfferDraw).unwrap();
    scene.ask(1, Command::OfferDraw).unwrap();
    assert_eq!(scene.table.result().unwrap().by, EndedBy::Agreement);
    let mut bot = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Bot("weak".into())]).unwrap();
    bot.ask(0, Command::OfferDraw).unwrap();
    assert_eq!(bot.last(), &Event::DrawDeclined { seat: 1 }, "a bot plays on");
    let mut three = Scene::started(options(GameId::Linko, 3));
    assert_eq!(three.ask(0, Command::OfferDraw), Err(Refused::NotForMorePlayers));
}

#[test]
fn moves_are_taken_back_to_any_point_when_the_other_agrees() {
    for to in 0..4 {
        let mut scene = Scene::started(rated());
        scene.plays("d5 e7 f6 g7");
        assert_eq!(scene.ask(0, AGREE), Err(Refused::NothingOffered));
        assert_eq!(scene.ask(0, Command::AskTakeback { to: 4 }), Err(Refused::NoSuchPoint));
        // It is White's turn, and White asks.
        scene.ask(0, Command::AskTakeback { to }).unwrap();
        assert_eq!(scene.ask(1, Command::AskTakeback { to }), Err(Refused::OfferedAlready));
        assert_eq!(scene.ask(0, AGREE), Err(Refused::NothingOffered), "the asker does not answer");
        assert!(scene.table.rated());
        scene.ask(1, AGREE).unwrap();
        assert_eq!((scene.table.moves_played(), scene.table.to_move()), (to, Some(Seat(to as u8 % 2))));
        assert!(!scene.table.rated() && !scene.seen().rated, "it does not count any more");
        assert_eq!(scene.seen().offers, Default::default());
        scene.plays("a2");
        assert!(!scene.table.rated(), "for good");
    }
}

#[test]
fn who_disagrees_is_not_asked_again_before_a_move() {
    let mut scene = Scene::started(rated());
    scene.plays("d5 e7");
    scene.ask(0, Command::AskTakeback { to: 1 }).unwrap();
    scene.ask(1, DISAGREE).unwrap();
    assert_eq!(scene.seen().offers.takeback, None);
    assert_eq!(scene.ask(0, Command::AskTakeback { to: 0 }), Err(Refused::OfferedAlready));
    scene.ask(1, Command::AskTakeback { to: 1 }).unwrap();
    scene.plays("f6");
    assert_eq!(scene.seen().offers.takeback, None, "a move is an answer too");
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    assert!(scene.table.rated(), "nothing was taken back");
}

#[test]
fn a_turn_begun_anew_and_a_seat_given_up_take_offers_off_the_table() {
    let mut lyngk = Scene::started(options(GameId::Lyngk, 2));
    let claim = lyngk.legal().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    lyngk.plays(&claim);
    lyngk.ask(1, Command::AskTakeback { to: 0 }).unwrap();
    lyngk.ask(1, Command::OfferDraw).unwrap();
    lyngk.ask(0, Command::ResetTurn).unwrap();
    assert_eq!(lyngk.seen().offers, Default::default());
    assert_eq!(lyngk.ask(0, AGREE), Err(Refused::NothingOffered), "there is no such point any more");

    let mut linko = Scene::started(options(GameId::Linko, 4));
    let text = linko.legal()[0].clone();
    linko.plays(&text);
    linko.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    linko.ask(1, AGREE).unwrap();
    linko.ask(1, Command::Resign).unwrap();
    assert_eq!(linko.seen().offers, Default::default());
    assert_eq!((linko.ask(2, AGREE), linko.table.moves_played()), (Err(Refused::NothingOffered), 1));
}

#[test]
fn all_people_who_still_play_must_agree_and_bots_do() {
    let offers = vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Open, SeatOffer::Bot("weak".into())];
    let mut scene = Scene::open(options(GameId::Linko, 4), offers).unwrap();
    (1..3).for_each(|n| scene.ask(n, Command::Sit { seat: None, word: None }).unwrap());
    let text = scene.legal()[0].clone();
    scene.plays(&text);
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    scene.ask(1, AGREE).unwrap();
    assert_eq!(scene.seen().offers.takeback.unwrap().agreed, [1]);
    assert_eq!(scene.ask(1, AGREE), Err(Refused::OfferedAlready));
    assert_eq!(scene.table.moves_played(), 1, "one has still to answer");
    scene.ask(2, AGREE).unwrap();
    assert_eq!(scene.table.moves_played(), 0);
    // Alone with bots nobody is asked.
    (1..3).for_each(|n| scene.ask(n, Command::Resign).unwrap());
    let text = scene.legal()[0].clone();
    scene.plays(&text);
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    assert_eq!(scene.table.moves_played(), 0);
}

#[test]
fn another_game_needs_everybody_and_is_played_at_the_promised_table() {
    let mut scene = Scene::started(rated());
    assert_eq!(scene.ask(0, Command::OfferRematch), Err(Refused::NotOver));
    assert_eq!(scene.ask(0, Command::DeclineRematch), Err(Refused::NotOver));
    scene.ask(0, Command::Resign).unwrap();
    assert_eq!(scene.ask(1, Command::DeclineRematch), Err(Refused::NothingOffered));
    scene.ask(0, Command::OfferRematch).unwrap();
    assert_eq!(scene.ask(0, Command::OfferRematch), Err(Refused::OfferedAlready));
    scene.ask(1, Command::DeclineRematch).unwrap();
    assert!(scene.seen().offers.rematch.is_empty());
    scene.ask(1, Command::OfferRematch).unwrap();
    scene.ask(0, Command::OfferRematch).unwrap();
    let Event::RematchAgreed { table } = *scene.last() else { panic!("{:?}", scene.last()) };
    assert_eq!(scene.seen().rematch, Some(table));
    assert_eq!(scene.ask(0, Command::OfferRematch), Err(Refused::OfferedAlready));
    assert_eq!(scene.ask(1, Command::DeclineRematch), Err(Refused::NothingOffered), "too late");
    let opening = scene.table.rematch_opening();
    let again = Table::open(table, scene.log[0].at, opening, &given(3), &mut |_, _| {}).unwrap();
    assert_eq!(again.occupants(), [1, 0].map(|n| Some(Occupant::Person(person(n)))), "colours change");
    assert_eq!((again.stage(), again.rated(), again.rematch_of()), (Stage::Playing, true, Some(table_id(1))));
}

#[test]
fn a_rematch_moves_everybody_on_even_from_drawn_seats_and_leaves_the_gone_to_their_bots() {
    let mut scene = Scene::started(Options { order: Order::Random, ..options(GameId::Linko, 3) });
    let gone = scene.table.seat_of(person(1)).next().unwrap();
    scene.ask(1, Command::Resign).unwrap();
    scene.ask(0, Command::Resign).unwrap();
    scene.server(Input::BotFailed(gone));
    while scene.table.stage() == Stage::Playing {
        let legal = scene.legal();
        scene.plays(&legal[legal.len() - 1]);
    }
    assert_eq!(scene.ask(0, Command::OfferRematch), Err(Refused::NotSeated), "gone for good");
    scene.ask(2, Command::OfferRematch).unwrap();
    let opening = scene.table.rematch_opening();
    assert_eq!(opening.options.order, Order::Fixed, "lots are drawn once");
    let before = scene.table.seat_of(person(2)).next().unwrap();
    assert_eq!(opening.occupants[(before.index() + 2) % 3], Some(Occupant::Person(person(2))), "everybody moves on by one");
    assert_eq!(opening.occupants[(gone.index() + 2) % 3], Some(Occupant::Bot("weak".into())));
}
