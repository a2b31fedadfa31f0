//! A way to a database or a message server that can be slow, stalled, cut, or lose an answer: what a bad network looks like from a server.
//! Loopback only.

use crate::client::Trouble;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What the proxy does with what it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It passes on.
    Open,
    /// It passes on this much later, in each direction.
    Slow(Duration),
    /// It holds everything back and passes it on when it is open again, and connections stay open: a machine that stands still.
    Stalled,
    /// What is sent disappears, and connections look open until it is open again: a network that nobody reports as broken.
    HalfOpen,
    /// It ends every connection, and every new one at once.
    Cut,
    /// It passes on until somebody commits a transaction of PostgreSQL. The commit arrives, its answer does not: that connection ends instead.
    /// Then it is open.
    LosesCommit,
}

/// Where a proxy leads to.
#[derive(Clone, Debug)]
pub enum Destination {
    /// A socket file.
    File(PathBuf),
    /// A port.
    Port(SocketAddr),
}

impl From<&PathBuf> for Destination {
    fn from(file: &PathBuf) -> Destination {
        Destination::File(file.clone())
    }
}

impl From<&Path> for Destination {
    fn from(file: &Path) -> Destination {
        Destination::File(file.to_owned())
    }
}

impl From<SocketAddr> for Destination {
    fn from(port: SocketAddr) -> Destination {
        Destination::Port(port)
    }
}

type Reading = Box<dyn AsyncRead + Send + Unpin>;
type Writing = Box<dyn AsyncWrite + Send + Unpin>;

impl Destination {
    async fn connect(&self) -> std::io::Result<(Reading, Writing)> {
        Ok(match self {
            Destination::File(file) => {
                let (reading, writing) = UnixStream::connect(file).await?.into_split();
                (Box::new(reading), Box::new(writing))
            }
            Destination::Port(port) => {
                let stream = TcpStream::connect(port).await?;
                stream.set_nodelay(true)?;
                let (reading, writing) = stream.into_split();
                (Box::new(reading), Box::new(writing))
            }
        })
    }
}

/// A proxy from a port of this machine. Ends when it is dropped.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    route: Arc<Route>,
    accepting: JoinHandle<()>,
}

/// What the connections of a proxy share.
struct Route {
    to: Mutex<Destination>,
    way: watch::Sender<Way>,
    /// Bytes that have disappeared.
    lost: AtomicU64,
}

impl Proxy {
    /// Starts one to this place.
    pub async fn start(to: impl Into<Destination>) -> Result<Proxy, Trouble> {
        let trouble = |error: std::io::Error| Trouble(format!("a proxy cannot listen: {error}"));
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(trouble)?;
        let address = listener.local_addr().map_err(trouble)?;
        let route = Arc::new(Route { to: Mutex::new(to.into()), way: watch::Sender::new(Way::Open), lost: AtomicU64::new(0) });
        let accepting = tokio::spawn(accept(listener, route.clone()));
        Ok(Proxy { address, route, accepting })
    }

    /// From now on it does this.
    pub fn set(&self, way: Way) {
        self.route.way.send_replace(way);
    }

    /// New connections lead to this place from now on.
    pub fn lead_to(&self, to: impl Into<Destination>) {
        *self.route.to.lock().unwrap_or_else(PoisonError::into_inner) = to.into();
    }

    /// What it does now.
    pub fn way(&self) -> Way {
        *self.route.way.borrow()
    }

    /// How many bytes have disappeared while it was half open.
    pub fn lost(&self) -> u64 {
        self.route.lost.load(Ordering::SeqCst)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.route.way.send_replace(Way::Cut);
    }
}

