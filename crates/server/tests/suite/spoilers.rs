//! People who want to spoil other people's games, over real sockets: what an honest player notices of it, which is nothing.

use crate::host::{Host, House, Player, Raw, eventually, within};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use std::time::Duration;
use trilynx_games::chance::MAX_WORD_BYTES;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::command::{MAX_CHAT_BYTES, MAX_MOVE_BYTES};
use trilynx_protocol::http::{
    Appeal, AppealAnswer, Challenge, ClubMessage, LONGEST_REASON, MAX_APPEAL_BYTES, MAX_MESSAGE_BYTES, PrivateMessage, Sanction,
    SanctionKind,
};
use trilynx_protocol::study::{Glyph, MAX_NAME_BYTES, MAX_START_BYTES, StudyChange, StudyChapter, StudyEntry, StudyNode, StudyPerson};
use trilynx_protocol::wire::{
    CHAT_KEPT, ChatLine, Error, GameView, PersonView, Played, PositionUpdate, Room, SeatLine, Stage, TableLine, ToClient, ToServer,
    ViewEvent,
};
use trilynx_protocol::{
    ChapterId, ClockRule, Command, EndedBy, GameResult, Occupant, Options, PersonId, Refused, SeatOffer, StudyId, TableId,
};
use trilynx_server::live::fair::Origin;
use trilynx_server::live::outbox::{MAX_FRAME_BYTES, Outbox};
use trilynx_server::live::sanctions::MOST_SHOWN;
use trilynx_server::live::table::{CommandRequest, ConnectionId, MAX_OPEN_TABLES, MAX_SPECTATORS, Watch};
use trilynx_server::store::{MOST_BLOCKED_IDS, MOST_CHALLENGES};
use trilynx_studies::Chapter;
use trilynx_table::MAX_MOVES;
use trilynx_trials::client::Socket;

const FISCHER: &str = r#"{ "kind": "fischer", "initial_s": 60, "increment_s": 0 }"#;

fn clock() -> Value {
    serde_json::from_str(FISCHER).expect("a clock")
}

/// A player's request as a connection would pass it on, received at this moment.
fn asked(host: &Host, player: &Player, key: &str, command: Command) -> CommandRequest {
    CommandRequest {
        person: player.guest.id,
        guest: true,
        origin: Origin::LOCAL,
        seat: None,
        lag_ms: 0,
        received: host.service.live.env.now(),
        key: key.to_owned(),
        command,
    }
}

/// Two guests who have made a move each: the clock runs.
async fn after_two_moves(host: &Host) -> (TableId, [Player; 2]) {
    let (table, mut players) = host.pair(json!({ "game": "yinsh", "clock": clock() })).await;
    let [white, black] = &mut players;
    white.play("a2").await;
    black.sees(|view| view.version == white.view().version).await;
    black.play("a3").await;
    white.sees(|view| view.version == black.view().version).await;
    (table, players)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_padded_with_spaces_do_not_make_the_lobby_too_long_for_anybody() {
    let house = House::generous();
    let host = house.open().await;
    let start = "yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
    let padded = format!("{start}{}", " ".repeat(4096 - start.len()));
    let mut opened = HashSet::new();
    for _ in 0..30 {
        let opener = host.guest().await;
        for _ in 0..MAX_OPEN_TABLES {
            let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "start": padded });
            opened.insert(opener.open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table"));
        }
    }
    let mut raw = Raw::connect(&host.guest().await).await;
    raw.say(&json!({ "say": "lobby", "follow": true }).to_string()).await;
    let mut listed: HashSet<TableId> = HashSet::new();
    let listing = async {
        while listed.len() < opened.len() {
            let frame = raw.hear().await.expect("the connection stays");
            assert!(frame.len() <= MAX_FRAME_BYTES, "{} bytes", frame.len());
            match serde_json::from_str(&frame).expect("a frame") {
                ToClient::Lobby { open, .. } => listed.extend(open.into_iter().map(|line| line.id)),
                ToClient::LobbyChanges { lines, .. } => listed.extend(lines.into_iter().map(|line| line.id)),
                _ => {}
            }
            assert!(!frame.contains("board="), "a list needs no positions");
        }
    };
    within(listing).await;
    assert_eq!(listed, opened);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_opens_so_many_public_tables_and_no_more() {
    let house = House::generous();
    let host = house.open().await;
    let opener = host.guest().await;
    let opening = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2 }, "seats": ["me", "open"] });
    for _ in 0..MAX_OPEN_TABLES {
        opener.open(&opening).await.expect("a table");
    }
    let (status, answer) = opener.post("/api/tables", &opening).await.expect("an answer");
    assert_eq!((status, &answer["code"], &answer["what"]), (413, &json!("too_large"), &json!("open_tables")));
    let private = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2, "private": true }, "seats": ["me", "open"] });
    opener.open(&private).await.expect("a table for friends is in nobody's way");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_received_in_time_counts_although_the_table_deals_with_it_later() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut white, _black]) = after_two_moves(&host).await;
    // White has 0.7 s left when the move is received; other things keep the table busy for another ten seconds.
    house.wall.pass(Duration::from_millis(59_300));
    let request = asked(&host, &white, "in-time", Command::Play { text: "a4".to_owned(), number: 2 });
    house.wall.pass(Duration::from_secs(10));
    let handle = host.service.live.table(table).expect("a table");
    handle.ask_and_wait(request).await.expect("it was in time");
    white.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 3)).await;
    let game = white.view().game.as_ref().expect("a game");
    assert_eq!(game.clocks.as_ref().expect("clocks").seats[0].remaining_ms, 700);
    host.stop().await;
}

