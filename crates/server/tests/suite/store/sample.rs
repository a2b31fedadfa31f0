//! Things to store.

use sqlx::Connection as _;
use std::path::PathBuf;
use trilynx_games::GameId;
use trilynx_protocol::clock::ClockRule;
use trilynx_protocol::log::{Entry, Event, StoredRoom};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, Options, PersonId, SeatOffer, TableId, Time};
use trilynx_server::store::{Append, CommandKey, Granted, Notify, Store, StoreOptions, TableRow, ToMove};

/// Where a store lies; it can be opened again and again.
pub enum Place {
    Sqlite(tempfile::TempDir),
    Postgres(String),
}

impl Place {
    pub fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir().expect("a folder"))
    }

    pub async fn postgres() -> Place {
        Place::Postgres(trilynx_trials::cluster::database().await)
    }

    pub fn url(&self) -> String {
        match self {
            Place::Sqlite(_) => format!("sqlite:{}", self.file().display()),
            Place::Postgres(url) => url.clone(),
        }
    }

    /// SQLite's file.
    pub fn file(&self) -> PathBuf {
        match self {
            Place::Sqlite(folder) => folder.path().join("games.db"),
            Place::Postgres(url) => panic!("{url} is no file"),
        }
    }

    /// Lays a store out as it was after so many migrations, and fills it with these statements.
    pub async fn lay_out(&self, migrations: usize, statements: &[String]) {
        let engine = if let Place::Sqlite(_) = self { "sqlite" } else { "postgres" };
        let folder = tempfile::tempdir().expect("a folder");
        let all = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(engine);
        let mut files: Vec<PathBuf> = std::fs::read_dir(all).expect("migrations").map(|file| file.expect("a file").path()).collect();
        files.sort();
        for file in &files[..migrations] {
            std::fs::copy(file, folder.path().join(file.file_name().expect("a name"))).expect("a copy");
        }
        let migrator = sqlx::migrate::Migrator::new(folder.path()).await.expect("migrations");
        match self {
            Place::Sqlite(_) => {
                let mut connection = sqlx::SqliteConnection::connect(&format!("{}?mode=rwc", self.url())).await.expect("a connection");
                migrator.run(&mut connection).await.expect("the tables of then");
                for sql in statements {
                    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.clone())).execute(&mut connection).await.expect("the rows of then");
                }
                connection.close().await.expect("closed");
            }
            Place::Postgres(url) => {
                let mut connection = sqlx::PgConnection::connect(url).await.expect("a connection");
                migrator.run(&mut connection).await.expect("the tables of then");
                for sql in statements {
                    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.clone())).execute(&mut connection).await.expect("the rows of then");
                }
                connection.close().await.expect("closed");
            }
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url(), patient()).await.expect("the store opens")
    }

    /// Does something to it behind the back of the program.
    pub async fn execute(&self, sql: &'static str) {
        match self {
            Place::Sqlite(_) => {
                let mut connection = sqlx::SqliteConnection::connect(&self.url()).await.expect("a file");
                sqlx::query(sql).execute(&mut connection).await.expect(sql);
                connection.close().await.expect("closed");
            }
            Place::Postgres(url) => {
                let mut connection = sqlx::PgConnection::connect(url).await.expect("a server");
                sqlx::query(sql).execute(&mut connection).await.expect(sql);
                connection.close().await.expect("closed");
            }
        }
    }
}

/// The usual options, but for the time that a busy machine may take.
pub fn patient() -> StoreOptions {
    StoreOptions { patience: std::time::Duration::from_secs(60), ..StoreOptions::default() }
}

/// Runs checks on both engines, each as a test of its own.
macro_rules! on_both {
    ($($check:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $check() {
                super::$check($crate::store::sample::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $check() {
                super::$check($crate::store::sample::Place::postgres().await).await;
            })*
        }
    };
}
pub(crate) use on_both;

pub fn person(n: u64) -> PersonId {
    PersonId::from_random(u128::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835).to_be_bytes())
}

pub fn table(n: u64) -> TableId {
    TableId::from_random(u128::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C833).to_be_bytes())
}

/// A line of a log. The text has what could trip an engine: quotes, a backslash, a zero, letters beyond ASCII.
pub fn entry(version: u32) -> Entry {
    let text = format!("{version}: \"é\\'\u{0}€😀\" $1 %s");
    Entry {
        version,
        at: Time { service_ms: 1000 + u64::from(version), unix_ms: 1_700_000_000_000 + u64::from(version) },
        event: Event::Said { by: person(1), room: StoredRoom::Players, text },
    }
}

pub fn entries(versions: std::ops::RangeInclusive<u32>) -> Vec<Entry> {
    versions.map(entry).collect()
}

pub fn options(game: GameId) -> Options {
    Options {
        game: GameName(game),
        variant: "standard".into(),
        players: 2,
        start: None,
        order: Order::Fixed,
        clock: ClockRule::Fischer { initial_s: 300, increment_s: 3 },
        rated: true,
        rounds: 1,
        private: false,
    }
}

/// The line of a waiting table.
pub fn row() -> TableRow {
    TableRow {
        options: options(GameId::Yinsh),
        opener: person(1),
        offers: vec![SeatOffer::Me, SeatOffer::Open],
        rematch_of: None,
        opened_unix_ms: 1_700_000_000_000,
        stage: Stage::Waiting,
        rated: true,
        occupants: vec![Some(Occupant::Person(person(1))), None],
        moves: 0,
        result: None,
        changed_unix_ms: 1_700_000_000_000,
        deadline_service_ms: Some(86_400_000),
        to_move: ToMove::Nobody,
    }
}

pub fn append(table: TableId, epoch: u32, versions: std::ops::RangeInclusive<u32>) -> Append {
    let moves = *versions.end();
    Append {
        table,
        epoch,
        entries: entries(versions),
        key: None,
        line: TableRow { moves, ..row() },
        snapshot: None,
        notify: Notify::default(),
    }
}

/// Of every command that has a key.
pub const DIGEST: i64 = i64::MIN + 5;

/// What is known of a command that led to this version.
pub fn granted(version: u32) -> Granted {
    Granted { version, digest: Some(DIGEST) }
}

pub fn keyed(append: Append, person: PersonId, key: &str) -> Append {
    Append { key: Some(CommandKey { person, name: key.to_owned(), digest: DIGEST }), ..append }
}
