//! How a program behaves at its tables: several at once, clocks, other programs, what it is asked, and a connection that goes away.

use super::challenges::{account, token, until};
use super::{Connected, PATIENCE, PROGRAM, open, play_on, serve};
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};
use trilynx_protocol::wire::{Stage, TableView};
use trilynx_protocol::{Command as Request, TableId};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::proxy::{Proxy, Way};

const ENGINE: [&str; 6] = ["--movetime", "20", "--option", "Bot=random", "--farewell", ""];

fn start(server: &str, folder: &Path, arguments: &[&str]) -> Connected {
    Connected::start(server, &format!("{PROGRAM} engine"), folder, &[&ENGINE, arguments].concat())
}

fn moves(view: &TableView) -> usize {
    view.game.as_ref().map_or(0, |game| game.moves.len())
}

async fn granted(socket: &mut Socket, table: TableId, key: &str, command: Request) {
    let answer = socket.ask(table, key, command).await.expect("an answer");
    assert!(answer.is_ok(), "{key}: {answer:?}");
}

/// Plays the first legal move, once it is our turn, and waits until it is our turn again.
async fn move_once(socket: &mut Socket, table: TableId) {
    let is_ours = |view: &TableView| view.game.as_ref().and_then(|game| game.decision.as_ref()).is_some_and(|own| own.legal.is_some());
    until(socket, table, is_ours).await;
    let number = socket.moves(table);
    let text = socket.legal(table)[0].clone();
    granted(socket, table, &format!("move-{number}"), Request::Play { text, number }).await;
    until(socket, table, |view| moves(view) > number as usize && is_ours(view)).await;
}

