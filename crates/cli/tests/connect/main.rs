//! `trilynx connect` as its owner meets it: a server, an engine as a process, games to the end, whatever goes wrong on the way.

#![cfg(feature = "terminal")]

mod challenges;
mod manners;

use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use trilynx_protocol::wire::{Stage, TableView, ToClient};
use trilynx_protocol::{Command as Request, EndedBy, TableId};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::proxy::{Proxy, Way};
use trilynx_trials::server::{Server, Start};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

/// A program that plays. It ends with the test.
struct Connected {
    child: Child,
    log: std::path::PathBuf,
}

impl Connected {
    fn start(server: &str, engine: &str, folder: &Path, arguments: &[&str]) -> Connected {
        let log = folder.join("connect.log");
        let child = Command::new(PROGRAM)
            .args(["connect", "--server", &format!("http://{server}"), "--engine", engine, "--language", "en"])
            .args(["--log", log.to_str().expect("UTF-8")])
            .args(arguments)
            .env_remove("TRILYNX_TOKEN")
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        Connected { child, log }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    fn interrupt(&self) {
        assert!(Command::new("kill").args(["-INT", &self.child.id().to_string()]).status().expect("kill").success());
    }

    async fn until_log_has(&self, text: &str) {
        let asked = Instant::now();
        while !self.log().contains(text) {
            assert!(asked.elapsed() < PATIENCE, "no {text} in {}", self.log());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn ended(&mut self) -> ExitStatus {
        let asked = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a process") {
                return status;
            }
            assert!(asked.elapsed() < PATIENCE, "it does not end: {}", self.log());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let _killed = self.child.kill();
        let _waited = self.child.wait();
    }
}

async fn serve(folder: &Path) -> Server {
    let database = folder.join("trilynx.db");
    Start::new(Path::new(PROGRAM), database.to_str().expect("UTF-8"), folder).expect("a port").run().await.expect("a server")
}

/// A guest who opens a table of a game with one open seat.
async fn open(guest: &Guest, game: &str) -> TableId {
    let (game, variant) = game.split_once('/').expect("a variant");
    let opening = serde_json::json!({
        "options": {
            "game": game, "variant": variant, "players": 2,
            "clock": { "kind": "fischer", "initial_s": 600, "increment_s": 5 },
        },
        "seats": ["me", "open"],
    });
    guest.open(&opening).await.expect("a table")
}

/// Plays the first legal move whenever there is one, and `between` after each of them, until the game is over.
async fn play_on(socket: &mut Socket, table: TableId, mut between: impl FnMut(u32)) -> TableView {
    socket.watch(table).await.expect("a table");
    loop {
        let view = socket.views[&table].clone();
        if view.stage == Stage::Over {
            return view;
        }
        let number = socket.moves(table);
        match socket.legal(table).first().cloned() {
            Some(text) => {
                let answer = socket.ask(table, &format!("{table}-{number}"), Request::Play { text, number }).await.expect("an answer");
                assert!(matches!(answer, Ok(_) | Err(ToClient::Refused { .. })), "{answer:?}");
                between(number);
                // The event may have come before the answer or come after it.
                while socket.moves(table) == number && socket.views[&table].stage == Stage::Playing {
                    drop(socket.hear().await.expect("a connection"));
                }
            }
            None => drop(tokio::time::timeout(PATIENCE, socket.hear()).await.expect("something happens").expect("a connection")),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_each_kind_are_played_though_the_connection_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let proxy = Proxy::start(server.address.parse::<std::net::SocketAddr>().expect("an address")).await.expect("a proxy");
    let http = reqwest::Client::new();
    let guest = Guest::arrive(&http, &server.address).await.expect("a guest");
    let games = ["yinsh/blitz", "lyngk/standard", "linko/standard"];
    let mut tables = Vec::new();
    // One with its opener, who must be there for a table to be listed.
    let mut socket = guest.connect().await.expect("a socket");
    for game in games {
        tables.push(open(&guest, game).await);
    }
    let engine = format!("{PROGRAM} engine");
    let arguments = ["--open", "--games", "3", "--count", "3", "--movetime", "20", "--option", "Bot=level1", "--rematches", "0"];
    let mut connected = Connected::start(&proxy.address.to_string(), &engine, folder.path(), &arguments);
    for (n, table) in tables.into_iter().enumerate() {
        let view = play_on(&mut socket, table, |number| {
            // In the middle of each game every connection is cut, and new ones are refused for a moment.
            if number / 2 == 3 {
                proxy.set(Way::Cut);
            } else {
                proxy.set(Way::Open);
            }
            if number / 2 == 3 {
                std::thread::sleep(Duration::from_millis(50));
                proxy.set(Way::Open);
            }
        })
        .await;
        let result = view.game.as_ref().and_then(|game| game.result.clone()).expect("a result");
        assert_eq!(result.by, EndedBy::Rules, "{}: {}", games[n], connected.log());
        assert_eq!(view.chat.len(), 1, "one greeting: {:?}", view.chat);
        assert!(view.chat[0].text.starts_with("Hello"), "{:?}", view.chat);
        // And a quick phrase at the end, which everybody reads in their own language.
        while socket.views[&table].chat.len() < 2 {
            drop(tokio::time::timeout(PATIENCE, socket.hear()).await.expect("it is said").expect("a connection"));
        }
        assert_eq!(socket.views[&table].chat[1].text, "Good game!");
    }
    let status = connected.ended().await;
    assert!(status.success(), "{status}: {}", connected.log());
    let log = connected.log();
    assert!(log.contains("the connection is lost") && log.contains("the connection is there"), "{log}");
    assert_eq!(log.matches("over: winners").count(), 3, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_crashes_hangs_or_talks_nonsense_gives_its_game_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let http = reqwest::Client::new();
    let guest = Guest::arrive(&http, &server.address).await.expect("a guest");
    let mut socket = guest.connect().await.expect("a socket");
    for (script, trouble) in [
        ("read hello; echo ready; read position; read go; echo no book >&2; exit 3", "crash: the engine ended"),
        ("read hello; echo ready; exec sleep 1000", "timeout: no answer within"),
        ("while read line; do case $line in hello) echo ready;; go*) echo bestmove z99;; esac; done", "illegal move: z99"),
        ("while read line; do case $line in hello) echo ready;; go*) echo bestmove;; esac; done", "bestmove without a move"),
    ] {
        let table = open(&guest, "yinsh/blitz").await;
        let engine = format!("sh -c '{script}'");
        let id = table.to_string();
        let arguments = ["--table", &id, "--count", "1", "--movetime", "20", "--patience", "100", "--restarts", "1"];
        let mut connected = Connected::start(&server.address, &engine, folder.path(), &arguments);
        let view = play_on(&mut socket, table, |_| {}).await;
        let result = view.game.as_ref().and_then(|game| game.result.clone()).expect("a result");
        assert!(matches!(result.by, EndedBy::Abort | EndedBy::Resignation), "{result:?}");
        assert!(connected.ended().await.success(), "{}", connected.log());
        let log = connected.log();
        assert_eq!(log.matches(trouble).count(), 2, "{trouble}: it is started again once: {log}");
        std::fs::remove_file(&connected.log).expect("a log");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_twice_it_leaves_in_good_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let http = reqwest::Client::new();
    let guest = Guest::arrive(&http, &server.address).await.expect("a guest");
    let mut socket = guest.connect().await.expect("a socket");
    let table = open(&guest, "yinsh/standard").await;
    let engine = format!("{PROGRAM} engine");
    let arguments = ["--open", "--movetime", "20", "--option", "Bot=random", "--greeting", ""];
    let mut connected = Connected::start(&server.address, &engine, folder.path(), &arguments);
    socket.watch(table).await.expect("a table");
    while socket.views[&table].stage != Stage::Playing {
        drop(socket.hear().await.expect("a connection"));
    }
    connected.interrupt();
    connected.until_log_has("begins no other games and finishes 1").await;
    assert_eq!(connected.child.try_wait().expect("a process"), None, "it finishes its game first");
    connected.interrupt();
    let view = play_on(&mut socket, table, |_| {}).await;
    let result = view.game.as_ref().and_then(|game| game.result.clone()).expect("a result");
    assert!(matches!(result.by, EndedBy::Abort | EndedBy::Resignation), "{result:?}");
    assert_eq!(view.chat, [], "it was told to say nothing");
    assert!(connected.ended().await.success(), "{}", connected.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_joined_by_its_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let http = reqwest::Client::new();
    let guest = Guest::arrive(&http, &server.address).await.expect("a guest");
    let mut socket = guest.connect().await.expect("a socket");
    let options = serde_json::json!({ "game": "yinsh", "variant": "blitz", "players": 2, "private": true });
    let table = guest.open(&serde_json::json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let link = format!("http://{}/table/{table}", server.address);
    let engine = format!("{PROGRAM} engine");
    let arguments = ["--table", &link, "--count", "1", "--movetime", "20", "--option", "Bot=level1", "--farewell", "", "--rematches", "0"];
    let mut connected = Connected::start(&server.address, &engine, folder.path(), &arguments);
    let view = play_on(&mut socket, table, |_| {}).await;
    let result = view.game.as_ref().and_then(|game| game.result.clone()).expect("a result");
    assert_eq!(result.by, EndedBy::Rules, "{}", connected.log());
    assert!(connected.ended().await.success(), "{}", connected.log());
}

#[test]
fn mistakes_are_named_before_anything_is_played() {
    let refused = |arguments: &[&str]| {
        let output = Command::new(PROGRAM).arg("connect").args(arguments).env_remove("TRILYNX_TOKEN").output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refused(&["--engine", "no-such-program-anywhere"]).contains("the engine: crash: the engine ended"));
    assert!(refused(&["--engine", "cat", "--server", "play.example.org"]).contains("expected the address of a server"));
    assert!(refused(&["--engine", "cat", "--game", "chess"]).contains("there is no game \"chess\""));
    assert!(refused(&["--engine", "cat", "--option", "Bot"]).contains("expected NAME=VALUE"));
    let elsewhere = ["--engine", "cat", "--server", "http://127.0.0.1:9", "--table", "https://play.example.org/table/abcdefghijkl"];
    assert!(refused(&elsewhere).contains("a table is at https://play.example.org"));
    assert!(refused(&["--engine", "cat", "--table", "https://play.example.org/abc"]).contains("expected the link to a table"));
    let nobody = format!("{PROGRAM} engine");
    assert!(refused(&["--engine", &nobody, "--server", "http://127.0.0.1:9"]).contains("cannot connect to http://127.0.0.1:9"));
}
