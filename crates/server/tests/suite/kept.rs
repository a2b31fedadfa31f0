//! Games and lessons that were kept in a browser, taken into an account: what was played is kept once and belongs to nobody else, and whatever is
//! wrong with a log is refused.

use crate::fixture::{Browser, Running, credentials};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use trilynx_games::chance::Seed;
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_play::turns::roster;
use trilynx_protocol::http::PlayedGames;
use trilynx_protocol::log::Entry;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, Options, PersonId, SeatOffer, TableId, Time};
use trilynx_server::config::Database;
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// When the games of the browser were played.
const PLAYED_UNIX_MS: u64 = 1_790_000_000_000;

fn person() -> PersonId {
    PersonId::from_random([3; 16])
}

/// A game as a browser keeps it: against a bot, by whatever is legal, to its end or for so many moves.
fn played(game: GameId, number: u8, most: usize) -> (TableId, Vec<Entry>) {
    let id = TableId::from_random([number; 16]);
    let given = |n: usize| Entropy { seed: Seed([n as u8; 64]), table: TableId::from_random([n as u8; 16]), bots: roster };
    let options = Options {
        game: GameName(game),
        variant: game.variants()[0].to_owned(),
        players: 2,
        start: None,
        order: Order::Random,
        clock: ClockRule::None,
        rated: false,
        rounds: 1,
        private: false,
    };
    let offers = vec![SeatOffer::Me, SeatOffer::Bot("level2".to_owned())];
    let opening = Opening { options, by: person(), offers, occupants: Vec::new(), rematch_of: None, guest: true };
    let at = |n: usize| Time { service_ms: 5_000_000_000_000 + n as u64 * 1_500, unix_ms: PLAYED_UNIX_MS + n as u64 * 1_500 };
    let mut log = Vec::new();
    let mut table = Table::open(id, at(0), opening, &given(usize::from(number)), &mut |_, entry| log.push(entry.clone())).expect("a table");
    for n in 1..=most {
        let Some(seat) = table.to_move() else { break };
        let legal = table.view(Viewer::Seat(seat)).game.and_then(|game| game.decision).and_then(|decision| decision.legal).expect("moves");
        let play = Command::Play { text: legal[n * 5 % legal.len()].clone(), number: table.moves_played() };
        let by = if table.bot_to_move().is_some() { By::Bot(seat) } else { as_person(seat) };
        table.apply(at(n), &given(n), by, Input::Asked(play), &mut |_, entry| log.push(entry.clone())).expect("a legal move");
    }
    if table.stage() == Stage::Over {
        // What comes after the end names a table that is in the browser alone.
        let seat = table.seat_of(person()).next().expect("a seat");
        let rematch = Input::Asked(Command::OfferRematch);
        table.apply(at(most), &given(most), as_person(seat), rematch, &mut |_, entry| log.push(entry.clone())).expect("a rematch");
    }
    (id, log)
}

fn as_person(seat: Seat) -> By {
    By::Person { id: person(), seat: Some(seat), lag_ms: 0, held_ms: 0, guest: true }
}

fn body((table, entries): &(TableId, Vec<Entry>)) -> Value {
    json!({ "table": table, "person": person(), "entries": entries })
}

async fn keep(browser: &Browser, body: Value) -> (StatusCode, Value) {
    browser.post("/api/me/games", body).await
}

async fn listed(browser: &Browser, who: &str) -> Vec<Value> {
    let (status, list) = browser.get(&format!("/api/games?player={who}")).await;
    assert_eq!(status, StatusCode::OK, "{list}");
    list["games"].as_array().expect("a list").clone()
}

