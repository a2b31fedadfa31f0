//! Going away and coming back, claims, seats that are played on, bots that fail.

use crate::scene::{Scene, VICTORY, options, person};
use trilynx_games::{GameId, Seat};
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::Event;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, Options, Refused, SeatOffer};
use trilynx_table::{AWAY_WITHOUT_CLOCK_MS, Input};

const DRAW: Command = Command::Claim { what: Claim::Draw };

fn fischer(game: GameId, players: u8, initial_s: u32) -> Options {
    Options { clock: ClockRule::Fischer { initial_s, increment_s: 10 }, ..options(game, players) }
}

#[test]
fn a_game_is_claimed_after_an_absence_in_proportion_to_the_clock() {
    let byoyomi = ClockRule::Byoyomi { main_s: 300, periods: 10, period_s: 30 };
    let cases = [
        (fischer(GameId::Yinsh, 2, 60), 15_000),
        (fischer(GameId::Yinsh, 2, 600), 60_000),
        (fischer(GameId::Yinsh, 2, 10_800), 180_000),
        (Options { clock: byoyomi, ..options(GameId::Yinsh, 2) }, 60_000),
        (options(GameId::Yinsh, 2), AWAY_WITHOUT_CLOCK_MS),
    ];
    for (options, limit) in cases {
        for (what, winners) in [(VICTORY, vec![0]), (DRAW, vec![])] {
            let mut scene = Scene::started(options.clone());
            scene.plays("d5");
            assert_eq!(scene.ask(0, what.clone()), Err(Refused::NobodyAway { wait_ms: None }));
            scene.server(Input::WentAway(Seat(1)));
            scene.now += limit - 1;
            assert_eq!(scene.ask(0, what.clone()), Err(Refused::NobodyAway { wait_ms: Some(1) }));
            assert_eq!(scene.ask(1, what.clone()), Err(Refused::NobodyAway { wait_ms: None }), "not by the absent one");
            scene.now += 1;
            scene.ask(0, what.clone()).unwrap();
            let result = scene.table.result().unwrap();
            assert_eq!((&result.winners, result.by), (&winners, EndedBy::Absence));
            assert_eq!(scene.ask(0, what.clone()), Err(Refused::Over));
        }
    }
}

#[test]
fn coming_back_saves_the_game_and_days_need_no_claim() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.server(Input::WentAway(Seat(1)));
    scene.now += AWAY_WITHOUT_CLOCK_MS;
    scene.server(Input::WentAway(Seat(1)));
    scene.server(Input::CameBack(Seat(1)));
    assert_eq!(scene.ask(0, VICTORY), Err(Refused::NobodyAway { wait_ms: None }));
    let events = scene.log.len();
    for nothing in
        [Input::CameBack(Seat(1)), Input::CameBack(Seat(9)), Input::WentAway(Seat(9)), Input::BotFailed(Seat(9)), Input::BotFailed(Seat(0))]
    {
        scene.server(nothing);
    }
    assert_eq!(scene.log.len(), events, "nothing has changed");
    let mut days = Scene::started(Options { clock: ClockRule::Correspondence { days: 14 }, ..options(GameId::Yinsh, 2) });
    days.server(Input::WentAway(Seat(1)));
    days.now += 13 * 86_400_000;
    assert_eq!(days.ask(0, VICTORY), Err(Refused::NobodyAway { wait_ms: None }));
}

#[test]
fn an_absence_lasts_from_its_beginning_and_ends_with_the_game() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.server(Input::WentAway(Seat(1)));
    scene.now += AWAY_WITHOUT_CLOCK_MS - 1;
    scene.server(Input::WentAway(Seat(1)));
    scene.now += 1;
    scene.ask(0, VICTORY).unwrap();
    let events = scene.log.len();
    scene.server(Input::WentAway(Seat(0)));
    assert_eq!(scene.log.len(), events, "nobody is missed at a table that is over");
}

