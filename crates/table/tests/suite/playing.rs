//! Moves, turns begun again, giving up, breaking off, and what a move would do.

use crate::scene::{Scene, options, person, table_id};
use trilynx_games::{GameId, Seat, Viewer, linko, yinsh};
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::wire::{DecisionKind, Stage};
use trilynx_protocol::{ClockRule, Command, EndedBy, Options, Refused, SeatOffer};
use trilynx_table::{By, Input, Replay, Wanted};

/// White makes a row by e9-e10.
const OWN_ROW: &str = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
/// White makes a row of Black's by c5-e5.
const THEIR_ROW: &str = "yinsh/standard board=RRRR/7/4R3/mmmmM4/10/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";

fn from(start: &str) -> Options {
    Options { start: Some(start.into()), ..options(GameId::Yinsh, 2) }
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in GameId::ALL {
        let mut scene = Scene::started(options(*game, 2));
        while scene.table.stage() == Stage::Playing {
            let legal = scene.legal();
            let n = scene.table.moves_played() as usize * 7 % legal.len();
            scene.play(&legal[n]).unwrap();
        }
        let result = scene.table.result().unwrap();
        assert_eq!((scene.table.stage(), result.by, result.scores.len()), (Stage::Over, EndedBy::Rules, 2));
        assert_eq!(scene.ask(0, Command::Play { text: "d5".into(), number: 0 }), Err(Refused::Over));
        assert_eq!(scene.ask(0, Command::Resign), Err(Refused::Over));
        assert_eq!((scene.table.to_move(), scene.table.deadline()), (None, None));
    }
}

#[test]
fn a_move_is_refused_with_its_reason() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    let play = |text: &str, number| Command::Play { text: text.into(), number };
    assert_eq!(scene.ask(5, play("d5", 0)), Err(Refused::NotSeated));
    assert_eq!(scene.ask(1, play("d5", 0)), Err(Refused::NotYourTurn));
    assert_eq!(scene.ask(0, play("d5", 1)), Err(Refused::Stale { number: 0 }));
    assert!(matches!(scene.ask(0, play("nonsense", 0)), Err(Refused::Unreadable { .. })));
    assert!(matches!(scene.ask(0, play(&"d5".repeat(100), 0)), Err(Refused::Unreadable { .. })));
    scene.ask(0, play("d5", 0)).unwrap();
    match scene.ask(1, play("d5", 1)) {
        Err(Refused::Rule { clause, kind, fields, message }) => {
            assert!(fields.values().all(|value| message.contains(value.as_str())), "{fields:?}: {message}");
            assert!(clause.starts_with("YINSH ") && !kind.is_empty() && message.contains("d5"), "{clause} {kind} {message}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(scene.ask(0, play("d5", 0)), Err(Refused::Stale { number: 1 }), "the same move again");
}

#[test]
fn rows_and_rings_can_be_begun_anew_until_the_turn_is_over() {
    for steps in ["e9-e10", "e9-e10 xe5-e9"] {
        let mut scene = Scene::started(from(OWN_ROW));
        let before = scene.seen();
        assert_eq!(scene.ask(0, Command::ResetTurn), Err(Refused::NothingToReset), "nothing has been done");
        scene.plays(steps);
        assert!(scene.seen().game.unwrap().may_reset);
        assert_eq!(scene.ask(1, Command::ResetTurn), Err(Refused::NotYourTurn));
        scene.ask(0, Command::ResetTurn).unwrap();
        let (before, after) = (before.game.unwrap(), scene.seen().game.unwrap());
        assert_eq!((after.moves.len(), after.position, after.may_reset), (0, before.position, false));
        // The game goes on from there, and the whole turn can be made in the end.
        scene.plays("e9-e10 xe5-e9 xa2");
        assert_eq!(scene.table.to_move(), Some(Seat(1)));
        assert_eq!(scene.ask(0, Command::ResetTurn), Err(Refused::NotYourTurn));
        assert_eq!(scene.ask(1, Command::ResetTurn), Err(Refused::NothingToReset));
        assert!(scene.table.rated() == scene.seen().rated);
    }
    // Not once the game is over.
    let mut over = Scene::started(from(OWN_ROW));
    over.plays("e9-e10");
    over.ask(1, Command::Resign).unwrap();
    let game = over.seen().game.unwrap();
    assert_eq!((game.may_reset, game.decision), (false, None));
    assert_eq!(over.ask(0, Command::ResetTurn), Err(Refused::Over));
}

#[test]
fn a_turn_does_not_reach_back_over_the_opponents_move() {
    let mut scene = Scene::started(from(THEIR_ROW));
    scene.plays("c5-e5");
    assert_eq!(scene.seen().game.unwrap().decision.unwrap().kind, DecisionKind::Row);
    assert_eq!(scene.ask(1, Command::ResetTurn), Err(Refused::NothingToReset));
    scene.plays("xd1-d5");
    scene.ask(1, Command::ResetTurn).unwrap();
    assert_eq!(scene.table.moves_played(), 1, "White's move stays");
}

#[test]
fn a_claim_of_a_colour_can_be_reset_and_nothing_in_linko() {
    let mut lyngk = Scene::started(options(GameId::Lyngk, 2));
    let claim = lyngk.legal().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    lyngk.plays(&claim);
    assert_eq!(lyngk.table.to_move(), Some(Seat(0)));
    lyngk.ask(0, Command::ResetTurn).unwrap();
    assert_eq!(lyngk.table.moves_played(), 0);
    // Linko!: whatever is decided, there is nothing to reset.
    let mut linko = Scene::started(options(GameId::Linko, 3));
    let mut again = 0;
    for _ in 0..60 {
        let before = linko.table.to_move().unwrap();
        let legal = linko.legal();
        linko.plays(&legal[legal.len() / 2]);
        let Some(seat) = linko.table.to_move() else { break };
        again += u8::from(seat == before);
        assert_eq!(linko.ask(seat.0, Command::ResetTurn), Err(Refused::NothingToReset));
    }
    assert!(again > 0, "a seat decided twice in a row");
}

/// A game of LYNGK in which a seat has just moved, the other has no move, and the same seat decides again and could claim a colour.
fn after_a_skipped_turn() -> Scene {
    for seed in 0..200 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut scene = Scene::started(options(GameId::Lyngk, 2));
        while let Some(seat) = scene.table.to_move() {
            // Seat 0 claims at once, seat 1 never: so it runs out of moves, and colours are left to claim.
            let legal = scene.legal();
            let (claims, moves): (Vec<&String>, Vec<&String>) = legal.iter().partition(|text| text.starts_with("claim:"));
            let claims_now = moves.is_empty() || (seat == Seat(0) && scene.table.moves_played() < 6 && !claims.is_empty());
            scene.plays(if claims_now { claims[0] } else { moves[chance.usize(0..moves.len())] });
            let can_claim = |scene: &Scene| scene.legal().iter().any(|text| text.starts_with("claim:"));
            if !claims_now && scene.table.to_move() == Some(seat) && can_claim(&scene) {
                return scene;
            }
        }
    }
    panic!("nobody was skipped");
}

#[test]
fn whoever_has_claimed_two_colours_is_asked_for_a_move_alone() {
    let mut scene = Scene::started(options(GameId::Lyngk, 2));
    let mut asked = Vec::new();
    for _turn in 0..3 {
        asked.push(scene.table.view(Viewer::Spectator).game.unwrap().decision.unwrap().kind);
        if let Some(claim) = scene.legal().iter().find(|text| text.starts_with("claim:")) {
            scene.plays(claim);
        }
        // The other only moves.
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(scene.table.to_move(), Some(seat));
            let chosen = scene.legal().into_iter().find(|text| !text.starts_with("claim:")).unwrap();
            scene.plays(&chosen);
        }
    }
    assert_eq!(asked, [DecisionKind::ClaimOrMove, DecisionKind::ClaimOrMove, DecisionKind::Move]);
}

