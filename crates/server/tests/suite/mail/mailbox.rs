//! A mail server of Debian's on this machine, and the mails that it was given, read as plainly as possible.

use base64ct::{Base64, Encoding as _};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A running mail server. It ends when this is dropped.
pub struct MailBox {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
}

/// A mail as it was taken.
#[derive(Clone, Debug)]
pub struct Mail {
    /// All of it, with the headers that the server added.
    pub raw: String,
    /// As plain text.
    pub text: String,
    /// As HTML.
    pub html: String,
}

impl MailBox {
    pub async fn start() -> MailBox {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let mut started = MailBox { folder: TempDir::new().expect("a folder"), port, server: None };
        started.up().await;
        started
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts it, or starts it again: it has what it had.
    pub async fn up(&mut self) {
        let python = if PathBuf::from("/usr/bin/python3").exists() { "/usr/bin/python3" } else { "python3" };
        let handlers = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/mail");
        let place = format!("127.0.0.1:{}", self.port);
        let server = Command::new(python)
            .args(["-m", "aiosmtpd", "-n", "-l", &place, "-c", "strict_mailbox.StrictMailbox"])
            .arg(self.folder.path().join("mails"))
            .env("PYTHONPATH", handlers)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("python3 with aiosmtpd (apt install python3-aiosmtpd)");
        self.server = Some(server);
        let listens = async {
            while tokio::net::TcpStream::connect(&place).await.is_err() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), listens).await.expect("aiosmtpd listens (apt install python3-aiosmtpd)");
    }

    /// Stops it.
    pub fn down(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("it can be ended");
            server.wait().expect("it ends");
        }
    }

    /// All mails that it has taken, in no order.
    pub fn all(&self) -> Vec<Mail> {
        let new = self.folder.path().join("mails/new");
        let files = std::fs::read_dir(new).into_iter().flatten().flatten();
        files.map(|file| read(&std::fs::read_to_string(file.path()).expect("a mail"))).collect()
    }

    /// Those to an address.
    pub fn to(&self, address: &str) -> Vec<Mail> {
        self.all().into_iter().filter(|mail| mail.header("To") == address).collect()
    }

    /// Waits until there are so many to an address.
    pub async fn wait(&self, address: &str, count: usize) -> Vec<Mail> {
        let looking = async {
            loop {
                let found = self.to(address);
                if found.len() >= count {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let found = tokio::time::timeout(Duration::from_secs(60), looking).await;
        let found = found.unwrap_or_else(|_| panic!("{address} has {} mails and not {count}", self.to(address).len()));
        assert_eq!(found.len(), count, "{address}");
        found
    }

    /// The only mail to an address.
    pub async fn only(&self, address: &str) -> Mail {
        self.wait(address, 1).await.remove(0)
    }

    /// Forgets the mails.
    pub fn clear(&self) {
        for file in std::fs::read_dir(self.folder.path().join("mails/new")).into_iter().flatten().flatten() {
            std::fs::remove_file(file.path()).expect("it can be removed");
        }
    }
}

impl Drop for MailBox {
    fn drop(&mut self) {
        self.down();
    }
}

impl Mail {
    /// The headers, unfolded.
    pub fn headers(&self) -> Vec<(String, String)> {
        headers(&self.raw)
    }

    /// A header that is there once.
    pub fn header(&self, name: &str) -> String {
        let found: Vec<String> =
            self.headers().into_iter().filter(|(is, _)| is.eq_ignore_ascii_case(name)).map(|(_, value)| value).collect();
        assert!(found.len() <= 1, "{name} is there twice: {}", self.raw);
        found.into_iter().next().unwrap_or_default()
    }

    /// The link that contains this.
    pub fn link(&self, part: &str) -> String {
        let found = self.text.split_whitespace().find(|word| word.starts_with("http") && word.contains(part));
        found.unwrap_or_else(|| panic!("no link with {part} in {}", self.text)).to_owned()
    }
}

fn headers(text: &str) -> Vec<(String, String)> {
    let head = text.split("\n\n").next().unwrap_or_default();
    let mut found: Vec<(String, String)> = Vec::new();
    for line in head.lines() {
        match (line.strip_prefix([' ', '\t']), found.last_mut()) {
            (Some(more), Some((_, value))) => value.push_str(&format!(" {}", more.trim())),
            _ => found.extend(line.split_once(':').map(|(name, value)| (name.to_owned(), value.trim().to_owned()))),
        }
    }
    found
}

fn read(raw: &str) -> Mail {
    let raw = raw.replace("\r\n", "\n");
    let kind = headers(&raw).into_iter().find(|(name, _)| name.eq_ignore_ascii_case("content-type")).expect("a type").1;
    let boundary = kind.split("boundary=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("two forms");
    let part = |kind: &str| {
        let found = raw.split(&format!("--{boundary}")).skip(1).find(|part| part.contains(&format!("Content-Type: {kind}")));
        decoded(found.expect("a form").trim_start())
    };
    Mail { text: part("text/plain"), html: part("text/html"), raw: raw.clone() }
}

fn decoded(part: &str) -> String {
    let (_, body) = part.split_once("\n\n").expect("a body");
    let encoding =
        headers(part).into_iter().find(|(name, _)| name.eq_ignore_ascii_case("content-transfer-encoding")).map(|(_, value)| value);
    let bytes = match encoding.as_deref() {
        Some("quoted-printable") => quoted_printable(body),
        Some("base64") => Base64::decode_vec(&body.split_whitespace().collect::<String>()).expect("base64"),
        _ => body.as_bytes().to_vec(),
    };
    String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
}

fn quoted_printable(body: &str) -> Vec<u8> {
    let joined = body.replace("=\n", "");
    let (mut bytes, mut rest) = (Vec::new(), joined.as_bytes());
    while let Some((&byte, more)) = rest.split_first() {
        rest = more;
        if byte == b'=' {
            bytes.push(u8::from_str_radix(std::str::from_utf8(&rest[..2]).expect("ASCII"), 16).expect("two digits"));
            rest = &rest[2..];
        } else {
            bytes.push(byte);
        }
    }
    bytes
}
