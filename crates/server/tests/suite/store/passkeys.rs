//! Passkeys in the store: each challenge counts once, each credential is one person's, counters only grow.

use super::sample::{Place, on_both, person};
use std::collections::BTreeSet;
use trilynx_server::accounts::passkeys::{MOST_PASSKEYS, PasskeyKey, Redeemed};
use trilynx_server::store::{Account, Actor, PasskeyAdded, PasskeyRow, PasskeyUse, Store, StoreError, Warrant};

on_both!(
    a_passkey_is_found_by_its_credential_and_counts_up,
    a_challenge_is_answered_once,
    requests_at_the_same_time_add_no_more_than_there_may_be,
    nobody_adds_a_passkey_with_a_session_that_has_ended,
    passkeys_are_void_with_a_new_password_and_forgotten_with_the_account,
);

fn key(n: u8) -> PasskeyRow {
    PasskeyRow {
        id: 0,
        person: person(1),
        credential: vec![n; 1023],
        key: PasskeyKey { algorithm: -257, bytes: vec![n; 270] },
        counter: 0,
        backup_eligible: n.is_multiple_of(2),
        label: format!("passkey {n}"),
        made_unix_ms: 5,
        used_unix_ms: None,
    }
}

fn challenge(n: u8) -> Redeemed {
    Redeemed { hash: [n; 32], expires_unix_ms: 1000 + u64::from(n) }
}

/// Two people who are signed in: person 1 with the session of ones, person 2 with that of twos.
async fn signed_in(place: &Place) -> Store {
    let store = place.open().await;
    for n in 1..=2 {
        let name = format!("player-{n}");
        let account = Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" };
        store.create_account(person(n), account, 1).await.unwrap();
        store.create_session(&[n as u8; 32], person(n), 1, 100).await.unwrap();
    }
    store
}

async fn add(store: &Store, n: u8) -> u64 {
    match store.add_passkey(&key(n), &[1; 32], challenge(n)).await.unwrap() {
        PasskeyAdded::Done(number) => number,
        other => panic!("{other:?}"),
    }
}

async fn a_passkey_is_found_by_its_credential_and_counts_up(place: Place) {
    let store = signed_in(&place).await;
    let (one, two) = (add(&store, 1).await, add(&store, 2).await);
    assert_eq!(store.passkey(&[1; 1023]).await.unwrap(), Some(PasskeyRow { id: one, ..key(1) }));
    assert_eq!(store.passkey(&[1; 1022]).await.unwrap(), None);
    assert_eq!(store.use_passkey(one, 0, challenge(11), 7).await.unwrap(), PasskeyUse::Done, "it does not count");
    assert_eq!(store.use_passkey(two, u32::MAX - 1, challenge(12), 8).await.unwrap(), PasskeyUse::Done);
    for (n, counter) in [(13, u32::MAX - 1), (14, 0), (15, 7)] {
        assert_eq!(store.use_passkey(two, counter, challenge(n), 9).await.unwrap(), PasskeyUse::Stale, "{counter}");
    }
    assert_eq!(store.use_passkey(two, u32::MAX, challenge(16), 10).await.unwrap(), PasskeyUse::Done);
    store.rename_passkey(person(1), one, "phone").await.unwrap();
    assert!(matches!(store.rename_passkey(person(2), one, "mine").await, Err(StoreError::Missing)));
    let listed = store.passkeys(person(1)).await.unwrap();
    let facts: Vec<_> = listed.iter().map(|row| (row.label.as_str(), row.counter, row.used_unix_ms)).collect();
    assert_eq!(facts, [("phone", 0, Some(7)), ("passkey 2", u32::MAX, Some(10))]);
    assert!(matches!(store.delete_passkey(person(2), one).await, Err(StoreError::Missing)));
    store.delete_passkey(person(1), one).await.unwrap();
    assert_eq!(store.use_passkey(one, 0, challenge(17), 11).await.unwrap(), PasskeyUse::Stale, "it is gone");
    assert!(add(&store, 3).await > two, "numbers are not given out again");
}

