//! Tables, their logs, and the service clock.

use super::sample::{Place, append, entries, entry, granted, keyed, on_both, person, row, table};
use futures_util::future::join_all;
use sqlx::Connection as _;
use trilynx_protocol::wire::Stage;
use trilynx_server::store::{Append, AppendError, Owned, Store, StoreError, StoreOptions, TableRow, restore};

on_both!(
    what_is_appended_comes_back_as_it_was,
    versions_follow_each_other,
    a_command_is_granted_once,
    a_key_may_be_any_text,
    keys_of_finished_tables_are_pruned_after_a_while,
    a_new_start_leaves_one_service_clock,
    however_many_ask_whether_a_write_works_one_is_written,
    who_takes_a_table_over_is_its_only_writer,
    a_snapshot_stands_for_what_went_before,
    several_appends_are_all_or_nothing,
    a_bad_append_does_not_harm_its_neighbours,
    a_group_builds_on_itself,
    what_is_queued_is_written_though_nobody_waits,
    opening_again_changes_nothing,
    the_service_clock_never_goes_back,
    strange_addresses_are_refused,
    what_a_later_version_has_written_is_left_alone,
);

async fn what_is_appended_comes_back_as_it_was(place: Place) {
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=3)]).await.unwrap();
    let line = TableRow { stage: Stage::Playing, moves: 7, deadline_service_ms: None, changed_unix_ms: 5, ..row() };
    store.append(vec![Append { line: line.clone(), ..append(table(1), 1, 4..=10) }]).await.unwrap();
    store.append(vec![append(table(2), 1, 1..=1)]).await.unwrap();
    for round in 0..2 {
        let store = if round == 0 { store.clone() } else { place.open().await };
        assert_eq!(store.log(table(1), 0, 100).await.unwrap(), entries(1..=10));
        assert_eq!(store.log(table(1), 4, 2).await.unwrap(), entries(5..=6));
        assert_eq!(store.log(table(1), 10, 2).await.unwrap(), []);
        assert_eq!(store.log(table(2), 0, 100).await.unwrap(), entries(1..=1));
        assert_eq!(store.log(table(3), 0, 100).await.unwrap(), []);
        assert_eq!(store.row(table(1)).await.unwrap(), Some(line.clone()));
        assert_eq!(store.row(table(3)).await.unwrap(), None);
        store.close().await;
    }
}

async fn versions_follow_each_other(place: Place) {
    let store = place.open().await;
    let conflict = Err(AppendError::Conflict);
    assert_eq!(store.append(vec![append(table(1), 1, 2..=2)]).await, conflict, "a table begins with version 1");
    store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    assert_eq!(store.append(vec![append(table(1), 1, 1..=1)]).await, conflict, "opened twice");
    assert_eq!(store.append(vec![append(table(1), 1, 2..=3)]).await, conflict, "one of them is there");
    assert_eq!(store.append(vec![append(table(1), 1, 4..=4)]).await, conflict, "a gap");
    assert_eq!(store.append(vec![Append { entries: vec![], ..append(table(1), 1, 3..=3) }]).await, conflict, "nothing");
    let gap = vec![entry(3), entry(5)];
    assert_eq!(store.append(vec![Append { entries: gap, ..append(table(1), 1, 3..=3) }]).await, conflict, "a gap inside");
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Ok(()));
    assert_eq!(store.log(table(1), 0, 100).await.unwrap(), entries(1..=3));
    assert_eq!(store.row(table(1)).await.unwrap().unwrap().moves, 3, "a refused append changes no line");
}

