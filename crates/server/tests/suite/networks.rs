//! Bans of networks, over real sockets and on both engines: newcomers are refused, everyone else is not affected, and no address is stored.

use crate::fixture::{Browser, Running, credentials, read};
use crate::store::sample::{Place, on_both};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use trilynx_protocol::PersonId;
use trilynx_server::service::calendar_ms;
use trilynx_server::store::{Actor, NETWORKS_KEPT_MS, Role, Warrant};

on_both!(
    nobody_new_comes_in_from_a_banned_network_and_everybody_else_goes_on,
    a_ban_of_networks_ends_in_every_way_that_a_ban_does,
    who_comes_from_many_networks_is_kept_by_the_last_ones,
    the_proxy_of_the_server_is_not_banned,
);

const HOME: &str = "9.9.9.9";
const NEXT_DOOR: &str = "9.9.9.77";
const AWAY: &str = "1.1.1.1";
const HOME6: &str = "2606:4700:1:2::5";
const SAME_HOUSEHOLD6: &str = "2606:4700:1:2:ffff::1";
const SAME_SITE6: &str = "2606:4700:1:3::1";

async fn start(place: &Place) -> Running {
    let database = place.url().parse().expect("a database");
    Running::start_with(|config| {
        (config.limits, config.database) = (None, database);
        config.trust_proxy = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await
}

fn id(person: &Value) -> PersonId {
    person["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

fn warrant() -> Warrant {
    Warrant { by: Actor::Host("root".to_owned()), reason: Some("insults".to_owned()), unix_ms: calendar_ms() }
}

async fn moderator(server: &Running) -> Browser {
    let browser = server.browser_from("8.8.8.8");
    let person = id(&browser.sign_up("Mod-M").await);
    server.service.store.give_role(person, Role::Moderator, "{}".to_owned(), &warrant()).await.expect("given");
    browser
}

async fn act(moderator: &Browser, person: PersonId, act: Value) -> (StatusCode, Value) {
    moderator.post(&format!("/api/moderation/people/{person}"), act).await
}

async fn seen(moderator: &Browser, person: PersonId) -> Value {
    moderator.get(&format!("/api/moderation/people/{person}")).await.1
}

fn ban(reach: &str) -> Value {
    json!({ "do": "ban", "reason": "insults", "hours": 48, "networks": reach })
}

/// Who may be let in from an address: a guest, a new account.
async fn newcomers(server: &Running, address: &str, name: &str) -> [u16; 2] {
    let guest = server.browser_from(address).post("/api/guest", json!({})).await;
    let account = server.browser_from(address).post("/api/account", credentials(name)).await;
    for answer in [&guest, &account] {
        assert!(answer.0.is_success() || answer.1["code"] == "network_banned", "{answer:?}");
    }
    [guest.0.as_u16(), account.0.as_u16()]
}

/// Asks with the session of a browser, from another address.
async fn me_from(server: &Running, browser: &Browser, address: &str) -> Value {
    let request = browser.request(Method::GET, "/api/me").header("x-forwarded-for", address);
    let (status, me) = read(request.send().await.expect("an answer")).await;
    assert_eq!(status, StatusCode::OK, "{} {me}", server.address);
    me["person"]["name"].clone()
}

async fn nobody_new_comes_in_from_a_banned_network_and_everybody_else_goes_on(place: Place) {
    let server = start(&place).await;
    let (bob, ann, old) = (server.browser_from(HOME), server.browser_from(HOME), server.browser_from(HOME));
    let bob_id = id(&bob.sign_up("Bob").await);
    ann.sign_up("Ann").await;
    let (_, guest) = old.post("/api/guest", json!({})).await;
    for address in [HOME, HOME6] {
        assert_eq!(me_from(&server, &bob, address).await, "Bob");
    }
    assert_eq!(me_from(&server, &ann, HOME).await, "Ann");
    server.browser_from(NEXT_DOOR).sign_up("Near").await;
    let near = server.browser_from(NEXT_DOOR);
    assert_eq!(near.sign_in("Near").await.0, StatusCode::OK);
    near.me().await;

    let moderator = moderator(&server).await;
    let known = seen(&moderator, bob_id).await;
    assert_eq!(known["addresses"], json!({ "networks": 2, "others": 1 }), "Ann is there too");
    assert_eq!(known["wide_networks"], json!({ "networks": 2, "others": 2 }), "Ann and Near");
    let text = known.to_string();
    assert!(!text.contains("9.9.9") && !text.contains("4700"), "no address is shown: {text}");

    assert_eq!(act(&moderator, bob_id, ban("everything")).await.0, StatusCode::BAD_REQUEST);
    let (status, banned) = act(&moderator, bob_id, ban("addresses")).await;
    assert_eq!(status, StatusCode::OK, "{banned}");
    assert_eq!(banned["sanctions"][0]["networks_until_unix_ms"], banned["sanctions"][0]["until_unix_ms"]);
    // Nobody new, and the reason is the account's alone.
    assert_eq!(newcomers(&server, HOME, "New-A").await, [403, 403]);
    assert_eq!(newcomers(&server, HOME6, "New-B").await, [403, 403]);
    assert_eq!(newcomers(&server, SAME_HOUSEHOLD6, "New-C").await, [403, 403]);
    let (_, answer) = server.browser_from(HOME).post("/api/guest", json!({})).await;
    assert!(answer["until_unix_ms"].as_u64() > Some(calendar_ms()) && answer.get("reason").is_none(), "{answer}");
    let renamed = server.browser_from(HOME).post("/api/guest/rename", json!({ "name": "Stranger" })).await;
    assert_eq!((renamed.0, &renamed.1["code"]), (StatusCode::FORBIDDEN, &json!("network_banned")));
    // Beside it, and elsewhere.
    for (address, name) in [(NEXT_DOOR, "New-D"), (SAME_SITE6, "New-E"), (AWAY, "Later")] {
        assert_eq!(newcomers(&server, address, name).await, [200, 201], "{address}");
    }
    // Who was here before goes on: signed in, signing in again, as a guest.
    assert_eq!(me_from(&server, &ann, HOME).await, "Ann");
    assert_eq!(server.browser_from(HOME).sign_in("Ann").await.0, StatusCode::OK);
    assert_eq!(old.me().await["id"], guest["person"]["id"]);
    // A guest of before becomes no account there.
    assert_eq!(old.post("/api/account", credentials("New-F")).await.1["code"], "network_banned");
    // An account that was made elsewhere since is of no use there: signing in, with its session, with its token.
    let (status, refused) = server.browser_from(HOME).sign_in("Later").await;
    assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("network_banned")));
    let later = server.browser_from(AWAY);
    assert_eq!(later.sign_in("Later").await.0, StatusCode::OK);
    let (_, made) = later.post("/api/tokens", json!({ "label": "bot", "password": "correct horse" })).await;
    assert_eq!(me_from(&server, &later, AWAY).await, "Later");
    assert_eq!(me_from(&server, &later, HOME).await, Value::Null, "not there");
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let by_token = server.stranger(Method::GET, "/api/me").header("authorization", token).header("x-forwarded-for", HOME6);
    let (status, answer) = read(by_token.send().await.expect("an answer")).await;
    assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("network_banned")));
    assert_eq!(me_from(&server, &later, AWAY).await, "Later", "and elsewhere it goes on");
    // A wrong password is refused as ever: nobody learns from a banned network which accounts are new.
    let wrong = json!({ "name": "Later", "password": "battery staple" });
    assert_eq!(server.browser_from(HOME).post("/api/account/sign-in", wrong).await.0, StatusCode::UNAUTHORIZED);
    server.stop().await;
}

