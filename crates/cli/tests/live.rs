//! `trilynx play --server` in lines: two programs play with each other, and one with a bot of the server.

#![cfg(feature = "terminal")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use trilynx_trials::proxy::{Proxy, Way};
use trilynx_trials::server::{Server, Start};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

async fn serve(folder: &Path) -> Server {
    let database = folder.join("trilynx.db");
    Start::new(Path::new(PROGRAM), database.to_str().expect("UTF-8"), folder).expect("a port").run().await.expect("a server")
}

/// Somebody who plays, and what they read.
struct Player {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    read: String,
}

impl Player {
    fn start(arguments: &[&str]) -> Player {
        let mut command = Command::new(PROGRAM);
        command.arg("play").args(arguments).args(["--language", "en"]).env_remove("TRILYNX_TOKEN");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Player { child, input, lines, read: String::new() }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// Waits for a line that has this in it.
    fn reads(&mut self, text: &str) -> String {
        self.reads_one_of(&[text])
    }

    /// Waits for a line that has one of these in it.
    fn reads_one_of(&mut self, texts: &[&str]) -> String {
        let asked = Instant::now();
        loop {
            match self.lines.recv_timeout(PATIENCE.saturating_sub(asked.elapsed())) {
                Ok(line) => {
                    self.read.push_str(&line);
                    self.read.push('\n');
                    if texts.iter().any(|text| line.contains(text)) {
                        return line;
                    }
                }
                Err(_) => panic!("none of {texts:?} in\n{}", self.read),
            }
        }
    }

    /// Leaves, and the program ends well.
    fn leaves(mut self) -> String {
        self.types("quit");
        drop(self.input);
        self.lines.iter().for_each(|line| self.read.push_str(&format!("{line}\n")));
        assert!(self.child.wait().expect("it ends").success(), "{}", self.read);
        std::mem::take(&mut self.read)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_talk_and_agree_though_the_connection_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let proxy = Proxy::start(server.address.parse::<std::net::SocketAddr>().expect("an address")).await.expect("a proxy");
    let url = format!("http://{}", proxy.address);
    let mut ada = Player::start(&["yinsh", "--server", &url, "--private", "--clock", "10+5", "--seat", "0"]);
    let link = ada.reads("Waiting for players").split_whitespace().last().expect("a link").to_owned();
    let mut grace = Player::start(&["--table", &link]);
    ada.reads("White (you): Place a ring");
    grace.reads("is thinking");
    ada.types("e5");
    grace.reads("White: e5");
    grace.reads("Black (you): Place a ring");
    grace.types("e5");
    grace.reads("there is a white ring on e5");
    grace.types("d5");
    ada.reads("Black: d5");
    ada.types("/Hello there, how are you?");
    grace.reads(": Hello there, how are you?");
    // Asked, agreed: the moves are taken back.
    grace.types("undo");
    ada.reads("requests a takeback to move 1");
    ada.types("/yes");
    grace.reads("Black (you): Place a ring");
    // The connection is cut, and comes back by itself.
    proxy.set(Way::Cut);
    ada.reads("Connection lost");
    proxy.set(Way::Open);
    grace.types("d4");
    ada.reads("Black: d4");
    ada.types("/draw");
    grace.reads("offers a draw");
    grace.types("/no");
    grace.reads("is thinking");
    grace.types("/draw");
    ada.reads("offers a draw");
    ada.types("/yes");
    for player in [&mut ada, &mut grace] {
        player.reads("A draw  by agreement");
    }
    ada.types("/rematch");
    grace.reads("wants a rematch");
    grace.types("/yes");
    ada.reads_one_of(&["(you): Place a ring", "is thinking"]);
    ada.types("resign");
    // It had just begun.
    grace.reads("The game was aborted");
    let read = ada.leaves();
    assert!(read.contains("You can find the game at http"), "{read}");
    grace.leaves();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_the_server_are_played_in_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let url = format!("http://{}", server.address);
    for (game, decision) in [("yinsh/blitz", "Place a ring"), ("lyngk", "move"), ("linko", "Lay a set")] {
        let mut player = Player::start(&[game, "--server", &url, "--against", "level1", "--seat", "0"]);
        player.reads(decision);
        player.types("hint");
        let hint = player.reads("Hint: ");
        player.types(hint.trim_start_matches("Hint: "));
        player.reads("(level1)");
        player.types("resign");
        // Before the bot has moved, it is aborted.
        player.reads_one_of(&["by resignation", "The game was aborted"]);
        player.leaves();
    }
}

#[test]
fn mistakes_are_named() {
    let refused = |arguments: &[&str]| {
        let output = Command::new(PROGRAM).arg("play").args(arguments).env_remove("TRILYNX_TOKEN").stdin(Stdio::null()).output();
        let output = output.expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let nowhere = "http://127.0.0.1:9";
    assert!(refused(&["yinsh", "--server", nowhere]).contains("cannot connect to http://127.0.0.1:9"));
    assert!(refused(&["yinsh", "--server", "here"]).contains("expected the address of a server"));
    assert!(refused(&["--table", "nowhere"]).contains("expected the link to a table"));
    assert!(refused(&["linko", "players=9", "--server", nowhere]).contains("2 to 5 players"));
    assert!(refused(&["yinsh", "--server", nowhere, "--seat", "2"]).contains("there is no seat 2"));
    assert!(refused(&["yinsh", "--server", nowhere, "--clock", "soon"]).contains("is no clock"));
    assert!(refused(&["yinsh", "--clock", "5+3"]).contains("--server"));
    assert!(refused(&["yinsh", "turn=white", "--server", nowhere]).contains("only players=N"));
}
