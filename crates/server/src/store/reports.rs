//! Who has reported whom, and the outcome. A report that is extended while it is open gets another row; guests who sign in take theirs along.

use super::acts::{ActKind, Warrant, note};
use super::{Store, StoreError, from_json, id, reading, signed, small, to_json, unsigned, writing};
use serde::{Deserialize, Serialize};
use trilynx_protocol::http::{ReportCategory, ReportState};
use trilynx_protocol::{PersonId, TableId};

/// The most people about whom somebody with an account may have open reports.
pub const MOST_OPEN_REPORTS: u32 = 20;
/// The same for a guest.
pub const MOST_OPEN_REPORTS_OF_GUEST: u32 = 5;
/// The most parts of an open report.
pub const MOST_REPORT_PARTS: u32 = 10;
/// Closed reports are kept for a year.
const KEPT_MS: u64 = 365 * 24 * 3_600_000;

/// What somebody had said when they were reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvidenceLine {
    /// The text, as it is stored in the log of the table.
    pub text: String,
    /// When, by the calendar.
    pub unix_ms: u64,
}

/// A report, or more of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportToAdd {
    /// Who reports.
    pub reporter: PersonId,
    /// Whom they report.
    pub reported: PersonId,
    /// What for.
    pub category: ReportCategory,
    /// Where it happened.
    pub table: Option<TableId>,
    /// In their own words.
    pub text: String,
    /// What the reported person had said there.
    pub evidence: Vec<EvidenceLine>,
    /// When, by the calendar.
    pub unix_ms: u64,
}

/// A report, or a part of one, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Later ones have higher numbers.
    pub number: u64,
    /// What was reported.
    pub report: ReportToAdd,
    /// What became of it.
    pub state: ReportState,
    /// The act by which it was closed.
    pub act: Option<u64>,
}

/// Somebody with open reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportedRow {
    /// Whom they are about.
    pub person: PersonId,
    /// How many people made them.
    pub reporters: u32,
    /// Since when.
    pub since_unix_ms: u64,
}

/// The result of reporting a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Reporting {
    /// It is stored.
    Done,
    /// The open report has [`MOST_REPORT_PARTS`].
    TooManyParts,
    /// They have as many open reports about others as they may have.
    TooManyReports,
}

/// Nobody has reported somebody who is gone, nor have they reported anybody.
pub(super) const FORGET_REPORTS: [&str; 1] = ["DELETE FROM reports WHERE reporter = $1 OR reported = $1"];
/// A guest ($1) becomes an account ($2). Nobody has reported themselves.
pub(super) const MERGE_REPORTS: [&str; 3] = [
    "DELETE FROM reports WHERE (reporter = $1 AND reported = $2) OR (reporter = $2 AND reported = $1)",
    "UPDATE reports SET reporter = $2 WHERE reporter = $1",
    "UPDATE reports SET reported = $2 WHERE reported = $1",
];

/// The columns of a [`RawReport`].
macro_rules! columns {
    () => {
        "number, reporter, reported, category, table_id, text, evidence, unix_ms, state, act"
    };
}
pub(super) const REPORTS_BY: &str = concat!("SELECT ", columns!(), " FROM reports WHERE reporter = $1 ORDER BY number DESC LIMIT $2");
pub(super) const REPORTS_ABOUT: &str = concat!("SELECT ", columns!(), " FROM reports WHERE reported = $1 ORDER BY number DESC LIMIT $2");
const CATEGORIES_OF: &str = "SELECT DISTINCT category FROM reports WHERE reported = $1 AND state = 'open' ORDER BY category";
/// Without those about the moderator ($1) and about hosts, unless a host asks at the machine.
const REPORTED: &str = "SELECT r.reported, COUNT(DISTINCT r.reporter), MIN(r.unix_ms) FROM reports AS r WHERE r.state = 'open' \
     AND ($1 = '' OR (r.reported <> $1 AND NOT EXISTS (SELECT 1 FROM roles AS h WHERE h.person = r.reported AND h.role = 'host'))) \
     GROUP BY r.reported ORDER BY MIN(r.number) LIMIT $2";
const ADD: &str = "INSERT INTO reports (reporter, reported, category, table_id, text, evidence, unix_ms) SELECT $1, $2, $3, $4, $5, $6, $7 \
     WHERE (SELECT COUNT(*) FROM reports WHERE reporter = $1 AND reported = $2 AND state = 'open') < $8 \
     AND ((SELECT COUNT(DISTINCT reported) FROM reports WHERE reporter = $1 AND state = 'open') < $9 \
     OR EXISTS (SELECT 1 FROM reports WHERE reporter = $1 AND reported = $2 AND state = 'open'))";
const PARTS: &str = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND reported = $2 AND state = 'open'";
/// Closes what a moderator has read.
pub(super) const CLOSE: &str =
    "UPDATE reports SET state = $3, act = $4, closed_unix_ms = $5 WHERE reported = $1 AND state = 'open' AND number <= $2";
const REOPEN: &str = "UPDATE reports SET state = 'open', act = NULL, closed_unix_ms = NULL WHERE act = $1 AND state = 'nothing'";

const CATEGORIES: [(ReportCategory, &str); 6] = [
    (ReportCategory::Cheating, "cheating"),
    (ReportCategory::Insults, "insults"),
    (ReportCategory::Spam, "spam"),
    (ReportCategory::Name, "name"),
    (ReportCategory::LeavingGames, "leaving_games"),
    (ReportCategory::Other, "other"),
];

fn category_name(category: ReportCategory) -> &'static str {
    CATEGORIES.iter().find(|(known, _)| *known == category).map_or("other", |(_, name)| name)
}

