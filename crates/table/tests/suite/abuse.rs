//! People who want to spoil a game: everything they can make grow has an end, and nobody else pays for it.

use crate::scene::{Scene, given, options, person, table_id};
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::log::Event;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, Options, Refused, SeatOffer, Time};
use trilynx_table::{By, Input, MAX_EVENTS, MAX_LINES, MAX_MOVES, MAX_MOVES_MADE, MAX_REQUESTS, Opening, Table};

fn fischer(initial_s: u32) -> ClockRule {
    ClockRule::Fischer { initial_s, increment_s: 0 }
}

/// A table without the checks of a [`Scene`], which would take too long for logs as long as they can be.
struct Bare {
    table: Table,
    asked: u64,
}

impl Bare {
    fn open(options: Options, offers: Vec<SeatOffer>) -> Bare {
        let opening = Opening { options, by: person(0), offers, occupants: Vec::new(), rematch_of: None, guest: false };
        let now = Time { service_ms: 0, unix_ms: 0 };
        Bare { table: Table::open(table_id(1), now, opening, &given(0), &mut |_, _| {}).unwrap(), asked: 0 }
    }

    fn ask(&mut self, n: u8, seat: Option<Seat>, command: Command) -> Result<(), Refused> {
        self.asked += 1;
        let now = Time { service_ms: self.asked, unix_ms: self.asked };
        let by = By::Person { id: person(n), seat, lag_ms: 0, held_ms: 0, guest: false };
        self.table.apply(now, &given(self.asked), by, Input::Asked(command), &mut |_, _| {})
    }

    fn play_anything(&mut self) -> Result<(), Refused> {
        let seat = self.table.to_move().ok_or(Refused::Over)?;
        let legal = self.table.view(Viewer::Seat(seat)).game.unwrap().decision.unwrap().legal.unwrap();
        let command = Command::Play { text: legal[0].clone(), number: self.table.moves_played() };
        self.ask(0, Some(seat), command)
    }
}

#[test]
fn asking_for_a_takeback_and_withdrawing_it_does_not_go_on_for_ever() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.plays("d5 e7");
    scene.ask(0, Command::AskTakeback { to: 1 }).unwrap();
    scene.ask(0, Command::AnswerTakeback { accept: false }).unwrap();
    assert_eq!(scene.ask(0, Command::AskTakeback { to: 1 }), Err(Refused::OfferedAlready), "not again in the same position");
    scene.plays("f4");
    scene.ask(0, Command::AskTakeback { to: 1 }).unwrap();
}

#[test]
fn a_seat_makes_so_many_requests_in_a_game_and_no_more() {
    let mut scene = Scene::started(options(GameId::Lyngk, 2));
    let mut asked = 0;
    for _ in 0..2 * MAX_REQUESTS {
        let legal = scene.legal();
        scene.plays(&legal[0]);
        match scene.ask(1, Command::AskTakeback { to: 0 }) {
            Ok(()) => asked += 1,
            Err(refused) => {
                assert_eq!((refused, asked), (Refused::TooOften, MAX_REQUESTS));
                assert_eq!(scene.ask(0, Command::AskTakeback { to: 0 }), Ok(()), "the other seat has requests of its own");
                return;
            }
        }
        scene.ask(0, Command::AnswerTakeback { accept: true }).unwrap();
    }
    panic!("{asked} requests, and no end");
}

#[test]
fn offering_a_rematch_and_declining_it_comes_to_an_end() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    scene.ask(0, Command::Resign).unwrap();
    for _ in 0..MAX_REQUESTS {
        scene.ask(1, Command::OfferRematch).unwrap();
        scene.ask(0, Command::DeclineRematch).unwrap();
    }
    assert_eq!(scene.ask(1, Command::OfferRematch), Err(Refused::TooOften));
    scene.ask(0, Command::OfferRematch).unwrap();
}

#[test]
fn a_game_that_is_taken_back_again_and_again_ends_without_a_result() {
    let mut bare = Bare::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Me]);
    let mut moves = 0;
    while bare.table.stage() == Stage::Playing {
        bare.play_anything().unwrap();
        moves += 1;
        assert!(moves <= MAX_MOVES_MADE, "{moves} moves, and no end");
        if bare.table.to_move().is_some() && bare.table.moves_played() == 40 {
            let seat = bare.table.to_move();
            bare.ask(0, seat, Command::AskTakeback { to: 0 }).unwrap();
        }
    }
    assert_eq!((moves, bare.table.result().unwrap().by), (MAX_MOVES_MADE, EndedBy::Abort));
}

