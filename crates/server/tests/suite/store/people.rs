//! People, their sessions and tokens, and their ratings.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_games::GameId;
use trilynx_protocol::Occupant;
use trilynx_protocol::wire::Stage;
use trilynx_server::accounts::names::{Folded, skeleton};
use trilynx_server::store::{Account, Append, Kind, Merged, PersonRow, Rated, Rating, Store, StoreError, TableRow};

on_both!(
    guests_and_accounts,
    names_belong_to_one,
    names_that_look_like_one_that_is_taken_are_taken,
    a_key_of_the_server_is_drawn_once,
    accounts_of_the_first_release_keep_their_names,
    guests_become_accounts,
    a_guest_does_not_become_the_opponent,
    the_deleted_leave_only_an_id,
    many_people_at_once,
    sessions_last_until_their_time,
    tokens_are_their_owners,
    guests_who_do_not_come_back_are_forgotten,
    expired_sessions_are_removed_a_few_at_a_time,
    a_result_counts_once,
);

fn account<'a>(name: &'a str, folded: &'a str) -> Account<'a> {
    Account { name, folded, skeleton: folded, password_hash: "hash" }
}

async fn guests_and_accounts(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "Guest é", 5).await.unwrap();
    store.create_account(person(2), account("Ann", "ann"), 6).await.unwrap();
    let guest = PersonRow { id: person(1), name: "Guest é".into(), kind: Kind::Guest, bot: false, created_unix_ms: 5, merged_into: None };
    let ann = PersonRow { id: person(2), name: "Ann".into(), kind: Kind::Account, bot: false, created_unix_ms: 6, merged_into: None };
    assert_eq!(store.person(person(1)).await.unwrap(), Some(guest));
    assert_eq!(store.person(person(2)).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person(person(3)).await.unwrap(), None);
    assert_eq!(store.person_by_name("ann").await.unwrap(), Some((ann, "hash".into())));
    assert_eq!(store.person_by_name("Ann").await.unwrap(), None, "names are looked up folded");
    assert_eq!(store.person_by_name("guest é").await.unwrap(), None, "guests own no names");
    store.set_password(person(2), "other").await.unwrap();
    store.set_bot(person(2), true).await.unwrap();
    assert_eq!(store.password_hash(person(2)).await.unwrap(), Some("other".into()));
    assert_eq!(store.password_hash(person(1)).await.unwrap(), None);
    assert!(store.person(person(2)).await.unwrap().unwrap().bot);
    assert!(matches!(store.set_password(person(1), "x").await, Err(StoreError::Missing)), "a guest has no password");
    assert!(matches!(store.set_bot(person(9), true).await, Err(StoreError::Missing)));
    assert!(matches!(store.create_guest(person(2), "x", 1).await, Err(StoreError::Taken)), "an id is somebody's for ever");
}

async fn names_belong_to_one(place: Place) {
    let store = place.open().await;
    store.create_account(person(1), account("Ann", "ann"), 1).await.unwrap();
    store.create_account(person(2), account("Bob", "bob"), 1).await.unwrap();
    assert!(matches!(store.create_account(person(3), account("ANN", "ann"), 1).await, Err(StoreError::Taken)));
    assert!(matches!(store.rename(person(2), "aNN", "ann", "ann").await, Err(StoreError::Taken)));
    assert_eq!(store.person(person(3)).await.unwrap(), None);
    store.rename(person(1), "ANN", "ann", "ann").await.unwrap();
    store.rename(person(1), "Cid", "cid", "cid").await.unwrap();
    store.rename(person(2), "Ann", "ann", "ann").await.unwrap();
    assert_eq!(store.person_by_name("ann").await.unwrap().unwrap().0.id, person(2));
    store.create_guest(person(4), "Cid", 1).await.unwrap();
    store.rename_guest(person(4), "Dan").await.unwrap();
    assert!(matches!(store.rename(person(4), "Eve", "eve", "eve").await, Err(StoreError::Missing)));
    assert!(matches!(store.rename_guest(person(1), "Eve").await, Err(StoreError::Missing)));
    assert_eq!(store.person(person(4)).await.unwrap().unwrap().name, "Dan");
}

