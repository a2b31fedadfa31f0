//! The list of games and their records: who finds what, and that a record is one.

use crate::fixture::{Browser, Running, read};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use trilynx_games::chance::Seed;
use trilynx_games::record::{Record, game_of, split_records};
use trilynx_games::{GameId, with_game};
use trilynx_protocol::log::Entry;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, GameResult, Occupant, Options, PersonId, SeatOffer, TableId, Time};
use trilynx_server::ratings::{least_moves, rate_finished};
use trilynx_server::store::{Append, TableRow, ToMove};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// What a table shall be.
struct Wanted {
    game: GameId,
    private: bool,
    over: bool,
    /// It has a clock, and its result counts.
    rated: bool,
}

fn given(n: u8) -> Entropy {
    let bots = |game| with_game!(game, G => <G as trilynx_bots::Roster>::BOTS);
    Entropy { seed: Seed([n; 64]), table: TableId::from_random([n; 16]), bots }
}

/// Plays two moves between two people at table `n` (opened in the n-th second), stores it as the server would, and returns its id.
async fn play(server: &Running, n: u8, people: [PersonId; 2], wanted: Wanted) -> TableId {
    play_before(server, n, people, wanted, None).await
}

/// The same while somebody may look on, who says something too.
async fn play_before(server: &Running, n: u8, people: [PersonId; 2], wanted: Wanted, spectator: Option<PersonId>) -> TableId {
    let table = TableId::from_random([100 + n; 16]);
    let now = Time { service_ms: 0, unix_ms: 1_800_000_000_000 + u64::from(n) * 1000 };
    let mut entries: Vec<Entry> = Vec::new();
    let mut hear = |_: &Table, entry: &Entry| entries.push(entry.clone());
    let options = Options {
        game: GameName(wanted.game),
        variant: "standard".to_owned(),
        players: 2,
        start: None,
        order: Order::Fixed,
        clock: if wanted.rated { ClockRule::Fischer { initial_s: 300, increment_s: 3 } } else { ClockRule::None },
        rated: wanted.rated,
        rounds: 1,
        private: wanted.private,
    };
    let occupants: Vec<Option<Occupant>> = people.map(|person| Some(Occupant::Person(person))).to_vec();
    let offers = vec![SeatOffer::Me, SeatOffer::For(people[1])];
    let opening = Opening {
        options: options.clone(),
        by: people[0],
        offers: offers.clone(),
        occupants: occupants.clone(),
        rematch_of: None,
        guest: false,
    };
    let mut game = Table::open(table, now, opening, &given(n), &mut hear).expect("a sound opening");
    for number in 0..2 {
        let view = serde_json::to_value(game.view(trilynx_games::Viewer::Seat(game.to_move().expect("a decision")))).expect("JSON");
        let text = view["game"]["decision"]["legal"][0].as_str().expect("a move").to_owned();
        let seat = game.to_move().expect("a decision");
        let by = By::Person { id: people[seat.index()], seat: None, lag_ms: 0, held_ms: 0, guest: false };
        game.apply(now, &given(n), by, Input::Asked(Command::Play { text, number }), &mut hear).expect("a legal move");
    }
    for person in people {
        let by = By::Person { id: person, seat: None, lag_ms: 0, held_ms: 0, guest: false };
        let text = format!("{person} at {n}");
        game.apply(now, &given(n), by, Input::Asked(Command::Say { text }), &mut hear).expect("one may talk");
    }
    if let Some(spectator) = spectator {
        let by = By::Person { id: spectator, seat: None, lag_ms: 0, held_ms: 0, guest: false };
        let text = format!("{spectator} beside {n}");
        game.apply(now, &given(n), by, Input::Asked(Command::Say { text }), &mut hear).expect("spectators may talk");
    }
    if wanted.over {
        let by = By::Person { id: people[0], seat: None, lag_ms: 0, held_ms: 0, guest: false };
        game.apply(now, &given(n), by, Input::Asked(Command::Resign), &mut hear).expect("one may give up");
    }
    let line = TableRow {
        options,
        opener: people[0],
        offers,
        rematch_of: None,
        opened_unix_ms: now.unix_ms,
        stage: game.stage(),
        rated: wanted.rated,
        occupants,
        // As many as it takes to count.
        moves: if wanted.rated { least_moves(wanted.game, 2) } else { 2 },
        result: wanted.rated.then(|| GameResult { winners: vec![1], scores: vec![], by: EndedBy::Resignation, left: vec![] }),
        changed_unix_ms: now.unix_ms,
        deadline_service_ms: None,
        to_move: ToMove::Nobody,
    };
    let append = Append { table, epoch: 1, entries, key: None, line, snapshot: None, notify: Default::default() };
    server.service.store.append(vec![append]).await.expect("stored");
    table
}

