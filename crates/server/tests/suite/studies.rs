//! Saved studies over real sockets: changed by several people at once, read by those who may, exported and forgotten.

use crate::fixture::{Running, credentials};
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_protocol::study::{LineMove, NodeId, SavedStudy, StudyChange, StudyEntry, StudyRole, Visibility};
use trilynx_protocol::wire::{Error, ToClient, ToServer};
use trilynx_protocol::{ChapterId, PersonId, StudyId};
use trilynx_studies::Study;
use trilynx_trials::client::{Guest, Socket};

fn chapter(number: u8, name: &str) -> Value {
    let id = ChapterId::from_random([number; 16]);
    json!({ "id": id, "name": name, "start": "yinsh/standard", "nodes": [{ "depth": 0, "seat": 0, "move": "" }] })
}

fn first_chapter() -> ChapterId {
    ChapterId::from_random([1; 16])
}

async fn guest(server: &Running) -> Guest {
    Guest::arrive(&reqwest::Client::new(), &server.address.to_string()).await.expect("a guest")
}

/// A study of this guest with one chapter.
pub async fn saved(guest: &Guest) -> StudyId {
    let (status, made) =
        guest.post("/api/studies", &json!({ "name": "Rings", "chapters": [chapter(1, "First")] })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    made["study"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

pub async fn seen(guest: &Guest, study: StudyId) -> SavedStudy {
    guest.get(&format!("/api/studies/{study}")).await.expect("a study")
}

/// A browser that looks at a study: what it has heard, folded as every client does.
pub struct Looking {
    socket: Socket,
    pub study: Study,
    heard: Vec<StudyEntry>,
    keys: u32,
}

impl Looking {
    pub async fn at(guest: &Guest, id: StudyId) -> Looking {
        let study = Study::restore(&seen(guest, id).await).expect("a sound study");
        let mut socket = guest.connect().await.expect("a socket");
        socket.say(&ToServer::WatchStudy { study: id, version: study.version }).await.expect("said");
        let mut looking = Looking { socket, study, heard: Vec::new(), keys: 0 };
        looking.hear(|frame| matches!(frame, ToClient::StudyChanged { .. }).then_some(())).await;
        looking
    }

    /// Hears frames, folding what changed, until one of them is the one wanted.
    async fn hear<T>(&mut self, wanted: impl Fn(&ToClient) -> Option<T>) -> T {
        loop {
            let frame = self.socket.hear().await.expect("a socket").expect("a frame");
            if let ToClient::StudyChanged { from, entries, .. } = &frame {
                assert_eq!(*from, self.study.version, "nothing is left out");
                for entry in entries {
                    self.study.fold(&entry.change);
                    assert_eq!(entry.version, self.study.version);
                    self.heard.push(entry.clone());
                }
            }
            if let Some(found) = wanted(&frame) {
                return found;
            }
        }
    }

    pub async fn ask(&mut self, change: StudyChange) -> String {
        self.keys += 1;
        let key = format!("k{}", self.keys);
        self.socket.say(&ToServer::ChangeStudy { study: self.study.id, key: key.clone(), change }).await.expect("said");
        key
    }

    /// Changes it, and waits until that is stored.
    pub async fn change(&mut self, change: StudyChange) -> Result<u32, Error> {
        let own = self.ask(change).await;
        self.hear(|frame| match frame {
            ToClient::StudyGranted { key, version, .. } if *key == own => Some(Ok(*version)),
            ToClient::StudyFault { key: Some(key), error, .. } if *key == own => Some(Err(error.clone())),
            _ => None,
        })
        .await
    }

    pub async fn until_version(&mut self, version: u32) {
        while self.study.version < version {
            self.hear(|frame| matches!(frame, ToClient::StudyChanged { .. }).then_some(())).await;
        }
    }
}

pub fn play(at: NodeId, moves: &[&str]) -> StudyChange {
    let moves = moves.iter().map(|text| LineMove { seat: 0, text: (*text).to_owned() }).collect();
    StudyChange::AddMoves { chapter: first_chapter(), at, moves }
}

pub fn comment(node: NodeId, text: &str) -> StudyChange {
    StudyChange::Comment { chapter: first_chapter(), node, text: text.to_owned() }
}

pub async fn let_in(owner: &mut Looking, person: PersonId, role: StudyRole) {
    owner.change(StudyChange::SetMember { person, role }).await.expect("granted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_change_a_study_at_once_and_one_who_was_away_catches_up() {
    let server = Running::start().await;
    let [ann, ben] = [guest(&server).await, guest(&server).await];
    let id = saved(&ann).await;
    let mut one = Looking::at(&ann, id).await;
    let_in(&mut one, ben.id, StudyRole::Writer).await;
    let mut other = Looking::at(&ben, id).await;
    // Both add the same move and others, without waiting for each other; what stands on a move comes right behind it.
    for n in 0..20 {
        let text = format!("comment {n}");
        one.ask(play(NodeId::ROOT, &["e5", "f6"])).await;
        one.ask(comment(NodeId::ROOT.after("e5"), &text)).await;
        other.ask(play(NodeId::ROOT, &["e5", "g7"])).await;
        other.ask(comment(NodeId::ROOT.after("e5").after("g7"), &text)).await;
    }
    let last = one.change(comment(NodeId::ROOT, "ann is done")).await.expect("granted");
    let last = last.max(other.change(comment(NodeId::ROOT.after("e5").after("f6"), "ben is done")).await.expect("granted"));
    one.until_version(last).await;
    other.until_version(last).await;
    assert_eq!(one.study.saved().chapters, other.study.saved().chapters);
    let fresh = seen(&ann, id).await;
    assert_eq!(fresh.chapters, one.study.saved().chapters, "the server has the same tree");
    assert_eq!(fresh.chapters[0].nodes.len(), 4, "the move that both added is one node");

    // Ben loses his connection; Ann goes on; Ben comes back with his version and hears the rest.
    let before = other.study.clone();
    drop(other);
    let later = one.change(play(NodeId::ROOT, &["a2"])).await.expect("granted");
    let mut socket = ben.connect().await.expect("a socket");
    socket.say(&ToServer::WatchStudy { study: id, version: before.version }).await.expect("said");
    let mut again = Looking { socket, study: before, heard: Vec::new(), keys: 100 };
    again.until_version(later).await;
    assert_eq!(again.study.saved().chapters, one.study.saved().chapters);

    // A change that is sent again because its answer was lost is made once.
    let key = again.ask(play(NodeId::ROOT, &["b5"])).await;
    let first = again.hear(|frame| if let ToClient::StudyGranted { version, .. } = frame { Some(*version) } else { None }).await;
    one.until_version(first).await;
    one.change(StudyChange::Delete { chapter: first_chapter(), node: NodeId::ROOT.after("b5") }).await.expect("granted");
    again.socket.say(&ToServer::ChangeStudy { study: id, key, change: play(NodeId::ROOT, &["b5"]) }).await.expect("said");
    let repeated = again.hear(|frame| if let ToClient::StudyGranted { version, .. } = frame { Some(*version) } else { None }).await;
    assert_eq!(repeated, first);
    assert!(seen(&ann, id).await.chapters[0].nodes.iter().all(|node| node.text != "b5"), "it stays deleted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_a_restart_and_long_logs_are_cut() {
    let server = Running::start().await;
    let ann = guest(&server).await;
    let id = saved(&ann).await;
    let mut one = Looking::at(&ann, id).await;
    let start = one.study.version;
    let mut last = 0;
    for n in 0..150 {
        last = one.change(comment(NodeId::ROOT, &format!("comment {n}"))).await.expect("granted");
    }
    assert_eq!(last, start + 150);
    let told = one.study.saved().chapters;
    let folder = server.stop().await;
    let server = Running::start_in(folder, |_| {}).await;
    let ann = ann.at(&server.address.to_string());
    let fresh = seen(&ann, id).await;
    assert_eq!((fresh.version, fresh.chapters), (last, told));
    // Somebody whose version is unknown reads the study again.
    let mut socket = ann.connect().await.expect("a socket");
    socket.say(&ToServer::WatchStudy { study: id, version: last + 1 }).await.expect("said");
    socket.until(|_, frame| matches!(frame, ToClient::StudyMoved { .. }).then_some(())).await.expect("read it again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_studies_do_not_exist_for_others_and_readers_change_nothing() {
    let server = Running::start().await;
    let [ann, ben] = [guest(&server).await, guest(&server).await];
    let id = saved(&ann).await;
    let path = format!("/api/studies/{id}");
    let (status, _) = ben.fetch(&path, &[]).await.expect("an answer");
    assert_eq!(status, 404);
    let mut socket = ben.connect().await.expect("a socket");
    socket.say(&ToServer::WatchStudy { study: id, version: 0 }).await.expect("said");
    let fault = |_: &Socket, frame: &ToClient| if let ToClient::StudyFault { error, .. } = frame { Some(error.clone()) } else { None };
    assert_eq!(socket.until(fault).await.expect("an answer"), Error::NotFound);
    let mut one = Looking::at(&ann, id).await;
    one.change(StudyChange::SetVisibility { visibility: Visibility::Link }).await.expect("granted");
    let mut reader = Looking::at(&ben, id).await;
    assert_eq!(reader.change(play(NodeId::ROOT, &["e5"])).await, Err(Error::Forbidden));
    let public = ben.get::<Value>("/api/studies?public=true").await.expect("a list");
    assert_eq!(public, json!([]), "who has the link may read it, and nobody else is shown it");
    one.change(StudyChange::SetVisibility { visibility: Visibility::Public }).await.expect("granted");
    let public = ben.get::<Value>("/api/studies?public=true").await.expect("a list");
    assert_eq!((&public[0]["id"], &public[0]["role"]), (&json!(id), &Value::Null));
    // Made private again, it is gone for those who looked.
    one.change(StudyChange::SetVisibility { visibility: Visibility::Private }).await.expect("granted");
    reader.hear(|frame| matches!(frame, ToClient::StudyFault { error: Error::NotFound, .. }).then_some(())).await;
    // What the rules forbid is refused with a clause.
    let refused = one.change(play(NodeId::ROOT, &["e5", "e5"])).await;
    assert!(matches!(refused, Err(Error::Refused { .. })), "{refused:?}");
}

#[tokio::test]
async fn studies_are_texts_and_texts_are_studies() {
    let server = Running::start().await;
    let ann = guest(&server).await;
    let text = "Trilynx-Study: 1\nName: Rings\n\nChapter: First\nStart: yinsh/standard\nRules: 1\n\n1. d5! {good} (e5) e7\n";
    let (status, read) = ann.post("/api/studies/read", &json!({ "text": text })).await.expect("an answer");
    assert_eq!((status, &read["name"]), (200, &json!("Rings")), "{read}");
    let (status, made) = ann.post("/api/studies", &json!({ "name": read["name"], "chapters": read["chapters"] })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/studies/{}/text", made["study"].as_str().expect("an id"));
    let (_, written) = ann.fetch(&path, &[]).await.expect("an answer");
    assert_eq!(String::from_utf8(written).expect("text"), text);
    let (_, again) = ann.post("/api/studies/write", &json!({ "name": "Rings", "chapters": read["chapters"] })).await.expect("an answer");
    assert_eq!(again["text"], text);
    let (status, damaged) = ann.post("/api/studies/read", &json!({ "text": text.replace("e7", "z9") })).await.expect("an answer");
    let reason = &damaged["reason"];
    assert_eq!(
        (status, &reason["code"], &reason["line"], &reason["column"]),
        (409, &json!("study_text"), &json!(8), &json!(20)),
        "{damaged}"
    );
    let (status, records) = ann.post("/api/studies/read", &json!({ "text": "1.e5 2.f6" })).await.expect("an answer");
    assert_eq!((status, records["chapters"].as_array().map(Vec::len)), (200, Some(1)), "{records}");
}

#[tokio::test]
async fn an_account_lists_exports_and_forgets_its_studies() {
    let server = Running::start().await;
    let (ann, ben) = (server.browser(), server.browser());
    let body = json!({ "name": "Rings", "chapters": [chapter(1, "First")] });
    // A guest's study becomes the account's.
    let (status, made) = ann.post("/api/studies", body.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let study = made["study"].as_str().expect("an id").to_owned();
    ann.sign_up("ann").await;
    ben.sign_up("ben").await;
    let path = format!("/api/studies/{study}/members");
    let (status, _) = ben.post(&path, json!({ "name": "ben", "role": "writer" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = ann.post(&path, json!({ "name": "nobody-here", "role": "writer" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, answer) = ann.post(&path, json!({ "name": "ben", "role": "writer" })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, listed) = ben.get("/api/studies").await;
    assert_eq!((&listed[0]["id"], &listed[0]["role"]), (&json!(study), &json!("writer")));
    let (_, exported) = ann.get("/api/account/export").await;
    assert_eq!(exported["studies"][0]["study"], study);
    assert!(exported["studies"][0]["text"].as_str().is_some_and(|text| text.starts_with("Trilynx-Study: 1\nName: Rings\n")));
    let (_, exported) = ben.get("/api/account/export").await;
    assert_eq!(exported["studies"], json!([]), "only one's own");
    let (status, _) = ben.delete(&format!("/api/studies/{study}")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    // Signing in as a guest with a study takes it along.
    let other = server.browser();
    let (_, second) = other.post("/api/studies", body).await;
    let (status, _) = other.sign_in("ben").await;
    assert_eq!(status, StatusCode::OK);
    let (_, listed) = other.get("/api/studies").await;
    assert_eq!(listed.as_array().map(Vec::len), Some(2), "{listed}");
    assert!(listed.as_array().expect("a list").iter().any(|line| line["id"] == second["study"] && line["role"] == "owner"));

    let (status, _) = ann.post("/api/account/delete", json!({ "password": credentials("ann")["password"] })).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = ben.get(&format!("/api/studies/{study}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = ben.delete(&format!("/api/studies/{}", second["study"].as_str().expect("an id"))).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (_, listed) = ben.get("/api/studies").await;
    assert_eq!(listed, json!([]));
}

#[tokio::test]
async fn what_is_too_large_or_no_study_is_refused() {
    let server = Running::start().await;
    let ann = guest(&server).await;
    for (body, status) in [
        (json!({ "name": "", "chapters": [chapter(1, "First")] }), 400),
        (json!({ "name": "x".repeat(121), "chapters": [chapter(1, "First")] }), 413),
        (json!({ "name": "Rings", "chapters": [] }), 400),
        (json!({ "name": "Rings", "chapters": [chapter(1, "First"), chapter(1, "Again")] }), 409),
        (json!({ "name": "Rings", "chapters": (0..65).map(|n| chapter(n, "Many")).collect::<Vec<_>>() }), 413),
    ] {
        let (found, answer) = ann.post("/api/studies", &body).await.expect("an answer");
        assert_eq!(found, status, "{answer}");
    }
    let (status, _) = ann.fetch("/api/studies/nonsense", &[]).await.expect("an answer");
    assert_eq!(status, 404);
}
