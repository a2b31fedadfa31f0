//! What is said in clubs, what was done in them, and their seasons.

use super::clubs::{MOST_CLUB_ACTS, NOTE};
use super::{Store, StoreError, from_json, id, reading, signed, unsigned, writing};
use trilynx_protocol::http::{ClubAct, ClubSeason, NewClubSeason, TournamentLine};
use trilynx_protocol::{ClubId, PersonId, TournamentId};

/// The most messages of a club that are kept.
pub const MOST_CLUB_MESSAGES: u32 = 100;
/// The most seasons of a club.
pub const MOST_CLUB_SEASONS: u32 = 20;
/// The most tournaments that count for a season: the latest.
pub const MOST_SEASON_TOURNAMENTS: u32 = 100;

/// A message in the chat of a club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubMessageRow {
    /// Its number in the club.
    pub number: u64,
    /// Who wrote it.
    pub person: PersonId,
    /// When it was written.
    pub unix_ms: u64,
    /// One line.
    pub text: String,
}

/// The places of a tournament that counts for a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonTournament {
    /// What lists show of it.
    pub line: TournamentLine,
    /// The first places.
    pub places: Vec<(PersonId, u16)>,
}

pub(super) const MESSAGES: &str = "SELECT number, person, unix_ms, text FROM club_messages WHERE club = $1 ORDER BY number DESC LIMIT $2";
pub(super) const SAID_BY: &str =
    "SELECT club, unix_ms, text FROM club_messages WHERE person = $1 AND (club, number) > ($2, $3) ORDER BY club, number LIMIT $4";
pub(super) const ACTS: &str = "SELECT number, unix_ms, kind, person, about FROM club_acts WHERE club = $1 ORDER BY number DESC LIMIT $2";
pub(super) const SEASONS: &str =
    "SELECT number, name, begins_unix_ms, ends_unix_ms, best FROM club_seasons WHERE club = $1 ORDER BY number LIMIT $2";
pub(super) const TOURNAMENTS_OF_CLUB: &str = "SELECT line FROM tournaments WHERE club = $1 ORDER BY starts_unix_ms DESC, id DESC LIMIT $2";
pub(super) const SEASON_TOURNAMENTS: &str = "SELECT line FROM tournaments WHERE club = $1 AND starts_unix_ms >= $2 \
     AND starts_unix_ms < $3 AND stage = 'finished' ORDER BY starts_unix_ms DESC, id DESC LIMIT $4";
pub(super) const PLACES: &str = "SELECT person, place FROM tournament_places WHERE tournament = $1 ORDER BY person LIMIT $2";

type RawSeason = (i64, String, i64, i64, Option<i64>);

fn season((number, name, begins, ends, best): RawSeason) -> ClubSeason {
    ClubSeason {
        number: unsigned(number),
        name,
        begins_unix_ms: unsigned(begins),
        ends_unix_ms: unsigned(ends),
        best: best.and_then(|best| u8::try_from(best).ok()),
    }
}

