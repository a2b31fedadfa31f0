//! Tournaments over real sockets, to the end: rounds and arenas, servers that stop anywhere, invitations, organisers, limits.

use crate::fixture::Running;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use trilynx_protocol::http::{TournamentState, TournamentView};
use trilynx_protocol::tournament::POINT;
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_protocol::{Command, TableId};
use trilynx_trials::client::{Guest, Socket};

fn now_ms() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

/// Settings of a tournament that starts in an hour.
pub fn settings(format: Value) -> Value {
    let is_tables = format["kind"] == "tables";
    let table = match is_tables {
        true => {
            json!({ "game": "linko", "variant": "standard", "players": 4, "clock": { "kind": "fischer", "initial_s": 600, "increment_s": 5 } })
        }
        false => {
            json!({ "game": "yinsh", "variant": "blitz", "players": 2, "clock": { "kind": "fischer", "initial_s": 600, "increment_s": 5 } })
        }
    };
    json!({ "name": "Open", "format": format, "table": table, "starts_unix_ms": now_ms() + 3_600_000 })
}

async fn server() -> Running {
    Running::start_with(|config| config.limits = None).await
}

async fn again(folder: TempDir) -> Running {
    Running::start_in(folder, |config| config.limits = None).await
}

async fn guests(server: &Running, count: usize) -> Vec<Guest> {
    let http = reqwest::Client::new();
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(Guest::arrive(&http, &server.address.to_string()).await.expect("a guest"));
    }
    guests
}

pub async fn created(guest: &Guest, settings: &Value) -> String {
    let (status, made) = guest.post("/api/tournaments", &json!({ "settings": settings })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    made["tournament"].as_str().expect("an id").to_owned()
}

async fn try_ask(guest: &Guest, tournament: &str, ask: &Value) -> (u16, Value) {
    guest.post(&format!("/api/tournaments/{tournament}/ask"), ask).await.expect("an answer")
}

pub async fn ask(guest: &Guest, tournament: &str, command: Value) -> u64 {
    let (status, answer) = try_ask(guest, tournament, &json!({ "command": command })).await;
    assert_eq!(status, 200, "{answer}");
    answer["version"].as_u64().expect("a version")
}

pub async fn view(guest: &Guest, tournament: &str) -> TournamentView {
    guest.get(&format!("/api/tournaments/{tournament}")).await.expect("a tournament")
}

async fn get(guest: &Guest, tournament: &str, what: &str) -> Value {
    guest.get(&format!("/api/tournaments/{tournament}/{what}")).await.expect("an answer")
}

/// Waits until something is there.
async fn eventually<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(180), looking).await.expect("it comes")
}

/// A tournament of these guests that has started.
async fn started(guests: &[Guest], format: Value) -> String {
    let tournament = created(&guests[0], &settings(format)).await;
    for guest in guests {
        ask(guest, &tournament, json!({ "do": "enter" })).await;
    }
    ask(&guests[0], &tournament, json!({ "do": "start" })).await;
    tournament
}

/// Lets the second seat of every game that has a table give up; says how many did.
async fn resign_all(guests: &[Guest], tournament: &str, most: usize) -> usize {
    let shown = view(&guests[0], tournament).await;
    let mut resigned = 0;
    for board in shown.boards.iter().take(most) {
        let Some(table) = board.table else { continue };
        let who = &shown.entries[&board.players[1]].who;
        let trilynx_protocol::Occupant::Person(person) = who else { continue };
        let guest = guests.iter().find(|guest| guest.id == *person).expect("one of them");
        let asked = json!({ "key": "resign", "command": { "do": "resign" } });
        let (status, answer) = guest.post(&format!("/api/tables/{table}/ask"), &asked).await.expect("an answer");
        // It may be over since the page was read.
        assert!(status == 200 || answer["reason"]["code"] == "over", "{answer}");
        resigned += usize::from(status == 200);
    }
    resigned
}

/// Plays a tournament of games of two to its end.
async fn finish(guests: &[Guest], tournament: &str) {
    eventually(async || {
        resign_all(guests, tournament, usize::MAX).await;
        (view(&guests[0], tournament).await.state == TournamentState::Finished).then_some(())
    })
    .await;
}

