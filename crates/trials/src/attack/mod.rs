//! Attacks on a server from outside, and what honest people notice meanwhile.
//!
//! The one thing to know: a scenario is one function, entered in the list of `scenarios`. It gets a [`Ground`], opens it (a server of its
//! own with all limits on, honest people playing), attacks, and closes it, which judges. Attackers name addresses of their own by
//! `X-Forwarded-For`, which the server trusts because this machine is configured as its proxy.

mod cheating;
mod crowd;
mod flooding;
mod honest;
mod misuse;
mod prepared;
mod scenarios;
mod takeover;

pub use scenarios::Scenario;

use crate::client::{Socket, Trouble};
use crate::server::{Server, Start};
use crowd::Crowd;
use honest::{Duel, Felt, Honest, Notes};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use trilynx_protocol::wire::ToServer;

/// No honest move may be later than this.
const LATEST_MOVE: Duration = Duration::from_millis(250);
/// The most an honest bot may take, as a multiple of the longest it takes without an attack.
const LATEST_ANSWER: f64 = 2.0;
/// How long a scenario may take once its server is there, whatever happens …
const BOUND: Duration = Duration::from_secs(20);
/// … and how long until then: some need a full store or a database.
const PREPARED_WITHIN: Duration = Duration::from_secs(30);
/// How long the lobby may take to answer.
const LOBBY_WITHIN: Duration = Duration::from_secs(2);
/// How long peace is measured.
const PEACE: Duration = Duration::from_secs(8);
/// Attackers have machines of their own; here they share one with the server, so they stand back behind it.
const NICENESS: &str = "5";

/// How large an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// As large as the ones that were successful.
    Full,
    /// A tenth, for tests.
    Small,
}

/// Which scenarios are run.
pub struct AttackPlan {
    /// Their names; all if none is given.
    pub names: Vec<String>,
    /// How large they are.
    pub size: Size,
}

/// What became of a scenario.
#[derive(Debug)]
pub struct Row {
    /// Its name, as in the list of findings.
    pub name: &'static str,
    /// What was tried.
    pub tried: &'static str,
    /// What became of it.
    pub verdict: Verdict,
}

impl Row {
    /// What went wrong but for delays.
    pub fn wrongs(&self) -> Vec<String> {
        let Verdict { measured, claims, trouble, .. } = &self.verdict;
        let mut wrongs: Vec<String> = trouble.iter().cloned().collect();
        if let Some(Measured { felt, lobby }) = measured {
            if felt.flagged > 0 {
                wrongs.push(format!("{} games were lost on time by somebody who moved in time", felt.flagged));
            }
            if !felt.refused.is_empty() {
                wrongs.push(format!("{} legal moves were refused, first: {}", felt.refused.len(), felt.refused[0]));
            }
            if let Err(why) = lobby {
                wrongs.push(format!("the lobby does not answer: {why}"));
            }
        }
        wrongs.extend(claims.iter().filter(|(_, holds)| !holds).map(|(what, _)| format!("not so: {what}")));
        wrongs
    }

    /// Everything that went wrong, delays included.
    fn failures(&self, usual_answer: Duration) -> Vec<String> {
        let mut failures = self.wrongs();
        let Some(Measured { felt, .. }) = &self.verdict.measured else { return failures };
        if felt.moves.is_empty() {
            failures.push("no honest move was played".to_owned());
        }
        if felt.slowest_move() > LATEST_MOVE {
            failures.push(format!("an honest move was {} late, the aim is {}", ms(felt.slowest_move()), ms(LATEST_MOVE)));
        }
        let ratio = ratio(felt, usual_answer);
        if ratio > LATEST_ANSWER {
            failures.push(format!("an honest bot took {ratio:.1} times its usual time, the aim is {LATEST_ANSWER:.1}"));
        }
        failures
    }
}

/// How much slower than usual the slowest answer of the bot was.
fn ratio(felt: &Felt, usual_answer: Duration) -> f64 {
    felt.slowest_answer().as_secs_f64() / usual_answer.as_secs_f64().max(0.001)
}

fn ms(duration: Duration) -> String {
    format!("{} ms", duration.as_millis())
}