async fn a_command_is_granted_once(place: Place) {
    let store = place.open().await;
    store.append(vec![keyed(append(table(1), 1, 1..=2), person(1), "open")]).await.unwrap();
    store.append(vec![keyed(append(table(1), 1, 3..=4), person(1), "a'\"\\€")]).await.unwrap();
    let again = keyed(append(table(1), 1, 5..=5), person(1), "a'\"\\€");
    assert_eq!(store.append(vec![again]).await, Err(AppendError::Repeated(granted(4))));
    assert_eq!(store.granted(table(1), person(1), "a'\"\\€").await.unwrap(), Some(granted(4)));
    assert_eq!(store.granted(table(1), person(1), "open").await.unwrap(), Some(granted(2)));
    assert_eq!(store.granted(table(1), person(2), "open").await.unwrap(), None, "everybody has keys of their own");
    assert_eq!(store.granted(table(2), person(1), "open").await.unwrap(), None, "every table too");
    store.append(vec![keyed(append(table(1), 1, 5..=5), person(2), "open")]).await.unwrap();
    store.append(vec![keyed(append(table(2), 1, 1..=1), person(1), "open")]).await.unwrap();
    assert_eq!(store.granted(table(1), person(2), "open").await.unwrap(), Some(granted(5)));
}

/// A key that an engine cannot store would look as if somebody else had written to the table.
async fn a_key_may_be_any_text(place: Place) {
    let store = place.open().await;
    let keys = ["", "\0", "\u{1b}0", "\u{1b}", "\u{1b}1", "\0\0", "zero\0key", "zero", "\\0", "\u{1b}10"];
    for (key, version) in keys.iter().zip(1..) {
        store.append(vec![keyed(append(table(1), 1, version..=version), person(1), key)]).await.unwrap();
    }
    for (key, version) in keys.iter().zip(1..) {
        assert_eq!(store.granted(table(1), person(1), key).await.unwrap(), Some(granted(version)), "{key:?}");
        let again = keyed(append(table(1), 1, 11..=11), person(1), key);
        assert_eq!(store.append(vec![again]).await, Err(AppendError::Repeated(granted(version))), "{key:?}");
    }
    assert_eq!(store.granted(table(1), person(1), "\u{1b}00").await.unwrap(), None);
}

async fn keys_of_finished_tables_are_pruned_after_a_while(place: Place) {
    let store = place.open().await;
    // One has been over for long, one not so long, one is being played, and one was given up.
    for (n, stage, changed_unix_ms) in [(1, Stage::Over, 1000), (2, Stage::Over, 5000), (3, Stage::Playing, 1000), (4, Stage::Closed, 1000)]
    {
        let line = TableRow { stage, opened_unix_ms: 900, changed_unix_ms, ..row() };
        store.append(vec![keyed(Append { line, ..append(table(n), 1, 1..=1) }, person(1), "k")]).await.unwrap();
    }
    let kept = async || {
        let mut found = Vec::new();
        for n in 1..=4 {
            found.extend(store.granted(table(n), person(1), "k").await.unwrap().map(|_| n));
        }
        found
    };
    assert_eq!(store.prune_keys(1000, 10).await.unwrap(), 0, "too early");
    assert_eq!(kept().await, [1, 2, 3, 4]);
    assert_eq!(store.prune_keys(4000, 1).await.unwrap(), 1, "no more than was asked for");
    assert_eq!(kept().await.len(), 3);
    assert_eq!(store.prune_keys(4000, 10).await.unwrap(), 1);
    assert_eq!(kept().await, [2, 3]);
    assert_eq!(store.prune_keys(4000, 10).await.unwrap(), 0, "each is looked at once");
    // Somebody says something at a table that was over: its keys are pruned again.
    let line = TableRow { stage: Stage::Over, opened_unix_ms: 900, changed_unix_ms: 6000, ..row() };
    store.append(vec![keyed(Append { line, ..append(table(1), 1, 2..=2) }, person(1), "k")]).await.unwrap();
    assert_eq!(kept().await, [1, 2, 3]);
    assert_eq!(store.prune_keys(7000, 10).await.unwrap(), 2);
    assert_eq!(kept().await, [3]);
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=2), "the log is never pruned");
}

/// Counts rows of whatever engine it is.
async fn counted(place: &Place, sql: &'static str) -> i64 {
    match place {
        Place::Sqlite(_) => {
            let mut connection = sqlx::SqliteConnection::connect(&place.url()).await.unwrap();
            let count = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            count
        }
        Place::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
            sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
        }
    }
}