/// On one thread, so that both messages lie in the queue before the table looks at the first.
#[tokio::test]
async fn a_flag_does_not_fall_before_a_move_that_waits_in_the_queue() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = after_two_moves(&host).await;
    let [white, black] = &mut players;
    house.wall.pass(Duration::from_secs(59));
    let request = asked(&host, white, "waits", Command::Play { text: "a4".to_owned(), number: 2 });
    house.wall.pass(Duration::from_secs(3));
    // The deadline is over, and the table is woken for it; the move lies behind that in the queue, and counts.
    let handle = host.service.live.table(table).expect("a table");
    let (outbox, mut frames, _) = Outbox::new();
    handle.wake();
    handle.ask(request, &outbox);
    let answer = within(frames.recv()).await.expect("an answer");
    assert!(answer.contains("granted"), "it was in time: {answer}");
    black.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 3 && game.result.is_none())).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_thousand_spectators_do_not_lock_a_player_out() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let handle = host.service.live.table(table).expect("a table");
    let mut outboxes = Vec::new();
    for n in 0..MAX_SPECTATORS as u64 + 20 {
        let (outbox, mut frames, _) = Outbox::new();
        let mut chance = [7; 16];
        chance[..8].copy_from_slice(&n.to_be_bytes());
        let (connection, person) = (ConnectionId(1 << 40 | n), PersonId::from_random(chance));
        handle.watch(Watch { connection, person, origin: Origin::LOCAL, seat: None, version: None, pace: None, outbox });
        // The answer, whatever it is: then the next one comes.
        let first = within(frames.recv()).await.expect("a frame");
        let too_many = first.contains("too_large");
        assert_eq!(too_many, n >= MAX_SPECTATORS as u64, "spectator {n}: {first:.200}");
        outboxes.push(frames);
    }
    // A player who comes back after all of them gets in and plays.
    let mut again = Player::join(players[0].guest.clone(), table).await;
    assert_eq!(again.view().viewer, Some(0));
    again.play("a2").await;
    players[1].sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
    host.stop().await;
}