fn id(person: &Value) -> PersonId {
    person["id"].as_str().expect("an id").parse().expect("an id")
}

async fn listed(browser: &Browser, query: &str) -> Vec<String> {
    let (status, page) = browser.get(&format!("/api/games{query}")).await;
    assert_eq!(status, StatusCode::OK, "{query}: {page}");
    page["games"].as_array().expect("a list").iter().map(|line| line["id"].as_str().expect("an id").to_owned()).collect()
}

async fn record(browser: &Browser, table: TableId) -> (StatusCode, String) {
    let response = browser.request(Method::GET, &format!("/api/games/{table}/record")).send().await.expect("an answer");
    (response.status(), response.text().await.expect("text"))
}

/// How many records the text holds; each is replayed, and its deal checked.
fn count(text: &str) -> usize {
    let records = if text.is_empty() { Vec::new() } else { split_records(text) };
    for (_, record) in &records {
        with_game!(game_of(record).expect("a game"), G => {
            let record: Record<G> = Record::read(record).expect("a sound record");
            record.verify_deal().expect("a fair deal");
        });
    }
    records.len()
}

#[tokio::test]
async fn a_private_table_is_for_those_who_sat_there() {
    let server = Running::start().await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let people = [id(&ada.sign_up("Ada").await), id(&bob.sign_up("Bob").await)];
    eve.sign_up("Eve").await;
    let public = play(&server, 1, people, Wanted { game: GameId::Yinsh, private: false, over: true, rated: false }).await;
    let private = play(&server, 2, people, Wanted { game: GameId::Yinsh, private: true, over: true, rated: false }).await;
    let (public_id, private_id) = (public.to_string(), private.to_string());

    for browser in [&ada, &bob, &eve, &server.browser()] {
        assert_eq!(listed(browser, "").await, std::slice::from_ref(&public_id));
        assert_eq!(listed(browser, "?player=ADA").await, std::slice::from_ref(&public_id));
        let (status, text) = record(browser, public).await;
        assert_eq!((status, count(&text)), (StatusCode::OK, 1), "{text}");
        assert!(text.contains("Seat-0: Ada") && text.contains("Seat-1: Bob"), "{text}");
    }
    assert_eq!(listed(&bob, "?player=me").await, [private_id, public_id]);
    assert_eq!(record(&bob, private).await.0, StatusCode::OK);
    // Who did not sit there cannot tell it from a table that does not exist.
    let nowhere = record(&eve, TableId::from_random([9; 16])).await;
    assert_eq!(nowhere.0, StatusCode::NOT_FOUND);
    assert_eq!(record(&eve, private).await, nowhere);
    assert_eq!(record(&server.browser(), private).await, nowhere);
    assert_eq!(listed(&eve, "?player=me").await, [] as [String; 0]);
}

#[tokio::test]
async fn cards_are_shown_when_the_game_is_over() {
    let server = Running::start().await;
    let ada = server.browser();
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let running = play(&server, 1, people, Wanted { game: GameId::Linko, private: false, over: false, rated: false }).await;
    let open = play(&server, 2, people, Wanted { game: GameId::Yinsh, private: false, over: false, rated: false }).await;
    let over = play(&server, 3, people, Wanted { game: GameId::Linko, private: false, over: true, rated: false }).await;
    assert_eq!(record(&ada, running).await.0, StatusCode::NOT_FOUND);
    assert_eq!(record(&ada, open).await.0, StatusCode::OK, "nothing is hidden in this one");
    let (_, text) = record(&ada, over).await;
    assert!(text.contains("deck=") && text.contains("Seed:"), "{text}");
    // Neither many records nor one's own export hold what the single one does not.
    let deck = "deck=";
    let many = ada.request(Method::GET, "/api/records?player=ada").send().await.expect("an answer").text().await.expect("text");
    assert_eq!((many.matches(deck).count(), count(&many)), (1, 1), "{many}");
    let (_, export) = ada.get("/api/account/export").await;
    assert_eq!(export.to_string().matches(deck).count(), 1);
    assert_eq!(export["games"].as_array().expect("a list").len(), 3);
    assert_eq!(export["games"][0]["records"].as_array().expect("a list").len(), 1);
    assert_eq!(export["games"][2]["records"], json!([]));
    // What one said is one's own, what the others said is not.
    let said = |n: usize| export["games"][n]["said"].clone();
    assert_eq!([said(0), said(1), said(2)], [3, 2, 1].map(|n| json!([format!("{} at {n}", people[0])])));
}

