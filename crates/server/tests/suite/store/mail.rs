//! Addresses, codes and waiting mails in the store.

use super::sample::{Place, append, on_both, person, table};
use trilynx_protocol::http::NotificationKind::{GameOver, TimeShort, YourTurn};
use trilynx_protocol::{PersonId, TableId};
use trilynx_server::store::{
    Account, Actor, Append, CodeUse, Confirmed, DIGEST_EVERY_MS, DueMail, MOST_ACCOUNTS_OF_ADDRESS, MailKind, MailRow, NewNotification,
    Notify, Store, StoreError, Warrant,
};

on_both!(
    a_code_confirms_the_address_that_it_was_sent_to,
    one_address_is_that_of_so_many_accounts,
    a_digest_is_queued_with_its_cause_and_once_a_day,
    a_mail_is_claimed_once,
    a_code_for_a_new_password_is_used_once_and_ends_with_another_password,
    mails_are_counted_for_all_nodes_together,
    what_is_old_is_forgotten_and_so_is_a_deleted_account,
);

const HOUR: u64 = 3_600_000;
/// Later than any time in these tests.
const END: u64 = 1 << 50;

async fn with_accounts(place: &Place, count: u64) -> Store {
    let store = place.open().await;
    for n in 1..=count {
        let name = format!("player-{n}");
        let account = Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" };
        store.create_account(person(n), account, 1).await.unwrap();
    }
    store
}

fn address(text: &str, made_unix_ms: u64) -> MailRow {
    MailRow {
        address: text.to_owned(),
        folded: text.to_ascii_lowercase(),
        language: "de".to_owned(),
        confirmed: false,
        digest: false,
        digested_unix_ms: 0,
        made_unix_ms,
    }
}

async fn confirm(store: &Store, n: u64, text: &str) {
    store.set_mail_address(person(n), &address(text, 1)).await.unwrap();
    let code = [100 + n as u8; 32];
    store.add_mail_code(&code, person(n), CodeUse::Confirm, &text.to_ascii_lowercase(), END).await.unwrap();
    assert_eq!(store.confirm_mail(&code, 2).await.unwrap(), Confirmed::Done);
    for due in store.due_mails(END, 100).await.unwrap().iter().filter(|due| due.person == person(n)) {
        store.mail_done(due).await.unwrap();
    }
}

async fn kinds(store: &Store) -> Vec<(MailKind, String)> {
    let mut kinds: Vec<_> = store.due_mails(END, 100).await.unwrap().into_iter().map(|due| (due.kind, due.address)).collect();
    kinds.sort_by_key(|(kind, address)| (kind.name(), address.clone()));
    kinds
}

fn new(who: PersonId, about: TableId, unix_ms: u64) -> NewNotification {
    NewNotification { person: who, kind: YourTurn, subject: about.to_string(), round: None, unix_ms, due_service_ms: None }
}

async fn happens(store: &Store, n: u64, version: u32, new: Vec<NewNotification>) {
    let notify = Notify { obsolete: Vec::new(), new };
    store.append(vec![Append { notify, ..append(table(n), 1, version..=version) }]).await.unwrap();
}

async fn a_code_confirms_the_address_that_it_was_sent_to(place: Place) {
    let store = with_accounts(&place, 2).await;
    assert!(store.mail_address(person(1)).await.unwrap().is_none());
    assert!(matches!(store.set_mail_address(person(7), &address("a@b.org", 1)).await, Err(StoreError::Missing)));
    store.set_mail_address(person(1), &address("A@b.org", 1)).await.unwrap();
    assert_eq!(kinds(&store).await, [(MailKind::Confirm, "A@b.org".to_owned())]);
    store.add_mail_code(&[1; 32], person(1), CodeUse::Confirm, "a@b.org", 100).await.unwrap();
    for nobody in [(person(1), "other@b.org"), (person(2), "a@b.org")] {
        let added = store.add_mail_code(&[9; 32], nobody.0, CodeUse::Confirm, nobody.1, 100).await;
        assert!(matches!(added, Err(StoreError::Missing)));
    }
    assert_eq!(store.confirm_mail(&[1; 32], 100).await.unwrap(), Confirmed::NoCode, "too late");
    // Another address makes it void; the same one once more does not.
    store.set_mail_address(person(1), &address("c@d.org", 2)).await.unwrap();
    assert_eq!(store.confirm_mail(&[1; 32], 3).await.unwrap(), Confirmed::NoCode);
    assert_eq!(kinds(&store).await, [(MailKind::Confirm, "c@d.org".to_owned())], "nobody has confirmed the first");
    store.add_mail_code(&[2; 32], person(1), CodeUse::Confirm, "c@d.org", 100).await.unwrap();
    store.set_mail_address(person(1), &address("c@d.org", 4)).await.unwrap();
    assert!(!store.has_mail_recovery(person(1), &[2; 32], 5).await.unwrap());
    assert!(matches!(store.set_digest(person(1), true, 5).await, Err(StoreError::Missing)));
    assert_eq!(store.confirm_mail(&[2; 32], 5).await.unwrap(), Confirmed::Done);
    assert_eq!(store.confirm_mail(&[2; 32], 5).await.unwrap(), Confirmed::NoCode);
    store.set_digest(person(1), true, 6).await.unwrap();
    let row = store.mail_address(person(1)).await.unwrap().unwrap();
    assert!(row.confirmed && row.digest && row.digested_unix_ms == 6 && row.made_unix_ms == 4);
    // The one from before is told.
    store.set_mail_address(person(1), &address("e@f.org", 7)).await.unwrap();
    let told = [(MailKind::Address, "c@d.org".to_owned()), (MailKind::Confirm, "e@f.org".to_owned())];
    assert!(kinds(&store).await.iter().all(|kind| told.contains(kind) || *kind == (MailKind::Confirm, "c@d.org".to_owned())));
    store.delete_mail_address(person(1), 8).await.unwrap();
    assert_eq!(kinds(&store).await, [(MailKind::Address, "c@d.org".to_owned())], "one that was not confirmed is told nothing");
}