#[test]
fn a_turn_that_follows_ones_own_is_begun_anew_alone() {
    let mut scene = after_a_skipped_turn();
    let (seat, before) = (scene.table.to_move().unwrap(), scene.table.moves_played());
    assert_eq!(scene.ask(seat.0, Command::ResetTurn), Err(Refused::NothingToReset), "the turn before is over");
    let claim = scene.legal().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    scene.plays(&claim);
    scene.ask(seat.0, Command::ResetTurn).unwrap();
    assert_eq!(scene.table.moves_played(), before);
}

#[test]
fn a_first_turn_counts_though_the_other_has_none() {
    let scene = after_a_skipped_turn();
    let replay = Replay::of_table(table_id(1), &scene.log, None, &|_| None).unwrap().unwrap();
    let keep = Some(scene.table.moves_played() - 1);
    let before = replay.study(&Wanted { keep, moves: &[], from: None, viewer: None, person: None }).unwrap();
    let last = scene.seen().game.unwrap().moves.pop().unwrap();
    // The same move as the first one of a game from there.
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 5 };
    let mut again = Scene::started(Options { start: before.positions[0].text.clone(), clock, ..options(GameId::Lyngk, 2) });
    again.plays(&last.text);
    assert_eq!(again.table.to_move(), Some(Seat(last.seat)));
    let clocks = again.seen().game.unwrap().clocks.unwrap();
    assert_eq!((clocks.running, clocks.seats[0].remaining_ms, clocks.seats[1].remaining_ms), (Some(last.seat), 60_000, 60_000));
}

#[test]
fn who_gives_up_loses_and_a_game_of_two_is_over() {
    for game in GameId::ALL {
        for seat in 0..2 {
            let mut scene = Scene::started(options(*game, 2));
            scene.ask(seat, Command::Resign).unwrap();
            let result = scene.table.result().unwrap();
            assert_eq!((&result.winners[..], result.by, scene.table.stage()), (&[1 - seat][..], EndedBy::Resignation, Stage::Over));
            assert_eq!(scene.ask(seat, Command::Resign), Err(Refused::Over));
        }
    }
}

