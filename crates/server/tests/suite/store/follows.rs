//! Follows, searches and leaderboards in the store.

use super::sample::{Place, on_both, person};
use trilynx_server::store::{Account, Blocking, Following, Kind, MOST_FOLLOWED, Store, StoreError};

on_both!(
    two_who_follow_each_other_are_friends,
    nobody_follows_more_than_the_limit,
    a_block_ends_it_both_ways_and_hides,
    the_deleted_are_followed_by_nobody,
    names_are_found_by_how_they_begin_a_page_at_a_time,
);

async fn with_three(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "anna"), (3, "bob")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

async fn two_who_follow_each_other_are_friends(place: Place) {
    let store = with_three(&place).await;
    assert_eq!(store.follow(person(1), person(2), 7).await.unwrap(), Following::Done);
    assert_eq!(store.follow(person(1), person(2), 9).await.unwrap(), Following::Done, "again");
    let followed = store.followed(person(1)).await.unwrap();
    assert_eq!((followed.len(), followed[0].name.as_str(), followed[0].friend, followed[0].since_unix_ms), (1, "anna", false, 7));
    assert_eq!(store.followers(person(2)).await.unwrap()[0].person, person(1));
    assert_eq!(store.followers(person(1)).await.unwrap(), []);
    assert_eq!(store.follow(person(2), person(1), 8).await.unwrap(), Following::Done);
    assert!(store.followed(person(1)).await.unwrap()[0].friend && store.followers(person(1)).await.unwrap()[0].friend);
    store.unfollow(person(1), person(2)).await.unwrap();
    assert!(matches!(store.unfollow(person(1), person(2)).await, Err(StoreError::Missing)));
    assert!(!store.followed(person(2)).await.unwrap()[0].friend);
}

async fn nobody_follows_more_than_the_limit(place: Place) {
    let store = with_three(&place).await;
    for n in 0..MOST_FOLLOWED {
        let id = trilynx_protocol::PersonId::from_random(u128::from(n + 1000).to_be_bytes());
        store.create_guest(id, "Guest", 1).await.unwrap();
        assert_eq!(store.follow(person(1), id, 1).await.unwrap(), Following::Done);
    }
    assert_eq!(store.follow(person(1), person(3), 1).await.unwrap(), Following::TooMany);
    assert_eq!(store.followed(person(1)).await.unwrap().len(), MOST_FOLLOWED as usize);
}

async fn a_block_ends_it_both_ways_and_hides(place: Place) {
    let store = with_three(&place).await;
    for (one, other) in [(1, 2), (2, 1), (1, 3)] {
        assert_eq!(store.follow(person(one), person(other), 1).await.unwrap(), Following::Done);
    }
    assert_eq!(store.block(person(2), person(1), 2).await.unwrap(), Blocking::Done);
    assert_eq!(store.followed(person(1)).await.unwrap().len(), 1, "bob is still followed");
    assert_eq!(store.followed(person(2)).await.unwrap(), []);
    // Who is blocked may try again, and does not notice anything.
    assert_eq!(store.follow(person(1), person(2), 3).await.unwrap(), Following::Done);
    assert!(store.followed(person(1)).await.unwrap().iter().any(|row| row.person == person(2) && row.hides && !row.friend));
    assert_eq!(store.followers(person(2)).await.unwrap(), []);
}

async fn the_deleted_are_followed_by_nobody(place: Place) {
    let store = with_three(&place).await;
    for (one, other) in [(1, 2), (2, 1)] {
        assert_eq!(store.follow(person(one), person(other), 1).await.unwrap(), Following::Done);
    }
    store.delete_person(person(2)).await.unwrap();
    assert_eq!(store.followed(person(1)).await.unwrap(), []);
    assert_eq!(store.followers(person(1)).await.unwrap(), []);
}

async fn names_are_found_by_how_they_begin_a_page_at_a_time(place: Place) {
    let store = with_three(&place).await;
    store.create_guest(person(4), "ann the guest", 1).await.unwrap();
    let found = async |beginning: &str, after: Option<&str>, limit: u32| {
        let rows = store.named_like(beginning, after, limit).await.unwrap();
        assert!(rows.iter().all(|row| row.kind == Kind::Account));
        rows.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(found("ann", None, 10).await, ["ann", "anna"]);
    assert_eq!(found("ann", None, 1).await, ["ann"]);
    assert_eq!(found("ann", Some("ann"), 10).await, ["anna"]);
    assert_eq!(found("ann", Some("anna"), 10).await, [""; 0]);
    assert_eq!(found("b", None, 10).await, ["bob"]);
    assert_eq!(found("c", None, 10).await, [""; 0]);
    store.rename(person(3), "cleo", "cleo", "cleo").await.unwrap();
    assert_eq!(found("c", None, 10).await, ["cleo"]);
    store.delete_person(person(3)).await.unwrap();
    assert_eq!(found("c", None, 10).await, [""; 0]);
}
