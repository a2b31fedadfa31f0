//! PostgreSQL: one database for several servers.
//!
//! The one thing to know: a group locks the rows of its tables before it judges, so that what it judged by is still true when it commits.

use super::lease::{alive, session_name};
use super::tenure::{Tenure, no_answer};
use super::validate::{Group, Known, Lookup, RawGranted, RawTableHead, granted, table_head, unreadable, validate};
use super::writer::{Failure, Job, Verdict};
use super::{StoreError, StoreOptions, id, notifications, signed};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::{PersonId, TableId};

/// How long a connection is left to fail by itself before it counts as failed.
const PAST_PATIENCE: Duration = Duration::from_secs(1);
/// The pause before another attempt to reach a database at the start.
const AGAIN: Duration = Duration::from_millis(100);

/// How the writer joins the rows of a group with what is stored. PostgreSQL knows too little of tables that grow with every move: left to itself
/// it reads all of them for a handful of rows (one server: 5,400 moves/s instead of 15,400).
const BY_INDEX: [(&str, &str); 3] = [("enable_seqscan", "off"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off")];

#[derive(Clone)]
pub(super) struct Postgres {
    pub pool: PgPool,
    /// The writer's own connection, so that readers cannot keep it waiting.
    writer: PgPool,
    /// How long a group may take. PostgreSQL itself gives up a little earlier, if it is in reach.
    patience: Duration,
    /// What fences the writer.
    tenure: Option<Arc<Tenure>>,
}

/// A database that has not been opened yet.
pub(super) struct Endpoint {
    /// How a session begins that gives up on whatever takes too long.
    pub connect: PgConnectOptions,
    options: StoreOptions,
}

impl Endpoint {
    pub fn read(url: &str, node: &str, options: &StoreOptions) -> Result<Endpoint, StoreError> {
        let milliseconds = |time: Duration| time.as_millis().to_string();
        let connect = PgConnectOptions::from_str(url)
            .map_err(|_| StoreError::Address("postgres://…".to_owned()))?
            .application_name(&session_name(node))
            .options([
                ("synchronous_commit", "on".to_owned()),
                ("default_transaction_isolation", "read committed".to_owned()),
                ("statement_timeout", milliseconds(options.patience)),
                ("lock_timeout", milliseconds(options.patience / 2)),
                // A server that is paused in the middle of a transaction must not keep its rows from the one that takes over.
                ("idle_in_transaction_session_timeout", "3000".to_owned()),
                // A server whose machine is gone does not hang up. Where the connection is a socket file, these have no effect.
                ("tcp_keepalives_idle", "5".to_owned()),
                ("tcp_keepalives_interval", "2".to_owned()),
                ("tcp_keepalives_count", "3".to_owned()),
                ("tcp_user_timeout", "10000".to_owned()),
            ])
            .disable_statement_logging();
        Ok(Endpoint { connect, options: options.clone() })
    }

    /// Migrates the database. This may take long, and waits for another server that does the same.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let mut connection = self.session().await?;
        sqlx::raw_sql("SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            .execute(&mut connection)
            .await?;
        super::migrations::postgres().run_direct(None, &mut connection, false).await?;
        connection.close().await?;
        Ok(())
    }

    /// A database may have just been started, so it has some time to answer.
    async fn session(&self) -> Result<PgConnection, StoreError> {
        let give_up = tokio::time::Instant::now() + self.options.patience;
        loop {
            match tokio::time::timeout_at(give_up, self.connect.connect()).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) if tokio::time::Instant::now() + AGAIN >= give_up => return Err(error.into()),
                Ok(Err(_)) => tokio::time::sleep(AGAIN).await,
                Err(_) => return Err(no_answer().into()),
            }
        }
    }

    pub async fn open(self, tenure: Option<Arc<Tenure>>) -> Result<Postgres, StoreError> {
        let Endpoint { connect, options } = self;
        let pool = |connections: u32| PgPoolOptions::new().max_connections(connections).acquire_timeout(options.patience);
        let writer = pool(1).connect_with(connect.clone().options(BY_INDEX)).await?;
        let pool = pool(options.readers.max(1) + 1).connect_with(connect).await?;
        Ok(Postgres { pool, writer, patience: options.patience, tenure })
    }
}

