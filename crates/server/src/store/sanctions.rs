//! Warnings, mutes and bans, and appeals against them. Each act and its line in the log are one transaction.

use super::acts::{ActKind, Warrant, note};
use super::networks::{LIFT_NETWORKS, NETWORKS_KEPT_MS, ban_of};
use super::reports::CLOSE;
use super::{Store, StoreError, changing, id, reading, signed, unsigned, writing};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{MOST_NETWORK_HOURS, NetworkReach, SanctionKind};

/// A warning, a mute or a ban.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    /// The act by which it was imposed.
    pub number: u64,
    /// Whom it is about.
    pub person: PersonId,
    /// What it is.
    pub kind: SanctionKind,
    /// The reason, as the person reads it.
    pub reason: String,
    /// Since when.
    pub imposed_unix_ms: u64,
    /// Until when, unless it has no end.
    pub until_unix_ms: Option<u64>,
    /// When it was lifted.
    pub lifted_unix_ms: Option<u64>,
    /// When the person confirmed that they have read it.
    pub confirmed_unix_ms: Option<u64>,
    /// The appeal against it.
    pub appeal: Option<AppealRow>,
    /// Of a ban: until when networks are banned with the account.
    pub networks_until_unix_ms: Option<u64>,
}

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppealRow {
    /// What the person wrote.
    pub text: String,
    /// When, by the calendar.
    pub unix_ms: u64,
    /// Whether the sanction was lifted, what the moderator wrote, and when.
    pub answer: Option<(bool, String, u64)>,
}

/// Somebody who is gone has no sanctions; what they were about is forgotten.
pub(super) const FORGET_SANCTIONS: [&str; 2] = ["DELETE FROM appeals WHERE person = $1", "DELETE FROM sanctions WHERE person = $1"];
/// Sanctions of a guest ($1) also apply to the account ($2).
pub(super) const MERGE_SANCTIONS: [&str; 2] =
    ["UPDATE sanctions SET person = $2 WHERE person = $1", "UPDATE appeals SET person = $2 WHERE person = $1"];
/// Appeals that wait are answered when all mutes or bans ($3) of somebody are lifted.
pub(super) const ANSWER_LIFTED: &str = "UPDATE appeals SET outcome = 'lifted', answer = '', answered_unix_ms = $2 WHERE person = $1 \
     AND outcome IS NULL AND sanction IN (SELECT number FROM sanctions WHERE person = $1 AND kind = $3)";

/// The columns of a [`RawSanction`].
macro_rules! columns {
    () => {
        "s.number, s.person, s.kind, s.reason, s.imposed_unix_ms, s.until_unix_ms, s.lifted_unix_ms, s.confirmed_unix_ms, \
         a.text, a.unix_ms, a.outcome, a.answer, a.answered_unix_ms, \
         (SELECT MAX(n.until_unix_ms) FROM network_bans AS n WHERE n.sanction = s.number) FROM sanctions AS s LEFT JOIN appeals AS a ON a.sanction = s.number"
    };
}

pub(super) const SANCTIONS: &str = concat!("SELECT ", columns!(), " WHERE s.person = $1 ORDER BY s.number DESC LIMIT $2");
const SANCTION: &str = concat!("SELECT ", columns!(), " WHERE s.number = $1");
/// Of several mutes, the one that lasts longest.
pub(super) const MUTE: &str = concat!(
    "SELECT ",
    columns!(),
    " WHERE s.person = $1 AND s.kind = 'mute' AND s.lifted_unix_ms IS NULL AND s.until_unix_ms > $2 ORDER BY s.until_unix_ms DESC LIMIT 1"
);
/// What somebody is shown wherever they are.
const PENDING: &str = concat!(
    "SELECT ",
    columns!(),
    " WHERE s.person = $1 AND s.lifted_unix_ms IS NULL AND ((s.kind = 'warning' AND s.confirmed_unix_ms IS NULL) \
     OR (s.kind = 'mute' AND s.until_unix_ms > $2)) ORDER BY s.number DESC LIMIT $3"
);
const WAITING_APPEALS: &str = concat!(
    "SELECT ",
    columns!(),
    " WHERE a.outcome IS NULL AND a.sanction IS NOT NULL AND a.person <> $1 AND s.lifted_unix_ms IS NULL \
     AND (s.until_unix_ms IS NULL OR s.until_unix_ms > $2) ORDER BY a.unix_ms, a.sanction LIMIT $3"
);
const COUNT_APPEALS: &str = "SELECT COUNT(*) FROM appeals AS a JOIN sanctions AS s ON s.number = a.sanction WHERE a.outcome IS NULL \
     AND s.lifted_unix_ms IS NULL AND (s.until_unix_ms IS NULL OR s.until_unix_ms > $1)";
