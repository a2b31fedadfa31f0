//! Games gone through over HTTP: positions, refusals, records, tables, and who may know what.

use crate::fixture::Running;
use crate::host::{House, play_on, within};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::hex::{Place, Symmetry};
use trilynx_games::{Game as _, header, linko, yinsh};
use trilynx_protocol::Command;
use trilynx_protocol::http::Studied;
use trilynx_protocol::position::{Effects, Position};
use trilynx_trials::client::Guest;

async fn studied(server: &Running, study: Value) -> Studied {
    let (status, answer) = server.browser().post("/api/positions", study.clone()).await;
    assert_eq!(status, StatusCode::OK, "{study}: {answer}");
    serde_json::from_value(answer).expect("a studied game")
}

async fn refused(server: &Running, study: Value) -> (u16, Value) {
    let (status, answer) = server.browser().post("/api/positions", study).await;
    (status.as_u16(), answer)
}

#[tokio::test]
async fn a_game_from_its_beginning_is_gone_through() {
    let server = Running::start().await;
    let start = json!({ "game": "yinsh" });
    let empty = studied(&server, json!({ "start": start })).await;
    assert_eq!((empty.variant.as_str(), empty.players, empty.own, empty.legal.len()), ("standard", 2, 0, 85));
    assert_eq!(empty.start.as_deref(), Some("yinsh/standard"));
    assert_eq!(empty.positions.len(), 1);

    let all = studied(&server, json!({ "start": start, "moves": ["d5", "e7", "f4"], "from": 0 })).await;
    let numbers: Vec<u32> = all.positions.iter().map(|position| position.number).collect();
    assert_eq!(numbers, [0, 1, 2, 3]);
    let seats: Vec<(u8, &str)> = all.moves.iter().map(|played| (played.seat, played.text.as_str())).collect();
    assert_eq!(seats, [(0, "d5"), (1, "e7"), (0, "f4")]);
    let Position::Yinsh(last) = &all.positions[3].position else { panic!("another game") };
    assert_eq!(last.rings, [vec!["d5".to_owned(), "f4".to_owned()], vec!["e7".to_owned()]]);
    assert_eq!(all.positions[3].decision.map(|decision| decision.seat), Some(1));
    assert!(!all.legal.contains(&"f4".to_owned()) && all.legal.contains(&"g6".to_owned()));

    // The text of a position starts another study, with the same choices.
    let text = all.positions[3].text.clone().expect("nothing is hidden");
    let again = studied(&server, json!({ "start": { "game": "yinsh", "position": text } })).await;
    assert_eq!((&again.legal, &again.positions[0].position), (&all.legal, &all.positions[3].position));
    // So does a line with moves.
    let line =
        studied(&server, json!({ "start": { "game": "yinsh", "position": "yinsh/standard d5 e7 f4" }, "keep": 2, "moves": ["f4"] })).await;
    assert_eq!((line.own, &line.positions[0].position), (3, &all.positions[3].position));
}

#[tokio::test]
async fn a_position_tells_what_the_move_before_it_did() {
    let server = Running::start().await;
    let effects = async |start: &Value, moves: &[String]| {
        let studied = studied(&server, json!({ "start": start, "moves": moves })).await;
        assert!(studied.refused.is_none() && studied.series.is_none(), "{moves:?}: {:?}", studied.refused);
        studied.positions[0].effects.clone()
    };
    let five = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
    let start = json!({ "game": "yinsh", "position": five });
    assert_eq!(effects(&start, &[]).await, Effects::default());
    assert_eq!(effects(&start, &["e9-e10".to_owned()]).await.rows, ["e5-e9"]);
    // The second player lays a higher card than the first.
    let (deal, moves, _) = long_game();
    let start = json!({ "game": "linko", "position": deal });
    assert_eq!(effects(&start, &moves[..1]).await.attacks, [] as [u8; 0]);
    assert_eq!(effects(&start, &moves[..2]).await.attacks, [0]);
    assert_eq!((moves[2].as_str(), effects(&start, &moves[..3]).await), ("leave", Effects::default()));
}

