//! Reviews over HTTP: judged as on the terminal, followed, stopped, shared, and never of a game that is being played.

use crate::fixture::{Browser, Running};
use crate::host::House;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;
use trilynx_bots::review::{Effort, Judgement, Review};
use trilynx_bots::{Roster, SystemClock};
use trilynx_games::{Game as _, yinsh};
use trilynx_protocol::Command;
use trilynx_protocol::http::{ReviewNews, ReviewStage};

const RINGS: &str = "b1 j5 d1 k7 e1 k8 f2 k9 g2 k10";
const MARKERS: &str = "b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9";

/// White has four in line and is to move, and moves something else.
fn missed_win() -> Vec<String> {
    format!("{RINGS} {MARKERS} g2-g3 j9-j10 xj5-j9 xj10").split(' ').map(str::to_owned).collect()
}

pub fn request() -> Value {
    json!({ "start": { "game": "yinsh", "position": "yinsh/blitz" }, "moves": missed_win(), "nodes": 1000 })
}

async fn begin(browser: &Browser, request: Value) -> String {
    let (status, answer) = browser.post("/api/reviews", request).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    answer["review"].as_str().expect("an id").to_owned()
}

/// Follows it to its end.
async fn followed(browser: &Browser, id: &str) -> ReviewNews {
    let mut turns = Vec::new();
    loop {
        let (status, answer) = browser.get(&format!("/api/reviews/{id}?after={}&wait=20", turns.len())).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let mut news: ReviewNews = serde_json::from_value(answer).expect("news");
        assert_eq!(news.from as usize, turns.len());
        turns.append(&mut news.turns);
        if matches!(news.stage, ReviewStage::Done | ReviewStage::Stopped) {
            return ReviewNews { turns, ..news };
        }
    }
}

async fn guest(server: &Running) -> Browser {
    let browser = server.browser();
    browser.post("/api/guest", Value::Null).await;
    browser
}

#[tokio::test]
async fn a_game_is_judged_as_by_the_bot_itself() {
    let server = Running::start().await;
    let ada = guest(&server).await;
    let news = followed(&ada, &begin(&ada, request()).await).await;
    assert_eq!((news.stage, news.all, news.nodes, news.turns.len()), (ReviewStage::Done, 20, 1000, 20));

    let start = yinsh::State::new(&yinsh::Options { variant: yinsh::Variant::Blitz });
    let moves = missed_win().iter().map(|text| text.parse().expect("a move")).collect();
    let name = yinsh::State::BOTS.last().expect("a bot").0;
    let mut judge = Review::new(&start, moves, 0, yinsh::State::bot(name).expect("a bot"), Effort::Nodes(1000), 1);
    let never = AtomicBool::new(false);
    for told in &news.turns {
        let turn = judge.next(&never, &SystemClock::start()).expect("a turn");
        assert_eq!((told.first as usize, &told.moves), (turn.first, &turn.moves));
        assert_eq!((told.win_before, told.win_after, told.loss, told.solved), (turn.win_before, turn.win_after, turn.loss, turn.solved));
        assert_eq!(told.judgement.is_some(), turn.judgement.is_some());
    }
    let blunder = &news.turns[18];
    assert_eq!((blunder.first, blunder.seat, blunder.loss), (18, 0, 100.0), "{blunder:?}");
    assert_eq!(blunder.better[0].moves.len(), 3, "the whole turn is told: {blunder:?}");
    assert!(blunder.better[0].line.starts_with(&blunder.better[0].moves));
    let tally = &judge.tallies()[0];
    assert_eq!(news.players[0].blunders as usize, tally.count(Judgement::Blunder));
    assert!(news.players[0].accuracy.is_some_and(|accuracy| accuracy < 100.0));
}

