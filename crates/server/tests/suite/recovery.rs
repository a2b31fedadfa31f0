//! Recovery codes over HTTP: made by the owner, used by who has forgotten the password, guessed by nobody.

use crate::fixture::{Running, credentials};
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_server::limits::{Allowances, Rate, Rates};

async fn codes(browser: &crate::fixture::Browser) -> Vec<String> {
    let (status, made) = browser.post("/api/account/recovery-codes", json!({ "password": "correct horse" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    serde_json::from_value(made["codes"].clone()).expect("codes")
}

fn recovery(name: &str, code: &str, new: &str) -> Value {
    json!({ "name": name, "code": code, "new": new })
}

#[tokio::test]
async fn a_code_sets_a_new_password_once_and_ends_every_session() {
    let server = Running::start().await;
    let (ann, bob, lost) = (server.browser(), server.browser(), server.browser());
    ann.sign_up("Ann-A").await;
    bob.sign_up("Bob-B").await;
    assert_eq!(ann.get("/api/account/recovery-codes").await.1, json!({ "left": 0 }));
    assert_eq!(ann.post("/api/account/recovery-codes", json!({ "password": "wrong horse" })).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(lost.get("/api/account/recovery-codes").await.0, StatusCode::UNAUTHORIZED);
    let void = codes(&ann).await;
    let made = codes(&ann).await;
    assert_eq!((made.len(), made[0].len()), (10, 19));
    let token = ann.post("/api/tokens", json!({ "label": "mine", "password": "correct horse" })).await.1["token"].clone();
    let recover = async |name: &str, code: &str, new: &str| lost.post("/api/account/recover", recovery(name, code, new)).await;
    for (name, code) in [("Ann-A", void[0].as_str()), ("Bob-B", &made[0]), ("nobody", &made[0]), ("Ann-A", "abcd"), ("Ann-A", "")] {
        assert_eq!(recover(name, code, "battery staple").await.0, StatusCode::UNAUTHORIZED, "{name} {code}");
    }
    assert_eq!(recover("Ann-A", &made[0], "short").await.0, StatusCode::BAD_REQUEST, "a code is not lost by a bad password");
    let typed = made[0].to_uppercase().replace('-', " ");
    assert_eq!(recover("ann-a", &typed, "battery staple").await, (StatusCode::OK, json!({ "left": 9 })));
    assert_eq!(recover("Ann-A", &made[0], "other staple").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ann.me().await, Value::Null, "signed out");
    let bearer = format!("Bearer {}", token.as_str().expect("a token"));
    let with_token = server.stranger(reqwest::Method::GET, "/api/me").header("authorization", bearer).send().await.expect("an answer");
    assert_eq!(with_token.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(lost.sign_in("Ann-A").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(lost.post("/api/account/sign-in", json!({ "name": "Ann-A", "password": "battery staple" })).await.0, StatusCode::OK);
    assert_eq!(lost.get("/api/account/recovery-codes").await.1, json!({ "left": 9 }));
    assert_eq!(lost.get("/api/account/export").await.1["recovery_codes"], 9);
    // Somebody who knew the password may have made codes: another password makes them void.
    let change = json!({ "password": "battery staple", "new": "correct horse" });
    assert_eq!(lost.post("/api/account/password", change).await.0, StatusCode::OK);
    assert_eq!(lost.get("/api/account/recovery-codes").await.1, json!({ "left": 0 }));
    assert_eq!(recover("Ann-A", &made[1], "battery staple").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(bob.me().await["name"], "Bob-B");
}

#[tokio::test]
async fn codes_are_guessed_as_seldom_as_passwords() {
    let sign_ins = Rates { address: Rate::new(100, 3_600_000), person: Rate::new(3, 3_600_000) };
    let server = Running::start_with(|config| config.limits = Some(Allowances { sign_ins, ..Allowances::default() })).await;
    let (ann, thief) = (server.browser(), server.browser());
    ann.sign_up("Ann-A").await;
    let made = codes(&ann).await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(thief.post("/api/account/recover", recovery("Ann-A", "aaaa-bbbb-cccc-dddd", "battery staple")).await.0.as_u16());
    }
    assert_eq!(answers, [401, 401, 401, 429]);
    assert_eq!(thief.post("/api/account/sign-in", credentials("Ann-A")).await.0, StatusCode::TOO_MANY_REQUESTS, "one number for both");
    assert_eq!(thief.post("/api/account/recover", recovery("Ann-A", &made[0], "battery staple")).await.0, StatusCode::TOO_MANY_REQUESTS);
}
