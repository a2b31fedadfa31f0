//! Who has left rated games, in the store.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_games::GameId;
use trilynx_protocol::Occupant;
use trilynx_protocol::wire::Stage;
use trilynx_server::leavers::{Conduct, LeaverScore};
use trilynx_server::store::{Account, Append, JudgedPlayer, Store, TableRow};

on_both!(a_game_is_judged_once_whoever_counts_it, a_score_is_forgotten_with_its_account, a_disturbance_is_the_latest_one);

async fn with_two(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

async fn over(store: &Store, n: u64) {
    let occupants = [1, 2].map(|n| Some(Occupant::Person(person(n)))).to_vec();
    let line = TableRow { stage: Stage::Over, occupants, opened_unix_ms: n, ..row() };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

fn judged(n: u64, conduct: Conduct, unix_ms: u64) -> JudgedPlayer {
    JudgedPlayer { person: person(n), conduct, unix_ms }
}

async fn a_game_is_judged_once_whoever_counts_it(place: Place) {
    let store = with_two(&place).await;
    for n in 1..=5 {
        over(&store, n).await;
    }
    let both = [judged(2, Conduct::Left, 1_000), judged(1, Conduct::Stayed, 1_000)];
    let (one, two) = tokio::join!(store.pass_over(table(1), &both), store.pass_over(table(1), &both));
    one.unwrap();
    two.unwrap();
    let first = LeaverScore { steps: 1, aborted: 0, played: 0, paused_until_unix_ms: 601_000 };
    assert_eq!(store.leaver_score(person(2)).await.unwrap(), first);
    assert_eq!(store.leaver_score(person(1)).await.unwrap(), LeaverScore::default(), "who stays has nothing to remember");
    // With the ratings, or not at all.
    let counts = async |n| store.set_ratings(table(n), GameId::Yinsh, "blitz", 1, &[], &both).await.unwrap();
    assert!(!counts(1).await && counts(2).await && !counts(2).await);
    assert_eq!(store.leaver_score(person(2)).await.unwrap().steps, 2);
    // Two games of the same people that are counted at the same time.
    let (one, two) = tokio::join!(store.pass_over(table(3), &both), store.pass_over(table(4), &both));
    one.unwrap();
    two.unwrap();
    assert_eq!(store.leaver_score(person(2)).await.unwrap().steps, 4);
    // Who has no account has no score.
    store.pass_over(table(5), &[judged(7, Conduct::Left, 1)]).await.unwrap();
    assert_eq!(store.leaver_score(person(7)).await.unwrap(), LeaverScore::default());
}

async fn a_score_is_forgotten_with_its_account(place: Place) {
    let store = with_two(&place).await;
    over(&store, 1).await;
    over(&store, 2).await;
    store.pass_over(table(1), &[judged(1, Conduct::Aborted, 5)]).await.unwrap();
    assert_eq!(store.leaver_score(person(1)).await.unwrap().aborted, 1);
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.leaver_score(person(1)).await.unwrap(), LeaverScore::default());
    store.pass_over(table(2), &[judged(1, Conduct::Left, 5)]).await.unwrap();
    assert_eq!(store.leaver_score(person(1)).await.unwrap(), LeaverScore::default(), "nor does one begin after that");
}

async fn a_disturbance_is_the_latest_one(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_disturbance().await.unwrap(), None);
    for (noted, latest) in [(50, 50), (40, 50), (60, 60)] {
        store.note_disturbance(noted).await.unwrap();
        assert_eq!(store.last_disturbance().await.unwrap(), Some(latest));
    }
}
