//! Numbers for Prometheus: their names, and the functions by which the rest of the program counts, one line a call.
//!
//! The one thing to know: [`FAMILIES`] is the list of everything there is, and docs/self-hosting.md explains each of them. A label is
//! always one of a few words of the program; no person, table or address is ever one.

use crate::bus::Silence;
use crate::limits::LimitKind;
use crate::service::Service;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};
use trilynx_protocol::Command;

/// What a family of numbers is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricKind {
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
    pub kind: MetricKind,
    /// What it says, in one line.
    pub help: &'static str,
}

macro_rules! families {
    ($($constant:ident = $kind:ident $name:literal $help:literal;)*) => {
        $(const $constant: &str = $name;)*
        /// Everything that is counted.
        pub const FAMILIES: &[Family] = &[$(Family { name: $name, kind: MetricKind::$kind, help: $help }),*];
    };
}

families! {
    BUILD = Gauge "trilynx_build_info" "always 1; the labels are the version and commit of the program";
    START = Gauge "process_start_time_seconds" "start time of the process, in seconds since the Unix epoch";
    PROCESSOR = Counter "process_cpu_seconds_total" "processor time";
    MEMORY = Gauge "process_resident_memory_bytes" "resident memory";
    FILES = Gauge "process_open_fds" "open file descriptors";
    MOST_FILES = Gauge "process_max_fds" "limit of open file descriptors";
    PANICS = Counter "trilynx_panics_total" "panics that ended a request, a task or a bot's search";
    REQUESTS = Counter "trilynx_http_requests_total" "HTTP requests answered, by route and status";
    REQUEST_SECONDS = Histogram "trilynx_http_request_seconds" "duration of HTTP requests until the head of the response, by route";
    LIMITED = Counter "trilynx_limited_total" "requests, messages and connections refused by a limit, by what was limited";
    CONNECTIONS = Gauge "trilynx_connections" "open connections, by kind: http, websocket";
    DISCONNECTED = Counter "trilynx_websockets_ended_total" "WebSockets that ended, by reason";
    COMMANDS = Counter "trilynx_commands_total" "commands to tables, by author, command and outcome: granted, refused, error";
    COMMAND_SECONDS = Histogram "trilynx_command_seconds" "latency of commands from arrival at the table to the answer, by author";
    STAGE_SECONDS = Histogram "trilynx_command_stage_seconds" "latency of commands by stage: queue, decide, commit, tell, send";
    TABLE_FULL = Counter "trilynx_table_queue_full_total" "messages dropped because the queue of their table was full";
    TABLE_SATURATION = Gauge "trilynx_table_queue_saturation_ratio" "fill level of the fullest queue of any table, from 0 to 1";
    BUS_SENT = Counter "trilynx_bus_messages_total" "messages sent to other nodes, by outcome: sent, lost";
    BUS_BYTES = Counter "trilynx_bus_bytes_total" "bytes sent to other nodes";
    BUS_HEARD = Counter "trilynx_bus_received_total" "messages received from other nodes";
    BUS_HEARD_BYTES = Counter "trilynx_bus_received_bytes_total" "bytes received from other nodes";
    BUS_RECONNECTS = Counter "trilynx_bus_reconnects_total" "connections to NATS after the first one";
    BUS_OVERRUNS = Counter "trilynx_bus_overruns_total" "times that messages of other nodes came faster than they were read, and some were lost";
    BUS_SECONDS = Histogram "trilynx_bus_answer_seconds" "time until another node answered";
    BUS_ANSWERS = Counter "trilynx_bus_answers_total" "questions to other nodes, by outcome: answered, nobody, timed_out, unsent";
    BUS_UP = Gauge "trilynx_bus_up" "whether the other nodes can be reached: 1, or 0";
    NODES = Gauge "trilynx_nodes" "nodes that are alive, this one included";
    RELAYED = Gauge "trilynx_tables_relayed" "tables of other nodes that people watch through this one";
    TABLES = Gauge "trilynx_tables" "tables in memory";
    WATCHERS = Gauge "trilynx_watchers" "subscriptions to tables, of players and spectators";
    BOT_QUEUE = Gauge "trilynx_bot_queue" "bot decisions waiting for a thread";
    BOT_THREADS = Gauge "trilynx_bot_threads" "threads for bots";
    BOT_BUSY = Gauge "trilynx_bot_threads_busy" "threads for bots that are searching for a move";
    BOT_WAIT = Histogram "trilynx_bot_wait_seconds" "time that bot decisions waited for a thread";
    BOT_THINK = Histogram "trilynx_bot_think_seconds" "search time of bot decisions";
    REVIEWS = Gauge "trilynx_reviews" "reviews of games in progress";
    ROLE = Gauge "trilynx_role" "1 for the role of this server: owner or standby";
    LEASE_AGE = Gauge "trilynx_lease_age_seconds" "time since the lease in PostgreSQL was renewed; 0 with SQLite";
    COMMITS = Counter "trilynx_store_commits_total" "group commits, by outcome: committed, failed";
    COMMIT_SECONDS = Histogram "trilynx_store_commit_seconds" "duration of group commits";
    COMMIT_SIZE = Histogram "trilynx_store_commit_size" "writes in a group commit";
    STORE_QUEUE = Gauge "trilynx_store_queue" "writes waiting for the next group commit";
    STORE_QUEUE_MOST = Gauge "trilynx_store_queue_capacity" "capacity of the queue of writes";
    READERS_BUSY = Gauge "trilynx_store_readers_busy" "database connections in use for reading";
    READERS = Gauge "trilynx_store_readers" "limit of database connections for reading";
    READER_WAIT = Histogram "trilynx_store_reader_wait_seconds" "time that a query waits for a database connection, sampled every second";
}