#[tokio::test]
async fn one_other_turn_can_be_judged_alone() {
    let server = Running::start().await;
    let ada = guest(&server).await;
    let mut better = request();
    let kept = &missed_win()[..18];
    better["moves"] = json!([kept, &["b5-b6", "xb1-b5", "xb6"].map(str::to_owned)].concat());
    better["from"] = json!(18);
    let news = followed(&ada, &begin(&ada, better).await).await;
    assert_eq!((news.turns.len(), news.turns[0].first, news.turns[0].loss), (1, 18, 0.0));
    assert_eq!(news.turns[0].judgement, None);
}

#[tokio::test]
async fn a_review_can_be_stopped_and_a_new_one_stops_the_last() {
    let server = Running::start().await;
    let (ada, eve) = (guest(&server).await, guest(&server).await);
    let mut long = request();
    long["nodes"] = json!(200_000);
    let first = begin(&ada, long.clone()).await;
    assert_eq!(eve.delete(&format!("/api/reviews/{first}")).await.0, StatusCode::FORBIDDEN);
    let second = begin(&ada, long).await;
    let news = followed(&eve, &first).await;
    assert!(news.stage == ReviewStage::Stopped && news.turns.len() < 20, "{:?}", news.stage);
    assert_eq!(ada.delete(&format!("/api/reviews/{second}")).await.0, StatusCode::NO_CONTENT);
    let news = followed(&ada, &second).await;
    assert!(news.stage == ReviewStage::Stopped && news.turns.len() < 20, "{:?}", news.stage);
    assert_eq!(ada.get("/api/reviews/none").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_cannot_be_reviewed_is_refused() {
    let server = Running::start().await;
    let ada = guest(&server).await;
    let check = async |request: Value, expected: (u16, &str)| {
        let (status, answer) = ada.post("/api/reviews", request.clone()).await;
        let code = answer["reason"]["code"].as_str().or(answer["code"].as_str()).unwrap_or("?").to_owned();
        assert_eq!((status.as_u16(), code.as_str()), expected, "{request}: {answer}");
    };
    check(json!({ "start": { "game": "yinsh" } }), (409, "options")).await;
    check(json!({ "start": { "game": "yinsh" }, "moves": ["d5", "d5"] }), (409, "rule")).await;
    check(json!({ "start": { "game": "yinsh" }, "moves": vec!["d5"; 1001] }), (413, "too_large")).await;
    check(json!({ "start": { "table": "000000000000" } }), (404, "not_found")).await;
    let (status, _) = server.browser().post("/api/reviews", request()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "one review a person needs a person");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_a_table_is_judged_when_it_is_over_and_once_for_everybody() {
    let house = House::generous();
    let host = house.open().await;
    for game in ["yinsh", "linko"] {
        let (table, mut players) = host.pair(json!({ "game": game })).await;
        let legal = players[0].socket.legal(table)[0].clone();
        players[0].play(&legal).await;
        players[1].sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
        let request = json!({ "start": { "table": table, "game": 0 }, "nodes": 100 });
        for player in &players {
            let (status, answer) = player.guest.post("/api/reviews", &request).await.expect("an answer");
            assert_eq!((status, &answer["reason"]["code"]), (409, &json!("not_over")), "nobody is helped while playing");
        }
        players[0].granted(Command::Resign).await;
        let (_, first) = players[0].guest.post("/api/reviews", &request).await.expect("an answer");
        let (_, same) = players[1].guest.post("/api/reviews", &request).await.expect("an answer");
        assert!(first["review"].is_string() && first == same, "{first} {same}");
        let id = first["review"].as_str().expect("an id");
        let news: Value = players[1].guest.get(&format!("/api/reviews/{id}?wait=20")).await.expect("news");
        assert_eq!((news["all"].as_u64(), news["turns"][0]["moves"][0].as_str()), (Some(1), Some(legal.as_str())), "{news}");
        // Another care is another review.
        let closer = json!({ "start": { "table": table, "game": 0 }, "nodes": 3000 });
        let (_, other) = players[0].guest.post("/api/reviews", &closer).await.expect("an answer");
        assert_ne!(first, other);
    }
    host.stop().await;
}