async fn names_that_look_like_one_that_is_taken_are_taken(place: Place) {
    let store = place.open().await;
    let looking = |name, folded, skeleton| Account { name, folded, skeleton, password_hash: "hash" };
    store.create_account(person(1), looking("Bill", "bill", "blll"), 1).await.unwrap();
    store.create_guest(person(2), "g", 1).await.unwrap();
    store.create_account(person(3), looking("Bob", "bob", "bob"), 1).await.unwrap();
    let alike = looking("BiII", "biii", "blll");
    assert!(matches!(store.create_account(person(4), alike, 1).await, Err(StoreError::Taken)));
    assert!(matches!(store.upgrade_guest(person(2), alike).await, Err(StoreError::Taken)));
    assert!(matches!(store.rename(person(3), "BiII", "biii", "blll").await, Err(StoreError::Taken)));
    store.rename(person(1), "BiII", "biii", "blll").await.expect("one's own name may be written otherwise");
    store.delete_person(person(1)).await.unwrap();
    store.upgrade_guest(person(2), looking("B1ll", "b1ll", "blll")).await.expect("nobody else looks like it any more");
}

/// A database as release 0.1.0 left it, in which two names look alike already.
async fn accounts_of_the_first_release_keep_their_names(place: Place) {
    let old = [("Bill_0", "bill-0"), ("BiII-O", "biii-o"), ("Warner", "warner"), ("Ada", "ada")];
    macro_rules! make_old {
        ($pool:ty, $url:expr, $engine:literal) => {{
            let folder = tempfile::tempdir().unwrap();
            for file in ["0001_start.sql", "0002_speakers.sql"] {
                let from = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join($engine).join(file);
                std::fs::copy(from, folder.path().join(file)).unwrap();
            }
            let pool = <$pool>::connect(&$url).await.unwrap();
            sqlx::migrate::Migrator::new(folder.path()).await.unwrap().run(&pool).await.unwrap();
            let sql =
                "INSERT INTO people (id, kind, name, folded, password_hash, created_unix_ms) VALUES ($1, 'account', $2, $3, 'hash', 1)";
            for (n, (name, folded)) in (1..).zip(old) {
                sqlx::query(sql).bind(person(n).as_str().to_owned()).bind(name).bind(folded).execute(&pool).await.unwrap();
            }
            pool.close().await;
        }};
    }
    match &place {
        Place::Sqlite(_) => make_old!(sqlx::SqlitePool, format!("{}?mode=rwc", place.url()), "sqlite"),
        Place::Postgres(url) => make_old!(sqlx::PgPool, url, "postgres"),
    }
    let store = place.open().await;
    for (n, (name, folded)) in (1..).zip(old) {
        let (found, _) = store.person_by_name(folded).await.unwrap().expect("still there");
        assert_eq!((found.id, found.name.as_str()), (person(n), name));
    }
    // A new name is compared with the old ones, by the same rule that new ones are compared by.
    for (name, is_free) in [("Bi11-o", false), ("VVamer", false), ("Adam", true)] {
        let folded = Folded::new(name);
        let account = Account { name, folded: folded.as_str(), skeleton: &skeleton(&folded), password_hash: "hash" };
        assert_eq!(store.create_account(person(9), account, 1).await.is_ok(), is_free, "{name}");
    }
}

