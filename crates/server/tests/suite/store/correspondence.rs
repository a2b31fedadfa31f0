//! What the store keeps for games with days per turn: planned moves and vacations.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_protocol::log::StoredPlan;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, PersonId};
use trilynx_server::store::{Account, Append, Store, StoreError, TableRow, TakingVacation, ToMove};

const DAY: u64 = 86_400_000;
const NOW: u64 = 1_800_000_000_000;

on_both!(
    a_plan_is_stored_for_the_version_it_was_checked_against,
    tables_with_answers_that_are_due_are_found,
    plans_go_with_their_person_and_their_game,
    somebody_is_on_vacation_once_at_a_time,
    a_vacation_waits_until_its_tables_know,
);

fn plan() -> StoredPlan {
    StoredPlan { game: 0, after: 2, lines: vec![vec!["d5".into(), "e5".into()]] }
}

async fn with_two(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

/// The first `version` events of a table at which the two play, and this seat has to decide.
async fn playing(store: &Store, n: u64, versions: std::ops::RangeInclusive<u32>, to_move: u8) {
    let occupants = vec![Some(Occupant::Person(person(1))), Some(Occupant::Person(person(2)))];
    let line = TableRow { stage: Stage::Playing, occupants, to_move: ToMove::Seat(to_move), ..row() };
    store.append(vec![Append { line, ..append(table(n), 1, versions) }]).await.unwrap();
}

async fn a_plan_is_stored_for_the_version_it_was_checked_against(place: Place) {
    let store = with_two(&place).await;
    playing(&store, 1, 1..=3, 0).await;
    for stale in [(1, 2), (1, 4), (2, 3)] {
        let kept = store.keep_plan(table(1), stale, 1, person(2), &plan()).await;
        assert!(matches!(kept, Err(StoreError::Missing)), "{stale:?}");
    }
    assert_eq!(store.plan(table(1), 1).await.unwrap(), None);
    store.keep_plan(table(1), (1, 3), 1, person(2), &plan()).await.unwrap();
    let other = StoredPlan { after: 3, ..plan() };
    store.keep_plan(table(1), (1, 3), 1, person(2), &other).await.unwrap();
    assert_eq!(store.plan(table(1), 1).await.unwrap(), Some(other), "the later one");
    assert_eq!(store.plan(table(1), 0).await.unwrap(), None);
    store.close().await;
    let store = place.open().await;
    assert!(store.plan(table(1), 1).await.unwrap().is_some());
    store.forget_plan(table(1), 0).await.unwrap();
    assert!(store.plan(table(1), 1).await.unwrap().is_some());
    store.forget_plan(table(1), 1).await.unwrap();
    assert_eq!(store.plan(table(1), 1).await.unwrap(), None);
}

async fn tables_with_answers_that_are_due_are_found(place: Place) {
    let store = with_two(&place).await;
    for (n, to_move) in [(1, 0), (2, 1), (3, 1)] {
        playing(&store, n, 1..=1, to_move).await;
    }
    store.keep_plan(table(1), (1, 1), 1, person(2), &plan()).await.unwrap();
    assert_eq!(store.unanswered(10).await.unwrap(), []);
    playing(&store, 1, 2..=2, 1).await;
    store.keep_plan(table(3), (1, 1), 1, person(2), &plan()).await.unwrap();
    let mut found: Vec<_> = store.unanswered(10).await.unwrap().into_iter().map(|(table, _)| table).collect();
    found.sort_unstable();
    let mut expected = [table(1), table(3)];
    expected.sort_unstable();
    assert_eq!(found, expected, "those whose turn it is");
    assert_eq!(store.unanswered(1).await.unwrap().len(), 1);
}

async fn plans_go_with_their_person_and_their_game(place: Place) {
    let store = with_two(&place).await;
    playing(&store, 1, 1..=1, 0).await;
    playing(&store, 2, 1..=1, 0).await;
    for n in [1, 2] {
        store.keep_plan(table(n), (1, 1), 1, person(2), &plan()).await.unwrap();
        store.keep_plan(table(n), (1, 1), 0, person(1), &plan()).await.unwrap();
    }
    assert_eq!(store.plans_of(person(2)).await.unwrap().len(), 2);
    store.forget_plans(table(2)).await.unwrap();
    assert_eq!(store.plans_of(person(2)).await.unwrap(), [(table(1), plan())]);
    store.delete_person(person(2)).await.unwrap();
    assert_eq!((store.plan(table(1), 1).await.unwrap(), store.plan(table(1), 0).await.unwrap()), (None, Some(plan())));
    store.forget_plans_of_ended_games().await.unwrap();
    assert!(store.plan(table(1), 0).await.unwrap().is_some(), "the game goes on");
    let line = TableRow { stage: Stage::Over, ..row() };
    store.append(vec![Append { line, ..append(table(1), 1, 2..=2) }]).await.unwrap();
    store.forget_plans_of_ended_games().await.unwrap();
    assert_eq!(store.plan(table(1), 0).await.unwrap(), None);
}

async fn begin(store: &Store, who: PersonId, now: u64, days: u32) -> TakingVacation {
    store.begin_vacation(who, now, days).await.unwrap()
}

async fn somebody_is_on_vacation_once_at_a_time(place: Place) {
    let store = with_two(&place).await;
    store.create_guest(person(3), "Guest", 1).await.unwrap();
    assert!(matches!(store.begin_vacation(person(3), NOW, 1).await, Err(StoreError::Missing)), "guests take none");
    let both = futures_util::future::join_all((0..4).map(|n| begin(&store, person(1), NOW + n, 5))).await;
    let begun = both.iter().filter(|taken| matches!(taken, TakingVacation::Begun(_))).count();
    assert_eq!((begun, store.vacations(person(1)).await.unwrap().len()), (1, 1), "{both:?}");
    let until = store.vacations(person(1)).await.unwrap()[0].until_unix_ms;
    assert_eq!(store.on_vacation_until(person(1), NOW + DAY).await.unwrap(), Some(until));
    assert_eq!(store.on_vacation_until(person(1), until).await.unwrap(), None);
    assert_eq!(store.on_vacation_until(person(2), NOW + DAY).await.unwrap(), None);
    // A guest who becomes the account is on vacation too.
    assert_eq!(store.on_vacation_until(person(3), NOW + DAY).await.unwrap(), None);
    let _merged = store.merge_guest(person(3), person(1)).await.unwrap();
    assert_eq!(store.on_vacation_until(person(3), NOW + DAY).await.unwrap(), Some(until));
    assert_eq!(begin(&store, person(1), NOW + DAY, 1).await, TakingVacation::Already);
    store.end_vacation(person(1), NOW + DAY).await.unwrap();
    assert!(matches!(store.end_vacation(person(1), NOW + DAY + 1).await, Err(StoreError::Missing)));
    assert_eq!(begin(&store, person(1), NOW + 2 * DAY, 31).await, TakingVacation::TooLong);
    assert_eq!(begin(&store, person(1), NOW + 2 * DAY, 0).await, TakingVacation::TooLong);
}

async fn a_vacation_waits_until_its_tables_know(place: Place) {
    let store = with_two(&place).await;
    let untold = async |now| store.untold_vacations(now, 10).await.unwrap();
    let TakingVacation::Begun(row) = begin(&store, person(1), NOW, 2).await else { panic!("it begins") };
    assert_eq!(untold(NOW).await, [row]);
    store.vacation_was_told(&row, NOW).await.unwrap();
    assert_eq!(untold(NOW + DAY).await, []);
    assert_eq!(untold(NOW + 2 * DAY).await, [row], "its end has to be told too");
    // It was ended in the meantime: what was told is not how it stands.
    store.end_vacation(person(1), NOW + DAY).await.unwrap();
    store.vacation_was_told(&row, NOW + DAY).await.unwrap();
    let ended = untold(NOW + DAY).await;
    assert_eq!((ended.len(), ended[0].until_unix_ms), (1, NOW + DAY));
    store.vacation_was_told(&ended[0], NOW + DAY).await.unwrap();
    assert_eq!(untold(NOW + 9 * DAY).await, []);
    // Somebody who is deleted on vacation comes back first.
    let TakingVacation::Begun(_) = begin(&store, person(1), NOW + 3 * DAY, 2).await else { panic!("it begins") };
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.on_vacation_until(person(1), NOW + 4 * DAY).await.unwrap(), None);
    let left = untold(NOW + 3 * DAY).await;
    assert_eq!((left.len(), store.vacations(person(1)).await.unwrap().len()), (1, 1));
    store.vacation_was_told(&left[0], NOW + 3 * DAY).await.unwrap();
    assert_eq!(store.vacations(person(1)).await.unwrap(), []);
}
