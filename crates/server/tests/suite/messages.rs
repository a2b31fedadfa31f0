//! Private messages over real sockets: friends write and hear at once, others are refused, and nobody else learns anything.

use crate::host::{Host, House};
use reqwest::Method;
use serde_json::{Value, json};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{Conversation, Conversations, ModeratedPerson, NotificationKind, Notifications, PrivateMessage};
use trilynx_protocol::wire::ToClient;
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_server::store::{Actor, Role, Warrant};
use trilynx_trials::client::{Guest, Socket};

fn path(other: PersonId) -> String {
    format!("/api/messages/{other}")
}

async fn befriend(one: &Guest, other: &Guest) {
    for (one, other) in [(one, other), (other, one)] {
        assert_eq!(one.post("/api/follows", &json!({ "person": other.id })).await.expect("an answer").0, 204);
    }
}

async fn friends(host: &Host) -> [Guest; 2] {
    let both = [host.account("Ann-A").await, host.account("Bob-B").await];
    befriend(&both[0], &both[1]).await;
    both
}

async fn send(from: &Guest, to: PersonId, text: &str) -> (u16, Value) {
    from.post(&path(to), &json!({ "text": text })).await.expect("an answer")
}

/// The code of the error, if there is one.
async fn refused(from: &Guest, to: PersonId, text: &str) -> Option<String> {
    send(from, to, text).await.1["code"].as_str().map(str::to_owned)
}

async fn read(who: &Guest, other: PersonId) -> Conversation {
    who.get(&path(other)).await.expect("a conversation")
}

async fn list(who: &Guest) -> Conversations {
    who.get("/api/messages").await.expect("conversations")
}

async fn unread(socket: &mut Socket, wanted: u32) {
    let heard = |_: &Socket, heard: &ToClient| matches!(heard, ToClient::UnreadMessages { unread } if *unread == wanted).then_some(());
    socket.until(heard).await.expect("it is said");
}