impl Store {
    /// Somebody says something in a club, if they are a member of it; [`StoreError::Missing`] if not. Returns the number of the message.
    pub async fn say_in_club(&self, club: ClubId, person: PersonId, text: &str, now_unix_ms: u64) -> Result<u64, StoreError> {
        let count = "UPDATE clubs SET said = said + 1 WHERE id = $1 \
                     AND EXISTS (SELECT 1 FROM club_members AS m WHERE m.club = clubs.id AND m.person = $2)";
        let insert = "INSERT INTO club_messages (club, number, person, unix_ms, text) SELECT id, said, $2, $3, $4 FROM clubs WHERE id = $1";
        let forget = "DELETE FROM club_messages WHERE club = $1 AND number <= (SELECT said FROM clubs WHERE id = $1) - $2";
        let said = "SELECT said FROM clubs WHERE id = $1";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let counted = sqlx::query(count).bind(club.as_str()).bind(person.as_str()).execute(&mut *transaction).await?;
            if counted.rows_affected() == 0 {
                return Err(StoreError::Missing);
            }
            let query = sqlx::query(insert).bind(club.as_str()).bind(person.as_str()).bind(signed(now_unix_ms)).bind(text);
            query.execute(&mut *transaction).await?;
            sqlx::query(forget).bind(club.as_str()).bind(i64::from(MOST_CLUB_MESSAGES)).execute(&mut *transaction).await?;
            let number: i64 = sqlx::query_scalar(said).bind(club.as_str()).fetch_one(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(unsigned(number))
        })
    }

    /// Deletes a message; the act is kept. [`StoreError::Missing`] if there is none.
    pub async fn delete_club_message(&self, club: ClubId, by: PersonId, number: u64, now_unix_ms: u64) -> Result<(), StoreError> {
        let author = "SELECT person FROM club_messages WHERE club = $1 AND number = $2";
        let delete = "DELETE FROM club_messages WHERE club = $1 AND number = $2";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(COUNT_UP).bind(club.as_str()).execute(&mut *transaction).await?;
            let found: Option<String> =
                sqlx::query_scalar(author).bind(club.as_str()).bind(signed(number)).fetch_optional(&mut *transaction).await?;
            let Some(author) = found else { return Err(StoreError::Missing) };
            sqlx::query(delete).bind(club.as_str()).bind(signed(number)).execute(&mut *transaction).await?;
            let note = sqlx::query(NOTE).bind(club.as_str()).bind(signed(now_unix_ms)).bind("delete_message").bind(by.as_str());
            note.bind(Some(author)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The last messages of a club, oldest first.
    pub async fn club_messages(&self, club: ClubId) -> Result<Vec<ClubMessageRow>, StoreError> {
        let rows: Vec<(i64, String, i64, String)> = reading!(self, pool => {
            sqlx::query_as(MESSAGES).bind(club.as_str()).bind(i64::from(MOST_CLUB_MESSAGES)).fetch_all(pool).await
        })?;
        let row = |(number, person, unix_ms, text): (i64, String, i64, String)| {
            Ok(ClubMessageRow { number: unsigned(number), person: id(&person)?, unix_ms: unsigned(unix_ms), text })
        };
        rows.into_iter().rev().map(row).collect()
    }

    /// What somebody said in clubs and is still there.
    pub async fn said_in_clubs(&self, person: PersonId) -> Result<Vec<(ClubId, u64, String)>, StoreError> {
        // No more than the clubs in which somebody can be hold, and those they have left.
        let most = i64::from(MOST_CLUB_MESSAGES) * 200;
        let rows: Vec<(String, i64, String)> = reading!(self, pool => {
            sqlx::query_as(SAID_BY).bind(person.as_str()).bind("").bind(0_i64).bind(most).fetch_all(pool).await
        })?;
        rows.into_iter().map(|(club, unix_ms, text)| Ok((id(&club)?, unsigned(unix_ms), text))).collect()
    }

    /// The last acts in a club, the latest first.
    pub async fn club_acts(&self, club: ClubId) -> Result<Vec<ClubAct>, StoreError> {
        type Row = (i64, i64, String, String, Option<String>);
        let rows: Vec<Row> =
            reading!(self, pool => sqlx::query_as(ACTS).bind(club.as_str()).bind(i64::from(MOST_CLUB_ACTS)).fetch_all(pool).await)?;
        let row = |(number, unix_ms, kind, by, about): Row| {
            let about = about.as_deref().map(id).transpose()?;
            Ok(ClubAct { number: unsigned(number), unix_ms: unsigned(unix_ms), kind, by: id(&by)?, about })
        };
        rows.into_iter().map(row).collect()
    }

    /// Names a season. Returns its number; nothing if there are [`MOST_CLUB_SEASONS`].
    pub async fn add_club_season(
        &self,
        club: ClubId,
        by: PersonId,
        new: &NewClubSeason,
        now_unix_ms: u64,
    ) -> Result<Option<u64>, StoreError> {
        let insert = "INSERT INTO club_seasons (club, number, name, begins_unix_ms, ends_unix_ms, best) SELECT id, version, $2, $3, $4, $5 FROM clubs \
                      WHERE id = $1 AND (SELECT COUNT(*) FROM club_seasons AS s WHERE s.club = clubs.id) < $6";
        let version = "SELECT version FROM clubs WHERE id = $1";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(COUNT_UP).bind(club.as_str()).execute(&mut *transaction).await?;
            let added = sqlx::query(insert)
                .bind(club.as_str())
                .bind(&new.name)
                .bind(signed(new.begins_unix_ms))
                .bind(signed(new.ends_unix_ms))
                .bind(new.best.map(i64::from))
                .bind(i64::from(MOST_CLUB_SEASONS))
                .execute(&mut *transaction)
                .await?;
            if added.rows_affected() == 0 {
                return Ok(None);
            }
            let note = sqlx::query(NOTE).bind(club.as_str()).bind(signed(now_unix_ms)).bind("add_season").bind(by.as_str());
            note.bind(None::<&str>).execute(&mut *transaction).await?;
            let number: i64 = sqlx::query_scalar(version).bind(club.as_str()).fetch_one(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(Some(unsigned(number)))
        })
    }

    /// Deletes a season; [`StoreError::Missing`] if there is none.
    pub async fn delete_club_season(&self, club: ClubId, by: PersonId, number: u64, now_unix_ms: u64) -> Result<(), StoreError> {
        let delete = "DELETE FROM club_seasons WHERE club = $1 AND number = $2";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(COUNT_UP).bind(club.as_str()).execute(&mut *transaction).await?;
            let deleted = sqlx::query(delete).bind(club.as_str()).bind(signed(number)).execute(&mut *transaction).await?;
            if deleted.rows_affected() == 0 {
                return Err(StoreError::Missing);
            }
            let note = sqlx::query(NOTE).bind(club.as_str()).bind(signed(now_unix_ms)).bind("delete_season").bind(by.as_str());
            note.bind(None::<&str>).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// The seasons of a club, the one that ends last first.
    pub async fn club_seasons(&self, club: ClubId) -> Result<Vec<ClubSeason>, StoreError> {
        let rows: Vec<RawSeason> = reading!(self, pool => {
            sqlx::query_as(SEASONS).bind(club.as_str()).bind(i64::from(MOST_CLUB_SEASONS)).fetch_all(pool).await
        })?;
        let mut seasons: Vec<ClubSeason> = rows.into_iter().map(season).collect();
        seasons.sort_by_key(|season| std::cmp::Reverse((season.ends_unix_ms, season.number)));
        Ok(seasons)
    }

    /// The tournaments of a club, the latest first.
    pub async fn tournaments_of_club(&self, club: ClubId, limit: u32) -> Result<Vec<TournamentLine>, StoreError> {
        let rows: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(TOURNAMENTS_OF_CLUB).bind(club.as_str()).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.iter().map(|line| from_json(line, "tournaments.line")).collect()
    }

    /// The club that a tournament belongs to.
    pub async fn club_of_tournament(&self, tournament: TournamentId) -> Result<Option<ClubId>, StoreError> {
        let sql = "SELECT club FROM tournaments WHERE id = $1";
        let club: Option<Option<String>> =
            reading!(self, pool => sqlx::query_scalar(sql).bind(tournament.as_str()).fetch_optional(pool).await)?;
        club.flatten().as_deref().map(id).transpose()
    }

    /// The finished tournaments of a club that count for a season, the latest first, with their places.
    pub async fn season_tournaments(&self, club: ClubId, season: &ClubSeason) -> Result<Vec<SeasonTournament>, StoreError> {
        let lines: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(SEASON_TOURNAMENTS)
                .bind(club.as_str())
                .bind(signed(season.begins_unix_ms))
                .bind(signed(season.ends_unix_ms))
                .bind(i64::from(MOST_SEASON_TOURNAMENTS))
                .fetch_all(pool)
                .await
        })?;
        let mut found = Vec::new();
        for line in lines {
            let line: TournamentLine = from_json(&line, "tournaments.line")?;
            let most = super::tournaments::MOST_PLACES as i64;
            let rows: Vec<(String, i64)> =
                reading!(self, pool => sqlx::query_as(PLACES).bind(line.id.as_str()).bind(most).fetch_all(pool).await)?;
            let place = |(person, place): (String, i64)| Ok((id(&person)?, u16::try_from(place).unwrap_or(u16::MAX)));
            let places = rows.into_iter().map(place).collect::<Result<_, StoreError>>()?;
            found.push(SeasonTournament { line, places });
        }
        Ok(found)
    }
}

/// What changes a club does this first, and so comes after whatever else changes it.
const COUNT_UP: &str = "UPDATE clubs SET version = version + 1 WHERE id = $1";
