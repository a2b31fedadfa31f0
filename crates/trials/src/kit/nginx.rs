//! A real nginx that is configured as `deploy/nginx.conf` says, but for TLS.
//!
//! The one thing to know: it listens at 127.0.0.1 and passes on to two addresses of servers, which a test occupies as it likes.

use crate::server::free_address;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// What we advise hosts to write.
pub const ADVICE: &str = include_str!("../../../../deploy/nginx.conf");

/// How long nginx may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs nginx until the pipe ends, which it does however this process ends.
const SUPERVISE: &str = r#"
"$1" -p "$0" -e "$0/error.log" -c "$0/nginx.conf" &
nginx=$!
read word
kill -TERM $nginx
wait $nginx
"#;

/// An nginx of our own. It ends with its owner.
#[derive(Debug)]
pub struct Nginx {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it looks for servers.
    pub servers: [SocketAddr; 2],
    supervisor: Child,
}

impl Nginx {
    /// Starts it in a folder that has nothing else in it and that outlives it, with our advice or a change of it.
    pub async fn start(folder: &Path, advice: &str) -> Nginx {
        let [address, first, second] = [(); 3].map(|()| free_address().expect("a port").parse::<SocketAddr>().expect("an address"));
        configure(folder, advice, address, [first, second]);
        let supervisor =
            Command::new("sh").args(["-c", SUPERVISE]).arg(folder).arg(program()).stdin(Stdio::piped()).spawn().expect("a shell starts");
        let began = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            let log = || std::fs::read_to_string(folder.join("error.log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "nginx does not start: {}", log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Nginx { address, servers: [first, second], supervisor }
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

/// Writes the advice with other addresses and without TLS, and what lies around it in /etc/nginx/nginx.conf.
fn configure(folder: &Path, advice: &str, address: SocketAddr, servers: [SocketAddr; 2]) {
    let mut advice = advice.to_owned();
    let mut replace = |old: &str, new: &str| {
        assert_eq!(advice.matches(old).count(), 1, "deploy/nginx.conf says once: {old}");
        advice = advice.replace(old, new);
    };
    replace("server 127.0.0.1:8770 ", &format!("server {} ", servers[0]));
    replace("server 127.0.0.1:8771 ", &format!("server {} ", servers[1]));
    replace("    listen 80;\n    listen [::]:80;\n", &format!("    listen unix:{}/redirect;\n", folder.display()));
    replace("    listen 443 ssl;\n    listen [::]:443 ssl;\n", &format!("    listen {address};\n"));
    replace("    ssl_certificate     /etc/letsencrypt/live/play.example.org/fullchain.pem;\n", "");
    replace("    ssl_certificate_key /etc/letsencrypt/live/play.example.org/privkey.pem;\n", "");
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|kind| format!("    {kind}_temp_path {kind};\n")).concat();
    // Some builds of nginx lack one of the kinds; Debian's have all.
    let around = format!(
        "daemon off;\npid nginx.pid;\nuser root root;\nevents {{ worker_connections 256; }}\nhttp {{\n    access_log off;\n{temporary}\n{advice}\n}}\n"
    );
    let mut file = std::fs::File::create(folder.join("nginx.conf")).expect("a file");
    file.write_all(around.as_bytes()).expect("written");
}

fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let found = folders.map(|folder| folder.join("nginx")).find(|program| program.exists());
    found.expect("this needs nginx: `cargo xtask test` installs it as root, else `apt install nginx-light`")
}
