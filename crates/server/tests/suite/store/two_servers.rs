//! Two servers on one store, and a database that goes away.

use super::sample::{Place, append, entries, keyed, person, table};
use futures_util::future::join_all;
use tokio::sync::oneshot;
use trilynx_server::serve::Server;
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
            let owned = store.own(table(n)).await.unwrap().unwrap();
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
        assert_eq!(stores[0].granted(table(*n), person(server), key).await.unwrap(), Some(*version));
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
    assert!(matches!(store.own(table(1)).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.log(table(1), 0, 9).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.heartbeat(1).await, Err(StoreError::Unavailable(_))));
    cluster.start_again();
    assert_eq!(store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Conflict), "it must look again first");
    let owned = store.own(table(1)).await.unwrap().unwrap();
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
    running.await.expect("it ends well");
    let second = tokio::time::timeout(crate::host::PATIENCE, second).await.expect("in time").expect("no panic").expect("it serves now");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(second.run(async move { drop(stopped.await) }));
    let guest = guest.at(&addresses[1].to_string());
    assert_eq!(play(&guest, "a2", 0).await, 200, "granted before");
    assert_eq!(play(&guest, "a3", 1).await, 200);
    let seen: serde_json::Value = guest.get(&format!("/api/tables/{table}")).await.expect("a view");
    assert_eq!(seen["view"]["game"]["moves"].as_array().map(Vec::len), Some(2));
    drop(stop);
    running.await.expect("it ends well");
}

#[tokio::test]
async fn a_lease_is_lost_when_another_server_was_faster_after_the_database_came_back() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    let options = || StoreOptions { patience: std::time::Duration::from_secs(2), ..StoreOptions::default() };
    let (first, second) = (Store::open(&url, options()).await.unwrap(), Store::open(&url, options()).await.unwrap());
    let lease = first.lease().await.unwrap();
    assert!(tokio::time::timeout(std::time::Duration::from_millis(500), second.lease()).await.is_err(), "one at a time");
    cluster.stop();
    let lost = tokio::spawn(lease.lost());
    cluster.start_again();
    // Whoever asks first has it: the first server again, or the other.
    let taken = tokio::select! {
        taken = second.lease() => Some(taken.unwrap()),
        () = tokio::time::sleep(std::time::Duration::from_secs(4)) => None,
    };
    match taken {
        Some(_kept) => tokio::time::timeout(crate::host::PATIENCE, lost).await.expect("it hears of it").expect("no panic"),
        None => assert!(!lost.is_finished(), "it has it again"),
    }
}
