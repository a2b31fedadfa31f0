//! What is said, who hears it, and when it is enough.

use crate::scene::{Scene, given, options, person};
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::command::MAX_CHAT_BYTES;
use trilynx_protocol::wire::{CHAT_KEPT, Room, Stage};
use trilynx_protocol::{Command, EndedBy, Options, Refused, SeatOffer, Time};
use trilynx_table::{By, Input, MAX_EVENTS, MAX_LINES, Table};

fn say(text: &str) -> Command {
    Command::Say { text: text.into() }
}

fn hears(scene: &Scene, viewer: Viewer) -> Vec<String> {
    scene.table.view(viewer).chat.into_iter().map(|line| line.text).collect()
}

#[test]
fn players_and_spectators_do_not_hear_each_other_while_a_game_is_on() {
    let mut scene = Scene::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, SeatOffer::Open]).unwrap();
    scene.ask(5, say("hello")).unwrap();
    scene.ask(1, Command::Sit { seat: None, word: None }).unwrap();
    scene.ask(0, say("good luck")).unwrap();
    scene.ask(5, say("play d5!")).unwrap();
    assert_eq!(hears(&scene, Viewer::Seat(Seat(1))), ["hello", "good luck"]);
    assert_eq!(hears(&scene, Viewer::Spectator), ["hello", "play d5!"]);
    scene.ask(0, Command::Resign).unwrap();
    scene.ask(5, say("a pity")).unwrap();
    assert_eq!(hears(&scene, Viewer::Seat(Seat(0))), ["hello", "good luck", "a pity"]);
    assert_eq!(hears(&scene, Viewer::Seat(Seat(7))), ["hello", "play d5!", "a pity"], "a seat that is not there");
    assert_eq!(scene.seen().chat[2].room, Room::All);
}

#[test]
fn between_two_games_of_a_match_players_still_speak_among_themselves() {
    let mut scene = Scene::started(Options { rounds: 2, ..options(GameId::Linko, 2) });
    while scene.table.stage() == Stage::Playing {
        let legal = scene.legal();
        scene.plays(&legal[legal.len() - 1]);
    }
    assert_eq!(scene.table.stage(), Stage::Between);
    scene.ask(0, say("again?")).unwrap();
    scene.ask(5, say("seat 1 keeps pairs")).unwrap();
    assert_eq!(hears(&scene, Viewer::Seat(Seat(1))), ["again?"]);
    assert_eq!(hears(&scene, Viewer::Spectator), ["seat 1 keeps pairs"]);
}

#[test]
fn who_is_gone_for_good_speaks_with_the_spectators() {
    let mut scene = Scene::started(options(GameId::Linko, 3));
    scene.ask(1, Command::Resign).unwrap();
    scene.ask(1, say("seat 2 has two jokers")).unwrap();
    assert_eq!(hears(&scene, Viewer::Seat(Seat(0))).len(), 0);
    assert_eq!(hears(&scene, Viewer::Spectator).len(), 1);
}

#[test]
fn a_line_is_one_line_of_bounded_length() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    for wrong in [
        "",
        "   ",
        "two\nlines",
        "bell\u{7}",
        "\u{2028}",
        "\u{202e}txet",
        "in\u{200b}visible",
        "z\u{300}\u{301}\u{302}\u{303}algo",
        &"x".repeat(MAX_CHAT_BYTES + 1),
    ] {
        assert_eq!(scene.ask(0, say(wrong)), Err(Refused::Text), "{wrong:?}");
    }
    scene.ask(0, say(&"x".repeat(MAX_CHAT_BYTES))).unwrap();
    scene.ask(0, say("ä ö ü 棋")).unwrap();
}

#[test]
fn everybody_hears_the_last_lines_said_to_them() {
    let mut scene = Scene::started(options(GameId::Yinsh, 2));
    for n in 0..CHAT_KEPT + 20 {
        scene.ask(0, say(&format!("player {n}"))).unwrap();
        if n % 3 == 0 {
            scene.ask(5, say(&format!("spectator {n}"))).unwrap();
        }
    }
    let players = hears(&scene, Viewer::Seat(Seat(0)));
    assert_eq!((players.len(), players[0].as_str()), (CHAT_KEPT, "player 20"));
    assert_eq!(hears(&scene, Viewer::Spectator).len(), 40);
}

/// Without the laws of a [`Scene`], which would be checked thousands of times here.
struct Bare(Table, u32);

impl Bare {
    fn ask(&mut self, n: u8, command: Command) -> Result<(), Refused> {
        self.1 += 1;
        let now = Time { service_ms: u64::from(self.1), unix_ms: 0 };
        let by = By::Person { id: person(n), seat: None, lag_ms: 0, held_ms: 0, guest: false };
        self.0.apply(now, &given(u64::from(self.1)), by, Input::Asked(command), &mut |_, _| {})
    }
}

fn bare(scene: Scene) -> Bare {
    Bare(Table::replay(scene.table.id(), &scene.log, &mut |_, _| {}).unwrap(), 10_000_000)
}

#[test]
fn a_table_hears_so_many_lines_and_no_more() {
    let mut table = bare(Scene::started(options(GameId::Yinsh, 2)));
    for n in 0..MAX_LINES {
        table.ask(0, say("again")).unwrap_or_else(|refused| panic!("line {n}: {refused:?}"));
    }
    assert_eq!(table.ask(0, say("once more")), Err(Refused::TableFull));
    table.ask(5, say("me too")).expect("spectators have lines of their own");
    table.ask(0, Command::Play { text: "d5".into(), number: 0 }).unwrap();
}

#[test]
fn a_table_that_has_heard_enough_lets_the_game_come_to_its_end() {
    let mut table = bare(Scene::started(options(GameId::Lyngk, 2)));
    let game = table.0.view(Viewer::Seat(Seat(0))).game.unwrap();
    let claim = game.decision.unwrap().legal.unwrap().into_iter().find(|text| text.starts_with("claim:")).unwrap();
    let claim = Command::Play { text: claim, number: 0 };
    let mut now = Time { service_ms: 1 << 40, unix_ms: 0 };
    // A connection that comes and goes makes the log long.
    while table.ask(5, say("?")) != Err(Refused::TableFull) || table.0.version() < MAX_EVENTS / 2 {
        for input in [Input::WentAway(Seat(1)), Input::CameBack(Seat(1))] {
            now.service_ms += 1;
            table.0.apply(now, &given(1), By::Server, input, &mut |_, _| {}).unwrap();
        }
    }
    while table.ask(1, say("?")) != Err(Refused::TableFull) || !nearly_full(&mut table) {
        for input in [Input::WentAway(Seat(1)), Input::CameBack(Seat(1))] {
            now.service_ms += 1;
            table.0.apply(now, &given(1), By::Server, input, &mut |_, _| {}).unwrap();
        }
    }
    assert_eq!(table.ask(0, Command::OfferDraw), Err(Refused::TableFull));
    table.ask(0, claim).expect("a move is heard, and is the last");
    assert_eq!(table.0.result().unwrap().by, EndedBy::Abort);
    assert_eq!(table.ask(0, Command::OfferRematch), Err(Refused::TableFull));
    assert!(table.0.version() <= MAX_EVENTS);
}

/// Whether requests are refused because the log is nearly full.
fn nearly_full(table: &mut Bare) -> bool {
    table.ask(0, Command::AskTakeback { to: 5 }) == Err(Refused::NoSuchPoint) && table.0.version() >= MAX_EVENTS - 200
}