#[test]
fn who_is_away_the_longest_is_waited_for_the_shortest() {
    let mut scene = Scene::started(options(GameId::Linko, 3));
    for away in [1, 2] {
        scene.server(Input::WentAway(Seat(away)));
        scene.now += 1_000;
    }
    let wait_ms = Some(AWAY_WITHOUT_CLOCK_MS as u32 - 2_000);
    assert_eq!(scene.ask(0, VICTORY), Err(Refused::NobodyAway { wait_ms }));
    scene.now += AWAY_WITHOUT_CLOCK_MS - 2_000;
    scene.ask(0, VICTORY).unwrap();
    let replaced = |scene: &Scene| scene.seen().seats.into_iter().map(|seat| seat.replaced_by).collect::<Vec<_>>();
    assert_eq!(replaced(&scene), [None, Some("strong".to_string()), None], "the other is not gone yet");
    // Who is replaced is not claimed against again: the bot that plays stays.
    assert_eq!(scene.ask(0, VICTORY), Err(Refused::NobodyAway { wait_ms: Some(1_000) }));
    scene.now += 1_000;
    scene.ask(0, DRAW).unwrap();
    assert_eq!(replaced(&scene), [None, Some("strong".to_string()), Some("strong".to_string())]);
}

#[test]
fn an_absence_before_the_game_is_not_held_against_a_player() {
    let mut scene = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    scene.server(Input::WentAway(Seat(0)));
    scene.now += 10 * AWAY_WITHOUT_CLOCK_MS;
    assert_eq!(scene.ask(0, VICTORY), Err(Refused::NotStarted));
    scene.ask(1, Command::Sit { seat: None, word: None }).unwrap();
    assert_eq!(scene.ask(1, VICTORY), Err(Refused::NobodyAway { wait_ms: Some(AWAY_WITHOUT_CLOCK_MS as u32) }));
    scene.now += AWAY_WITHOUT_CLOCK_MS;
    scene.ask(1, VICTORY).unwrap();
}

#[test]
fn among_more_than_two_a_bot_plays_on_marked_as_such() {
    let mut scene = Scene::started(options(GameId::Linko, 4));
    scene.server(Input::WentAway(Seat(2)));
    scene.server(Input::WentAway(Seat(3)));
    scene.now += AWAY_WITHOUT_CLOCK_MS;
    scene.ask(0, VICTORY).unwrap();
    let seats = scene.seen().seats;
    assert_eq!(seats.iter().map(|seat| seat.replaced_by.as_deref()).collect::<Vec<_>>(), [None, None, Some("strong"), Some("strong")]);
    assert!(seats[2].occupant.is_some(), "one still sees whose seat it was");
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert_eq!(scene.ask(2, Command::Resign), Err(Refused::NotSeated), "gone for good");
    assert_eq!(scene.table.seat_of(person(2)).count(), 0);
    scene.server(Input::CameBack(Seat(2)));
    scene.ask(1, Command::Resign).unwrap();
    while scene.table.stage() == Stage::Playing {
        let legal = scene.legal();
        scene.plays(&legal[legal.len() - 1]);
    }
    let result = scene.table.result().unwrap();
    assert_eq!((&result.left[..], result.by), (&[2, 3, 1][..], EndedBy::Rules));
    assert_eq!(result.winners, [0], "the only one who stayed wins, whatever the bots made of it: {:?}", result.scores);
}

#[test]
fn when_nobody_is_left_the_game_is_broken_off() {
    let offers = vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Bot("weak".into())];
    let mut scene = Scene::open(options(GameId::Linko, 3), offers).unwrap();
    scene.ask(1, Command::Sit { seat: None, word: None }).unwrap();
    scene.ask(0, Command::Resign).unwrap();
    assert_eq!(scene.last(), &Event::Replaced { seat: 0, bot: "strong".into() });
    scene.ask(1, Command::Resign).unwrap();
    let result = scene.table.result().unwrap();
    assert_eq!((result.by, &result.left[..], scene.table.stage()), (EndedBy::Abort, &[0, 1][..], Stage::Over));
}

#[test]
fn a_flag_among_more_than_two_gives_the_seat_to_a_bot_without_a_clock() {
    let mut scene = Scene::started(fischer(GameId::Linko, 3, 60));
    // Until everybody has made a first turn, and the clock of the one who decides runs.
    while scene.seen().game.unwrap().clocks.unwrap().running.is_none() || scene.ask(0, Command::Abort) != Err(Refused::TooLateToAbort) {
        if scene.table.stage() != Stage::Playing {
            panic!("the game must not end before everybody has moved");
        }
        let legal = scene.legal();
        scene.plays(&legal[0]);
    }
    let seat = scene.table.to_move().unwrap();
    let deadline = scene.table.deadline().unwrap();
    scene.pass(deadline - scene.now);
    assert_eq!(scene.last(), &Event::Replaced { seat: seat.0, bot: "strong".into() });
    let clocks = scene.seen().game.unwrap().clocks.unwrap();
    assert_eq!((clocks.running, clocks.seats[seat.index()].remaining_ms), (None, 0));
    assert_eq!((scene.table.bot_to_move(), scene.table.deadline()), (Some((seat, "strong")), None));
    scene.now += 1 << 40;
    let legal = scene.legal();
    scene.plays(&legal[0]);
}

