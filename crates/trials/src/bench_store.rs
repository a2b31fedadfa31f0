//! How long the store takes for what people ask of it when it holds a million finished games.
//!
//! The one thing to know: the rows are made here and written in bulk, by the statements of no server, but into the tables of one. Who has
//! played how often is uneven, as it is among people: the busiest of them sat at thousands of tables.

mod explorer;

use crate::client::Trouble;
use fastrand::Rng;
use hdrhistogram::Histogram;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _};
use std::time::{Duration, Instant};
use trilynx_games::GameId;
use trilynx_protocol::clock::ClockRule;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, Options, PersonId, SeatOffer, TableId};
use trilynx_server::store::{Cursor, GamesFilter, Store, StoreOptions};

/// People, a quarter of them with accounts.
const PEOPLE: usize = 20_000;
/// Games written in one transaction.
const CHUNK: usize = 2_000;
/// One game in this many has its log.
const LOGGED: usize = 50;
/// Events of a log.
const EVENTS: u32 = 60;
/// How often each question is asked.
const ASKED: usize = 200;
/// When the first game was opened; then one every this many milliseconds.
const FIRST_UNIX_MS: u64 = 1_600_000_000_000;
const BETWEEN_MS: u64 = 20_000;
/// What each question may take, in milliseconds.
const AIM_MS: f64 = 50.0;

fn trouble(error: impl std::fmt::Display) -> Trouble {
    Trouble(error.to_string())
}

/// Fills an empty store and prints how long each question takes.
pub async fn run(url: &str, games: usize) -> Result<(), Trouble> {
    Store::open(url, StoreOptions::default()).await.map_err(trouble)?.close().await;
    let began = Instant::now();
    let people = fill(url, games).await?;
    println!("{games} games of {PEOPLE} people written in {:.0} s", began.elapsed().as_secs_f64());
    let store = Store::open(url, StoreOptions::default()).await.map_err(trouble)?;
    let mut asking = Asking { random: Rng::with_seed(7), aim_ms: AIM_MS, slow: Vec::new() };
    measure(&store, games, &people, &mut asking).await?;
    store.close().await;
    let began = Instant::now();
    let store = Store::open(url, StoreOptions::default()).await.map_err(trouble)?;
    explorer::run(url, &store, games, &mut asking).await?;
    println!("the explorer was filled and asked in {:.0} s", began.elapsed().as_secs_f64());
    store.close().await;
    let slow = asking.slow;
    match slow.as_slice() {
        [] => Ok(()),
        slow => Err(Trouble(format!("99 % of these took too long: {}", slow.join(", ")))),
    }
}

fn person(n: usize) -> PersonId {
    PersonId::from_random((n as u128 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835).to_be_bytes())
}

fn table(n: usize) -> TableId {
    TableId::from_random((n as u128 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C833).to_be_bytes())
}

fn opened(n: usize) -> u64 {
    FIRST_UNIX_MS + n as u64 * BETWEEN_MS
}

/// Small numbers come far more often than large ones.
fn uneven(random: &mut Rng) -> usize {
    (PEOPLE as f64 * random.f64().powi(3)) as usize
}

/// One game as it goes into the columns of both engines.
struct Row {
    id: TableId,
    opened: u64,
    game: GameId,
    private: bool,
    stage: Stage,
    rated: bool,
    players: Vec<usize>,
}

fn row(n: usize, games: usize, random: &mut Rng) -> Row {
    // Half are of the first game, and the last is played least.
    let game = GameId::ALL[[0, 0, 0, 0, 0, 1, 1, 1, 2, 2][random.usize(..10)]];
    let stage = match random.u16(..1000) {
        // The newest are being played.
        _ if n + 1000 > games => Stage::Playing,
        _ if n + 2000 > games => Stage::Waiting,
        0..50 => Stage::Closed,
        _ => Stage::Over,
    };
    let seats = if game.is_duel() { 2 } else { random.usize(2..=4) };
    let mut players = Vec::new();
    while players.len() < seats {
        let player = uneven(random);
        if !players.contains(&player) {
            players.push(player);
        }
    }
    let (private, rated) = (random.u8(..10) == 0, random.bool() && stage == Stage::Over);
    Row { id: table(n), opened: opened(n), game, private, stage, rated, players }
}

/// As the store writes it.
fn stage_name(stage: Stage) -> String {
    json!(stage).as_str().unwrap_or_default().to_owned()
}

