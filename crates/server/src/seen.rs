//! What a server sees of those who come by its public address: whether the proxies in front of it say who the client is, and pass WebSockets on.
//!
//! The one thing to know: `trilynx doctor` asks as a stranger would, and also claims an address that nobody has. A server that believes it would believe any client.

use crate::config::PublicUrl;
use crate::webhooks::tls;
use axum::body::{Body, to_bytes};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_rustls::rustls::pki_types::ServerName;

/// Where a server answers with a [`Seen`].
pub const PATH: &str = "/health/seen";
/// Of a network that is kept for examples, so that nobody comes from there.
pub const CLAIMED: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 77));
/// An address of this machine from which no proxy asks. Not every system has it.
pub const OTHER_LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 77));

/// How long asking may take altogether.
const WITHIN: Duration = Duration::from_secs(10);
/// An answer has two lines.
const LONGEST_ANSWER: usize = 1024;

/// What a server sees of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Where it comes from, as far as that can be believed.
    pub address: IpAddr,
    /// Whether it asks for a WebSocket.
    pub websocket: bool,
}

impl Seen {
    /// Of a request with these headers.
    pub fn of(address: IpAddr, headers: &HeaderMap) -> Seen {
        let says = |name: HeaderName, word: &str| {
            let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
            values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
        };
        Seen { address, websocket: says(header::UPGRADE, "websocket") && says(header::CONNECTION, "upgrade") }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "address {}\nwebsocket {}", self.address, if self.websocket { "yes" } else { "no" })
    }
}

impl FromStr for Seen {
    type Err = String;

    fn from_str(text: &str) -> Result<Seen, String> {
        let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let address = value("address").and_then(|address| address.parse().ok());
        let websocket = value("websocket").map(|value| value == "yes");
        let seen = address.zip(websocket).map(|(address, websocket)| Seen { address, websocket });
        seen.ok_or_else(|| "what answers there is no server of this release".to_owned())
    }
}

/// What a server saw, and where it was asked from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenFrom {
    /// Our own end of the connection.
    pub from: IpAddr,
    /// What the server saw.
    pub seen: Seen,
}

/// Asks the public address of a server whose proxies are these; says why there is no answer.
pub async fn ask(url: &PublicUrl, is_proxy: impl Fn(IpAddr) -> bool) -> Result<SeenFrom, String> {
    tokio::time::timeout(WITHIN, ask_at_length(url, is_proxy)).await.unwrap_or_else(|_| Err(format!("no answer within {WITHIN:?}")))
}

async fn ask_at_length(url: &PublicUrl, is_proxy: impl Fn(IpAddr) -> bool) -> Result<SeenFrom, String> {
    let authority = url.authority.parse::<Authority>().map_err(|error| format!("{}: {error}", url.authority))?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let stream = connect(host, authority.port_u16().unwrap_or(if url.secure { 443 } else { 80 })).await?;
    let from = stream.local_addr().map_err(|error| error.to_string())?.ip().to_canonical();
    // A proxy may say where somebody else comes from: then the claim would be believed, and rightly.
    let claimed = (!is_proxy(from)).then_some(CLAIMED);
    let text = if url.secure {
        let name = ServerName::try_from(host.to_owned()).map_err(|error| format!("{host}: {error}"))?;
        exchange(tls().connect(name, stream).await.map_err(|error| format!("TLS: {error}"))?, url, claimed).await?
    } else {
        exchange(stream, url, claimed).await?
    };
    Ok(SeenFrom { from, seen: text.parse()? })
}

async fn connect(host: &str, port: u16) -> Result<TcpStream, String> {
    let mut failed = format!("{host} has no address");
    for to in lookup_host((host, port)).await.map_err(|error| format!("{host}: {error}"))? {
        match connect_to(to).await {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = format!("{to}: {error}"),
        }
    }
    Err(failed)
}

/// On one machine from an address that its proxy does not have, so that the two can be told apart.
async fn connect_to(to: SocketAddr) -> std::io::Result<TcpStream> {
    if to.is_ipv4() && to.ip().is_loopback() {
        let socket = TcpSocket::new_v4()?;
        if socket.bind(SocketAddr::new(OTHER_LOOPBACK, 0)).is_ok()
            && let Ok(stream) = socket.connect(to).await
        {
            return Ok(stream);
        }
    }
    TcpStream::connect(to).await
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    url: &PublicUrl,
    claimed: Option<IpAddr>,
) -> Result<String, String> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    // It ends with the answer, or with this task.
    let connection = tokio::spawn(connection);
    let mut request = Request::get(PATH)
        .header(header::HOST, &url.authority)
        .header(header::USER_AGENT, concat!("Trilynx/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket");
    if let Some(claimed) = claimed {
        request = request.header("x-forwarded-for", claimed.to_string());
    }
    let request = request.body(Body::empty()).map_err(|error| error.to_string())?;
    let answer = sender.send_request(request).await.map_err(|error| error.to_string())?;
    let status = answer.status();
    let body = to_bytes(Body::new(answer.into_body()), LONGEST_ANSWER).await;
    connection.abort();
    match (status, body) {
        (StatusCode::OK, Ok(body)) => Ok(String::from_utf8_lossy(&body).into_owned()),
        (StatusCode::OK, Err(error)) => Err(error.to_string()),
        (status, _) => Err(format!("it answers {status}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn what_is_said_is_read() {
        for (address, websocket) in [("203.0.113.7", true), ("2001:db8::7", false)] {
            let seen = Seen { address: address.parse().expect("an address"), websocket };
            assert_eq!(seen.to_string().parse(), Ok(seen));
        }
        for other in ["", "address 203.0.113.7", "<html>address here</html>", "address here\nwebsocket yes"] {
            assert!(other.parse::<Seen>().is_err(), "{other:?}");
        }
    }

    #[test]
    fn a_websocket_is_asked_for_by_two_headers() {
        let check = |headers: &[(&'static str, &'static str)], expected: bool| {
            let headers = headers.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            assert_eq!(Seen::of(CLAIMED, &headers.collect()).websocket, expected);
        };
        check(&[("connection", "keep-alive, Upgrade"), ("upgrade", "WebSocket")], true);
        check(&[("connection", "upgrade")], false);
        check(&[("connection", "close"), ("upgrade", "websocket")], false);
    }
}