impl Postgres {
    pub async fn close(&self) {
        self.pool.close().await;
        self.writer.close().await;
    }

    pub async fn commit(&self, node: &str, jobs: &[Job], indeterminate: &HashSet<TableId>) -> Result<Vec<Verdict>, Failure> {
        if self.tenure.as_ref().is_some_and(|tenure| !tenure.lasts()) {
            return Err(Failure::Superseded);
        }
        let mut connection = self.writer.acquire().await?;
        let committing = commit(&mut connection, node, self.tenure.as_deref(), jobs, indeterminate);
        let outcome = tokio::time::timeout(self.patience + PAST_PATIENCE, committing).await;
        let outcome = outcome.unwrap_or_else(|_| Err(Failure::Engine(no_answer())));
        if matches!(outcome, Err(Failure::Engine(_))) {
            connection.close_on_drop();
        }
        if let (Err(Failure::Superseded), Some(tenure)) = (&outcome, &self.tenure) {
            tenure.lose();
        }
        outcome
    }
}

async fn commit(
    connection: &mut PgConnection,
    node: &str,
    tenure: Option<&Tenure>,
    jobs: &[Job],
    indeterminate: &HashSet<TableId>,
) -> Result<Vec<Verdict>, Failure> {
    let mut transaction = connection.begin().await?;
    // A tool that works on a store which nobody serves owns nothing.
    let server = tenure.map(|_| node);
    let known = look_up(&mut transaction, tenure.and_then(|tenure| tenure.term), server, &Lookup::by(jobs)).await?;
    let group = validate(jobs, known, indeterminate, server);
    if group.is_idle() {
        transaction.rollback().await?;
    } else {
        if let Err(failure) = write(&mut transaction, node, server, &group).await {
            transaction.rollback().await?;
            return Err(failure);
        }
        transaction.commit().await?;
    }
    Ok(group.verdicts)
}

/// Whether it is still our term, which then stays so until the commit: who takes over has to wait for it.
const HOLD: &str = "SELECT 1 FROM leases WHERE name = 'tables' AND term = $1 FOR SHARE";
const STANDINGS: &str =
    "SELECT id, epoch, version, stage, occupants, opened_unix_ms, owner FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
/// Those of some nodes that are alive. A statement of its own, after the rows of their tables are locked: what it sees is not older than its
/// time, however long it took to lock them. The dead stay dead (`lease`), so what it says of them holds until the commit.
const LIVING: &str = concat!("SELECT n.id FROM nodes AS n WHERE n.id = ANY($1) AND ", alive!());

async fn look_up(connection: &mut PgConnection, term: Option<i64>, server: Option<&str>, asked: &Lookup<'_>) -> Result<Known, Failure> {
    if let Some(term) = term
        && sqlx::query(HOLD).bind(term).fetch_optional(&mut *connection).await?.is_none()
    {
        return Err(Failure::Superseded);
    }
    let rows: Vec<RawTableHead> =
        sqlx::query_as(STANDINGS).bind(column(&asked.tables, TableId::to_string)).fetch_all(&mut *connection).await?;
    let tables = rows.into_iter().map(table_head).collect::<Result<HashMap<_, _>, StoreError>>().map_err(unreadable)?;
    let owners: Vec<&str> = asked.taken_over.iter().filter_map(|table| tables.get(table)?.owner.as_deref()).collect();
    let others: Vec<&str> = owners.into_iter().filter(|owner| server.is_some_and(|server| server != *owner)).collect();
    let mut living = HashSet::new();
    if !others.is_empty() {
        living.extend(sqlx::query_scalar::<_, String>(LIVING).bind(others).fetch_all(&mut *connection).await?);
    }
    let mut keys = HashMap::new();
    if !asked.keys.is_empty() {
        let sql = "SELECT k.table_id, k.person, k.key, k.version, k.digest FROM UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[]) AS w (table_id, person, key) \
                   JOIN command_keys AS k ON k.table_id = w.table_id AND k.person = w.person AND k.key = w.key";
        let rows: Vec<RawGranted> = sqlx::query_as(sql)
            .bind(asked.keys.iter().map(|key| key.0).collect::<Vec<_>>())
            .bind(asked.keys.iter().map(|key| key.1).collect::<Vec<_>>())
            .bind(asked.keys.iter().map(|key| key.2).collect::<Vec<_>>())
            .fetch_all(connection)
            .await?;
        keys = rows.into_iter().map(granted).collect::<Result<_, StoreError>>().map_err(unreadable)?;
    }
    Ok(Known { tables, keys: Some(keys), living })
}

