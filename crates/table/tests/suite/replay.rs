//! Games gone through: what of a game that is being played may be known to whom.

use crate::scene::{Scene, options, person, table_id};
use trilynx_games::{GameId, Seat, Viewer, linko, yinsh};
use trilynx_protocol::http::Studied;
use trilynx_protocol::position::Position;
use trilynx_protocol::{Command, PersonId, Refused, SeatOffer};
use trilynx_table::{Replay, Wanted};

/// The replay of a scene's game so far.
fn replay(scene: &Scene) -> Replay {
    Replay::of_table(table_id(1), &scene.log, None, &|_| None).unwrap().unwrap()
}

/// Everything from the beginning on, as somebody may see it.
fn study(replay: &Replay, person: Option<PersonId>, viewer: Option<u8>, moves: &[String]) -> Result<Studied, Refused> {
    replay.study(&Wanted { keep: None, moves, from: Some(0), viewer, person })
}

/// A person and a bot; the bot has decided first, and the person decides.
fn against_a_bot() -> Scene {
    let offers = vec![SeatOffer::Bot("weak".into()), SeatOffer::Me];
    let mut scene = Scene::open(options(GameId::Linko, 2), offers).unwrap();
    while scene.table.to_move() == Some(Seat(0)) {
        let text = scene.legal()[0].clone();
        scene.plays(&text);
    }
    scene
}

#[test]
fn hidden_cards_stay_hidden_as_long_as_the_game_goes_on() {
    let mut scene = against_a_bot();
    let running = replay(&scene);
    let hand = |studied: &Studied| match &studied.positions.last().unwrap().position {
        Position::Linko(position) => position.hand.clone(),
        other => panic!("{other:?}"),
    };
    // Anyone who is nobody at this table sees what a spectator does: seat 0 is a bot's, and no person's.
    for nobody in [None, Some(person(5))] {
        let seen = study(&running, nobody, None, &[]).unwrap();
        assert_eq!((hand(&seen), seen.start.as_ref(), seen.legal.len()), (None, None, 0));
        assert_eq!(seen.positions.last().unwrap().viewer, None);
        for seat in 0..2 {
            assert_eq!(study(&running, nobody, Some(seat), &[]).err(), Some(Refused::WhichSeat));
        }
    }
    // A player sees the own hand and nothing else.
    let own = study(&running, Some(person(0)), None, &[]).unwrap();
    let Position::Linko(view) = scene.table.view(Viewer::Seat(Seat(1))).game.unwrap().position else { panic!("it is Linko!") };
    assert_eq!((hand(&own), own.positions.last().unwrap().viewer), (view.hand, Some(1)));
    assert_eq!(own.legal, scene.legal());
    assert_eq!(study(&running, Some(person(0)), Some(1), &[]), Ok(own.clone()));
    assert_eq!(study(&running, Some(person(0)), Some(0), &[]).err(), Some(Refused::WhichSeat));
    assert_eq!(study(&running, Some(person(0)), Some(2), &[]).err(), Some(Refused::WhichSeat), "there is no such seat");
    assert!(own.positions.iter().all(|position| position.text.is_none() && position.hands.is_empty()));
    // What was not played is not tried, and nobody judges a game that goes on.
    let refused = study(&running, Some(person(0)), None, &own.legal[..1]).unwrap().refused.unwrap();
    assert_eq!((refused.number as usize, refused.reason), (own.moves.len(), Refused::Hidden));
    assert_eq!(running.line::<linko::State>(None, &[]).err(), Some(Refused::NotOver));

    scene.ask(0, Command::Resign).unwrap();
    let over = replay(&scene);
    let seen = study(&over, None, Some(0), &own.legal[..1]).unwrap();
    assert!(seen.start.is_some() && seen.refused.is_none() && over.is_over());
    assert!(seen.positions.iter().all(|position| position.text.is_some() && position.hands.len() == 2));
    assert_eq!(over.line::<linko::State>(None, &[]).unwrap().1.len(), own.moves.len());
    assert!(matches!(over.line::<yinsh::State>(None, &[]), Err(Refused::Unreadable { .. })), "another game");
}

#[test]
fn a_running_game_without_secrets_is_studied_but_not_judged() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.plays("d5 e7");
    let running = replay(&scene);
    let seen = study(&running, None, None, &["f6".to_string(), "f6".to_string()]).unwrap();
    assert_eq!((seen.own, seen.moves.len(), seen.positions.len()), (2, 3, 4));
    assert_eq!(seen.refused.map(|refused| refused.number), Some(3), "two rings on one point");
    assert_eq!(running.line::<yinsh::State>(None, &[]).err(), Some(Refused::NotOver));
    let kept = running.study(&Wanted { keep: Some(1), moves: &[], from: None, viewer: None, person: None }).unwrap();
    assert_eq!((kept.moves.len(), kept.positions.len(), kept.positions[0].number), (1, 1, 1));
}
