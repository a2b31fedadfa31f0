//! What becomes of a table whose task panics.

use crate::host::{eventually, within};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Command, Occupant, PersonId, SeatOffer, TableId, Time};
use trilynx_server::bus::Bus;
use trilynx_server::config::Database;
use trilynx_server::env::Env;
use trilynx_server::live::fair::Origin;
use trilynx_server::live::opening;
use trilynx_server::live::table::{CommandRequest, RequestError};
use trilynx_server::{Config, Service, Settings};
use trilynx_table::Opening;

/// A service whose clock the test moves, and whose dice break once when the test says so: in the middle of a table's decision.
struct Fragile {
    service: Service,
    ms: Arc<AtomicU64>,
    breaks: Arc<AtomicBool>,
    _folder: tempfile::TempDir,
}

impl Fragile {
    async fn start() -> Fragile {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Some(Database::Sqlite(folder.path().join("games.db")));
        let config = Config::new(Settings { database, bot_threads: Some(1), ..Settings::default() }).expect("sound settings");
        let (ms, breaks) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (clock, dice) = (ms.clone(), breaks.clone());
        let env = move |stored: u64| {
            let now = move || Time { service_ms: stored + clock.load(Ordering::SeqCst), unix_ms: 1_800_000_000_000 };
            let bytes = move |bytes: &mut [u8]| {
                assert!(!dice.swap(false, Ordering::SeqCst), "a mistake in a table's task");
                fastrand::Rng::new().fill(bytes);
            };
            Env::new(now, bytes)
        };
        let service = Service::start_with(config, Bus::alone(), env).await.expect("a service");
        Fragile { service, ms, breaks, _folder: folder }
    }

    /// Lets time pass, and the timer look at the clock.
    fn pass(&self, ms: u64) {
        self.ms.fetch_add(ms, Ordering::SeqCst);
        self.service.live.tables.put_away(TableId::from_random([255; 16]), Some(u64::MAX / 2));
    }

    async fn say(&self, table: TableId, person: PersonId, key: &str) -> Result<u32, RequestError> {
        let live = &self.service.live;
        let request = CommandRequest {
            person,
            guest: true,
            origin: Origin::LOCAL,
            seat: None,
            lag_ms: 0,
            received: live.env.now(),
            key: key.to_owned(),
            command: Command::Say { text: "Hello.".to_owned() },
        };
        within(live.table(table).expect("a table").ask_and_wait(request)).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_task_panics_is_put_away_and_woken_again() {
    let fragile = Fragile::start().await;
    let live = &fragile.service.live;
    let [white, black] = [1, 2].map(|n| PersonId::from_random([n; 16]));
    for person in [white, black] {
        fragile.service.store.create_guest(person, "Guest", 1).await.expect("a guest");
    }
    let clock = json!({ "kind": "fischer", "initial_s": 60, "increment_s": 0 });
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed", "clock": clock });
    let opening = Opening {
        options: serde_json::from_value(options).expect("options"),
        by: white,
        offers: vec![SeatOffer::For(white), SeatOffer::For(black)],
        occupants: vec![Some(Occupant::Person(white)), Some(Occupant::Person(black))],
        rematch_of: None,
        guest: true,
    };
    let table = live.env.table_id();
    opening::open(live, table, opening, Origin::LOCAL).await.expect("a table");
    fragile.say(table, white, "before").await.expect("said");
    let broken = live.table(table).expect("a table");

    fragile.breaks.store(true, Ordering::SeqCst);
    assert_eq!(fragile.say(table, black, "again").await, Err(RequestError::Unavailable), "nothing was stored, and it is said");
    eventually("the table is put away", || !broken.is_open() && live.tables.in_memory() == 0).await;

    // Nobody asks for the table: it is woken by itself, and what has been stored is all there.
    fragile.pass(1_500);
    eventually("the table is woken", || live.tables.in_memory() == 1).await;
    fragile.say(table, black, "again").await.expect("said");
    let (view, _) = *within(live.table(table).expect("a table").view(black, None)).await.expect("a view");
    assert_eq!((view.chat.len(), view.stage), (2, Stage::Playing));

    // It may panic a second time, and the clock of a player who is gone still runs out.
    fragile.breaks.store(true, Ordering::SeqCst);
    assert!(fragile.say(table, white, "more").await.is_err());
    eventually("the table is put away", || live.tables.in_memory() == 0).await;
    fragile.pass(3_600_000);
    let ended = async {
        while fragile.service.store.row(table).await.expect("a store").expect("a row").stage == Stage::Playing {
            tokio::task::yield_now().await;
        }
    };
    within(ended).await;
    assert_eq!(fragile.service.close().await, trilynx_server::service::Closed::InOrder);
}
