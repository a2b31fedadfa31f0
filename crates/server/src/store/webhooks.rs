//! Webhooks: their addresses, and calls that have not been delivered yet.

use super::{Store, StoreError, changing, id, reading, signed, small, unsigned, writing};
use trilynx_protocol::PersonId;

/// The address of a webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebhookRow {
    /// Its number.
    pub id: u64,
    /// Whose it is.
    pub owner: PersonId,
    /// Where to.
    pub url: String,
    /// What signs the calls.
    pub secret: String,
    /// When it was made.
    pub made_unix_ms: u64,
    /// Failures in a row.
    pub failures: u32,
    /// The status of the last answer; 0 if none came.
    pub last_status: Option<u32>,
}

type RawWebhook = (i64, String, String, String, i64, i64, Option<i64>);

fn webhook_row(row: RawWebhook) -> Result<WebhookRow, StoreError> {
    let (number, owner, url, secret, made, failures, status) = row;
    let last_status = status.map(|status| small(status, "webhooks.last_status")).transpose()?;
    let failures = small(failures, "webhooks.failures")?;
    Ok(WebhookRow { id: unsigned(number), owner: id(&owner)?, url, secret, made_unix_ms: unsigned(made), failures, last_status })
}

/// Those that have something to deliver and may be tried. One that has failed too often is left alone.
const DUE: &str = "SELECT w.id, w.owner, w.url, w.secret, w.made_unix_ms, w.failures, w.last_status FROM webhooks AS w \
     WHERE w.due_unix_ms <= $1 AND w.failures < $2 AND EXISTS (SELECT 1 FROM webhook_calls AS c WHERE c.webhook = w.id) \
     ORDER BY w.due_unix_ms, w.id LIMIT $3";

impl Store {
    /// A new webhook; its number.
    pub async fn create_webhook(&self, owner: PersonId, url: &str, secret: &str, now_unix_ms: u64) -> Result<u64, StoreError> {
        let sql = "INSERT INTO webhooks (owner, url, secret, made_unix_ms) VALUES ($1, $2, $3, $4) RETURNING id";
        let made: i64 = writing!(self, pool => {
            sqlx::query_scalar(sql).bind(owner.as_str()).bind(url).bind(secret).bind(signed(now_unix_ms)).fetch_one(pool).await
        })?;
        Ok(unsigned(made))
    }

    /// Somebody's webhooks, oldest first.
    pub async fn webhooks(&self, owner: PersonId) -> Result<Vec<WebhookRow>, StoreError> {
        let sql = "SELECT id, owner, url, secret, made_unix_ms, failures, last_status FROM webhooks WHERE owner = $1 ORDER BY id";
        let rows: Vec<RawWebhook> = reading!(self, pool => sqlx::query_as(sql).bind(owner.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(webhook_row).collect()
    }

    /// Deletes one of somebody's webhooks, and what it had to deliver.
    pub async fn delete_webhook(&self, owner: PersonId, webhook: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM webhooks WHERE owner = $1 AND id = $2";
        changing!(self, sql, owner.as_str(), signed(webhook))
    }

    /// Webhooks with something to deliver, which have failed less often than this.
    pub async fn due_webhooks(&self, now_unix_ms: u64, most_failures: u32, limit: u32) -> Result<Vec<WebhookRow>, StoreError> {
        let rows: Vec<RawWebhook> = reading!(self, pool => {
            sqlx::query_as(DUE).bind(signed(now_unix_ms)).bind(i64::from(most_failures)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().map(webhook_row).collect()
    }

    /// Takes a webhook for some time, so that no other server calls it. Says whether it was free.
    pub async fn claim_webhook(&self, webhook: u64, now_unix_ms: u64, until_unix_ms: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE webhooks SET due_unix_ms = $3 WHERE id = $1 AND due_unix_ms <= $2";
        let claimed = writing!(self, pool => {
            let done = sqlx::query(sql).bind(signed(webhook)).bind(signed(now_unix_ms)).bind(signed(until_unix_ms)).execute(pool).await;
            done.map(|done| done.rows_affected())
        })?;
        Ok(claimed == 1)
    }

    /// The number of the game that a webhook tells next.
    pub async fn next_webhook_call(&self, webhook: u64) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT number FROM webhook_calls WHERE webhook = $1 ORDER BY number LIMIT 1";
        let next: Option<i64> = reading!(self, pool => sqlx::query_scalar(sql).bind(signed(webhook)).fetch_optional(pool).await)?;
        Ok(next.map(unsigned))
    }

    /// A call was delivered. The webhook goes behind all others that are due.
    pub async fn webhook_delivered(&self, webhook: u64, number: u64, status: u16, now_unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "DELETE FROM webhook_calls WHERE webhook = $1 AND number = $2";
            sqlx::query(sql).bind(signed(webhook)).bind(signed(number)).execute(&mut *transaction).await?;
            let sql = "UPDATE webhooks SET failures = 0, last_status = $2, due_unix_ms = $3 WHERE id = $1";
            sqlx::query(sql).bind(signed(webhook)).bind(i64::from(status)).bind(signed(now_unix_ms)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// A call was not delivered; it is tried again after this time.
    pub async fn webhook_failed(&self, webhook: u64, status: u16, again_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "UPDATE webhooks SET failures = failures + 1, last_status = $2, due_unix_ms = $3 WHERE id = $1";
        writing!(self, pool => {
            sqlx::query(sql).bind(signed(webhook)).bind(i64::from(status)).bind(signed(again_unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }
}
