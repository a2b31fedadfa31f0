//! What was played from which position, as it is stored. How games become rows is [`crate::explorer`]'s business.
//!
//! The one thing to know: the rows of a game and the mark on its table are written together, so a game is counted once whatever happens.

use super::tables::{RawRow, TableRow, columns, read_row};
use super::{Store, StoreError, id, reading, unsigned, writing};
use std::collections::HashMap;
use trilynx_play::explorer::{PositionKey, Tally};
use trilynx_protocol::TableId;
use trilynx_protocol::http::{Pace, PlayerKind};

/// The kind of a game, by which entries can be filtered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameKind {
    /// Who played.
    pub players: PlayerKind,
    /// How fast it was.
    pub pace: Pace,
    /// How strong the players were.
    pub band: RatingBand,
}

/// How strong the players of a game were on average: 0 if it was not rated, then one step for every 200 points from 1200 to 2000.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RatingBand(u8);

impl RatingBand {
    /// Games of every strength, unrated ones included.
    pub const ANY: RatingBand = RatingBand(0);

    /// The band of an average rating.
    pub fn of(rating: Option<f64>) -> RatingBand {
        let Some(rating) = rating else { return RatingBand::ANY };
        let steps = [1200.0, 1400.0, 1600.0, 1800.0, 2000.0].into_iter().filter(|least| rating >= *least).count();
        RatingBand(1 + steps as u8)
    }
}

/// One move of a game, to be added to its entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplorerRow {
    /// The position before it.
    pub position: PositionKey,
    /// The position after it.
    pub child: PositionKey,
    /// One game, and how it went for the player who made the move.
    pub tally: Tally,
}

/// A finished game with what it adds; nothing if it does not count.
#[derive(Clone, Debug)]
pub struct ExploredGame {
    /// Its table.
    pub table: TableId,
    /// When it ended.
    pub unix_ms: u64,
    /// Of which kind it is.
    pub kind: GameKind,
    /// Its moves.
    pub rows: Vec<ExplorerRow>,
}

/// Which games are asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplorerFilter {
    /// Only by these players.
    pub players: Option<PlayerKind>,
    /// Only this fast.
    pub pace: Option<Pace>,
    /// Only of players at least this strong.
    pub least: RatingBand,
}

impl Default for ExplorerFilter {
    fn default() -> ExplorerFilter {
        ExplorerFilter { players: None, pace: None, least: RatingBand::ANY }
    }
}

/// The most games that an entry names.
const NAMED: usize = 4;
/// A second as hexadecimal digits, then the id of a table.
const NAME_LENGTH: usize = 8 + 12;

pub(super) const TALLIES: &str = "SELECT child, CAST(SUM(won) AS BIGINT), CAST(SUM(drawn) AS BIGINT), CAST(SUM(lost) AS BIGINT), \
     CAST(SUM(rated) AS BIGINT), CAST(SUM(ratings) AS BIGINT) FROM explorer \
     WHERE position = $1 AND ($2 < 0 OR kind = $2) AND ($3 < 0 OR pace = $3) AND band >= $4 GROUP BY child";
pub(super) const LATEST: &str = "SELECT latest FROM explorer \
     WHERE position = $1 AND ($2 < 0 OR kind = $2) AND ($3 < 0 OR pace = $3) AND band >= $4 ORDER BY latest DESC LIMIT $5";
pub(super) const TO_EXPLORE: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tables AS t WHERE t.stage = 'over' AND NOT t.private AND NOT t.explored AND (t.counted OR NOT t.rated) \
     ORDER BY t.opened_unix_ms, t.id LIMIT $1"
);
pub(super) const RATINGS_AFTER: &str = "SELECT person, rating FROM rating_history WHERE table_id = $1";

/// The number of a kind of players in its column.
fn kind_number(players: PlayerKind) -> i32 {
    match players {
        PlayerKind::People => 0,
        PlayerKind::Bots => 1,
    }
}

/// The number of a pace in its column.
fn pace_number(pace: Pace) -> i32 {
    match pace {
        Pace::Untimed => 0,
        Pace::Bullet => 1,
        Pace::Blitz => 2,
        Pace::Rapid => 3,
        Pace::Classical => 4,
        Pace::Correspondence => 5,
    }
}

