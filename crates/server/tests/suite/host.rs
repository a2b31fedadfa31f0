//! A server in this process, with a clock and dice of the test's own, and guests who come to it over real sockets.
//!
//! The one thing to know: the clock stands still unless a test moves it, and a server that is started again goes on from the time of
//! service that was stored, as a real one does.

use crate::fixture::CLOSE_WITHIN;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, Stream, StreamExt as _};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest as _};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Error, Stage, TableView, ToClient};
use trilynx_protocol::{Command, TableId, Time};
use trilynx_server::accounts::passwords::Cost;
use trilynx_server::env::Env;
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_server::live::table::row;
use trilynx_server::serve::Server;
use trilynx_server::service::Closed;
use trilynx_server::store::Append;
use trilynx_server::{Config, Service, Settings};
use trilynx_table::Table;
use trilynx_trials::client::{Guest, Socket};

/// So long may anything take on a machine that has other things to do.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// The calendar of the tests begins here.
pub const EPOCH_MS: u64 = 1_800_000_000_000;

/// The time on the wall. It goes on, when a test says so, whether a server runs or not.
#[derive(Clone, Default)]
pub struct Wall(Arc<AtomicU64>);

impl Wall {
    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        self.0.fetch_add(time.as_millis() as u64, Ordering::SeqCst);
    }

    fn ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    /// A clock of service that goes on from `stored`, and dice that fall the same in every test.
    fn env(&self, stored: u64) -> Env {
        let (wall, started) = (self.clone(), self.ms());
        let dice = Mutex::new(fastrand::Rng::with_seed(stored ^ 0x7472_696c));
        Env::new(
            move || Time { service_ms: stored + wall.ms() - started, unix_ms: EPOCH_MS + wall.ms() },
            move |bytes| dice.lock().expect("nobody panics while holding it").fill(bytes),
        )
    }
}

/// Where a server keeps its games, and what outlives it otherwise.
pub struct House {
    folder: tempfile::TempDir,
    pub wall: Wall,
    pub http: reqwest::Client,
    allowances: Allowances,
}

impl Default for House {
    fn default() -> House {
        House::with(Allowances::default())
    }
}

impl House {
    /// With next to no limits.
    pub fn generous() -> House {
        let much = Rates { address: Rate::new(1_000_000, 1), person: Rate::new(1_000_000, 1) };
        let usual = Allowances::default();
        House::with(Allowances {
            requests: much,
            sign_ins: much,
            guests: much,
            tables: much,
            chat: much,
            messages: much,
            downloads: much,
            studies: much,
            reviews: much,
            hints: much,
            relations: much,
            challenges: much,
            reports: much,
            guest_reports: much,
            new_chat: much,
            ..usual
        })
    }

    /// With other limits than usual.
    pub fn with(allowances: Allowances) -> House {
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        House { folder: tempfile::tempdir().expect("a folder"), wall: Wall::default(), http, allowances }
    }

    pub fn file(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Starts a server on what is stored.
    pub async fn open(&self) -> Host {
        let settings = Settings {
            listen: Some(vec!["127.0.0.1:0".parse().expect("an address")]),
            database: Some(self.file().display().to_string().parse().expect("a file")),
            bot_pause_ms: Some(0),
            bot_threads: Some(1),
            stop_seconds: Some(10),
            ..Settings::default()
        };
        let password_cost = Cost { memory_kib: 64, passes: 1 };
        let config = Config::new(settings).expect("sound settings");
        let config = Config { limits: Some(self.allowances.clone()), password_cost, close_within: CLOSE_WITHIN, ..config };
        let wall = self.wall.clone();
        let server = Server::start_with(config, move |stored| wall.env(stored)).await.expect("a server");
        let address = server.addresses()[0].to_string();
        let service = server.service().clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run_within(crate::contract::checked, async move { drop(stopped.await) }));
        Host { address, service, stop, running, http: self.http.clone() }
    }
}

/// A server that runs.
pub struct Host {
    pub address: String,
    pub service: Service,
    pub http: reqwest::Client,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Closed>,
}

