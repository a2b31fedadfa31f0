//! How two people stand against each other, over HTTP and on both engines.

use crate::fixture::{Browser, Running};
use crate::store::sample::{Place, append, on_both, options, row, table};
use reqwest::StatusCode;
use serde_json::Value;
use trilynx_games::GameId;
use trilynx_protocol::http::{MeetingScore, ResultTally};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{EndedBy, GameResult, Occupant, Options, PersonId, TableId};
use trilynx_server::history::remember_finished;
use trilynx_server::store::{Append, Store, TableRow, ToMove};

on_both!(
    a_series_of_rematches_and_all_games_are_counted_by_seat,
    private_games_are_counted_for_their_players_alone,
    guests_have_the_series_alone_and_others_no_score,
);

fn id(person: &Value) -> PersonId {
    serde_json::from_value(person["id"].clone()).expect("an id")
}

async fn start(place: &Place) -> Running {
    let database = place.url().parse().expect("a database");
    Running::start_with(|config| (config.limits, config.database) = (None, database)).await
}

fn tally(won: u32, drawn: u32, lost: u32) -> ResultTally {
    ResultTally { won, drawn, lost }
}

/// A game at table `n`, a rematch of another one; over at `n`, unless nobody is said to have won it or not.
async fn put(store: &Store, n: u64, seats: &[PersonId], rematch_of: Option<u64>, winners: Option<&[u8]>) -> TableId {
    put_with(store, n, options(GameId::Yinsh), seats, rematch_of, winners).await
}

async fn put_with(store: &Store, n: u64, options: Options, seats: &[PersonId], rematch_of: Option<u64>, winners: Option<&[u8]>) -> TableId {
    let result = winners.map(|winners| GameResult { winners: winners.to_vec(), scores: vec![], by: EndedBy::Rules, left: vec![] });
    let line = TableRow {
        rated: options.rated,
        options,
        stage: if winners.is_some() { Stage::Over } else { Stage::Playing },
        occupants: seats.iter().map(|person| Some(Occupant::Person(*person))).collect(),
        result,
        moves: 60,
        opened_unix_ms: n,
        changed_unix_ms: n,
        rematch_of: rematch_of.map(table),
        to_move: ToMove::Nobody,
        ..row()
    };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.expect("stored");
    table(n)
}

async fn score(browser: &Browser, table: TableId) -> MeetingScore {
    let (status, answer) = browser.get(&format!("/api/tables/{table}/score")).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    serde_json::from_value(answer).expect("a score")
}

