//! Puzzles in the store: tries that count once, what is reported and checked, and what becomes of it with its people.

use super::sample::{Place, on_both, person};
use trilynx_games::GameId;
use trilynx_protocol::PersonId;
use trilynx_puzzles::rating::{BEGINNER, Rating};
use trilynx_server::store::{Account, Merged, PuzzleCount, PuzzlePerson, PuzzleReportRow, PuzzleVerdict, Store, reported_puzzles};

on_both!(
    a_first_try_counts_once_with_all_that_it_changes,
    failed_ones_stay_until_they_are_solved,
    a_guests_puzzles_follow_into_an_account,
    the_deleted_and_the_forgotten_leave_no_puzzles,
    a_reported_puzzle_waits_once_and_is_withdrawn_if_it_is_wrong,
);

const GAME: GameId = GameId::ALL[0];

fn rated(rating: f64, deviation: f64) -> Rating {
    Rating { rating, deviation, volatility: 0.06 }
}

fn standing(rating: Rating, solved: u32, failed: u32) -> PuzzlePerson {
    PuzzlePerson { rating, solved, failed, day: 20_000, tries: solved + failed }
}

fn count(person: PersonId, puzzle: &str, unix_ms: u64, after: PuzzlePerson, solved: bool) -> PuzzleCount<'_> {
    PuzzleCount { person, game: GAME, puzzle, unix_ms, solved, after: Some(after), rating: Some(rated(1234.5, 99.25)) }
}

fn report(person: PersonId, puzzle: &'static str, reason: &'static str) -> PuzzleReportRow<'static> {
    PuzzleReportRow { person, game: GAME, puzzle, unix_ms: 7, reason, moves: "e5-e8 xa1-a5" }
}

async fn with_two(place: &Place) -> Store {
    let store = place.open().await;
    store.create_guest(person(1), "Guest", 1).await.unwrap();
    let ann = Account { name: "Ann", folded: "ann", skeleton: "ann", password_hash: "x" };
    store.create_account(person(2), ann, 1).await.unwrap();
    store
}

async fn a_first_try_counts_once_with_all_that_it_changes(place: Place) {
    let store = with_two(&place).await;
    assert_eq!(store.puzzle_person(person(1), GAME).await.unwrap(), None);
    let after = standing(rated(1580.125, 300.5), 1, 0);
    assert!(store.count_puzzle(&count(person(1), "aaaaaaaa", 5, after, true)).await.unwrap());
    assert_eq!(store.puzzle_person(person(1), GAME).await.unwrap(), Some(after));
    assert_eq!(store.puzzle_rating(GAME, "aaaaaaaa").await.unwrap(), Some(rated(1234.5, 99.25)));
    assert_eq!(store.puzzle_ratings(GAME).await.unwrap(), vec![("aaaaaaaa".to_owned(), 1234.5)]);
    assert!(store.has_tried(person(1), GAME, "aaaaaaaa").await.unwrap());
    assert!(!store.has_tried(person(2), GAME, "aaaaaaaa").await.unwrap());
    // Again, and from a standing that is not the latest: nothing changes.
    assert!(!store.count_puzzle(&count(person(1), "aaaaaaaa", 6, standing(BEGINNER, 2, 0), true)).await.unwrap());
    assert!(!store.count_puzzle(&count(person(1), "bbbbbbbb", 6, standing(BEGINNER, 1, 0), true)).await.unwrap());
    assert!(!store.has_tried(person(1), GAME, "bbbbbbbb").await.unwrap(), "all of it or nothing");
    assert_eq!(store.puzzle_person(person(1), GAME).await.unwrap(), Some(after));
    // One that counts for no rating leaves the standing.
    let uncounted = PuzzleCount { after: None, rating: None, ..count(person(1), "cccccccc", 8, after, false) };
    assert!(store.count_puzzle(&uncounted).await.unwrap());
    assert_eq!(store.puzzle_person(person(1), GAME).await.unwrap(), Some(after));
    assert_eq!(store.puzzle_rating(GAME, "cccccccc").await.unwrap(), None);
}

async fn failed_ones_stay_until_they_are_solved(place: Place) {
    let store = with_two(&place).await;
    for (n, puzzle) in ["aaaaaaaa", "bbbbbbbb", "cccccccc"].into_iter().enumerate() {
        let tried = PuzzleCount { after: None, rating: None, ..count(person(1), puzzle, n as u64, standing(BEGINNER, 0, 0), n == 1) };
        assert!(store.count_puzzle(&tried).await.unwrap());
    }
    assert_eq!(store.puzzles_tried(person(1), GAME, false).await.unwrap(), ["cccccccc", "bbbbbbbb", "aaaaaaaa"]);
    assert_eq!(store.puzzles_tried(person(1), GAME, true).await.unwrap(), ["cccccccc", "aaaaaaaa"]);
    assert_eq!(store.puzzles_tried(person(1), GameId::ALL[1], false).await.unwrap(), Vec::<String>::new());
    store.close_puzzle(person(1), GAME, "cccccccc").await.unwrap();
    store.close_puzzle(person(1), GAME, "cccccccc").await.unwrap();
    assert_eq!(store.puzzles_tried(person(1), GAME, true).await.unwrap(), ["aaaaaaaa"]);
    let all: Vec<(String, bool)> =
        store.all_puzzles_tried(person(1)).await.unwrap().into_iter().map(|tried| (tried.puzzle, tried.open)).collect();
    assert_eq!(all, [("aaaaaaaa".to_owned(), true), ("bbbbbbbb".to_owned(), false), ("cccccccc".to_owned(), false)]);
}

