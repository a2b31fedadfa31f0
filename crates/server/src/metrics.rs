//! Numbers for Prometheus: their names, and the functions by which the rest of the program counts, one line a call.
//!
//! The one thing to know: [`FAMILIES`] is the list of everything there is, and docs/self-hosting.md explains each of them. A label is
//! always one of a few words of the program; no person, table or address is ever one.

mod mail;
mod process;

pub use mail::mailed;
pub(crate) use process::processor_seconds;

use crate::bus::Silence;
use crate::limits::LimitKind;
use crate::service::{Service, calendar_ms};
use prometheus::core::Collector;
use prometheus::{Gauge, GaugeVec, HistogramOpts, HistogramVec, IntCounterVec, Opts, Registry, TextEncoder};
use std::sync::{LazyLock, OnceLock};
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
    ($($constant:ident = $kind:ident $name:literal $labels:tt $help:literal;)*) => {
        $(static $constant: LazyLock<families!(@type $kind)> = LazyLock::new(|| families!(@new $kind)($name, $help, &$labels));)*
        /// Everything that is counted.
        pub const FAMILIES: &[Family] = &[$(Family { name: $name, kind: MetricKind::$kind, help: $help }),*];
    };
    (@type Counter) => { IntCounterVec };
    (@type Gauge) => { GaugeVec };
    (@type Histogram) => { HistogramVec };
    (@new Counter) => { new_counter };
    (@new Gauge) => { new_gauge };
    (@new Histogram) => { new_histogram };
}

