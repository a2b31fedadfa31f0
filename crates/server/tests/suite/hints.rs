//! Hints: a good move for somebody who plays against bots alone, and for nobody else. Also how soon bots answer.

use crate::host::{Host, House, Player, play_on, within};
use serde_json::{Value, json};
use trilynx_protocol::wire::{TableView, ToServer};
use trilynx_protocol::{BotPace, Command, TableId};
use trilynx_trials::client::Guest;

/// A table of somebody's with bots on the other seats. The opener begins.
async fn against_bots(guest: &Guest, options: Value, bots: usize) -> TableId {
    let mut seats = vec![json!("me")];
    seats.extend(vec![json!({ "bot": "level1" }); bots]);
    let mut wanted = json!({ "variant": "standard", "players": bots + 1, "order": "fixed" });
    wanted.as_object_mut().expect("an object").extend(options.as_object().expect("an object").clone());
    guest.open(&json!({ "options": wanted, "seats": seats })).await.expect("a table")
}

async fn hint(guest: &Guest, table: TableId) -> (u16, Value) {
    guest.post(&format!("/api/tables/{table}/hint"), &json!({})).await.expect("an answer")
}

async fn refusal(guest: &Guest, table: TableId) -> String {
    let (status, answer) = hint(guest, table).await;
    assert_eq!((status, &answer["code"]), (409, &json!("refused")), "{answer}");
    answer["reason"]["code"].as_str().expect("a code").to_owned()
}

fn legal(view: &TableView) -> &[String] {
    view.game.as_ref().and_then(|game| game.decision.as_ref()?.legal.as_deref()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_move_in_every_game() {
    let house = House::generous();
    let host = house.open().await;
    for (game, bots) in [("yinsh", 1), ("lyngk", 1), ("linko", 2)] {
        let guest = host.guest().await;
        let table = against_bots(&guest, json!({ "game": game }), bots).await;
        let mut player = Player::join(guest.clone(), table).await;
        for number in 0..3 {
            player.sees(|view| !legal(view).is_empty()).await;
            let played = player.view().game.as_ref().expect("a game").moves.len();
            let (status, answer) = hint(&guest, table).await;
            assert_eq!((status, answer["number"].as_u64()), (200, Some(played as u64)), "{game} {number}: {answer}");
            let chosen = answer["move"].as_str().expect("a move").to_owned();
            assert!(legal(player.view()).contains(&chosen), "{game} {number}: {chosen}");
            player.granted(Command::Play { text: chosen, number: played as u32 }).await;
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_takes_the_move_that_wins() {
    let house = House::generous();
    let host = house.open().await;
    let guest = host.guest().await;
    // White has four markers in line, a ring beside the gap, and needs one ring in blitz.
    let moves = "b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9";
    let study = json!({ "start": { "game": "yinsh", "variant": "blitz", "position": format!("yinsh/blitz {moves}") } });
    let (_, studied) = guest.post("/api/positions", &study).await.expect("an answer");
    let start = studied["positions"][0]["text"].as_str().expect("a line").to_owned();
    let table = against_bots(&guest, json!({ "game": "yinsh", "variant": "blitz", "start": start }), 1).await;
    let (status, answer) = hint(&guest, table).await;
    assert_eq!((status, answer["move"].as_str()), (200, Some("b5-b6")), "{answer}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_a_hint_against_people_nor_in_a_rated_game() {
    let house = House::generous();
    let host = house.open().await;
    // Against another guest.
    let (table, players) = host.pair(json!({ "game": "yinsh" })).await;
    assert_eq!(refusal(&players[0].guest, table).await, "fair_play");
    assert_eq!(refusal(&players[1].guest, table).await, "fair_play", "nor while the other one decides");
    assert_eq!(refusal(&host.guest().await, table).await, "not_seated");
    // A bot at a table with two people.
    let (one, other) = (host.guest().await, host.guest().await);
    let options = json!({ "game": "linko", "variant": "standard", "players": 3, "order": "fixed" });
    let table = one.open(&json!({ "options": options, "seats": ["me", { "bot": "level1" }, "open"] })).await.expect("a table");
    assert_eq!(refusal(&one, table).await, "not_started");
    Player::join(other, table).await.granted(Command::Sit { seat: None, word: None }).await;
    assert_eq!(refusal(&one, table).await, "fair_play");
    // Two seats of one person on one device.
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    let table = one.open(&json!({ "options": options, "seats": ["me", "me"] })).await.expect("a table");
    let (_, answer) = one.post(&format!("/api/tables/{table}/hint"), &json!({ "seat": 0 })).await.expect("an answer");
    assert_eq!(answer["reason"]["code"], "fair_play", "{answer}");
    // Against a bot, but over.
    let table = against_bots(&one, json!({ "game": "yinsh" }), 1).await;
    let mut player = Player::join(one.clone(), table).await;
    player.granted(Command::Abort).await;
    assert_eq!(refusal(&one, table).await, "over");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_a_rated_game_against_the_clock_has_no_hint_in_another_of_its_kind() {
    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 });
    let (table, mut players) = host.pair_of_accounts(["Ida", "Jan"], json!({ "game": "yinsh", "rated": true, "clock": clock })).await;
    play_on(&mut players, 2, |legal| legal.len() / 2).await;
    let ida = players[0].guest.clone();
    assert_eq!(refusal(&ida, table).await, "fair_play", "the rated game itself");
    let beside = against_bots(&ida, json!({ "game": "yinsh" }), 1).await;
    assert_eq!(refusal(&ida, beside).await, "fair_play");
    let other = against_bots(&ida, json!({ "game": "lyngk" }), 1).await;
    assert_eq!(hint(&ida, other).await.0, 200, "another game is another matter");
    players[0].granted(Command::Resign).await;
    assert_eq!(hint(&ida, beside).await.0, 200);
    host.stop().await;
}

/// Says how soon bots shall answer, and plays a move that they answer.
async fn answered_at(host: &Host, pace: Option<BotPace>) {
    let guest = host.guest().await;
    let table = against_bots(&guest, json!({ "game": "yinsh" }), 1).await;
    let mut player = Player::join(guest, table).await;
    player.socket.say(&ToServer::Watch { table, seat: None, version: None, pace }).await.expect("said");
    player.granted(Command::Play { text: "e5".to_owned(), number: 0 }).await;
    within(player.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 2))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_answer_at_every_pace() {
    let house = House::generous();
    let host = house.open().await;
    for pace in [None, Some(BotPace::Quick), Some(BotPace::Natural), Some(BotPace::Slow)] {
        answered_at(&host, pace).await;
    }
    // Another word is no pace.
    let mut player = host.spectator(host.pair(json!({ "game": "yinsh" })).await.0).await;
    let said = json!({ "say": "watch", "table": player.table, "pace": "sleepy" }).to_string();
    assert!(serde_json::from_str::<ToServer>(&said).is_err());
    player.sees(|view| view.version > 0).await;
    host.stop().await;
}
