//! The server behind a real nginx that is configured as `deploy/nginx.conf` says, but for TLS.
//!
//! The one thing to know: the clients of a test come from other addresses of 127.0.0.0/8, so that nginx and the server can tell them apart.

use crate::fixture::{Running, read};
use crate::host::within;
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::ops::Deref;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest as _};
use trilynx_protocol::Command as Input;
use trilynx_server::Config;
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::nginx::{self, ADVICE};

/// An nginx, and the folder that it needs for as long as it runs.
struct Nginx {
    nginx: nginx::Nginx,
    _folder: TempDir,
}

impl Deref for Nginx {
    type Target = nginx::Nginx;

    fn deref(&self) -> &nginx::Nginx {
        &self.nginx
    }
}

impl Nginx {
    async fn start() -> Nginx {
        let folder = TempDir::new().expect("a folder");
        Nginx { nginx: nginx::Nginx::start(folder.path(), ADVICE).await, _folder: folder }
    }

    /// What a server behind it has to know.
    fn settings(&self, which: usize) -> impl FnOnce(&mut Config) {
        let (listen, public_url) = (self.servers[which], format!("http://{}", self.address));
        move |config| {
            config.listen = vec![listen];
            config.public_url = Some(public_url.parse().expect("an address"));
            config.trust_proxy = vec!["127.0.0.1".parse().expect("an address")];
        }
    }

    /// A client that comes from this address of our machine.
    fn client(&self, from: u8) -> reqwest::Client {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, from));
        reqwest::Client::builder().no_proxy().local_address(from).pool_max_idle_per_host(0).build().expect("a client")
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// Hears what there is to hear until the server hangs up.
async fn until_the_end(socket: &mut Socket) {
    while within(socket.hear()).await.is_ok_and(|heard| heard.is_some()) {}
}

async fn status(client: &reqwest::Client, url: String) -> StatusCode {
    client.get(url).send().await.expect("nginx answers").status()
}

#[tokio::test]
async fn when_another_server_takes_over_the_very_next_request_reaches_it() {
    let nginx = Nginx::start().await;
    let client = nginx.client(2);
    let first = Running::start_in(TempDir::new().expect("a folder"), nginx.settings(0)).await;
    let server = nginx.address.to_string();
    let (white, black) = (Guest::arrive(&client, &server).await.expect("a guest"), Guest::arrive(&client, &server).await.expect("a guest"));
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = white.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let mut sockets = [white.connect().await.expect("a WebSocket"), black.connect().await.expect("a WebSocket")];
    for socket in &mut sockets {
        socket.watch(table).await.expect("a view");
    }
    sockets[1].ask(table, "sit", Input::Sit { seat: None, word: None }).await.expect("an answer").expect("granted");
    sockets[0].ask(table, "one", Input::Play { text: "e5".to_owned(), number: 0 }).await.expect("an answer").expect("granted");

    // The first one goes away. Until the other one is there, nginx finds nobody, and must not remember that.
    let [one, two] = &mut sockets;
    let (folder, (), ()) = tokio::join!(first.stop(), until_the_end(one), until_the_end(two));
    for _ in 0..10 {
        assert_eq!(status(&client, nginx.url("/health/ready")).await, StatusCode::BAD_GATEWAY);
    }
    let second = Running::start_in(folder, nginx.settings(1)).await;
    assert_eq!(status(&client, nginx.url("/health/ready")).await, StatusCode::OK);
    for round in 0..10 {
        let (status, answer) = white.post("/api/tables", &json!({ "options": options, "seats": ["me", "open"] })).await.expect("an answer");
        assert_eq!(status, 201, "request {round}: {answer}");
    }
    let mut again = black.connect().await.expect("a WebSocket, at the first attempt");
    again.watch(table).await.expect("a view");
    assert_eq!(again.moves(table), 1);
    again.ask(table, "two", Input::Play { text: "e6".to_owned(), number: 1 }).await.expect("an answer").expect("granted");
    again.leave().await;
    second.stop().await;
}

