//! Clocks: to the millisecond.

use crate::scene::{Scene, options, person};
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::Event;
use trilynx_protocol::wire::{DecisionKind, Stage};
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, Options, Refused, SeatClock, SeatOffer};
use trilynx_table::{Input, MAX_LAG_MS, Opening};

const DAY_MS: u64 = 86_400_000;
const LAG: u64 = MAX_LAG_MS as u64;

fn with_clock(game: GameId, clock: ClockRule) -> Options {
    Options { clock, ..options(game, 2) }
}

/// Both have made their first turn, and White's clock runs.
fn running(clock: ClockRule) -> Scene {
    let mut scene = Scene::started(with_clock(GameId::Yinsh, clock));
    scene.plays("d5 e7");
    scene
}

fn clocks(scene: &Scene) -> Vec<SeatClock> {
    scene.seen().game.unwrap().clocks.unwrap().seats
}

fn remaining(scene: &Scene) -> Vec<u32> {
    clocks(scene).iter().map(|clock| clock.remaining_ms).collect()
}

/// Plays any move after so long.
fn after(scene: &mut Scene, ms: u64, lag_ms: u32) -> Result<(), Refused> {
    scene.now += ms;
    let text = scene.legal()[0].clone();
    scene.play_with_lag(&text, lag_ms)
}

#[test]
fn the_first_turn_is_free_and_earns_nothing() {
    let mut scene = Scene::started(with_clock(GameId::Yinsh, ClockRule::Fischer { initial_s: 60, increment_s: 5 }));
    assert_eq!(scene.seen().game.unwrap().clocks.unwrap().running, None);
    after(&mut scene, 20_000, 0).unwrap();
    after(&mut scene, 29_999, 0).unwrap();
    assert_eq!(remaining(&scene), [60_000, 60_000]);
    assert_eq!(scene.seen().game.unwrap().clocks.unwrap().running, Some(0));
    assert_eq!(scene.seen().game.unwrap().moves[0].took_ms, 20_000);
}

#[test]
fn fischer_charges_adds_and_flags_on_the_last_millisecond() {
    let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 5 });
    after(&mut scene, 59_999, 0).unwrap();
    assert_eq!(remaining(&scene), [5_001, 60_000]);
    assert_eq!(after(&mut scene, 60_000, 0), Err(Refused::TimeUp));
    scene.pass(LAG - 1);
    assert_eq!(scene.table.stage(), Stage::Playing, "a move that is in time may still be on its way");
    assert_eq!(scene.table.deadline(), Some(scene.now + 1));
    scene.pass(1);
    let result = scene.table.result().unwrap();
    assert_eq!((&result.winners[..], result.by), (&[0][..], EndedBy::Time));
    assert_eq!(remaining(&scene), [5_001, 0]);
    assert!(!clocks(&scene)[1].in_period, "there are no periods");
}

#[test]
fn the_clock_stops_with_the_game() {
    let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 5 });
    scene.now += 10_000;
    scene.ask(1, Command::Resign).unwrap();
    let clocks = scene.seen().game.unwrap().clocks.unwrap();
    assert_eq!((clocks.running, clocks.seats[0].remaining_ms), (None, 50_000));
    assert_eq!(scene.table.time_left(Seat(0), scene.now), None);
}

#[test]
fn who_has_made_a_turn_is_out_of_time_though_another_has_made_none() {
    // Linko!: the one who is attacked decides in the turn of another; here the third has not had a turn yet.
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let mut answered = 0;
    for chance in 0..40 {
        let opening = Opening {
            options: Options { clock, ..options(GameId::Linko, 3) },
            by: person(0),
            offers: vec![SeatOffer::Open; 3],
            occupants: (0..3).map(|n| Some(Occupant::Person(person(n)))).collect(),
            rematch_of: None,
            guest: false,
        };
        let mut scene = Scene::open_with(opening, chance).unwrap();
        let lowest_above = |scene: &Scene, above: u8| {
            let cards = scene.legal().into_iter().filter_map(|text| text.parse::<u8>().ok().filter(|card| *card > above));
            cards.min()
        };
        let Some(low) = lowest_above(&scene, 0) else { continue };
        scene.plays(&low.to_string());
        let Some(high) = lowest_above(&scene, low) else { continue };
        scene.plays(&high.to_string());
        while scene.table.to_move() == Some(Seat(1)) {
            let leave = scene.legal().into_iter().find(|text| *text != "take").unwrap();
            scene.plays(&leave);
        }
        if scene.table.to_move() != Some(Seat(0)) {
            continue;
        }
        answered += 1;
        assert_eq!(scene.seen().game.unwrap().clocks.unwrap().running, Some(0));
        scene.pass(60_000 + LAG);
        assert_eq!(scene.last(), &Event::Replaced { seat: 0, bot: "strong".into() }, "the game is not broken off");
    }
    assert!(answered > 0, "nobody was attacked");
}

