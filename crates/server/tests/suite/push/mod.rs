//! Push messages: what is sent to a push service, when, and to which. The messages are read by a second implementation (`plain`).

mod plain;

use crate::fixture::{Browser, Running};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, SystemTime};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use trilynx_server::push::{MOST_BYTES, PushTargets};
use trilynx_server::store::MOST_SUBSCRIPTIONS;
use trilynx_server::webhooks::WebhookTargets;

async fn server() -> Running {
    Running::start_with(|config| {
        config.limits = None;
        let hosts = vec!["127.0.0.1".parse().expect("a host")];
        config.push = PushTargets { on: true, hosts, addresses: WebhookTargets::Any };
    })
    .await
}

/// A push service on this machine.
struct PushService {
    listener: TcpListener,
    origin: String,
}

struct Delivery {
    stream: TcpStream,
    head: String,
    body: Vec<u8>,
}

impl PushService {
    async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        PushService { listener, origin }
    }

    async fn next(&self) -> Delivery {
        let (mut stream, _) =
            tokio::time::timeout(Duration::from_secs(60), self.listener.accept()).await.expect("a message").expect("a connection");
        let mut bytes = Vec::new();
        loop {
            let mut piece = [0; 4096];
            let length = stream.read(&mut piece).await.expect("bytes");
            assert!(length > 0, "the message ends too early");
            bytes.extend_from_slice(&piece[..length]);
            let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = String::from_utf8(bytes[..at].to_vec()).expect("text");
            let body = bytes[at + 4..].to_vec();
            if body.len() == header(&head, "content-length").parse::<usize>().expect("a number") {
                return Delivery { stream, head, body };
            }
        }
    }
}

impl Delivery {
    async fn answer(mut self, status: &str) {
        self.stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await.expect("it is heard");
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let named = |line: &'a str| line.split_once(':').filter(|(is, _)| is.eq_ignore_ascii_case(name));
    head.lines().find_map(named).unwrap_or_else(|| panic!("{head} has no {name}")).1.trim()
}

/// The keys of a browser.
fn keys() -> plain::Browser {
    plain::Browser::new(&[7; 32], [9; 16])
}

fn subscription(endpoint: &str) -> Value {
    let encoded = Base64UrlUnpadded::encode_string;
    json!({ "endpoint": endpoint, "p256dh": encoded(&keys().public), "auth": encoded(&keys().auth), "language": "de" })
}

async fn ask(who: &Browser, table: &str, command: Value) {
    let body = json!({ "key": command.to_string(), "command": command });
    let (status, answer) = who.post(&format!("/api/tables/{table}/ask"), body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let looking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), looking).await.unwrap_or_else(|_| panic!("{what}"));
}

async fn queued(server: &Running) -> Vec<trilynx_server::store::DuePush> {
    server.service.store.due_pushes(u64::MAX >> 11, 100).await.expect("an answer")
}

/// Two accounts, and a game without a clock between them in which the first one moves first.
async fn game(server: &Running) -> (Browser, Browser, String) {
    let (ada, grace) = (server.browser(), server.browser());
    ada.sign_up("Ada").await;
    grace.sign_up("Grace").await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let (status, opened) = ada.post("/api/tables", json!({ "options": options, "seats": ["me", "open"] })).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let table = opened["table"].as_str().expect("an id").to_owned();
    (ada, grace, table)
}