/// How often each of the people was rated at each game: the steps of a history are numbered.
type Rated = Vec<[u32; 3]>;

/// The rows of some games, as one JSON array a table of the database.
fn chunk(from: usize, to: usize, games: usize, random: &mut Rng, rated: &mut Rated) -> [serde_json::Value; 4] {
    let (mut tables, mut players, mut events, mut history) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for n in from..to {
        let row = row(n, games, random);
        let options = Options {
            game: GameName(row.game),
            variant: "standard".into(),
            players: row.players.len() as u8,
            start: None,
            order: Order::Random,
            clock: ClockRule::Fischer { initial_s: 300, increment_s: 3 },
            rated: row.rated,
            rounds: 1,
            private: row.private,
        };
        let occupants: Vec<Option<Occupant>> = row.players.iter().map(|player| Some(Occupant::Person(person(*player)))).collect();
        let offers = vec![SeatOffer::Open; row.players.len()];
        let live = matches!(row.stage, Stage::Waiting | Stage::Playing);
        tables.push(json!([
            row.id,
            row.game.name(),
            row.private,
            serde_json::to_string(&options).unwrap_or_default(),
            person(row.players[0]),
            serde_json::to_string(&offers).unwrap_or_default(),
            row.opened,
            row.stage,
            row.rated,
            serde_json::to_string(&occupants).unwrap_or_default(),
            live.then_some(row.opened),
            !live,
        ]));
        for player in &row.players {
            players.push(json!([person(*player), row.opened, row.id, person(*player), row.private, row.game.name(), row.stage]));
            if row.rated {
                let count = &mut rated[*player][row.game as usize];
                *count += 1;
                history.push(json!([person(*player), row.game.name(), *count, row.id, row.opened, 1500.0 + f64::from(*count % 300)]));
            }
        }
        if n % LOGGED == 0 {
            for version in 1..=EVENTS {
                let event = json!({ "event": "moved", "seat": version % 2, "text": "e5-h8", "lag_ms": 12 }).to_string();
                events.push(json!([row.id, version, row.opened + u64::from(version) * 5000, event]));
            }
        }
    }
    [tables.into(), players.into(), events.into(), history.into()]
}

/// The rows of a JSON array, $1, as each engine takes them: by place, and by type where it minds.
fn unfolded(engine: Engine, columns: &[&str]) -> String {
    let picked: Vec<String> = columns
        .iter()
        .enumerate()
        .map(|(n, kind)| match engine {
            Engine::Sqlite => format!("value ->> {n} AS c{n}"),
            Engine::Postgres => format!("CAST(value ->> {n} AS {kind}) AS c{n}"),
        })
        .collect();
    let from = match engine {
        Engine::Sqlite => "json_each($1)",
        Engine::Postgres => "json_array_elements(CAST($1 AS JSON))",
    };
    format!("SELECT {} FROM {from}", picked.join(", "))
}

#[derive(Clone, Copy)]
enum Engine {
    Sqlite,
    Postgres,
}

/// The statements that write a chunk.
fn insertions(engine: Engine) -> [String; 4] {
    const T: &str = "TEXT";
    const N: &str = "BIGINT";
    const B: &str = "BOOLEAN";
    let tables = unfolded(engine, &[T, T, B, T, T, T, N, T, B, T, N, B]);
    let players = unfolded(engine, &[T, N, T, T, B, T, T]);
    let events = unfolded(engine, &[T, N, N, T]);
    let history = unfolded(engine, &[T, T, N, T, N, "DOUBLE PRECISION"]);
    [
        format!(
            "INSERT INTO tables (id, game, private, options, opener, offers, opened_unix_ms, stage, rated, occupants, deadline_service_ms, counted, \
             epoch, version, moves, changed_unix_ms, has_keys, explored) SELECT w.*, 1, 60, 50, 1600000000000, FALSE, TRUE FROM ({tables}) AS w"
        ),
        format!("INSERT INTO players (person, opened_unix_ms, table_id, owner, private, game, stage) {players}"),
        format!("INSERT INTO events (table_id, version, unix_ms, event, service_ms) SELECT w.*, 1 FROM ({events}) AS w"),
        format!(
            "INSERT INTO rating_history (person, game, games, table_id, unix_ms, rating, class, deviation) \
             SELECT w.*, 'blitz', 60.0 FROM ({history}) AS w"
        ),
    ]
}

