//! `trilynx doctor`: what it finds, and its exit code.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::runtime::Runtime;
use trilynx_protocol::Time;
use trilynx_server::config::Switch;
use trilynx_server::env::Env;
use trilynx_server::serve::Server;
use trilynx_server::service::Closed;
use trilynx_server::{Config, Settings};
use trilynx_trials::client::Guest;
use trilynx_trials::nginx::{ADVICE, Nginx};
use trilynx_trials::server::Start;

fn doctor(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRILYNX_")) {
        command.env_remove(name);
    }
    command.env_remove("STATE_DIRECTORY").env("HOME", folder).env("XDG_DATA_HOME", folder.join("data"));
    let output = command.arg("doctor").args(arguments).current_dir(folder).output().expect("the program starts");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    (output.status.code().expect("an exit code"), String::from_utf8(output.stdout).expect("text"))
}

/// Whether a line says this of that.
fn says(report: &str, word: &str, what: &str, text: &str) -> bool {
    report.lines().any(|line| line.starts_with(&format!("{word:<5} {what:<9} ")) && line.contains(text))
}

#[test]
fn a_new_machine_is_ready_for_a_first_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, report) = doctor(folder.path(), &["--listen", "127.0.0.1:0"]);
    assert_eq!(code, 0, "{report}");
    assert!(says(&report, "good", "database", "made by the first start"), "{report}");
    assert!(says(&report, "good", "disk", "can be written to"), "{report}");
    assert!(says(&report, "good", "proxy", "only this machine"), "{report}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").collect();
    assert!(left.is_empty(), "nothing is left behind: {left:?}");
}

#[test]
fn what_keeps_a_server_from_working_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = |arguments: &[&str], what: &str, text: &str| {
        let (code, report) = doctor(folder.path(), arguments);
        assert_eq!(code, 1, "{report}");
        assert!(says(&report, "BAD", what, text), "{arguments:?}: {report}");
    };
    std::fs::write(folder.path().join("wrong.toml"), "colour = 1\n").expect("a file");
    check(&["--config", "wrong.toml"], "settings", "wrong.toml");
    std::fs::write(folder.path().join("wrong.db"), "this is not a database, though it is long enough to be one".repeat(50))
        .expect("a file");
    check(&["--listen", "127.0.0.1:0", "--database", "wrong.db"], "database", "wrong.db");
    check(&["--listen", "127.0.0.1:0", "--database", "postgres://127.0.0.1:1/none"], "database", "postgres://127.0.0.1:1/none");
    check(&["--listen", "127.0.0.1:0", "--public-url", "https://play.example.org"], "proxy", "trust-proxy");
    check(&["--listen", "192.0.2.1:8770"], "listen", "192.0.2.1:8770");
    // Somebody else's program has the port, and says nothing.
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let silent = std::thread::spawn(move || drop(taken.accept()));
    check(&["--listen", &address], "listen", &address);
    silent.join().expect("it ends");
}

#[test]
fn a_word_list_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("words");
    let report = |text: &str| {
        std::fs::write(&file, text).expect("a file");
        doctor(folder.path(), &["--listen", "127.0.0.1:0", "--word-list", "words"])
    };
    let (code, found) = report("# two of them\nblockhead*\nnincompoop\n");
    assert!(code == 0 && says(&found, "good", "words", "words has 2 words"), "{found}");
    let (code, found) = report("# nothing yet\n");
    assert!(code == 0 && says(&found, "look", "words", "no words"), "{found}");
    let (code, found) = report("fine\nnot fine\n");
    assert!(code == 1 && says(&found, "BAD", "settings", "line 2"), "{found}");
}

/// A mail server of a few lines is asked who it is, and is given no mail.
#[cfg(feature = "mail")]
#[test]
fn a_mail_server_is_greeted_and_its_password_never_shown() {
    use std::io::{BufRead as _, BufReader, Write as _};
    let folder = tempfile::tempdir().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let place = listener.local_addr().expect("an address");
    let served = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a connection");
        let mut lines = BufReader::new(stream.try_clone().expect("a stream")).lines();
        stream.write_all(b"220 mail.example.org\r\n").expect("it is heard");
        let mut said = Vec::new();
        while let Some(Ok(line)) = lines.next() {
            let answer: &[u8] = match line.split(' ').next() {
                Some("EHLO") => b"250-mail.example.org\r\n250 AUTH PLAIN\r\n",
                Some("AUTH") => b"235 welcome\r\n",
                Some("QUIT") => b"221 bye\r\n",
                _ => b"500 what?\r\n",
            };
            said.push(line.split(' ').next().unwrap_or_default().to_owned());
            stream.write_all(answer).expect("it is heard");
        }
        said
    });
    let settings = |server: &str| {
        let common = ["--listen", "127.0.0.1:0", "--public-url", "http://play.example.org", "--trust-proxy", "127.0.0.1"];
        let report = doctor(folder.path(), &[&common[..], &["--mail-from", "games@example.org", "--mail-server", server]].concat()).1;
        assert!(!report.contains("secret"), "{report}");
        report
    };
    let report = settings(&format!("smtp://ada:secret@{place}"));
    assert!(says(&report, "good", "mail", &format!("smtp://{place}")), "{report}");
    assert_eq!(served.join().expect("it ends"), ["EHLO", "AUTH", "QUIT"]);
    let report = settings(&format!("smtp://ada:secret@{place}"));
    assert!(says(&report, "BAD", "mail", "refused"), "nobody listens any more: {report}");
}

