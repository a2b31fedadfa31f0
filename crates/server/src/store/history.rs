//! What people have played: finished games by player, newest first. How a table becomes rows is [`crate::history`]'s business.
//!
//! The one thing to know: the rows of a game and the mark on its table are written together, so that a game is remembered once, whatever
//! happens. A page reads one stretch of the primary key for public games, and one for private ones if they are asked for.

use super::tables::{RawRow, TableRow, columns, read_row};
use super::{Db, Kind, Store, StoreError, from_json, id, reading, signed, small, to_json, unsigned, writing};
use std::collections::BTreeMap;
use trilynx_games::GameId;
use trilynx_protocol::http::{Outcome, Pace};
use trilynx_protocol::log::StoredOccupant;
use trilynx_protocol::{EndedBy, Occupant, PersonId, TableId};

/// A finished game as one of its players sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    /// Where it was played.
    pub table: TableId,
    /// When it ended.
    pub ended_unix_ms: u64,
    /// Whether the table is in no list.
    pub private: bool,
    /// Which game.
    pub game: GameId,
    /// Which variant of it.
    pub variant: String,
    /// How fast.
    pub pace: Pace,
    /// Whether its result counts.
    pub rated: bool,
    /// Whether a bot of the server played.
    pub has_bots: bool,
    /// Their seat, the first of several.
    pub seat: u8,
    /// How it ended for them.
    pub outcome: Outcome,
    /// What ended it.
    pub ended_by: EndedBy,
    /// The others who played, by the ids they had then.
    pub opponents: Vec<Occupant>,
}

/// A place in somebody's history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HistoryCursor {
    /// When the game ended.
    pub ended_unix_ms: u64,
    /// Which it is among those that ended at the same time; those of a whole moment come after nothing.
    pub table: Option<TableId>,
}

/// Before everything.
const NEWEST: HistoryCursor = HistoryCursor { ended_unix_ms: i64::MAX as u64, table: None };

macro_rules! past_columns {
    () => {
        "table_id, ended_unix_ms, private, game, variant, pace, rated, has_bots, seat, outcome, ended_by, opponents"
    };
}
type RawPast = (String, i64, bool, String, String, String, bool, bool, i64, String, String, String);

macro_rules! past {
    ($private:literal) => {
        concat!(
            "SELECT ",
            past_columns!(),
            " FROM history WHERE owner = $1 AND opponent = $2 AND private = ",
            $private,
            " AND (ended_unix_ms, table_id) < ($3, $4) ORDER BY ended_unix_ms DESC, table_id DESC LIMIT $5"
        )
    };
}
pub(super) const PUBLIC_PAST: &str = past!("FALSE");
pub(super) const PRIVATE_PAST: &str = past!("TRUE");

pub(super) const TO_REMEMBER: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tables AS t WHERE t.stage = 'over' AND NOT t.remembered ORDER BY t.opened_unix_ms, t.id LIMIT $1"
);
const REMEMBER: &str = "INSERT INTO history (owner, opponent, table_id, ended_unix_ms, private, game, variant, pace, rated, has_bots, seat, \
     outcome, ended_by, opponents) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING";

/// Somebody has played nothing any more. Others still have met them.
pub(super) const FORGET_HISTORY: &str = "DELETE FROM history WHERE owner = $1";
/// What guest $1 has played belongs to account $2. A game that both have played is there once, and nobody has met themselves.
pub(super) const MERGE_HISTORY: [&str; 5] = [
    concat!(
        "INSERT INTO history (owner, opponent, ",
        past_columns!(),
        ") SELECT $2, opponent, ",
        past_columns!(),
        " FROM history WHERE owner = $1 ON CONFLICT DO NOTHING"
    ),
    concat!(
        "INSERT INTO history (owner, opponent, ",
        past_columns!(),
        ") SELECT owner, $2, ",
        past_columns!(),
        " FROM history WHERE opponent = $1 AND opponent <> '' AND owner <> $2 ON CONFLICT DO NOTHING"
    ),
    "DELETE FROM history WHERE owner = $1 AND owner <> $2",
    "DELETE FROM history WHERE opponent = $1 AND opponent <> '' AND opponent <> $2",
    "DELETE FROM history WHERE owner = $2 AND opponent = $2 AND owner <> $1",
];
/// How the merge of a guest finds those who have met them.
#[cfg(test)]
pub(super) const MET: &str = "SELECT owner FROM history WHERE opponent = $1 AND opponent <> ''";

