//! Moves planned ahead over real sockets: answers that are played without their player, once, and what nobody else hears of them.

use crate::fixture::Running;
use crate::host::{Host, House, Player, within};
use crate::nodes::{Group, Node};
use serde_json::{Value, json};
use sqlx::Connection as _;
use std::time::Duration;
use trilynx_protocol::http::{MOST_PLANNED_LINES, MOST_PLANNED_MOVES, Notifications, PlannedMoves};
use trilynx_protocol::wire::{Stage, TableView};
use trilynx_protocol::{Command, TableId};
use trilynx_trials::client::Guest;
use trilynx_trials::games::{DUEL, WITH_CARDS, duel};

fn slow() -> Value {
    json!({ "game": DUEL, "variant": "blitz", "clock": { "kind": "correspondence", "days": 2 } })
}

/// Two accounts at a table with days for each turn, the first one to move.
async fn by_correspondence(host: &Host) -> (TableId, [Player; 2]) {
    host.pair_of_accounts(["Ann-A", "Bob-B"], slow()).await
}

async fn post_plan(who: &Guest, table: TableId, number: u32, lines: &[&[&str]]) -> (u16, Value) {
    who.post(&format!("/api/tables/{table}/plan"), &json!({ "number": number, "lines": lines })).await.expect("an answer")
}

async fn plan(who: &Guest, table: TableId, number: u32, lines: &[&[&str]]) {
    let (status, answer) = post_plan(who, table, number, lines).await;
    assert_eq!(status, 200, "{answer}");
}

async fn refused(who: &Guest, table: TableId, number: u32, lines: &[&[&str]]) -> String {
    let (status, answer) = post_plan(who, table, number, lines).await;
    assert_eq!((status, &answer["code"]), (409, &json!("refused")), "{answer}");
    answer["reason"]["code"].as_str().expect("a code").to_owned()
}

/// The lines that are left.
async fn planned(who: &Guest, table: TableId) -> Vec<String> {
    let planned: PlannedMoves = who.get(&format!("/api/tables/{table}/plan")).await.expect("a plan");
    let line = |line: Vec<trilynx_protocol::http::PlannedMove>| line.into_iter().map(|made| made.text).collect::<Vec<_>>().join(" ");
    planned.lines.into_iter().map(line).collect()
}

/// The moves of the game.
fn moves(view: &TableView) -> Vec<&str> {
    view.game.as_ref().map_or_else(Vec::new, |game| game.moves.iter().map(|made| made.text.as_str()).collect())
}

async fn notified(who: &Guest) -> usize {
    let found: Notifications = who.get("/api/notifications").await.expect("a list");
    found.lines.len()
}

/// What is stored of plans.
async fn stored(host: &Host, table: TableId) -> bool {
    host.service.store.plan(table, 1).await.expect("the store answers").is_some()
}

