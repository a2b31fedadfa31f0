//! What programs learn of finished games: the dump, webhooks, pages of records; and which answers pages of other origins may read.

use crate::fixture::{Browser, Running, read};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use trilynx_server::webhooks::{MOST_WEBHOOKS, SIGNATURE_HEADER, TIME_HEADER, WebhookTargets, signature};

/// A game between two people that one gives up at once; its table.
async fn game(one: &Browser, other: &Browser, private: bool) -> String {
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "private": private });
    let (status, opened) = one.post("/api/tables", json!({ "options": options, "seats": ["me", "open"] })).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let table = opened["table"].as_str().expect("an id").to_owned();
    let ask = async |who: &Browser, key: &str, command: Value| {
        let (status, answer) = who.post(&format!("/api/tables/{table}/ask"), json!({ "key": key, "command": command })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    };
    ask(other, "sit", json!({ "do": "sit" })).await;
    ask(one, "resign", json!({ "do": "resign" })).await;
    table
}

/// Waits until something is there.
async fn eventually<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), looking).await.expect("it comes")
}

/// The lines of the dump after a number.
async fn dumped(server: &Running, query: &str) -> Vec<Value> {
    let response = server.stranger(Method::GET, &format!("/api/dump?{query}")).send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "application/x-ndjson");
    let text = response.text().await.expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[tokio::test]
async fn the_dump_has_every_public_game_once_and_goes_on_from_any_line() {
    let server = Running::start_with(|config| config.limits = None).await;
    let (ada, grace) = (server.browser(), server.browser());
    ada.sign_up("Ada").await;
    grace.sign_up("Grace").await;
    let mut tables = Vec::new();
    for n in 0..4 {
        let table = game(&ada, &grace, n == 2).await;
        // The order is that in which they ended.
        eventually(async || service_has(&server, n + 1).await.then_some(())).await;
        tables.push(table);
    }
    let all = dumped(&server, "").await;
    let found: Vec<&str> = all.iter().map(|line| line["line"]["id"].as_str().expect("an id")).collect();
    assert_eq!(found, [tables[0].as_str(), &tables[1], &tables[3]], "the private one is left out");
    for line in &all {
        crate::contract::check_schema("DumpedGame", line);
        assert!(line["records"][0].as_str().is_some_and(|record| record.contains("Ada")), "{line}");
    }
    let after = format!("after={}", all[0]["number"]);
    assert_eq!(dumped(&server, &after).await, all[1..]);
    assert_eq!(dumped(&server, &format!("{after}&limit=1")).await, all[1..2]);
    assert_eq!(dumped(&server, "game=lyngk").await, Vec::<Value>::new());
    assert_eq!(dumped(&server, &format!("after={}", all[2]["number"])).await, Vec::<Value>::new());
    // It is the same after a restart.
    let server = Running::start_in(server.stop().await, |config| config.limits = None).await;
    assert_eq!(dumped(&server, "").await, all);
}

async fn service_has(server: &Running, number: u64) -> bool {
    server.service.store.finished(number).await.expect("an answer").is_some()
}

#[tokio::test]
async fn records_and_studies_come_in_pages() {
    let server = Running::start_with(|config| config.limits = None).await;
    let (ada, grace) = (server.browser(), server.browser());
    for _ in 0..3 {
        game(&ada, &grace, false).await;
    }
    let page = async |query: &str| {
        let response = server.stranger(Method::GET, &format!("/api/records?limit=1{query}")).send().await.expect("an answer");
        let next = response.headers().get("x-trilynx-next").map(|next| next.to_str().expect("visible ASCII").to_owned());
        (next, response.text().await.expect("text"))
    };
    let (mut next, first) = page("").await;
    let mut records = vec![first];
    while let Some(before) = next {
        let (then, text) = page(&format!("&before={before}")).await;
        records.push(text);
        next = then;
    }
    // A full page may be the last one: then an empty one follows.
    assert_eq!(records.pop().as_deref(), Some(""));
    let whole = server.stranger(Method::GET, "/api/records").send().await.expect("an answer").text().await.expect("text");
    assert_eq!(records.len(), 3);
    assert!(records.iter().all(|record| !record.is_empty() && whole.contains(record.trim())));
    let (status, _) = ada.get("/api/studies?public=true&before=yesterday").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, studies) = ada.get("/api/studies?public=true&before=1800000000000-abcdefghijkl").await;
    assert_eq!((status, studies), (StatusCode::OK, json!([])));
}

/// A program that listens for calls.
struct Receiver {
    listener: TcpListener,
}

/// What it was sent.
struct Received {
    stream: TcpStream,
    head: String,
    body: String,
}

impl Receiver {
    async fn start() -> (Receiver, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/hook?a=b", listener.local_addr().expect("an address"));
        (Receiver { listener }, url)
    }

    async fn next(&self) -> Received {
        let (mut stream, _) =
            tokio::time::timeout(Duration::from_secs(60), self.listener.accept()).await.expect("a call").expect("a connection");
        let mut text = String::new();
        loop {
            let mut piece = [0; 4096];
            let length = stream.read(&mut piece).await.expect("bytes");
            assert!(length > 0, "the call ends too early: {text}");
            text.push_str(std::str::from_utf8(&piece[..length]).expect("text"));
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let wanted = header(head, "content-length").parse::<usize>().expect("a number");
            if body.len() == wanted {
                return Received { head: head.to_owned(), body: body.to_owned(), stream };
            }
        }
    }
}