async fn a_new_start_leaves_one_service_clock(place: Place) {
    for start in 1..=4 {
        let (store, lease) = Store::open_to_serve(&place.url(), StoreOptions::default()).await.unwrap();
        let shown = (start - 1) * 1000;
        assert_eq!(store.service_clock().await.unwrap(), shown, "it goes on from where it was");
        assert_eq!(store.heartbeat(shown + 1000).await.unwrap(), shown + 1000);
        assert_eq!(counted(&place, "SELECT COUNT(*) FROM service_clock").await, 1);
        store.close().await;
        lease.release().await;
    }
}

async fn however_many_ask_whether_a_write_works_one_is_written(place: Place) {
    let store = place.open().await;
    let asked = join_all((0..50).map(|_| store.prove_write())).await;
    assert!(asked.iter().all(Result::is_ok));
    assert_eq!(counted(&place, "SELECT CAST(checked AS BIGINT) FROM write_checks").await, 1);
    store.close().await;
}

async fn who_takes_a_table_over_is_its_only_writer(place: Place) {
    let store = place.open().await;
    assert_eq!(store.own(table(1), 0).await.unwrap(), None);
    store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    store.append(vec![append(table(2), 1, 1..=1)]).await.unwrap();
    assert_eq!(store.own(table(1), 0).await.unwrap(), Some(Owned { epoch: 2, snapshot: None, entries: entries(1..=2), unserved_ms: 0 }));
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Conflict), "the former owner");
    assert_eq!(store.append(vec![append(table(1), 3, 3..=3)]).await, Err(AppendError::Conflict), "nobody yet");
    assert_eq!(store.append(vec![append(table(1), 2, 3..=3)]).await, Ok(()));
    assert_eq!(store.append(vec![append(table(2), 1, 2..=2)]).await, Ok(()), "other tables have their own owners");
    assert_eq!(store.row(table(1)).await.unwrap().unwrap().moves, 3, "taking over changes no line");
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.own(table(1), 0).await.unwrap().unwrap().epoch, 3);
}

async fn a_snapshot_stands_for_what_went_before(place: Place) {
    let store = place.open().await;
    store.append(vec![Append { snapshot: Some("one '\"".into()), ..append(table(1), 1, 1..=2) }]).await.unwrap();
    store.append(vec![append(table(1), 1, 3..=3)]).await.unwrap();
    let owned = store.own(table(1), 0).await.unwrap().unwrap();
    assert_eq!(owned, Owned { epoch: 2, snapshot: Some((2, "one '\"".into())), entries: entries(3..=3), unserved_ms: 0 });
    store.append(vec![Append { snapshot: Some("two".into()), ..append(table(1), 2, 4..=9) }]).await.unwrap();
    let owned = store.own(table(1), 0).await.unwrap().unwrap();
    assert_eq!(owned, Owned { epoch: 3, snapshot: Some((9, "two".into())), entries: vec![], unserved_ms: 0 });
    assert_eq!(store.log(table(1), 0, 100).await.unwrap(), entries(1..=9), "the log stays whole");
}

async fn several_appends_are_all_or_nothing(place: Place) {
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=1), append(table(2), 1, 1..=2)]).await.unwrap();
    let half = vec![append(table(1), 1, 2..=2), append(table(3), 1, 1..=1), append(table(2), 1, 4..=4)];
    assert_eq!(store.append(half).await, Err(AppendError::Conflict));
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=1));
    assert_eq!(store.row(table(3)).await.unwrap(), None);
    let whole = vec![append(table(1), 1, 2..=2), append(table(3), 1, 1..=1), append(table(1), 1, 3..=4)];
    assert_eq!(store.append(whole).await, Ok(()));
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=4));
    assert_eq!(store.append(vec![]).await, Ok(()), "nothing is easily appended");
}

