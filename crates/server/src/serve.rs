//! Puts the service on sockets, and takes it off again.
//!
//! The one thing to know: stopping has an order. No new connections; [`crate::supervisor::Stopping`] notifies those that stay open; requests
//! in progress are answered; then the store is closed.

use crate::bus::Bus;
use crate::config::{Config, ConfigError, Database, LogFormat};
use crate::env::Env;
use crate::error::ApiError;
use crate::limits::ConnectionPermit;
use crate::service::{Closed, Service};
use crate::write_timeout::WriteTimeout;
use crate::{app, metrics};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::IntoResponse;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};
use trilynx_protocol::wire::Error;

/// How long a client may take to say what it wants, also between two requests on one connection.
const HEADERS_WITHIN: Duration = Duration::from_secs(20);
/// How long an answer waits for a client that takes nothing of it.
const TAKEN_WITHIN: Duration = Duration::from_secs(60);
/// The largest head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// How long to wait when no more connections can be accepted, because of the operating system.
const PAUSE: Duration = Duration::from_millis(100);

/// Why a server could not be started or had to stop.
#[derive(Debug)]
pub struct ServeError {
    /// For the operator.
    pub sentence: String,
    /// Whether another start is worth it: the database is away, and nothing is wrong with the settings.
    pub is_passing: bool,
}

impl ServeError {
    fn lasting(sentence: String) -> ServeError {
        ServeError { sentence, is_passing: false }
    }
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for ServeError {}

/// A server whose sockets are open and whose store is there.
pub struct Server {
    service: Service,
    listeners: Vec<TcpListener>,
}

impl Server {
    /// Opens the store and the sockets. Port 0 is any free one; see [`Server::addresses`].
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        Server::start_with(config, Env::system).await
    }

    /// The same with another clock and other dice, made from the time of service that is stored.
    pub async fn start_with(config: Config, env: impl FnOnce(u64) -> Env) -> Result<Server, ServeError> {
        let bus = match &config.nats {
            Some(nats) => Bus::nats(nats.node.with_chance(), nats).await.map_err(|error| ServeError::lasting(error.to_string()))?,
            None => Bus::alone(),
        };
        Server::start_on(config, bus, env).await
    }

    /// The same as one of those who share a bus.
    pub async fn start_on(config: Config, bus: Bus, env: impl FnOnce(u64) -> Env) -> Result<Server, ServeError> {
        // Before the store: a port that is taken is found out without touching the data.
        let (mut listeners, listen) = (bind(&config.listen).await?, config.listen.clone());
        let may_stand_by = matches!(config.database, Database::Postgres(_));
        if may_stand_by {
            // A standby does not listen, so that a load balancer skips it.
            listeners.clear();
        }
        let database = config.database.to_string();
        let service = Service::start_with(config, bus, env).await;
        let service = service.map_err(|error| ServeError {
            sentence: format!("cannot keep games in {database}: {error}"),
            is_passing: may_stand_by && error.is_passing(),
        })?;
        if may_stand_by {
            listeners = bind(&listen).await?;
        }
        let server = Server { service, listeners };
        let addresses: Vec<String> = server.addresses().iter().map(ToString::to_string).collect();
        tracing::info!(version = env!("CARGO_PKG_VERSION"), addresses = addresses.join(","), database, "serving");
        Ok(server)
    }

    /// What every request shares.
    pub fn service(&self) -> &Service {
        &self.service
    }

    /// Where it listens.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect()
    }

    /// What to type into a browser.
    pub fn urls(&self) -> Vec<String> {
        if let Some(url) = &self.service.config.public_url {
            return vec![url.to_string()];
        }
        self.addresses().into_iter().flat_map(reachable).map(|address| format!("http://{address}")).collect()
    }

    /// Serves until `stop` is done or another server has taken over, then stops in good order, and says which it was.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Closed {
        self.run_within(|app| app, stop).await
    }

    /// The same with something around the application that sees every request and every answer.
    pub async fn run_within(self, around: impl FnOnce(Router) -> Router, stop: impl Future<Output = ()>) -> Closed {
        let Server { service, listeners } = self;
        metrics::begin();
        service.spawn("metrics", metrics::upkeep);
        let app = around(app(service.clone()));
        // Every connection holds a sender; when the last is dropped, all are done.
        let (open, mut done) = mpsc::channel::<()>(1);
        let accepting: Vec<_> = listeners
            .into_iter()
            .map(|listener| {
                let (listener, app, open) = (Arc::new(listener), app.clone(), open.clone());
                service.spawn("listener", move |service| accept(listener.clone(), app.clone(), service, open.clone()))
            })
            .collect();
        drop(open);
        let why = tokio::select! {
            () = stop => "it was asked to",
            () = service.live.nodes.is_drained() => "it was asked to hand its tables over",
            () = service.stopping.begun() => "it may not serve this database any more",
        };
        tracing::info!(why, "stopping");
        if tokio::time::timeout(service.config.stop_within, service.live.hand_over()).await.is_err() {
            tracing::warn!("some tables were not handed over within {:?}", service.config.stop_within);
        }
        service.stop();
        for task in accepting {
            // It ends when stopping begins.
            let _ended = task.await;
        }
        let all_done = async {
            done.recv().await;
            service.live.presence.all_gone().await;
        };
        if tokio::time::timeout(service.config.stop_within, all_done).await.is_err() {
            tracing::warn!("some connections were still open after {:?}", service.config.stop_within);
        }
        let closed = service.close().await;
        tracing::info!("stopped");
        closed
    }
}

