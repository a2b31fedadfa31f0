//! Clubs in the store.

use super::sample::{Place, on_both, person};
use trilynx_protocol::ClubId;
use trilynx_protocol::http::{ClubAdmission, ClubRole, NewClubSeason};
use trilynx_server::store::{
    Account, Blocking, ClubDeed, ClubRefused, ClubTerms, MOST_CLUB_ACTS, MOST_CLUB_MESSAGES, MOST_CLUB_SEASONS, MOST_CLUBS_OWNED, Store,
    StoreError,
};

on_both!(
    members_come_and_go_with_their_roles,
    names_are_taken_once_and_clubs_are_found_by_them,
    nobody_owns_too_many,
    the_deleted_hand_over_or_close,
    what_is_said_is_kept_for_a_while,
    seasons_are_named_and_deleted,
);

fn club(number: u8) -> ClubId {
    ClubId::from_random([number; 16])
}

fn terms(name: &str, listed: bool) -> ClubTerms<'_> {
    ClubTerms { name, folded: name, skeleton: name, description: "About it.", admission: ClubAdmission::Request, listed }
}

async fn with_people(place: &Place, people: u64) -> Store {
    let store = place.open().await;
    for n in 1..=people {
        let name = format!("person-{n}");
        let account = Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" };
        store.create_account(person(n), account, 1).await.unwrap();
    }
    store
}

async fn found(store: &Store, number: u8, owner: u64, name: &str, listed: bool) {
    assert_eq!(store.create_club(club(number), person(owner), terms(name, listed), "word", 10).await.unwrap(), Ok(()));
}

async fn act(store: &Store, who: u64, deed: ClubDeed<'_>) -> Result<(), ClubRefused> {
    store.change_club(club(1), person(who), deed, 20 + who).await.unwrap()
}

async fn roles(store: &Store) -> Vec<(ClubRole, String)> {
    store.club_members(club(1)).await.unwrap().into_iter().map(|row| (row.role, row.name)).collect()
}

async fn members_come_and_go_with_their_roles(place: Place) {
    let store = with_people(&place, 4).await;
    found(&store, 1, 1, "first", true).await;
    assert_eq!(act(&store, 2, ClubDeed::Join(None)).await, Ok(()), "asks");
    assert_eq!(act(&store, 2, ClubDeed::Join(None)).await, Err(ClubRefused::Already("request")));
    assert_eq!(store.club_requests(club(1)).await.unwrap()[0].person, person(2));
    assert_eq!(store.clubs_requested(person(2)).await.unwrap()[0].id, club(1));
    assert_eq!(act(&store, 2, ClubDeed::Approve(person(2))).await, Err(ClubRefused::Forbidden));
    assert_eq!(act(&store, 1, ClubDeed::Approve(person(2))).await, Ok(()));
    assert_eq!(act(&store, 1, ClubDeed::Approve(person(2))).await, Err(ClubRefused::NotFound));
    assert_eq!(act(&store, 3, ClubDeed::Join(Some("word"))).await, Ok(()), "the word needs nobody's approval");
    let row = store.club(club(1)).await.unwrap().unwrap();
    assert_eq!((row.members, row.name.as_str(), row.invitation.as_str()), (3, "first", "word"));
    assert_eq!(act(&store, 1, ClubDeed::Promote(person(3))).await, Ok(()));
    let all = |names: &[(ClubRole, u64)]| names.iter().map(|(role, n)| (*role, format!("person-{n}"))).collect::<Vec<_>>();
    assert_eq!(roles(&store).await, all(&[(ClubRole::Owner, 1), (ClubRole::Organiser, 3), (ClubRole::Member, 2)]));
    assert_eq!(act(&store, 1, ClubDeed::Leave).await, Err(ClubRefused::Forbidden), "the owner hands over first");
    assert_eq!(act(&store, 1, ClubDeed::HandOver(person(2))).await, Ok(()));
    assert_eq!(roles(&store).await, all(&[(ClubRole::Owner, 2), (ClubRole::Organiser, 1), (ClubRole::Organiser, 3)]));
    assert_eq!(act(&store, 1, ClubDeed::Leave).await, Ok(()));
    assert_eq!(store.club_role(club(1), person(1)).await.unwrap(), None);
    assert_eq!(store.clubs_of(person(2)).await.unwrap()[0].1, ClubRole::Owner);
    assert_eq!(act(&store, 3, ClubDeed::Renew("another")).await, Ok(()));
    assert_eq!(act(&store, 4, ClubDeed::Join(Some("word"))).await, Ok(()), "an old word only asks");
    assert_eq!(store.club_members(club(1)).await.unwrap().len(), 2);
    assert_eq!(store.block(person(3), person(4), 1).await.unwrap(), Blocking::Done);
    assert_eq!(act(&store, 2, ClubDeed::Approve(person(4))).await, Err(ClubRefused::Forbidden), "an organiser has blocked them");
    let kinds: Vec<String> = store.club_acts(club(1)).await.unwrap().into_iter().map(|act| act.kind).collect();
    assert_eq!(kinds, ["request", "renew_invitation", "leave", "hand_over", "promote", "join", "approve", "request", "create"]);
    for _ in 0..MOST_CLUB_ACTS {
        assert_eq!(act(&store, 3, ClubDeed::Renew("again")).await, Ok(()));
    }
    assert!(store.club_acts(club(1)).await.unwrap().len() <= MOST_CLUB_ACTS as usize);
    assert_eq!(act(&store, 2, ClubDeed::Close).await, Ok(()));
    assert_eq!(store.club(club(1)).await.unwrap(), None);
    assert_eq!(store.clubs_of(person(3)).await.unwrap(), []);
    let gone = store.change_club(club(1), person(2), ClubDeed::Close, 1).await;
    assert!(matches!(gone, Err(StoreError::Missing)), "{gone:?}");
}

