//! What hosts do beside a running server reaches it: bans, sign-outs, new passwords, names, deletions. On both engines, over real sockets.

use crate::fixture::{Browser, Running, read};
use crate::host::{PATIENCE, Raw};
use crate::store::sample::{Place, on_both, patient};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::PersonId;
use trilynx_server::store::{Actor, Store, Warrant};

on_both!(
    who_is_banned_is_out_and_may_come_back,
    a_ban_that_was_imposed_while_no_server_ran_frees_the_seats,
    sign_outs_passwords_names_and_deletions_reach_a_running_server,
);

/// A server on this store, without limits.
async fn start(place: &Place) -> Running {
    let database = place.url().parse().expect("a database");
    Running::start_with(|config| (config.limits, config.database) = (None, database)).await
}

/// The host's tool.
async fn beside(place: &Place) -> Store {
    Store::open_beside(&place.url(), patient()).await.expect("the store opens beside the server")
}

fn warrant(reason: &str) -> Warrant {
    Warrant { by: Actor::Host("root".to_owned()), reason: Some(reason.to_owned()), unix_ms: now() }
}

fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

fn id(person: &Value) -> PersonId {
    person["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

/// Asks until the answer is as wanted.
async fn until(browser: &Browser, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let asked = tokio::time::Instant::now();
    loop {
        let (_, answer) = browser.get(path).await;
        if wanted(&answer) {
            return answer;
        }
        assert!(asked.elapsed() < PATIENCE, "{path}: {answer}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn open(browser: &Browser, game: &str, players: u8, seats: Value) -> String {
    let options = json!({ "game": game, "variant": "standard", "players": players });
    let (status, opened) = browser.post("/api/tables", json!({ "options": options, "seats": seats })).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    format!("/api/tables/{}", opened["table"].as_str().expect("an id"))
}

async fn ask(browser: &Browser, table: &str, command: Value) {
    let key = command.to_string();
    let (status, answer) = browser.post(&format!("{table}/ask"), json!({ "key": key, "command": command })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

/// A game of YINSH between two in which both have placed a ring: it cannot be aborted any more.
async fn game(one: &Browser, other: &Browser) -> String {
    let table = open(one, "yinsh", 2, json!(["me", "open"])).await;
    ask(other, &table, json!({ "do": "sit" })).await;
    for (number, text) in ["d5", "e5"].into_iter().enumerate() {
        let (_, seen) = one.get(&table).await;
        let first = seen["view"]["game"]["decision"]["legal"].is_array();
        let mover = if first { one } else { other };
        ask(mover, &table, json!({ "do": "play", "move": text, "number": number })).await;
    }
    table
}

async fn token(server: &Running, browser: &Browser) -> String {
    let (status, made) = browser.post("/api/tokens", json!({ "label": "bot", "password": "correct horse" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let (status, _) = by_token(server, &token).await;
    assert_eq!(status, StatusCode::OK);
    token
}

async fn by_token(server: &Running, token: &str) -> (StatusCode, Value) {
    read(server.stranger(Method::GET, "/api/me").header("authorization", token).send().await.expect("an answer")).await
}

async fn socket(server: &Running, token: &str) -> Raw {
    Raw::with(&server.address.to_string(), &[("authorization", token.to_owned())]).await.0
}

async fn who_is_banned_is_out_and_may_come_back(place: Place) {
    let server = start(&place).await;
    let (ada, grace) = (server.browser(), server.browser());
    let ada_id = id(&ada.sign_up("Ada").await);
    grace.sign_up("Grace").await;
    let played = game(&ada, &grace).await;
    let young = open(&ada, "yinsh", 2, json!(["me", "open"])).await;
    ask(&grace, &young, json!({ "do": "sit" })).await;
    let own = open(&ada, "lyngk", 2, json!(["me", "open"])).await;
    let shared = open(&grace, "linko", 3, json!(["me", "open", "open"])).await;
    ask(&ada, &shared, json!({ "do": "sit" })).await;
    let token = token(&server, &ada).await;
    let mut socket = socket(&server, &token).await;

    let tool = beside(&place).await;
    let until_ms = now() + 3_600_000;
    tool.impose_ban(ada_id, Some(until_ms), &warrant("insults")).await.expect("banned");
    // At once: no session, no token, no way in.
    assert_eq!(ada.me().await, Value::Null);
    let banned = json!({ "code": "banned", "reason": "insults", "until_unix_ms": until_ms });
    assert_eq!(by_token(&server, &token).await, (StatusCode::FORBIDDEN, banned.clone()));
    assert_eq!(server.browser().sign_in("Ada").await, (StatusCode::FORBIDDEN, banned));
    let wrong = json!({ "name": "Ada", "password": "battery staple" });
    let (status, answer) = server.browser().post("/api/account/sign-in", wrong).await;
    assert_eq!((status, &answer["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong_password")), "only the owner is told");
    // Soon: connections end, and seats are given up as if she had left.
    socket.until_the_end().await;
    let over = until(&grace, &played, |seen| seen["view"]["stage"] == "over").await;
    assert_eq!(over["view"]["game"]["result"]["by"], "resignation", "{over}");
    let aborted = until(&grace, &young, |seen| seen["view"]["stage"] == "over").await;
    assert_eq!(aborted["view"]["game"]["result"]["by"], "abort");
    until(&grace, &own, |seen| seen["view"]["stage"] == "closed").await;
    let left = until(&grace, &shared, |seen| seen["view"]["seats"][1]["occupant"].is_null()).await;
    assert_eq!(left["view"]["stage"], "waiting");

    tool.lift_bans(ada_id, &warrant("she is sorry")).await.expect("lifted");
    assert_eq!(by_token(&server, &token).await.0, StatusCode::OK);
    let (status, me) = ada.sign_in("Ada").await;
    assert_eq!((status, id(&me["person"])), (StatusCode::OK, ada_id));
    // A ban that is over is none.
    tool.impose_ban(ada_id, Some(now().saturating_sub(1)), &warrant("too late")).await.expect("banned");
    assert_eq!(ada.sign_in("Ada").await.0, StatusCode::OK);
    let kinds: Vec<String> = tool.acts_after(0, 10).await.expect("acts").into_iter().map(|act| act.kind).collect();
    assert_eq!(kinds, ["ban", "ban_lifted", "ban"]);
    tool.close().await;
    server.stop().await;
}

async fn a_ban_that_was_imposed_while_no_server_ran_frees_the_seats(place: Place) {
    let server = start(&place).await;
    let (ada, grace) = (server.browser(), server.browser());
    let ada_id = id(&ada.sign_up("Ada").await);
    grace.sign_up("Grace").await;
    let played = game(&grace, &ada).await;
    server.stop().await;
    let tool = beside(&place).await;
    tool.impose_ban(ada_id, None, &warrant("a second account")).await.expect("banned");
    tool.close().await;
    let server = start(&place).await;
    let grace = grace.at(&server);
    let over = until(&grace, &played, |seen| seen["view"]["stage"] == "over").await;
    assert_eq!(over["view"]["game"]["result"]["by"], "resignation", "{over}");
    let (status, answer) = server.browser().sign_in("Ada").await;
    assert_eq!((status, answer), (StatusCode::FORBIDDEN, json!({ "code": "banned", "reason": "a second account" })));
    server.stop().await;
}

async fn sign_outs_passwords_names_and_deletions_reach_a_running_server(place: Place) {
    let server = start(&place).await;
    let (ada, grace) = (server.browser(), server.browser());
    let ada_id = id(&ada.sign_up("Ada").await);
    grace.sign_up("Grace").await;
    let table = game(&ada, &grace).await;
    let token = token(&server, &ada).await;
    let tool = beside(&place).await;

    tool.sign_out_by_host(ada_id, &warrant("lost telephone")).await.expect("signed out");
    assert_eq!(ada.me().await, Value::Null);
    assert_eq!(by_token(&server, &token).await.0, StatusCode::OK, "tokens stay");
    assert_eq!(ada.sign_in("Ada").await.0, StatusCode::OK);

    let names = ("Countess", "countess", "countess");
    tool.rename_by_host(ada_id, names, "{}".to_owned(), &warrant("by request")).await.expect("renamed");
    until(&grace, &table, |seen| seen["people"][ada_id.as_str()]["name"] == "Countess").await;

    let mut connected = socket(&server, &token).await;
    let hash = server.service.passwords.hash("battery staple".to_owned()).await.expect("a hash");
    tool.reset_password(ada_id, &hash, &warrant("forgotten")).await.expect("reset");
    connected.until_the_end().await;
    assert_eq!(by_token(&server, &token).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.sign_in("Countess").await.0, StatusCode::UNAUTHORIZED);
    let (status, _) = ada.post("/api/account/sign-in", json!({ "name": "Countess", "password": "battery staple" })).await;
    assert_eq!(status, StatusCode::OK);

    tool.delete_by_host(ada_id, &warrant("by request")).await.expect("deleted");
    assert_eq!(ada.me().await, Value::Null);
    until(&grace, &table, |seen| seen["people"][ada_id.as_str()]["name"] == "").await;
    assert_eq!(grace.get("/api/people/Countess").await.0, StatusCode::NOT_FOUND);
    let acts = tool.acts_after(0, 10).await.expect("acts");
    assert!(acts.iter().all(|act| act.details.is_none()), "names go with the account: {acts:?}");
    tool.close().await;
    server.stop().await;
}
