//! Several servers that serve the tables of one database together.

use super::sample::{Place, append, entries, entry, granted, keyed, patient, person, row, table};
use fastrand::Rng;
use futures_util::future::join_all;
use sqlx::Connection as _;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::log::{Entry, Event};
use trilynx_server::bus::NodeName;
use trilynx_server::store::{Append, AppendError, Lease, Owned, Store, StoreError, TableRow};
use trilynx_trials::cluster::Cluster;
use trilynx_trials::proxy::{Proxy, Way};

/// A server among others.
struct Node {
    store: Store,
    lease: Lease,
    /// What it is called in the database.
    id: String,
}

fn new_name() -> Arc<str> {
    "node".parse::<NodeName>().expect("a name").with_chance()
}

async fn stranger(url: &str) -> sqlx::PgConnection {
    sqlx::PgConnection::connect(url).await.expect("a connection")
}

async fn ids(url: &str) -> BTreeSet<String> {
    let sql = "SELECT id FROM nodes WHERE id <> 'cluster'";
    sqlx::query_scalar(sql).fetch_all(&mut stranger(url).await).await.expect("nodes").into_iter().collect()
}

impl Node {
    async fn join(url: &str) -> Node {
        let before = ids_or_none(url).await;
        let (store, lease) = Store::join(url, patient(), new_name()).await.expect("it joins");
        let id = ids(url).await.difference(&before).next().expect("a new node").clone();
        Node { store, lease, id }
    }

    /// As if its machine had lost power six seconds ago: nothing is given back, and nothing renewed. Its store goes on, as that of a process
    /// that has not noticed.
    async fn die(self, url: &str) -> Store {
        let Node { store, lease, id } = self;
        drop(lease);
        let sql = "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds' WHERE id = $1";
        sqlx::query(sql).bind(id).execute(&mut stranger(url).await).await.expect("it is long ago");
        store
    }
}

/// Those who are there, also before there is a table of them.
async fn ids_or_none(url: &str) -> BTreeSet<String> {
    let there = "SELECT to_regclass('nodes') IS NOT NULL";
    let there: bool = sqlx::query_scalar(there).fetch_one(&mut stranger(url).await).await.expect("an answer");
    if there { ids(url).await } else { BTreeSet::new() }
}