#[tokio::test]
async fn a_move_that_cannot_be_played_is_told_with_what_came_before() {
    let server = Running::start().await;
    let start = json!({ "game": "yinsh" });
    let check = async |moves: Value, number: u32, code: &str, clause: Option<&str>| {
        let answer = studied(&server, json!({ "start": start, "moves": moves, "from": 0 })).await;
        let told = answer.refused.expect("a refusal");
        let reason = serde_json::to_value(&told.reason).expect("JSON");
        assert_eq!((told.number, reason["code"].as_str(), reason["clause"].as_str()), (number, Some(code), clause), "{reason}");
        assert_eq!(answer.positions.len() as u32, number + 1);
        assert!(!answer.legal.is_empty());
        reason
    };
    let reason = check(json!(["d5", "d5", "e7"]), 1, "rule", Some("YINSH D2")).await;
    assert_eq!(reason["fields"]["at"], "d5", "{reason}");
    check(json!(["d5", "nonsense"]), 1, "unreadable", None).await;
    check(json!(["x".repeat(3000)]), 0, "unreadable", None).await;
}

#[tokio::test]
async fn what_cannot_be_gone_through_is_an_error_with_a_reason() {
    let server = Running::start().await;
    let check = async |study: Value, expected: (u16, &str, &str)| {
        let (status, answer) = refused(&server, study.clone()).await;
        let (code, reason) = (answer["code"].as_str().unwrap_or("?"), answer["reason"]["code"].as_str().unwrap_or("-"));
        assert_eq!((status, code, reason), expected, "{study}: {answer}");
        answer
    };
    check(json!({ "start": { "game": "chess" } }), (400, "malformed", "-")).await;
    check(json!({ "start": { "game": "yinsh", "record": "x" } }), (400, "malformed", "-")).await;
    check(json!({ "start": { "game": "yinsh", "variant": "tall" } }), (409, "refused", "options")).await;
    check(json!({ "start": { "game": "yinsh", "players": 3 } }), (409, "refused", "options")).await;
    check(json!({ "start": { "game": "lyngk", "position": "yinsh/standard" } }), (409, "refused", "options")).await;
    check(json!({ "start": { "game": "yinsh", "position": "yinsh/standard board=4" } }), (409, "refused", "unreadable")).await;
    check(json!({ "start": { "game": "yinsh" }, "viewer": 2 }), (409, "refused", "which_seat")).await;
    check(json!({ "start": { "record": "Trilynx-Record: 2" } }), (409, "refused", "record")).await;
    check(json!({ "start": { "table": "000000000000" } }), (404, "not_found", "-")).await;
    check(json!({ "start": { "game": "yinsh" }, "moves": vec!["d5"; 1001] }), (413, "too_large", "-")).await;
    let full = "yinsh/standard board=RRRR/7/8/9/10/9/10/9/8/7/RRRR turn=w phase=move removed=0,0";
    let answer = check(json!({ "start": { "game": "yinsh", "position": full } }), (409, "refused", "impossible")).await;
    assert!(answer["reason"]["clause"].as_str().is_some_and(|clause| clause.starts_with("YINSH ")), "{answer}");
}

