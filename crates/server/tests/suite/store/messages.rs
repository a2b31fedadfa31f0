//! Private messages in the store.

use super::sample::{Place, on_both, person};
use trilynx_protocol::http::NotificationKind;
use trilynx_server::store::{Account, Blocking, Following, MESSAGES_AT_ONCE, MOST_MESSAGES, Store};

on_both!(
    friends_write_to_each_other,
    only_friends_write,
    a_block_hides_what_was_written_from_both,
    the_oldest_messages_are_dropped,
    two_who_write_at_the_same_time_come_one_after_the_other,
    one_notification_waits_for_each_writer_until_all_is_read,
    the_deleted_have_written_nothing,
);

async fn befriend(store: &Store, one: u64, other: u64) {
    for (one, other) in [(one, other), (other, one)] {
        assert_eq!(store.follow(person(one), person(other), 1).await.unwrap(), Following::Done);
    }
}

/// 1 and 2 are friends, as are 1 and 3.
async fn with_friends(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob"), (3, "cleo")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    befriend(&store, 1, 2).await;
    befriend(&store, 1, 3).await;
    store
}

async fn send(store: &Store, from: u64, to: u64, text: &str, at: u64) -> Option<u64> {
    store.send_message(person(from), person(to), text, at).await.unwrap()
}

async fn texts(store: &Store, one: u64, other: u64) -> Vec<String> {
    let messages = store.messages(person(one), person(other), None, MOST_MESSAGES).await.unwrap();
    messages.into_iter().map(|message| message.text).collect()
}

/// Who the conversations of somebody are with, and how much of them is unread.
async fn list(store: &Store, n: u64) -> Vec<(String, u32)> {
    store.conversations(person(n)).await.unwrap().into_iter().map(|row| (row.name, row.unread)).collect()
}

async fn friends_write_to_each_other(place: Place) {
    let store = with_friends(&place).await;
    assert_eq!(send(&store, 1, 2, "one 'quoted'\nand a line", 10).await, Some(1));
    assert_eq!(send(&store, 2, 1, "two", 11).await, Some(2));
    assert_eq!(send(&store, 3, 1, "other", 12).await, Some(1));
    assert_eq!(texts(&store, 1, 2).await, ["one 'quoted'\nand a line", "two"]);
    assert_eq!(texts(&store, 2, 1).await, texts(&store, 1, 2).await);
    assert_eq!(list(&store, 1).await, [("cleo".to_owned(), 1), ("bob".to_owned(), 1)], "the latest first");
    assert_eq!(list(&store, 2).await, [("ann".to_owned(), 1)]);
    let row = store.conversation(person(1), person(2)).await.unwrap().unwrap();
    let last = row.last.unwrap();
    assert_eq!((row.friend, last.number, last.by, last.unix_ms, last.text.as_str()), (true, 2, person(2), 11, "two"));
    assert_eq!(store.conversation(person(2), person(3)).await.unwrap(), None);
    assert_eq!(store.unread_messages(person(1)).await.unwrap(), 2);
    assert!(store.read_messages(person(1), person(2), 2).await.unwrap());
    assert!(!store.read_messages(person(1), person(2), 2).await.unwrap(), "no news");
    assert_eq!(store.unread_messages(person(1)).await.unwrap(), 1);
    assert_eq!(store.unread_messages(person(2)).await.unwrap(), 1, "each reads for themselves");
    assert_eq!(store.message(person(1), person(2), 2).await.unwrap().unwrap().text, "two");
    for (to, from, number) in [(2, 1, 2), (1, 2, 1), (1, 2, 3), (3, 2, 1), (1, 2, u64::MAX)] {
        assert_eq!(store.message(person(to), person(from), number).await.unwrap(), None, "{to} {from} {number}");
    }
    assert_eq!(store.correspondents(person(1), None, 1).await.unwrap().len(), 1);
    let first = store.correspondents(person(1), None, 1).await.unwrap()[0];
    assert_eq!(store.correspondents(person(1), Some(first), 9).await.unwrap().len(), 1);
}

async fn only_friends_write(place: Place) {
    let store = with_friends(&place).await;
    assert_eq!(send(&store, 2, 3, "hello", 10).await, None);
    assert_eq!(store.follow(person(2), person(3), 1).await.unwrap(), Following::Done);
    assert_eq!(send(&store, 2, 3, "hello", 10).await, None, "one follows, the other does not");
    assert_eq!((list(&store, 2).await, list(&store, 3).await), (vec![], vec![]), "nothing of it is left");
    assert_eq!(send(&store, 1, 2, "hello", 10).await, Some(1));
    store.unfollow(person(2), person(1)).await.unwrap();
    assert_eq!((send(&store, 1, 2, "again", 11).await, send(&store, 2, 1, "again", 11).await), (None, None));
    assert_eq!(texts(&store, 1, 2).await, ["hello"], "what is there stays");
    assert!(!store.conversation(person(1), person(2)).await.unwrap().unwrap().friend);
    befriend(&store, 1, 2).await;
    assert_eq!(send(&store, 2, 1, "friends again", 12).await, Some(2));
}

