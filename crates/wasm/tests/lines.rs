//! Everything that a page can say to the module, said natively: whole games against bots, reloads, requests, damage.

mod page;
mod puzzles;

use page::Page;
use serde_json::{Value, json};
use trilynx_wasm::{Learning, Local};

fn options(game: &str, players: u8) -> Value {
    json!({ "game": game, "variant": "standard", "players": players, "order": "fixed" })
}

/// Plays whatever is legal first until the game is over. Answers the version at the end.
fn play_on(page: &mut Page, table: &str) -> Value {
    for n in 0.. {
        assert!(n < 2_000, "a game that does not end");
        page.work();
        let view = page.view(table);
        if view["stage"] == "over" {
            return view;
        }
        let game = &view["game"];
        let Some(legal) = game["decision"]["legal"].as_array() else { continue };
        let (text, number) = (legal[n % legal.len()].clone(), game["moves"].as_array().map_or(0, Vec::len));
        let seat = game["decision"]["seat"].clone();
        let answer = page.ask(table, seat, json!({ "do": "play", "move": text, "number": number }));
        assert_eq!(answer["say"], "granted", "{answer}");
    }
    unreachable!()
}

#[test]
fn a_whole_game_of_each_kind_is_played_against_bots_and_comes_back_from_its_log() {
    for (game, players) in [("yinsh", 2), ("lyngk", 2), ("linko", 3)] {
        let mut page = Page::<Local>::begun();
        let seats: Vec<Value> = (0..players).map(|seat| if seat == 0 { json!("me") } else { json!({ "bot": "level2" }) }).collect();
        let table = page.open(json!({ "options": options(game, players), "seats": seats, "key": "k" }));
        assert_eq!(page.open(json!({ "options": options(game, players), "seats": seats, "key": "k" })), table, "the same key");
        page.watch(&table, None);
        let view = play_on(&mut page, &table);
        assert!(!view["game"]["result"].is_null(), "{view}");
        // The log that was told, in another module: the same table.
        let mut again = Page::<Local>::begun();
        let restored = again.restore(&table, &page.log(&table));
        assert_eq!(restored["version"], view["version"], "{restored}");
        again.watch(&table, None);
        assert_eq!(again.view(&table), view);
        // The record of the game can be read, gone through and judged.
        let record = page.get(&format!("/games/{table}/record"));
        assert_eq!(record["status"], 200);
        let studied = page.post("/positions", json!({ "start": { "record": record["body"] }, "from": 0 }));
        assert_eq!((&studied["status"], &studied["body"]["game"]), (&json!(200), &json!(game)));
        assert!(studied["body"]["positions"].as_array().is_some_and(|positions| positions.len() > 5), "{studied}");
        let of_table = again.post("/positions", json!({ "start": { "table": table } }));
        assert_eq!(of_table["body"]["own"], studied["body"]["own"]);
    }
}

#[test]
fn a_game_goes_on_after_a_reload_and_clocks_have_not_run_meanwhile() {
    let mut page = Page::<Local>::begun();
    let mut options = options("yinsh", 2);
    options["clock"] = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 0 });
    let table = page.open(json!({ "options": options, "seats": ["me", { "bot": "level1" }] }));
    page.watch(&table, None);
    for text in ["a2", "b1"] {
        page.work();
        let number = page.view(&table)["game"]["moves"].as_array().map_or(0, Vec::len);
        page.ask(&table, json!(null), json!({ "do": "play", "move": text, "number": number }));
    }
    page.work();
    let clocks = page.view(&table)["game"]["clocks"].clone();
    let mut again = Page::<Local>::begun();
    again.restore(&table, &page.log(&table));
    let welcome = again.watch(&table, None);
    assert_eq!(again.view(&table)["game"]["clocks"], clocks);
    assert!(welcome["service_ms"].as_u64() >= clocks["since_ms"].as_u64());
    assert!(welcome["service_ms"].as_u64() < clocks["since_ms"].as_u64().map(|since| since + 2_000), "{welcome} {clocks}");
}

#[test]
fn two_people_share_a_device_and_see_what_their_seat_sees() {
    let mut page = Page::<Local>::begun();
    let table = page.open(json!({ "options": options("linko", 2), "seats": ["me", "me"] }));
    let mine = page.watch(&table, Some(0))["view"]["game"]["position"].clone();
    let theirs = page.watch(&table, Some(1))["view"]["game"]["position"].clone();
    assert_ne!(mine, theirs, "each sees its own hand");
    let hint = page.post(&format!("/tables/{table}/hint"), json!({ "seat": 0 }));
    assert_eq!((&hint["status"], &hint["body"]["reason"]["code"]), (&json!(409), &json!("fair_play")));
}