#[test]
fn a_turn_of_linko_earns_one_increment_however_much_is_decided_in_it() {
    let rule = ClockRule::Fischer { initial_s: 600, increment_s: 1 };
    let mut scene = Scene::started(with_clock(GameId::Linko, rule));
    let mut chance = fastrand::Rng::with_seed(1);
    let (mut again, mut ended) = (0, 0);
    while let Some(seat) = scene.table.to_move() {
        let (before, legal) = (scene.seen().game.unwrap().clocks.unwrap(), scene.legal());
        scene.now += 10;
        scene.plays(&legal[chance.usize(0..legal.len())]);
        let Some(decision) = scene.seen().game.unwrap().decision else { break };
        let goes_on = decision.seat == seat.0 && decision.kind != DecisionKind::Lay;
        if before.running == Some(seat.0) {
            let earned = if goes_on { 0 } else { 1_000 };
            assert_eq!(remaining(&scene)[seat.index()], before.seats[seat.index()].remaining_ms - 10 + earned);
            *if goes_on { &mut again } else { &mut ended } += 1;
        }
    }
    assert!(again > 3 && ended > 10, "{again} decisions within a turn, {ended} at its end");
}

#[test]
fn every_turn_earns_its_increment_though_the_other_is_skipped() {
    let rule = ClockRule::Fischer { initial_s: 10_800, increment_s: 1 };
    let mut skipped = 0;
    for seed in 0..40 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut scene = Scene::started(with_clock(GameId::Lyngk, rule));
        let (mut turns, mut last) = ([0, 0], None);
        while let Some(seat) = scene.table.to_move() {
            let legal = scene.legal();
            let text = &legal[chance.usize(0..legal.len())];
            let ends_turn = !text.starts_with("claim:");
            let before = remaining(&scene)[seat.index()];
            scene.now += 10;
            scene.plays(text);
            if scene.table.to_move().is_none() {
                break;
            }
            let (free, earned) = (turns[seat.index()] == 0, if ends_turn { 1_000 } else { 0 });
            let expected = if free { before } else { before - 10 + earned };
            assert_eq!(remaining(&scene)[seat.index()], expected, "seed {seed}: {text} in turn {}", turns[seat.index()]);
            if ends_turn {
                skipped += u32::from(last == Some(seat));
                last = Some(seat);
                turns[seat.index()] += 1;
            }
        }
        if skipped > 0 {
            return;
        }
    }
    panic!("nobody was ever skipped");
}

#[test]
fn lag_is_forgiven_up_to_what_was_measured_what_is_usual_and_what_has_passed() {
    for (spent, lag, charged) in [(10_000, 300, 9_700), (10_000, 5_000, 9_500), (200, 300, 0), (0, 300, 0), (500, 500, 0), (501, 9_999, 1)]
    {
        let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 0 });
        after(&mut scene, spent, lag).unwrap();
        assert_eq!(remaining(&scene)[0], 60_000 - charged, "{spent} ms with a lag of {lag}");
        assert_eq!(scene.seen().game.unwrap().moves[2].took_ms, charged);
        let Event::Moved { lag_ms, .. } = *scene.last() else { panic!("{:?}", scene.last()) };
        assert_eq!(u64::from(lag_ms) + u64::from(charged), spent, "the log says what was forgiven");
    }
    // It can save a flag, but not for longer than that.
    let mut saved = running(ClockRule::Fischer { initial_s: 60, increment_s: 0 });
    assert_eq!(after(&mut saved, 60_499, 499), Err(Refused::TimeUp));
    after(&mut saved, 0, 500).unwrap();
    assert_eq!(remaining(&saved)[0], 1);
}

#[test]
fn an_unmeasured_bot_gets_no_time_for_its_way() {
    let offers = vec![SeatOffer::Bot("weak".into()), SeatOffer::Me];
    let rule = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let mut scene = Scene::open(with_clock(GameId::Yinsh, rule), offers).unwrap();
    scene.plays("d5 e7");
    assert_eq!(scene.table.time_left(Seat(0), scene.now + 10_000), Some(50_000));
    assert_eq!(scene.table.time_left(Seat(1), scene.now), None, "its clock does not run");
    scene.pass(59_999);
    assert_eq!(scene.table.stage(), Stage::Playing);
    scene.pass(1);
    assert_eq!(scene.table.result().unwrap().by, EndedBy::Time);
}

