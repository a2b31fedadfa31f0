//! What hosts decide, and the log of it.

use super::sample::{Place, append, on_both, patient, person, row, table};
use trilynx_protocol::Occupant;
use trilynx_protocol::wire::Stage;
use trilynx_server::store::{Account, AccountsFilter, Actor, Append, Role, Store, StoreError, TableRow, Warrant};

on_both!(
    every_act_has_its_line_in_the_log,
    acts_that_fail_leave_nothing,
    acts_at_the_same_time_have_numbers_without_gaps,
    bans_last_until_their_end,
    accounts_are_found_by_name_role_and_ban,
    closed_tables_are_removed_and_others_stay,
    a_store_of_an_earlier_release_is_not_opened_beside,
);

fn warrant(unix_ms: u64) -> Warrant {
    Warrant { by: Actor::Host("root".to_owned()), reason: Some("a reason".to_owned()), unix_ms }
}

async fn account(store: &Store, n: u64, name: &str) {
    let account = Account { name, folded: name, skeleton: name, password_hash: "hash" };
    store.create_account(person(n), account, n).await.unwrap();
}

async fn every_act_has_its_line_in_the_log(place: Place) {
    let store = place.open().await;
    account(&store, 1, "ann").await;
    store.create_session(&[1; 32], person(1), 1, 1000).await.unwrap();
    store.create_token(&[2; 32], person(1), "bot", 1).await.unwrap();
    store.rename_by_host(person(1), ("Anna", "anna", "anna"), r#"{"from":"ann"}"#.to_owned(), &warrant(10)).await.unwrap();
    store.sign_out_by_host(person(1), &warrant(11)).await.unwrap();
    assert_eq!(store.session(&[1; 32], 20).await.unwrap(), None);
    assert!(store.token(&[2; 32]).await.unwrap().is_some(), "tokens stay");
    store.reset_password(person(1), "other", &warrant(12)).await.unwrap();
    assert_eq!(store.password_hash(person(1)).await.unwrap(), Some("other".to_owned()));
    assert_eq!(store.token(&[2; 32]).await.unwrap(), None);
    store.give_role(person(1), Role::Moderator, "{}".to_owned(), &warrant(13)).await.unwrap();
    assert_eq!(store.roles(person(1)).await.unwrap(), [Role::Moderator]);
    store.take_role(person(1), Role::Moderator, "{}".to_owned(), &warrant(14)).await.unwrap();
    store.impose_ban(person(1), None, &warrant(15)).await.unwrap();
    store.lift_bans(person(1), &warrant(16)).await.unwrap();
    store.note_prune("{}".to_owned(), &warrant(17)).await.unwrap();
    store.delete_by_host(person(1), &warrant(18)).await.unwrap();
    let acts = store.acts_after(0, 100).await.unwrap();
    let told: Vec<(u64, &str, u64)> = acts.iter().map(|act| (act.number, act.kind.as_str(), act.unix_ms)).collect();
    let expected = [
        (1, "rename", 10),
        (2, "sign_out", 11),
        (3, "password", 12),
        (4, "role_given", 13),
        (5, "role_taken", 14),
        (6, "ban", 15),
        (7, "ban_lifted", 16),
        (8, "prune", 17),
        (9, "delete", 18),
    ];
    assert_eq!(told, expected);
    assert!(acts.iter().all(|act| act.host.as_deref() == Some("root") && act.reason.as_deref() == Some("a reason")));
    assert!(acts.iter().all(|act| (act.person == Some(person(1))) == (act.kind != "prune")));
    assert!(acts.iter().filter(|act| act.person.is_some()).all(|act| act.details.is_none()), "names go with the account");
    assert_eq!(store.last_act().await.unwrap(), 9);
    let newest: Vec<u64> = store.acts_before(9, None, 2).await.unwrap().iter().map(|act| act.number).collect();
    assert_eq!(newest, [8, 7]);
    let about: Vec<u64> = store.acts_before(100, Some(person(1)), 3).await.unwrap().iter().map(|act| act.number).collect();
    assert_eq!(about, [9, 7, 6]);
}

async fn acts_that_fail_leave_nothing(place: Place) {
    let store = place.open().await;
    account(&store, 1, "ann").await;
    account(&store, 2, "bob").await;
    store.create_guest(person(3), "guest", 1).await.unwrap();
    let missing = |outcome: Result<(), StoreError>| assert!(matches!(outcome, Err(StoreError::Missing)), "{outcome:?}");
    let taken = |outcome: Result<(), StoreError>| assert!(matches!(outcome, Err(StoreError::Taken)), "{outcome:?}");
    taken(store.rename_by_host(person(1), ("Bob", "bob", "bob"), "{}".to_owned(), &warrant(1)).await);
    missing(store.rename_by_host(person(3), ("Carl", "carl", "carl"), "{}".to_owned(), &warrant(1)).await);
    missing(store.reset_password(person(3), "hash", &warrant(1)).await);
    missing(store.sign_out_by_host(person(9), &warrant(1)).await);
    missing(store.delete_by_host(person(9), &warrant(1)).await);
    missing(store.take_role(person(1), Role::Host, "{}".to_owned(), &warrant(1)).await);
    missing(store.give_role(person(3), Role::Host, "{}".to_owned(), &warrant(1)).await);
    missing(store.impose_ban(person(3), None, &warrant(1)).await);
    missing(store.lift_bans(person(1), &warrant(1)).await);
    store.give_role(person(1), Role::Host, "{}".to_owned(), &warrant(1)).await.unwrap();
    taken(store.impose_ban(person(1), None, &warrant(1)).await);
    assert_eq!(store.ban(person(1), 2).await.unwrap(), None, "who has a role is not banned");
    let kinds: Vec<String> = store.acts_after(0, 100).await.unwrap().into_iter().map(|act| act.kind).collect();
    assert_eq!((kinds, store.last_act().await.unwrap()), (vec!["role_given".to_owned()], 1));
}

async fn acts_at_the_same_time_have_numbers_without_gaps(place: Place) {
    let (server, tool) = (place.open().await, Store::open_beside(&place.url(), patient()).await.unwrap());
    account(&server, 1, "ann").await;
    let act = |store: &Store| {
        let store = store.clone();
        tokio::spawn(async move {
            for n in 0..10 {
                store.sign_out_by_host(person(1), &warrant(n)).await.unwrap();
            }
        })
    };
    let both = [act(&server), act(&tool)];
    for done in both {
        done.await.unwrap();
    }
    let numbers: Vec<u64> = server.acts_after(0, 100).await.unwrap().iter().map(|act| act.number).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
    tool.close().await;
}

async fn bans_last_until_their_end(place: Place) {
    let store = place.open().await;
    account(&store, 1, "ann").await;
    store.create_session(&[1; 32], person(1), 1, 1000).await.unwrap();
    store.impose_ban(person(1), Some(100), &warrant(10)).await.unwrap();
    let ban = store.ban(person(1), 99).await.unwrap().unwrap();
    assert_eq!((ban.reason.as_str(), ban.imposed_unix_ms, ban.until_unix_ms, ban.number), ("a reason", 10, Some(100), 1));
    assert_eq!(store.ban(person(1), 100).await.unwrap(), None);
    // One that a server began in this very moment opens nothing meanwhile.
    store.create_session(&[2; 32], person(1), 11, 1000).await.unwrap();
    assert_eq!((store.session(&[1; 32], 50).await.unwrap(), store.session(&[2; 32], 50).await.unwrap()), (None, None));
    assert!(store.session(&[2; 32], 100).await.unwrap().is_some());
    // Of several, the one that lasts longest is told.
    store.impose_ban(person(1), None, &warrant(20)).await.unwrap();
    store.impose_ban(person(1), Some(500), &warrant(30)).await.unwrap();
    assert_eq!(store.ban(person(1), 40).await.unwrap().unwrap().until_unix_ms, None);
    store.lift_bans(person(1), &warrant(50)).await.unwrap();
    assert_eq!(store.ban(person(1), 51).await.unwrap(), None, "all of them");
}

async fn accounts_are_found_by_name_role_and_ban(place: Place) {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "anna-b"), (3, "bob"), (4, "carl")] {
        account(&store, n, name).await;
    }
    store.create_guest(person(5), "ann", 1).await.unwrap();
    store.give_role(person(3), Role::Moderator, "{}".to_owned(), &warrant(1)).await.unwrap();
    store.impose_ban(person(2), Some(100), &warrant(1)).await.unwrap();
    let check = async |filter: AccountsFilter, now: u64, limit: u32, expected: &[u64]| {
        let expected: Vec<_> = expected.iter().map(|n| person(*n)).collect();
        assert_eq!(store.accounts(&filter, now, limit).await.unwrap(), expected, "{filter:?}");
    };
    let contains = |text: &str| AccountsFilter { contains: text.to_owned(), ..AccountsFilter::default() };
    check(AccountsFilter::default(), 50, 100, &[1, 2, 3, 4]).await;
    check(AccountsFilter { after: "anna-b".to_owned(), ..AccountsFilter::default() }, 50, 1, &[3]).await;
    check(contains("ann"), 50, 100, &[1, 2]).await;
    check(contains("%"), 50, 100, &[]).await;
    check(contains("a!_"), 50, 100, &[]).await;
    check(AccountsFilter { role: Some(Role::Moderator), ..AccountsFilter::default() }, 50, 100, &[3]).await;
    check(AccountsFilter { banned: true, ..AccountsFilter::default() }, 50, 100, &[2]).await;
    check(AccountsFilter { banned: true, ..AccountsFilter::default() }, 100, 100, &[]).await;
    store.create_session(&[1; 32], person(1), 7, 1000).await.unwrap();
    let counts = store.account_counts(person(1), 50).await.unwrap();
    assert_eq!((counts.sessions, counts.tokens, counts.tables, counts.seen_unix_ms), (1, 0, 0, Some(7)));
}