#[test]
fn a_game_is_broken_off_only_before_everybody_has_moved() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.plays("d5");
    scene.ask(0, Command::Abort).unwrap();
    let result = scene.table.result().unwrap();
    assert_eq!((result.winners.len(), result.scores.len(), result.by), (0, 0, EndedBy::Abort));
    let mut late = Scene::started(options(GameId::Yinsh, 2));
    late.plays("d5 e7");
    assert_eq!(late.ask(0, Command::Abort), Err(Refused::TooLateToAbort));
    // Not half of the first turn counts, but the whole.
    let mut half = Scene::started(options(GameId::Lyngk, 2));
    let first = half.legal().into_iter().find(|text| !text.starts_with("claim:")).unwrap();
    half.plays(&first);
    let claim = half.legal().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    half.plays(&claim);
    half.ask(1, Command::Abort).unwrap();
}

#[test]
fn what_a_move_would_do_is_shown_where_nothing_is_hidden() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    let (Some(Position::Yinsh(position)), _) = scene.table.preview(Viewer::Spectator, "d5").unwrap() else { panic!("it is YINSH") };
    assert_eq!(position.rings[0], ["d5"]);
    assert_eq!(scene.table.moves_played(), 0, "nothing has happened");
    assert!(matches!(scene.table.preview(Viewer::Spectator, "zz"), Err(Refused::Unreadable { .. })));
    scene.ask(0, Command::Resign).unwrap();
    assert_eq!(scene.table.preview(Viewer::Spectator, "d5"), Err(Refused::Over));
    let linko = Scene::started(options(GameId::Linko, 2));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(linko.table.preview(viewer, &linko.legal()[0]), Err(Refused::Hidden));
    }
    // Who decides is told whom a set would attack (nobody has one yet), but no position: it could hold what comes next.
    assert_eq!(linko.table.preview(Viewer::Seat(Seat(0)), &linko.legal()[0]), Ok((None, Effects::default())));
    let waiting = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    assert_eq!(waiting.table.preview(Viewer::Spectator, "d5"), Err(Refused::NotStarted));
}

#[test]
fn what_a_move_does_besides_is_told_before_it_and_with_it() {
    let scene = Scene::started(from(OWN_ROW));
    let effects = |scene: &Scene, text: &str| scene.table.preview(Viewer::Seat(Seat(0)), text).unwrap().1;
    assert_eq!(effects(&scene, "e9-e10").rows, ["e5-e9"]);
    assert_eq!(effects(&scene, "a5-b6"), Effects::default());
    let start = "lyngk/standard board=-/-,-,-,-/r,-,-,gr,-,-,-/-,-,-,-,-,bk/-,-,-,b,-,-,-/-,-,-,-,i,-/-,-,-,-,-,-,-/-,-,k,-/- \
                 turn=0 claims=r,-;k,- taken=wigkr+wibgr+ibgkr+ibgkr+ibgkr+ibgkr;wibgk";
    let mut scene = Scene::started(Options { start: Some(start.into()), ..options(GameId::Lyngk, 2) });
    assert_eq!(effects(&scene, "c1-f7").way, ["c1", "c4", "f7"]);
    let Position::Lyngk(position) = scene.table.view(Viewer::Spectator).game.unwrap().position else { panic!("it is LYNGK") };
    assert_eq!(position.links, [vec!["c1-c4".to_owned()], Vec::new()]);
    scene.plays("c1-f7");
    assert_eq!(scene.table.view(Viewer::Spectator).game.unwrap().way, ["c1", "c4", "f7"]);
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(scene.table.view(Viewer::Spectator).game.unwrap().way.len(), 0, "nothing has been played");
}

#[test]
fn a_bot_plays_by_its_view() {
    let offers = vec![SeatOffer::Bot("weak".into()), SeatOffer::Me];
    let mut scene = Scene::open(options(GameId::Yinsh, 2), offers).unwrap();
    assert_eq!(scene.table.bot_to_move(), Some((Seat(0), "weak")));
    assert!(scene.table.game_view::<yinsh::State>(Viewer::Seat(Seat(0))).is_some());
    assert!(scene.table.game_view::<linko::State>(Viewer::Seat(Seat(0))).is_none(), "another game");
    let by_person = By::Person { id: person(0), seat: Some(Seat(0)), lag_ms: 0, held_ms: 0, guest: false };
    let play = Input::Asked(Command::Play { text: "d5".into(), number: 0 });
    assert_eq!(scene.input(by_person, play), Err(Refused::WhichSeat));
    scene.play("d5").unwrap();
    assert_eq!(scene.table.bot_to_move(), None);
}

#[test]
fn a_table_can_be_sent_to_another_thread() {
    fn sendable<T: Send + Sync>() {}
    sendable::<trilynx_table::Table>();
}
