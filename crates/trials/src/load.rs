//! How much a server bears: moves a second, how late they arrive, memory, and how fast it starts.
//!
//! The one thing to know: the load is an open loop. Moves are due at their times whether the server keeps up or not, and every delay is
//! counted from when the move was due.

use crate::client::{Guest, Socket, Trouble};
use crate::server::{Server, Start};
use hdrhistogram::Histogram;
use serde_json::json;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// Guests that arrive at the same time.
const AT_ONCE: usize = 64;

/// What the load is.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// Games at once, two connections each.
    pub games: usize,
    /// Moves that are due a second.
    pub rate: u32,
    /// For how long.
    pub duration: Duration,
}

/// A part of the benchmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Part {
    /// Moves a second, and how late they arrive.
    Moves,
    /// Memory, delays with many connections, and the start.
    Connections,
}

/// What became of it.
pub struct Figures {
    /// Moves that were due.
    pub due: u64,
    /// Moves that were acknowledged.
    pub granted: u64,
    /// From when the first was due until the last was acknowledged.
    pub took: Duration,
    /// From when a move was due until its author knew that it is stored, in microseconds.
    pub to_author: Histogram<u64>,
    /// From when a move was due until the opponent had it, in microseconds.
    pub to_opponent: Histogram<u64>,
}

/// A game between two guests, both played here.
pub struct Game {
    table: TableId,
    sides: [Side; 2],
    moves: u32,
}

/// One of them: a connection, and the move it will play if it is its turn.
struct Side {
    socket: Socket,
    next: Option<String>,
}

/// What all games count.
struct Counts {
    granted: u64,
    last: Instant,
    to_author: Histogram<u64>,
    to_opponent: Histogram<u64>,
}

impl Counts {
    /// A move that was due at one time, known to its author at another, and to the opponent at a third.
    fn count(&mut self, due: Instant, author: Instant, opponent: Instant) {
        let micros = |then: Instant| u64::try_from((then - due).as_micros()).unwrap_or(u64::MAX).clamp(1, 60_000_000);
        self.to_author.saturating_record(micros(author));
        self.to_opponent.saturating_record(micros(opponent));
        self.granted += 1;
        self.last = self.last.max(author);
    }
}

fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).expect("one microsecond to a minute with three digits is a valid range")
}

/// Where a game is opened, and where each of its players connects.
#[derive(Clone, Debug)]
pub struct Places {
    /// The server that is asked for a table.
    pub opener: String,
    /// The servers of the two players.
    pub players: [String; 2],
}

impl Places {
    /// Everything at one server.
    pub fn one(server: &str) -> Places {
        Places { opener: server.to_owned(), players: [server.to_owned(), server.to_owned()] }
    }
}

/// Brings guests to their tables, a few at a time.
pub async fn open_games(games: impl Iterator<Item = Places>) -> Result<Vec<Game>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(AT_ONCE).build()?;
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = Vec::new();
    for places in games {
        let (http, gate) = (http.clone(), gate.clone());
        opening.push(tokio::spawn(async move {
            let _turn = gate.acquire().await.map_err(|error| Trouble(error.to_string()))?;
            open_game(&http, &places).await
        }));
    }
    let mut opened = Vec::new();
    for game in opening {
        opened.push(game.await.map_err(|error| Trouble(error.to_string()))??);
    }
    Ok(opened)
}

async fn open_game(http: &reqwest::Client, places: &Places) -> Result<Game, Trouble> {
    let (white, black) = (Guest::arrive(http, &places.opener).await?, Guest::arrive(http, &places.opener).await?);
    let options = crate::games::duel(json!({ "clock": { "kind": "fischer", "initial_s": 3600, "increment_s": 10 } }));
    let table = white.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let [white, black] = [white.at(&places.players[0]), black.at(&places.players[1])];
    let (mut first, mut second) = (white.connect().await?, black.connect().await?);
    second.watch(table).await?;
    second.ask(table, "sit", Command::Sit { seat: None, word: None }).await?.map_err(|heard| Trouble(format!("{heard:?}")))?;
    first.watch(table).await?;
    let side = |mut socket: Socket| {
        let next = socket.legal(table).first().cloned();
        // The load does not fold: it has what it needs from every frame.
        socket.views.clear();
        Side { socket, next }
    };
    Ok(Game { table, sides: [side(first), side(second)], moves: 0 })
}

