//! Nodes that die, go, or lose sight of the others: play goes on elsewhere, and nothing that was acknowledged is lost.

use super::tables::{heard, pair_with, play};
use super::{Group, Node};
use serde_json::json;
use sqlx::Connection as _;
use trilynx_protocol::log::Event;
use trilynx_protocol::wire::{Error, ToClient, ToServer};
use trilynx_protocol::{Command, TableId};
use trilynx_trials::client::{Guest, Socket};

/// Two players at a table with a clock: one at each node. The first node owns the table.
async fn game(group: &Group, nodes: [&Node; 2]) -> (TableId, [Guest; 2], [Socket; 2]) {
    let guests = [group.guest(nodes[0]).await, group.guest(nodes[0]).await];
    let guests = [guests[0].clone(), guests[1].at(&nodes[1].address)];
    let table = pair_with(&guests, json!({ "clock": { "kind": "fischer", "initial_s": 600, "increment_s": 0 } })).await;
    let mut players = [guests[0].connect().await.expect("a socket"), guests[1].connect().await.expect("a socket")];
    for player in &mut players {
        player.watch(table).await.expect("a view");
    }
    for n in 0..4 {
        play(table, &mut players, &mut [], n).await;
    }
    (table, guests, players)
}

/// Waits until the connection is ended by the server, which says why.
async fn sent_away(socket: &mut Socket) {
    let mut told = false;
    while let Ok(Some(frame)) = socket.hear().await {
        told |= frame == ToClient::GoingDown;
    }
    assert!(told, "the client knows that it has to look for another node");
}

/// The first player comes to the second node, and both play on there.
async fn goes_on(table: TableId, guest: &Guest, node: &Node, players: &mut [Socket; 2]) {
    players[0] = guest.at(&node.address).connect().await.expect("a socket");
    players[0].watch(table).await.expect("a view");
    heard(&mut players[0], table, 4).await;
    for n in 4..10 {
        play(table, players, &mut [], n).await;
    }
}

async fn unserved(node: &Node, table: TableId) -> Vec<u64> {
    let log = node.service.store.log(table, 0, 1000).await.expect("a log");
    let versions: Vec<u32> = log.iter().map(|entry| entry.version).collect();
    assert_eq!(versions, (1..=versions.len() as u32).collect::<Vec<_>>(), "one sequence without a gap");
    log.iter().filter_map(|entry| if let Event::Resumed { unserved_ms } = entry.event { Some(unserved_ms) } else { None }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_takes_over_from_one_that_is_taken_for_dead() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (table, guests, mut players) = game(&group, [&one, &two]).await;
    // Nobody hears of it, and the database has not for six seconds.
    one.bus.cut(false);
    let mut stranger = sqlx::PgConnection::connect(&group.url).await.expect("a connection");
    let sql = "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds' WHERE id = $1";
    sqlx::query(sql).bind(one.bus.node().to_string()).execute(&mut stranger).await.expect("it is long ago");
    sent_away(&mut players[0]).await;
    goes_on(table, &guests[0], &two, &mut players).await;
    assert_eq!(unserved(&two, table).await.len(), 1, "the clock is credited once");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_an_owner_that_is_lost_hears_so_and_asks_again() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (table, _, mut players) = game(&group, [&one, &two]).await;
    // The owner does not answer any more, and is taken for dead before the question has waited for long.
    one.bus.cut(false);
    let word = || Command::Say { text: "still there?".to_owned() };
    players[1].say(&ToServer::Ask { table, key: "one".to_owned(), seat: None, command: word() }).await.expect("it is sent");
    let mut stranger = sqlx::PgConnection::connect(&group.url).await.expect("a connection");
    let sql = "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds' WHERE id = $1";
    sqlx::query(sql).bind(one.bus.node().to_string()).execute(&mut stranger).await.expect("it is long ago");
    let answered = |_: &Socket, frame: &ToClient| match frame {
        ToClient::Error { error: Error::Unavailable, key: Some(key), .. } if key == "one" => Some(()),
        _ => None,
    };
    players[1].until(answered).await.expect("an answer");
    let granted = loop {
        match players[1].ask(table, "one", word()).await.expect("an answer") {
            Ok(version) => break version,
            Err(ToClient::Error { error: Error::Unavailable, .. }) => {}
            Err(other) => panic!("{other:?}"),
        }
    };
    let log = two.service.store.log(table, 0, 1000).await.expect("a log");
    let said: Vec<u32> = log.iter().filter(|entry| matches!(entry.event, Event::Said { .. })).map(|entry| entry.version).collect();
    assert_eq!(said, [granted], "it is said once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (table, guests, mut players) = game(&group, [&one, &two]).await;
    let stopping = tokio::spawn(one.stop());
    sent_away(&mut players[0]).await;
    goes_on(table, &guests[0], &two, &mut players).await;
    stopping.await.expect("it stops in good order");
    // It may take less than a millisecond.
    assert!(unserved(&two, table).await.len() <= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_is_drained_by_command() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (table, guests, mut players) = game(&group, [&one, &two]).await;
    assert_eq!(trilynx_server::store::drain_on(&group.url, "nobody").await.expect("an answer"), 0);
    assert_eq!(trilynx_server::store::drain_on(&group.url, one.bus.node()).await.expect("an answer"), 1);
    sent_away(&mut players[0]).await;
    goes_on(table, &guests[0], &two, &mut players).await;
    one.stop().await;
    let nodes = trilynx_server::store::nodes_on(&group.url).await.expect("nodes");
    assert_eq!(nodes.iter().filter(|node| node.alive).map(|node| node.id.clone()).collect::<Vec<_>>(), [two.bus.node().clone()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_cannot_reach_the_others_serves_nobody_until_it_can() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (table, guests, mut players) = game(&group, [&one, &two]).await;
    one.bus.cut(false);
    sent_away(&mut players[0]).await;
    assert!(guests[0].connect().await.is_err(), "it lets nobody in");
    goes_on(table, &guests[0], &two, &mut players).await;
    one.bus.cut(true);
    let mut back = loop {
        match guests[0].connect().await {
            Ok(socket) => break socket,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    back.watch(table).await.expect("a view");
    assert_eq!(back.moves(table), 10, "it heals by itself");
}
