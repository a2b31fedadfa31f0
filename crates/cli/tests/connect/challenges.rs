//! Challenges between accounts: taken where the rules like them, declined where they do not, and left waiting where there is no room.

use super::{Connected, PATIENCE, PROGRAM, play_on, serve};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;
use trilynx_protocol::http::Challenges;
use trilynx_protocol::wire::{Stage, TableView, ToClient};
use trilynx_protocol::{Command as Request, EndedBy, PersonId, TableId};
use trilynx_trials::client::{Guest, Socket};

const PASSWORD: &str = "correct horse";

/// The owner of a new account.
pub async fn account(http: &reqwest::Client, server: &str, name: &str) -> Guest {
    let mut owner = Guest::arrive(http, server).await.expect("a guest");
    let (status, me) = owner.act("/api/account", &json!({ "name": name, "password": PASSWORD })).await.expect("an answer");
    assert_eq!(status, 201, "{me}");
    owner
}

/// A token of an account.
pub async fn token(owner: &Guest) -> String {
    let (status, made) = owner.post("/api/tokens", &json!({ "label": "engine", "password": PASSWORD })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    made["token"].as_str().expect("a token").to_owned()
}

fn options(game: &str, more: Value) -> Value {
    let (game, variant) = game.split_once('/').expect("a variant");
    let clock = json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 });
    let mut options = json!({ "game": game, "variant": variant, "players": 2, "clock": clock });
    if let (Value::Object(options), Value::Object(more)) = (&mut options, more) {
        options.extend(more);
    }
    options
}

async fn challenge(who: &Guest, whom: PersonId, options: Value) -> TableId {
    let (status, opened) = who.post("/api/challenges", &json!({ "person": whom, "options": options })).await.expect("an answer");
    assert_eq!(status, 201, "{opened}");
    serde_json::from_value(opened["table"].clone()).expect("a table")
}

/// Waits until a table looks like this.
pub async fn until(socket: &mut Socket, table: TableId, what: impl Fn(&TableView) -> bool) {
    let asked = Instant::now();
    while !what(&socket.views[&table]) {
        let left = PATIENCE.saturating_sub(asked.elapsed());
        let heard = tokio::time::timeout(left, socket.hear()).await;
        heard.expect("something happens").expect("a connection").expect("a frame");
    }
}

/// Its account is in no list of open tables: all it hears of is the frame `challenges`.
fn start(server: &str, token: &str, folder: &Path, arguments: &[&str]) -> Connected {
    let engine = format!("{PROGRAM} engine");
    let all = [&["--token", token, "--movetime", "20", "--option", "Bot=random", "--rematches", "0"], arguments].concat();
    Connected::start(server, &engine, folder, &all)
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_are_taken_by_the_rules_and_declined_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let http = reqwest::Client::new();
    let owner = account(&http, &server.address, "Engine-E").await;
    let (ann, ben, cleo, dora) = (
        account(&http, &server.address, "Ann-A").await,
        account(&http, &server.address, "Ben-B").await,
        account(&http, &server.address, "Cleo-C").await,
        account(&http, &server.address, "Dora-D").await,
    );
    let token = token(&owner).await;
    // One waits before the program is there, and others come later.
    let wanted = challenge(&ann, owner.id, options("yinsh/blitz", json!({}))).await;
    let rules = ["--game", "yinsh", "--clocks", "fischer", "--rated", "never", "--without", "DORA-D", "--count", "2"];
    let mut connected = start(&server.address, &token, folder.path(), &rules);
    let mut socket = ann.connect().await.expect("a socket");
    let view = play_on(&mut socket, wanted, |_| {}).await;
    assert_eq!(view.game.and_then(|game| game.result).map(|result| result.by), Some(EndedBy::Rules), "{}", connected.log());
    for (who, options, why) in [
        (&ben, options("lyngk/standard", json!({})), "Ben-B: the game"),
        (&ben, options("yinsh/blitz", json!({ "clock": { "kind": "none" } })), "Ben-B: the clock"),
        (&cleo, options("yinsh/blitz", json!({ "rated": true })), "Cleo-C: whether it is rated"),
        (&dora, options("yinsh/blitz", json!({})), "Dora-D: the opponent"),
    ] {
        let mut socket = who.connect().await.expect("a socket");
        let table = challenge(who, owner.id, options).await;
        socket.watch(table).await.expect("a table");
        until(&mut socket, table, |view| view.stage == Stage::Closed).await;
        assert!(connected.log().contains(&format!("declines the challenge of {why}")), "{why}: {}", connected.log());
        // The table is closed first, and then nothing waits any more.
        let asked = Instant::now();
        while !who.get::<Challenges>("/api/challenges").await.expect("a list").outgoing.is_empty() {
            assert!(asked.elapsed() < PATIENCE, "{why}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    // It is still there, and takes another one that is liked.
    let table = challenge(&ben, owner.id, options("yinsh/standard", json!({}))).await;
    let mut socket = ben.connect().await.expect("a socket");
    socket.watch(table).await.expect("a table");
    until(&mut socket, table, |view| view.stage == Stage::Playing).await;
    let resigned = socket.ask(table, "enough", Request::Abort).await.expect("an answer");
    assert!(matches!(resigned, Ok(_) | Err(ToClient::Refused { .. })), "{resigned:?}");
    if resigned.is_err() {
        socket.ask(table, "give-up", Request::Resign).await.expect("an answer").expect("it is granted");
    }
    assert!(connected.ended().await.success(), "{}", connected.log());
    assert_eq!(connected.log().matches("takes the challenge of").count(), 2, "{}", connected.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_waits_while_there_is_no_room_and_programs_are_declined() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let http = reqwest::Client::new();
    let owner = account(&http, &server.address, "Engine-E").await;
    let (ann, ben, machine) = (
        account(&http, &server.address, "Ann-A").await,
        account(&http, &server.address, "Ben-B").await,
        account(&http, &server.address, "Machine-M").await,
    );
    assert_eq!(machine.post("/api/account/bot", &json!({ "bot": true })).await.expect("an answer").0, 200);
    let token = token(&owner).await;
    let connected = start(&server.address, &token, folder.path(), &["--games", "1", "--no-programs"]);
    let mut socket = ann.connect().await.expect("a socket");
    let first = challenge(&ann, owner.id, options("yinsh/blitz", json!({}))).await;
    socket.watch(first).await.expect("a table");
    until(&mut socket, first, |view| view.stage == Stage::Playing).await;
    let second = challenge(&ben, owner.id, options("yinsh/blitz", json!({}))).await;
    let mut other = ben.connect().await.expect("a socket");
    other.watch(second).await.expect("a table");
    // A whole game goes by: the second challenge is neither taken nor declined.
    play_on(&mut socket, first, |_| {}).await;
    until(&mut other, second, |view| view.stage != Stage::Waiting).await;
    let log = connected.log();
    let (over, taken) = (log.find("over: winners").expect("over"), log.find("takes the challenge of Ben-B").expect("taken"));
    assert!(over < taken, "{log}");
    assert_eq!(other.views[&second].stage, Stage::Playing, "{log}");
    play_on(&mut other, second, |_| {}).await;
    let third = challenge(&machine, owner.id, options("yinsh/blitz", json!({}))).await;
    let mut socket = machine.connect().await.expect("a socket");
    socket.watch(third).await.expect("a table");
    until(&mut socket, third, |view| view.stage == Stage::Closed).await;
    assert!(connected.log().contains("does not sit down: a program plays there"), "{}", connected.log());
}
