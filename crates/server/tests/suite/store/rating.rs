//! The job that counts results.

use super::sample::{Place, append, entry as sample_entry, on_both, options, person, row, table};
use trilynx_games::GameId;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, Options};
use trilynx_server::ratings::{TimeClass, beginner, least_moves, rate, rate_finished};
use trilynx_server::store::{Account, Append, LEAST_GAMES, MOST_DEVIATION, Merged, Rated, Rating, Store, TableRow};

on_both!(
    results_are_counted_once_and_in_order,
    some_results_count_for_nobody,
    a_win_against_a_guest_counts_for_nobody_not_even_after_signing_in,
    a_game_given_up_at_once_counts_for_nobody,
    a_day_of_wins_against_one_opponent_gains_a_bounded_amount,
    several_jobs_count_once,
    a_leaderboard_lists_the_sure_strongest_first_a_page_at_a_time,
);

fn won_by(winner: u8) -> Option<GameResult> {
    Some(GameResult { winners: vec![winner], scores: vec![], by: EndedBy::Rules, left: vec![] })
}

fn over(people: &[u64], result: Option<GameResult>) -> TableRow {
    let occupants = people.iter().map(|n| Some(Occupant::Person(person(*n)))).collect();
    TableRow { stage: Stage::Over, occupants, result, moves: 60, ..row() }
}