/// Writes people and games, and says which of the people have accounts.
async fn fill(url: &str, games: usize) -> Result<Vec<PersonId>, Trouble> {
    let mut random = Rng::with_seed(games as u64);
    let mut rated: Rated = vec![[0; 3]; PEOPLE];
    let mut people = Vec::new();
    for n in 0..PEOPLE {
        let account = n % 4 == 0;
        let (kind, folded) = if account { ("account", Some(name(n))) } else { ("guest", None) };
        people.push(json!([person(n), kind, name(n), folded, FIRST_UNIX_MS]));
    }
    let engine = if url.starts_with("sqlite:") { Engine::Sqlite } else { Engine::Postgres };
    let rows = unfolded(engine, &["TEXT", "TEXT", "TEXT", "TEXT", "BIGINT"]);
    let people_sql =
        format!("INSERT INTO people (id, kind, name, folded, created_unix_ms, password_hash) SELECT w.*, 'x' FROM ({rows}) AS w");
    let ratings_sql = "INSERT INTO ratings (person, game, class, rating, deviation, volatility, games) \
                       SELECT person, game, class, 1500, 60, 0.06, MAX(games) FROM rating_history GROUP BY person, game, class";
    let insertions = insertions(engine);
    // The same for both engines, whose connections have nothing in common.
    macro_rules! fill {
        ($connection:expr, $settings:expr, $end:expr) => {{
            let mut connection = $connection.await.map_err(trouble)?;
            sqlx::raw_sql($settings).execute(&mut connection).await.map_err(trouble)?;
            let people = serde_json::Value::Array(people).to_string();
            sqlx::query(AssertSqlSafe(people_sql)).bind(people).execute(&mut connection).await.map_err(trouble)?;
            for from in (0..games).step_by(CHUNK) {
                let rows = chunk(from, (from + CHUNK).min(games), games, &mut random, &mut rated);
                let mut transaction = connection.begin().await.map_err(trouble)?;
                for (sql, rows) in insertions.iter().zip(rows) {
                    let sql = AssertSqlSafe(sql.clone());
                    sqlx::query(sql).bind(rows.to_string()).execute(&mut *transaction).await.map_err(trouble)?;
                }
                transaction.commit().await.map_err(trouble)?;
            }
            sqlx::raw_sql(ratings_sql).execute(&mut connection).await.map_err(trouble)?;
            sqlx::raw_sql($end).execute(&mut connection).await.map_err(trouble)?;
            connection.close().await.map_err(trouble)?;
        }};
    }
    match engine {
        // Nothing of this has to survive a crash. A server never analyses its file, so neither do we.
        Engine::Sqlite => {
            let settings = "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA wal_autocheckpoint = 100000";
            fill!(sqlx::SqliteConnection::connect(url), settings, "PRAGMA wal_checkpoint(TRUNCATE)");
        }
        // PostgreSQL does by itself what is said at the end, after a while.
        Engine::Postgres => fill!(sqlx::PgConnection::connect(url), "SET synchronous_commit = off", "VACUUM ANALYZE"),
    }
    Ok((0..PEOPLE).step_by(4).map(person).collect())
}

fn name(n: usize) -> String {
    format!("player{n}")
}

