//! `trilynx health`: asks a server whether it is ready, for containers and scripts that have no HTTP client.

use crate::{Failure, Outcome};
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;
use trilynx_server::Settings;
use trilynx_server::config::DEFAULT_LISTEN;

/// How long connecting, and then each part of the answer, may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// An answer is one word, after some headers.
const LONGEST_ANSWER: u64 = 64 * 1024;

#[derive(clap::Args)]
pub struct HealthArgs {
    /// The server's TOML file, if it has one.
    #[arg(long, env = "TRILYNX_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Where the server listens; of several addresses the first is asked [default: 127.0.0.1:8770].
    #[arg(long, env = "TRILYNX_LISTEN", value_name = "ADDRESS:PORT", value_delimiter = ',')]
    listen: Option<Vec<SocketAddr>>,
}

pub fn run(arguments: HealthArgs) -> Outcome {
    // The other settings do not matter here: a machine without a place for games may ask about a server.
    let file = arguments.config.as_deref().map(Settings::from_file).transpose().map_err(|error| error.to_string())?;
    let listen = arguments.listen.or(file.and_then(|file| file.listen)).unwrap_or_default();
    let address = listen.first().copied().unwrap_or(DEFAULT_LISTEN);
    let answer = match ready(address) {
        Ok(Readiness::Ready) => return Ok(writeln!(std::io::stdout(), "ready")?),
        Ok(Readiness::NotReady(reason)) => format!("{address} is not ready: {reason}"),
        Err(error) => format!("{address} does not answer: {error}"),
    };
    writeln!(std::io::stdout(), "{answer}")?;
    Err(Failure::Wrong)
}

/// What a server says of itself.
pub enum Readiness {
    Ready,
    /// In its own words, if it is a server of ours.
    NotReady(String),
}

/// What a server that listens at an address says at `/health/ready`.
pub fn ready(address: SocketAddr) -> std::io::Result<Readiness> {
    let localhost = if address.is_ipv4() { IpAddr::from([127, 0, 0, 1]) } else { "::1".parse().expect("an address") };
    let address = if address.ip().is_unspecified() { SocketAddr::new(localhost, address.port()) } else { address };
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    // At once: who answers after the first part and goes away would break the rest of the question.
    let question = format!("GET /health/ready HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let (status, body) = (head.lines().next().unwrap_or_default(), body.trim());
    Ok(match status.split(' ').nth(1) {
        Some("200") if body == "ready" => Readiness::Ready,
        Some("503") if !body.is_empty() => Readiness::NotReady(body.to_owned()),
        _ => Readiness::NotReady(format!("it answers {status:?}")),
    })
}
