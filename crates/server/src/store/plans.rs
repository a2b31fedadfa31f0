//! What strangers and the server's own clocks ask again and again must not read more the more there is: each such statement is shown to
//! the engines, which say how they would answer it.

use super::lists::{self, ListKind};
use super::{
    Store, StoreOptions, agreements, blocks, challenges, club_talk, clubs, explorer, finished, follows, history, mail, messages, networks,
    notifications, passkeys, people, planned_moves, push, ratings, recovery, reports, sanctions, sessions, studies, tables, tournaments,
    vacations,
};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use trilynx_games::GameId;
use trilynx_protocol::wire::Stage;

/// Indexes that hold but a few tables: those being played, and those with something left to do. They may be read from end to end.
const SHORT: [&str; 8] = [
    "vacations_open",
    "tournaments_due",
    "tables_live",
    "tables_to_rate",
    "tables_to_prune",
    "tables_to_explore",
    "tables_to_number",
    "tables_to_remember",
];

/// A statement, and whether the engine may sort what it finds.
struct PlannedQuery {
    sql: String,
    sorted: bool,
}

/// Every list of games: of everybody and of somebody, public or all, by game, stage, both or neither.
fn games() -> Vec<PlannedQuery> {
    let games = [None, Some(GameId::ALL[0])];
    let stages = [&lists::STAGES[..], &[Stage::Closed], &[Stage::Waiting], &[Stage::Playing, Stage::Between]];
    let mut asked = Vec::new();
    for (listed, private) in [ListKind::Everybodys, ListKind::Theirs].into_iter().flat_map(|listed| [(listed, false), (listed, true)]) {
        for game in games {
            for stage in stages {
                asked.push(PlannedQuery { sql: lists::stretches(listed, private, game, stage), sorted: false });
            }
        }
    }
    asked
}

fn others() -> Vec<PlannedQuery> {
    let plain = [
        lists::OWNER_OF_NAME,
        tables::LOG,
        tables::SPOKEN_AT,
        people::PEOPLE,
        people::PERSON_BY_NAME,
        people::LAST_OF_PAGE,
        people::STRANGERS,
        sessions::EXPIRED,
        sessions::SESSIONS,
        blocks::BLOCKED,
        blocks::BLOCKED_IDS,
        blocks::AVOIDED,
        challenges::SENT,
        challenges::RECEIVED,
        challenges::LAPSED,
        clubs::LARGEST,
        clubs::NAMED,
        clubs::CLUBS_OF,
        clubs::REQUESTED_BY,
        clubs::MEMBERS,
        clubs::REQUESTS,
        clubs::FACTS,
        club_talk::MESSAGES,
        club_talk::SAID_BY,
        club_talk::ACTS,
        club_talk::SEASONS,
        club_talk::TOURNAMENTS_OF_CLUB,
        club_talk::SEASON_TOURNAMENTS,
        club_talk::PLACES,
        agreements::NEXT,
        agreements::LAST,
        agreements::BAND,
        agreements::FLAGGED,
        agreements::OLD_LOST_FOCUS,
        reports::REPORTS_BY,
        reports::REPORTS_ABOUT,
        sanctions::SANCTIONS,
        follows::FOLLOWED,
        follows::FOLLOWERS,
        networks::SEEN,
        networks::BAN_ADDRESSES,
        networks::NETWORK_BAN,
        networks::OLD_SIGHTINGS,
        networks::OLD_BANS,
        networks::LIFT_NETWORKS,
        notifications::LIST,
        notifications::UNSEEN,
        notifications::ONE_MORE,
        notifications::TRIM,
        notifications::DUE,
        notifications::ABOUT_TABLE,
        notifications::OLD,
        messages::CONVERSATIONS,
        messages::CONVERSATION,
        messages::CORRESPONDENTS,
        messages::UNREAD,
        messages::MESSAGES,
        mail::ADDRESS,
        mail::ACCOUNTS,
        mail::DUE_MAILS,
        mail::CODE,
        mail::OLD_CODES,
        mail::OLD_COUNTS,
        push::SUBSCRIPTIONS,
        push::SUBSCRIPTION,
        push::DUE_PUSHES,
        people::NAMED_LIKE,
        planned_moves::PLAN,
        vacations::ON_VACATION,
        vacations::UNTOLD,
        ratings::LEADERBOARD,
        tables::TO_PRUNE,
        ratings::RATINGS,
        ratings::RATINGS_OF,
        ratings::RATING_HISTORY,
        ratings::RESULTS_TO_RATE,
        explorer::TALLIES,
        explorer::TO_EXPLORE,
        explorer::RATINGS_AFTER,
        finished::TO_NUMBER,
        finished::PUBLIC,
        finished::LATEST,
        history::PUBLIC_PAST,
        history::PRIVATE_PAST,
        history::TO_REMEMBER,
        history::MET,
        recovery::CODES_LEFT,
        passkeys::PASSKEYS,
        passkeys::PASSKEY,
        passkeys::OLD_CHALLENGES,
        studies::PUBLIC_STUDIES,
        tournaments::EVENTS,
        tournaments::DUE,
        tournaments::SOONEST,
        tournaments::LATEST,
        tournaments::SOONEST_OF_GAME,
        tournaments::LATEST_OF_GAME,
        tournaments::OF_PERSON,
        tournaments::OWNED,
    ];
    let mut asked: Vec<PlannedQuery> = plain.into_iter().map(|sql| PlannedQuery { sql: sql.to_owned(), sorted: false }).collect();
    // Read once at the start, and no more than there are live tables.
    asked.push(PlannedQuery { sql: lists::DEADLINES.to_owned(), sorted: true });
    // No more rows than a position has moves, for each kind of game.
    asked.push(PlannedQuery { sql: explorer::LATEST.to_owned(), sorted: true });
    // No more rows than somebody has networks, and than accounts are counted.
    for sql in [networks::BAN_WIDE, networks::OTHERS_AT_ADDRESSES, networks::OTHERS_NEARBY] {
        asked.push(PlannedQuery { sql: sql.to_owned(), sorted: true });
    }
    // No more rows than somebody has mutes.
    asked.push(PlannedQuery { sql: sanctions::MUTE.to_owned(), sorted: true });
    asked
}

