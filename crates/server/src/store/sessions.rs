//! How people and programs show who they are: sessions of browsers and tokens of programs. Only hashes of those are stored. Also the keys
//! with which the server signs what it hands out.

use super::hosts::in_force;
use super::{Store, StoreError, changing, id, reading, signed, unsigned, writing};
use trilynx_protocol::PersonId;

/// The SHA-256 of a secret that somebody else keeps.
pub type SecretHash = [u8; 32];

/// A session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The person it signs in.
    pub person: PersonId,
    /// Since when.
    pub created_unix_ms: u64,
    /// Last used, as far as was stored.
    pub seen_unix_ms: u64,
    /// Until when.
    pub expires_unix_ms: u64,
}

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// By which it can be deleted.
    pub id: u64,
    /// The person it signs in.
    pub person: PersonId,
    /// What they call it.
    pub label: String,
    /// Since when.
    pub created_unix_ms: u64,
    /// Last used, as far as was stored.
    pub used_unix_ms: Option<u64>,
}

type RawToken = (i64, String, String, i64, Option<i64>);

fn token_row((token, person, label, created, used): RawToken) -> Result<TokenRow, StoreError> {
    let (created_unix_ms, used_unix_ms) = (unsigned(created), used.map(unsigned));
    Ok(TokenRow { id: unsigned(token), person: id(&person)?, label, created_unix_ms, used_unix_ms })
}

pub(super) const EXPIRED: &str = "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE expires_unix_ms <= $1 LIMIT $2)";

/// The most sessions of one person that are listed, newest first.
pub const MOST_SESSIONS: u32 = 100;
pub(super) const SESSIONS: &str = "SELECT hash, person, created_unix_ms, seen_unix_ms, expires_unix_ms FROM sessions \
     WHERE person = $1 AND expires_unix_ms > $2 LIMIT $3";

