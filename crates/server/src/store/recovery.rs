//! Codes for somebody who has forgotten a password. Only hashes are stored.

use super::mail::FORGET_MAIL_RECOVERY;
use super::passkeys::FORGET_PASSKEYS;
use super::{SecretHash, Store, StoreError, reading, signed, small, writing};
use trilynx_protocol::PersonId;

/// Nobody gets in with a code any more.
pub(super) const FORGET_RECOVERY: &str = "DELETE FROM recovery_codes WHERE person = $1";
pub(super) const CODES_LEFT: &str = "SELECT COUNT(*) FROM recovery_codes WHERE person = $1";

impl Store {
    /// Replaces all codes of a person by these.
    pub async fn set_recovery_codes(&self, person: PersonId, codes: &[SecretHash], now_unix_ms: u64) -> Result<(), StoreError> {
        let add = "INSERT INTO recovery_codes (person, hash, made_unix_ms) VALUES ($1, $2, $3)";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(FORGET_RECOVERY).bind(person.as_str()).execute(&mut *transaction).await?;
            for code in codes {
                sqlx::query(add).bind(person.as_str()).bind(code.as_slice()).bind(signed(now_unix_ms)).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// How many codes somebody has not used.
    pub async fn recovery_codes_left(&self, person: PersonId) -> Result<u32, StoreError> {
        let left: i64 = reading!(self, pool => sqlx::query_scalar(CODES_LEFT).bind(person.as_str()).fetch_one(pool).await)?;
        small(left, "recovery_codes")
    }

    /// Whether somebody has this code, and has not used it.
    pub async fn has_recovery_code(&self, person: PersonId, code: &SecretHash) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM recovery_codes WHERE person = $1 AND hash = $2";
        let found: i64 = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).bind(code.as_slice()).fetch_one(pool).await)?;
        Ok(found > 0)
    }

    /// Uses a code, one of those that were made or one that was sent by mail: the password is this one, sessions, tokens and passkeys end, and the
    /// code is used up. False, and nothing happens, if the code does not exist any more.
    pub async fn recover(&self, person: PersonId, code: &SecretHash, password_hash: &str, now_unix_ms: u64) -> Result<bool, StoreError> {
        let strike = "DELETE FROM recovery_codes WHERE person = $1 AND hash = $2";
        let strike_sent = "DELETE FROM mail_codes WHERE person = $1 AND hash = $2 AND use_for = 'recover' AND expires_unix_ms > $3";
        let set = "UPDATE people SET password_hash = $2 WHERE id = $1 AND kind = 'account'";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let mut struck = sqlx::query(strike).bind(person.as_str()).bind(code.as_slice()).execute(&mut *transaction).await?.rows_affected();
            let query = sqlx::query(strike_sent).bind(person.as_str()).bind(code.as_slice()).bind(signed(now_unix_ms));
            struck += query.execute(&mut *transaction).await?.rows_affected();
            let changed = sqlx::query(set).bind(person.as_str()).bind(password_hash).execute(&mut *transaction).await?.rows_affected();
            if (struck, changed) != (1, 1) {
                transaction.rollback().await?;
                return Ok(false);
            }
            for sql in ["DELETE FROM sessions WHERE person = $1", "DELETE FROM tokens WHERE person = $1", FORGET_PASSKEYS, FORGET_MAIL_RECOVERY] {
                sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// Invalidates all codes of a person.
    pub async fn delete_recovery_codes(&self, person: PersonId) -> Result<(), StoreError> {
        writing!(self, pool => sqlx::query(FORGET_RECOVERY).bind(person.as_str()).execute(pool).await.map(drop))?;
        Ok(())
    }
}
