//! Who plays: guests, owners of accounts, and those who left.
//!
//! Names are compared in a folded form that the caller makes, so that the rules for it live in one place.

use super::acts::{ActKind, Warrant, note};
use super::agreements::FORGET_AGREEMENTS;
use super::blocks::{FORGET_BLOCKS, MERGE_BLOCKS};
use super::challenges::FORGET_CHALLENGES;
use super::clubs::FORGET_CLUBS;
use super::follows::FORGET_FOLLOWS;
use super::history::{FORGET_HISTORY, MERGE_HISTORY};
use super::leavers::FORGET_LEAVERS;
use super::mail::FORGET_MAIL;
use super::messages::FORGET_MESSAGES;
use super::networks::FORGET_NETWORKS;
use super::notifications::{FORGET_NOTIFICATIONS, MERGE_NOTIFICATIONS};
use super::passkeys::FORGET_PASSKEYS;
use super::planned_moves::FORGET_PLANNED;
use super::push::FORGET_PUSH;
use super::puzzles::{FORGET_PUZZLES, MERGE_PUZZLES};
use super::recovery::FORGET_RECOVERY;
use super::reports::{FORGET_REPORTS, MERGE_REPORTS};
use super::sanctions::{FORGET_SANCTIONS, MERGE_SANCTIONS};
use super::studies::{FORGET_STUDIES, MERGE_STUDIES};
use super::tournaments::{FORGET_TOURNAMENTS, MERGE_TOURNAMENTS};
use super::vacations::FORGET_VACATIONS;
use super::{Store, StoreError, changing, id, reading, signed, there, unsigned, writing};
use trilynx_protocol::{PersonId, TableId};

/// What somebody is to us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Came without signing up. Names of guests need not be unique.
    Guest,
    /// Has a name of their own and a password.
    Account,
    /// Was here. Only the id is left.
    Deleted,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The permanent id, in logs and lists.
    pub id: PersonId,
    /// The name as it is shown; empty for somebody deleted.
    pub name: String,
    /// Guest, account or deleted.
    pub kind: Kind,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Since when.
    pub created_unix_ms: u64,
    /// The account that a guest's games have moved to.
    pub merged_into: Option<PersonId>,
}

/// What makes somebody an owner of an account.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    /// The name as it is shown.
    pub name: &'a str,
    /// The name as it is compared. Unique.
    pub folded: &'a str,
    /// What is left of the name when letters that look alike are made equal. Unique among accounts made since release 0.1.
    pub skeleton: &'a str,
    /// The password's hash, with everything needed to check it.
    pub password_hash: &'a str,
}

/// What became of a guest who signs in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Merged {
    /// The guest's games belong to the account.
    Done,
    /// Nothing has changed: guest and account sit at this table, and nobody may hold two seats of one game by signing in.
    BothSeated(TableId),
}

/// What a sweep came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swept {
    /// The guests who were forgotten.
    pub guests: Vec<PersonId>,
    /// Where the next one goes on; from the beginning if nothing is said.
    pub next: Option<PersonId>,
}

/// The columns of a person's row, in the order in which they are asked for.
macro_rules! person_columns {
    () => {
        "id, name, kind, bot, created_unix_ms, merged_into, password_hash"
    };
}

type RawPerson = (String, String, String, bool, i64, Option<String>, Option<String>);

/// A person, and the hash of their password if they have one.
fn read_person(row: RawPerson) -> Result<(PersonRow, Option<String>), StoreError> {
    let (person, name, kind, bot, created_unix_ms, merged_into, password_hash) = row;
    let kind = match kind.as_str() {
        "guest" => Kind::Guest,
        "account" => Kind::Account,
        "deleted" => Kind::Deleted,
        other => return Err(StoreError::Corrupt(format!("people.kind {other}"))),
    };
    let merged_into = merged_into.as_deref().map(id).transpose()?;
    let row = PersonRow { id: id(&person)?, name, kind, bot, created_unix_ms: unsigned(created_unix_ms), merged_into };
    Ok((row, password_hash))
}

