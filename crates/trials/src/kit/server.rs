//! A server as a process of its own: started, asked whether it is ready, ended gently or not.

use crate::client::Trouble;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// How long a server may take until it is ready.
const READY_WITHIN: Duration = Duration::from_secs(30);

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Start {
    /// The program `trilynx`.
    pub program: PathBuf,
    /// Where it keeps its games: a file or `postgres://…`.
    pub database: String,
    /// Where it listens.
    pub address: String,
    /// More flags.
    pub flags: Vec<String>,
    /// More variables of its environment.
    pub variables: Vec<(String, String)>,
    /// The processors it may use, as `taskset` names them; all, if nothing is said.
    pub processors: Option<String>,
    /// Where its log goes.
    pub log: PathBuf,
}

/// A running server. Ends with its owner.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: String,
    /// How long it took from its start until it was ready.
    pub ready_after: Duration,
}

/// What a process can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// End in good order.
    Terminate,
    /// Stand still.
    Stop,
    /// Go on.
    Continue,
}

impl Signal {
    fn flag(self) -> &'static str {
        match self {
            Signal::Terminate => "-TERM",
            Signal::Stop => "-STOP",
            Signal::Continue => "-CONT",
        }
    }
}

/// The exit code of a server that has lost its lease: its supervisor restarts it as a standby.
pub const LEASE_LOST: i32 = 3;

/// An address of this machine that nobody listens at. Not one that the system gives away by itself: while the server is down, a client
/// that keeps trying could be given that very port for its own end, and the server would find it taken.
pub fn free_address() -> Result<String, Trouble> {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    // Each asker of each process begins elsewhere, because nobody listens yet at what another one was given.
    let mut ports = (0..100).map(|_| 10_000 + ((std::process::id() * 37 + ASKED.fetch_add(1, Ordering::Relaxed)) % 20_000) as u16);
    let port = ports.find(free).ok_or_else(|| Trouble("no free port".to_owned()))?;
    Ok(format!("127.0.0.1:{port}"))
}

impl Start {
    /// On a free port of this machine, with its log beside its data.
    pub fn new(program: &Path, database: &str, folder: &Path) -> Result<Start, Trouble> {
        let address = free_address()?;
        let (program, database, log) = (program.to_owned(), database.to_owned(), folder.join("server.log"));
        Ok(Start { program, database, address, flags: Vec::new(), variables: Vec::new(), processors: None, log })
    }

