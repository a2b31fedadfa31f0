//! Moves planned ahead: which plans there are, and what they answer.

use crate::scene::{Scene, options};
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::StoredPlan;
use trilynx_protocol::{ClockRule, Command, Options, Refused};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn slow(game: GameId) -> Options {
    Options { clock: ClockRule::Correspondence { days: 2 }, ..options(game, 2) }
}

fn lines(written: &[&str]) -> Vec<Vec<String>> {
    written.iter().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// What the second seat plans now.
fn plan(scene: &Scene, written: &[&str]) -> Result<StoredPlan, Refused> {
    scene.table.plan(SECOND, scene.table.moves_played(), &lines(written))
}

fn left(scene: &Scene, plan: &StoredPlan) -> Vec<String> {
    let text = |line: Vec<(Seat, String)>| line.into_iter().map(|(seat, text)| format!("{}:{text}", seat.0)).collect::<Vec<_>>().join(" ");
    scene.table.planned(plan).into_iter().map(text).collect()
}

#[test]
fn a_plan_answers_what_it_expects_and_is_void_after_anything_else() {
    let mut scene = Scene::started(slow(GameId::Yinsh));
    let made = plan(&scene, &["d5 e5 f5 g5", "d6 e5"]).unwrap();
    assert_eq!((made.game, made.after), (0, 0));
    assert_eq!(left(&scene, &made), ["0:d5 1:e5 0:f5 1:g5", "0:d6 1:e5"]);
    assert_eq!(scene.table.planned_answer(SECOND, &made), None, "it is not their turn yet");
    let mut other = Scene::started(slow(GameId::Yinsh));
    other.plays("d7");
    assert_eq!((other.table.planned_answer(SECOND, &made), left(&other, &made).len()), (None, 0));
    scene.plays("d5");
    assert_eq!(scene.table.planned_answer(SECOND, &made).as_deref(), Some("e5"));
    assert_eq!(scene.table.planned_answer(FIRST, &made), None);
    scene.plays("e5");
    assert_eq!(left(&scene, &made), ["0:f5 1:g5"]);
    scene.plays("f5");
    assert_eq!(scene.table.planned_answer(SECOND, &made).as_deref(), Some("g5"));
    scene.plays("g5");
    assert_eq!(left(&scene, &made), [""; 0], "it has been played to its end");
    // Fewer moves than when it was made: they were taken back.
    let late = plan(&scene, &["d1 e1"]).unwrap();
    scene.ask(0, Command::AskTakeback { to: 2 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(left(&scene, &late), [""; 0]);
    scene.ask(0, Command::Resign).unwrap();
    assert_eq!(left(&scene, &made), [""; 0]);
}

#[test]
fn moves_are_planned_by_the_rules_and_to_the_end_of_a_turn() {
    let mut scene = Scene::started(slow(GameId::Yinsh));
    assert!(matches!(plan(&scene, &["d5 d5"]), Err(Refused::Rule { .. })));
    assert!(matches!(plan(&scene, &["d5 nonsense"]), Err(Refused::Unreadable { .. })));
    assert_eq!(plan(&scene, &["d5 e5 f5"]), Err(Refused::PlanUnfinished));
    assert_eq!(plan(&scene, &[""]), Err(Refused::PlanUnfinished));
    assert_eq!(plan(&scene, &["d5 e5", "d5 e6"]), Err(Refused::PlanAmbiguous));
    assert_eq!(plan(&scene, &["d5 e5 f5 g5", "d5 e6"]), Err(Refused::PlanAmbiguous));
    let made = plan(&scene, &["d5 e5", "d5 e5 f5 g5", "d5 e5 f6 g6", "d5 e5"]).unwrap();
    assert_eq!(made.lines, lines(&["d5 e5 f5 g5", "d5 e5 f6 g6"]), "what says no more than another line is left out");
    assert_eq!(scene.table.plan(SECOND, 1, &lines(&["d5 e5"])), Err(Refused::Stale { number: 0 }));
    assert_eq!(scene.table.plan(FIRST, 0, &lines(&["d5 e5"])), Err(Refused::NothingToPlan), "it is their turn");
    assert_eq!(scene.table.plan(Seat(7), 0, &[]), Err(Refused::NotSeated));
    scene.ask(1, Command::Resign).unwrap();
    assert_eq!(plan(&scene, &["d5 e5"]), Err(Refused::Over));
}

#[test]
fn moves_are_planned_where_a_turn_has_days_and_nothing_is_hidden() {
    assert_eq!(plan(&Scene::started(options(GameId::Yinsh, 2)), &[]), Err(Refused::NothingToPlan));
    for game in GameId::ALL {
        let scene = Scene::started(slow(*game));
        let hides = scene.seen().game.unwrap().start.is_none();
        assert_eq!(scene.table.lets_plan(), !hides);
        // Who decides cannot plan; all others can.
        let seat = if scene.table.to_move() == Some(FIRST) { SECOND } else { FIRST };
        let expected = if hides { Err(Refused::Hidden) } else { Ok(0) };
        assert_eq!(scene.table.plan(seat, 0, &[]).map(|plan| plan.lines.len()), expected, "{game:?}");
    }
}