/// Runs scenarios one after the other and prints a row for each. In trouble if an aim is missed.
pub async fn run(program: &Path, folder: &Path, plan: &AttackPlan) -> Result<(), Trouble> {
    let chosen = scenarios::chosen(&plan.names)?;
    let began = Instant::now();
    println!("{HEAD}");
    let peace = one(program, folder, &scenarios::PEACE, plan.size).await;
    let usual = peace.verdict.measured.as_ref().map_or(Duration::ZERO, |measured| measured.felt.slowest_answer());
    let mut missed = print(&peace, usual);
    for scenario in chosen {
        missed += print(&one(program, folder, scenario, plan.size).await, usual);
    }
    println!("{:.0} s in all", began.elapsed().as_secs_f64());
    if missed == 0 { Ok(()) } else { Err(Trouble(format!("{missed} scenarios missed an aim"))) }
}

/// The scenario of this name.
pub fn scenario(name: &str) -> Result<&'static Scenario, Trouble> {
    scenarios::chosen(&[name.to_owned()])?.pop().ok_or_else(|| Trouble(format!("no scenario {name}")))
}

/// Runs one scenario within its bound.
pub async fn one(program: &Path, folder: &Path, scenario: &Scenario, size: Size) -> Row {
    let keeper = Handle::current();
    let (program, folder) = (program.to_owned(), folder.join(scenario.name));
    let attack = scenario.attack;
    let notes = Arc::new(Mutex::new(None));
    // Attackers run on threads of low priority. Whatever is still running when the scenario ends, ends with them.
    let attackers = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().on_thread_start(stand_back).build();
    let outcome = match attackers {
        Err(error) => Err(Trouble(error.to_string())),
        Ok(attackers) => {
            let (begun, begins) = oneshot::channel();
            let ground = Ground { program, folder, keeper, size, notes: notes.clone(), begun: Some(begun) };
            let outcome = in_time(attackers.spawn(attack(ground)), begins).await;
            attackers.shutdown_background();
            outcome
        }
    };
    // What honest people noticed until a scenario failed is worth knowing too.
    let failed = |trouble: Trouble| {
        let notes: Option<Notes> = notes.lock().unwrap_or_else(PoisonError::into_inner).take();
        let measured = notes.map(|notes| Measured { felt: notes.read(), lobby: Err("nobody asked".to_owned()) });
        Verdict { requests: 0, measured, claims: Vec::new(), trouble: Some(trouble.0) }
    };
    Row { name: scenario.name, tried: scenario.tried, verdict: outcome.unwrap_or_else(failed) }
}

/// Waits for a scenario, first until it has begun and then until it has ended.
async fn in_time(mut attack: JoinHandle<Result<Verdict, Trouble>>, begins: oneshot::Receiver<()>) -> Result<Verdict, Trouble> {
    let ended =
        |ended: Result<Result<Verdict, Trouble>, tokio::task::JoinError>| ended.unwrap_or_else(|error| Err(Trouble(error.to_string())));
    tokio::select! {
        // A scenario that drops its end without a word is about to end.
        _ = begins => {}
        early = &mut attack => return ended(early),
        () = tokio::time::sleep(PREPARED_WITHIN) => return Err(Trouble(format!("it was not prepared after {}", ms(PREPARED_WITHIN)))),
    }
    match tokio::time::timeout(BOUND, attack).await {
        Ok(late) => ended(late),
        Err(_) => Err(Trouble(format!("it was not over after {}", ms(BOUND)))),
    }
}

const HEAD: &str = "scenario requests  move 99 %    worst   bot worst  x usual  flagged  cut off  lobby          verdict";

