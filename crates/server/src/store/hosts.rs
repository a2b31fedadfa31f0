//! What hosts and moderators decide about people: roles, bans, new passwords, deletions. Each act and its line in the log (`acts`) are one
//! transaction.

use super::acts::{ActKind, Warrant, note};
use super::mail::{FORGET_MAIL_RECOVERY, MailKind, NOTICE};
use super::networks::LIFT_ALL_NETWORKS;
use super::passkeys::{FORGET_PASSKEYS, HOLD_PERSON};
use super::recovery::FORGET_RECOVERY;
use super::sanctions::ANSWER_LIFTED;
use super::{Store, StoreError, id, reading, signed, unsigned, writing};
use std::fmt;
use std::str::FromStr;
use trilynx_protocol::{PersonId, TableId};

/// What somebody may do beside playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Runs the server.
    Host,
    /// Looks after those who play.
    Moderator,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 2] = [Role::Host, Role::Moderator];

    /// As it is stored and typed.
    pub fn name(self) -> &'static str {
        match self {
            Role::Host => "host",
            Role::Moderator => "moderator",
        }
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Role, String> {
        Role::ALL.into_iter().find(|role| role.name() == text).ok_or_else(|| format!("{text:?} is no role; there are host and moderator"))
    }
}

/// Somebody may not use the account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// The act by which it was imposed.
    pub number: u64,
    /// The reason, as the person reads it.
    pub reason: String,
    /// Since when.
    pub imposed_unix_ms: u64,
    /// Until when, unless it has no end.
    pub until_unix_ms: Option<u64>,
}

/// Which accounts to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AccountsFilter {
    /// Whose folded name contains this.
    pub contains: String,
    /// With this role.
    pub role: Option<Role>,
    /// Only those that are banned.
    pub banned: bool,
    /// After this folded name.
    pub after: String,
}

/// What an account holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountCounts {
    /// Browsers that are signed in.
    pub sessions: u64,
    /// Tokens of programs.
    pub tokens: u64,
    /// Tables that are not over.
    pub open_tables: u64,
    /// All tables.
    pub tables: u64,
    /// When a browser was last seen, as far as was stored.
    pub seen_unix_ms: Option<u64>,
}

/// A ban that is in force at the time $2.
macro_rules! in_force {
    ($person:literal) => {
        concat!(
            "b.person = ",
            $person,
            " AND b.kind = 'ban' AND b.lifted_unix_ms IS NULL AND (b.until_unix_ms IS NULL OR b.until_unix_ms > $2)"
        )
    };
}
pub(super) use in_force;

const BAN: &str = concat!(
    "SELECT b.number, b.reason, b.imposed_unix_ms, b.until_unix_ms FROM sanctions AS b WHERE ",
    in_force!("$1"),
    // Of several, the one that lasts longest.
    " ORDER BY CASE WHEN b.until_unix_ms IS NULL THEN 0 ELSE 1 END, b.until_unix_ms DESC, b.number LIMIT 1"
);
const ACCOUNTS: &str = concat!(
    "SELECT p.id FROM people AS p WHERE p.kind = 'account' AND p.folded > $1 AND p.folded LIKE $3 ESCAPE '!' \
     AND ($4 = '' OR EXISTS (SELECT 1 FROM roles AS r WHERE r.person = p.id AND r.role = $4)) \
     AND (NOT $5 OR EXISTS (SELECT 1 FROM sanctions AS b WHERE ",
    in_force!("p.id"),
    ")) ORDER BY p.folded LIMIT $6"
);
/// Tables at which somebody who is banned still has a seat.
const BANNED_AT: &str = concat!(
    "SELECT p.owner, p.table_id FROM players AS p WHERE p.stage IN ('waiting', 'playing', 'between') AND p.table_id > $1 \
     AND EXISTS (SELECT 1 FROM sanctions AS b WHERE ",
    in_force!("p.owner"),
    ") AND p.owner IN (SELECT s.person FROM sanctions AS s WHERE s.lifted_unix_ms IS NULL) ORDER BY p.table_id LIMIT $3"
);
const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM sessions WHERE person = $1 AND expires_unix_ms > $2), \
     (SELECT COUNT(*) FROM tokens WHERE person = $1), \
     (SELECT COUNT(*) FROM players WHERE owner = $1 AND stage IN ('waiting', 'playing', 'between')), \
     (SELECT COUNT(*) FROM players WHERE owner = $1), (SELECT MAX(seen_unix_ms) FROM sessions WHERE person = $1)";
const CLOSED: &str = "SELECT id FROM tables WHERE id > $1 AND stage = 'closed' AND changed_unix_ms < $2 ORDER BY id LIMIT $3";

