//! `trilynx connect`: an engine plays on a server, in several games at once.
//!
//! The one thing to know: the server decides, the engine only chooses. Whatever the engine does, every game it began is played, given up in
//! good order or left to the clock, and nothing it says goes anywhere but into the log.

mod game;
mod mind;
mod rules;

use crate::language;
use crate::{Failure, Outcome};
use game::{Course, Game};
use rules::{ClockKind, Ratedness, Rules};
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{info, warn};
use trilynx_arena::contender::EngineCommand;
use trilynx_client::{Address, Client, ClientError, Link, Login, TableLink};
use trilynx_locales::Language;
use trilynx_protocol::http::{Challenge, Games};
use trilynx_protocol::{PersonId, TableId};
use trilynx_server::serve::asked_to_stop;

#[derive(clap::Args)]
pub struct ConnectArgs {
    /// The server [default: that of --table, else `http://127.0.0.1:8770`].
    #[arg(long, value_name = "URL")]
    server: Option<Address>,
    /// The token of an account, made in the web app under Your account. Without one a new guest plays.
    #[arg(long, value_name = "TOKEN", env = "TRILYNX_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// The command that starts the engine, such as "trilynx engine"; once for each game.
    #[arg(long, value_name = "COMMAND")]
    engine: String,
    /// An option of the engine, such as Bot=level5; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = read_option)]
    options: Vec<(String, String)>,
    /// The most address space of an engine, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 4096, value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    memory: u64,
    /// How many games at once.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    games: u8,
    /// Leaves after this many games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    count: Option<u32>,
    /// The most time for a move, in milliseconds; all of it where there is no clock.
    #[arg(long, value_name = "MS", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: u64,
    /// What is kept back of the clock, because moves have to travel, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    overhead: u64,
    /// How much longer than its time an engine may think before it is started again, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    patience: u64,
    /// How often an engine that fails is started again in a game, before the game is given up.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=100))]
    restarts: u32,

    /// Only this game or variant, such as one of trilynx --help; may be given several times.
    #[arg(long = "game", value_name = "GAME", help_heading = "Which games")]
    only: Vec<String>,
    /// Only games with such clocks.
    #[arg(long, value_enum, value_delimiter = ',', help_heading = "Which games")]
    clocks: Vec<ClockKind>,
    /// Only rated games, or only others.
    #[arg(long, value_enum, default_value_t = Ratedness::Any, help_heading = "Which games")]
    rated: Ratedness,
    /// Also takes seats that are open to everybody, not only those kept for this account.
    #[arg(long, help_heading = "Which games")]
    open: bool,
    /// Only games with this person; may be given several times.
    #[arg(long, value_name = "NAME", help_heading = "Which games")]
    with: Vec<String>,
    /// Never games with this person; may be given several times.
    #[arg(long, value_name = "NAME", help_heading = "Which games")]
    without: Vec<String>,
    /// No games with other programs.
    #[arg(long, help_heading = "Which games")]
    no_programs: bool,
    /// Takes a seat at this table, also a private one, whatever is asked for otherwise: its link or its id; may be given several times.
    #[arg(long = "table", value_name = "LINK", help_heading = "Which games")]
    tables: Vec<TableLink>,
    /// How many rematches in a row.
    #[arg(long, value_name = "N", default_value_t = 3, help_heading = "Which games")]
    rematches: u32,
    /// Agrees to takebacks in games that are not rated.
    #[arg(long, help_heading = "Which games")]
    takebacks: bool,