const IMPOSE: &str = "INSERT INTO sanctions (number, person, kind, reason, imposed_unix_ms, until_unix_ms) \
     SELECT $2, p.id, $3, $4, $5, $6 FROM people AS p \
     WHERE p.id = $1 AND p.merged_into IS NULL AND (p.kind = 'account' OR (p.kind = 'guest' AND $3 <> 'ban'))";
const LIFT: &str = "UPDATE sanctions SET lifted_unix_ms = $2 WHERE number = $1 AND lifted_unix_ms IS NULL";
const LIFT_MUTES: &str =
    "UPDATE sanctions SET lifted_unix_ms = $2 WHERE person = $1 AND kind = 'mute' AND lifted_unix_ms IS NULL AND until_unix_ms > $2";
const ANSWER: &str = "UPDATE appeals SET outcome = $2, answer = $3, answered_unix_ms = $4 WHERE sanction = $1 AND outcome IS NULL";
const APPEAL: &str = "INSERT INTO appeals (sanction, person, text, unix_ms) SELECT s.number, s.person, $3, $4 FROM sanctions AS s \
     WHERE s.number = $1 AND s.person = $2 AND s.kind IN ('mute', 'ban') AND s.lifted_unix_ms IS NULL \
     AND (s.until_unix_ms IS NULL OR s.until_unix_ms > $4) ON CONFLICT (sanction) DO NOTHING";

type RawSanction = (
    i64,
    String,
    String,
    String,
    i64,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<String>,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i64>,
);

fn sanction(row: RawSanction) -> Result<SanctionRow, StoreError> {
    let (number, person, kind, reason, imposed, until, lifted, confirmed, text, written, outcome, answer, answered, networks_until) = row;
    let kind = match kind.as_str() {
        "warning" => SanctionKind::Warning,
        "mute" => SanctionKind::Mute,
        "ban" => SanctionKind::Ban,
        other => return Err(StoreError::Corrupt(format!("sanctions.kind {other}"))),
    };
    let answer = outcome.map(|outcome| (outcome == "lifted", answer.unwrap_or_default(), unsigned(answered.unwrap_or_default())));
    let appeal = text.map(|text| AppealRow { text, unix_ms: unsigned(written.unwrap_or_default()), answer });
    Ok(SanctionRow {
        number: unsigned(number),
        person: id(&person)?,
        kind,
        reason,
        imposed_unix_ms: unsigned(imposed),
        until_unix_ms: until.map(unsigned),
        lifted_unix_ms: lifted.map(unsigned),
        confirmed_unix_ms: confirmed.map(unsigned),
        appeal,
        networks_until_unix_ms: networks_until.map(unsigned),
    })
}

fn name(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Warning => "warning",
        SanctionKind::Mute => "mute",
        SanctionKind::Ban => "ban",
    }
}

/// The acts by which a sanction is imposed and lifted.
fn acts(kind: SanctionKind) -> (ActKind, ActKind) {
    match kind {
        SanctionKind::Warning => (ActKind::Warn, ActKind::WarningLifted),
        SanctionKind::Mute => (ActKind::Mute, ActKind::MuteLifted),
        SanctionKind::Ban => (ActKind::Ban, ActKind::BanLifted),
    }
}

