//! Mail by servers that want TLS and a password, with certificates that `openssl` makes for the test: asked for, tried, written.

use crate::{clean, text};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// This machine by a name that nobody takes for it, so that nothing is sent without TLS.
const HOST: &str = "0x7f000001";
const USER: &str = "trilynx%40example.org";
const PASSWORD: &str = "p%40ss%3Aw%2Fo%20rd%22";
/// How long a test waits for what comes as soon as the machine has time for it.
const PATIENCE: Duration = Duration::from_secs(120);

fn openssl(folder: &Path, arguments: &[&str]) {
    let made = Command::new("openssl").current_dir(folder).args(arguments).output().expect("openssl starts");
    assert!(made.status.success(), "openssl {arguments:?}: {}", text(&made.stderr));
}

/// An authority, and what it says of [`HOST`].
fn certificates(folder: &Path) {
    let new = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    for name in ["authority", "stranger"] {
        let files = [&format!("{name}.key"), &format!("{name}.pem")];
        openssl(folder, &[&new[..], &["-subj", "/CN=authority", "-keyout", files[0], "-out", files[1]]].concat());
    }
    let names = format!("subjectAltName=DNS:{HOST}");
    let signed = ["-CA", "authority.pem", "-CAkey", "authority.key", "-subj", "/CN=mail", "-addext", &names];
    let written = ["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", "mail.key", "-out", "mail.pem"];
    openssl(folder, &[&new[..], &signed, &written].concat());
}

/// A mail server. It ends when this is dropped.
struct MailServer {
    child: Child,
    port: String,
}

impl MailServer {
    fn start(folder: &Path, mode: &str) -> MailServer {
        let python = if PathBuf::from("/usr/bin/python3").exists() { "/usr/bin/python3" } else { "python3" };
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/setup/mail_server.py");
        let mut command = Command::new(python);
        command.args([script, mode, "mail.pem", "mail.key"]).current_dir(folder).env("PYTHONDONTWRITEBYTECODE", "1");
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("python3 with aiosmtpd (apt install python3-aiosmtpd)");
        let mut port = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut port).expect("a line");
        MailServer { child, port: port.trim().to_owned() }
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        let _killed = self.child.kill();
        let _waited = self.child.wait();
    }
}

/// Settings for this mail server, made by flags, and what the doctor finds: whether all is well, and the line about mail.
fn found(folder: &Path, server: &str, trusted: &str) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    clean(&mut command, folder);
    command.env("SSL_CERT_FILE", folder.join(trusted)).env("TRILYNX_MAIL_SERVER", server);
    let flags = ["--yes", "--replace", "--listen", "127.0.0.1:0", "--public-url", "https://play.example.org", "--database", "games.db"];
    let output = command.arg("setup").args(flags).args(["--mail-from", "Trilynx <games@play.example.org>"]).output().expect("it starts");
    let said = text(&output.stdout);
    let line = said.lines().find(|line| line.contains("  mail  ")).unwrap_or_else(|| panic!("{said}{}", text(&output.stderr)));
    assert!(!said.contains("p@ss") && !said.contains("p%40ss") && !said.contains("trilynx%40"), "{said}");
    (line.starts_with("good"), line.to_owned())
}

#[test]
fn tls_and_starttls_want_the_right_certificate_and_the_right_password() {
    let folder = TempDir::new().expect("a folder");
    certificates(folder.path());
    for (mode, scheme) in [("smtps", "smtps"), ("starttls", "smtp")] {
        let server = MailServer::start(folder.path(), mode);
        let by = |user: &str| format!("{scheme}://{user}{HOST}:{}", server.port);
        let (user, wrong) = (format!("{USER}:{PASSWORD}@"), format!("{USER}:wrong@"));
        let (good, line) = found(folder.path(), &by(&user), "authority.pem");
        assert!(good && line.contains("lets this server in"), "{mode}: {line}");
        let settings = std::fs::read_to_string(folder.path().join("config/trilynx/trilynx.toml")).expect("the settings");
        assert!(settings.contains(&format!("mail-server = \"{scheme}://trilynx%40example%2Eorg:{PASSWORD}@{HOST}:{}\"", server.port)));
        // Signed by somebody whom this machine does not trust.
        let (good, line) = found(folder.path(), &by(&user), "stranger.pem");
        assert!(!good && line.contains("certificate"), "{mode}: {line}");
        // For another name than that of the server.
        let (good, line) = found(folder.path(), &by(&user).replace(HOST, "localhost"), "authority.pem");
        assert!(!good, "{mode}: {line}");
        let (good, line) = found(folder.path(), &by(&wrong), "authority.pem");
        assert!(!good && line.contains("535"), "{mode}: {line}");
    }
    // Nothing is said without TLS, least of all a password.
    let server = MailServer::start(folder.path(), "plain");
    let (good, line) = found(folder.path(), &format!("smtp://{USER}:{PASSWORD}@{HOST}:{}", server.port), "authority.pem");
    assert!(!good && line.contains("offers no STARTTLS"), "{line}");
    // The other way of TLS than the server's.
    let (good, line) = found(folder.path(), &format!("smtps://{HOST}:{}", server.port), "authority.pem");
    assert!(!good, "{line}");
}

