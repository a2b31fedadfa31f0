//! What a host reads at `/metrics`, from a server with a process of its own: numbers belong to the whole process.

use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{Command, TableId};
use trilynx_server::metrics::{FAMILIES, MetricKind};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::server::{Server, Start};

/// Everything a label may be called. Their values are words of the program, but for `route` and `status`, which it has few of.
const LABELS: [&str; 13] =
    ["by", "command", "commit", "kind", "le", "outcome", "role", "route", "stage", "status", "version", "what", "why"];

/// The numbers at one moment.
struct Numbers(String);

impl Numbers {
    fn of(server: &Server) -> Numbers {
        let mut stream = TcpStream::connect(&server.address).expect("a connection");
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        Numbers(answer.split_once("\r\n\r\n").expect("a body").1.to_owned())
    }

    /// The value of a series, written as Prometheus writes it; 0 where there is none.
    fn value(&self, series: &str) -> f64 {
        let line = self.0.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
        line.map_or(0.0, |value| value.parse().expect("a number"))
    }

    /// What there is, by name.
    fn families(&self) -> BTreeMap<&str, &str> {
        self.0.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' ')).collect()
    }

    fn labels(&self) -> BTreeSet<&str> {
        let series = self.0.lines().filter(|line| !line.starts_with('#'));
        let inside = series.filter_map(|line| Some(line.split_once('{')?.1.rsplit_once('}')?.0));
        inside.flat_map(|labels| labels.split("\",")).filter_map(|label| Some(label.split_once('=')?.0)).collect()
    }
}

async fn start(folder: &Path) -> Server {
    let database = folder.join("games.db").display().to_string();
    let program = Path::new(env!("CARGO_BIN_EXE_trilynx"));
    Start::new(program, &database, folder).expect("a port").run().await.expect("a server")
}

/// What a guest asks of a table, and what came of it.
async fn ask(socket: &mut Socket, table: TableId, key: &str, command: Command) -> Result<u32, ToClient> {
    socket.ask(table, key, command).await.expect("an answer")
}

fn play(text: &str, number: u32) -> Command {
    Command::Play { text: text.to_owned(), number }
}

