//! Passkeys of accounts, and which challenges were answered.
//!
//! The one thing to know: a passkey is added or used in one transaction with its challenge, so that no node takes an answer twice. Who adds
//! one holds the row of the person, as do requests that invalidate all of them: none is added with a session that has just ended.

use super::{SecretHash, Store, StoreError, changing, id, reading, signed, small, unsigned, writing};
use crate::accounts::passkeys::{MOST_PASSKEYS, PasskeyKey, Redeemed};
use trilynx_protocol::PersonId;

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// By which it can be renamed and deleted.
    pub id: u64,
    /// Whose it is.
    pub person: PersonId,
    /// What the authenticator knows it by.
    pub credential: Vec<u8>,
    /// What its signatures are checked with.
    pub key: PasskeyKey,
    /// How often it has signed, as it says itself; 0 if it does not count.
    pub counter: u32,
    /// Whether it can be copied to other devices.
    pub backup_eligible: bool,
    /// What they call it.
    pub label: String,
    /// Since when.
    pub made_unix_ms: u64,
    /// Last used.
    pub used_unix_ms: Option<u64>,
}

/// What became of a passkey that somebody adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum PasskeyAdded {
    /// It has this number.
    Done(u64),
    /// The challenge was answered before.
    Used,
    /// There are as many as there may be.
    TooMany,
    /// The session has ended, or the account.
    SignedOut,
}

/// What became of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum PasskeyUse {
    /// It counts.
    Done,
    /// The challenge was answered before.
    Used,
    /// The counter has not grown, or the passkey is gone.
    Stale,
}

type RawPasskey = (i64, String, Vec<u8>, i64, Vec<u8>, i64, bool, String, i64, Option<i64>);

macro_rules! passkey_columns {
    () => {
        "id, person, credential, algorithm, public_key, counter, backup_eligible, label, made_unix_ms, used_unix_ms"
    };
}

fn passkey(row: RawPasskey) -> Result<PasskeyRow, StoreError> {
    let (number, person, credential, algorithm, bytes, counter, backup_eligible, label, made, used) = row;
    let algorithm = i32::try_from(algorithm).map_err(|_| StoreError::Corrupt(format!("passkeys.algorithm {algorithm}")))?;
    Ok(PasskeyRow {
        id: unsigned(number),
        person: id(&person)?,
        credential,
        key: PasskeyKey { algorithm, bytes },
        counter: small(counter, "passkeys.counter")?,
        backup_eligible,
        label,
        made_unix_ms: unsigned(made),
        used_unix_ms: used.map(unsigned),
    })
}

/// Nobody signs in with a passkey any more.
pub(super) const FORGET_PASSKEYS: &str = "DELETE FROM passkeys WHERE person = $1";
/// Waits for those who add passkeys of somebody at this moment, and has others wait.
pub(super) const HOLD_PERSON: &str = "UPDATE people SET name = name WHERE id = $1 AND kind = 'account'";
pub(super) const PASSKEYS: &str = concat!("SELECT ", passkey_columns!(), " FROM passkeys WHERE person = $1 ORDER BY id LIMIT $2");
pub(super) const PASSKEY: &str = concat!("SELECT ", passkey_columns!(), " FROM passkeys WHERE credential = $1");
pub(super) const OLD_CHALLENGES: &str =
    "DELETE FROM passkey_challenges WHERE hash IN (SELECT hash FROM passkey_challenges WHERE expires_unix_ms <= $1 LIMIT $2)";
const USE_CHALLENGE: &str = "INSERT INTO passkey_challenges (hash, expires_unix_ms) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";

/// Uses up a challenge within a transaction: 1, or 0 if it was used before.
macro_rules! use_challenge {
    ($transaction:expr, $challenge:expr) => {
        sqlx::query(USE_CHALLENGE)
            .bind($challenge.hash.as_slice())
            .bind(signed($challenge.expires_unix_ms))
            .execute(&mut *$transaction)
            .await?
            .rows_affected()
    };
}

impl Store {
    /// The passkeys of somebody, oldest first.
    pub async fn passkeys(&self, person: PersonId) -> Result<Vec<PasskeyRow>, StoreError> {
        let rows: Vec<RawPasskey> = reading!(self, pool => {
            sqlx::query_as(PASSKEYS).bind(person.as_str()).bind(i64::from(MOST_PASSKEYS)).fetch_all(pool).await
        })?;
        rows.into_iter().map(passkey).collect()
    }