async fn a_series_of_rematches_and_all_games_are_counted_by_seat(place: Place) {
    let server = start(&place).await;
    let (ann, bob, stranger) = (server.browser(), server.browser(), server.browser());
    let (anns, bobs) = (id(&ann.sign_up("Ann-A").await), id(&bob.sign_up("Bob-B").await));
    let store = &server.service.store;
    // Games of before, and a series in which seats are swapped; between two of its games another one ends.
    put(store, 10, &[anns, bobs], None, Some(&[1])).await;
    put(store, 20, &[anns, bobs], None, Some(&[0])).await;
    put(store, 21, &[bobs, anns], Some(20), Some(&[1])).await;
    put(store, 22, &[bobs, anns], None, Some(&[0])).await;
    put(store, 23, &[anns, bobs], Some(21), Some(&[])).await;
    let playing = put(store, 24, &[bobs, anns], Some(23), None).await;
    // Nobody else may have played, and a game that was broken off is in the series without a point.
    let three = Options { players: 3, ..options(GameId::Linko) };
    put_with(store, 30, three, &[anns, bobs, PersonId::from_random([9; 16])], None, Some(&[0])).await;
    remember_finished(store).await.expect("remembered");

    let during = score(&stranger, playing).await;
    assert_eq!((during.person, during.opponent), (bobs, anns), "the first seat");
    assert_eq!((during.series, during.all), (tally(0, 1, 2), Some(tally(2, 1, 2))));
    assert_eq!((during.since_unix_ms, during.has_older), (Some(10), false));
    // An old table says how it was then.
    let before = score(&ann, table(21)).await;
    assert_eq!((before.person, before.series), (bobs, tally(0, 0, 2)));
    // The game is counted as soon as it is over, also before it is in any history.
    let last = put(store, 25, &[anns, bobs], Some(24), Some(&[0])).await;
    put(store, 40, &[bobs, anns], Some(25), None).await;
    assert_eq!(score(&bob, last).await.series, tally(1, 0, 0), "the game between is not over: the series began again");
    let result = GameResult { winners: vec![0], scores: vec![], by: EndedBy::Rules, left: vec![] };
    let over = TableRow { stage: Stage::Over, result: Some(result), rematch_of: Some(table(23)), changed_unix_ms: 24, ..row() };
    let occupants = [bobs, anns].map(|person| Some(Occupant::Person(person))).to_vec();
    let over = TableRow { occupants, options: options(GameId::Yinsh), opened_unix_ms: 24, to_move: ToMove::Nobody, ..over };
    store.append(vec![Append { line: over, ..append(table(24), 1, 2..=2) }]).await.expect("stored");
    assert_eq!(score(&bob, playing).await.series, tally(1, 1, 2));
    assert_eq!(score(&bob, last).await.series, tally(3, 1, 1), "as Ann sees it, who sits first");

    // On a profile: mine against theirs.
    let (_, mine) = ann.get("/api/people/bob-b/score").await;
    let mine: MeetingScore = serde_json::from_value(mine).expect("a score");
    assert_eq!((mine.person, mine.series, mine.all), (anns, tally(0, 0, 0), Some(tally(3, 1, 3))));
    for (browser, path, expected) in [
        (&ann, "/api/people/ann-a/score", StatusCode::NOT_FOUND),
        (&ann, "/api/people/me/score", StatusCode::NOT_FOUND),
        (&ann, "/api/people/nobody-here/score", StatusCode::NOT_FOUND),
        (&stranger, "/api/people/bob-b/score", StatusCode::UNAUTHORIZED),
        (&ann, "/api/tables/000000000000/score", StatusCode::NOT_FOUND),
        (&ann, "/api/tables/nothing/score", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(browser.get(path).await.0, expected, "{path}");
    }
    assert_eq!(ann.get(&format!("/api/tables/{}/score", table(30))).await.0, StatusCode::NOT_FOUND, "three play there");
    // Somebody who has left has no score.
    store.delete_person(bobs).await.expect("gone");
    server.service.live.person_changed(bobs).await;
    assert_eq!(ann.get(&format!("/api/tables/{playing}/score")).await.0, StatusCode::NOT_FOUND);
    server.stop().await;
}

async fn private_games_are_counted_for_their_players_alone(place: Place) {
    let server = start(&place).await;
    let (ann, bob, stranger) = (server.browser(), server.browser(), server.browser());
    let (anns, bobs) = (id(&ann.sign_up("Ann-A").await), id(&bob.sign_up("Bob-B").await));
    let store = &server.service.store;
    let private = || Options { private: true, rated: false, ..options(GameId::Yinsh) };
    put_with(store, 10, private(), &[anns, bobs], None, Some(&[0])).await;
    let hidden = put_with(store, 11, private(), &[anns, bobs], Some(10), Some(&[0])).await;
    let public = put(store, 20, &[anns, bobs], None, Some(&[1])).await;
    remember_finished(store).await.expect("remembered");
    assert_eq!(score(&stranger, public).await.all, Some(tally(0, 0, 1)));
    assert_eq!(score(&bob, public).await.all, Some(tally(2, 0, 1)));
    // Who was given the address of a private table sees its series, and no other private game.
    let seen = score(&stranger, hidden).await;
    assert_eq!((seen.series, seen.all), (tally(2, 0, 0), Some(tally(0, 0, 1))));
    server.stop().await;
}

async fn guests_have_the_series_alone_and_others_no_score(place: Place) {
    let server = start(&place).await;
    let (ann, guest) = (server.browser(), server.browser());
    let anns = id(&ann.sign_up("Ann-A").await);
    let (_, made) = guest.post("/api/guest", serde_json::json!({})).await;
    let guests = id(&made["person"]);
    let store = &server.service.store;
    put(store, 10, &[anns, guests], None, Some(&[0])).await;
    put(store, 20, &[anns, guests], None, Some(&[0])).await;
    let last = put(store, 21, &[guests, anns], Some(20), Some(&[0])).await;
    remember_finished(store).await.expect("remembered");
    let seen = score(&guest, last).await;
    assert_eq!((seen.series, seen.all, seen.since_unix_ms), (tally(1, 0, 1), None, None));
    assert_eq!(guest.get("/api/people/ann-a/score").await.0, StatusCode::UNAUTHORIZED);
    // With an account, all games count.
    let (status, _) = guest.post("/api/account", crate::fixture::credentials("Gus-G")).await;
    assert_eq!(status, StatusCode::CREATED);
    assert_eq!(score(&guest, last).await.all, Some(tally(1, 0, 2)));
    // Against oneself, or a bot, there is none.
    let alone = put(store, 30, &[anns, anns], None, Some(&[0])).await;
    assert_eq!(ann.get(&format!("/api/tables/{alone}/score")).await.0, StatusCode::NOT_FOUND);
    server.stop().await;
}
