//! Moves that players have planned ahead, by table and seat. Whether a plan still fits is the table's business.
//!
//! The one thing to know: only the owner of a table writes here, and a plan is stored only for the version that it was checked against.

use super::{Store, StoreError, changing, from_json, id, reading, to_json, writing};
use trilynx_protocol::log::StoredPlan;
use trilynx_protocol::{PersonId, TableId};

/// A table whose seat to move has planned moves, and the node that serves it or last did.
type RawUnanswered = (String, Option<String>);

const KEEP: &str = "INSERT INTO planned_moves (table_id, seat, person, plan) SELECT $1, $2, $3, $4 \
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND epoch = $5 AND version = $6) \
     ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, plan = excluded.plan";
pub(super) const PLAN: &str = "SELECT plan FROM planned_moves WHERE table_id = $1 AND seat = $2";
const PLANS_OF: &str = "SELECT table_id, plan FROM planned_moves \
     WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1) ORDER BY table_id";
/// Few tables have plans, so all of them are looked at.
const UNANSWERED: &str = "SELECT t.id, t.owner FROM planned_moves AS p JOIN tables AS t ON t.id = p.table_id \
     WHERE t.stage = 'playing' AND t.to_move = p.seat ORDER BY t.id LIMIT $1";

/// Somebody has planned nothing any more.
pub(super) const FORGET_PLANNED: [&str; 1] =
    ["DELETE FROM planned_moves WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)"];

impl Store {
    /// What a seat has planned.
    pub async fn plan(&self, table: TableId, seat: u8) -> Result<Option<StoredPlan>, StoreError> {
        let plan: Option<String> = reading!(self, pool => {
            sqlx::query_scalar(PLAN).bind(table.as_str()).bind(i64::from(seat)).fetch_optional(pool).await
        })?;
        plan.map(|plan| from_json(&plan, "planned_moves.plan")).transpose()
    }

    /// Stores what the player of a seat has planned, instead of what was there before; [`StoreError::Missing`] if the table has another
    /// version or owner by now.
    pub async fn keep_plan(
        &self,
        table: TableId,
        (epoch, version): (u32, u32),
        seat: u8,
        person: PersonId,
        plan: &StoredPlan,
    ) -> Result<(), StoreError> {
        let (table, person, plan) = (table.to_string(), person.to_string(), to_json(plan));
        changing!(self, KEEP, &table, i64::from(seat), &person, &plan, i64::from(epoch), i64::from(version))
    }

    /// A seat has planned nothing any more.
    pub async fn forget_plan(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        let sql = "DELETE FROM planned_moves WHERE table_id = $1 AND seat = $2";
        writing!(self, pool => sqlx::query(sql).bind(table.as_str()).bind(i64::from(seat)).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Nothing is planned at a table any more.
    pub async fn forget_plans(&self, table: TableId) -> Result<(), StoreError> {
        let sql = "DELETE FROM planned_moves WHERE table_id = $1";
        writing!(self, pool => sqlx::query(sql).bind(table.as_str()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Plans for games that have ended, where a server died before it could forget them.
    pub async fn forget_plans_of_ended_games(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM planned_moves WHERE NOT EXISTS (SELECT 1 FROM tables AS t WHERE t.id = table_id AND t.stage = 'playing')";
        writing!(self, pool => sqlx::query(sql).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Tables at which a seat has to decide that has planned moves, and their owners: its answer is due, or its plan no longer fits.
    pub async fn unanswered(&self, limit: u32) -> Result<Vec<(TableId, Option<String>)>, StoreError> {
        let rows: Vec<RawUnanswered> = reading!(self, pool => sqlx::query_as(UNANSWERED).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(|(table, owner)| Ok((id(&table)?, owner))).collect()
    }

    /// What somebody has planned, at all their tables.
    pub async fn plans_of(&self, person: PersonId) -> Result<Vec<(TableId, StoredPlan)>, StoreError> {
        let rows: Vec<(String, String)> = reading!(self, pool => sqlx::query_as(PLANS_OF).bind(person.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(|(table, plan)| Ok((id(&table)?, from_json(&plan, "planned_moves.plan")?))).collect()
    }
}
