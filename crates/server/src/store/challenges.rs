//! Who has challenged whom. A challenge is open as long as its table waits for players; rows of others are deleted now and then.

use super::notifications::{END_CHALLENGE, NewNotification, notify};
use super::{Store, StoreError, id, reading, signed, unsigned, writing};
use trilynx_protocol::http::NotificationKind;
use trilynx_protocol::{PersonId, TableId};

/// The most open challenges that somebody may have sent, and the most that may wait for somebody.
pub const MOST_CHALLENGES: u32 = 20;

/// A challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChallengeRow {
    /// The table that waits.
    pub table: TableId,
    /// Who wants to play.
    pub challenger: PersonId,
    /// With whom.
    pub challenged: PersonId,
    /// Since when.
    pub unix_ms: u64,
    /// Until when.
    pub expires_unix_ms: u64,
}

/// Whether somebody may challenge somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum MayChallenge {
    /// Nothing speaks against it.
    Yes,
    /// The challenger has sent [`MOST_CHALLENGES`].
    TooMany,
    /// A challenge between the two is open already, in either direction.
    Already,
    /// The other one has blocked them, or has [`MOST_CHALLENGES`] to answer. Nobody learns which.
    No,
}

/// Somebody has challenged nobody and is challenged by nobody.
pub(super) const FORGET_CHALLENGES: [&str; 1] = ["DELETE FROM challenges WHERE challenger = $1 OR challenged = $1"];

pub(super) const SENT: &str = "SELECT c.table_id, c.challenger, c.challenged, c.unix_ms, c.expires_unix_ms FROM challenges AS c \
     JOIN tables AS t ON t.id = c.table_id WHERE c.challenger = $1 AND t.stage = 'waiting' ORDER BY c.table_id LIMIT $2";
pub(super) const RECEIVED: &str = "SELECT c.table_id, c.challenger, c.challenged, c.unix_ms, c.expires_unix_ms FROM challenges AS c \
     JOIN tables AS t ON t.id = c.table_id WHERE c.challenged = $1 AND t.stage = 'waiting' \
     AND NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = c.challenged AND b.blocked = c.challenger) ORDER BY c.table_id LIMIT $2";
pub(super) const LAPSED: &str = "SELECT table_id, challenger, challenged, unix_ms, expires_unix_ms FROM challenges \
     WHERE expires_unix_ms <= $1 ORDER BY expires_unix_ms LIMIT $2";

type RawChallenge = (String, String, String, i64, i64);

fn challenge_row((table, challenger, challenged, unix_ms, expires): RawChallenge) -> Result<ChallengeRow, StoreError> {
    let (unix_ms, expires_unix_ms) = (unsigned(unix_ms), unsigned(expires));
    Ok(ChallengeRow { table: id(&table)?, challenger: id(&challenger)?, challenged: id(&challenged)?, unix_ms, expires_unix_ms })
}

impl Store {
    /// Whether somebody may challenge somebody else.
    pub async fn may_challenge(&self, challenger: PersonId, challenged: PersonId) -> Result<MayChallenge, StoreError> {
        let (sent, received) = (self.challenges_sent(challenger).await?, self.challenges_received(challenged).await?);
        let back = self.challenges_received(challenger).await?;
        if sent.iter().any(|row| row.challenged == challenged) || back.iter().any(|row| row.challenger == challenged) {
            return Ok(MayChallenge::Already);
        }
        if sent.len() >= MOST_CHALLENGES as usize {
            return Ok(MayChallenge::TooMany);
        }
        let is_refused = received.len() >= MOST_CHALLENGES as usize || self.is_blocked_by(challenger, &[challenged]).await?;
        Ok(if is_refused { MayChallenge::No } else { MayChallenge::Yes })
    }

    /// Keeps a challenge whose table is open, and notifies the one who is challenged. False if they have too many to answer by now.
    pub async fn add_challenge(&self, challenge: ChallengeRow) -> Result<bool, StoreError> {
        // Many may have asked at the same time whether they may.
        let sql = "INSERT INTO challenges (table_id, challenger, challenged, unix_ms, expires_unix_ms) SELECT $1, $2, $3, $4, $5 \
                   WHERE (SELECT COUNT(*) FROM challenges AS c JOIN tables AS t ON t.id = c.table_id \
                   WHERE c.challenged = $3 AND t.stage = 'waiting' AND NOT EXISTS \
                   (SELECT 1 FROM blocks AS b WHERE b.person = c.challenged AND b.blocked = c.challenger)) < $6 ON CONFLICT (table_id) DO NOTHING";
        let ChallengeRow { table, challenger, challenged, unix_ms, expires_unix_ms } = challenge;
        let (kind, subject) = (NotificationKind::Challenge, table.to_string());
        let new = NewNotification { person: challenged, kind, subject, round: None, unix_ms, due_service_ms: None };
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let added = sqlx::query(sql)
                .bind(table.as_str())
                .bind(challenger.as_str())
                .bind(challenged.as_str())
                .bind(signed(unix_ms))
                .bind(signed(expires_unix_ms))
                .bind(i64::from(MOST_CHALLENGES))
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if added > 0 {
                notify!(transaction, table.as_str(), &new);
            }
            transaction.commit().await?;
            Ok(added > 0)
        })
    }

    /// The challenge of a table, whether it is still open or not.
    pub async fn challenge(&self, table: TableId) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = "SELECT table_id, challenger, challenged, unix_ms, expires_unix_ms FROM challenges WHERE table_id = $1";
        let row: Option<RawChallenge> = reading!(self, pool => sqlx::query_as(sql).bind(table.as_str()).fetch_optional(pool).await)?;
        row.map(challenge_row).transpose()
    }

    /// A challenge is over.
    pub async fn delete_challenge(&self, table: TableId) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in ["DELETE FROM challenges WHERE table_id = $1", END_CHALLENGE] {
                sqlx::query(sql).bind(table.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The open challenges that somebody has sent.
    pub async fn challenges_sent(&self, person: PersonId) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenge_rows(SENT, person).await
    }

    /// The open challenges that wait for somebody, without those of people they have blocked.
    pub async fn challenges_received(&self, person: PersonId) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenge_rows(RECEIVED, person).await
    }

    async fn challenge_rows(&self, sql: &'static str, person: PersonId) -> Result<Vec<ChallengeRow>, StoreError> {
        let rows: Vec<RawChallenge> = reading!(self, pool => {
            sqlx::query_as(sql).bind(person.as_str()).bind(i64::from(MOST_CHALLENGES)).fetch_all(pool).await
        })?;
        rows.into_iter().map(challenge_row).collect()
    }

    /// Challenges whose time is over, whatever became of their tables.
    pub async fn lapsed_challenges(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<ChallengeRow>, StoreError> {
        let rows: Vec<RawChallenge> =
            reading!(self, pool => sqlx::query_as(LAPSED).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(challenge_row).collect()
    }
}
