//! Mail, through a mail server of Debian's: who gets it, what it says, how often, and when not.

mod mailbox;
mod recovery;
mod refusals;

use crate::fixture::{Browser, Running};
use mailbox::{Mail, MailBox};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use trilynx_protocol::PersonId;
use trilynx_server::Config;
use trilynx_server::mail::MailSettings;
use trilynx_server::store::{DIGEST_EVERY_MS, DueMail, MailKind};

/// As `config` writes it.
fn settings(mails: &MailBox) -> Option<MailSettings> {
    let server = format!("smtp://127.0.0.1:{}", mails.port()).parse().expect("a server");
    let from = "Trilynx <games@play.example.org>".parse().expect("a sender");
    MailSettings::new(Some(server), Some(from), Some(&"https://play.example.org".parse().expect("a URL"))).expect("sound settings")
}

fn with_mail(mails: &MailBox) -> impl FnOnce(&mut Config) {
    let settings = settings(mails);
    move |config| {
        config.limits = None;
        config.mail = settings;
    }
}

async fn server(mails: &MailBox) -> Running {
    Running::start_with(with_mail(mails)).await
}

async fn set(who: &Browser, address: &str, language: &str) -> StatusCode {
    who.post("/api/account/mail", json!({ "address": address, "language": language, "password": "correct horse" })).await.0
}

async fn state(who: &Browser) -> Value {
    who.get("/api/account/mail").await.1
}

async fn person(server: &Running, name: &str) -> PersonId {
    server.service.store.person_by_name(name).await.expect("an answer").expect("an account").0.id
}

/// The code in the link of a mail.
fn code(mail: &Mail) -> String {
    let link = mail.link("/mail/");
    link.rsplit_once(['#', '.']).expect("a code").1.to_owned()
}

/// An account with a confirmed address. The mails until then are forgotten.
async fn confirmed(server: &Running, mails: &MailBox, name: &str, address: &str) -> Browser {
    let who = server.browser();
    who.sign_up(name).await;
    confirm(&who, mails, address).await;
    who
}

async fn confirm(who: &Browser, mails: &MailBox, address: &str) {
    assert_eq!(set(who, address, "en").await, StatusCode::NO_CONTENT);
    let code = code(&mails.only(address).await);
    assert_eq!(who.post("/api/account/mail/confirm", json!({ "code": code })).await.0, StatusCode::NO_CONTENT);
    mails.clear();
}

async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let looking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), looking).await.unwrap_or_else(|_| panic!("{what}"));
}

/// The mails that wait, also those that are not due for long.
async fn queued(server: &Running) -> Vec<DueMail> {
    server.service.store.due_mails(u64::MAX >> 11, 100).await.expect("an answer")
}

/// The digest that waits for its time is due now.
async fn hasten(server: &Running) {
    let waits = queued(server).await;
    let digest = waits.iter().find(|due| due.kind == MailKind::Digest).expect("a digest waits");
    assert!(server.service.store.delay_mail(digest, server.service.now_unix_ms(), digest.tries).await.expect("stored"));
}