/// All of these are queued before the writer runs, so they share a transaction.
async fn a_bad_append_does_not_harm_its_neighbours(place: Place) {
    let store = place.open().await;
    for n in 0..30 {
        store.append(vec![keyed(append(table(n), 1, 1..=1), person(n), "first")]).await.unwrap();
    }
    let appended = join_all((0..90).map(|n| {
        let store = &store;
        async move {
            match n / 30 {
                0 => store.append(vec![keyed(append(table(n), 1, 2..=3), person(n), "second")]).await,
                1 if n % 2 == 0 => store.append(vec![append(table(n - 30), 1, 2..=2)]).await,
                1 => store.append(vec![keyed(append(table(n - 30), 1, 4..=4), person(n - 30), "first")]).await,
                _ => store.append(vec![append(table(100 + n), 1, 1..=2), append(table(n), 1, 2..=2)]).await,
            }
        }
    }))
    .await;
    for (n, outcome) in (0..90).zip(appended) {
        let expected = match n / 30 {
            0 => Ok(()),
            1 if n % 2 == 0 => Err(AppendError::Conflict),
            1 => Err(AppendError::Repeated(granted(1))),
            _ => Err(AppendError::Conflict),
        };
        assert_eq!(outcome, expected, "append {n}");
    }
    for n in 0..30 {
        assert_eq!(store.log(table(n), 0, 9).await.unwrap(), entries(1..=3));
        assert_eq!(store.row(table(160 + n)).await.unwrap(), None);
    }
}

/// Later members of a group see the earlier ones.
async fn a_group_builds_on_itself(place: Place) {
    let store = place.open().await;
    let (opened, moved, repeated, owned, stale, fresh) = tokio::join!(
        store.append(vec![append(table(1), 1, 1..=1)]),
        store.append(vec![keyed(append(table(1), 1, 2..=3), person(1), "k")]),
        store.append(vec![keyed(append(table(1), 1, 4..=4), person(1), "k")]),
        store.own(table(1), 0),
        store.append(vec![append(table(1), 1, 4..=4)]),
        store.append(vec![Append { snapshot: Some("s".into()), ..append(table(1), 2, 4..=5) }]),
    );
    assert_eq!((opened, moved, repeated), (Ok(()), Ok(()), Err(AppendError::Repeated(granted(3)))));
    assert_eq!(owned.unwrap().unwrap().epoch, 2);
    assert_eq!((stale, fresh), (Err(AppendError::Conflict), Ok(())));
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=5));
    assert_eq!(
        store.own(table(1), 0).await.unwrap(),
        Some(Owned { epoch: 3, snapshot: Some((5, "s".into())), entries: vec![], unserved_ms: 0 })
    );
}

async fn what_is_queued_is_written_though_nobody_waits(place: Place) {
    let store = place.open().await;
    let mut waiting = Box::pin(store.append(vec![append(table(1), 1, 1..=2)]));
    let polled = waiting.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop()));
    assert!(polled.is_pending());
    drop(waiting);
    store.close().await;
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Unavailable), "closed");
    let store = place.open().await;
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=2));
}

async fn opening_again_changes_nothing(place: Place) {
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    store.close().await;
    for _ in 0..3 {
        let store = place.open().await;
        assert_eq!(store.row(table(1)).await.unwrap(), Some(TableRow { moves: 2, ..row() }));
        assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=2));
        store.ping().await.unwrap();
        store.close().await;
        assert!(matches!(store.ping().await, Err(StoreError::Unavailable(_))));
    }
}

async fn the_service_clock_never_goes_back(place: Place) {
    let store = place.open().await;
    assert_eq!(store.service_clock().await.unwrap(), 0);
    assert_eq!(store.heartbeat(500).await.unwrap(), 500);
    assert_eq!(store.heartbeat(400).await.unwrap(), 500);
    // The entries are of the times 1001, 1002 and 1003.
    store.append(vec![append(table(1), 1, 1..=3)]).await.unwrap();
    assert_eq!(store.service_clock().await.unwrap(), 1003);
    assert_eq!(store.heartbeat(700).await.unwrap(), 1003);
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.service_clock().await.unwrap(), 1003);
    assert_eq!(store.heartbeat(3).await.unwrap(), 1003, "another node, behind");
    assert_eq!(store.heartbeat(2000).await.unwrap(), 2000);
}