/// The node that a store says serves the table.
fn served_by(answer: Result<Option<Owned>, StoreError>) -> Arc<str> {
    match answer {
        Err(StoreError::ServedBy(node)) => node,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_is_not_taken_from_a_node_that_is_alive() {
    let url = trilynx_trials::cluster::database().await;
    let (one, two) = (Node::join(&url).await, Node::join(&url).await);
    one.store.append(vec![append(table(1), 1, 1..=2)]).await.unwrap();
    assert_eq!(*served_by(two.store.own(table(1), 0).await), *one.id, "who opens a table serves it");
    assert_eq!(two.store.append(vec![append(table(1), 1, 3..=3)]).await, Err(AppendError::Conflict), "in the epoch of another");
    assert_eq!(two.store.append(vec![append(table(1), 2, 3..=3)]).await, Err(AppendError::Conflict), "in one that nobody gave it");
    one.store.append(vec![append(table(1), 1, 3..=3)]).await.unwrap();
    assert_eq!(one.store.own(table(1), 0).await.unwrap().unwrap().epoch, 2, "its owner may start again");
    assert_eq!(two.store.log(table(1), 0, 9).await.unwrap(), entries(1..=3), "everybody may read");
    assert_eq!(two.store.own(table(9), 0).await.unwrap(), None);
    assert!(one.store.may_serve() && two.store.may_serve());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_those_who_take_over_from_a_dead_node_each_table_goes_to_one() {
    const TABLES: u64 = 20;
    let url = trilynx_trials::cluster::database().await;
    let (dead, one, two) = (Node::join(&url).await, Node::join(&url).await, Node::join(&url).await);
    for n in 0..TABLES {
        dead.store.append(vec![keyed(append(table(n), 1, 1..=1), person(1), "key")]).await.unwrap();
    }
    let dead = dead.die(&url).await;
    let own = |store: &Store| {
        let store = store.clone();
        async move { join_all((0..TABLES).map(|n| store.own(table(n), 0))).await }
    };
    let (ones, twos) = tokio::join!(tokio::spawn(own(&one.store)), tokio::spawn(own(&two.store)));
    for (n, answers) in (0..).zip(ones.unwrap().into_iter().zip(twos.unwrap())) {
        let (winner, loser) = match answers {
            (Ok(Some(owned)), Err(StoreError::ServedBy(node))) if *node == *one.id => (owned, &two),
            (Err(StoreError::ServedBy(node)), Ok(Some(owned))) if *node == *two.id => (owned, &one),
            other => panic!("{other:?}"),
        };
        assert_eq!((winner.epoch, winner.entries), (2, entries(1..=1)));
        assert_eq!(loser.store.append(vec![append(table(n), 2, 2..=2)]).await, Err(AppendError::Conflict));
        assert!(dead.append(vec![append(table(n), 1, 2..=2)]).await.is_err(), "the dead write nothing");
    }
    assert_eq!(two.store.log(table(0), 0, 9).await.unwrap(), entries(1..=1));
    assert_eq!(two.store.granted(table(0), person(1), "key").await.unwrap(), Some(granted(1)));
}

/// Death is decided by the database: a heartbeat that comes too late is not accepted, however short the pause was to the node itself.
#[tokio::test]
async fn a_node_that_was_taken_for_dead_does_not_come_back() {
    let url = trilynx_trials::cluster::database().await;
    let (one, two) = (Node::join(&url).await, Node::join(&url).await);
    one.store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    let sql = "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '6 seconds' WHERE id = $1";
    sqlx::query(sql).bind(&one.id).execute(&mut stranger(&url).await).await.unwrap();
    tokio::time::timeout(crate::host::PATIENCE, one.lease.lost()).await.expect("it hears of it");
    assert!(!one.store.may_serve(), "it answers nothing from memory");
    assert!(matches!(one.store.log(table(1), 0, 9).await, Err(StoreError::Superseded)));
    assert_eq!(one.store.append(vec![append(table(1), 1, 2..=2)]).await, Err(AppendError::Unavailable));
    assert_eq!(two.store.own(table(1), 0).await.unwrap().unwrap().epoch, 2);
    assert!(two.store.may_serve(), "the others go on");
}

/// Nothing is set back here: a node that is cut off from the database stops by itself, before the others may take its tables over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_stops_before_its_tables_are_taken_over() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    let two = Node::join(&url).await;
    let proxy = Proxy::start(&cluster.socket()).await.expect("a proxy");
    let database: String = sqlx::query_scalar("SELECT current_database()").fetch_one(&mut stranger(&url).await).await.unwrap();
    let through = format!("postgres://test@{}/{database}?sslmode=disable", proxy.address);
    let (one, _lease) = Store::join(&through, patient(), new_name()).await.expect("it joins");
    one.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    proxy.set(Way::Stalled);
    let taking_over = async {
        loop {
            match two.store.own(table(1), 0).await {
                Ok(owned) => break owned.expect("a table"),
                Err(StoreError::ServedBy(_)) => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(error) => panic!("{error}"),
            }
        }
    };
    let owned = tokio::time::timeout(crate::host::PATIENCE, taking_over).await.expect("the table is free in the end");
    assert!(!one.may_serve(), "it had stopped before");
    assert_eq!((owned.epoch, owned.entries), (2, entries(1..=1)));
    proxy.set(Way::Open);
    assert_eq!(one.append(vec![append(table(1), 1, 2..=2)]).await, Err(AppendError::Unavailable), "also when it is in reach again");
    two.store.append(vec![append(table(1), 2, 2..=2)]).await.unwrap();
    cluster.stop();
}

#[tokio::test]
async fn what_a_node_served_that_has_left_is_free_at_once() {
    let url = trilynx_trials::cluster::database().await;
    let (one, two) = (Node::join(&url).await, Node::join(&url).await);
    one.store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    one.store.heartbeat(5_000).await.unwrap();
    one.store.close().await;
    one.lease.release().await;
    assert_eq!(ids(&url).await, BTreeSet::from([two.id.clone()]));
    assert_eq!(two.store.own(table(1), 0).await.unwrap().unwrap().epoch, 2);
    // The clock goes on from the latest, and a node that comes forgets those that are gone.
    let three = Node::join(&url).await;
    assert_eq!(three.store.service_clock().await.unwrap(), 5_000);
    let clocks: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM service_clock").fetch_one(&mut stranger(&url).await).await.unwrap();
    assert_eq!(clocks, 2, "those of the two that are there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_alone_and_servers_together_wait_for_each_other() {
    let url = trilynx_trials::cluster::database().await;
    let nodes = [Node::join(&url).await, Node::join(&url).await];
    nodes[0].store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    let alone = tokio::spawn({
        let url = url.clone();
        async move { Store::open_to_serve(&url, patient()).await }
    });
    looked_twice(&url).await;
    assert!(!alone.is_finished(), "it stands by");
    for node in nodes {
        node.store.close().await;
        node.lease.release().await;
    }
    let (store, lease) = tokio::time::timeout(crate::host::PATIENCE, alone).await.expect("in time").unwrap().expect("it serves now");
    assert_eq!(store.own(table(1), 0).await.unwrap().unwrap().epoch, 2);
    store.append(vec![append(table(1), 2, 2..=2)]).await.unwrap();
    let together = tokio::spawn({
        let url = url.clone();
        async move { Store::join(&url, patient(), new_name()).await }
    });
    looked_twice(&url).await;
    assert!(!together.is_finished(), "they stand by");
    store.close().await;
    lease.release().await;
    let (store, _lease) = tokio::time::timeout(crate::host::PATIENCE, together).await.expect("in time").unwrap().expect("it serves now");
    assert_eq!(store.own(table(1), 0).await.unwrap().unwrap().entries, entries(1..=2));
}

/// Waits until a server has looked at the lease and looked again.
async fn looked_twice(url: &str) {
    let sql = "SELECT CAST(query_start AS TEXT) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT l.node%'";
    let (mut session, mut looks) = (stranger(url).await, BTreeSet::new());
    while looks.len() < 2 {
        looks.extend(sqlx::query_scalar::<_, String>(sql).fetch_all(&mut session).await.unwrap());
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_servers_that_join_an_empty_database_at_once_all_serve() {
    let url = trilynx_trials::cluster::database().await;
    let joining = (0..4).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Store::join(&url, patient(), new_name()).await })
    });
    let joined: Vec<(Store, Lease)> = join_all(joining).await.into_iter().map(|joined| joined.unwrap().expect("nobody fails")).collect();
    assert_eq!(ids(&url).await.len(), 4);
    for (n, (store, _)) in (0..).zip(&joined) {
        store.append(vec![append(table(n), 1, 1..=1)]).await.unwrap();
    }
    let terms: Vec<i64> = sqlx::query_scalar("SELECT term FROM leases").fetch_all(&mut stranger(&url).await).await.unwrap();
    assert_eq!(terms, [1], "they hold one lease");
}

#[tokio::test]
async fn a_file_cannot_be_shared() {
    let place = Place::sqlite();
    assert!(matches!(Store::join(&place.url(), patient(), new_name()).await, Err(StoreError::NotHere(_))));
}

/// Statements about a table touch that table's rows and the node's own, so that nodes do not wait for each other and a distributed
/// PostgreSQL can hold them by table.
#[tokio::test]
async fn a_move_touches_the_rows_of_its_table_and_no_others() {
    let mut cluster = Cluster::start();
    let url = cluster.database().await;
    let mut session = stranger(&url).await;
    let database: String = sqlx::query_scalar("SELECT current_database()").fetch_one(&mut session).await.unwrap();
    let sql = format!("ALTER DATABASE {database} SET log_statement = 'all'");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut session).await.unwrap();
    let node = Node::join(&url).await;
    node.store.append(vec![append(table(1), 1, 1..=1)]).await.unwrap();
    node.store.append(vec![append(table(2), 1, 1..=1)]).await.unwrap();
    let mut marker = stranger(&url).await;
    sqlx::raw_sql("SELECT 'the move begins'").execute(&mut marker).await.unwrap();
    let played = Append { line: TableRow { moves: 2, ..row() }, entries: vec![moved(2)], ..append(table(1), 1, 2..=2) };
    node.store.append(vec![keyed(played, person(1), "key")]).await.unwrap();
    sqlx::raw_sql("SELECT 'the move ends'").execute(&mut marker).await.unwrap();
    let log = cluster.log();
    cluster.stop();
    let (_, log) = log.split_once("'the move begins'").expect("it is logged");
    let (log, _) = log.split_once("'the move ends'").expect("it is logged");
    assert!(!log.contains(table(2).as_str()), "{log}");
    // The node's heartbeat may come in between.
    let statements: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("LOG:  execute") && !line.contains("UPDATE nodes SET seen") && !line.contains("advisory"))
        .collect();
    let words = statements.iter().flat_map(|statement| statement.split_whitespace().zip(statement.split_whitespace().skip(1)));
    let named = words.filter(|(word, _)| ["FROM", "JOIN", "UPDATE", "INTO"].contains(word)).map(|(_, name)| name);
    let touched: BTreeSet<&str> = named.filter(|name| !name.starts_with("UNNEST") && *name != "SET").collect();
    assert_eq!(touched, BTreeSet::from(["command_keys", "events", "service_clock", "tables"]), "{statements:#?}");
}