/// Anyone who pasted a record is told where it is wrong and how, in words that can be translated; and is not sent back all of it.
#[tokio::test]
async fn a_record_is_refused_with_the_place_and_the_reason() {
    let server = Running::start().await;
    let check = async |from: &str, to: &str, place: (u64, Option<u64>, Option<&str>), reason: Value| {
        let good = "Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nResult: *\n\n1. d5 e7 f4\n";
        assert!(good.contains(from), "{from}");
        let (status, answer) = refused(&server, json!({ "start": { "record": good.replacen(from, to, 1) } })).await;
        let told = &answer["reason"];
        assert_eq!((status, told["code"].as_str()), (409, Some("record")), "{answer}");
        assert_eq!((told["line"].as_u64().unwrap(), told["at_move"].as_u64(), told["text"].as_str()), place, "{answer}");
        for (name, value) in reason.as_object().expect("fields") {
            assert_eq!(&told["reason"][name], value, "{name} of {answer}");
        }
        assert!(answer.to_string().len() < 1500, "{answer}");
    };
    let long = "x".repeat(20_000);
    let cut = format!("{}…", "x".repeat(40));
    let nowhere = |line| (line, None, None);
    let rule = json!({ "code": "rule", "clause": "YINSH D2", "kind": "PlacedOnPiece", "fields": { "at": "d5", "piece": "a white ring" } });
    check("e7", "d5", (6, Some(2), Some("d5")), rule).await;
    let unread = json!({ "code": "unreadable", "kind": "YinshMove", "fields": {}, "found": cut });
    check("e7", &long, (6, Some(2), None), unread).await;
    let twice = json!({ "code": "unreadable", "kind": "Once", "fields": { "what": "field", "name": cut } });
    check("yinsh/standard", &format!("yinsh/standard {long}=1 {long}=1"), nowhere(2), twice).await;
    let value = json!({ "kind": "FieldValue", "found": "q" });
    let setup = "yinsh/standard board=RRRR/7/8/9/10/9/10/9/8/7/rrrr turn=q phase=move removed=0,0";
    check("yinsh/standard", setup, nowhere(2), value).await;
    let impossible = json!({ "code": "impossible", "clause": "YINSH D3", "kind": "RingsMissing", "fields": { "colour": "White", "on_board": "4", "removed": "0" } });
    check("yinsh/standard", &setup.replace("turn=q", "turn=w"), nowhere(2), impossible).await;
    check("Rules: 1\n", "", nowhere(3), json!({ "kind": "Missing", "fields": { "key": "Rules" }, "found": null })).await;
    let later = json!({ "kind": "LaterRules", "fields": { "version": "7", "known": "1" } });
    check("Rules: 1", "Rules: 7", nowhere(3), later).await;
    let other = json!({ "kind": "OtherResult", "fields": { "recorded": "winners=0 scores=3,1", "played": "*" } });
    check("Result: *", "Result: winners=0 scores=3,1", nowhere(6), other).await;
}

#[tokio::test]
async fn a_new_deal_can_be_gone_through_again() {
    let server = Running::start().await;
    for (game, players, seats) in [("lyngk", 2, 0), ("linko", 4, 4)] {
        let dealt = studied(&server, json!({ "start": { "game": game, "players": players } })).await;
        let line = dealt.start.clone().expect("a study hides nothing");
        let again = studied(&server, json!({ "start": { "game": game, "position": line }, "from": 0 })).await;
        assert_eq!((again.positions, again.legal), (dealt.positions.clone(), dealt.legal));
        // All hands are known, and the one that decides is the one whose hand is seen.
        assert_eq!(dealt.positions[0].hands.len(), seats);
        if let Position::Linko(position) = &dealt.positions[0].position {
            assert_eq!((position.hand.as_ref(), dealt.positions[0].viewer), (Some(&dealt.positions[0].hands[0]), Some(0)));
        }
    }
}

#[tokio::test]
async fn records_in_three_formats_are_gone_through() {
    let server = Running::start().await;
    let ours =
        "Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nSeat-0: Ann\nSeat-1: Ben\nResult: winners=1 by=resignation\n\n1. d5 e7 f4\n";
    let two = format!("{ours}\n{}", ours.replace("Ann", "Cid"));
    let first = studied(&server, json!({ "start": { "record": two }, "from": 0 })).await;
    assert_eq!((first.own, first.positions.len(), first.seats[0].name.as_deref()), (3, 4, Some("Ann")));
    assert_eq!(first.result.as_ref().map(|result| result.winners.clone()), Some(vec![1]));
    let second = studied(&server, json!({ "start": { "record": two, "game": 1 } })).await;
    assert_eq!(second.seats[0].name.as_deref(), Some("Cid"));
    assert_eq!(refused(&server, json!({ "start": { "record": two, "game": 2 } })).await.0, 409);
    let official = studied(&server, json!({ "start": { "record": "1.d5 2.e7 3.f4" } })).await;
    assert_eq!(official.positions[0].position, first.positions[3].position);
    let boardspace = "(;\nGM[24]VV[2]\nSU[Yinsh]\nP0[id \"Ann\"]\n; P0[0 Start White]\n; P0[1 place wr  D 5]TM[1]\n; P0[2 Done ]TM[2]\n; P1[3 place br  E 7]\n; P0[4 place wr  F 4]\n;\n)\n";
    let site = studied(&server, json!({ "start": { "record": boardspace } })).await;
    assert_eq!((&site.positions[0].position, site.seats[0].name.as_deref()), (&first.positions[3].position, Some("Ann")));
    let broken = refused(&server, json!({ "start": { "record": boardspace.replace("place br  E 7", "throw br  E 7") } })).await;
    let message = broken.1["reason"]["message"].as_str().expect("a message").to_owned();
    assert!(message.contains("line 8, move 2") && message.contains("place, move, drop board"), "{message}");
    let broken = refused(&server, json!({ "start": { "record": ours.replace("f4", "e7") } })).await;
    let message = broken.1["reason"]["message"].as_str().expect("a message").to_owned();
    assert!(message.contains("move 3") && message.contains("YINSH D2"), "{message}");
}