async fn sent(socket: &mut Socket) -> (PersonId, PrivateMessage) {
    let heard = |_: &Socket, heard: &ToClient| match heard {
        ToClient::MessageSent { with, message } => Some((*with, message.clone())),
        _ => None,
    };
    socket.until(heard).await.expect("a message")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_write_to_each_other_and_hear_at_once() {
    let house = House::generous();
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    assert_eq!((read(&ann, bob.id).await.messages, list(&ann).await.conversations), (vec![], vec![]), "an empty one can be opened");
    let (mut anns, mut bobs) = (ann.connect().await.expect("a socket"), bob.connect().await.expect("a socket"));
    let (status, answer) = send(&ann, bob.id, "  Hello,\nBob  ").await;
    assert_eq!((status, answer["text"].as_str(), answer["number"].as_u64()), (201, Some("Hello,\nBob"), Some(1)));
    let (with, heard) = sent(&mut bobs).await;
    assert_eq!((with, heard.by, heard.text.as_str()), (ann.id, ann.id, "Hello,\nBob"));
    unread(&mut bobs, 1).await;
    assert_eq!(sent(&mut anns).await.0, bob.id, "other pages of the writer show it too");
    let mut later = bob.connect().await.expect("a socket");
    unread(&mut later, 1).await;
    let line = list(&bob).await.conversations.remove(0);
    assert_eq!((line.person, line.name.as_str(), line.friend, line.online, line.unread), (ann.id, "Ann-A", true, true, 1));
    let told: Notifications = bob.get("/api/notifications").await.expect("a list");
    let from = told.lines[0].from.as_ref().expect("somebody");
    assert_eq!((told.lines.len(), told.lines[0].kind, from.person, from.name.as_str()), (1, NotificationKind::Message, ann.id, "Ann-A"));
    assert_eq!(told.lines[0].table, None);
    let seen = read(&bob, ann.id).await;
    assert_eq!((seen.name.as_str(), seen.friend, seen.unread, seen.more, seen.messages), ("Ann-A", true, 1, false, vec![heard]));
    assert_eq!(bob.post(&format!("{}/read", path(ann.id)), &json!({ "number": 1 })).await.expect("an answer").0, 204);
    unread(&mut later, 0).await;
    assert_eq!(bob.get::<Notifications>("/api/notifications").await.expect("a list").lines, [], "it is gone when all is read");
    for n in 2..=60 {
        assert_eq!(send(&bob, ann.id, &n.to_string()).await.0, 201);
    }
    let last = read(&ann, bob.id).await;
    assert_eq!((last.messages.len(), last.messages[0].number, last.more, last.unread), (50, 11, true, 59));
    let before: Conversation = ann.get(&format!("{}?before=11", path(bob.id))).await.expect("a page");
    assert_eq!((before.messages.len(), before.messages[9].number, before.more), (10, 10, false));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_no_friend_is_refused_and_reads_nothing() {
    let house = House::generous();
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    let (eve, guest) = (host.account("Eve-E").await, host.guest().await);
    assert_eq!(send(&ann, bob.id, "for Bob alone").await.0, 201);
    assert_eq!(refused(&eve, bob.id, "hello").await.as_deref(), Some("not_friends"));
    assert_eq!(eve.post("/api/follows", &json!({ "person": bob.id })).await.expect("an answer").0, 204);
    assert_eq!(refused(&eve, bob.id, "hello").await.as_deref(), Some("not_friends"), "a follower is no friend");
    assert_eq!(send(&guest, bob.id, "hello").await.0, 401);
    assert_eq!(host.send(Method::GET, "/api/messages", None, json!({})).await.0, 401);
    for (who, other, expected) in [(&eve, bob.id, 404), (&guest, bob.id, 404), (&ann, ann.id, 404), (&ann, guest.id, 404)] {
        assert_eq!(who.fetch(&path(other), &[]).await.expect("an answer").0, expected);
    }
    for (to, text, expected) in [
        (path(bob.id), json!(" \n "), 400),
        (path(bob.id), json!("\u{202e}hidden"), 400),
        (path(bob.id), json!("x\n".repeat(20) + "x"), 400),
        (path(bob.id), json!("x".repeat(1001)), 413),
        (path(ann.id), json!("to myself"), 403),
        ("/api/messages/nonsense".to_owned(), json!("hello"), 404),
        ("/api/messages/000000000000".to_owned(), json!("hello"), 404),
    ] {
        assert_eq!(ann.post(&to, &json!({ "text": text })).await.expect("an answer").0, expected, "{text}");
    }
    // Friends no more: what is there is read, and nothing new is written.
    assert_eq!(host.send(Method::DELETE, &format!("/api/follows/{}", ann.id), Some(&bob.cookie), json!({})).await.0, 204);
    assert_eq!(refused(&ann, bob.id, "are you there?").await.as_deref(), Some("not_friends"));
    let left = read(&bob, ann.id).await;
    assert_eq!((left.friend, left.online, left.messages.len()), (false, false, 1));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_block_hides_a_conversation_from_both_and_refuses_both() {
    let house = House::generous();
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    assert_eq!(send(&bob, ann.id, "rude words").await.0, 201);
    let mut page = ann.connect().await.expect("a socket");
    unread(&mut page, 1).await;
    assert_eq!(ann.post("/api/blocks", &json!({ "person": bob.id })).await.expect("an answer").0, 204);
    unread(&mut page, 0).await;
    for (one, other) in [(&ann, &bob), (&bob, &ann)] {
        assert_eq!(list(one).await.conversations, []);
        assert_eq!(one.fetch(&path(other.id), &[]).await.expect("an answer").0, 404);
        assert_eq!(refused(one, other.id, "more").await.as_deref(), Some("not_friends"));
        assert_eq!(one.get::<Notifications>("/api/notifications").await.expect("a list").lines, []);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn newcomers_and_the_muted_write_as_little_as_in_chats() {
    let much = Rates { address: Rate::new(1_000_000, 1), person: Rate::new(1_000_000, 1) };
    let house = House::with(Allowances { guests: much, chat: much, ..Allowances::default() });
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    assert_eq!(refused(&ann, bob.id, "see https://example.org").await.as_deref(), Some("too_new"));
    let mut written = Vec::new();
    for n in 0..4 {
        written.push(send(&ann, bob.id, &n.to_string()).await.0);
    }
    assert_eq!(written, [201, 201, 201, 429]);
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 1 };
    host.service.store.give_role(ann.id, Role::Moderator, "{}".to_owned(), &warrant).await.expect("given");
    let mute = json!({ "do": "mute", "reason": "Please be kind.", "hours": 24 });
    let (status, answer) = ann.post(&format!("/api/moderation/people/{}", bob.id), &mute).await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    assert_eq!(refused(&bob, ann.id, "hello").await.as_deref(), Some("muted"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_are_limited() {
    let slow = Rates { address: Rate::new(100, 3_600_000), person: Rate::new(3, 3_600_000) };
    let much = Rates { address: Rate::new(1_000_000, 1), person: Rate::new(1_000_000, 1) };
    let house = House::with(Allowances { chat: slow, new_chat: much, ..Allowances::default() });
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    let mut written = Vec::new();
    for n in 0..4 {
        written.push(send(&ann, bob.id, &n.to_string()).await.0);
    }
    assert_eq!(written, [201, 201, 201, 429]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_see_the_message_that_was_reported_and_no_other() {
    let house = House::generous();
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    let moderator = host.account("Mod-M").await;
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 1 };
    host.service.store.give_role(moderator.id, Role::Moderator, "{}".to_owned(), &warrant).await.expect("given");
    for (from, to, text) in [(&bob, &ann, "a secret"), (&bob, &ann, "an insult"), (&ann, &bob, "an answer")] {
        assert_eq!(send(from, to.id, text).await.0, 201);
    }
    let report = async |who: &Guest, person: PersonId, message: u64| {
        let wanted = json!({ "person": person, "category": "insults", "message": message });
        who.post("/api/reports", &wanted).await.expect("an answer").0
    };
    assert_eq!((report(&ann, bob.id, 3).await, report(&ann, bob.id, 4).await), (404, 404), "what they have not written");
    assert_eq!(report(&moderator, bob.id, 2).await, 404, "what was written to somebody else");
    assert_eq!(report(&ann, bob.id, 2).await, 204);
    let seen: ModeratedPerson = moderator.get(&format!("/api/moderation/people/{}", bob.id)).await.expect("a person");
    let lines: Vec<&str> = seen.reports[0].evidence.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(lines, ["an insult"]);
    assert_eq!(moderator.fetch(&path(bob.id), &[]).await.expect("an answer").0, 404);
    assert!(!serde_json::to_string(&seen).expect("JSON").contains("a secret"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_holds_messages_and_a_deleted_account_has_written_none() {
    let house = House::generous();
    let host = house.open().await;
    let [ann, bob] = friends(&host).await;
    let cleo = host.account("Cleo-C").await;
    befriend(&ann, &cleo).await;
    for (from, to, text) in [(&ann, &bob, "from Ann"), (&bob, &ann, "from Bob"), (&cleo, &ann, "from Cleo")] {
        assert_eq!(send(from, to.id, text).await.0, 201);
    }
    let export: Value = ann.get("/api/account/export").await.expect("an export");
    let with: Vec<&str> = export["messages"].as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!((with.len(), with.contains(&"Bob-B"), with.contains(&"Cleo-C")), (2, true, true));
    let (status, _) = bob.post("/api/account/delete", &json!({ "password": "correct horse" })).await.expect("an answer");
    assert_eq!(status, 200);
    let left = read(&ann, bob.id).await;
    let texts: Vec<&str> = left.messages.iter().map(|message| message.text.as_str()).collect();
    assert_eq!((left.name.as_str(), left.friend, texts), ("", false, vec!["from Ann"]));
    assert_eq!(refused(&ann, bob.id, "hello").await.as_deref(), Some("not_friends"));
    host.stop().await;
}