impl Store {
    /// Warnings, mutes and bans of somebody, newest first.
    pub async fn sanctions(&self, person: PersonId, limit: u32) -> Result<Vec<SanctionRow>, StoreError> {
        let rows: Vec<RawSanction> =
            reading!(self, pool => sqlx::query_as(SANCTIONS).bind(person.as_str()).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(sanction).collect()
    }

    /// A sanction by its number.
    pub async fn sanction(&self, number: u64) -> Result<Option<SanctionRow>, StoreError> {
        let row: Option<RawSanction> = reading!(self, pool => sqlx::query_as(SANCTION).bind(signed(number)).fetch_optional(pool).await)?;
        row.map(sanction).transpose()
    }

    /// The mute that keeps somebody from chatting at this time.
    pub async fn mute(&self, person: PersonId, now_unix_ms: u64) -> Result<Option<SanctionRow>, StoreError> {
        let row: Option<RawSanction> =
            reading!(self, pool => sqlx::query_as(MUTE).bind(person.as_str()).bind(signed(now_unix_ms)).fetch_optional(pool).await)?;
        row.map(sanction).transpose()
    }

    /// Mutes that are in force for somebody and warnings that they have not confirmed, newest first.
    pub async fn pending_sanctions(&self, person: PersonId, now_unix_ms: u64, limit: u32) -> Result<Vec<SanctionRow>, StoreError> {
        let rows: Vec<RawSanction> = reading!(self, pool => {
            sqlx::query_as(PENDING).bind(person.as_str()).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().map(sanction).collect()
    }

    /// Warns, mutes or bans somebody, and closes the open reports about them up to this one as acted on. Who is banned is signed out
    /// everywhere, and their tokens open nothing meanwhile. Says the number of the sanction. [`StoreError::Missing`] if they are not there, or have
    /// no account to be banned from; [`StoreError::Taken`] if they have a role and would be banned.
    pub async fn impose_sanction(
        &self,
        person: PersonId,
        kind: SanctionKind,
        until_unix_ms: Option<u64>,
        reports_up_to: u64,
        warrant: &Warrant,
    ) -> Result<u64, StoreError> {
        self.impose(person, kind, None, until_unix_ms, reports_up_to, warrant).await
    }

    /// Bans a person, and the networks that the account was used from recently: for as long, but for 30 days at most. See
    /// [`Store::impose_sanction`]; [`StoreError::Missing`] also if no network is known.
    pub async fn impose_network_ban(
        &self,
        person: PersonId,
        networks: NetworkReach,
        until_unix_ms: Option<u64>,
        reports_up_to: u64,
        warrant: &Warrant,
    ) -> Result<u64, StoreError> {
        self.impose(person, SanctionKind::Ban, Some(networks), until_unix_ms, reports_up_to, warrant).await
    }

    async fn impose(
        &self,
        person: PersonId,
        kind: SanctionKind,
        networks: Option<NetworkReach>,
        until_unix_ms: Option<u64>,
        reports_up_to: u64,
        warrant: &Warrant,
    ) -> Result<u64, StoreError> {
        let networks_until = warrant.unix_ms + u64::from(MOST_NETWORK_HOURS) * 3_600_000;
        let networks = networks.map(|reach| (reach, until_unix_ms.map_or(networks_until, |until| until.min(networks_until))));
        let details = match networks {
            None => until_unix_ms.map(|until| format!("{{\"until_unix_ms\":{until}}}")),
            Some((reach, until)) => {
                Some(serde_json::json!({ "until_unix_ms": until_unix_ms, "networks": reach, "networks_until_unix_ms": until }).to_string())
            }
        };
        let now = signed(warrant.unix_ms);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let number = note!(transaction, warrant, acts(kind).0, Some(person), details);
            if kind == SanctionKind::Ban {
                let roles: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM roles WHERE person = $1")
                    .bind(person.as_str())
                    .fetch_one(&mut *transaction)
                    .await?;
                if roles > 0 {
                    transaction.rollback().await?;
                    return Err(StoreError::Taken);
                }
                sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person.as_str()).execute(&mut *transaction).await?;
            }
            let imposed = sqlx::query(IMPOSE)
                .bind(person.as_str())
                .bind(number)
                .bind(name(kind))
                .bind(warrant.reason.as_deref().unwrap_or_default())
                .bind(now)
                .bind(until_unix_ms.map(signed))
                .execute(&mut *transaction)
                .await?;
            if imposed.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            if let Some((reach, until)) = networks {
                let banned = sqlx::query(ban_of(reach))
                    .bind(number)
                    .bind(person.as_str())
                    .bind(now.saturating_sub(signed(NETWORKS_KEPT_MS)))
                    .bind(signed(until))
                    .bind(now)
                    .execute(&mut *transaction)
                    .await?;
                if banned.rows_affected() == 0 {
                    transaction.rollback().await?;
                    return Err(StoreError::Missing);
                }
            }
            sqlx::query(CLOSE)
                .bind(person.as_str())
                .bind(signed(reports_up_to))
                .bind("acted")
                .bind(number)
                .bind(now)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(unsigned(number))
        })
    }

    /// Bans somebody until this time, or without an end, and closes all open reports about them. See [`Store::impose_sanction`].
    pub async fn impose_ban(&self, person: PersonId, until_unix_ms: Option<u64>, warrant: &Warrant) -> Result<(), StoreError> {
        self.impose_sanction(person, SanctionKind::Ban, until_unix_ms, u64::MAX, warrant).await.map(drop)
    }

    /// Lifts a sanction, and answers the appeal against it if one waits. Returns the sanction as it was; [`StoreError::Missing`] if there is none
    /// that could be lifted.
    pub async fn lift_sanction(&self, number: u64, warrant: &Warrant) -> Result<SanctionRow, StoreError> {
        self.end_sanction(number, None, warrant).await
    }

