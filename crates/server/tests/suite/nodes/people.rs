//! What every node keeps in memory is the same at all of them: the lobby, who looks for opponents, who people are, studies.

use super::Group;
use serde_json::json;
use trilynx_protocol::http::Follows;
use trilynx_protocol::wire::{ToClient, ToServer};
use trilynx_protocol::{ClockRule, ClubId, Command};
use trilynx_server::accounts::passkeys::challenge::{issue, redeem};
use trilynx_server::accounts::passkeys::{PasskeyFault, Purpose};
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

#[tokio::test(flavor = "multi_thread")]
async fn what_the_blocked_say_is_hidden_at_every_node() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (blocker, rude) = (group.guest(&one).await, group.guest(&one).await);
    let table = blocker.open(&json!({ "options": duel(json!({})), "seats": ["me", "open"] })).await.expect("a table");
    // The blocker looks from both nodes, one of which owns the table.
    let mut sockets = [blocker.connect().await.expect("a socket"), blocker.at(&two.address).connect().await.expect("a socket")];
    for socket in &mut sockets {
        socket.watch(table).await.expect("a view");
    }
    let mut talking = rude.at(&two.address).connect().await.expect("a socket");
    talking.watch(table).await.expect("a view");
    assert_eq!(blocker.post("/api/blocks", &json!({ "person": rude.id })).await.expect("an answer").0, 204);
    for socket in &mut sockets {
        socket.until(|_, heard| matches!(heard, ToClient::Blocked { .. }).then_some(())).await.expect("the list");
    }
    let words = Command::Say { text: "rude words".to_owned() };
    let version = talking.ask(table, "said", words).await.expect("an answer").expect("granted");
    for socket in &mut sockets {
        if socket.views[&table].version < version {
            socket.until(|socket, _| (socket.views[&table].version >= version).then_some(())).await.expect("the version");
        }
        assert!(socket.views[&table].chat.is_empty());
    }
    let mut later = blocker.at(&two.address).connect().await.expect("a socket");
    later.watch(table).await.expect("a view");
    assert!(later.views[&table].chat.is_empty());
    let mut third = group.guest(&two).await.connect().await.expect("a socket");
    third.watch(table).await.expect("a view");
    assert_eq!(third.views[&table].chat.len(), 1, "others hear it");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_online_and_challenged_whichever_node_they_are_at() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (mut ann, mut bob) = (group.guest(&one).await, group.guest(&one).await);
    for (who, name) in [(&mut ann, "Ann-A"), (&mut bob, "Bob-B")] {
        assert_eq!(who.act("/api/account", &crate::fixture::credentials(name)).await.expect("an answer").0, 201);
    }
    assert_eq!(ann.post("/api/follows", &json!({ "person": bob.id })).await.expect("an answer").0, 204);
    let mut page = bob.at(&two.address).connect().await.expect("a socket");
    let begun = tokio::time::Instant::now();
    while !ann.get::<Follows>("/api/follows").await.expect("a list").following[0].online {
        assert!(begun.elapsed() < crate::host::PATIENCE, "bob is there");
    }
    let wanted = json!({ "person": bob.id, "options": duel(json!({})) });
    assert_eq!(ann.post("/api/challenges", &wanted).await.expect("an answer").0, 201);
    let told = |_: &Socket, heard: &ToClient| if let ToClient::Challenges { incoming } = heard { Some(incoming[0].table) } else { None };
    let table = page.until(told).await.expect("the challenge");
    page.watch(table).await.expect("a view");
    let sits = page.ask(table, "sit", Command::Sit { seat: None, word: None }).await.expect("an answer");
    assert!(sits.is_ok(), "{sits:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn notifications_reach_the_pages_at_every_node() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (ann, bob) = (group.guest(&one).await, group.guest(&one).await);
    let mut page = bob.at(&two.address).connect().await.expect("a socket");
    let table = ann.open(&json!({ "options": duel(json!({})), "seats": ["me", "open"] })).await.expect("a table");
    let path = format!("/api/tables/{table}/ask");
    let sat = bob.at(&two.address).post(&path, &json!({ "key": "sit", "command": { "do": "sit" } })).await.expect("an answer");
    assert_eq!(sat.0, 200, "{}", sat.1);
    let played = ann.post(&path, &json!({ "key": "e5", "command": { "do": "play", "move": "e5", "number": 0 } })).await.expect("an answer");
    assert_eq!(played.0, 200, "{}", played.1);
    for (wanted, looks) in [(1, false), (0, true)] {
        if looks {
            page.watch(table).await.expect("a view");
        }
        let heard = |_: &Socket, heard: &ToClient| matches!(heard, ToClient::Notifications { unseen } if *unseen == wanted).then_some(());
        page.until(heard).await.expect("it is said");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_members_of_a_club_hear_each_other_at_all_nodes() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (mut ann, mut bob) = (group.guest(&one).await, group.guest(&two).await);
    for (who, name) in [(&mut ann, "Ann-A"), (&mut bob, "Bob-B")] {
        assert_eq!(who.act("/api/account", &crate::fixture::credentials(name)).await.expect("an answer").0, 201);
    }
    let settings = json!({ "name": "Both nodes", "admission": "open", "listed": true });
    let made = ann.post("/api/clubs", &settings).await.expect("an answer").1;
    let club: ClubId = serde_json::from_value(made["club"].clone()).expect("a club");
    let ask = format!("/api/clubs/{club}/ask");
    assert_eq!(bob.post(&ask, &json!({ "command": { "do": "join" } })).await.expect("an answer").0, 204);
    let mut page = bob.connect().await.expect("a socket");
    page.say(&ToServer::WatchClub { club }).await.expect("said");
    let moved = |_: &Socket, heard: &ToClient| matches!(heard, ToClient::ClubMoved { .. }).then_some(());
    page.until(moved).await.expect("it is watched");
    let said = ann.post(&format!("/api/clubs/{club}/chat"), &json!({ "text": "Hello" })).await.expect("an answer");
    assert_eq!(said.0, 201);
    let heard =
        |_: &Socket, heard: &ToClient| if let ToClient::ClubSaid { message, .. } = heard { Some(message.text.clone()) } else { None };
    assert_eq!(page.until(heard).await.expect("the message"), "Hello");
    assert_eq!(ann.post(&ask, &json!({ "command": { "do": "remove", "person": bob.id } })).await.expect("an answer").0, 204);
    page.until(moved).await.expect("it is told that it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_hear_each_other_at_all_nodes_and_what_is_read_at_one_is_read_at_all() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (mut ann, mut bob) = (group.guest(&one).await, group.guest(&one).await);
    for (who, name) in [(&mut ann, "Ann-A"), (&mut bob, "Bob-B")] {
        assert_eq!(who.act("/api/account", &crate::fixture::credentials(name)).await.expect("an answer").0, 201);
    }
    for (who, other) in [(&ann, &bob), (&bob, &ann)] {
        assert_eq!(who.post("/api/follows", &json!({ "person": other.id })).await.expect("an answer").0, 204);
    }
    let mut page = bob.at(&two.address).connect().await.expect("a socket");
    let path = format!("/api/messages/{}", bob.id);
    assert_eq!(ann.post(&path, &json!({ "text": "Hello" })).await.expect("an answer").0, 201);
    let heard = |_: &Socket, heard: &ToClient| match heard {
        ToClient::MessageSent { with, message } => Some((*with, message.text.clone())),
        _ => None,
    };
    assert_eq!(page.until(heard).await.expect("the message"), (ann.id, "Hello".to_owned()));
    let path = format!("/api/messages/{}/read", ann.id);
    for (wanted, reads) in [(1, false), (0, true)] {
        if reads {
            assert_eq!(bob.post(&path, &json!({ "number": 1 })).await.expect("an answer").0, 204);
        }
        let heard = |_: &Socket, heard: &ToClient| matches!(heard, ToClient::UnreadMessages { unread } if *unread == wanted).then_some(());
        page.until(heard).await.expect("it is said");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_for_a_passkey_holds_at_all_nodes_and_only_for_what_it_was_made() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let now = one.service.now_unix_ms();
    let issued = issue(&one.service.secret, Purpose::Confirm(&[7; 32]), now);
    let here = redeem(&one.service.secret, Purpose::Confirm(&[7; 32]), &issued, now).expect("a challenge");
    assert_eq!(redeem(&two.service.secret, Purpose::Confirm(&[7; 32]), &issued, now), Ok(here));
    for other in [Purpose::Confirm(&[8; 32]), Purpose::Add(&[7; 32]), Purpose::SignIn] {
        assert_eq!(redeem(&two.service.secret, other, &issued, now), Err(PasskeyFault::ForeignChallenge));
    }
    assert_eq!(redeem(&two.service.secret, Purpose::Confirm(&[7; 32]), &issued, here.expires_unix_ms), Err(PasskeyFault::OldChallenge));
}
