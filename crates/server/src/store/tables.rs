//! Tables one by one: taken over with their logs, and their lines. Lists of them are in `lists`.

use super::append::Granted;
use super::{Store, StoreError, from_json, id, reading, signed, small, to_json, unsigned, writing};
use trilynx_protocol::log::{Entry, StoredOccupant, StoredOptions, StoredResult, StoredSeatOffer, StoredStage};
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
    /// Whose decision it waits for.
    pub to_move: ToMove,
}

/// Whose decision a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    /// That of the person in this seat.
    Seat(u8),
    /// No person's: a bot decides, or nothing is being played.
    Nobody,
    /// Nothing has happened there since a release that did not store it.
    Unknown,
}

impl ToMove {
    fn column(self) -> Option<i64> {
        match self {
            ToMove::Seat(seat) => Some(seat.into()),
            ToMove::Nobody => Some(-1),
            ToMove::Unknown => None,
        }
    }

    fn read(column: Option<i64>) -> ToMove {
        match column {
            None => ToMove::Unknown,
            Some(seat) => u8::try_from(seat).map_or(ToMove::Nobody, ToMove::Seat),
        }
    }
}

impl TableRow {
    /// The people among those who play.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.occupants.iter().flatten().filter_map(|occupant| match occupant {
            Occupant::Person(id) => Some(*id),
            Occupant::Bot(_) => None,
        })
    }
}

/// A table taken over. Its previous owner can no longer append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owned {
    /// To be given with every append.
    pub epoch: u32,
    /// The last snapshot and its version.
    pub snapshot: Option<(u32, String)>,
    /// What happened after the snapshot, or from the start.
    pub entries: Vec<Entry>,
    /// For how long nobody has served it since something was last appended, in milliseconds: while its owner was dead, or it had none.
    pub unserved_ms: u64,
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
            options: to_json(&StoredOptions::from(row.options.clone())),
            opener: row.opener.to_string(),
            offers: to_json(&row.offers.iter().cloned().map(StoredSeatOffer::from).collect::<Vec<_>>()),
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
    pub to_move: Option<i64>,
}

impl Columns {
    pub fn of(row: &TableRow) -> Columns {
        Columns {
            stage: stage_name(row.stage),
            rated: row.rated,
            occupants: to_json(&row.occupants.iter().map(|who| who.clone().map(StoredOccupant::from)).collect::<Vec<_>>()),
            moves: row.moves.into(),
            result: row.result.clone().map(|result| to_json(&StoredResult::from(result))),
            changed_unix_ms: signed(row.changed_unix_ms),
            deadline_service_ms: row.deadline_service_ms.map(signed),
            to_move: row.to_move.column(),
        }
    }
}

pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Between => "between",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

/// What [`stage_name`] wrote.
pub(super) fn read_stage(name: &str) -> Result<Stage, StoreError> {
    let stage: StoredStage = from_json(&format!("{name:?}"), "tables.stage")?;
    Ok(stage.into())
}

/// A row of `tables` as it comes out of either engine: the [`columns`] in order.
pub(super) type RawRow =
    (String, String, String, String, Option<String>, i64, String, bool, String, i64, Option<String>, i64, Option<i64>, Option<i64>);

pub(super) fn read_row(row: RawRow) -> Result<(TableId, TableRow), StoreError> {
    let (
        table,
        options,
        opener,
        offers,
        rematch_of,
        opened_unix_ms,
        stage,
        rated,
        occupants,
        moves,
        result,
        changed_unix_ms,
        deadline,
        to_move,
    ) = row;
    let options: StoredOptions = from_json(&options, "tables.options")?;
    let offers: Vec<StoredSeatOffer> = from_json(&offers, "tables.offers")?;
    let occupants: Vec<Option<StoredOccupant>> = from_json(&occupants, "tables.occupants")?;
    let result: Option<StoredResult> = result.as_deref().map(|result| from_json(result, "tables.result")).transpose()?;
    let row = TableRow {
        options: options.into(),
        opener: id(&opener)?,
        offers: offers.into_iter().map(SeatOffer::from).collect(),
        rematch_of: rematch_of.as_deref().map(id).transpose()?,
        opened_unix_ms: unsigned(opened_unix_ms),
        stage: read_stage(&stage)?,
        rated,
        occupants: occupants.into_iter().map(|who| who.map(Occupant::from)).collect(),
        moves: small(moves, "tables.moves")?,
        result: result.map(GameResult::from),
        changed_unix_ms: unsigned(changed_unix_ms),
        deadline_service_ms: deadline.map(unsigned),
        to_move: ToMove::read(to_move),
    };
    Ok((id(&table)?, row))
}

