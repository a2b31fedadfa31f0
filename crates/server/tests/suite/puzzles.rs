//! Puzzles over HTTP: chosen, tried, rated, reported; and the ratings of people and puzzles in the store.

use crate::fixture::{Browser, Running, read};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use std::time::Duration;
use trilynx_games::{Game as _, GameId, yinsh};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::Export;
use trilynx_puzzles::rating::{self, MOVING_TRIES_A_DAY, Rating, Weight};
use trilynx_puzzles::{Entry, Goal, Puzzle, Verdict, collection};
use trilynx_server::store::{PuzzleReportRow, PuzzleVerdict, reported_puzzles};

async fn stranger(server: &Running, path: &str, body: Value) -> (StatusCode, Value) {
    read(server.stranger(Method::POST, path).json(&body).send().await.expect("an answer")).await
}

fn puzzle_of(id: &str) -> Puzzle<yinsh::State> {
    let entry = collection(GameId::Yinsh).and_then(|all| all.find(id)).expect("a puzzle");
    entry.puzzle().expect("a puzzle that can be read")
}

/// A first decision that is certainly wrong.
fn mistake(id: &str) -> String {
    let puzzle = puzzle_of(id);
    let mut legal = puzzle.position().legal_texts().into_iter();
    legal.find(|text| puzzle.walk(&[text]).0.verdict == Verdict::Wrong).expect("not every move is right")
}

/// The decisions that solve a puzzle.
fn solution(id: &str) -> Vec<String> {
    let puzzle = puzzle_of(id);
    let mut decisions = Vec::new();
    loop {
        let (walk, _) = puzzle.walk(&decisions);
        if walk.verdict == Verdict::Solved {
            return decisions;
        }
        decisions.push(puzzle.rest(&walk).1[0].to_string());
    }
}

async fn next(browser: &Browser, request: Value) -> Value {
    let (status, puzzle) = browser.post("/api/puzzles/yinsh/next", request).await;
    assert_eq!(status, StatusCode::OK, "{puzzle}");
    puzzle
}

async fn result(browser: &Browser, id: &str, mode: &str, moves: &[String]) -> Value {
    let body = json!({ "mode": mode, "moves": moves, "helped": false });
    let (status, rated) = browser.post(&format!("/api/puzzles/yinsh/{id}/result"), body).await;
    assert_eq!(status, StatusCode::OK, "{rated}");
    rated
}

