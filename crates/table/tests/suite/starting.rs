//! Opening, sitting down, standing up, and the start of the game.

use crate::scene::{Scene, given, options, person, table_id};
use std::collections::BTreeSet;
use trilynx_games::{GameId, Seat};
use trilynx_protocol::log::Event;
use trilynx_protocol::options::Order;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, Occupant, Options, Refused, SeatOffer};
use trilynx_table::{By, Input, MAX_ROUNDS, Opening, Table};

const SIT: Command = Command::Sit { seat: None, word: None };
const DAY_MS: u64 = 86_400_000;
/// White can make a row at once.
const SET_UP: &str = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";

fn with(game: GameId, players: u8, change: impl Fn(&mut Options)) -> Options {
    let mut options = options(game, players);
    change(&mut options);
    options
}

fn open_seats(players: u8) -> Vec<SeatOffer> {
    vec![SeatOffer::Open; usize::from(players)]
}

#[test]
fn what_cannot_be_played_is_refused_with_the_field_at_fault() {
    let fischer = |initial_s, increment_s| ClockRule::Fischer { initial_s, increment_s };
    let byoyomi = |main_s, periods, period_s| ClockRule::Byoyomi { main_s, periods, period_s };
    let clock = |clock| with(GameId::Yinsh, 2, move |options| options.clock = clock);
    let start = |line: &str| with(GameId::Yinsh, 2, |options| options.start = Some(line.into()));
    let cases = [
        ("variant", with(GameId::Yinsh, 2, |options| options.variant = "six".into())),
        ("variant", with(GameId::Linko, 2, |options| options.variant = "standard players=3".into())),
        ("players", options(GameId::Yinsh, 3)),
        ("players", options(GameId::Lyngk, 1)),
        ("players", options(GameId::Linko, 1)),
        ("players", options(GameId::Linko, 6)),
        ("players", options(GameId::Linko, 0)),
        ("players", options(GameId::Linko, 255)),
        ("start", start("nonsense")),
        ("start", start("")),
        ("start", start("yinsh/blitz")),
        ("start", start("yinsh/standard d5")),
        ("start", start("yinsh/standard\u{7}")),
        ("start", start("lyngk/standard board=w turn=0")),
        ("start", start(&format!("yinsh/standard turn=w {}", "x".repeat(5000)))),
        ("start", start(&SET_UP.replace("RRRR/7", "RRRR/R6"))),
        ("start", start("yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=over removed=3,0")),
        (
            "start",
            with(GameId::Linko, 2, |options| {
                // A whole deal of Linko!, which everybody would have read.
                let open = Scene::started(crate::scene::options(GameId::Linko, 2));
                let Event::Started { start, .. } = open.last() else { panic!("the game is on") };
                options.start = Some(start.0.clone());
            }),
        ),
        ("rounds", with(GameId::Linko, 2, |options| options.rounds = 0)),
        ("rounds", with(GameId::Linko, 2, |options| options.rounds = MAX_ROUNDS + 1)),
        ("rounds", with(GameId::Yinsh, 2, |options| options.rounds = 2)),
        ("clock", clock(fischer(0, 5))),
        ("clock", clock(fischer(10_801, 0))),
        ("clock", clock(fischer(60, 181))),
        ("clock", clock(byoyomi(10_801, 1, 1))),
        ("clock", clock(byoyomi(0, 0, 30))),
        ("clock", clock(byoyomi(0, 21, 30))),
        ("clock", clock(byoyomi(0, 1, 0))),
        ("clock", clock(byoyomi(0, 1, 301))),
        ("clock", clock(ClockRule::Correspondence { days: 0 })),
        ("clock", clock(ClockRule::Correspondence { days: 15 })),
    ];
    for (field, wrong) in cases {
        let offers = open_seats(wrong.players);
        match Scene::open(wrong.clone(), offers) {
            Err(Refused::Options { field: found, message }) => assert_eq!(found, field, "{message} of {wrong:?}"),
            Err(other) => panic!("{other:?} of {wrong:?}"),
            Ok(_) => panic!("{wrong:?} was opened"),
        }
    }
}