impl Host {
    /// Stops it in good order.
    pub async fn stop(self) {
        drop(self.stop);
        assert_eq!(within(self.running).await.expect("the server does not panic"), Closed::InOrder);
    }

    /// Sends something as a browser with this cookie does, and says what came of it: status, answer, and the cookie that was handed over.
    pub async fn send(&self, method: reqwest::Method, path: &str, with: Option<&str>, body: Value) -> (u16, Value, Option<String>) {
        let origin = format!("http://{}", self.address);
        let mut request = self.http.request(method, format!("{origin}{path}")).header("origin", &origin).json(&body);
        if let Some(cookie) = with {
            request = request.header("cookie", cookie);
        }
        let response = request.send().await.expect("an answer");
        let given = cookie(response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()));
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null), given)
    }

    pub async fn guest(&self) -> Guest {
        Guest::arrive(&self.http, &self.address).await.expect("a guest")
    }

    /// Somebody with an account.
    pub async fn owner(&self) -> Guest {
        self.account(&format!("owner-{}", ASKED.fetch_add(1, Ordering::Relaxed))).await
    }

    /// Somebody with an account and the password `correct horse`.
    pub async fn account(&self, name: &str) -> Guest {
        let mut owner = self.guest().await;
        let credentials = crate::fixture::credentials(name);
        let (status, me, cookie) = self.send(reqwest::Method::POST, "/api/account", Some(&owner.cookie), credentials).await;
        assert_eq!(status, 201, "{me}");
        owner.cookie = cookie.expect("a cookie");
        owner
    }

    /// Two owners of accounts at a table of theirs: the first sits on seat 0.
    pub async fn pair_of_accounts(&self, names: [&str; 2], options: Value) -> (TableId, [Player; 2]) {
        let owners = vec![self.account(names[0]).await, self.account(names[1]).await];
        let (table, players) = self.seated(options, owners).await;
        (table, players.try_into().ok().expect("two"))
    }

    /// Two guests at a table of theirs: the first sits on seat 0.
    pub async fn pair(&self, options: Value) -> (TableId, [Player; 2]) {
        let (table, players) = self.group(options, 2).await;
        (table, players.try_into().ok().expect("two"))
    }

    /// So many guests at a table of theirs, seated in order, all watching. Where the result counts they have accounts.
    pub async fn group(&self, options: Value, players: usize) -> (TableId, Vec<Player>) {
        let mut guests = Vec::new();
        for _ in 0..players {
            guests.push(if options["rated"] == true { self.owner().await } else { self.guest().await });
        }
        self.seated(options, guests).await
    }

    /// These people at a table of theirs, seated in order, all watching.
    pub async fn seated(&self, options: Value, guests: Vec<Guest>) -> (TableId, Vec<Player>) {
        let players = guests.len();
        let mut wanted = json!({ "variant": "standard", "players": players, "order": "fixed" });
        merge(&mut wanted, options);
        let table = guests[0].open(&json!({ "options": wanted, "seats": vec!["open"; players] })).await.expect("a table");
        let mut seated = Vec::new();
        for guest in guests {
            let mut player = Player::join(guest, table).await;
            player.granted(Command::Sit { seat: None, word: None }).await;
            seated.push(player);
        }
        for player in &mut seated {
            player.sees(|view| view.stage == Stage::Playing).await;
        }
        (table, seated)
    }

    /// Stores the beginning of a table, up to the start of its first game, as another table with other events.
    pub async fn stored_as(&self, table: TableId, id: TableId, mut change: impl FnMut(&mut Event)) -> TableId {
        let log = self.service.store.log(table, 0, 1000).await.expect("a log");
        let started = log.iter().position(|entry| matches!(entry.event, Event::Started { .. })).expect("a start");
        let mut entries: Vec<Entry> = log[..=started].to_vec();
        let stored = Table::replay(id, &entries, &mut |_, _| {}).expect("a sound log");
        entries.iter_mut().for_each(|entry| change(&mut entry.event));
        let append =
            Append { table: id, epoch: 0, key: None, line: row(&stored, &entries), entries, snapshot: None, notify: Default::default() };
        self.service.store.append(vec![append]).await.expect("stored");
        id
    }

    /// Somebody who only watches.
    pub async fn spectator(&self, table: TableId) -> Player {
        Player::join(self.guest().await, table).await
    }
}

