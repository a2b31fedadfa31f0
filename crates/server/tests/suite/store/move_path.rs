//! Where PostgreSQL itself is outgrown, its rows are spread over machines by table. So everything that a move asks of the database is about
//! rows of its own table, in games with a clock; those without one are slow, and also write what people are notified of: a real server is watched through PostgreSQL's log while people play, and every statement is looked at.

use crate::fixture::Running;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};
use std::collections::{BTreeMap, BTreeSet};
use trilynx_protocol::TableId;
use trilynx_trials::client::Guest;
use trilynx_trials::cluster::Cluster;

/// What holds rows of tables, and in which column it is said of which one.
const BY_TABLE: [(&str, &str); 5] =
    [("tables", "id"), ("events", "table_id"), ("command_keys", "table_id"), ("snapshots", "table_id"), ("players", "table_id")];
/// What holds rows of nodes. Each has but a few, and none of them is about a table.
const OF_NODES: [&str; 4] = ["leases", "nodes", "service_clock", "write_checks"];

/// A statement as PostgreSQL has logged it.
#[derive(Clone, Debug, Default)]
struct Statement {
    sql: String,
    parameters: String,
}

/// What was executed, in order, by process.
fn statements(log: &str) -> BTreeMap<String, Vec<Statement>> {
    let mut found: BTreeMap<String, Vec<Statement>> = BTreeMap::new();
    for line in log.lines() {
        let Some((process, rest)) = line.split_once('[').and_then(|(_, rest)| rest.split_once("] ")) else { continue };
        let of_process = found.entry(process.to_owned()).or_default();
        if let Some((how, sql)) = rest.strip_prefix("LOG:  ").and_then(|logged| logged.split_once(": "))
            && (how == "statement" || how.starts_with("execute "))
        {
            of_process.push(Statement { sql: sql.to_owned(), parameters: String::new() });
        } else if let Some(parameters) = rest.strip_prefix("DETAIL:  parameters: ")
            && let Some(last) = of_process.last_mut()
        {
            last.parameters = parameters.to_owned();
        }
    }
    found
}

/// Only those of transactions that add to a log: what a move waits for.
fn of_appends(statements: Vec<Statement>) -> Vec<Statement> {
    let mut appends = Vec::new();
    let transactions = statements.split(|statement| statement.sql == "BEGIN");
    for transaction in
        transactions.filter(|transaction| transaction.iter().any(|statement| statement.sql.starts_with("INSERT INTO events")))
    {
        appends.extend(transaction.iter().cloned());
    }
    appends
}

/// The words of a statement, without what stands between quotation marks.
fn words(sql: &str) -> BTreeSet<&str> {
    let outside = sql.split('\'').step_by(2);
    outside.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
}

/// A database whose plans are looked at.
struct Planner {
    connection: PgConnection,
    relations: Vec<String>,
}

impl Planner {
    async fn new(url: &str) -> Planner {
        let mut connection = PgConnection::connect(url).await.expect("a connection");
        let settings = "SET log_statement = 'none'; SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; \
                        SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off";
        sqlx::raw_sql(settings).execute(&mut connection).await.expect("settings");
        let sql = "SELECT relname::TEXT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
        let relations = sqlx::query_scalar(sql).fetch_all(&mut connection).await.expect("relations");
        Planner { connection, relations }
    }

    /// What is wrong with a statement that is part of a move at `table`, where these are the `others`.
    async fn complaint(&mut self, statement: &Statement, table: TableId, others: &[TableId]) -> Option<String> {
        let words = words(&statement.sql);
        let named: Vec<String> = self.relations.iter().filter(|relation| words.contains(relation.as_str())).cloned().collect();
        let about_tables: Vec<&String> = named.iter().filter(|relation| !OF_NODES.contains(&relation.as_str())).collect();
        if about_tables.is_empty() {
            return None;
        }
        if let Some(other) = others.iter().find(|other| statement.parameters.contains(other.as_str())) {
            return Some(format!("it is about table {other} as well"));
        }
        if !statement.parameters.contains(table.as_str()) {
            return Some("it does not say about which table".to_owned());
        }
        let plan = self.plan(&statement.sql).await;
        for relation in about_tables {
            let Some((_, column)) = BY_TABLE.iter().find(|(name, _)| name == relation) else {
                return Some(format!("{relation} is not held by table"));
            };
            if let Some(scan) = scan_by_other_means(&plan, relation, column) {
                return Some(format!("{relation}: {scan}"));
            }
        }
        None
    }

