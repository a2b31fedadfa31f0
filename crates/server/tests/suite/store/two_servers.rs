//! Two servers on one store, and a database that goes away.

use super::sample::{Place, append, entries, granted, keyed, patient, person, table};
use futures_util::future::join_all;
use sqlx::Connection as _;
use std::time::Duration;
use tokio::sync::oneshot;
use trilynx_server::serve::Server;
use trilynx_server::service::Closed;
use trilynx_server::store::{AppendError, Store, StoreError, StoreOptions};
use trilynx_server::{Config, Settings};
use trilynx_trials::client::Guest;
use trilynx_trials::cluster::Cluster;
use trilynx_trials::server::free_address;

#[tokio::test]
async fn a_file_belongs_to_one_server() {
    let place = Place::sqlite();
    let first = place.open().await;
    let second = Store::open(&place.url(), StoreOptions::default()).await;
    assert!(matches!(second, Err(StoreError::InUse(_))));
    first.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    first.close().await;
    assert_eq!(place.open().await.log(table(1), 0, 9).await.unwrap(), entries(1..=1));
}

/// Both try everything at every table at the same time. Each version is written by one of them.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_owns_a_table() {
    const TABLES: u64 = 12;
    let place = Place::postgres().await;
    let stores = [place.open().await, place.open().await];
    let opened = join_all(stores.iter().map(|store| join_all((0..TABLES).map(|n| store.append(vec![append(table(n), 1, 1..=1)]))))).await;
    for outcomes in opened[0].iter().zip(&opened[1]) {
        assert!(matches!(outcomes, (Ok(()), Err(AppendError::Conflict)) | (Err(AppendError::Conflict), Ok(()))), "{outcomes:?}");
    }
    let play = |store: Store, server: u64| async move {
        let mut acknowledged = Vec::new();
        for round in 0..30 {
            let n = (round * (server + 1)) % TABLES;
            let owned = store.own(table(n), 0).await.unwrap().unwrap();
            let mut version = owned.entries.last().unwrap().version;
            for step in 0..3 {
                let key = format!("{server} {round} {step}");
                match store.append(vec![keyed(append(table(n), owned.epoch, version + 1..=version + 2), person(server), &key)]).await {
                    Ok(()) => {
                        version += 2;
                        acknowledged.push((n, version, key));
                    }
                    Err(AppendError::Conflict) => break,
                    Err(error) => panic!("{error}"),
                }
            }
        }
        acknowledged
    };
    let [first, second] = &stores;
    let (one, two) = tokio::join!(tokio::spawn(play(first.clone(), 0)), tokio::spawn(play(second.clone(), 1)));
    let (one, two) = (one.unwrap(), two.unwrap());
    assert!(!one.is_empty() && !two.is_empty());
    let mut last = [1; TABLES as usize];
    for (server, (n, version, key)) in one.iter().map(|line| (0, line)).chain(two.iter().map(|line| (1, line))) {
        assert_eq!(stores[0].granted(table(*n), person(server), key).await.unwrap(), Some(granted(*version)));
        last[*n as usize] = last[*n as usize].max(*version);
    }
    let mut versions: Vec<_> = one.iter().chain(&two).map(|(n, version, _)| (*n, *version)).collect();
    versions.sort_unstable();
    let acknowledged = versions.len();
    versions.dedup();
    assert_eq!(versions.len(), acknowledged, "a version was acknowledged twice");
    for n in 0..TABLES {
        assert_eq!(stores[1].log(table(n), 0, 1000).await.unwrap(), entries(1..=last[n as usize]));
    }
}

#[tokio::test]
async fn servers_share_the_latest_service_clock() {
    let place = Place::postgres().await;
    let (first, second) = (place.open().await, place.open().await);
    assert_eq!(first.heartbeat(1000).await.unwrap(), 1000);
    assert_eq!(second.heartbeat(500).await.unwrap(), 1000);
    assert_eq!(second.heartbeat(1500).await.unwrap(), 1500);
    assert_eq!(first.heartbeat(1200).await.unwrap(), 1500);
}