fn merge(into: &mut Value, more: Value) {
    let (Value::Object(into), Value::Object(more)) = (into, more) else { panic!("options are an object") };
    into.extend(more);
}

/// A line of chat.
pub fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

/// Waits, but not for ever.
pub async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it happens in time")
}

/// Waits until something is so that nobody is told of.
pub async fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let asked = tokio::time::Instant::now();
    while !is_so() {
        assert!(asked.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A guest at a table, with one connection.
pub struct Player {
    pub guest: Guest,
    pub socket: Socket,
    pub table: TableId,
}

/// No two requests of these tests have the same key, unless they shall.
static ASKED: AtomicU64 = AtomicU64::new(0);

impl Player {
    pub async fn join(guest: Guest, table: TableId) -> Player {
        let mut socket = guest.connect().await.expect("a socket");
        let asked = tokio::time::Instant::now();
        // A table that is too busy for one more viewer has time for them in a moment.
        while let Err(trouble) = socket.watch(table).await {
            assert!(trouble.0.contains("Unavailable") && asked.elapsed() < PATIENCE, "{trouble:?}");
        }
        Player { guest, socket, table }
    }

    pub fn view(&self) -> &TableView {
        &self.socket.views[&self.table]
    }

    /// Asks for something, whatever the answer; like every client again where the table is too busy, which may be over in a moment.
    pub async fn ask(&mut self, command: Command) -> Result<u32, ToClient> {
        let key = ASKED.fetch_add(1, Ordering::Relaxed).to_string();
        let asked = tokio::time::Instant::now();
        loop {
            match self.socket.ask(self.table, &key, command.clone()).await.expect("an answer") {
                Err(ToClient::Error { error: Error::Unavailable, .. }) if asked.elapsed() < PATIENCE => {}
                answer => return answer,
            }
        }
    }

    /// Asks for something that must be granted, and sees it happen.
    pub async fn granted(&mut self, command: Command) -> u32 {
        let version = self.ask(command.clone()).await.unwrap_or_else(|answer| panic!("{command:?}: {answer:?}"));
        self.sees(|view| view.version >= version).await;
        version
    }

    /// The code of the refusal of something that must be refused.
    pub async fn refused(&mut self, command: Command) -> String {
        match self.ask(command.clone()).await {
            Err(ToClient::Refused { reason, .. }) => code(&reason),
            answer => panic!("{command:?}: {answer:?}"),
        }
    }

    /// Plays a move, counted from what has been seen.
    pub async fn play(&mut self, text: &str) -> u32 {
        let number = self.socket.moves(self.table);
        self.granted(Command::Play { text: text.to_owned(), number }).await
    }

    /// Waits until the view is as wanted.
    pub async fn sees(&mut self, wanted: impl Fn(&TableView) -> bool) {
        let table = self.table;
        if wanted(self.view()) {
            return;
        }
        let seen = self.socket.until(|socket, _| wanted(&socket.views[&table]).then_some(())).await;
        seen.unwrap_or_else(|trouble| panic!("{trouble}; the view: {:?}", self.socket.views[&table]));
    }

    /// Waits for a frame.
    pub async fn hears<T>(&mut self, mut wanted: impl FnMut(&ToClient) -> Option<T>) -> T {
        let checked = |heard: &ToClient| crate::contract::check_heard(&serde_json::to_value(heard).expect("JSON"));
        let found = self.socket.until(|_, heard| {
            checked(heard);
            wanted(heard)
        });
        found.await.expect("it is said")
    }

    /// The same view from somewhere else.
    pub async fn fresh(&self) -> Value {
        self.guest.get(&format!("/api/tables/{}", self.table)).await.expect("a view")
    }
}

/// The code of an error or a refusal.
pub fn code(reason: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(reason).expect("JSON");
    value["code"].as_str().expect("a code").to_owned()
}

/// Everybody plays moves that `choose` picks from the legal ones, until the game is over or so many have been played.
pub async fn play_on(players: &mut [Player], most: u32, mut choose: impl FnMut(&[String]) -> usize) {
    for _ in 0..most {
        let version = players.iter().map(|player| player.view().version).max().expect("somebody plays");
        for player in players.iter_mut() {
            player.sees(|view| view.version >= version).await;
        }
        let Some(player) = players.iter_mut().find(|player| !player.socket.legal(player.table).is_empty()) else { return };
        let legal = player.socket.legal(player.table);
        let text = legal[choose(legal)].clone();
        player.play(&text).await;
    }
}

/// What a browser sends back of a `Set-Cookie`.
pub fn cookie(header: Option<&str>) -> Option<String> {
    header.and_then(|cookie| cookie.split(';').next()).map(str::to_owned)
}

/// A connection that minds no rules: it sends any frame, and reads when it likes.
pub struct Raw(WebSocketStream<TcpStream>);

/// The half of one that sends.
pub struct Sending(SplitSink<WebSocketStream<TcpStream>, Message>);

/// The half of one that reads.
pub struct Reading(SplitStream<WebSocketStream<TcpStream>>);

impl Sending {
    /// Whether it could be said: the other side may have hung up.
    pub async fn say(&mut self, text: &str) -> bool {
        self.0.send(Message::text(text.to_owned())).await.is_ok()
    }
}

impl Reading {
    /// Everything that comes until the connection ends.
    pub async fn until_the_end(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        while let Some(text) = next_text(&mut self.0).await {
            heard.push(text);
        }
        heard
    }
}

async fn next_text(stream: &mut (impl Stream<Item = Result<Message, tungstenite::Error>> + Unpin)) -> Option<String> {
    loop {
        match within(stream.next()).await? {
            Ok(Message::Text(text)) => {
                crate::contract::check_frame(&text);
                return Some(text.to_string());
            }
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

impl Raw {
    /// An ordinary one.
    pub async fn connect(guest: &Guest) -> Raw {
        Raw::over(TcpStream::connect(&guest.server).await.expect("a connection"), guest).await
    }

    /// One that shows other headers than a guest's, and the cookie it is given on the way.
    pub async fn with(server: &str, headers: &[(&'static str, String)]) -> (Raw, Option<String>) {
        let mut request = format!("ws://{server}/api/live").into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(server).await.expect("a connection");
        let (stream, answer) = within(tokio_tungstenite::client_async(request, stream)).await.expect("a WebSocket");
        (Raw(stream), cookie(answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok())))
    }

    /// One that holds next to nothing of what it does not read.
    pub async fn narrow(guest: &Guest) -> Raw {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(2048).expect("a small buffer");
        Raw::over(socket.connect(guest.server.parse().expect("an address")).await.expect("a connection"), guest).await
    }

    async fn over(stream: TcpStream, guest: &Guest) -> Raw {
        let mut request = format!("ws://{}/api/live", guest.server).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", guest.cookie.parse().expect("a header"));
        request.headers_mut().insert("origin", format!("http://{}", guest.server).parse().expect("a header"));
        let (stream, _) = within(tokio_tungstenite::client_async(request, stream)).await.expect("a WebSocket");
        Raw(stream)
    }

    pub async fn say(&mut self, text: &str) {
        self.send(Message::text(text.to_owned())).await;
    }

    /// Whether the frame could be sent at all: the other side may have hung up.
    pub async fn send(&mut self, message: Message) -> bool {
        within(self.0.send(message)).await.is_ok()
    }

    /// The next text, if there is one.
    pub async fn hear(&mut self) -> Option<String> {
        next_text(&mut self.0).await
    }

    /// One to send and one to read at the same time.
    pub fn split(self) -> (Sending, Reading) {
        let (sending, reading) = self.0.split();
        (Sending(sending), Reading(reading))
    }

    /// Everything that comes until the connection ends.
    pub async fn until_the_end(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        while let Some(text) = self.hear().await {
            heard.push(text);
        }
        heard
    }
}