async fn a_key_of_the_server_is_drawn_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.secret("server", [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("server", [2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("other", [3; 32]).await.unwrap(), [3; 32]);
    store.close().await;
    assert_eq!(place.open().await.secret("server", [4; 32]).await.unwrap(), [1; 32]);
}

async fn guests_become_accounts(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "g", 1).await.unwrap();
    store.create_guest(person(2), "h", 1).await.unwrap();
    store.create_session(&[1; 32], person(1), 1, 100).await.unwrap();
    store.create_session(&[2; 32], person(2), 1, 100).await.unwrap();
    store.upgrade_guest(person(1), account("Ann", "ann")).await.unwrap();
    assert_eq!(store.person_by_name("ann").await.unwrap().unwrap().0.kind, Kind::Account);
    assert!(store.session(&[1; 32], 2).await.unwrap().is_some(), "who signs up stays signed in");
    assert!(matches!(store.upgrade_guest(person(1), account("Bob", "bob")).await, Err(StoreError::Missing)), "no guest any more");
    assert!(matches!(store.upgrade_guest(person(2), account("Ann", "ann")).await, Err(StoreError::Taken)));
    assert!(matches!(store.merge_guest(person(2), person(9)).await, Err(StoreError::Missing)), "into nobody");
    assert!(matches!(store.merge_guest(person(1), person(1)).await, Err(StoreError::Missing)), "an account");
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::Done);
    assert_eq!(store.person(person(2)).await.unwrap().unwrap().merged_into, Some(person(1)));
    assert_eq!(store.session(&[2; 32], 2).await.unwrap(), None);
    assert!(matches!(store.merge_guest(person(2), person(1)).await, Err(StoreError::Missing)), "once is enough");
    assert!(matches!(store.upgrade_guest(person(2), account("Bob", "bob")).await, Err(StoreError::Missing)), "it is Ann now");
}

async fn a_guest_does_not_become_the_opponent(place: Place) {
    let store = place.open().await;
    store.create_account(person(1), account("Ann", "ann"), 1).await.unwrap();
    for n in 2..=4 {
        store.create_guest(person(n), "g", 1).await.unwrap();
    }
    let seated = |one: u64, other: u64| [one, other].map(|n| Some(Occupant::Person(person(n)))).to_vec();
    let put = async |n: u64, version: u32, stage, occupants| {
        let line = TableRow { stage, occupants, ..row() };
        store.append(vec![Append { line, ..append(table(n), 1, version..=version) }]).await.unwrap();
    };
    // At one table with Ann, at one with somebody else, and at one with a guest who is Ann by now.
    put(1, 1, Stage::Playing, seated(1, 2)).await;
    put(2, 1, Stage::Playing, seated(3, 4)).await;
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::BothSeated(table(1)));
    assert_eq!(store.person(person(2)).await.unwrap().unwrap().merged_into, None, "nothing has happened");
    assert_eq!(store.merge_guest(person(3), person(1)).await.unwrap(), Merged::Done);
    assert_eq!(store.merge_guest(person(4), person(1)).await.unwrap(), Merged::BothSeated(table(2)));
    put(1, 2, Stage::Between, seated(1, 2)).await;
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::BothSeated(table(1)), "the match goes on");
    put(1, 3, Stage::Over, seated(1, 2)).await;
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::Done);
}

async fn the_deleted_leave_only_an_id(place: Place) {
    let store = place.open().await;
    store.create_guest(person(2), "g", 1).await.unwrap();
    store.create_account(person(1), account("Ann", "ann"), 1).await.unwrap();
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::Done);
    store.create_session(&[1; 32], person(1), 1, 100).await.unwrap();
    store.create_token(&[2; 32], person(1), "bot", 1).await.unwrap();
    finish(&store, 1, true).await;
    store.set_ratings(table(1), GameId::Yinsh, "blitz", 9, &[rated(1, 1600.0, 1)], &[]).await.unwrap();
    store.delete_person(person(1)).await.unwrap();
    for gone in [person(1), person(2)] {
        let row = store.person(gone).await.unwrap().unwrap();
        assert_eq!((row.name.as_str(), row.kind), ("", Kind::Deleted));
    }
    assert_eq!(store.person_by_name("ann").await.unwrap(), None);
    assert_eq!(store.password_hash(person(1)).await.unwrap(), None);
    assert_eq!(store.session(&[1; 32], 2).await.unwrap(), None);
    assert_eq!(store.token(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.ratings(person(1)).await.unwrap(), []);
    assert_eq!(store.rating_history(person(1), GameId::Yinsh, "blitz", 9).await.unwrap(), []);
    assert!(matches!(store.delete_person(person(1)).await, Err(StoreError::Missing)));
    store.create_account(person(3), account("Ann", "ann"), 1).await.expect("the name is free again");
}