async fn one_address_is_that_of_so_many_accounts(place: Place) {
    let most = u64::from(MOST_ACCOUNTS_OF_ADDRESS);
    let store = with_accounts(&place, most + 1).await;
    for n in 1..=most {
        confirm(&store, n, "Family@b.org").await;
    }
    assert_eq!(store.accounts_of_address("family@b.org").await.unwrap(), MOST_ACCOUNTS_OF_ADDRESS);
    store.set_mail_address(person(most + 1), &address("family@B.org", 1)).await.unwrap();
    store.add_mail_code(&[9; 32], person(most + 1), CodeUse::Confirm, "family@b.org", END).await.unwrap();
    assert_eq!(store.confirm_mail(&[9; 32], 2).await.unwrap(), Confirmed::TooMany);
    store.delete_mail_address(person(1), 3).await.unwrap();
    assert_eq!(store.confirm_mail(&[9; 32], 4).await.unwrap(), Confirmed::Done, "the code is still there");
    store.unconfirm_mail("family@b.org").await.unwrap();
    assert_eq!(store.accounts_of_address("family@b.org").await.unwrap(), 0);
}

async fn a_digest_is_queued_with_its_cause_and_once_a_day(place: Place) {
    let store = with_accounts(&place, 3).await;
    confirm(&store, 1, "one@b.org").await;
    confirm(&store, 2, "two@b.org").await;
    store.set_digest(person(1), true, HOUR).await.unwrap();
    let day = 100 * DIGEST_EVERY_MS;
    let both = vec![new(person(1), table(1), day), new(person(2), table(1), day), new(person(3), table(1), day)];
    happens(&store, 1, 1, both).await;
    happens(&store, 2, 1, vec![new(person(1), table(2), day + 1)]).await;
    let due = store.due_mails(END, 10).await.unwrap();
    assert_eq!(due.len(), 1, "{due:?}");
    let expected = DueMail {
        person: person(1),
        kind: MailKind::Digest,
        address: "one@b.org".to_owned(),
        language: "de".to_owned(),
        queued_unix_ms: day,
        due_unix_ms: day + HOUR,
        tries: 0,
    };
    assert_eq!(due[0], expected);
    // One that is shown late is in it too, and one that came while it was sent begins the next one.
    store.digest_done(&due[0], true, day).await.unwrap();
    let next = store.due_mails(END, 10).await.unwrap();
    assert_eq!(next.iter().map(|due| due.due_unix_ms).collect::<Vec<_>>(), [day + DIGEST_EVERY_MS]);
    store.digest_done(&next[0], true, day + 2).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap(), []);
    let later = NewNotification { kind: TimeShort, due_service_ms: Some(50), ..new(person(1), table(1), day + 3) };
    happens(&store, 1, 2, vec![later]).await;
    assert_eq!(store.due_mails(END, 10).await.unwrap(), [], "nobody sees it yet");
    assert_eq!(store.show_due_notifications(60, day + 4, 10).await.unwrap(), [person(1)]);
    let shown = store.due_mails(END, 10).await.unwrap();
    assert_eq!(shown.iter().map(|due| due.due_unix_ms).collect::<Vec<_>>(), [day + 2 + DIGEST_EVERY_MS]);
    // A single one, and one that is not wanted.
    store.set_digest(person(1), false, day + 5).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap(), []);
    store.set_digest(person(1), true, day + 6).await.unwrap();
    store.set_notifications_off(person(1), &[YourTurn]).await.unwrap();
    store.notify(table(1), &new(person(1), table(1), day + 7)).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap(), []);
    store.notify(table(1), &NewNotification { kind: GameOver, ..new(person(1), table(1), day + 8) }).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap().len(), 1);
    store.unsubscribe(person(1)).await.unwrap();
    store.unsubscribe(person(3)).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap(), []);
}

