//! `trilynx admin` beside a server that runs, and without one.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRILYNX_")) {
        command.env_remove(name);
    }
    command.env_remove("STATE_DIRECTORY").env("HOME", folder).env("XDG_DATA_HOME", folder.join("data"));
    command.env("SUDO_USER", "hedy").current_dir(folder).stdin(Stdio::null());
    command
}

/// A server that is stopped with the test.
struct Serving(Child, String);

impl Serving {
    fn start(folder: &Path, database: &str) -> Serving {
        let mut command = program(folder);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--trust-proxy", "127.0.0.1", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(' ').next()).expect("an address");
        Serving(child, format!("http://{address}"))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _killed = self.0.kill();
        let _waited = self.0.wait();
    }
}

fn admin(folder: &Path, database: &str, arguments: &[&str]) -> Output {
    program(folder).arg("admin").args(arguments).args(["--database", database]).output().expect("the program starts")
}

/// What it says when it works.
fn does(folder: &Path, database: &str, arguments: &[&str]) -> String {
    let output = admin(folder, database, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The error, in one line, with exit code 2.
fn fails(folder: &Path, database: &str, arguments: &[&str], sentence: &str) {
    let output = admin(folder, database, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(said.contains(sentence), "{arguments:?}: {said}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
}

fn json(folder: &Path, database: &str, arguments: &[&str]) -> Value {
    let said = does(folder, database, &[arguments, &["--json"]].concat());
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {said}"))
}

/// A browser that makes an account, or signs in to it.
async fn account(server: &Serving, path: &str, name: &str, password: &str) -> (u16, Value) {
    let request = reqwest::Client::new().post(format!("{}{path}", server.1)).header("origin", &server.1);
    let answer = request.json(&json!({ "name": name, "password": password })).send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

async fn sign_in(server: &Serving, name: &str, password: &str) -> (u16, Value) {
    account(server, "/api/account/sign-in", name, password).await
}

/// The cookies of a browser that has signed in.
async fn account_cookie(server: &Serving, name: &str) -> String {
    let request = reqwest::Client::new().post(format!("{}/api/account/sign-in", server.1)).header("origin", &server.1);
    let answer = request.json(&json!({ "name": name, "password": "correct horse" })).send().await.expect("an answer");
    let cookies = answer.headers().get_all("set-cookie").iter().filter_map(|value| value.to_str().ok()?.split(';').next());
    cookies.collect::<Vec<_>>().join("; ")
}

/// All commands, on the database of a server that runs.
async fn all_of_it(folder: &Path, database: &str) {
    let server = Serving::start(folder, database);
    for name in ["Ada", "Grace", "Hedy"] {
        assert_eq!(account(&server, "/api/account", name, "correct horse").await.0, 201);
    }
    let does = |arguments: &[&str]| does(folder, database, arguments);
    let fails = |arguments: &[&str], sentence: &str| fails(folder, database, arguments, sentence);
    let json = |arguments: &[&str]| json(folder, database, arguments);

    let listed = does(&["list"]);
    let names: Vec<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names, ["Ada", "Grace", "Hedy"]);
    let page = json(&["list", "--limit", "1", "--after", "ada"]);
    assert_eq!((&page["accounts"][0]["name"], &page["next"]), (&json!("Grace"), &json!("Grace")));
    assert_eq!(json(&["list", "--search", "RAC"])["accounts"].as_array().map(Vec::len), Some(1));
    assert_eq!(does(&["list", "--search", "nobody"]), "There is no such account\n");
    fails(&["show", "Nobody"], "nobody is called \"Nobody\"");

    // Names.
    assert_eq!(does(&["rename", "ada", "Countess"]), "Ada is now called Countess\n");
    fails(&["rename", "Countess", "Grace"], "Grace is somebody's name");
    fails(&["rename", "Countess", "a"], "a name has 3 to 20 characters");
    // Passwords: the new one works at once, the old one no more.
    let password = json(&["password", "Countess"])["password"].as_str().expect("a password").to_owned();
    assert_eq!(password.len(), 20);
    assert_eq!(sign_in(&server, "Countess", "correct horse").await.0, 401);
    assert_eq!(sign_in(&server, "Countess", &password).await.0, 200);
    let shown = json(&["show", "Countess"]);
    assert_eq!((&shown["sessions"], &shown["tokens"], &shown["ban"]), (&json!(1), &json!(0), &Value::Null));
    assert!(does(&["show", "Countess"]).contains("banned    no\n"));
    does(&["sign-out", "Countess"]);
    assert_eq!(json(&["show", "Countess"])["sessions"], 0);

    // Roles protect from bans.
    assert_eq!(does(&["role", "Grace", "moderator"]), "Grace is a moderator\n");
    assert_eq!(json(&["list", "--role", "moderator"])["accounts"][0]["roles"], json!(["moderator"]));
    fails(&["ban", "Grace", "--reason", "x"], "Grace has a role");
    fails(&["role", "Grace", "king"], "is no role");
    fails(&["role", "Grace", "host", "--remove"], "Grace is no host");
    does(&["role", "Grace", "moderator", "--remove"]);

    // Bans: what the server says, and when they are lifted.
    assert!(does(&["ban", "Grace", "--reason", "insults", "--for", "2w"]).starts_with("Grace is banned until 2"));
    let (status, told) = sign_in(&server, "Grace", "correct horse").await;
    assert_eq!((status, &told["code"], &told["reason"]), (403, &json!("banned"), &json!("insults")));
    assert_eq!(json(&["list", "--banned"])["accounts"][0]["ban"]["reason"], "insults");
    assert!(does(&["list", "--banned"]).contains("banned until"));
    assert_eq!(does(&["unban", "Grace"]), "Grace may sign in again\n");
    fails(&["unban", "Grace"], "Grace is not banned");
    assert_eq!(sign_in(&server, "Grace", "correct horse").await.0, 200);
    fails(&["ban", "Grace"], "--reason");
    fails(&["ban", "Grace", "--reason", " "], "a reason is one line");
    fails(&["ban", "Grace", "--reason", "x", "--for", "soon"], "is no time");

    // Networks: this server sees nobody but this machine, which is never banned.
    fails(&["ban", "Grace", "--reason", "x", "--networks", "wide"], "is trust-proxy set?");
    fails(&["ban", "Grace", "--reason", "x", "--networks", "all"], "there are addresses and wide");
    assert_eq!(sign_in(&server, "Grace", "correct horse").await.0, 200);
    assert_eq!(does(&["networks"]), "No networks are banned\n");
    fails(&["unban", "Grace", "--networks"], "no networks are banned with Grace");
    let from_elsewhere = |path: &str, cookie: &str| {
        let request = reqwest::Client::new().get(format!("{}{path}", server.1)).header("x-forwarded-for", "9.9.9.9");
        request.header("cookie", cookie.to_owned()).send()
    };
    let signed = account_cookie(&server, "Grace").await;
    assert_eq!(from_elsewhere("/api/me", &signed).await.expect("an answer").status(), 200);
    assert_eq!(
        does(&["ban", "Grace", "--reason", "insults", "--networks", "addresses"]),
        "Other accounts at its addresses: 0, in the networks around them: 0\nGrace is banned for good\n"
    );
    assert!(does(&["networks"]).contains("Grace                 1 until 2"));
    assert_eq!(json(&["networks"])["networks"][0]["reason"], "insults");
    assert_eq!(does(&["unban", "Grace", "--networks"]), "the networks of Grace are banned no more\n");
    assert_eq!(does(&["networks"]), "No networks are banned\n");
    assert_eq!(sign_in(&server, "Grace", "correct horse").await.1["code"], "banned");
    does(&["unban", "Grace"]);

    // Reports are acted on in a browser, and seen here as well.
    assert_eq!(does(&["reports"]), "There are no open reports\n");
    let client = reqwest::Client::new();
    let post = |path: &str, body: &Value| client.post(format!("{}{path}", server.1)).header("origin", &server.1).json(body);
    let signed = post("/api/account/sign-in", &json!({ "name": "Grace", "password": "correct horse" })).send().await.expect("an answer");
    let cookie = signed.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a cookie").to_owned();
    let report = json!({ "person": json(&["show", "Countess"])["id"], "category": "spam", "text": "again and again" });
    assert_eq!(post("/api/reports", &report).header("cookie", cookie).send().await.expect("an answer").status(), 204);
    let reported = does(&["reports"]);
    assert!(reported.starts_with("Countess ") && reported.ends_with("spam by 1\n"), "{reported}");
    assert_eq!(json(&["reports"])["reported"][0]["reporters"], 1);
    let about = does(&["reports", "--about", "Countess"]);
    assert!(about.contains("Grace") && about.contains("again and again"), "{about}");
    assert_eq!(does(&["reports", "--about", "Grace"]), "Nothing was reported about Grace\n");
    fails(&["unmute", "Countess"], "Countess is not muted");
    assert!(does(&["show", "Countess"]).contains("muted     no\n"));

    // Deleting is said twice.
    fails(&["delete", "Hedy"], "say --yes");
    assert_eq!(does(&["delete", "Hedy", "--yes"]), "The account Hedy is deleted\n");
    assert_eq!(sign_in(&server, "Hedy", "correct horse").await.0, 401);
    fails(&["show", "Hedy"], "nobody is called");

    fails(&["prune"], "say what to remove");
    let pruned = json(&["prune", "--guests", "30", "--keys", "30", "--closed", "30"]);
    assert_eq!(pruned, json!({ "guests": 0, "tables_without_keys": 0, "closed_tables": 0 }));

    // Every act that was done has a line, and no other.
    let log = does(&["log", "--json"]);
    let acts: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kinds: Vec<&str> = acts.iter().rev().filter_map(|act| act["act"].as_str()).collect();
    let expected = [
        "rename",
        "password",
        "sign_out",
        "role_given",
        "role_taken",
        "ban",
        "ban_lifted",
        "ban",
        "networks_lifted",
        "ban_lifted",
        "delete",
        "prune",
    ];
    assert_eq!(kinds, expected);
    assert!(acts.iter().all(|act| act["host"] == "hedy"), "{log}");
    let about = does(&["log", "--about", "Grace"]);
    assert_eq!(about.lines().count(), 7, "{about}");
    assert!(about.contains("insults") && about.contains("hedy"), "{about}");
    assert!(!log.contains(&password), "no password is logged");
}

#[tokio::test]
async fn a_host_looks_after_a_running_server_with_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    all_of_it(folder.path(), &folder.path().join("games.db").display().to_string()).await;
}

#[tokio::test]
async fn a_host_looks_after_a_running_server_with_postgresql() {
    let folder = tempfile::tempdir().expect("a folder");
    all_of_it(folder.path(), &trilynx_trials::cluster::database().await).await;
}

#[tokio::test]
async fn what_a_stopped_server_has_left_can_be_changed_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db").display().to_string();
    let server = Serving::start(folder.path(), &database);
    assert_eq!(account(&server, "/api/account", "Ada", "correct horse").await.0, 201);
    drop(server);
    does(folder.path(), &database, &["ban", "Ada", "--reason", "a second account"]);
    let server = Serving::start(folder.path(), &database);
    let (status, told) = sign_in(&server, "Ada", "correct horse").await;
    assert_eq!((status, told), (403, json!({ "code": "banned", "reason": "a second account" })));
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    fails(folder.path(), &file("none.db"), &["list"], "there is no");
    assert!(!folder.path().join("none.db").exists());
    std::fs::write(folder.path().join("empty.db"), "").expect("a file");
    fails(folder.path(), &file("empty.db"), &["list"], "start one first");
    std::fs::write(folder.path().join("wrong.db"), "not a database ".repeat(100)).expect("a file");
    fails(folder.path(), &file("wrong.db"), &["list"], "wrong.db");
    fails(folder.path(), "postgres://127.0.0.1:1/none", &["list"], "postgres://127.0.0.1:1/none");
}
