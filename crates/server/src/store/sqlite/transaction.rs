//! What a group of moves writes, as one transaction.

use super::super::notifications;
use super::super::validate::{Group, Touched};
use super::super::writer::Failure;
use futures_util::StreamExt as _;
use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments as _, AssertSqlSafe, Either, Executor as _};

/// A transaction that is sent to the engine's thread as one piece: to wait for an answer after each statement would cost as much as the work.
pub(in crate::store) struct Transaction {
    sql: String,
    arguments: SqliteArguments,
    /// How many rows each statement writes, where it is known.
    rows: Vec<Option<usize>>,
}

impl Transaction {
    fn new() -> Transaction {
        Transaction { sql: "BEGIN IMMEDIATE; ".to_owned(), arguments: SqliteArguments::default(), rows: Vec::new() }
    }

    /// A statement over rows, if there are any. It takes them as one JSON array, so that a group of any size is a handful of statements that
    /// are prepared once, and writes one row for each.
    fn over(&mut self, sql: &str, rows: &[impl Serialize]) {
        self.add(sql, rows, Some(rows.len()));
    }

    /// The same, where it is not known how many rows are `written`.
    pub(in crate::store) fn add(&mut self, sql: &str, rows: &[impl Serialize], written: Option<usize>) {
        if rows.is_empty() {
            return;
        }
        self.sql.extend([sql, "; "]);
        self.arguments.add(super::super::to_json(rows)).expect("any text can be handed over");
        self.rows.push(written);
    }

    /// All of it or nothing, and durable when this returns.
    pub(super) async fn run(mut self, connection: &mut SqliteConnection) -> Result<(), Failure> {
        self.sql.push_str("COMMIT");
        let mut results = connection.fetch_many(sqlx::query_with(AssertSqlSafe(self.sql), self.arguments));
        let mut wrote = Vec::new();
        while let Some(result) = results.next().await {
            match result {
                Ok(Either::Left(done)) => wrote.push(done.rows_affected() as usize),
                Ok(Either::Right(_)) => {}
                Err(error) => {
                    drop(results);
                    // When there is nothing to roll back, the connection failed, and is not used again.
                    let _ = sqlx::query("ROLLBACK").execute(connection).await;
                    return Err(error.into());
                }
            }
        }
        // The first is for the beginning, the last for the commit: their numbers say nothing.
        let fits = |(wrote, rows): (&usize, &Option<usize>)| rows.is_none_or(|rows| *wrote == rows);
        match wrote.as_slice() {
            [_, wrote @ .., _] if wrote.len() == self.rows.len() && wrote.iter().zip(&self.rows).all(fits) => Ok(()),
            _ => Err(Failure::Engine(sqlx::Error::Protocol(format!("{wrote:?} rows written, not {:?}", self.rows)))),
        }
    }
}

