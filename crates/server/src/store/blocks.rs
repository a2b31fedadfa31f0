//! Who does not want to meet whom. Ids are those of accounts, or of guests who have none: signing in moves a guest's rows to the account.

use super::follows::PART;
use super::{Store, StoreError, changing, id, reading, signed, unsigned, writing};
use trilynx_protocol::PersonId;

/// The most people one may block.
pub const MOST_BLOCKED: u32 = 200;
/// The most ids that are sent to a client: with all the guests that blocked accounts once were, a list could grow without end.
pub const MOST_BLOCKED_IDS: u32 = 4_000;

/// Somebody who is blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockRow {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Since when.
    pub since_unix_ms: u64,
}

/// The result of blocking a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Blocking {
    /// They are blocked, or were already.
    Done,
    /// There are [`MOST_BLOCKED`] others.
    TooMany,
}

/// Somebody, who may have been guests as well, blocks nobody and is blocked by nobody any more.
pub(super) const FORGET_BLOCKS: [&str; 1] = ["DELETE FROM blocks WHERE person = $1 OR blocked = $1"];
/// A guest ($1) becomes an account ($2).
pub(super) const MERGE_BLOCKS: [&str; 2] = [
    "INSERT INTO blocks (person, blocked, unix_ms) SELECT $2, blocked, unix_ms FROM blocks AS b WHERE b.person = $1 AND b.blocked <> $2 \
     ON CONFLICT (person, blocked) DO NOTHING",
    "INSERT INTO blocks (person, blocked, unix_ms) SELECT person, $2, unix_ms FROM blocks AS b WHERE b.blocked = $1 AND b.person <> $2 \
     ON CONFLICT (person, blocked) DO NOTHING",
];

pub(super) const BLOCKED: &str = "SELECT b.blocked, p.name, p.kind, b.unix_ms FROM blocks AS b JOIN people AS p ON p.id = b.blocked \
     WHERE b.person = $1 ORDER BY b.blocked";
/// With the guests that blocked accounts once were: they stand in logs.
pub(super) const BLOCKED_IDS: &str = "SELECT blocked FROM blocks WHERE person = $1 \
     UNION ALL SELECT g.id FROM blocks AS b JOIN people AS g ON g.merged_into = b.blocked WHERE b.person = $1";
pub(super) const AVOIDED: &str = "SELECT blocked FROM blocks WHERE person = $1 UNION ALL SELECT person FROM blocks WHERE blocked = $1";

impl Store {
    /// Somebody does not want to meet somebody else. The two follow each other no longer.
    pub async fn block(&self, person: PersonId, blocked: PersonId, now_unix_ms: u64) -> Result<Blocking, StoreError> {
        // The count is taken by the statement that adds a row, so that it holds for requests at the same time as well.
        let sql = "INSERT INTO blocks (person, blocked, unix_ms) SELECT $1, $2, $3 \
                   WHERE (SELECT COUNT(*) FROM blocks WHERE person = $1) < $4 ON CONFLICT (person, blocked) DO NOTHING";
        let there = "SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked = $2";
        let is_there: i64 = writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(sql)
                .bind(person.as_str())
                .bind(blocked.as_str())
                .bind(signed(now_unix_ms))
                .bind(i64::from(MOST_BLOCKED))
                .execute(&mut *transaction)
                .await?;
            let count: i64 =
                sqlx::query_scalar(there).bind(person.as_str()).bind(blocked.as_str()).fetch_one(&mut *transaction).await?;
            if count > 0 {
                sqlx::query(PART).bind(person.as_str()).bind(blocked.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            count
        });
        Ok(if is_there > 0 { Blocking::Done } else { Blocking::TooMany })
    }

    /// Somebody may be met again; [`StoreError::Missing`] if they were not blocked.
    pub async fn unblock(&self, person: PersonId, blocked: PersonId) -> Result<(), StoreError> {
        let sql = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
        changing!(self, sql, person.as_str(), blocked.as_str())
    }

    /// The people that a person has blocked.
    pub async fn blocked(&self, person: PersonId) -> Result<Vec<BlockRow>, StoreError> {
        let rows: Vec<(String, String, String, i64)> =
            reading!(self, pool => sqlx::query_as(BLOCKED).bind(person.as_str()).fetch_all(pool).await)?;
        let row = |(blocked, name, kind, since): (String, String, String, i64)| {
            Ok(BlockRow { person: id(&blocked)?, name, guest: kind == "guest", since_unix_ms: unsigned(since) })
        };
        rows.into_iter().map(row).collect()
    }

    /// The ids of the people that a person has blocked, and of the guests that they once were.
    pub async fn blocked_ids(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let mut ids = self.block_ids(BLOCKED_IDS, person).await?;
        ids.truncate(MOST_BLOCKED_IDS as usize);
        Ok(ids)
    }

    /// The people that a person has blocked, and those who have blocked them.
    pub async fn avoided(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.block_ids(AVOIDED, person).await
    }

    async fn block_ids(&self, sql: &'static str, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(pool).await)?;
        ids.iter().map(|person| id(person)).collect()
    }

    /// Whether one of these has blocked somebody. They sit at one table, so they are few.
    pub async fn is_blocked_by(&self, person: PersonId, others: &[PersonId]) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked = $2";
        for other in others {
            let found: i64 = reading!(self, pool => {
                sqlx::query_scalar(sql).bind(other.as_str()).bind(person.as_str()).fetch_one(pool).await
            })?;
            if found > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