/// Bounds of the histograms of times, in seconds: a commit takes a tenth of a millisecond on a good disk, a bot thinks for a second.
const SECONDS: [f64; 15] = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Bounds of the histogram of sizes.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];
/// How often histograms are tidied up, which collect until then.
const TIDY_EVERY: u32 = 5;

/// From which commit the program was built, if its builder knows.
static COMMIT: OnceLock<&'static str> = OnceLock::new();

/// Tells from which commit the program was built. Counts if it is said before the first number is.
pub fn built_from(commit: &'static str) {
    // The first one to say it knows best.
    let _said = COMMIT.set(commit);
}

/// The process has one recorder; the first caller installs it.
pub fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let bounds = [("_seconds", &SECONDS[..]), ("_size", &SIZES[..])];
        let builder = bounds.into_iter().fold(PrometheusBuilder::new(), |builder, (suffix, bounds)| {
            builder.set_buckets_for_metric(Matcher::Suffix(suffix.to_owned()), bounds).expect("there are bounds")
        });
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if ::metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder takes the metrics; /metrics stays empty");
        }
        for Family { name, kind, help } in FAMILIES {
            match kind {
                MetricKind::Counter => ::metrics::describe_counter!(*name, *help),
                MetricKind::Gauge => ::metrics::describe_gauge!(*name, *help),
                MetricKind::Histogram => ::metrics::describe_histogram!(*name, *help),
            }
        }
        let commit = COMMIT.get().copied().unwrap_or("unknown");
        ::metrics::gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION"), "commit" => commit).set(1.0);
        let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        ::metrics::gauge!(START).set(started.as_secs_f64());
        // What never happens shall be 0, not absent: an alert on its growth needs both.
        for name in [PANICS, TABLE_FULL] {
            ::metrics::counter!(name).increment(0);
        }
        for outcome in [COMMITTED, FAILED] {
            ::metrics::counter!(COMMITS, "outcome" => outcome).increment(0);
        }
        for outcome in [Outcome::Granted, Outcome::Refused, Outcome::Error] {
            ::metrics::counter!(COMMANDS, "by" => Author::Person.name(), "command" => "play", "outcome" => outcome.name()).increment(0);
        }
        ::metrics::counter!(DISCONNECTED, "why" => "too_slow").increment(0);
        ::metrics::gauge!(WATCHERS).increment(0);
        for what in LimitKind::ALL.map(LimitKind::name).into_iter().chain(["connections"]) {
            ::metrics::counter!(LIMITED, "what" => what).increment(0);
        }
        for kind in [ConnectionKind::Http, ConnectionKind::WebSocket] {
            ::metrics::gauge!(CONNECTIONS, "kind" => kind.name()).increment(0);
        }
        handle
    })
}

