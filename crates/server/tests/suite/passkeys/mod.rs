//! Passkeys over HTTP: added by the owner, used to sign in without a name, void with a new password. What is refused: `refusals`.

mod authenticator;
mod refusals;

use crate::fixture::{Browser, Running, credentials};
use authenticator::{Authenticator, BACKUP_ELIGIBLE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use trilynx_server::limits::{Allowances, Rate, Rates};

const PASSWORD: &str = "correct horse";

/// A server without limits.
async fn generous() -> Running {
    Running::start_with(|config| config.limits = None).await
}

/// What a browser calls this server where it may have passkeys.
fn origin(server: &Running) -> String {
    format!("http://localhost:{}", server.address.port())
}

fn authenticator(server: &Running) -> Authenticator {
    Authenticator::new(&origin(server))
}

/// A browser at `localhost`.
fn browser(server: &Running) -> Browser {
    server.browser_at(&origin(server))
}

async fn begin(browser: &Browser) -> Value {
    let (status, creation) = browser.post("/api/account/passkeys/begin", json!({ "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::OK, "{creation}");
    creation
}

/// Adds a passkey to the account of this browser, and returns its number.
async fn add(browser: &Browser, passkey: &mut Authenticator, label: &str) -> Value {
    let made = passkey.create(&begin(browser).await, label);
    let (status, line) = browser.post("/api/account/passkeys", made).await;
    assert_eq!((status, &line["label"]), (StatusCode::CREATED, &json!(label)), "{line}");
    line["id"].clone()
}

/// Somebody with an account and a passkey.
async fn owner(server: &Running, name: &str) -> (Browser, Authenticator) {
    let browser = browser(server);
    browser.sign_up(name).await;
    let mut passkey = authenticator(server);
    add(&browser, &mut passkey, "my phone").await;
    (browser, passkey)
}

async fn challenge(browser: &Browser, path: &str) -> Value {
    let (status, challenge) = browser.get(path).await;
    assert_eq!(status, StatusCode::OK, "{challenge}");
    challenge
}

async fn sign_in(browser: &Browser, passkey: &Authenticator) -> (StatusCode, Value) {
    let answer = passkey.sign(&challenge(browser, "/api/account/sign-in/passkey").await);
    browser.post("/api/account/sign-in/passkey", answer).await
}

async fn confirm(browser: &Browser, passkey: &Authenticator) -> Value {
    json!({ "passkey": passkey.sign(&challenge(browser, "/api/account/passkeys/challenge").await) })
}

/// The reason for which a passkey was refused.
fn refused(answer: &(StatusCode, Value)) -> (u16, &str) {
    let (status, error) = answer;
    assert_eq!(error["code"], "passkey", "{status} {error}");
    (status.as_u16(), error["reason"].as_str().expect("a reason"))
}

#[tokio::test]
async fn who_has_a_passkey_signs_in_without_a_name_or_a_password() {
    let server = generous().await;
    let (ann, other) = (browser(&server), browser(&server));
    let person = ann.sign_up("Ann-A").await;
    assert_eq!(ann.get("/api/account/passkeys").await.1, json!({ "usable": true, "passkeys": [] }));
    let mut phone = authenticator(&server);
    let mut laptop = Authenticator::eddsa(&origin(&server));
    let creation = begin(&ann).await;
    assert_eq!((&creation["rp_id"], &creation["name"], &creation["exclude"]), (&json!("localhost"), &json!("Ann-A"), &json!([])));
    assert!(!creation.to_string().contains(person["id"].as_str().expect("an id")), "the handle tells nothing of the person");
    let (status, line) = ann.post("/api/account/passkeys", phone.create(&creation, "my phone")).await;
    assert_eq!((status, &line["used_unix_ms"]), (StatusCode::CREATED, &Value::Null), "{line}");
    laptop.counter = 3;
    add(&ann, &mut laptop, "my laptop").await;
    assert_eq!(phone.user_handle, laptop.user_handle, "one handle for an account");
    assert_eq!(begin(&ann).await["exclude"].as_array().map(Vec::len), Some(2));

    for passkey in [&mut phone, &mut laptop] {
        passkey.counter = if passkey.counter == 0 { 0 } else { passkey.counter + 1 };
        let (status, me) = sign_in(&other, passkey).await;
        assert_eq!((status, &me["person"]), (StatusCode::OK, &person));
        assert_eq!(other.me().await, person);
        assert_eq!(other.post("/api/account/sign-out", Value::Null).await.0, StatusCode::OK);
        assert_eq!(other.me().await, Value::Null);
    }
    let listed = ann.get("/api/account/passkeys").await.1["passkeys"].clone();
    let labels: Vec<&str> = listed.as_array().expect("a list").iter().filter_map(|line| line["label"].as_str()).collect();
    assert_eq!(labels, ["my phone", "my laptop"]);
    assert!(listed.as_array().expect("a list").iter().all(|line| line["used_unix_ms"].is_u64()), "{listed}");
    assert_eq!(ann.get("/api/account/export").await.1["passkeys"], listed, "what is stored can be downloaded");

    // Its owner calls it something else, and removes it with the other one.
    let path = |line: &Value, what: &str| format!("/api/account/passkeys/{}/{what}", line["id"]);
    assert_eq!(ann.post(&path(&listed[0], "rename"), json!({ "label": "old phone" })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.post(&path(&listed[0], "rename"), json!({ "label": "" })).await.0, StatusCode::BAD_REQUEST);
    laptop.counter += 1;
    let proof = confirm(&ann, &laptop).await;
    assert_eq!(ann.post(&path(&listed[0], "remove"), proof).await.0, StatusCode::NO_CONTENT);
    assert_eq!(refused(&sign_in(&other, &phone).await), (401, "unknown"));
    let left = ann.get("/api/account/passkeys").await.1["passkeys"].clone();
    assert_eq!(left.as_array().map(Vec::len), Some(1));
    // A passkey also allows to add another one.
    laptop.counter += 1;
    let (status, creation) = ann.post("/api/account/passkeys/begin", confirm(&ann, &laptop).await).await;
    assert_eq!(status, StatusCode::OK, "{creation}");
    assert_eq!(ann.post("/api/account/passkeys", authenticator(&server).create(&creation, "new")).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn nobody_else_sees_or_changes_them() {
    let server = generous().await;
    let (ann, _) = owner(&server, "Ann-A").await;
    let (bob, bobs) = owner(&server, "Bob-B").await;
    let stranger = browser(&server);
    let id = ann.get("/api/account/passkeys").await.1["passkeys"][0]["id"].clone();
    for path in ["rename", "remove"].map(|what| format!("/api/account/passkeys/{id}/{what}")) {
        let body = if path.ends_with("rename") { json!({ "label": "mine" }) } else { json!({ "password": PASSWORD }) };
        assert_eq!(bob.post(&path, body.clone()).await.0, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(stranger.post(&path, body).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(stranger.get("/api/account/passkeys").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.get("/api/account/passkeys/challenge").await.0, StatusCode::UNAUTHORIZED);
    // Bob's passkey says nothing about Ann, whoever asks.
    assert_eq!(refused(&ann.post("/api/account/passkeys/begin", confirm(&ann, &bobs).await).await), (401, "unknown"));
    // A program with a token changes nothing about the account.
    let token = ann.post("/api/tokens", json!({ "label": "mine", "password": PASSWORD })).await.1["token"].clone();
    let bearer = format!("Bearer {}", token.as_str().expect("a token"));
    for (method, path) in [(Method::GET, "/api/account/passkeys"), (Method::GET, "/api/account/passkeys/challenge")] {
        let asked = server.stranger(method, path).header("authorization", &bearer).send().await.expect("an answer");
        assert_eq!(asked.status(), StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(ann.get("/api/account/passkeys").await.1["passkeys"][0]["label"], "my phone");
}

#[tokio::test]
async fn a_new_password_makes_them_void_by_whatever_way() {
    let server = generous().await;
    let (ann, passkey) = owner(&server, "Ann-A").await;
    let begun = begin(&ann).await;
    let (_, codes) = ann.post("/api/account/recovery-codes", json!({ "password": PASSWORD })).await;
    let other = browser(&server);
    let recovery = json!({ "name": "Ann-A", "code": codes["codes"][0], "new": "battery staple" });
    assert_eq!(other.post("/api/account/recover", recovery).await.0, StatusCode::OK);
    assert_eq!(refused(&sign_in(&other, &passkey).await), (401, "unknown"), "it may have been a thief's");
    // What was begun in a session that has ended is over too.
    assert_eq!(ann.post("/api/account/passkeys", authenticator(&server).create(&begun, "late")).await.0, StatusCode::UNAUTHORIZED);

    let signed_in = ann.post("/api/account/sign-in", json!({ "name": "Ann-A", "password": "battery staple" })).await;
    assert_eq!(signed_in.0, StatusCode::OK);
    let late = authenticator(&server).create(&begun, "late");
    assert_eq!(refused(&ann.post("/api/account/passkeys", late).await), (401, "invalid"), "another session");
    let change = json!({ "password": "battery staple", "new": PASSWORD });
    assert_eq!(ann.post("/api/account/password", change).await.0, StatusCode::OK);
    let mut next = authenticator(&server);
    add(&ann, &mut next, "next").await;
    assert_eq!(sign_in(&other, &next).await.0, StatusCode::OK);
    let change = json!({ "password": PASSWORD, "new": "battery staple" });
    assert_eq!(ann.post("/api/account/password", change).await.0, StatusCode::OK);
    assert_eq!(refused(&sign_in(&other, &next).await), (401, "unknown"));
    assert_eq!(ann.get("/api/account/passkeys").await.1["passkeys"], json!([]));
}

#[tokio::test]
async fn they_go_with_the_account_and_stay_when_browsers_are_signed_out() {
    let server = generous().await;
    let (ann, passkey) = owner(&server, "Ann-A").await;
    let other = browser(&server);
    assert_eq!(ann.post("/api/account/sign-out-everywhere", Value::Null).await.0, StatusCode::OK);
    assert_eq!(sign_in(&other, &passkey).await.0, StatusCode::OK, "as tokens do");
    assert_eq!(other.post("/api/account/delete", json!({ "password": PASSWORD })).await.0, StatusCode::OK);
    assert_eq!(refused(&sign_in(&other, &passkey).await), (401, "unknown"));
    // The key may be somebody else's now.
    let (next, mut passkey) = (browser(&server), passkey);
    next.sign_up("Bob-B").await;
    add(&next, &mut passkey, "inherited").await;
}

#[tokio::test]
async fn a_guest_keeps_the_games_when_signing_in_with_a_passkey() {
    let server = generous().await;
    let (_, passkey) = owner(&server, "Ann-A").await;
    let guest = browser(&server);
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    assert_eq!(guest.post("/api/guest", Value::Null).await.0, StatusCode::OK);
    let (status, opened) = guest.post("/api/tables", json!({ "options": options, "seats": ["me", { "bot": "level1" }] })).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    assert_eq!(sign_in(&guest, &passkey).await.0, StatusCode::OK);
    let (_, games) = guest.get("/api/games?player=me").await;
    assert_eq!(games["games"][0]["id"], opened["table"], "{games}");
    // At one table with the account, the guest stays who they are.
    let second = browser(&server);
    assert_eq!(second.post("/api/guest", Value::Null).await.0, StatusCode::OK);
    let (_, opened) = guest.post("/api/tables", json!({ "options": options, "seats": ["me", "open"] })).await;
    let path = format!("/api/tables/{}/ask", opened["table"].as_str().expect("a table"));
    let (status, sat) = second.post(&path, json!({ "key": "sit", "command": { "do": "sit" } })).await;
    assert_eq!(status, StatusCode::OK, "{sat}");
    let (status, answer) = sign_in(&second, &passkey).await;
    assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("both_seated")));
}

#[tokio::test]
async fn tries_are_limited_as_those_of_passwords_are_and_leave_the_password_alone() {
    let sign_ins = Rates { address: Rate::new(100, 3_600_000), person: Rate::new(3, 3_600_000) };
    let server = Running::start_with(|config| config.limits = Some(Allowances { sign_ins, ..Allowances::default() })).await;
    let (_, mut passkey) = owner(&server, "Ann-A").await;
    let thief = browser(&server);
    let right = passkey.user_handle.replace(authenticator::base64(&[7; 32]));
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(sign_in(&thief, &passkey).await.0.as_u16());
    }
    assert_eq!(answers, [401, 401, 401, 429]);
    passkey.user_handle = right;
    assert_eq!(sign_in(&thief, &passkey).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(thief.post("/api/account/sign-in", credentials("Ann-A")).await.0, StatusCode::OK, "the password has its own");
}

#[tokio::test]
async fn a_synced_passkey_may_be_used_at_several_devices() {
    let server = generous().await;
    let (ann, mut passkey) = (browser(&server), authenticator(&server));
    ann.sign_up("Ann-A").await;
    passkey.flags |= BACKUP_ELIGIBLE;
    add(&ann, &mut passkey, "synced").await;
    // Backed up since; the counter stays 0.
    passkey.flags |= authenticator::BACKED_UP;
    for _ in 0..3 {
        assert_eq!(sign_in(&browser(&server), &passkey).await.0, StatusCode::OK);
    }
}
