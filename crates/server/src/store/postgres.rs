//! PostgreSQL: one database for several servers.
//!
//! The one thing to know: a group locks the rows of its tables before it judges, so that what it judged by is still true when it commits.

use super::append::{Asked, Failure, Group, Job, Known, Verdict, judge};
use super::sqlite::{granted, standing, unreadable};
use super::{StoreError, StoreOptions, signed};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use std::collections::{HashMap, HashSet};
use std::str::FromStr;
use trilynx_protocol::TableId;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

#[derive(Clone)]
pub(super) struct Postgres {
    pub pool: PgPool,
    /// The writer's own connection, so that readers cannot keep it waiting.
    writer: PgPool,
}

impl Postgres {
    pub async fn open(url: &str, options: &StoreOptions) -> Result<Postgres, StoreError> {
        let connect = PgConnectOptions::from_str(url)
            .map_err(|_| StoreError::Address("postgres://…".to_owned()))?
            .application_name("trilynx")
            .options([("synchronous_commit", "on"), ("default_transaction_isolation", "read committed")])
            .disable_statement_logging();
        let pool = |connections: u32| PgPoolOptions::new().max_connections(connections).acquire_timeout(options.patience);
        let writer = match pool(1).connect_with(connect.clone()).await {
            // A pool that has tried long enough does not say what kept it.
            Err(sqlx::Error::PoolTimedOut) => return Err(cause(&connect, options).await),
            writer => writer?,
        };
        MIGRATIONS.run(&writer).await?;
        let pool = pool(options.readers.max(1) + 1).connect_with(connect).await?;
        Ok(Postgres { pool, writer })
    }

    pub async fn close(&self) {
        self.pool.close().await;
        self.writer.close().await;
    }

    pub async fn commit(&self, node: &str, jobs: &[Job], unsure: &HashSet<TableId>) -> Result<Vec<Verdict>, Failure> {
        let mut connection = self.writer.acquire().await?;
        let outcome = commit(&mut connection, node, jobs, unsure).await;
        if matches!(outcome, Err(Failure::Engine(_))) {
            connection.close_on_drop();
        }
        outcome
    }
}

/// Why nobody gets a connection.
async fn cause(connect: &PgConnectOptions, options: &StoreOptions) -> StoreError {
    match tokio::time::timeout(options.patience, connect.connect()).await {
        Ok(Err(error)) => error.into(),
        Ok(Ok(_)) | Err(_) => sqlx::Error::PoolTimedOut.into(),
    }
}

async fn commit(connection: &mut PgConnection, node: &str, jobs: &[Job], unsure: &HashSet<TableId>) -> Result<Vec<Verdict>, Failure> {
    let mut transaction = connection.begin().await?;
    let known = look_up(&mut transaction, &Asked::by(jobs)).await?;
    let group = judge(jobs, known, unsure);
    if group.is_idle() {
        transaction.rollback().await?;
    } else {
        if let Err(failure) = write(&mut transaction, node, &group).await {
            transaction.rollback().await?;
            return Err(failure);
        }
        transaction.commit().await?;
    }
    Ok(group.verdicts)
}

async fn look_up(connection: &mut PgConnection, asked: &Asked<'_>) -> Result<Known, Failure> {
    let sql = "SELECT id, epoch, version, occupants, opened_unix_ms FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    let rows: Vec<(String, i64, i64, String, i64)> =
        sqlx::query_as(sql).bind(column(&asked.tables, TableId::to_string)).fetch_all(&mut *connection).await?;
    let tables = rows.into_iter().map(standing).collect::<Result<HashMap<_, _>, StoreError>>().map_err(unreadable)?;
    let mut keys = HashMap::new();
    if !asked.keys.is_empty() {
        let sql = "SELECT k.table_id, k.person, k.key, k.version FROM UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[]) AS w (table_id, person, key) \
                   JOIN command_keys AS k ON k.table_id = w.table_id AND k.person = w.person AND k.key = w.key";
        let rows: Vec<(String, String, String, i64)> = sqlx::query_as(sql)
            .bind(asked.keys.iter().map(|key| key.0).collect::<Vec<_>>())
            .bind(asked.keys.iter().map(|key| key.1).collect::<Vec<_>>())
            .bind(asked.keys.iter().map(|key| key.2).collect::<Vec<_>>())
            .fetch_all(connection)
            .await?;
        keys = rows.into_iter().map(granted).collect::<Result<_, StoreError>>().map_err(unreadable)?;
    }
    Ok(Known { tables, keys: Some(keys) })
}

