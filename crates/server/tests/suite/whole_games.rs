//! Whole games over real sockets and over plain HTTP, and clients that say or read too much or too little on the way.

use crate::host::{House, Player, Raw, code, eventually, play_on, say, within};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use trilynx_protocol::wire::{Error, Stage, ToClient, ToServer};
use trilynx_protocol::{Command, EndedBy};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_without_a_websocket() {
    let house = House::default();
    let host = house.open().await;
    let (white, black) = (host.guest().await, host.guest().await);
    let opening = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" }, "seats": ["me", "open"], "key": "once" });
    let table = white.open(&opening).await.expect("a table");
    assert_eq!(white.open(&opening).await.expect("the same table"), table);
    let ask = format!("/api/tables/{table}/ask");
    let (status, answer) = black.post(&ask, &json!({ "key": "sit", "command": { "do": "sit" } })).await.expect("an answer");
    assert_eq!((status, &answer["version"]), (200, &json!(4)), "{answer}");
    let (status, answer) =
        black.post(&ask, &json!({ "key": "early", "command": { "do": "play", "move": "a2", "number": 0 } })).await.expect("an answer");
    assert_eq!((status, &answer), (409, &json!({ "code": "refused", "reason": { "code": "not_your_turn" } })));

    // Black waits; White plays; Black hears of it.
    let events = format!("/api/tables/{table}/events?after=4&wait=25");
    let waiting = {
        let black = black.clone();
        tokio::spawn(async move { black.get::<Value>(&events).await.expect("events") })
    };
    let mut watcher = Player::join(white.clone(), table).await;
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if seats.contains(&1)).then_some(())).await;
    let (status, _) =
        white.post(&ask, &json!({ "key": "first", "command": { "do": "play", "move": "a2", "number": 0 } })).await.expect("an answer");
    assert_eq!(status, 200);
    let heard = within(waiting).await.expect("heard");
    assert_eq!(
        (heard["say"].as_str(), &heard["from"], &heard["events"][0]["event"]),
        (Some("events"), &json!(4), &json!("moved")),
        "{heard}"
    );
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if !seats.contains(&1)).then_some(())).await;

    // Who asks what happened gets it at once; from the beginning it is the view; and who hangs up is not counted as there.
    let known: Value = black.get(&format!("/api/tables/{table}/events?after=4&wait=25")).await.expect("events");
    assert_eq!(known["events"].as_array().map(Vec::len), Some(1));
    let whole: Value = black.get(&format!("/api/tables/{table}/events?after=0")).await.expect("a view");
    assert_eq!((whole["say"].as_str(), &whole["view"]["viewer"]), (Some("table"), &json!(1)));
    let hanging = {
        let (black, events) = (black.clone(), format!("/api/tables/{table}/events?after=5&wait=25"));
        tokio::spawn(async move { black.get::<Value>(&events).await })
    };
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if seats.contains(&1)).then_some(())).await;
    hanging.abort();
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if !seats.contains(&1)).then_some(())).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_a_game_of_linko_and_three_a_match() {
    let house = House::generous();
    let host = house.open().await;
    let mut rng = fastrand::Rng::with_seed(4);
    let (table, mut players) = host.group(json!({ "game": "linko" }), 4).await;
    let mut spectator = host.spectator(table).await;
    play_on(&mut players, 2000, |legal| rng.usize(..legal.len())).await;
    spectator.sees(|view| view.stage == Stage::Over).await;
    for player in &mut players {
        player.sees(|view| view.stage == Stage::Over).await;
        assert_eq!(player.view().game.as_ref().and_then(|game| game.result.as_ref()).expect("a result").by, EndedBy::Rules);
        // Whatever was folded together over hundreds of moves is what a newcomer sees.
        assert_eq!(serde_json::to_value(player.view()).expect("JSON"), player.fresh().await["view"]);
    }
    assert_eq!(serde_json::to_value(spectator.view()).expect("JSON"), spectator.fresh().await["view"]);

    // A match: everybody begins once. Between two games all say that they are ready, but for the last, where time does it.
    let (table, mut players) = host.group(json!({ "game": "linko", "rounds": 2 }), 2).await;
    for game in 1..=4_u16 {
        play_on(&mut players, 2000, |legal| rng.usize(..legal.len())).await;
        for player in &mut players {
            player.sees(|view| view.series.played == game).await;
        }
        let view = players[0].view().clone();
        let sums: Vec<i32> = (0..2).map(|seat| view.series.results.iter().map(|result| i32::from(result.scores[seat])).sum()).collect();
        assert_eq!(view.series.totals, sums);
        // Anyone who looks at it again is told which game of how many that is, the last one if nothing is said.
        for (wanted, number) in [(json!({ "table": table }), game - 1), (json!({ "table": table, "game": 0 }), 0)] {
            let (_, answer) = players[0].guest.post("/api/positions", &json!({ "start": wanted })).await.expect("an answer");
            assert_eq!(answer["series"], json!({ "game": number, "begun": game }), "{wanted}");
        }
        if game == 4 {
            assert_eq!(view.stage, Stage::Over);
            break;
        }
        assert_eq!(view.stage, Stage::Between);
        players[0].granted(Command::Ready).await;
        if game == 3 {
            house.wall.pass(Duration::from_secs(30));
            host.service.live.table(table).expect("a table").wake();
        } else {
            players[1].sees(|view| view.series.ready == [0]).await;
            players[1].granted(Command::Ready).await;
        }
        for player in &mut players {
            player.sees(|view| view.stage == Stage::Playing).await;
        }
        let first = players[0].view().game.as_ref().and_then(|game| Some(game.decision.as_ref()?.seat));
        assert_eq!(first, Some((game % 2) as u8), "the next one begins");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_of_linko_names_clause_and_player() {
    let house = House::default();
    let host = house.open().await;
    let (_, mut players) = host.pair(json!({ "game": "linko" })).await;
    let mut check = async |text: &str, clause: &str, kind: &str, fields: Value, message: &str| {
        let answer = players[0].ask(Command::Play { text: text.to_owned(), number: 0 }).await;
        let Err(ToClient::Refused { reason, .. }) = answer else { panic!("{text}: {answer:?}") };
        let expected = json!({ "code": "rule", "clause": clause, "kind": kind, "fields": fields, "message": message });
        assert_eq!(serde_json::to_value(&reason).expect("JSON"), expected);
    };
    let one = json!({ "seat": "player 1" });
    check("take", "LINKO 5", "NothingAttacked", one.clone(), "no set is being attacked: player 1 must lay a set").await;
    check("pile", "LINKO 7", "NoCardOwed", one, "no one has to draw: player 1 must lay a set").await;
    let values = json!({ "lower": "7", "higher": "8" });
    let message = "7 and 8 have different values: a set is cards of one value and jokers, or jokers alone";
    check("7+8", "LINKO 2", "TwoValues", values, message).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_requests_at_once_are_all_answered_to_one_who_listens() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let black = &mut players[1];
    // More than wait in any queue, less than a person may say at once.
    let many = 150;
    for n in 0..many {
        let command = Command::Play { text: "a2".to_owned(), number: 0 };
        black.socket.say(&ToServer::Ask { table, key: format!("k{n}"), seat: None, command }).await.expect("said");
    }
    let mut answered = BTreeSet::new();
    while answered.len() < many {
        let key = black.hears(|heard| match heard {
            ToClient::Refused { key, .. } | ToClient::Error { key: Some(key), error: Error::Unavailable, .. } => Some(key.clone()),
            ToClient::Error { error, .. } => panic!("{}", code(error)),
            _ => None,
        });
        answered.insert(key.await);
    }
    players[0].play("a2").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_does_not_read_is_sent_away_and_nobody_waits_for_them() {
    let house = House::generous();
    let host = house.open().await;
    let guests = [host.guest().await, host.guest().await];
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let mut white = Player::join(guests[0].clone(), table).await;
    for _ in 0..80 {
        white.granted(say(&"x".repeat(400))).await;
    }
    // The sleeper asks for the long view again and again, and reads nothing of it, until there is more than the way to them holds. A visitor who
    // looks in as often, and reads, is given a view each time: then the table has dealt with what the sleeper asked before.
    let mut sleeper = Raw::narrow(&host.guest().await).await;
    let mut visitor = Raw::connect(&host.guest().await).await;
    let live = &host.service.live;
    for _ in 0..300 {
        for _ in 0..4 {
            sleeper.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        }
        visitor.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        while !visitor.hear().await.expect("an answer").starts_with("{\"say\":\"table\"") {}
        white.granted(say(&"x".repeat(400))).await;
    }
    eventually("the sleeper is sent away", || live.presence.connections() == 2).await;
    // Others come, go and play meanwhile, and are not held up.
    let mut black = Player::join(guests[1].clone(), table).await;
    black.granted(Command::Sit { seat: None, word: None }).await;
    let mut players = [white, black];
    play_on(&mut players, 10, |_| 0).await;
    // Whatever was on its way still comes, and then it is over.
    within(sleeper.until_the_end()).await;
    play_on(&mut players, 10, |_| 0).await;
    host.stop().await;
}

#[test]
fn the_documented_examples_run_from_an_empty_folder() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let house = House::default();
    let host = runtime.block_on(house.open());
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    for (script, last) in [("two-people.sh", "yinsh/blitz"), ("against-a-bot.sh", "lyngk/standard")] {
        let folder = tempfile::tempdir().expect("a folder");
        let ran = std::process::Command::new("sh")
            .arg(examples.join(script))
            .arg(format!("http://{}", host.address))
            .current_dir(folder.path())
            .output()
            .expect("sh is there");
        let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
        assert!(ran.status.success(), "{script}: {out}\n{err}");
        assert!(out.contains(last) && (out.clone() + err.clone()).contains("over after"), "{script}: {out}\n{err}");
    }
    runtime.block_on(host.stop());
}
