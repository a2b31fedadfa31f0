//! How many appends a second the store commits on this disk: `cargo run --release -p trilynx-server --example appends [URL] [SECONDS]`.
//!
//! Prints what an fsync costs first, since every commit waits for one. Without a URL a SQLite file in the current folder is used and removed
//! afterwards; with a PostgreSQL one, the database should be an empty one.

use std::io::{Seek, Write};
use std::time::{Duration, Instant};
use trilynx_games::GameId;
use trilynx_protocol::clock::ClockRule;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, Options, PersonId, SeatOffer, TableId, Time};
use trilynx_server::store::{Append, CommandKey, Notify, Store, StoreOptions, TableRow, ToMove};

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = tempfile::tempdir_in(".").expect("a folder here");
    let url = arguments.next().unwrap_or_else(|| format!("sqlite:{}", folder.path().join("games.db").display()));
    let seconds: f64 = arguments.next().map_or(3.0, |seconds| seconds.parse().expect("seconds"));
    if url.starts_with("sqlite:") {
        fsync_cost(folder.path());
    }
    let store = Store::open(&url, StoreOptions::default()).await.expect("the store opens");
    println!("{:>7} {:>12} {:>9} {:>9} {:>9}", "tables", "appends/s", "p50 ms", "p99 ms", "max ms");
    for tables in [1, 8, 64, 512, 4096] {
        let mut times = measure(&store, tables, Duration::from_secs_f64(seconds)).await;
        times.sort_unstable();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!("{tables:>7} {:>12.0} {:>9.2} {:>9.2} {:>9.2}", times.len() as f64 / seconds, at(0.5), at(0.99), at(1.0));
    }
    let start = Instant::now();
    let live = store.deadlines(1_000_000).await.expect("a list").len();
    println!("{live} deadlines of live tables in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    store.close().await;
}

fn fsync_cost(folder: &std::path::Path) {
    let mut file = std::fs::File::create(folder.join("fsync")).expect("a file");
    let mut times: Vec<Duration> = (0..300)
        .map(|_| {
            file.rewind().and_then(|()| file.write_all(&[7; 4096])).expect("a page");
            let start = Instant::now();
            file.sync_data().expect("an fsync");
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("fsync of a page: median {:.2} ms, p99 {:.2} ms", times[150].as_secs_f64() * 1e3, times[297].as_secs_f64() * 1e3);
}

/// Every table appends its next move as soon as the last is durable. The answers' times.
async fn measure(store: &Store, tables: usize, time: Duration) -> Vec<Duration> {
    let end = Instant::now() + time;
    let playing: Vec<_> = (0..tables).map(|_| tokio::spawn(play(store.clone(), end))).collect();
    let mut times = Vec::new();
    for table in playing {
        times.extend(table.await.expect("no panic"));
    }
    times
}

async fn play(store: Store, end: Instant) -> Vec<Duration> {
    let chance = || {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("chance");
        bytes
    };
    let (table, people) = (TableId::from_random(chance()), [PersonId::from_random(chance()), PersonId::from_random(chance())]);
    let mut times = Vec::new();
    for version in 1.. {
        let append = next(table, people, version);
        let start = Instant::now();
        if start >= end {
            break;
        }
        store.append(vec![append]).await.expect("appended");
        times.push(start.elapsed());
    }
    times
}

/// A move of a game with a clock, as the server would store it.
fn next(table: TableId, people: [PersonId; 2], version: u32) -> Append {
    let line = TableRow {
        options: Options {
            game: GameName(GameId::ALL[0]),
            variant: "standard".into(),
            players: 2,
            start: None,
            order: Order::Random,
            clock: ClockRule::Fischer { initial_s: 300, increment_s: 3 },
            rated: true,
            rounds: 1,
            private: false,
        },
        opener: people[0],
        offers: vec![SeatOffer::Me, SeatOffer::Open],
        rematch_of: None,
        opened_unix_ms: 1_700_000_000_000,
        stage: Stage::Playing,
        rated: true,
        occupants: people.map(|person| Some(Occupant::Person(person))).to_vec(),
        moves: version,
        result: None,
        changed_unix_ms: 1_700_000_000_000 + u64::from(version),
        deadline_service_ms: Some(300_000 + u64::from(version)),
        to_move: ToMove::Seat((version % 2) as u8),
    };
    let at = Time { service_ms: u64::from(version), unix_ms: 1_700_000_000_000 + u64::from(version) };
    let event = Event::Moved { seat: (version % 2) as u8, text: "e5-h8".into(), lag_ms: 12, held_ms: 0 };
    Append {
        table,
        epoch: 1,
        entries: vec![Entry { version, at, event }],
        key: Some(CommandKey { person: people[version as usize % 2], name: format!("{version:08x}-5f2c"), digest: i64::from(version) }),
        line,
        snapshot: None,
        notify: Notify::default(),
    }
}
