//! One connection, by a task of its own: opened again when it is lost, with all that was watched and asked.

use crate::stream::{Stream, dial};
use crate::{ClientError, Link, Login, OpenTables, Seen};
use futures_util::{SinkExt as _, StreamExt as _};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use trilynx_protocol::http::{Challenge, OpenedTable, Opening};
use trilynx_protocol::wire::{Error, ToClient, ToServer};
use trilynx_protocol::{Command, PersonId, TableId};

/// Requests that wait to be sent; a caller with more waits.
const MAX_REQUESTS: usize = 64;
/// The largest frame that is read; the server sends none of more than 256 KiB.
const MAX_FRAME_BYTES: usize = 1 << 20;
/// The first pause before another try, and the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often the server is asked whether it is there, and how long it may be silent.
const PING_EVERY: Duration = Duration::from_secs(20);
const MAX_SILENCE: Duration = Duration::from_secs(60);
/// When what cannot be done at the moment is asked for again.
const ASK_AGAIN_AFTER: Duration = Duration::from_millis(500);

/// A connection to a server that comes back when it is lost. Cheap to clone; the connection ends with the last clone.
#[derive(Clone)]
pub struct Client {
    login: Login,
    requests: mpsc::Sender<Request>,
    link: watch::Receiver<Link>,
    open_tables: watch::Receiver<OpenTables>,
    challenges: watch::Receiver<Vec<Challenge>>,
    /// Keys must not meet those of an earlier run of the same account.
    name: Arc<str>,
    numbers: Arc<AtomicU64>,
}

/// What is wanted of the task.
enum Request {
    Watch { table: TableId, seen: watch::Sender<Seen> },
    Unwatch { table: TableId },
    Ask { number: u64, asked: PendingCommand },
    FollowLobby,
}

/// A command that was not answered yet.
struct PendingCommand {
    key: String,
    frame: ToServer,
    answer: oneshot::Sender<Result<u32, ClientError>>,
    /// When it is asked again, if it could not be done.
    again: Option<Instant>,
}

impl Client {
    /// Connects; fails where the first try does.
    pub async fn connect(login: Login) -> Result<Client, ClientError> {
        let (requests, received) = mpsc::channel(MAX_REQUESTS);
        let (link, mut linked) = watch::channel(Link::Opening);
        let (open_tables, lobby) = watch::channel(OpenTables::default());
        let (challenges, challenged) = watch::channel(Vec::new());
        let mut chance = [0; 8];
        getrandom::fill(&mut chance).map_err(|error| ClientError::Connection(format!("no random numbers: {error}")))?;
        let (tables, asked) = (BTreeMap::new(), BTreeMap::new());
        let task = Task { login: login.clone(), requests: received, link, open_tables, challenges, follows_lobby: false, tables, asked };
        tokio::spawn(task.run());
        let first = linked.wait_for(|link| *link != Link::Opening).await.map(|link| link.clone());
        match first {
            Ok(Link::Up { .. }) => {}
            Ok(Link::Down { why }) => return Err(ClientError::Connection(why)),
            Ok(Link::Ended(failed)) => return Err(failed),
            Ok(Link::Opening) | Err(_) => return Err(ClientError::Connection("the connection has ended".to_owned())),
        }
        let (name, numbers) = (hex::encode(chance).into(), Arc::default());
        Ok(Client { login, requests, link: linked, open_tables: lobby, challenges: challenged, name, numbers })
    }

    /// The person we are at the server.
    pub async fn person(&self) -> Result<PersonId, ClientError> {
        let mut link = self.link.clone();
        loop {
            match link.borrow_and_update().clone() {
                Link::Up { person } => return Ok(person),
                Link::Ended(failed) => return Err(failed),
                Link::Opening | Link::Down { .. } => {}
            }
            if link.changed().await.is_err() {
                return Err(ended());
            }
        }
    }

    /// How the connection is.
    pub fn link(&self) -> watch::Receiver<Link> {
        self.link.clone()
    }

    /// Who asks, for plain requests.
    pub fn login(&self) -> &Login {
        &self.login
    }

    /// The tables that wait for players, from now on.
    pub async fn follow_lobby(&self) -> watch::Receiver<OpenTables> {
        // A task that has ended says so in `link`.
        let _ended = self.requests.send(Request::FollowLobby).await;
        self.open_tables.clone()
    }