async fn many_people_at_once(place: Place) {
    let store = place.open().await;
    for n in 0..70 {
        store.create_guest(person(n), &format!("g{n}"), n).await.unwrap();
    }
    for count in [0, 1, 31, 32, 33, 64, 70] {
        let asked: Vec<_> = (0..count).chain([500]).map(person).collect();
        let mut found: Vec<String> = store.people(&asked).await.unwrap().into_iter().map(|row| row.name).collect();
        let mut expected: Vec<String> = (0..count).map(|n| format!("g{n}")).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    }
    assert_eq!(store.people(&[]).await.unwrap(), []);
}

async fn sessions_last_until_their_time(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "g", 1).await.unwrap();
    for (n, expires) in [(1, 100), (2, 200), (3, 300)] {
        store.create_session(&[n; 32], person(1), 10, expires).await.unwrap();
    }
    let session = store.session(&[1; 32], 99).await.unwrap().unwrap();
    assert_eq!((session.person, session.created_unix_ms, session.seen_unix_ms, session.expires_unix_ms), (person(1), 10, 10, 100));
    assert_eq!(store.session(&[1; 32], 100).await.unwrap(), None, "its time is over");
    assert_eq!(store.session(&[9; 32], 1).await.unwrap(), None);
    store.touch_session(&[1; 32], 50, 400).await.unwrap();
    assert_eq!(store.session(&[1; 32], 399).await.unwrap().unwrap().seen_unix_ms, 50);
    assert!(matches!(store.touch_session(&[9; 32], 1, 1).await, Err(StoreError::Missing)));
    assert_eq!(store.sweep_sessions(200, 10).await.unwrap(), 1);
    assert_eq!(store.session(&[2; 32], 1).await.unwrap(), None, "swept");
    store.delete_session(&[3; 32]).await.unwrap();
    assert_eq!(store.session(&[3; 32], 1).await.unwrap(), None);
    store.delete_session(&[3; 32]).await.expect("it has ended already");
    store.create_session(&[4; 32], person(1), 10, 500).await.unwrap();
    store.delete_sessions(person(1)).await.unwrap();
    assert_eq!((store.session(&[1; 32], 1).await.unwrap(), store.session(&[4; 32], 1).await.unwrap()), (None, None), "everywhere");
    assert!(store.create_session(&[5; 32], person(9), 1, 2).await.is_err(), "nobody");
}

