//! Finished games by number: what a dump goes through, and what webhooks tell.
//!
//! The one thing to know: a number becomes visible only after every smaller one. Each transaction continues after the largest number it can
//! see; if two do so at once, the second finds its number taken and leaves the game to the next try.

use super::tables::TableRow;
use super::{Store, StoreError, id, reading, signed, unsigned, writing};
use trilynx_games::GameId;
use trilynx_protocol::TableId;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// Its number.
    pub number: u64,
    /// Its table.
    pub table: TableId,
    /// The line of the table.
    pub row: TableRow,
}

/// The most calls of one webhook that wait. When there are more, the oldest are not delivered.
pub const MOST_CALLS: u32 = 1000;

pub(super) const TO_NUMBER: &str = "SELECT id FROM tables WHERE stage = 'over' AND NOT numbered ORDER BY opened_unix_ms, id LIMIT $1";
const LARGEST: &str = "SELECT COALESCE(MAX(number), 0) FROM finished";
const NUMBER: &str = "INSERT INTO finished (number, table_id, game, private) SELECT $1, id, game, private FROM tables WHERE id = $2 \
     ON CONFLICT DO NOTHING";
const MARK: &str = "UPDATE tables SET numbered = TRUE WHERE id = $1";
/// The webhooks of those who sat there, and of those whom a guest who sat there has become.
const CALL: &str = "INSERT INTO webhook_calls (webhook, number) SELECT w.id, $2 FROM webhooks AS w WHERE w.owner IN \
     (SELECT COALESCE(g.merged_into, g.id) FROM people AS g WHERE g.id = $1) ON CONFLICT DO NOTHING";
/// One call too many is removed for each that is added.
const FORGET_OLD: &str = "DELETE FROM webhook_calls WHERE webhook IN (SELECT added.webhook FROM webhook_calls AS added WHERE added.number = $1) \
     AND number <= (SELECT other.number FROM webhook_calls AS other WHERE other.webhook = webhook_calls.webhook \
     ORDER BY other.number DESC LIMIT 1 OFFSET $2)";
pub(super) const PUBLIC: &str =
    "SELECT number, table_id FROM finished WHERE NOT private AND game = $1 AND number > $2 ORDER BY number LIMIT $3";

pub(super) const LATEST: &str = "SELECT number, table_id FROM finished WHERE NOT private AND game = $1 ORDER BY number DESC LIMIT $2";

impl Store {
    /// Gives numbers to some games that have none, and lets webhooks be called. Says how many games it has looked at.
    pub async fn number_finished(&self, limit: u32) -> Result<usize, StoreError> {
        let tables: Vec<String> = reading!(self, pool => sqlx::query_scalar(TO_NUMBER).bind(i64::from(limit)).fetch_all(pool).await)?;
        let ids: Vec<TableId> = tables.iter().map(|table| id(table)).collect::<Result<_, _>>()?;
        let rows = self.rows(&ids).await?;
        if ids.is_empty() {
            return Ok(0);
        }
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let mut number: i64 = sqlx::query_scalar(LARGEST).fetch_one(&mut *transaction).await?;
            for table in &ids {
                let added = sqlx::query(NUMBER).bind(number + 1).bind(table.as_str()).execute(&mut *transaction).await?.rows_affected();
                if added == 0 {
                    // Another server numbers games too: what it has left is for the next time.
                    break;
                }
                number += 1;
                sqlx::query(MARK).bind(table.as_str()).execute(&mut *transaction).await?;
                for person in rows.get(table).into_iter().flat_map(TableRow::people) {
                    sqlx::query(CALL).bind(person.as_str()).bind(number).execute(&mut *transaction).await?;
                }
                sqlx::query(FORGET_OLD).bind(number).bind(i64::from(MOST_CALLS)).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(ids.len())
        })
    }

    /// Public games of one kind after a number, in order.
    pub async fn finished_after(&self, game: Option<GameId>, after: u64, limit: u32) -> Result<Vec<FinishedGame>, StoreError> {
        let mut found: Vec<(i64, String)> = Vec::new();
        for each in GameId::ALL.iter().filter(|each| game.is_none_or(|game| game == **each)) {
            let part: Vec<(i64, String)> = reading!(self, pool => {
                sqlx::query_as(PUBLIC).bind(each.name()).bind(signed(after)).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            found.extend(part);
        }
        found.sort_unstable();
        found.truncate(limit as usize);
        self.with_rows(found).await
    }

    /// The last public games of each kind, at most so many of one kind, in no order.
    pub async fn last_finished(&self, limit: u32) -> Result<Vec<FinishedGame>, StoreError> {
        let mut found: Vec<(i64, String)> = Vec::new();
        for game in GameId::ALL {
            let part: Vec<(i64, String)> = reading!(self, pool => {
                sqlx::query_as(LATEST).bind(game.name()).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            found.extend(part);
        }
        self.with_rows(found).await
    }

    /// The game with this number, public or not.
    pub async fn finished(&self, number: u64) -> Result<Option<FinishedGame>, StoreError> {
        let sql = "SELECT number, table_id FROM finished WHERE number = $1";
        let found: Vec<(i64, String)> = reading!(self, pool => sqlx::query_as(sql).bind(signed(number)).fetch_all(pool).await)?;
        Ok(self.with_rows(found).await?.pop())
    }

    async fn with_rows(&self, found: Vec<(i64, String)>) -> Result<Vec<FinishedGame>, StoreError> {
        let ids: Vec<TableId> = found.iter().map(|(_, table)| id(table)).collect::<Result<_, _>>()?;
        let mut rows = self.rows(&ids).await?;
        let game = |((number, _), table): ((i64, String), TableId)| {
            rows.remove(&table).map(|row| FinishedGame { number: unsigned(number), table, row })
        };
        Ok(found.into_iter().zip(ids).filter_map(game).collect())
    }
}
