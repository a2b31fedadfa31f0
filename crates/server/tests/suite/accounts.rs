//! Who somebody is, as a browser and a program see it.

use crate::fixture::{Browser, KeptLog, Running, credentials, read};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use trilynx_server::accounts::tokens::{self, MOST_TOKENS, Secret};
use trilynx_server::accounts::{Caller, Proof, sessions};

fn set_cookie(response: &reqwest::Response) -> Option<String> {
    Some(response.headers().get(header::SET_COOKIE)?.to_str().expect("visible ASCII").to_owned())
}

#[tokio::test]
async fn a_guest_is_known_from_the_first_cookie_on() {
    let server = Running::start().await;
    let browser = server.browser();
    assert_eq!(browser.me().await, Value::Null);
    let response = browser.request(Method::POST, "/api/guest").send().await.expect("an answer");
    let cookie = set_cookie(&response).expect("a cookie");
    let (_, me) = read(response).await;
    assert_eq!(me["person"]["guest"], true);
    let name = me["person"]["name"].as_str().expect("a name");
    assert_eq!(name.split(' ').count(), 3, "{name}");
    assert_eq!(browser.me().await, me["person"]);

    let (secret, attributes) = cookie.strip_prefix("trilynx=").and_then(|rest| rest.split_once("; ")).expect("name, value, attributes");
    let mut attributes: Vec<&str> = attributes.split("; ").collect();
    attributes.sort_unstable();
    assert_eq!(attributes, ["HttpOnly", "Max-Age=7776000", "Path=/", "SameSite=Lax"]);

    // Asking again changes nothing, and another browser is somebody else.
    let again = browser.request(Method::POST, "/api/guest").send().await.expect("an answer");
    assert_eq!(set_cookie(&again), None);
    assert_eq!(read(again).await.1, me);
    let (_, other) = server.browser().post("/api/guest", Value::Null).await;
    assert_ne!(other["person"]["id"], me["person"]["id"]);

    // The store holds the hash of the secret, and the secret nowhere.
    let raw = hex::decode(secret).expect("hexadecimal digits");
    assert_eq!(raw.len(), 32);
    let folder = server.stop().await;
    let stored: Vec<u8> = std::fs::read(folder.path().join("games.db")).expect("the store's file");
    let holds = |what: &[u8]| stored.windows(what.len()).any(|window| window == what);
    assert!(holds(&Sha256::digest(&raw)));
    assert!(!holds(&raw) && !holds(secret.as_bytes()));
}