    /// The end of its log.
    pub fn last_words(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_else(|error| format!("{}: {error}", self.log.display()));
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(5)..].join("\n")
    }

    /// Starts it and does not wait: one that stands by is not ready until it takes over.
    pub fn begin(&self) -> Result<Server, Trouble> {
        let trouble = |what: &str, error: &dyn std::fmt::Display| Trouble(format!("{what} {}: {error}", self.program.display()));
        let log = std::fs::OpenOptions::new().create(true).append(true).open(&self.log).map_err(|error| trouble("no log for", &error))?;
        let mut command = match &self.processors {
            // It becomes the program, and its process stays the same one.
            Some(processors) => {
                let mut taskset = Command::new("taskset");
                taskset.args(["--cpu-list", processors]).arg(&self.program);
                taskset
            }
            None => Command::new(&self.program),
        };
        let child = command
            .arg("serve")
            .args(["--listen", &self.address, "--database", &self.database])
            .args(&self.flags)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| trouble("cannot start", &error))?;
        Ok(Server { child, address: self.address.clone(), ready_after: Duration::ZERO })
    }

    /// Starts it and waits until it is ready.
    pub async fn run(&self) -> Result<Server, Trouble> {
        let began = Instant::now();
        let mut server = self.begin()?;
        let http = reqwest::Client::builder().no_proxy().build()?;
        loop {
            if let Ok(Some(status)) = server.child.try_wait() {
                return Err(Trouble(format!("the server ended at its start ({status}): {}", self.last_words())));
            }
            let ready = http.get(format!("http://{}/health/ready", self.address)).timeout(Duration::from_secs(2)).send().await;
            if ready.is_ok_and(|response| response.status().is_success()) {
                server.ready_after = began.elapsed();
                return Ok(server);
            }
            if began.elapsed() > READY_WITHIN {
                return Err(Trouble(format!("the server was not ready after {READY_WITHIN:?}; see {}", self.log.display())));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Server {
    /// As if the power had failed for this process: SIGKILL, and nothing of it is left.
    pub async fn kill(mut self) -> Result<(), Trouble> {
        self.end().await
    }

    /// The same where the server is kept by somebody who starts another in its place.
    pub async fn end(&mut self) -> Result<(), Trouble> {
        self.child.kill().await.map_err(|error| Trouble(format!("cannot kill the server: {error}")))
    }

    /// How it has ended, if it has.
    pub fn has_ended(&mut self) -> Result<Option<std::process::ExitStatus>, Trouble> {
        self.child.try_wait().map_err(|error| Trouble(format!("cannot look at the server: {error}")))
    }

    /// Waits until it has ended by itself, and says how.
    pub async fn ended(&mut self) -> Result<std::process::ExitStatus, Trouble> {
        self.child.wait().await.map_err(|error| Trouble(format!("cannot wait for the server: {error}")))
    }

    /// Whether it ends within this time because another server may have taken over.
    pub async fn lost_its_lease(&mut self, within: Duration) -> Result<bool, Trouble> {
        match tokio::time::timeout(within, self.ended()).await {
            Err(_) => Ok(false),
            Ok(status) => match status? {
                status if status.code() == Some(LEASE_LOST) => Ok(true),
                status => Err(Trouble(format!("the server ended with {status}"))),
            },
        }
    }

    /// Sends it a signal.
    pub async fn signal(&self, signal: Signal) -> Result<(), Trouble> {
        let sent = Command::new("kill").args([signal.flag(), &self.id().to_string()]).status().await;
        let sent = sent.map_err(|error| Trouble(format!("cannot send the server {signal:?}: {error}")))?;
        if sent.success() { Ok(()) } else { Err(Trouble(format!("cannot send the server {signal:?}"))) }
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(mut self) -> Result<(), Trouble> {
        self.signal(Signal::Terminate).await?;
        let ended = tokio::time::timeout(Duration::from_secs(30), self.child.wait()).await;
        let status = ended.map_err(|_| Trouble("the server did not stop".to_owned()))?.map_err(|error| Trouble(error.to_string()))?;
        if status.success() { Ok(()) } else { Err(Trouble(format!("the server stopped with {status}"))) }
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id().unwrap_or(0)
    }

    /// Its memory, in bytes.
    pub fn memory(&self) -> Result<u64, Trouble> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).map_err(|error| Trouble(error.to_string()))?;
        let kibibytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kibibytes.map(|k| k * 1024).ok_or_else(|| Trouble("the system does not tell the memory of a process".to_owned()))
    }

    /// The processor time it has used, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        Stat::of(&self.id().to_string()).map_or(0.0, |stat| stat.own)
    }
}

/// What Linux says of a process.
struct Stat {
    parent: u32,
    /// Its processor time, in seconds.
    own: f64,
    /// That of its children that have ended.
    of_ended: f64,
}

impl Stat {
    fn of(process: &str) -> Option<Stat> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        // Fields 14 to 17 of the whole line, of which two are before this: user and system time in hundredths.
        let seconds = |first: usize| fields.iter().skip(first).take(2).filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / 100.0;
        Some(Stat { parent: fields.get(1)?.parse().ok()?, own: seconds(11), of_ended: seconds(13) })
    }
}

/// The processor time of a process, its descendants and those of them that have ended, in seconds.
pub(crate) fn processor_seconds_of_all(process: u32) -> f64 {
    let running = std::fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(|entry| {
        let id = entry.file_name().into_string().ok()?;
        Some((id.parse::<u32>().ok()?, Stat::of(&id)?))
    });
    let running: Vec<(u32, Stat)> = running.collect();
    let mut family = vec![process];
    let mut seconds = 0.0;
    while let Some(member) = family.pop() {
        seconds += running.iter().filter(|(id, _)| *id == member).map(|(_, stat)| stat.own + stat.of_ended).sum::<f64>();
        family.extend(running.iter().filter(|(_, stat)| stat.parent == member).map(|(id, _)| *id));
    }
    seconds
}
