//! A way to a database that can be stalled or cut: what a bad network looks like from a server. Loopback only.

use crate::client::Trouble;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What the proxy does with what it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It passes on.
    Open,
    /// It holds everything back, and connections stay open: a machine that does not answer any more.
    Stalled,
    /// It ends every connection, and every new one at once.
    Cut,
}

/// A proxy from a port of this machine to a socket file. Ends when it is dropped.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    way: watch::Sender<Way>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Starts one to this socket file.
    pub async fn start(to: &Path) -> Result<Proxy, Trouble> {
        let trouble = |error: std::io::Error| Trouble(format!("a proxy cannot listen: {error}"));
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(trouble)?;
        let address = listener.local_addr().map_err(trouble)?;
        let way = watch::Sender::new(Way::Open);
        let accepting = tokio::spawn(accept(listener, to.to_owned(), way.subscribe()));
        Ok(Proxy { address, way, accepting })
    }

    /// From now on it does this.
    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.way.send_replace(Way::Cut);
    }
}

async fn accept(listener: TcpListener, to: PathBuf, way: watch::Receiver<Way>) {
    while let Ok((client, _)) = listener.accept().await {
        tokio::spawn(connect(client, to.clone(), way.clone()));
    }
}

async fn connect(client: TcpStream, to: PathBuf, mut way: watch::Receiver<Way>) {
    // As long as nothing passes, nobody at the other end knows of the connection.
    if !opens(&mut way).await {
        return;
    }
    let Ok(server) = UnixStream::connect(&to).await else { return };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let mut cut = way.clone();
    tokio::select! {
        () = pass(&mut from_client, &mut to_server, way.clone()) => {}
        () = pass(&mut from_server, &mut to_client, way.clone()) => {}
        // Its owner may be gone, which is the same.
        _ = cut.wait_for(|way| *way == Way::Cut) => {}
    }
}

/// Waits as long as the way is stalled; false if it is cut.
async fn opens(way: &mut watch::Receiver<Way>) -> bool {
    way.wait_for(|way| *way != Way::Stalled).await.is_ok_and(|way| *way == Way::Open)
}

/// Passes bytes on in one direction until one end is closed or the way is cut.
async fn pass(from: &mut (impl AsyncRead + Unpin), to: &mut (impl AsyncWrite + Unpin), mut way: watch::Receiver<Way>) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let Ok(read) = from.read(&mut buffer).await else { return };
        if read == 0 || !opens(&mut way).await || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
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
}
