//! What people are notified of.
//!
//! The one thing to know: a notification is written in the transaction of its cause and deleted in that of its end, so a crash loses none and
//! doubles none. One that is due later is stored at once, and nobody sees it before its time.

use super::mail::{DIGEST_EVERY_MS, DIGEST_WAIT_MS, QUEUE_DIGEST};
use super::validate::Group;
use super::{Store, StoreError, id, reading, signed, small, sqlite, unsigned, writing};
use trilynx_protocol::http::NotificationKind;
use trilynx_protocol::{PersonId, TableId};

/// The most notifications of one person that are listed, and about as many as are kept.
pub const MOST_NOTIFICATIONS: u32 = 100;

/// Who is notified of what happens at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notify {
    /// Kinds of notifications about the table that no longer apply, for all recipients.
    pub obsolete: Vec<NotificationKind>,
    /// New ones.
    pub new: Vec<NewNotification>,
}

/// A notification to be stored. It replaces the one of the same kind about the same subject, which has not been seen then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotification {
    /// For whom. A guest who has become an account gets it there. Nobody gets what they do not want, and programs get nothing.
    pub person: PersonId,
    /// Of what.
    pub kind: NotificationKind,
    /// The table; for a round the tournament, for a message who has written.
    pub subject: String,
    /// For a round: which one.
    pub round: Option<u16>,
    /// The time by the calendar.
    pub unix_ms: u64,
    /// At which time of service it is sent, if not at once.
    pub due_service_ms: Option<u64>,
}

/// The columns of a row that is to be written.
type NewColumns<'a> = (PersonId, &'static str, &'a str, &'a str, Option<u16>, u64, Option<u64>);

impl NewNotification {
    /// Of one about a table, or about none if that is empty.
    pub(super) fn columns<'a>(&'a self, table: &'a str) -> NewColumns<'a> {
        let NewNotification { person, kind, subject, round, unix_ms, due_service_ms } = self;
        (*person, kind.name(), subject, table, *round, *unix_ms, *due_service_ms)
    }
}

/// A notification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotificationRow {
    /// Of what.
    pub kind: NotificationKind,
    /// The table; for a round the tournament, for a message who has written.
    pub subject: String,
    /// The table it is about; none for a message.
    pub table: Option<TableId>,
    /// For a round: which one.
    pub round: Option<u16>,
    /// The time by the calendar.
    pub unix_ms: u64,
    /// Whether it has been seen.
    pub seen: bool,
}

impl NotificationRow {
    /// Who has written, if it is about a message.
    pub fn writer(&self) -> Option<PersonId> {
        if self.kind == NotificationKind::Message { self.subject.parse().ok() } else { None }
    }
}

/// Who gets a notification: `p` is the person.
macro_rules! wanted {
    () => {
        " WHERE p.kind <> 'deleted' AND NOT p.bot \
         AND NOT EXISTS (SELECT 1 FROM notifications_off AS o WHERE o.person = p.id AND o.kind = w.kind)"
    };
}

/// Statements that add notifications. `p` is the person, `w` has the values.
macro_rules! adding {
    ($from:ident) => {
        concat!(
            "INSERT INTO notifications (person, kind, subject, table_id, round, unix_ms, due_service_ms) \
             SELECT p.id, w.kind, w.subject, w.table_id, w.round, w.unix_ms, w.due_service_ms FROM ",
            $from!(),
            wanted!(),
            " ON CONFLICT (person, kind, subject) DO UPDATE SET table_id = excluded.table_id, round = excluded.round, \
             unix_ms = excluded.unix_ms, due_service_ms = excluded.due_service_ms, seen = FALSE"
        )
    };
}

/// The same for push messages, a little later: who looks at the page by then needs none.
macro_rules! calling {
    ($from:ident) => {
        concat!(
            "INSERT INTO push_calls (subscription, kind, subject, due_unix_ms) SELECT s.id, w.kind, w.subject, w.unix_ms + 5000 FROM ",
            $from!(),
            " JOIN push_subscriptions AS s ON s.person = p.id",
            wanted!(),
            " AND w.due_service_ms IS NULL \
             ON CONFLICT (subscription, kind, subject) DO UPDATE SET due_unix_ms = excluded.due_unix_ms, tries = 0"
        )
    };
}

/// The same for digests, at the time of the next one. One that waits already has everything that is unread when it is sent.
macro_rules! digesting {
    ($from:ident) => {
        concat!(
            "INSERT INTO mails (person, kind, address, language, queued_unix_ms, due_unix_ms) \
             SELECT m.person, 'digest', m.address, m.language, w.unix_ms, \
             CASE WHEN m.digested_unix_ms + 86400000 > w.unix_ms + 3600000 THEN m.digested_unix_ms + 86400000 ELSE w.unix_ms + 3600000 END FROM ",
            $from!(),
            " JOIN mail_addresses AS m ON m.person = p.id AND m.digest",
            wanted!(),
            " AND w.due_service_ms IS NULL ON CONFLICT (person, kind, address) DO NOTHING"
        )
    };
}

