//! Tables as they are read: taken over with their logs, and in lists.

use super::{Store, StoreError, from_json, id, reading, signed, small, to_json, unsigned};
use trilynx_games::GameId;
use trilynx_protocol::log::Entry;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{GameResult, Occupant, Options, PersonId, SeatOffer, TableId, Time};

/// A table's line in lists. The first five never change after the opening, and what says otherwise later is not heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// What was agreed on: game, variant, number of players, private or not…
    pub options: Options,
    /// Who opened it.
    pub opener: PersonId,
    /// What the opener wanted for each seat.
    pub offers: Vec<SeatOffer>,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// When it was opened.
    pub opened_unix_ms: u64,
    /// Where it stands.
    pub stage: Stage,
    /// Whether its result counts; never again after a takeback.
    pub rated: bool,
    /// Who plays, one a seat.
    pub occupants: Vec<Option<Occupant>>,
    /// How many moves have been played.
    pub moves: u32,
    /// How the last game, or at the end the whole match, ended. This is what is rated.
    pub result: Option<GameResult>,
    /// When something last happened.
    pub changed_unix_ms: u64,
    /// When the server has to look after it.
    pub deadline_service_ms: Option<u64>,
}

/// A table taken over. Whoever held it before can append no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owned {
    /// To be given with every append.
    pub epoch: u32,
    /// The last snapshot and its version.
    pub snapshot: Option<(u32, String)>,
    /// What happened after the snapshot, or from the start.
    pub entries: Vec<Entry>,
}

