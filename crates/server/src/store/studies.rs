//! Saved studies: a snapshot, the changes since, and who belongs to them.
//!
//! The one thing to know: the rows of members are the truth about who belongs to a study, because people are deleted and guests become
//! accounts without a change of the study; everything else is what the snapshot and the changes say.

use super::{Store, StoreError, from_json, id, reading, signed, small, there, to_json, unsigned, writing};
use trilynx_protocol::study::{SavedStudy, StudyChange, StudyEntry, StudyLine, StudyMember, StudyRole, Visibility};
use trilynx_protocol::{PersonId, StudyId};

/// The changes before a snapshot that are kept for those who were away, and whose keys are remembered.
pub const KEPT_ENTRIES: u32 = 512;
/// The most studies in a list.
pub const MOST_LISTED: usize = 200;

/// A place in a list of studies, which is ordered by the last change, newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyCursor {
    /// When the study was changed last.
    pub changed_unix_ms: u64,
    /// Which it is among those changed at the same time.
    pub study: StudyId,
}

/// A study as it is stored.
pub struct StoredStudy {
    /// At the version of its snapshot.
    pub snapshot: SavedStudy,
    /// The changes that are kept, some of them before the snapshot.
    pub entries: Vec<StudyEntry>,
    /// Who belongs to it now.
    pub members: Vec<StudyMember>,
}

pub(super) const STUDY_ENTRIES: &str = "SELECT version, entry FROM study_events WHERE study = $1 AND version > $2 ORDER BY version";
pub(super) const STUDIES_OF: &str = "SELECT s.id, s.name, s.visibility, m.role, s.changed_unix_ms FROM study_members AS m \
    JOIN studies AS s ON s.id = m.study WHERE m.person = $1 AND (s.changed_unix_ms, s.id) < ($2, $3) ORDER BY s.changed_unix_ms DESC, s.id DESC LIMIT $4";
pub(super) const PUBLIC_STUDIES: &str = "SELECT id, name, visibility, CAST(NULL AS TEXT), changed_unix_ms FROM studies \
    WHERE visibility = 'public' AND (changed_unix_ms, id) < ($1, $2) ORDER BY changed_unix_ms DESC, id DESC LIMIT $3";

/// What is forgotten with somebody: the studies they own, and that they belonged to others.
pub(super) const FORGET_STUDIES: [&str; 4] = [
    "DELETE FROM study_events WHERE study IN (SELECT study FROM study_members WHERE person = $1 AND role = 'owner')",
    "DELETE FROM studies WHERE id IN (SELECT study FROM study_members WHERE person = $1 AND role = 'owner')",
    "DELETE FROM study_members WHERE study IN (SELECT study FROM study_members WHERE person = $1 AND role = 'owner')",
    "DELETE FROM study_members WHERE person = $1",
];
/// A guest's studies become those of an account. Where both belong to one, the account keeps what it is, unless the guest owns it.
pub(super) const MERGE_STUDIES: [&str; 3] = [
    "DELETE FROM study_members WHERE person = $2 AND study IN (SELECT study FROM study_members WHERE person = $1 AND role = 'owner')",
    "UPDATE study_members SET person = $2 WHERE person = $1 AND study NOT IN (SELECT study FROM study_members WHERE person = $2)",
    "DELETE FROM study_members WHERE person = $1 AND study IN (SELECT study FROM study_members WHERE person = $2)",
];

fn role(text: &str) -> Result<StudyRole, StoreError> {
    let all = [StudyRole::Owner, StudyRole::Writer, StudyRole::Reader];
    all.into_iter().find(|role| role.name() == text).ok_or_else(|| StoreError::Corrupt(format!("study_members.role {text}")))
}

fn visibility(text: &str) -> Result<Visibility, StoreError> {
    let all = [Visibility::Private, Visibility::Link, Visibility::Public];
    all.into_iter().find(|known| known.name() == text).ok_or_else(|| StoreError::Corrupt(format!("studies.visibility {text}")))
}

type RawLine = (String, String, String, Option<String>, i64);

fn line((study, name, seen_by, own, changed_unix_ms): RawLine) -> Result<StudyLine, StoreError> {
    let role = own.as_deref().map(role).transpose()?;
    Ok(StudyLine { id: id(&study)?, name, visibility: visibility(&seen_by)?, role, changed_unix_ms: unsigned(changed_unix_ms) })
}

/// What is bound for a place; for the beginning of the list, what lies before every study.
fn place(before: Option<StudyCursor>) -> (i64, String) {
    before.map_or((i64::MAX, String::new()), |cursor| (signed(cursor.changed_unix_ms), cursor.study.to_string()))
}

