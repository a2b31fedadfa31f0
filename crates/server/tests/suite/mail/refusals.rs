//! Floods, addresses that are none, names that try to be headers, and what is left after an account is deleted.

use super::{MailBox, ask, code, confirm, confirmed, eventually, game, hasten, person, queued, server, set, settings, state};
use crate::fixture::Running;
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_server::store::{MOST_ACCOUNTS_OF_ADDRESS, MailKind};

#[tokio::test]
async fn a_stranger_s_address_gets_two_links_a_day_whoever_gives_it() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let mut answers = Vec::new();
    for name in ["Ann-A", "Bob-B", "Cid-C"] {
        let who = server.browser();
        who.sign_up(name).await;
        answers.push(set(&who, "victim@example.org", "en").await.as_u16());
    }
    assert_eq!(answers, [204, 204, 429]);
    let who = server.browser();
    who.sign_up("Dan-D").await;
    let (status, answer) =
        who.post("/api/account/mail", json!({ "address": "VICTIM@example.org", "language": "en", "password": "correct horse" })).await;
    assert_eq!(
        (status, &answer["code"], &answer["what"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("limited"), &json!("mails")),
        "in any case"
    );
    assert!(answer["wait_ms"].as_u64().is_some_and(|wait| wait <= 86_400_000));
    assert_eq!(state(&who).await["address"], Value::Null, "nothing has changed");
    mails.wait("victim@example.org", 2).await;
    eventually("all are sent", async || queued(&server).await.is_empty()).await;
    // One account tries address after address.
    let mut answers = Vec::new();
    for n in 0..8 {
        answers.push(set(&who, &format!("other{n}@example.org"), "en").await.as_u16());
    }
    // One of today's was used up above.
    assert_eq!(answers, [204, 204, 204, 204, 204, 429, 429, 429]);
}

#[tokio::test]
async fn a_network_gives_no_more_addresses_than_is_allowed() {
    let mails = MailBox::start().await;
    let slow = Rates { address: Rate::new(3, 3_600_000), person: Rate::new(2, 3_600_000) };
    let mail = settings(&mails);
    let server = Running::start_with(|config| {
        config.limits = Some(Allowances { mails: slow, ..Allowances::default() });
        config.mail = mail;
    })
    .await;
    let (ann, bob) = (server.browser(), server.browser());
    ann.sign_up("Ann-A").await;
    bob.sign_up("Bob-B").await;
    let mut answers = Vec::new();
    for (who, n) in [(&ann, 0), (&ann, 1), (&ann, 2), (&bob, 3), (&bob, 4)] {
        answers.push(set(who, &format!("other{n}@example.org"), "en").await.as_u16());
    }
    assert_eq!(answers, [204, 204, 429, 204, 429]);
}

#[tokio::test]
async fn a_family_shares_an_address_and_a_crowd_does_not() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    for n in 0..MOST_ACCOUNTS_OF_ADDRESS {
        confirmed(&server, &mails, &format!("Child-{n}"), "family@example.org").await;
    }
    let last = server.browser();
    last.sign_up("Child-x").await;
    assert_eq!(set(&last, "family@example.org", "en").await, StatusCode::NO_CONTENT);
    let link = code(&mails.only("family@example.org").await);
    let (status, answer) = last.post("/api/account/mail/confirm", json!({ "code": link })).await;
    assert_eq!((status, &answer["limit"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!(MOST_ACCOUNTS_OF_ADDRESS)));
    assert_eq!(state(&last).await["confirmed"], false);
}

#[tokio::test]
async fn an_address_that_is_refused_for_good_is_confirmed_no_more() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    assert_eq!(set(&ada, "nobody@example.org", "en").await, StatusCode::NO_CONTENT);
    eventually("it is given up", async || queued(&server).await.is_empty()).await;
    // It was there once, and is not any more.
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    let id = person(&server, "grace").await;
    let store = &server.service.store;
    let mut row = store.mail_address(id).await.expect("an answer").expect("an address");
    row.address = "nobody2@example.org".to_owned();
    row.folded = row.address.clone();
    store.set_mail_address(id, &row).await.expect("stored");
    eventually("it is given up", async || queued(&server).await.is_empty()).await;
    assert!(mails.to("nobody2@example.org").is_empty());
    // What is refused for now, or for what we are, is tried again later.
    for (n, address) in ["busy@example.org", "policy@example.org"].into_iter().enumerate() {
        assert_eq!(set(&grace, address, "en").await, StatusCode::NO_CONTENT, "{n}");
        eventually("it waits", async || {
            queued(&server).await.iter().any(|due| due.kind == MailKind::Confirm && due.address == address && due.tries == 1)
        })
        .await;
        let waits = queued(&server).await;
        let due = waits.iter().find(|due| due.address == address).expect("it waits");
        assert!(due.due_unix_ms > server.service.now_unix_ms() + 10_000, "not at once");
        // The second pause is longer.
        assert!(store.delay_mail(due, server.service.now_unix_ms(), due.tries).await.expect("stored"));
        eventually("it waits again", async || queued(&server).await.iter().any(|due| due.address == address && due.tries == 2)).await;
    }
}

