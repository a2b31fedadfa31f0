//! Two servers on one PostgreSQL database, of which one stops in the middle of everything.

use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use trilynx_protocol::wire::ToClient;
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::cluster;
use trilynx_trials::server::free_address;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server as a process. It ends with the test.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(database: &str, log: &Path) -> Serving {
        let address = free_address().expect("a free port");
        let log = std::fs::File::create(log).expect("a log");
        let child = Command::new(env!("CARGO_BIN_EXE_trilynx"))
            .args(["serve", "--listen", &address, "--database", database])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        Serving { child, address }
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
    }

    async fn ready(&mut self, http: &reqwest::Client) {
        let url = format!("http://{}/health/ready", self.address);
        let asked = Instant::now();
        while !http.get(&url).send().await.is_ok_and(|answer| answer.status().is_success()) {
            assert_eq!(self.child.try_wait().expect("a process"), None, "it ended at its start");
            assert!(asked.elapsed() < PATIENCE, "not ready");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn ended(&mut self) -> ExitStatus {
        let asked = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a process") {
                return status;
            }
            assert!(asked.elapsed() < PATIENCE, "it does not end");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended cannot be killed, which is as good.
        let _killed = self.child.kill();
        let _waited = self.child.wait();
    }
}

async fn said(log: &Path, words: &str) {
    let asked = Instant::now();
    while !std::fs::read_to_string(log).unwrap_or_default().contains(words) {
        assert!(asked.elapsed() < PATIENCE, "{words:?} is not in {}", std::fs::read_to_string(log).unwrap_or_default());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn play(guest: Guest, table: String, text: &'static str, number: u32) -> Option<u16> {
    let asked = serde_json::json!({ "key": text, "seat": number % 2, "command": { "do": "play", "move": text, "number": number } });
    guest.post(&format!("/api/tables/{table}/ask"), &asked).await.ok().map(|(status, _)| status)
}

/// Everything a socket hears until it ends.
async fn last_words(mut socket: Socket) -> Vec<ToClient> {
    let mut heard = Vec::new();
    while let Ok(Some(frame)) = socket.hear().await {
        heard.push(frame);
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_stopped_and_wakes_after_another_took_over_grants_nothing_and_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = cluster::database().await;
    let (first_log, second_log) = (folder.path().join("first.log"), folder.path().join("second.log"));
    // Every request has a connection of its own, so that none waits in one that is stopped.
    let http = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
    let mut first = Serving::start(&database, &first_log);
    first.ready(&http).await;
    let mut second = Serving::start(&database, &second_log);
    said(&second_log, "stands by").await;

    let guest = Guest::arrive(&http, &first.address).await.expect("a guest");
    let options = serde_json::json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guest.open(&serde_json::json!({ "options": options, "seats": ["me", "me"] })).await.expect("a table");
    assert_eq!(play(guest.clone(), table.to_string(), "a2", 0).await, Some(200));
    let mut watching = guest.connect().await.expect("a socket");
    watching.watch(table).await.expect("a view");

    first.signal("-STOP");
    // Asked of a server that does not hear it yet.
    let late = tokio::spawn(play(guest.clone(), table.to_string(), "a3", 1));
    second.ready(&http).await;
    let at_second = guest.at(&second.address);
    assert_eq!(play(at_second.clone(), table.to_string(), "b3", 1).await, Some(200), "the game goes on");

    first.signal("-CONT");
    assert_ne!(late.await.expect("no panic"), Some(200), "it is not granted by a server that has been overtaken");
    let heard = tokio::time::timeout(PATIENCE, last_words(watching)).await.expect("the connection ends");
    assert!(matches!(heard.last(), Some(ToClient::GoingDown)), "{heard:?}");
    assert!(!heard.iter().any(|frame| matches!(frame, ToClient::Events { .. } | ToClient::Granted { .. })), "{heard:?}");
    assert_eq!(first.ended().await.code(), Some(3), "so that its supervisor starts it again");
    said(&first_log, "this one stops").await;
    said(&second_log, "takes over").await;

    let seen: serde_json::Value = at_second.get(&format!("/api/tables/{table}")).await.expect("a view");
    let moves = seen["view"]["game"]["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 2, "{moves:?}");
    assert!(seen.to_string().contains("b3") && !seen["view"]["game"]["moves"].to_string().contains("a3"), "{moves:?}");
}