#[test]
fn what_is_on_the_bound_can_be_played() {
    let fine = [
        with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Fischer { initial_s: 1, increment_s: 0 }),
        with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Byoyomi { main_s: 10_800, periods: 1, period_s: 1 }),
        with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Correspondence { days: 1 }),
        with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Fischer { initial_s: 10_800, increment_s: 180 }),
        with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Byoyomi { main_s: 0, periods: 20, period_s: 300 }),
        with(GameId::Lyngk, 2, |options| options.clock = ClockRule::Correspondence { days: 14 }),
        with(GameId::Linko, 5, |options| options.rounds = MAX_ROUNDS),
        with(GameId::Yinsh, 2, |options| options.start = Some(SET_UP.into())),
        with(GameId::Yinsh, 2, |options| options.variant = "blitz".into()),
    ];
    for options in fine {
        let offers = open_seats(options.players);
        assert!(Scene::open(options.clone(), offers).is_ok(), "{options:?}");
    }
}

#[test]
fn seats_and_bots_must_be_as_many_as_play_and_known() {
    let opening = |offers: Vec<SeatOffer>, occupants: Vec<Option<Occupant>>| Opening {
        options: options(GameId::Yinsh, 2),
        by: person(0),
        offers,
        occupants,
        rematch_of: None,
        guest: false,
    };
    let refused = |opening: Opening| Scene::open_with(opening, 0).err();
    let wrong_seats = |refused: Option<Refused>| matches!(refused, Some(Refused::Options { field, .. }) if field == "offers");
    assert!(wrong_seats(refused(opening(open_seats(3), vec![]))));
    assert!(wrong_seats(refused(opening(open_seats(2), vec![None]))));
    assert_eq!(refused(opening(vec![SeatOffer::Me, SeatOffer::Bot("nobody".into())], vec![])), Some(Refused::NoSuchBot));
    assert_eq!(refused(opening(open_seats(2), vec![None, Some(Occupant::Bot("nobody".into()))])), Some(Refused::NoSuchBot));
    let pair = vec![Some(Occupant::Person(person(3))), Some(Occupant::Person(person(4)))];
    let paired = Scene::open_with(opening(open_seats(2), pair.clone()), 0).unwrap();
    assert_eq!((paired.table.stage(), paired.table.occupants()), (Stage::Playing, pair));
}

