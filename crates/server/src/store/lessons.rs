//! Which lessons people have done.

use super::{Store, StoreError, reading, writing};
use trilynx_protocol::PersonId;

impl Store {
    /// The lessons that somebody has done, with their games.
    pub async fn lessons_done(&self, person: PersonId) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT game, lesson FROM lessons_done WHERE person = $1 ORDER BY game, lesson";
        Ok(reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).fetch_all(pool).await)?)
    }

    /// Adds lessons. Those that are there already stay.
    pub async fn add_lessons(&self, person: PersonId, done: &[(&str, String)]) -> Result<(), StoreError> {
        if done.is_empty() {
            return Ok(());
        }
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for (game, lesson) in done {
                let sql = "INSERT INTO lessons_done (person, game, lesson) VALUES ($1, $2, $3) ON CONFLICT (person, game, lesson) DO NOTHING";
                sqlx::query(sql).bind(person.as_str()).bind(*game).bind(lesson).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }
}
