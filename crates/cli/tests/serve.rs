//! The server as anyone who hosts it meets it: one command, settings from three places, signals, backups.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// A server that runs until it is stopped, and what it said first.
struct Serving {
    /// Nothing once it was stopped.
    child: Option<Child>,
    line: String,
}

fn trilynx(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    // Whatever is set where the tests run must not be heard.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRILYNX_")) {
        command.env_remove(name);
    }
    command.env_remove("STATE_DIRECTORY").env("HOME", folder).env("XDG_DATA_HOME", folder.join("data")).env("LOCALAPPDATA", folder);
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Serving {
    fn start(command: &mut Command) -> Serving {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
        if line.is_empty() {
            let mut stderr = String::new();
            child.stderr.take().expect("piped").read_to_string(&mut stderr).expect("UTF-8");
            panic!("the server did not start: {stderr}");
        }
        Serving { child: Some(child), line }
    }

    /// The first address it said.
    fn address(&self) -> &str {
        let (_, rest) = self.line.split_once("http://").expect("an address");
        rest.split(' ').next().expect("an address")
    }

    fn request(&self, header: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).expect("a connection");
        write!(stream, "{header} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", self.address())
            .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Asks it to stop as an operating system does, and waits until it has.
    fn stop(mut self) -> Output {
        let mut child = self.child.take().expect("it runs");
        let signalled = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill");
        assert!(signalled.success());
        // The first line has been read; whatever else it says to people goes nowhere.
        drop(child.stdout.take());
        child.wait_with_output().expect("it ends")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // A test that failed leaves no server behind; one that has ended cannot be killed, which is as good.
        if let Some(mut child) = self.child.take() {
            let _killed = child.kill();
            let _waited = child.wait();
        }
    }
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn one_command_serves_from_an_empty_folder_and_stops_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = Serving::start(trilynx(folder.path()).env("TRILYNX_LISTEN", "127.0.0.1:0"));
    let database = if cfg!(target_os = "macos") { "Library/Application Support/Trilynx/trilynx.db" } else { "data/trilynx/trilynx.db" };
    let database = folder.path().join(database);
    assert!(serving.line.starts_with("Open http://127.0.0.1:"), "{}", serving.line);
    assert!(serving.line.contains(&database.display().to_string()), "{}", serving.line);
    assert!(database.exists());
    assert!(serving.request("GET /health/ready").starts_with("HTTP/1.1 200"));
    assert!(serving.request("POST /api/guest").contains("\"guest\":true"));
    let output = serving.stop();
    assert!(output.status.success(), "{}", said(&output));
    assert!(!said(&output).contains("WARN") && !said(&output).contains("ERROR"), "{}", said(&output));
}

#[test]
fn the_log_tells_who_started_where_and_why_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = Serving::start(trilynx(folder.path()).args(["serve", "--listen", "127.0.0.1:0", "--database", "games.db"]));
    let address = serving.address().to_owned();
    let log = said(&serving.stop());
    let line = |words: &str| log.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("no line {words:?} in {log}"));
    let started = line("serving");
    for word in [env!("CARGO_PKG_VERSION"), &address, "games.db"] {
        assert!(started.contains(word), "{word}: {started}");
    }
    line("SIGTERM");
    line("stopping");
    assert!(log.trim_end().ends_with("stopped"), "{log}");
}

#[test]
fn flags_win_over_variables_and_variables_over_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("trilynx.toml"), "listen = [\"127.0.0.1:0\"]\ndatabase = \"file.db\"\nsession-days = 3\n")
        .expect("a file");
    let start = |variable: bool, flag: bool| {
        let mut command = trilynx(folder.path());
        command.args(["serve", "--config", "trilynx.toml"]);
        if variable {
            command.env("TRILYNX_DATABASE", "variable.db");
        }
        if flag {
            command.args(["--database", "flag.db"]);
        }
        Serving::start(&mut command)
    };
    let file = start(false, false);
    assert!(file.line.contains("file.db"), "{}", file.line);
    assert!(file.request("POST /api/guest").contains("Max-Age=259200"), "three days");
    let variable = start(true, false);
    assert!(variable.line.contains("variable.db"), "{}", variable.line);
    assert!(variable.request("POST /api/guest").contains("Max-Age=259200"), "what only the file says still counts");
    let flag = start(true, true);
    assert!(flag.line.contains("flag.db"), "{}", flag.line);
}

