//! What is refused: each time one thing alone is wrong.

use super::authenticator::{Authenticator, BACKED_UP, BACKUP_ELIGIBLE, PRESENT, VERIFIED, base64};
use super::{PASSWORD, add, authenticator, begin, browser, challenge, confirm, generous, origin, owner, refused, sign_in};
use crate::fixture::Running;
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_server::accounts::passkeys::{Purpose, challenge as challenges};
use trilynx_server::store::{Actor, Warrant};

type Change = fn(&mut Authenticator);

/// What is wrong with what a browser says in both ceremonies, and the reason with words of its message.
const WRONG: [(Change, &str); 10] = [
    (|browser| browser.origin = "https://elsewhere.example".to_owned(), "the page has to be at http://localhost"),
    (|browser| browser.origin.push('/'), "the page has to be at http://localhost"),
    (|browser| browser.party = Some("elsewhere.example".to_owned()), "one of another host"),
    (|browser| browser.more = json!({ "crossOrigin": true }), "inside another one"),
    (|browser| browser.more = json!({ "crossOrigin": false, "topOrigin": "https://elsewhere.example" }), "inside another one"),
    (|browser| browser.more = json!({ "challenge": 7 }), "not the JSON"),
    (|browser| browser.flags = VERIFIED, "not present"),
    (|browser| browser.flags = PRESENT, "not verified"),
    (|browser| browser.flags |= BACKED_UP, "contradict"),
    (|browser| browser.kind = Some("webauthn.other"), "another type"),
];

