//! Vacations: clocks that stand still, and those that do not.

use crate::scene::{Scene, options, person};
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::Event;
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, Options, Refused, SeatOffer, TournamentId};
use trilynx_table::{Input, Opening};

const DAY: u64 = 86_400_000;
const UNTIL: u64 = 1_790_700_000_000;
const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn slow() -> Options {
    Options { clock: ClockRule::Correspondence { days: 2 }, ..options(GameId::Yinsh, 2) }
}

fn goes(scene: &mut Scene, seat: Seat) {
    scene.server(Input::Vacation(seat, Some(UNTIL)));
}

fn comes_back(scene: &mut Scene, seat: Seat) {
    scene.server(Input::Vacation(seat, None));
}

/// What the clocks show, and which runs.
fn clocks(scene: &Scene) -> (Vec<u64>, Option<u8>) {
    let clocks = scene.seen().game.unwrap().clocks.unwrap();
    (clocks.seats.iter().map(|clock| u64::from(clock.remaining_ms)).collect(), clocks.running)
}

fn ended(scene: &Scene) -> Option<(Vec<u8>, EndedBy)> {
    scene.table.result().map(|result| (result.winners.clone(), result.by))
}

#[test]
fn the_clock_of_who_is_on_vacation_stands_still_on_their_turns() {
    let mut scene = Scene::started(slow());
    scene.now += DAY / 2;
    goes(&mut scene, FIRST);
    assert_eq!(clocks(&scene), (vec![DAY + DAY / 2, 2 * DAY], None), "what has run before is charged");
    assert_eq!(scene.seen().seats[0].vacation_until_unix_ms, Some(UNTIL));
    assert_eq!((scene.table.deadline(), scene.table.time_short_at()), (None, None));
    scene.pass(40 * DAY);
    assert_eq!(ended(&scene), None);
    comes_back(&mut scene, FIRST);
    assert_eq!((clocks(&scene), scene.seen().seats[0].vacation_until_unix_ms), ((vec![DAY + DAY / 2, 2 * DAY], Some(0)), None));
    scene.pass(DAY + DAY / 2 - 1);
    assert_eq!(ended(&scene), None);
    scene.pass(1);
    assert_eq!(ended(&scene), Some((vec![], EndedBy::Abort)), "before everybody has made a first turn nobody loses");
}

#[test]
fn the_clocks_of_others_go_on() {
    let mut scene = Scene::started(slow());
    scene.plays("d5 e5 f5");
    scene.now += DAY;
    goes(&mut scene, FIRST);
    assert_eq!(clocks(&scene), (vec![2 * DAY, 2 * DAY], Some(1)));
    assert_eq!(scene.table.time_left(SECOND, scene.now), Some(DAY), "as if nothing had happened");
    scene.pass(DAY);
    assert_eq!(ended(&scene), Some((vec![0], EndedBy::Time)));
}

#[test]
fn who_moves_on_vacation_has_all_of_the_days_for_the_next_turn() {
    let mut scene = Scene::started(slow());
    scene.now += DAY;
    goes(&mut scene, FIRST);
    scene.plays("d5");
    assert_eq!(clocks(&scene), (vec![2 * DAY, 2 * DAY], Some(1)));
    scene.now += DAY;
    scene.plays("e5");
    assert_eq!(clocks(&scene), (vec![2 * DAY, 2 * DAY], None));
    // Both at a time.
    goes(&mut scene, SECOND);
    scene.now += 9 * DAY;
    scene.plays("f5");
    assert_eq!((clocks(&scene).1, scene.table.deadline()), (None, None));
    comes_back(&mut scene, FIRST);
    assert_eq!(clocks(&scene).1, None, "it is the other's turn");
    comes_back(&mut scene, SECOND);
    assert_eq!(clocks(&scene), (vec![2 * DAY, 2 * DAY], Some(1)));
    // Going back and a turn that is taken back leave it as it is.
    goes(&mut scene, SECOND);
    scene.ask(0, Command::AskTakeback { to: 2 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(clocks(&scene).1, Some(0));
}

#[test]
fn a_clock_that_has_run_out_is_not_stopped() {
    let mut scene = Scene::started(slow());
    scene.plays("d5 e5");
    scene.now += 2 * DAY;
    let events = scene.log.len();
    goes(&mut scene, FIRST);
    assert_eq!(scene.log.len(), events);
    assert_eq!(scene.play("f5"), Err(Refused::TimeUp));
    scene.server(Input::Tick);
    assert_eq!(ended(&scene), Some((vec![1], EndedBy::Time)));
    goes(&mut scene, FIRST);
    assert!(matches!(scene.last(), Event::Ended { .. }), "over is over");
}

#[test]
fn what_changes_nothing_is_no_event() {
    let mut scene = Scene::started(slow());
    comes_back(&mut scene, FIRST);
    goes(&mut scene, FIRST);
    goes(&mut scene, FIRST);
    goes(&mut scene, Seat(9));
    let told: Vec<&Event> =
        scene.log.iter().map(|entry| &entry.event).filter(|event| matches!(event, Event::VacationBegan { .. })).collect();
    assert_eq!(told.len(), 1);
    scene.server(Input::Vacation(FIRST, Some(UNTIL + 1)));
    assert_eq!(scene.seen().seats[0].vacation_until_unix_ms, Some(UNTIL + 1));
    assert!(matches!(scene.last(), Event::VacationBegan { until_unix_ms, .. } if *until_unix_ms == UNTIL + 1));
}

#[test]
fn it_is_for_games_with_days_per_turn_also_in_tournaments_that_allow_it() {
    for clock in [ClockRule::None, ClockRule::Fischer { initial_s: 600, increment_s: 0 }] {
        let mut scene = Scene::started(Options { clock, ..slow() });
        goes(&mut scene, FIRST);
        assert_eq!(scene.seen().seats[0].vacation_until_unix_ms, None, "{clock:?}");
    }
    let opening = Opening {
        options: slow(),
        by: person(9),
        offers: (0..2).map(|n| SeatOffer::For(person(n))).collect(),
        occupants: (0..2).map(|n| Some(Occupant::Person(person(n)))).collect(),
        rematch_of: None,
        guest: false,
    };
    let mut scene = Scene::open_for(Some(TournamentId::from_random([7; 16])), opening, 1).unwrap();
    // Whether this one allows it, the server knows: it says nothing where it does not.
    assert_eq!((scene.seen().seats[0].vacation_until_unix_ms, clocks(&scene).1), (None, Some(0)));
    goes(&mut scene, FIRST);
    assert_eq!((scene.seen().seats[0].vacation_until_unix_ms, clocks(&scene).1), (Some(UNTIL), None));
}
