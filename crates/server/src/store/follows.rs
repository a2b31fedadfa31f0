//! Who follows whom. Only accounts do, so no row ever moves to another person.

use super::{Store, StoreError, changing, id, reading, signed, unsigned, writing};
use trilynx_protocol::PersonId;

/// The most people one may follow, and the most followers that are listed.
pub const MOST_FOLLOWED: u32 = 500;

/// Somebody who is followed, or who follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FollowRow {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether the two follow each other.
    pub friend: bool,
    /// Whether this person has blocked the caller, who must not notice.
    pub hides: bool,
    /// Since when.
    pub since_unix_ms: u64,
}

/// The result of following a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Following {
    /// They are followed, or were already.
    Done,
    /// There are [`MOST_FOLLOWED`] others.
    TooMany,
}

/// Somebody follows nobody and is followed by nobody any more.
pub(super) const FORGET_FOLLOWS: [&str; 1] = ["DELETE FROM follows WHERE person = $1 OR followed = $1"];
/// Two people have nothing to do with each other any more.
pub(super) const PART: &str = "DELETE FROM follows WHERE (person = $1 AND followed = $2) OR (person = $2 AND followed = $1)";

pub(super) const FOLLOWED: &str = "SELECT f.followed, p.name, p.bot, f.unix_ms, \
     EXISTS (SELECT 1 FROM follows AS b WHERE b.person = f.followed AND b.followed = f.person), \
     EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = f.followed AND b.blocked = f.person) \
     FROM follows AS f JOIN people AS p ON p.id = f.followed WHERE f.person = $1 ORDER BY f.followed LIMIT $2";
pub(super) const FOLLOWERS: &str = "SELECT f.person, p.name, p.bot, f.unix_ms, \
     EXISTS (SELECT 1 FROM follows AS b WHERE b.person = f.followed AND b.followed = f.person), FALSE \
     FROM follows AS f JOIN people AS p ON p.id = f.person WHERE f.followed = $1 \
     AND NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = f.followed AND b.blocked = f.person) ORDER BY f.person LIMIT $2";

type RawFollow = (String, String, bool, i64, bool, bool);

impl Store {
    /// Somebody follows somebody else.
    pub async fn follow(&self, person: PersonId, followed: PersonId, now_unix_ms: u64) -> Result<Following, StoreError> {
        // The count is taken by the statement that adds a row, so that it holds for requests at the same time as well.
        let sql = "INSERT INTO follows (person, followed, unix_ms) SELECT $1, $2, $3 \
                   WHERE (SELECT COUNT(*) FROM follows WHERE person = $1) < $4 ON CONFLICT (person, followed) DO NOTHING";
        let there = "SELECT COUNT(*) FROM follows WHERE person = $1 AND followed = $2";
        let is_there: i64 = writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(sql)
                .bind(person.as_str())
                .bind(followed.as_str())
                .bind(signed(now_unix_ms))
                .bind(i64::from(MOST_FOLLOWED))
                .execute(&mut *transaction)
                .await?;
            let count: i64 =
                sqlx::query_scalar(there).bind(person.as_str()).bind(followed.as_str()).fetch_one(&mut *transaction).await?;
            transaction.commit().await?;
            count
        });
        Ok(if is_there > 0 { Following::Done } else { Following::TooMany })
    }

    /// Somebody follows somebody no longer; [`StoreError::Missing`] if they did not.
    pub async fn unfollow(&self, person: PersonId, followed: PersonId) -> Result<(), StoreError> {
        let sql = "DELETE FROM follows WHERE person = $1 AND followed = $2";
        changing!(self, sql, person.as_str(), followed.as_str())
    }

    /// The people that a person follows.
    pub async fn followed(&self, person: PersonId) -> Result<Vec<FollowRow>, StoreError> {
        self.follow_rows(FOLLOWED, person).await
    }

    /// Those who follow somebody, [`MOST_FOLLOWED`] at most and without those who are blocked.
    pub async fn followers(&self, person: PersonId) -> Result<Vec<FollowRow>, StoreError> {
        self.follow_rows(FOLLOWERS, person).await
    }

    async fn follow_rows(&self, sql: &'static str, person: PersonId) -> Result<Vec<FollowRow>, StoreError> {
        let rows: Vec<RawFollow> = reading!(self, pool => {
            sqlx::query_as(sql).bind(person.as_str()).bind(i64::from(MOST_FOLLOWED)).fetch_all(pool).await
        })?;
        let row = |(person, name, bot, since, friend, hides): RawFollow| {
            Ok(FollowRow { person: id(&person)?, name, bot, friend, hides, since_unix_ms: unsigned(since) })
        };
        rows.into_iter().map(row).collect()
    }
}