async fn ask(who: &Browser, table: &str, command: Value) {
    let body = json!({ "key": command.to_string(), "command": command });
    let (status, answer) = who.post(&format!("/api/tables/{table}/ask"), body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

/// A game without a clock in which somebody has made the first move.
async fn game(first: &Browser, second: &Browser) -> String {
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let (status, opened) = first.post("/api/tables", json!({ "options": options, "seats": ["me", "open"] })).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let table = opened["table"].as_str().expect("an id").to_owned();
    ask(second, &table, json!({ "do": "sit" })).await;
    ask(first, &table, json!({ "do": "play", "move": "e5", "number": 0 })).await;
    table
}

#[tokio::test]
async fn an_address_is_confirmed_by_a_link_that_is_sent_there() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let (ada, grace, stranger) = (server.browser(), server.browser(), server.browser());
    let nothing = json!({ "offered": true, "address": null, "confirmed": false, "digest": false });
    assert_eq!(state(&stranger).await, nothing);
    assert_eq!(set(&stranger, "ada@example.org", "de").await, StatusCode::UNAUTHORIZED);
    ada.sign_up("Ada").await;
    grace.sign_up("Grace").await;
    assert_eq!(state(&ada).await, nothing);
    for wrong in ["", "ada", "ada@example", "ada@127.0.0.1", "ada@example.org\r\nBcc: eve@example.org", "ada@example.org, eve@example.org"]
    {
        assert_eq!(set(&ada, wrong, "de").await, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    assert_eq!(set(&ada, "ada@example.org", "xx").await, StatusCode::BAD_REQUEST);
    let body = json!({ "address": "ada@example.org", "language": "de", "password": "wrong horse" });
    assert_eq!(ada.post("/api/account/mail", body).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NOT_FOUND);

    assert_eq!(set(&ada, "Ada@Example.org", "de").await, StatusCode::NO_CONTENT);
    assert_eq!(state(&ada).await, json!({ "offered": true, "address": "Ada@Example.org", "confirmed": false, "digest": false }));
    let mail = mails.only("Ada@Example.org").await;
    assert_eq!(
        (mail.header("From"), mail.header("Auto-Submitted")),
        ("Trilynx <games@play.example.org>".to_owned(), "auto-generated".to_owned())
    );
    assert!(mail.header("Message-ID").ends_with("@play.example.org>") && mail.header("List-Unsubscribe").is_empty(), "{}", mail.raw);
    assert!(mail.text.contains("Ada") && mail.text.contains("play.example.org") && mail.html.contains("lang=\"de\""), "{}", mail.text);
    let link = mail.link("/mail/");
    assert!(link.starts_with("https://play.example.org/mail/confirm#") && mail.html.contains(&link), "{}", mail.html);
    // Until then nothing else is possible, and the code is for nothing else.
    assert_eq!(ada.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NOT_FOUND);
    let recovery = json!({ "name": "Ada", "code": code(&mail), "new": "battery staple" });
    assert_eq!(stranger.post("/api/account/recover", recovery).await.0, StatusCode::UNAUTHORIZED);
    for void in ["", "abcd", "aaaa-bbbb-cccc-dddd"] {
        assert_eq!(stranger.post("/api/account/mail/confirm", json!({ "code": void })).await.0, StatusCode::NOT_FOUND, "{void}");
    }
    // A second link leaves the first one valid.
    assert_eq!(set(&ada, "Ada@Example.org", "en").await, StatusCode::NO_CONTENT);
    let both = mails.wait("Ada@Example.org", 2).await;
    assert_ne!(both[0].header("Message-ID"), both[1].header("Message-ID"));
    assert_eq!(stranger.post("/api/account/mail/confirm", json!({ "code": code(&mail) })).await.0, StatusCode::NO_CONTENT, "not signed in");
    assert_eq!(state(&ada).await["confirmed"], true);
    for mail in &both {
        assert_eq!(ada.post("/api/account/mail/confirm", json!({ "code": code(mail) })).await.0, StatusCode::NOT_FOUND, "once");
    }
    assert_eq!(set(&ada, "Ada@Example.org", "en").await, StatusCode::NO_CONTENT, "nothing to do");
    assert_eq!(state(&grace).await, nothing);
    assert_eq!(ada.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    let (_, export) = ada.get("/api/account/export").await;
    let line = &export["mail"];
    assert_eq!(
        (&line["address"], &line["confirmed"], &line["digest"], &line["language"]),
        (&json!("Ada@Example.org"), &json!(true), &json!(true), &json!("en"))
    );
    assert_eq!(grace.get("/api/account/export").await.1["mail"], Value::Null);
    // A program with a token has no business with it.
    let (_, made) = ada.post("/api/tokens", json!({ "label": "mine", "password": "correct horse" })).await;
    let bearer = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let answer = server.stranger(Method::GET, "/api/account/mail").header("authorization", bearer).send().await.expect("an answer");
    assert_eq!(answer.json::<Value>().await.expect("JSON"), nothing);
    assert_eq!(queued(&server).await, []);
}

#[tokio::test]
async fn another_address_and_none_are_told_to_the_one_from_before() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = confirmed(&server, &mails, "Ada", "ada@example.org").await;
    assert_eq!(ada.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(set(&ada, "lovelace@example.net", "en").await, StatusCode::NO_CONTENT);
    let told = mails.only("ada@example.org").await;
    assert!(told.text.contains("Ada") && !told.text.contains("lovelace"), "{}", told.text);
    assert_eq!(told.text.matches("http").count(), 1, "only to the site: {}", told.text);
    let link = mails.only("lovelace@example.net").await;
    assert_eq!(state(&ada).await, json!({ "offered": true, "address": "lovelace@example.net", "confirmed": false, "digest": false }));
    mails.clear();
    // An address that is not confirmed hears nothing of the account.
    let change = json!({ "password": "correct horse", "new": "battery staple" });
    assert_eq!(ada.post("/api/account/password", change).await.0, StatusCode::OK);
    assert_eq!(queued(&server).await, []);
    assert_eq!(ada.post("/api/account/mail/confirm", json!({ "code": code(&link) })).await.0, StatusCode::NO_CONTENT);
    let change = json!({ "password": "battery staple", "new": "correct horse" });
    assert_eq!(ada.post("/api/account/password", change).await.0, StatusCode::OK);
    let told = mails.only("lovelace@example.net").await;
    assert!(told.header("Subject").contains("password") && told.text.matches("http").count() == 1, "{}", told.text);
    mails.clear();
    let remove = async |password: &str| {
        let request = ada.request(Method::DELETE, "/api/account/mail").json(&json!({ "password": password }));
        request.send().await.expect("an answer").status()
    };
    assert_eq!(remove("wrong horse").await, StatusCode::UNAUTHORIZED);
    assert_eq!(remove("correct horse").await, StatusCode::NO_CONTENT);
    assert_eq!(state(&ada).await["address"], Value::Null);
    mails.only("lovelace@example.net").await;
    assert_eq!(remove("correct horse").await, StatusCode::NO_CONTENT, "there is nothing left to remove");
}

#[tokio::test]
async fn a_digest_has_what_is_unread_once_a_day_and_nothing_that_was_seen() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    // What came up before is in no digest.
    let before = game(&ada, &grace).await;
    assert_eq!(queued(&server).await, [], "digests are off");
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    let after = game(&ada, &grace).await;
    let waits = queued(&server).await;
    let now = server.service.now_unix_ms();
    assert!(waits.len() == 1 && waits[0].due_unix_ms > now + 60_000, "not at once: {waits:?}");
    // Seen by then: nothing is sent.
    let see_all = json!({ "until_unix_ms": u64::MAX >> 11 });
    assert_eq!(grace.post("/api/notifications/seen", see_all.clone()).await.0, StatusCode::NO_CONTENT);
    hasten(&server).await;
    eventually("it is dropped", async || queued(&server).await.is_empty()).await;
    assert!(mails.all().is_empty());

    let [second, third] = [game(&ada, &grace).await, game(&ada, &grace).await];
    assert_eq!(queued(&server).await.len(), 1, "one digest for all of them");
    hasten(&server).await;
    let mail = mails.only("grace@example.org").await;
    eventually("it is done", async || queued(&server).await.is_empty()).await;
    assert!(mail.header("Subject").starts_with('2'), "{}", mail.raw);
    for table in [&second, &third] {
        let link = format!("https://play.example.org/table/{table}");
        assert!(mail.text.contains(&link) && mail.html.contains(&link), "{}", mail.text);
    }
    assert!(
        mail.text.contains("Your turn against Ada (YINSH)") && !mail.text.contains(&before) && !mail.text.contains(&after),
        "{}",
        mail.text
    );
    // What it says is not said again; what comes now waits for tomorrow.
    let fourth = game(&ada, &grace).await;
    let waits = queued(&server).await;
    let now = server.service.now_unix_ms();
    assert!(waits[0].due_unix_ms > now + DIGEST_EVERY_MS / 2 && waits[0].due_unix_ms <= now + DIGEST_EVERY_MS, "{waits:?}");
    mails.clear();
    hasten(&server).await;
    let mail = mails.only("grace@example.org").await;
    assert!(mail.text.contains(&fourth) && !mail.text.contains(&third), "{}", mail.text);
    eventually("it is done", async || queued(&server).await.is_empty()).await;

    // RFC 8058: one request ends it, from a mail program that knows nothing but the header.
    assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let url = mail.header("List-Unsubscribe");
    let path = url.strip_prefix("<https://play.example.org").and_then(|url| url.strip_suffix('>')).expect("a link to the site").to_owned();
    assert!(mail.link("unsubscribe").ends_with(&path), "visible too");
    let page = server.stranger(Method::GET, &path).send().await.expect("an answer");
    assert_eq!(page.status(), StatusCode::OK);
    assert!(page.text().await.expect("a page").contains("<html"));
    assert_eq!(state(&grace).await["digest"], true, "looking changes nothing");
    let post = async |path: &str| {
        let request = server.stranger(Method::POST, path).header("content-type", "application/x-www-form-urlencoded");
        request.body("List-Unsubscribe=One-Click").send().await.expect("an answer").status()
    };
    let other = format!("{}x", &path[..path.len() - 1]);
    for wrong in ["/mail/unsubscribe?token=", "/mail/unsubscribe?token=abc.def", &other] {
        assert_eq!(post(wrong).await, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(post("/mail/unsubscribe").await, StatusCode::BAD_REQUEST);
    game(&ada, &grace).await;
    assert_eq!(queued(&server).await.len(), 1);
    assert_eq!(post(&path).await, StatusCode::NO_CONTENT);
    assert_eq!(state(&grace).await, json!({ "offered": true, "address": "grace@example.org", "confirmed": true, "digest": false }));
    assert_eq!(queued(&server).await, []);
    assert_eq!(post(&path).await, StatusCode::NO_CONTENT, "once more does no harm");
    mails.clear();
    game(&ada, &grace).await;
    assert_eq!(queued(&server).await, []);
}

#[tokio::test]
async fn nobody_gets_a_digest_at_night_or_of_what_they_do_not_want() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    // It is night, all day but for the minute before now.
    let now = server.service.now_unix_ms();
    let minute = now / 60_000 % (24 * 60);
    let quiet = json!({ "from_minute": minute, "until_minute": (minute + 24 * 60 - 1) % (24 * 60), "offsets": [{ "from_unix_ms": 0, "minutes": 0 }] });
    let choose = async |off: Value, quiet: Value| grace.post("/api/notifications/choice", json!({ "off": off, "quiet": quiet })).await.0;
    assert_eq!(choose(json!([]), quiet).await, StatusCode::NO_CONTENT);
    let table = game(&ada, &grace).await;
    hasten(&server).await;
    eventually("it waits for the morning", async || queued(&server).await[0].due_unix_ms > now + 4 * 3_600_000).await;
    assert!(mails.all().is_empty());
    assert_eq!(choose(json!(["your_turn"]), Value::Null).await, StatusCode::NO_CONTENT);
    hasten(&server).await;
    eventually("it is dropped", async || queued(&server).await.is_empty()).await;
    game(&ada, &grace).await;
    assert_eq!(queued(&server).await, [], "what is switched off begins no digest");
    ask(&ada, &table, json!({ "do": "resign" })).await;
    hasten(&server).await;
    let mail = mails.only("grace@example.org").await;
    assert!(mail.text.contains(&format!("/replay/{table}")) && !mail.text.contains("/table/"), "{}", mail.text);
}

#[tokio::test]
async fn a_mail_server_that_is_down_loses_nothing_and_gets_nothing_twice() {
    let mut mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    mails.down();
    let failed = || {
        let numbers = trilynx_server::metrics::render_counted();
        let lines = numbers.lines().filter(|line| line.starts_with("trilynx_mails_total") && line.contains("unreachable"));
        lines.filter_map(|line| line.rsplit_once(' ')?.1.parse::<u64>().ok()).sum::<u64>()
    };
    let before = failed();
    assert_eq!(set(&ada, "ada@example.org", "en").await, StatusCode::NO_CONTENT);
    let table = game(&ada, &grace).await;
    hasten(&server).await;
    eventually("it was tried", async || failed() > before).await;
    // Meanwhile everything else goes on, also without this server: what waits is stored.
    ask(&grace, &table, json!({ "do": "play", "move": "e6", "number": 1 })).await;
    ask(&ada, &table, json!({ "do": "play", "move": "e7", "number": 2 })).await;
    let waiting = queued(&server).await.len();
    assert_eq!(waiting, 2);
    let folder: TempDir = server.stop().await;
    let server = Running::start_in(folder, with_mail(&mails)).await;
    assert_eq!(queued(&server).await.len(), waiting);
    mails.up().await;
    let digest = mails.only("grace@example.org").await;
    assert!(digest.text.contains(&table), "{}", digest.text);
    let link = mails.only("ada@example.org").await;
    assert_eq!(ada.at(&server).post("/api/account/mail/confirm", json!({ "code": code(&link) })).await.0, StatusCode::NO_CONTENT);
    eventually("all are sent", async || queued(&server).await.is_empty()).await;
    assert_eq!(mails.all().len(), 2);
}

#[tokio::test]
async fn several_servers_send_a_mail_once() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let to = trilynx_server::store::MailRow {
        address: "ada@example.org".to_owned(),
        folded: "ada@example.org".to_owned(),
        language: "en".to_owned(),
        confirmed: false,
        digest: false,
        digested_unix_ms: 0,
        made_unix_ms: 1,
    };
    // Far ahead, so that the server itself leaves it alone.
    let id = person(&server, "ada").await;
    let store = &server.service.store;
    let late = server.service.now_unix_ms() + 3_600_000;
    store.queue_mail(id, MailKind::Password, &to, late).await.expect("stored");
    store.queue_mail(id, MailKind::Password, &to, late).await.expect("stored");
    let waits = queued(&server).await;
    assert_eq!(waits.len(), 1);
    let claims = futures_util::future::join_all((0..8).map(|n| store.delay_mail(&waits[0], late + 1000 + n, 0))).await;
    assert_eq!(claims.into_iter().filter(|claim| *claim.as_ref().expect("an answer")).count(), 1);
    // Who was late does not remove what another has claimed.
    store.mail_done(&waits[0]).await.expect("stored");
    assert_eq!(queued(&server).await.len(), 1);
}
