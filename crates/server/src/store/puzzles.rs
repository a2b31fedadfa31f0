//! Puzzles as far as people have changed anything about them: ratings and tries.
//!
//! The one thing to know: the first try of a person at a puzzle is one row, and only who adds that row counts. So a result that is sent twice counts once.

use super::{Store, StoreError, reading, signed, small, unsigned, writing};
use trilynx_games::GameId;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{MOST_FAILED_PUZZLES, MOST_NAMED_PUZZLES};
use trilynx_puzzles::rating::Rating;

/// How somebody stands with the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzlePerson {
    /// The rating.
    pub rating: Rating,
    /// Solved at the first try.
    pub solved: u32,
    /// Not solved at the first try.
    pub failed: u32,
    /// The day of the last try, in days since 1970.
    pub day: u64,
    /// Tries of that day that moved the ratings of puzzles.
    pub tries: u32,
}

/// A try that counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleCount<'a> {
    /// The person's id.
    pub person: PersonId,
    /// Which game.
    pub game: GameId,
    /// Which puzzle.
    pub puzzle: &'a str,
    /// The time, in milliseconds since 1970.
    pub unix_ms: u64,
    /// Whether it was solved.
    pub solved: bool,
    /// How the person stands after it; nothing where it counts for no rating.
    pub after: Option<PuzzlePerson>,
    /// How hard the puzzle is after it; nothing where it moves no puzzle.
    pub rating: Option<Rating>,
}

/// A puzzle that somebody has tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleTryRow {
    /// The name of the game.
    pub game: String,
    /// Which puzzle.
    pub puzzle: String,
    /// The time, in milliseconds since 1970.
    pub unix_ms: u64,
    /// Whether it is still to be solved.
    pub open: bool,
}

/// What somebody has said about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleSaidRow {
    /// The name of the game.
    pub game: String,
    /// Which puzzle.
    pub puzzle: String,
    /// The time, in milliseconds since 1970.
    pub unix_ms: u64,
    /// In one word.
    pub reason: String,
    /// The decisions that should have been right.
    pub moves: String,
}

/// Forgets somebody, and the guests that had become them.
pub(super) const FORGET_PUZZLES: [&str; 3] = [
    "DELETE FROM puzzle_people WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
    "DELETE FROM puzzle_tries WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
    "DELETE FROM puzzle_reports WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
];
/// A guest's puzzles become those of an account. Where both are rated, the rating that is known better stays; a puzzle that both have tried
/// is solved if one of them has solved it.
pub(super) const MERGE_PUZZLES: [&str; 6] = [
    "INSERT INTO puzzle_people (person, game, rating, deviation, volatility, solved, failed, day, tries) \
     SELECT $2, game, rating, deviation, volatility, solved, failed, day, tries FROM puzzle_people AS p WHERE p.person = $1 \
     ON CONFLICT (person, game) DO UPDATE SET \
     rating = CASE WHEN excluded.deviation < puzzle_people.deviation THEN excluded.rating ELSE puzzle_people.rating END, \
     volatility = CASE WHEN excluded.deviation < puzzle_people.deviation THEN excluded.volatility ELSE puzzle_people.volatility END, \
     deviation = CASE WHEN excluded.deviation < puzzle_people.deviation THEN excluded.deviation ELSE puzzle_people.deviation END, \
     solved = puzzle_people.solved + excluded.solved, failed = puzzle_people.failed + excluded.failed",
    "INSERT INTO puzzle_tries (person, game, puzzle, unix_ms, open) \
     SELECT $2, game, puzzle, unix_ms, open FROM puzzle_tries AS t WHERE t.person = $1 \
     ON CONFLICT (person, game, puzzle) DO UPDATE SET open = puzzle_tries.open AND excluded.open",
    "INSERT INTO puzzle_reports (game, puzzle, person, unix_ms, reason, moves) \
     SELECT game, puzzle, $2, unix_ms, reason, moves FROM puzzle_reports AS r WHERE r.person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM puzzle_people WHERE person = $1",
    "DELETE FROM puzzle_tries WHERE person = $1",
    "DELETE FROM puzzle_reports WHERE person = $1",
];

type PersonColumns = (f64, f64, f64, i64, i64, i64, i64);

fn read_person(row: PersonColumns) -> Result<PuzzlePerson, StoreError> {
    let (rating, deviation, volatility, solved, failed, day, tries) = row;
    Ok(PuzzlePerson {
        rating: Rating { rating, deviation, volatility },
        solved: small(solved, "puzzle_people.solved")?,
        failed: small(failed, "puzzle_people.failed")?,
        day: u64::try_from(day).unwrap_or(0),
        tries: small(tries, "puzzle_people.tries")?,
    })
}

