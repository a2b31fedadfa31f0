//! `trilynx doctor`: looks at what a server depends on, with the settings of the server. Nothing is changed.

use crate::health::{Readiness, ready};
use crate::serve::{ServeArgs, resolve};
use crate::{Failure, Outcome};
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::Path;
use std::time::{Duration, SystemTime};
use trilynx_server::Config;
use trilynx_server::config::Database;
use trilynx_server::seen::{self, SeenFrom};
use trilynx_server::store::examine;

/// Less than this on the disk of the database is too little.
const LEAST_FREE_BYTES: u64 = 100 * 1024 * 1024;
/// Less than this is worth a word.
const FEW_FREE_BYTES: u64 = 1024 * 1024 * 1024;
/// Clocks that differ by more than this are wrong.
const MOST_SKEW: Duration = Duration::from_secs(5);
/// Files that a server opens besides those of connections.
const OTHER_FILES: u64 = 200;

/// How it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Finding {
    Good,
    Doubtful,
    Bad,
}

/// What was found.
#[derive(Default)]
struct Findings(Vec<(Finding, &'static str, String)>);

impl Findings {
    fn good(&mut self, what: &'static str, text: impl Into<String>) {
        self.0.push((Finding::Good, what, text.into()));
    }

    fn doubtful(&mut self, what: &'static str, text: impl Into<String>) {
        self.0.push((Finding::Doubtful, what, text.into()));
    }

    fn bad(&mut self, what: &'static str, text: impl Into<String>) {
        self.0.push((Finding::Bad, what, text.into()));
    }
}

pub fn run(arguments: ServeArgs) -> Outcome {
    let mut findings = Findings::default();
    match resolve(arguments.config.as_deref(), arguments.settings) {
        Err(error) => findings.bad("settings", error),
        Ok(config) => {
            findings.good("settings", arguments.config.map_or_else(|| "sound".to_owned(), |file| format!("{} is sound", file.display())));
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
            runtime.block_on(database(&config, &mut findings));
            if let Database::Sqlite(path) = &config.database {
                disk(path, &mut findings);
            }
            // All of them are looked at, so that nothing that is wrong goes unsaid.
            let is_running = config.listen.iter().filter(|address| listener(**address, &mut findings)).count() > 0;
            words(&config, &mut findings);
            proxy(&config, &mut findings);
            runtime.block_on(public_address(&config, is_running, &mut findings));
            runtime.block_on(mail(&config, &mut findings));
            open_files(&config, &mut findings);
        }
    }
    let mut out = std::io::stdout();
    for (finding, what, text) in &findings.0 {
        let word = match finding {
            Finding::Good => "good",
            Finding::Doubtful => "look",
            Finding::Bad => "BAD",
        };
        writeln!(out, "{word:<5} {what:<9} {text}")?;
    }
    if findings.0.iter().any(|(finding, ..)| *finding == Finding::Bad) { Err(Failure::Wrong) } else { Ok(()) }
}

async fn database(config: &Config, findings: &mut Findings) {
    if let Database::Sqlite(path) = &config.database
        && !path.exists()
    {
        return findings.good("database", format!("{} is made by the first start", path.display()));
    }
    let report = match examine(&config.database.url()).await {
        Ok(report) => report,
        Err(error) => return findings.bad("database", format!("{}: {error}", config.database)),
    };
    if let Some(damage) = &report.damage {
        findings.bad("database", format!("{} is damaged: {damage}; restore a backup", config.database));
    }
    let known = report.known_step;
    match report.step {
        Some(step) if step > known => {
            findings.bad("database", format!("a later release has changed it (step {step}, this one knows {known}): use that release"));
        }
        Some(step) if step < known => {
            findings.doubtful("database", format!("the next start upgrades it from step {step} to {known}: make a backup first"));
        }
        _ => findings.good("database", format!("{}, {} tables, {}", config.database, report.tables, report.engine)),
    }
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let skew = MOST_SKEW.as_millis() as u64;
    match (report.clock_unix_ms, report.changed_unix_ms) {
        (Some(clock), _) if clock.abs_diff(now) > skew => {
            findings.bad("clock", format!("differs by {} s from that of the database", clock.abs_diff(now) / 1000));
        }
        (_, Some(changed)) if changed > now + skew => {
            findings.bad("clock", format!("is {} s behind the last change of a table: it was set back", (changed - now) / 1000));
        }
        _ => findings.good("clock", "is not behind what is stored"),
    }
}

/// Whether the folder takes a file, and how much room there is.
fn disk(path: &Path, findings: &mut Findings) {
    let folder = path.ancestors().skip(1).find(|folder| folder.exists() || folder.as_os_str().is_empty());
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let probe = folder.join(format!(".trilynx-doctor-{}", std::process::id()));
    match std::fs::File::create_new(&probe) {
        Ok(_) => {
            let _removed = std::fs::remove_file(&probe);
            findings.good("disk", format!("{} can be written to", folder.display()));
        }
        Err(error) => findings.bad("disk", format!("{} cannot be written to: {error}", folder.display())),
    }
    match trilynx_server::machine::free_bytes(folder) {
        Some(free) if free < LEAST_FREE_BYTES => findings.bad("disk", format!("{} MiB are free", free >> 20)),
        Some(free) if free < FEW_FREE_BYTES => findings.doubtful("disk", format!("{} MiB are free", free >> 20)),
        Some(free) => findings.good("disk", format!("{} GiB are free", free >> 30)),
        None => {}
    }
}

/// The word list, which is sound once the settings are.
fn words(config: &Config, findings: &mut Findings) {
    match config.words.file() {
        Some(file) if config.words.is_empty() => findings.doubtful("words", format!("{} has no words", file.display())),
        Some(file) => findings.good("words", format!("{} has {} words", file.display(), config.words.len())),
        None => {}
    }
}

/// The port is free, or a server that works is there; whether it is the latter.
fn listener(address: SocketAddr, findings: &mut Findings) -> bool {
    match TcpListener::bind(address) {
        Ok(_) => findings.good("listen", format!("{address} is free")),
        Err(error) if error.kind() != std::io::ErrorKind::AddrInUse => findings.bad("listen", format!("{address}: {error}")),
        Err(_) => match ready(address) {
            Ok(Readiness::Ready) => {
                findings.good("listen", format!("a server at {address} is ready"));
                return true;
            }
            Ok(Readiness::NotReady(reason)) => findings.bad("listen", format!("what listens at {address} is not ready: {reason}")),
            Err(error) => findings.bad("listen", format!("what listens at {address} does not answer: {error}")),
        },
    }
    false
}

/// Whether visitors can be distinguished.
fn proxy(config: &Config, findings: &mut Findings) {
    let all_local = config.listen.iter().all(|address| address.ip().is_loopback());
    match &config.public_url {
        Some(url) if config.trust_proxy.is_empty() => findings.bad(
            "proxy",
            format!("people come by {url}, but no proxy is trusted: all of them share the limits of one address; set trust-proxy to the proxy's address"),
        ),
        Some(url) if !url.secure => findings.doubtful("proxy", format!("{url} has no TLS: passwords can be read on the way")),
        Some(url) if !all_local => {
            findings.doubtful("proxy", format!("people come by {url}, but others can also connect directly, without TLS; listen on 127.0.0.1"));
        }
        Some(url) => findings.good("proxy", format!("people come by {url}")),
        None if !config.trust_proxy.is_empty() => findings.doubtful("proxy", "a proxy is trusted, but public-url is not set: links and cookies are those of plain HTTP"),
        None if !all_local => findings.doubtful("proxy", "others can connect, without TLS: for a local network only"),
        None => findings.good("proxy", "none; only this machine can connect"),
    }
}

/// Asks by the public address, and compares what the server sees with what is so.
async fn public_address(config: &Config, is_running: bool, findings: &mut Findings) {
    let Some(url) = config.public_url.as_ref().filter(|_| !config.trust_proxy.is_empty()) else { return };
    if !is_running {
        return findings.good("proxy", format!("{url} was not tried, because no server is running here"));
    }
    let is_proxy = |address: IpAddr| config.trust_proxy.iter().any(|network| network.contains(address));
    let SeenFrom { from, seen } = match seen::ask(url, is_proxy).await {
        Ok(answer) => answer,
        Err(why) => {
            return findings.doubtful("proxy", format!("{url} cannot be reached from this machine, so the proxy was not tried: {why}"));
        }
    };
    let address = seen.address;
    if address == seen::CLAIMED {
        findings.bad("proxy", "passes on the X-Forwarded-For that visitors send, so anybody can claim any address; it has to replace it by the visitor's address");
    } else if address == from && (from == seen::OTHER_LOOPBACK || !is_proxy(from)) {
        findings.good("proxy", format!("{url} was asked from {from}, and the server saw {address}"));
    } else if address == from {
        findings.doubtful(
            "proxy",
            format!(
                "the server saw {address}, which is this machine and a proxy: whether visitors are told apart can only be tried elsewhere"
            ),
        );
    } else if is_proxy(address) {
        findings.bad("proxy", format!("{url} was asked from {from}, and the server saw {address}, which is a proxy: all people share the limits of one address; the proxy has to name the visitor in X-Forwarded-For"));
    } else {
        findings.doubtful("proxy", format!("{url} was asked from {from}, and the server saw {address}: this is right if a router translates addresses on the way, and wrong if it is another proxy, which has to be trusted then"));
    }
    if seen.websocket {
        findings.good("proxy", "passes on that a WebSocket is asked for");
    } else {
        findings.doubtful(
            "proxy",
            "does not pass on that a WebSocket is asked for (the headers Upgrade and Connection): without them nobody can play",
        );
    }
}

/// Whether the mail server takes mail from us. None is sent.
#[cfg(feature = "mail")]
async fn mail(config: &Config, findings: &mut Findings) {
    let Some(settings) = &config.mail else { return };
    match trilynx_server::mail::hello(settings).await {
        Ok(()) => findings.good("mail", format!("{} lets this server in", settings.server)),
        Err(why) => findings.bad("mail", format!("{}: {why}", settings.server)),
    }
}

/// The settings say already that there can be no mail.
#[cfg(not(feature = "mail"))]
async fn mail(_: &Config, _: &mut Findings) {}

/// A file for each connection.
fn open_files(config: &Config, findings: &mut Findings) {
    let Some(limit) = trilynx_server::machine::most_open_files() else { return };
    let needed = u64::from(config.max_connections) + OTHER_FILES;
    if limit < needed {
        findings.doubtful(
            "files",
            format!("{limit} may be open at once; {needed} are needed for {} connections (ulimit -n)", config.max_connections),
        );
    } else {
        findings.good("files", format!("{limit} may be open at once"));
    }
}
