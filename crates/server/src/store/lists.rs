//! Lists of tables: of everybody, of one player, of the lobby, and of what is due.
//!
//! The one thing to know: a list of games reads a bounded number of index entries, however many games there are. For every game and stage
//! asked for there is one stretch of an index in the order of the list; the first lines of each stretch are read and merged here, and only
//! the rows of the page itself are fetched.

use super::tables::{RawRow, TableRow, columns, read_row, stage_name};
use super::{Db, Store, StoreError, id, reading, signed, to_json, unsigned};
use sqlx::AssertSqlSafe;
use std::collections::HashMap;
use trilynx_games::GameId;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{PersonId, TableId};

/// Which games to list.
#[derive(Clone, Debug)]
pub struct GamesFilter {
    /// Of this game.
    pub game: Option<GameId>,
    /// With this person, or a guest whose games have moved to them.
    pub person: Option<PersonId>,
    /// With the owner of this name, folded as in [`super::Account`]. Not looked at if a person is given.
    pub name: Option<String>,
    /// Only those at this stage.
    pub stage: Option<Stage>,
    /// Also private ones: for somebody's own list, and for the server itself.
    pub private: bool,
    /// Those opened before this one: the cursor of the last line of the page before.
    pub before: Option<Cursor>,
    /// The most to return.
    pub limit: u32,
}

impl Default for GamesFilter {
    fn default() -> GamesFilter {
        GamesFilter { game: None, person: None, name: None, stage: None, private: false, before: None, limit: 50 }
    }
}

/// A place in a list of games, which is ordered by opening, newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the table was opened.
    pub opened_unix_ms: u64,
    /// Which it is among those opened at the same time.
    pub table: TableId,
}

pub(super) const STAGES: [Stage; 5] = [Stage::Waiting, Stage::Playing, Stage::Between, Stage::Over, Stage::Closed];

/// Whose games.
#[derive(Clone, Copy)]
pub(super) enum ListKind {
    /// Games of everybody.
    Everybodys,
    /// Those of the person bound to $4.
    Theirs,
}

/// The times of opening and the ids of the first $3 games of each stretch after the cursor $1, $2; of public games, or of private ones too.
pub(super) fn stretches(listed: ListKind, private: bool, game: Option<GameId>, stages: &[Stage]) -> String {
    let games = GameId::ALL.iter().filter(|each| game.is_none_or(|game| game == **each));
    let kinds: &[bool] = if private { &[false, true] } else { &[false] };
    let mut parts = Vec::new();
    for game in games {
        for stage in stages {
            for private in kinds {
                let (game, stage) = (game.name(), stage_name(*stage));
                let n = parts.len();
                parts.push(match listed {
                    ListKind::Everybodys => format!(
                        "SELECT opened_unix_ms, id FROM (SELECT opened_unix_ms, id FROM tables \
                         WHERE private = {private} AND game = '{game}' AND stage = '{stage}' AND (opened_unix_ms, id) < ($1, $2) \
                         ORDER BY opened_unix_ms DESC, id DESC LIMIT $3) AS s{n}"
                    ),
                    // Somebody may sit at a table twice: as a guest and as the account that the guest has become.
                    ListKind::Theirs => format!(
                        "SELECT opened_unix_ms, id FROM (SELECT DISTINCT opened_unix_ms, table_id AS id FROM players \
                         WHERE owner = $4 AND private = {private} AND game = '{game}' AND stage = '{stage}' \
                         AND (opened_unix_ms, table_id) < ($1, $2) ORDER BY opened_unix_ms DESC, table_id DESC LIMIT $3) AS s{n}"
                    ),
                });
            }
        }
    }
    parts.join(" UNION ALL ")
}

pub(super) const OWNER_OF_NAME: &str = "SELECT id FROM people WHERE folded = $1";
const ROWS_SQLITE: &str = concat!("SELECT ", columns!(), " FROM json_each($1) AS w CROSS JOIN tables AS t ON t.id = w.value");
const ROWS_POSTGRES: &str = concat!("SELECT ", columns!(), " FROM tables AS t WHERE t.id = ANY($1)");

/// The index of live tables leaves out the many that are over.
pub(super) const DEADLINES: &str = "SELECT id, deadline_service_ms FROM tables WHERE stage IN ('waiting', 'playing', 'between') \
     AND deadline_service_ms IS NOT NULL ORDER BY deadline_service_ms, id LIMIT $1";

impl Store {
    /// Public tables that wait for players, newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let sql = stretches(ListKind::Everybodys, false, None, &[Stage::Waiting]);
        self.page(sql, None, None, limit).await
    }

    /// Public tables at which a game or a match is being played, newest first.
    pub async fn running_tables(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let sql = stretches(ListKind::Everybodys, false, None, &[Stage::Playing, Stage::Between]);
        self.page(sql, None, None, limit).await
    }

    /// When the live tables have to be looked after, soonest first.
    pub async fn deadlines(&self, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = reading!(self, pool => sqlx::query_as(DEADLINES).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(|(table, deadline)| Ok((id(&table)?, unsigned(deadline)))).collect()
    }

    /// A page of games, by opening, newest first.
    pub async fn games(&self, filter: GamesFilter) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let owner = match (filter.person, &filter.name) {
            (Some(person), _) => Some(person.to_string()),
            (None, Some(name)) => {
                let owner: Option<String> =
                    reading!(self, pool => sqlx::query_scalar(OWNER_OF_NAME).bind(name).fetch_optional(pool).await)?;
                let Some(owner) = owner else { return Ok(Vec::new()) };
                Some(owner)
            }
            (None, None) => None,
        };
        let listed = if owner.is_some() { ListKind::Theirs } else { ListKind::Everybodys };
        let sql = stretches(listed, filter.private, filter.game, filter.stage.as_ref().map_or(&STAGES[..], std::slice::from_ref));
        self.page(sql, owner, filter.before, filter.limit).await
    }

    /// A page of what [`stretches`] finds.
    async fn page(
        &self,
        sql: String,
        owner: Option<String>,
        before: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let opened = before.map_or(i64::MAX, |cursor| signed(cursor.opened_unix_ms));
        let table = before.map_or(String::new(), |cursor| cursor.table.to_string());
        let mut page: Vec<(i64, String)> = reading!(self, pool => {
            let query = sqlx::query_as(AssertSqlSafe(sql)).bind(opened).bind(table).bind(i64::from(limit));
            match owner {
                Some(owner) => query.bind(owner).fetch_all(pool).await,
                None => query.fetch_all(pool).await,
            }
        })?;
        page.sort_unstable_by(|a, b| b.cmp(a));
        page.truncate(limit as usize);
        let ids: Vec<TableId> = page.iter().map(|(_, table)| id(table)).collect::<Result<_, _>>()?;
        let mut rows = self.rows(&ids).await?;
        Ok(ids.into_iter().filter_map(|table| rows.remove_entry(&table)).collect())
    }

    /// The lines of several tables.
    pub async fn rows(&self, tables: &[TableId]) -> Result<HashMap<TableId, TableRow>, StoreError> {
        if tables.is_empty() {
            return Ok(HashMap::new());
        }
        let rows: Vec<RawRow> = match self.engine()? {
            Db::Sqlite(db) => sqlx::query_as(ROWS_SQLITE).bind(to_json(tables)).fetch_all(&db.read).await?,
            Db::Postgres(db) => {
                let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
                sqlx::query_as(ROWS_POSTGRES).bind(ids).fetch_all(&db.pool).await?
            }
        };
        rows.into_iter().map(read_row).collect()
    }
}