/// The first complaint, whole.
async fn complaint(raw: &mut Raw) -> Value {
    loop {
        let frame: Value = serde_json::from_str(&raw.hear().await.expect("the connection stays")).expect("JSON");
        if frame["say"] == "error" {
            return frame;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_cannot_be_dealt_with_is_answered_under_its_own_key() {
    let house = House::default();
    let host = house.open().await;
    let (table, players) = host.pair(json!({ "game": "yinsh" })).await;
    let mut raw = Raw::connect(&players[0].guest).await;
    raw.say(&json!({ "say": "ask", "table": table, "key": "odd", "command": { "do": "resign", "seat": 0 } }).to_string()).await;
    let frame = complaint(&mut raw).await;
    assert_eq!((&frame["error"]["code"], &frame["key"], &frame["table"]), (&json!("malformed"), &json!("odd"), &json!(table)));
    let ask = |n: u32| json!({ "say": "ask", "table": table, "key": format!("k{n}"), "command": { "do": "ready" } });
    let mut limited = Value::Null;
    for n in 0..250 {
        raw.say(&ask(n).to_string()).await;
    }
    while limited["error"]["code"] != "limited" {
        limited = complaint(&mut raw).await;
    }
    assert!(limited["key"].as_str().is_some_and(|key| key.starts_with('k')), "somebody waits for that answer: {limited}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_key_with_another_command_is_not_said_to_be_done() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let white = &mut players[0];
    let play = || Command::Play { text: "a2".to_owned(), number: 0 };
    let version = white.socket.ask(table, "mine", play()).await.expect("an answer").expect("granted");
    assert_eq!(white.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
    let other = white.socket.ask(table, "mine", Command::Say { text: "hello".to_owned() }).await.expect("an answer");
    let Err(ToClient::Error { error: Error::Taken { what }, .. }) = other else { panic!("{other:?}") };
    assert_eq!(what, "key");
    // A server that has just started knows it too.
    host.stop().await;
    let host = house.open().await;
    let mut white = Player::join(white.guest.at(&host.address), table).await;
    assert_eq!(white.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
    let other = white.socket.ask(table, "mine", Command::Say { text: "hello".to_owned() }).await.expect("an answer");
    assert!(matches!(other, Err(ToClient::Error { error: Error::Taken { .. }, .. })), "{other:?}");
    let zero = white.socket.ask(table, "\0", Command::Resign).await;
    assert!(zero.is_err() || zero.is_ok_and(|answer| answer.is_err()), "no key has a control character");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_for_a_game_that_nobody_can_play_is_refused_at_once() {
    let house = House::default();
    let host = house.open().await;
    let mut guest = host.guest().await.connect().await.expect("a socket");
    let mut owner = host.owner().await.connect().await.expect("a socket");
    let seek = |variant: &str, clock: ClockRule, rated: bool| ToServer::Seek {
        game: serde_json::from_value(json!("yinsh")).expect("a game"),
        variant: variant.to_owned(),
        players: 2,
        clock,
        rated,
    };
    let fischer = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    let refused = |_: &Socket, heard: &ToClient| match heard {
        ToClient::Error { error: Error::Refused { reason }, .. } => Some(reason.clone()),
        _ => None,
    };
    guest.say(&seek("standard", fischer, true)).await.expect("said");
    assert_eq!(guest.until(refused).await.expect("an answer"), Refused::NeedsAccount);
    for wrong in [seek("none", fischer, false), seek("standard", ClockRule::None, true)] {
        owner.say(&wrong).await.expect("said");
        assert!(matches!(owner.until(refused).await.expect("an answer"), Refused::Options { .. }));
    }
    assert_eq!(host.service.live.pairing.seekers(), 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_neither_open_rated_tables_nor_sit_down_at_them() {
    let house = House::default();
    let host = house.open().await;
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "rated": true, "clock": clock() });
    let opening = json!({ "options": options, "seats": ["me", "open"] });
    let guest = host.guest().await;
    let (status, answer) = guest.post("/api/tables", &opening).await.expect("an answer");
    assert_eq!((status, &answer["reason"]["code"]), (409, &json!("needs_account")));
    let owner = host.owner().await;
    let table = owner.open(&opening).await.expect("a table");
    let mut visitor = Player::join(guest, table).await;
    let answer = visitor.ask(Command::Sit { seat: None, word: None }).await;
    assert!(matches!(answer, Err(ToClient::Refused { reason: Refused::NeedsAccount, .. })), "{answer:?}");
    let mut other = Player::join(host.owner().await, table).await;
    other.granted(Command::Sit { seat: None, word: None }).await;
    assert!(other.view().rated && other.view().stage == Stage::Playing);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_nobody_watches_rest_and_go_on_when_somebody_comes() {
    let house = House::generous();
    let host = house.open().await;
    let opener = host.guest().await;
    let options = json!({ "game": "yinsh", "variant": "blitz", "players": 2 });
    let table = opener.open(&json!({ "options": options, "seats": [{ "bot": "random" }, { "bot": "random" }] })).await.expect("a table");
    let row = async || host.service.store.row(table).await.expect("a store").expect("a row");
    assert_eq!((row().await.moves, row().await.stage), (0, Stage::Playing));
    let mut watcher = Player::join(opener, table).await;
    watcher.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() >= 3)).await;
    drop(watcher);
    let live = &host.service.live;
    eventually("the connection is closed", || live.presence.connections() == 0).await;
    // At most the move that was being thought about still comes.
    let mut before = row().await.moves;
    let resting = async {
        loop {
            tokio::time::sleep(Duration::from_millis(300)).await;
            let now = row().await.moves;
            if std::mem::replace(&mut before, now) == now {
                return;
            }
        }
    };
    within(resting).await;
    assert_eq!(row().await.stage, Stage::Playing, "the game has not been played to its end meanwhile");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_are_counted_like_other_messages() {
    let house = House::default();
    let host = house.open().await;
    let mut raw = Raw::connect(&host.guest().await).await;
    for _ in 0..2_000 {
        if !raw.send(tokio_tungstenite::tungstenite::Message::Ping(Vec::new().into())).await {
            break;
        }
    }
    let frames = raw.until_the_end().await;
    assert!(frames.iter().any(|frame| frame.contains("limited")), "{frames:?}");
    host.stop().await;
}

/// Every kind of frame. The match has no wildcard: a new kind must be thought about here.
fn kind(frame: &ToClient) -> usize {
    match frame {
        ToClient::Welcome { .. } => 0,
        ToClient::Table { .. } => 1,
        ToClient::Events { .. } => 2,
        ToClient::Granted { .. } => 3,
        ToClient::Refused { .. } => 4,
        ToClient::Preview { .. } => 5,
        ToClient::Presence { .. } => 6,
        ToClient::Lobby { .. } => 7,
        ToClient::LobbyChanges { .. } => 8,
        ToClient::Paired { .. } => 9,
        ToClient::Error { .. } => 10,
        ToClient::GoingDown => 11,
        ToClient::StudyChanged { .. } => 12,
        ToClient::StudyMoved { .. } => 13,
        ToClient::StudyGranted { .. } => 14,
        ToClient::StudyFault { .. } => 15,
        ToClient::StudyPresence { .. } => 16,
        ToClient::TournamentMoved { .. } => 17,
        ToClient::TournamentTable { .. } => 18,
        ToClient::Blocked { .. } => 19,
        ToClient::Challenges { .. } => 20,
        ToClient::Notifications { .. } => 21,
        ToClient::ClubSaid { .. } => 22,
        ToClient::ClubMoved { .. } => 23,
        ToClient::Sanctions { .. } => 24,
        ToClient::UnreadMessages { .. } => 25,
        ToClient::MessageSent { .. } => 26,
    }
}

/// The largest change of a study: a chapter with as much as one can hold, every sign escaped.
fn largest_change(by: PersonId, key: &str) -> StudyEntry {
    let id = ChapterId::from_random([7; 16]);
    let mut nodes = vec![StudyNode::default()];
    let mut chapter = StudyChapter { id, name: "\"".repeat(MAX_NAME_BYTES), start: "\"".repeat(MAX_START_BYTES), nodes: Vec::new() };
    // What `trilynx_studies` counts is never less than what is sent.
    loop {
        let text = format!("m{}", nodes.len());
        nodes.push(StudyNode { depth: 1, seat: 4, text, comment: "\"".repeat(30), glyph: Some(Glyph::Interesting), shapes: Vec::new() });
        chapter.nodes.clone_from(&nodes);
        if nodes.len() % 100 == 0 && Chapter::read(&StudyChapter { name: "Name".to_owned(), ..chapter.clone() }).is_err() {
            chapter.nodes.truncate(nodes.len() - 100);
            break;
        }
    }
    StudyEntry { version: u32::MAX, by, key: key.to_owned(), change: StudyChange::AddChapter { chapter } }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_frame_at_its_largest_fits() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = host.group(json!({ "game": "linko", "rounds": 10 }), 5).await;
    crate::host::play_on(&mut players, 40, |_| 0).await;
    let mut view = players[0].view().clone();
    let people: BTreeMap<PersonId, PersonView> = (0..=u8::MAX)
        .map(|n| (PersonId::from_random([n; 16]), PersonView { name: "\"".repeat(20), guest: false, bot: false }))
        .take(CHAT_KEPT + 2 * MAX_SEATS)
        .collect();
    let line = ChatLine { by: players[0].guest.id, room: Room::All, text: "\"".repeat(MAX_CHAT_BYTES), unix_ms: u64::MAX >> 11 };
    view.chat = vec![line.clone(); CHAT_KEPT];
    let result =
        GameResult { winners: vec![0, 1, 2, 3, 4], scores: vec![i16::MIN; 5], by: EndedBy::Resignation, left: vec![0, 1, 2, 3, 4] };
    view.series.results = vec![result.clone(); 50];
    view.series.totals = vec![i32::MIN; 5];
    let all = ["13"; 8].join("+") + &"+X".repeat(5);
    let game = view.game.as_mut().expect("a game");
    game.moves = vec![Played { seat: 4, text: all.clone(), took_ms: u32::MAX }; MAX_MOVES as usize];
    let decision = game.decision.as_mut().expect("a decision");
    // Of thirteen numbers eight cards each, with up to five jokers, and more than any hand allows.
    decision.legal = Some(vec![all.clone(); 13 * 8 * 6]);
    game.start = Some(format!("linko/standard players=5 first=4 deck={}", vec!["13"; 109].join(",")));
    game.words = vec!["\"".repeat(MAX_WORD_BYTES); 5];
    game.result = Some(result.clone());
    let position = game.position.clone();
    let now = PositionUpdate {
        position: position.clone(),
        way: Vec::new(),
        decision: game.decision.clone(),
        may_reset: true,
        may_abort: true,
        clocks: game.clocks.clone(),
    };
    let seat = SeatLine { occupant: Some(Occupant::Person(players[0].guest.id)), name: Some("\"".repeat(40)), rating: Some(i32::MIN) };
    let listed = TableLine {
        id: table,
        options: Options { clock: ClockRule::Byoyomi { main_s: u32::MAX, periods: u8::MAX, period_s: u32::MAX }, ..view.options.clone() },
        from_position: true,
        stage: Stage::Between,
        offers: vec![SeatOffer::For(players[0].guest.id); 5],
        seats: vec![seat; 5],
        moves: MAX_MOVES,
        result: Some(result),
        opened_unix_ms: u64::MAX >> 11,
    };
    let fields = |n: usize| (0..n).map(|n| (format!("field{n}"), "\"".repeat(100))).collect();
    let reason = Refused::Rule { clause: "LINKO 10".to_owned(), kind: "k".repeat(60), fields: fields(8), message: "\"".repeat(2_000) };
    let (key, service_ms) = ("\"".repeat(64), u64::MAX >> 11);
    let events = vec![
        ViewEvent::Moved { played: Played { seat: 4, text: all.clone(), took_ms: u32::MAX }, now: Box::new(now) },
        ViewEvent::Ended {
            game: Box::new(view.game.clone().expect("a game")),
            stage: Stage::Between,
            series: view.series.clone(),
            commitment: Some("0".repeat(64)),
        },
        ViewEvent::Started {
            seats: view.seats.clone(),
            rated: true,
            game: Box::new(GameView { moves: Vec::new(), ..view.game.clone().expect("a game") }),
        },
        ViewEvent::Said { line },
    ];
    let study = StudyId::from_random([7; 16]);
    let tournament = trilynx_protocol::TournamentId::from_random([7; 16]);
    let shown = PersonView { name: "\"".repeat(20), guest: false, bot: false };
    let looking = vec![StudyPerson { person: players[0].guest.id, shown }; 30];
    let challenge = Challenge {
        table,
        challenger: players[0].guest.id,
        challenger_name: "\"".repeat(20),
        challenged: players[1].guest.id,
        challenged_name: "\"".repeat(20),
        options: listed.options.clone(),
        unix_ms: u64::MAX >> 11,
        expires_unix_ms: u64::MAX >> 11,
    };
    let club = trilynx_protocol::ClubId::from_random([7; 16]);
    let (by, name) = (players[0].guest.id, "\"".repeat(20));
    let message = ClubMessage { number: u64::MAX >> 11, by, name, unix_ms: u64::MAX >> 11, text: "\"".repeat(MAX_CHAT_BYTES) };
    let private = PrivateMessage { number: u64::MAX >> 11, by, unix_ms: u64::MAX >> 11, text: "\"".repeat(MAX_MESSAGE_BYTES) };
    let answer = AppealAnswer { lifted: false, text: "\"".repeat(4 * LONGEST_REASON), unix_ms: u64::MAX >> 11 };
    let sanction = Sanction {
        number: u64::MAX >> 11,
        kind: SanctionKind::Warning,
        reason: "\"".repeat(4 * LONGEST_REASON),
        since_unix_ms: u64::MAX >> 11,
        until_unix_ms: Some(u64::MAX >> 11),
        lifted_unix_ms: Some(u64::MAX >> 11),
        confirmed_unix_ms: Some(u64::MAX >> 11),
        appeal: Some(Appeal { text: "\"".repeat(MAX_APPEAL_BYTES), unix_ms: u64::MAX >> 11, answer: Some(answer) }),
        networks_until_unix_ms: Some(u64::MAX >> 11),
    };
    let effects = players[1].view().game.as_ref().map(|_| Default::default()).expect("effects");
    let frames = [
        ToClient::Welcome { person: players[0].guest.id, service_ms, version: "100.100.100".to_owned() },
        ToClient::Table { view: Box::new(view), people: people.clone(), service_ms },
        ToClient::Events { table, from: u32::MAX, events, people, service_ms },
        ToClient::Granted { table, key: key.clone(), version: u32::MAX },
        ToClient::Refused { table, key: key.clone(), reason: reason.clone() },
        ToClient::Preview { table, text: "\"".repeat(MAX_MOVE_BYTES), position: Some(position), effects },
        ToClient::Presence { table, seats: vec![0, 1, 2, 3, 4], spectators: u32::MAX },
        ToClient::Lobby { open: vec![listed.clone(); 25], running: vec![listed.clone(); 25], people: u32::MAX },
        ToClient::LobbyChanges { lines: vec![listed; 50], gone: vec![table; 500], people: u32::MAX },
        ToClient::Paired { table },
        ToClient::Error { error: Error::Refused { reason: reason.clone() }, table: Some(table), key: Some(key.clone()) },
        ToClient::GoingDown,
        ToClient::StudyChanged { study, from: u32::MAX, entries: vec![largest_change(players[0].guest.id, &key)] },
        ToClient::StudyMoved { study },
        ToClient::StudyGranted { study, key: key.clone(), version: u32::MAX },
        ToClient::StudyFault { study, key: Some(key), error: Error::Refused { reason } },
        ToClient::StudyPresence { study, people: looking },
        ToClient::TournamentMoved { tournament, version: u32::MAX },
        ToClient::TournamentTable { tournament, name: "\"".repeat(MAX_NAME_BYTES), round: u16::MAX, table },
        ToClient::Blocked { people: vec![players[0].guest.id; MOST_BLOCKED_IDS as usize] },
        ToClient::Challenges { incoming: vec![challenge; MOST_CHALLENGES as usize] },
        ToClient::Notifications { unseen: u32::MAX },
        ToClient::ClubSaid { club, message },
        ToClient::ClubMoved { club },
        ToClient::Sanctions { sanctions: vec![sanction; MOST_SHOWN as usize] },
        ToClient::UnreadMessages { unread: u32::MAX },
        ToClient::MessageSent { with: by, message: private },
    ];
    for (n, frame) in frames.iter().enumerate() {
        assert_eq!(kind(frame), n);
        let bytes = serde_json::to_string(frame).expect("JSON").len();
        assert!(bytes <= MAX_FRAME_BYTES, "{bytes} bytes of {MAX_FRAME_BYTES}: kind {n}");
    }
    host.stop().await;
}