#[tokio::test]
async fn a_long_game_comes_in_pieces() {
    let server = Running::start().await;
    let (deal, moves, legal) = long_game();
    let start = json!({ "game": "linko", "position": deal });
    let first = studied(&server, json!({ "start": start, "moves": moves, "from": 0 })).await;
    assert_eq!((first.positions.len(), first.moves.len()), (250, moves.len()));
    let rest = studied(&server, json!({ "start": start, "moves": moves, "from": 250 })).await;
    assert_eq!((rest.positions[0].number, rest.positions.len()), (250, moves.len() - 249));
    assert_eq!(rest.legal, legal);
}

/// A game of Linko! with more positions than one answer has, and what could be played after it. Each lays the lowest card above the last
/// one laid, so that somebody is attacked, and whatever is attacked goes back to its owner's hand.
fn long_game() -> (String, Vec<String>, Vec<String>) {
    let options: linko::Options = header::read_alone("linko/standard players=4 first=0").expect("options");
    let deal = linko::State::deal(&options, &mut Generator::new(&Seed([0; 64]), &[]));
    let (mut state, mut moves) = (linko::State::new(&deal), Vec::new());
    let (mut legal, mut last) = (state.legal_texts(), 0);
    while moves.len() < 300 {
        let answer = ["leave", "reclaim", "pile"].into_iter().find(|text| legal.iter().any(|known| known == text));
        let text = answer.map_or_else(|| lay(&legal, &mut last), str::to_owned);
        state.play(text.parse().expect("a move")).expect("legal");
        moves.push(text);
        legal = state.legal_texts();
    }
    (deal.to_string(), moves, legal)
}