/// Makes sure that a statement wrote what it was given. Fewer rows: another node has been here in between.
fn wrote(done: sqlx::postgres::PgQueryResult, rows: usize) -> Result<(), Failure> {
    if done.rows_affected() == rows as u64 { Ok(()) } else { Err(Failure::Raced) }
}

/// One column of many rows.
fn column<T, U>(rows: &[T], of: impl Fn(&T) -> U) -> Vec<U> {
    rows.iter().map(of).collect()
}

async fn write(connection: &mut PgConnection, node: &str, group: &Group<'_>) -> Result<(), Failure> {
    write_tables(connection, group).await?;
    if !group.events.is_empty() {
        let sql = "INSERT INTO events (table_id, version, service_ms, unix_ms, event) \
                   SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[])";
        let query = sqlx::query(sql)
            .bind(column(&group.events, |(table, _)| table.as_str()))
            .bind(column(&group.events, |(_, row)| i64::from(row.version)))
            .bind(column(&group.events, |(_, row)| signed(row.service_ms)))
            .bind(column(&group.events, |(_, row)| signed(row.unix_ms)))
            .bind(column(&group.events, |(_, row)| row.event.as_str()));
        wrote(query.execute(&mut *connection).await?, group.events.len())?;
    }
    if !group.keys.is_empty() {
        let sql = "INSERT INTO command_keys (table_id, person, key, version) SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::BIGINT[])";
        let query = sqlx::query(sql)
            .bind(column(&group.keys, |key| key.0.as_str()))
            .bind(column(&group.keys, |key| key.1.as_str()))
            .bind(column(&group.keys, |key| key.2))
            .bind(column(&group.keys, |key| i64::from(key.3)));
        wrote(query.execute(&mut *connection).await?, group.keys.len())?;
    }
    if !group.snapshots.is_empty() {
        let rows: Vec<_> = group.snapshots.iter().collect();
        let sql = "INSERT INTO snapshots (table_id, version, snapshot) SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[]) \
                   ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot";
        let query = sqlx::query(sql)
            .bind(column(&rows, |(table, _)| table.as_str()))
            .bind(column(&rows, |(_, (version, _))| i64::from(*version)))
            .bind(column(&rows, |(_, (_, snapshot))| *snapshot));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    write_players(connection, group).await?;
    if !group.spoken.is_empty() {
        let rows: Vec<_> = group.spoken.iter().collect();
        let sql = "INSERT INTO speakers (person, table_id, version) SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::BIGINT[]) \
                   ON CONFLICT (person, table_id) DO UPDATE SET version = excluded.version";
        let query = sqlx::query(sql)
            .bind(column(&rows, |((person, _), _)| person.as_str()))
            .bind(column(&rows, |((_, table), _)| table.as_str()))
            .bind(column(&rows, |(_, version)| i64::from(**version)));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    if let Some(service_ms) = group.service_ms {
        // Last, and a row of our own: nodes do not wait for each other's clocks.
        let sql = "INSERT INTO service_clock (node, service_ms) VALUES ($1, $2) \
                   ON CONFLICT (node) DO UPDATE SET service_ms = GREATEST(service_clock.service_ms, excluded.service_ms)";
        sqlx::query(sql).bind(node).bind(signed(service_ms)).execute(connection).await?;
    }
    Ok(())
}

async fn write_players(connection: &mut PgConnection, group: &Group<'_>) -> Result<(), Failure> {
    let deletion = "DELETE FROM players AS p USING UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[]) AS w (person, opened_unix_ms, table_id) \
                    WHERE p.person = w.person AND p.opened_unix_ms = w.opened_unix_ms AND p.table_id = w.table_id";
    let insertion = "INSERT INTO players (person, opened_unix_ms, table_id) SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[])";
    for (sql, rows) in [(deletion, &group.unseated), (insertion, &group.seated)] {
        if !rows.is_empty() {
            let query = sqlx::query(sql)
                .bind(column(rows, |line| line.0.to_string()))
                .bind(column(rows, |line| line.1))
                .bind(column(rows, |line| line.2.to_string()));
            wrote(query.execute(&mut *connection).await?, rows.len())?;
        }
    }
    Ok(())
}

async fn write_tables(connection: &mut PgConnection, group: &Group<'_>) -> Result<(), Failure> {
    if !group.opened.is_empty() {
        let rows: Vec<_> = group.opened.iter().filter_map(|new| Some((new, new.opening?))).collect();
        let sql = "INSERT INTO tables (id, epoch, version, game, private, options, opener, offers, rematch_of, opened_unix_ms, stage, rated, \
                   occupants, moves, result, changed_unix_ms, deadline_service_ms) SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], \
                   $4::TEXT[], $5::BOOLEAN[], $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[], $10::BIGINT[], $11::TEXT[], $12::BOOLEAN[], \
                   $13::TEXT[], $14::BIGINT[], $15::TEXT[], $16::BIGINT[], $17::BIGINT[])";
        let query = sqlx::query(sql)
            .bind(column(&rows, |(new, _)| new.id.to_string()))
            .bind(column(&rows, |(new, _)| i64::from(new.epoch)))
            .bind(column(&rows, |(new, _)| i64::from(new.version)))
            .bind(column(&rows, |(_, opening)| opening.game))
            .bind(column(&rows, |(_, opening)| opening.private))
            .bind(column(&rows, |(_, opening)| opening.options.as_str()))
            .bind(column(&rows, |(_, opening)| opening.opener.as_str()))
            .bind(column(&rows, |(_, opening)| opening.offers.as_str()))
            .bind(column(&rows, |(_, opening)| opening.rematch_of.as_deref()))
            .bind(column(&rows, |(_, opening)| opening.opened_unix_ms))
            .bind(column(&rows, |(new, _)| new.columns.stage))
            .bind(column(&rows, |(new, _)| new.columns.rated))
            .bind(column(&rows, |(new, _)| new.columns.occupants.as_str()))
            .bind(column(&rows, |(new, _)| new.columns.moves))
            .bind(column(&rows, |(new, _)| new.columns.result.as_deref()))
            .bind(column(&rows, |(new, _)| new.columns.changed_unix_ms))
            .bind(column(&rows, |(new, _)| new.columns.deadline_service_ms));
        wrote(query.execute(&mut *connection).await?, group.opened.len())?;
    }
    if !group.changed.is_empty() {
        let rows = &group.changed;
        // The epoch and the version are compared although the rows are locked: the fence holds even if the locking is wrong one day.
        let sql = "UPDATE tables AS t SET epoch = c.epoch, version = c.version, stage = c.stage, rated = c.rated, occupants = c.occupants, \
                   moves = c.moves, result = c.result, changed_unix_ms = c.changed_unix_ms, deadline_service_ms = c.deadline_service_ms \
                   FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::TEXT[], $7::BOOLEAN[], $8::TEXT[], \
                   $9::BIGINT[], $10::TEXT[], $11::BIGINT[], $12::BIGINT[]) AS c (id, old_epoch, old_version, epoch, version, stage, rated, \
                   occupants, moves, result, changed_unix_ms, deadline_service_ms) \
                   WHERE t.id = c.id AND t.epoch = c.old_epoch AND t.version = c.old_version";
        let query = sqlx::query(sql)
            .bind(column(rows, |row| row.id.to_string()))
            .bind(column(rows, |row| i64::from(row.before.map_or(0, |before| before.0))))
            .bind(column(rows, |row| i64::from(row.before.map_or(0, |before| before.1))))
            .bind(column(rows, |row| i64::from(row.epoch)))
            .bind(column(rows, |row| i64::from(row.version)))
            .bind(column(rows, |row| row.columns.stage))
            .bind(column(rows, |row| row.columns.rated))
            .bind(column(rows, |row| row.columns.occupants.as_str()))
            .bind(column(rows, |row| row.columns.moves))
            .bind(column(rows, |row| row.columns.result.as_deref()))
            .bind(column(rows, |row| row.columns.changed_unix_ms))
            .bind(column(rows, |row| row.columns.deadline_service_ms));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    if !group.owned.is_empty() {
        let rows = &group.owned;
        let sql = "UPDATE tables AS t SET epoch = c.epoch FROM UNNEST($1::TEXT[], $2::BIGINT[]) AS c (id, epoch) WHERE t.id = c.id AND t.epoch < c.epoch";
        let query = sqlx::query(sql).bind(column(rows, |row| row.0.to_string())).bind(column(rows, |row| i64::from(row.1)));
        wrote(query.execute(connection).await?, rows.len())?;
    }
    Ok(())
}