async fn guests_who_do_not_come_back_are_forgotten(place: Place) {
    let store = place.open().await;
    store.create_account(person(1), account("Ann", "ann"), 5).await.unwrap();
    for n in 2..=40 {
        store.create_guest(person(n), "g", 10).await.unwrap();
    }
    // Of the guests one is playing, one was seen later, one came later, one has become Ann, one was seen long ago, and one has played.
    let seated = |n: u64, stage: Stage| TableRow { occupants: vec![Some(Occupant::Person(person(n))), None], stage, ..row() };
    store.append(vec![Append { line: seated(2, Stage::Playing), ..append(table(1), 1, 1..=1) }]).await.unwrap();
    store.create_session(&[3; 32], person(3), 10, 900).await.unwrap();
    store.touch_session(&[3; 32], 200, 900).await.unwrap();
    store.create_guest(person(41), "late", 150).await.unwrap();
    assert_eq!(store.merge_guest(person(4), person(1)).await.unwrap(), Merged::Done);
    store.create_session(&[5; 32], person(5), 10, 900).await.unwrap();
    store.append(vec![Append { line: seated(6, Stage::Over), ..append(table(2), 1, 1..=1) }]).await.unwrap();
    store.set_ratings(table(2), GameId::Yinsh, "blitz", 9, &[rated(6, 1600.0, 1)], &[]).await.unwrap();

    // So many at a time, and in the end everybody has been looked at once.
    let (mut after, mut swept, mut steps) = (None, Vec::new(), 0);
    loop {
        let step = store.sweep_guests(after, 100, 10).await.unwrap();
        assert!(step.guests.len() <= 10);
        (after, steps) = (step.next, steps + 1);
        swept.extend(step.guests);
        if after.is_none() {
            break;
        }
    }
    swept.sort_unstable();
    let mut expected: Vec<_> = (5..=40).map(person).collect();
    expected.sort_unstable();
    assert_eq!((swept, steps), (expected, 6));
    let mut left = store.people(&(1..=41).map(person).collect::<Vec<_>>()).await.unwrap();
    left.sort_unstable_by_key(|row| row.id);
    let mut expected = [(1, Kind::Account), (2, Kind::Guest), (3, Kind::Guest), (4, Kind::Guest), (6, Kind::Deleted), (41, Kind::Guest)]
        .map(|(n, kind)| (person(n), kind));
    expected.sort_unstable_by_key(|(person, _)| *person);
    assert_eq!(left.iter().map(|row| (row.id, row.kind)).collect::<Vec<_>>(), expected);
    assert_eq!(store.person(person(6)).await.unwrap().unwrap().name, "", "a name is all that is known of a guest");
    assert_eq!(store.ratings(person(6)).await.unwrap(), []);
    assert!(store.row(table(2)).await.unwrap().is_some(), "the game stays");
    assert_eq!(store.session(&[5; 32], 1).await.unwrap(), None, "who is forgotten has no session");
    assert!(store.session(&[3; 32], 1).await.unwrap().is_some());

    // The game of the one who was playing ends.
    store.append(vec![Append { line: seated(2, Stage::Closed), ..append(table(1), 1, 2..=2) }]).await.unwrap();
    assert_eq!(store.sweep_guests(None, 100, 100).await.unwrap().guests, [person(2)]);
    assert_eq!(store.sweep_guests(None, 100, 100).await.unwrap().guests, []);
}

async fn expired_sessions_are_removed_a_few_at_a_time(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "g", 1).await.unwrap();
    for n in 0..25 {
        store.create_session(&[n; 32], person(1), 1, if n < 23 { 100 } else { 300 }).await.unwrap();
    }
    for swept in [10, 10, 3, 0] {
        assert_eq!(store.sweep_sessions(200, 10).await.unwrap(), swept);
    }
    assert!(store.session(&[24; 32], 200).await.unwrap().is_some());
}

async fn tokens_are_their_owners(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "g", 1).await.unwrap();
    store.create_guest(person(2), "h", 1).await.unwrap();
    let first = store.create_token(&[1; 32], person(1), "my bot", 7).await.unwrap();
    let second = store.create_token(&[2; 32], person(1), "other", 8).await.unwrap();
    assert!(matches!(store.create_token(&[1; 32], person(2), "stolen", 8).await, Err(StoreError::Taken)));
    let row = store.token(&[1; 32]).await.unwrap().unwrap();
    assert_eq!((row.id, row.person, row.label.as_str(), row.created_unix_ms), (first, person(1), "my bot", 7));
    assert_eq!(store.tokens(person(1)).await.unwrap().iter().map(|token| token.id).collect::<Vec<_>>(), [first, second]);
    assert_eq!(store.tokens(person(2)).await.unwrap(), []);
    assert!(matches!(store.delete_token(person(2), first).await, Err(StoreError::Missing)), "somebody else's");
    store.delete_token(person(1), first).await.unwrap();
    assert_eq!(store.token(&[1; 32]).await.unwrap(), None);
    assert!(store.token(&[2; 32]).await.unwrap().is_some());
}