/// A table at which two guests have played three moves, one of them was refused a fourth, and a table at which a bot has answered.
async fn played(guests: &[Guest; 2]) -> (TableId, [Socket; 2]) {
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let mut sockets = [guests[0].connect().await.expect("a socket"), guests[1].connect().await.expect("a socket")];
    for socket in &mut sockets {
        socket.watch(table).await.expect("a view");
    }
    let [white, black] = &mut sockets;
    ask(black, table, "sit", Command::Sit { seat: None, word: None }).await.expect("granted");
    ask(white, table, "a", play("e5", 0)).await.expect("granted");
    ask(black, table, "b", play("e6", 1)).await.expect("granted");
    ask(white, table, "c", play("f5", 2)).await.expect("granted");
    ask(black, table, "d", play("f5", 3)).await.expect_err("a ring lies there");

    let with_bot = guests[0].open(&json!({ "options": options, "seats": ["me", { "bot": "random" }] })).await.expect("a table");
    white.watch(with_bot).await.expect("a view");
    ask(white, with_bot, "e", play("e5", 0)).await.expect("granted");
    let answered = white.until(|socket, _| (socket.moves(with_bot) == 2).then_some(())).await;
    answered.expect("the bot plays");
    (table, sockets)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_every_family_is_there_and_counts_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let http = reqwest::Client::new();
    let guests =
        [Guest::arrive(&http, &server.address).await.expect("a guest"), Guest::arrive(&http, &server.address).await.expect("a guest")];
    let (table, sockets) = played(&guests).await;
    // A reader's wait is tried once a second.
    let mut numbers = Numbers::of(&server);
    while numbers.value("trilynx_store_reader_wait_seconds_count") == 0.0 {
        numbers = Numbers::of(&server);
    }

    let kind = |kind| match kind {
        MetricKind::Counter => "counter",
        MetricKind::Gauge => "gauge",
        MetricKind::Histogram => "histogram",
    };
    // A server that serves alone has nobody to talk to.
    let is_between_nodes = |name: &str| name.starts_with("trilynx_bus_") && name != "trilynx_bus_up";
    // A server without a mail server sends no mail.
    let here = FAMILIES.iter().filter(|family| !is_between_nodes(family.name) && family.name != "trilynx_mails_total");
    let expected: BTreeMap<&str, &str> = here.map(|family| (family.name, kind(family.kind))).collect();
    assert_eq!(numbers.families(), expected);

    let build = format!(r#"trilynx_build_info{{commit="{}",version="{}"}}"#, env!("TRILYNX_COMMIT"), env!("CARGO_PKG_VERSION"));
    let exactly = [
        (build.as_str(), 1.0),
        ("trilynx_panics_total", 0.0),
        (r#"trilynx_http_requests_total{route="/api/guest",status="200"}"#, 2.0),
        (r#"trilynx_http_request_seconds_count{route="/api/guest"}"#, 2.0),
        (r#"trilynx_limited_total{what="messages"}"#, 0.0),
        (r#"trilynx_connections{kind="websocket"}"#, 2.0),
        (r#"trilynx_commands_total{by="person",command="sit",outcome="granted"}"#, 1.0),
        (r#"trilynx_commands_total{by="person",command="play",outcome="granted"}"#, 4.0),
        (r#"trilynx_commands_total{by="person",command="play",outcome="refused"}"#, 1.0),
        (r#"trilynx_commands_total{by="person",command="play",outcome="error"}"#, 0.0),
        (r#"trilynx_commands_total{by="bot",command="play",outcome="granted"}"#, 1.0),
        (r#"trilynx_command_seconds_count{by="person"}"#, 6.0),
        (r#"trilynx_command_stage_seconds_count{stage="queue"}"#, 6.0),
        ("trilynx_table_queue_full_total", 0.0),
        ("trilynx_table_queue_saturation_ratio", 0.0),
        ("trilynx_tables", 2.0),
        ("trilynx_watchers", 3.0),
        ("trilynx_bot_queue", 0.0),
        ("trilynx_bot_think_seconds_count", 1.0),
        ("trilynx_bot_wait_seconds_count", 1.0),
        ("trilynx_reviews", 0.0),
        (r#"trilynx_role{role="owner"}"#, 1.0),
        (r#"trilynx_role{role="standby"}"#, 0.0),
        ("trilynx_lease_age_seconds", 0.0),
        (r#"trilynx_store_commits_total{outcome="failed"}"#, 0.0),
    ];
    for (series, value) in exactly {
        assert_eq!(numbers.value(series), value, "{series} in\n{}", numbers.0);
    }
    // Two openings, six commands that were granted, and what the server notices by itself.
    let at_least = [
        (r#"trilynx_store_commits_total{outcome="committed"}"#, 8.0),
        ("trilynx_store_commit_seconds_count", 8.0),
        ("trilynx_store_commit_size_count", 8.0),
        (r#"trilynx_command_stage_seconds_count{stage="decide"}"#, 7.0),
        (r#"trilynx_command_stage_seconds_count{stage="commit"}"#, 6.0),
        (r#"trilynx_command_stage_seconds_count{stage="tell"}"#, 6.0),
        (r#"trilynx_command_stage_seconds_count{stage="send"}"#, 6.0),
        ("trilynx_store_readers", 1.0),
        ("trilynx_store_queue_capacity", 1.0),
        ("trilynx_bot_threads", 1.0),
        ("process_resident_memory_bytes", 1e6),
        ("process_open_fds", 5.0),
        ("process_max_fds", 5.0),
        ("process_start_time_seconds", 1.7e9),
    ];
    for (series, value) in at_least {
        assert!(numbers.value(series) >= value, "{series} in\n{}", numbers.0);
    }

    let unknown: Vec<&str> = numbers.labels().into_iter().filter(|label| !LABELS.contains(label)).collect();
    assert!(unknown.is_empty(), "labels that may name somebody: {unknown:?}");
    for secret in [guests[0].id.as_str(), guests[1].id.as_str(), table.as_str(), "127.0.0.1"] {
        assert!(!numbers.0.contains(secret), "{secret} is in the numbers:\n{}", numbers.0);
    }

    // Anyone who leaves is counted no more.
    for socket in sockets {
        socket.leave().await;
    }
    while numbers.value(r#"trilynx_connections{kind="websocket"}"#) > 0.0 || numbers.value("trilynx_watchers") > 0.0 {
        numbers = Numbers::of(&server);
    }
    assert_eq!(numbers.value(r#"trilynx_websockets_ended_total{why="gone"}"#), 2.0);
    server.stop().await.expect("it stops");
}
