//! Ratings as they are stored. How they are computed is [`crate::ratings`]' business.

use super::leavers::{find, judge};
use super::tables::{RawRow, TableRow, columns, read_row};
use super::{JudgedPlayer, Store, StoreError, id, reading, signed, small, unsigned, writing};
use std::collections::HashMap;
use trilynx_games::GameId;
use trilynx_protocol::{PersonId, TableId};

/// How strong somebody is, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// One standard deviation of it.
    pub deviation: f64,
    /// Glicko-2's volatility; 0 where another system is used.
    pub volatility: f64,
    /// How many results it rests on.
    pub games: u32,
}

/// A step of somebody's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    /// The table that led to it.
    pub table: TableId,
    /// Whether that table is in no list.
    pub private: bool,
    /// When that ended.
    pub unix_ms: u64,
    /// The rating after it.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// A finished table whose result has still to be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToRate {
    /// The table's id.
    pub table: TableId,
    /// Its line.
    pub row: TableRow,
}

/// What a result comes to for one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The person's id.
    pub person: PersonId,
    /// From now on.
    pub rating: Rating,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedPerson {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// How strong they are.
    pub rating: Rating,
}

/// Who has played less is in no leaderboard. The index `ratings_ranked` has the same numbers.
pub const LEAST_GAMES: u32 = 10;
/// Nor is who might be much weaker: one standard deviation at most.
pub const MOST_DEVIATION: u32 = 150;

/// The most people in one query; longer lists take several.
const AT_ONCE: usize = 16;

pub(super) const RATINGS: &str =
    "SELECT game, class, rating, deviation, volatility, games FROM ratings WHERE person = $1 ORDER BY game, class";
pub(super) const RATINGS_OF: &str = "SELECT person, game, class, rating, deviation, volatility, games FROM ratings \
     WHERE person IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
pub(super) const RESULTS_TO_RATE: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tables AS t WHERE t.stage = 'over' AND t.rated AND NOT t.counted ORDER BY t.opened_unix_ms, t.id LIMIT $1"
);
pub(super) const RATING_HISTORY: &str = "SELECT h.table_id, t.private, h.unix_ms, h.rating, h.deviation FROM rating_history AS h \
     JOIN tables AS t ON t.id = h.table_id WHERE h.person = $1 AND h.game = $2 AND h.class = $3 ORDER BY h.games DESC LIMIT $4";

pub(super) const LEADERBOARD: &str = "SELECT r.person, p.name, p.bot, r.rating, r.deviation, r.volatility, r.games FROM ratings AS r \
     JOIN people AS p ON p.id = r.person WHERE r.game = $1 AND r.class = $2 AND r.games >= 10 AND r.deviation <= 150 \
     AND (r.rating, r.person) < ($3, $4) AND p.kind = 'account' ORDER BY r.rating DESC, r.person DESC LIMIT $5";

impl Store {
    /// The strongest at a game and a speed, strongest first: those after a rating and a person, if given.
    pub async fn leaderboard(
        &self,
        game: GameId,
        class: &str,
        after: Option<(f64, PersonId)>,
        limit: u32,
    ) -> Result<Vec<RankedPerson>, StoreError> {
        // No rating is that high.
        let (rating, person) = after.map_or((1e9, String::new()), |(rating, person)| (rating, person.to_string()));
        let rows: Vec<(String, String, bool, f64, f64, f64, i64)> = reading!(self, pool => {
            sqlx::query_as(LEADERBOARD)
                .bind(game.name())
                .bind(class)
                .bind(rating)
                .bind(&person)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await
        })?;
        rows.into_iter()
            .map(|(person, name, bot, rating, deviation, volatility, games)| {
                let rating = Rating { rating, deviation, volatility, games: small(games, "ratings.games")? };
                Ok(RankedPerson { person: id(&person)?, name, bot, rating })
            })
            .collect()
    }