/// A count in a column of 32 bits.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn sum(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Store {
    /// Finished public tables whose games have not been counted, oldest first.
    pub async fn games_to_explore(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let rows: Vec<RawRow> = reading!(self, pool => sqlx::query_as(TO_EXPLORE).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(read_row).collect()
    }

    /// What the ratings of a table's players were after its result; of nobody where it did not count.
    pub async fn ratings_after(&self, table: TableId) -> Result<HashMap<trilynx_protocol::PersonId, f64>, StoreError> {
        let rows: Vec<(String, f64)> = reading!(self, pool => sqlx::query_as(RATINGS_AFTER).bind(table.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(|(person, rating)| Ok((id(&person)?, rating))).collect()
    }

    /// Counts games: their rows and the marks on their tables, together. Says how many tables were marked; one that was marked before is
    /// left as it is.
    pub async fn explore(&self, games: &[ExploredGame]) -> Result<usize, StoreError> {
        let mark = "UPDATE tables SET explored = TRUE WHERE id = $1 AND stage = 'over' AND NOT private AND NOT explored";
        let add = "INSERT INTO explorer (position, child, kind, pace, band, won, drawn, lost, rated, ratings, latest) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (position, child, kind, pace, band) DO UPDATE SET \
                   won = explorer.won + excluded.won, drawn = explorer.drawn + excluded.drawn, lost = explorer.lost + excluded.lost, \
                   rated = explorer.rated + excluded.rated, ratings = explorer.ratings + excluded.ratings, \
                   latest = excluded.latest || SUBSTR(explorer.latest, 1, $12)";
        let kept = ((NAMED - 1) * NAME_LENGTH) as i32;
        // In one order, so that two nodes that count the same entries cannot wait for each other.
        let mut games: Vec<&ExploredGame> = games.iter().collect();
        games.sort_by_key(|game| game.table);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let mut marked = Vec::new();
            for game in games {
                if sqlx::query(mark).bind(game.table.as_str()).execute(&mut *transaction).await?.rows_affected() == 1 {
                    marked.push(game);
                }
            }
            let mut rows: Vec<(&ExplorerRow, &ExploredGame)> =
                marked.iter().flat_map(|game| game.rows.iter().map(move |row| (row, *game))).collect();
            rows.sort_by_key(|(row, game)| (row.position, row.child, game.unix_ms, game.table));
            for (row, game) in rows {
                let Tally { won, drawn, lost, rated, ratings } = row.tally;
                sqlx::query(add)
                    .bind(row.position.0)
                    .bind(row.child.0)
                    .bind(kind_number(game.kind.players))
                    .bind(pace_number(game.kind.pace))
                    .bind(i32::from(game.kind.band.0))
                    .bind(count(won))
                    .bind(count(drawn))
                    .bind(count(lost))
                    .bind(count(rated))
                    .bind(super::signed(ratings))
                    .bind(format!("{:08x}{}", game.unix_ms / 1000, game.table))
                    .bind(kept)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
            Ok(marked.len())
        })
    }

    /// Forgets all that was counted, so that every game is counted again.
    pub async fn forget_explored(&self) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in ["DELETE FROM explorer", "UPDATE tables SET explored = FALSE WHERE explored"] {
                sqlx::query(sql).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// What was played from a position: how the games went, by the position that the move led to.
    pub async fn explored(&self, position: PositionKey, filter: ExplorerFilter) -> Result<HashMap<PositionKey, Tally>, StoreError> {
        let (players, pace, least) = numbers(filter);
        let rows: Vec<(i64, i64, i64, i64, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(TALLIES).bind(position.0).bind(players).bind(pace).bind(least).fetch_all(pool).await
        })?;
        let tally = |(child, won, drawn, lost, rated, ratings)| {
            let tally = Tally { won: sum(won), drawn: sum(drawn), lost: sum(lost), rated: sum(rated), ratings: unsigned(ratings) };
            (PositionKey(child), tally)
        };
        Ok(rows.into_iter().map(tally).collect())
    }

    /// The last games that went through a position and on, newest first. Of each move and kind of game a few are known.
    pub async fn latest_explored(&self, position: PositionKey, filter: ExplorerFilter, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let (players, pace, least) = numbers(filter);
        let rows: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(LATEST).bind(position.0).bind(players).bind(pace).bind(least).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let mut named: Vec<&str> =
            rows.iter().flat_map(|row| (0..NAMED).filter_map(|n| row.get(n * NAME_LENGTH..(n + 1) * NAME_LENGTH))).collect();
        named.sort_unstable_by(|one, other| other.cmp(one));
        named.dedup();
        named.truncate(limit as usize);
        named.into_iter().map(|name| id(&name[8..])).collect()
    }
}

/// What is bound for a filter: −1 stands for any.
fn numbers(filter: ExplorerFilter) -> (i32, i32, i32) {
    (filter.players.map_or(-1, kind_number), filter.pace.map_or(-1, pace_number), i32::from(filter.least.0))
}