/// Waits until nothing is stored any more: that follows the move by which it is void.
async fn is_forgotten(host: &Host, table: TableId) {
    within(async {
        while stored(host, table).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_played_at_once_and_nobody_hears_of_the_plan() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut ann, bob]) = by_correspondence(&host).await;
    let Player { guest: bob, socket, .. } = bob;
    socket.leave().await;
    let before = ann.view().version;
    plan(&bob, table, 0, &[&["d5", "e5", "f5", "g5"], &["d6", "e6"]]).await;
    assert_eq!(planned(&bob, table).await, ["d5 e5 f5 g5", "d6 e6"]);
    assert_eq!(planned(&ann.guest, table).await, [""; 0], "it is Bob's");
    let version = ann.fresh().await["view"]["version"].clone();
    assert_eq!(version, json!(before), "for everybody else nothing has happened");
    house.wall.pass(Duration::from_secs(3600));
    ann.play("d5").await;
    ann.sees(|view| moves(view) == ["d5", "e5"]).await;
    let answer = &ann.view().game.as_ref().expect("a game").moves[1];
    assert!(answer.seat == 1 && answer.took_ms < 60_000, "{answer:?}");
    assert_eq!(planned(&bob, table).await, ["f5 g5"]);
    assert_eq!(notified(&bob).await, 0, "there is nothing for Bob to do");
    ann.play("f5").await;
    ann.sees(|view| moves(view) == ["d5", "e5", "f5", "g5"]).await;
    ann.play("f7").await;
    within(async {
        while notified(&bob).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    // It has been played to its end.
    is_forgotten(&host, table).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_plans_answer_each_other() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut ann, mut bob]) = by_correspondence(&host).await;
    plan(&bob.guest, table, 0, &[&["d5", "e5", "f5", "g5"]]).await;
    ann.play("d6").await;
    bob.sees(|view| moves(view).len() == 1).await;
    plan(&ann.guest, table, 1, &[&["e6", "f6", "g6", "h6"]]).await;
    // It is Bob's turn, and what he had planned is void.
    assert_eq!(refused(&bob.guest, table, 1, &[&["e6", "f6"]]).await, "nothing_to_plan");
    bob.play("e6").await;
    bob.sees(|view| moves(view).len() == 3).await;
    assert_eq!(planned(&ann.guest, table).await, ["g6 h6"]);
    bob.play("g6").await;
    bob.sees(|view| moves(view) == ["d6", "e6", "f6", "g6", "h6"]).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_ends_with_another_move_a_move_taken_back_and_the_game() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut ann, mut bob]) = by_correspondence(&host).await;
    plan(&bob.guest, table, 0, &[&["d5", "e5"]]).await;
    ann.play("d7").await;
    bob.sees(|view| moves(view) == ["d7"]).await;
    is_forgotten(&host, table).await;
    bob.play("e7").await;
    // What is taken back and played again is not answered by an old plan.
    plan(&bob.guest, table, 2, &[&["f5", "g5", "h5", "i5"]]).await;
    ann.sees(|view| moves(view).len() == 2).await;
    ann.play("f5").await;
    ann.sees(|view| moves(view).len() == 4).await;
    ann.granted(Command::AskTakeback { to: 2 }).await;
    bob.sees(|view| view.offers.takeback.is_some()).await;
    bob.granted(Command::AnswerTakeback { accept: true }).await;
    assert!(!stored(&host, table).await);
    ann.sees(|view| moves(view).len() == 2).await;
    ann.play("f5").await;
    assert_eq!(moves(ann.view()), ["d7", "e7", "f5"], "Bob decides anew");
    bob.sees(|view| moves(view).len() == 3).await;
    bob.play("g7").await;
    plan(&bob.guest, table, 4, &[&["h7", "i7"]]).await;
    plan(&bob.guest, table, 4, &[]).await;
    assert!(!stored(&host, table).await, "Bob has thought better of it");
    plan(&bob.guest, table, 4, &[&["h7", "i7"]]).await;
    let export: Value = bob.guest.get("/api/account/export").await.expect("an export");
    assert_eq!(export["planned"], json!([{ "table": table, "after": 4, "lines": [["h7", "i7"]] }]));
    ann.granted(Command::Resign).await;
    bob.sees(|view| view.stage == Stage::Over).await;
    is_forgotten(&host, table).await;
    assert_eq!(refused(&bob.guest, table, 4, &[&["h7", "i7"]]).await, "over");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plans_are_for_players_of_slow_games_without_hidden_cards_and_have_limits() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [ann, bob]) = by_correspondence(&host).await;
    assert_eq!(refused(&bob.guest, table, 0, &[&["d5"]]).await, "plan_unfinished");
    assert_eq!(refused(&bob.guest, table, 0, &[&["d5", "e5"], &["d5", "e6"]]).await, "plan_ambiguous");
    assert_eq!(refused(&bob.guest, table, 0, &[&["d5", "d5"]]).await, "rule");
    assert_eq!(refused(&bob.guest, table, 3, &[&["d5", "e5"]]).await, "stale");
    assert_eq!(refused(&ann.guest, table, 0, &[&["d5", "e5"]]).await, "nothing_to_plan");
    let stranger = host.guest().await;
    assert_eq!(refused(&stranger, table, 0, &[&["d5", "e5"]]).await, "not_seated");
    let line: &[&str] = &["d5", "e5"];
    let (status, answer) = post_plan(&bob.guest, table, 0, &vec![line; MOST_PLANNED_LINES + 1]).await;
    assert_eq!((status, &answer["code"], &answer["limit"]), (413, &json!("too_large"), &json!(MOST_PLANNED_LINES)), "{answer}");
    let (status, answer) = post_plan(&bob.guest, table, 0, &[&vec!["d5"; MOST_PLANNED_MOVES + 1]]).await;
    assert_eq!((status, &answer["limit"]), (413, &json!(MOST_PLANNED_MOVES)), "{answer}");
    assert!(!stored(&host, table).await);
    let (quick, [_, other]) = host.pair(duel(json!({}))).await;
    assert_eq!(refused(&other.guest, quick, 0, &[&["d5", "e5"]]).await, "nothing_to_plan");
    let cards = json!({ "game": WITH_CARDS, "clock": { "kind": "correspondence", "days": 1 } });
    let (cards, [_, other]) = host.pair(cards).await;
    assert_eq!(refused(&other.guest, cards, 0, &[&["leave"]]).await, "hidden");
    host.stop().await;
}