/// All tables of a tournament by its rounds; none has two games, and none that is not in it was opened.
async fn check_tables(server: &Running, guests: &[Guest], tournament: &str, rounds: usize) -> BTreeSet<String> {
    let mut tables = BTreeSet::new();
    let mut met: BTreeSet<(u64, u64)> = BTreeSet::new();
    for round in 1..=rounds {
        let games = get(&guests[0], tournament, &format!("rounds/{round}")).await;
        for game in games["games"].as_array().expect("games") {
            assert!(game["outcome"].is_object(), "{game}");
            assert!(tables.insert(game["table"].as_str().expect("a table").to_owned()), "two games at one table");
            let players: Vec<u64> = game["players"].as_array().expect("players").iter().filter_map(Value::as_u64).collect();
            assert!(met.insert((players[0].min(players[1]), players[0].max(players[1]))), "nobody meets twice: {game}");
        }
    }
    let response = server.stranger(Method::GET, "/api/games?limit=100").send().await.expect("an answer");
    let listed: Value = response.json().await.expect("JSON");
    let listed: BTreeSet<String> =
        listed["games"].as_array().expect("games").iter().map(|line| line["id"].as_str().expect("an id").to_owned()).collect();
    assert_eq!(listed, tables, "no table but those of the tournament was opened");
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_of_eight_over_four_rounds_is_played_to_its_end_by_servers_that_stop_in_the_middle() {
    let server = server().await;
    let mut people = guests(&server, 8).await;
    let tournament = started(&people, json!({ "kind": "swiss", "rounds": 4 })).await;
    eventually(async || (resign_all(&people, &tournament, 2).await > 0).then_some(())).await;
    let server = again(server.stop().await).await;
    people = people.iter().map(|guest| guest.at(&server.address.to_string())).collect();
    finish(&people, &tournament).await;
    let shown = view(&people[0], &tournament).await;
    assert_eq!((shown.rounds, shown.rounds_in_all, shown.standings.len()), (4, 4, 8));
    // Four points are shared out in each round.
    assert_eq!(shown.standings.iter().map(|line| line.points).sum::<u32>(), 16 * POINT);
    assert_eq!(check_tables(&server, &people, &tournament, 4).await.len(), 16);
    let crosstable = get(&people[0], &tournament, "crosstable").await;
    assert!(
        crosstable["rows"].as_array().expect("rows").iter().all(|row| row["cells"].as_array().map(Vec::len) == Some(4)),
        "{crosstable}"
    );
    let trf = people[0].fetch(&format!("/api/tournaments/{tournament}/trf"), &[]).await.expect("an answer");
    assert!(trf.0 == 200 && String::from_utf8_lossy(&trf.1).lines().filter(|line| line.starts_with("001 ")).count() == 8);
    let history = get(&people[0], &tournament, "history").await;
    assert_eq!(history["happened"][0]["what"]["kind"], "finished");
    let listed: Value = people[0].get("/api/tournaments?state=finished&game=yinsh").await.expect("a list");
    assert_eq!(listed["tournaments"][0]["id"], json!(tournament));
    assert!(!listed["tournaments"][0]["winners"].as_array().expect("winners").is_empty());
    server.stop().await;
}

/// What is stored of a tournament up to a version, as after a server that was killed there.
async fn cut_log(folder: &TempDir, tournament: &str, version: i64) {
    use sqlx::Connection as _;
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("a connection");
    for sql in [
        "DELETE FROM tournament_events WHERE tournament = $1 AND version > $2",
        "UPDATE tournaments SET version = $2, stage = 'running' WHERE id = $1",
    ] {
        sqlx::query(sql).bind(tournament).bind(version).execute(&mut connection).await.expect("done");
    }
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_between_opening_tables_and_logging_them_opens_none_twice() {
    let server = server().await;
    let mut people = guests(&server, 4).await;
    let tournament = started(&people, json!({ "kind": "swiss", "rounds": 2 })).await;
    finish(&people, &tournament).await;
    let before = check_tables(&server, &people, &tournament, 2).await;
    let mut folder = server.stop().await;
    // Created, four entries, the start, the first pairing: everything after it was opened, played and rated, but not logged.
    let store = trilynx_server::store::Store::open(
        &format!("sqlite:{}", folder.path().join("games.db").display()),
        trilynx_server::store::StoreOptions::default(),
    )
    .await
    .expect("a store");
    let log = store.tournament_log(tournament.parse().expect("an id"), 0).await.expect("a log");
    store.close().await;
    let first_pairing = log.iter().position(|entry| matches!(entry.event, trilynx_protocol::log::TournamentEvent::Paired { .. }));
    let first_pairing = first_pairing.expect("a pairing") as i64 + 1;
    for kept in [first_pairing, first_pairing + 1, first_pairing + 3, log.len() as i64 - 2] {
        cut_log(&folder, &tournament, kept).await;
        let server = again(folder).await;
        people = people.iter().map(|guest| guest.at(&server.address.to_string())).collect();
        finish(&people, &tournament).await;
        // The second round may be paired in another way after another course of the first; here the course was the same.
        let after = check_tables_of(&people, &tournament, 2).await;
        assert!(before.iter().filter(|table| after.contains(*table)).count() >= 2, "the first round has its tables: {before:?} {after:?}");
        let shown = view(&people[0], &tournament).await;
        assert_eq!(shown.standings.iter().map(|line| line.points).sum::<u32>(), 4 * POINT);
        folder = server.stop().await;
    }
}

async fn check_tables_of(guests: &[Guest], tournament: &str, rounds: usize) -> BTreeSet<String> {
    let mut tables = BTreeSet::new();
    for round in 1..=rounds {
        let games = get(&guests[0], tournament, &format!("rounds/{round}")).await;
        for game in games["games"].as_array().expect("games") {
            assert!(tables.insert(game["table"].as_str().expect("a table").to_owned()), "two games at one table");
        }
    }
    tables
}

/// Somebody who goes to every table they are called to, and plays there by chance.
async fn play(guest: Guest, over: Arc<AtomicBool>, seed: u64) -> u32 {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut socket: Socket = guest.connect().await.expect("a socket");
    let (mut table, mut called, mut asked): (Option<TableId>, u32, BTreeMap<TableId, u32>) = (None, 0, BTreeMap::new());
    while !over.load(Ordering::Relaxed) {
        let Ok(heard) = tokio::time::timeout(Duration::from_millis(200), socket.hear()).await else { continue };
        let Some(frame) = heard.expect("a sound frame") else { break };
        if let ToClient::TournamentTable { table: ready, .. } = frame {
            called += 1;
            table = Some(ready);
            socket.say(&ToServer::Watch { table: ready, seat: None, version: None, pace: None }).await.expect("said");
        }
        let Some(table) = table else { continue };
        let (legal, number) = (socket.legal(table), socket.moves(table));
        if !legal.is_empty() && asked.get(&table) != Some(&number) {
            let text = legal[chance.usize(..legal.len())].clone();
            asked.insert(table, number);
            let command = Command::Play { text, number };
            socket.say(&ToServer::Ask { table, key: format!("m{number}"), seat: None, command }).await.expect("said");
        }
    }
    called
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eleven_play_at_tables_of_four_and_three_and_are_called_to_them() {
    let server = server().await;
    let people = guests(&server, 11).await;
    let over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = people.iter().zip(1..).map(|(guest, seed)| tokio::spawn(play(guest.clone(), over.clone(), seed))).collect();
    let tournament = started(&people, json!({ "kind": "tables", "rounds": 2 })).await;
    eventually(async || (view(&people[0], &tournament).await.state == TournamentState::Finished).then_some(())).await;
    over.store(true, Ordering::Relaxed);
    for player in players {
        assert_eq!(player.await.expect("played"), 2, "everybody is called to a table in each round");
    }
    for round in 1..=2 {
        let games = get(&people[0], &tournament, &format!("rounds/{round}")).await;
        let mut seats: Vec<usize> =
            games["games"].as_array().expect("games").iter().map(|game| game["players"].as_array().expect("players").len()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [3, 4, 4], "{games}");
        assert!(games["games"].as_array().expect("games").iter().all(|game| game["outcome"]["by"] == "play"), "{games}");
    }
    let shown = view(&people[0], &tournament).await;
    // Places count 5, 3, 2 and 1; 11 at a table of four, 10 at one of three.
    assert_eq!(shown.standings.iter().map(|line| line.points).sum::<u32>(), 2 * (11 + 11 + 10) * POINT);
    let trf = people[0].fetch(&format!("/api/tournaments/{tournament}/trf"), &[]).await.expect("an answer");
    assert_eq!(trf.0, 404, "the format has no place for tables");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_fill_in_where_somebody_is_alone_in_an_arena() {
    let server = server().await;
    let people = guests(&server, 3).await;
    let mut wanted = settings(json!({ "kind": "arena", "minutes": 1 }));
    let weakest = trilynx_play::turns::roster(trilynx_games::GameId::ALL[0])[0].0;
    wanted["bots"] = json!({ "bot": weakest, "most": 2 });
    let tournament = created(&people[0], &wanted).await;
    for guest in &people {
        ask(guest, &tournament, json!({ "do": "enter" })).await;
    }
    let over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = people.iter().zip(1..).map(|(guest, seed)| tokio::spawn(play(guest.clone(), over.clone(), seed))).collect();
    ask(&people[0], &tournament, json!({ "do": "start" })).await;
    // One of three is left over, until a bot comes.
    let shown = eventually(async || {
        let shown = view(&people[0], &tournament).await;
        (shown.playing >= 2 && shown.players == 4).then_some(shown)
    })
    .await;
    assert!(shown.entries.values().any(|entry| matches!(entry.who, trilynx_protocol::Occupant::Bot(_))));
    ask(&people[0], &tournament, json!({ "do": "finish" })).await;
    over.store(true, Ordering::Relaxed);
    for player in players {
        assert!(player.await.expect("played") >= 1);
    }
    let end = view(&people[0], &tournament).await;
    assert_eq!((end.state, end.playing, end.boards.len()), (TournamentState::Finished, 0, 0), "what goes on is no longer part of it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_tournament_is_in_no_list_and_its_link_lets_people_enter() {
    let server = server().await;
    let people = guests(&server, 3).await;
    let mut wanted = settings(json!({ "kind": "round_robin", "cycles": 1 }));
    (wanted["private"], wanted["admission"]) = (json!(true), json!("invited"));
    let tournament = created(&people[0], &wanted).await;
    let listed: Value = people[1].get("/api/tournaments").await.expect("a list");
    assert_eq!(listed["tournaments"], json!([]));
    let own: Value = people[0].get("/api/tournaments?mine=true").await.expect("a list");
    assert_eq!(own["tournaments"][0]["id"], json!(tournament));
    let invitation = view(&people[0], &tournament).await.invitation.expect("for the organiser");
    assert_eq!(view(&people[1], &tournament).await.invitation, None);
    let enter = json!({ "command": { "do": "enter" } });
    let (status, answer) = try_ask(&people[1], &tournament, &enter).await;
    assert_eq!((status, &answer["reason"]["code"]), (409, &json!("not_invited")));
    let wrong = json!({ "command": { "do": "enter" }, "invitation": "abcdefghijkl" });
    assert_eq!(try_ask(&people[1], &tournament, &wrong).await.0, 409);
    let right = json!({ "command": { "do": "enter" }, "invitation": invitation });
    assert_eq!(try_ask(&people[1], &tournament, &right).await.0, 200);
    let own: Value = people[1].get("/api/tournaments?mine=true").await.expect("a list");
    assert_eq!(own["tournaments"][0]["id"], json!(tournament));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn organisers_pause_adjudicate_and_undo_and_nobody_else_does() {
    let server = server().await;
    let people = guests(&server, 4).await;
    let tournament = started(&people, json!({ "kind": "swiss", "rounds": 3 })).await;
    eventually(async || view(&people[0], &tournament).await.boards.iter().all(|board| board.table.is_some()).then_some(())).await;
    for command in [json!({ "do": "pause" }), json!({ "do": "adjudicate", "game": 0, "places": [1, 2] }), json!({ "do": "finish" })] {
        let (status, answer) = try_ask(&people[1], &tournament, &json!({ "command": command })).await;
        assert_eq!((status, &answer["reason"]["code"]), (409, &json!("not_organiser")));
    }
    ask(&people[0], &tournament, json!({ "do": "pause" })).await;
    let act = ask(&people[0], &tournament, json!({ "do": "adjudicate", "game": 0, "places": [1, 2] })).await;
    assert_eq!(view(&people[0], &tournament).await.playing, 1);
    let history = get(&people[0], &tournament, "history").await;
    assert_eq!((&history["happened"][0]["what"]["kind"], &history["happened"][0]["can_undo"]), (&json!("adjudicated"), &json!(true)));
    ask(&people[0], &tournament, json!({ "do": "undo", "version": act })).await;
    assert_eq!(view(&people[0], &tournament).await.playing, 2);
    // A round that is paired anew has other tables, and the old ones are called off.
    let before: Vec<TableId> = view(&people[0], &tournament).await.boards.iter().filter_map(|board| board.table).collect();
    let paired = history["happened"].as_array().expect("lines").iter().find(|line| line["what"]["kind"] == "paired").expect("a pairing");
    ask(&people[0], &tournament, json!({ "do": "undo", "version": paired["version"] })).await;
    eventually(async || {
        let seen: Value = people[0].get(&format!("/api/tables/{}", before[0])).await.expect("a table");
        (seen["view"]["stage"] == "over").then_some(())
    })
    .await;
    ask(&people[0], &tournament, json!({ "do": "resume" })).await;
    finish(&people, &tournament).await;
    let tables = check_tables_of(&people, &tournament, 3).await;
    assert!(before.iter().all(|table| !tables.contains(&table.to_string())));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_a_tournament_cannot_be_broken_off_and_those_who_look_hear_of_changes() {
    let server = server().await;
    let people = guests(&server, 2).await;
    let tournament = created(&people[0], &settings(json!({ "kind": "swiss", "rounds": 1 }))).await;
    let mut socket = people[0].connect().await.expect("a socket");
    let id = tournament.parse().expect("an id");
    socket.say(&ToServer::WatchTournament { tournament: id }).await.expect("said");
    let moved = |least: u32| {
        move |_: &Socket, frame: &ToClient| matches!(frame, ToClient::TournamentMoved { version, .. } if *version >= least).then_some(())
    };
    socket.until(moved(1)).await.expect("the first");
    for guest in &people {
        ask(guest, &tournament, json!({ "do": "enter" })).await;
    }
    let version = ask(&people[0], &tournament, json!({ "do": "start" })).await as u32;
    let table = socket
        .until(|_, frame| if let ToClient::TournamentTable { table, .. } = frame { Some(*table) } else { None })
        .await
        .expect("a table");
    socket.until(moved(version)).await.expect("the start");
    // A connection that comes later is called too.
    let mut late = people[1].connect().await.expect("a socket");
    late.until(|_, frame| matches!(frame, ToClient::TournamentTable { table: ready, .. } if *ready == table).then_some(()))
        .await
        .expect("called");
    let abort = json!({ "key": "abort", "command": { "do": "abort" } });
    let (status, answer) = people[0].post(&format!("/api/tables/{table}/ask"), &abort).await.expect("an answer");
    assert_eq!((status, &answer["reason"]["code"]), (409, &json!("too_late_to_abort")), "{answer}");
    let seen: Value = people[0].get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(seen["view"]["tournament"], json!(tournament));
    finish(&people, &tournament).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_cannot_announce_too_many_or_what_cannot_be_played() {
    let server = server().await;
    let people = guests(&server, 2).await;
    let swiss = || settings(json!({ "kind": "swiss", "rounds": 3 }));
    let unsuitable = async |field: &str, value: Value, what: &str| {
        let mut wanted = swiss();
        wanted[field] = value;
        let (status, answer) = people[1].post("/api/tournaments", &json!({ "settings": wanted })).await.expect("an answer");
        assert_eq!(status, 409, "{field}: {answer}");
        assert_eq!(answer["reason"]["what"], json!(what), "{field}: {answer}");
    };
    unsuitable("name", json!(" "), "name").await;
    unsuitable("starts_unix_ms", json!(1_000), "starts_unix_ms").await;
    unsuitable("starts_unix_ms", json!(now_ms() + 500 * 86_400_000), "starts_unix_ms").await;
    unsuitable("description", json!("x".repeat(2_000)), "description").await;
    unsuitable("bots", json!({ "bot": "level-1", "most": 3 }), "bots").await;
    let mut rated = swiss();
    rated["table"]["rated"] = json!(true);
    let (status, answer) = people[1].post("/api/tournaments", &json!({ "settings": rated })).await.expect("an answer");
    assert_eq!((status, &answer["reason"]["code"]), (409, &json!("needs_account")));
    for _ in 0..2 {
        created(&people[0], &swiss()).await;
    }
    let (status, answer) = people[0].post("/api/tournaments", &json!({ "settings": swiss() })).await.expect("an answer");
    assert_eq!((status, &answer["what"]), (413, &json!("tournaments")));
    let nobody = try_ask(&people[0], "abcdefghijkl", &json!({ "command": { "do": "enter" } })).await;
    assert_eq!(nobody.0, 404);
    server.stop().await;
}