async fn a_mail_is_claimed_once(place: Place) {
    let store = with_accounts(&place, 1).await;
    confirm(&store, 1, "one@b.org").await;
    store.queue_notice(person(1), MailKind::Password, 5).await.unwrap();
    store.queue_notice(person(1), MailKind::Password, 6).await.unwrap();
    let due = store.due_mails(10, 10).await.unwrap();
    assert_eq!(due.iter().map(|due| due.queued_unix_ms).collect::<Vec<_>>(), [5]);
    let claims = futures_util::future::join_all((0..6).map(|n| store.delay_mail(&due[0], 20 + n, 0))).await;
    assert_eq!(claims.into_iter().filter(|claim| *claim.as_ref().unwrap()).count(), 1);
    store.mail_done(&due[0]).await.unwrap();
    let claimed = store.due_mails(END, 10).await.unwrap();
    assert_eq!(claimed.len(), 1, "who was late removes nothing");
    assert_eq!(store.due_mails(19, 10).await.unwrap(), []);
    assert!(store.delay_mail(&claimed[0], 40, 3).await.unwrap());
    let later = store.due_mails(40, 10).await.unwrap();
    assert_eq!(later[0].tries, 3);
    store.mail_done(&later[0]).await.unwrap();
    assert_eq!(store.due_mails(END, 10).await.unwrap(), []);
}

async fn a_code_for_a_new_password_is_used_once_and_ends_with_another_password(place: Place) {
    let store = with_accounts(&place, 2).await;
    confirm(&store, 1, "one@b.org").await;
    let add = async |n: u8| store.add_mail_code(&[n; 32], person(1), CodeUse::Recover, "one@b.org", 100).await.unwrap();
    add(1).await;
    add(2).await;
    assert!(store.has_mail_recovery(person(1), &[1; 32], 99).await.unwrap());
    assert!(!store.has_mail_recovery(person(1), &[1; 32], 100).await.unwrap());
    assert!(!store.has_mail_recovery(person(2), &[1; 32], 99).await.unwrap());
    assert_eq!(store.confirm_mail(&[1; 32], 5).await.unwrap(), Confirmed::NoCode);
    assert!(!store.recover(person(2), &[1; 32], "stolen", 5).await.unwrap());
    assert!(!store.recover(person(1), &[1; 32], "late", 100).await.unwrap());
    assert!(store.recover(person(1), &[1; 32], "new", 5).await.unwrap());
    for n in [1, 2] {
        assert!(!store.recover(person(1), &[n; 32], "again", 5).await.unwrap(), "{n}");
    }
    assert_eq!(store.password_hash(person(1)).await.unwrap().as_deref(), Some("new"));
    add(3).await;
    store.delete_mail_recovery(person(1)).await.unwrap();
    assert!(!store.has_mail_recovery(person(1), &[3; 32], 5).await.unwrap());
    add(4).await;
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 9 };
    store.reset_password(person(1), "host", &warrant).await.unwrap();
    assert!(!store.has_mail_recovery(person(1), &[4; 32], 5).await.unwrap());
    assert_eq!(kinds(&store).await, [(MailKind::Password, "one@b.org".to_owned())], "also when a host does it");
}

async fn mails_are_counted_for_all_nodes_together(place: Place) {
    let store = with_accounts(&place, 1).await;
    let counts = futures_util::future::join_all((0..6).map(|_| store.count_mail(&[1; 32], 7, 4))).await;
    assert_eq!(counts.into_iter().filter(|count| *count.as_ref().unwrap()).count(), 4);
    assert!(store.count_mail(&[2; 32], 7, 1).await.unwrap());
    assert!(!store.count_mail(&[2; 32], 7, 1).await.unwrap());
    assert!(store.count_mail(&[2; 32], 8, 1).await.unwrap(), "another day");
    store.sweep_mail(0, 8, 10).await.unwrap();
    assert!(store.count_mail(&[1; 32], 7, 1).await.unwrap(), "forgotten");
    assert!(!store.count_mail(&[2; 32], 8, 1).await.unwrap(), "not yet");
}

async fn what_is_old_is_forgotten_and_so_is_a_deleted_account(place: Place) {
    let store = with_accounts(&place, 2).await;
    confirm(&store, 1, "one@b.org").await;
    for n in 1..=3 {
        store.add_mail_code(&[n; 32], person(1), CodeUse::Recover, "one@b.org", 100 + u64::from(n)).await.unwrap();
    }
    assert_eq!(store.sweep_mail(102, 0, 1).await.unwrap(), 1);
    assert_eq!(store.sweep_mail(102, 0, 10).await.unwrap(), 1);
    assert!(store.has_mail_recovery(person(1), &[3; 32], 5).await.unwrap());
    store.queue_notice(person(1), MailKind::Passkeys, 5).await.unwrap();
    store.queue_notice(person(2), MailKind::Passkeys, 5).await.unwrap();
    assert_eq!(kinds(&store).await.len(), 1);
    store.delete_person(person(1)).await.unwrap();
    assert!(store.mail_address(person(1)).await.unwrap().is_none());
    assert!(!store.has_mail_recovery(person(1), &[3; 32], 5).await.unwrap());
    assert_eq!(kinds(&store).await, []);
    assert!(matches!(store.set_mail_address(person(1), &address("one@b.org", 9)).await, Err(StoreError::Missing)));
}