impl Store {
    /// The server's key of this name: the one that is stored, or `fresh` from now on if there is none.
    pub async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.long_secret(name, &fresh).await?.try_into().map_err(|_| StoreError::Corrupt("secrets.value".to_owned()))
    }

    /// The same for a key of any length.
    pub async fn long_secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        writing!(self, pool => sqlx::query(sql).bind(name).bind(fresh).execute(pool).await.map(drop))?;
        let sql = "SELECT value FROM secrets WHERE name = $1";
        // Read where it was written: a reader's connection may not see it yet.
        Ok(writing!(self, pool => sqlx::query_scalar(sql).bind(name).fetch_one(pool).await)?)
    }

    /// A new session.
    pub async fn create_session(
        &self,
        hash: &SecretHash,
        person: PersonId,
        now_unix_ms: u64,
        expires_unix_ms: u64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO sessions (hash, person, created_unix_ms, seen_unix_ms, expires_unix_ms) VALUES ($1, $2, $3, $3, $4)";
        writing!(self, pool => {
            sqlx::query(sql)
                .bind(hash.as_slice())
                .bind(person.as_str())
                .bind(signed(now_unix_ms))
                .bind(signed(expires_unix_ms))
                .execute(pool)
                .await
                .map(drop)
        })?;
        Ok(())
    }

    /// The session with this hash, unless its time is over or its person is banned.
    pub async fn session(&self, hash: &SecretHash, now_unix_ms: u64) -> Result<Option<SessionRow>, StoreError> {
        let sql = concat!(
            "SELECT s.person, s.created_unix_ms, s.seen_unix_ms, s.expires_unix_ms FROM sessions AS s \
             WHERE s.hash = $1 AND s.expires_unix_ms > $2 AND NOT EXISTS (SELECT 1 FROM sanctions AS b WHERE ",
            in_force!("s.person"),
            ")"
        );
        let row: Option<(String, i64, i64, i64)> =
            reading!(self, pool => sqlx::query_as(sql).bind(hash.as_slice()).bind(signed(now_unix_ms)).fetch_optional(pool).await)?;
        row.map(|(person, created, seen, expires)| {
            Ok(SessionRow {
                person: id(&person)?,
                created_unix_ms: unsigned(created),
                seen_unix_ms: unsigned(seen),
                expires_unix_ms: unsigned(expires),
            })
        })
        .transpose()
    }

    /// The sessions of somebody whose time is not over, the latest first: 100 at most.
    pub async fn sessions(&self, person: PersonId, now_unix_ms: u64) -> Result<Vec<(SecretHash, SessionRow)>, StoreError> {
        let rows: Vec<(Vec<u8>, String, i64, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(SESSIONS)
                .bind(person.as_str())
                .bind(signed(now_unix_ms))
                .bind(i64::from(MOST_SESSIONS))
                .fetch_all(pool)
                .await
        })?;
        let row = |(hash, person, created, seen, expires): (Vec<u8>, String, i64, i64, i64)| {
            let hash: SecretHash = hash.try_into().map_err(|_| StoreError::Corrupt("sessions.hash".to_owned()))?;
            let (created_unix_ms, seen_unix_ms, expires_unix_ms) = (unsigned(created), unsigned(seen), unsigned(expires));
            Ok((hash, SessionRow { person: id(&person)?, created_unix_ms, seen_unix_ms, expires_unix_ms }))
        };
        let mut sessions = rows.into_iter().map(row).collect::<Result<Vec<_>, StoreError>>()?;
        sessions.sort_by_key(|(_, session)| std::cmp::Reverse(session.created_unix_ms));
        Ok(sessions)
    }

    /// Says that a session was used, and lets it last until then.
    pub async fn touch_session(&self, hash: &SecretHash, now_unix_ms: u64, expires_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "UPDATE sessions SET seen_unix_ms = $2, expires_unix_ms = $3 WHERE hash = $1";
        changing!(self, sql, hash.as_slice(), signed(now_unix_ms), signed(expires_unix_ms))
    }

    /// Ends a session. One that is not there has ended already.
    pub async fn delete_session(&self, hash: &SecretHash) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE hash = $1";
        writing!(self, pool => sqlx::query(sql).bind(hash.as_slice()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Ends all sessions of somebody.
    pub async fn delete_sessions(&self, person: PersonId) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1";
        writing!(self, pool => sqlx::query(sql).bind(person.as_str()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Deletes expired sessions, at most this many, and returns how many.
    pub async fn sweep_sessions(&self, now_unix_ms: u64, limit: u32) -> Result<u64, StoreError> {
        let swept = writing!(self, pool => {
            sqlx::query(EXPIRED).bind(signed(now_unix_ms)).bind(i64::from(limit)).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(swept)
    }

    /// A new token, and the id by which it can be deleted.
    pub async fn create_token(&self, hash: &SecretHash, person: PersonId, label: &str, now_unix_ms: u64) -> Result<u64, StoreError> {
        let sql = "INSERT INTO tokens (hash, person, label, created_unix_ms) VALUES ($1, $2, $3, $4) RETURNING id";
        let token: i64 = writing!(self, pool => {
            sqlx::query_scalar(sql).bind(hash.as_slice()).bind(person.as_str()).bind(label).bind(signed(now_unix_ms)).fetch_one(pool).await
        })?;
        Ok(unsigned(token))
    }

    /// The token with this hash.
    pub async fn token(&self, hash: &SecretHash) -> Result<Option<TokenRow>, StoreError> {
        let sql = "SELECT id, person, label, created_unix_ms, used_unix_ms FROM tokens WHERE hash = $1";
        let row: Option<RawToken> = reading!(self, pool => sqlx::query_as(sql).bind(hash.as_slice()).fetch_optional(pool).await)?;
        row.map(token_row).transpose()
    }

    /// Says that a token was used.
    pub async fn touch_token(&self, hash: &SecretHash, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "UPDATE tokens SET used_unix_ms = $2 WHERE hash = $1";
        changing!(self, sql, hash.as_slice(), signed(now_unix_ms))
    }

    /// Somebody's tokens, oldest first.
    pub async fn tokens(&self, person: PersonId) -> Result<Vec<TokenRow>, StoreError> {
        let sql = "SELECT id, person, label, created_unix_ms, used_unix_ms FROM tokens WHERE person = $1 ORDER BY id";
        let rows: Vec<RawToken> = reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(token_row).collect()
    }

    /// Deletes all of somebody's tokens.
    pub async fn delete_tokens(&self, person: PersonId) -> Result<(), StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1";
        writing!(self, pool => sqlx::query(sql).bind(person.as_str()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Deletes one of somebody's tokens.
    pub async fn delete_token(&self, person: PersonId, token: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        changing!(self, sql, person.as_str(), signed(token))
    }
}