macro_rules! from_json_rows {
    () => {
        "(SELECT value ->> 0 AS person, value ->> 1 AS kind, value ->> 2 AS subject, value ->> 3 AS table_id, value ->> 4 AS round, \
         value ->> 5 AS unix_ms, value ->> 6 AS due_service_ms FROM json_each(?)) AS w CROSS JOIN people AS g ON g.id = w.person \
         CROSS JOIN people AS p ON p.id = COALESCE(g.merged_into, g.id)"
    };
}
macro_rules! from_arrays {
    () => {
        "UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::TEXT[], $5::BIGINT[], $6::BIGINT[], $7::BIGINT[]) \
         AS w (person, kind, subject, table_id, round, unix_ms, due_service_ms) JOIN people AS p ON p.id = w.person"
    };
}
macro_rules! from_values {
    () => {
        "(SELECT $1 AS person, $2 AS kind, $3 AS subject, $4 AS table_id, CAST($5 AS BIGINT) AS round, CAST($6 AS BIGINT) AS unix_ms, \
         CAST($7 AS BIGINT) AS due_service_ms) AS w JOIN people AS g ON g.id = w.person JOIN people AS p ON p.id = COALESCE(g.merged_into, g.id)"
    };
}

/// The writer's, on SQLite: rows as JSON.
const ADD_SQLITE: [&str; 3] = [adding!(from_json_rows), calling!(from_json_rows), digesting!(from_json_rows)];
/// One row of the writer's is about this table and kind.
const END_SQLITE: &str = "DELETE FROM notifications WHERE (table_id, kind) = (SELECT value ->> 0, value ->> 1 FROM json_each(?))";
/// The writer's, on PostgreSQL: columns as arrays. The people are owners already.
pub(super) const ADD_POSTGRES: [&str; 3] = [adding!(from_arrays), calling!(from_arrays), digesting!(from_arrays)];
pub(super) const END_POSTGRES: &str = "DELETE FROM notifications AS n USING UNNEST($1::TEXT[], $2::TEXT[]) AS w (table_id, kind) \
     WHERE n.table_id = w.table_id AND n.kind = w.kind";
/// A single one, on both.
pub(super) const ADD: [&str; 3] = [adding!(from_values), calling!(from_values), digesting!(from_values)];
/// The push messages of one that is shown now.
pub(super) const CALL: &str = "INSERT INTO push_calls (subscription, kind, subject, due_unix_ms) SELECT s.id, $2, $3, $4 \
     FROM push_subscriptions AS s WHERE s.person = $1 ON CONFLICT (subscription, kind, subject) \
     DO UPDATE SET due_unix_ms = excluded.due_unix_ms, tries = 0";
/// The challenge of a table is over.
pub(super) const END_CHALLENGE: &str = "DELETE FROM notifications WHERE table_id = $1 AND kind = 'challenge'";

/// Somebody is notified of nothing.
pub(super) const FORGET_NOTIFICATIONS: [&str; 2] =
    ["DELETE FROM notifications WHERE person = $1", "DELETE FROM notifications_off WHERE person = $1"];
/// What a guest was notified of is for their account. What both were notified of stays as it is there.
pub(super) const MERGE_NOTIFICATIONS: [&str; 2] = [
    "INSERT INTO notifications (person, kind, subject, table_id, round, unix_ms, due_service_ms, seen) \
     SELECT $2, n.kind, n.subject, n.table_id, n.round, n.unix_ms, n.due_service_ms, n.seen FROM notifications AS n WHERE n.person = $1 \
     AND NOT EXISTS (SELECT 1 FROM notifications_off AS o WHERE o.person = $2 AND o.kind = n.kind) \
     ON CONFLICT (person, kind, subject) DO NOTHING",
    // The choice of the account holds.
    "DELETE FROM notifications_off WHERE person = $1 AND person <> $2",
];

