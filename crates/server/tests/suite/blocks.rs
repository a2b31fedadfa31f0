//! Blocking over real sockets: who is refused, who is told, what is exported.

use crate::fixture::Running;
use crate::host::{House, Player, say};
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_protocol::wire::{TableView, ToClient, ViewEvent};
use trilynx_protocol::{Command, PersonId};

#[tokio::test]
async fn people_are_blocked_listed_exported_and_unblocked() {
    let server = Running::start().await;
    let (ann, bob) = (server.browser(), server.browser());
    let me = ann.sign_up("Ann-A").await;
    let other = bob.sign_up("Bob-B").await;
    assert_eq!(server.browser().get("/api/blocks").await.0, StatusCode::UNAUTHORIZED);
    let block = async |person: &Value| ann.post("/api/blocks", json!({ "person": person })).await;
    assert_eq!(block(&other["id"]).await.0, StatusCode::NO_CONTENT);
    assert_eq!(block(&other["id"]).await.0, StatusCode::NO_CONTENT, "again");
    assert_eq!(block(&me["id"]).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(block(&json!("000000000000")).await.0, StatusCode::NOT_FOUND);
    let listed = ann.get("/api/blocks").await.1;
    assert_eq!((&listed[0]["person"], &listed[0]["name"], listed.as_array().map(Vec::len)), (&other["id"], &json!("Bob-B"), Some(1)));
    assert_eq!(bob.get("/api/blocks").await.1, json!([]), "the other one learns nothing");
    assert_eq!(ann.get("/api/account/export").await.1["blocks"], listed);
    assert_eq!(bob.get("/api/account/export").await.1["blocks"], json!([]));
    let path = format!("/api/blocks/{}", other["id"].as_str().expect("an id"));
    assert_eq!(ann.delete(&path).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.delete(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ann.delete("/api/blocks/nobody").await.0, StatusCode::NOT_FOUND);
    assert_eq!(ann.get("/api/blocks").await.1, json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_blocked_cannot_sit_down_and_only_the_blocker_is_told() {
    let house = House::default();
    let host = house.open().await;
    let (opener, rude, third) = (host.guest().await, host.guest().await, host.guest().await);
    let opening = json!({ "options": { "game": "linko", "variant": "standard", "players": 3 }, "seats": ["me", "open", "open"] });
    let table = opener.open(&opening).await.expect("a table");
    let mut watching = Player::join(opener.clone(), table).await;
    let mut joining = Player::join(rude.clone(), table).await;
    let blocked = rude.id;
    assert_eq!(opener.post("/api/blocks", &json!({ "person": blocked })).await.expect("an answer").0, 204);
    let told = watching.hears(|frame| match frame {
        ToClient::Blocked { people } => Some(people.clone()),
        _ => None,
    });
    assert_eq!(told.await, [blocked]);
    assert_eq!(joining.refused(Command::Sit { seat: None, word: None }).await, "seat_taken");
    let mut other = Player::join(third, table).await;
    other.granted(Command::Sit { seat: None, word: None }).await;
    // A page that is opened later knows it too.
    let mut later = opener.connect().await.expect("a socket");
    let told = later.until(|_, frame| match frame {
        ToClient::Blocked { people } => Some(people.clone()),
        _ => None,
    });
    assert_eq!(told.await.expect("it is said"), [blocked]);
    host.stop().await;
}

/// Who said what, as a view has it.
fn said(view: &TableView) -> Vec<(PersonId, &str)> {
    view.chat.iter().map(|line| (line.by, line.text.as_str())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_blocked_say_is_not_sent_to_any_connection_by_any_way() {
    let house = House::generous();
    let host = house.open().await;
    let (opener, rude, kind) = (host.guest().await, host.guest().await, host.guest().await);
    let opening = json!({ "options": { "game": "linko", "variant": "standard", "players": 3 }, "seats": ["me", "open", "open"] });
    let table = opener.open(&opening).await.expect("a table");
    let mut watching = Player::join(opener.clone(), table).await;
    let mut second = Player::join(opener.clone(), table).await;
    let mut spectators = [Player::join(rude.clone(), table).await, Player::join(kind.clone(), table).await];
    spectators[0].granted(say("before")).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(opener.post("/api/blocks", &json!({ "person": rude.id })).await.expect("an answer").0, 204);
    for player in [&mut watching, &mut second] {
        let told = player.hears(|frame| if let ToClient::Blocked { people } = frame { Some(people.clone()) } else { None });
        assert_eq!(told.await, [rude.id]);
    }
    let seen_at = spectators[0].granted(say("rude words")).await;
    let last = spectators[1].granted(say("kind words")).await;
    spectators[0].sees(|view| view.version >= last).await;
    assert_eq!(said(spectators[0].view()).len(), 3, "others hear all of it");
    for player in [&mut watching, &mut second] {
        let mut heard = Vec::new();
        while player.view().version < last {
            let events = player.hears(|frame| match frame {
                ToClient::Events { events, .. } => Some(events.clone()),
                _ => None,
            });
            heard.extend(events.await);
        }
        assert!(heard.iter().any(|event| matches!(event, ViewEvent::Nothing)), "the version goes on: {heard:?}");
        assert!(!format!("{heard:?}").contains("rude words"));
        assert_eq!(said(player.view()), [(rude.id, "before"), (kind.id, "kind words")], "what was sent before is the client's to hide");
    }
    // A new connection, a view over HTTP, the tail of the log over HTTP.
    let later = Player::join(opener.clone(), table).await;
    assert_eq!(said(later.view()), [(kind.id, "kind words")]);
    let view: Value = opener.get(&path).await.expect("a view");
    assert_eq!((view["view"]["chat"].as_array().map(Vec::len), &view["view"]["chat"][0]["text"]), (Some(1), &json!("kind words")));
    for (after, words) in [(seen_at - 1, None), (seen_at, Some("kind words"))] {
        let tail: Value = opener.get(&format!("{path}/events?after={after}")).await.expect("a tail");
        assert!(!tail.to_string().contains("rude words"), "{tail}");
        assert!(words.is_none_or(|words| tail.to_string().contains(words)), "{tail}");
    }
    // Seated or not, and the one who is blocked notices nothing.
    assert_eq!(said(Player::join(rude.clone(), table).await.view()).len(), 3);
    let unblocked = host.send(reqwest::Method::DELETE, &format!("/api/blocks/{}", rude.id), Some(&opener.cookie), json!({})).await;
    assert_eq!(unblocked.0, 204);
    assert_eq!(said(Player::join(opener, table).await.view()).len(), 3);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_blocked_guest_who_signs_in_is_not_heard_either() {
    let house = House::generous();
    let host = house.open().await;
    let (opener, mut rude) = (host.guest().await, host.guest().await);
    let account = host.account("Rude-1").await;
    let opening = json!({ "options": { "game": "linko", "variant": "standard", "players": 3 }, "seats": ["me", "open", "open"] });
    let table = opener.open(&opening).await.expect("a table");
    let mut watching = Player::join(opener.clone(), table).await;
    assert_eq!(opener.post("/api/blocks", &json!({ "person": rude.id })).await.expect("an answer").0, 204);
    assert_eq!(rude.act("/api/account/sign-in", &crate::fixture::credentials("Rude-1")).await.expect("an answer").0, 200);
    let both = watching.hears(|frame| match frame {
        ToClient::Blocked { people } if people.len() == 2 => Some(people.contains(&account.id)),
        _ => None,
    });
    assert!(both.await);
    let version = Player::join(rude, table).await.granted(say("again")).await;
    watching.sees(|view| view.version >= version).await;
    assert_eq!(said(watching.view()), []);
    host.stop().await;
}