async fn a_ban_of_networks_ends_in_every_way_that_a_ban_does(place: Place) {
    let server = start(&place).await;
    let store = &server.service.store;
    let moderator = moderator(&server).await;
    let bob = server.browser_from(HOME);
    let bob_id = id(&bob.sign_up("Bob").await);
    bob.me().await;
    let number = |answer: &Value| answer["sanctions"][0]["number"].clone();
    // The networks alone: the account stays banned.
    let (_, banned) = act(&moderator, bob_id, ban("wide")).await;
    assert_eq!(newcomers(&server, NEXT_DOOR, "New-A").await, [403, 403]);
    let lift = json!({ "do": "lift_networks", "sanction": number(&banned) });
    let (status, lifted) = act(&moderator, bob_id, lift.clone()).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&lifted["acts"][0]["act"], lifted["sanctions"][0].get("networks_until_unix_ms")), (&json!("networks_lifted"), None));
    assert_eq!(newcomers(&server, NEXT_DOOR, "New-B").await, [200, 201]);
    assert_eq!(bob.sign_in("Bob").await.1["code"], "banned");
    assert_eq!(act(&moderator, bob_id, lift).await.0, StatusCode::NOT_FOUND);
    // With the ban, and by the answer to an appeal.
    for by_appeal in [false, true] {
        let (_, banned) = act(&moderator, bob_id, ban("wide")).await;
        let number = number(&banned);
        assert_eq!(newcomers(&server, NEXT_DOOR, "New-C").await, [403, 403]);
        let answered = if by_appeal {
            let appeal = json!({ "name": "Bob", "password": "correct horse", "text": "sorry" });
            assert_eq!(bob.post("/api/account/appeal", appeal).await.0, StatusCode::NO_CONTENT);
            moderator.post(&format!("/api/moderation/appeals/{number}"), json!({ "lift": true })).await
        } else {
            act(&moderator, bob_id, json!({ "do": "lift", "sanction": number })).await
        };
        assert!(answered.0.is_success(), "{answered:?}");
        assert_eq!(newcomers(&server, NEXT_DOOR, &format!("Free-{by_appeal}")).await, [200, 201]);
        // The first ban, which was for the account alone in the end.
        store.lift_bans(bob_id, &warrant()).await.ok();
    }
    // A ban for good bans networks for 30 days; each ends by itself.
    let (_, banned) = act(&moderator, bob_id, json!({ "do": "ban", "reason": "insults", "networks": "addresses" })).await;
    let until = banned["sanctions"][0]["networks_until_unix_ms"].as_u64().expect("an end");
    assert!(banned["sanctions"][0]["until_unix_ms"].is_null() && until <= calendar_ms() + 30 * 86_400_000, "{banned}");
    assert_eq!(store.network_bans(until - 1, 10).await.expect("bans").len(), 1);
    assert_eq!(store.network_bans(until, 10).await.expect("bans"), []);
    // What is over is removed, and so is where somebody was long ago.
    assert_eq!(store.seen_networks(bob_id, calendar_ms()).await.expect("times").len(), 1);
    assert_eq!(store.seen_networks(bob_id, calendar_ms() + NETWORKS_KEPT_MS + 1).await.expect("times"), Vec::<u64>::new());
    assert!(store.sweep_networks(until, 100).await.expect("swept") >= 1);
    assert_eq!(store.network_bans(0, 10).await.expect("bans"), []);
    assert_eq!(store.seen_networks(bob_id, 0).await.expect("times"), Vec::<u64>::new());
    // A host deletes the account: nothing is left of either.
    store.lift_bans(bob_id, &warrant()).await.expect("lifted");
    assert_eq!(bob.sign_in("Bob").await.0, StatusCode::OK);
    assert_eq!(me_from(&server, &bob, AWAY).await, "Bob");
    assert_eq!(act(&moderator, bob_id, ban("wide")).await.0, StatusCode::OK);
    store.delete_by_host(bob_id, &warrant()).await.expect("deleted");
    assert_eq!(store.network_bans(0, 10).await.expect("bans"), []);
    assert_eq!(newcomers(&server, AWAY, "New-Z").await, [200, 201]);
    server.stop().await;
}