async fn put(store: &Store, n: u64, line: TableRow) {
    let line = TableRow { opened_unix_ms: n, changed_unix_ms: 1000 + n, ..line };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

async fn with_accounts(place: &Place) -> Store {
    let store = place.open().await;
    for n in 1..=4 {
        sign_up(&store, n).await;
    }
    store
}

async fn sign_up(store: &Store, n: u64) {
    let name = format!("player-{n}");
    store.create_account(person(n), Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" }, 1).await.unwrap();
}

async fn results_are_counted_once_and_in_order(place: Place) {
    let store = with_accounts(&place).await;
    put(&store, 2, over(&[2, 1], won_by(0))).await;
    put(&store, 1, over(&[1, 2], won_by(0))).await;
    let linko = TableRow { options: Options { players: 3, ..options(GameId::Linko) }, ..over(&[1, 2, 3], won_by(2)) };
    put(&store, 3, linko).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 3);
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    let new = beginner(GameId::Yinsh);
    let first = rate(GameId::Yinsh, &[new, new], &[0, 1]);
    let second = rate(GameId::Yinsh, &[first[1], first[0]], &[0, 1]);
    assert_eq!(store.rating(person(1), GameId::Yinsh, "blitz").await.unwrap(), Some(second[1]));
    assert_eq!(store.rating(person(2), GameId::Yinsh, "blitz").await.unwrap(), Some(second[0]));
    let third = rate(GameId::Linko, &[beginner(GameId::Linko); 3], &[1, 1, 0]);
    assert_eq!(store.rating(person(3), GameId::Linko, "blitz").await.unwrap(), Some(third[2]));
    assert_eq!(store.rating(person(3), GameId::Yinsh, "blitz").await.unwrap(), None);
    let history = store.rating_history(person(1), GameId::Yinsh, "blitz", 9).await.unwrap();
    assert_eq!(
        history.iter().map(|point| (point.table, point.unix_ms, point.rating)).collect::<Vec<_>>(),
        [(table(1), 1001, first[0].rating), (table(2), 1002, second[1].rating)]
    );
}

async fn some_results_count_for_nobody(place: Place) {
    let store = with_accounts(&place).await;
    let aborted = Some(GameResult { by: EndedBy::Abort, ..won_by(0).unwrap() });
    put(&store, 1, over(&[1, 2], aborted)).await;
    put(&store, 2, over(&[1, 2], None)).await;
    put(&store, 3, over(&[1, 1], won_by(0))).await;
    put(&store, 4, over(&[1, 99], won_by(0))).await;
    put(&store, 5, TableRow { rated: false, ..over(&[1, 2], won_by(0)) }).await;
    put(&store, 6, TableRow { options: Options { clock: ClockRule::None, ..options(GameId::Yinsh) }, ..over(&[1, 2], won_by(0)) }).await;
    let bot = vec![Some(Occupant::Person(person(1))), Some(Occupant::Bot("random".into()))];
    put(&store, 7, TableRow { occupants: bot, ..over(&[], won_by(0)) }).await;
    store.delete_person(person(4)).await.unwrap();
    put(&store, 8, over(&[1, 4], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    assert_eq!(store.results_to_rate(10).await.unwrap(), [], "nobody looks at them again");
    for n in 1..=4 {
        assert_eq!(store.ratings(person(n)).await.unwrap(), []);
    }
}

async fn a_win_against_a_guest_counts_for_nobody_not_even_after_signing_in(place: Place) {
    let store = with_accounts(&place).await;
    for n in 11..=14 {
        store.create_guest(person(n), "g", 1).await.unwrap();
    }
    // A guest, and one who has turned out to be an account: against somebody else, and against that very account.
    assert_eq!(store.merge_guest(person(12), person(2)).await.unwrap(), Merged::Done);
    put(&store, 1, over(&[1, 11], won_by(0))).await;
    put(&store, 2, over(&[1, 12], won_by(0))).await;
    put(&store, 3, over(&[2, 12], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    assert_eq!(store.merge_guest(person(11), person(3)).await.unwrap(), Merged::Done);
    assert_eq!(rate_finished(&store).await.unwrap(), 0, "what did not count then does not count later");
    for n in [1, 2, 3, 11, 12] {
        assert_eq!(store.ratings(person(n)).await.unwrap(), []);
    }
    // Who has made an account before the result is counted plays as that account. So does a program that was declared to be one.
    let account = Account { name: "Late", folded: "late", skeleton: "late", password_hash: "x" };
    store.upgrade_guest(person(13), account).await.unwrap();
    store.set_bot(person(1), true).await.unwrap();
    put(&store, 4, over(&[1, 13], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 1);
    assert!(store.rating(person(1), GameId::Yinsh, TimeClass::Blitz.name()).await.unwrap().is_some_and(|rating| rating.rating > 1500.0));
}

async fn a_game_given_up_at_once_counts_for_nobody(place: Place) {
    let store = with_accounts(&place).await;
    let given_up = |by, moves| TableRow { moves, ..over(&[1, 2], Some(GameResult { by, ..won_by(0).unwrap() })) };
    let least = least_moves(GameId::Yinsh, 2);
    for (n, by) in (1..).zip([EndedBy::Resignation, EndedBy::Time, EndedBy::Absence, EndedBy::Agreement]) {
        put(&store, n, given_up(by, least - 1)).await;
    }
    assert_eq!(rate_finished(&store).await.unwrap(), 0);
    assert_eq!((store.ratings(person(1)).await.unwrap(), store.results_to_rate(10).await.unwrap()), (vec![], vec![]));
    put(&store, 5, given_up(EndedBy::Resignation, least)).await;
    put(&store, 6, given_up(EndedBy::Rules, 1)).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 2);

    // The second game of a match was given up at once, but the first was played: the log knows.
    let moved = |version| Entry { event: Event::Moved { seat: 0, text: "7".to_owned(), lag_ms: 0, held_ms: 0 }, ..sample_entry(version) };
    for (n, moves) in [(7, 2), (8, 30)] {
        let options = Options { rounds: 2, ..options(GameId::Linko) };
        let line = TableRow { options, opened_unix_ms: n, changed_unix_ms: 1000 + n, ..given_up(EndedBy::Resignation, 0) };
        let entries = (1..=moves).map(moved).collect();
        store.append(vec![Append { line, entries, ..append(table(n), 1, 1..=1) }]).await.unwrap();
    }
    assert_eq!(rate_finished(&store).await.unwrap(), 1);
    let history = store.rating_history(person(1), GameId::Linko, "blitz", 9).await.unwrap();
    assert_eq!(history.iter().map(|point| point.table).collect::<Vec<_>>(), [table(8)]);
}

async fn a_day_of_wins_against_one_opponent_gains_a_bounded_amount(place: Place) {
    const HOUR_MS: u64 = 3_600_000;
    let store = with_accounts(&place).await;
    for n in 1..=25 {
        put(&store, n, over(&[1, 2], won_by(0))).await;
    }
    assert_eq!(rate_finished(&store).await.unwrap(), 8, "those after the eighth count for nobody");
    let new = beginner(GameId::Yinsh);
    let first = rate(GameId::Yinsh, &[new, new], &[0, 1])[0].rating - new.rating;
    let now = async |n| store.rating(person(n), GameId::Yinsh, "blitz").await.unwrap().unwrap().rating;
    let gained = now(1).await - new.rating;
    assert!(gained < 2.0 * first, "{gained} in 25 games, {first} in one");
    // Against somebody else everything counts, and a day later against the same one too.
    put(&store, 26, over(&[1, 3], won_by(0))).await;
    assert_eq!(rate_finished(&store).await.unwrap(), 1);
    let before = now(1).await;
    let later = TableRow { changed_unix_ms: 25 * HOUR_MS, ..over(&[1, 2], won_by(1)) };
    store.append(vec![Append { line: TableRow { opened_unix_ms: 27, ..later }, ..append(table(27), 1, 1..=1) }]).await.unwrap();
    assert_eq!(rate_finished(&store).await.unwrap(), 1);
    assert!(before - now(1).await > 50.0, "the first of another day counts wholly");
}

async fn several_jobs_count_once(place: Place) {
    let store = with_accounts(&place).await;
    for n in 1..=20 {
        put(&store, n, over(&[1 + n % 4, 1 + (n + 1) % 4], won_by(0))).await;
    }
    let (one, two) = tokio::join!(rate_finished(&store), rate_finished(&store));
    assert_eq!(one.unwrap() + two.unwrap(), 20);
    let mut games = 0;
    for n in 1..=4 {
        games += store.rating(person(n), GameId::Yinsh, "blitz").await.unwrap().unwrap().games;
    }
    assert_eq!(games, 40);
}

async fn a_leaderboard_lists_the_sure_strongest_first_a_page_at_a_time(place: Place) {
    let store = with_accounts(&place).await;
    store.create_guest(person(5), "Guest", 1).await.unwrap();
    sign_up(&store, 6).await;
    sign_up(&store, 7).await;
    let sure = Rating { rating: 1500.0, deviation: f64::from(MOST_DEVIATION), volatility: 0.06, games: LEAST_GAMES };
    let ratings = [
        (1, Rating { rating: 1600.25, ..sure }),
        (2, Rating { rating: 1700.5, games: 99, ..sure }),
        (3, Rating { rating: 1900.0, games: LEAST_GAMES - 1, ..sure }),
        (4, Rating { rating: 1900.0, deviation: f64::from(MOST_DEVIATION) + 0.5, ..sure }),
        (5, Rating { rating: 1900.0, ..sure }),
        (6, Rating { rating: 1600.25, deviation: 60.0, ..sure }),
        (7, Rating { rating: 2000.0, ..sure }),
    ];
    for (n, rating) in ratings {
        put(&store, n, over(&[n, 99], won_by(0))).await;
        assert!(store.set_ratings(table(n), GameId::Yinsh, "blitz", 1, &[Rated { person: person(n), rating }], &[]).await.unwrap());
    }
    store.delete_person(person(7)).await.unwrap();
    let all = store.leaderboard(GameId::Yinsh, "blitz", None, 10).await.unwrap();
    let mut alike = [person(1), person(6)];
    alike.sort_unstable_by(|one, other| other.cmp(one));
    assert_eq!(all.iter().map(|line| line.person).collect::<Vec<_>>(), [person(2), alike[0], alike[1]]);
    assert_eq!((all[0].name.as_str(), all[0].bot, all[0].rating), ("player-2", false, ratings[1].1));
    let mut paged = Vec::new();
    let mut after = None;
    while let Some(line) = store.leaderboard(GameId::Yinsh, "blitz", after, 1).await.unwrap().pop() {
        after = Some((line.rating.rating, line.person));
        paged.push(line);
    }
    assert_eq!(paged, all, "equal ratings do not get lost between pages");
    assert_eq!(store.leaderboard(GameId::Yinsh, "rapid", None, 10).await.unwrap(), []);
    assert_eq!(store.leaderboard(GameId::Linko, "blitz", None, 10).await.unwrap(), []);
}