#[test]
fn what_breaks_a_rule_is_refused_with_its_clause_and_keys_count_once() {
    let mut page = Page::<Local>::begun();
    let table = page.open(json!({ "options": options("yinsh", 2), "seats": ["me", "me"] }));
    page.watch(&table, None);
    let play = |text: &str, number: u32| json!({ "do": "play", "move": text, "number": number });
    let first = page.say_keyed(&table, "one", json!(0), play("e5", 0));
    let again = page.say_keyed(&table, "one", json!(0), play("e5", 0));
    assert_eq!((&first["say"], &first), (&json!("granted"), &again), "the same key is granted once");
    assert_eq!(page.say_keyed(&table, "one", json!(0), play("e6", 0))["error"]["code"], "taken");
    let refused = page.ask(&table, json!(1), play("e5", 1));
    assert_eq!((&refused["say"], &refused["reason"]["clause"]), (&json!("refused"), &json!("YINSH D2")));
    assert_eq!(page.ask(&table, json!(1), play("e6", 0))["reason"]["code"], "stale");
    let preview = page.say(json!({ "say": "preview", "table": table, "seat": 1, "move": "e6" }));
    assert_eq!(preview[0]["say"], "preview", "{preview:?}");
    // Taking back is asked of nobody else, and so is done.
    let back = page.ask(&table, json!(0), json!({ "do": "ask_takeback", "to": 0 }));
    assert_eq!(back["say"], "granted", "{back}");
    let said = page.ask(&table, json!(0), json!({ "do": "resign" }));
    assert_eq!((&said["say"], &page.view(&table)["stage"]), (&json!("granted"), &json!("over")));
}

#[test]
fn a_rematch_is_another_table_that_the_page_can_keep() {
    let mut page = Page::<Local>::begun();
    let table = page.open(json!({ "options": options("yinsh", 2), "seats": ["me", { "bot": "random" }] }));
    page.watch(&table, None);
    page.ask(&table, json!(null), json!({ "do": "resign" }));
    page.ask(&table, json!(null), json!({ "do": "offer_rematch" }));
    let rematch = page.view(&table)["rematch"].as_str().expect("the bot agrees").to_owned();
    assert!(!page.log(&rematch).is_empty());
    page.watch(&rematch, None);
    assert_eq!(page.view(&rematch)["stage"], "playing");
}

#[test]
fn hints_and_reviews_are_those_of_a_server() {
    let mut page = Page::<Local>::begun();
    let table = page.open(json!({ "options": options("yinsh", 2), "seats": ["me", { "bot": "random" }] }));
    let hint = page.post(&format!("/tables/{table}/hint"), json!({}));
    assert_eq!((&hint["status"], &hint["body"]["number"]), (&json!(200), &json!(0)), "{hint}");
    let played = page.ask(&table, json!(null), json!({ "do": "play", "move": hint["body"]["move"], "number": 0 }));
    assert_eq!(played["say"], "granted");

    let start = json!({ "game": "yinsh", "position": "yinsh/standard d5 e7 f4 g7" });
    let begun = page.post("/reviews", json!({ "start": start, "nodes": 1000 }));
    assert_eq!(begun["status"], 201, "{begun}");
    let review = begun["body"]["review"].as_str().expect("an id").to_owned();
    let first = page.get(&format!("/reviews/{review}?after=0&wait=20"));
    assert_eq!(first["body"]["all"], 4, "{first}");
    assert!(!first["body"]["turns"].as_array().expect("turns").is_empty());
    page.work();
    let all = page.get(&format!("/reviews/{review}?after=0"));
    assert_eq!((&all["body"]["stage"], all["body"]["turns"].as_array().map(Vec::len)), (&json!("done"), Some(4)));
    let other = page.post("/reviews", json!({ "start": start, "nodes": 1000 }));
    let other = other["body"]["review"].as_str().expect("an id").to_owned();
    assert_eq!(page.request("DELETE", &format!("/reviews/{other}"), None)["status"], 204);
    assert_eq!(page.get(&format!("/reviews/{other}"))["body"]["stage"], "stopped");
    assert_eq!(page.post("/reviews", json!({ "start": { "table": table } }))["body"]["reason"]["code"], "not_over");
    assert_eq!(page.get("/bots")["body"].as_array().map(Vec::len), Some(3));
    let dealt = page.post("/positions", json!({ "start": { "game": "linko", "players": 4 } }));
    assert_eq!(dealt["body"]["players"], 4);
}