/// Prints a row; says 1 if an aim is missed.
fn print(row: &Row, usual_answer: Duration) -> usize {
    let failures = row.failures(usual_answer);
    let verdict = if failures.is_empty() { "held" } else { "FAILED" };
    let measured = match &row.verdict.measured {
        None => format!("{:>10} {:>8} {:>11} {:>8} {:>8} {:>8}  {:<14}", "-", "-", "-", "-", "-", "-", "-"),
        Some(Measured { felt, lobby }) => format!(
            "{:>10} {:>8} {:>11} {:>8.2} {:>8} {:>8}  {:<14}",
            ms(felt.usual_move()),
            ms(felt.slowest_move()),
            ms(felt.slowest_answer()),
            ratio(felt, usual_answer),
            felt.flagged,
            felt.cut_off,
            lobby.as_ref().map_or_else(|_| "none".to_owned(), |(took, bytes)| format!("{} {bytes} B", ms(*took))),
        ),
    };
    let mut text = format!("{:<8} {:>8} {measured} {verdict}\n         {}\n", row.name, row.verdict.requests, row.tried);
    for (what, _) in row.verdict.claims.iter().filter(|(_, holds)| *holds) {
        let _infallible = writeln!(text, "         so it is: {what}");
    }
    for failure in &failures {
        let _infallible = writeln!(text, "       ! {failure}");
    }
    print!("{text}");
    usize::from(!failures.is_empty())
}

/// Lowers the priority of the thread that calls it. Where that is not possible, the attackers are a little unfair to the server.
fn stand_back() {
    let thread = std::fs::read_link("/proc/thread-self").ok();
    if let Some(id) = thread.as_deref().and_then(Path::file_name) {
        let _unfair = std::process::Command::new("renice").args(["-n", NICENESS, "-p"]).arg(id).output();
    }
}

/// Where a scenario takes place, before there is a server.
pub struct Ground {
    program: PathBuf,
    folder: PathBuf,
    /// Where the server is started: from a thread of usual priority.
    keeper: Handle,
    size: Size,
    /// What the honest people notice, once there are any.
    notes: Arc<Mutex<Option<Notes>>>,
    /// To be told when everything is prepared.
    begun: Option<oneshot::Sender<()>>,
}

/// What a scenario found.
#[derive(Debug)]
pub struct Verdict {
    /// How many requests and frames the attackers sent.
    pub requests: u64,
    /// What honest people noticed, if there were any.
    pub measured: Option<Measured>,
    /// What the scenario itself is about, and whether it holds.
    pub claims: Vec<(String, bool)>,
    /// Why it could not be carried out, if so.
    pub trouble: Option<String>,
}

/// What honest people noticed of an attack.
#[derive(Debug)]
pub struct Measured {
    /// Their moves and the answers of their bot.
    pub felt: Felt,
    /// How long the lobby took and how long its frame was, or why there was none.
    pub lobby: Result<(Duration, usize), String>,
}

impl Ground {
    /// The file the server will keep its games in.
    pub fn database(&self) -> PathBuf {
        self.folder.join("games.db")
    }

    /// Everything is prepared: from now on the time of the scenario runs.
    fn begins(&mut self) {
        let _nobody_waits = self.begun.take().map(|begun| begun.send(()));
    }

    /// This many, or a tenth in a small run.
    pub fn scaled(&self, full: usize) -> usize {
        match self.size {
            Size::Full => full,
            Size::Small => full.div_ceil(10),
        }
    }

    /// Starts a server, with the usual honest people.
    pub async fn open(self) -> Result<Site, Trouble> {
        self.open_with(async |_| Ok(Vec::new())).await
    }

    /// Starts a server, with more duels besides the usual one.
    pub async fn open_with(mut self, more: impl AsyncFnOnce(&Crowd) -> Result<Vec<Duel>, Trouble>) -> Result<Site, Trouble> {
        std::fs::create_dir_all(&self.folder).map_err(|error| Trouble(format!("{}: {error}", self.folder.display())))?;
        let mut start = Start::new(&self.program, &self.database().to_string_lossy(), &self.folder)?;
        // Without the pause that makes bots seem human, an answer takes as long as the thinking.
        start.flags = ["--trust-proxy", "127.0.0.1", "--bot-pause-ms", "0", "--log", "warn"].map(str::to_owned).to_vec();
        let server = run_server(&self.keeper, &start).await?;
        self.begins();
        let crowd = Crowd::new(&server.address)?;
        let http = reqwest::Client::builder().no_proxy().build()?;
        let mut duels = vec![Duel::usual(&http, &server.address).await?];
        duels.extend(more(&crowd).await?);
        let honest = Honest::begin(&server.address, duels).await?;
        *self.notes.lock().unwrap_or_else(PoisonError::into_inner) = Some(honest.notes());
        let site = Site { ground: self, start, server, crowd, honest: Some(honest), http, measured: None, claims: Vec::new() };
        site.honest()?.count_from_here();
        Ok(site)
    }
}

