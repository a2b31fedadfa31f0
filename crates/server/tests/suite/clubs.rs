//! Clubs over real sockets: who joins and who may not, who sees what, tournaments, seasons, chat, what is exported and forgotten.

use crate::host::{EPOCH_MS, Host, House};
use crate::tournaments::{ask as ask_tournament, settings};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::http::{ClubChat, ClubList, ClubRole, ClubSeasonTable, ClubView, TournamentState, TournamentView};
use trilynx_protocol::tournament::POINT;
use trilynx_protocol::wire::{Error, ToClient, ToServer};
use trilynx_protocol::{ClubId, TournamentId};
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_trials::client::{Guest, Socket};

async fn found(who: &Guest, name: &str, admission: &str, listed: bool) -> ClubId {
    let (status, made) = try_found(who, name, admission, listed).await;
    assert_eq!(status, 201, "{made}");
    serde_json::from_value(made["club"].clone()).expect("a club")
}

async fn try_found(who: &Guest, name: &str, admission: &str, listed: bool) -> (u16, Value) {
    let settings = json!({ "name": name, "description": "Every Thursday.", "admission": admission, "listed": listed });
    who.post("/api/clubs", &settings).await.expect("an answer")
}

async fn ask(who: &Guest, club: ClubId, command: Value) -> u16 {
    who.post(&format!("/api/clubs/{club}/ask"), &json!({ "command": command })).await.expect("an answer").0
}

async fn join_with(who: &Guest, club: ClubId, word: &str) -> u16 {
    let asked = json!({ "command": { "do": "join" }, "invitation": word });
    who.post(&format!("/api/clubs/{club}/ask"), &asked).await.expect("an answer").0
}

async fn see(host: &Host, who: &Guest, path: &str) -> (u16, Value) {
    let (status, answer, _) = host.send(Method::GET, path, Some(&who.cookie), json!({})).await;
    (status, answer)
}

async fn view(who: &Guest, club: ClubId) -> ClubView {
    who.get(&format!("/api/clubs/{club}")).await.expect("a club")
}

async fn delete(host: &Host, who: &Guest, path: &str) -> u16 {
    host.send(Method::DELETE, path, Some(&who.cookie), json!({})).await.0
}

