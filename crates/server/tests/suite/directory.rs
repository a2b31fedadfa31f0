//! The directory of people: one answer to who somebody is, what they are called, and to whom a guest belongs.

use crate::store::sample::{Place, person};
use trilynx_protocol::Occupant;
use trilynx_server::directory::Directory;
use trilynx_server::store::{Account, Merged};

fn account(name: &str) -> Account<'_> {
    Account { name, folded: name, skeleton: name, password_hash: "hash" }
}

#[tokio::test]
async fn a_guest_who_has_signed_in_is_known_by_the_account() {
    let place = Place::sqlite();
    let store = place.open().await;
    let directory = Directory::new(store.clone());
    let (guest, ann, bob, nobody) = (person(1), person(2), person(3), person(9));
    store.create_guest(guest, "Guest", 1).await.expect("a guest");
    store.create_account(ann, account("ann"), 1).await.expect("an account");
    store.create_account(bob, account("bob"), 1).await.expect("an account");
    let name = async |id| directory.views([id]).await.expect("a store").get(&id).map(|view| (view.name.clone(), view.guest));
    assert_eq!(name(guest).await, Some(("Guest".to_owned(), true)));
    assert_eq!(name(nobody).await, None);
    assert_eq!(directory.guest_of(ann, [guest, bob]).await, None);

    assert_eq!(store.merge_guest(guest, ann).await.expect("a store"), Merged::Done);
    directory.forget(guest);
    assert_eq!(name(guest).await, Some(("ann".to_owned(), false)));
    assert_eq!(directory.views([guest]).await.expect("a store").len(), 1, "nobody who was not asked for");
    assert_eq!(directory.guest_of(ann, [bob, guest]).await, Some(guest));
    assert!(directory.is_among(ann, &[bob, guest]).await.expect("a store"));
    assert!(!directory.is_among(bob, &[ann, guest]).await.expect("a store"));
    let people = directory.find([guest, bob]).await.expect("a store");
    assert_eq!(people.owner(guest).map(|row| row.id), Some(ann));
    assert!(people.is(guest, ann) && people.is(bob, bob) && !people.is(bob, ann));
    assert_eq!(people.name_of(&Occupant::Person(guest)), Some("Guest"), "a record keeps the name of then");
}

#[tokio::test]
async fn a_change_is_seen_when_the_directory_is_told_also_by_the_guests_somebody_was() {
    let place = Place::sqlite();
    let store = place.open().await;
    let directory = Directory::new(store.clone());
    let (guest, ann) = (person(1), person(2));
    store.create_guest(guest, "Guest", 1).await.expect("a guest");
    store.create_account(ann, account("ann"), 1).await.expect("an account");
    assert_eq!(store.merge_guest(guest, ann).await.expect("a store"), Merged::Done);
    let names = async || {
        let views = directory.views([guest, ann]).await.expect("a store");
        [guest, ann].map(|id| views[&id].name.clone())
    };
    assert_eq!(names().await, ["ann", "ann"]);
    store.rename(ann, "Eve", "eve", "eve").await.expect("a name");
    assert_eq!(names().await, ["ann", "ann"], "it is not asked again and again");
    directory.forget(ann);
    assert_eq!(names().await, ["Eve", "Eve"]);

    store.delete_person(ann).await.expect("gone");
    directory.forget(ann);
    assert_eq!(names().await, ["", ""]);
    let people = directory.find([guest, ann]).await.expect("a store");
    assert_eq!([guest, ann].map(|id| people.name_of(&Occupant::Person(id)).map(str::to_owned)), [None, None]);
}