/// Somebody at a terminal (`script` makes one), who types when a question is there.
struct Typist {
    child: Child,
    input: ChildStdin,
    screen: Arc<Mutex<String>>,
    read: usize,
}

impl Typist {
    fn start(folder: &Path) -> Typist {
        let mut command = Command::new("script");
        clean(&mut command, folder);
        let program = format!("{} setup", env!("CARGO_BIN_EXE_trilynx"));
        command.env("SSL_CERT_FILE", folder.join("authority.pem")).args(["--quiet", "--return", "--command", &program, "/dev/null"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("script starts");
        let (input, mut output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let screen = Arc::new(Mutex::new(String::new()));
        let shown = screen.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                shown.lock().expect("whole").push_str(&String::from_utf8_lossy(&bytes[..read]).replace('\r', ""));
            }
        });
        Typist { child, input, screen, read: 0 }
    }

    fn screen(&self) -> String {
        self.screen.lock().expect("whole").clone()
    }

    /// Waits until this is on the screen after what was there before.
    fn sees(&mut self, words: &str) {
        let since = Instant::now();
        loop {
            let screen = self.screen();
            if let Some(at) = screen[self.read..].find(words) {
                self.read += at + words.len();
                return;
            }
            assert!(since.elapsed() < PATIENCE, "{words} is not there: {screen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn answers(&mut self, question: &str, line: &str) {
        self.sees(question);
        writeln!(self.input, "{line}").expect("typed");
        self.input.flush().expect("typed");
    }
}

#[test]
fn the_mail_server_is_asked_for_and_tried_and_the_password_is_not_shown() {
    let folder = TempDir::new().expect("a folder");
    certificates(folder.path());
    let server = MailServer::start(folder.path(), "starttls");
    let mut typist = Typist::start(folder.path());
    typist.answers("Settings file", "");
    typist.answers("Address to listen on", "127.0.0.1:0");
    typist.answers("Public address", "https://play.example.org");
    typist.answers("Addresses of the proxy", "");
    typist.answers("File or database", "games.db");
    for (attempt, password) in ["battery staple", "p@ss:w/o rd\""].into_iter().enumerate() {
        if attempt == 0 {
            typist.answers("Mail server, such as", "ada:secret@mail.example.org");
            typist.sees("is more than the name of a server");
        }
        typist.answers("Mail server, such as", HOST);
        typist.answers("starttls [tls]:", "starttls");
        typist.answers("Port [587]", &server.port);
        typist.answers("User there", "trilynx@example.org");
        typist.answers("Password (not shown)", password);
        typist.answers("Sender of the mails [Trilynx <games@play.example.org>]", "");
        typist.answers("Try the connection now [yes]", "");
        if attempt == 0 {
            typist.sees("535");
            typist.answers("Answer again", "");
        }
    }
    typist.sees("lets this server in.");
    typist.answers("Connections at once", "");
    typist.answers("Days without a visit", "");
    typist.sees("good  mail");
    typist.sees("Next: trilynx serve");
    let ended = typist.child.wait().expect("it ends");
    assert!(ended.success(), "{}", typist.screen());
    let screen = typist.screen();
    assert!(!screen.contains("battery") && !screen.contains("p@ss") && !screen.contains("p%40ss"), "{screen}");
    let file = folder.path().join("config/trilynx/trilynx.toml");
    let settings = std::fs::read_to_string(&file).expect("the settings");
    for line in [
        format!("mail-server = \"smtp://trilynx%40example%2Eorg:{PASSWORD}@{HOST}:{}\"", server.port),
        "mail-from = \"Trilynx <games@play.example.org>\"".to_owned(),
    ] {
        assert!(settings.lines().any(|found| found == line), "{line}: {settings}");
    }
    use std::os::unix::fs::PermissionsExt as _;
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
}