/// A guest at a table of theirs, watching.
async fn opener(server: &str, game: &str) -> (Guest, Socket, TableId) {
    let guest = Guest::arrive(&reqwest::Client::new(), server).await.expect("a guest");
    let mut socket = guest.connect().await.expect("a socket");
    let table = open(&guest, game).await;
    socket.watch(table).await.expect("a table");
    (guest, socket, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tables_are_played_by_turns_where_there_is_room_for_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (_ann, mut one, first) = opener(&server.address, "yinsh/standard").await;
    let (_ben, mut other, second) = opener(&server.address, "lyngk/standard").await;
    let connected = start(&server.address, folder.path(), &["--open", "--games", "2"]);
    // Each waits for an answer before the other goes on: a program with room for one game would never be at both.
    for _ in 0..3 {
        move_once(&mut one, first).await;
        move_once(&mut other, second).await;
    }
    assert_eq!((one.views[&first].stage, other.views[&second].stage), (Stage::Playing, Stage::Playing), "{}", connected.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn with_room_for_one_the_second_table_waits_for_the_end_of_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (_ann, mut one, first) = opener(&server.address, "yinsh/standard").await;
    let connected = start(&server.address, folder.path(), &["--open", "--games", "1", "--rematches", "0"]);
    until(&mut one, first, |view| view.stage == Stage::Playing).await;
    let (_ben, mut other, second) = opener(&server.address, "yinsh/standard").await;
    for _ in 0..3 {
        move_once(&mut one, first).await;
    }
    assert_eq!(connected.log().matches("sits down").count(), 1, "{}", connected.log());
    granted(&mut one, first, "enough", Request::Resign).await;
    until(&mut other, second, |view| view.stage == Stage::Playing).await;
    // The server may say so before the program has written it down.
    connected.until_log_has(&format!("sits down: yinsh/standard table={second}")).await;
    let log = connected.log();
    assert!(log.find("over: winners") < log.rfind("sits down"), "{log}");
}

/// What an engine was told, line by line, as `tee` has seen it.
fn told(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().filter(|line| line.starts_with("go")).map(ToOwned::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_given_the_clock_of_the_table_less_what_is_kept_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for (n, (clock, filter, expected)) in [
        (json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 }), "cat", " increment 5000 movetime 20"),
        (json!({ "kind": "byoyomi", "main_s": 600, "periods": 3, "period_s": 30 }), "cat", " periods 3 period 30000 movetime 20"),
        // One that knows no clocks is given a time for the move instead.
        (json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 }), "grep --line-buffered -v ^limits", ""),
        (json!({ "kind": "none" }), "cat", ""),
    ]
    .into_iter()
    .enumerate()
    {
        let guest = Guest::arrive(&reqwest::Client::new(), &server.address).await.expect("a guest");
        let mut socket = guest.connect().await.expect("a socket");
        let options = json!({ "game": "yinsh", "variant": "blitz", "players": 2, "order": "fixed", "clock": clock });
        let table = guest.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
        let file = folder.path().join(format!("told-{n}"));
        let engine = format!("sh -c 'tee {} | {PROGRAM} engine | {filter}'", file.display());
        let id = table.to_string();
        let arguments = [&ENGINE[..], &["--table", &id, "--count", "1", "--rematches", "0", "--overhead", "2000"]].concat();
        let mut connected = Connected::start(&server.address, &engine, folder.path(), &arguments);
        socket.watch(table).await.expect("a table");
        until(&mut socket, table, |view| view.stage == Stage::Playing).await;
        move_once(&mut socket, table).await;
        granted(&mut socket, table, "enough", Request::Resign).await;
        assert!(connected.ended().await.success(), "{}", connected.log());
        let told = told(&file);
        let line = told.first().unwrap_or_else(|| panic!("nothing was asked: {}", connected.log()));
        if expected.is_empty() {
            assert_eq!(line, "go movetime 20", "{clock}");
            continue;
        }
        let rest = line.strip_prefix("go clock ").and_then(|rest| rest.strip_suffix(expected));
        let left: u64 = rest.unwrap_or_else(|| panic!("{clock}: {line}")).parse().expect("milliseconds");
        // Two seconds are kept back, and the machine may be slow.
        assert!((300_000..=598_000).contains(&left), "{clock}: {line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_programs_means_no_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let machine = account(&reqwest::Client::new(), &server.address, "Machine-M").await;
    assert_eq!(machine.post("/api/account/bot", &json!({ "bot": true })).await.expect("an answer").0, 200);
    let mut socket = machine.connect().await.expect("a socket");
    let table = open(&machine, "yinsh/blitz").await;
    socket.watch(table).await.expect("a table");
    let connected = start(&server.address, folder.path(), &["--open", "--no-programs"]);
    connected.until_log_has("does not sit down: a program plays there").await;
    // A person is played with meanwhile, and the program still waits.
    let (_ann, mut other, second) = opener(&server.address, "yinsh/blitz").await;
    move_once(&mut other, second).await;
    assert_eq!(connected.log().matches("sits down: yinsh").count(), 1, "{}", connected.log());
    drop(connected);
    assert_eq!(socket.views[&table].stage, Stage::Waiting);
    // Without the flag it sits down there: the table was one to be taken.
    let _connected = start(&server.address, folder.path(), &["--open"]);
    until(&mut socket, table, |view| view.stage == Stage::Playing).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn draws_are_declined_and_takebacks_and_rematches_as_it_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for (takebacks, rematches) in [(false, "0"), (true, "1")] {
        let (_ann, mut socket, table) = opener(&server.address, "yinsh/blitz").await;
        let id = table.to_string();
        let mut arguments = vec!["--table", &id, "--rematches", rematches, "--count", "2"];
        if takebacks {
            arguments.push("--takebacks");
        }
        let connected = start(&server.address, folder.path(), &arguments);
        until(&mut socket, table, |view| view.stage == Stage::Playing).await;
        move_once(&mut socket, table).await;
        granted(&mut socket, table, "draw", Request::OfferDraw).await;
        until(&mut socket, table, |view| view.offers.draw.is_none()).await;
        assert_eq!(socket.views[&table].stage, Stage::Playing, "a draw is declined");
        let before = moves(&socket.views[&table]);
        granted(&mut socket, table, "back", Request::AskTakeback { to: 0 }).await;
        until(&mut socket, table, |view| view.offers.takeback.is_none()).await;
        let after = moves(&socket.views[&table]);
        match takebacks {
            true => assert!(after < before, "{after} of {before} moves: {}", connected.log()),
            false => assert_eq!(after, before, "{}", connected.log()),
        }
        granted(&mut socket, table, "enough", Request::Resign).await;
        until(&mut socket, table, |view| view.stage == Stage::Over).await;
        let again = socket.ask(table, "again", Request::OfferRematch).await.expect("an answer");
        if rematches == "0" {
            // It may have left before it was asked, and then nobody is there to decline.
            if again.is_ok() {
                connected.until_log_has("over: winners").await;
            }
            assert_eq!(socket.views[&table].rematch, None);
            continue;
        }
        assert!(again.is_ok(), "{again:?}");
        until(&mut socket, table, |view| view.rematch.is_some()).await;
        let next = socket.views[&table].rematch.expect("a table");
        socket.watch(next).await.expect("a table");
        until(&mut socket, next, |view| view.stage == Stage::Playing).await;
        move_once(&mut socket, next).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_connection_or_the_program_was_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let proxy = Proxy::start(server.address.parse::<std::net::SocketAddr>().expect("an address")).await.expect("a proxy");
    let owner = account(&reqwest::Client::new(), &server.address, "Engine-E").await;
    let token = token(&owner).await;
    let (_ann, mut socket, table) = opener(&server.address, "yinsh/standard").await;
    let url = proxy.address.to_string();
    let connected = start(&url, folder.path(), &["--open", "--token", &token]);
    move_once(&mut socket, table).await;
    // The network goes away, a move is played meanwhile, and it is answered when the network is back.
    proxy.set(Way::Cut);
    connected.until_log_has("the connection is lost").await;
    let number = socket.moves(table);
    let text = socket.legal(table)[0].clone();
    granted(&mut socket, table, "meanwhile", Request::Play { text, number }).await;
    let silence = tokio::time::timeout(Duration::from_millis(500), until(&mut socket, table, |view| moves(view) > number as usize + 1));
    assert!(silence.await.is_err(), "nobody can have answered");
    proxy.set(Way::Open);
    until(&mut socket, table, |view| moves(view) > number as usize + 1).await;
    connected.until_log_has("the connection is there").await;
    // The program is killed, and another one goes on with the game of its account. It does not look for others.
    drop(connected);
    std::fs::remove_file(folder.path().join("connect.log")).expect("a log");
    let number = socket.moves(table);
    let text = socket.legal(table)[0].clone();
    granted(&mut socket, table, "killed", Request::Play { text, number }).await;
    let mut connected = start(&server.address, folder.path(), &["--token", &token, "--count", "1", "--rematches", "0"]);
    until(&mut socket, table, |view| moves(view) > number as usize + 1).await;
    assert!(!connected.log().contains("sits down"), "{}", connected.log());
    let asked = Instant::now();
    let view = play_on(&mut socket, table, |_| assert!(asked.elapsed() < PATIENCE, "too long")).await;
    assert!(view.game.is_some_and(|game| game.result.is_some()));
    assert!(connected.ended().await.success(), "{}", connected.log());
}