async fn a_guests_puzzles_follow_into_an_account(place: Place) {
    let store = with_two(&place).await;
    let (guest, ann) = (person(1), person(2));
    store.count_puzzle(&count(guest, "aaaaaaaa", 5, standing(rated(1700.0, 90.0), 1, 0), true)).await.unwrap();
    store.count_puzzle(&count(guest, "bbbbbbbb", 6, standing(rated(1690.0, 80.0), 1, 1), false)).await.unwrap();
    store.report_puzzle(&report(guest, "bbbbbbbb", "unclear")).await.unwrap();
    // The account has tried one of them too, and is known less well.
    store.count_puzzle(&count(ann, "aaaaaaaa", 7, standing(rated(1400.0, 250.0), 0, 1), false)).await.unwrap();
    assert_eq!(store.merge_guest(guest, ann).await.unwrap(), Merged::Done);
    let PuzzlePerson { rating, solved, failed, .. } = store.puzzle_person(ann, GAME).await.unwrap().unwrap();
    assert_eq!((rating, solved, failed), (rated(1690.0, 80.0), 1, 2));
    assert_eq!(store.puzzles_tried(ann, GAME, true).await.unwrap(), ["bbbbbbbb"], "one of them has solved the other");
    assert_eq!(store.puzzles_reported(ann).await.unwrap().len(), 1);
    assert_eq!(store.puzzle_person(guest, GAME).await.unwrap(), None);
    assert!(store.all_puzzles_tried(guest).await.unwrap().is_empty() && store.puzzles_reported(guest).await.unwrap().is_empty());
    // The next try counts on from there.
    assert!(store.count_puzzle(&count(ann, "cccccccc", 9, standing(rated(1710.0, 79.0), 2, 2), true)).await.unwrap());
}

async fn the_deleted_and_the_forgotten_leave_no_puzzles(place: Place) {
    let store = with_two(&place).await;
    for who in [person(1), person(2)] {
        store.count_puzzle(&count(who, "aaaaaaaa", 5, standing(rated(1600.0, 90.0), 1, 0), true)).await.unwrap();
        store.report_puzzle(&report(who, "aaaaaaaa", "not_winning")).await.unwrap();
    }
    store.delete_person(person(2)).await.unwrap();
    // The guest has never played and has no session.
    let swept = store.sweep_guests(None, 1_000, 10).await.unwrap();
    assert_eq!(swept.guests, [person(1)]);
    for who in [person(1), person(2)] {
        assert_eq!(store.puzzle_person(who, GAME).await.unwrap(), None);
        assert!(store.all_puzzles_tried(who).await.unwrap().is_empty() && store.puzzles_reported(who).await.unwrap().is_empty());
    }
    assert_eq!(store.puzzle_to_check().await.unwrap(), Some((GAME.name().to_owned(), "aaaaaaaa".to_owned())), "it is still to be checked");
}

async fn a_reported_puzzle_waits_once_and_is_withdrawn_if_it_is_wrong(place: Place) {
    let store = with_two(&place).await;
    assert_eq!(store.puzzle_to_check().await.unwrap(), None);
    store.report_puzzle(&report(person(1), "bbbbbbbb", "second_solution")).await.unwrap();
    store.report_puzzle(&PuzzleReportRow { unix_ms: 8, ..report(person(2), "aaaaaaaa", "unclear") }).await.unwrap();
    store.report_puzzle(&report(person(2), "bbbbbbbb", "second_solution")).await.unwrap();
    store.report_puzzle(&report(person(2), "bbbbbbbb", "unclear")).await.unwrap();
    let name = GAME.name().to_owned();
    assert_eq!(store.puzzle_to_check().await.unwrap(), Some((name.clone(), "bbbbbbbb".to_owned())), "the first that was reported");
    store.puzzle_checked(&name, "bbbbbbbb", "1.0.0", &PuzzleVerdict::Wrong("e5-e9 does it too".to_owned())).await.unwrap();
    assert_eq!(store.puzzle_to_check().await.unwrap(), Some((name.clone(), "aaaaaaaa".to_owned())));
    store.puzzle_checked(&name, "aaaaaaaa", "1.0.0", &PuzzleVerdict::Holds).await.unwrap();
    assert_eq!(store.withdrawn_puzzles().await.unwrap(), [(name.clone(), "bbbbbbbb".to_owned())]);
    // Another report of what was checked starts nothing.
    store.report_puzzle(&report(person(1), "aaaaaaaa", "unclear")).await.unwrap();
    assert_eq!(store.puzzle_to_check().await.unwrap(), None);
    let told = reported_puzzles(&place.url()).await.unwrap();
    let told: Vec<_> = told.iter().map(|it| (it.puzzle.as_str(), it.reports, it.waits, it.verdict.clone())).collect();
    let wrong = PuzzleVerdict::Wrong("e5-e9 does it too".to_owned());
    assert_eq!(told, [("aaaaaaaa", [0, 0, 2], false, Some(PuzzleVerdict::Holds)), ("bbbbbbbb", [2, 0, 0], false, Some(wrong))]);
    // Another release checks again; until then what was withdrawn stays so.
    store.check_puzzles_again("1.0.0").await.unwrap();
    assert_eq!(store.puzzle_to_check().await.unwrap(), None);
    store.check_puzzles_again("1.0.1").await.unwrap();
    assert_eq!(store.puzzle_to_check().await.unwrap(), Some((name.clone(), "bbbbbbbb".to_owned())));
    assert_eq!(store.withdrawn_puzzles().await.unwrap().len(), 1);
    store.puzzle_checked(&name, "bbbbbbbb", "1.0.1", &PuzzleVerdict::Unknown).await.unwrap();
    assert_eq!(store.withdrawn_puzzles().await.unwrap(), Vec::new());
}