#[tokio::test]
async fn people_behind_the_proxy_are_counted_by_their_own_address() {
    let nginx = Nginx::start().await;
    let few = Rates { address: Rate::new(3, 60_000), person: Rate::new(3, 60_000) };
    let settings = nginx.settings(0);
    let server = Running::start_with(|config| {
        settings(config);
        config.limits = Some(Allowances { requests: few, ..Allowances::default() });
    })
    .await;
    let (one, two) = (nginx.client(2), nginx.client(3));
    for _ in 0..3 {
        assert_eq!(status(&one, nginx.url("/api/me")).await, StatusCode::OK);
    }
    assert_eq!(status(&one, nginx.url("/api/me")).await, StatusCode::TOO_MANY_REQUESTS);
    // An address that the client itself claims to come from is not passed on.
    let claimed = one.get(nginx.url("/api/me")).header("x-forwarded-for", "192.0.2.77").send().await.expect("an answer");
    assert_eq!(claimed.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status(&two, nginx.url("/api/me")).await, StatusCode::OK);
    // Anyone who comes through the proxy is not this machine, whatever it looks like.
    assert_eq!(status(&two, nginx.url("/metrics")).await, StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test]
async fn an_idle_websocket_is_kept_open_by_the_pings_of_the_server() {
    let nginx = Nginx::start().await;
    let server = Running::start_with(nginx.settings(1)).await;
    let guest = Guest::arrive(&nginx.client(2), &nginx.address.to_string()).await.expect("a guest");
    let mut request = format!("ws://{}/api/live", nginx.address).into_client_request().expect("a request");
    request.headers_mut().insert("cookie", guest.cookie.parse().expect("a header"));
    request.headers_mut().insert("origin", nginx.url("").parse().expect("a header"));
    let (mut socket, _) = within(tokio_tungstenite::connect_async(request)).await.expect("a WebSocket");
    // Nobody says anything. The server's ping comes through, its answer goes back, and a ping of the client is answered, too.
    loop {
        if let Message::Ping(_) = within(socket.next()).await.expect("it is open").expect("a frame") {
            break;
        }
    }
    within(socket.send(Message::Ping(b"still here?".as_slice().into()))).await.expect("it is open");
    loop {
        if let Message::Pong(said) = within(socket.next()).await.expect("it is open").expect("a frame") {
            assert_eq!(said.as_ref(), b"still here?");
            break;
        }
    }
    drop(socket);
    server.stop().await;
}

#[test]
fn the_proxy_is_more_patient_with_a_silent_websocket_than_the_server() {
    for setting in ["proxy_read_timeout", "proxy_send_timeout"] {
        let line = ADVICE.lines().find_map(|line| line.trim().strip_prefix(setting)).expect("it is set");
        let seconds: u64 = line.trim().trim_end_matches("s;").parse().expect("seconds");
        assert!(Duration::from_secs(seconds) > trilynx_server::live::connection::SILENCE, "{setting} {line}");
    }
}

#[tokio::test]
async fn bodies_that_are_large_or_slow_are_answered_with_a_reason_and_hold_nobody_up() {
    let nginx = Nginx::start().await;
    let server = Running::start_with(nginx.settings(0)).await;
    let client = nginx.client(2);
    let send = async |bytes: usize| {
        let body = format!("\"{}\"", "x".repeat(bytes - 2));
        let request = client.request(Method::POST, nginx.url("/api/tables")).header("content-type", "application/json");
        read(request.header("origin", nginx.url("")).body(body).send().await.expect("an answer")).await
    };
    // The server's own answer, which clients understand, and beyond it nginx's.
    let (status, error) = send(64 * 1024 + 1).await;
    assert_eq!((status, &error["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large")));
    let (status, answer) = send(300 * 1024).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.as_str().is_some_and(|page| page.contains("nginx")), "{answer}");

    let guest = Guest::arrive(&client, &nginx.address.to_string()).await.expect("a guest");
    // Half a body, and nothing more for now: others are served, and the rest is still welcome.
    let body = serde_json::to_vec(&json!({ "options": { "game": "nonsense" }, "seats": [] })).expect("JSON");
    let mut slow = TcpStream::connect(nginx.address).await.expect("a connection");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nContent-Type: application/json\r\n\
         Content-Length: {2}\r\nConnection: close\r\n\r\n",
        nginx.address,
        guest.cookie,
        body.len()
    );
    let (begin, rest) = body.split_at(body.len() / 2);
    slow.write_all(head.as_bytes()).await.expect("sent");
    slow.write_all(begin).await.expect("sent");
    let me: Value = guest.get("/api/me").await.expect("an answer");
    assert_eq!(me["person"]["id"], json!(guest.id));
    slow.write_all(rest).await.expect("sent");
    let mut answer = String::new();
    within(slow.read_to_string(&mut answer)).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("\"code\":\"malformed\""), "{answer}");
    server.stop().await;
}