/// One that a later release knows is something else to this one.
fn read_category(name: &str) -> ReportCategory {
    CATEGORIES.iter().find(|(_, known)| *known == name).map_or(ReportCategory::Other, |(category, _)| *category)
}

fn read_state(name: &str) -> Result<ReportState, StoreError> {
    match name {
        "open" => Ok(ReportState::Open),
        "acted" => Ok(ReportState::Acted),
        "nothing" => Ok(ReportState::Nothing),
        other => Err(StoreError::Corrupt(format!("reports.state {other}"))),
    }
}

type RawReport = (i64, String, String, String, Option<String>, String, String, i64, String, Option<i64>);

fn report(row: RawReport) -> Result<ReportRow, StoreError> {
    let (number, reporter, reported, category, table, text, evidence, unix_ms, state, act) = row;
    let report = ReportToAdd {
        reporter: id(&reporter)?,
        reported: id(&reported)?,
        category: read_category(&category),
        table: table.as_deref().map(id).transpose()?,
        text,
        evidence: from_json(&evidence, "reports.evidence")?,
        unix_ms: unsigned(unix_ms),
    };
    Ok(ReportRow { number: unsigned(number), report, state: read_state(&state)?, act: act.map(unsigned) })
}

impl Store {
    /// Keeps a report: as a new one, or with the one that is open. Somebody may have open reports about `most` others. Reports that were closed
    /// a year ago are forgotten.
    pub async fn add_report(&self, added: &ReportToAdd, most: u32) -> Result<Reporting, StoreError> {
        let forgotten = signed(added.unix_ms.saturating_sub(KEPT_MS));
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query("DELETE FROM reports WHERE closed_unix_ms < $1").bind(forgotten).execute(&mut *transaction).await?;
            let stored = sqlx::query(ADD)
                .bind(added.reporter.as_str())
                .bind(added.reported.as_str())
                .bind(category_name(added.category))
                .bind(added.table.map(|table| table.to_string()))
                .bind(&added.text)
                .bind(to_json(&added.evidence))
                .bind(signed(added.unix_ms))
                .bind(i64::from(MOST_REPORT_PARTS))
                .bind(i64::from(most))
                .execute(&mut *transaction)
                .await?;
            let parts: i64 = sqlx::query_scalar(PARTS)
                .bind(added.reporter.as_str())
                .bind(added.reported.as_str())
                .fetch_one(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(match (stored.rows_affected(), parts) {
                (1.., _) => Reporting::Done,
                (0, 0) => Reporting::TooManyReports,
                (0, _) => Reporting::TooManyParts,
            })
        })
    }

    /// What somebody has reported, newest first.
    pub async fn reports_by(&self, reporter: PersonId, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        self.report_rows(REPORTS_BY, reporter, limit).await
    }

    /// What was reported about somebody, newest first.
    pub async fn reports_about(&self, reported: PersonId, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        self.report_rows(REPORTS_ABOUT, reported, limit).await
    }

    async fn report_rows(&self, sql: &'static str, person: PersonId, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let rows: Vec<RawReport> =
            reading!(self, pool => sqlx::query_as(sql).bind(person.as_str()).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(report).collect()
    }

    /// People with open reports, those who have waited longest first: as this moderator may see them, or all.
    pub async fn reported(&self, moderator: Option<PersonId>, limit: u32) -> Result<Vec<ReportedRow>, StoreError> {
        let moderator = moderator.map_or(String::new(), |person| person.to_string());
        let rows: Vec<(String, i64, i64)> =
            reading!(self, pool => sqlx::query_as(REPORTED).bind(moderator).bind(i64::from(limit)).fetch_all(pool).await)?;
        let row = |(person, reporters, since): (String, i64, i64)| {
            Ok(ReportedRow { person: id(&person)?, reporters: small(reporters, "reporters")?, since_unix_ms: unsigned(since) })
        };
        rows.into_iter().map(row).collect()
    }

    /// What the open reports about somebody are for.
    pub async fn reported_for(&self, person: PersonId) -> Result<Vec<ReportCategory>, StoreError> {
        let names: Vec<String> = reading!(self, pool => sqlx::query_scalar(CATEGORIES_OF).bind(person.as_str()).fetch_all(pool).await)?;
        Ok(names.iter().map(|name| read_category(name)).collect())
    }

    /// How many people have open reports about them.
    pub async fn count_reported(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(DISTINCT reported) FROM reports WHERE state = 'open'";
        let count: i64 = reading!(self, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?;
        Ok(unsigned(count))
    }

    /// Nothing was found: the open reports about somebody up to this one are closed. [`StoreError::Missing`] if there are none.
    pub async fn dismiss_reports(&self, reported: PersonId, up_to: u64, warrant: &Warrant) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let number = note!(transaction, warrant, ActKind::Dismiss, Some(reported), None);
            let closed = sqlx::query(CLOSE)
                .bind(reported.as_str())
                .bind(signed(up_to))
                .bind("nothing")
                .bind(number)
                .bind(signed(warrant.unix_ms))
                .execute(&mut *transaction)
                .await?;
            if closed.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The reports about somebody that this act has dismissed are open again; [`StoreError::Missing`] if there are none.
    pub async fn reopen_reports(&self, reported: PersonId, act: u64, warrant: &Warrant) -> Result<(), StoreError> {
        let theirs = "SELECT COUNT(*) FROM reports WHERE act = $1 AND state = 'nothing' AND reported = $2";
        let details = format!("{{\"act\":{act}}}");
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, ActKind::Reopen, Some(reported), Some(details));
            let there: i64 =
                sqlx::query_scalar(theirs).bind(signed(act)).bind(reported.as_str()).fetch_one(&mut *transaction).await?;
            if there == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            sqlx::query(REOPEN).bind(signed(act)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }
}
