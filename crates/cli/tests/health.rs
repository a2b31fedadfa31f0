//! `trilynx health`: what it says of a server, and its exit code.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRILYNX_")) {
        command.env_remove(name);
    }
    command
}

fn health(address: &str) -> (i32, String) {
    let output = program().args(["health", "--listen", address]).output().expect("the program starts");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    (output.status.code().expect("an exit code"), String::from_utf8(output.stdout).expect("text"))
}

struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _ended = self.0.wait();
    }
}

#[test]
fn a_server_that_serves_is_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serve = program();
    serve.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(folder.path().join("games.db"));
    let mut server = Serving(serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split([' ', '/']).next()).expect("an address");
    assert_eq!(health(address), (0, "ready\n".to_owned()));
    // Where there is no home folder, as in a container, and by the server's file.
    std::fs::write(folder.path().join("trilynx.toml"), format!("listen = [\"{address}\"]\n")).expect("a file");
    let asked = program().env_clear().args(["health", "--config"]).arg(folder.path().join("trilynx.toml")).output().expect("it starts");
    assert_eq!((asked.status.code(), asked.stdout.as_slice()), (Some(0), b"ready\n".as_slice()));
}

#[test]
fn a_server_that_is_not_ready_says_why() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let answers = std::thread::spawn(move || {
        for answer in ["HTTP/1.1 503 Service Unavailable\r\n\r\nstopping\n", "HTTP/1.1 404 Not Found\r\n\r\nready\n", "\u{0}"] {
            let (mut stream, _) = listener.accept().expect("a connection");
            let mut asked = [0; 1024];
            let _some = stream.read(&mut asked).expect("a question");
            stream.write_all(answer.as_bytes()).expect("it is read");
        }
    });
    assert_eq!(health(&address), (1, format!("{address} is not ready: stopping\n")));
    assert_eq!(health(&address), (1, format!("{address} is not ready: it answers \"HTTP/1.1 404 Not Found\"\n")));
    let (code, said) = health(&address);
    assert!(code == 1 && said.contains("is not ready"), "{said}");
    answers.join().expect("three answers");
    // Now nobody listens.
    let (code, said) = health(&address);
    assert!(code == 1 && said.contains("does not answer"), "{said}");
}

#[test]
fn an_address_that_is_none_is_refused() {
    let output = program().args(["health", "--listen", "here"]).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
}