#[test]
fn what_cannot_be_understood_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let fails = |arguments: &[&str], file: &str, expected: &[&str]| {
        std::fs::write(folder.path().join("trilynx.toml"), file).expect("a file");
        let output = trilynx(folder.path()).arg("serve").args(arguments).output().expect("it ends");
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        for words in expected {
            assert!(said(&output).contains(words), "{words}: {}", said(&output));
        }
    };
    let config = ["--config", "trilynx.toml"];
    fails(&config, "listen = [\"127.0.0.1:0\"]\nlsten = 1\n", &["trilynx.toml", "line 2", "lsten"]);
    fails(&config, "\n\npublic-url = \"play.example.org\"\n", &["line 3", "https://play.example.org", "play.example.org"]);
    fails(&config, "listen = []\n", &["listen"]);
    fails(&config, "limits = \"of\"\n", &["neither on nor off"]);
    fails(&["--config", "nowhere.toml"], "", &["nowhere.toml"]);
    fails(&["--listen", "8770"], "", &["--listen", "\"8770\" is no address with a port, such as 127.0.0.1:8770"]);
    fails(&config, "listen = [\"localhost:8770\"]\n", &["line 1", "\"localhost:8770\" is no address with a port, such as 127.0.0.1:8770"]);
    fails(&["--listen", "127.0.0.1:0", "--database", "trilynx.toml/games.db"], "", &["cannot make the folder trilynx.toml: "]);
    fails(&["--public-url", "https://x.org/games"], "", &["--public-url"]);
    fails(&["--trust-proxy", "10.0.0.0/33"], "", &["10.0.0.0/33"]);
    fails(&["--metrics-token", "short"], "", &["at least 16"]);
    fails(&["--session-days", "0"], "", &["--session-days"]);
    fails(&["--log", "trilynx=loud", "--listen", "127.0.0.1:0"], "", &["log"]);
    fails(&["--database", "mysql://x"], "", &["postgres://"]);
    let held = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = held.local_addr().expect("an address");
    fails(&["--database", "games.db", "--listen", &taken.to_string()], "", &["cannot listen on", &taken.to_string()]);
    assert!(!folder.path().join("games.db").exists(), "the data was not touched");
}

/// As systemd would: exit code 3 says that another start is worth it.
#[test]
fn a_database_that_does_not_answer_is_no_mistake_in_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let database = format!("postgres://test@{nobody}/games?sslmode=disable");
    let output = trilynx(folder.path()).args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).output().expect("it ends");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(said(&output).contains("start this server again"), "{}", said(&output));
}

#[test]
fn two_servers_do_not_share_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Serving::start(trilynx(folder.path()).args(["serve", "--listen", "127.0.0.1:0", "--database", "games.db"]));
    let second = trilynx(folder.path()).args(["serve", "--listen", "127.0.0.1:0", "--database", "games.db"]).output().expect("it ends");
    assert_eq!(second.status.code(), Some(2));
    assert!(said(&second).contains("another server works on"), "{}", said(&second));
    assert!(first.request("GET /health/ready").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_can_be_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", "games.db"];
    let run = |arguments: &[&str]| trilynx(folder.path()).args(arguments).output().expect("it ends");
    let me = |serving: &Serving, cookie: &str| serving.request(&format!("GET /api/me HTTP/1.1\r\nCookie: {cookie}\r\nX-Rest:"));
    let guest = |serving: &Serving| {
        let answer = serving.request("POST /api/guest");
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        cookie.split(';').next().expect("a pair").to_owned()
    };

    let serving = Serving::start(trilynx(folder.path()).args(serve));
    let before = guest(&serving);
    let backup = run(&["backup", "copy.db", "--database", "games.db"]);
    assert!(backup.status.success(), "{}", said(&backup));
    assert_eq!(String::from_utf8_lossy(&backup.stdout), "Copied games.db to copy.db\n");
    let after = guest(&serving);
    assert!(me(&serving, &after).contains("\"guest\":true"));
    let again = run(&["backup", "copy.db", "--database", "games.db"]);
    let sentence = "copy.db already exists; choose another file";
    assert_eq!((again.status.code(), said(&again).contains(sentence)), (Some(2), true), "{}", said(&again));
    let running = run(&["restore", "copy.db", "--database", "games.db", "--replace"]);
    assert_eq!((running.status.code(), said(&running).contains("another server works on")), (Some(2), true), "{}", said(&running));
    assert!(serving.stop().status.success());

    let kept = run(&["restore", "copy.db", "--database", "games.db"]);
    assert_eq!((kept.status.code(), said(&kept).contains("--replace")), (Some(2), true), "{}", said(&kept));
    std::fs::write(folder.path().join("nonsense.db"), "nonsense").expect("a file");
    assert_eq!(run(&["restore", "nonsense.db", "--database", "games.db", "--replace"]).status.code(), Some(2));
    let restored = run(&["restore", "copy.db", "--database", "games.db", "--replace"]);
    assert!(restored.status.success(), "{}", said(&restored));
    assert_eq!(String::from_utf8_lossy(&restored.stdout), "Restored games.db from copy.db\n");

    let serving = Serving::start(trilynx(folder.path()).args(serve));
    assert!(me(&serving, &before).contains("\"guest\":true"), "known when the copy was made");
    assert!(me(&serving, &after).contains("\"person\":null"), "came later");
}

#[test]
fn a_log_for_programs_is_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", "games.db", "--log-format", "json", "--log", "debug"];
    let serving = Serving::start(trilynx(folder.path()).args(arguments));
    let answer = serving.request("POST /api/guest");
    let secret = answer.split("trilynx=").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie").to_owned();
    serving.request(&format!("GET /api/me HTTP/1.1\r\nCookie: trilynx={secret}\r\nX-Rest:"));
    let output = serving.stop();
    let log = String::from_utf8(output.stderr).expect("UTF-8");
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let answered = lines.iter().filter(|line| line["span"]["route"] == "/api/me" && line["fields"]["status"] == 200).count();
    assert_eq!(answered, 1, "{log}");
    assert!(!log.contains(&secret), "{log}");
}