async fn strange_addresses_are_refused(place: Place) {
    for url in ["", "games.db", "mysql://localhost/x"] {
        let outcome = trilynx_server::store::Store::open(url, StoreOptions::default()).await;
        assert!(matches!(outcome, Err(StoreError::Address(_))), "{url}");
    }
    let url = place.url().replace("sqlite:", "sqlite:/nowhere/").replace("/test", "/nowhere");
    let outcome = trilynx_server::store::Store::open(&url, StoreOptions::default()).await;
    assert!(matches!(outcome, Err(StoreError::Unavailable(_))), "{url}");
}

async fn what_a_later_version_has_written_is_left_alone(place: Place) {
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    store.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    place.execute(later).await;
    let outcome = trilynx_server::store::Store::open(&place.url(), StoreOptions::default()).await;
    assert!(matches!(outcome, Err(StoreError::Newer(9999))));
}

/// Not that a pool has waited, but what it has waited for.
#[tokio::test]
async fn a_database_that_does_not_answer_is_named_with_the_cause() {
    let options = StoreOptions { patience: std::time::Duration::from_millis(50), ..StoreOptions::default() };
    // Nobody listens on a port that has just been given back.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let outcome = trilynx_server::store::Store::open(&format!("postgres://me@127.0.0.1:{port}/games"), options).await;
    assert!(matches!(outcome, Err(StoreError::Unavailable(sqlx::Error::Io(_)))), "{:?}", outcome.err());
}

#[tokio::test]
async fn postgres_leaves_backups_to_its_own_tools() {
    let store = Place::postgres().await.open().await;
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(store.backup(&folder.path().join("b")).await, Err(StoreError::NotHere(_))));
}

#[tokio::test]
async fn a_backup_made_while_writing_is_a_whole_moment() {
    let place = Place::sqlite();
    let backup = place.file().with_file_name("backup.db");
    let store = place.open().await;
    let write = async {
        for version in 1..=200 {
            // Always both tables: a copy that has one without the other is no moment of this store.
            store.append(vec![append(table(1), 1, version..=version), append(table(2), 1, version..=version)]).await.unwrap();
        }
    };
    let copy = async {
        while store.log(table(1), 20, 1).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        store.backup(&backup).await.unwrap();
    };
    tokio::join!(write, copy);
    assert!(matches!(store.backup(&backup).await, Err(StoreError::Taken)), "nothing is overwritten");
    assert!(matches!(restore(&backup, &place.file()).await, Err(StoreError::InUse(_))), "not under a running server");
    store.close().await;

    restore(&backup, &place.file()).await.unwrap();
    let store = place.open().await;
    let kept = store.log(table(1), 0, 1000).await.unwrap();
    assert!(kept.len() > 20, "{}", kept.len());
    assert_eq!(kept, entries(1..=kept.len() as u32));
    assert_eq!(store.log(table(2), 0, 1000).await.unwrap(), kept);
    assert_eq!(store.row(table(2)).await.unwrap().unwrap().moves, kept.len() as u32);
    let next = kept.len() as u32 + 1;
    store.append(vec![append(table(1), 1, next..=next)]).await.unwrap();
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=60)]).await.unwrap();
    let backup = place.file().with_file_name("backup.db");
    store.backup(&backup).await.unwrap();
    store.close().await;
    let whole = std::fs::read(&backup).unwrap();
    let mut torn = whole.clone();
    torn.truncate(whole.len() / 2);
    let mut scribbled = whole.clone();
    let middle = whole.len() / 2 / 4096 * 4096;
    scribbled[4096..middle.max(8192)].fill(0x55);
    for damaged in [b"no database at all".to_vec(), torn, scribbled, vec![]] {
        std::fs::write(&backup, &damaged).unwrap();
        let outcome = restore(&backup, &place.file()).await;
        assert!(matches!(&outcome, Err(StoreError::Corrupt(what)) if what.contains("backup.db")), "{} bytes: {outcome:?}", damaged.len());
        assert!(!place.file().with_file_name("games.db-restored").exists(), "nothing is left behind");
    }
    assert!(restore(&place.file().with_file_name("missing.db"), &place.file()).await.is_err());
    assert_eq!(place.open().await.log(table(1), 0, 100).await.unwrap(), entries(1..=60), "the old file is still there");
}

