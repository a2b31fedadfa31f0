//! Challenges in the store.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_protocol::wire::Stage;
use trilynx_server::store::{Account, Append, Blocking, ChallengeRow, MOST_CHALLENGES, MayChallenge, Store, TableRow};

on_both!(
    a_challenge_is_open_as_long_as_its_table_waits,
    blocks_and_lapsed_ones,
    the_deleted_leave_no_challenges,
    nobody_has_more_to_answer_than_they_can,
);

async fn with_three(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob"), (3, "cleo")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

async fn open(store: &Store, n: u64, from: u64, to: u64, stage: Stage) -> ChallengeRow {
    let line = TableRow { stage, ..row() };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
    let challenge = ChallengeRow { table: table(n), challenger: person(from), challenged: person(to), unix_ms: 5, expires_unix_ms: 10 + n };
    store.add_challenge(challenge).await.unwrap();
    challenge
}

async fn a_challenge_is_open_as_long_as_its_table_waits(place: Place) {
    let store = with_three(&place).await;
    assert_eq!(store.may_challenge(person(1), person(2)).await.unwrap(), MayChallenge::Yes);
    let waiting = open(&store, 1, 1, 2, Stage::Waiting).await;
    open(&store, 2, 1, 3, Stage::Playing).await;
    assert_eq!(store.challenges_sent(person(1)).await.unwrap(), [waiting]);
    assert_eq!(store.challenges_received(person(2)).await.unwrap(), [waiting]);
    assert_eq!(store.challenges_received(person(3)).await.unwrap(), []);
    assert_eq!(store.may_challenge(person(1), person(2)).await.unwrap(), MayChallenge::Already);
    assert_eq!(store.may_challenge(person(2), person(1)).await.unwrap(), MayChallenge::Already);
    assert_eq!(store.may_challenge(person(1), person(3)).await.unwrap(), MayChallenge::Yes);
    store.add_challenge(waiting).await.unwrap();
    store.delete_challenge(waiting.table).await.unwrap();
    assert_eq!(store.challenge(waiting.table).await.unwrap(), None);
    assert_eq!(store.may_challenge(person(1), person(2)).await.unwrap(), MayChallenge::Yes);
}

async fn blocks_and_lapsed_ones(place: Place) {
    let store = with_three(&place).await;
    let (first, second) = (open(&store, 1, 1, 2, Stage::Waiting).await, open(&store, 2, 3, 2, Stage::Waiting).await);
    assert_eq!(store.block(person(2), person(1), 1).await.unwrap(), Blocking::Done);
    assert_eq!(store.challenges_received(person(2)).await.unwrap(), [second]);
    assert_eq!(store.challenges_sent(person(1)).await.unwrap(), [first], "the other one does not notice");
    store.delete_challenge(first.table).await.unwrap();
    assert_eq!(store.may_challenge(person(1), person(2)).await.unwrap(), MayChallenge::No);
    assert_eq!(store.may_challenge(person(2), person(1)).await.unwrap(), MayChallenge::Yes);
    assert_eq!(store.lapsed_challenges(11, 9).await.unwrap(), []);
    assert_eq!(store.lapsed_challenges(12, 9).await.unwrap(), [second]);
}

async fn the_deleted_leave_no_challenges(place: Place) {
    let store = with_three(&place).await;
    open(&store, 1, 1, 2, Stage::Waiting).await;
    open(&store, 2, 2, 3, Stage::Waiting).await;
    store.delete_person(person(2)).await.unwrap();
    assert_eq!(store.challenges_sent(person(1)).await.unwrap(), []);
    assert_eq!(store.challenges_received(person(3)).await.unwrap(), []);
}

async fn nobody_has_more_to_answer_than_they_can(place: Place) {
    let store = with_three(&place).await;
    // Those that were taken are answered.
    open(&store, 99, 1, 2, Stage::Playing).await;
    for n in 0..u64::from(MOST_CHALLENGES) {
        open(&store, n, 1, 2, Stage::Waiting).await;
    }
    // However many were asked at the same time whether they may.
    let late = open(&store, 50, 3, 2, Stage::Waiting).await;
    assert_eq!(store.challenge(late.table).await.unwrap(), None);
    assert_eq!(store.challenges_received(person(2)).await.unwrap().len(), MOST_CHALLENGES as usize);
    store.delete_challenge(table(0)).await.unwrap();
    assert!(store.add_challenge(late).await.unwrap());
}