async fn names_are_taken_once_and_clubs_are_found_by_them(place: Place) {
    let store = with_people(&place, 3).await;
    found(&store, 1, 1, "yinsh-berlin", true).await;
    found(&store, 2, 1, "yinsh-bonn", true).await;
    found(&store, 3, 2, "yinsh-bremen", false).await;
    let again = store.create_club(club(4), person(3), terms("yinsh-bonn", true), "word", 1).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    let renamed = store.change_club(club(1), person(1), ClubDeed::Change(terms("yinsh-bonn", true)), 1).await;
    assert!(matches!(renamed, Err(StoreError::Taken)), "{renamed:?}");
    assert_eq!(store.change_club(club(2), person(3), ClubDeed::Join(Some("word")), 1).await.unwrap(), Ok(()));
    let names = |rows: Vec<trilynx_server::store::ClubRow>| rows.into_iter().map(|row| row.name).collect::<Vec<_>>();
    assert_eq!(names(store.largest_clubs(None).await.unwrap()), ["yinsh-bonn", "yinsh-berlin"], "what is not listed is not found");
    assert_eq!(names(store.largest_clubs(Some((2, club(2)))).await.unwrap()), ["yinsh-berlin"]);
    assert_eq!(names(store.clubs_named("yinsh-b", None).await.unwrap()), ["yinsh-berlin", "yinsh-bonn"]);
    assert_eq!(names(store.clubs_named("yinsh-b", Some(("yinsh-berlin", club(1)))).await.unwrap()), ["yinsh-bonn"]);
    assert_eq!(names(store.clubs_named("berlin", None).await.unwrap()), [""; 0]);
    assert_eq!(store.change_club(club(2), person(1), ClubDeed::Change(terms("yinsh-bonn", false)), 1).await.unwrap(), Ok(()));
    assert_eq!(names(store.largest_clubs(None).await.unwrap()), ["yinsh-berlin"]);
}

async fn nobody_owns_too_many(place: Place) {
    let store = with_people(&place, 2).await;
    for n in 0..MOST_CLUBS_OWNED {
        found(&store, 1 + n as u8, 1, &format!("club-{n}"), true).await;
    }
    let full = Err(ClubRefused::TooMany { what: "owned_clubs", limit: MOST_CLUBS_OWNED });
    assert_eq!(store.create_club(club(99), person(1), terms("more", true), "word", 1).await.unwrap(), full);
    found(&store, 50, 2, "other", true).await;
    assert_eq!(store.change_club(club(50), person(1), ClubDeed::Join(Some("word")), 1).await.unwrap(), Ok(()));
    assert_eq!(store.change_club(club(50), person(2), ClubDeed::HandOver(person(1)), 1).await.unwrap(), full);
}