async fn a_block_hides_what_was_written_from_both(place: Place) {
    let store = with_friends(&place).await;
    assert_eq!(send(&store, 2, 1, "hello", 10).await, Some(1));
    assert_eq!(store.block(person(1), person(2), 11).await.unwrap(), Blocking::Done);
    for (one, other) in [(1, 2), (2, 1)] {
        assert_eq!(list(&store, one).await, []);
        assert_eq!(store.conversation(person(one), person(other)).await.unwrap(), None);
        assert_eq!(store.unread_messages(person(one)).await.unwrap(), 0);
        assert_eq!(store.notifications(person(one)).await.unwrap(), []);
        assert!(!store.are_friends(person(one), person(other)).await.unwrap());
    }
    // Following each other again is not enough while the block is there.
    befriend(&store, 1, 2).await;
    assert_eq!((send(&store, 1, 2, "x", 12).await, send(&store, 2, 1, "x", 12).await), (None, None));
    store.unblock(person(1), person(2)).await.unwrap();
    assert_eq!(texts(&store, 1, 2).await, ["hello"]);
    assert_eq!(send(&store, 2, 1, "back", 13).await, Some(2));
}

async fn the_oldest_messages_are_dropped(place: Place) {
    let store = with_friends(&place).await;
    let most = u64::from(MOST_MESSAGES);
    for n in 1..=most + 3 {
        assert_eq!(send(&store, 1 + n % 2, 2 - n % 2, &n.to_string(), n).await, Some(n));
    }
    let kept = texts(&store, 1, 2).await;
    assert_eq!((kept.len(), kept[0].as_str()), (MOST_MESSAGES as usize, "4"));
    let page = store.messages(person(2), person(1), Some(60), MESSAGES_AT_ONCE).await.unwrap();
    assert_eq!((page.len(), page[0].number, page[49].number), (50, 10, 59), "the ones before, oldest first");
    // What was dropped cannot be unread.
    assert!(store.read_messages(person(1), person(2), 3).await.unwrap());
    assert_eq!(store.unread_messages(person(1)).await.unwrap(), MOST_MESSAGES / 2);
}

async fn two_who_write_at_the_same_time_come_one_after_the_other(place: Place) {
    let store = with_friends(&place).await;
    let writes = (0..40_u64).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { send(&store, 1 + n % 2, 2 - n % 2, &n.to_string(), n).await.unwrap() })
    });
    let mut numbers = Vec::new();
    for write in writes.collect::<Vec<_>>() {
        numbers.push(write.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>());
    assert_eq!((store.unread_messages(person(1)).await.unwrap(), store.unread_messages(person(2)).await.unwrap()), (20, 20));
}

async fn one_notification_waits_for_each_writer_until_all_is_read(place: Place) {
    let store = with_friends(&place).await;
    for (from, at) in [(2, 10), (2, 11), (3, 12), (2, 13)] {
        send(&store, from, 1, "hello", at).await.unwrap();
    }
    let waiting = async || {
        let rows = store.notifications(person(1)).await.unwrap();
        assert!(rows.iter().all(|row| row.kind == NotificationKind::Message && row.table.is_none()));
        rows.into_iter().map(|row| (row.writer().unwrap(), row.unix_ms, row.seen)).collect::<Vec<_>>()
    };
    assert_eq!(waiting().await, [(person(3), 12, false), (person(2), 10, false)], "the first of each");
    assert_eq!(store.unseen_notifications(person(1)).await.unwrap(), 2);
    assert!(store.see_notifications(person(1), 99, None).await.unwrap());
    send(&store, 2, 1, "once more", 14).await.unwrap();
    assert_eq!(waiting().await, [(person(2), 14, false), (person(3), 12, true)], "one that was seen waits no more");
    assert!(store.read_messages(person(1), person(2), 2).await.unwrap());
    assert_eq!(waiting().await.len(), 2, "some of them have not been read");
    assert!(store.read_messages(person(1), person(2), 4).await.unwrap());
    assert_eq!(waiting().await, [(person(3), 12, true)]);
    store.set_notifications_off(person(1), &[NotificationKind::Message]).await.unwrap();
    send(&store, 2, 1, "quietly", 15).await.unwrap();
    assert_eq!((waiting().await, store.unread_messages(person(1)).await.unwrap()), (vec![], 2));
}

async fn the_deleted_have_written_nothing(place: Place) {
    let store = with_friends(&place).await;
    for (from, to) in [(2, 1), (1, 2), (2, 1), (3, 1)] {
        send(&store, from, to, &format!("from {from}"), 10).await.unwrap();
    }
    store.delete_person(person(2)).await.unwrap();
    store.delete_person(person(3)).await.unwrap();
    assert_eq!(texts(&store, 1, 2).await, ["from 1"], "what others wrote is theirs");
    assert_eq!(texts(&store, 1, 3).await, [] as [&str; 0]);
    assert_eq!(list(&store, 1).await, [(String::new(), 0)], "of the other one nothing is left");
    assert_eq!((list(&store, 2).await, store.notifications(person(1)).await.unwrap()), (vec![], vec![]));
    assert_eq!(send(&store, 1, 2, "still there?", 11).await, None);
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(texts(&store, 1, 2).await, [] as [&str; 0]);
}
