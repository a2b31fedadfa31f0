//! What waits for somebody's move, what they have played, and games worth watching, over HTTP and real sockets.

use crate::fixture::Running;
use crate::host::{House, PATIENCE, Player};
use crate::store::sample::{append, options, row, table};
use reqwest::StatusCode;
use serde_json::{Value, json};
use trilynx_games::GameId;
use trilynx_protocol::http::{FeaturedFor, FeaturedGames, MyMoves, PlayedGames, Statistics};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, GameResult, Occupant, Options, PersonId, TableId};
use trilynx_server::history::remember_finished;
use trilynx_server::store::{Append, LEAST_GAMES, Rated, Rating, Store, TableRow, ToMove};
use trilynx_trials::client::Guest;

async fn moves(who: &Guest) -> MyMoves {
    who.get("/api/me/moves").await.expect("a list")
}

fn tables(moves: &MyMoves) -> Vec<TableId> {
    moves.moves.iter().map(|each| each.line.id).collect()
}

/// The first legal move of whoever decides.
async fn play(player: &mut Player) {
    let game = player.view().game.clone().expect("a game");
    let legal = game.decision.and_then(|decision| decision.legal).expect("it is their turn");
    let number = game.moves.len() as u32;
    player.granted(Command::Play { text: legal[0].clone(), number }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_wait_for_my_move_are_listed_the_most_urgent_first() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let open = async |clock: Value| host.seated(json!({ "game": "yinsh", "clock": clock }), vec![ann.clone(), bob.clone()]).await;
    let (untimed, _) = open(json!({ "kind": "none" })).await;
    let (live, _) = open(json!({ "kind": "fischer", "initial_s": 3000, "increment_s": 0 })).await;
    let (slow, _) = open(json!({ "kind": "correspondence", "days": 7 })).await;
    let (soon, mut at_soon) = open(json!({ "kind": "correspondence", "days": 2 })).await;
    let alone = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" }, "seats": ["me", { "bot": "level1" }] });
    let alone = ann.open(&alone).await.expect("a table");
    let mine = moves(&ann).await;
    assert_eq!((tables(&mine), mine.waiting), (vec![soon, slow, untimed, live, alone], 4));
    assert_eq!(mine.moves[0].remaining_ms.map(|left| left / 3_600_000), Some(48));
    assert_eq!((mine.moves[2].remaining_ms, mine.moves[2].others, mine.moves[4].others), (None, true, false));
    assert_eq!((tables(&moves(&bob).await), moves(&bob).await.waiting), (vec![], 0));
    play(&mut at_soon[0]).await;
    assert_eq!(tables(&moves(&ann).await), [slow, untimed, live, alone]);
    assert_eq!(tables(&moves(&bob).await), [soon]);
    // A row of an earlier release does not say whose turn it is: the table does.
    at_soon[1].sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
    host.stop().await;
    let mut connection =
        <sqlx::SqliteConnection as sqlx::Connection>::connect(&format!("sqlite:{}", house.file().display())).await.unwrap();
    sqlx::query("UPDATE tables SET to_move = NULL").execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let host = house.open().await;
    let (ann, bob) = (ann.at(&host.address), bob.at(&host.address));
    assert_eq!(tables(&moves(&ann).await), [slow, untimed, live, alone]);
    assert_eq!(tables(&moves(&bob).await), [soon]);
    let nobody = host.send(reqwest::Method::GET, "/api/me/moves", None, Value::Null).await;
    assert_eq!(nobody.0, 401);
    host.stop().await;
}

fn id(person: &Value) -> PersonId {
    serde_json::from_value(person["id"].clone()).expect("an id")
}

/// A finished table: opened at `n`, ended in the same moment.
async fn put(store: &Store, n: u64, options: Options, occupants: Vec<Occupant>, winners: &[u8], scores: &[i16]) -> TableId {
    let result = GameResult { winners: winners.to_vec(), scores: scores.to_vec(), by: EndedBy::Rules, left: vec![] };
    let line = TableRow {
        rated: options.rated,
        options,
        stage: Stage::Over,
        occupants: occupants.into_iter().map(Some).collect(),
        result: Some(result),
        moves: 60,
        opened_unix_ms: n,
        changed_unix_ms: n,
        to_move: ToMove::Nobody,
        ..row()
    };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.expect("stored");
    table(n)
}

#[tokio::test]
async fn a_history_is_filtered_page_by_page_and_private_games_are_seen_by_their_players() {
    let server = Running::start().await;
    let (ann, bob) = (server.browser(), server.browser());
    let (anns, bobs) = (id(&ann.sign_up("Ann-A").await), id(&bob.sign_up("Bob-B").await));
    let store = &server.service.store;
    let people = || vec![Occupant::Person(anns), Occupant::Person(bobs)];
    let blitz = Options { variant: "blitz".to_owned(), ..options(GameId::Yinsh) };
    put(store, 10, options(GameId::Yinsh), people(), &[0], &[]).await;
    put(store, 20, blitz, people(), &[1], &[]).await;
    put(store, 30, Options { rated: false, ..options(GameId::Lyngk) }, people(), &[], &[]).await;
    let alone = Options { rated: false, private: true, clock: ClockRule::None, ..options(GameId::Yinsh) };
    put(store, 40, alone, vec![Occupant::Person(anns), Occupant::Bot("level1".to_owned())], &[0], &[]).await;
    remember_finished(store).await.expect("remembered");
    let stranger = server.browser();
    let asked = async |browser: &crate::fixture::Browser, path: &str| -> Vec<TableId> {
        let (status, answer) = browser.get(path).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let page: PlayedGames = serde_json::from_value(answer).expect("a page");
        page.games.iter().map(|game| game.line.id).collect()
    };
    for (query, expected) in [
        ("", vec![30, 20, 10]),
        ("?game=yinsh", vec![20, 10]),
        ("?game=yinsh&variant=blitz", vec![20]),
        ("?opponent=BOB-b", vec![30, 20, 10]),
        ("?opponent=nobody-here", vec![]),
        ("?outcome=won", vec![10]),
        ("?outcome=lost&rated=true", vec![20]),
        ("?rated=false", vec![30]),
        ("?players=people", vec![30, 20, 10]),
        ("?players=bots", vec![]),
        ("?since=20", vec![30, 20]),
        ("?until=20", vec![10]),
        ("?since=11&until=30&opponent=bob-b", vec![20]),
        ("?limit=1", vec![30]),
    ] {
        let expected: Vec<TableId> = expected.into_iter().map(table).collect();
        assert_eq!(asked(&stranger, &format!("/api/people/ann-a/games{query}")).await, expected, "{query}");
    }
    assert_eq!(asked(&ann, "/api/people/me/games").await, [40, 30, 20, 10].map(table));
    assert_eq!(asked(&ann, "/api/people/me/games?players=bots&outcome=won").await, [table(40)]);
    assert_eq!(asked(&bob, "/api/people/me/games?outcome=won").await, [table(20)]);
    // Page by page.
    let (mut path, mut all) = ("/api/people/me/games?limit=1".to_owned(), Vec::new());
    loop {
        let page: PlayedGames = serde_json::from_value(ann.get(&path).await.1).expect("a page");
        all.extend(page.games.iter().map(|game| game.line.id));
        let Some(next) = page.next else { break };
        path = format!("/api/people/me/games?limit=1&before={next}");
    }
    assert_eq!(all, [40, 30, 20, 10].map(table));
    for wrong in ["?game=chess", "?outcome=lots", "?before=x", "?since=-1", "?limit=x", "?other=1", "?rated=maybe"] {
        assert_eq!(stranger.get(&format!("/api/people/ann-a/games{wrong}")).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(stranger.get("/api/people/me/games").await.0, StatusCode::NOT_FOUND);

    let counted = async |browser: &crate::fixture::Browser, path: &str| -> Statistics {
        serde_json::from_value(browser.get(path).await.1).expect("statistics")
    };
    let public = counted(&stranger, "/api/people/ann-a/statistics").await;
    assert_eq!((public.all.won, public.all.drawn, public.all.lost, public.bots.len()), (1, 1, 1, 0));
    assert_eq!((public.first.won, public.second.won, public.best_streak, public.has_older), (1, 0, 1, false));
    assert_eq!((public.opponents.len(), public.opponents[0].name.as_deref()), (1, Some("Bob-B")));
    let own = counted(&ann, "/api/people/me/statistics").await;
    assert_eq!((own.all.won, own.people.won, own.bots[0].bot.as_str(), own.bots[0].results.won), (2, 1, "level1", 1));
    assert_eq!(own.streak.map(|streak| streak.games), Some(1));
    assert_eq!(counted(&ann, "/api/people/me/statistics?game=lyngk").await.all.drawn, 1);
}

/// One page never looks at more than so many games, however few of them are wanted.
#[tokio::test]
async fn a_rare_game_is_found_after_a_bounded_look_at_a_time() {
    let server = Running::start().await;
    let ann = server.browser();
    let anns = id(&ann.sign_up("Ann-A").await);
    let store = &server.service.store;
    let rare = put(store, 1, options(GameId::Lyngk), vec![Occupant::Person(anns), Occupant::Bot("level1".to_owned())], &[0], &[]).await;
    for group in 0..22_u64 {
        let appends = (0..50).map(|n| {
            let n = 2 + group * 50 + n;
            let occupants = vec![Some(Occupant::Person(anns)), Some(Occupant::Bot("level1".to_owned()))];
            let line = TableRow { stage: Stage::Over, occupants, opened_unix_ms: n, changed_unix_ms: n, ..row() };
            Append { line, ..append(table(n), 1, 1..=1) }
        });
        store.append(appends.collect()).await.expect("stored");
    }
    remember_finished(store).await.expect("remembered");
    let first: PlayedGames = serde_json::from_value(ann.get("/api/people/me/games?game=lyngk").await.1).expect("a page");
    assert_eq!(first.games, []);
    let next = first.next.expect("there are older ones");
    let second: PlayedGames =
        serde_json::from_value(ann.get(&format!("/api/people/me/games?game=lyngk&before={next}")).await.1).expect("a page");
    assert_eq!((second.games.len(), second.games[0].line.id, second.next), (1, rare, None));
}

async fn rate(store: &Store, n: u64, who: PersonId, rating: f64) {
    let id = table(900 + n);
    let line = TableRow { stage: Stage::Over, options: Options { private: true, ..options(GameId::Yinsh) }, ..row() };
    store.append(vec![Append { line, ..append(id, 1, 1..=1) }]).await.expect("stored");
    let rated = Rated { person: who, rating: Rating { rating, deviation: 60.0, volatility: 0.06, games: LEAST_GAMES } };
    assert!(store.set_ratings(id, GameId::Yinsh, "blitz", 1, &[rated], &[]).await.expect("stored"));
}

#[tokio::test]
async fn games_worth_watching_are_public_varied_and_name_their_reason() {
    let server = Running::start().await;
    let store = &server.service.store;
    let mut people = Vec::new();
    for (n, rating) in [(0, 1900.0), (1, 1850.0), (2, 1400.0), (3, 1420.0)] {
        let who = id(&server.browser().sign_up(&format!("player-{n}")).await);
        rate(store, n, who, rating).await;
        people.push(who);
    }
    let now = server.service.now_unix_ms();
    let pair = |a: usize, b: usize| vec![Occupant::Person(people[a]), Occupant::Person(people[b])];
    let private = Options { private: true, ..options(GameId::Yinsh) };
    let hidden = put(store, now - 1, private, pair(0, 1), &[0], &[3, 2]).await;
    let strong = put(store, now - 2, options(GameId::Yinsh), pair(0, 1), &[0], &[3, 0]).await;
    let upset = put(store, now - 3, options(GameId::Yinsh), pair(2, 0), &[0], &[3, 0]).await;
    let close = put(store, now - 4, options(GameId::Yinsh), pair(2, 3), &[0], &[3, 2]).await;
    let third = put(store, now - 5, options(GameId::Yinsh), pair(0, 3), &[0], &[3, 0]).await;
    while store.number_finished(100).await.expect("numbered") > 0 {}
    let (status, answer) = server.browser().get("/api/games/featured").await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let featured: FeaturedGames = serde_json::from_value(answer).expect("games");
    let why = |table: TableId| featured.finished.iter().find(|game| game.line.id == table).map(|game| game.why);
    assert_eq!((why(strong), why(upset), why(close)), (Some(FeaturedFor::Strong), Some(FeaturedFor::Upset), Some(FeaturedFor::Close)));
    assert_eq!((why(hidden), why(third)), (None, None), "neither a private game nor a third one of the same player");
    assert_eq!(featured.live, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn public_games_that_are_being_played_are_featured() {
    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 3 });
    let (table, mut players) = host.pair(json!({ "game": "yinsh", "clock": clock })).await;
    host.pair(json!({ "game": "yinsh", "private": true })).await;
    let stranger = host.guest().await;
    let live = async || -> Vec<TableId> {
        let featured: FeaturedGames = stranger.get("/api/games/featured").await.expect("games");
        featured.live.iter().map(|line| line.id).collect()
    };
    assert_eq!(live().await, [table]);
    players[0].granted(Command::Abort).await;
    players[0].sees(|view| view.stage == Stage::Over).await;
    // The lobby hears of it a moment after the players.
    let asked = tokio::time::Instant::now();
    while !live().await.is_empty() {
        assert!(asked.elapsed() < PATIENCE, "it is over");
    }
    host.stop().await;
}