/// Which games to list.
#[derive(Clone, Debug)]
pub struct GamesFilter {
    /// Of this game.
    pub game: Option<GameId>,
    /// With this person, or a guest whose games have moved to them.
    pub person: Option<PersonId>,
    /// With the owner of this name, folded as in [`super::Account`]; if a person is given too, with either.
    pub name: Option<String>,
    /// Only those at this stage.
    pub stage: Option<Stage>,
    /// Also private ones: for somebody's own list.
    pub private: bool,
    /// Those opened before this one: the cursor of the last line of the page before.
    pub before: Option<Cursor>,
    /// At most so many.
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

/// What of a [`TableRow`] never changes, as it is stored.
pub(super) struct Opening {
    pub game: &'static str,
    pub private: bool,
    pub options: String,
    pub opener: String,
    pub offers: String,
    pub rematch_of: Option<String>,
    pub opened_unix_ms: i64,
}

impl Opening {
    pub fn of(row: &TableRow) -> Opening {
        Opening {
            game: row.options.game.0.name(),
            private: row.options.private,
            options: to_json(&row.options),
            opener: row.opener.to_string(),
            offers: to_json(&row.offers),
            rematch_of: row.rematch_of.map(|table| table.to_string()),
            opened_unix_ms: signed(row.opened_unix_ms),
        }
    }
}

/// The rest of a [`TableRow`] as it is stored.
pub(super) struct Columns {
    pub stage: &'static str,
    pub rated: bool,
    pub occupants: String,
    pub moves: i64,
    pub result: Option<String>,
    pub changed_unix_ms: i64,
    pub deadline_service_ms: Option<i64>,
}

impl Columns {
    pub fn of(row: &TableRow) -> Columns {
        Columns {
            stage: stage_name(row.stage),
            rated: row.rated,
            occupants: to_json(&row.occupants),
            moves: row.moves.into(),
            result: row.result.as_ref().map(to_json),
            changed_unix_ms: signed(row.changed_unix_ms),
            deadline_service_ms: row.deadline_service_ms.map(signed),
        }
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Between => "between",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

/// A row of `tables` as it comes out of either engine.
#[derive(sqlx::FromRow)]
pub(super) struct RawRow {
    id: String,
    options: String,
    opener: String,
    offers: String,
    rematch_of: Option<String>,
    opened_unix_ms: i64,
    stage: String,
    rated: bool,
    occupants: String,
    moves: i64,
    result: Option<String>,
    changed_unix_ms: i64,
    deadline_service_ms: Option<i64>,
}

impl RawRow {
    pub fn read(self) -> Result<(TableId, TableRow), StoreError> {
        let row = TableRow {
            options: from_json(&self.options, "tables.options")?,
            opener: id(&self.opener)?,
            offers: from_json(&self.offers, "tables.offers")?,
            rematch_of: self.rematch_of.as_deref().map(id).transpose()?,
            opened_unix_ms: unsigned(self.opened_unix_ms),
            stage: from_json(&format!("{:?}", self.stage), "tables.stage")?,
            rated: self.rated,
            occupants: from_json(&self.occupants, "tables.occupants")?,
            moves: small(self.moves, "tables.moves")?,
            result: self.result.as_deref().map(|result| from_json(result, "tables.result")).transpose()?,
            changed_unix_ms: unsigned(self.changed_unix_ms),
            deadline_service_ms: self.deadline_service_ms.map(unsigned),
        };
        Ok((id(&self.id)?, row))
    }
}

/// The columns of a [`RawRow`].
macro_rules! columns {
    () => {
        "t.id, t.options, t.opener, t.offers, t.rematch_of, t.opened_unix_ms, t.stage, t.rated, t.occupants, t.moves, t.result, \
         t.changed_unix_ms, t.deadline_service_ms"
    };
}
pub(super) use columns;

/// What every list of games asks, whoever plays: $1 game, $2 stage, $3 private ones too, $4 and $5 the cursor, $6 the limit.
macro_rules! listed {
    ($from:literal) => {
        concat!(
            "SELECT ",
            columns!(),
            " ",
            $from,
            " AND (CAST($1 AS TEXT) IS NULL OR t.game = $1) AND (CAST($2 AS TEXT) IS NULL OR t.stage = $2) AND ($3 OR NOT t.private)",
            " AND (t.opened_unix_ms < $4 OR (t.opened_unix_ms = $4 AND t.id < $5))",
            " ORDER BY t.opened_unix_ms DESC, t.id DESC LIMIT $6"
        )
    };
}

const GAMES: &str = listed!("FROM tables AS t WHERE t.opened_unix_ms <= $4");
/// $7 a person's id and $8 a folded name: one of them is nobody's.
const GAMES_OF: &str = listed!(
    "FROM (SELECT DISTINCT p.opened_unix_ms, p.table_id FROM players AS p WHERE p.opened_unix_ms <= $4 AND p.person IN \
     (SELECT id FROM people WHERE id = $7 OR folded = $8 \
     UNION SELECT guest.id FROM people AS guest JOIN people AS host ON guest.merged_into = host.id WHERE host.id = $7 OR host.folded = $8)) AS mine \
     JOIN tables AS t ON t.id = mine.table_id WHERE TRUE"
);

impl Store {
    /// Takes a table over: from now on only appends with the new epoch are accepted.
    pub async fn own(&self, table: TableId) -> Result<Option<Owned>, StoreError> {
        let Some(epoch) = self.writer.own(table).await? else { return Ok(None) };
        let sql = "SELECT version, snapshot FROM snapshots WHERE table_id = $1";
        let stored: Option<(i64, String)> = reading!(self, pool => sqlx::query_as(sql).bind(table.as_str()).fetch_optional(pool).await)?;
        let snapshot = stored.map(|(version, text)| small(version, "snapshots.version").map(|version| (version, text))).transpose()?;
        let after = snapshot.as_ref().map_or(0, |(version, _)| *version);
        let entries = self.log(table, after, u32::MAX).await?;
        Ok(Some(Owned { epoch, snapshot, entries }))
    }

    /// A table's log after a version.
    pub async fn log(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT version, service_ms, unix_ms, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3";
        let rows: Vec<(i64, i64, i64, String)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(table.as_str()).bind(i64::from(after)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let entry = |(version, service_ms, unix_ms, event): (i64, i64, i64, String)| {
            Ok(Entry {
                version: small(version, "events.version")?,
                at: Time { service_ms: unsigned(service_ms), unix_ms: unsigned(unix_ms) },
                event: from_json(&event, &format!("event {version} of table {table}"))?,
            })
        };
        rows.into_iter().map(entry).collect()
    }

    /// Tables at which somebody has said something, also under a guest's name they had then, by their ids: so many at most after one.
    pub async fn spoken_at(&self, person: PersonId, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT DISTINCT table_id FROM speakers WHERE table_id > $2 \
                   AND person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1) ORDER BY table_id LIMIT $3";
        let after = after.map_or(String::new(), |table| table.to_string());
        let tables: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(person.as_str()).bind(after).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        tables.iter().map(|table| id(table)).collect()
    }

    /// The version that the command with this key led to, if it was granted.
    pub async fn granted(&self, table: TableId, person: PersonId, key: &str) -> Result<Option<u32>, StoreError> {
        if key.contains('\0') {
            // No such key is ever stored, and PostgreSQL would not even look.
            return Ok(None);
        }
        let sql = "SELECT version FROM command_keys WHERE table_id = $1 AND person = $2 AND key = $3";
        let version: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(table.as_str()).bind(person.as_str()).bind(key).fetch_optional(pool).await
        })?;
        version.map(|version| small(version, "command_keys.version")).transpose()
    }

