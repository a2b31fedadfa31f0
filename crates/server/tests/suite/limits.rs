//! Too much of anything is refused, with words for programs: what, and how long to wait.

use crate::fixture::{Browser, Running, credentials, read};
use crate::host::{House, Raw};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use trilynx_server::limits::{Allowances, Rate, Rates};

const SLOW: Rates = Rates { address: Rate::new(3, 60_000), person: Rate::new(2, 60_000) };

/// Refused as too much of `what`, with a time to wait that the header says too.
async fn limited(response: reqwest::Response, what: &str) {
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    let after: u64 = response.headers()[header::RETRY_AFTER].to_str().expect("visible ASCII").parse().expect("seconds");
    let (_, error) = read(response).await;
    assert_eq!((&error["code"], &error["what"]), (&json!("limited"), &json!(what)));
    let wait_ms = error["wait_ms"].as_u64().expect("milliseconds");
    assert!((1..=60_001).contains(&wait_ms), "{wait_ms}");
    assert_eq!(after, wait_ms.div_ceil(1000));
}

#[test]
fn the_documentation_tells_the_rates() {
    let written = include_str!("../../../../docs/self-hosting.md");
    let usual = Allowances::default();
    let all = [
        ("requests", usual.requests),
        ("sign_ins", usual.sign_ins),
        ("guests", usual.guests),
        ("tables", usual.tables),
        ("chat", usual.chat),
        ("messages", usual.messages),
        ("downloads", usual.downloads),
        ("studies", usual.studies),
        ("reviews", usual.reviews),
        ("hints", usual.hints),
        ("kept_games", usual.kept_games),
        ("saved_studies", usual.saved_studies),
        ("tournaments", usual.tournaments),
        ("relations", usual.relations),
        ("challenges", usual.challenges),
        ("reports", usual.reports),
        ("guest_reports", usual.guest_reports),
        ("new_chat", usual.new_chat),
    ];
    let told = |rate: Rate| {
        let ms = rate.every.as_millis();
        let every = if ms.is_multiple_of(1000) { format!("{} s", ms / 1000) } else { format!("{ms} ms") };
        format!("{}, then one in {every}", rate.burst)
    };
    for (name, Rates { address, person }) in all {
        let row = written.lines().find(|line| line.starts_with(&format!("| `{name}`"))).unwrap_or_else(|| panic!("no row for {name}"));
        assert!(row.ends_with(&format!(" | {} | {} |", told(address), told(person))), "{row}");
    }
    let by_name = told(usual.sign_ins_by_name);
    assert!(written.contains(&format!("Passwords tried for one name, by all strangers together: {by_name}.")), "{by_name}");
    let connections = format!("| `connections` at once | {} | {} WebSockets |", usual.connections_by_address, usual.connections_by_person);
    assert!(written.contains(&connections));
}