    /// The passkey that an authenticator knows by this id.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let row: Option<RawPasskey> = reading!(self, pool => sqlx::query_as(PASSKEY).bind(credential).fetch_optional(pool).await)?;
        row.map(passkey).transpose()
    }

    /// Adds a passkey, whose number is given out here, by a challenge that was made in this session. [`StoreError::Taken`] if it is
    /// somebody's already.
    pub async fn add_passkey(&self, new: &PasskeyRow, session: &SecretHash, challenge: Redeemed) -> Result<PasskeyAdded, StoreError> {
        let signed_in = "SELECT COUNT(*) FROM sessions WHERE hash = $1 AND person = $2 AND expires_unix_ms > $3";
        let count = "SELECT COUNT(*) FROM passkeys WHERE person = $1";
        let add = "INSERT INTO passkeys (person, credential, algorithm, public_key, counter, backup_eligible, label, made_unix_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
        let person = new.person.as_str();
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let held = sqlx::query(HOLD_PERSON).bind(person).execute(&mut *transaction).await?.rows_affected();
            let sessions: i64 = sqlx::query_scalar(signed_in)
                .bind(session.as_slice())
                .bind(person)
                .bind(signed(new.made_unix_ms))
                .fetch_one(&mut *transaction)
                .await?;
            let there: i64 = sqlx::query_scalar(count).bind(person).fetch_one(&mut *transaction).await?;
            let used = use_challenge!(transaction, challenge);
            let refused = match (held, sessions, used) {
                (1, 1, 1) if there < i64::from(MOST_PASSKEYS) => None,
                (1, 1, 1) => Some(PasskeyAdded::TooMany),
                (1, 1, _) => Some(PasskeyAdded::Used),
                _ => Some(PasskeyAdded::SignedOut),
            };
            if let Some(refused) = refused {
                transaction.rollback().await?;
                return Ok(refused);
            }
            let number: i64 = sqlx::query_scalar(add)
                .bind(person)
                .bind(&new.credential)
                .bind(i64::from(new.key.algorithm))
                .bind(&new.key.bytes)
                .bind(i64::from(new.counter))
                .bind(new.backup_eligible)
                .bind(&new.label)
                .bind(signed(new.made_unix_ms))
                .fetch_one(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(PasskeyAdded::Done(unsigned(number)))
        })
    }

    /// A passkey has answered a challenge, and says that it has signed this often.
    pub async fn use_passkey(&self, passkey: u64, counter: u32, challenge: Redeemed, now_unix_ms: u64) -> Result<PasskeyUse, StoreError> {
        let touch = "UPDATE passkeys SET counter = $2, used_unix_ms = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let used = use_challenge!(transaction, challenge);
            if used != 1 {
                transaction.rollback().await?;
                return Ok(PasskeyUse::Used);
            }
            let touched = sqlx::query(touch)
                .bind(signed(passkey))
                .bind(i64::from(counter))
                .bind(signed(now_unix_ms))
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            // The challenge is used up in any case.
            transaction.commit().await?;
            Ok(if touched == 1 { PasskeyUse::Done } else { PasskeyUse::Stale })
        })
    }

    /// One of somebody's passkeys gets another name.
    pub async fn rename_passkey(&self, person: PersonId, passkey: u64, label: &str) -> Result<(), StoreError> {
        let sql = "UPDATE passkeys SET label = $3 WHERE person = $1 AND id = $2";
        changing!(self, sql, person.as_str(), signed(passkey), label)
    }

    /// Deletes one of somebody's passkeys.
    pub async fn delete_passkey(&self, person: PersonId, passkey: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM passkeys WHERE person = $1 AND id = $2";
        changing!(self, sql, person.as_str(), signed(passkey))
    }

    /// Deletes all passkeys of a person, after all their sessions have ended.
    pub async fn delete_passkeys(&self, person: PersonId) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in [HOLD_PERSON, FORGET_PASSKEYS] {
                sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Forgets answered challenges whose time is over, at most this many, and returns how many.
    pub async fn sweep_passkey_challenges(&self, now_unix_ms: u64, limit: u32) -> Result<u64, StoreError> {
        let swept = writing!(self, pool => {
            sqlx::query(OLD_CHALLENGES).bind(signed(now_unix_ms)).bind(i64::from(limit)).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(swept)
    }
}