    /// Somebody's rating at a game and a speed.
    pub async fn rating(&self, person: PersonId, game: GameId, class: &str) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT rating, deviation, volatility, games FROM ratings WHERE person = $1 AND game = $2 AND class = $3";
        let row: Option<(f64, f64, f64, i64)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(person.as_str()).bind(game.name()).bind(class).fetch_optional(pool).await
        })?;
        row.map(|(rating, deviation, volatility, games)| {
            Ok(Rating { rating, deviation, volatility, games: small(games, "ratings.games")? })
        })
        .transpose()
    }

    /// All of somebody's ratings, by game and class.
    pub async fn ratings(&self, person: PersonId) -> Result<Vec<(GameId, String, Rating)>, StoreError> {
        let rows: Vec<(String, String, f64, f64, f64, i64)> =
            reading!(self, pool => sqlx::query_as(RATINGS).bind(person.as_str()).fetch_all(pool).await)?;
        rows.into_iter()
            .map(|(game, class, rating, deviation, volatility, games)| {
                let game = GameId::from_name(&game).ok_or_else(|| StoreError::Corrupt(format!("ratings.game {game}")))?;
                Ok((game, class, Rating { rating, deviation, volatility, games: small(games, "ratings.games")? }))
            })
            .collect()
    }

    /// The ratings of several people, by person, game and class.
    pub async fn ratings_of(&self, people: &[PersonId]) -> Result<HashMap<(PersonId, GameId, String), Rating>, StoreError> {
        let mut found = HashMap::new();
        for some in people.chunks(AT_ONCE) {
            // A short list is filled up with its last member: one statement serves every length.
            let ids = (0..AT_ONCE).map(|n| some[n.min(some.len() - 1)]);
            let rows: Vec<(String, String, String, f64, f64, f64, i64)> = reading!(self, pool => {
                ids.fold(sqlx::query_as(RATINGS_OF), |query, person| query.bind(person.to_string())).fetch_all(pool).await
            })?;
            for (person, game, class, rating, deviation, volatility, games) in rows {
                let game = GameId::from_name(&game).ok_or_else(|| StoreError::Corrupt(format!("ratings.game {game}")))?;
                let rating = Rating { rating, deviation, volatility, games: small(games, "ratings.games")? };
                found.insert((id(&person)?, game, class), rating);
            }
        }
        Ok(found)
    }

    /// Counts a table's result: the new ratings of its players, how they behaved, and the mark on the table, together. False, and nothing is changed, if the
    /// table has been counted before or is not to be, or if another result of one of the players (each counts one game more than is stored)
    /// came in between.
    pub async fn set_ratings(
        &self,
        table: TableId,
        game: GameId,
        class: &str,
        unix_ms: u64,
        rated: &[Rated],
        judged: &[JudgedPlayer],
    ) -> Result<bool, StoreError> {
        let mark = "UPDATE tables SET counted = TRUE WHERE id = $1 AND stage = 'over' AND rated AND NOT counted";
        let rating = "INSERT INTO ratings (person, game, class, rating, deviation, volatility, games) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                      ON CONFLICT (person, game, class) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
                      volatility = excluded.volatility, games = excluded.games WHERE ratings.games = excluded.games - 1";
        let point = "INSERT INTO rating_history (person, game, class, games, table_id, unix_ms, rating, deviation) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        // In one order, so that two nodes that rate the same people cannot wait for each other.
        let mut rated = rated.to_vec();
        rated.sort_by_key(|rated| rated.person);
        let find = find(self.engine()?);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if sqlx::query(mark).bind(table.as_str()).execute(&mut *transaction).await?.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
            for Rated { person, rating: new } in &rated {
                let done = sqlx::query(rating)
                    .bind(person.as_str())
                    .bind(game.name())
                    .bind(class)
                    .bind(new.rating)
                    .bind(new.deviation)
                    .bind(new.volatility)
                    .bind(i64::from(new.games))
                    .execute(&mut *transaction)
                    .await?;
                if done.rows_affected() == 0 {
                    transaction.rollback().await?;
                    return Ok(false);
                }
                sqlx::query(point)
                    .bind(person.as_str())
                    .bind(game.name())
                    .bind(class)
                    .bind(i64::from(new.games))
                    .bind(table.as_str())
                    .bind(signed(unix_ms))
                    .bind(new.rating)
                    .bind(new.deviation)
                    .execute(&mut *transaction)
                    .await?;
            }
            judge!(transaction, find, judged);
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// Marks a table as counted although nobody's rating changes: no result, or no clock. Their conduct counts nevertheless.
    pub async fn pass_over(&self, table: TableId, judged: &[JudgedPlayer]) -> Result<(), StoreError> {
        let mark = "UPDATE tables SET counted = TRUE WHERE id = $1 AND NOT counted";
        let find = find(self.engine()?);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if sqlx::query(mark).bind(table.as_str()).execute(&mut *transaction).await?.rows_affected() > 0 {
                judge!(transaction, find, judged);
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Finished tables whose results count and have not been counted, oldest first.
    pub async fn results_to_rate(&self, limit: u32) -> Result<Vec<ToRate>, StoreError> {
        let rows: Vec<RawRow> = reading!(self, pool => sqlx::query_as(RESULTS_TO_RATE).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(|row| read_row(row).map(|(table, row)| ToRate { table, row })).collect()
    }

    /// The last steps of somebody's rating, oldest first.
    pub async fn rating_history(&self, person: PersonId, game: GameId, class: &str, limit: u32) -> Result<Vec<RatingPoint>, StoreError> {
        let mut rows: Vec<(String, bool, i64, f64, f64)> = reading!(self, pool => {
            sqlx::query_as(RATING_HISTORY).bind(person.as_str()).bind(game.name()).bind(class).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.reverse();
        rows.into_iter()
            .map(|(table, private, unix_ms, rating, deviation)| {
                Ok(RatingPoint { table: id(&table)?, private, unix_ms: unsigned(unix_ms), rating, deviation })
            })
            .collect()
    }
}