#[tokio::test]
async fn the_store_comes_back_with_the_database() {
    let mut cluster = Cluster::start();
    let options = StoreOptions { patience: std::time::Duration::from_secs(2), ..StoreOptions::default() };
    let store = Store::open(&cluster.database().await, options).await.unwrap();
    store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    cluster.stop();
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Unavailable));
    assert!(matches!(store.own(table(1), 0).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.log(table(1), 0, 9).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.heartbeat(1).await, Err(StoreError::Unavailable(_))));
    cluster.start_again();
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Conflict), "it must look again first");
    let owned = store.own(table(1), 0).await.unwrap().unwrap();
    assert_eq!((owned.epoch, owned.entries), (2, entries(1..=2)));
    assert_eq!(store.append(vec![append(table(1), 2, 3..=3)]).await, Ok(()));
    assert_eq!(store.log(table(1), 0, 9).await.unwrap(), entries(1..=3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_on_one_database_one_stands_by_and_takes_over() {
    let url = trilynx_trials::cluster::database().await;
    let address = || free_address().expect("a free port").parse().expect("an address");
    let addresses: [std::net::SocketAddr; 2] = [address(), address()];
    let start = |address: std::net::SocketAddr| {
        let settings = Settings { listen: Some(vec![address]), database: Some(url.parse().expect("a URL")), ..Settings::default() };
        Server::start(Config::new(settings).expect("sound settings"))
    };
    let first = start(addresses[0]).await.expect("the first serves");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(first.run(async move { drop(stopped.await) }));
    let second = tokio::spawn(start(addresses[1]));

    // A game at the first; the other answers nobody.
    let http = reqwest::Client::new();
    let guest = Guest::arrive(&http, &addresses[0].to_string()).await.expect("a guest");
    let options = serde_json::json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guest.open(&serde_json::json!({ "options": options, "seats": ["me", "me"] })).await.expect("a table");
    let play = async |guest: &Guest, text: &str, number: u32| {
        let asked = serde_json::json!({ "key": text, "seat": number % 2, "command": { "do": "play", "move": text, "number": number } });
        guest.post(&format!("/api/tables/{table}/ask"), &asked).await.expect("an answer").0
    };
    assert_eq!(play(&guest, "a2", 0).await, 200);
    assert!(tokio::net::TcpStream::connect(addresses[1]).await.is_err(), "who stands by does not listen");
    assert!(!second.is_finished());

    // The first goes away, and the game goes on at the other.
    drop(stop);
    assert_eq!(running.await.expect("no panic"), Closed::InOrder);
    let second = tokio::time::timeout(crate::host::PATIENCE, second).await.expect("in time").expect("no panic").expect("it serves now");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(second.run(async move { drop(stopped.await) }));
    let guest = guest.at(&addresses[1].to_string());
    assert_eq!(play(&guest, "a2", 0).await, 200, "granted before");
    assert_eq!(play(&guest, "a3", 1).await, 200);
    let seen: serde_json::Value = guest.get(&format!("/api/tables/{table}")).await.expect("a view");
    assert_eq!(seen["view"]["game"]["moves"].as_array().map(Vec::len), Some(2));
    drop(stop);
    assert_eq!(running.await.expect("no panic"), Closed::InOrder);
}

fn hasty() -> StoreOptions {
    StoreOptions { patience: Duration::from_secs(2), ..StoreOptions::default() }
}

/// Somebody else looks at the database.
async fn stranger(url: &str) -> sqlx::PgConnection {
    sqlx::PgConnection::connect(url).await.expect("a connection")
}

async fn run(url: &str, sql: &str) {
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut stranger(url).await).await.expect("it is done");
}

/// As if the holder had not been heard of for so long that it is taken to be dead.
async fn let_it_be_dead(url: &str) {
    run(url, "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds'").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_overtaken_writes_nothing_and_knows_nothing_any_more() {
    let url = trilynx_trials::cluster::database().await;
    let (first, lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    first.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    // The first does not renew in this moment, and the second is quick.
    let second = Store::open_to_serve(&url, patient());
    tokio::pin!(second);
    let (second, _kept) = loop {
        let_it_be_dead(&url).await;
        tokio::select! {
            taken = &mut second => break taken.unwrap(),
            () = tokio::time::sleep(Duration::from_millis(50)) => {}
        }
    };
    assert_eq!(first.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Unavailable));
    assert!(first.heartbeat(1_000_000).await.is_err());
    tokio::time::timeout(crate::host::PATIENCE, lease.lost()).await.expect("it hears of it");
    assert!(lease.is_lost() && !first.may_serve());
    assert!(matches!(first.log(table(1), 0, 9).await, Err(StoreError::Superseded)));
    assert!(matches!(first.create_guest(person(1), "g", 1).await, Err(StoreError::Superseded)));
    let owned = second.own(table(1), 0).await.unwrap().unwrap();
    assert_eq!((owned.epoch, owned.entries), (2, entries(1..=2)));
    second.append(vec![append(table(1), 2, 3..=3)]).await.unwrap();
    assert!(second.service_clock().await.unwrap() < 1_000_000);
}

/// The writer asks the database for its term in the transaction itself, whatever this process believes.
#[tokio::test]
async fn a_write_of_a_former_term_is_refused_by_the_database() {
    let url = trilynx_trials::cluster::database().await;
    let (store, lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    run(&url, "UPDATE leases SET term = term + 1, node = 'another'").await;
    assert_eq!(store.append(vec![append(table(1), 1, 2..=2)]).await, Err(AppendError::Unavailable));
    assert!(lease.is_lost() && !store.may_serve(), "it is told at once");
    let stored: i64 = sqlx::query_scalar("SELECT MAX(version) FROM events").fetch_one(&mut stranger(&url).await).await.unwrap();
    assert_eq!(stored, 1);
}

#[tokio::test]
async fn a_lease_that_cannot_be_renewed_is_lost_and_taken_by_who_comes_next() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    let (store, lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    cluster.stop();
    tokio::time::timeout(crate::host::PATIENCE, lease.lost()).await.expect("it does not wait for the database");
    assert!(!store.may_serve());
    cluster.start_again();
    assert_eq!(store.append(vec![append(table(1), 1, 2..=2)]).await, Err(AppendError::Unavailable), "also when it is back");
    let (next, _kept) = Store::open_to_serve(&url, patient()).await.unwrap();
    assert_eq!(next.log(table(1), 0, 9).await.unwrap(), entries(1..=1));
}

#[tokio::test]
async fn a_lease_outlives_a_short_absence_of_the_database() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    let (store, lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    for round in 1..=3 {
        // All sessions end, as when the database is restarted; it takes new ones at once.
        run(&url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'trilynx %'").await;
        let owned = loop {
            match store.own(table(1), 0).await {
                Ok(owned) => break owned,
                Err(StoreError::Unavailable(_)) => {}
                Err(error) => panic!("{error}"),
            }
        };
        assert_eq!(owned.is_some(), round > 1);
        store.append(vec![append(table(1), round, round..=round)]).await.unwrap();
    }
    assert!(!lease.is_lost() && store.may_serve());
    store.close().await;
    lease.release().await;
    cluster.stop();
}

#[tokio::test]
async fn a_server_that_stands_by_waits_out_the_troubles_of_its_database_and_changes_nothing() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    // A database of release 0.1.0, on which such a server works.
    Place::Postgres(url.clone()).lay_out(2, &[]).await;
    let mut old = stranger(&url).await;
    let locked: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(OLD_LOCK).fetch_one(&mut old).await.unwrap();
    assert!(locked);
    let by = tokio::spawn({
        let url = url.clone();
        async move { Store::open_to_serve(&url, hasty()).await }
    });
    let tables = "SELECT COUNT(*) FROM pg_tables WHERE tablename IN ('leases', 'write_checks')";
    stands_by(&mut old).await;
    assert_eq!(sqlx::query_scalar::<_, i64>(tables).fetch_one(&mut old).await.unwrap(), 0, "it has touched nothing");
    cluster.stop();
    // Longer than it would wait for a database at its start.
    tokio::time::sleep(hasty().patience * 2).await;
    assert!(!by.is_finished());
    cluster.start_again();
    let (store, _kept) = tokio::time::timeout(crate::host::PATIENCE, by).await.expect("in time").expect("no panic").expect("it serves now");
    assert_eq!(sqlx::query_scalar::<_, i64>(tables).fetch_one(&mut stranger(&url).await).await.unwrap(), 2);
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
}

/// Waits until a server has looked at the database, found it taken, and looked again.
async fn stands_by(session: &mut sqlx::PgConnection) {
    // What it asks when there is no lease yet.
    let sql = "SELECT CAST(query_start AS TEXT) FROM pg_stat_activity WHERE application_name LIKE 'trilynx %' \
               AND query LIKE 'SELECT EXISTS%pg_locks%' AND state = 'idle'";
    let mut looks = std::collections::BTreeSet::new();
    while looks.len() < 2 {
        looks.extend(sqlx::query_scalar::<_, String>(sql).fetch_optional(&mut *session).await.unwrap());
        tokio::task::yield_now().await;
    }
}

/// The lock of release 0.1.0: `trilynx` in ASCII.
const OLD_LOCK: i64 = 0x0074_7269_6c79_6e78;

#[tokio::test]
async fn a_server_of_release_0_1_0_that_stands_by_is_kept_out() {
    let url = trilynx_trials::cluster::database().await;
    let (_store, _lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    let mut old = stranger(&url).await;
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted \
               AND (CAST(classid AS BIGINT) << 32) + CAST(objid AS BIGINT) = $1)";
    while !sqlx::query_scalar::<_, bool>(sql).bind(OLD_LOCK).fetch_one(&mut old).await.unwrap() {
        tokio::task::yield_now().await;
    }
    let locked: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(OLD_LOCK).fetch_one(&mut old).await.unwrap();
    assert!(!locked);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_servers_that_start_at_once_on_an_empty_database_one_serves() {
    let url = trilynx_trials::cluster::database().await;
    let started = (0..4).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Store::open_to_serve(&url, patient()).await })
    });
    let mut started: Vec<_> = started.collect();
    let mut terms = Vec::new();
    while !started.is_empty() {
        let (served, _, others) = futures_util::future::select_all(started).await;
        let (store, lease) = served.expect("no panic").expect("nobody fails");
        let term: i64 = sqlx::query_scalar("SELECT term FROM leases").fetch_one(&mut stranger(&url).await).await.unwrap();
        terms.push(term);
        assert!(others.iter().all(|other| !other.is_finished()), "one at a time");
        store.append(vec![append(table(terms.len() as u64), 1, 1..=1)]).await.unwrap();
        store.close().await;
        lease.release().await;
        started = others;
    }
    assert_eq!(terms, [1, 2, 3, 4]);
    let nodes: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM nodes").fetch_one(&mut stranger(&url).await).await.unwrap();
    assert_eq!(nodes, 0, "who goes leaves nothing behind");
}