impl Store {
    /// Stores a new study with its owner.
    pub async fn create_study(&self, study: &SavedStudy, now_unix_ms: u64) -> Result<(), StoreError> {
        let version = i64::from(study.version);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "INSERT INTO studies (id, name, visibility, version, snapshot_version, snapshot, changed_unix_ms) \
                       VALUES ($1, $2, $3, $4, $4, $5, $6)";
            sqlx::query(sql)
                .bind(study.id.as_str())
                .bind(&study.name)
                .bind(study.visibility.name())
                .bind(version)
                .bind(to_json(study))
                .bind(signed(now_unix_ms))
                .execute(&mut *transaction)
                .await?;
            for member in &study.members {
                let sql = "INSERT INTO study_members (study, person, role, since) VALUES ($1, $2, $3, 0)";
                sqlx::query(sql).bind(study.id.as_str()).bind(member.person.as_str()).bind(member.role.name()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// A study as it is stored, if there is one.
    pub async fn study(&self, study: StudyId) -> Result<Option<StoredStudy>, StoreError> {
        let sql = "SELECT snapshot, snapshot_version FROM studies WHERE id = $1";
        let row: Option<(String, i64)> = reading!(self, pool => sqlx::query_as(sql).bind(study.as_str()).fetch_optional(pool).await)?;
        let Some((snapshot, at)) = row else { return Ok(None) };
        let from = at - i64::from(KEPT_ENTRIES);
        let rows: Vec<(i64, String)> =
            reading!(self, pool => sqlx::query_as(STUDY_ENTRIES).bind(study.as_str()).bind(from).fetch_all(pool).await)?;
        let entries = rows.iter().map(|(_, entry)| from_json(entry, "study_events.entry")).collect::<Result<_, _>>()?;
        let sql = "SELECT person, role FROM study_members WHERE study = $1 ORDER BY since, person";
        let rows: Vec<(String, String)> = reading!(self, pool => sqlx::query_as(sql).bind(study.as_str()).fetch_all(pool).await)?;
        let members = rows.iter().map(|(person, own)| Ok(StudyMember { person: id(person)?, role: role(own)? }));
        let members = members.collect::<Result<_, StoreError>>()?;
        Ok(Some(StoredStudy { snapshot: from_json(&snapshot, "studies.snapshot")?, entries, members }))
    }

    /// Stores a change at the version after the last one; [`StoreError::Taken`] if another is there already, [`StoreError::Missing`] if the
    /// study is not.
    pub async fn append_study(&self, study: StudyId, entry: &StudyEntry, now_unix_ms: u64) -> Result<(), StoreError> {
        let (name, seen_by) = match &entry.change {
            StudyChange::Rename { name } => (Some(name.as_str()), None),
            StudyChange::SetVisibility { visibility } => (None, Some(visibility.name())),
            _ => (None, None),
        };
        let version = i64::from(entry.version);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "UPDATE studies SET version = $2, changed_unix_ms = $3, name = COALESCE($4, name), \
                       visibility = COALESCE($5, visibility) WHERE id = $1 AND version = $2 - 1";
            let changed = sqlx::query(sql)
                .bind(study.as_str())
                .bind(version)
                .bind(signed(now_unix_ms))
                .bind(name)
                .bind(seen_by)
                .execute(&mut *transaction)
                .await?;
            there(changed.rows_affected())?;
            let sql = "INSERT INTO study_events (study, version, entry) VALUES ($1, $2, $3)";
            sqlx::query(sql).bind(study.as_str()).bind(version).bind(to_json(entry)).execute(&mut *transaction).await?;
            match &entry.change {
                StudyChange::SetMember { person, role } => {
                    let sql = "INSERT INTO study_members (study, person, role, since) VALUES ($1, $2, $3, $4) \
                               ON CONFLICT (study, person) DO UPDATE SET role = excluded.role";
                    let query = sqlx::query(sql).bind(study.as_str()).bind(person.as_str()).bind(role.name()).bind(version);
                    query.execute(&mut *transaction).await?;
                }
                StudyChange::RemoveMember { person } => {
                    let sql = "DELETE FROM study_members WHERE study = $1 AND person = $2";
                    sqlx::query(sql).bind(study.as_str()).bind(person.as_str()).execute(&mut *transaction).await?;
                }
                _ => {}
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Stores a study as it is at its version, and forgets changes that nobody will ask for.
    pub async fn snapshot_study(&self, study: &SavedStudy) -> Result<(), StoreError> {
        let version = i64::from(study.version);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "UPDATE studies SET snapshot = $2, snapshot_version = $3 WHERE id = $1 AND snapshot_version < $3";
            sqlx::query(sql).bind(study.id.as_str()).bind(to_json(study)).bind(version).execute(&mut *transaction).await?;
            let sql = "DELETE FROM study_events WHERE study = $1 AND version <= $2";
            sqlx::query(sql).bind(study.id.as_str()).bind(version - i64::from(KEPT_ENTRIES)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Deletes a study with everything that belongs to it.
    pub async fn delete_study(&self, study: StudyId) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in ["DELETE FROM study_events WHERE study = $1", "DELETE FROM study_members WHERE study = $1"] {
                sqlx::query(sql).bind(study.as_str()).execute(&mut *transaction).await?;
            }
            let sql = "DELETE FROM studies WHERE id = $1";
            let changed = sqlx::query(sql).bind(study.as_str()).execute(&mut *transaction).await?.rows_affected();
            transaction.commit().await?;
            there(changed)
        })
    }

    /// The studies that somebody belongs to, the one changed last first.
    pub async fn studies_of(&self, person: PersonId, before: Option<StudyCursor>) -> Result<Vec<StudyLine>, StoreError> {
        let (changed, study) = place(before);
        let rows: Vec<RawLine> = reading!(self, pool => {
            sqlx::query_as(STUDIES_OF).bind(person.as_str()).bind(changed).bind(study).bind(MOST_LISTED as i64).fetch_all(pool).await
        })?;
        rows.into_iter().map(line).collect()
    }

    /// The public studies, the one changed last first.
    pub async fn public_studies(&self, before: Option<StudyCursor>) -> Result<Vec<StudyLine>, StoreError> {
        let (changed, study) = place(before);
        let rows: Vec<RawLine> = reading!(self, pool => {
            sqlx::query_as(PUBLIC_STUDIES).bind(changed).bind(study).bind(MOST_LISTED as i64).fetch_all(pool).await
        })?;
        rows.into_iter().map(line).collect()
    }

    /// How many studies somebody owns.
    pub async fn owned_studies(&self, person: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM study_members WHERE person = $1 AND role = 'owner'";
        let count: i64 = reading!(self, pool => sqlx::query_scalar(sql).bind(person.as_str()).fetch_one(pool).await)?;
        small(count, "study_members")
    }
}