/// What somebody is shown: a challenge only while it is open, and nothing of anybody whom they have blocked.
macro_rules! shown {
    () => {
        "n.person = $1 AND n.due_service_ms IS NULL AND (n.kind <> 'challenge' OR EXISTS (SELECT 1 FROM tables AS t WHERE t.id = n.table_id \
         AND t.stage = 'waiting' AND NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = n.person AND b.blocked = t.opener))) \
         AND (n.kind <> 'message' OR NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = n.person AND b.blocked = n.subject)) \
         AND (n.kind <> 'message' OR NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = n.subject AND b.blocked = n.person))"
    };
}
pub(super) const LIST: &str = concat!(
    "SELECT n.kind, n.subject, n.table_id, n.round, n.unix_ms, n.seen FROM notifications AS n WHERE ",
    shown!(),
    " ORDER BY n.unix_ms DESC LIMIT $2"
);
pub(super) const UNSEEN: &str = concat!("SELECT COUNT(*) FROM notifications AS n WHERE ", shown!(), " AND NOT n.seen");
/// What is older than this many.
pub(super) const ONE_MORE: &str = "SELECT n.unix_ms FROM notifications AS n WHERE n.person = $1 AND n.due_service_ms IS NULL \
     ORDER BY n.unix_ms DESC LIMIT 1 OFFSET $2";
/// All but the latest.
pub(super) const TRIM: &str = "DELETE FROM notifications WHERE person = $1 AND due_service_ms IS NULL AND unix_ms < \
     (SELECT n.unix_ms FROM notifications AS n WHERE n.person = $1 AND n.due_service_ms IS NULL ORDER BY n.unix_ms DESC LIMIT 1 OFFSET $2)";
pub(super) const DUE: &str = "SELECT n.person, n.kind, n.subject FROM notifications AS n WHERE n.due_service_ms <= $1 \
     ORDER BY n.due_service_ms LIMIT $2";
pub(super) const ABOUT_TABLE: &str = "SELECT n.kind, n.subject FROM notifications AS n WHERE n.person = $1 AND n.table_id = $2 \
     AND NOT n.seen AND n.due_service_ms IS NULL LIMIT $3";
pub(super) const OLD: &str = "DELETE FROM notifications WHERE (person, kind, subject) IN (SELECT n.person, n.kind, n.subject \
     FROM notifications AS n WHERE n.due_service_ms IS NULL AND n.unix_ms < $1 ORDER BY n.unix_ms LIMIT $2)";

/// Writes what a group brings and ends, on SQLite. A notification that is not wanted, or has ended already, is no row.
pub(super) fn write(transaction: &mut sqlite::Transaction, group: &Group<'_>) {
    for obsolete in &group.obsolete {
        // One by one: a list of them would be looked for by reading all of them.
        transaction.add(END_SQLITE, std::slice::from_ref(obsolete), None);
    }
    let notified: Vec<_> = group.notified.iter().map(|(_, (table, new))| new.columns(table.as_str())).collect();
    for sql in ADD_SQLITE {
        transaction.add(sql, &notified, None);
    }
}

type RawNotification = (String, String, String, Option<i64>, i64, bool);

fn kind(name: &str) -> Result<NotificationKind, StoreError> {
    NotificationKind::named(name).ok_or_else(|| StoreError::Corrupt(format!("notifications.kind {name}")))
}

fn notification_row((name, subject, table, round, unix_ms, seen): RawNotification) -> Result<NotificationRow, StoreError> {
    let round = round.map(|round| small(round, "notifications.round")).transpose()?.map(|round| u16::try_from(round).unwrap_or(u16::MAX));
    let table = if table.is_empty() { None } else { Some(id(&table)?) };
    Ok(NotificationRow { kind: kind(&name)?, subject, table, round, unix_ms: unsigned(unix_ms), seen })
}

/// Adds a notification within a transaction.
macro_rules! notify {
    ($transaction:expr, $table:expr, $new:expr) => {{
        let (person, kind, subject, table, round, unix_ms, due) = $new.columns($table);
        for sql in $crate::store::notifications::ADD {
            sqlx::query(sql)
                .bind(person.to_string())
                .bind(kind)
                .bind(subject.to_owned())
                .bind(table.to_owned())
                .bind(round.map(i64::from))
                .bind($crate::store::signed(unix_ms))
                .bind(due.map($crate::store::signed))
                .execute(&mut *$transaction)
                .await?;
        }
    }};
}
pub(super) use notify;

impl Store {
    /// Notifies somebody of something that is stored already.
    pub async fn notify(&self, table: TableId, new: &NewNotification) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            notify!(transaction, table.as_str(), new);
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The latest notifications of somebody, latest first.
    pub async fn notifications(&self, person: PersonId) -> Result<Vec<NotificationRow>, StoreError> {
        let rows: Vec<RawNotification> = reading!(self, pool => {
            sqlx::query_as(LIST).bind(person.as_str()).bind(i64::from(MOST_NOTIFICATIONS)).fetch_all(pool).await
        })?;
        rows.into_iter().map(notification_row).collect()
    }

    /// How many of them have not been seen, [`MOST_NOTIFICATIONS`] at most.
    pub async fn unseen_notifications(&self, person: PersonId) -> Result<u32, StoreError> {
        let count: i64 = reading!(self, pool => sqlx::query_scalar(UNSEEN).bind(person.as_str()).fetch_one(pool).await)?;
        Ok(small(count, "notifications")?.min(MOST_NOTIFICATIONS))
    }