async fn closed_tables_are_removed_and_others_stay(place: Place) {
    let store = place.open().await;
    account(&store, 1, "ann").await;
    for (n, stage, changed) in [(1, Stage::Closed, 10), (2, Stage::Closed, 90), (3, Stage::Over, 10), (4, Stage::Waiting, 10)] {
        let line = TableRow { stage, changed_unix_ms: changed, occupants: vec![Some(Occupant::Person(person(1))), None], ..row() };
        store.append(vec![Append { line, ..append(table(n), 0, 1..=2) }]).await.unwrap();
    }
    let (removed, next) = store.remove_closed(None, 50, 100).await.unwrap();
    assert_eq!((removed, next), (1, Some(table(1))));
    assert_eq!(store.remove_closed(next, 50, 100).await.unwrap(), (0, None));
    assert_eq!((store.row(table(1)).await.unwrap(), store.log(table(1), 0, 10).await.unwrap()), (None, Vec::new()));
    for n in 2..=4 {
        assert!(store.row(table(n)).await.unwrap().is_some(), "{n}");
    }
    assert_eq!(store.account_counts(person(1), 1).await.unwrap().tables, 3);
}

async fn a_store_of_an_earlier_release_is_not_opened_beside(place: Place) {
    place.lay_out(3, &[]).await;
    let opened = Store::open_beside(&place.url(), patient()).await;
    assert!(matches!(opened, Err(StoreError::Older)), "{:?}", opened.err());
}
