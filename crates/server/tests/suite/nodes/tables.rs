//! A table is served by one node, and people play at it through all of them.

use super::{Group, Node};
use serde_json::{Value, json};
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{Command, TableId};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::games::duel;
use trilynx_trials::nats::Nats;

/// Opens a table for two at a node, and lets the second come through another.
async fn pair(guests: &[Guest; 2]) -> TableId {
    pair_with(guests, json!({})).await
}

/// The same with more options.
pub(super) async fn pair_with(guests: &[Guest; 2], more: Value) -> TableId {
    pair_as(guests, duel(more)).await
}

/// The same with these options.
pub(super) async fn pair_as(guests: &[Guest; 2], options: Value) -> TableId {
    let [one, two] = guests;
    let opening = json!({ "options": options, "seats": ["me", { "for": two.id }] });
    let table = one.open(&opening).await.expect("a table");
    let (status, answer) = two
        .post(&format!("/api/tables/{table}/ask"), &json!({ "key": "sit", "command": { "do": "sit", "seat": 1 } }))
        .await
        .expect("an answer");
    assert_eq!(status, 200, "{answer}");
    table
}

/// Plays one move of the player whose turn it is, and lets all hear of it.
pub(super) async fn play(table: TableId, players: &mut [Socket], watching: &mut [&mut Socket], n: u32) {
    for player in players.iter_mut() {
        heard(player, table, n).await;
    }
    let turn = players.iter().position(|player| !player.legal(table).is_empty()).expect("somebody's turn");
    let text = players[turn].legal(table)[0].clone();
    let granted = players[turn].ask(table, &format!("move-{n}"), Command::Play { text, number: n }).await.expect("an answer");
    assert!(granted.is_ok(), "{granted:?}");
    for socket in players.iter_mut().chain(watching.iter_mut().map(|socket| &mut **socket)) {
        heard(socket, table, n + 1).await;
    }
}

/// Waits until this many moves have been heard of.
pub(super) async fn heard(socket: &mut Socket, table: TableId, moves: u32) {
    if socket.moves(table) < moves {
        socket.until(|socket, _| (socket.moves(table) >= moves).then_some(())).await.expect("the move");
    }
}

pub(super) async fn whole_game(group: &Group, nodes: [&Node; 2], moves: u32) {
    let guests = [group.guest(nodes[0]).await, group.guest(nodes[0]).await];
    let guests = [guests[0].clone(), guests[1].at(&nodes[1].address)];
    let table = pair(&guests).await;
    let mut players = [guests[0].connect().await.expect("a socket"), guests[1].connect().await.expect("a socket")];
    for player in &mut players {
        player.watch(table).await.expect("a view");
    }
    let spectator = group.guest(nodes[1]).await;
    let mut spectator = spectator.connect().await.expect("a socket");
    spectator.watch(table).await.expect("a view");
    for n in 0..moves {
        play(table, &mut players, &mut [&mut spectator], n).await;
    }
    let versions = [&players[0], &players[1], &spectator].map(|socket| socket.views[&table].version);
    assert!(versions.iter().all(|version| *version == versions[0]), "{versions:?}");
    let fresh: serde_json::Value = guests[1].get(&format!("/api/tables/{table}")).await.expect("a view");
    assert_eq!(fresh["view"]["version"], versions[0]);
    assert_eq!(fresh["view"]["game"]["moves"].as_array().expect("moves").len() as u32, moves);
    // What is refused is refused through the other node as well, and a repeated command is done once.
    let refused = players[1].ask(table, "nonsense", Command::Play { text: "nonsense".to_owned(), number: moves }).await.expect("an answer");
    assert!(matches!(refused, Err(ToClient::Refused { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_table_by_nats() {
    let (group, nats) = (Group::new().await, Nats::start().expect("NATS"));
    let (one, two) = (group.node_by_nats(&nats.url()).await, group.node_by_nats(&nats.url()).await);
    whole_game(&group, [&one, &two], 20).await;
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_of_one_process_serve_one_table() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    whole_game(&group, [&one, &two], 20).await;
}
