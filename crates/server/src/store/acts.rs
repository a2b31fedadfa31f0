//! The log of what hosts and moderators do.
//!
//! The one thing to know: a server that runs beside the tool that acts reads this log, and does what follows from it (`crate::hosts`).

use super::{Store, StoreError, id, reading, signed, unsigned, writing};
use trilynx_protocol::PersonId;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActKind {
    /// An account got another name.
    Rename,
    /// An account got another password; its sessions and tokens ended.
    Password,
    /// All sessions of an account ended.
    SignOut,
    /// An account was deleted.
    Delete,
    /// Somebody got a role.
    RoleGiven,
    /// Somebody lost a role.
    RoleTaken,
    /// Somebody was banned.
    Ban,
    /// A ban ended before its time.
    BanLifted,
    /// People are let in again from networks that were banned with an account.
    NetworksLifted,
    /// Somebody was warned.
    Warn,
    /// A warning was taken back.
    WarningLifted,
    /// Somebody was muted.
    Mute,
    /// A mute ended before its time.
    MuteLifted,
    /// Reports about somebody were closed without anything being done.
    Dismiss,
    /// Reports that had been dismissed are open again.
    Reopen,
    /// An appeal was answered, and the mute or ban stays.
    AppealKept,
    /// Games that stand out among those of others were looked at, and nothing was found.
    DismissFairPlay,
    /// Old guests, keys or tables were removed.
    Prune,
}

impl ActKind {
    const ALL: [ActKind; 18] = [
        ActKind::Rename,
        ActKind::Password,
        ActKind::SignOut,
        ActKind::Delete,
        ActKind::RoleGiven,
        ActKind::RoleTaken,
        ActKind::Ban,
        ActKind::BanLifted,
        ActKind::NetworksLifted,
        ActKind::Warn,
        ActKind::WarningLifted,
        ActKind::Mute,
        ActKind::MuteLifted,
        ActKind::Dismiss,
        ActKind::Reopen,
        ActKind::AppealKept,
        ActKind::DismissFairPlay,
        ActKind::Prune,
    ];

    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            ActKind::Rename => "rename",
            ActKind::Password => "password",
            ActKind::SignOut => "sign_out",
            ActKind::Delete => "delete",
            ActKind::RoleGiven => "role_given",
            ActKind::RoleTaken => "role_taken",
            ActKind::Ban => "ban",
            ActKind::BanLifted => "ban_lifted",
            ActKind::NetworksLifted => "networks_lifted",
            ActKind::Warn => "warn",
            ActKind::WarningLifted => "warning_lifted",
            ActKind::Mute => "mute",
            ActKind::MuteLifted => "mute_lifted",
            ActKind::Dismiss => "dismiss",
            ActKind::Reopen => "reopen",
            ActKind::AppealKept => "appeal_kept",
            ActKind::DismissFairPlay => "dismiss_fair_play",
            ActKind::Prune => "prune",
        }
    }

    /// Nothing for an act that a later release knows.
    pub fn of(name: &str) -> Option<ActKind> {
        ActKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Who acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A user of the machine's operating system, who needs no account.
    Host(String),
    /// A person of this server, who has a role.
    Person(PersonId),
}

impl Actor {
    /// The columns `host` and `by_person`.
    pub(super) fn columns(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Actor::Host(user) => (Some(user), None),
            Actor::Person(person) => (None, Some(person.as_str())),
        }
    }
}

/// Who acts, when and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warrant {
    /// Who does it.
    pub by: Actor,
    /// The reason, if one was given.
    pub reason: Option<String>,
    /// When, by the calendar.
    pub unix_ms: u64,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActRow {
    /// Its number: one more than the one before.
    pub number: u64,
    /// When, by the calendar.
    pub unix_ms: u64,
    /// The user of the operating system who acted, if it was no person of this server.
    pub host: Option<String>,
    /// The person of this server who acted.
    pub by_person: Option<PersonId>,
    /// What was done, as it is stored: [`ActKind::of`].
    pub kind: String,
    /// To whom.
    pub person: Option<PersonId>,
    /// The reason, as the host gave it.
    pub reason: Option<String>,
    /// What else there is to know, as JSON. Gone when the person is deleted.
    pub details: Option<String>,
}

const ACTS_AFTER: &str =
    "SELECT number, unix_ms, host, by_person, kind, person, reason, details FROM acts WHERE number > $1 ORDER BY number LIMIT $2";