    /// What is said once at the beginning of a game; nothing if it is empty [default: that a program plays].
    #[arg(long, value_name = "TEXT")]
    greeting: Option<String>,
    /// What is said at the end of a game; nothing if it is empty [default: "Good game!", which everybody reads in their own language].
    #[arg(long, value_name = "TEXT", default_value = GOOD_GAME, hide_default_value = true)]
    farewell: String,
    /// The language of the greeting, such as de [default: that of the environment (LANG)].
    #[arg(long, value_name = "CODE", value_parser = language::read)]
    language: Option<Language>,
    /// Where the log is added to [default: standard error].
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// Where a server on this machine usually is.
const USUAL_SERVER: &str = "http://127.0.0.1:8770";
/// The quick phrase as it is sent: clients that know it show it in their language (`web/src/texts/phrases.ts`).
const GOOD_GAME: &str = "Good game!";

fn read_option(text: &str) -> Result<(String, String), String> {
    let option = text.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
    option.map(|(name, value)| (name.to_owned(), value.to_owned())).ok_or_else(|| "expected NAME=VALUE".to_owned())
}

/// How far the end is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stopping {
    No,
    /// No other games.
    AfterGames,
    /// Games are given up.
    Now,
}

/// What holds for all games.
pub struct Manner {
    pub engine: EngineCommand,
    pub movetime: Duration,
    pub overhead: Duration,
    pub patience: Duration,
    pub restarts: u32,
    pub greeting: String,
    pub farewell: String,
    pub takebacks: bool,
    pub no_programs: bool,
}

pub fn run(arguments: &ConnectArgs) -> Outcome {
    start_log(arguments.log.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    let outcome = runtime.block_on(connect(arguments));
    // An engine that still thinks is not waited for; it ends with its pipes.
    runtime.shutdown_timeout(Duration::from_secs(1));
    outcome
}

fn start_log(file: Option<&std::path::Path>) -> Result<(), Failure> {
    let lines = tracing_subscriber::fmt().with_target(false).with_max_level(tracing::Level::INFO);
    match file {
        None => lines.with_writer(std::io::stderr).with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr())).init(),
        Some(path) => {
            let opened = std::fs::OpenOptions::new().append(true).create(true).open(path);
            let file = opened.map_err(|error| Failure::Said(format!("cannot write {}: {error}", path.display())))?;
            lines.with_writer(std::sync::Mutex::new(file)).with_ansi(false).init();
        }
    }
    Ok(())
}

async fn connect(arguments: &ConnectArgs) -> Outcome {
    let said = |failed: trilynx_client::ClientError| Failure::Said(failed.to_string());
    let server = server_of(arguments.server.as_ref(), &arguments.tables)?;
    let rules = Rules::new(&arguments.only, &arguments.clocks, arguments.rated, arguments.open, &arguments.with, &arguments.without)?;
    let catalogue = language::or_environment(arguments.language);
    let manner = Arc::new(Manner {
        engine: EngineCommand {
            // A game here has a process of its own, because several are played at the same time.
            is_reused: false,
            command: arguments.engine.clone(),
            options: arguments.options.clone(),
            memory_mib: arguments.memory,
            patience: Duration::from_millis(arguments.patience),
            log: None,
        },
        movetime: Duration::from_millis(arguments.movetime),
        overhead: Duration::from_millis(arguments.overhead),
        patience: Duration::from_millis(arguments.patience),
        restarts: arguments.restarts,
        greeting: arguments.greeting.clone().unwrap_or_else(|| catalogue.text("terminal-greeting", [])),
        farewell: arguments.farewell.trim().to_owned(),
        takebacks: arguments.takebacks,
        no_programs: arguments.no_programs,
    });
    // A mistyped command is an error, and not a game that is lost.
    let tried = manner.clone();
    let trial = tokio::task::spawn_blocking(move || mind::try_engine(&tried.engine)).await;
    trial.map_err(|error| Failure::Said(error.to_string()))?.map_err(|trouble| Failure::Said(format!("the engine: {trouble}")))?;
    if arguments.token.is_some() && server.can_be_overheard() {
        warn!("the token is sent to {server} without encryption");
    }
    let login = match &arguments.token {
        Some(token) => Login::by_token(server.clone(), token),
        None => Login::as_guest(server.clone()).await,
    };
    let client = Client::connect(login.map_err(said)?).await.map_err(said)?;
    let me = client.person().await.map_err(said)?;
    info!("connected to {server} as {me}");
    let (stopping, stops) = watch::channel(Stopping::No);
    let games = usize::from(arguments.games);
    let rematches = arguments.rematches;
    let (begun, count, rematched, playing, declining) = (0, arguments.count, HashMap::new(), JoinSet::new(), JoinSet::new());
    let mut host = Host { client, me, rules, manner, stops, games, rematches, begun, count, rematched, playing, declining };
    let tables: Vec<TableId> = arguments.tables.iter().map(|link| link.table).collect();
    host.resume(&tables).await;
    host.run(stopping).await
}

