//! Vacations: when the clocks of somebody's games with days per turn stand still, and how many days a year that may be.
//!
//! The one thing to know: what counts is here. A table learns of it by an event in its log, and a row waits until all tables have been.

use super::{Store, StoreError, changing, id, reading, signed, there, unsigned, writing};
use trilynx_games::record::date_of;
use trilynx_protocol::http::VACATION_DAYS_A_YEAR;
use trilynx_protocol::{PersonId, TableId};

const DAY_MS: u64 = 86_400_000;

/// A vacation. Until it is over, it ends as planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VacationRow {
    /// The account.
    pub person: PersonId,
    /// When it began, by the calendar.
    pub began_unix_ms: u64,
    /// When it ends or has ended.
    pub until_unix_ms: u64,
}

/// Whether a vacation has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum TakingVacation {
    /// It has.
    Begun(VacationRow),
    /// They are on vacation already.
    Already,
    /// There are fewer days left.
    TooLong,
}

/// Deletes the vacations of a person. Those that tables know of are ended there first.
pub(super) const FORGET_VACATIONS: [&str; 2] = [
    "DELETE FROM vacations WHERE person = $1 AND state = 'over'",
    "UPDATE vacations SET state = 'forgotten', until_unix_ms = 0 WHERE person = $1",
];
const OF: &str = "SELECT person, began_unix_ms, until_unix_ms FROM vacations WHERE person = $1 ORDER BY began_unix_ms";
/// The accounts that guests have become take vacation for them.
pub(super) const ON_VACATION: &str = "SELECT v.until_unix_ms FROM people AS p JOIN vacations AS v ON v.person = COALESCE(p.merged_into, p.id) \
     WHERE p.id = $1 AND v.until_unix_ms > $2";
pub(super) const UNTOLD: &str = "SELECT person, began_unix_ms, until_unix_ms FROM vacations \
     WHERE state <> 'over' AND (state <> 'told' OR until_unix_ms <= $1) ORDER BY until_unix_ms LIMIT $2";
const PLAYING: &str = "SELECT table_id FROM players WHERE owner = $1 AND stage = 'playing'";

type RawVacation = (String, i64, i64);

fn vacation_row((person, began, until): RawVacation) -> Result<VacationRow, StoreError> {
    Ok(VacationRow { person: id(&person)?, began_unix_ms: unsigned(began), until_unix_ms: unsigned(until) })
}

/// The calendar year of a time, in UTC.
fn year_of(unix_ms: u64) -> u32 {
    date_of(unix_ms).split('-').next().and_then(|year| year.parse().ok()).unwrap_or(0)
}

/// The years in which the days of a vacation begin. A day that has begun counts whole.
fn days(row: &VacationRow) -> impl Iterator<Item = u32> {
    let (began, until) = (row.began_unix_ms, row.until_unix_ms);
    (0..until.saturating_sub(began).div_ceil(DAY_MS).max(1)).map(move |day| year_of(began + day * DAY_MS))
}

fn days_in(taken: &[VacationRow], year: u32) -> u32 {
    taken.iter().flat_map(days).filter(|each| *each == year).count() as u32
}

/// How many days of this year are left.
pub fn vacation_days_left(taken: &[VacationRow], now_unix_ms: u64) -> u32 {
    VACATION_DAYS_A_YEAR.saturating_sub(days_in(taken, year_of(now_unix_ms)))
}

/// The longest vacation that can begin now, in days.
pub fn longest_vacation(taken: &[VacationRow], now_unix_ms: u64) -> u32 {
    let mut left: Vec<(u32, u32)> = Vec::new();
    let mut most = 0;
    // At most the days of two years.
    for day in 0..2 * VACATION_DAYS_A_YEAR {
        let year = year_of(now_unix_ms + u64::from(day) * DAY_MS);
        if left.iter().all(|(known, _)| *known != year) {
            left.push((year, VACATION_DAYS_A_YEAR.saturating_sub(days_in(taken, year))));
        }
        match left.iter_mut().find(|(known, _)| *known == year) {
            Some((_, days)) if *days > 0 => *days -= 1,
            _ => break,
        }
        most += 1;
    }
    most
}

