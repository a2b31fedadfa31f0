//! A word list as strangers meet it: off unless the host names a file, and then in everything that people write to others.

use crate::fixture::{Browser, Running};
use crate::tournaments::settings;
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_server::words::WordList;
use trilynx_trials::games::duel;

/// A server with a list, or without one.
async fn server(list: Option<&str>) -> Running {
    let words = list.map(|list| {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(file.path(), list).expect("written");
        WordList::read(file.path()).expect("a list")
    });
    Running::start_with(|config| config.words = words.unwrap_or_default().into()).await
}

/// What happens to each kind of text with this word in it, as the code of the error.
async fn everywhere(server: &Running, n: u32, word: &str) -> Vec<(&'static str, StatusCode, Value)> {
    let (ann, bob) = (server.browser(), server.browser());
    let (anns, bobs) = (format!("ann-{n}"), format!("bob-{n}"));
    let (ann_id, bob_id) = (ann.sign_up(&anns).await["id"].clone(), bob.sign_up(&bobs).await["id"].clone());
    for (who, other) in [(&ann, &bob_id), (&bob, &ann_id)] {
        assert_eq!(who.post("/api/follows", json!({ "person": other })).await.0, StatusCode::NO_CONTENT);
    }
    let club = |name: String, description: String| json!({ "name": name, "description": description, "admission": "open", "listed": true });
    let (_, made) = ann.post("/api/clubs", club(format!("Fine club {n}"), String::new())).await;
    let chat = format!("/api/clubs/{}/chat", made["club"].as_str().expect("a club"));
    let (_, table) = ann.post("/api/tables", json!({ "options": duel(json!({})), "seats": ["me", "open"] })).await;
    let say = format!("/api/tables/{}/ask", table["table"].as_str().expect("a table"));
    let mut tournament = settings(json!({ "kind": "swiss", "rounds": 1 }));
    let text = format!("what a {word} thing");
    tournament["name"] = json!(text);
    let asked: [(&'static str, &Browser, String, Value); 9] = [
        ("table chat", &ann, say, json!({ "key": "one", "command": { "do": "say", "text": text } })),
        ("club chat", &ann, chat, json!({ "text": text })),
        ("message", &ann, format!("/api/messages/{}", bob_id.as_str().expect("an id")), json!({ "text": text })),
        ("club name", &ann, "/api/clubs".to_owned(), club(format!("{word} {n}"), String::new())),
        ("club description", &bob, "/api/clubs".to_owned(), club(format!("Other club {n}"), text.clone())),
        ("tournament", &ann, "/api/tournaments".to_owned(), json!({ "settings": tournament })),
        ("new name", &ann, "/api/account/rename".to_owned(), json!({ "name": format!("{word}-{n}") })),
        ("account", &server.browser(), "/api/account".to_owned(), crate::fixture::credentials(&format!("{n}-{word}"))),
        ("guest", &server.browser(), "/api/guest/rename".to_owned(), json!({ "name": format!("Little {word}") })),
    ];
    let mut answers = Vec::new();
    for (what, who, path, body) in asked {
        let (status, answer) = who.post(&path, body).await;
        answers.push((what, status, answer));
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_people_write_has_a_listed_word() {
    let server = server(Some("# rude\nbogus\nrascal*\n")).await;
    for (n, word) in ["bogus", "B0GUS", "rascals"].into_iter().enumerate() {
        for (what, status, answer) in everywhere(&server, n as u32, word).await {
            assert_eq!(
                (status, &answer["code"], &answer["word"]),
                (StatusCode::BAD_REQUEST, &json!("listed_word"), &json!(word)),
                "{what}"
            );
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_words_and_servers_without_a_list_refuse_nothing() {
    for (list, word) in [(Some("bogus\nrascal*"), "bogusly"), (None, "bogus")] {
        let server = server(list).await;
        for (what, status, answer) in everywhere(&server, 7, word).await {
            assert!(status.is_success(), "{what}: {status} {answer}");
        }
        server.stop().await;
    }
}

#[test]
fn a_file_that_is_no_list_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("words");
    let wrong = || WordList::read(&file).expect_err("it is no list");
    assert!(wrong().contains("words"), "it is not there: {}", wrong());
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("written");
    assert!(wrong().contains("UTF-8"), "{}", wrong());
    std::fs::write(&file, "x".repeat(300 * 1024)).expect("written");
    assert!(wrong().contains("bytes"), "{}", wrong());
    std::fs::write(&file, "\u{feff}fine # a comment\n*\n").expect("written");
    assert!(wrong().contains("line 2"), "{}", wrong());
    std::fs::write(&file, "\u{feff}fine # a comment\r\nwor*\r\n").expect("written");
    let list = WordList::read(&file).expect("a list");
    assert_eq!((list.len(), list.file(), format!("{list:?}").as_str()), (2, Some(file.as_path()), "WordList(2)"));
}