    /// How PostgreSQL would execute it for any values.
    async fn plan(&mut self, sql: &str) -> Vec<String> {
        let parameters = (1..=32).rev().find(|n| sql.contains(&format!("${n}"))).unwrap_or(0);
        let values = if parameters == 0 { String::new() } else { format!("({})", vec!["NULL"; parameters].join(", ")) };
        let prepare = AssertSqlSafe(format!("PREPARE asked AS {sql}"));
        sqlx::raw_sql(prepare).execute(&mut self.connection).await.unwrap_or_else(|error| panic!("{error}: {sql}"));
        let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE asked{values}"));
        let rows = sqlx::raw_sql(explain).fetch_all(&mut self.connection).await.expect("a plan");
        sqlx::raw_sql("DEALLOCATE asked").execute(&mut self.connection).await.expect("forgotten");
        rows.iter().map(|row| row.get::<String, _>(0).trim().to_owned()).collect()
    }
}

/// How statements were executed, as `auto_explain` has logged it, by process.
fn plans(log: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut process = None;
    for line in log.lines() {
        if let Some(more) = line.strip_prefix('\t') {
            let of_process = process.as_ref().and_then(|process| found.get_mut(process));
            if let Some(plan) = of_process.and_then(|plans| plans.last_mut()) {
                plan.extend([more, "\n"]);
            }
            continue;
        }
        let of_line = line.split_once('[').and_then(|(_, rest)| rest.split_once("] "));
        process = of_line.filter(|_| line.ends_with("  plan:")).map(|(process, _)| process.to_owned());
        if let Some(process) = &process {
            found.entry(process.clone()).or_default().push(String::new());
        }
    }
    found
}

/// A line of a plan by which rows of this relation are found, other than by this column.
fn scan_by_other_means(plan: &[String], relation: &str, column: &str) -> Option<String> {
    let scans = |line: &str| line.contains("Scan") && line.contains(&format!(" on {relation} "));
    let by_column = |line: &String| {
        line.starts_with("Index Cond:") && (line.contains(&format!("({column} = ")) || line.contains(&format!(".{column} = ")))
    };
    plan.iter().enumerate().find(|(n, line)| scans(line) && !plan.get(n + 1).is_some_and(by_column)).map(|(_, line)| line.clone())
}

/// A table with both of them, the first on the first seat.
async fn sit_down(guests: &[Guest; 2]) -> TableId {
    let options = json!({ "game": "yinsh", "variant": "blitz", "players": 2, "order": "fixed", "clock": { "kind": "fischer", "initial_s": 1800, "increment_s": 5 } });
    let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    ask(&guests[1], table, "sit", json!({ "do": "sit" })).await;
    table
}

async fn ask(guest: &Guest, table: TableId, key: &str, command: Value) {
    let (status, answer) =
        guest.post(&format!("/api/tables/{table}/ask"), &json!({ "key": key, "command": command })).await.expect("an answer");
    assert_eq!(status, 200, "{command}: {answer}");
}

/// Plays the first move that is legal, for whom it is to decide.
async fn play(guests: &[Guest; 2], table: TableId, key: &str) {
    for guest in guests {
        let seen: Value = guest.get(&format!("/api/tables/{table}")).await.expect("a view");
        let game = &seen["view"]["game"];
        if let (Some(text), Some(moves)) = (game["decision"]["legal"][0].as_str(), game["moves"].as_array()) {
            let number = moves.len();
            return ask(guest, table, key, json!({ "do": "play", "move": text, "number": number })).await;
        }
    }
    panic!("nobody has anything to decide");
}

/// Moves that are played and stay, too few for a game.
const MOVES: u32 = 20;
/// Moves that are played and taken back. With them there are enough events for a snapshot.
const TAKEN_BACK: u32 = 90;