    /// Answers an appeal, by lifting the sanction or by keeping it. Returns the sanction as it was; [`StoreError::Missing`] if no appeal waits.
    pub async fn answer_appeal(&self, number: u64, lift: bool, text: &str, warrant: &Warrant) -> Result<SanctionRow, StoreError> {
        self.end_sanction(number, Some((lift, text)), warrant).await
    }

    /// With an answer to the appeal that waits, or without one.
    async fn end_sanction(&self, number: u64, answer: Option<(bool, &str)>, warrant: &Warrant) -> Result<SanctionRow, StoreError> {
        let found = self.sanction(number).await?.ok_or(StoreError::Missing)?;
        let (lifts, text) = answer.unwrap_or((true, ""));
        let act = if lifts { acts(found.kind).1 } else { ActKind::AppealKept };
        let details = format!("{{\"sanction\":{number}}}");
        let now = signed(warrant.unix_ms);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, act, Some(found.person), Some(details));
            let answered = sqlx::query(ANSWER)
                .bind(signed(number))
                .bind(if lifts { "lifted" } else { "kept" })
                .bind(text)
                .bind(now)
                .execute(&mut *transaction)
                .await?;
            let mut changed = answered.rows_affected();
            if lifts {
                sqlx::query(LIFT_NETWORKS).bind(signed(number)).execute(&mut *transaction).await?;
                let lifted = sqlx::query(LIFT).bind(signed(number)).bind(now).execute(&mut *transaction).await?;
                changed = if answer.is_some() { changed.min(lifted.rows_affected()) } else { lifted.rows_affected() };
            }
            if changed == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(found)
        })
    }

    /// Lifts all mutes of somebody that are in force; [`StoreError::Missing`] if there are none.
    pub async fn lift_mutes(&self, person: PersonId, warrant: &Warrant) -> Result<(), StoreError> {
        let now = signed(warrant.unix_ms);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, ActKind::MuteLifted, Some(person), None);
            sqlx::query(ANSWER_LIFTED).bind(person.as_str()).bind(now).bind("mute").execute(&mut *transaction).await?;
            let lifted = sqlx::query(LIFT_MUTES).bind(person.as_str()).bind(now).execute(&mut *transaction).await?;
            if lifted.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Somebody has read a warning; [`StoreError::Missing`] if there is none of this number for them to confirm.
    pub async fn confirm_warning(&self, person: PersonId, number: u64, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "UPDATE sanctions SET confirmed_unix_ms = $3 WHERE number = $1 AND person = $2 AND kind = 'warning' \
                   AND confirmed_unix_ms IS NULL AND lifted_unix_ms IS NULL";
        changing!(self, sql, signed(number), person.as_str(), signed(now_unix_ms))
    }

    /// Keeps an appeal against a mute or a ban that is in force; [`StoreError::Missing`] if there is none of this number, [`StoreError::Taken`] if
    /// there was an appeal against it before.
    pub async fn add_appeal(&self, person: PersonId, number: u64, text: &str, now_unix_ms: u64) -> Result<(), StoreError> {
        let added = changing!(self, APPEAL, signed(number), person.as_str(), text, signed(now_unix_ms));
        match (added, self.sanction(number).await?) {
            (Err(StoreError::Missing), Some(SanctionRow { person: whose, appeal: Some(_), .. })) if whose == person => {
                Err(StoreError::Taken)
            }
            (added, _) => added,
        }
    }

    /// Sanctions in force against which an appeal waits, oldest appeal first, but for those of one person.
    pub async fn waiting_appeals(&self, not: PersonId, now_unix_ms: u64, limit: u32) -> Result<Vec<SanctionRow>, StoreError> {
        let rows: Vec<RawSanction> = reading!(self, pool => {
            sqlx::query_as(WAITING_APPEALS).bind(not.as_str()).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().map(sanction).collect()
    }

    /// How many appeals wait for an answer.
    pub async fn count_appeals(&self, now_unix_ms: u64) -> Result<u64, StoreError> {
        let count: i64 = reading!(self, pool => sqlx::query_scalar(COUNT_APPEALS).bind(signed(now_unix_ms)).fetch_one(pool).await)?;
        Ok(unsigned(count))
    }

    /// How many games of somebody are over, counted up to `most`.
    pub async fn finished_games(&self, person: PersonId, most: u32) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM players WHERE owner = $1 AND stage = 'over' LIMIT $2) AS counted";
        let count: i64 = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).bind(i64::from(most)).fetch_one(pool).await)?;
        super::small(count, "players")
    }
}