/// The lowest single card above `last`, or the lowest of all.
fn lay(legal: &[String], last: &mut u8) -> String {
    let mut cards: Vec<u8> = legal.iter().filter_map(|text| if text == "X" { Some(14) } else { text.parse().ok() }).collect();
    cards.sort_unstable();
    let card = cards.iter().find(|card| **card > *last).or(cards.first()).expect("a card in hand");
    *last = *card;
    if *card == 14 { "X".to_owned() } else { card.to_string() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_with_hidden_cards_is_shown_as_it_was_seen() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "linko" })).await;
    let mut seen: [Vec<Position>; 2] = [0, 1].map(|seat: usize| vec![game(&players[seat])]);
    for _ in 0..12 {
        play_on(&mut players, 1, |legal| legal.len() / 2).await;
        let moves = players.iter().map(|player| player.view().game.as_ref().expect("a game").moves.len()).max().expect("two");
        for (player, seen) in players.iter_mut().zip(&mut seen) {
            player.sees(|view| view.game.as_ref().expect("a game").moves.len() >= moves).await;
            seen.push(game(player));
        }
    }
    let study = json!({ "start": { "table": table }, "from": 0 });
    for (seat, player) in players.iter().enumerate() {
        let (status, answer) = player.guest.post("/api/positions", &study).await.expect("an answer");
        assert_eq!(status, 200, "{answer}");
        let studied: Studied = serde_json::from_value(answer).expect("a studied game");
        let positions: Vec<Position> = studied.positions.iter().map(|position| position.position.clone()).collect();
        assert_eq!(positions, seen[seat]);
        assert!(studied.start.is_none() && studied.positions.iter().all(|position| position.text.is_none() && position.hands.is_empty()));
        let decides = studied.positions.last().and_then(|position| position.decision).expect("it goes on").seat;
        assert_eq!(studied.legal.is_empty(), usize::from(decides) != seat, "only who decides knows the choice");
        // Nobody sees another's hand, and nobody tries what was not played.
        let (status, answer) =
            player.guest.post("/api/positions", &json!({ "start": { "table": table }, "viewer": 1 - seat })).await.expect("an answer");
        assert_eq!((status, &answer["reason"]["code"]), (409, &json!("which_seat")));
        let (_, answer) =
            player.guest.post("/api/positions", &json!({ "start": { "table": table }, "moves": ["pile"] })).await.expect("an answer");
        assert_eq!((&answer["refused"]["reason"]["code"], &answer["refused"]["number"]), (&json!("hidden"), &json!(12)));
    }
    let stranger = host.http.request(Method::POST, format!("http://{}/api/positions", host.address)).json(&study);
    let answer: Studied = stranger.send().await.expect("an answer").json().await.expect("JSON");
    assert!(answer.legal.is_empty());
    assert!(answer.positions.iter().all(|position| matches!(&position.position, Position::Linko(linko) if linko.hand.is_none())));

    // Over, it is shown wholly, and other ways can be tried.
    players[0].granted(Command::Resign).await;
    let (_, answer) = host.guest().await.post("/api/positions", &study).await.expect("an answer");
    let over: Studied = serde_json::from_value(answer).expect("a studied game");
    assert!(over.start.is_some() && !over.legal.is_empty() && over.result.is_some());
    for position in &over.positions {
        let Position::Linko(linko) = &position.position else { panic!("another game") };
        let decides = position.decision.expect("the rules would let it go on").seat;
        assert_eq!((position.viewer, linko.hand.as_ref()), (Some(decides), position.hands.get(usize::from(decides))));
    }
    let (_, answer) =
        host.guest().await.post("/api/positions", &json!({ "start": { "table": table, "game": 1 } })).await.expect("an answer");
    assert_eq!(answer["code"], "not_found");
    host.stop().await;
}

fn game(player: &crate::host::Player) -> Position {
    player.view().game.as_ref().expect("a game").position.clone()
}

