//! `trilynx explorer rebuild`, after a server has counted games that were really played.

use serde_json::{Value, json};
use std::path::Path;
use std::process::Command as Process;
use std::time::{Duration, Instant};
use trilynx_protocol::Command;
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::server::{Server, Start};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Moves of a game before it is given up: past the opening, so that it counts.
const MOVES: usize = 16;

/// A game that was played: how its start is written, and its moves.
struct Played {
    start: String,
    moves: Vec<String>,
}

/// Two guests play a game, by few of the legal moves so that games meet, and one gives up.
async fn play(guests: &[Guest; 2], game: &str, number: usize) -> Played {
    let options = json!({ "game": game, "variant": "standard", "players": 2, "order": "fixed" });
    let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let mut sockets = [guests[0].connect().await.expect("a socket"), guests[1].connect().await.expect("a socket")];
    for socket in &mut sockets {
        socket.watch(table).await.expect("a view");
    }
    let sat = sockets[1].ask(table, "sit", Command::Sit { seat: None, word: None }).await.expect("an answer");
    sat.expect("a seat is free");
    sockets[0].until(|socket, _| (!socket.legal(table).is_empty()).then_some(())).await.expect("the game begins");
    let mut moves: Vec<String> = Vec::new();
    while moves.len() < MOVES {
        // Both have heard of the last move.
        for socket in &mut sockets {
            let is_up_to_date = |socket: &Socket| socket.moves(table) as usize >= moves.len();
            if !is_up_to_date(socket) {
                socket.until(|socket, _| is_up_to_date(socket).then_some(())).await.expect("news");
            }
        }
        let to_move = (0..2).find(|&seat| !sockets[seat].legal(table).is_empty()).expect("somebody is to move");
        let legal = sockets[to_move].legal(table);
        // The first moves differ, the others do not.
        let text = legal[if moves.is_empty() { number % 2 * (legal.len() / 2) } else { legal.len() / 3 }].clone();
        let asked = Command::Play { text: text.clone(), number: moves.len() as u32 };
        let granted = sockets[to_move].ask(table, &format!("{game}-{number}-{}", moves.len()), asked).await.expect("an answer");
        granted.expect("it is legal");
        moves.push(text);
    }
    let resigned = sockets[number % 2].ask(table, "resign", Command::Resign).await.expect("an answer");
    resigned.expect("anybody may resign");
    let (_, record) = guests[0].fetch(&format!("/api/games/{table}/record"), &[]).await.expect("a record");
    let record = String::from_utf8(record).expect("UTF-8");
    let start = record.lines().find_map(|line| line.strip_prefix("Start: ")).unwrap_or_else(|| panic!("no start in {record}"));
    for socket in sockets {
        socket.leave().await;
    }
    Played { start: start.to_owned(), moves }
}

/// What the explorer says of every position of these games, apart from the book.
async fn explored(guest: &Guest, games: &[Played]) -> Vec<Value> {
    let mut answers = Vec::new();
    for Played { start, moves } in games {
        for n in 0..=moves.len() {
            let line = format!("{start} {}", moves[..n].join(" "));
            let query: String = line.trim().bytes().map(|byte| format!("%{byte:02X}")).collect();
            let mut answer: Value = guest.get(&format!("/api/explorer?position={query}")).await.expect("an answer");
            let answer = answer.as_object_mut().expect("an object");
            answer.retain(|key, _| !key.starts_with("book"));
            // Of the games to open, which they are.
            let ids: Vec<Value> = answer["latest"].as_array().expect("games").iter().map(|line| line["id"].clone()).collect();
            answer.insert("latest".to_owned(), json!(ids));
            answers.push(json!({ "position": line, "explored": answer }));
        }
    }
    answers
}

fn games(answer: &Value, list: &str) -> u64 {
    let all = answer["explored"][list].as_array().expect("moves").iter();
    all.map(|explored| ["won", "drawn", "lost"].iter().map(|result| explored[result].as_u64().expect("a number")).sum::<u64>()).sum()
}

async fn start(folder: &Path) -> Server {
    let database = folder.join("games.db").display().to_string();
    let mut start = Start::new(Path::new(env!("CARGO_BIN_EXE_trilynx")), &database, folder).expect("a port");
    // Nobody asks as much as this test does.
    start.flags = ["--limits", "off"].map(str::to_owned).to_vec();
    start.run().await.expect("a server")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rebuild_counts_what_was_counted_when_the_games_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let http = reqwest::Client::new();
    let guests =
        [Guest::arrive(&http, &server.address).await.expect("a guest"), Guest::arrive(&http, &server.address).await.expect("a guest")];
    let mut played = Vec::new();
    for (game, number) in [("yinsh", 0), ("yinsh", 1), ("yinsh", 2), ("lyngk", 0), ("lyngk", 1)] {
        played.push(play(&guests, game, number).await);
    }
    // Three games of YINSH and one of each deal of LYNGK begin where they do; all of LYNGK begin with the same outline.
    let asked = Instant::now();
    let live = loop {
        let answers = explored(&guests[0], &played).await;
        let first_of_lyngk = &answers[3 * (MOVES + 1)];
        if games(&answers[0], "moves") == 3 && games(first_of_lyngk, "outline") == 2 {
            assert_eq!(games(first_of_lyngk, "moves"), 1, "{first_of_lyngk}");
            break answers;
        }
        assert!(asked.elapsed() < PATIENCE, "{} {first_of_lyngk}", answers[0]);
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    server.stop().await.expect("it stops");

    let database = folder.path().join("games.db");
    let rebuilt = Process::new(env!("CARGO_BIN_EXE_trilynx")).args(["explorer", "rebuild", "--database"]).arg(&database).output();
    let rebuilt = rebuilt.expect("the program runs");
    assert!(rebuilt.status.success(), "{}", String::from_utf8_lossy(&rebuilt.stderr));
    assert_eq!(String::from_utf8_lossy(&rebuilt.stdout), "5 games were counted\n");

    let server = start(folder.path()).await;
    let guest = guests[0].at(&server.address);
    assert_eq!(explored(&guest, &played).await, live);
    server.stop().await.expect("it stops");
}