const LAST_ACTS: &str =
    "SELECT number, unix_ms, host, by_person, kind, person, reason, details FROM acts WHERE number < $1 ORDER BY number DESC LIMIT $2";
/// Those about somebody, without the ones that only concern the keeping of accounts.
const MODERATION: &str = "SELECT number, unix_ms, host, by_person, kind, person, reason, details FROM acts WHERE number < $1 AND person IS NOT NULL \
     AND kind IN ('ban', 'ban_lifted', 'networks_lifted', 'warn', 'warning_lifted', 'mute', 'mute_lifted', 'dismiss', 'reopen', 'appeal_kept', 'dismiss_fair_play') \
     ORDER BY number DESC LIMIT $2";
const LAST_ACTS_ABOUT: &str = "SELECT number, unix_ms, host, by_person, kind, person, reason, details FROM acts \
     WHERE person = $3 AND number < $1 ORDER BY number DESC LIMIT $2";

/// A number for an act. It comes first in a transaction: from then on other acts wait.
pub(super) const NUMBER: &str = "UPDATE act_numbers SET last = last + 1 WHERE id = 1 RETURNING last";
pub(super) const NOTE: &str =
    "INSERT INTO acts (number, unix_ms, host, by_person, kind, person, reason, details) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

/// Puts an act into the log, in this transaction. Says its number.
macro_rules! note {
    ($transaction:expr, $warrant:expr, $kind:expr, $person:expr, $details:expr) => {{
        let details: Option<String> = $details;
        let (host, by_person) = $warrant.by.columns();
        let number: i64 = sqlx::query_scalar($crate::store::acts::NUMBER).fetch_one(&mut *$transaction).await?;
        sqlx::query($crate::store::acts::NOTE)
            .bind(number)
            .bind($crate::store::signed($warrant.unix_ms))
            .bind(host)
            .bind(by_person)
            .bind($crate::store::acts::ActKind::name($kind))
            .bind(Option::<trilynx_protocol::PersonId>::map($person, |person| person.to_string()))
            .bind($warrant.reason.as_deref())
            .bind(details)
            .execute(&mut *$transaction)
            .await?;
        number
    }};
}
pub(super) use note;

type RawAct = (i64, i64, Option<String>, Option<String>, String, Option<String>, Option<String>, Option<String>);

fn act((number, unix_ms, host, by_person, kind, person, reason, details): RawAct) -> Result<ActRow, StoreError> {
    let person_of = |text: Option<String>| text.as_deref().map(id).transpose();
    let (by_person, person) = (person_of(by_person)?, person_of(person)?);
    Ok(ActRow { number: unsigned(number), unix_ms: unsigned(unix_ms), host, by_person, kind, person, reason, details })
}

impl Store {
    /// The number of the last act.
    pub async fn last_act(&self) -> Result<u64, StoreError> {
        let sql = "SELECT last FROM act_numbers WHERE id = 1";
        let last: i64 = reading!(self, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?;
        Ok(unsigned(last))
    }

    /// The acts after a number, oldest first.
    pub async fn acts_after(&self, number: u64, limit: u32) -> Result<Vec<ActRow>, StoreError> {
        let rows: Vec<RawAct> =
            reading!(self, pool => sqlx::query_as(ACTS_AFTER).bind(signed(number)).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(act).collect()
    }

    /// The acts before a number, newest first: all, or those about somebody.
    pub async fn acts_before(&self, number: u64, about: Option<PersonId>, limit: u32) -> Result<Vec<ActRow>, StoreError> {
        let (number, limit) = (signed(number), i64::from(limit));
        let rows: Vec<RawAct> = reading!(self, pool => match about {
            None => sqlx::query_as(LAST_ACTS).bind(number).bind(limit).fetch_all(pool).await,
            Some(person) => sqlx::query_as(LAST_ACTS_ABOUT).bind(number).bind(limit).bind(person.as_str()).fetch_all(pool).await,
        })?;
        rows.into_iter().map(act).collect()
    }

    /// The last acts of moderation, newest first.
    pub async fn moderation_acts(&self, limit: u32) -> Result<Vec<ActRow>, StoreError> {
        let rows: Vec<RawAct> =
            reading!(self, pool => sqlx::query_as(MODERATION).bind(i64::MAX).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(act).collect()
    }

    /// Puts into the log that old things were removed.
    pub async fn note_prune(&self, details: String, warrant: &Warrant) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, ActKind::Prune, None, Some(details));
            transaction.commit().await?;
            Ok(())
        })
    }
}