    /// Somebody has seen their notifications up to this time, or those of them that are about a table. Says whether that is news.
    pub async fn see_notifications(&self, person: PersonId, until_unix_ms: u64, table: Option<TableId>) -> Result<bool, StoreError> {
        if let Some(table) = table {
            // Who looks at a table has mostly seen everything: nobody waits for a write then.
            let unseen: Vec<(String, String)> = reading!(self, pool => {
                sqlx::query_as(ABOUT_TABLE).bind(person.as_str()).bind(table.as_str()).bind(1_i64).fetch_all(pool).await
            })?;
            if unseen.is_empty() {
                return Ok(false);
            }
        }
        let sql = "UPDATE notifications SET seen = TRUE WHERE person = $1 AND unix_ms <= $2 AND (table_id = $3 OR $3 = '') \
                   AND NOT seen AND due_service_ms IS NULL";
        let table = table.map_or(String::new(), |table| table.to_string());
        let seen = writing!(self, pool => {
            let done = sqlx::query(sql).bind(person.as_str()).bind(signed(until_unix_ms)).bind(table).execute(pool).await;
            done.map(|done| done.rows_affected())
        })?;
        Ok(seen > 0)
    }

    /// The kinds that somebody does not want.
    pub async fn notifications_off(&self, person: PersonId) -> Result<Vec<NotificationKind>, StoreError> {
        let sql = "SELECT kind FROM notifications_off WHERE person = $1 ORDER BY kind";
        let names: Vec<String> = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(pool).await)?;
        names.iter().map(|name| kind(name)).collect()
    }

    /// Somebody does not want these kinds, and wants all others. What they were notified of before is gone.
    pub async fn set_notifications_off(&self, person: PersonId, off: &[NotificationKind]) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query("DELETE FROM notifications_off WHERE person = $1").bind(person.as_str()).execute(&mut *transaction).await?;
            for kind in off {
                for sql in [
                    "INSERT INTO notifications_off (person, kind) VALUES ($1, $2) ON CONFLICT (person, kind) DO NOTHING",
                    "DELETE FROM notifications WHERE person = $1 AND kind = $2",
                ] {
                    sqlx::query(sql).bind(person.as_str()).bind(kind.name()).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Shows some of those whose time has come. Returns whose they are.
    pub async fn show_due_notifications(&self, service_ms: u64, unix_ms: u64, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let due: Vec<(String, String, String)> = reading!(self, pool => {
            sqlx::query_as(DUE).bind(signed(service_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let mut people = Vec::new();
        for (person, kind, subject) in due {
            // It may have been ended, or shown by another server, meanwhile.
            let sql = "UPDATE notifications SET due_service_ms = NULL, unix_ms = $5 WHERE person = $1 AND kind = $2 AND subject = $3 \
                       AND due_service_ms <= $4";
            let shown = writing!(self, pool => {
                let mut transaction = pool.begin().await?;
                let query = sqlx::query(sql).bind(&person).bind(&kind).bind(&subject).bind(signed(service_ms)).bind(signed(unix_ms));
                let shown = query.execute(&mut *transaction).await?.rows_affected();
                if shown > 0 {
                    let query = sqlx::query(CALL).bind(&person).bind(&kind).bind(&subject).bind(signed(unix_ms));
                    query.execute(&mut *transaction).await?;
                    let query = sqlx::query(QUEUE_DIGEST).bind(&person).bind(signed(unix_ms));
                    query.bind(signed(DIGEST_WAIT_MS)).bind(signed(DIGEST_EVERY_MS)).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
                shown
            });
            if shown > 0 {
                people.push(id(&person)?);
            }
        }
        Ok(people)
    }

    /// Forgets all but the latest notifications of somebody.
    pub async fn trim_notifications(&self, person: PersonId) -> Result<(), StoreError> {
        let more: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar(ONE_MORE).bind(person.as_str()).bind(i64::from(MOST_NOTIFICATIONS)).fetch_optional(pool).await
        })?;
        if more.is_none() {
            return Ok(());
        }
        writing!(self, pool => {
            sqlx::query(TRIM).bind(person.as_str()).bind(i64::from(MOST_NOTIFICATIONS) - 1).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Forgets notifications that are older, this many at most. Says how many there were.
    pub async fn sweep_notifications(&self, before_unix_ms: u64, limit: u32) -> Result<u64, StoreError> {
        let swept = writing!(self, pool => {
            let done = sqlx::query(OLD).bind(signed(before_unix_ms)).bind(i64::from(limit)).execute(pool).await;
            done.map(|done| done.rows_affected())
        })?;
        Ok(swept)
    }
}
