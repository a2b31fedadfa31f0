//! What every node keeps in memory is the same at all of them: the lobby, who looks for opponents, who people are, studies.

use super::Group;
use serde_json::json;
use trilynx_protocol::ClockRule;
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_trials::client::Socket;
use trilynx_trials::games::{DUEL, duel};

fn seek() -> ToServer {
    ToServer::Seek {
        game: serde_json::from_value(json!(DUEL)).expect("a game"),
        variant: "standard".to_owned(),
        players: 2,
        clock: ClockRule::Fischer { initial_s: 300, increment_s: 0 },
        rated: false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_opened_at_one_node_is_listed_at_the_other() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let follower = group.guest(&two).await;
    let mut follower = follower.connect().await.expect("a socket");
    follower.say(&ToServer::Lobby { follow: true }).await.expect("said");
    let opener = group.guest(&one).await;
    let _there = opener.connect().await.expect("a socket");
    let table = opener.open(&json!({ "options": duel(json!({})), "seats": ["me", "open"] })).await.expect("a table");
    let listed = |_: &Socket, heard: &ToClient| match heard {
        ToClient::Lobby { open, .. } => open.iter().any(|line| line.id == table).then_some(()),
        ToClient::LobbyChanges { lines, .. } => lines.iter().any(|line| line.id == table).then_some(()),
        _ => None,
    };
    follower.until(listed).await.expect("the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_are_brought_together() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let mut sockets =
        [group.guest(&one).await.connect().await.expect("a socket"), group.guest(&two).await.connect().await.expect("a socket")];
    for socket in &mut sockets {
        socket.say(&seek()).await.expect("said");
    }
    let paired = |_: &Socket, heard: &ToClient| if let ToClient::Paired { table } = heard { Some(*table) } else { None };
    let table = sockets[0].until(paired).await.expect("paired");
    assert_eq!(sockets[1].until(paired).await.expect("paired"), table);
    for socket in &mut sockets {
        socket.watch(table).await.expect("a view");
        assert!(socket.views[&table].viewer.is_some(), "they sit there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_signed_out_at_one_node_is_signed_out_at_all() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let guest = group.guest(&one).await;
    let mut socket = guest.at(&two.address).connect().await.expect("a socket");
    let (status, _) = guest.post("/api/account/sign-out", &json!({})).await.expect("an answer");
    assert_eq!(status, 200);
    let mut told = false;
    while let Ok(Some(frame)) = socket.hear().await {
        told |= matches!(frame, ToClient::Error { error: trilynx_protocol::wire::Error::SignIn, .. });
    }
    assert!(told);
}