    /// The challenges of others that wait for us, kept up to date. To take one, sit down at its table.
    pub fn challenges(&self) -> watch::Receiver<Vec<Challenge>> {
        self.challenges.clone()
    }

    /// Declines a challenge: its table is closed. Nothing is said where it has ended in another way meanwhile.
    pub async fn decline(&self, table: TableId) -> Result<(), ClientError> {
        match self.login.delete(&format!("/api/challenges/{table}")).await {
            Err(ClientError::Server(Error::NotFound)) => Ok(()),
            declined => declined,
        }
    }

    /// A table as we see it, kept up to date until it is unwatched.
    pub async fn watch(&self, table: TableId) -> watch::Receiver<Seen> {
        let (seen, watched) = watch::channel(Seen::default());
        let _ended = self.requests.send(Request::Watch { table, seen }).await;
        watched
    }

    /// Ends that.
    pub async fn unwatch(&self, table: TableId) {
        let _ended = self.requests.send(Request::Unwatch { table }).await;
    }

    /// Asks for something at a table, until there is an answer: the version it led to.
    pub async fn ask(&self, table: TableId, command: Command) -> Result<u32, ClientError> {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let key = format!("{}-{number}", self.name);
        let (answer, answered) = oneshot::channel();
        let frame = ToServer::Ask { table, key: key.clone(), seat: None, command };
        let request = Request::Ask { number, asked: PendingCommand { key, frame, answer, again: None } };
        self.requests.send(request).await.map_err(|_| ended())?;
        answered.await.unwrap_or_else(|_| Err(ended()))
    }

    /// Opens a table.
    pub async fn open(&self, opening: &Opening) -> Result<TableId, ClientError> {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let opening = Opening { key: Some(format!("{}-{number}", self.name)), ..opening.clone() };
        Ok(self.login.post::<OpenedTable>("/api/tables", &opening).await?.table)
    }
}

fn ended() -> ClientError {
    ClientError::Connection("the connection has ended".to_owned())
}

/// How a connection ended.
enum Ending {
    /// To be opened again.
    Lost(String),
    /// The server does not want us.
    Final(ClientError),
    /// Nobody needs it any more.
    Unneeded,
}

type Socket = WebSocketStream<Box<dyn Stream>>;

struct Task {
    login: Login,
    requests: mpsc::Receiver<Request>,
    link: watch::Sender<Link>,
    open_tables: watch::Sender<OpenTables>,
    challenges: watch::Sender<Vec<Challenge>>,
    follows_lobby: bool,
    /// With the time at which a table is watched again that could not be.
    tables: BTreeMap<TableId, (watch::Sender<Seen>, Option<Instant>)>,
    /// In the order in which they were asked.
    asked: BTreeMap<u64, PendingCommand>,
}

impl Task {
    async fn run(mut self) {
        let mut pause = FIRST_PAUSE;
        loop {
            let ending = match self.open().await {
                Ok(socket) => self.serve(socket).await,
                Err(ending) => ending,
            };
            match ending {
                Ending::Unneeded => return,
                Ending::Final(failed) => {
                    self.link.send_replace(Link::Ended(failed));
                    return;
                }
                Ending::Lost(why) => {
                    if matches!(*self.link.borrow(), Link::Up { .. }) {
                        pause = FIRST_PAUSE;
                    }
                    self.link.send_replace(Link::Down { why });
                }
            }
            let until = Instant::now() + pause;
            pause = (pause * 2).min(LONGEST_PAUSE);
            loop {
                tokio::select! {
                    () = tokio::time::sleep_until(until) => break,
                    request = self.requests.recv() => match request {
                        // It is said when there is a connection.
                        Some(request) => drop(self.take(request)),
                        None => return,
                    },
                }
            }
        }
    }

