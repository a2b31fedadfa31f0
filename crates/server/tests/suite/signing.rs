//! What signing in and out means at the tables: seats that are kept, connections that end, and guests who are made on the way.

use crate::fixture::credentials;
use crate::host::{Host, House, Player, Raw, play_on};
use reqwest::Method;
use serde_json::{Value, json};
use trilynx_protocol::Command;
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_trials::client::Guest;

/// Makes an account and gives its cookie back.
async fn sign_up(host: &Host, name: &str) -> (Value, String) {
    let (status, me, cookie) = host.send(Method::POST, "/api/account", None, credentials(name)).await;
    assert_eq!(status, 201, "{me}");
    (me["person"]["id"].clone(), cookie.expect("a cookie"))
}

/// The guest signs in: from now on the same browser has another cookie and another id.
async fn sign_in(host: &Host, guest: &Guest, name: &str) -> Guest {
    let (status, me, cookie) = host.send(Method::POST, "/api/account/sign-in", Some(&guest.cookie), credentials(name)).await;
    assert_eq!(status, 200, "{me}");
    let id = me["person"]["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let mut signed_in = guest.clone();
    (signed_in.cookie, signed_in.id) = (cookie.expect("a cookie"), id);
    signed_in
}

/// The last frame says that one has to sign in, and nothing comes after it.
async fn is_sent_away(mut raw: Raw) {
    let heard = raw.until_the_end().await;
    let last: ToClient = serde_json::from_str(heard.last().expect("a last word")).expect("a frame");
    assert_eq!(last, ToClient::Error { error: Error::SignIn, table: None, key: None });
}

/// Who the server takes a connection for.
async fn welcomed(raw: &mut Raw) -> Value {
    let frame: Value = serde_json::from_str(&raw.hear().await.expect("a welcome")).expect("a frame");
    assert_eq!(frame["say"], "welcome", "{frame}");
    frame["person"].clone()
}

/// Whether a connection is served: it asks for the lobby and gets it.
async fn is_served(raw: &mut Raw) -> bool {
    raw.say(&json!({ "say": "lobby", "follow": true }).to_string()).await;
    while let Some(frame) = raw.hear().await {
        if frame.starts_with("{\"say\":\"lobby\"") {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_signs_in_to_an_account_keeps_the_seat() {
    let house = House::generous();
    let host = house.open().await;
    sign_up(&host, "Olga").await;
    sign_up(&host, "Pavel").await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    play_on(&mut players, 2, |_| 0).await;
    let [mut white, mut black] = players;

    let olga = sign_in(&host, &white.guest, "Olga").await;
    assert_ne!(olga.id, white.guest.id);
    white.hears(|heard| matches!(heard, ToClient::Error { error: Error::SignIn, .. }).then_some(())).await;
    // The same seat, and the name of the account.
    let mut white = Player::join(olga.clone(), table).await;
    assert_eq!(white.view().viewer, Some(0));
    let seen = black.fresh().await;
    let occupant = seen["view"]["seats"][0]["occupant"]["person"].as_str().expect("a person");
    assert_eq!(seen["people"][occupant]["name"], "Olga");
    let first = white.socket.legal(table)[0].clone();
    let version = white.play(&first).await;
    black.sees(|view| view.version >= version).await;
    // A request that was granted to the guest is known to be granted to the account.
    let again = white.socket.ask(table, "said", Command::Say { text: "hello".to_owned() }).await.expect("an answer").expect("granted");
    let repeated = white.socket.ask(table, "said", Command::Say { text: "hello".to_owned() }).await.expect("an answer");
    assert_eq!(repeated, Ok(again));

    // Somebody else with an account is a spectator like any other.
    let pavel = sign_in(&host, &host.guest().await, "Pavel").await;
    let mut spectator = Player::join(pavel, table).await;
    assert_eq!(spectator.view().viewer, None);
    assert_eq!(spectator.refused(Command::Resign).await, "not_seated");

    // After a restart too; and the game is in the list of the account, with its name.
    drop((white, black, spectator));
    host.stop().await;
    let host = house.open().await;
    let olga = olga.at(&host.address);
    let mut white = Player::join(olga.clone(), table).await;
    assert_eq!(white.view().viewer, Some(0));
    white.granted(Command::Resign).await;
    let games: Value = olga.get("/api/games?player=me").await.expect("a list");
    assert_eq!((&games["games"][0]["id"], &games["games"][0]["seats"][0]["name"]), (&json!(table), &json!("Olga")));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_opener_who_signs_in_is_still_the_opener() {
    let house = House::generous();
    let host = house.open().await;
    sign_up(&host, "Olga").await;
    let guest = host.guest().await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    let table = guest.open(&json!({ "options": options, "seats": ["open", "open"] })).await.expect("a table");
    let mut olga = Player::join(sign_in(&host, &guest, "Olga").await, table).await;
    let mut other = host.spectator(table).await;
    assert_eq!(other.refused(Command::Close).await, "not_opener");
    olga.granted(Command::Close).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_ends_the_connections_of_what_was_signed_out() {
    let house = House::generous();
    let host = house.open().await;
    let (_, first) = sign_up(&host, "Olga").await;
    let second = sign_in(&host, &host.guest().await, "Olga").await.cookie;
    let (status, token, _) =
        host.send(Method::POST, "/api/tokens", Some(&first), json!({ "label": "a program", "password": "correct horse" })).await;
    assert_eq!(status, 201, "{token}");
    let origin = ("origin", format!("http://{}", host.address));
    let by_cookie = |cookie: &str| [("cookie", cookie.to_owned()), origin.clone()];
    let by_token = [("authorization", format!("Bearer {}", token["token"].as_str().expect("a token")))];

    // One browser.
    let (one, _) = Raw::with(&host.address, &by_cookie(&first)).await;
    let (mut other, _) = Raw::with(&host.address, &by_cookie(&second)).await;
    let (mut program, _) = Raw::with(&host.address, &by_token).await;
    let (status, ..) = host.send(Method::POST, "/api/account/sign-out", Some(&first), Value::Null).await;
    assert_eq!(status, 200);
    is_sent_away(one).await;
    assert!(is_served(&mut other).await && is_served(&mut program).await);

    // All browsers, but no program.
    let (status, ..) = host.send(Method::POST, "/api/account/sign-out-everywhere", Some(&second), Value::Null).await;
    assert_eq!(status, 200);
    is_sent_away(other).await;
    assert!(is_served(&mut program).await);

    // A token that is revoked.
    let third = sign_in(&host, &host.guest().await, "Olga").await.cookie;
    let (mut browser, _) = Raw::with(&host.address, &by_cookie(&third)).await;
    let (status, ..) = host.send(Method::DELETE, &format!("/api/tokens/{}", token["id"]), Some(&third), Value::Null).await;
    assert_eq!(status, 204);
    is_sent_away(program).await;
    assert!(is_served(&mut browser).await);

    // An account that is deleted.
    let (status, ..) = host.send(Method::POST, "/api/account/delete", Some(&third), json!({ "password": "correct horse" })).await;
    assert_eq!(status, 200);
    is_sent_away(browser).await;

    // A guest.
    let guest = host.guest().await;
    let raw = Raw::connect(&guest).await;
    host.send(Method::POST, "/api/account/sign-out", Some(&guest.cookie), Value::Null).await;
    is_sent_away(raw).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_password_ends_the_connections_that_the_old_one_opened() {
    let house = House::generous();
    let host = house.open().await;
    let (olga, here) = sign_up(&host, "Olga").await;
    let there = sign_in(&host, &host.guest().await, "Olga").await.cookie;
    let (_, token, _) =
        host.send(Method::POST, "/api/tokens", Some(&here), json!({ "label": "a program", "password": "correct horse" })).await;
    let by_cookie = |cookie: &str| [("cookie", cookie.to_owned()), ("origin", format!("http://{}", host.address))];
    let by_token = [("authorization", format!("Bearer {}", token["token"].as_str().expect("a token")))];
    let (mut own, _) = Raw::with(&host.address, &by_cookie(&here)).await;
    let (mut other, _) = Raw::with(&host.address, &by_cookie(&there)).await;
    let (program, _) = Raw::with(&host.address, &by_token).await;
    let (_, pavel) = sign_up(&host, "Pavel").await;
    let (mut stranger, _) = Raw::with(&host.address, &by_cookie(&pavel)).await;

    // Who does not know the password ends nothing.
    let change = |password: &str| json!({ "password": password, "new": "battery staple" });
    let (status, ..) = host.send(Method::POST, "/api/account/password", Some(&here), change("correct mouse")).await;
    assert_eq!(status, 401);
    assert!(is_served(&mut own).await && is_served(&mut other).await);

    // Both browsers are sent away: a thief may have either secret. The one that asked comes back with a new one, which it was given.
    let (status, _, given) = host.send(Method::POST, "/api/account/password", Some(&here), change("correct horse")).await;
    assert_eq!(status, 200);
    is_sent_away(own).await;
    is_sent_away(other).await;
    // So is the program: anyone who had the old password may have made its token.
    is_sent_away(program).await;
    assert!(is_served(&mut stranger).await);
    let (mut again, made) = Raw::with(&host.address, &by_cookie(&given.expect("a cookie"))).await;
    assert_eq!((welcomed(&mut again).await, made), (olga.clone(), None));
    for old in [here, there] {
        let (mut guest, made) = Raw::with(&host.address, &by_cookie(&old)).await;
        assert_ne!(welcomed(&mut guest).await, olga, "the old secret opens nothing");
        assert!(made.is_some(), "it is a guest's now");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_without_a_cookie_plays_at_once() {
    let house = House::generous();
    let host = house.open().await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let opening = json!({ "options": options, "seats": ["me", "open"] });
    let (status, opened, cookie) = host.send(Method::POST, "/api/tables", None, opening).await;
    assert_eq!(status, 201, "{opened}");
    let white = cookie.expect("a cookie");
    let table = opened["table"].as_str().expect("a table").to_owned();

    let origin = format!("http://{}", host.address);
    let (mut raw, cookie) = Raw::with(&host.address, &[("origin", origin.clone())]).await;
    let black = cookie.expect("a cookie");
    assert_ne!(white, black);
    raw.say(&json!({ "say": "watch", "table": table }).to_string()).await;
    raw.say(&json!({ "say": "ask", "table": table, "key": "sit", "command": { "do": "sit" } }).to_string()).await;
    while !raw.hear().await.expect("an answer").starts_with("{\"say\":\"granted\"") {}
    let play = json!({ "key": "first", "command": { "do": "play", "move": "a2", "number": 0 } });
    let (status, answer, _) = host.send(Method::POST, &format!("/api/tables/{table}/ask"), Some(&white), play).await;
    assert_eq!(status, 200, "{answer}");
    let (_, me, _) = host.send(Method::GET, "/api/me", Some(&black), Value::Null).await;
    assert_eq!(me["person"]["guest"], true);

    // Looking on makes nobody, and somebody else's page still gets nowhere.
    let (status, seen, cookie) = host.send(Method::GET, &format!("/api/tables/{table}"), None, Value::Null).await;
    assert_eq!((status, &seen["view"]["viewer"], cookie), (200, &Value::Null, None));
    let foreign = host.http.post(format!("{origin}/api/tables")).header("origin", "https://elsewhere.example").json(&json!({}));
    assert_eq!(foreign.send().await.expect("an answer").status().as_u16(), 403);
    host.stop().await;
}

/// The one who plays as a guest against an account and knows its password could otherwise see both hands, and void a rated game they are losing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_a_second_seat_of_a_game_by_signing_in() {
    let house = House::generous();
    let host = house.open().await;
    let olga = host.account("Olga").await;
    let guest = host.guest().await;
    for game in ["yinsh", "linko"] {
        let (table, players) = host.seated(json!({ "game": game }), vec![olga.clone(), guest.clone()]).await;
        let [mut white, mut black]: [Player; 2] = players.try_into().ok().expect("two");
        let (status, answer, cookie) = host.send(Method::POST, "/api/account/sign-in", Some(&guest.cookie), credentials("Olga")).await;
        assert_eq!((status, &answer), (409, &json!({ "code": "both_seated", "table": table })));
        assert_eq!(cookie, None);
        // The guest is still who they were, at their own seat, and the game goes on.
        let (_, me, _) = host.send(Method::GET, "/api/me", Some(&guest.cookie), Value::Null).await;
        assert_eq!((&me["person"]["id"], &me["person"]["guest"]), (&json!(guest.id), &json!(true)));
        play_on(std::slice::from_mut(&mut white), 1, |_| 0).await;
        black.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
        assert_eq!((white.view().viewer, black.view().viewer), (Some(0), Some(1)));
        black.granted(Command::Resign).await;
        white.sees(|view| view.stage == trilynx_protocol::wire::Stage::Over).await;
    }
    // When it is over there is nothing to gain by it.
    assert_eq!(sign_in(&host, &guest, "Olga").await.id, olga.id);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_name_is_seen_in_the_lobby_and_at_the_table() {
    let house = House::generous();
    let host = house.open().await;
    let guest = host.guest().await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    let table = guest.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let (mut raw, _) = Raw::with(&host.address, &[("origin", format!("http://{}", host.address))]).await;
    raw.say(&json!({ "say": "lobby", "follow": true }).to_string()).await;
    let mut hears_of = async |wanted: Value| {
        loop {
            let frame: Value = serde_json::from_str(&raw.hear().await.expect("it is told")).expect("a frame");
            let lines = frame["open"].as_array().or(frame["lines"].as_array()).cloned().unwrap_or_default();
            if lines.iter().any(|line| line["id"] == json!(table) && line["seats"][0]["name"] == wanted) {
                return;
            }
        }
    };
    let at_the_table = async || {
        let (_, seen, _) = host.send(Method::GET, &format!("/api/tables/{table}"), None, Value::Null).await;
        let occupant = seen["view"]["seats"][0]["occupant"]["person"].as_str().expect("a person").to_owned();
        (seen["people"][&occupant]["name"].clone(), seen["people"][&occupant]["bot"].clone())
    };
    at_the_table().await;
    let (_, _, cookie) = host.send(Method::POST, "/api/account", Some(&guest.cookie), credentials("Olga")).await;
    let cookie = cookie.expect("a cookie");
    hears_of(json!("Olga")).await;
    assert_eq!(at_the_table().await, (json!("Olga"), json!(false)));
    host.send(Method::POST, "/api/account/rename", Some(&cookie), json!({ "name": "Olympia" })).await;
    hears_of(json!("Olympia")).await;
    host.send(Method::POST, "/api/account/bot", Some(&cookie), json!({ "bot": true })).await;
    assert_eq!(at_the_table().await, (json!("Olympia"), json!(true)));
    host.send(Method::POST, "/api/account/delete", Some(&cookie), json!({ "password": "correct horse" })).await;
    hears_of(Value::Null).await;
    assert_eq!(at_the_table().await, (json!(""), json!(false)));
    host.stop().await;
}

/// The games of a guest are shown under the name of the account, and are nobody's when that is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_account_is_gone_from_the_tables_it_came_to_as_a_guest() {
    let house = House::generous();
    let host = house.open().await;
    sign_up(&host, "Olga").await;
    let guest = host.guest().await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2 });
    let table = guest.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let olga = sign_in(&host, &guest, "Olga").await;
    let seen = async || {
        let (_, seen, _) = host.send(Method::GET, &format!("/api/tables/{table}"), None, Value::Null).await;
        seen["people"][&guest.id.to_string()]["name"].clone()
    };
    assert_eq!(seen().await, "Olga");
    host.send(Method::POST, "/api/account/rename", Some(&olga.cookie), json!({ "name": "Olympia" })).await;
    assert_eq!(seen().await, "Olympia");
    host.send(Method::POST, "/api/account/delete", Some(&olga.cookie), json!({ "password": "correct horse" })).await;
    assert_eq!(seen().await, "");
    host.stop().await;
}
