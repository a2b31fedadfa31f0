//! Notifications over real sockets: who gets which, and when they are gone again.

use crate::fixture::Running;
use crate::host::{Host, House, Player, say, within};
use crate::tournaments::{ask, created, settings};
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::http::NotificationKind::{self, Challenge, GameOver, RoundStarts, TimeShort, YourTurn};
use trilynx_protocol::http::Notifications;
use trilynx_protocol::wire::{Stage, TableView, ToClient};
use trilynx_protocol::{Command, TableId};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::games::{DUEL, duel};

const DAY: Duration = Duration::from_secs(24 * 3600);

async fn list(who: &Guest) -> Notifications {
    who.get("/api/notifications").await.expect("a list")
}

async fn kinds(who: &Guest) -> Vec<NotificationKind> {
    list(who).await.lines.into_iter().map(|line| line.kind).collect()
}

/// Waits until a connection has heard this number.
async fn unseen(socket: &mut Socket, wanted: u32) {
    let heard = socket.until(|_, heard| match heard {
        ToClient::Notifications { unseen } if *unseen == wanted => Some(()),
        _ => None,
    });
    heard.await.expect("it is said");
}

/// Waits until somebody is notified of exactly this, in any order.
async fn notified_of(who: &Guest, mut wanted: Vec<NotificationKind>) {
    wanted.sort_unstable();
    within(async {
        loop {
            let mut found = kinds(who).await;
            found.sort_unstable();
            if found == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

/// Two accounts at a table with days for each turn; the second one does not look at it.
async fn by_correspondence(host: &Host) -> (TableId, Player, Guest) {
    let options = json!({ "game": DUEL, "variant": "blitz", "clock": { "kind": "correspondence", "days": 2 } });
    let (table, [ann, bob]) = host.pair_of_accounts(["Ann-A", "Bob-B"], options).await;
    let Player { guest, socket, .. } = bob;
    socket.leave().await;
    (table, ann, guest)
}

async fn any_move(player: &mut Player) {
    let can_move = |view: &TableView| {
        let decision = view.game.as_ref().and_then(|game| game.decision.as_ref());
        decision.and_then(|decision| decision.legal.as_ref()).is_some_and(|legal| !legal.is_empty())
    };
    player.sees(can_move).await;
    let text = player.socket.legal(player.table)[0].clone();
    player.play(&text).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_does_not_look_is_notified_of_their_turn_until_they_do() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut ann, bob) = by_correspondence(&host).await;
    let mut page = bob.connect().await.expect("a socket");
    any_move(&mut ann).await;
    unseen(&mut page, 1).await;
    let found = list(&bob).await;
    assert_eq!(
        (found.lines.len(), found.lines[0].kind, found.lines[0].table.as_ref().unwrap().id, found.lines[0].seen),
        (1, YourTurn, table, false)
    );
    assert!(found.lines[0].table.as_ref().unwrap().seats.iter().any(|seat| seat.name.as_deref() == Some("Ann-A")));
    assert_eq!(kinds(&ann.guest).await, [], "who looks is not notified");
    let export: Value = bob.get("/api/account/export").await.expect("an export");
    assert_eq!(export["notifications"]["lines"][0]["kind"], "your_turn");
    // A page that is opened later hears of it as well.
    let mut late = bob.connect().await.expect("a socket");
    unseen(&mut late, 1).await;
    late.watch(table).await.expect("a view");
    unseen(&mut page, 0).await;
    assert!(list(&bob).await.lines[0].seen);
    let mut playing = Player { guest: bob.clone(), socket: late, table };
    any_move(&mut playing).await;
    notified_of(&bob, vec![]).await;
    // Their connection is lost without their having moved, and so is what they may not have seen.
    any_move(&mut ann).await;
    playing.sees(|view| view.viewer.is_some()).await;
    playing.socket.leave().await;
    notified_of(&bob, vec![YourTurn]).await;
    host.stop().await;
    let host = house.open().await;
    notified_of(&bob.at(&host.address), vec![YourTurn]).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_that_is_short_and_games_that_end_are_told_to_those_who_are_away() {
    let house = House::generous();
    let host = house.open().await;
    let (_, mut ann, bob) = by_correspondence(&host).await;
    any_move(&mut ann).await;
    notified_of(&bob, vec![YourTurn]).await;
    house.wall.pass(DAY + DAY / 2);
    assert_eq!(kinds(&bob).await, [YourTurn], "there is a quarter of the time left");
    house.wall.pass(DAY / 5);
    notified_of(&bob, vec![TimeShort, YourTurn]).await;
    let mut page = bob.connect().await.expect("a socket");
    unseen(&mut page, 2).await;
    ann.granted(Command::Resign).await;
    notified_of(&bob, vec![GameOver]).await;
    assert_eq!(kinds(&ann.guest).await, []);
    let line = list(&bob).await.lines.remove(0);
    assert!(line.table.is_some_and(|table| table.stage == Stage::Over && table.result.is_some()));
    let all = json!({ "until_unix_ms": line.unix_ms });
    assert_eq!(bob.post("/api/notifications/seen", &all).await.expect("an answer").0, 204);
    unseen(&mut page, 0).await;
    assert!(list(&bob).await.lines[0].seen);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_against_bots_and_games_with_everybody_there_notify_nobody() {
    let house = House::generous();
    let host = house.open().await;
    let alone = host.account("Ann-A").await;
    let table = alone.open(&json!({ "options": duel(json!({})), "seats": ["me", { "bot": "level1" }] })).await.expect("a table");
    let mut playing = Player::join(alone, table).await;
    playing.sees(|view| view.stage == Stage::Playing).await;
    let Player { guest: alone, socket, .. } = playing;
    socket.leave().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 0 });
    let (_, [mut one, two]) = host.pair_of_accounts(["Bob-B", "Cleo-C"], json!({ "game": DUEL, "clock": clock })).await;
    any_move(&mut one).await;
    one.granted(say("hello")).await;
    one.granted(Command::Resign).await;
    for who in [&alone, &one.guest, &two.guest] {
        assert_eq!(kinds(who).await, []);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_notified_and_each_kind_can_be_switched_off() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let mut page = bob.connect().await.expect("a socket");
    let body = json!({ "person": bob.id, "options": duel(json!({})) });
    let opened = ann.post("/api/challenges", &body).await.expect("an answer").1;
    unseen(&mut page, 1).await;
    assert_eq!((kinds(&bob).await, kinds(&ann).await.len()), (vec![Challenge], 0));
    let path = format!("/api/challenges/{}", opened["table"].as_str().expect("a table"));
    assert_eq!(host.send(reqwest::Method::DELETE, &path, Some(&bob.cookie), json!({})).await.0, 204);
    unseen(&mut page, 0).await;
    assert_eq!(kinds(&bob).await, []);
    let choose = async |off: Value| bob.post("/api/notifications/choice", &json!({ "off": off })).await.expect("an answer").0;
    assert_eq!(choose(json!(["noise"])).await, 400);
    let often = vec!["challenge"; 50];
    assert_eq!(choose(json!(often)).await, 204);
    assert_eq!(list(&bob).await.off, [Challenge]);
    assert_eq!(ann.post("/api/challenges", &body).await.expect("an answer").0, 201);
    assert_eq!(kinds(&bob).await, []);
    let stranger = host.send(reqwest::Method::GET, "/api/notifications", None, json!({})).await;
    assert_eq!(stranger.0, 401);
    host.stop().await;
}

#[tokio::test]
async fn a_round_of_a_tournament_is_notified_until_its_game_is_over() {
    let server = Running::start_with(|config| config.limits = None).await;
    let http = reqwest::Client::new();
    let arrive = async || Guest::arrive(&http, &server.address.to_string()).await.expect("a guest");
    let players = [arrive().await, arrive().await];
    let tournament = created(&players[0], &settings(json!({ "kind": "round_robin", "cycles": 1 }))).await;
    for player in &players {
        ask(player, &tournament, json!({ "do": "enter" })).await;
    }
    ask(&players[0], &tournament, json!({ "do": "start" })).await;
    for player in &players {
        notified_of(player, vec![RoundStarts]).await;
        let round = list(player).await.lines.remove(0).tournament.expect("a round");
        assert_eq!((round.tournament.to_string(), round.name.as_str(), round.round), (tournament.clone(), "Open", 1));
    }
    let table = list(&players[0]).await.lines[0].table.as_ref().unwrap().id;
    let resign = json!({ "key": "resign", "command": { "do": "resign" } });
    let (status, answer) = players[0].post(&format!("/api/tables/{table}/ask"), &resign).await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    for player in &players {
        notified_of(player, vec![GameOver]).await;
    }
}