/// What is done beside the counting, for ever: tries how long a reader waits, and tidies up.
pub async fn upkeep(service: Service) {
    for second in 1_u32.. {
        tokio::time::sleep(Duration::from_secs(1)).await;
        // A store that does not answer shows in its commits and in readiness.
        if let Ok(waited) = service.store.wait_for_reader().await {
            ::metrics::histogram!(READER_WAIT).record(waited);
        }
        if second.is_multiple_of(TIDY_EVERY) {
            recorder().run_upkeep();
        }
    }
}

/// All numbers as Prometheus reads them; those that have a value at any moment as they are now.
pub fn render(service: &Service) -> String {
    sample_process();
    sample(service);
    recorder().render()
}

fn sample(service: &Service) {
    let (live, load) = (&service.live, service.store.load());
    let (threads, busy) = live.bots.threads();
    let counts = [
        (TABLES, live.tables.in_memory()),
        (RELAYED, live.tables.relayed()),
        (NODES, live.nodes.count()),
        (BOT_QUEUE, live.bots.waiting()),
        (BOT_THREADS, threads),
        (BOT_BUSY, busy),
        (REVIEWS, live.reviews.under_way()),
        (STORE_QUEUE, load.queued),
        (STORE_QUEUE_MOST, load.queue),
        (READERS_BUSY, load.readers_busy),
        (READERS, load.readers),
    ];
    for (name, count) in counts {
        ::metrics::gauge!(name).set(count as f64);
    }
    ::metrics::gauge!(BUS_UP).set(if live.bus.is_up() { 1.0 } else { 0.0 });
    ::metrics::gauge!(TABLE_SATURATION).set(live.tables.saturation());
    let owner = service.store.may_serve();
    for (role, has) in [("owner", owner), ("standby", !owner)] {
        ::metrics::gauge!(ROLE, "role" => role).set(if has { 1.0 } else { 0.0 });
    }
    ::metrics::gauge!(LEASE_AGE).set(service.store.lease_age().unwrap_or_default().as_secs_f64());
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

/// Something was to be sent to other nodes.
pub fn bus_sent(sent: bool, bytes: usize) {
    ::metrics::counter!(BUS_SENT, "outcome" => if sent { "sent" } else { "lost" }).increment(1);
    if sent {
        ::metrics::counter!(BUS_BYTES).increment(bytes as u64);
    }
}

/// Something came from another node.
pub fn bus_heard(bytes: usize) {
    ::metrics::counter!(BUS_HEARD).increment(1);
    ::metrics::counter!(BUS_HEARD_BYTES).increment(bytes as u64);
}

/// NATS is there again.
pub fn bus_reconnected() {
    ::metrics::counter!(BUS_RECONNECTS).increment(1);
}

/// Messages of other nodes were lost because there were too many.
pub fn bus_overrun() {
    ::metrics::counter!(BUS_OVERRUNS).increment(1);
}

/// Another node was asked, and this long ago.
pub fn bus_answered(silence: Option<Silence>, took: Duration) {
    if silence.is_none() {
        ::metrics::histogram!(BUS_SECONDS).record(took);
    }
    let outcome = match silence {
        None => "answered",
        Some(Silence::Nobody) => "nobody",
        Some(Silence::TimedOut) => "timed_out",
        Some(Silence::Unsent) => "unsent",
    };
    ::metrics::counter!(BUS_ANSWERS, "outcome" => outcome).increment(1);
}

/// A bug showed itself.
pub fn panicked() {
    ::metrics::counter!(PANICS).increment(1);
}

/// How somebody is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionKind {
    /// For requests.
    Http,
    /// For live play.
    WebSocket,
}

impl ConnectionKind {
    fn name(self) -> &'static str {
        match self {
            ConnectionKind::Http => "http",
            ConnectionKind::WebSocket => "websocket",
        }
    }

    /// Counts a connection for as long as the answer lives.
    pub fn opened(self) -> Counted {
        Counted::by(::metrics::gauge!(CONNECTIONS, "kind" => self.name()))
    }
}

/// Something that is counted until this is dropped.
pub struct Counted(::metrics::Gauge);

impl Counted {
    fn by(gauge: ::metrics::Gauge) -> Counted {
        gauge.increment(1);
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.decrement(1);
    }
}

/// Counts a view of a table for as long as the answer lives.
pub fn watcher() -> Counted {
    Counted::by(::metrics::gauge!(WATCHERS))
}

/// A WebSocket has ended.
pub fn disconnected(why: &'static str) {
    ::metrics::counter!(DISCONNECTED, "why" => why).increment(1);
}