#[tokio::test]
async fn a_confirmed_address_that_is_gone_gets_nothing_more() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let grace = server.browser();
    grace.sign_up("Grace").await;
    let id = person(&server, "grace").await;
    let store = &server.service.store;
    assert_eq!(set(&grace, "nobody@example.org", "en").await, StatusCode::NO_CONTENT);
    eventually("it is given up", async || queued(&server).await.is_empty()).await;
    // The link came through before the address was gone.
    let code = [7; 32];
    store.add_mail_code(&code, id, trilynx_server::store::CodeUse::Confirm, "nobody@example.org", u64::MAX >> 11).await.expect("stored");
    assert_eq!(store.confirm_mail(&code, 1).await.expect("an answer"), trilynx_server::store::Confirmed::Done);
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    game(&ada, &grace).await;
    hasten(&server).await;
    eventually("it is not confirmed any more", async || state(&grace).await["confirmed"] == false).await;
    assert_eq!(state(&grace).await["digest"], false);
    eventually("nothing waits", async || queued(&server).await.is_empty()).await;
    game(&ada, &grace).await;
    assert_eq!(queued(&server).await, []);
}

#[tokio::test]
async fn an_account_that_changes_all_the_time_tells_of_it_a_few_times_a_day() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    let words = ["correct horse", "battery staple"];
    for n in 0..6 {
        let change = json!({ "password": words[n % 2], "new": words[(n + 1) % 2] });
        assert_eq!(grace.post("/api/account/password", change).await.0, StatusCode::OK);
        eventually("it is sent", async || queued(&server).await.is_empty()).await;
    }
    mails.wait("grace@example.org", 4).await;
}

#[tokio::test]
async fn a_name_cannot_be_a_header() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let table = game(&ada, &grace).await;
    // No name like this gets in; the mails would not mind.
    let evil = "Eve\r\nBcc: eve@example.org\r\n\r\n<script>x</script>";
    let store = &server.service.store;
    for (was, folded) in [("ada", "eve-1"), ("grace", "eve-2")] {
        store.rename(person(&server, was).await, evil, folded, folded).await.expect("stored");
        server.service.live.directory.forget(person(&server, folded).await);
    }
    hasten(&server).await;
    let digest = mails.only("grace@example.org").await;
    assert!(digest.text.contains(&table) && digest.text.contains("Eve"), "{}", digest.text);
    mails.clear();
    assert_eq!(
        grace.post("/api/account/password", json!({ "password": "correct horse", "new": "battery staple" })).await.0,
        StatusCode::OK
    );
    let notice = mails.only("grace@example.org").await;
    for mail in [digest, notice] {
        let names: Vec<String> = mail.headers().into_iter().map(|(name, _)| name.to_ascii_lowercase()).collect();
        assert!(!names.iter().any(|name| name == "bcc"), "{}", mail.raw);
        assert!(!mail.text.contains("\nBcc") && !mail.html.contains("<script"), "{}", mail.raw);
        assert_eq!(mail.header("To"), "grace@example.org");
    }
    assert!(mails.to("eve@example.org").is_empty());
    ask(&ada, &table, json!({ "do": "resign" })).await;
}

#[tokio::test]
async fn a_deleted_account_leaves_no_address() {
    let mails = MailBox::start().await;
    let server = server(&mails).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let grace = confirmed(&server, &mails, "Grace", "grace@example.org").await;
    assert_eq!(grace.post("/api/account/mail/digest", json!({ "on": true })).await.0, StatusCode::NO_CONTENT);
    game(&ada, &grace).await;
    assert_eq!(queued(&server).await.len(), 1);
    let id = person(&server, "grace").await;
    let (status, _) = grace.post("/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(status, StatusCode::OK);
    assert!(server.service.store.mail_address(id).await.expect("an answer").is_none());
    assert_eq!(server.service.store.accounts_of_address("grace@example.org").await.expect("an answer"), 0);
    assert_eq!(queued(&server).await, []);
    confirm(&ada, &mails, "grace@example.org").await;
}

#[tokio::test]
async fn a_server_without_a_mail_server_offers_nothing() {
    let server = Running::start().await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    assert_eq!(state(&ada).await, json!({ "offered": false, "address": null, "confirmed": false, "digest": false }));
    assert_eq!(set(&ada, "ada@example.org", "en").await, StatusCode::NOT_FOUND);
    assert_eq!(ada.post("/api/account/recover/mail", json!({ "name": "Ada" })).await.0, StatusCode::NOT_FOUND);
    assert_eq!(queued(&server).await, []);
}
