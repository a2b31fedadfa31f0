//! Finding people over HTTP: searches, leaderboards, those one follows.

use crate::fixture::Running;
use crate::host::{House, Player, eventually};
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_games::GameId;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::Follows;
use trilynx_protocol::wire::Stage;
use trilynx_server::store::{Append, LEAST_GAMES, Rated, Rating, Store, TableRow};

fn names(answer: &Value, list: &str) -> Vec<String> {
    let lines = answer[list].as_array().unwrap_or_else(|| panic!("{answer}"));
    lines.iter().map(|line| line["name"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn people_are_found_by_the_beginning_of_their_names() {
    let server = Running::start().await;
    for name in ["Ann-A", "ANN_B", "annC", "Bob"] {
        server.browser().sign_up(name).await;
    }
    let stranger = server.browser();
    let found = async |query: &str| stranger.get(&format!("/api/people?{query}")).await;
    let (status, all) = found("name=aNn").await;
    assert_eq!((status, names(&all, "people")), (StatusCode::OK, vec!["Ann-A".to_owned(), "ANN_B".to_owned(), "annC".to_owned()]));
    assert_eq!(all["next"], Value::Null);
    let first = found("name=ann&limit=2").await.1;
    let next = first["next"].as_str().expect("a page more");
    assert_eq!(names(&found(&format!("name=ann&limit=2&after={next}")).await.1, "people"), ["annC"]);
    for none in ["name=annz", "name=%25", "name=%C3%A4", "name=a%20b"] {
        assert_eq!(found(none).await, (StatusCode::OK, json!({ "people": [], "next": null })), "{none}");
    }
    for wrong in ["", "name=", "name=a&after=%C3%A4", "name=a&limit=x", "name=a&other=1"] {
        assert_eq!(found(wrong).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let long = format!("name={}", "a".repeat(81));
    assert_eq!(found(&long).await.0, StatusCode::BAD_REQUEST);
}

/// Gives somebody a sure rating at the first game.
async fn rate(store: &Store, who: PersonId, n: u32, rating: f64) {
    let id = crate::store::sample::table(u64::from(n) + 1);
    let line = TableRow { stage: Stage::Over, ..crate::store::sample::row() };
    store.append(vec![Append { line, ..crate::store::sample::append(id, 1, 1..=1) }]).await.expect("stored");
    let rated = Rated { person: who, rating: Rating { rating, deviation: 60.0, volatility: 0.06, games: LEAST_GAMES } };
    let game = GameId::ALL[0];
    assert!(store.set_ratings(id, game, "blitz", 1, &[rated], &[]).await.expect("stored"));
}

#[tokio::test]
async fn a_leaderboard_has_pages_with_places() {
    let server = Running::start().await;
    let stranger = server.browser();
    for n in 0..3 {
        let id: PersonId = serde_json::from_value(server.browser().sign_up(&format!("strong-{n}")).await["id"].clone()).expect("an id");
        let store = &server.service.store;
        rate(store, id, n, 1500.0 + f64::from(n)).await;
    }
    let path = format!("/api/leaderboard?game={}&class=blitz", GameId::ALL[0]);
    let (status, all) = stranger.get(&path).await;
    assert_eq!((status, names(&all, "lines")), (StatusCode::OK, vec!["strong-2".to_owned(), "strong-1".to_owned(), "strong-0".to_owned()]));
    assert_eq!((&all["lines"][0]["rank"], &all["least_games"], &all["next"]), (&json!(1), &json!(10), &Value::Null));
    let first = stranger.get(&format!("{path}&limit=2")).await.1;
    let next = first["next"].as_str().expect("a page more");
    let second = stranger.get(&format!("{path}&limit=2&after={next}")).await.1;
    assert_eq!((names(&second, "lines"), &second["lines"][0]["rank"]), (vec!["strong-0".to_owned()], &json!(3)));
    for wrong in ["class=blitz", "game=yinsh&class=light", "game=yinsh&class=blitz&after=1-2-3", "game=chess&class=blitz"] {
        assert_eq!(stranger.get(&format!("/api/leaderboard?{wrong}")).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_one_follows_are_listed_with_what_they_do() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let guest = host.guest().await;
    let follow = async |who: &trilynx_trials::client::Guest, whom: Value| {
        who.post("/api/follows", &json!({ "person": whom })).await.expect("an answer").0
    };
    assert_eq!(follow(&guest, json!(ann.id)).await, 401, "a guest has no list");
    assert_eq!(follow(&ann, json!(guest.id)).await, 404, "a guest cannot be followed");
    assert_eq!(follow(&ann, json!(ann.id)).await, 400);
    assert_eq!(follow(&ann, json!("000000000000")).await, 404);
    assert_eq!(follow(&ann, json!(bob.id)).await, 204);
    assert_eq!(follow(&ann, json!(bob.id)).await, 204, "again");
    let list = async |who: &trilynx_trials::client::Guest| who.get::<Follows>("/api/follows").await.expect("a list");
    let following = list(&ann).await.following;
    assert_eq!((following[0].name.as_str(), following[0].friend, following[0].online), ("Bob-B", false, false));
    assert_eq!(list(&bob).await.followers[0].name, "Ann-A");
    assert_eq!(follow(&bob, json!(ann.id)).await, 204);
    assert!(list(&ann).await.following[0].friend);
    // Connected, then at a public table.
    let (table, players) = host
        .seated(json!({ "game": "linko", "players": 3, "private": false }), vec![bob.clone(), host.guest().await, host.guest().await])
        .await;
    let seen = list(&ann).await.following.remove(0);
    assert!(seen.online);
    assert_eq!(seen.table.map(|line| line.id), Some(table));
    // Who is blocked sees nothing of it, and no longer follows.
    assert_eq!(bob.post("/api/blocks", &json!({ "person": ann.id })).await.expect("an answer").0, 204);
    assert!(list(&ann).await.following.is_empty());
    assert_eq!(follow(&ann, json!(bob.id)).await, 204);
    let hidden = list(&ann).await.following.remove(0);
    assert!(!hidden.online && hidden.table.is_none() && !hidden.friend);
    assert!(list(&bob).await.followers.is_empty());
    let export: Value = ann.get("/api/account/export").await.expect("an export");
    assert_eq!(export["follows"]["following"][0]["name"], "Bob-B");
    let ended = host.send(reqwest::Method::DELETE, &format!("/api/follows/{}", bob.id), Some(&ann.cookie), json!({})).await.0;
    let again = host.send(reqwest::Method::DELETE, &format!("/api/follows/{}", bob.id), Some(&ann.cookie), json!({})).await.0;
    assert_eq!((ended, again), (204, 404));
    drop::<Vec<Player>>(players);
    let presence = host.service.live.presence.clone();
    eventually("nobody is there any more", || !presence.is_online(bob.id)).await;
    host.stop().await;
}