#[test]
fn people_sit_where_they_may_and_stand_up_again() {
    let offers = vec![SeatOffer::Me, SeatOffer::For(person(2)), SeatOffer::Open, SeatOffer::Open];
    let mut scene = Scene::open(options(GameId::Linko, 4), offers).unwrap();
    assert_eq!(scene.table.seat_of(person(0)).collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(scene.seen().seats[1].kept_for, Some(person(2)));
    let sit = |seat| Command::Sit { seat: Some(seat), word: None };
    assert_eq!(scene.ask(0, SIT), Err(Refused::AlreadySeated));
    assert_eq!(scene.ask(1, sit(0)), Err(Refused::SeatTaken));
    assert_eq!(scene.ask(1, sit(1)), Err(Refused::SeatTaken), "kept for person 2");
    assert_eq!(scene.ask(1, sit(4)), Err(Refused::SeatTaken), "there is no such seat");
    assert_eq!(scene.ask(1, Command::Stand), Err(Refused::NotSeated));
    scene.ask(1, sit(3)).unwrap();
    scene.ask(2, SIT).unwrap();
    assert_eq!(scene.table.seat_of(person(2)).collect::<Vec<_>>(), [Seat(1)], "the seat that was kept");
    assert_eq!(scene.seen().seats[1].kept_for, None);
    scene.ask(2, Command::Stand).unwrap();
    assert_eq!(scene.seen().seats[1].kept_for, Some(person(2)));
    scene.ask(4, SIT).unwrap();
    assert_eq!(scene.ask(5, SIT), Err(Refused::SeatTaken));
    assert_eq!(scene.ask(1, Command::Play { text: "1".into(), number: 0 }), Err(Refused::NotStarted));
    scene.ask(2, sit(1)).unwrap();
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert_eq!(scene.ask(1, Command::Stand), Err(Refused::Started));
    assert_eq!(scene.ask(5, SIT), Err(Refused::Started));
}

#[test]
fn the_openers_own_seat_stays_the_openers() {
    let mut scene = Scene::open(options(GameId::Linko, 3), vec![SeatOffer::Me, SeatOffer::Open, SeatOffer::Open]).unwrap();
    scene.ask(0, Command::Stand).unwrap();
    assert_eq!(scene.seen().seats[0].kept_for, Some(person(0)));
    assert_eq!(scene.ask(1, Command::Sit { seat: Some(0), word: None }), Err(Refused::SeatTaken));
    scene.ask(1, SIT).unwrap();
    assert_eq!(scene.table.seat_of(person(1)).collect::<Vec<_>>(), [Seat(1)]);
    scene.ask(0, SIT).unwrap();
    assert_eq!(scene.table.seat_of(person(0)).collect::<Vec<_>>(), [Seat(0)], "although seat 2 is free");
}

#[test]
fn a_deal_is_promised_only_where_one_is_made() {
    let promised = |start: Option<&str>| {
        let options = with(GameId::Yinsh, 2, |options| options.start = start.map(str::to_string));
        let mut scene = Scene::open(options, open_seats(2)).unwrap();
        let waiting = scene.seen().commitment;
        for n in 0..2 {
            scene.ask(n, Command::Sit { seat: None, word: Some(format!("word of {n}")) }).unwrap();
        }
        let game = scene.seen().game.unwrap();
        assert_eq!((game.words.len(), &game.seed), (0, &None), "not before the end");
        scene.ask(0, Command::Resign).unwrap();
        let over = scene.seen().game.unwrap();
        (waiting, game.commitment, over.words.len(), over.seed.is_some())
    };
    let (waiting, playing, words, seed) = promised(None);
    assert!(waiting.is_some() && waiting == playing && words == 2 && seed, "{waiting:?} {playing:?}");
    for start in [SET_UP, "yinsh/standard"] {
        assert_eq!(promised(Some(start)), (None, None, 0, false), "{start}");
    }
}

#[test]
fn the_opener_fills_seats_with_bots_and_closes() {
    let offers = vec![SeatOffer::Me, SeatOffer::For(person(2)), SeatOffer::Open];
    let mut scene = Scene::open(options(GameId::Linko, 3), offers).unwrap();
    let bot = |seat, bot: &str| Command::SeatBot { seat, bot: bot.into() };
    assert_eq!(scene.ask(1, bot(None, "weak")), Err(Refused::NotOpener));
    assert_eq!(scene.ask(1, Command::Close), Err(Refused::NotOpener));
    assert_eq!(scene.ask(0, bot(None, "nobody")), Err(Refused::NoSuchBot));
    scene.ask(0, bot(None, "weak")).unwrap();
    assert_eq!(scene.table.occupants()[2], Some(Occupant::Bot("weak".into())), "not the seat that is kept for a person");
    assert_eq!(scene.ask(0, bot(None, "weak")), Err(Refused::SeatTaken));
    assert_eq!(scene.table.stage(), Stage::Waiting);
    scene.ask(0, bot(Some(1), "strong")).unwrap();
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert_eq!(scene.ask(0, Command::Close), Err(Refused::Started));
    let mut other = Scene::open(options(GameId::Yinsh, 2), open_seats(2)).unwrap();
    other.ask(0, Command::Close).unwrap();
    assert_eq!((other.table.stage(), other.table.deadline()), (Stage::Closed, None));
    assert_eq!(other.ask(1, SIT), Err(Refused::Over));
    assert_eq!(other.ask(0, Command::Close), Err(Refused::Over));
}

#[test]
fn words_are_single_lines_of_bounded_length() {
    let mut scene = Scene::open(options(GameId::Linko, 2), open_seats(2)).unwrap();
    let sit = |word: &str| Command::Sit { seat: None, word: Some(word.into()) };
    for wrong in ["two\nlines", " around ", "\u{1b}[2J", "\u{2028}", &"x".repeat(257)] {
        assert_eq!(scene.ask(1, sit(wrong)), Err(Refused::Text), "{wrong:?}");
    }
    scene.ask(1, sit(&"x".repeat(256))).unwrap();
    scene.ask(2, sit("")).unwrap();
    assert_eq!(scene.table.stage(), Stage::Playing);
}

#[test]
fn a_table_nobody_comes_to_is_closed() {
    let mut live = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    live.pass(DAY_MS - 1);
    assert_eq!(live.table.stage(), Stage::Waiting);
    live.pass(1);
    assert_eq!(live.table.stage(), Stage::Closed);
    let slow = with(GameId::Yinsh, 2, |options| options.clock = ClockRule::Correspondence { days: 3 });
    let mut slow = Scene::open(slow, vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    slow.pass(30 * DAY_MS - 1);
    assert_eq!(slow.table.stage(), Stage::Waiting);
    slow.pass(1);
    assert_eq!(slow.table.stage(), Stage::Closed);
}

#[test]
fn seats_are_drawn_from_the_chance_of_the_start() {
    let mut orders = BTreeSet::new();
    for chance in 0..60 {
        let random = with(GameId::Linko, 3, |options| options.order = Order::Random);
        let occupants = (0..3).map(|n| Some(Occupant::Person(person(n)))).collect();
        let opening = Opening { options: random, by: person(0), offers: open_seats(3), occupants, rematch_of: None, guest: false };
        let drawn = Scene::open_with(opening.clone(), chance).unwrap();
        let again = Table::open(table_id(1), drawn.log[0].at, opening, &given(chance), &mut |_, _| {}).unwrap();
        assert_eq!(drawn.table.occupants(), again.occupants(), "the same chance draws the same order");
        orders.insert((0..3).map(|n| drawn.table.seat_of(person(n)).next().unwrap().0).collect::<Vec<_>>());
    }
    assert_eq!(orders.len(), 6, "every order is drawn: {orders:?}");
}

#[test]
fn a_word_follows_its_player_to_the_seat_that_was_drawn() {
    let mut moved = 0;
    for chance in 0..8 {
        let random = with(GameId::Linko, 3, |options| options.order = Order::Random);
        let opening = Opening { options: random, by: person(0), offers: open_seats(3), occupants: vec![], rematch_of: None, guest: false };
        let mut scene = Scene::open_with(opening, 100 * chance).unwrap();
        for n in 0..3 {
            scene.ask(n, Command::Sit { seat: Some(n), word: Some(format!("word of {n}")) }).unwrap();
        }
        let seats: Vec<_> = (0..3).map(|n| scene.table.seat_of(person(n)).next().unwrap()).collect();
        moved += usize::from(seats[0] != Seat(0));
        (0..3).for_each(|n| scene.ask(n, Command::Resign).unwrap());
        let words = scene.seen().game.unwrap().words;
        for (n, seat) in seats.into_iter().enumerate() {
            assert_eq!(words[seat.index()], format!("word of {n}"));
        }
    }
    assert!(moved > 0, "somebody was drawn to another seat");
}

#[test]
fn only_a_game_between_different_people_from_a_deal_counts() {
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let rated = with(GameId::Yinsh, 2, |options| (options.rated, options.clock) = (true, clock));
    let set_up = with(GameId::Yinsh, 2, |options| {
        (options.rated, options.clock) = (true, clock);
        options.start = Some(SET_UP.into());
    });
    assert!(Scene::started(rated.clone()).table.rated());
    assert!(!Scene::started(options(GameId::Yinsh, 2)).table.rated(), "not agreed on");
    assert!(!Scene::started(set_up).table.rated(), "from a set-up");
    let against_bot = Scene::open(rated.clone(), vec![SeatOffer::Me, SeatOffer::Bot("weak".into())]).unwrap();
    assert!(!against_bot.table.rated());
    let alone = Scene::open(rated.clone(), vec![SeatOffer::Me, SeatOffer::Me]).unwrap();
    assert!(!alone.table.rated());
    let mut late_bot = Scene::open(rated, vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    assert!(late_bot.table.rated(), "as far as one knows");
    late_bot.ask(0, Command::SeatBot { seat: None, bot: "weak".into() }).unwrap();
    assert!(!late_bot.table.rated() && !late_bot.seen().rated);
    // Who can see that it will not count is not promised that it does.
    let offers = vec![SeatOffer::Me, SeatOffer::Bot("weak".into()), SeatOffer::Open];
    let waiting = Scene::open(with(GameId::Linko, 3, |options| (options.rated, options.clock) = (true, clock)), offers).unwrap();
    assert!(waiting.table.stage() == Stage::Waiting && !waiting.table.rated());
    let both = vec![Some(Occupant::Person(person(3))); 2];
    let opening = Opening {
        options: with(GameId::Yinsh, 2, |options| (options.rated, options.clock) = (true, clock)),
        by: person(0),
        offers: open_seats(2),
        occupants: both,
        rematch_of: None,
        guest: false,
    };
    assert!(!Scene::open_with(opening, 0).unwrap().table.rated(), "paired with oneself");
}

#[test]
fn one_person_plays_two_seats_and_says_which() {
    let mut scene = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Me]).unwrap();
    assert_eq!(scene.table.seat_of(person(0)).count(), 2);
    assert_eq!(scene.ask(0, Command::Resign), Err(Refused::WhichSeat));
    scene.plays("d5 e7 f6");
    let for_seat = |seat| By::Person { id: person(0), seat: Some(Seat(seat)), lag_ms: 0, held_ms: 0, guest: false };
    assert_eq!(scene.input(for_seat(7), Input::Asked(Command::Resign)), Err(Refused::WhichSeat));
    // Nobody else has to agree.
    scene.input(for_seat(1), Input::Asked(Command::AskTakeback { to: 1 })).unwrap();
    assert_eq!(scene.table.moves_played(), 1);
    scene.input(for_seat(1), Input::Asked(Command::Resign)).unwrap();
    assert_eq!(scene.table.result().unwrap().winners, [0]);
    // Who plays alone wants another game once, not once for each seat.
    scene.input(for_seat(0), Input::Asked(Command::OfferRematch)).unwrap();
    assert!(matches!(scene.last(), Event::RematchAgreed { .. }));
    assert_eq!(scene.input(for_seat(1), Input::Asked(Command::OfferRematch)), Err(Refused::OfferedAlready));
}

#[test]
fn only_the_server_and_bots_speak_for_themselves() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    let play = Input::Asked(Command::Play { text: "d5".into(), number: 0 });
    assert_eq!(scene.input(By::Bot(Seat(0)), play.clone()), Err(Refused::NotSeated), "a person sits there");
    assert_eq!(scene.input(By::Bot(Seat(9)), play.clone()), Err(Refused::NotSeated));
    assert_eq!(scene.input(By::Server, play), Err(Refused::NotSeated));
    let one = By::Person { id: person(1), seat: None, lag_ms: 0, held_ms: 0, guest: false };
    for input in [Input::Tick, Input::WentAway(Seat(0)), Input::CameBack(Seat(0)), Input::BotFailed(Seat(0))] {
        assert_eq!(scene.input(one, input), Err(Refused::NotSeated));
    }
}
