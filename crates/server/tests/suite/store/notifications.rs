//! Notifications in the store.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_protocol::http::NotificationKind::{self, Challenge, GameOver, RoundStarts, TimeShort, YourTurn};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{PersonId, TableId};
use trilynx_server::store::{
    Account, Append, AppendError, Blocking, ChallengeRow, MOST_NOTIFICATIONS, Merged, NewNotification, Notify, Store, TableRow,
};

on_both!(
    they_are_stored_with_their_cause_or_not_at_all,
    several_about_one_table_are_one,
    one_that_is_due_later_is_shown_once_or_ended_before,
    guests_who_become_accounts_keep_theirs,
    nobody_gets_what_they_do_not_want_and_moves_are_stored_all_the_same,
    a_challenge_is_one_as_long_as_it_is_open,
    the_oldest_are_forgotten,
);

async fn with_three(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob"), (3, "cleo")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

fn new(who: PersonId, kind: NotificationKind, about: TableId, unix_ms: u64) -> NewNotification {
    NewNotification { person: who, kind, subject: about.to_string(), round: None, unix_ms, due_service_ms: None }
}

/// The next event of a table, with what is notified.
async fn happens(store: &Store, n: u64, version: u32, notify: Notify) -> Result<(), AppendError> {
    store.append(vec![Append { notify, ..append(table(n), 1, version..=version) }]).await
}

fn of(new: Vec<NewNotification>) -> Notify {
    Notify { obsolete: Vec::new(), new }
}

async fn kinds(store: &Store, n: u64) -> Vec<(NotificationKind, TableId, bool)> {
    store.notifications(person(n)).await.unwrap().into_iter().map(|row| (row.kind, row.table.unwrap(), row.seen)).collect()
}

async fn they_are_stored_with_their_cause_or_not_at_all(place: Place) {
    let store = with_three(&place).await;
    happens(&store, 1, 1, of(vec![new(person(2), YourTurn, table(1), 5)])).await.unwrap();
    assert_eq!(kinds(&store, 2).await, [(YourTurn, table(1), false)]);
    let turn = |who| Notify { obsolete: vec![YourTurn, TimeShort], new: vec![new(person(who), YourTurn, table(1), 6)] };
    assert_eq!(happens(&store, 1, 3, turn(3)).await, Err(AppendError::Conflict));
    assert_eq!((kinds(&store, 2).await.len(), kinds(&store, 3).await.len()), (1, 0), "nothing of what was refused");
    happens(&store, 1, 2, turn(3)).await.unwrap();
    assert_eq!((kinds(&store, 2).await.len(), kinds(&store, 3).await), (0, vec![(YourTurn, table(1), false)]));
    // Several events in one group, at two tables: each as if it came alone.
    let both = [happens(&store, 1, 3, turn(2)), happens(&store, 2, 1, of(vec![new(person(2), YourTurn, table(2), 7)]))];
    futures_util::future::join_all(both).await.into_iter().for_each(Result::unwrap);
    let mut found = kinds(&store, 2).await;
    found.sort_by_key(|(_, about, _)| *about != table(1));
    assert_eq!(found, [(YourTurn, table(1), false), (YourTurn, table(2), false)]);
    store.close().await;
    let store = place.open().await;
    assert_eq!((store.unseen_notifications(person(2)).await.unwrap(), store.unseen_notifications(person(3)).await.unwrap()), (2, 0));
}

async fn several_about_one_table_are_one(place: Place) {
    let store = with_three(&place).await;
    happens(&store, 1, 1, of(vec![new(person(2), YourTurn, table(1), 5)])).await.unwrap();
    happens(&store, 2, 1, of(vec![new(person(2), GameOver, table(2), 6)])).await.unwrap();
    assert!(store.see_notifications(person(2), 5, None).await.unwrap());
    assert_eq!(kinds(&store, 2).await, [(GameOver, table(2), false), (YourTurn, table(1), true)], "the later one has not been seen");
    assert!(!store.see_notifications(person(2), 5, None).await.unwrap(), "that is no news");
    happens(&store, 1, 2, of(vec![new(person(2), YourTurn, table(1), 7)])).await.unwrap();
    assert_eq!(kinds(&store, 2).await, [(YourTurn, table(1), false), (GameOver, table(2), false)], "one row, and news again");
    assert!(store.see_notifications(person(2), u64::MAX, Some(table(1))).await.unwrap());
    assert!(!store.see_notifications(person(2), u64::MAX, Some(table(1))).await.unwrap());
    assert_eq!(store.unseen_notifications(person(2)).await.unwrap(), 1);
}

async fn one_that_is_due_later_is_shown_once_or_ended_before(place: Place) {
    let store = with_three(&place).await;
    let short = |n, due| NewNotification { due_service_ms: Some(due), ..new(person(2), TimeShort, table(n), 5) };
    happens(&store, 1, 1, of(vec![short(1, 100)])).await.unwrap();
    happens(&store, 2, 1, of(vec![short(2, 200)])).await.unwrap();
    assert_eq!(kinds(&store, 2).await, []);
    assert!(!store.see_notifications(person(2), u64::MAX, None).await.unwrap(), "nobody sees what is not shown");
    assert_eq!(store.show_due_notifications(99, 50, 9).await.unwrap(), []);
    assert_eq!(store.show_due_notifications(100, 50, 9).await.unwrap(), [person(2)]);
    assert_eq!(store.show_due_notifications(150, 60, 9).await.unwrap(), [], "once");
    assert_eq!(
        (kinds(&store, 2).await, store.notifications(person(2)).await.unwrap()[0].unix_ms),
        (vec![(TimeShort, table(1), false)], 50)
    );
    happens(&store, 2, 2, Notify { obsolete: vec![TimeShort], new: Vec::new() }).await.unwrap();
    assert_eq!(store.show_due_notifications(999, 70, 9).await.unwrap(), [], "the turn was over in time");
}

async fn guests_who_become_accounts_keep_theirs(place: Place) {
    let store = with_three(&place).await;
    for n in [4, 5] {
        store.create_guest(person(n), "Guest", 1).await.unwrap();
    }
    happens(&store, 1, 1, of(vec![new(person(4), YourTurn, table(1), 5), new(person(1), GameOver, table(1), 5)])).await.unwrap();
    assert_eq!(store.merge_guest(person(4), person(1)).await.unwrap(), Merged::Done);
    assert_eq!((kinds(&store, 1).await.len(), kinds(&store, 4).await.len()), (2, 0));
    assert_eq!(store.merge_guest(person(5), person(1)).await.unwrap(), Merged::Done);
    // The table still knows the guests, who are one person now.
    let guests = [4, 5].map(|n| new(person(n), RoundStarts, table(1), 6));
    happens(&store, 1, 2, of(guests.into())).await.unwrap();
    assert_eq!(kinds(&store, 1).await.iter().filter(|(kind, ..)| *kind == RoundStarts).count(), 1);
}

async fn nobody_gets_what_they_do_not_want_and_moves_are_stored_all_the_same(place: Place) {
    let store = with_three(&place).await;
    let all = |n: u64| of([1, 2, 3, 77].map(|who| new(person(who), YourTurn, table(n), 5)).into());
    happens(&store, 1, 1, all(1)).await.expect("also for somebody who is unknown");
    store.set_notifications_off(person(1), &[YourTurn]).await.unwrap();
    assert_eq!(kinds(&store, 1).await, [], "those of before are gone");
    store.set_bot(person(2), true).await.unwrap();
    store.delete_person(person(3)).await.unwrap();
    assert_eq!(kinds(&store, 3).await, []);
    happens(&store, 2, 1, all(2)).await.unwrap();
    assert_eq!((kinds(&store, 1).await.len(), kinds(&store, 2).await.len(), kinds(&store, 3).await.len()), (0, 1, 0));
    assert_eq!(store.notifications_off(person(1)).await.unwrap(), [YourTurn]);
    store.set_notifications_off(person(1), &[]).await.unwrap();
    store.notify(table(2), &new(person(1), YourTurn, table(2), 6)).await.unwrap();
    assert_eq!(kinds(&store, 1).await, [(YourTurn, table(2), false)]);
}

async fn a_challenge_is_one_as_long_as_it_is_open(place: Place) {
    let store = with_three(&place).await;
    let challenge = async |n: u64, stage| {
        store.append(vec![Append { line: TableRow { stage, ..row() }, ..append(table(n), 1, 1..=1) }]).await.unwrap();
        let row = ChallengeRow { table: table(n), challenger: person(1), challenged: person(2), unix_ms: n, expires_unix_ms: 10 };
        store.add_challenge(row).await.unwrap();
    };
    challenge(1, Stage::Waiting).await;
    challenge(2, Stage::Playing).await;
    assert_eq!((kinds(&store, 2).await, store.unseen_notifications(person(2)).await.unwrap()), (vec![(Challenge, table(1), false)], 1));
    assert_eq!(store.block(person(2), person(1), 1).await.unwrap(), Blocking::Done);
    assert_eq!((kinds(&store, 2).await, store.unseen_notifications(person(2)).await.unwrap()), (vec![], 0), "not of the blocked");
    store.unblock(person(2), person(1)).await.unwrap();
    store.delete_challenge(table(1)).await.unwrap();
    assert_eq!(kinds(&store, 2).await, []);
}

async fn the_oldest_are_forgotten(place: Place) {
    let store = with_three(&place).await;
    for n in 0..u64::from(MOST_NOTIFICATIONS) + 30 {
        store.notify(table(n), &new(person(2), GameOver, table(n), 1000 + n)).await.unwrap();
    }
    assert_eq!(store.notifications(person(2)).await.unwrap().len(), MOST_NOTIFICATIONS as usize);
    assert_eq!(store.unseen_notifications(person(2)).await.unwrap(), MOST_NOTIFICATIONS);
    store.trim_notifications(person(2)).await.unwrap();
    store.trim_notifications(person(1)).await.unwrap();
    assert_eq!(store.sweep_notifications(1030, 500).await.unwrap(), 0, "they are gone already");
    assert_eq!(store.sweep_notifications(1040, 7).await.unwrap(), 7, "no more than asked for");
    assert_eq!(store.sweep_notifications(1040, 500).await.unwrap(), 3);
    assert_eq!(store.notifications(person(2)).await.unwrap().last().and_then(|row| row.table), Some(table(40)));
}