    async fn open(&self) -> Result<Socket, Ending> {
        let lost = |failed: ClientError| Ending::Lost(failed.to_string());
        let address = self.login.address();
        let scheme = if address.is_secure { "wss" } else { "ws" };
        let request = format!("{scheme}://{}/api/live", address.authority()).into_client_request();
        let mut request = request.map_err(|error| Ending::Final(ClientError::Connection(error.to_string())))?;
        self.login.sign(request.headers_mut()).map_err(Ending::Final)?;
        let config = WebSocketConfig::default().max_message_size(Some(MAX_FRAME_BYTES)).max_frame_size(Some(MAX_FRAME_BYTES));
        let stream = dial(address).await.map_err(lost)?;
        let shaking = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        match tokio::time::timeout(MAX_SILENCE, shaking).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(tungstenite::Error::Http(answer))) => match answer.status().as_u16() {
                401 => Err(Ending::Final(ClientError::Server(Error::SignIn))),
                403 => Err(Ending::Final(ClientError::Server(Error::Forbidden))),
                404 => Err(Ending::Final(ClientError::Connection(format!("{address} is no Trilynx server")))),
                _ => Err(Ending::Lost(format!("{address} answers {}", answer.status()))),
            },
            Ok(Err(error)) => Err(Ending::Lost(format!("cannot connect to {address}: {error}"))),
            Err(_) => Err(Ending::Lost(format!("cannot connect to {address}: no answer"))),
        }
    }

    async fn serve(&mut self, mut socket: Socket) -> Ending {
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval_at(heard + PING_EVERY, PING_EVERY);
        for frame in self.everything() {
            if let Err(error) = say(&mut socket, &frame).await {
                return Ending::Lost(error);
            }
        }
        loop {
            let again = self.next_again();
            let said = tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => match serde_json::from_str::<ToClient>(&text) {
                            Ok(frame) => match self.on_frame(frame) {
                                Ok(answer) => answer,
                                Err(ending) => return ending,
                            },
                            // A later server may say what we do not know.
                            Err(_) => None,
                        },
                        Some(Ok(Message::Close(_))) | None => return Ending::Lost("the server has ended the connection".to_owned()),
                        Some(Ok(_)) => None,
                        Some(Err(error)) => return Ending::Lost(error.to_string()),
                    }
                }
                request = self.requests.recv() => match request {
                    Some(request) => self.take(request),
                    None => {
                        // A peer that is gone need not be notified.
                        drop(socket.close(None).await);
                        return Ending::Unneeded;
                    }
                },
                () = tokio::time::sleep_until(again.unwrap_or_else(|| heard + MAX_SILENCE)) => self.again(),
                _ = ping.tick() => {
                    if heard.elapsed() > MAX_SILENCE {
                        return Ending::Lost("the server is silent".to_owned());
                    }
                    if let Err(error) = socket.send(Message::Ping(Vec::new().into())).await {
                        return Ending::Lost(error.to_string());
                    }
                    None
                }
            };
            if let Some(frame) = said
                && let Err(error) = say(&mut socket, &frame).await
            {
                return Ending::Lost(error);
            }
        }
    }

    /// All that a new connection has to be told.
    fn everything(&mut self) -> Vec<ToServer> {
        let tables = self.tables.iter().map(|(table, (seen, _))| watch_from(*table, seen));
        let lobby = self.follows_lobby.then_some(ToServer::Lobby { follow: true });
        let asked = self.asked.values().map(|asked| asked.frame.clone());
        tables.chain(lobby).chain(asked).collect()
    }

    /// Remembers a request, and gives the frame that says it.
    fn take(&mut self, request: Request) -> Option<ToServer> {
        match request {
            Request::Watch { table, seen } => {
                let frame = watch_from(table, &seen);
                self.tables.insert(table, (seen, None));
                Some(frame)
            }
            Request::Unwatch { table } => {
                self.tables.remove(&table);
                Some(ToServer::Unwatch { table })
            }
            Request::Ask { number, asked } => {
                let frame = asked.frame.clone();
                self.asked.insert(number, asked);
                Some(frame)
            }
            Request::FollowLobby => {
                let is_new = !std::mem::replace(&mut self.follows_lobby, true);
                is_new.then_some(ToServer::Lobby { follow: true })
            }
        }
    }

    /// The earliest time at which something is to be said again.
    fn next_again(&self) -> Option<Instant> {
        let asked = self.asked.values().filter_map(|asked| asked.again);
        asked.chain(self.tables.values().filter_map(|(_, again)| *again)).min()
    }

    /// What is to be said again now.
    fn again(&mut self) -> Option<ToServer> {
        let now = Instant::now();
        let is_due = |again: &Option<Instant>| again.is_some_and(|at| at <= now);
        if let Some(asked) = self.asked.values_mut().find(|asked| is_due(&asked.again)) {
            asked.again = None;
            return Some(asked.frame.clone());
        }
        let (table, (seen, again)) = self.tables.iter_mut().find(|(_, (_, again))| is_due(again))?;
        *again = None;
        Some(watch_from(*table, seen))
    }

    /// Takes in a frame; what has to be said because of it, if anything.
    fn on_frame(&mut self, frame: ToClient) -> Result<Option<ToServer>, Ending> {
        match frame {
            ToClient::Welcome { person, .. } => {
                self.link.send_replace(Link::Up { person });
                // They follow at once if there are any, and those that have ended meanwhile are not mentioned.
                self.on_challenges(Vec::new());
            }
            ToClient::Challenges { incoming } => self.on_challenges(incoming),
            ToClient::Table { ref view, .. } => return Ok(self.on_table_frame(view.id, frame)),
            ToClient::Events { table, .. } | ToClient::Presence { table, .. } => return Ok(self.on_table_frame(table, frame)),
            ToClient::Granted { key, version, .. } => self.answer(&key, Ok(version)),
            ToClient::Refused { key, reason, .. } => self.answer(&key, Err(ClientError::Refused(reason))),
            ToClient::Lobby { .. } | ToClient::LobbyChanges { .. } => self.open_tables.send_modify(|open| open.on_frame(frame)),
            ToClient::Error { error, table, key } => return self.on_error(error, table, key),
            _ => {}
        }
        Ok(None)
    }

    fn on_challenges(&self, incoming: Vec<Challenge>) {
        self.challenges.send_if_modified(|known| {
            let is_news = *known != incoming;
            *known = incoming;
            is_news
        });
    }

    fn on_table_frame(&mut self, table: TableId, frame: ToClient) -> Option<ToServer> {
        let (seen, _) = self.tables.get(&table)?;
        let mut is_behind = false;
        seen.send_modify(|seen| is_behind = seen.on_frame(frame));
        is_behind.then(|| watch_from(table, seen))
    }

    fn on_error(&mut self, error: Error, table: Option<TableId>, key: Option<String>) -> Result<Option<ToServer>, Ending> {
        let again = match error {
            Error::Unavailable => Some(Instant::now() + ASK_AGAIN_AFTER),
            Error::Limited { wait_ms, .. } => Some(Instant::now() + Duration::from_millis(u64::from(wait_ms)).max(ASK_AGAIN_AFTER)),
            _ => None,
        };
        match (again, key, table) {
            (Some(_), Some(key), _) => {
                if let Some(asked) = self.asked.values_mut().find(|asked| asked.key == key) {
                    asked.again = again;
                }
            }
            (None, Some(key), _) => self.answer(&key, Err(ClientError::Server(error))),
            (Some(_), None, Some(table)) => {
                if let Some((_, at)) = self.tables.get_mut(&table) {
                    *at = again;
                }
            }
            (None, None, Some(table)) => {
                if let Some((seen, _)) = self.tables.get(&table) {
                    seen.send_modify(|seen| seen.failed = Some(ClientError::Server(error)));
                }
            }
            (None, None, None) if error == Error::SignIn => return Err(Ending::Final(ClientError::Server(error))),
            (_, None, None) => {}
        }
        Ok(None)
    }

    fn answer(&mut self, key: &str, answer: Result<u32, ClientError>) {
        let number = self.asked.iter().find(|(_, asked)| asked.key == key).map(|(number, _)| *number);
        if let Some(asked) = number.and_then(|number| self.asked.remove(&number)) {
            // Who asked may not wait any more.
            let _nobody_waits = asked.answer.send(answer);
        }
    }
}

fn watch_from(table: TableId, seen: &watch::Sender<Seen>) -> ToServer {
    let version = seen.borrow().view.as_ref().map(|view| view.version);
    ToServer::Watch { table, seat: None, version, pace: None }
}

async fn say(socket: &mut Socket, frame: &ToServer) -> Result<(), String> {
    let text = serde_json::to_string(frame).map_err(|error| error.to_string())?;
    socket.send(Message::text(text)).await.map_err(|error| error.to_string())
}
