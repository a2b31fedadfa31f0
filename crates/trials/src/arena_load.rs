//! How an arena with thousands of people goes: how long somebody waits for the next game, and how late standings arrive.
//!
//! The one thing to know: everybody watches the tournament and plays one game after the other over a connection of their own. Readers do
//! besides what the page of a tournament does: they read it again whenever they are told that it has changed.

use crate::client::{Guest, Socket, Trouble};
use crate::load::milliseconds;
use crate::server::{Server, Start};
use hdrhistogram::Histogram;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use trilynx_protocol::wire::{Stage, ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// People who arrive at the same time.
const AT_ONCE: usize = 64;
/// How long a page waits before it reads again, for further changes.
const TOGETHER: Duration = Duration::from_millis(250);
/// How long is waited for the first table.
const PATIENCE: Duration = Duration::from_secs(120);

/// What the load is.
#[derive(Clone, Copy, Debug)]
pub struct ArenaLoadPlan {
    /// Who plays.
    pub people: usize,
    /// How many of them read the page whenever it has changed.
    pub readers: usize,
    /// How long it is measured, from the start.
    pub how_long: Duration,
    /// How long a move takes on average.
    pub think: Duration,
    /// After about so many moves of their own people resign.
    pub moves: u32,
    /// Chooses moves and times.
    pub seed: u64,
}

/// What everybody has seen.
struct Seen {
    began: Instant,
    first_table: Histogram<u64>,
    between_games: Histogram<u64>,
    to_author: Histogram<u64>,
    /// From the end of somebody's game until the page that they read counts it.
    standings: Histogram<u64>,
    /// From the first person who hears of a change until each other one does.
    spread: Histogram<u64>,
    versions: HashMap<u32, Instant>,
    pages: Histogram<u64>,
    page_bytes: u64,
    moves: u64,
    games: u64,
    /// Somebody was called to a table while they sat at another.
    doubled: u64,
}

fn histogram() -> Histogram<u64> {
    Histogram::new_with_max(600_000_000, 3).expect("these bounds are in order")
}

fn micros(since: Instant) -> u64 {
    since.elapsed().as_micros() as u64
}

/// Where everybody writes down what they have seen.
#[derive(Clone)]
struct Board(Arc<Mutex<Seen>>);

impl Board {
    fn new() -> Board {
        let [first_table, between_games, to_author, standings, spread, pages] = [(); 6].map(|()| histogram());
        let (began, versions) = (Instant::now(), HashMap::new());
        let (page_bytes, moves, games, doubled) = (0, 0, 0, 0);
        let seen =
            Seen { began, first_table, between_games, to_author, standings, spread, versions, pages, page_bytes, moves, games, doubled };
        Board(Arc::new(Mutex::new(seen)))
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn saw_version(&self, version: u32) {
        let mut seen = self.lock();
        let first = *seen.versions.entry(version).or_insert_with(Instant::now);
        seen.spread.saturating_record(micros(first));
    }
}

/// Somebody who plays.
struct Player {
    guest: Guest,
    socket: Socket,
    tournament: String,
    random: fastrand::Rng,
    plan: ArenaLoadPlan,
    is_reader: bool,
    board: Board,
    table: Option<TableId>,
    /// When the last game ended; nothing before the first.
    free_since: Option<Instant>,
    games: u64,
    own_moves: u32,
    /// The move that is thought about, and until when.
    next: Option<(Instant, Command)>,
    /// The request that has not been answered, and since when.
    asked: Option<(u32, Instant)>,
    requests: u32,
    read_at: Option<Instant>,
    /// The end of the last game, until a page counts it.
    uncounted: Option<Instant>,
}

impl Player {
    /// Plays until the time is up.
    async fn play(mut self, until: Instant) -> Result<(), Trouble> {
        loop {
            let wake = [Some(until), self.next.as_ref().map(|(at, _)| *at), self.read_at].into_iter().flatten().min().unwrap_or(until);
            tokio::select! {
                heard = self.socket.hear() => match heard? {
                    Some(heard) => self.on_frame(&heard).await?,
                    None => return Err(Trouble("a connection has ended".to_owned())),
                },
                () = tokio::time::sleep_until(wake.into()) => {
                    if Instant::now() >= until {
                        return Ok(());
                    }
                    self.act().await?;
                }
            }
        }
    }

    async fn act(&mut self) -> Result<(), Trouble> {
        let now = Instant::now();
        if self.read_at.is_some_and(|at| at <= now) {
            self.read_at = None;
            self.read_page().await?;
        }
        if let (Some((at, _)), Some(table)) = (&self.next, self.table)
            && *at <= now
            && let Some((_, command)) = self.next.take()
        {
            self.requests += 1;
            self.asked = Some((self.requests, now));
            self.socket.say(&ToServer::Ask { table, key: self.requests.to_string(), seat: None, command }).await?;
        }
        Ok(())
    }

    async fn on_frame(&mut self, heard: &ToClient) -> Result<(), Trouble> {
        match heard {
            ToClient::TournamentMoved { version, .. } => {
                self.board.saw_version(*version);
                if self.is_reader {
                    self.read_at.get_or_insert(Instant::now() + TOGETHER);
                }
            }
            ToClient::TournamentTable { table, .. } => self.on_call(*table).await?,
            ToClient::Table { view, .. } if Some(view.id) == self.table => self.look().await?,
            ToClient::Events { table, .. } if Some(*table) == self.table => self.look().await?,
            ToClient::Granted { key, .. } => {
                if let Some((number, since)) = self.asked
                    && key.parse() == Ok(number)
                {
                    self.asked = None;
                    let mut seen = self.board.lock();
                    seen.moves += 1;
                    seen.to_author.saturating_record(micros(since));
                }
            }
            // The opponent has resigned in the meantime.
            ToClient::Refused { .. } => self.asked = None,
            ToClient::Error { error, .. } => return Err(Trouble(format!("{error:?}"))),
            _ => {}
        }
        Ok(())
    }

    /// A table is ready.
    async fn on_call(&mut self, table: TableId) -> Result<(), Trouble> {
        if self.table == Some(table) {
            return Ok(());
        }
        {
            let mut seen = self.board.lock();
            if self.table.is_some() {
                seen.doubled += 1;
            }
            match self.free_since {
                Some(free) => seen.between_games.saturating_record(micros(free)),
                None => {
                    let waited = micros(seen.began);
                    seen.first_table.saturating_record(waited);
                }
            }
        }
        self.table = Some(table);
        self.own_moves = 0;
        self.socket.say(&ToServer::Watch { table, seat: None, version: None, pace: None }).await
    }

    /// The table has changed.
    async fn look(&mut self) -> Result<(), Trouble> {
        let Some(table) = self.table else { return Ok(()) };
        let Some(view) = self.socket.views.get(&table) else { return Ok(()) };
        if view.stage == Stage::Over {
            self.table = None;
            self.next = None;
            self.games += 1;
            self.free_since = Some(Instant::now());
            if self.is_reader {
                self.uncounted = Some(Instant::now());
            }
            self.board.lock().games += 1;
            self.socket.views.remove(&table);
            return self.socket.say(&ToServer::Unwatch { table }).await;
        }
        let legal = self.socket.legal(table);
        if legal.is_empty() || self.next.is_some() || self.asked.is_some() {
            return Ok(());
        }
        let text = legal[self.random.usize(..legal.len())].clone();
        let number = self.socket.moves(table);
        self.own_moves += 1;
        let is_tired = self.own_moves > self.plan.moves / 2 + self.random.u32(..=self.plan.moves);
        let command = if is_tired { Command::Resign } else { Command::Play { text, number } };
        let think = self.plan.think.mul_f64(2.0 * self.random.f64());
        self.next = Some((Instant::now() + think, command));
        Ok(())
    }

    async fn read_page(&mut self) -> Result<(), Trouble> {
        let began = Instant::now();
        let (status, body) = self.guest.fetch(&format!("/api/tournaments/{}", self.tournament), &[]).await?;
        if status != 200 {
            return Err(Trouble(format!("the page of the tournament: status {status}")));
        }
        let mut seen = self.board.lock();
        seen.pages.saturating_record(micros(began));
        seen.page_bytes += body.len() as u64;
        let page: Value = serde_json::from_slice(&body).map_err(|error| Trouble(error.to_string()))?;
        if let Some(over) = self.uncounted
            && page["you"]["standing"]["games"].as_u64() >= Some(self.games)
        {
            self.uncounted = None;
            seen.standings.saturating_record(micros(over));
        }
        Ok(())
    }
}

/// Somebody who has entered, and is connected.
async fn arrive(http: &reqwest::Client, server: &str, tournament: &str) -> Result<(Guest, Socket), Trouble> {
    let guest = Guest::arrive(http, server).await?;
    let (status, answer) = guest.post(&format!("/api/tournaments/{tournament}/ask"), &json!({ "command": { "do": "enter" } })).await?;
    if status != 200 {
        return Err(Trouble(format!("an arena lets nobody in: {status} {answer}")));
    }
    let mut socket = guest.connect().await?;
    let id = tournament.parse().map_err(|_| Trouble("no id of a tournament".to_owned()))?;
    socket.say(&ToServer::WatchTournament { tournament: id }).await?;
    socket.until(|_, heard| matches!(heard, ToClient::TournamentMoved { .. }).then_some(())).await?;
    Ok((guest, socket))
}

async fn crowd(server: &str, tournament: &str, people: usize) -> Result<Vec<(Guest, Socket)>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(2 * AT_ONCE).build()?;
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut arriving = Vec::new();
    for _ in 0..people {
        let (http, gate, server, tournament) = (http.clone(), gate.clone(), server.to_owned(), tournament.to_owned());
        arriving.push(tokio::spawn(async move {
            let _turn = gate.acquire().await.map_err(|error| Trouble(error.to_string()))?;
            arrive(&http, &server, &tournament).await
        }));
    }
    let mut there = Vec::new();
    for arrived in arriving {
        there.push(arrived.await.map_err(|error| Trouble(error.to_string()))??);
    }
    Ok(there)
}

/// The whole trial, printed as it goes. It fails if somebody gets no table, or two at a time.
pub async fn run(program: &Path, database: Option<String>, folder: &Path, plan: ArenaLoadPlan) -> Result<(), Trouble> {
    let database = database.unwrap_or_else(|| folder.join("arena.db").to_string_lossy().into_owned());
    let mut start = Start::new(program, &database, folder)?;
    start.flags = ["--limits", "off", "--log", "warn", "--max-connections", "20000"].map(str::to_owned).to_vec();
    let server = start.run().await?;

    let http = reqwest::Client::builder().no_proxy().build()?;
    let host = Guest::arrive(&http, &server.address).await?;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_err(|error| Trouble(error.to_string()))?;
    let minutes = plan.how_long.as_secs().div_ceil(60) + 5;
    let settings = json!({
        "name": "Arena", "format": { "kind": "arena", "minutes": minutes },
        "table": crate::games::duel(json!({ "clock": { "kind": "fischer", "initial_s": 300, "increment_s": 2 } })),
        "starts_unix_ms": now.as_millis() as u64 + 3_600_000,
    });
    let (status, made) = host.post("/api/tournaments", &json!({ "settings": settings })).await?;
    let tournament = made["tournament"].as_str().ok_or_else(|| Trouble(format!("no tournament: {status} {made}")))?.to_owned();

    let began = Instant::now();
    let people = crowd(&server.address, &tournament, plan.people).await?;
    let took = began.elapsed().as_secs_f64();
    println!("{} people have entered and are connected after {took:.1} s, {:.0} a second", people.len(), people.len() as f64 / took);
    let before = server.processor_seconds();
    let board = play(&host, &tournament, people, plan).await?;
    report(&board, &server, plan, server.processor_seconds() - before)?;
    server.stop().await
}

async fn play(host: &Guest, tournament: &str, people: Vec<(Guest, Socket)>, plan: ArenaLoadPlan) -> Result<Board, Trouble> {
    let board = Board::new();
    let mut random = fastrand::Rng::with_seed(plan.seed);
    let until = Instant::now() + plan.how_long;
    let mut playing = tokio::task::JoinSet::new();
    for (n, (guest, socket)) in people.into_iter().enumerate() {
        let (tournament, board, random, is_reader) = (tournament.to_owned(), board.clone(), random.fork(), n < plan.readers);
        let (table, free_since, next, asked, read_at, uncounted) = (None, None, None, None, None, None);
        let (games, own_moves, requests) = (0, 0, 0);
        let player = Player {
            guest,
            socket,
            tournament,
            random,
            plan,
            is_reader,
            board,
            table,
            free_since,
            games,
            own_moves,
            next,
            asked,
            requests,
            read_at,
            uncounted,
        };
        playing.spawn(player.play(until));
    }
    let (status, answer) = host.post(&format!("/api/tournaments/{tournament}/ask"), &json!({ "command": { "do": "start" } })).await?;
    if status != 200 {
        return Err(Trouble(format!("the arena does not start: {status} {answer}")));
    }
    while let Some(ended) = playing.join_next().await {
        ended.map_err(|error| Trouble(error.to_string()))??;
    }
    Ok(board)
}

fn report(board: &Board, server: &Server, plan: ArenaLoadPlan, processor: f64) -> Result<(), Trouble> {
    let seen = board.lock();
    let seconds = plan.how_long.as_secs_f64();
    let (rate, processors, memory) = (seen.moves as f64 / seconds, processor / seconds, server.memory()? as f64 / 1e6);
    println!("{rate:.0} moves a second, {} games; the server used {processors:.2} processors and {memory:.0} MB", seen.games / 2);
    println!("the first table, from the start: {} ms (50 / 90 / 99 / 100 %)", milliseconds(&seen.first_table));
    println!("from the end of a game to the next table: {} ms", milliseconds(&seen.between_games));
    println!("a move, to its author: {} ms", milliseconds(&seen.to_author));
    println!("a change, from the first who hears of it to each other one: {} ms", milliseconds(&seen.spread));
    println!("from the end of a game to a page that counts it: {} ms, {} games", milliseconds(&seen.standings), seen.standings.len());
    let size = seen.page_bytes.checked_div(seen.pages.len()).unwrap_or(0);
    println!("a page, {size} bytes: {} ms, {:.0} a second", milliseconds(&seen.pages), seen.pages.len() as f64 / seconds);
    // One may be left over where their number is odd.
    let without = (plan.people as u64).saturating_sub(seen.first_table.len());
    if seen.doubled > 0 || (without > 1 && plan.how_long > PATIENCE) {
        return Err(Trouble(format!("{without} people got no table, {} got two at a time", seen.doubled)));
    }
    Ok(())
}
