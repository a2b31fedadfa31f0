//! A real NATS server for trials and tests, on a port of this machine.
//!
//! The one thing to know: it hangs on a pipe that we hold, as the cluster of PostgreSQL does. However this process ends, it ends too.

use crate::client::Trouble;
use crate::server::free_address;
use std::io::Write as _;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Starts the server in the background, waits for a word or the end of the pipe, ends it.
const SUPERVISE: &str = r#"
"$0" --addr 127.0.0.1 --log /dev/null --port "$@" &
server=$!
read word
kill -KILL $server
wait $server 2>/dev/null
"#;

/// How long a server may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends with us. It keeps nothing, so a restart is a new one on the same port.
pub struct Nats {
    /// Where it listens.
    pub address: SocketAddr,
    program: PathBuf,
    flags: Vec<String>,
    supervisor: Child,
}

impl Nats {
    /// Starts one on a free port, and waits until it listens.
    pub fn start() -> Result<Nats, Trouble> {
        Nats::start_with(&[])
    }

    /// The same with more flags of its program.
    pub fn start_with(flags: &[&str]) -> Result<Nats, Trouble> {
        let address = free_address()?.parse().map_err(|error| Trouble(format!("a free address: {error}")))?;
        let program = program()?;
        let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
        let supervisor = supervise(&program, address, &flags)?;
        Ok(Nats { address, program, flags, supervisor })
    }

    /// As a setting of a server.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Its processor time, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        crate::server::processor_seconds_of_all(self.supervisor.id())
    }

    /// Ends it at once.
    pub fn stop(&mut self) -> Result<(), Trouble> {
        let trouble = |error: std::io::Error| Trouble(format!("NATS cannot be stopped: {error}"));
        if let Some(mut pipe) = self.supervisor.stdin.take() {
            pipe.write_all(b"end\n").map_err(trouble)?;
        }
        self.supervisor.wait().map_err(trouble).map(drop)
    }

    /// Starts it again on the same port.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        self.supervisor = supervise(&self.program, self.address, &self.flags)?;
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // One that has ended cannot be stopped, which is as good.
        let _stopped = self.stop();
    }
}

fn supervise(program: &PathBuf, address: SocketAddr, flags: &[String]) -> Result<Child, Trouble> {
    let trouble = |what: &dyn std::fmt::Display| Trouble(format!("NATS does not start: {what}"));
    let supervisor = Command::new("sh")
        .args(["-c", SUPERVISE])
        .arg(program)
        .arg(address.port().to_string())
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| trouble(&error))?;
    let began = Instant::now();
    while TcpStream::connect(address).is_err() {
        if began.elapsed() > PATIENCE {
            return Err(trouble(&format!("nobody listens at {address} after {PATIENCE:?}")));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(supervisor)
}

/// Where `nats-server` is: in the path, or where Debian puts it.
fn program() -> Result<PathBuf, Trouble> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut programs = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]).map(|folder| folder.join("nats-server"));
    programs
        .find(|program| program.exists())
        .ok_or_else(|| Trouble("this needs nats-server: `cargo xtask test` installs it as root, else `apt install nats-server`".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead as _, BufReader};

    #[test]
    fn it_greets_as_nats_does_also_after_a_restart() {
        let mut nats = Nats::start().expect("a server");
        let greets = |nats: &Nats| {
            let mut line = String::new();
            BufReader::new(TcpStream::connect(nats.address).expect("a connection")).read_line(&mut line).expect("a line");
            line.starts_with("INFO {")
        };
        assert!(greets(&nats));
        nats.stop().expect("stopped");
        assert!(TcpStream::connect(nats.address).is_err());
        nats.start_again().expect("a server");
        assert!(greets(&nats));
    }
}