/// The most people in one query; longer lists take several.
const AT_ONCE: usize = 32;

pub(super) const PEOPLE: &str = concat!(
    "SELECT ",
    person_columns!(),
    " FROM people \
     WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, \
     $26, $27, $28, $29, $30, $31, $32)"
);
/// The most guests deleted in one transaction, so that nobody waits for it.
const FORGOTTEN_AT_ONCE: usize = 25;

pub(super) const LAST_OF_PAGE: &str = "SELECT MAX(id) FROM (SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2) AS page";
pub(super) const STRANGERS: &str = "SELECT g.id FROM people AS g WHERE g.id > $1 AND g.id <= $2 AND g.kind = 'guest' \
     AND g.merged_into IS NULL AND g.created_unix_ms < $3 \
     AND NOT EXISTS (SELECT 1 FROM players AS p WHERE p.person = g.id AND p.stage NOT IN ('over', 'closed')) \
     AND NOT EXISTS (SELECT 1 FROM sessions AS s WHERE s.person = g.id AND s.seen_unix_ms >= $3) \
     AND NOT EXISTS (SELECT 1 FROM tokens AS t WHERE t.person = g.id)";
pub(super) const NAMED_LIKE: &str =
    concat!("SELECT ", person_columns!(), " FROM people WHERE folded >= $1 AND folded < $2 ORDER BY folded LIMIT $3");
pub(super) const PERSON_BY_NAME: &str = concat!("SELECT ", person_columns!(), " FROM people WHERE folded = $1");