#[tokio::test]
async fn what_somebody_said_as_a_spectator_is_theirs_too() {
    let server = Running::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let spectator = id(&eve.sign_up("Eve").await);
    let wanted = || Wanted { game: GameId::Yinsh, private: true, over: true, rated: false };
    let watched = play_before(&server, 1, people, wanted(), Some(spectator)).await;
    play(&server, 2, people, wanted()).await;
    let own = play_before(&server, 3, [spectator, people[0]], wanted(), Some(people[1])).await;
    let (_, export) = eve.get("/api/account/export").await;
    assert_eq!(export["spoken"], json!([{ "table": watched, "said": [format!("{spectator} beside 1")] }]), "{export}");
    // A table where somebody sat is told of once, and where nothing was said it is not told of.
    assert_eq!(export["games"].as_array().expect("a list").len(), 1, "{export}");
    assert_eq!((&export["games"][0]["table"], &export["games"][0]["said"]), (&json!(own), &json!([format!("{spectator} at 3")])));
    let (_, export) = ada.get("/api/account/export").await;
    assert_eq!((export["games"].as_array().expect("a list").len(), &export["spoken"]), (3, &json!([])), "{export}");
}

#[tokio::test]
async fn games_come_in_pages_and_records_in_one_stream() {
    let server = Running::start().await;
    let ada = server.browser();
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let mut tables = Vec::new();
    for n in 0..60 {
        let game = if n % 2 == 0 { GameId::Yinsh } else { GameId::Lyngk };
        tables.push(play(&server, n, people, Wanted { game, private: false, over: n != 59, rated: false }).await.to_string());
    }
    tables.reverse();
    let (_, page) = ada.get("/api/games?limit=25").await;
    let mut found: Vec<Value> = page["games"].as_array().expect("a list").clone();
    let mut next = page["next"].clone();
    while let Some(before) = next.as_str() {
        let (_, page) = ada.get(&format!("/api/games?limit=25&before={before}")).await;
        found.extend(page["games"].as_array().expect("a list").iter().cloned());
        next = page["next"].clone();
    }
    let ids: Vec<&str> = found.iter().map(|line| line["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, tables);
    assert_eq!(found[0]["seats"][1]["name"], "Bob");
    assert_eq!(listed(&ada, "?game=lyngk&limit=100").await.len(), 30);
    assert_eq!(listed(&ada, "?stage=playing").await, tables[..1]);

    let many = async |query: &str| {
        let response = server.stranger(Method::GET, &format!("/api/records{query}")).send().await.expect("an answer");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/plain; charset=utf-8");
        count(&response.text().await.expect("text"))
    };
    assert_eq!(many("").await, 59, "the one that is being played is not over");
    assert_eq!(many("?game=yinsh").await, 30);
    assert_eq!(many("?limit=52").await, 52);
    assert_eq!(many("?player=nobody-here").await, 0);
}

/// Every browser asks for compressed answers, so a download that breaks off when it is compressed breaks off for everybody.
#[tokio::test]
async fn a_compressed_download_arrives_whole() {
    // There are more of them here than anybody wants in a minute.
    let server = Running::start_with(|config| config.limits = None).await;
    let ada = server.browser();
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    for n in 0..60 {
        play(&server, n, people, Wanted { game: GameId::Yinsh, private: false, over: true, rated: false }).await;
    }
    let table = play(&server, 60, people, Wanted { game: GameId::Lyngk, private: false, over: true, rated: false }).await;
    for path in [
        "/api/records",
        "/api/records?limit=1",
        "/api/records?player=nobody-here",
        "/api/account/export",
        &format!("/api/games/{table}/record"),
    ] {
        let download = async |encoding: &str| {
            let request = ada.request(Method::GET, path).header(header::ACCEPT_ENCODING, encoding);
            let response = request.send().await.expect("an answer");
            assert_eq!(response.status(), StatusCode::OK, "{path} {encoding}");
            let used = response.headers().get(header::CONTENT_ENCODING).map(|used| used.to_str().expect("ASCII").to_owned());
            let body = response.bytes().await.unwrap_or_else(|error| panic!("{path} {encoding} breaks off: {error}"));
            (used, body)
        };
        let (_, plain) = download("identity").await;
        let (used, packed) = download("gzip").await;
        if used.is_some() {
            // A gzip file ends with the length of what was packed.
            let told = u32::from_le_bytes(packed[packed.len() - 4..].try_into().expect("four bytes"));
            assert_eq!(told as usize, plain.len(), "{path}");
        }
        download("gzip, deflate, br, zstd").await;
    }
}

/// Sixty people who want the record of one long table cost as much as one, and the seventh waits for nobody.
#[tokio::test]
async fn a_table_is_replayed_once_for_all_who_want_its_record() {
    let server = Running::start().await;
    let ada = server.browser();
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let table = play(&server, 1, people, Wanted { game: GameId::Yinsh, private: false, over: true, rated: false }).await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let request = server.stranger(Method::GET, &format!("/api/games/{table}/record"));
        asking.spawn(async move { request.send().await.expect("an answer").text().await.expect("text") });
    }
    let told: std::collections::HashSet<String> = asking.join_all().await.into_iter().collect();
    assert_eq!((told.len(), count(told.iter().next().expect("a record"))), (1, 1));
    assert_eq!(server.service.records.made(), 1);
    // Many at once and one's own data are made of the same.
    server.stranger(Method::GET, "/api/records").send().await.expect("an answer").text().await.expect("text");
    ada.get("/api/account/export").await;
    assert_eq!(server.service.records.made(), 1);
    // Another name makes another record.
    ada.post("/api/account/rename", json!({ "name": "Grace" })).await;
    assert!(record(&ada, table).await.1.contains("Seat-0: Grace"));
    assert_eq!(server.service.records.made(), 2);
}

/// Somebody who has played more games than an export once had, and more than could be answered in one piece.
#[tokio::test]
async fn an_export_has_every_game_however_many_there_are() {
    const GAMES: u64 = 10_100;
    let server = Running::start().await;
    let ada = server.browser();
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let played = play(&server, 1, people, Wanted { game: GameId::Yinsh, private: false, over: true, rated: false }).await;
    let entries = server.service.store.log(played, 0, 1).await.expect("a log");
    let line = server.service.store.row(played).await.expect("an answer").expect("a row");
    let table = |n: u64| TableId::from_random(u128::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C833).to_be_bytes());
    for from in (1..GAMES).step_by(500) {
        // Tables that nobody came to: they have a log, and no record.
        let waiting = |n: u64| {
            let line = TableRow { stage: Stage::Closed, opened_unix_ms: n, ..line.clone() };
            Append { table: table(n), epoch: 1, entries: entries.clone(), key: None, line, snapshot: None, notify: Default::default() }
        };
        server.service.store.append((from..GAMES.min(from + 500)).map(waiting).collect()).await.expect("stored");
    }
    let (status, export) = ada.get("/api/account/export").await;
    assert_eq!(status, StatusCode::OK);
    let export: trilynx_protocol::http::Export = serde_json::from_value(export).expect("an export");
    assert_eq!(export.games.len() as u64, GAMES);
    assert!(export.games.windows(2).all(|two| two[0].line.opened_unix_ms > two[1].line.opened_unix_ms), "newest first");
    assert_eq!((export.games[0].table, export.games[0].records.len()), (played, 1));
}

