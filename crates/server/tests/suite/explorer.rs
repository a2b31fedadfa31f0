//! The explorer over HTTP: games that were really played, no matter who asks and how often the server is started again.

use crate::host::{Host, House, PATIENCE, Player, play_on};
use serde_json::{Value, json};
use trilynx_protocol::Command;
use trilynx_trials::client::Guest;

fn path(position: &str, filter: &str) -> String {
    format!("/api/explorer?position={}{filter}", position.replace('/', "%2F").replace(' ', "%20").replace('+', "%2B"))
}

async fn explored(guest: &Guest, position: &str, filter: &str) -> Value {
    guest.get(&path(position, filter)).await.expect("an answer")
}

fn games(moves: &Value) -> u64 {
    let all = moves.as_array().expect("moves").iter();
    all.map(|explored| ["won", "drawn", "lost"].iter().map(|result| explored[result].as_u64().expect("a number")).sum::<u64>()).sum()
}

/// Waits until this many games are counted.
async fn counted(guest: &Guest, position: &str, wanted: u64) -> Value {
    let asked = tokio::time::Instant::now();
    loop {
        let answer = explored(guest, position, "").await;
        if games(&answer["moves"]) == wanted {
            return answer;
        }
        assert!(asked.elapsed() < PATIENCE, "{wanted} games: {answer}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Places a ring on `first`, plays on, and gives up as the first player.
async fn play(players: &mut [Player; 2], first: &str) {
    players[0].play(first).await;
    play_on(players, 13, |legal| legal.len() / 2).await;
    players[0].granted(Command::Resign).await;
}

async fn accounts(host: &Host, names: [&str; 2], options: Value) -> [Player; 2] {
    host.pair_of_accounts(names, options).await.1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_found_from_every_side_with_their_players() {
    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 3 });
    let rated = json!({ "game": "yinsh", "rated": true, "clock": clock });
    let mut players = accounts(&host, ["ada", "eve"], rated).await;
    play(&mut players, "e4").await;
    let guest = host.guest().await;
    let answer = counted(&guest, "yinsh/standard", 1).await;
    assert_eq!((&answer["moves"][0]["won"], &answer["moves"][0]["lost"]), (&json!(0), &json!(1)));
    let moves = answer["moves"][0]["moves"].as_array().expect("moves");
    assert!(moves.len() == 6 && moves.contains(&json!("e4")), "{answer}");
    assert!(answer["moves"][0]["rating"].as_u64().is_some_and(|rating| rating < 1500), "{answer}");
    assert_eq!(answer["latest"][0]["id"], json!(players[0].table));
    assert_eq!((&answer["latest"][0]["seats"][0]["name"], &answer["latest"][0]["seats"][1]["name"]), (&json!("ada"), &json!("eve")));
    // The same after the same move on another side of the board.
    for side in moves.iter().filter_map(Value::as_str) {
        let answer = explored(&guest, &format!("yinsh/standard {side}"), "").await;
        assert_eq!((games(&answer["moves"]), &answer["moves"][0]["won"]), (1, &json!(1)), "{side}");
    }
    for (filter, found) in
        [("&players=people", 1), ("&players=bots", 0), ("&pace=blitz", 1), ("&pace=untimed", 0), ("&least=1400", 1), ("&least=2000", 0)]
    {
        let answer = explored(&guest, "yinsh/standard", filter).await;
        assert_eq!((games(&answer["moves"]), answer["latest"].as_array().map(Vec::len)), (found, Some(found as usize)), "{filter}");
    }
    // Of somebody who is gone the game stays, without the name.
    let deleted = players[0].guest.post("/api/account/delete", &json!({ "password": "correct horse" })).await.expect("an answer");
    assert_eq!(deleted.0, 200, "{deleted:?}");
    let answer = explored(&guest, "yinsh/standard", "").await;
    assert_eq!((games(&answer["moves"]), &answer["latest"][0]["seats"][0]["name"]), (1, &Value::Null));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_counted_once_however_often_the_server_is_started_again() {
    let house = House::generous();
    let host = house.open().await;
    let (_, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    play(&mut players, "e4").await;
    let (_, mut hidden) = host.pair(json!({ "game": "yinsh", "private": true })).await;
    play(&mut hidden, "e4").await;
    // Perhaps before the game has been counted.
    host.stop().await;
    for _ in 0..3 {
        let host = house.open().await;
        counted(&host.guest().await, "yinsh/standard", 1).await;
        assert_eq!(trilynx_server::explorer::explore_finished(&host.service.store).await.expect("a store"), 0);
        host.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_explored_is_refused() {
    let house = House::generous();
    let host = house.open().await;
    let guest = host.guest().await;
    let (_, studied) = guest.post("/api/positions", &json!({ "start": { "game": "linko" } })).await.expect("an answer");
    let answer = explored(&guest, studied["positions"][0]["text"].as_str().expect("a line"), "").await;
    assert_eq!((games(&answer["moves"]), games(&answer["book"])), (0, 0), "cards are hidden");
    let ask = async |path: &str| {
        let response = host.http.get(format!("http://{}{path}", host.address)).send().await.expect("an answer");
        (response.status().as_u16(), response.json::<Value>().await.expect("JSON"))
    };
    for wrong in ["nonsense", "yinsh/standard z9", "yinsh/standard e5 e5"] {
        let (status, answer) = ask(&path(wrong, "")).await;
        assert_eq!((status, &answer["code"]), (409, &json!("refused")), "{wrong}: {answer}");
    }
    for wrong in ["&players=cats", "&pace=quick", "&least=many", "&more=1"] {
        assert_eq!(ask(&path("yinsh/standard", wrong)).await.0, 400, "{wrong}");
    }
    // A player of a rated game against the clock gets no help.
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 3 });
    let players = accounts(&host, ["ada", "eve"], json!({ "game": "yinsh", "rated": true, "clock": clock })).await;
    let refused = players[0].guest.get::<Value>(&path("yinsh/standard", "")).await;
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(games(&explored(&guest, "yinsh/standard", "").await["moves"]), 0);
    host.stop().await;
}