#[tokio::test]
async fn what_somebody_has_planned_is_forgotten_with_them() {
    let server = Running::start().await;
    let (one, two) = (server.browser(), server.browser());
    one.sign_up("Ann-A").await;
    two.sign_up("Bob-B").await;
    let options = duel(json!({ "clock": { "kind": "correspondence", "days": 2 } }));
    let (status, opened) = one.post("/api/tables", json!({ "options": options, "seats": ["me", "open"] })).await;
    assert_eq!(status, 201, "{opened}");
    let table: TableId = opened["table"].as_str().expect("an id").parse().expect("an id");
    let sit = json!({ "key": "sit", "command": { "do": "sit", "seat": 1 } });
    assert_eq!(two.post(&format!("/api/tables/{table}/ask"), sit).await.0, 200);
    let (status, answer) = two.post(&format!("/api/tables/{table}/plan"), json!({ "number": 0, "lines": [["d5", "e5"]] })).await;
    assert_eq!(status, 200, "{answer}");
    let store = server.service.store.clone();
    assert!(store.plan(table, 1).await.expect("the store answers").is_some());
    let (status, answer) = two.post("/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(status, 200, "{answer}");
    assert!(store.plan(table, 1).await.expect("the store answers").is_none());
    server.stop().await;
}

/// Lets Ann's move be stored, and its answer not: as if the server had died between the two.
async fn die_before_the_answer(host: &Host, ann: &mut Player, bob: &Guest) -> String {
    plan(bob, ann.table, 0, &[&["d5", "e5", "f5", "g5"]]).await;
    let kept = host.service.store.plan(ann.table, 1).await.expect("the store answers").expect("a plan");
    host.service.store.forget_plan(ann.table, 1).await.expect("the store answers");
    ann.play("d5").await;
    serde_json::to_string(&kept).expect("JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_died_before_an_answer_plays_it_once_when_it_is_back() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut ann, bob]) = by_correspondence(&host).await;
    let (bob, socket) = (bob.guest, bob.socket);
    socket.leave().await;
    let kept = die_before_the_answer(&host, &mut ann, &bob).await;
    let id = bob.id;
    host.stop().await;
    let mut file = sqlx::SqliteConnection::connect(&format!("sqlite:{}", house.file().display())).await.expect("a connection");
    let sql = "INSERT INTO planned_moves (table_id, seat, person, plan) VALUES ($1, 1, $2, $3)";
    sqlx::query(sql).bind(table.as_str()).bind(id.as_str()).bind(&kept).execute(&mut file).await.expect("it is stored");
    file.close().await.expect("closed");
    // Nobody looks at the table.
    for _ in 0..2 {
        let host = house.open().await;
        within(async {
            while host.service.store.log(table, 0, 100).await.expect("a log").iter().filter(|entry| is_move(entry)).count() < 2 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        let back = bob.at(&host.address);
        assert_eq!(planned(&back, table).await, ["f5 g5"]);
        let log = host.service.store.log(table, 0, 100).await.expect("a log");
        assert_eq!(log.iter().filter(|entry| is_move(entry)).count(), 2, "once");
        host.stop().await;
    }
}

fn is_move(entry: &trilynx_protocol::log::Entry) -> bool {
    matches!(entry.event, trilynx_protocol::log::Event::Moved { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_planned_through_any_node_and_answered_by_the_one_that_takes_over() {
    let group = Group::new().await;
    let (one, two): (Node, Node) = (group.node().await, group.node().await);
    let ann = group.guest(&one).await;
    let bob = group.guest(&one).await.at(&two.address);
    let options = duel(json!({ "clock": { "kind": "correspondence", "days": 2 } }));
    let opening = json!({ "options": options, "seats": ["me", { "for": bob.id }] });
    let table = ann.open(&opening).await.expect("a table");
    let mut ann = Player::join(ann, table).await;
    let mut bob = Player::join(bob, table).await;
    bob.granted(Command::Sit { seat: Some(1), word: None }).await;
    ann.sees(|view| view.stage == Stage::Playing).await;
    // The first node owns the table.
    plan(&bob.guest, table, 0, &[&["d5", "e5", "f5", "g5"]]).await;
    assert_eq!(refused(&bob.guest, table, 0, &[&["d5", "d5"]]).await, "rule");
    ann.play("d5").await;
    for player in [&mut ann, &mut bob] {
        player.sees(|view| moves(view) == ["d5", "e5"]).await;
    }
    assert_eq!(planned(&bob.guest, table).await, ["f5 g5"]);
    // It dies after the next move was stored, and before the answer was.
    let kept = serde_json::to_string(&two.service.store.plan(table, 1).await.expect("a store").expect("a plan")).expect("JSON");
    two.service.store.forget_plan(table, 1).await.expect("a store");
    ann.play("f5").await;
    bob.sees(|view| moves(view).len() == 3).await;
    one.bus.cut(false);
    let mut database = sqlx::PgConnection::connect(&group.url).await.expect("a connection");
    let sql = "INSERT INTO planned_moves (table_id, seat, person, plan) VALUES ($1, 1, $2, $3)";
    sqlx::query(sql).bind(table.as_str()).bind(bob.guest.id.as_str()).bind(&kept).execute(&mut database).await.expect("it is stored");
    let sql = "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds' WHERE id = $1";
    sqlx::query(sql).bind(one.bus.node().to_string()).execute(&mut database).await.expect("it is long ago");
    bob.sees(|view| moves(view).len() == 4).await;
    assert_eq!(moves(bob.view()), ["d5", "e5", "f5", "g5"]);
}