families! {
    BUILD = Gauge "trilynx_build_info" ["version", "commit"] "always 1; the labels are the version and commit of the program";
    START = Gauge "process_start_time_seconds" [] "start time of the process, in seconds since the Unix epoch";
    PROCESSOR = Counter "process_cpu_seconds_total" [] "processor time";
    MEMORY = Gauge "process_resident_memory_bytes" [] "resident memory";
    FILES = Gauge "process_open_fds" [] "open file descriptors";
    MOST_FILES = Gauge "process_max_fds" [] "limit of open file descriptors";
    PANICS = Counter "trilynx_panics_total" [] "panics that ended a request, a task or a bot's search";
    REQUESTS = Counter "trilynx_http_requests_total" ["route", "status"] "HTTP requests answered, by route and status";
    REQUEST_SECONDS = Histogram "trilynx_http_request_seconds" ["route"] "duration of HTTP requests until the head of the response, by route";
    LIMITED = Counter "trilynx_limited_total" ["what"] "requests, messages and connections refused by a limit, by what was limited";
    CONNECTIONS = Gauge "trilynx_connections" ["kind"] "open connections, by kind: http, websocket";
    DISCONNECTED = Counter "trilynx_websockets_ended_total" ["why"] "WebSockets that ended, by reason";
    COMMANDS = Counter "trilynx_commands_total" ["by", "command", "outcome"] "commands to tables, by author, command and outcome: granted, refused, error";
    COMMAND_SECONDS = Histogram "trilynx_command_seconds" ["by"] "latency of commands from arrival at the table to the answer, by author";
    STAGE_SECONDS = Histogram "trilynx_command_stage_seconds" ["stage"] "latency of commands by stage: queue, decide, commit, tell, send";
    TABLE_FULL = Counter "trilynx_table_queue_full_total" [] "messages dropped because the queue of their table was full";
    TABLE_SATURATION = Gauge "trilynx_table_queue_saturation_ratio" [] "fill level of the fullest queue of any table, from 0 to 1";
    BUS_SENT = Counter "trilynx_bus_messages_total" ["outcome"] "messages sent to other nodes, by outcome: sent, lost";
    BUS_BYTES = Counter "trilynx_bus_bytes_total" [] "bytes sent to other nodes";
    BUS_HEARD = Counter "trilynx_bus_received_total" [] "messages received from other nodes";
    BUS_HEARD_BYTES = Counter "trilynx_bus_received_bytes_total" [] "bytes received from other nodes";
    BUS_RECONNECTS = Counter "trilynx_bus_reconnects_total" [] "connections to NATS after the first one";
    BUS_OVERRUNS = Counter "trilynx_bus_overruns_total" [] "times that messages of other nodes came faster than they were read, and some were lost";
    BUS_SECONDS = Histogram "trilynx_bus_answer_seconds" [] "time until another node answered";
    BUS_ANSWERS = Counter "trilynx_bus_answers_total" ["outcome"] "questions to other nodes, by outcome: answered, nobody, timed_out, unsent";
    BUS_UP = Gauge "trilynx_bus_up" [] "whether the other nodes can be reached: 1, or 0";
    NODES = Gauge "trilynx_nodes" [] "nodes that are alive, this one included";
    RELAYED = Gauge "trilynx_tables_relayed" [] "tables of other nodes that people watch through this one";
    TABLES = Gauge "trilynx_tables" [] "tables in memory";
    WATCHERS = Gauge "trilynx_watchers" [] "subscriptions to tables, of players and spectators";
    BOT_QUEUE = Gauge "trilynx_bot_queue" [] "bot decisions waiting for a thread";
    BOT_THREADS = Gauge "trilynx_bot_threads" [] "threads for bots";
    BOT_BUSY = Gauge "trilynx_bot_threads_busy" [] "threads for bots that are searching for a move";
    BOT_WAIT = Histogram "trilynx_bot_wait_seconds" [] "time that bot decisions waited for a thread";
    BOT_THINK = Histogram "trilynx_bot_think_seconds" [] "search time of bot decisions";
    REVIEWS = Gauge "trilynx_reviews" [] "reviews of games in progress";
    MAILS = Counter "trilynx_mails_total" ["kind", "outcome"] "mails by kind and outcome: sent, failed (to be tried again), refused (for good), unreachable (the mail server)";
    REPORTED = Gauge "trilynx_reported_people" [] "people with open reports";
    APPEALS = Gauge "trilynx_open_appeals" [] "appeals against mutes and bans that wait for an answer";
    ROLE = Gauge "trilynx_role" ["role"] "1 for the role of this server: owner or standby";
    LEASE_AGE = Gauge "trilynx_lease_age_seconds" [] "time since the lease in PostgreSQL was renewed; 0 with SQLite";
    COMMITS = Counter "trilynx_store_commits_total" ["outcome"] "group commits, by outcome: committed, failed";
    COMMIT_SECONDS = Histogram "trilynx_store_commit_seconds" [] "duration of group commits";
    COMMIT_SIZE = Histogram "trilynx_store_commit_size" [] "writes in a group commit";
    STORE_QUEUE = Gauge "trilynx_store_queue" [] "writes waiting for the next group commit";
    STORE_QUEUE_MOST = Gauge "trilynx_store_queue_capacity" [] "capacity of the queue of writes";
    READERS_BUSY = Gauge "trilynx_store_readers_busy" [] "database connections in use for reading";
    READERS = Gauge "trilynx_store_readers" [] "limit of database connections for reading";
    READER_WAIT = Histogram "trilynx_store_reader_wait_seconds" [] "time that a query waits for a database connection, sampled every second";
}

/// Bounds of the histograms of times, in seconds: a commit takes a tenth of a millisecond on a good disk, a bot thinks for a second.
const SECONDS: [f64; 15] = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The labels of a family that has none.
const NONE: &[&str] = &[];

/// Bounds of the histogram of sizes.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];
/// From which commit the program was built, if its builder knows.
static COMMIT: OnceLock<&'static str> = OnceLock::new();

/// Tells from which commit the program was built. Counts if it is said before the first number is.
pub fn built_from(commit: &'static str) {
    // The first one to say it knows best.
    let _said = COMMIT.set(commit);
}

/// The process has one registry. A family joins it when it is first counted.
static REGISTRY: LazyLock<Registry> = LazyLock::new(Registry::new);

fn registered<F: Collector + Clone + 'static>(family: prometheus::Result<F>) -> F {
    let family = family.expect("the name and the labels of a family are valid");
    REGISTRY.register(Box::new(family.clone())).expect("no two families have one name");
    family
}

