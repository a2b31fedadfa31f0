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
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Semaphore, mpsc};
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// Guests that arrive at the same time.
const AT_ONCE: usize = 64;

/// What the load is.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Games at once, two connections each.
    pub games: usize,
    /// Moves that are due a second.
    pub rate: u32,
    /// For how long.
    pub duration: Duration,
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

/// One of them: a connection, and the moves it may choose from.
struct Side {
    socket: Socket,
    legal: Vec<String>,
}

/// What all games count.
struct Counts {
    granted: AtomicU64,
    last: Mutex<Option<Instant>>,
    histograms: Mutex<[Histogram<u64>; 2]>,
}

fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).expect("one microsecond to a minute with three digits is a valid range")
}

/// Brings guests to their tables, a few at a time.
pub async fn open_games(server: &Server, games: usize) -> Result<Vec<Game>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(AT_ONCE).build()?;
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = Vec::new();
    for _ in 0..games {
        let (http, gate, address) = (http.clone(), gate.clone(), server.address.clone());
        opening.push(tokio::spawn(async move {
            let _turn = gate.acquire().await.map_err(|error| Trouble(error.to_string()))?;
            open_game(&http, &address).await
        }));
    }
    let mut opened = Vec::new();
    for game in opening {
        opened.push(game.await.map_err(|error| Trouble(error.to_string()))??);
    }
    Ok(opened)
}

async fn open_game(http: &reqwest::Client, address: &str) -> Result<Game, Trouble> {
    let (white, black) = (Guest::arrive(http, address).await?, Guest::arrive(http, address).await?);
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed",
        "clock": { "kind": "fischer", "initial_s": 3600, "increment_s": 10 } });
    let table = white.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let (mut first, mut second) = (white.connect().await?, black.connect().await?);
    second.watch(table).await?;
    second.ask(table, "sit", Command::Sit { seat: None, word: None }).await?.map_err(|heard| Trouble(format!("{heard:?}")))?;
    first.watch(table).await?;
    let side = |mut socket: Socket| {
        let legal = socket.legal(table).to_vec();
        // The load does not fold: it has what it needs from every frame.
        socket.views.clear();
        Side { socket, legal }
    };
    Ok(Game { table, sides: [side(first), side(second)], moves: 0 })
}

/// Lets moves be due as planned, and waits for what becomes of them.
pub async fn drive(games: Vec<Game>, plan: Plan) -> Result<(Figures, Vec<Game>), Trouble> {
    let counts =
        Arc::new(Counts { granted: AtomicU64::new(0), last: Mutex::new(None), histograms: Mutex::new([histogram(), histogram()]) });
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
    let last = counts.last.lock().await.unwrap_or(began);
    let [to_author, to_opponent] = counts.histograms.lock().await.clone();
    let granted = counts.granted.load(Ordering::Relaxed);
    Ok((Figures { due, granted, took: last - began, to_author, to_opponent }, games))
}

/// Plays a move whenever one is due.
async fn play(mut game: Game, mut due: mpsc::Receiver<Instant>, counts: Arc<Counts>) -> Result<Game, Trouble> {
    let mut random = fastrand::Rng::new();
    let (mut to_author, mut to_opponent) = (histogram(), histogram());
    while let Some(at) = due.recv().await {
        let Some((author, opponent)) = game.play_one(&mut random).await? else { break };
        let micros = |then: Instant| u64::try_from((then - at).as_micros()).unwrap_or(u64::MAX).clamp(1, 60_000_000);
        to_author.saturating_record(micros(author));
        to_opponent.saturating_record(micros(opponent));
        counts.granted.fetch_add(1, Ordering::Relaxed);
        let mut last = counts.last.lock().await;
        *last = last.max(Some(author));
    }
    let mut all = counts.histograms.lock().await;
    for (sum, part) in all.iter_mut().zip([to_author, to_opponent]) {
        sum.add(part).map_err(|error| Trouble(error.to_string()))?;
    }
    drop(all);
    Ok(game)
}

/// As much of a frame as the load needs: reading all of it would be half the load.
#[derive(serde::Deserialize)]
struct Glance<'a> {
    say: &'a str,
    key: Option<&'a str>,
    #[serde(default)]
    events: Vec<GlanceAtEvent>,
}

#[derive(serde::Deserialize)]
struct GlanceAtEvent {
    event: String,
    now: Option<GlanceAtNow>,
}

#[derive(serde::Deserialize)]
struct GlanceAtNow {
    decision: Option<GlanceAtDecision>,
}

#[derive(serde::Deserialize)]
struct GlanceAtDecision {
    legal: Option<Vec<String>>,
}

