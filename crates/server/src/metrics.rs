//! Numbers for Prometheus: their names, and the functions by which the rest of the program counts, one line a call.
//!
//! The one thing to know: [`FAMILIES`] is the list of everything there is, and docs/self-hosting.md explains each of them. A label is
//! always one of a few words of the program; no person, table or address is ever one.

use crate::limits::What;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

/// What a family of numbers is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Only grows.
    Counter,
    /// Goes up and down.
    Gauge,
    /// How many were how large.
    Histogram,
}

/// Numbers with one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// As Prometheus knows it.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// What it says, in one line.
    pub help: &'static str,
}

macro_rules! families {
    ($($constant:ident = $kind:ident $name:literal $help:literal;)*) => {
        $(const $constant: &str = $name;)*
        /// Everything that is counted.
        pub const FAMILIES: &[Family] = &[$(Family { name: $name, kind: Kind::$kind, help: $help }),*];
    };
}

families! {
    BUILD = Gauge "trilynx_build_info" "always 1; the labels say which program this is";
    START = Gauge "process_start_time_seconds" "when the process started, in seconds since 1970";
    MEMORY = Gauge "process_resident_memory_bytes" "memory in use";
    FILES = Gauge "process_open_fds" "open files and sockets";
    MOST_FILES = Gauge "process_max_fds" "how many files and sockets the system allows";
    PANICS = Counter "trilynx_panics_total" "bugs that ended a request, a task or a bot's thinking";
    REQUESTS = Counter "trilynx_http_requests_total" "HTTP requests answered, by route and status";
    REQUEST_SECONDS = Histogram "trilynx_http_request_seconds" "from a request's head to the head of its answer, by route";
    LIMITED = Counter "trilynx_limited_total" "what was refused because there was too much of it, by what it was";
    CONNECTIONS = Gauge "trilynx_connections" "open connections, by kind: http, websocket";
}

/// Bounds of the histograms of times, in seconds: a commit takes a tenth of a millisecond on a good disk, a bot thinks for a second.
const SECONDS: [f64; 15] = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// From which commit the program was built, if its builder knows.
static COMMIT: OnceLock<&'static str> = OnceLock::new();

/// Tells from which commit the program was built. Counts if it is said before the first number is.
pub fn built_from(commit: &'static str) {
    // The first one to say it knows best.
    let _said = COMMIT.set(commit);
}

/// The process has one recorder, whoever asks first.
pub fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS);
        let recorder = builder.expect("there are bounds").build_recorder();
        let handle = recorder.handle();
        if ::metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder takes the metrics; /metrics stays empty");
        }
        for Family { name, kind, help } in FAMILIES {
            match kind {
                Kind::Counter => ::metrics::describe_counter!(*name, *help),
                Kind::Gauge => ::metrics::describe_gauge!(*name, *help),
                Kind::Histogram => ::metrics::describe_histogram!(*name, *help),
            }
        }
        let commit = COMMIT.get().copied().unwrap_or("unknown");
        ::metrics::gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION"), "commit" => commit).set(1.0);
        let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        ::metrics::gauge!(START).set(started.as_secs_f64());
        // What never happens shall be 0, not absent: an alert on its growth needs both.
        ::metrics::counter!(PANICS).increment(0);
        for what in What::ALL.map(What::name).into_iter().chain(["connections"]) {
            ::metrics::counter!(LIMITED, "what" => what).increment(0);
        }
        for kind in [Connection::Http, Connection::WebSocket] {
            ::metrics::gauge!(CONNECTIONS, "kind" => kind.name()).increment(0);
        }
        handle
    })
}

/// Histograms collect until they are tidied up.
pub async fn upkeep() {
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        recorder().run_upkeep();
    }
}

/// All numbers as Prometheus reads them, with those of the process as they are now.
pub fn render() -> String {
    sample_process();
    recorder().render()
}

/// A request was answered.
pub fn request(route: &str, status: u16, took: Duration) {
    ::metrics::counter!(REQUESTS, "route" => route.to_owned(), "status" => status.to_string()).increment(1);
    ::metrics::histogram!(REQUEST_SECONDS, "route" => route.to_owned()).record(took);
}

/// Something was refused because there was too much of it.
pub fn limited(what: &'static str) {
    ::metrics::counter!(LIMITED, "what" => what).increment(1);
}

/// A bug showed itself.
pub fn panicked() {
    ::metrics::counter!(PANICS).increment(1);
}

/// How somebody is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    /// For requests.
    Http,
    /// For live play.
    WebSocket,
}

impl Connection {
    fn name(self) -> &'static str {
        match self {
            Connection::Http => "http",
            Connection::WebSocket => "websocket",
        }
    }

    /// Counts a connection for as long as the answer lives.
    pub fn opened(self) -> Open {
        ::metrics::gauge!(CONNECTIONS, "kind" => self.name()).increment(1);
        Open(self)
    }
}

/// A connection that is counted until this is dropped.
pub struct Open(Connection);

impl Drop for Open {
    fn drop(&mut self) {
        ::metrics::gauge!(CONNECTIONS, "kind" => self.0.name()).decrement(1);
    }
}

/// What the system knows about this process, where it tells: Linux does, in files that cost next to nothing.
fn sample_process() {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let after = |text: &str, name: &str| -> Option<f64> {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    if let Some(kibibytes) = after(&read("/proc/self/status"), "VmRSS:") {
        ::metrics::gauge!(MEMORY).set(kibibytes * 1024.0);
    }
    if let Some(most) = after(&read("/proc/self/limits"), "Max open files") {
        ::metrics::gauge!(MOST_FILES).set(most);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        ::metrics::gauge!(FILES).set(files.count() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_conventions_of_prometheus() {
        for Family { name, kind, .. } in FAMILIES {
            let described = name.starts_with("trilynx_") || name.starts_with("process_");
            let unit = match kind {
                Kind::Counter => name.ends_with("_total"),
                Kind::Histogram => name.ends_with("_seconds") || name.ends_with("_size"),
                Kind::Gauge => !name.ends_with("_total"),
            };
            assert!(described && unit, "{name}");
        }
    }

    #[test]
    fn the_documentation_explains_every_family() {
        let written = include_str!("../../../docs/self-hosting.md");
        for Family { name, .. } in FAMILIES {
            assert!(written.contains(&format!("| `{name}`")), "no row for {name}");
        }
    }
}