fn new_counter(name: &str, help: &str, labels: &[&str]) -> IntCounterVec {
    registered(IntCounterVec::new(Opts::new(name, help), labels))
}

fn new_gauge(name: &str, help: &str, labels: &[&str]) -> GaugeVec {
    registered(GaugeVec::new(Opts::new(name, help), labels))
}

fn new_histogram(name: &str, help: &str, labels: &[&str]) -> HistogramVec {
    let bounds = if name.ends_with("_size") { SIZES.to_vec() } else { SECONDS.to_vec() };
    registered(HistogramVec::new(HistogramOpts::new(name, help).buckets(bounds), labels))
}

/// Counts what never happens as 0, so that it is not absent: an alert on its growth needs both.
pub fn begin() {
    static BEGUN: OnceLock<()> = OnceLock::new();
    BEGUN.get_or_init(|| {
        let commit = COMMIT.get().copied().unwrap_or("unknown");
        BUILD.with_label_values(&[env!("CARGO_PKG_VERSION"), commit]).set(1.0);
        let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        START.with_label_values(NONE).set(started.as_secs_f64());
        for never in [&PANICS, &TABLE_FULL] {
            never.with_label_values(NONE);
        }
        for outcome in [COMMITTED, FAILED] {
            COMMITS.with_label_values(&[outcome]);
        }
        for outcome in [Outcome::Granted, Outcome::Refused, Outcome::Error] {
            COMMANDS.with_label_values(&[Author::Person.name(), "play", outcome.name()]);
        }
        DISCONNECTED.with_label_values(&["too_slow"]);
        WATCHERS.with_label_values(NONE);
        for what in LimitKind::ALL.map(LimitKind::name).into_iter().chain(["connections"]) {
            LIMITED.with_label_values(&[what]);
        }
        for kind in [ConnectionKind::Http, ConnectionKind::WebSocket] {
            CONNECTIONS.with_label_values(&[kind.name()]);
        }
    });
}

