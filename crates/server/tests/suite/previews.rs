//! What a link shows of itself before it is opened.

use crate::fixture::Running;
use reqwest::{Method, Response, StatusCode, header};
use serde_json::{Value, json};

async fn get(server: &Running, path: &str, headers: &[(&'static str, &str)]) -> Response {
    let request = headers.iter().fold(server.stranger(Method::GET, path), |request, (name, value)| request.header(*name, *value));
    request.send().await.expect("an answer")
}

/// What a tag of the page says.
fn content(page: &str, name: &str) -> String {
    let after = page.split(&format!("=\"{name}\" content=\"")).nth(1).unwrap_or_else(|| panic!("no {name} in {page}"));
    after.split('"').next().unwrap_or_default().to_owned()
}

async fn page(server: &Running, path: &str, language: &str) -> String {
    let response = get(server, path, &[("accept-language", language)]).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
    response.text().await.expect("a page")
}

/// The picture that a page names, fetched.
async fn picture(server: &Running, page: &str) -> Vec<u8> {
    let url = content(page, "og:image").replace("&amp;", "&");
    let path = url.strip_prefix(&format!("http://{}", server.address)).unwrap_or_else(|| panic!("{url} is not ours"));
    let response = get(server, path, &[]).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    assert_eq!(response.headers()[header::CONTENT_TYPE], "image/png");
    let bytes = response.bytes().await.expect("a picture").to_vec();
    assert!(bytes.starts_with(b"\x89PNG"), "{path}");
    bytes
}

async fn invite(server: &Running, name: &str, game: &str, players: u8) -> String {
    let browser = server.browser();
    let account = json!({ "name": name, "password": "correct horse battery staple" });
    let created = browser.request(Method::POST, "/api/account").json(&account).send().await.expect("an answer");
    assert!(created.status().is_success(), "{:?}", created.text().await);
    let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let opening = json!({ "options": { "game": game, "variant": "standard", "players": players }, "seats": seats });
    let opened: Value =
        browser.request(Method::POST, "/api/tables").json(&opening).send().await.expect("an answer").json().await.expect("a table");
    opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned()
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what_in_the_language_of_the_reader() {
    let server = Running::start().await;
    let table = invite(&server, "Ann", "lyngk", 2).await;
    let shown = page(&server, &format!("/table/{table}"), "").await;
    assert!(shown.contains(&format!("<meta name=\"trilynx:table\" content=\"{table} lyngk\" />")), "{shown}");
    assert_eq!(content(&shown, "og:title"), "Ann invites you to LYNGK");
    assert_eq!(content(&shown, "og:image"), format!("http://{}/api/pictures/table/{table}", server.address));
    assert_eq!(content(&page(&server, &format!("/table/{table}"), "fr-CH,de;q=0.5").await, "og:title"), "Ann t’invite à jouer à LYNGK");
    picture(&server, &shown).await;
}

#[tokio::test]
async fn every_kind_of_link_has_a_title_and_a_picture_of_its_own() {
    let server = Running::start().await;
    let mut pictures = Vec::new();
    for (path, title) in [
        ("/", "YINSH, LYNGK, Linko! online"),
        ("/play/linko", "Play Linko!"),
        ("/rules/lyngk", "LYNGK rules"),
        ("/learn/yinsh/jump", "Learn YINSH"),
        ("/study/yinsh?moves=e5+f6+g7", "YINSH analysis"),
        ("/study/yinsh?moves=e5+f6", "YINSH analysis"),
    ] {
        let shown = page(&server, path, "en").await;
        assert_eq!(content(&shown, "og:title"), title, "{path}");
        pictures.push(picture(&server, &shown).await);
    }
    for (n, bytes) in pictures.iter().enumerate() {
        assert!(!pictures[..n].contains(bytes), "picture {n} was there before");
    }
    // What nobody has heard of is the site.
    for path in ["/nowhere", "/table/abcdefghijkl", "/learn/yinsh/nothing", "/play/chess"] {
        let title = content(&page(&server, path, "en").await, "og:title");
        assert!(title.contains("YINSH"), "{path}: {title}");
    }
}

#[tokio::test]
async fn a_strange_link_or_host_writes_nothing_into_the_page() {
    let server = Running::start().await;
    let shown = page(&server, "/study/yinsh?moves=%22%3E%3Cscript%3E&position=x", "en").await;
    assert!(!shown.contains("<script>") && content(&shown, "og:image").contains("%22%3E%3Cscript%3E&amp;position=x"), "{shown}");
    let response = get(&server, "/", &[("host", "evil.example/\"><script>")]).await;
    let shown = response.text().await.unwrap_or_default();
    assert!(!shown.contains("evil.example/"), "{shown}");
    for path in ["/api/pictures/table/abcdefghijkl", "/api/pictures/game/chess", "/api/pictures/lesson/yinsh/nothing"] {
        assert_eq!(get(&server, path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let damaged = get(&server, "/api/pictures/study/yinsh?position=nonsense", &[]).await;
    assert_eq!(damaged.status(), StatusCode::CONFLICT);
}

#[tokio::test]
async fn who_has_the_page_is_not_sent_it_again() {
    let server = Running::start().await;
    let first = get(&server, "/", &[]).await;
    let tag = first.headers()[header::ETAG].to_str().expect("a tag").to_owned();
    assert_eq!(get(&server, "/", &[("if-none-match", &tag)]).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(get(&server, "/", &[("if-none-match", "\"another\"")]).await.status(), StatusCode::OK);
    assert_eq!(get(&server, "/play/yinsh", &[("if-none-match", &tag)]).await.status(), StatusCode::OK, "another page");
}

#[tokio::test]
async fn screens_get_the_page_and_programs_get_an_error() {
    let server = Running::start().await;
    let response = get(&server, "/table/abcdefghijkl", &[]).await;
    assert_eq!(
        (response.status(), &response.headers()[header::CACHE_CONTROL]),
        (StatusCode::OK, &header::HeaderValue::from_static("no-cache"))
    );
    for path in ["/api/nothing", "/assets/nothing.js"] {
        assert_eq!(get(&server, path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(server.stranger(Method::POST, "/").send().await.expect("an answer").status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_puzzle_shows_its_position_in_every_game() {
    let server = Running::start().await;
    let mut pictures = Vec::new();
    for game in trilynx_games::GameId::ALL {
        let entries = &trilynx_puzzles::collection(*game).expect("puzzles are built in").entries;
        for entry in &entries[..2] {
            let shown = page(&server, &format!("/puzzles/{}/{}", game.name(), entry.id), "en").await;
            assert_eq!(content(&shown, "og:title"), format!("{} puzzle", game.title()));
            assert!(content(&shown, "og:image").ends_with(&format!("/api/pictures/puzzle/{}/{}", game.name(), entry.id)));
            pictures.push(picture(&server, &shown).await);
        }
    }
    for (n, bytes) in pictures.iter().enumerate() {
        assert!(!pictures[..n].contains(bytes), "picture {n} was there before");
    }
    assert_eq!(content(&page(&server, "/puzzles/linko", "de").await, "og:title"), "Linko!: Aufgabe");
    assert_eq!(get(&server, "/api/pictures/puzzle/yinsh/nowhere1", &[]).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_study_shows_itself_to_those_who_may_see_it_and_only_to_them() {
    let server = Running::start().await;
    let browser = server.browser();
    browser.sign_up("Ruth").await;
    let node = |depth: u16, seat: u8, text: &str| json!({ "depth": depth, "seat": seat, "move": text });
    let chapter = |id: &str, nodes: Vec<Value>| json!({ "id": id, "name": "First", "start": "yinsh/standard", "nodes": nodes });
    let chapters = [
        chapter("aaaaaaaaaaaa", vec![node(0, 0, ""), node(1, 0, "e5"), node(2, 1, "f6")]),
        chapter("bbbbbbbbbbbb", vec![node(0, 0, ""), node(1, 0, "g7")]),
    ];
    let (status, made) = browser.post("/api/studies", json!({ "name": "Rings & <rows>", "chapters": chapters })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let study = made["study"].as_str().expect("an id").to_owned();
    let path = format!("/studies/{study}");
    let private = page(&server, &path, "en").await;
    assert_eq!(content(&private, "og:title"), "YINSH, LYNGK, Linko! online", "nobody hears of a private study");
    assert!(get(&server, &format!("/api/pictures{path}/aaaaaaaaaaaa"), &[]).await.status().is_client_error());
    let share = json!({ "key": "k1", "change": { "do": "set_visibility", "visibility": "link" } });
    assert_eq!(browser.post(&format!("/api/studies/{study}/changes"), share).await.0, StatusCode::OK);
    let shown = page(&server, &path, "en").await;
    assert_eq!(content(&shown, "og:title"), "Rings &amp; &lt;rows&gt;");
    assert!(content(&shown, "og:image").ends_with(&format!("/api/pictures{path}/aaaaaaaaaaaa")));
    let second = page(&server, &format!("{path}/bbbbbbbbbbbb"), "en").await;
    assert_ne!(picture(&server, &shown).await, picture(&server, &second).await, "each chapter its own");
}