#[test]
fn no_game_comes_near_the_most_moves_of_one() {
    let mut random = fastrand::Rng::with_seed(1);
    for (game, players) in [(GameId::Yinsh, 2), (GameId::Lyngk, 2), (GameId::Linko, 2), (GameId::Linko, 5)] {
        for _ in 0..8 {
            let mut bare = Bare::open(options(game, players), vec![SeatOffer::Me; usize::from(players)]);
            while let Some(seat) = bare.table.to_move() {
                let legal = bare.table.view(Viewer::Seat(seat)).game.unwrap().decision.unwrap().legal.unwrap();
                let text = legal[random.usize(0..legal.len())].clone();
                bare.ask(0, Some(seat), Command::Play { text, number: bare.table.moves_played() }).unwrap();
            }
            assert_eq!(bare.table.result().unwrap().by, EndedBy::Rules);
            assert!(bare.table.moves_played() < MAX_MOVES / 2, "{game}: {} moves", bare.table.moves_played());
        }
    }
}

#[test]
fn no_log_grows_beyond_its_limit_whatever_people_do() {
    let mut bare = Bare::open(options(GameId::Linko, 3), vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Open]);
    let mut refused = 0;
    while refused < 10 {
        let sat = bare.ask(1, None, Command::Sit { seat: Some(1), word: None });
        let stood = bare.ask(1, None, Command::Stand);
        let said = bare.ask(2, None, Command::Say { text: "la".to_owned() });
        refused = if sat.is_err() && stood.is_err() && said.is_err() { refused + 1 } else { 0 };
        assert!(bare.table.version() <= MAX_EVENTS);
    }
    assert_eq!(bare.ask(1, None, Command::Sit { seat: Some(1), word: None }), Err(Refused::AlreadySeated).or(Err(Refused::TableFull)));
    bare.ask(0, None, Command::Close).expect("a full table can still be closed");
    assert!(bare.table.version() <= MAX_EVENTS);
}

#[test]
fn a_player_who_comes_and_goes_until_the_log_is_full_has_left() {
    let mut scene = Bare::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]);
    scene.ask(1, None, Command::Sit { seat: None, word: None }).unwrap();
    for n in 0..u64::from(MAX_EVENTS) {
        let input = if n % 2 == 0 { Input::WentAway(Seat(1)) } else { Input::CameBack(Seat(1)) };
        let now = Time { service_ms: 1_000 + n, unix_ms: n };
        scene.table.apply(now, &given(n), By::Server, input, &mut |_, _| {}).unwrap();
    }
    let result = scene.table.result().expect("it is over");
    assert_eq!((&result.winners[..], result.by), (&[0][..], EndedBy::Absence));
    assert!(scene.table.version() <= MAX_EVENTS);
}

#[test]
fn nobody_is_noted_as_away_in_correspondence() {
    let scene = Scene::started(Options { clock: ClockRule::Correspondence { days: 2 }, ..options(GameId::Yinsh, 2) });
    assert!(!scene.table.minds_absence());
    assert!(Scene::started(Options { clock: fischer(60), ..options(GameId::Yinsh, 2) }).table.minds_absence());
}

#[test]
fn spectators_cannot_use_up_the_lines_of_the_players() {
    let mut bare = Bare::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Me]);
    let say = || Command::Say { text: "la".to_owned() };
    for _ in 0..MAX_LINES {
        bare.ask(7, None, say()).unwrap();
    }
    assert_eq!(bare.ask(6, None, say()), Err(Refused::TableFull));
    bare.ask(0, None, say()).expect("the players have lines of their own");
}

/// Seat 0 always answers half a second late and says that its connection is slow.
#[test]
fn answering_pings_late_buys_little_time() {
    let mut scene = Scene::started(Options { clock: fischer(3), ..options(GameId::Yinsh, 2) });
    scene.plays("d5 e7");
    let mut thought = 0;
    for _ in 0..200 {
        let text = scene.legal()[0].clone();
        if scene.table.to_move() == Some(Seat(1)) {
            scene.plays(&text);
            continue;
        }
        scene.now += 500;
        match scene.play_with_lag(&text, 500) {
            Ok(()) => thought += 500,
            Err(refused) => {
                assert_eq!(refused, Refused::TimeUp);
                break;
            }
        }
    }
    // Three seconds on the clock, 132 ms at the start, 66 ms a turn; release 0.1.0 forgave all of it.
    assert!((3_000..=4_000).contains(&thought), "{thought} ms of thinking with 3 s on the clock");
}

#[test]
fn a_lag_budget_recovers_with_quick_turns() {
    let mut scene = Scene::started(Options { clock: fischer(60), ..options(GameId::Yinsh, 2) });
    scene.plays("d5 e7");
    let forgiven = |scene: &Scene| match scene.last() {
        Event::Moved { lag_ms, .. } => *lag_ms,
        other => panic!("{other:?}"),
    };
    let late = |scene: &mut Scene| {
        scene.now += 2_000;
        let text = scene.legal()[0].clone();
        scene.play_with_lag(&text, 2_000).unwrap();
        let of_late = forgiven(scene);
        let text = scene.legal()[0].clone();
        scene.plays(&text);
        of_late
    };
    // 180 ms a turn, at most 720 in the budget and 500 at a time: two turns' worth at the start and the free first turn.
    assert_eq!(late(&mut scene), 500);
    assert_eq!(late(&mut scene), 220);
    assert_eq!(late(&mut scene), 180);
    for _ in 0..4 {
        let text = scene.legal()[0].clone();
        scene.plays(&text);
        let text = scene.legal()[0].clone();
        scene.plays(&text);
    }
    assert_eq!(late(&mut scene), 500, "the budget has filled up again");
}