async fn run_server(keeper: &Handle, start: &Start) -> Result<Server, Trouble> {
    let start = start.clone();
    keeper.spawn(async move { start.run().await }).await.map_err(|error| Trouble(error.to_string()))?
}

/// A server under attack.
pub struct Site {
    ground: Ground,
    start: Start,
    server: Server,
    /// The attackers.
    pub crowd: Crowd,
    honest: Option<Honest>,
    http: reqwest::Client,
    measured: Option<Measured>,
    claims: Vec<(String, bool)>,
}

impl Site {
    /// This many, or a tenth in a small run.
    pub fn scaled(&self, full: usize) -> usize {
        self.ground.scaled(full)
    }

    /// Where the server is.
    pub fn address(&self) -> &str {
        &self.server.address
    }

    /// The honest people, as long as they play.
    pub fn honest(&self) -> Result<&Honest, Trouble> {
        self.honest.as_ref().ok_or_else(|| Trouble("the honest people have left".to_owned()))
    }

    /// The file the server keeps its games in.
    pub fn database(&self) -> PathBuf {
        self.ground.database()
    }

    /// Somebody honest with an address of their own.
    pub async fn newcomer(&self, n: u8) -> Result<crate::client::Guest, Trouble> {
        honest::arrive(&self.http, &self.server.address, 100 + n).await
    }

    /// Notes whether something holds that must hold under this attack.
    pub fn claim(&mut self, what: impl Into<String>, holds: bool) {
        self.claims.push((what.into(), holds));
    }

    /// How long the lobby takes to answer a newcomer, and how long its frame is.
    pub async fn ask_lobby(&self) -> Result<(Duration, usize), String> {
        let began = Instant::now();
        match tokio::time::timeout(LOBBY_WITHIN, self.lobby_frame()).await {
            Ok(Ok(frame)) => Ok((began.elapsed(), frame.len())),
            Ok(Err(trouble)) => Err(trouble.0),
            Err(_) => Err(format!("not within {}", ms(LOBBY_WITHIN))),
        }
    }

    /// The first frame of the lobby, as a newcomer gets it.
    pub async fn lobby_frame(&self) -> Result<String, Trouble> {
        let mut socket = self.newcomer(0).await?.connect().await?;
        socket.say(&ToServer::Lobby { follow: true }).await?;
        let frame = next_lobby(&mut socket).await;
        socket.leave().await;
        frame
    }

    /// Ends the measurement: asks for the lobby while the attack goes on, and lets the honest people go.
    pub async fn measure(&mut self) -> Result<(), Trouble> {
        if let Some(honest) = self.honest.take() {
            let lobby = self.ask_lobby().await;
            self.measured = Some(Measured { felt: honest.end().await?, lobby });
        }
        Ok(())
    }

    /// Kills the server and starts it again on the same data.
    pub async fn restart(&mut self) -> Result<(), Trouble> {
        let again = run_server(&self.ground.keeper, &self.start);
        // The port is free again as soon as the old one is gone.
        self.server.end().await?;
        self.server = again.await?;
        Ok(())
    }

    /// Ends everything and judges.
    pub async fn close(mut self) -> Result<Verdict, Trouble> {
        self.measure().await?;
        let requests = self.crowd.sent();
        self.server.kill().await?;
        Ok(Verdict { requests, measured: self.measured, claims: self.claims, trouble: None })
    }
}

async fn next_lobby(socket: &mut Socket) -> Result<String, Trouble> {
    loop {
        match socket.hear_text().await? {
            Some(frame) if frame.starts_with("{\"say\":\"lobby\"") => return Ok(frame),
            Some(_) => {}
            None => return Err(Trouble("the connection was ended".to_owned())),
        }
    }
}