/// An opponent in its column.
fn opponent_key(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person(person) => person.to_string(),
        Occupant::Bot(name) => format!("bot {name}"),
    }
}

/// What is stored for a value, in three columns.
const OUTCOMES: [(Outcome, &str); 4] = [(Outcome::Won, "won"), (Outcome::Drawn, "drawn"), (Outcome::Lost, "lost"), (Outcome::None, "none")];
const PACES: [(Pace, &str); 6] = [
    (Pace::Untimed, "untimed"),
    (Pace::Bullet, "bullet"),
    (Pace::Blitz, "blitz"),
    (Pace::Rapid, "rapid"),
    (Pace::Classical, "classical"),
    (Pace::Correspondence, "correspondence"),
];
const ENDINGS: [(EndedBy, &str); 6] = [
    (EndedBy::Rules, "rules"),
    (EndedBy::Resignation, "resignation"),
    (EndedBy::Time, "time"),
    (EndedBy::Agreement, "agreement"),
    (EndedBy::Absence, "absence"),
    (EndedBy::Abort, "abort"),
];

fn word<T: PartialEq>(words: &[(T, &'static str)], value: &T) -> &'static str {
    words.iter().find(|(each, _)| each == value).map_or("", |(_, word)| word)
}

fn read_word<T: Copy>(words: &[(T, &'static str)], word: &str) -> Result<T, StoreError> {
    let found = words.iter().find(|(_, each)| *each == word).map(|(value, _)| *value);
    found.ok_or_else(|| StoreError::Corrupt(format!("history: {word}")))
}

fn past_game(row: RawPast) -> Result<PastGame, StoreError> {
    let (table, ended, private, game, variant, pace, rated, has_bots, seat, outcome, ended_by, opponents) = row;
    let opponents: Vec<StoredOccupant> = from_json(&opponents, "history.opponents")?;
    Ok(PastGame {
        table: id(&table)?,
        ended_unix_ms: unsigned(ended),
        private,
        game: GameId::from_name(&game).ok_or_else(|| StoreError::Corrupt(format!("history.game {game}")))?,
        variant,
        pace: read_word(&PACES, &pace)?,
        rated,
        has_bots,
        seat: u8::try_from(small(seat, "history.seat")?).map_err(|_| StoreError::Corrupt(format!("history.seat {seat}")))?,
        outcome: read_word(&OUTCOMES, &outcome)?,
        ended_by: read_word(&ENDINGS, &ended_by)?,
        opponents: opponents.into_iter().map(Occupant::from).collect(),
    })
}

impl Store {
    /// Finished tables that are in nobody's history yet, oldest first.
    pub async fn games_to_remember(&self, limit: u32) -> Result<Vec<(TableId, TableRow)>, StoreError> {
        let rows: Vec<RawRow> = reading!(self, pool => sqlx::query_as(TO_REMEMBER).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(read_row).collect()
    }

    /// Adds a finished table to the history of its players, as the accounts they have become; nobody is remembered who has left. False if it
    /// was there before.
    pub async fn remember(&self, table: TableId, played: &[(PersonId, PastGame)]) -> Result<bool, StoreError> {
        let mark = "UPDATE tables SET remembered = TRUE WHERE id = $1 AND stage = 'over' AND NOT remembered";
        // Their rows stay as they are until the commit: nobody becomes an account, or leaves, unnoticed meanwhile.
        let person = match self.engine()? {
            Db::Sqlite(_) => "SELECT kind, merged_into FROM people WHERE id = $1",
            Db::Postgres(_) => "SELECT kind, merged_into FROM people WHERE id = $1 FOR SHARE",
        };
        let mut people: Vec<PersonId> = played.iter().map(|(person, _)| *person).collect();
        people.sort_unstable();
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if sqlx::query(mark).bind(table.as_str()).execute(&mut *transaction).await?.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
            let mut owners: BTreeMap<PersonId, (PersonId, Kind)> = BTreeMap::new();
            for each in people {
                let mut owner = each;
                let mut found: Option<(String, Option<String>)> = sqlx::query_as(person).bind(owner.as_str()).fetch_optional(&mut *transaction).await?;
                if let Some((_, Some(account))) = &found {
                    owner = id(account)?;
                    found = sqlx::query_as(person).bind(owner.as_str()).fetch_optional(&mut *transaction).await?;
                }
                let kind = found.map_or(Kind::Deleted, |(kind, _)| if kind == "deleted" { Kind::Deleted } else { Kind::Account });
                owners.insert(each, (owner, kind));
            }
            for (player, game) in played {
                let (owner, kind) = owners[player];
                if kind == Kind::Deleted {
                    continue;
                }
                let known = |occupant: &Occupant| match occupant {
                    Occupant::Person(other) => Occupant::Person(owners.get(other).map_or(*other, |(owner, _)| *owner)),
                    Occupant::Bot(name) => Occupant::Bot(name.clone()),
                };
                let met = game.opponents.iter().map(known).filter(|met| *met != Occupant::Person(owner)).map(|met| opponent_key(&met));
                let opponents = to_json(&game.opponents.iter().cloned().map(StoredOccupant::from).collect::<Vec<_>>());
                for opponent in [String::new()].into_iter().chain(met) {
                    sqlx::query(REMEMBER)
                        .bind(owner.as_str())
                        .bind(opponent)
                        .bind(table.as_str())
                        .bind(signed(game.ended_unix_ms))
                        .bind(game.private)
                        .bind(game.game.name())
                        .bind(&game.variant)
                        .bind(word(&PACES, &game.pace))
                        .bind(game.rated)
                        .bind(game.has_bots)
                        .bind(i64::from(game.seat))
                        .bind(word(&OUTCOMES, &game.outcome))
                        .bind(word(&ENDINGS, &game.ended_by))
                        .bind(&opponents)
                        .execute(&mut *transaction)
                        .await?;
                }
            }
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// Finished games of somebody, with this opponent if one is given, the last one first: those after a cursor.
    pub async fn past_games(
        &self,
        owner: PersonId,
        opponent: Option<&Occupant>,
        private: bool,
        before: Option<HistoryCursor>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let before = before.unwrap_or(NEWEST);
        let (opponent, table) = (opponent.map(opponent_key).unwrap_or_default(), before.table.map(|table| table.to_string()));
        let mut found: Vec<PastGame> = Vec::new();
        let stretches: &[&'static str] = if private { &[PUBLIC_PAST, PRIVATE_PAST] } else { &[PUBLIC_PAST] };
        for sql in stretches {
            let rows: Vec<RawPast> = reading!(self, pool => {
                sqlx::query_as(*sql)
                    .bind(owner.as_str())
                    .bind(&opponent)
                    .bind(signed(before.ended_unix_ms))
                    .bind(table.as_deref().unwrap_or_default())
                    .bind(i64::from(limit))
                    .fetch_all(pool)
                    .await
            })?;
            for row in rows {
                found.push(past_game(row)?);
            }
        }
        found.sort_unstable_by_key(|game| std::cmp::Reverse((game.ended_unix_ms, game.table)));
        found.truncate(limit as usize);
        Ok(found)
    }
}