async fn on_sqlite(asked: &[PlannedQuery], check: impl Fn(&PlannedQuery, &[String])) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&url, StoreOptions::default()).await.expect("a store");
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("a connection");
    for asked in asked {
        let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", asked.sql));
        let rows = sqlx::query(sql).fetch_all(&mut connection).await.expect("a plan");
        check(asked, &rows.iter().map(|row| row.get::<String, _>("detail")).collect::<Vec<_>>());
    }
    connection.close().await.expect("closed");
    store.close().await;
}

async fn on_postgres(asked: &[PlannedQuery], check: impl Fn(&PlannedQuery, &[String])) {
    let url = trilynx_trials::cluster::database().await;
    let store = Store::open(&url, StoreOptions::default()).await.expect("a store");
    let mut connection = sqlx::PgConnection::connect(&url).await.expect("a connection");
    // The plan is made for any values, and reads or sorts everything only if there is no other way.
    let settings = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off";
    sqlx::raw_sql(settings).execute(&mut connection).await.expect("settings");
    for asked in asked {
        let parameters = (1..=32).rev().find(|n| asked.sql.contains(&format!("${n}"))).unwrap_or(0);
        let nothing = vec!["NULL"; parameters].join(", ");
        let prepared = format!("PREPARE asked AS {}", asked.sql);
        sqlx::raw_sql(AssertSqlSafe(prepared)).execute(&mut connection).await.unwrap_or_else(|error| panic!("{error}: {}", asked.sql));
        let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE asked ({nothing})"));
        let rows = sqlx::raw_sql(explain).fetch_all(&mut connection).await.expect("a plan");
        check(asked, &rows.iter().map(|row| row.get::<String, _>(0).trim().to_owned()).collect::<Vec<_>>());
        sqlx::raw_sql("DEALLOCATE asked").execute(&mut connection).await.expect("forgotten");
    }
    store.close().await;
}

/// Whether a line of a plan names one of the short indexes.
fn short(line: &str) -> bool {
    SHORT.iter().any(|index| line.contains(index))
}

#[tokio::test]
async fn every_list_of_games_reads_one_stretch_of_an_index_for_each_game_and_stage_on_sqlite() {
    on_sqlite(&games(), |asked, plan| {
        let stretches = asked.sql.matches(" LIMIT ").count();
        let whole = |line: &&String| {
            line.starts_with("SEARCH") && line.contains("COVERING INDEX") && line.contains("game=? AND stage=? AND (opened_unix_ms,")
        };
        assert_eq!(plan.iter().filter(whole).count(), stretches, "{}\n{plan:#?}", asked.sql);
        let bad = plan.iter().find(|line| line.contains("TEMP B-TREE") || line.contains("SCAN tables") || line.contains("SCAN players"));
        assert_eq!(bad, None, "{}\n{plan:#?}", asked.sql);
    })
    .await;
}

#[tokio::test]
async fn every_list_of_games_reads_one_stretch_of_an_index_for_each_game_and_stage_on_postgresql() {
    on_postgres(&games(), |asked, plan| {
        let stretches = asked.sql.matches(" LIMIT ").count();
        let whole = |line: &&String| {
            line.starts_with("Index Cond:")
                && line.contains("(game = ")
                && line.contains("(stage = ")
                && line.contains("(ROW(opened_unix_ms, ")
        };
        assert_eq!(plan.iter().filter(whole).count(), stretches, "{}\n{plan:#?}", asked.sql);
        let bad = plan.iter().find(|line| line.contains("Seq Scan") || line.contains("Sort") || line.starts_with("Filter:"));
        assert_eq!(bad, None, "{}\n{plan:#?}", asked.sql);
    })
    .await;
}

#[tokio::test]
async fn what_is_asked_again_and_again_finds_its_rows_by_an_index_on_sqlite() {
    on_sqlite(&others(), |asked, plan| {
        let scans = |line: &&String| line.starts_with("SCAN") && !short(line);
        assert_eq!(plan.iter().find(scans), None, "{}\n{plan:#?}", asked.sql);
        assert!(asked.sorted || !plan.iter().any(|line| line.contains("TEMP B-TREE")), "{}\n{plan:#?}", asked.sql);
    })
    .await;
}

#[tokio::test]
async fn what_is_asked_again_and_again_finds_its_rows_by_an_index_on_postgresql() {
    on_postgres(&others(), |asked, plan| {
        for (n, line) in plan.iter().enumerate() {
            let by_index = line.contains("Index Scan") || line.contains("Index Only Scan");
            let found = short(line) || plan.get(n + 1).is_some_and(|next| next.starts_with("Index Cond:"));
            assert!(!by_index || found, "{}\n{plan:#?}", asked.sql);
            assert!(!line.contains("Seq Scan") && (asked.sorted || !line.contains("Sort")), "{}\n{plan:#?}", asked.sql);
        }
    })
    .await;
}
