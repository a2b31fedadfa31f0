//! Browsers that get push messages, and the messages that have to be sent.
//!
//! The one thing to know: a message is queued in the transaction of its notification. When it is sent, its words are made of what is true then.

use super::{Store, StoreError, id, reading, signed, small, unsigned, writing};
use crate::push::{BrowserKeys, PUBLIC_KEY};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{NotificationKind, QuietHours};

/// The most browsers of one person that get push messages; the oldest goes when there are more.
pub const MOST_SUBSCRIPTIONS: u32 = 10;

/// A browser that gets push messages.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscription {
    /// Its number.
    pub id: u64,
    /// The session it belongs to, by the hash of its secret.
    pub session: [u8; 32],
    /// Whose it is.
    pub person: PersonId,
    /// Where to.
    pub endpoint: String,
    /// For whom messages are encrypted.
    pub keys: BrowserKeys,
    /// The language of the reader.
    pub language: String,
    /// Since when.
    pub made_unix_ms: u64,
}

/// A message that has to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuePush {
    /// To which browser.
    pub subscription: u64,
    /// Of what.
    pub kind: NotificationKind,
    /// The table; for a round the tournament.
    pub subject: String,
    /// When it is to be sent. It changes whenever something happens with it, so it tells who is sending it.
    pub due_unix_ms: u64,
    /// How often that has failed.
    pub tries: u32,
}

/// Somebody's browsers get nothing, and nothing is known of their nights.
pub(super) const FORGET_PUSH: [&str; 2] =
    ["DELETE FROM push_subscriptions WHERE person = $1", "DELETE FROM notifications_quiet WHERE person = $1"];

pub(super) const SUBSCRIPTIONS: &str = "SELECT id, session, person, endpoint, public_key, auth, language, made_unix_ms \
     FROM push_subscriptions WHERE person = $1 ORDER BY id LIMIT $2";
pub(super) const SUBSCRIPTION: &str =
    "SELECT id, session, person, endpoint, public_key, auth, language, made_unix_ms FROM push_subscriptions WHERE id = $1";
pub(super) const DUE_PUSHES: &str = "SELECT c.subscription, c.kind, c.subject, c.due_unix_ms, c.tries FROM push_calls AS c \
     WHERE c.due_unix_ms <= $1 ORDER BY c.due_unix_ms LIMIT $2";

type RawSubscription = (i64, Vec<u8>, String, String, Vec<u8>, Vec<u8>, String, i64);

fn subscription(
    (number, session, person, endpoint, public, auth, language, made): RawSubscription,
) -> Result<PushSubscription, StoreError> {
    let wrong = |_| StoreError::Corrupt("push_subscriptions".to_owned());
    let public: [u8; PUBLIC_KEY] = public.try_into().map_err(wrong)?;
    let keys = BrowserKeys { public, auth: auth.try_into().map_err(wrong)? };
    let session = session.try_into().map_err(wrong)?;
    Ok(PushSubscription { id: unsigned(number), session, person: id(&person)?, endpoint, keys, language, made_unix_ms: unsigned(made) })
}

