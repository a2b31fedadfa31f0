//! Blocks in the store: how many there may be, and what becomes of them with their people.

use super::sample::{Place, on_both, person};
use trilynx_server::store::{Account, Blocking, MOST_BLOCKED, Merged, Store, StoreError};

on_both!(
    a_block_has_two_sides_and_ends_once,
    nobody_blocks_more_than_the_limit,
    a_guests_blocks_follow_into_an_account,
    the_deleted_leave_no_blocks,
);

async fn with_three(place: &Place) -> Store {
    let store = place.open().await;
    store.create_guest(person(1), "Guest", 1).await.unwrap();
    for (n, name) in [(2, "ann"), (3, "bob")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

async fn a_block_has_two_sides_and_ends_once(place: Place) {
    let store = with_three(&place).await;
    assert_eq!(store.block(person(2), person(3), 7).await.unwrap(), Blocking::Done);
    assert_eq!(store.block(person(2), person(3), 9).await.unwrap(), Blocking::Done, "again");
    let blocked = store.blocked(person(2)).await.unwrap();
    assert_eq!((blocked.len(), blocked[0].name.as_str(), blocked[0].guest, blocked[0].since_unix_ms), (1, "bob", false, 7));
    assert_eq!(store.blocked(person(3)).await.unwrap(), []);
    assert_eq!(store.avoided(person(2)).await.unwrap(), [person(3)]);
    assert_eq!(store.avoided(person(3)).await.unwrap(), [person(2)]);
    assert!(store.is_blocked_by(person(3), &[person(1), person(2)]).await.unwrap());
    assert!(!store.is_blocked_by(person(2), &[person(1), person(3)]).await.unwrap(), "the other way round nobody is blocked");
    store.unblock(person(2), person(3)).await.unwrap();
    assert!(matches!(store.unblock(person(2), person(3)).await, Err(StoreError::Missing)));
    assert!(store.avoided(person(3)).await.unwrap().is_empty());
}

async fn nobody_blocks_more_than_the_limit(place: Place) {
    let store = with_three(&place).await;
    for n in 0..MOST_BLOCKED {
        let id = trilynx_protocol::PersonId::from_random(u128::from(n + 1000).to_be_bytes());
        store.create_guest(id, "Guest", 1).await.unwrap();
        assert_eq!(store.block(person(2), id, 1).await.unwrap(), Blocking::Done);
    }
    assert_eq!(store.block(person(2), person(3), 1).await.unwrap(), Blocking::TooMany);
    assert_eq!(store.blocked(person(2)).await.unwrap().len(), MOST_BLOCKED as usize);
    assert_eq!(store.block(person(3), person(2), 1).await.unwrap(), Blocking::Done, "others may");
}

async fn a_guests_blocks_follow_into_an_account(place: Place) {
    let store = with_three(&place).await;
    for (one, other) in [(1, 3), (3, 1), (1, 2), (2, 1)] {
        assert_eq!(store.block(person(one), person(other), 5).await.unwrap(), Blocking::Done);
    }
    assert_eq!(store.merge_guest(person(1), person(2)).await.unwrap(), Merged::Done);
    assert_eq!(store.avoided(person(1)).await.unwrap(), []);
    assert_eq!(store.avoided(person(2)).await.unwrap(), [person(3), person(3)], "both ways, and nobody blocks themselves");
    let mut ids = store.blocked_ids(person(3)).await.unwrap();
    ids.sort_unstable();
    let mut both = [person(1), person(2)];
    both.sort_unstable();
    assert_eq!(ids, both, "what the guest said is hidden as well");
}

async fn the_deleted_leave_no_blocks(place: Place) {
    let store = with_three(&place).await;
    for (one, other) in [(2, 3), (3, 2), (1, 2)] {
        assert_eq!(store.block(person(one), person(other), 5).await.unwrap(), Blocking::Done);
    }
    store.delete_person(person(2)).await.unwrap();
    for n in 1..=3 {
        assert!(store.avoided(person(n)).await.unwrap().is_empty(), "{n}");
    }
}