async fn the_deleted_hand_over_or_close(place: Place) {
    let store = with_people(&place, 4).await;
    found(&store, 1, 1, "first", true).await;
    found(&store, 2, 1, "second", true).await;
    for (who, time) in [(2, 30), (3, 31), (4, 32)] {
        let joined = store.change_club(club(1), person(who), ClubDeed::Join(Some("word")), time).await;
        assert_eq!(joined.unwrap(), Ok(()));
    }
    assert_eq!(act(&store, 1, ClubDeed::Promote(person(3))).await, Ok(()));
    store.say_in_club(club(1), person(1), "mine", 40).await.unwrap();
    store.say_in_club(club(1), person(2), "yours", 41).await.unwrap();
    store.delete_person(person(1)).await.unwrap();
    let who = async || store.club_members(club(1)).await.unwrap().into_iter().map(|row| (row.role, row.person)).collect::<Vec<_>>();
    assert_eq!(who().await, [(ClubRole::Owner, person(3)), (ClubRole::Member, person(2)), (ClubRole::Member, person(4))]);
    assert_eq!(store.club(club(1)).await.unwrap().unwrap().members, 3);
    assert_eq!(store.club_messages(club(1)).await.unwrap().len(), 1, "what the deleted said is gone");
    assert_eq!(store.club(club(2)).await.unwrap(), None, "nobody else was in it");
    store.delete_person(person(3)).await.unwrap();
    assert_eq!(who().await, [(ClubRole::Owner, person(2)), (ClubRole::Member, person(4))], "without organisers, the eldest member");
    assert_eq!(store.change_club(club(1), person(4), ClubDeed::Leave, 1).await.unwrap(), Ok(()));
    store.delete_person(person(2)).await.unwrap();
    assert_eq!(store.club(club(1)).await.unwrap(), None);
    assert_eq!(store.largest_clubs(None).await.unwrap(), []);
}

async fn what_is_said_is_kept_for_a_while(place: Place) {
    let store = with_people(&place, 3).await;
    found(&store, 1, 1, "first", true).await;
    assert!(matches!(store.say_in_club(club(1), person(2), "hello", 1).await, Err(StoreError::Missing)), "members alone talk");
    for n in 1..=MOST_CLUB_MESSAGES + 2 {
        assert_eq!(store.say_in_club(club(1), person(1), &format!("line {n}"), 5).await.unwrap(), u64::from(n));
    }
    let said = store.club_messages(club(1)).await.unwrap();
    assert_eq!((said.len(), said[0].text.as_str(), said[0].number), (MOST_CLUB_MESSAGES as usize, "line 3", 3));
    assert_eq!(store.said_in_clubs(person(1)).await.unwrap().len(), MOST_CLUB_MESSAGES as usize);
    store.delete_club_message(club(1), person(1), 4, 6).await.unwrap();
    let again = store.delete_club_message(club(1), person(1), 4, 6).await;
    assert!(matches!(again, Err(StoreError::Missing)));
    let act = store.club_acts(club(1)).await.unwrap().remove(0);
    assert_eq!((act.kind.as_str(), act.by, act.about), ("delete_message", person(1), Some(person(1))));
    assert_eq!(store.club_messages(club(1)).await.unwrap()[1].number, 5);
}

async fn seasons_are_named_and_deleted(place: Place) {
    let store = with_people(&place, 1).await;
    found(&store, 1, 1, "first", true).await;
    let season =
        |n: u32| NewClubSeason { name: format!("Season {n}"), begins_unix_ms: u64::from(n), ends_unix_ms: 100 + u64::from(n), best: None };
    let mut numbers = Vec::new();
    for n in 0..MOST_CLUB_SEASONS {
        numbers.push(store.add_club_season(club(1), person(1), &season(n), 1).await.unwrap().unwrap());
    }
    assert_eq!(store.add_club_season(club(1), person(1), &season(99), 1).await.unwrap(), None);
    let seasons = store.club_seasons(club(1)).await.unwrap();
    assert_eq!((seasons.len(), seasons[0].name.as_str()), (MOST_CLUB_SEASONS as usize, "Season 19"));
    store.delete_club_season(club(1), person(1), numbers[0], 1).await.unwrap();
    assert!(matches!(store.delete_club_season(club(1), person(1), numbers[0], 1).await, Err(StoreError::Missing)));
    assert!(store.add_club_season(club(1), person(1), &season(99), 1).await.unwrap().is_some());
    assert_eq!(store.season_tournaments(club(1), &seasons[0]).await.unwrap(), []);
}