/// Lets moves be due as planned, and waits for what becomes of them.
pub async fn drive(games: Vec<Game>, plan: LoadPlan) -> Result<(Figures, Vec<Game>), Trouble> {
    // One for all: thousands of histograms would take longer to make than a move to arrive.
    let none = Counts { granted: 0, last: Instant::now(), to_author: histogram(), to_opponent: histogram() };
    let counts = Arc::new(Mutex::new(none));
    let (mut queues, mut playing) = (Vec::new(), Vec::new());
    for game in games {
        let (queue, due) = mpsc::channel::<Instant>(4096);
        queues.push(queue);
        playing.push(tokio::spawn(play(game, due, counts.clone())));
    }
    let began = Instant::now();
    let total = (f64::from(plan.rate) * plan.duration.as_secs_f64()) as u64;
    let mut due = 0;
    while due < total {
        // All that is due by now, then a short sleep: a timer for every move would be the load.
        let by_now = ((began.elapsed().as_secs_f64() * f64::from(plan.rate)) as u64).min(total);
        while due < by_now {
            let at = began + Duration::from_secs_f64(due as f64 / f64::from(plan.rate));
            // A game whose queue is full is so late already that one more does not matter.
            let _late = queues[due as usize % queues.len()].try_send(at);
            due += 1;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(queues);
    let mut games = Vec::new();
    for game in playing {
        games.push(game.await.map_err(|error| Trouble(error.to_string()))??);
    }
    let counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
    let took = counts.last.saturating_duration_since(began);
    let (to_author, to_opponent) = (counts.to_author.clone(), counts.to_opponent.clone());
    Ok((Figures { due, granted: counts.granted, took, to_author, to_opponent }, games))
}

/// Plays a move whenever one is due.
async fn play(mut game: Game, mut due: mpsc::Receiver<Instant>, counts: Arc<Mutex<Counts>>) -> Result<Game, Trouble> {
    let mut random = fastrand::Rng::new();
    while let Some(at) = due.recv().await {
        let Some((author, opponent)) = game.play_one(&mut random).await? else { break };
        counts.lock().unwrap_or_else(PoisonError::into_inner).count(at, author, opponent);
    }
    Ok(game)
}

/// Plays as fast as the servers answer: so many games at once, the next one when one is over, until the time is up or no game is left.
pub async fn race(games: Vec<Game>, at_once: usize, how_long: Duration) -> Result<(Figures, Vec<Game>), Trouble> {
    let began = Instant::now();
    let counts = Counts { granted: 0, last: began, to_author: histogram(), to_opponent: histogram() };
    let race =
        Arc::new(Race { games: Mutex::new(games), played: Mutex::default(), counts: Mutex::new(counts), over: AtomicBool::new(false) });
    let mut running = tokio::task::JoinSet::new();
    for _ in 0..at_once {
        running.spawn(race.clone().run(began + how_long));
    }
    while let Some(ended) = running.join_next().await {
        ended.map_err(|error| Trouble(error.to_string()))??;
    }
    let counts = race.counts.lock().unwrap_or_else(PoisonError::into_inner);
    let mut games = std::mem::take(&mut *race.games.lock().unwrap_or_else(PoisonError::into_inner));
    games.append(&mut race.played.lock().unwrap_or_else(PoisonError::into_inner));
    let (to_author, to_opponent) = (counts.to_author.clone(), counts.to_opponent.clone());
    let took = counts.last.saturating_duration_since(began);
    Ok((Figures { due: counts.granted, granted: counts.granted, took, to_author, to_opponent }, games))
}

/// What those share who play as fast as they can.
struct Race {
    games: Mutex<Vec<Game>>,
    played: Mutex<Vec<Game>>,
    counts: Mutex<Counts>,
    over: AtomicBool,
}

impl Race {
    async fn run(self: Arc<Race>, until: Instant) -> Result<(), Trouble> {
        let mut random = fastrand::Rng::new();
        loop {
            let next = self.games.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(mut game) = next else {
                // With fewer games the servers would have less to do.
                self.over.store(true, Ordering::Relaxed);
                return Ok(());
            };
            while !self.over.load(Ordering::Relaxed) && Instant::now() < until {
                let asked = Instant::now();
                let Some((author, opponent)) = game.play_one(&mut random).await? else { break };
                self.counts.lock().unwrap_or_else(PoisonError::into_inner).count(asked, author, opponent);
            }
            self.played.lock().unwrap_or_else(PoisonError::into_inner).push(game);
            if self.over.load(Ordering::Relaxed) || Instant::now() >= until {
                return Ok(());
            }
        }
    }
}

/// What kind of frame this is, and what the load needs of it. Reading it as a client does would be half the load, and the load shares the
/// machine with the server; the frames are our own, so their fields are found where we write them.
enum Glance<'a> {
    Granted { key: &'a str },
    Moved { legal: &'a str },
    Trouble,
    Other,
}

impl Glance<'_> {
    fn at(text: &str) -> Glance<'_> {
        match between(text, "{\"say\":\"", "\"") {
            Some("granted") => Glance::Granted { key: between(text, "\"key\":\"", "\"").unwrap_or_default() },
            Some("events") if text.contains("\"event\":\"moved\"") => {
                Glance::Moved { legal: between(text, "\"legal\":[", "]").unwrap_or_default() }
            }
            Some("refused" | "error") => Glance::Trouble,
            _ => Glance::Other,
        }
    }
}

/// What stands between two texts, after the first place where the first of them is.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// One of the moves in a list of JSON strings, each as likely as any other; nothing if the list is empty.
fn one_of(legal: &str, random: &mut fastrand::Rng) -> Option<String> {
    if legal.is_empty() {
        return None;
    }
    let moves = legal.matches("\",\"").count() + 1;
    legal.split("\",\"").nth(random.usize(..moves)).map(|text| text.trim_matches('"').to_owned())
}

impl Side {
    /// Hears until the request of this key is granted (for the author), or a move was seen (for the opponent).
    async fn until(&mut self, granted: Option<&str>, random: &mut fastrand::Rng) -> Result<Instant, Trouble> {
        let (mut acknowledged, mut moved) = (None, None);
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(30), self.socket.hear_frame()).await;
            let text = heard.map_err(|_| Trouble("nothing was heard for thirty seconds".to_owned()))??;
            let text = text.ok_or_else(|| Trouble("the connection has ended".to_owned()))?;
            match Glance::at(&text) {
                Glance::Granted { key } if Some(key) == granted => acknowledged = Some(Instant::now()),
                Glance::Moved { legal } => {
                    self.next = one_of(legal, random);
                    moved = Some(Instant::now());
                }
                Glance::Trouble => return Err(Trouble(text.to_string())),
                Glance::Granted { .. } | Glance::Other => {}
            }
            match (granted, acknowledged, moved) {
                (Some(_), Some(at), Some(_)) | (None, _, Some(at)) => return Ok(at),
                _ => {}
            }
        }
    }
}