#[tokio::test]
async fn a_message_can_be_read_by_its_browser_alone_and_is_signed_by_the_server() {
    let server = server().await;
    let service = PushService::start().await;
    let (ada, grace, table) = game(&server).await;
    let (_, before) = grace.get("/api/push").await;
    assert_eq!(before["on"], false);
    let endpoint = format!("{}/push/abc", service.origin);
    assert_eq!(grace.post("/api/push", subscription(&endpoint)).await.0, StatusCode::NO_CONTENT);
    assert_eq!(grace.get("/api/push").await.1["on"], true);
    let (_, export) = grace.get("/api/account/export").await;
    assert_eq!(export["push"][0]["endpoint"], endpoint);
    ask(&grace, &table, json!({ "do": "sit" })).await;
    ask(&ada, &table, json!({ "do": "play", "move": "e5", "number": 0 })).await;

    let sent = service.next().await;
    assert!(sent.head.starts_with("POST /push/abc HTTP/1.1\r\n"), "{}", sent.head);
    let plain = [("content-encoding", "aes128gcm"), ("content-type", "application/octet-stream"), ("urgency", "normal"), ("ttl", "172800")];
    for (name, expected) in plain {
        assert_eq!(header(&sent.head, name), expected);
    }
    let topic = header(&sent.head, "topic").to_owned();
    assert!(topic.len() == 32 && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{topic}");
    // RFC 8292: signed with the key that browsers subscribe with, for this push service, and not for long.
    let (token, key) =
        header(&sent.head, "authorization").strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("vapid");
    assert_eq!(before["key"], key);
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decoded = |text: &str| Base64UrlUnpadded::decode_vec(text).expect("base64url");
    assert!(plain::is_signed(&decoded(key), signed.as_bytes(), &decoded(signature)));
    let (head, claims) = signed.split_once('.').expect("claims");
    let [head, claims]: [Value; 2] = [head, claims].map(|part| serde_json::from_slice(&decoded(part)).expect("JSON"));
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    assert_eq!(claims["aud"], service.origin);
    let now_s = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970").as_secs();
    let holds_s = claims["exp"].as_u64().expect("a time") - now_s;
    assert!((3600..=24 * 3600).contains(&holds_s), "{holds_s}");
    // RFC 8291.
    let text = keys().open(&sent.body);
    assert!(text.len() <= MOST_BYTES);
    let said: Value = serde_json::from_slice(&text).expect("JSON");
    crate::contract::check_schema("PushMessage", &said);
    let expected = json!({ "kind": "your_turn", "title": "Du bist dran gegen Ada", "body": "YINSH", "path": format!("/table/{table}"), "tag": format!("your_turn-{table}") });
    assert_eq!(said, expected);
    sent.answer("201 Created").await;
    eventually("it is sent once", async || queued(&server).await.is_empty()).await;

    // What has been seen by then is not sent: the next message is about the end of the game.
    ask(&grace, &table, json!({ "do": "play", "move": "e6", "number": 1 })).await;
    ask(&ada, &table, json!({ "do": "play", "move": "e7", "number": 2 })).await;
    assert_eq!(queued(&server).await.len(), 1);
    let (status, _) = grace.post("/api/notifications/seen", json!({ "until_unix_ms": u64::MAX >> 11 })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    eventually("it is dropped", async || queued(&server).await.is_empty()).await;
    ask(&ada, &table, json!({ "do": "resign" })).await;
    let sent = service.next().await;
    let said: Value = serde_json::from_slice(&keys().open(&sent.body)).expect("JSON");
    assert_eq!((&said["kind"], &said["path"]), (&json!("game_over"), &json!(format!("/replay/{table}"))));
    assert_ne!(header(&sent.head, "topic"), topic);
    // The subscription has ended at its service.
    sent.answer("410 Gone").await;
    eventually("it is removed", async || grace.get("/api/push").await.1["on"] == false).await;
    eventually("and with it what was queued", async || queued(&server).await.is_empty()).await;
    let (_, after) = ada.get("/api/push").await;
    let server = Running::start_in(server.stop().await, |config| config.limits = None).await;
    assert_eq!(ada.at(&server).get("/api/push").await.1["key"], after["key"], "the key is kept");
}

#[tokio::test]
async fn what_fails_is_repeated_later_and_nobody_is_woken_at_night() {
    let server = server().await;
    let service = PushService::start().await;
    let (ada, grace, table) = game(&server).await;
    let endpoint = format!("{}/push/abc", service.origin);
    assert_eq!(grace.post("/api/push", subscription(&endpoint)).await.0, StatusCode::NO_CONTENT);
    ask(&grace, &table, json!({ "do": "sit" })).await;
    ask(&ada, &table, json!({ "do": "play", "move": "e5", "number": 0 })).await;
    let sent = service.next().await;
    sent.answer("503 Service Unavailable").await;
    eventually("it waits", async || queued(&server).await.first().is_some_and(|due| due.tries == 1)).await;
    let now_ms = server.service.now_unix_ms();
    let waits = queued(&server).await[0].clone();
    assert!(waits.due_unix_ms > now_ms + 5_000, "not at once");
    // It is night, all day but for the minute before now.
    let minute = now_ms / 60_000 % (24 * 60);
    let quiet = json!({ "from_minute": minute, "until_minute": (minute + 24 * 60 - 1) % (24 * 60), "offsets": [{ "from_unix_ms": 0, "minutes": 0 }] });
    let choose = async |quiet: &Value| grace.post("/api/notifications/choice", json!({ "off": [], "quiet": quiet })).await.0;
    assert_eq!(choose(&quiet).await, StatusCode::NO_CONTENT);
    assert_eq!(grace.get("/api/notifications").await.1["quiet"], quiet);
    assert!(server.service.store.delay_push(&waits, now_ms, 1).await.expect("stored"));
    eventually("it waits for the morning", async || queued(&server).await[0].due_unix_ms > now_ms + 3_600_000).await;
    assert_eq!(choose(&json!({ "from_minute": 5, "until_minute": 5, "offsets": [] })).await, StatusCode::BAD_REQUEST);
    // Whoever has signed out gets nothing.
    assert_eq!(grace.post("/api/account/sign-out", json!({})).await.0, StatusCode::OK);
    let waits = queued(&server).await[0].clone();
    assert!(server.service.store.delay_push(&waits, now_ms, 1).await.expect("stored"));
    eventually("it is dropped", async || queued(&server).await.is_empty()).await;
}

#[tokio::test]
async fn strangers_cannot_make_the_server_call_whom_they_like() {
    let server = Running::start_with(|config| config.limits = None).await;
    let ada = server.browser();
    assert_eq!(ada.get("/api/push").await.0, StatusCode::UNAUTHORIZED);
    ada.sign_up("Ada").await;
    let good = subscription("https://fcm.googleapis.com/fcm/send/abc");
    let changed = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    let other_point = format!("B{}", "A".repeat(86));
    let wrong = [
        changed("endpoint", json!("https://example.org/abc")),
        changed("endpoint", json!("http://fcm.googleapis.com/abc")),
        changed("endpoint", json!("https://127.0.0.1/abc")),
        changed("endpoint", json!("https://fcm.googleapis.com:22/abc")),
        changed("endpoint", json!(format!("https://fcm.googleapis.com/{}", "x".repeat(500)))),
        changed("p256dh", json!(other_point)),
        changed("p256dh", json!("")),
        changed("auth", json!("AAAA")),
        changed("language", json!("xx")),
        changed("more", json!(1)),
    ];
    for body in wrong {
        let (status, answer) = ada.post("/api/push", body.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}: {answer}");
    }
    assert_eq!(ada.post("/api/push", good.clone()).await.0, StatusCode::NO_CONTENT);
    // One for each session, and so many for a person; a browser that signs in again takes its subscription along.
    let person = server.service.store.person_by_name("ada").await.expect("an answer").expect("an account").0.id;
    for n in 0..MOST_SUBSCRIPTIONS + 3 {
        let other = server.browser();
        assert_eq!(other.sign_in("Ada").await.0, StatusCode::OK);
        let endpoint = format!("https://fcm.googleapis.com/fcm/send/{}", if n == 0 { "abc".to_owned() } else { n.to_string() });
        assert_eq!(other.post("/api/push", changed("endpoint", json!(endpoint))).await.0, StatusCode::NO_CONTENT);
        let known = server.service.store.pushes(person).await.expect("an answer");
        assert!(known.len() <= MOST_SUBSCRIPTIONS as usize && known.last().is_some_and(|last| last.endpoint == endpoint));
    }
    assert_eq!(ada.get("/api/push").await.1["on"], false, "the other session has its endpoint");
    assert_eq!(ada.post("/api/push", good).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.delete("/api/push").await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/push").await.1["on"], false);
    let (status, _) = ada.post("/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(server.service.store.pushes(person).await.expect("an answer").len(), 0);
    let off = Running::start_with(|config| config.push.on = false).await;
    let grace = off.browser();
    grace.sign_up("Grace").await;
    assert_eq!(grace.get("/api/push").await.1, json!({ "key": null, "on": false }));
    assert_eq!(grace.post("/api/push", subscription("https://fcm.googleapis.com/fcm/send/abc")).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_private_message_is_announced_without_its_words_unless_it_was_read() {
    let server = server().await;
    let service = PushService::start().await;
    let (ada, grace) = (server.browser(), server.browser());
    let (ada_id, grace_id) = (ada.sign_up("Ada").await["id"].clone(), grace.sign_up("Grace").await["id"].clone());
    for (who, other) in [(&ada, &grace_id), (&grace, &ada_id)] {
        assert_eq!(who.post("/api/follows", json!({ "person": other })).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(grace.post("/api/push", subscription(&format!("{}/push/abc", service.origin))).await.0, StatusCode::NO_CONTENT);
    let (ada_id, grace_id) = (ada_id.as_str().expect("an id"), grace_id.as_str().expect("an id"));
    for text in ["a secret", "another one"] {
        assert_eq!(ada.post(&format!("/api/messages/{grace_id}"), json!({ "text": text })).await.0, StatusCode::CREATED);
    }
    assert_eq!(queued(&server).await.len(), 1, "one for each friend");
    let sent = service.next().await;
    let said: Value = serde_json::from_slice(&keys().open(&sent.body)).expect("JSON");
    crate::contract::check_schema("PushMessage", &said);
    let (path, tag) = (format!("/messages/{ada_id}"), format!("message-{ada_id}"));
    assert_eq!(said, json!({ "kind": "message", "title": "Ada hat dir geschrieben", "body": "", "path": path, "tag": tag }));
    sent.answer("201 Created").await;
    let read = async |number: u64| grace.post(&format!("/api/messages/{ada_id}/read"), json!({ "number": number })).await.0;
    assert_eq!(read(2).await, StatusCode::NO_CONTENT);
    assert_eq!(ada.post(&format!("/api/messages/{grace_id}"), json!({ "text": "a third" })).await.0, StatusCode::CREATED);
    assert_eq!(read(3).await, StatusCode::NO_CONTENT);
    eventually("what was read is dropped", async || queued(&server).await.is_empty()).await;
    server.stop().await;
}
