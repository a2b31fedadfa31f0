//! The lobby and pairing over real sockets: which tables are listed, and who is brought together.

use crate::host::{House, Player, play_on, within};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use trilynx_protocol::wire::{Stage, ToClient, ToServer};
use trilynx_protocol::{ClockRule, Command, Occupant, TableId};
use trilynx_trials::client::Socket;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_tells_what_opens_fills_and_ends_but_nothing_private() {
    let house = House::default();
    let host = house.open().await;
    let (opener, other) = (host.guest().await, host.guest().await);
    let mut follower = host.guest().await.connect().await.expect("a socket");
    assert_eq!(follow(&mut follower).await, 0);

    let opening = |private: bool| json!({ "options": { "game": "linko", "variant": "standard", "players": 2, "private": private }, "seats": ["me", "open"] });
    let private = opener.open(&opening(true)).await.expect("a table");
    let public = opener.open(&opening(false)).await.expect("a table");
    let mut told: Vec<(TableId, Option<Stage>)> = Vec::new();
    told.extend(changes(&mut follower).await);
    assert_eq!(told, [(public, Some(Stage::Waiting))]);

    // The private one is found by anyone who has the link, and is in nobody's list but those of its players.
    let games = |guest: &trilynx_trials::client::Guest, query: &'static str| {
        let guest = guest.clone();
        async move { guest.get::<Value>(&format!("/api/games{query}")).await.expect("a list").to_string() }
    };
    assert!(!games(&other, "").await.contains(private.as_str()));
    assert!(games(&other, "").await.contains(public.as_str()));
    assert!(games(&opener, "?player=me").await.contains(private.as_str()));
    assert!(!games(&other, "?player=me").await.contains(private.as_str()));
    let mut second = Player::join(other.clone(), private).await;
    second.granted(Command::Sit { seat: None, word: Some("a word".to_owned()) }).await;
    second.sees(|view| view.stage == Stage::Playing).await;

    let mut second = Player::join(other, public).await;
    second.granted(Command::Sit { seat: None, word: None }).await;
    assert_eq!(changes(&mut follower).await, [(public, Some(Stage::Playing))]);
    second.granted(Command::Resign).await;
    assert_eq!(changes(&mut follower).await, [(public, None)]);
    follower.say(&ToServer::Lobby { follow: false }).await.expect("said");
    host.stop().await;
}

/// Follows the lobby, and says how many lines it has now. Whatever was said before has been heard by then.
async fn follow(socket: &mut Socket) -> usize {
    socket.say(&ToServer::Lobby { follow: true }).await.expect("said");
    let lines = |_: &Socket, heard: &ToClient| match heard {
        ToClient::Lobby { open, running, .. } => Some(open.len() + running.len()),
        _ => None,
    };
    socket.until(lines).await.expect("a lobby")
}

/// The next changes in the lobby: lines by their stage, and those that went.
async fn changes(follower: &mut Socket) -> Vec<(TableId, Option<Stage>)> {
    let changes = |_: &Socket, heard: &ToClient| match heard {
        ToClient::LobbyChanges { lines, gone, .. } => {
            Some(lines.iter().map(|line| (line.id, Some(line.stage))).chain(gone.iter().map(|id| (*id, None))).collect())
        }
        _ => None,
    };
    follower.until(changes).await.expect("changes")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_look_for_the_same_game_are_brought_together() {
    let house = House::default();
    let host = house.open().await;
    let seek = |game: &str, initial_s: u32| ToServer::Seek {
        game: serde_json::from_value(json!(game)).expect("a game"),
        variant: "standard".to_owned(),
        players: 2,
        clock: ClockRule::Fischer { initial_s, increment_s: 0 },
        rated: true,
    };
    let guests = [host.owner().await, host.owner().await, host.owner().await, host.owner().await];
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.connect().await.expect("a socket"));
    }
    sockets[0].say(&seek("yinsh", 300)).await.expect("said");
    sockets[1].say(&seek("yinsh", 60)).await.expect("said");
    sockets[2].say(&seek("yinsh", 300)).await.expect("said");
    let paired = |_: &Socket, heard: &ToClient| if let ToClient::Paired { table } = heard { Some(*table) } else { None };
    let table = sockets[0].until(paired).await.expect("paired");
    assert_eq!(sockets[2].until(paired).await.expect("paired"), table);
    // Who thinks better of it is not paired, until they look again.
    sockets[1].say(&ToServer::StopSeeking).await.expect("said");
    follow(&mut sockets[1]).await;
    sockets[3].say(&seek("lyngk", 60)).await.expect("said");
    sockets[3].say(&seek("yinsh", 60)).await.expect("said");
    follow(&mut sockets[3]).await;
    assert_eq!(host.service.store.running_tables(10).await.expect("tables").len(), 1);
    sockets[1].say(&seek("yinsh", 60)).await.expect("said");
    let other = sockets[1].until(paired).await.expect("paired");
    assert_eq!(sockets[3].until(paired).await.expect("paired"), other);
    assert_ne!(other, table);
    let player = Player::join(guests[0].clone(), table).await;
    assert_eq!(player.view().stage, Stage::Playing);
    let seated: BTreeSet<_> = player.view().seats.iter().map(|seat| seat.occupant.clone()).map(|who| format!("{who:?}")).collect();
    assert_eq!(seated, [&guests[0], &guests[2]].map(|guest| format!("{:?}", Some(Occupant::Person(guest.id)))).into());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_games_says_how_strong_the_players_are() {
    let house = House::default();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 0 });
    let (table, mut players) = host.pair_of_accounts(["Olga", "Pavel"], json!({ "game": "yinsh", "rated": true, "clock": clock })).await;
    play_on(&mut players, 12, |_| 0).await;
    let ratings = async |guest: &trilynx_trials::client::Guest| {
        let games: Value = guest.get("/api/games").await.expect("a list");
        assert_eq!(games["games"][0]["id"], json!(table));
        [0, 1].map(|seat| games["games"][0]["seats"][seat]["rating"].as_i64())
    };
    assert_eq!(ratings(&players[0].guest).await, [None, None]);
    players[1].granted(Command::Resign).await;
    let counted = async {
        loop {
            if let [Some(winner), Some(loser)] = ratings(&players[0].guest).await {
                break (winner, loser);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let (winner, loser) = within(counted).await;
    assert!(winner > 1500 && loser < 1500, "{winner} {loser}");
    host.stop().await;
}