#[test]
fn lessons_are_those_of_a_server() {
    let mut page = Page::<Learning>::begun();
    for game in ["yinsh", "lyngk", "linko"] {
        let list = page.get(&format!("/lessons/{game}"));
        let name = list["body"]["lessons"][0]["name"].as_str().expect("a lesson").to_owned();
        let step = page.post(&format!("/lessons/{game}/{name}/1"), json!({ "moves": [] }));
        assert_eq!((&step["status"], &step["body"]["outcome"]), (&json!(200), &json!({ "is": "going_on" })), "{step}");
        let legal = step["body"]["decision"]["legal"][0].clone();
        assert_eq!(page.post(&format!("/lessons/{game}/{name}/1"), json!({ "moves": [legal] }))["status"], 200);
    }
    assert_eq!(page.get("/lessons/chess")["status"], 404);
}

#[test]
fn the_module_for_learning_answers_damaged_input_and_knows_no_tables() {
    let mut page = Page::<Learning>::new();
    let before = page.say(json!({ "request": 7, "method": "GET", "path": "/lessons/yinsh" }));
    assert_eq!((&before[0]["request"], &before[0]["status"]), (&json!(7), &json!(400)), "{before:?}");
    let mut page = Page::<Learning>::begun();
    for (line, expected) in [
        ("{", "\"request\":0,\"status\":400"),
        ("hello", "\"request\":0,\"status\":400"),
        (r#"{"say":"watch","table":"abcdefghijkl"}"#, "\"request\":0,\"status\":400"),
        (r#"{"request":9,"method":"PUT","path":"/lessons/yinsh"}"#, "\"request\":9,\"status\":400"),
        (r#"{"request":9,"method":"POST","path":"/tables","body":{}}"#, "\"request\":9,\"status\":404"),
        (r#"{"request":9,"method":"POST","path":"/studies/read","body":{"text":"nonsense"}}"#, "\"request\":9,\"status\":4"),
        (r#"{"request":9,"method":"POST","path":"/explorer","body":{"position":"yinsh/standard","book":"nonsense"}}"#, "\"status\":400"),
    ] {
        let answer = page.text(line);
        assert!(answer.contains(expected), "{line}: {answer}");
    }
    assert!(page.bytes(b"\xff\xfe").contains("not UTF-8"));
    assert!(page.file(b"\xff\xfe")["error"].is_string());
    assert_eq!(page.step(), None);
}

#[test]
fn the_engine_is_asked_by_the_same_lines_and_can_be_stopped_between_slices() {
    let mut page = Page::<Local>::begun();
    let hello = page.text("hello");
    assert!(hello.starts_with("name trilynx\n") && hello.ends_with("ready\n"), "{hello}");
    page.text("position yinsh/standard d5 e7");
    page.text("go infinite");
    for _ in 0..3 {
        page.step();
    }
    assert_eq!(page.text("ping 1"), "pong 1\n");
    assert!(page.text("position yinsh/standard").starts_with("error a bot is thinking"));
    let answer = page.text("stop");
    assert!(answer.contains("\nbestmove "), "{answer}");
    page.text("position yinsh/standard d5 e7");
    page.text("option Lines 3");
    page.heard_text();
    assert_eq!(page.text("go nodes 3000"), "");
    page.work();
    let answer = page.heard_text();
    assert_eq!(answer.lines().filter(|line| line.contains(" line 3 ")).count(), answer.matches(" line 1 ").count(), "{answer}");
    assert!(answer.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{answer}");
    assert!(page.text("position yinsh/standard e5 e5").contains("[YINSH D2]"));
}

#[test]
fn a_bot_that_cannot_go_on_thinks_in_rounds() {
    let mut page = Page::<Local>::begun();
    page.text("option Bot tree");
    page.text("position yinsh/standard d5 e7");
    page.text("go infinite");
    let nodes = |said: &str| -> Vec<u64> { said.lines().filter_map(|line| line.split(' ').nth(4)?.parse().ok()).collect() };
    page.step();
    let first = page.heard_text();
    page.step();
    let second = page.heard_text();
    let (first, second) = (nodes(&first), nodes(&second));
    assert!(first.is_sorted() && second.is_sorted(), "{first:?} {second:?}");
    assert!(second.first() > first.last() && !first.is_empty(), "{first:?} {second:?}");
    assert!(page.text("stop").contains("bestmove "));
}

#[test]
fn damaged_input_is_answered_and_changes_nothing() {
    let mut page = Page::<Local>::new();
    let before = page.say(json!({ "request": 7, "method": "GET", "path": "/bots" }));
    assert_eq!((&before[0]["request"], &before[0]["status"]), (&json!(7), &json!(400)), "{before:?}");
    let mut page = Page::<Local>::begun();
    let table = page.open(json!({ "options": options("yinsh", 2), "seats": ["me", "me"] }));
    let log = page.log(&table);
    for (line, expected) in [
        ("{", "\"code\":\"malformed\""),
        ("{}", "\"code\":\"malformed\""),
        (r#"{"say":"watch","table":"short"}"#, "\"code\":\"malformed\""),
        (r#"{"say":"watch","table":"abcdefghijkl"}"#, "\"code\":\"not_found\""),
        (r#"{"say":"watch"}"#, "missing field `table`"),
        (r#"{"say":"ask","table":"abcdefghijkl","key":"1"}"#, "missing field `command`"),
        (r#"{"say":"watch","table":"abcdefghijkl","study":1}"#, "unknown field `study`"),
        (r#"{"say":"shout"}"#, "\"code\":\"malformed\""),
        (r#"{"say":"seek","game":"yinsh"}"#, "\"code\":\"unavailable\""),
        (r#"{"say":"watch_study","study":"abcdefghijkl","version":0}"#, "\"code\":\"unavailable\""),
        (r#"{"request":9,"method":"GET","path":"/lessons/yinsh"}"#, "\"request\":9,\"status\":404"),
        (r#"{"request":9,"method":"PUT","path":"/bots"}"#, "\"request\":9,\"status\":400"),
        (r#"{"request":9,"method":"GET","path":"/nothing"}"#, "\"request\":9,\"status\":404"),
        (r#"{"request":9,"method":"POST","path":"/tables","body":{"seats":[]}}"#, "\"request\":9,\"status\":400"),
        (r#"{"request":9,"method":"POST","path":"/tables"}"#, "\"request\":9,\"status\":400"),
        (r#"{"request":9,"method":"GET","path":"/reviews/local-1?after=x"}"#, "\"request\":9,\"status\":400"),
        (r#"{"request":9,"method":"GET","path":"/reviews/local-1"}"#, "\"request\":9,\"status\":404"),
        (r#"{"restore":"abcdefghijkl","entries":[]}"#, "\"restored\":\"abcdefghijkl\",\"version\":null"),
        (r#"{"begin":{"seed":"00","person":"abcdefghijkl","name":"A"}}"#, "128 hexadecimal digits"),
        ("go nodes 0", "error nodes must be at least 1"),
        ("position chess/standard", "error "),
    ] {
        let answer = page.text(line);
        assert!(answer.contains(expected), "{line}: {answer}");
    }
    assert!(page.bytes(b"\xff\xfe").contains("not UTF-8"));
    let long = format!("position yinsh/standard {}", "e5 ".repeat(400_000));
    assert_eq!(page.text(&long), "error a line has at most 1048576 bytes\n");
    assert!(page.bytes(&vec![b'x'; trilynx_wasm::MAX_INPUT_BYTES + 1]).contains("\"code\":\"too_large\""));
    let many: Vec<String> = vec!["e5".to_owned(); 1001];
    let answer = page.post("/positions", json!({ "start": { "game": "yinsh" }, "moves": many }));
    assert_eq!((&answer["status"], &answer["body"]["limit"]), (&json!(413), &json!(1000)));
    // A log that was tampered with is no table.
    let mut tampered = log.clone();
    tampered.remove(1);
    page.text(&json!({ "forget": table }).to_string());
    let restored = page.restore(&table, &tampered);
    assert!(restored["error"]["message"].as_str().is_some_and(|message| message.contains("cannot have happened")), "{restored}");
    assert_eq!(page.restore(&table, &log)["version"], log.len());
}

#[test]
fn tables_and_waiting_output_are_limited() {
    let mut page = Page::<Local>::begun();
    let first = page.open(json!({ "options": options("yinsh", 2), "seats": ["me", "me"] }));
    page.watch(&first, None);
    let opened: Vec<String> = (0..40).map(|_| page.open(json!({ "options": options("yinsh", 2), "seats": ["me", "me"] }))).collect();
    let there = |page: &mut Page, table: &str| page.get(&format!("/tables/{table}"))["status"] == 200;
    assert!(there(&mut page, &first), "a table that is watched stays");
    assert_eq!(opened.iter().filter(|table| there(&mut page, table)).count(), 31);
    let put_away = opened.iter().find(|table| !there(&mut page, table)).expect("one is gone").clone();
    let log = page.log(&put_away);
    assert_eq!(page.restore(&put_away, &log)["version"], log.len(), "and comes back from its log");
}