async fn accept(listener: TcpListener, route: Arc<Route>) {
    while let Ok((client, _)) = listener.accept().await {
        let route = route.clone();
        tokio::spawn(async move { route.connect(client).await });
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    ToServer,
    ToClient,
}

/// `COMMIT` as a message of PostgreSQL's protocol: a simple query, its length, its text.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT\0";

impl Route {
    async fn connect(&self, client: TcpStream) {
        // As long as nothing passes, nobody at the other end knows of the connection.
        let mut changes = self.way.subscribe();
        if !changes.wait_for(|way| !matches!(way, Way::Stalled | Way::HalfOpen)).await.is_ok_and(|way| *way != Way::Cut) {
            return;
        }
        let to = self.to.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (Ok((mut from_server, mut to_server)), Ok(())) = (to.connect().await, client.set_nodelay(true)) else { return };
        let (mut from_client, mut to_client) = client.into_split();
        let committed = AtomicBool::new(false);
        tokio::select! {
            () = self.pass(&mut from_client, &mut to_server, Direction::ToServer, &committed) => {}
            () = self.pass(&mut from_server, &mut to_client, Direction::ToClient, &committed) => {}
            // Its owner may be gone, which is the same.
            _ = changes.wait_for(|way| *way == Way::Cut) => {}
        }
    }

    /// Passes bytes on in one direction until one end is closed, the way is cut, or something was lost and the way is open again.
    async fn pass(
        &self,
        from: &mut (impl AsyncRead + Unpin),
        to: &mut (impl AsyncWrite + Unpin),
        direction: Direction,
        committed: &AtomicBool,
    ) {
        let mut buffer = vec![0; 16 * 1024];
        let mut changes = self.way.subscribe();
        loop {
            let Ok(read) = from.read(&mut buffer).await else { return };
            if read == 0 {
                return;
            }
            let now = *changes.borrow_and_update();
            match now {
                Way::Open | Way::LosesCommit => {}
                Way::Slow(delay) => tokio::time::sleep(delay).await,
                Way::Stalled => {
                    if !changes.wait_for(|way| *way != Way::Stalled).await.is_ok_and(|way| *way != Way::Cut) {
                        return;
                    }
                }
                Way::HalfOpen => {
                    self.lost.fetch_add(read as u64, Ordering::SeqCst);
                    // The owner may be gone, which ends the connection as well.
                    let _healed = changes.wait_for(|way| *way != Way::HalfOpen).await;
                    return;
                }
                Way::Cut => return,
            }
            match direction {
                Direction::ToServer if buffer[..read].windows(COMMIT.len()).any(|bytes| bytes == COMMIT) => {
                    committed.fetch_or(self.loses_this_commit(), Ordering::SeqCst);
                }
                Direction::ToClient if committed.load(Ordering::SeqCst) => return,
                Direction::ToServer | Direction::ToClient => {}
            }
            if to.write_all(&buffer[..read]).await.is_err() {
                return;
            }
        }
    }

    /// Of several that commit at once, one loses its answer.
    fn loses_this_commit(&self) -> bool {
        self.way.send_if_modified(|way| {
            let loses = *way == Way::LosesCommit;
            if loses {
                *way = Way::Open;
            }
            loses
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::UnixListener;

    async fn echo(path: PathBuf) {
        let listener = UnixListener::bind(path).expect("a socket file");
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let (mut from, mut to) = stream.into_split();
                let _ended = tokio::io::copy(&mut from, &mut to).await;
            });
        }
    }

    #[tokio::test]
    async fn a_stalled_way_holds_back_and_a_cut_one_ends() {
        let path = std::env::temp_dir().join(format!("trilynx-proxy-{}", std::process::id()));
        let serving = tokio::spawn(echo(path.clone()));
        while !path.exists() {
            tokio::task::yield_now().await;
        }
        let proxy = Proxy::start(&path).await.expect("a proxy");
        let mut client = TcpStream::connect(proxy.address).await.expect("a connection");
        let mut heard = [0; 5];
        client.write_all(b"hello").await.expect("sent");
        client.read_exact(&mut heard).await.expect("passed on");
        assert_eq!(&heard, b"hello");

        // While it is stalled, nothing arrives; when it is open again, everything does.
        proxy.set(Way::Stalled);
        client.write_all(b"later").await.expect("sent");
        assert!(matches!(client.try_read(&mut heard), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock));
        proxy.set(Way::Open);
        client.read_exact(&mut heard).await.expect("passed on");
        assert_eq!(&heard, b"later");

        proxy.set(Way::Cut);
        assert!(matches!(client.read(&mut heard).await, Ok(0) | Err(_)));
        let mut another = TcpStream::connect(proxy.address).await.expect("it still listens");
        assert!(matches!(another.read(&mut heard).await, Ok(0) | Err(_)));
        serving.abort();
        std::fs::remove_file(&path).expect("the socket file is ours");
    }

    #[tokio::test]
    async fn what_is_sent_into_a_half_open_way_is_lost() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address");
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (mut from, mut to) = stream.into_split();
                tokio::spawn(async move { tokio::io::copy(&mut from, &mut to).await });
            }
        });
        let proxy = Proxy::start(port).await.expect("a proxy");
        proxy.set(Way::Slow(Duration::from_millis(1)));
        let mut client = TcpStream::connect(proxy.address).await.expect("a connection");
        let mut heard = [0; 5];
        client.write_all(b"hello").await.expect("sent");
        client.read_exact(&mut heard).await.expect("passed on, a little later");
        proxy.set(Way::HalfOpen);
        client.write_all(b"never").await.expect("it looks open");
        while proxy.lost() < 5 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        proxy.set(Way::Open);
        assert!(matches!(client.read(&mut heard).await, Ok(0) | Err(_)), "the connection has lost something and ends");
        serving.abort();
    }

    #[tokio::test]
    async fn a_commit_whose_answer_is_lost_has_been_made() {
        use sqlx::{Connection as _, Executor as _};
        let cluster = crate::cluster::Cluster::start();
        let url = cluster.database().await;
        let proxy = Proxy::start(&cluster.socket()).await.expect("a proxy");
        let name = url.split(['/', '?']).nth(3).expect("a name").to_owned();
        let through = format!("postgres://test@{}/{name}?sslmode=disable", proxy.address);
        let mut connection = sqlx::PgConnection::connect(&through).await.expect("a connection");
        connection.execute("CREATE TABLE kept (n BIGINT)").await.expect("a table");
        proxy.set(Way::LosesCommit);
        let mut transaction = connection.begin().await.expect("begun");
        transaction.execute("INSERT INTO kept VALUES (1)").await.expect("written");
        transaction.commit().await.expect_err("its answer is lost");
        assert_eq!(proxy.way(), Way::Open);
        let mut again = sqlx::PgConnection::connect(&through).await.expect("another connection");
        let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM kept").fetch_one(&mut again).await.expect("a count");
        assert_eq!(kept, 1);
    }
}
