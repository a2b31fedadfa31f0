//! Challenges over real sockets: who is told, who may, and how one ends.

use crate::host::{House, Player};
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::http::{Challenge, Challenges};
use trilynx_protocol::wire::{Stage, ToClient};
use trilynx_protocol::{Command, TableId};
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_server::store::MOST_CHALLENGES;
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::games::duel;

async fn challenge(who: &Guest, whom: &Guest) -> (u16, Value) {
    who.post("/api/challenges", &json!({ "person": whom.id, "options": duel(json!({})) })).await.expect("an answer")
}

async fn list(who: &Guest) -> Challenges {
    who.get("/api/challenges").await.expect("a list")
}

/// The next list of challenges that a connection hears.
async fn told(socket: &mut Socket) -> Vec<Challenge> {
    let found = socket.until(|_, heard| match heard {
        ToClient::Challenges { incoming } => Some(incoming.clone()),
        _ => None,
    });
    found.await.expect("it is said")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_reaches_every_page_and_is_taken_by_sitting_down() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, guest) = (host.account("Ann-A").await, host.account("Bob-B").await, host.guest().await);
    let mut pages = [bob.connect().await.expect("a socket"), bob.connect().await.expect("a socket")];
    assert_eq!(challenge(&guest, &bob).await.0, 401, "a guest challenges nobody");
    assert_eq!(challenge(&ann, &guest).await.0, 404, "and is not challenged");
    assert_eq!(challenge(&ann, &ann).await.0, 400);
    let for_three = json!({ "person": bob.id, "options": { "game": "linko", "variant": "standard", "players": 3 } });
    assert_eq!(ann.post("/api/challenges", &for_three).await.expect("an answer").0, 400);
    let (status, opened) = challenge(&ann, &bob).await;
    assert_eq!(status, 201, "{opened}");
    let table: TableId = serde_json::from_value(opened["table"].clone()).expect("a table");
    for page in &mut pages {
        let incoming = told(page).await;
        assert_eq!((incoming.len(), incoming[0].table, incoming[0].challenger_name.as_str()), (1, table, "Ann-A"));
        assert!(incoming[0].options.private);
    }
    assert_eq!(challenge(&ann, &bob).await.0, 409, "one is open");
    assert_eq!(challenge(&bob, &ann).await.0, 409, "whoever sent it");
    assert_eq!((list(&ann).await.outgoing.len(), list(&bob).await.incoming.len(), list(&guest).await.incoming.len()), (1, 1, 0));
    let export: Value = bob.get("/api/account/export").await.expect("an export");
    assert_eq!(export["challenges"]["incoming"][0]["challenger_name"], "Ann-A");
    // A page that is opened later hears of it as well; nobody else can take the seat.
    assert_eq!(told(&mut bob.connect().await.expect("a socket")).await.len(), 1);
    let mut stranger = Player::join(guest, table).await;
    stranger.refused(Command::Sit { seat: None, word: None }).await;
    let mut playing = Player::join(bob.clone(), table).await;
    playing.granted(Command::Sit { seat: None, word: None }).await;
    playing.sees(|view| view.stage == Stage::Playing).await;
    for page in &mut pages {
        assert_eq!(told(page).await, [], "it is answered on all pages");
    }
    let ended = host.send(reqwest::Method::DELETE, &format!("/api/challenges/{table}"), Some(&ann.cookie), json!({})).await;
    assert_eq!(ended.0, 409, "the game has begun");
    assert_eq!(challenge(&bob, &ann).await.0, 201, "there is room for the next");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn challenges_are_declined_taken_back_and_end_by_themselves() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, third) = (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Cleo-C").await);
    let end = async |who: &Guest, table: &Value| {
        let path = format!("/api/challenges/{}", table.as_str().expect("a table"));
        host.send(reqwest::Method::DELETE, &path, Some(&who.cookie), json!({})).await.0
    };
    for ends in [&bob, &ann] {
        let table = challenge(&ann, &bob).await.1["table"].clone();
        let mut waiting = Player::join(ann.clone(), serde_json::from_value(table.clone()).expect("a table")).await;
        assert_eq!(end(&third, &table).await, 404, "it is nobody else's");
        assert_eq!(end(ends, &table).await, 204);
        waiting.sees(|view| view.stage == Stage::Closed).await;
        assert_eq!(end(ends, &table).await, 404);
        assert_eq!((list(&ann).await.outgoing.len(), list(&bob).await.incoming.len()), (0, 0));
    }
    let opened = challenge(&ann, &bob).await.1;
    let table: TableId = serde_json::from_value(opened["table"].clone()).expect("a table");
    host.stop().await;
    // Nobody answers for days, over a restart.
    house.wall.pass(Duration::from_secs(4 * 24 * 3600));
    let host = house.open().await;
    let late = host.guest().await;
    let mut watching = Player::join(late, table).await;
    watching.sees(|view| view.stage == Stage::Closed).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_blocked_cannot_challenge_and_nobody_floods_anybody() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    assert_eq!(challenge(&bob, &ann).await.0, 201);
    assert_eq!(ann.post("/api/blocks", &json!({ "person": bob.id })).await.expect("an answer").0, 204);
    assert_eq!(list(&ann).await.incoming, [], "an open one is not shown any more");
    let path = format!("/api/challenges/{}", list(&bob).await.outgoing[0].table);
    let taken_back = host.send(reqwest::Method::DELETE, &path, Some(&bob.cookie), json!({})).await;
    assert_eq!(taken_back.0, 204);
    assert_eq!(challenge(&bob, &ann).await.0, 403);
    // As many as wait for an answer, and the same refusal for all who come later.
    for n in 0..MOST_CHALLENGES {
        assert_eq!(challenge(&host.account(&format!("many-{n}")).await, &ann).await.0, 201, "{n}");
    }
    assert_eq!(challenge(&host.account("one-more").await, &ann).await.0, 403);
    for n in 0..MOST_CHALLENGES {
        assert_eq!(challenge(&bob, &host.account(&format!("friend-{n}")).await).await.0, 201, "{n}");
    }
    assert_eq!(challenge(&bob, &host.account("stranger-1").await).await.0, 413);
    host.stop().await;
    let slow = Rates { address: Rate::new(2, 3_600_000), person: Rate::new(2, 3_600_000) };
    let house = House::with(Allowances { challenges: slow, ..Allowances::default() });
    let host = house.open().await;
    let ann = host.account("Ann-A").await;
    let mut answers = Vec::new();
    for n in 0..3 {
        answers.push(challenge(&ann, &host.account(&format!("friend-{n}")).await).await.0);
    }
    assert_eq!(answers, [201, 201, 429]);
    host.stop().await;
}