impl Store {
    /// A new guest.
    pub async fn create_guest(&self, person: PersonId, name: &str, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, kind, name, created_unix_ms) VALUES ($1, 'guest', $2, $3)";
        writing!(self, pool => sqlx::query(sql).bind(person.as_str()).bind(name).bind(signed(now_unix_ms)).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// A new account; [`StoreError::Taken`] if the name is, or one that looks like it.
    pub async fn create_account(&self, person: PersonId, account: Account<'_>, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, kind, name, folded, skeleton, password_hash, created_unix_ms) \
                   VALUES ($1, 'account', $2, $3, $4, $5, $6)";
        writing!(self, pool => {
            sqlx::query(sql)
                .bind(person.as_str())
                .bind(account.name)
                .bind(account.folded)
                .bind(account.skeleton)
                .bind(account.password_hash)
                .bind(signed(now_unix_ms))
                .execute(pool)
                .await
                .map(drop)
        })?;
        Ok(())
    }

    /// A guest signs up and keeps id, games and sessions.
    pub async fn upgrade_guest(&self, person: PersonId, account: Account<'_>) -> Result<(), StoreError> {
        let sql = "UPDATE people SET kind = 'account', name = $2, folded = $3, skeleton = $4, password_hash = $5 \
                   WHERE id = $1 AND kind = 'guest' AND merged_into IS NULL";
        changing!(self, sql, person.as_str(), account.name, account.folded, account.skeleton, account.password_hash)
    }

    /// A person by id.
    pub async fn person(&self, person: PersonId) -> Result<Option<PersonRow>, StoreError> {
        let sql = concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1");
        let row: Option<RawPerson> = reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).fetch_optional(pool).await)?;
        Ok(row.map(read_person).transpose()?.map(|(person, _)| person))
    }

    /// Owners of accounts whose folded names begin like this, in the order of these names; only those after `after`, if given.
    pub async fn named_like(&self, beginning: &str, after: Option<&str>, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        // Folded names are made of `-`, digits and small letters: every other character is before or after all of them.
        let from = after.map_or_else(|| beginning.to_owned(), |after| format!("{after}\u{1}"));
        let until = format!("{beginning}\u{7f}");
        let rows: Vec<RawPerson> =
            reading!(self, pool => sqlx::query_as(NAMED_LIKE).bind(&from).bind(&until).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(|row| Ok(read_person(row)?.0)).collect()
    }

    /// Several people by id, in no order; those unknown are left out.
    pub async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError> {
        let mut found = Vec::new();
        for some in people.chunks(AT_ONCE) {
            // A short list is filled up with its last member: one statement serves every length.
            let ids = (0..AT_ONCE).map(|n| some[n.min(some.len() - 1)]);
            let rows: Vec<RawPerson> = reading!(self, pool => {
                ids.fold(sqlx::query_as(PEOPLE), |query, person| query.bind(person.to_string())).fetch_all(pool).await
            })?;
            for row in rows {
                found.push(read_person(row)?.0);
            }
        }
        Ok(found)
    }

    /// The owner of a name, and the hash of their password.
    pub async fn person_by_name(&self, folded: &str) -> Result<Option<(PersonRow, String)>, StoreError> {
        let row: Option<RawPerson> = reading!(self, pool => sqlx::query_as(PERSON_BY_NAME).bind(folded).fetch_optional(pool).await)?;
        let Some((person, hash)) = row.map(read_person).transpose()? else { return Ok(None) };
        let hash = hash.ok_or_else(|| StoreError::Corrupt(format!("{} has no password", person.id)))?;
        Ok(Some((person, hash)))
    }

    /// Whether an account has this name, or one that looks like it.
    pub async fn name_is_taken(&self, folded: &str, skeleton: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM people WHERE folded = $1 OR skeleton = $2 LIMIT 1";
        let found: Option<String> = reading!(self, pool => sqlx::query_scalar(sql).bind(folded).bind(skeleton).fetch_optional(pool).await)?;
        Ok(found.is_some())
    }

    /// The hash of an account's password.
    pub async fn password_hash(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password_hash FROM people WHERE id = $1";
        let hash: Option<Option<String>> =
            reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_optional(pool).await)?;
        Ok(hash.flatten())
    }

    /// An account gets another name; [`StoreError::Taken`] if that is somebody's, or looks like it.
    pub async fn rename(&self, person: PersonId, name: &str, folded: &str, skeleton: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2, folded = $3, skeleton = $4 WHERE id = $1 AND kind = 'account'";
        changing!(self, sql, person.as_str(), name, folded, skeleton)
    }

    /// A guest gets another name.
    pub async fn rename_guest(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2 WHERE id = $1 AND kind = 'guest'";
        changing!(self, sql, person.as_str(), name)
    }

    /// An account gets another password.
    pub async fn set_password(&self, person: PersonId, password_hash: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET password_hash = $2 WHERE id = $1 AND kind = 'account'";
        changing!(self, sql, person.as_str(), password_hash)
    }

    /// Says that a program plays for this account, or no more.
    pub async fn set_bot(&self, person: PersonId, bot: bool) -> Result<(), StoreError> {
        let sql = "UPDATE people SET bot = $2 WHERE id = $1 AND kind = 'account'";
        changing!(self, sql, person.as_str(), bot)
    }

    /// Forgets somebody, and the guests that had become them: names, password, sessions, tokens, webhooks, ratings, lessons, puzzles, studies, blocks, follows, private messages they wrote, challenges, notifications, push subscriptions, planned moves, vacations, clubs, history, recovery codes, passkeys, e-mail addresses, networks, reports, sanctions, games they left, games that were compared. Their ids stay in the logs, where
    /// they now lead to nobody.
    pub async fn delete_person(&self, person: PersonId) -> Result<(), StoreError> {
        self.forget_person(person, None).await
    }

    /// The same, with a line in the log of what hosts do if a host does it.
    pub(super) async fn forget_person(&self, person: PersonId, by_host: Option<&Warrant>) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in [
                "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
                "DELETE FROM tokens WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
                "DELETE FROM webhooks WHERE owner = $1",
                FORGET_RECOVERY,
                "DELETE FROM ratings WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
                "DELETE FROM rating_history WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
                "DELETE FROM speakers WHERE person IN (SELECT id FROM people WHERE id = $1 OR merged_into = $1)",
                "DELETE FROM lessons_done WHERE person = $1",
                "DELETE FROM roles WHERE person = $1",
                "UPDATE acts SET details = NULL WHERE person = $1",
            ] {
                sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            for sql in FORGET_STUDIES
                .iter()
                .chain(&FORGET_PUZZLES)
                .chain(&FORGET_TOURNAMENTS)
                .chain(&FORGET_BLOCKS)
                .chain(&FORGET_FOLLOWS)
                .chain(&FORGET_CHALLENGES)
                .chain(&FORGET_NOTIFICATIONS)
                .chain(&FORGET_CLUBS)
                .chain(&FORGET_PUSH)
                .chain(&FORGET_PLANNED)
                .chain(&FORGET_VACATIONS)
                .chain(&FORGET_REPORTS)
                .chain(&FORGET_NETWORKS)
                .chain(&FORGET_SANCTIONS)
                .chain(&FORGET_LEAVERS)
                .chain(&FORGET_AGREEMENTS)
                .copied()
            {
                sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            let sql = "UPDATE people SET kind = 'deleted', name = '', folded = NULL, skeleton = NULL, password_hash = NULL, bot = FALSE \
                       WHERE (id = $1 OR merged_into = $1) AND kind <> 'deleted'";
            let changed = sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?.rows_affected();
            // Games that are remembered, passkeys and addresses that are added and messages that are written at this moment wait for the row of
            // the person, or have been.
            for sql in [FORGET_HISTORY, FORGET_PASSKEYS].into_iter().chain(FORGET_MAIL).chain(FORGET_MESSAGES) {
                sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            if let Some(warrant) = by_host.filter(|_| changed > 0) {
                let _number = note!(transaction, warrant, ActKind::Delete, Some(person), None);
            }
            transaction.commit().await?;
            there(changed)
        })
    }

    /// Looks at this many people at most, in the order of their ids, and deletes the guests among them who have not been seen since
    /// `before_unix_ms` and who have nothing left to play. What they have played stays, played by nobody in particular.
    pub async fn sweep_guests(&self, after: Option<PersonId>, before_unix_ms: u64, limit: u32) -> Result<Swept, StoreError> {
        let after = after.map_or(String::new(), |person| person.to_string());
        let last: Option<String> =
            reading!(self, pool => sqlx::query_scalar(LAST_OF_PAGE).bind(&after).bind(i64::from(limit)).fetch_one(pool).await)?;
        let Some(last) = last else { return Ok(Swept { guests: Vec::new(), next: None }) };
        let strangers: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(STRANGERS).bind(&after).bind(&last).bind(signed(before_unix_ms)).fetch_all(pool).await
        })?;
        let mut guests = Vec::new();
        for some in strangers.chunks(FORGOTTEN_AT_ONCE) {
            guests.extend(self.forget_guests(some, before_unix_ms).await?);
        }
        Ok(Swept { guests, next: Some(id(&last)?) })
    }

    /// Forgets these guests in one transaction, but for those who have come back in this very moment. Returns those forgotten.
    async fn forget_guests(&self, guests: &[String], before_unix_ms: u64) -> Result<Vec<PersonId>, StoreError> {
        writing!(self, pool => {
            let mut forgotten = Vec::new();
            let mut transaction = pool.begin().await?;
            for guest in guests {
                let sql = "DELETE FROM sessions WHERE person = $1 AND seen_unix_ms < $2";
                sqlx::query(sql).bind(guest).bind(signed(before_unix_ms)).execute(&mut *transaction).await?;
                let sql = "UPDATE people SET kind = 'deleted', name = '' WHERE id = $1 AND kind = 'guest' AND merged_into IS NULL \
                           AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = $1) \
                           AND NOT EXISTS (SELECT 1 FROM players WHERE person = $1 AND stage NOT IN ('over', 'closed'))";
                if sqlx::query(sql).bind(guest).execute(&mut *transaction).await?.rows_affected() == 0 {
                    continue;
                }
                let lists = FORGET_STUDIES.iter().chain(&FORGET_PUZZLES).chain(&FORGET_TOURNAMENTS).chain(&FORGET_BLOCKS);
                let lists = lists.chain(&FORGET_NOTIFICATIONS).chain(&FORGET_PUSH).chain(&FORGET_PLANNED).chain(&FORGET_REPORTS).chain(&FORGET_SANCTIONS);
                for sql in lists.copied() {
                    sqlx::query(sql).bind(guest).execute(&mut *transaction).await?;
                }
                for sql in [
                    "DELETE FROM ratings WHERE person = $1",
                    "DELETE FROM rating_history WHERE person = $1",
                    "DELETE FROM speakers WHERE person = $1",
                    FORGET_HISTORY,
                    // Nothing leads to somebody who has never played.
                    "DELETE FROM people WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM players WHERE person = $1)",
                ] {
                    sqlx::query(sql).bind(guest).execute(&mut *transaction).await?;
                }
                forgotten.push(id(guest)?);
            }
            transaction.commit().await?;
            Ok(forgotten)
        })
    }

    /// A guest turns out to be the owner of an account: the guest's games are listed under it from now on, and the guest's sessions end.
    /// Nothing happens if both have a seat at a table whose game is not over.
    pub async fn merge_guest(&self, guest: PersonId, account: PersonId) -> Result<Merged, StoreError> {
        const SHARED: &str = "SELECT p.table_id FROM players AS p JOIN tables AS t ON t.id = p.table_id \
            WHERE p.person = $1 AND t.stage IN ('waiting', 'playing', 'between') AND EXISTS (SELECT 1 FROM players AS q \
            WHERE q.table_id = p.table_id AND q.opened_unix_ms = p.opened_unix_ms \
            AND q.person IN (SELECT id FROM people WHERE id = $2 OR merged_into = $2)) LIMIT 1";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let shared: Option<String> =
                sqlx::query_scalar(SHARED).bind(guest.as_str()).bind(account.as_str()).fetch_optional(&mut *transaction).await?;
            if let Some(table) = shared {
                transaction.rollback().await?;
                return Ok(Merged::BothSeated(id(&table)?));
            }
            let sql = "UPDATE people SET merged_into = $2 WHERE id = $1 AND kind = 'guest' AND merged_into IS NULL \
                       AND EXISTS (SELECT 1 FROM people AS host WHERE host.id = $2 AND host.kind = 'account')";
            let changed = sqlx::query(sql).bind(guest.as_str()).bind(account.as_str()).execute(&mut *transaction).await?.rows_affected();
            there(changed)?;
            for sql in [
                "UPDATE players SET owner = $2 WHERE person = $1",
                "INSERT INTO speakers (person, table_id, version) SELECT $2, table_id, version FROM speakers AS s WHERE s.person = $1 \
                 ON CONFLICT (person, table_id) DO UPDATE SET version = \
                 CASE WHEN speakers.version > excluded.version THEN speakers.version ELSE excluded.version END",
            ] {
                sqlx::query(sql).bind(guest.as_str()).bind(account.as_str()).execute(&mut *transaction).await?;
            }
            let lists = MERGE_STUDIES.iter().chain(&MERGE_PUZZLES).chain(&MERGE_TOURNAMENTS).chain(&MERGE_BLOCKS);
            let lists = lists.chain(&MERGE_NOTIFICATIONS).chain(&MERGE_HISTORY).chain(&MERGE_REPORTS).chain(&MERGE_SANCTIONS);
            for sql in lists.copied() {
                sqlx::query(sql).bind(guest.as_str()).bind(account.as_str()).execute(&mut *transaction).await?;
            }
            for sql in [
                "DELETE FROM speakers WHERE person = $1",
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM tokens WHERE person = $1",
                "DELETE FROM notifications WHERE person = $1",
                "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            ] {
                sqlx::query(sql).bind(guest.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(Merged::Done)
        })
    }
}