#[tokio::test]
async fn the_games_of_a_guest_move_to_the_account() {
    let server = Running::start().await;
    let (ada, bob) = (server.browser(), server.browser());
    let account = ada.sign_up("Ada").await;
    let bobs = id(&bob.sign_up("Bob").await);
    // On another device Ada plays as a guest first, then signs in.
    let elsewhere = server.browser();
    let (_, guest) = elsewhere.post("/api/guest", Value::Null).await;
    let table =
        play(&server, 1, [id(&guest["person"]), bobs], Wanted { game: GameId::Yinsh, private: true, over: true, rated: false }).await;
    assert_eq!(listed(&ada, "?player=me").await, [] as [String; 0]);
    assert_eq!(record(&ada, table).await.0, StatusCode::NOT_FOUND);
    let (status, me) = elsewhere.sign_in("Ada").await;
    assert_eq!((status, &me["person"]), (StatusCode::OK, &account));
    for browser in [&ada, &elsewhere] {
        assert_eq!(listed(browser, "?player=me").await, [table.to_string()]);
        assert_eq!(record(browser, table).await.0, StatusCode::OK);
    }

    // A guest who makes an account keeps everything under the same id.
    let carl = server.browser();
    let (_, guest) = carl.post("/api/guest", Value::Null).await;
    let table =
        play(&server, 2, [id(&guest["person"]), bobs], Wanted { game: GameId::Lyngk, private: false, over: true, rated: false }).await;
    carl.sign_up("Carl").await;
    assert_eq!(listed(&server.browser(), "?player=carl").await, [table.to_string()]);
    assert!(record(&bob, table).await.1.contains("Seat-0: Carl"));

    // Deleted, the name is gone from list and record; the game stays.
    carl.post("/api/account/delete", json!({ "password": "correct horse" })).await;
    assert!(record(&bob, table).await.1.contains("Seat-0: ?"));
    let (_, page) = read(bob.request(Method::GET, "/api/games?player=bob").send().await.expect("an answer")).await;
    assert_eq!(page["games"][0]["id"], table.to_string());
    assert!(!page.to_string().contains("Carl"));
}

