//! Vacations: the tables of people who go on vacation, or come back, are notified.
//!
//! The one thing to know: a vacation counts as soon as it is stored. Tables that are loaded or begin a game look it up by themselves; the others
//! are notified here, again and again until each has stored it.

use super::context::Context;
use super::table::RequestError;
use crate::store::{StoreError, VacationRow};
use std::time::Duration;

/// How often vacations are looked for that begin or end.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// How many at a time.
const BATCH: u32 = 100;

impl Context {
    /// Notifies the tables of a person of the state of their vacation. False if some could not be notified.
    pub async fn tell_vacation(&self, row: &VacationRow) -> Result<bool, StoreError> {
        let now = self.env.now().unix_ms;
        let mut is_told = true;
        for table in self.store.tables_of_player(row.person).await? {
            let told = match self.table(table) {
                Ok(handle) => handle.look_up_vacations().await,
                Err(error) => Err(error),
            };
            is_told &= !matches!(told, Err(RequestError::Unavailable));
        }
        if is_told {
            self.store.vacation_was_told(row, now).await?;
        }
        Ok(is_told)
    }
}

/// Notifies tables of vacations that begin and end. Never returns. Of several nodes one does it for all.
pub(super) async fn tell_tables(context: Context) {
    loop {
        if context.pairs_people()
            && let Err(error) = tell_all(&context).await
        {
            tracing::warn!(%error, "tables are told later of vacations that begin or end");
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

async fn tell_all(context: &Context) -> Result<(), StoreError> {
    for row in context.store.untold_vacations(context.env.now().unix_ms, BATCH).await? {
        if !context.tell_vacation(&row).await? {
            tracing::debug!(person = %row.person, "a table is told later of a vacation");
        }
    }
    Ok(())
}