#[tokio::test]
async fn a_passkey_that_was_not_made_as_asked_is_not_added() {
    let server = generous().await;
    let ann = browser(&server);
    ann.sign_up("Ann-A").await;
    let invalid = async |made: Value, expected: (u16, &str, &str)| {
        let answer = ann.post("/api/account/passkeys", made).await;
        assert_eq!(refused(&answer), (expected.0, expected.1), "{}", answer.1);
        assert!(answer.1["message"].as_str().expect("a message").contains(expected.2), "{} {expected:?}", answer.1);
    };
    for (change, message) in WRONG {
        let mut passkey = authenticator(&server);
        change(&mut passkey);
        invalid(passkey.create(&begin(&ann).await, "wrong"), (401, "invalid", message)).await;
    }
    // The same challenge does for all of these: a refused one is not used up.
    let creation = begin(&ann).await;
    let made = || authenticator(&server).create(&creation, "mine");
    let with = |field: &str, value: Value| {
        let mut made = made();
        made[field] = value;
        made
    };
    invalid(with("credential", json!(base64(b"another id"))), (401, "invalid", "another credential id")).await;
    invalid(with("credential", json!("")), (401, "invalid", "another credential id")).await;
    invalid(with("credential", json!("=")), (401, "invalid", "credential is not base64url")).await;
    invalid(with("credential", json!(base64(&[7; 1024]))), (401, "invalid", "credential is too long")).await;
    invalid(with("client_data", json!(base64(&[b' '; 5000]))), (401, "invalid", "client_data is too long")).await;
    invalid(with("client_data", json!(base64(b"[]"))), (401, "invalid", "not the JSON")).await;
    invalid(with("authenticator_data", json!(base64(&[0; 5000]))), (401, "invalid", "authenticator_data is too long")).await;
    invalid(with("authenticator_data", json!(base64(&[0; 36]))), (401, "invalid", "another length")).await;
    invalid(with("public_key", json!(base64(&[0; 600]))), (401, "invalid", "public_key is too long")).await;
    invalid(with("public_key", json!(base64(&[0; 91]))), (400, "unsupported", "not a key")).await;
    invalid(with("algorithm", json!(-35)), (400, "unsupported", "none of those")).await;
    // An assertion's data have no credential in them.
    let mut short = made();
    let data = short["authenticator_data"].as_str().expect("data")[..48].to_owned();
    short["authenticator_data"] = json!(data);
    invalid(short, (401, "invalid", "another length")).await;
    for label in ["", " spaces ", "two\nlines", &"x".repeat(61)] {
        let (status, error) = ann.post("/api/account/passkeys", with("label", json!(label))).await;
        assert_eq!((status, &error["code"]), (StatusCode::BAD_REQUEST, &json!("unfit")), "{label:?}");
    }

    // Challenges: used twice, too old, of another purpose, of another session, none of ours.
    assert_eq!(ann.post("/api/account/passkeys", made()).await.0, StatusCode::CREATED);
    invalid(made(), (401, "expired", "answered before")).await;
    let for_other = |challenge: Value| json!({ "challenge": challenge, "rp_id": "localhost", "user": "" });
    let passkeys = |challenge: Value| authenticator(&server).create(&for_other(challenge), "mine");
    let sign_in = challenge(&ann, "/api/account/sign-in/passkey").await["challenge"].clone();
    invalid(passkeys(sign_in), (401, "invalid", "not made for this")).await;
    let confirm = challenge(&ann, "/api/account/passkeys/challenge").await["challenge"].clone();
    invalid(passkeys(confirm), (401, "invalid", "not made for this")).await;
    let bob = browser(&server);
    bob.sign_up("Bob-B").await;
    invalid(passkeys(begin(&bob).await["challenge"].clone()), (401, "invalid", "not made for this")).await;
    for forged in [String::new(), base64(&[0; 56]), base64(&[0xff; 56]), "?".to_owned(), "a".repeat(3000)] {
        invalid(passkeys(json!(forged)), (401, "invalid", "not made for this")).await;
    }
    assert_eq!(ann.get("/api/account/passkeys").await.1["passkeys"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn nobody_signs_in_by_what_a_passkey_has_not_signed() {
    let server = generous().await;
    let (_, mut passkey) = owner(&server, "Ann-A").await;
    let (_, bobs) = owner(&server, "Bob-B").await;
    let thief = browser(&server);
    let invalid = async |answer: Value, expected: (u16, &str, &str)| {
        let answer = thief.post("/api/account/sign-in/passkey", answer).await;
        assert_eq!(refused(&answer), (expected.0, expected.1), "{}", answer.1);
        assert!(answer.1["message"].as_str().expect("a message").contains(expected.2), "{} {expected:?}", answer.1);
        assert_eq!(thief.me().await, Value::Null);
    };
    let fresh = async || challenge(&thief, "/api/account/sign-in/passkey").await;
    let usual = passkey.origin.clone();
    for (change, message) in WRONG {
        change(&mut passkey);
        invalid(passkey.sign(&fresh().await), (401, "invalid", message)).await;
        passkey.origin.clone_from(&usual);
        (passkey.party, passkey.kind, passkey.more, passkey.flags) = (None, None, json!({}), PRESENT | VERIFIED);
    }
    passkey.flags |= BACKUP_ELIGIBLE;
    invalid(passkey.sign(&fresh().await), (401, "invalid", "what they were")).await;
    passkey.flags = PRESENT | VERIFIED;

    let challenge = fresh().await;
    let with = |field: &str, value: Value| {
        let mut answer = passkey.sign(&challenge);
        answer[field] = value;
        answer
    };
    let others = bobs.sign(&challenge);
    invalid(with("signature", others["signature"].clone()), (401, "invalid", "does not hold")).await;
    invalid(with("signature", json!("")), (401, "invalid", "does not hold")).await;
    invalid(with("signature", json!(base64(&[7; 600]))), (401, "invalid", "signature is too long")).await;
    invalid(with("credential", others["credential"].clone()), (401, "invalid", "user_handle")).await;
    invalid(with("credential", json!(base64(b"another id"))), (401, "unknown", "no account")).await;
    invalid(with("credential", json!(base64(&[7; 1024]))), (401, "invalid", "credential is too long")).await;
    invalid(with("user_handle", others["user_handle"].clone()), (401, "invalid", "user_handle")).await;
    invalid(with("user_handle", Value::Null), (401, "invalid", "user_handle")).await;
    let mut tampered = passkey.sign(&challenge);
    let mut bytes = tampered["authenticator_data"].as_str().expect("data").to_owned();
    bytes.replace_range(48.., "AQ");
    tampered["authenticator_data"] = json!(bytes);
    invalid(tampered, (401, "invalid", "does not hold")).await;
    let longer = format!("{}AAAA", passkey.sign(&challenge)["authenticator_data"].as_str().expect("data"));
    invalid(with("authenticator_data", json!(longer)), (401, "invalid", "")).await;
    // Another field of the client data than what was signed.
    passkey.more = json!({ "spaces": " " });
    let other_data = passkey.sign(&challenge)["client_data"].clone();
    passkey.more = json!({});
    let mut swapped = passkey.sign(&challenge);
    swapped["client_data"] = other_data;
    invalid(swapped, (401, "invalid", "does not hold")).await;

    // A challenge works once, for five minutes, and is one for signing in.
    let old = challenges::issue(&server.service.secret, Purpose::SignIn, server.service.now_unix_ms() - 5 * 60_000);
    invalid(passkey.sign(&json!({ "challenge": old, "rp_id": "localhost" })), (401, "expired", "too old")).await;
    let session = [7; 32];
    let other = challenges::issue(&server.service.secret, Purpose::Confirm(&session), server.service.now_unix_ms());
    invalid(passkey.sign(&json!({ "challenge": other, "rp_id": "localhost" })), (401, "invalid", "not made for this")).await;
    let answer = passkey.sign(&challenge);
    let ann = browser(&server);
    assert_eq!(ann.post("/api/account/sign-in/passkey", answer.clone()).await.0, StatusCode::OK);
    invalid(answer, (401, "expired", "answered before")).await;
}

#[tokio::test]
async fn a_counter_that_does_not_grow_is_refused() {
    let server = generous().await;
    let ann = browser(&server);
    ann.sign_up("Ann-A").await;
    let mut passkey = authenticator(&server);
    passkey.counter = 7;
    add(&ann, &mut passkey, "counts").await;
    for (counter, accepted) in [(7, false), (0, false), (8, true), (8, false), (3, false), (9, true), (u32::MAX, true)] {
        passkey.counter = counter;
        let answer = sign_in(&browser(&server), &passkey).await;
        assert_eq!(answer.0 == StatusCode::OK, accepted, "{counter}: {}", answer.1);
        assert!(accepted || answer.1["message"].as_str().expect("a message").contains("counter"), "{}", answer.1);
    }
}

#[tokio::test]
async fn an_account_has_ten_and_a_passkey_one_account() {
    let server = generous().await;
    let (ann, mut first) = owner(&server, "Ann-A").await;
    let begun = begin(&ann).await;
    for n in 2..=10 {
        add(&ann, &mut authenticator(&server), &format!("number {n}")).await;
    }
    let too_large = json!({ "code": "too_large", "what": "passkeys", "limit": 10 });
    let refused = ann.post("/api/account/passkeys/begin", json!({ "password": PASSWORD })).await;
    assert_eq!(refused, (StatusCode::PAYLOAD_TOO_LARGE, too_large.clone()));
    let late = authenticator(&server).create(&begun, "eleven");
    assert_eq!(ann.post("/api/account/passkeys", late).await, (StatusCode::PAYLOAD_TOO_LARGE, too_large), "begun before the tenth");
    let bob = browser(&server);
    bob.sign_up("Bob-B").await;
    let taken = bob.post("/api/account/passkeys", first.create(&begin(&bob).await, "hers")).await;
    assert_eq!(taken, (StatusCode::CONFLICT, json!({ "code": "taken", "what": "passkey" })));
}

#[tokio::test]
async fn only_the_owner_adds_and_removes() {
    let server = generous().await;
    let (ann, passkey) = owner(&server, "Ann-A").await;
    let id = ann.get("/api/account/passkeys").await.1["passkeys"][0]["id"].clone();
    let remove = format!("/api/account/passkeys/{id}/remove");
    let both = json!({ "password": PASSWORD, "passkey": confirm(&ann, &passkey).await["passkey"] });
    // A signature for signing in is none for this, nor is one that was asked for in another browser.
    let elsewhere = browser(&server);
    assert_eq!(sign_in(&elsewhere, &passkey).await.0, StatusCode::OK);
    let other = json!({ "passkey": passkey.sign(&challenge(&ann, "/api/account/sign-in/passkey").await) });
    let stolen = confirm(&elsewhere, &passkey).await;
    let mut unsigned = confirm(&ann, &passkey).await;
    unsigned["passkey"]["signature"] = json!("");
    for path in ["/api/account/passkeys/begin", &remove] {
        assert_eq!(ann.post(path, json!({ "password": "wrong horse" })).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(ann.post(path, json!({})).await.0, StatusCode::BAD_REQUEST);
        assert_eq!(ann.post(path, both.clone()).await.0, StatusCode::BAD_REQUEST);
        for wrong in [&other, &stolen, &unsigned] {
            assert_eq!(refused(&ann.post(path, wrong.clone()).await), (401, "invalid"));
        }
    }
    let proof = confirm(&ann, &passkey).await;
    assert_eq!(ann.post("/api/account/passkeys/begin", proof.clone()).await.0, StatusCode::OK);
    assert_eq!(refused(&ann.post(&remove, proof).await), (401, "expired"), "once is once");
    assert_eq!(ann.post(&remove, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.post(&remove, json!({ "password": PASSWORD })).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_banned_does_not_get_in_by_a_passkey() {
    let server = generous().await;
    let (ann, passkey) = owner(&server, "Ann-A").await;
    let person = ann.me().await["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: Some("insults".to_owned()), unix_ms: server.service.now_unix_ms() };
    server.service.store.impose_ban(person, None, &warrant).await.expect("banned");
    let (status, error) = sign_in(&browser(&server), &passkey).await;
    assert_eq!((status, &error["code"], &error["reason"]), (StatusCode::FORBIDDEN, &json!("banned"), &json!("insults")));
}

#[tokio::test]
async fn where_browsers_have_no_passkeys_the_server_says_so() {
    let server = generous().await;
    let ann = server.browser();
    ann.sign_up("Ann-A").await;
    assert_eq!(ann.get("/api/account/passkeys").await.1, json!({ "usable": false, "passkeys": [] }));
    let asked = [
        ann.get("/api/account/sign-in/passkey").await,
        ann.get("/api/account/passkeys/challenge").await,
        ann.post("/api/account/passkeys/begin", json!({ "password": PASSWORD })).await,
    ];
    for answer in &asked {
        assert_eq!(refused(answer), (409, "unavailable"));
        assert!(answer.1["message"].as_str().expect("a message").contains("public-url"), "{}", answer.1);
    }
    // With a public URL, its host counts, by whatever name a request comes.
    let public = Running::start_with(|config| config.public_url = "https://play.example.org:8443".parse().ok()).await;
    let challenge = challenge(&public.browser(), "/api/account/sign-in/passkey").await;
    assert_eq!((&challenge["rp_id"], &challenge["allow"]), (&json!("play.example.org"), &json!([])));
    assert_eq!(origin(&server), authenticator(&server).origin);
}