#[tokio::test]
async fn over_tls_the_cookie_is_bound_to_host_and_tls() {
    let server = Running::start_with(|config| config.public_url = Some("https://play.example.org".parse().expect("a URL"))).await;
    let guest = |origin: &str| server.stranger(Method::POST, "/api/guest").header("origin", origin.to_owned()).send();
    let response = guest("https://play.example.org").await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::STRICT_TRANSPORT_SECURITY], "max-age=15552000");
    let cookie = set_cookie(&response).expect("a cookie");
    let (pair, attributes) = cookie.split_once("; ").expect("attributes");
    assert!(pair.starts_with("__Host-trilynx="), "{pair}");
    let mut attributes: Vec<&str> = attributes.split("; ").collect();
    attributes.sort_unstable();
    assert_eq!(attributes, ["HttpOnly", "Max-Age=7776000", "Path=/", "SameSite=Lax", "Secure"]);

    let me = |cookie: String| server.stranger(Method::GET, "/api/me").header("cookie", cookie).send();
    let (_, known) = read(me(pair.to_owned()).await.expect("an answer")).await;
    assert_eq!(known["person"]["guest"], true);
    // The same secret under the other name is not ours: anyone who could set it had no TLS.
    let (_, unknown) = read(me(pair.replace("__Host-", "")).await.expect("an answer")).await;
    assert_eq!(unknown["person"], Value::Null);
    assert_eq!(guest("http://play.example.org").await.expect("an answer").status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_guest_becomes_the_owner_of_an_account() {
    let server = Running::start().await;
    let browser = server.browser();
    let response = browser.request(Method::POST, "/api/guest").send().await.expect("an answer");
    let old_cookie = set_cookie(&response).expect("a cookie").split(';').next().expect("a pair").to_owned();
    let (_, guest) = read(response).await;

    let account = browser.sign_up("Ada_L").await;
    assert_eq!(account["id"], guest["person"]["id"]);
    assert_eq!((&account["name"], &account["guest"]), (&json!("Ada_L"), &json!(false)));
    assert_eq!(browser.me().await, account);
    // The secret a guest had does not open the account.
    let (_, me) = read(server.stranger(Method::GET, "/api/me").header("cookie", old_cookie).send().await.expect("an answer")).await;
    assert_eq!(me["person"], Value::Null);

    let (status, error) = browser.post("/api/account", credentials("another")).await;
    assert_eq!((status, error["code"].as_str()), (StatusCode::FORBIDDEN, Some("forbidden")), "one account is enough");

    let (status, me) = browser.post("/api/account/sign-out", Value::Null).await;
    assert_eq!((status, &me["person"]), (StatusCode::OK, &Value::Null));
    assert_eq!(browser.me().await, Value::Null);
    // The name may be written in any case, and - is as good as _.
    let (status, me) = browser.sign_in("ADA-l").await;
    assert_eq!((status, &me["person"]), (StatusCode::OK, &account));
    assert_eq!(browser.me().await, account);
}

#[tokio::test]
async fn names_and_passwords_that_cannot_be_had() {
    let server = Running::start().await;
    server.browser().sign_up("Ada").await;
    let check = async |name: &str, password: &str, status: StatusCode, code: &str, what: &str| {
        let answer = server.browser().post("/api/account", json!({ "name": name, "password": password })).await;
        assert_eq!((answer.0, &answer.1["code"], &answer.1["what"]), (status, &json!(code), &json!(what)), "{name} {password}");
    };
    check("aDA", "correct horse", StatusCode::CONFLICT, "taken", "name").await;
    check("a da", "correct horse", StatusCode::BAD_REQUEST, "unfit", "name").await;
    check("level5", "correct horse", StatusCode::BAD_REQUEST, "unfit", "name").await;
    check("Admin1", "correct horse", StatusCode::BAD_REQUEST, "unfit", "name").await;
    server.browser().sign_up("Bill").await;
    check("BiII", "correct horse", StatusCode::CONFLICT, "taken", "name").await;
    for password in ["password", "Passw0rd!", "87654321", "aaaaaaaa", "redliub-eht-bob"] {
        check("Bob-the-Builder", password, StatusCode::BAD_REQUEST, "unfit", "password").await;
    }
    check("Bob", "horse", StatusCode::BAD_REQUEST, "unfit", "password").await;
    check("Bob", &"x".repeat(129), StatusCode::BAD_REQUEST, "unfit", "password").await;
    check("Bob-the-Builder", "bob-the-builder", StatusCode::BAD_REQUEST, "unfit", "password").await;
    server.browser().sign_up("Bob").await;
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_are_answered_alike() {
    let server = Running::start().await;
    server.browser().sign_up("Ada").await;
    let wrong = async |name: &str, password: &str| {
        let body = json!({ "name": name, "password": password });
        server.browser().post("/api/account/sign-in", body).await
    };
    let expected = (StatusCode::UNAUTHORIZED, json!({ "code": "wrong_password" }));
    assert_eq!(wrong("Ada", "correct mouse").await, expected);
    assert_eq!(wrong("Eve", "correct mouse").await, expected);
    assert_eq!(wrong("", "").await, expected);
    assert_eq!(wrong("Ada", &"x".repeat(1000)).await, expected);
    assert_eq!(server.browser().sign_in("Ada").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_guest_chooses_a_name() {
    let server = Running::start().await;
    let (ada, guest) = (server.browser(), server.browser());
    ada.sign_up("Ada").await;
    let rename = async |browser: &Browser, name: &str| browser.post("/api/guest/rename", json!({ "name": name })).await;
    // Nobody yet: a guest with this name.
    let (status, me) = rename(&guest, " Zoë ").await;
    assert_eq!((status, &me["person"]["name"], &me["person"]["guest"]), (StatusCode::OK, &json!("Zoë"), &json!(true)), "{me}");
    let id = me["person"]["id"].clone();
    let (status, me) = rename(&guest, "Jean-Luc").await;
    assert_eq!((status, &me["person"]["id"]), (StatusCode::OK, &id));
    assert_eq!(guest.me().await["name"], "Jean-Luc");
    // Not somebody's, nothing that looks like it, nothing that is not for people.
    for taken in ["ada", "ADA"] {
        assert_eq!(rename(&guest, taken).await, (StatusCode::CONFLICT, json!({ "code": "taken", "what": "name" })));
    }
    for unfit in ["", "x", "admin", "level5", "\u{202e}adA", "Ада"] {
        let (status, error) = rename(&guest, unfit).await;
        assert_eq!((status, &error["code"], &error["what"]), (StatusCode::BAD_REQUEST, &json!("unfit"), &json!("name")), "{unfit:?}");
    }
    assert_eq!(guest.me().await["name"], "Jean-Luc");
    // Two guests may be called the same; an account has another way to a name.
    assert_eq!(rename(&server.browser(), "Jean-Luc").await.0, StatusCode::OK);
    assert_eq!(rename(&ada, "Eve").await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.me().await["name"], "Ada");
}

#[tokio::test]
async fn another_name_and_another_password() {
    let server = Running::start().await;
    let (here, there) = (server.browser(), server.browser());
    let ada = here.sign_up("Ada").await;
    server.browser().sign_up("Bob").await;
    there.sign_in("Ada").await;
    let program = make_token(&here).await;

    let (status, error) = here.post("/api/account/rename", json!({ "name": "BOB" })).await;
    assert_eq!((status, error), (StatusCode::CONFLICT, json!({ "code": "taken", "what": "name" })));
    let (status, error) = here.post("/api/account/rename", json!({ "name": "B0b" })).await;
    assert_eq!((status, error), (StatusCode::CONFLICT, json!({ "code": "taken", "what": "name" })), "it looks like Bob");
    let (status, me) = here.post("/api/account/rename", json!({ "name": "ADA" })).await;
    assert_eq!((status, &me["person"]["name"], &me["person"]["id"]), (StatusCode::OK, &json!("ADA"), &ada["id"]));

    let change = json!({ "password": "correct mouse", "new": "battery staple" });
    let (status, error) = here.post("/api/account/password", change).await;
    assert_eq!((status, error), (StatusCode::UNAUTHORIZED, json!({ "code": "wrong_password" })));
    assert_eq!(there.me().await["name"], "ADA");
    let change = json!({ "password": "correct horse", "new": "battery staple" });
    assert_eq!(here.post("/api/account/password", change).await.0, StatusCode::OK);
    // This browser goes on, the other has to sign in, with the new password; tokens that the old one was good for are revoked.
    assert_eq!(here.me().await["name"], "ADA");
    assert_eq!(there.me().await, Value::Null);
    assert_eq!(there.sign_in("Ada").await.0, StatusCode::UNAUTHORIZED);
    let (status, _) = there.post("/api/account/sign-in", json!({ "name": "Ada", "password": "battery staple" })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(with_token(&server, Method::GET, "/api/me", &program).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(there.get("/api/tokens").await.1, json!([]));

    assert_eq!(there.post("/api/account/sign-out-everywhere", Value::Null).await.0, StatusCode::OK);
    assert_eq!((here.me().await, there.me().await), (Value::Null, Value::Null));
}

#[tokio::test]
async fn deleting_an_account_leaves_nothing_to_sign_in_to() {
    let server = Running::start().await;
    let (here, there) = (server.browser(), server.browser());
    let ada = here.sign_up("Ada").await;
    there.sign_in("Ada").await;
    let program = make_token(&here).await;

    let (status, export) = here.get("/api/account/export").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(export["person"], ada);
    assert_eq!((&export["games"], &export["ratings"]), (&json!([]), &json!([])));
    assert_eq!(export["tokens"][0]["label"], "a program");
    assert!(!export.to_string().contains("argon2") && !export.to_string().contains(&program));

    let (status, error) = here.post("/api/account/delete", json!({ "password": "wrong horse" })).await;
    assert_eq!((status, error), (StatusCode::UNAUTHORIZED, json!({ "code": "wrong_password" })));
    assert_eq!(here.post("/api/account/delete", json!({ "password": "correct horse" })).await.0, StatusCode::OK);
    assert_eq!((here.me().await, there.me().await), (Value::Null, Value::Null));
    assert_eq!(here.sign_in("Ada").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(with_token(&server, Method::GET, "/api/me", &program).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(here.get("/api/people/Ada").await, (StatusCode::NOT_FOUND, json!({ "code": "not_found" })));
    // The name is free again, for somebody else.
    assert_ne!(server.browser().sign_up("Ada").await["id"], ada["id"]);
}

async fn make_token(browser: &crate::fixture::Browser) -> String {
    make_token_with(browser, "correct horse").await
}

async fn make_token_with(browser: &crate::fixture::Browser, password: &str) -> String {
    let (status, made) = browser.post("/api/tokens", json!({ "label": "a program", "password": password })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    made["token"].as_str().expect("a token").to_owned()
}

async fn with_token(server: &Running, method: Method, path: &str, token: &str) -> (StatusCode, Value) {
    read(server.stranger(method, path).bearer_auth(token).send().await.expect("an answer")).await
}

#[tokio::test]
async fn a_token_speaks_for_its_person_but_not_about_the_account() {
    let server = Running::start().await;
    let browser = server.browser();
    assert_eq!(browser.get("/api/tokens").await.1, json!({ "code": "sign_in" }));
    browser.post("/api/guest", Value::Null).await;
    assert_eq!(browser.get("/api/tokens").await.1, json!({ "code": "sign_in" }), "a guest has no tokens");
    let ada = browser.sign_up("Ada").await;
    for label in ["", " ", "two\nlines", &"x".repeat(61), "gnp\u{202E}exe", "a\u{200B}b"] {
        let (status, error) = browser.post("/api/tokens", json!({ "label": label, "password": "correct horse" })).await;
        assert_eq!((status, &error["what"]), (StatusCode::BAD_REQUEST, &json!("label")), "{label:?}");
    }
    let (status, error) = browser.post("/api/tokens", json!({ "label": "stolen session", "password": "wrong horse" })).await;
    assert_eq!((status, error), (StatusCode::UNAUTHORIZED, json!({ "code": "wrong_password" })));
    assert_eq!(browser.get("/api/tokens").await.1, json!([]));
    let token = make_token(&browser).await;
    assert!(token.starts_with("trilynx_") && token.len() == 8 + 64, "{token}");
    let (_, listed) = browser.get("/api/tokens").await;
    assert_eq!((&listed[0]["label"], &listed[0]["used_unix_ms"]), (&json!("a program"), &Value::Null));
    assert!(!listed.to_string().contains(&token));

    assert_eq!(with_token(&server, Method::GET, "/api/me", &token).await.1["person"], ada);
    assert!(browser.get("/api/tokens").await.1[0]["used_unix_ms"].is_u64());
    assert_eq!(with_token(&server, Method::POST, "/api/guest", &token).await.1["person"], ada, "no Origin is needed");
    for path in ["/api/tokens", "/api/account/delete", "/api/account/password", "/api/account/sign-out-everywhere"] {
        let answer = server.stranger(Method::POST, path).bearer_auth(&token).json(&json!({})).send().await.expect("an answer");
        assert_eq!(read(answer).await, (StatusCode::FORBIDDEN, json!({ "code": "forbidden" })), "{path}");
    }

    let forbidden = (StatusCode::FORBIDDEN, json!({ "code": "forbidden" }));
    assert_eq!(with_token(&server, Method::GET, "/api/account/export", &token).await, forbidden, "nor is all that is stored for programs");

    let (status, me) = browser.post("/api/account/bot", json!({ "bot": true })).await;
    assert_eq!((status, &me["person"]["bot"]), (StatusCode::OK, &json!(true)));
    assert_eq!(with_token(&server, Method::GET, "/api/people/ada", &token).await.1["bot"], true);

    let id = listed[0]["id"].as_u64().expect("a number");
    let other = server.browser();
    other.sign_up("Eve").await;
    assert_eq!(other.delete(&format!("/api/tokens/{id}")).await.0, StatusCode::NOT_FOUND, "somebody else's");
    assert_eq!(browser.delete(&format!("/api/tokens/{id}")).await.0, StatusCode::NO_CONTENT);
    let refused = (StatusCode::UNAUTHORIZED, json!({ "code": "sign_in" }));
    assert_eq!(with_token(&server, Method::GET, "/api/me", &token).await, refused);
    assert_eq!(with_token(&server, Method::GET, "/api/me", "trilynx_nonsense").await, refused);
}

#[tokio::test]
async fn whoever_was_known_is_known_as_long_as_the_proof_holds() {
    let server = Running::start().await;
    let service = &server.service;
    let browser = server.browser();
    let answer = browser.request(Method::POST, "/api/account").json(&credentials("Ada")).send().await.expect("an answer");
    let cookie = set_cookie(&answer).expect("a cookie");
    let session = Secret::read(cookie.split(['=', ';']).nth(1).expect("a value")).expect("a secret");
    let (by_cookie, _) = sessions::find(service, &session).await.expect("an answer").expect("a session");
    let token = make_token(&browser).await;
    let secret = tokens::from_header(&format!("Bearer {token}")).expect("a secret");
    let (person, id) = tokens::person(service, &secret).await.expect("an answer").expect("a token");
    let by_token = Caller { person, by: Proof::Token(id) };
    let known = async || {
        let known = (by_cookie.is_still_known(service).await, by_token.is_still_known(service).await);
        (known.0.expect("an answer"), known.1.expect("an answer"))
    };
    assert_eq!(known().await, (true, true));
    assert_eq!(browser.delete(&format!("/api/tokens/{id}")).await.0, StatusCode::NO_CONTENT);
    assert_eq!(known().await, (true, false));
    make_token(&browser).await;
    assert_eq!(known().await, (true, false), "another token proves nothing for this one");
    assert_eq!(browser.post("/api/account/sign-out", Value::Null).await.0, StatusCode::OK);
    assert_eq!(known().await, (false, false));
}

#[tokio::test]
async fn a_person_has_so_many_tokens_and_no_more() {
    // The password is asked for each time, which is counted otherwise.
    let server = Running::start_with(|config| config.limits = None).await;
    let browser = server.browser();
    browser.sign_up("Ada").await;
    for _ in 0..MOST_TOKENS {
        make_token(&browser).await;
    }
    let (status, error) = browser.post("/api/tokens", json!({ "label": "one more", "password": "correct horse" })).await;
    assert_eq!((status, error), (StatusCode::PAYLOAD_TOO_LARGE, json!({ "code": "too_large", "what": "tokens", "limit": MOST_TOKENS })));
    let (_, listed) = browser.get("/api/tokens").await;
    assert_eq!(browser.delete(&format!("/api/tokens/{}", listed[0]["id"])).await.0, StatusCode::NO_CONTENT);
    make_token(&browser).await;
}

// On one thread, so that the log of this server alone can be kept.
#[tokio::test]
async fn nothing_that_opens_an_account_gets_into_the_log() {
    let kept = KeptLog::start();
    let server = Running::start_with(|config| config.metrics_token = Some("canary-of-metrics".parse().expect("a token"))).await;
    let browser = server.browser();
    let answer = browser.request(Method::POST, "/api/guest").send().await.expect("an answer");
    let mut secrets: Vec<String> = set_cookie(&answer).into_iter().collect();
    for (path, body) in [
        ("/api/account", json!({ "name": "Ada", "password": "canary of sign-up" })),
        ("/api/account", json!({ "name": "Bob", "password": ["canary in a list"] })),
        ("/api/account", json!("canary instead of an object")),
        ("/api/account/sign-in", json!({ "name": "Ada", "password": "canary that is wrong" })),
        ("/api/account/sign-in", json!({ "name": "Ada", "password": "canary of sign-up" })),
        ("/api/account/password", json!({ "password": "canary of sign-up", "new": "canary of another" })),
    ] {
        let answer = browser.request(Method::POST, path).json(&body).send().await.expect("an answer");
        secrets.extend(set_cookie(&answer));
    }
    let token = make_token_with(&browser, "canary of another").await;
    assert_eq!(with_token(&server, Method::GET, "/api/me", &token).await.0, StatusCode::OK);
    assert_eq!(with_token(&server, Method::GET, "/metrics", "canary-of-metrics").await.0, StatusCode::OK);
    assert_eq!(with_token(&server, Method::GET, "/api/me", "trilynx_canary").await.0, StatusCode::UNAUTHORIZED);
    // Where something goes wrong, more is said.
    server.service.store.close().await;
    let (status, _) = browser.post("/api/account/sign-in", json!({ "name": "Ada", "password": "canary of another" })).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(with_token(&server, Method::GET, "/api/me", &token).await.0, StatusCode::SERVICE_UNAVAILABLE);

    let log = kept.text();
    assert!(log.contains("/api/account/sign-in") && log.contains("the store does not answer"), "{log}");
    assert!(!log.contains("canary") && !log.contains("argon2") && !log.contains(&token["trilynx_".len()..]), "{log}");
    assert!(secrets.len() >= 4, "a guest, an account, a sign-in and a password");
    for cookie in secrets {
        let secret = cookie.split(['=', ';']).nth(1).expect("a value");
        assert!(secret.is_empty() || !log.contains(secret), "{log}");
        let hash = hex::decode(secret).map(|secret| hex::encode(Sha256::digest(secret)));
        assert!(hash.is_ok_and(|hash| !log.contains(&hash)), "not even what is stored of it: {log}");
    }
}

#[tokio::test]
async fn a_session_lasts_while_it_is_used() {
    const DAY_MS: u64 = 86_400_000;
    let server = Running::start().await;
    let (_, guest) = server.browser().post("/api/guest", Value::Null).await;
    let person = guest["person"]["id"].as_str().expect("an id").parse().expect("an id");
    let now = server.service.now_unix_ms();
    let store = &server.service.store;
    let me = async |secret: &Secret| {
        let request = server.stranger(Method::GET, "/api/me").header("cookie", format!("trilynx={}", secret.text()));
        let response = request.send().await.expect("an answer");
        (set_cookie(&response), read(response).await.1["person"]["id"].clone())
    };

    let today = Secret::new();
    store.create_session(&today.hash(), person, now, now + DAY_MS).await.expect("stored");
    assert_eq!(me(&today).await, (None, guest["person"]["id"].clone()));

    let last_week = Secret::new();
    store.create_session(&last_week.hash(), person, now - 7 * DAY_MS, now + DAY_MS).await.expect("stored");
    let (cookie, id) = me(&last_week).await;
    assert_eq!(id, guest["person"]["id"]);
    assert!(cookie.expect("a cookie").starts_with(&format!("trilynx={};", last_week.text())));
    let session = store.session(&last_week.hash(), now).await.expect("an answer").expect("a session");
    assert!(session.expires_unix_ms >= now + 90 * DAY_MS);
    assert_eq!(me(&last_week).await.0, None, "once a day is enough");

    let long_ago = Secret::new();
    store.create_session(&long_ago.hash(), person, now - 100 * DAY_MS, now - 10 * DAY_MS).await.expect("stored");
    assert_eq!(me(&long_ago).await, (None, Value::Null));
}

#[tokio::test]
async fn people_are_still_known_after_a_restart() {
    let server = Running::start().await;
    let response = server.browser().request(Method::POST, "/api/guest").send().await.expect("an answer");
    let cookie = set_cookie(&response).expect("a cookie").split(';').next().expect("a pair").to_owned();
    let (_, before) = read(response).await;
    let folder = server.stop().await;
    let server = Running::start_in(folder, |_| {}).await;
    let (_, after) = read(server.stranger(Method::GET, "/api/me").header("cookie", cookie).send().await.expect("an answer")).await;
    assert_eq!(after, before);
}

#[tokio::test]
async fn browsers_are_listed_and_signed_out_one_by_one() {
    let server = Running::start().await;
    let (home, phone, other) = (server.browser(), server.browser(), server.browser());
    home.sign_up("Ann-A").await;
    assert_eq!(phone.sign_in("Ann-A").await.0, StatusCode::OK);
    other.sign_up("Bob-B").await;
    assert_eq!(server.browser().get("/api/account/sessions").await.0, StatusCode::UNAUTHORIZED);
    let (status, listed) = home.get("/api/account/sessions").await;
    let lines = listed.as_array().expect("a list");
    assert_eq!((status, lines.len()), (StatusCode::OK, 2));
    assert_eq!(home.get("/api/account/export").await.1["sessions"], listed);
    let there = lines.iter().find(|line| line["current"] == false).expect("the phone")["id"].as_str().expect("an id");
    let path = format!("/api/account/sessions/{there}");
    assert_eq!(other.delete(&path).await.0, StatusCode::NOT_FOUND, "only one's own");
    assert_eq!(home.delete(&path).await.0, StatusCode::NO_CONTENT);
    assert_eq!(home.delete(&path).await.0, StatusCode::NOT_FOUND);
    assert!(phone.me().await.is_null(), "signed out");
    assert_eq!(home.me().await["name"], "Ann-A");
    assert_eq!(home.get("/api/account/sessions").await.1.as_array().map(Vec::len), Some(1));
}