#[tokio::test]
async fn a_rating_has_a_history_that_names_no_private_table() {
    let server = Running::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let people = [id(&ada.sign_up("Ada").await), id(&server.browser().sign_up("Bob").await)];
    let known = play(&server, 1, people, Wanted { game: GameId::Yinsh, private: false, over: true, rated: true }).await;
    let secret = play(&server, 2, people, Wanted { game: GameId::Yinsh, private: true, over: true, rated: true }).await;
    rate_finished(&server.service.store).await.expect("counted");

    let (status, history) = eve.get("/api/people/aDA/ratings").await;
    assert_eq!(status, StatusCode::OK, "{history}");
    let (_, profile) = eve.get("/api/people/ada").await;
    let curve = &history["curves"][0];
    assert_eq!((&curve["game"], &curve["class"], history["curves"].as_array().map(Vec::len)), (&json!("yinsh"), &json!("blitz"), Some(1)));
    let steps = curve["steps"].as_array().expect("steps");
    assert_eq!((&steps[0]["table"], &steps[1]["table"], steps.len()), (&json!(known.to_string()), &Value::Null, 2));
    assert_eq!((&steps[0]["unix_ms"], &steps[1]["unix_ms"]), (&json!(1_800_000_001_000u64), &json!(1_800_000_002_000u64)));
    // Ada lost both, and what is shown now is where the curve ends.
    let rating = |of: &Value| of["rating"].as_i64().expect("a number");
    assert!(1500 > rating(&steps[0]) && rating(&steps[0]) > rating(&steps[1]), "{history}");
    let (_, bobs) = eve.get("/api/people/bob/ratings").await;
    assert!(1500 < rating(&bobs["curves"][0]["steps"][0]), "{bobs}");
    let now = &profile["ratings"][0];
    assert_eq!((&now["rating"], &now["deviation"], &now["games"]), (&steps[1]["rating"], &steps[1]["deviation"], &json!(2)));
    assert!(!history.to_string().contains(&secret.to_string()));

    let (_, export) = ada.get("/api/account/export").await;
    assert_eq!(export["history"], history);
    // A guest has a page and no ratings; with an account they are rated from then on, and see it under `me` too.
    let guest = server.browser();
    assert_eq!(guest.get("/api/people/me").await.0, StatusCode::NOT_FOUND);
    let (_, me) = guest.post("/api/guest", Value::Null).await;
    let lyngk = || Wanted { game: GameId::Lyngk, private: false, over: true, rated: true };
    play(&server, 3, [people[0], id(&me["person"])], lyngk()).await;
    rate_finished(&server.service.store).await.expect("counted");
    let (_, own) = guest.get("/api/people/me").await;
    assert_eq!((&own["name"], &own["ratings"]), (&me["person"]["name"], &json!([])));
    let (_, others) = eve.get("/api/people/me").await;
    assert_ne!(others["name"], own["name"]);
    guest.sign_up("Gwen").await;
    play(&server, 4, [people[0], id(&me["person"])], lyngk()).await;
    rate_finished(&server.service.store).await.expect("counted");
    let (_, own) = guest.get("/api/people/me").await;
    assert!(rating(&own["ratings"][0]) > 1500, "{own}");
    let (_, curves) = guest.get("/api/people/me/ratings").await;
    assert_eq!(curves["curves"][0]["steps"].as_array().map(Vec::len), Some(1), "{curves}");
    assert_eq!(eve.get("/api/people/gwen").await.1["ratings"], own["ratings"]);

    server.browser().sign_up("Carl").await;
    assert_eq!(eve.get("/api/people/carl/ratings").await, (StatusCode::OK, json!({ "curves": [] })));
    assert_eq!(eve.get("/api/people/nobody/ratings").await, (StatusCode::NOT_FOUND, json!({ "code": "not_found" })));
}
