//! Whatever a stranger sends over real sockets: the server answers or hangs up, remembers nothing of it, and other tables play on.

use crate::host::{Host, House, Player, Raw, code, eventually, within};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest as _};
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_protocol::{Command, TableId};
use trilynx_server::limits::Allowances;
use trilynx_trials::client::{Guest, Socket};

/// A table where people play in peace, whatever happens elsewhere.
struct Peace {
    table: TableId,
    players: [Player; 2],
    moves: usize,
    tables: usize,
    connections: u32,
}

/// Where rings can be placed, one after the other.
const PLACES: [&str; 10] = ["a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5", "b6"];

impl Peace {
    async fn begin(host: &Host) -> Peace {
        let (table, players) = host.pair(json!({ "game": "yinsh", "private": true })).await;
        let (tables, connections) = (host.service.live.tables.in_memory(), host.service.live.presence.connections());
        Peace { table, players, moves: 0, tables, connections }
    }

    /// The next move is granted and seen by both; and what was there before is all there is.
    async fn goes_on(&mut self, host: &Host) {
        let seat = self.moves % 2;
        let version = self.players[seat].play(PLACES[self.moves]).await;
        self.players[1 - seat].sees(|view| view.version == version).await;
        self.moves += 1;
        let live = &host.service.live;
        eventually("the connections are closed", || live.presence.connections() == self.connections).await;
        eventually("the tables are forgotten", || live.tables.in_memory() == self.tables).await;
    }
}

fn error_code(frame: &str) -> Option<String> {
    let frame: Value = serde_json::from_str(frame).ok()?;
    frame["error"]["code"].as_str().map(str::to_owned)
}