/// What happens to a request on its way from one socket to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It waits until its table has time.
    Queue,
    /// The rules decide.
    Decide,
    /// What was decided becomes durable.
    Commit,
    /// Frames are made and queued for all who watch.
    Tell,
    /// A frame waits for its connection, and is written.
    Send,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Stage::Queue => "queue",
            Stage::Decide => "decide",
            Stage::Commit => "commit",
            Stage::Tell => "tell",
            Stage::Send => "send",
        }
    }
}

/// A stage is over.
pub fn stage(stage: Stage, took: Duration) {
    ::metrics::histogram!(STAGE_SECONDS, "stage" => stage.name()).record(took);
}

/// Measures one stage after the other.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// The first stage begins.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// A stage is over, and the next one begins.
    pub fn lap(&mut self, over: Stage) {
        let now = Instant::now();
        stage(over, now.duration_since(std::mem::replace(&mut self.0, now)));
    }
}

/// Who asks a table for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// A person, or a program that plays.
    Person,
    /// A bot of ours.
    Bot,
}

impl Author {
    fn name(self) -> &'static str {
        match self {
            Author::Person => "person",
            Author::Bot => "bot",
        }
    }
}

/// How a request ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done.
    Granted,
    /// The table or its rules said no.
    Refused,
    /// It could not be done, for a reason that is ours.
    Error,
}

impl Outcome {
    fn name(self) -> &'static str {
        match self {
            Outcome::Granted => "granted",
            Outcome::Refused => "refused",
            Outcome::Error => "error",
        }
    }
}

/// A command as it is counted: by its name on the wire.
pub fn command_name(command: &Command) -> &'static str {
    match command {
        Command::Sit { .. } => "sit",
        Command::Stand => "stand",
        Command::SeatBot { .. } => "seat_bot",
        Command::Close => "close",
        Command::Play { .. } => "play",
        Command::ResetTurn => "reset_turn",
        Command::Resign => "resign",
        Command::Abort => "abort",
        Command::OfferDraw => "offer_draw",
        Command::AnswerDraw { .. } => "answer_draw",
        Command::AskTakeback { .. } => "ask_takeback",
        Command::AnswerTakeback { .. } => "answer_takeback",
        Command::Claim { .. } => "claim",
        Command::Ready => "ready",
        Command::OfferRematch => "offer_rematch",
        Command::DeclineRematch => "decline_rematch",
        Command::Say { .. } => "say",
    }
}

/// A table has answered a request.
pub fn command(by: Author, command: &'static str, outcome: Outcome, took: Duration) {
    ::metrics::counter!(COMMANDS, "by" => by.name(), "command" => command, "outcome" => outcome.name()).increment(1);
    ::metrics::histogram!(COMMAND_SECONDS, "by" => by.name()).record(took);
}

/// A message found no place at its table.
pub fn table_was_full() {
    ::metrics::counter!(TABLE_FULL).increment(1);
}

/// A bot has thought about a decision.
pub fn bot_thought(waited: Duration, thought: Duration) {
    ::metrics::histogram!(BOT_WAIT).record(waited);
    ::metrics::histogram!(BOT_THINK).record(thought);
}

const COMMITTED: &str = "committed";
const FAILED: &str = "failed";

/// The store's writer has committed a group of this many jobs, or failed to.
pub fn commit(succeeded: bool, size: usize, took: Duration) {
    ::metrics::counter!(COMMITS, "outcome" => if succeeded { COMMITTED } else { FAILED }).increment(1);
    ::metrics::histogram!(COMMIT_SECONDS).record(took);
    ::metrics::histogram!(COMMIT_SIZE).record(size as f64);
}

/// What the system knows about this process, where it tells: Linux does, in files that cost next to nothing.
/// The processor time of this process, where the system says it.
pub(crate) fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // Fields 14 and 15 of the whole line, of which two are before this: user and system time in hundredths.
    Some((fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?) / 100.0)
}

fn sample_process() {
    if let Some(seconds) = processor_seconds() {
        // A counter of the exporter is a whole number.
        ::metrics::counter!(PROCESSOR).absolute(seconds as u64);
    }
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
                MetricKind::Counter => name.ends_with("_total"),
                MetricKind::Histogram => name.ends_with("_seconds") || name.ends_with("_size"),
                MetricKind::Gauge => !name.ends_with("_total"),
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
