//! Who leaves rated games plays no others for a while, and nobody else is told.

use crate::host::{Host, House, PATIENCE, Player};
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_games::GameId;
use trilynx_protocol::command::Claim;
use trilynx_protocol::http::{Conduct, LeavingScore};
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::{Error, Stage, ToClient, ToServer};
use trilynx_protocol::{ClockRule, Command, Refused, TableId};
use trilynx_server::ratings::least_moves;
use trilynx_trials::client::Guest;
use trilynx_trials::games::duel;

/// Longer than a server blames nobody after its start.
const SETTLED: Duration = Duration::from_secs(601);

fn clock() -> Value {
    json!({ "kind": "fischer", "initial_s": 60, "increment_s": 0 })
}

fn rated() -> Value {
    duel(json!({ "rated": true, "clock": clock() }))
}

async fn leaving(who: &Guest) -> Option<LeavingScore> {
    who.get::<Conduct>("/api/account/conduct").await.expect("what is known").leaving
}

/// Games are judged after they have ended.
async fn known(who: &Guest, is_so: impl Fn(&LeavingScore) -> bool) -> LeavingScore {
    let asked = tokio::time::Instant::now();
    loop {
        match leaving(who).await {
            Some(score) if is_so(&score) => return score,
            other => assert!(asked.elapsed() < PATIENCE, "{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until the result of somebody's only game has counted.
async fn counted(who: &Guest, games: u64) {
    let asked = tokio::time::Instant::now();
    loop {
        let profile: Value = who.get("/api/people/me").await.expect("a profile");
        if profile["ratings"][0]["games"] == games {
            return;
        }
        assert!(asked.elapsed() < PATIENCE, "{profile}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A rated game in which enough was played for its result to count.
async fn begun(host: &Host, ann: &Guest, bob: &Guest) -> (TableId, [Player; 2]) {
    let (table, players) = host.seated(rated(), vec![ann.clone(), bob.clone()]).await;
    let mut players: [Player; 2] = players.try_into().ok().expect("two");
    crate::host::play_on(&mut players, least_moves(GameId::Yinsh, 2), |_| 0).await;
    (table, players)
}

/// The second player goes away, and the first one wins after a while.
async fn left(house: &House, [mut white, black]: [Player; 2]) -> Player {
    black.socket.leave().await;
    white.sees(|view| view.seats[1].away_since_ms.is_some()).await;
    house.wall.pass(Duration::from_secs(15));
    white.granted(Command::Claim { what: Claim::Victory }).await;
    white
}

fn refused(answer: &(u16, Value)) -> u64 {
    assert_eq!((answer.0, &answer.1["reason"]["code"]), (409, &json!("left_games")), "{answer:?}");
    answer.1["reason"]["wait_ms"].as_u64().expect("a wait")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_a_rated_game_plays_only_casual_ones_for_a_while() {
    let house = House::generous();
    let host = house.open().await;
    house.wall.pass(SETTLED);
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    assert_eq!(leaving(&bob).await, None);
    let (table, players) = begun(&host, &ann, &bob).await;
    let white = left(&house, players).await;
    let score = known(&bob, |_| true).await;
    assert_eq!((score.steps, score.aborted, score.games_to_go), (1, 0, 3));
    assert!(score.paused_until_unix_ms.is_some());
    assert_eq!(leaving(&ann).await, None);

    // Wherever a rated game begins.
    let opening = |options: Value| json!({ "options": options, "seats": ["me", "open"] });
    let wait = refused(&bob.post("/api/tables", &opening(rated())).await.expect("an answer"));
    assert!((1..=600_000).contains(&wait), "{wait}");
    refused(&bob.post("/api/challenges", &json!({ "person": ann.id, "options": rated() })).await.expect("an answer"));
    let open = ann.open(&opening(rated())).await.expect("a table");
    let mut joining = Player::join(bob.clone(), open).await;
    assert_eq!(joining.refused(Command::Sit { seat: None, word: None }).await, "left_games");
    assert_eq!(Player::join(bob.clone(), table).await.refused(Command::OfferRematch).await, "left_games");
    let seek = |rated: bool| ToServer::Seek {
        game: GameName(GameId::Yinsh),
        variant: "standard".to_owned(),
        players: 2,
        clock: ClockRule::Fischer { initial_s: 60, increment_s: 0 },
        rated,
    };
    joining.socket.say(&seek(true)).await.expect("said");
    let told = joining.hears(|heard| match heard {
        ToClient::Error { error: Error::Refused { reason }, .. } => Some(reason.clone()),
        _ => None,
    });
    assert!(matches!(told.await, Refused::LeftGames { .. }));

    // Games that do not count are open to them.
    let casual = duel(json!({ "clock": clock() }));
    assert_eq!(bob.post("/api/tables", &opening(casual.clone())).await.expect("an answer").0, 201);
    let open = ann.open(&opening(casual)).await.expect("a table");
    let mut playing = Player::join(bob.clone(), open).await;
    playing.granted(Command::Sit { seat: None, word: None }).await;
    playing.sees(|view| view.stage == Stage::Playing).await;

    // Only they are told.
    let export: Value = bob.get("/api/account/export").await.expect("an export");
    assert_eq!(export["conduct"]["leaving"]["steps"], 1);
    for path in ["/api/people/Bob-B".to_owned(), format!("/api/tables/{table}")] {
        let shown: Value = ann.get(&path).await.expect("a page");
        assert!(!shown.to_string().contains("leaving") && !shown.to_string().contains("paused"), "{shown}");
    }

    // It ends by itself, and games played to their end shorten the next one.
    drop((white, playing, joining));
    house.wall.pass(Duration::from_secs(600));
    assert_eq!(bob.post("/api/tables", &opening(rated())).await.expect("an answer").0, 201);
    assert_eq!(known(&bob, |_| true).await.paused_until_unix_ms, None);
    for games_to_go in [2, 1] {
        let (_, [mut white, _black]) = begun(&host, &ann, &bob).await;
        white.granted(Command::Resign).await;
        known(&bob, |score| score.games_to_go == games_to_go).await;
    }
    let (_, [_white, mut black]) = begun(&host, &ann, &bob).await;
    black.granted(Command::Resign).await;
    let asked = tokio::time::Instant::now();
    while leaving(&bob).await.is_some() {
        assert!(asked.elapsed() < PATIENCE, "who loses has stayed to the end as well");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_blamed_soon_after_a_start_or_another_disturbance() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let (_, players) = begun(&host, &ann, &bob).await;
    drop(left(&house, players).await);
    counted(&ann, 1).await;
    assert_eq!(leaving(&bob).await, None);
    // The store was away, or another node died.
    house.wall.pass(SETTLED);
    host.service.live.note_disturbance().await;
    house.wall.pass(Duration::from_secs(300));
    let (_, players) = begun(&host, &ann, &bob).await;
    drop(left(&house, players).await);
    counted(&ann, 2).await;
    assert_eq!(leaving(&bob).await, None);
    // What an earlier time says changes nothing.
    host.service.store.note_disturbance(1).await.expect("noted");
    house.wall.pass(Duration::from_secs(300));
    let (_, players) = begun(&host, &ann, &bob).await;
    drop(left(&house, players).await);
    assert_eq!(known(&bob, |_| true).await.steps, 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_aborts_again_and_again_is_paused_and_the_other_one_is_not() {
    let house = House::generous();
    let host = house.open().await;
    house.wall.pass(SETTLED);
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    for aborted in 1..=3 {
        let (_, players) = host.seated(rated(), vec![ann.clone(), bob.clone()]).await;
        let [_white, mut black]: [Player; 2] = players.try_into().ok().expect("two");
        black.granted(Command::Abort).await;
        let score = known(&bob, |score| score.aborted == aborted).await;
        assert_eq!(score.paused_until_unix_ms.is_some(), aborted == 3, "{score:?}");
    }
    assert_eq!(leaving(&ann).await, None);
    let opening = json!({ "options": rated(), "seats": ["me", "open"] });
    refused(&bob.post("/api/tables", &opening).await.expect("an answer"));
    // Who breaks a game off because nobody is there is not to blame for it.
    let cleo = host.account("Cleo-C").await;
    let (_, players) = host.seated(rated(), vec![ann.clone(), cleo.clone()]).await;
    let [mut white, black]: [Player; 2] = players.try_into().ok().expect("two");
    black.socket.leave().await;
    white.sees(|view| view.seats[1].away_since_ms.is_some()).await;
    white.granted(Command::Abort).await;
    assert_eq!(known(&cleo, |_| true).await.aborted, 1);
    assert_eq!(leaving(&ann).await, None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_that_falls_counts_only_where_nobody_sits() {
    let house = House::generous();
    let host = house.open().await;
    house.wall.pass(SETTLED);
    let (ann, bob, cleo) = (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Cleo-C").await);
    // After these moves the first player has to decide.
    let (away, [white, mut black]) = begun(&host, &bob, &ann).await;
    let (stays, mut players) = begun(&host, &cleo, &ann).await;
    white.socket.leave().await;
    black.sees(|view| view.seats[0].away_since_ms.is_some()).await;
    house.wall.pass(Duration::from_secs(62));
    for table in [away, stays] {
        host.service.live.table(table).expect("a table").wake();
    }
    black.sees(|view| view.stage == Stage::Over).await;
    players[0].sees(|view| view.stage == Stage::Over).await;
    assert_eq!(known(&bob, |_| true).await.steps, 1);
    counted(&cleo, 1).await;
    assert_eq!((leaving(&cleo).await, leaving(&ann).await), (None, None));
    host.stop().await;
}