/// Settings of a tournament that starts in an hour, by the calendar of these servers.
fn swiss() -> Value {
    let mut settings = settings(json!({ "kind": "swiss", "rounds": 1 }));
    settings["starts_unix_ms"] = json!(EPOCH_MS + 3_600_000);
    settings
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_is_founded_found_joined_and_left() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, cleo, guest) =
        (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Cleo-C").await, host.guest().await);
    assert_eq!(try_found(&guest, "Club of guests", "open", true).await.0, 401);
    let club = found(&ann, "YINSH Berlin", "request", true).await;
    for (name, status) in [("yinsh-berlin", 409), ("Y1NSH BerIin", 409), ("ab", 400), ("Admin", 400), ("a\u{202e}bc", 400)] {
        assert_eq!(try_found(&bob, name, "open", true).await.0, status, "{name:?}");
    }
    let settings = json!({ "name": "Fine name", "description": "x".repeat(1001), "admission": "open", "listed": true });
    assert_eq!(bob.post("/api/clubs", &settings).await.expect("an answer").0, 400);
    let list: ClubList = bob.get("/api/clubs?name=Yinsh%20B").await.expect("a list");
    assert_eq!((list.clubs.len(), list.clubs[0].club, list.clubs[0].role), (1, club, None));
    assert_eq!(see(&host, &bob, "/api/clubs?after=nonsense").await.0, 400);
    assert_eq!(ask(&guest, club, json!({ "do": "join" })).await, 401, "members have accounts");
    assert_eq!(ask(&bob, club, json!({ "do": "join" })).await, 204);
    assert_eq!(ask(&bob, club, json!({ "do": "join" })).await, 409);
    let seen = view(&bob, club).await;
    assert_eq!((seen.requested, seen.role, seen.size, seen.requests.len(), seen.invitation.clone()), (true, None, 1, 0, None));
    assert_eq!(ask(&bob, club, json!({ "do": "approve", "person": bob.id })).await, 403);
    let seen = view(&ann, club).await;
    assert_eq!((seen.requests[0].name.as_str(), seen.role), ("Bob-B", Some(ClubRole::Owner)));
    assert_eq!(ask(&ann, club, json!({ "do": "approve", "person": bob.id })).await, 204);
    let word = seen.invitation.expect("organisers see it");
    assert_eq!(join_with(&cleo, club, &word).await, 204, "who is invited is in at once");
    assert_eq!(ask(&bob, club, json!({ "do": "remove", "person": cleo.id })).await, 403);
    assert_eq!(ask(&ann, club, json!({ "do": "promote", "person": bob.id })).await, 204);
    assert_eq!(ask(&bob, club, json!({ "do": "remove", "person": ann.id })).await, 403, "nobody removes the owner");
    assert_eq!(ask(&bob, club, json!({ "do": "remove", "person": cleo.id })).await, 204);
    assert_eq!(ask(&bob, club, json!({ "do": "renew_invitation" })).await, 204);
    assert_eq!(join_with(&cleo, club, &word).await, 204, "it asks again: the old word lets nobody in");
    assert_eq!(view(&cleo, club).await.role, None);
    assert_eq!(ask(&cleo, club, json!({ "do": "withdraw" })).await, 204);
    assert_eq!(ask(&ann, club, json!({ "do": "leave" })).await, 403, "the last owner stays");
    assert_eq!(ask(&ann, club, json!({ "do": "hand_over", "person": bob.id })).await, 204);
    assert_eq!(ask(&ann, club, json!({ "do": "leave" })).await, 204);
    let acts = bob.get::<Value>(&format!("/api/clubs/{club}/acts")).await.expect("acts");
    assert_eq!((acts["acts"][0]["kind"].as_str(), acts["acts"][1]["kind"].as_str()), (Some("leave"), Some("hand_over")));
    assert_eq!(see(&host, &ann, &format!("/api/clubs/{club}/acts")).await.0, 403);
    let mine: ClubList = bob.get("/api/clubs?mine=true").await.expect("a list");
    assert_eq!((mine.clubs.len(), mine.clubs[0].role), (1, Some(ClubRole::Owner)));
    assert_eq!(ask(&bob, club, json!({ "do": "close" })).await, 204);
    assert_eq!(see(&host, &bob, &format!("/api/clubs/{club}")).await.0, 404);
    assert_eq!(see(&host, &bob, "/api/clubs/nonsense").await.0, 404);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_listed_is_seen_by_members_and_by_those_who_are_invited() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, eve) = (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Eve-E").await);
    let club = found(&ann, "Quiet corner", "invited", false).await;
    let path = format!("/api/clubs/{club}");
    let word = view(&ann, club).await.invitation.expect("a word");
    let lists = ["/api/clubs", "/api/clubs?name=quiet", "/api/clubs?mine=true"];
    for list in lists {
        assert_eq!(eve.get::<ClubList>(list).await.expect("a list").clubs, [], "{list}");
    }
    assert_eq!(see(&host, &eve, &path).await.0, 404, "its address alone tells nothing");
    assert_eq!(see(&host, &eve, &format!("{path}?invitation=abcdefghijkl")).await.0, 404);
    for way in ["chat", "acts", "seasons/1"] {
        assert_eq!(see(&host, &eve, &format!("{path}/{way}")).await.0, 404, "{way}");
    }
    assert_eq!(ask(&eve, club, json!({ "do": "join" })).await, 404);
    let card: ClubView = bob.get(&format!("{path}?invitation={word}")).await.expect("a card");
    assert_eq!((card.settings.name.as_str(), card.size, card.invited), ("Quiet corner", 1, true));
    assert_eq!((card.members, card.invitation, card.role), (Vec::new(), None, None), "who is in it is not told before");
    assert_eq!(join_with(&bob, club, &word).await, 204);
    assert_eq!(view(&bob, club).await.members.len(), 2);
    // A tournament of it is in no public list, for members alone, and does not name the club to others.
    let (status, made) = ann.post("/api/tournaments", &json!({ "settings": swiss(), "club": club })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    let tournament: TournamentId = serde_json::from_value(made["tournament"].clone()).expect("an id");
    let public: Value = eve.get("/api/tournaments").await.expect("a list");
    assert_eq!(public["tournaments"], json!([]));
    let outside: TournamentView = eve.get(&format!("/api/tournaments/{tournament}")).await.expect("a tournament");
    assert_eq!((outside.members_only, outside.club), (true, None));
    let (status, refused) =
        eve.post(&format!("/api/tournaments/{tournament}/ask"), &json!({ "command": { "do": "enter" } })).await.expect("an answer");
    assert_eq!((status, refused["reason"]["code"].as_str()), (409, Some("not_member")));
    ask_tournament(&bob, &tournament.to_string(), json!({ "do": "enter" })).await;
    assert_eq!(view(&bob, club).await.tournaments.len(), 1);
    // Once it is listed, everybody sees it; what is private stays so.
    let settings = json!({ "name": "Quiet corner", "admission": "request", "listed": true });
    assert_eq!(ask(&ann, club, json!({ "do": "change", "settings": settings })).await, 204);
    assert_eq!(view(&eve, club).await.tournaments.len(), 1);
    let public: Value = eve.get("/api/tournaments").await.expect("a list");
    assert_eq!(public["tournaments"].as_array().map(Vec::len), Some(1));
    let mut private = swiss();
    private["private"] = json!(true);
    assert_eq!(ann.post("/api/tournaments", &json!({ "settings": private, "club": club })).await.expect("an answer").0, 201);
    assert_eq!((view(&eve, club).await.tournaments.len(), view(&bob, club).await.tournaments.len()), (1, 2));
    assert_eq!(
        bob.post("/api/tournaments", &json!({ "settings": private, "club": club })).await.expect("an answer").0,
        403,
        "organisers announce"
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_blocked_stay_out_and_unheard() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, eve) = (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Eve-E").await);
    let club = found(&ann, "Open house", "open", true).await;
    let word = view(&ann, club).await.invitation.expect("a word");
    assert_eq!(ask(&bob, club, json!({ "do": "join" })).await, 204);
    assert_eq!(bob.post("/api/blocks", &json!({ "person": eve.id })).await.expect("an answer").0, 204);
    assert_eq!(ask(&eve, club, json!({ "do": "join" })).await, 204, "a member blocks nobody from the club");
    let (mut bobs, mut eves) = (bob.connect().await.expect("a socket"), eve.connect().await.expect("a socket"));
    let moved = |_: &Socket, heard: &ToClient| matches!(heard, ToClient::ClubMoved { .. }).then_some(());
    for socket in [&mut bobs, &mut eves] {
        socket.say(&ToServer::WatchClub { club }).await.expect("said");
        socket.until(moved).await.expect("it is watched");
    }
    let path = format!("/api/clubs/{club}/chat");
    let say = async |who: &Guest, text: &str| who.post(&path, &json!({ "text": text })).await.expect("an answer").0;
    let heard = |_: &Socket, heard: &ToClient| match heard {
        ToClient::ClubSaid { message, .. } => Some((message.name.clone(), message.text.clone())),
        _ => None,
    };
    assert_eq!((say(&eve, "from Eve").await, say(&ann, " from Ann ").await), (201, 201));
    assert_eq!(
        bobs.until(heard).await.expect("a message"),
        ("Ann-A".to_owned(), "from Ann".to_owned()),
        "nothing of those who are blocked"
    );
    assert_eq!(eves.until(heard).await.expect("a message").1, "from Eve");
    let texts = async |who: &Guest| {
        who.get::<ClubChat>(&path).await.expect("a chat").messages.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    assert_eq!((texts(&bob).await, texts(&eve).await), (vec!["from Ann".to_owned()], vec!["from Eve".to_owned(), "from Ann".to_owned()]));
    assert_eq!(view(&bob, club).await.members.len(), 3, "the club itself is seen as usual");
    assert_eq!(say(&eve, "").await, 400);
    assert_eq!(say(&eve, "two\nlines").await, 400);
    assert_eq!(say(&eve, &"x".repeat(401)).await, 413);
    // Organisers delete messages, which is noted.
    assert_eq!(delete(&host, &eve, &format!("{path}/1")).await, 403);
    assert_eq!(delete(&host, &ann, &format!("{path}/1")).await, 204);
    assert_eq!(delete(&host, &ann, &format!("{path}/1")).await, 404);
    eves.until(moved).await.expect("it is told");
    assert_eq!(texts(&eve).await, ["from Ann"]);
    let acts = ann.get::<Value>(&format!("/api/clubs/{club}/acts")).await.expect("acts");
    assert_eq!((acts["acts"][0]["kind"].as_str(), &acts["acts"][0]["about"]), (Some("delete_message"), &json!(eve.id)));
    // Who was removed hears nothing more, and who is blocked by an organiser does not come back, whatever link they have.
    assert_eq!(ask(&ann, club, json!({ "do": "remove", "person": eve.id })).await, 204);
    eves.until(moved).await.expect("it is told");
    assert_eq!(say(&eve, "still here").await, 403);
    assert_eq!(see(&host, &eve, &path).await.0, 403);
    assert_eq!(ask(&ann, club, json!({ "do": "promote", "person": bob.id })).await, 204);
    assert_eq!((ask(&eve, club, json!({ "do": "join" })).await, join_with(&eve, club, &word).await), (403, 403));
    assert_eq!(say(&ann, "among us").await, 201);
    eves.say(&ToServer::WatchClub { club }).await.expect("said");
    let next = |_: &Socket, heard: &ToClient| match heard {
        ToClient::ClubSaid { .. } => Some(false),
        ToClient::Error { error: Error::NotFound, .. } => Some(true),
        _ => None,
    };
    assert!(eves.until(next).await.expect("an answer"), "nothing was said to them before");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_and_deeds_are_limited() {
    let slow = Rates { address: Rate::new(100, 3_600_000), person: Rate::new(3, 3_600_000) };
    let house = House::with(Allowances { chat: slow, relations: slow, ..Allowances::default() });
    let host = house.open().await;
    let ann = host.account("Ann-A").await;
    let club = found(&ann, "Loud house", "open", true).await;
    let path = format!("/api/clubs/{club}/chat");
    let mut said = Vec::new();
    for _ in 0..4 {
        said.push(ann.post(&path, &json!({ "text": "again" })).await.expect("an answer").0);
    }
    assert_eq!(said, [201, 201, 201, 429]);
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(ask(&ann, club, json!({ "do": "renew_invitation" })).await);
    }
    assert_eq!(asked, [204, 204, 429]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_adds_up_what_members_have_played() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, eve) = (host.account("Ann-A").await, host.account("Bob-B").await, host.account("Eve-E").await);
    let club = found(&ann, "Season club", "open", true).await;
    assert_eq!(ask(&bob, club, json!({ "do": "join" })).await, 204);
    let now = EPOCH_MS;
    let path = format!("/api/clubs/{club}/seasons");
    let season = json!({ "name": "Spring", "begins_unix_ms": now, "ends_unix_ms": now + 7_200_000 });
    assert_eq!(bob.post(&path, &season).await.expect("an answer").0, 403);
    let backwards = json!({ "name": "Spring", "begins_unix_ms": 2, "ends_unix_ms": 1 });
    assert_eq!(ann.post(&path, &backwards).await.expect("an answer").0, 400);
    let (status, made) = ann.post(&path, &season).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    let path = format!("{path}/{}", made["number"]);
    let table: ClubSeasonTable = eve.get(&path).await.expect("a table");
    assert_eq!((table.rows, table.rule.places[..3].to_vec()), (Vec::new(), vec![12, 9, 7]));
    let mut settings = swiss();
    for private in [false, true] {
        settings["private"] = json!(private);
        let made = ann.post("/api/tournaments", &json!({ "settings": settings, "club": club })).await.expect("an answer").1;
        let tournament = made["tournament"].as_str().expect("an id").to_owned();
        for who in [&ann, &bob] {
            ask_tournament(who, &tournament, json!({ "do": "enter" })).await;
        }
        ask_tournament(&ann, &tournament, json!({ "do": "start" })).await;
        let read = async || ann.get::<TournamentView>(&format!("/api/tournaments/{tournament}")).await.expect("a tournament");
        let deciding = async {
            loop {
                let seen = read().await;
                if let Some(board) = seen.boards.first().filter(|board| board.table.is_some()) {
                    let first = seen.entries[&board.players[0]].who == trilynx_protocol::Occupant::Person(ann.id);
                    let places = if first { [1, 2] } else { [2, 1] };
                    ask_tournament(&ann, &tournament, json!({ "do": "adjudicate", "game": board.game, "places": places })).await;
                }
                if seen.state == TournamentState::Finished {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), deciding).await.expect("it ends");
    }
    let table: ClubSeasonTable = bob.get(&path).await.expect("a table");
    let rows: Vec<_> = table.rows.iter().map(|row| (row.person, row.place, row.points, row.results.len())).collect();
    assert_eq!(rows, [(ann.id, 1, 24 * POINT, 2), (bob.id, 2, 18 * POINT, 2)]);
    let outside: ClubSeasonTable = eve.get(&path).await.expect("a table");
    assert_eq!((outside.tournaments.len(), outside.rows[0].results.len()), (1, 1), "private tournaments are not named to strangers");
    assert_eq!(delete(&host, &bob, &path).await, 403);
    assert_eq!(delete(&host, &ann, &path).await, 204);
    assert_eq!(see(&host, &ann, &path).await.0, 404);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clubs_are_exported_and_forgotten() {
    let house = House::generous();
    let host = house.open().await;
    let (mut ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let club = found(&ann, "Long lived", "open", true).await;
    let asked = found(&bob, "On request", "request", false).await;
    assert_eq!((ask(&bob, club, json!({ "do": "join" })).await, ask(&ann, asked, json!({ "do": "join" })).await), (204, 204));
    assert_eq!(ann.post(&format!("/api/clubs/{club}/chat"), &json!({ "text": "Hello" })).await.expect("an answer").0, 201);
    let export: Value = ann.get("/api/account/export").await.expect("an export");
    let clubs = &export["clubs"];
    assert_eq!((&clubs["member_of"][0]["name"], &clubs["member_of"][0]["role"]), (&json!("Long lived"), &json!("owner")));
    assert_eq!((&clubs["requested"][0]["name"], &clubs["said"][0]["text"]), (&json!("On request"), &json!("Hello")));
    let (status, answer) = ann.act("/api/account/delete", &json!({ "password": "correct horse" })).await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    let seen = view(&bob, club).await;
    assert_eq!((seen.role, seen.size, seen.members.len()), (Some(ClubRole::Owner), 1, 1));
    assert_eq!(bob.get::<ClubChat>(&format!("/api/clubs/{club}/chat")).await.expect("a chat").messages, []);
    assert_eq!(view(&bob, asked).await.requests, []);
    host.stop().await;
}