#[tokio::test(flavor = "multi_thread")]
async fn every_statement_of_a_move_is_about_rows_of_its_table() {
    let cluster = Cluster::start();
    let url = cluster.database().await;
    let mut connection = PgConnection::connect(&url).await.expect("a connection");
    let logged = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET log_statement = ''all''', current_database()); END $$";
    sqlx::raw_sql(logged).execute(&mut connection).await.expect("a setting");
    let server = Running::start_with(|config| {
        config.database = url.parse().expect("an address");
        config.limits = None;
    })
    .await;
    let http = reqwest::Client::new();
    let arrive = async || Guest::arrive(&http, &server.address.to_string()).await.expect("a guest");
    let guests = [arrive().await, arrive().await];
    let played = [sit_down(&guests).await, sit_down(&guests).await, sit_down(&guests).await];
    let mut planner = Planner::new(&url).await;
    let table = played[0];
    let before = cluster.log().len();
    for n in 0..MOVES {
        play(&guests, table, &format!("move {n}")).await;
    }
    for n in 0..TAKEN_BACK {
        play(&guests, table, &format!("wrong {n}")).await;
        ask(&guests[0], table, &format!("back {n}"), json!({ "do": "ask_takeback", "to": MOVES })).await;
        ask(&guests[1], table, &format!("yes {n}"), json!({ "do": "answer_takeback", "accept": true })).await;
    }
    // Who is away would be notified of the end, which is a row of theirs.
    let mut watching = Vec::new();
    for guest in &guests {
        let mut socket = guest.connect().await.expect("a socket");
        socket.watch(table).await.expect("a view");
        watching.push(socket);
    }
    ask(&guests[0], table, "end", json!({ "do": "resign" })).await;
    let log = cluster.log();
    let others = &played[1..];

    let (mut looked_at, mut kinds) = (0, BTreeSet::new());
    for statement in statements(&log[before..]).into_values().flat_map(of_appends) {
        let complaint = planner.complaint(&statement, table, others).await;
        assert_eq!(complaint, None, "{}\n{}", statement.sql, statement.parameters);
        looked_at += 1;
        kinds.insert(statement.sql);
    }
    // A test that sees nothing shows nothing.
    assert!(looked_at > 5 * (MOVES + 3 * TAKEN_BACK), "{looked_at} statements");
    for wanted in ["INSERT INTO events", "INSERT INTO command_keys", "UPDATE tables", "INSERT INTO snapshots", "UPDATE players"] {
        assert!(kinds.iter().any(|sql| sql.starts_with(wanted)), "{wanted} is not in {kinds:#?}");
    }
    server.stop().await;
}

/// What a planner would do with the right settings (above) is one thing, what the writer's session really does another.
#[tokio::test(flavor = "multi_thread")]
async fn the_writer_finds_every_row_by_an_index() {
    let cluster = Cluster::start();
    let url = cluster.database().await;
    let mut connection = PgConnection::connect(&url).await.expect("a connection");
    for setting in ["session_preload_libraries = 'auto_explain'", "auto_explain.log_min_duration = 0"] {
        let sql =
            format!("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET {}', current_database()); END $$", setting.replace('\'', "''"));
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("a setting");
    }
    let server = Running::start_with(|config| {
        config.database = url.parse().expect("an address");
        config.limits = None;
    })
    .await;
    let http = reqwest::Client::new();
    let arrive = async || Guest::arrive(&http, &server.address.to_string()).await.expect("a guest");
    let guests = [arrive().await, arrive().await];
    let table = sit_down(&guests).await;
    for n in 0..MOVES {
        play(&guests, table, &format!("move {n}")).await;
    }
    ask(&guests[0], table, "end", json!({ "do": "resign" })).await;
    let by_process = plans(&cluster.log());
    let writer: Vec<String> =
        by_process.into_values().find(|plans| plans.iter().any(|plan| plan.contains("INSERT INTO events"))).expect("a process that writes");
    let of = |wanted: &str| writer.iter().filter(|plan| plan.contains(wanted)).count();
    for wanted in ["JOIN command_keys", "UPDATE tables AS t", "UPDATE players AS p"] {
        assert!(of(wanted) > 0, "{wanted} is not in {writer:#?}");
    }
    for plan in &writer {
        let is_whole = |relation: &str| plan.contains(&format!("Seq Scan on {relation} "));
        let whole = BY_TABLE.iter().find(|(relation, _)| is_whole(relation));
        assert_eq!(whole, None, "{plan}");
        assert!(!plan.contains("Hash Join") && !plan.contains("Merge Join"), "{plan}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_statement_about_more_than_one_table_is_noticed() {
    let cluster = Cluster::start();
    let url = cluster.database().await;
    let server = Running::start_with(|config| config.database = url.parse().expect("an address")).await;
    let mut planner = Planner::new(&url).await;
    let (table, other) = (TableId::from_random([1; 16]), TableId::from_random([2; 16]));
    let given = format!("$1 = '{{{table}}}'");
    let cases = [
        ("UPDATE tables SET moves = moves + 1 WHERE id = ANY($1)", given.clone(), None),
        ("UPDATE tables SET moves = moves + 1 WHERE id = ANY($1)", format!("$1 = '{{{table},{other}}}'"), Some("as well")),
        ("SELECT version FROM events WHERE table_id = $1", String::new(), Some("does not say")),
        ("UPDATE tables SET rated = FALSE WHERE opener = $1", given.clone(), Some("tables: ")),
        ("DELETE FROM events WHERE event = $1", given.clone(), Some("events: ")),
        ("UPDATE people SET name = $1", given.clone(), Some("people is not held by table")),
        ("UPDATE service_clock SET service_ms = 1 WHERE node = $1", String::new(), None),
        ("SELECT 1 FROM leases WHERE name = 'tables'", String::new(), None),
    ];
    for (sql, parameters, wanted) in cases {
        let complaint = planner.complaint(&Statement { sql: sql.to_owned(), parameters }, table, &[other]).await;
        match wanted {
            None => assert_eq!(complaint, None, "{sql}"),
            Some(wanted) => assert!(complaint.as_ref().is_some_and(|said| said.contains(wanted)), "{sql}: {complaint:?}"),
        }
    }
    server.stop().await;
}