/// Asks every question often, with other people, games and places each time, and prints a line for each.
async fn measure(store: &Store, games: usize, accounts: &[PersonId], asking: &mut Asking) -> Result<(), Trouble> {
    println!("{:<46} {:>8} {:>8} {:>8}  ms", "", "p50", "p99", "worst");
    let page = |filter: GamesFilter| store.games(GamesFilter { limit: 50, ..filter });
    let anything = GamesFilter::default;
    let deep = |random: &mut Rng| {
        let n = random.usize(..games);
        Some(Cursor { opened_unix_ms: opened(n), table: table(n) })
    };
    let of = |random: &mut Rng| Some(*accounts.get(uneven(random) / 4).unwrap_or(&accounts[0]));
    // Of everybody.
    asking.times("games", |_| page(anything())).await?;
    asking.times("games, a page in the middle", |random| page(GamesFilter { before: deep(random), ..anything() })).await?;
    for game in GameId::ALL {
        asking.times(&format!("games of {}", game.name()), |_| page(GamesFilter { game: Some(*game), ..anything() })).await?;
    }
    let (rarest, second) = (GameId::ALL[2], GameId::ALL[1]);
    for at in [Stage::Waiting, Stage::Playing, Stage::Between, Stage::Over, Stage::Closed] {
        asking.times(&format!("games that are {}", stage_name(at)), |_| page(GamesFilter { stage: Some(at), ..anything() })).await?;
        let filter = || GamesFilter { game: Some(rarest), stage: Some(at), ..anything() };
        asking.times(&format!("games of {rarest} that are {}", stage_name(at)), |_| page(filter())).await?;
        asking
            .times(&format!("games of {rarest} that are {}, in the middle", stage_name(at)), |random| {
                page(GamesFilter { before: deep(random), ..filter() })
            })
            .await?;
    }
    // Of one player, most often of one who plays much; the busiest of all by name.
    let busiest = || GamesFilter { name: Some(name(0)), ..anything() };
    asking.times("games of the busiest player", |_| page(busiest())).await?;
    asking.times("… in the middle", |random| page(GamesFilter { before: deep(random), ..busiest() })).await?;
    asking.times(&format!("… of {rarest}"), |_| page(GamesFilter { game: Some(rarest), ..busiest() })).await?;
    asking.times("… that are between", |_| page(GamesFilter { stage: Some(Stage::Between), ..busiest() })).await?;
    asking
        .times(&format!("… of {second} that are closed"), |_| {
            page(GamesFilter { game: Some(second), stage: Some(Stage::Closed), ..busiest() })
        })
        .await?;
    asking.times("games of a player", |random| page(GamesFilter { person: of(random), ..anything() })).await?;
    asking.times("somebody's own games", |random| page(GamesFilter { person: of(random), private: true, ..anything() })).await?;
    asking
        .times("somebody's own games, in the middle", |random| {
            page(GamesFilter { person: of(random), private: true, before: deep(random), ..anything() })
        })
        .await?;
    // A profile.
    let busy = person(0);
    asking
        .times("a person by name", |random| {
            let name = name(random.usize(..PEOPLE / 4) * 4);
            async move { store.person_by_name(&name).await }
        })
        .await?;
    asking.times("the ratings of a profile", |random| store.ratings(of(random).unwrap_or(busy))).await?;
    asking.times("a history of ratings, the longest", |_| store.rating_history(busy, GameId::ALL[0], "blitz", 400)).await?;
    let many = |random: &mut Rng| (0..100).map(|_| person(random.usize(..PEOPLE))).collect::<Vec<_>>();
    asking
        .times("the names of a page", |random| {
            let many = many(random);
            async move { store.people(&many).await }
        })
        .await?;
    asking
        .times("the ratings of a page", |random| {
            let many = many(random);
            async move { store.ratings_of(&many).await }
        })
        .await?;
    asking.times("the log of a table", |random| store.log(table(random.usize(..games / LOGGED) * LOGGED), 0, 1000)).await?;
    // At the start of a server, and beside its work.
    asking.times("the lobby: open tables", |_| store.open_tables(1000)).await?;
    asking.times("the lobby: running tables", |_| store.running_tables(1000)).await?;
    asking.times("deadlines", |_| store.deadlines(200_000)).await?;
    asking.times("results to rate", |_| store.results_to_rate(100)).await?;
    asking.times("a sweep of guests", |random| store.sweep_guests(Some(person(random.usize(..PEOPLE))), 0, 1000)).await?;
    asking.times("a sweep of keys", |_| store.prune_keys(u64::MAX / 2, 50)).await?;
    asking.times("a proof of a write", |_| store.prove_write()).await?;
    Ok(())
}

struct Asking {
    random: Rng,
    /// What a question may take, in milliseconds.
    aim_ms: f64,
    slow: Vec<String>,
}

impl Asking {
    /// Asks one question again and again.
    async fn times<T, E: std::fmt::Display, F: Future<Output = Result<T, E>>>(
        &mut self,
        what: &str,
        ask: impl Fn(&mut Rng) -> F,
    ) -> Result<(), Trouble> {
        let mut times = Histogram::<u64>::new_with_bounds(1, 60_000_000, 3).map_err(trouble)?;
        for _ in 0..ASKED {
            let asked = ask(&mut self.random);
            let began = Instant::now();
            asked.await.map_err(trouble)?;
            times.saturating_record(microseconds(began.elapsed()));
        }
        let at = |share: f64| times.value_at_quantile(share) as f64 / 1e3;
        println!("{what:<46} {:>8.2} {:>8.2} {:>8.2}", at(0.5), at(0.99), at(1.0));
        if at(0.99) > self.aim_ms {
            self.slow.push(what.to_owned());
        }
        Ok(())
    }
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
