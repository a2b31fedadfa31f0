//! Who left rated games recently, and when the server was last disturbed. The rule is [`crate::leavers`]' business.

use super::{Db, Store, StoreError, reading, signed, small, unsigned, writing};
use crate::leavers::{Conduct, LeaverScore};
use trilynx_protocol::PersonId;

/// How somebody behaved in a rated game against the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedPlayer {
    /// The person's id.
    pub person: PersonId,
    /// What they did.
    pub conduct: Conduct,
    /// When the game ended.
    pub unix_ms: u64,
}

/// Somebody who is gone has left nothing.
pub(super) const FORGET_LEAVERS: [&str; 1] = ["DELETE FROM leavers WHERE person = $1"];

pub(super) type RawScore = (i64, i64, i64, i64);

pub(super) fn score((steps, aborted, played, until): RawScore) -> Result<LeaverScore, StoreError> {
    Ok(LeaverScore {
        steps: small(steps, "leavers.steps")?,
        aborted: small(aborted, "leavers.aborted")?,
        played: small(played, "leavers.played")?,
        paused_until_unix_ms: unsigned(until),
    })
}

pub(super) const FIND_SQLITE: &str = "SELECT steps, aborted, played, paused_until_unix_ms FROM leavers WHERE person = $1";
/// The row stays as it is until the commit.
pub(super) const FIND_POSTGRES: &str = "SELECT steps, aborted, played, paused_until_unix_ms FROM leavers WHERE person = $1 FOR UPDATE";
/// Nobody else may add the row meanwhile. Who has no account has no score.
pub(super) const BEGIN: &str = "INSERT INTO leavers (person, steps, aborted, played, paused_until_unix_ms) \
     SELECT p.id, 0, 0, 0, 0 FROM people AS p WHERE p.id = $1 AND p.kind = 'account' ON CONFLICT (person) DO NOTHING";
pub(super) const CHANGE: &str = "UPDATE leavers SET steps = $2, aborted = $3, played = $4, paused_until_unix_ms = $5 WHERE person = $1";
pub(super) const CLEAR: &str = "DELETE FROM leavers WHERE person = $1";

/// How the engine finds a score that is about to be changed.
pub(super) fn find(db: &Db) -> &'static str {
    match db {
        Db::Sqlite(_) => FIND_SQLITE,
        Db::Postgres(_) => FIND_POSTGRES,
    }
}

/// Changes the scores of these people, in this transaction. They come in one order, so that two nodes cannot wait for each other.
macro_rules! judge {
    ($transaction:expr, $find:expr, $judged:expr) => {{
        let mut judged: Vec<$crate::store::JudgedPlayer> = $judged.to_vec();
        judged.sort_by_key(|judged| judged.person);
        for $crate::store::JudgedPlayer { person, conduct, unix_ms } in judged {
            if conduct != $crate::leavers::Conduct::Stayed {
                sqlx::query($crate::store::leavers::BEGIN).bind(person.as_str()).execute(&mut *$transaction).await?;
            }
            let found: Option<$crate::store::leavers::RawScore> =
                sqlx::query_as($find).bind(person.as_str()).fetch_optional(&mut *$transaction).await?;
            let Some(before) = found else { continue };
            let after = $crate::store::leavers::score(before)?.after(conduct, unix_ms);
            if after.is_clear(unix_ms) {
                sqlx::query($crate::store::leavers::CLEAR).bind(person.as_str()).execute(&mut *$transaction).await?;
                continue;
            }
            sqlx::query($crate::store::leavers::CHANGE)
                .bind(person.as_str())
                .bind(i64::from(after.steps))
                .bind(i64::from(after.aborted))
                .bind(i64::from(after.played))
                .bind($crate::store::signed(after.paused_until_unix_ms))
                .execute(&mut *$transaction)
                .await?;
        }
    }};
}
pub(super) use judge;

impl Store {
    /// Rated games that somebody left recently.
    pub async fn leaver_score(&self, person: PersonId) -> Result<LeaverScore, StoreError> {
        let found: Option<RawScore> = reading!(self, pool => sqlx::query_as(FIND_SQLITE).bind(person.as_str()).fetch_optional(pool).await)?;
        found.map_or(Ok(LeaverScore::default()), score)
    }

    /// Somebody may have lost their connection at this time without having meant to.
    pub async fn note_disturbance(&self, unix_ms: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO disturbances (id, unix_ms) VALUES (1, $1) \
                   ON CONFLICT (id) DO UPDATE SET unix_ms = excluded.unix_ms WHERE disturbances.unix_ms < excluded.unix_ms";
        writing!(self, pool => sqlx::query(sql).bind(signed(unix_ms)).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// When that was last so.
    pub async fn last_disturbance(&self) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT unix_ms FROM disturbances WHERE id = 1";
        let found: Option<i64> = reading!(self, pool => sqlx::query_scalar(sql).fetch_optional(pool).await)?;
        Ok(found.map(unsigned))
    }

    /// Whose command led to this version of a table. Nobody's if the server did it by itself.
    pub async fn asked_by(&self, table: trilynx_protocol::TableId, version: u32) -> Result<Option<PersonId>, StoreError> {
        let sql = "SELECT person FROM command_keys WHERE table_id = $1 AND version = $2";
        let found: Option<String> = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(table.as_str()).bind(i64::from(version)).fetch_optional(pool).await
        })?;
        found.as_deref().map(super::id).transpose()
    }
}