/// The columns of a [`RawRow`].
macro_rules! columns {
    () => {
        "t.id, t.options, t.opener, t.offers, t.rematch_of, t.opened_unix_ms, t.stage, t.rated, t.occupants, t.moves, t.result, \
         t.changed_unix_ms, t.deadline_service_ms, t.to_move"
    };
}
pub(super) use columns;

pub(super) const LOG: &str =
    "SELECT version, service_ms, unix_ms, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3";
pub(super) const SPOKEN_AT: &str = "SELECT table_id FROM speakers WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT $3";

pub(super) const TO_PRUNE: &str = "SELECT id FROM tables WHERE stage IN ('over', 'closed') AND has_keys AND opened_unix_ms < $1 \
     AND changed_unix_ms < $1 ORDER BY opened_unix_ms, id LIMIT $2";

impl Store {
    /// Takes a table over at this time of service: from now on only appends with the new epoch are accepted.
    pub async fn own(&self, table: TableId, service_ms: u64) -> Result<Option<Owned>, StoreError> {
        let Some(epoch) = self.writer.own(table, service_ms).await? else { return Ok(None) };
        let sql = "SELECT unserved_ms FROM tables WHERE id = $1";
        let unserved: i64 = reading!(self, pool => sqlx::query_scalar(sql).bind(table.as_str()).fetch_one(pool).await)?;
        let sql = "SELECT version, snapshot FROM snapshots WHERE table_id = $1";
        let stored: Option<(i64, String)> = reading!(self, pool => sqlx::query_as(sql).bind(table.as_str()).fetch_optional(pool).await)?;
        let snapshot = stored.map(|(version, text)| small(version, "snapshots.version").map(|version| (version, text))).transpose()?;
        let after = snapshot.as_ref().map_or(0, |(version, _)| *version);
        let entries = self.log(table, after, u32::MAX).await?;
        Ok(Some(Owned { epoch, snapshot, entries, unserved_ms: unsigned(unserved) }))
    }

    /// A table's log after a version.
    pub async fn log(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, i64, i64, String)> = reading!(self, pool => {
            sqlx::query_as(LOG).bind(table.as_str()).bind(i64::from(after)).bind(i64::from(limit)).fetch_all(pool).await
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

    /// Tables where a person has chatted, also as the guest they were then, in the order of ids: at most `limit` after one.
    pub async fn spoken_at(&self, person: PersonId, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or(String::new(), |table| table.to_string());
        let tables: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(SPOKEN_AT).bind(person.as_str()).bind(after).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        tables.iter().map(|table| id(table)).collect()
    }

    /// What the command that somebody gave this name came to, if it was granted.
    pub async fn granted(&self, table: TableId, person: PersonId, name: &str) -> Result<Option<Granted>, StoreError> {
        let name = super::append::stored_key(name.to_owned());
        let sql = "SELECT version, digest FROM command_keys WHERE table_id = $1 AND person = $2 AND key = $3";
        let found: Option<(i64, Option<i64>)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(table.as_str()).bind(person.as_str()).bind(name).fetch_optional(pool).await
        })?;
        found.map(|(version, digest)| Ok(Granted { version: small(version, "command_keys.version")?, digest })).transpose()
    }

    /// Forgets which commands were granted at finished tables where nothing has happened since `before_unix_ms`: who repeats a command
    /// does so within seconds. At most `limit` tables; returns how many there were.
    pub async fn prune_keys(&self, before_unix_ms: u64, limit: u32) -> Result<u32, StoreError> {
        let before = signed(before_unix_ms);
        let tables: Vec<String> =
            reading!(self, pool => sqlx::query_scalar(TO_PRUNE).bind(before).bind(i64::from(limit)).fetch_all(pool).await)?;
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for table in &tables {
                // First the table, which keeps the writer from adding a key that would go unnoticed. Where something has happened
                // meanwhile, the keys stay.
                let sql = "UPDATE tables SET has_keys = FALSE WHERE id = $1 AND changed_unix_ms < $2";
                if sqlx::query(sql).bind(table).bind(before).execute(&mut *transaction).await?.rows_affected() == 1 {
                    sqlx::query("DELETE FROM command_keys WHERE table_id = $1").bind(table).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await
        })?;
        Ok(u32::try_from(tables.len()).unwrap_or(u32::MAX))
    }

    /// A table's line.
    pub async fn row(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = concat!("SELECT ", columns!(), " FROM tables AS t WHERE t.id = $1");
        let row: Option<RawRow> = reading!(self, pool => sqlx::query_as(sql).bind(table.as_str()).fetch_optional(pool).await)?;
        Ok(row.map(read_row).transpose()?.map(|(_, row)| row))
    }
}
