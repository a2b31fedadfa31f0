//! Puzzles in a browser: the module asks for their file, and answers what a server does.

use crate::page::Page;
use serde_json::{Value, json};
use trilynx_games::GameId;
use trilynx_play::puzzles::{self, Known, Tried};
use trilynx_protocol::http::{PuzzleDone, PuzzleRequest, PuzzleTry};
use trilynx_puzzles::Entry;
use trilynx_wasm::Learning;

fn as_json<T: serde::Serialize>(value: &T) -> Value {
    // As it crosses the wire: the last digit of a number can be lost there.
    serde_json::from_str(&serde_json::to_string(value).expect("JSON")).expect("JSON")
}

fn read<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("a body")
}

#[test]
fn puzzles_come_as_files_and_the_answers_are_those_of_a_server() {
    let mut page = Page::<Learning>::begun();
    for game in GameId::ALL {
        let file = std::fs::read(format!("{}/../puzzles/data/{game}.txt", env!("CARGO_MANIFEST_DIR"))).expect("a file");
        if trilynx_puzzles::collection(*game).is_none() {
            let said = page.say(json!({ "request": 900, "method": "GET", "path": format!("/puzzles/{game}") }));
            assert_eq!(said[0], json!({ "wants_puzzles": game.name() }), "{said:?}");
            assert_eq!(said[1]["status"], 503, "{said:?}");
        }
        assert_eq!(page.file(&file), json!({ "puzzles": game.name(), "error": null }));
        let list = page.get(&format!("/puzzles/{game}"));
        assert_eq!((&list["status"], &list["body"]), (&json!(200), &as_json(&puzzles::list(game.name()).expect("a list"))));
        let request = json!({ "mode": "daily", "date": "2026-11-18" });
        let first_rating = |entry: &Entry| f64::from(entry.rating);
        let wanted: PuzzleRequest = read(request.clone());
        let entry = puzzles::next(game.name(), &wanted, &Known::default(), &[], &first_rating, "2026-11-18", 1).expect("a puzzle");
        let described = as_json(&puzzles::described(*game, entry, first_rating(entry)).expect("a puzzle"));
        assert_eq!(page.post(&format!("/puzzles/{game}/next"), request)["body"], described);
        assert_eq!(page.get(&format!("/puzzles/{game}/{}", entry.id))["body"], described);
        let begun = page.post(&format!("/puzzles/{game}/{}", entry.id), json!({ "moves": [] }))["body"].clone();
        let legal = begun["decision"]["legal"].as_array().expect("moves");
        for text in legal.iter().take(4) {
            let tried = json!({ "moves": [text], "help": "solution" });
            let expected =
                Tried::new(game.name(), &entry.id, read::<PuzzleTry>(tried.clone())).and_then(|tried| tried.step()).expect("a step");
            assert_eq!(page.post(&format!("/puzzles/{game}/{}", entry.id), tried)["body"], as_json(&expected), "{text}");
        }
        let done = json!({ "mode": "training", "moves": [], "helped": false });
        let of = read::<PuzzleDone>(done.clone());
        let expected = puzzles::result(game.name(), &entry.id, &of).and_then(|result| puzzles::rated(&result, None)).expect("a rating");
        assert_eq!(page.post(&format!("/puzzles/{game}/{}/result", entry.id), done)["body"], as_json(&expected));
    }
    assert_eq!(page.get("/puzzles/chess")["status"], 404);
    assert_eq!(page.post("/puzzles/yinsh/next", json!({ "mode": "theme" }))["status"], 400);
    let damaged = page.file(b"trilynx-puzzles 1 yinsh\nnonsense\n");
    assert!(damaged["error"].as_str().is_some_and(|error| error.starts_with("line 2, column 1")), "{damaged}");
}