/// What a table leaves in the store that was closed before its first game.
const REMOVE_CLOSED: [&str; 6] = [
    "DELETE FROM players WHERE table_id = $1",
    "DELETE FROM speakers WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM command_keys WHERE table_id = $1",
    "DELETE FROM events WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// One act about a person: its line in the log, then these statements with these values. [`StoreError::Missing`] if the last one changes
/// nothing; then nothing has happened.
macro_rules! acting {
    ($store:expr, $warrant:expr, $kind:expr, $person:expr, $details:expr, [$($sql:expr, ($($value:expr),+));+ $(;)?]) => {
        writing!($store, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, $warrant, $kind, Some($person), $details);
            let mut changed = 0;
            $(changed = {
                let _before: u64 = changed;
                sqlx::query($sql)$(.bind($value))+.execute(&mut *transaction).await?.rows_affected()
            };)+
            if changed == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(())
        })
    };
}

/// For `LIKE … ESCAPE '!'`: what contains this text.
fn containing(text: &str) -> String {
    let plain = text.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{plain}%")
}

impl Store {
    /// The ban that keeps somebody from using the account at this time.
    pub async fn ban(&self, person: PersonId, now_unix_ms: u64) -> Result<Option<BanRow>, StoreError> {
        let row: Option<(i64, String, i64, Option<i64>)> =
            reading!(self, pool => sqlx::query_as(BAN).bind(person.as_str()).bind(signed(now_unix_ms)).fetch_optional(pool).await)?;
        Ok(row.map(|(number, reason, imposed, until)| BanRow {
            number: unsigned(number),
            reason,
            imposed_unix_ms: unsigned(imposed),
            until_unix_ms: until.map(unsigned),
        }))
    }