impl Game {
    /// When the author had the acknowledgement and the opponent the move; nothing if the game is over.
    async fn play_one(&mut self, random: &mut fastrand::Rng) -> Result<Option<(Instant, Instant)>, Trouble> {
        let Some(side) = (0..2).find(|side| self.sides[*side].next.is_some()) else { return Ok(None) };
        let Some(text) = self.sides[side].next.take() else { return Ok(None) };
        let key = format!("m{}", self.moves);
        let command = Command::Play { text, number: self.moves };
        self.moves += 1;
        self.sides[side].socket.say(&ToServer::Ask { table: self.table, key: key.clone(), seat: None, command }).await?;
        let [first, second] = &mut self.sides;
        let (author, opponent) = if side == 0 { (first, second) } else { (second, first) };
        let mut chance = random.fork();
        let (granted, seen) = tokio::try_join!(author.until(Some(&key), random), opponent.until(None, &mut chance))?;
        Ok(Some((granted, seen)))
    }

    /// Gives the game up and leaves, so that nobody is missed: the next measurement shall not find the server busy with this one.
    async fn finish(mut self) -> Result<(), Trouble> {
        let [first, second] = &mut self.sides;
        if first.next.is_some() || second.next.is_some() {
            let asked = ToServer::Ask { table: self.table, key: "end".to_owned(), seat: None, command: Command::Resign };
            first.socket.say(&asked).await?;
            while !matches!(first.socket.hear().await?, Some(ToClient::Granted { .. } | ToClient::Refused { .. }) | None) {}
        }
        for side in self.sides {
            side.socket.leave().await;
        }
        Ok(())
    }
}

