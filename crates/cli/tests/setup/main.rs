//! `trilynx setup`: with flags alone, and with answers typed at a terminal.

#[cfg(all(unix, feature = "mail"))]
mod mail;

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn clean(command: &mut Command, folder: &Path) {
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRILYNX_")) {
        command.env_remove(name);
    }
    command.env_remove("STATE_DIRECTORY").env("HOME", folder).env("XDG_DATA_HOME", folder.join("data"));
    command.env("XDG_CONFIG_HOME", folder.join("config")).current_dir(folder);
}

/// Without a terminal.
fn setup(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    clean(&mut command, folder);
    command.arg("setup").args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

/// At a terminal (`script` makes one), with these lines typed. Its exit code, and what is on the screen.
fn typed(folder: &Path, arguments: &str, lines: &str) -> (i32, String) {
    let mut command = Command::new("script");
    clean(&mut command, folder);
    let program = format!("{} setup {arguments}", env!("CARGO_BIN_EXE_trilynx"));
    command.args(["--quiet", "--return", "--command", &program, "/dev/null"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("script starts");
    child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("typed");
    let output = child.wait_with_output().expect("it ends");
    (output.status.code().expect("an exit code"), String::from_utf8_lossy(&output.stdout).replace('\r', ""))
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

#[test]
fn flags_alone_set_a_server_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = setup(folder.path(), &["--yes", "--listen", "127.0.0.1:0", "--database", "games.db", "--guest-days", "7"]);
    let said = text(&made.stdout);
    assert!(made.status.success(), "{said}{}", text(&made.stderr));
    let file = folder.path().join("config/trilynx/trilynx.toml");
    let settings = std::fs::read_to_string(&file).expect("the settings");
    let database = folder.path().join("games.db");
    for line in [
        "listen = [\"127.0.0.1:0\"]",
        &format!("database = \"{}\"", database.display()),
        "guest-days = 7",
        "max-connections = 16000",
        "#session-days = 90",
        "# How many days a browser stays signed in after its last visit.",
    ] {
        assert!(settings.lines().any(|found| found == line), "{line}: {settings}");
    }
    assert!(said.contains("good  settings") && said.contains(&format!("Next: trilynx serve --config {}", file.display())), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    }
    // It is not replaced without a word.
    let again = setup(folder.path(), &["--yes", "--listen", "127.0.0.1:1"]);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("already exists"), "{}", text(&again.stderr));
    assert_eq!(std::fs::read_to_string(&file).expect("the settings"), settings);
    let replaced = setup(folder.path(), &["--yes", "--replace", "--listen", "127.0.0.1:0"]);
    assert!(replaced.status.success());
    assert_ne!(std::fs::read_to_string(&file).expect("the settings"), settings);
    let left: Vec<_> = std::fs::read_dir(file.parent().expect("a folder")).expect("a folder").collect();
    assert_eq!(left.len(), 1, "nothing else is left: {left:?}");
}

#[test]
fn who_cannot_be_asked_is_told_what_to_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = setup(folder.path(), &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("say --yes"), "{}", text(&refused.stderr));
    for (arguments, sentence) in [
        (&["--yes", "--public-url", "play.example.org"][..], "a public URL is a scheme and a host"),
        (&["--yes", "--trust-proxy", "nginx"][..], "is no address"),
        (&["--yes", "--listen", "8770"][..], "8770"),
    ] {
        let refused = setup(folder.path(), arguments);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains(sentence), "{}", text(&refused.stderr));
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing was written");
}

#[test]
fn questions_are_asked_until_they_are_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines =
        "\n8770\n127.0.0.1:0\nplay.example.org\nhttps://play.example.org\nnginx\n127.0.0.1, 10.0.0.0/8\ngames.db\nMAILmany\n500\n\n";
    // No mail.
    let lines = lines.replace("MAIL", if cfg!(feature = "mail") { "\n" } else { "" });
    let (code, screen) = typed(folder.path(), "", &lines);
    assert_eq!(code, 0, "{screen}");
    for said in [
        "\"8770\" is no address with a port",
        "a public URL is a scheme and a host",
        "\"nginx\" is no address",
        "\"many\" is no number",
        "good  proxy     people come by https://play.example.org",
        "Next: trilynx serve --config",
    ] {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    let settings = std::fs::read_to_string(folder.path().join("config/trilynx/trilynx.toml")).expect("the settings");
    for line in ["public-url = \"https://play.example.org\"", "trust-proxy = [\"127.0.0.1\", \"10.0.0.0/8\"]", "max-connections = 500"] {
        assert!(settings.lines().any(|found| found == line), "{line}: {settings}");
    }
    // What is there is kept unless it is said otherwise.
    let (code, screen) = typed(folder.path(), "", "\n\n");
    assert_eq!(code, 2, "{screen}");
    assert!(screen.contains("Replace it [no]") && screen.contains("already exists"), "{screen}");
    assert_eq!(std::fs::read_to_string(folder.path().join("config/trilynx/trilynx.toml")).expect("the settings"), settings);
}

#[test]
fn the_settings_start_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = setup(folder.path(), &["--yes", "--config", "my.toml", "--listen", "127.0.0.1:0", "--database", "games.db"]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    clean(&mut command, folder.path());
    let mut server =
        command.args(["serve", "--config", "my.toml"]).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut line = String::new();
    let mut out = std::io::BufReader::new(server.stdout.take().expect("piped"));
    std::io::BufRead::read_line(&mut out, &mut line).expect("a line");
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    assert!(line.contains("Open http://127.0.0.1:") && line.contains("games.db"), "{line}");
}