#[test]
fn the_time_a_move_waits_at_the_server_is_not_charged() {
    let mut scene = Scene::started(Options { clock: fischer(10), ..options(GameId::Yinsh, 2) });
    scene.plays("d5 e7");
    // Received with 0.7 s left, decided on four seconds later.
    scene.now += 9_300 + 4_000;
    let command = Command::Play { text: "f4".to_owned(), number: 2 };
    let by = By::Person { id: person(0), seat: None, lag_ms: 0, held_ms: 4_000, guest: false };
    scene.input(by, Input::Asked(command)).expect("it was in time");
    let clocks = scene.seen().game.unwrap().clocks.unwrap();
    assert_eq!(clocks.seats[0].remaining_ms, 700);
    assert_eq!(clocks.since_ms, scene.now, "the other's clock starts when the move is known");
    assert_eq!(scene.seen().game.unwrap().moves[2].took_ms, 9_300);
}

#[test]
fn who_has_seen_a_hand_cannot_break_the_game_off_for_all() {
    let four = Scene::started(Options { clock: fischer(600), rated: true, ..options(GameId::Linko, 4) });
    let casual = Scene::started(options(GameId::Linko, 3));
    let duel = Scene::started(Options { clock: fischer(600), rated: true, ..options(GameId::Linko, 2) });
    for mut scene in [four, casual, duel] {
        assert!(!scene.seen().game.unwrap().may_abort);
        assert_eq!(scene.ask(0, Command::Abort), Err(Refused::TooLateToAbort));
    }
    let mut open = Scene::started(options(GameId::Linko, 2));
    assert!(open.seen().game.unwrap().may_abort, "two friends may");
    open.ask(1, Command::Abort).unwrap();
    assert!(!open.seen().game.unwrap().may_abort);
}

#[test]
fn who_lets_the_first_turn_pass_after_seeing_a_hand_has_left() {
    let mut scene = Scene::started(Options { clock: fischer(600), rated: true, ..options(GameId::Linko, 4) });
    scene.pass(180_000);
    assert_eq!(scene.last(), &Event::Replaced { seat: 0, bot: "strong".into() });
}

#[test]
fn guests_play_no_rated_games() {
    let rated = Options { clock: fischer(600), rated: true, ..options(GameId::Yinsh, 2) };
    let offers = vec![SeatOffer::Me, SeatOffer::Open];
    let opening =
        Opening { options: rated.clone(), by: person(0), offers: offers.clone(), occupants: Vec::new(), rematch_of: None, guest: true };
    assert_eq!(Scene::open_with(opening, 0).err(), Some(Refused::NeedsAccount));
    let mut scene = Scene::open(rated.clone(), offers.clone()).unwrap();
    let sit = || Input::Asked(Command::Sit { seat: None, word: None });
    let guest = |guest| By::Person { id: person(1), seat: None, lag_ms: 0, held_ms: 0, guest };
    assert_eq!(scene.input(guest(true), sit()), Err(Refused::NeedsAccount));
    scene.input(guest(false), sit()).unwrap();
    let mut casual = Scene::open(Options { rated: false, ..rated }, offers).unwrap();
    casual.input(guest(true), sit()).unwrap();
}

#[test]
fn what_cannot_count_is_not_called_rated() {
    let rated = Options { rated: true, ..options(GameId::Yinsh, 2) };
    assert!(!Scene::started(rated.clone()).table.rated(), "no clock, no rating");
    assert!(Scene::started(Options { clock: fischer(60), ..rated }).table.rated());
}

#[test]
fn a_start_is_kept_as_we_write_it_ourselves() {
    let line = "yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
    let padded = format!("{}{}", line.replace(' ', &" ".repeat(200)), " ".repeat(3_000));
    let offers = || vec![SeatOffer::Me, SeatOffer::Open];
    let kept = |start: &str| {
        let options = Options { start: Some(start.to_owned()), ..options(GameId::Yinsh, 2) };
        Scene::open(options, offers()).unwrap().table.options().start.clone().unwrap()
    };
    assert!(padded.len() > 3_000 && kept(&padded).len() < 100, "{}", kept(&padded));
    assert_eq!(kept(&padded), kept(line));
}

#[test]
fn a_game_begun_by_rules_we_do_not_have_is_not_replayed_by_others() {
    let scene = Scene::started(options(GameId::Yinsh, 2));
    let mut log = scene.log.clone();
    for entry in &mut log {
        if let Event::Started { rules, .. } = &mut entry.event {
            *rules = 0;
        }
    }
    let damaged = Table::replay(table_id(1), &log, &mut |_, _| {}).unwrap_err();
    assert!(damaged.what.contains("no rules of version 0"), "{damaged}");
}