/// The server that was named, or that of the links; they must not contradict each other.
pub fn server_of(named: Option<&Address>, links: &[TableLink]) -> Result<Address, Failure> {
    let mut server = named.cloned();
    for linked in links.iter().filter_map(|link| link.server.as_ref()) {
        match &server {
            Some(other) if other != linked => return Err(Failure::Said(format!("a table is at {linked}, and the server is {other}"))),
            _ => server = Some(linked.clone()),
        }
    }
    match server {
        Some(server) => Ok(server),
        None => USUAL_SERVER.parse().map_err(|error: trilynx_client::BadAddress| Failure::Said(error.to_string())),
    }
}

/// All games of this program.
struct Host {
    client: Client,
    me: PersonId,
    rules: Rules,
    manner: Arc<Manner>,
    stops: watch::Receiver<Stopping>,
    games: usize,
    rematches: u32,
    begun: u32,
    count: Option<u32>,
    /// The tables where we are, and how many rematches came before.
    rematched: HashMap<TableId, u32>,
    playing: JoinSet<(TableId, Course)>,
    /// Challenges that are being declined.
    declining: JoinSet<(TableId, Result<(), ClientError>)>,
}

impl Host {
    /// Goes on with games that an earlier run has left, and sits down where it was asked to.
    async fn resume(&mut self, tables: &[TableId]) {
        for stage in ["playing", "between"] {
            match self.client.login().get::<Games>(&format!("/api/games?player=me&stage={stage}&limit=100")).await {
                Ok(left) => left.games.iter().for_each(|line| self.begin(line.id, 0)),
                Err(failed) => warn!("cannot look for games to go on with: {failed}"),
            }
        }
        tables.iter().for_each(|table| self.begin(*table, 0));
    }

    fn begin(&mut self, table: TableId, rematches: u32) {
        if self.rematched.contains_key(&table) {
            return;
        }
        self.rematched.insert(table, rematches);
        self.begun += 1;
        let wants_rematch = rematches < self.rematches && self.count.is_none_or(|count| self.begun < count);
        let game = Game::new(self.client.clone(), self.me, table, self.manner.clone(), self.stops.clone(), wants_rematch);
        self.playing.spawn(async move { (table, game.play().await) });
    }

    fn has_room(&self) -> bool {
        self.playing.len() < self.games && self.count.is_none_or(|count| self.begun < count) && *self.stops.borrow() == Stopping::No
    }