/// A move.
fn moved(version: u32) -> Entry {
    Entry { event: Event::Moved { seat: 0, text: "a2".to_owned(), lag_ms: 0, held_ms: 0 }, ..entry(version) }
}

/// What a few lines of plain Rust know of a table.
#[derive(Clone)]
struct ModelTable {
    epoch: u32,
    version: u32,
    owner: String,
}

/// Random commands by several nodes, of which some die and others come, against a model.
#[tokio::test]
async fn nodes_do_what_their_model_does() {
    const TABLES: u64 = 5;
    const STEPS: usize = 150;
    let seed = std::env::var("TRILYNX_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| fastrand::u64(..));
    println!("TRILYNX_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let url = trilynx_trials::cluster::database().await;
    let mut nodes = vec![Node::join(&url).await, Node::join(&url).await, Node::join(&url).await];
    let mut tables: Vec<Option<ModelTable>> = vec![None; TABLES as usize];
    for step in 0..STEPS {
        let n = random.usize(..tables.len());
        let id = table(n as u64);
        let by = random.usize(..nodes.len());
        match random.u32(..12) {
            0 => {
                let gone = nodes.swap_remove(by).die(&url).await;
                gone.close().await;
                nodes.push(Node::join(&url).await);
            }
            1..=4 => {
                let answer = nodes[by].store.own(id, 0).await;
                let alive = |owner: &str| nodes.iter().any(|node| node.id == owner);
                match &mut tables[n] {
                    None => assert_eq!(answer.unwrap(), None, "step {step}"),
                    Some(known) if known.owner != nodes[by].id && alive(&known.owner) => {
                        assert_eq!(*served_by(answer), *known.owner, "step {step}");
                    }
                    Some(known) => {
                        (known.epoch, known.owner) = (known.epoch + 1, nodes[by].id.clone());
                        let owned = answer.unwrap().expect("a table");
                        assert_eq!((owned.epoch, owned.entries), (known.epoch, entries(1..=known.version)), "step {step}");
                    }
                }
            }
            _ => {
                let (epoch, version) = tables[n].as_ref().map_or((1, 0), |known| (known.epoch, known.version));
                let epoch = if random.u32(..6) == 0 { epoch.saturating_sub(1) } else { epoch };
                let first = version + if random.u32(..6) == 0 { 2 } else { 1 };
                let wanted: Append = append(id, epoch, first..=first + random.u32(..2));
                let last = wanted.entries.last().expect("an entry").version;
                let follows = first == version + 1;
                let expected = match &tables[n] {
                    None => follows,
                    Some(known) => follows && known.owner == nodes[by].id && known.epoch == epoch,
                };
                let answer = nodes[by].store.append(vec![wanted]).await;
                assert_eq!(answer, if expected { Ok(()) } else { Err(AppendError::Conflict) }, "step {step}");
                if expected {
                    tables[n] = Some(ModelTable { epoch, version: last, owner: nodes[by].id.clone() });
                }
            }
        }
    }
    for (n, known) in (0..).zip(&tables) {
        let version = known.as_ref().map_or(0, |known| known.version);
        assert_eq!(nodes[0].store.log(table(n), 0, 1000).await.unwrap(), entries(1..=version));
    }
}