async fn a_game_is_kept_once(server: Running) {
    let browser = server.browser();
    let me = browser.sign_up("Ada").await;
    for (n, &game) in GameId::ALL.iter().enumerate() {
        let log = played(game, n as u8, 5_000);
        let (status, kept) = keep(&browser, body(&log)).await;
        assert_eq!((status, &kept["known"]), (StatusCode::CREATED, &json!(false)), "{kept}");
        let table = kept["table"].as_str().expect("an id").to_owned();
        assert_ne!(table, log.0.as_str(), "the server chooses the id");

        // Again, also by a log that says something else: nothing changes.
        let (status, again) = keep(&browser, body(&log)).await;
        assert_eq!((status, again), (StatusCode::OK, json!({ "table": table, "known": true })));
        let (status, _) = keep(&browser, body(&(log.0, log.1[..3].to_vec()))).await;
        assert_eq!(status, StatusCode::OK);

        // It is among the games, and like any other: seen, replayed, reviewed, saved.
        let line = listed(&browser, "me").await.into_iter().find(|line| line["id"] == table.as_str()).expect("it is listed");
        assert_eq!((&line["stage"], &line["opened_unix_ms"]), (&json!("over"), &json!(PLAYED_UNIX_MS)));
        let people: Vec<&Value> =
            line["seats"].as_array().expect("seats").iter().filter(|seat| seat["occupant"]["person"] == me["id"]).collect();
        assert_eq!(people.len(), 1, "{line}");
        let (_, history) = browser.get("/api/people/me/games").await;
        let history: PlayedGames = serde_json::from_value(history).expect("a page");
        assert!(history.games.iter().any(|game| game.line.id.as_str() == table), "it is there at once: {:?}", history.games.len());
        let (status, seen) = browser.get(&format!("/api/tables/{table}")).await;
        assert_eq!((status, &seen["view"]["stage"], &seen["view"]["rated"]), (StatusCode::OK, &json!("over"), &json!(false)));
        assert_eq!(seen["view"]["options"]["private"], json!(true));
        assert_eq!((&seen["view"]["rematch"], &seen["people"][me["id"].as_str().expect("an id")]["name"]), (&Value::Null, &json!("Ada")));
        let (status, studied) = browser.post("/api/positions", json!({ "start": { "table": table }, "from": 0 })).await;
        assert_eq!(status, StatusCode::OK, "{studied}");
        let (status, record) = browser.get(&format!("/api/games/{table}/record")).await;
        assert_eq!(status, StatusCode::OK, "{record}");
        let (status, begun) = browser.post("/api/reviews", json!({ "start": { "table": table }, "moves": [] })).await;
        assert!(status.is_success(), "{begun}");
        // A rematch goes on at the server.
        let seat = seen["view"]["viewer"].clone();
        let ask = json!({ "key": format!("rematch {n}"), "seat": seat, "command": { "do": "offer_rematch" } });
        let (status, answer) = browser.post(&format!("/api/tables/{table}/ask"), ask).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    // Nothing of it is public, and it counts for nothing.
    assert_eq!(listed(&server.browser(), "Ada").await, Vec::<Value>::new());
    let (_, public) = server.browser().get("/api/games").await;
    assert_eq!(public["games"], json!([]));
    let (_, profile) = browser.get("/api/people/Ada").await;
    assert_eq!(profile["ratings"], json!([]));

    // The same log belongs to another account as another table.
    let other = server.browser();
    other.sign_up("Bob").await;
    let log = played(GameId::ALL[0], 0, 5_000);
    let (status, kept) = keep(&other, body(&log)).await;
    assert_eq!(status, StatusCode::CREATED);
    assert!(listed(&browser, "me").await.iter().all(|line| line["id"] != kept["table"]));

    // The clock of the service has not been moved by the times of the browser.
    assert!(server.service.live.env.now().service_ms < 1_000_000_000);
    assert!(server.service.store.service_clock().await.expect("a clock") < 1_000_000_000);
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_kept_once_by_sqlite() {
    a_game_is_kept_once(Running::start().await).await;
}

#[tokio::test]
async fn a_game_is_kept_once_by_postgres() {
    a_game_is_kept_once(on_postgres().await).await;
}

async fn on_postgres() -> Running {
    let url = trilynx_trials::cluster::database().await;
    Running::start_with(|config| config.database = Database::Postgres(url)).await
}

#[tokio::test]
async fn only_an_account_keeps_games() {
    let server = Running::start().await;
    let log = played(GameId::ALL[0], 1, 5_000);
    let browser = server.browser();
    assert_eq!(keep(&browser, body(&log)).await.0, StatusCode::UNAUTHORIZED);
    browser.post("/api/guest", Value::Null).await;
    assert_eq!(keep(&browser, body(&log)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(browser.get("/api/me/lessons").await.0, StatusCode::UNAUTHORIZED);
    // Another site cannot send one.
    browser.sign_up("Ada").await;
    let foreign = server.stranger(Method::POST, "/api/me/games").header("origin", "https://example.org").json(&body(&log)).send();
    assert_eq!(foreign.await.expect("an answer").status(), StatusCode::FORBIDDEN);
    assert_eq!(listed(&browser, "me").await, Vec::<Value>::new());
}

#[tokio::test]
async fn forged_logs_are_refused_and_leave_nothing() {
    let server = Running::start().await;
    let browser = server.browser();
    let me = browser.sign_up("Ada").await;
    let victim = server.browser().sign_up("Bob").await;
    let log = played(GameId::Linko, 1, 5_000);
    let sound = body(&log);
    let refused = async |what: &str, forged: Value| {
        let (status, error) = keep(&browser, forged).await;
        assert_eq!((status, &error["code"]), (StatusCode::BAD_REQUEST, &json!("malformed")), "{what}: {error}");
        assert!(!error.to_string().contains("deck="), "{what}: {error}");
    };
    let changed = |path: &str, value: Value| {
        let mut forged = sound.clone();
        *forged.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        forged
    };
    let ended = log.1.iter().position(|entry| matches!(entry.event, trilynx_protocol::log::Event::Ended { .. })).expect("an end");
    refused("a rated game", changed("/entries/0/event/options/rated", json!(true))).await;
    refused("an open seat", changed("/entries/0/event/offers/1", json!("open"))).await;
    refused("a seat for somebody else", changed("/entries/0/event/offers/1", json!({ "for": victim["id"] }))).await;
    refused("opened by somebody else", changed("/entries/0/event/by", victim["id"].clone())).await;
    refused("somebody else at the table", changed("/entries/2/event/occupant", json!({ "person": victim["id"] }))).await;
    refused("a bot that there is not", changed("/entries/0/event/offers/1", json!({ "bot": "<script>" }))).await;
    refused("another bot than was asked for", changed("/entries/2/event/occupant", json!({ "bot": "level9" }))).await;
    refused("another seed", changed("/entries/0/event/seed", json!("0".repeat(128)))).await;
    refused("no seed", changed("/entries/0/event/seed", json!("<script>"))).await;
    refused("another winner", changed(&format!("/entries/{ended}/event/result/winners"), json!([0, 1]))).await;
    refused("other scores", changed(&format!("/entries/{ended}/event/result/scores"), json!([99, 0]))).await;
    refused("a move that is not legal", changed("/entries/4/event/text", json!("13+13+13+13"))).await;
    refused("a game of another version of the rules", changed("/entries/3/event/rules", json!(2))).await;
    refused("time that goes back", changed("/entries/5/at/service_ms", json!(1))).await;
    refused("another person than the one who sends it", changed("/person", victim["id"].clone())).await;
    refused("an id that is none", changed("/table", json!("../../etc"))).await;
    refused("too little", json!({ "table": log.0, "person": person(), "entries": [] })).await;
    refused("a field too many", {
        let mut more = sound.clone();
        more["rated"] = json!(true);
        more
    })
    .await;
    refused("no log at all", json!("nonsense")).await;
    // A game that goes on would tell what is hidden in it, and goes on elsewhere.
    refused("a game that is not over", body(&played(GameId::Linko, 2, 7))).await;
    assert_eq!(listed(&browser, "me").await, Vec::<Value>::new());

    // Times that have not come yet become the present.
    let mut future = sound.clone();
    for entry in future["entries"].as_array_mut().expect("entries") {
        entry["at"]["unix_ms"] = json!(u64::MAX);
    }
    let (status, kept) = keep(&browser, future).await;
    assert_eq!(status, StatusCode::CREATED, "{kept}");
    let line = listed(&browser, "me").await.remove(0);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    assert!(line["opened_unix_ms"].as_u64().is_some_and(|opened| opened <= now), "{line}");
    assert_eq!(me["name"], "Ada");
}

#[tokio::test]
async fn the_id_of_a_table_of_somebody_else_is_of_no_use() {
    let server = Running::start().await;
    let bob = server.browser();
    bob.sign_up("Bob").await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "private": true });
    let (_, opened) = bob.post("/api/tables", json!({ "options": options, "seats": ["me", { "bot": "level1" }] })).await;
    let (_, before) = bob.get(&format!("/api/tables/{}", opened["table"].as_str().expect("an id"))).await;
    let ada = server.browser();
    ada.sign_up("Ada").await;
    let (_, entries) = played(GameId::ALL[0], 1, 5_000);
    let (status, kept) = keep(&ada, json!({ "table": opened["table"], "person": person(), "entries": entries })).await;
    assert_eq!(status, StatusCode::CREATED, "{kept}");
    assert_ne!(kept["table"], opened["table"]);
    let (_, after) = bob.get(&format!("/api/tables/{}", opened["table"].as_str().expect("an id"))).await;
    assert_eq!(after["view"]["version"], before["view"]["version"]);
}

#[tokio::test]
async fn much_is_too_much() {
    let rates = Rates { address: Rate::new(100, 60_000), person: Rate::new(3, 60_000) };
    let server = Running::start_with(|config| config.limits = Some(Allowances { kept_games: rates, ..Allowances::default() })).await;
    let browser = server.browser();
    browser.sign_up("Ada").await;
    let mut large = body(&played(GameId::ALL[0], 1, 5_000));
    large["entries"] = json!(vec![large["entries"][0].clone(); 4_000]);
    let (status, error) = keep(&browser, large).await;
    assert_eq!((status, &error["code"], &error["limit"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large"), &json!(1024 * 1024)));
    for number in 2..4 {
        assert_eq!(keep(&browser, body(&played(GameId::ALL[0], number, 5_000))).await.0, StatusCode::CREATED);
    }
    let (status, error) = keep(&browser, body(&played(GameId::ALL[0], 4, 5_000))).await;
    assert_eq!((status, &error["what"]), (StatusCode::TOO_MANY_REQUESTS, &json!("kept_games")));
}

#[tokio::test]
async fn lessons_that_are_done_are_added_up_by_sqlite() {
    lessons_that_are_done_are_added_up_and_go_with_the_account(Running::start().await).await;
}

#[tokio::test]
async fn lessons_that_are_done_are_added_up_by_postgres() {
    lessons_that_are_done_are_added_up_and_go_with_the_account(on_postgres().await).await;
}

async fn lessons_that_are_done_are_added_up_and_go_with_the_account(server: Running) {
    let browser = server.browser();
    browser.sign_up("Ada").await;
    assert_eq!(browser.get("/api/me/lessons").await, (StatusCode::OK, json!({ "done": {} })));
    let (_, all) = browser.get("/api/lessons/yinsh").await;
    let [first, second] = [0, 1].map(|n| all["lessons"][n]["name"].clone());
    let add = async |done: Value| browser.post("/api/me/lessons", json!({ "done": done })).await;
    let (status, done) = add(json!({ "yinsh": [second, "no-such-lesson", "<script>"], "chess": ["mate"] })).await;
    assert_eq!((status, &done), (StatusCode::OK, &json!({ "done": { "yinsh": [second] } })));
    let (_, done) = add(json!({ "yinsh": [first, first] })).await;
    assert_eq!(done["done"]["yinsh"].as_array().map(Vec::len), Some(2), "{done}");
    assert_eq!(browser.get("/api/me/lessons").await.1, done);
    let (_, export) = browser.get("/api/account/export").await;
    assert_eq!(export["lessons"], done);
    let (status, _) = browser.post("/api/account/delete", json!({ "password": credentials("Ada")["password"] })).await;
    assert_eq!(status, StatusCode::OK);
    let again = server.browser();
    again.sign_up("Ada").await;
    assert_eq!(again.get("/api/me/lessons").await.1, json!({ "done": {} }));
    server.stop().await;
}