#[test]
fn a_bot_that_fails_loses_or_is_replaced_by_the_weakest() {
    let mut two = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Bot("strong".into())]).unwrap();
    two.server(Input::BotFailed(Seat(1)));
    assert_eq!((&two.table.result().unwrap().winners[..], two.table.result().unwrap().by), (&[0][..], EndedBy::Absence));
    two.server(Input::BotFailed(Seat(1)));
    let offers = vec![SeatOffer::Me, SeatOffer::Bot("strong".into()), SeatOffer::Bot("middling".into())];
    let mut three = Scene::open(options(GameId::Linko, 3), offers).unwrap();
    three.server(Input::BotFailed(Seat(1)));
    assert_eq!(three.seen().seats[1].replaced_by.as_deref(), Some("weak"));
    assert!(three.table.result().is_none());
    three.server(Input::BotFailed(Seat(1)));
    assert_eq!(three.table.result().unwrap().by, EndedBy::Abort, "if even the weakest fails no table hangs");
    assert!(three.table.result().unwrap().left.is_empty(), "a bot does not leave");
    let mut weak = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Bot("weak".into()), SeatOffer::Me]).unwrap();
    weak.server(Input::BotFailed(Seat(0)));
    assert_eq!((&weak.table.result().unwrap().winners[..], weak.table.result().unwrap().by), (&[1][..], EndedBy::Absence));
    // Where only bots play, nobody has left them.
    let bots = ["strong", "middling", "weak"].map(|bot| SeatOffer::Bot(bot.into()));
    let mut alone = Scene::open(options(GameId::Linko, 3), bots.to_vec()).unwrap();
    alone.server(Input::BotFailed(Seat(0)));
    assert_eq!((alone.table.stage(), alone.table.result()), (Stage::Playing, None));
}

#[test]
fn who_left_wins_nothing_though_the_bot_did_best() {
    let (mut best, mut equal) = (0, 0);
    for seed in 0..400 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut scene = Scene::started(options(GameId::Linko, 3));
        scene.ask(2, Command::Resign).unwrap();
        while scene.table.stage() == Stage::Playing {
            let legal = scene.legal();
            scene.plays(&legal[chance.usize(0..legal.len())]);
        }
        let result = scene.table.result().unwrap();
        let stayed = result.scores[..2].iter().max().unwrap();
        let winners: Vec<u8> = (0..2).filter(|seat| result.scores[usize::from(*seat)] == *stayed).collect();
        assert_eq!(result.winners, winners, "seed {seed}: {:?}", result.scores);
        best += u32::from(result.scores[2] > *stayed);
        equal += u32::from(result.scores[2] == *stayed);
        if best > 0 && equal > 0 {
            return;
        }
    }
    panic!("the bot did best {best} times and as well {equal} times");
}

#[test]
fn time_in_which_nobody_served_a_table_is_not_charged() {
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let mut scene = Scene::started(Options { clock, ..options(GameId::Yinsh, 2) });
    scene.server(Input::Resumed(5_000));
    assert!(!matches!(scene.last(), Event::Resumed { .. }), "no clock runs in the first turns");
    for _ in 0..2 {
        let legal = scene.legal();
        scene.plays(&legal[0]);
    }
    scene.now += 20_000;
    let before = scene.table.deadline().unwrap();
    scene.server(Input::Resumed(15_000));
    assert_eq!(scene.table.deadline().unwrap(), before + 15_000);
    scene.server(Input::Resumed(1 << 40));
    assert_eq!(scene.table.deadline().unwrap(), before + 20_000, "never more than has passed");
    let seat = scene.table.to_move().unwrap();
    let legal = scene.legal();
    scene.plays(&legal[0]);
    let clocks = scene.seen().game.unwrap().clocks.unwrap();
    assert_eq!(clocks.seats[seat.index()].remaining_ms, 60_000);
}