/// Nothing that is compared depends on the locale of a database, which may change with its operating system.
#[tokio::test]
async fn keys_are_compared_by_their_bytes_on_postgresql() {
    let place = Place::postgres().await;
    place.open().await.close().await;
    let sql = "SELECT COUNT(*) FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indrelid \
               JOIN pg_namespace AS n ON n.oid = c.relnamespace AND n.nspname = 'public' \
               CROSS JOIN UNNEST(CAST(i.indcollation AS OID[])) AS used (collation_id) \
               JOIN pg_collation AS l ON l.oid = used.collation_id WHERE l.collname <> 'C'";
    assert_eq!(counted(&place, sql).await, 0, "keys of an index that are not compared by their bytes");
}

/// The databases of servers up to 0.1.0 could be read by every user of their machine.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_files_of_a_store() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::sqlite();
    let folder = place.file().parent().unwrap().to_owned();
    let modes = || {
        let mut found: Vec<(String, u32)> = std::fs::read_dir(&folder)
            .unwrap()
            .map(|file| file.unwrap())
            .map(|file| (file.file_name().into_string().unwrap(), file.metadata().unwrap().permissions().mode() & 0o777))
            .collect();
        found.sort();
        found
    };
    let private = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), 0o600)).collect::<Vec<_>>();
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    store.backup(&folder.join("copy.db")).await.unwrap();
    let all = ["copy.db", "games.db", "games.db-lock", "games.db-lock-journal", "games.db-shm", "games.db-wal"];
    assert_eq!(modes(), private(&all));
    store.close().await;
    // As release 0.1.0 left them.
    for name in ["copy.db", "games.db", "games.db-lock"] {
        std::fs::set_permissions(folder.join(name), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = place.open().await;
    store.append(vec![append(table(1), 1, 2..=2)]).await.unwrap();
    let mut expected = private(&all);
    expected[0].1 = 0o644;
    assert_eq!(modes(), expected, "a backup is its owner's business");
    store.close().await;
    restore(&folder.join("copy.db"), &place.file()).await.unwrap();
    assert_eq!(modes(), [expected[0].clone(), ("games.db".to_owned(), 0o600), ("games.db-lock".to_owned(), 0o600)]);
    let made = folder.join("a/b/games.db");
    trilynx_server::store::make_folder(&made).unwrap();
    for folder in [made.parent().unwrap(), made.parent().unwrap().parent().unwrap()] {
        assert_eq!(std::fs::metadata(folder).unwrap().permissions().mode() & 0o777, 0o700);
    }
}

/// What is written to a file that has no name any more is lost with the process.
#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_a_file_that_was_removed_or_replaced() {
    for (files, replaced) in [
        (&["games.db"][..], false),
        (&["games.db"], true),
        (&["games.db", "games.db-wal", "games.db-shm"], false),
        (&["games.db-wal"], false),
    ] {
        let place = Place::sqlite();
        let store = place.open().await;
        store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
        store.prove_write().await.unwrap();
        let copy = place.file().with_file_name("copy.db");
        store.backup(&copy).await.unwrap();
        for file in files {
            std::fs::remove_file(place.file().with_file_name(file)).unwrap();
        }
        if replaced {
            std::fs::rename(&copy, place.file()).unwrap();
        }
        assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Unavailable), "{files:?}");
        assert!(store.heartbeat(99_000).await.is_err() && store.own(table(1), 0).await.is_err());
        assert!(matches!(store.create_guest(person(1), "g", 1).await, Err(StoreError::Unavailable(_))));
        assert_eq!(place.file().exists(), replaced || !files.contains(&"games.db"), "and nothing is put in its place");
        store.close().await;
    }
}