impl Store {
    /// How somebody stands; nothing before the first try.
    pub async fn puzzle_person(&self, person: PersonId, game: GameId) -> Result<Option<PuzzlePerson>, StoreError> {
        let sql = "SELECT rating, deviation, volatility, solved, failed, day, tries FROM puzzle_people WHERE person = $1 AND game = $2";
        let row: Option<PersonColumns> =
            reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).bind(game.name()).fetch_optional(pool).await)?;
        row.map(read_person).transpose()
    }

    /// How hard a puzzle has turned out to be; nothing before the first try.
    pub async fn puzzle_rating(&self, game: GameId, puzzle: &str) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT rating, deviation, volatility FROM puzzle_ratings WHERE game = $1 AND puzzle = $2";
        let row: Option<(f64, f64, f64)> =
            reading!(self, pool => sqlx::query_as(sql).bind(game.name()).bind(puzzle).fetch_optional(pool).await)?;
        Ok(row.map(|(rating, deviation, volatility)| Rating { rating, deviation, volatility }))
    }

    /// How hard the puzzles of a game have turned out to be, as far as they were tried.
    pub async fn puzzle_ratings(&self, game: GameId) -> Result<Vec<(String, f64)>, StoreError> {
        let sql = "SELECT puzzle, rating FROM puzzle_ratings WHERE game = $1";
        Ok(reading!(self, pool => sqlx::query_as(sql).bind(game.name()).fetch_all(pool).await)?)
    }

    /// The puzzles that somebody has tried, the latest first, 1000 at most; `open` are those that are still to be solved.
    pub async fn puzzles_tried(&self, person: PersonId, game: GameId, open: bool) -> Result<Vec<String>, StoreError> {
        let sql = if open {
            "SELECT puzzle FROM puzzle_tries WHERE person = $1 AND game = $2 AND open ORDER BY unix_ms DESC, puzzle LIMIT $3"
        } else {
            "SELECT puzzle FROM puzzle_tries WHERE person = $1 AND game = $2 ORDER BY unix_ms DESC, puzzle LIMIT $3"
        };
        let limit = if open { MOST_FAILED_PUZZLES } else { MOST_NAMED_PUZZLES } as i64;
        let rows: Vec<(String,)> =
            reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).bind(game.name()).bind(limit).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(puzzle,)| puzzle).collect())
    }

    /// Every puzzle that somebody has tried, oldest first.
    pub async fn all_puzzles_tried(&self, person: PersonId) -> Result<Vec<PuzzleTryRow>, StoreError> {
        let sql = "SELECT game, puzzle, unix_ms, open FROM puzzle_tries WHERE person = $1 ORDER BY unix_ms, game, puzzle";
        let rows: Vec<(String, String, i64, bool)> =
            reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).fetch_all(pool).await)?;
        let row = |(game, puzzle, unix_ms, open)| PuzzleTryRow { game, puzzle, unix_ms: unsigned(unix_ms), open };
        Ok(rows.into_iter().map(row).collect())
    }

    /// What somebody has said about puzzles, oldest first: game, puzzle, time, reason, moves.
    pub async fn puzzles_reported(&self, person: PersonId) -> Result<Vec<PuzzleSaidRow>, StoreError> {
        let sql = "SELECT game, puzzle, unix_ms, reason, moves FROM puzzle_reports WHERE person = $1 ORDER BY unix_ms, game, puzzle";
        let rows: Vec<(String, String, i64, String, String)> =
            reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).fetch_all(pool).await)?;
        let row = |(game, puzzle, unix_ms, reason, moves)| PuzzleSaidRow { game, puzzle, unix_ms: unsigned(unix_ms), reason, moves };
        Ok(rows.into_iter().map(row).collect())
    }

    /// Whether somebody has tried a puzzle before.
    pub async fn has_tried(&self, person: PersonId, game: GameId, puzzle: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM puzzle_tries WHERE person = $1 AND game = $2 AND puzzle = $3";
        let found: Option<(i32,)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(person.as_str()).bind(game.name()).bind(puzzle).fetch_optional(pool).await
        })?;
        Ok(found.is_some())
    }

    /// Keeps a first try with all that it changes, together. False, and nothing is changed, if it was not the first, or
    /// if another try of this person came in between.
    pub async fn count_puzzle(&self, count: &PuzzleCount<'_>) -> Result<bool, StoreError> {
        let tried = "INSERT INTO puzzle_tries (person, game, puzzle, unix_ms, open) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        let person = "INSERT INTO puzzle_people (person, game, rating, deviation, volatility, solved, failed, day, tries) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, \
                      deviation = excluded.deviation, volatility = excluded.volatility, solved = excluded.solved, failed = excluded.failed, \
                      day = excluded.day, tries = excluded.tries \
                      WHERE puzzle_people.solved + puzzle_people.failed = excluded.solved + excluded.failed - 1";
        let puzzle = "INSERT INTO puzzle_ratings (game, puzzle, rating, deviation, volatility) VALUES ($1, $2, $3, $4, $5) \
                      ON CONFLICT (game, puzzle) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
                      volatility = excluded.volatility";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let added = sqlx::query(tried)
                .bind(count.person.as_str())
                .bind(count.game.name())
                .bind(count.puzzle)
                .bind(signed(count.unix_ms))
                .bind(!count.solved)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if added == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
            if let Some(after) = &count.after {
                let changed = sqlx::query(person)
                    .bind(count.person.as_str())
                    .bind(count.game.name())
                    .bind(after.rating.rating)
                    .bind(after.rating.deviation)
                    .bind(after.rating.volatility)
                    .bind(i64::from(after.solved))
                    .bind(i64::from(after.failed))
                    .bind(signed(after.day))
                    .bind(i64::from(after.tries))
                    .execute(&mut *transaction)
                    .await?
                    .rows_affected();
                if changed == 0 {
                    transaction.rollback().await?;
                    return Ok(false);
                }
            }
            if let Some(rating) = &count.rating {
                sqlx::query(puzzle)
                    .bind(count.game.name())
                    .bind(count.puzzle)
                    .bind(rating.rating)
                    .bind(rating.deviation)
                    .bind(rating.volatility)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// A failed puzzle has been solved since.
    pub async fn close_puzzle(&self, person: PersonId, game: GameId, puzzle: &str) -> Result<(), StoreError> {
        let sql = "UPDATE puzzle_tries SET open = FALSE WHERE person = $1 AND game = $2 AND puzzle = $3 AND open";
        writing!(self, pool => {
            sqlx::query(sql).bind(person.as_str()).bind(game.name()).bind(puzzle).execute(pool).await.map(drop)
        })?;
        Ok(())
    }
}