/// Ends all games, a few at a time.
pub async fn finish(games: Vec<Game>) -> Result<(), Trouble> {
    let mut ending = tokio::task::JoinSet::new();
    for game in games {
        if ending.len() >= AT_ONCE
            && let Some(ended) = ending.join_next().await
        {
            ended.map_err(|error| Trouble(error.to_string()))??;
        }
        ending.spawn(game.finish());
    }
    while let Some(ended) = ending.join_next().await {
        ended.map_err(|error| Trouble(error.to_string()))??;
    }
    Ok(())
}

/// Connections that only listen.
pub async fn idle_connections(server: &Server, count: usize) -> Result<Vec<Socket>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let guest = Guest::arrive(&http, &server.address).await?;
    let mut sockets = Vec::new();
    for _ in 0..count {
        let mut socket = guest.connect().await?;
        socket.until(|_, heard| matches!(heard, ToClient::Welcome { .. }).then_some(())).await?;
        sockets.push(socket);
    }
    Ok(sockets)
}

/// What one durable write costs on the disk of this folder: the median of many, in microseconds.
pub fn fsync_cost(folder: &Path) -> Result<u64, Trouble> {
    let trouble = |error: std::io::Error| Trouble(format!("cannot measure the disk: {error}"));
    let path = folder.join("fsync");
    let mut file = std::fs::File::create(&path).map_err(trouble)?;
    let mut costs = Vec::new();
    for _ in 0..200 {
        let began = Instant::now();
        file.write_all(&[7; 4096]).map_err(trouble)?;
        file.sync_data().map_err(trouble)?;
        costs.push(began.elapsed().as_micros() as u64);
    }
    std::fs::remove_file(&path).map_err(trouble)?;
    costs.sort_unstable();
    Ok(costs[costs.len() / 2])
}

/// The whole benchmark, printed as it goes.
pub async fn run(program: &Path, database: Option<String>, folder: &Path, scale: f64, part: Option<Part>) -> Result<(), Trouble> {
    let database = database.unwrap_or_else(|| folder.join("load.db").to_string_lossy().into_owned());
    let mut start = Start::new(program, &database, folder)?;
    start.flags = ["--limits", "off", "--log", "warn", "--max-connections", "20000"].map(str::to_owned).to_vec();
    println!("a durable write (4 KiB and fdatasync) on this disk: median {:.2} ms", fsync_cost(folder)? as f64 / 1000.0);

    if part != Some(Part::Connections) {
        moves(&start, scale).await?;
    }
    if part != Some(Part::Moves) {
        memory(&start, folder, scale).await?;
    }
    Ok(())
}