#[test]
fn what_is_only_doubtful_is_said_and_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, report) = doctor(folder.path(), &["--listen", "0.0.0.0:0"]);
    assert_eq!(code, 0, "{report}");
    assert!(says(&report, "look", "proxy", "without TLS"), "{report}");
}

#[test]
fn the_proxy_is_tried() {
    const TELLS: &str = "proxy_set_header X-Forwarded-For $remote_addr;";
    const UPGRADES: &str = "proxy_set_header Upgrade $http_upgrade;";
    let runtime = Runtime::new().expect("a runtime");
    for (advice, code, findings) in [
        (
            ADVICE.to_owned(),
            0,
            [("good", "was asked from 127.0.0.77, and the server saw 127.0.0.77"), ("good", "a WebSocket is asked for")],
        ),
        // What a visitor claims is passed on with the address, and is not believed.
        (ADVICE.replace("$remote_addr", "$proxy_add_x_forwarded_for"), 0, [("good", "the server saw 127.0.0.77"), ("good", "a WebSocket")]),
        (ADVICE.replace(TELLS, ""), 1, [("BAD", "anybody can claim any address"), ("good", "a WebSocket")]),
        (ADVICE.replace("$remote_addr", "\"\""), 1, [("BAD", "the server saw 127.0.0.1, which is a proxy"), ("good", "a WebSocket")]),
        (ADVICE.replace(UPGRADES, ""), 0, [("good", "the server saw 127.0.0.77"), ("look", "without them nobody can play")]),
    ] {
        let (folder, configured) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let nginx = runtime.block_on(Nginx::start(configured.path(), &advice));
        let (url, listen) = (format!("http://{}", nginx.address), nginx.servers[0].to_string());
        let settings = ["--database", "trilynx.db", "--listen", &listen, "--public-url", &url, "--trust-proxy", "127.0.0.1"];
        let (code_before, report) = doctor(folder.path(), &settings);
        assert_eq!(code_before, 0, "{report}");
        assert!(says(&report, "good", "proxy", "was not tried, because no server is running here"), "{report}");
        let database = folder.path().join("trilynx.db").display().to_string();
        let mut start = Start::new(Path::new(env!("CARGO_BIN_EXE_trilynx")), &database, folder.path()).expect("a port");
        (start.address, start.flags) = (listen.clone(), settings[4..].iter().map(ToString::to_string).collect());
        let server = runtime.block_on(start.run()).expect("a server");
        let (code_beside, report) = doctor(folder.path(), &settings);
        for (word, text) in findings {
            assert!(says(&report, word, "proxy", text), "{report}");
        }
        assert_eq!(code_beside, code, "{report}");
        // Nobody is there any more.
        drop(nginx);
        let (code_alone, report) = doctor(folder.path(), &settings);
        assert!(says(&report, "look", "proxy", "cannot be reached from this machine, so the proxy was not tried"), "{report}");
        assert_eq!(code_alone, 0, "{report}");
        drop(server);
    }
}

/// Opens a table on a server whose clock is an hour fast, and stops it.
async fn serve_an_hour_ahead(database: &Path) {
    let settings = Settings {
        listen: Some(vec!["127.0.0.1:0".parse().expect("an address")]),
        database: Some(database.display().to_string().parse().expect("a file")),
        limits: Some(Switch::Off),
        ..Settings::default()
    };
    let started = Instant::now();
    let clock = move |stored: u64| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970") + Duration::from_secs(3600);
        Time { service_ms: stored + started.elapsed().as_millis() as u64, unix_ms: now.as_millis() as u64 }
    };
    let dice = |bytes: &mut [u8]| getrandom::fill(bytes).expect("chance");
    let config = Config::new(settings).expect("settings");
    let server = Server::start_with(config, |stored| Env::new(move || clock(stored), dice)).await.expect("a server");
    let address = server.addresses()[0].to_string();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let guest = Guest::arrive(&http, &address).await.expect("a guest");
    let options = serde_json::json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    guest.open(&serde_json::json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    drop(stop);
    assert_eq!(running.await.expect("it ends"), Closed::InOrder);
}

#[test]
fn a_clock_that_was_set_back_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("trilynx.db");
    Runtime::new().expect("a runtime").block_on(serve_an_hour_ahead(&database));
    let (code, report) = doctor(folder.path(), &["--listen", "127.0.0.1:0", "--database", "trilynx.db"]);
    assert_eq!(code, 1, "{report}");
    assert!(says(&report, "BAD", "clock", "s behind the last change of a table: it was set back"), "{report}");
    assert!(says(&report, "good", "database", "1 tables"), "{report}");
}