impl Store {
    /// A vacation begins now. Only accounts take one.
    pub async fn begin_vacation(&self, person: PersonId, now_unix_ms: u64, days: u32) -> Result<TakingVacation, StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Holds the row of the person: of two requests at the same time the second sees what the first one stored.
            let sql = "UPDATE people SET kind = kind WHERE id = $1 AND kind = 'account'";
            there(sqlx::query(sql).bind(person.as_str()).execute(&mut *transaction).await?.rows_affected())?;
            let rows: Vec<RawVacation> = sqlx::query_as(OF).bind(person.as_str()).fetch_all(&mut *transaction).await?;
            let taken = rows.into_iter().map(vacation_row).collect::<Result<Vec<_>, _>>()?;
            // Two that begin in the same millisecond would be one row.
            if taken.iter().any(|row| row.until_unix_ms > now_unix_ms || row.began_unix_ms >= now_unix_ms) {
                return Ok(TakingVacation::Already);
            }
            if days == 0 || days > longest_vacation(&taken, now_unix_ms) {
                return Ok(TakingVacation::TooLong);
            }
            let row = VacationRow { person, began_unix_ms: now_unix_ms, until_unix_ms: now_unix_ms + u64::from(days) * DAY_MS };
            let sql = "INSERT INTO vacations (person, began_unix_ms, until_unix_ms) VALUES ($1, $2, $3)";
            let query = sqlx::query(sql).bind(person.as_str()).bind(signed(row.began_unix_ms)).bind(signed(row.until_unix_ms));
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(TakingVacation::Begun(row))
        })
    }

    /// A vacation ends now, before its time; [`StoreError::Missing`] if there is none.
    pub async fn end_vacation(&self, person: PersonId, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql =
            "UPDATE vacations SET until_unix_ms = $2, state = 'new' WHERE person = $1 AND until_unix_ms > $2 AND state <> 'forgotten'";
        changing!(self, sql, person.as_str(), signed(now_unix_ms))
    }

    /// The vacations somebody has taken, and the one they are on, the oldest first.
    pub async fn vacations(&self, person: PersonId) -> Result<Vec<VacationRow>, StoreError> {
        let rows: Vec<RawVacation> = reading!(self, pool => sqlx::query_as(OF).bind(person.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(vacation_row).collect()
    }

    /// Until when somebody is on vacation, if they are.
    pub async fn on_vacation_until(&self, person: PersonId, now_unix_ms: u64) -> Result<Option<u64>, StoreError> {
        let until: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar(ON_VACATION).bind(person.as_str()).bind(signed(now_unix_ms)).fetch_optional(pool).await
        })?;
        Ok(until.map(unsigned))
    }

    /// Vacations whose beginning or end not all tables know of yet.
    pub async fn untold_vacations(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<VacationRow>, StoreError> {
        let rows: Vec<RawVacation> = reading!(self, pool => {
            sqlx::query_as(UNTOLD).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().map(vacation_row).collect()
    }

    /// All tables know of this vacation as it was read, and as it stood at this time.
    pub async fn vacation_was_told(&self, row: &VacationRow, now_unix_ms: u64) -> Result<(), StoreError> {
        let (person, began, until) = (row.person.to_string(), signed(row.began_unix_ms), signed(row.until_unix_ms));
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "DELETE FROM vacations WHERE person = $1 AND began_unix_ms = $2 AND state = 'forgotten'";
            sqlx::query(sql).bind(&person).bind(began).execute(&mut *transaction).await?;
            let sql = "UPDATE vacations SET state = CASE WHEN until_unix_ms <= $4 THEN 'over' ELSE 'told' END \
                       WHERE person = $1 AND began_unix_ms = $2 AND until_unix_ms = $3";
            let query = sqlx::query(sql).bind(&person).bind(began).bind(until).bind(signed(now_unix_ms));
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The tables at which somebody plays a game now.
    pub async fn tables_of_player(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<String> = reading!(self, pool => sqlx::query_scalar(PLAYING).bind(person.as_str()).fetch_all(pool).await)?;
        rows.iter().map(|table| id(table)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The day of the year 2027 that begins after so many others.
    fn day_of_2027(n: u64) -> u64 {
        1_798_761_600_000 + n * DAY_MS
    }

    fn taken(began: u64, until: u64) -> VacationRow {
        VacationRow { person: PersonId::from_random([1; 16]), began_unix_ms: began, until_unix_ms: until }
    }

    #[test]
    fn a_year_has_thirty_days_and_a_day_that_has_begun_counts_whole() {
        assert_eq!((year_of(day_of_2027(0)), year_of(day_of_2027(0) - 1), year_of(day_of_2027(365))), (2027, 2026, 2028));
        let now = day_of_2027(100);
        assert_eq!((vacation_days_left(&[], now), longest_vacation(&[], now)), (30, 30));
        let short = taken(day_of_2027(10), day_of_2027(10) + 1);
        assert_eq!(vacation_days_left(&[short], now), 29);
        let long = taken(day_of_2027(20), day_of_2027(28) + 1);
        assert_eq!((vacation_days_left(&[short, long], now), longest_vacation(&[short, long], now)), (20, 20));
        assert_eq!(vacation_days_left(&[taken(day_of_2027(0), day_of_2027(90))], now), 0);
    }

    #[test]
    fn days_count_in_the_year_in_which_they_begin() {
        let over_new_year = taken(day_of_2027(360), day_of_2027(370));
        assert_eq!(vacation_days_left(&[over_new_year], day_of_2027(364)), 25);
        assert_eq!(vacation_days_left(&[over_new_year], day_of_2027(366)), 25);
        assert_eq!(longest_vacation(&[], day_of_2027(360)), 35, "five days of this year, thirty of the next");
        assert_eq!(longest_vacation(&[taken(day_of_2027(0), day_of_2027(30))], day_of_2027(360)), 0);
    }
}