    /// The roles of somebody.
    pub async fn roles(&self, person: PersonId) -> Result<Vec<Role>, StoreError> {
        let sql = "SELECT role FROM roles WHERE person = $1 ORDER BY role";
        let names: Vec<String> = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(pool).await)?;
        // One that a later release knows means nothing to this one.
        Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
    }

    /// Accounts in the order of their folded names, at most `limit`.
    pub async fn accounts(&self, wanted: &AccountsFilter, now_unix_ms: u64, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(ACCOUNTS)
                .bind(&wanted.after)
                .bind(signed(now_unix_ms))
                .bind(containing(&wanted.contains))
                .bind(wanted.role.map_or("", Role::name))
                .bind(wanted.banned)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await
        })?;
        ids.iter().map(|person| id(person)).collect()
    }

    /// What somebody's account holds.
    pub async fn account_counts(&self, person: PersonId, now_unix_ms: u64) -> Result<AccountCounts, StoreError> {
        let (sessions, tokens, open, tables, seen): (i64, i64, i64, i64, Option<i64>) =
            reading!(self, pool => sqlx::query_as(COUNTS).bind(person.as_str()).bind(signed(now_unix_ms)).fetch_one(pool).await)?;
        Ok(AccountCounts {
            sessions: unsigned(sessions),
            tokens: unsigned(tokens),
            open_tables: unsigned(open),
            tables: unsigned(tables),
            seen_unix_ms: seen.map(unsigned),
        })
    }

    /// An account gets another name; [`StoreError::Taken`] if that is somebody's, or looks like it.
    pub async fn rename_by_host(
        &self,
        person: PersonId,
        (name, folded, skeleton): (&str, &str, &str),
        details: String,
        warrant: &Warrant,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2, folded = $3, skeleton = $4 WHERE id = $1 AND kind = 'account'";
        acting!(self, warrant, ActKind::Rename, person, Some(details), [sql, (person.as_str(), name, folded, skeleton)])
    }

    /// An account gets another password, and all its sessions, tokens, recovery codes and passkeys are deleted.
    pub async fn reset_password(&self, person: PersonId, password_hash: &str, warrant: &Warrant) -> Result<(), StoreError> {
        acting!(self, warrant, ActKind::Password, person, None, [
            HOLD_PERSON, (person.as_str());
            "DELETE FROM sessions WHERE person = $1", (person.as_str());
            "DELETE FROM tokens WHERE person = $1", (person.as_str());
            FORGET_RECOVERY, (person.as_str());
            FORGET_PASSKEYS, (person.as_str());
            FORGET_MAIL_RECOVERY, (person.as_str());
            NOTICE, (person.as_str(), MailKind::Password.name(), signed(warrant.unix_ms));
            "UPDATE people SET password_hash = $2 WHERE id = $1 AND kind = 'account'", (person.as_str(), password_hash);
        ])
    }

    /// Ends all sessions of somebody. Tokens stay.
    pub async fn sign_out_by_host(&self, person: PersonId, warrant: &Warrant) -> Result<(), StoreError> {
        acting!(self, warrant, ActKind::SignOut, person, None, [
            "DELETE FROM sessions WHERE person = $1", (person.as_str());
            // Somebody who was not signed in is no error; somebody who is not there is.
            "UPDATE people SET name = name WHERE id = $1 AND kind <> 'deleted'", (person.as_str());
        ])
    }

    /// Gives somebody a role. One that they have stays as it is.
    pub async fn give_role(&self, person: PersonId, role: Role, details: String, warrant: &Warrant) -> Result<(), StoreError> {
        let sql = "INSERT INTO roles (person, role, since_unix_ms) SELECT p.id, $2, $3 FROM people AS p WHERE p.id = $1 AND p.kind = 'account' \
                   ON CONFLICT (person, role) DO UPDATE SET since_unix_ms = roles.since_unix_ms";
        let since = signed(warrant.unix_ms);
        acting!(self, warrant, ActKind::RoleGiven, person, Some(details), [sql, (person.as_str(), role.name(), since)])
    }

    /// Takes a role from somebody; [`StoreError::Missing`] if they do not have it.
    pub async fn take_role(&self, person: PersonId, role: Role, details: String, warrant: &Warrant) -> Result<(), StoreError> {
        let sql = "DELETE FROM roles WHERE person = $1 AND role = $2";
        acting!(self, warrant, ActKind::RoleTaken, person, Some(details), [sql, (person.as_str(), role.name())])
    }

    /// Lifts all bans of somebody that are in force; [`StoreError::Missing`] if there is none.
    pub async fn lift_bans(&self, person: PersonId, warrant: &Warrant) -> Result<(), StoreError> {
        let sql = concat!("UPDATE sanctions AS b SET lifted_unix_ms = $2 WHERE ", in_force!("$1"));
        let now = signed(warrant.unix_ms);
        acting!(self, warrant, ActKind::BanLifted, person, None, [
            ANSWER_LIFTED, (person.as_str(), now, "ban");
            LIFT_ALL_NETWORKS, (person.as_str());
            sql, (person.as_str(), now);
        ])
    }

    /// Tables that are not over at which somebody who is banned has a seat, in the order of their ids: at most `limit` after one.
    pub async fn banned_at(&self, after: Option<TableId>, now_unix_ms: u64, limit: u32) -> Result<Vec<(PersonId, TableId)>, StoreError> {
        let after = after.map_or(String::new(), |table| table.to_string());
        let rows: Vec<(String, String)> = reading!(self, pool => {
            sqlx::query_as(BANNED_AT).bind(after).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.iter().map(|(person, table)| Ok((id(person)?, id(table)?))).collect()
    }

    /// Looks at this many tables at most, in the order of their ids, that were closed before a game began and at which nothing has happened
    /// since. Removes them unless something refers to them; says how many, and where the next call goes on.
    pub async fn remove_closed(
        &self,
        after: Option<TableId>,
        before_unix_ms: u64,
        limit: u32,
    ) -> Result<(u64, Option<TableId>), StoreError> {
        let after = after.map_or(String::new(), |table| table.to_string());
        let tables: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(CLOSED).bind(after).bind(signed(before_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let mut removed = 0;
        for table in &tables {
            removed += u64::from(self.remove_table(table, before_unix_ms).await?);
        }
        Ok((removed, tables.last().map(|table| id(table)).transpose()?))
    }

    /// Each in a transaction of its own, so that nobody waits long.
    async fn remove_table(&self, table: &str, before_unix_ms: u64) -> Result<bool, StoreError> {
        // The row is changed first, so that nothing is appended meanwhile.
        let still = "UPDATE tables SET has_keys = FALSE WHERE id = $1 AND stage = 'closed' AND changed_unix_ms < $2";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let found = sqlx::query(still).bind(table).bind(signed(before_unix_ms)).execute(&mut *transaction).await?;
            if found.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
            for sql in REMOVE_CLOSED {
                match sqlx::query(sql).bind(table).execute(&mut *transaction).await {
                    Ok(_) => {}
                    Err(sqlx::Error::Database(cause)) if cause.is_foreign_key_violation() => {
                        transaction.rollback().await?;
                        return Ok(false);
                    }
                    Err(cause) => return Err(cause.into()),
                }
            }
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// Forgets somebody as [`Store::delete_person`] does.
    pub async fn delete_by_host(&self, person: PersonId, warrant: &Warrant) -> Result<(), StoreError> {
        self.forget_person(person, Some(warrant)).await
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