    /// A table's line.
    pub async fn row(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = concat!("SELECT ", columns!(), " FROM tables AS t WHERE t.id = $1");
        let row: Option<RawRow> = reading!(self, pool => sqlx::query_as(sql).bind(table.as_str()).fetch_optional(pool).await)?;
        Ok(row.map(RawRow::read).transpose()?.map(|(_, row)| row))
    }

    /// Public tables that wait for players, newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables AS t WHERE t.stage = 'waiting' AND NOT t.private ORDER BY t.opened_unix_ms DESC, t.id DESC LIMIT $1"
        );
        let rows: Vec<RawRow> = reading!(self, pool => sqlx::query_as(sql).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(RawRow::read).collect()
    }

    /// Public tables at which a game or a match is being played, newest first.
    pub async fn running_tables(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables AS t WHERE t.stage IN ('playing', 'between') AND NOT t.private ORDER BY t.opened_unix_ms DESC, t.id DESC LIMIT $1"
        );
        let rows: Vec<RawRow> = reading!(self, pool => sqlx::query_as(sql).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(RawRow::read).collect()
    }

    /// When the live tables have to be looked after, soonest first.
    pub async fn deadlines(&self, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        // Each half has an index of its own that leaves out the many tables that are over.
        let sql = "SELECT id, deadline_service_ms FROM (SELECT id, deadline_service_ms FROM tables WHERE stage = 'waiting' \
                   UNION ALL SELECT id, deadline_service_ms FROM tables WHERE stage IN ('playing', 'between')) AS live \
                   WHERE deadline_service_ms IS NOT NULL ORDER BY deadline_service_ms, id LIMIT $1";
        let rows: Vec<(String, i64)> = reading!(self, pool => sqlx::query_as(sql).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(|(table, deadline)| Ok((id(&table)?, unsigned(deadline)))).collect()
    }

    /// A page of games, by opening, newest first.
    pub async fn games(&self, filter: GamesFilter) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let of_somebody = filter.person.is_some() || filter.name.is_some();
        let opened = filter.before.map_or(i64::MAX, |cursor| signed(cursor.opened_unix_ms));
        let table = filter.before.map_or(String::new(), |cursor| cursor.table.to_string());
        let rows: Vec<RawRow> = reading!(self, pool => {
            let query = sqlx::query_as(if of_somebody { GAMES_OF } else { GAMES })
                .bind(filter.game.map(GameId::name))
                .bind(filter.stage.map(stage_name))
                .bind(filter.private)
                .bind(opened)
                .bind(table)
                .bind(i64::from(filter.limit));
            let query = if of_somebody {
                query.bind(filter.person.map(|person| person.to_string())).bind(filter.name)
            } else {
                query
            };
            query.fetch_all(pool).await
        })?;
        rows.into_iter().map(RawRow::read).collect()
    }
}