async fn bind(addresses: &[SocketAddr]) -> Result<Vec<TcpListener>, ServeError> {
    let mut listeners = Vec::new();
    for address in addresses {
        let listener = TcpListener::bind(address).await;
        listeners.push(listener.map_err(|error| ServeError::lasting(format!("cannot listen on {address}: {error}")))?);
    }
    Ok(listeners)
}

/// Done when the operating system asks the process to stop, by Ctrl-C or a signal. It listens from the moment of the call, so that no
/// signal is missed between the first word of the server and its first wait.
pub fn asked_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind: SignalKind| signal(kind).inspect_err(|cause| tracing::error!(%cause, ?kind, "a signal cannot be heard"));
        let (terminate, interrupt) = (listen(SignalKind::terminate()), listen(SignalKind::interrupt()));
        let heard = async |signal: io::Result<tokio::signal::unix::Signal>| match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        };
        async move {
            tokio::select! {
                () = heard(terminate) => tracing::info!("SIGTERM received"),
                () = heard(interrupt) => tracing::info!("SIGINT received"),
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _heard = tokio::signal::ctrl_c().await;
        tracing::info!("Ctrl-C received");
    }
}

async fn accept(listener: Arc<TcpListener>, app: Router, service: Service, open: mpsc::Sender<()>) {
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(cause) => {
                // One client that went away at once, or no more files for this process: in either case the others go on.
                tracing::warn!(%cause, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(place) = place(&service, peer) else { continue };
        let (app, service, open) = (app.clone(), service.clone(), open.clone());
        tokio::spawn(async move {
            let _held = (place, open, metrics::ConnectionKind::Http.opened());
            if let Err(cause) = converse(stream, peer, app, &service).await {
                tracing::debug!(%cause, "a connection broke");
            }
        });
    }
}

/// A connection above the limit is not even read. A trusted proxy carries many people, who are counted individually once they are known.
fn place(service: &Service, peer: SocketAddr) -> Option<ConnectionPermit> {
    let trusted = service.config.trust_proxy.iter().any(|network| network.contains(peer.ip()));
    if trusted { service.limits.arrive_by_proxy().ok() } else { service.limits.arrive(peer.ip()).ok() }
}

/// Answers requests on one connection until it is closed, handed over to a WebSocket, or the server stops.
async fn converse(stream: TcpStream, peer: SocketAddr, app: Router, service: &Service) -> Result<(), hyper::Error> {
    if let Err(cause) = stream.set_nodelay(true) {
        tracing::debug!(%cause, "small messages may be delayed");
    }
    let store = service.store.clone();
    let answer = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (answering, store) = (app.clone().oneshot(request), store.clone());
        async move {
            let answer = answering.await;
            // Asked last of all: what was found out before may be another server's business by now.
            if store.may_serve() { answer } else { Ok(ApiError(Error::Unavailable).into_response()) }
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, TAKEN_WITHIN)), answer)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return ended,
        () = service.stopping.begun() => connection.as_mut().graceful_shutdown(),
    }
    connection.await
}

/// An address that stands for all of this machine's is no address to type: its own and the one in the local network are.
fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    if !address.ip().is_unspecified() {
        return vec![address];
    }
    let localhost = if address.is_ipv4() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { IpAddr::V6(Ipv6Addr::LOCALHOST) };
    std::iter::once(localhost).chain(in_local_network().ok()).map(|ip| SocketAddr::new(ip, address.port())).collect()
}

/// The address by which other machines most likely reach this one. Nothing is sent: it is the one the system would send from.
fn in_local_network() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    Ok(socket.local_addr()?.ip())
}

/// Starts the log on standard error, for the whole process. Of a panic, its place is logged; what it says may hold anything.
pub fn start_log(config: &Config) -> Result<(), ConfigError> {
    // PostgreSQL remarks at each start that the migrations are there already. Who wants its remarks can still ask for them.
    let wanted = format!("sqlx::postgres::notice=warn,{}", config.log);
    let filter: Targets = wanted.parse().map_err(|error| ConfigError(format!("log: {error}")))?;
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match config.log_format {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    let started = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
    started.map_err(|error| ConfigError(format!("log: {error}")))?;
    std::panic::set_hook(Box::new(note_panic));
    Ok(())
}

/// Counts a panic and logs its place.
fn note_panic(panic: &std::panic::PanicHookInfo<'_>) {
    metrics::panicked();
    let place = panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    tracing::error!(place, "panicked");
    tracing::debug!("{panic}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_counted() {
        let counted = || {
            let numbers = metrics::render_counted();
            let count = numbers.lines().find_map(|line| line.strip_prefix("trilynx_panics_total "));
            count.and_then(|count| count.parse::<u64>().ok()).expect("a count")
        };
        let before = counted();
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(note_panic));
        let panicked = std::panic::catch_unwind(|| panic!("the seven of spades"));
        std::panic::set_hook(usual);
        assert!(panicked.is_err());
        assert!(counted() > before);
    }
}
