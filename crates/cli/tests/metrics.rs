//! What a host reads at `/metrics`, from a server with a process of its own: numbers belong to the whole process.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use trilynx_server::metrics::{FAMILIES, Kind};
use trilynx_trials::client::Guest;
use trilynx_trials::server::{Server, Start};

/// Everything a label may be called. Their values are words of the program, but for `route` and `status`, which it has few of.
const LABELS: [&str; 7] = ["commit", "kind", "le", "route", "status", "version", "what"];

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

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_every_family_is_there_and_counts_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let http = reqwest::Client::new();
    let guests =
        [Guest::arrive(&http, &server.address).await.expect("a guest"), Guest::arrive(&http, &server.address).await.expect("a guest")];
    let numbers = Numbers::of(&server);
    let kind = |kind| match kind {
        Kind::Counter => "counter",
        Kind::Gauge => "gauge",
        Kind::Histogram => "histogram",
    };
    let expected: BTreeMap<&str, &str> = FAMILIES.iter().map(|family| (family.name, kind(family.kind))).collect();
    assert_eq!(numbers.families(), expected);
    assert_eq!(numbers.value(r#"trilynx_http_requests_total{route="/api/guest",status="200"}"#), 2.0);
    assert_eq!(numbers.value(r#"trilynx_http_request_seconds_count{route="/api/guest"}"#), 2.0);
    assert_eq!(numbers.value("trilynx_panics_total"), 0.0);
    assert!(numbers.value("process_resident_memory_bytes") > 1e6 && numbers.value("process_open_fds") > 3.0, "{}", numbers.0);
    let build = format!(r#"trilynx_build_info{{version="{}",commit="{}"}}"#, env!("CARGO_PKG_VERSION"), env!("TRILYNX_COMMIT"));
    assert_eq!(numbers.value(&build), 1.0);

    let unknown: Vec<&str> = numbers.labels().into_iter().filter(|label| !LABELS.contains(label)).collect();
    assert!(unknown.is_empty(), "labels that may name somebody: {unknown:?}");
    for secret in [guests[0].id.as_str(), guests[1].id.as_str(), "127.0.0.1"] {
        assert!(!numbers.0.contains(secret), "{secret} is in the numbers: {}", numbers.0);
    }
    server.stop().await.expect("it stops");
}
