//! Lessons over HTTP: what there is to learn, and steps that are done, missed, refused and misused.

use crate::fixture::{Running, read};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use trilynx_bots::Roster;
use trilynx_games::{GameId, with_game};

async fn list(server: &Running, game: &str) -> (StatusCode, Value) {
    read(server.stranger(Method::GET, &format!("/api/lessons/{game}")).send().await.expect("an answer")).await
}

async fn walk(server: &Running, step: &str, moves: &[&str]) -> (StatusCode, Value) {
    let request = server.stranger(Method::POST, &format!("/api/lessons/{step}")).json(&json!({ "moves": moves }));
    read(request.send().await.expect("an answer")).await
}

#[tokio::test]
async fn every_game_has_lessons_that_end_with_a_game_against_a_bot_there_is() {
    let server = Running::start().await;
    for &game in GameId::ALL {
        let (status, found) = list(&server, game.name()).await;
        assert_eq!((status, &found["game"]), (StatusCode::OK, &json!(game.name())));
        let lessons = found["lessons"].as_array().expect("a list");
        let (last, others) = lessons.split_last().expect("lessons");
        let bot = last["game"]["bot"].as_str().expect("a bot");
        assert!(with_game!(game, G => G::BOTS.iter().any(|(name, _)| *name == bot)), "{game}: {bot}");
        for lesson in others {
            assert!(lesson["game"].is_null() && lesson["clause"].as_str().is_some_and(|clause| clause.contains(' ')), "{lesson}");
            for step in 1..=lesson["steps"].as_u64().expect("a number") {
                let (status, walked) = walk(&server, &format!("{game}/{}/{step}", lesson["name"].as_str().expect("a name")), &[]).await;
                assert_eq!((status, &walked["outcome"]), (StatusCode::OK, &json!({ "is": "going_on" })), "{lesson}");
                assert_eq!(walked["decision"]["seat"], walked["seat"], "{lesson}");
                assert!(walked["decision"]["legal"].as_array().expect("moves").contains(&walked["hint"]), "{lesson}");
            }
        }
    }
    assert_eq!(list(&server, "chess").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_step_is_done_missed_or_refused() {
    let server = Running::start().await;
    let (_, done) = walk(&server, "yinsh/jump/1", &["e4-e6"]).await;
    assert_eq!((&done["outcome"], &done["decision"], &done["last"]), (&json!({ "is": "done" }), &Value::Null, &json!("e4-e6")));
    assert_eq!(done["latest"][0]["position"], done["position"]);
    let (_, missed) = walk(&server, "yinsh/jump/1", &["e4-d4"]).await;
    assert_eq!(missed["outcome"], json!({ "is": "missed", "answer": "miss" }));
    let (status, refused) = walk(&server, "yinsh/jump/1", &["e4-f6"]).await;
    assert_eq!((status, &refused["refused"]["clause"]), (StatusCode::OK, &json!("YINSH E3")));
    assert_eq!((&refused["outcome"], &refused["last"]), (&json!({ "is": "going_on" }), &Value::Null));
    let (_, unreadable) = walk(&server, "yinsh/jump/1", &["castle"]).await;
    assert_eq!(unreadable["refused"]["code"], "unreadable");
}

/// Replies are part of the step, and of the others' cards the learner sees no more than at a table.
#[tokio::test]
async fn the_others_reply_and_keep_their_cards_hidden() {
    let server = Running::start().await;
    let (_, walked) = walk(&server, "linko/attack/3", &["9+9+9", "take"]).await;
    let seats: Vec<u64> = walked["latest"].as_array().expect("moves").iter().filter_map(|made| made["seat"].as_u64()).collect();
    assert_eq!(seats, [0, 1, 1, 1], "the first opponent draws three cards");
    assert_eq!((&walked["decision"]["kind"], &walked["decision"]["seat"]), (&json!("attack"), &json!(0)));
    let text = walked.to_string();
    assert!(!text.contains("\"hands\"") && walked["position"]["hand"].is_array());
    let (_, twice) = walk(&server, "linko/attack/3", &["9+9+9", "take"]).await;
    assert_eq!(walked, twice, "a step plays the same way for everybody");
}

#[tokio::test]
async fn misuse_is_answered_with_a_code() {
    let server = Running::start().await;
    for nowhere in ["yinsh/jump/0", "yinsh/jump/4", "yinsh/jump/01", "yinsh/jump/x", "yinsh/none/1", "yinsh/game/1", "chess/jump/1"] {
        assert_eq!(walk(&server, nowhere, &[]).await.0, StatusCode::NOT_FOUND, "{nowhere}");
    }
    let (status, error) = walk(&server, "yinsh/jump/1", &["e4-e6"; 17]).await;
    assert_eq!((status, error), (StatusCode::PAYLOAD_TOO_LARGE, json!({ "code": "too_large", "what": "moves", "limit": 16 })));
    let (status, error) = walk(&server, "yinsh/jump/1", &["x".repeat(5_000).as_str()]).await;
    assert_eq!((status, &error["what"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("move")));
    let (status, error) = walk(&server, "yinsh/jump/1", &["e4-e6", "e4-e6"]).await;
    assert_eq!((status, &error["code"]), (StatusCode::BAD_REQUEST, &json!("malformed")), "the step was done");
    let (status, _) = walk(&server, "yinsh/marker/3", &["nonsense", "d3-d4"]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "only the last move may be refused kindly");
    let extra = server.stranger(Method::POST, "/api/lessons/yinsh/jump/1").json(&json!({ "moves": [], "colour": "red" }));
    assert_eq!(extra.send().await.expect("an answer").status(), StatusCode::BAD_REQUEST);
}