#[test]
fn byoyomi_uses_main_time_then_periods() {
    let rule = ClockRule::Byoyomi { main_s: 10, periods: 3, period_s: 5 };
    let shows = |remaining_ms, periods, in_period| SeatClock { remaining_ms, periods, in_period };
    let mut scene = running(rule);
    let turns = [
        (9_999, shows(1, 3, false)),    // main time only
        (1, shows(5_000, 3, true)),     // the last of it: in the first period, which is whole again
        (4_999, shows(5_000, 3, true)), // within the period
        (5_000, shows(5_000, 2, true)), // all of it
        (9_999, shows(5_000, 1, true)), // one whole and most of the last
        (4_999, shows(5_000, 1, true)),
    ];
    for (spent, expected) in turns {
        after(&mut scene, spent, 0).unwrap();
        assert_eq!(clocks(&scene)[0], expected, "after {spent} ms");
        after(&mut scene, 0, 0).unwrap();
    }
    assert_eq!(after(&mut scene, 5_000, 0), Err(Refused::TimeUp));
    scene.pass(LAG);
    assert_eq!((&scene.table.result().unwrap().winners[..], clocks(&scene)[0]), (&[1][..], shows(0, 0, true)));
    // All at once: main time and three periods.
    let mut slow = running(rule);
    assert_eq!(slow.table.deadline(), Some(slow.now + 25_000 + LAG));
    assert_eq!(after(&mut slow, 25_000, 0), Err(Refused::TimeUp));
    let mut nearly = running(rule);
    after(&mut nearly, 24_999, 0).unwrap();
    assert_eq!(clocks(&nearly)[0], shows(5_000, 1, true));
    // Without main time the first period runs at once.
    let bare = running(ClockRule::Byoyomi { main_s: 0, periods: 2, period_s: 5 });
    assert_eq!(clocks(&bare)[0], shows(5_000, 2, true));
}

#[test]
fn correspondence_gives_the_days_anew_for_every_turn() {
    let mut scene = Scene::started(with_clock(GameId::Yinsh, ClockRule::Correspondence { days: 2 }));
    assert_eq!(scene.seen().game.unwrap().clocks.unwrap().running, Some(0), "the first turn is on the clock too");
    after(&mut scene, 2 * DAY_MS - 1, 0).unwrap();
    assert_eq!(u64::from(remaining(&scene)[0]), 2 * DAY_MS);
    after(&mut scene, DAY_MS, 400).unwrap();
    assert_eq!(scene.seen().game.unwrap().moves[1].took_ms, DAY_MS as u32, "no lag counts in days");
    scene.pass(2 * DAY_MS - 1);
    assert_eq!(scene.table.stage(), Stage::Playing);
    scene.pass(1);
    assert_eq!((scene.table.result().unwrap().by, scene.table.result().unwrap().winners.clone()), (EndedBy::Time, vec![1]));
    let mut never = Scene::started(with_clock(GameId::Yinsh, ClockRule::Correspondence { days: 1 }));
    never.pass(DAY_MS);
    assert_eq!(never.table.result().unwrap().by, EndedBy::Abort, "who never came has not lost");
}

#[test]
fn time_is_short_when_four_fifths_of_a_long_turn_are_gone() {
    let mut scene = Scene::started(with_clock(GameId::Yinsh, ClockRule::Correspondence { days: 2 }));
    assert_eq!(scene.table.time_short_at(), Some(scene.now + 2 * DAY_MS * 4 / 5));
    after(&mut scene, DAY_MS, 0).unwrap();
    assert_eq!(scene.table.time_short_at(), Some(scene.now + 2 * DAY_MS * 4 / 5), "the other one's turn");
    scene.ask(1, Command::Resign).unwrap();
    assert_eq!(scene.table.time_short_at(), None);
    for (clock, ms) in [
        (ClockRule::None, None),
        (ClockRule::Fischer { initial_s: 3600, increment_s: 60 }, None),
        (ClockRule::Fischer { initial_s: 7200, increment_s: 0 }, Some(5_760_000)),
        (ClockRule::Byoyomi { main_s: 7000, periods: 2, period_s: 100 }, Some(5_760_000)),
    ] {
        let scene = running(clock);
        assert_eq!(scene.table.time_short_at(), ms.map(|ms: u64| scene.now + ms), "{clock:?}");
    }
}

#[test]
fn who_does_not_make_the_first_turn_in_time_breaks_the_game_off() {
    for (initial_s, limit) in [(60, 30_000), (600, 60_000), (10_800, 180_000)] {
        for moves in ["", "d5"] {
            let mut scene = Scene::started(with_clock(GameId::Yinsh, ClockRule::Fischer { initial_s, increment_s: 0 }));
            scene.plays(moves);
            assert_eq!(scene.table.deadline(), Some(scene.now + limit));
            scene.pass(limit - 1);
            assert_eq!(scene.table.stage(), Stage::Playing);
            scene.pass(1);
            assert_eq!((scene.table.stage(), scene.table.result().unwrap().by), (Stage::Over, EndedBy::Abort));
        }
    }
    let mut no_clock = Scene::started(options(GameId::Yinsh, 2));
    assert_eq!(no_clock.table.deadline(), None);
    no_clock.pass(u64::MAX / 4);
    assert_eq!(no_clock.table.stage(), Stage::Playing);
}