/// What is measured beside the counting: how long a reader waits, what waits for moderators.
pub async fn upkeep(service: Service) {
    for second in 0_u64.. {
        if second % 10 == 0 {
            let waiting = [(&REPORTED, service.store.count_reported().await), (&APPEALS, service.store.count_appeals(calendar_ms()).await)];
            for (family, count) in waiting {
                // What cannot be read stays as it was.
                count.into_iter().for_each(|count| family.with_label_values(NONE).set(count as f64));
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        // A store that does not answer shows in its commits and in readiness.
        if let Ok(waited) = service.store.wait_for_reader().await {
            READER_WAIT.with_label_values(NONE).observe(waited.as_secs_f64());
        }
    }
}

/// All numbers as Prometheus reads them; those that have a value at any moment as they are now.
pub fn render(service: &Service) -> String {
    process::sample();
    sample(service);
    render_counted()
}

/// The numbers that were counted, without those that are asked for now.
pub fn render_counted() -> String {
    begin();
    TextEncoder::new().encode_to_string(&REGISTRY.gather()).unwrap_or_default()
}

fn sample(service: &Service) {
    let (live, load) = (&service.live, service.store.load());
    let (threads, busy) = live.bots.threads();
    let counts = [
        (&TABLES, live.tables.in_memory()),
        (&RELAYED, live.tables.relayed()),
        (&NODES, live.nodes.count()),
        (&BOT_QUEUE, live.bots.waiting()),
        (&BOT_THREADS, threads),
        (&BOT_BUSY, busy),
        (&REVIEWS, live.reviews.under_way()),
        (&STORE_QUEUE, load.queued),
        (&STORE_QUEUE_MOST, load.queue),
        (&READERS_BUSY, load.readers_busy),
        (&READERS, load.readers),
    ];
    for (family, count) in counts {
        family.with_label_values(NONE).set(count as f64);
    }
    BUS_UP.with_label_values(NONE).set(if live.bus.is_up() { 1.0 } else { 0.0 });
    TABLE_SATURATION.with_label_values(NONE).set(live.tables.saturation());
    let owner = service.store.may_serve();
    for (role, has) in [("owner", owner), ("standby", !owner)] {
        ROLE.with_label_values(&[role]).set(if has { 1.0 } else { 0.0 });
    }
    LEASE_AGE.with_label_values(NONE).set(service.store.lease_age().unwrap_or_default().as_secs_f64());
}

/// A request was answered.
pub fn request(route: &str, status: u16, took: Duration) {
    REQUESTS.with_label_values(&[route, &status.to_string()]).inc();
    REQUEST_SECONDS.with_label_values(&[route]).observe(took.as_secs_f64());
}

/// Something was refused because there was too much of it.
pub fn limited(what: &'static str) {
    LIMITED.with_label_values(&[what]).inc();
}

/// Something was to be sent to other nodes.
pub fn bus_sent(sent: bool, bytes: usize) {
    BUS_SENT.with_label_values(&[if sent { "sent" } else { "lost" }]).inc();
    if sent {
        BUS_BYTES.with_label_values(NONE).inc_by(bytes as u64);
    }
}

/// Something came from another node.
pub fn bus_heard(bytes: usize) {
    BUS_HEARD.with_label_values(NONE).inc();
    BUS_HEARD_BYTES.with_label_values(NONE).inc_by(bytes as u64);
}

/// NATS is there again.
pub fn bus_reconnected() {
    BUS_RECONNECTS.with_label_values(NONE).inc();
}

/// Messages of other nodes were lost because there were too many.
pub fn bus_overrun() {
    BUS_OVERRUNS.with_label_values(NONE).inc();
}

/// Another node was asked, and this long ago.
pub fn bus_answered(silence: Option<Silence>, took: Duration) {
    if silence.is_none() {
        BUS_SECONDS.with_label_values(NONE).observe(took.as_secs_f64());
    }
    let outcome = match silence {
        None => "answered",
        Some(Silence::Nobody) => "nobody",
        Some(Silence::TimedOut) => "timed_out",
        Some(Silence::Unsent) => "unsent",
    };
    BUS_ANSWERS.with_label_values(&[outcome]).inc();
}

/// A bug showed itself.
pub fn panicked() {
    PANICS.with_label_values(NONE).inc();
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
        Counted::by(CONNECTIONS.with_label_values(&[self.name()]))
    }
}

/// Something that is counted until this is dropped.
pub struct Counted(Gauge);

impl Counted {
    fn by(gauge: Gauge) -> Counted {
        gauge.inc();
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Counts a view of a table for as long as the answer lives.
pub fn watcher() -> Counted {
    Counted::by(WATCHERS.with_label_values(NONE))
}

/// A WebSocket has ended.
pub fn disconnected(why: &'static str) {
    DISCONNECTED.with_label_values(&[why]).inc();
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
    STAGE_SECONDS.with_label_values(&[stage.name()]).observe(took.as_secs_f64());
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

/// The origin of a command to a table.
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
    COMMANDS.with_label_values(&[by.name(), command, outcome.name()]).inc();
    COMMAND_SECONDS.with_label_values(&[by.name()]).observe(took.as_secs_f64());
}

/// A message found no place at its table.
pub fn table_was_full() {
    TABLE_FULL.with_label_values(NONE).inc();
}

/// A bot has thought about a decision.
pub fn bot_thought(waited: Duration, thought: Duration) {
    BOT_WAIT.with_label_values(NONE).observe(waited.as_secs_f64());
    BOT_THINK.with_label_values(NONE).observe(thought.as_secs_f64());
}

const COMMITTED: &str = "committed";
const FAILED: &str = "failed";

/// The store's writer has committed a group of this many jobs, or failed to.
pub fn commit(succeeded: bool, size: usize, took: Duration) {
    COMMITS.with_label_values(&[if succeeded { COMMITTED } else { FAILED }]).inc();
    COMMIT_SECONDS.with_label_values(NONE).observe(took.as_secs_f64());
    COMMIT_SIZE.with_label_values(NONE).observe(size as f64);
}

/// What the system knows about this process, where it tells: Linux does, in files that cost next to nothing.
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
