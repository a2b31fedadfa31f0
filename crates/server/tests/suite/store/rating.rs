//! The job that counts results.

use super::sample::{Place, append, on_both, options, person, row, table};
use trilynx_games::GameId;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, Options};
use trilynx_server::ratings::{TimeClass, beginner, rate, rate_finished};
use trilynx_server::store::{Account, Append, Store, TableRow};

on_both!(results_are_counted_once_and_in_order, some_results_count_for_nobody, several_jobs_count_once);

fn won_by(winner: u8) -> Option<GameResult> {
    Some(GameResult { winners: vec![winner], scores: vec![], by: EndedBy::Rules, left: vec![] })
}

fn over(people: &[u64], result: Option<GameResult>) -> TableRow {
    let occupants = people.iter().map(|n| Some(Occupant::Person(person(*n)))).collect();
    TableRow { stage: Stage::Over, occupants, result, ..row() }
}

async fn put(store: &Store, n: u64, line: TableRow) {
    let line = TableRow { opened_unix_ms: n, changed_unix_ms: 1000 + n, ..line };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

async fn with_guests(place: &Place) -> Store {
    let store = place.open().await;
    for n in 1..=4 {
        store.create_guest(person(n), "g", 1).await.unwrap();
    }
    store
}

async fn results_are_counted_once_and_in_order(place: Place) {
    let store = with_guests(&place).await;
    put(&store, 2, over(&[2, 1], won_by(0))).await;
    put(&store, 1, over(&[1, 2], won_by(0))).await;
    let linko = TableRow { options: Options { players: 3, ..options(GameId::Linko) }, ..over(&[1, 2, 3], won_by(2)) };
    put(&store, 3, linko).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 3);
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    let new = beginner(GameId::Yinsh);
    let first = rate(GameId::Yinsh, &[new, new], &[0, 1]);
    let second = rate(GameId::Yinsh, &[first[1], first[0]], &[0, 1]);
    assert_eq!(store.rating(person(1), GameId::Yinsh, "blitz").await.unwrap(), Some(second[1]));
    assert_eq!(store.rating(person(2), GameId::Yinsh, "blitz").await.unwrap(), Some(second[0]));
    let third = rate(GameId::Linko, &[beginner(GameId::Linko); 3], &[1, 1, 0]);
    assert_eq!(store.rating(person(3), GameId::Linko, "blitz").await.unwrap(), Some(third[2]));
    assert_eq!(store.rating(person(3), GameId::Yinsh, "blitz").await.unwrap(), None);
    let history = store.rating_history(person(1), GameId::Yinsh, "blitz", 9).await.unwrap();
    assert_eq!(
        history.iter().map(|point| (point.table, point.unix_ms, point.rating)).collect::<Vec<_>>(),
        [(table(1), 1001, first[0].rating), (table(2), 1002, second[1].rating)]
    );
}

async fn some_results_count_for_nobody(place: Place) {
    let store = with_guests(&place).await;
    let aborted = Some(GameResult { by: EndedBy::Abort, ..won_by(0).unwrap() });
    put(&store, 1, over(&[1, 2], aborted)).await;
    put(&store, 2, over(&[1, 2], None)).await;
    put(&store, 3, over(&[1, 1], won_by(0))).await;
    put(&store, 4, over(&[1, 99], won_by(0))).await;
    put(&store, 5, TableRow { rated: false, ..over(&[1, 2], won_by(0)) }).await;
    put(&store, 6, TableRow { options: Options { clock: ClockRule::None, ..options(GameId::Yinsh) }, ..over(&[1, 2], won_by(0)) }).await;
    let bot = vec![Some(Occupant::Person(person(1))), Some(Occupant::Bot("random".into()))];
    put(&store, 7, TableRow { occupants: bot, ..over(&[], won_by(0)) }).await;
    // The account plays against the guest it used to be.
    store.create_account(person(5), Account { name: "E", folded: "e", password_hash: "x" }, 1).await.unwrap();
    store.merge_guest(person(3), person(5)).await.unwrap();
    put(&store, 8, over(&[3, 5], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    assert_eq!(store.results_to_rate(10).await.unwrap(), [], "nobody looks at them again");
    for n in 1..=5 {
        assert_eq!(store.ratings(person(n)).await.unwrap(), []);
    }
    put(&store, 9, over(&[3, 1], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 1);
    assert!(store.rating(person(5), GameId::Yinsh, TimeClass::Blitz.name()).await.unwrap().is_some_and(|rating| rating.rating > 1500.0));
    assert_eq!(store.ratings(person(3)).await.unwrap(), [], "what the guest won is the account's");
}

async fn several_jobs_count_once(place: Place) {
    let store = with_guests(&place).await;
    for n in 1..=20 {
        put(&store, n, over(&[1 + n % 4, 1 + (n + 1) % 4], won_by(0))).await;
    }
    let (one, two) = tokio::join!(rate_finished(&store), rate_finished(&store));
    assert_eq!(one.unwrap() + two.unwrap(), 20);
    let mut games = 0;
    for n in 1..=4 {
        games += store.rating(person(n), GameId::Yinsh, "blitz").await.unwrap().unwrap().games;
    }
    assert_eq!(games, 40);
}
