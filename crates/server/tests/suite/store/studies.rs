//! Saved studies: changes at a version, snapshots, members, and what is forgotten.

use super::sample::{Place, on_both, person};
use trilynx_protocol::study::{SavedStudy, StudyChange, StudyEntry, StudyMember, StudyRole, Visibility};
use trilynx_protocol::{PersonId, StudyId};
use trilynx_server::store::{Account, KEPT_ENTRIES, Store, StoreError};

on_both!(a_change_is_stored_once_at_its_version, snapshots_keep_some_changes_before_them, studies_follow_their_people,);

fn study(number: u8) -> StudyId {
    StudyId::from_random([number; 16])
}

fn saved(number: u8, owner: PersonId) -> SavedStudy {
    let members = vec![StudyMember { person: owner, role: StudyRole::Owner }];
    SavedStudy {
        id: study(number),
        version: 0,
        name: format!("Study {number}"),
        visibility: Visibility::Private,
        members,
        chapters: Vec::new(),
        people: Vec::new(),
    }
}

fn entry(version: u32, change: StudyChange) -> StudyEntry {
    StudyEntry { version, by: person(1), key: format!("k{version}"), change }
}

fn named(version: u32) -> StudyEntry {
    entry(version, StudyChange::Rename { name: format!("Name {version}") })
}

async fn with_owner(place: &Place) -> Store {
    let store = place.open().await;
    store.create_guest(person(1), "Ann", 1).await.unwrap();
    store.create_study(&saved(1, person(1)), 10).await.unwrap();
    store
}

async fn a_change_is_stored_once_at_its_version(place: Place) {
    let store = with_owner(&place).await;
    assert!(matches!(store.create_study(&saved(1, person(1)), 11).await, Err(StoreError::Taken)));
    store.append_study(study(1), &named(1), 20).await.unwrap();
    for wrong in [1, 3] {
        assert!(matches!(store.append_study(study(1), &named(wrong), 21).await, Err(StoreError::Missing)), "{wrong}");
    }
    assert!(matches!(store.append_study(study(2), &named(1), 21).await, Err(StoreError::Missing)));
    store.append_study(study(1), &entry(2, StudyChange::SetVisibility { visibility: Visibility::Public }), 22).await.unwrap();
    let found = store.study(study(1)).await.unwrap().unwrap();
    assert_eq!((found.snapshot.version, found.entries.len()), (0, 2));
    let [line] = &store.public_studies(None).await.unwrap()[..] else { panic!("one is public") };
    assert_eq!((line.name.as_str(), line.role, line.changed_unix_ms), ("Name 1", None, 22));
    assert!(store.study(study(2)).await.unwrap().is_none());
}

async fn snapshots_keep_some_changes_before_them(place: Place) {
    let store = with_owner(&place).await;
    let last = KEPT_ENTRIES + 10;
    for version in 1..=last {
        store.append_study(study(1), &named(version), u64::from(version)).await.unwrap();
    }
    store.snapshot_study(&SavedStudy { version: last, name: format!("Name {last}"), ..saved(1, person(1)) }).await.unwrap();
    let found = store.study(study(1)).await.unwrap().unwrap();
    assert_eq!((found.snapshot.version, found.entries.first().map(|entry| entry.version)), (last, Some(11)));
    assert_eq!(found.entries.len(), KEPT_ENTRIES as usize);
    store.append_study(study(1), &named(last + 1), 1).await.unwrap();
    // An older snapshot does not replace a newer one.
    store.snapshot_study(&saved(1, person(1))).await.unwrap();
    assert_eq!(store.study(study(1)).await.unwrap().unwrap().snapshot.version, last);
}

async fn studies_follow_their_people(place: Place) {
    let store = with_owner(&place).await;
    let account = Account { name: "Ben", folded: "ben", skeleton: "ben", password_hash: "hash" };
    store.create_account(person(2), account, 1).await.unwrap();
    store.create_study(&saved(2, person(2)), 11).await.unwrap();
    store.append_study(study(1), &entry(1, StudyChange::SetMember { person: person(2), role: StudyRole::Reader }), 12).await.unwrap();
    let member = StudyChange::SetMember { person: person(1), role: StudyRole::Writer };
    store.append_study(study(2), &entry(1, member), 13).await.unwrap();
    let roles = async |who: u64| -> Vec<(StudyId, Option<StudyRole>)> {
        store.studies_of(person(who), None).await.unwrap().iter().map(|line| (line.id, line.role)).collect()
    };
    assert_eq!(roles(1).await, [(study(2), Some(StudyRole::Writer)), (study(1), Some(StudyRole::Owner))]);
    assert_eq!(store.owned_studies(person(1)).await.unwrap(), 1);
    // The guest signs in: what was the guest's is the account's, and the account stays the owner of its own.
    let _merged = store.merge_guest(person(1), person(2)).await.unwrap();
    assert_eq!(roles(2).await, [(study(2), Some(StudyRole::Owner)), (study(1), Some(StudyRole::Owner))]);
    assert_eq!(roles(1).await, []);
    assert_eq!(store.study(study(1)).await.unwrap().unwrap().members, [StudyMember { person: person(2), role: StudyRole::Owner }]);
    store.delete_study(study(2)).await.unwrap();
    assert!(matches!(store.delete_study(study(2)).await, Err(StoreError::Missing)));
    store.delete_person(person(2)).await.unwrap();
    assert!(store.study(study(1)).await.unwrap().is_none());
    assert_eq!(roles(2).await, []);
}