/// Makes sure that a statement wrote what it was given. Fewer rows: another node has been here in between.
fn wrote(done: sqlx::postgres::PgQueryResult, rows: usize) -> Result<(), Failure> {
    if done.rows_affected() == rows as u64 { Ok(()) } else { Err(Failure::Raced) }
}

/// One column of many rows.
fn column<T, U>(rows: &[T], of: impl Fn(&T) -> U) -> Vec<U> {
    rows.iter().map(of).collect()
}

async fn write(connection: &mut PgConnection, node: &str, server: Option<&str>, group: &Group<'_>) -> Result<(), Failure> {
    write_tables(connection, server, group).await?;
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
        let sql = "INSERT INTO command_keys (table_id, person, key, version, digest) \
                   SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::BIGINT[], $5::BIGINT[])";
        let query = sqlx::query(sql)
            .bind(column(&group.keys, |key| key.0.as_str()))
            .bind(column(&group.keys, |key| key.1.as_str()))
            .bind(column(&group.keys, |key| key.2))
            .bind(column(&group.keys, |key| i64::from(key.3)))
            .bind(column(&group.keys, |key| key.4));
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
    let owners = owners(connection, group).await?;
    write_players(connection, group, &owners).await?;
    if !group.spoken.is_empty() {
        let mut spoken: BTreeMap<(PersonId, TableId), u32> = BTreeMap::new();
        for ((person, table), version) in &group.spoken {
            let last = spoken.entry((owner(&owners, *person), *table)).or_default();
            *last = (*last).max(*version);
        }
        let rows: Vec<_> = spoken.iter().collect();
        let sql = "INSERT INTO speakers (person, table_id, version) SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::BIGINT[]) \
                   ON CONFLICT (person, table_id) DO UPDATE SET version = GREATEST(speakers.version, excluded.version)";
        let query = sqlx::query(sql)
            .bind(column(&rows, |((person, _), _)| person.as_str()))
            .bind(column(&rows, |((_, table), _)| table.as_str()))
            .bind(column(&rows, |(_, version)| i64::from(**version)));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    write_notifications(connection, group, &owners).await?;
    if group.proved {
        wrote(sqlx::query("UPDATE write_checks SET checked = checked + 1 WHERE id = 1").execute(&mut *connection).await?, 1)?;
    }
    if let Some(service_ms) = group.service_ms {
        // Last, and a row of our own: nodes do not wait for each other's clocks.
        let sql = "INSERT INTO service_clock (node, service_ms) VALUES ($1, $2) \
                   ON CONFLICT (node) DO UPDATE SET service_ms = GREATEST(service_clock.service_ms, excluded.service_ms)";
        sqlx::query(sql).bind(node).bind(signed(service_ms)).execute(connection).await?;
    }
    Ok(())
}

/// The accounts that some of those who sit down or speak have become.
///
/// Their rows stay as they are until the commit, so that nobody becomes an account unnoticed meanwhile. They are locked before those of
/// `players` and `speakers`, as `Store::merge_guest` does.
async fn owners(connection: &mut PgConnection, group: &Group<'_>) -> Result<HashMap<PersonId, PersonId>, Failure> {
    let seated = group.seated.iter().map(|line| line.0.to_string());
    let notified = group.notified.keys().map(|(person, ..)| person.to_string());
    let people: Vec<String> = seated.chain(group.spoken.keys().map(|(person, _)| person.to_string())).chain(notified).collect();
    if people.is_empty() {
        return Ok(HashMap::new());
    }
    let sql = "SELECT id, merged_into FROM people WHERE id = ANY($1) ORDER BY id FOR SHARE";
    let rows: Vec<(String, Option<String>)> = sqlx::query_as(sql).bind(people).fetch_all(connection).await?;
    let merged = rows.into_iter().filter_map(|(guest, account)| Some((guest, account?)));
    merged.map(|(guest, account)| Ok((id(&guest)?, id(&account)?))).collect::<Result<_, StoreError>>().map_err(unreadable)
}

fn owner(owners: &HashMap<PersonId, PersonId>, person: PersonId) -> PersonId {
    owners.get(&person).copied().unwrap_or(person)
}

async fn write_notifications(
    connection: &mut PgConnection,
    group: &Group<'_>,
    owners: &HashMap<PersonId, PersonId>,
) -> Result<(), Failure> {
    if !group.obsolete.is_empty() {
        let rows = &group.obsolete;
        sqlx::query(notifications::END_POSTGRES)
            .bind(column(rows, |row| row.0.to_string()))
            .bind(column(rows, |row| row.1))
            .execute(&mut *connection)
            .await?;
    }
    // Two who were guests may be one person now, and a statement changes no row twice.
    let mut notified = BTreeMap::new();
    for ((person, kind, subject), (table, new)) in &group.notified {
        notified.insert((owner(owners, *person), *kind, *subject), (*table, *new));
    }
    if !notified.is_empty() {
        let rows: Vec<_> = notified.into_iter().collect();
        for sql in notifications::ADD_POSTGRES {
            sqlx::query(sql)
                .bind(column(&rows, |((person, ..), _)| person.to_string()))
                .bind(column(&rows, |((_, kind, _), _)| *kind))
                .bind(column(&rows, |((.., subject), _)| *subject))
                .bind(column(&rows, |(_, (table, _))| table.to_string()))
                .bind(column(&rows, |(_, (_, new))| new.round.map(i64::from)))
                .bind(column(&rows, |(_, (_, new))| signed(new.unix_ms)))
                .bind(column(&rows, |(_, (_, new))| new.due_service_ms.map(signed)))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn write_players(connection: &mut PgConnection, group: &Group<'_>, owners: &HashMap<PersonId, PersonId>) -> Result<(), Failure> {
    let deletion = "DELETE FROM players AS p USING UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[]) AS w (person, opened_unix_ms, table_id) \
                    WHERE p.person = w.person AND p.opened_unix_ms = w.opened_unix_ms AND p.table_id = w.table_id";
    let insertion = "INSERT INTO players (person, opened_unix_ms, table_id, owner, private, game, stage) \
                     SELECT w.person, w.opened_unix_ms, t.id, w.owner, t.private, t.game, t.stage \
                     FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::TEXT[]) AS w (person, opened_unix_ms, table_id, owner) \
                     JOIN tables AS t ON t.id = w.table_id";
    let update = "UPDATE players AS p SET stage = w.stage \
                  FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::TEXT[]) AS w (person, opened_unix_ms, table_id, stage) \
                  WHERE p.person = w.person AND p.opened_unix_ms = w.opened_unix_ms AND p.table_id = w.table_id";
    if !group.unseated.is_empty() {
        let rows = &group.unseated;
        let query = sqlx::query(deletion)
            .bind(column(rows, |line| line.0.to_string()))
            .bind(column(rows, |line| line.1))
            .bind(column(rows, |line| line.2.to_string()));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    if !group.seated.is_empty() {
        let rows = &group.seated;
        let query = sqlx::query(insertion)
            .bind(column(rows, |line| line.0.to_string()))
            .bind(column(rows, |line| line.1))
            .bind(column(rows, |line| line.2.to_string()))
            .bind(column(rows, |line| owner(owners, line.0).to_string()));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    if !group.restaged.is_empty() {
        let rows = &group.restaged;
        let query = sqlx::query(update)
            .bind(column(rows, |line| line.0.to_string()))
            .bind(column(rows, |line| line.1))
            .bind(column(rows, |line| line.2.to_string()))
            .bind(column(rows, |line| line.3));
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    Ok(())
}

async fn write_tables(connection: &mut PgConnection, server: Option<&str>, group: &Group<'_>) -> Result<(), Failure> {
    if !group.opened.is_empty() {
        let rows: Vec<_> = group.opened.iter().filter_map(|new| Some((new, new.opening?))).collect();
        let sql = "INSERT INTO tables (id, epoch, version, game, private, options, opener, offers, rematch_of, opened_unix_ms, stage, rated, \
                   occupants, moves, result, changed_unix_ms, deadline_service_ms, to_move, owner) SELECT *, $19 FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], \
                   $4::TEXT[], $5::BOOLEAN[], $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[], $10::BIGINT[], $11::TEXT[], $12::BOOLEAN[], \
                   $13::TEXT[], $14::BIGINT[], $15::TEXT[], $16::BIGINT[], $17::BIGINT[], $18::BIGINT[])";
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
            .bind(column(&rows, |(new, _)| new.columns.deadline_service_ms))
            .bind(column(&rows, |(new, _)| new.columns.to_move))
            .bind(server);
        wrote(query.execute(&mut *connection).await?, group.opened.len())?;
    }
    if !group.changed.is_empty() {
        let rows = &group.changed;
        // The epoch and the version are compared although the rows are locked: the fence holds even if the locking is wrong one day.
        let sql = "UPDATE tables AS t SET epoch = c.epoch, version = c.version, stage = c.stage, rated = c.rated, occupants = c.occupants, \
                   moves = c.moves, result = c.result, changed_unix_ms = c.changed_unix_ms, deadline_service_ms = c.deadline_service_ms, to_move = c.to_move, has_keys = TRUE, owner = $14, unserved_ms = 0 \
                   FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::TEXT[], $7::BOOLEAN[], $8::TEXT[], \
                   $9::BIGINT[], $10::TEXT[], $11::BIGINT[], $12::BIGINT[], $13::BIGINT[]) AS c (id, old_epoch, old_version, epoch, version, stage, rated, \
                   occupants, moves, result, changed_unix_ms, deadline_service_ms, to_move) \
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
            .bind(column(rows, |row| row.columns.deadline_service_ms))
            .bind(column(rows, |row| row.columns.to_move))
            .bind(server);
        wrote(query.execute(&mut *connection).await?, rows.len())?;
    }
    if !group.owned.is_empty() {
        let rows = &group.owned;
        // The owner too is looked at once more, for the same reason. Nobody has served the table since the clock of its owner was last stored,
        // or since it was handed over: but after ten seconds another one could have. Of a server that served alone there is no clock to be found, because the time of service stood still.
        let sql = concat!(
            "UPDATE tables AS t SET epoch = c.epoch, owner = $3, left_service_ms = NULL, unserved_ms = t.unserved_ms + CASE WHEN t.owner = $3 THEN 0 \
             ELSE LEAST(10000, GREATEST(0, $4 - COALESCE(t.left_service_ms, (SELECT s.service_ms FROM service_clock AS s WHERE s.node = t.owner), $4))) END FROM UNNEST($1::TEXT[], $2::BIGINT[]) AS c (id, epoch) \
             WHERE t.id = c.id AND t.epoch < c.epoch \
             AND ($3::TEXT IS NULL OR t.owner IS NULL OR t.owner = $3 OR NOT EXISTS (SELECT 1 FROM nodes AS n WHERE n.id = t.owner AND ",
            alive!(),
            "))"
        );
        let query = sqlx::query(sql)
            .bind(column(rows, |row| row.0.to_string()))
            .bind(column(rows, |row| i64::from(row.1)))
            .bind(server)
            .bind(signed(group.owned_at_ms));
        wrote(query.execute(connection).await?, rows.len())?;
    }
    Ok(())
}
