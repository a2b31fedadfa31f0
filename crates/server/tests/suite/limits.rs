//! Too much of anything is refused, with words for programs: what, and how long to wait.

use crate::fixture::{Running, credentials, read};
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
    // Whoever looks after the server is not counted.
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