#[test]
fn the_increment_comes_when_the_turn_is_over_not_for_every_decision() {
    let rule = ClockRule::Fischer { initial_s: 60, increment_s: 5 };
    let mut scene = Scene::started(with_clock(GameId::Lyngk, rule));
    let stack = |scene: &Scene| scene.legal().into_iter().find(|text| !text.starts_with("claim:")).unwrap();
    for _ in 0..2 {
        let text = stack(&scene);
        scene.plays(&text);
    }
    let claim = scene.legal().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    scene.now += 1_000;
    scene.plays(&claim);
    assert_eq!(remaining(&scene), [59_000, 60_000], "still the same turn");
    scene.now += 1_000;
    let text = stack(&scene);
    scene.plays(&text);
    assert_eq!(remaining(&scene), [63_000, 60_000]);
}

#[test]
fn time_does_not_come_back_with_the_moves() {
    let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 0 });
    after(&mut scene, 10_000, 0).unwrap();
    scene.now += 7_000;
    scene.ask(0, Command::AskTakeback { to: 2 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(remaining(&scene), [50_000, 53_000]);
    after(&mut scene, 1_000, 0).unwrap();
    assert_eq!(remaining(&scene), [49_000, 53_000]);
    // Once time is up nothing can be taken back.
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    scene.now += 53_000;
    assert_eq!(scene.ask(1, Command::AnswerTakeback { accept: true }), Err(Refused::TimeUp));
    // A period is whole again, and so are the days.
    let mut period = running(ClockRule::Byoyomi { main_s: 0, periods: 2, period_s: 5 });
    after(&mut period, 0, 0).unwrap();
    period.now += 3_000;
    period.ask(0, Command::AskTakeback { to: 2 }).unwrap();
    period.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(remaining(&period), [5_000, 5_000]);
}

#[test]
fn a_game_taken_back_to_its_beginning_begins_with_free_turns() {
    let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 5 });
    scene.ask(0, Command::AskTakeback { to: 0 }).unwrap();
    scene.ask(1, Command::AnswerTakeback { accept: true }).unwrap();
    assert_eq!(scene.seen().game.unwrap().clocks.unwrap().running, None);
    after(&mut scene, 20_000, 0).unwrap();
    assert_eq!(remaining(&scene), [60_000, 60_000], "free, and earning nothing");
    scene.ask(1, Command::Abort).unwrap();
}

#[test]
fn another_who_leaves_does_not_touch_the_clock_that_runs() {
    let rule = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let mut scene = Scene::started(Options { clock: rule, ..options(GameId::Linko, 3) });
    while scene.seen().game.unwrap().clocks.unwrap().running.is_none() {
        let text = scene.legal()[0].clone();
        scene.plays(&text);
    }
    let seat = scene.table.to_move().unwrap();
    let leaver = (0..3).find(|n| *n != seat.0).unwrap();
    scene.now += 7_000;
    scene.ask(leaver, Command::Resign).unwrap();
    assert_eq!(scene.table.time_left(seat, scene.now), Some(53_000));
    after(&mut scene, 1_000, 0).unwrap();
    assert_eq!(scene.seen().game.unwrap().moves.last().unwrap().took_ms, 8_000, "the whole time that was thought");
}

#[test]
fn a_turn_begun_anew_costs_what_it_took() {
    let start = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
    let rule = ClockRule::Correspondence { days: 1 };
    let mut scene = Scene::started(Options { start: Some(start.into()), ..with_clock(GameId::Yinsh, rule) });
    scene.now += 10_000;
    scene.plays("e9-e10");
    scene.now += 5_000;
    scene.ask(0, Command::ResetTurn).unwrap();
    scene.now += 1_000;
    scene.plays("e9-e10");
    assert_eq!(u64::from(remaining(&scene)[0]), DAY_MS - 16_000);
}

#[test]
fn a_clock_that_is_set_back_changes_nothing() {
    let mut scene = running(ClockRule::Fischer { initial_s: 60, increment_s: 0 });
    scene.now -= 500_000;
    after(&mut scene, 0, 0).unwrap();
    assert_eq!(remaining(&scene), [60_000, 60_000]);
    scene.now = u64::MAX;
    scene.server(Input::Tick);
    assert_eq!(scene.table.result().unwrap().by, EndedBy::Time);
}