#[tokio::test]
async fn requests_by_address() {
    let allowances = Allowances { requests: SLOW, ..Allowances::default() };
    let server = Running::start_with(|config| {
        config.limits = Some(allowances);
        config.trust_proxy = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let ask = |client: &'static str| server.stranger(Method::GET, "/api/me").header("x-forwarded-for", client).send();
    for _ in 0..3 {
        assert_eq!(ask("192.0.2.1").await.expect("an answer").status(), StatusCode::OK);
    }
    limited(ask("192.0.2.1").await.expect("an answer"), "requests").await;
    // What a client writes in front of its own address changes nothing.
    limited(ask("198.51.100.7, 192.0.2.1").await.expect("an answer"), "requests").await;
    assert_eq!(ask("192.0.2.2").await.expect("an answer").status(), StatusCode::OK);
    // Anyone who looks after the server is not counted.
    for _ in 0..10 {
        assert_eq!(server.stranger(Method::GET, "/health/live").send().await.expect("an answer").status(), StatusCode::OK);
    }
}

#[tokio::test]
async fn a_forwarded_address_of_no_proxy_is_not_believed() {
    let server = Running::start_with(|config| config.limits = Some(Allowances { requests: SLOW, ..Allowances::default() })).await;
    for client in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let response = server.stranger(Method::GET, "/api/me").header("x-forwarded-for", client).send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
    }
    let response = server.stranger(Method::GET, "/api/me").header("x-forwarded-for", "192.0.2.4").send().await.expect("an answer");
    limited(response, "requests").await;
}

#[tokio::test]
async fn sign_ins_by_name_whether_it_exists_or_not() {
    let allowances = Allowances { sign_ins: Rates { address: Rate::new(100, 60_000), ..SLOW }, ..Allowances::default() };
    let server = Running::start_with(|config| config.limits = Some(allowances)).await;
    server.browser().sign_up("Ada").await;
    let sign_in = async |name: &str, password: &str| {
        let request = server.stranger(Method::POST, "/api/account/sign-in").json(&json!({ "name": name, "password": password }));
        request.send().await.expect("an answer")
    };
    for name in ["Ada", "nobody-here"] {
        for _ in 0..2 {
            assert_eq!(sign_in(name, "wrong horse").await.status(), StatusCode::UNAUTHORIZED);
        }
        limited(sign_in(name, "wrong horse").await, "sign_ins").await;
    }
    // Another spelling is the same name, and even the right password has to wait.
    limited(sign_in("aDA", "correct horse").await, "sign_ins").await;
}

/// Anyone who guesses, from as many networks as they like: the owner of the name gets in on a device that has been theirs.
#[tokio::test]
async fn guesses_at_a_password_do_not_keep_its_owner_out() {
    let allowances = Allowances { sign_ins_by_name: Rate::new(5, 60_000), ..Allowances::default() };
    let rates = Rates { address: Rate::new(100, 60_000), person: Rate::new(3, 60_000) };
    let server = Running::start_with(|config| {
        config.limits = Some(Allowances { sign_ins: rates, ..allowances });
        config.trust_proxy = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let own = server.browser();
    let cookies = own.request(Method::POST, "/api/account").json(&credentials("Ada")).send().await.expect("an answer");
    let device = |response: &reqwest::Response| {
        let cookies = response.headers().get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().expect("visible ASCII"));
        let cookie = cookies.into_iter().find(|cookie| cookie.starts_with("trilynx-device=")).expect("the cookie of a device");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
        cookie.split(';').next().expect("a pair").to_owned()
    };
    let kept = device(&cookies);
    let id = read(cookies).await.1["person"]["id"].as_str().expect("an id").to_owned();
    assert!(!kept.contains(&id), "it does not say whose it is");
    own.post("/api/account/sign-out", Value::Null).await;

    let guess = async |from: &str, cookie: Option<&str>, password: &str| {
        let mut request = server.stranger(Method::POST, "/api/account/sign-in").header("x-forwarded-for", from.to_owned());
        request = cookie.into_iter().fold(request, |request, cookie| request.header("cookie", cookie));
        request.json(&json!({ "name": "Ada", "password": password })).send().await.expect("an answer")
    };
    // One network alone uses up its own allowance; the owner signs in from another.
    for _ in 0..3 {
        assert_eq!(guess("2001:db8:1:1::1", None, "wrong horse").await.status(), StatusCode::UNAUTHORIZED);
    }
    limited(guess("2001:db8:1:2::1", None, "wrong horse").await, "sign_ins").await;
    assert_eq!(guess("192.0.2.1", None, "correct horse").await.status(), StatusCode::OK);
    // Several together use up what the name has.
    assert_eq!(guess("192.0.2.2", None, "wrong horse").await.status(), StatusCode::UNAUTHORIZED);
    for from in ["192.0.2.3", "192.0.2.4"] {
        limited(guess(from, None, "correct horse").await, "sign_ins").await;
    }
    let forged = format!("trilynx-device={}", "00".repeat(16));
    limited(guess("192.0.2.5", Some(&forged), "correct horse").await, "sign_ins").await;
    // A device of the owner's gets in, from wherever it is; and has an allowance too.
    assert_eq!(own.sign_in("Ada").await.0, StatusCode::OK);
    for _ in 0..2 {
        assert_eq!(guess("192.0.2.6", Some(&kept), "wrong horse").await.status(), StatusCode::UNAUTHORIZED);
    }
    limited(guess("192.0.2.7", Some(&kept), "wrong horse").await, "sign_ins").await;
    // Nor does anybody keep the owner from changing the password. The old device is then as strange as any other.
    let change = json!({ "password": "correct horse", "new": "battery staple" });
    let changed = own.request(Method::POST, "/api/account/password").json(&change).send().await.expect("an answer");
    assert_eq!(changed.status(), StatusCode::OK);
    assert_ne!(device(&changed), kept);
    limited(guess("192.0.2.8", Some(&kept), "battery staple").await, "sign_ins").await;
    assert_eq!(guess("192.0.2.8", Some(&device(&changed)), "battery staple").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn sign_ins_by_address() {
    let allowances = Allowances { sign_ins: SLOW, ..Allowances::default() };
    let server = Running::start_with(|config| config.limits = Some(allowances)).await;
    for name in ["one", "two", "three"] {
        assert_eq!(server.browser().sign_in(name).await.0, StatusCode::UNAUTHORIZED);
    }
    let response = server.stranger(Method::POST, "/api/account/sign-in").json(&credentials("four")).send().await.expect("an answer");
    limited(response, "sign_ins").await;
}

#[tokio::test]
async fn new_guests() {
    let server = Running::start_with(|config| config.limits = Some(Allowances { guests: SLOW, ..Allowances::default() })).await;
    let known = server.browser();
    known.post("/api/guest", Value::Null).await;
    for _ in 0..2 {
        assert_eq!(server.browser().post("/api/guest", Value::Null).await.0, StatusCode::OK);
    }
    limited(server.stranger(Method::POST, "/api/guest").send().await.expect("an answer"), "guests").await;
    assert_eq!(known.post("/api/guest", Value::Null).await.0, StatusCode::OK, "who is known is not new");
}

/// Much for everybody together, two at once for one.
const BY_PERSON: Rates = Rates { address: Rate::new(1_000, 1), person: Rate::new(2, 60_000) };
/// The other way round.
const BY_ADDRESS: Rates = Rates { address: Rate::new(2, 60_000), person: Rate::new(1_000, 1) };

/// Sets the rate of what is counted under this name.
fn set(allowances: &mut Allowances, what: &str, rates: Rates) {
    *match what {
        "requests" => &mut allowances.requests,
        "tables" => &mut allowances.tables,
        "chat" => &mut allowances.chat,
        "messages" => &mut allowances.messages,
        "downloads" => &mut allowances.downloads,
        "studies" => &mut allowances.studies,
        "reviews" => &mut allowances.reviews,
        "hints" => &mut allowances.hints,
        other => panic!("{other}"),
    } = rates;
}

/// A request that counts as this.
fn counted(browser: &Browser, what: &str, table: &Value) -> reqwest::RequestBuilder {
    let yinsh = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    let ask = |command: Value| {
        let key = fastrand::u64(..).to_string();
        let path = format!("/api/tables/{}/ask", table.as_str().expect("a table"));
        browser.request(Method::POST, &path).json(&json!({ "key": key, "command": command }))
    };
    match what {
        "requests" => browser.request(Method::GET, "/api/me"),
        "tables" => browser.request(Method::POST, "/api/tables").json(&json!({ "options": yinsh, "seats": ["me", "open"] })),
        "chat" => ask(json!({ "do": "say", "text": "hello" })),
        "messages" => ask(json!({ "do": "stand" })),
        "downloads" => browser.request(Method::GET, "/api/records"),
        "studies" => browser.request(Method::POST, "/api/positions").json(&json!({ "start": { "game": "yinsh" } })),
        "reviews" => browser.request(Method::POST, "/api/reviews").json(&json!({ "start": { "game": "yinsh" }, "moves": ["d5"] })),
        "hints" => browser.request(Method::POST, &format!("/api/tables/{}/hint", table.as_str().expect("a table"))).json(&json!({})),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn everything_is_counted_by_person_and_by_address() {
    for what in ["requests", "tables", "chat", "messages", "downloads", "studies", "reviews", "hints"] {
        for (rates, others_too) in [(BY_PERSON, false), (BY_ADDRESS, true)] {
            let server = Running::start().await;
            let (one, other) = (server.browser(), server.browser());
            one.post("/api/guest", Value::Null).await;
            other.post("/api/guest", Value::Null).await;
            let (_, opened) = one.post("/api/tables", OPENING.parse().expect("JSON")).await;
            // The same people at a server that counts.
            let folder = server.stop().await;
            let server = Running::start_in(folder, |config| set(config.limits.as_mut().expect("limits"), what, rates)).await;
            let (one, other) = (one.at(&server), other.at(&server));
            for n in 0..2 {
                let status = counted(&one, what, &opened["table"]).send().await.expect("an answer").status();
                assert!(status != StatusCode::TOO_MANY_REQUESTS && status != StatusCode::UNAUTHORIZED, "{what} {n}: {status}");
            }
            limited(counted(&one, what, &opened["table"]).send().await.expect("an answer"), what).await;
            let status = counted(&other, what, &opened["table"]).send().await.expect("an answer").status();
            assert_eq!(status == StatusCode::TOO_MANY_REQUESTS, others_too, "{what}: somebody else gets {status}");
        }
    }
}

const OPENING: &str = r#"{ "options": { "game": "yinsh", "variant": "standard", "players": 2 }, "seats": ["me", "open"] }"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_on_a_socket_is_counted_by_person_and_by_address() {
    for what in ["messages", "chat", "tables"] {
        for (rates, others_too) in [(BY_PERSON, false), (BY_ADDRESS, true)] {
            let mut allowances = Allowances::default();
            set(&mut allowances, what, rates);
            let house = House::with(allowances);
            let host = house.open().await;
            let (one, other) = (host.guest().await, host.guest().await);
            let say = |n: u32| match what {
                "chat" => {
                    json!({ "say": "ask", "table": "000000000000", "key": n.to_string(), "command": { "do": "say", "text": "hello" } })
                }
                "tables" if n.is_multiple_of(2) => {
                    json!({ "say": "ask", "table": "000000000000", "key": "k", "command": { "do": "offer_rematch" } })
                }
                "tables" => {
                    json!({ "say": "seek", "game": "yinsh", "variant": "standard", "players": 2, "clock": { "kind": "none" }, "rated": false })
                }
                _ => json!({ "say": "stop_seeking" }),
            };
            let mut raw = Raw::connect(&one).await;
            for n in 0..3 {
                raw.say(&say(n).to_string()).await;
            }
            let error = first_limit(&mut raw).await.expect("too much");
            assert_eq!(error["what"], what);
            assert!((1..=60_001).contains(&error["wait_ms"].as_u64().expect("milliseconds")), "{error}");
            // Somebody else at the same address.
            let mut raw = Raw::connect(&other).await;
            raw.say(&say(0).to_string()).await;
            raw.say("nonsense").await;
            let limit = first_limit(&mut raw).await;
            assert_eq!(limit.is_some_and(|error| error["what"] == what), others_too, "{what}");
            drop(raw);
            host.stop().await;
        }
    }
}

/// The first answer that speaks of a limit; nothing if nonsense is answered first.
async fn first_limit(raw: &mut Raw) -> Option<Value> {
    loop {
        let frame: Value = serde_json::from_str(&raw.hear().await.expect("the connection stays")).expect("JSON");
        match frame["error"]["code"].as_str() {
            Some("limited") => return Some(frame["error"].clone()),
            Some("malformed") => return None,
            _ => {}
        }
    }
}

#[tokio::test]
async fn nothing_is_counted_with_limits_off() {
    let server = Running::start_with(|config| config.limits = None).await;
    for _ in 0..200 {
        assert_eq!(server.browser().post("/api/guest", Value::Null).await.0, StatusCode::OK);
    }
}

#[tokio::test]
async fn connections_at_once() {
    let allowances = Allowances { connections_by_address: 2, ..Allowances::default() };
    let server = Running::start_with(|config| config.limits = Some(allowances)).await;
    let address = server.address;
    let talk = move || {
        let mut stream = TcpStream::connect(address).expect("a connection");
        // A connection that is one too many is closed without an answer; writing to it may fail or not.
        let _written = stream.write_all(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
        let mut answer = [0; 12];
        let answered = stream.read_exact(&mut answer).is_ok();
        if answered {
            assert_eq!(&answer, b"HTTP/1.1 200");
        }
        answered.then_some(stream)
    };
    let (first, second, third) = tokio::task::spawn_blocking(move || (talk(), talk(), talk())).await.expect("no panic");
    assert!(first.is_some() && second.is_some());
    assert!(third.is_none());
}