#[tokio::test]
async fn a_puzzle_is_chosen_tried_and_solved() {
    let server = Running::start().await;
    let (status, list) = read(server.stranger(Method::GET, "/api/puzzles/yinsh").send().await.expect("an answer")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(list["puzzles"].as_u64() >= Some(600) && list["themes"].as_array().is_some_and(|themes| themes.len() > 5), "{list}");
    let (_, puzzle) = stranger(&server, "/api/puzzles/yinsh/next", json!({ "mode": "training", "rating": 1000 })).await;
    let id = puzzle["id"].as_str().expect("an id");
    let path = format!("/api/puzzles/yinsh/{id}");
    let (_, begun) = stranger(&server, &path, json!({ "moves": [] })).await;
    assert_eq!(begun["outcome"], json!({ "is": "going_on" }));
    assert_eq!(begun["latest"].as_array().map(Vec::len), puzzle["last"].as_array().map(Vec::len));
    assert_eq!(begun["decision"]["seat"], puzzle["seat"]);
    let (_, helped) = stranger(&server, &path, json!({ "moves": [], "help": "piece" })).await;
    assert!(helped["help"]["piece"].is_string() && helped["help"]["move"].is_null(), "{}", helped["help"]);
    let moves = solution(id);
    let (_, solved) = stranger(&server, &path, json!({ "moves": moves })).await;
    assert_eq!((&solved["outcome"], &solved["decision"]), (&json!({ "is": "solved" }), &Value::Null));
    let wrong = mistake(id);
    assert!(begun["decision"]["legal"].as_array().is_some_and(|legal| legal.contains(&json!(wrong))), "{wrong}: {begun}");
    let (_, answer) = stranger(&server, &path, json!({ "moves": [wrong], "help": "solution" })).await;
    assert_eq!((&answer["outcome"]["is"], &answer["decision"]), (&json!("wrong"), &Value::Null), "{answer}");
    // The opponent answers, by the rules.
    let refutation = answer["outcome"]["refutation"].as_array().expect("a refutation");
    let opponent = json!(1 - puzzle["seat"].as_u64().expect("a seat"));
    assert!(refutation.iter().any(|made| made["seat"] == opponent), "{answer}");
    let mut state = puzzle_of(id).position();
    for text in [&json!(wrong)].into_iter().chain(refutation.iter().map(|made| &made["move"])) {
        let chosen = text.as_str().expect("a move").parse().expect("a move of the game");
        state.play(chosen).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    assert_eq!(answer["help"]["solution"][0]["move"], json!(moves[0]));
    let (_, refused) = stranger(&server, &path, json!({ "moves": ["e5-e5"] })).await;
    assert!(!refused["refused"].is_null() && refused["outcome"]["is"] == "going_on", "{refused}");
}

#[tokio::test]
async fn the_first_try_counts_once_and_failed_ones_come_again() {
    let server = Running::start().await;
    let browser = server.browser();
    browser.sign_up("Ada").await;
    let puzzle = next(&browser, json!({ "mode": "training" })).await;
    let id = puzzle["id"].as_str().expect("an id").to_owned();
    let failed = result(&browser, &id, "training", &[]).await;
    assert_eq!((&failed["solved"], &failed["counted"]), (&json!(false), &json!(true)));
    assert!(
        failed["after"]["rating"].as_f64() < failed["before"]["rating"].as_f64() && failed["puzzle"].as_u64() > puzzle["rating"].as_u64()
    );
    let again = result(&browser, &id, "training", &solution(&id)).await;
    assert_eq!((&again["counted"], &again["after"]), (&json!(false), &failed["after"]));
    let (_, standing) = browser.get("/api/me/puzzles").await;
    assert_eq!(standing["games"][0]["again"], json!([id]));
    assert_eq!((&standing["games"][0]["failed"], &standing["games"][0]["solved"]), (&json!(1), &json!(0)));
    // Others find the puzzle harder than it was.
    let (_, shown) = read(server.stranger(Method::GET, &format!("/api/puzzles/yinsh/{id}")).send().await.expect("an answer")).await;
    assert_eq!(shown["rating"], failed["puzzle"]);
    assert_eq!(next(&browser, json!({ "mode": "again" })).await["id"], json!(id));
    result(&browser, &id, "again", &solution(&id)).await;
    assert_eq!(browser.post("/api/puzzles/yinsh/next", json!({ "mode": "again" })).await.0, StatusCode::NOT_FOUND);
    assert_ne!(next(&browser, json!({ "mode": "training" })).await["id"], json!(id));
}

#[tokio::test]
async fn the_one_of_the_day_is_the_same_for_everybody() {
    let server = Running::start().await;
    let request = json!({ "mode": "daily", "date": "2026-11-18" });
    let (_, one) = stranger(&server, "/api/puzzles/lyngk/next", request.clone()).await;
    let browser = server.browser();
    browser.sign_up("Grace").await;
    let (_, other) = browser.post("/api/puzzles/lyngk/next", request).await;
    assert_eq!(one, other);
    let (status, _) = stranger(&server, "/api/puzzles/lyngk/next", json!({ "mode": "daily", "date": "someday" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// One person can move the ratings of so many puzzles a day; the person's own rating goes on.
#[tokio::test]
async fn somebody_who_tries_all_day_moves_only_so_many_puzzles() {
    let server = Running::start().await;
    let browser = server.browser();
    browser.sign_up("Mary").await;
    // The easiest: who fails at them moves them by whole points.
    let mut entries: Vec<&Entry> = collection(GameId::Yinsh).expect("puzzles are built in").entries.iter().collect();
    entries.sort_by_key(|entry| entry.rating);
    let mut moved = 0;
    for entry in entries.into_iter().take(MOVING_TRIES_A_DAY as usize + 5) {
        let rated = result(&browser, &entry.id, "training", &[]).await;
        assert_eq!(rated["counted"], json!(true), "{rated}");
        moved += u32::from(rated["puzzle"] != json!(entry.rating));
    }
    assert_eq!(moved, MOVING_TRIES_A_DAY);
}

#[tokio::test]
async fn anybody_may_report_a_puzzle_and_limits_hold() {
    let server = Running::start().await;
    let id = &collection(GameId::Linko).expect("puzzles are built in").entries[0].id;
    let path = format!("/api/puzzles/linko/{id}/report");
    let report = json!({ "reason": "second_solution", "moves": ["take"] });
    assert_eq!(stranger(&server, &path, report.clone()).await.0, StatusCode::NO_CONTENT, "they become a guest");
    let browser = server.browser();
    browser.sign_up("Joan").await;
    assert_eq!(browser.post(&path, report.clone()).await.0, StatusCode::NO_CONTENT);
    assert_eq!(browser.post(&path, report).await.0, StatusCode::NO_CONTENT, "the same word again");
    let many: Vec<&str> = vec!["take"; 41];
    assert_eq!(browser.post(&path, json!({ "reason": "unclear", "moves": many })).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let try_path = format!("/api/puzzles/linko/{id}");
    assert_eq!(browser.post(&try_path, json!({ "moves": many })).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let seen: Vec<String> = (0..1001).map(|n| n.to_string()).collect();
    assert_eq!(browser.post("/api/puzzles/linko/next", json!({ "mode": "training", "seen": seen })).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    for missing in ["/api/puzzles/chess/next", "/api/puzzles/linko/nowhere1"] {
        let (status, _) = browser.post(missing, json!({ "mode": "training", "moves": [] })).await;
        assert!(status.is_client_error(), "{missing}");
    }
    // Hidden cards stay hidden.
    let (_, puzzle) = browser.get(&try_path).await;
    assert!(puzzle["start"].is_null(), "{puzzle}");
}

/// What the host's command says of a puzzle, once it has been checked.
async fn verdict_on(server: &Running, puzzle: &str) -> PuzzleVerdict {
    let url = format!("sqlite:{}", server.folder.path().join("games.db").display());
    loop {
        let reported = reported_puzzles(&url).await.expect("the store can be read beside the server");
        let found = reported.into_iter().find(|reported| reported.puzzle == puzzle).expect("it was reported");
        if let Some(verdict) = found.verdict.filter(|_| !found.waits) {
            return verdict;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_reported_puzzle_is_checked_again_and_stays_if_it_holds() {
    let server = Running::start().await;
    let easy = |entry: &&Entry| entry.goal == Goal::Win { turns: 1 };
    let entry = collection(GameId::Yinsh).expect("puzzles are built in").entries.iter().find(easy).expect("a win in one");
    let report = json!({ "reason": "not_winning", "moves": [] });
    assert_eq!(stranger(&server, &format!("/api/puzzles/yinsh/{}/report", entry.id), report).await.0, StatusCode::NO_CONTENT);
    assert_eq!(verdict_on(&server, &entry.id).await, PuzzleVerdict::Holds);
    assert!(server.service.live.puzzle_checks.withdrawn(GameId::Yinsh).is_empty());
}

#[tokio::test]
async fn a_puzzle_that_is_wrong_is_not_offered_and_does_not_count() {
    let server = Running::start().await;
    let browser = server.browser();
    browser.sign_up("Edith").await;
    let request = json!({ "mode": "daily", "date": "2026-11-18" });
    let daily = next(&browser, request.clone()).await["id"].as_str().expect("an id").to_owned();
    // As a check of this release would say it.
    let store = &server.service.store;
    let report = PuzzleReportRow {
        person: browser_person(&browser).await,
        game: GameId::Yinsh,
        puzzle: &daily,
        unix_ms: 1,
        reason: "unclear",
        moves: "",
    };
    store.report_puzzle(&report).await.expect("it is stored");
    let wrong = PuzzleVerdict::Wrong("e5-e9 does it too".to_owned());
    store.puzzle_checked("yinsh", &daily, env!("CARGO_PKG_VERSION"), &wrong).await.expect("it is stored");
    server.service.live.puzzle_checks.check_waiting().await.expect("the store answers");
    assert_ne!(next(&browser, request).await["id"], json!(daily));
    assert_eq!(verdict_on(&server, &daily).await, wrong);
    // A link to it still leads there, and a try counts for nothing.
    assert_eq!(browser.get(&format!("/api/puzzles/yinsh/{daily}")).await.0, StatusCode::OK);
    assert_eq!(result(&browser, &daily, "training", &solution(&daily)).await["counted"], json!(false));
    let (status, _) = browser.post("/api/puzzles/yinsh/next", json!({ "mode": "again", "failed": [daily] })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

async fn browser_person(browser: &Browser) -> PersonId {
    browser.me().await["id"].as_str().expect("an id").parse().expect("an id")
}

#[tokio::test]
async fn a_guests_puzzles_follow_into_an_account_are_exported_and_forgotten() {
    let server = Running::start().await;
    let (first, second) = {
        let entries = &collection(GameId::Yinsh).expect("puzzles are built in").entries;
        (entries[0].id.clone(), entries[1].id.clone())
    };
    let owner = server.browser();
    owner.sign_up("Ida").await;
    assert_eq!(owner.post("/api/account/sign-out", json!({})).await.0, StatusCode::OK);
    // Now a guest: a report makes one.
    let report = json!({ "reason": "unclear", "moves": ["e5-e8"] });
    assert_eq!(owner.post(&format!("/api/puzzles/yinsh/{first}/report"), report).await.0, StatusCode::NO_CONTENT);
    assert_eq!(result(&owner, &first, "training", &solution(&first)).await["counted"], json!(true));
    assert_eq!(result(&owner, &second, "training", &[]).await["counted"], json!(true));
    assert_eq!(owner.sign_in("Ida").await.0, StatusCode::OK);
    let (_, standing) = owner.get("/api/me/puzzles").await;
    assert_eq!((&standing["games"][0]["solved"], &standing["games"][0]["again"]), (&json!(1), &json!([second])), "{standing}");
    let (status, export) = owner.get("/api/account/export").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(export["puzzles"]["games"], standing["games"]);
    let tried: Vec<(&Value, &Value)> =
        export["puzzles"]["tried"].as_array().expect("a list").iter().map(|tried| (&tried["puzzle"], &tried["solved"])).collect();
    assert_eq!(tried, [(&json!(first), &json!(true)), (&json!(second), &json!(false))]);
    assert_eq!(export["puzzles"]["reported"][0]["moves"], json!("e5-e8"));
    let exported: Export = serde_json::from_value(export).expect("the shape that is described");
    assert_eq!(exported.puzzles.reported.len(), 1);
    let person = browser_person(&owner).await;
    assert_eq!(
        owner.post("/api/account/delete", json!({ "password": crate::fixture::credentials("Ida")["password"] })).await.0,
        StatusCode::OK
    );
    let store = &server.service.store;
    assert!(store.all_puzzles_tried(person).await.expect("the store answers").is_empty());
    assert!(store.puzzles_reported(person).await.expect("the store answers").is_empty());
    assert_eq!(store.puzzle_person(person, GameId::Yinsh).await.expect("the store answers"), None);
}

/// Our Glicko-2 is the one that rates games here.
#[test]
fn ratings_are_those_of_a_second_program() {
    let pairs = [((1500.0, 350.0), (1700.0, 200.0)), ((1850.0, 70.0), (1200.0, 90.0)), ((900.0, 120.0), (2100.0, 300.0))];
    for ((one, one_deviation), (two, two_deviation)) in pairs {
        for solved in [true, false] {
            let [person, puzzle] =
                [(one, one_deviation), (two, two_deviation)].map(|(rating, deviation)| Rating { rating, deviation, volatility: 0.06 });
            let (mine, theirs) = rating::rate(&person, &puzzle, solved, Weight::Full);
            let [person, puzzle] =
                [person, puzzle].map(|of| Glicko2Rating { rating: of.rating, deviation: of.deviation, volatility: of.volatility });
            let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
            let (expected, other) = glicko2(&person, &puzzle, &outcome, &Glicko2Config { tau: 0.5, convergence_tolerance: 1e-6 });
            for (found, expected) in [(mine, expected), (theirs, other)] {
                assert!((found.rating - expected.rating).abs() < 0.01, "{found:?} {expected:?}");
                assert!((found.deviation - expected.deviation).abs() < 0.01, "{found:?} {expected:?}");
                assert!((found.volatility - expected.volatility).abs() < 1e-6, "{found:?} {expected:?}");
            }
        }
    }
}