/// Games at one server.
async fn open_at(server: &Server, games: usize) -> Result<Vec<Game>, Trouble> {
    open_games(std::iter::repeat_n(Places::one(&server.address), games)).await
}

/// More and more moves a second.
async fn moves(start: &Start, scale: f64) -> Result<(), Trouble> {
    let scaled = |number: usize| ((number as f64 * scale) as usize).max(2);
    let server = start.run().await?;
    let empty = server.memory()?;
    println!("an empty server: ready after {:.0} ms, {:.1} MB", server.ready_after.as_secs_f64() * 1000.0, megabytes(empty));
    for rate in [1000, 2000, 5000, 6000, 8000] {
        let games = open_at(&server, scaled(if rate > 1000 { 2000 } else { 1000 })).await?;
        let plan = LoadPlan { games: games.len(), rate, duration: Duration::from_secs_f64((10.0 * scale).clamp(2.0, 10.0)) };
        finish(measure(&server, games, plan).await?).await?;
    }
    server.stop().await
}

/// Drives the games as planned and prints what became of it.
async fn measure(server: &Server, games: Vec<Game>, plan: LoadPlan) -> Result<Vec<Game>, Trouble> {
    let before = server.processor_seconds();
    let (figures, games) = drive(games, plan).await?;
    print(&plan, &figures, server.processor_seconds() - before);
    Ok(games)
}

/// Ten thousand connections at five thousand games, then as many that only listen, then a start with ten thousand games stored.
async fn memory(start: &Start, folder: &Path, scale: f64) -> Result<(), Trouble> {
    let scaled = |number: usize| ((number as f64 * scale) as usize).max(2);
    let start = Start { database: folder.join("memory.db").to_string_lossy().into_owned(), ..start.clone() };
    let server = start.run().await?;
    let empty = server.memory()?;
    let idle = idle_connections(&server, scaled(5000)).await?;
    let each = server.memory()?.saturating_sub(empty) as f64 / idle.len() as f64 / 1024.0;
    println!("{} connections that only listen: {:.1} MB, {each:.1} KiB each", idle.len(), megabytes(server.memory()?));
    drop(idle);
    server.stop().await?;

    let server = start.run().await?;
    let games = open_at(&server, scaled(5000)).await?;
    let plan = LoadPlan { games: games.len(), rate: 1000, duration: Duration::from_secs_f64((20.0 * scale).max(2.0)) };
    let games = measure(&server, games, plan).await?;
    println!("{} connections at {} live games: {:.1} MB", 2 * games.len(), games.len(), megabytes(server.memory()?));
    drop(games);
    let more = open_at(&server, scaled(5000)).await?;
    drop(more);
    server.stop().await?;
    let server = start.run().await?;
    println!("start with {} live games stored: ready after {:.0} ms", 2 * scaled(5000), server.ready_after.as_secs_f64() * 1000.0);
    server.stop().await
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The 50th, 90th, 99th and 100th percentile.
pub fn milliseconds(histogram: &Histogram<u64>) -> String {
    [0.5, 0.9, 0.99, 1.0].map(|quantile| format!("{:.1}", histogram.value_at_quantile(quantile) as f64 / 1000.0)).join(" / ")
}

fn print(plan: &LoadPlan, figures: &Figures, processor: f64) {
    println!(
        "{} moves/s due at {} games: {} of {} acknowledged, {:.0}/s; to the author {} ms, to the opponent {} ms (50 / 90 / 99 / 100 %); server {:.0} % of a core",
        plan.rate,
        plan.games,
        figures.granted,
        figures.due,
        figures.granted as f64 / figures.took.as_secs_f64(),
        milliseconds(&figures.to_author),
        milliseconds(&figures.to_opponent),
        100.0 * processor / figures.took.as_secs_f64(),
    );
}
