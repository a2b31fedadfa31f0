//! `trilynx doctor`: what it finds, and its exit code.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

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
fn what_is_only_doubtful_is_said_and_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, report) = doctor(folder.path(), &["--listen", "0.0.0.0:0"]);
    assert_eq!(code, 0, "{report}");
    assert!(says(&report, "look", "proxy", "without TLS"), "{report}");
}
