//! A link for somebody who has forgotten the password.

use super::{MailBox, code, confirmed, eventually, queued, server, settings};
use crate::fixture::Running;
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_server::limits::{Allowances, Rate, Rates};

fn recovery(name: &str, code: &str, new: &str) -> Value {
    json!({ "name": name, "code": code, "new": new })
}

#[tokio::test]
async fn a_link_by_mail_sets_a_new_password_once_and_ends_every_session() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ann = confirmed(&server, &mails, "Ann-A", "ann@example.org").await;
    let (bob, lost) = (server.browser(), server.browser());
    bob.sign_up("Bob-B").await;
    let (_, made) = ann.post("/api/tokens", json!({ "label": "mine", "password": "correct horse" })).await;
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    // Who asks hears the same, whoever it is for.
    let ask = async |name: &str| lost.post("/api/account/recover/mail", json!({ "name": name })).await;
    for name in ["ann-a", "Bob-B", "nobody", "", "no name at all"] {
        assert_eq!(ask(name).await, (StatusCode::NO_CONTENT, Value::Null), "{name}");
    }
    let mail = mails.only("ann@example.org").await;
    let link = mail.link("/mail/");
    assert!(link.starts_with("https://play.example.org/mail/recover#Ann-A."), "{link}");
    let code_of_link = code(&mail);
    let recover = async |name: &str, code: &str, new: &str| lost.post("/api/account/recover", recovery(name, code, new)).await.0;
    assert_eq!(recover("Bob-B", &code_of_link, "battery staple").await, StatusCode::UNAUTHORIZED);
    assert_eq!(recover("Ann-A", "aaaa-bbbb-cccc-dddd", "battery staple").await, StatusCode::UNAUTHORIZED);
    assert_eq!(lost.post("/api/account/mail/confirm", json!({ "code": code_of_link })).await.0, StatusCode::NOT_FOUND);
    assert_eq!(recover("Ann-A", &code_of_link, "short").await, StatusCode::BAD_REQUEST, "a code is not lost by a bad password");
    // A second link is as good, and the first one used makes both void.
    mails.clear();
    assert_eq!(ask("Ann-A").await.0, StatusCode::NO_CONTENT);
    let other = code(&mails.only("ann@example.org").await);
    mails.clear();
    assert_eq!(recover("Ann-A", &code_of_link, "battery staple").await, StatusCode::OK);
    assert_eq!(recover("Ann-A", &code_of_link, "other staple").await, StatusCode::UNAUTHORIZED);
    assert_eq!(recover("Ann-A", &other, "other staple").await, StatusCode::UNAUTHORIZED);
    assert_eq!(ann.me().await, Value::Null, "signed out");
    let with_token = server.stranger(reqwest::Method::GET, "/api/me").header("authorization", token).send().await.expect("an answer");
    assert_eq!(with_token.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(lost.sign_in("Ann-A").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(lost.post("/api/account/sign-in", json!({ "name": "Ann-A", "password": "battery staple" })).await.0, StatusCode::OK);
    let told = mails.only("ann@example.org").await;
    assert!(told.header("Subject").contains("password was changed"), "{}", told.raw);
    mails.clear();
    // Another password makes a link void.
    assert_eq!(ask("Ann-A").await.0, StatusCode::NO_CONTENT);
    let void = code(&mails.only("ann@example.org").await);
    let change = json!({ "password": "battery staple", "new": "correct horse" });
    assert_eq!(lost.post("/api/account/password", change).await.0, StatusCode::OK);
    assert_eq!(server.browser().post("/api/account/recover", recovery("Ann-A", &void, "other staple")).await.0, StatusCode::UNAUTHORIZED);
    eventually("all is sent", async || queued(&server).await.is_empty()).await;
    assert_eq!(bob.me().await["name"], "Bob-B");
}

#[tokio::test]
async fn nobody_is_flooded_with_links() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ann = confirmed(&server, &mails, "Ann-A", "ann@example.org").await;
    // So many a day, whoever asks and from wherever.
    for n in 0..8 {
        let stranger = server.browser();
        assert_eq!(stranger.post("/api/account/recover/mail", json!({ "name": "Ann-A" })).await.0, StatusCode::NO_CONTENT);
        if n < 4 {
            mails.wait("ann@example.org", n + 1).await;
        }
    }
    assert_eq!(ann.post("/api/account/recover/mail", json!({ "name": "Ann-A" })).await.0, StatusCode::NO_CONTENT);
    // A link for another account comes after all of them.
    let bob = confirmed(&server, &mails, "Bob-B", "bob@example.org").await;
    assert_eq!(bob.post("/api/account/recover/mail", json!({ "name": "Bob-B" })).await.0, StatusCode::NO_CONTENT);
    mails.only("bob@example.org").await;
    assert_eq!(mails.to("ann@example.org").len(), 0, "none since they were forgotten");
}

#[tokio::test]
async fn a_network_asks_for_links_no_more_often_than_is_allowed() {
    let mails = MailBox::start().await;
    let slow = Rates { address: Rate::new(5, 3_600_000), person: Rate::new(3, 3_600_000) };
    let mail = settings(&mails);
    let server = Running::start_with(|config| {
        config.limits = Some(Allowances { mails: slow, ..Allowances::default() });
        config.mail = mail;
    })
    .await;
    let stranger = server.browser();
    let mut answers = Vec::new();
    for name in ["Ann-A", "ann-a", "ANN-A", "Ann-A", "Bob-B", "Cid-C", "Dan-D"] {
        answers.push(stranger.post("/api/account/recover/mail", json!({ "name": name })).await.0.as_u16());
    }
    assert_eq!(answers, [204, 204, 204, 429, 204, 204, 429], "no account has these names");
}