    async fn run(&mut self, stopping: watch::Sender<Stopping>) -> Outcome {
        let mut lobby = self.client.follow_lobby().await;
        let mut challenged = self.client.challenges();
        let mut link = self.client.link();
        // Tables that were left once are not taken again, as long as they are listed.
        let mut left: HashSet<TableId> = HashSet::new();
        let mut interrupted = Box::pin(asked_to_stop());
        loop {
            let open = lobby.borrow_and_update().clone();
            let challenges = challenged.borrow_and_update().clone();
            left.retain(|table| open.0.contains_key(table) || challenges.iter().any(|challenge| challenge.table == *table));
            challenges.iter().for_each(|challenge| self.answer(challenge, &mut left));
            for line in open.0.values().filter(|line| !left.contains(&line.id)) {
                if self.has_room() && self.rules.wants(line, self.me) {
                    self.begin(line.id, 0);
                }
            }
            let is_done = self.count.is_some_and(|count| self.begun >= count) || *self.stops.borrow() != Stopping::No;
            if is_done && self.playing.is_empty() && self.declining.is_empty() {
                info!("leaves");
                return Ok(());
            }
            tokio::select! {
                changed = lobby.changed() => if changed.is_err() { return Err(gone(&link)) },
                changed = challenged.changed() => if changed.is_err() { return Err(gone(&link)) },
                changed = link.changed() => {
                    let now = link.borrow_and_update().clone();
                    match now {
                        _ if changed.is_err() => return Err(gone(&link)),
                        Link::Opening => {}
                        Link::Up { .. } => info!("the connection is there"),
                        Link::Down { why } => warn!("the connection is lost: {why}"),
                        Link::Ended(failed) => return Err(Failure::Said(failed.to_string())),
                    }
                }
                Some(played) = self.playing.join_next() => self.played(played, &challenges, &mut left),
                Some(Ok((table, declined))) = self.declining.join_next() => match declined {
                    Ok(()) => {}
                    // It stays where it is, and ends by itself after some days.
                    Err(failed) => warn!(%table, "a challenge cannot be declined: {failed}"),
                },
                () = &mut interrupted => {
                    interrupted = Box::pin(asked_to_stop());
                    self.interrupt(&stopping)?;
                }
            }
        }
    }

    /// Takes a challenge or declines it; where there is no room at the moment it waits.
    fn answer(&mut self, challenge: &Challenge, left: &mut HashSet<TableId>) {
        let Challenge { table, challenger_name, options, .. } = challenge;
        if left.contains(table) || self.rematched.contains_key(table) || *self.stops.borrow() != Stopping::No {
            return;
        }
        match self.rules.declines(challenge) {
            Some(why) => {
                left.insert(*table);
                self.decline(*table, challenger_name, why);
            }
            None if self.has_room() => {
                info!(%table, "takes the challenge of {challenger_name}: {}/{}", options.game.0, options.variant);
                self.begin(*table, 0);
            }
            None => {}
        }
    }

    fn decline(&mut self, table: TableId, name: &str, why: &str) {
        info!(%table, "declines the challenge of {name}: {why} is not asked for");
        let client = self.client.clone();
        self.declining.spawn(async move { (table, client.decline(table).await) });
    }

    fn played(&mut self, played: Result<(TableId, Course), tokio::task::JoinError>, challenges: &[Challenge], left: &mut HashSet<TableId>) {
        let Ok((table, course)) = played else {
            warn!("a game has failed");
            return;
        };
        let rematches = self.rematched.remove(&table).unwrap_or(0);
        left.insert(table);
        match course {
            Course::NotPlayed => self.begun = self.begun.saturating_sub(1),
            Course::Unwanted => {
                self.begun = self.begun.saturating_sub(1);
                if let Some(challenge) = challenges.iter().find(|challenge| challenge.table == table) {
                    self.decline(table, &challenge.challenger_name, "the opponent");
                }
            }
            Course::Played => {}
            Course::Rematch(next) => self.begin(next, rematches + 1),
        }
    }

    /// The first time no other game is begun, the second time games are given up, the third time nothing is waited for.
    fn interrupt(&self, stopping: &watch::Sender<Stopping>) -> Outcome {
        let next = match *stopping.borrow() {
            Stopping::No => Stopping::AfterGames,
            Stopping::AfterGames => Stopping::Now,
            Stopping::Now => return Err(Failure::Said("left games behind".to_owned())),
        };
        match next {
            Stopping::Now => info!("gives {} games up; interrupt again to leave at once", self.playing.len()),
            _ => info!("begins no other games and finishes {}; interrupt again to give them up", self.playing.len()),
        }
        stopping.send_replace(next);
        Ok(())
    }
}

fn gone(link: &watch::Receiver<Link>) -> Failure {
    match &*link.borrow() {
        Link::Ended(failed) => Failure::Said(failed.to_string()),
        _ => Failure::Said("the connection has ended".to_owned()),
    }
}