impl Received {
    async fn answer(mut self, status: &str) {
        self.stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await.expect("it is heard");
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let named = |line: &'a str| line.split_once(':').filter(|(is, _)| is.eq_ignore_ascii_case(name));
    head.lines().find_map(named).unwrap_or_else(|| panic!("{head} has no {name}")).1.trim()
}

#[tokio::test]
async fn a_webhook_tells_that_a_game_is_over_and_is_signed() {
    let server = Running::start_with(|config| {
        config.limits = None;
        config.webhooks = WebhookTargets::Any;
    })
    .await;
    let (ada, grace) = (server.browser(), server.browser());
    ada.sign_up("Ada").await;
    let (receiver, url) = Receiver::start().await;
    let (status, made) = ada.post("/api/webhooks", json!({ "url": url })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let secret = made["secret"].as_str().expect("a secret");

    // Private games too: they are the account's own.
    let table = game(&ada, &grace, true).await;
    let call = receiver.next().await;
    assert!(call.head.starts_with("POST /hook?a=b HTTP/1.1\r\n"), "{}", call.head);
    let time: u64 = header(&call.head, TIME_HEADER).parse().expect("a number");
    assert_eq!(header(&call.head, SIGNATURE_HEADER), signature(secret, time, &call.body));
    assert_ne!(signature(secret, time, &call.body), signature("another", time, &call.body));
    let said: Value = serde_json::from_str(&call.body).expect("JSON");
    crate::contract::check_schema("WebhookCall", &said);
    assert_eq!((&said["event"], &said["line"]["id"], &said["webhook"]), (&json!("game_over"), &json!(table), &made["id"]));

    // It fails: the call waits, also over a restart, and is repeated with the same number.
    call.answer("500 Internal Server Error").await;
    let failed = eventually(async || {
        let (_, hooks) = ada.get("/api/webhooks").await;
        (hooks[0]["failures"] == 1).then_some(hooks)
    });
    assert_eq!(failed.await[0]["last_status"], 500);
    let change = |config: &mut trilynx_server::Config| {
        config.limits = None;
        config.webhooks = WebhookTargets::Any;
    };
    let server = Running::start_in(server.stop().await, change).await;
    let ada = ada.at(&server);
    // As if the pause were over.
    server.service.store.webhook_failed(made["id"].as_u64().expect("a number"), 500, 0).await.expect("stored");
    server.service.live.numbered.notify_one();
    let again = receiver.next().await;
    assert_eq!(serde_json::from_str::<Value>(&again.body).expect("JSON"), said);
    again.answer("204 No Content").await;
    eventually(async || (ada.get("/api/webhooks").await.1[0]["last_status"] == 204).then_some(())).await;
    let (_, hooks) = ada.get("/api/webhooks").await;
    assert_eq!((&hooks[0]["failures"], &hooks[0]["stopped"], &hooks[0]["secret"]), (&json!(0), &json!(false), &Value::Null));
    assert_eq!(server.service.store.next_webhook_call(made["id"].as_u64().expect("a number")).await.expect("an answer"), None);

    let (status, _) = ada.delete(&format!("/api/webhooks/{}", made["id"])).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/webhooks").await.1, json!([]));
}

#[tokio::test]
async fn a_webhook_leads_to_the_internet_alone_and_there_are_few() {
    let server = Running::start().await;
    let ada = server.browser();
    let refused = async |url: &str, word: &str| {
        let (status, answer) = ada.post("/api/webhooks", json!({ "url": url })).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("unfit")), "{url}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|message| message.contains(word)), "{answer}");
    };
    let (status, _) = ada.post("/api/webhooks", json!({ "url": "https://example.org/" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a guest has none");
    ada.sign_up("Ada").await;
    refused("http://example.org/", "https://").await;
    refused("https://127.0.0.1/", "127.0.0.1").await;
    refused("https://[fd00::1]/", "fd00::1").await;
    refused("https://169.254.169.254/latest/meta-data", "169.254.169.254").await;
    for _ in 0..MOST_WEBHOOKS {
        assert_eq!(ada.post("/api/webhooks", json!({ "url": "https://example.org/" })).await.0, StatusCode::CREATED);
    }
    assert_eq!(ada.post("/api/webhooks", json!({ "url": "https://example.org/" })).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    // They are forgotten with the account.
    let person = ada.me().await["id"].as_str().expect("an id").parse().expect("an id");
    let (status, _) = ada.post("/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(server.service.store.webhooks(person).await.expect("an answer"), []);
}

#[tokio::test]
async fn pages_of_other_origins_read_what_everybody_may_and_nothing_else() {
    let server = Running::start().await;
    let asked = async |method: Method, path: &str| {
        let request = server.stranger(method, path).header("origin", "https://elsewhere.example");
        request.send().await.expect("an answer")
    };
    for path in
        ["/api/bots", "/api/games", "/api/records", "/api/dump", "/api/openapi.json", "/api/asyncapi.json", "/api/pictures/game/yinsh"]
    {
        let response = asked(Method::GET, path).await;
        assert_eq!(response.headers()["access-control-allow-origin"], "*", "{path}");
        assert_eq!(response.headers()["cross-origin-resource-policy"], "cross-origin", "{path}");
        assert!(!response.headers().contains_key("access-control-allow-credentials"), "{path}");
    }
    for (method, path) in [
        (Method::GET, "/api/me"),
        (Method::GET, "/api/account/export"),
        (Method::GET, "/api/tokens"),
        (Method::GET, "/api/studies"),
        (Method::POST, "/api/guest"),
        (Method::OPTIONS, "/api/bots"),
        (Method::OPTIONS, "/api/tables"),
    ] {
        let response = asked(method.clone(), path).await;
        assert!(!response.headers().contains_key("access-control-allow-origin"), "{method} {path}");
        let (_, answer) = read(response).await;
        assert!(answer["person"].is_null(), "{method} {path}: {answer}");
    }
}