impl Side {
    /// Hears until the wish of this key is granted (for the author), or a move was seen (for the opponent).
    async fn until(&mut self, granted: Option<&str>) -> Result<Instant, Trouble> {
        let (mut acknowledged, mut moved) = (None, None);
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(30), self.socket.hear_text()).await;
            let text = heard.map_err(|_| Trouble("nothing was heard for thirty seconds".to_owned()))??;
            let text = text.ok_or_else(|| Trouble("the connection has ended".to_owned()))?;
            let glance: Glance<'_> = serde_json::from_str(&text).map_err(|error| Trouble(format!("{error}: {text}")))?;
            match glance.say {
                "granted" if glance.key == granted => acknowledged = Some(Instant::now()),
                "refused" | "error" => return Err(Trouble(text)),
                "events" => {
                    for event in glance.events.into_iter().filter(|event| event.event == "moved") {
                        self.legal = event.now.and_then(|now| now.decision?.legal).unwrap_or_default();
                        moved = Some(Instant::now());
                    }
                }
                _ => {}
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
        let Some(side) = (0..2).find(|side| !self.sides[*side].legal.is_empty()) else { return Ok(None) };
        let legal = std::mem::take(&mut self.sides[side].legal);
        let text = legal[random.usize(..legal.len())].clone();
        let key = format!("m{}", self.moves);
        let command = Command::Play { text, number: self.moves };
        self.moves += 1;
        self.sides[side].socket.say(&ToServer::Ask { table: self.table, key: key.clone(), seat: None, command }).await?;
        let [first, second] = &mut self.sides;
        let (author, opponent) = if side == 0 { (first, second) } else { (second, first) };
        let (granted, seen) = tokio::try_join!(author.until(Some(&key)), opponent.until(None))?;
        Ok(Some((granted, seen)))
    }
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
pub async fn run(program: &Path, database: Option<String>, folder: &Path, scale: f64) -> Result<(), Trouble> {
    let scaled = |number: usize| ((number as f64 * scale) as usize).max(2);
    let database = database.unwrap_or_else(|| folder.join("load.db").to_string_lossy().into_owned());
    let mut start = Start::new(program, &database, folder)?;
    start.flags = ["--limits", "off", "--log", "warn", "--max-connections", "20000"].map(str::to_owned).to_vec();
    println!("a durable write (4 KiB and fdatasync) on this disk: median {:.2} ms", fsync_cost(folder)? as f64 / 1000.0);

    let server = start.run().await?;
    let empty = server.memory()?;
    println!("an empty server: ready after {:.0} ms, {:.1} MB", server.ready_after.as_secs_f64() * 1000.0, megabytes(empty));

    let games = open_games(&server, scaled(500)).await?;
    for rate in [1000, 2000, 5000, 6000, 8000] {
        let before = server.processor_seconds();
        let plan = Plan { games: games.len(), rate, duration: Duration::from_secs_f64((10.0 * scale).clamp(2.0, 10.0)) };
        let fresh = open_games(&server, scaled(if rate > 1000 { 1500 } else { 500 })).await?;
        let (figures, _) = drive(fresh, plan).await?;
        print(rate, &figures, server.processor_seconds() - before);
    }
    drop(games);
    server.stop().await?;
    memory(&start, folder, scale).await
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
    let games = open_games(&server, scaled(5000)).await?;
    let plan = Plan { games: games.len(), rate: 2000, duration: Duration::from_secs_f64((10.0 * scale).max(1.0)) };
    let (_, games) = drive(games, plan).await?;
    println!("{} connections at {} live games: {:.1} MB", 2 * games.len(), games.len(), megabytes(server.memory()?));
    drop(games);
    let more = open_games(&server, scaled(5000)).await?;
    drop(more);
    server.stop().await?;
    let server = start.run().await?;
    println!("start with {} live games stored: ready after {:.0} ms", 2 * scaled(5000), server.ready_after.as_secs_f64() * 1000.0);
    server.stop().await
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn print(rate: u32, figures: &Figures, processor: f64) {
    let shown = |histogram: &Histogram<u64>| {
        [0.5, 0.9, 0.99, 1.0].map(|quantile| format!("{:.1}", histogram.value_at_quantile(quantile) as f64 / 1000.0)).join(" / ")
    };
    println!(
        "{rate} moves/s due: {} of {} acknowledged, {:.0}/s; to the author {} ms, to the opponent {} ms (50 / 90 / 99 / 100 %); server {:.0} % of a core",
        figures.granted,
        figures.due,
        figures.granted as f64 / figures.took.as_secs_f64(),
        shown(&figures.to_author),
        shown(&figures.to_opponent),
        100.0 * processor / figures.took.as_secs_f64(),
    );
}