async fn who_comes_from_many_networks_is_kept_by_the_last_ones(place: Place) {
    let server = start(&place).await;
    let store = &server.service.store;
    let (bob, guest) = (server.browser_from(HOME), server.browser_from(HOME));
    let bob_id = id(&bob.sign_up("Bob").await);
    let (_, made) = guest.post("/api/guest", json!({})).await;
    // Somebody who came as a guest is noted once there is an account.
    let ada = server.browser_from(HOME);
    ada.post("/api/guest", json!({})).await;
    assert_eq!(ada.me().await["guest"], true);
    let ada_id = id(&ada.sign_up("Ada").await);
    assert_eq!(ada.me().await["guest"], false);
    assert_eq!(store.seen_networks(ada_id, calendar_ms()).await.expect("times").len(), 1);
    for n in 0..40_u8 {
        assert_eq!(me_from(&server, &bob, &format!("5.5.5.{n}")).await, "Bob");
    }
    assert_eq!(store.seen_networks(bob_id, calendar_ms()).await.expect("times").len(), 16);
    // On several days, or by several nodes: the last ones.
    for n in 0..40_u8 {
        store.see_network(bob_id, &[n; 16], &[200; 16], calendar_ms() + u64::from(n)).await.expect("noted");
    }
    let times = store.seen_networks(bob_id, calendar_ms()).await.expect("times");
    assert_eq!(times.len(), 16);
    let [addresses, wide] = store.network_reach(bob_id, calendar_ms()).await.expect("counts");
    assert_eq!([addresses.networks, wide.networks], [16, 1]);
    // The owner sees when, and nobody sees where; of guests nothing is kept.
    let (_, export) = bob.get("/api/account/export").await;
    assert_eq!(export["networks"].as_array().map(Vec::len), Some(16));
    store.see_network(id(&made["person"]), &[1; 16], &[1; 16], 5).await.expect("not noted");
    assert_eq!(store.seen_networks(id(&made["person"]), 5).await.expect("times"), Vec::<u64>::new());
    server.stop().await;
}

async fn the_proxy_of_the_server_is_not_banned(place: Place) {
    let server = start(&place).await;
    let moderator = moderator(&server).await;
    // A proxy that does not pass on addresses, a local network, this machine.
    for (n, address) in ["127.0.0.1", "10.1.2.3", "192.168.7.7", "fd00::1", "100.64.3.3"].into_iter().enumerate() {
        let (bob, name) = (server.browser_from(address), format!("Bob-{n}"));
        let bob_id = id(&bob.sign_up(&name).await);
        assert_eq!(bob.me().await["name"], name.as_str());
        let (status, answer) = act(&moderator, bob_id, ban("addresses")).await;
        assert_eq!((status, &answer["what"]), (StatusCode::BAD_REQUEST, &json!("networks")), "{address}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|text| text.contains("proxy")), "{answer}");
        assert_eq!(bob.me().await["name"], name.as_str(), "nothing was done");
    }
    server.stop().await;
}