/// A commit may take long on a slow disk. Meanwhile the writer holds on to its term, but the server is seen to be alive.
#[tokio::test]
async fn a_slow_commit_does_not_cost_the_lease() {
    let url = trilynx_trials::cluster::database().await;
    let (store, lease) = Store::open_to_serve(&url, patient()).await.unwrap();
    let mut session = stranger(&url).await;
    let mut holding = session.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM leases WHERE name = 'tables' FOR SHARE").execute(&mut *holding).await.unwrap();
    // Longer than a renewal is trusted, counted by the database.
    let mut observer = stranger(&url).await;
    sqlx::query("CREATE TEMPORARY TABLE started AS SELECT clock_timestamp() AS at").execute(&mut observer).await.unwrap();
    let seen = "SELECT MAX(seen) > MAX(at) + INTERVAL '4 seconds' FROM nodes, started";
    while !sqlx::query_scalar::<_, bool>(seen).fetch_one(&mut observer).await.unwrap() {
        assert!(!lease.is_lost());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(store.may_serve());
    holding.rollback().await.unwrap();
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
}

#[tokio::test]
async fn sessions_give_up_on_what_takes_too_long() {
    let url = trilynx_trials::cluster::database().await;
    let (store, lease) = Store::open_to_serve(&url, hasty()).await.unwrap();
    store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    // Somebody keeps the table's row. The writer does not wait for ever, and who waits behind it is served.
    let mut session = stranger(&url).await;
    let mut holding = session.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM tables FOR UPDATE").execute(&mut *holding).await.unwrap();
    let (kept, other) = tokio::join!(store.append(vec![append(table(1), 1, 2..=2)]), async {
        tokio::task::yield_now().await;
        store.append(vec![append(table(2), 1, 1..=1)]).await
    });
    assert_eq!(kept, Err(AppendError::Unavailable));
    assert!(matches!(other, Ok(()) | Err(AppendError::Unavailable)));
    holding.rollback().await.unwrap();
    assert!(!lease.is_lost(), "the lease has a session of its own");
    assert_eq!(store.own(table(1), 0).await.unwrap().unwrap().entries, entries(1..=1));
}

/// Its start is held up in the middle, when it has the lease already, until the database is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_fails_because_the_database_goes_away_is_worth_another() {
    let mut cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let url = cluster.database().await;
    Store::open(&url, StoreOptions::default()).await.unwrap().close().await;
    let mut holding = stranger(&url).await;
    sqlx::raw_sql("BEGIN; LOCK TABLE _sqlx_migrations").execute(&mut holding).await.unwrap();
    let start = |database: &str| {
        let listen = Some(vec!["127.0.0.1:0".parse().unwrap()]);
        let settings = Settings { listen, database: Some(database.parse().unwrap()), ..Settings::default() };
        tokio::spawn(Server::start(Config::new(settings).unwrap()))
    };
    let starting = start(&url);
    let held_up = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '_sqlx_migrations'::regclass)";
    while !sqlx::query_scalar::<_, bool>(held_up).fetch_one(&mut holding).await.unwrap() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let cluster = tokio::task::spawn_blocking(move || {
        cluster.stop();
        cluster
    });
    let mut cluster = cluster.await.unwrap();
    let error = starting.await.unwrap().err().expect("no server without a database");
    assert!(error.is_passing, "{error}");
    // A database that has never been there may come; one of another name does not.
    let absent = start(&url).await.unwrap().err().expect("no server without a database");
    assert!(absent.is_passing, "{absent}");
    tokio::task::block_in_place(|| cluster.start_again());
    let unknown = start(&cluster.address("no_such_database")).await.unwrap().err().expect("no server without a database");
    assert!(!unknown.is_passing, "{unknown}");
}