async fn a_challenge_is_answered_once(place: Place) {
    let store = signed_in(&place).await;
    let one = add(&store, 1).await;
    assert_eq!(store.add_passkey(&key(2), &[1; 32], challenge(1)).await.unwrap(), PasskeyAdded::Used);
    assert_eq!(store.use_passkey(one, 0, challenge(1), 7).await.unwrap(), PasskeyUse::Used);
    // A refused addition uses nothing up.
    let taken = PasskeyRow { person: person(2), ..key(1) };
    assert!(matches!(store.add_passkey(&taken, &[2; 32], challenge(3)).await, Err(StoreError::Taken)));
    assert_eq!(store.use_passkey(one, 0, challenge(3), 7).await.unwrap(), PasskeyUse::Done);
    // At several nodes at once, one of them has it.
    let other = if let Place::Postgres(_) = place { place.open().await } else { store.clone() };
    let tries = (0..8).map(|n| if n % 2 == 0 { store.clone() } else { other.clone() });
    let tries: Vec<_> = tries.map(|store| tokio::spawn(async move { store.use_passkey(one, 0, challenge(4), 7).await.unwrap() })).collect();
    let mut done = 0;
    for tried in tries {
        done += u32::from(tried.await.unwrap() == PasskeyUse::Done);
    }
    assert_eq!(done, 1);
    // When its time is over nobody has to know it any more.
    assert_eq!(store.sweep_passkey_challenges(1003, 100).await.unwrap(), 2);
    assert_eq!(store.use_passkey(one, 0, challenge(4), 7).await.unwrap(), PasskeyUse::Used);
    assert_eq!(store.sweep_passkey_challenges(1004, 100).await.unwrap(), 1);
}

async fn requests_at_the_same_time_add_no_more_than_there_may_be(place: Place) {
    let store = signed_in(&place).await;
    let tries: Vec<_> = (1..=15)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.add_passkey(&key(n), &[1; 32], challenge(n)).await.unwrap() })
        })
        .collect();
    let mut numbers = BTreeSet::new();
    for tried in tries {
        match tried.await.unwrap() {
            PasskeyAdded::Done(number) => assert!(numbers.insert(number)),
            other => assert_eq!(other, PasskeyAdded::TooMany),
        }
    }
    assert_eq!((numbers.len(), store.passkeys(person(1)).await.unwrap().len()), (MOST_PASSKEYS as usize, MOST_PASSKEYS as usize));
}

async fn nobody_adds_a_passkey_with_a_session_that_has_ended(place: Place) {
    let store = signed_in(&place).await;
    let late = PasskeyRow { made_unix_ms: 100, ..key(1) };
    assert_eq!(store.add_passkey(&late, &[1; 32], challenge(1)).await.unwrap(), PasskeyAdded::SignedOut);
    assert_eq!(store.add_passkey(&key(1), &[2; 32], challenge(1)).await.unwrap(), PasskeyAdded::SignedOut, "somebody else's session");
    store.delete_sessions(person(1)).await.unwrap();
    assert_eq!(store.add_passkey(&key(1), &[1; 32], challenge(1)).await.unwrap(), PasskeyAdded::SignedOut);
    assert_eq!(store.passkeys(person(1)).await.unwrap(), []);
}

async fn passkeys_are_void_with_a_new_password_and_forgotten_with_the_account(place: Place) {
    let store = signed_in(&place).await;
    let others = PasskeyRow { person: person(2), ..key(9) };
    assert!(matches!(store.add_passkey(&others, &[2; 32], challenge(9)).await.unwrap(), PasskeyAdded::Done(_)));
    let again = async |n: u8| {
        store.create_session(&[1; 32], person(1), 1, 100).await.unwrap();
        add(&store, n).await;
    };
    add(&store, 1).await;
    store.delete_passkeys(person(1)).await.unwrap();
    assert_eq!(store.passkeys(person(1)).await.unwrap(), []);
    add(&store, 2).await;
    store.set_recovery_codes(person(1), &[[7; 32]], 5).await.unwrap();
    assert!(!store.recover(person(1), &[8; 32], "new", 1).await.unwrap());
    assert_eq!(store.passkeys(person(1)).await.unwrap().len(), 1, "nothing has happened");
    assert!(store.recover(person(1), &[7; 32], "new", 1).await.unwrap());
    assert_eq!(store.passkeys(person(1)).await.unwrap(), []);
    again(3).await;
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 9 };
    store.reset_password(person(1), "by the host", &warrant).await.unwrap();
    assert_eq!(store.passkeys(person(1)).await.unwrap(), []);
    again(4).await;
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.passkeys(person(1)).await.unwrap(), []);
    assert_eq!(store.passkey(&[4; 1023]).await.unwrap(), None);
    assert_eq!(store.passkeys(person(2)).await.unwrap().len(), 1);
}