/// The first complaint that is heard.
async fn complaint(raw: &mut Raw) -> String {
    loop {
        let frame = raw.hear().await.expect("the connection stays");
        if let Some(code) = error_code(&frame) {
            return code;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_make_no_sense_are_answered_and_the_connection_goes_on() {
    let house = House::default();
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let guest = host.guest().await;
    let table = peace.table;
    let mut raw = Raw::connect(&guest).await;
    let malformed = [
        String::new(),
        "{".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        "\u{0}".to_owned(),
        "{}".to_owned(),
        r#"{"say":"dance"}"#.to_owned(),
        r#"{"say":"watch"}"#.to_owned(),
        r#"{"say":"watch","table":7}"#.to_owned(),
        r#"{"say":"watch","table":"short"}"#.to_owned(),
        r#"{"say":"watch","table":"../../../etc"}"#.to_owned(),
        json!({ "say": "watch", "table": table, "version": -1 }).to_string(),
        json!({ "say": "watch", "table": table, "version": 1e30 }).to_string(),
        json!({ "say": "watch", "table": table, "seat": 256 }).to_string(),
        json!({ "say": "watch", "table": table, "extra": true }).to_string(),
        json!({ "say": "ask", "table": table, "key": 5, "command": { "do": "resign" } }).to_string(),
        json!({ "say": "ask", "table": table, "key": "k", "command": { "do": "fly" } }).to_string(),
        json!({ "say": "ask", "table": table, "key": "k", "command": { "do": "play", "move": ["a2"], "number": 0 } }).to_string(),
        json!({ "say": "ask", "table": table, "key": "k", "command": { "do": "play", "move": "a2" } }).to_string(),
        json!({ "say": "seek", "game": "chess", "variant": "standard", "players": 2, "clock": { "kind": "none" }, "rated": false })
            .to_string(),
        format!("{}1{}", "[".repeat(1500), "]".repeat(1500)),
        format!(r#"{{"say":"{}"}}"#, "x".repeat(4000)),
    ];
    for text in &malformed {
        raw.say(text).await;
        assert_eq!(complaint(&mut raw).await, "malformed", "{text:.80}");
    }
    assert!(raw.send(Message::binary(vec![0_u8; 100])).await);
    assert_eq!(complaint(&mut raw).await, "malformed", "a binary frame");

    // Keys that are empty or too long.
    for key in [String::new(), "k".repeat(65)] {
        raw.say(&json!({ "say": "ask", "table": table, "key": key, "command": { "do": "resign" } }).to_string()).await;
        assert_eq!(complaint(&mut raw).await, "too_large");
    }
    // After all that it is a connection like any other.
    raw.say(&json!({ "say": "watch", "table": table }).to_string()).await;
    while !raw.hear().await.expect("a view").starts_with("{\"say\":\"table\"") {}
    drop(raw);
    peace.goes_on(&host).await;

    // A message that is larger than any request ends the connection, in one frame or in many.
    let mut raw = Raw::connect(&guest).await;
    raw.say(&json!({ "say": "ask", "table": table, "key": "k", "command": { "do": "say", "text": "x".repeat(5000) } }).to_string()).await;
    let too_large = r#"{"say":"error","error":{"code":"too_large","what":"message","limit":4096},"table":null,"key":null}"#;
    assert_eq!(raw.until_the_end().await.last().map(String::as_str), Some(too_large));
    let mut raw = Raw::connect(&guest).await;
    raw.say(&"x".repeat(20_000)).await;
    assert_eq!(raw.until_the_end().await.last().map(String::as_str), Some(too_large));
    let mut raw = Raw::connect(&guest).await;
    raw.send(Message::binary(vec![b'x'; 10 << 20])).await;
    raw.until_the_end().await;
    let mut raw = Raw::connect(&guest).await;
    for n in 0..200 {
        let part = OpCode::Data(if n == 0 { Data::Text } else { Data::Continue });
        if !raw.send(Message::Frame(Frame::message(vec![b'x'; 100], part, false))).await {
            break;
        }
    }
    raw.until_the_end().await;
    peace.goes_on(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_for_others_are_refused() {
    let house = House::default();
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let mut stranger = host.spectator(table).await;
    let play = |text: &str, number| Command::Play { text: text.to_owned(), number };
    let version = players[0].view().version;

    assert_eq!(players[1].refused(play("a2", 0)).await, "not_your_turn");
    assert_eq!(stranger.refused(play("a2", 0)).await, "not_seated");
    assert_eq!(players[0].refused(play("a2", 7)).await, "stale");
    assert_eq!(players[0].refused(play("z99", 0)).await, "unreadable");
    assert_eq!(players[0].refused(play(&"a".repeat(3000), 0)).await, "unreadable");
    assert_eq!(players[0].refused(Command::Say { text: "x".repeat(401) }).await, "text");
    assert_eq!(players[0].refused(Command::Say { text: "two\nlines".to_owned() }).await, "text");
    assert_eq!(stranger.refused(Command::Sit { seat: Some(200), word: None }).await, "started");
    assert_eq!(stranger.refused(Command::Close).await, "not_opener");
    for command in [Command::Resign, Command::Abort, Command::OfferDraw, Command::AskTakeback { to: 0 }, Command::ResetTurn, Command::Ready]
    {
        assert_eq!(stranger.refused(command).await, "not_seated");
    }
    assert_eq!(players[0].refused(Command::AnswerTakeback { accept: true }).await, "nothing_offered");
    assert_eq!(players[0].refused(Command::AskTakeback { to: u32::MAX }).await, "no_such_point");

    // From a seat that belongs to somebody else: neither to play nor to see.
    for seat in [1, 2, 255] {
        let key = format!("seat {seat}");
        stranger.socket.say(&ToServer::Ask { table, key: key.clone(), seat: Some(seat), command: play("a2", 0) }).await.expect("said");
        let refusal = stranger.hears(|heard| match heard {
            ToClient::Refused { key: about, reason, .. } if *about == key => Some(code(reason)),
            ToClient::Granted { .. } => panic!("{heard:?}"),
            _ => None,
        });
        assert_eq!(refusal.await, "not_seated", "{seat}");
        players[0].socket.say(&ToServer::Watch { table, seat: Some(seat), version: None, pace: None }).await.expect("said");
        let refusal = players[0].hears(|heard| match heard {
            ToClient::Error { error, .. } => Some(code(error)),
            ToClient::Table { view, .. } => panic!("a view from {:?}", view.viewer),
            _ => None,
        });
        assert_eq!(refusal.await, "refused");
    }
    // Nothing of it has changed anything.
    assert_eq!(stranger.fresh().await["view"]["version"], json!(version));
    for leaving in players {
        leaving.socket.leave().await;
    }
    stranger.socket.leave().await;
    // This table stays in memory for a while, for those who come back.
    peace.tables += 1;
    peace.goes_on(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ids_that_do_not_exist_tell_nothing_and_leave_nothing_behind() {
    let house = House::default();
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let guest = host.guest().await;
    let mut answers = BTreeSet::new();
    let ids: Vec<TableId> = (0..40).map(|n| TableId::from_random([n; 16])).collect();
    let mut raw = Raw::connect(&guest).await;
    for id in &ids {
        for said in [
            json!({ "say": "watch", "table": id, "version": 3 }),
            json!({ "say": "unwatch", "table": id }),
            json!({ "say": "preview", "table": id, "move": "a2" }),
            json!({ "say": "ask", "table": id, "key": "k", "command": { "do": "sit" } }),
        ] {
            raw.say(&said.to_string()).await;
            if said["say"] == "unwatch" {
                continue;
            }
            let frame = loop {
                let frame = raw.hear().await.expect("the connection stays");
                if error_code(&frame).is_some() {
                    break frame;
                }
            };
            answers.insert(frame.replace(id.as_str(), "ID").replace("\"k\"", "null"));
        }
    }
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), [r#"{"say":"error","error":{"code":"not_found"},"table":"ID","key":null}"#]);
    drop(raw);

    let mut answers = BTreeSet::new();
    let names = ids.iter().map(TableId::to_string).chain(["short", "%00", "..%2f..", "'; drop table events; --"].map(str::to_owned));
    for id in names {
        for path in [format!("/api/tables/{id}"), format!("/api/tables/{id}/events?after=0&wait=1"), format!("/api/games/{id}/record")] {
            let answer =
                host.http.get(format!("http://{}{path}", host.address)).header("cookie", &guest.cookie).send().await.expect("an answer");
            // A table that was looked for a moment ago is just being forgotten: ask again.
            if answer.status().as_u16() == 503 {
                continue;
            }
            answers.insert((answer.status().as_u16(), answer.text().await.expect("a body")));
        }
    }
    // One that is private and running says no more to a stranger who asks for its record.
    let answer = host.http.get(format!("http://{}/api/games/{}/record", host.address, peace.table)).header("cookie", &guest.cookie);
    let answer = answer.send().await.expect("an answer");
    answers.insert((answer.status().as_u16(), answer.text().await.expect("a body")));
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), [(404, r#"{"code":"not_found"}"#.to_owned())]);
    peace.goes_on(&host).await;

    // A connection watches a bounded number of tables, and those that do not exist are not counted.
    let mut raw = Raw::connect(&guest).await;
    let mut heard = BTreeSet::new();
    for id in &ids {
        raw.say(&json!({ "say": "watch", "table": id }).to_string()).await;
        heard.insert(complaint(&mut raw).await);
    }
    assert_eq!(heard, ["not_found"].map(str::to_owned).into());
    let mut watched = 0;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "private": true });
    loop {
        let table = guest.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
        raw.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        let answer = loop {
            let frame = raw.hear().await.expect("the connection stays");
            if frame.starts_with("{\"say\":\"table\"") || error_code(&frame).is_some() {
                break frame;
            }
        };
        match error_code(&answer) {
            None => watched += 1,
            Some(code) => break assert_eq!((code.as_str(), watched), ("too_large", 16)),
        }
    }
    drop(raw);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_floods_is_told_how_long_to_wait_and_then_sent_away() {
    let house = House::with(Allowances { new_chat: Allowances::default().chat, ..Allowances::default() });
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let guest = host.guest().await;
    let table = peace.table;
    let floods: [fn(TableId, usize) -> Value; 4] = [
        |table, n| json!({ "say": "ask", "table": table, "key": format!("k{n}"), "command": { "do": "resign" } }),
        |table, _| json!({ "say": "watch", "table": table, "seat": 1 }),
        |_, n| json!({ "say": "ask", "table": TableId::from_random((n as u128).to_be_bytes()), "key": "k", "command": { "do": "sit" } }),
        |_, n| json!({ "say": if n % 2 == 0 { "lobby" } else { "nonsense" }, "follow": true }),
    ];
    let mut told = 0;
    for (n, flood) in floods.into_iter().enumerate() {
        let raw = Raw::connect(&guest).await;
        let (mut sending, mut reading) = raw.split();
        // One half floods until nobody takes it any more, the other one listens.
        let flooding = tokio::spawn(async move {
            for n in 0..20_000 {
                if !sending.say(&flood(table, n).to_string()).await {
                    break;
                }
            }
        });
        let frames = reading.until_the_end().await;
        flooding.abort();
        let limited: Vec<Value> = frames
            .iter()
            .filter_map(|frame| serde_json::from_str::<Value>(frame).ok())
            .filter(|frame| frame["error"]["code"] == "limited")
            .collect();
        // Who floods faster than the answers can be written is too slow in reading them.
        let last = frames.last().and_then(|frame| error_code(frame)).unwrap_or_default();
        assert!(["limited", "too_slow"].contains(&last.as_str()), "flood {n} ends with {last:?}");
        told += limited.len();
        for frame in &limited {
            assert_eq!(frame["error"]["what"], "messages", "{frame}");
            assert!(frame["error"]["wait_ms"].as_u64().is_some_and(|wait| (1..=2000).contains(&wait)), "{frame}");
        }
        peace.goes_on(&host).await;
    }

    assert!(told >= 100, "{told} frames said that it was too much");

    // Chat has a limit of its own, and does not end the connection.
    let mut player = Player::join(peace.players[0].guest.clone(), table).await;
    let mut refused = 0;
    for _ in 0..20 {
        match player.ask(Command::Say { text: "spam".to_owned() }).await {
            Ok(_) => {}
            Err(ToClient::Error { error, .. }) => {
                assert_eq!(serde_json::to_value(&error).expect("JSON")["what"], "chat");
                refused += 1;
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!((5..=10).contains(&refused), "{refused} of 20 lines were too many");
    player.socket.leave().await;
    peace.goes_on(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_that_are_replayed_by_somebody_else_are_their_own() {
    let house = House::default();
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let thief = host.guest().await;
    let table = peace.table;
    let command = json!({ "do": "play", "move": PLACES[0], "number": 0 });
    let body = json!({ "key": "the key", "command": command });
    let path = format!("/api/tables/{table}/ask");
    let owner = peace.players[0].guest.clone();
    let (status, granted) = owner.post(&path, &body).await.expect("an answer");
    assert_eq!(status, 200, "{granted}");
    assert_eq!(owner.post(&path, &body).await.expect("an answer"), (200, granted.clone()));
    assert_eq!(thief.post(&path, &body).await.expect("an answer").0, 409);
    // The same key with another command is neither done nor said to be.
    let other = json!({ "key": "the key", "command": { "do": "resign" } });
    assert_eq!(owner.post(&path, &other).await.expect("an answer"), (409, json!({ "code": "taken", "what": "key" })));
    peace.moves = 1;
    for player in &mut peace.players {
        player.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
    }
    peace.goes_on(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_are_too_large_slow_or_foreign_get_nowhere() {
    let house = House::default();
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let guest = host.guest().await;
    let origin = format!("http://{}", host.address);
    let post =
        |path: &str| host.http.post(format!("{origin}{path}")).header("cookie", &guest.cookie).header("content-type", "application/json");

    // Large bodies, said and unsaid.
    let large = post("/api/tables").header("origin", &origin).body(vec![b' '; 1 << 20]).send().await;
    if let Ok(answer) = large {
        assert_eq!(answer.status().as_u16(), 413);
        assert_eq!(answer.json::<Value>().await.expect("JSON")["code"], "too_large");
    }
    let mut stream = TcpStream::connect(&host.address).await.expect("a connection");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\ncookie: {}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
        host.address, guest.cookie
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let chunk = format!("4000\r\n{}\r\n", " ".repeat(0x4000));
    for _ in 0..1000 {
        if stream.write_all(chunk.as_bytes()).await.is_err() {
            break;
        }
    }
    let mut answer = Vec::new();
    drop(within(stream.read_to_end(&mut answer)).await);
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 413"), "{}", String::from_utf8_lossy(&answer));

    // Bodies that make no sense.
    for body in [
        "",
        "{",
        "[]",
        "null",
        r#"{"options":{}}"#,
        r#"{"options":{"game":"yinsh","variant":"standard","players":2},"seats":"me"}"#,
        &"[".repeat(60_000),
    ] {
        let answer = post("/api/tables").header("origin", &origin).body(body.to_owned()).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 400, "{body:.40}");
        assert_eq!(answer.json::<Value>().await.expect("JSON")["code"], "malformed");
    }
    let too_many = json!({ "options": { "game": "linko", "variant": "standard", "players": 255 }, "seats": vec!["open"; 255] });
    assert_eq!(guest.post("/api/tables", &too_many).await.expect("an answer").0, 409);

    // A page of somebody else: neither a request nor a WebSocket with our cookie.
    for foreign in ["http://evil.example", "null", "http://127.0.0.1:1", "https://evil.example:8770"] {
        let answer = post("/api/tables").header("origin", foreign).body("{}").send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 403, "{foreign}");
        // A browser adds a name and password by itself, as it does with a cookie.
        let remembered = post("/api/tables").header("origin", foreign).header("authorization", "Basic aG9zdDpzaXh0ZWVu");
        assert_eq!(remembered.body("{}").send().await.expect("an answer").status().as_u16(), 403, "{foreign}");
        assert_eq!(upgrade(&host.address, Some(&guest.cookie), Some(foreign)).await, 403, "{foreign}");
    }
    // Without an origin nobody can tell; the answer says so.
    assert_eq!(upgrade(&host.address, Some(&guest.cookie), None).await, 400);
    // Anyone who is not known becomes somebody new.
    assert_eq!(upgrade(&host.address, None, Some(&origin)).await, 101);
    assert_eq!(upgrade(&host.address, Some("trilynx=0123456789abcdef0123456789abcdef"), Some(&origin)).await, 101);
    assert_eq!(upgrade(&host.address, Some(&guest.cookie), Some(&origin)).await, 101);

    // A session that was ended speaks for nobody any more.
    let (status, _) = guest.post("/api/account/sign-out", &json!({})).await.expect("an answer");
    assert_eq!(status, 200);
    let me: Value = guest.get("/api/me").await.expect("an answer");
    assert_eq!(me["person"], Value::Null);
    let (_, cookie) = Raw::with(&host.address, &[("cookie", guest.cookie.clone()), ("origin", origin.clone())]).await;
    assert!(cookie.is_some_and(|cookie| cookie != guest.cookie), "somebody new");

    // A head that never ends: no more than a few kilobytes of it are kept, and those who take their time hold nobody up.
    let mut slow = TcpStream::connect(&host.address).await.expect("a connection");
    slow.write_all(b"GET /api/me HTTP/1.1\r\nhost: x\r\n").await.expect("sent");
    let mut endless = TcpStream::connect(&host.address).await.expect("a connection");
    endless.write_all(b"GET /api/me HTTP/1.1\r\n").await.expect("sent");
    for n in 0..10_000 {
        if endless.write_all(format!("x-{n}: {}\r\n", "y".repeat(100)).as_bytes()).await.is_err() {
            break;
        }
    }
    let mut answer = Vec::new();
    drop(within(endless.read_to_end(&mut answer)).await);
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{}", String::from_utf8_lossy(&answer));
    peace.goes_on(&host).await;
    let mut answer = Vec::new();
    drop(within(slow.read_to_end(&mut answer)).await);
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{}", String::from_utf8_lossy(&answer));
    peace.goes_on(&host).await;
    host.stop().await;
}

/// The status of the answer to somebody who wants a WebSocket.
async fn upgrade(address: &str, cookie: Option<&str>, origin: Option<&str>) -> u16 {
    let mut request = format!("ws://{address}/api/live").into_client_request().expect("a request");
    for (name, value) in [("cookie", cookie), ("origin", origin)] {
        if let Some(value) = value {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
    }
    let stream = TcpStream::connect(address).await.expect("a connection");
    match within(tokio_tungstenite::client_async(request, stream)).await {
        Ok((_, answer)) => answer.status().as_u16(),
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_bounded_by_address_and_by_person() {
    let house = House::with(Allowances { connections_by_address: 60, ..Allowances::default() });
    let host = house.open().await;
    let mut peace = Peace::begin(&host).await;
    let guest = host.guest().await;

    // One person has so many sockets and no more.
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..32 {
        sockets.push(guest.connect().await.expect("a socket"));
    }
    let origin = format!("http://{}", host.address);
    for _ in 0..5 {
        assert_eq!(upgrade(&host.address, Some(&guest.cookie), Some(&origin)).await, 429);
    }
    drop(sockets);
    peace.goes_on(&host).await;

    // Many more connections from one address: those beyond the sixty are closed at once, and the tables do not notice.
    let mut streams = Vec::new();
    for _ in 0..400 {
        streams.push(TcpStream::connect(&host.address).await.expect("a connection"));
    }
    for stream in streams.iter_mut().skip(60 - peace.players.len()) {
        let mut byte = [0];
        assert!(matches!(within(stream.read(&mut byte)).await, Ok(0) | Err(_)));
    }
    let seat = peace.moves % 2;
    let version = peace.players[seat].play(PLACES[peace.moves]).await;
    peace.players[1 - seat].sees(|view| view.version == version).await;
    peace.moves += 1;
    drop(streams);
    // When they are gone, others can come.
    let comes = async {
        while Guest::arrive(&host.http, &host.address).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    within(comes).await;
    peace.goes_on(&host).await;
    host.stop().await;
}