/// The image of a move when the board is turned and reflected.
fn turned(text: &str, symmetry: Symmetry) -> String {
    let point = |point: &str| symmetry.apply(Place::read(point).expect("a point"), yinsh::board::CENTRE).to_string();
    text.split('-').map(point).collect::<Vec<_>>().join("-")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_helps_nobody_in_a_rated_game_that_is_being_played() {
    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 });
    let options = json!({ "game": "yinsh", "rated": true, "clock": clock });
    let (table, mut players) = host.pair_of_accounts(["Olga", "Pavel"], options).await;
    play_on(&mut players, 12, |legal| legal.len() / 2).await;
    let friend = host.guest().await;
    let ask = async |who: &Guest, path: &str, body: Value| who.post(path, &body).await.expect("an answer");
    let code = |(status, answer): (u16, Value)| (status, answer["reason"]["code"].as_str().unwrap_or("-").to_owned());
    let (unfair, begun) = ((409, "fair_play".to_owned()), (201, "-".to_owned()));

    // The table shows the moves, as it does to every spectator, and no line to hand to an engine.
    let (_, answer) = ask(&friend, "/api/positions", json!({ "start": { "table": table }, "from": 0 })).await;
    let seen: Studied = serde_json::from_value(answer).expect("a studied game");
    assert!(seen.positions.len() == 13 && seen.positions.iter().all(|position| position.text.is_none()));
    let moves: Vec<String> = seen.moves.iter().map(|played| played.text.clone()).collect();
    let review = |moves: &[String]| json!({ "start": { "game": "yinsh" }, "moves": moves, "nodes": 1000 });
    // Nor is the position judged that a friend sets up, however the board is turned; one that many games have gone through is.
    let start = json!({ "game": "yinsh" });
    for symmetry in Symmetry::all() {
        let moves: Vec<String> = moves.iter().map(|text| turned(text, symmetry)).collect();
        assert_eq!(code(ask(&friend, "/api/reviews", review(&moves)).await), unfair, "{symmetry:?}");
        let (_, answer) = ask(&friend, "/api/positions", json!({ "start": start, "moves": moves })).await;
        let line = answer["positions"][0]["text"].as_str().expect("nothing is hidden").to_owned();
        let next = answer["legal"][0].clone();
        let request = json!({ "start": { "game": "yinsh", "position": line }, "moves": [next], "nodes": 1000 });
        assert_eq!(code(ask(&friend, "/api/reviews", request).await), unfair, "{symmetry:?}");
        let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "start": line });
        let opening = json!({ "options": options, "seats": ["me", { "bot": "level5" }] });
        assert_eq!(code(ask(&friend, "/api/tables", opening).await), unfair, "{symmetry:?}");
    }
    assert_eq!(code(ask(&friend, "/api/reviews", review(&moves[..9])).await), begun);
    let other: Vec<String> = ["a2", "a3", "a4", "a5", "b1"].map(str::to_owned).to_vec();
    assert_eq!(code(ask(&friend, "/api/reviews", review(&other)).await), begun);
    // The one who plays is helped with nothing of this game, and with others all the same.
    for player in &players {
        assert_eq!(code(ask(&player.guest, "/api/reviews", review(&other)).await), unfair);
        let (_, lyngk) = ask(&player.guest, "/api/positions", json!({ "start": { "game": "lyngk" } })).await;
        let request = json!({ "start": { "game": "lyngk", "position": lyngk["start"] }, "moves": [lyngk["legal"][0]], "nodes": 1000 });
        assert_eq!(code(ask(&player.guest, "/api/reviews", request).await), begun);
    }

    // A server that has been started again learns it from what is stored.
    let olga = players[0].guest.clone();
    drop(players);
    host.stop().await;
    let host = house.open().await;
    let (olga, friend) = (olga.at(&host.address), friend.at(&host.address));
    let known = async {
        while code(ask(&friend, "/api/reviews", review(&moves)).await) != unfair {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    within(known).await;
    assert_eq!(code(ask(&olga, "/api/reviews", review(&other)).await), unfair);

    // Over, everything is answered.
    let mut white = crate::host::Player::join(olga.clone(), table).await;
    white.granted(Command::Resign).await;
    assert_eq!(code(ask(&friend, "/api/reviews", review(&moves)).await), begun);
    assert_eq!(code(ask(&olga, "/api/reviews", review(&other)).await), begun);
    let (_, answer) = ask(&friend, "/api/positions", json!({ "start": { "table": table } })).await;
    assert!(answer["positions"][0]["text"].is_string(), "{answer}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_does_not_count_may_be_studied_while_it_goes_on() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    play_on(&mut players, 12, |legal| legal.len() / 2).await;
    let (_, answer) = players[0].guest.post("/api/positions", &json!({ "start": { "table": table } })).await.expect("an answer");
    let line = answer["positions"][0]["text"].as_str().expect("nothing is hidden");
    let request = json!({ "start": { "game": "yinsh", "position": line }, "moves": [answer["legal"][0]], "nodes": 1000 });
    let (status, answer) = players[0].guest.post("/api/reviews", &request).await.expect("an answer");
    assert_eq!(status, 201, "{answer}");
    host.stop().await;
}

#[tokio::test]
async fn going_through_games_is_limited() {
    let server = Running::start_with(|config| {
        let limits = config.limits.as_mut().expect("limits");
        limits.studies.address = trilynx_server::limits::Rate::new(3, 60_000);
    })
    .await;
    for _ in 0..3 {
        studied(&server, json!({ "start": { "game": "yinsh" } })).await;
    }
    let (status, answer) = refused(&server, json!({ "start": { "game": "yinsh" } })).await;
    assert_eq!((status, &answer["what"]), (429, &json!("studies")));
}