/// What a group writes.
pub(super) fn written(node: &str, group: &Group<'_>) -> Transaction {
    let mut transaction = Transaction::new();
    let events: Vec<_> = group.events.iter().map(|(table, row)| (table, row.version, row.service_ms, row.unix_ms, &row.event)).collect();
    transaction.over(
        "INSERT INTO events (table_id, version, service_ms, unix_ms, event) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        &events,
    );
    write_tables(&mut transaction, group);
    transaction.over(
        "INSERT INTO command_keys (table_id, person, key, version, digest) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        &group.keys,
    );
    let snapshots: Vec<_> = group.snapshots.iter().map(|(table, (version, snapshot))| (table, version, snapshot)).collect();
    transaction.over(
        "INSERT INTO snapshots (table_id, version, snapshot) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE TRUE \
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot",
        &snapshots,
    );
    for line in &group.unseated {
        // One by one: a list of them would be looked for by reading all players.
        transaction.over(
            "DELETE FROM players WHERE (person, opened_unix_ms, table_id) = \
             (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))",
            std::slice::from_ref(line),
        );
    }
    transaction.over(
        "INSERT INTO players (person, opened_unix_ms, table_id, owner, private, game, stage) \
         SELECT w.value ->> 0, w.value ->> 1, t.id, COALESCE((SELECT merged_into FROM people WHERE id = w.value ->> 0), w.value ->> 0), \
         t.private, t.game, t.stage FROM json_each(?) AS w CROSS JOIN tables AS t ON t.id = w.value ->> 2",
        &group.seated,
    );
    transaction.over(
        "UPDATE players SET stage = w.value ->> 3 FROM json_each(?) AS w \
         WHERE person = w.value ->> 0 AND opened_unix_ms = w.value ->> 1 AND table_id = w.value ->> 2",
        &group.restaged,
    );
    let spoken: Vec<_> = group.spoken.iter().map(|((person, table), version)| (person, table, version)).collect();
    transaction.over(
        "INSERT INTO speakers (person, table_id, version) \
         SELECT COALESCE((SELECT merged_into FROM people WHERE id = value ->> 0), value ->> 0), value ->> 1, value ->> 2 \
         FROM json_each(?) WHERE TRUE ON CONFLICT (person, table_id) DO UPDATE SET version = MAX(version, excluded.version)",
        &spoken,
    );
    notifications::write(&mut transaction, group);
    if group.proved {
        transaction.over("UPDATE write_checks SET checked = checked + w.value FROM json_each(?) AS w WHERE write_checks.id = 1", &[1]);
    }
    if let Some(service_ms) = group.service_ms {
        transaction.over(
            "INSERT INTO service_clock (node, service_ms) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE TRUE \
             ON CONFLICT (node) DO UPDATE SET service_ms = MAX(service_ms, excluded.service_ms)",
            &[(node, service_ms)],
        );
    }
    transaction
}

fn write_tables(transaction: &mut Transaction, group: &Group<'_>) {
    let opened: Vec<_> = group.opened.iter().filter_map(|new| Some((new, new.opening?, new.columns))).collect();
    let opened: Vec<_> = opened
        .iter()
        .map(|(new, o, c)| {
            let agreed = (new.id, new.epoch, new.version, o.game, o.private, &o.options, &o.opener, &o.offers, &o.rematch_of);
            (
                agreed,
                o.opened_unix_ms,
                (c.stage, c.rated, &c.occupants, c.moves, &c.result, c.changed_unix_ms, c.deadline_service_ms, c.to_move),
            )
        })
        .collect();
    transaction.over(
        "INSERT INTO tables (id, epoch, version, game, private, options, opener, offers, rematch_of, opened_unix_ms, stage, rated, occupants, \
         moves, result, changed_unix_ms, deadline_service_ms, to_move) \
         SELECT value ->> '$[0][0]', value ->> '$[0][1]', value ->> '$[0][2]', value ->> '$[0][3]', value ->> '$[0][4]', value ->> '$[0][5]', \
         value ->> '$[0][6]', value ->> '$[0][7]', value ->> '$[0][8]', value ->> 1, value ->> '$[2][0]', value ->> '$[2][1]', \
         value ->> '$[2][2]', value ->> '$[2][3]', value ->> '$[2][4]', value ->> '$[2][5]', value ->> '$[2][6]', value ->> '$[2][7]' FROM json_each(?)",
        &opened,
    );
    let changed: Vec<_> = group
        .changed
        .iter()
        .map(|touched| {
            let c = touched.columns;
            let Touched { id, epoch, version, .. } = touched;
            (id, epoch, version, c.stage, c.rated, &c.occupants, c.moves, &c.result, c.changed_unix_ms, c.deadline_service_ms, c.to_move)
        })
        .collect();
    transaction.over(
        "UPDATE tables SET epoch = c.value ->> 1, version = c.value ->> 2, stage = c.value ->> 3, rated = c.value ->> 4, \
         occupants = c.value ->> 5, moves = c.value ->> 6, result = c.value ->> 7, changed_unix_ms = c.value ->> 8, \
         deadline_service_ms = c.value ->> 9, to_move = c.value ->> 10, has_keys = TRUE FROM json_each(?) AS c WHERE tables.id = c.value ->> 0",
        &changed,
    );
    transaction.over("UPDATE tables SET epoch = c.value ->> 1 FROM json_each(?) AS c WHERE tables.id = c.value ->> 0", &group.owned);
}