impl Store {
    /// A browser gets push messages from now on. Its number is given out here.
    pub async fn add_push(&self, new: &PushSubscription) -> Result<(), StoreError> {
        let kept = i64::from(MOST_SUBSCRIPTIONS) - 1;
        let sql = "INSERT INTO push_subscriptions (session, person, endpoint, public_key, auth, language, made_unix_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            // A browser that was somebody else's, or another session's, is this one's now.
            sqlx::query("DELETE FROM push_subscriptions WHERE session = $1 OR endpoint = $2")
                .bind(new.session.as_slice())
                .bind(&new.endpoint)
                .execute(&mut *transaction)
                .await?;
            let oldest = "DELETE FROM push_subscriptions WHERE person = $1 AND id <= (SELECT s.id FROM push_subscriptions AS s \
                          WHERE s.person = $1 ORDER BY s.id DESC LIMIT 1 OFFSET $2)";
            sqlx::query(oldest).bind(new.person.as_str()).bind(kept).execute(&mut *transaction).await?;
            sqlx::query(sql)
                .bind(new.session.as_slice())
                .bind(new.person.as_str())
                .bind(&new.endpoint)
                .bind(new.keys.public.as_slice())
                .bind(new.keys.auth.as_slice())
                .bind(&new.language)
                .bind(signed(new.made_unix_ms))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The browsers of somebody that get push messages, oldest first.
    pub async fn pushes(&self, person: PersonId) -> Result<Vec<PushSubscription>, StoreError> {
        let rows: Vec<RawSubscription> = reading!(self, pool => {
            sqlx::query_as(SUBSCRIPTIONS).bind(person.as_str()).bind(i64::from(MOST_SUBSCRIPTIONS)).fetch_all(pool).await
        })?;
        rows.into_iter().map(subscription).collect()
    }

    /// One of them, by its number.
    pub async fn push(&self, number: u64) -> Result<Option<PushSubscription>, StoreError> {
        let row: Option<RawSubscription> =
            reading!(self, pool => sqlx::query_as(SUBSCRIPTION).bind(signed(number)).fetch_optional(pool).await)?;
        row.map(subscription).transpose()
    }

    /// The browser of a session gets no push messages any more.
    pub async fn delete_push_of(&self, session: &[u8; 32]) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE session = $1";
        writing!(self, pool => sqlx::query(sql).bind(session.as_slice()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// A subscription has ended at its push service.
    pub async fn delete_push(&self, number: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE id = $1";
        writing!(self, pool => sqlx::query(sql).bind(signed(number)).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Messages that have to be sent now.
    pub async fn due_pushes(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<DuePush>, StoreError> {
        let rows: Vec<(i64, String, String, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(DUE_PUSHES).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let row = |(number, kind, subject, due, tries): (i64, String, String, i64, i64)| {
            let kind = NotificationKind::named(&kind).ok_or_else(|| StoreError::Corrupt(format!("push_calls.kind {kind}")))?;
            let (subscription, due_unix_ms) = (unsigned(number), unsigned(due));
            Ok(DuePush { subscription, kind, subject, due_unix_ms, tries: small(tries, "push_calls.tries")? })
        };
        rows.into_iter().map(row).collect()
    }

    /// A message is to be sent at another time, unless it has changed meanwhile. Says whether it has not.
    pub async fn delay_push(&self, due: &DuePush, until_unix_ms: u64, tries: u32) -> Result<bool, StoreError> {
        let sql = "UPDATE push_calls SET due_unix_ms = $5, tries = $6 WHERE subscription = $1 AND kind = $2 AND subject = $3 \
                   AND due_unix_ms = $4";
        let delayed = writing!(self, pool => {
            let query = sqlx::query(sql).bind(signed(due.subscription)).bind(due.kind.name()).bind(&due.subject);
            let query = query.bind(signed(due.due_unix_ms)).bind(signed(until_unix_ms)).bind(i64::from(tries));
            query.execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(delayed == 1)
    }

    /// A message was sent, or need not be, unless it has changed meanwhile.
    pub async fn push_done(&self, due: &DuePush) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_calls WHERE subscription = $1 AND kind = $2 AND subject = $3 AND due_unix_ms = $4";
        writing!(self, pool => {
            let query = sqlx::query(sql).bind(signed(due.subscription)).bind(due.kind.name()).bind(&due.subject);
            query.bind(signed(due.due_unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// When somebody wants no push messages.
    pub async fn quiet_hours(&self, person: PersonId) -> Result<Option<QuietHours>, StoreError> {
        let sql = "SELECT quiet FROM notifications_quiet WHERE person = $1";
        let text: Option<String> = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_optional(pool).await)?;
        text.map(|text| super::from_json(&text, "notifications_quiet.quiet")).transpose()
    }

    /// Somebody wants no push messages at these hours.
    pub async fn set_quiet_hours(&self, person: PersonId, quiet: Option<&QuietHours>) -> Result<(), StoreError> {
        let Some(quiet) = quiet else {
            let sql = "DELETE FROM notifications_quiet WHERE person = $1";
            return Ok(writing!(self, pool => sqlx::query(sql).bind(person.as_str()).execute(pool).await.map(drop))?);
        };
        let sql =
            "INSERT INTO notifications_quiet (person, quiet) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET quiet = excluded.quiet";
        writing!(self, pool => sqlx::query(sql).bind(person.as_str()).bind(super::to_json(quiet)).execute(pool).await.map(drop))?;
        Ok(())
    }
}