async fn finish(store: &Store, n: u64, rated: bool) {
    let mut line = TableRow { stage: Stage::Over, rated, opened_unix_ms: n, ..row() };
    // The third is in no list.
    line.options.private = n == 3;
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

fn rated(n: u64, rating: f64, games: u32) -> Rated {
    Rated { person: person(n), rating: Rating { rating, deviation: 50.5, volatility: 0.06, games } }
}

async fn a_result_counts_once(place: Place) {
    let store = place.open().await;
    for n in 1..=3 {
        store.create_guest(person(n), "g", 1).await.unwrap();
        finish(&store, n, n != 2).await;
    }
    let to_rate = || async { store.results_to_rate(10).await.unwrap().into_iter().map(|line| line.table).collect::<Vec<_>>() };
    assert_eq!(to_rate().await, [table(1), table(3)]);
    assert_eq!(store.results_to_rate(1).await.unwrap().len(), 1);
    let both = [rated(1, 1520.25, 1), rated(2, 1480.75, 1)];
    assert!(store.set_ratings(table(1), GameId::Yinsh, "blitz", 77, &both, &[]).await.unwrap());
    assert!(!store.set_ratings(table(1), GameId::Yinsh, "blitz", 77, &[rated(1, 9.0, 2)], &[]).await.unwrap(), "twice");
    assert!(!store.set_ratings(table(2), GameId::Yinsh, "blitz", 77, &[rated(1, 9.0, 2)], &[]).await.unwrap(), "unrated");
    assert_eq!(store.rating(person(1), GameId::Yinsh, "blitz").await.unwrap(), Some(both[0].rating));
    assert_eq!(store.rating(person(1), GameId::Yinsh, "rapid").await.unwrap(), None);
    assert_eq!(store.rating(person(1), GameId::Lyngk, "blitz").await.unwrap(), None);
    assert_eq!(to_rate().await, [table(3)]);
    assert!(
        !store.set_ratings(table(3), GameId::Yinsh, "blitz", 88, &[rated(2, 1.0, 2), rated(1, 1.0, 1)], &[]).await.unwrap(),
        "outdated"
    );
    assert_eq!((to_rate().await, store.rating(person(2), GameId::Yinsh, "blitz").await.unwrap()), (vec![table(3)], Some(both[1].rating)));
    assert!(store.set_ratings(table(3), GameId::Yinsh, "blitz", 88, &[rated(1, 1533.0, 2)], &[]).await.unwrap());
    assert_eq!(to_rate().await, []);
    let history = store.rating_history(person(1), GameId::Yinsh, "blitz", 10).await.unwrap();
    assert_eq!(
        history.iter().map(|point| (point.table, point.private, point.unix_ms, point.rating)).collect::<Vec<_>>(),
        [(table(1), false, 77, 1520.25), (table(3), true, 88, 1533.0)]
    );
    assert_eq!(store.rating_history(person(1), GameId::Yinsh, "blitz", 1).await.unwrap(), history[1..], "the last ones");
    assert_eq!(store.ratings(person(1)).await.unwrap(), [(GameId::Yinsh, "blitz".into(), rated(1, 1533.0, 2).rating)]);
    let of_many = store.ratings_of(&(1..=40).map(person).collect::<Vec<_>>()).await.unwrap();
    let line = |n: u64, rated: Rated| ((person(n), GameId::Yinsh, "blitz".to_owned()), rated.rating);
    assert_eq!(of_many, [line(1, rated(1, 1533.0, 2)), line(2, both[1])].into());
    assert!(store.ratings_of(&[]).await.unwrap().is_empty());

    // A person who does not exist: neither mark nor rating.
    finish(&store, 4, true).await;
    assert!(store.set_ratings(table(4), GameId::Yinsh, "blitz", 99, &[rated(1, 1.0, 3), rated(99, 1.0, 1)], &[]).await.is_err());
    assert_eq!(to_rate().await, [table(4)]);
    assert_eq!(store.rating(person(1), GameId::Yinsh, "blitz").await.unwrap().unwrap().games, 2);
    store.pass_over(table(4), &[]).await.unwrap();
    assert_eq!(to_rate().await, []);
}
